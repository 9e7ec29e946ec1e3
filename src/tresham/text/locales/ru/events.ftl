# Строки журнала. Глаголы только в настоящем времени: прошедшее выдало бы пол игрока. Имена игроков не склоняются,
# поэтому стоят в именительном падеже.

## Раунды, ходы, конец

round-began =
    { $kind ->
        [auction] Аукцион частных компаний
        [draft] Выбор { -of-privates }
        [stock] Фондовый раунд { $turn }
        [operating] Операционный раунд { $turn }.{ $number } ({ $number } из { $of })
       *[other] Раунд { $turn }.{ $number } ({ $number } из { $of })
    }
passed =
    { $step ->
        [landing] { $by } не закрывает частную компанию
        [track] { $by } не прокладывает путь
        [private_token] { $by } отказывается от бесплатного { -token(case: "genitive") }
        [token] { $by } не ставит { -token } станции
        [run] { $by } не отправляет поезда
        [token_trade] { $by } не покупает { -token } станции
        [right] { $by } не покупает маркер E
        [take_over] { $by } никого не поглощает
        [trains_taken] { $by } оставляет остальные поезда
        [trains] { $by } заканчивает покупку поездов
        [finance] { $by } не выпускает и не выкупает акции
        [bond] { $by } не трогает облигацию
        [redeem_bond] { $by } не погашает облигацию
        [issue_bond] { $by } не выпускает облигацию
        [privates] { $by } заканчивает покупку { -of-privates }
        [private_tile] { $by } оставляет тайл как есть
        [protection] { $by } не защищает котировку
       *[other] { $by } пасует
    }
priority-moved =
    { $order_by ->
        [order] Новый порядок хода: { $order }
       *[seats] Карта приоритетной сделки: { $order_first }
    }
end-announced =
    { $cause ->
        [bank] Банк разорён.
        [stock_market] Достигнут конец рынка акций.
        [loans] Займов почти не осталось.
        [receiverships] Слишком много корпораций под внешним управлением.
        [stranded] У корпорации нет ни поезда, ни денег на него.
       *[other] Конец близок.
    } { $moment ->
        [set] Игра закончится после этого цикла операционных раундов.
        [turn] Игра закончится вместе с ходом этой корпорации.
        [next_set] Игра закончится после следующего цикла операционных раундов.
       *[other] Игра скоро закончится.
    }
game-ended =
    { $cause ->
        [bank] Игра окончена: банк разорён
        [bankrupt] Игра окончена: банкротство
        [stock_market] Игра окончена: достигнут конец рынка акций
        [loans] Игра окончена: выдано слишком много займов
        [receiverships] Игра окончена: слишком много корпораций под внешним управлением
        [one_player] Игра окончена: остался один игрок
        [stalemate] Игра окончена: больше ничего не может случиться
        [schedule] Игра окончена: сыграны все раунды
        [stranded] Игра окончена: у корпорации нет ни поезда, ни денег на него
        [agreement] Игра окончена по согласию всех игроков
       *[other] Игра окончена
    }
agreed-to-end = { $by } за то, чтобы закончить игру здесь
played-on = { $by } всё же играет дальше

## Деньги

paid =
    { $purpose ->
        [help] { $payer } добавляет { MONEY($amount) } в { -treasury(case: "accusative") } { $payee }
        [capital] { $payee } получает капитал { MONEY($amount) } от банка
        [token_fee] { $payer } платит { MONEY($amount) } за { -token(case: "plural") } станций
        [interest] { $payer } платит проценты по облигации: { MONEY($amount) }
        [take_over] { $payee } получает { -treasury(case: "accusative") } { $payer }: { MONEY($amount) }
        [bond] { $payer } платит { MONEY($amount) } за облигацию закрытой корпорации
        [compensation] { $payer } выплачивает компенсацию { MONEY($amount) }: { $payee }
        [terrain] { $payer } платит { MONEY($amount) } за местность
       *[other] { $payer } → { $payee }: { MONEY($amount) }
    }
