"""1848: scenarios SC-01 to SC-13, the start, the auction and the privates."""

from __future__ import annotations

import pytest

from tests.australia import QUARTET, at, company
from tests.marks import rule
from tests.midwest import laid
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.frozen import but
from tresham.core.ids import Private
from tresham.rules.lots import AuctionFrame

PRICES = {"P1": 30, "P2": 70, "P3": 110, "P4": 170, "P5": 170, "P6": 230}


def prices(story: Story) -> dict[str, int]:
    """What the privates that are left cost now."""
    lowered = dict(story.table().frame(AuctionFrame).lowered)
    return {
        one.symbol: one.value - lowered.get(Private(number), 0)
        for number, one in enumerate(story.title.privates)
        if story.name(story.game.state.privates[number]) == "bank"
    }


def lowered(story: Story, **floors: int) -> Story:
    """Prices to begin with."""
    frame = story.game.state.agenda[-1]
    told = tuple((story.title.private(name), PRICES[name] - price) for name, price in floors.items())
    assert isinstance(frame, AuctionFrame)
    return story.change(agenda=(*story.game.state.agenda[:-1], but(frame, lowered=told)))


# --- the start -------------------------------------------------------------------------------------------------------


@rule("1848-2.3a", "1848-2.4.1a", "1848-5.4.1a", "1848-5.4.2a", "1848-1.3d", "1848-3.1.1a", "1848-3.1.1c")
def test_setup() -> None:
    """SC-01."""
    story = given("1848", QUARTET)
    assert story.purses() == [630] * 4
    assert (story.cash_of("bank"), story.cash_of("BOE"), story.price("BOE")) == (7480, 2000, 70)
    assert prices(story) == PRICES
    assert story.fact("borrowers") == ()
    assert story.menu(act.BuyShares) == []
    assert story.menu(act.StartCorporation) == []
    phase = story.title.phases[story.game.state.phase]
    assert (phase.worths, phase.limits["major"]) == (("yellow",), 4)
    five = given("1848", "A B C D E")
    assert (five.purses(), five.cash_of("bank")) == ([510] * 5, 7450)


@rule("1848-1.1a")
@pytest.mark.parametrize("players", ["A B", "A B C D E F G"])
def test_how_many_can_play(players: str) -> None:
    with pytest.raises(ValueError, match="1848"):
        given("1848", players)


# --- the auction -----------------------------------------------------------------------------------------------------


@rule("1848-3.1.1b", "1848-3.1.1c", "1848-3.1.1a")
def test_lower_lower_buy() -> None:
    """SC-02."""
    story = given("1848", "A B C")
    story.when("A").lowers("P4")
    story.when("B").lowers("P4")
    story.when("C").takes("P4")
    assert (story.cash_of("C"), story.owner("P4"), story.to_act()) == (680, "C", "A")
    assert story.cash_of("bank") == 7480 + 160
    assert prices(story) == {name: price for name, price in PRICES.items() if name != "P4"}


@rule("1848-3.1.1d", "1848-3.1.1e", "1848-3.1.2a")
def test_floor_and_forced_purchase() -> None:
    """SC-03."""
    floors = {"P1": 0, "P2": 40, "P3": 80, "P4": 140, "P5": 140, "P6": 200}
    story = lowered(given("1848", "A B C"), **floors)
    assert prices(story) == floors
    assert len(story.menu(act.TakeLot)) == 6
    assert story.menu(act.LowerLot) == []
    assert story.menu(act.Pass) == []
    story.when("A", refused="lot_at_lowest_price", rule="1848-3.1.1d").lowers("P2")
    story.when("A", refused="must_buy_or_lower", rule="1848-3.1.3b").passes()
    story.when("A").takes("P1")
    assert (story.cash_of("A"), story.owner("P1")) == (840, "A")


@rule("1848-3.1.1e")
def test_the_whole_price_is_needed() -> None:
    story = given("1848", "A B C").cash("A 160")
    story.when("A", refused="cannot_afford_lot", rule="1848-3.1.1e").takes("P4")
    assert story.cash_of("A") == 160


@rule("1848-3.1.3a", "1848-3.1.3b")
def test_right_to_pass() -> None:
    """SC-04."""
    story = lowered(given("1848", "B C A").owns("B", "P1"), P3=95)
    assert {type(choice.action) for choice in story.ready().game.legal_actions().menu} == {
        act.TakeLot,
        act.LowerLot,
        act.Pass,
    }
    story.when("B").passes()
    assert story.to_act() == "C"
    assert story.menu(act.Pass) == []
    story.when("C", refused="must_buy_or_lower", rule="1848-3.1.3b").passes()
    assert story.menu(act.TakeLot)
    assert story.menu(act.LowerLot)


