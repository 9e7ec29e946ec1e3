# Почему задача о маршрутах из файла не читается. Имена полей — как в файле.

ui-problem-place =
    { $file }: задача о маршрутах не читается: { $part ->
        [node] остановка (node) { $at }:{" "}
        [link] перегон (link) { $at }:{" "}
        [train] поезд (train) { $at }:{" "}
        [bonus] надбавка (bonus) { $at }:{" "}
       *[problem] {""}
    }
ui-problem-missing-field = { ui-problem-place }нет поля '{ $field }'
ui-problem-wrong-type =
    { ui-problem-place }в '{ $field }' должно быть { $wanted ->
        [object] описание объекта (object)
        [list] перечисление (list)
        [number] целое число
        [flag] true или false
       *[text] слово или имя
    }
ui-problem-number-range = { ui-problem-place }в '{ $field }' должно быть число от 0 до { $most }
ui-problem-unknown-number = { ui-problem-place }в '{ $field }' должны быть номера начиная с 0, меньше { $count }
ui-problem-unknown-word = { ui-problem-place }в '{ $field }' должно быть одно из: { $known }
ui-problem-too-many = { ui-problem-place }слишком длинный список '{ $field }': { $count }, а можно не больше { $most }
ui-problem-revenue-by-train = { ui-problem-place }в 'revenue' нужно по числу на каждый поезд; чисел: { $count }, поездов: { $trains }
ui-problem-link-to-itself = { ui-problem-place }соединяет остановку с ней самой
ui-problem-link-without-track = { ui-problem-place }нет ни одного участка пути; список 'res' пуст
ui-problem-table-start = { ui-problem-place }'table' должна начинаться с 0 — для маршрута без таких остановок
