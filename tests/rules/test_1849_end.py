"""1849: the end of the game and the score."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import EndAnnounced, GameEnded
from tresham.core.state import Ending, Moment


def late(profile: str = "rulebook", options: str = "", phase: str = "16", seats: str = "Ann Bob Eve") -> Story:
    """RCS is Ann's and runs for 70, or as a turn is told to; ATA is Bob's and CTL is Eve's."""
    story = given("1849", seats, profile, options).phase(phase).launched("RCS 100, ATA 100, CTL 68").launch_order("")
    story.papers("Ann", "RCS P 1 1").papers("Bob", "ATA P").papers("Eve", "CTL P").operated("RCS ATA CTL")
    return story.tile("D6", "9", 2).tile("E7", "3", 2).trains("RCS 10H, CTL 10H").cash("RCS 0, ATA 0, CTL 0")


def finish(story: Story, rounds: int | None = None) -> list[tuple[str, int, int, int]]:
    """Everybody declines, trains run, income is kept; the rounds that are still begun, until the game is over."""
    seen: list[tuple[str, int, int, int]] = []
    while not story.ready().game.over and (rounds is None or len(seen) <= rounds):
        if story.round() not in seen:
            seen.append(story.round())
        menu = [choice.action for choice in story.game.legal_actions().menu]
        passes = [action for action in menu if isinstance(action, act.Pass)]
        story.events = story.game.push((passes or menu)[-1])
    return seen


# --- the end of the market --------------------------------------------------------------------------------------------


@rule("1849-13.1")
@pytest.mark.parametrize(("cell", "to"), [("O1", "P1"), ("P2", "P1"), ("N1", "O1"), ("O2", "P2")])
def test_only_the_last_cell_brings_the_end(cell: str, to: str) -> None:
    story = late().marker(f"RCS {cell}").operates("RCS", "dividend", ran=True, revenue=400)
    story.when("RCS").declares("pay")
    announced = [(one.cause, one.moment) for one in story.happened(EndAnnounced)]
    assert announced == ([("stock_market", "turn")] if to == "P1" else [])
    assert story.cell("RCS") == to
    finish(story, 1)
    assert story.game.over == (to == "P1")


@rule("1849-13.2")
def test_the_corporation_finishes_its_turn_and_nobody_else_operates() -> None:
    story = late().marker("RCS O1").cash("RCS 1200").operates("RCS", "dividend", ran=True, revenue=350, number=1, of=3)
    story.when("RCS").declares("pay")
    assert (story.game.over, story.cell("RCS"), story.actor(), story.part()) == (False, "P1", "RCS", "trains")
    story.when("RCS").buys_train("R6H", 350)
    assert (story.game.over, story.part()) == (False, "finance")
    story.when("RCS").sells_papers("RCS", "1")
    assert story.game.over
    assert [one.cause for one in story.happened(GameEnded)] == ["stock_market"]
    assert story.trains_of("RCS") == ["10H", "R6H"]


@rule("1849-13.3")
def test_a_marker_that_rises_after_a_stock_round_ends_the_game_with_its_next_turn() -> None:
    story = late().marker("RCS P2").papers("Eve", "RCS 1 1 1 1 2").stock_round(4, "Ann")
    for name in ("Ann", "Bob", "Eve"):
        assert story.cell("RCS") == "P2"
        story.when(name).passes()
    assert (story.cell("RCS"), story.game.over, story.round()) == ("P1", False, ("operating", 4, 1, 3))
    assert story.actor() == "RCS"
    assert finish(story) == [("operating", 4, 1, 3)]
    assert [one.cause for one in story.happened(GameEnded)] == ["stock_market"]


@rule("1849-13.3", "1849-13.4")
def test_whoever_has_ever_been_there_ends_the_game() -> None:
    """RCS was at the end of the market and has fallen behind ATA: ATA still operates, CTL no more."""
    story = late().marker("RCS I1, ATA K1, CTL A8").operating_round(number=1, of=3)
    story.extra(peaked=1 << story.party("RCS"))
    acted = []
    while not story.ready().game.over:
        acted.append(story.actor())
        finish_step(story)
    assert (dict.fromkeys(acted), story.cell("CTL")) == (dict.fromkeys(["ATA", "RCS"]), "A8")


