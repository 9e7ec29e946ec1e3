"""A voice for the tests: the sentences that the server would use."""

from __future__ import annotations

from typing import Any

from tresham.core.game import Game
from tresham.text import Scribe, describe, describe_choice, explain
from tresham.view import Wording, look, menu, plain
from tresham.view.menu_shapes import ChoiceView, MenuView, RefusalView


def voice(game: Game, language: str = "en") -> Wording:
    """Whoever looks at the position of a game and says what he sees."""
    scribe = Scribe(game.title, game.players, language).at(game.state)
    return Wording(
        label=lambda choice, trial: describe_choice(choice, scribe, trial),
        describe=lambda action: describe(action, scribe),
        explain=lambda why: explain(why, scribe),
    )


def menu_of(game: Game, language: str = "en") -> MenuView:
    """The menu with all that is refused."""
    return menu(game, voice(game, language))


def choices(game: Game, kind: str, **about: Any) -> list[ChoiceView]:
    """The choices of one kind, about certain things only."""
    return [one for one in menu_of(game).choices if one.kind == kind and about.items() <= one.about.items()]


def refused(game: Game, kind: str, **about: Any) -> list[RefusalView]:
    """The refusals of one kind, about certain things only."""
    return [one for one in menu_of(game).refused if one.kind == kind and about.items() <= one.about.items()]


def part(game: Game, name: str) -> Any:
    """One part of the view, as it travels."""
    return plain(look(game))[name]


def named(rows: list[dict[str, Any]], name: str) -> dict[str, Any]:
    """The row of a player, a corporation, a private or a hex."""
    (found,) = [row for row in rows if name in (row.get("name"), row.get("symbol"))]
    return found
