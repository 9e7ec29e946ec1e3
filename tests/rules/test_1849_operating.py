"""1849: the frame of operating rounds, and what becomes of the revenue."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Actor, Story, given
from tresham.core import action as act
from tresham.core.event import DividendPaid, DividendWithheld, IncomePaid

PLAYERS = "Ann Bob Cleo Dan"


def marsala(phase: str = "4", cash: int = 500) -> Story:
    """Ann's Lilibeo, with a route from Marsala to Trapani from the start."""
    story = given("1849", PLAYERS).phase(phase)
    story.launched("CTL 100").papers("Ann", "CTL P 1 1").operated("CTL")
    return story.cash(f"CTL {cash}")


# --- privates pay, then everybody has a turn -------------------------------------------------------------------------


@rule("1849-10.0.1")
def test_privates_pay_their_owners_at_the_start_of_each_operating_round() -> None:
    story = marsala("6").trains("CTL 6H").owns("Ann", "SCE RSA").owns("Bob", "SIGI").owns("CTL", "CNM SMS")
    story.cash("Ann 100, Bob 100, Cleo 100, Dan 100, CTL 200").stock_round(2, "Ann")
    for name in PLAYERS.split():
        assert story.cash_of(name) == 100
        story.when(name).passes()
    assert story.round() == ("operating", 2, 1, 2)
    assert [story.cash_of(name) for name in (*PLAYERS.split(), "CTL")] == [130, 110, 100, 100, 235]
    assert len(story.happened(IncomePaid)) == 5
    assert (story.actor(), story.part()) == ("CTL", "track")
    while story.round()[2] == 1:
        if story.part() == "dividend":
            story.when("CTL").declares("withhold")
        else:
            story.goes_on()
    assert [story.cash_of(name) for name in (*PLAYERS.split(), "CTL")] == [160, 120, 100, 100, 235 + 40 + 35]


@rule("1849-10.0.1")
def test_privates_do_not_pay_within_a_round() -> None:
    story = marsala("6").trains("CTL 6H").owns("Bob", "SIGI").launched("RCS 68").papers("Bob", "RCS P")
    story.cash("Bob 100").operating_round()
    story.turns_of_round()
    assert story.cash_of("Bob") == 100


@rule("1849-10.0.1")
def test_every_launched_corporation_has_one_turn_and_no_other_has() -> None:
    story = marsala().trains("CTL 4H").launched("RCS 144, SFA 68").papers("Bob", "RCS P").papers("Cleo", "SFA P")
    story.cash("RCS 50, SFA 50").operating_round()
    seen = [story.actor()]
    while story.round()[0] == "operating":
        if story.actor() != seen[-1]:
            seen.append(story.actor())
        story.goes_on()
    assert seen == ["RCS", "CTL", "SFA"]


# --- order -----------------------------------------------------------------------------------------------------------


@rule("1849-10.0.2")
@pytest.mark.parametrize(
    ("markers", "order"),
    [
        ("SFA F4, RCS G4", ["RCS", "SFA"]),  # 100 against 111
        ("SFA C1, RCS E3", ["RCS", "SFA"]),  # both 95, further right
        ("SFA E3, RCS F5", ["RCS", "SFA"]),  # further right counts although it is lower
        ("SFA F4, RCS F4", ["SFA", "RCS"]),  # one cell: from the top of the stack
        ("RCS F4, SFA F4", ["RCS", "SFA"]),
    ],
)
def test_turns_come_in_market_order(markers: str, order: list[str]) -> None:
    story = given("1849", PLAYERS).launched("SFA 100, RCS 100").papers("Ann", "SFA P").papers("Bob", "RCS P")
    story.operated("SFA RCS").cash("SFA 50, RCS 50").marker(markers).operating_round()
    assert story.turns_of_round() == order


def in_need(profile: str = "rulebook", ann: int = 50, rcs: str = "C5") -> Story:
    """Lilibeo must buy a train and has nothing; Ann holds one share of Sicula at 68. Akragas stands at 66."""
    story = given("1849", PLAYERS, profile).launched("CTL 100, RCS 68, SFA 68").papers("Ann", "CTL P, RCS 1")
    story.papers("Bob", "RCS P").papers("Cleo", "SFA P").operated("CTL RCS SFA").marker(f"RCS {rcs}, SFA B3")
    story.cash(f"CTL 0, Ann {ann}, RCS 50, SFA 50").operating_round()
    while (story.actor(), story.part()) != ("CTL", "trains"):
        story.when("CTL").passes()
    return story


@rule("1849-10.0.2", "1849-PD-14")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_a_price_that_falls_in_an_emergency_changes_the_order(profile: str) -> None:
    story = in_need(profile)
    story.when("Ann").sells("RCS", 1)
    assert story.cell("RCS") == "C6"  # 62 is below 66
    story.when("CTL").buys_train("4H", 100)
    while story.actor() == "CTL":
        story.goes_on()
    assert story.turns_of_round() == ["SFA", "RCS"]


