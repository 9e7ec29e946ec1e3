## Room for the map

web-fold-left = Fold the panel away
web-fold-right = Fold players and log away
web-alone = Only the map
web-alone-leave = Back to the table

## Habits

web-habits = Map and hand
web-tiles = Colours of tiles
web-tiles-name =
    { $tiles ->
        [classic] Bright
        [safe] For colour-blind eyes
       *[calm] Calm
    }
web-show-names = Names of places
web-show-coordinates = Names of hexes
web-show-numbers = Numbers of tiles
web-show-about = What would be too small to read is never shown; come closer to see it.
web-again = A second click on the hex
web-again-does =
    { $does ->
        [lay] lays the tile
       *[turn] turns the tile
    }
web-sounds = A sound when it is my turn
web-keys-change = Change the keys
web-keys-about = Click a key, then press the one that shall do it. Two that share a key change places.
web-keys-press = press a key…
web-keys-usual = The usual keys
web-habits-kept = Kept in this browser.
web-key-name =
    { $command ->
        [alone] only the map
        [fold-left] fold the panel away
        [fold-right] fold players and log away
        [back] a step back in the history
        [forward] a step forward in the history
        [tab-map] map
        [tab-market] market
        [tab-ledger] ledger
        [tab-corporations] corporations
        [tab-trains] trains and phases
       *[tab-tiles] tiles
    }
web-step-skipped = skipped
web-phone-leaves = Views of the phone
