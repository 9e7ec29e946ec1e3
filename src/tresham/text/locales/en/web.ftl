# The page's own words: buttons, headings, hints. Sentences about a game come from the other catalogues.

## The whole site

web-site = Site
web-lobby = Lobby
web-new-game = New game
web-to-lobby = To the lobby
web-nowhere = There is nothing here.
web-notices = Notices
web-close = Close
web-cancel = Cancel
web-save = Save
web-search = Search
web-filter = Filter
web-try-again = Try again
web-details = Details
web-trouble =
    { $sort ->
        [unreachable] The server does not answer. Try again in a moment.
        [unconfirmed] The server does not answer. Your last step is not confirmed; try it again when the connection is back.
        [unwell] The server is not well at the moment. Try again in a moment.
        [large] That is more than the server takes.
        [page] The page has stumbled. Load it again; nothing that was accepted is lost.
       *[refused] The server refused this. Load the page again; if it stays so, tell your host.
    }
web-language = Language
web-settings = Settings
web-theme = Theme
web-theme-name =
    { $theme ->
        [light] Light
        [dark] Dark
       *[auto] As the system
    }
web-your-name = Your name at the table
web-local-name = Player
web-confirm = Confirm tokens on the map
web-confirm-about = Without it the first click places the token.

## Accounts and invitations

web-sign-in = Sign in
web-sign-out = Sign out
web-sign-up = Create an account
web-name = Name
web-password = Password
web-password-hint = Ten characters or more; a sentence is easy to remember.
web-have-account = You have an account?
web-no-account = No account yet?
web-invitation = An invitation
web-invitation-about = Somebody keeps a seat for you at a table.
web-take-seat = Take the seat
web-sign-in-first = You need an account for it.

## The account, on the page of settings

web-account = Account
web-password-change = Change the password
web-password-old = Present password
web-password-new = New password
web-password-ends = Every other browser is signed out, and all API tokens end.
web-password-changed = The password is changed. Other browsers signed out: { $sessions }; API tokens ended: { $tokens }.
web-browsers = Browsers that are signed in
web-browser-unknown = Some browser
web-browser-this = this one
web-since = since { $day }
web-sign-out-others = Sign out all others
web-tokens = API tokens
web-tokens-about = A token lets a program look on or play in your name.
web-token-name = Name of the token
web-token-may = What it may do
web-token-scope =
    { $scope ->
        [play] look on and play
       *[read] only look on
    }
web-token-make = Make a token
web-token-secret = Copy the secret now: it is shown only once
web-token-end = End
web-your-data = Your data
web-export-account = Download what is kept about you
web-delete-account = Delete the account
web-delete-what-goes = Your name, password, settings, notes, sessions and API tokens are erased for good. Tables at which nobody else sits go too; the others pass to somebody who sits there.
web-delete-what-stays = Your moves stay, so that the others can play on. In games that have begun your seat is shown as left, under the name it is played under, and waits when it is to act.
web-delete-chat = Erase what I said at tables, too; otherwise it stays without my name
web-delete-for-good = Delete for good
web-account-deleted = Your account is deleted.

## Lobby

web-new-game-more = New game: seats, variants, table rules
web-you = You
web-import = Open a game file
web-import-about = Drop it here or choose it: saved games of tresham and of 18xx.games.
web-import-not-json = { $file } is not a game file.
web-import-until = Open it up to move { $move }
web-all-titles = All titles
web-your-move = Your move
web-in-progress = In progress
web-open-tables = Open tables
web-no-open-tables = Nobody is looking for players at the moment.
web-finished = Finished
web-play = Play
web-open = Open
web-watch = Watch
web-join = Join
web-look = Look
web-open-seat = open
web-seats-taken = { $taken } of { $count } seats taken
web-waiting-for = Waiting for { $names }

## New game

web-for-players = { $low } to { $high } players
web-seat-count = Seats
web-seat = Seat { $number }
web-seat-kind =
    { $kind ->
        [me] Me
        [local] Here
        [open] Open
       *[bot] Bot
    }
web-open-seat-about = Somebody who joins or is invited
web-bot = Bot
web-names-differ = Two seats are called { $name }: the names must differ.
web-random-order = Seats in random order
web-option-needs = { $option } is played only together with: { $others }.
web-add-them = Add
web-table-rules = Table rules: undo, visibility, routes, seed
web-table-name = Name of the table
web-seed = Seed
web-seed-any = any
web-undo = Undo
web-redo = Redo
web-undo-policy =
    { $policy ->
        [free] at any time
        [turn] in your own turn only
        [request] in your own turn, later by request
       *[none] never
    }