@rule("1848-3.1.4a", "1848-3.1.4b")
def test_everybody_passes() -> None:
    """SC-05."""
    story = given("1848", QUARTET).owns("A", "P1 P3").owns("B", "P2").owns("C", "P4").owns("D", "P5")
    lowered(story, P6=215).passes("A B C D")
    assert story.purses() == [650, 640, 650, 655]
    assert (prices(story), story.to_act()) == ({"P6": 215}, "A")
    assert story.menu(act.LowerLot)
    story.passes("A B C D")
    assert story.purses() == [670, 650, 670, 680], "as often as they like"


@rule("1848-4.7a", "1848-5.2.2a", "1848-5.1.2a")
def test_p6_and_car() -> None:
    """SC-06."""
    story = lowered(given("1848", "A B C D E"), P6=210)
    story.when("A").takes("P6")
    assert (story.cash_of("A"), story.owner("P6"), story.certs("A", "CAR")) == (300, "A", [2])
    assert (story.cell("CAR"), story.has_floated("CAR"), story.president("CAR")) == (at("R2C5"), False, "A")
    later = given("1848", "A B C D E").started("CAR 100").holds("A", "CAR 2").stock_round(1, "A")
    for name in "ABCD":
        later.when(name).buys("CAR")
    assert (later.has_floated("CAR"), later.cash_of("CAR"), later.cash_of("A")) == (True, 1000, 410)


@rule("1848-4.6a", "1848-5.1.2a", "1848-5.2.2a")
def test_p5_and_qr() -> None:
    """SC-07."""
    story = given("1848", "E A B")
    story.when("E").takes("P5")
    assert (story.shares("E", "QR"), story.price("QR"), story.cash_of("E")) == (1, None, 670)
    assert story.president("QR") == "nobody"
    later = given("1848", "E A B C").holds("E", "QR 1", president=False).stock_round(1, "E")
    later.when("A", refused="not_your_turn").buys_cert("QR", 2)
    later.when("E", refused="presidents_certificate_first", rule="1848-5.1.2a").buys_cert("QR", 2)
    later.when("E").starts("QR", 70)
    assert (later.shares("E", "QR"), later.cash_of("E"), later.has_floated("QR")) == (3, 490, False)
    for name in "ABC":
        later.when(name).buys("QR")
    assert (later.has_floated("QR"), later.cash_of("QR")) == (True, 700)


@rule("1848-3.2a", "1848-3.2b", "1848-2.1a")
def test_priority_after_the_auction() -> None:
    """SC-08."""
    story = given("1848", "A B C D E").owns("A", "P1 P3").owns("B", "P2").owns("C", "P4").owns("D", "P5")
    story.when("A").takes("P6")
    assert (story.round(), story.to_act()) == (("stock", 1, 1, 1), "B")
    assert story.menu(act.StartCorporation)
    assert story.shares_offered() >= {"CAR ipo"}


# --- privates --------------------------------------------------------------------------------------------------------


@rule("1848-4.1a", "1848-4.1d", "1848-4.2a", "1848-7.3f")
def test_private_income_and_purchase() -> None:
    """SC-09."""
    story = company("CAR VR").owns("A", "P1").operates("CAR", of=2)
    story.when("CAR", refused="private_price", rule="1848-4.1d").buys_private("P1", 41)
    story.when("CAR", refused="private_price", rule="1848-4.1d").buys_private("P1", 0)
    story.when("CAR").buys_private("P1", 40)
    assert (story.cash_of("A"), story.cash_of("CAR"), story.owner("P1")) == (670, 460, "CAR")
    story.comes_to_round("operating", 2)
    assert story.cash_of("CAR") == 465
    other = company("CAR VR").owns("A", "P1").operates("VR")
    other.when("VR", refused="only_from_president", rule="1848-4.1d").buys_private("P1", 20)


@rule("1848-4.7b", "1848-4.1a")
def test_p6_closes_with_cars_first_train() -> None:
    """SC-10."""
    story = company("CAR VR", "2").owns("A", "P6").operates("CAR", "trains", turn=1)
    story.when("CAR").buys_train("2", 100)
    assert story.owner("P6") is None
    while story.round()[:2] != ("operating", 2):
        story.goes_on()
    assert story.cash_of("A") == 630


