"""How many shares a president must sell to be rid of a corporation: every sequence of sales is tried on the engine."""

from __future__ import annotations

from collections.abc import Iterator

from ..core.action import SellShares
from ..core.game import Game
from ..core.ids import NOBODY, Party
from ..core.state import State
from ..rules.shares import certs_held, shares_held
from ..rules.stock import StockTurn
from .levels import MANY_SHARES, traits_of
from .puzzle import Solution, Subject

Sales = tuple[SellShares, ...]


def subjects_of_dumps(game: Game) -> Iterator[Subject]:
    """The corporations that the player whose stock turn it is could be rid of."""
    t = game.table()
    if not t.agenda or not isinstance(t.top, StockTurn):
        return
    for corp in game.title.corps:
        if t.president(corp) == t.top.player:
            yield Subject(corp, t.top.player)


def sold_by(sales: Sales) -> int:
    """How many shares were sold."""
    return sum(sale.shares for sale in sales)


def outcomes(game: Game, subject: Subject) -> dict[State, tuple[Sales, bool]]:
    """By position that sales of that corporation lead to, in this turn: the sales, and whether somebody else is
    president then. Of several ways to a position, one with the fewest shares is kept."""
    found: dict[State, tuple[Sales, bool]] = {}
    waiting: list[tuple[Game, Sales]] = [(game, ())]
    while waiting:
        here, sales = waiting.pop()
        for sale in sales_of(here, subject):
            there = here.copy()
            there.push(sale)
            before = found.get(there.state)
            if before is None or sold_by(before[0]) > sold_by(sales) + sale.shares:
                is_rid = there.table().president(subject.corp) not in (subject.player, NOBODY)
                found[there.state] = (*sales, sale), is_rid
                waiting.append((there, (*sales, sale)))
    return found


def sales_of(game: Game, subject: Subject) -> list[SellShares]:
    """The sales of that corporation's shares that the player may make now, while it is still the same turn."""
    t = game.table()
    if not t.agenda or not isinstance(t.top, StockTurn) or t.top.player != subject.player:
        return []
    owner, cert_corp = subject.player, game.title.cert_corp
    return [
        action
        for action in game.legal_actions()
        if isinstance(action, SellShares) and action.by == owner and cert_corp[action.certs[0]] == subject.corp
    ]


def solve_dump(game: Game, subject: Subject) -> Solution | None:
    """The fewest shares; none if no number of them will do."""
    found = outcomes(game, subject)
    numbers = {sold_by(sales): sales for sales, is_rid in found.values() if is_rid}
    if not numbers:
        return None
    best = min(numbers)
    t, player, corp = game.table(), subject.player, subject.corp
    others = [shares_held(t, one, corp) for one in game.title.players if one != player]
    first = t.title.presidents_cert(corp)
    left = shares_held(t, player, corp) - best
    return Solution(
        best=best,
        runner_up=None,
        tried=len(found),
        nodes=len(found),
        equal=1,
        answer={"shares": best},
        traits=traits_of(
            many_shares=best >= MANY_SHARES,
            rivals=others.count(max(others)) > 1,
            presidents_certificate=first in certs_held(t, player, corp) and left < t.title.cert_size[first],
            several_blocks=len(numbers[best]) > 1,
        ),
    )


def holders(game: Game, corp: Party) -> list[tuple[Party, int]]:
    """Who holds how many shares of a corporation, of the players."""
    t = game.table()
    return [(one, held) for one in game.title.players if (held := shares_held(t, one, corp))]
