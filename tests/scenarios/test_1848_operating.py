"""1848: scenarios about falls, track, runs and trains, from SC-32 to SC-50 and from SC-63 to SC-69."""

from __future__ import annotations

import pytest

from tests.australia import QUARTET, TO_WHYALLA, at, company, directed, fallen, in_need
from tests.marks import rule
from tests.midwest import laid
from tests.story import Story, given
from tresham.core import action as act

# --- receiverships that take a train ---------------------------------------------------------------------------------


def second_fall(phase: str, *before: tuple[str, str], players: str = QUARTET) -> Story:
    """SAR, directed by A, falls when it takes a loan; some have fallen before it. VR is B's."""
    story = directed(given("1848", players).phase(phase), "A", "SAR", 70, 6).marker(f"SAR {at('R5C2')}")
    directed(story, "B", "VR")
    return fallen(story, *before)


@rule("1848-5.4.4a", "1848-5.4.4c", "1848-9.5a", "1848-7.1b", "1848-4.1g")
def test_second_receivership_removes_a_permanent_train() -> None:
    """SC-32."""
    story = second_fall("4", ("NSW", "C")).owns("B", "P1").holds("B", "BOE 1").operates("SAR", of=2)
    story.when("SAR").takes_loan()
    assert (story.phase_name(), story.trains_of("bank").count("5")) == ("5", 2)
    assert (story.owner("P1"), story.round()) == (None, ("operating", 2, 1, 2))
    cash = story.comes_to_round("operating", 2).cash_of("B")
    assert story.round() == ("operating", 2, 2, 2)
    assert story.title.phases[story.game.state.phase].limits["major"] == 2
    assert cash >= 630 + 20


@rule("1848-5.4.4b", "1848-5.5.6a", "1848-13.1a", "1848-8.2.4b")
def test_fifth_receivership() -> None:
    """SC-33."""
    before = [(corp, "C") for corp in ("NSW", "QR", "WA", "FED")]
    story = second_fall("6", *before).depot("6 1").operates("SAR", number=2, of=3)
    story.when("SAR").takes_loan()
    assert (story.phase_name(), "6" in story.trains_of("bank")) == ("6", False)
    assert story.game.state.ending is not None
    assert not story.game.over
    story.finishes_round()
    assert story.round() == ("operating", 2, 3, 3)
    story.finishes_round()
    assert story.game.over


@rule("1848-5.4.4c")
def test_phases_passed_over_begin_in_order() -> None:
    """A 5 is taken in phase 3: the twos rust, and the limit is two trains."""
    story = second_fall("3", ("NSW", "C")).trains("VR 2 2+ 3").operates("SAR")
    story.when("SAR").takes_loan()
    assert (story.phase_name(), story.trains_of("VR")) == ("5", ["3"])
    assert story.trains_of("bank").count("3") == 4
    assert set(story.comes_to("VR", "trains").trains_offered()) >= {("3", "bank"), ("2E", "bank")}


@rule("1848-4.4d", "1848-5.5.5a")
def test_tasmania_in_a_falling_companys_hands() -> None:
    """SC-67."""
    first = second_fall("4").owns("SAR", "P3").operates("SAR")
    first.when("SAR").takes_loan()
    assert (first.owner("P3"), first.actor()) == (None, "VR")
    assert not first.menu(act.LayPrivateTile)
    second = second_fall("4", ("NSW", "C")).owns("SAR", "P3").operates("SAR")
    second.when("SAR").takes_loan()
    assert second.to_act() == "A"
    choice = second.menu(act.LayPrivateTile)[0].action
    second.when(second.name(choice.by)).do(choice)
    assert (second.owner("P3"), second.actor()) == (None, "VR")
    assert "241" in {second.tile_at(place)[0] for place in ("I4", "I5")}


@rule("1848-7.2d", "1848-5.5.1a")
def test_order_after_a_fall() -> None:
    """SC-68."""
    story = given("1848", QUARTET).phase("3")
    directed(story, "A", "SAR", 70, 4).holds("B", "SAR 2").cash("SAR 0, A 0").marker(f"SAR {at('R5C2')}")
    directed(story, "B", "NSW").holds("A", "NSW 2")
    directed(story, "C", "VR")
    story.marker(f"NSW {at('R4C6')}, VR {at('R3C5')}").operates("SAR")
    story.when("SAR").takes_loan()
    assert story.to_act() == "A"
    story.when("A").sells("NSW", 1)
    assert story.cell("NSW") == at("R5C6")
    assert story.turns_of_round() == ["VR", "NSW"]


