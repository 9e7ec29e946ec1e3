# Gra szkoleniowa 18CZ, jej pierwsze rundy.

course-18CZ-tutorial = Gra szkoleniowa 18CZ
    .about = Mała gra z pudełka 18CZ: po jednej spółce, bez akcji. Tu jej pierwsze rundy, krok po kroku; potem zagraj w nią w całości.

## Pierwsza tura

lesson-18CZ-first-turn = Pierwsza tura
    .about = Cztery części tury: tory, stacja, przejazd, pociągi.
lesson-18CZ-first-turn-home-1 = To gra szkoleniowa 18CZ. Nie ma tu akcji: masz jedną spółkę, Ada drugą. Wygrywa ten, kto po dziesięciu rundach ma więcej pieniędzy w skarbcu.
lesson-18CZ-first-turn-home-2 = Twoja to BCB, jej miasto macierzyste to Pardubice, w skarbcu jest { MONEY($cash) }. Ada ma EKJ, daleko na zachodzie. Trzy pozostałe stacje na mapie tylko stoją na drodze.
lesson-18CZ-first-turn-home-3 = Tura ma cztery części: położyć tory, postawić stację, uruchomić pociągi, kupić pociągi. W pierwszej turze spółka kładzie dwa żółte kafelki.
lesson-18CZ-first-turn-home-4 = Pierwszy idzie do domu. Połóż kafelek 57 na Pardubice, z południowego zachodu na północny wschód. Teren kosztuje { MONEY(10) }.
lesson-18CZ-first-turn-home-wrong = Cofnij ruch i połóż kafelek 57 na Pardubice.
lesson-18CZ-first-turn-home-wrong-lay-tile = Pierwszy kafelek ma prowadzić do Hradec Králové, na północny wschód. Cofnij ruch i połóż kafelek 57 na Pardubice z południowego zachodu na północny wschód.
lesson-18CZ-first-turn-home-wrong-pass = Bez torów nic nie pojedzie. Cofnij ruch i połóż kafelek 57 na Pardubice.
lesson-18CZ-first-turn-second-1 = Teraz drugi kafelek: tor musi iść dalej od pierwszego. Połóż kafelek 57 na Hradec Králové, z południowego zachodu na północny wschód. BCB ma { MONEY($cash) }, teren kosztuje { MONEY(10) }.
lesson-18CZ-first-turn-second-wrong = Cofnij ruch i połóż kafelek 57 na Hradec Králové.
lesson-18CZ-first-turn-second-wrong-lay-tile = Trasa to dwa miasta, więc drugi kafelek należy do następnego miasta. Cofnij ruch i połóż kafelek 57 na Hradec Králové, prosto.
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
lesson-18CZ-first-run-track-2 = Buduj na południowy zachód, ku Praha: połóż kafelek 9, prosty tor, pod Pardubice. To nic nie kosztuje.
lesson-18CZ-first-run-track-wrong = Cofnij ruch i połóż kafelek 9 na zaznaczonym heksie.
lesson-18CZ-first-run-track-wrong-lay-tile = To prowadzi daleko od Praha. Cofnij ruch i połóż kafelek 9 prosto, na południowy zachód od Pardubice.
lesson-18CZ-first-run-track-wrong-pass = Tor jest tu darmowy, a każdy kafelek przybliża Praha. Cofnij ruch i połóż kafelek 9.
lesson-18CZ-first-run-station-1 = W Hradec Králové jest miejsce na jedną stację. Gdy zajmie je ktoś inny, twoje pociągi już tam nie przejadą.
lesson-18CZ-first-run-station-2 = BCB ma { MONEY($cash) }. Postaw tam stację za { MONEY(40) }.
lesson-18CZ-first-run-station-wrong = Cofnij ruch i postaw stację w Hradec Králové.
lesson-18CZ-first-run-station-wrong-pass = Na drugi pociąg tych pieniędzy i tak nie starczy. Cofnij ruch i postaw stację.
lesson-18CZ-first-run-run-1 = Przejazd wymaga co najmniej dwóch miejsc i własnej stacji. Pociąg 2 odwiedza dwa: Hradec Králové i Pardubice, po { MONEY(20) }.
lesson-18CZ-first-run-run-2 = Uruchom go za { MONEY($best) }. W tej grze wszystko idzie do skarbca, a jest w nim { MONEY($cash) }.
lesson-18CZ-first-run-run-wrong = Cofnij ruch i uruchom pociąg.
lesson-18CZ-first-run-end = Ada też zarabia { MONEY(40) } i kupuje ostatni pociąg 2. BCB ma { MONEY($cash) }, EKJ { MONEY($other) }. Już wiesz: trasa to dwa miejsca i własna stacja. Następny jest pociąg 3 za { MONEY($train) }.

## Zielone tory

lesson-18CZ-green-track = Zielone tory
    .about = Pierwszy pociąg 3 zmienia mapę: miasta rosną.
lesson-18CZ-green-track-run-1 = Runda czwarta. Przez rundę nikt nie budował, obie strony oszczędzały.
lesson-18CZ-green-track-run-2 = BCB ma { MONEY($cash) }, pociąg 3 kosztuje { MONEY($train) }. Przejazd przyniesie { MONEY($best) } i to wystarczy: uruchom pociąg.
lesson-18CZ-green-track-run-wrong = Cofnij ruch i uruchom pociąg.
lesson-18CZ-green-track-third-1 = BCB ma { MONEY($cash) }. Kup pierwszy pociąg 3 za { MONEY($train) }: z nim wchodzą do gry zielone kafelki, dla wszystkich.
lesson-18CZ-green-track-third-wrong = Cofnij ruch i kup pociąg 3.
lesson-18CZ-green-track-third-wrong-pass = Pociągi 3 są tylko dwa, a Ada na jeden już oszczędza. Cofnij ruch i kup go.
lesson-18CZ-green-track-upgrade-1 = Ada uruchamia pociąg i oszczędza. Teraz miasta mogą rosnąć: zielony kafelek zastępuje żółty i zachowuje wszystkie jego tory.
lesson-18CZ-green-track-upgrade-2 = Modernizacja jest darmowa i zajmuje miejsce żółtego kafelka w turze. BCB ma { MONEY($cash) }. Zmodernizuj Pardubice dowolnym zielonym kafelkiem.
lesson-18CZ-green-track-upgrade-wrong = Cofnij ruch i zmodernizuj Pardubice.
lesson-18CZ-green-track-upgrade-wrong-lay-tile = Dobry kafelek, ale teraz mają urosnąć Pardubice. Cofnij ruch i kliknij Pardubice.
lesson-18CZ-green-track-upgrade-wrong-pass = Zielone Pardubice przynoszą o { MONEY(10) } więcej w każdej rundzie. Cofnij ruch i zmodernizuj je.
lesson-18CZ-green-track-run-again-1 = Pardubice są teraz warte { MONEY(30) }. Uruchom pociągi za { MONEY($best) }.
lesson-18CZ-green-track-run-again-wrong = Cofnij ruch i uruchom pociągi.
lesson-18CZ-green-track-end = BCB ma { MONEY($cash) }, EKJ { MONEY($other) }. Tak idzie dalej: z pierwszym pociągiem 4 złomowane są pociągi 2, pierwszy pociąg 5 przynosi brązowe kafelki, a po dziesiątej rundzie porównuje się skarbce. Teraz zagraj w całość: nowa gra 18CZ z opcją gry szkoleniowej.