@rule("1849-10.0.2")
def test_a_price_that_stays_above_changes_nothing() -> None:
    story = in_need(rcs="D4")  # 80, then 77
    story.when("Ann").sells("RCS", 1)
    assert story.cell("RCS") == "D5"
    story.when("CTL").buys_train("4H", 100)
    while story.actor() == "CTL":
        story.goes_on()
    assert story.turns_of_round() == ["RCS", "SFA"]


@rule("1849-10.0.2", "1849-PD-14")
@pytest.mark.parametrize(("profile", "order"), [("rulebook", ["SFA", "RCS"]), ("18xx.games", ["RCS", "SFA"])])
def test_the_site_overlooks_sales_when_a_corporation_is_lost(profile: str, order: list[str]) -> None:
    story = in_need(profile, ann=10)
    story.when("CTL").goes_bankrupt()
    assert (story.has_floated("CTL"), story.cell("RCS")) == (False, "C6")
    story.when("Ann").borrows()
    assert story.turns_of_round() == order


@rule("1849-10.0.2")
def test_a_corporation_that_has_operated_does_not_come_again() -> None:
    story = marsala().trains("CTL 4H").launched("RCS 68").papers("Bob", "RCS P").cash("RCS 50").marker("CTL C5, RCS C5")
    story.operating_round()
    assert story.actor() == "CTL"
    while story.actor() == "CTL":
        story.goes_on()  # it pays out 40, and keeps its place at 68
    assert story.turns_of_round() == ["RCS"]


# --- the turn --------------------------------------------------------------------------------------------------------


def acts(nope: Actor, part: str) -> None:
    """What belongs to a part of the turn."""
    if part == "track":
        nope.lays("G1", "58", 3)
    elif part == "token":
        nope.tokens("C1")
    elif part == "run":
        nope.runs(_4H="E1 C1")
    elif part == "dividend":
        nope.declares("pay")
    elif part == "trains":
        nope.buys_train("4H", 100)
    else:
        nope.sells_papers("CTL", "1")


@rule("1849-10.0.3")
def test_the_steps_of_a_turn_come_in_a_fixed_order() -> None:
    story = marsala().trains("CTL 4H").operating_round()
    done = {  # why it cannot be done again
        "track": "one_tile_a_turn",
        "token": "one_token_a_turn",
        "run": "trains_have_run",
        "dividend": "nothing_to_pay",
        "trains": "part_is_over",
        "finance": "",
    }
    parts = list(done)
    for number, part in enumerate(parts):
        assert story.part() == part
        for other in parts[:number]:
            acts(story.when("CTL", refused=done[other]), other)
        for other in parts[number + 1 :]:
            acts(story.when("CTL", refused="part_comes_later"), other)
        if part == "run":  # with Mazzara on the way
            story.when("CTL").runs(_4H="G1 E1 C1")
        else:
            acts(story.when("CTL"), part)
        if part == "trains":
            story.when("CTL").passes()
    assert story.round()[0] == "stock"
    assert (story.tile_at("G1"), story.tokens_of("CTL")) == (("58", 3), ["C1.0", "E1.0"])
    assert story.trains_of("CTL") == ["4H", "4H"]


@rule("1849-10.0.3")
def test_tile_token_trains_and_shares_may_be_declined() -> None:
    story = marsala().trains("CTL 4H").operating_round()
    board, certs = story.game.state.board, story.game.state.certs
    for part in ("track", "token", "run", "dividend", "trains", "finance"):
        assert story.part() == part
        if part == "run":
            story.when("CTL", refused="must_run", rule="1849-10.5.0.1").passes()
            story.when("CTL").runs_best()
        elif part == "dividend":
            story.when("CTL", refused="must_declare", rule="1849-10.5.3.1").passes()
            story.when("CTL").declares("withhold")
        else:
            story.when("CTL").passes()
    assert story.round()[0] == "stock"
    assert (story.game.state.board, story.game.state.certs, story.trains_of("CTL")) == (board, certs, ["4H"])


@rule("1849-10.0.4")
def test_powers_are_used_and_privates_bought_in_the_own_turn_only() -> None:
    story = marsala("6").trains("CTL 6H").launched("RCS 68").papers("Bob", "RCS P").cash("RCS 100")
    story.owns("RCS", "CNM").owns("Bob", "SIGI").operates("CTL", "run")
    story.when("RCS", refused="no_such_power", rule="1849-10.0.4").places_marker("CNM", "A5")
    story.when("RCS", refused="not_your_turn").buys_private("SIGI", 20)
    while story.actor() == "CTL":
        story.goes_on()
    story.when("RCS").places_marker("CNM", "A5")
    story.when("RCS").buys_private("SIGI", 20)
    assert (story.owner("CNM"), story.owner("SIGI")) == (None, "RCS")


