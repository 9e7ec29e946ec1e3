# Why the rules say no. Each refusal also names the rule to look up.

## The course of the game

illegal-game-over = The game is over.
illegal-agreed-already = You have already agreed to end the game here.
illegal-not-in-the-game = Only a player who is still in the game can agree to end it.
illegal-no-such-thing =
    { $field ->
        [by] There is no such player or corporation.
        [corp] There is no such corporation.
        [buyer] There is no such buyer.
        [private] There is no such private.
        [hex] There is no such hex.
        [lay] There is no such tile.
        [stop] There is no such stop.
        [slot] There is no such token.
        [train] There is no such train.
        [traded] There is no such train to trade in.
        [cell] There is no such cell on the market.
        [cert] There is no such certificate.
        [certs] There is no such certificate.
        [runs] These runs name trains or stops that do not exist.
       *[other] This action makes no sense ({ $field }).
    }
illegal-not-now = This cannot be done now.
illegal-part-is-over = The moment for this in the corporation's turn has passed.
illegal-part-comes-later = This comes later in the corporation's turn.
illegal-not-your-turn = Somebody else is to act.
illegal-needs-consent = The other side must agree: make an offer.
illegal-needs-no-consent = Nobody has to agree to this: just do it.

## The auction

illegal-lot-sold = This private is already sold.
illegal-lot-not-offered = Only the cheapest private left can be bought; bid for the others.
illegal-cheaper-lot-first = Of this size a cheaper one is left: it is sold first.
illegal-lot-offered = This private is on offer: buy it at its price, or pass.
illegal-lot-not-contested = The bidding is about another private.
illegal-cannot-afford-lot = It costs { MONEY($price) }; { MONEY($cash) } is free to spend.
illegal-lot-at-lowest-price = It cannot become cheaper than { MONEY($price) }.
illegal-must-buy-or-lower = Whoever owns no private yet buys one or lowers a price.
illegal-bid-too-low = Bid { MONEY($least) } or more.
illegal-bid-not-covered = All bids must be covered by cash: { MONEY($most) } is the most here.
illegal-other-corporation = The decision is about another corporation.
illegal-no-par-cell = That is no par price.
illegal-par-not-yet = This par price is not open in this phase.

## Selling shares

illegal-not-your-shares = The seller does not hold these certificates.
illegal-mixed-shares = Deal in certificates of one corporation, from one place, at a time.
illegal-shares-do-not-add-up = The certificates do not add up to that number of shares.
illegal-unpriced-share = A share without a price cannot be sold.
illegal-no-sale-yet = No shares may be sold yet.
illegal-no-sale-after-purchase = Sell before you buy: after a purchase nothing can be sold in the same turn.
illegal-pool-limit =
    { $room ->
        [0] The pool is full for this corporation.
        [one] The pool has room for { $room } more share of this corporation.
       *[other] The pool has room for { $room } more shares of this corporation.
    }
illegal-presidents-certificate = The { -president }'s certificate can be sold only if another player can take it over.
illegal-no-exact-exchange = After the swap of certificates it would not be possible to sell exactly so many shares.
illegal-no-such-swap = For the { -president }'s certificate there is the last certificate or two ordinary ones.
illegal-standstill = This sale would close the corporation and leave neither you nor the next player anything to do; there the public site would stand still for good.
illegal-one-block = Shares of this corporation have been sold already: all of one corporation go in one block.
illegal-sells-too-few =
    { $least ->
        [one] Sell { $least } share at least, so that you come down to the limit.
       *[other] Sell { $least } shares at least, so that you come down to the limit.
    }
illegal-stays-above-limit =
    { $least ->
        [one] Too many certificates, and you sell each corporation only once in a turn: sell { $least } share of it at least.
       *[other] Too many certificates, and you sell each corporation only once in a turn: sell { $least } shares of it at least.
    }
illegal-whole-block =
    { $shares ->
        [one] The block of { $shares } share is bought whole or not at all.
       *[other] The block of { $shares } shares is bought whole or not at all.
    }
illegal-over-limit = Too many certificates: sell shares first.
illegal-over-holding = Too many shares of one corporation: sell some of them first.

