"""What bots do in a process of their own: look at a position, and say what they would do."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from ...bots import make_bot
from ...core.action import Action
from ...core.game import Game, Node
from ...core.state import State
from ...titles import build


class BotQuestion(NamedTuple):
    """A position and who is asked. The state says everything, so nothing need be remembered between questions."""

    title: str
    options: tuple[str, ...]
    profile: str
    players: tuple[str, ...]
    seed: int
    ply: int
    state: State
    bot: str


def think(question: BotQuestion) -> Action:
    """The bot's answer; the same for the same question, on every machine."""
    title = build(question.title, len(question.players), question.options, question.profile)
    node = Node(question.state, None, None, (), question.ply)
    game = Game(title, question.players, question.seed, node)
    return make_bot(question.bot, Random(f"{question.seed}/{question.ply}").getrandbits(31)).choose(game)
