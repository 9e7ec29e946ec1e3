# Kurs `1848`: pożyczki Banku Anglii, spółki, które mu przypadają, i jego akcje.

course-1848 = 1848: Bank Anglii
    .about = Pożycza każdemu, niczego nie żąda z powrotem i zabiera tych, którzy upadli. Cztery krótkie lekcje.

## Pożyczki

lesson-1848-loans = Pożyczka
    .about = { MONEY(100) } od ręki i bez zwrotu. Płaci za nią kurs akcji.
lesson-1848-loans-borrow-1 = Kierujesz SAR. Ma { MONEY($treasury) }, a pociąg 3 kosztuje { MONEY($cost) }. Nie wolno dołożyć z własnej kieszeni: w 1848 dyrektor nie pomaga.
lesson-1848-loans-borrow-2 = Od pierwszego pociągu 3 Bank Anglii udziela pożyczek. Pożyczka to { MONEY(100) }, raz na rundę operacyjną. Nikt jej nigdy nie zwraca i nie ma odsetek.
lesson-1848-loans-borrow-3 = Płaci kurs: znacznik SAR idzie o dwie kolumny w lewo. Akcja kosztuje teraz { MONEY($price) }. Weź pożyczkę i spójrz na tabelę kursów.
lesson-1848-loans-borrow-wrong = Cofnij ruch i najpierw weź pożyczkę.
lesson-1848-loans-borrow-wrong-run-trains = Pożyczkę wolno wziąć w dowolnej chwili tury, więc nic się nie stało. Na tej lekcji cofnij ruch i najpierw weź pożyczkę.
lesson-1848-loans-borrow-wrong-buy-private = Te pieniądze idą do ciebie, a SAR zbiera na pociąg. Cofnij ruch i weź pożyczkę.
lesson-1848-loans-run-1 = SAR ma teraz { MONEY($treasury) }. Jej akcja spadła do { MONEY($price) }.
lesson-1848-loans-run-2 = Ktoś się cieszy: akcja Banku Anglii kosztuje już { MONEY($bank) }. Każda pożyczka, czyjakolwiek, podnosi ją o stopień.
lesson-1848-loans-run-3 = Teraz pociągi. Uruchom je: { MONEY($best) }.
lesson-1848-loans-run-wrong = Cofnij ruch i uruchom pociągi.
lesson-1848-loans-pay-1 = Znacznik stoi w kolumnie C. Kolumna A to zarząd komisaryczny: kto tam trafi, przepada.
lesson-1848-loans-pay-2 = Dywidenda prowadzi o kolumnę w prawo, z powrotem od { MONEY($price) }. Wypłać dywidendę.
lesson-1848-loans-pay-wrong = Cofnij ruch i wypłać dywidendę.
lesson-1848-loans-pay-wrong-declare-dividend = SAR stoi teraz w kolumnie B, tuż obok zarządu komisarycznego. Jeszcze jedna pożyczka albo runda bez dywidendy i po niej. Cofnij ruch i wypłać dywidendę.
lesson-1848-loans-buy-1 = Dywidenda przywróciła kurs { MONEY($price) }. Połowa kosztu pożyczki jest już odrobiona.
lesson-1848-loans-buy-2 = Kup to, po co była pożyczka: pociąg 3 z banku za { MONEY($cost) }. SAR ma { MONEY($treasury) }.
lesson-1848-loans-buy-wrong = Cofnij ruch i kup pociąg 3 z banku.
lesson-1848-loans-buy-wrong-pass = Wtedy dwie kolumny przepadły na darmo. Cofnij ruch i kup pociąg 3.
lesson-1848-loans-buy-wrong-buy-train = Też dobry pociąg, ale nie po to była pożyczka. Cofnij ruch i kup pociąg 3 z banku.
lesson-1848-loans-end = SAR ma pociąg i { MONEY($treasury) }; jej akcja kosztuje { MONEY($price) }, akcja Banku Anglii { MONEY($bank) }. Już wiesz: pożyczka to { MONEY(100) } za dwie kolumny, raz na rundę, i nikt jej nie zwraca. Pożyczaj, gdy zakup odrobi te kolumny. Zasady: od 1848-5.6.1a do 1848-5.6.3a.

## Upadek

lesson-1848-fall = Zarząd komisaryczny
    .about = Jak spółka przypada Bankowi Anglii i za co odpowiada jej dyrektor.
