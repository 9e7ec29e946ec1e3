"""The track of rounds: which stock and operating rounds there are, where the game is, and when a train is exported."""

from __future__ import annotations

from ..core.state import State
from ..core.table import Table
from ..core.title import Title
from ..rules.calendar import CalendarFrame
from .market_track import flag
from .svg import INK, escaped, group, tag, words

_STOCK, _OPERATING, _GAP = 30.0, 44.0, 20.0
ROUNDS_HIGH = 40.0
_NOW, _PAST, _TO_COME = "#ffd24a", "#e4e4e4", "#ffffff"


def rounds_width(title: Title) -> float:
    """How broad the track is."""
    return sum(_STOCK + len(values) * _OPERATING + _GAP for values in title.market.rounds)


def round_track(title: Title, state: State, corner: complex) -> str:
    """A small box for each stock round, a large one with its value for each operating round. A crossed-out engine
    stands where a train is exported, a flag where the game ends."""
    now = Table(title, state).find(CalendarFrame)
    place = (0, 0) if now is None else (now.turn, now.number if now.kind == "operating" else 0)
    over, parts, at = now is None and bool(state.ending), [], corner
    last = len(title.market.rounds)
    for turn, values in enumerate(title.market.rounds, 1):
        spaces = [
            ("stock", str(turn), _STOCK, 0),
            *(("operating", str(v), _OPERATING, n) for n, v in enumerate(values, 1)),
        ]
        for kind, says, wide, number in spaces:
            is_now = now is not None and now.kind == kind and place == (turn, number)
            is_past = over or (now is not None and (turn, number) < place)
            ground = _NOW if is_now else _PAST if is_past else _TO_COME
            parts.append(_space(kind, says, at, wide, ground, is_now))
            at += wide
        ends = turn == last
        parts.append(
            flag(at + complex(5, ROUNDS_HIGH / 2), INK) if ends else _export(at + complex(_GAP / 2, ROUNDS_HIGH / 2))
        )
        at += _GAP
    return group("rounds", parts)


def _space(kind: str, says: str, at: complex, wide: float, ground: str, is_now: bool) -> str:
    """A box of the track. The space where the game is has a thick line too."""
    high = ROUNDS_HIGH * (0.6 if kind == "stock" else 1)
    top = at.imag + (ROUNDS_HIGH - high) / 2
    box = tag(
        "rect", x=at.real, y=top, width=wide, height=high, fill=ground, stroke=INK, stroke_width=3 if is_now else 1
    )
    middle = complex(at.real + wide / 2, at.imag + ROUNDS_HIGH / 2)
    word = words(says, middle, 11 if kind == "stock" else 15, font_weight=700 if is_now else None)
    name = f"{kind} {says}" + (", now" if is_now else "")
    return group(f"space {kind}", (tag("title", escaped(name)), box, word), data_now="yes" if is_now else None)


def _export(at: complex) -> str:
    """An engine, crossed out: a train leaves the game here."""
    engine = tag("path", d="M-7 3V-2h6v-4h6v9ZM-6 -2v-4h2v4", fill=INK)
    wheels = "".join(tag("circle", cx=x, cy=4.5, r=2, fill=INK) for x in (-4, 2))
    cross = tag("path", d="M-8 -8L8 8M8 -8L-8 8", stroke="#c4001d", stroke_width=2)
    return group("export", (engine, wheels, cross), transform=f"translate({at.real:g} {at.imag:g})")
