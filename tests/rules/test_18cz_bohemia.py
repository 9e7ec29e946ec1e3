"""18CZ: Bohemia, the game for two, with Václav as the third at the table."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.czech import HOMES, RED_HOMES, laid, rotation_to, table
from tests.marks import rule
from tests.story import Story
from tresham.core.action import (
    DeclareDividend,
    LayTile,
    PlaceToken,
    RunTrains,
    TakeOver,
)
from tresham.core.chance import drawn
from tresham.core.event import DividendPaid, DividendWithheld, TrainBought, TrainGiven, TrainScrapped, TrainsRun
from tresham.rules.debts import debt, penalty
from tresham.rules.operating import OperatingFrame, OperatingTurn
from tresham.rules.shares import offering
from tresham.rules.train_help import must_buy
from tresham.rules.wards import WardDrawn, is_ward, renew_trains, wards
from tresham.titles import UnknownTitle, build
from tresham.titles.g18cz import bohemia
from tresham.titles.g18cz.map import RED_TILES
from tresham.titles.g18cz.vaclav import DRAWING
from tresham.view import look

DUO = "P Q"
LINE = "E16 57 D17 F15, D17 57 E16 C18"
"""The home of BCB is joined to the next city."""
SMALL, MEDIUM, LARGE = ("EKJ", "BCB", "VBW"), ("BN", "NWB", "ATE", "BTE"), ("SX", "BY", "kk")
KINDS = {"small": SMALL, "medium": MEDIUM, "large": LARGE}


def duo(phase: str = "a", small: str = "EKJ", profile: str = "rulebook") -> Story:
    """P has the lower card, and Václav has drawn this small corporation."""
    for seed in range(100):
        story = table(DUO, profile, seed)
        if is_ward(story.table(), story.party(small)):
            return story.phase(phase)
    raise AssertionError("he has never drawn it")


def draws(story: Story, corp: str) -> Story:
    """Václav draws this corporation; its phase has come."""
    kind = story.title.corporation(story.party(corp)).kind.name
    found = [one for one in KINDS[kind] if story.game.state.life[story.party(one)].can_start]
    chance = next(number for number in range(1000) if drawn(number) % len(found) == found.index(corp))
    drawing = next(one for one in DRAWING if one.kind == kind)
    return story.change(chance=chance).after(drawing)


def at_home(story: Story, corp: str) -> Story:
    """It has operated, and its home station stands."""
    if corp in RED_HOMES:
        hex, *neighbours = RED_HOMES[corp].split()
        story.tile(hex, RED_TILES[corp], rotation_to(story, hex, RED_TILES[corp], *neighbours)).token(corp, hex)
    else:
        story.token(corp, HOMES[corp])
    return story.operated(corp)


def seat_of(story: Story, corp: str, verb: type[Any]) -> str:
    return story.name(story.table().decider(story.party(corp), verb))


# --- what is laid out ------------------------------------------------------------------------------------------------


@rule("18CZ-XI.1.1", "18CZ-I.1")
def test_two_play_on_the_western_part_of_the_map() -> None:
    names = duo().title.atlas.names
    assert len(names) == 73
    assert set(names) == set(table("A B C").title.atlas.names) - bohemia.LEFT_OUT
    with pytest.raises(UnknownTitle, match="2 to 6"):
        build("18CZ", 1)
    assert [build("18CZ", seats).owners for seats in (3, 4, 5, 6)] == [()] * 4


@rule("18CZ-XI.1.2", "18CZ-III.2.1", "18CZ-VII.4.1")
def test_money_and_certificates() -> None:
    story = duo()
    assert story.purses() == [280, 280]
    assert [story.title.certificate_limit(story.table(), player) for player in story.title.players] == [14, 14]


@rule("18CZ-XI.1.3")
def test_ten_corporations_are_in_the_game() -> None:
    found = [one.symbol for one in duo().title.corporations]
    assert found == [*SMALL, *MEDIUM, *LARGE]


@rule("18CZ-XI.1.4")
def test_nine_local_railways_are_sold() -> None:
    story = duo()
    assert [(one.symbol, one.value) for one in story.title.privates] == [
        *(("S1", 25), ("S2", 30), ("S3", 35)),
        *(("M1", 40), ("M2", 45), ("M3", 50)),
        *(("L1", 55), ("L2", 60), ("L3", 65)),
    ]
    story.when("P", refused="cheaper_lot_first").takes("L2")
    story.when("P").takes("L1")
    assert story.to_act() == "Q"
    story.when("Q").takes("L2")
    assert story.to_act() == "Q", "whoever is last takes two turns"


# --- how his corporations come ---------------------------------------------------------------------------------------


@rule("18CZ-XI.1.6", "18CZ-XI.1.5")
def test_a_small_corporation_by_lot_before_the_game() -> None:
    found: Counter[str] = Counter()
    for seed in range(40):
        story = table(DUO, seed=seed)
        (mine,) = [name for name in SMALL if story.shares("Vaclav", name)]
        found[mine] += 1
        assert (story.shares("Vaclav", mine), story.price(mine), story.trains_of(mine)) == (2, 50, ["2a"])
        assert story.has_floated(mine)
        assert [len([one for one in story.trains_of("bank") if one == "2a"]), story.cash_of(mine)] == [4, 0]
        assert story.president(mine) == "nobody"
    assert set(found) == set(SMALL)
    assert min(found.values()) > 3


@rule("18CZ-XI.1.6")
def test_it_operates_from_the_first_round_on() -> None:
    story = duo().stock_round(1).everybody_passes()
    assert (story.round()[0], story.actor()) == ("operating", "EKJ")


@rule("18CZ-XI.1.7")
def test_the_first_b_brings_a_medium_one_at_once() -> None:
    story = at_home(duo(small="VBW").started("EKJ 70").holds("P", "EKJ 2").floated("EKJ"), "EKJ")
    story.cash("EKJ 500").depot("2a 0").operates("EKJ", "trains")
    story.when("EKJ").buys_train("2b", 70)
    (event,) = story.happened(WardDrawn)
    mine = story.name(event.corp)
    assert mine in MEDIUM
    assert (story.shares("Vaclav", mine), story.price(mine), story.trains_of(mine)) == (3, 60, ["2+2b"])
    assert (story.has_floated(mine), story.cash_of(mine), story.phase_name()) == (True, 0, "b")
    assert story.trains_of("bank").count("2b") == 2
    assert story.name(story.table().frame(OperatingTurn).corp) == "EKJ"
    assert not story.table().frame(OperatingFrame).eligible >> story.party(mine) & 1, "it waits for the next round"


@rule("18CZ-XI.1.7", "18CZ-XI.1.8")
@pytest.mark.parametrize(("phase", "kind", "shares", "price", "train"), [
    ("b", "medium", 3, 60, "2+2b"),
    ("d", "large", 5, 90, "3Ed"),
])  # fmt: skip
def test_all_of_a_kind_may_come(phase: str, kind: str, shares: int, price: int, train: str) -> None:
    drawing = next(one for one in DRAWING if one.kind == kind)
    found = set()
    for seed in range(40):
        story = table(DUO, seed=seed).phase(phase).comes_about(drawing)
        (mine,) = [name for name in KINDS[kind] if story.shares("Vaclav", name)]
        found.add(mine)
        assert (story.shares("Vaclav", mine), story.price(mine), story.trains_of(mine)) == (shares, price, [train])
        again = story.comes_about(drawing)
        assert [name for name in KINDS[kind] if again.shares("Vaclav", name)] == [mine], "one of each kind"
    assert found == set(KINDS[kind])


@rule("18CZ-XI.1.8")
def test_the_first_d_brings_a_large_one_before_anybody_gives_up_trains() -> None:
    """A purchase beyond the limit: Václav's train comes first, and then somebody is asked."""
    story = draws(at_home(duo("b", "VBW").started("NWB 70").holds("P", "NWB 3").floated("NWB"), "NWB"), "ATE")
    story.phase("c").cash("NWB 500").depot("3c 0").trains("NWB 2a 2a 2b").operates("NWB", "trains")
    story.when("NWB").buys_train("3d", 180, face="3+3d")
    (event,) = story.happened(WardDrawn)
    mine = story.name(event.corp)
    assert mine in LARGE
    assert (story.shares("Vaclav", mine), story.price(mine), story.trains_of(mine)) == (5, 90, ["3Ed"])
    assert story.trains_of("bank").count("3d") == 2
    assert (story.actor(), story.table().top.stage) == ("NWB", "discard")


