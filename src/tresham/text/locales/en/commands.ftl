# What the command line says. Names of commands and options, and what stands in upper case for them, are typed as shown.

## Help: commands

ui-help-tresham = 18xx railway games: play, replay, study.
ui-overview = tresham play starts a game in the browser. What else there is:
ui-overview-more = tresham COMMAND --help says more about one of them.
ui-help-play = play in the browser: a server for this machine alone, and its page
ui-help-serve = run a server for a whole club
ui-help-account = make an account on a server, or give its owner a new password
ui-help-backup = copy the database of a server while it runs (SQLite)
ui-help-watch = watch a whole game between bots in the terminal, with its log and the final board
ui-help-titles = list the titles: key, name, player range, options, profiles
ui-help-rules = read the rules of a title, in your language: all, one by its number, or those with certain words
ui-help-new = begin a game and save it
ui-help-replay = play a saved game or an 18xx.games record through all checks, or all of a folder
ui-help-export = write a game as an 18xx.games record
ui-help-audit = list the moves that the present rules would judge otherwise: of a saved game, or of all games of a server
ui-help-selfplay = let bots play many games
ui-help-draw = draw the map of a title, or of a game after any ply
ui-help-routes = find the best runs and prove it: for route problems in a file, or for a corporation in a game
ui-help-report = write the report of a game: standings, charts, key moments, left on the table, the map phase by phase
ui-help-bench = measure speed against the budgets
ui-help-bench-title = measure games of this title; by default mostly 1830
ui-help-bench-routes = measure how fast the best runs are found
ui-help-new-title = make the folder of a new title, with a pending test per rule

## Help: what may follow

ui-meta-command = COMMAND
ui-meta-title = TITLE
ui-meta-file = FILE
ui-meta-folder = DIR
ui-meta-key = KEY
ui-meta-ply = PLY
ui-meta-symbol = SYM
ui-meta-rule = RULE
ui-meta-words = WORDS
ui-meta-address = ADDRESS
ui-meta-name = NAME

ui-help-version = show the version and leave
ui-help-json = for scripts: JSON on standard output
ui-help-language = en, ru or pl; as your system is set if not named
ui-help-options = optional rules, with commas between them
ui-help-profile = how doubtful points are settled ({ $usual })
ui-help-seats = how many (3, if the title allows)
ui-help-bot = who plays ({ $usual })
ui-help-what-to-play = what to play ({ $usual })
ui-help-what-to-start = begin with this title at once
ui-help-host = where to listen (127.0.0.1: for this machine alone)
ui-help-port = at which port (1830; play takes a free one if that is taken)
ui-help-database = where the games are kept: sqlite:///FILE or postgresql://…
ui-help-no-browser = print the address, open nothing
ui-help-mode = with accounts, or local: without them ({ $usual })
ui-help-workers = how many processes (1; more need PostgreSQL)
ui-help-account-name = whose account
ui-help-backup-file = where to put the copy; it must not exist yet
ui-help-account-export = write everything that is kept about the member to a file, as JSON
ui-help-account-delete = delete the account; its moves stay, so that the games of others go on
ui-help-account-erase-chat = with --delete: what the member said at tables goes too
ui-help-seed-of-game = the same seed plays the same game
ui-help-final-board = where to draw the final board (out/TITLE.svg)
ui-help-title = key of the title, such as 1830
ui-help-rule = the number of a rule, or of a section: 1849-9.2.3 or just 9.2
ui-help-search = only rules in which these words stand
ui-help-names = their names, in the order of the seats
ui-help-seed-of-chance = of the title's chance (0)
ui-help-save-to = where to save the game
ui-help-game-file = a saved game or an 18xx.games record
ui-help-game-file-or-folder = a saved game or an 18xx.games record; or a folder, of which all .json files are played
ui-help-until = only so many entries of the file (all)
ui-help-other-profile = another profile than the saved game's, or than { $record } for records
ui-help-trace = write the whole table after every action
ui-help-menus = write the menu before every action
ui-help-processes = for a folder: how many processes play (as many as the machine has)
ui-help-record-to = where to write the record
ui-help-audit-source = a saved game, or a server's database: its URL or the file of SQLite (TRESHAM_DATABASE_URL)
ui-help-audit-title = of a database: only games of this title
ui-help-audit-running = of a database: only games that are not over
ui-help-series-profile = { $usual }, but { $record } for records of that format
ui-help-games = how many (1)
ui-help-seed-of-series = the same seed plays the same games (0)
ui-help-save-folder = write each game into this folder
ui-help-format = of the files ({ $usual })
ui-help-source = a saved game, an 18xx.games record, or a title
ui-help-at = after so many actions (the last)
ui-help-draw-to = where to draw
ui-help-routes-source = route problems: one in a .json file, or one a line in a .jsonl file; with --company, a saved game or an 18xx.games record
ui-help-company = solve the position of this corporation, such as PRR, in a game
ui-help-history = go through a whole game: what its runs earned, and what they could have earned
ui-help-nodes = end the search for each problem after so many nodes (never)
ui-help-routes-to = where to draw the runs of a game (out/TITLE-routes.svg)
ui-help-report-to = where to write the page: one HTML file that needs neither network nor script
ui-help-problem-files = route problems, .json or .jsonl (those of the sample games)
ui-help-new-key = key of the title, such as 18XX; docs/rules/KEY.md must exist
ui-help-root = the checkout of tresham (here)

