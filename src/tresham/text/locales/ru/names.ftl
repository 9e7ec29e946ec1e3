# Слова для того, что не имеет собственного имени. Игроки, корпорации, частные компании и места сохраняют свои названия.

party-nobody = никто
party-bank = банк
party-pool = пул

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
       *[other] обычный
    }

round-auction = Аукцион частных компаний
round-stock = Фондовый раунд
round-operating = Операционный раунд

step-auction = Аукцион
step-bid-off = Торги
step-par = Начальная стоимость
step-stock-turn = Ход фондового раунда
step-track = Прокладка пути
step-private-token = Маркер частной компании
step-token = Маркер станции
step-run = Рейсы поездов
step-dividend = Дивиденды
step-trains = Покупка поездов
step-privates = Покупка частных компаний
step-city = Выбор города
step-discard = Сброс поезда
step-answer = Ответ на предложение
