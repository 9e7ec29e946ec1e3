# 1830: what its papers say.

title-1830 = Railways and robber barons in the north-eastern United States, 1830 and after

web-offering = IPO

## Privates

private-1830-sv = Nothing but its income. Shuts G15 while a player owns it.
private-1830-cs = The corporation that owns it may once lay a town tile (3, 4 or 58) on B20, free, besides its usual tile and connected or not. Shuts B20 while a player owns it.
private-1830-dh = The corporation that owns it may lay tile 57 on F16 as its track action, unconnected, for the usual { MONEY(120) }, and in the same turn place a token there for nothing. Shuts F16 while a player owns it.
private-1830-mh = A player may exchange it for a 10% share of NYC from the IPO or the pool, in the own stock turn or between the turns of others. It closes then. Shuts D18 while a player owns it.
private-1830-ca = Its first buyer receives a 10% share of PRR. Shuts H18 while a player owns it.
private-1830-bo = Its first buyer receives the president's certificate of B&O and sets the par price. No corporation may own it. It closes when B&O buys its first train. Shuts I13 and I15.

## Phases

phase-1830-2 = yellow tiles, 4 trains a corporation, 1 operating round
phase-1830-3 = green tiles, corporations may buy privates, 2 operating rounds
phase-1830-4 = 3 trains a corporation, 2-trains rust
phase-1830-5 = brown tiles, 2 trains a corporation, privates close, 3 operating rounds
phase-1830-6 = 3-trains rust, diesels on sale
phase-1830-d = 4-trains rust

## Market

zone-1830-yellow = certificates do not count against the limit
zone-1830-orange = certificates do not count, and one player may hold more than 60%
zone-1830-brown = as orange, and several certificates may be bought from the pool at once

## Options

option-1830-multiple-brown-from-ipo = Brown shares from the IPO
    .about = Several certificates of a corporation in the brown zone may be bought in one turn from the IPO too, not only from the pool.
option-1830-optional-6-train = A third 6-train
    .about = The depot has three 6-trains instead of two.
option-1830-free-runs = Free runs
    .about = Any legal set of runs is accepted, not only one that earns the most.
