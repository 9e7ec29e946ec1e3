"""18AB, the primer: each of its rules holds, since it is made of the same pieces as the games."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import CorporationFloated, EndAnnounced, GameEnded, PhaseBegan, PresidencyPassed, PriceMoved
from tresham.titles.g18ab.cites import CITES
from tresham.view import proofs_of, rules_of

DIRECT = "B2 9/2"
"""Anker and Cove are joined: $50 for a 2-train of BAY."""
BELL_TO_COVE = "B4 9/0"
"""Bell and Cove are joined."""
GREEN_COVE = "15", 1
"""The one green tile for Cove, and how it lies."""


def primer() -> Story:
    return given("18AB", "Ann Ben")


def railways(bay: int = 3, hil: int = 3) -> Story:
    """Ann presides over BAY ($70), Ben over HIL ($60); both have floated, with $350 and $300."""
    story = primer().started("BAY 70, HIL 60").holds("Ann", f"BAY {bay}").holds("Ben", f"HIL {hil}").floated("BAY HIL")
    return story.token("BAY", "A1").token("HIL", "A5").cash("BAY 350, HIL 300").operated("BAY HIL")


def at(part: str, track: str = DIRECT, trains: str = "BAY 2", **shares: int) -> Story:
    """BAY in the middle of its turn."""
    story = railways(**shares).tiles(track)
    return (story.trains(trains) if trains else story).operates("BAY", part)


# --- set-up -----------------------------------------------------------------------------------------------------------


@rule("18AB-SU.1")
def test_money_for_two() -> None:
    story = primer()
    assert story.purses() == [300, 300]
    assert story.cash_of("bank") == 1500 - 600


@rule("18AB-SU.2")
@pytest.mark.parametrize("corp", ["BAY", "HIL"])
def test_five_shares_on_four_certificates(corp: str) -> None:
    story = primer()
    assert [one.symbol for one in story.title.corporations] == ["BAY", "HIL"]
    assert sorted(story.certs("bank", corp), reverse=True) == [2, 1, 1, 1]


@rule("18AB-SU.3")
def test_what_is_not_on_the_table_cannot_be_named() -> None:
    story = primer()
    nowhere = act.LayTile(story.party("Ann"), 99, 0)  # type: ignore[arg-type]
    story.when("Ann", refused="no_such_thing", rule="18AB-SU.3").do(nowhere)


@rule("18AB-SU.4")
def test_eight_certificates_are_the_limit_and_all_there_are() -> None:
    story = primer()
    assert story.title.certificate_limit(story.table(), story.party("Ann")) == 8
    everything = primer().started("BAY 70, HIL 60").holds("Ann", "BAY 5, HIL 5")
    assert everything.counted("Ann") == 8


# --- stock rounds -----------------------------------------------------------------------------------------------------


@rule("18AB-ST.1")
def test_players_take_turns_and_buy_one_certificate_each() -> None:
    story = primer()
    story.when("Ben", refused="not_your_turn", rule="18AB-ST.1").starts("HIL", 60)
    story.when("Ann").starts("BAY", 60)
    assert story.to_act() == "Ben"
    late = railways(bay=2).stock_round(2, "Ben")
    late.when("Ben").sells("HIL", 1)
    late.when("Ben").buys("BAY")
    late.when("Ben", refused="one_purchase", rule="18AB-ST.1").buys("BAY")


@rule("18AB-ST.2")
def test_new_shares_cost_par_and_those_of_the_pool_the_price() -> None:
    story = railways(bay=2).holds("pool", "BAY 1").marker("BAY F2").cash("Ben 300").stock_round(2, "Ben")
    assert story.shares_offered() == {"BAY ipo", "BAY pool"}
    story.when("Ben").buys("BAY")
    assert story.cash_of("Ben") == 300 - 70
    again = railways(bay=2).holds("pool", "BAY 1").marker("BAY F2").cash("Ben 300").stock_round(2, "Ben")
    again.when("Ben").buys("BAY", "pool")
    assert again.cash_of("Ben") == 300 - 90
    poor = railways(bay=2).cash("Ben 69").stock_round(2, "Ben")
    poor.when("Ben", refused="cannot_afford_share", rule="18AB-ST.2").buys("BAY")


@rule("18AB-ST.3")
@pytest.mark.parametrize("par", [60, 70, 80])
def test_who_starts_a_corporation_chooses_its_par_and_pays_it_twice(par: int) -> None:
    story = primer()
    assert story.pars_offered("BAY") == {60, 70, 80}
    story.when("Ann", refused="presidents_certificate_first", rule="18AB-ST.3").buys("BAY")
    story.when("Ann").starts("BAY", par)
    assert (story.cash_of("Ann"), story.shares("Ann", "BAY"), story.price("BAY")) == (300 - 2 * par, 2, par)


@rule("18AB-ST.4")
def test_three_shares_float_it_with_five_times_par() -> None:
    story = primer()
    story.when("Ann").starts("BAY", 60)
    story.when("Ben").starts("HIL", 60)
    assert not story.has_floated("BAY")
    story.when("Ann").buys("BAY")
    assert story.has_floated("BAY")
    assert len(story.happened(CorporationFloated)) == 1
    assert story.cash_of("BAY") == 5 * 60


@rule("18AB-ST.5")
def test_three_shares_of_one_corporation_and_no_more() -> None:
    story = railways().stock_round(2, "Ann")
    story.when("Ann", refused="holding_limit", rule="18AB-ST.5").buys("BAY")
    story.when("Ann").buys("HIL")
    assert story.shares("Ann", "HIL") == 1


@rule("18AB-ST.6")
def test_the_round_ends_when_both_pass_and_who_comes_after_the_last_buyer_begins_the_next() -> None:
    story = primer()
    story.when("Ann").starts("BAY", 60)
    story.passes("Ben Ann")
    assert (story.round()[:2], story.priority_deal()) == (("stock", 2), "Ben")


@rule("18AB-ST.7")
def test_who_has_sold_buys_none_of_it_in_that_round() -> None:
    story = railways(bay=2).holds("Ben", "BAY 1").stock_round(2, "Ben")
    story.when("Ben").sells("BAY", 1)
    story.when("Ben", refused="sold_this_round", rule="18AB-ST.7").buys("BAY")


@rule("18AB-ST.8", "18AB-SL.3")
def test_who_has_most_presides_and_the_presidents_certificate_goes_over_for_two_shares() -> None:
    story = railways(bay=3).holds("Ben", "BAY 2").stock_round(2, "Ann")
    assert story.president("BAY") == "Ann"
    story.when("Ann").sells("BAY", 2)
    assert story.president("BAY") == "Ben"
    assert [story.name(one.new) for one in story.happened(PresidencyPassed)] == ["Ben"]
    assert (story.certs("Ben", "BAY"), story.shares("pool", "BAY")) == ([2], 2)


# --- selling ----------------------------------------------------------------------------------------------------------


@rule("18AB-SL.1")
def test_nobody_sells_in_the_first_round_and_later_for_the_price() -> None:
    early = railways(bay=2).holds("Ben", "BAY 1").stock_round(1, "Ben")
    early.when("Ben", refused="no_sale_yet", rule="18AB-SL.1").sells("BAY", 1)
    late = railways(bay=2).holds("Ben", "BAY 1").cash("Ben 0").stock_round(2, "Ben")
    late.when("Ben").sells("BAY", 1)
    assert (late.cash_of("Ben"), late.shares("pool", "BAY")) == (70, 1)


@rule("18AB-SL.2")
def test_the_pool_holds_three_shares() -> None:
    story = primer().started("BAY 70").holds("Ann", "BAY 2").holds("pool", "BAY 2").holds("Ben", "BAY 1")
    story.floated("BAY").operated("BAY").stock_round(2, "Ben")
    story.when("Ben").sells("BAY", 1)
    assert story.shares("pool", "BAY") == 3
    story.done("Ben")
    assert story.sales_offered("BAY") == set(), "only the president's certificate is left"


@rule("18AB-SL.3")
def test_without_anybody_to_take_over_the_presidents_certificate_stays() -> None:
    story = railways(bay=2).holds("Ben", "BAY 1").stock_round(2, "Ann")
    assert story.sales_offered("BAY") == set()


# --- prices -----------------------------------------------------------------------------------------------------------


@rule("18AB-MK.1", "18AB-DV.1")
@pytest.mark.parametrize(("kind", "price", "ann", "treasury"), [("pay", 80, 30, 350), ("withhold", 65, 0, 400)])
def test_dividends_lead_to_the_right_and_none_to_the_left(kind: str, price: int, ann: int, treasury: int) -> None:
    story = at("run").cash("Ann 0")
    story.when("BAY").runs(_2="A1 (B2) C3")
    assert story.revenue() == 50
    story.when("BAY").declares(kind)
    assert (story.price("BAY"), story.cash_of("Ann"), story.cash_of("BAY")) == (price, ann, treasury)


@rule("18AB-DV.1")
def test_it_is_all_or_nothing() -> None:
    story = at("run")
    story.when("BAY").runs(_2="A1 (B2) C3")
    offered = [one.action for one in story.menu(act.DeclareDividend)]
    assert {one.kind for one in offered if isinstance(one, act.DeclareDividend)} == {"pay", "withhold"}
    story.when("BAY", refused="no_such_dividend", rule="18AB-DV.1").declares("half")


@rule("18AB-MK.2")
@pytest.mark.parametrize(("shares", "price"), [(1, 60), (2, 52)])
def test_every_share_sold_costs_a_row(shares: int, price: int) -> None:
    story = railways(bay=3).holds("Ben", "BAY 2").stock_round(2, "Ben")
    story.when("Ben").sells("BAY", shares)
    assert story.price("BAY") == price


@rule("18AB-MK.3")
@pytest.mark.parametrize(("ben", "price"), [(2, 80), (1, 70)])
def test_sold_out_rises_a_row(ben: int, price: int) -> None:
    story = railways(bay=3).holds("Ben", f"BAY {ben}").stock_round(2, "Ann").passes("Ann Ben")
    assert story.price("BAY") == price
    assert bool([one for one in story.happened(PriceMoved) if one.reason == "sold_out"]) == (ben == 2)


# --- operating rounds -------------------------------------------------------------------------------------------------


@rule("18AB-OR.1")
def test_two_rounds_in_the_order_of_prices() -> None:
    story = railways().tiles(DIRECT).trains("BAY 2, HIL 2").stock_round(2, "Ann").passes("Ann Ben")
    assert story.round() == ("operating", 2, 1, 2)
    assert story.turns_of_round() == ["BAY", "HIL"]
    assert story.round()[:3] == ("operating", 2, 2)
    lower = railways().marker("BAY A4").stock_round(2, "Ann").passes("Ann Ben")
    assert lower.turns_of_round() == ["HIL", "BAY"]


@rule("18AB-OR.1")
def test_only_what_has_floated_operates() -> None:
    story = primer().started("BAY 70, HIL 60").holds("Ann", "BAY 3").holds("Ben", "HIL 2").floated("BAY")
    assert story.cash("BAY 350").stock_round(1, "Ann").passes("Ann Ben").turns_of_round() == ["BAY"]


@rule("18AB-OR.2")
def test_the_parts_of_a_turn_and_the_treasury_that_pays() -> None:
    story = railways().trains("BAY 2").operates("BAY")
    seen = [story.part()]
    story.when("BAY", refused="part_comes_later", rule="18AB-OR.2").buys_train("2", 80)
    story.when("BAY").lays("B2", "9", 2)
    seen.append(story.part())
    story.when("BAY").runs_best()
    seen.append(story.part())
    story.when("BAY").declares("withhold")
    seen.append(story.part())
    assert seen == ["track", "run", "dividend", "trains"]
    before = story.cash_of("Ann"), story.cash_of("BAY")
    story.when("BAY").buys_train("2", 80)
    assert (story.cash_of("Ann"), story.cash_of("BAY")) == (before[0], before[1] - 80)


@rule("18AB-OR.3")
def test_the_token_of_the_home_comes_before_the_first_turn() -> None:
    story = primer().started("BAY 70").holds("Ann", "BAY 3").floated("BAY").cash("BAY 350")
    assert story.tokens_of("BAY") == []
    story = primer().started("BAY 70").holds("Ann", "BAY 3").floated("BAY").cash("BAY 350").operating_round()
    assert (story.actor(), story.tokens_of("BAY"), story.cash_of("BAY")) == ("BAY", ["A1.0"], 350)


# --- track ------------------------------------------------------------------------------------------------------------


@rule("18AB-TR.1")
def test_one_tile_a_turn_as_long_as_there_is_one() -> None:
    story = railways().trains("BAY 2").operates("BAY")
    story.when("BAY").lays("B2", "9", 2)
    assert story.part() != "track"
    assert ("7", 2) in railways().operates("BAY").lays_offered("B2")
    gone = railways().tiles("A3 7/0, B4 7/0").operates("BAY")
    gone.when("BAY", refused="no_such_tile_left", rule="18AB-TR.1").lays("B2", "7", 2)


@rule("18AB-TR.2", "18AB-PH.1")
@pytest.mark.parametrize(("phase", "green"), [("2", False), ("3", True)])
def test_green_tiles_come_with_phase_three(phase: str, green: bool) -> None:
    story = railways().tiles(DIRECT).phase(phase).operates("BAY").unsettled()
    if not green:
        story.when("BAY", refused="colour_not_yet", rule="18AB-TR.2").lays("C3", *GREEN_COVE)
    else:
        story.when("BAY").lays("C3", *GREEN_COVE)
        assert story.tile_at("C3") == GREEN_COVE


@rule("18AB-TR.3")
def test_track_is_joined_to_the_station_and_leads_somewhere() -> None:
    story = railways().operates("BAY").unsettled()
    story.when("BAY", refused="not_connected", rule="18AB-TR.3").lays("B4", "9", 0)
    story.when("BAY", refused="track_leads_nowhere", rule="18AB-TR.3").lays("A3", "8", 1)
    assert story.hexes_offered() == {"A3", "B2"}


@rule("18AB-TR.4")
def test_a_green_tile_is_of_the_same_sort_and_keeps_the_track_of_the_yellow_one() -> None:
    story = railways().tiles(DIRECT).phase("3").trains("BAY 2").operates("BAY").unsettled()
    story.when("BAY", refused="tile_does_not_fit", rule="18AB-TR.4").lays("B2", "15", 1)
    assert story.lays_offered("C3") == {GREEN_COVE}
    story.when("BAY").lays("C3", *GREEN_COVE)
    assert story.when("BAY").would_earn(_2="A1 (B2) C3") == 20 + 30


@rule("18AB-TR.5")
def test_the_hill_costs_twenty_once() -> None:
    story = railways().operates("BAY")
    story.when("BAY").lays("A3", "9", 1)
    assert story.cash_of("BAY") == 350 - 20
    flat = railways().operates("BAY")
    flat.when("BAY").lays("B2", "9", 2)
    assert flat.cash_of("BAY") == 350
    poor = railways().cash("BAY 19").operates("BAY").unsettled()
    poor.when("BAY", refused="cannot_afford_tile", rule="18AB-TR.5").lays("A3", "9", 1)


# --- runs -------------------------------------------------------------------------------------------------------------

BOTH = f"{DIRECT}, {BELL_TO_COVE}"


@rule("18AB-RT.1")
def test_two_stops_at_least_and_no_more_than_the_train_can_make() -> None:
    story = at("run", BOTH)
    story.when("BAY", refused="run_too_few_stops", rule="18AB-RT.1").runs(_2="A1")
    story.when("BAY", refused="run_too_long", rule="18AB-RT.1").runs(_2="A1 (B2) C3 (B4) A5")
    three = at("run", BOTH, "BAY 3").tile("C3", "14", 2)
    assert three.when("BAY").would_earn(_3="A1 (B2) C3 (B4) A5") == 20 + 30 + 20


@rule("18AB-RT.2")
def test_a_run_is_joined_and_has_a_station_on_it() -> None:
    story = at("run", BOTH)
    story.when("BAY", refused="run_no_station", rule="18AB-RT.2").runs(_2="C3 (B4) A5")


@rule("18AB-RT.2")
def test_dover_is_the_end_of_a_run() -> None:
    story = at("run", f"{DIRECT}, C3 15/1, B4 8/3", "BAY 4")
    story.when("BAY", refused="run_passes_end", rule="18AB-RT.2").runs(_4="A1 (B2) C3 C5 (B4) A5")


@rule("18AB-RT.3")
def test_no_stop_and_no_track_twice() -> None:
    story = at("run", BOTH, "BAY 2 2")
    story.when("BAY", refused="run_track_twice", rule="18AB-RT.3").runs(_2="A1 (B2) C3", _2b="C3 (B2) A1")
    ring = primer().started("BAY 70").holds("Ann", "BAY 3").token("BAY", "A1").tiles(f"{BOTH}, A3 9/1")
    ring.trains("BAY 4").operates("BAY", "run")
    ring.when("BAY", refused="run_stop_twice", rule="18AB-RT.3").runs(_4="A1 (B2) C3 (B4) A5 (A3) A1")


@rule("18AB-RT.4")
def test_trains_run_and_for_the_most() -> None:
    story = at("run", f"{DIRECT}, A3 9/1")
    story.when("BAY", refused="better_runs", rule="18AB-RT.4").runs(_2="A1 (A3) A5")
    story.when("BAY", refused="must_run", rule="18AB-RT.4").passes()
    story.when("BAY").runs(_2="A1 (B2) C3")
    assert story.revenue() == 50


# --- trains and phases ------------------------------------------------------------------------------------------------


@rule("18AB-TN.1")
def test_the_bank_sells_the_lowest_first_and_nobody_else_sells() -> None:
    story = at("trains", trains="BAY 2, HIL 2")
    assert story.trains_offered() == {("2", "bank"): (80, 80)}
    story.when("BAY", refused="train_not_for_sale", rule="18AB-TN.1").buys_train("3", 150)
    story.when("BAY", refused="train_not_for_sale", rule="18AB-TN.1").buys_train("2", 80, "HIL")


@rule("18AB-TN.2", "18AB-PH.2", "18AB-PH.1")
def test_the_first_4_train_scraps_the_2_trains_and_leaves_two_to_each() -> None:
    story = at("trains", trains="BAY 2 3, HIL 2").phase("3").trains("BAY 3").depot("3 0").cash("BAY 300")
    story.when("BAY").buys_train("4", 300)
    assert [story.title.phases[one.phase].name for one in story.happened(PhaseBegan)] == ["4"]
    assert "2" not in story.trains_of("BAY") + story.trains_of("HIL")


@rule("18AB-TN.2")
def test_three_trains_at_first_and_two_from_phase_four_on() -> None:
    full = at("trains", trains="BAY 2 2 2").unsettled()
    full.when("BAY", refused="train_limit", rule="18AB-TN.2").buys_train("3", 150)
    late = at("trains", trains="").phase("3").trains("BAY 3").depot("3 0").cash("BAY 900").operates("BAY", "trains")
    late.when("BAY").buys_train("4", 300)
    assert (late.trains_of("BAY"), late.cash_of("BAY")) == (["3", "4"], 600)
    assert late.actor() == "HIL", "with two trains nothing more is bought"


@rule("18AB-TN.3")
def test_who_could_run_must_own_a_train() -> None:
    story = at("trains", trains="")
    story.when("BAY", refused="must_buy_train", rule="18AB-TN.3").passes()
    nowhere = at("trains", "A3 7/0", "").unsettled()
    nowhere.when("BAY").passes()
    assert nowhere.trains_of("BAY") == []


# --- emergencies ------------------------------------------------------------------------------------------------------


def in_need(cash: str) -> Story:
    """BAY has a route and no train; the cheapest one costs $80. Ann has three shares of it and one of HIL ($60)."""
    return at("trains", trains="").holds("Ann", "HIL 1").cash("BAY 0, Ann 0").cash(cash)


@rule("18AB-EM.1")
def test_the_president_adds_what_is_missing_for_the_cheapest() -> None:
    story = in_need("BAY 30, Ann 200")
    assert story.trains_offered() == {("2", "bank"): (80, 80)}
    story.when("BAY").buys_train("2", 80)
    assert (story.cash_of("BAY"), story.cash_of("Ann")) == (0, 150)


@rule("18AB-EM.2")
def test_who_lacks_cash_sells_no_more_than_needed_and_stays_president() -> None:
    story = in_need("BAY 30")
    story.when("Ann").sells("HIL", 1)
    story.when("BAY").buys_train("2", 80)
    assert (story.cash_of("Ann"), story.president("BAY")) == (60 - 50, "Ann")
    rich = in_need("BAY 30, Ann 60")
    rich.when("Ann", refused="more_than_needed", rule="18AB-EM.2").sells("HIL", 1)


@rule("18AB-EM.3", "18AB-EG.2")
def test_who_cannot_raise_it_is_bankrupt_and_the_game_over() -> None:
    story = at("trains", trains="", bay=2).cash("BAY 0, Ann 0")
    story.when("BAY").goes_bankrupt()
    assert story.game.over
    assert len(story.happened(GameEnded)) == 1
    story.when("BAY", refused="game_over", rule="18AB-EG.2").passes()


# --- the end ----------------------------------------------------------------------------------------------------------


@rule("18AB-EG.1")
def test_a_broken_bank_ends_the_game_after_the_set() -> None:
    story = at("run").bank(10).operates("BAY", "run", number=1, of=2)
    story.when("BAY").runs(_2="A1 (B2) C3")
    story.when("BAY").declares("pay")
    assert [one.cause for one in story.happened(EndAnnounced)] == ["bank"]
    assert not story.game.over
    story.finishes_round()
    assert (story.game.over, story.round()[:3]) == (False, ("operating", 2, 2))
    story.finishes_round()
    assert story.game.over


@rule("18AB-EG.2")
def test_both_may_agree_to_end() -> None:
    story = primer()
    story.when("Ann").do(act.EndGame(story.party("Ann")))
    assert not story.game.over
    story.when("Ben").do(act.EndGame(story.party("Ben")))
    assert story.game.over


@rule("18AB-EG.3")
def test_cash_and_shares_at_their_price_decide() -> None:
    story = railways().holds("Ann", "HIL 1").marker("BAY E2").cash("Ann 100, Ben 50")
    assert (story.score("Ann"), story.score("Ben")) == (100 + 3 * 80 + 60, 50 + 3 * 60)


# --- all of them ------------------------------------------------------------------------------------------------------


def test_every_rule_of_the_primer_is_proved_and_every_refusal_cites_one() -> None:
    ids = {one.id for one in rules_of("18AB") if one.id}
    assert sorted(one for one in ids if not proofs_of(one)) == []
    assert set(CITES.values()) <= ids
