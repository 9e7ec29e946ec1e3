# What each part of a turn is for, and what usually matters: one sentence each, for whoever wants them.

hint-auction = A private pays its owner before every operating round, and some have powers. But money spent here is missing in the first stock round: spend it on what fits a plan.
hint-bid-off = Whoever bids most gets it: think of what it earns until it closes, and of what its power is worth to you.
hint-par = A high price fills the treasury, a low one lets you and others buy more shares sooner: look how many shares float it.
hint-home = Choose where this corporation begins: near rich cities that trains can reach soon.
hint-stock-turn = Buy into corporations that will pay well, or start one; selling brings money but lowers the price, and can make somebody else { -president }.
hint-swap = Which papers you keep decides how many places they take under your certificate limit.
hint-landing = A coast can be reached without track: it costs the private and this turn's usual track and token.
hint-track = Lay or improve track that joins your token to cities: more and richer stops for your trains, fewer for others.
hint-private-token = The power of a private allows a token here now, and perhaps never again.
hint-token = A token gives your trains a new place to start from and can shut a city to others; it costs money you may need for a train.
hint-run = The best runs are chosen for you; draw others only if you want something else.
hint-dividend = Paying makes shareholders rich and lifts the price; withholding saves for a train and lowers it.
hint-token-trade = A rival's token may stand where you want to pass or to run: buying it needs his consent.
hint-right = With an E marker the corporation may own E trains, which run any distance on standard track.
hint-trains = Count how long your trains live before you save: the next kind makes old ones rust, and a corporation without a train may ruin its owner.
hint-finance = Selling own shares brings money and lowers the price; redeeming them keeps dividends in the treasury.
hint-interest = The bond costs interest in every turn until it is redeemed.
hint-bond = A bond brings money for a train now and costs every share something at the end.
hint-redeem-bond = Redeeming ends the interest and frees the shares from the loss at the end.
hint-issue-bond = The bond brings money at once; from the next turn on it costs interest.
hint-privates = A corporation that buys a private from you moves its money to you: mostly as much as it may pay.
hint-city = Choose the city whose track leads where you want to go.
hint-discard = Give up the train that will rust first.
hint-bond-duty = The corporation is gone and its bond is due: what its treasury lacks, its owner pays.
hint-ruin = With a loan you play on, but it weighs heavily at the end.
hint-blocking-loan = Without a loan now the dividend would push the price to the edge: the last moment to choose.
hint-tile-duty = The tile has to be placed now, before the game goes on.
hint-insolvency = Sell what you need least, and mind that no sale here may change who directs a corporation.
hint-protection = Taking the shares keeps the price up but needs cash and room for certificates; leaving them lets it fall.
hint-draft = Local railways pay rising prices and allow better tiles; small ones fit every corporation, large ones only large ones.
hint-home-tile = The red tile decides from which side this corporation comes onto the map.
hint-take-over = A smaller corporation brings its trains, tokens and money: compare that with what its shares cost.
hint-trains-taken = Keep what can still run for you, turn what can be improved, scrap the rest.
hint-double-station = Two stations in one place are one too many: keep the one that leads further.
hint-answer = Ask yourself what the other one gains by it.
hint-private-tile = A private that owns a station may improve its own tile now, for nothing, and earns what the tile is worth.

# Why trains stay where they are.
idle-no-station = { $corp } has no token on the map: its trains cannot run.
idle-no-second-stop = As the track lies now, { $corp } has no second stop to run its trains to.
idle-out-of-reach = The trains of { $corp } do not come as far as the next stop: they earn nothing.
