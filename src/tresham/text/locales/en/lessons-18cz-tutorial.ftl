# The tutorial game of 18CZ, from its first turn to the count.

course-18CZ-tutorial = The tutorial game of 18CZ
    .about = The small game in the box of 18CZ: one corporation each, no shares. Here it is from the first turn to the count, step by step; then play it on your own.

## The first turn

lesson-18CZ-first-turn = The first turn
    .about = The four parts of a turn: track, a token, the run, trains.
lesson-18CZ-first-turn-home-1 = This is the tutorial game of 18CZ. There are no shares here: you have one corporation, Ada has another. Whoever has more money in the treasury after ten rounds wins.
lesson-18CZ-first-turn-home-2 = Yours is BCB, at home in Pardubice, with { MONEY($cash) }: K are crowns. Ada has EKJ, far in the west. The round tokens on the map are stations; the other three only stand in the way.
lesson-18CZ-first-turn-home-3 = A turn has four parts: lay track, place a token, run the trains, buy trains. In its first turn a corporation lays two yellow tiles.
lesson-18CZ-first-turn-home-4 = The first one goes home. Lay tile 57 on Pardubice, from south-west to north-east. The ground costs { MONEY(10) }.
lesson-18CZ-first-turn-home-wrong = Take it back and lay tile 57 on Pardubice.
lesson-18CZ-first-turn-home-wrong-lay-tile = The line is to run straight through Pardubice: to Hradec Králové in the north-east, and out to the south-west, on the way to Praha. Only tile 57, from south-west to north-east, does both. Take it back and lay that one.
lesson-18CZ-first-turn-home-wrong-pass = Without track nothing ever runs. Take it back and lay tile 57 on Pardubice.
lesson-18CZ-first-turn-second-1 = Now the second tile: the track must go on from the first. Lay tile 57 on Hradec Králové, from south-west to north-east. BCB has { MONEY($cash) }, and the ground costs { MONEY(10) }.
lesson-18CZ-first-turn-second-wrong = Take it back and lay tile 57 on Hradec Králové.
lesson-18CZ-first-turn-second-wrong-lay-tile = Two cities make a route, so the second tile belongs on the next city. Take it back and lay tile 57 on Hradec Králové, straight on.
lesson-18CZ-first-turn-second-wrong-pass = One city alone is no route. Take it back and lay a second tile.
lesson-18CZ-first-turn-station-1 = Part two: a token. It is a station of your railway: it opens a city for your trains and shuts others out. The first one costs { MONEY(40) }, the second { MONEY(100) }.
lesson-18CZ-first-turn-station-2 = BCB has { MONEY($cash) }, and a train costs { MONEY($train) }. Nobody threatens Hradec Králové yet: place no token now.
lesson-18CZ-first-turn-station-wrong = Take it back and place no token.
lesson-18CZ-first-turn-station-wrong-place-token = After the train too little would be left for the next turn. Take it back and place no token yet.
lesson-18CZ-first-turn-train-1 = Part three passes by: without a train there is no run.
lesson-18CZ-first-turn-train-2 = Part four: a corporation without a train must buy one if it can. BCB has { MONEY($cash) }: buy a 2-train for { MONEY($train) }. It runs in the next round.
lesson-18CZ-first-turn-train-wrong = Take it back and buy a 2-train.
lesson-18CZ-first-turn-end = Ada built from Karlovy Vary to Cheb and bought a train too. BCB has { MONEY($cash) }, EKJ has { MONEY($other) }. Learnt: track, token, run, trains, in this order, and everything from one treasury.

## The first run

lesson-18CZ-first-run = The first run
    .about = One tile a turn from now on, a token, and the first income.
