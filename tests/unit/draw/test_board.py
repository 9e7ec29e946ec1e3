"""The map: every hex, every tile, token, wall and run is there, and can be told without eyes."""

from dataclasses import replace

import pytest

from tests.unit.draw.pictures import in_hex, lay, of_class, played, run, start, station, texts, title, tree
from tresham.core.state import Life
from tresham.draw import board_svg
from tresham.draw.borders import borders
from tresham.draw.colours import RUNS
from tresham.draw.hexes import HexSight, Piece, hex_front
from tresham.draw.marks import terrain
from tresham.track.ids import Colour, Layout
from tresham.track.notation import TERRAINS, parse_map
from tresham.track.prints import HexPrint, TilePrint


@pytest.fixture(scope="module")
def fresh():
    return tree(board_svg(title(), start()))


def test_every_hex_has_its_coordinate_and_place(fresh):
    hexes = title().atlas.hexes
    assert len(of_class(fresh, "ground")) == len(hexes)
    assert sorted(one.text for one in of_class(fresh, "coordinate")) == sorted(hex.name for hex in hexes)
    twins = {"A9": "Canadian West", "I1": "Gulf"}
    """Hexes of an area whose other hex bears its name."""
    assert len(of_class(fresh, "place")) == sum(bool(hex.place or hex.name in twins) for hex in hexes)
    told = {one.get("data-hex"): one.get("aria-label") for one in of_class(fresh, "hex")}
    assert all(told[hex].startswith(f"{hex} {name}:") for hex, name in twins.items())
    albany = in_hex(fresh, "E19")
    assert "Albany" in texts(albany)


def test_everything_printed_is_drawn(fresh):
    hexes = title().atlas.hexes
    assert len(of_class(fresh, "track")) == sum(len(hex.tile.paths) for hex in hexes)
    assert len(of_class(fresh, "slot")) == sum(stop.slots for hex in hexes for stop in hex.tile.stops)
    assert len(of_class(fresh, "terrain")) == sum(len(hex.terrain) for hex in hexes)
    assert len(of_class(fresh, "arrow")) == 13
    assert len(of_class(fresh, "values")) == 7


def test_every_wall_is_drawn_once(fresh):
    assert len(of_class(fresh, "border", "wall")) == 4
    assert len(of_class(fresh, "border", "joined")) == 2


def test_homes_wait_for_their_corporations(fresh):
    assert sorted(one.get("data-corp") for one in of_class(fresh, "home")) == sorted(
        one.symbol for one in title().corporations
    )
    assert of_class(fresh, "token") == []


def test_a_home_waits_no_longer_for_those_who_came_or_will_not_come():
    state = station(start(), "E19", 0, 0, "NYC")
    life = list(state.life)
    life[title().corp("CPR")] = Life.CLOSED
    root = tree(board_svg(title(), replace(state, life=tuple(life))))
    waiting = {one.get("data-corp") for one in of_class(root, "home")}
    assert "NYC" not in waiting
    assert "CPR" not in waiting
    assert "PRR" in waiting


def test_privates_close_hexes_until_they_are_gone(fresh):
    assert len(of_class(fresh, "blocked")) == 7
    shut = replace(start(), closed=(1 << len(title().privates)) - 1)
    assert of_class(tree(board_svg(title(), shut)), "blocked") == []


def test_tiles_and_tokens_lie_where_they_were_put():
    root = tree(board_svg(title(), played()))
    laid = [one for one in of_class(root, "tile") if one.get("data-tile") == "14"]
    assert [one.get("data-turned") for one in laid] == ["1"]
    assert len(of_class(root, "token")) == 3
    assert [one.get("data-corp") for one in of_class(in_hex(root, "H10"), "token")] == ["C&O", "PRR"]
    assert "14" in texts(in_hex(root, "H10"))


def test_tokens_stand_in_their_slots():
    pittsburgh = in_hex(tree(board_svg(title(), played())), "H10")
    slots = [(one.get("cx"), one.get("cy")) for one in of_class(pittsburgh, "slot")]
    tokens = [(one[0].get("cx"), one[0].get("cy")) for one in of_class(pittsburgh, "token")]
    assert slots == tokens


def test_terrain_goes_when_a_tile_comes():
    root = tree(board_svg(title(), lay(start(), "G13", "9", 0)))
    assert of_class(in_hex(root, "G13"), "terrain") == []
    assert of_class(in_hex(root, "G15"), "terrain")


def test_tokens_beside_the_slots_and_markers_are_drawn():
    atlas, state = title().atlas, start()
    erie, board = title().corp("ERIE"), state.board
    board = replace(board, beside=((atlas.hex("E11"), erie),), markers=((atlas.hex("F6"), "+20", title().corp("C&O")),))
    root = tree(board_svg(title(), replace(state, board=board, homeless=state.homeless & ~(1 << erie))))
    buffalo = in_hex(root, "E11")
    assert [one.get("data-corp") for one in of_class(buffalo, "token", "beside")] == ["ERIE"]
    assert of_class(buffalo, "home") == []
    assert "+20 C&O" in texts(in_hex(root, "F6"))


