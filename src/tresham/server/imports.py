"""Games from files: ours and those of 18xx.games, played through all our checks before they get a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ..core import saved
from ..core.action import Action
from ..core.codec import Codec
from ..core.game import Game
from ..core.illegal import Illegal
from ..core.naming import Malformed
from ..interop.xxgames.lines import standing
from ..interop.xxgames.reader import Reader, open_record
from ..text import Scribe, explain
from ..titles import PLATFORM, SEED, UnknownTitle, build
from .asks import MOST_SEATS
from .errors import ApiError
from .judge import rule_link
from .lobby import check_offer, clean
from .placing import Played

Entry = dict[str, Any]

LONGEST = 20_000
"""No game has more actions than this."""
EXCERPT = 300
BIGGEST_SEED = 2**63


def read_document(document: Entry, language: str) -> Played:
    """The game of a file at its end; refused with the first entry that our rules refuse."""
    try:
        is_record = "format" not in document and "actions" in document
        game, entries = _record(document) if is_record else _saved(document)
        if not 0 <= game.seed < BIGGEST_SEED:
            raise Malformed("the seed is not a number that can be kept")
        _play(game, entries, language)
    except (Malformed, UnknownTitle, RecursionError) as error:
        raise ApiError(422, "no_document", {"detail": str(error)[:EXCERPT]}) from error
    return Played(game, clean(_name(document))[:80])


def _name(document: Entry) -> str:
    found = document.get("description") or document.get("name") or document.get("id") or ""
    return found if isinstance(found, str) else str(found) if isinstance(found, int) else ""


Parts = Iterator[tuple[int, Entry, Iterator[Action]]]
"""Entry by entry: its number, itself, and its actions, each to be played before the next is asked for."""


def _record(document: Entry) -> tuple[Game, Parts]:
    players, settings = document.get("players"), document.get("settings")
    options = settings.get("optional_rules") if isinstance(settings, dict) else None
    _check(document.get("title"), players, options, PLATFORM)
    game, ids = open_record(document, PLATFORM)
    reader = Reader(game, ids)
    try:
        entries = standing(_sized(document["actions"]))
    except (KeyError, TypeError, AttributeError) as error:
        raise Malformed(f"an action without type or id: {error!r}") from error

    return game, ((number, entry, reader.actions(entry)) for number, entry in enumerate(entries, 1))


def _saved(document: Entry) -> tuple[Game, Parts]:
    options = document.get("options")
    _check(document.get("title"), document.get("players"), options, document.get("profile", SEED))
    game = saved.start(document, build)
    codec = Codec(game.title, game.players)
    moves = _sized(document.get("moves"))

    def parts() -> Parts:
        for number, move in enumerate(moves, 1):
            entry = move.get("action") if isinstance(move, dict) else move
            yield number, entry if isinstance(entry, dict) else {}, iter([codec.read_action(entry)])

    return game, parts()


def _sized(entries: Any) -> list[Any]:
    if not isinstance(entries, list):
        raise Malformed("there is no list of actions")
    if len(entries) > LONGEST:
        raise Malformed(f"more than {LONGEST} actions")
    return entries


def _check(title: Any, players: Any, options: Any, profile: Any) -> None:
    """Names that make no sense at all are found out by the reader itself."""
    words = [profile, *(options if isinstance(options, list) else [])]
    if not isinstance(players, list) or not all(isinstance(word, str) for word in words):
        raise Malformed("the players or options are no list")
    if len(players) > MOST_SEATS:
        raise Malformed("too many players")
    check_offer(title if isinstance(title, str) else None, len(players), words[1:], profile)
    names = [one.get("name") if isinstance(one, dict) else one for one in players]
    if not all(isinstance(name, str) and 0 < len(name) <= 64 and name == clean(name) for name in names):
        raise Malformed("a player without a proper name")
    if len(set(names)) < len(names):
        raise Malformed("two players have one name")


def _play(game: Game, parts: Parts, language: str) -> None:
    for number, entry, actions in parts:
        try:
            for action in actions:
                game.push(action)
        except Illegal as refused:
            raise _refused(game, number, entry, refused, language) from refused


def _refused(game: Game, number: int, entry: Entry, refused: Illegal, language: str) -> ApiError:
    told = explain(refused, Scribe(game.title, game.players, language, game.state))
    params = {name: value if isinstance(value, int) else str(value) for name, value in refused.params.items()}
    where = {"number": number, "id": entry.get("id", number), "action": entry}
    return ApiError(422, refused.code, {**params, **where}, rule_link(game.title.key, refused.rule), told)
