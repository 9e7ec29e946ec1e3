"""From records to sentences: names for numbers, words to choose by, and the message that fits."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import fields
from functools import cache
from typing import Any, get_type_hints

from ..core.action import Action, Offer, Run
from ..core.codec import snake
from ..core.event import Event
from ..core.ids import Cell, Cert, Party, PhaseId, Private, Train, TrainKind
from ..core.illegal import Illegal
from ..core.stage import Choice
from ..core.state import Life, Moment
from ..core.trial import Trial
from ..track.ids import Hex, Lay, Slot, Stop
from .catalogue import Fact, slug
from .prospects import prospects, tried
from .scribe import Scribe

Facts = dict[str, Fact]
Teller = Callable[[Scribe, str, Any], Facts]
"""What a field of one sort contributes, from its name and its value."""


def render(event: Event, scribe: Scribe) -> str | None:
    """The line of the log that tells an event; none for an event that the log does not tell."""
    if not event.loud:
        return None
    return scribe.say(message_of(event.__class__), **facts_of(event, scribe))


def explain(refused: Illegal, scribe: Scribe) -> str:
    """Why something was refused, as a sentence; the rule to look up is `refused.rule`."""
    return scribe.say(f"illegal-{slug(refused.code)}", **facts_of_refusal(refused, scribe))


def remark_of(code: str, params: Mapping[str, Fact], scribe: Scribe) -> str:
    """What the companion of a first game says: a fact of the position, by its code and its numbers."""
    return scribe.say(f"companion-{slug(code)}", **params)


def describe(action: Action, scribe: Scribe, trial: Trial | None = None) -> str:
    """What an action would do, as the label of a button or a line of a menu.

    A scribe who looks at the position also knows what it would cost or bring: from a trial, if there was one already.
    """
    return _label(action, scribe, trial or tried(action, scribe))


def describe_choice(choice: Choice, scribe: Scribe, trial: Trial | None = None) -> str:
    """A line of the menu; where a number is open, the label has the lowest and adds how far it may go."""
    label = describe(choice.action, scribe, trial)
    if choice.field is None or choice.high <= choice.low:
        return label
    return scribe.say("do-open-number", label=label, high=choice.high)


def _label(action: Action, scribe: Scribe, trial: Trial | None) -> str:
    return scribe.say(message_of(action.__class__), **facts_of(action, scribe), **prospects(action, scribe, trial))


def message_of(kind: type[Event] | type[Action]) -> str:
    """The message about an event or action: `tile-laid`, `do-lay-tile`."""
    name = slug(snake(kind.__name__))
    return f"do-{name}" if issubclass(kind, Action) else name


# --- what a sentence may mention -------------------------------------------------------------------------------------


def facts_by_field(record: Event | Action, scribe: Scribe) -> dict[str, Facts]:
    """By field of an event or action: the facts it contributes. A field of an unknown sort contributes none."""
    found: dict[str, Facts] = {}
    kind: Any = record.__class__
    for name, hint in _hints(kind).items():
        teller = TELLERS.get(hint)
        found[name] = teller(scribe, name, getattr(record, name)) if teller else {}
    return found


def facts_of(record: Event | Action, scribe: Scribe) -> Facts:
    """Everything that a sentence about an event or action may mention."""
    return {name: fact for facts in facts_by_field(record, scribe).values() for name, fact in facts.items()}


def facts_of_refusal(refused: Illegal, scribe: Scribe) -> Facts:
    """Everything that the sentence of a refusal may mention: its parameters, privates by their names."""
    names = {one.symbol: one.name for one in scribe.title.privates}
    found: Facts = {}
    for name, value in refused.params.items():
        word = value if isinstance(value, int) else str(value)
        found[name] = names.get(str(word), word) if name == "private" else word
    return found


@cache
def _hints(kind: type[Any]) -> dict[str, Any]:
    hints = get_type_hints(kind)
    return {one.name: hints[one.name] for one in fields(kind)}


# --- one teller for each sort of field -------------------------------------------------------------------------------


def _plain(scribe: Scribe, name: str, value: Fact) -> Facts:
    return {name: value}


def _word(scribe: Scribe, name: str, value: str) -> Facts:
    """A word; where there is none, catalogues call it so."""
    return {name: value or "none"}


def _party(scribe: Scribe, name: str, party: Party) -> Facts:
    """Its name, its sort, and how many shares it has: a corporation with a single one never pays a dividend."""
    kind = scribe.title.kind_of.get(party)
    shares = 0 if kind is None else kind.shares
    return {name: scribe.party(party), f"{name}_is": scribe.party_sort(party), f"{name}_shares": shares}


def _parties(scribe: Scribe, name: str, parties: tuple[Party, ...]) -> Facts:
    """All of them, and the first; and whether turns go round in their order or clockwise by seats."""
    names = [scribe.party(party) for party in parties]
    by = "order" if scribe.title.by_order else "seats"
    return {
        name: ", ".join(names),
        f"{name}_first": names[0] if names else "",
        f"{name}_count": len(names),
        f"{name}_by": by,
    }


def _privates(scribe: Scribe, name: str, privates: tuple[Private, ...]) -> Facts:
    return {name: ", ".join(scribe.private(one) for one in privates), f"{name}_count": len(privates)}


def _trains(scribe: Scribe, name: str, trains: tuple[Train, ...]) -> Facts:
    return {name: len(trains), f"{name}_names": ", ".join(scribe.train(train) for train in trains)}


def _payouts(scribe: Scribe, name: str, payouts: tuple[tuple[Party, int], ...]) -> Facts:
    told = ", ".join(f"{scribe.party(party)} {scribe.money(amount)}" for party, amount in payouts)
    return {name: told, f"{name}_count": len(payouts)}


def _cert(scribe: Scribe, name: str, cert: Cert) -> Facts:
    return _certs(scribe, name, (cert,))


def _certs(scribe: Scribe, name: str, certs: tuple[Cert, ...]) -> Facts:
    """How many papers, of which corporation, how many shares; what they are, and which special ones are among several.

    A double certificate that is not the president's is a last certificate.
    """
    title = scribe.title
    corp = title.cert_corp[certs[0]] if certs else None
    has_presidents = corp is not None and title.presidents_cert(corp) in certs
    has_last = sum(title.cert_size[cert] > 1 for cert in certs) > has_presidents
    is_last = has_last and len(certs) == 1
    return {
        name: len(certs),
        f"{name}_corp": "" if corp is None else scribe.party(corp),
        f"{name}_shares": sum(title.cert_size[cert] for cert in certs),
        f"{name}_is": "president" if has_presidents else "last" if is_last else "ordinary",
        f"{name}_has": SPECIAL_CERTS[has_presidents, has_last and not is_last],
    }


SPECIAL_CERTS = {(False, False): "none", (True, False): "president", (False, True): "last", (True, True): "both"}
"""By whether the president's and the last certificate are among some: what is said of these."""


