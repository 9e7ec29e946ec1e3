# Что есть что: карточки, подсказки и путь к правилам.

card-rules = Правила
card-hints-off = Без подсказок
card-hints-on = Для чего этот шаг?
card-glossary-missed = Не удалось получить объяснения слов. Следующая карточка запросит их снова.
card-to-corporation = Цена для корпорации
card-closed = Закрыта.
card-spent = Её свойство использовано.
card-home = { -home(case: "heading") }
card-never = никогда
card-trade-in = В обмен на
card-train = Поезд { $train }
card-tile = Тайл { $tile }
card-colour = Цвет
card-lies-on = Лежит на
card-upgrades = Становится
card-starts = Первый начинает фазу { $phase }: { $about }.
card-floats-with =
    { $shares ->
        [one] До запуска осталась { $shares } акция.
        [few] До запуска осталось { $shares } акции.
       *[many] До запуска осталось { $shares } акций.
    }
card-new-president = потом { $corp } управляет { $name }
card-what-this-is = tresham играет в 18xx: игры о железных дорогах, акциях и путях. Выберите одну, играйте с ботами или друзьями; слова, подчёркнутые точками, поясняются по щелчку.
