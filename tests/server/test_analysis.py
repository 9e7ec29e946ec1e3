"""Reports, what runs left on the table, and bots that play on: who may ask, and what they hear."""

from __future__ import annotations

import json
from threading import Thread

import pytest
from httpx2 import Response

import tresham
from tests.server.people import code_of
from tests.server.tables import Company, hot_seat, look, play
from tests.unit.report.records import recorded
from tresham.report import past_runs, report_of
from tresham.server.db.waiting import Busy
from tresham.server.side_processes import ProcessLost
from tresham.view import plain


@pytest.fixture
def ann(visitor):
    return visitor().register("Ann")


def brought(browser, name, **more):
    """A golden game on a table of its own; its id."""
    answer = browser.post("/games", {"import": json.loads(tresham.save(recorded(name))), **more})
    assert answer.status_code == 201, answer.text[:300]
    return answer.json()["id"]


TITLES = ("1830/4-naive-rulebook", "1848/5-naive-site", "1849/3-naive-rulebook", "1850/4-naive-rulebook")


@pytest.mark.parametrize("name", [*TITLES, "18CZ/3-naive-rulebook"])
def test_a_report_is_what_the_library_says(ann, name):
    game = brought(ann, name)
    told = ann.get(f"/games/{game}/report").json()
    mine = plain(report_of(recorded(name)))
    assert told["rounds"] == mine["rounds"]
    assert told["phases"] == mine["phases"]
    assert told["standings"] == mine["standings"]
    assert [(one["ply"], one["kind"]) for one in told["moments"]] == [
        (one["ply"], one["kind"]) for one in mine["moments"]
    ]
    runs = ann.get(f"/games/{game}/report/runs").json()
    assert runs["runs"] == [plain(one) for one in past_runs(recorded(name))]
    assert runs["left"] == 0


def test_moments_are_told_in_the_language_of_the_reader(ann):
    game = brought(ann, "1849/3-naive-rulebook")
    told = {lang: ann.get(f"/games/{game}/report?lang={lang}").json()["moments"] for lang in ("en", "ru", "pl")}
    assert len({one[0]["text"] for one in told.values()}) == 3
    lines = {line["text"] for line in ann.get(f"/games/{game}/log?lang=pl").json()}
    assert {one["text"] for one in told["pl"]} <= lines


def test_a_report_of_an_earlier_row_knows_nothing_of_what_came_later(ann):
    game = brought(ann, "1830/4-naive-rulebook")
    then = ann.get(f"/games/{game}/report?at=100").json()
    assert (then["ply"], then["over"]) == (100, False)
    assert max(one["end"] for one in then["rounds"]) == 100
    assert all(one["ply"] <= 100 for one in then["moments"])
    assert not then["rounds"][-1]["over"]
    assert all(one["ply"] <= 100 for one in ann.get(f"/games/{game}/report/runs?at=100").json()["runs"])
    assert code_of(ann.get(f"/games/{game}/report?at=99999")) == "no_such_ply"


def test_plies_are_rows_even_after_an_undo(ann):
    """What was taken back is not in the report, and what stands leads to its own rows."""
    game = hot_seat(ann)
    ply = play(ann, game, 3)
    ply = ann.post(f"/games/{game}/undo", {"ply": ply}).json()["ply"]
    ply = play(ann, game, 20)
    told = ann.get(f"/games/{game}/report").json()
    assert told["rounds"][-1]["end"] == ply
    history = {row["ply"]: row for row in ann.get(f"/games/{game}/history").json()}
    for one in told["rounds"][1:]:
        assert history[one["begin"]]["round"]["kind"] == one["kind"]
        assert not history[one["begin"]]["undone"]


# --- who may see -----------------------------------------------------------------------------------------------------


def test_a_report_is_for_whoever_may_see_the_table(visitor):
    company = Company(visitor)
    company.play(3)
    assert company.ann.patch(f"/games/{company.game}", {"visibility": "private"}).status_code == 200
    for path in ("report", "report/runs", "report.html", "map.svg?corp=PRR"):
        assert company.eve.get(f"/games/{company.game}/{path}").status_code == 200, path
        assert company.max.get(f"/games/{company.game}/{path}").status_code == 404, path
        assert visitor().get(f"/games/{company.game}/{path}").status_code == 404, path


