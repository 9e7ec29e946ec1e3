# 1850: what its papers say.

title-1850 = Railways of the American Midwest from 1850 on: protected prices, far destinations and the iron of the Mesabi Range

web-offering = IPO

## Privates

private-1850-grsc = Nothing but its income.
private-1850-cm = The corporation that owns it may once lay an extra yellow tile west of the Mississippi, or buy a Mesabi token instead, after its usual track action. Its income always goes to a player: the owner, or the president of the owning corporation. UP may pay up to { MONEY(120) } for it. If its tile is not used before the first 5-train, it stays open without income until the first 6-train.
private-1850-mrb = The corporation that owns it may once lay a yellow tile (5, 6 or 57) on L13 (St. Louis), free, besides its usual track; it does not upgrade that tile in the same turn. Corporations may buy it from phase 2 on, in that phase for its value at most. Shuts L13 while a player owns it.
private-1850-gbc = In each of its turns the corporation that owns it may lay an extra yellow tile for { MONEY(30) } and the cost of the ground, after its usual track action; or buy a Mesabi token, for { MONEY(30) } more than it costs otherwise. From the first 5-train to the first 6-train it stays open without income.
private-1850-mrc = The corporation that buys it receives a Mesabi token, and as long as it owns it { MONEY(40) } of the price of each further one. Until a corporation has bought it or it has closed, nobody may build to A10. Corporations may buy it from phase 2 on, in that phase for its value at most.
private-1850-wlg = The corporation that owns it may lay three extra yellow tiles, one a turn, after its usual track action; no more than one of them may lie elsewhere than west of the Mississippi. A Mesabi token may take the place of any of them. It closes with the third. From the first 5-train to the first 6-train it stays open without income.
private-1850-mmr = Its first buyer receives a 10% share of RI. Shuts I12 (Rock Island) while a player owns it.

## Phases

phase-1850-2 = yellow tiles, 4 trains a corporation, corporations may buy two of the privates, 1 operating round
phase-1850-3 = green tiles, corporations may buy all privates, 2 operating rounds
phase-1850-4 = 3 trains a corporation, 2-trains rust
phase-1850-5 = brown tiles, 2 trains a corporation, most privates close and the others pay nothing, red areas pay their second value, 3 operating rounds
phase-1850-6 = 3-trains rust, the last privates close
phase-1850-8 = grey tiles, 4-trains rust, red areas pay their third value
phase-1850-10 = 10-trains on sale
phase-1850-12 = 5-trains rust

## Options

option-1850-reduced-tokens = Fewer tokens
    .about = CBQ and RI have three tokens like all others, not four.
option-1850-free-runs = Free runs
    .about = Any legal set of runs is accepted, not only one that earns the most.

## Market

zone-1850-yellow = certificates do not count against the limit
zone-1850-orange = certificates do not count, and one player may hold more than 60%
zone-1850-brown = as orange, and several certificates may be bought from the pool at once
zone-1850-green = a sale that would just reach it from above stops at the ledge, and a dividend does not lead into it
zone-1850-black-closed = a corporation whose marker comes here closes for good

## Tokens beside the stations

right-bought =
    { $right ->
        [mesabi] { $price ->
            [0] { $by } receives a token of the Mesabi Range
           *[other] { $by } buys a token of the Mesabi Range for { MONEY($price) }
        }
        [destination] { $by } places a token at its destination for { MONEY($price) }
       *[other] { $by } buys the right “{ $right }” for { MONEY($price) }
    }
marker-placed =
    { $kind ->
        [mesabi] The Mesabi token of { $by } lies on { $hex }
        [destination] The destination token of { $by } lies on { $hex }
       *[other] { $by } places a marker on { $hex }
    }
right-lost =
    { $right ->
        [mesabi] The Mesabi token of { $by } is lost
        [destination] { $by } loses the token at its destination
       *[other] { $by } loses the right “{ $right }”
    }{ $back ->
        [0] {""}
       *[other] , which can be bought again
    }
do-buy-right =
    { $right ->
        [mesabi] Buy a token of the Mesabi Range
        [destination] Place a token at the destination{ $place ->
            [unknown] {""}
           *[other] {" "}{ $place }
        }
       *[other] Buy the right “{ $right }”
    }{ $private_is ->
        [private] {" "}by right of { $private }
       *[none] {""}
    }{ $cost ->
        [unknown] {""}
       *[other] {" "}for { MONEY($cost) }
    }
illegal-right-not-on-sale =
    { $right ->
        [mesabi] Tokens of the Mesabi Range are sold when a corporation has bought the Mesabi Mining Company or that has closed, as long as one of the four is left.
        [destination] The corporation has no destination.
       *[other] The right “{ $right }” is not for sale.
    }
illegal-right-owned =
    { $right ->
        [mesabi] The corporation has a Mesabi token already.
        [destination] The corporation has a token at its destination already.
       *[other] The corporation has the right “{ $right }” already.
    }
illegal-right-not-reached =
    { $right ->
        [mesabi] No track of the corporation leads to the Mesabi Range.
        [destination] The corporation's track does not reach its destination.
       *[other] The corporation does not reach the place of the right “{ $right }”.
    }
illegal-cannot-afford-right =
    { $right ->
        [mesabi] The Mesabi token costs { MONEY($price) }; the treasury has { MONEY($cash) }.
        [destination] The token costs { MONEY($price) }; the treasury has { MONEY($cash) }.
       *[other] The right “{ $right }” costs { MONEY($price) }; the treasury has { MONEY($cash) }.
    }
paid =
    { $purpose ->
        [mesabi] { $payee } gets { MONEY($amount) } of that for its mine
        [help] { $payer } adds { MONEY($amount) } to the treasury of { $payee }
       *[other] { $payer } pays { MONEY($amount) } to { $payee }
    }

## Refusals

illegal-already-started = This corporation has been started already, or has closed for good.
illegal-no-sale-after-purchase = All sales of a turn come before the purchase, or all come after it.
illegal-no-such-dividend = The revenue is paid out, paid out by half, or withheld.
illegal-presidency-at-stake = That would give the corporation another president.
illegal-side-barred = No track may lead to the Mesabi Range yet.
illegal-hex-barred = The bridge was built in this turn: no other tile comes there before the next.
illegal-presidents-certificate = The president's certificate can be sold only if another player can take it over, and it is never redeemed.
illegal-no-private-sales-now = Corporations cannot buy this private in this phase.
illegal-one-tile-a-turn = One tile or one upgrade a turn; in its first turn a corporation may lay two yellow tiles instead.
illegal-cannot-afford-tile = The tile costs { MONEY($cost) }; the treasury has { MONEY($cash) }.