# --- who decides -----------------------------------------------------------------------------------------------------


def all_three(phase: str = "d") -> Story:
    story = draws(draws(duo(phase, "EKJ"), "BTE"), "kk")
    return at_home(at_home(at_home(story, "EKJ"), "BTE"), "kk")


@rule("18CZ-XI.1.9", "18CZ-XI.1.10", "18CZ-XI.1.20")
@pytest.mark.parametrize(("order", "first", "other"), [("P Q", "P", "Q"), ("Q P", "Q", "P")])
def test_track_and_stations_are_shared_out(order: str, first: str, other: str) -> None:
    story = all_three().priority(order.split()[0])
    story.operates("EKJ", "track").ready()
    assert [seat_of(story, corp, LayTile) for corp in ("EKJ", "BTE", "kk")] == [first, other, first]
    assert [seat_of(story, corp, PlaceToken) for corp in ("EKJ", "BTE", "kk")] == [other, first, other]
    assert (story.actor(), story.to_act()) == ("EKJ", first)


@rule("18CZ-XI.1.9")
def test_whoever_does_not_decide_is_not_asked() -> None:
    story = all_three().operates("BTE", "track")
    assert (story.actor(), story.to_act()) == ("BTE", "Q")
    story.done("BTE")
    assert story.name(story.table().decider(story.party("BTE"))) != "Q" or story.part() != "token"


