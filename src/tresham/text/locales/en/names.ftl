# Words for things that have no name of their own. Players, corporations, privates and places keep their names.

party-nobody = nobody
party-bank = the bank
party-pool = the pool

# One side of a hex.
side =
    { $side ->
        [n] N
        [ne] NE
        [e] E
        [se] SE
        [s] S
        [sw] SW
        [w] W
       *[nw] NW
    }

# Colours of tiles and of zones on the market.
colour =
    { $colour ->
        [white] white
        [yellow] yellow
        [orange] orange
        [green] green
        [brown] brown
        [grey] grey
        [red] red
        [blue] blue
       *[other] plain
    }

round-auction = Private auction
round-stock = Stock round
round-operating = Operating round

# What is to be decided: parts of an operating turn, turns and duties.
step-auction = Auction
step-bid-off = Bid-off
step-par = Par price
step-stock-turn = Stock turn
step-track = Track
step-private-token = Token of a private
step-token = Token
step-run = Running trains
step-dividend = Dividend
step-trains = Buying trains
step-privates = Buying privates
step-city = Choosing a city
step-discard = Discarding a train
step-answer = Answering an offer
