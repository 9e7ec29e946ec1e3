# What the server says at the door: accounts, limits, and requests that are none.

## Accounts

api-wrong-password = The name or the password is wrong.
api-bad-name = A name has 1 to { $most } letters or digits; spaces, hyphens, dots and apostrophes may stand among them.
api-name-too-long = Written out letter by letter this name is longer than { $most } signs.
api-mixed-name = A name is written in one alphabet; { $name } mixes several.
api-bad-password = A password has { $least } to { $most } characters and is not the name itself.
api-common-password = This password is among the first that are tried; choose one that nobody thinks of, such as several words.
api-name-taken = The name { $name } is taken.
api-name-alike = { $name } looks like the name of another member; choose one that can be told apart.
api-no-accounts = There are no accounts here: everything on this machine is yours.
api-registration-closed = New accounts are made by the host of this server only.
api-invitation-needed = New accounts are for those who follow an invitation to a table.
api-no-invitation = This invitation does not hold any more.
api-invitation-spent = This invitation makes no more accounts; ask for a new one.
api-too-many-invitations = A table can have no more than { $most } invitations; revoke one that is not needed.
api-only-in-person = This can be done in the browser only, not with a token.
api-bad-token = This token is not known here.
api-scope = This token does not allow that; it would need { $scope }.
api-too-many-tokens = There can be no more than { $most } tokens; remove one that is not used.

## Limits

api-too-many =
    Too many requests; try again in { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }.
api-too-large = This is too large: no more than { $most } bytes.
api-too-deep = This is nested too deeply: no more than { $most } levels.
api-too-many-values = This holds too much: no more than { $most } values.
api-too-many-streams = Too many lines are open at once: close a window, or wait a little.
api-asked-at-once = You have asked for much at once; wait until the first answers are here.
api-import-twice = Another game of yours is still being read: one at a time.
api-imports-full = Other games are being read just now: try again in a few seconds.
api-import-failed = The server did not come to an end with this game, and nothing was kept: try again in a few seconds.
api-not-json = The body of a request must be application/json, not { $kind }.

## Other sites

api-other-host = This server does not answer to that name.
api-cross-site = Another site asked for this; it was refused.
api-csrf = The page is out of date or the request came from elsewhere; reload the page.

## Trouble

api-inside = Something went wrong inside the server; reload the page to see how the table stands.
api-unwell = Not everything works here: { $parts }.
api-busy = The server has too much to do at the moment; try again soon.
api-disk-full = The disk of the server is full: nothing can be kept until its host makes room.
api-read-only = The server cannot write to its database; nothing can be kept until its host has seen to it.
api-unavailable = The server does not reach its database at the moment; try again soon.
server-no-page = The page is not built yet: run `make web`.

## Bots

bot-random = Random
    .about = plays any move that the rules allow; for trying things out
bot-naive = Beginner
    .about = lays track, runs and buys by simple rules of thumb
