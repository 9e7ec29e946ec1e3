# Kurs `1850`: co prezes może zrobić dla swojej spółki.

course-1850 = Co jest szczególne w 1850
    .about = Pozycje z 1850, w których decydują jego własne zasady.

## Ochrona ceny

lesson-1850-protection = Ochrona ceny
    .about = Ktoś sprzedaje akcje twojej spółki. Możesz kupić wszystkie, a cena zostanie.
lesson-1850-protection-fall-1 = Masz prezesurę NP. Ada właśnie sprzedaje jej akcję i kończy turę.
lesson-1850-protection-fall-2 = Cena { MONEY($price) } jeszcze się nie ruszyła: w 1850 najpierw pyta się prezesa. Kto kupuje cały pakiet, utrzymuje cenę.
lesson-1850-protection-fall-3 = Najpierw zobacz, co będzie bez tego. Niech akcja idzie na giełdę: spasuj.
lesson-1850-protection-fall-wrong = Cofnij ruch i spasuj.
lesson-1850-protection-fall-wrong-buy-shares = Cena jest ochroniona. Do tego dojdziemy, ale najpierw zobaczmy, jak spada. Cofnij ruch i spasuj.
lesson-1850-protection-wait-1 = Akcja leży na giełdzie, a NP spadła do { MONEY($price) }. Razem z nią straciły wszystkie twoje akcje.
lesson-1850-protection-wait-2 = Ada ma ich jeszcze { $ada }, a tura jest twoja. Trzymaj pieniądze w pogotowiu: spasuj.
lesson-1850-protection-wait-wrong = Te pieniądze będą potrzebne. Cofnij ruch i spasuj.
lesson-1850-protection-protect-1 = Ada sprzedaje dwie naraz. Cały pakiet albo nic: dwie akcje po { MONEY($price) }, gotówką. Masz { MONEY($cash) }.
lesson-1850-protection-protect-2 = Granica 60% nie dotyczy tego, kto chroni cenę. Kup pakiet.
lesson-1850-protection-protect-wrong = Cofnij ruch i kup pakiet.
lesson-1850-protection-protect-wrong-pass = Dwie akcje to dwa kroki w dół. Cofnij ruch i kup pakiet.
lesson-1850-protection-done-1 = Cena to nadal { MONEY($price) }. Masz akcji: { $shares }, gotówki { MONEY($cash) }. Ochrona zajęła twoją turę.
lesson-1850-protection-done-2 = Ada pasuje. Spasuj i ty, a runda się skończy.
lesson-1850-protection-done-wrong = Cofnij ruch i spasuj.
lesson-1850-protection-end = NP stoi na { MONEY($price) }, masz akcji: { $shares }, gotówki { MONEY($cash) }. Już wiesz: prezes może kupić sprzedany pakiet (1850-SR.PP.1), cały albo wcale (1850-SR.PP.2). Bez gotówki nikt ceny nie ochroni.
