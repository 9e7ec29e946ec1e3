# Слова экранов и командной строки.

## Заголовки

ui-player = Игрок
ui-players = Игроки
ui-cash = Наличные
ui-worth = Состояние
ui-certificates = Сертификаты
ui-limit = Лимит
ui-priority = Карта приоритетной сделки
ui-corporation = Корпорация
ui-corporations = Корпорации
ui-president = Президент
ui-price = Цена
ui-par = Нач. стоимость
ui-treasury = { -treasury(case: "heading") }
ui-shares = Акции
ui-ipo = IPO
ui-pool = Пул
ui-trains = Поезда
ui-train = Поезд
ui-tokens = { -token(case: "headings") }
ui-revenue = Последняя прибыль
ui-private = Частная компания
ui-privates = Частные компании
ui-owner = Владелец
ui-income = Доход
ui-value = Номинал
ui-about = Что даёт
ui-depot = Депо
ui-left = Осталось
ui-rusted-by = Устаревает с
ui-phase = Фаза
ui-round = Раунд
ui-bank = Банк
ui-market = Рынок акций
ui-map = Карта
ui-log = Журнал
ui-menu = Варианты
ui-rank = Место
ui-title = Игра
ui-variants = Дополнительные правила
ui-result = Итог

## Вопросы и ответы

ui-to-act = Ход: { $name }
ui-to-act-for = Ход: { $name } за { $corp }
ui-choose = Ваш выбор:
ui-amount = Сумма от { MONEY($low) } до { MONEY($high) }:
ui-no-such-choice = Такого варианта нет.
ui-undone = Отменено: { $label }
ui-nothing-to-undo = Отменять нечего.
ui-rule = Правило { $rule }
ui-saved = Сохранено: { $file }
ui-game-over = Игра окончена.
ui-winner = Победа: { $name }, { MONEY($worth) }.
ui-shared-win = Общая победа: { $names }, по { MONEY($worth) }.
ui-none = нет
ui-endless = без ограничений
ui-yes = да
ui-no = нет

## Счёт

ui-player-count =
    { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
       *[many] { $count } игроков
    }
ui-share-count =
    { $count ->
        [one] { $count } акция
        [few] { $count } акции
       *[many] { $count } акций
    }
ui-train-count =
    { $count ->
        [one] { $count } поезд
        [few] { $count } поезда
       *[many] { $count } поездов
    }
ui-token-count =
    { $count ->
        [one] { $count } { -token }
        [few] { $count } { -token(case: "genitive") }
       *[many] { $count } { -token(case: "genitive-plural") }
    }
ui-move-count =
    { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