lesson-1848-fall-greed-1 = CAR pod wodzą Ady ma już pierwszy pociąg 4, więc cztery pociągi 2 spółki SAR poszły na złom. SAR ma { MONEY($treasury) }, pociąg 4 kosztuje { MONEY($cost) }. Akurat by wystarczyło.
lesson-1848-fall-greed-2 = Ale masz też The Ghan, P4. SAR może ją kupić od ciebie, swojego dyrektora, za najwyżej { MONEY(220) }. Masz tylko { MONEY($cash) }, a razem z akcjami { MONEY($worth) }.
lesson-1848-fall-greed-3 = Bądźmy chciwi i zobaczmy, jak to się skończy. Niech SAR kupi The Ghan za { MONEY(220) }.
lesson-1848-fall-greed-wrong = Cofnij ruch: niech SAR kupi The Ghan za { MONEY(220) }.
lesson-1848-fall-greed-wrong-buy-private = Jak chciwość, to do końca. Cofnij ruch: niech SAR kupi The Ghan za { MONEY(220) }.
lesson-1848-fall-more-1 = Masz { MONEY($cash) }, w SAR zostało { MONEY($treasury) }. Weźmy i to: niech SAR kupi Oodnadatta, P2, za { MONEY(80) }.
lesson-1848-fall-more-wrong = Cofnij ruch: niech SAR kupi Oodnadatta za { MONEY(80) }.
lesson-1848-fall-more-wrong-buy-private = Cofnij ruch i podaj najwyższą cenę: { MONEY(80) } za Oodnadatta.
lesson-1848-fall-idle-1 = Skarbiec jest pusty. SAR ma trasę z Adelaide do Port Pirie, ale nie ma pociągu.
lesson-1848-fall-idle-2 = Bez dochodu znacznik idzie o kolumnę w lewo od { MONEY($price) }. Nie buduj toru i zobacz.
lesson-1848-fall-idle-wrong = Cofnij ruch i nie buduj toru.
lesson-1848-fall-idle-wrong-lay-tile = Tor bez pociągu nic nie zarabia. Cofnij ruch i nie buduj toru.
lesson-1848-fall-idle-wrong-borrow = Na pociąg 4 jedna pożyczka nie wystarczy, a dwie kolumny już przepadły. Cofnij ruch i nie buduj toru.
lesson-1848-fall-fall-1 = Kolumna D, { MONEY($price) }. Spółka z trasą musi mieć pociąg: potrzeba { MONEY($cost) }, SAR ma { MONEY($treasury) }. Pożycza więc, aż wystarczy.
lesson-1848-fall-fall-2 = Pierwsza pożyczka w rundzie kosztuje dwie kolumny, każda następna trzy. Z D pierwsza prowadzi do B, druga do A. A potrzeba trzech.
lesson-1848-fall-fall-3 = Nie ma wyjścia. Akcje SAR: Ada { $ada }, Ben { $ben }. Kup pociąg 4 i zobacz, co się stanie.
lesson-1848-fall-fall-wrong = Cofnij ruch i kup pociąg 4.
lesson-1848-fall-fall-wrong-borrow = Przy zakupie pożyczki biorą się same. Cofnij ruch i kup pociąg 4.
lesson-1848-fall-fall-wrong-buy-train = Na jedno wychodzi. Na tej lekcji cofnij ruch i kup zwykły pociąg 4.
lesson-1848-fall-end = SAR już nie ma, twoich akcji też nie. Ada i Ben dostają cenę emisyjną, { MONEY(70) } za akcję: { MONEY(200) } z dwóch pożyczek, { MONEY(220) } z twojej kieszeni; bez gotówki trzeba by sprzedawać akcje. Twój majątek to teraz { MONEY($worth) }, w tym gotówka { MONEY($cash) }; twój limit certyfikatów jest mniejszy o cztery, pozostałych o dwa, a akcja Banku Anglii kosztuje { MONEY($bank) }. Zasady: od 1848-5.5.1a do 1848-5.5.5b, 1848-8.4.1a.

## Ratunek

lesson-1848-rescue = Bez zarządu komisarycznego
    .about = Ta sama tura jeszcze raz. Teraz pieniądze zostają tam, gdzie są potrzebne.
