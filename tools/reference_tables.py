"""Two tables after the same action, ours and that of 18xx.games: what is compared, and what differs.

A line of a trace is a table; what only names the insides of one engine (which copy of a certificate or train, in which
slot a token stands) is left out. What differs has a path, such as `players.3.cash`, and a kind without names, such as
`players.cash`, by which differences are grouped.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from tresham.core.game import Game
from tresham.rules.operating import CorporationTurn, OperatingTurn

Json = dict[str, Any]
Facts = dict[str, Any]
"""By path: a value that can be compared."""
Form = Callable[[Any], Any]


def _as_is(value: Any) -> Any:
    return value


def _words(value: Any) -> list[str]:
    return sorted(str(one) for one in value or ())


def _word(value: Any) -> str:
    return "" if value is None else str(value)


def _number(value: Any) -> int:
    """A number, or how many of something there are; nothing is zero."""
    return len(value) if isinstance(value, list) else int(value or 0)


def _counts(value: Any) -> Json:
    return {str(name): number for name, number in (value or {}).items() if number}


def _places(value: Any) -> list[str]:
    """Hex and city of each token; slots are numbered as each engine likes."""
    return sorted(f"{token[0]} {token[1]}" for token in value or ())


def _revenue(value: Any) -> Any:
    return (value or {}).get("revenue")


def _bids(value: Any) -> Json:
    bids = (value or {}).get("bids") or {}
    return {lot: sorted(f"{player}: {price}" for player, price in made) for lot, made in bids.items() if made}


def _markers(value: Any) -> Json:
    return {hex: _words(owners) for hex, owners in (value or {}).items() if owners}


TABLE: dict[str, Form] = {
    "to_act": _words,
    "phase": _word,
    "bank": _as_is,
    "finished": bool,
    "priority": _word,
    "auction": _bids,
    "hex_assignments": _markers,
}
ROUND: dict[str, Form] = {"kind": _word, "turn": _as_is, "num": _as_is}
DEPOT: dict[str, Form] = {"upcoming": _counts, "discarded": _words}
COMPANY: dict[str, Form] = {"owner": _word, "closed": bool}
PLAYER: dict[str, Form] = {
    **{"cash": _as_is, "certs": _as_is, "cert_limit": _as_is, "value": _as_is, "shares": _counts},
    **{"companies": _words, "bankrupt": bool, "debt": _number, "penalty": _number},
}
CORPORATION: dict[str, Form] = {
    **{"cash": _as_is, "price": _as_is, "market": _as_is, "cell_order": _as_is, "president": _word},
    **{"floated": bool, "operated": bool, "ipo": _number, "pool": _number, "loans": _number},
    **{"trains": _words, "companies": _words, "tokens": _places, "unplaced_tokens": _number, "last_run": _revenue},
}
"""By name in a trace: the form in which it is compared."""


def facts(line: Json) -> Facts:
    """What is compared of a line."""
    state = line["state"]
    found = dict(_section("", state, TABLE))
    found |= _section("round.", state.get("round") or {}, ROUND)
    found |= _section("depot.", state.get("depot") or {}, DEPOT)
    for name, forms in (("players", PLAYER), ("corporations", CORPORATION), ("companies", COMPANY)):
        for key, one in (state.get(name) or {}).items():
            found |= _section(f"{name}.{key}.", one, forms)
    found["tiles"] = sorted(f"{hex} {tile or 'as printed'} {turn}" for hex, tile, turn in line.get("tiles") or ())
    return found


def _section(prefix: str, data: Mapping[str, Any], forms: Mapping[str, Form]) -> Iterator[tuple[str, Any]]:
    for name, form in forms.items():
        yield prefix + name, form(data.get(name))


def differing(ours: Facts, theirs: Facts) -> dict[str, tuple[Any, Any]]:
    """By path: what we have and what they have, where that is not the same."""
    paths = sorted({*ours, *theirs})
    return {path: (ours.get(path), theirs.get(path)) for path in paths if ours.get(path) != theirs.get(path)}


def kind_of(path: str) -> str:
    """A path without the name of the player, corporation or private.

    >>> kind_of("players.3.cash"), kind_of("round.turn"), kind_of("corporations.B&O.tokens")
    ('players.cash', 'round.turn', 'corporations.tokens')
    """
    section, _, rest = path.partition(".")
    return f"{section}.{rest.rpartition('.')[2]}" if rest else section


# --- what is awaited -------------------------------------------------------------------------------------------------

STEPS: dict[str, frozenset[str]] = {
    "WaterfallAuction": frozenset({"auction", "bid_off"}),
    "CompanyPendingPar": frozenset({"par"}),
    "BuySellParShares": frozenset({"stock_turn"}),
    "Track": frozenset({"track"}),
    "Token": frozenset({"token"}),
    "SpecialToken": frozenset({"private_token"}),
    "HomeToken": frozenset({"home", "city"}),
    "Route": frozenset({"run"}),
    "Dividend": frozenset({"dividend"}),
    "BuyTrain": frozenset({"trains"}),
    "DiscardTrain": frozenset({"discard"}),
    "BuyCompany": frozenset({"privates"}),
    "BuyToken": frozenset({"token_trade"}),
    "IssueShares": frozenset({"finance"}),
    "Bond": frozenset({"bond"}),
    "BuyEToken": frozenset({"right"}),
    "SMSTeleport": frozenset({"landing"}),
    "SwapChoice": frozenset({"swap"}),
    "LoanChoice": frozenset({"ruin"}),
}
"""By step of their engine: what it may be here. A step that is not listed is compared with nothing."""


def awaited(game: Game) -> str | None:
    """What somebody has to do now: the part of a corporation's turn, or else the stage in charge."""
    if game.over or not game.state.agenda:
        return None
    top = game.state.agenda[-1]
    stage = game.title.stages[top.stage]
    return (
        stage.parts[top.part].name
        if isinstance(top, OperatingTurn) and isinstance(stage, CorporationTurn)
        else top.stage
    )


def same_step(ours: str | None, theirs: str | None) -> bool:
    """Do both engines wait for the same, as far as that can be told?"""
    return theirs not in STEPS or ours in STEPS[theirs]
