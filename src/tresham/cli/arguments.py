"""What can be typed."""

from __future__ import annotations

from argparse import SUPPRESS, Namespace
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeAlias

import tresham

from ..bots import BOTS
from ..text import word
from ..titles import PLATFORM, PROFILES, RULEBOOK
from . import (
    auditing,
    bench,
    drawing,
    exporting,
    hosting,
    new_games,
    new_title,
    puzzling,
    reading_rules,
    replaying,
    reporting,
    route_bench,
    routing,
    selfplaying,
    serving,
    watching,
)
from .screen import screen
from .usage import Parser

if TYPE_CHECKING:
    from argparse import _SubParsersAction

Run = Callable[[Namespace], int]
Fill = Callable[["Command"], None]
Commands: TypeAlias = "_SubParsersAction[Parser]"


class Command:
    """A command under construction, with its help in one language."""

    def __init__(self, parser: Parser, lang: str) -> None:
        self.parser = parser
        self.lang = lang

    def say(self, name: str, **facts: str) -> str:
        """A sentence of the help."""
        return word(name, self.lang, **facts)

    def number(self, option: str, letter: str, about: str, default: int | None = None) -> None:
        """An option with a number."""
        self.parser.add_argument(option, type=int, default=default, metavar=letter, help=self.say(about))

    def text(self, option: str, shape: str, about: str, default: str | None = None) -> None:
        """An option with a text."""
        self.parser.add_argument(option, default=default, metavar=shape, help=self.say(about))

    def flag(self, option: str, about: str) -> None:
        """An option without a value."""
        self.parser.add_argument(option, action="store_true", help=self.say(about))

    def output(self, shape: str, about: str, required: bool = True) -> None:
        """Where to write."""
        self.parser.add_argument("-o", dest="output", required=required, metavar=shape, help=self.say(about))

    def choice(self, option: str, choices: tuple[str, ...], about: str, default: str | None = None) -> None:
        """An option with a few possible words."""
        self.parser.add_argument(option, choices=choices, default=default, help=about)

    def first(self, name: str, shape: str, about: str) -> None:
        """What stands without an option before it."""
        self.parser.add_argument(name, metavar=shape, help=self.say(about))

    def json(self, default: bool | str = False) -> None:
        """Output for scripts."""
        self.parser.add_argument("--json", action="store_true", default=default, help=self.say("help-json"))

    def language(self) -> None:
        """Output for people. It may be named before or after the command, so neither place has a default."""
        self.parser.add_argument("--language", default=SUPPRESS, metavar="L", help=self.say("help-language"))


def parser(lang: str) -> Parser:
    """All commands with their options."""
    made = Parser(prog="tresham", description=word("help-tresham", lang), lang=lang)
    made.add_argument(
        "--version", action="version", version=f"tresham {tresham.__version__}", help=word("help-version", lang)
    )
    made.set_defaults(run=overview)
    above = Command(made, lang)
    above.language()
    commands = made.add_subparsers(metavar=above.say("meta-command"))
    for name, (run, about, fill) in COMMANDS.items():
        _add(commands, above, name, run, about, fill)
    return made


def overview(args: Namespace) -> int:
    """For whoever typed nothing more: how to begin, and what else there is."""
    lang, out = args.language, screen()
    width = max(map(len, COMMANDS)) + 2
    out.print(word("help-tresham", lang))
    out.print(word("overview", lang))
    out.print()
    for name, (_, about, _) in COMMANDS.items():
        out.print(f"  {name:{width}}{word(about, lang)}")
    out.print()
    out.print(word("overview-more", lang))
    return 0


def _add(commands: Commands, above: Command, name: str, run: Run, about: str, fill: Fill) -> None:
    """Add a command below another, with its help."""
    text = above.say(about)
    one = commands.add_parser(name, help=text, description=text[0].upper() + text[1:] + ".", lang=above.lang)
    one.set_defaults(run=run)
    fill(Command(one, above.lang))


def _report(one: Command) -> None:
    one.language()
    one.json()


def _series(one: Command, bot: str) -> None:
    one.number("--players", "N", "help-seats")
    one.choice("--bot", tuple(BOTS), one.say("help-bot", usual=bot), bot)


def _game_options(one: Command) -> None:
    one.text("--options", "x,y", "help-options")
    one.choice("--profile", PROFILES, one.say("help-profile", usual=RULEBOOK), RULEBOOK)


def _house(one: Command) -> None:
    one.text("--host", one.say("meta-address"), "help-host", serving.HOST)
    one.number("--port", "N", "help-port")
    _database(one)


def _database(one: Command) -> None:
    one.text("--database", "URL", "help-database")
    one.language()


def _play(one: Command) -> None:
    about = one.say("help-what-to-start")
    one.parser.add_argument("title", nargs="?", default=None, metavar=one.say("meta-title"), help=about)
    _house(one)
    one.flag("--no-browser", "help-no-browser")


def _serve(one: Command) -> None:
    _house(one)
    one.choice("--mode", serving.MODES, one.say("help-mode", usual=serving.SERVER))
    one.number("--workers", "N", "help-workers", 1)


def _account(one: Command) -> None:
    one.first("name", one.say("meta-name"), "help-account-name")
    one.text("--export", one.say("meta-file"), "help-account-export")
    one.flag("--delete", "help-account-delete")
    one.flag("--erase-chat", "help-account-erase-chat")
    _database(one)


def _backup(one: Command) -> None:
    one.first("file", one.say("meta-file"), "help-backup-file")
    _database(one)


def _watch(one: Command) -> None:
    about = one.say("help-what-to-play", usual="1830")
    one.parser.add_argument("title", nargs="?", default="1830", metavar=one.say("meta-title"), help=about)
    _series(one, "naive")
    _game_options(one)
    one.number("--seed", "S", "help-seed-of-game")
    one.language()
    one.output("board.svg", "help-final-board", required=False)


