"""1830: the frame of operating rounds, dividends, and when a train is needed."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import CorporationOperated, DividendPaid, DividendWithheld, IncomePaid, Passed


def pennsylvania(text: str = "PRR 500", phase: str = "2") -> Story:
    """Ann's Pennsylvania with track from Altoona to Lancaster, worth $30 with a 2-train."""
    story = given("1830", "Ann Bob Eve").phase(phase).started("PRR 100").holds("Ann", "PRR 6").floated("PRR")
    return story.token("PRR", "H12").tile("H14", "9", 1).tile("H16", "57", 1).operated("PRR").cash(text)


# --- order -----------------------------------------------------------------------------------------------------------


@rule("1830-OR.1")
@pytest.mark.parametrize(
    ("markers", "order"),
    [
        ("PRR G1, C&O H1", ["C&O", "PRR"]),  # 100 against 112
        ("PRR G2, C&O G1", ["C&O", "PRR"]),  # 90 against 100
        ("PRR G1, C&O H2", ["C&O", "PRR"]),  # both 100, H is further right
        ("PRR J4, C&O H2", ["PRR", "C&O"]),  # both 100, further right counts although the row is lower
        ("PRR G1, C&O G1", ["PRR", "C&O"]),  # same cell, PRR came first
        ("C&O G1, PRR G1", ["C&O", "PRR"]),
    ],
)
def test_the_dearer_the_righter_the_earlier_marker_operates_first(markers: str, order: list[str]) -> None:
    story = given("1830", "Ann Bob").started("PRR 100, C&O 100").holds("Ann", "PRR 6").holds("Bob", "C&O 6")
    story.floated("PRR C&O").cash("PRR 500, C&O 500").marker(markers).operating_round()
    assert story.turns_of_round() == order


@rule("1830-OR.1", "1830-CL.15")
@pytest.mark.parametrize(("upper", "lower"), [("G6", "G7"), ("G7", "G8"), ("G6", "G8")])
def test_in_one_column_the_higher_of_equal_prices_operates_first(upper: str, lower: str) -> None:
    story = given("1830", "Ann Bob").started("PRR 67, C&O 67").holds("Ann", "PRR 6").holds("Bob", "C&O 6")
    story.floated("PRR C&O").cash("PRR 500, C&O 500").marker(f"PRR {lower}, C&O {upper}").operating_round()
    assert [story.table().price(story.party(corp)) for corp in ("PRR", "C&O")] == [67, 67]
    assert story.turns_of_round() == ["C&O", "PRR"]


@rule("1830-OR.1")
@pytest.mark.parametrize(("cell", "following"), [("G2", "PRR"), ("G3", "PRR"), ("G4", "NYC")])
def test_a_price_that_falls_during_the_round_changes_the_order(cell: str, following: str) -> None:
    story = given("1830", "Ann Bob Eve").phase("3").started("ERIE 100, NYC 100, PRR 90").floated("ERIE NYC PRR")
    story.holds("Ann", "ERIE 6").holds("Bob", "NYC 4").holds("Ann", "NYC 3").holds("Eve", "PRR 6")
    story.tile("E11", "59").token("ERIE", "E11.0").tile("F10", "58", 1).marker(f"ERIE H1, NYC G1, PRR {cell}")
    story.cash("Ann 0, ERIE 0, NYC 500, PRR 500").operates("ERIE", "trains")
    story.when("Ann").sells("NYC", 2)
    assert story.cell("NYC") == "G3"  # $82: below G2, under a marker already in G3, above G4
    story.when("ERIE").buys_train("3", 180)
    assert story.actor() == following


