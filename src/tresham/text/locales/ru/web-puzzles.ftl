# Задачи в браузере.

puzzle-page-title = Задачи
puzzle-page-today = Задача дня
puzzle-page-about =
    { $count ->
        [one] { $count } положение
        [few] { $count } положения
       *[many] { $count } положений
    } с одним лучшим ответом, каждый доказан. Решено в этом браузере: { $solved }.
puzzle-page-level = Уровень { $level } из 5
puzzle-page-by-level = Уровень
puzzle-page-kind = Вопрос
puzzle-page-all = все
puzzle-page-solved = решена
puzzle-page-working = Положение готовится…
puzzle-page-point = Укажите гекс, выберите тайл, поверните его и подтвердите галочкой.
puzzle-page-shares = Акций
puzzle-page-saved = Можно ли её спасти?
puzzle-page-more = Ещё одна продажа
puzzle-page-less = Без этой продажи
puzzle-page-answer = Ответить
puzzle-page-again = Ещё раз
puzzle-page-next = Следующая задача
puzzle-page-show = Показать решение
puzzle-page-solution = Решение
