"""1848: the tables of the rulebook, line by line: certificates, phases, bonuses, places outside."""

from __future__ import annotations

import pytest

from tests.australia import at, company, fallen, lent
from tests.marks import rule
from tests.midwest import laid
from tests.story import Story, given

# --- certificates ----------------------------------------------------------------------------------------------------

LIMITS = {
    3: (20, 18, 16, 14, 12, 10, 10),
    4: (17, 15, 13, 11, 10, 9, 9),
    5: (14, 13, 12, 10, 9, 8, 8),
    6: (12, 11, 10, 9, 8, 7, 7),
}
FALLING = ("CAR", "VR", "NSW", "SAR", "FED", "WA")


@rule("1848-12.2.1a", "1848-5.5.4a", "1848-5.5.4b")
@pytest.mark.parametrize("players", LIMITS)
def test_certificate_limits(players: int) -> None:
    """B loses every company: A's limit falls with the table, B's by 2 or 1 more for each of them."""
    each = 2 if players < 5 else 1
    for falls, limit in enumerate(LIMITS[players]):
        story = fallen(given("1848", " ".join("ABCDEF"[:players])), *((corp, "B") for corp in FALLING[:falls]))
        found = [story.title.certificate_limit(story.table(), story.party(name)) for name in "AB"]
        assert found == [limit, max(0, limit - each * falls)]


@rule("1848-2.3a", "1848-2.4.1a")
@pytest.mark.parametrize(("players", "purse", "bank"), [(3, 840, 7480), (4, 630, 7480), (5, 510, 7450), (6, 430, 7420)])
def test_starting_cash(players: int, purse: int, bank: int) -> None:
    story = given("1848", " ".join("ABCDEF"[:players]))
    assert ({story.cash_of(name) for name in "ABCDEF"[:players]}, story.cash_of("bank")) == ({purse}, bank)


@rule("1848-12.2.2a", "1848-12.2.2b")
@pytest.mark.parametrize(("players", "most"), [(3, 7), (4, 6), (5, 6), (6, 6)])
def test_holding_limits(players: int, most: int) -> None:
    story = given("1848", " ".join("ABCDEF"[:players])).started("SAR 70").holds("A", f"SAR {most - 1}")
    story.cash("A 400").stock_round(2, "A").when("A").buys("SAR")
    story.passes("BCDEF"[: players - 1].replace("", " ").strip())
    story.when("A", refused="holding_limit").buys("SAR")


# --- the Bank of England ---------------------------------------------------------------------------------------------


@rule("1848-5.6.1e", "1848-5.4.2a")
def test_loan_track() -> None:
    values = [70, 80, 90, 100, 110, 120, 130, 140, 150, 160, 170, 180, 195, 210, 225, 240, 260, 280, 300, 320, 340]
    assert [lent(company("SAR"), "SAR", loans).price("BOE") for loans in range(21)] == values


@rule("1848-5.4.4a", "1848-5.4.4b")
@pytest.mark.parametrize(("before", "left"), [(0, 3), (1, 2), (2, 3), (3, 3), (4, 2), (5, 3), (6, 3)])
def test_only_the_second_and_the_fifth_fall_take_a_train(before: int, left: int) -> None:
    story = company("QR COM", "4").marker(f"QR {at('R5C2')}").operates("QR")
    fallen(story, *((corp, "C") for corp in FALLING[:before])).when("QR").takes_loan()
    assert story.trains_of("bank").count("5") == left


# --- privates --------------------------------------------------------------------------------------------------------


@rule("1848-4.2a", "1848-4.3a", "1848-4.4a", "1848-4.5a", "1848-4.1a")
@pytest.mark.parametrize(
    ("private", "most", "income"), [("P1", 40, 5), ("P2", 80, 10), ("P3", 140, 15), ("P4", 220, 20)]
)
def test_what_a_company_pays_for_a_private_and_what_it_brings(private: str, most: int, income: int) -> None:
    story = company("CAR").owns("A", private).operates("CAR", of=2)
    story.when("CAR", refused="private_price", rule="1848-4.1d").buys_private(private, most + 1)
    story.when("CAR").buys_private(private, most)
    cash = story.cash_of("CAR")
    story.comes_to_round("operating", 2)
    assert (cash, story.cash_of("CAR")) == (500 - most, cash + income)


@rule("1848-4.6a", "1848-4.7a", "1848-4.1i")
@pytest.mark.parametrize(("private", "income"), [("P5", 25), ("P6", 30)])
def test_privates_that_no_company_buys(private: str, income: int) -> None:
    story = company("VR").owns("A", private).operates("VR", of=2)
    story.when("VR", refused="never_for_corporations", rule="1848-4.1i").buys_private(private, 100)
    cash = story.cash_of("A")
    assert story.comes_to_round("operating", 2).cash_of("A") == cash + income


# --- phases ----------------------------------------------------------------------------------------------------------


