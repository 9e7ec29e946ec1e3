# The course `basics`: 18xx in a quarter of an hour.

course-basics = 18xx in fifteen minutes
    .about = For whoever has never played. One small bay, one rival, and in the end you know why somebody loses.

## Shares

lesson-shares = Shares
    .about = You are an investor. Railways belong to whoever holds their shares.
lesson-shares-start-1 = You are not a railway. You are an investor with { MONEY($cash) }, and so is Ada. Whoever is worth most in the end wins: cash and shares together.
lesson-shares-start-2 = The Bay Railway, a corporation called BAY, has five shares. Nobody owns any yet. The first buyer takes the president's certificate, two shares at once, and decides for the railway.
lesson-shares-start-3 = The first buyer also sets the price of one share, the par price. Press BAY and start it at { MONEY(70) }: the two shares cost you { MONEY(140) }.
lesson-shares-start-wrong = That is allowed, but not what we want to see now. Take it back and start BAY at { MONEY(70) }.
lesson-shares-start-wrong-start-corporation = You may start any railway at any of the three prices. For this lesson take it back and start BAY at { MONEY(70) }: all sums that follow are reckoned with that.
lesson-shares-start-wrong-pass = Who passes owns nothing, and money in the hand earns nothing. Take it back and start BAY at { MONEY(70) }.

lesson-shares-float-1 = You have { $shares } of the five shares of BAY; the star beside them says that you are its president. Ada has started the Hill Line, HIL, in the same way.
lesson-shares-float-2 = A railway floats when three of its shares are sold: from then on it works, and the bank fills its treasury, its own purse, with five times { MONEY(70) }. You have { MONEY($cash) } left: buy one more share of BAY.
lesson-shares-float-wrong = That does not float BAY. Take it back and buy one share of BAY.
lesson-shares-float-wrong-buy-shares = A share of HIL helps Ada to float her railway first. Take it back and buy a share of BAY.
lesson-shares-float-wrong-pass = With two shares sold BAY cannot run yet. Take it back and buy a third one.

lesson-shares-other-1 = BAY floats: its treasury has { MONEY($treasury) }, as “Corporations” shows. That money belongs to the railway, not to you. Yours is { MONEY($cash) }.
lesson-shares-other-2 = You may own a part of Ada's railway too: when HIL pays, you are paid as well. Buy one share of HIL for { MONEY(70) }.
lesson-shares-other-wrong = Take it back and buy a share of HIL.
lesson-shares-other-wrong-pass = Your { MONEY($cash) } would lie idle. Take it back and buy a share of HIL.

lesson-shares-end = Ada has bought a share of BAY: she will earn when it earns. Nobody can pay for another share, and that ends the stock round. Learnt: players buy shares, three sold shares float a railway, and its treasury ({ MONEY($treasury) }) is not your purse ({ MONEY($cash) }).

## Track

lesson-track = Track and a train
    .about = The railway's own turn: it lays track and buys a train, with its own money.
lesson-track-lay-1 = Now comes an operating round: each railway lays track, runs its trains, pays, and buys trains. BAY is at home in Anker, A1, where its token stands: a round disc, its station. As president you decide for it.
lesson-track-lay-2 = A train earns between two cities: how much, their white circles tell. Cove, C3, is worth { MONEY(30) }, Anker { MONEY(20) }. One hex without track lies between them.
lesson-track-lay-3 = Click the hex B2 and lay the straight track that joins Anker and Cove; the green button confirms it. It costs nothing: BAY keeps its { MONEY($treasury) }.
lesson-track-lay-wrong = Take it back and lay the straight tile 9 on B2, from Anker to Cove.
lesson-track-lay-wrong-lay-tile = That track does not join Anker and Cove, the two that earn most together. Take it back, and choose tile 9 for B2, the straight one, which leads from A1 to C3.
lesson-track-lay-wrong-pass = Without track no train can ever run. Take it back and lay tile 9 on B2.

lesson-track-train-1 = A railway without a train earns nothing. So this turn BAY paid nobody, and the price of its shares fell to { MONEY($price) }: “Market” shows it.
lesson-track-train-2 = The number of a train tells how many cities it visits. A 2-train costs { MONEY($cost) }, BAY has { MONEY($treasury) }. Buy one.
lesson-track-train-wrong = Take it back and buy a 2-train.
lesson-track-train-wrong-pass = A railway that could run must own a train. Take it back and buy a 2-train for { MONEY($cost) }.

lesson-track-done-1 = BAY has its train and { MONEY($treasury) }. A share stands at { MONEY($price) }. One train is enough for one line: say that BAY is done buying trains.
lesson-track-done-wrong = Take it back and end the buying of trains.
lesson-track-done-wrong-buy-train = A second train has no line of its own yet. Take it back and be done buying trains.

