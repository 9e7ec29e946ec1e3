# Что говорит командная строка. Имена команд и ключей вводятся так, как написаны.

## Справка: команды

ui-help-tresham = Железнодорожные игры 18xx: играть, воспроизводить, изучать.
ui-overview = tresham play начинает партию в браузере. Что есть ещё:
ui-overview-more = Подробнее о команде: tresham КОМАНДА --help.
ui-help-play = играть в браузере: сервер только для этого компьютера и его страница
ui-help-serve = запустить сервер для целого клуба
ui-help-account = завести учётную запись на сервере или дать её хозяину новый пароль
ui-help-backup = скопировать базу данных сервера, не останавливая его (SQLite)
ui-help-watch = посмотреть в терминале целую партию ботов, с журналом и полем в конце
ui-help-titles = показать список игр: ключ, название, число игроков, дополнительные правила, профили
ui-help-rules = прочесть правила игры на своём языке: все, одно по номеру или те, где есть нужные слова
ui-help-new = начать партию и сохранить её
ui-help-replay = воспроизвести сохранённую партию или запись 18xx.games со всеми проверками, или все из папки
ui-help-export = записать партию в формате 18xx.games
ui-help-audit = показать ходы, о которых нынешние правила судят иначе: в сохранённой партии или во всех партиях сервера
ui-help-selfplay = сыграть много партий между ботами
ui-help-draw = нарисовать карту игры или поле партии после любого действия
ui-help-routes = найти лучшие маршруты с доказательством: для задач из файла или для корпорации в партии
ui-help-report = написать отчёт о партии: итоги, графики, ключевые события, упущенная прибыль, карта по фазам
ui-help-bench = измерить скорость и сравнить её с нормами
ui-help-bench-title = измерять партии этой игры; по умолчанию в основном 1830
ui-help-bench-routes = измерить, как быстро находятся лучшие маршруты
ui-help-new-title = создать папку новой игры с заготовкой теста для каждого правила

## Справка: что может следовать

ui-meta-command = КОМАНДА
ui-meta-title = ИГРА
ui-meta-file = ФАЙЛ
ui-meta-folder = ПАПКА
ui-meta-key = КЛЮЧ
ui-meta-ply = ХОД
ui-meta-symbol = СИМВОЛ
ui-meta-rule = ПРАВИЛО
ui-meta-words = СЛОВА
ui-meta-address = АДРЕС
ui-meta-name = ИМЯ

ui-help-version = показать версию и выйти
ui-help-json = для программ: JSON в стандартный вывод
ui-help-language = en, ru или pl; если не указан, язык системы
ui-help-options = дополнительные правила через запятую
ui-help-profile = как решаются спорные места ({ $usual })
ui-help-seats = число игроков (3, если игра это позволяет)
ui-help-bot = кто играет ({ $usual })
ui-help-what-to-play = во что играть ({ $usual })
ui-help-what-to-start = сразу начать эту игру
ui-help-host = на каком адресе слушать (127.0.0.1: только для этого компьютера)
ui-help-port = на каком порту (1830; play берёт свободный, если он занят)
ui-help-database = где хранить партии: sqlite:///ФАЙЛ или postgresql://…
ui-help-no-browser = напечатать адрес, ничего не открывать
ui-help-mode = с учётными записями или local: без них ({ $usual })
ui-help-workers = сколько процессов (1; для нескольких нужен PostgreSQL)
ui-help-account-name = чья учётная запись
ui-help-backup-file = куда положить копию; такого файла ещё не должно быть
ui-help-account-export = записать в файл всё, что хранится об участнике, в виде JSON
ui-help-account-delete = удалить учётную запись; ходы остаются, чтобы партии других продолжались
ui-help-account-erase-chat = вместе с --delete: стереть и то, что участник говорил за столами
ui-help-seed-of-game = то же зерно даёт ту же партию
ui-help-final-board = куда нарисовать итоговое поле (out/ИГРА.svg)
ui-help-title = ключ игры, например 1830
ui-help-rule = номер правила или раздела: 1849-9.2.3 или просто 9.2
ui-help-search = только правила, в которых есть эти слова
ui-help-names = имена игроков в порядке мест
ui-help-seed-of-chance = зерно случайностей игры (0)
ui-help-save-to = куда сохранить партию
ui-help-game-file = сохранённая партия или запись 18xx.games
ui-help-game-file-or-folder = сохранённая партия или запись 18xx.games; или папка, из которой воспроизводятся все файлы .json
ui-help-until = только столько записей файла (все)
ui-help-other-profile = другой профиль, чем у сохранённой партии или чем { $record } для записей
ui-help-trace = записать всё положение после каждого действия
ui-help-menus = записать список возможностей перед каждым действием
ui-help-processes = для папки: сколько процессов играют (сколько есть у машины)
ui-help-record-to = куда сохранить запись
ui-help-audit-source = сохранённая партия или база данных сервера: её URL или файл SQLite (TRESHAM_DATABASE_URL)
ui-help-audit-title = в базе данных: только партии этой игры
ui-help-audit-running = в базе данных: только неоконченные партии
ui-help-series-profile = { $usual }, но для записей этого формата { $record }
ui-help-games = число партий (1)
ui-help-seed-of-series = то же зерно даёт те же партии (0)
ui-help-save-folder = сохранить каждую партию в эту папку
ui-help-format = формат файлов ({ $usual })
ui-help-source = сохранённая партия, запись 18xx.games или игра
ui-help-at = после какого по счёту действия (последнего)
ui-help-draw-to = куда нарисовать
ui-help-routes-source = задачи о маршрутах: одна в файле .json или по одной в строке файла .jsonl; с --company сохранённая партия или запись 18xx.games
ui-help-company = найти лучшие маршруты этой корпорации в партии; указать её символ
ui-help-history = пройти всю партию: что принесли маршруты и что могли бы принести
ui-help-nodes = закончить поиск в каждой задаче после стольких узлов (никогда)
ui-help-routes-to = куда нарисовать маршруты партии (out/ИГРА-routes.svg)
ui-help-report-to = куда записать страницу: один файл HTML, которому не нужны ни сеть, ни скрипты
ui-help-problem-files = задачи о маршрутах, .json или .jsonl (задачи из пробных партий)
ui-help-new-key = ключ игры, например 18XX; файл docs/rules/КЛЮЧ.md должен существовать
ui-help-root = рабочая копия tresham (текущая папка)

