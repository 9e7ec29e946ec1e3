"""1849: worked examples about the variants: stations for sale, bonds, electric trains."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core.event import GameEnded

ALL = "acquiring_station_tokens bonds electric_dreams"
WEST = {
    "C5": ("651", 5),
    "B4": ("7", 5),
    "D4": ("682", 1),
    "C3": ("3", 5),
    "E3": ("714", 0),
    "F2": ("78", 2),
    "G3": ("58", 1),
    "H2": ("8", 2),
    "G1": ("58", 3),
}
EAST = {"H12": ("653", 1), "G13": ("58", 1), "D14": ("8", 1), "D12": ("77", 4), "B14": ("656", 4)}


def with_tiles(story: Story, tiles: dict[str, tuple[str, int]]) -> Story:
    """Track on the map."""
    for place, (tile, rotation) in tiles.items():
        story.tile(place, tile, rotation)
    return story


@rule("1849-S-73", "1849-14.1.1", "1849-14.1.2", "1849-14.1.3", "1849-14.1.4")
def test_a_station_in_palermo_changes_hands_for_75() -> None:
    story = given("1849", "A B C", options="acquiring_station_tokens").phase("6").launched("CTL 100, IFT 68, RCS 68")
    with_tiles(story, WEST).token("IFT", "C5").papers("A", "CTL P").papers("B", "IFT P").papers("C", "RCS P")
    story.trains("CTL 6H").cash("CTL 100, IFT 20").operates("CTL", "token_trade")
    story.when("CTL", refused="home_token", rule="1849-14.1.4").offers.buys_token("RCS", "C5", 75)
    story.when("CTL").offers.buys_token("IFT", "C5", 75)
    story.when("B").accepts()
    assert (story.cash_of("CTL"), story.cash_of("IFT")) == (25, 95)
    assert (story.tokens_of("CTL"), story.tokens_of("IFT")) == (["C5.0", "E1.0"], ["H12.0"])
    assert (len(story.charter("CTL")), len(story.charter("IFT"))) == (1, 2)


@rule("1849-S-74", "1849-14.2.1", "1849-14.2.2", "1849-14.2.3", "1849-14.2.4")
def test_a_bond_at_144() -> None:
    story = given("1849", "A B C", options="bonds").phase("8").launched("RCS 100").marker("RCS I3").papers("A", "RCS P")
    story.operated("RCS").launch_order("").cash("RCS 40").operates("RCS", "issue_bond", number=1, of=2)
    story.when("RCS").issues_bond()
    assert (story.cash_of("RCS"), story.cell("RCS")) == (540, "H3")
    story.comes_to("RCS", "finance", keeps=True)
    assert (story.round(), story.cash_of("RCS"), story.cell("RCS")) == (("operating", 2, 2, 2), 540, "G3")
    story.when("RCS").sells_papers("RCS", "1")
    assert (story.cash_of("RCS"), story.cell("RCS"), story.part()) == (540 + 117 - 50, "G4", "redeem_bond")
    story.when("RCS").redeems_bond()
    assert (story.cash_of("RCS"), story.cell("RCS")) == (107, "H4")


@rule("1849-S-75", "1849-14.2.7")
@pytest.mark.parametrize(("cell", "price", "worth"), [("L1", 248, 148), ("D4", 80, 0)])
def test_shares_with_the_bond_out(cell: str, price: int, worth: int) -> None:
    story = given("1849", "A B C", options="bonds").phase("12").launched("RCS 100").marker(f"RCS {cell}")
    story.papers("A", "RCS P 1").cash("A 0").extra(bonds=1 << story.party("RCS")).stock_round(6, "A")
    assert story.title.cell_price[story.title.market.at(cell)] == price
    assert story.score("A") == 3 * worth


@rule("1849-S-76", "1849-14.3.3", "1849-14.3.4", "1849-14.3.5", "1849-14.3.6")
@pytest.mark.parametrize(("phase", "first", "second"), [("12", 1100, 800), ("16", 800, 550)])
def test_prices_of_electric_markers(phase: str, first: int, second: int) -> None:
    story = given("1849", "A B C", options=ALL).phase(phase).launched("CTL 100, ATA 68").papers("A", "CTL P, ATA P")
    story.operated("CTL ATA").trains("CTL 10H, ATA 10H").cash(f"CTL {first}, ATA {second}").operates("CTL", "right")
    story.when("CTL").buys_right()
    assert story.cash_of("CTL") == 0
    story.comes_to("ATA", "right", keeps=True)
    story.when("ATA").buys_right()
    assert story.cash_of("ATA") == 0


@rule("1849-S-76", "1849-14.3.5", "1849-14.3.6")
def test_the_buyer_of_the_first_12h_gets_no_marker_in_that_turn() -> None:
    story = given("1849", "A B C", options=ALL).phase("10").depot("10H 0").launched("CTL 100").papers("A", "CTL P")
    story.operated("CTL").cash("CTL 3000").operates("CTL", "right").ready()
    assert story.part() == "trains"
    story.when("CTL").buys_train("12H", 800)
    story.when("CTL", refused="part_is_over").buys_right()
    story.when("CTL", refused="train_needs_right").buys_train("E", 550)


@rule("1849-S-77", "1849-14.3.7", "1849-14.3.8")
@pytest.mark.parametrize(
    ("train", "way", "earns"),
    [
        ("E", "H12 G13 E13 (D14) B14 (A15) C15", 120 + 10 + 10 + 160 + 90),
        ("12H", "H12 G13 E13 (D14) B14 (A15) C15", 250),
        ("12H", "H12 G13 E13 (D12 C13) B14 (A15) C15", 250),
        ("E", "H12 G13 E13 (D12 C13) B14 (A15) C15", None),
    ],
)
def test_from_catania_to_calabria(train: str, way: str, earns: int | None) -> None:
    story = given("1849", "A B C", options=f"{ALL} free_runs").phase("12").launched("IFT 100").papers("A", "IFT P")
    with_tiles(story, EAST).trains(f"IFT {train}").cash("IFT 0").operates("IFT", "run")
    if earns is None:
        story.when("IFT", refused="run_barred_track", rule="1849-14.3.7").runs(**{f"_{train}": way})
        return
    story.when("IFT").runs(**{f"_{train}": way})
    story.when("IFT").declares("withhold")
    assert story.cash_of("IFT") == earns


@rule("1849-S-77", "1849-10.5.1.8", "1849-10.5.1.7")
@pytest.mark.parametrize(
    ("way", "crossings"),
    [("H12 G13 E13 (D14) B14 (A15) C15", 7), ("H12 G13 E13 (D12 C13) B14 (A15) C15", 11)],
)
def test_how_long_these_ways_are(way: str, crossings: int) -> None:
    """Trains of just that length can run them, shorter ones cannot."""
    for train, length in (("6H", 6), ("8H", 8), ("10H", 10), ("12H", 12)):
        story = given("1849", "A B C", options="free_runs").phase("12").launched("IFT 100").papers("A", "IFT P")
        with_tiles(story, EAST).trains(f"IFT {train}").operates("IFT", "run")
        refused = None if length >= crossings else "run_too_long"
        story.when("IFT", refused=refused).runs(**{f"_{train}": way})


@rule("1849-S-93", "1849-14.2.1", "1849-14.2.9")
def test_a_bond_at_57_moves_the_marker_down() -> None:
    story = given("1849", "A B C", options="bonds").phase("8").launched("RCS 68").marker("RCS A3").papers("A", "RCS P")
    story.operated("RCS").cash("RCS 0").operates("RCS", "issue_bond").when("RCS").issues_bond()
    assert (story.cell("RCS"), story.cash_of("RCS")) == ("A4", 500)


@rule("1849-S-93", "1849-14.2.9", "1849-13.2")
def test_a_bond_redeemed_at_340_ends_the_game_after_the_turn() -> None:
    story = given("1849", "A B C", options="bonds").phase("16").launched("RCS 100, ATA 68").marker("RCS O1")
    story.papers("A", "RCS P").papers("B", "ATA P").operated("RCS ATA").cash("RCS 500")
    story.extra(bonds=1 << story.party("RCS")).operates("RCS", "redeem_bond", number=1, of=3)
    story.when("RCS").redeems_bond()
    assert (story.cell("RCS"), story.game.over, story.part()) == ("P1", False, "issue_bond")
    story.when("RCS").passes()
    assert story.game.over
    assert [one.cause for one in story.happened(GameEnded)] == ["stock_market"]
