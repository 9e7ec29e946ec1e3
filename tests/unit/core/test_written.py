"""What holds more than it did when games were first saved is written as it was then, where that says all."""

from dataclasses import dataclass

import pytest

from tests.islet import NAMES, islet, on_islet
from tresham.core.codec import Codec
from tresham.core.event import CorporationClosed, TokenTaken
from tresham.core.frozen import but, put
from tresham.core.game import Game
from tresham.core.ids import Party
from tresham.core.naming import Malformed
from tresham.core.state import Life
from tresham.core.title_memory import Extra, Extras
from tresham.rules.bonds import Bonds
from tresham.rules.rights import Rights
from tresham.titles import SHELF, build
from tresham.track.ids import Slot

TITLE = islet()
A, B = TITLE.corp("A"), TITLE.corp("B")
CODEC = Codec(TITLE, NAMES)


def closed(tokens: tuple[int, ...]) -> CorporationClosed:
    return CorporationClosed(A, Life.WAITING, 0, tokens, (), (), (), (), ())


def test_charters_are_written_as_counts_under_the_old_name():
    state = on_islet(TITLE).token("A", "A1").game.state
    data = CODEC.write_state(state)
    assert data["stock"] == [0, 0, 0, 0, 0, 0, 2, 2, 2]
    assert not {"charter", "homeless"} & data.keys()


def test_a_charter_that_is_no_rest_of_what_is_printed_is_written_as_it_is():
    state = on_islet(TITLE).token("A", "A1").game.state
    data = CODEC.write_state(but(state, charter=put(state.charter, A, (40, 60, 100))))
    assert data["stock"] == [0, 0, 0, 0, 0, 0, [40, 60, 100], 2, 2]


def test_whose_home_is_to_come_is_written_where_the_charters_do_not_say_it():
    state = on_islet(TITLE).game.state
    settled = but(state, homeless=state.homeless & ~(1 << A))
    assert CODEC.write_state(settled)["homeless"] == 1 << B | 1 << TITLE.corp("C")
    assert CODEC.digest(settled) != CODEC.digest(state)


@pytest.mark.parametrize(("tokens", "told"), [((0, 40, 60), 3), ((60,), 1), ((), 0), ((40, 100), [40, 100])])
def test_the_tokens_of_a_closed_corporation_are_a_count_where_that_says_all(tokens, told):
    assert CODEC.write_event(closed(tokens))["tokens"] == told
    assert list(CODEC.write_event(closed(tokens)))[4] == "tokens"
    assert CODEC.read_event(CODEC.write_event(closed(tokens))) == closed(tokens)


@pytest.mark.parametrize("tokens", [4, -1, "3", None, ["40"], [True], {}])
def test_tokens_that_cannot_be_are_refused(tokens):
    with pytest.raises(Malformed):
        CODEC.read_event(CODEC.write_event(closed(())) | {"tokens": tokens})


def test_a_bought_token_from_an_older_file_costs_nothing_to_place_again():
    event = TokenTaken(A, B, Slot(0), 75)
    old = {"type": "token_taken", "by": "A", "seller": "B", "slot": "A1.0.0", "price": 75}
    assert CODEC.write_event(event) == old
    assert CODEC.read_event(old) == event
    assert CODEC.read_event({**old, "returns_at": 40}) == TokenTaken(A, B, Slot(0), 75, 40)


def test_parties_that_have_no_charter_have_no_tokens():
    assert [TITLE.printed[Party(party)] for party in range(6)] == [()] * 6


# --- facts that were once told of every game -------------------------------------------------------------------------


@dataclass(frozen=True)
class Tides(Extra):
    tides: int = 0
    moon: int = 0


def test_what_no_mechanism_remembers_is_still_written_where_it_once_was():
    old, new = Extras("islet", Tides()), Extras("islet", blanks={"tides": 0, "moon": 0})
    states = [Game.start(islet(extra=extra), NAMES).state for extra in (old, new)]
    codecs = [Codec(islet(extra=extra), NAMES) for extra in (old, new)]
    assert codecs[0].digest(states[0]) == codecs[1].digest(states[1])
    assert codecs[1].write_state(states[1])["extra"] == {"type": "islet", "tides": 0, "moon": 0}


def test_a_mechanism_that_is_there_has_its_say():
    extra = Extras("islet", blanks={"tides": 0, "moon": 0}).plus(Tides(3))
    title = islet(extra=extra)
    assert Codec(title, NAMES).write_state(Game.start(title, NAMES).state)["extra"]["tides"] == 3
    assert extra.but(Tides, moon=1).blanks == extra.blanks


def test_games_without_the_variants_of_1849_keep_their_fingerprints_and_remember_nothing_of_them():
    plain, full = build("1849", 3), build("1849", 3, SHELF["1849"].options)
    assert (plain.extra.get(Bonds), plain.extra.get(Rights)) == (None, None)
    assert (full.extra.get(Bonds), full.extra.get(Rights)) == (Bonds(), Rights())
    written = Codec(plain, NAMES).write_state(Game.start(plain, NAMES).state)["extra"]
    assert (written["bonds"], written["entitled"], written["rights_sold"]) == (0, 0, 0)
