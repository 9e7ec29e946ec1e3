# Что спутник первой партии говорит перед решением: факты с числами, но никогда — что лучше.

## Частные компании

companion-lot-pays =
    { $private } стоит { MONEY($price) } и приносит { MONEY($income) } при каждой выплате дохода: окупится за { $times ->
        [one] { $times } выплату.
        [few] { $times } выплаты.
       *[many] { $times } выплат.
    }
companion-lot-closes =
    { $private } закроется с первым поездом { $train }; { $before ->
        [0] он в банке следующий.
        [one] перед ним в банке ещё { $before } поезд.
        [few] перед ним в банке ещё { $before } поезда.
       *[many] перед ним в банке ещё { $before } поездов.
    }
companion-money-promised = Из ваших денег { MONEY($promised) } связано ставками; свободно { MONEY($free) }.
companion-rival-can-pay = Никто из остальных не может заплатить больше, чем { $name }: { MONEY($most) }.
companion-float-needs =
    Чтобы запустить корпорацию в одиночку, нужно не меньше { MONEY($cost) }: { $shares ->
        [one] { $shares } акция
        [few] { $shares } акции
       *[many] { $shares } акций
    } по { MONEY($par) }. У вас { MONEY($cash) }.
companion-lot-falls = После ещё одного снижения { $private } будет стоить { MONEY($price) } для следующего игрока.

## Основание корпорации

companion-float-alone =
    { MONEY($par) } — самая высокая { -par }, при которой вы запустите корпорацию в одиночку{ $only ->
        [any] :
       *[other] , и только { $only }:
    } { $shares ->
        [one] { $shares } акция
        [few] { $shares } акции
       *[many] { $shares } акций
    } за { MONEY($cost) } из ваших { MONEY($cash) }.
companion-float-together =
    { MONEY($cash) } не хватит, чтобы запустить корпорацию в одиночку: даже по { MONEY($par) } у вас будет { $most ->
        [one] { $most } акция
        [few] { $most } акции
       *[many] { $most } акций
    }{ $only ->
        [any] , и
       *[other] {" "}{ $only }, и
    } другие должны купить ещё { $missing }.
companion-treasury-then =
    При { -par(case: "prepositional") } { MONEY($par) } в { -treasury(case: "prepositional") } после запуска будет { MONEY($cash) }. Поезд { $train } стоит { MONEY($price) }: { $count ->
        [0] на него не хватит.
        [one] хватит на { $count } поезд.
        [few] хватит на { $count } поезда.
       *[many] хватит на { $count } поездов.
    }
companion-train-rusts =
    Поезд { $train } устареет с первым поездом { $by }; { $before ->
        [0] он в банке следующий.
        [one] перед ним в банке ещё { $before } поезд.
        [few] перед ним в банке ещё { $before } поезда.
       *[many] перед ним в банке ещё { $before } поездов.
    }

## Акции

companion-buy-makes-president =
    Ещё один сертификат { $corp } ставит вас во главе корпорации; сейчас ею управляет { $old }. { $trains ->
        [0] Поездов у неё нет
        [one] У неё { $trains } поезд
        [few] У неё { $trains } поезда
       *[many] У неё { $trains } поездов
    }, в { -treasury(case: "prepositional") } { MONEY($cash) }.
companion-share-paid = Из того, что можно купить, больше всего за акцию в прошлый раз дала { $corp }: { MONEY($paid) }. Сертификат стоит { MONEY($price) }.
companion-float-lacks =
    { $corp } запустится, когда { $missing ->
        [one] будет продана ещё { $missing } акция.
        [few] будут проданы ещё { $missing } акции.
       *[many] будет продано ещё { $missing } акций.
    }
companion-own-float-lacks =
    Ваша { $corp } запустится, когда { $missing ->
        [one] будет продана ещё { $missing } акция
        [few] будут проданы ещё { $missing } акции
       *[many] будет продано ещё { $missing } акций
    }. Это стоит { MONEY($cost) }, у вас { MONEY($cash) }.
