# Kurs `18CZ`: wielkości, przejęcia, koleje lokalne.

course-18CZ = 18CZ: małe, średnie, duże
    .about = Trzy wielkości z własnymi pociągami, przejęcia i koleje lokalne. Trzy krótkie lekcje.

## Wielkości

lesson-18CZ-sizes = Trzy wielkości
    .about = Kiedy otwierają się małe i średnie spółki, ile kosztują i jakie prowadzą pociągi.
lesson-18CZ-sizes-small-1 = Spółki są małe, średnie i duże. W pierwszej rundzie giełdowej są tylko małe. Masz { MONEY($cash) }.
lesson-18CZ-sizes-small-2 = Mała ma cztery akcje. Certyfikat dyrektora to jej połowa, więc rusza od razu, a do skarbca trafia czterokrotność ceny akcji.
lesson-18CZ-sizes-small-3 = Ada kieruje już EKJ. Załóż BCB po { MONEY(50) }: płacisz { MONEY(100) }, a spółka dostaje { MONEY(200) }.
lesson-18CZ-sizes-small-wrong = Cofnij ruch i załóż BCB po { MONEY(50) }.
lesson-18CZ-sizes-small-wrong-start-corporation = Wolno wziąć każdą małą po każdej z tych cen. Na tej lekcji cofnij ruch i załóż BCB po { MONEY(50) }.
lesson-18CZ-sizes-small-wrong-buy-shares = To pomaga Adzie. Cofnij ruch i załóż BCB po { MONEY(50) }.
lesson-18CZ-sizes-small-wrong-pass = Bez spółki o niczym nie decydujesz. Cofnij ruch i załóż BCB po { MONEY(50) }.
lesson-18CZ-sizes-normal-1 = BCB ma już kafelek na macierzystym heksie, w Pardubicach. Wszystkie pięć kart a jest u Ady i Bena, następna to b, a BCB ma { MONEY($treasury) }.
lesson-18CZ-sizes-normal-2 = Karta pokazuje do trzech pociągów: karta b to 2 albo 2+2. Małe spółki prowadzą zwykłe pociągi: kup pociąg 2.
lesson-18CZ-sizes-normal-wrong = Cofnij ruch i kup pociąg 2 z banku.
lesson-18CZ-sizes-medium-1 = Z pierwszą kartą b zaczęła się faza b: w sprzedaży są średnie spółki. Duże czekają na pierwszą kartę d.
lesson-18CZ-sizes-medium-2 = Średnia ma pięć akcji, a certyfikat dyrektora to tylko 40%. Duża ma dziesięć, a certyfikat dyrektora to 20%.
lesson-18CZ-sizes-medium-3 = Masz { MONEY($cash) }. Załóż BN, kolej Prahy, po { MONEY(60) }.
lesson-18CZ-sizes-medium-wrong = Cofnij ruch i załóż BN po { MONEY(60) }.
lesson-18CZ-sizes-medium-wrong-start-corporation = Małe już znasz, a droga może długo czekać, aż sprzeda się połowa. Cofnij ruch i załóż BN po { MONEY(60) }.
lesson-18CZ-sizes-medium-wrong-buy-shares = Cofnij ruch i załóż BN po { MONEY(60) }.
lesson-18CZ-sizes-medium-wrong-pass = Teraz jest pora: średniej nie ma jeszcze nikt. Cofnij ruch i załóż BN po { MONEY(60) }.
lesson-18CZ-sizes-share-1 = BN jeszcze nie ruszyła: w skarbcu ma { MONEY($treasury) }. Rusza, gdy gracze mają jej połowę. Kup jeszcze jedną akcję za { MONEY($price) }, masz { MONEY($cash) }.
lesson-18CZ-sizes-share-wrong = Cofnij ruch i kup akcję BN.
lesson-18CZ-sizes-share-wrong-buy-shares = Wtedy BN tym razem nie ruszy. Cofnij ruch i kup akcję BN.
lesson-18CZ-sizes-share-wrong-pass = Z 40% BN nie ruszy. Cofnij ruch i kup akcję BN.
lesson-18CZ-sizes-plus-1 = Pięć razy { MONEY(60) } to { MONEY($treasury) }. BN stoi w Praze bez pociągu, a każda spółka musi skończyć turę z pociągiem swojego rodzaju.
lesson-18CZ-sizes-plus-2 = Średnie prowadzą pociągi plus: 2+2 ma cztery przystanki, w tym najwyżej dwa miasta. Kup kartę b jako 2+2 za { MONEY($cost) }.
lesson-18CZ-sizes-plus-wrong = Cofnij ruch i kup 2+2.
lesson-18CZ-sizes-plus-wrong-buy-train = BN może go mieć, ale nie może nim jeździć, i obowiązku posiadania pociągu nim nie spełni. Cofnij ruch i kup 2+2.
lesson-18CZ-sizes-end = BN ma 2+2 i { MONEY($treasury) }; bez dochodu jej akcja kosztuje teraz { MONEY($price) }. Już wiesz: małe od początku ze zwykłymi pociągami, średnie od b z pociągami plus, duże od d z ekspresami. Im większa spółka, tym droższy start i pełniejszy skarbiec. Zasady: od 18CZ-VII.3.1 do 18CZ-VII.3.3, 18CZ-VII.3.10, 18CZ-VIII.10.9.

