"""Rights that the bank sells: what they cost, and how many are left."""

from __future__ import annotations

from collections.abc import Iterator

from ...core.action import BuyRight
from ...rules.rights import BuyingRight, rights_out
from .remark import MAIN, Decision, Remark, remark

NAMELESS, TERM = "none", "right"
"""How the catalogues and the glossary call the right of a title that has one only."""


def rights(now: Decision) -> Iterator[Remark]:
    """What is said where a corporation may buy a right: the cheapest way to each."""
    told: set[str] = set()
    offers = [
        (now.tried(choice.action).cost or 0, step, choice.action)
        for step, choice in now.offered
        if isinstance(choice.action, BuyRight) and isinstance(step, BuyingRight)
    ]
    for cost, step, action in sorted(offers, key=lambda one: one[0]):
        if action.right not in told:
            told.add(action.right)
            corp, cash, left = now.name(action.by), now.t.purse(action.by), step.count - rights_out(now.t, action.right)
            name = action.right or NAMELESS
            yield remark(
                "right_costs",
                f"term:{action.right or TERM}",
                MAIN,
                right=name,
                corp=corp,
                cost=cost,
                cash=cash,
                left=left,
            )