companion-share-fills-treasury = { MONEY($price) } за акцию { $corp }, которой управляете вы, идут в её { -treasury(case: "accusative") }: там будет { MONEY($cash) }.
companion-certificates = У вас { $certs } из { $limit } разрешённых сертификатов.
companion-trainless = У { $corp }, которой управляете вы, нет поезда, а купить его обязательно: цена { MONEY($price) }, в { -treasury(case: "prepositional") } { MONEY($cash) }, и { MONEY($lack) } придётся добавить вам.
companion-sale-passes-presidency =
    Если продать { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $corp }, корпорацией будет управлять { $new }. { $trains ->
        [0] Поездов у неё нет
        [one] У неё { $trains } поезд
        [few] У неё { $trains } поезда
       *[many] У неё { $trains } поездов
    }, в { -treasury(case: "prepositional") } { MONEY($cash) }.
companion-sale-moves =
    Если продать { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $corp }, цена упадёт с { MONEY($price) } до { MONEY($then) } — и для тех, что останутся у вас.
companion-sale-ruins =
    Если продать { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } { $corp }, она дойдёт до края рынка и будет потеряна — вместе с тем, что останется у вас.

## Путь и станции

companion-earns-now =
    При нынешних путях { $corp } зарабатывает { MONEY($revenue) }, имея { $trains ->
        [one] { $trains } поезд.
        [few] { $trains } поезда.
       *[many] { $trains } поездов.
    }
companion-no-train-yet = У { $corp } нет поезда, который мог бы ехать. Поезд { $train } стоит { MONEY($price) }, в { -treasury(case: "prepositional") } { MONEY($cash) }.
companion-lay-costs = Из-за местности самая дорогая укладка здесь стоит { MONEY($most) }; у { $corp } есть { MONEY($cash) }.
companion-next-colour =
    { $colour ->
        [yellow] Жёлтые
        [green] Зелёные
        [brown] Коричневые
        [grey] Серые
       *[other] Другие
    } тайлы появятся с первым поездом { $train }; { $before ->
        [0] он в банке следующий.
        [one] перед ним в банке ещё { $before } поезд.
        [few] перед ним в банке ещё { $before } поезда.
       *[many] перед ним в банке ещё { $before } поездов.
    }
companion-token-costs =
    У { $corp } { $left ->
        [one] осталась { $left } станция
        [few] осталось { $left } станции
       *[many] осталось { $left } станций
    }; { $cost ->
        [0] эта бесплатна: { MONEY($cash) } остаются.
       *[other] эта стоит { MONEY($cost) } из { MONEY($cash) }.
    }
companion-last-slots =
    { $count ->
        [one] Последнее свободное место: { $places }. Когда его займут, поезда тех, у кого там нет станции, смогут там закончить путь, но не проехать дальше.
        [few] По одному свободному месту осталось здесь: { $places }. Когда его займут, поезда тех, у кого там нет станции, смогут там закончить путь, но не проехать дальше.
       *[many] По одному свободному месту осталось здесь: { $places }. Когда его займут, поезда тех, у кого там нет станции, смогут там закончить путь, но не проехать дальше.
    }
companion-token-shuts = Станция в { $place } закроет проезд: { $corps }.
companion-right-costs =
    { $right ->
        [mesabi] Жетон Месаби, который берут вместо жёлтого тайла,
        [destination] Станция в пункте назначения, единственная станция хода,
       *[other] Маркер E
    } стоит { MONEY($cost) } из { MONEY($cash) } корпорации { $corp }{ $right ->
        [mesabi] ; { $left ->
            [one] он последний.
            [few] осталось { $left } жетона.
           *[many] осталось { $left } жетонов.
        }
       *[other] .
    }

## Поездки и дивиденды

companion-runs-proven =
    Поезда { $corp } могут заработать { MONEY($revenue) }{ $per_share ->
        [0] .
       *[other] : по { MONEY($per_share) } на акцию.
    } Доказано, что лучшего нет.
companion-runs-known = Лучшие найденные маршруты { $corp } дают { MONEY($revenue) }; больше { MONEY($bound) } получить нельзя.
companion-earned-last = В прошлый раз { $corp } заработала { MONEY($revenue) }.
companion-paying =
    Выплата даёт { $paid ->
        [0] вам { MONEY($mine) }
       *[other] { MONEY($paid) } на акцию, вам { MONEY($mine) }
    }; цена { $move ->
        [up] растёт с { MONEY($price) } до { MONEY($then) }.
        [down] падает с { MONEY($price) } до { MONEY($then) }.
       *[stays] остаётся { MONEY($price) }.
    }
