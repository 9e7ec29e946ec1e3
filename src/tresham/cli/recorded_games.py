"""A game in a file, played entry by entry: saved games and 18xx.games records alike."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from ..core import saved
from ..core.action import Action
from ..core.codec import Codec
from ..core.event import GameEnded
from ..core.game import Game, Node
from ..core.illegal import Illegal
from ..core.naming import Malformed
from ..interop.xxgames.reader import Reader, open_record
from ..interop.xxgames.standing_actions import first_unsound, standing
from ..titles import PLATFORM, RULEBOOK, UnknownTitle, build, profile_named
from .errors import Sorry
from .files import is_record, read_game_data
from .title_checks import check_file_offer

Entry = dict[str, Any]

EXCERPT = 200
"""So many letters of an entry that cannot be read are shown."""


@dataclass(frozen=True)
class RecordedGame:
    """A game at its start, and what the file says was done in it."""

    game: Game
    ids: list[int]
    """By seat: the number of the player in 18xx.games records."""
    entries: list[Entry]
    """What stands, undo and redo resolved; each has an `id`."""
    actions: Callable[[Entry], Iterator[Action]]
    """The actions of an entry, for the game as it stands; each must be played before the next is asked for."""
    is_record: bool
    result: dict[str, int] | None
    """The result that the file tells, by player."""
    moves: list[Entry] = field(default_factory=list)
    """Of a saved game under its own profile: its moves, with the digests of the positions they led to."""


@dataclass(frozen=True)
class Refusal:
    """The first entry that our rules refuse."""

    number: int
    entry: Entry
    reason: Illegal


def open_recorded(path: str, profile: str | None) -> RecordedGame:
    """A file, ready to be played; records follow the site's profile unless another is named, saved games their own."""
    data = read_game_data(path)
    with blaming(path):
        return _from_record(path, data, profile or PLATFORM) if is_record(data) else _from_saved(data, profile)


@contextmanager
def blaming(path: str) -> Iterator[None]:
    """What cannot be read in here is the fault of a file."""
    try:
        yield
    except Malformed as error:
        if error.move is not None:
            raise Sorry("sorry-damaged-move", file=path, move=str(error.move)) from error
        raise Sorry("sorry-damaged", file=path) from error
    except UnknownTitle as error:
        raise Sorry("sorry-damaged", file=path) from error


def _from_record(path: str, data: dict[str, Any], profile: str) -> RecordedGame:
    settings = data.get("settings")
    options = settings.get("optional_rules") if isinstance(settings, dict) else None
    check_file_offer(data.get("title"), data.get("players"), options, profile)
    game, ids = open_record(data, profile)
    reader = Reader(game, ids)
    try:
        entries = standing(data["actions"])
        known = all(entry["id"].__class__ is int for entry in entries)
    except (KeyError, TypeError, AttributeError):
        known = False
    if not known:
        raise _bad_entries(path, data["actions"])

    return RecordedGame(game, ids, entries, reader.actions, True, _recorded_result(data, game, ids))


def _bad_entries(path: str, actions: Any) -> Sorry:
    number = first_unsound(actions) if isinstance(actions, list) else None
    if number is None:
        return Sorry("sorry-entries", file=path)
    return Sorry("sorry-unsound-entry", file=path, number=str(number))


def _recorded_result(data: dict[str, Any], game: Game, ids: list[int]) -> dict[str, int] | None:
    result = data.get("result")
    if not isinstance(result, dict) or data.get("status") != "finished":
        return None
    return {name: result[str(number)] for name, number in zip(game.players, ids, strict=True) if str(number) in result}


def _from_saved(data: dict[str, Any], profile: str | None) -> RecordedGame:
    game = start_of(data if profile is None else {**data, "profile": profile})
    codec = Codec(game.title, game.players)
    moves = data.get("moves")
    if not isinstance(moves, list):
        raise Malformed("there is no list of moves")
    entries = [_saved_entry(ply, move) for ply, move in enumerate(moves, 1)]

    def actions(entry: Entry) -> Iterator[Action]:
        yield codec.read_action(entry)

    comparable = moves if profile in (None, _profile(data)) else []
    return RecordedGame(game, list(range(1, len(game.players) + 1)), entries, actions, False, None, comparable)


def start_of(data: dict[str, Any]) -> Game:
    """A saved game at its start, if there is such a title."""
    check_file_offer(data.get("title"), data.get("players"), data.get("options"), _profile(data))
    return saved.start(data, build)


def _saved_entry(ply: int, move: Any) -> Entry:
    if not isinstance(move, dict):
        raise Malformed("it is no object", ply)
    action = move.get("action")
    return {**action, "id": ply} if isinstance(action, dict) else {"id": ply, "type": action}


def open_game(path: str) -> Game:
    """The game in a file at its end: a saved one as it was judged then, a record by our present checks."""
    data = read_game_data(path)
    if not is_record(data):
        with blaming(path):
            start_of(data)
            return saved.load(data, build)
    recorded = open_recorded(path, None)
    refusal = play_recorded(recorded)
    if refusal is not None:
        code, rule = refusal.reason.code, refusal.reason.rule
        raise Sorry("sorry-record-refused", file=path, id=str(refusal.entry["id"]), code=code, rule=rule)
    return recorded.game


def play_recorded(recorded: RecordedGame) -> Refusal | None:
    """Play a recorded game to its end, or to the first entry that is refused."""
    for number, entry in enumerate(recorded.entries, 1):
        try:
            for action in readable(recorded, entry):
                recorded.game.push(action)
        except Illegal as reason:
            return Refusal(number, entry, reason)
    return None


def readable(recorded: RecordedGame, entry: Entry) -> Iterator[Action]:
    """The actions of an entry; who cannot read it, at least says which one it was."""
    try:
        yield from recorded.actions(entry)
    except Malformed as error:
        raise Sorry("sorry-entry", id=str(entry["id"]), entry=_excerpt(entry)) from error


def _excerpt(entry: Entry) -> str:
    try:
        return json.dumps(entry, ensure_ascii=False)[:EXCERPT]
    except RecursionError:
        return "…"


def nodes_since(game: Game, ply: int) -> list[Node]:
    """The positions after a ply, in order."""
    nodes: list[Node] = []
    node: Node | None = game.node
    while node is not None and node.ply > ply:
        nodes.append(node)
        node = node.parent
    return nodes[::-1]


def end_of(game: Game) -> str | None:
    """Why the game is over; none if it is not."""
    causes = [event.cause for event in game.node.events if isinstance(event, GameEnded)]
    return causes[-1] if causes and game.over else None


def ranking(game: Game) -> list[tuple[str, int]]:
    """Players with what they are worth, the richest first."""
    return sorted(game.scores().items(), key=lambda pair: -pair[1])


def _profile(data: dict[str, Any]) -> Any:
    word = data.get("profile", RULEBOOK)
    return profile_named(word) if isinstance(word, str) else word
