"""What is found out about games in a process beside the server: the best runs of the past, how bots would play on, and
a report as a page."""

from __future__ import annotations

import json
from random import Random
from typing import NamedTuple

from ...bots import make_bot, next_action
from ...core import saved
from ...core.action import Action
from ...core.game import Game, Node
from ...core.ids import Party
from ...core.state import State
from ...core.title import Title
from ...report import PastRun, past_runs, report_of, report_page, solve_run
from ...titles import build


class Setting(NamedTuple):
    """What a title is built from."""

    title: str
    seats: int
    options: tuple[str, ...]
    profile: str

    def built(self) -> Title:
        """The title."""
        return build(self.title, self.seats, self.options, self.profile)


class RunQuestion(NamedTuple):
    """A position in which trains are to run, and what they earned."""

    row: int
    before: State
    corp: Party
    earned: int


def solve_runs(setting: Setting, questions: list[RunQuestion]) -> list[PastRun]:
    """The best that could have been done, position by position."""
    title = setting.built()
    return [solve_run(title, one.before, one.corp, one.row, one.earned) for one in questions]


class PlayOnQuestion(NamedTuple):
    """A position from which bots are to play on, so many moves at most."""

    players: tuple[str, ...]
    seed: int
    ply: int
    state: State
    bot: str
    moves: int


def play_on(setting: Setting, question: PlayOnQuestion) -> list[Action]:
    """What they do; fewer moves only if the game is over. The same question has the same answer."""
    title, seed = setting.built(), Random(f"{question.seed}/{question.ply}").getrandbits(31)
    game = Game(title, question.players, question.seed, Node(question.state, None, None, (), question.ply))
    bots = [make_bot(question.bot, seed + number) for number in range(title.seats)]
    found: list[Action] = []
    while len(found) < question.moves and not game.over:
        found.append(next_action(game, bots))
        game.push(found[-1])
    return found


def write_page(text: str, language: str, with_runs: bool) -> str:
    """The report of a saved game as a page; where nobody is to be helped, without what the best runs were."""
    game = saved.load(json.loads(text), build)
    return report_page(game, report_of(game), list(past_runs(game)) if with_runs else None, language)
