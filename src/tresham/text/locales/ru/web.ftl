# Собственные слова страницы: кнопки, заголовки, подсказки. Предложения о самой игре берутся из других каталогов.

## Весь сайт

web-site = Сайт
web-lobby = Лобби
web-new-game = Новая игра
web-to-lobby = В лобби
web-nowhere = Здесь ничего нет.
web-notices = Сообщения
web-close = Закрыть
web-cancel = Отмена
web-save = Сохранить
web-search = Поиск
web-filter = Фильтр
web-try-again = Повторить
web-details = Подробности
web-trouble =
    { $sort ->
        [unreachable] Сервер не отвечает. Попробуйте ещё раз чуть позже.
        [unconfirmed] Сервер не отвечает. Ваше последнее действие не подтверждено; повторите его, когда связь восстановится.
        [unwell] У сервера неполадки. Попробуйте ещё раз чуть позже.
        [large] Это больше, чем принимает сервер.
        [page] На странице произошёл сбой. Загрузите её заново; ничего из принятого не пропало.
       *[refused] Сервер отклонил это действие. Загрузите страницу заново; если не поможет, сообщите хозяину сервера.
    }
web-language = Язык
web-settings = Настройки
web-theme = Оформление
web-theme-name =
    { $theme ->
        [light] Светлое
        [dark] Тёмное
       *[auto] Как в системе
    }
web-your-name = Ваше имя за столом
web-local-name = Игрок
web-confirm = Подтверждать маркеры на карте
web-confirm-about = Без этого маркер ставится первым же щелчком.

## Учётные записи и приглашения

web-sign-in = Войти
web-sign-out = Выйти
web-sign-up = Создать учётную запись
web-name = Имя
web-password = Пароль
web-password-hint = Десять знаков или больше; целую фразу легко запомнить.
web-have-account = Учётная запись уже есть?
web-no-account = Ещё нет учётной записи?
web-invitation = Приглашение
web-invitation-about = За столом для вас оставлено место.
web-take-seat = Занять место
web-sign-in-first = Для этого нужна учётная запись.

## Учётная запись, на странице настроек

web-account = Учётная запись
web-password-change = Сменить пароль
web-password-old = Текущий пароль
web-password-new = Новый пароль
web-password-ends = Во всех других браузерах произойдёт выход, а все токены API перестанут действовать.
web-password-changed = Пароль изменён. Завершено сеансов в других браузерах: { $sessions }; токенов API: { $tokens }.
web-browsers = Браузеры, в которых выполнен вход
web-browser-unknown = Какой-то браузер
web-browser-this = этот
web-since = с { $day }
web-sign-out-others = Выйти во всех остальных
web-tokens = Токены API
web-tokens-about = С токеном программа может смотреть или играть от вашего имени.
web-token-name = Название токена
web-token-may = Что ему разрешено
web-token-scope =
    { $scope ->
        [play] смотреть и играть
       *[read] только смотреть
    }
web-token-make = Создать токен
web-token-secret = Скопируйте секрет сейчас: он показывается только один раз
web-token-end = Отозвать
web-your-data = Ваши данные
web-export-account = Скачать всё, что о вас хранится
web-delete-account = Удалить учётную запись
web-delete-what-goes = Имя, пароль, настройки, заметки, сеансы и токены API будут стёрты навсегда. Столы, за которыми больше никто не сидит, исчезнут; остальные перейдут к кому-то из сидящих.
web-delete-what-stays = Ваши ходы останутся, чтобы другие могли играть дальше. В начатых партиях ваше место будет помечено как покинутое, сохранит имя, под которым вы играли, и партия будет ждать его хода.
web-delete-chat = Стереть и мои слова за столами; иначе они останутся без моего имени
web-delete-for-good = Удалить навсегда
web-account-deleted = Ваша учётная запись удалена.

## Лобби