@rule("18CZ-XI.1.9")
def test_ground_costs_nothing() -> None:
    story = laid(at_home(duo("a", "BCB"), "BCB"), "E16 57 D17 F15").operates("BCB", "track")
    assert story.title.atlas.terrain[story.title.atlas.hex("D17")] == 10
    story.when("BCB").lays("D17", "57", rotation_to(story, "D17", "57", "E16", "C18"))
    assert [*story.purses(), story.cash_of("BCB"), story.cash_of("Vaclav")] == [280, 280, 0, 0]


@rule("18CZ-XI.1.10")
def test_stations_are_free() -> None:
    story = laid(at_home(duo("a", "BCB"), "BCB"), LINE).operates("BCB", "token")
    assert story.charter("BCB") == (0, 0)
    assert story.to_act() == "Q"
    story.when("BCB").tokens("D17")
    assert (sorted(story.tokens_of("BCB")), story.cash_of("BCB")) == (["D17.0", "E16.0"], 0)
    assert duo("a", "BCB").charter("BCB") == (0, 0, 0)


@rule("18CZ-XI.1.20", "18CZ-XI.1.9")
def test_the_red_tile_is_track() -> None:
    story = draws(duo("d", "EKJ"), "kk").operating_round(acted="EKJ").ready()
    assert (story.actor(), story.to_act()) == ("kk", "P")
    assert story.menu(LayTile)


@rule("18CZ-XI.1.20", "18CZ-XI.1.10")
def test_the_city_of_ate_is_a_station() -> None:
    story = draws(duo("d", "EKJ").tile("B9", "8885", 5), "ATE").operating_round(acted="EKJ").ready()
    assert (story.actor(), story.to_act()) == ("ATE", "P")
    story.when("ATE").chooses_city("ATE", "B9.0")
    assert (story.actor(), story.part(), story.to_act()) == ("ATE", "track", "Q")


# --- running and paying ----------------------------------------------------------------------------------------------


def on_the_line(phase: str = "a", profile: str = "rulebook") -> Story:
    """BCB is Václav's, and joined to another city; its train is a 2 in the first phase, and gone later."""
    return laid(at_home(duo(phase, "BCB", profile), "BCB"), LINE).cash("P 100, Q 100")


@rule("18CZ-XI.1.11", "18CZ-XI.1.20", "18CZ-XI.1.15")
def test_they_run_for_the_most_and_pay_it_all() -> None:
    story = on_the_line().holds("P", "BCB 1").operates("BCB", "token")
    story.when("BCB").passes()
    (run,) = story.happened(TrainsRun)
    (paid,) = story.happened(DividendPaid)
    assert (run.revenue, paid.revenue) == (40, 40)
    assert story.cash_of("P") == 100 + 10
    assert story.price("BCB") == 55
    assert story.round()[0] == "stock", "nobody was asked"


@rule("18CZ-XI.1.11")
def test_corporations_of_players_are_asked_how_they_run() -> None:
    story = laid(at_home(duo("a", "EKJ").started("BCB 50").holds("P", "BCB 2").floated("BCB"), "BCB"), LINE)
    story.trains("BCB 2a").operates("BCB", "track").when("BCB").passes()
    assert (story.actor(), story.part(), story.happened(TrainsRun)) == ("BCB", "run", [])
    assert story.menu(RunTrains)