## Buying shares

illegal-not-for-sale = This certificate is not for sale.
illegal-presidents-certificate-first = The { -president }'s certificate is sold first, when the corporation is started.
illegal-last-certificate = The last certificate comes last: there is an ordinary one in the same place.
illegal-already-started = This corporation has been started already.
illegal-not-next-to-start = Another corporation is next in the launch order.
illegal-no-home-there = The corporation cannot make its home there.
illegal-in-debt = Whoever owes the bank money buys no shares: pay the debt back first.
illegal-owes-nothing = You owe the bank nothing.
illegal-repayment = Pay back from { MONEY($low) } to { MONEY($high) }.
illegal-sold-this-round = Whoever has sold shares of a corporation may not buy them in the same round.
illegal-one-purchase = One purchase a turn.
illegal-cannot-afford-share = It costs { MONEY($price) }; there is { MONEY($cash) }.
illegal-certificate-limit =
    { $limit ->
        [one] The certificate limit is { $limit } certificate.
       *[other] The certificate limit is { $limit } certificates.
    }
illegal-holding-limit =
    { $most ->
        [one] A player may hold { $most } share of this corporation at most.
       *[other] A player may hold { $most } shares of this corporation at most.
    }

## A corporation's own shares

illegal-not-president = Only the { -president } speaks for the corporation.
illegal-acts-for-himself = In one turn you act for yourself or for one corporation, not for both.
illegal-once-a-round = The corporation has done this already in this stock round.
illegal-has-not-operated = The corporation has not operated yet.
illegal-too-few-shares-out =
    { $least ->
        [one] With players and in the pool { $least } share must stay.
       *[other] With players and in the pool { $least } shares must stay.
    }
illegal-money-asleep = It costs { MONEY($price) }; there is { MONEY($cash) }, and { MONEY($asleep) } that cannot be used before the stock round is over.
illegal-nothing-to-reissue = The corporation has no share in its treasury.
illegal-offering-not-empty = Shares are reissued only when none is left in the IPO.
illegal-one-deal-in-own-shares = A corporation issues shares or redeems one, once a turn.
illegal-no-issue-in-first-turn = In its first turn a corporation does not deal in its own shares.
illegal-last-certificate-last = The last certificate is issued only together with all the others in the treasury.
illegal-one-certificate-back = A corporation redeems a single certificate.

## Privates

illegal-private-not-for-sale = This private is not for sale.
illegal-no-private-sales-now = Corporations cannot buy privates in this phase.
illegal-only-from-president = A corporation buys privates of its own { -president } only.
illegal-never-for-corporations = No corporation may ever own this private.
illegal-private-price = The price must be from { MONEY($low) } to { MONEY($high) }.
illegal-cannot-afford-private = It costs { MONEY($price) }; there is { MONEY($cash) }.
illegal-no-private-trade-now = Players cannot trade this private now.
illegal-trade-price = The price must be from { MONEY($low) } to { MONEY($high) }.
illegal-no-exchange = This exchange is not possible.
illegal-not-between-turns = Exchange it in your own stock turn or between the turns of others.
illegal-no-such-power = The private gives no such right here and now.
illegal-power-used-up = The right of this private is used up.
illegal-power-used-in-turn = The right of this private is used once a turn.
illegal-outside-of-grant = The right of this private does not hold on this hex.
illegal-after-normal-track = First comes the normal track of the turn, then what this private allows.
illegal-yellow-only = The private allows a yellow tile only.
illegal-private-of-other-kind = A corporation of this kind may not own this private.
illegal-not-your-private = The corporation does not own this private.
illegal-beyond-power = The right of this private does not go so far.
illegal-nothing-to-waive = The terrain costs nothing there, so there is nothing to save.
illegal-no-terrain-to-save = The private helps only on an empty hex whose terrain it names.
illegal-no-port = This marker goes on a port.
illegal-power-comes-first = The private is closed instead of the usual tile and token, and one of them has been used in this turn already.
illegal-train-after-run = The train is given to a corporation before its run.
illegal-confined-to-city = In this turn tiles and tokens are allowed only in one coastal city.

## Track

