# Gra szkoleniowa 18CZ, od pierwszej tury do obliczenia.

course-18CZ-tutorial = Gra szkoleniowa 18CZ
    .about = Mała gra z pudełka 18CZ: po jednej spółce, bez akcji. Tu cała partia, od pierwszej tury do końcowego liczenia, krok po kroku; potem zagraj w nią na własną rękę.

## Pierwsza tura

lesson-18CZ-first-turn = Pierwsza tura
    .about = Cztery części tury: tory, stacja, przejazd, pociągi.
lesson-18CZ-first-turn-home-1 = To gra szkoleniowa 18CZ. Nie ma tu akcji: masz jedną spółkę, Ada drugą. Wygrywa ten, kto po dziesięciu rundach ma więcej pieniędzy w skarbcu.
lesson-18CZ-first-turn-home-2 = Twoja to BCB, jej heks macierzysty to Pardubice, w skarbcu jest { MONEY($cash) }: K to korony. Ada ma EKJ, daleko na zachodzie. Trzy pozostałe stacje na mapie tylko stoją na drodze.
lesson-18CZ-first-turn-home-3 = Tura ma cztery części: położyć tory, postawić stację, uruchomić pociągi, kupić pociągi. W pierwszej turze spółka kładzie dwa żółte kafelki.
lesson-18CZ-first-turn-home-4 = Pierwszy idzie na heks macierzysty. Połóż kafelek 57 na Pardubice, z południowego zachodu na północny wschód. Teren kosztuje { MONEY(10) }.
lesson-18CZ-first-turn-home-wrong = Cofnij ruch i połóż kafelek 57 na Pardubice.
lesson-18CZ-first-turn-home-wrong-lay-tile = Linia ma przejść przez Pardubice prosto: na północny wschód do Hradec Králové i na południowy zachód, w stronę Prahy. Jedno i drugie daje tylko kafelek 57 z południowego zachodu na północny wschód. Cofnij ruch i połóż go.
lesson-18CZ-first-turn-home-wrong-pass = Bez torów nic nie pojedzie. Cofnij ruch i połóż kafelek 57 na Pardubice.
lesson-18CZ-first-turn-second-1 = Teraz drugi kafelek: tor musi iść dalej od pierwszego. Połóż kafelek 57 na Hradec Králové, z południowego zachodu na północny wschód. BCB ma { MONEY($cash) }, teren kosztuje { MONEY(10) }.
lesson-18CZ-first-turn-second-wrong = Cofnij ruch i połóż kafelek 57 na Hradec Králové.
lesson-18CZ-first-turn-second-wrong-lay-tile = Trasa to dwa miasta, więc drugi kafelek należy się następnemu miastu. Cofnij ruch i połóż kafelek 57 na Hradec Králové, prosto.
lesson-18CZ-first-turn-second-wrong-pass = Jedno miasto to jeszcze nie trasa. Cofnij ruch i połóż drugi kafelek.
lesson-18CZ-first-turn-station-1 = Część druga: stacja. Otwiera miasto twoim pociągom, a zamyka innym. Pierwsza kosztuje { MONEY(40) }, druga { MONEY(100) }.
lesson-18CZ-first-turn-station-2 = BCB ma { MONEY($cash) }, pociąg kosztuje { MONEY($train) }. Hradec Králové nikt na razie nie zagraża: nie stawiaj teraz stacji.
lesson-18CZ-first-turn-station-wrong = Cofnij ruch i nie stawiaj stacji.
lesson-18CZ-first-turn-station-wrong-place-token = Po zakupie pociągu zostałoby za mało na następną turę. Cofnij ruch i jeszcze nie stawiaj stacji.
lesson-18CZ-first-turn-train-1 = Część trzecia mija: bez pociągu nie ma przejazdu.
lesson-18CZ-first-turn-train-2 = Część czwarta: spółka bez pociągu musi go kupić, jeśli może. BCB ma { MONEY($cash) }: kup pociąg 2 za { MONEY($train) }. Pojedzie w następnej rundzie.
lesson-18CZ-first-turn-train-wrong = Cofnij ruch i kup pociąg 2.
lesson-18CZ-first-turn-end = Ada buduje z Karlovy Vary do Cheb i też kupuje pociąg. BCB ma { MONEY($cash) }, EKJ { MONEY($other) }. Już wiesz: tory, stacja, przejazd, pociągi, w tej kolejności i wszystko z jednego skarbca.

## Pierwszy przejazd

