"""1848: scenarios SC-14 to SC-31, the Commonwealth Railways, the Bank of England, loans and receivership."""

from __future__ import annotations

import pytest

from tests.australia import LINK, QUARTET, at, company, directed, fallen, in_need, lent, operating
from tests.marks import rule
from tests.midwest import laid, rotation_to
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.frozen import but, put

# --- Commonwealth Railways -------------------------------------------------------------------------------------------

WITHOUT_CANBERRA = LINK.replace("G7 57 G8 G6, ", "")
"""All of the link but the tile of Canberra."""


def waiting(cells: dict[str, str], par: int = 90, phase: str = "4", link: str = WITHOUT_CANBERRA) -> Story:
    """COM has 60% sold at a par price and is not linked; its own and other markers stand in cells."""
    story = given("1848", "A B C D E F").phase(phase)
    for player, corp in zip("ABCDEF", (name for name in cells if name != "COM"), strict=False):
        directed(story, player, corp)
    story.started(f"COM {par}").holds("F", "COM 6")
    laid(story, link)
    return story.marker(", ".join(f"{corp} {at(cell)}" for corp, cell in cells.items()))


def on_the_edge(story: Story) -> set[str]:
    """Hexes where COM's tokens stand beside the slots."""
    return {story.atlas.names[hex] for hex, corp in story.game.state.board.beside if story.name(corp) == "COM"}


@rule("1848-5.3.2a", "1848-5.3.3a", "1848-5.3.4a", "1848-5.3.1a", "1848-5.3.6a", "1848-7.2b")
def test_com_waits_for_the_link() -> None:
    """SC-14."""
    cells = {"FED": "R1C6", "SAR": "R2C5", "CAR": "R2C5", "NSW": "R3C5", "COM": "R4C5", "WA": "R5C5"}
    story = waiting(cells).operating_round(2, 1, 1)
    assert (story.ready().actor(), story.cash_of("COM"), story.has_floated("COM")) == ("FED", 0, False)
    story.when("FED").lays("G7", "57", rotation_to(story, "G7", "57", "G8", "G6"))
    assert (story.cash_of("COM"), story.has_floated("COM")) == (900, True)
    turns = story.turns_of_round()
    assert turns == ["FED", "SAR", "CAR", "NSW", "COM", "WA"]
    assert on_the_edge(story) == {"F9", "G3"}
    assert story.charter("COM") == (100, 100, 100)


@rule("1848-5.3.3b", "1848-7.2e", "1848-5.3.4a")
def test_com_link_made_too_late() -> None:
    """SC-15 and SC-65."""
    cells = {"CAR": "R2C7", "COM": "R4C5", "FED": "R4C4", "WA": "R5C4"}
    story = waiting(cells, 80).operating_round(2, 1, 2)
    story.comes_to("FED", "track")
    assert (story.has_floated("COM"), story.cash_of("COM")) == (False, 0)
    story.when("FED").lays("G7", "57", rotation_to(story, "G7", "57", "G8", "G6"))
    assert (story.has_floated("COM"), story.cash_of("COM")) == (True, 800)
    assert story.turns_of_round() == ["FED", "WA"]
    assert "COM" in story.turns_of_round()


@rule("1848-5.3.5a", "1848-5.3.6a", "1848-9.6a")
def test_com_freed_by_the_first_6() -> None:
    """SC-16."""
    story = waiting({"CAR": "R2C7", "COM": "R4C5", "WA": "R5C4"}, phase="5", link="").depot("5 0").cash("CAR 900")
    story.operates("CAR", "trains").when("CAR").buys_train("6", 660, face="6+")
    assert (story.has_floated("COM"), story.cash_of("COM")) == (True, 900)
    story.comes_to("COM", "track")
    assert on_the_edge(story) == {"F9", "G3"}, "the only slots are kept for NSW and SAR"
    assert {"F9", "G3"} <= story.hexes_offered()


