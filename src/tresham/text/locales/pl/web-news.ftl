# Co się właśnie stało.

news-since = Od twojego ruchu
news-count =
    { $count ->
        [0] nic nowego
        [one] { $count } zdarzenie
        [few] { $count } zdarzenia
       *[many] { $count } zdarzeń
    }
news-missed = nie udało się pobrać
news-skip =
    { $count ->
        [one] Pomiń { $count } ruch
        [few] Pomiń { $count } ruchy
       *[many] Pomiń { $count } ruchów
    }
news-prices = Kursy
news-runs = Trasy: pokaż na mapie
news-marks = Zaznaczaj nowości na mapie i przy cenach
news-pace = Ruchy innych
news-pace-of =
    { $pace ->
        [0] od razu
        [300] co 0,3 s
       *[other] co 1 s
    }
news-price-was = było { $sum }