income-paid = { $owner } получает { MONEY($amount) }: доход { $private }
loan-taken = { $by } берёт кредит { MONEY($amount) }
debt-incurred = { $by } занимает у банка { MONEY($amount) }; столько же вычтут в конце игры
debt-repaid = { $by } возвращает банку { MONEY($amount) }
loan-given = { $by } берёт займ { MONEY($amount) } у { $lender }
overdrawn = Банк одалживает { MONEY($amount) }: { $by }
overdraft-repaid = { $by } возвращает банку { MONEY($amount) }
bond-issued = { $by } выпускает облигацию на { MONEY($amount) }
bond-redeemed =
    { $amount ->
        [0] Облигация { $by } возвращается неоплаченной
       *[other] { $by } погашает облигацию за { MONEY($amount) }
    }
right-bought =
    { $by } { $price ->
        [0] получает
       *[other] покупает
    } { $right ->
        [none] маркер E
       *[other] право «{ $right }»
    }{ $price ->
        [0] {""}
       *[other] {" "}за { MONEY($price) }
    }
right-lost =
    { $by } теряет { $right ->
        [none] маркер E
       *[other] право «{ $right }»
    }{ $back ->
        [0] {""}
       *[other] , его снова можно купить
    }
dividend-paid =
    { $kept ->
        [0] { $corp } выплачивает { MONEY($revenue) }, по { MONEY($per_share) } на акцию
       *[other] { $corp } удерживает { MONEY($kept) } из { MONEY($revenue) } и выплачивает остальное, по { MONEY($per_share) } на акцию
    }{ $payouts_count ->
        [0] {""}
       *[other] : { $payouts }
    }
dividend-withheld =
    { $corp_shares ->
        [1] { $revenue ->
            [0] У { $corp } нет { -revenue(case: "genitive") }
           *[other] { $corp } кладёт { MONEY($revenue) } в { -treasury(case: "accusative") }
        }
       *[other] { $revenue ->
            [0] { $corp } не платит дивидендов: { -revenue(case: "genitive") } нет
           *[other] { $corp } удерживает { -revenue } { MONEY($revenue) }
        }
    }

## Частные компании

bid-placed = { $by } ставит { MONEY($amount) } на { $private }
bid-withdrawn = { $by } выходит из торгов за { $private }
lot-dropped =
    { $price ->
        [0] Желающих нет: { $private } отдаётся даром
       *[other] Желающих нет: { $private } дешевеет до { MONEY($price) }
    }
lot-lowered = { $by } снижает цену { $private } до { MONEY($price) }
private-sold =
    { $seller_is ->
        [bank] { $buyer } покупает { $private } за { MONEY($price) }
       *[other] { $private }: { $seller } → { $buyer } за { MONEY($price) }
    }
private-cashed = { $by } продаёт { $private } банку за { MONEY($price) }
private-closed = { $private } закрывается
private-exchanged =
    { $source_is ->
        [pool] { $by } обменивает { $private } на акцию { $cert_corp } из пула
       *[other] { $by } обменивает { $private } на акцию { $cert_corp } из IPO
    }
power-used = { $by } пользуется правом { $private }
grant-used =
    { $by } пользуется правом { $private }{ $strays ->
        [0] {""}
       *[other] {" "}вне её земель
    }; осталось: { $left }

## Акции

par-set = { $by } назначает { -par(case: "accusative") } { $corp }: { MONEY($cell) }
cert-given =
    { $cert_is ->
        [president] { $to } получает сертификат { -president(case: "genitive") } { $cert_corp }
       *[ordinary] { $to } получает акцию { $cert_corp }
    }
shares-bought =
    { $by_is ->
        [corporation] { $by } выкупает { $certs_is ->
            [last] свой последний сертификат
           *[ordinary] { $shares ->
                [one] { $shares } свою акцию
                [few] { $shares } свои акции
               *[many] { $shares } своих акций
            }
        }
       *[player] { $by } покупает { $certs_is ->
            [president] сертификат { -president(case: "genitive") } { $corp }
            [last] последний сертификат { $corp }
           *[ordinary] { $shares ->
                [one] { $shares } акцию { $corp }
                [few] { $shares } акции { $corp }
               *[many] { $shares } акций { $corp }
            }
        }
    } { $source_is ->
        [bank] из IPO
        [pool] из пула
        [player] (владелец: { $source })
       *[other] из { -treasury(case: "genitive") }
    } за { MONEY($cost) }
