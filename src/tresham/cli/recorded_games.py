"""A game in a file, played entry by entry: saved games and 18xx.games records alike."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from ..core import saved
from ..core.action import Action
from ..core.codec import Codec
from ..core.event import GameEnded
from ..core.game import Game, Node
from ..core.illegal import Illegal
from ..core.naming import Malformed
from ..interop.xxgames.names import PlayerId
from ..interop.xxgames.opening import open_record
from ..interop.xxgames.reader import Reader
from ..interop.xxgames.standing_actions import entries_of
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

    file: str
    game: Game
    ids: Sequence[PlayerId]
    """By seat: the number of the player in 18xx.games records."""
    entries: list[Entry]
    """What stands, undo and redo resolved; each has an `id`, but for the last of a damaged record."""
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


def open_recorded(path: str, profile: str | None, until: int | None = None) -> RecordedGame:
    """A file, ready to be played, or so many entries of it; records follow the site's profile unless another is named,
    saved games their own."""
    data = read_game_data(path)
    with blaming(path):
        is_site = is_record(data)
        recorded = _from_record(path, data, profile or PLATFORM) if is_site else _from_saved(path, data, profile)
    if until is None:
        return recorded
    if not 0 <= until <= len(recorded.entries):
        raise Sorry("sorry-no-entry", file=path, number=str(until), last=str(len(recorded.entries)))
    return replace(recorded, entries=recorded.entries[:until], moves=recorded.moves[:until], result=None)


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
    if not isinstance(data["actions"], list):
        raise Sorry("sorry-entries", file=path)
    result = _recorded_result(data, game, ids)
    return RecordedGame(path, game, ids, entries_of(data["actions"]), Reader(game, ids).actions, True, result)


def _recorded_result(data: dict[str, Any], game: Game, ids: Sequence[PlayerId]) -> dict[str, int] | None:
    """What the record says that everybody is worth at the end, if it says so."""
    told = data.get("result")
    if not isinstance(told, dict) or data.get("status") != "finished":
        return None
    result = {name: told.get(str(number)) for name, number in zip(game.players, ids, strict=True)}
    known = {name: worth for name, worth in result.items() if worth.__class__ is int}
    return known if len(known) == len(result) else None


def _from_saved(path: str, data: dict[str, Any], profile: str | None) -> RecordedGame:
    game = start_of(data if profile is None else {**data, "profile": profile})
    codec = Codec(game.title, game.players)
    moves = data.get("moves")
    if not isinstance(moves, list):
        raise Malformed("there is no list of moves")
    entries = [_saved_entry(ply, move) for ply, move in enumerate(moves, 1)]

    def actions(entry: Entry) -> Iterator[Action]:
        yield codec.read_action(entry)

    comparable, ids = moves if profile in (None, _profile(data)) else [], list(range(1, len(game.players) + 1))
    return RecordedGame(path, game, ids, entries, actions, False, None, comparable)


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


def play_recorded(
    recorded: RecordedGame,
    push: Callable[[Action], object] | None = None,
    before: Callable[[int], None] = lambda number: None,
    after: Callable[[int, Entry], None] = lambda number, entry: None,
) -> Refusal | None:
    """Play a recorded game to its end, or to the first entry that is refused; others may look on, or push for us."""
    push = push or recorded.game.push
    for number, entry in enumerate(recorded.entries, 1):
        before(number)
        try:
            for action in readable(recorded, number):
                push(action)
        except Illegal as reason:
            return Refusal(number, entry, reason)
        after(number, entry)
    return None


def readable(recorded: RecordedGame, number: int) -> Iterator[Action]:
    """The actions of an entry; who cannot read it, at least says which one it was, and up to where all was well."""
    entry = recorded.entries[number - 1]
    try:
        yield from recorded.actions(entry)
    except Malformed as error:
        facts = {"file": recorded.file, "id": str(id_of(entry))[:EXCERPT], "entry": _excerpt(entry)}
        raise Sorry("sorry-unreadable-entry", number=number, until=number - 1, **facts) from error


def id_of(entry: Any) -> Any:
    """What an entry calls itself; a question mark if it does not."""
    return entry.get("id", "?") if isinstance(entry, dict) else "?"


def _excerpt(entry: Any) -> str:
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
