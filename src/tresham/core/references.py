"""Words by which one thing of a title names another: a wrong one is found when the title is built, not in a game."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING

from .frames_entered import frames_entered
from .play import CORE_STAGES

if TYPE_CHECKING:
    from .cards import CorporationKind
    from .title import Title


def checked(title: Title) -> Title:
    """The title, if everything that it names is there; else `ValueError` with all that is not."""
    wrong = list(wrong_references(title))
    if wrong:
        raise ValueError(f"{title.key}: {'; '.join(wrong)}")
    return title


def wrong_references(title: Title) -> Iterator[str]:
    """What a title names and does not have, each as a sentence."""
    phases = {one.name for one in title.phases}
    trains = {one.name for one in title.trains}
    for phase in title.phases:
        yield from _unknown(f"phase {phase.name} begins with", phase.begin, title.effects)
        yield from _unknown(f"phase {phase.name} limits trains of", phase.limits, {kind.name for kind in _kinds(title)})
    for private in title.privates:
        yield from _unknown(f"private {private.symbol} brings", [private.brings], title.effects)
        yield from _unknown(f"private {private.symbol} blocks", private.blocks, title.atlas.names)
    for train in title.trains:
        yield from _unknown(f"train {train.name} starts", [train.starts], phases)
        yield from _unknown(f"train {train.name} is sold from", [train.sold_from], phases)
        yield from _unknown(f"train {train.name} is rusted by", [train.rusted_by], trains)
        yield from _unknown(f"train {train.name} is traded for", train.trade_in, trains)
    words = {word for phase in title.phases for word in phase.allows}
    for gate in title.market.gates:
        yield from _unknown("a gate of the market waits for", [gate.word], words)
        yield from _unknown(f"the gate {gate.word} shuts", gate.zones, title.market.zones)
    for frame in frames_entered(title):
        name = getattr(frame, "stage", None)
        if name is None:
            yield f"a rule enters {frame.__name__}, which names no stage"
        yield from _unknown(f"a rule enters {frame.__name__} with the stage", [name], {*title.stages, *CORE_STAGES})
    for what, symbols in (
        (
            "corporations or owners",
            [*(one.symbol for one in title.corporations), *(one.symbol for one in title.owners)],
        ),
        ("privates", [one.symbol for one in title.privates]),
        ("trains", [one.name for one in title.trains]),
        ("phases", [one.name for one in title.phases]),
    ):
        twice = sorted({one for one in symbols if symbols.count(one) > 1})
        if twice:
            yield f"two {what} are called {', '.join(twice)}"


def _kinds(title: Title) -> Iterator[CorporationKind]:
    return (one.kind for one in title.corporations)


def _unknown(sentence: str, names: Collection[str | None], known: Collection[str]) -> Iterator[str]:
    for name in names:
        if name is not None and name not in known:
            yield f"{sentence} {name}, which is not there"