def test_a_table_that_has_not_begun_has_no_report(visitor):
    company = Company(visitor, start=False)
    assert code_of(company.ann.get(f"/games/{company.game}/report")) == "table_open"


@pytest.mark.parametrize("help", ["check", "none"])
def test_the_best_runs_are_not_told_where_nobody_is_helped(visitor, help):
    company = Company(visitor, route_help=help)
    company.play(2)
    assert code_of(company.ann.get(f"/games/{company.game}/report/runs")) == "no_route_help"
    assert code_of(company.ann.get(f"/games/{company.game}/map.svg?corp=PRR")) == "no_route_help"
    page = company.ann.get(f"/games/{company.game}/report.html")
    assert page.status_code == 200
    assert "Left on the table" not in page.text
    branch = company.ann.post(f"/games/{company.game}/branches", {}).json()["id"]
    assert code_of(company.ann.get(f"/games/{branch}/report/runs")) == "no_route_help"
    assert company.ann.get(f"/games/{company.game}/report").status_code == 200


def test_a_report_tells_no_more_than_the_table_shows(visitor):
    """Neither the seed, nor what others noted, nor what was said."""
    company = Company(visitor)
    company.play(2)
    company.bob.put(f"/games/{company.game}/notes", {"text": "secret plan"})
    company.bob.post(f"/games/{company.game}/chat", {"text": "hello there"})
    told = company.ann.get(f"/games/{company.game}/report")
    page = company.ann.get(f"/games/{company.game}/report.html")
    for text in (told.text, page.text):
        assert "secret plan" not in text
        assert "hello there" not in text
    assert set(told.json()) == {"ply", "over", "standings", "rounds", "moments", "phases"}


def test_the_file_is_saved_rather_than_opened(ann):
    game = brought(ann, "18CZ/3-naive-rulebook")
    answer = ann.get(f"/games/{game}/report.html?lang=pl")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["content-disposition"].startswith("attachment")
    assert "Ważne chwile" in answer.text


# --- the best runs of anybody, at any moment -------------------------------------------------------------------------


def test_any_corporation_can_be_looked_at_at_any_row_and_in_a_what_if(ann):
    game = brought(ann, "1830/4-naive-rulebook")
    run = ann.get(f"/games/{game}/report/runs").json()["runs"][-1]
    before = run["ply"] - 1
    found = ann.get(f"/games/{game}/routes?corp={run['corp']}&at={before}").json()
    assert found["best"] == run["best"] > 0
    picture = ann.get(f"/games/{game}/map.svg?corp={run['corp']}&at={before}")
    assert picture.headers["content-type"] == "image/svg+xml"
    assert 'class="runs"' in picture.text
    branch = ann.post(f"/games/{game}/branches", {"at": before}).json()["id"]
    assert ann.get(f"/games/{branch}/routes?corp={run['corp']}").json()["best"] == run["best"]
    assert code_of(ann.get(f"/games/{game}/map.svg?corp=XYZ")) == "no_such_corporation"


# --- bots that play on -----------------------------------------------------------------------------------------------


def test_bots_play_on_in_a_what_if_and_the_game_stays(ann):
    game = hot_seat(ann)
    play(ann, game, 3)
    branch = ann.post(f"/games/{game}/branches", {}).json()["id"]
    played = ann.post(f"/games/{branch}/play-on", {"ply": 3, "moves": 12})
    assert played.status_code == 200, played.text
    assert played.json()["ply"] == look(ann, branch)["ply"] == 15
    assert played.json()["lines"]
    assert look(ann, game)["ply"] == 3
    again = ann.post(f"/games/{game}/branches", {}).json()["id"]
    ann.post(f"/games/{again}/play-on", {"ply": 3, "moves": 12})
    first, second = (ann.get(f"/games/{one}/actions").json() for one in (branch, again))
    assert [row["digest"] for row in first] == [row["digest"] for row in second]
    undone = ann.post(f"/games/{branch}/undo", {"ply": 15, "to": 3})
    assert undone.status_code == 200


