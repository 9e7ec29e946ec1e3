"""How many presses a corporation's turn takes at the page, counted without a browser.

What a bot wants is thought out for a whole turn, and then pressed as briefly as the page allows: the rest of the turn,
something of a later part with what lies before it, a tile with what comes after it. `tests.web.hands` press just so.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from functools import partial
from typing import Any, NamedTuple

import tresham
from tresham.bots import make_bot
from tresham.core.action import Action
from tresham.core.codec import Codec
from tresham.core.game import Game
from tresham.rules.calendar import CalendarFrame
from tresham.rules.operating import OperatingFrame, OperatingTurn
from tresham.server.live.courses import courses
from tresham.server.live.rest_of_turn import RUN_PAY, foretell
from tresham.view import Wording, menu
from tresham.view.menu_shapes import ChoiceView
from tresham.view.routing import as_drawn

Json = dict[str, Any]
MIDDLE = -1
"""Where a hex is pressed, if not near one of its sides."""
SEATS = ["Ann", "Bob", "Eve"]
SILENT = Wording(lambda choice, trial: "", lambda action: "", lambda refused: "")


def presses_by_turn(title: str, seed: int, bot: str = "naive") -> list[int]:
    """By turn of a corporation in a game of bots: how many presses it would take."""
    game, player = tresham.new(title, SEATS, seed=seed), make_bot(bot, seed)
    codec, found = Codec(game.title, SEATS), list[int]()
    while not game.over:
        turn = turn_of(game)
        if turn is None:
            game.push(player.choose(game))
            continue
        presses, seat = 0, game.to_act
        while not game.over and turn_of(game) == turn:
            if game.to_act != seat:
                game.push(player.choose(game))
                continue
            wanted = rest_of_turn(game, player)
            while wanted:
                step = next_step(game, [codec.write_action(action) for action in wanted])
                presses += step.presses
                for action in wanted[: step.actions]:
                    game.push(action)
                wanted = wanted[step.actions :]
        found.append(presses)
    return found


def turn_of(game: Game) -> object:
    """What tells one corporation's turn from the next."""
    t = game.table()
    turn, round, calendar = t.find(OperatingTurn), t.find(OperatingFrame), t.find(CalendarFrame)
    if turn is None or round is None or calendar is None:
        return None
    return turn.corp, round.acted, calendar.turn, calendar.number


def rest_of_turn(game: Game, bot: Any) -> list[Action]:
    """What a bot would do until the turn is over, or somebody else has to say something."""
    turn, ahead, wanted = turn_of(game), game.copy(), list[Action]()
    while not ahead.over and turn_of(ahead) == turn and ahead.to_act == game.to_act:
        wanted.append(as_drawn(ahead, bot.choose(ahead)))
        ahead.push(wanted[-1])
    return wanted


@dataclass(frozen=True)
class Step:
    """The next thing that is pressed, and how many of the wanted actions it does."""

    how: str
    """`rest`, `course`; `both` and `both_course` after something on the map; `on`: on the map, and the next press there
    does it; `do`: one thing by itself."""
    presses: int
    actions: int
    course: Json | None = None
    choice: ChoiceView | None = None
    """What is done on the map."""
    sort: bool = False
    """Something else comes first on its hex."""
    side: int = MIDDLE
    notches: int = 0


def next_step(game: Game, written: list[Json]) -> Step:
    """As much of what is wanted as the page can do at once."""
    rest = _rest(game)
    if len(rest) > 1 and written[: len(rest)] == rest:
        return Step("rest", 1, len(rest))
    if (course := _longest(game, written)) and len(course["actions"]) > 1:
        return Step("course", 1, len(course["actions"]), course)
    choices = menu(game, SILENT, refused=False).choices
    choice, sum = find_choice(choices, written[0])
    if not is_on_map(choice):
        return Step("do", 1 + (sum != proposed_sum(game, choice)) + choice.final, 1)
    lay = "tile" in choice.about
    sort = lay and not _is_first_sort(choices, choice)
    side, notches = side_of(choices, choice) if lay else (MIDDLE, 0)
    spot = partial(Step, choice=choice, sort=sort, side=side, notches=notches)
    after = game.copy()
    after.push(Codec(game.title, game.players).read_action(written[0]))
    told = bool(rest)  # where nothing can be let be, the page tells nothing of what comes after
    later = written[1:] if after.to_act == game.to_act and turn_of(after) == turn_of(game) else []
    rest = _rest(after) if later else []
    if told and rest and later[: len(rest)] == rest:
        return spot("both", 2 + sort, 1 + len(rest))
    if told and later and (course := _longest(after, later)) and not _only_pays(course):
        return spot("both_course", 2 + sort, 1 + len(course["actions"]), course)
    if later and _is_met_on_map(after, later[0]):
        return spot("on", 1 + sort, 1)
    return spot("do", 2 + sort, 1)


