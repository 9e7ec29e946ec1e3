# Dlaczego nie da się odczytać zadania o trasach. Nazwy pól są takie jak w pliku.

ui-problem-place =
    { $file }: nie da się odczytać tego zadania o trasach: { $part ->
        [node] przystanek (node) { $at }:{" "}
        [link] odcinek (link) { $at }:{" "}
        [train] pociąg (train) { $at }:{" "}
        [bonus] premia (bonus) { $at }:{" "}
       *[problem] {""}
    }
ui-problem-missing-field = { ui-problem-place }brak pola '{ $field }'
ui-problem-wrong-type =
    { ui-problem-place }w '{ $field }' powinien być { $wanted ->
        [object] obiekt (object)
        [list] spis (list)
        [number] numer, czyli liczba całkowita
        [flag] wyraz true lub false
       *[text] wyraz lub tekst
    }
ui-problem-number-range = { ui-problem-place }w '{ $field }' powinna być liczba od 0 do { $most }
ui-problem-unknown-number = { ui-problem-place }w '{ $field }' powinny być numery od 0 w górę, mniejsze niż { $count }
ui-problem-unknown-word = { ui-problem-place }w '{ $field }' powinno być jedno z: { $known }
ui-problem-too-many = { ui-problem-place }za długa lista '{ $field }': { $count }, a może być najwyżej { $most }
ui-problem-revenue-by-train = { ui-problem-place }w 'revenue' potrzeba po jednej liczbie na pociąg; liczb: { $count }, pociągów: { $trains }
ui-problem-link-to-itself = { ui-problem-place }łączy przystanek z nim samym
ui-problem-link-without-track = { ui-problem-place }nie ma żadnego toru; lista 'res' jest pusta
ui-problem-table-start = { ui-problem-place }'table' powinna zaczynać się od 0, dla przejazdu bez takich przystanków
