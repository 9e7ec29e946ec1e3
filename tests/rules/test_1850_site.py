"""1850 on the public site: where it plays otherwise than the rulebook says."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.marks import rule
from tests.midwest import QUARTET, TO_MESABI, TO_TOPEKA, company, exchange, in_need, laid, operating, sold
from tests.story import Story, given
from tresham.core.action import BuyPrivate, ChooseCity, RedeemShare
from tresham.core.event import TokenLifted
from tresham.core.state import Life
from tresham.interop.xxgames.replay_on_site import Untellable
from tresham.interop.xxgames.replaying import replay
from tresham.interop.xxgames.writer import record
from tresham.rules.operating import OperatingFrame, OperatingTurn
from tresham.titles import SHELF

SITE = "18xx.games"


def table(profile: str = SITE, **counts: int) -> Story:
    """P1 has six shares of GN ($100 in G1), which has operated and has $500; others hold so many of them."""
    story = company("GN", profile=profile)
    for owner, count in counts.items():
        story.holds(owner, f"GN {count}")
    return story.stock_round(2, "P1")


def par_of(story: Story, corp: str) -> int:
    return story.title.cell_price[story.game.state.par[story.party(corp)]]


# --- shares ----------------------------------------------------------------------------------------------------------


@rule("1850-DIFF.1")
def test_a_share_is_redeemed_from_the_pool_if_one_is_there_else_from_the_president() -> None:
    story = table(P2=2, pool=1)
    story.when("P1", refused="not_for_sale").redeems("GN", "P1")
    story.when("P1").redeems("GN")
    assert story.shares("pool", "GN") == 0
    empty = table(P2=2)
    empty.when("P1", refused="not_for_sale").redeems("GN", "P2")
    empty.when("P1").redeems("GN", "P1")
    assert (empty.shares("P1", "GN"), empty.shares("GN", "GN")) == (5, 1)


@rule("1850-DIFF.2")
def test_a_reissue_may_follow_own_deals_but_a_redemption_may_not() -> None:
    story = table(P2=3, GN=1).started("NP 68").holds("P3", "NP 3")
    story.when("P1").buys("NP")
    story.when("P1", refused="acts_for_himself").redeems("GN", "P1")
    story.when("P1").reissues("GN")
    assert (story.shares("ipo", "GN"), story.to_act()) == (1, "P2")


@rule("1850-DIFF.3")
def test_shares_are_reissued_twice_in_a_round() -> None:
    story = table(P2=2, P3=1, GN=1)
    story.when("P1").reissues("GN")
    story.when("P2").buys("GN")
    story.done("P2").passes("P3 P4").when("P1").redeems("GN", "P1")
    story.passes("P2 P3 P4").when("P1").reissues("GN")
    assert (story.shares("ipo", "GN"), story.shares("GN", "GN")) == (1, 0)


@rule("1850-DIFF.4")
@pytest.mark.parametrize(("cell", "par"), [("P1", 200), ("Q1", 225), ("R1", 250), ("T1", 275), ("U1", 300)])
def test_par_may_rise_above_200(cell: str, par: int) -> None:
    story = table(P2=3, GN=1).marker(f"GN {cell}")
    story.when("P1").reissues("GN")
    assert par_of(story, "GN") == par


@rule("1850-DIFF.29")
def test_money_of_a_reissue_is_spent_in_the_same_round() -> None:
    story = table(P2=2, P3=1, GN=1).cash("GN 0, P2 300")
    story.when("P1").reissues("GN")
    story.when("P2").buys("GN")
    story.done("P2").passes("P3 P4")
    assert len(story.menu(RedeemShare)) == 1
    story.when("P1").redeems("GN", "P1")
    assert story.cash_of("GN") == 0


@rule("1850-DIFF.30")
@pytest.mark.parametrize("verb", ["redeems", "reissues"])
def test_a_president_above_the_limit_may_act_for_his_corporation(verb: str) -> None:
    story = exchange("MILW 100, GN 100, NP 100", profile=SITE).holds("P1", "MILW 6, GN 6, NP 6").holds("P2", "MILW 3")
    story.holds("MILW", "MILW 1").floated("MILW").operated("MILW").cash("MILW 500")
    assert story.counted("P1") == 15
    if verb == "redeems":
        story.when("P1").redeems("MILW", "P1")
    else:
        story.when("P1").reissues("MILW")
    assert story.to_act() == "P2"


@rule("1850-DIFF.31")
@pytest.mark.parametrize(("profile", "next_up"), [(SITE, "P2"), ("rulebook", "P1")])
def test_who_can_do_nothing_for_himself_is_passed_over(profile: str, next_up: str) -> None:
    """P1 has no money, and nobody else could preside over GN: he can neither buy nor sell, but GN could redeem."""
    story = given("1850", QUARTET, profile).started("GN 100").papers("P1", "GN P").holds("pool", "GN 5")
    story.holds("P2", "GN 1").floated("GN").operated("GN").cash("GN 500, P1 0").stock_round(2, "P1").ready()
    assert story.to_act() == next_up


@rule("1850-DIFF.18")
def test_waiting_sales_count_for_everybody_and_without_the_ledge() -> None:
    """NP in D2 ($72) is about to fall to D4, which is yellow."""
    story = exchange("NP 76, GN 76", profile=SITE).marker("NP D2, GN G1").holds("P1", "NP 2").holds("P2", "NP 4")
    assert story.counted("P2") == 4
    story.when("P1").sells("NP", 2)
    assert (story.cell("NP"), story.counted("P2")) == ("D2", 0)


@rule("1850-DIFF.18")
def test_who_protects_is_counted_by_the_zones_of_the_moment() -> None:
    story = exchange("NP 76, GN 100, SOO 100, UP 100", profile=SITE).marker("NP D2").holds("P1", "NP 2")
    story.holds("P2", "NP 4, GN 6, SOO 5").cash("P2 900")
    assert story.counted("P2") == 13
    sold(story, "P1", ("NP", 2))
    assert story.cell("NP") == "D4", "with two certificates more he would be above the limit, so he is not asked"


@rule("1850-DIFF.18")
@pytest.mark.parametrize(("profile", "asked"), [("rulebook", True), (SITE, False)])
def test_a_corporation_that_falls_before_another_counts_until_both_have_fallen(profile: str, asked: bool) -> None:
    """P2 has eleven certificates and three of GN, which falls out of the brown zone into the black."""
    story = exchange("NP 100, SOO 100, UP 100, GN 76", profile=profile).marker("GN A8").holds("P3", "GN 4")
    story.holds("P2", "NP 4, SOO 5, UP 5, GN 3").holds("P1", "GN 1, NP 1").cash("P2 900, P3 0")
    assert story.counted("P2") == 11
    sold(story, "P1", ("GN", 1), ("NP", 1))
    assert story.game.state.life[story.party("GN")] == Life.CLOSED
    assert story.cell("NP") == ("G1" if asked else "G2")


@pytest.mark.parametrize(("profile", "refusal"), [("rulebook", "one_purchase"), (SITE, "no_sale_after_purchase")])
def test_a_purchase_in_brown_goes_on_after_a_sale_on_the_site_but_then_nothing_is_sold(
    profile: str, refusal: str
) -> None:
    story = exchange("NP 76, GN 76, SOO 76", profile=profile).marker("NP B8").holds("P2", "NP 4, GN 3, SOO 3")
    story.holds("pool", "NP 3").holds("P1", "GN 2, SOO 2").when("P1").buys("NP", "pool").when("P1").sells("GN", 1)
    if profile == SITE:
        story.when("P1").buys("NP", "pool").when("P1", refused=refusal).sells("SOO", 1)
    else:
        story.when("P1", refused=refusal).buys("NP", "pool")


# --- emergencies -----------------------------------------------------------------------------------------------------


@rule("1850-DIFF.8")
@pytest.mark.parametrize(("profile", "cell"), [("rulebook", "K5"), (SITE, "K6")])
def test_no_ledge_for_shares_of_the_corporation_that_needs_a_train(profile: str, cell: str) -> None:
    story = in_need("KATY 0, P1 250", profile=profile).marker("KATY K5").holds("P2", "KATY 1")
    story.when("P1").sells("KATY", 1)
    assert story.cell("KATY") == cell


CLOSING = "A8"
"""From here one share sold closes a corporation."""


def closed_in_need(profile: str = SITE, number: int = 1, others: str = "", acted: str = "") -> Story:
    """To buy a train for KATY, P1 sells a share of P3's NP and then one of KATY, which closes with it. `others` have a
    place in the round, of which these have acted."""
    story = in_need("KATY 0, P3 900", profile=profile).marker(f"KATY {CLOSING}").floated(others).operated(others)
    story.operates("KATY", "trains", of=2, number=number)
    calendar, now, turn = story.game.state.agenda
    assert isinstance(now, OperatingFrame)
    story.change(agenda=(calendar, replace(now, acted=now.acted | story.mask(acted)), turn))
    story.when("P1").sells("NP", 1).when("P1").sells("KATY", 1)
    assert story.game.state.life[story.party("KATY")] == Life.CLOSED
    return story


@rule("1850-DIFF.9")
@pytest.mark.parametrize("number", [1, 2])
def test_by_the_rulebook_a_president_is_asked_when_the_turn_is_over_though_it_ends_early(number: int) -> None:
    story = closed_in_need("rulebook", number)
    assert (story.to_act(), story.table().top.stage, story.round()[0]) == ("P3", "protection", "operating")


@rule("1850-DIFF.9")
def test_on_the_site_he_is_asked_after_the_first_turn_of_the_next_round() -> None:
    story = closed_in_need(number=2)
    assert (story.round()[0], story.table().top.stage) == ("stock", "stock_turn")
    first = story.to_act()
    story.when(first).passes()
    assert (story.to_act(), story.table().top.stage) == ("P3", "protection")
    story.when("P3").protects()
    assert story.shares("P3", "NP") == 4


@rule("1850-DIFF.9")
@pytest.mark.parametrize(("acted", "number"), [("", 1), ("GN", 2)], ids=["in this round", "in the next round"])
def test_on_the_site_he_is_asked_after_the_turn_of_the_next_corporation(acted: str, number: int) -> None:
    story = closed_in_need(others="GN", acted=acted)
    assert (story.round()[:3:2], story.actor(), story.part()) == (("operating", number), "GN", "track")
    story.when("GN").passes()
    while story.table().top.stage == "operating_turn":
        story.goes_on()
    assert (story.to_act(), story.table().top.stage) == ("P3", "protection")


@rule("1850-DIFF.27")
def test_in_a_bankruptcy_waiting_sales_never_fall() -> None:
    story = in_need("KATY 10", phase="8", profile=SITE).marker("KATY G3").cash("P2 900, P3 900")
    story.when("KATY").goes_bankrupt()
    assert (story.cell("GN"), story.cell("NP"), story.game.over) == ("G3", "G3", True)


@rule("1850-DIFF.18")
@pytest.mark.parametrize("profile", ["rulebook", SITE])
def test_who_lets_a_corporation_close_has_its_certificates_while_the_next_sale_is_settled(profile: str) -> None:
    """P2 has nine certificates besides five of GN, which falls out of A8; the limit is 14."""
    story = exchange("GN 82, NP 82, UP 82", profile=profile).marker("GN A8").cash("P2 900")
    story.holds("P2", "GN 6, NP 6").holds("P1", "GN 1, NP 1, UP 2").holds("P2", "UP 4", president=False)
    sold(story, "P1", ("GN", 1), ("NP", 1)).when("P2").passes()
    assert (story.table().top.stage == "protection") == (profile != SITE)
    assert story.price("NP") == (76 if profile == SITE else 82)


# --- track -----------------------------------------------------------------------------------------------------------


@rule("1850-DIFF.38")
@pytest.mark.parametrize(("profile", "refused"), [("rulebook", None), (SITE, "no_new_track")])
def test_new_track_is_not_come_to_by_a_way_that_has_left_where_it_leads(profile: str, refused: str | None) -> None:
    """West of D7 the track goes round over D3 and C4; tile 41 joins the two sides of D5 that it uses."""
    story = company("GN", phase="5", profile=profile).tiles("D9 135/4, D7 145/1, D5 23/4, D3 28/4, C4 7/5")
    story.operates("GN", "track").when("GN", refused=refused).lays("D5", "41", 1)


@rule("1850-DIFF.38")
@pytest.mark.parametrize(("profile", "refused"), [("rulebook", None), (SITE, "no_new_track")])
def test_no_way_comes_to_new_track_that_turns_round_in_a_town(profile: str, refused: str | None) -> None:
    """C4 joins B5 to E4 over D3; tile 42 would join D3 to D5. From B5 a way comes there that has left C4 for D3; from
    D9 one would have to turn round in E10."""
    story = laid(company("GN", phase="5", profile=profile), "D9 57 E8 C10, E10 58 E8 D11").tile("E8", "26", 4)
    story.tiles("B5 63/0, C4 24/3, D3 8/3, E4 14/1, E6 44/1, D5 9/2").token("GN", "B5")
    story.operates("GN", "track").when("GN", refused=refused).lays("C4", "42", 0)


@rule("1850-DIFF.39")
@pytest.mark.parametrize("profile", ["rulebook", SITE])
def test_a_city_that_is_left_by_a_closing_corporation(profile: str) -> None:
    """NP closes, and its slot would be GN's only place for a token. On the site GN has looked in vain before."""
    story = laid(company("GN NP", profile=profile), "D9 57 E8 C10, C10 9 B11 D9, B11 57 C10 A12")
    story.marker("NP A10").operating_round(of=2).comes_to_round("operating", 2)
    assert story.tokens_of("NP") == []
    assert "A12" in story.hexes_offered() or profile == SITE
    story.when("GN").passes()
    assert (story.part() == "token") == (profile != SITE)