@rule("1848-7.2b", "1848-7.2c", "1848-11.3a")
def test_operating_order() -> None:
    """SC-37."""
    story = company("SAR VR NSW WA", "3")
    story.marker(f"SAR {at('R2C7')}, VR {at('R4C8')}, NSW {at('R3C7')}, WA {at('R3C7')}").operating_round()
    assert story.ready().turns_of_round() == ["VR", "SAR", "NSW", "WA"]


# --- track and tokens ------------------------------------------------------------------------------------------------


@rule("1848-7.4.2a", "1848-7.5.1a", "1848-7.3a")
def test_one_or_two_yellow_or_an_upgrade() -> None:
    """SC-38."""
    early = laid(company("CAR", "2"), "E2 57 E1 E3").operates("CAR")
    early.when("CAR").lays("E1", "6", 2)
    early.when("CAR", refused="one_tile_a_turn", rule="1848-7.4.2a").lays("E3", "9", 1)
    later = laid(company("CAR", "3"), "E2 57 E1 E3").operates("CAR")
    later.when("CAR").lays("E1", "6", 2)
    later.when("CAR", refused="one_tile_a_turn", rule="1848-7.4.2a").lays("E2", "14", 1)
    later.when("CAR").lays("E3", "9", 1)
    assert later.tile_at("E3") == ("9", 1)
    other = laid(company("CAR", "3"), "E2 57 E1 E3").operates("CAR")
    other.when("CAR").lays("E2", "14", 1)
    assert other.tile_at("E2") == ("14", 1)
    assert other.part() != "track"


@rule("1848-7.4.7a", "1848-7.4.4a")
def test_forbidden_sides() -> None:
    """SC-39."""
    brisbane = company("QR").operates("QR")
    assert {turn for tile, turn in brisbane.lays_offered("B10") if tile == "57"} == {2, 5}
    southport = laid(company("QR"), "B10 57 A9 C10").operates("QR")
    offered = southport.lays_offered("C10")
    assert ("5", 2) in offered, "NW and NE"
    assert all(not southport.atlas.exits[southport.atlas.lay(*lay)] & 0b110000 for lay in offered)
    geelong = laid(company("VR"), "H6 57 H5 H7").operates("VR")
    assert ("57", 2) not in geelong.lays_offered("H5")
    assert all(not geelong.atlas.exits[geelong.atlas.lay(*lay)] & 0b100001 for lay in geelong.lays_offered("H5"))


@rule("1848-7.7.2a", "1848-7.7.4a", "1848-7.7.4b", "1848-7.3b")
def test_token_prices() -> None:
    """SC-40, the first half."""
    story = laid(company("CAR"), "E2 57 E1 E3, E1 6 E2 D1").operates("CAR", "token", of=3)
    assert story.charter("CAR") == (40, 100, 100)
    story.when("CAR").tokens("E1")
    assert (story.cash_of("CAR"), story.charter("CAR")) == (460, (100, 100))
    story.when("CAR", refused="one_token_a_turn", rule="1848-7.7.4a").tokens("D1")


@rule("1848-7.7.4c")
def test_homes_are_protected() -> None:
    """SC-40, the second half."""
    tiles = "H5 57 H4 H6, H6 238 H5 G5 G6"
    story = laid(company("CAR FED"), tiles).token("CAR", "H5").operates("CAR", "token")
    story.when("CAR").tokens("H6")
    assert "H6.0" in story.tokens_of("CAR")
    full = laid(company("CAR FED"), tiles).token("CAR", "H5").token("FED", "H6").operates("CAR", "token").unsettled()
    full.when("CAR", refused="slot_reserved", rule="1848-7.7.4c").tokens("H6")
    yellow = laid(company("CAR"), "H5 57 H4 H6, H6 57 H5 H7").token("CAR", "H5").operates("CAR", "token").unsettled()
    yellow.when("CAR", refused="slot_reserved", rule="1848-7.7.4c").tokens("H6")