@rule("18CZ-XI.1.12")
def test_only_corporations_of_players_must_own_a_train() -> None:
    story = laid(at_home(at_home(draws(duo("d", "EKJ"), "BTE"), "EKJ").started("BCB 50").floated("BCB"), "BCB"), LINE)
    assert [must_buy(story.table(), story.party(corp)) for corp in ("BCB", "EKJ", "BTE")] == [True, False, False]


@rule("18CZ-XI.1.11", "18CZ-XI.1.12")
def test_without_a_train_they_earn_nothing_and_buy_none() -> None:
    story = on_the_line("b").operates("BCB", "token")
    assert story.trains_of("BCB") == []
    story.when("BCB").passes()
    (withheld,) = story.happened(DividendWithheld)
    assert (withheld.revenue, story.price("BCB")) == (0, 40)
    assert story.happened(TrainBought) == []
    assert story.trains_of("BCB") == ["2b"], "it was given one when the set was over"


@rule("18CZ-XI.1.19", "18CZ-XI.1.5")
def test_nobody_gets_what_falls_on_his_shares() -> None:
    story = on_the_line().operates("BCB", "token")
    money = sum(story.purses())
    story.when("BCB").passes()
    assert story.happened(DividendPaid)
    assert (sum(story.purses()), story.cash_of("Vaclav"), story.cash_of("BCB")) == (money, 0, 0)


@rule("18CZ-XI.1.11", "18CZ-XI.1.19", "18CZ-IX.2.1")
@pytest.mark.parametrize(("corp", "revenue", "share", "price"), [("kk", 120, 12, 110), ("BTE", 40, 8, 65)])
def test_what_the_larger_ones_pay(corp: str, revenue: int, share: int, price: int) -> None:
    story = at_home(draws(duo("d", "EKJ"), corp), corp).holds("P", f"{corp} 1").cash("P 0, Q 0")
    story.operates(corp, "run", ran=True, revenue=revenue).ready()
    assert ([story.cash_of(name) for name in ("P", "Q", "Vaclav", corp)], story.price(corp)) == (
        [share, 0, 0, 0],
        price,
    )


@rule("18CZ-XI.1.19")
def test_he_has_no_score() -> None:
    seen = look(duo().ready().game)
    assert [one.name for one in seen.players] == ["P", "Q"]
    (owner,) = seen.owners
    assert (owner.name, owner.cash, [one.corp for one in owner.holdings]) == ("Václav", 0, ["EKJ"])


# --- their trains ----------------------------------------------------------------------------------------------------


@rule("18CZ-XI.1.13", "18CZ-XI.1.14", "18CZ-XI.1.17", "18CZ-XI.1.22")
def test_gifts_instead_of_an_export() -> None:
    story = draws(duo("b", "EKJ"), "BTE").trains("EKJ 2a")
    before = Counter(story.trains_of("bank"))
    story.comes_about(renew_trains)
    assert (story.trains_of("EKJ"), story.trains_of("BTE")) == (["2b"], ["2+2b"])
    assert before - Counter(story.trains_of("bank")) == Counter({"2b": 2})
    assert [event.reason for event in story.happened(TrainScrapped)] == ["replaced", "replaced"]
    assert [story.name(event.to) for event in story.happened(TrainGiven)][-2:] == ["EKJ", "BTE"]


@rule("18CZ-XI.1.22")
def test_gifts_do_not_come_from_the_pool() -> None:
    story = duo("b", "EKJ").trains("pool 2a").comes_about(renew_trains)
    assert story.trains_of("pool") == ["2a"]
    assert story.trains_of("EKJ") == ["2b"]


@rule("18CZ-XI.1.13")
def test_one_that_arises_meanwhile_gets_only_its_first_train() -> None:
    story = draws(duo("b", "EKJ"), "BTE").phase("c").depot("3c 0").comes_about(renew_trains)
    (mine,) = [name for name in LARGE if story.shares("Vaclav", name)]
    assert (story.trains_of("EKJ"), story.trains_of("BTE"), story.trains_of(mine)) == (["3d"], ["3+3d"], ["3Ed"])
    assert len(story.happened(TrainGiven)) == 3
    assert story.trains_of("bank").count("3d") == 1