## Przejęcia

lesson-18CZ-take-over = Przejęcie
    .about = Większa spółka kupuje mniejszą ze wszystkim, co ta ma. Co przechodzi i komu się płaci.
lesson-18CZ-take-over-offer-1 = Kierujesz dwiema: średnią BN, która ma { MONEY($treasury) } i nie ma pociągu, i małą BCB, która ma { MONEY($small) }, pociągi: { $trains }. BN może przejąć BCB.
lesson-18CZ-take-over-offer-2 = Akcja BCB kosztuje { MONEY($price) }. BN może zaproponować od połowy do półtorej tej ceny i płaci za każdą akcję w rękach graczy.
lesson-18CZ-take-over-offer-3 = Wszystkie akcje w rękach graczy są twoje: { $shares }, a oboma dyrektorami jesteś ty. Przejmij BCB po { MONEY(60) } za akcję.
lesson-18CZ-take-over-offer-wrong = Cofnij ruch: niech BN przejmie BCB po { MONEY(60) } za akcję.
lesson-18CZ-take-over-offer-wrong-take-over = Płaci się do twojej kieszeni, więc zaproponuj najwięcej, i to za BCB: obcy dyrektor musi się jeszcze zgodzić. Cofnij ruch i zaproponuj { MONEY(60) } za BCB.
lesson-18CZ-take-over-offer-wrong-pass = Wtedy BN musi kupić pociąg z banku, a BCB zostaje z tanią akcją. Cofnij ruch i przejmij BCB.
lesson-18CZ-take-over-turn-1 = BCB już nie ma. Za jej akcje ci zapłacono, masz { MONEY($cash) }; jej stacja w Pardubicach należy teraz do BN.
lesson-18CZ-take-over-turn-2 = Przeszedł też skarbiec BCB: BN ma { MONEY($treasury) }, pociągi: { $trains }. Ale to zwykłe pociągi 2, którymi BN nie może jeździć.
lesson-18CZ-take-over-turn-3 = To karty b, a ta sama karta to także 2+2. Obróć pierwszą: kosztuje to tylko różnicę, { MONEY(10) }.
lesson-18CZ-take-over-turn-wrong = Cofnij ruch i zamień pociąg na 2+2.
lesson-18CZ-take-over-turn-wrong-scrap-train = Złom nic nie jest wart, a 2+2 kosztuje w banku { MONEY(80) }. Cofnij ruch i zamień pociąg.
lesson-18CZ-take-over-turn-wrong-pass = Zwykły pociąg 2 stałby w BN bezczynnie, a zamienić go można tylko teraz. Cofnij ruch i zamień pociąg.
lesson-18CZ-take-over-second-1 = Jeden 2+2 za { MONEY(10) }. BN ma { MONEY($treasury) }: zamień i drugi.
lesson-18CZ-take-over-second-wrong = Cofnij ruch i zamień drugi pociąg.
lesson-18CZ-take-over-second-wrong-scrap-train = Cofnij ruch i zamień go: drugi 2+2 będzie zarabiać.
lesson-18CZ-take-over-second-wrong-pass = Zamienić go można tylko teraz. Cofnij ruch i zamień drugi pociąg.
lesson-18CZ-take-over-end = BN ma pociągi swojego rodzaju: { $trains }, drugą stację i { MONEY($treasury) }; ty masz { MONEY($cash) } na nowe akcje. Już wiesz: pieniądze, koleje lokalne, stacje i pociągi przechodzą, za akcje się płaci, małej już nie ma. Opłaca się to, gdy pociągi można tanio zamienić albo gdy płacą tobie. Zasady: od 18CZ-VIII.9.1 do 18CZ-VIII.9.8.

