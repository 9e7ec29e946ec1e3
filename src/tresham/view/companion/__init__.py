"""The companion of a first game: what people usually weigh at a decision, as facts of the position at hand.

It says what is so, never what is best. Each chapter looks at what may be done now and offers the remarks that fit; no
title is known here, so that each gets what its own rules bring. Words are the catalogues' (`companion-…`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from ...core.game import Game
from ..glossary import terms_of
from .auction import auction
from .building import tokens, track
from .dealing import answering, cashing, privates, protection, take_overs
from .earning import dividend, running
from .ending import ending
from .need import idleness, loans, need
from .remark import Decision, Remark
from .rights import rights
from .shares import buying, own_trains, selling
from .starting import starting
from .trains import discarding, trains

__all__ = ["Remark", "companion"]

MOST = 4
"""So many remarks are made at once: who has to decide reads no more."""

Chapter = Callable[[Decision], Iterator[Remark]]

CHAPTERS: tuple[Chapter, ...] = (
    *(need, idleness, answering, protection, auction, own_trains),
    *(starting, buying, selling),
    *(dividend, running, tokens, track, rights),
    *(trains, discarding, loans, take_overs, privates, cashing, ending),
)
"""What there is to say, in the order in which it is said."""


def companion(game: Game, with_best_runs: bool = True) -> tuple[Remark, ...]:
    """What to weigh at the present decision, at most four things; those that matter most, in the order of the turn."""
    if game.over:
        return ()
    now = Decision(game, game.to_act, with_best_runs)
    found = [_linked(one, game.title.key) for chapter in CHAPTERS for one in chapter(now)]
    kept = sorted(range(len(found)), key=lambda at: -found[at].weight)[:MOST]
    return tuple(found[at] for at in sorted(kept))


def _linked(remark: Remark, title: str) -> Remark:
    """Without its card, where the title has no such word."""
    kind, _, key = remark.about.partition(":")
    known = kind != "term" or any(term.key == key for term in terms_of(title))
    return remark if known else replace(remark, about="")
