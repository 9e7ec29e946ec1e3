# From a rule to what proves it.

web-rule-proved =
    { $count ->
        [one] Proved by { $count } test
       *[other] Proved by { $count } tests
    }
web-rule-applied = In the sample game
web-rule-move = Move { $ply }
web-rule-refused = After move { $ply }, refused
web-rule-open = Opens the sample game as a table of yours, at this moment
