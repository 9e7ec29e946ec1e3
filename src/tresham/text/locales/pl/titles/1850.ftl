# 1850: co stoi w jej papierach.

title-1850 = Koleje amerykańskiego Środkowego Zachodu od roku 1850: obrona kursów, dalekie cele i żelazo z Mesabi

web-offering = IPO

## Spółki prywatne

private-1850-grsc = Tylko dochód.
private-1850-cm = Spółka, która ją posiada, może raz, po zwykłej budowie toru, położyć dodatkowy żółty kafelek na zachód od Missisipi albo zamiast niego kupić żeton Mesabi. Dochód zawsze dostaje gracz: właściciel albo prezes spółki, która ją posiada. UP może zapłacić za nią do { MONEY(120) }. Jeśli przed pierwszym pociągiem 5 kafelek nie zostanie wykorzystany, pozostaje otwarta bez dochodu do pierwszego pociągu 6.
private-1850-mrb = Spółka, która ją posiada, może raz położyć żółty kafelek (5, 6 lub 57) na L13 (St. Louis), za darmo i oprócz zwykłej budowy toru; w tej samej turze go nie modernizuje. Spółki mogą ją kupić już w fazie 2, wtedy najwyżej za wartość nominalną. Zamyka L13, dopóki należy do gracza.
private-1850-gbc = W każdej swojej turze spółka, która ją posiada, może po zwykłej budowie toru położyć dodatkowy żółty kafelek za { MONEY(30) } i koszt terenu albo kupić żeton Mesabi, o { MONEY(30) } drożej niż zwykle. Od pierwszego pociągu 5 do pierwszego pociągu 6 pozostaje otwarta bez dochodu.
private-1850-mrc = Spółka, która ją kupi, otrzymuje żeton Mesabi, a dopóki ją posiada, także { MONEY(40) } z ceny każdego następnego. Dopóki nie kupi jej spółka ani nie zostanie zamknięta, nikt nie może budować do A10. Spółki mogą ją kupić już w fazie 2, wtedy najwyżej za wartość nominalną.
private-1850-wlg = Spółka, która ją posiada, może położyć trzy dodatkowe żółte kafelki, jeden na turę, po zwykłej budowie toru; najwyżej jeden z nich gdzie indziej niż na zachód od Missisipi. Zamiast każdego z nich można kupić żeton Mesabi. Trzeci ją zamyka. Od pierwszego pociągu 5 do pierwszego pociągu 6 pozostaje otwarta bez dochodu.
private-1850-mmr = Pierwszy nabywca otrzymuje 10% akcji RI. Zamyka I12 (Rock Island), dopóki należy do gracza.

## Fazy

phase-1850-2 = żółte kafelki, do 4 pociągów w spółce, spółki mogą kupić dwie ze spółek prywatnych, 1 runda operacyjna
phase-1850-3 = zielone kafelki, spółki mogą kupować wszystkie spółki prywatne, 2 rundy operacyjne
phase-1850-4 = do 3 pociągów w spółce, pociągi 2 są złomowane
phase-1850-5 = brązowe kafelki, do 2 pociągów w spółce, większość spółek prywatnych jest zamykana, a pozostałe nie przynoszą dochodu, czerwone obszary punktują drugą wartość, 3 rundy operacyjne
phase-1850-6 = pociągi 3 są złomowane, ostatnie spółki prywatne są zamykane
phase-1850-8 = szare kafelki, pociągi 4 są złomowane, czerwone obszary punktują trzecią wartość
phase-1850-10 = w sprzedaży pociągi 10
phase-1850-12 = pociągi 5 są złomowane

## Warianty

option-1850-reduced-tokens = Mniej stacji
    .about = CBQ i RI mają po trzy stacje jak wszystkie, a nie po cztery.
option-1850-free-runs = Dowolne trasy
    .about = Przyjmowany jest każdy dozwolony zestaw tras, nie tylko najbardziej dochodowy.

## Tabela kursów

zone-1850-yellow = certyfikaty nie liczą się do limitu
zone-1850-orange = certyfikaty nie liczą się, a jeden gracz może mieć ponad 60%
zone-1850-brown = jak pomarańczowa, a z giełdy można kupić kilka certyfikatów naraz
zone-1850-green = sprzedaż, która ledwie by jej sięgnęła z góry, zatrzymuje się na progu, a dywidenda do niej nie prowadzi
zone-1850-black-closed = spółka, której znacznik tu trafi, jest zerowana na zawsze

