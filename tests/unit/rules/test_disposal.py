"""What becomes of a corporation and its things: closed, founded anew, fallen to the bank, taken over."""

import pytest

from tests.islet import NAMES, islet, on_islet
from tests.story import Story
from tresham.core.codec import Codec
from tresham.core.event import CorporationClosed, PriceMoved
from tresham.core.ids import NOBODY
from tresham.core.state import Life
from tresham.core.table import Table
from tresham.core.title import Watch
from tresham.rules.closing import (
    ClosesInCell,
    Disposal,
    TokensPass,
    markers_stay,
    money_passes,
    off_the_map,
    out_of_the_game,
    privates_pass,
    stations_stay,
    trains_pass,
    trains_to_pool,
)
from tresham.rules.tokens import is_home_pending

FOR_GOOD = Disposal(certs=out_of_the_game, tokens=off_the_map, life=Life.CLOSED)
RECEIVERSHIP = Disposal(certs=out_of_the_game, tokens=stations_stay, life=Life.CLOSED)
TAKE_OVER = Disposal(
    cash=money_passes,
    trains=trains_pass,
    privates=privates_pass,
    certs=out_of_the_game,
    tokens=TokensPass(100),
    markers=markers_stay,
    life=Life.TAKEN_OVER,
)


def with_riches() -> Story:
    """A and B are at work; B has money, trains, a private, a marker, and stations in Bely and Cork."""
    story = on_islet().started("A 76, B 76").holds("Ann", "A 3").holds("Bob", "B 3").holds("Eve", "B 1")
    story.floated("A B").operated("A B").cash("A 200, B 130").trains("A 3, B 2 3").owns("B", "OX")
    story.tile("A1", "57", 1).tile("A3", "9", 1).tile("A5", "57", 1).tile("C3", "14", 0).board_marker("flag", "B", "C1")
    return story.token("A", "A1").token("B", "A5").stock_round(2, "Ann")


def disposed(disposal: Disposal, heir: str = "nobody", story: Story | None = None) -> Story:
    """B is no more."""
    story = story or with_riches()
    b, other = story.party("B"), story.party(heir)
    return story.after(lambda t: disposal(t, b, other))


def life(story: Story, corp: str) -> Life:
    return story.game.state.life[story.party(corp)]


def test_closed_for_good_nothing_is_left_and_nobody_can_start_it():
    bank = with_riches().cash_of("bank")
    story = disposed(FOR_GOOD)
    assert (life(story, "B"), story.cell("B"), story.has_floated("B")) == (Life.CLOSED, None, False)
    assert (story.cash_of("B"), story.cash_of("bank")) == (0, bank + 130)
    assert (story.trains_of("B"), story.trains_of("nobody"), story.owner("OX")) == ([], ["2", "3"], None)
    assert (story.tokens_of("B"), story.charter("B"), story.game.state.board.markers) == ([], (), ())
    assert story.certs("nobody", "B") == [2, 1, 1, 1]
    assert not is_home_pending(story.table(), story.party("B"))
    assert story.pars_offered("B") == set()
    story.when("Ann", refused="already_started").starts("B", 76)


def test_a_home_that_nobody_will_claim_any_more_keeps_no_slot():
    story = on_islet().started("A 76").holds("Ann", "A 3").floated("A").cash("A 100")
    story.tile("A1", "57", 1).tile("A3", "9", 1).tile("A5", "57", 1).token("A", "A1").operates("A", "token")
    assert story.tokens_offered() == set()
    gone = on_islet().started("A 76").holds("Ann", "A 3").floated("A").cash("A 100")
    gone.tile("A1", "57", 1).tile("A3", "9", 1).tile("A5", "57", 1).token("A", "A1").operates("A", "token")
    assert disposed(FOR_GOOD, story=gone).tokens_offered() == {"A5.0"}


@pytest.mark.parametrize("then", [Life.WAITING, Life.READY])
def test_closed_it_can_be_founded_anew(then):
    story = disposed(Disposal(life=then))
    assert (life(story, "B"), story.charter("B"), story.shares("ipo", "B")) == (then, (0, 40), 5)
    assert is_home_pending(story.table(), story.party("B"))
    story.when("Ann").starts("B", 70)
    assert (life(story, "B"), story.president("B"), story.certs("bank", "B")) == (Life.OPEN, "Ann", [1, 1, 1])