shares-sold =
    { $by_is ->
        [corporation] { $by } выпускает { $certs_is ->
            [last] свой последний сертификат
           *[ordinary] { $shares ->
                [one] { $shares } свою акцию
                [few] { $shares } свои акции
               *[many] { $shares } своих акций
            }
        }
       *[player] { $by } продаёт { $certs_is ->
            [last] последний сертификат { $corp }
           *[ordinary] { $shares ->
                [one] { $shares } акцию { $corp }
                [few] { $shares } акции { $corp }
               *[many] { $shares } акций { $corp }
            }
        }
    }{ $certs_has ->
        [last] {" "}(с последним сертификатом)
       *[none] {""}
    }{ $to_is ->
        [pool] {""}
        [bank] {" "}обратно в IPO
       *[other] {" "}обратно в { -treasury(case: "accusative") }
    } за { MONEY($proceeds) }
price-protected =
    { $by } защищает котировку { $corp }: { $shares ->
        [one] забирает { $shares } акцию
        [few] забирает { $shares } акции
       *[many] забирает { $shares } акций
    }
shares-reissued =
    { $corp } перевыпускает { $certs ->
        [one] { $certs } акцию
        [few] { $certs } акции
       *[many] { $certs } акций
    } с { -par(case: "instrumental") } { MONEY($cell) }
presidency-passed =
    Смена { -president(case: "genitive") } { $corp }: { $old } → { $new }{ $given_is ->
        [last] , в обмен на последний сертификат
       *[ordinary] {""}
    }
certs-swapped =
    { $holder_is ->
        [pool] Пул получает { $given ->
            [one] { $given } обычный сертификат
            [few] { $given } обычных сертификата
           *[many] { $given } обычных сертификатов
        }
       *[other] { $holder } берёт { $given ->
            [one] { $given } обычный сертификат
            [few] { $given } обычных сертификата
           *[many] { $given } обычных сертификатов
        }
    } { $corp } вместо { $returned_is ->
        [last] последнего
       *[ordinary] прежних
    } ({ -president }: { $new })
charter-dealt = { $to } управляет { $corp }
corporation-left-out = { $corp } не участвует в этой партии
launch-order-drawn =
    Очередность корпораций: { $order }{ $absent_count ->
        [0] {""}
       *[other] . Не участвуют: { $absent }
    }
launch-postponed = Для { $corp } нет места ни в одном из её городов: основать её пока нельзя
launch-restored = Для { $corp } снова есть место: её можно основать со следующего фондового раунда
ward-drawn =
    { $certs_shares ->
        [one] По жребию { $owner } получает { $certs_shares } акцию { $corp }; { -par } { MONEY($cell) }, { -token(case: "plural") } станций бесплатны
        [few] По жребию { $owner } получает { $certs_shares } акции { $corp }; { -par } { MONEY($cell) }, { -token(case: "plural") } станций бесплатны
       *[many] По жребию { $owner } получает { $certs_shares } акций { $corp }; { -par } { MONEY($cell) }, { -token(case: "plural") } станций бесплатны
    }
corporation-floated =
    { $capital ->
        [0] Запуск { $corp }
       *[other] Запуск { $corp }: капитал { MONEY($capital) }
    }
property-passed =
    { $old } → { $new }:{ $trains ->
        [0] {""}
        [one] {" "}поезд { $trains_names }
        [few] {" "}поезда { $trains_names }
       *[many] {" "}поезда { $trains_names }
    }{ $privates_count ->
        [0] {""}
       *[other] {" "}{ $privates }
    }
corporation-bought = { $by } поглощает { $corp } по { MONEY($price) } за акцию: { $payouts }
corporation-closed =
    { $life ->
        [closed] { $corp } закрывается навсегда
        [taken_over] { $corp } больше нет: корпорация поглощена
       *[other] { $corp } закрывается; позже корпорацию можно основать снова
    }{ $cash ->
        [0] {""}
       *[other] ; { -treasury } уходит в банк: { MONEY($cash) }
    }{ $trains ->
        [0] {""}
        [one] ; поезд выходит из игры: { $trains_names }
        [few] ; поезда выходят из игры: { $trains_names }
       *[many] ; поезда выходят из игры: { $trains_names }
    }{ $privates_count ->
        [0] {""}
       *[other] ; закрыто вместе с ней: { $privates }
    }
