"""What the naive player does in positions where one choice is plainly better than the others."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, final

import pytest

from tests.islet import TURN, islet, on_islet
from tests.story import Story, given
from tests.unit.rules.test_double_stations import apart, taken_over
from tresham.bots import NaiveBot
from tresham.core import action as act
from tresham.core.ids import BANK
from tresham.core.stage import Choice, Step
from tresham.core.table import Table
from tresham.rules.operating import OperatingTurn, Part, tally
from tresham.rules.ruin import RuinFrame

TRIES = range(25)
"""Seeds: chance may decide between equals, never against the better one."""


def choices_of(story: Story) -> list[act.Action]:
    """What he does, for each seed."""
    game = story.ready().game
    return [NaiveBot(seed).choose(game) for seed in TRIES]


def names_discarded(story: Story) -> set[str]:
    """Which trains he gives up."""
    found = choices_of(story)
    assert all(isinstance(one, act.DiscardTrain) for one in found)
    faces = story.game.state.faces
    return {story.title.train_name(one.train, faces) for one in found if isinstance(one, act.DiscardTrain)}


def test_he_keeps_the_train_that_he_has_just_bought():
    story = given("1830", "Ann Bob Eve").phase("3").started("NYC 100").holds("Ann", "NYC 6").floated("NYC")
    story.token("NYC", "E19").trains("NYC 3 3 3").depot("3 0").cash("NYC 500").operates("NYC", "trains")
    story.when("NYC").buys_train("4", 300)
    assert names_discarded(story) == {"3"}


def test_he_founds_no_corporation_that_he_cannot_float_alone():
    """Six shares float it; at the lowest par they cost $402."""
    story = given("1830", "Ann Bob Eve").stock_round(1, "Ann").cash("Ann 400")
    assert set(choices_of(story)) == {act.Pass(story.party("Ann"))}


def test_he_founds_a_corporation_that_he_can_float():
    story = given("1830", "Ann Bob Eve").stock_round(1, "Ann").cash("Ann 402")
    assert {type(one) for one in choices_of(story)} == {act.StartCorporation}


def test_where_nobody_could_float_one_alone_somebody_begins_and_the_others_join_in():
    story = given("1830", "Ann Bob Eve Max Zoe Tim").stock_round(1, "Ann")
    assert {story.cash_of(name) for name in story.game.players} == {400}
    bot = NaiveBot(1)
    for _ in range(40):
        if story.game.state.floated:
            break
        story.game.push(bot.choose(story.game))
    assert story.game.state.floated
    assert story.round()[0] == "stock"


def test_nobody_counts_on_others_who_have_better_things_to_buy():
    story = given("1830", "Ann Bob Eve").started("PRR 67").holds("Bob", "PRR 6").floated("PRR").operated("PRR")
    story.trains("PRR 2").cash("Ann 300, Bob 300, Eve 300").stock_round(2, "Ann")
    assert act.StartCorporation not in {type(one) for one in choices_of(story)}


@pytest.mark.parametrize(("left", "founds"), [(1, False), (0, True)])
def test_when_all_shares_of_what_runs_are_sold_others_will_join_in_again(left, founds):
    story = given("1848", "A B C D").started("CAR 100").holds("A", f"CAR {6 - left}").holds("B", "CAR 4").floated("CAR")
    story.operated("CAR").trains("CAR 2").cash("A 160, B 160, C 160, D 160").stock_round(2, "A")
    kinds = {type(one) for one in choices_of(story)}
    assert kinds == ({act.StartCorporation} if founds else {act.BuyShares})


def test_a_corporation_in_want_of_shareholders_comes_before_the_bank_of_england():
    story = given("1848", "A B C D").started("QR 70").holds("A", "QR 2").stock_round(1, "B").cash("B 100")
    bought = {story.title.cert_corp[one.certs[0]] for one in choices_of(story) if isinstance(one, act.BuyShares)}
    assert bought == {story.party("QR")}


@pytest.mark.parametrize(("more", "founds"), [("ERIE 1", False), ("", True)])
def test_he_founds_nothing_that_he_may_not_float_for_want_of_room(more, founds):
    """Three players may hold 20 papers each; those of PRR, NYC and B&O are 15, and it takes five to float one more."""
    story = given("1830", "Ann Bob Eve").started("PRR 100, NYC 100, B&O 100, ERIE 100").holds("Ann", "PRR 6, NYC 6")
    story.holds("Ann", "B&O 6").holds("Bob", "ERIE 2").floated("PRR NYC B&O").cash("Ann 2000").stock_round(3, "Ann")
    if more:
        story.holds("Ann", more)
    assert (act.StartCorporation in {type(one) for one in choices_of(story)}) == founds


def test_he_takes_the_dearest_par_at_which_he_can_float():
    story = given("1830", "Ann Bob Eve").stock_round(1, "Ann").cash("Ann 500")
    prices = {story.title.cell_price[one.cell] for one in choices_of(story) if isinstance(one, act.StartCorporation)}
    assert prices == {82}


def test_who_must_sell_for_a_train_keeps_his_presidencies_if_he_can():
    story = given("1830", "Ann Bob Eve").phase("4").started("PRR 100, NYC 100, B&O 67").holds("Ann", "PRR 3, NYC 3")
    story.holds("Bob", "NYC 3, B&O 3").holds("Ann", "B&O 2").floated("PRR NYC B&O").token("PRR", "H12")
    story.tile("H10", "57", 1).cash("Ann 0, PRR 150").operates("PRR", "trains")
    sold = {story.title.cert_corp[one.certs[0]] for one in choices_of(story) if isinstance(one, act.SellShares)}
    assert sold == {story.party("B&O")}


@pytest.mark.parametrize("trains", ["NYC 3", "NYC 4"])
def test_a_treasury_that_will_need_a_train_is_not_emptied_for_a_private(trains):
    story = given("1830", "Ann Bob Eve").phase("4").started("NYC 100").holds("Ann", "NYC 6").floated("NYC")
    story.operated("NYC").token("NYC", "E19").trains(trains).owns("Ann", "MH").cash("NYC 400").operates("NYC", "trains")
    assert not any(isinstance(one, act.BuyPrivate) and one.price > 100 for one in choices_of(story))


# --- own shares of corporations, and dividends ------------------------------------------------------------------------


def rich(cash: str, trains: str, price: int = 100) -> Story:
    """CBQ, of which Ann has six shares and Bob the rest, may take shares back or offer them anew in Ann's turn."""
    story = given("1850", "Ann Bob Eve").phase("6").started(f"CBQ {price}").holds("Ann", "CBQ 6").holds("Bob", "CBQ 3")
    story.floated("CBQ").operated("CBQ").trains(f"CBQ {trains}").cash(cash)
    return story.stock_round(3, "Ann")