@rule("1850-DIFF.39")
@pytest.mark.parametrize("profile", ["rulebook", SITE])
def test_a_city_that_is_left_when_a_turn_is_over_seems_full_in_the_next(profile: str) -> None:
    """To help KATY, P1 sells a share of NP, which closes after KATY's turn: GN has looked at the map before."""
    track = f"{TO_TOPEKA}, D9 57 E8 C10, C10 9 B11 D9, B11 57 C10 A12"
    story = (
        laid(company("KATY GN NP", "4", profile), track).holds("P1", "NP 1", president=False).marker(f"NP {CLOSING}")
    )
    story.operates("KATY", "trains").cash("KATY 0, P1 290, P3 0").when("P1").sells("NP", 1)
    story.when("KATY").buys_train("4", 300)
    assert (story.actor(), story.part(), story.tokens_of("NP")) == ("GN", "track", [])
    assert ("A12" in story.hexes_offered()) == (profile != SITE)


@rule("1850-DIFF.39")
@pytest.mark.parametrize(("cash", "is_seen"), [(0, False), (500, True)])
def test_so_does_one_that_closes_in_its_own_turn_with_nothing_left_to_decide(cash: int, is_seen: bool) -> None:
    """NP pays nothing and closes. With the money for a train it would have been asked about that, so it goes first."""
    story = laid(company("NP GN", profile=SITE), "D9 57 E8 C10, C10 9 B11 D9, B11 57 C10 A12").marker("NP C10, GN A8")
    story.cash(f"NP {cash}").trains("NP 3").operates("NP", "dividend", ran=True, revenue=40).when("NP").declares(
        "withhold"
    )
    assert (story.actor(), story.part(), story.tokens_of("NP")) == ("GN", "track", [])
    assert ("A12" in story.hexes_offered()) == is_seen