## Что говорит argparse; знаки процента — его собственные

ui-argparse-usage = использование:
ui-argparse-positionals = аргументы
ui-argparse-options = ключи
ui-argparse-help = показать эту справку и выйти
ui-argparse-error = %(prog)s: ошибка: %(message)s
ui-argparse-argument = аргумент %(argument_name)s: %(message)s
ui-argparse-required = не хватает аргументов: %s
ui-argparse-unrecognized = непонятные аргументы: %s
ui-argparse-expected-one = нужно одно значение
ui-argparse-not-a-number = это не целое число: %(value)r
ui-argparse-invalid-choice = такого варианта нет: %(value)r (возможны %(choices)s)
ui-argparse-ambiguous = неоднозначный ключ: %(option)s подходит к %(matches)s
ui-argparse-ignored = у этого ключа не бывает значения: %r
ui-argparse-meant = нет такого: { $word }; может быть, { $meant }?

## Сервер

ui-serving-at = tresham здесь: { $address } (Ctrl+C — остановить)
ui-account-made = Теперь есть учётная запись { $name }.
ui-account-changed = У { $name } теперь новый пароль; все сеансы и токены API завершены.
ui-account-exported = Всё, что хранится об участнике { $name }, теперь в файле { $file }.
ui-account-deleted = { $name } больше не участник: имени, ключей и заметок нет, ходы и места остались.
ui-account-password = Пароль:
ui-account-again = Ещё раз:
ui-backup-saved =
    Сохранено: { $file }, { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }

## Игры и партии в файлах

ui-title-key = Ключ
ui-title-name = Название
ui-title-profiles = Профили
ui-new-saved = Сохранено: { $file } ({ $title }; { $players }; профиль { $profile })
ui-export-saved =
    Сохранено: { $file }, { $count ->
        [one] { $count } действие
        [few] { $count } действия
       *[many] { $count } действий
    }
ui-draw-saved = Сохранено: { $file } ({ $title }, действие { $ply } из { $count })
ui-new-title-made =
    { $count ->
        [one] { $count } заготовка теста
        [few] { $count } заготовки тестов
       *[many] { $count } заготовок тестов
    }; теперь заполните map.py и papers.py и поставьте { $folder } на полку в titles

## Воспроизведение и проверка

ui-standing = { $name } { MONEY($worth) }
ui-replay-accepted =
    принято: { $entries ->
        [one] { $entries } запись
        [few] { $entries } записи
       *[many] { $entries } записей
    }, { $actions ->
        [one] { $actions } действие
        [few] { $actions } действия
       *[many] { $actions } действий
    }
