"""1849 from board to revenue: hexsides counted by gauge, two stations besides ports, what stops pay to whom.

A way is written as the hexes of its stops, and in brackets those it passes: `"C5 (B4) D4"`. The depot of these tests
has trains of every length, so that the shortest one that can make a way tells how it counts.
"""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from functools import lru_cache
from itertools import pairwise

import pytest

from tests.marks import rule
from tresham.core.action import Run
from tresham.core.cards import TrainType
from tresham.core.frozen import but
from tresham.core.game import first_state
from tresham.core.ids import NOBODY, Party, Train, TrainKind
from tresham.core.illegal import Illegal
from tresham.core.state import Board
from tresham.core.table import Table
from tresham.core.title import Title
from tresham.rules.network import has_route, port_stops
from tresham.rules.running import best_runs, question, runs_worth
from tresham.titles.g1849 import map as sicily
from tresham.titles.g1849 import papers
from tresham.titles.g1849.earnings import PORT_MARKER, stop_worths
from tresham.track.atlas import compile_atlas
from tresham.track.ids import Side, Stop

REFUSALS = (
    "not_your_train",
    "run_barred_track",
    "run_no_station",
    "run_not_joined",
    "run_passes_blocked",
    "run_stop_twice",
    "run_too_few_stops",
    "run_too_long",
    "run_track_twice",
)
PHASES = ("4", "6", "8", "10", "12", "16")


def depot() -> tuple[TrainType, ...]:
    """The trains of the game; for other lengths, ordinary and narrow-gauge trains that are like them."""
    found = {one.name: one for one in papers.trains(6, electric=True)}
    for length in range(1, 20):
        for name, like in ((f"{length}H", "4H"), (f"R{length}H", "R6H")):
            found.setdefault(name, replace(found[like], name=name, reach=length))
    return tuple(found.values())


@lru_cache
def title(platform: bool = False) -> Title:
    """1849 without any rounds."""
    maps = (sicily.PLATFORM_MAP, sicily.PLATFORM_TILES) if platform else (sicily.MAP, sicily.TILES)
    return Title(
        key="1849",
        seats=4,
        options=frozenset(),
        profile="rulebook",
        currency="L.{}",
        money=papers.MONEY,
        purse=papers.PURSES[4],
        certificate_limit=lambda t, player: 11,
        certificates=lambda t, player: 0,
        atlas=compile_atlas(*maps),
        market=papers.MARKET,
        corporations=papers.CORPORATIONS,
        privates=papers.PRIVATES,
        trains=depot(),
        phases=papers.PHASES,
        stages={},
        begin=(),
        cites=dict.fromkeys(REFUSALS, "1849-10.5"),
        score=lambda t, player: 0,
        stop_worths=stop_worths,
    )


def table(
    phase: str, tiles: str = "", tokens: str = "", trains: str = "", markers: str = "", platform: bool = False
) -> Table:
    """A position: `tiles="C5 651/5"`, `tokens="CTL E1, RCS C5"`, `trains="CTL 8H 8H"`, `markers="RCS A5"`."""
    game = title(platform)
    atlas = game.atlas
    lays, slots = list(atlas.printed), [NOBODY] * atlas.slot_count
    for place, lay in entries(tiles):
        name, _, rotation = lay.partition("/")
        lays[atlas.hex(place)] = atlas.lay(name, int(rotation))
    for corp, *places in entries(tokens):
        for place in places:
            hex = atlas.hex(place)
            free = [slot for slot in atlas.slots(Stop(atlas.first_stop[hex]), lays[hex]) if slots[slot] == NOBODY]
            slots[free[0]] = game.corp(corp)
    owners: list[Party] = []
    faces: list[TrainKind] = []
    for corp, *names in entries(trains):
        owners += [game.corp(corp)] * len(names)
        faces += [game.train_kind(name) for name in names]
    placed = tuple((atlas.hex(port), PORT_MARKER, game.corp(corp)) for corp, port in entries(markers))
    state = but(
        first_state(game, 1),
        phase=game.phase(phase),
        board=Board(tuple(lays), tuple(slots), markers=placed),
        trains=tuple(owners),
        faces=tuple(faces),
    )
    return Table(game, state)


