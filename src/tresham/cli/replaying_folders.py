"""`tresham replay FOLDER`: all game files of a folder, on all processors; a bad one stops none of the others."""

from __future__ import annotations

import os
import signal
from argparse import Namespace
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path
from time import perf_counter
from typing import Any

from ..text import Scribe, explain, word
from .errors import Sorry, complaint_about, trouble_of
from .recorded_games import open_recorded
from .replay_outcomes import ReplayOutcome, replayed
from .result_tables import standings
from .screen import print_json, progress, screen

Row = dict[str, Any]
"""What came of one file: the report of a replay, and under `problem` what is wrong with it."""


@dataclass(frozen=True)
class ReplayJob:
    """A file to play."""

    file: str
    profile: str | None
    language: str


def replay_folder(args: Namespace) -> int:
    """Play all files of a folder and list those that are not what they say; the status is 1 if there are any."""
    for option in ("trace", "options", "until"):
        if getattr(args, option) is not None:
            raise Sorry("sorry-files-only", file=args.file, option=f"--{option}")
    jobs = [ReplayJob(str(path), args.profile, args.language) for path in game_files(args.file)]
    if not jobs:
        raise Sorry("sorry-no-files", file=args.file)
    processes = min(len(jobs), processors() if args.processes is None else max(1, args.processes))
    begun, rows = perf_counter(), []
    with _workers(processes) as play_all, progress() as bar:
        for row in bar.track(play_all(jobs), total=len(jobs), description="replay"):
            rows.append(row)
    seconds = perf_counter() - begun
    rows.sort(key=lambda row: str(row["file"]))
    failed = [row for row in rows if row["problem"]]
    counts = {"files": len(rows), "failed": len(failed), "actions": sum(row.get("actions", 0) for row in rows)}
    if args.json:
        more = {"seconds": round(seconds, 3), "processes": processes}
        print_json({"folder": args.file, **counts, **more, "games": rows})
    else:
        _tell(failed, counts, seconds, args.language)
    return 1 if failed else 0


def game_files(folder: str) -> list[Path]:
    """All JSON files of a folder, and of those in it; also links that lead nowhere, so that they are told of."""
    found = Path(folder).rglob("*.json")
    return sorted(path for path in found if path.is_file() or (path.is_symlink() and not path.exists()))


def processors() -> int:
    """How many processes can work at once here."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@contextmanager
def _workers(processes: int) -> Iterator[Callable[[Iterable[ReplayJob]], Iterator[Row]]]:
    """Plays jobs, in any order; where one process is enough, in this one."""
    if processes == 1:
        yield lambda jobs: map(play_file, jobs)
        return
    with Pool(processes, _begin_work) as pool:
        yield lambda jobs: pool.imap_unordered(play_file, jobs)


def _begin_work() -> None:
    """Ctrl+C is for the process that the user sees; it ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_file(job: ReplayJob) -> Row:
    """Play one file, whatever is the matter with it."""
    try:
        outcome = replayed(open_recorded(job.file, job.profile))
    except Exception as error:
        if os.environ.get("TRESHAM_DEBUG"):
            raise
        return {"file": job.file, "accepted": False, "problem": _unreadable(job.file, error, job.language)}
    game = outcome.recorded.game
    scribe = Scribe(game.title, game.players, job.language, game.state)
    return {**outcome.report(scribe), "problem": None if outcome.is_sound else _problem(outcome, scribe)}


def _unreadable(file: str, error: Exception, lang: str) -> Row:
    """What is wrong with a file that cannot be played to its end."""
    told = complaint_about(error, lang)
    text = told if file in told else f"{file}: {told}"
    if isinstance(error, OSError):
        return {"code": _code(trouble_of(error)), "number": None, "text": text}
    if not isinstance(error, Sorry):
        return {"code": "inside", "number": None, "text": text}
    return {"code": _code(error.message), "number": error.facts.get("number"), "text": text}


def _code(message: str) -> str:
    """What scripts read for a message of the catalogues."""
    return message.removeprefix("sorry-").replace("-", "_")


def _problem(outcome: ReplayOutcome, scribe: Scribe) -> Row:
    """What is wrong with a file that was played: the first of all that may be."""
    lang, recorded, refusal = scribe.language, outcome.recorded, outcome.refusal
    if outcome.differs is not None:
        code, number, told = "other_rules", outcome.differs, word("replay-differs", lang, move=str(outcome.differs))
    elif refusal is not None:
        code, number, why = refusal.reason.code, refusal.number, explain(refusal.reason, scribe)
        id, rule, count = str(refusal.entry["id"]), refusal.reason.rule, len(recorded.entries)
        refused = word("replay-refused", lang, number=number, count=count, id=id, code=code, rule=rule)
        told = f"{refused}. {why}"
    else:
        result = standings(recorded.result or {}, scribe.title.currency, lang)
        code, number, told = "other_result", None, word("replay-other-result", lang, result=result)
    return {"code": code, "number": number, "text": f"{recorded.file}: {told}"}


def _tell(failed: list[Row], counts: dict[str, int], seconds: float, lang: str) -> None:
    out = screen()
    for row in failed:
        out.print(row["problem"]["text"], style="red")
    out.print(word("replay-folder", lang, **counts, seconds=seconds), style="red" if failed else "green")