ui-replay-refused = отклонено: запись { $number } из { $count } (id { $id }): { $code } [{ $rule }]
ui-replay-other-result = в файле указан другой итог: { $result }
ui-replay-differs = файл создан по другим правилам: его ход { $move } приводит здесь к другому положению; все расхождения покажет tresham audit
ui-replay-speed = действий в секунду без поиска маршрутов: { $speed } ({ NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } с)
ui-replay-folder =
    файлов: { $files }, { $failed ->
        [0] все приняты
       *[other] не принято: { $failed }
    }; действий: { $actions } за { NUMBER($seconds, maximumFractionDigits: 1) } с
ui-audit-finding = ход { $ply }: { $text }
ui-audit-more = … и ещё { $count }; полный список: --json
ui-audit-summary =
    { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
       *[many] { $moves } ходов
    }, расхождений с нынешними правилами: { $findings }
ui-audit-differs = положение после хода получается другим
ui-audit-game = партия { $id } ({ $title }, { $status ->
        [active] идёт
       *[finished] окончена
    }) { $name }
ui-audit-unreadable = не читается: { $problem }
ui-audit-games =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }; с расхождениями: { $differing }; не читается: { $unreadable }

## Игра ботов

ui-selfplay-game = Партия
ui-selfplay-seed = Зерно
ui-selfplay-actions = Действия
ui-selfplay-end = Конец
ui-selfplay-cause =
    { $cause ->
        [bank] банк разорён
        [bankrupt] банкротство
        [stock_market] конец рынка акций
        [one_player] остался один игрок
        [stalemate] игра зашла в тупик
        [schedule] сыграны все раунды
        [stranded] ни поезда, ни денег
        [agreement] по общему согласию
        [none] не окончена
       *[other] окончена
    }
ui-selfplay-summary =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, действий от { $low } до { $high }, медиана { NUMBER($median, maximumFractionDigits: 0) }; { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } с на партию
ui-selfplay-problem = партия { $game }: { $problem }
ui-selfplay-no-end = не окончена
ui-selfplay-untellable = не может быть записана в формате сайта; этого не будет с --profile { $profile }

## Маршруты

ui-routes-problem = Задача
ui-routes-worth = Прибыль
ui-routes-proven = Доказано
ui-routes-unproven = нет, не больше { $bound }
ui-routes-summary =
    { $count ->
        [one] { $count } задача
        [few] { $count } задачи
       *[many] { $count } задач
    }, не доказано: { $unproven }; медиана { $median } мс
ui-routes-of = Лучшие маршруты { $corporation }, действие { $ply } из { $count }
ui-routes-ply = Действие
ui-routes-best = Лучшая
ui-routes-left = Упущено
ui-routes-history =
    { $count ->
        [one] { $count } рейс
        [few] { $count } рейса
       *[many] { $count } рейсов
    } на { MONEY($earned) }; не лучших: { $missed }; упущено: { MONEY($left) }
ui-report-saved = Отчёт о { $title } в { $file }: раундов { $rounds }, ключевых событий { $moments }.
ui-routes-run = Маршрут
ui-routes-idle = стоит
ui-routes-total = Всего { MONEY($worth) }; доказано: больше получить нельзя
ui-routes-total-unproven = Всего { MONEY($worth) }; не доказано: возможно, удалось бы получить { MONEY($bound) }

## Скорость

ui-bench-calibration = мерный цикл: { NUMBER($time, maximumFractionDigits: 0) } мкс; нормы даны для машины, где он занимает { NUMBER($reference, maximumFractionDigits: 0) } мкс, и доля пересчитана на неё
ui-bench-calibration-loop = мерный цикл: { NUMBER($time, maximumFractionDigits: 0) } мкс; на машине, для которой даны нормы, { NUMBER($reference, maximumFractionDigits: 0) } мкс
ui-bench-games = партии (бот и число действий): { $games }
ui-bench-operation = Операция
ui-bench-measured = Измерено
ui-bench-unit = Единица
ui-bench-budget = Норма
ui-bench-ratio = Доля нормы
ui-bench-kept = В норме
ui-bench-over = НЕТ
ui-bench-pushes = Действие без поиска маршрутов, мкс
ui-bench-action = Вид действия
ui-bench-count = Число
ui-bench-median = Медиана
ui-bench-p99 = p99
ui-bench-routes = Лучшие маршруты, мс
ui-bench-problems = Задачи
ui-bench-worst = Худшее
ui-bench-unproven = Не доказано
ui-bench-number = { NUMBER($value, maximumFractionDigits: 6) }
ui-bench-share = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

