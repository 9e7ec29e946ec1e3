"""A report as one page of HTML: no script, no network, nothing but the file.

Its charts and maps are drawn by our own pen. So it can be sent by mail, printed, and read in twenty years.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Sequence

from ..core.game import Game
from ..draw import ChartLine, board_svg, line_chart_svg
from ..draw.svg import escaped, tag
from ..titles import title_name
from .csv_tables import csv_of
from .page_style import STYLE
from .past_runs import PastRun
from .series import Series, all_series
from .shapes import GameReport, RoundSums
from .wording import ReportWords

Cell = str | int | None

PLAYER_COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#f0e442", "#000000")
"""By seat; from a palette for all eyes."""
MOST_ROUNDS = 120
"""Of a game with more rounds the maps and tables are as good, but nobody reads tables of so many rows: they are cut,
and the file for spreadsheets has them all."""


def report_page(game: Game, report: GameReport, runs: Sequence[PastRun] | None, language: str = "en") -> str:
    """The page. `runs`: what all runs of the game earned and could have earned; none if that is nobody's business."""
    say = ReportWords(game, language)
    name = say.say("title", title=title_name(game.title.key))
    parts = (
        tag("h1", escaped(name)),
        _about(say, game, report),
        _section(say, "standings", _standings(say, report)),
        _section(say, "charts", "".join(_chart(say, game, one) for one in all_series(report))),
        _section(say, "trains", _trains(say, report)),
        _section(say, "moments", _moments(say, report)),
        "" if runs is None else _section(say, "left", _left_on_the_table(say, runs)),
        _section(say, "maps", _maps(say, game, report)),
    )
    head = (
        '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escaped(name)}</title><style>{STYLE}</style>"
    )
    body = "".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language}"><head>{head}</head>\n<body><main>\n{body}\n</main></body></html>\n'
    )


def _about(say: ReportWords, game: Game, report: GameReport) -> str:
    words = say.say(
        "about",
        players=", ".join(game.players),
        profile=report.profile,
        count=report.ply,
        over="yes" if report.over else "no",
    )
    return tag("p", escaped(words), class_="about")


def _section(say: ReportWords, name: str, body: str) -> str:
    return tag("section", tag("h2", escaped(say.say(name)), id=name), body, aria_labelledby=name) + "\n"


def table_of(caption: str, heads: Sequence[str], rows: Iterable[Sequence[Cell]]) -> str:
    """A table with a caption; numbers on the right, and the first cell of a row names it."""
    top = "".join(tag("th", escaped(head), scope="col") or "<th></th>" for head in heads)
    lines = "".join(
        "<tr>" + _cell(row[0], "th", scope="row") + "".join(_cell(one, "td") for one in row[1:]) + "</tr>"
        for row in rows
    )
    inner = f"<table><caption>{escaped(caption)}</caption><thead><tr>{top}</tr></thead><tbody>{lines}</tbody></table>"
    return tag("div", inner, class_="wide", tabindex="0", role="region", aria_label=caption)


def _cell(value: Cell, name: str, **attributes: str) -> str:
    text = "" if value is None else escaped(str(value))
    kind = "number" if isinstance(value, int) else None
    return tag(name, text or "&#8203;", class_=kind, **attributes)


def _standings(say: ReportWords, report: GameReport) -> str:
    heads = [say.head(name) for name in ("rank", "player", "worth")]
    rows = [(one.place, one.name, say.scribe.money(one.worth)) for one in report.standings]
    return table_of(say.say("standings"), heads, rows)


def _chart(say: ReportWords, game: Game, series: Series) -> str:
    """A chart, its numbers as a table, and as a file for spreadsheets."""
    title, colours = say.say(f"chart-{series.key}"), _colours(game, series)
    written = say.scribe.money if series.is_money else str
    lines = [ChartLine(name, values, colours[name]) for name, values in series.lines]
    places = [say.short_round(one) for one in series.rounds]
    desc = say.say("chart-about", count=len(series.rounds), lines=", ".join(name for name, _ in series.lines))
    picture = line_chart_svg(title, desc, places, lines, written)
    heads = [say.head("round"), *(name for name, _ in series.lines)]
    rows = [(say.round(one), *(values[at] for _, values in series.lines)) for at, one in enumerate(series.rounds)]
    return tag(
        "figure",
        tag("figcaption", escaped(title)),
        tag("div", picture, class_="chart"),
        _numbers(say, title, heads, rows),
    )


