"""Made-up titles on a real server: charts, owners and fates that no title of the shelf has, for the page to show.

As a program it is `tresham` with these titles on the shelf: `python -m tests.web.isles play --no-browser`.

* `bricks`: a chart whose rows lie like bricks, par prices by kind, an owner without a seat, shares that a corporation
  holds itself, a corporation that was taken over and one that may start anew;
* `cliff`: a chart with a ledge, gaps, a zone that closes and one that ends the game;
* `plain`: no market at all.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import Any

from fluent.runtime import FluentResource

from tests.islet import CORPORATIONS, IN_ROUNDS, NAMES, OPERATING, RAILWAY, STOCK, TURN, islet
from tresham import titles
from tresham.cli import main
from tresham.core.cards import Corporation, Owner
from tresham.core.event import CertGiven, CorporationFloated, Paid, ParSet, PriceMoved
from tresham.core.ids import BANK, POOL, Cert, Party
from tresham.core.market import NO_MARKET, Market, bricks, rectangular
from tresham.core.state import Life
from tresham.core.table import Table
from tresham.core.title import Title
from tresham.rules.calendar import Calendar, Set, always_the_same, open_calendar, scheduled
from tresham.rules.closing import Disposal, out_of_the_game
from tresham.rules.market import fall_once, fall_to_ledge
from tresham.rules.operating import Part, never
from tresham.rules.paying import WITHHOLD, Dividend, Paying, stays
from tresham.rules.selling import Selling
from tresham.rules.stock import PlayerTurn, StockRound
from tresham.text import catalogue
from tresham.text import words as shared_words
from tresham.titles import Listing

ZIGZAG = bricks(
    """
    45  53  58  63  68  75  85  95  105  115  126  138 151 165 180 196 213 231 250 275 305 335 370e
    40  50yp 55yp 60yp 65yp 70yp 80gp 90gp 100gp 110 120 132 144 158 172 188 204 222 240 260 290 320 350
    """,
    {"y": "yellow", "g": "green", "e": "blue end"},
)
CLIFF = replace(
    rectangular(
        """
        60y 67  71  76p 82  90  100 110 120 135 150e
        53y 60y 66  70p 76  82  90  100 110g 120g
        46o 55y 60y 65p 70  76  82g 90g 100g
        39b 48o 54y 60  66  .   70g 76g
        0c  36b 45o .   58
        0c  0c  30b
        """,
        {"y": "yellow", "o": "orange", "b": "brown", "g": "green", "c": "closed", "e": "blue end"},
    ),
    ledges=frozenset({"green"}),
)
SMALL = replace(RAILWAY, name="major", pars=(50, 55, 60, 65, 70))
LARGE = replace(RAILWAY, name="major", pars=(80, 90, 100))
LINES = (
    replace(CORPORATIONS[0], kind=SMALL),
    replace(CORPORATIONS[1], kind=SMALL),
    replace(CORPORATIONS[2], kind=LARGE),
    Corporation("DUN", "Dunes Tramway", SMALL, (40,), "#8a5a00"),
    Corporation("EEL", "Eel Bay", LARGE, (40,), "#6b3fa0"),
)
HERMIT = Owner("HM", "The Hermit of the Isle", "#123456")
TAKEN_OVER = Disposal(certs=out_of_the_game, life=Life.TAKEN_OVER)
COMES_BACK = Disposal(life=Life.READY)

WORDS = """
title-{key} = A made-up island, for looking at
private-{key}-ox = Nothing but its income. Shuts B2 while a player owns it.
phase-{key}-2 = yellow tiles
phase-{key}-3 = green tiles
phase-{key}-4 = 2-trains rust
phase-{key}-5 = privates close
zone-{key}-yellow = certificates do not count against the limit
zone-{key}-orange = certificates do not count, and one player may hold more than 60%
zone-{key}-brown = several certificates may be bought at once
zone-{key}-green = a fall from above stops before the ledge
zone-{key}-blue-end = a marker here ends the game
zone-{key}-closed = a corporation whose marker comes here closes at once
"""


def give(t: Table, corp: Party, holder: Party, shares: int) -> None:
    """Certificates that still lie with the bank, as many as make up these shares."""
    for cert in t.title.certs_of[corp]:
        if t.state.certs[cert] == BANK and t.title.cert_size[cert] <= shares:
            t.emit(CertGiven(Cert(cert), holder))
            shares -= t.title.cert_size[cert]


def start(t: Table, symbol: str, cell: str, holdings: dict[Party, int]) -> Party:
    """A corporation at work, its shares dealt out."""
    corp = t.title.corp(symbol)
    t.emit(ParSet(corp, next(iter(t.title.market.pars)), t.title.players[0]))
    t.emit(PriceMoved(corp, t.state.price[corp], t.title.market.at(cell), "sale"))
    for holder, shares in holdings.items():
        give(t, corp, holder, shares)
    t.emit(CorporationFloated(corp, 200))
    return corp


def settle_bricks(t: Table) -> None:
    """Ann has A, the Hermit most of B, of which the rest is B's own; C was taken over, DUN can start anew."""
    ann, bob, eve = t.title.players
    (hermit,) = t.title.seatless
    start(t, "A", "H2", {ann: 2, bob: 1, POOL: 1})
    b = start(t, "B", "H2", {hermit: 3, eve: 1})
    t.emit(CertGiven(Cert(t.title.certs_of[b][-1]), b))
    t.emit(Paid(BANK, hermit, 35, "dividend"))
    for symbol, fate in (("C", TAKEN_OVER), ("DUN", COMES_BACK)):
        fate(t, start(t, symbol, "I1", {bob: 3}))


