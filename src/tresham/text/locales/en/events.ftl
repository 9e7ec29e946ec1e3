# Lines of the game log. A party X comes as its name $X and what it is, $X_is: nobody, bank, pool, player, corporation;
# and how many shares it has, $X_shares.
# Certificates X come as their number $X, with $X_corp, $X_shares, what they are, $X_is, and which special ones are among
# several, $X_has. AN() is the article that a name wants.

## Rounds, turns, the end

round-began =
    { $kind ->
        [auction] Private auction
        [draft] Draft of the { -privates }
        [stock] Stock round { $turn }
        [operating] Operating round { $turn }.{ $number } ({ $number } of { $of })
       *[other] Round { $turn }.{ $number } ({ $number } of { $of })
    }
passed =
    { $step ->
        [landing] { $by } keeps its private
        [track] { $by } lays no track
        [private_token] { $by } leaves the free token
        [token] { $by } places no token
        [run] { $by } runs no train
        [token_trade] { $by } buys no token
        [right] { $by } buys no E marker
        [take_over] { $by } takes nobody over
        [trains_taken] { $by } keeps the other trains
        [trains] { $by } is done buying trains
        [finance] { $by } neither issues nor redeems shares
        [bond] { $by } leaves its bond alone
        [redeem_bond] { $by } does not redeem its bond
        [issue_bond] { $by } issues no bond
        [privates] { $by } is done buying { -privates }
        [private_tile] { $by } leaves the tile as it is
        [protection] { $by } lets the price fall
       *[other] { $by } passes
    }
priority-moved =
    { $order_by ->
        [order] New turn order: { $order }
       *[seats] { $order_first } has the priority deal
    }
end-announced =
    { $cause ->
        [bank] The bank is broken.
        [stock_market] A price has reached the end of the stock market.
        [loans] Few loans are left.
        [receiverships] Many corporations have fallen.
        [stranded] A corporation has no train and no money for one.
       *[other] The end is near.
    } { $moment ->
        [set] The game ends after this set of operating rounds.
        [turn] The game ends with the turn of that corporation.
        [next_set] The game ends after the next set of operating rounds.
       *[other] The game is about to end.
    }
game-ended =
    { $cause ->
        [bank] The game is over: the bank is broken
        [bankrupt] The game is over: bankruptcy
        [stock_market] The game is over: the end of the stock market is reached
        [loans] The game is over: too many loans
        [receiverships] The game is over: too many corporations have fallen
        [one_player] The game is over: one player is left
        [stalemate] The game is over: nothing can happen any more
        [schedule] The game is over: all rounds are played
        [stranded] The game is over: a corporation had no train and no money for one
        [agreement] The game is over: all players have agreed to end it
       *[other] The game is over
    }
agreed-to-end = { $by } would end the game here
played-on = { $by } plays on after all

## Money

paid =
    { $purpose ->
        [help] { $payer } adds { MONEY($amount) } to the treasury of { $payee }
        [capital] { $payee } receives { MONEY($amount) } of capital from { $payer }
        [token_fee] { $payer } pays { MONEY($amount) } for its tokens
        [interest] { $payer } pays { MONEY($amount) } of interest on its bond
        [take_over] { $payee } gets { MONEY($amount) } from the treasury of { $payer }
        [bond] { $payer } pays { MONEY($amount) } for the bond of the closed corporation
        [compensation] { $payer } compensates { $payee } with { MONEY($amount) }
        [terrain] { $payer } pays { MONEY($amount) } for the terrain
       *[other] { $payer } pays { MONEY($amount) } to { $payee }
    }
income-paid = { $owner } earns { MONEY($amount) } from { $private }
loan-taken = { $by } takes a loan of { MONEY($amount) }
debt-incurred = The bank lends { $by } { MONEY($amount) }; as much again will be taken off at the end
debt-repaid = { $by } pays back { MONEY($amount) }
loan-given = { $by } takes a loan of { MONEY($amount) } from { $lender }
overdrawn = The bank lends { $by } { MONEY($amount) }
overdraft-repaid = { $by } repays { MONEY($amount) } to the bank
bond-issued = { $by } issues its bond for { MONEY($amount) }
bond-redeemed =
    { $amount ->
        [0] The bond of { $by } comes back unpaid
       *[other] { $by } redeems its bond for { MONEY($amount) }
    }
right-bought =
    { $by } { $price ->
        [0] gets
       *[other] buys
    } { $right ->
        [none] an E marker
       *[other] the right “{ $right }”
    }{ $price ->
        [0] {""}
       *[other] {" "}for { MONEY($price) }
    }
right-lost =
    { $by } loses { $right ->
        [none] its E marker
       *[other] the right “{ $right }”
    }{ $back ->
        [0] {""}
       *[other] , which can be bought again
    }
dividend-paid =
    { $kept ->
        [0] { $corp } pays out { MONEY($revenue) }, { MONEY($per_share) } a share
       *[other] { $corp } keeps { MONEY($kept) } of { MONEY($revenue) } and pays out the rest, { MONEY($per_share) } a share
    }{ $payouts_count ->
        [0] {""}
       *[other] : { $payouts }
    }