@rule("1850-DIFF.39", "1850-PV.P5.1")
@pytest.mark.parametrize("profile", ["rulebook", SITE])
def test_a_token_that_comes_with_the_mine_leads_on_once_something_is_built(profile: str) -> None:
    """NP's track ends at the Mesabi Range. It buys P5 in its turn; on the site it has looked at the map before."""
    story = laid(company("NP GN", profile=profile), "B11 57 A10 C12, D9 57 C8 E10").owns("P1", "MRC").trains("NP 3")
    story.operating_round(of=2).comes_to("NP", "privates").when("NP").buys_private("MRC", 80)
    story.comes_to("NP", "track")
    if profile == SITE:
        assert "A12" not in story.hexes_offered()
        story.when("NP", refused="not_connected", rule="1830-TR.5").lays("A12", "8", 5)
        story.when("NP").lays("C12", "9", 2).finishes_round().comes_to("NP", "track")
    assert "A12" in story.hexes_offered()


@rule("1850-DIFF.39")
@pytest.mark.parametrize("owner", ["GN", "P4"])
def test_all_look_anew_when_the_first_of_a_round_begins_with_money_for_a_token_of_the_open_mine(owner: str) -> None:
    """NP closes, as in the test above, and UP floats. The mine is open if a corporation owns P5."""
    story = laid(company("GN NP", profile=SITE), "D9 57 E8 C10, C10 9 B11 D9, B11 57 C10 A12").marker("NP A10, GN G2")
    story.started("UP 100").holds("P3", "UP 5").cash("P3 900").owns(owner, "MRC")
    story.operating_round().comes_to_round("stock", to="P3").when("P3").buys("UP")
    story.comes_to("UP", "track").comes_to("GN", "track")
    assert ("A12" in story.hexes_offered()) == (owner == "GN")