@rule("18CZ-XI.1.13", "18CZ-XI.1.17")
def test_it_happens_after_every_set_but_the_last() -> None:
    story = duo("b", "EKJ").trains("EKJ 2a").operating_round(turn=3, acted="EKJ").ready()
    assert (story.round()[:2], story.trains_of("EKJ")) == (("stock", 4), ["2b"])
    assert [event.reason for event in story.happened(TrainScrapped)] == ["replaced"], "nothing is exported"
    last = duo("b", "EKJ").trains("EKJ 2a").operating_round(turn=8, number=3, of=3, acted="EKJ").ready()
    assert (last.game.over, last.trains_of("EKJ")) == (True, ["2a"])


@rule("18CZ-XI.1.12")
def test_nobody_deals_with_his_corporations() -> None:
    story = draws(duo("d", "EKJ"), "NWB").started("SX 100").holds("P", "SX 5").floated("SX").cash("SX 2000")
    at_home(story, "SX").operates("SX", "take_over")
    assert story.menu(TakeOver) == []
    story.when("SX", refused="no_prey").offers.takes_over("EKJ", 50)
    story = draws(duo("d", "EKJ"), "NWB").started("SX 100").holds("P", "SX 5").floated("SX").cash("SX 2000")
    at_home(story, "SX").trains("EKJ 2b").operates("SX", "trains")
    assert "EKJ" not in {owner for _, owner in story.trains_offered()}
    story.when("SX", refused="train_not_for_sale").offers.buys_train("2b", 1, "EKJ")


# --- shares ----------------------------------------------------------------------------------------------------------


@rule("18CZ-XI.1.15")
def test_the_rest_of_his_shares_is_traded() -> None:
    story = duo("b", "EKJ").cash("P 500, Q 500").stock_round(2, "P")
    story.when("P").buys("EKJ")
    assert (story.shares("P", "EKJ"), story.cash_of("P"), story.president("EKJ")) == (1, 450, "nobody")
    story.when("Q").buys("EKJ")
    story.when("P").sells("EKJ", 1)
    assert (story.shares("P", "EKJ"), story.cash_of("P")) == (0, 500)
    assert story.price("EKJ") == 45


@rule("18CZ-XI.1.15")
def test_his_shares_count_when_all_are_sold() -> None:
    story = duo("b", "EKJ").holds("P", "EKJ 1").holds("Q", "EKJ 1").stock_round(2, "P")
    assert story.table().state.certs.count(offering(story.table(), story.party("EKJ"))) > 0
    assert story.price("EKJ") == 50
    story.everybody_passes()
    assert story.price("EKJ") == 53


@rule("18CZ-XI.1.16", "18CZ-VII.4.3")
@pytest.mark.parametrize(("corp", "most"), [("kk", 7), ("BTE", 3), ("BCB", 3)])
def test_how_much_one_player_may_hold(corp: str, most: int) -> None:
    price = {"kk": 90, "BTE": 60, "BCB": 50}[corp]
    story = duo("d", "EKJ").started(f"{corp} {price}").holds("P", f"{corp} {most - 1}").floated(corp)
    story.cash("P 900, Q 900").stock_round(3, "P")
    story.when("P").buys(corp)
    story.when("Q").passes()
    story.when("P", refused="holding_limit").buys(corp)


@rule("18CZ-XI.1.18", "18CZ-VI.7", "18CZ-VII.2.3")
def test_the_order_of_the_two() -> None:
    story = duo()
    story.when("P").takes("S1")
    story.when("Q").takes("L1")
    for name in ("Q", "P"):
        story.when(name).passes()
    assert (story.round()[0], story.priority_deal(), story.to_act()) == ("stock", "Q", "Q")
    story.everybody_passes()
    assert story.priority_deal() == "P", "whoever has more cash comes first"


# --- their turn in all else ------------------------------------------------------------------------------------------


@rule("18CZ-XI.1.21")
def test_the_usual_rules_of_a_first_turn() -> None:
    story = duo("a", "BCB").operating_round(turn=1).ready()
    assert (story.actor(), story.tokens_of("BCB"), story.to_act()) == ("BCB", ["E16.0"], "P")
    assert {name for name, _ in story.lays_offered("E16")} == {"5", "6", "57"}
    story.when("BCB", refused="hex_barred", rule="18CZ-VIII.4.3").lays(
        "D17", "57", rotation_to(story, "D17", "57", "E16", "C18")
    )
    story.when("BCB").lays("E16", "57", rotation_to(story, "E16", "57", "D17", "F15"))
    assert (story.actor(), story.part()) == ("BCB", "track"), "two yellow tiles"
    story.when("BCB").lays("D17", "57", rotation_to(story, "D17", "57", "E16", "C18"))
    assert (story.actor(), story.part(), story.to_act()) == ("BCB", "token", "Q")
    story.when("BCB").tokens("D17")
    assert story.charter("BCB") == (0,), "one station a turn"


