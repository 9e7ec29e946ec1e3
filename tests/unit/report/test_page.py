"""The page of a report: one file, whole, in every language."""

import re
from base64 import b64decode
from html.parser import HTMLParser

import pytest

import tresham
from tests.marks import ROOT
from tests.unit.report.records import RECORDS, recorded
from tests.unit.text.pages import pages
from tresham.report import past_runs, report_of, report_page
from tresham.report.moments import MOMENTS
from tresham.text import LANGUAGES, Scribe

VOID = {"meta", "br", "link"}


class Reader(HTMLParser):
    """Follows the tags of a page, and finds out whether each is closed in its turn."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attrs):
        self.seen.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.seen.append((tag, dict(attrs)))

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def count(self, tag: str, **wanted: str) -> int:
        return sum(
            one == tag and all(attributes.get(name) == value for name, value in wanted.items())
            for one, attributes in self.seen
        )


def page_of(name: str, language: str = "en") -> str:
    game = recorded(name)
    return report_page(game, report_of(game), list(past_runs(game)), language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", RECORDS[::2])
def test_it_is_whole_and_needs_nothing_else(name, language):
    game, page = recorded(name), page_of(name, language)
    read = Reader(page)
    assert read.open == []
    assert read.count("html", lang=language) == 1
    assert read.count("script") == read.count("link") == read.count("img") == read.count("iframe") == 0
    assert not [
        value
        for _, attributes in read.seen
        for value in attributes.values()
        if value and "//" in value and value != "http://www.w3.org/2000/svg"
    ]
    assert "url(" not in page
    assert "@import" not in page
    assert read.count("svg", **{"class": "chart"}) == 5
    assert read.count("svg", **{"class": "board"}) == len(report_of(game).phases)
    ids = [attributes["id"] for _, attributes in read.seen if "id" in attributes]
    assert len(ids) == len(set(ids))


def test_every_chart_has_its_numbers_as_a_table_and_as_csv():
    game, page = recorded("1830/4-naive-rulebook"), page_of("1830/4-naive-rulebook")
    links = [one for tag, one in Reader(page).seen if tag == "a"]
    assert len(links) == 5
    worth = b64decode((links[0]["href"] or "").partition("base64,")[2]).decode("utf-8-sig").splitlines()
    report = report_of(game)
    assert worth[0] == "Round," + ",".join(game.players)
    assert worth[-1] == "Operating round 10.3," + ",".join(str(one.worth) for one in report.rounds[-1].players)
    assert len(worth) == 1 + len(report.rounds)
    assert page.count("<details>") == 5


def test_the_standings_come_first_and_say_who_won():
    game, page = recorded("1849/3-naive-rulebook"), page_of("1849/3-naive-rulebook")
    rows = re.findall(r"<tr><th.*?</tr>", page)
    best = max(game.scores().values())
    assert Scribe(game.title, game.players, "en").money(best) in rows[1]
    assert game.winners()[0] in rows[1]


def test_names_are_no_markup():
    game = tresham.new("1830", ["<b>Ann", 'Bob"', "=Eve&"])
    page = report_page(game, report_of(game), [], "en")
    assert Reader(page).count("b") == 0
    assert "&lt;b&gt;Ann" in page


def test_runs_below_the_best_are_listed_with_what_they_left():
    game = recorded("1830/4-naive-rulebook")
    runs = list(past_runs(game))
    assert all(one.left == 0 for one in runs)
    worse = [
        one if at else one.__class__(one.ply, one.corp, one.earned, one.best + 70, False) for at, one in enumerate(runs)
    ]
    page = report_page(game, report_of(game), worse, "en")
    assert f"{len(runs)} runs, 1 below the best; $70 left on the table." in page
    assert "$70 ?" in page


def test_every_word_of_the_report_is_in_use():
    """Here or in the browser; those that depend on a chart, by its name."""
    sources = [*(ROOT / "src/tresham/report").glob("*.py"), *(ROOT / "web/src").glob("**/*.svelte")]
    sources += (ROOT / "web/src").glob("**/*.ts")
    text = "".join(file.read_text("utf-8") for file in sources)
    said = set(re.findall(r"[\"'`](?:report-)?([a-z-]+)[\"'`]", text))
    said |= {f"chart-{key}" for key in ("worth", "prices", "revenue", "cash", "shares", "trains")} | set(MOMENTS)
    mine = {name.removeprefix("report-") for name, page in pages("en").items() if page.file == "report.ftl"}
    assert sorted(mine - said) == []