def test_founded_anew_it_places_its_home_again():
    story = disposed(Disposal(life=Life.READY)).started("B 70").holds("Eve", "B 3").floated("B")
    story.operating_round(acted="A")
    assert (story.actor(), story.tokens_of("B"), story.charter("B")) == ("B", ["A5.0"], (40,))


def test_a_marker_that_falls_into_a_certain_cell_closes_its_corporation():
    title = islet(watches=(Watch((PriceMoved,), ClosesInCell("brown", FOR_GOOD)),))
    story = on_islet(title).started("A 76").marker("A A2").holds("Ann", "A 2").holds("Bob", "A 1").stock_round(2, "Bob")
    story.when("Bob").sells("A", 1)
    assert (life(story, "A"), len(story.happened(CorporationClosed)), story.cash_of("Bob")) == (Life.CLOSED, 1, 453)


def test_in_receivership_its_stations_stand_for_the_bank_and_its_trains_go():
    story = disposed(RECEIVERSHIP, "bank")
    assert (story.tokens_of("bank"), story.tokens_of("B"), story.charter("B")) == (["A5.0"], [], ())
    assert (story.trains_of("nobody"), story.cash_of("B"), life(story, "B")) == (["2", "3"], 0, Life.CLOSED)


def test_a_station_of_the_bank_takes_its_slot():
    story = disposed(RECEIVERSHIP, "bank").operates("A", "token")
    assert story.tokens_offered() == set()
    story.when("A", refused="no_free_slot").tokens("A5")


def test_trains_may_go_to_the_pool():
    story = disposed(Disposal(trains=trains_to_pool))
    assert (story.trains_of("pool"), story.trains_of("nobody")) == (["2", "3"], [])


def test_whoever_takes_over_has_it_all():
    bank = with_riches().cash_of("bank")
    story = disposed(TAKE_OVER, "A")
    assert (life(story, "B"), story.cash_of("A"), story.cash_of("bank")) == (Life.TAKEN_OVER, 330, bank)
    assert (story.trains_of("A"), story.owner("OX")) == (["2", "3", "3"], "A")
    assert (story.tokens_of("A"), story.charter("A"), story.charter("B")) == (["A1.0", "A5.0"], (40, 60, 100), ())
    assert [story.name(owner) for _, _, owner in story.game.state.board.markers] == ["A"]
    assert story.certs("nobody", "B") == [2, 1, 1, 1]
    story.when("Ann", refused="already_started").starts("B", 76)


def test_of_two_stations_on_one_hex_one_comes_off():
    story = with_riches().token("A", "C3").token("B", "C3")
    disposed(TAKE_OVER, "A", story)
    assert (story.tokens_of("A"), story.charter("A")) == (["A1.0", "A5.0", "C3.0"], (60, 100))


def test_a_title_may_say_which_of_two_stations_comes_off():
    asked = []

    def ask(t: Table, *about: int) -> None:
        asked.append(about)

    story = with_riches().token("A", "C3").token("B", "C3")
    own, new = story.atlas.slots(story.stop("C3"), story.game.state.board.lays[story.atlas.hex("C3")])
    disposed(Disposal(tokens=TokensPass(80, ask)), "A", story)
    assert asked == [(story.party("A"), own, new, 80)]


def test_mechanisms_are_settled_while_there_is_a_treasury():
    seen = []

    def settle(t: Table, corp: int) -> None:
        seen.append(t.state.cash[corp])

    story = on_islet(islet(closing=(settle,))).started("B 76").cash("B 90")
    disposed(Disposal(before=(settle,), after=(settle,)), story=story)
    assert seen == [90, 90, 0]


@pytest.mark.parametrize(("disposal", "heir"), [(FOR_GOOD, "nobody"), (RECEIVERSHIP, "bank"), (TAKE_OVER, "A")])
def test_it_is_written_and_read(disposal, heir):
    story = disposed(disposal, heir)
    codec = Codec(story.title, NAMES)
    assert [codec.read_event(codec.write_event(event)) for event in story.events] == list(story.events)
    [closed] = [event for event in story.events if isinstance(event, CorporationClosed)]
    assert closed.certs_to == NOBODY
    assert codec.write_event(closed)["certs_to"] == "nobody"