lesson-18CZ-first-run-track-1 = Round two. From now on a corporation lays one yellow tile a turn. BCB has { MONEY($cash) }.
lesson-18CZ-first-run-track-2 = The way to Praha, in the west, goes round by the south: lay tile 9, straight track, on the hex south-west of Pardubice. It is free.
lesson-18CZ-first-run-track-wrong = Take it back and lay tile 9 on the marked hex.
lesson-18CZ-first-run-track-wrong-lay-tile = That leads away from Praha. Take it back and lay tile 9 straight on, south-west of Pardubice.
lesson-18CZ-first-run-track-wrong-pass = Track is free here, and every tile brings Praha nearer. Take it back and lay tile 9.
lesson-18CZ-first-run-station-1 = Hradec Králové has room for one token. If somebody else stands there, your trains can no longer pass.
lesson-18CZ-first-run-station-2 = BCB has { MONEY($cash) }. Place the token there for { MONEY(40) }.
lesson-18CZ-first-run-station-wrong = Take it back and place a token in Hradec Králové.
lesson-18CZ-first-run-station-wrong-pass = Saved, the money might buy a second train, but there is no second line for it yet. Take it back and place the token.
lesson-18CZ-first-run-run-1 = A run needs two places at least and a token of your own. A 2-train visits two: Hradec Králové and Pardubice, { MONEY(20) } each.
lesson-18CZ-first-run-run-2 = Run for { MONEY($best) }. In this game all of it goes into the treasury, which has { MONEY($cash) }.
lesson-18CZ-first-run-run-wrong = Take it back and run the train.
lesson-18CZ-first-run-end = Ada ran for { MONEY(40) } too and bought the last 2-train. BCB has { MONEY($cash) }, EKJ { MONEY($other) }. Learnt: a route is two places and a token of your own. The next train is a 3-train for { MONEY($train) }.

## Green track

lesson-18CZ-green-track = Green track
    .about = The first 3-train changes the map: cities grow.
lesson-18CZ-green-track-run-1 = Round four. In round three both railways built on, and now your line comes to Praha by way of a small town.
lesson-18CZ-green-track-run-2 = BCB has { MONEY($cash) }, a 3-train costs { MONEY($train) }. Run for { MONEY($best) }, and it is enough.
lesson-18CZ-green-track-run-wrong = Take it back and run the train.
lesson-18CZ-green-track-third-1 = BCB has { MONEY($cash) }. Buy the first 3-train for { MONEY($train) }: with it green tiles come into play, for everybody.
lesson-18CZ-green-track-third-wrong = Take it back and buy the 3-train.
lesson-18CZ-green-track-third-wrong-pass = There are only two 3-trains, and after her run Ada can pay for one. Take it back and buy it.
lesson-18CZ-green-track-upgrade-1 = Ada built to Kladno: her two 2-trains have a line each now. And cities can grow: a green tile replaces a yellow one and keeps all its track.
lesson-18CZ-green-track-upgrade-2 = An upgrade is free and takes the place of the yellow tile of the turn. BCB has { MONEY($cash) }. Upgrade Pardubice with any green tile.
lesson-18CZ-green-track-upgrade-wrong = Take it back and upgrade Pardubice.
lesson-18CZ-green-track-upgrade-wrong-lay-tile = A good tile, but both of your trains come to Pardubice: that city is to grow first. Take it back and click Pardubice.
lesson-18CZ-green-track-upgrade-wrong-pass = A green Pardubice earns { MONEY(10) } more in every round. Take it back and upgrade it.
lesson-18CZ-green-track-run-again-1 = Pardubice is worth { MONEY(30) } now. Two trains of a corporation never share track, but they may share a city: the 2-train runs to Hradec Králové, the 3-train by the town to Praha.
lesson-18CZ-green-track-run-again-2 = Run for { MONEY($best) }.
lesson-18CZ-green-track-run-again-wrong = Take it back and run the trains.
lesson-18CZ-green-track-end = BCB has { MONEY($cash) }, EKJ { MONEY($other) }. Learnt: with the first 3-train come green tiles, an upgrade is free and keeps what was there, and every train needs track of its own. Rules: 18CZ-TUT.10, 18CZ-VIII.7.11.

## The way to Praha

lesson-18CZ-praha = The way to Praha
    .about = A third train and a line of its own. And why it may be too soon to buy a train.