web-new-game-more = Новая игра: места, варианты, правила стола
web-you = Вы
web-import = Открыть файл игры
web-import-about = Перетащите сюда или выберите: сохранённые игры tresham и 18xx.games.
web-import-not-json = { $file } не является файлом игры.
web-import-until = Открыть до хода { $move } включительно
web-all-titles = Все игры
web-your-move = Ваш ход
web-in-progress = Идут сейчас
web-open-tables = Открытые столы
web-no-open-tables = Сейчас никто не ищет игроков.
web-finished = Завершённые
web-play = Играть
web-open = Открыть
web-watch = Смотреть
web-join = Сесть
web-look = Посмотреть
web-open-seat = свободно
web-seats-taken = Занято мест: { $taken } из { $count }
web-waiting-for = Ожидается ход: { $names }

## Новая игра

web-for-players = Игроков: от { $low } до { $high }
web-seat-count = Места
web-seat = Место { $number }
web-seat-kind =
    { $kind ->
        [me] Я
        [local] Здесь
        [open] Свободно
       *[bot] Бот
    }
web-open-seat-about = Для того, кто присоединится или получит приглашение
web-bot = Бот
web-names-differ = Имя { $name } стоит дважды: имена должны быть разными.
web-random-order = Случайный порядок мест
web-option-needs = { $option }: только вместе с: { $others }.
web-add-them = Добавить
web-table-rules = Правила стола: отмена, видимость, маршруты, зерно
web-table-name = Название стола
web-seed = Зерно
web-seed-any = любое
web-undo = Отменить
web-redo = Вернуть
web-undo-policy =
    { $policy ->
        [free] в любое время
        [turn] только в свой ход
        [request] в свой ход, позже по просьбе
       *[none] никогда
    }
web-visibility = Кто может смотреть
web-visible-to =
    { $who ->
        [public] все
        [link] все, у кого есть ссылка
       *[private] только игроки
    }
web-route-help = Помощь с маршрутами
web-route-help-kind =
    { $kind ->
        [best] показывать лучшие маршруты
        [check] только сообщать разницу с лучшими
       *[none] нет
    }
web-profile = Где книга и сайт расходятся
web-profile-name =
    { $profile ->
        [rulebook] по книге правил
       *[other] как на { $profile }
    }
web-start-game = Начать игру
web-open-table = Открыть стол
web-waiting-for-players = Ожидание игроков
web-sit-down = Сесть
web-free-seat = Освободить место
web-invite = Пригласить по ссылке
web-invite-link = Отправьте эту ссылку приглашённым
web-listed = Этот стол есть в лобби: его видят все, и любой может занять место.
web-unlisted = Этого стола нет в лобби: попасть сюда можно только по ссылке-приглашению.
web-list-it = Показать в лобби
web-invitations = Приглашения
web-any-seat = Любое место
web-invitation-holds = создано: { $made }, действует до { $day }
web-revoke = Отозвать
web-sent-away = Кому сюда нельзя вернуться
web-let-back = Пустить обратно
web-host-starts = Хозяин стола начнёт игру, когда будут заняты все места.
web-leave = Покинуть стол
web-remove-table = Убрать стол

## Стол

web-leaves = Виды стола
web-tab =
    { $tab ->
        [map] Карта
        [market] Рынок
        [ledger] Таблица
        [corporations] Корпорации
        [trains] Поезда и фазы
        [tiles] Тайлы
        [analysis] Анализ
        [log] Журнал
        [players] Игроки
       *[table] Стол
    }
web-phone-tab =
    { $tab ->
        [play] Ход
        [map] Карта
        [money] Деньги
        [log] Журнал
       *[more] Ещё
    }
web-players-and-log = Игроки и журнал
web-actions = Что делать
web-sheet = Панель выше или ниже
web-steps = Части хода
web-your-turn = Ваш ход
web-line-lost = нет связи, новая попытка
web-try-now = Попробовать сейчас
web-online = в сети
web-offline = не в сети
web-seat-left = больше не участвует
web-liquid = Ликвидно
web-liquid-about = Наличные и то, что дала бы продажа акций сейчас
web-certs-short = Серт.
web-priority-short = приоритет
web-purse = Чем располагает { $name }
web-promised = { $sum } в ставках
web-next-to-operate = Очередь операционного раунда
web-order = Порядок действий
web-revenue-short = { -revenue(case: "heading") }
web-order-short = №
web-offering = Не продано
web-own = Свои
web-no-seat = без места
web-last-cert = последний сертификат
web-ledger = Таблица
web-deals = Сделки с акциями { $corp }
web-dividend =
    { $kind ->
        [pay] выплата дивидендов
        [withhold] удержание { -revenue(case: "genitive") }
       *[half] выплата половины
    }