lesson-18CZ-first-run = Pierwszy przejazd
    .about = Odtąd jeden kafelek na turę, stacja i pierwszy dochód.
lesson-18CZ-first-run-track-1 = Runda druga. Odtąd spółka kładzie jeden żółty kafelek na turę. BCB ma { MONEY($cash) }.
lesson-18CZ-first-run-track-2 = Droga do Prahy, na zachód, prowadzi od południa: połóż kafelek 9, prosty tor, na heksie na południowy zachód od Pardubic. To nic nie kosztuje.
lesson-18CZ-first-run-track-wrong = Cofnij ruch i połóż kafelek 9 na zaznaczonym heksie.
lesson-18CZ-first-run-track-wrong-lay-tile = To prowadzi daleko od Prahy. Cofnij ruch i połóż kafelek 9 prosto, na południowy zachód od Pardubic.
lesson-18CZ-first-run-track-wrong-pass = Tor jest tu darmowy, a każdy kafelek przybliża Prahę. Cofnij ruch i połóż kafelek 9.
lesson-18CZ-first-run-station-1 = W Hradec Králové jest miejsce na jedną stację. Gdy zajmie je ktoś inny, twoje pociągi już tam nie przejadą.
lesson-18CZ-first-run-station-2 = BCB ma { MONEY($cash) }. Postaw tam stację za { MONEY(40) }.
lesson-18CZ-first-run-station-wrong = Cofnij ruch i postaw stację w Hradec Králové.
lesson-18CZ-first-run-station-wrong-pass = Za zaoszczędzone pieniądze można by kupić drugi pociąg, ale nie ma dla niego drugiej linii. Cofnij ruch i postaw stację.
lesson-18CZ-first-run-run-1 = Przejazd wymaga co najmniej dwóch miejsc i własnej stacji. Pociąg 2 odwiedza dwa: Hradec Králové i Pardubice, po { MONEY(20) }.
lesson-18CZ-first-run-run-2 = Uruchom go: przyniesie { MONEY($best) }. W tej grze wszystko idzie do skarbca, a jest w nim { MONEY($cash) }.
lesson-18CZ-first-run-run-wrong = Cofnij ruch i uruchom pociąg.
lesson-18CZ-first-run-end = Ada też zarabia { MONEY(40) } i kupuje ostatni pociąg 2. BCB ma { MONEY($cash) }, EKJ { MONEY($other) }. Już wiesz: trasa to dwa miejsca i własna stacja. Następny jest pociąg 3 za { MONEY($train) }.

## Zielone tory

lesson-18CZ-green-track = Zielone tory
    .about = Pierwszy pociąg 3 zmienia mapę: miasta rosną.
lesson-18CZ-green-track-run-1 = Runda czwarta. W trzeciej budowały obie strony i teraz twoja linia dochodzi przez miasteczko do Prahy.
lesson-18CZ-green-track-run-2 = BCB ma { MONEY($cash) }, pociąg 3 kosztuje { MONEY($train) }. Przejazd przyniesie { MONEY($best) } i to wystarczy: uruchom pociąg.
lesson-18CZ-green-track-run-wrong = Cofnij ruch i uruchom pociąg.
lesson-18CZ-green-track-third-1 = BCB ma { MONEY($cash) }. Kup pierwszy pociąg 3 za { MONEY($train) }: z nim wchodzą do gry zielone kafelki, dla wszystkich.
lesson-18CZ-green-track-third-wrong = Cofnij ruch i kup pociąg 3.
lesson-18CZ-green-track-third-wrong-pass = Pociągi 3 są tylko dwa, a po swoim przejeździe Ada może kupić jeden. Cofnij ruch i kup go.
lesson-18CZ-green-track-upgrade-1 = Ada buduje do Kladno: każdy z jej dwóch pociągów 2 ma teraz własną linię. A miasta mogą rosnąć: zielony kafelek zastępuje żółty i zachowuje wszystkie jego tory.
lesson-18CZ-green-track-upgrade-2 = Modernizacja jest darmowa i zajmuje miejsce żółtego kafelka w turze. BCB ma { MONEY($cash) }. Zmodernizuj Pardubice dowolnym zielonym kafelkiem.
lesson-18CZ-green-track-upgrade-wrong = Cofnij ruch i zmodernizuj Pardubice.
lesson-18CZ-green-track-upgrade-wrong-lay-tile = Dobry kafelek, ale do Pardubic jeżdżą oba twoje pociągi: to miasto ma urosnąć pierwsze. Cofnij ruch i kliknij Pardubice.
lesson-18CZ-green-track-upgrade-wrong-pass = Zielone Pardubice przynoszą o { MONEY(10) } więcej w każdej rundzie. Cofnij ruch i zmodernizuj je.
lesson-18CZ-green-track-run-again-1 = Pardubice są teraz warte { MONEY(30) }. Pociągi jednej spółki nie dzielą torów, ale miasto dzielić mogą: pociąg 2 jedzie do Hradec Králové, pociąg 3 przez miasteczko do Prahy.
lesson-18CZ-green-track-run-again-2 = Uruchom pociągi: przyniosą { MONEY($best) }.
lesson-18CZ-green-track-run-again-wrong = Cofnij ruch i uruchom pociągi.
lesson-18CZ-green-track-end = BCB ma { MONEY($cash) }, EKJ { MONEY($other) }. Już wiesz: z pierwszym pociągiem 3 przychodzą zielone kafelki, modernizacja jest darmowa i zachowuje to, co było, a każdy pociąg potrzebuje własnych torów. Zasady: 18CZ-TUT.10, 18CZ-VIII.7.11.