companion-paying-half =
    Половина даёт { $paid ->
        [0] вам { MONEY($mine) }
       *[other] { MONEY($paid) } на акцию, вам { MONEY($mine) }
    }, и в { -treasury(case: "prepositional") } { $corp } будет { MONEY($cash) }; цена { $move ->
        [up] растёт с { MONEY($price) } до { MONEY($then) }.
        [down] падает с { MONEY($price) } до { MONEY($then) }.
       *[stays] остаётся { MONEY($price) }.
    }
companion-withholding =
    Если удержать { -revenue }, в { -treasury(case: "prepositional") } { $corp } будет { MONEY($cash) }; цена { $move ->
        [up] растёт с { MONEY($price) } до { MONEY($then) }.
        [down] падает с { MONEY($price) } до { MONEY($then) }.
       *[stays] остаётся { MONEY($price) }.
    }
companion-withholding-ruins = Если удержать { -revenue }, { $corp } дойдёт до края рынка и будет потеряна.
companion-train-anyway = На поезд { $train } ({ MONEY($price) }) хватит, даже если всё выплатить: в { -treasury(case: "prepositional") } будет { MONEY($cash) }.
companion-train-if-kept = Поезд { $train } стоит { MONEY($price) }: если удержать { -revenue }, в { -treasury(case: "prepositional") } будет { MONEY($cash) }, если всё выплатить — { MONEY($left) }.
companion-train-too-dear = Поезд { $train } стоит { MONEY($price) }: даже если удержать всё, будет { MONEY($cash) }, не хватит { MONEY($lack) }.

## Поезда

companion-must-buy = У { $corp } нет поезда, и купить его обязательно: самый дешёвый подходящий в продаже стоит { MONEY($price) }, в { -treasury(case: "prepositional") } { MONEY($cash) }.
companion-must-buy-with-help = { $corp } должна купить поезд: самый дешёвый подходящий в продаже стоит { MONEY($price) }, в { -treasury(case: "prepositional") } { MONEY($cash) }, недостающие { MONEY($lack) } платит { $who }.
companion-must-buy-without-money = { $corp } должна купить поезд: самый дешёвый подходящий в продаже стоит { MONEY($price) }, в { -treasury(case: "prepositional") } { MONEY($cash) }, не хватает { MONEY($lack) }.
companion-buy-rusts = Если купить поезд { $train } сейчас, сразу устареют поезда { $old }: { $owners }.
companion-own-train-rusts =
    Поезд { $train } корпорации { $corp } устареет с первым поездом { $by }; { $before ->
        [0] он в банке следующий.
        [one] перед ним в банке ещё { $before } поезд.
        [few] перед ним в банке ещё { $before } поезда.
       *[many] перед ним в банке ещё { $before } поездов.
    }
companion-depot =
    В банке { $left ->
        [one] остался { $left } поезд { $train }
        [few] осталось { $left } поезда { $train }
       *[many] осталось { $left } поездов { $train }
    }; затем идёт поезд { $next } за { MONEY($price) }.
companion-depot-last =
    В банке { $left ->
        [one] остался { $left } поезд { $train }
        [few] осталось { $left } поезда { $train }
       *[many] осталось { $left } поездов { $train }
    }; других за ними нет.
companion-next-rusts = С первым поездом { $next } устареют поезда { $old }: { $owners }.
companion-train-room =
    У { $corp } { $have ->
        [0] нет поездов
        [one] { $have } поезд
        [few] { $have } поезда
       *[many] { $have } поездов
    }; в этой фазе можно иметь { $limit }.
companion-never-rusts =
    { $count ->
        [one] Поезд { $trains } не устареет никогда.
        [few] Поезда { $trains } не устареют никогда.
       *[many] Поезда { $trains } не устареют никогда.
    }

## Деньги, которые надо найти

