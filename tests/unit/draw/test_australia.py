"""The map and the market of 1848 as the pen draws them: zones, changes of gauge, ports, the loan track."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

from tests.unit.draw.pictures import australia, box_of, in_hex, lay, of_class, on_market, start, texts, tree
from tresham.draw import board_svg, market_svg
from tresham.draw.colours import GROUND, ZONES
from tresham.draw.title_sheet import sheet
from tresham.titles.g1848.papers import LOAN_TRACK
from tresham.track.ids import Colour


def picture(state=None):
    return tree(board_svg(australia(), state or start(australia())))


def grounds(root):
    """The colours of all hexes, in the order of the map."""
    return [polygon.get("fill") for polygon in of_class(root, "ground")]


def test_bare_land_has_the_colour_of_its_zone():
    counted = Counter(grounds(picture()))
    assert counted == dict(zip(ZONES, (16, 13, 18, 8), strict=True)) | {
        GROUND[Colour.RED]: 4,
        GROUND[Colour.BLUE]: 4,
    }


def test_a_tile_has_its_own_colour():
    atlas = australia().atlas
    laid = lay(start(australia()), "E4", "9", 0, australia())
    assert grounds(picture(laid))[atlas.hex("E4")] == GROUND[Colour.YELLOW]


def test_every_change_of_gauge_is_drawn_once_with_its_disc():
    changes = of_class(picture(), "border", "gauge")
    assert len(changes) == 35
    for one in changes:
        assert len([part for part in one.iter() if part.tag.endswith("}circle")]) == 1


def test_zones_and_changes_of_gauge_are_told_in_words():
    assert in_hex(picture(), "G3").get("aria-label") == (
        "G3 Adelaide: white, zone West, city, home of SAR, home of COM, change of gauge E"
    )


def test_ports_and_the_sites_of_tasmania_have_their_signs():
    root = picture()
    for hex in ("B11", "F2", "I4", "I5"):
        assert len(of_class(in_hex(root, hex), "mark")) == 1
    assert texts(of_class(in_hex(root, "I4"), "mark")[0]) == ["TAS"]


def test_k_cities_show_the_label_to_come():
    root = picture()
    shown = {one.get("data-hex") for one in of_class(root, "hex") if of_class(one, "later-label", "green")}
    assert shown == {"B10", "F9", "G3", "H6"}


def test_nothing_covers_anything():
    """Also where a token stands on the edge of a city."""
    for hex in of_class(picture(), "hex"):
        kinds = ("place", "revenue", "coordinate", "number", "later-label", "home")
        found = [box_of(one) for kind in kinds for one in of_class(hex, kind)]
        assert not any(a.overlaps(b) for a, b in combinations(found, 2)), hex.get("data-hex")


def track(value):
    title = australia(value)
    return of_class(tree(market_svg(title, start(title))), "track")


def test_the_loan_track_lies_below_the_chart():
    (row,) = track(70)
    values = of_class(row, "value")
    assert [int(one.get("data-value")) for one in values] == list(LOAN_TRACK)
    assert [one.get("data-value") for one in values if of_class(one, "end")] == ["260"]


def test_the_marker_of_the_bank_of_england_stands_on_its_value():
    for value in (70, 195, 340):
        (row,) = track(value)
        assert [one.get("data-value") for one in of_class(row, "value") if of_class(one, "marker")] == [str(value)]
        assert row.get("aria-label") == f"BOE {value}"


def test_the_receivership_column_has_crosses_and_no_prices():
    title = australia()
    root = tree(market_svg(title, on_market(("SAR", "F2"), of=title), names={"receivership closed": "receivership"}))
    column = [one for one in of_class(root, "cell") if one.get("data-cell").startswith("A")]
    assert len(column) == 6
    for cell in column:
        assert of_class(cell, "closed")
        assert texts(cell) == ["receivership"]


def test_the_sheet_tells_the_page_of_the_track():
    tracks = sheet(australia())["market"]["tracks"]
    assert tracks == [{"symbol": "BOE", "values": list(LOAN_TRACK), "end": 260}]