def settle_cliff(t: Table) -> None:
    """Three markers in one cell, and one on the brink."""
    ann, bob, eve = t.title.players
    for symbol, holder, cell in (("A", ann, "I1"), ("B", bob, "G2"), ("C", eve, "G2")):
        start(t, symbol, cell, {holder: 3})


def hand_out(t: Table) -> None:
    """Everybody has a railway, and that is that."""
    for player, corp in zip(t.title.players, t.title.corps, strict=True):
        t.emit(CertGiven(t.title.presidents_cert(corp), player))
        t.emit(CorporationFloated(corp, 300))


def with_bricks(seats: int, options: frozenset[str], profile: str) -> Title:
    return with_chart("bricks", ZIGZAG, settle_bricks, fall_once, corporations=LINES, owners=(HERMIT,))


def with_cliff(seats: int, options: frozenset[str], profile: str) -> Title:
    return with_chart("cliff", CLIFF, settle_cliff, fall_to_ledge("green"))


def with_chart(
    key: str,
    market: Market,
    settle: Callable[[Table], None],
    drop: Callable[[Table, Party, int], None],
    **changes: Any,
) -> Title:
    """The islet with another chart, on which sales move markers in another way, in its first stock round."""
    title = islet(
        stages={"calendar": Calendar((), always_the_same(STOCK, OPERATING)), "stock": StockRound()},
        key=key,
        market=market,
        begin=(settle, open_calendar),
        **changes,
    )
    turn = title.stages["stock_turn"]
    assert isinstance(turn, PlayerTurn)
    selling = Selling(replace(IN_ROUNDS, drop=drop))
    return replace(title, stages={**title.stages, "stock_turn": replace(turn, selling=selling)})


def without_market(seats: int, options: frozenset[str], profile: str) -> Title:
    paying = Paying(kinds=(Dividend(WITHHOLD, lambda revenue, shares: revenue, stays),))
    dividend = Part("dividend", (paying,), never, "must_declare", after=paying.unless_paid)
    return islet(
        turn=tuple(dividend if part.name == "dividend" else part for part in TURN),
        stages={"calendar": Calendar((), scheduled(*(Set((OPERATING.times(1),)),) * 4))},
        key="plain",
        market=NO_MARKET,
        begin=(hand_out, open_calendar),
        score=lambda t, player: sum(t.state.cash[corp] for corp in t.title.corps if t.president(corp) == player),
    )


ISLES = {"bricks": with_bricks, "cliff": with_cliff, "plain": without_market}


def put_on_the_shelf() -> None:
    """From now on these titles can be played in this process, and have their words."""
    real_words = catalogue.title_resource

    @cache
    def words(language: str, title: str) -> object:
        if title not in ISLES:
            return real_words(language, title)
        return FluentResource(WORDS.format(key=title))

    for room in (catalogue, shared_words):
        room.title_resource = words  # type: ignore[attr-defined]
    for key, build in ISLES.items():
        titles.SHELF[key] = Listing(key, f"Isle of {key}", range(len(NAMES), len(NAMES) + 1), (), build)


if __name__ == "__main__":
    put_on_the_shelf()
    sys.exit(main(sys.argv[1:]))
