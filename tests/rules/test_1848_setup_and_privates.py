"""1848: what is there, and what privates do."""

from __future__ import annotations

import pytest

from tests.australia import QUARTET, company, directed, operating
from tests.marks import rule
from tests.midwest import laid
from tests.story import Story, given
from tresham.core import action as act
from tresham.view import look

# --- what is there ---------------------------------------------------------------------------------------------------


@rule("1848-1.1b")
def test_what_can_be_owned() -> None:
    title = given("1848", QUARTET).title
    assert len(title.privates) == 6
    shares = {one.symbol: one.kind.shares for one in title.corporations}
    assert shares == dict.fromkeys(("CAR", "VR", "NSW", "SAR", "COM", "FED", "WA", "QR", "BOE"), 10)


@rule("1848-2.2a")
def test_nothing_is_hidden() -> None:
    """Every view of the table is the same for all: there is none for one player only."""
    story = company("CAR").owns("B", "P1").trains("CAR 3").stock_round(2, "A").ready()
    view = look(story.game)
    player = next(one for one in view.players if one.name == "B")
    corporation = next(one for one in view.corporations if one.symbol == "CAR")
    assert (player.cash, player.privates) == (630, ("P1",))
    assert (corporation.cash, [train.name for train in corporation.trains]) == (500, ["3"])


@rule("1848-2.4.3a", "1848-9.1a", "1848-7.5.2a")
@pytest.mark.parametrize(
    ("phase", "newest"),
    [("2", "yellow"), ("3", "green"), ("4", "green"), ("5", "brown"), ("6", "brown"), ("8", "grey")],
)
def test_tiles_by_phase(phase: str, newest: str) -> None:
    story = given("1848", QUARTET).phase(phase)
    colours = [colour.name.lower() for colour in story.title.phases[story.game.state.phase].tiles]
    assert colours[-1] == newest
    assert colours == ["yellow", "green", "brown", "grey"][: len(colours)]


@rule("1848-7.5.2a")
@pytest.mark.parametrize(("phase", "tile", "before"), [("3", "611", "14"), ("6", "915", "611")])
def test_a_colour_that_is_not_there_yet(phase: str, tile: str, before: str) -> None:
    story = company("CAR", phase).tile("E2", before, 1).operates("CAR")
    story.when("CAR", refused="colour_not_yet", rule="1848-7.5.2a").lays("E2", tile, 1)


@rule("1848-2.4.4a", "1848-8.3.2a", "1848-9.2a")
def test_trains_are_sold_type_by_type() -> None:
    story = company("CAR", "2").cash("CAR 2000").operates("CAR", "trains")
    assert {name for name, owner in story.trains_offered() if owner == "bank"} == {"2"}
    story.when("CAR", refused="train_not_for_sale", rule="1848-8.3.2a").buys_train("3", 200)
    story.when("CAR", refused="face_value", rule="1848-8.3.2a").buys_train("2", 90)
    story.when("CAR").buys_train("2", 100)
    story.when("CAR").buys_train("2", 120, face="2+")
    assert (story.trains_of("CAR"), story.cash_of("CAR"), story.phase_name()) == (["2", "2+"], 1780, "2")
    next_type = company("CAR", "2").depot("2 0").cash("CAR 2000").operates("CAR", "trains")
    next_type.when("CAR").buys_train("3", 200)
    assert next_type.phase_name() == "3"


@rule("1848-2.4.5a", "1848-8.4.3a")
def test_a_companys_things_are_its_own() -> None:
    story = directed(company("CAR", "3"), "A", "VR").trains("VR 3").cash("CAR 0, A 600").operates("CAR", "run")
    assert story.ready().cell("CAR") is not None
    poor = directed(company("CAR", "3"), "A", "VR").cash("CAR 0, A 600").operates("CAR", "trains").unsettled()
    poor.when("CAR", refused="cannot_afford_train").buys_train("3", 200)
    ran = directed(company("CAR", "3"), "A", "VR").trains("VR 3")
    laid(ran, "E2 57 E1 E3").tile("E1", "57", 1).trains("CAR 3").operates("CAR", "run")
    action = ran.when("CAR")._run("_3", "E2 E1")
    foreign = next(n for n, owner in enumerate(ran.game.state.trains) if owner == ran.party("VR"))
    ran.when("CAR", refused="not_your_train", rule="1848-2.4.5a").do(
        act.RunTrains(ran.party("CAR"), (act.Run(type(action.train)(foreign), action.stops, action.legs),))
    )


# --- privates --------------------------------------------------------------------------------------------------------


@rule("1848-4.1b")
def test_privates_have_no_turns() -> None:
    story = company("CAR").owns("A", "P1 P2").operating_round().ready()
    assert story.turns_of_round() == ["CAR"]


