"""1848: what happens at the edges of several rules at once."""

from __future__ import annotations

from tests.australia import LINK, QUARTET, at, company, directed, fallen
from tests.marks import rule
from tests.midwest import laid, rotation_to
from tests.story import Story, given

# --- Commonwealth Railways -------------------------------------------------------------------------------------------


def com_falls() -> Story:
    """COM, whose token stands on the edge of Sydney, falls; D has a share of the Bank of England."""
    story = laid(company("NSW WA", "5"), "F9 57 E9 G8").started("COM 100").holds("C", "COM 6").floated("COM")
    story.operated("COM").token_beside("COM", "F9").marker(f"COM {at('R4C2')}").holds("D", "BOE 1")
    return story.operates("COM", of=2).when("COM").takes_loan()


@rule("1848-C-17", "1848-5.5.5b", "1848-5.5.7a")
def test_a_token_on_the_edge_falls_to_the_bank_of_england() -> None:
    story = com_falls()
    assert [(story.atlas.names[hex], story.name(corp)) for hex, corp in story.game.state.board.beside] == [
        ("F9", "BOE")
    ]
    cash = story.cash_of("D")
    story.comes_to_round("operating", 2)
    assert story.cash_of("D") == cash + 20 + 2


@rule("1848-C-17", "1848-5.3.6c")
def test_it_moves_in_as_coms_would() -> None:
    story = com_falls().comes_to("NSW", "track")
    story.when("NSW").lays("F9", "236", rotation_to(story, "F9", "236", "E9", "G8", "F8"))
    assert story.tokens_of("BOE") == ["F9.0"]
    assert story.game.state.board.beside == ()


def begins(tiles: str = "") -> Story:
    """COM has its first turn in phase 6; NSW and SAR have not operated."""
    story = given("1848", QUARTET).phase("6").started("COM 90").holds("D", "COM 6").floated("COM").cash("COM 900")
    return laid(story, tiles).operating_round().ready()


@rule("1848-C-17", "1848-7.7.4c")
def test_com_takes_a_slot_that_is_kept_for_nobody() -> None:
    assert begins("F9 236 E9 G8 F8").tokens_of("COM") == ["F9.0"]
    assert begins("F9 57 E9 G8").tokens_of("COM") == []


@rule("1848-C-59", "1848-7.4.3a")
def test_coms_first_tile_goes_on_either_home() -> None:
    story = begins()
    assert story.hexes_offered() == {"F9", "G3"}
    story.when("COM").lays("F9", "57", 0)
    assert story.hexes_offered() == {"E9", "G8", "G3"}


@rule("1848-C-18", "1848-5.3.2a")
def test_tokens_do_not_block_the_link() -> None:
    story = laid(company("FED VR"), LINK.replace("G7 57 G8 G6, ", "")).started("COM 90").holds("D", "COM 6")
    story.token("VR", "G8").operates("FED")
    story.when("FED").lays("G7", "57", rotation_to(story, "G7", "57", "G8", "G6"))
    assert story.has_floated("COM")


# --- money -----------------------------------------------------------------------------------------------------------


@rule("1848-C-48")
def test_a_bank_with_nothing_left_is_not_yet_broken() -> None:
    story = company("SAR VR", "5").bank(60).operates("SAR", "dividend", of=3, revenue=100, ran=True)
    story.when("SAR").declares("pay")
    assert story.cash_of("bank") == 0
    assert story.game.state.ending is None


@rule("1848-C-27", "1848-5.5.3a")
def test_shares_of_the_bank_of_england_help_in_an_insolvency() -> None:
    story = given("1848", QUARTET).phase("3")
    directed(story, "A", "SAR", 70, 4).holds("B", "SAR 2").cash("SAR 0, A 0").marker(f"SAR {at('R5C2')}")
    directed(story, "C", "VR").holds("A", "BOE 2").operates("SAR").when("SAR").takes_loan()
    assert (story.to_act(), story.sales_offered("BOE")) == ("A", {1})
    story.when("A").sells("BOE", 1)
    assert (story.cash_of("A"), story.cash_of("B")) == (80 - 40, 770)


# --- phases and trains -----------------------------------------------------------------------------------------------


@rule("1848-C-25", "1848-9.1a")
def test_phases_never_go_back() -> None:
    story = given("1848", QUARTET).phase("3")
    directed(story, "A", "SAR", 70, 6).marker(f"SAR {at('R5C2')}")
    directed(story, "B", "VR").cash("VR 2000")
    fallen(story, ("NSW", "C")).operates("SAR").when("SAR").takes_loan()
    story.comes_to("VR", "trains").when("VR").buys_train("3", 200)
    assert (story.phase_name(), story.trains_of("VR")) == ("5", ["3"])


@rule("1848-C-44", "1848-10.1.3a")
def test_a_2e_shares_no_track() -> None:
    tiles = "E2 6 F3 D3, D3 9 E2 C3, C3 8 D3 B3, B3 9 C3 A2"
    story = laid(company("CAR", "5"), tiles).trains("CAR 2E 5").operates("CAR", "run")
    way = "E2 (D3 C3 B3) A2"
    story.when("CAR", refused="run_track_twice").runs(**{"2E": way, "_5": way})
    assert story.when("CAR").would_earn(_5=way) == story.when("CAR").would_earn(**{"2E": way}) == 20 + 40


@rule("1848-C-62", "1848-8.1a")
def test_a_route_is_a_route_however_far() -> None:
    """From Adelaide to Ballarat the gauge changes, so a 2 could not run it; a train is owed all the same."""
    story = laid(company("SAR", "2"), "G3 6 G4 F3, G4 9 G3 G5").tile("G5", "235", 1).operates("SAR", "trains")
    story.when("SAR", refused="must_buy_train", rule="1848-8.1a").passes()


@rule("1848-C-08", "1848-4.1e")
def test_a_private_can_be_used_in_the_turn_in_which_it_is_bought() -> None:
    story = laid(company("CAR"), "E2 57 E1 E3").owns("A", "P2").operates("CAR")
    story.when("CAR").buys_private("P2", 1)
    story.when("CAR").lays_with("P2", "E3", "9", 1)
    assert story.cash_of("CAR") == 499


@rule("1848-C-29", "1848-12.2.1c", "1848-6.2d")
def test_who_comes_above_the_limit_in_a_round_sells_in_the_next() -> None:
    """A, at the limit of 12, gets two certificates for the director's. He need not sell at once, but buys nothing."""
    story = given("1848", "A B C D E F")
    directed(directed(story, "A", "SAR", 100, 3), "C", "VR", 100, 4)
    story.holds("A", "VR 4", president=False).holds("A", "BOE 6").holds("B", "SAR 3").cash("A 630")
    story.stock_round(2, "F")
    assert story.counted("A") == 12
    story.passes("F A").when("B").buys("SAR")
    assert (story.president("SAR"), story.counted("A")) == ("B", 13)
    for name in "CDEF":
        story.passes(name)
    story.when("A", refused="certificate_limit", rule="1848-12.2.1a").buys_cert("SAR", 8)
    story.passes("A").comes_to_round("operating").comes_to_round("stock", to="A")
    story.when("A", refused="over_limit", rule="1848-12.2.1c").passes()
