# Что только что произошло.

news-since = С вашего хода
news-count =
    { $count ->
        [0] ничего нового
        [one] { $count } событие
        [few] { $count } события
       *[many] { $count } событий
    }
news-missed = не удалось получить
news-skip =
    { $count ->
        [one] Пропустить { $count } ход
        [few] Пропустить { $count } хода
       *[many] Пропустить { $count } ходов
    }
news-prices = Цены
news-runs = Маршруты: показать на карте
news-marks = Отмечать новое на карте и у цен
news-pace = Ходы других
news-pace-of =
    { $pace ->
        [0] сразу
        [300] по 0,3 с
       *[other] по 1 с
    }
news-price-was = было { $sum }