lesson-18CZ-praha-towns-1 = Round six. Ada lets her 2-trains run and saves every crown: EKJ has { MONEY($other) }.
lesson-18CZ-praha-towns-2 = You will buy another train, and it needs track that no other train uses. West of Pardubice lie two small towns, and behind them Praha.
lesson-18CZ-praha-towns-3 = Lay a tile there whose track runs straight on from east to west: tile 55, for example.
lesson-18CZ-praha-towns-wrong = Take it back and lay tile 55 west of Pardubice.
lesson-18CZ-praha-towns-wrong-lay-tile = The line has to run straight from Pardubice to Praha. Take it back and lay tile 55 on the marked hex.
lesson-18CZ-praha-towns-wrong-pass = Without a line of its own a third train would stand still. Take it back and lay tile 55.
lesson-18CZ-praha-run-1 = The new line still ends before Praha, which has no track to the east yet. Run as before, for { MONEY($best) }.
lesson-18CZ-praha-run-wrong = Take it back and run the trains.
lesson-18CZ-praha-second-1 = There are only two 3-trains. One is yours; if you take the other one too, Ada is left with her 2-trains, and the next train on sale is the 4-train.
lesson-18CZ-praha-second-2 = BCB has { MONEY($cash) }. Buy the last 3-train for { MONEY($train) }.
lesson-18CZ-praha-second-wrong = Take it back and buy the 3-train.
lesson-18CZ-praha-second-wrong-pass = Ada has the money for it. Take it back and buy the 3-train yourself.
lesson-18CZ-praha-praha-1 = Round seven. Praha has tiles of its own. BN and NWB stand in its cities; they take no part, but are in the way like anybody: your trains may end in their cities, not pass.
lesson-18CZ-praha-praha-2 = Lay the yellow tile of Praha that opens the east: your new line comes from there. BCB has { MONEY($cash) }, and the river costs { MONEY(10) }.
lesson-18CZ-praha-praha-wrong = Take it back and lay the yellow tile of Praha.
lesson-18CZ-praha-praha-wrong-lay-tile = Your new line comes to Praha from the east. Take it back and lay the tile of Praha that has track there.
lesson-18CZ-praha-praha-wrong-pass = One tile is missing until the third train can run. Take it back and lay the tile of Praha.
lesson-18CZ-praha-three-trains-1 = Now three trains have a line each, and Praha is worth { MONEY(30) }. Run for { MONEY($best) }.
lesson-18CZ-praha-three-trains-wrong = Take it back and run the trains.
lesson-18CZ-praha-patience-1 = BCB has { MONEY($cash) }, and the first 4-train costs { MONEY($fourth) }. With it all 2-trains rust and leave the game, and Ada has no others. That sounds good.
lesson-18CZ-praha-patience-2 = But count first. Then only the 5-train would be left, for { MONEY($fifth) }, and EKJ has { MONEY($other) }. Who has no train and cannot pay for any brings the end: the game is over after that round, and Ada's treasury would be the fuller one.
lesson-18CZ-praha-patience-3 = Wait until EKJ can pay for the 5-train: then it must spend its money on that. Buy nothing now.
lesson-18CZ-praha-patience-wrong = Take it back and buy nothing.
lesson-18CZ-praha-patience-wrong-buy-train = Now Ada has no train and cannot pay { MONEY($fifth) }: the game would be over after this round, and you would have spent your money for nothing. Take it back and wait.
lesson-18CZ-praha-end = Ada ran and saved; if she bought the 4-train, her own trains would rust. BCB has { MONEY($cash) }, EKJ { MONEY($other) }. Learnt: trains share cities but not track, blocked cities are the end of a line, and who has neither a train nor the money for one brings the end of the game. Rules: 18CZ-VIII.7.11, 18CZ-VIII.7.8, 18CZ-TUT.14.

## Scrap

lesson-18CZ-scrap = The first 4-train
    .about = 2-trains rust, who has none must buy, and who has too many gives one back.