@rule("18CZ-XI.1.21")
def test_whoever_decides_may_decline() -> None:
    story = on_the_line().operates("BCB", "track")
    assert story.to_act() == "P"
    story.when("BCB").passes()
    assert (story.part(), story.to_act()) == ("token", "Q")
    story.when("BCB").passes()
    assert (story.tokens_of("BCB"), story.round()[0]) == (["E16.0"], "stock")


@rule("18CZ-XI.1.21", "18CZ-VIII.5.1")
def test_no_green_tile_before_its_phase() -> None:
    story = laid(at_home(duo("c", "EKJ"), "EKJ"), "D5 57 D3 D7").operates("EKJ", "track")
    assert not story.lays_offered("D5")
    story = laid(at_home(duo("d", "EKJ"), "EKJ"), "D5 57 D3 D7").operates("EKJ", "track")
    assert story.lays_offered("D5")


def test_screens_tell_who_decides_what() -> None:
    seen = look(all_three().operates("EKJ", "track").ready().game)
    facts = {one.symbol: {fact.key: fact.value for fact in one.facts} for one in seen.corporations}
    assert facts["EKJ"] == facts["kk"] == {"track_by": "@P", "stations_by": "@Q"}
    assert facts["BTE"] == {"track_by": "@Q", "stations_by": "@P"}
    assert facts["BCB"] == {}
    assert [duo().name(corp) for corp in wards(duo().table())] == ["EKJ"]


# --- on the site -----------------------------------------------------------------------------------------------------


@rule("18CZ-DIFF.13")
def test_on_the_site_he_has_a_purse() -> None:
    story = on_the_line(profile="18xx.games").cash("Vaclav 0").operates("BCB", "run")
    assert (story.to_act(), len(story.menu(RunTrains))) == ("P", 1)
    story.when("BCB").runs_best()
    assert story.happened(DividendPaid)
    assert not story.menu(DeclareDividend)
    assert story.cash_of("Vaclav") == 20
    poor = laid(at_home(duo("a", "BCB", "18xx.games"), "BCB"), "E16 57 D17 F15").cash("Vaclav 5")
    poor.operates("BCB", "track")
    poor.when("BCB").lays("D17", "57", rotation_to(poor, "D17", "57", "E16", "C18"))
    assert (poor.cash_of("Vaclav"), poor.cash_of("BCB")) == (-5, 0)


@rule("18CZ-DIFF.14")
def test_on_the_site_he_buys_and_borrows() -> None:
    story = on_the_line("b", "18xx.games").cash("Vaclav -30").operates("BCB", "trains")
    story.when("BCB", refused="must_buy_train").passes()
    story.when("BCB").buys_train("2b", 70)
    assert (story.trains_of("BCB"), story.cash_of("Vaclav"), story.cash_of("BCB")) == (["2b"], 0, 0)
    assert debt(story.table(), story.party("Vaclav")) == penalty(story.table(), story.party("Vaclav")) == 100


@rule("18CZ-DIFF.26", "18CZ-DIFF.15")
def test_on_the_site_trains_are_given_up_when_all_have_got_theirs() -> None:
    """The 4e of the small corporation begins the phase with fewer trains; that of the medium one comes first."""
    story = draws(duo("d", "EKJ", "18xx.games"), "BTE").started("BCB 70").holds("P", "BCB 2").floated("BCB")
    at_home(story, "BCB").trains("BCB 3c 3c 3d").depot("3d 0").comes_about(renew_trains)
    assert story.trains_of("EKJ") == ["4e"]
    assert story.trains_of("BTE") == ["3+3e"], "before anybody gives up anything"
    assert (story.actor(), len(story.trains_of("BCB"))) == ("BCB", 3)
    book = draws(duo("d", "EKJ"), "BTE").started("BCB 70").holds("P", "BCB 2").floated("BCB")
    at_home(book, "BCB").trains("BCB 3c 3c 3d").depot("3d 0").comes_about(renew_trains)
    assert (book.actor(), book.trains_of("BTE")) == ("BCB", ["3+3d"]), "by the rulebook one thing after the other"
