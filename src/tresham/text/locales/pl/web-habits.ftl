## Miejsce dla mapy

web-fold-left = Zwiń panel ruchu
web-fold-right = Zwiń graczy i dziennik
web-alone = Tylko mapa
web-alone-leave = Wróć do stołu

## Przyzwyczajenia

web-habits = Mapa i sterowanie
web-tiles = Kolory kafelków
web-tiles-name =
    { $tiles ->
        [classic] Jaskrawe
        [safe] Dla daltonistów
       *[calm] Spokojne
    }
web-show-names = Nazwy miejsc
web-show-coordinates = Nazwy heksów
web-show-numbers = Numery kafelków
web-show-about = Czego nie dałoby się przeczytać, tego nie widać; przybliż mapę, aby to zobaczyć.
web-again = Drugie kliknięcie heksu
web-again-does =
    { $does ->
        [lay] kładzie kafelek
       *[turn] obraca kafelek
    }
web-sounds = Dźwięk, gdy przychodzi mój ruch
web-keys-change = Zmień klawisze
web-keys-about = Kliknij klawisz, a potem naciśnij ten, który ma go zastąpić. Jeśli jest zajęty, oba zamieniają się miejscami.
web-keys-press = naciśnij klawisz…
web-keys-usual = Zwykłe klawisze
web-habits-kept = Zapisane w tej przeglądarce.
web-key-name =
    { $command ->
        [alone] tylko mapa
        [fold-left] zwiń panel ruchu
        [fold-right] zwiń graczy i dziennik
        [back] krok wstecz w historii
        [forward] krok naprzód w historii
        [tab-map] mapa
        [tab-market] kursy
        [tab-ledger] tabela
        [tab-corporations] spółki
        [tab-trains] pociągi i fazy
       *[tab-tiles] kafelki
    }
web-step-skipped = pominięte
web-phone-leaves = Widoki na telefonie
