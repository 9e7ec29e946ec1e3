# Почему правила говорят «нет». Каждый отказ называет и правило, в котором это написано.

## Ход игры

illegal-game-over = Игра окончена.
illegal-agreed-already = Вы уже согласились закончить игру здесь.
illegal-not-in-the-game = Согласиться на конец игры может только игрок, который ещё в игре.
illegal-no-such-thing =
    { $field ->
        [by] Нет такого игрока и такой корпорации.
        [corp] Нет такой корпорации.
        [buyer] Нет такого покупателя.
        [private] Нет такой { -private(case: "genitive") }.
        [hex] Нет такого гекса.
        [lay] Нет такого тайла.
        [stop] Нет такой остановки.
        [slot] Нет такого { -token(case: "genitive") } станции.
        [train] Нет такого поезда.
        [traded] Нет такого поезда для обмена.
        [cell] Нет такой клетки на рынке.
        [cert] Нет такого сертификата.
        [certs] Нет такого сертификата.
        [runs] В этих маршрутах есть несуществующие поезда или остановки.
       *[other] Это действие не имеет смысла ({ $field }).
    }
illegal-not-now = Сейчас этого делать нельзя.
illegal-part-is-over = В этом ходу корпорации время для этого уже прошло.
illegal-part-comes-later = Это делается в ходу корпорации позже.
illegal-not-your-turn = Сейчас ход не ваш.
illegal-needs-consent = Нужно согласие другой стороны: сделайте предложение.
illegal-needs-no-consent = Ничьего согласия не нужно: просто сделайте это.

## Аукцион

illegal-lot-sold = Эта { -private } уже продана.
illegal-lot-not-offered = Купить можно только самую дешёвую из оставшихся { -private(case: "genitive-plural") }; на другие делаются ставки.
illegal-cheaper-lot-first = Этого размера есть более дешёвая: сначала продаётся она.
illegal-lot-offered = Эта { -private } выставлена на продажу: купите её по указанной цене или пасуйте.
illegal-lot-not-contested = Торги идут за другую { -private(case: "accusative") }.
illegal-cannot-afford-lot = Цена { MONEY($price) }, свободно { MONEY($cash) }.
illegal-lot-at-lowest-price = Дешевле { MONEY($price) } она уже не станет.
illegal-must-buy-or-lower = У кого ещё нет { -private(case: "genitive") }, тот покупает её или снижает цену.
illegal-bid-too-low = Наименьшая ставка здесь: { MONEY($least) }.
illegal-bid-not-covered = Ставки должны быть обеспечены наличными: здесь не больше { MONEY($most) }.
illegal-other-corporation = Решение касается другой корпорации.
illegal-no-par-cell = Такой { -par(case: "genitive") } нет.
illegal-par-not-yet = В этой фазе такая { -par } недоступна.

## Продажа акций

illegal-not-your-shares = У продавца нет этих сертификатов.
illegal-mixed-shares = Сделка касается сертификатов одной корпорации из одного места.
illegal-shares-do-not-add-up = Эти сертификаты не составляют такого числа акций.
illegal-unpriced-share = Акцию без цены продать нельзя.
illegal-no-sale-yet = Продавать акции пока нельзя.
illegal-no-sale-after-purchase = Сначала продажа, потом покупка: после покупки в тот же ход ничего не продаётся.
illegal-pool-limit =
    { $room ->
        [0] В пуле нет места для акций этой корпорации.
        [one] В пуле есть место только для { $room } акции этой корпорации.
        [few] В пуле есть место только для { $room } акций этой корпорации.
       *[many] В пуле есть место только для { $room } акций этой корпорации.
    }
illegal-presidents-certificate = Сертификат { -president(case: "genitive") } можно продать, только если его может принять другой игрок.
illegal-no-exact-exchange = После обмена сертификатами нельзя было бы продать ровно столько акций.
illegal-no-such-swap = За сертификат { -president(case: "genitive") } дают последний сертификат или два обычных.
illegal-standstill = Эта продажа закрыла бы корпорацию, и ни вам, ни следующему игроку нечего было бы делать; публичный сайт остановился бы на этом навсегда.
illegal-one-block = Акции этой корпорации уже проданы: все акции одной корпорации продаются одним пакетом.
illegal-sells-too-few =
    { $least ->
        [one] Нужно продать не меньше { $least } акции, чтобы не превышать лимит.
        [few] Нужно продать не меньше { $least } акций, чтобы не превышать лимит.
       *[many] Нужно продать не меньше { $least } акций, чтобы не превышать лимит.
    }
