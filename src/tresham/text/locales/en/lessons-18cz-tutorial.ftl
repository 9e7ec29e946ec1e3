# The tutorial game of 18CZ, its first rounds.

course-18CZ-tutorial = The tutorial game of 18CZ
    .about = The small game in the box of 18CZ: one corporation each, no shares. Here are its first rounds, step by step; then play it whole.

## The first turn

lesson-18CZ-first-turn = The first turn
    .about = The four parts of a turn: track, a station, the run, trains.
lesson-18CZ-first-turn-home-1 = This is the tutorial game of 18CZ. There are no shares here: you have one corporation, Ada has another. Whoever has more money in the treasury after ten rounds wins.
lesson-18CZ-first-turn-home-2 = Yours is BCB, at home in Pardubice, with { MONEY($cash) }. Ada has EKJ, far in the west. The other three stations on the map only stand in the way.
lesson-18CZ-first-turn-home-3 = A turn has four parts: lay track, place a station, run the trains, buy trains. In its first turn a corporation lays two yellow tiles.
lesson-18CZ-first-turn-home-4 = The first one goes home. Lay tile 57 on Pardubice, from south-west to north-east. The ground costs { MONEY(10) }.
lesson-18CZ-first-turn-home-wrong = Take it back and lay tile 57 on Pardubice.
lesson-18CZ-first-turn-home-wrong-lay-tile = The first tile must lead to Hradec Králové, in the north-east. Take it back and lay tile 57 on Pardubice from south-west to north-east.
lesson-18CZ-first-turn-home-wrong-pass = Without track nothing ever runs. Take it back and lay tile 57 on Pardubice.
lesson-18CZ-first-turn-second-1 = Now the second tile: the track must go on from the first. Lay tile 57 on Hradec Králové, from south-west to north-east. BCB has { MONEY($cash) }, and the ground costs { MONEY(10) }.
lesson-18CZ-first-turn-second-wrong = Take it back and lay tile 57 on Hradec Králové.
lesson-18CZ-first-turn-second-wrong-lay-tile = Two cities make a route, so the second tile belongs on the next city. Take it back and lay tile 57 on Hradec Králové, straight on.
lesson-18CZ-first-turn-second-wrong-pass = One city alone is no route. Take it back and lay a second tile.
lesson-18CZ-first-turn-station-1 = Part two: a station. It opens a city for your trains and shuts others out. The first one costs { MONEY(40) }, the second { MONEY(100) }.
lesson-18CZ-first-turn-station-2 = BCB has { MONEY($cash) }, and a train costs { MONEY($train) }. Nobody threatens Hradec Králové yet: place no station now.
lesson-18CZ-first-turn-station-wrong = Take it back and place no station.
lesson-18CZ-first-turn-station-wrong-place-token = After the train too little would be left for the next turn. Take it back and place no station yet.
lesson-18CZ-first-turn-train-1 = Part three passes by: without a train there is no run.
lesson-18CZ-first-turn-train-2 = Part four: a corporation without a train must buy one if it can. BCB has { MONEY($cash) }: buy a 2-train for { MONEY($train) }. It runs in the next round.
lesson-18CZ-first-turn-train-wrong = Take it back and buy a 2-train.
lesson-18CZ-first-turn-end = Ada built from Karlovy Vary to Cheb and bought a train too. BCB has { MONEY($cash) }, EKJ has { MONEY($other) }. Learnt: track, station, run, trains, in this order, and everything from one treasury.

## The first run

lesson-18CZ-first-run = The first run
    .about = One tile a turn from now on, a station, and the first income.
lesson-18CZ-first-run-track-1 = Round two. From now on a corporation lays one yellow tile a turn. BCB has { MONEY($cash) }.
lesson-18CZ-first-run-track-2 = Build to the south-west, where Praha lies: lay tile 9, straight track, below Pardubice. It is free.
lesson-18CZ-first-run-track-wrong = Take it back and lay tile 9 on the marked hex.
lesson-18CZ-first-run-track-wrong-lay-tile = That leads away from Praha. Take it back and lay tile 9 straight on, south-west of Pardubice.
lesson-18CZ-first-run-track-wrong-pass = Track is free here, and every tile brings Praha nearer. Take it back and lay tile 9.
lesson-18CZ-first-run-station-1 = Hradec Králové has room for one station. If somebody else stands there, your trains can no longer pass.
lesson-18CZ-first-run-station-2 = BCB has { MONEY($cash) }. Place the station there for { MONEY(40) }.
lesson-18CZ-first-run-station-wrong = Take it back and place a station in Hradec Králové.
lesson-18CZ-first-run-station-wrong-pass = The money would not buy a second train anyway. Take it back and place the station.
lesson-18CZ-first-run-run-1 = A run needs two places at least and a station of your own. A 2-train visits two: Hradec Králové and Pardubice, { MONEY(20) } each.
lesson-18CZ-first-run-run-2 = Run for { MONEY($best) }. In this game all of it goes into the treasury, which has { MONEY($cash) }.
lesson-18CZ-first-run-run-wrong = Take it back and run the train.
lesson-18CZ-first-run-end = Ada ran for { MONEY(40) } too and bought the last 2-train. BCB has { MONEY($cash) }, EKJ { MONEY($other) }. Learnt: a route is two places and a station of your own. The next train is a 3-train for { MONEY($train) }.

## Green track

lesson-18CZ-green-track = Green track
    .about = The first 3-train changes the map: cities grow.
lesson-18CZ-green-track-run-1 = Round four. For a round nobody built anything, and both saved.
lesson-18CZ-green-track-run-2 = BCB has { MONEY($cash) }, a 3-train costs { MONEY($train) }. Run for { MONEY($best) }, and it is enough.
lesson-18CZ-green-track-run-wrong = Take it back and run the train.
lesson-18CZ-green-track-third-1 = BCB has { MONEY($cash) }. Buy the first 3-train for { MONEY($train) }: with it green tiles come into play, for everybody.
lesson-18CZ-green-track-third-wrong = Take it back and buy the 3-train.
lesson-18CZ-green-track-third-wrong-pass = There are only two 3-trains, and Ada saves for one. Take it back and buy it.
lesson-18CZ-green-track-upgrade-1 = Ada ran and kept her money. Now cities can grow: a green tile replaces a yellow one and keeps all its track.
lesson-18CZ-green-track-upgrade-2 = An upgrade is free and takes the place of the yellow tile of the turn. BCB has { MONEY($cash) }. Upgrade Pardubice with any green tile.
lesson-18CZ-green-track-upgrade-wrong = Take it back and upgrade Pardubice.
lesson-18CZ-green-track-upgrade-wrong-lay-tile = A good tile, but now we want Pardubice to grow. Take it back and click Pardubice.
lesson-18CZ-green-track-upgrade-wrong-pass = A green Pardubice earns { MONEY(10) } more in every round. Take it back and upgrade it.
lesson-18CZ-green-track-run-again-1 = Pardubice is worth { MONEY(30) } now. Run for { MONEY($best) }.
lesson-18CZ-green-track-run-again-wrong = Take it back and run the trains.
lesson-18CZ-green-track-end = BCB has { MONEY($cash) }, EKJ { MONEY($other) }. So it goes on: the first 4-train scraps all 2-trains, the first 5-train brings brown tiles, and after round ten the treasuries are compared. Now play the whole of it: a new game of 18CZ, with the option for the tutorial game.