@rule("1848-5.3.6a", "1848-5.3.6b", "1848-5.3.6c", "1848-7.7.3b")
def test_com_edge_token_moves_in() -> None:
    """SC-17."""
    story = laid(company("NSW WA"), "F9 57 E9 G8, E9 57 F9 D10, G8 6 F9 G7").trains("COM 2")
    story.started("COM 100").holds("C", "COM 6").floated("COM").operated("COM")
    story.token_beside("COM", "F9").operates("COM")
    assert story.comes_to("COM", "run").when("COM").would_earn(_2="E9 F9") == 40
    later = laid(company("NSW WA"), "F9 57 E9 G8").started("COM 100").holds("C", "COM 6").floated("COM").operated("COM")
    later.token_beside("COM", "F9").operates("NSW")
    later.when("NSW").lays("F9", "236", rotation_to(later, "F9", "236", "E9", "G8", "F8"))
    assert later.tokens_of("COM") == ["F9.0"]
    assert later.game.state.board.beside == ()


# --- the Bank of England ---------------------------------------------------------------------------------------------


@rule("1848-5.6.1e", "1848-13.1a", "1848-5.4.2a")
def test_bank_of_england_value() -> None:
    """SC-18."""
    story = lent(company("CAR VR"), "VR", 11).operates("CAR")
    assert story.price("BOE") == 180
    story.when("CAR").takes_loan()
    assert story.price("BOE") == 195
    last = lent(company("CAR VR"), "VR", 15).operates("CAR")
    assert last.game.state.ending is None
    last.when("CAR").takes_loan()
    assert last.price("BOE") == 260
    assert last.game.state.ending is not None


@rule("1848-5.4.3a", "1848-5.4.3b", "1848-7.2a", "1848-5.5.7b")
def test_bank_of_england_dividend() -> None:
    """SC-19."""
    story = with_station("G3 238 F4 G4 H4")
    story.holds("A", "BOE 3").stock_round(2).everybody_passes()
    assert story.purses() == [630 + 42, 630, 630, 630]
    assert story.price("BOE") == 70


def with_station(tiles: str, *places: str, phase: str = "3") -> Story:
    """CAR of A's, and stations of the Bank of England on the map."""
    story = laid(company("CAR", phase), tiles)
    for place in places or ("G3",):
        board = story.game.state.board
        stop = story.stop(place)
        slots = story.atlas.slots(stop, board.lays[story.atlas.hex_of_stop[stop]])
        free = next(slot for slot in slots if story.name(board.tokens[slot]) == "nobody")
        story.change(board=but(board, tokens=put(board.tokens, free, story.party("BOE"))))
    return story


@rule("1848-5.5.7a", "1848-5.4.3a", "1848-5.4.3b")
def test_several_tokens_in_the_grey_phase() -> None:
    """SC-20."""
    tiles = "F9 236 E9 G8 F8, C10 15 B10 D10 C9 B11, G7 15 F7 F8 G8 G6, G3 239 F3 F4 G4 H4"
    story = with_station(tiles, "F9", "F9", "C10", "G7", "G3", phase="8")
    story.holds("A", "BOE 2").holds("B", "BOE 1").holds("C", "BOE 3").holds("D", "BOE 1")
    story.stock_round(2).everybody_passes()
    assert story.purses() == [730, 680, 780, 680]


@rule("1848-5.4.3a")
@pytest.mark.parametrize(("phase", "least"), [("2", 0), ("3", 10), ("4", 10), ("5", 20), ("6", 20), ("8", 30)])
def test_the_least_dividend(phase: str, least: int) -> None:
    story = company("CAR", phase).holds("B", "BOE 1").stock_round(2).everybody_passes()
    assert story.cash_of("B") == 630 + least


@rule("1848-12.3.3a", "1848-12.4.2a", "1848-12.5.2a", "1848-12.3.2a")
def test_trading_bank_of_england_shares() -> None:
    """SC-21."""
    story = lent(company("CAR VR"), "VR", 4).holds("D", "BOE 3").stock_round(2, "D")
    bank = story.cash_of("bank")
    story.when("D").sells("BOE", 3)
    assert (story.cash_of("D"), story.price("BOE"), story.shares("pool", "BOE")) == (960, 110, 0)
    assert story.cash_of("bank") == bank - 330
    story.when("D", refused="sold_this_round", rule="1848-12.3.2a").buys("BOE")
    story.when("D").buys("CAR")
    story.when("A").buys("BOE")
    assert (story.cash_of("A"), story.cash_of("BOE"), story.price("BOE")) == (520, 1600, 110)


