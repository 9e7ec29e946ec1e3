#!/usr/bin/env python3
"""How quick the page is, on this machine: from a press to the frame that shows its result.

    .venv/bin/python tools/page_times.py                    all titles, 15 moves and undos, 30 steps back in each
    .venv/bin/python tools/page_times.py 1830 --moves 40

A server and a Chromium of its own; games are played by bots up to their middle, and a turn by the main button. Told are
medians and 95th percentiles of a move, of its undo and of a step back in time, the server's part where the page asked
for an answer (what comes by the stream counts as 0), and how soon and with how many bytes a running game is there in a
browser that has never seen the page; beside that how busy the machine was, since all of it depends on that. The limits
are those of the design; if a median misses one, the exit status is 1.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tests.web.positions import open_position
from tests.web.screen import Screen
from tests.web.serving import serving
from tools.machine import find_chromium
from tresham.titles import SHELF

LIMITS = {"move": 100.0, "step back": 50.0, "undo": 50.0, "first paint": 1000.0}
"""Milliseconds, at the median."""
MOST_BYTES = 300_000
MIDDLE = 200
"""So many moves a game has before it is measured."""

WATCH = """() => {
    const place = document.querySelector('.scrubber > span');
    window.timed = new Promise(done => {
        let pressed = 0;
        const press = event => { pressed ||= event.timeStamp; };
        for (const kind of ['pointerup', 'keydown']) addEventListener(kind, press, {capture: true, once: true});
        const began = performance.now();
        new MutationObserver((_, observer) => {
            observer.disconnect();
            requestAnimationFrame(() => {
                const frame = new MessageChannel();  // what is posted in a frame arrives when it is painted
                frame.port1.onmessage = () => {
                    const answers = performance.getEntriesByType('resource').filter(one => one.startTime >= began);
                    const asked = answers.filter(one => one.name.includes('/api/') && !one.name.includes('/events'));
                    const answered = asked.find(one => one.startTime >= pressed);
                    done([performance.now() - pressed, answered ? answered.responseEnd - answered.requestStart : 0]);
                };
                frame.port2.postMessage(0);
            });
        }).observe(place, {characterData: true, childList: true, subtree: true});
    });
}"""
"""Waits for a press, and for the frame in which another position is shown: its time, and the server's part of it."""

FIRST = """() => new Promise(done => {
    const look = () => document.querySelector('.touch [data-hex]') && document.querySelector('.panel button')
        ? requestAnimationFrame(() => done(performance.now())) : requestAnimationFrame(look);
    look();
})"""
"""When map and panel are painted, from the beginning of the navigation."""


@dataclass
class Times:
    """What was measured of one kind, in milliseconds."""

    whole: list[float] = field(default_factory=list)
    server: list[float] = field(default_factory=list)

    def told(self) -> str:
        """Median and 95th percentile, and the server's median."""
        late = quantiles(self.whole, n=20)[-1] if len(self.whole) > 1 else self.whole[0]
        server = f", server {median(self.server):.0f}" if any(self.server) else ""
        return f"median {median(self.whole):.0f} ms, 95 % {late:.0f} ms{server} ({len(self.whole)})"


def measure(browser: Browser, address: str, title: str, moves: int) -> tuple[dict[str, Times], int]:
    """All kinds for one title; and how many bytes a browser fetches that has never seen the page."""
    found = {name: Times() for name in LIMITS}
    screen = Screen(browser, address, "desktop", "en", False)
    open_position(screen, title, MIDDLE, "run_trains")
    screen.primary.wait_for()

    def timed(name: str, press: Callable[[], object]) -> None:
        screen.calm()
        screen.page.evaluate("performance.clearResourceTimings()")
        screen.page.evaluate(WATCH)
        press()
        whole, server = screen.page.evaluate("window.timed")
        found[name].whole.append(whole)
        found[name].server.append(server)

    for _ in range(moves):
        timed("move", screen.primary.click)
        timed("undo", lambda: screen.page.keyboard.press("Control+z"))
    for _ in range(2 * moves):
        timed("step back", lambda: screen.page.keyboard.press("BracketLeft"))
    game = screen.page.url.split("?")[0].removeprefix(address)
    screen.close()
    return found, _first_paint(browser, address, game, found["first paint"])


def _first_paint(browser: Browser, address: str, game: str, times: Times) -> int:
    """Five browsers that have never seen the page; the bytes of the last one."""
    for _ in range(5):
        screen = Screen(browser, address, "desktop", "en", False)
        network = screen.context.new_cdp_session(screen.page)
        network.send("Network.enable")
        sizes: list[float] = []
        network.on("Network.loadingFinished", lambda told, sizes=sizes: sizes.append(told["encodedDataLength"]))
        screen.go(game)
        times.whole.append(screen.page.evaluate(FIRST))
        screen.part("fit").wait_for()
        screen.page.wait_for_load_state("load")
        screen.close()
    return int(sum(sizes))


def main(words: list[str]) -> int:
    """Measure and tell."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("titles", nargs="*", default=list(SHELF), metavar="TITLE")
    parser.add_argument("--moves", type=int, default=15)
    args = parser.parse_args(words)
    missed = []
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), "play", "--no-browser") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        for title in args.titles:
            found, bytes_ = measure(browser, address, title, args.moves)
            for name, times in found.items():
                print(f"{title} {name}: {times.told()}", flush=True)
                if median(times.whole) > LIMITS[name]:
                    missed.append(f"{title} {name}")
            print(f"{title} first visit: {bytes_ / 1000:.0f} kB", flush=True)
            if bytes_ > MOST_BYTES:
                missed.append(f"{title} bytes")
        browser.close()
    load = " ".join(f"{one:.1f}" for one in os.getloadavg())
    print(f"load of the machine {load} on {os.cpu_count()} processors; missed: {', '.join(missed) or 'nothing'}")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
