"""Moments of a sample game in which a rule applied: something happened by it, or was refused by it.

Every title has a finished game between bots in `samples/`. Which moments of it belong to which rule is found out once
(`tools/index_moments.py`) and kept beside it as numbers; the sentences are made when somebody asks.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from ..core.codec import Codec, snake
from ..core.event import Event, PhaseBegan
from ..core.game import Game, Node
from ..core.saved import load
from ..core.title import Title
from ..text import Scribe, describe, explain, render
from ..titles import build
from ..view.glossary import event_rules
from ..view.refusing import refusal_of, refused_tries

INDEX = "moments.json"
MOST = 3
"""So many moments of a rule are kept."""
CASES = ("reason", "cause", "purpose", "kind")
"""Fields of an event that tell its cases apart by a word."""

Found = dict[str, Any]
"""A moment in the index: after which move, and the number of the event or the action that was refused."""


@dataclass(frozen=True, slots=True)
class RuleMoment:
    """When a rule applied in the sample game, and how."""

    ply: int
    """After so many moves."""
    text: str
    """What happened; or why not."""
    tried: str
    """What was refused; empty if something happened."""


def sample_file(title: str) -> Traversable | None:
    """The saved sample game of a title, compressed; nothing if it has none."""
    file = files(__package__).joinpath("samples", f"{title}.json.gz")
    return file if file.is_file() else None


def sample_game(title: str) -> Game:
    """The sample game at its end."""
    return load(json.loads(sample_text(title)), build)


def sample_text(title: str) -> str:
    """The saved sample game; `LookupError` if there is none."""
    file = sample_file(title)
    if file is None:
        raise LookupError(f"no sample game of {title!r}")
    return gzip.decompress(file.read_bytes()).decode()


@lru_cache(maxsize=32)
def rule_moments(title: str, language: str) -> Mapping[str, tuple[RuleMoment, ...]]:
    """By rule: its moments in the sample game of a title, in somebody's language."""
    index = _index().get(title)
    if not index:
        return {}
    told = _Telling(sample_game(title), language)
    moments = {rule: [told.moment(one) for one in found] for rule, found in index.items()}
    return {rule: tuple(one for one in several if one is not None) for rule, several in moments.items()}


@cache
def _index() -> dict[str, dict[str, list[Found]]]:
    text = files(__package__).joinpath("samples", INDEX).read_text(encoding="utf-8")
    found: dict[str, dict[str, list[Found]]] = json.loads(text)
    return found


class _Telling:
    """Makes sentences of what the index says about one game."""

    def __init__(self, game: Game, language: str) -> None:
        self._game = game
        self._line = game.line()
        self._codec = Codec(game.title, game.players)
        self._scribe = Scribe(game.title, game.players, language)

    def moment(self, found: Found) -> RuleMoment | None:
        """A moment in words; nothing where the present rules no longer refuse it."""
        node = self._line[found["ply"]]
        scribe = self._scribe.at(node.state)
        if "event" in found:
            return RuleMoment(node.ply, render(node.events[found["event"]], scribe) or "", "")
        action = self._codec.read_action(found["tried"])
        why = refusal_of(_at(self._game, node), action)
        return None if why is None else RuleMoment(node.ply, explain(why, scribe), describe(action, scribe))


# --- finding them ----------------------------------------------------------------------------------------------------


def find_moments(game: Game) -> dict[str, list[Found]]:
    """By rule: the first moments of a game, one of each case and one of each code that is refused by it."""
    rules, codec = event_rules(game.title.key), Codec(game.title, game.players)
    found: dict[str, dict[str, Found]] = {}
    for node in game.line():
        for number, event in enumerate(node.events):
            for name in event_names(game.title, event):
                for rule in rules.get(name, ()):
                    found.setdefault(rule, {}).setdefault(name, {"ply": node.ply, "event": number})
        for one in refused_tries(_at(game, node)):
            tried = {"ply": node.ply, "tried": codec.write_action(one.action)}
            found.setdefault(one.why.rule, {}).setdefault(f"refused:{one.why.code}", tried)
    return {rule: list(found[rule].values())[:MOST] for rule in sorted(found)}


def event_names(title: Title, event: Event) -> Iterator[str]:
    """What the tables of a title may call an event: by its kind, and by its case."""
    kind = snake(event.__class__.__name__)
    yield kind
    case = next((word for field in CASES if isinstance(word := getattr(event, field, None), str)), "")
    if isinstance(event, PhaseBegan):
        case = title.phases[event.phase].name
    elif hasattr(event, "private"):
        case = title.privates[event.private].symbol
    elif hasattr(event, "cert"):
        case = title.corporation(title.cert_corp[event.cert]).symbol
    if case:
        yield f"{kind}:{case}"


def _at(game: Game, node: Node) -> Game:
    """The game as it stood there."""
    copy = game.copy()
    copy.node = node
    return copy
