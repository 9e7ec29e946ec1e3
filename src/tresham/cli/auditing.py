"""`tresham audit`: what the present rules would judge otherwise, in a saved game or in all games of a server."""

from __future__ import annotations

import os
from argparse import Namespace
from typing import TYPE_CHECKING, Any

from ..core import saved
from ..core.game import Game
from ..core.illegal import Illegal
from ..core.saved import Disagreement
from ..text import Scribe, explain, word
from ..titles import build
from .databases import address_of, opened
from .errors import Sorry
from .files import is_record, read_game_data
from .recorded_games import blaming, start_of
from .screen import print_json, progress, screen

if TYPE_CHECKING:
    from ..server.auditing import Verdict

MOST_TOLD = 20
"""So many findings of an audit are told to people; of each game of a server, so many."""
MOST_TOLD_OF_EACH = 3


def audit(args: Namespace) -> int:
    """List the moves that the present rules would judge otherwise; the status is 1 if there are any."""
    source = args.source or os.environ.get("TRESHAM_DATABASE_URL")
    if not source:
        raise Sorry("sorry-audit-what")
    database = address_of(source)
    if database is not None:
        return _audit_database(args, database)
    for option, wanted in (("--title", args.title), ("--running", args.running)):
        if wanted:
            raise Sorry("sorry-databases-only", file=source, option=option)
    return _audit_file(args, source)


def _finding(ply: int, found: Disagreement, before: Game, lang: str) -> dict[str, Any]:
    """A disagreement as plain data, with its sentence."""
    reason = found.reason
    if not isinstance(reason, Illegal):
        return {"ply": ply, "code": "state_differs", "rule": None, "text": word("audit-differs", lang)}
    told = explain(reason, Scribe(before.title, before.players, lang, before.state))
    return {"ply": ply, "code": reason.code, "rule": reason.rule, "text": told}


def _tell(one: dict[str, Any], lang: str) -> str:
    rule = f" [{one['rule']}]" if one["rule"] else ""
    return word("audit-finding", lang, ply=str(one["ply"]), text=one["text"]) + rule


# --- a file ----------------------------------------------------------------------------------------------------------


def _audit_file(args: Namespace, path: str) -> int:
    data = read_game_data(path)
    if is_record(data):
        raise Sorry("sorry-audit-record", file=path)
    with blaming(path):
        findings = _disagreements(data, args.language)
    if args.json:
        print_json({"file": path, "moves": len(data["moves"]), "disagreements": findings})
    else:
        _tell_findings(findings, len(data["moves"]), args.language)
    return 1 if findings else 0


def _disagreements(data: dict[str, Any], lang: str) -> list[dict[str, Any]]:
    """Each stored move is tried from the stored position before it, so that one difference does not hide the next."""
    start_of(data)
    stored = saved.load(data, build)
    before, line = stored.copy(), stored.line()
    before.node = line[0]
    findings = []
    with progress() as bar:
        for node in bar.track(line[1:], description="audit"):
            found = saved.judged_otherwise(before, node)
            if found is not None:
                findings.append(_finding(node.ply, found, before, lang))
            before.node = node
    return findings


def _tell_findings(findings: list[dict[str, Any]], moves: int, lang: str) -> None:
    out = screen()
    for one in findings[:MOST_TOLD]:
        out.print(_tell(one, lang), style="red")
    if len(findings) > MOST_TOLD:
        out.print(word("audit-more", lang, count=len(findings) - MOST_TOLD))
    summary = word("audit-summary", lang, moves=moves, findings=len(findings))
    out.print(summary, style="red" if findings else "green")


# --- a database ------------------------------------------------------------------------------------------------------


def _audit_database(args: Namespace, url: str) -> int:
    from ..server.auditing import audited, begun_games
    from ..server.db.read_only import looking_at, without_password

    rows = []
    with opened(url, looking_at) as engine, progress() as bar:
        ids = begun_games(engine, args.title, args.running)
        for verdict in bar.track(audited(engine, ids), total=len(ids), description="audit"):
            if verdict.findings or verdict.problem:
                rows.append(_row(verdict, args.language))
                if not args.json:
                    _tell_game(rows[-1], args.language)
    differing, unreadable = (sum(bool(row[part]) for row in rows) for part in ("disagreements", "problem"))
    counts = {"games": len(ids), "differing": differing, "unreadable": unreadable}
    if args.json:
        print_json({"database": without_password(url), **counts, "findings": rows})
    else:
        screen().print(word("audit-games", args.language, **counts), style="red" if rows else "green")
    return 1 if rows else 0


def _row(verdict: Verdict, lang: str) -> dict[str, Any]:
    return {
        "id": verdict.id,
        "title": verdict.title,
        "name": verdict.name,
        "status": verdict.status,
        "moves": verdict.moves,
        "disagreements": [_finding(one.ply, one.disagreement, one.before, lang) for one in verdict.findings],
        "problem": verdict.problem,
    }


def _tell_game(row: dict[str, Any], lang: str) -> None:
    out, found = screen(), row["disagreements"]
    out.print(word("audit-game", lang, id=row["id"], title=row["title"], name=row["name"], status=row["status"]))
    if row["problem"]:
        out.print("  " + word("audit-unreadable", lang, problem=row["problem"]), style="red")
    for one in found[:MOST_TOLD_OF_EACH]:
        out.print("  " + _tell(one, lang), style="red")
    if len(found) > MOST_TOLD_OF_EACH:
        out.print("  " + word("audit-more", lang, count=len(found) - MOST_TOLD_OF_EACH))
