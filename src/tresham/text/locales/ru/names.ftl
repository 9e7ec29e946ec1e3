# Слова для того, что не имеет собственного имени. Игроки, корпорации, частные компании и места сохраняют свои названия.

party-nobody = никто
party-bank = банк
party-pool = пул

# Кто управляет корпорацией; в некоторых играх это называется иначе.
-president =
    { $case ->
       *[nominative] президент
        [genitive] президента
        [dative] президенту
        [instrumental] президентом
    }

# Как называются частные компании; в некоторых играх иначе.
-of-privates = частных компаний
-private =
    { $case ->
       *[nominative] частная компания
        [genitive] частной компании
        [accusative] частную компанию
        [instrumental] частной компанией
        [plural] частные компании
        [genitive-plural] частных компаний
        [heading] Частная компания
    }

# Где стоит первая станция корпорации; у каждой книги правил своё слово.
-home =
    { $case ->
       *[nominative] домашний город
        [genitive] домашнего города
        [instrumental] домашним городом
        [heading] Домашний город
    }

# Цена акции при основании корпорации.
-par =
    { $case ->
       *[nominative] начальная стоимость
        [genitive] начальной стоимости
        [accusative] начальную стоимость
        [instrumental] начальной стоимостью
        [prepositional] начальной стоимости
        [heading] Начальная стоимость
    }

# Что бывает с корпорацией на краю рынка.
-ruin = закрытие

# Чем корпорация занимает город, где лежат её деньги и что привозят поезда: тоже по книге правил каждой игры.
-token =
    { $case ->
       *[nominative] маркер
        [genitive] маркера
        [instrumental] маркером
        [plural] маркеры
        [genitive-plural] маркеров
        [heading] Маркер
        [headings] Маркеры
    }

-treasury =
    { $case ->
       *[nominative] касса
        [genitive] кассы
        [accusative] кассу
        [prepositional] кассе
        [heading] Касса
    }

-revenue =
    { $case ->
       *[nominative] прибыль
        [genitive] прибыли
        [instrumental] прибылью
        [heading] Прибыль
    }

line =
    { $gauge ->
        [narrow] { $sides } (узкая колея)
        [dual] { $sides } (совмещённая колея)
       *[standard] { $sides }
    }

side =
    { $side ->
        [n] С
        [ne] СВ
        [e] В
        [se] ЮВ
        [s] Ю
        [sw] ЮЗ
        [w] З
       *[nw] СЗ
    }

colour =
    { $colour ->
        [white] белый
        [yellow] жёлтый
        [orange] оранжевый
        [green] зелёный
        [brown] коричневый
        [grey] серый
        [red] красный
        [blue] синий
        [blue-end] синий, конец
        [receivership-closed] внешнее управление
        [black-closed] закрытие
        [closed] закрытие
       *[other] обычный
    }

round-auction = Аукцион частных компаний
round-draft = Выбор частных компаний
round-stock = Фондовый раунд
round-operating = Операционный раунд

step-auction = Аукцион
step-bid-off = Торги
step-par = { -par(case: "heading") }
step-home = Выбор { -home(case: "genitive") }
step-stock-turn = Ход фондового раунда
step-swap = Выбор сертификатов
step-landing = Высадка на побережье
step-track = Прокладка пути
step-private-token = { -token(case: "heading") } частной компании
step-token = { -token(case: "heading") } станции
step-run = Рейсы поездов
step-dividend = Дивиденды
step-token-trade = Покупка { -token(case: "genitive-plural") } станций
step-right = Маркер E
step-trains = Покупка поездов
step-finance = Свои акции
step-interest = Проценты
step-bond = Облигация
step-redeem-bond = Погашение облигации
step-issue-bond = Выпуск облигации
step-privates = Покупка частных компаний
step-city = Выбор города
step-discard = Сброс поезда
step-bond-duty = Оплата облигации
step-ruin = Кредит или выход
step-blocking-loan = Займ перед дивидендами
step-tile-duty = Укладка тайла частной компании
step-insolvency = Продажа акций в счёт долга
step-protection = Защита котировки
step-draft = Выбор
step-private-tile = Тайл частной компании
step-home-tile = Укладка домашнего тайла
step-take-over = Поглощения
step-trains-taken = Поезда поглощённой корпорации
step-double-station = Снятие { -token(case: "genitive") } станции
step-answer = Ответ на предложение
short-step-track = Путь
short-step-private-token = { -token(case: "heading") } ЧК
short-step-token = { -token(case: "heading") }
short-step-run = Рейсы
short-step-dividend = Дивиденды
short-step-trains = Поезда
short-step-privates = Частные
short-step-token-trade = Покупка { -token(case: "genitive-plural") }
short-step-redeem-bond = Погашение
short-step-issue-bond = Облигация
short-step-take-over = Поглощения

# То, что есть не во всякой игре.
fact-launch = Очередность корпораций
fact-token-fee = Плата за { -token(case: "plural") } станций
fact-came-with = Вместе с частной компанией
fact-bond = Облигация
fact-right = Маркер E
fact-debt = Долг в конце игры
fact-loans = Займы
fact-loans-left = Осталось займов
fact-receiverships = Под внешним управлением
fact-owed = Долг
fact-penalty = Штраф в конце игры
fact-quake = Землетрясение после фондового раунда
fact-mesabi = Жетон Месаби
fact-track-by = Пути
fact-stations-by = Станции
