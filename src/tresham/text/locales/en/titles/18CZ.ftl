# 18CZ: what its papers say.

title-18cz = Railways of Bohemia, Moravia and Silesia: small, medium and large corporations that take each other over; for two it is Bohemia, with Václav as the third

-president = director
ui-president = Director
-privates = local railways
ui-private = Local railway
ui-privates = Local railways
round-draft = Draft of the local railways
step-privates = Buying local railways
short-step-privates = Local railways

## Turn order

ui-priority = First in turn order
web-priority-short = first
term-priority = Turn order
    .about = Before the first stock round the players with the least money come first, after each stock round those with the most; among equals nothing changes. There is no priority deal.

## Local railways

-small-local = The corporation that owns it may use it once, in its own turn: either to lay a green tile edged in purple besides its usual track, or to build over a river for free. Any corporation may own it.
-medium-local = The corporation that owns it may use it once, in its own turn: either to lay a green or brown tile edged in purple besides its usual track, or to build over a river or a hill for free. Medium and large corporations may own it.
-large-local = The corporation that owns it may use it once, in its own turn: either to lay a green, brown or grey tile edged in purple besides its usual track, or to build over a river, a hill or a mountain for free. Only large corporations may own it.

private-18cz-s1 = { -small-local }
private-18cz-s2 = { -small-local }
private-18cz-s3 = { -small-local }
private-18cz-s4 = { -small-local }
private-18cz-s5 = { -small-local }
private-18cz-s6 = { -small-local }
private-18cz-m1 = { -medium-local }
private-18cz-m2 = { -medium-local }
private-18cz-m3 = { -medium-local }
private-18cz-m4 = { -medium-local }
private-18cz-m5 = { -medium-local }
private-18cz-m6 = { -medium-local }
private-18cz-l1 = { -large-local }
private-18cz-l2 = { -large-local }
private-18cz-l3 = { -large-local }
private-18cz-l4 = { -large-local }
private-18cz-l5 = { -large-local }
private-18cz-l6 = { -large-local }
private-18cz-3e = A train for one run. Its owner may give it to a corporation of which he is director, for nothing, in its turn and before it runs. It needs no place among the trains, may use track that others use, leaves out cities and towns at will and takes the bonus of red areas; then it leaves the game.
private-18cz-mw = A railway with a station in Přerov. At the start of every operating round its owner may lay a tile there or replace it by the next colour, for nothing, and gets what the tile is worth. Sold to a corporation it closes, and its station is that corporation's.

## Phases

phase-18cz-a = yellow tiles, 3 trains a corporation, small corporations
phase-18cz-b = medium corporations, corporations may buy local railways from players and trains from each other
phase-18cz-c = nothing new
phase-18cz-d = green tiles, large corporations, red tiles pay { MONEY(30) }
phase-18cz-e = 2 trains a small corporation; a 4 scraps all 2s
phase-18cz-f = 2 trains a medium corporation; a 4+4 scraps all 2+2s
phase-18cz-g = brown tiles, red tiles pay { MONEY(40) }; a 5 scraps all 2s and 3s
phase-18cz-h = 1 train a small corporation; a 5+5 scraps all 2+2s and 3+3s
phase-18cz-i = grey tiles, red tiles pay { MONEY(50) }, 1 train a medium corporation; a 6E scraps all 3Es
phase-18cz-j = 2 trains a large corporation; an 8E scraps all 3Es and 4Es

## Phases of Moravia-Silesia

phase-18cz-2 = yellow tiles, 4 trains a corporation
phase-18cz-3 = green tiles, red areas pay { MONEY(30) }, corporations may buy local railways from players and trains from each other
phase-18cz-4 = nothing new
phase-18cz-4-4 = brown tiles, red areas pay { MONEY(40) }, 3 trains a corporation, all privates close
phase-18cz-5-5 = grey tiles, red areas pay { MONEY(50) }, 2 trains a corporation

## Phases of the tutorial game

phase-18cz-t1 = yellow tiles, 4 trains a corporation
phase-18cz-t2 = green tiles
phase-18cz-t3 = 3 trains a corporation
phase-18cz-t4 = brown tiles, 2 trains a corporation

## Other games in the box

option-18cz-moravia-silesia = Moravia-Silesia (reconstructed map)
    .about = The eastern land for two or three: only the large corporations, cheaper to start, five privates by auction, and a shorter game. The rulebook shows its map and its lowest bids only as pictures: the map and the bids played here are a reconstruction.
option-18cz-tutorial = Tutorial game
    .about = A first game for two to five, to learn track, tokens, runs and trains: a corporation each, without shares, local railways or dividends. After ten rounds at most the fullest treasury wins.

## Refusals

illegal-already-started = This corporation has been started already, or has been taken over.
illegal-cheapest-with-help = The { -president } helps only with a train that the corporation can run, from { MONEY($price) } on.
illegal-hex-barred = The first tile of a corporation lies on its home hex.
illegal-must-buy-train = A corporation must own a train that it can run, even without a route: buy one.
illegal-no-sale-yet = No shares are sold in the first stock round.
illegal-not-next-to-start = Corporations of this size cannot be started yet.
illegal-one-tile-a-turn = One tile or one upgrade a turn; in its first turn a corporation may lay two yellow tiles instead.
illegal-par-not-yet = A corporation of this size cannot be started at this price.
illegal-wrong-face = This card cannot become a train of this type.
