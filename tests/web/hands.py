"""Hands that do an action on the page as a person would: with clicks on what the page offers, and they are counted."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin
from typing import Any

from playwright.sync_api import Locator, expect

from tests.turn_presses import MIDDLE
from tests.web.screen import Screen

ABOUT = [
    "corp",
    "shares",
    "certs",
    "president",
    "source",
    "private",
    "train",
    "traded",
    "cell",
    "kind",
    "hex",
    "stop",
    "slot",
]
"""By these facts a control of the panel is known, as the page writes them."""
Json = dict[str, Any]


HEX_AT = "at => document.elementFromPoint(at.x, at.y)?.closest('.map [data-hex]')?.getAttribute('data-hex') ?? ''"
AIMS = 10
"""So often somebody looks where a hex lies: the map may be moving still."""


@dataclass(frozen=True)
class Spot:
    """Something that is done on the map, and how it is brought to be seen there."""

    choice: Json
    hex: str
    tile: str = ""
    """The tile and how it is turned; nothing for a token."""
    side: int = MIDDLE
    notches: int = 0
    sort: str = ""
    """The private by whose right it is, where a hex has other ways too."""


class Hands:
    """Somebody's hands at one table. They know what the page is asked for, and look for the way to say it."""

    def __init__(self, screen: Screen, table: str) -> None:
        self.screen, self.table = screen, table
        self.clicks = self.notches = 0
        """Presses; and how far the wheel was turned, which is no press."""
        self.shown = False
        """Something is shown on the map, and the next press there does it."""
        self.by_verb: dict[str, list[int]] = {}
        """By kind of action: how many clicks each took."""

    def menu(self) -> Json:
        """What may be done."""
        found: Json = self.screen.send("GET", f"/games/{self.table}/legal")
        return found

    def do(self, action: Json) -> None:
        """One action, and wait until the table has heard of it."""
        choice, sum = self._choice(action)
        before, clicks = self.ply, self.clicks
        self.screen.calm()
        if "tile" in choice["about"]:
            self._lay(choice)
        elif choice["group"] == "map" and "hex" in choice["about"] and not choice["field"]:
            self._place(choice)
        else:
            self._choose(choice, sum)
        self._heard(before)
        self.by_verb.setdefault(choice["kind"], []).append(self.clicks - clicks)

    def go(self, course: Json) -> None:
        """Something of a later part of the turn, and all that lies before it."""
        before = self.ply
        self.screen.calm()
        self._raise_sheet()
        self._press(self._course(course))
        self._heard(before)

    def do_and_finish(self, spot: Spot) -> None:
        """Something on the map, and the rest of the turn."""
        before = self.point(spot)
        self._press(self.screen.part("both"))
        self._heard(before)

    def do_and_go(self, spot: Spot, course: Json) -> None:
        """Something on the map, and then a course."""
        before = self.point(spot)
        self._press(self._course(course))
        self._heard(before)

    def point(self, spot: Spot) -> int:
        """Show something on the map: a tile by its hex, near the side where it leads, and then by the wheel; a token by
        its words. If something is shown already, the press on the next hex does that too, unless that hex is covered.
        How many rows the game had before."""
        before, page = self.ply, self.screen.page
        self.screen.calm()
        at = self._whereabouts(spot)
        if self.shown and page.evaluate(HEX_AT, at) != spot.hex:
            self._press(page.locator(".controls .primary"))
            self._heard(before)
            self.shown = False
            before, at = self.ply, self._whereabouts(spot)
        if spot.tile or self.shown:
            self._press_at(at, "Shift" if self.shown else "")
        else:
            self._press(self._control(spot.choice))
        if self.shown:
            self._heard(before)
        self.shown = False
        if not spot.tile and self._is_other(spot.choice):
            self._press(self._control(spot.choice))
        if spot.sort:
            self._press(self.screen.part("spot").locator(".sorts button").filter(has_text=spot.sort))
        if spot.notches:  # the map may have moved, so that the panel does not cover the hex
            at = self._whereabouts(spot)
            page.mouse.move(at["x"], at["y"])
        for _ in range(abs(spot.notches)):
            page.mouse.wheel(0, 100 if spot.notches > 0 else -100)
            self.notches += 1
        if spot.tile:
            way = self.screen.part("spot").locator(f"[data-way='{spot.tile}']")
            expect(way).to_have_attribute("aria-pressed", "true")
        return self.ply

    def _is_other(self, choice: Json) -> bool:
        """Of several cities in a hex the press has met another one."""
        return bool(self.screen.primary.get_attribute("data-act") != f"do|{_act(choice)}")

    def point_and_do(self, spot: Spot) -> None:
        """Something on the map by itself."""
        before = self.point(spot)
        self._press(self.screen.primary)
        self._heard(before)

    def show(self, spot: Spot) -> None:
        """Something on the map that is done by the next press there."""
        self.point(spot)
        self.shown = True

    def _whereabouts(self, spot: Spot) -> Json:
        """Where on the screen a hex is pressed."""
        hex = self.screen.page.locator(f".map .touch [data-hex='{spot.hex}']")
        for _ in range(AIMS):
            self.screen.laid_out()
            at = _aim(hex, spot.side)
            if self.screen.page.evaluate(HEX_AT, at) == spot.hex:
                break
        return at

    def _press_at(self, at: Json, held: str) -> None:
        keyboard, mouse = self.screen.page.keyboard, self.screen.page.mouse
        if held:
            keyboard.down(held)
        mouse.click(at["x"], at["y"])
        if held:
            keyboard.up(held)
        self.clicks += 1

    def _course(self, course: Json) -> Locator:
        """The button for a course."""
        sort = "course-done" if course["ends"] else "course"
        return self.screen.page.locator(f"aside.left [data-act={_quoted(f'{sort}|' + _act(course['choice']))}]").first

    def finish(self) -> None:
        """The rest of the turn in one click."""
        before = self.ply
        self.screen.calm()
        self._press(self.screen.page.locator("aside.left [data-act^='rest|']").first)
        self._heard(before)

    def _choice(self, action: Json) -> tuple[Json, int | None]:
        """The line of the menu that means this action, and the number that is open in it."""
        for choice in self.menu()["choices"]:
            field, offered = choice["field"], choice["action"]
            wanted = action
            if choice["offer"] and "deal" in action:
                wanted, offered = action["deal"], offered["deal"]
            if wanted["type"] == offered["type"] and _but(wanted, field) == _but(offered, field):
                return choice, wanted[field] if field else None
        raise AssertionError(f"the page does not offer {action}")

    def _control(self, choice: Json) -> Locator:
        """The button of the panel that is for a choice."""
        act = _act(choice)
        buttons = (f"aside.left [data-act={_quoted(one)}]" for one in (act, f"do|{act}"))
        return self.screen.page.locator(", ".join(buttons)).first

    def _choose(self, choice: Json, sum: int | None) -> None:
        self._raise_sheet()
        if choice["kind"] == "start_corporation":
            self._press(self.screen.page.locator(f"aside.left [data-par={_quoted(choice['about']['corp'])}]"))
        control = self._control(choice)
        expect(control).to_be_attached()
        if not control.is_visible():
            self._press(control.locator("xpath=ancestor::details[1]/summary"))
        if sum is not None:
            self._say(control, sum)
        self._press(control)
        if choice["final"]:
            self._press(self.screen.part("really").locator(".danger"))

    def _place(self, choice: Json) -> None:
        """A token: its button in the panel shows it on the map, then it is set."""
        self._raise_sheet()
        self._press(self._control(choice))
        self._press(self.screen.primary)

    def _raise_sheet(self) -> None:
        """On a telephone the panel may lie below the map; the main button is seen even then."""
        if self.screen.page.locator("aside.left[data-height=peek]").count():
            self._press(self.screen.page.locator("[data-phone=play]"))

    def _say(self, control: Locator, sum: int) -> None:
        """The number of a choice: typed, which counts as a click."""
        field = control.locator("xpath=..").locator("input.sum")
        if int(field.input_value()) != sum:
            field.fill(str(sum))
            self.clicks += 1

    def _lay(self, choice: Json) -> None:
        """The hex, the tile and how it is turned, as far as that is not how the page proposes it; then the tick."""
        page, about = self.screen.page, choice["about"]
        if self.screen.size == "phone":
            self._press(page.locator("[data-phone=map]"))
        self._press(page.locator(f"[data-target][data-hex='{about['hex']}']").first)
        spot = self.screen.part("spot")
        expect(spot).to_be_visible()
        sorts = spot.locator(".sorts button")
        private = about.get("private") or ""
        if private and sorts.count():
            self._press(sorts.filter(has_text=private))
        # Of turns that come to the same the page shows the first.
        rotation = about.get("same_as", about["rotation"])
        if self.screen.size != "phone":
            way = spot.locator(f"[data-way='{about['tile']}:{rotation}']")
            picked = way.get_attribute("aria-pressed") == "true"
            self._press(page.locator(".controls .primary") if picked else way)
            return
        tile = (
            spot.locator(".strip .tile:not(.refused)").filter(has=page.locator(f"[href='#tile-{about['tile']}']")).first
        )
        if tile.get_attribute("aria-pressed") != "true":
            self._press(tile)
        turned = spot.locator(f".dot[data-turn='{rotation}']")
        if turned.get_attribute("aria-pressed") != "true":
            self._press(turned)
        self._press(spot.locator(".tick"))

    def _press(self, what: Locator) -> None:
        what.click()
        self.clicks += 1

    @property
    def ply(self) -> int:
        """How many rows of the game the page knows of."""
        return int(self.screen.page.locator(".game").get_attribute("data-ply") or 0)

    def _heard(self, before: int) -> None:
        known = "before => Number(document.querySelector('.game')?.dataset.ply) > before"
        self.screen.page.wait_for_function(known, arg=before)
        self.screen.calm()


def _aim(hex: Locator, side: int) -> Json:
    """A point of the screen in a hex: its middle, or near one of its sides."""
    box = hex.bounding_box()
    assert box is not None
    wide, high = box["width"], box["height"]
    far = 0 if side == MIDDLE else min(wide, high) * 0.35
    angle = radians(90 + 60 * side + (0 if wide > high else 30))
    return {"x": box["x"] + wide / 2 + far * cos(angle), "y": box["y"] + high / 2 + far * sin(angle)}


def _act(choice: Json) -> str:
    """What a control is known by, as the page writes it."""
    about = [_written(choice["about"].get(name)) for name in ABOUT]
    offer = "offer" if choice["offer"] else ""
    return "|".join([choice["seat"], choice["action"]["by"], offer, choice["kind"], *about])


def _but(action: Json, field: str) -> Json:
    """An action without its open number."""
    return {name: value for name, value in action.items() if name != field}


def _written(value: Any) -> str:
    """A fact as a script writes it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return "" if value is None else str(value)


def _quoted(text: str) -> str:
    return '"' + text.replace('"', '\\"') + '"'
