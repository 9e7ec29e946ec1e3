"""Hands that do an action on the page as a person would: with clicks on what the page offers, and they are counted."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

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


class Hands:
    """Somebody's hands at one table. They know what the page is asked for, and look for the way to say it."""

    def __init__(self, screen: Screen, table: str) -> None:
        self.screen, self.table = screen, table
        self.clicks = 0
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

    def proposes(self, action: Json) -> bool:
        """Would the page show just this as soon as its place is clicked, with buttons for what may come after it?"""
        choice, _ = self._choice(action)
        if self.screen.size == "phone" or choice["group"] != "map" or choice["field"] or "hex" not in choice["about"]:
            return False
        return choice["about"].get("rank", 0) == 0 and not choice["about"].get("private")

    def do_and_finish(self, action: Json) -> None:
        """Something on the map as it is proposed, and the rest of the turn."""
        before = self._point(action)
        self._press(self.screen.part("both"))
        self._heard(before)

    def do_and_go(self, action: Json, course: Json) -> None:
        """Something on the map as it is proposed, and then a course."""
        before = self._point(action)
        self._press(self._course(course))
        self._heard(before)

    def _point(self, action: Json) -> int:
        """A tile by its hex, a token by its words; how many rows the game had then."""
        choice, _ = self._choice(action)
        before = self.ply
        self.screen.calm()
        lay = "tile" in choice["about"]
        hex = self.screen.page.locator(f"[data-target][data-hex='{choice['about']['hex']}']").first
        self._press(hex if lay else self._control(choice))
        return before

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