def finish_step(story: Story) -> None:
    """One decision: decline, run, keep the income."""
    menu = [choice.action for choice in story.game.legal_actions().menu]
    passes = [action for action in menu if isinstance(action, act.Pass)]
    story.events = story.game.push((passes or menu)[-1])


@rule("1849-13.4")
def test_a_fall_does_not_undo_it() -> None:
    story = late().marker("RCS O1").operates("RCS", "dividend", ran=True, revenue=350)
    story.when("RCS").declares("pay")
    assert story.cell("RCS") == "P1"
    story.when("RCS").passes()
    assert (story.part(), story.game.over) == ("finance", False)
    story.when("RCS").sells_papers("RCS", "1 1 1")
    assert (story.cell("RCS"), story.game.over) == ("P3", True)


@rule("1849-13.1")
def test_before_phase_16_nobody_gets_there() -> None:
    story = late(phase="12").marker("RCS M1").operates("RCS", "dividend", ran=True, revenue=350)
    story.when("RCS").declares("pay")
    assert (story.cell("RCS"), story.happened(EndAnnounced)) == ("M1", [])


# --- the bank ---------------------------------------------------------------------------------------------------------


@rule("1849-13.5")
@pytest.mark.parametrize(("bank", "broken"), [(70, False), (69, True)])
def test_the_bank_is_broken_when_it_must_pay_more_than_it_has(bank: int, broken: bool) -> None:
    story = late().bank(bank).operates("RCS", "dividend", ran=True, revenue=70, number=3, of=3)
    story.when("RCS").declares("pay")
    assert story.cash_of("bank") == bank - 70
    announced = [(one.cause, one.moment) for one in story.happened(EndAnnounced)]
    assert announced == ([("bank", "set")] if broken else [])


@rule("1849-13.5")
@pytest.mark.parametrize("bank", [29, 30])
def test_income_of_privates_may_break_the_bank(bank: int) -> None:
    story = late(phase="8").owns("Bob", "RSA").owns("Eve", "SCE").bank(bank).stock_round(4, "Ann")
    for name in ("Ann", "Bob", "Eve"):
        assert story.happened(EndAnnounced) == []
        story.when(name).passes()
    assert (story.round()[0], story.cash_of("bank")) == ("operating", bank - 30)
    assert len(story.happened(EndAnnounced)) == (bank < 30)


@rule("1849-13.5", "1849-13.7")
def test_in_an_operating_round_the_set_is_finished() -> None:
    story = late().bank(30).operates("RCS", "dividend", ran=True, revenue=70, number=2, of=3)
    story.when("RCS").declares("pay")
    assert finish(story) == [("operating", 2, 2, 3), ("operating", 2, 3, 3)]
    assert story.game.over
    assert [one.cause for one in story.happened(GameEnded)] == ["bank"]


@rule("1849-13.5")
@pytest.mark.parametrize(("phase", "rounds"), [("6", 2), ("8", 2), ("10", 3), ("16", 3)])
def test_in_a_stock_round_it_and_the_next_set_are_finished(phase: str, rounds: int) -> None:
    story = late(phase=phase).bank(50).stock_round(4, "Ann")
    story.when("Ann").sells("RCS", 1)
    assert story.cash_of("bank") == -50
    sets = [("operating", 4, number, rounds) for number in range(1, rounds + 1)]
    assert finish(story) == [("stock", 4, 1, 1), *sets]


def broken_early(profile: str) -> Story:
    """In Phase 4, with one operating round in a set, a sale breaks the bank in a stock round."""
    story = given("1849", "Ann Bob Eve", profile).launched("RCS 100").launch_order("").papers("Ann", "RCS P 1")
    story.operated("RCS").bank(50).stock_round(4, "Ann")
    story.when("Ann").sells("RCS", 1)
    return story


@rule("1849-13.5", "1849-PD-23")
def test_with_one_operating_round_in_a_set_that_round_is_played() -> None:
    assert finish(broken_early("rulebook")) == [("stock", 4, 1, 1), ("operating", 4, 1, 1)]


@rule("1849-PD-23")
def test_on_the_public_site_a_set_of_one_round_is_not_played_any_more() -> None:
    assert finish(broken_early("18xx.games")) == [("stock", 4, 1, 1)]


