"""Playing a record of 18xx.games from its beginning, entry by entry."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from ...core.game import Game, Node
from ...core.naming import Malformed
from ...titles import PLATFORM
from .names import PlayerId
from .opening import open_record
from .reader import Reader
from .standing_actions import Entry, entries_of


@dataclass(frozen=True)
class PlayedEntry:
    """One effective entry of a record, played."""

    entry: Entry
    nodes: tuple[Node, ...]
    """The positions it led to; an entry may stand for several actions, or for none."""
    parts: tuple[Entry, ...]
    """What was played of it, one part for each position: the entry itself, and what the site did right after it."""


def replay(record: Mapping[str, Any], profile: str = PLATFORM) -> tuple[Game, list[PlayerId], Iterator[PlayedEntry]]:
    """Play a record: the game, the players' ids, and an iterator that plays one entry a step."""
    game, ids = open_record(record, profile)
    return game, ids, _play(game, Reader(game, ids), entries_of(record.get("actions")))


def _play(game: Game, reader: Reader, entries: Sequence[Any]) -> Iterator[PlayedEntry]:
    for number, entry in enumerate(entries, 1):
        before, played = game.node, []
        try:
            for part in reader.parts(entry):
                game.push(reader.action(part))
                reader.remember(part)
                played.append(part)
        except Malformed as error:
            raise Malformed(str(error), number) from error
        yield PlayedEntry(entry, _since(before, game.node), tuple(played))


def _since(before: Node, now: Node) -> tuple[Node, ...]:
    """The positions after one up to another that came of it."""
    nodes: list[Node] = []
    node: Node | None = now
    while node is not None and node is not before:
        nodes.append(node)
        node = node.parent
    return tuple(reversed(nodes))