@rule("1830-OR.5")
def test_a_corporation_that_floats_during_a_round_waits_for_the_next_one() -> None:
    story = pennsylvania("PRR 500, Bob 100", phase="3").started("NYC 100").holds("Eve", "NYC 5")
    story.owns("Bob", "MH").marker("PRR G3, NYC H1").operating_round(number=1, of=2)
    story.when("Bob").exchanges("MH", "NYC")
    assert story.has_floated("NYC")
    assert story.shares("ipo", "NYC") == 4
    assert story.turns_of_round() == ["PRR"]
    assert story.cell("NYC") == "H1"
    assert story.tokens_of("NYC") == ["E19.0"]  # its first turn is the first of the next round
    assert story.round() == ("operating", 2, 2, 2)
    assert story.turns_of_round() == ["NYC", "PRR"]
    assert story.cell("NYC") == "G1"


@rule("1830-OR.5")
def test_a_corporation_that_has_not_floated_has_no_turn() -> None:
    story = pennsylvania().started("C&O 100").holds("Bob", "C&O 5").operating_round()
    assert story.turns_of_round() == ["PRR"]
    assert story.cell("C&O") == "G1"
    assert story.tokens_of("C&O") == []


# --- privates pay ----------------------------------------------------------------------------------------------------


@rule("1830-OR.2")
def test_every_open_private_pays_its_owner_at_the_start_of_each_round() -> None:
    story = pennsylvania("PRR 500, Ann 100, Bob 100, Eve 100", phase="3")
    story.owns("Ann", "SV").owns("PRR", "CS").owns("Bob", "MH CA").owns("Eve", "BO").stock_round(2, "Ann")
    for name in ("Ann", "Bob", "Eve"):
        assert story.cash_of(name) == 100
        story.when(name).passes()
    assert story.round() == ("operating", 2, 1, 2)
    assert [story.cash_of(name) for name in ("Ann", "Bob", "Eve", "PRR")] == [105, 145, 130, 510]
    assert len(story.happened(IncomePaid)) == 5  # DH is closed
    bank = story.cash_of("bank")
    story.turns_of_round()  # it declines everything but the 3-train that it needs
    assert story.round() == ("operating", 2, 2, 2)
    assert [story.cash_of(name) for name in ("Ann", "Bob", "Eve", "PRR")] == [110, 190, 160, 340]
    assert story.cash_of("bank") == bank + 180 - 5 - 10 - 20 - 25 - 30


@rule("1830-OR.2")
def test_privates_pay_before_the_first_corporation_acts_and_not_again_within_the_round() -> None:
    story = pennsylvania("PRR 500, Ann 0").owns("Ann", "SV").trains("PRR 2").stock_round(2, "Ann")
    for name in ("Ann", "Bob", "Eve"):
        story.when(name).passes()
    assert (story.actor(), story.part(), story.cash_of("Ann")) == ("PRR", "track", 5)
    story.when("PRR").passes()
    story.when("PRR").passes()
    story.when("PRR").runs_best()
    story.when("PRR").declares("withhold")
    assert story.cash_of("Ann") == 5


# --- the turn --------------------------------------------------------------------------------------------------------


LATER, OVER = "part_comes_later 1830-OR.3", "part_is_over 1830-OR.3"


def tries_out_of_order(story: Story, **reasons: str) -> None:
    """What belongs to other parts of the turn is refused, each for its reason."""
    for part, reason in reasons.items():
        code, cited = reason.split()
        nope = story.when("PRR", refused=code, rule=cited)
        if part == "track":
            nope.lays("H10", "57", 1)
        elif part == "token":
            nope.tokens("H16")
        elif part == "run":
            nope.runs(_2="H12 (H14) H16")
        elif part == "dividend":
            nope.declares("pay")
        else:
            nope.buys_train("2", 80)