illegal-one-tile-a-turn = The track action of this turn is used up.
illegal-hex-blocked = { $private } keeps this hex shut while a player owns it.
illegal-hex-barred = Nothing may be built on this hex for now.
illegal-side-barred = No track may be laid towards this side.
illegal-lay-forbidden = Turned like this, the tile could never be upgraded.
illegal-tile-does-not-fit = This tile does not fit there.
illegal-track-not-kept = The new tile must keep all the old track.
illegal-track-leads-nowhere = Turned like this, its track runs off the map or against a closed side.
illegal-hex-not-empty = There is a tile on this hex already.
illegal-colour-not-yet =
    { $colour ->
        [yellow] Yellow tiles are not allowed yet.
        [green] Green tiles are not allowed yet.
        [brown] Brown tiles are not allowed yet.
        [grey] Grey tiles are not allowed yet.
        [red] A red tile is laid by its own corporation alone, at the start of its first turn.
       *[other] Tiles of this colour are not allowed yet.
    }
illegal-no-such-tile-left = No such tile is left.
illegal-not-connected = The corporation's track does not reach this place.
illegal-other-gauge = The track that leads here is of another gauge: this tile does not join it.
illegal-no-new-track = The new tile must bring the corporation new track or a higher value within its reach.
illegal-cannot-afford-tile = The terrain costs { MONEY($cost) }; the treasury has { MONEY($cash) }.

## Tokens

illegal-one-token-a-turn = One token a turn.
illegal-no-city = There is no city to place a token in.
illegal-city-not-connected = The corporation's track does not reach this city.
illegal-no-token-left = The corporation has no token left.
illegal-second-token-in-hex = The corporation already has a token in this hex.
illegal-no-free-slot = This city has no free slot.
illegal-slot-reserved = The free slot is kept for another corporation's home.
illegal-cannot-afford-token = The token costs { MONEY($cost) }; the treasury has { MONEY($cash) }.

## Running trains

illegal-trains-have-run = The trains have run already.
illegal-not-your-train = The train belongs to somebody else.
illegal-run-train-runs-twice = The { $train }{ -train } makes one run only.
illegal-run-too-few-stops = The { $train }{ -train } needs two stops that count, or more.
illegal-run-too-long = The run is too long for the { $train }{ -train }.
illegal-run-no-station = The run of the { $train }{ -train } passes no token of its own corporation.
illegal-run-stop-twice = The { $train }{ -train } comes to a stop twice.
illegal-run-track-twice = The { $train }{ -train } uses track that is already in use.
illegal-run-not-joined = The stops of the { $train }{ -train }'s run must be joined by track.
illegal-run-barred = The { $train }{ -train } may not go there.
illegal-run-passes-blocked = The { $train }{ -train } runs through a place where it must end.
illegal-run-passes-end = The { $train }{ -train } runs on from a place where every run ends.
illegal-run-group-twice = The { $train }{ -train } comes to the same area twice.
illegal-run-barred-track = The { $train }{ -train } cannot run on track of this gauge.
illegal-run-wrong-end = The run of the { $train }{ -train } must begin or end in the place that it is meant for.
illegal-run-needs-place = The run of the { $train }{ -train } misses a place to which it must come.
illegal-train-rests = A corporation of this kind cannot run this train.
illegal-better-runs = These runs earn { MONEY($revenue) }; the trains can and must earn { MONEY($best) }.
illegal-idle-train = There is a way for the { $train }{ -train } too: it must run.
illegal-must-run = The trains must run.
illegal-must-declare = Decide first what becomes of the revenue.
illegal-nothing-to-pay = There is no revenue to decide about.
illegal-no-such-dividend = The revenue is either paid out or withheld.

## Buying trains

illegal-train-limit =
    { $limit ->
        [one] The corporation may own { $limit } train at most.
       *[other] The corporation may own { $limit } trains at most.
    }