@rule("1850-DIFF.40", "1850-EM.5")
def test_after_such_a_sale_a_treasury_that_is_short_by_then_buys_from_nobody() -> None:
    """KATY buys the first 5, and P1 has come down to the limit before: with what is left it could pay no other."""
    story = laid(company("KATY", "4", SITE), TO_TOPEKA).started("NP 90, GN 90").holds("P1", "NP 8").marker("NP E3")
    story.trains("GN 4").holds("P2", "GN 2").depot("4 0").cash("KATY 600, P1 0").operates("KATY", "trains")
    assert ("4", "GN") in story.trains_offered()
    story.when("P1").sells("NP", 2)
    assert ("4", "GN") in story.trains_offered()
    story.when("KATY").buys_train("5", 450)
    assert (story.cash_of("KATY"), story.actor() == "KATY") == (150, False)


@rule("1850-DIFF.39")
@pytest.mark.parametrize("ghost", [False, True])
def test_a_destination_is_reached_on_the_site_if_it_was_when_one_last_looked(ghost: bool) -> None:
    """KATY's way to M2 leads through K4, where it has seen a station that is gone."""
    story = laid(company("KATY", profile=SITE), "K6 57 K4 K8, K4 6 K6 L3, L3 9 K4 M2")
    slot = story.atlas.slots(story.stop("K4"), story.game.state.board.lays[story.atlas.hex("K4")])[0]
    if ghost:
        katy = story.mask("KATY")
        story.extra(viewers=katy, found_none=katy, ghosts=((slot, story.party("NP"), katy),))
    story.operates("KATY", "token")
    if ghost:
        assert story.ready().part() != "token"
    else:
        story.when("KATY").buys_right("destination")


