"""1849 on paper: market, corporations, privates, trains and phases as the rulebook lists them."""

from collections import Counter
from collections.abc import Mapping

import pytest

from tests.marks import rule
from tresham.core.cards import ENDLESS
from tresham.core.ids import NO_CELL, Cell
from tresham.titles.g1849 import papers
from tresham.titles.g1849.map import GARIBALDI_HOMES, MAP
from tresham.titles.g1849.papers import BLUE, CLOSED, CORPORATIONS, END, MARKET, PHASES, PRIVATES, trains
from tresham.track.ids import Colour, Gauge

ROWS = """
    72 83 95 107 120 133 147 164 182 202 224 248 276 306 340 377
    63 72 82 93 104 116 128 142 158 175 195 216 240 266 295 328
    57 66 75 84 95 105 117 129 144 159 177 196 218 242 269 298
    54 62 71 80 90 100 111 123 137 152 169 187 208 230
    52 59 68 77 86 95 106 117 130 145 160 178 198
    47 54 62 70 78 87 96 107 118 131 146 162
    41 47 54 61 68 75 84 93 103 114 127
    34 39 45 50 57 63 70 77 86 95
    27 31 36 40 45 50 56
    0 24 27 31
"""


def at(row: int, column: int) -> Cell:
    """The cell in a row and a column, counted from 1."""
    (found,) = [k for k, cell in enumerate(MARKET.cells) if (cell.row + 1, cell.col + 1) == (row, column)]
    return Cell(found)


def price(cell: Cell) -> int:
    """The price of a cell; the one below 24 is "Closed"."""
    return MARKET.cells[cell].price


EARLY, LATE = MARKET.moves_in(PHASES[0]), MARKET.moves_in(PHASES[-1])
"""The moves before Phase 16, and in it."""


def moved(cell: Cell, *ways: str, moves: Mapping[str, tuple[Cell, ...]] = LATE) -> int:
    """The price after the first of these moves that leads anywhere."""
    targets = (moves[way][cell] for way in ways)
    return price(next((target for target in targets if target != NO_CELL), cell))


# The market


def test_the_chart_has_the_prices_of_the_rulebook() -> None:
    table = [[int(word) for word in line.split()] for line in ROWS.strip().splitlines()]
    placed = {(row, column): value for row, line in enumerate(table) for column, value in enumerate(line)}
    assert {(cell.row, cell.col): cell.price for cell in MARKET.cells} == placed
    assert len(MARKET.cells) == 119


def test_zones_of_the_chart() -> None:
    zones: dict[str, list[int]] = {}
    for cell in MARKET.cells:
        zones.setdefault(cell.zone, []).append(cell.price)
    del zones[""]
    assert zones == {
        "yellow": [100, 68],
        "green": [144],
        "brown": [216],
        BLUE: [306, 340, 266, 295, 328, 242, 269, 298],
        END: [377],
        CLOSED: [0],
    }
    assert [at(1, 16), at(10, 1)] == [k for k, cell in enumerate(MARKET.cells) if cell.zone in (END, CLOSED)]


def test_corporations_start_in_four_cells() -> None:
    assert list(MARKET.pars) == [at(2, 12), at(3, 9), at(4, 6), at(5, 3)]
    assert [price(cell) for cell in MARKET.pars] == [216, 144, 100, 68]


def test_cells_with_nothing_above_or_below() -> None:
    lowest = [price(Cell(k)) for k in range(len(MARKET.cells)) if MARKET.to("down", Cell(k)) == NO_CELL]
    assert lowest == [269, 298, 230, 198, 162, 127, 77, 86, 95, 45, 50, 56, 0, 24, 27, 31]
    top = [MARKET.cells[k].row for k in range(len(MARKET.cells)) if MARKET.to("up", Cell(k)) == NO_CELL]
    assert top == [0] * 16


def test_at_the_ends_of_a_row_markers_go_up_or_down() -> None:
    ends = [(10, 4, 40), (9, 7, 70), (8, 10, 114), (7, 11, 146), (6, 12, 178), (5, 13, 208), (4, 14, 242), (3, 16, 328)]
    assert [moved(at(row, column), "right", "up") for row, column, _ in ends] == [above for _, _, above in ends]
    assert moved(at(2, 16), "right", "up") == 377
    assert moved(at(1, 16), "right", "up") == 377
    column = [moved(at(row, 1), "left", "down") for row in range(1, 9)]
    assert column == [63, 57, 54, 52, 47, 41, 34, 27]


