"""`tresham routes`: the best runs there are, for route problems in a file or for a corporation in a game."""

from __future__ import annotations

import json
from argparse import Namespace
from statistics import median

from ..routes import Plan
from ..text import word
from .best_runs import routes_of_game
from .errors import Sorry
from .past_runs import look_back
from .route_problems import Solved, answer, holds_many, read_problems, solved
from .screen import print_json, progress, screen, short_number, table


def routes(args: Namespace) -> int:
    """Solve the problems of a file; with `--company`, a position of a game; with `--history`, all runs of one."""
    if args.nodes is not None and args.nodes < 1:
        raise Sorry("sorry-no-nodes")
    if args.history:
        unfit = {"--at": args.at, "-o": args.output, "--company": args.company, "--nodes": args.nodes}
        _refuse(args, "sorry-not-with-history", unfit)
        return look_back(args)
    if args.company is None:
        _refuse(args, "sorry-games-only", {"--at": args.at, "-o": args.output})
        return _routes_of_problems(args)
    return routes_of_game(args)


def _refuse(args: Namespace, reason: str, options: dict[str, object]) -> None:
    """Complain about options that make no sense here, rather than ignore them."""
    for option, value in options.items():
        if value is not None:
            raise Sorry(reason, option=option, file=args.source)


def _routes_of_problems(args: Namespace) -> int:
    problems, lines = read_problems(args.source), args.json and holds_many(args.source)
    found = []
    with progress() as bar:
        for one in bar.track(solved(problems, args.nodes), total=len(problems), description="routes"):
            found.append(one)
            if lines:
                print(json.dumps(answer(one)), flush=True)
    if not args.json:
        _tell(found, args.language)
    elif not lines:
        print_json(answer(found[0]))
    return 0


def _tell(found: list[Solved], lang: str) -> None:
    out = screen()
    rows = [(one.named.id, one.plan.worth, told_proof(one.plan, lang), short_number(one.ms, lang)) for one in found]
    columns = [word(name, lang) for name in ("routes-problem", "routes-worth", "routes-proven")]
    out.print(table("", [*columns, word("unit", lang, unit="milliseconds")], rows, numbers=(1, 3)))
    if len(found) > 1:
        unproven = sum(not one.plan.proven for one in found)
        middle = short_number(median(one.ms for one in found), lang)
        summary = word("routes-summary", lang, count=len(found), unproven=unproven, median=middle)
        out.print(summary, style="yellow" if unproven else "green")


def told_proof(plan: Plan, lang: str) -> str:
    """Is this the best plan? If nobody knows, what no plan can exceed."""
    return word("yes", lang) if plan.proven else word("routes-unproven", lang, bound=plan.bound)
