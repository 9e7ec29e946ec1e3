"""What 1830 is like on the public site 18xx.games, where that differs from the rulebook."""

from __future__ import annotations

from typing import Any

from ...core.ids import Party, Private
from ...core.stage import Step
from ...core.table import Table
from ...rules.calendar import calendar
from ...rules.operating import OperatingTurn
from ...rules.privates import BuyingPrivate, open_privates
from ...rules.stock import StockTurn
from ...rules.train_help import Help, TradeMeans, must_buy

# --- privates of other players ---------------------------------------------------------------------------------------


def in_time(t: Table) -> bool:
    """Players trade privates in phases 2 to 4, not in the first round [1830-DIFF.1]."""
    return "private_trades" in t.title.phases[t.state.phase].allows and calendar(t).turn > 1


def traded(t: Table, private: Private) -> bool:
    """Privates with a share are not traded [1830-DIFF.1]."""
    return in_time(t) and t.title.privates[private].brings is None


def any_number(t: Table, player: Party) -> bool:
    """Nobody counts papers when a private is traded [1830-DIFF.1]."""
    return True


def could_ask_for_private(t: Table) -> bool:
    """Somebody with money who has bought nothing is asked as long as another player owns a private that corporations
    may buy, even if that is the Camden & Amboy, which no player can sell [1830-DIFF.1]."""
    turn = t.frame(StockTurn)
    if turn.purchases or t.purse(turn.player) <= 0 or not in_time(t):
        return False
    return any(owner != turn.player and t.title.privates[one].low is not None for one, owner in open_privates(t))


# --- trains of other corporations ------------------------------------------------------------------------------------


def with_help_while_owing(t: Table, help: Help, corp: Party) -> TradeMeans:
    """As long as a train must be bought the president may add to the price of another corporation's; and once he has
    sold shares, every such train bought in the turn must cost so much that the sale was needed
    [1830-DIFF.12]."""
    own, last_sale, is_owing = t.purse(corp), t.frame(OperatingTurn).last_sale, must_buy(t, corp)
    if not is_owing and not last_sale:
        return TradeMeans(own, own)
    together = help.means(t, corp)
    least = max(1, together - last_sale + 1) if last_sale else 1
    return TradeMeans(own, together if is_owing else own, least)


# --- the Delaware & Hudson -------------------------------------------------------------------------------------------


def without_purchases(anytime: tuple[Step[Any], ...]) -> tuple[Step[Any], ...]:
    """While its token is asked for, no private is bought [1830-DIFF.15]."""
    return tuple(step for step in anytime if not isinstance(step, BuyingPrivate))
