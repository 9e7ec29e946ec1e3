"""1830: worked examples about trains, emergencies and the end of the game, with the numbers of the rulebook."""

from __future__ import annotations

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import EndAnnounced


def blocks(story: Story, corp: str) -> list[int]:
    """How many shares of a corporation the menu offers to sell."""
    certs = story.title.cert_corp
    offered = [choice.action for choice in story.menu(act.SellShares)]
    return [
        one.shares for one in offered if isinstance(one, act.SellShares) and certs[one.certs[0]] == story.party(corp)
    ]


@rule("1830-SC.28", "1830-TN.6", "1830-TN.7")
def test_the_first_5_lowers_the_limit_closes_privates_and_raises_chicago() -> None:
    story = given("1830", "P1 P2 P3").phase("4").depot("4 0").started("PRR 100, NYC 90, C&O 82").owns("P3", "SV MH")
    story.holds("P1", "PRR 6").holds("P2", "NYC 6").holds("P3", "C&O 6").floated("PRR NYC C&O").cash("PRR 450, C&O 0")
    story.trains("PRR 3 4, NYC 3 3 4, C&O 4").tile("F4", "15").token("C&O", "F4").token("NYC", "E19")
    story.operates("PRR", "trains")
    story.when("PRR").buys_train("5", 450)
    assert (story.phase_name(), story.trains_of("PRR")) == ("5", ["3", "4", "5"])
    story.when("PRR").discards("3")
    assert story.actor() == "NYC"
    story.when("NYC").discards("3")
    assert [story.trains_of(corp) for corp in ("PRR", "NYC", "C&O")] == [["4", "5"], ["3", "4"], ["4"]]
    assert story.trains_of("pool") == ["3", "3"]
    assert (story.cash_of("PRR"), story.cash_of("NYC")) == (0, 0)
    assert (story.owner("SV"), story.owner("MH")) == (None, None)
    while (story.actor(), story.part()) != ("C&O", "run"):
        story.when(story.actor()).passes()
    story.when("C&O").runs(_4="F2 F4")
    story.when("C&O").declares("withhold")
    assert story.cash_of("C&O") == 70 + 30


@rule("1830-SC.29", "1830-TN.6")
def test_the_first_4_scraps_2s_in_the_pool_too() -> None:
    story = given("1830", "P1 P2 P3").phase("3").depot("3 0").started("PRR 100, NYC 90").holds("P1", "PRR 6, NYC 6")
    story.floated("PRR NYC").cash("PRR 300").trains("PRR 2, NYC 2 2 3, pool 2").operates("PRR", "trains")
    assert story.trains_of("pool") == ["2"]
    story.when("PRR").buys_train("4", 300)
    assert [story.trains_of(owner) for owner in ("PRR", "NYC", "pool")] == [["4"], ["3"], []]
    assert story.trains_of("nobody").count("2") == 6


@rule("1830-SC.30", "1830-TN.3", "1830-TN.5")
def test_a_5_is_traded_for_the_first_diesel() -> None:
    story = given("1830", "P1 P2 P3").phase("6").depot("6 1").started("PRR 100, NYC 90").holds("P1", "PRR 6, NYC 6")
    story.trains("PRR 5, NYC 4 4, pool 4").depot("6 2").trains("PRR 6").cash("PRR 800").floated("PRR NYC")
    story.operates("PRR", "trains")
    assert story.trains_of("bank") == ["6", "D"]
    story.when("PRR").buys_train("D", 800, trade="5")
    assert (story.trains_of("PRR"), story.cash_of("PRR")) == (["6", "D"], 0)
    assert (story.trains_of("NYC"), story.trains_of("pool")) == ([], ["5"])
    assert story.trains_of("nobody").count("4") == 4
    story = (
        given("1830", "P1 P2 P3").phase("D").started("PRR 100").holds("P1", "PRR 6").trains("pool 5").cash("PRR 450")
    )
    story.operates("PRR", "trains")
    story.when("PRR").buys_train("5", 450, "pool")
    assert story.cash_of("PRR") == 0


@rule("1830-SC.31", "1830-EM.1", "1830-EM.2", "1830-EM.3")
def test_exactly_one_share_is_sold_for_the_4() -> None:
    story = given("1830", "P1 P2 P3").phase("4").started("ERIE 100, NYC 82").holds("P1", "ERIE 2").holds("P2", "NYC 3")
    story.holds("P1", "NYC 2").tile("E11", "59").tile("F10", "4").token("ERIE", "E11").floated("NYC")
    story.cash("ERIE 100, P1 120").operates("ERIE", "trains")
    assert story.cell("NYC") == "G3"
    assert blocks(story, "NYC") == [1]
    story.when("ERIE", refused="cannot_afford_train").buys_train("4", 300)
    story.when("P1", refused="more_than_needed", rule="1830-EM.6").sells("NYC", 2)
    story.when("P1").sells("NYC", 1)
    story.when("ERIE").buys_train("4", 300)
    assert (story.cash_of("ERIE"), story.cash_of("P1"), story.cell("NYC")) == (0, 2, "G4")
    assert story.trains_of("ERIE") == ["4"]