illegal-must-buy-train = A corporation with a route must own a train: buy one.
illegal-place-for-duty = The last place is kept for a train that the corporation can run.
illegal-train-not-for-sale = This train is not for sale.
illegal-train-needs-right = Only a corporation with an E marker may own this train.
illegal-wrong-face = The train cannot be bought as one of this type.
illegal-train-of-other-kind = A corporation of this kind may not own this train.
illegal-train-type-limit = The corporation may own no more trains of this type.
illegal-train-stays = Another train must be given up.
illegal-bank-trains-a-turn =
    { $most ->
        [one] { $most } train of the bank can be bought in a turn, no more.
       *[other] { $most } trains of the bank can be bought in a turn, no more.
    }
illegal-no-train-trades-yet = Corporations cannot buy trains from each other in this phase.
illegal-train-price = The price must be from { MONEY($low) } to { MONEY($high) }.
illegal-face-value-trade = Between corporations of different players it costs exactly { MONEY($price) }.
illegal-face-value = The bank sells it for exactly { MONEY($price) }.
illegal-no-trade-in = This train cannot be traded in here.
illegal-cannot-afford-train = The train costs { MONEY($price) }; there is { MONEY($cash) }.
illegal-cheapest-with-help = With the { -president }'s help only the cheapest train, at { MONEY($price) }, can be bought from the bank.
illegal-bank-train-only = Once the { -president } has sold shares to help, only a train of the bank can be bought.
illegal-needless-sale = For this train the { -president }'s last sale of shares was not needed.

## Take-overs

illegal-no-prey = This corporation cannot be taken over by the one that acts.
illegal-take-over-price = The price of a share must be from { MONEY($low) } to { MONEY($high) }.
illegal-cannot-afford-take-over = The shares cost { MONEY($price) } together; the treasury has { MONEY($cash) }.
illegal-train-not-taken = This train did not come with the take-over.
illegal-too-many-trains = These are more trains than the corporation may own: some must be scrapped.

## Emergencies

illegal-no-emergency = The { -president } has no need to raise money.
illegal-presidency-at-stake = This sale would give the corporation whose turn it is another { -president }.
illegal-more-than-needed = This is more than is needed.
illegal-not-bankrupt = This is no bankruptcy: { MONEY($price) } is needed, and { MONEY($means) } can be raised.

## Tokens of others, E markers, bonds

illegal-no-token-trades-yet = Tokens cannot be bought from others in this phase.
illegal-one-token-bought = One token a turn can be bought from others.
illegal-no-double-station = This is not one of the two tokens in question.
illegal-no-token-there = There is no token of another corporation there.
illegal-home-token = A home token is not for sale.
illegal-token-trade-price = The price must be from { MONEY($low) } to { MONEY($high) }.
illegal-right-not-on-sale =
    { $right ->
        [none] No E marker is for sale.
       *[other] The right “{ $right }” is not for sale.
    }
illegal-right-owned =
    { $right ->
        [none] The corporation has an E marker already.
       *[other] The corporation has the right “{ $right }” already.
    }
illegal-right-not-reached =
    { $right ->
        [none] The corporation does not reach the place where this right is bought.
       *[other] The corporation does not reach the place of the right “{ $right }”.
    }
illegal-cannot-afford-right =
    { $right ->
        [none] The E marker costs { MONEY($price) }; the treasury has { MONEY($cash) }.
       *[other] The right “{ $right }” costs { MONEY($price) }; the treasury has { MONEY($cash) }.
    }
illegal-no-bonds-yet = No bonds are issued in this phase.
illegal-bond-out = The corporation has issued its bond already.
illegal-no-bond-out = The corporation has no bond to redeem.
illegal-one-bond-deal = A bond is not issued and redeemed in the same turn.
illegal-cannot-redeem-bond = Redeeming the bond costs { MONEY($amount) }; the treasury has { MONEY($cash) }.
illegal-must-pay-interest = The interest on the bond must be paid.
illegal-no-debt = The treasury owes nothing.
illegal-cannot-pay-debt = The debt is { MONEY($debt) }; the { -president } has { MONEY($cash) }.

## Loans

illegal-no-loans-yet = Loans are not given in this phase.
illegal-one-loan-a-turn = The corporation has taken its loan of this turn.
illegal-enough-loans = Without need a corporation takes { $most } loans at most.
illegal-must-borrow = A corporation without trains next to the edge of the market must take its loan here.
illegal-no-loans-left = All loans have been given.