def is_on_map(choice: ChoiceView) -> bool:
    """Is it done by pointing at a hex?"""
    return choice.group == "map" and not choice.field and "hex" in choice.about


def _is_met_on_map(game: Game, action: Json) -> bool:
    """Is it what a press on its hex is about first of all?"""
    choices = menu(game, SILENT, refused=False).choices
    choice, _ = find_choice(choices, action)
    return is_on_map(choice) and _is_first_sort(choices, choice)


def side_of(choices: tuple[ChoiceView, ...], choice: ChoiceView) -> tuple[int, int]:
    """Where a hex is pressed, in its middle or near a side, so that a tile is soonest seen: and by how many notches of
    the wheel, which goes through every turn of each tile."""
    here = [one for one in choices if is_on_map(one) and one.about["hex"] == choice.about["hex"]]
    alike = [_Way.of(one) for one in here if _sort(one) == _sort(choice) and "same_as" not in one.about]
    alike.sort(key=lambda one: one.rank)
    wanted = next(one for one in alike if (one.tile, one.rotation) == shown_as(choice))
    tiles = [one.tile for one in alike]
    ways = sorted(alike, key=lambda one: (tiles.index(one.tile), one.rotation))
    found = dict[int, int]()
    for side in (MIDDLE, *range(6)):
        shown = next((one for one in alike if side == MIDDLE or side in one.exits), None)
        if shown is not None:
            notches = (ways.index(wanted) - ways.index(shown)) % len(ways)
            found[side] = notches if notches <= len(ways) // 2 else notches - len(ways)
    return min(found.items(), key=lambda one: abs(one[1]))


def shown_as(choice: ChoiceView) -> tuple[str, int]:
    """The tile and the turn by which the page shows a lay: of turns that come to the same, the first."""
    about: Json = choice.about
    return about["tile"], about["same_as"] if "same_as" in about else about["rotation"]


class _Way(NamedTuple):
    """A way to lay a tile, as the page knows it."""

    rank: int
    tile: str
    rotation: int
    exits: tuple[int, ...]

    @classmethod
    def of(cls, choice: ChoiceView) -> _Way:
        about: Json = choice.about
        return cls(about["rank"], about["tile"], about["rotation"], tuple(about["exits"]))


def find_choice(choices: tuple[ChoiceView, ...], action: Json) -> tuple[ChoiceView, int | None]:
    """The line of the menu that means an action, and the number that is open in it."""
    for choice in choices:
        wanted, offered = (
            (action["deal"], choice.action["deal"]) if _is_offer(choice, action) else (action, choice.action)
        )
        field = choice.field
        if {**wanted, field: None} == {**offered, field: None}:  # type: ignore[dict-item]
            return choice, wanted[field] if field else None
    raise AssertionError(f"the page does not offer {action}")


def proposed_sum(game: Game, choice: ChoiceView) -> int | None:
    """The number that stands in the field, as `web/src/panel/menu.ts` proposes it."""
    if not choice.field:
        return None
    if choice.offer:
        return choice.low
    if choice.kind in ("buy_private", "take_over"):
        return choice.high
    if choice.kind == "buy_train":
        printed = next(one.price for one in game.title.trains if one.name == choice.about["train"])
        return min(max(printed, choice.low), choice.high)
    return choice.low


def _is_offer(choice: ChoiceView, action: Json) -> bool:
    return choice.offer and "deal" in action


def _sort(choice: ChoiceView) -> tuple[str, object]:
    """Ordinary lays, those by right of a private, and tokens are sorts of their own."""
    return (choice.kind, choice.about.get("private") or "") if "tile" in choice.about else ("piece", "")


def _is_first_sort(choices: tuple[ChoiceView, ...], choice: ChoiceView) -> bool:
    """Tiles come before tokens; of their sorts the one that the menu names first."""
    here = [one for one in choices if is_on_map(one) and one.about["hex"] == choice.about["hex"]]
    return _sort(min(here, key=lambda one: "tile" not in one.about)) == _sort(choice)


def _rest(game: Game) -> list[Json]:
    """What one press would do of the rest of the turn."""
    found = foretell(game, RUN_PAY, lambda at, action: "")
    return list(found.actions) if found else []


def _only_pays(course: Json) -> bool:
    """After something on the map the page offers what does not pay out; what pays is the rest of the turn."""
    return bool(course["choice"]["about"].get("kind") == "pay")


def _longest(game: Game, written: list[Json]) -> Json | None:
    """The course that does most of what is wanted; none if none does just that."""
    fitting = [one for one in courses(game, lambda at: SILENT) if written[: len(one.actions)] == list(one.actions)]
    best = max(fitting, key=lambda one: len(one.actions), default=None)
    return None if best is None else {"actions": best.actions, "ends": best.ends, "choice": asdict(best.choice)}