def _slots(scribe: Scribe, name: str, slots: tuple[Slot, ...]) -> Facts:
    return {name: ", ".join(scribe.slot(slot) for slot in slots), f"{name}_count": len(slots)}


def _sums(scribe: Scribe, name: str, amounts: tuple[int, ...]) -> Facts:
    return {name: ", ".join(scribe.money(amount) for amount in amounts), f"{name}_count": len(amounts)}


def _lay(scribe: Scribe, name: str, lay: Lay) -> Facts:
    return {"tile": scribe.tile(lay), "track": scribe.track(lay), "rotation": lay % 6}


def _phase(scribe: Scribe, name: str, phase: PhaseId) -> Facts:
    return {name: scribe.phase(phase), f"{name}_about": scribe.phase_about(phase)}


def _private_or_none(scribe: Scribe, name: str, private: Private | None) -> Facts:
    if private is None:
        return {name: "", f"{name}_is": "none"}
    return {name: scribe.private(private), f"{name}_is": "private"}


def _train_or_none(scribe: Scribe, name: str, train: Train | None) -> Facts:
    if train is None:
        return {name: "", f"{name}_is": "none"}
    return {name: scribe.train(train), f"{name}_is": "train"}


def _runs(scribe: Scribe, name: str, runs: tuple[Run, ...]) -> Facts:
    """Each train with its way: 3 (H12-H10-F6)."""
    atlas = scribe.title.atlas
    told = []
    for run in runs:
        way = "-".join(atlas.names[atlas.hex_of_stop[stop]] for stop in run.stops)
        told.append(f"{scribe.train(run.train)} ({way})")
    return {name: ", ".join(told), f"{name}_count": len(runs)}


def _deal(scribe: Scribe, name: str, deal: Action) -> Facts:
    """A deal is told by its label; the party that proposes it stands beside. It needs an answer, so it is not tried."""
    inner = deal.deal if isinstance(deal, Offer) else deal
    return {name: _label(inner, scribe, None), f"{name}_by": scribe.party(inner.by)}


TELLERS: dict[Any, Teller] = {
    int: _plain,
    str: _word,
    Moment: _plain,
    Party: _party,
    tuple[Party, ...]: _parties,
    tuple[tuple[Party, int], ...]: _payouts,
    Cert: _cert,
    tuple[Cert, ...]: _certs,
    tuple[Private, ...]: _privates,
    Private: lambda scribe, name, private: {name: scribe.private(private)},
    Private | None: _private_or_none,
    Cell: lambda scribe, name, cell: {name: scribe.price(cell), f"{name}_name": scribe.cell(cell)},
    PhaseId: _phase,
    Train: lambda scribe, name, train: {name: scribe.train(train)},
    Train | None: _train_or_none,
    tuple[Train, ...]: _trains,
    TrainKind | None: lambda scribe, name, face: {} if face is None else {"train": scribe.train_kind(face)},
    TrainKind: lambda scribe, name, kind: {name: scribe.train_kind(kind)},
    Life: lambda scribe, name, life: {name: life.name.lower()},
    Hex: lambda scribe, name, hex: {name: scribe.hex(hex)},
    Stop: lambda scribe, name, stop: {name: scribe.stop(stop)},
    Slot: lambda scribe, name, slot: {name: scribe.slot(slot)},
    tuple[Slot, ...]: _slots,
    tuple[int, ...]: _sums,
    Lay: _lay,
    tuple[Run, ...]: _runs,
    Action: _deal,
}
"""By the type written in the record."""