@rule("1849-10.0.4")
def test_a_turn_does_not_end_before_its_last_chance_to_buy_a_private() -> None:
    def akragas(cash: int) -> Story:
        story = given("1849", PLAYERS).phase("6").launched("SFA 100").papers("Ann", "SFA P 1 1").cash(f"SFA {cash}")
        return story.owns("Bob", "SIGI").operating_round()

    assert akragas(0).round()[0] == "stock"  # nothing to do, and no money
    story = akragas(5)
    while story.part() != "privates":
        story.when("SFA").passes()
    story.when("SFA").offers.buys_private("SIGI", 5)
    story.when("Bob").accepts()
    assert story.owner("SIGI") == "SFA"


@rule("1849-10.0.5")
def test_a_tile_is_not_paid_with_revenue_to_come_or_by_the_president() -> None:
    story = marsala(cash=39).trains("CTL 4H").cash("Ann 1000").operates("CTL")
    assert story.lays_offered("F2") == set()
    story.when("CTL", refused="cannot_afford_tile", rule="1849-10.3.1.7").lays("F2", "79", 2)  # 40, and 40 to come
    story.when("CTL").passes()
    story.when("CTL").passes()
    story.when("CTL").runs_best()
    story.when("CTL").declares("withhold")
    assert story.cash_of("CTL") == 79
    story.when("CTL", refused="part_is_over").lays("F2", "79", 2)


@rule("1849-10.0.5")
@pytest.mark.parametrize(("cash", "enough"), [(99, False), (100, True)])
def test_a_train_that_is_not_needed_is_paid_by_the_treasury_alone(cash: int, enough: bool) -> None:
    story = marsala(cash=cash).trains("CTL 4H, pool 4H").cash("Ann 1000").operates("CTL", "trains")
    if enough:
        story.when("CTL").buys_train("4H", 100)
        assert (story.cash_of("CTL"), story.cash_of("Ann")) == (0, 1000)
    else:
        assert story.part() == "finance"


# --- no revenue ------------------------------------------------------------------------------------------------------


@rule("1849-10.5.0.2")
def test_without_a_train_the_marker_moves_left() -> None:
    story = marsala().operates("CTL", "run")
    assert (story.part(), story.cell("CTL"), story.cash_of("CTL")) == ("trains", "E4", 500)
    assert [one.revenue for one in story.happened(DividendWithheld)] == [0]
    story.when("CTL", refused="nothing_to_pay").declares("pay")


@rule("1849-10.5.0.2")
def test_without_a_route_the_marker_moves_left() -> None:
    story = given("1849", PLAYERS).launched("RCS 100").papers("Ann", "RCS P 1 1").trains("RCS 4H").cash("RCS 150")
    story.operates("RCS", "run")  # from Palermo a train could only run to the port
    assert (story.part(), story.cell("RCS")) == ("trains", "E4")


@rule("1849-10.5.0.2")
def test_with_a_route_that_is_too_long_the_marker_moves_left() -> None:
    story = given("1849", PLAYERS).launched("SFA 100").papers("Ann", "SFA P 1 1").trains("SFA 4H").cash("SFA 150")
    story.tile("J6", "644", 3).tile("H6", "79", 0).tile("F6", "78", 4).tile("E7", "73", 1).operates("SFA", "run")
    story.when("SFA").runs_best()
    assert (story.part(), story.cell("SFA")) == ("trains", "E4")


@rule("1849-10.5.0.2")
@pytest.mark.parametrize(("before", "after"), [("A4", "A5"), ("A1", "A2"), ("F4", "E4"), ("C10", "B10")])
def test_at_the_left_edge_the_marker_moves_down_instead(before: str, after: str) -> None:
    story = marsala().marker(f"CTL {before}").operates("CTL", "run")
    assert story.cell("CTL") == after


# --- dividends -------------------------------------------------------------------------------------------------------


def with_revenue(revenue: int, cell: str = "F4", phase: str = "4") -> Story:
    """Ann 40%, Bob 10%, pool 20%, treasury 30%: the double certificate and a single one."""
    story = given("1849", PLAYERS).phase(phase)
    story.launched("CTL 100").papers("Ann", "CTL P 1 1").papers("Bob", "CTL 1").papers("pool", "CTL 1 1")
    story.trains("CTL 10H").cash("Ann 100, Bob 100, Cleo 100, CTL 200").operated("CTL").marker(f"CTL {cell}")
    return story.operates("CTL", "dividend", ran=True, revenue=revenue)