@rule("1830-OR.3")
def test_the_steps_of_a_turn_come_in_a_fixed_order() -> None:
    story = pennsylvania().trains("PRR 2").operating_round()
    assert story.part() == "track"
    tries_out_of_order(story, token=LATER, run=LATER, dividend=LATER, trains=LATER)
    story.when("PRR").lays("H10", "57", 1)
    assert story.part() == "token"
    laid = "one_tile_a_turn 1830-TR.1"
    tries_out_of_order(story, track=laid, run=LATER, dividend=LATER, trains=LATER)
    story.when("PRR").tokens("H10")
    assert story.part() == "run"
    placed = "one_token_a_turn 1830-TK.4"
    tries_out_of_order(story, track=laid, token=placed, dividend=LATER, trains=LATER)
    story.when("PRR").runs(_2="H10 (H12 H14) H16")
    assert story.part() == "dividend"
    run = "trains_have_run 1830-RT.1"
    tries_out_of_order(story, track=laid, token=placed, run=run, trains=LATER)
    story.when("PRR").declares("pay")
    assert story.part() == "trains"
    tries_out_of_order(story, track=laid, token=placed, run=run, dividend="nothing_to_pay 1830-DV.4")
    story.when("PRR").buys_train("2", 80)
    story.when("PRR").passes()
    assert story.round()[0] == "stock"


@rule("1830-OR.3", "1830-TR.12")
def test_track_token_and_a_further_train_may_be_declined() -> None:
    story = pennsylvania().trains("PRR 2").operating_round()
    board = story.game.state.board
    story.when("PRR").passes()
    assert story.part() == "token"
    tries_out_of_order(story, track=OVER)
    story.when("PRR").passes()
    assert story.part() == "run"
    tries_out_of_order(story, track=OVER, token=OVER)
    story.when("PRR").runs_best()
    story.when("PRR").declares("withhold")
    assert story.part() == "trains"
    story.when("PRR").passes()
    assert story.round()[0] == "stock"
    assert story.game.state.board == board
    assert story.trains_of("PRR") == ["2"]


@rule("1830-OR.3")
def test_a_train_that_can_run_must_run_and_the_revenue_must_be_decided_on() -> None:
    story = pennsylvania().trains("PRR 2").operates("PRR", "run")
    assert story.menu(act.Pass) == []
    story.when("PRR", refused="must_run").passes()
    story.when("PRR").runs_best()
    assert story.menu(act.Pass) == []
    story.when("PRR", refused="must_declare").passes()


@rule("1830-OR.3")
def test_a_required_train_cannot_be_declined() -> None:
    story = pennsylvania().operates("PRR", "trains")
    assert story.menu(act.Pass) == []
    story.when("PRR", refused="must_buy_train", rule="1830-TN.8").passes()
    story.when("PRR").buys_train("2", 80)
    assert len(story.menu(act.Pass)) == 1


@rule("1830-OR.3")
def test_the_first_turn_opens_with_the_home_token_and_later_ones_do_not() -> None:
    story = given("1830", "Ann Bob").started("PRR 100").holds("Ann", "PRR 6").floated("PRR").cash("PRR 500")
    story.operating_round(of=2)
    assert (story.part(), story.tokens_of("PRR"), story.cash_of("PRR")) == ("track", ["H12.0"], 500)
    story.turns_of_round()
    assert story.round() == ("operating", 2, 2, 2)
    assert (story.part(), story.tokens_of("PRR")) == ("track", ["H12.0"])


@rule("1830-OR.3")
@pytest.mark.parametrize("part", ["track", "token", "run", "dividend", "trains"])
def test_a_private_can_be_bought_in_every_part_of_the_turn(part: str) -> None:
    story = pennsylvania("PRR 500, Ann 0", phase="3").trains("PRR 3").owns("Ann", "SV")
    memory = {"dividend": {"ran": True, "revenue": 30}, "trains": {"ran": True, "revenue": 30, "paid": True}}
    story.operates("PRR", part, **memory.get(part, {}))
    assert story.part() == part
    story.when("PRR").buys_private("SV", 40)
    assert (story.owner("SV"), story.cash_of("PRR"), story.cash_of("Ann")) == ("PRR", 460, 40)
    assert story.part() == part