illegal-stays-above-limit =
    { $least ->
        [one] Слишком много сертификатов, а каждая корпорация продаётся за ход только раз: продайте не меньше { $least } её акции.
        [few] Слишком много сертификатов, а каждая корпорация продаётся за ход только раз: продайте не меньше { $least } её акций.
       *[many] Слишком много сертификатов, а каждая корпорация продаётся за ход только раз: продайте не меньше { $least } её акций.
    }
illegal-whole-block =
    { $shares ->
        [one] Пакет из { $shares } акции покупается целиком или не покупается совсем.
        [few] Пакет из { $shares } акций покупается целиком или не покупается совсем.
       *[many] Пакет из { $shares } акций покупается целиком или не покупается совсем.
    }
illegal-over-limit = Слишком много сертификатов: сначала продайте акции.
illegal-over-holding = Слишком много акций одной корпорации: сначала продайте часть из них.

## Покупка акций

illegal-not-for-sale = Этот сертификат не продаётся.
illegal-presidents-certificate-first = Первым продаётся сертификат { -president(case: "genitive") }, при основании корпорации.
illegal-last-certificate = Последний сертификат уходит последним: там же ещё есть обычный.
illegal-already-started = Эта корпорация уже основана.
illegal-not-next-to-start = Сейчас очередь другой корпорации.
illegal-no-home-there = Это не может быть { -home(case: "instrumental") } этой корпорации.
illegal-in-debt = Должник банка не покупает акций: сначала верните долг.
illegal-owes-nothing = Вы ничего не должны банку.
illegal-repayment = Верните от { MONEY($low) } до { MONEY($high) }.
illegal-sold-this-round = После продажи акций корпорации нельзя покупать её акции в том же раунде.
illegal-one-purchase = За ход разрешена одна покупка.
illegal-cannot-afford-share = Цена { MONEY($price) }, в наличии { MONEY($cash) }.
illegal-certificate-limit =
    { $limit ->
        [one] Лимит сертификатов: { $limit } сертификат.
        [few] Лимит сертификатов: { $limit } сертификата.
       *[many] Лимит сертификатов: { $limit } сертификатов.
    }
illegal-holding-limit =
    { $most ->
        [one] У игрока может быть не больше { $most } акции этой корпорации.
        [few] У игрока может быть не больше { $most } акций этой корпорации.
       *[many] У игрока может быть не больше { $most } акций этой корпорации.
    }

## Свои акции корпорации

illegal-not-president = От имени корпорации действует только её { -president }.
illegal-acts-for-himself = За один ход можно действовать либо от своего имени, либо от имени одной корпорации.
illegal-once-a-round = Корпорация уже сделала это в этом фондовом раунде.
illegal-has-not-operated = Корпорация ещё ни разу не действовала.
illegal-too-few-shares-out =
    { $least ->
        [one] У игроков и в пуле должна остаться { $least } акция.
        [few] У игроков и в пуле должны остаться { $least } акции.
       *[many] У игроков и в пуле должно остаться { $least } акций.
    }
illegal-money-asleep = Цена { MONEY($price) }, в наличии { MONEY($cash) } и ещё { MONEY($asleep) }, которые нельзя тратить до конца фондового раунда.
illegal-nothing-to-reissue = В { -treasury(case: "prepositional") } корпорации нет ни одной акции.
illegal-offering-not-empty = Акции перевыпускаются, только когда в IPO их не осталось.
illegal-one-deal-in-own-shares = Корпорация выпускает акции или выкупает одну, и только раз за ход.
illegal-no-issue-in-first-turn = В свой первый ход корпорация не выпускает и не выкупает акции.
illegal-last-certificate-last = Последний сертификат выпускается только вместе со всеми остальными из { -treasury(case: "genitive") }.
illegal-one-certificate-back = Корпорация выкупает только один сертификат.

## Частные компании

