# Labels of buttons and lines of menus. $cost, $gain, $step and $source_is are "unknown" without a position to look at.

do-open-number = { $label } (or more, up to { MONEY($high) })

do-pass =
    { $step ->
        [track] Lay no track
        [private_token] Leave the free token
        [token] Place no token
        [trains] Done buying trains
        [privates] Done buying privates
        [bid_off] Drop out of the bidding
        [rest] End the turn
       *[other] Pass
    }
do-take-lot =
    { $cost ->
        [unknown] Buy { $private }
       *[other] Buy { $private } for { MONEY($cost) }
    }
do-bid = Bid { MONEY($amount) } for { $private }
do-set-par = Set the par price of { $corp } at { MONEY($cell) }
do-start-corporation =
    { $cost ->
        [unknown] Start { $corp } at { MONEY($cell) }
       *[other] Start { $corp } at { MONEY($cell) }, paying { MONEY($cost) }
    }
do-buy-shares =
    { $certs_shares ->
        [one] Buy { $certs_shares } share of { $certs_corp }
       *[other] Buy { $certs_shares } shares of { $certs_corp }
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
    { $shares ->
        [one] Sell { $shares } share of { $certs_corp }
       *[other] Sell { $shares } shares of { $certs_corp }
    }{ $gain ->
        [unknown] {""}
       *[other] {" "}for { MONEY($gain) }
    }
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
do-lay-tile =
    Lay tile { $tile } on { $hex }, exits { $exits }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] , for { MONEY($cost) }
    }
do-lay-private-tile =
    Lay tile { $tile } on { $hex }, exits { $exits }, by right of { $private }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] , for { MONEY($cost) }
    }
do-place-token =
    Place a token in { $stop }{ $cost ->
        [unknown] {""}
        [0] {""}
       *[other] {" "}for { MONEY($cost) }
    }
do-place-private-token = Place the free token of { $private } in { $stop }
do-choose-city = Settle the token of { $corp } in { $stop }
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
        [withhold] { $gain ->
            [unknown] Withhold the revenue
           *[other] Withhold { MONEY($gain) }
        }
       *[other] Declare a dividend: { $kind }
    }
do-buy-train =
    Buy a { $train }-train{ $source_is ->
        [pool] {" "}from the pool
        [corporation] {" "}from { $source }
       *[other] {""}
    } for { MONEY($price) }{ $traded_is ->
        [train] , trading in a { $traded }-train
       *[none] {""}
    }
do-discard-train = Discard a { $train }-train
do-go-bankrupt = Declare bankruptcy
do-offer = Make an offer: { $deal }
do-accept = Accept the offer
do-decline = Decline the offer