@pytest.mark.parametrize(
    ("cash", "trains", "sells"),
    [
        ("Ann 50, CBQ 400", "6", True),
        ("Ann 500, CBQ 400", "6", False),
        ("Ann 50, CBQ 400", "3", False),
        ("Ann 50, CBQ 1100", "3", True),
    ],
)
def test_a_rich_corporation_buys_a_share_of_its_president_now_and_then(cash, trains, sells):
    story = rich(cash, trains)
    taken = {story.game.state.certs[one.cert] for one in choices_of(story) if isinstance(one, act.RedeemShare)}
    assert taken == ({story.party("Ann")} if sells else set())


@pytest.mark.parametrize(("rival", "kinds"), [(3, {act.RedeemShare, act.Pass}), (4, {act.Pass})])
def test_no_president_sells_what_keeps_another_from_taking_his_place(rival: int, kinds: set[type[act.Action]]) -> None:
    """Ann would have four shares left, and one more can be bought from the offering."""
    story = given("1850", "Ann Bob Eve").phase("6").started("CBQ 100").holds("Ann", "CBQ 5").floated("CBQ")
    story.holds("Bob", f"CBQ {rival}").operated("CBQ").trains("CBQ 6").cash("Ann 50, CBQ 400")
    assert {type(one) for one in choices_of(story.stock_round(3, "Ann"))} == kinds


@pytest.mark.parametrize(("price", "cash", "offers"), [("K2", 100, False), ("K2", 140, True), ("G1", 140, False)])
def test_shares_are_offered_anew_where_the_president_gets_one_for_less(price, cash, offers):
    """At $160 their new par is $120."""
    story = rich(f"Ann {cash}, CBQ 100", "6").holds("CBQ", "CBQ 1").marker(f"CBQ {price}")
    assert (act.ReissueShares in {type(one) for one in choices_of(story)}) == offers


# --- verbs that he has no taste for -----------------------------------------------------------------------------------


@final
@dataclass(frozen=True)
class Betting(Step[act.TakeLoan]):
    """A verb that nobody but its own file knows: pay something to the bank."""

    takes = act.TakeLoan
    stake: int

    def candidates(self, t: Table) -> Iterator[Choice]:
        yield Choice(act.TakeLoan(t.frame(OperatingTurn).corp))

    def check(self, t: Table, action: act.TakeLoan) -> None:
        t.require("bet" not in t.frame(OperatingTurn).tally, "one_bond_deal")
        t.require(t.purse(action.by) >= self.stake, "cannot_redeem_bond", amount=self.stake, cash=t.purse(action.by))

    def play(self, t: Table, action: act.TakeLoan) -> None:
        tally(t, "bet")
        t.pay(action.by, BANK, self.stake, "bet")


def may_bet(stake: int, **memory: Any) -> Story:
    """A has 100 and a train, and may bet before it does anything else."""
    title = islet(turn=(Part("bet", (Betting(stake),)), *TURN))
    story = on_islet(title).started("A 76").holds("Ann", "A 3").floated("A").operated("A").trains("A 2")
    return story.cash("A 100").token("A", "A1").tile("A1", "57", 1).operates("A", "bet", **memory)


def test_of_a_verb_that_he_does_not_know_he_makes_use_now_and_then():
    assert {type(one) for one in choices_of(may_bet(10))} == {act.TakeLoan, act.Pass}


def test_but_not_if_it_costs_much():
    assert {type(one) for one in choices_of(may_bet(60))} == {act.Pass}


def test_what_must_be_said_is_said():
    assert {type(one) for one in choices_of(taken_over(apart()))} == {act.ReturnToken}


def test_nobody_leaves_who_may_stay():
    story = given("1849", "Ann Bob Eve").launched("RCS 100").papers("Bob", "RCS P").cash("Ann 0")
    ann = story.party("Ann")
    story.stock_round(2, "Bob").after(lambda t: t.enter(RuinFrame(ann)))
    assert {type(one) for one in choices_of(story)} == {act.TakeLoan}


def test_screens_learn_from_a_verb_what_may_be_tried():
    story = may_bet(150).unsettled()
    t = story.table()
    assert list(Betting(150).tries(t, story.party("A"))) == [act.TakeLoan(story.party("A"))]
    assert list(Betting(150).choices(t)) == []
