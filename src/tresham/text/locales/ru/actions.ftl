# Надписи на кнопках и строки меню, в неопределённой форме.

do-open-number = { $label } (или больше, до { MONEY($high) })

do-pass =
    { $step ->
        [landing] Не закрывать частную компанию
        [track] Не прокладывать путь
        [private_token] Отказаться от бесплатного { -token(case: "genitive") }
        [token] Не ставить { -token } станции
        [run] Не отправлять поезда
        [token_trade] Не покупать { -token } станции
        [right] Не покупать маркер E
        [take_over] Никого не поглощать
        [trains_taken] Оставить остальные поезда
        [draft] Пока ничего не покупать
        [trains] Закончить покупку поездов
        [finance] Не выпускать и не выкупать акции
        [bond] Не трогать облигацию
        [redeem_bond] Не погашать облигацию
        [issue_bond] Не выпускать облигацию
        [privates] Закончить покупку { -of-privates }
        [bid_off] Выйти из торгов
        [rest] Закончить ход
        [private_tile] Оставить тайл как есть
        [protection] Не защищать котировку
       *[other] Пас
    }
do-take-lot =
    { $cost ->
        [unknown] Купить { $private }
       *[other] Купить { $private } за { MONEY($cost) }
    }
do-lower-lot =
    Снизить цену { $private }{ $falls_to ->
        [unknown] {""}
       *[other] {" "}до { MONEY($falls_to) }
    }
do-bid = Поставить { MONEY($amount) } на { $private }
do-set-par = Назначить { -par(case: "accusative") } { $corp }: { MONEY($cell) }
do-start-corporation =
    { $cost ->
        [unknown] Основать { $corp } по { MONEY($cell) }
       *[other] Основать { $corp } по { MONEY($cell) }, заплатив { MONEY($cost) }
    }
do-buy-shares =
    { $stage ->
        [protection] Защитить котировку: купить
       *[other] { $by_is ->
            [corporation] Выкупить
           *[other] Купить
        }
    } { $certs_is ->
        [last] последний сертификат { $certs_corp }
       *[other] { $certs_shares ->
            [one] { $certs_shares } акцию { $certs_corp }
            [few] { $certs_shares } акции { $certs_corp }
           *[many] { $certs_shares } акций { $certs_corp }
        }
    }{ $source_is ->
        [bank] {" "}из IPO
        [pool] {" "}из пула
        [corporation] {" "}из { -treasury(case: "genitive") }
       *[unknown] {""}
    }{ $cost ->
        [unknown] {""}
       *[other] {" "}за { MONEY($cost) }
    }
do-sell-shares =
    { $by_is ->
        [corporation] Выпустить
       *[other] Продать
    } { $certs_is ->
        [last] последний сертификат { $certs_corp }
       *[other] { $shares ->
            [one] { $shares } акцию { $certs_corp }
            [few] { $shares } акции { $certs_corp }
           *[many] { $shares } акций { $certs_corp }
        }{ $certs_has ->
            [president] {" "}(с обменом сертификата { -president(case: "genitive") })
            [last] {" "}(с последним сертификатом)
            [both] {" "}(с последним сертификатом и обменом сертификата { -president(case: "genitive") })
           *[none] {""}
        }
    }{ $gain ->
        [unknown] {""}
       *[other] {" "}за { MONEY($gain) }
    }
do-redeem-share =
    { $source_is ->
        [pool] Выкупить акцию { $cert_corp } из пула
        [player] Выкупить акцию { $cert_corp } (владелец: { $source })
       *[unknown] Выкупить акцию { $cert_corp }
    }{ $cost ->
        [unknown] {""}
       *[other] {" "}за { MONEY($cost) }
    }
do-reissue-shares = Перевыпустить акции из { -treasury(case: "genitive") } { $corp }
do-choose-swap =
    { $kind ->
        [one] Взять последний сертификат
       *[two] Взять два обычных сертификата
    }{ $concern_is ->
        [corporation] {" "}{ $concern }
       *[unknown] {""}
    } за сертификат { -president(case: "genitive") }
do-exchange-private =
    Обменять { $private } на акцию { $cert_corp }{ $source_is ->
        [bank] {" "}из IPO
        [pool] {" "}из пула
       *[unknown] {""}
    }