@pytest.mark.parametrize(
    ("row", "column", "before", "after"),
    [(3, 13, 240, 242), (2, 13, 276, 266), (1, 13, 276, 306), (4, 14, 230, 242), (5, 13, 208, 208), (9, 7, 70, 70)],
)
def test_before_phase_16_the_blue_cells_are_not_there(row: int, column: int, before: int, after: int) -> None:
    assert moved(at(row, column), "right", "up", moves=EARLY) == before
    assert moved(at(row, column), "right", "up") == after


def test_a_sold_out_share_at_230_waits_for_phase_16() -> None:
    assert moved(at(4, 14), "up", moves=EARLY) == 230
    assert moved(at(4, 14), "up") == 242


def test_only_phase_16_opens_the_blue_cells() -> None:
    assert [MARKET.moves_in(phase) == LATE for phase in PHASES] == [False] * 5 + [True]


def test_outside_the_blue_all_moves_are_alike_in_all_phases() -> None:
    for move in ("up", "down", "left", "right"):
        for number in range(len(MARKET.cells)):
            late, early = LATE[move][number], EARLY[move][number]
            assert early == (NO_CELL if late != NO_CELL and MARKET.cells[late].zone in (BLUE, END) else late)


def test_three_moves_close_a_corporation() -> None:
    into = {
        move: [price(Cell(k)) for k, target in enumerate(MARKET.moves[move]) if target == at(10, 1)]
        for move in ("up", "down", "left", "right")
    }
    assert into == {"up": [], "down": [27], "left": [24], "right": []}
    assert moved(at(9, 1), "left", "down") == 0


# Corporations and privates


@rule("1849-7.2.1")
def test_six_corporations_with_their_homes_and_fees() -> None:
    homes = {symbol: hex.name for hex in MAP.hexes for symbol, _ in hex.homes}
    charters = [(one.symbol, one.name, homes.get(one.symbol), sum(one.tokens)) for one in CORPORATIONS]
    assert charters == [
        ("AFG", "Azienda Ferroviaria Garibaldi", None, 40),
        ("ATA", "Azienda Trasporti Archimede", "M13", 30),
        ("CTL", "Compagnia Trasporti Lilibeo", "E1", 40),
        ("IFT", "Impresa Ferroviaria Trinacria", "H12", 90),
        ("RCS", "Rete Centrale Sicula", "C5", 130),
        ("SFA", "Società Ferroviaria Akragas", "J6", 40),
    ]
    assert sorted(GARIBALDI_HOMES) == ["B14", "C1", "H8", "M11", "M9"]


def test_the_fee_falls_due_with_the_first_of_three_tokens() -> None:
    assert [one.tokens[1:] for one in CORPORATIONS] == [(0, 0)] * 6


@rule("1849-7.2.1")
def test_ten_shares_on_eight_certificates() -> None:
    for one in CORPORATIONS:
        assert one.kind.certs == (2, 1, 1, 1, 1, 1, 1, 2)
        assert one.kind.shares == 10
    assert sum(len(one.kind.certs) for one in CORPORATIONS) == 48


def test_limits_of_a_corporation() -> None:
    kind = papers.RAILWAY
    assert (kind.most_shares, kind.pool_shares) == (6, 5)
    assert kind.treasury
    assert kind.float_shares == kind.certs[0]


@rule("1849-7.1.1")
def test_five_privates() -> None:
    listed = [(one.symbol, one.name, one.value, one.revenue, one.low, one.high) for one in PRIVATES]
    assert listed == [
        ("SCE", "Società Corriere Etnee", 20, 5, 1, 40),
        ("SIGI", "Studio di Ingegneria Giuseppe Incorpora", 45, 10, 1, 90),
        ("CNM", "Compagnia Navale Mediterranea", 75, 15, 1, 150),
        ("SMS", "Società Marittima Siciliana", 110, 20, 1, 220),
        ("RSA", "Reale Società d'Affari", 150, 25, None, None),
    ]
    assert {one.symbol: one.blocks for one in PRIVATES if one.blocks} == {"SCE": ("G13",)}
    assert [one.symbol for one in PRIVATES if one.brings] == ["RSA"]


def test_money() -> None:
    assert papers.PURSES == {3: 500, 4: 375, 5: 300}
    assert [papers.MONEY - players * purse for players, purse in papers.PURSES.items()] == [6260, 6260, 6260]


def test_certificate_limits() -> None:
    assert papers.CERTIFICATES == {(3, 5): 12, (4, 5): 9, (4, 6): 11, (5, 6): 9}


# Trains and phases