@rule("1849-10.5.3.1")
def test_all_is_paid_or_all_is_kept() -> None:
    story = with_revenue(80)
    assert [choice.action for choice in story.menu(act.DeclareDividend)] == [
        act.DeclareDividend(story.party("CTL"), "pay"),
        act.DeclareDividend(story.party("CTL"), "withhold"),
    ]
    story.when("CTL", refused="no_such_dividend", rule="1849-10.5.3.1").declares("half")
    story.when("CTL", refused="must_declare", rule="1849-10.5.3.1").passes()
    assert story.to_act() == "Ann"
    story.when("Bob", refused="not_your_turn").declares("pay")


@rule("1849-10.5.3.2")
def test_a_tenth_for_each_share_of_players_and_treasury_and_nothing_for_the_pool() -> None:
    story = with_revenue(80)
    assert (story.shares("CTL", "CTL"), story.shares("pool", "CTL")) == (3, 2)
    bank = story.cash_of("bank")
    story.when("CTL").declares("pay")
    assert [story.cash_of(name) for name in ("Ann", "Bob", "Cleo", "CTL")] == [132, 108, 100, 224]
    assert story.cash_of("bank") == bank - 64
    [paid] = story.happened(DividendPaid)
    assert (paid.revenue, paid.per_share) == (80, 8)


@rule("1849-10.5.3.2")
def test_the_double_certificate_is_paid_for_two_shares() -> None:
    story = given("1849", PLAYERS).launched("CTL 100").papers("Ann", "CTL P 1").papers("Bob", "CTL 1 1 1 1 1")
    story.papers("Cleo", "CTL 2").trains("CTL 4H").cash("Ann 0, Bob 0, Cleo 0")
    story.operates("CTL", "dividend", ran=True, revenue=40).when("CTL").declares("pay")
    assert [story.cash_of(name) for name in ("Ann", "Bob", "Cleo", "CTL")] == [12, 20, 8, 0]


@rule("1849-10.5.3.3")
@pytest.mark.parametrize(
    ("cell", "revenue", "after"),
    [
        ("F4", 90, "F4"),
        ("F4", 100, "G4"),
        ("F4", 110, "G4"),
        ("F4", 250, "G4"),  # one column, however much
        ("C5", 60, "C5"),
        ("C5", 70, "D5"),
        ("C5", 10, "C5"),
    ],
)
def test_the_marker_moves_right_if_the_dividend_is_at_least_the_price(cell: str, revenue: int, after: str) -> None:
    story = with_revenue(revenue, cell)
    story.when("CTL").declares("pay")
    assert story.cell("CTL") == after


@rule("1849-10.5.3.3")
@pytest.mark.parametrize(
    ("phase", "cell", "after"),
    [
        ("4", "M5", "M4"),
        ("4", "G9", "G8"),
        ("12", "M3", "M2"),
        ("12", "M1", "M1"),
        ("16", "M3", "N3"),
        ("16", "P2", "P1"),
    ],
)
def test_at_the_right_edge_the_marker_moves_up_instead(phase: str, cell: str, after: str) -> None:
    story = with_revenue(400, cell, phase)
    story.when("CTL").declares("pay")
    assert story.cell("CTL") == after


@rule("1849-10.5.3.3")
def test_the_total_counts_and_not_what_players_receive() -> None:
    story = given("1849", PLAYERS).launched("CTL 100").papers("Ann", "CTL P").papers("pool", "CTL 1 1 1 1 1")
    story.cash("Ann 0").trains("CTL 10H").operates("CTL", "dividend", ran=True, revenue=100).when("CTL").declares("pay")
    assert (story.cash_of("Ann"), story.cell("CTL")) == (20, "G4")


@rule("1849-10.5.3.4")
def test_retained_revenue_goes_to_the_treasury_and_the_marker_moves_left() -> None:
    story = with_revenue(80)
    bank = story.cash_of("bank")
    story.when("CTL").declares("withhold")
    assert [story.cash_of(name) for name in ("Ann", "Bob", "Cleo", "CTL")] == [100, 100, 100, 280]
    assert (story.cash_of("bank"), story.cell("CTL")) == (bank - 80, "E4")


@rule("1849-10.5.3.4")
@pytest.mark.parametrize(("before", "after"), [("A4", "A5"), ("A8", "A9"), ("D10", "C10")])
def test_withholding_at_the_left_edge_moves_the_marker_down(before: str, after: str) -> None:
    story = with_revenue(400, before)
    story.when("CTL").declares("withhold")
    assert story.cell("CTL") == after


@rule("1849-10.5.3.5")
def test_the_dividend_is_compared_with_the_price_before_the_move() -> None:
    story = with_revenue(110)  # more than 100, less than the 111 to come
    story.when("CTL").declares("pay")
    assert story.cell("CTL") == "G4"
    story = with_revenue(110, "G4")
    story.when("CTL").declares("pay")
    assert story.cell("CTL") == "G4"