## What argparse says; the percent signs are its own

ui-argparse-usage = usage:
ui-argparse-positionals = arguments
ui-argparse-options = options
ui-argparse-help = show this help and leave
ui-argparse-error = %(prog)s: error: %(message)s
ui-argparse-argument = argument %(argument_name)s: %(message)s
ui-argparse-required = the following arguments are required: %s
ui-argparse-unrecognized = unrecognized arguments: %s
ui-argparse-expected-one = expected one argument
ui-argparse-not-a-number = not a whole number: %(value)r
ui-argparse-invalid-choice = invalid choice: %(value)r (choose from %(choices)s)
ui-argparse-ambiguous = ambiguous option: %(option)s could match %(matches)s
ui-argparse-ignored = this option takes no value: %r
ui-argparse-meant = there is no { $word }; did you mean { $meant }?

## Serving

ui-serving-at = tresham is at { $address } (Ctrl+C ends it)
ui-account-made = There is an account for { $name } now.
ui-account-changed = { $name } has a new password now; all sessions and API tokens have ended.
ui-account-exported = What is kept about { $name } is in { $file } now.
ui-account-deleted = { $name } is a former member now: name, keys and notes are gone, moves and seats stay.
ui-account-password = Password:
ui-account-again = Once more:
ui-backup-saved =
    Saved: { $file }, { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }

## Titles, games as files

ui-title-key = Key
ui-title-name = Name
ui-title-profiles = Profiles
ui-new-saved = Saved: { $file } ({ $title }; { $players }; profile { $profile })
ui-export-saved =
    Saved: { $file }, { $count ->
        [one] { $count } action
       *[other] { $count } actions
    }
ui-draw-saved = Saved: { $file } ({ $title }, ply { $ply } of { $count })
ui-new-title-made =
    { $count ->
        [one] { $count } pending test
       *[other] { $count } pending tests
    }; now fill map.py and papers.py, and put { $folder } on the shelf in titles

## Replay and audit

ui-standing = { $name } { MONEY($worth) }
ui-replay-accepted =
    accepted: { $entries ->
        [one] { $entries } entry
       *[other] all { $entries } entries
    }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
ui-replay-refused = refused: entry { $number } of { $count } (id { $id }): { $code } [{ $rule }]
ui-replay-other-result = the file tells another result: { $result }
ui-replay-differs = the file was made under other rules: its move { $move } leads to another position here; tresham audit lists what is judged otherwise
ui-replay-speed = { $speed } actions per second, routes aside ({ NUMBER($seconds, minimumFractionDigits: 3, maximumFractionDigits: 3) } s)
ui-replay-folder =
    { $files ->
        [one] { $files } file
       *[other] { $files } files
    }, { $failed ->
        [0] all of them accepted
       *[other] { $failed } failed
    }; { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } in { NUMBER($seconds, maximumFractionDigits: 1) } s
