"""What can be typed."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Callable

import tresham

from ..bots import BOTS
from ..titles import PLATFORM, PROFILES, SEED
from . import bench, drawing, playing, replaying, selfplaying, shelf, skeleton

Run = Callable[[Namespace], int]


def parser() -> ArgumentParser:
    """All commands with their options."""
    made = ArgumentParser(prog="tresham", description="18xx railway games: play, replay, study.")
    made.add_argument("--version", action="version", version=f"tresham {tresham.__version__}")
    commands = made.add_subparsers(required=True, metavar="COMMAND")

    def command(name: str, run: Run, about: str) -> ArgumentParser:
        one = commands.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
        one.set_defaults(run=run)
        return one

    _play(command("play", playing.play, "play a whole game between bots, with its log and the final board"))
    _json(command("titles", shelf.titles, "list the titles: key, name, player range, options, profiles"))
    _new(command("new", shelf.new, "begin a game and save it"))
    _replay(command("replay", replaying.replay, "play a saved game or an 18xx.games record through all checks"))
    _export(command("export", shelf.export, "write a game as an 18xx.games record"))
    _audit(command("audit", shelf.audit, "list the moves of a saved game that the present rules would judge otherwise"))
    _selfplay(command("selfplay", selfplaying.selfplay, "let bots play many games"))
    _draw(command("draw", drawing.draw, "draw the map of a title, or of a game after any ply"))
    _json(command("bench", bench.bench, "measure speed against the budgets"))
    _new_title(command("new-title", skeleton.new_title, "make the folder of a new title, with a pending test per rule"))
    return made


def _json(one: ArgumentParser) -> None:
    one.add_argument("--json", action="store_true", help="for scripts: JSON on standard output")


def _language(one: ArgumentParser) -> None:
    one.add_argument("--language", metavar="L", help="en, ru or pl; as your system is set if not named")


def _game_options(one: ArgumentParser) -> None:
    one.add_argument("--options", metavar="x,y", help="optional rules, with commas between them")
    one.add_argument("--profile", choices=PROFILES, default=SEED, help=f"how doubtful points are settled ({SEED})")


def _series(one: ArgumentParser, bot: str) -> None:
    one.add_argument("--players", type=int, metavar="N", help="how many (3, if the title allows)")
    one.add_argument("--bot", choices=list(BOTS), default=bot, help=f"who plays ({bot})")


def _play(one: ArgumentParser) -> None:
    one.add_argument("title", nargs="?", default="1830", metavar="TITLE", help="what to play (1830)")
    _series(one, "naive")
    _game_options(one)
    one.add_argument("--seed", type=int, metavar="S", help="the same seed plays the same game")
    _language(one)
    one.add_argument("-o", dest="output", metavar="board.svg", help="where to draw the final board (out/TITLE.svg)")


def _new(one: ArgumentParser) -> None:
    one.add_argument("title", metavar="TITLE", help="key of the title, such as 1830")
    one.add_argument("--players", required=True, metavar="A,B,C", help="their names, in the order of the seats")
    _game_options(one)
    one.add_argument("--seed", type=int, default=0, metavar="N", help="of the title's chance (0)")
    one.add_argument("-o", dest="output", required=True, metavar="FILE", help="where to save the game")


def _replay(one: ArgumentParser) -> None:
    one.add_argument("file", metavar="FILE", help="a saved game or an 18xx.games record")
    one.add_argument(
        "--profile", choices=PROFILES, help=f"another profile than the saved game's, or than {PLATFORM} for records"
    )
    one.add_argument("--trace", metavar="OUT.jsonl", help="write the whole table after every action")
    one.add_argument("--options", metavar="OUT.jsonl", help="write the menu before every action")
    _language(one)
    _json(one)


def _export(one: ArgumentParser) -> None:
    one.add_argument("file", metavar="FILE", help="a saved game or an 18xx.games record")
    one.add_argument("-o", dest="output", required=True, metavar="OUT.json", help="where to write the record")


def _audit(one: ArgumentParser) -> None:
    one.add_argument("file", metavar="FILE", help="a saved game")
    _language(one)
    _json(one)


def _selfplay(one: ArgumentParser) -> None:
    one.add_argument("title", metavar="TITLE", help="key of the title, such as 1830")
    _series(one, "random")
    one.add_argument("--options", metavar="x,y", help="optional rules, with commas between them")
    one.add_argument("--profile", choices=PROFILES, help=f"{SEED}, but {PLATFORM} for records of that format")
    one.add_argument("--games", type=int, default=1, metavar="K", help="how many (1)")
    one.add_argument("--seed", type=int, default=0, metavar="S", help="the same seed plays the same games (0)")
    one.add_argument("--save", metavar="DIR", help="write each game into this folder")
    one.add_argument("--format", choices=("tresham", PLATFORM), default="tresham", help="of the files (tresham)")
    _json(one)


def _draw(one: ArgumentParser) -> None:
    one.add_argument("source", metavar="FILE|TITLE", help="a saved game, an 18xx.games record, or a title")
    one.add_argument("--at", type=int, metavar="PLY", help="after so many actions (the last)")
    one.add_argument("-o", dest="output", required=True, metavar="board.svg", help="where to draw")


def _new_title(one: ArgumentParser) -> None:
    one.add_argument("key", metavar="KEY", help="key of the title, such as 18XX; docs/rules/KEY.md must exist")
    one.add_argument("--root", default=".", metavar="DIR", help="the checkout of tresham (here)")
