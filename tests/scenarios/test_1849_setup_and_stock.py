"""1849: the worked examples about the start, the initial round, shares and presidents, with their numbers."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import CorporationClosed, IncomePaid, Passed
from tresham.core.state import Life
from tresham.rules.market import market_order

PROFILES = ("rulebook", "18xx.games")
THREE = "A B C"
FOUR = "A B C D"
NUMBERS = "#1 #2 #3 #4"


def lot_price(story: Story, lot: str) -> int:
    """What the player on turn would pay for the lot on offer."""
    had = story.cash_of(story.to_act())
    player = story.to_act()
    story.when(player).takes(lot)
    paid = had - story.cash_of(player)
    story.game.pop()
    return paid


# --- setup -----------------------------------------------------------------------------------------------------------


@rule("1849-2.0.1", "1849-2.0.2", "1849-9.1.1")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(
    ("players", "options", "each", "limit"),
    [(THREE, "", 500, 12), (FOUR, "", 375, 11), (FOUR, "reduced_4p_corps", 375, 9), ("A B C D E", "", 300, 9)],
)
def test_money_and_limits(players: str, options: str, each: int, limit: int, profile: str) -> None:
    """S-01."""
    story = given("1849", players, profile, options)
    assert story.purses() == [each] * len(players.split())
    assert story.cash_of("bank") == 6260
    limits = {story.title.certificate_limit(story.table(), story.party(name)) for name in players.split()}
    assert limits == {limit}


@rule("1849-2.0.4", "1849-2.2.2")
@pytest.mark.parametrize("profile", PROFILES)
def test_lilibeo_is_drawn_last_and_left_out(profile: str) -> None:
    """S-02."""
    story = given("1849", THREE, profile, seed=151)
    assert story.waiting() == ["RCS", "ATA", "SFA", "IFT", "AFG"]
    assert story.game.state.life[story.party("CTL")] == Life.ABSENT
    trains = {"4H": 4, "6H": 3, "8H": 2, "10H": 2, "12H": 1, "16H": 4, "R6H": 2}
    assert Counter(story.trains_of("bank")) == trains
    story = given("1849", THREE, profile, seed=151).launched("AFG 100").token("AFG", "C1").papers("A", "AFG P")
    story.operates("AFG", "token")
    story.when("AFG").tokens("E1")
    assert story.tokens_of("AFG") == ["C1.0", "E1.0"]


@rule("1849-2.2.3")
def test_trinacria_is_not_early() -> None:
    """S-03."""
    assert given("1849", FOUR, seed=943).waiting() == ["RCS", "IFT", "SFA", "ATA", "AFG", "CTL"]
    assert given("1849", FOUR, options="delay_ift", seed=943).waiting() == ["RCS", "SFA", "ATA", "IFT", "AFG", "CTL"]
    for options in ("", "delay_ift"):
        story = given("1849", FOUR, options=options, seed=151)
        assert story.waiting() == ["RCS", "ATA", "SFA", "IFT", "AFG", "CTL"]


@rule("1849-2.2.1")
@pytest.mark.parametrize("profile", PROFILES)
def test_the_launch_order_of_a_recorded_game(profile: str) -> None:
    """S-78."""
    story = given("1849", THREE, profile, seed=27939)
    assert story.waiting() == ["SFA", "IFT", "ATA", "CTL", "AFG"]
    assert story.game.state.life[story.party("RCS")] == Life.ABSENT


# --- the initial round -----------------------------------------------------------------------------------------------


def contested(profile: str) -> Story:
    """Two bids on SMS, one on CNM; SCE and SIGI are sold."""
    story = given("1849", NUMBERS, profile)
    story.when("#1").bids("SMS", 115)
    story.when("#2").bids("SMS", 120)
    story.when("#3").bids("CNM", 80)
    story.when("#4").takes("SCE")
    story.when("#1").takes("SIGI")
    assert story.owner("CNM") == "#3"
    return story


@rule("1849-8.0.2", "1849-8.0.4", "1849-8.0.5", "1849-8.0.7", "1849-8.0.8", "1849-8.0.9")
@pytest.mark.parametrize("profile", PROFILES)
def test_bids_are_dealt_with_before_turns_go_on(profile: str) -> None:
    """S-04."""
    story = contested(profile)
    assert story.to_act() == "#1"
    for outsider in ("#3", "#4", "#2"):
        story.when(outsider, refused="not_your_turn").bids("SMS", 130)
    story.when("#1", refused="bid_too_low", rule="1849-8.0.4").bids("SMS", 124)
    story.when("#1").passes()
    assert story.owner("SMS") == "#2"
    assert story.purses() == [330, 255, 295, 355]
    assert (story.to_act(), lot_price(story, "RSA")) == ("#2", 150)


@rule("1849-8.0.8", "1849-8.0.9")
@pytest.mark.parametrize("profile", PROFILES)
def test_the_other_bidder_wins(profile: str) -> None:
    """S-05."""
    story = contested(profile)
    story.when("#1").bids("SMS", 125)
    assert story.to_act() == "#2"
    story.when("#2").passes()
    assert story.owner("SMS") == "#1"
    assert (story.cash_of("#1"), story.cash_of("#2")) == (205, 375)
    assert (story.to_act(), lot_price(story, "RSA")) == ("#2", 150)


@rule("1849-8.0.11", "1849-8.0.12", "1849-8.0.14")
@pytest.mark.parametrize("profile", PROFILES)
def test_nobody_wants_the_first_private(profile: str) -> None:
    """S-06."""
    story = given("1849", THREE, profile)
    for asked in (20, 15, 10, 5):
        assert (story.to_act(), lot_price(story, "SCE")) == ("A", asked)
        for name in ("A", "B", "C"):
            assert story.owner("SCE") == "bank"
            story.when(name).passes()
            assert story.happened(IncomePaid) == []
    assert (story.owner("SCE"), story.purses()) == ("A", [500, 500, 500])
    assert (story.to_act(), lot_price(story, "SIGI")) == ("B", 45)


@rule("1849-8.0.13")
@pytest.mark.parametrize("profile", PROFILES)
def test_the_first_private_pays_when_all_have_passed(profile: str) -> None:
    """S-07."""
    story = given("1849", THREE, profile)
    story.when("A").takes("SCE")
    story.passes("B C A")
    assert story.purses() == [485, 500, 500]
    assert (story.to_act(), lot_price(story, "SIGI")) == ("B", 45)
    if profile == "rulebook":
        assert story.priority_deal() == "B"


@rule("1849-8.0.4", "1849-8.0.5")
def test_a_bid_is_covered_by_what_is_free() -> None:
    """S-08."""
    story = given("1849", FOUR)
    story.when("A").bids("SMS", 115)
    story.passes("B C D")
    story.when("A", refused="bid_not_covered", rule="1849-8.0.5").bids("RSA", 265)
    story.when("A", refused="bid_not_covered", rule="1849-8.0.5").bids("RSA", 261)
    story.when("A").bids("RSA", 260)


@rule("1849-8.0.3", "1849-8.0.7")
@pytest.mark.parametrize("profile", PROFILES)
def test_a_lone_bid_is_served_at_once(profile: str) -> None:
    """S-95."""
    story = given("1849", FOUR, profile)
    story.passes("A B")
    story.when("C").bids("SIGI", 55)
    story.passes("D A")
    story.when("B", refused="lot_not_offered").takes("SIGI")
    story.when("B").takes("SCE")
    assert (story.owner("SIGI"), story.purses()) == ("C", [375, 355, 320, 375])
    assert (story.to_act(), lot_price(story, "CNM")) == ("C", 75)


@rule("1849-8.1.1", "1849-8.1.2", "1849-8.1.4", "1849-8.1.5", "1849-8.1.6", "1849-8.1.7")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(
    ("corp", "at", "treasury", "home"), [("RCS", 68, 6, "C5"), ("RCS", 100, 70, "C5"), ("ATA", 68, 106, "M13")]
)
def test_the_corporation_of_the_societa_daffari(corp: str, at: int, treasury: int, home: str, profile: str) -> None:
    """S-09."""
    story = given("1849", THREE, profile).launch_order(f"{corp} SFA IFT CTL")
    for lot in ("SCE", "SIGI", "CNM", "SMS"):
        story.when(story.to_act()).takes(lot)
    buyer = story.to_act()
    had = story.cash_of(buyer)
    story.when(buyer).takes("RSA")
    story.when(buyer).sets_par(corp, at)
    assert story.cash_of(corp) == treasury
    assert story.tokens_of(corp) == [f"{home}.0"]
    assert (story.certs(buyer, corp), story.president(corp)) == ([2], buyer)
    assert story.cash_of(buyer) == had - 150
    assert story.round()[0] == "stock"
    assert story.pars_offered("SFA") == {68, 100}
    assert story.pars_offered("IFT") == set()


@rule("1849-7.1.10")
def test_the_societa_daffari_closes_with_a_train_for_one_lira() -> None:
    """S-10: the first part."""
    story = given("1849", THREE).launched("RCS 100, CTL 68").papers("A", "RCS P").papers("B", "CTL P").trains("CTL 4H")
    story.owns("A", "RSA").extra(associate=story.party("RCS")).cash("RCS 50").operates("RCS", "trains")
    story.when("RCS").offers.buys_train("4H", 1, "CTL")
    story.when("B").accepts()
    assert story.owner("RSA") is None


@rule("1849-7.1.10")
def test_the_societa_daffari_outlives_a_corporation_without_train() -> None:
    """S-10: the second part."""
    story = given("1849", THREE).phase("8").launched("SFA 68, RCS 100").marker("SFA A9").papers("A", "SFA P")
    story.papers("B", "RCS P").owns("A", "RSA").extra(associate=story.party("SFA")).operated("SFA RCS")
    story.launch_order("").cash("A 1000, RCS 900").depot("8H 1, 10H 0").trains("RCS 6H").operates("SFA", "run")
    assert [story.name(one.corp) for one in story.happened(CorporationClosed)] == ["SFA"]
    assert story.owner("RSA") == "A"
    while story.round()[0] == "operating":
        story.when(story.actor()).passes()
    while story.to_act() != "A":
        story.when(story.to_act()).passes()
    story.when("A").starts("SFA", 144)
    story.when("A").buys("SFA")
    story.when("A").buys("SFA")
    had = story.cash_of("A")
    while story.round()[0] == "stock":
        story.when(story.to_act()).passes()
    assert story.cash_of("A") == had + 25
    while (story.actor(), story.part()) != ("SFA", "trains"):
        story.when(story.actor()).passes()
    story.when("SFA").buys_train("8H", 350)
    assert (story.trains_of("SFA"), story.owner("RSA")) == (["8H"], "A")
    while (story.actor(), story.part()) != ("RCS", "trains"):
        story.when(story.actor()).passes()
    assert story.owner("RSA") == "A"
    story.when("RCS").buys_train("12H", 800)
    assert (story.phase_name(), story.owner("RSA")) == ("12", None)


# --- founding --------------------------------------------------------------------------------------------------------


@rule("1849-9.4.0.1", "1849-9.4.0.2", "1849-9.4.0.3", "1849-9.4.0.4", "1849-9.4.0.5", "1849-9.4.0.6", "1849-9.3.1")
@pytest.mark.parametrize("profile", PROFILES)
def test_lilibeo_is_founded_with_forty_per_cent(profile: str) -> None:
    """S-11."""
    story = given("1849", FOUR, profile).launch_order("CTL SFA").cash("A 552").stock_round(1, "A")
    story.when("A").starts("CTL", 100)
    story.when("A").buys("CTL")
    story.when("A").buys("CTL")
    assert (story.cash_of("A"), story.cash_of("CTL"), story.shares("A", "CTL")) == (152, 360, 4)
    assert (story.tokens_of("CTL"), len(story.charter("CTL"))) == (["E1.0"], 2)
    story.passes("B C D")
    story.when("A").buys("CTL")
    assert (story.cash_of("CTL"), story.cash_of("A"), story.shares("A", "CTL")) == (460, 52, 5)


@rule("1849-9.4.0.2")
@pytest.mark.parametrize(
    ("phase", "accepted", "rejected"),
    [("4", {68, 100}, {144, 216}), ("6", {68, 100, 144}, {216}), ("10", {68, 100, 144, 216}, set())],
)
def test_starting_prices_by_phase(phase: str, accepted: set[int], rejected: set[int]) -> None:
    """S-12."""

    def founding() -> Story:
        story = given("1849", FOUR).phase(phase)
        return story.launch_order("CTL").cash("A 1000").stock_round(3, "A")

    for one in rejected:
        founding().when("A", refused="par_not_yet", rule="1849-9.4.0.2").starts("CTL", one)
    for one in accepted:
        story = founding()
        story.when("A").starts("CTL", one)
        assert story.price("CTL") == one


# --- selling ---------------------------------------------------------------------------------------------------------


@rule("1849-9.2.4")
@pytest.mark.parametrize("profile", PROFILES)
def test_shares_of_a_new_corporation_are_not_sold(profile: str) -> None:
    """S-13."""
    story = given("1849", THREE, profile).launch_order("SFA").cash("A 500").stock_round(1, "A")
    story.when("A").starts("SFA", 100)
    story.when("A").buys("SFA")
    story.when("A").passes()
    story.when("B").buys("SFA")
    story.passes("C")
    story.when("A", refused="no_sale_yet", rule="1849-9.2.4").sells("SFA", 1)
    story.passes("A")
    story.when("B", refused="no_sale_yet", rule="1849-9.2.4").sells("SFA", 1)
    story.passes("B")
    while story.round()[0] == "operating":
        story.when("SFA").passes()
    assert story.round()[:2] == ("stock", 2)
    while story.to_act() != "B":
        story.when(story.to_act()).passes()
    story.when("B").sells("SFA", 1)


@rule("1849-9.2.2", "1849-9.2.3")
@pytest.mark.parametrize("profile", PROFILES)
def test_three_shares_at_100(profile: str) -> None:
    """S-14."""
    story = given("1849", THREE, profile).launched("RCS 100").papers("A", "RCS P 1").papers("B", "RCS 1 1 1")
    story.operated("RCS").cash("B 0").stock_round(2, "B")
    story.when("B").sells("RCS", 3)
    assert (story.cash_of("B"), story.cell("RCS"), story.price("RCS")) == (300, "F7", 75)


@rule("1849-9.2.3", "1849-5.2")
@pytest.mark.parametrize("profile", PROFILES)
def test_markers_sold_together_keep_their_order(profile: str) -> None:
    """S-15: RCS, CTL, IFT in a pile; SFA below."""
    story = given("1849", THREE, profile).launched("RCS 100, CTL 100, IFT 100, SFA 68").marker("SFA F5")
    for name in ("RCS", "CTL", "IFT"):
        story.papers("A", f"{name} P").papers("B", f"{name} 1").operated(name)
    story.stock_round(2, "B")
    assert story.markers_in("F4") == ["RCS", "CTL", "IFT"]
    for name in ("IFT", "CTL", "RCS"):
        story.when("B").sells(name, 1)
    assert story.markers_in("F5") == ["SFA", "RCS", "CTL", "IFT"]


@rule("1849-5.3")
@pytest.mark.parametrize("profile", PROFILES)
def test_falls_end_at_the_edge(profile: str) -> None:
    """S-16."""
    story = given("1849", THREE, profile).launched("RCS 100, CTL 100").marker("RCS L6, CTL L6").operated("RCS")
    story.papers("A", "RCS P").papers("B", "RCS 1 1").cash("B 0").stock_round(2, "B")
    story.when("B").sells("RCS", 2)
    assert (story.cash_of("B"), story.price("RCS"), story.markers_in("L6")) == (324, 162, ["RCS", "CTL"])
    story = given("1849", THREE, profile).launched("RCS 100").marker("RCS I4").operated("RCS").cash("B 0")
    story.papers("A", "RCS P 1 1 1").papers("B", "RCS 1 1 1 2").stock_round(2, "B")
    story.when("B").sells("RCS", 5)
    assert (story.cash_of("B"), story.price("RCS"), story.cell("RCS")) == (685, 86, "I8")


@rule("1849-9.2.5", "1849-9.2.8")
@pytest.mark.parametrize("kinds", ["1", "1 1", "2"])
def test_the_pool_has_room_for_twenty_per_cent(kinds: str) -> None:
    """S-17."""
    story = given("1849", THREE).launched("RCS 68").papers("A", "RCS P 1").papers("B", "RCS 2 1 1")
    story.papers("pool", "RCS 1 1 1").operated("RCS").stock_round(2, "B")
    assert story.sales_offered("RCS") == {1, 2}
    for too_many in ("1 2", "1 1 2"):
        story.when("B", refused="pool_limit", rule="1849-9.2.5").sells_papers("RCS", too_many)
    story.when("B").sells_papers("RCS", kinds)


@rule("1849-9.2.6")
@pytest.mark.parametrize("profile", PROFILES)
def test_what_was_sold_is_not_bought_back_in_the_same_round(profile: str) -> None:
    """S-18."""
    story = given("1849", THREE, profile).launched("RCS 68").papers("A", "RCS P").papers("B", "RCS 1").operated("RCS")
    story.cash("RCS 300").stock_round(2, "B")
    story.when("B").sells("RCS", 1)
    story.when("B").passes()
    story.when("C").buys("RCS")
    story.passes("A")
    for source in ("pool", "ipo"):
        story.when("B", refused="sold_this_round", rule="1849-9.2.6").buys("RCS", source)
    while story.round()[:2] != ("stock", 3):
        story.when(story.actor()).passes()
    while story.to_act() != "B":
        story.when(story.to_act()).passes()
    story.when("B").buys("RCS", "pool")


# --- last certificates and presidents --------------------------------------------------------------------------------


@rule("1849-9.3.3", "1849-7.2.4")
@pytest.mark.parametrize("profile", PROFILES)
def test_the_last_certificate_of_a_treasury(profile: str) -> None:
    """S-19."""
    story = given("1849", THREE, profile).launched("RCS 100").papers("A", "RCS P 1 1").papers("B", "RCS 1 1 1")
    story.papers("pool", "RCS 1").stock_round(2, "A")
    assert story.certs("RCS", "RCS") == [2]
    story.when("A").buys_cert("RCS", 7)
    assert (story.cash_of("A"), story.cash_of("RCS"), story.shares("A", "RCS")) == (300, 200, 6)
    story = given("1849", THREE, profile).launched("RCS 100").papers("A", "RCS P 1 1 1").papers("B", "RCS 1 1")
    story.papers("pool", "RCS 1").stock_round(2, "A")
    assert (story.certs("RCS", "RCS"), story.shares("A", "RCS")) == ([2], 5)
    story.when("A", refused="holding_limit", rule="1849-7.2.4").buys_cert("RCS", 7)
    story = given("1849", THREE, profile).launched("RCS 100").papers("A", "RCS P 1 1").papers("B", "RCS 1 1")
    story.papers("pool", "RCS 1").stock_round(2, "A")
    assert story.certs("RCS", "RCS") == [1, 2]
    story.when("A", refused="last_certificate", rule="1849-9.3.3").buys_cert("RCS", 7)


@rule("1849-9.5.1", "1849-9.5.2")
@pytest.mark.parametrize("profile", PROFILES)
def test_a_fourth_certificate_takes_the_presidency(profile: str) -> None:
    """S-20."""
    story = given("1849", THREE, profile).launched("RCS 100").papers("A", "RCS P 1").papers("B", "RCS 1 1 1")
    story.stock_round(2, "B")
    assert story.president("RCS") == "A"
    story.when("B").buys("RCS")
    assert (story.president("RCS"), story.shares("B", "RCS")) == ("B", 4)
    assert (story.certs("B", "RCS"), story.certs("A", "RCS")) == ([2, 1, 1], [1, 1, 1])


@rule("1849-9.5.3")
@pytest.mark.parametrize("profile", PROFILES)
def test_the_old_president_must_take_the_last_certificate(profile: str) -> None:
    """S-21."""
    story = given("1849", THREE, profile).launched("RCS 100").papers("A", "RCS P 1").papers("B", "RCS 2 1")
    story.operated("RCS").cash("A 0").stock_round(2, "A")
    story.when("A").sells_papers("RCS", "1")
    assert story.menu(act.ChooseSwap) == []
    assert (story.cash_of("A"), story.certs("A", "RCS"), story.certs("B", "RCS")) == (100, [2], [2, 1])
    assert (story.president("RCS"), story.price("RCS"), story.certs("pool", "RCS")) == ("B", 95, [1])


@rule("1849-9.5.3")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(("kind", "old", "new"), [("one", [1, 2], [2, 1, 1]), ("two", [1, 1, 1], [2, 2])])
def test_the_old_president_has_the_choice(kind: str, old: list[int], new: list[int], profile: str) -> None:
    """S-22."""
    story = given("1849", THREE, profile).launched("RCS 100").papers("A", "RCS P 1 1").papers("B", "RCS 2 1 1")
    story.operated("RCS").stock_round(2, "A")
    story.when("A").sells_papers("RCS", "1")
    assert story.to_act() == "A"
    story.when("A").takes_for_presidency(kind)
    assert (story.certs("A", "RCS"), story.certs("B", "RCS"), story.president("RCS")) == (old, new, "B")
    assert story.certs("pool", "RCS") == [1]


@rule("1849-9.5.6")
@pytest.mark.parametrize("profile", PROFILES)
def test_of_equals_the_first_to_the_left_succeeds(profile: str) -> None:
    """S-23: as there are six ordinary certificates only, the forty per cent are the president's and the last one."""
    story = given("1849", FOUR, profile).launched("RCS 100").papers("A", "RCS P 2").papers("C", "RCS 1 1 1")
    story.papers("D", "RCS 1 1 1").operated("RCS").cash("A 0").stock_round(2, "A")
    story.when("A").sells_papers("RCS", "2")
    assert (story.cash_of("A"), story.president("RCS"), story.certs("C", "RCS")) == (200, "C", [2, 1])
    assert (story.certs("A", "RCS"), story.price("RCS")) == ([1, 1], 87)


