# От правила к тому, что его подтверждает, в терминале.

ui-rule-proved-by =
    { $count ->
        [one] { $rule }: проверено { $count } тестом
        [few] { $rule }: проверено { $count } тестами
       *[many] { $rule }: проверено { $count } тестами
    }
ui-rule-applied = { $rule } в примере партии:
ui-rule-applied-at = ход { $ply }: { $text }
ui-rule-refused-at = после хода { $ply } нельзя: { $tried }. { $text }
