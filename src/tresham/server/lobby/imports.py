"""Games from files: ours and those of 18xx.games, played through all our checks before they get a table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from ...core import saved
from ...core.action import Action
from ...core.codec import Codec
from ...core.game import Game
from ...core.illegal import Illegal
from ...core.naming import Malformed
from ...interop.xxgames.opening import open_record
from ...interop.xxgames.reader import Reader
from ...interop.xxgames.standing_actions import entries_of
from ...text import Scribe, explain
from ...titles import PLATFORM, RULEBOOK, UnknownTitle, build, profile_named
from ..accounts.member_names import clean
from ..errors import ApiError, rule_link, sentence
from ..offers import MOST_SEATS, check_offer
from .played_game import PlayedGame, moves_of, played_game

Entry = dict[str, Any]

LONGEST = 20_000
"""No game has more actions than this."""
EXCERPT = 300
BIGGEST_SEED = 2**63


@dataclass(frozen=True)
class GameFile:
    """A game at its start, and what a file says was done in it."""

    game: Game
    entries: list[Any]
    actions: Callable[[Any], Iterator[Action]]
    """The actions of an entry, each to be played before the next is asked for."""
    digests: list[Any]
    """By entry: the fingerprint of the position after it, where the file has one."""


def read_document(document: Entry, language: str, until: int | None = None) -> PlayedGame:
    """The game of a file at its end, or after so many entries; refused where our rules lead elsewhere than the file."""
    try:
        is_record = "format" not in document and "actions" in document
        file = _record(document) if is_record else _saved(document)
        if not 0 <= file.game.seed < BIGGEST_SEED:
            raise Malformed("the seed is not a number that can be kept")
        _play(_shortened(file, until), language)
    except (Malformed, UnknownTitle, RecursionError) as error:
        raise ApiError(422, "no_document", {"detail": str(error)[:EXCERPT]}) from error
    return played_game(file.game, clean(_name(document))[:80], moves_of(file.game))


def _name(document: Entry) -> str:
    found = document.get("description") or document.get("name") or document.get("id") or ""
    return found if isinstance(found, str) else str(found) if isinstance(found, int) else ""


def _record(document: Entry) -> GameFile:
    players, settings = document.get("players"), document.get("settings")
    options = settings.get("optional_rules") if isinstance(settings, dict) else None
    _check(document.get("title"), players, options, PLATFORM)
    game, ids = open_record(document, PLATFORM)
    return GameFile(game, entries_of(_sized(document["actions"])), Reader(game, ids).actions, [])


def _saved(document: Entry) -> GameFile:
    options = document.get("options")
    _check(document.get("title"), document.get("players"), options, _profile(document))
    game = saved.start(document, build)
    codec = Codec(game.title, game.players)
    moves = [move if isinstance(move, dict) else {"action": move} for move in _sized(document.get("moves"))]

    def actions(entry: Any) -> Iterator[Action]:
        yield codec.read_action(entry)

    return GameFile(game, [move.get("action") for move in moves], actions, [move.get("digest") for move in moves])


def _profile(document: Entry) -> Any:
    word = document.get("profile", RULEBOOK)
    return profile_named(word) if isinstance(word, str) else word


def _shortened(file: GameFile, until: int | None) -> GameFile:
    if until is None:
        return file
    if until > len(file.entries):
        raise ApiError(422, "no_such_ply", {"ply": until, "last": len(file.entries)})
    return replace(file, entries=file.entries[:until], digests=file.digests[:until])


def _sized(entries: Any) -> list[Any]:
    if not isinstance(entries, list):
        raise Malformed("there is no list of actions")
    if len(entries) > LONGEST:
        raise Malformed(f"more than {LONGEST} actions")
    return entries


def _check(title: Any, players: Any, options: Any, profile: Any) -> None:
    """Names that make no sense at all are found out by the reader itself."""
    words = [profile, *(options if isinstance(options, list) else [])]
    if not isinstance(title, str):
        raise Malformed("there is no title")
    if not isinstance(players, list) or not all(isinstance(word, str) for word in words):
        raise Malformed("the players or options are no list")
    if len(players) > MOST_SEATS:
        raise Malformed("too many players")
    check_offer(title, len(players), words[1:], profile)
    names = [one.get("name") if isinstance(one, dict) else one for one in players]
    if not all(isinstance(name, str) and 0 < len(name) <= 64 and name == clean(name) for name in names):
        raise Malformed("a player without a proper name")
    if len(set(names)) < len(names):
        raise Malformed("two players have one name")


def _play(file: GameFile, language: str) -> None:
    """Play all of it, and compare what came of it with what the file says came of it."""
    for number, entry in enumerate(file.entries, 1):
        try:
            for action in _readable(file, number, entry):
                file.game.push(action)
        except Illegal as refused:
            _compare(file)  # what went another way before is why it is refused now
            raise _refused(file.game, _where(number, entry), refused, language) from refused
    _compare(file)


def _readable(file: GameFile, number: int, entry: Any) -> Iterator[Action]:
    try:
        yield from file.actions(entry)
    except Malformed as error:
        _compare(file)  # up to here it could not be opened if it went another way before
        detail = {"detail": str(error)[:EXCERPT]}
        raise ApiError(422, "unreadable_entry", {**_where(number, entry), **detail}) from error


def _compare(file: GameFile) -> None:
    """Refuse a file whose positions are not those that our rules lead to; the last one tells."""
    game, moves = file.game, [{} if one is None else {"digest": one} for one in file.digests]
    last = max((ply for ply, move in enumerate(moves[: game.ply], 1) if move), default=0)
    if not last or Codec(game.title, game.players).digest(game.line()[last].state) == file.digests[last - 1]:
        return
    number = saved.first_difference(game, moves) or last
    raise ApiError(422, "other_rules", _where(number, file.entries[number - 1]))


def _where(number: int, entry: Any) -> dict[str, Any]:
    """Which entry is the matter, and up to where the file can be opened."""
    known = entry if isinstance(entry, dict) else {}
    return {"number": number, "id": known.get("id", number), "action": known, "until": number - 1}


def _refused(game: Game, where: dict[str, Any], refused: Illegal, language: str) -> ApiError:
    reason = explain(refused, Scribe(game.title, game.players, language, game.state))
    params = {name: value if isinstance(value, int) else str(value) for name, value in refused.params.items()}
    told = sentence("refused_entry", language, {**where, "reason": reason})
    return ApiError(422, refused.code, {**params, **where}, rule_link(game.title.key, refused.rule), told)
