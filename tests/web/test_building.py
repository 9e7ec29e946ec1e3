"""Track in few presses: near a side of a hex, by the wheel, and from one hex on to the next."""

from __future__ import annotations

import re
from dataclasses import asdict

from playwright.sync_api import expect

from tests.turn_presses import MIDDLE, SILENT, is_on_map, shown_as, side_of
from tests.turns import beginning_of_turn
from tests.web.hands import Hands, Spot
from tests.web.positions import open_game
from tests.web.screen import Screen
from tresham.core.saved import load
from tresham.titles import build
from tresham.view import menu
from tresham.view.menu_shapes import ChoiceView


def spots_in_1830() -> list[tuple[ChoiceView, Spot]]:
    """Every tile that may be laid at the beginning of a turn, and how it is soonest seen."""
    choices = menu(load(beginning_of_turn("1830"), build), SILENT, refused=False).choices
    lays = [one for one in choices if is_on_map(one) and "tile" in one.about]
    return [(one, _spot(choices, one)) for one in lays]


def _spot(choices: tuple[ChoiceView, ...], choice: ChoiceView) -> Spot:
    side, notches = side_of(choices, choice)
    tile, turn = shown_as(choice)
    return Spot(asdict(choice), str(choice.about["hex"]), f"{tile}:{turn}", side, notches)


def hands_at(desk: Screen) -> Hands:
    """Hands at the beginning of a turn."""
    open_game(desk, beginning_of_turn("1830"))
    expect(desk.primary).to_contain_text("Run for")
    return Hands(desk, desk.page.url.split("/table/")[1].split("?")[0])


def test_a_press_near_a_side_shows_track_that_leads_there(desk: Screen) -> None:
    spot = next(spot for _, spot in spots_in_1830() if spot.side != MIDDLE and spot.notches == 0)
    hands = hands_at(desk)
    hands.point(spot)
    assert (hands.clicks, hands.notches) == (1, 0)
    desk.shot("near-a-side")


def test_the_wheel_comes_to_every_other_way(desk: Screen) -> None:
    spot = next(spot for _, spot in spots_in_1830() if spot.notches)
    hands = hands_at(desk)
    hands.point(spot)
    assert (hands.clicks, hands.notches) == (1, abs(spot.notches))


def test_with_shift_the_next_press_does_what_is_shown(desk: Screen) -> None:
    """The tile is laid, and the other hex is picked; if nothing can be laid there now, it says why."""
    (_, spot), hands = spots_in_1830()[0], hands_at(desk)
    hands.show(spot)
    before = desk.ply
    far = desk.page.locator(".map .touch [data-hex]").first
    box = far.bounding_box()
    assert box is not None
    desk.page.keyboard.down("Shift")
    desk.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    desk.page.keyboard.up("Shift")
    desk.await_ply(before + 1)
    expect(desk.log).to_contain_text(re.compile(r"lays tile"))
    expect(desk.part("spot")).to_contain_text(far.get_attribute("data-hex") or "?")
