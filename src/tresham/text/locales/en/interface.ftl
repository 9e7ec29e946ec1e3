# Words of screens and of the command line.

## Headings

ui-player = Player
ui-players = Players
ui-cash = Cash
ui-worth = Worth
ui-certificates = Certificates
ui-limit = Limit
ui-priority = Priority deal
ui-corporation = Corporation
ui-corporations = Corporations
ui-president = President
ui-price = Price
ui-par = Par
ui-treasury = Treasury
ui-shares = Shares
ui-ipo = IPO
ui-pool = Pool
ui-trains = Trains
ui-train = Train
ui-tokens = Tokens
ui-revenue = Last revenue
ui-private = Private
ui-privates = Privates
ui-owner = Owner
ui-income = Income
ui-value = Face value
ui-about = What it does
ui-depot = Depot
ui-left = Left
ui-rusted-by = Rusts with
ui-phase = Phase
ui-round = Round
ui-bank = Bank
ui-market = Stock market
ui-map = Map
ui-log = Log
ui-menu = Options
ui-rank = Rank
ui-title = Title
ui-variants = Variants
ui-result = Final result

## Prompts and answers

ui-to-act = { $name } to act
ui-to-act-for = { $name } to act for { $corp }
ui-choose = Your choice:
ui-amount = Amount from { MONEY($low) } to { MONEY($high) }:
ui-no-such-choice = There is no such choice.
ui-undone = Taken back: { $label }
ui-nothing-to-undo = There is nothing to take back.
ui-rule = Rule { $rule }
ui-saved = Saved: { $file }
ui-game-over = The game is over.
ui-winner = { $name } wins with { MONEY($worth) }.
ui-shared-win = Shared win: { $names }, { MONEY($worth) } each.
ui-none = none
ui-endless = no limit
ui-yes = yes
ui-no = no

## Counts

ui-player-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
ui-share-count =
    { $count ->
        [one] { $count } share
       *[other] { $count } shares
    }
ui-train-count =
    { $count ->
        [one] { $count } train
       *[other] { $count } trains
    }
ui-token-count =
    { $count ->
        [one] { $count } token
       *[other] { $count } tokens
    }
ui-move-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