@rule("1848-4.1c", "1848-12.2.1b")
def test_privates_do_not_count() -> None:
    story = company("CAR").owns("A", "P1 P2 P3").holds("A", "BOE 2")
    assert story.counted("A") == 5 + 2


@rule("1848-4.1f")
def test_the_bank_of_england_owns_no_private() -> None:
    story = company("CAR").owns("A", "P1").operates("CAR")
    buyers = {choice.action.by for choice in story.menu(act.BuyPrivate)}
    assert buyers == {story.party("CAR")}
    assert story.table().president(story.party("BOE")) == story.party("nobody")


@rule("1848-4.1i", "1848-4.6a", "1848-4.7a")
def test_p5_and_p6_stay_with_players() -> None:
    story = company("CAR VR").owns("A", "P5 P6").operates("CAR")
    for private in ("P5", "P6"):
        story.when("CAR", refused="never_for_corporations", rule="1848-4.1i").buys_private(private, 100)
    assert not story.menu(act.BuyPrivate)
    stock = company("CAR VR").owns("A", "P1").stock_round(2, "A").ready()
    kinds = {type(choice.action) for choice in stock.game.legal_actions().menu}
    assert not kinds & {act.SellPrivate, act.BuyPrivate}
    between = company("CAR VR").owns("VR", "P1").operates("CAR")
    between.when("CAR", refused="private_not_for_sale", rule="1848-4.1d").buys_private("P1", 20)


@rule("1848-4.1d")
def test_no_private_is_sold_before_the_first_3_nor_after_the_first_5() -> None:
    early = operating("CAR", phase="2").owns("A", "P1")
    early.when("CAR", refused="no_private_sales_now", rule="1848-4.1d").buys_private("P1", 20)


def kept(owner: str, private: str, user: str = "CAR") -> Story:
    """Phase 5 has closed the privates; somebody had this one and has not used it."""
    story = directed(company("VR SAR", "5"), "C", "CAR")
    story.owns(owner, private).change(closed=(1 << len(story.title.privates)) - 1)
    return laid(story, "E2 57 E1 E3").cash(f"{user} 900").trains(f"{user} 5")


@rule("1848-4.1h", "1848-4.3c", "1848-4.3d")
@pytest.mark.parametrize("owner", ["C", "CAR"])
def test_the_desert_outlives_p2(owner: str) -> None:
    story = kept(owner, "P2").operates("CAR")
    story.when("CAR").lays_with("P2", "E3", "9", 1)
    assert story.cash_of("CAR") == 900
    story.when("CAR", refused="no_such_power", rule="1848-4.3b").lays_with("P2", "D3", "9", 1)


@rule("1848-4.3c", "1848-4.3d")
@pytest.mark.parametrize("owner", ["A", "VR"])
def test_anothers_right_is_of_no_use(owner: str) -> None:
    story = kept(owner, "P2").operates("CAR")
    story.when("CAR", refused="no_such_power", rule="1848-4.3b").lays_with("P2", "E3", "9", 1)


@rule("1848-4.1h", "1848-4.5c", "1848-4.5d")
@pytest.mark.parametrize("owner", ["C", "CAR"])
def test_the_rebate_outlives_p4(owner: str) -> None:
    story = kept(owner, "P4").operates("CAR", "trains")
    story.when("CAR").buys_train("2E", 100)
    assert story.cash_of("CAR") == 800
    other = kept("A", "P4").operates("CAR", "trains")
    other.when("CAR", refused="no_such_power", rule="1848-4.5b").buys_train("2E", 100)
    other.when("CAR").buys_train("2E", 200)


@rule("1848-4.1g")
def test_closed_privates_pay_nothing() -> None:
    story = company("CAR", "4").owns("B", "P1 P2").depot("4 0").cash("CAR 900").operates("CAR", "trains", of=2)
    story.when("CAR").buys_train("5", 500)
    story.comes_to_round("operating", 2)
    assert story.cash_of("B") == 630
    assert (story.owner("P1"), story.owner("P2")) == (None, None)


@rule("1848-4.7b")
def test_p6_closes_with_the_first_5_if_car_has_no_train() -> None:
    story = company("VR CAR", "4").owns("D", "P6").depot("4 0").cash("VR 900").operates("VR", "trains")
    story.when("VR").buys_train("5", 500)
    assert story.owner("P6") is None


@rule("1848-10.5a")
def test_the_revenue_track_is_no_rule() -> None:
    """No verb and no fact of the state is about it."""
    verbs = {kind.__name__ for kind in act.Action.__subclasses__()}
    assert not [name for name in verbs if "Revenue" in name]