@rule("1849-13.5")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_a_loan_breaks_the_bank_too(profile: str) -> None:
    """Eve's loan is the last payment of the set."""
    story = given("1849", "Ann Bob Eve", profile).phase("8").launched("CTL 68, ATA 68").launch_order("")
    story.papers("Eve", "CTL P").papers("Bob", "ATA P").cash("Eve 0, CTL 0").bank(400)
    story.operating_round(number=2, of=2, acted="ATA")
    while not story.menu(act.GoBankrupt):
        finish_step(story)
    story.when("CTL").goes_bankrupt()
    story.when("Eve").borrows()
    assert story.cash_of("bank") == -100
    assert story.game.over


@rule("1849-13.5")
def test_a_bond_breaks_the_bank_too() -> None:
    story = late(options="bonds").bank(400).operates("CTL", "issue_bond", number=3, of=3)
    story.when("CTL").issues_bond()
    assert story.cash_of("bank") == -100
    assert [(one.cause, one.moment) for one in story.happened(EndAnnounced)] == [("bank", "set")]


@rule("1849-13.5")
def test_the_end_of_the_market_comes_before_that_of_the_bank() -> None:
    story = late().bank(30).marker("RCS O1").operates("RCS", "dividend", ran=True, revenue=350, number=1, of=3)
    story.when("RCS").declares("pay")
    assert story.cash_of("bank") == 30 - 350
    assert story.game.state.ending == Ending("stock_market", Moment.TURN)
    assert finish(story) == [("operating", 2, 1, 3)]
    assert [one.cause for one in story.happened(GameEnded)] == ["stock_market"]


@rule("1849-13.5", "1849-13.2")
def test_the_end_of_the_market_overtakes_that_of_the_bank() -> None:
    """The dividend breaks the bank and leads to L.340; redeeming its bond leads RCS on to L.377."""
    story = late(options="bonds").bank(30).marker("RCS N1").cash("RCS 600")
    story.extra(bonds=1 << story.party("RCS"))
    story.operates("RCS", "dividend", ran=True, revenue=350, number=1, of=3)
    story.when("RCS").declares("pay")
    assert (story.cell("RCS"), story.game.state.ending) == ("O1", Ending("bank", Moment.SET))
    while story.part() != "redeem_bond":
        finish_step(story)
    story.when("RCS").redeems_bond()
    assert (story.cell("RCS"), story.game.state.ending) == ("P1", Ending("stock_market", Moment.TURN))
    assert finish(story) == [("operating", 2, 1, 3)]
    assert [one.cause for one in story.happened(GameEnded)] == ["stock_market"]


@rule("1849-13.5", "1849-13.1")
def test_a_price_below_the_last_does_not_cut_the_last_set_short() -> None:
    story = late().bank(30).marker("RCS N1").operates("RCS", "dividend", ran=True, revenue=350, number=1, of=3)
    story.when("RCS").declares("pay")
    assert (story.cell("RCS"), story.game.state.ending) == ("O1", Ending("bank", Moment.SET))
    assert finish(story) == [("operating", 2, number, 3) for number in (1, 2, 3)]
    assert [one.cause for one in story.happened(GameEnded)] == ["bank"]


@rule("1849-13.7")
def test_a_broken_bank_pays_in_full() -> None:
    story = (
        late(phase="8")
        .owns("Bob", "RSA")
        .bank(10)
        .cash("Eve 500, Bob 500")
        .operates("CTL", "dividend", ran=True, revenue=100, number=1, of=2)
    )
    bank, bob, eve = (story.cash_of(name) for name in ("bank", "Bob", "Eve"))
    story.when("CTL").declares("pay")
    assert (story.cash_of("bank"), story.cash_of("Eve"), story.cash_of("CTL")) == (bank - 100, eve + 20, 80)
    while story.round() == ("operating", 2, 1, 2):
        finish_step(story)
    assert story.cash_of("Bob") == bob + 25


# --- one player left --------------------------------------------------------------------------------------------------


def leaving(seats: str, gone: str = "") -> Story:
    """CTL's president Eve has nothing; others have left before."""
    story = given("1849", seats).phase("8").launched("CTL 68, RCS 100").papers("Eve", "CTL P").papers("Ann", "RCS P")
    story.cash("Eve 0, CTL 0").operates("CTL", "trains", number=1, of=2)
    if gone:
        left = {story.party(name) for name in gone.split()}
        story.change(order=tuple(one for one in story.game.state.order if one not in left))
    story.when("CTL").goes_bankrupt()
    return story