ui-audit-finding = move { $ply }: { $text }
ui-audit-more = … and { $count } more; --json lists all
ui-audit-summary =
    { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }, { $findings } judged otherwise
ui-audit-differs = the table afterwards differs
ui-audit-game = game { $id } ({ $title }, { $status ->
        [active] running
       *[finished] finished
    }) { $name }
ui-audit-unreadable = cannot be read: { $problem }
ui-audit-games =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }; judged otherwise: { $differing }; unreadable: { $unreadable }

## Selfplay

ui-selfplay-game = Game
ui-selfplay-seed = Seed
ui-selfplay-actions = Actions
ui-selfplay-end = End
ui-selfplay-cause =
    { $cause ->
        [bank] bank broken
        [bankrupt] bankruptcy
        [stock_market] end of the market
        [one_player] one player left
        [stalemate] dead end
        [schedule] all rounds played
        [stranded] no train, no money
        [agreement] by agreement
        [none] not finished
       *[other] finished
    }
ui-selfplay-summary =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $low } to { $high } actions, median { NUMBER($median, maximumFractionDigits: 0) }; { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s a game
ui-selfplay-problem = game { $game }: { $problem }
ui-selfplay-no-end = did not end
ui-selfplay-untellable = cannot be told in a record of the site; --profile { $profile } avoids that

## Routes

ui-routes-problem = Problem
ui-routes-worth = Revenue
ui-routes-proven = Proven
ui-routes-unproven = no, at most { $bound }
ui-routes-summary =
    { $count ->
        [one] { $count } problem
       *[other] { $count } problems
    }, { $unproven } unproven; median { $median } ms
ui-routes-of = Best runs of { $corporation }, ply { $ply } of { $count }
ui-routes-ply = Ply
ui-routes-best = Best
ui-routes-left = Left
ui-routes-history =
    { $count ->
        [one] { $count } run
       *[other] { $count } runs
    } for { MONEY($earned) }; below the best: { $missed }; left on the table: { MONEY($left) }
ui-report-saved = Report of { $title } in { $file }: { $rounds } rounds, { $moments } key moments.
ui-routes-run = Run
ui-routes-idle = stays idle
ui-routes-total = { MONEY($worth) } in all; proven, no runs earn more
ui-routes-total-unproven = { MONEY($worth) } in all; not proven, perhaps { MONEY($bound) } could be had

## Bench

ui-bench-calibration = calibration loop: { NUMBER($time, maximumFractionDigits: 0) } µs; the budgets are for a machine that takes { NUMBER($reference, maximumFractionDigits: 0) } µs, and their use is scaled to that
ui-bench-calibration-loop = calibration loop: { NUMBER($time, maximumFractionDigits: 0) } µs, against { NUMBER($reference, maximumFractionDigits: 0) } µs on the machine that the budgets are for
ui-bench-games = games (bot and actions): { $games }
ui-bench-operation = Operation
ui-bench-measured = Measured
ui-bench-unit = Unit
ui-bench-budget = Budget
ui-bench-ratio = Of budget
ui-bench-kept = Kept
ui-bench-over = NO
ui-bench-pushes = Push, routes aside, µs
ui-bench-action = Action
ui-bench-count = Count
ui-bench-median = Median
ui-bench-p99 = p99
ui-bench-routes = Best runs, ms
ui-bench-problems = Problems
ui-bench-worst = Worst
ui-bench-unproven = Unproven
ui-bench-number = { NUMBER($value, maximumFractionDigits: 6) }
ui-bench-share = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }

ui-figure-copy = copy
ui-figure-pop = pop
ui-figure-push-median = push, median
ui-figure-push-p99 = push, p99
ui-figure-replay-profile-18xx-games = replay, profile 18xx.games
ui-figure-replay-profile-rulebook = replay, profile rulebook
ui-figure-reach-full-map = reach, full map
ui-figure-menu-of-layingtrack-late = menu of tile lays, late
ui-figure-random-game-menus-included = random game, menus included
ui-figure-load-of-500-actions = load of 500 actions
ui-figure-solve-median = routes, median
ui-figure-solve-p99 = routes, p99

ui-unit =
    { $unit ->
        [microseconds] µs
        [milliseconds] ms
        [seconds] s
       *[speed] actions/s
    }

## Complaints, each in one line

ui-sorry-interrupted = interrupted
ui-sorry-inside = something went wrong inside: { $error } (TRESHAM_DEBUG=1 shows where)
ui-sorry-value = this cannot be done: { $detail }
ui-sorry-refused = refused: { $code } [{ $rule }]
ui-sorry-language = no language { $language }; there are { $known }
ui-sorry-no-title = no title { $title }; there are { $known }
ui-sorry-no-rule = { $title } has no rule { $rule }; near it: { $known }
ui-sorry-rule-words = no rule of { $title } contains { $words }
ui-sorry-rule-words-there = in { $title }, nothing under { $rule } contains { $words }
ui-sorry-no-option = { $title } has no option { $options }; it has { $known }
ui-sorry-option-needs = { $title } is played with { $option } only together with { $others }
ui-sorry-one-form = { $title } is played as one of these, not as several of them: { $options }
ui-sorry-form-profile = { $title } with { $option } is not played in the profile { $profile }
ui-sorry-seats = { $title } is for { $low } to { $high } players, not { $seats }
ui-sorry-no-profile = no profile { $profile }; there are { $known }
ui-sorry-names = the players must have different names, with commas between them: Ann,Bob,Eve
ui-sorry-unshowable = a name contains letters that cannot be shown on a screen
ui-sorry-port = { $host }:{ $port } is taken or may not be used; choose another --port
ui-sorry-workers = there must be at least one process, and SQLite allows no more; several need --database postgresql://…
ui-sorry-served = { $database } is served already, at { $address }; end that server first, or choose another --database
ui-sorry-database-newer = { $database } was made by a newer version of tresham; install that one
ui-sorry-database-busy = { $database } is in use by another program ({ $reason }); try again when that has ended
ui-sorry-database-full = { $database } cannot be opened: the disk is full ({ $reason })
ui-sorry-database-read-only = { $database } cannot be written to ({ $reason }); a server needs a folder where it may write
ui-sorry-database-not-there = { $database } cannot be opened ({ $reason }); is there such a folder, and may the server write to it?
ui-sorry-database-damaged = { $database } is damaged or is no database ({ $reason }); put a backup in its place
ui-sorry-database-silent = { $database } does not answer: { $reason }
ui-sorry-setting = { $name }={ $value } in the environment makes no sense
ui-sorry-account = { $reason }
ui-sorry-no-account = There is no account for { $name }.
ui-sorry-passwords-differ = these were two different passwords
ui-sorry-no-games = there must be at least one game: --games 1
ui-sorry-no-ply = there is no ply { $ply }; the game has plies 0 to { $last }
ui-sorry-no-source = { $source }: neither a file nor a title; titles are { $known }
ui-sorry-untellable = the rules of 18xx.games do not allow move { $move } of this game, so there is no record of it