@rule("1830-OR.3")
@pytest.mark.parametrize("part", ["track", "token", "run", "dividend", "trains"])
def test_the_tile_of_the_champlain_can_be_laid_in_every_part_of_the_turn(part: str) -> None:
    story = pennsylvania(phase="3").trains("PRR 3").owns("PRR", "CS")
    memory = {"dividend": {"ran": True, "revenue": 30}, "trains": {"ran": True, "revenue": 30, "paid": True}}
    story.operates("PRR", part, **memory.get(part, {}))
    story.when("PRR").lays_with("CS", "B20", "58", 0)
    assert story.tile_at("B20") == ("58", 0)
    assert (story.cash_of("PRR"), story.part()) == (500, part)


@rule("1830-OR.4")
@pytest.mark.parametrize(("cash", "enough"), [(119, False), (120, True)])
def test_a_tile_is_paid_from_the_treasury_and_nothing_else(cash: int, enough: bool) -> None:
    story = pennsylvania(f"PRR {cash}, Ann 1000").tile("H14", "8", 1).operates("PRR")  # Altoona leads on to G15
    assert bool(story.lays_offered("G15")) == enough
    if enough:
        story.when("PRR").lays("G15", "9", 0)
        assert story.cash_of("PRR") == 0
    else:
        story.when("PRR", refused="cannot_afford_tile", rule="1830-TR.7").lays("G15", "9", 0)
    assert story.cash_of("Ann") == 1000


@rule("1830-OR.4")
def test_revenue_comes_too_late_for_the_token_of_the_turn() -> None:
    story = pennsylvania("PRR 39, Ann 1000").trains("PRR 2").operates("PRR", "token")
    assert story.part() == "run"  # the token at $40 cannot be paid
    story.when("PRR").runs(_2="H12 (H14) H16")
    story.when("PRR").declares("withhold")
    assert story.cash_of("PRR") == 69
    story.when("PRR", refused="not_now", rule="1830-OR.3").tokens("H16")
    again = pennsylvania("PRR 40").trains("PRR 2").operates("PRR", "token")
    again.when("PRR").tokens("H16")
    assert again.cash_of("PRR") == 0


@rule("1830-OR.4")
@pytest.mark.parametrize(("cash", "enough"), [(179, False), (180, True)])
def test_a_train_that_is_not_needed_is_paid_by_the_treasury_alone(cash: int, enough: bool) -> None:
    story = pennsylvania(f"PRR {cash}, Ann 1000", phase="3").trains("PRR 2, pool 2").operates("PRR", "trains")
    prices = {choice.action.price for choice in story.menu(act.BuyTrain) if isinstance(choice.action, act.BuyTrain)}
    assert prices == ({80, 180} if enough else {80})
    if enough:
        story.when("PRR").buys_train("3", 180)
        assert (story.cash_of("PRR"), story.trains_of("PRR")) == (0, ["2", "3"])
    else:
        story.when("PRR", refused="cannot_afford_train", rule="1830-OR.4").buys_train("3", 180)
    assert story.cash_of("Ann") == 1000


# --- dividends -------------------------------------------------------------------------------------------------------


def with_revenue(revenue: int) -> Story:
    """Ann 40%, Bob 10%, pool 20%, offering 30%."""
    story = given("1830", "Ann Bob Eve").started("PRR 100").holds("Ann", "PRR 4").holds("Bob", "PRR 1")
    story.holds("pool", "PRR 2").floated("PRR").token("PRR", "H12").trains("PRR 2")
    story.cash("Ann 100, Bob 100, Eve 100, PRR 200")
    return story.operates("PRR", "dividend", ran=True, revenue=revenue)


@rule("1830-DV.1")
def test_all_is_paid_or_all_is_kept() -> None:
    story = with_revenue(80)
    assert [choice.action for choice in story.menu(act.DeclareDividend)] == [
        act.DeclareDividend(story.party("PRR"), "pay"),
        act.DeclareDividend(story.party("PRR"), "withhold"),
    ]
    story.when("PRR", refused="no_such_dividend", rule="1830-DV.1").declares("half")
    assert story.to_act() == "Ann"
    story.when("Bob", refused="not_your_turn").declares("pay")