@rule("1849-9.5.5")
@pytest.mark.parametrize("profile", PROFILES)
def test_a_president_without_successor(profile: str) -> None:
    """S-24."""
    story = given("1849", THREE, profile).launched("RCS 100").papers("A", "RCS P 1").papers("B", "RCS 1")
    story.papers("C", "RCS 1").operated("RCS").stock_round(2, "A")
    assert story.sales_offered("RCS") == {1}
    for kinds in ("P", "P 1"):
        story.when("A", refused="presidents_certificate", rule="1849-9.5.5").sells_papers("RCS", kinds)
    story.when("A").sells_papers("RCS", "1")
    assert (story.president("RCS"), story.certs("A", "RCS")) == ("A", [2])
    story.when("A", refused="presidents_certificate", rule="1849-9.5.5").sells_papers("RCS", "P")


# --- the end of a stock round ----------------------------------------------------------------------------------------


@rule("1849-9.7.1", "1849-9.7.2", "1849-9.7.4")
@pytest.mark.parametrize("profile", PROFILES)
def test_markers_are_checked_in_market_order(profile: str) -> None:
    """S-25: RCS has a certificate in the pool, SFA is sold out, ATA has certificates in its treasury."""
    story = given("1849", THREE, profile).launched("SFA 100, RCS 100, ATA 68").marker("SFA G4, RCS G3, ATA E4")
    story.papers("A", "RCS P, SFA P 1 1, ATA P").papers("pool", "RCS 1").papers("B", "SFA 1 1 1 1 2").cash("SFA 200")
    story.cash("RCS 200").stock_round(2, "A")
    assert [story.price(name) for name in ("RCS", "SFA", "ATA")] == [117, 111, 90]
    assert [story.name(corp) for corp in market_order(story.table())] == ["RCS", "SFA", "ATA"]
    story.passes(THREE)
    assert story.round()[0] == "operating"
    assert [story.price(name) for name in ("RCS", "SFA", "ATA")] == [111, 117, 90]
    stack = [story.name(corp) for corp in story.game.state.stack]
    assert stack == ["ATA", "RCS", "SFA"], "SFA moved after RCS"