lesson-1848-rescue-lay-1 = Ta sama chwila: nie ma pociągu, w skarbcu { MONEY($treasury) }, pociąg 4 kosztuje { MONEY($cost) }. Tym razem nie ruszamy pieniędzy SAR.
lesson-1848-rescue-lay-2 = Modernizacja, czyli lepszy kafelek w miejsce leżącego, nic nie kosztuje. Połóż zielony kafelek na Adelaide, G3: miasto będzie warte dwa razy więcej.
lesson-1848-rescue-lay-wrong = Cofnij ruch i połóż zielony kafelek na G3.
lesson-1848-rescue-lay-wrong-pass = Modernizacja nic nie kosztuje, a bez niej pociąg zarobi mniej. Cofnij ruch i połóż zielony kafelek na G3.
lesson-1848-rescue-lay-wrong-buy-private = Tak właśnie SAR upadła. Cofnij ruch i połóż zielony kafelek na G3.
lesson-1848-rescue-lay-wrong-borrow = Dwie kolumny za pieniądze, których SAR nie potrzebuje. Cofnij ruch i połóż zielony kafelek na G3.
lesson-1848-rescue-lay-wrong-lay-tile = Adelaide od tego nie rośnie. Cofnij ruch i połóż zielony kafelek na G3.
lesson-1848-rescue-token-1 = Stacja w Port Pirie kosztowałaby { MONEY(40) }. Wtedy z { MONEY($treasury) } nie wystarczy już na pociąg za { MONEY($cost) }. Nie stawiaj stacji.
lesson-1848-rescue-token-wrong = Cofnij ruch i nie stawiaj stacji.
lesson-1848-rescue-token-wrong-place-token = Dobre miejsce, zły czas: teraz na pociąg 4 potrzeba pożyczki. Z D prowadzi ona do kolumny B, ostatniej przed upadkiem. Cofnij ruch i nie stawiaj stacji.
lesson-1848-rescue-buy-1 = Nie ma pociągu, nie ma dochodu: akcja kosztuje { MONEY($price) }, kolumna D.
lesson-1848-rescue-buy-2 = Ale { MONEY($treasury) } akurat wystarcza. Kup pociąg 4 z banku za { MONEY($cost) }, bez żadnej pożyczki.
lesson-1848-rescue-buy-wrong = Cofnij ruch i kup pociąg 4 z banku.
lesson-1848-rescue-buy-wrong-borrow = SAR stoi teraz w kolumnie B z pieniędzmi, których nie potrzebuje. Cofnij ruch i kup pociąg 4.
lesson-1848-rescue-buy-wrong-buy-private = Tak właśnie SAR upadła. Cofnij ruch i kup pociąg 4.
lesson-1848-rescue-buy-wrong-buy-train = Na cudzy pociąg potrzeba zgody. Cofnij ruch i kup pociąg 4 z banku.
lesson-1848-rescue-run-1 = Pociągi Bena i Ady pojechały, dywidendy są wypłacone. Druga runda operacyjna: SAR ma wreszcie pociąg.
lesson-1848-rescue-run-2 = Uruchom go: { MONEY($best) }.
lesson-1848-rescue-run-wrong = Cofnij ruch i uruchom pociąg.
lesson-1848-rescue-pay-1 = W skarbcu jest { MONEY($treasury) }, akcja kosztuje { MONEY($price) }. Mimo to kolumna jest ważniejsza: wypłać dywidendę i odsuń się od krawędzi.
lesson-1848-rescue-pay-wrong = Cofnij ruch i wypłać dywidendę.
lesson-1848-rescue-pay-wrong-declare-dividend = Kolumna C: stąd jedna pożyczka to już upadek. Cofnij ruch i wypłać dywidendę.
lesson-1848-rescue-end = SAR żyje, akcja kosztuje { MONEY($price) }, a twój majątek to { MONEY($worth) }: o wiele więcej niż z ograbionym skarbcem. Już wiesz: trzymaj w skarbcu cenę następnego pociągu, trzymaj się z dala od lewej krawędzi, pożyczaj wcześnie i pojedynczo. Zasady: 1848-8.1a, 1848-8.4.1b, 1848-11.1a.

## Akcje Banku Anglii

lesson-1848-bank = Akcje Banku Anglii
    .about = Drożeją z każdą pożyczką i nigdy nie tanieją. Od fazy 3 płacą.
