"""18CZ: where the public site and the rulebook differ, and where they only seem to [18CZ-DIFF]."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.czech import laid, market, railway, rotation_to, table
from tests.marks import rule
from tests.story import Story
from tresham.core.action import (
    BuyPrivate,
    BuyTrain,
    CashPrivate,
    ChooseCity,
    DiscardTrain,
    LayPrivateTile,
    RepayDebt,
    ReturnToken,
)
from tresham.routes.problem import Problem, RouteLink, RouteStop, RouteStopKind, RouteTrain
from tresham.routes.solve import solve
from tresham.rules.network import has_route
from tresham.rules.operating import OperatingTurn
from tresham.titles.g18cz.profiles import PROFILES

BOTH = ["rulebook", "18xx.games"]
SITE = "18xx.games"
both = pytest.mark.parametrize("profile", BOTH)


def beginner(first: str, profile: str) -> Story:
    """A's corporation is about to begin its first turn: `beginner("BCB 70 2", SITE)`."""
    name, price, shares = first.split()
    story = table(profile=profile).phase("d").started(f"{name} {price}").holds("A", f"{name} {shares}").floated(name)
    return story.cash(f"{name} 900").operating_round(5)


# --- shares and rounds -----------------------------------------------------------------------------------------------


@rule("18CZ-DIFF.1")
@both
def test_names_are_those_of_the_site(profile: str) -> None:
    title = table(profile=profile).title
    assert {"SX", "PR", "BY"} <= {one.symbol for one in title.corporations}
    assert {"2a", "4+4f", "8Ej"} <= {one.name for one in title.trains}
    assert {"E12", "B9", "D1"} <= set(title.atlas.names)


@rule("18CZ-DIFF.2")
@both
def test_a_sold_share_costs_the_same_wherever_it_lies(profile: str) -> None:
    story = market("BTE 60", profile=profile).holds("B", "BTE 2").holds("A", "BTE 1").cash("C 200")
    story.when("A").sells("BTE", 1)
    assert (story.shares("pool", "BTE"), story.shares("ipo", "BTE")) == ((1, 2) if profile == SITE else (0, 3))
    story.done("A").done("B")
    story.when("C").buys("BTE", "pool" if profile == SITE else "ipo")
    assert story.cash_of("C") == 200 - 58


@rule("18CZ-DIFF.3")
@both
def test_three_shares_start_a_medium_one(profile: str) -> None:
    story = table(profile=profile).phase("b").stock_round(2, "A").when("A").starts("BN", 60)
    assert not story.has_floated("BN")
    story.when("B").buys("BN")
    assert (story.has_floated("BN"), story.cash_of("BN")) == (True, 300)


@rule("18CZ-DIFF.10")
def test_the_site_takes_all_that_can_be_paid_back() -> None:
    story = market("EKJ 50", profile=SITE).holds("B", "EKJ 2").cash("A 20, B 0, C 0")
    story.extra(owed=((story.party("A"), 30),), penalties=((story.party("A"), 30),))
    (offer,) = story.menu(RepayDebt)
    assert (offer.low, offer.high) == (20, 20)
    story.when("A", refused="repayment").repays(10)
    story.when("A").repays(20)
    assert story.cash_of("A") == 0


@rule("18CZ-DIFF.10")
def test_whoever_has_nothing_pays_nothing_back_on_the_site() -> None:
    story = market("EKJ 50", profile=SITE).holds("B", "EKJ 2").holds("A", "EKJ 1").cash("A 0, B 0, C 0")
    story.extra(owed=((story.party("A"), 30),), penalties=((story.party("A"), 30),))
    assert story.menu(RepayDebt) == []
    story.when("A", refused="repayment").repays(0)


@rule("18CZ-DIFF.16")
def test_the_site_sells_any_local_for_what_its_card_says() -> None:
    story = table(profile=SITE).when("A").takes("S4")
    story.when("B").takes("S1")
    assert story.purses() == [380 - 40, 380 - 25, 380]


@rule("18CZ-VI.4", "18CZ-VI.6")
@both
def test_the_round_of_locals_is_over_when_all_have_passed(profile: str) -> None:
    story = table(profile=profile).passes("A B C")
    assert story.round()[0] == "stock"
    assert {story.owner(one.symbol) for one in story.title.privates} == {None}