@rule("1830-SC.32", "1830-EM.2", "1830-EM.8")
def test_a_treasury_that_can_pay_the_3_gets_no_help_for_the_4() -> None:
    story = given("1830", "P1 P2 P3").phase("4").started("PRR 100").holds("P1", "PRR 6").trains("pool 3")
    story.token("PRR", "H12").tile("H10", "57", 1).cash("PRR 200, P1 700").operates("PRR", "trains")
    story.when("PRR", refused="cheapest_with_help", rule="1830-EM.2").buys_train("4", 300)
    story.when("P1", refused="no_emergency", rule="1830-EM.8").sells("PRR", 1)
    story.when("PRR").buys_train("3", 180, "pool")
    assert (story.cash_of("PRR"), story.cash_of("P1")) == (20, 700)


@rule("1830-SC.33", "1830-EM.5")
def test_the_presidency_of_the_buyer_stays_another_may_go() -> None:
    story = given("1830", "P1 P2 P3").phase("D").depot("6 0").started("PRR 100, NYC 90").holds("P1", "PRR 3, NYC 4")
    story.holds("P2", "PRR 3").holds("P3", "NYC 3").token("PRR", "H12").tile("H10", "57", 1).floated("NYC")
    story.cash("PRR 0, P1 930").operates("PRR", "trains")
    assert blocks(story, "PRR") == []
    story.when("P1", refused="presidency_at_stake", rule="1830-EM.5").sells("PRR", 1)
    assert blocks(story, "NYC") == [1, 2]
    story.when("P1").sells("NYC", 2)
    assert (story.president("PRR"), story.president("NYC")) == ("P1", "P3")
    assert (story.shares("P1", "NYC"), story.cash_of("P1"), story.cell("NYC")) == (2, 1110, "G4")
    story.when("PRR").buys_train("D", 1100)
    assert story.cash_of("P1") == 10


@rule("1830-SC.34", "1830-BK.1", "1830-BK.2")
def test_a_diesel_that_cannot_be_paid_ends_the_game() -> None:
    story = given("1830", "P1 P2 P3").phase("D").depot("6 0").started("PRR 100, NYC 100, B&M 100").holds("P1", "PRR 2")
    story.holds("P2", "NYC 3").holds("P3", "B&M 3").holds("P1", "NYC 2, B&M 2").token("PRR", "H12").tile("H10", "57", 1)
    story.floated("NYC").cash("PRR 50, P1 30").operates("PRR", "trains", number=1, of=3)
    assert len(story.menu(act.GoBankrupt)) == 1
    story.when("PRR").goes_bankrupt()
    assert story.game.over
    assert (story.shares("P1", "NYC"), story.shares("P1", "B&M"), story.shares("P1", "PRR")) == (0, 0, 2)
    assert (story.cell("NYC"), story.cell("B&M")) == ("G3", "G3")
    assert (story.cash_of("P1"), story.score("P1")) == (0, 200)


@rule("1830-SC.35", "1830-EG.3")
def test_a_bank_of_40_pays_90_and_the_game_ends_after_the_third_round() -> None:
    story = given("1830", "P1 P2 P3").phase("5").started("NYC 90").holds("P2", "NYC 6").holds("P3", "NYC 4")
    story.token("NYC", "E19").trains("NYC 5").bank(40)
    story.operates("NYC", "dividend", number=1, of=3, ran=True, revenue=90)
    story.when("NYC").declares("pay")
    assert (story.cash_of("P2"), story.cash_of("P3"), story.cash_of("bank")) == (854, 836, -50)
    assert story.happened(EndAnnounced)
    for number in (2, 3):  # in round 1 NYC has nothing left to decide
        assert story.round() == ("operating", 2, number, 3)
        story.finishes_round()
    assert story.game.over


@rule("1830-SC.36", "1830-EG.4")
def test_a_score_of_910() -> None:
    story = given("1830", "P1 P2 P3").started("PRR 100, B&O 76").marker("PRR I1").holds("P1", "PRR 4")
    story.holds("P2", "B&O 2").holds("P1", "B&O 1").owns("P1", "SV").cash("P1 310").stock_round(2)
    assert (story.president("PRR"), story.cell("PRR"), story.cell("B&O")) == ("P1", "I1", "G4")
    assert story.score("P1") == 310 + 504 + 76 + 20 == 910
