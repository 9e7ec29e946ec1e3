"""Is an action on the menu? Copies of a certificate or of a train card are alike, and the menu shows one of them."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from tresham.core import action as act
from tresham.core.game import Game
from tresham.core.legal import with_number
from tresham.core.table import Choice


def ends(choice: Choice) -> list[act.Action]:
    """The actions of a choice with the lowest and the highest number."""
    return [with_number(choice, number) for number in sorted({choice.low, choice.high})]


def kind_of(game: Game, action: act.Action) -> tuple[Any, ...]:
    """An action with copies of papers and cards told apart only by what they are and where they lie."""
    s, title = game.state, game.title
    told: list[Any] = [action.__class__.__name__]
    for one in fields(action):
        value = getattr(action, one.name)
        if one.name == "deal":
            value = kind_of(game, value)
        elif one.name in ("train", "traded") and value is not None:
            value = s.trains[value], s.faces[value]
        elif one.name == "cert":
            value = title.cert_corp[value], title.cert_size[value], s.certs[value]
        elif one.name == "certs":
            value = tuple(sorted((title.cert_corp[cert], title.cert_size[cert], s.certs[cert]) for cert in value))
        told.append(value)
    return tuple(told)


def on_the_menu(game: Game, action: act.Action) -> bool:
    """Does the menu offer this action, or one that comes to the same?"""
    wanted = kind_of(game, action)
    for choice in game.legal_actions().menu:
        if choice.action.__class__ is action.__class__:
            numbers = {choice.low} if choice.field is None else {_number(action, choice.field)}
            number = numbers.pop()
            if choice.low <= number <= choice.high or choice.field is None:
                if kind_of(game, with_number(choice, number)) == wanted:
                    return True
    return False


def _number(action: act.Action, field: str) -> int:
    number: int = getattr(action.deal if isinstance(action, act.Offer) else action, field, -1)
    return number
