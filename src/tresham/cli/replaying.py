"""`tresham replay`: a game from a file through all our checks, with trace and menus if wanted; or a folder of them."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from ..interop.xxgames.options import Lister
from ..interop.xxgames.trace import Tracer
from ..text import Scribe, explain, word
from .files import writing
from .recorded_games import Entry, RecordedGame, end_of, nodes_since, open_recorded
from .replay_outcomes import ReplayOutcome, replayed
from .replaying_folders import replay_folder
from .result_tables import result_table, standings
from .screen import print_json, progress, screen

Write = Callable[[Any], None]


def replay(args: Namespace) -> int:
    """Was every action accepted, and did it lead where the file says? If not, which was the first, and why."""
    if Path(args.file).is_dir():
        return replay_folder(args)
    recorded = open_recorded(args.file, args.profile, args.until)
    with ExitStack() as stack:
        pages = Pages(recorded, *(_lines(stack, path) for path in (args.trace, args.options)))
        bar = stack.enter_context(progress())
        task = bar.add_task("replay", total=len(recorded.entries))

        def after(number: int, entry: Entry) -> None:
            pages.after(number, entry)
            bar.advance(task)

        outcome = replayed(recorded, pages.before, after)
        if outcome.refusal is None:
            pages.end()
    scribe = Scribe(recorded.game.title, recorded.game.players, args.language, recorded.game.state)
    if args.json:
        print_json(outcome.report(scribe))
    else:
        _tell(outcome, scribe)
    return 0 if outcome.is_sound else 1


def _lines(stack: ExitStack, path: str | None) -> Write | None:
    """A writer of JSON lines, if there is a file to write to."""
    if path is None:
        return None
    file = stack.enter_context(writing(path))
    return lambda data: print(json.dumps(data, separators=(",", ":")), file=file)


class Pages:
    """Writes down the menu before each entry and the table after it, where that is wanted."""

    def __init__(self, recorded: RecordedGame, trace: Write | None, options: Write | None) -> None:
        self.recorded = recorded
        self.trace = trace
        self.options = options
        self._tracer = Tracer(recorded.game, recorded.ids)
        self._lister = Lister(recorded.game, recorded.ids)
        self._first = 0
        if trace:
            trace(self._tracer.line(0, None, [recorded.game.node]))

    def before(self, number: int) -> None:
        """An entry is about to be played."""
        self._first = self.recorded.game.ply
        if self.options:
            self.options(self._lister.line(number - 1))

    def after(self, number: int, entry: Entry) -> None:
        """It has been played."""
        if self.trace:
            self.trace(self._tracer.line(number, entry, nodes_since(self.recorded.game, self._first)))

    def end(self) -> None:
        """All have been played."""
        if self.trace:
            self.trace({**self._tracer.end(len(self.recorded.entries)), "reason": end_of(self.recorded.game)})


def _tell(outcome: ReplayOutcome, scribe: Scribe) -> None:
    recorded, watch, refusal = outcome.recorded, outcome.watch, outcome.refusal
    game, out, lang = recorded.game, screen(), scribe.language
    count = len(recorded.entries)
    if refusal is None:
        out.print(word("replay-accepted", lang, entries=count, actions=game.ply), style="green")
    else:
        reason, number, id = refusal.reason, refusal.number, str(refusal.entry["id"])
        why = {"code": reason.code, "rule": reason.rule}
        out.print(word("replay-refused", lang, number=number, count=count, id=id, **why), style="red")
        out.print(explain(reason, scribe))
        out.print(json.dumps(refusal.entry, ensure_ascii=False), style="dim")
    out.print(result_table(game, scribe))
    if outcome.tells_other_result:
        told = standings(recorded.result or {}, game.title.currency, lang)
        out.print(word("replay-other-result", lang, result=told), style="red")
    if watch.pushes:
        out.print(word("replay-speed", lang, speed=watch.per_second, seconds=watch.seconds))
    if outcome.differs is not None:
        out.print(word("replay-differs", lang, move=str(outcome.differs)), style="red")
