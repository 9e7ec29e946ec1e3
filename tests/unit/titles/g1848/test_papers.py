"""What is printed on the papers of 1848, counted and compared with its tables."""

from __future__ import annotations

import pytest

from tests.islet import NAMES, islet
from tests.marks import rule
from tresham.core.cards import Place
from tresham.core.game import Game
from tresham.core.ids import BANK
from tresham.core.market import Market
from tresham.routes.problem import RouteTrainKind
from tresham.titles.g1848 import papers

MARKET: Market = papers.MARKET


def cell(row: int, col: int) -> str:
    """The name of a cell by row and column as the rules count them: the leftmost column is 0."""
    return f"{chr(ord('A') + col)}{row}"


@rule("1848-1.3c", "1848-C-02")
def test_certificates() -> None:
    *railways, bank = papers.corporations(4, lambda t, corp: 70)
    assert [one.kind.certs for one in railways] == [(2, 1, 1, 1, 1, 1, 1, 1, 1)] * 8
    assert sum(len(one.kind.certs) for one in railways) == 72
    assert bank.kind.certs == (1,) * 10
    assert not bank.kind.directed


@rule("1848-5.4.1a", "1848-12.4.2a")
def test_the_bank_of_england_sells_from_its_board_for_the_bank() -> None:
    bank = papers.corporations(4, lambda t, corp: 70)[-1]
    assert (bank.kind.unsold, bank.kind.sellers, bank.kind.sells_to) == (
        Place.TREASURY,
        (Place.TREASURY,),
        Place.TREASURY,
    )
    assert bank.cash == papers.FUND == papers.LOANS * papers.LOAN
    table = Game.start(islet(), NAMES).table()
    corp = table.title.corp("A")
    assert bank.kind.payee is not None
    assert bank.kind.payee(table, corp, corp) == BANK


@rule("1848-12.2.2a", "1848-12.2.2b")
@pytest.mark.parametrize(("seats", "most"), [(3, 7), (4, 6), (5, 6), (6, 6)])
def test_how_much_of_a_company_one_player_may_hold(seats: int, most: int) -> None:
    assert {one.kind.most_shares for one in papers.corporations(seats, lambda t, corp: 70)} == {most}


@rule("1848-2.4.1a")
@pytest.mark.parametrize(("seats", "left"), [(3, 7480), (4, 7480), (5, 7450), (6, 7420)])
def test_what_the_bank_keeps(seats: int, left: int) -> None:
    assert papers.MONEY - papers.FUND - seats * papers.PURSES[seats] == left


@rule("1848-1.3b")
def test_train_cards() -> None:
    counts = {one.name: one.count for one in papers.TRAINS if one.face_of is None}
    assert counts == {"2": 6, "3": 5, "4": 4, "5": 3, "6": 2, "8": None, "2E": None}
    others = {one.name: one.face_of for one in papers.TRAINS if one.face_of}
    assert others == {"2+": "2", "3+": "3", "4+": "4", "5+": "5", "6+": "6", "D": "8"}


@rule("1848-9.8a")
def test_trains_that_never_rust() -> None:
    assert [one.name for one in papers.TRAINS if one.rusted_by is None] == ["5", "5+", "6", "6+", "8", "D", "2E"]
    assert not any(one.pooled for one in papers.TRAINS)


@rule("1848-8.2.5d")
def test_the_ghan_is_no_train_like_others() -> None:
    (ghan,) = [one for one in papers.TRAINS if one.name == "2E"]
    assert (ghan.counts, ghan.duty, ghan.trades, ghan.most) == (False, False, False, 1)
    assert ghan.route.counts is RouteTrainKind.GHAN
    assert not ghan.route.takes_bonuses


@rule("1848-5.2.1a")
def test_pars() -> None:
    pars = {MARKET.cells[at].price: MARKET.cells[at].name for at in MARKET.pars}
    assert pars == {100: cell(2, 5), 90: cell(3, 5), 80: cell(4, 5), 70: cell(5, 5)}
    kinds = {one.symbol: one.kind.pars for one in papers.corporations(4, lambda t, corp: 70)}
    assert kinds["CAR"] == (100,)
    assert not any(pars for symbol, pars in kinds.items() if symbol != "CAR")


def test_the_chart() -> None:
    assert len(MARKET.cells) == 69 + 6
    assert MARKET.zones[papers.RECEIVERSHIP] == {MARKET.at(cell(row, 0)) for row in range(1, 7)}
    assert MARKET.zones[papers.END] == {MARKET.at(cell(1, 16))}
    lengths = [max(one.col for one in MARKET.cells if one.row == row) for row in range(6)]
    assert lengths == [16, 16, 13, 10, 8, 6]
    for one in MARKET.cells:
        if one.row > 0 and one.col > 0:
            above = MARKET.cells[MARKET.at(cell(one.row, one.col))]
            assert above.price - one.price == 10, one.name


@rule("1848-5.6.1e")
def test_the_loan_track() -> None:
    assert len(papers.LOAN_TRACK) == 21
    assert (papers.LOAN_TRACK[0], papers.LOAN_TRACK[11], papers.LOAN_TRACK[12], papers.LOAN_TRACK[16]) == (
        70,
        180,
        195,
        260,
    )
    assert list(papers.LOAN_TRACK) == sorted(papers.LOAN_TRACK)
