"""How much somebody must still find who has to pay what the treasury cannot, and what sales can do about it."""

from __future__ import annotations

from dataclasses import replace

from ..core.action import BuyTrain, Offer, SellShares
from ..core.game import Game
from ..core.play import stage_of
from ..core.stage import Choice
from ..core.table import Table
from ..rules.emergency import EmergencySelling, shares_can_bring
from ..rules.raising import Bill
from .choice_subject import About
from .menu_shapes import ChoiceView


def still_to_raise(t: Table) -> int:
    """What is missing where shares are sold because something must be paid; nothing elsewhere.

    It is the rules' own count: as soon as it is nothing, they allow no further sale.
    """
    _, bill = _bill(t)
    return max(0, bill.lack(t)) if bill is not None else 0


def sales_can_raise(t: Table) -> int:
    """The most that sales can bring where something is missing: what decides about bankruptcy too."""
    selling, bill = _bill(t)
    if selling is None or bill is None or bill.lack(t) <= 0:
        return 0
    return shares_can_bring(t, selling.terms, bill.seller)


def _bill(t: Table) -> tuple[EmergencySelling | None, Bill | None]:
    """The verb by which somebody in need sells shares, and what must be paid."""
    for step in stage_of(t).steps(t) if t.state.agenda else ():
        if isinstance(step, EmergencySelling):
            return step, step.bill(t)
    return None, None


def with_what_sales_leave(
    game: Game, choices: tuple[Choice, ...], views: tuple[ChoiceView, ...]
) -> tuple[ChoiceView, ...]:
    """The menu of somebody in need: each sale tells what is still missing after it, and which trains could then not be
    bought any more that can be bought now."""
    pairs = zip(choices, views, strict=True)
    ways = {_train(one): [view.about["train"], view.about["source"]] for one, view in pairs if _train(one) is not None}
    return tuple(
        replace(view, about={**view.about, **_left(game, choice.action, ways)})
        if isinstance(choice.action, SellShares)
        else view
        for choice, view in zip(choices, views, strict=True)
    )


def _left(game: Game, sale: SellShares, ways: dict[int | None, list[object]]) -> About:
    then = game.copy()
    then.push(sale)
    still = {_train(choice) for choice in then.legal_actions().menu} if not then.over else set()
    shut = [way for train, way in ways.items() if train not in still]
    return {"lacks": still_to_raise(then.table()), "shuts": shut}


def _train(choice: Choice) -> int | None:
    """Which train a choice buys, or offers to buy."""
    deal = choice.action.deal if isinstance(choice.action, Offer) else choice.action
    return deal.train if isinstance(deal, BuyTrain) else None
