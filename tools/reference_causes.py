"""Where two engines part: the first difference of a game, and what sort of difference that is."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from tools.reference_menus import is_choice, menu_gaps
from tools.reference_tables import awaited, differing, facts, kind_of, same_step
from tresham.core.game import Game
from tresham.core.illegal import Illegal
from tresham.core.naming import Malformed
from tresham.core.title import Title
from tresham.interop.xxgames.names import PlayerId
from tresham.interop.xxgames.options import Lister
from tresham.interop.xxgames.replaying import PlayedEntry, replay
from tresham.interop.xxgames.standing_actions import is_only_said
from tresham.interop.xxgames.trace import Tracer

Json = dict[str, Any]

FIELDS = 3
"""So many fields that differ on one line are named."""


@dataclass(frozen=True)
class Parting:
    """Where a game parts: of what sort that is, in which line, and what exactly."""

    kind: str
    line: int
    detail: str


def read_lines(path: Path) -> list[Json]:
    """JSON lines, packed or not."""
    text = gzip.decompress(path.read_bytes()) if path.suffix == ".gz" else path.read_bytes()
    return [json.loads(line) for line in text.splitlines() if line.strip()]


def partings(record: Json, trace: Sequence[Json], menus: Sequence[Json] = ()) -> list[Parting]:
    """Play a record here and follow their trace: the first line on which the tables are not the same or something else
    is awaited, if there is one, and the first on which the menus are not the same."""
    try:
        game, ids, entries = replay(record)
    except ValueError as error:
        return [Parting(f"unreadable: {scrubbed(str(error))}", 0, str(error))]
    follower = Follower(game, ids, trace, menus)
    parting, number = follower.look(0, None), 0
    try:
        while parting is None and (played := next(entries, None)) is not None:
            number += 1
            parting = follower.look(number, played)
    except Illegal as refused:
        parting = Parting(f"we refuse {refused.code}{follower.next_type(number)}", number + 1, str(refused))
    except Malformed as error:
        parting = Parting(f"unreadable: {scrubbed(str(error), game.title)}", number + 1, str(error))
    parting = parting or follower.end(number)
    return [one for one in (parting, follower.menu_gap) if one is not None]


class Follower:
    """Goes along with a game, their trace in hand."""

    def __init__(self, game: Game, ids: Sequence[PlayerId], trace: Sequence[Json], menus: Sequence[Json]) -> None:
        self.game = game
        self.trace = [line for line in trace if "state" in line]
        self.last = next((line for line in trace if line.get("end")), None)
        self._by_id = {line.get("id"): line for line in self.trace}
        self._menus = {line["n"]: line for line in menus}
        self._tracer, self._lister = Tracer(game, ids), Lister(game, ids)
        self.menu_gap: Parting | None = None
        """The first menu that is not theirs."""

    def look(self, number: int, played: PlayedEntry | None) -> Parting | None:
        """The table after an entry, and the menu before the next."""
        entry = None if played is None else played.entry
        ours = self._tracer.line(number, entry, [self.game.node] if played is None else played.nodes)
        theirs = self._by_id.get(None if entry is None else entry["id"])
        if theirs is None:
            return None if entry is not None and is_only_said(entry) else Parting("they stop", number, "no such line")
        after = f" after {entry['type']}" if entry else " at the start"
        found = differing(facts(ours), facts(theirs))
        if found:
            kinds = list(dict.fromkeys(kind_of(path) for path in found))
            told = "; ".join(f"{path}: ours {mine}, theirs {yours}" for path, (mine, yours) in found.items())
            return Parting(f"table: {', '.join(kinds[:FIELDS])}{after}", number, told)
        step = theirs["state"].get("step")
        if not same_step(awaited(self.game), step):
            return Parting(f"step: ours {awaited(self.game)}, theirs {step}{after}", number, "")
        self._look_at_menu(number)
        return None

    def _look_at_menu(self, number: int) -> None:
        theirs = self._menus.get(number)
        if theirs is None or self.menu_gap is not None or not is_choice(theirs):
            return
        for kind, offer in menu_gaps(self.game, self._lister.line(number), theirs):
            told = " ".join((offer.by, *offer.what))
            self.menu_gap = Parting(f"menu: {kind} in {theirs.get('step')}", number, told)
            return

    def next_type(self, number: int) -> str:
        """Of which type the entry is that they played after this line."""
        rest = self.trace[number + 1 :]
        action = rest[0].get("action") if rest else None
        return f" of {action['type']}" if action else ""

    def end(self, number: int) -> Parting | None:
        """The result, if they came to one."""
        theirs = self.last.get("result") if self.last else None
        ours = self._tracer.end(number)["result"]
        if theirs is None or {str(who): worth for who, worth in theirs.items()} == ours:
            return None
        return Parting("other result", number, f"ours {ours}, theirs {theirs}")


def rejection(verdict: Json, title: Title) -> Parting | None:
    """Why the reference does not accept a record of ours, or comes to another result; none if all is well."""
    bad = verdict.get("first_rejected")
    if bad:
        action = bad.get("action") or {}
        words = f"{bad.get('stage')} refuses {action.get('type', '')}: {scrubbed(bad.get('error', ''), title)}"
        return Parting(words, bad.get("index", 0), json.dumps(action)[:300])
    if not verdict.get("accepted"):
        return Parting("no verdict", 0, json.dumps(verdict)[:300])
    if verdict.get("result_matches") is False:
        told = f"ours {verdict.get('declared_result')}, theirs {verdict.get('result')}"
        return Parting(f"other result, they end by {verdict.get('game_end_reason')}", verdict["accepted_actions"], told)
    return None


def scrubbed(message: str, title: Title | None = None) -> str:
    """The first line of a message, without numbers, names and the data it quotes, so that the same cause reads the same
    every time."""
    line = message.strip().partition("\n")[0].partition("{")[0].rstrip(" :")
    for name in sorted(_names(title), key=len, reverse=True):
        line = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", "…", line)
    return re.sub(r"\d+", "#", line)[:120]


def _names(title: Title | None) -> Iterator[str]:
    """What a message may call the things of a title."""
    if title is None:
        return
    for corp in title.corps:
        yield title.corporation(corp).symbol
        yield title.corporation(corp).name
    for private in title.privates:
        yield private.symbol
        yield private.name
    yield from title.atlas.names


def grouped(partings: Iterable[tuple[str, Parting]]) -> dict[str, list[tuple[str, Parting]]]:
    """By kind, the most frequent first: the games that part so."""
    groups: dict[str, list[tuple[str, Parting]]] = {}
    for name, parting in partings:
        groups.setdefault(parting.kind, []).append((name, parting))
    return dict(sorted(groups.items(), key=lambda pair: (-len(pair[1]), pair[0])))