def test_they_stop_when_the_game_is_over(ann):
    game = brought(ann, "1830/4-naive-rulebook")
    last = look(ann, game)["ply"]
    branch = ann.post(f"/games/{game}/branches", {"at": last - 3}).json()["id"]
    played = ann.post(f"/games/{branch}/play-on", {"ply": last - 3, "moves": 50}).json()
    assert played["table"]["status"] == "finished"
    assert last - 3 < played["ply"] < last + 47
    end = ann.post(f"/games/{branch}/play-on", {"ply": played["ply"], "moves": 5})
    assert end.status_code == 200
    assert end.json()["ply"] == played["ply"]


def test_only_the_owner_of_a_what_if_lets_bots_play_on_in_it(visitor):
    company = Company(visitor)
    company.play(2)
    body = {"ply": 2, "moves": 1}
    assert code_of(company.ann.post(f"/games/{company.game}/play-on", body)) == "no_what_if"
    branch = company.ann.post(f"/games/{company.game}/branches", {"shared": True}).json()["id"]
    assert code_of(company.bob.post(f"/games/{branch}/play-on", body)) == "not_seated"
    assert visitor().post(f"/games/{branch}/play-on", body).status_code == 401
    assert code_of(company.ann.post(f"/games/{branch}/play-on", {"ply": 1})) == "stale"
    assert company.ann.post(f"/games/{branch}/play-on", {"ply": 2, "moves": 0}).status_code == 400
    assert company.ann.post(f"/games/{branch}/play-on", {"ply": 2, "bot": "clever"}).status_code == 400
    assert look(company.ann, branch)["ply"] == 2


# --- much at once ----------------------------------------------------------------------------------------------------


def test_readers_and_moves_at_once_disturb_nobody(ann, app):
    """Reports of every row while moves are made: each is of one position, and nothing is refused."""
    game = hot_seat(ann)
    play(ann, game, 2)
    answers: list[Response] = []
    stop: list[bool] = []

    def read():
        while not stop:
            for path in ("report", "report/runs"):
                answers.append(ann.get(f"/games/{game}/{path}"))

    readers = [Thread(target=read) for _ in range(3)]
    for reader in readers:
        reader.start()
    try:
        ply = play(ann, game, 25)
    finally:
        stop.append(True)
        for reader in readers:
            reader.join()
    assert {answer.status_code for answer in answers} == {200}
    reports = [answer.json() for answer in answers if "rounds" in answer.json()]
    assert all(one["rounds"][-1]["end"] == one["ply"] for one in reports)
    money = {
        sum(part["cash"] for part in (*one["players"], *one["corporations"])) + one["bank"]
        for report in reports
        for one in report["rounds"]
    }
    assert money == {12000}
    assert ann.get(f"/games/{game}/report").json()["ply"] == ply


def test_what_was_solved_once_is_not_asked_again(ann, app, monkeypatch):
    game = brought(ann, "1849/3-naive-rulebook")
    first = ann.get(f"/games/{game}/report/runs?at=200").json()
    asked: list[int] = []
    minds = app.state.services.analysis.minds
    real = minds.ask

    def ask(work, setting, questions):
        asked.extend(one.row for one in questions)
        return real(work, setting, questions)

    monkeypatch.setattr(minds, "ask", ask)
    assert ann.get(f"/games/{game}/report/runs?at=200").json() == first
    assert asked == []
    whole = ann.get(f"/games/{game}/report/runs").json()
    assert asked == [one["ply"] for one in whole["runs"] if one["ply"] > 200]


def test_a_process_that_dies_is_told(ann, app, monkeypatch):
    game = brought(ann, "1849/3-naive-rulebook")

    def lost(*_):
        raise ProcessLost("gone")

    monkeypatch.setattr(app.state.services.analysis.minds, "ask", lost)
    answer = ann.get(f"/games/{game}/report/runs")
    assert (answer.status_code, code_of(answer)) == (503, "analysis_failed")
    assert ann.get(f"/games/{game}/report").status_code == 200


def test_too_many_who_wait_are_sent_away(ann, app, monkeypatch):
    game = brought(ann, "1849/3-naive-rulebook")

    def busy(*_):
        raise Busy("too many wait already")

    monkeypatch.setattr(app.state.services.analysis.minds, "ask", busy)
    assert ann.get(f"/games/{game}/report/runs").status_code == 503