do-buy-private =
    { $source_is ->
        [player] Купить { $private } за { MONEY($price) } (владелец: { $source })
       *[unknown] Купить { $private } за { MONEY($price) }
    }
do-sell-private = Продать { $private } за { MONEY($price) } (покупатель: { $buyer })
do-cash-private =
    { $gain ->
        [unknown] Продать { $private } банку
       *[other] Продать { $private } банку за { MONEY($gain) }
    }
do-close-private = Закрыть { $private } и воспользоваться её правом
do-lay-tile =
    Уложить тайл { $tile } на { $hex }, путь { $track }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] , за { MONEY($cost) }
    }
do-lay-private-tile =
    Уложить тайл { $tile } на { $hex }, путь { $track }, по праву { $private }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] , за { MONEY($cost) }
    }
do-place-token =
    { $stage ->
        [home] Выбрать { -home } { $by }: { $stop }
       *[other] Поставить { -token } станции в { $stop }
    }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] {" "}за { MONEY($cost) }
    }
do-place-private-token = Поставить бесплатный { -token } { $private } в { $stop }
do-choose-city = Занять { -token(case: "instrumental") } { $corp } город { $stop }
do-return-token = Снять { -token } станции с { $slot }
do-place-marker = Поставить маркер { $private } на { $hex }
do-buy-token =
    { $source_is ->
        [corporation] Купить у { $source } { -token } станции в { $slot } за { MONEY($price) }
       *[unknown] Купить { -token } станции в { $slot } за { MONEY($price) }
    }
do-run-trains =
    { $runs_count ->
        [0] Не отправлять поезда
       *[other] { $gain ->
            [unknown] Отправить поезда: { $runs }
           *[other] Отправить поезда, { -revenue } { MONEY($gain) }: { $runs }
        }
    }
do-declare-dividend =
    { $kind ->
        [pay] { $gain ->
            [unknown] Выплатить дивиденды
           *[other] Выплатить по { MONEY($gain) } на акцию
        }
        [half] { $gain ->
            [unknown] Выплатить половину
           *[other] Выплатить половину, { MONEY($gain) } на акцию
        }
        [withhold] { $gain ->
            [unknown] Удержать { -revenue }
           *[other] Удержать { -revenue } { MONEY($gain) }
        }
       *[other] Объявить дивиденды: { $kind }
    }
do-buy-train =
    Купить поезд { $train }{ $source_is ->
        [pool] {" "}из пула
        [corporation] {" "}у { $source }
       *[other] {""}
    } за { MONEY($price) }{ $traded_is ->
        [train] , сдав поезд { $traded }
       *[none] {""}
    }
do-discard-train = Сбросить поезд { $train }
do-buy-right =
    { $right ->
        [none] Купить маркер E
       *[other] Купить право «{ $right }»{ $place ->
            [unknown] {""}
           *[other] : { $place }
        }
    }{ $private_is ->
        [private] {" "}по праву { $private }
       *[none] {""}
    }{ $cost ->
        [unknown] {""}
       *[other] {" "}за { MONEY($cost) }
    }
do-issue-bond =
    { $gain ->
        [unknown] Выпустить облигацию
       *[other] Выпустить облигацию на { MONEY($gain) }
    }
do-redeem-bond =
    { $cost ->
        [unknown] Погасить облигацию
       *[other] Погасить облигацию за { MONEY($cost) }
    }
do-pay-debt =
    { $cost ->
        [unknown] Заплатить долг корпорации
       *[other] Заплатить долг корпорации, { MONEY($cost) }
    }
do-take-over = Поглотить { $corp } по { MONEY($price) } за акцию
do-turn-train = Превратить поезд { $train } в поезд { $face }
do-scrap-train = Списать поезд { $train }
do-repay-debt = Вернуть { MONEY($amount) } долга
do-go-bankrupt = Объявить банкротство
do-take-loan =
    { $gain ->
        [unknown] Взять кредит и играть дальше
       *[other] Взять кредит { MONEY($gain) } и играть дальше
    }
do-borrow =
    Взять займ{ $gain ->
        [unknown] {""}
        [0] {""}
       *[other] {" "}на { MONEY($gain) }
    }
do-leave-game = Выйти из игры
do-end-game = Закончить игру здесь, если все согласны
do-offer = Предложить: { $deal }
do-accept = Принять предложение
do-decline = Отклонить предложение