@rule("1849-13.6")
def test_the_game_ends_at_once_when_one_player_is_left() -> None:
    story = leaving("Ann Bob Eve", "Bob")
    assert not story.game.over
    story.when("Eve").leaves()
    assert story.game.over
    assert [one.cause for one in story.happened(GameEnded)] == ["one_player"]
    assert (story.score("Bob"), story.score("Eve"), story.game.winners()) == (0, 0, ("Ann",))


@rule("1849-13.6")
@pytest.mark.parametrize(("seats", "gone"), [("Ann Bob Eve", ""), ("Ann Bob Eve Joe", "Joe")])
def test_two_players_go_on(seats: str, gone: str) -> None:
    story = leaving(seats, gone)
    story.when("Eve").leaves()
    assert not story.game.over


@rule("1849-13.6")
def test_a_loan_keeps_the_game_going() -> None:
    story = leaving("Ann Bob Eve", "Bob")
    story.when("Eve").borrows()
    assert not story.game.over


# --- the score --------------------------------------------------------------------------------------------------------


def scored(profile: str = "rulebook", options: str = "") -> Story:
    """Ann has 320 in cash, three shares at L.208 and two at L.90."""
    story = (
        given("1849", "Ann Bob Eve", profile, options).phase("8").launched("RCS 100, ATA 100").papers("Ann", "RCS P 1")
    )
    story.papers("Bob", "ATA P").papers("Ann", "ATA 1 1").marker("RCS M4, ATA E4").cash("Ann 320")
    return story.stock_round(5, "Ann")


@rule("1849-13.9")
def test_wealth_is_cash_and_shares() -> None:
    assert scored().score("Ann") == 320 + 3 * 208 + 2 * 90


@rule("1849-13.9")
def test_the_last_certificate_is_two_shares() -> None:
    assert scored().papers("Ann", "RCS 2").score("Ann") == 320 + 5 * 208 + 2 * 90


@rule("1849-13.9", "1849-PD-18")
@pytest.mark.parametrize(("profile", "more"), [("rulebook", 0), ("18xx.games", 150 + 20)])
def test_privates_count_on_the_public_site_only(profile: str, more: int) -> None:
    assert scored(profile).owns("Ann", "RSA SCE").score("Ann") == 1124 + more


@rule("1849-13.8")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_what_a_corporation_has_is_worth_nothing(profile: str) -> None:
    story = scored(profile).cash("RCS 900").trains("RCS 10H 12H").owns("RCS", "SIGI SMS").token("RCS", "M9")
    assert story.score("Ann") == 1124


@rule("1849-13.10", "1849-PD-17")
@pytest.mark.parametrize(
    ("profile", "cash", "loans", "worth"),
    [
        ("rulebook", 750, 1, 0),
        ("rulebook", 751, 1, 1),
        ("rulebook", 500, 1, 0),
        ("rulebook", 1600, 2, 100),
        ("18xx.games", 751, 1, 1),
        ("18xx.games", 500, 1, -250),
        ("18xx.games", 0, 2, -1500),
    ],
)
def test_loans_are_taken_off_but_nobody_ends_below_nothing(profile: str, cash: int, loans: int, worth: int) -> None:
    story = given("1849", "Ann Bob Eve", profile).cash(f"Ann {cash}").stock_round(5, "Ann")
    assert story.extra(loans=(story.party("Ann"),) * loans).score("Ann") == worth
    assert story.score("Bob") == 500


@rule("1849-13.10", "1849-PD-16")
@pytest.mark.parametrize(("profile", "worth"), [("rulebook", 0), ("18xx.games", 75 - 750)])
def test_a_player_who_left_has_nothing(profile: str, worth: int) -> None:
    story = given("1849", "Ann Bob Eve", profile).cash("Ann 0").owns("Ann", "CNM").stock_round(5, "Bob")
    story.extra(loans=(story.party("Ann"),)).change(order=(story.party("Bob"), story.party("Eve")))
    assert story.score("Ann") == worth


@rule("1849-13.11")
def test_the_richest_wins_and_equals_share_it() -> None:
    story = scored().cash("Bob 900, Eve 1123").ready()
    assert story.game.winners() == ("Ann",)
    assert scored().cash("Bob 0, Eve 1125").ready().game.winners() == ("Eve",)
    assert scored().cash("Bob 0, Eve 1124").ready().game.winners() == ("Ann", "Eve")
