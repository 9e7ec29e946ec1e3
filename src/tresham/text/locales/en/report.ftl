# The report of a game: in the browser, and as a file.

report-title = Report: { $title }
report-about =
    { $over ->
        [yes] A finished game of { $players }
       *[no] A game of { $players }, still going on
    }; { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }, { $profile ->
        [rulebook] by the rulebook
       *[other] as on { $profile }
    }.
report-standings = Standings
report-charts = Charts
report-trains = Trains
report-moments = Key moments
report-left = Left on the table
report-maps = The map, phase by phase
report-chart-worth = Worth of the players
report-chart-prices = Share prices
report-chart-revenue = Revenue of the corporations
report-chart-cash = Cash of the players
report-chart-shares = Shares of the players
report-chart-about =
    { $count ->
        [one] { $count } round
       *[other] { $count } rounds
    }; lines: { $lines }
report-numbers = The numbers
report-csv = Save as CSV
report-cut = { $shown } of { $count } rows are shown; the CSV has all.
report-round-short =
    { $kind ->
        [stock] SR { $turn }
        [operating] OR { $turn }.{ $number }
        [draft] Draft
       *[auction] Auction
    }
report-sort = Sort
report-what = What happened
report-ply = Move
report-kind =
    { $kind ->
        [phase] New phase
        [rust] Trains rust
        [float] Float
        [presidency] Presidency
        [take_over] Take-over
        [receivership] Receivership
        [closing] Closing
        [bankruptcy] Bankruptcy
        [leaving] A player leaves
        [destruction] Earthquake
        [ending] End in sight
        [big_run] Biggest run
       *[end] The end
    }
report-left-sum =
    { $count ->
        [one] { $count } run
       *[other] { $count } runs
    }, { $missed } below the best; { MONEY($left) } left on the table.
report-phase = Phase { $name }: as it ended, moves { $begin } to { $end }

## In the browser

report-chart-trains = Trains of the corporations
report-rounds = Round by round
report-now = so far
report-nothing-yet = Nothing of that has happened yet.
report-open = Report of the game
report-back = To the table
report-save = Save the report
report-best = Best
report-best-runs = Best runs
report-best-map = The map with the best runs of { $corp }
report-proven = proven: no runs earn more
report-unproven = not proven, perhaps { $bound } could be had
report-no-trains = Nobody has a train here.
report-working = Working it out …
report-look-back = Work it out
report-play-on = Bots play on
report-play-on-about = For all seats, from here on, in this what-if only. What they do can be taken back.
report-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
report-to-the-end = To the end
report-stop = Stop
