"""`tresham replay`: a game from a file through all our checks, with trace and menus if wanted."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from ..core.illegal import Illegal
from ..core.saved import first_difference
from ..interop.xxgames.options import Lister
from ..interop.xxgames.trace import Tracer
from ..text import Scribe, explain, word
from .files import writing
from .recorded_games import RecordedGame, Refusal, end_of, nodes_since, open_recorded, ranking, readable
from .result_tables import result_table, standings
from .screen import print_json, progress, screen
from .stopwatch import Stopwatch

Write = Callable[[Any], None]


def replay(args: Namespace) -> int:
    """Was every action accepted, and did it lead where the file says? If not, which was the first, and why."""
    recorded, watch = open_recorded(args.file, args.profile), Stopwatch()
    with ExitStack() as stack:
        trace, options = (_lines(stack, path) for path in (args.trace, args.options))
        stack.enter_context(watch.running())
        refusal = _play(recorded, watch, trace, options)
    differs = first_difference(recorded.game, recorded.moves)
    scribe = Scribe(recorded.game.title, recorded.game.players, args.language, recorded.game.state)
    if args.json:
        print_json({**_report(args.file, recorded, watch, refusal, scribe), "differs": differs})
    else:
        _tell(recorded, watch, refusal, scribe)
        if differs is not None:
            screen().print(word("replay-differs", args.language, move=str(differs)), style="red")
    return 0 if refusal is None and differs is None else 1


def _lines(stack: ExitStack, path: str | None) -> Write | None:
    """A writer of JSON lines, if there is a file to write to."""
    if path is None:
        return None
    file = stack.enter_context(writing(path))
    return lambda data: print(json.dumps(data, separators=(",", ":")), file=file)


def _play(recorded: RecordedGame, watch: Stopwatch, trace: Write | None, options: Write | None) -> Refusal | None:
    """Play entry by entry: the menu before it, the table after it."""
    game = recorded.game
    tracer, lister = Tracer(game, recorded.ids), Lister(game, recorded.ids)
    if trace:
        trace(tracer.line(0, None, [game.node]))
    with progress() as bar:
        for number, entry in enumerate(bar.track(recorded.entries, description="replay"), 1):
            if options:
                options(lister.line(number - 1))
            first = game.ply
            try:
                for action in readable(recorded, entry):
                    watch.push(game, action)
            except Illegal as reason:
                return Refusal(number, entry, reason)
            if trace:
                trace(tracer.line(number, entry, nodes_since(game, first)))
    if trace:
        trace({**tracer.end(len(recorded.entries)), "reason": end_of(game)})
    return None


def _report(
    path: str, recorded: RecordedGame, watch: Stopwatch, refusal: Refusal | None, scribe: Scribe
) -> dict[str, Any]:
    """The outcome as plain data."""
    game = recorded.game
    return {
        "file": path,
        "format": "18xx.games" if recorded.is_record else "tresham/1",
        "title": game.title.key,
        "players": list(game.players),
        "options": sorted(game.title.options),
        "profile": game.title.profile,
        "accepted": refusal is None,
        "refused": None if refusal is None else _refusal_report(refusal, scribe),
        "entries": len(recorded.entries),
        "actions": game.ply,
        "finished": game.over,
        "reason": end_of(game),
        "result": dict(ranking(game)),
        "recorded_result": recorded.result,
        "actions_per_second": watch.per_second,
        "seconds": round(watch.seconds, 6),
        "solve_seconds": round(watch.solving, 6),
    }


def _refusal_report(refusal: Refusal, scribe: Scribe) -> dict[str, Any]:
    reason = refusal.reason
    return {
        "number": refusal.number,
        "id": refusal.entry["id"],
        "action": refusal.entry,
        "code": reason.code,
        "rule": reason.rule,
        "params": {name: value if isinstance(value, int) else str(value) for name, value in reason.params.items()},
        "text": explain(reason, scribe),
    }


def _tell(recorded: RecordedGame, watch: Stopwatch, refusal: Refusal | None, scribe: Scribe) -> None:
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
    if refusal is None and recorded.result not in (None, game.scores()):
        told = standings(recorded.result or {}, game.title.currency, lang)
        out.print(word("replay-other-result", lang, result=told), style="yellow")
    if watch.pushes:
        out.print(word("replay-speed", lang, speed=watch.per_second, seconds=watch.seconds))