## Droga do Prahy

lesson-18CZ-praha = Droga do Prahy
    .about = Trzeci pociąg i linia dla niego. I dlaczego z zakupem pociągu warto czasem poczekać.
lesson-18CZ-praha-towns-1 = Runda szósta. Ada uruchamia swoje pociągi 2 i oszczędza każdą koronę: EKJ ma { MONEY($other) }.
lesson-18CZ-praha-towns-2 = Kupisz jeszcze jeden pociąg, a on potrzebuje torów, których nie używa żaden inny. Na zachód od Pardubic leżą dwa miasteczka, a za nimi Praha.
lesson-18CZ-praha-towns-3 = Połóż tam kafelek, którego tor biegnie prosto ze wschodu na zachód: na przykład kafelek 55.
lesson-18CZ-praha-towns-wrong = Cofnij ruch i połóż kafelek 55 na zachód od Pardubic.
lesson-18CZ-praha-towns-wrong-lay-tile = Linia ma biec prosto z Pardubic do Prahy. Cofnij ruch i połóż kafelek 55 na zaznaczonym heksie.
lesson-18CZ-praha-towns-wrong-pass = Bez własnej linii trzeci pociąg by stał. Cofnij ruch i połóż kafelek 55.
lesson-18CZ-praha-run-1 = Nowa linia kończy się jeszcze przed Prahą: na wschodzie nie ma tam jeszcze toru. Uruchom pociągi jak dotąd: przyniosą { MONEY($best) }.
lesson-18CZ-praha-run-wrong = Cofnij ruch i uruchom pociągi.
lesson-18CZ-praha-second-1 = Pociągi 3 są tylko dwa. Jeden jest twój; jeśli weźmiesz i drugi, Adzie zostaną same pociągi 2, a następny na sprzedaż jest pociąg 4.
lesson-18CZ-praha-second-2 = BCB ma { MONEY($cash) }. Kup ostatni pociąg 3 za { MONEY($train) }.
lesson-18CZ-praha-second-wrong = Cofnij ruch i kup pociąg 3.
lesson-18CZ-praha-second-wrong-pass = Ada ma na niego pieniądze. Cofnij ruch i kup pociąg 3.
lesson-18CZ-praha-praha-1 = Runda siódma. Praha ma własne kafelki. W jej miastach stoją BN i NWB; nie biorą udziału w grze, ale zagradzają drogę jak każdy: twoje pociągi mogą w ich miastach skończyć, ale nie pojadą dalej.
lesson-18CZ-praha-praha-2 = Połóż żółty kafelek Prahy, który otwiera wschód: stamtąd przychodzi twoja nowa linia. BCB ma { MONEY($cash) }, rzeka kosztuje { MONEY(10) }.
lesson-18CZ-praha-praha-wrong = Cofnij ruch i połóż żółty kafelek Prahy.
lesson-18CZ-praha-praha-wrong-lay-tile = Nowa linia dochodzi do Prahy od wschodu. Cofnij ruch i połóż kafelek Prahy, który ma tam tor.
lesson-18CZ-praha-praha-wrong-pass = Trzeciemu pociągowi brakuje jednego kafelka. Cofnij ruch i połóż kafelek Prahy.
lesson-18CZ-praha-three-trains-1 = Teraz każdy z trzech pociągów ma linię, a Praha jest warta { MONEY(30) }. Uruchom pociągi: przyniosą { MONEY($best) }.
lesson-18CZ-praha-three-trains-wrong = Cofnij ruch i uruchom pociągi.
lesson-18CZ-praha-patience-1 = BCB ma { MONEY($cash) }, a pierwszy pociąg 4 kosztuje { MONEY($fourth) }. Złomuje wszystkie pociągi 2, a Ada nie ma innych. Brzmi dobrze.
lesson-18CZ-praha-patience-2 = Ale najpierw policz. Zostałby tylko pociąg 5 za { MONEY($fifth) }, a EKJ ma { MONEY($other) }. Jeśli ktoś nie ma pociągu ani pieniędzy na żaden, gra kończy się po tej rundzie, a skarbiec Ady byłby pełniejszy.
lesson-18CZ-praha-patience-3 = Poczekaj, aż EKJ będzie stać na pociąg 5: wtedy musi wydać na niego pieniądze. Teraz nic nie kupuj.
lesson-18CZ-praha-patience-wrong = Cofnij ruch i nic nie kupuj.
lesson-18CZ-praha-patience-wrong-buy-train = Teraz Ada nie ma pociągu ani { MONEY($fifth) }: po tej rundzie gra by się skończyła, a twoje pieniądze poszłyby na marne. Cofnij ruch i poczekaj.
lesson-18CZ-praha-end = Ada uruchamia pociągi i oszczędza; zakup pociągu 4 złomowałby jej własne. BCB ma { MONEY($cash) }, EKJ { MONEY($other) }. Już wiesz: pociągi dzielą miasta, ale nie tory, zajęte miasto to koniec linii, a gdy ktoś nie ma pociągu ani pieniędzy na niego, gra się kończy. Zasady: 18CZ-VIII.7.11, 18CZ-VIII.7.8, 18CZ-TUT.14.