def entries(text: str) -> list[list[str]]:
    """`"CTL E1, RCS C5"` -> [["CTL", "E1"], ["RCS", "C5"]]."""
    return [entry.split() for entry in text.split(",") if entry.strip()]


def earns(t: Table, corp: str, *ways: tuple[str, str]) -> int:
    """What these trains earn on their ways."""
    used = Counter[str]()
    runs: list[Run] = []
    for name, way in ways:
        cards = [Train(n) for n, face in enumerate(t.state.faces) if t.title.trains[face].name == name]
        runs.append(drawn(t, cards[used[name]], way))
        used[name] += 1
    return runs_worth(t, t.title.corp(corp), tuple(runs))


def drawn(t: Table, train: Train, way: str) -> Run:
    """The run of a train along a way."""
    atlas = t.title.atlas
    stops: list[Stop] = []
    legs: list[tuple[Side, ...]] = []
    passed: list[str] = []
    here = ""
    for word in re.findall(r"\([^)]*\)|\S+", way):
        if word.startswith("("):
            passed = word.strip("()").split()
            continue
        stops.append(Stop(atlas.first_stop[atlas.hex(word)]))
        if here:
            legs.append(leg(t, [here, *passed, word]))
        here, passed = word, []
    return Run(train, tuple(stops), tuple(legs))


