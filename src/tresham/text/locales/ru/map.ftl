# Гекс карты словами, для тех, кто её не видит.

map-ground = { $colour } гекс
map-tile = { $colour } тайл { $tile }
map-city =
    { $slots ->
        [one] город
        [few] город ({ $slots } места)
       *[many] город ({ $slots } мест)
    }
map-town = посёлок
map-offboard = область за картой
map-step =
    { $step ->
        [white] белое
        [yellow] жёлтое
        [green] зелёное
        [brown] коричневое
        [grey] серое
        [black] чёрное
        [diesel] дизель
       *[other] { $step }
    }
map-exits = выходы { $exits }
map-label = буква { $label }
map-terrain =
    { $terrain ->
        [water] вода
        [river] река
        [mountain] гора
        [hill] холм
        [desert] пустыня
        [rough] сложная местность
        [swamp] болото
        [forest] лес
       *[other] { $terrain }
    } { $cost }
map-token = { $corp } в городе { $city }
map-beside = { $corp } рядом
map-home = { -home } { $corp }
map-goal = пункт назначения { $corp }
map-marker = жетон { $corp } вне станций
map-blocked = закрыто: { $private }
map-walls = преграда { $sides }
map-zone = зона { $zone }
map-gauge-changes = смена колеи { $sides }
map-run = Рейс { $number }: { $hexes }
