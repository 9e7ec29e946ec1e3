# Od zasady do tego, co ją potwierdza, w terminalu.

ui-rule-proved-by =
    { $count ->
        [one] { $rule } – potwierdza to { $count } test:
        [few] { $rule } – potwierdzają to { $count } testy:
       *[many] { $rule } – potwierdza to { $count } testów:
    }
ui-rule-applied = { $rule } w przykładowej partii:
ui-rule-applied-at = ruch { $ply }: { $text }
ui-rule-refused-at = po ruchu { $ply } nie wolno: { $tried }. { $text }