@rule("1850-DIFF.5")
def test_track_may_lead_to_the_mine_at_any_time() -> None:
    story = operating("NP", phase="2", profile=SITE).owns("P1", "MRC")
    story.when("NP").lays("B11", "5", 1)
    assert story.tile_at("B11") == ("5", 1)


@rule("1850-DIFF.11")
@pytest.mark.parametrize("private", ["CM", "GBC"])
def test_only_the_land_grant_is_spent_on_a_token(private: str) -> None:
    story = laid(company("GN", profile=SITE), TO_MESABI).owns("GN", private).operates("GN")
    story.when("GN").lays("D9", "14", min(turn for name, turn in story.lays_offered("D9") if name == "14"))
    story.when("GN", refused="not_now").buys_right("mesabi", private)


@rule("1850-DIFF.12")
@pytest.mark.parametrize("private", ["", "CM"])
def test_after_an_upgrade_in_the_first_turn_a_token_if_the_part_waits_for_a_private(private: str) -> None:
    story = laid(company("GN", profile=SITE), TO_MESABI).owns("GN", private).operates("GN", is_first=True)
    story.when("GN").lays("D9", "14", min(turn for name, turn in story.lays_offered("D9") if name == "14"))
    if private:
        story.when("GN").buys_right("mesabi")
        assert story.cash_of("GN") == 420
    else:
        assert story.part() != "track"