@rule("1830-DV.2")
def test_a_dividend_pays_players_and_the_corporation_for_the_pool_but_nobody_for_the_offering() -> None:
    story = with_revenue(80)
    bank = story.cash_of("bank")
    story.when("PRR").declares("pay")
    assert [story.cash_of(name) for name in ("Ann", "Bob", "Eve", "PRR")] == [132, 108, 100, 216]
    assert story.cash_of("bank") == bank - 56
    [paid] = story.happened(DividendPaid)
    assert (paid.revenue, paid.per_share) == (80, 8)


@rule("1830-DV.3")
def test_retained_revenue_goes_to_the_treasury_as_a_whole() -> None:
    story = with_revenue(80)
    bank = story.cash_of("bank")
    story.when("PRR").declares("withhold")
    assert [story.cash_of(name) for name in ("Ann", "Bob", "Eve", "PRR")] == [100, 100, 100, 280]
    assert story.cash_of("bank") == bank - 80


@rule("1830-DV.4")
@pytest.mark.parametrize(
    ("kind", "start", "end"),
    [
        ("pay", "G1", "H1"),
        ("pay", "J6", "J5"),  # the end of row 6
        ("pay", "S1", "S1"),
        ("withhold", "G1", "F1"),
        ("withhold", "A3", "A4"),  # the start of row 3
        ("withhold", "A8", "A8"),
    ],
)
def test_the_marker_moves_right_for_a_dividend_and_left_without_one(kind: str, start: str, end: str) -> None:
    story = with_revenue(80).marker(f"PRR {start}")
    story.when("PRR").declares(kind)
    assert story.cell("PRR") == end


@rule("1830-DV.4", "1830-RT.11")
@pytest.mark.parametrize("why", ["no train", "no route"])
def test_no_revenue_counts_as_not_paying_and_is_nobodys_decision(why: str) -> None:
    if why == "no train":
        story = pennsylvania().operates("PRR", "run")
    else:
        story = given("1830", "Ann Bob Eve").started("PRR 100").holds("Ann", "PRR 6").token("PRR", "H12")
        story.trains("PRR 2").cash("PRR 500").operates("PRR", "run")
    assert story.part() == "trains"
    assert story.cell("PRR") == "F1"
    assert story.cash_of("PRR") == 500
    assert [event.revenue for event in story.happened(DividendWithheld)] == [0]
    story.when("PRR", refused="nothing_to_pay").declares("pay")


@rule("1830-DV.5")
def test_the_income_of_a_corporations_privates_is_not_shared_out() -> None:
    story = pennsylvania("PRR 500, Ann 0", phase="3").trains("PRR 3").owns("PRR", "CS SV DH").stock_round(2, "Ann")
    for name in ("Ann", "Bob", "Eve"):
        story.when(name).passes()
    assert story.cash_of("PRR") == 530
    story.when("PRR").passes()
    story.when("PRR").passes()
    story.when("PRR").runs(_3="H12 (H14) H16")
    story.when("PRR").declares("pay")
    assert [event.revenue for event in story.happened(DividendPaid)] == [30]
    assert (story.cash_of("Ann"), story.cash_of("PRR")) == (18, 530)


@rule("1830-DV.5")
def test_private_income_without_a_run_is_no_revenue() -> None:
    story = pennsylvania(phase="3").owns("PRR", "CS SV DH").stock_round(2, "Ann")
    for name in ("Ann", "Bob", "Eve"):
        story.when(name).passes()
    story.when("PRR").passes()
    story.when("PRR").passes()
    assert (story.part(), story.cell("PRR"), story.cash_of("PRR")) == ("trains", "F1", 530)


