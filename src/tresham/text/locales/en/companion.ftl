# What the companion of a first game says before a decision: facts with their numbers, never what is best.

## Privates

companion-lot-pays =
    { $private } costs { MONEY($price) } and brings { MONEY($income) } each time privates pay: { $times ->
        [one] one payment earns its price.
       *[other] { $times } payments earn its price.
    }
companion-lot-closes =
    { $private } closes with the first { $train }-train; { $before ->
        [0] that is the next one in the bank.
        [one] one other train lies before it in the bank.
       *[other] { $before } other trains lie before it in the bank.
    }
companion-money-promised = { MONEY($promised) } of your money is bound in bids; { MONEY($free) } is free.
companion-rival-can-pay = None of the others can pay more than { $name }: { MONEY($most) }.
companion-float-needs =
    To float a corporation alone takes at least { $shares ->
        [one] one share
       *[other] { $shares } shares
    } at { MONEY($par) }, { MONEY($cost) } in all. You have { MONEY($cash) }.
companion-lot-falls = Lowered once more, { $private } costs { MONEY($price) } for whoever comes next.

## Starting a corporation

companion-float-alone =
    { MONEY($par) } is the dearest start that you can float alone{ $only ->
        [any] :
       *[other] , with { $only } only:
    } { $shares ->
        [one] one share costs
       *[other] { $shares } shares cost
    } { MONEY($cost) } of your { MONEY($cash) }.
companion-float-together =
    With { MONEY($cash) } you cannot float one alone: even at { MONEY($par) } you can have { $most ->
        [one] one share
       *[other] { $most } shares
    }{ $only ->
        [any] , and
       *[other] {" "}of { $only }, and
    } others must buy { $missing ->
        [one] one more.
       *[other] { $missing } more.
    }
companion-treasury-then =
    Started at { MONEY($par) }, it floats with { MONEY($cash) } in its treasury. The { $train }-train costs { MONEY($price) }: { $count ->
        [0] that is not enough for one.
        [one] that is enough for one.
       *[other] that is enough for { $count }.
    }
companion-train-rusts =
    The { $train }-train rusts with the first { $by }-train; { $before ->
        [0] that is the next one in the bank.
        [one] one other train lies before it in the bank.
       *[other] { $before } other trains lie before it in the bank.
    }

## Shares

companion-buy-makes-president =
    One more certificate of { $corp } puts you in { $old }'s place at its head, with { $trains ->
        [0] no train
        [one] one train
       *[other] { $trains } trains
    } and { MONEY($cash) } in its treasury.
companion-share-paid = Of what you can buy, { $corp } last paid most: { MONEY($paid) } a share. A certificate costs { MONEY($price) }.
companion-float-lacks =
    { $corp } floats when { $missing ->
        [one] one more share is sold.
       *[other] { $missing } more shares are sold.
    }
companion-own-float-lacks =
    { $corp }, which you lead, floats when { $missing ->
        [one] one more share is sold. That
       *[other] { $missing } more shares are sold. Those
    } would cost { MONEY($cost) }; you have { MONEY($cash) }.
companion-share-fills-treasury = The { MONEY($price) } for a share of { $corp }, which you lead, go into its treasury: it would have { MONEY($cash) }.
companion-certificates = You have { $certs } of the { $limit } certificates that you may have.
companion-trainless = { $corp }, which you lead, has no train and must buy one: it costs { MONEY($price) }, the treasury has { MONEY($cash) }, and { MONEY($lack) } would come from you.
companion-sale-passes-presidency =
    If you sell { $shares ->
        [one] one share
       *[other] { $shares } shares
    } of { $corp }, { $new } leads it then: with { $trains ->
        [0] no train
        [one] one train
       *[other] { $trains } trains
    } and { MONEY($cash) } in its treasury.
companion-sale-moves =
    { $shares ->
        [one] One share
       *[other] { $shares } shares
    } of { $corp } sold: its price falls from { MONEY($price) } to { MONEY($then) }, also for what you keep.
companion-sale-ruins =
    { $shares ->
        [one] One share
       *[other] { $shares } shares
    } of { $corp } sold would bring it to the edge of the market, and it would be lost, with what you keep of it.

## Track and tokens

companion-earns-now =
    As the track lies now, { $corp } earns { MONEY($revenue) } with { $trains ->
        [one] one train.
       *[other] { $trains } trains.
    }
companion-no-train-yet =
    { $corp } has no train that can run. The { $train }-train costs { MONEY($price) }, and the treasury has { MONEY($cash) }.
