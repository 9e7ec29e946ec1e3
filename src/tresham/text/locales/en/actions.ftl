# Labels of buttons and lines of menus. Without a position to look at, $cost, $gain, $step, $stage, $source_is and
# $concern_is are "unknown". AN() is the article that a name wants.

do-open-number = { $label } (or more, up to { MONEY($high) })

do-pass =
    { $step ->
        [landing] Keep the private
        [track] Lay no track
        [private_token] Leave the free token
        [token] Place no token
        [run] Run no train
        [token_trade] Buy no token
        [right] Buy no E marker
        [take_over] Take nobody over
        [trains_taken] Keep the other trains
        [draft] Buy none now
        [trains] Done buying trains
        [finance] Issue and redeem no shares
        [bond] Leave the bond alone
        [redeem_bond] Do not redeem the bond
        [issue_bond] Issue no bond
        [privates] Done buying { -privates }
        [bid_off] Drop out of the bidding
        [rest] End the turn
        [private_tile] Leave the tile as it is
        [protection] Let the price fall
       *[other] Pass
    }
do-take-lot =
    { $cost ->
        [unknown] Buy { $private }
       *[other] Buy { $private } for { MONEY($cost) }
    }
do-lower-lot =
    Lower the price of { $private }{ $falls_to ->
        [unknown] {""}
       *[other] {" "}to { MONEY($falls_to) }
    }
do-bid = Bid { MONEY($amount) } for { $private }
do-set-par = Set the par price of { $corp } at { MONEY($cell) }
do-start-corporation =
    { $cost ->
        [unknown] Start { $corp } at { MONEY($cell) }
       *[other] Start { $corp } at { MONEY($cell) }, paying { MONEY($cost) }
    }
do-buy-shares =
    { $stage ->
        [protection] Protect the price: buy
       *[other] { $by_is ->
            [corporation] Redeem
           *[other] Buy
        }
    } { $certs_is ->
        [last] the last certificate of { $certs_corp }
       *[other] { $certs_shares ->
            [one] { $certs_shares } share of { $certs_corp }
           *[other] { $certs_shares } shares of { $certs_corp }
        }
    }{ $source_is ->
        [bank] {" "}from the IPO
        [pool] {" "}from the pool
        [corporation] {" "}from the treasury
       *[unknown] {""}
    }{ $cost ->
        [unknown] {""}
       *[other] {" "}for { MONEY($cost) }
    }
do-sell-shares =
    { $by_is ->
        [corporation] Issue
       *[other] Sell
    } { $certs_is ->
        [last] the last certificate of { $certs_corp }
       *[other] { $shares ->
            [one] { $shares } share of { $certs_corp }
           *[other] { $shares } shares of { $certs_corp }
        }{ $certs_has ->
            [president] {" "}(swapping the { -president }'s certificate)
            [last] {" "}(with the last certificate)
            [both] {" "}(with the last certificate, swapping the { -president }'s)
           *[none] {""}
        }
    }{ $gain ->
        [unknown] {""}
       *[other] {" "}for { MONEY($gain) }
    }
do-redeem-share =
    { $source_is ->
        [pool] Redeem a share of { $cert_corp } from the pool
        [player] Redeem a share of { $cert_corp } from { $source }
       *[unknown] Redeem a share of { $cert_corp }
    }{ $cost ->
        [unknown] {""}
       *[other] {" "}for { MONEY($cost) }
    }
do-reissue-shares = Reissue the treasury shares of { $corp }
do-choose-swap =
    { $kind ->
        [one] Take the last certificate
       *[two] Take two ordinary certificates
    }{ $concern_is ->
        [corporation] {" "}of { $concern }
       *[unknown] {""}
    } for the { -president }'s certificate
do-exchange-private =
    Exchange { $private } for a share of { $cert_corp }{ $source_is ->
        [bank] {" "}from the IPO
        [pool] {" "}from the pool
       *[unknown] {""}
    }
do-buy-private =
    { $source_is ->
        [player] Buy { $private } from { $source } for { MONEY($price) }
       *[unknown] Buy { $private } for { MONEY($price) }
    }
do-sell-private = Sell { $private } to { $buyer } for { MONEY($price) }
do-cash-private =
    { $gain ->
        [unknown] Sell { $private } to the bank
       *[other] Sell { $private } to the bank for { MONEY($gain) }
    }
do-close-private = Close { $private } and use its right
do-lay-tile =
    Lay tile { $tile } on { $hex }, track { $track }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] , for { MONEY($cost) }
    }
