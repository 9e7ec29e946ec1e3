# What things are: cards, hints and the way to the rules.

card-rules = Rules
card-hints-off = No more hints
card-hints-on = What is this step for?
card-glossary-missed = The explanations of words could not be fetched. They will be asked for again with the next card.
card-to-corporation = Price for a corporation
card-closed = It is closed.
card-spent = Its power is used up.
card-home = Home
card-never = never
card-trade-in = In exchange for
card-train = Train { $train }
card-tile = Tile { $tile }
card-colour = Colour
card-lies-on = Lies on
card-upgrades = Becomes
card-starts = The first one begins phase { $phase }: { $about }.
card-floats-with =
    { $shares ->
        [one] Floats with { $shares } more share.
       *[other] Floats with { $shares } more shares.
    }
card-new-president = { $name } then runs { $corp }
card-what-this-is = tresham plays 18xx: games about railways, shares and track. Choose one, play against bots or with friends, and every word that is underlined with dots explains itself.