@rule("1849-9.7.2", "1849-5.5")
@pytest.mark.parametrize(("phase", "worth"), [("12", 230), ("16", 242)])
@pytest.mark.parametrize("profile", PROFILES)
def test_sold_out_at_the_border_of_the_blue_cells(phase: str, worth: int, profile: str) -> None:
    """S-26."""
    story = given("1849", THREE, profile).phase(phase).launched("SFA 100").marker("SFA N4").cash("SFA 100")
    story.papers("A", "SFA P 1 1").papers("B", "SFA 1 1 1 1 2").stock_round(2, "A")
    story.passes(THREE)
    assert (story.round()[0], story.price("SFA")) == ("operating", worth)


@rule("1849-9.0.4", "1849-9.0.5")
@pytest.mark.parametrize("profile", PROFILES)
def test_the_priority_deal_after_a_round(profile: str) -> None:
    """S-27."""
    story = given("1849", FOUR, profile).launched("SFA 68").papers("A", "SFA P").cash("SFA 100").priority("A")
    story.stock_round(2)
    story.passes("A")
    story.when("B").buys("SFA")
    story.passes("C D A")
    assert (story.round()[0], story.to_act()) == ("stock", "B")
    story.passes("B")
    assert (story.round()[0], story.priority_deal()) == ("operating", "C")
    story = given("1849", FOUR, profile).launched("SFA 68").papers("A", "SFA P").cash("SFA 100").priority("B")
    story.stock_round(2)
    story.passes("B C D A")
    assert (story.round()[0], story.priority_deal()) == ("operating", "B")


