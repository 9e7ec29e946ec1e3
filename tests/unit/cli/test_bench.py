"""The measurements measure what they say; their figures are asserted nowhere."""

from tresham.cli import benchmarks
from tresham.cli.bot_games import moves, start
from tresham.cli.stopwatch import Stopwatch
from tresham.rules import running


def test_bench_reports_every_budget(tresham, few_games):
    said = tresham("bench", "--json")
    assert said.status == 0
    figures = {one["name"]: one for one in said.json["figures"]}
    assert {"copy", "pop", "push, median", "push, p99", "reach, full map", "solve, median"} <= set(figures)
    assert all(one["value"] > 0 for one in figures.values())
    assert said.json["calibration_us"] > 0
    assert said.json["push_us_by_kind"]["LayTile"]["count"] > 0
    assert "calibration loop" in tresham("bench").out


def test_any_title_is_measured_on_the_same_tables(tresham, few_games, monkeypatch):
    assert [one[:3] for one in benchmarks.sample_games("1849")] == [("1849", "random", 3)] * 3
    naive = ("1830", "naive", 3, "rulebook")
    monkeypatch.setattr(benchmarks, "GAMES", (naive, *benchmarks.GAMES[:2], naive))
    said = tresham("bench", "--json", "--title", "1850")
    assert (said.status, said.err) == (0, "")
    assert said.json["push_us_by_kind"]["BuyRight"]["count"] > 0


def test_seats_are_as_many_as_a_title_has():
    assert {seats for _, _, seats, _ in benchmarks.sample_games("1849")} == {3, 4, 5}
    assert tuple(benchmarks.sample_games(None)) == benchmarks.GAMES


def test_a_title_that_is_not_there_is_refused(tresham):
    said = tresham("bench", "--title", "1825")
    assert (said.status, "1825" in said.err) == (1, True)


def test_a_figure_knows_whether_its_budget_is_kept():
    assert benchmarks.Figure("copy", 2.0, "µs", 1).ratio == 2.0
    assert not benchmarks.Figure("copy", 2.0, "µs", 1).kept
    assert benchmarks.Figure("replay", 40_000, "actions/s", 20_000, more_is_better=True).ratio == 0.5


def test_the_stopwatch_keeps_the_optimiser_apart_and_leaves_no_trace():
    before, watch = running.__dict__["solve"], Stopwatch()
    with watch.running():
        game = start("1830", 3, (), 7, "rulebook")
        for _ in moves(game, "random", 7):
            pass
    assert watch.solving > 0
    assert running.__dict__["solve"] is before