# --- loans -----------------------------------------------------------------------------------------------------------


@rule("1848-5.6.2a", "1848-5.6.1b", "1848-5.6.1c", "1848-5.6.1d")
def test_voluntary_loan() -> None:
    """SC-22."""
    story = company("CAR").marker(f"CAR {at('R1C6')}").operates("CAR")
    story.when("CAR").takes_loan()
    assert (story.cash_of("CAR"), story.cell("CAR"), story.price("BOE")) == (600, at("R1C4"), 80)
    assert story.cash_of("BOE") == 1900
    story.when("CAR", refused="one_loan_a_turn", rule="1848-5.6.1b").takes_loan()


@rule("1848-5.6.3a")
def test_five_loan_bound() -> None:
    """SC-23."""
    story = lent(company("CAR").trains("CAR 3"), "CAR", 5).operates("CAR")
    story.when("CAR", refused="enough_loans", rule="1848-5.6.3a").takes_loan()


@rule("1848-5.6.1a", "1848-9.3a")
def test_no_loans_before_the_first_3() -> None:
    operating("CAR", phase="2").when("CAR", refused="no_loans_yet", rule="1848-5.6.1a").takes_loan()


@rule("1848-5.6.2c", "1848-5.5.1a", "1848-5.5.2d", "1848-5.5.2c")
def test_loan_into_receivership() -> None:
    """SC-24."""
    story = given("1848", QUARTET).phase("3")
    directed(story, "A", "SAR", 70, 4).holds("B", "SAR 2").cash("SAR 30").marker(f"SAR {at('R5C2')}")
    directed(story, "C", "VR").operates("SAR").when("SAR").takes_loan()
    assert (story.cash_of("A"), story.cash_of("B"), story.cash_of("SAR")) == (620, 770, 0)
    assert story.fact("receiverships") == ((story.party("SAR"), story.party("A")),)
    assert story.actor() != "SAR"
    assert story.tokens_of("BOE") == ["G3.0"]


@rule("1848-8.4.1a", "1848-5.6.2a", "1848-5.6.2b", "1848-8.4.3b", "1848-5.6.3b")
def test_compulsory_purchase_succeeds() -> None:
    """SC-25."""
    story = in_need("CAR 320")
    story.when("CAR").buys_train("5", 500)
    assert (story.cash_of("CAR"), story.cell("CAR"), story.trains_of("CAR")) == (20, at("R2C3"), ["5"])
    assert (story.cash_of("BOE"), story.price("BOE")) == (1800, 90)


@rule("1848-8.4.2a", "1848-5.5.2a", "1848-5.5.2b", "1848-5.5.5a")
def test_compulsory_purchase_fails() -> None:
    """SC-26."""
    story = (
        in_need("CAR 70", "8", "R3C5").owns("CAR", "P4").holds("C", "CAR 1").holds("D", "CAR 1").holds("pool", "CAR 1")
    )
    story.when("CAR").takes_loan()
    assert story.cell("CAR") == at("R3C3")
    bank, b = story.cash_of("bank"), story.cash_of("A")
    story.when("CAR").buys_train("8", 800)
    assert (story.cash_of("C"), story.cash_of("D"), story.cash_of("A")) == (730, 730, b)
    assert story.cash_of("bank") == bank + 70
    assert (story.trains_of("CAR"), story.owner("P4")) == ([], None)
    assert sum(story.shares(name, "CAR") for name in ("A", "C", "D", "pool")) == 0


@rule("1848-8.4.4a")
def test_dry_loan_track() -> None:
    """SC-27."""
    story = in_need("CAR 300", "5", "R2C12")
    lent(directed(story, "B", "VR"), "VR", 20).operates("CAR", "trains")
    story.when("CAR").buys_train("5", 500)
    assert [corp for corp, _ in story.fact("receiverships")] == [story.party("CAR")]
    assert story.trains_of("CAR") == []


