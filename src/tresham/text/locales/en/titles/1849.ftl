# 1849: what its papers say.

title-1849 = Railways of Sicily from 1849 on: two gauges, steep mountains and an earthquake

# The trains have letters in their names: an 8H train.
-train = {" "}train

## Privates

private-1849-sce = Nothing but its income. Shuts G13 (Acireale) while a player owns it.
private-1849-sigi = The corporation that owns it pays half for terrain where it lays standard track. Where all new track is narrow, or where it is dual, it pays as others do.
private-1849-cnm = At any moment of its turn the corporation that owns it may close it and place its marker on any port: for this corporation the port is worth { MONEY(20) } more, to the end of the game.
private-1849-sms = The corporation that owns it may close it instead of its usual track and token. In this turn it may then lay or upgrade a tile and place a token in one coastal city (any but Caltanissetta and Ragusa), connected or not.
private-1849-rsa = Its first buyer receives the president's certificate of the first corporation in the launch order and sets the par price. No corporation may own it. It closes when that corporation buys its first train.

## Phases

phase-1849-4 = yellow tiles, 4 trains a corporation, par prices { MONEY(68) } and { MONEY(100) }, 1 operating round
phase-1849-6 = green tiles, corporations may buy privates, new par price { MONEY(144) }, 2 operating rounds
phase-1849-8 = 3 trains a corporation, 4H trains rust, grey cities pay their middle value
phase-1849-10 = brown tiles, 2 trains a corporation, 6H trains rust, new par price { MONEY(216) }, 3 operating rounds
phase-1849-12 = privates close, earthquake in Messina, grey cities pay their highest value
phase-1849-16 = 8H trains rust, R6H trains on sale, the blue part of the market opens

## Market

zone-1849-yellow = par price from the beginning
zone-1849-green = par price from phase 6 on
zone-1849-brown = par price from phase 10 on
zone-1849-blue = open from phase 16 on
zone-1849-blue-end = open from phase 16 on; a marker here brings the end of the game
zone-1849-closed = a corporation whose marker comes here closes at once

## Hints

hint-token = A token gives your trains a new place to start from and can shut a city to others; it was paid for at the launch.

## Options

option-1849-delay-ift = IFT not early
    .about = IFT is never among the first three corporations in the launch order.
option-1849-reduced-4p-corps = Five corporations for four players
    .about = Four players use five corporations instead of six, with fewer trains and a lower certificate limit.
option-1849-acquiring-station-tokens = Buying tokens
    .about = From phase 6 on a corporation may buy a token of another one that agrees, in a city within its reach. Home tokens are not for sale.
option-1849-bonds = Bonds
    .about = From phase 8 on every corporation may issue a bond for L.500. Until it redeems the bond it pays L.50 of interest a turn; a bond still out at the end takes L.100 off each of its shares.
option-1849-electric-dreams = Electric Dreams
    .about = From phase 12 on corporations may buy E markers and, with them, E trains. These run any distance, but not on narrow track, and count Palermo, Catania, Messina and Siracusa double. Only together with bonds and the buying of tokens.
option-1849-free-runs = Free runs
    .about = Any legal set of runs is accepted, not only one that earns the most.

## Refusals

illegal-no-sale-yet = Shares of this corporation can be sold only after its first operating turn.
