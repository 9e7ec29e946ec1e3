# 1848: what its papers say.

title-1848 = Railways of Australia from 1848 on: colonies with gauges of their own, loans of the Bank of England, and the Ghan

-president = director
ui-president = Director

## Privates

private-1848-p1 = Nothing but its income.
private-1848-p2 = Once, a corporation that owns it or whose director does need not pay the { MONEY(40) } for a yellow tile in the desert. The right outlives it.
private-1848-p3 = It has the tile of Tasmania. A corporation that owns it or whose director does may place the tile on I4 or I5 in its turn, for nothing and besides its usual track. When the first 5/5+ is bought it has to be placed at once.
private-1848-p4 = Once, a corporation that owns it or whose director does pays { MONEY(100) } less for a 2E train. The right outlives it.
private-1848-p5 = Its buyer receives a 10% share of QR. No corporation may own it.
private-1848-p6 = Its buyer receives the director's certificate of CAR, whose par price is { MONEY(100) }. No corporation may own it. It closes when CAR buys its first train.

## Phases

phase-1848-2 = yellow tiles, 4 trains a corporation, 1 operating round
phase-1848-3 = green tiles, two yellow tiles in a turn, loans, corporations may buy privates from their director and use their powers, and buy trains from each other, the Bank of England pays { MONEY(10) } a share at least, 2 operating rounds
phase-1848-4 = 3 trains a corporation, 2/2+ trains rust
phase-1848-5 = brown tiles, 2 trains a corporation, privates close, Tasmania is placed, 2E trains on sale, the Bank of England pays { MONEY(20) } a share at least, 3 operating rounds
phase-1848-6 = 3/3+ trains rust, COM starts without its link
phase-1848-8 = grey tiles, 4/4+ trains rust, the Bank of England pays { MONEY(30) } a share at least

## Market

zone-1848-receivership-closed = a corporation whose marker comes here passes to the Bank of England; its director answers for the compensation
zone-1848-blue-end = a marker here brings the end of the game

## Refusals

illegal-no-sale-yet = Shares of corporations are not sold in the first stock round.
illegal-already-started = This corporation has been started already, or has fallen to the Bank of England.
illegal-side-barred = No track may lead into the sea where Tasmania does not lie.
illegal-cheapest-with-help = Compulsory loans are for a corporation that must have a train and cannot pay the cheapest one of the bank, at { MONEY($price) }.
illegal-bank-train-only = Compulsory loans are for trains of the bank only.
illegal-presidency-at-stake = A sale that covers a compensation must not change a director.

## Words

term-debt = Debt
    .about = What a director still owes for a corporation that has fallen. All that comes in goes into it first.
