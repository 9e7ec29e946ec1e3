# Puzzles: questions, answers, verdicts.

puzzle-kind =
    { $kind ->
        [runs] Best runs
        [tile] Best tile
        [dump] Fewest shares
       *[rescue] Can it be saved?
    }
puzzle-heading = { $id }: { $title }, { $kind }, level { $level } of 5

## What is asked

puzzle-question-runs = { $corp } is about to run its trains. Which runs earn the most?
puzzle-question-tile = { $corp } lays one tile in the ordinary way and then runs its trains. After which tile do they earn the most?
puzzle-question-dump = { $player } is { -president } of { $corp } and wants to be rid of it. What is the smallest number of its shares to be sold in this turn so that somebody else becomes { -president }?
puzzle-question-rescue = { $corp } has no train, must buy one and cannot pay for it. { $player } answers for it, sells no private and makes no deal with anybody. Can a train of the bank be paid for by selling shares, and by which sales?

## How to answer

puzzle-form-runs = Every train by its name, then the hexes where it stops: { $example }
puzzle-form-tile = The hex, the number of the tile, and how often it is turned by a sixth, clockwise; without that, the best way counts: { $example }
puzzle-form-dump = A number: { $example }
puzzle-form-rescue = no; or yes with the sales in their order: { $example }
puzzle-unread-runs = Not understood: { $what }. Tell every train with the hexes where it stops, as in { $example }
puzzle-unread-tile = Not understood: { $what }. Tell hex, tile and turns, as in { $example }
puzzle-unread-dump = Not understood: { $what }. Tell a number, as in { $example }
puzzle-unread-rescue = Not understood: { $what }. Say no, or yes with the sales, as in { $example }

## The position

puzzle-fact-last = Last revenue
puzzle-fact-train = Cheapest train of the bank
puzzle-fact-cash = Cash of { $player }
puzzle-train = { $train }-train
puzzle-fact-missing = Still missing
puzzle-fact-pool = In the pool, of { $most } at most
puzzle-holding =
    { $player }: { $count ->
        [one] { $count } share
       *[other] { $count } shares
    } at { MONEY($price) }; { $pool } in the pool; { -president }: { $president }

## Verdicts

puzzle-verdict =
    { $outcome ->
        [right-runs] Right: { MONEY($value) }, and no runs earn more.
        [right-tile] Right: then the trains earn { MONEY($value) }, more than after any other tile.
        [right-dump] Right: with fewer shares nobody else becomes { -president }.
        [less-runs] These runs earn { MONEY($value) }; that is { MONEY($missing) } less than the best.
        [less-tile] After that tile the trains earn { MONEY($value) }; that is { MONEY($missing) } less than after the best one.
        [refused] The rules forbid it: { $reason }
        [too-many] That works, but fewer shares are enough.
        [not-enough] After that nobody else is { -president } yet.
        [cannot-sell] So many shares cannot be sold in this turn.
        [short] { MONEY($missing) } is still missing then.
        [stuck] After these sales the train can no longer be paid for.
        [saved] Right: then the train can be paid for.
        [lost] Right: no sales bring enough.
       *[can-be-saved] It can be saved: there are sales that bring enough.
    }

## Solutions and proofs

puzzle-solution-runs = { $train }: { $stops } ({ MONEY($worth) })
puzzle-solution-tile = Tile { $tile } on { $hex }, with track { $track }: then the trains earn { MONEY($best) }.
puzzle-solution-dump =
    { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }.
puzzle-solution-sale = { $corp }: { $shares }
puzzle-solution-lost = No: no sales bring enough.
puzzle-total = { MONEY($best) } in all.
puzzle-proof-runs =
    Proof: the trains have { $tried ->
        [one] { $tried } possible run
       *[other] { $tried } possible runs
    } when each is alone; after at most { $nodes ->
        [one] { $nodes } trial
       *[other] { $nodes } trials
    } of runs together it is sure that no set earns more.
puzzle-proof-greedy = Trains sent out one after the other, each by its best way, earn { MONEY($runner) }.
puzzle-proof-tile =
    Proof: all { $tried ->
        [one] { $tried } legal lay
       *[other] { $tried } legal lays
    } were tried; the next best comes to { MONEY($runner) }.
puzzle-proof-dump =
    Proof: all sales of this turn were played, { $tried ->
        [one] { $tried } position
       *[other] { $tried } positions
    } in all.
puzzle-proof-rescue =
    Proof: all sales were played to their end, { $nodes ->
        [one] { $nodes } position
       *[other] { $nodes } positions
    } in all; { $good ->
        [0] none of them saves the corporation
        [one] { $good } of them saves the corporation
       *[other] { $good } of them save the corporation
    }.

## What makes it hard

puzzle-hard = What makes it hard: { $traits }.
puzzle-trait =
    { $trait ->
        [several-trains] several trains run
        [many-runs] there are many runs to choose from
        [greed-fails] trains sent out one after the other earn less
        [habit-fails] the runs of last time earn less
        [many-lays] there are many tiles to choose from
        [very-many-lays] there are very many of them
        [close] another tile comes close
        [off-the-beaten-track] no train comes there now
        [many-shares] many shares must go
        [rivals] several players hold equally many
        [presidents-certificate] the { -president }'s certificate itself must go
        [several-blocks] one sale is not enough
        [several-sales] several sales are needed
        [dead-ends] there are sales that lead nowhere
        [many-lines] there are many sales to think of
       *[hopeless] it must be seen that nothing helps
    }