web-life =
    { $life ->
        [unfloated] ещё не запущена
        [waiting] ещё не основана
        [closed] закрыта
        [taken_over] поглощена
        [ready] закрыта, можно основать снова
       *[other] не участвует в этой игре
    }
web-ending =
    { $cause ->
        [bank] банк пуст
        [stock_market] достигнут конец рынка
        [bankrupt] банкротство
        [one_player] остался один игрок
        [stalemate] тупик
        [schedule] сыграны все раунды
        [stranded] ни поезда, ни денег
        [agreement] по общему согласию
       *[other] конец близок
    }

## Панель

web-choose-below =
    { $board ->
        [yes] Выберите из списка или на поле
       *[no] Выберите из списка
    }
web-to-raise =
    { $part ->
        [trains] Осталось найти на самый дешёвый поезд банка: { $sum }
       *[other] Осталось найти: { $sum }
    }
web-can-raise =
    { $enough ->
        [yes] Продажа акций может принести { $sum }: этого хватит.
        [nothing] Продать нечего.
       *[no] Продажа всех акций принесёт { $sum }: не хватит { $short }.
    }
web-out-of-turn = за игрока { $name }, вне очереди
web-really = Вы уверены?
web-done = Закончить ход
web-rest-run = рейсы на { $sum }
web-rest-pay = дивиденды { $sum } на акцию
web-rest-price = цена { $before } → { $after }
web-rest-done = конец хода
web-rest-instead = Лучшие рейсы вместо этого: { $rest }
web-group =
    { $group ->
        [answer] Предложение
        [auction] Аукцион
        [draft] { round-draft }
        [par] { -par(case: "heading") }
        [map] На карте
        [dividend] Дивиденды
        [shares] Акции
        [for_corporation] Вместо этого: за одну из своих корпораций
        [trains] Поезда
        [privates] { ui-privates }
       *[other] Другое
    }
web-protection =
    { $shares ->
        [one] Продана { $shares } акция { $corp }
        [few] Продано { $shares } акции { $corp }
       *[many] Продано { $shares } акций { $corp }
    }. Президент может взять всё по цене продажи, и котировка останется на месте.
web-click-hex =
    { $count ->
        [one] На карте подсвечен { $count } гекс: щёлкните по нему.
        [few] На карте подсвечены { $count } гекса: щёлкните по одному из них.
       *[many] На карте подсвечено { $count } гексов: щёлкните по одному из них.
    }
web-par-in-market = Выбрать на рынке акций
web-run-for = Отправить поезда: { $sum }
web-lay = Уложить тайл { $tile } на { $hex }
web-lay-for = Уложить тайл { $tile } на { $hex } за { $sum }
web-buy-short =
    { $from ->
        [pool] Купить { $count }: { $sum } (пул)
        [player] Купить { $count }: { $sum } (игрок)
        [own] Купить { $count }: { $sum } ({ -treasury })
       *[other] Купить { $count }: { $sum }
    }
web-sell-short = Продать { $count }: { $sum }
web-on-papers =
    { $certs ->
        [one] { $certs } сертификат
        [few] { $certs } сертификата
       *[many] { $certs } сертификатов
    }{ $president ->
        [yes] , с сертификатом { -president(case: "genitive") }
       *[no] {""}
    }
web-do-with-sum =
    { $verb ->
        [bid] Ставка { $sum }
        [offer] Предложить { $sum }
        [sell_private] Продать за { $sum }
        [lower_lot] Снизить до { $sum }
        [repay_debt] Вернуть { $sum }
       *[other] Купить за { $sum }
    }