ui-figure-copy = копия партии
ui-figure-pop = шаг назад
ui-figure-push-median = действие, медиана
ui-figure-push-p99 = действие, p99
ui-figure-replay-profile-18xx-games = воспроизведение, профиль 18xx.games
ui-figure-replay-profile-rulebook = воспроизведение, профиль rulebook
ui-figure-reach-full-map = досягаемость, вся карта
ui-figure-menu-of-layingtrack-late = список укладок тайлов, конец партии
ui-figure-random-game-menus-included = случайная партия вместе со списками возможностей
ui-figure-load-of-500-actions = загрузка 500 действий
ui-figure-solve-median = поиск маршрутов, медиана
ui-figure-solve-p99 = поиск маршрутов, p99

ui-unit =
    { $unit ->
        [microseconds] мкс
        [milliseconds] мс
        [seconds] с
       *[speed] действий/с
    }

## Жалобы, каждая в одну строку

ui-sorry-interrupted = прервано
ui-sorry-inside = внутренняя ошибка: { $error } (TRESHAM_DEBUG=1 покажет место)
ui-sorry-value = так не получится: { $detail }
ui-sorry-refused = отклонено: { $code } [{ $rule }]
ui-sorry-language = нет языка { $language }; есть { $known }
ui-sorry-no-title = нет игры { $title }; есть { $known }
ui-sorry-no-rule = в игре { $title } нет правила { $rule }; похожие: { $known }
ui-sorry-rule-words = ни одно правило игры { $title } не содержит { $words }
ui-sorry-rule-words-there = в игре { $title } в разделе { $rule } нет слов { $words }
ui-sorry-no-option = в игре { $title } нет дополнительных правил { $options }; есть { $known }
ui-sorry-option-needs = в игре { $title } правило { $option } действует только вместе с { $others }
ui-sorry-one-form = в игре { $title } можно выбрать только что-то одно: { $options }
ui-sorry-form-profile = { $title } с вариантом { $option } не играется в профиле { $profile }
ui-sorry-seats = число игроков в { $title }: от { $low } до { $high }, а не { $seats }
ui-sorry-no-profile = нет профиля { $profile }; есть { $known }
ui-sorry-names = у игроков должны быть разные имена, через запятую: Ann,Bob,Eve
ui-sorry-unshowable = в имени есть знаки, которые нельзя показать на экране
ui-sorry-port = { $host }:{ $port } — порт занят или недоступен; выберите другой --port
ui-sorry-workers = нужен хотя бы один процесс, а SQLite больше и не позволяет; для нескольких нужен --database postgresql://…
ui-sorry-served = { $database } уже обслуживает другой сервер, { $address }; сначала завершите его или выберите другую базу: --database
ui-sorry-database-newer = { $database } создана более новой версией tresham; установите её
ui-sorry-database-busy = { $database } занята другой программой ({ $reason }); повторите, когда та закончит
ui-sorry-database-full = { $database } не открыть: диск переполнен ({ $reason })
ui-sorry-database-read-only = в { $database } нельзя писать ({ $reason }); серверу нужна папка, доступная для записи
ui-sorry-database-not-there = { $database } не открыть ({ $reason }); есть ли такая папка и может ли сервер в неё писать?
ui-sorry-database-damaged = { $database } повреждена или не является базой данных ({ $reason }); замените её резервной копией
ui-sorry-database-silent = { $database } не отвечает: { $reason }
ui-sorry-setting = { $name }={ $value } в окружении не имеет смысла
ui-sorry-account = { $reason }
ui-sorry-no-account = Учётной записи { $name } нет.
ui-sorry-passwords-differ = это два разных пароля
ui-sorry-no-games = нужна хотя бы одна партия: --games 1
ui-sorry-no-ply = действия { $ply } нет; в партии есть действия от 0 до { $last }
ui-sorry-no-source = { $source }: это не файл и не игра; есть игры { $known }
ui-sorry-untellable = правила 18xx.games не допускают хода { $move } этой партии, поэтому записать её нельзя

