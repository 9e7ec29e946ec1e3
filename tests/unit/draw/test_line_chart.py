"""Line charts: to be read without their colours."""

import itertools
from xml.etree import ElementTree

from tresham.draw import ChartLine, line_chart_svg
from tresham.draw.line_chart import DASHES, HIGH, MARKS, ticks_for

SVG = "{http://www.w3.org/2000/svg}"


def chart(lines, places=("OR 1", "OR 2", "OR 3")):
    return ElementTree.fromstring(line_chart_svg("Worth", "three rounds", places, lines, lambda sum: f"${sum}"))


def line(name, *values):
    return ChartLine(name, values, "#0072b2")


def groups(picture, name):
    return [one for one in picture.iter(f"{SVG}g") if one.get("class") == name]


def names_at_ends(picture):
    return {one.text: float(one.get("y")) for one in groups(picture, "names")[0]}


def test_no_two_lines_look_alike_without_colour():
    picture = chart([line(f"P{at}", at, at + 1, at + 2) for at in range(12)])
    looks = set()
    for one in groups(picture, "line"):
        paths = one.findall(f"{SVG}path")
        looks.add((paths[1].get("stroke-dasharray"), paths[2].get("d")))
    assert len(looks) == 12
    assert len(DASHES) * len(MARKS) > 12


def test_every_line_is_named_at_its_end_and_names_keep_apart():
    ends = names_at_ends(chart([line("Ann", 1, 2, 100), line("Bob", 1, 2, 100), line("Eve", 3, 2, 99)]))
    heights = sorted(ends.values())
    assert set(ends) == {"Ann", "Bob", "Eve"}
    assert all(low - high >= 12.9 for high, low in itertools.pairwise(heights))
    assert heights[-1] < HIGH


def test_names_at_the_foot_stay_within_the_picture():
    ends = names_at_ends(chart([line(f"P{at}", 0, 0, 0) for at in range(8)]))
    assert max(ends.values()) < HIGH - 20
    assert min(ends.values()) > 0


def test_a_line_is_broken_where_nothing_is_known():
    picture = chart([line("Ann", 5, None, 7), line("Bob", None, None, None)])
    first, second = groups(picture, "line")
    assert first.findall(f"{SVG}path")[0].get("d").count("M") == 2
    assert second.findall(f"{SVG}path") == []
    assert set(names_at_ends(picture)) == {"Ann"}


def test_ticks_enclose_all_values():
    for low, high in ((0, 0), (0, 7), (-750, 8786), (-1, 0), (3, 19999)):
        ticks = ticks_for(low, high)
        assert ticks[0] <= min(low, 0)
        assert ticks[-1] >= high
        assert 0 in ticks
        assert 2 <= len(ticks) <= 9


def test_only_as_many_rounds_are_named_as_there_is_room_for():
    places = [f"OR {at}.1" for at in range(100)]
    picture = chart([line("Ann", *range(100))], places)
    assert 5 <= len(groups(picture, "places")[0]) <= 25


def test_a_chart_without_lines_is_still_a_picture():
    assert chart([]).get("aria-label") == "Worth"
