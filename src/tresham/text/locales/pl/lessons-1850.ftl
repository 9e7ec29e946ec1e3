# Kurs `1850`: co prezes może zrobić dla swojej spółki.

course-1850 = Co jest szczególne w 1850
    .about = Pozycje z 1850, w których decydują jej własne zasady.

## Obrona kursu

lesson-1850-protection = Obrona kursu
    .about = Ktoś sprzedaje akcje twojej spółki. Możesz kupić wszystkie, a kurs się nie zmieni.
lesson-1850-protection-fall-1 = Masz prezesurę NP. Ada właśnie sprzedaje jej akcję i kończy turę.
lesson-1850-protection-fall-2 = Kurs { MONEY($price) } jeszcze się nie zmienił: w 1850 najpierw pyta się prezesa. Kto kupuje cały pakiet, utrzymuje kurs.
lesson-1850-protection-fall-3 = Najpierw zobacz, co będzie bez tego. Niech akcja idzie na giełdę, gdzie leżą sprzedane akcje: kurs spadnie.
lesson-1850-protection-fall-wrong = Cofnij ruch i pozwól, by kurs spadł.
lesson-1850-protection-fall-wrong-buy-shares = Kurs jest obroniony. Do tego dojdziemy, ale najpierw zobaczmy, jak spada. Cofnij ruch i pozwól na to.
lesson-1850-protection-wait-1 = Akcja leży na giełdzie, a NP spadła do { MONEY($price) }. Razem z nią straciły wszystkie twoje akcje.
lesson-1850-protection-wait-2 = Ada ma ich jeszcze { $ada }, a tura jest twoja. Trzymaj pieniądze w pogotowiu: spasuj.
lesson-1850-protection-wait-wrong = Dalej będą potrzebne i twoje pieniądze, i twoje akcje. Cofnij ruch i spasuj.
lesson-1850-protection-protect-1 = Ada sprzedaje dwie naraz. Cały pakiet albo nic: dwie akcje po { MONEY($price) }, gotówką. Masz { MONEY($cash) }.
lesson-1850-protection-protect-2 = Nikt nie może kupić więcej niż 60% jednej kolei, ale ta granica nie dotyczy tego, kto broni kursu. Kup pakiet.
lesson-1850-protection-protect-wrong = Cofnij ruch i kup pakiet.
lesson-1850-protection-protect-wrong-pass = Dwie akcje to dwa kroki w dół. Cofnij ruch i kup pakiet.
lesson-1850-protection-done-1 = Kurs to nadal { MONEY($price) }. Masz akcji: { $shares }, gotówki { MONEY($cash) }. Obrona zajęła twoją turę.
lesson-1850-protection-done-2 = Ada pasuje. Spasuj i ty, a runda się skończy.
lesson-1850-protection-done-wrong = Tak runda potrwa dalej, a tu wszystko już widać. Cofnij ruch i spasuj.
lesson-1850-protection-end = Akcja NP kosztuje { MONEY($price) }, masz akcji: { $shares }, gotówki { MONEY($cash) }. Już wiesz: prezes może kupić sprzedany pakiet, cały albo wcale. Bez gotówki nikt kursu nie obroni. Zasady: 1850-SR.PP.1, 1850-SR.PP.2.

## Odkup akcji

lesson-1850-buy-back = Odkup i nowa emisja
    .about = Spółka odkupuje własną akcję, a potem sprzedaje ją znowu, po nowej cenie emisyjnej.