lesson-18CZ-scrap-green-1 = Round eight. BCB has { MONEY($cash) }. EKJ has { MONEY($other) }: enough for the 5-train at { MONEY($fifth) }, so the game will not end too soon.
lesson-18CZ-scrap-green-2 = First the track: upgrade Praha to green, where every city is worth { MONEY(40) }.
lesson-18CZ-scrap-green-wrong = Take it back and upgrade Praha.
lesson-18CZ-scrap-green-wrong-lay-tile = Two of your lines end in Praha, so nothing brings more than a better Praha. Take it back and upgrade it.
lesson-18CZ-scrap-green-wrong-pass = An upgrade is free. Take it back and upgrade Praha.
lesson-18CZ-scrap-station-1 = The eastern city of Praha has no token yet. With one of yours you could go on from there, but your second one costs { MONEY(100) }.
lesson-18CZ-scrap-station-2 = Only three runs are left, and a token would not earn its price back. BCB has { MONEY($cash) } and saves for the 4-train at { MONEY($fourth) }: place no token.
lesson-18CZ-scrap-station-wrong = Take it back and place no token.
lesson-18CZ-scrap-station-wrong-place-token = That money would not come back before the end. Take it back and place no token.
lesson-18CZ-scrap-run-1 = Run for { MONEY($best) }: the 2-train runs for the last time.
lesson-18CZ-scrap-run-wrong = Take it back and run the trains.
lesson-18CZ-scrap-fourth-1 = With the first 4-train all 2-trains rust at once: one of yours and both of Ada's. And from now on nobody may have more than three trains.
lesson-18CZ-scrap-fourth-2 = BCB has { MONEY($cash) }. Buy the 4-train for { MONEY($fourth) }.
lesson-18CZ-scrap-fourth-wrong = Take it back and buy the 4-train.
lesson-18CZ-scrap-fourth-wrong-pass = Ada would have another round for her 2-trains. Take it back and buy the 4-train.
lesson-18CZ-scrap-return-1 = EKJ had no train in its turn, so it earned nothing. Whoever has none must buy one if the money is there, and only the 5-train was left, for { MONEY($fifth) }. EKJ has { MONEY($other) }.
lesson-18CZ-scrap-return-2 = The first 5-train brings brown tiles, and nothing rusts. But now nobody may have more than two trains, and BCB has three.
lesson-18CZ-scrap-return-3 = One goes back to the bank, without payment; anybody may buy it there for { MONEY($third) }. Give up a 3-train.
lesson-18CZ-scrap-return-wrong = Take it back and give up a 3-train.
lesson-18CZ-scrap-return-wrong-discard-train = The 4-train visits one place more. Take it back and give up a 3-train.
lesson-18CZ-scrap-end = BCB has { MONEY($cash) }, a 3-train and a 4-train; EKJ has { MONEY($other) } and a 5-train. Learnt: with the first 4-train the 2-trains rust, whoever has no train must buy one, the first 5-train brings brown tiles and a limit of two, and what is too much goes back. Rules: 18CZ-TUT.11, 18CZ-TUT.19, 18CZ-TUT.12, 18CZ-TUT.13.

## The end

lesson-18CZ-last-round = The last rounds
    .about = Brown tiles, the last run, and the count.
lesson-18CZ-last-round-brown-1 = Round nine of ten. BCB has { MONEY($cash) }. Brown tiles are there now, and track is free as long as it is an upgrade.
lesson-18CZ-last-round-brown-2 = Brown Praha is one city with four spaces, worth { MONEY(60) }, with track to all sides. Upgrade Praha.
lesson-18CZ-last-round-brown-wrong = Take it back and upgrade Praha.
lesson-18CZ-last-round-brown-wrong-lay-tile = A good tile, but Praha brings more, and you come there with both trains. Take it back and upgrade Praha.
lesson-18CZ-last-round-brown-wrong-pass = Only two runs are left: make the most of them. Take it back and upgrade Praha.
lesson-18CZ-last-round-run-1 = A token in Praha would not pay any more, so BCB placed none. Run for { MONEY($best) }.
lesson-18CZ-last-round-run-wrong = Take it back and run the trains.
lesson-18CZ-last-round-home-1 = Round ten, the last one. Ada ran and has { MONEY($other) }. She left the 3-train for { MONEY($third) } in the bank: a new train runs in the next round at the earliest, and what it earns in one run is less than its price.
lesson-18CZ-last-round-home-2 = Upgrade Pardubice to brown: both of your trains come there too.
lesson-18CZ-last-round-home-wrong = Take it back and upgrade Pardubice.
lesson-18CZ-last-round-home-wrong-lay-tile = Nothing helps the last run as much as Pardubice, where both trains come. Take it back and upgrade Pardubice.
lesson-18CZ-last-round-home-wrong-pass = The upgrade is free, and one run is left. Take it back and upgrade Pardubice.
lesson-18CZ-last-round-last-run-1 = The last run of BCB: { MONEY($best) } for the treasury. Run.
lesson-18CZ-last-round-last-run-wrong = Take it back and run the trains.
lesson-18CZ-last-round-end = Ada ran once more, and the game is over: ten rounds are played (18CZ-TUT.14). BCB has { MONEY($cash) }, EKJ { MONEY($other) }; the fullest treasury wins (18CZ-TUT.15), and it is yours. Trains that are left count for nothing. Now play it on your own: a new game of 18CZ, with the option for the tutorial game.