## Koleje lokalne

lesson-18CZ-local = Kolej lokalna
    .about = Płaci właścicielowi, raz służy spółce i można ją zamienić na pieniądze.
lesson-18CZ-local-buy-1 = Masz kolej lokalną Plan - Tachau, w skrócie S1. Od fazy b spółka może ją od ciebie kupić za najwyżej tyle, ile wskazuje skala rund: teraz { MONEY(45) }.
lesson-18CZ-local-buy-2 = BCB ma { MONEY($treasury) } i chce budować z Pardubic do Hradec Králové, D17. Rzeka kosztuje tam { MONEY(10) }.
lesson-18CZ-local-buy-3 = Mała kolej lokalna raz zwalnia z opłaty za rzekę. Masz { MONEY($cash) }: niech BCB kupi Plan - Tachau za { MONEY(45) }.
lesson-18CZ-local-buy-wrong = Cofnij ruch: niech BCB kupi S1 za { MONEY(45) }.
lesson-18CZ-local-buy-wrong-buy-private = Pieniądze idą do ciebie, więc żądaj najwięcej. Cofnij ruch: niech BCB kupi S1 za { MONEY(45) }.
lesson-18CZ-local-buy-wrong-lay-tile = To kosztuje albo nie prowadzi do miasta. Cofnij ruch i najpierw kup kolej lokalną.
lesson-18CZ-local-buy-wrong-pass = Bez torów pociągi BCB stoją. Cofnij ruch i kup S1.
lesson-18CZ-local-river-1 = Masz { MONEY($cash) }, a BCB tylko { MONEY($treasury) }: za mało na rzekę. Ale płaci za nią S1. Połóż kafelek na D17 z prawa S1.
lesson-18CZ-local-river-wrong = Cofnij ruch i połóż kafelek na D17 z prawa S1.
lesson-18CZ-local-river-wrong-cash-private = Sprzedana, a jej prawo niewykorzystane. Cofnij ruch i najpierw połóż D17.
lesson-18CZ-local-river-wrong-lay-tile = To nie prowadzi do miasta. Cofnij ruch i połóż kafelek na D17 z prawa S1.
lesson-18CZ-local-run-1 = Dwa miasta są połączone, a rzeka była za darmo. Uruchom pociągi: { MONEY($best) }.
lesson-18CZ-local-run-wrong = Cofnij ruch i uruchom pociągi.
lesson-18CZ-local-pay-1 = Akcja kosztuje { MONEY($price) }, to najniższy kurs. Wypłać dywidendę.
lesson-18CZ-local-pay-wrong = Cofnij ruch i wypłać dywidendę.
lesson-18CZ-local-pay-wrong-declare-dividend = Wtedy nikt nic nie dostaje, a kurs zostaje najniższy. Cofnij ruch i wypłać dywidendę.
lesson-18CZ-local-pay-wrong-cash-private = To za chwilę. Cofnij ruch i najpierw wypłać dywidendę.
lesson-18CZ-local-cash-1 = Prawo S1 jest wykorzystane, ale płaci ona dalej. W późniejszych fazach mogłaby zamiast tego położyć kafelek z fioletową krawędzią, którego inaczej nie można mieć.
lesson-18CZ-local-cash-2 = Bank przyjmuje kolej lokalną od spółki po cenie ze skali, użytą czy nie. BCB ma { MONEY($treasury) }, ty masz { MONEY($cash) }: niech BCB sprzeda S1.
lesson-18CZ-local-cash-wrong = Cofnij ruch: niech BCB sprzeda S1 bankowi.
lesson-18CZ-local-cash-wrong-pass = Zatrzymać ją też jest dobrze: skala rośnie, a z nią jej cena. Na tej lekcji cofnij ruch i sprzedaj ją.
lesson-18CZ-local-end = BCB znów ma { MONEY($treasury) }, rzekę za darmo i akcję po { MONEY($price) }; ty masz { MONEY($cash) }. Już wiesz: kolej lokalna przenosi pieniądze ze spółki do dyrektora, raz pomaga, a jej cena tylko rośnie. W twoich rękach jest na końcu warta { MONEY(120) }. Zasady: od 18CZ-IV.1.6 do 18CZ-IV.1.13.