lesson-1850-buy-back-redeem-1 = Masz prezesurę NP. Sześć jej akcji jest twoich, cztery ma Ada, a w IPO, gdzie leżą akcje jeszcze przez nikogo niekupione, nie została żadna. Na początku kosztowały { MONEY($par) }, teraz kurs to { MONEY($price) }.
lesson-1850-buy-back-redeem-2 = Raz na rundę giełdową spółka może odkupić jedną własną akcję: z giełdy albo od gracza, który się zgodzi. Skarbiec płaci cenę rynkową, a kurs się nie zmienia. NP ma { MONEY($treasury) }.
lesson-1850-buy-back-redeem-3 = Najprościej sprzedać własną akcję: wtedy nikogo nie trzeba pytać. Na końcu panelu możesz działać nie za siebie, lecz za spółkę: niech NP odkupi jedną z twoich akcji.
lesson-1850-buy-back-redeem-wrong = Cofnij ruch i niech NP odkupi twoją akcję.
lesson-1850-buy-back-redeem-wrong-sell-shares = Tak akcja idzie na giełdę, a sprzedaż obniża kurs. Cofnij ruch i niech NP odkupi twoją akcję.
lesson-1850-buy-back-redeem-wrong-offer = Teraz trzeba pytać Adę, a ona może odmówić. Cofnij ruch i niech NP odkupi akcję od ciebie.
lesson-1850-buy-back-redeem-wrong-pass = Pieniądze dalej leżałyby bez pożytku. Cofnij ruch i niech NP odkupi twoją akcję.
lesson-1850-buy-back-reissue-1 = NP płaci ci { MONEY($price) }: masz { MONEY($cash) }, NP ma { MONEY($treasury) }, a kurs się nie zmienił. Akcja leży w skarbcu NP. Nie ma głosu, nikt nie może jej kupić, a jej dochód dostaje NP.
lesson-1850-buy-back-reissue-2 = W innej turze spółka może znów wystawić akcje ze skarbca na sprzedaż: wszystkie naraz i tylko wtedy, gdy IPO jest puste. Cenę emisyjną ustala się od nowa, blisko trzech czwartych kursu, ale nie niżej niż dawne { MONEY($par) }.
lesson-1850-buy-back-reissue-3 = Trzy czwarte z { MONEY($price) } dają cenę emisyjną { MONEY(82) }. Wyemituj akcję ponownie, znów na końcu panelu.
lesson-1850-buy-back-reissue-wrong = Cofnij ruch i ponownie wyemituj akcję NP.
lesson-1850-buy-back-reissue-wrong-pass = W jednej rundzie wolno jedno i drugie, byle nie w jednej turze. Cofnij ruch i ponownie wyemituj akcję.
lesson-1850-buy-back-buy-1 = Akcja jest na sprzedaż za { MONEY($par) }, choć kurs to nadal { MONEY($price) }. Ada chętnie by ją wzięła, ale ma tylko { MONEY($ada) } i pasuje.
lesson-1850-buy-back-buy-2 = Oddać akcję spółce to nie to samo co sprzedać, więc nadal wolno ci kupować. Kup akcję.
lesson-1850-buy-back-buy-wrong = Cofnij ruch i kup akcję NP.
lesson-1850-buy-back-buy-wrong-pass = Za { MONEY($par) } dostajesz coś, co jest warte { MONEY($price) }. Cofnij ruch i kup akcję.
lesson-1850-buy-back-sleep-1 = Masz { MONEY($cash) } i wszystkie swoje akcje: jedna oddana za { MONEY(110) } i kupiona za { MONEY($par) }. Zapłaciła za to NP: ma { MONEY($treasury) }. W dodatku pieniądze ze sprzedaży śpią: NP nie może wydać tych { MONEY($par) }, dopóki runda się nie skończy.
lesson-1850-buy-back-sleep-2 = Zakończ turę. Ada pasuje i runda się kończy.
lesson-1850-buy-back-sleep-wrong = Cofnij ruch i spasuj.
lesson-1850-buy-back-end = NP, znów wyprzedana, wzrosła do { MONEY($price) }. Masz akcji: { $shares }, gotówki { MONEY($cash) }; NP ma { MONEY($treasury) }. Już wiesz: spółka odkupuje akcję po cenie rynkowej, raz na rundę; akcje z nowej emisji mają nową cenę emisyjną, a zapłata za nie idzie do skarbca. Zasady: 1850-SR.RD.2, 1850-SR.RD.7, 1850-SR.RI.3, 1850-SR.RI.5.

## Pasmo Mesabi

lesson-1850-mesabi = Pasmo Mesabi
    .about = Ruda dla tych, którzy mają żeton. Właściciel kopalni dostaje go od razu i zarabia na cudzych.
