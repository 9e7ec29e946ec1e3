"""A real Chromium, a real server, and people who sit in front of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.marks import ROOT
from tests.web.screen import Screen
from tests.web.serving import WITH_ISLES, serving
from tools.machine import find_chromium

PAGE = ROOT / "src/tresham/server/page/index.html"

NewScreen = Callable[..., Screen]
Left = defaultdict[tuple[str, str, str, bool], list[BrowserContext]]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser of this machine."""
    program = find_chromium()
    assert program, "Chromium is missing; python tools/machine.py installs it or says how"
    assert PAGE.is_file(), "the page is not built: make web"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for this machine alone, as `tresham play` starts it."""
    with serving(tmp_path_factory.mktemp("home"), "play", "--no-browser") as address:
        yield address


@pytest.fixture(scope="session")
def isles(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for this machine alone that has the made-up titles too."""
    with serving(tmp_path_factory.mktemp("isles"), "play", "--no-browser", program=WITH_ISLES) as address:
        yield address


@pytest.fixture(scope="session")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server with accounts."""
    with serving(tmp_path_factory.mktemp("club"), "serve") as address:
        yield address


@pytest.fixture(scope="session")
def left_behind() -> Left:
    """By what kind of screen it was, and in front of which server: what somebody has left. Most of what a test waits
    for is a new browser that reads the scripts of the page."""
    return defaultdict(list)


@pytest.fixture
def screens(chromium: Browser, left_behind: Left) -> Iterator[NewScreen]:
    """Opens browsers, each with its own cookies; in the end none of them may have anything to complain about."""
    made: list[tuple[Screen, list[BrowserContext]]] = []

    def one(address: str, size: str = "desktop", language: str = "en", dark: bool = False, new: bool = False) -> Screen:
        """`new`: one that has never seen the page."""
        left = left_behind[address, size, language, dark]
        used = left.pop() if left and not new else None
        screen = Screen(chromium, address, size, language, dark, used)
        made.append((screen, left))
        return screen

    yield one
    for screen, left in made:
        left.extend(filter(None, [screen.leave()]))
    complaints = [complaint for screen, _ in made for complaint in screen.wrong()]
    assert complaints == []


@pytest.fixture
def desk(screens: NewScreen, home: str) -> Screen:
    """A desktop screen in front of one's own server."""
    return screens(home)