do-lay-private-tile =
    Lay tile { $tile } on { $hex }, track { $track }, by right of { $private }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] , for { MONEY($cost) }
    }
do-place-token =
    { $stage ->
        [home] Make { $stop } the home of { $by }
       *[other] Place a token in { $stop }
    }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] {" "}for { MONEY($cost) }
    }
do-place-private-token = Place the free token of { $private } in { $stop }
do-choose-city = Settle the token of { $corp } in { $stop }
do-return-token = Take the token off { $slot }
do-place-marker = Place the marker of { $private } on { $hex }
do-buy-token =
    { $source_is ->
        [corporation] Buy { $source }'s token in { $slot } for { MONEY($price) }
       *[unknown] Buy the token in { $slot } for { MONEY($price) }
    }
do-run-trains =
    { $runs_count ->
        [0] Run no train
       *[other] { $gain ->
            [unknown] Run: { $runs }
           *[other] Run for { MONEY($gain) }: { $runs }
        }
    }
do-declare-dividend =
    { $kind ->
        [pay] { $gain ->
            [unknown] Pay a dividend
           *[other] Pay { MONEY($gain) } a share
        }
        [half] { $gain ->
            [unknown] Pay out half
           *[other] Pay out half, { MONEY($gain) } a share
        }
        [withhold] { $gain ->
            [unknown] Withhold the revenue
           *[other] Withhold { MONEY($gain) }
        }
       *[other] Declare a dividend: { $kind }
    }
do-buy-train =
    Buy { AN($train) } { $train }{ -train }{ $source_is ->
        [pool] {" "}from the pool
        [corporation] {" "}from { $source }
       *[other] {""}
    } for { MONEY($price) }{ $traded_is ->
        [train] , trading in { AN($traded) } { $traded }{ -train }
       *[none] {""}
    }
do-discard-train = Discard { AN($train) } { $train }{ -train }
do-buy-right =
    { $right ->
        [none] Buy an E marker
       *[other] Buy the right “{ $right }”{ $place ->
            [unknown] {""}
           *[other] : { $place }
        }
    }{ $private_is ->
        [private] {" "}by right of { $private }
       *[none] {""}
    }{ $cost ->
        [unknown] {""}
       *[other] {" "}for { MONEY($cost) }
    }
do-issue-bond =
    { $gain ->
        [unknown] Issue the bond
       *[other] Issue the bond for { MONEY($gain) }
    }
do-redeem-bond =
    { $cost ->
        [unknown] Redeem the bond
       *[other] Redeem the bond for { MONEY($cost) }
    }
do-pay-debt =
    { $cost ->
        [unknown] Pay the corporation's debt
       *[other] Pay the corporation's debt of { MONEY($cost) }
    }
do-take-over = Take over { $corp } for { MONEY($price) } a share
do-turn-train = Turn the { $train }{ -train } into { AN($face) } { $face }{ -train }
do-scrap-train = Scrap the { $train }{ -train }
do-repay-debt = Pay back { MONEY($amount) } of the debt
do-go-bankrupt = Declare bankruptcy
do-take-loan =
    { $gain ->
        [unknown] Take a loan and play on
       *[other] Take a loan of { MONEY($gain) } and play on
    }
do-borrow =
    Take a loan{ $gain ->
        [unknown] {""}
        [0] {""}
       *[other] {" "}of { MONEY($gain) }
    }
do-leave-game = Leave the game
do-end-game = End the game here, if all agree
do-offer = Make an offer: { $deal }
do-accept = Accept the offer
do-decline = Decline the offer