companion-lay-costs = Terrain makes the dearest lay here cost { MONEY($most) }; { $corp } has { MONEY($cash) }.
companion-next-colour =
    { $colour ->
        [yellow] Yellow
        [green] Green
        [brown] Brown
        [grey] Grey
       *[other] Further
    } tiles come with the first { $train }-train; { $before ->
        [0] that is the next one in the bank.
        [one] one other train lies before it in the bank.
       *[other] { $before } other trains lie before it in the bank.
    }
companion-token-costs =
    { $corp } has { $left ->
        [one] one token
       *[other] { $left } tokens
    } left; { $cost ->
        [0] this one costs nothing: { MONEY($cash) } stay.
       *[other] this one costs { MONEY($cost) } of { MONEY($cash) }.
    }
companion-last-slots =
    { $count ->
        [one] One place is left in { $places }: once it is taken, trains of those without a token there may end in the city and not pass.
       *[other] In each of { $places } one place is left: once it is taken, trains of those without a token there may end in the city and not pass.
    }
companion-token-shuts = A token in { $place } would keep { $corps } from passing through.
companion-right-costs =
    { $right ->
        [mesabi] A Mesabi token, bought in place of a yellow tile,
        [destination] The token at its destination, bought as the token of the turn,
       *[other] An E marker
    } costs { $corp } { MONEY($cost) } of { MONEY($cash) }{ $right ->
        [mesabi] ; { $left ->
            [one] it is the last one.
           *[other] { $left } are left.
        }
       *[other] .
    }

## Running and dividends

companion-runs-proven =
    The trains of { $corp } can earn { MONEY($revenue) }{ $per_share ->
        [0] .
       *[other] : { MONEY($per_share) } for each share.
    } It is proven that nothing better exists.
companion-runs-known = The best runs found for { $corp } earn { MONEY($revenue) }; more than { MONEY($bound) } is not possible.
companion-earned-last = When { $corp } last ran, it earned { MONEY($revenue) }.
companion-paying =
    Paying gives { $paid ->
        [0] you { MONEY($mine) }
       *[other] { MONEY($paid) } a share, { MONEY($mine) } to you
    }; the price { $move ->
        [up] rises from { MONEY($price) } to { MONEY($then) }.
        [down] falls from { MONEY($price) } to { MONEY($then) }.
       *[stays] stays at { MONEY($price) }.
    }
companion-paying-half =
    Half gives { $paid ->
        [0] you { MONEY($mine) }
       *[other] { MONEY($paid) } a share, { MONEY($mine) } to you
    }, and leaves { $corp } with { MONEY($cash) }; the price { $move ->
        [up] rises from { MONEY($price) } to { MONEY($then) }.
        [down] falls from { MONEY($price) } to { MONEY($then) }.
       *[stays] stays at { MONEY($price) }.
    }
companion-withholding =
    Withholding leaves { $corp } with { MONEY($cash) }; the price { $move ->
        [up] rises from { MONEY($price) } to { MONEY($then) }.
        [down] falls from { MONEY($price) } to { MONEY($then) }.
       *[stays] stays at { MONEY($price) }.
    }
companion-withholding-ruins = Withholding would bring { $corp } to the edge of the market, and it would be lost.
companion-train-anyway =
    The treasury can pay for { AN($train) } { $train }-train ({ MONEY($price) }) even if all is paid out: it has { MONEY($cash) } then.
companion-train-if-kept = The { $train }-train costs { MONEY($price) }: the treasury has { MONEY($cash) } if the revenue is kept, and { MONEY($left) } if all is paid out.
companion-train-too-dear =
    The { $train }-train costs { MONEY($price) }: even if all is kept there is { MONEY($cash) }, { MONEY($lack) } too little.

## Trains

companion-must-buy = { $corp } has no train and must buy one: the cheapest on sale that will do costs { MONEY($price) }, and the treasury has { MONEY($cash) }.
companion-must-buy-with-help = { $corp } must buy a train: the cheapest on sale that will do costs { MONEY($price) }, the treasury has { MONEY($cash) }, and { $who } pays the missing { MONEY($lack) }.
companion-must-buy-without-money = { $corp } must buy a train: the cheapest on sale that will do costs { MONEY($price) }, the treasury has { MONEY($cash) }, and { MONEY($lack) } is missing.
companion-buy-rusts = If { AN($train) } { $train }-train is bought now, { $old } rusts at once: { $owners }.
companion-own-train-rusts =
    The { $train }-train of { $corp } rusts with the first { $by }-train; { $before ->
        [0] that is the next one in the bank.
        [one] one other train lies before it in the bank.
       *[other] { $before } other trains lie before it in the bank.
    }
