# What just happened.

news-since = Since your last move
news-count =
    { $count ->
        [0] nothing new
        [one] { $count } event
       *[other] { $count } events
    }
news-missed = could not be fetched
news-skip =
    { $count ->
        [one] Skip { $count } move
       *[other] Skip { $count } moves
    }
news-prices = Prices
news-runs = Runs, to be shown on the map
news-marks = Mark what is new on the map and beside prices
news-pace = Moves of others
news-pace-of =
    { $pace ->
        [0] at once
        [300] 0.3 s each
       *[other] 1 s each
    }
news-price-was = was { $sum }