web-visibility = Who may watch
web-visible-to =
    { $who ->
        [public] everybody
        [link] everybody who has the link
       *[private] only the players
    }
web-route-help = Help with routes
web-route-help-kind =
    { $kind ->
        [best] show the best runs
        [check] only tell how far from the best
       *[none] none
    }
web-profile = Where rulebook and site differ
web-profile-name =
    { $profile ->
        [rulebook] by the rulebook
       *[other] as on { $profile }
    }
web-start-game = Start the game
web-open-table = Open the table
web-waiting-for-players = Waiting for players
web-sit-down = Sit down
web-free-seat = Free the seat
web-invite = Invite by link
web-invite-link = Send this link to whom you invite
web-listed = Everybody finds this table in the lobby and can sit down.
web-unlisted = This table is not in the lobby: only people who are invited by link can come.
web-list-it = Show it in the lobby
web-invitations = Invitations
web-any-seat = Any seat
web-invitation-holds = made { $made }, holds until { $day }
web-revoke = Revoke
web-sent-away = Sent away from this table
web-let-back = Let back in
web-host-starts = The host starts the game when all seats are taken.
web-leave = Leave the table
web-remove-table = Remove the table

## The table

web-leaves = Views of the table
web-tab =
    { $tab ->
        [map] Map
        [market] Market
        [ledger] Ledger
        [corporations] Corporations
        [trains] Trains and phases
        [tiles] Tiles
        [analysis] Analysis
        [log] Log
        [players] Players
       *[table] Table
    }
web-phone-tab =
    { $tab ->
        [play] Play
        [map] Map
        [money] Money
        [log] Log
       *[more] More
    }
web-players-and-log = Players and log
web-actions = What to do
web-sheet = Panel higher or lower
web-steps = Parts of the turn
web-your-turn = Your turn
web-line-lost = no connection, trying again
web-try-now = Try now
web-online = is here
web-offline = is away
web-seat-left = has left for good
web-liquid = Liquid
web-liquid-about = Cash, and what the shares would bring if sold now
web-certs-short = Certs
web-priority-short = priority
web-purse = What { $name } has to spend
web-promised = { $sum } in bids
web-next-to-operate = Next to operate
web-order = Order of operation
web-revenue-short = Revenue
web-order-short = No.
web-offering = Unsold
web-own = Own
web-no-seat = no seat
web-last-cert = last certificate
web-ledger = Ledger
web-deals = Dealings in { $corp }
web-dividend =
    { $kind ->
        [pay] paid out
        [withhold] withheld
       *[half] half paid out
    }
web-life =
    { $life ->
        [unfloated] not yet afloat
        [waiting] not yet started
        [closed] closed
        [taken_over] taken over
        [ready] closed, may be started again
       *[other] not in this game
    }
web-ending =
    { $cause ->
        [bank] the bank is broken
        [stock_market] end of the market reached
        [bankrupt] bankruptcy
        [one_player] one player left
        [stalemate] dead end
        [schedule] all rounds played
        [stranded] no train, no money
        [agreement] by agreement
       *[other] the end is near
    }

## The panel

web-choose-below =
    { $board ->
        [yes] Choose from the list or on the board
       *[no] Choose from the list
    }
web-to-raise =
    { $part ->
        [trains] Still to raise for the bank's cheapest train: { $sum }
       *[other] Still to raise: { $sum }
    }
web-can-raise =
    { $enough ->
        [yes] Selling shares can bring { $sum }: enough.
        [nothing] There is nothing to sell.
       *[no] Selling everything brings { $sum }, { $short } short.
    }
web-out-of-turn = for { $name }, out of turn
web-really = Really?
web-done = Done for this turn
web-rest-run = run for { $sum }
web-rest-pay = pay { $sum } a share
web-rest-price = price { $before } → { $after }
web-rest-done = done
web-rest-instead = Run the best instead: { $rest }
web-group =
    { $group ->
        [answer] An offer
        [auction] Auction
        [draft] { round-draft }
        [par] Par price
        [map] On the map
        [dividend] Dividend
        [shares] Shares
        [for_corporation] Instead: for one of your corporations
        [trains] Trains
        [privates] { ui-privates }
       *[other] Other
    }
web-protection =
    { $shares ->
        [one] { $shares } share of { $corp } was sold
       *[other] { $shares } shares of { $corp } were sold
    }. Its { -president } may take over all of it at that price; then the price stays.