@rule("1848-7.5.1c")
def test_replaced_tiles_return() -> None:
    """SC-64."""
    story = laid(company("NSW SAR", "5"), "F9 236 E9 G8 F8, G3 57 F3 H4")
    story.operates("SAR")
    assert not any(tile == "236" for tile, _ in story.lays_offered("G3"))
    later = laid(company("NSW SAR", "5"), "F9 239 E9 G8 F8 E8, G3 57 F3 H4").operates("SAR")
    assert any(tile == "236" for tile, _ in later.lays_offered("G3"))


# --- runs ------------------------------------------------------------------------------------------------------------

BORDER = "G7 5 G6 F7, F7 5 G6 G7"


@rule("1848-7.6a", "1848-7.6b", "1848-7.6c", "1848-8.2.2a", "1848-8.2.3a")
def test_canberra_and_the_border_towns() -> None:
    """SC-43."""
    story = laid(company("FED"), BORDER).tile("G6", "2", 2).trains("FED 3+ 2").operates("FED", "run")
    assert story.when("FED").would_earn(**{"3+": "G7 G6.1 F7"}, _2="G7 F7") == 50 + 40
    plain = laid(company("FED"), BORDER).tile("G6", "2", 2).trains("FED 3").operates("FED", "run")
    plain.when("FED", refused="run_too_long", rule="1848-8.2.2a").runs(_3="G7 G6.1 F7")


@rule("1848-10.3.1a", "1848-10.1.3a", "1848-10.3.2a", "1848-8.2.2a")
def test_two_routes_to_perth() -> None:
    """SC-42."""
    story = laid(company("CAR"), "E2 5 E1 D2, E1 6 E2 D1").tile("D2", "56", 5).trains("CAR 2 3")
    story.operates("CAR", "run")
    assert story.when("CAR").would_earn(_2="E2 D2.0 D1", _3="E2 E1 D1") == 70 + 80


@rule("1848-7.6b", "1848-7.6c", "1848-8.2.3a")
@pytest.mark.parametrize(
    ("train", "way", "allowed"),
    [
        ("4+", "H6 H5 H4 G3", True),
        ("4+", "G5.1 H6 H5 H4 G3", False),
        ("_4", "H6 H5 H4", True),
        ("_4", "H6 H5 H4 G3", False),
    ],
)
def test_gauge_arithmetic(train: str, way: str, allowed: bool) -> None:
    """SC-41: the gauge changes between Geelong and Mount Gambier."""
    tiles = "G3 57 F3 H4, H4 6 G3 H5, H5 57 H4 H6"
    story = laid(company("VR"), tiles).tile("H6", "238", 1).tile("G5", "59", 3)
    story.trains(f"VR {train.strip('_')}")
    story.operates("VR", "run")
    if allowed:
        assert story.when("VR").would_earn(**{train: way}) > 0
    else:
        story.when("VR", refused="run_too_long").runs(**{train: way})


@rule("1848-10.4a", "1848-8.2.4a", "1848-10.3.3a", "1848-5.1.5a")
def test_k_bonus() -> None:
    """SC-44."""
    tiles = "E1 15 D1 E2 D2 F2, E3 8 E2 F4, F4 8 E3 G3, G3 239 F3 F4 G4 H4, H4 6 G3 H5"
    story = laid(company("CAR", "8"), tiles).tile("E2", "611", 1).tile("H5", "915", 0).tile("H6", "239", 0)
    story.trains("CAR D").operates("CAR", "run")
    story.when("CAR").runs(_D="D1 E1 E2 (E3 F4) G3 H4 H5 H6")
    assert story.revenue() == 340 + 100
    story.when("CAR").declares("pay")
    assert story.cash_of("A") == 630 + 264


@rule("1848-8.2.3a", "1848-10.4a")
def test_plus_train_with_five_stops() -> None:
    """SC-45."""
    tiles = "F9 236 E9 G8 F8, E9 57 F9 D10, D10 9 E9 C10, C10 15 D10 C9 B10 B11"
    story = laid(company("QR", "8"), tiles).tile("B10", "240", 5).trains("QR 5+").operates("QR", "run")
    assert story.when("QR").would_earn(**{"5+": "F9 E9 (D10) C10 B10 A9"}) == 210 + 50
    plain = laid(company("QR", "8"), tiles).tile("B10", "240", 5).trains("QR 5").operates("QR", "run")
    plain.when("QR", refused="run_too_long", rule="1848-8.2.2a").runs(_5="F9 E9 (D10) C10 B10 A9")


