# The board of the page: map, tile laying, tokens, runs, market, trains and phases, tiles.

## Map

board-map = Map
board-keys = Arrow keys go from one hex to the next where something can be done. Enter chooses, Escape cancels. R turns a tile, T takes the next tile. Plus and minus zoom, 0 shows the whole map.
board-hexes = All hexes
board-closer = Zoom in
board-farther = Zoom out
board-fit = Show the whole map
board-picked-hex = Hex { $hex }
board-hex-choices =
    { $says }. { $lays ->
        [0] {""}
        [one] { $lays } way to lay a tile.
       *[other] { $lays } ways to lay a tile.
    } { $pieces ->
        [0] {""}
        [one] { $pieces } place for a token or marker.
       *[other] { $pieces } places for a token or marker.
    }
board-stop = Stop { $stop }: { $says }

## Tiles and tokens

board-sorts = What to do here
board-lay-ordinary = Track
board-lay-private = Track by right of { $private }
board-pieces = Tokens
board-lay-it = Lay the tile
board-lay-for = Lay for { $cost }
board-free = no cost
board-cancel = Cancel
board-cancel-key = Cancel (Esc)
board-tick-key = Lay it (Enter)
board-turn-left = Turn left
board-turn-left-key = Turn left (Shift+R)
board-turn-right = Turn right
board-turn-right-key = Turn right (R, mouse wheel, swipe)
board-turns = Ways to turn the tile
board-turned-by =
    { $turns ->
        [0] as printed
        [one] turned by { $turns } edge
       *[other] turned by { $turns } edges
    }
board-turn-refused = turned by { $turns }: not allowed. { $why }
board-tile = Tile { $tile }
board-tiles-here = Tiles for this hex
board-tile-left =
    { $left ->
        [endless] Tile { $tile }, no limit
       *[other] Tile { $tile }, { $left } left
    }
board-tile-refused = Tile { $tile }, not allowed: { $why }
board-refused-count =
    { $count ->
        [one] { $count } tile may not be laid: see why
       *[other] { $count } tiles may not be laid: see why
    }
board-would-block = Shuts out: { $corps }

## Runs

board-runs = Runs
board-select-train = Change the run of this train
board-idle = does not run
board-total = Total
board-thinking = reckoning …
board-proven = proven best
board-at-most = best found, at most { $sum } more possible
board-below-best = { $sum } below the best
board-same-as-last = same as last time
board-runs-hint = Click stops on the map to change the run of the chosen train: each time the next one along the track.
board-run-for = Run for { $sum }
board-runs-best = Best runs
board-runs-clear = Clear

## Market

board-cell =
    { $cell }: { $price }{ $zone ->
        [none] {""}
       *[other] , { $zone }
    }{ $par ->
        [yes] , par price
        [some] , par price for { $corps }
       *[no] {""}
    }{ $markers ->
        [none] {""}
       *[other] , with { $markers }
    }
board-par-choose = Choose a par price
board-par-prices = Par prices for { $corp }
board-affordable =
    { $shares ->
        [one] { $shares } share affordable
       *[other] { $shares } shares affordable
    }{ $floats ->
        [yes] , floats
       *[no] {""}
    }
board-floats-with =
    { $shares ->
        [one] floats with { $shares } share, treasury then { $sum }
       *[other] floats with { $shares } shares, treasury then { $sum }
    }
board-par-corps = Corporations that can be started
board-par-first = Choose a corporation; then its par prices show.
board-par-floats =
    { $shares ->
        [one] Floats when { $shares } share is sold; ✓: you can pay for it alone.
       *[other] Floats when { $shares } shares are sold; ✓: you can pay for them alone.
    }
board-par-price = Par price
board-par-shares = Shares you can buy
board-marker =
    { $corp }, { $name }: { $price }, number { $place } in its cell{ $ways ->
        [none] .
       *[other] . Can go { $ways }.
    }
board-legend = Signs
board-ledge = Ledge
board-no-market = There is no stock market in this game.

## Trains, phases, tiles

board-reach = Reach
board-starts-phase = Begins phase
board-trade-in = Trade-in
board-on-sale = on sale
board-out-of-game = out of the game
board-phases = Phases
board-train-limit = Train limit
board-train-price = Price
board-size =
    { $size ->
        [small] small
        [medium] medium
       *[large] large
    }
board-phase-tiles = Tiles
board-phase-rounds = Operating rounds
board-phase-about = What it brings
board-now = now
board-becomes = Becomes { $tiles }.
board-tiles-ask = Choose a tile: where it lies, and what it becomes.
board-tile-lies = Lies at { $hexes }.
board-tile-nowhere = Lies nowhere yet.
board-tile-last = Is never replaced.