illegal-private-not-for-sale = Эта { -private } не продаётся.
illegal-no-private-sales-now = В этой фазе корпорации не покупают { -private(case: "plural") }.
illegal-only-from-president = Корпорация покупает { -private(case: "plural") } только у своего { -president(case: "genitive") }.
illegal-never-for-corporations = Эта { -private } не может принадлежать корпорации.
illegal-private-price = Цена должна быть от { MONEY($low) } до { MONEY($high) }.
illegal-cannot-afford-private = Цена { MONEY($price) }, в наличии { MONEY($cash) }.
illegal-no-private-trade-now = Сейчас игроки не могут торговать этой { -private(case: "instrumental") }.
illegal-trade-price = Цена должна быть от { MONEY($low) } до { MONEY($high) }.
illegal-no-exchange = Такой обмен невозможен.
illegal-not-between-turns = Обмен возможен в свой ход фондового раунда или между ходами других.
illegal-no-such-power = { -private(case: "heading") } не даёт такого права здесь и сейчас.
illegal-power-used-up = Право этой { -private(case: "genitive") } уже использовано.
illegal-power-used-in-turn = Право этой { -private(case: "genitive") } используется раз за ход.
illegal-outside-of-grant = На этом гексе право этой { -private(case: "genitive") } не действует.
illegal-after-normal-track = Сначала обычная прокладка пути, затем то, что позволяет { -private }.
illegal-yellow-only = { -private(case: "heading") } разрешает только жёлтый тайл.
illegal-private-of-other-kind = Корпорация такого вида не может владеть этой { -private(case: "instrumental") }.
illegal-not-your-private = Корпорация не владеет этой { -private(case: "instrumental") }.
illegal-beyond-power = Право этой { -private(case: "genitive") } не простирается так далеко.
illegal-nothing-to-waive = Местность там ничего не стоит: экономить не на чем.
illegal-no-terrain-to-save = { -private(case: "heading") } помогает только на пустом гексе с той местностью, которую она называет.
illegal-no-port = Этот маркер ставится на порт.
illegal-power-comes-first = Частная компания закрывается вместо обычных тайла и { -token(case: "genitive") } станции, а в этом ходу корпорация уже воспользовалась одним из них.
illegal-train-after-run = Поезд передают корпорации до того, как поедут её поезда.
illegal-confined-to-city = В этот ход тайл и { -token } станции разрешены только в одном прибрежном городе.

## Пути

illegal-one-tile-a-turn = В этот ход путь уже проложен.
illegal-hex-blocked = { $private } закрывает этот гекс, пока принадлежит игроку.
illegal-hex-barred = На этом гексе пока нельзя строить.
illegal-side-barred = Вести путь к этой стороне нельзя.
illegal-lay-forbidden = При таком повороте этот тайл никогда нельзя будет улучшить.
illegal-tile-does-not-fit = Этот тайл сюда не подходит.
illegal-track-not-kept = Новый тайл должен сохранить все прежние пути.
illegal-track-leads-nowhere = При таком повороте путь ведёт за край карты или в закрытую сторону.
illegal-hex-not-empty = На этом гексе уже лежит тайл.
illegal-colour-not-yet =
    { $colour ->
        [yellow] Жёлтые тайлы ещё недоступны.
        [green] Зелёные тайлы ещё недоступны.
        [brown] Коричневые тайлы ещё недоступны.
        [grey] Серые тайлы ещё недоступны.
        [red] Красный тайл кладёт только его корпорация, в начале своего первого хода.
       *[other] Тайлы этого цвета ещё недоступны.
    }
illegal-no-such-tile-left = Таких тайлов больше нет.
illegal-not-connected = Станции корпорации не связаны с этим местом.
illegal-other-gauge = К этому месту подходит путь другой колеи: этот тайл с ним не соединяется.
illegal-no-new-track = Новый тайл должен дать корпорации новый доступный ей путь или повысить стоимость доступной ей остановки.
illegal-cannot-afford-tile = Местность стоит { MONEY($cost) }, в { -treasury(case: "prepositional") } { MONEY($cash) }.

## Маркеры станций