dividend-withheld =
    { $corp_shares ->
        [1] { $revenue ->
            [0] { $corp } has no income
           *[other] { $corp } puts { MONEY($revenue) } into its treasury
        }
       *[other] { $revenue ->
            [0] { $corp } has nothing to pay
           *[other] { $corp } withholds { MONEY($revenue) }
        }
    }

## Privates

bid-placed = { $by } bids { MONEY($amount) } for { $private }
bid-withdrawn = { $by } drops out of the bidding for { $private }
lot-dropped =
    { $price ->
        [0] Nobody wants { $private }: it goes for nothing
       *[other] Nobody wants { $private }: now { MONEY($price) }
    }
lot-lowered = { $by } lowers the price of { $private } to { MONEY($price) }
private-sold =
    { $seller_is ->
        [bank] { $buyer } buys { $private } for { MONEY($price) }
       *[other] { $buyer } buys { $private } from { $seller } for { MONEY($price) }
    }
private-cashed = { $by } sells { $private } to the bank for { MONEY($price) }
private-closed = { $private } closes
private-exchanged =
    { $source_is ->
        [pool] { $by } exchanges { $private } for a share of { $cert_corp } from the pool
       *[other] { $by } exchanges { $private } for a share of { $cert_corp } from the IPO
    }
power-used = { $by } uses the right of { $private }
grant-used =
    { $by } uses the right of { $private }{ $strays ->
        [0] {""}
       *[other] {" "}outside of its land
    }; left: { $left }

## Shares

par-set = { $by } sets the par price of { $corp } at { MONEY($cell) }
cert-given =
    { $cert_is ->
        [president] { $to } receives the { -president }'s certificate of { $cert_corp }
       *[ordinary] { $to } receives a share of { $cert_corp }
    }
shares-bought =
    { $by_is ->
        [corporation] { $by } redeems { $certs_is ->
            [last] its last certificate
           *[ordinary] { $shares ->
                [one] { $shares } share of its own
               *[other] { $shares } shares of its own
            }
        }
       *[player] { $by } buys { $certs_is ->
            [president] the { -president }'s certificate of { $corp }
            [last] the last certificate of { $corp }
           *[ordinary] { $shares ->
                [one] { $shares } share of { $corp }
               *[other] { $shares } shares of { $corp }
            }
        }
    } from { $source_is ->
        [bank] the IPO
        [pool] the pool
        [player] { $source }
       *[other] the treasury
    } for { MONEY($cost) }
shares-sold =
    { $by_is ->
        [corporation] { $by } issues { $certs_is ->
            [last] its last certificate
           *[ordinary] { $shares ->
                [one] { $shares } share of its own
               *[other] { $shares } shares of its own
            }
        }
       *[player] { $by } sells { $certs_is ->
            [last] the last certificate of { $corp }
           *[ordinary] { $shares ->
                [one] { $shares } share of { $corp }
               *[other] { $shares } shares of { $corp }
            }
        }
    }{ $certs_has ->
        [last] {" "}(with the last certificate)
       *[none] {""}
    }{ $to_is ->
        [pool] {""}
        [bank] {" "}back to the IPO
       *[other] {" "}back to the treasury
    } for { MONEY($proceeds) }
price-protected =
    { $by } protects the price of { $corp }: { $shares ->
        [one] { $shares } share is taken over
       *[other] { $shares } shares are taken over
    }
shares-reissued =
    { $corp } reissues { $certs ->
        [one] { $certs } share
       *[other] { $certs } shares
    } at a par price of { MONEY($cell) }
presidency-passed =
    { $new } becomes { -president } of { $corp } in place of { $old }{ $given_is ->
        [last] , giving the last certificate
       *[ordinary] {""}
    }
certs-swapped =
    { $holder_is ->
        [pool] The pool gets { $given ->
            [one] { $given } ordinary certificate
           *[other] { $given } ordinary certificates
        }
       *[other] { $holder } takes { $given ->
            [one] { $given } ordinary certificate
           *[other] { $given } ordinary certificates
        }
    } of { $corp } from { $new } instead of { $returned_is ->
        [last] the last one
       *[ordinary] the others
    }
charter-dealt = { $to } runs { $corp }
corporation-left-out = { $corp } is not in this game
launch-order-drawn =
    Launch order: { $order }{ $absent_count ->
        [0] {""}
       *[other] . Not in this game: { $absent }
    }
launch-postponed = None of its cities has room for { $corp }: it cannot be started for now
launch-restored = There is room for { $corp } again: it can be started from the next stock round on
ward-drawn =
    { $certs_shares ->
        [one] By lot { $owner } gets { $certs_shares } share of { $corp }, which starts at { MONEY($cell) }; its tokens are free
       *[other] By lot { $owner } gets { $certs_shares } shares of { $corp }, which starts at { MONEY($cell) }; its tokens are free
    }
corporation-floated =
    { $capital ->
        [0] { $corp } is launched
       *[other] { $corp } floats with { MONEY($capital) }
    }