# --- limits and turns ------------------------------------------------------------------------------------------------


@rule("1849-9.1.2", "1849-9.4.0.3")
@pytest.mark.parametrize("profile", PROFILES)
def test_a_founder_near_the_certificate_limit(profile: str) -> None:
    """S-28."""
    story = given("1849", FOUR, profile).launched("RCS 68, IFT 68").papers("A", "RCS P 1 1 1 1, IFT P 1 1 1")
    story.launch_order("CTL").cash("A 1000").stock_round(2, "A")
    assert story.counted("A") == 9
    story.when("A").starts("CTL", 68)
    story.when("A").buys("CTL")
    assert (story.counted("A"), story.certs("A", "CTL")) == (11, [2, 1])
    assert story.to_act() == "B", "there is no room for a second ordinary certificate"


@rule("1849-9.0.2")
@pytest.mark.parametrize("profile", PROFILES)
def test_first_sales_then_a_purchase(profile: str) -> None:
    """S-80."""

    def four_railways() -> Story:
        story = given("1849", THREE, profile).launched("RCS 100, IFT 100, CTL 68, SFA 68").operated("RCS IFT SFA")
        story.papers("B", "RCS P, IFT P, CTL P, SFA P").papers("A", "RCS 1, IFT 1, SFA 1").launch_order("ATA")
        return story.stock_round(2, "A", passes=2)

    story = four_railways()
    story.when("A").sells("RCS", 1)
    story.when("A").sells("IFT", 1)
    story.when("A").buys("CTL")
    assert story.shares("A", "CTL") == 1
    story.when("A", refused="not_your_turn").sells("SFA", 1)
    story = four_railways()
    story.when("A").starts("ATA", 68)
    story.when("A", refused="no_sale_after_purchase", rule="1849-9.0.2").sells("SFA", 1)
    story = four_railways()
    story.when("A").sells("SFA", 1)
    story.when("A").passes()
    assert (story.round()[0], story.to_act(), story.happened(Passed)) == ("stock", "B", [])


