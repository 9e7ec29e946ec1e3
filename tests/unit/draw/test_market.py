"""The market: cells, zones, par, and markers in their order."""

from dataclasses import replace

from tests.unit.draw.pictures import box_of, of_class, on_market, sicily, start, texts, title, tree
from tresham.core.market import MarketCell, rectangular
from tresham.draw import market_svg
from tresham.draw.market import ledge_sides, zones_of


def cell(root, name):
    (found,) = [one for one in of_class(root, "cell") if one.get("data-cell") == name]
    return found


def test_every_cell_has_its_price_and_sign():
    root = tree(market_svg(title(), start()))
    cells = title().market.cells
    assert len(of_class(root, "cell")) == len(cells)
    assert len(of_class(root, "par")) == sum(one.par for one in cells) == 6
    for one in cells:
        words = texts(cell(root, one.name))
        assert words[0] == str(one.price)
        assert words[1:] == [sign for sign in (one.zone[:1].upper() + "P" * one.par,) if sign]


def test_the_legend_explains_the_signs():
    (legend,) = of_class(tree(market_svg(title(), start())), "legend")
    assert texts(legend) == ["Y", "yellow", "O", "orange", "B", "brown", "P", "par"]


def test_markers_lie_in_the_order_in_which_they_came():
    root = tree(market_svg(title(), on_market(("NYC", "G1"), ("PRR", "G1"), ("B&O", "B2"), ("CPR", "G1"))))
    assert len(of_class(root, "marker")) == 4
    here = cell(root, "G1")
    assert here.get("aria-label") == "G1 100, par, NYC PRR CPR"
    # What is drawn last lies on top: the first that came.
    drawn = [one.get("data-corp") for one in of_class(here, "marker")]
    assert drawn == ["CPR", "PRR", "NYC"]
    places = {
        one.get("data-corp"): (float(one[0].get("cy")), float(one[0].get("cx"))) for one in of_class(here, "marker")
    }
    assert sorted(places, key=places.__getitem__) == ["NYC", "PRR", "CPR"]


def test_all_markers_fit_into_one_cell():
    symbols = [one.symbol for one in title().corporations]
    root = tree(market_svg(title(), on_market(*((symbol, "G1") for symbol in symbols))))
    frame = cell(root, "G1")[1]
    left, top = float(frame.get("x")), float(frame.get("y"))
    for marker in of_class(root, "marker"):
        x, y, r = (float(marker[0].get(key)) for key in ("cx", "cy", "r"))
        assert left <= x - r
        assert x + r <= left + 56
        assert top <= y - r
        assert y + r <= top + 56


def test_the_cell_that_closes_has_a_word_and_no_price():
    here = cell(tree(market_svg(sicily(), start(sicily()))), "A10")
    assert texts(here) == ["closed"]
    assert len(of_class(here, "closed")) == 1
    assert here.get("aria-label") == "A10 closed"
    translated = tree(market_svg(sicily(), start(sicily()), names={"closed": "zamknięta", "par": "start"}))
    assert texts(cell(translated, "A10")) == ["zamknięta"]
    word = box_of(next(one for one in cell(translated, "A10").iter() if one.tag.endswith("}text")))
    frame = box_of(cell(translated, "A10")[1])
    assert frame.left <= word.left <= word.right <= frame.right
    assert "start" in texts(of_class(translated, "legend")[0])
    assert "closed" not in texts(translated)


def test_the_last_cell_has_its_price_and_a_flag():
    root = tree(market_svg(sicily(), on_market(("ATA", "P1"), of=sicily())))
    assert texts(cell(root, "P1"))[:2] == ["377", "Bl"]
    assert len(of_class(cell(root, "P1"), "end")) == 1
    assert of_class(cell(root, "O1"), "end") == []
    price, letters = (box_of(one) for one in cell(root, "P1").iter() if one.get("font-size") in ("12", "10"))
    assert not price.overlaps(letters)


def test_zones_that_begin_alike_have_two_letters():
    (legend,) = of_class(tree(market_svg(sicily(), start(sicily()))), "legend")
    names = ["Bl", "blue", "blue end", "Br", "brown", "G", "green", "Y", "yellow", "closed", "P", "par"]
    assert texts(legend) == names
    assert len(of_class(legend, "end")) == len(of_class(legend, "closed")) == 1


def test_starting_cells_are_framed_on_any_ground():
    root = tree(market_svg(sicily(), start(sicily())))
    framed = [one.get("data-cell") for one in of_class(root, "cell") if of_class(one, "par")]
    assert framed == ["L2", "I3", "F4", "C5"]
    for name in framed:
        strokes = [one.get("stroke") for one in cell(root, name) if one.get("fill") == "none"]
        assert strokes == ["#ffffff", "#c4001d"]


def test_no_letter_stands_for_two_zones():
    cells = tuple(MarketCell(0, col, 10, zone) for col, zone in enumerate(("purple", "close", "closing", "yellow", "")))
    zones = zones_of(cells)
    letters = [letter for zone, (letter, _) in zones.items() if zone]
    assert "P" not in letters
    assert len(set(letters)) == 4
    assert len({colour for _, colour in zones.values()}) == 5


def test_a_ledge_lies_where_its_zone_begins_and_not_at_the_edge_of_the_chart():
    chart = rectangular("100 110 120; 90 100g 110g; 80 90g .", {"g": "green"})
    cliff = replace(chart, ledges=frozenset({"green"}))
    sides = {cell.name: ledge_sides(cliff, cell) for cell in cliff.cells}
    assert {name: side for name, side in sides.items() if side} == {
        "B2": ["up", "left"], "C2": ["up"], "B3": ["left"],
    }  # fmt: skip
    assert not any(ledge_sides(chart, cell) for cell in chart.cells)
    here = replace(title(), market=cliff)
    drawn = [one.get("d") for one in of_class(tree(market_svg(here, start())), "ledge")]
    assert [one.count("M") for one in drawn] == [2, 1, 1]
    assert of_class(tree(market_svg(replace(title(), market=chart), start())), "ledge") == []