def _rules(one: Command) -> None:
    one.first("title", one.say("meta-title"), "help-title")
    one.parser.add_argument("id", nargs="?", default="", metavar=one.say("meta-rule"), help=one.say("help-rule"))
    one.text("--search", one.say("meta-words"), "help-search")
    _report(one)


def _new(one: Command) -> None:
    one.first("title", one.say("meta-title"), "help-title")
    one.parser.add_argument("--players", required=True, metavar="A,B,C", help=one.say("help-names"))
    _game_options(one)
    one.number("--seed", "N", "help-seed-of-chance", 0)
    one.output(one.say("meta-file"), "help-save-to")
    one.language()


def _replay(one: Command) -> None:
    one.first("file", f"{one.say('meta-file')}|{one.say('meta-folder')}", "help-game-file-or-folder")
    one.choice("--profile", PROFILES, one.say("help-other-profile", record=PLATFORM))
    one.number("--until", "N", "help-until")
    one.text("--trace", "OUT.jsonl", "help-trace")
    one.text("--options", "OUT.jsonl", "help-menus")
    one.number("--processes", "N", "help-processes")
    _report(one)


def _export(one: Command) -> None:
    one.first("file", one.say("meta-file"), "help-game-file")
    one.output("OUT.json", "help-record-to")
    one.language()


def _audit(one: Command) -> None:
    shape = f"{one.say('meta-file')}|URL"
    one.parser.add_argument("source", nargs="?", default=None, metavar=shape, help=one.say("help-audit-source"))
    one.text("--title", one.say("meta-title"), "help-audit-title")
    one.flag("--running", "help-audit-running")
    _report(one)


def _selfplay(one: Command) -> None:
    one.first("title", one.say("meta-title"), "help-title")
    _series(one, "random")
    one.text("--options", "x,y", "help-options")
    one.choice("--profile", PROFILES, one.say("help-series-profile", usual=RULEBOOK, record=PLATFORM))
    one.number("--games", "K", "help-games", 1)
    one.number("--seed", "S", "help-seed-of-series", 0)
    one.text("--save", one.say("meta-folder"), "help-save-folder")
    one.choice("--format", ("tresham", PLATFORM), one.say("help-format", usual="tresham"), "tresham")
    _report(one)


def _draw(one: Command) -> None:
    one.first("source", f"{one.say('meta-file')}|{one.say('meta-title')}", "help-source")
    one.number("--at", one.say("meta-ply"), "help-at")
    one.output("board.svg", "help-draw-to")
    one.language()


def _routes(one: Command) -> None:
    one.first("source", one.say("meta-file"), "help-routes-source")
    one.text("--company", one.say("meta-symbol"), "help-company")
    one.number("--at", one.say("meta-ply"), "help-at")
    one.flag("--history", "help-history")
    one.number("--nodes", "N", "help-nodes")
    one.output("board.svg", "help-routes-to", required=False)
    _report(one)


def _report_page(one: Command) -> None:
    one.first("file", one.say("meta-file"), "help-game-file")
    one.output("report.html", "help-report-to", required=False)
    _report(one)


def _puzzle(one: Command) -> None:
    one.text("--day", "YYYY-MM-DD", "help-puzzle-day")
    one.text("--title", one.say("meta-title"), "help-puzzle-title")
    one.choice("--kind", puzzling.KINDS, one.say("help-puzzle-kind"))
    one.number("--level", "N", "help-puzzle-level")
    one.text("--id", "ID", "help-puzzle-id")
    one.text("--answer", one.say("meta-words"), "help-puzzle-answer")
    one.flag("--solution", "help-puzzle-solution")
    one.output("board.svg", "help-puzzle-to", required=False)
    _report(one)


def _bench(one: Command) -> None:
    one.text("--title", one.say("meta-title"), "help-bench-title")
    _report(one)
    parts = one.parser.add_subparsers(metavar="[routes]")
    _add(parts, one, "routes", route_bench.bench_routes, "help-bench-routes", _bench_routes)


def _bench_routes(one: Command) -> None:
    one.parser.add_argument("files", nargs="*", metavar=one.say("meta-file"), help=one.say("help-problem-files"))
    one.language()
    one.json(default=SUPPRESS)  # it may stand before `routes` as well


def _new_title(one: Command) -> None:
    one.first("key", one.say("meta-key"), "help-new-key")
    one.text("--root", one.say("meta-folder"), "help-root", ".")
    one.language()


COMMANDS: dict[str, tuple[Run, str, Fill]] = {
    "play": (serving.play, "help-play", _play),
    "serve": (serving.serve, "help-serve", _serve),
    "account": (hosting.account, "help-account", _account),
    "backup": (hosting.backup, "help-backup", _backup),
    "watch": (watching.watch, "help-watch", _watch),
    "titles": (new_games.titles, "help-titles", _report),
    "rules": (reading_rules.rules, "help-rules", _rules),
    "new": (new_games.new, "help-new", _new),
    "replay": (replaying.replay, "help-replay", _replay),
    "export": (exporting.export, "help-export", _export),
    "audit": (auditing.audit, "help-audit", _audit),
    "selfplay": (selfplaying.selfplay, "help-selfplay", _selfplay),
    "draw": (drawing.draw, "help-draw", _draw),
    "routes": (routing.routes, "help-routes", _routes),
    "report": (reporting.report, "help-report", _report_page),
    "puzzle": (puzzling.puzzle_command, "help-puzzle", _puzzle),
    "bench": (bench.bench, "help-bench", _bench),
    "new-title": (new_title.new_title, "help-new-title", _new_title),
}
"""By name: what a command does, the message about it, and its options."""
