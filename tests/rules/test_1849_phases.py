"""1849: phases, and what the first train of a class brings about."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import (
    Event,
    PhaseBegan,
    PrivateClosed,
    TileDestroyed,
    TrainBought,
    TrainDiscarded,
    TrainsRun,
    TrainsRusted,
)

PHASES = ("4", "6", "8", "10", "12", "16")
FIRSTS = [
    ("4", "4H 0", "6H", 200, "6"),
    ("6", "6H 0", "8H", 350, "8"),
    ("8", "8H 0", "10H", 550, "10"),
    ("10", "10H 0", "12H", 800, "12"),
    ("12", "12H 0", "16H", 1100, "16"),
]
"""Phase, what is sold out in it, the next class with its price, and the phase that it starts."""


def lilibeo(phase: str = "4", profile: str = "rulebook", cash: int = 2000) -> Story:
    """Ann's Lilibeo in Marsala, and Bob's Trinacria in Catania, which has no route."""
    story = given("1849", "Ann Bob Cleo Dan", profile).phase(phase)
    story.launched("CTL 100, IFT 68").papers("Ann", "CTL P 1 1").papers("Bob", "IFT P 1 1").operated("CTL IFT")
    return story.cash(f"CTL {cash}, IFT 500")


def buying(phase: str = "4", profile: str = "rulebook", cash: int = 2000) -> Story:
    """Lilibeo is about to buy trains."""
    return lilibeo(phase, profile, cash).operates("CTL", "trains")


def kinds_of(story: Story, *wanted: type[Event]) -> list[type[Event]]:
    """What the last action brought about, in its order, as far as it is of these kinds."""
    return [type(event) for event in story.events if isinstance(event, wanted)]


# --- what starts a phase ---------------------------------------------------------------------------------------------


@rule("1849-6.1", "1849-10.6.5")
@pytest.mark.parametrize(("before", "sold_out", "train", "price", "after"), FIRSTS)
def test_a_phase_starts_with_the_first_train_of_its_class(
    before: str, sold_out: str, train: str, price: int, after: str
) -> None:
    story = buying(before).depot(sold_out)
    assert story.phase_name() == before
    story.when("CTL").buys_train(train, price)
    assert story.phase_name() == after
    assert len(story.happened(PhaseBegan)) == 1


@rule("1849-6.1")
@pytest.mark.parametrize(
    ("phase", "train", "price"), [("4", "4H", 100), ("6", "6H", 200), ("8", "8H", 350), ("10", "10H", 550)]
)
def test_further_trains_of_a_class_start_nothing(phase: str, train: str, price: int) -> None:
    story = buying(phase)
    story.when("CTL").buys_train(train, price)
    assert story.phase_name() == phase
    assert story.happened(PhaseBegan) == []


@rule("1849-6.1")
def test_a_train_from_the_pool_starts_no_phase() -> None:
    story = buying("6").trains("pool 8H, IFT 4H")
    story.when("CTL").buys_train("8H", 350, "pool")
    assert (story.phase_name(), story.trains_of("CTL")) == ("6", ["8H"])
    assert story.trains_of("IFT") == ["4H"]


@rule("1849-6.1")
def test_a_train_from_another_corporation_starts_no_phase() -> None:
    story = buying("6").trains("IFT 8H 4H")
    story.when("CTL").offers.buys_train("8H", 20, "IFT")
    story.when("Bob").accepts()
    assert (story.phase_name(), story.trains_of("CTL")) == ("6", ["8H"])
    assert story.trains_of("IFT") == ["4H"]


# --- what holds in a phase -------------------------------------------------------------------------------------------


@rule("1849-6.2", "1849-10.3.0.2")
@pytest.mark.parametrize(
    ("phase", "colours"), [("4", "y"), ("6", "yg"), ("8", "yg"), ("10", "ygb"), ("12", "ygb"), ("16", "ygb")]
)
def test_green_tiles_come_with_phase_6_and_brown_ones_with_phase_10(phase: str, colours: str) -> None:
    lays = {"y": ("G1", "58", 3), "g": ("F2", "23", 2), "b": ("D2", "41", 1)}
    for colour, (place, tile, rotation) in lays.items():
        story = lilibeo(phase).tile("F2", "9", 2).tile("D2", "23", 4).operates("CTL")
        assert ((tile, rotation) in story.lays_offered(place)) == (colour in colours)
        if colour in colours:
            story.when("CTL").lays(place, tile, rotation)
            assert story.tile_at(place) == (tile, rotation)
        else:
            story.when("CTL", refused="colour_not_yet", rule="1849-10.3.0.2").lays(place, tile, rotation)


@rule("1849-6.2")
@pytest.mark.parametrize(
    ("phase", "prices"),
    [
        ("4", {68, 100}),
        ("6", {68, 100, 144}),
        ("8", {68, 100, 144}),
        ("10", {68, 100, 144, 216}),
        ("12", {68, 100, 144, 216}),
        ("16", {68, 100, 144, 216}),
    ],
)
def test_starting_prices_by_phase(phase: str, prices: set[int]) -> None:
    story = lilibeo(phase).launch_order("RCS SFA").cash("Cleo 1000").stock_round(2, "Cleo")
    assert story.pars_offered("RCS") == prices


@rule("1849-6.2", "1849-10.0.6")
@pytest.mark.parametrize(("phase", "rounds"), [("4", 1), ("6", 2), ("8", 2), ("10", 3), ("12", 3), ("16", 3)])
def test_operating_rounds_by_phase(phase: str, rounds: int) -> None:
    story = lilibeo(phase).stock_round(2, "Ann")
    for name in ("Ann", "Bob", "Cleo", "Dan"):
        story.when(name).passes()
    assert story.round() == ("operating", 2, 1, rounds)


@rule("1849-6.2", "1849-10.6.2")
@pytest.mark.parametrize(
    ("phase", "owned", "train", "price", "limit"),
    [
        ("4", "4H 4H 4H", "4H", 100, 4),
        ("6", "6H 4H 4H", "6H", 200, 4),
        ("8", "8H 6H", "8H", 350, 3),
        ("10", "10H", "10H", 550, 2),
        ("12", "12H", "16H", 1100, 2),
        ("16", "16H", "16H", 1100, 2),
    ],
)
def test_the_train_limit_by_phase(phase: str, owned: str, train: str, price: int, limit: int) -> None:
    story = buying(phase).trains(f"CTL {owned}")
    assert len(story.trains_of("CTL")) == limit - 1
    story.when("CTL").buys_train(train, price)
    assert len(story.trains_of("CTL")) == limit
    assert story.menu(act.BuyTrain) == []


@rule("1849-6.2")
@pytest.mark.parametrize("phase", PHASES)
def test_privates_may_be_sold_to_corporations_in_the_middle_phases(phase: str) -> None:
    story = lilibeo(phase).owns("Ann", "SIGI").operates("CTL")
    sold = phase in ("6", "8", "10")
    assert bool(story.menu(act.BuyPrivate)) == sold
    if not sold:
        story.when("CTL", refused="no_private_sales_now", rule="1849-10.2.1").offers.buys_private("SIGI", 45)


@rule("1849-6.2")
def test_a_new_phase_counts_at_once_for_everybody() -> None:
    story = buying("6").depot("6H 0").tile("I11", "24", 2).trains("IFT 6H")
    story.when("CTL").buys_train("8H", 350)
    story.finishes_turn()
    assert story.actor() == "IFT"
    story.when("IFT", refused="colour_not_yet").lays("I11", "42", 5)  # brown comes with phase 10
    story = buying("8").depot("8H 0").tile("I11", "24", 2).trains("IFT 8H")
    story.when("CTL").buys_train("10H", 550)
    story.finishes_turn()
    story.when("IFT").lays("I11", "42", 5)
    assert story.tile_at("I11") == ("42", 5)


@rule("1849-6.2", "1849-10.0.6")
def test_a_set_keeps_its_number_of_operating_rounds() -> None:
    story = lilibeo("8").depot("8H 0").trains("IFT 8H").operates("CTL", "trains", number=1, of=2)
    story.when("CTL").buys_train("10H", 550)
    while story.round()[0] == "operating":
        assert story.round()[3] == 2
        story.goes_on()
    assert story.round() == ("stock", 3, 1, 1)
    for name in ("Ann", "Bob", "Cleo", "Dan"):
        story.when(name).passes()
    assert story.round() == ("operating", 3, 1, 3)


# --- the limit falls -------------------------------------------------------------------------------------------------


@rule("1849-6.3")
def test_phase_8_makes_corporations_discard_down_to_three() -> None:
    story = buying("6").trains("IFT 6H 6H 6H 6H")
    story.when("CTL").buys_train("8H", 350)
    assert (story.actor(), story.to_act()) == ("IFT", "Bob")
    assert {type(choice.action) for choice in story.menu(act.Action)} == {act.DiscardTrain}
    bank = story.cash_of("bank")
    story.when("IFT").discards("6H")
    assert (story.trains_of("IFT"), story.trains_of("pool")) == (["6H"] * 3, ["6H"])
    assert (story.cash_of("IFT"), story.cash_of("bank")) == (500, bank)
    assert (story.actor(), story.part()) == ("CTL", "trains")


@rule("1849-6.3")
def test_phase_8_leaves_corporations_with_three_trains_alone() -> None:
    story = buying("6").trains("IFT 6H 6H 6H").depot("6H 0")
    story.when("CTL").buys_train("8H", 350)
    assert (story.actor(), story.part()) == ("CTL", "trains")
    assert story.trains_of("IFT") == ["6H"] * 3


@rule("1849-6.3")
def test_phase_10_makes_corporations_discard_down_to_two() -> None:
    story = buying("8").trains("IFT 8H 8H 8H")
    story.when("CTL").buys_train("10H", 550)
    assert story.actor() == "IFT"
    story.when("IFT").discards("8H")
    assert (story.trains_of("IFT"), story.trains_of("pool")) == (["8H", "8H"], ["8H"])
    assert story.cash_of("IFT") == 500
    assert story.actor() == "CTL"


@rule("1849-6.3")
@pytest.mark.parametrize(("given_up", "kept"), [("8H", ["8H", "10H"]), ("10H", ["8H", "8H"])])
def test_the_president_chooses_among_all_trains_the_new_one_included(given_up: str, kept: list[str]) -> None:
    story = buying("8").trains("CTL 8H 8H").depot("8H 0")
    story.when("CTL").buys_train("10H", 550)
    assert story.to_act() == "Ann"
    assert len(story.menu(act.DiscardTrain)) == 2
    story.when("CTL").discards(given_up)
    assert (story.trains_of("CTL"), story.trains_of("pool")) == (kept, [given_up])
    assert story.cash_of("CTL") == 2000 - 550


@rule("1849-6.3")
def test_only_as_many_trains_are_discarded_as_are_too_many() -> None:
    story = buying("8").trains("CTL 8H 8H").depot("8H 0")
    story.when("CTL").buys_train("10H", 550)
    story.when("CTL").discards("8H")
    assert story.menu(act.DiscardTrain) == []
    story.when("CTL", refused="not_now").discards("8H")


@rule("1849-6.3", "1849-PD-25")
@pytest.mark.parametrize(
    ("profile", "order"), [("rulebook", ["RCS", "CTL", "IFT"]), ("18xx.games", ["IFT", "CTL", "RCS"])]
)
def test_several_corporations_discard_in_market_order(profile: str, order: list[str]) -> None:
    """On the site, in the order of launch."""
    story = lilibeo("8", profile).launched("RCS 144").papers("Dan", "RCS P 1 1").trains("CTL 8H 8H, IFT 8H 16H 16H")
    if profile == "18xx.games":
        story.extra(listed=tuple(story.party(corp) for corp in ("IFT", "ATA", "CTL", "SFA", "RCS", "AFG")))
    story.trains("RCS 16H 16H 16H").operates("CTL", "trains")
    story.when("CTL").buys_train("10H", 550)
    seen = []
    while story.menu(act.DiscardTrain):
        seen.append(story.actor())
        story.goes_on()
    assert seen == order
    assert [len(story.trains_of(corp)) for corp in order] == [2, 2, 2]


# --- trains are retired ----------------------------------------------------------------------------------------------


@rule("1849-6.4")
@pytest.mark.parametrize(
    ("phase", "sold_out", "old", "train", "price"),
    [
        ("6", "6H 0", "4H", "8H", 350),
        ("8", "8H 0", "6H", "10H", 550),
        ("12", "12H 0", "8H", "16H", 1100),
    ],
)
def test_a_class_is_retired_in_treasuries_and_in_the_pool(
    phase: str, sold_out: str, old: str, train: str, price: int
) -> None:
    story = buying(phase).trains(f"CTL {old}, IFT {old}, pool {old}").depot(sold_out)
    cash = [story.cash_of(name) for name in ("Bob", "IFT")]
    story.when("CTL").buys_train(train, price)
    assert [story.trains_of(owner) for owner in ("CTL", "IFT", "pool")] == [[train], [], []]
    assert old not in story.trains_of("bank")
    assert len(story.happened(TrainsRusted)) == 1
    assert [story.cash_of(name) for name in ("Bob", "IFT")] == cash  # nobody is compensated
    assert story.cash_of("CTL") == 2000 - price


@rule("1849-6.4")
@pytest.mark.parametrize(("before", "sold_out", "train", "price", "after"), FIRSTS)
def test_no_other_class_is_retired(before: str, sold_out: str, train: str, price: int, after: str) -> None:
    retired = {"8H": "4H", "10H": "6H", "16H": "8H"}
    classes = ["4H", "6H", "8H", "10H", "12H"]
    owned = [one for one in classes if int(one[:-1]) <= int(before)]
    story = buying(before).depot(sold_out)
    for one in owned:
        story.trains(f"pool {one}")
    story.when("CTL").buys_train(train, price)
    assert story.trains_of("pool") == [one for one in owned if one != retired.get(train)]


# --- phase 12 --------------------------------------------------------------------------------------------------------


@rule("1849-6.5", "1849-7.1.11", "1849-12.1")
def test_the_first_12h_closes_all_privates_and_brings_the_earthquake() -> None:
    story = lilibeo("10").owns("Ann", "SCE RSA").owns("Bob", "SIGI").owns("IFT", "CNM SMS").depot("10H 0")
    story.tile("B14", "655").token("IFT", "B14").cash("Ann 100, Bob 100").operates("CTL", "trains")
    story.when("CTL").buys_train("12H", 800)
    assert [story.owner(private) for private in ("SCE", "SIGI", "CNM", "SMS", "RSA")] == [None] * 5
    assert [story.cash_of(name) for name in ("Ann", "Bob", "IFT", "CTL")] == [100, 100, 500, 1200]
    assert story.tokens_of("IFT") == ["H12.0"]
    assert len(story.happened(TileDestroyed)) == 1


@rule("1849-6.5")
@pytest.mark.parametrize(("before", "sold_out", "train", "price", "after"), [one for one in FIRSTS if one[2] != "12H"])
def test_no_other_train_closes_privates_or_shakes_messina(
    before: str, sold_out: str, train: str, price: int, after: str
) -> None:
    story = lilibeo(before).owns("Ann", "SCE SIGI CNM SMS RSA").depot(sold_out).operates("CTL", "trains")
    story.when("CTL").buys_train(train, price)
    assert [story.owner(private) for private in ("SCE", "SIGI", "CNM", "SMS", "RSA")] == ["Ann"] * 5
    assert story.happened(TileDestroyed) == []


# --- grey cities -----------------------------------------------------------------------------------------------------


@rule("1849-6.6")
@pytest.mark.parametrize(("phase", "worth"), [("4", 40), ("6", 40), ("8", 60), ("10", 60), ("12", 80), ("16", 80)])
def test_marsala_and_trapani_pay_by_phase(phase: str, worth: int) -> None:
    story = lilibeo(phase).trains("CTL 10H").operates("CTL", "run")
    story.when("CTL").runs_best()
    assert [one.revenue for one in story.happened(TrainsRun)] == [worth]


@rule("1849-6.6")
@pytest.mark.parametrize(("phase", "worth"), [("4", 60), ("6", 60), ("8", 80), ("10", 80), ("12", 140), ("16", 140)])
def test_calabria_pays_by_phase(phase: str, worth: int) -> None:
    story = given("1849", "Ann Bob Cleo Dan", options="free_runs").phase(phase)
    story.launched("AFG 100").papers("Ann", "AFG P 1 1").tile("B14", "655").token("AFG", "B14").trains("AFG 10H")
    story.operates("AFG", "run")
    story.when("AFG").runs(_10H="B14 (A15) C15")
    assert [one.revenue for one in story.happened(TrainsRun)] == [worth]


# --- one thing after the other ---------------------------------------------------------------------------------------


@rule("1849-6.7")
def test_the_train_is_taken_then_the_phase_begins_then_trains_are_retired_then_discarded() -> None:
    story = buying("8").trains("CTL 8H 8H, IFT 6H").depot("8H 0")
    steps = (TrainBought, PhaseBegan, TrainsRusted, TrainDiscarded, PrivateClosed, TileDestroyed)
    story.when("CTL").buys_train("10H", 550)
    assert kinds_of(story, *steps) == [TrainBought, PhaseBegan, TrainsRusted]
    assert (story.actor(), story.trains_of("IFT"), story.phase_name()) == ("CTL", [], "10")
    story.when("CTL").discards("8H")
    assert kinds_of(story, *steps) == [TrainDiscarded]
    assert (story.actor(), story.part()) == ("CTL", "finance")  # its turn goes on


@rule("1849-6.7")
def test_privates_close_before_the_earthquake() -> None:
    story = lilibeo("10").owns("Bob", "SIGI").depot("10H 0").operates("CTL", "trains")
    story.when("CTL").buys_train("12H", 800)
    steps = (TrainBought, PhaseBegan, TrainsRusted, TrainDiscarded, PrivateClosed, TileDestroyed)
    assert kinds_of(story, *steps) == [TrainBought, PhaseBegan, PrivateClosed, TileDestroyed]
    assert (story.actor(), story.part()) == ("CTL", "trains")  # its turn goes on


@rule("1849-6.7", "1849-6.3")
def test_a_retired_train_does_not_count_against_the_new_limit() -> None:
    story = buying("6").trains("CTL 4H 6H 6H, IFT 4H 6H 6H").depot("6H 0")
    story.when("CTL").buys_train("8H", 350)
    assert story.menu(act.DiscardTrain) == []
    assert (story.trains_of("CTL"), story.trains_of("IFT")) == (["6H", "6H", "8H"], ["6H", "6H"])
    story = buying("8").trains("CTL 6H 8H, IFT 6H 8H 8H").depot("8H 0")
    story.when("CTL").buys_train("10H", 550)
    assert story.menu(act.DiscardTrain) == []
    assert (story.trains_of("CTL"), story.trains_of("IFT")) == (["8H", "10H"], ["8H", "8H"])


# --- narrow-gauge trains ---------------------------------------------------------------------------------------------


@rule("1849-6.8", "1849-10.6.3")
def test_r6h_trains_are_on_sale_from_the_first_16h() -> None:
    story = buying("12").depot("12H 0")
    story.when("CTL", refused="train_not_for_sale", rule="1849-10.6.3").buys_train("R6H", 350)
    story.when("CTL").buys_train("16H", 1100)
    story.when("CTL").buys_train("R6H", 350)
    assert (story.trains_of("CTL"), story.cash_of("CTL")) == (["16H", "R6H"], 550)


@rule("1849-6.8")
@pytest.mark.parametrize("left", [0, 3])
def test_an_r6h_starts_no_phase_and_retires_nothing(left: int) -> None:
    story = buying("16").depot(f"16H {left}").trains("IFT 10H 12H")
    story.when("CTL").buys_train("R6H", 350)
    assert (story.phase_name(), story.trains_of("IFT")) == ("16", ["10H", "12H"])
    assert kinds_of(story, PhaseBegan, TrainsRusted, TileDestroyed) == []