@rule("1849-9.1.2", "1849-9.1.3", "1849-9.5.8")
@pytest.mark.parametrize("profile", PROFILES)
def test_an_overtaken_president_is_above_the_limit(profile: str) -> None:
    """S-81."""
    story = given("1849", "A B C D E", profile).launched("RCS 68, SFA 68, IFT 68").operated("RCS SFA IFT")
    story.papers("A", "RCS P, SFA P 1 1 1 1, IFT 1 1 1").papers("C", "IFT P 1").papers("B", "RCS 1 1").launch_order(
        "ATA"
    )
    story.stock_round(2, "B")
    assert story.counted("A") == 9
    story.when("B").buys("RCS")
    assert (story.president("RCS"), story.certs("A", "RCS"), story.counted("A")) == ("B", [1, 1], 10)
    assert story.to_act() == "C", "A has nothing to do in B's turn"
    story.passes("C D E")
    assert story.to_act() == "A"
    story.when("A", refused="over_limit", rule="1849-9.1.3").buys("IFT")
    story.when("A", refused="over_limit", rule="1849-9.1.3").starts("ATA", 68)
    story.when("A", refused="over_limit", rule="1849-9.1.3").passes()
    story.when("A").sells("IFT", 1)
    assert story.counted("A") == 9
    story.when("A").passes()
