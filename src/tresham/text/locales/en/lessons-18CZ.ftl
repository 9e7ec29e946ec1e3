# The course `18CZ`: sizes, take-overs, local railways.

course-18CZ = 18CZ: small, medium, large
    .about = Three sizes with trains of their own, take-overs, and local railways. Three short lessons.

## Sizes

lesson-18CZ-sizes = Three sizes
    .about = When small and medium corporations open, what they cost, and which trains they run.
lesson-18CZ-sizes-small-1 = Corporations are small, medium or large. In the first stock round there are only small ones. You have { MONEY($cash) }.
lesson-18CZ-sizes-small-2 = A small one has four shares. The director's certificate is half of it, so it starts at once, and its treasury gets four times the price.
lesson-18CZ-sizes-small-3 = Ada has started EKJ. Start BCB at { MONEY(50) }: you pay { MONEY(100) }, and it gets { MONEY(200) }.
lesson-18CZ-sizes-small-wrong = Take it back and start BCB at { MONEY(50) }.
lesson-18CZ-sizes-small-wrong-start-corporation = Any small one would do at any of these prices. For this lesson take it back and start BCB at { MONEY(50) }.
lesson-18CZ-sizes-small-wrong-buy-shares = That helps Ada. Take it back and start BCB at { MONEY(50) }.
lesson-18CZ-sizes-small-wrong-pass = Without a corporation you decide nothing. Take it back and start BCB at { MONEY(50) }.
lesson-18CZ-sizes-normal-1 = BCB has laid its home, Pardubice. Ada and Ben have bought all five a cards, so b is next, and BCB has { MONEY($treasury) }.
lesson-18CZ-sizes-normal-2 = A card shows up to three trains: a b card is a 2 or a 2+2. Small corporations run plain numbers: buy a 2.
lesson-18CZ-sizes-normal-wrong = Take it back and buy a 2 of the bank.
lesson-18CZ-sizes-medium-1 = With the first b card phase b began: medium corporations are for sale. Large ones wait for the first d card.
lesson-18CZ-sizes-medium-2 = A medium one has five shares, and the director's certificate is only 40%. Large ones have ten, and it is 20%.
lesson-18CZ-sizes-medium-3 = You have { MONEY($cash) }. Start BN, the railway of Praha, at { MONEY(60) }.
lesson-18CZ-sizes-medium-wrong = Take it back and start BN at { MONEY(60) }.
lesson-18CZ-sizes-medium-wrong-start-corporation = A small one you know already, and a dear one may wait long until half of it is sold. Take it back and start BN at { MONEY(60) }.
lesson-18CZ-sizes-medium-wrong-buy-shares = Take it back and start BN at { MONEY(60) }.
lesson-18CZ-sizes-medium-wrong-pass = Now is the time: nobody has a medium one yet. Take it back and start BN at { MONEY(60) }.
lesson-18CZ-sizes-share-1 = BN has not started: its treasury has { MONEY($treasury) }. It starts when players hold half of it. Buy one more share for { MONEY($price) } of your { MONEY($cash) }.
lesson-18CZ-sizes-share-wrong = Take it back and buy a share of BN.
lesson-18CZ-sizes-share-wrong-buy-shares = Then BN would not start this time. Take it back and buy a share of BN.
lesson-18CZ-sizes-share-wrong-pass = With 40% BN does not start. Take it back and buy a share of BN.
lesson-18CZ-sizes-plus-1 = Five times { MONEY(60) } made { MONEY($treasury) }. BN stands in Praha and has no train; every corporation must end its turn with one of its own kind.
lesson-18CZ-sizes-plus-2 = Medium corporations run plus trains: a 2+2 makes four stops, at most two of them cities. Buy the b card as a 2+2 for { MONEY($cost) }.
lesson-18CZ-sizes-plus-wrong = Take it back and buy a 2+2.
lesson-18CZ-sizes-plus-wrong-buy-train = BN may own that train, but not run it, and the duty is not met by it. Take it back and buy a 2+2.
lesson-18CZ-sizes-end = BN has its 2+2 and { MONEY($treasury) }; without revenue its share went to { MONEY($price) }. Learnt: small from the start with plain trains, medium from b with plus trains, large from d with expresses. A bigger one costs more and gets more money. Rules: 18CZ-VII.3.1 to 18CZ-VII.3.3, 18CZ-VII.3.10, 18CZ-VIII.10.9.

## Take-overs

lesson-18CZ-take-over = A take-over
    .about = A bigger corporation buys a smaller one with all it has. See what moves, and who is paid.
