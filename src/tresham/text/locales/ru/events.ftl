# Строки журнала. Глаголы только в настоящем времени: прошедшее выдало бы пол игрока. Имена игроков не склоняются,
# поэтому стоят в именительном падеже.

## Раунды, ходы, конец

round-began =
    { $kind ->
        [auction] Аукцион частных компаний
        [stock] Фондовый раунд { $turn }
        [operating] Операционный раунд { $turn }.{ $number } ({ $number } из { $of })
       *[other] Раунд { $turn }.{ $number } ({ $number } из { $of })
    }
passed =
    { $step ->
        [track] { $by } не прокладывает путь
        [private_token] { $by } отказывается от бесплатного маркера
        [token] { $by } не ставит маркер станции
        [trains] { $by } заканчивает покупку поездов
        [privates] { $by } заканчивает покупку частных компаний
       *[other] { $by } пасует
    }
priority-moved = Карта приоритетной сделки: { $order_first }
end-announced =
    { $cause ->
        [bank] Банк разорён.
       *[other] Конец близок.
    } { $moment ->
        [set] Игра закончится после этой серии операционных раундов.
       *[other] Игра скоро закончится.
    }
game-ended =
    { $cause ->
        [bank] Игра окончена: банк разорён
        [bankrupt] Игра окончена: банкротство
       *[other] Игра окончена
    }

## Деньги

paid =
    { $purpose ->
        [help] { $payer } добавляет { MONEY($amount) } на поезд для { $payee }
       *[other] { $payer } → { $payee }: { MONEY($amount) }
    }
income-paid = { $owner } получает { MONEY($amount) }: доход { $private }
dividend-paid = { $corp } выплачивает { MONEY($revenue) }, по { MONEY($per_share) } на акцию: { $payouts }
dividend-withheld =
    { $revenue ->
        [0] { $corp } не платит дивидендов: прибыли нет
       *[other] { $corp } удерживает прибыль { MONEY($revenue) }
    }

## Частные компании

bid-placed = { $by } ставит { MONEY($amount) } на { $private }
bid-withdrawn = { $by } выходит из торгов за { $private }
lot-dropped =
    { $price ->
        [0] Желающих нет: { $private } отдаётся даром
       *[other] Желающих нет: { $private } дешевеет до { MONEY($price) }
    }
private-sold =
    { $seller_is ->
        [bank] { $buyer } покупает { $private } за { MONEY($price) }
       *[other] { $private }: { $seller } → { $buyer } за { MONEY($price) }
    }
private-closed = { $private } закрывается
private-exchanged =
    { $source_is ->
        [pool] { $by } обменивает { $private } на акцию { $cert_corp } из пула
       *[other] { $by } обменивает { $private } на акцию { $cert_corp } из IPO
    }
power-used = { $by } пользуется правом { $private }

## Акции

par-set = { $by } назначает начальную стоимость { $corp }: { MONEY($cell) }
cert-given =
    { $cert_is ->
        [president] { $to } получает сертификат президента { $cert_corp }
       *[ordinary] { $to } получает акцию { $cert_corp }
    }
shares-bought =
    { $by } покупает { $certs_is ->
        [president] сертификат президента { $corp }
       *[ordinary] { $shares ->
            [one] { $shares } акцию { $corp }
            [few] { $shares } акции { $corp }
           *[many] { $shares } акций { $corp }
        }
    } { $source_is ->
        [bank] из IPO
        [pool] из пула
       *[other] из кассы
    } за { MONEY($cost) }
shares-sold =
    { $shares ->
        [one] { $by } продаёт { $shares } акцию { $corp } за { MONEY($proceeds) }
        [few] { $by } продаёт { $shares } акции { $corp } за { MONEY($proceeds) }
       *[many] { $by } продаёт { $shares } акций { $corp } за { MONEY($proceeds) }
    }
presidency-passed = Смена президента { $corp }: { $old } → { $new }
corporation-floated = Запуск { $corp }: капитал { MONEY($capital) }
corporation-reset =
    { $life ->
        [closed] { $corp } закрывается
       *[other] { $corp } уходит с рынка; корпорацию можно основать снова
    }
price-moved =
    { $corp }: { MONEY($old) } → { MONEY($new) } ({ $new_name }, { $reason ->
        [sale] продажа
        [dividend] дивиденды
        [no_dividend] без дивидендов
        [sold_out] все акции раскуплены
       *[other] изменение цены
    })

## Игровое поле

tile-laid =
    { $cost ->
        [0] { $by } укладывает тайл { $tile } на { $hex }
       *[other] { $by } укладывает тайл { $tile } на { $hex } за { MONEY($cost) }
    }
token-placed =
    { $cost ->
        [0] { $by } ставит маркер станции в { $slot }
       *[other] { $by } ставит маркер станции в { $slot } за { MONEY($cost) }
    }
token-beside = { $by } ставит маркер станции на { $hex }, город пока не выбран
token-settled = { $by } занимает маркером город { $slot }

## Поезда

trains-run =
    { $runs_count ->
        [0] { $by } не отправляет поезда
       *[other] { $by } получает прибыль { MONEY($revenue) }: { $runs }
    }
train-bought =
    { $source_is ->
        [bank] { $by } покупает поезд { $kind } за { MONEY($price) }
        [pool] { $by } покупает поезд { $kind } из пула за { MONEY($price) }
       *[other] { $by } покупает поезд { $kind } у { $source } за { MONEY($price) }
    }
train-discarded =
    { $reason ->
        [traded] { $by } сдаёт поезд { $kind } в обмен
       *[limit] { $by } сбрасывает лишний поезд { $kind }
    }
trains-rusted =
    { $trains ->
        [one] Поезда { $kind } устаревают: из игры выходит { $trains } поезд
        [few] Поезда { $kind } устаревают: из игры выходят { $trains } поезда
       *[many] Поезда { $kind } устаревают: из игры выходят { $trains } поездов
    }
phase-began = Фаза { $phase }: { $phase_about }

## Сделки и бедствия

deal-offered = { $by } → { $to }, предложение: «{ $deal }»
deal-declined = { $by } отклоняет предложение ({ $deal_by }): «{ $deal }»
went-bankrupt =
    { $lost ->
        [0] Банкротство: { $by }, нет денег на поезд для { $corp }
       *[other] Банкротство: { $by }, нет денег на поезд для { $corp }; последние { MONEY($lost) } уходят в банк
    }
