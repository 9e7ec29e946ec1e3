"""Tables for tests: a hot-seat game, a game of three people, and ways to play on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.server.people import Browser

NAMES = ("Ann", "Bob", "Eve")


def hot_seat(browser: Browser, title: str = "1830", **more: Any) -> str:
    """A game that one person plays for all; its id."""
    seats = [{"kind": "local", "name": name} for name in NAMES]
    body = {"title": title, "seats": seats, "order": "fixed", "seed": 7, "start": True, **more}
    answer = browser.post("/games", body)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


class Company:
    """Ann, Bob and Eve, each at a browser, at one table that Ann set up; Max looks on."""

    def __init__(self, visitor: Callable[[], Browser], title: str = "1830", start: bool = True, **more: Any) -> None:
        self.people = {name: visitor().register(name) for name in (*NAMES, "Max")}
        self.ann, self.bob, self.eve, self.max = self.people.values()
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        body = {"title": title, "seats": seats, "order": "fixed", "seed": 7, **more}
        answer = self.ann.post("/games", body)
        assert answer.status_code == 201, answer.text
        self.game = str(answer.json()["id"])
        if start:
            for one in (self.bob, self.eve):
                assert one.post(f"/games/{self.game}/join", {}).status_code == 200
            assert self.ann.post(f"/games/{self.game}/start").status_code == 200

    def play(self, actions: int = 1) -> int:
        """Whoever is to act takes the first thing on the menu, so many times; the ply then."""
        for _ in range(actions):
            table = look(self.ann, self.game)
            play(self.people[table["acting"][0]], self.game)
        return int(look(self.ann, self.game)["ply"])


def look(browser: Browser, game: str) -> dict[str, Any]:
    """The table."""
    answer = browser.get(f"/games/{game}")
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def first_choice(browser: Browser, game: str) -> dict[str, Any]:
    """The first action on the menu of whoever is to act."""
    menu = browser.get(f"/games/{game}/legal").json()
    seat = menu["seat"]
    found: dict[str, Any] = next(one for one in menu["choices"] if one["seat"] == seat)["action"]
    return found


def play(browser: Browser, game: str, actions: int = 1) -> int:
    """Take the first thing on the menu, so many times; the ply then."""
    ply = int(look(browser, game)["ply"])
    for _ in range(actions):
        answer = browser.post(f"/games/{game}/actions", {"ply": ply, "action": first_choice(browser, game)})
        assert answer.status_code == 200, answer.text
        ply = answer.json()["ply"]
    return ply


def digests(browser: Browser, game: str) -> list[str]:
    """By row: a fingerprint of the position."""
    return [row["digest"] for row in browser.get(f"/games/{game}/actions").json()]