lesson-track-end = Ada has laid track and bought a train for HIL. Learnt: a railway pays from its own treasury, and needs track and a train. BAY has { MONEY($treasury) }, a share is worth { MONEY($price) }.

## Run and dividend

lesson-dividend = The run and the dividend
    .about = Trains earn. The president decides who gets the money, and the price answers.
lesson-dividend-lay-1 = A second operating round: each railway has another turn. BAY owns a 2-train and a line from Anker to Cove.
lesson-dividend-lay-2 = First comes track again. Join Anker and Bell: lay a straight tile on A3. The hill there costs { MONEY(20) } of BAY's { MONEY($treasury) }.
lesson-dividend-lay-wrong = Take it back and lay the straight tile 9 on A3, from Anker to Bell.
lesson-dividend-lay-wrong-lay-tile = That track does not join Anker and Bell. Take it back and lay tile 9 on A3, straight from west to east.
lesson-dividend-lay-wrong-pass = A second line will soon feed a second train. Take it back and lay tile 9 on A3.

lesson-dividend-run-1 = Now the train runs. Its way must touch a token of its railway: here Anker. With a 2-train, Anker { MONEY(20) } and Cove { MONEY(30) } make { MONEY($best) }. Run it.
lesson-dividend-run-wrong = Take it back and run the train.

lesson-dividend-pay-1 = { MONEY(50) } lie on the table, and you choose. To pay out means: each of the five shares gets { MONEY(10) }. You hold { $shares }, so { MONEY(30) } would come into your purse of { MONEY($cash) }. A share that nobody has bought pays nobody.
lesson-dividend-pay-2 = Or withhold: BAY keeps all, and nobody is paid. “Market” shows what follows: who pays moves to the right, where prices are higher, who pays nothing moves to the left.
lesson-dividend-pay-3 = A share of BAY stands at { MONEY($price) }. Pay out, and watch it rise.
lesson-dividend-pay-wrong = Take it back and pay out.
lesson-dividend-pay-wrong-declare-dividend = BAY has the { MONEY(50) } now, you have nothing, and every share has lost value. That can be wise when a train is to be bought. Here take it back and pay out.

lesson-dividend-second-1 = You have { MONEY($cash) }, and a share of BAY rose to { MONEY($price) }. BAY has a second line: Anker to Bell. Buy a second 2-train for { MONEY($cost) } out of its { MONEY($treasury) }.
lesson-dividend-second-wrong = Take it back and buy a second 2-train.
lesson-dividend-second-wrong-pass = The line to Bell would stay empty. Take it back and buy a second 2-train.

lesson-dividend-done-1 = That was the last 2-train of the bank, so now a 3-train is for sale. It costs { MONEY($cost) }, and BAY has { MONEY($treasury) }. Let us keep the money for now: be done buying trains.
lesson-dividend-done-wrong = Take it back and be done buying trains.
lesson-dividend-done-wrong-buy-train = Not now: we want to see what happens without it. Take it back and be done buying trains.

lesson-dividend-end = HIL earned { MONEY(50) } too, but Ada withheld it. Compare the prices: BAY { MONEY($bay) }, HIL { MONEY($hil) }. Learnt: a dividend fills your purse and lifts the price, withholding fills the treasury and lowers it. Ada saves for something.

## Rust

lesson-rust = A train that rusts
    .about = Trains do not last. Who buys the next sort decides when the old ones are gone.
lesson-rust-run-1 = After two operating rounds came a stock round, but nobody could pay for another share: the railways operate again. See “Trains and phases”: with the first 4-train all 2-trains rust and leave the game.
lesson-rust-run-2 = BAY has two 2-trains and two lines: { MONEY($best) }. Run them.
lesson-rust-run-wrong = Take it back and run the trains.
lesson-rust-pay-1 = Let us do what beginners do, and take all we can: pay out. The treasury stays at { MONEY($treasury) }.
lesson-rust-pay-wrong = Take it back and pay out.
lesson-rust-pay-wrong-declare-dividend = A careful thought. But here we want to see how things go wrong: take it back and pay out.
lesson-rust-keep-1 = The bank has one 3-train for { MONEY($cost) }. BAY has { MONEY($treasury) } and could buy it. HIL has { MONEY($hil) }.
lesson-rust-keep-2 = Two trains run well, why spend? Be done buying trains. You will see why.
lesson-rust-keep-wrong = Take it back and be done buying trains.
lesson-rust-keep-wrong-buy-train = In a game that is the right move, and the lesson after next shows it. But here we want to see what happens without: take it back and be done.
lesson-rust-again-1 = Ada withheld again and bought the 3-train. A new sort of train begins a new phase: now green tiles may be laid, on which cities grow. HIL has { MONEY($hil) } and will earn more than before.
lesson-rust-again-2 = Your turn. The cities can grow now, but that can wait: lay no track.
lesson-rust-again-wrong = Take it back and lay no track.
lesson-rust-again-wrong-lay-tile = A fine tile, but what it brings comes too late for these trains. Take it back and lay no track.
lesson-rust-run-again-1 = Run both trains once more for { MONEY($best) }.
lesson-rust-run-again-wrong = Take it back and run the trains.
lesson-rust-pay-again-1 = Pay out once more. It is the last time for these trains.
lesson-rust-pay-again-wrong = Take it back and pay out.
lesson-rust-pay-again-wrong-declare-dividend = Saving now would come too late by one turn. Take it back and pay out.
lesson-rust-end = HIL bought the first 4-train, and all 2-trains are scrap. BAY has { $trains } trains, { MONEY($treasury) }, and the cheapest train costs { MONEY($cost) }. Learnt: whoever buys new trains decides when old ones rust.

