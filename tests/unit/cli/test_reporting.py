"""`tresham report`: for saved games and for records."""

from pathlib import Path

import pytest

from tests.unit.report.records import recorded
from tresham.core.saved import dump
from tresham.report import report_of


@pytest.fixture
def saved():
    game = recorded("1849/3-naive-rulebook")
    Path("game.json").write_text(dump(game), encoding="utf-8")
    return game


@pytest.mark.parametrize(
    ("language", "word"), [("en", "Key moments"), ("ru", "Ключевые события"), ("pl", "Ważne chwile")]
)
def test_a_saved_game_becomes_a_page(tresham, saved, language, word):
    said = tresham("report", "game.json", "-o", "out/report.html", "--language", language)
    assert (said.status, said.err) == (0, "")
    assert "report.html" in said.out
    assert word in Path("out/report.html").read_text(encoding="utf-8")


def test_a_record_of_the_site_becomes_a_page(tresham, record):
    said = tresham("report", record, "-o", "report.html")
    assert said.status == 0
    assert "18xx.games" in Path("report.html").read_text(encoding="utf-8")


def test_scripts_get_the_numbers(tresham, saved):
    told = tresham("report", "game.json", "--json").json
    report = report_of(saved)
    assert [one["worth"] for one in told["standings"]] == [one.worth for one in report.standings]
    assert len(told["rounds"]) == len(report.rounds)
    assert all(one["best"] >= one["earned"] for one in told["runs"])
    assert told["runs"]


def test_what_is_no_game_is_told(tresham):
    Path("no.json").write_text("{}")
    assert "no.json" in tresham("report", "no.json", "-o", "x.html").complaint
    assert not Path("x.html").exists()
