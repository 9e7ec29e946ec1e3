# От правила к тому, что его подтверждает.

web-rule-proved =
    { $count ->
        [one] Проверено { $count } тестом
        [few] Проверено { $count } тестами
       *[many] Проверено { $count } тестами
    }
web-rule-applied = В примере партии
web-rule-move = Ход { $ply }
web-rule-refused = После хода { $ply }: отказ
web-rule-open = Открывает пример партии на этом ходу как ваш собственный стол