property-passed =
    { $new } gets from { $old }{ $trains ->
        [0] {""}
        [one] {" "}a train: { $trains_names }
       *[other] {" "}trains: { $trains_names }
    }{ $privates_count ->
        [0] {""}
       *[other] {" "}{ $privates }
    }
corporation-bought = { $by } takes over { $corp } for { MONEY($price) } a share: { $payouts }
corporation-closed =
    { $life ->
        [closed] { $corp } closes for good
        [taken_over] { $corp } is no more: it has been taken over
       *[other] { $corp } closes and may be started again later
    }{ $cash ->
        [0] {""}
       *[other] ; its { MONEY($cash) } goes to the bank
    }{ $trains ->
        [0] {""}
        [one] ; its train leaves the game: { $trains_names }
       *[other] ; its trains leave the game: { $trains_names }
    }{ $privates_count ->
        [0] {""}
       *[other] ; closed with it: { $privates }
    }
price-moved =
    { $corp }: { MONEY($old) } → { $new ->
        [0] closed
       *[other] { MONEY($new) }
    } ({ $reason ->
        [sale] sale
        [dividend] dividend
        [no_dividend] no dividend
        [sold_out] sold out
        [in_pool] shares in the pool
        [bond_issued] bond issued
        [bond_redeemed] bond redeemed
        [loan] loan
       *[other] price change
    }; market cell { $new_name })

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
token-taken = { $by } buys { $seller }'s token in { $slot } for { MONEY($price) }
token-beside = { $by } places a token on { $hex }, its city still open
token-lifted = The token of { $by } in { $slot } is lifted; its city on { $hex } is to be chosen
token-settled = { $by } settles its token in { $slot }
token-returned = { $by } takes its token off { $slot }; it may be placed again for { MONEY($price) }
token-lost = { $by } loses its token in { $slot }
tokens-inherited =
    { $by } gets the tokens of { $old }{ $slots_count ->
        [0] {""}
       *[other] ; on the map: { $slots }
    }{ $prices_count ->
        [0] {""}
       *[other] ; to be placed for { $prices }
    }
tokens-repriced = The remaining tokens of { $by } now cost { $prices }
marker-placed =
    { $kind ->
        [port] { $by } places the port marker on { $hex }
       *[other] { $by } places a marker on { $hex }
    }
tile-destroyed =
    { $owners_count ->
        [0] { $hex } lies in ruins
        [one] { $hex } lies in ruins; a token of { $owners } is lost
       *[other] { $hex } lies in ruins; tokens of { $owners } are lost
    }

## Trains

trains-run =
    { $runs_count ->
        [0] { $by } runs no train
       *[other] { $by } runs for { MONEY($revenue) }: { $runs }
    }
train-bought =
    { $source_is ->
        [bank] { $by } buys { AN($kind) } { $kind }{ -train } for { MONEY($price) }
        [pool] { $by } buys { AN($kind) } { $kind }{ -train } from the pool for { MONEY($price) }
       *[other] { $by } buys { AN($kind) } { $kind }{ -train } from { $source } for { MONEY($price) }
    }
train-discarded =
    { $reason ->
        [traded] { $by } trades in { AN($kind) } { $kind }{ -train }
        [closed] { $by } closes: its { $kind }{ -train } goes to the pool
       *[limit] { $by } discards { AN($kind) } { $kind }{ -train }
    }
train-scrapped =
    { $reason ->
        [exported] Exported: { AN($kind) } { $kind }{ -train }, which counts as sold
        [removed] Out of the game: { AN($kind) } { $kind }{ -train }, which counts as bought
        [traded] { $owner } trades in { AN($kind) } { $kind }{ -train }, which leaves the game
        [run] { $owner }'s { $kind }{ -train } has made its only run and leaves the game
        [given_up] { $owner } does without { AN($kind) } { $kind }{ -train }, which leaves the game
        [replaced] { $owner }'s { $kind }{ -train } makes room for a new one and leaves the game
       *[limit] { $owner } gives up { AN($kind) } { $kind }{ -train }, which leaves the game
    }
train-given = { $to } is given { AN($kind) } { $kind }{ -train }
train-turned =
    { $by } turns { AN($old) } { $old }{ -train } into { AN($kind) } { $kind }{ -train }{ $cost ->
        [0] {""}
       *[other] {" "}for { MONEY($cost) }
    }
trains-rusted =
    { $trains ->
        [one] { $kind }{ -train }s rust: { $trains } train leaves the game
       *[other] { $kind }{ -train }s rust: { $trains } trains leave the game
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
entered-receivership = { $corp } falls to { $receiver }; { $director } answers for it
raising-failed =
    { $cash ->
        [0] { $by } cannot raise the money for { $corp }
       *[other] { $by } cannot raise the money for { $corp }; the last { MONEY($cash) } goes into its treasury
    }
player-left =
    { $privates_count ->
        [0] { $by } leaves the game
       *[other] { $by } leaves the game; closed with that: { $privates }
    }
