# Od zasady do tego, co ją potwierdza.

web-rule-proved =
    { $count ->
        [one] Potwierdza to { $count } test
        [few] Potwierdzają to { $count } testy
       *[many] Potwierdza to { $count } testów
    }
web-rule-applied = W przykładowej partii
web-rule-move = Ruch { $ply }
web-rule-refused = Po ruchu { $ply }: odmowa
web-rule-open = Otwiera przykładową partię przy twoim stole, w tej chwili gry