companion-depot =
    { $left ->
        [one] One { $train }-train is
       *[other] { $left } of the { $train }-trains are
    } left in the bank; then comes the { $next }-train for { MONEY($price) }.
companion-depot-last =
    { $left ->
        [one] One { $train }-train is
       *[other] { $left } of the { $train }-trains are
    } left in the bank; no other type waits behind.
companion-next-rusts = The first { $next }-train makes { $old } rust: { $owners }.
companion-train-room =
    { $corp } has { $have ->
        [0] no train
        [one] one train
       *[other] { $have } trains
    }; in this phase it may have { $limit }.
companion-never-rusts =
    { $count ->
        [one] { $trains } never rusts.
       *[other] { $trains } never rust.
    }

## Money that must be found

companion-can-raise = { MONEY($lack) } must still be found; sales of your shares can bring up to { MONEY($raised) }.
companion-cannot-raise = { MONEY($lack) } must be found, and sales can bring only { MONEY($raised) }: that is bankruptcy.
companion-raises-too-little = { MONEY($lack) } must still be found; sales can bring only { MONEY($raised) }.
companion-idle-ruins = { $corp } has no train that can run: a turn without revenue brings it to the edge of the market, and it is lost.
companion-loan =
    A loan brings { $corp } { MONEY($amount) } and moves its price from { MONEY($price) } to { MONEY($then) }; it has { $have ->
        [0] none yet.
        [one] one already.
       *[other] { $have } already.
    }
companion-loan-ruins = A loan would bring { $corp } to the edge of the market, and it would be lost.
companion-loans-left =
    { $left ->
        [one] One loan is
       *[other] { $left } loans are
    } left for all.
companion-ruin-near =
    The edge of the market, where { $corp } would be lost, is { $columns ->
        [one] one column
       *[other] { $columns } columns
    } to the left.

## Deals

companion-own-private = { $corp } may pay from { MONEY($low) } to { MONEY($high) } of its { MONEY($cash) } for your { $private }: that money becomes yours.
companion-others-private = { $corp } may offer { $owner } { MONEY($low) } or more for { $private }, which brings { MONEY($income) } each time privates pay.
companion-others-private-for-you = You may offer { $owner } { MONEY($low) } or more for { $private }, which brings { MONEY($income) } each time privates pay.
companion-bank-takes = { $corp } may give { $private } to the bank for { MONEY($amount) }; kept, it brings { MONEY($income) } each time privates pay.
companion-take-over =
    { $corp } could take over { $other } for { MONEY($cost) } at least; with it come { MONEY($cash) }, { $trains ->
        [0] no train
        [one] one train
       *[other] { $trains } trains
    } and { $tokens ->
        [0] no token.
        [one] one token.
       *[other] { $tokens } tokens.
    }
companion-protects =
    To keep the price of { $corp }, you would take { $shares ->
        [one] one share
       *[other] { $shares } shares
    } for { MONEY($cost) }; you have { MONEY($cash) }.
companion-lets-fall =
    If you let them be, the price of { $corp } { $move ->
        [up] rises from { MONEY($price) } to { MONEY($then) }.
        [down] falls from { MONEY($price) } to { MONEY($then) }.
       *[stays] stays at { MONEY($price) }.
    }
companion-lets-fall-ruins = If you let them be, { $corp } comes to the edge of the market and is lost.
companion-asked-for-train =
    { $by } offers { MONEY($price) } for { AN($train) } { $train }-train; its card says { MONEY($printed) }. Its owner has { $trains ->
        [one] no other.
       *[other] { $trains } trains.
    }
companion-asked-for-private = { $by } offers { MONEY($price) } for { $private }, worth { MONEY($value) } by its card; it brings { MONEY($income) } each time privates pay.
companion-asked-for-corporation = { $by } offers { MONEY($price) } for each share of { $corp }; on the market it costs { MONEY($market) }.
companion-who-asks-has = { $by } has { MONEY($cash) } in its treasury.

## The end

companion-end-announced =
    { $moment ->
        [turn] The game ends when this turn is over.
        [next_set] The game ends with the next set of rounds.
       *[set] The game ends with this set of rounds.
    }
companion-bank-left = The bank has { MONEY($left) } left; when it must pay more than it has, the game ends with that set of rounds.
companion-sets-left =
    After this set of rounds { $sets ->
        [one] one more is played.
       *[other] { $sets } more are played.
    }
companion-last-set = This is the last set of rounds.