@both
@pytest.mark.parametrize(("cash", "asked"), [(99, False), (100, True)])
def test_the_site_asks_whoever_could_pay_for_the_cheapest_start_of_all(profile: str, cash: int, asked: bool) -> None:
    """All small corporations are started and sold, and a medium one costs 120 K at least."""
    story = market("EKJ 70, OFE 70, BCB 70, MW 70, VBW 70", profile=profile).phase("b").cash(f"A {cash}")
    story.holds("B", "EKJ 3, OFE 3, BCB 3, MW 3, VBW 3").holds("C", "EKJ 1, OFE 1, BCB 1, MW 1, VBW 1")
    assert story.to_act() == ("A" if profile == SITE and asked else "B")


@rule("18CZ-DIFF.36")
@both
def test_there_is_no_priority_but_money(profile: str) -> None:
    story = table("A B C D", profile).stock_round(2, "B").cash("A 185, B 110, C 185, D 140")
    story.change(order=tuple(story.party(name) for name in "BACD")).passes("B A C D")
    assert [story.name(one) for one in story.game.state.order] == ["A", "C", "D", "B"]


@rule("18CZ-DIFF.37")
@both
def test_what_a_local_is_worth_before_the_first_operating_round(profile: str) -> None:
    story = table(profile=profile).when("A").takes("S1")
    assert story.score("A") == 380 - 25 + (25 if profile == SITE else 0)
    story = railway("EKJ", "a", profile=profile).owns("B", "S1").cash("B 0").operates("EKJ", turn=1)
    assert story.score("B") == 40


# --- track and stations ----------------------------------------------------------------------------------------------


@rule("18CZ-DIFF.6")
@both
def test_all_stations_cost_100_after_a_take_over(profile: str) -> None:
    story = railway("EKJ BTE", profile=profile).trains("BTE 2+2b").cash("BTE 900").operates("BTE", "take_over")
    assert (story.charter("BTE"), story.charter("EKJ")) == ((40, 100), (40, 100))
    taken_over(story)
    assert story.charter("BTE") == (100,) * 4


def taken_over(story: Story) -> Story:
    """BTE takes over EKJ, which A directs; on the site nobody is asked."""
    if story.title.profile == SITE:
        return story.when("BTE").takes_over("EKJ", 70)
    story.when("BTE").offers.takes_over("EKJ", 70)
    return story.when("A").accepts()


@rule("18CZ-DIFF.11")
@both
def test_brown_b9_before_ate(profile: str) -> None:
    story = railway("SX", "g", profile=profile)
    lays = [(turn, story.atlas.exits[story.atlas.lay("8895p", turn)]) for turn in range(6)]
    story.tile("B9", "8895p", next(turn for turn, exits in lays if exits >> 2 & 1)).operates("SX", "token")
    assert ("B9.0" in story.tokens_offered()) == (profile == SITE)


@rule("18CZ-DIFF.12")
@both
def test_ate_on_bare_ground(profile: str) -> None:
    story = beginner("ATE 80 3", profile)
    assert bool(story.menu(ChooseCity)) == (profile == SITE)


@rule("18CZ-DIFF.19")
@both
def test_a_purple_tile_must_fit(profile: str) -> None:
    story = laid(railway("EKJ", profile=profile), "D5 57 D3 D7").owns("EKJ", "S1").operates("EKJ")
    story.when("EKJ", refused="tile_does_not_fit").lays_with("S1", "D5", "887p", 0)


@rule("18CZ-DIFF.21")
@both
def test_yellow_praha_is_the_yellow_tile_of_the_turn(profile: str) -> None:
    story = railway("BN", profile=profile).operates("BN").when("BN").lays("E12", "8889", 1)
    assert (story.cash_of("BN"), story.hexes_offered()) == (490, set())


@rule("18CZ-DIFF.22")
@both
def test_the_first_tile_on_b9_costs_10(profile: str) -> None:
    story = railway("SX", profile=profile).operates("SX")
    tile, turn = min(story.lays_offered("B9"))
    story.when("SX").lays("B9", tile, turn)
    assert story.cash_of("SX") == 490