# --- somewhere to run ------------------------------------------------------------------------------------------------


@rule("1830-CL.23")
def test_without_a_second_stop_no_train_is_needed() -> None:
    story = given("1830", "Ann Bob").started("PRR 100").holds("Ann", "PRR 6").token("PRR", "H12").tile("H14", "9", 1)
    story.cash("PRR 500").operates("PRR", "trains")
    assert len(story.menu(act.Pass)) == 1
    story.when("PRR").passes()
    assert story.round()[0] == "stock"


@rule("1830-CL.23")
def test_a_city_full_of_others_is_a_stop_to_run_to() -> None:
    story = given("1830", "Ann Bob").started("PRR 100").holds("Ann", "PRR 6").token("PRR", "H12").tile("H10", "57", 1)
    story.token("NYC", "H10").cash("PRR 500").operates("PRR", "trains")
    assert story.menu(act.Pass) == []
    story.when("PRR", refused="must_buy_train", rule="1830-TN.8").passes()


@rule("1830-CL.23")
def test_two_stops_joined_out_of_reach_of_an_own_token_do_not_count() -> None:
    story = given("1830", "Ann Bob").started("PRR 100").holds("Ann", "PRR 6").token("PRR", "H12")
    story.tile("H16", "57", 1).tile("H18", "59", 1).tile("H14", "9", 0)  # Lancaster and Philadelphia, but no Altoona
    story.cash("PRR 500").operates("PRR", "trains")
    assert len(story.menu(act.Pass)) == 1


@rule("1830-CL.23")
def test_boston_can_run_to_mansfield_from_the_start_while_albany_can_run_nowhere() -> None:
    story = given("1830", "Ann Bob").started("B&M 100, NYC 90").holds("Ann", "B&M 6").holds("Bob", "NYC 6")
    story.floated("B&M NYC").cash("B&M 500, NYC 500").operating_round()
    while story.part() != "trains":
        story.goes_on()
    assert story.actor() == "B&M"
    story.when("B&M", refused="must_buy_train", rule="1830-TN.8").passes()
    story.when("B&M").buys_train("2", 80)
    story.when("B&M").passes()
    while story.part() != "trains":
        story.goes_on()
    assert story.actor() == "NYC"
    story.when("NYC").passes()
    assert story.trains_of("NYC") == []


@rule("1830-OR.3")
def test_a_declined_part_is_told() -> None:
    story = given("1830", "Ann Bob Eve").started("PRR 100").holds("Ann", "PRR 6").token("PRR", "H12").operates("PRR")
    story.when("PRR").passes()
    assert [(story.name(one.by), one.step) for one in story.happened(Passed)] == [("PRR", "track")]


@rule("1830-OR.3")
@pytest.mark.parametrize(("profile", "part"), [("rulebook", "trains"), ("18xx.games", "track")])
def test_only_the_site_asks_for_track_that_nobody_can_lay(profile: str, part: str) -> None:
    story = given("1830", "Ann Bob Eve", profile).started("ERIE 100").holds("Ann", "ERIE 6")
    story.token_beside("ERIE", "E11").cash("ERIE 500").operates("ERIE")
    assert story.menu(act.LayTile) == []
    assert story.part() == part


@rule("1830-DV.4")
def test_a_corporation_begins_to_operate_only_once() -> None:
    story = given("1830", "Ann Bob Eve").started("PRR 100").holds("Ann", "PRR 6").token("PRR", "H12").trains("PRR 2")
    story.operates("PRR", "dividend", ran=True, revenue=30).when("PRR").declares("pay")
    assert len(story.happened(CorporationOperated)) == 1
    again = given("1830", "Ann Bob Eve").started("PRR 100").holds("Ann", "PRR 6").token("PRR", "H12").trains("PRR 2")
    again.operated("PRR").operates("PRR", "dividend", ran=True, revenue=30).when("PRR").declares("pay")
    assert again.happened(CorporationOperated) == []
