# Words for things that have no name of their own. Players, corporations, privates and places keep their names.

party-nobody = nobody
party-bank = the bank
party-pool = the pool

# Behind the name of a train: a 2-train. A title may join them otherwise.
-train = {"-"}train

# Who runs a corporation; some titles have another word for it.
-president = president

# What privates are called; some titles have another word for them.
-privates = privates

# Track of a tile: sides that are joined, by their gauge.
line =
    { $gauge ->
        [narrow] { $sides } (narrow)
        [dual] { $sides } (dual)
       *[standard] { $sides }
    }

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
        [blue-end] blue, the end
        [receivership-closed] receivership
        [black-closed] closed
        [closed] closed
       *[other] plain
    }

round-auction = Private auction
round-draft = Draft of the privates
round-stock = Stock round
round-operating = Operating round

# What is to be decided: parts of an operating turn, turns and duties.
step-auction = Auction
step-bid-off = Bid-off
step-par = Par price
step-home = Choosing a home
step-stock-turn = Stock turn
step-swap = Choosing certificates
step-landing = Landing on the coast
step-track = Track
step-private-token = Token of a private
step-token = Token
step-run = Running trains
step-dividend = Dividend
step-token-trade = Buying tokens
step-right = E marker
step-trains = Buying trains
step-finance = Own shares
step-interest = Interest
step-bond = Bond
step-redeem-bond = Redeeming the bond
step-issue-bond = Issuing the bond
step-privates = Buying privates
step-city = Choosing a city
step-discard = Discarding a train
step-bond-duty = Paying for the bond
step-ruin = Loan or leaving
step-blocking-loan = Loan before the dividend
step-tile-duty = Laying the tile of a private
step-insolvency = Selling shares for a debt
step-protection = Price protection
step-draft = Draft
step-private-tile = Tile of a private
step-home-tile = Laying the home tile
step-take-over = Take-overs
step-trains-taken = Trains taken over
step-double-station = Taking a token off
step-answer = Answering an offer
short-step-track = Track
short-step-private-token = Private's token
short-step-token = Token
short-step-run = Run
short-step-dividend = Dividend
short-step-trains = Trains
short-step-privates = Privates
short-step-token-trade = Tokens
short-step-redeem-bond = Redeem
short-step-issue-bond = Bond
short-step-take-over = Take-over

# What only some titles have.
fact-launch = Launch order
fact-token-fee = Token fee
fact-came-with = Came with
fact-bond = Bond
fact-right = E marker
fact-debt = Debt at the end
fact-loans = Loans
fact-loans-left = Loans left
fact-receiverships = Receiverships
fact-owed = Debt
fact-penalty = Penalty at the end
fact-quake = Earthquake after stock round
fact-mesabi = Mesabi token
fact-track-by = Track by
fact-stations-by = Stations by