illegal-one-token-a-turn = За ход ставится один { -token } станции.
illegal-no-city = Здесь нет города для { -token(case: "genitive") } станции.
illegal-city-not-connected = Пути корпорации не доходят до этого города.
illegal-no-token-left = У корпорации не осталось { -token(case: "genitive-plural") } станций.
illegal-second-token-in-hex = На этом гексе уже есть { -token } этой корпорации.
illegal-no-free-slot = В этом городе нет свободного места.
illegal-slot-reserved = Свободное место отведено другой корпорации: это её { -home }.
illegal-cannot-afford-token = { -token(case: "heading") } станции стоит { MONEY($cost) }, в { -treasury(case: "prepositional") } { MONEY($cash) }.

## Рейсы поездов

illegal-trains-have-run = Поезда уже отправлены.
illegal-not-your-train = Этот поезд принадлежит не вам.
illegal-run-train-runs-twice = У поезда { $train } может быть только один маршрут.
illegal-run-too-few-stops = Поезду { $train } нужно не меньше двух остановок, идущих в счёт.
illegal-run-too-long = Маршрут слишком длинный для поезда { $train }.
illegal-run-no-station = На маршруте поезда { $train } нет станции своей корпорации.
illegal-run-stop-twice = Поезд { $train } дважды заходит на одну остановку.
illegal-run-track-twice = Поезд { $train } идёт по уже занятому пути.
illegal-run-not-joined = Остановки на маршруте поезда { $train } должны быть соединены путями.
illegal-run-barred = Поезду { $train } туда нельзя.
illegal-run-passes-blocked = Поезд { $train } проходит насквозь место, где должен закончить маршрут.
illegal-run-passes-end = Поезд { $train } идёт дальше места, где кончается любой маршрут.
illegal-run-group-twice = Поезд { $train } дважды заходит в одну область.
illegal-run-barred-track = Поезд { $train } не может идти по пути такой колеи.
illegal-run-wrong-end = Маршрут поезда { $train } должен начинаться или кончаться в предназначенном для него месте.
illegal-run-needs-place = Маршрут поезда { $train } не проходит через обязательное для него место.
illegal-train-rests = Корпорация такого вида не может отправлять этот поезд.
illegal-better-runs = Эти маршруты дают { MONEY($revenue) }, а поезда могут и должны принести { MONEY($best) }.
illegal-idle-train = Для поезда { $train } тоже есть маршрут: он должен пройти его.
illegal-must-run = Поезда должны пройти свои маршруты.
illegal-must-declare = Сначала решите, что делать с { -revenue(case: "instrumental") }.
illegal-nothing-to-pay = Распоряжаться нечем: { -revenue(case: "genitive") } нет.
illegal-no-such-dividend = { -revenue(case: "heading") } либо выплачивают, либо удерживают.

## Покупка поездов

illegal-train-limit =
    { $limit ->
        [one] У корпорации может быть не больше { $limit } поезда.
        [few] У корпорации может быть не больше { $limit } поездов.
       *[many] У корпорации может быть не больше { $limit } поездов.
    }
illegal-must-buy-train = Корпорация, у которой есть маршрут, обязана иметь поезд: купите его.
illegal-place-for-duty = Последнее место остаётся для поезда, который корпорация может отправить в рейс.
illegal-train-not-for-sale = Этот поезд не продаётся.
illegal-train-needs-right = Такой поезд может быть только у корпорации с маркером E.
illegal-wrong-face = Этот поезд нельзя купить как поезд такого типа.
illegal-train-of-other-kind = Корпорация такого вида не может владеть этим поездом.
illegal-train-type-limit = Больше поездов этого типа у корпорации быть не может.
illegal-train-stays = Отдать нужно другой поезд.
illegal-bank-trains-a-turn =
    { $most ->
        [one] За ход у банка можно купить не больше { $most } поезда.
        [few] За ход у банка можно купить не больше { $most } поездов.
       *[many] За ход у банка можно купить не больше { $most } поездов.
    }