def test_the_value_in_force_is_framed(fresh):
    def framed(root):
        return {one.get("x") for one in of_class(in_hex(root, "F2"), "current")}

    later = tree(board_svg(title(), replace(start(), phase=title().phase("5"))))
    assert len(framed(fresh)) == len(framed(later)) == 1
    assert framed(fresh) != framed(later)


def test_runs_differ_in_more_than_colour():
    state = played()
    runs = [run(state, "H4", "H10"), run(state, "H10", "H12"), run(state, "H12", "H16")]
    root = tree(board_svg(title(), state, runs=runs))
    drawn = of_class(root, "run")
    assert [one.get("data-run") for one in drawn] == ["1", "2", "3"]
    dashes = [one[-1].get("stroke-dasharray") for one in drawn]
    assert len(set(dashes)) == 3
    assert len(of_class(root, "run-ends")) == 3
    assert drawn[0][0].text == "Run 1: H4, H10"
    assert len({dashes for _, dashes in RUNS}) == len(RUNS)


def test_a_run_follows_the_track_from_hex_to_hex():
    state = played()
    forth, back = (run(state, *way) for way in (("H4", "H10", "H12"), ("H12", "H10", "H4")))
    way = of_class(tree(board_svg(title(), state, runs=[forth])), "run")[0][-1].get("d")
    # Columbus, two hexes of plain track, both sides of Pittsburgh, Altoona: one unbroken line.
    assert way.count("C") == 6
    assert way.count("M") == 1
    assert "L" not in way
    again = of_class(tree(board_svg(title(), state, runs=[back])), "run")[0][-1].get("d")
    assert again.count("C") == 6


def test_crossings_may_be_named_by_one_face():
    state = played()
    whole = run(state, "H4", "H10")
    half = replace(whole, legs=tuple(leg[::2] for leg in whole.legs))
    other = replace(whole, legs=tuple(leg[1::2] for leg in whole.legs))
    drawn = {board_svg(title(), state, runs=[one]) for one in (whole, half, other)}
    assert len(drawn) == 1


def test_runs_on_the_same_track_lie_side_by_side():
    state = played()
    one = run(state, "H4", "H10")
    drawn = of_class(tree(board_svg(title(), state, runs=[one, one])), "run")
    assert drawn[0][-1].get("d") != drawn[1][-1].get("d")


def test_a_run_over_missing_track_is_drawn_all_the_same():
    state = played()
    one = run(state, "H4", "H10")
    root = tree(board_svg(title(), lay(state, "H6", "7", 0), runs=[one]))
    assert len(of_class(root, "run")) == 1


def test_hexes_can_be_picked_out():
    root = tree(board_svg(title(), start(), highlight=[title().atlas.hex("G13")]))
    assert [one.get("data-hex") for one in of_class(root, "highlight")] == ["G13"]


def test_hexes_are_told_in_words(fresh):
    told = in_hex(fresh, "E19").get("aria-label")
    assert told == "E19 Albany: white, city, home of NYC"
    later = tree(board_svg(title(), played()))
    assert in_hex(later, "H10").get("aria-label") == (
        "H10 Pittsburgh: green tile 14, city with 2 slots 30, exits W NW E SE, C&O in city 1, PRR in city 1"
    )
    assert in_hex(fresh, "C17").get("aria-label") == "C17: white, mountain 120, walls NW"
    assert fresh.get("aria-label") == "Map of 1830"
    assert [child.tag.split("}")[1] for child in fresh[:2]] == ["title", "desc"]


def test_the_same_position_is_the_same_text_and_not_too_much_of_it():
    hex_front.cache_clear()
    once = board_svg(title(), played())
    hex_front.cache_clear()
    assert board_svg(title(), played()) == once
    assert len(once.encode()) < 250_000


def test_every_kind_of_terrain_has_its_sign():
    signs = {kind: terrain(kind, 40, 0j).split(kind, 1)[1] for kind in TERRAINS}
    assert len(set(signs.values())) == len(TERRAINS)


def test_every_kind_of_border_is_drawn():
    sheet = parse_map(
        Layout.FLAT, "A1 white border toll 0:40 border gauge 1 border outline 2 border area 3 border joined 4 walls 5"
    )
    root = tree(f'<svg xmlns="http://www.w3.org/2000/svg">{borders(sheet)}</svg>')
    drawn = of_class(root, "border")
    assert len(drawn) == 6
    assert texts(root) == ["40"]
    looks = {tuple((part.get("stroke"), part.get("stroke-dasharray")) for part in one) for one in drawn}
    assert len(looks) == 6


def test_labels_demanded_later_are_shown():
    hex = HexPrint("A1", 0, 0, TilePrint("A1", Colour.WHITE), later_labels=((Colour.BROWN, "P"),))
    sight = HexSight(hex, hex.tile, 0, laid=False, homes=(Piece("XYZ", "#123456"),))
    root = tree(f'<svg xmlns="http://www.w3.org/2000/svg">{hex_front(sight, Layout.FLAT)}</svg>')
    assert texts(of_class(root, "later-label")[0]) == ["P"]
    assert [one.get("data-corp") for one in of_class(root, "home")] == ["XYZ"]