@rule("18CZ-DIFF.23")
@both
def test_two_towns_become_one_for_both(profile: str) -> None:
    story = laid(railway("NWB", profile=profile), "F13 3 E12 E14").owns("NWB", "S1")
    atlas, hex = story.atlas, story.atlas.hex("E14")
    side = next(edge for edge in range(6) if atlas.mate[hex * 6 + edge] // 6 == atlas.hex("F13"))
    turn = next(turn for turn in range(6) if atlas.exits[atlas.lay("55", turn)] >> side & 1)
    story.tile("E14", "55", turn).operates("NWB", "trains")
    tiles = {
        atlas.tiles[atlas.tile_of(one.action.lay)].name
        for one in story.menu(LayPrivateTile)
        if isinstance(one.action, LayPrivateTile) and one.action.hex == hex
    }
    assert tiles == {"888p"}


@rule("18CZ-DIFF.12")
@both
def test_a_route_from_the_city_chosen_on_the_bare_hex(profile: str) -> None:
    """The track of ATE's new tile leads south-east from one city only; on the site ATE was in that one before."""
    story = laid(beginner("ATE 80 3", profile), "C10 57 B9 D11").trains("ATE 2+2c")
    if profile == SITE:
        story.when("ATE").chooses_city("ATE", "B9.0")
    story.when("ATE").lays("B9", "8864", 0).when("ATE").chooses_city("ATE", "B9.1")
    assert not has_route(story.game.table(), story.party("ATE"))
    assert (story.actor(), story.part()) == ("ATE", "run" if profile == SITE else "trains")


@rule("18CZ-DIFF.12")
def test_what_a_private_lays_for_ate_is_not_looked_at() -> None:
    story = laid(beginner("ATE 80 3", SITE), "C10 57 B9 D11").trains("ATE 2+2c").owns("ATE", "M1")
    story.when("ATE").chooses_city("ATE", "B9.0")
    story.when("ATE").lays_with("M1", "B9", "8864", 0).when("ATE").chooses_city("ATE", "B9.1")
    while story.part() in ("track", "token"):
        story.goes_on()
    assert (story.actor(), story.part()) == ("ATE", "trains")


@rule("18CZ-DIFF.40")
@both
def test_a_first_tile_away_from_a_bare_home(profile: str) -> None:
    story = laid(railway("BTE", profile=profile), "D5 57 D3 D7").token("BTE", "D5").operates("BTE")
    assert story.hexes_offered() == ({"D3", "D5", "D7"} if profile == SITE else {"D3"})


@rule("18CZ-DIFF.25")
@both
def test_no_red_tile_lies_before_phase_d(profile: str) -> None:
    story = laid(railway("PR", profile=profile), "C18 9 B19 D17, D17 57 C18 E16").trains("PR 3Ed").operates("PR", "run")
    assert story.when("PR").runs_best().revenue() == 30 + 50 + 20
    story = table(profile=profile).phase("c").stock_round(3, "A").cash("A 900")
    assert story.pars_offered("PR") == set()


@rule("18CZ-DIFF.28")
@both
def test_one_station_a_turn(profile: str) -> None:
    west = "D3 14 E2 D1 C4 D5, D5 57 D3 D7, D7 9 D5 D9, D9 8 D7 E10, E10 57 D9 F11"
    story = laid(railway("EKJ", profile=profile), west).operates("EKJ", "token").when("EKJ").tokens("E10")
    assert story.tokens_offered() == set()


@rule("18CZ-DIFF.29")
@both
def test_an_upgrade_with_a_power_and_a_yellow_tile(profile: str) -> None:
    """Green on bare B9 is an upgrade. The site forgets that it was one, if a local paid for the river."""
    story = beginner("ATE 80 3", profile).owns("ATE", "S1")
    if profile == SITE:
        story.when("ATE").chooses_city("ATE", "B9")
    story.when("ATE").lays_with("S1", "B9", "8864", 0)
    story.when("ATE").chooses_city("ATE", "B9")
    assert bool(story.hexes_offered()) == (profile == SITE)


@rule("18CZ-VIII.3.2")
@both
def test_there_is_no_third_tile_in_the_first_turn(profile: str) -> None:
    story = beginner("BCB 70 2", profile)
    story.when("BCB").lays("E16", "57", rotation_to(story, "E16", "57", "F15", "D17"))
    assert story.hexes_offered()
    story.when("BCB").lays("D17", "57", rotation_to(story, "D17", "57", "E16", "C18"))
    assert story.hexes_offered() == set()


@rule("18CZ-DIFF.29")
@both
@pytest.mark.parametrize("is_first", [True, False])
def test_a_local_pays_for_the_ground_of_a_second_tile_in_the_first_turn_only(profile: str, is_first: bool) -> None:
    story = railway("BCB", profile=profile).owns("BCB", "S1").operates("BCB", is_first=is_first)
    assert "57" in story.private_tiles_offered("E16")
    story.when("BCB").lays("E16", "57", rotation_to(story, "E16", "57", "F15", "D17"))
    assert ("57" in story.private_tiles_offered("D17")) == is_first


@rule("18CZ-DIFF.35")
def test_on_the_site_the_buyers_own_station_comes_off() -> None:
    story = railway("EKJ BTE", profile=SITE).tile("D3", "14", 0).token("EKJ", "D3").trains("BTE 2+2b").cash("BTE 900")
    slots = [n for n, one in enumerate(story.game.state.board.tokens) if one == story.party("EKJ")]
    taken_over(story.operates("BTE", "take_over"))
    assert [n for n, one in enumerate(story.game.state.board.tokens) if one == story.party("BTE")] == slots


@rule("18CZ-DIFF.38")
@both
def test_locals_while_ates_city_is_due(profile: str) -> None:
    story = beginner("ATE 80 3", profile).tile("B9", "8864", 0).owns("ATE", "S1")
    assert story.menu(ChooseCity)
    assert bool(story.menu(CashPrivate)) == (profile == SITE)


@rule("18CZ-DIFF.38")
def test_no_way_leads_from_a_station_whose_city_is_due() -> None:
    """ATE reaches the tiles around B9 once its station stands in one of the cities there."""
    story = beginner("ATE 80 3", SITE).tile("B9", "8864", 0).owns("ATE", "S1")
    assert story.menu(LayPrivateTile) == []
    story.when("ATE").chooses_city("ATE", "B9.0")
    assert story.menu(LayPrivateTile)


@rule("18CZ-DIFF.38")
def test_locals_while_a_station_is_to_come_off() -> None:
    """BTE has a station in each city of Praha then, and its home in Cheb, where a tile edged in purple would fit."""
    story = railway("EKJ BTE", profile=SITE).tile("D3", "57", 0)
    story.token("EKJ", "E12.0").token("BTE", "E12.1").owns("BTE", "S1").owns("A", "S2").trains("BTE 2+2b")
    taken_over(story.cash("BTE 900").operates("BTE", "take_over"))
    assert len(story.menu(ReturnToken)) == 2
    assert [bool(story.menu(verb)) for verb in (LayPrivateTile, CashPrivate, BuyPrivate)] == [True, True, False]


# --- runs ------------------------------------------------------------------------------------------------------------


def line(kinds: str, train: str, profile: str) -> Problem:
    """Stops in a line, C a city of 30 K and t a town of 10 K, the first with a station; and one train."""
    face = next(one for one in PROFILES[profile].trains if one.name == train)
    stops = tuple(
        RouteStop((30,), own=at == 0, kind=RouteStopKind.CITY)
        if kind == "C"
        else RouteStop((10,), kind=RouteStopKind.TOWN)
        for at, kind in enumerate(kinds)
    )
    links = tuple(RouteLink(at, at + 1, 1 << at) for at in range(len(kinds) - 1))
    route = face.route
    return Problem(stops, links, (RouteTrain(route.counts, face.reach, route.allowance, route.pays, route.pays_towns),))


@rule("18CZ-DIFF.5")
@both
def test_the_site_pays_an_express_for_three_towns_at_most(profile: str) -> None:
    assert solve(line("Ctttt", "5Eh", profile)).worth == (60 if profile == SITE else 70)


@rule("18CZ-DIFF.5")
@both
def test_on_the_site_an_express_is_not_paid_for_a_poor_city(profile: str) -> None:
    """The city pays 10 K, each of three towns 30 K."""
    problem = line("Cttt", "3Ed", profile)
    stops = tuple(replace(one, worth=(10 if one.kind == RouteStopKind.CITY else 30,)) for one in problem.stops)
    assert solve(replace(problem, stops=stops)).worth == (90 if profile == SITE else 70)


# --- take-overs and trains -------------------------------------------------------------------------------------------


@rule("18CZ-DIFF.17")
def test_on_the_site_nobody_is_asked() -> None:
    story = railway("EKJ BTE OFE", profile=SITE).trains("OFE 2a, BTE 2+2b").owns("C", "S1").cash("BTE 900, C 0")
    story.operates("BTE", "take_over").when("BTE").takes_over("EKJ", 70)
    story.when("BTE").buys_private("S1", 10)
    story.comes_to("BTE", "trains")
    story.when("BTE").buys_train("2a", 5, "OFE")
    assert (story.cash_of("C"), story.owner("S1"), story.trains_of("OFE")) == (10, "BTE", [])


@rule("18CZ-DIFF.24")
@both
def test_turning_scraps_for_both(profile: str) -> None:
    story = railway("EKJ BTE KFN", "f", profile=profile).trains("EKJ 4f, KFN 2+2b, BTE 3+3d").cash("BTE 2000")
    taken_over(story.operates("BTE", "take_over")).when("BTE").turns_train("4f", "4+4f")
    assert story.trains_of("KFN") == []


@rule("18CZ-DIFF.30")
@both
def test_only_what_came_with_a_take_over_is_scrapped(profile: str) -> None:
    story = railway("EKJ BTE", profile=profile).trains("EKJ 3d, BTE 2+2b").cash("BTE 900").operates("BTE", "take_over")
    taken_over(story).when("BTE", refused="train_not_taken").scraps_train("2+2b")


@rule("18CZ-DIFF.8")
def test_on_the_site_any_train_is_bought_at_the_limit_and_any_returned() -> None:
    story = railway("BTE", "f", profile=SITE).trains("BTE 3c 3d").cash("BTE 900").operates("BTE", "trains")
    story.when("BTE").buys_train("4f", 250)
    story.when("BTE").discards("4f")
    assert (sorted(story.trains_of("BTE")), story.trains_of("pool")) == (["3c", "3d"], ["4f"])


@rule("18CZ-DIFF.9")
@both
def test_who_has_spent_its_last_coin(profile: str) -> None:
    story = railway("BTE", "b", profile=profile).depot("2b 2").cash("BTE 70, A 100").operates("BTE", "trains")
    story.when("BTE").buys_train("2b", 70)
    duty = [one for one in story.menu(BuyTrain) if one.action.by == story.party("BTE")]
    assert bool(duty) == (profile != SITE)


@rule("18CZ-DIFF.9")
@pytest.mark.parametrize(("trains", "is_over"), [("pool 2+2b", True), ("EKJ 2a", False)])
def test_the_last_coin_might_buy_a_train_of_another_corporation(trains: str, is_over: bool) -> None:
    story = railway("BTE EKJ", "b", profile=SITE).depot("2b 2").cash("BTE 71").trains(trains)
    story.operates("BTE", "trains").when("BTE").buys_train("2b", 70)
    assert (("2a", "EKJ") in story.trains_offered()) != is_over
    assert (story.trains_offered() == {}) == is_over


@rule("18CZ-DIFF.9")
@pytest.mark.parametrize(("cash", "waits"), [(0, False), (1, True)])
def test_without_a_coin_nobody_waits_for_trains(cash: int, waits: bool) -> None:
    story = railway("BTE EKJ", "b", profile=SITE).trains("BTE 2+2b, EKJ 2a").cash(f"BTE {cash}")
    turn = story.operates("BTE", "trains").ready().table().find(OperatingTurn)
    assert (turn is not None and turn.corp == story.party("BTE")) == waits


@rule("18CZ-DIFF.18")
@both
def test_in_play_the_bank_has_its_prices(profile: str) -> None:
    story = railway("EKJ", "b", profile=profile).owns("EKJ", "S1").trains("EKJ 2a").operates("EKJ", "trains", turn=3)
    story.when("EKJ", refused="face_value").buys_train("2b", 69)
    story.when("EKJ").cashes("S1")
    assert story.cash_of("EKJ") == 550


@rule("18CZ-DIFF.26")
@both
def test_who_returns_trains_first(profile: str) -> None:
    """EKJ comes first in the site's list, OFE is dearer. BTE loses a train, so that the site looks at them."""
    story = railway("BTE EKJ OFE", "d", profile=profile).marker("EKJ D2, OFE F2").depot("3d 0")
    story.trains("EKJ 3c 3c 3d, OFE 3c 3c 3d, BTE 3+3d 2a").cash("A 0, B 0, C 0").operating_round(
        3, acted="BTE EKJ OFE"
    )
    assert (story.actor(), story.round()[0]) == (("EKJ", "stock") if profile == SITE else ("OFE", "operating"))


@rule("18CZ-DIFF.26")
@both
def test_after_an_export_that_takes_no_train_from_anybody(profile: str) -> None:
    """EKJ has one train too many, of which the site knows nothing until BTE buys one in the next operating round."""
    story = railway("EKJ BTE", "d", profile=profile).marker("EKJ D2, BTE F2").depot("3d 0").cash("A 0, B 0, C 0")
    story.trains("EKJ 3c 3c 3d, BTE 3+3d").cash("BTE 900").operating_round(3, acted="EKJ BTE").ready()
    assert (len(story.menu(DiscardTrain)) > 0) == (profile != SITE)
    if profile == SITE:
        story.comes_to_round("operating").comes_to("BTE", "trains").when("BTE").buys_train("4e", 250)
        assert (story.actor(), len(story.menu(DiscardTrain))) == ("EKJ", 2)


@rule("18CZ-DIFF.26")
def test_a_take_over_lets_the_site_see_who_has_too_many_trains() -> None:
    """OFE has no train that could change hands, and yet the site looks anew when BTE may buy trains."""
    story = (
        railway("EKJ BTE OFE", "d", profile=SITE).marker("EKJ D2, BTE F2, OFE D2").depot("3d 0").cash("A 0, B 0, C 0")
    )
    story.trains("EKJ 3c 3c 3d, BTE 3+3d").cash("BTE 900").operating_round(3, acted="EKJ BTE OFE").ready()
    story.comes_to_round("operating").comes_to("BTE", "take_over")
    assert not story.menu(DiscardTrain)
    story.when("BTE").takes_over("OFE", 60).goes_on()
    assert (story.actor(), len(story.menu(DiscardTrain))) == ("EKJ", 2)


@rule("18CZ-DIFF.39")
@both
def test_what_was_an_express_in_the_pool(profile: str) -> None:
    """BTE buys a 4Ef of the pool as 4+4, which nothing scraps by the rulebook. On the site the first 8E does."""
    story = railway("BTE kk", "i", profile=profile).depot("5i 0").trains("pool 4Ef, kk 5Eh").cash("BTE 900, kk 9000")
    story.operates("BTE", "trains").when("BTE").buys_train("4Ef", 400, "pool", face="4+4f")
    story.comes_to("kk", "trains").when("kk").buys_train("5j", 1000, face="8Ej")
    assert story.trains_of("BTE") == ([] if profile == SITE else ["4+4f"])


@rule("18CZ-DIFF.39")
def test_what_was_an_express_is_forgotten_when_it_is_bought_as_something_else() -> None:
    story = railway("EKJ kk", "i", profile=SITE).depot("5i 0").trains("pool 4+4f, kk 5Eh").cash("EKJ 900, kk 9000")
    story.extra(doomed=1 << story.game.state.trains.index(story.party("pool"))).operates("EKJ", "trains")
    story.when("EKJ").buys_train("4+4f", 250, "pool", face="4f")
    story.comes_to("kk", "trains").when("kk").buys_train("5j", 1000, face="8Ej")
    assert story.trains_of("EKJ") == ["4f"]


@rule("18CZ-DIFF.27")
@both
def test_there_is_always_another_j(profile: str) -> None:
    story = railway("kk", "j", profile=profile).trains("kk 5Eh").cash("kk 9000").operates("kk", "trains")
    story.when("kk").buys_train("5j", 1000, face="8Ej")
    assert "5j" in story.trains_of("bank")


@rule("18CZ-DIFF.31")
@both
def test_a_card_in_the_pool_goes_with_what_it_was(profile: str) -> None:
    story = railway("EKJ", "e", profile=profile).trains("pool 2b 2+2b").cash("EKJ 900").operates("EKJ", "trains")
    story.when("EKJ").buys_train("4e", 250)
    assert story.trains_of("pool") == ["2+2b"]