companion-can-raise = Нужно найти ещё { MONEY($lack) }; продажа ваших акций может дать до { MONEY($raised) }.
companion-cannot-raise = Нужно найти { MONEY($lack) }, а продажи дадут только { MONEY($raised) }: это банкротство.
companion-raises-too-little = Нужно найти ещё { MONEY($lack) }; продажи дадут только { MONEY($raised) }.
companion-idle-ruins = У { $corp } нет поезда, который мог бы ехать: ход без дохода доведёт её до края рынка, и она будет потеряна.
companion-loan =
    Займ даёт { $corp } { MONEY($amount) } и двигает её цену с { MONEY($price) } на { MONEY($then) }; { $have ->
        [0] займов у неё ещё нет.
        [one] у неё уже { $have } займ.
        [few] у неё уже { $have } займа.
       *[many] у неё уже { $have } займов.
    }
companion-loan-ruins = С займом { $corp } оказалась бы на краю рынка и перешла бы под внешнее управление.
companion-loans-left =
    На всех { $left ->
        [one] остался { $left } займ.
        [few] осталось { $left } займа.
       *[many] осталось { $left } займов.
    }
companion-ruin-near =
    До края рынка, где { $corp } перейдёт под внешнее управление, { $columns ->
        [one] { $columns } столбец влево.
        [few] { $columns } столбца влево.
       *[many] { $columns } столбцов влево.
    }

## Сделки

companion-own-private = { $corp } может заплатить вам за { $private } от { MONEY($low) } до { MONEY($high) } из своих { MONEY($cash) }: эти деньги станут вашими.
companion-others-private = За { $private } (владелец: { $owner }) { $corp } может предложить { MONEY($low) } или больше; доход { MONEY($income) } при каждой выплате.
companion-others-private-for-you = За { $private } (владелец: { $owner }) можно предложить { MONEY($low) } или больше; доход { MONEY($income) } при каждой выплате.
companion-bank-takes = { $corp } может отдать { $private } банку за { MONEY($amount) }; если оставить, доход { MONEY($income) } при каждой выплате.
companion-take-over =
    { $corp } может поглотить { $other } не меньше чем за { MONEY($cost) }; вместе с ней достанутся { MONEY($cash) }, поезда: { $trains ->
        [0] нет
        [one] { $trains }
        [few] { $trains }
       *[many] { $trains }
    }, станции: { $tokens ->
        [0] нет.
        [one] { $tokens }.
        [few] { $tokens }.
       *[many] { $tokens }.
    }
companion-protects =
    Чтобы защитить котировку { $corp }, нужно взять { $shares ->
        [one] { $shares } акцию
        [few] { $shares } акции
       *[many] { $shares } акций
    } за { MONEY($cost) }; у вас { MONEY($cash) }.
companion-lets-fall =
    Если не брать, котировка { $corp } { $move ->
        [up] вырастет с { MONEY($price) } до { MONEY($then) }.
        [down] упадёт с { MONEY($price) } до { MONEY($then) }.
       *[stays] останется { MONEY($price) }.
    }
companion-lets-fall-ruins = Если не брать, { $corp } дойдёт до края рынка и будет потеряна.
companion-asked-for-train =
    { $by } предлагает { MONEY($price) } за поезд { $train }; его номинал { MONEY($printed) }. { $trains ->
        [one] Другого у владельца нет.
        [few] Всего у владельца { $trains } поезда.
       *[many] Всего у владельца { $trains } поездов.
    }
companion-asked-for-private = { $by } предлагает { MONEY($price) } за { $private }, номинал { MONEY($value) }; доход { MONEY($income) } при каждой выплате.
companion-asked-for-corporation = { $by } предлагает { MONEY($price) } за каждую акцию { $corp }; на рынке она стоит { MONEY($market) }.
companion-who-asks-has = В { -treasury(case: "prepositional") } { $by }: { MONEY($cash) }.

## Конец

companion-end-announced =
    { $moment ->
        [turn] Игра закончится вместе с этим ходом.
        [next_set] Игра закончится после следующего цикла раундов.
       *[set] Игра закончится после этого цикла раундов.
    }
companion-bank-left = В банке осталось { MONEY($left) }; когда ему придётся заплатить больше, чем у него есть, игра закончится в конце того же цикла раундов.
companion-sets-left =
    После этого цикла раундов будет ещё { $sets ->
        [one] { $sets } цикл.
        [few] { $sets } цикла.
       *[many] { $sets } циклов.
    }
companion-last-set = Это последний цикл раундов.
