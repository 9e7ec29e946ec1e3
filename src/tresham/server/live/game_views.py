"""What a live game shows: views, what changed, pictures, menus; each worked out once."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any, Generic, TypeVar

from ...core.game import Node
from ...draw import changed_hexes, drawings
from ...text import describe, describe_choice, explain
from ...view import View, Wording, changed, look, menu, plain
from ...view.menu_shapes import CourseView, MenuView, RestView
from ..standing import RoundShape, StandingShape, round_of, standing_of
from .courses import courses
from .game_log import GameLog
from .live_game import LiveGame
from .rest_of_turn import DONE, RUN_PAY, foretell

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")

RUN = "run_trains"
VIEWS, MENUS, PARTS = 8, 6, 16
"""How many of each are kept: the present and what somebody is just looking at."""
BASE, PER_ROW, PER_TELLING = 64 * 1024, 2900, 850
"""About how many bytes an open game takes: with what is shown of it at once, for each row, for each row told in some
language. Measured with games of 1, 100, 393 and 619 rows in one to three languages; right to about a tenth."""


class SmallCache(Generic[K, V]):
    """The last few of something that takes a while to make."""

    def __init__(self, room: int) -> None:
        self._room = room
        self._kept: OrderedDict[K, V] = OrderedDict()

    def get(self, key: K, make: Callable[[], V]) -> V:
        """The kept one, or a new one."""
        found = self._kept.get(key)
        if found is None:
            found = make()
            self._kept[key] = found
            while len(self._kept) > self._room:
                self._kept.popitem(last=False)
        return found


class GameViews:
    """One live game before its readers' eyes."""

    def __init__(self, live: LiveGame) -> None:
        self.live = live
        self.log = GameLog(live)
        self._views: SmallCache[Node, View] = SmallCache(VIEWS)
        self._menus: SmallCache[tuple[Node, str, bool], MenuView] = SmallCache(MENUS)
        self._parts: SmallCache[tuple[Node, Node], dict[str, Any]] = SmallCache(PARTS)
        self._pictures: SmallCache[tuple[Node, Node, str], dict[str, Any]] = SmallCache(PARTS)
        self._rests: SmallCache[tuple[Node, str, bool], tuple[RestView | None]] = SmallCache(MENUS)
        self._courses: SmallCache[tuple[Node, str], tuple[CourseView, ...]] = SmallCache(MENUS)
        self._standings: SmallCache[Node, StandingShape] = SmallCache(PARTS)

    @property
    def weight(self) -> int:
        """About how many bytes of memory this game takes."""
        return BASE + PER_ROW * len(self.live.rows) + PER_TELLING * self.log.tellings

    def view(self, node: Node) -> View:
        """Everything a screen shows of a position."""
        return self._views.get(node, lambda: look(self.live.game_on(node)))

    def parts(self, old: Node, new: Node) -> dict[str, Any]:
        """What a screen must change to get from one position to another."""
        return self._parts.get((old, new), lambda: changed(self.view(old), self.view(new)))

    def pictures(self, node: Node, language: str) -> dict[str, Any]:
        """Every hex of the map, drawn."""
        return _plain_pictures(drawings(self.live.title, node.state, language))

    def new_pictures(self, old: Node, new: Node, language: str) -> dict[str, Any]:
        """The hexes that look different."""

        def draw() -> dict[str, Any]:
            hexes = changed_hexes(self.live.title, old.state, new.state)
            return _plain_pictures(drawings(self.live.title, new.state, language, hexes)) if hexes else {}

        return self._pictures.get((old, new, language), draw)

    def voice(self, node: Node, language: str) -> Wording:
        """Who puts choices and refusals into words."""
        scribe = self.log.scribe(language).at(node.state)
        return Wording(
            lambda choice, trial: describe_choice(choice, scribe, trial),
            lambda action: describe(action, scribe),
            lambda refused: explain(refused, scribe),
        )

    def menu(self, node: Node, language: str, with_best_runs: bool = True) -> MenuView:
        """What may be done at a position; the best runs only where the table's habits allow that help."""

        def make() -> MenuView:
            found = menu(self.live.game_on(node), self.voice(node, language))
            if with_best_runs:
                return found
            return replace(found, choices=tuple(one for one in found.choices if one.kind != RUN))

        return self._menus.get((node, language, with_best_runs), make)

    def rest(self, node: Node, language: str, with_best_runs: bool) -> RestView | None:
        """What the rest of the turn would bring in one click; without that help only what could be let be."""

        def make() -> tuple[RestView | None]:
            game = self.live.game_on(node)
            return (
                foretell(
                    game, RUN_PAY if with_best_runs else DONE, lambda at, one: self.voice(at, language).describe(one)
                ),
            )

        return self._rests.get((node, language, with_best_runs), make)[0]

    def courses(self, node: Node, language: str) -> tuple[CourseView, ...]:
        """What later parts of the turn offer in one click."""
        return self._courses.get(
            (node, language), lambda: courses(self.live.game_on(node), lambda at: self.voice(at, language))
        )

    def standing(self, node: Node) -> StandingShape:
        """What the lobby wants to know of a position."""
        return self._standings.get(node, lambda: self._standing(node))

    def _standing(self, node: Node) -> StandingShape:
        return standing_of(self.live.game_on(node))

    def round(self, node: Node) -> RoundShape:
        """Where the game stood."""
        return round_of(self.live.title, node)


def _plain_pictures(found: dict[str, Any]) -> dict[str, Any]:
    return {name: plain(drawing) for name, drawing in found.items()}
