"""Whole games against bots, from the form of a new game to the end, as a person clicks through them.

    python -m tests.web.whole_games 1848 --language pl --size phone
    python -m tests.web.whole_games 18CZ --option tutorial --players 2

Whoever sits at the screen is a bot too, but all that it wants is done by clicks. At every new kind of decision a
picture is taken into out/screens, and in the end it is told how many clicks a turn of a corporation took.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Error, expect, sync_playwright

import tresham
from tests.turn_presses import Step, next_step, rest_of_turn, shown_as, turn_of
from tests.web.hands import Hands, Spot
from tests.web.screen import SIZES, Screen
from tests.web.serving import serving
from tools.machine import find_chromium
from tresham.bots import make_bot
from tresham.core.codec import Codec, snake
from tresham.core.game import Game
from tresham.titles import SHELF

ME = "Ann"


@dataclass
class Tally:
    """Clicks by turn of a corporation, and which kinds of decisions have been seen."""

    turns: list[int] = field(default_factory=list)
    quiet: list[int] = field(default_factory=list)
    """Of those in which nothing was built or bought."""
    kinds: Counter[str] = field(default_factory=Counter)

    @property
    def mean(self) -> float:
        """Clicks of a turn, in the middle."""
        return sum(self.turns) / max(1, len(self.turns))


@dataclass(frozen=True)
class Wanted:
    """Which game is to be played. At a hot seat all sit at this screen, otherwise the others are bots."""

    title: str
    seed: int
    players: int = 3
    options: tuple[str, ...] = ()
    hot_seat: bool = False


class Player:
    """A bot at a screen: it thinks on a copy of the game, and everything it does is done on the page."""

    def __init__(self, screen: Screen, wanted: Wanted, bot: str) -> None:
        self.screen, self.tally = screen, Tally()
        self.table = begin(screen, wanted)
        self.hands = Hands(screen, self.table)
        told = screen.send("GET", f"/games/{self.table}")
        names = [seat["name"] for seat in told["seats"]]
        self.mine = set(names) if wanted.hot_seat else {names[0]}
        self.game: Game = tresham.new(wanted.title, names, options=wanted.options, seed=wanted.seed)
        self.codec, self.bot = Codec(self.game.title, names), make_bot(bot, wanted.seed)

    def play(self, moves: int) -> None:
        """So many decisions, or to the end of the game."""
        for _ in range(moves):
            self._catch_up()
            if self.game.over:
                return
            self._look()
            self._act()

    def _catch_up(self) -> None:
        """What others have done since; waits until it is the turn of whoever sits here."""
        while True:
            rows = self.screen.send("GET", f"/games/{self.table}/actions")
            self._compare(rows)
            for row in rows[self.game.ply :]:
                self.game.push(self.codec.read_action(row["action"]))
            if self.game.over or self.game.players[self.game.to_act - self.game.title.players[0]] in self.mine:
                return
            time.sleep(0.2)

    def _compare(self, rows: list[dict[str, Any]]) -> None:
        """What was clicked last is what was wanted."""
        action, ply = self.game.node.action, self.game.ply
        if action is not None:
            wanted, done = self.codec.write_action(action), rows[ply - 1]["action"]
            assert done == wanted, f"after {ply - 1} moves: wanted {wanted}, clicked {done}"

    def _act(self) -> None:
        """One decision; in a corporation's turn the whole of it is thought out, and clicked as briefly as it can be."""
        if turn_of(self.game) is None:
            self.hands.do(self.codec.write_action(self.bot.choose(self.game)))
            return
        before, first = self.hands.clicks, turn_of(self.game)
        quiet = True
        while not self.game.over and turn_of(self.game) == first and self._is_mine():
            wanted = rest_of_turn(self.game, self.bot)
            self._look()
            while wanted:
                step = self._press([self.codec.write_action(action) for action in wanted])
                quiet = quiet and step.how == "rest"
                for action in wanted[: step.actions]:
                    self.game.push(action)
                wanted = wanted[step.actions :]
            self._catch_up()
        clicks = self.hands.clicks - before
        self.tally.turns.append(clicks)
        if quiet:
            self.tally.quiet.append(clicks)

    def _press(self, written: list[dict[str, Any]]) -> Step:
        """The next of what is wanted; whoever cannot find it on the page is told what it was."""
        step = next_step(self.game, written)
        try:
            return self._press_step(step, written)
        except (AssertionError, Error) as error:
            error.add_note(f"after {self.game.ply} moves: {written[: step.actions]}, {step.how}, side {step.side}")
            raise

    def _press_step(self, step: Step, written: list[dict[str, Any]]) -> Step:
        """As much of what is wanted as the page can do at once; a telephone shows tiles in a way of its own."""
        hands = self.hands
        if self.screen.size == "phone" and step.choice is not None:
            step = Step("do", step.presses, 1)
        spot = _spot(step) if step.choice is not None else None
        if step.how == "rest":
            hands.finish()
        elif step.how == "course" and step.course:
            hands.go(step.course)
        elif step.how == "both" and spot:
            hands.do_and_finish(spot)
        elif step.how == "both_course" and spot and step.course:
            hands.do_and_go(spot, step.course)
        elif step.how == "on" and spot:
            hands.show(spot)
        elif spot:
            hands.point_and_do(spot)
        else:
            hands.do(written[0])
        return step

    def _is_mine(self) -> bool:
        return self.game.players[self.game.to_act - self.game.title.players[0]] in self.mine

    def _look(self) -> None:
        """A picture of every kind of decision, once."""
        stage = self.game.state.agenda[-1].stage
        menu = self.game.legal_actions().menu
        kinds = sorted({snake(type(one.action).__name__) for one in menu} - {"pass"})
        kind = f"{stage}-{'-'.join(kinds)}"[:110]
        self.tally.kinds[kind] += 1
        if self.tally.kinds[kind] == 1:
            self.screen.calm()
            number = len(self.tally.kinds)
            self.screen.shot(f"whole-{self.game.title.key}-{self.screen.language}-{number:02}-{kind}")


