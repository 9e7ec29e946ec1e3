# What the server refuses at a table, and why; the rules of the games have their own sentences in refusals.ftl.

api-malformed = The server does not understand this request ({ $where }). If you did not write it yourself, load the page again.
api-not-signed-in = Please sign in first.
api-not-allowed = This is not allowed.
api-not-found = There is nothing here.
api-method-not-allowed = This cannot be done here.

## Tables

api-no-such-table = There is no such table.
api-unreadable-game = This game cannot be read: it is damaged, or comes from another version of the program.
api-table-open = The game has not begun yet.
api-table-active = The game has begun already.
api-table-finished = The game is over.
api-not-owner = Only the owner of the table can do this.
api-table-kept = Others play here, and their moves would go too. These have to agree first: { $names }.
api-what-if-of-others = What-ifs that others have begun from this game would go with it: { $names }. You can put the table in your archive.
api-not-seated = Only those who sit at the table can do this.
api-already-seated = You have a seat at this table already.
api-no-open-seat = This seat is not open any more.
api-nobody-there = Nobody sits there.
api-barred = The owner of this table sent you away; only the owner can let you back in.
api-name-twice = The name { $name } is taken at this table.
api-name-of-member = { $name } is the name of another member; only that member can sit under it.
api-seat-without-name = Seat { $number } needs a name.
api-seat-and-bot = Seat { $number } is not for a bot.
api-no-bot = There is no bot { $bot }; there are: { $known }.
api-no-title = There is no title { $title }; there are: { $known }.
api-no-option = { $title } has no variant { $options }.
api-option-needs = In { $title }, { $option } is played only together with: { $others }.
api-one-form = { $title } is played as one of these, not as several of them: { $options }.
api-form-profile = In { $title }, { $option } is not played in the profile { $profile }.
api-no-profile = There is no rule profile { $profile }; there are: { $known }.
api-seat-count = { $title } is for { $low } to { $high } players, not { $seats }.
api-no-document = There is no game in this file that can be opened here: saved games of tresham and records of 18xx.games can be.
api-other-rules = The file was made under other rules: here its move { $number } leads to another position. As it was, the game can be opened up to move { $until }.
api-unreadable-entry =
    { $until ->
        [0] Move { $number } of the file cannot be read.
       *[other] Move { $number } of the file cannot be read. The game can be opened up to move { $until }.
    }
api-refused-entry =
    { $until ->
        [0] Move { $number } of the file is refused: { $reason }
       *[other] Move { $number } of the file is refused: { $reason } The game can be opened up to move { $until }.
    }
api-most-tables = You have { $most } tables, and there is room for no more: take one away first.
api-most-branches = You have { $most } what-ifs, and there is room for no more: take one away first.
api-most-bot-tables =
    { $most ->
        [one] A table of yours is
       *[other] { $most } tables of yours are
    } being played by bots alone: wait until a game is over, or take one away.

## Moves

api-stale = Somebody has moved in the meantime; look at the table again.
api-not-your-seat = It is not for you to decide this.
api-no-action = This is no action of the game.
api-no-lesson = There is no such lesson.
api-habits-of-lesson = A lesson is for you alone, and every step can be taken back; this cannot be changed.
api-no-such-ply = The game has no such move.
api-no-such-hex = There is no hex { $hex } on the map.
api-no-such-corporation = There is no corporation { $corp }.
api-cannot-finish = The turn cannot be finished in one go: there is a choice to make.
api-no-route-help = At this table the best runs are not shown.
api-no-such-puzzle = There is no puzzle { $id }.
api-unread-answer = This is no answer to a puzzle of the kind { $kind }: { $what }
api-no-what-if = This can be done in a what-if only.
api-analysis-failed = The analysis broke off. Please try again.
api-untellable = This game cannot be written as a record of 18xx.games.
api-long-game = This game has { $most } moves; it cannot be played on.
api-unknown-field = This action has no field { $field }.

## Undo

api-undo-never = At this table nothing is taken back.
api-undo-own-turn = Only your own turn can be taken back, until somebody else has acted.
api-nothing-to-undo = There is nothing to take back.
api-nothing-to-redo = There is nothing to restore.
api-redo-own = Only whoever took a move back can restore it.
api-no-such-request = There is no such request.
api-request-closed = This request is settled already, or play has gone on.
api-request-not-yours = This request does not wait for your answer.
api-already-asked = You have asked already; the others have yet to answer.

## Log

log-undo =
    { $count ->
        [one] { $name } takes back: { $what }
       *[other] { $name } takes back { $count } moves, from this one on: { $what }
    }
log-redo =
    { $count ->
        [one] { $name } restores: { $what }
       *[other] { $name } restores { $count } moves, from this one on: { $what }
    }
log-undo-asked =
    { $count ->
        [one] { $name } asks to take back: { $what }
       *[other] { $name } asks to take back { $count } moves, from this one on: { $what }
    }
