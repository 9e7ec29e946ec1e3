# From a rule to what proves it, in the terminal.

ui-rule-proved-by =
    { $count ->
        [one] { $rule } is proved by { $count } test:
       *[other] { $rule } is proved by { $count } tests:
    }
ui-rule-applied = { $rule } in the sample game:
ui-rule-applied-at = move { $ply }: { $text }
ui-rule-refused-at = after move { $ply } this is refused: { $tried }. { $text }
