# В чём сервер отказывает за столом и почему; у правил игр свои предложения в refusals.ftl.

api-malformed = Сервер не понимает этот запрос ({ $where }). Если вы не писали его сами, загрузите страницу заново.
api-not-signed-in = Сначала нужно войти.
api-not-allowed = Это не разрешено.
api-not-found = Здесь ничего нет.
api-method-not-allowed = Здесь этого сделать нельзя.

## Столы

api-no-such-table = Такого стола нет.
api-unreadable-game = Эту игру нельзя прочитать: она повреждена или записана другой версией программы.
api-table-open = Партия ещё не началась.
api-table-active = Партия уже началась.
api-table-finished = Партия окончена.
api-not-owner = Это может сделать только владелец стола.
api-table-kept = Здесь играют и другие, и их ходы исчезли бы вместе со столом. Сначала нужно согласие: { $names }.
api-what-if-of-others = Вместе с игрой исчезли бы чужие варианты «что если», начатые от неё: { $names }. Стол можно убрать в архив.
api-not-seated = Это могут сделать только те, кто сидит за столом.
api-already-seated = У вас уже есть место за этим столом.
api-no-open-seat = Это место уже занято.
api-nobody-there = На этом месте никого нет.
api-barred = Владелец стола освободил ваше место; сесть снова можно только с его согласия.
api-name-twice = Имя { $name } за этим столом занято.
api-name-of-member = { $name } — имя другого участника; сесть под ним может только он сам.
api-seat-without-name = Месту { $number } нужно имя.
api-seat-and-bot = Место { $number } не для бота.
api-no-bot = Бота { $bot } нет; есть: { $known }.
api-no-title = Игры { $title } нет; есть: { $known }.
api-no-option = В { $title } нет варианта { $options }.
api-option-needs = В { $title } вариант { $option } играется только вместе с: { $others }.
api-one-form = В { $title } можно выбрать только что-то одно: { $options }.
api-form-profile = В { $title } вариант { $option } не играется в профиле { $profile }.
api-no-profile = Профиля правил { $profile } нет; есть: { $known }.
api-seat-count = { $title }: число игроков от { $low } до { $high }, а не { $seats }.
api-no-document = В этом файле нет партии, которую можно здесь открыть: подходят сохранённые игры tresham и записи 18xx.games.
api-other-rules = Файл создан по другим правилам: здесь его ход { $number } приводит к другому положению. Партию можно открыть такой, какой она была, до хода { $until } включительно.
api-unreadable-entry =
    { $until ->
        [0] Ход { $number } в этом файле не читается.
       *[other] Ход { $number } в этом файле не читается. Партию можно открыть до хода { $until } включительно.
    }
api-refused-entry =
    { $until ->
        [0] Ход { $number } в этом файле отклонён: { $reason }
       *[other] Ход { $number } в этом файле отклонён: { $reason } Партию можно открыть до хода { $until } включительно.
    }
api-most-tables = У вас уже { $most } { $most ->
        [one] стол
        [few] стола
       *[many] столов
    }, больше нельзя: сначала уберите один из них.
api-most-branches = У вас уже { $most } { $most ->
        [one] вариант
        [few] варианта
       *[many] вариантов
    } «что если», больше нельзя: сначала уберите один из них.
api-most-bot-tables = За { $most } { $most ->
        [one] вашим столом
        [few] вашими столами
       *[many] вашими столами
    } боты уже играют между собой: дождитесь конца партии или уберите один из столов.

## Ходы

api-stale = За столом тем временем уже сделан ход; посмотрите на стол ещё раз.
api-not-your-seat = Это решение не за вами.
api-no-action = Такого действия в игре нет.
api-no-lesson = Такого урока нет.
api-habits-of-lesson = Урок виден только вам, и каждый шаг можно отменить; изменить это нельзя.
api-no-such-ply = Такого хода в партии нет.
api-no-such-hex = На карте нет гекса { $hex }.
api-no-such-corporation = Корпорации { $corp } нет.
api-cannot-finish = Ход нельзя закончить сразу: нужно сделать выбор.
api-no-route-help = За этим столом лучшие маршруты не показываются.
api-no-such-puzzle = Задачи { $id } нет.
api-unread-answer = Это не ответ на задачу вида { $kind }: { $what }
api-no-what-if = Это можно только в варианте «что если».
api-analysis-failed = Анализ прервался. Попробуйте ещё раз.
api-untellable = Эту партию нельзя записать в виде записи 18xx.games.
api-long-game = В этой партии уже { $most } { $most ->
        [one] ход
        [few] хода
       *[many] ходов
    }; продолжить её нельзя.
api-unknown-field = У этого действия нет поля { $field }.

## Отмена

api-undo-never = За этим столом ходы не отменяются.
api-undo-own-turn = Отменить можно только свой ход, пока не сходит кто-то другой.
api-nothing-to-undo = Отменять нечего.
api-nothing-to-redo = Возвращать нечего.
api-redo-own = Вернуть ход может только тот, кем он отменён.
api-no-such-request = Такой просьбы нет.
api-request-closed = Эта просьба уже решена, или игра пошла дальше.
api-request-not-yours = Эта просьба не ждёт вашего ответа.
api-already-asked = Вы уже попросили; остальные ещё не ответили.

## Журнал

log-undo =
    { $count ->
        [1] Отмена ({ $name }): { $what }
        [one] Отмена ({ $name }), { $count } ход, начиная с этого: { $what }
        [few] Отмена ({ $name }), { $count } хода, начиная с этого: { $what }
       *[many] Отмена ({ $name }), { $count } ходов, начиная с этого: { $what }
    }
log-redo =
    { $count ->
        [1] Возврат ({ $name }): { $what }
        [one] Возврат ({ $name }), { $count } ход, начиная с этого: { $what }
        [few] Возврат ({ $name }), { $count } хода, начиная с этого: { $what }
       *[many] Возврат ({ $name }), { $count } ходов, начиная с этого: { $what }
    }
log-undo-asked =
    { $count ->
        [1] { $name } просит отменить ход: { $what }
        [one] { $name } просит отменить { $count } ход, начиная с этого: { $what }
        [few] { $name } просит отменить { $count } хода, начиная с этого: { $what }
       *[many] { $name } просит отменить { $count } ходов, начиная с этого: { $what }
    }
