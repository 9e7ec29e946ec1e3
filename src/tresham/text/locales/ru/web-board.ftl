# Поле на странице: карта, укладка тайлов, маркеры, маршруты, рынок, поезда и фазы, тайлы.

## Карта

board-map = Карта
board-keys = Стрелки ведут к соседнему гексу, где можно что-то сделать. Enter выбирает, Escape отменяет. R поворачивает тайл, T берёт следующий тайл. Плюс и минус меняют масштаб, 0 показывает всю карту.
board-hexes = Все гексы
board-closer = Ближе
board-farther = Дальше
board-fit = Показать всю карту
board-picked-hex = Гекс { $hex }
board-hex-choices =
    { $says }. { $lays ->
        [0] {""}
        [one] { $lays } вариант укладки.
        [few] { $lays } варианта укладки.
       *[many] { $lays } вариантов укладки.
    } { $pieces ->
        [0] {""}
        [one] { $pieces } место для { -token(case: "genitive") }.
        [few] { $pieces } места для { -token(case: "genitive") }.
       *[many] { $pieces } мест для { -token(case: "genitive") }.
    }
board-stop = Остановка { $stop }: { $says }

## Тайлы и маркеры

board-sorts = Что сделать здесь
board-lay-ordinary = Путь
board-lay-private = Путь по праву { $private }
board-pieces = { -token(case: "headings") }
board-lay-it = Уложить тайл
board-lay-for = Уложить за { $cost }
board-free = бесплатно
board-cancel = Отмена
board-cancel-key = Отмена (Esc)
board-tick-key = Уложить (Enter)
board-turn-left = Повернуть влево
board-turn-left-key = Повернуть влево (Shift+R)
board-turn-right = Повернуть вправо
board-turn-right-key = Повернуть вправо (R, колесо мыши, смахивание)
board-turns = Повороты тайла
board-turned-by =
    { $turns ->
        [0] без поворота
        [one] поворот на { $turns } сторону
        [few] поворот на { $turns } стороны
       *[many] поворот на { $turns } сторон
    }
board-turn-refused = поворот на { $turns }: нельзя. { $why }
board-tile = Тайл { $tile }
board-tiles-here = Тайлы для этого гекса
board-tile-left =
    { $left ->
        [endless] Тайл { $tile }, без ограничений
       *[other] Тайл { $tile }, осталось: { $left }
    }
board-tile-refused = Тайл { $tile }, нельзя: { $why }
board-refused-count =
    { $count ->
        [one] { $count } тайл нельзя уложить: узнать почему
        [few] { $count } тайла нельзя уложить: узнать почему
       *[many] { $count } тайлов нельзя уложить: узнать почему
    }
board-would-block = Закроет путь: { $corps }

## Маршруты

board-runs = Маршруты
board-select-train = Изменить маршрут этого поезда
board-idle = не едет
board-total = Всего
board-thinking = считаем…
board-proven = доказано: лучше нельзя
board-at-most = лучшее из найденного, возможно ещё до { $sum }
board-below-best = на { $sum } меньше лучшего
board-same-as-last = как в прошлый раз
board-runs-hint = Щёлкайте по остановкам на карте, чтобы изменить маршрут выбранного поезда: каждый раз по следующей вдоль пути.
board-run-for = Ехать за { $sum }
board-runs-best = Лучшие маршруты
board-runs-clear = Очистить

## Рынок

board-cell =
    { $cell }: { $price }{ $zone ->
        [none] {""}
       *[other] , { $zone }
    }{ $par ->
        [yes] , { -par }
        [some] , { -par } для { $corps }
       *[no] {""}
    }{ $markers ->
        [none] {""}
       *[other] , здесь { $markers }
    }
board-par-choose = Выберите { -par(case: "accusative") }
board-par-prices = { -par(case: "heading") } { $corp }: варианты
board-affordable =
    { $shares ->
        [one] хватит на { $shares } акцию
        [few] хватит на { $shares } акции
       *[many] хватит на { $shares } акций
    }{ $floats ->
        [yes] , запуск
       *[no] {""}
    }
board-floats-with =
    { $shares ->
        [one] запуск: { $shares } акция, в { -treasury(case: "prepositional") } { $sum }
        [few] запуск: { $shares } акции, в { -treasury(case: "prepositional") } { $sum }
       *[many] запуск: { $shares } акций, в { -treasury(case: "prepositional") } { $sum }
    }
board-par-corps = Корпорации, которые можно основать
board-par-first = Выберите корпорацию, и здесь появятся варианты: { -par }.
board-par-floats =
    { $shares ->
        [one] Запуск, когда продана { $shares } акция; ✓: хватит ваших денег.
        [few] Запуск, когда проданы { $shares } акции; ✓: хватит ваших денег.
       *[many] Запуск, когда продано { $shares } акций; ✓: хватит ваших денег.
    }
board-par-price = Цена
board-par-shares = Можно купить акций
board-marker =
    { $corp }, { $name }: { $price }, место в клетке: { $place }{ $ways ->
        [none] .
       *[other] . Может пойти: { $ways }.
    }
board-legend = Знаки
board-ledge = Уступ
board-no-market = В этой игре нет рынка акций.

## Поезда, фазы, тайлы

board-reach = Дальность
board-starts-phase = Начинает фазу
board-trade-in = Обмен
board-on-sale = в продаже
board-out-of-game = вне игры
board-phases = Фазы
board-train-limit = Лимит поездов
board-train-price = Цена
board-size =
    { $size ->
        [small] малые
        [medium] средние
       *[large] крупные
    }
board-phase-tiles = Тайлы
board-phase-rounds = Операционные раунды
board-phase-about = Что меняется
board-now = сейчас
board-becomes = Улучшается до { $tiles }.
board-tiles-ask = Выберите тайл: где он лежит и во что улучшается.
board-tile-lies = Лежит: { $hexes }.
board-tile-nowhere = Ещё нигде не лежит.
board-tile-last = Не заменяется другим тайлом.