@rule("1848-4.3b", "1848-7.4.5a", "1848-4.1e", "1848-4.3a")
def test_desert_discount() -> None:
    """SC-11."""
    story = desert()
    story.when("CAR").lays_with("P2", "E3", "8", 5)
    assert (story.cash_of("CAR"), story.owner("P2")) == (100, "CAR")
    story.when("CAR").lays("F4", "8", 0)
    assert story.cash_of("CAR") == 100
    story.when("CAR", refused="one_tile_a_turn", rule="1848-7.4.2a").lays("E1", "57", 1)
    assert story.menu(act.LayPrivateTile) == []
    story.comes_to_round("operating", 2)
    assert story.cash_of("CAR") == 110


def desert() -> Story:
    """CAR owns P2 and has £100; its track leads from Port Augusta into the desert."""
    story = laid(company("CAR"), "E2 57 E1 E3").owns("CAR", "P2").cash("CAR 100")
    return story.operates("CAR", of=2)


@rule("1848-7.4.5a", "1848-4.3b")
def test_without_the_private_the_desert_costs_forty() -> None:
    story = desert().spent("P2")
    story.when("CAR", refused="no_such_power", rule="1848-4.3b").lays_with("P2", "E3", "8", 5)
    story.when("CAR").lays("E3", "8", 5)
    assert story.cash_of("CAR") == 60


@rule("1848-4.4b", "1848-10.2a", "1848-4.4a")
def test_tasmania_voluntary() -> None:
    """SC-12."""
    story = laid(company("SAR"), "G3 238 F4 G4 H4, G4 8 G3 H5, H5 6 G4 H6").owns("SAR", "P3").trains("SAR 3+")
    story.operates("SAR")
    story.when("SAR", refused="side_barred", rule="1848-7.4.7a").lays("H5", "14", 1)
    story.when("SAR").lays_with("P3", "I5", "241", 1)
    story.when("SAR").lays("H5", "14", 1)
    assert story.cash_of("SAR") == 500
    assert story.comes_to("SAR", "run").when("SAR").would_earn(**{"3+": "G3 (G4) H5 I5"}) == 40 + 30 + 50


@rule("1848-4.4c", "1848-10.2b", "1848-10.2a")
def test_tasmania_is_there_for_all_and_counts_as_a_stop() -> None:
    story = (
        laid(company("VR SAR"), "H6 57 H5 H7").tile("H5", "14", 1).tile("I5", "241", 1).owns("SAR", "P3").spent("P3")
    )
    story.trains("VR 3").operates("VR", "run")
    assert story.when("VR").would_earn(_3="H6 H5 I5") == 20 + 30 + 50
    short = laid(company("VR SAR"), "H6 57 H5 H7").tile("H5", "14", 1).tile("I5", "241", 1).trains("VR 2")
    short.operates("VR", "run").when("VR", refused="run_too_long", rule="1848-8.2.2a").runs(_2="H6 H5 I5")


@rule("1848-4.4b", "1848-4.1e")
def test_a_directors_private_serves_his_company() -> None:
    story = company("SAR VR").owns("A", "P3").operates("SAR")
    assert len(story.menu(act.LayPrivateTile)) == 2
    story.when("SAR").lays_with("P3", "I4", "241", 1)
    assert story.tile_at("I4") == ("241", 1)
    other = company("SAR VR").owns("A", "P3").operates("VR")
    other.when("VR", refused="no_such_power", rule="1848-4.4b").lays_with("P3", "I4", "241", 1)


@rule("1848-4.1e")
def test_no_powers_before_the_first_3() -> None:
    story = company("SAR", "2").owns("A", "P3").operates("SAR")
    story.when("SAR", refused="no_such_power", rule="1848-4.4b").lays_with("P3", "I4", "241", 1)


@rule("1848-4.4d", "1848-9.5a", "1848-4.1g")
def test_tasmania_forced() -> None:
    """SC-13."""
    story = company("SAR VR", "4").depot("4 0").owns("C", "P3").owns("D", "P1").cash("SAR 2000")
    story.operates("SAR", "trains").when("SAR").buys_train("5", 500)
    assert story.actor() == "C"
    story.when("SAR", refused="not_now").passes()
    story.when("C").lays_with("P3", "I4", "241", 1)
    assert (story.owner("P3"), story.owner("P1"), story.actor(), story.part()) == (None, None, "SAR", "trains")
    story.when("SAR").buys_train("5", 500)
    assert story.trains_of("SAR") == ["5", "5"]


@rule("1848-4.4d")
def test_the_director_of_the_owner_places_it() -> None:
    story = company("SAR VR", "4").depot("4 0").owns("VR", "P3").cash("SAR 2000").operates("SAR", "trains")
    story.when("SAR").buys_train("5", 500)
    assert (story.actor(), story.to_act()) == ("VR", "B")
    story.when("VR").lays_with("P3", "I5", "241", 1)
    assert story.tile_at("I5") == ("241", 1)