@rule("1848-8.3.5a", "1848-9.1a", "1848-9.4a", "1848-9.5a", "1848-9.6a", "1848-9.7a")
@pytest.mark.parametrize(
    ("phase", "limit", "own", "gone", "train", "price"),
    [
        ("2", 4, "4", "", "2", 100),
        ("3", 4, "4", "2", "3", 200),
        ("4", 3, "5", "2 3", "4", 300),
        ("5", 2, "6", "2 3 4", "5", 500),
        ("6", 2, "5", "2 3 4 5", "6", 600),
        ("8", 2, "5", "2 3 4 5 6", "8", 800),
    ],
)
def test_train_limits(phase: str, limit: int, own: str, gone: str, train: str, price: int) -> None:
    """CAR may fill its last place, and no more than that."""

    def with_trains(count: int) -> Story:
        story = company("CAR VR", phase).cash("CAR 2000")
        for one in gone.split():
            story.depot(f"{one} 0")
        return story.trains(f"CAR {' '.join([own] * count)}").operates("CAR", "trains").unsettled()

    with_trains(limit - 1).when("CAR").buys_train(train, price)
    with_trains(limit).when("CAR", refused="train_limit", rule="1848-8.3.5a").buys_train(train, price)


@rule("1848-7.1a", "1848-9.1a", "1848-9.3a", "1848-9.5a")
@pytest.mark.parametrize(("phase", "rounds"), [("2", 1), ("3", 2), ("4", 2), ("5", 3), ("6", 3), ("8", 3)])
def test_operating_rounds(phase: str, rounds: int) -> None:
    story = company("CAR", phase).stock_round(2, "A").everybody_passes()
    assert story.round() == ("operating", 2, 1, rounds)


@rule("1848-5.3.5a", "1848-9.6a")
@pytest.mark.parametrize(("phase", "acts"), [("5", False), ("6", True), ("8", True)])
def test_com_without_the_link(phase: str, acts: bool) -> None:
    story = company("VR", phase).started("COM 90").stock_round(2, "B").holds("A", "COM 5").cash("B 630")
    story.when("B").buys("COM")
    assert story.has_floated("COM") is acts


# --- revenue ---------------------------------------------------------------------------------------------------------

COAST = (
    "B10 57 C10 A9, C10 6 B10 D10, D10 9 C10 E9, E9 57 D10 F9, F9 57 E9 G8, G8 6 F9 G7, G7 6 G8 H7, H7 8 G7 H6, "
    "H6 57 H7 H5, H5 57 H6 H4, H4 6 H5 G3, G3 57 H4 F3, F3 57 G3 E2, E2 6 F3 E1, E1 6 E2 D1"
)
"""Track from Brisbane along the coast to Perth, more of it than there are yellow tiles."""


@rule("1848-10.4a", "1848-8.2.4a")
@pytest.mark.parametrize(
    ("way", "worth"),
    [
        ("B10 C10 (D10) E9", 60),
        ("B10 C10 (D10) E9 F9", 80 + 50),
        ("B10 C10 (D10) E9 F9 G8 G7 (H7) H6", 140 + 100),
        ("B10 C10 (D10) E9 F9 G8 G7 (H7) H6 H5 H4 G3", 200 + 150),
        ("B10 C10 (D10) E9 F9 G8 G7 (H7) H6 H5 H4 G3 F3 E2 E1 D1", 340 + 200),
    ],
)
def test_k_bonus(way: str, worth: int) -> None:
    story = laid(company("QR", "8"), COAST).trains("QR D").operates("QR", "run")
    assert story.when("QR").would_earn(_D=way) == worth


TO_ALICE = "E2 6 F3 D3, D3 9 E2 C3, C3 8 D3 B3"

PLACES = [
    ("QR", "B10 57 C10 A9", "B10 A9", (30, 40, 50, 60)),
    ("QR", "B10 57 C10 A9, C10 5 B10 B11", "B10 C10 B11", (50, 50, 60, 60)),
    ("CAR", "E2 57 E1 E3, E1 5 E2 F2", "E2 E1 F2", (50, 50, 60, 60)),
    ("CAR", "E2 57 E1 E3, E1 6 E2 D1", "E2 E1 D1", (60, 80, 100, 120)),
    ("CAR", f"{TO_ALICE}, B3 9 C3 A2", "E2 (D3 C3 B3) A2", (30, 40, 60, 80)),
    ("CAR", f"{TO_ALICE}, B3 8 C3 A3", "E2 (D3 C3 B3) A3", (30, 40, 60, 80)),
    ("VR", "H6 5 H5 I5, I5 241 H5 H6", "H6 I5", (70, 70, 70, 70)),
]
"""Cairns, both small ports, Perth, Alice Springs from both sides, Tasmania: with yellow cities of 20 on the way, what a
run earns while the phase is yellow, green, brown and grey."""


@rule("1848-10.3.1a", "1848-10.2a", "1848-C-42", "1848-C-43")
@pytest.mark.parametrize(("corp", "tiles", "way", "worths"), PLACES)
@pytest.mark.parametrize("colour", range(4))
def test_places_outside(corp: str, tiles: str, way: str, worths: tuple[int, ...], colour: int) -> None:
    story = laid(company(corp, "2468"[colour]), tiles).trains(f"{corp} 8").operates(corp, "run")
    assert story.when(corp).would_earn(_8=way) == worths[colour]


@rule("1848-8.2.5b", "1848-C-42")
@pytest.mark.parametrize(("tile", "way"), [("B3 9 C3 A2", "E2 (D3 C3 B3) A2"), ("B3 8 C3 A3", "E2 (D3 C3 B3) A3")])
def test_the_ghan_comes_to_alice_springs_from_both_sides(tile: str, way: str) -> None:
    story = laid(company("CAR", "5"), f"{TO_ALICE}, {tile}").trains("CAR 2E").operates("CAR", "run")
    assert story.when("CAR").would_earn(**{"2E": way}) == 20 + 40