@rule("1850-DIFF.12")
@pytest.mark.parametrize("first", ["upgrade", "bridge"])
def test_a_token_is_still_to_be_had_when_what_the_part_has_waited_for_is_done(first: str) -> None:
    """GN's only private with a tile lays it after the upgrade, for which the part has waited, or before."""
    story = laid(company("GN", profile=SITE), f"{TO_MESABI}, K14 57 L13 J15").token("GN", "K14").owns("GN", "MRB")
    story.operates("GN", is_first=True)
    upgrade = min(turn for name, turn in story.lays_offered("D9") if name == "14")
    if first == "bridge":
        story.when("GN").lays_with("MRB", "L13", "57", 3)
    story.when("GN").lays("D9", "14", upgrade)
    if first == "bridge":
        assert story.part() != "track"
        return
    story.when("GN").lays_with("MRB", "L13", "57", 3)
    assert story.part() == "track"
    story.when("GN").buys_right("mesabi")
    assert story.part() != "track"


@rule("1850-DIFF.13")
def test_the_bridge_is_upgraded_in_the_turn_in_which_it_is_built() -> None:
    story = operating("MP", profile=SITE).owns("MP", "MRB")
    story.when("MP").lays_with("MRB", "L13", "57", 1)
    story.when("MP").lays("L13", "14", 0)
    assert story.tile_at("L13") == ("14", 0)


def near_chicago(owns: str, corp: str = "CBQ") -> Story:
    """A corporation in Springfield lays its normal track, and comes to Chicago by way of J17."""
    story = laid(company(corp, profile=SITE), "K14 57 L13 J15, J15 8 K14 J17, J17 8 J15 I18")
    return story.token(corp, "K14").owns(corp, owns).operates(corp)


@rule("1850-DIFF.14")
def test_the_land_grant_has_no_tile_for_chicago() -> None:
    story = near_chicago("WLG")
    story.when("CBQ").lays("L13", "57", 3)
    story.when("CBQ", refused="lay_forbidden").lays_with("WLG", "I18", "128", 0)


@rule("1850-DIFF.28")
def test_the_gant_brothers_may_lay_chicago_so_that_nothing_follows() -> None:
    story = near_chicago("GBC")
    story.when("CBQ", refused="lay_forbidden").lays("I18", "128", 2)
    story.when("CBQ").lays("L13", "57", 3)
    story.when("CBQ").lays_with("GBC", "I18", "128", 2)
    assert story.tile_at("I18") == ("128", 2)


def between_cities(by: str, private: str = "") -> Story:
    """Chicago gets its first tile after the CBQ has operated: by another corporation, or by the CBQ with a private."""
    story = laid(company("CBQ MILW", profile=SITE), "K14 57 L13 J15, J15 8 K14 J17, J17 8 J15 I18").token(by, "K14")
    if private:
        story.owns(by, private).operates(by).when(by).lays("L13", "57", 3)
        return story.when(by).lays_with(private, "I18", "128", 0)
    return story.operates(by).when(by).lays("I18", "128", 0)