## Without a train

lesson-without-train = A railway without a train
    .about = The law is hard: a railway must have a train. If it cannot pay, its president does.
lesson-without-train-duty-1 = A stock round has passed: you bought one more share of HIL for { MONEY(70) }, since unsold shares always cost the par price. You have { MONEY($cash) }, BAY has { MONEY($treasury) } and no train. A 4-train costs { MONEY($cost) }.
lesson-without-train-duty-2 = Without a train BAY earns nothing this turn, and its price falls from { MONEY($price) }. Lay no track and see.
lesson-without-train-duty-wrong = Take it back and lay no track.
lesson-without-train-duty-wrong-lay-tile = Track does not help without a train. Take it back and lay no track.
lesson-without-train-sell-1 = A railway with a line must own a train. { MONEY($cost) } are needed, BAY has { MONEY($treasury) }. The rest comes from its president: from you.
lesson-without-train-sell-2 = { MONEY(130) } are missing, and you have { MONEY($cash) }. So you must sell. Sell a share of HIL for { MONEY($hil) }.
lesson-without-train-sell-wrong = Take it back and sell one share of HIL.
lesson-without-train-sell-wrong-sell-shares = That is allowed too, but a share of your own railway is worth more. Take it back and sell one share of HIL.
lesson-without-train-buy-1 = The sale pushed HIL down to { MONEY($hil) }. You have { MONEY($cash) } now. Buy the 4-train for { MONEY($cost) }: { MONEY($treasury) } come from BAY, the rest from you.
lesson-without-train-buy-wrong = Take it back and buy the 4-train.
lesson-without-train-buy-wrong-sell-shares = There is enough now. Take it back and buy the 4-train.
lesson-without-train-end = Ada's trains ran, and she paid out at last. Counted now, you are worth { MONEY($you_worth) } and Ada { MONEY($ada_worth) }; a share of BAY fell to { MONEY($price) }. Learnt: you are behind because your trains rusted and the treasury had too little for a new one.

## Foresight

lesson-foresight = The same again, with foresight
    .about = Back to the moment before the mistake. One purchase makes the difference.
lesson-foresight-pay-1 = We are back where BAY has just run for { MONEY(90) }. Two 2-trains, { MONEY($treasury) } in the treasury, and the 3-train for { MONEY($cost) } is still there.
lesson-foresight-pay-2 = BAY can pay and still buy it. Pay out.
lesson-foresight-pay-wrong = Take it back and pay out.
lesson-foresight-pay-wrong-declare-dividend = The treasury is full enough already, so withholding only lowers the price. Take it back and pay out.
lesson-foresight-third-1 = Now buy the 3-train for { MONEY($cost) }. BAY has { MONEY($treasury) }. A 3-train never rusts here.
lesson-foresight-third-wrong = Take it back and buy the 3-train.
lesson-foresight-third-wrong-pass = That is how it went wrong last time. Take it back and buy the 3-train.
lesson-foresight-calm-1 = The same thing happened: Ada bought a 4-train, and all 2-trains are scrap. But BAY has its 3-train.
lesson-foresight-calm-2 = Lay no track, and let it run.
lesson-foresight-calm-wrong = Take it back and lay no track.
lesson-foresight-calm-wrong-lay-tile = A fine tile, but not needed now. Take it back and lay no track.
lesson-foresight-run-1 = Three cities with one train: { MONEY($best) }. Run it.
lesson-foresight-run-wrong = Take it back and run the train.
lesson-foresight-last-1 = You have { MONEY($cash) } in your purse. Pay out, and let us count.
lesson-foresight-last-wrong = Take it back and pay out.
lesson-foresight-last-wrong-declare-dividend = At the end money in a treasury counts for nobody. Take it back and pay out.
lesson-foresight-end = You are worth { MONEY($you_worth) }, Ada { MONEY($ada_worth) }: one train, bought one turn earlier. That is what most games of 18xx are about: who has trains when the old ones rust. A whole game lasts until the bank runs out of money. Try 1830, with “My first game: explain as I go”.
