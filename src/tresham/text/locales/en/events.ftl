# Lines of the game log. A party X comes as its name $X and what it is, $X_is: nobody, bank, pool, player, corporation.

## Rounds, turns, the end

round-began =
    { $kind ->
        [auction] Private auction
        [stock] Stock round { $turn }
        [operating] Operating round { $turn }.{ $number } ({ $number } of { $of })
       *[other] Round { $turn }.{ $number } ({ $number } of { $of })
    }
passed =
    { $step ->
        [track] { $by } lays no track
        [private_token] { $by } leaves the free token
        [token] { $by } places no token
        [trains] { $by } is done buying trains
        [privates] { $by } is done buying privates
       *[other] { $by } passes
    }
priority-moved = { $order_first } has the priority deal
end-announced =
    { $cause ->
        [bank] The bank is broken.
       *[other] The end is near.
    } { $moment ->
        [set] The game ends after this set of operating rounds.
       *[other] The game is about to end.
    }
game-ended =
    { $cause ->
        [bank] The game is over: the bank is broken
        [bankrupt] The game is over: bankruptcy
       *[other] The game is over
    }

## Money

paid =
    { $purpose ->
        [help] { $payer } adds { MONEY($amount) } to help { $payee } buy a train
       *[other] { $payer } pays { MONEY($amount) } to { $payee }
    }
income-paid = { $owner } earns { MONEY($amount) } from { $private }
dividend-paid = { $corp } pays out { MONEY($revenue) }, { MONEY($per_share) } a share: { $payouts }
dividend-withheld =
    { $revenue ->
        [0] { $corp } has nothing to pay
       *[other] { $corp } withholds { MONEY($revenue) }
    }

## Privates

bid-placed = { $by } bids { MONEY($amount) } for { $private }
bid-withdrawn = { $by } drops out of the bidding for { $private }
lot-dropped =
    { $price ->
        [0] Nobody wants { $private }: it goes for nothing
       *[other] Nobody wants { $private }: now { MONEY($price) }
    }
private-sold =
    { $seller_is ->
        [bank] { $buyer } buys { $private } for { MONEY($price) }
       *[other] { $buyer } buys { $private } from { $seller } for { MONEY($price) }
    }
private-closed = { $private } closes
private-exchanged =
    { $source_is ->
        [pool] { $by } exchanges { $private } for a share of { $cert_corp } from the pool
       *[other] { $by } exchanges { $private } for a share of { $cert_corp } from the IPO
    }
power-used = { $by } uses the right of { $private }

## Shares

par-set = { $by } sets the par price of { $corp } at { MONEY($cell) }
cert-given =
    { $cert_is ->
        [president] { $to } receives the president's certificate of { $cert_corp }
       *[ordinary] { $to } receives a share of { $cert_corp }
    }
shares-bought =
    { $by } buys { $certs_is ->
        [president] the president's certificate of { $corp }
       *[ordinary] { $shares ->
            [one] { $shares } share of { $corp }
           *[other] { $shares } shares of { $corp }
        }
    } from { $source_is ->
        [bank] the IPO
        [pool] the pool
       *[other] the treasury
    } for { MONEY($cost) }
shares-sold =
    { $shares ->
        [one] { $by } sells { $shares } share of { $corp } for { MONEY($proceeds) }
       *[other] { $by } sells { $shares } shares of { $corp } for { MONEY($proceeds) }
    }
presidency-passed = { $new } becomes president of { $corp } in place of { $old }
corporation-floated = { $corp } floats with { MONEY($capital) }
corporation-reset =
    { $life ->
        [closed] { $corp } closes
       *[other] { $corp } leaves the market and may be started again
    }
price-moved =
    { $corp }: { MONEY($old) } → { MONEY($new) } ({ $new_name }, { $reason ->
        [sale] sale
        [dividend] dividend
        [no_dividend] no dividend
        [sold_out] sold out
       *[other] price change
    })

## The board

tile-laid =
    { $cost ->
        [0] { $by } lays tile { $tile } on { $hex }
       *[other] { $by } lays tile { $tile } on { $hex } for { MONEY($cost) }
    }
token-placed =
    { $cost ->
        [0] { $by } places a token in { $slot }
       *[other] { $by } places a token in { $slot } for { MONEY($cost) }
    }
token-beside = { $by } places a token on { $hex }, its city still open
token-settled = { $by } settles its token in { $slot }

## Trains

trains-run =
    { $runs_count ->
        [0] { $by } runs no train
       *[other] { $by } runs for { MONEY($revenue) }: { $runs }
    }
train-bought =
    { $source_is ->
        [bank] { $by } buys a { $kind }-train for { MONEY($price) }
        [pool] { $by } buys a { $kind }-train from the pool for { MONEY($price) }
       *[other] { $by } buys a { $kind }-train from { $source } for { MONEY($price) }
    }
train-discarded =
    { $reason ->
        [traded] { $by } trades in a { $kind }-train
       *[limit] { $by } discards a { $kind }-train
    }
trains-rusted =
    { $trains ->
        [one] { $kind }-trains rust: { $trains } train leaves the game
       *[other] { $kind }-trains rust: { $trains } trains leave the game
    }
phase-began = Phase { $phase }: { $phase_about }

## Deals and disasters

deal-offered = { $by } makes { $to } an offer: “{ $deal }”
deal-declined = { $by } declines { $deal_by }'s offer: “{ $deal }”
went-bankrupt =
    { $lost ->
        [0] { $by } is bankrupt: no money for { $corp }'s train
       *[other] { $by } is bankrupt: no money for { $corp }'s train; the last { MONEY($lost) } goes to the bank
    }