def _colours(game: Game, series: Series) -> dict[str, str]:
    if series.of_players:
        return {name: PLAYER_COLOURS[at % len(PLAYER_COLOURS)] for at, name in enumerate(game.players)}
    return {one.symbol: one.colour for one in game.title.corporations}


def _numbers(say: ReportWords, title: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    data = b64encode(csv_of(heads, rows).encode("utf-8-sig")).decode("ascii")
    link = tag("a", escaped(say.say("csv")), href=f"data:text/csv;base64,{data}", download=f"{title}.csv")
    cut = rows if len(rows) <= MOST_ROUNDS else [*rows[: MOST_ROUNDS // 2], *rows[-MOST_ROUNDS // 2 :]]
    note = "" if len(rows) <= MOST_ROUNDS else tag("p", escaped(say.say("cut", shown=len(cut), count=len(rows))))
    summary = tag("summary", escaped(say.say("numbers")))
    return tag("details", summary, table_of(title, heads, cut), note, tag("p", link))


def _trains(say: ReportWords, report: GameReport) -> str:
    """Who had which trains when a round was over; rounds in which no train changed hands are left out."""
    if not report.rounds:
        return ""
    names = [one.symbol for one in report.rounds[0].corporations]
    kept, last = list[RoundSums](), None
    for one in report.rounds:
        now = tuple(corp.trains for corp in one.corporations)
        if now != last:
            kept.append(one)
        last = now
    owners = [at for at in range(len(names)) if any(one.corporations[at].trains for one in kept)]
    heads = [say.head("round"), *(names[at] for at in owners)]
    rows = [(say.round(one), *(" ".join(one.corporations[at].trains) for at in owners)) for one in kept]
    return table_of(say.say("trains"), heads, rows[-MOST_ROUNDS:])


def _moments(say: ReportWords, report: GameReport) -> str:
    rows = [
        (_when(say, report, one.ply), say.say("kind", kind=one.kind), say.sentence(one), one.ply)
        for one in report.moments
    ]
    heads = [say.head("round"), say.say("sort"), say.say("what"), say.say("ply")]
    return table_of(say.say("moments"), heads, rows)


def _when(say: ReportWords, report: GameReport, ply: int) -> str:
    """The round in which a ply was played: the first that was not over before it."""
    found = next((one for one in report.rounds if one.end >= ply), None)
    return "" if found is None else say.round(found)


def _left_on_the_table(say: ReportWords, runs: Sequence[PastRun]) -> str:
    money = say.scribe.money
    missed = [one for one in runs if one.left]
    facts = {"count": len(runs), "missed": len(missed), "left": sum(one.left for one in runs)}
    text = tag("p", escaped(say.say("left-sum", **facts)))
    if not missed:
        return text
    heads = [say.say("ply"), *(say.head(one) for one in ("corporation", "routes-worth", "routes-best", "routes-left"))]
    rows = [
        (one.ply, one.corp, money(one.earned), money(one.best), money(one.left) + ("" if one.proven else " ?"))
        for one in missed
    ]
    return text + table_of(say.say("left"), heads, rows)


def _maps(say: ReportWords, game: Game, report: GameReport) -> str:
    """The map at the end of each phase."""
    line, found = game.line(), list[str]()
    for span in report.phases:
        if span.begin == span.end and not report.over:
            continue
        title = say.say("phase", name=span.name, begin=span.begin, end=span.end)
        picture = board_svg(game.title, line[span.end].state, language=say.language)
        found.append(tag("figure", tag("figcaption", escaped(title)), tag("div", picture, class_="map")))
    return "".join(found)
