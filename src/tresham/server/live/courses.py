"""What later parts of a turn offer, in one click from here: what lies before it is declined, run and paid, and if one
likes what comes after it is declined too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from ...core.action import BuyTrain, DeclareDividend
from ...core.game import Game, Node
from ...core.play import speaker
from ...view import Wording, menu
from ...view.menu_shapes import ChoiceView, CourseView
from ...view.table_names import TableNames
from .rest_of_turn import DONE, LONGEST, RUN_PAY, Way, next_action, rest, turn_of

Voice = Callable[[Node], Wording]
"""Who puts the choices of a position into words."""

DIVIDEND, TRAIN = "declare_dividend", "buy_train"


def courses(game: Game, voice: Voice) -> tuple[CourseView, ...]:
    """By trying it on a copy: what becomes of the revenue, where there is a run before; and the trains that can be
    bought at their price when all is paid out, or at once."""
    turn = turn_of(game)
    if turn is None:
        return ()
    way = Way(game.copy(), turn[0], lambda at, action: voice(at).describe(action))
    found: list[CourseView] = []
    for _ in range(LONGEST):
        if way.game.over or way.game.to_act != game.to_act or turn_of(way.game) != turn:
            break
        offered = _offers(way.game)
        if BuyTrain in offered or (way.actions and offered):
            found.extend(_from_here(way, voice))
        action = None if BuyTrain in offered else next_action(way.game, RUN_PAY)
        if action is None:
            break
        way.go(action)
    return tuple(found)


def _offers(game: Game) -> set[type[BuyTrain | DeclareDividend]]:
    """Whether it is time for the dividend or for trains; whatever has an open number is left to the player."""
    return {
        choice.action.__class__
        for choice in game.legal_actions().menu
        if isinstance(choice.action, BuyTrain | DeclareDividend)
        and choice.field is None
        and speaker(game.table(), choice.action) == game.to_act
    }


def _from_here(way: Way, voice: Voice) -> Iterator[CourseView]:
    """Everything that can be had at the end of a way."""
    names = TableNames(way.game.title, way.game.players)
    before = tuple(names.codec.write_action(action) for action in way.actions)
    for choice in menu(way.game, voice(way.game.node), refused=False).choices:
        if _is_meant(choice, names.seat(way.game.to_act)):
            after = Way(way.game.copy(), way.corp, way.label)
            after.game.push(names.codec.read_action(choice.action))
            course = CourseView(
                actions=(*before, choice.action),
                declines=tuple(way.declines),
                revenue=way.revenue,
                per_share=way.per_share,
                ends=_is_over(after, way),
                choice=choice,
            )
            yield course
            if not course.ends:
                yield from _with_the_end(after, way, course, names)


def _with_the_end(after: Way, way: Way, course: CourseView, names: TableNames) -> Iterator[CourseView]:
    """The same and nothing more in this turn, where nothing is left that only the player can decide."""
    for action in rest(after.game, DONE):
        after.go(action)
    if _is_over(after, way):
        yield replace(
            course,
            actions=(*course.actions, *(names.codec.write_action(action) for action in after.actions)),
            declines=(*course.declines, *after.declines),
            ends=True,
        )


def _is_over(after: Way, before: Way) -> bool:
    """Has the turn ended that was under way before?"""
    return after.game.over or turn_of(after.game) != turn_of(before.game)


def _is_meant(choice: ChoiceView, seat: str) -> bool:
    return choice.kind in (DIVIDEND, TRAIN) and not choice.field and not choice.offer and choice.seat == seat
