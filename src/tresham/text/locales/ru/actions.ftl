# Надписи на кнопках и строки меню, в неопределённой форме.

do-open-number = { $label } (или больше, до { MONEY($high) })

do-pass =
    { $step ->
        [track] Не прокладывать путь
        [private_token] Отказаться от бесплатного маркера
        [token] Не ставить маркер станции
        [trains] Закончить покупку поездов
        [privates] Закончить покупку частных компаний
        [bid_off] Выйти из торгов
        [rest] Закончить ход
       *[other] Пас
    }
do-take-lot =
    { $cost ->
        [unknown] Купить { $private }
       *[other] Купить { $private } за { MONEY($cost) }
    }
do-bid = Поставить { MONEY($amount) } на { $private }
do-set-par = Назначить начальную стоимость { $corp }: { MONEY($cell) }
do-start-corporation =
    { $cost ->
        [unknown] Основать { $corp } по { MONEY($cell) }
       *[other] Основать { $corp } по { MONEY($cell) }, заплатив { MONEY($cost) }
    }
do-buy-shares =
    { $certs_shares ->
        [one] Купить { $certs_shares } акцию { $certs_corp }
        [few] Купить { $certs_shares } акции { $certs_corp }
       *[many] Купить { $certs_shares } акций { $certs_corp }
    }{ $source_is ->
        [bank] {" "}из IPO
        [pool] {" "}из пула
        [corporation] {" "}из кассы
       *[unknown] {""}
    }{ $cost ->
        [unknown] {""}
       *[other] {" "}за { MONEY($cost) }
    }
do-sell-shares =
    { $shares ->
        [one] Продать { $shares } акцию { $certs_corp }
        [few] Продать { $shares } акции { $certs_corp }
       *[many] Продать { $shares } акций { $certs_corp }
    }{ $gain ->
        [unknown] {""}
       *[other] {" "}за { MONEY($gain) }
    }
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
do-lay-tile =
    Уложить тайл { $tile } на { $hex }, выходы { $exits }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] , за { MONEY($cost) }
    }
do-lay-private-tile =
    Уложить тайл { $tile } на { $hex }, выходы { $exits }, по праву { $private }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] , за { MONEY($cost) }
    }
do-place-token =
    Поставить маркер станции в { $stop }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] {" "}за { MONEY($cost) }
    }
do-place-private-token = Поставить бесплатный маркер { $private } в { $stop }
do-choose-city = Занять маркером { $corp } город { $stop }
do-run-trains =
    { $runs_count ->
        [0] Не отправлять поезда
       *[other] { $gain ->
            [unknown] Отправить поезда: { $runs }
           *[other] Отправить поезда, прибыль { MONEY($gain) }: { $runs }
        }
    }
do-declare-dividend =
    { $kind ->
        [pay] { $gain ->
            [unknown] Выплатить дивиденды
           *[other] Выплатить по { MONEY($gain) } на акцию
        }
        [withhold] { $gain ->
            [unknown] Удержать прибыль
           *[other] Удержать прибыль { MONEY($gain) }
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
do-go-bankrupt = Объявить банкротство
do-offer = Предложить: { $deal }
do-accept = Принять предложение
do-decline = Отклонить предложение
