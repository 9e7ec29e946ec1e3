# Задачи: вопросы, ответы, оценки.

puzzle-kind =
    { $kind ->
        [runs] Лучшие маршруты
        [tile] Лучший тайл
        [dump] Меньше всего акций
       *[rescue] Можно ли её спасти?
    }
puzzle-heading = { $id }: { $title }, { $kind }, уровень { $level } из 5

## Что спрашивается

puzzle-question-runs = { $corp } отправляет поезда. Какие маршруты приносят больше всего?
puzzle-question-tile = { $corp } укладывает один тайл обычным образом и затем отправляет поезда. После какого тайла они приносят больше всего?
puzzle-question-dump = { $player } — { -president } { $corp } и хочет избавиться от этой корпорации. Какое наименьшее число её акций нужно продать в этот ход, чтобы { -president(case: "instrumental") } стал кто-то другой?
puzzle-question-rescue = У { $corp } нет поезда; корпорация обязана его купить, но заплатить не может. За неё отвечает { $player }: без продажи { -private(case: "genitive-plural") } и без сделок с кем бы то ни было. Можно ли оплатить поезд банка, продавая акции, и какими продажами?

## Как отвечать

puzzle-form-runs = Каждый поезд по названию, затем гексы, где он останавливается: { $example }
puzzle-form-tile = Гекс, номер тайла и на сколько шестых он повёрнут по часовой стрелке; без этого считается лучший поворот: { $example }
puzzle-form-dump = Число: { $example }
puzzle-form-rescue = нет; или да и продажи по порядку: { $example }
puzzle-unread-runs = Непонятно: { $what }. Назовите каждый поезд и гексы, где он останавливается, например { $example }
puzzle-unread-tile = Непонятно: { $what }. Назовите гекс, тайл и поворот, например { $example }
puzzle-unread-dump = Непонятно: { $what }. Назовите число, например { $example }
puzzle-unread-rescue = Непонятно: { $what }. Ответьте «нет» или «да» и продажи, например { $example }

## Положение

puzzle-fact-last = { -revenue(case: "heading") } в прошлый раз
puzzle-fact-train = Самый дешёвый поезд банка
puzzle-fact-cash = Деньги: { $player }
puzzle-train = поезд { $train }
puzzle-fact-missing = Ещё не хватает
puzzle-fact-pool = В пуле, не больше { $most }
puzzle-holding =
    { $player }: { $count ->
        [one] { $count } акция
        [few] { $count } акции
       *[many] { $count } акций
    } по { MONEY($price) }; в пуле { $pool }; { -president }: { $president }

## Оценки

puzzle-verdict =
    { $outcome ->
        [right-runs] Верно: { MONEY($value) }, и никакие маршруты не приносят больше.
        [right-tile] Верно: тогда поезда приносят { MONEY($value) }, больше, чем после любого другого тайла.
        [right-dump] Верно: если продать меньше, { -president } не сменится.
        [less-runs] Эти маршруты приносят { MONEY($value) }; это на { MONEY($missing) } меньше лучшего.
        [less-tile] После этого тайла поезда приносят { MONEY($value) }; это на { MONEY($missing) } меньше, чем после лучшего.
        [refused] Правила это запрещают: { $reason }
        [too-many] Это подходит, но достаточно и меньшего числа акций.
        [not-enough] После этого { -president } ещё не сменится.
        [cannot-sell] Столько акций в этот ход продать нельзя.
        [short] Тогда ещё не хватает { MONEY($missing) }.
        [stuck] После этих продаж поезд уже не оплатить.
        [saved] Верно: тогда поезд можно оплатить.
        [lost] Верно: никакие продажи не принесут достаточно.
       *[can-be-saved] Её можно спасти: есть продажи, которые приносят достаточно.
    }

## Решения и доказательства

puzzle-solution-runs = { $train }: { $stops } ({ MONEY($worth) })
puzzle-solution-tile = Тайл { $tile } на { $hex }, путь { $track }: тогда поезда приносят { MONEY($best) }.
puzzle-solution-dump =
    { $count ->
        [one] { $count } акция
        [few] { $count } акции
       *[many] { $count } акций
    }.
puzzle-solution-sale = { $corp }: { $shares }
puzzle-solution-lost = Нет: никакие продажи не принесут достаточно.
puzzle-total = Всего { MONEY($best) }.
puzzle-proof-runs =
    Доказательство: у поездов { $tried ->
        [one] { $tried } возможный маршрут
        [few] { $tried } возможных маршрута
       *[many] { $tried } возможных маршрутов
    }, если каждый один; чтобы убедиться, что вместе больше получить нельзя, хватает { $nodes ->
        [one] { $nodes } пробы.
        [few] { $nodes } проб.
       *[many] { $nodes } проб.
    }
puzzle-proof-greedy = Поезда, отправленные один за другим, каждый лучшим для себя путём, приносят { MONEY($runner) }.
puzzle-proof-tile =
    Доказательство: проверено всё, что можно уложить ({ $tried ->
        [one] { $tried } вариант
        [few] { $tried } варианта
       *[many] { $tried } вариантов
    }); следующий по величине результат — { MONEY($runner) }.
puzzle-proof-dump =
    Доказательство: разыграны все продажи этого хода, всего { $tried ->
        [one] { $tried } положение
        [few] { $tried } положения
       *[many] { $tried } положений
    }.
puzzle-proof-rescue =
    Доказательство: все продажи разыграны до конца, всего { $nodes ->
        [one] { $nodes } положение
        [few] { $nodes } положения
       *[many] { $nodes } положений
    }; { $good ->
        [0] ни одно не спасает корпорацию
        [one] { $good } из них спасает корпорацию
        [few] { $good } из них спасают корпорацию
       *[many] { $good } из них спасают корпорацию
    }.

## Что делает задачу трудной

puzzle-hard = Что делает её трудной: { $traits }.
puzzle-trait =
    { $trait ->
        [several-trains] едут несколько поездов
        [many-runs] маршрутов много
        [greed-fails] поезда, отправленные один за другим, приносят меньше
        [habit-fails] прошлые маршруты приносят меньше
        [many-lays] тайлов на выбор много
        [very-many-lays] их очень много
        [close] другой тайл почти не хуже
        [off-the-beaten-track] поезда там сейчас не ходят
        [many-shares] продать нужно много акций
        [rivals] у нескольких игроков акций поровну
        [presidents-certificate] уйти должен и сам сертификат { -president(case: "genitive") }
        [several-blocks] одной продажи мало
        [several-sales] нужно несколько продаж
        [dead-ends] есть продажи, которые заводят в тупик
        [many-lines] обдумать нужно много продаж
       *[hopeless] нужно увидеть, что ничто не поможет
    }
