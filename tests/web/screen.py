"""Somebody in front of a browser: what they see and what they click."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Locator, Page, Request, expect

from tests.marks import ROOT

SHOTS = ROOT / "out/screens"
TOUCH = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
SIZES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "laptop": {"viewport": {"width": 1280, "height": 720}},
    "tablet": {"viewport": {"width": 1024, "height": 768}},
    "slate": {"viewport": {"width": 820, "height": 1180}, "has_touch": True, "is_mobile": True},
    "phone": {"viewport": {"width": 390, "height": 844}, **TOUCH},
    "landscape": {"viewport": {"width": 844, "height": 390}, **TOUCH},
}

PATIENCE = 30_000
"""So many milliseconds a state is waited for. On a busy machine even a quick one takes seconds; who gets it at once
loses nothing."""
PACE = "tresham.pace"
SWALLOWED = 5_000
"""After so many milliseconds without an answer a click was not heard."""
CALM = """() => document.querySelector('.game')?.getAttribute('aria-busy') === 'false'
    && !document.querySelector('aside.left[data-fresh]')"""
USUAL_CLOCK = "() => setTimeout.toString().includes('[native code]')"
"""False where a test has put its own clock into the browser, which nobody can take out again."""
expect.set_options(timeout=PATIENCE)


class Screen:
    """A browser window with its own cookies. It notes every error and every request that leaves the house."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        size: str,
        language: str,
        dark: bool,
        used: BrowserContext | None = None,
    ) -> None:
        """`used`: what another screen like this one has left. It has the scripts of the page already."""
        self.address, self.size, self.language, self.dark = address, size, language, dark
        self.complaints: list[str] = []
        self.expected: list[str] = []
        self.received = 0
        self.context = used or self._new_context(browser)
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        if used:
            self._clear()
        self.page.on("pageerror", self._error)
        self.page.on("console", self._said)
        self.page.on("request", self._asked)

    def _new_context(self, browser: Browser) -> BrowserContext:
        colours: Literal["dark", "light"] = "dark" if self.dark else "light"
        made = browser.new_context(
            locale=self.language, color_scheme=colours, reduced_motion="reduce", **SIZES[self.size]
        )
        # Whoever does not say otherwise wants to see the moves of others at once. An empty page keeps nothing.
        at_once = f"localStorage.getItem('{PACE}') ?? localStorage.setItem('{PACE}', '0')"
        made.add_init_script(f"if (location.protocol !== 'about:') {{ {at_once} }}")
        return made

    def _clear(self) -> None:
        """Forget whoever sat here before."""
        self.context.clear_cookies()
        browser = self.context.new_cdp_session(self.page)
        browser.send("Storage.clearDataForOrigin", {"origin": self.address, "storageTypes": "local_storage"})
        browser.detach()

    def _error(self, error: Error) -> None:
        self.complaints.append(f"error: {error}")

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"console: {message.text} {message.location['url']}".rstrip())

    def _asked(self, request: Request) -> None:
        if urlsplit(request.url).scheme in ("http", "https") and not request.url.startswith(self.address):
            self.complaints.append(f"asked somebody else: {request.url}")

    def expect_refusal(self, status: int) -> None:
        """Chromium notes every answer of 400 and more; this one is wanted."""
        self.expected.append(f"status of {status}")

    def leave(self) -> BrowserContext | None:
        """Close every window; what somebody else can use then, unless a test has changed it for good."""
        try:
            usual = self.page.evaluate(USUAL_CLOCK)
            for page in self.context.pages:
                page.close()
            self.context.set_offline(False)
        except Error:  # the window is closed already, or the browser has given it up
            usual = False
        if usual:
            return self.context
        self.context.close()
        return None

    def close(self) -> list[str]:
        """Done for good: what there was to complain about."""
        self.context.close()
        return self.wrong()

    def wrong(self) -> list[str]:
        """What there was to complain about."""
        return [one for one in self.complaints if not any(wanted in one for wanted in self.expected)]

    def send(self, method: str, path: str, body: Any = None) -> Any:
        """A request of whoever sits here, as the page sends it; what the server answers."""
        asked, api = self.context.request, f"{self.address}/api/v1"
        headers = {"Origin": self.address}
        # A server hangs up on who has long been silent, perhaps just as something is said.
        if method != "GET":  # whoever only looks needs no token
            headers["X-CSRF-Token"] = asked.get(f"{api}/session", max_retries=3).json()["csrf"]
        answer = asked.fetch(api + path, method=method, data=body, headers=headers, max_retries=3)
        assert answer.ok, answer.text()
        return answer.json()

    def go(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def shot(self, name: str) -> None:
        """A picture among the artefacts of the tests."""
        SHOTS.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}-{self.size}.png")

    # A table.

    def begin(self, title: str, seats: list[str], seed: int = 7) -> None:
        """A new hot-seat game through the form, everybody at this screen."""
        self.go("/new")
        page = self.page
        page.locator(f"label.title:has(b:text-is('{title}'))").click()
        page.get_by_role("button", name=str(len(seats)), exact=True).click()
        rows = page.locator(".seats li")
        for row, name in zip(rows.all(), seats, strict=True):
            row.get_by_role("button", name="Here" if name != seats[0] else "Me", exact=True).click()
            row.get_by_label("Name").fill(name)
        page.get_by_label("Seats in random order").uncheck()
        page.get_by_text("Table rules").click()
        page.get_by_label("Seed").fill(str(seed))
        self.part("create").click()
        expect(self.primary).to_be_visible()

    def part(self, name: str) -> Locator:
        """A part of the page by the name that tests have for it."""
        return self.page.locator(f"[data-test={name}]")

    @property
    def primary(self) -> Locator:
        """The main button."""
        return self.part("primary")

    @property
    def band(self) -> Locator:
        """The coloured line that tells whose turn it is, and in which mode the page is."""
        return self.part("band")

    @property
    def log(self) -> Locator:
        return self.part("log")

    def tab(self, name: str) -> None:
        self.page.locator(f"button[data-tab={name}]").click()

    def click(self, label: str | re.Pattern[str]) -> None:
        """A button of the panel, by what it says."""
        self.page.locator("aside.left").get_by_role("button", name=label).first.click()

    @property
    def ply(self) -> int:
        """How many rows the game has, as the scrubber tells."""
        said = self.page.locator(".scrubber > span").inner_text()
        return int(said.split("/")[1])

    def await_ply(self, ply: int) -> None:
        expect(self.page.locator(".scrubber > span")).to_have_text(re.compile(rf"/{ply}$"))

    def step(self, what: Callable[[], object]) -> None:
        """Do something, and wait until the table has heard of it and everything may be clicked again."""
        before = self.ply
        gone = re.compile(rf"/{before}$")
        for attempt, patience in enumerate((SWALLOWED, SWALLOWED, PATIENCE)):
            self.calm()
            if attempt and self.ply != before:  # the click was heard after all, and answered late
                break
            what()
            try:
                expect(self.page.locator(".scrubber > span")).not_to_have_text(gone, timeout=patience)
                break
            except AssertionError:  # somebody else may have moved between the calm and the click
                if patience == PATIENCE:
                    raise
        self.calm()

    def laid_out(self) -> None:
        """Whatever has changed its size has been laid out, and the map has fitted itself to its new window: a browser
        tells of sizes once a frame, so a number read at once may still be that of the frame before."""
        self.page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")

    def calm(self) -> None:
        """Nothing is under way, and nothing is so new that a click on it would be swallowed: tests are faster than
        hands."""
        self.page.wait_for_function(CALM)