illegal-no-train-trades-yet = В этой фазе корпорации не могут покупать поезда друг у друга.
illegal-train-price = Цена должна быть от { MONEY($low) } до { MONEY($high) }.
illegal-face-value-trade = Между корпорациями разных игроков он стоит ровно { MONEY($price) }.
illegal-face-value = Банк продаёт его ровно за { MONEY($price) }.
illegal-no-trade-in = Этот поезд здесь нельзя сдать в обмен.
illegal-cannot-afford-train = Поезд стоит { MONEY($price) }, в наличии { MONEY($cash) }.
illegal-cheapest-with-help = С помощью { -president(case: "genitive") } в банке покупается только самый дешёвый поезд, за { MONEY($price) }.
illegal-bank-train-only = Акции ради помощи уже проданы ({ -president }): теперь можно купить только поезд банка.
illegal-needless-sale = Чтобы купить этот поезд, последняя продажа акций { -president(case: "instrumental") } была не нужна.

## Поглощения

illegal-no-prey = Действующая корпорация не может поглотить эту корпорацию.
illegal-take-over-price = Цена за акцию должна быть от { MONEY($low) } до { MONEY($high) }.
illegal-cannot-afford-take-over = Акции вместе стоят { MONEY($price) }, в { -treasury(case: "prepositional") } { MONEY($cash) }.
illegal-train-not-taken = Этот поезд достался не при поглощении.
illegal-too-many-trains = Поездов больше, чем корпорации разрешено: какие-то нужно списать.

## Экстренный сбор денежных средств

illegal-no-emergency = Сейчас { -president(case: "dative") } не нужно собирать деньги.
illegal-presidency-at-stake = После этой продажи у корпорации, чей сейчас ход, сменился бы { -president }.
illegal-more-than-needed = Это больше, чем нужно.
illegal-not-bankrupt = Это не банкротство: нужно { MONEY($price) }, а собрать можно { MONEY($means) }.

## Чужие маркеры, маркеры E, облигации

illegal-no-token-trades-yet = В этой фазе чужие { -token(case: "plural") } станций не покупаются.
illegal-one-token-bought = За ход покупается только один чужой { -token } станции.
illegal-no-double-station = Это не один из двух { -token(case: "genitive-plural") }, о которых идёт речь.
illegal-no-token-there = Там нет { -token(case: "genitive") } станции другой корпорации.
illegal-home-token = { -token(case: "heading") } в базовом городе не продаётся.
illegal-token-trade-price = Цена должна быть от { MONEY($low) } до { MONEY($high) }.
illegal-right-not-on-sale =
    { $right ->
        [none] Маркеры E не продаются.
       *[other] Право «{ $right }» не продаётся.
    }
illegal-right-owned =
    { $right ->
        [none] У корпорации уже есть маркер E.
       *[other] У корпорации уже есть право «{ $right }».
    }
illegal-right-not-reached =
    { $right ->
        [none] Корпорация не достигает места, где покупают это право.
       *[other] Корпорация не достигает места, к которому относится право «{ $right }».
    }
illegal-cannot-afford-right =
    { $right ->
        [none] Маркер E стоит { MONEY($price) }, в { -treasury(case: "prepositional") } { MONEY($cash) }.
       *[other] Право «{ $right }» стоит { MONEY($price) }, в { -treasury(case: "prepositional") } { MONEY($cash) }.
    }
illegal-no-bonds-yet = В этой фазе облигации не выпускаются.
illegal-bond-out = Корпорация уже выпустила свою облигацию.
illegal-no-bond-out = У корпорации нет непогашенной облигации.
illegal-one-bond-deal = В один ход нельзя и выпустить, и погасить облигацию.
illegal-cannot-redeem-bond = Погашение облигации стоит { MONEY($amount) }, в { -treasury(case: "prepositional") } { MONEY($cash) }.
illegal-must-pay-interest = Проценты по облигации надо заплатить.
illegal-no-debt = Корпорация ничего не должна.
illegal-cannot-pay-debt = Долг { MONEY($debt) }, у { -president(case: "genitive") } { MONEY($cash) }.

## Займы

illegal-no-loans-yet = В этой фазе займы не выдаются.
illegal-one-loan-a-turn = В этот ход корпорация уже взяла займ.
illegal-enough-loans = Без нужды корпорация берёт займов не больше чем { $most }.
illegal-must-borrow = Корпорация без поездов у края рынка должна здесь взять займ.
illegal-no-loans-left = Все займы уже выданы.