## Pierwszy pociąg 4

lesson-18CZ-scrap = Pierwszy pociąg 4
    .about = Pociągi 2 są złomowane, kto nie ma pociągu, musi kupić, a kto ma za dużo, oddaje.
lesson-18CZ-scrap-green-1 = Runda ósma. BCB ma { MONEY($cash) }. EKJ ma { MONEY($other) }: starczy na pociąg 5 za { MONEY($fifth) }, więc gra nie skończy się za wcześnie.
lesson-18CZ-scrap-green-2 = Najpierw tory: zmodernizuj Prahę do zieleni, gdzie każde miasto jest warte { MONEY(40) }.
lesson-18CZ-scrap-green-wrong = Cofnij ruch i zmodernizuj Prahę.
lesson-18CZ-scrap-green-wrong-lay-tile = Dwie twoje linie kończą się w Praze, więc nic nie da więcej niż lepsza Praha. Cofnij ruch i zmodernizuj ją.
lesson-18CZ-scrap-green-wrong-pass = Modernizacja jest darmowa. Cofnij ruch i zmodernizuj Prahę.
lesson-18CZ-scrap-station-1 = We wschodnim mieście Prahy nie ma jeszcze stacji. Z własną stacją można by jechać stamtąd dalej, ale twoja druga kosztuje { MONEY(100) }.
lesson-18CZ-scrap-station-2 = Zostały tylko trzy przejazdy i stacja nie zwróciłaby swojej ceny. BCB ma { MONEY($cash) } i oszczędza na pociąg 4 za { MONEY($fourth) }: nie stawiaj stacji.
lesson-18CZ-scrap-station-wrong = Cofnij ruch i nie stawiaj stacji.
lesson-18CZ-scrap-station-wrong-place-token = Te pieniądze nie wrócą przed końcem. Cofnij ruch i nie stawiaj stacji.
lesson-18CZ-scrap-run-1 = Uruchom pociągi: przyniosą { MONEY($best) }, a pociąg 2 jedzie ostatni raz.
lesson-18CZ-scrap-run-wrong = Cofnij ruch i uruchom pociągi.
lesson-18CZ-scrap-fourth-1 = Pierwszy pociąg 4 od razu złomuje wszystkie pociągi 2: jeden twój i oba Ady. I odtąd nikt nie może mieć więcej niż trzech pociągów.
lesson-18CZ-scrap-fourth-2 = BCB ma { MONEY($cash) }. Kup pociąg 4 za { MONEY($fourth) }.
lesson-18CZ-scrap-fourth-wrong = Cofnij ruch i kup pociąg 4.
lesson-18CZ-scrap-fourth-wrong-pass = Pociągi 2 służyłyby Adzie jeszcze rundę. Cofnij ruch i kup pociąg 4.
lesson-18CZ-scrap-return-1 = W swojej turze EKJ nie miała pociągu, więc nic nie zarobiła. Kto go nie ma, musi kupić, jeśli starcza pieniędzy, a został tylko pociąg 5: { MONEY($fifth) } przepadło i EKJ ma { MONEY($other) }.
lesson-18CZ-scrap-return-2 = Pierwszy pociąg 5 przynosi brązowe kafelki i niczego nie złomuje. Ale teraz wolno mieć najwyżej dwa pociągi, a BCB ma trzy.
lesson-18CZ-scrap-return-3 = Jeden wraca do banku, bez zapłaty; każdy może go tam kupić za { MONEY($third) }. Oddaj pociąg 3.
lesson-18CZ-scrap-return-wrong = Cofnij ruch i oddaj pociąg 3.
lesson-18CZ-scrap-return-wrong-discard-train = Pociąg 4 odwiedza o jedno miejsce więcej. Cofnij ruch i oddaj pociąg 3.
lesson-18CZ-scrap-end = BCB ma { MONEY($cash) }, pociąg 3 i pociąg 4; EKJ ma { MONEY($other) } i pociąg 5. Już wiesz: pierwszy pociąg 4 złomuje pociągi 2, kto nie ma pociągu, musi go kupić, pierwszy pociąg 5 przynosi brązowe kafelki i limit dwóch pociągów, a nadmiar wraca do banku. Zasady: 18CZ-TUT.11, 18CZ-TUT.19, 18CZ-TUT.12, 18CZ-TUT.13.