@rule("1850-DIFF.26")
@pytest.mark.parametrize("city", [0, 1])
@pytest.mark.parametrize(("by", "private"), [("MILW", ""), ("CBQ", "GBC")])
def test_whoever_lays_chicago_says_where_the_token_stands(by: str, private: str, city: int) -> None:
    story = between_cities(by, private)
    assert (story.actor(), story.happened(TokenLifted)[0].by) == (by, story.party("CBQ"))
    assert "I18.1" not in story.tokens_of("CBQ")
    assert len(story.menu(ChooseCity)) == 2
    story.when(by, refused="other_corporation", rule="1850-DIFF.26").chooses_city("MP", f"I18.{city}")
    story.when(by).chooses_city("CBQ", f"I18.{city}")
    assert (f"I18.{city}" in story.tokens_of("CBQ"), story.actor()) == (True, by)


@rule("1850-DIFF.26")
def test_the_token_stays_if_its_owner_lays_the_tile_by_its_normal_track() -> None:
    story = between_cities("CBQ")
    assert ("I18.1" in story.tokens_of("CBQ"), story.happened(TokenLifted)) == (True, [])


@rule("1850-DIFF.26")
def test_a_token_that_is_not_there_yet_comes_to_its_own_city() -> None:
    story = laid(company("MILW", profile=SITE), "K14 57 L13 J15, J15 8 K14 J17, J17 8 J15 I18").token("MILW", "K14")
    story.operates("MILW").when("MILW").lays("I18", "128", 0)
    assert story.menu(ChooseCity) == []


def test_an_upgrade_of_chicago_asks_nobody() -> None:
    story = laid(company("CBQ MILW", profile=SITE), "K14 57 L13 J15, J15 8 K14 J17, J17 8 J15 I18").token("MILW", "K14")
    story.tile("I18", "128", 0).operates("MILW")
    [(tile, turn)] = story.lays_offered("I18")
    story.when("MILW").lays("I18", tile, turn)
    assert (story.menu(ChooseCity), "I18.1" in story.tokens_of("CBQ")) == ([], True)


@rule("1850-DIFF.32")
def test_a_token_by_the_land_grant_at_any_later_time_and_it_stays_open() -> None:
    story = laid(company("GN", profile=SITE), TO_MESABI).owns("GN", "WLG").extra(granted=2)
    story.owns("P1", "MRC").change(closed=1 << story.title.private("MRC")).operates("GN")
    story.when("GN").lays("D9", "14", min(turn for name, turn in story.lays_offered("D9") if name == "14"))
    story.when("GN").passes()
    assert story.part() != "track"
    story.when("GN").buys_right("mesabi", "WLG")
    assert (story.fact("granted"), story.owner("WLG")) == (3, "GN")


# --- privates and trains ---------------------------------------------------------------------------------------------


@rule("1850-DIFF.15")
def test_players_do_not_trade_privates() -> None:
    story = exchange("GN 100", profile=SITE).owns("P2", "CM")
    story.when("P1", refused="not_now").buys_private("CM", 40)
    assert story.menu(BuyPrivate) == []


@rule("1850-DIFF.16")
@pytest.mark.parametrize(("phase", "asked"), [("2", False), ("3", True)])
def test_at_the_end_of_a_turn_privates_are_bought_in_phases_three_and_four(phase: str, asked: bool) -> None:
    story = company("GN", phase, SITE).owns("P1", "MRC").operates("GN", "trains")
    story.when("GN").passes()
    assert (story.round()[0] == "operating" and story.part() == "privates") == asked


@rule("1850-DIFF.31")
@pytest.mark.parametrize(("cash", "waits"), [(59, False), (60, True)])
def test_the_track_part_waits_if_a_private_with_a_tile_could_be_paid(cash: int, waits: bool) -> None:
    """The tile costs $40, and the Crédit Mobilier $20 at least."""
    story = operating("GN", profile=SITE).owns("P2", "CM").cash(f"GN {cash}")
    story.when("GN").lays("D9", "57", 0)
    now = story.ready().table().find(OperatingTurn)
    assert (now is not None and now.part == 0) == waits