TO_ALICE = "H5 57 H4 H6, H4 6 G3 H5, G3 57 F3 H4, F3 57 G3 E2, E2 6 F3 D3, D3 9 E2 C3, C3 8 D3 B3, B3 9 C3 A2"


@rule("1848-8.2.5a", "1848-8.2.5b", "1848-8.2.5c", "1848-4.5b", "1848-8.2.5d", "1848-4.5a")
def test_the_ghan() -> None:
    """SC-46."""
    story = laid(company("VR CAR", "5"), TO_ALICE).tile("H6", "239", 0).owns("VR", "P4").trains("VR 5")
    story.operates("VR", "trains")
    story.when("VR").buys_train("2E", 100)
    assert story.cash_of("VR") == 400
    assert "2E" in story.trains_of("VR")
    story.when("VR", refused="train_type_limit", rule="1848-8.2.5d").buys_train("2E", 200)
    way = "H6 H5 H4 G3 F3 E2 (D3 C3 B3) A2"
    later = laid(company("VR", "5"), TO_ALICE).tile("H6", "239", 0).trains("VR 2E").operates("VR", "run")
    assert later.when("VR").would_earn(**{"2E": way}) == 60 + 40
    blocked = laid(company("VR CAR", "5"), TO_ALICE).tile("H6", "239", 0).trains("VR 2E").operates("VR", "run")
    blocked.unsettled().when("VR", refused="run_passes_blocked", rule="1848-10.1.2e").runs(**{"2E": way})
    near = laid(company("CAR", "5"), TO_ALICE).tile("E2", "14", 0).trains("CAR 2E").operates("CAR", "run")
    assert near.when("CAR").would_earn(**{"2E": "E2 (D3 C3 B3) A2"}) == 30 + 40


@rule("1848-8.1a", "1848-8.2.5d", "1848-5.1.7a", "1848-8.3.3a")
def test_the_ghan_is_no_train() -> None:
    """SC-47."""
    story = laid(company("CAR", "5"), TO_WHYALLA).trains("CAR 2E").cash("CAR 520").operates("CAR", "trains")
    story.when("CAR", refused="must_buy_train", rule="1848-8.1a").passes()
    story.when("CAR", refused="cheapest_with_help", rule="1848-8.4.1b").buys_train("5", 550, face="5+")
    story.when("CAR").buys_train("5", 500)
    assert sorted(story.trains_of("CAR")) == ["2E", "5"]


@rule("1848-10.1.2c", "1848-10.1.2h", "1848-10.1.2f")
def test_two_stations_in_one_hex() -> None:
    """SC-63."""
    tiles = "E7 5 F8 F7, F7 6 E7 G7, G7 5 F7 F8"
    story = laid(company("FED"), tiles).tile("F8", "59", 0).trains("FED 5").operates("FED", "run")
    assert story.when("FED").would_earn(_5="F8.1 E7 F7 G7 F8.0") == 40 + 20 + 20 + 20 + 40
    loop = laid(company("FED", "8"), BORDER).tile("G6", "2", 2).trains("FED D").operates("FED", "run")
    loop.when("FED", refused="run_stop_twice", rule="1848-10.1.2h").runs(_D="G7 G6.1 F7 G7")


@rule("1848-7.3c", "1848-11.2b")
def test_idle_trains() -> None:
    """SC-69."""
    story = laid(company("CAR"), "E2 57 E1 E3").tile("E1", "57", 1)
    story.trains("CAR 3 4").operates("CAR", "run")
    story.when("CAR", refused="idle_train").runs()
    assert story.when("CAR").would_earn(_3="E2 E1") == 40
    assert story.when("CAR").would_earn(_4="E2 E1") == 40


# --- trains ----------------------------------------------------------------------------------------------------------