ui-sorry-missing = { $file }: no such file or folder
ui-sorry-is-folder = { $file }: this is a folder, not a file
ui-sorry-not-folder = { $file }: a part of this path is a file, not a folder
ui-sorry-forbidden = { $file }: no permission
ui-sorry-disk-full = { $file }: the disk is full
ui-sorry-file = { $file }: cannot be read or written ({ $code })
ui-sorry-not-text = { $file }: not a text file
ui-sorry-not-json = { $file }: not JSON
ui-sorry-not-json-at = { $file }: not JSON (line { $line }, column { $column })
ui-sorry-no-game = { $file }: neither a saved game ({ $format }) nor an 18xx.games record
ui-sorry-format = { $file }: not a saved game of the format { $format }
ui-sorry-letters = { $file }: a name contains letters that cannot be written
ui-sorry-damaged = { $file }: the game is damaged and cannot be read (TRESHAM_DEBUG=1 shows where)
ui-sorry-damaged-move = { $file }: move { $move } of the game is damaged and cannot be read (TRESHAM_DEBUG=1 shows why)
ui-sorry-entries = { $file }: there is no list of actions
ui-sorry-unreadable-entry =
    { $until ->
        [0] { $file }: entry { $number } (id { $id }) cannot be read: { $entry }
       *[other] { $file }: entry { $number } (id { $id }) cannot be read: { $entry } (readable up to entry { $until })
    }
ui-sorry-no-entry = { $file }: there is no entry { $number }; the file has entries 1 to { $last }
ui-sorry-files-only = { $file }: { $option } is for a single file only
ui-sorry-no-files = { $file }: there are no .json files in this folder
ui-sorry-record-refused = { $file }: action { $id } is refused: { $code } [{ $rule }]; tresham replay says more
ui-sorry-audit-record = { $file }: an 18xx.games record has no events to compare with; use tresham replay
ui-sorry-audit-what = say what to look at: a saved game, or a database by its URL or its file
ui-sorry-databases-only = { $file }: { $option } is for databases only
ui-sorry-no-database-url = this is not the address of a database; it looks like sqlite:///FILE or postgresql://…
ui-sorry-database = { $database }: the database refuses: { $reason }
ui-sorry-backup-elsewhere = PostgreSQL has its own tool for this: pg_dump --format=custom --file=FILE DATABASE

ui-sorry-no-problem = { $file }: there is no route problem here
ui-sorry-whose-runs = { $file }: this is a game; say whose runs you want: --company SYM
ui-sorry-games-only = { $file }: { $option } is for games only; say whose runs you want: --company SYM
ui-sorry-not-with-history = { $file }: { $option } makes no sense with --history, which looks at every run
ui-sorry-no-nodes = the search needs at least one node: --nodes 1
ui-sorry-no-corporation = { $title } has no corporation { $symbol }; it has { $known }
ui-sorry-no-trains = { $corporation } has no trains after ply { $ply }

ui-sorry-key = { $key }: the key of a title looks like 1830 or 18CZ
ui-sorry-no-checkout = { $root }: not a checkout of tresham (there is no src/tresham/titles)
ui-sorry-no-page = { $page }: write the rules first, each a short paragraph with an id such as { $example }
ui-sorry-no-rules = { $page }: no rule ids found; they look like { $example }
ui-sorry-taken = already there: { $files }

## Puzzles

ui-help-puzzle = show the puzzle of the day, or another one, and judge an answer to it
ui-help-puzzle-day = the puzzle of another day
ui-help-puzzle-title = a puzzle of this title
ui-help-puzzle-kind = what is asked: the best runs, the best tile, the fewest shares to be sold, or whether a corporation can be saved
ui-help-puzzle-level = from 1, easy, to 5, hard
ui-help-puzzle-id = a puzzle by its name, such as 1849-runs-03
ui-help-puzzle-answer = your answer; the puzzle tells how it is written
ui-help-puzzle-solution = tell the solution and its proof
ui-help-puzzle-to = where to draw the board (out/puzzle-ID.svg); with a solution, its runs too
ui-puzzle-more = With --id { $id } it is this one on every day; --solution tells the solution.
ui-sorry-no-puzzle = there is no puzzle { $id }; they are called { $known } and so on
ui-sorry-no-level = there is no level { $level }; puzzles have levels from 1 to { $most }
ui-sorry-no-such-puzzles = there is no puzzle of that kind
ui-sorry-no-date = { $date } is no date; write it as 2026-11-30
ui-sorry-answer = { $complaint }