## Żetony poza stacjami

right-bought =
    { $right ->
        [mesabi] { $price ->
            [0] { $by } otrzymuje żeton Mesabi
           *[other] { $by } kupuje żeton Mesabi za { MONEY($price) }
        }
        [destination] { $by } stawia stację docelową za { MONEY($price) }
       *[other] { $by } kupuje prawo „{ $right }” za { MONEY($price) }
    }
marker-placed =
    { $kind ->
        [mesabi] Żeton Mesabi { $by } leży na { $hex }
        [destination] Stacja docelowa { $by } stoi na { $hex }
       *[other] { $by } kładzie znacznik na { $hex }
    }
right-lost =
    { $right ->
        [mesabi] { $by } traci żeton Mesabi
        [destination] { $by } traci stację docelową
       *[other] { $by } traci prawo „{ $right }”
    }{ $back ->
        [0] {""}
       *[other] , które można znów kupić
    }
do-buy-right =
    { $right ->
        [mesabi] Kupić żeton Mesabi
        [destination] Postawić stację docelową{ $place ->
            [unknown] {""}
           *[other] {" "}{ $place }
        }
       *[other] Kupić prawo „{ $right }”
    }{ $private_is ->
        [private] {" "}z prawa { $private }
       *[none] {""}
    }{ $cost ->
        [unknown] {""}
       *[other] {" "}za { MONEY($cost) }
    }
illegal-right-not-on-sale =
    { $right ->
        [mesabi] Żetony Mesabi są na sprzedaż, gdy Mesabi Mining Company należy do spółki albo jest zamknięta, dopóki został choć jeden z czterech.
        [destination] Spółka nie ma celu.
       *[other] Prawo „{ $right }” nie jest na sprzedaż.
    }
illegal-right-owned =
    { $right ->
        [mesabi] Spółka ma już żeton Mesabi.
        [destination] Spółka ma już stację docelową.
       *[other] Spółka ma już prawo „{ $right }”.
    }
illegal-right-not-reached =
    { $right ->
        [mesabi] Tory spółki nie prowadzą do Mesabi.
        [destination] Tory spółki nie docierają do jej celu.
       *[other] Spółka nie dociera do miejsca, którego dotyczy prawo „{ $right }”.
    }
illegal-cannot-afford-right =
    { $right ->
        [mesabi] Żeton Mesabi kosztuje { MONEY($price) }; w skarbcu jest { MONEY($cash) }.
        [destination] Stacja kosztuje { MONEY($price) }; w skarbcu jest { MONEY($cash) }.
       *[other] Prawo „{ $right }” kosztuje { MONEY($price) }; w skarbcu jest { MONEY($cash) }.
    }
paid =
    { $purpose ->
        [mesabi] { $payee } otrzymuje z tego { MONEY($amount) } za swoją kopalnię
        [help] { $payer } dokłada { MONEY($amount) } do skarbca { $payee }
       *[other] { $payer } → { $payee }: { MONEY($amount) }
    }

## Odmowy

illegal-already-started = Ta spółka jest już założona albo wyzerowana na zawsze.
illegal-no-sale-after-purchase = Wszystkie sprzedaże w turze odbywają się przed zakupem albo wszystkie po nim.
illegal-no-such-dividend = Dochód wypłaca się w całości, w połowie albo zatrzymuje.
illegal-presidency-at-stake = Wtedy spółka miałaby innego prezesa.
illegal-side-barred = Do Mesabi nie wolno jeszcze prowadzić torów.
illegal-hex-barred = Most zbudowano w tej turze: inny kafelek może tam leżeć dopiero od następnej.
illegal-presidents-certificate = Certyfikat prezesa można sprzedać tylko wtedy, gdy może go przejąć inny gracz; spółka go nie odkupuje.
illegal-no-private-sales-now = W tej fazie spółki nie mogą kupić tej spółki prywatnej.
illegal-one-tile-a-turn = W turze jeden kafelek albo jedna modernizacja; tylko w swojej pierwszej turze spółka może zamiast tego położyć dwa żółte kafelki.
illegal-cannot-afford-tile = Kafelek kosztuje { MONEY($cost) }; w skarbcu jest { MONEY($cash) }.
