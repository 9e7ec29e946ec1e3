# Raport z gry: w przeglądarce i w pliku.

report-title = Raport: { $title }
report-about =
    { $over ->
        [yes] Zakończona gra: { $players }
       *[no] Gra w toku: { $players }
    }; { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }, { $profile ->
        [rulebook] według instrukcji
       *[other] jak na { $profile }
    }.
report-standings = Wyniki
report-charts = Wykresy
report-trains = Pociągi
report-moments = Ważne chwile
report-left = Utracony dochód
report-maps = Mapa faza po fazie
report-chart-worth = Majątek graczy
report-chart-prices = Kursy akcji
report-chart-revenue = Dochód spółek
report-chart-cash = Gotówka graczy
report-chart-shares = Akcje graczy
report-chart-about =
    { $count ->
        [one] { $count } runda
        [few] { $count } rundy
       *[many] { $count } rund
    }; linie: { $lines }
report-numbers = Liczby
report-csv = Zapisz jako CSV
report-cut = Pokazano wierszy: { $shown } z { $count }; w CSV są wszystkie.
report-round-short =
    { $kind ->
        [stock] RG { $turn }
        [operating] RO { $turn }.{ $number }
        [draft] Wybór
       *[auction] Aukcja
    }
report-sort = Rodzaj
report-what = Co się stało
report-ply = Ruch
report-kind =
    { $kind ->
        [phase] Nowa faza
        [rust] Złomowanie
        [float] Uruchomienie
        [presidency] Zmiana { -president(case: "genitive") }
        [take_over] Przejęcie
        [receivership] Zarząd komisaryczny
        [closing] Zerowanie spółki
        [bankruptcy] Bankructwo
        [leaving] Odejście gracza
        [destruction] Trzęsienie ziemi
        [ending] Koniec bliski
        [big_run] Najlepszy przejazd
       *[end] Koniec
    }
report-left-sum =
    { $count ->
        [one] { $count } przejazd
        [few] { $count } przejazdy
       *[many] { $count } przejazdów
    }, nie najlepszych: { $missed }; utracono: { MONEY($left) }.
report-phase = Faza { $name }: mapa na jej końcu, ruchy od { $begin } do { $end }

## W przeglądarce

report-chart-trains = Pociągi spółek
report-rounds = Runda po rundzie
report-now = jak dotąd
report-nothing-yet = Tego jeszcze nie było.
report-open = Raport z gry
report-back = Do stołu
report-save = Zapisz raport
report-best = Najlepszy
report-best-runs = Najlepsze trasy
report-best-map = Mapa z najlepszymi trasami { $corp }
report-proven = udowodnione: więcej nie da się zarobić
report-unproven = bez dowodu, może { $bound }
report-no-trains = Nikt tu nie ma pociągu.
report-working = Obliczanie…
report-look-back = Oblicz
report-play-on = Boty grają dalej
report-play-on-about = Za wszystkie miejsca, stąd dalej, tylko w tym wariancie. Ich ruchy można cofnąć.
report-moves =
    { $count ->
        [one] { $count } ruch
        [few] { $count } ruchy
       *[many] { $count } ruchów
    }
report-to-the-end = Do końca
report-stop = Zatrzymaj