price-moved =
    { $corp }: { MONEY($old) } → { $new ->
        [0] { -ruin }
       *[other] { MONEY($new) }
    } ({ $reason ->
        [sale] продажа
        [dividend] дивиденды
        [no_dividend] без дивидендов
        [sold_out] все акции раскуплены
        [in_pool] акции в пуле
        [bond_issued] выпуск облигации
        [bond_redeemed] погашение облигации
        [loan] займ
       *[other] изменение цены
    }; клетка рынка { $new_name })

## Игровое поле

tile-laid =
    { $cost ->
        [0] { $by } укладывает тайл { $tile } на { $hex }
       *[other] { $by } укладывает тайл { $tile } на { $hex } за { MONEY($cost) }
    }
token-placed =
    { $cost ->
        [0] { $by } ставит { -token } станции в { $slot }
       *[other] { $by } ставит { -token } станции в { $slot } за { MONEY($cost) }
    }
token-taken = { $by } покупает у { $seller } { -token } станции в { $slot } за { MONEY($price) }
token-beside = { $by } ставит { -token } станции на { $hex }, город пока не выбран
token-lifted = { -token(case: "heading") } станции { $by } снимается с { $slot }; город на { $hex } предстоит выбрать
token-settled = { $by } занимает { -token(case: "instrumental") } город { $slot }
token-returned = { $by } снимает { -token } станции с { $slot }; его можно поставить снова за { MONEY($price) }
token-lost = { $by } теряет { -token } станции в { $slot }
tokens-inherited =
    { $by } получает { -token(case: "plural") } станций { $old }{ $slots_count ->
        [0] {""}
       *[other] ; на карте: { $slots }
    }{ $prices_count ->
        [0] {""}
       *[other] ; ещё не поставлены, цена: { $prices }
    }
tokens-repriced = Оставшиеся { -token(case: "plural") } станций { $by } стоят теперь { $prices }
marker-placed =
    { $kind ->
        [port] { $by } ставит маркер порта на { $hex }
       *[other] { $by } ставит маркер на { $hex }
    }
tile-destroyed =
    { $owners_count ->
        [0] { $hex } лежит в руинах
        [one] { $hex } лежит в руинах; потерян { -token } станции: { $owners }
        [few] { $hex } лежит в руинах; потеряны { -token(case: "plural") } станций: { $owners }
       *[many] { $hex } лежит в руинах; потеряны { -token(case: "plural") } станций: { $owners }
    }

## Поезда

trains-run =
    { $runs_count ->
        [0] { $by } не отправляет поезда
       *[other] { $by } получает { -revenue } { MONEY($revenue) }: { $runs }
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
        [closed] { $by } закрывается: поезд { $kind } уходит в пул
       *[limit] { $by } сбрасывает лишний поезд { $kind }
    }
train-scrapped =
    { $reason ->
        [exported] На экспорт уходит поезд { $kind }: это считается продажей
        [removed] Поезд { $kind } выходит из игры: это считается покупкой
        [traded] { $owner } сдаёт поезд { $kind } в обмен, и он выходит из игры
        [run] { $owner }: поезд { $kind } выходит из игры после своего единственного рейса
        [given_up] { $owner } отказывается от поезда { $kind }, и он выходит из игры
        [replaced] { $owner }: поезд { $kind } выходит из игры, его сменяет новый
       *[limit] { $owner } отдаёт лишний поезд { $kind }, и он выходит из игры
    }
train-given = { $to } получает поезд { $kind } даром
train-turned =
    { $by } превращает поезд { $old } в поезд { $kind }{ $cost ->
        [0] {""}
       *[other] {" "}за { MONEY($cost) }
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
entered-receivership = { $corp } переходит к { $receiver }; отвечает { $director }
raising-failed =
    { $cash ->
        [0] { $by } не может собрать деньги для { $corp }
       *[other] { $by } не может собрать деньги для { $corp }; последние { MONEY($cash) } уходят в её { -treasury(case: "accusative") }
    }
player-left =
    { $privates_count ->
        [0] { $by } выходит из игры
       *[other] { $by } выходит из игры; закрывается: { $privates }
    }