# --- receivership ----------------------------------------------------------------------------------------------------


def falling(cash: str, **held: str) -> Story:
    """SAR with par £80 falls when it takes a loan; A has five shares, B two, C one, the pool two."""
    story = given("1848", QUARTET).phase("3")
    directed(story, "A", "SAR", 80, 5).holds("B", "SAR 2").holds("C", "SAR 1").holds("pool", "SAR 2")
    directed(story, "D", "VR").cash(cash).marker(f"SAR {at('R4C2')}")
    for player, shares in held.items():
        story.holds(player, shares)
    return story.operates("SAR")


@rule("1848-5.5.2a", "1848-5.5.2b", "1848-5.5.5a", "1848-5.5.5b")
def test_compensation_paid_by_the_company() -> None:
    """SC-28."""
    story = falling("SAR 200, A 0")
    bank = story.cash_of("bank")
    story.when("SAR").takes_loan()
    assert (story.cash_of("A"), story.cash_of("B"), story.cash_of("C")) == (0, 790, 710)
    assert story.cash_of("bank") == bank + 60
    assert sum(story.shares(name, "SAR") for name in ("A", "B", "C", "pool", "ipo")) == 0
    assert (story.tokens_of("SAR"), story.tokens_of("BOE"), story.charter("SAR")) == ([], ["G3.0"], ())


@rule("1848-5.5.2d", "1848-5.5.3a", "1848-12.4.1e")
def test_director_liable() -> None:
    """SC-29."""
    story = falling("SAR 0, A 90")
    directed(story, "B", "NSW", 90, 4).marker(f"NSW {at('R3C3')}").holds("A", "NSW 2").cash("B 630").operates("SAR")
    story.when("SAR").takes_loan()
    assert (story.cash_of("B"), story.cash_of("C"), story.to_act()) == (790, 710, "A")
    assert story.sales_offered("NSW") == {1}
    story.when("A", refused="more_than_needed").sells("NSW", 2)
    story.when("A").sells("NSW", 1)
    assert (story.cash_of("A"), story.cell("NSW")) == (20, at("R4C3"))


@rule("1848-5.5.3b", "1848-5.5.3c", "1848-13.2a", "1848-12.3.1a")
def test_debt() -> None:
    """SC-30."""
    story = falling("SAR 0, A 90")
    bank = story.cash_of("bank")
    story.when("SAR").takes_loan()
    assert (story.cash_of("B"), story.cash_of("C")) == (790, 710)
    assert story.score("A") == -50
    assert story.cash_of("bank") == bank - 50
    assert story.cash_of("A") <= 0


@rule("1848-12.2.1a", "1848-5.5.4a", "1848-5.5.4b")
def test_certificate_limits() -> None:
    """SC-31."""

    def limits(players: str, *falls: tuple[str, str]) -> list[int]:
        story = fallen(given("1848", players), *falls)
        return [story.title.certificate_limit(story.table(), player) for player in story.title.players]

    assert limits(QUARTET) == [17] * 4
    assert limits(QUARTET, ("SAR", "A")) == [13, 15, 15, 15]
    assert limits(QUARTET, ("SAR", "A"), ("VR", "A")) == [9, 13, 13, 13]
    assert limits("A B C D E", ("SAR", "B")) == [13, 12, 13, 13, 13]
    assert limits("A B C D E", ("SAR", "B"), ("VR", "E")) == [12, 11, 12, 12, 11]
    all_of_them = [(corp, "C") for corp in ("SAR", "VR", "QR", "NSW", "COM", "FED")]
    assert limits("A B C", *all_of_them)[:2] == [10, 10], "the lowest holds for more than five too"


@rule("1848-5.5.1a")
def test_menus_after_a_fall_go_on() -> None:
    """The turn of the fallen company is over, and the next one has its own."""
    story = falling("SAR 200")
    story.when("SAR").takes_loan()
    assert story.actor() == "VR"
    assert story.menu(act.Pass)