def begin(screen: Screen, wanted: Wanted) -> str:
    """A new game through the form; its id."""
    screen.go("/new")
    page = screen.page
    page.locator(f"label.title:has(b:text-is('{wanted.title}'))").click()
    listed = SHELF[wanted.title].options
    for option in wanted.options:
        page.locator("ul.card label.row").nth(listed.index(option)).locator("input").check()
    page.get_by_role("button", name=str(wanted.players), exact=True).click()
    page.locator("details.card summary").click()
    page.locator("input[inputmode=numeric]").fill(str(wanted.seed))
    rows = page.locator(".seats li")
    expect(rows).to_have_count(wanted.players)
    rows.first.locator("input").first.fill(ME)
    if wanted.hot_seat:
        for row in rows.all()[1:]:
            row.locator("button").nth(1).click()
    screen.shot(f"whole-{wanted.title}-{screen.language}-00-new")
    page.locator("input[type=checkbox]").first.uncheck()
    screen.part("create").click()
    expect(screen.page.locator("aside.left .panel")).to_be_visible()
    return screen.page.url.split("/table/")[1].split("?")[0]


def _spot(step: Step) -> Spot:
    """What is pressed on the map."""
    assert step.choice is not None
    about = step.choice.about
    tile = ":".join(map(str, shown_as(step.choice))) if "tile" in about else ""
    sort = str(about.get("private") or "") if step.sort else ""
    return Spot(asdict(step.choice), str(about["hex"]), tile, step.side, step.notches, sort)


def main(words: list[str]) -> int:
    """Play one game and tell about it."""
    parser = argparse.ArgumentParser(prog="whole_games", description=__doc__)
    parser.add_argument("title", choices=list(SHELF))
    parser.add_argument("--size", choices=list(SIZES), default="desktop")
    parser.add_argument("--language", choices=("en", "ru", "pl"), default="en")
    parser.add_argument("--bot", default="naive")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--moves", type=int, default=3000)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--option", action="append", default=[], help="a variant; may be named repeatedly")
    parser.add_argument("--hot-seat", action="store_true", help="everybody sits at this screen")
    args = parser.parse_args(words)
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), "play", "--no-browser") as address,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=["--no-sandbox"])
        screen = Screen(browser, address, args.size, args.language, False)
        wanted = Wanted(args.title, args.seed, args.players, tuple(args.option), args.hot_seat)
        player = Player(screen, wanted, args.bot)
        try:
            player.play(args.moves)
        finally:
            screen.shot(f"whole-{args.title}-{args.language}-99-end")
            print(report(player), flush=True)
        complaints = screen.close()
        browser.close()
    print("\n".join(complaints) or "no complaints")
    return 1 if complaints else 0


def report(player: Player) -> str:
    """Clicks, and how far the game went."""
    tally, game = player.tally, player.game
    verbs = (f"{verb} {sum(each) / len(each):.1f} ({len(each)})" for verb, each in sorted(player.hands.by_verb.items()))
    return (
        f"{game.title.key}: {game.ply} moves, {'over' if game.over else 'unfinished'}; {len(tally.turns)} turns of "
        f"corporations, {tally.mean:.2f} clicks each, {len(tally.quiet)} of them quiet "
        f"({max(tally.quiet, default=0)} clicks at most), {player.hands.notches} notches of the wheel; "
        f"{len(tally.kinds)} kinds of decisions\n"
        f"clicks by verb: {', '.join(verbs)}"
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