lesson-18CZ-take-over-offer-1 = You direct two: BN, medium, with { MONEY($treasury) } and no train; BCB, small, with { MONEY($small) } and { $trains } trains. BN may take over BCB.
lesson-18CZ-take-over-offer-2 = A share of BCB is worth { MONEY($price) }. BN may offer from half of that to half as much again, and pays every share that a player holds.
lesson-18CZ-take-over-offer-3 = All { $shares } shares with players are yours, and both directors are you. Take over BCB for { MONEY(60) } a share.
lesson-18CZ-take-over-offer-wrong = Take it back and let BN take over BCB for { MONEY(60) } a share.
lesson-18CZ-take-over-offer-wrong-take-over = It is your own purse that is paid, so offer the most, and for BCB: another director must agree first. Take it back and offer { MONEY(60) } for BCB.
lesson-18CZ-take-over-offer-wrong-pass = Then BN has to buy a train of the bank, and BCB goes on with its poor share. Take it back and take over BCB.
lesson-18CZ-take-over-turn-1 = BCB is gone. Its shares brought you to { MONEY($cash) }; its token in Pardubice is now one of BN.
lesson-18CZ-take-over-turn-2 = The treasury of BCB came over too: BN has { MONEY($treasury) }, and { $trains } trains. But they are plain 2s, which BN cannot run.
lesson-18CZ-take-over-turn-3 = They are b cards, and the same card is also a 2+2. Turn the first one: it costs only the difference, { MONEY(10) }.
lesson-18CZ-take-over-turn-wrong = Take it back and turn the train into a 2+2.
lesson-18CZ-take-over-turn-wrong-scrap-train = Scrap is worth nothing; a 2+2 costs { MONEY(80) } at the bank. Take it back and turn the train.
lesson-18CZ-take-over-turn-wrong-pass = A plain 2 would stand idle in BN, and turning is possible only now. Take it back and turn the train.
lesson-18CZ-take-over-second-1 = One 2+2 for { MONEY(10) }. BN has { MONEY($treasury) }: turn the second one as well.
lesson-18CZ-take-over-second-wrong = Take it back and turn the second train.
lesson-18CZ-take-over-second-wrong-scrap-train = Take it back and turn it: a second 2+2 will earn.
lesson-18CZ-take-over-second-wrong-pass = Turning is possible only now. Take it back and turn the second train.
lesson-18CZ-take-over-end = BN has { $trains } trains of its own kind, a second token and { MONEY($treasury) }; you have { MONEY($cash) } for new shares. Learnt: money, locals, tokens and trains move, shares are paid, the small one is gone. It pays when trains can be turned cheaply, or when you are the one who is paid. Rules: 18CZ-VIII.9.1 to 18CZ-VIII.9.8.

## Local railways

lesson-18CZ-local = A local railway
    .about = It pays its owner, serves a corporation once, and can be turned into money.
lesson-18CZ-local-buy-1 = You own a local railway: Plan - Tachau, S1 for short. Since phase b a corporation may buy it from you, for at most what the track of rounds shows: { MONEY(45) } now.
lesson-18CZ-local-buy-2 = BCB has { MONEY($treasury) } and wants to build from Pardubice to Hradec Králové, D17. The river there costs { MONEY(10) }.
lesson-18CZ-local-buy-3 = A small local saves a river once. You have { MONEY($cash) }: let BCB buy Plan - Tachau for { MONEY(45) }.
lesson-18CZ-local-buy-wrong = Take it back and let BCB buy S1 for { MONEY(45) }.
lesson-18CZ-local-buy-wrong-buy-private = The money goes to you, so ask for the most. Take it back and let BCB buy S1 for { MONEY(45) }.
lesson-18CZ-local-buy-wrong-lay-tile = That would cost, or not lead to a city. Take it back and buy the local first.
lesson-18CZ-local-buy-wrong-pass = Without track the trains of BCB stand still. Take it back and buy S1.
lesson-18CZ-local-river-1 = You have { MONEY($cash) }, BCB only { MONEY($treasury) }: too little for the river. But S1 pays for it. Lay a tile on D17 by the power of S1.
lesson-18CZ-local-river-wrong = Take it back and lay a tile on D17 by the power of S1.
lesson-18CZ-local-river-wrong-cash-private = Sold already, and its power not used. Take it back and lay D17 first.
lesson-18CZ-local-river-wrong-lay-tile = That leads to no city. Take it back and lay a tile on D17 by the power of S1.
lesson-18CZ-local-run-1 = Two cities are joined, and the river was free. Run for { MONEY($best) }.
lesson-18CZ-local-run-wrong = Take it back and run the trains.
lesson-18CZ-local-pay-1 = A share is at { MONEY($price) }, the lowest price. Pay out.
lesson-18CZ-local-pay-wrong = Take it back and pay out.
lesson-18CZ-local-pay-wrong-declare-dividend = Then nobody is paid and the price stays at the bottom. Take it back and pay out.
lesson-18CZ-local-pay-wrong-cash-private = That comes next. Take it back and pay out first.
lesson-18CZ-local-cash-1 = The power of S1 is used, but a local goes on paying. In later phases it could instead have laid a tile edged in purple, which is to be had in no other way.
lesson-18CZ-local-cash-2 = The bank takes a local of a corporation back for the price on the track, used or not. BCB has { MONEY($treasury) }, you have { MONEY($cash) }: let BCB sell S1.
lesson-18CZ-local-cash-wrong = Take it back and let BCB sell S1 to the bank.
lesson-18CZ-local-cash-wrong-pass = To keep it is fine too: the track rises, and so does its price. For this lesson take it back and sell it.
lesson-18CZ-local-end = BCB has { MONEY($treasury) } again, a free river, and a share at { MONEY($price) }; you have { MONEY($cash) }. Learnt: a local moves money from a corporation to its director, helps once, and its price only rises. In your own hands it is worth { MONEY(120) } at the end. Rules: 18CZ-IV.1.6 to 18CZ-IV.1.13.
