"""The past on the page: rounds in the ledger, charts, analysis, the report of a finished game."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import expect

import tresham
from tests.unit.report.records import recorded
from tests.web.conftest import NewScreen
from tests.web.positions import open_game, open_position
from tests.web.screen import Screen
from tresham.report import report_of

NAME = "1849/3-naive-rulebook"


def finished(screen: Screen, name: str = NAME) -> str:
    """A finished game on the screen; the address of its table."""
    open_game(screen, json.loads(tresham.save(recorded(name))))
    expect(screen.part("result")).to_be_visible()
    return screen.page.url.removeprefix(screen.address)


@pytest.mark.parametrize(("size", "dark"), [("desktop", False), ("desktop", True), ("phone", False), ("phone", True)])
def test_the_end_leads_to_a_report(screens: NewScreen, home: str, size: str, dark: bool) -> None:
    screen = screens(home, size, dark=dark)
    finished(screen)
    screen.part("result").locator("[data-test=to-report]").click()
    page, report = screen.page, report_of(recorded(NAME))
    rows = page.locator(".standings li")
    expect(rows).to_have_count(len(report.standings))
    expect(rows.first).to_contain_text(report.standings[0].name)
    expect(rows.first).to_contain_text(f"L.{report.standings[0].worth:,}")
    expect(page.locator("[data-test=chart] canvas")).to_have_count(5)
    expect(screen.part("left-on-table")).to_contain_text("0 below the best")
    expect(page.locator(".maps img")).to_have_count(len(report.phases))
    expect(screen.part("moments").locator("li")).to_have_count(len(report.moments))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    screen.shot(f"report-{'dark' if dark else 'light'}")


def test_a_key_moment_leads_into_the_history(desk: Screen) -> None:
    table = finished(desk)
    desk.go(f"{table}/report")
    report = report_of(recorded(NAME))
    at = next(number for number, one in enumerate(report.moments) if one.kind == "phase")
    desk.part("moments").locator("a").nth(at).click()
    expect(desk.band).to_contain_text(f"History: ply {report.moments[at].ply} of")


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_charts_have_their_numbers(screens: NewScreen, home: str, size: str) -> None:
    screen = screens(home, size)
    table = finished(screen)
    screen.go(f"{table}?tab=analysis")
    figure, last = screen.part("figure-worth"), report_of(recorded(NAME)).rounds[-1]
    expect(figure.get_by_role("img")).to_have_attribute("aria-label", re.compile("Worth of the players. 34 rounds"))
    figure.locator("summary").click()
    row = figure.locator("details tbody tr").first
    expect(row.locator("th")).to_have_text(re.compile(f"^Operating round {last.turn}.{last.number}"))
    expect(row.locator("td")).to_have_text([f"L.{one.worth:,}" for one in last.players])
    with screen.page.expect_download() as saved:
        figure.get_by_role("button", name="Save as CSV").click()
    written = saved.value.path().read_text(encoding="utf-8-sig").splitlines()
    assert written[0] == "Round," + ",".join(one.name for one in last.players)
    assert written[-1].endswith(",".join(str(one.worth) for one in last.players))
    screen.shot("analysis")


@pytest.mark.parametrize("measure", ["revenue", "prices", "trains", "worth", "cash", "shares"])
def test_the_ledger_has_a_past(desk: Screen, measure: str) -> None:
    table = finished(desk)
    desk.go(f"{table}?tab=ledger")
    past = desk.part("past-rounds")
    past.locator(f"[data-measure={measure}]").click()
    shown = past.locator(f"[data-test=rounds-{measure}] tbody tr")
    rounds = [one for one in report_of(recorded(NAME)).rounds if measure != "revenue" or one.kind == "operating"]
    expect(shown).to_have_count(len(rounds))
    last = rounds[-1]
    values: dict[str, list[int] | list[str]] = {
        "revenue": [one.revenue for one in last.corporations if one.revenue],
        "prices": [one.price for one in last.corporations if one.price],
        "trains": [" ".join(one.trains) for one in last.corporations if one.trains],
        "worth": [one.worth for one in last.players],
        "cash": [one.cash for one in last.players],
        "shares": [sum(count for _, count in one.shares) for one in last.players],
    }
    texts = [one.replace("L.", "").replace(",", "") for one in shown.first.locator("td").all_inner_texts() if one]
    assert sorted(texts) == sorted(str(one) for one in values[measure])
    if measure == "revenue":
        desk.shot("ledger-past")


def test_the_best_runs_of_anybody_are_shown_at_any_moment(desk: Screen) -> None:
    table = finished(desk)
    desk.go(f"{table}?tab=analysis&at=300")
    best = desk.part("best-runs")
    expect(best.locator("img")).to_have_attribute("src", re.compile("at=300"))  # first the present stands there
    best.locator("img").scroll_into_view_if_needed()
    expect(best).to_contain_text("proven: no runs earn more")
    corps = best.locator(".corps button")
    corps.last.click()
    expect(corps.last).to_have_attribute("aria-pressed", "true")
    expect(best.locator("img")).to_have_attribute("src", re.compile(f"corp={corps.last.inner_text()}"))
    assert best.locator("img").evaluate("async (one) => { await one.decode(); return one.naturalWidth }") > 100


def test_bots_play_on_in_a_what_if(desk: Screen) -> None:
    open_position(desk, "1830", 30, "pass")
    desk.go(f"{desk.page.url.removeprefix(desk.address).split('?')[0]}?tab=table")
    desk.part("branch").click()
    expect(desk.band).to_have_attribute("data-mode", "branch")
    begun = desk.ply
    desk.tab("analysis")
    desk.part("play-on").locator("[data-moves='10']").click()
    desk.await_ply(begun + 10)
    desk.shot("play-on")


@pytest.mark.parametrize(("language", "word"), [("ru", "Ключевые события"), ("pl", "Ważne chwile")])
def test_the_report_speaks_the_language_of_its_reader(screens: NewScreen, home: str, language: str, word: str) -> None:
    screen = screens(home, language=language)
    table = finished(screen, "18CZ/3-naive-rulebook")
    screen.go(f"{table}/report")
    expect(screen.page.get_by_role("heading", name=word)).to_be_visible()
    expect(screen.page.locator("body")).not_to_contain_text("report-")