ui-sorry-missing = { $file }: нет такого файла или папки
ui-sorry-is-folder = { $file }: это папка, а не файл
ui-sorry-not-folder = { $file }: часть этого пути — файл, а не папка
ui-sorry-forbidden = { $file }: нет прав доступа
ui-sorry-disk-full = { $file }: на диске нет места
ui-sorry-file = { $file }: не читается и не записывается ({ $code })
ui-sorry-not-text = { $file }: это не текстовый файл
ui-sorry-not-json = { $file }: это не JSON
ui-sorry-not-json-at = { $file }: это не JSON (строка { $line }, столбец { $column })
ui-sorry-no-game = { $file }: это не сохранённая партия ({ $format }) и не запись 18xx.games
ui-sorry-format = { $file }: это не сохранённая партия формата { $format }
ui-sorry-letters = { $file }: в имени есть знаки, которые нельзя записать
ui-sorry-damaged = { $file }: партия повреждена и не читается (TRESHAM_DEBUG=1 покажет место)
ui-sorry-damaged-move = { $file }: ход { $move } этой партии повреждён и не читается (TRESHAM_DEBUG=1 покажет причину)
ui-sorry-entries = { $file }: нет списка действий
ui-sorry-unreadable-entry =
    { $until ->
        [0] { $file }: запись { $number } (id { $id }) не читается: { $entry }
       *[other] { $file }: запись { $number } (id { $id }) не читается: { $entry } (до записи { $until } включительно файл читается)
    }
ui-sorry-no-entry = { $file }: записи { $number } нет; в файле есть записи от 1 до { $last }
ui-sorry-files-only = { $file }: { $option } годится только для одного файла
ui-sorry-no-files = { $file }: в этой папке нет файлов .json
ui-sorry-record-refused = { $file }: действие { $id } отклонено: { $code } [{ $rule }]; подробнее расскажет tresham replay
ui-sorry-audit-record = { $file }: в записи 18xx.games нет событий для сравнения; используйте tresham replay
ui-sorry-audit-what = укажите, что проверить: сохранённую партию или базу данных (URL или файл)
ui-sorry-databases-only = { $file }: { $option } годится только для баз данных
ui-sorry-no-database-url = это не адрес базы данных; он выглядит как sqlite:///ФАЙЛ или postgresql://…
ui-sorry-database = { $database }: база данных отказала: { $reason }
ui-sorry-backup-elsewhere = у PostgreSQL для этого есть своё средство: pg_dump --format=custom --file=ФАЙЛ БАЗА

ui-sorry-no-problem = { $file }: здесь нет задачи о маршрутах
ui-sorry-whose-runs = { $file }: это партия; укажите, чьи маршруты нужны: --company СИМВОЛ
ui-sorry-games-only = { $file }: { $option } годится только для партий; укажите, чьи маршруты нужны: --company СИМВОЛ
ui-sorry-not-with-history = { $file }: { $option } не годится вместе с --history: там рассматриваются все маршруты
ui-sorry-no-nodes = для поиска нужен хотя бы один узел: --nodes 1
ui-sorry-no-corporation = в игре { $title } нет корпорации { $symbol }; есть { $known }
ui-sorry-no-trains = у { $corporation } нет поездов после действия { $ply }

ui-sorry-key = { $key }: ключ игры выглядит как 1830 или 18CZ
ui-sorry-no-checkout = { $root }: это не рабочая копия tresham (нет папки src/tresham/titles)
ui-sorry-no-page = { $page }: сначала напишите правила, каждое — короткий абзац с номером вида { $example }
ui-sorry-no-rules = { $page }: номеров правил не найдено; они выглядят как { $example }
ui-sorry-taken = уже существует: { $files }

## Задачи

ui-help-puzzle = показать задачу дня или другую и оценить ответ на неё
ui-help-puzzle-day = задача другого дня
ui-help-puzzle-title = задача из этой игры
ui-help-puzzle-kind = о чём вопрос: лучшие маршруты, лучший тайл, наименьшее число акций или можно ли спасти корпорацию
ui-help-puzzle-level = от 1, легко, до 5, трудно
ui-help-puzzle-id = задача по имени, например 1849-runs-03
ui-help-puzzle-answer = ваш ответ; как его записать, говорит сама задача
ui-help-puzzle-solution = показать решение и доказательство
ui-help-puzzle-to = куда нарисовать карту (out/puzzle-ID.svg); с решением — и маршруты
ui-puzzle-more = С --id { $id } эта задача показывается в любой день; --solution показывает решение.
ui-sorry-no-puzzle = задачи { $id } нет; они называются { $known } и так далее
ui-sorry-no-level = уровня { $level } нет; у задач уровни от 1 до { $most }
ui-sorry-no-such-puzzles = такой задачи нет
ui-sorry-no-date = { $date } не дата; пишите её как 2026-11-30
ui-sorry-answer = { $complaint }
