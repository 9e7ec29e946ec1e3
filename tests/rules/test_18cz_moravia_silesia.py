"""18CZ: Moravia-Silesia, for two or three players."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.moravia import PAIR, TRIO, moravia, operating, railway, rotation_to
from tresham.core.event import Passed, PrivateClosed, TrainScrapped
from tresham.core.state import Life
from tresham.rules.depot import has_train
from tresham.rules.running import running_trains
from tresham.titles.g18cz import moravia_silesia as paper

EVERYTHING = ["SX", "PR", "BY", "kk", "Ug"]


# --- set-up ----------------------------------------------------------------------------------------------------------


@rule("18CZ-XI.2.1", "18CZ-XI.2.2", "18CZ-XI.2.4")
@pytest.mark.parametrize(("players", "cash", "limit"), [(PAIR, 500, 15), (TRIO, 450, 13)])
def test_what_everybody_begins_with(players: str, cash: int, limit: int) -> None:
    story = moravia(players)
    for name in players.split():
        assert story.cash_of(name) == cash
        assert story.title.certificate_limit(story.table(), story.party(name)) == limit
    assert {story.charter(corp) for corp in EVERYTHING} == {(0, 40, 100)}
    assert "E12" not in story.atlas.names
    assert {"A22", "G20", "I24"} <= set(story.atlas.names)


def left_out(seed: int) -> list[str]:
    story = moravia(PAIR, seed)
    return [corp for corp in EVERYTHING if story.game.state.life[story.party(corp)] == Life.ABSENT]


@rule("18CZ-XI.2.3")
def test_two_play_without_one_corporation() -> None:
    drawn = [left_out(seed) for seed in range(30)]
    assert {len(corps) for corps in drawn} == {1}
    assert {corps[0] for corps in drawn} == set(EVERYTHING)
    story = moravia(TRIO)
    assert all(story.game.state.life[story.party(corp)] == Life.WAITING for corp in EVERYTHING)


@rule("18CZ-XI.2.3", "18CZ-XI.2.6")
def test_large_ones_from_the_first_stock_round_on() -> None:
    story = moravia(PAIR, 1).stock_round(1, "A")
    (absent,) = left_out(1)
    offered = {corp: story.pars_offered(corp) for corp in EVERYTHING}
    assert offered.pop(absent) == set()
    assert set(map(frozenset, offered.values())) == {frozenset({50, 55, 60, 65, 70})}
    some = next(iter(offered))
    story.when("A", refused="par_not_yet", rule="18CZ-XI.2.6").starts(some, 90)
    story.when("A", refused="no_par_cell", rule="18CZ-XI.2.6").starts(some, 75)


@rule("18CZ-XI.2.19", "18CZ-XI.2.6")
def test_half_of_the_shares_start_a_corporation() -> None:
    story = moravia().stock_round(1, "A").when("A").starts("kk", 70).passes("B C")
    for _ in range(2):
        story.when("A").buys("kk").passes("B C")
    assert not story.has_floated("kk")
    story.when("A").buys("kk")
    assert (story.has_floated("kk"), story.cash_of("kk"), story.cash_of("A")) == (True, 700, 450 - 350)
    story.passes("B C")
    story.when("A", refused="no_sale_yet", rule="18CZ-XI.2.19").sells("kk", 1)


@rule("18CZ-XI.2.19")
def test_shares_are_sold_from_the_second_stock_round_on() -> None:
    story = railway("kk").holds("B", "kk 2").stock_round(2, "B")
    assert story.when("B").sells("kk", 1).cash_of("B") == 450 + 60


@rule("18CZ-XI.2.5")
def test_seventy_percent_and_no_more() -> None:
    story = railway("kk").holds("A", "kk 1").stock_round(2, "A")
    story.when("A").buys("kk").passes("B C")
    assert story.shares("A", "kk") == 7
    story.when("A", refused="holding_limit", rule="18CZ-XI.2.5").buys("kk")


@rule("18CZ-XI.2.7")
def test_a_dividend_moves_one_space() -> None:
    story = operating("kk", "dividend", revenue=100, ran=True)
    story.when("kk").declares("pay")
    assert story.price("kk") == 65


# --- the auction -----------------------------------------------------------------------------------------------------


@rule("18CZ-XI.2.11", "18CZ-XI.2.15")
def test_five_privates_with_their_lowest_bids() -> None:
    lowest = {name: low for name, (low, _) in moravia().bids_offered().items()}
    assert lowest == {"3E": 40, "MW": 60, "S1": 25, "M1": 40, "L1": 55}


@rule("18CZ-XI.2.15")
def test_one_private_is_put_up_and_all_bid_in_turn() -> None:
    story = moravia()
    story.when("A", refused="bid_too_low", rule="18CZ-XI.2.15").bids("L1", 54)
    story.when("A", refused="bid_not_covered", rule="18CZ-XI.2.15").bids("L1", 451)
    story.when("A").bids("L1", 55)
    story.when("B", refused="lot_not_contested", rule="18CZ-XI.2.15").bids("M1", 90)
    story.when("C", refused="not_your_turn", rule="18CZ-XI.2.15").bids("L1", 90)
    story.when("B").bids("L1", 60)
    story.when("C", refused="bid_too_low", rule="18CZ-XI.2.15").bids("L1", 62)
    story.passes("C").when("A").bids("L1", 65)
    assert story.to_act() == "B"  # C is out of it
    story.passes("B")
    assert (story.owner("L1"), story.purses()) == ("A", [385, 450, 450])
    assert story.to_act() == "B"  # the next one may put something up
    story.when("B", refused="lot_sold", rule="18CZ-XI.2.15").bids("L1", 100)


@rule("18CZ-XI.2.15")
def test_a_bid_is_promised_and_whoever_was_outbid_has_his_money_back() -> None:
    story = moravia(PAIR).when("A").bids("L1", 400)
    table = story.table()
    assert [table.purse(story.party(name)) for name in "AB"] == [100, 500]
    story.when("B").bids("L1", 405)
    table = story.table()
    assert [table.purse(story.party(name)) for name in "AB"] == [500, 95]
    assert story.bids_offered() == {"L1": (410, 500)}


@rule("18CZ-XI.2.15")
def test_who_cannot_bid_more_is_not_asked() -> None:
    story = moravia().cash("B 56").when("A").bids("L1", 55)
    assert story.to_act() == "C"
    story.passes("C")
    assert (story.owner("L1"), story.to_act()) == ("A", "B")


@rule("18CZ-XI.2.16")
def test_what_nobody_wants_is_out_of_the_game() -> None:
    story = moravia().when("A").bids("S1", 25).passes("B C")
    story.passes("B C")
    assert [one.by for one in story.happened(Passed)] == [story.party("C")]
    assert story.round()[0] == "auction"
    story.passes("A")
    assert story.round()[0] == "stock"
    assert [story.title.privates[one.private].symbol for one in story.happened(PrivateClosed)] == [
        "3E",
        "MW",
        "M1",
        "L1",
    ]
    assert story.tokens_of("MW") == []


@rule("18CZ-XI.2.16", "18CZ-VI.7")
def test_all_sold_is_the_end_of_the_auction() -> None:
    story = moravia(PAIR)
    for player, other, lot, bid in (("A", "B", "3E", 40), ("B", "A", "MW", 100), ("A", "B", "S1", 25)):
        story.when(player).bids(lot, bid).passes(other)
    story.when("B").bids("M1", 40).passes("A").when("A").bids("L1", 55).passes("B")
    assert (story.round()[0], story.happened(PrivateClosed)) == ("stock", [])
    assert story.priority_deal() == "B"  # 360 K are less than 380 K


@rule("18CZ-XI.2.17")
def test_the_track_of_rounds_begins_before_fifty() -> None:
    story = moravia()
    rounds, prices = [], []
    story.everybody_passes()
    while not story.game.over:
        rounds.append(story.round()[:3])
        prices.append(story.table().title.market.rounds)
        story.everybody_passes()
    assert [one for one in rounds if one[0] == "stock"] == [("stock", turn, 1) for turn in range(1, 7)]
    assert prices[0] == ((50,), (55,), (60, 65), (70, 75), (80, 90), (100, 110, 120))


# --- trains ----------------------------------------------------------------------------------------------------------


@rule("18CZ-XI.2.8", "18CZ-XI.2.22")
@pytest.mark.parametrize(("players", "counts"), [(PAIR, (5, 4, 3, 2)), (TRIO, (6, 5, 3, 3))])
def test_trains_by_players(players: str, counts: tuple[int, ...]) -> None:
    story = moravia(players)
    bank = story.trains_of("bank")
    assert tuple(bank.count(name) for name in ("2", "3", "4", "4+4")) == counts
    assert bank[-1] == "5+5"
    assert [story.title.trains[n].price for n in range(5)] == [70, 120, 250, 400, 500]
    assert [story.title.trains[n].reach for n in range(5)] == [2, 3, 4, 4, 5]
    assert [story.title.trains[n].route.allowance for n in range(3, 5)] == [4, 5]


@rule("18CZ-XI.2.8", "18CZ-XI.2.18")
def test_every_train_runs_for_everybody_and_does_the_duty() -> None:
    for train, phase in (("2", "2"), ("3", "3"), ("4", "4"), ("4+4", "4+4"), ("5+5", "5+5")):
        story = operating("kk", "run", phase).trains(f"kk {train}")
        table, corp = story.table(), story.party("kk")
        assert has_train(table, corp)
        assert [story.title.trains[story.game.state.faces[one]].name for one in running_trains(table, corp)] == [train]


@rule("18CZ-XI.2.18")
def test_a_corporation_without_a_train_must_buy_one() -> None:
    story = operating("kk", "trains", "2", paid=True)
    story.when("kk", refused="must_buy_train", rule="18CZ-XI.2.18").passes()


@rule("18CZ-XI.2.18")
def test_nobody_takes_anybody_over() -> None:
    story = railway("kk PR", "4").cash("kk 5000").operates("kk", "run")
    story.when("kk", refused="not_now").takes_over("PR", 60)


@rule("18CZ-XI.2.10")
def test_trades_come_with_the_first_three() -> None:
    story = railway("kk PR", "2", mw="B").trains("PR 2 2").operates("kk", "trains", paid=True)
    story.when("kk", refused="no_train_trades_yet", rule="18CZ-XI.2.10").buys_train("2", 10, "PR")
    story.when("kk", refused="no_private_sales_now", rule="18CZ-XI.2.10").offers.buys_private("MW", 10)
    story = railway("kk PR", "2", mw="B").trains("PR 2 2, kk 2").depot("2 0").operates("kk", "trains", paid=True)
    story.when("kk").buys_train("3", 120)
    assert story.phase_name() == "3"
    story.when("kk").offers.buys_train("2", 10, "PR").when("B").accepts()
    story.when("kk").offers.buys_private("MW", 10).when("B").accepts()
    assert story.trains_of("kk") == ["2", "2", "3"]


@rule("18CZ-XI.2.10")
def test_tiles_and_limits_by_phase() -> None:
    limits = [phase.limits["large"] for phase in paper.PHASES]
    assert limits == [4, 4, 4, 3, 2]
    assert [phase.tiles[-1].name for phase in paper.PHASES] == ["YELLOW", "GREEN", "GREEN", "BROWN", "GREY"]
    story = operating("kk", "trains", "2", paid=True).trains("kk 2 2 2 2").cash("kk 900")
    assert story.trains_offered() == {}
    early = operating("kk", phase="2").tile("H19", "9", rotation_to(story, "H19", "9", "I18", "G20"))
    early.when("kk", refused="colour_not_yet", rule="18CZ-XI.2.10").lays("H19", "23", 0)


@rule("18CZ-XI.2.10")
def test_the_first_four_scraps_the_twos() -> None:
    story = railway("kk PR", "3").trains("PR 2 3").depot("3 0").operates("kk", "trains", paid=True)
    story.when("kk").buys_train("4", 250)
    assert (story.phase_name(), story.trains_of("PR")) == ("4", ["3"])


@rule("18CZ-XI.2.10")
def test_the_first_plus_train_closes_privates_and_lowers_the_limit() -> None:
    story = railway("kk PR", "4", mw="B").owns("C", "L1 3E").trains("PR 3 3 3 4").depot("4 0")
    story.operates("kk", "trains", paid=True).when("kk").buys_train("4+4", 400)
    assert story.phase_name() == "4+4"
    assert story.game.state.closed == (1 << len(paper.PRIVATES)) - 1
    assert story.tokens_of("MW") == []  # its station goes too [18CZ-C57]
    story.when("PR").discards("3")
    assert (story.trains_of("PR"), story.trains_of("pool")) == (["3", "3", "4"], ["3"])


@rule("18CZ-XI.2.10")
def test_the_first_double_five_scraps_the_threes() -> None:
    story = railway("kk PR", "4+4").trains("PR 3 4 4").depot("4+4 0").cash("kk 900").operates("kk", "trains", paid=True)
    story.when("kk").buys_train("5+5", 500)
    assert (story.phase_name(), story.trains_of("PR")) == ("5+5", ["4", "4"])


@rule("18CZ-XI.2.10")
def test_trains_are_exported_as_usual() -> None:
    story = railway("kk", "3").trains("kk 3").depot("3 0").operates("kk", "trains", turn=2, paid=True)
    story.finishes_round()
    assert [one.reason for one in story.happened(TrainScrapped)] == ["exported"]
    assert story.phase_name() == "4"