def leg(t: Table, hexes: list[str]) -> tuple[Side, ...]:
    """The hexsides from hex to hex."""
    mate, sides = t.title.atlas.mate, []
    for here, there in pairwise(t.title.atlas.hex(name) for name in hexes):
        out = next(Side(side) for side in range(here * 6, here * 6 + 6) if mate[side] // 6 == there)
        sides += [out, mate[out]]
    return tuple(sides)


def refused(t: Table, corp: str, *ways: tuple[str, str]) -> str:
    """Why these trains may not run so; nothing if they may."""
    try:
        earns(t, corp, *ways)
    except Illegal as refusal:
        return refusal.code.removeprefix("run_")
    return ""


def best(t: Table, corp: str) -> tuple[int, set[tuple[str, str]]]:
    """The most that a corporation's trains can earn, and the stops of each. Named by a player, these runs must pass."""
    party = t.title.corp(corp)
    runs, plan = best_runs(t, party)
    assert plan.proven
    assert runs_worth(t, party, runs) == plan.worth
    names = t.title.atlas.names
    hex_of = t.title.atlas.hex_of_stop
    told = set()
    for run in runs:
        stops = [names[hex_of[stop]] for stop in run.stops]
        told.add((t.title.train_name(run.train, t.state.faces), " ".join(min(stops, stops[::-1]))))
    return plan.worth, told


def counted(phase: str, tiles: str, tokens: str, way: str, narrow: bool = False, platform: bool = False) -> int:
    """How a way counts: the shortest train that can make it, ordinary or narrow-gauge. All longer ones can, too."""
    (corp, *_), *_ = entries(tokens)
    names = [f"R{length}H" if narrow else f"{length}H" for length in range(1, 20)]
    t = table(phase, tiles, tokens, f"{corp} {' '.join(names)}", platform=platform)
    refusals = [refused(t, corp, (name, way)) for name in names]
    too_short = refusals.count("too_long")
    assert refusals == ["too_long"] * too_short + [""] * (len(names) - too_short)
    return too_short + 1


# --- how long a way is -----------------------------------------------------------------------------------------------

WEST = "C5 651/5, B4 7/5, D4 682/1, C3 3/5, E3 714/0, F2 78/2, G3 58/1, H2 8/2, G1 58/3"
"""Two ways from Palermo to Marsala: standard gauge along the coast, narrow gauge over the mountains."""
COAST = "C5 (B4) D4 C3 (E3) G3 (H2) G1 E1"
MOUNTAINS = "C5 D4 (E3 F2) E1"


@rule("1849-10.5.1.3", "1849-10.5.1.4")
@pytest.mark.parametrize(
    ("way", "count"),
    [
        ("E1 G1", 1),
        ("E1 G1 (H2) G3", 3),
        ("E1 G1 (H2) G3 (E3) C3", 5),
        ("E1 G1 (H2) G3 (E3) C3 D4", 6),
        (COAST, 8),
    ],
)
def test_each_hexside_counts_and_the_first_hex_does_not(way: str, count: int) -> None:
    assert counted("10", WEST, "CTL E1", way) == count


@rule("1849-10.5.1.3", "1849-10.5.1.4")
def test_the_rulebooks_8h_train_along_the_coast() -> None:
    for tokens, way, count in (
        ("RCS C5", "C5 (B4) D4", 2),
        ("RCS C5", "C5 (B4) D4 C3", 3),
        ("RCS C5", "C5 (B4) D4 C3 (E3) G3", 5),
        ("RCS C5", "C5 (B4) D4 C3 (E3) G3 (H2) G1", 7),
        ("CTL E1", COAST, 8),
    ):
        assert counted("10", WEST, tokens, way) == count
    t = table("10", WEST, "CTL E1", "CTL 8H 7H")
    assert earns(t, "CTL", ("8H", COAST)) == 90 + 10 + 10 + 10 + 10 + 30 == 160
    assert refused(t, "CTL", ("7H", COAST)) == "too_long"
    assert best(table("10", WEST, "CTL E1", "CTL 8H"), "CTL")[0] == 160


@rule("1849-10.5.1.4", "1849-10.5.1.7")
def test_the_rulebooks_second_8h_train_over_the_mountains() -> None:
    assert counted("10", WEST, "RCS C5", "C5 D4") == 2
    assert counted("10", WEST, "CTL E1", "D4 (E3 F2) E1") == 6  # Marsala's own track is dual
    assert counted("10", WEST, "CTL E1", MOUNTAINS) == 8
    t = table("10", WEST, "CTL E1", "CTL 8H 8H")
    assert earns(t, "CTL", ("8H", MOUNTAINS)) == 90 + 10 + 30 == 130
    assert earns(t, "CTL", ("8H", COAST), ("8H", MOUNTAINS)) == 290
    assert best(t, "CTL") == (290, {("8H", "C5 D4 C3 G3 G1 E1"), ("8H", "C5 D4 E1")})


@rule("1849-10.5.1.5", "1849-10.5.1.6")
def test_the_rulebooks_r6h_train() -> None:
    way = MOUNTAINS + " C1"
    for tokens, part, count in (("RCS C5", "C5 D4", 1), ("CTL E1", MOUNTAINS, 4), ("CTL E1", way, 5)):
        assert counted("10", WEST, tokens, part, narrow=True) == count
    early, late = (table(phase, WEST, "CTL E1", "CTL R6H R4H") for phase in ("10", "16"))
    assert earns(early, "CTL", ("R6H", way)) == 90 + 10 + 30 + 30 == 160
    assert earns(late, "CTL", ("R6H", way)) == 90 + 10 + 40 + 40 == 180
    assert refused(late, "CTL", ("R4H", way)) == "too_long"
    assert best(table("16", WEST, "CTL E1", "CTL R6H"), "CTL") == (180, {("R6H", "C1 E1 D4 C5")})


@rule("1849-10.5.1.4", "1849-10.5.1.5")
def test_two_ways_from_palermo_to_partinico() -> None:
    counts = {
        way: tuple(counted("10", WEST, "RCS C5", way, narrow) for narrow in (False, True))
        for way in ("C5 (B4) D4", "C5 D4")
    }
    assert counts == {"C5 (B4) D4": (2, 4), "C5 D4": (2, 1)}


@rule("1849-10.5.1.6")
def test_dual_track_all_the_way_counts_one_for_every_train() -> None:
    for narrow in (False, True):
        assert counted("4", "", "CTL E1", "E1 C1", narrow) == 1


@rule("1849-10.5.1.7")
def test_dual_track_counts_like_the_other_track_of_its_section() -> None:
    # Mazzara's track is standard, Marsala's is dual; the next section is judged on its own
    assert counted("10", WEST, "CTL E1", "G1 E1", narrow=True) == 2
    assert counted("10", WEST, "CTL E1", "G1 E1 C1", narrow=True) == 3
    # Partinico's and the mountains' track is narrow
    assert counted("10", WEST, "CTL E1", "D4 (E3 F2) E1 C1") == 7


@rule("1849-10.5.1.4")
def test_siracusa_and_ragusa_over_narrow_track() -> None:
    t = table("4", "L12 78/5", "ATA M13", "ATA 4H 3H")
    assert earns(t, "ATA", ("4H", "M13 (L12) M11")) == 10 + 20 == 30
    assert refused(t, "ATA", ("3H", "M13 (L12) M11")) == "too_long"
    assert best(t, "ATA")[0] == 30


@rule("1849-10.1.5", "1849-10.5.1.7")
def test_standard_track_that_meets_narrow_track_leads_nowhere() -> None:
    t = table("4", "L12 8/5", "ATA M13", "ATA 16H R6H")
    for train in ("16H", "R6H"):
        assert refused(t, "ATA", (train, "M13 (L12) M11")) == "not_joined"
    assert best(t, "ATA") == (0, set())


GREEN_STRAIT, BROWN_STRAIT = "B14 655/0", "B14 656/4"


@rule("1849-10.5.1.8")
@pytest.mark.parametrize("platform", [False, True], ids=["rulebook", "platform"])
def test_the_strait_of_messina_is_three_crossings(platform: bool) -> None:
    way = "B14 (A15 B16) C15" if platform else "B14 (A15) C15"
    counts = {
        tile: tuple(counted("10", tile, "AFG B14", way, narrow, platform) for narrow in (False, True))
        for tile in (GREEN_STRAIT, BROWN_STRAIT)
    }
    assert counts == {GREEN_STRAIT: (3, 6), BROWN_STRAIT: (3, 3)}


@rule("1849-10.5.1.8", "1849-10.5.1.3")
def test_trains_that_cross_the_strait() -> None:
    t = table("6", GREEN_STRAIT, "AFG B14", "AFG 4H 3H")
    assert earns(t, "AFG", ("4H", "B14 (A15) C15")) == 50 + 10 == 60
    assert earns(t, "AFG", ("3H", "B14 (A15) C15")) == 60
    assert earns(t, "AFG", ("4H", "A13 B14 (A15) C15")) == 70
    assert refused(t, "AFG", ("3H", "A13 B14 (A15) C15")) == "too_long"
    assert refused(t, "AFG", ("4H", "a12 A13 B14 (A15) C15")) == "too_long"
    late = table("8", GREEN_STRAIT, "AFG B14", "AFG 6H")
    assert earns(late, "AFG", ("6H", "a12 A13 B14 (A15) C15")) == 20 + 10 + 50 + 30 == 110
    assert best(late, "AFG") == (110, {("6H", "C15 B14 A13 a12")})
    assert counted("8", GREEN_STRAIT, "AFG B14", "a12 A13 B14 (A15) C15") == 5


@rule("1849-10.5.1.8")
def test_the_best_4h_train_at_messina_knows_the_divided_hex_too() -> None:
    # with two crossings to Calabria, it could have run from the port to there
    assert best(table("8", GREEN_STRAIT, "AFG B14", "AFG 4H"), "AFG") == (90, {("4H", "A13 B14 C15")})


# --- stations and ports ----------------------------------------------------------------------------------------------

TERMINI = "D6 9/2, E7 3/2"


@rule("1849-10.5.1.1")
def test_a_port_is_no_station() -> None:
    t = table("4", TERMINI, "RCS C5", "RCS 4H")
    assert refused(t, "RCS", ("4H", "C5 A5")) == "too_few_stops"
    assert refused(t, "RCS", ("4H", "C5")) == "too_few_stops"
    assert earns(t, "RCS", ("4H", "C5 (D6) E7")) == 60
    assert earns(t, "RCS", ("4H", "A5 C5 (D6) E7")) == 10 + 50 + 10 == 70
    assert counted("4", TERMINI, "RCS C5", "A5 C5 (D6) E7") == 3
    assert best(t, "RCS") == (70, {("4H", "A5 C5 E7")})


@rule("1849-10.5.1.1")
def test_trains_stay_at_home_rather_than_run_to_a_port_only() -> None:
    assert best(table("4", "", "RCS C5", "RCS 4H"), "RCS") == (0, set())
    # within one crossing there is only the port
    assert best(table("4", TERMINI, "RCS C5", "RCS 1H"), "RCS") == (0, set())


@rule("1849-10.5.1.1")
def test_the_second_train_may_not_be_left_with_the_port_alone() -> None:
    t = table("4", TERMINI, "RCS C5", "RCS 4H 6H")
    worth, runs = best(t, "RCS")
    assert worth == 70
    assert len(runs) == 1
    assert refused(t, "RCS", ("4H", "C5 (D6) E7"), ("6H", "A5 C5")) == "too_few_stops"


@rule("1849-10.5.1.1")
def test_calabria_is_a_station() -> None:
    t = table("12", BROWN_STRAIT, "AFG B14", "AFG 4H")
    assert earns(t, "AFG", ("4H", "B14 (A15) C15")) == 80 + 90
    assert not port_stops(t.title.atlas) >> t.title.atlas.first_stop[t.title.atlas.hex("C15")] & 1
    assert best(table("12", BROWN_STRAIT, "AFG B14", "AFG 3H"), "AFG") == (170, {("3H", "B14 C15")})


SOUTH = "M13 675/1, L12 78/5, M11 670/4, N10 58/2"
"""From the port of Augusta through Siracusa, Ragusa and Terranova to its port."""


@rule("1849-10.1.6", "1849-10.5.1.3")
def test_a_run_from_the_port_of_augusta() -> None:
    t = table("6", SOUTH, "ATA M13", "ATA 2H")
    assert earns(t, "ATA", ("2H", "L14 K13 M13")) == 60 + 10 + 20 == 90
    assert counted("6", SOUTH, "ATA M13", "L14 K13 M13") == 2
    assert best(t, "ATA") == (90, {("2H", "L14 K13 M13")})


@rule("1849-10.1.6", "1849-10.5.1.2")
def test_both_ends_of_a_run_may_be_ports() -> None:
    way = "L14 K13 M13 (L12) M11 N10 M9 N8"
    assert counted("6", SOUTH, "ATA M13", way) == 1 + 1 + 4 + 1 + 1 + 1 == 9
    assert counted("6", SOUTH, "ATA M13", way, narrow=True) == 2 + 2 + 2 + 2 + 2 + 1 == 11
    t = table("6", SOUTH, "ATA M13", "ATA 16H")
    assert earns(t, "ATA", ("16H", way)) == 60 + 10 + 20 + 30 + 10 + 20 + 20 == 170
    assert best(t, "ATA") == (170, {("16H", "L14 K13 M13 M11 N10 M9 N8")})


def test_the_optimiser_hears_of_ports_only_where_there_are_some() -> None:
    for tiles, needs in (("", 0), (WEST, 1)):
        t = table("10", tiles, "CTL E1", "CTL 8H")
        assert len(question(t, t.title.corp("CTL")).problem.needs) == needs


# --- other rules of routes -------------------------------------------------------------------------------------------


@rule("1849-10.1.1")
def test_a_run_needs_an_own_token() -> None:
    t = table("10", WEST, "CTL E1, RCS C5", "CTL 8H, RCS 8H")
    assert refused(t, "CTL", ("8H", "C5 (B4) D4")) == "no_station"
    assert refused(t, "CTL", ("8H", "G1 (H2) G3")) == "no_station"
    with pytest.raises(Illegal) as refusal:
        runs_worth(t, t.title.corp("CTL"), (drawn(t, Train(1), "C5 (B4) D4"),))
    assert refusal.value.code == "not_your_train"


@rule("1849-10.1.3")
def test_a_city_full_of_others_is_an_end() -> None:
    way = "A5 C5 (B4) D4 C3 (E3) G3 (H2) G1 E1"
    full = table("10", WEST, "CTL E1, RCS C5, IFT C5", "CTL 16H")
    assert refused(full, "CTL", ("16H", way)) == "passes_blocked"
    assert refused(full, "CTL", ("16H", "E1 (F2 E3) D4 C5 A5")) == "passes_blocked"
    assert earns(full, "CTL", ("16H", COAST)) == 160
    assert best(full, "CTL") == (190, {("16H", "C1 E1 G1 G3 C3 D4 C5")})
    for tokens in ("CTL E1, RCS C5", "CTL E1, RCS C5, CTL C5"):
        free = table("10", WEST, tokens, "CTL 16H")
        assert earns(free, "CTL", ("16H", way)) == 170
        assert best(free, "CTL")[0] == 200


@rule("1849-10.1.5", "1849-10.5.1.7")
def test_the_gauge_may_change_in_a_station() -> None:
    t = table("12", EAST, "IFT H12", "IFT 12H 8H 7H")
    way = "H12 G13 E13 (D12 C13) B14"
    assert earns(t, "IFT", ("12H", way)) == earns(t, "IFT", ("8H", way)) == 60 + 10 + 10 + 80 == 160
    assert refused(t, "IFT", ("7H", way)) == "too_long"
    assert counted("12", EAST, "IFT H12", way) == 2 + 6
    assert counted("12", EAST, "IFT H12", way, narrow=True) == 4 + 3


@rule("1849-10.1.7")
def test_no_station_comes_twice_in_one_run() -> None:
    t = table("10", WEST, "RCS C5", "RCS 16H")
    assert refused(t, "RCS", ("16H", "C5 (B4) D4 C5")) == "stop_twice"
    assert refused(t, "RCS", ("16H", "C5 D4 C3 (E3) G3 (H2) G1 E1 (F2 E3) D4")) == "stop_twice"


@rule("1849-10.5.1.9", "1849-10.5.2.4")
def test_two_trains_may_meet_in_stations_and_both_are_paid_there() -> None:
    t = table("10", WEST, "RCS C5", "RCS 4H 4H")
    assert earns(t, "RCS", ("4H", "C5 (B4) D4"), ("4H", "C5 D4")) == 100 + 100
    assert best(t, "RCS")[0] == 120 + 100  # one of them goes on to Alcamo, one comes from the port


@rule("1849-10.1.2")
def test_a_run_uses_no_track_twice() -> None:
    t = table("6", "D6 26/2, E7 3/2, E5 58/4", "RCS C5", "RCS 6H")  # on D6 the ways to Corleone and Termini part
    for town in ("E5", "E7"):
        assert earns(t, "RCS", ("6H", f"{town} (D6) C5 A5")) == 70
    assert refused(t, "RCS", ("6H", "E5 (D6) C5 (D6) E7")) == "track_twice"
    assert best(t, "RCS")[0] == 70


@rule("1849-10.5.1.9")
def test_trains_have_no_track_in_common() -> None:
    t = table("10", WEST, "RCS C5, CTL E1", "RCS 4H 4H, CTL 2H R6H")
    assert refused(t, "RCS", ("4H", "C5 (B4) D4"), ("4H", "C5 (B4) D4 C3")) == "track_twice"
    assert refused(t, "CTL", ("2H", "C1 E1 G1"), ("R6H", "C1 E1")) == "track_twice"  # dual track
    # each of them alone would have run over the dual track
    assert best(t, "CTL") == (70 + 140, {("2H", "C1 E1 G1"), ("R6H", "A5 C5 D4 E1")})


def test_separate_tracks_of_one_tile_are_no_obstacle() -> None:
    t = table("10", WEST, "CTL E1", "CTL 8H 8H")
    both = (("8H", "E1 G1 (H2) G3 (E3) C3"), ("8H", "E1 (F2 E3) D4"))  # E3 has a crossing
    assert earns(t, "CTL", *both) == 60 + 40


@rule("1849-10.1.2")
def test_a_run_cannot_change_over_where_tracks_cross() -> None:
    t = table("10", WEST, "CTL E1", "CTL 16H")
    assert refused(t, "CTL", ("16H", "E1 (F2 E3) G3")) == "not_joined"
    assert refused(t, "CTL", ("16H", "E1 (F2 E3) C3")) == "not_joined"


# --- what stops pay --------------------------------------------------------------------------------------------------

CENTRE = "J6 644/2, H6 8/4, G7 8/5, H8 666/2, G9 696/0"


@rule("1849-10.5.2.1")
def test_a_run_earns_what_its_stops_are_worth_together() -> None:
    t = table("10", CENTRE, "SFA J6", "SFA 10H")
    assert earns(t, "SFA", ("10H", "J6 (H6 G7) H8 G9")) == 20 + 30 + 20 == 70
    assert best(t, "SFA") == (70, {("10H", "G9 H8 J6")})


@rule("1849-6.6", "1849-10.5.2.2")
def test_grey_cities_and_calabria_pay_by_phase() -> None:
    west = [table(phase, "", "CTL E1", "CTL 4H") for phase in PHASES]
    assert [earns(t, "CTL", ("4H", "E1 C1")) for t in west] == [40, 40, 60, 60, 80, 80]
    assert [best(t, "CTL")[0] for t in west] == [40, 40, 60, 60, 80, 80]
    strait = [table(phase, GREEN_STRAIT, "AFG B14", "AFG 3H") for phase in PHASES]
    assert [earns(t, "AFG", ("3H", "B14 (A15) C15")) - 50 for t in strait] == [10, 10, 30, 30, 90, 90]
    assert [best(t, "AFG")[0] for t in strait] == [80, 80, 80, 80, 140, 140]  # or to Milazzo and its port


@rule("1849-10.5.2.2")
def test_grey_towns_and_ports_always_pay_the_same() -> None:
    for phase in PHASES:
        t = table(phase, GREEN_STRAIT, "AFG B14", "AFG 4H")
        assert earns(t, "AFG", ("4H", "B14 A13 a12")) == 50 + 10 + 20


@rule("1849-7.1.7")
def test_a_port_marker_pays_its_owner_only() -> None:
    for corp, worth in (("RCS", 90), ("IFT", 70)):
        t = table("6", TERMINI, f"{corp} C5", f"{corp} 4H", markers="RCS A5")
        assert earns(t, corp, ("4H", "A5 C5 (D6) E7")) == worth
        assert earns(t, corp, ("4H", "C5 (D6) E7")) == 60
        assert best(t, corp) == (worth, {("4H", "A5 C5 E7")})


@rule("1849-7.1.7")
def test_a_port_marker_is_worth_nothing_elsewhere() -> None:
    t = table("6", TERMINI, "RCS C5", "RCS 4H", markers="RCS a12")
    assert earns(t, "RCS", ("4H", "A5 C5 (D6) E7")) == 70


# --- electric trains and mixed fleets --------------------------------------------------------------------------------

EAST = "H12 653/1, G13 58/1, D14 8/1, D12 77/4, B14 656/4"
"""From Catania to Messina along the coast, and from Taormina by narrow gauge through C13."""
EAST_COAST = "H12 G13 E13 (D14) B14 (A15) C15"
INLAND = "H12 G13 E13 (D12 C13) B14 (A15) C15"


@rule("1849-14.3.8")
def test_the_great_cities_pay_double_to_electric_trains() -> None:
    electric = table("12", EAST, "IFT H12", "IFT E")
    assert earns(electric, "IFT", ("E", EAST_COAST)) == 120 + 10 + 10 + 160 + 90 == 390
    # its card has the same number, and the run is the same
    ordinary = table("12", EAST, "IFT H12", "IFT 12H")
    assert earns(ordinary, "IFT", ("12H", EAST_COAST)) == 60 + 10 + 10 + 80 + 90 == 250
    assert counted("12", EAST, "IFT H12", EAST_COAST) == 7
    assert best(electric, "IFT") == (390, {("E", "C15 B14 E13 G13 H12")})
    assert best(ordinary, "IFT")[0] == 250


@rule("1849-14.3.7")
def test_electric_trains_keep_off_narrow_track() -> None:
    t = table("12", EAST, "IFT H12", "IFT E 12H")
    assert earns(t, "IFT", ("12H", INLAND)) == 250
    assert counted("12", EAST, "IFT H12", INLAND) == 11
    assert refused(t, "IFT", ("E", INLAND)) == "barred_track"
    without_coast = EAST.replace("D14 8/1, ", "")
    assert best(table("12", without_coast, "IFT H12", "IFT E"), "IFT") == (140, {("E", "E13 G13 H12")})
    assert best(table("12", without_coast, "IFT H12", "IFT 12H"), "IFT")[0] == 250


@rule("1849-14.3.7")
def test_electric_trains_run_any_distance() -> None:
    around = f"{WEST}, C5 652/5, {TERMINI}"
    t = table("12", around, "CTL E1", "CTL E 9H")
    way = "E7 (D6) C5 (B4) D4 C3 (E3) G3 (H2) G1 E1 C1"
    assert earns(t, "CTL", ("E", way)) == 10 + 2 * 130 + 10 * 4 + 40 + 40 == 390
    assert refused(t, "CTL", ("9H", way)) == "too_long"
    assert best(table("12", around, "CTL E1", "CTL E"), "CTL")[0] == 390


@rule("1849-14.3.8")
def test_only_the_great_cities_pay_double() -> None:
    t = table("12")
    corp, atlas = t.title.corp("CTL"), t.title.atlas
    doubled = {
        (train.name, hex)
        for train in t.title.trains
        for hex in atlas.names
        if stop_worths(t.title, t.state.board, corp, (train,), atlas.hex(hex), 70) == (140,)
    }
    assert doubled == {("E", "C5"), ("E", "H12"), ("E", "B14"), ("E", "M13")}


FLEETS = ["IFT 4H R6H E", "RCS 16H, IFT E 4H, RCS E, IFT R6H", "IFT R6H, CTL 4H 4H, IFT E 4H"]


@pytest.mark.parametrize("trains", FLEETS)
def test_each_train_of_a_mixed_fleet_gets_its_own_run(trains: str) -> None:
    t = table("12", EAST, "IFT H12 B14", trains)
    runs = {("E", "C15 B14 E13 G13 H12"), ("R6H", "B14 E13"), ("4H", "B14 A13 a12")}
    assert best(t, "IFT") == (390 + 90 + 110, runs)
    asked = question(t, t.title.corp("IFT"))
    names = [t.title.train_name(train, t.state.faces) for train in asked.trains]
    catania = asked.problem.stops[asked.stops.index(Stop(t.title.atlas.first_stop[t.title.atlas.hex("H12")]))]
    assert [catania.worth[names.index(name)] for name in ("E", "4H", "R6H")] == [120, 60, 60]


def test_given_runs_of_a_mixed_fleet_are_paid_train_by_train() -> None:
    t = table("12", EAST, "IFT H12 B14", "CTL E, IFT 4H R6H E")
    ways = (("R6H", "E13 (D12 C13) B14"), ("E", EAST_COAST), ("4H", "a12 A13 B14"))
    cards = {"4H": 1, "R6H": 2, "E": 3}
    runs = tuple(drawn(t, Train(cards[name]), way) for name, way in ways)
    assert runs_worth(t, t.title.corp("IFT"), runs) == 90 + 390 + 110
    assert runs_worth(t, t.title.corp("IFT"), runs[::-1]) == 90 + 390 + 110


# --- does a corporation have a route at all? -------------------------------------------------------------------------


def joined(tiles: str, tokens: str) -> bool:
    """Has the first corporation named a route?"""
    t = table("4", tiles, tokens)
    return has_route(t, t.title.corp(tokens.split()[0]))


@rule("1849-10.6.1")
def test_at_the_start_only_marsala_and_trapani_are_joined() -> None:
    homes = {symbol: hex.name for hex in sicily.MAP.hexes for symbol, _ in hex.homes}
    assert {corp for corp, home in homes.items() if joined("", f"{corp} {home}")} == {"CTL"}
    assert {home for home in sicily.GARIBALDI_HOMES if joined("", f"AFG {home}")} == {"C1"}


@rule("1849-10.6.1")
def test_a_port_makes_no_route() -> None:
    assert not joined("", "RCS C5")
    assert not joined("", "AFG M9")
    assert joined(TERMINI, "RCS C5")
    assert joined(GREEN_STRAIT, "AFG B14")
    assert joined("M13 675/1", "ATA M13")


@rule("1849-10.6.1")
def test_gauges_must_fit_on_the_way_to_the_other_station() -> None:
    assert joined("L12 78/5", "ATA M13")
    assert not joined("L12 8/5", "ATA M13")


@rule("1849-10.6.1")
def test_a_full_city_may_be_the_other_station() -> None:
    assert joined("", "CTL E1, AFG C1")
    assert joined("L12 78/5", "ATA M13, AFG M11")


@rule("1849-10.6.1")
def test_the_length_of_trains_does_not_matter() -> None:
    far = "J6 644/3, H6 79/0, F6 78/4, E7 73/1"
    t = table("4", far, "SFA J6", "SFA 4H")
    assert has_route(t, t.title.corp("SFA"))
    assert best(t, "SFA") == (0, set())
    assert refused(t, "SFA", ("4H", "J6 (H6 F6) E7")) == "too_long"
    assert best(table("4", far, "SFA J6", "SFA 6H"), "SFA")[0] == 30


@rule("1849-10.6.1")
def test_without_a_token_there_is_no_route() -> None:
    t = table("10", WEST, "CTL E1", "RCS 4H")
    assert not has_route(t, t.title.corp("RCS"))
    assert best(t, "RCS") == (0, set())
