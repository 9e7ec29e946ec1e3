"""Tokens on a charter are a list of prices, and whether a home is still to come is a fact of its own."""

from tests.islet import islet, on_islet
from tests.story import Story
from tresham.core.event import Event, TokenLost, TokenReturned, TokensInherited, TokenTaken
from tresham.core.older_forms import rests
from tresham.core.table import Table
from tresham.rules.tokens import is_home_pending, token_price
from tresham.track.ids import Slot


def happens(story: Story, *events: Event) -> Story:
    """A story in which this has happened before anybody acts."""

    def happen(t: Table) -> None:
        for event in events:
            t.emit(event)

    return story.after(happen)


def slot(story: Story, place: str) -> Slot:
    """The first slot of a city."""
    stop = story.stop(place)
    return story.atlas.slots(stop, story.game.state.board.lays[story.atlas.hex_of_stop[stop]])[0]


def with_stations() -> Story:
    """A in Aton and B in Bely, on track that joins them."""
    story = on_islet().started("A 76, B 76").holds("Ann", "A 3").holds("Bob", "B 3").floated("A B").operated("A B")
    story.tile("A1", "57", 1).tile("A3", "9", 1).tile("A5", "57", 1).tile("C3", "14", 0)
    return story.token("A", "A1").token("B", "A5")


def inherits(story: Story, prices: tuple[int, ...] = (100,)) -> Story:
    """A gets all tokens of B."""
    return happens(story, TokensInherited(story.party("A"), story.party("B"), (slot(story, "A5"),), prices))


def test_at_first_a_charter_is_as_printed_and_every_home_is_to_come():
    story = on_islet().unsettled()
    assert [story.charter(name) for name in "ABC"] == [(0, 40, 60), (0, 40), (0, 40)]
    assert all(is_home_pending(story.table(), story.party(name)) for name in "ABC")


def test_the_next_token_is_the_first_of_the_list():
    story = with_stations().token("A", "C3").unsettled()
    assert (story.charter("A"), token_price(story.table(), story.party("A"))) == ((60,), 60)


def test_a_corporation_that_inherits_tokens_pays_what_is_said_for_them():
    story = inherits(with_stations()).unsettled()
    assert (story.charter("A"), story.charter("B")) == ((40, 60, 100), ())
    assert (story.tokens_of("A"), story.tokens_of("B")) == (["A1.0", "A5.0"], [])
    story = inherits(with_stations().token("A", "C3"), (100, 100)).unsettled()
    assert [token_price(story.table(), story.party("A")), *story.charter("A")] == [60, 60, 100, 100]


def test_an_inherited_token_is_paid_for_when_it_is_placed():
    story = inherits(with_stations().token("A", "C3", "C3"), (100, 120))
    happens(story, TokenReturned(story.party("A"), slot(story, "A5"), 70))
    story.cash("A 300").operates("A", "token")
    story.when("A").tokens("A5")
    assert (story.cash_of("A"), story.charter("A")) == (200, (120, 70))


def test_more_tokens_than_are_printed_do_not_make_the_home_pending_again():
    story = inherits(with_stations(), (100, 100)).unsettled()
    assert len(story.charter("A")) > len(story.title.corporation(story.party("A")).tokens)
    assert not is_home_pending(story.table(), story.party("A"))


def test_as_many_tokens_as_are_printed_do_not_make_the_home_pending_again():
    story = inherits(with_stations()).unsettled()
    assert len(story.charter("A")) == len(story.title.corporation(story.party("A")).tokens)
    assert not is_home_pending(story.table(), story.party("A"))


def test_who_inherits_before_its_first_token_still_has_its_home_to_place():
    story = on_islet().token("B", "A5")
    assert is_home_pending(inherits(story).unsettled().table(), story.party("A"))


def test_a_token_beside_the_slots_is_inherited_too():
    story = on_islet().token("A", "A1").token_beside("B", "A5")
    happens(story, TokensInherited(story.party("A"), story.party("B"), (), ())).unsettled()
    assert story.game.state.board.beside == ((story.atlas.hex("A5"), story.party("A")),)


def test_a_station_may_go_back_to_the_charter_at_a_price():
    story = with_stations()
    happens(story, TokenReturned(story.party("B"), slot(story, "A5"), 100)).unsettled()
    assert (story.tokens_of("B"), story.charter("B")) == ([], (40, 100))
    assert not is_home_pending(story.table(), story.party("B"))


def test_a_lost_station_does_not_come_back():
    story = with_stations()
    happens(story, TokenLost(story.party("B"), slot(story, "A5"))).unsettled()
    assert (story.tokens_of("B"), story.charter("B")) == ([], (40,))


def test_a_token_that_is_bought_goes_back_at_the_price_that_is_said():
    story = with_stations()
    happens(story, TokenTaken(story.party("A"), story.party("B"), slot(story, "A5"), 0, 70)).unsettled()
    assert (story.charter("A"), story.charter("B")) == ((60,), (40, 70))


def test_islet_has_printed_charters():
    title = islet()
    assert title.printed[title.corp("A")] == (0, 40, 60)
    assert title.kept[rests][title.corp("B")] == {(0, 40): 2, (40,): 1, (): 0}
