# Лобби: полка с играми, списки столов и что можно сделать со столом.

## Полка

lobby-shelf = Во что сыграть
lobby-map-of = Карта { $title }
lobby-against-bots = Против ботов
lobby-hot-seat = За одним экраном
lobby-more = Места и варианты
lobby-people = Имена для игры за одним экраном
lobby-people-about = Порядок выбирается жребием, когда начинается игра; страница говорит, чей ход.
lobby-person = Игрок { $number }
lobby-too-many = В { $title } играют не больше { $most }.

## Списки

lobby-tables = Столы
lobby-find = Название, игрок или игра
lobby-view =
    { $view ->
        [turn] Ваш ход
        [running] Идут
        [open] Открытые
        [finished] Законченные
        [archived] Архив
       *[all] Все
    }
lobby-title-filter = Игра
lobby-with = Кто играет
lobby-with-whom =
    { $whom ->
        [bots] с ботами
        [people] только люди
       *[all] боты или люди
    }
lobby-nothing-found = Такого стола нет.
lobby-all-turns = Ваш ход за столами: { $count }. Показать все
lobby-show-more = Показать ещё

## Стол

lobby-with-names = Играют: { $names }
lobby-moved = ход { $when }
lobby-is-here =
    { $count ->
        [one] { $names } сейчас здесь
        [few] Сейчас здесь: { $names }
       *[many] Сейчас здесь: { $names }
    }
lobby-watching = Смотрят: { $count }
lobby-manage = { $name }: название, архив, удаление
lobby-rename = Переименовать
lobby-archive = Убрать в архив
lobby-unarchive = Вернуть из архива
lobby-archived = { $name } теперь в вашем архиве.
lobby-remove-about = Он исчезнет навсегда вместе со всеми ходами и вариантами «что если».
lobby-remove-now = Удалить навсегда
lobby-kept-by = Его можно удалить, когда согласятся и остальные: { $names }. Он есть у них в лобби.
lobby-may-go = Можно удалить
lobby-may-go-about = Вы не против, чтобы владелец удалил этот стол. Любой следующий ход отменяет согласие.

## Вокруг

lobby-next-person = { $name }, ваш ход
lobby-missing =
    { $what ->
        [name] У места { $number } ещё нет имени.
        [twice] У двух мест одно имя.
       *[options] Варианту не хватает другого, с которым он играется.
    }
