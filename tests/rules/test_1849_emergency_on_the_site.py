"""1849 on the public site: what is different there when money must be raised."""

from __future__ import annotations

from tests.marks import rule
from tests.story import Story, given

SITE = "18xx.games"
QUARTET = "Ann Bob Eve Dan"

# --- markers that fall ------------------------------------------------------------------------------------------------


def sicily(profile: str = SITE) -> Story:
    """SFA lies on ATA at 100. CTL needs a train for L.350; Ann, its president, has L.150 and a share of each."""
    story = given("1849", QUARTET, profile).phase("8").launched("CTL 100, SFA 100, ATA 100").marker("SFA F4, ATA F4")
    story.marker("CTL I3").papers("Ann", "CTL P, SFA 1, ATA 1").papers("Dan", "SFA P 1, ATA P 1").launch_order("")
    return story.operated("CTL SFA ATA").cash("Ann 150, CTL 0, SFA 60, ATA 60")


@rule("1849-PD-14")
def test_the_order_is_settled_before_markers_lie_in_their_ranks() -> None:
    """SFA's marker lies on ATA's again, but when the order was settled it had just arrived below."""
    story = sicily().operates("CTL", "trains")
    story.when("Ann").sells("ATA", 1)
    story.when("Ann").sells("SFA", 1)
    assert story.markers_in("F5") == ["SFA", "ATA"]
    story.when("CTL").buys_train("8H", 350)
    story.finishes_turn()
    assert story.turns_of_round() == ["ATA", "SFA"]


@rule("1849-PD-10")
def test_markers_that_fell_in_operating_rounds_have_fallen_for_the_first_player_too() -> None:
    """ATA fell to 95. Eve begins the stock round and sells SFA."""
    story = sicily().priority("Eve").marker("ATA F5").trains("CTL 8H").papers("Eve", "SFA 1")
    story.extra(fallen=(story.party("ATA"),), ranks=story.title.corps).operating_round(acted="CTL SFA ATA")
    story.when("Eve").sells("SFA", 1)
    assert story.markers_in("F5") == ["SFA", "ATA"]
    story.when("Eve").passes()
    assert story.fact("fallen") == ()


@rule("1849-PD-10")
def test_each_emergency_sees_the_ranks_anew() -> None:
    """ATA fell and came up again since; ATA, not SFA, lies on top when both fall."""
    story = sicily().marker("ATA F4, SFA F4").extra(fallen=(sicily().party("ATA"),), ranks=sicily().title.corps[::-1])
    story.operating_round().comes_to("CTL", "trains")
    for corp in ("SFA", "ATA"):
        story.when("Ann").sells(corp, 1)
    assert story.markers_in("F5") == ["ATA", "SFA"]


@rule("1849-PD-10")
def test_a_marker_that_comes_back_to_the_market_has_not_fallen() -> None:
    story = sicily().marker("ATA A10").extra(fallen=(sicily().party("ATA"),)).operates("CTL", "trains")
    story.marker("ATA A9").papers("Ann", "ATA 1")
    story.when("Ann").sells("ATA", 1)
    assert (story.has_floated("ATA"), story.fact("fallen")) == (False, ())


@rule("1849-PD-10")
def test_in_a_ruin_markers_lie_as_they_came() -> None:
    """ATA has been sold for the train before all is sold, and SFA, dearer than ATA, comes below it."""
    story = sicily().marker("SFA G4, ATA F4").papers("Dan", "SFA 1 1").papers("Ann", "SFA 1").cash("Ann 0")
    story.launched("RCS 68").papers("Eve", "RCS P").marker("SFA F3").operates("CTL", "trains")
    story.when("Ann").sells("ATA", 1)
    story.when("CTL").goes_bankrupt()
    assert story.markers_in("F5") == ["ATA", "SFA"]


@rule("1849-PD-10")
def test_a_ruin_sorts_what_fell_before_even_if_nothing_is_sold() -> None:
    """ATA and RCS fell in an emergency before; SFA has come below ATA since. Ann has nothing to sell."""
    story = given("1849", QUARTET, SITE).phase("8").launched("CTL 100, SFA 100, ATA 100, RCS 68").launch_order("")
    story.marker("ATA F4, SFA F4, CTL I3").papers("Ann", "CTL P").papers("Dan", "SFA P, ATA P, RCS P")
    story.cash("Ann 0, CTL 0").extra(fallen=(story.party("ATA"), story.party("RCS")))
    story.operated("CTL SFA ATA RCS").operates("CTL", "trains")
    story.when("CTL").goes_bankrupt()
    assert story.markers_in("F4") == ["SFA", "ATA"]


@rule("1849-PD-10")
def test_a_ruin_leaves_a_single_marker_that_fell_where_it_lies() -> None:
    story = given("1849", QUARTET, SITE).phase("8").launched("CTL 100, SFA 100, ATA 100").launch_order("")
    story.marker("ATA F4, SFA F4, CTL I3").papers("Ann", "CTL P").papers("Dan", "SFA P, ATA P")
    story.cash("Ann 0, CTL 0").extra(fallen=(story.party("ATA"),))
    story.operated("CTL SFA ATA").operates("CTL", "trains")
    story.when("CTL").goes_bankrupt()
    assert story.markers_in("F4") == ["ATA", "SFA"]