lesson-1848-bank-buy-1 = Bank Anglii, w skrócie BOE, ma dziesięć akcji i nie ma dyrektora. To nie ten bank, który płaci i któremu się płaci.
lesson-1848-bank-buy-2 = Akcja kosztuje tyle, ile wskazuje jego skala pożyczek: { MONEY($bank) }, dopóki nikt nie pożyczał. Sprzedaż jej nie obniża, podnoszą ją tylko pożyczki.
lesson-1848-bank-buy-3 = NSW ma już pociąg 3: pożyczki są otwarte, a w każdej rundzie operacyjnej akcja dostaje co najmniej { MONEY(10) }. Masz { MONEY($cash) }: kup akcję Banku Anglii.
lesson-1848-bank-buy-wrong = Cofnij ruch i kup akcję Banku Anglii.
lesson-1848-bank-buy-wrong-buy-shares = Akcja kolei może spaść. Cofnij ruch i kup akcję Banku Anglii: ona nie spada.
lesson-1848-bank-buy-wrong-start-corporation = Własna kolej to inny plan, a jej akcja może spaść. Cofnij ruch i kup akcję Banku Anglii.
lesson-1848-bank-buy-wrong-pass = Twoje { MONEY($cash) } leżałoby bezczynnie. Cofnij ruch i kup akcję Banku Anglii.
lesson-1848-bank-buy-wrong-sell-shares = Pieniędzy wystarcza. Cofnij ruch i kup akcję Banku Anglii.
lesson-1848-bank-second-1 = Nadal kosztuje { MONEY($bank) }: zakup jej nie podnosi. Masz { MONEY($cash) }, kup drugą.
lesson-1848-bank-second-wrong = Cofnij ruch i kup drugą akcję Banku Anglii.
lesson-1848-bank-second-wrong-buy-shares = Cofnij ruch i kup akcję Banku Anglii: zaraz zaczną się pożyczki.
lesson-1848-bank-second-wrong-pass = Cofnij ruch i kup drugą: tak tanio już nie będzie.
lesson-1848-bank-borrow-1 = Runda operacyjna zaczęła się od dochodu twoich spółek prywatnych, { MONEY(30) }, i dywidendy: masz akcji Banku Anglii: { $shares }, po { MONEY(10) } na każdą. Masz { MONEY($cash) }.
lesson-1848-bank-borrow-2 = Potem CAR pod wodzą Ady bierze pożyczkę. Akcja Banku Anglii kosztuje już { MONEY($bank) }.
lesson-1848-bank-borrow-3 = Kierujesz SAR, jej akcja kosztuje { MONEY($price) }. Pożyczka kosztuje jej właścicieli dwie kolumny, a podnosi to, co masz tylko ty. Weź pożyczkę.
lesson-1848-bank-borrow-wrong = Cofnij ruch: niech SAR weźmie pożyczkę.
lesson-1848-bank-borrow-wrong-lay-tile = Tor może poczekać. Cofnij ruch: niech SAR weźmie pożyczkę.
lesson-1848-bank-borrow-wrong-pass = Cofnij ruch: niech SAR najpierw weźmie pożyczkę.
lesson-1848-bank-sell-1 = NSW też bierze pożyczkę, a SAR płaci dwa razy i znów kosztuje { MONEY($price) }. Ada kupuje akcję Banku Anglii już za { MONEY($bank) }.
lesson-1848-bank-sell-2 = Ty masz { $shares } i { MONEY($cash) } gotówki. Sprzedaż niczego nie obniża. Sprzedaj je po { MONEY($bank) }.
lesson-1848-bank-sell-wrong = Cofnij ruch i sprzedaj akcje Banku Anglii.
lesson-1848-bank-sell-wrong-sell-shares = Kurs kolei spada, gdy sprzedaje się jej akcje. Cofnij ruch i sprzedaj akcje Banku Anglii: ich kurs się nie zmienia.
lesson-1848-bank-sell-wrong-buy-shares = Po zakupie w tej samej turze już się nie sprzedaje. Cofnij ruch i sprzedaj akcje Banku Anglii.
lesson-1848-bank-sell-wrong-pass = Zatrzymać je to też dobry plan: płacą dalej. Na tej lekcji cofnij ruch i sprzedaj je.
lesson-1848-bank-end = Masz { MONEY($cash) }, a akcja nadal kosztuje { MONEY($bank) }. Już wiesz: cudze pożyczki podnoszą kurs tych akcji, upadłe spółki podnoszą ich dochód, a sprzedaż im nie szkodzi. Liczą się do limitu certyfikatów. Zasady: od 1848-5.4.2a do 1848-5.4.3b, 1848-12.4.2a.