def test_trains() -> None:
    listed = [
        (one.name, one.count, one.price, one.reach, one.rusted_by, one.starts, one.sold_from) for one in trains(6)
    ]
    assert listed == [
        ("4H", 4, 100, 4, "8H", None, None),
        ("6H", 4, 200, 6, "10H", "6", None),
        ("8H", 3, 350, 8, "16H", "8", None),
        ("10H", 2, 550, 10, None, "10", None),
        ("12H", 1, 800, 12, None, "12", None),
        ("16H", 5, 1100, 16, None, "16", None),
        ("R6H", 2, 350, 6, None, None, "16"),
    ]
    assert sum(one.count or 0 for one in trains(6, electric=True)) == 27


@rule("1849-2.0.4")
def test_with_five_corporations_three_trains_are_left_out() -> None:
    all_trains, fewer = ({one.name: one.count or 0 for one in trains(corporations)} for corporations in (6, 5))
    assert fewer == {"4H": 4, "6H": 3, "8H": 2, "10H": 2, "12H": 1, "16H": 4, "R6H": 2}
    assert Counter(all_trains) - Counter(fewer) == {"6H": 1, "8H": 1, "16H": 1}


def test_electric_trains_are_for_a_variant() -> None:
    for corporations in (5, 6):
        *others, electric = trains(corporations, electric=True)
        assert tuple(others) == trains(corporations)
        assert (electric.name, electric.count, electric.price, electric.reach) == ("E", 6, 550, ENDLESS)
        assert (electric.sold_from, electric.starts, electric.rusted_by) == ("12", None, None)


def test_how_trains_count_hexsides() -> None:
    assert [one.name for one in trains(6, electric=True)] == list(papers.CROSSINGS)
    gauges = (Gauge.STANDARD, Gauge.NARROW, Gauge.DUAL)
    assert {name: tuple(counts.get(gauge) for gauge in gauges) for name, counts in papers.CROSSINGS.items()} == {
        **dict.fromkeys(("4H", "6H", "8H", "10H", "12H", "16H"), (1, 2, 1)),
        "R6H": (2, 1, 1),
        "E": (1, None, 1),
    }


def test_phases() -> None:
    assert [phase.name for phase in PHASES] == ["4", "6", "8", "10", "12", "16"]
    assert [one.starts for one in trains(6, electric=True) if one.starts] == [phase.name for phase in PHASES[1:]]


def test_what_phases_change() -> None:
    assert [phase.tiles[-1] for phase in PHASES] == [
        Colour.YELLOW,
        Colour.GREEN,
        Colour.GREEN,
        Colour.BROWN,
        Colour.BROWN,
        Colour.BROWN,
    ]
    assert all(phase.tiles == tuple(Colour)[1 : len(phase.tiles) + 1] for phase in PHASES)
    assert [phase.rounds for phase in PHASES] == [1, 2, 2, 3, 3, 3]
    assert [phase.limits for phase in PHASES] == [{"major": limit} for limit in (4, 4, 3, 2, 2, 2)]
    assert {phase.name: phase.begin for phase in PHASES if phase.begin} == {
        "8": ("discard_trains",),
        "10": ("discard_trains",),
        "12": ("close_privates", "earthquake"),
    }


@pytest.mark.parametrize(
    ("word", "phases"),
    [
        ("start_yellow", "4 6 8 10 12 16"),
        ("start_green", "6 8 10 12 16"),
        ("start_brown", "10 12 16"),
        ("private_sales", "6 8 10"),
        ("token_trades", "6 8 10 12 16"),
        ("bonds", "8 10 12 16"),
        ("electric_trains", "12 16"),
        ("blue_cells", "16"),
    ],
)
def test_what_phases_allow(word: str, phases: str) -> None:
    assert [phase.name for phase in PHASES if word in phase.allows] == phases.split()


def test_phases_allow_nothing_else() -> None:
    assert len({word for phase in PHASES for word in phase.allows}) == 8
    assert {f"start_{MARKET.cells[cell].zone}" for cell in MARKET.pars} == {
        "start_yellow",
        "start_green",
        "start_brown",
    }


@pytest.mark.parametrize(
    ("hex", "values"),
    [
        ("C1", [20, 20, 30, 30, 40, 40]),
        ("E1", [20, 20, 30, 30, 40, 40]),
        ("M9", [20, 20, 30, 30, 40, 40]),
        ("C15", [10, 10, 30, 30, 90, 90]),
    ],
)
def test_grey_cities_and_calabria_pay_by_phase(hex: str, values: list[int]) -> None:
    (printed,) = [one.tile.stops[0].worth for one in MAP.hexes if one.name == hex]
    assert [dict(printed)[step] for phase in PHASES for step in phase.worths] == values