web-click-hex =
    { $count ->
        [one] Click the lit hex on the map.
       *[other] Click one of the { $count } lit hexes on the map.
    }
web-par-in-market = Choose on the stock market
web-run-for = Run for { $sum }
web-lay = Lay tile { $tile } on { $hex }
web-lay-for = Lay tile { $tile } on { $hex } for { $sum }
web-buy-short =
    { $from ->
        [pool] Buy { $count }: { $sum } (pool)
        [player] Buy { $count }: { $sum } (player)
        [own] Buy { $count }: { $sum } (treasury)
       *[other] Buy { $count }: { $sum }
    }
web-sell-short = Sell { $count }: { $sum }
web-on-papers =
    { $certs ->
        [one] { $certs } certificate
       *[other] { $certs } certificates
    }{ $president ->
        [yes] , with the { -president }'s
       *[no] {""}
    }
web-do-with-sum =
    { $verb ->
        [bid] Bid { $sum }
        [offer] Offer { $sum }
        [sell_private] Sell for { $sum }
        [lower_lot] Lower to { $sum }
        [repay_debt] Pay back { $sum }
       *[other] Buy for { $sum }
    }
web-amount-of = Amount: { $label }
web-face-value = face value { $sum }
web-income = income { $sum }
web-effect-price = price of { $corp } goes to { $price }
web-effect-reissue =
    { $shares ->
        [one] { $shares } share goes
       *[other] { $shares } shares go
    } to the IPO at a par of { $price }
web-effect-phase = phase { $phase } begins
web-effect-enough = that is enough
web-effect-lacks = { $sum } still missing after it
web-effect-shuts = these trains cannot be bought any more after it: { $trains }
web-effect-rust = { $train }{ -train }s rust: { $owners }
web-not-allowed =
    { $count ->
        [one] { $count } thing is not allowed now
       *[other] { $count } things are not allowed now
    }
web-request-sent = The others were asked.
web-agree = Agree
web-refuse = Refuse
web-would-end = { $names } would end the game here.
web-end-or-play-on = If all agree, it is over at once and is scored as it stands. If you would rather play on, just do so.
web-not-agreed = Not yet agreed: { $names }
web-end-game = End the game here
web-end-game-about = The game is over as soon as all players agree, and is scored as it stands. Until then it goes on. Whoever does more than pass takes the agreement back.
web-end-game-ask =
    { $who ->
        [others] Shall the game end here? It is over if the others agree too: { $names }.
       *[here] Shall the game end here? It is over at once, for all at this screen.
    }

## Log, history, what-if

web-log-filter =
    { $filter ->
        [log] Log
        [chat] Chat
       *[all] All
    }
web-earlier = Show what was before
web-nothing-yet = Nothing yet.
web-no-such-rule = No rule says anything of these words.
web-look-at-ply = Look at the table after ply { $ply }
web-say-something = Say something
web-send = Send
web-history = History
web-history-at = History: ply { $at } of { $ply }
web-history-about = You see the table as it stood. Nobody else is affected.
web-first = To the beginning
web-step-back = Step back
web-step-forward = Step forward
web-present = Back to the present
web-what-if = What if
web-what-if-about = Play on from here for yourself, for every seat. The real game stays as it is.
web-branch-name = Name of the branch
web-branch-at = ply { $ply }
web-branch-shared = The others may look at it
web-branch-from = Begin a branch after ply { $ply }
web-branch-band = What if: { $name }
web-from-ply = from ply { $ply }
web-notes = Notes
web-notes-about = Only you see them.
web-notes-saved = Notes saved.
web-take-away = Download
web-this-table = This table
web-rules = rules
web-rules-of = Rules of { $title }
web-contents = Contents

## Keys

web-keys = Keys
web-key-does =
    { $what ->
        [primary] the main button
        [finish] run, pay, done; or done for this turn
        [pass] pass, or decline this part of the turn
        [withhold] withhold the revenue
        [buy-train] buy the next train
        [choices] go to what may be chosen (again: under the next heading; arrows: one further)
        [undo] undo
        [redo] redo
        [turn] turn the tile
        [next-tile] another tile
        [alone] only the map, or back to the table
        [fold] fold the panel, or players and log
        [step] a step back or forward in the history
        [ends] to the beginning, to the present
        [tabs] map, market, ledger, corporations, trains, tiles
        [chat] say something
        [cancel] put the choice back
       *[help] this help
    }
web-mouse-does = A press near a side of a lit hex shows track that leads there; the wheel goes through all tiles and turns. Shift and a press on another hex: do what is shown, and go on there.
