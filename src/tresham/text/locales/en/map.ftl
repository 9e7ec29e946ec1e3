# A hex of the map in words, for those who cannot see it: E19 Albany: yellow tile 57, city 20, exits W, E, NYC in city 1.

map-ground = { $colour }
map-tile = { $colour } tile { $tile }
map-city =
    { $slots ->
        [one] city
       *[other] city with { $slots } slots
    }
map-town = town
map-offboard = off-board
# Which of several values it is, before the number.
map-step =
    { $step ->
        [white] white
        [yellow] yellow
        [green] green
        [brown] brown
        [grey] grey
        [black] black
        [diesel] diesel
       *[other] { $step }
    }
map-exits = exits { $exits }
map-label = label { $label }
map-terrain =
    { $terrain ->
        [water] water
        [river] river
        [mountain] mountain
        [hill] hill
        [desert] desert
        [rough] rough
        [swamp] swamp
        [forest] forest
       *[other] { $terrain }
    } { $cost }
map-token = { $corp } in city { $city }
map-beside = { $corp } beside
map-home = home of { $corp }
map-goal = destination of { $corp }
map-marker = token of { $corp } beside the stations
map-blocked = closed by { $private }
map-walls = walls { $sides }
map-zone = zone { $zone }
map-gauge-changes = change of gauge { $sides }
map-run = Run { $number }: { $hexes }
