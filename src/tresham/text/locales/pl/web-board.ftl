# Plansza na stronie: mapa, kładzenie torów, stacje, trasy, giełda, pociągi i fazy, kafelki.

## Mapa

board-map = Mapa
board-keys = Strzałki prowadzą do następnego heksu, na którym można coś zrobić. Enter wybiera, Escape anuluje. R obraca kafelek, T bierze następny. Plus i minus zmieniają skalę, 0 pokazuje całą mapę.
board-hexes = Wszystkie heksy
board-closer = Przybliż
board-farther = Oddal
board-fit = Pokaż całą mapę
board-picked-hex = Heks { $hex }
board-hex-choices =
    { $says }. { $lays ->
        [0] {""}
        [one] { $lays } sposób położenia toru.
        [few] { $lays } sposoby położenia toru.
       *[many] { $lays } sposobów położenia toru.
    } { $pieces ->
        [0] {""}
        [one] { $pieces } miejsce na żeton.
        [few] { $pieces } miejsca na żeton.
       *[many] { $pieces } miejsc na żeton.
    }
board-stop = Przystanek { $stop }: { $says }

## Kafelki i stacje

board-sorts = Co tu zrobić
board-lay-ordinary = Tor
board-lay-private = Tor z prawa { $private }
board-pieces = Stacje
board-lay-it = Położyć kafelek
board-lay-for = Położyć za { $cost }
board-free = bez kosztów
board-cancel = Anuluj
board-cancel-key = Anuluj (Esc)
board-tick-key = Położyć (Enter)
board-turn-left = Obróć w lewo
board-turn-left-key = Obróć w lewo (Shift+R)
board-turn-right = Obróć w prawo
board-turn-right-key = Obróć w prawo (R, kółko myszy, przesunięcie palcem)
board-turns = Obroty kafelka
board-turned-by =
    { $turns ->
        [0] bez obrotu
        [one] obrót o { $turns } bok
        [few] obrót o { $turns } boki
       *[many] obrót o { $turns } boków
    }
board-turn-refused = obrót o { $turns }: niedozwolony. { $why }
board-tile = Kafelek { $tile }
board-tiles-here = Kafelki na ten heks
board-tile-left =
    { $left ->
        [endless] Kafelek { $tile }, bez limitu
       *[other] Kafelek { $tile }, zostało: { $left }
    }
board-tile-refused = Kafelek { $tile }, niedozwolony: { $why }
board-refused-count =
    { $count ->
        [one] { $count } kafelka nie można położyć: zobacz dlaczego
        [few] { $count } kafelków nie można położyć: zobacz dlaczego
       *[many] { $count } kafelków nie można położyć: zobacz dlaczego
    }
board-would-block = Zamknie drogę: { $corps }

## Trasy

board-runs = Trasy
board-select-train = Zmień trasę tego pociągu
board-idle = nie jedzie
board-total = Razem
board-thinking = liczenie…
board-proven = na pewno najlepsze
board-at-most = najlepsze ze znalezionych, możliwe jeszcze do { $sum } więcej
board-below-best = o { $sum } mniej niż najlepsze
board-same-as-last = jak ostatnio
board-runs-hint = Klikaj przystanki na mapie, aby zmienić trasę wybranego pociągu: za każdym razem następny wzdłuż toru.
board-run-for = Jazda za { $sum }
board-runs-best = Najlepsze trasy
board-runs-clear = Wyczyść

## Giełda

board-cell =
    { $cell }: { $price }{ $zone ->
        [none] {""}
       *[other] , { $zone }
    }{ $par ->
        [yes] , cena emisyjna
        [some] , cena emisyjna dla { $corps }
       *[no] {""}
    }{ $markers ->
        [none] {""}
       *[other] , tu { $markers }
    }
board-par-choose = Wybierz cenę emisyjną
board-par-prices = Ceny emisyjne spółki { $corp }
board-affordable =
    { $shares ->
        [one] starczy na { $shares } akcję
        [few] starczy na { $shares } akcje
       *[many] starczy na { $shares } akcji
    }{ $floats ->
        [yes] , uruchomienie
       *[no] {""}
    }
board-floats-with =
    { $shares ->
        [one] uruchomienie: { $shares } akcja, w skarbcu { $sum }
        [few] uruchomienie: { $shares } akcje, w skarbcu { $sum }
       *[many] uruchomienie: { $shares } akcji, w skarbcu { $sum }
    }
board-par-corps = Spółki, które można założyć
board-par-first = Wybierz spółkę, a pokażą się jej ceny emisyjne.
board-par-floats =
    { $shares ->
        [one] Uruchomienie, gdy sprzedana jest { $shares } akcja; ✓: starczy ci pieniędzy.
        [few] Uruchomienie, gdy sprzedane są { $shares } akcje; ✓: starczy ci pieniędzy.
       *[many] Uruchomienie, gdy sprzedanych jest { $shares } akcji; ✓: starczy ci pieniędzy.
    }
board-par-price = Cena
board-par-shares = Można kupić akcji
board-marker =
    { $corp }, { $name }: { $price }, miejsce w komórce: { $place }{ $ways ->
        [none] .
       *[other] . Może przejść: { $ways }.
    }
board-legend = Znaki
board-ledge = Próg
board-no-market = W tej grze nie ma tabeli kursów.

## Pociągi, fazy, kafelki

board-reach = Zasięg
board-starts-phase = Zaczyna fazę
board-trade-in = Wymiana
board-on-sale = w sprzedaży
board-out-of-game = poza grą
board-phases = Fazy
board-train-limit = Limit pociągów
board-train-price = Cena
board-size =
    { $size ->
        [small] małe
        [medium] średnie
       *[large] duże
    }
board-phase-tiles = Kafelki
board-phase-rounds = Rundy operacyjne
board-phase-about = Co przynosi
board-now = teraz
board-becomes = Zmienia się w { $tiles }.
board-tiles-ask = Wybierz kafelek: gdzie leży i w co się zmienia.
board-tile-lies = Leży: { $hexes }.
board-tile-nowhere = Jeszcze nigdzie nie leży.
board-tile-last = Nie zastępuje go inny kafelek.