lesson-1850-mesabi-mine-1 = Miasto macierzyste twojej spółki NP to Duluth. Obok leży pasmo Mesabi: jego ruda przynosi { MONEY(30) } każdemu pociągowi, który tam dojedzie. Ale nikt nie może prowadzić tam torów, póki kopalnia MRC nie należy do spółki.
lesson-1850-mesabi-mine-2 = Kopalnia jest twoja i spółka może ją od ciebie kupić za kwotę od { MONEY(40) } do { MONEY(80) }. NP ma { MONEY($treasury) }; co zapłaci, dostaniesz ty.
lesson-1850-mesabi-mine-3 = Znajdź w panelu spółki prywatne: niech NP kupi Mesabi Mining Company, MRC, za całe { MONEY(80) }.
lesson-1850-mesabi-mine-wrong = Cofnij ruch i kup MRC za { MONEY(80) }.
lesson-1850-mesabi-mine-wrong-lay-tile = Żaden z dostępnych kafelków nie prowadzi do pasma: ta strona jest zamknięta, dopóki kopalnia nie należy do spółki. Cofnij ruch i najpierw kup MRC.
lesson-1850-mesabi-mine-wrong-buy-private = Decydujesz za obie strony, więc bierz najwięcej. Cofnij ruch i kup MRC za { MONEY(80) }.
lesson-1850-mesabi-mine-wrong-pass = Bez kopalni nie ma drogi do pasma. Cofnij ruch i kup MRC.
lesson-1850-mesabi-track-1 = Razem z kopalnią NP dostaje żeton Mesabi i nic za niego nie dopłaca. Jej pociągi mogą jeździć do pasma na zawsze, nawet gdy kopalnia kiedyś się zamknie. NP ma { MONEY($treasury) }.
lesson-1850-mesabi-track-2 = Pasmo leży na północny zachód od Duluth. Połóż kafelek 57 na Duluth, z północnego zachodu na południowy wschód.
lesson-1850-mesabi-track-wrong = Cofnij ruch i połóż kafelek 57 na Duluth.
lesson-1850-mesabi-track-wrong-lay-tile = Linia ma iść przez Duluth prosto: od pasma dalej na południowy wschód. Cofnij ruch i połóż kafelek 57 na Duluth, z północnego zachodu na południowy wschód.
lesson-1850-mesabi-track-wrong-pass = Żeton bez toru nic nie przynosi. Cofnij ruch i połóż kafelek 57 na Duluth.
lesson-1850-mesabi-train-1 = Duluth i pasmo to dwa przystanki: to już trasa, a spółka z trasą musi mieć pociąg.
lesson-1850-mesabi-train-2 = NP ma { MONEY($treasury) }. Kup pociąg 2 za { MONEY($train) }.
lesson-1850-mesabi-train-wrong = Cofnij ruch i kup pociąg 2.
lesson-1850-mesabi-run-1 = Następna runda operacyjna. GN, spółka Ady, buduje aż do pasma: skoro kopalnia jest w NP, wolno to każdemu.
lesson-1850-mesabi-run-2 = Ale bez żetonu pasmo jest dla GN ścianą. Jej pociągi nie mogą się tam zatrzymać ani przez nie przejechać.
lesson-1850-mesabi-run-3 = NP ma żeton. Uruchom pociąg z Duluth do pasma: przyniesie { MONEY($best) }.
lesson-1850-mesabi-run-wrong = Cofnij ruch i uruchom pociąg.
lesson-1850-mesabi-pay-1 = Wypłać { MONEY($best) } jako dywidendę.
lesson-1850-mesabi-pay-wrong = Cofnij ruch i wypłać dywidendę.
lesson-1850-mesabi-pay-wrong-declare-dividend = NP nie potrzebuje teraz pieniędzy. Cofnij ruch i wypłać wszystko.
lesson-1850-mesabi-toll-1 = GN nie kładzie tym razem kafelka, tylko kupuje żeton Mesabi za { MONEY(80) }. Połowę dostaje spółka, która ma kopalnię: dla NP jest { MONEY(40) } i ma teraz { MONEY($treasury) }, a GN { MONEY($other) }.
lesson-1850-mesabi-toll-2 = Żetony są cztery, po jednym na spółkę; zostały dwa. Z pierwszym pociągiem 5 kopalnia się zamyka: żetony zostają, ale całą opłatę bierze bank.
lesson-1850-mesabi-toll-3 = Teraz i pociąg GN dojedzie do pasma. Uruchom swój: przyniesie { MONEY($best) }.
lesson-1850-mesabi-toll-wrong = Cofnij ruch i uruchom pociąg.
lesson-1850-mesabi-end = NP ma { MONEY($treasury) }. Już wiesz: tor do pasma wolno prowadzić dopiero wtedy, gdy MRC należy do spółki, a z nią przychodzi żeton. Inni rezygnują dla swojego z kafelka w tej turze i płacą { MONEY(80) }, z czego połowę właścicielowi kopalni. Zasady: 1850-MES.2, 1850-MES.4, 1850-MES.5, 1850-PV.P5.2.