@rule("1848-8.3.4a", "1848-8.3.4b", "1848-8.3.4c", "1848-8.1c", "1848-8.3.4d")
def test_train_trade() -> None:
    """SC-48."""
    early = directed(company("VR", "2"), "A", "CAR").trains("CAR 2").operates("VR", "trains")
    early.when("VR", refused="no_train_trades_yet", rule="1848-8.3.4a").buys_train("2", 50, "CAR")
    story = directed(company("VR SAR", "4"), "A", "CAR").trains("CAR 3, SAR 4+").cash("VR 900").operates("VR", "trains")
    story.when("VR", refused="train_price", rule="1848-8.3.4b").buys_train("3", 0, "CAR")
    story.when("VR", refused="train_price", rule="1848-8.3.4b").buys_train("3", 901, "CAR")
    story.when("VR").offers.buys_train("4+", 340, "SAR")
    story.when("B").accepts()
    assert (story.trains_of("VR"), story.cash_of("SAR")) == (["4+"], 840)
    story.when("VR").buys_train("3", 1, "CAR")
    assert (sorted(story.trains_of("VR")), story.cash_of("CAR")) == (["3", "4+"], 501)
    dear = directed(company("VR", "4"), "A", "CAR").trains("CAR 3").operates("VR", "trains")
    dear.when("VR").buys_train("3", 300, "CAR")
    other = company("VR SAR", "4").trains("SAR 4+").operates("VR", "trains")
    other.when("VR", refused="face_value_trade", rule="1848-8.3.4c").offers.buys_train("4+", 339, "SAR")


@rule("1848-8.3.5a", "1848-8.1b", "1848-9.5a", "1848-9.6a", "1848-8.3.6a")
def test_train_limit_and_rust() -> None:
    """SC-49."""
    story = company("VR SAR", "4").trains("VR 3 3+ 4").depot("4 0").cash("VR 900, SAR 900").operates("VR", "trains")
    story.when("VR", refused="train_limit", rule="1848-8.3.5a").buys_train("5", 500)
    later = company("VR SAR", "4").trains("VR 3 3+ 4").depot("4 0").cash("SAR 900").operates("SAR", "trains")
    later.when("SAR").buys_train("5", 500)
    assert later.actor() == "VR"
    later.when("VR").discards("4")
    assert (later.trains_of("VR"), later.actor(), "4" in later.trains_of("pool")) == (["3", "3+"], "SAR", False)
    last = company("VR SAR", "5").trains("VR 3 3+").depot("5 0").cash("SAR 900").operates("SAR", "trains")
    last.when("SAR").buys_train("6", 600)
    assert (last.phase_name(), last.trains_of("VR")) == ("6", [])


@rule("1848-8.2.4c", "1848-9.7a", "1848-8.3.3a")
def test_diesel_by_exchange() -> None:
    """SC-50."""
    story = company("CAR VR", "6").depot("6 0").trains("CAR 4+, VR 4 5").cash("CAR 820").operates("CAR", "trains")
    story.when("CAR").buys_train("8", 800, trade="4+", face="D")
    assert (story.cash_of("CAR"), story.trains_of("CAR"), story.phase_name()) == (20, ["D"], "8")
    assert story.trains_of("VR") == ["5"]
    later = company("CAR", "8").cash("CAR 2000").operates("CAR", "trains")
    later.when("CAR").buys_train("8", 1100, face="D")
    assert later.cash_of("CAR") == 900


@rule("1848-8.4.1b", "1848-5.6.3b", "1848-8.3.7a", "1848-8.4.3a")
def test_no_compulsory_loans_where_the_money_is_there() -> None:
    """SC-66."""
    tally = ("loan",)
    rich = in_need("CAR 850", "8", "R2C9", tally=tally)
    rich.when("CAR", refused="cheapest_with_help", rule="1848-8.4.1b").buys_train("8", 1100, face="D")
    rich.when("CAR").buys_train("8", 800)
    assert rich.cash_of("CAR") == 50
    short = in_need("CAR 750", "8", "R2C9", tally=tally)
    short.when("CAR").buys_train("8", 800)
    assert (short.cash_of("CAR"), short.cell("CAR")) == (50, at("R2C6"))
    friend = directed(in_need("CAR 750", "8", "R2C9", tally=tally), "A", "VR").trains("VR 5")
    friend.operates("CAR", "trains", tally=tally)
    assert friend.trains_offered()["5", "VR"] == (1, 750)
    stranger = directed(in_need("CAR 750", "8", "R2C9", tally=tally), "B", "VR").trains("VR 6+ D")
    stranger.operates("CAR", "trains", tally=tally)
    stranger.when("CAR", refused="cannot_afford_train").offers.buys_train("D", 1100, "VR")
    stranger.when("CAR").offers.buys_train("6+", 660, "VR")
    stranger.when("B").accepts()
    assert stranger.cash_of("CAR") == 90
