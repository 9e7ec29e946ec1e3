"""1830: buying trains, rust, the train limit."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import PhaseBegan, TrainDiscarded, TrainsRusted

BY_PHASE = [("2", 4, "2"), ("3", 4, "3"), ("4", 3, "4"), ("5", 2, "5"), ("6", 2, "5"), ("D", 2, "5")]
"""Phase, train limit, and a train that corporations may still own in it."""


def buying(phase: str = "2", cash: int = 2000, profile: str = "rulebook", president: str = "Ann") -> Story:
    """PRR is about to buy trains. Its station is joined to nothing. NYC is there, too."""
    story = given("1830", "Ann Bob Eve", profile).started("PRR 100, NYC 90").token("PRR", "H12")
    story.holds(president, "PRR 6").holds("Bob", "NYC 6").cash(f"PRR {cash}").floated("PRR NYC")
    story.phase(phase)
    return story.operates("PRR", "trains")


def trade_ins(story: Story) -> set[tuple[str, str, int]]:
    """Trade-ins on the menu: the new train, the old one, the price."""
    s, found = story.ready().game.state, set()
    for choice in story.menu(act.BuyTrain):
        assert isinstance(choice.action, act.BuyTrain)
        if choice.action.traded is not None:
            new, old = (story.title.trains[s.faces[one]].name for one in (choice.action.train, choice.action.traded))
            found.add((new, old, choice.action.price))
    return found


# --- where trains come from, and what they cost -----------------------------------------------------------------------


@rule("1830-TN.1")
def test_a_corporation_may_buy_several_trains_in_one_turn() -> None:
    story = buying()
    for bought in range(1, 5):
        story.when("PRR").buys_train("2", 80)
        assert story.trains_of("PRR") == ["2"] * bought
        assert story.cash_of("PRR") == 2000 - 80 * bought
    assert story.trains_of("bank").count("2") == 2


@rule("1830-TN.1")
def test_nobody_has_to_buy_more_than_he_wants() -> None:
    story = buying()
    story.when("PRR").buys_train("2", 80)
    story.when("PRR").passes()
    assert story.trains_of("PRR") == ["2"]
    assert story.actor() == "NYC"


@rule("1830-TN.1")
@pytest.mark.parametrize(
    ("phase", "name", "price"),
    [("2", "2", 80), ("3", "3", 180), ("4", "4", 300), ("5", "5", 450), ("6", "6", 630), ("D", "D", 1100)],
)
def test_the_bank_sells_at_face_value_and_nothing_else(phase: str, name: str, price: int) -> None:
    story, bank = buying(phase), 12000 - 2400 - 2000
    for wrong in (price - 1, price + 1):
        story.when("PRR", refused="face_value", rule="1830-TN.1").buys_train(name, wrong)
    story.when("PRR").buys_train(name, price)
    assert story.trains_of("PRR") == [name]
    assert (story.cash_of("PRR"), story.cash_of("bank")) == (2000 - price, bank + price)


@rule("1830-TN.1")
def test_discarded_trains_are_sold_by_the_bank_at_face_value() -> None:
    story = buying("4").trains("pool 3 3")
    assert story.trains_offered().keys() == {("4", "bank"), ("3", "pool")}
    story.when("PRR", refused="face_value", rule="1830-TN.1").buys_train("3", 179, "pool")
    story.when("PRR").buys_train("3", 180, "pool")
    assert (story.trains_of("PRR"), story.trains_of("pool")) == (["3"], ["3"])
    assert (story.cash_of("PRR"), story.cash_of("bank")) == (1820, 7600 + 180)


@rule("1830-TN.1")
def test_trains_of_other_corporations_may_be_bought() -> None:
    story = buying("3", president="Bob").trains("NYC 2 3")
    assert story.trains_offered().keys() == {("3", "bank"), ("2", "NYC"), ("3", "NYC")}
    story.when("PRR").buys_train("2", 30, "NYC")
    assert (story.trains_of("PRR"), story.trains_of("NYC")) == (["2"], ["3"])


@rule("1830-TN.1")
def test_a_train_must_be_paid_in_full() -> None:
    story = buying(cash=160)
    story.when("PRR").buys_train("2", 80).when("PRR").buys_train("2", 80)
    assert (story.trains_of("PRR"), story.cash_of("PRR")) == (["2", "2"], 0)
    story = buying(cash=79).trains("NYC 2")
    assert ("2", "bank") not in story.trains_offered()
    story.when("PRR", refused="cannot_afford_train", rule="1830-OR.4").buys_train("2", 80)


# --- the limit --------------------------------------------------------------------------------------------------------


@rule("1830-TN.2")
@pytest.mark.parametrize(("phase", "limit", "train"), BY_PHASE)
def test_one_train_below_the_limit_another_may_be_bought(phase: str, limit: int, train: str) -> None:
    story = buying(phase).trains("PRR " + " ".join([train] * (limit - 1)))
    assert story.trains_offered()
    name = sorted(name for name, _ in story.trains_offered())[0]
    story.when("PRR").buys_train(name, {"2": 80, "3": 180, "4": 300, "5": 450, "6": 630, "D": 1100}[name])
    assert len(story.trains_of("PRR")) == limit


@rule("1830-TN.2")
@pytest.mark.parametrize(("phase", "limit", "train"), BY_PHASE)
def test_at_the_limit_there_is_nothing_to_buy(phase: str, limit: int, train: str) -> None:
    story = (
        buying(phase, cash=799)
        .trains("PRR " + " ".join([train] * limit))
        .trains("NYC " + train if phase < "5" else "NYC 6")
    )
    assert story.actor() == "NYC"
    assert story.part() == "track"


@rule("1830-TN.2", "1830-TN.5")
def test_at_the_limit_only_a_trade_in_is_possible() -> None:
    story = buying("6", president="Bob").trains("PRR 5 5, NYC 4, pool 5")
    assert story.trains_offered().keys() == set()
    story.when("PRR", refused="train_limit", rule="1830-TN.2").buys_train("6", 630)
    story.when("PRR", refused="train_limit", rule="1830-TN.2").buys_train("D", 1100)
    story.when("PRR", refused="train_limit", rule="1830-TN.2").buys_train("5", 450, "pool")
    story.when("PRR", refused="train_limit", rule="1830-TN.2").buys_train("4", 1, "NYC")
    story.when("PRR").buys_train("D", 800, trade="5")
    assert story.trains_of("PRR") == ["5", "D"]


# --- what is on sale --------------------------------------------------------------------------------------------------


@rule("1830-TN.3")
@pytest.mark.parametrize(
    ("phase", "depot", "expected"),
    [
        ("2", "2 6", {"2"}),
        ("2", "2 1", {"2"}),
        ("2", "2 0", {"3"}),
        ("3", "3 1", {"3"}),
        ("3", "3 0", {"4"}),
        ("4", "4 1", {"4"}),
        ("4", "4 0", {"5"}),
        ("5", "5 1", {"5"}),
        ("5", "5 0", {"6"}),
        ("6", "6 1", {"6", "D"}),
        ("6", "6 0", {"D"}),
        ("D", "6 1", {"6", "D"}),
        ("D", "6 0", {"D"}),
    ],
)
def test_a_type_is_sold_when_the_one_before_is_sold_out(phase: str, depot: str, expected: set[str]) -> None:
    story = buying(phase).depot(depot)
    assert story.trains_offered().keys() == {(name, "bank") for name in expected}


@rule("1830-TN.3")
def test_a_later_type_is_not_for_sale_before_its_time() -> None:
    story = buying("5").depot("5 1")
    story.when("PRR", refused="train_not_for_sale", rule="1830-TN.3").buys_train("6", 630)
    story.when("PRR", refused="train_not_for_sale", rule="1830-TN.3").buys_train("D", 1100)
    story = buying("5").depot("5 0")
    story.when("PRR", refused="train_not_for_sale", rule="1830-TN.3").buys_train("D", 1100)


@rule("1830-TN.3", "1830-PH.5")
def test_the_first_6_puts_diesels_on_sale_in_the_same_step() -> None:
    story = buying("5").depot("5 0")
    assert story.trains_offered().keys() == {("6", "bank")}
    story.when("PRR").buys_train("6", 630)
    assert story.trains_offered().keys() == {("6", "bank"), ("D", "bank")}


@rule("1830-TN.3")
def test_a_train_that_has_rusted_or_belongs_to_the_buyer_is_not_for_sale() -> None:
    story = buying("4").trains("PRR 4")
    story.when("PRR", refused="train_not_for_sale").buys_train("2", 80, "nobody")
    story.when("PRR", refused="train_not_for_sale").buys_train("4", 300, "PRR")
    assert story.trains_offered().keys() == {("4", "bank")}


@rule("1830-CL.10")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_there_are_more_than_six_diesels(profile: str) -> None:
    corps = ["PRR", "NYC", "CPR", "B&O"]
    story = given("1830", "Ann Bob Eve", profile).phase("6").depot("6 0")
    for corp in corps:
        story.started(f"{corp} 100").holds("Ann", f"{corp} 6").cash(f"{corp} 2200").floated(corp)
    story.operates("PRR", "trains")
    for corp in corps:
        while story.part() != "trains":
            story.when(corp).passes()
        assert story.actor() == corp
        story.when(corp).buys_train("D", 1100).when(corp).buys_train("D", 1100)
    assert [story.trains_of(corp) for corp in corps] == [["D", "D"]] * 4
    assert story.trains_of("bank") == ["D"]


# --- between corporations ---------------------------------------------------------------------------------------------


@rule("1830-TN.4")
def test_the_price_between_corporations_is_free_from_one_dollar_to_the_treasury() -> None:
    story = buying(cash=500, president="Bob").trains("NYC 2 2")
    [choice] = [one for one in story.menu(act.BuyTrain) if one.field == "price"]
    assert (choice.low, choice.high) == (1, 500)
    for price in (0, 501, -1):
        story.when("PRR", refused="train_price", rule="1830-TN.4").buys_train("2", price, "NYC")
    story.when("PRR").buys_train("2", 1, "NYC")
    story.when("PRR").buys_train("2", 499, "NYC")
    assert (story.cash_of("PRR"), story.cash_of("NYC")) == (0, 500)
    assert (story.trains_of("PRR"), story.trains_of("NYC")) == (["2", "2"], [])


@rule("1830-TN.4")
def test_a_last_dollar_can_still_buy_a_train() -> None:
    story = buying(cash=1, president="Bob").trains("NYC 2")
    assert story.trains_offered().keys() == {("2", "NYC")}
    story.when("PRR").buys_train("2", 1, "NYC")
    assert (story.trains_of("PRR"), story.cash_of("PRR")) == (["2"], 0)
    assert buying(cash=0, president="Bob").trains("NYC 2").trains_offered().keys() == set()


@rule("1830-TN.4")
def test_the_other_president_must_agree() -> None:
    story = buying().trains("NYC 2")
    story.when("PRR", refused="needs_consent", rule="1830-TN.4").buys_train("2", 200, "NYC")
    story.when("PRR").offers.buys_train("2", 200, "NYC")
    assert story.to_act() == "Bob"
    assert (story.trains_of("PRR"), story.cash_of("PRR")) == ([], 2000)
    story.when("Bob").accepts()
    assert (story.trains_of("PRR"), story.trains_of("NYC")) == (["2"], [])
    assert (story.cash_of("PRR"), story.cash_of("NYC")) == (1800, 200)
    assert story.actor() == "PRR"


@rule("1830-TN.4")
def test_the_other_president_may_refuse() -> None:
    story = buying().trains("NYC 2")
    story.when("PRR").offers.buys_train("2", 200, "NYC")
    story.when("Ann", refused="not_your_turn").accepts()
    story.when("Bob").declines()
    assert (story.trains_of("PRR"), story.trains_of("NYC")) == ([], ["2"])
    assert (story.cash_of("PRR"), story.cash_of("NYC")) == (2000, 0)
    assert (story.actor(), story.part()) == ("PRR", "trains")


@rule("1830-TN.4")
def test_one_president_of_both_needs_nobodys_consent() -> None:
    story = buying(president="Bob").trains("NYC 2")
    story.when("PRR", refused="needs_no_consent", rule="1830-TN.4").offers.buys_train("2", 9, "NYC")
    story.when("PRR").buys_train("2", 9, "NYC")
    assert story.cash_of("NYC") == 9


@rule("1830-TN.4")
def test_trains_are_sold_in_the_buyers_turn_only() -> None:
    story = buying(president="Bob").cash("NYC 500").trains("PRR 2")
    story.when("NYC", refused="not_your_turn").buys_train("2", 50, "PRR")
    assert story.trains_of("PRR") == ["2"]


@rule("1830-TN.4", "1830-TN.6")
def test_a_train_from_another_corporation_starts_no_phase() -> None:
    story = buying("3", president="Bob").trains("NYC 4, CPR 2")
    story.when("PRR").buys_train("4", 10, "NYC")
    assert story.phase_name() == "3"
    assert story.trains_of("CPR") == ["2"]


# --- diesels ----------------------------------------------------------------------------------------------------------


@rule("1830-TN.5")
@pytest.mark.parametrize("old", ["4", "5", "6"])
def test_a_4_5_or_6_saves_300_on_a_diesel(old: str) -> None:
    story = buying("6", cash=800).trains(f"PRR {old}")
    assert trade_ins(story) == {("D", old, 800)}
    story.when("PRR", refused="face_value").buys_train("D", 799, trade=old)
    story.when("PRR").buys_train("D", 800, trade=old)
    assert (story.trains_of("PRR"), story.cash_of("PRR")) == (["D"], 0)


@rule("1830-TN.5")
def test_each_type_may_be_traded_in_and_a_3_may_not() -> None:
    story = buying("5", cash=2000).trains("PRR 3, NYC 3").depot("5 0")
    story.when("PRR").buys_train("6", 630)
    assert trade_ins(story) == {("D", "6", 800)}
    story = buying("6").trains("PRR 4 5")
    assert trade_ins(story) == {("D", "4", 800), ("D", "5", 800)}


@rule("1830-TN.5")
def test_only_a_diesel_takes_a_train_in_exchange() -> None:
    story = buying("6").trains("PRR 4")
    story.when("PRR", refused="no_trade_in", rule="1830-TN.5").buys_train("6", 330, trade="4")
    story = buying("6")
    story.when("PRR").buys_train("D", 1100)
    assert trade_ins(story) == set()
    story.when("PRR", refused="no_trade_in", rule="1830-TN.5").buys_train("D", 800, trade="D")


@rule("1830-TN.3", "1830-TN.5")
def test_before_the_first_6_no_train_is_taken_in_exchange() -> None:
    story = buying("5").trains("PRR 5")
    assert trade_ins(story) == set()
    story.when("PRR", refused="train_not_for_sale", rule="1830-TN.3").buys_train("D", 800, trade="5")


@rule("1830-TN.5")
def test_one_dollar_short_there_is_no_trade_in() -> None:
    story = buying("6", cash=799).trains("PRR 5")
    assert trade_ins(story) == set()
    story.when("PRR", refused="cannot_afford_train").buys_train("D", 800, trade="5")


@rule("1830-TN.5")
def test_only_an_own_train_can_be_traded_in() -> None:
    story = buying("6", president="Bob").trains("PRR 4, NYC 5")
    s = story.ready().game.state
    foreign = act.BuyTrain(story.party("PRR"), story.when("bank")._card("D", story.party("bank")), 800)
    foreign = act.BuyTrain(foreign.by, foreign.train, 800, story.when("NYC")._card("5", story.party("NYC")))
    story.when("PRR", refused="not_your_train").do(foreign)
    assert story.game.state is s


@rule("1830-TN.5")
@pytest.mark.parametrize(("old", "price"), [("5", 450), ("6", 630)])
def test_a_traded_5_or_6_is_for_sale_at_face_value(old: str, price: int) -> None:
    story = buying("6").trains(f"PRR {old}")
    story.when("PRR").buys_train("D", 800, trade=old)
    assert story.trains_of("pool") == [old]
    assert (old, "pool") in story.trains_offered()
    story.when("PRR").buys_train(old, price, "pool")
    assert sorted(story.trains_of("PRR")) == [old, "D"]
    assert story.cash_of("PRR") == 2000 - 800 - price


@rule("1830-TN.5", "1830-PH.6")
def test_a_4_traded_for_the_first_diesel_is_gone() -> None:
    story = buying("6").trains("PRR 4")
    story.when("PRR").buys_train("D", 800, trade="4")
    assert story.trains_of("PRR") == ["D"]
    assert story.trains_of("pool") == []
    assert story.trains_of("nobody").count("4") == 4


@rule("1830-TN.5")
def test_a_diesel_without_a_trade_in_costs_1100() -> None:
    story = buying("6", cash=1100).trains("PRR 5")
    story.when("PRR").buys_train("D", 1100)
    assert (story.trains_of("PRR"), story.trains_of("pool"), story.cash_of("PRR")) == (["5", "D"], [], 0)


# --- phases and rust --------------------------------------------------------------------------------------------------


@rule("1830-TN.6")
@pytest.mark.parametrize(
    ("phase", "depot", "first", "price", "rusty"),
    [("3", "3 0", "4", 300, "2"), ("5", "5 0", "6", 630, "3"), ("6", "6 1", "D", 1100, "4")],
)
def test_rusting_trains_leave_play_everywhere_for_nothing(
    phase: str, depot: str, first: str, price: int, rusty: str
) -> None:
    story = buying(phase).depot(depot).trains(f"PRR {rusty}, NYC {rusty} 5, pool {rusty}").cash("NYC 70")
    others = [story.cash_of(name) for name in ("Ann", "Bob", "Eve", "NYC")]
    story.when("PRR").buys_train(first, price)
    assert story.phase_name() == first
    assert (story.trains_of("PRR"), story.trains_of("NYC"), story.trains_of("pool")) == ([first], ["5"], [])
    [rusted] = story.happened(TrainsRusted)
    assert story.title.trains[rusted.kind].name == rusty
    assert [story.cash_of(name) for name in ("Ann", "Bob", "Eve", "NYC")] == others
    assert story.cash_of("PRR") == 2000 - price


@rule("1830-TN.6")
@pytest.mark.parametrize(
    ("phase", "depot", "first", "price", "kept"),
    [
        ("2", "2 0", "3", 180, "2"),
        ("3", "3 0", "4", 300, "3"),
        ("4", "4 0", "5", 450, "3 4"),
        ("5", "5 0", "6", 630, "4 5"),
        ("6", "6 1", "D", 1100, "5 6"),
    ],
)
def test_no_other_trains_rust(phase: str, depot: str, first: str, price: int, kept: str) -> None:
    story = buying(phase).depot(depot).trains(f"NYC {kept}")
    story.when("PRR").buys_train(first, price)
    assert story.trains_of("NYC") == kept.split()


@rule("1830-TN.6")
def test_the_phase_changes_in_the_middle_of_the_step_and_the_step_goes_on() -> None:
    story = buying("3").depot("3 1").trains("PRR 2 2 2")
    story.when("PRR").buys_train("3", 180)
    story = buying("3").depot("3 0").trains("PRR 2 2 2")
    story.when("PRR").buys_train("4", 300)
    assert story.trains_of("PRR") == ["4"]
    assert (story.actor(), story.part()) == ("PRR", "trains")
    story.when("PRR").buys_train("4", 300)
    assert story.trains_of("PRR") == ["4", "4"]


@rule("1830-TN.6", "1830-PH.1")
def test_only_the_first_train_of_a_type_starts_its_phase() -> None:
    story = buying("6").trains("NYC 4")
    story.when("PRR").buys_train("6", 630)
    assert (story.phase_name(), story.trains_of("NYC"), story.happened(PhaseBegan)) == ("6", ["4"], [])
    story = buying("D").depot("6 1")
    story.when("PRR").buys_train("6", 630)
    assert story.phase_name() == "D"


# --- trains beyond the limit ------------------------------------------------------------------------------------------


@rule("1830-TN.7", "1830-PH.3", "1830-TN.2")
def test_the_first_4_costs_a_corporation_with_four_3s_one_of_them() -> None:
    story = buying("3").depot("3 0").trains("NYC 3 3 3 3").cash("NYC 50")
    story.when("PRR").buys_train("4", 300)
    assert (story.actor(), story.to_act()) == ("NYC", "Bob")
    story.when("PRR", refused="not_now").buys_train("4", 300)
    story.when("NYC").discards("3")
    assert (story.trains_of("NYC"), story.trains_of("pool")) == (["3", "3", "3"], ["3"])
    assert (story.cash_of("NYC"), story.cash_of("Bob")) == (50, 800)
    assert (story.actor(), story.part()) == ("PRR", "trains")
    assert story.trains_offered().keys() == {("4", "bank"), ("3", "pool"), ("3", "NYC")}


@rule("1830-TN.7")
def test_the_president_chooses_which_train_goes_but_go_it_must() -> None:
    story = buying("4").depot("4 0").trains("NYC 3 3 4")
    story.when("PRR").buys_train("5", 450)
    assert story.menu(act.Pass) == []
    assert len(story.menu(act.DiscardTrain)) == 2
    story.when("NYC", refused="not_now").passes()
    story.when("PRR", refused="not_your_turn").discards("5")
    story.when("NYC").discards("4")
    assert (story.trains_of("NYC"), story.trains_of("pool")) == (["3", "3"], ["4"])
    [event] = story.happened(TrainDiscarded)
    assert event.reason == "limit"


@rule("1830-TN.7")
def test_a_foreign_train_cannot_be_discarded() -> None:
    story = buying("4").depot("4 0").trains("NYC 3 3 4")
    story.when("PRR").buys_train("5", 450)
    card = story.when("PRR")._card("5", story.party("PRR"))
    story.when("NYC", refused="not_your_train").do(act.DiscardTrain(story.party("NYC"), card))


@rule("1830-TN.7")
def test_several_trains_too_many_go_one_by_one() -> None:
    story = buying("4").depot("4 0").trains("NYC 3 3 4 4")
    story.when("PRR").buys_train("5", 450)
    story.when("NYC").discards("3")
    assert story.actor() == "NYC"
    story.when("NYC").discards("3")
    assert (story.trains_of("NYC"), story.trains_of("pool")) == (["4", "4"], ["3", "3"])
    assert story.actor() == "PRR"


@rule("1830-TN.7")
def test_who_is_at_the_new_limit_keeps_everything() -> None:
    story = buying("4").depot("4 0").trains("NYC 3 4")
    story.when("PRR").buys_train("5", 450)
    assert story.actor() == "PRR"
    assert story.trains_of("NYC") == ["3", "4"]


@rule("1830-TN.7")
def test_rust_comes_before_the_discard() -> None:
    story = buying("3").depot("3 0").trains("NYC 2 3 3 3")
    story.when("PRR").buys_train("4", 300)
    assert (story.trains_of("NYC"), story.trains_of("pool")) == (["3", "3", "3"], [])
    assert story.actor() == "PRR"


def crowded(profile: str = "rulebook") -> Story:
    """NYC is about to buy the first 5; PRR, NYC and CPR have three trains then. CPR stands higher than PRR."""
    story = given("1830", "Ann Bob Eve", profile).phase("4").depot("4 0")
    story.started("PRR 71, NYC 90, CPR 100").cash("NYC 450")
    for corp in ("PRR", "NYC", "CPR"):
        story.holds("Ann", f"{corp} 3").floated(corp)
    return story.trains("PRR 3 3 3, NYC 4 4, CPR 3 3 4").operates("NYC", "trains")


def discard_order(story: Story) -> list[str]:
    """The corporations in the order in which each gives up a train after NYC has bought the first 5."""
    story.when("NYC").buys_train("5", 450)
    found = []
    while story.menu(act.DiscardTrain):
        found.append(story.actor())
        story.when(story.actor()).do(story.menu(act.DiscardTrain)[0].action)
    return found


@rule("1830-CL.16")
def test_the_buyer_discards_first_then_the_others_in_operating_order() -> None:
    assert discard_order(crowded()) == ["NYC", "CPR", "PRR"]


@rule("1830-DIFF.8")
def test_on_the_public_site_discards_follow_its_fixed_list() -> None:
    assert discard_order(crowded("18xx.games")) == ["PRR", "NYC", "CPR"]


# --- the obligation, and the next run ---------------------------------------------------------------------------------


@rule("1830-TN.8")
def test_without_a_train_but_with_a_route_a_train_must_be_bought() -> None:
    story = buying().tile("H10", "57", 1)
    assert story.menu(act.Pass) == []
    story.when("PRR", refused="must_buy_train", rule="1830-TN.8").passes()
    story.when("PRR").buys_train("2", 80)
    assert len(story.menu(act.Pass)) == 1
    story.when("PRR").passes()
    assert story.actor() == "NYC"


@rule("1830-TN.8")
def test_with_a_train_nothing_must_be_bought() -> None:
    story = buying().tile("H10", "57", 1).trains("PRR 2")
    story.when("PRR").passes()
    assert story.actor() == "NYC"


@rule("1830-TN.8")
def test_without_a_route_nothing_must_be_bought() -> None:
    story = buying()
    story.when("PRR").passes()
    assert (story.actor(), story.trains_of("PRR")) == ("NYC", [])


@rule("1830-TN.8")
def test_a_train_from_another_corporation_meets_the_obligation() -> None:
    story = buying(president="Bob").tile("H10", "57", 1).trains("NYC 2")
    story.when("PRR").buys_train("2", 1, "NYC")
    story.when("PRR").passes()
    assert story.actor() == "NYC"


@rule("1830-TN.9")
def test_a_new_train_first_runs_in_the_next_turn() -> None:
    story = given("1830", "Ann Bob Eve").started("PRR 100").holds("Ann", "PRR 6").cash("PRR 200").floated("PRR")
    story.token("PRR", "H12").tile("H10", "57", 1).operates("PRR", "trains", number=1, of=2)
    story.when("PRR").buys_train("2", 80)
    story.when("PRR", refused="part_is_over").runs(_2="H10 H12")
    story.when("PRR").passes()
    assert (story.round(), story.cell("PRR")) == (("operating", 2, 2, 2), "G1")
    while story.part() != "run":
        story.when("PRR").passes()
    story.when("PRR").runs(_2="H10 H12")
    story.when("PRR").declares("pay")
    assert story.cash_of("Ann") == 800 + 18
