# Отчёт о партии: в браузере и в файле.

report-title = Отчёт: { $title }
report-about =
    { $over ->
        [yes] Оконченная партия: { $players }
       *[no] Партия продолжается: { $players }
    }; { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }, { $profile ->
        [rulebook] по книге правил
       *[other] как на { $profile }
    }.
report-standings = Итоги
report-charts = Графики
report-trains = Поезда
report-moments = Ключевые события
report-left = Упущенная прибыль
report-maps = Карта по фазам
report-chart-worth = Состояние игроков
report-chart-prices = Цены акций
report-chart-revenue = { -revenue(case: "heading") } корпораций
report-chart-cash = Деньги игроков
report-chart-shares = Акции игроков
report-chart-about =
    { $count ->
        [one] { $count } раунд
        [few] { $count } раунда
       *[many] { $count } раундов
    }; линии: { $lines }
report-numbers = Числа
report-csv = Сохранить как CSV
report-cut = Показано строк: { $shown } из { $count }; в CSV есть все.
report-round-short =
    { $kind ->
        [stock] ФР { $turn }
        [operating] ОР { $turn }.{ $number }
        [draft] Выбор
       *[auction] Аукцион
    }
report-sort = Вид
report-what = Что произошло
report-ply = Действие
report-kind =
    { $kind ->
        [phase] Новая фаза
        [rust] Поезда устаревают
        [float] Запуск
        [presidency] Смена { -president(case: "genitive") }
        [take_over] Поглощение
        [receivership] Внешнее управление
        [closing] Закрытие
        [bankruptcy] Банкротство
        [leaving] Выход игрока
        [destruction] Землетрясение
        [ending] Конец близок
        [big_run] Лучший рейс
       *[end] Конец
    }
report-left-sum =
    { $count ->
        [one] { $count } рейс
        [few] { $count } рейса
       *[many] { $count } рейсов
    }, не лучших: { $missed }; упущено: { MONEY($left) }.
report-phase = Фаза { $name }: карта в её конце, действия с { $begin } по { $end }

## В браузере

report-chart-trains = Поезда корпораций
report-rounds = По раундам
report-now = пока
report-nothing-yet = Этого ещё не было.
report-open = Отчёт о партии
report-back = К столу
report-save = Сохранить отчёт
report-best = Лучшая
report-best-runs = Лучшие маршруты
report-best-map = Карта с лучшими маршрутами { $corp }
report-proven = доказано: больше получить нельзя
report-unproven = не доказано, возможно { $bound }
report-no-trains = Здесь ни у кого нет поезда.
report-working = Вычисляется…
report-look-back = Вычислить
report-play-on = Боты играют дальше
report-play-on-about = За все места, отсюда, только в этом варианте. Их действия можно отменить.
report-moves =
    { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
report-to-the-end = До конца
report-stop = Остановить
