## Место для карты

web-fold-left = Свернуть панель хода
web-fold-right = Свернуть игроков и журнал
web-alone = Только карта
web-alone-leave = Вернуться к столу

## Привычки

web-habits = Карта и управление
web-tiles = Цвета тайлов
web-tiles-name =
    { $tiles ->
        [classic] Яркие
        [safe] Для дальтоников
       *[calm] Спокойные
    }
web-show-names = Названия мест
web-show-coordinates = Названия гексов
web-show-numbers = Номера тайлов
web-show-about = Слишком мелкое для чтения не показывается; приблизьте карту, чтобы увидеть.
web-again = Второй щелчок по гексу
web-again-does =
    { $does ->
        [lay] укладывает тайл
       *[turn] поворачивает тайл
    }
web-sounds = Звук, когда наступает мой ход
web-keys-change = Изменить клавиши
web-keys-about = Щёлкните по клавише и нажмите ту, которая должна её заменить. Если она занята, две клавиши меняются местами.
web-keys-press = нажмите клавишу…
web-keys-usual = Обычные клавиши
web-habits-kept = Хранится в этом браузере.
web-key-name =
    { $command ->
        [alone] только карта
        [fold-left] свернуть панель хода
        [fold-right] свернуть игроков и журнал
        [back] шаг назад по истории
        [forward] шаг вперёд по истории
        [tab-map] карта
        [tab-market] рынок
        [tab-ledger] таблица
        [tab-corporations] корпорации
        [tab-trains] поезда и фазы
       *[tab-tiles] тайлы
    }
web-step-skipped = пропущено
web-phone-leaves = Разделы на телефоне
