"""What may be done at any point of a corporation's turn is not lost because a part of the turn has nothing to offer."""

from __future__ import annotations

from tests.marks import rule
from tests.story import Story, given
from tresham.core.event import DividendWithheld

PLAYERS = "Ann Bob Eve Dan"


def central(owner: str, cash: int = 500) -> Story:
    """NYC has a train and no route yet: track on D20 and in Burlington, B20, would join Montreal to Albany."""
    story = given("1830", PLAYERS).phase("3").started("NYC 100").holds("Ann", "NYC 6").floated("NYC").operated("NYC")
    story.token("NYC", "E19").tile("E19", "57", 0).tile("C21", "8", 0).trains("NYC 3")
    return story.owns(owner, "CS").cash(f"NYC {cash}").operates("NYC", "track")


def runs_to_montreal(story: Story) -> int:
    """What the run earns that Champlain's tile has made possible."""
    story.when("NYC").lays_with("CS", "B20", "4", 2)
    assert story.part() == "run"
    before = story.cash_of("NYC")
    story.when("NYC").runs_best()
    story.when("NYC").declares("withhold")
    return story.cash_of("NYC") - before


@rule("1830-PV.CS.2", "1830-OR.3")
def test_champlain_comes_after_the_normal_tile_and_still_before_the_run() -> None:
    story = central("NYC")
    story.when("NYC").lays("D20", "9", 0)
    assert (story.part(), story.cell("NYC")) == ("token", "G1")
    assert runs_to_montreal(story) == 70


@rule("1830-PV.5", "1830-OR.3")
def test_champlain_is_bought_after_the_normal_tile_and_still_before_the_run() -> None:
    story = central("Ann")
    story.when("NYC").lays("D20", "9", 0)
    assert (story.part(), story.cell("NYC")) == ("token", "G1")
    story.when("NYC").buys_private("CS", 40)
    assert runs_to_montreal(story) == 70


@rule("1830-PV.CS.2", "1830-OR.3")
def test_champlain_waits_before_a_run_that_has_no_route_yet_even_if_no_token_is_left() -> None:
    story = (
        central("NYC").tile("F6", "57", 1).tile("H12", "57", 1).tile("B16", "57", 1).token("NYC", "F6", "H12", "B16")
    )
    story.when("NYC").lays("D20", "9", 0)
    assert (story.part(), story.cell("NYC")) == ("run", "G1")
    assert runs_to_montreal(story) == 70


@rule("1830-OR.3")
def test_who_hopes_for_nothing_is_asked_once() -> None:
    story = central("NYC")
    story.when("NYC").lays("D20", "9", 0)
    story.when("NYC").passes()
    assert (story.part(), story.cell("NYC")) == ("trains", "F1")


@rule("1830-OR.3")
def test_declining_the_tile_is_not_declining_the_private() -> None:
    story = central("NYC").tile("D20", "9", 0).operates("NYC", "track")
    story.when("NYC").passes()
    assert (story.part(), story.cell("NYC")) == ("token", "G1")
    assert runs_to_montreal(story) == 70


@rule("1830-OR.3")
def test_without_a_private_in_reach_nobody_waits() -> None:
    for story in (central("Bob", cash=19), central("NYC").tile("B20", "58", 0).operates("NYC", "track")):
        story.when("NYC").lays("D20", "9", 0)
        assert story.happened(DividendWithheld)


def pacific(cash: int, owner: str = "Ann") -> Story:
    """CPR can lay nothing: B18 is too dear, and B20 is closed while a player owns Champlain."""
    story = given("1830", PLAYERS).phase("3").started("CPR 100").holds("Ann", "CPR 6").floated("CPR").operated("CPR")
    return story.token("CPR", "A19").owns(owner, "CS").cash(f"CPR {cash}").trains("CPR 3").operating_round(2)


@rule("1830-PV.5", "1830-PV.3", "1830-OR.3")
def test_a_private_that_closes_the_only_hex_is_bought_before_the_normal_tile() -> None:
    story = pacific(50)
    assert story.part() == "track"
    assert story.lays_offered("B20") == set()
    story.when("CPR").buys_private("CS", 50)
    assert story.lays_offered("B20")
    story.when("CPR").lays("B20", "58", 0)
    assert story.part() != "track"


@rule("1830-PV.5", "1830-OR.3")
def test_a_private_that_cannot_be_paid_holds_nobody_up() -> None:
    assert pacific(19).happened(DividendWithheld)


def girgenti(cash: int = 300) -> Story:
    """SFA may lay a tile, and has no way to place a token or to run."""
    story = given("1849", PLAYERS).phase("6").launched("SFA 100").operated("SFA").papers("Ann", "SFA P 1 1")
    return story.owns("Bob", "SMS").cash(f"SFA {cash}").trains("SFA 4H").operates("SFA", "track")


@rule("1849-10.0.4", "1849-10.2.1", "1849-7.1.8")
def test_the_marittima_is_bought_and_used_after_the_tile_was_declined() -> None:
    story = girgenti()
    price = story.cell("SFA")
    story.when("SFA").passes()
    assert (story.part(), story.cell("SFA")) == ("token", price)
    story.when("SFA").offers.buys_private("SMS", 110)
    story.when("Bob").accepts()
    story.when("SFA").closes_private("SMS")
    story.when("SFA").tokens("C1")
    assert "C1.0" in story.tokens_of("SFA")


@rule("1849-10.0.4", "1849-7.1.8")
def test_after_a_tile_the_marittima_holds_nobody_up() -> None:
    story = girgenti()
    price = story.cell("SFA")
    story.when("SFA").lays("J6", "657", 2)
    assert story.part() not in ("token", "run")
    assert story.cell("SFA") != price


# --- why not, when the part for it is over ----------------------------------------------------------------------------


def sicily(phase: str, cash: int, part: str, options: str = "", trains: str = "4H") -> Story:
    """RCS has come so far in its turn that the part in question is over or has been passed over."""
    story = given("1849", PLAYERS, options=options).phase(phase).launched("RCS 100, CTL 100").operated("RCS CTL")
    story.papers("Ann", "RCS P 1 1").papers("Bob", "CTL P 1 1").owns("RCS", "SMS")
    return story.cash(f"RCS {cash}").trains(f"RCS {trains}, CTL 6H").operates("RCS", part, paid=True)


@rule("1849-10.6.2")
def test_at_the_train_limit_the_limit_is_the_reason() -> None:
    story = sicily("8", 800, "finance", trains="6H 6H 6H")
    story.when("RCS", refused="train_limit", rule="1849-10.6.2").buys_train("8H", 350)


@rule("1849-7.1.8")
def test_after_a_tile_the_reason_is_the_tile() -> None:
    story = girgenti().owns("SFA", "SMS").operates("SFA", "track")
    story.when("SFA").lays("J6", "657", 2)
    story.when("SFA", refused="power_comes_first", rule="1849-7.1.8").closes_private("SMS")


@rule("1849-14.2.1")
def test_before_phase_8_the_phase_is_the_reason_why_there_is_no_bond() -> None:
    story = sicily("6", 200, "privates", options="bonds").owns("Bob", "CNM")
    story.when("RCS", refused="no_bonds_yet", rule="1849-14.2.1").issues_bond()
