"""The seeded generator: the recurrence of 18xx.games."""

from hypothesis import given
from hypothesis import strategies as st

from tests.unit.core.tiny import tiny_game
from tresham.core.agenda import ChanceDrawn
from tresham.core.chance import MODULUS, drawn, seeded

numbers = st.integers(0, MODULUS - 1)


def test_the_modulus_is_two_to_the_31():
    assert MODULUS == 2**31


@given(numbers)
def test_the_recurrence(number: int):
    assert drawn(number) == (1103515245 * number + 12345) % 2**31


def test_the_first_numbers_from_seed_1():
    found, number = [], seeded(1)
    for _ in range(4):
        number = drawn(number)
        found.append(number)
    assert found == [1103527590, 377401575, 662824084, 1147902781]


@given(st.integers())
def test_every_seed_is_brought_into_range(seed: int):
    assert 0 <= seeded(seed) < MODULUS
    assert seeded(seed) == seeded(seed + MODULUS)


@given(numbers, numbers)
def test_different_states_lead_to_different_states(one: int, other: int):
    assert (drawn(one) == drawn(other)) == (one == other)


def test_the_generator_is_a_number_in_the_state():
    game = tiny_game(seed=2**31 + 5)
    assert game.state.chance == 5
    assert ChanceDrawn(drawn(5)).apply(game.state).chance == drawn(5)
