"""Records that never change: what makes the next one."""

import dataclasses

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.unit.core.tiny import ANN, TinyTurn, tiny_game
from tresham.core.frozen import but, moved, put, put_all

rows = st.lists(st.integers(), min_size=1, max_size=12).map(tuple)


def test_but_is_replace():
    turn = TinyTurn(ANN, 3)
    assert but(turn, count=4) == dataclasses.replace(turn, count=4) == TinyTurn(ANN, 4)
    assert turn == TinyTurn(ANN, 3)
    assert but(turn).__class__ is TinyTurn


def test_a_changed_state_shares_everything_else():
    state = tiny_game().state
    other = but(state, chance=99)
    assert other.chance == 99
    assert state.chance == 1
    for field in dataclasses.fields(state):
        if field.name != "chance":
            assert getattr(other, field.name) is getattr(state, field.name)
    assert other == dataclasses.replace(state, chance=99)
    assert other != state


def test_nothing_can_be_written_into_a_state():
    state = tiny_game().state
    with pytest.raises(dataclasses.FrozenInstanceError):
        state.chance = 5  # type: ignore[misc]


@given(rows, st.data(), st.integers())
def test_put_changes_one_place(row: tuple[int, ...], data: st.DataObject, value: int):
    index = data.draw(st.integers(0, len(row) - 1))
    expected = list(row)
    expected[index] = value
    assert put(row, index, value) == put_all(row, ((index, value),)) == tuple(expected)


@given(rows)
def test_put_all_lets_the_last_change_win(row: tuple[int, ...]):
    assert put_all(row, ((0, 1), (0, 2))) == (2, *row[1:])
    assert put_all(row, ()) == row


@given(rows, st.data(), st.integers())
def test_money_moves_and_stays_the_same(cash: tuple[int, ...], data: st.DataObject, amount: int):
    payer, payee = (data.draw(st.integers(0, len(cash) - 1)) for _ in range(2))
    after = moved(cash, payer, payee, amount)
    assert sum(after) == sum(cash)
    if payer == payee:
        assert after == cash
    else:
        assert (after[payer], after[payee]) == (cash[payer] - amount, cash[payee] + amount)
    assert moved((5, 5), 0, 1, 3) == (2, 8)
