# Heks mapy słowami, dla tych, którzy jej nie widzą.

map-ground = { $colour } heks
map-tile = { $colour } kafelek { $tile }
map-city =
    { $slots ->
        [one] miasto
        [few] miasto ({ $slots } miejsca)
       *[many] miasto ({ $slots } miejsc)
    }
map-town = miasteczko
map-offboard = obszar poza planszą
map-step =
    { $step ->
        [white] białe
        [yellow] żółte
        [green] zielone
        [brown] brązowe
        [grey] szare
        [black] czarne
        [diesel] diesel
       *[other] { $step }
    }
map-exits = wyjścia { $exits }
map-label = litera { $label }
map-terrain =
    { $terrain ->
        [water] woda
        [river] rzeka
        [mountain] góra
        [hill] wzgórze
        [desert] pustynia
        [rough] trudny teren
        [swamp] bagno
        [forest] las
       *[other] { $terrain }
    } { $cost }
map-token = { $corp } w mieście { $city }
map-beside = { $corp } obok
map-home = miasto macierzyste { $corp }
map-goal = cel { $corp }
map-marker = żeton { $corp } poza stacjami
map-blocked = zamknięte: { $private }
map-walls = przeszkoda { $sides }
map-zone = strefa { $zone }
map-gauge-changes = zmiana rozstawu { $sides }
map-run = Przejazd { $number }: { $hexes }
