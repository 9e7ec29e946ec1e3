# The lobby: the shelf of titles, the lists of tables, and what may be done with a table.

## The shelf

lobby-shelf = Games to play
lobby-map-of = Map of { $title }
lobby-against-bots = Against bots
lobby-hot-seat = Hot-seat
lobby-more = Seats and variants
lobby-people = Names for the hot-seat
lobby-people-about = The order is drawn when the game begins; the page says whose turn it is.
lobby-person = Player { $number }
lobby-too-many = { $title } is for { $most } players at most.

## Lists

lobby-tables = Tables
lobby-find = Name, player or title
lobby-view =
    { $view ->
        [turn] Your move
        [running] Running
        [open] Open
        [finished] Finished
        [archived] Archive
       *[all] All
    }
lobby-title-filter = Title
lobby-with = Who plays
lobby-with-whom =
    { $whom ->
        [bots] with bots
        [people] people only
       *[all] bots or people
    }
lobby-nothing-found = No table is like that.
lobby-all-turns = Your move at { $count } tables: show all
lobby-show-more = Show more

## A table

lobby-with-names = With { $names }
lobby-moved = moved { $when }
lobby-is-here =
    { $count ->
        [one] { $names } is there now
       *[other] { $names } are there now
    }
lobby-watching =
    { $count ->
        [one] { $count } looks on
       *[other] { $count } look on
    }
lobby-manage = { $name }: name, archive, remove
lobby-rename = Rename
lobby-archive = Put in the archive
lobby-unarchive = Take out of the archive
lobby-archived = { $name } is in your archive.
lobby-remove-about = It goes for good, with all its moves and what-ifs.
lobby-remove-now = Remove for good
lobby-kept-by = It can be removed when these agree too: { $names }. They find it in their lobby.
lobby-may-go = It may be removed
lobby-may-go-about = As far as you are concerned, the owner may remove it. A further move takes your word back.

## Around

lobby-next-person = { $name }, your turn
lobby-missing =
    { $what ->
        [name] Seat { $number } has no name yet.
        [twice] Two seats have the same name.
       *[options] A variant lacks another one that it is played with.
    }