## Koniec

lesson-18CZ-last-round = Ostatnie rundy
    .about = Brązowe kafelki, ostatni przejazd i liczenie.
lesson-18CZ-last-round-brown-1 = Runda dziewiąta z dziesięciu. BCB ma { MONEY($cash) }. Są już brązowe kafelki, a modernizacja nic nie kosztuje.
lesson-18CZ-last-round-brown-2 = Brązowa Praha to jedno miasto z czterema miejscami, warte { MONEY(60) }, z torami na wszystkie strony. Zmodernizuj Prahę.
lesson-18CZ-last-round-brown-wrong = Cofnij ruch i zmodernizuj Prahę.
lesson-18CZ-last-round-brown-wrong-lay-tile = Dobry kafelek, ale Praha da więcej: jeżdżą tam oba twoje pociągi. Cofnij ruch i zmodernizuj Prahę.
lesson-18CZ-last-round-brown-wrong-pass = Zostały tylko dwa przejazdy: niech przyniosą jak najwięcej. Cofnij ruch i zmodernizuj Prahę.
lesson-18CZ-last-round-run-1 = Stacja w Praze już by się nie zwróciła, więc BCB jej nie stawia. Uruchom pociągi: przyniosą { MONEY($best) }.
lesson-18CZ-last-round-run-wrong = Cofnij ruch i uruchom pociągi.
lesson-18CZ-last-round-home-1 = Runda dziesiąta, ostatnia. Ada uruchamia pociąg i ma { MONEY($other) }. Pociąg 3 za { MONEY($third) } zostaje w banku: nowy pociąg rusza najwcześniej w następnej rundzie, a jeden przejazd go nie zwróci.
lesson-18CZ-last-round-home-2 = Zmodernizuj Pardubice do brązu: tam też jeżdżą oba twoje pociągi.
lesson-18CZ-last-round-home-wrong = Cofnij ruch i zmodernizuj Pardubice.
lesson-18CZ-last-round-home-wrong-lay-tile = Nic nie pomoże ostatniemu przejazdowi tak jak Pardubice, dokąd jeżdżą oba pociągi. Cofnij ruch i zmodernizuj Pardubice.
lesson-18CZ-last-round-home-wrong-pass = Modernizacja jest darmowa, a jeden przejazd jeszcze został. Cofnij ruch i zmodernizuj Pardubice.
lesson-18CZ-last-round-last-run-1 = Ostatni przejazd BCB: { MONEY($best) } do skarbca. Uruchom pociągi.
lesson-18CZ-last-round-last-run-wrong = Cofnij ruch i uruchom pociągi.
lesson-18CZ-last-round-end = Ostatni przejazd Ady i koniec gry: rozegrano dziesięć rund (18CZ-TUT.14). BCB ma { MONEY($cash) }, EKJ { MONEY($other) }; wygrywa najpełniejszy skarbiec (18CZ-TUT.15), czyli twój. Pociągi, które zostały, nic nie są warte. Teraz zagraj na własną rękę: nowa gra 18CZ z wariantem „Gra szkoleniowa”.