web-amount-of = Сумма: { $label }
web-face-value = номинал { $sum }
web-income = доход { $sum }
web-effect-price = цена { $corp } станет { $price }
web-effect-reissue =
    в IPO: { $shares ->
        [one] { $shares } акция
        [few] { $shares } акции
       *[many] { $shares } акций
    }, { -par } { $price }
web-effect-phase = начнётся фаза { $phase }
web-effect-enough = этого хватит
web-effect-lacks = после этого не хватит ещё { $sum }
web-effect-shuts = после этого уже нельзя купить поезда: { $trains }
web-effect-rust = устареют поезда { $train }: { $owners }
web-not-allowed =
    { $count ->
        [one] Сейчас нельзя: { $count } вариант
        [few] Сейчас нельзя: { $count } варианта
       *[many] Сейчас нельзя: { $count } вариантов
    }
web-request-sent = Остальным отправлена просьба.
web-agree = Согласиться
web-refuse = Отказать
web-would-end = За то, чтобы закончить игру здесь: { $names }.
web-end-or-play-on = Если согласятся все, игра сразу закончится и будет подсчитана как есть. Если хотите играть дальше, просто играйте.
web-not-agreed = Ещё не согласились: { $names }
web-end-game = Закончить игру здесь
web-end-game-about = Игра закончится, как только согласятся все игроки, и будет подсчитана как есть. До тех пор она идёт дальше. Кто делает что-то кроме паса, отзывает своё согласие.
web-end-game-ask =
    { $who ->
        [others] Закончить игру здесь? Она закончится, если согласятся и другие: { $names }.
       *[here] Закончить игру здесь? Она закончится сразу для всех за этим экраном.
    }

## Журнал, история, что если

web-log-filter =
    { $filter ->
        [log] Журнал
        [chat] Чат
       *[all] Всё
    }
web-earlier = Показать, что было раньше
web-nothing-yet = Пока ничего нет.
web-no-such-rule = Ни в одном правиле нет этих слов.
web-look-at-ply = Показать стол после записи { $ply }
web-say-something = Написать
web-send = Отправить
web-history = История
web-history-at = История: запись { $at } из { $ply }
web-history-about = Стол показан таким, каким он был. Остальных это не касается.
web-first = В начало
web-step-back = Шаг назад
web-step-forward = Шаг вперёд
web-present = К настоящему
web-what-if = Что если
web-what-if-about = Играйте отсюда дальше для себя, за все места. Настоящая игра не изменится.
web-branch-name = Название ветки
web-branch-at = запись { $ply }
web-branch-shared = Остальные могут смотреть
web-branch-from = Начать ветку после записи { $ply }
web-branch-band = Что если: { $name }
web-from-ply = от записи { $ply }
web-notes = Заметки
web-notes-about = Их видите только вы.
web-notes-saved = Заметки сохранены.
web-take-away = Скачать
web-this-table = Этот стол
web-rules = правила
web-rules-of = Правила { $title }
web-contents = Содержание

## Клавиши

web-keys = Клавиши
web-key-does =
    { $what ->
        [primary] главная кнопка
        [finish] рейсы, дивиденды, конец хода; или конец хода
        [pass] пас или отказ от этой части хода
        [withhold] удержать { -revenue }
        [buy-train] купить следующий поезд
        [choices] перейти к выбору на панели (ещё раз: к следующему заголовку; стрелки: дальше)
        [undo] отменить
        [redo] вернуть
        [turn] повернуть тайл
        [next-tile] другой тайл
        [alone] только карта или обратно к столу
        [fold] свернуть панель хода; игроков и журнал
        [step] шаг назад или вперёд по истории
        [ends] в начало, к настоящему
        [tabs] карта, рынок, таблица, корпорации, поезда, тайлы
        [chat] написать в чат
        [cancel] снять выбор
       *[help] эта подсказка
    }
web-mouse-does = Щелчок у стороны подсвеченного гекса показывает путь, ведущий туда; колесо перебирает все тайлы и повороты. Shift и щелчок по другому гексу: сделать показанное и продолжить там.