@rule("1850-DIFF.20")
def test_any_legal_runs_will_do() -> None:
    story = laid(company("KATY", profile=SITE), "K6 57 K4 K8, K4 57 K6 K2, K8 4 K6 K10").trains("KATY 2")
    story.operates("KATY", "run").when("KATY").runs(_2="K6 K8")
    assert story.revenue() == 30


# --- records that cannot be written ----------------------------------------------------------------------------------


@rule("1850-DIFF.36")
@pytest.mark.parametrize("profile", [SITE, "rulebook"])
def test_income_in_the_auction_breaks_the_site(profile: str) -> None:
    story = given("1850", QUARTET, profile)
    story.when("P1").takes("GRSC").passes("P2 P3 P4")
    assert len(record(story.game)["actions"]) == 4
    story.passes("P1")
    assert story.cash_of("P1") == 525 - 20 + 5
    with pytest.raises(Untellable) as untold:
        record(story.game)
    assert (untold.value.ply, "before CM is sold" in str(untold.value)) == (5, True)


def test_income_in_the_auction_is_told_once_the_credit_mobilier_is_sold() -> None:
    story = given("1850", QUARTET, SITE)
    story.when("P1").takes("GRSC").when("P2").takes("CM").passes("P3 P4 P1 P2")
    told = record(story.game)
    assert replay(told)[0].title.key == "1850"
    assert (len(told["actions"]), story.cash_of("P2")) == (6, 525 - 40 + 10)


@pytest.mark.parametrize(("phase", "fails"), [("2", True), ("3", False)])
@pytest.mark.parametrize("private", ["MRB", "MRC"])
def test_a_private_that_closed_in_phase_two_breaks_the_site(private: str, phase: str, fails: bool) -> None:
    other = {"MRB": "MRC", "MRC": "MRB"}[private]
    story = company("GN", phase, SITE).owns("P2", other)
    story.change(closed=1 << story.title.private(private)).operates("GN")
    start = story.game.ply
    story.when("GN").passes()
    if not fails:
        assert record(story.game)["actions"][-1]["type"] == "pass"
        return
    with pytest.raises(Untellable) as untold:
        record(story.game)
    assert (untold.value.ply, private in str(untold.value)) == (start + 1, True)


@rule("1850-DIFF.31")
def test_no_president_acts_for_a_corporation_in_the_turn_of_another() -> None:
    """Redeeming and reissuing keep no turn open on the site, but they are of one's own turn all the same."""
    story = company("MILW GN", profile=SITE).holds("pool", "GN 2").holds("GN", "GN 1").stock_round(3, "P1")
    story.when("P2", refused="not_your_turn").redeems("GN")
    story.when("P2", refused="not_your_turn").reissues("GN")


@rule("1850-DIFF.36")
@pytest.mark.parametrize(
    ("held", "cash", "next_up"),
    [("GN 3, MILW 2", "P2 0, P3 0", "P2"), ("GN 3", "P2 0, P3 900", "P3"), ("GN 3", "P2 0, P3 0", "P4")],
)
def test_the_site_stands_still_where_a_corporation_closes_with_which_alone_somebody_could_deal(
    held: str, cash: str, next_up: str
) -> None:
    """GN falls out of A8 when P1 has sold. P2 could have sold it; then the site asks P3, whatever he can do."""
    story = exchange("GN 82, MILW 100", profile=SITE).marker("GN A8").holds("P4", "MILW 5").holds("P2", held)
    story.holds("P1", "GN 1").cash(cash).when("P1").sells("GN", 1)
    before = story.game.table()
    story.when("P1").passes()
    assert story.game.state.life[story.party("GN")] == Life.CLOSED
    assert story.to_act() == next_up
    assert ("stands still" in SHELF["1850"].site_fails(before, story.game.node.events)) == (next_up == "P4")
