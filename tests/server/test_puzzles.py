"""Puzzles over the wire: anybody may look and answer, nothing is written, nonsense is refused in words."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest
from fastapi.testclient import TestClient

from tests.server.people import Browser, code_of
from tresham.puzzles import PuzzleKind, chosen, of_the_day, puzzles
from tresham.server.app import create_app
from tresham.server.settings import Rate
from tresham.server.side_processes import ProcessLost


@pytest.fixture
def stranger(visitor):
    """Somebody without an account."""
    return visitor()


@pytest.fixture
def ann(visitor):
    return visitor().register("Ann")


def first_of(kind, title="1830"):
    return chosen(title, kind)[0]


def answered(browser, one, answer, **more):
    return browser.post(f"/puzzles/{one.id}/answer", {"answer": answer, **more})


def test_the_list_has_all_of_them_and_says_which_is_of_the_day(stranger):
    told = stranger.get("/puzzles?day=2026-11-18&lang=pl").json()
    assert [one["id"] for one in told["puzzles"]] == list(puzzles())
    assert told["today"] == of_the_day(date(2026, 11, 18)).id
    assert "Najlepsze trasy" in {one["kind_name"] for one in told["puzzles"]}
    assert stranger.get("/puzzles/today?day=2026-11-18").json()["id"] == told["today"]


@pytest.mark.parametrize("kind", PuzzleKind)
def test_a_puzzle_has_a_question_and_a_board_and_gives_nothing_away(stranger, kind):
    one = first_of(kind)
    told = stranger.get(f"/puzzles/{one.id}?lang=ru").json()
    assert one.corp in told["question"]
    assert told["drawings"].keys() == {hex["name"] for hex in told["sheet"]["hexes"]}
    assert "solution" not in told
    kinds = {choice["kind"] for choice in told["menu"]["choices"]}
    assert kinds == ({"lay_tile"} if kind is PuzzleKind.TILE else set())
    assert stranger.get(f"/puzzles/{one.id}/symbols.svg").text.startswith("<svg")


@pytest.mark.parametrize("kind", PuzzleKind)
def test_the_right_answer_is_right_and_its_solution_is_told(ann, kind):
    one = first_of(kind)
    verdict = answered(ann, one, one.solution.answer).json()
    assert verdict["right"], verdict
    solution = ann.get(f"/puzzles/{one.id}/solution").json()
    assert solution["best"] == one.solution.best
    assert solution["lines"]
    assert solution["proof"]
    if kind in (PuzzleKind.RUNS, PuzzleKind.TILE):
        assert verdict["value"] == verdict["best"] == one.solution.best
        assert all(run["path"] for run in solution["runs"])
    assert list(solution["drawings"]) == ([one.solution.answer["hex"]] if kind is PuzzleKind.TILE else [])


def test_a_wrong_answer_says_how_far_it_is_from_the_best(ann):
    one = first_of(PuzzleKind.RUNS)
    verdict = answered(ann, one, {"runs": []}).json()
    assert (verdict["right"], verdict["outcome"], verdict["value"]) == (False, "less", 0)
    assert verdict["best"] == one.solution.best
    assert str(one.solution.best) in verdict["message"]


def test_an_answer_may_be_typed(ann):
    one = first_of(PuzzleKind.DUMP)
    told = ann.post(f"/puzzles/{one.id}/answer", {"text": str(one.solution.best)}).json()
    assert told["right"]
    assert told["best"] is None


@pytest.mark.parametrize("kind", PuzzleKind)
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_what_is_no_answer_is_refused_in_the_language_of_the_reader(ann, kind, language):
    one = first_of(kind)
    refused = ann.post(f"/puzzles/{one.id}/answer?lang={language}", {"answer": {"dance": 1}})
    assert (refused.status_code, code_of(refused)) == (400, "unread_answer")
    told = refused.json()["error"]
    assert told["params"]["kind"] == kind
    assert told["message"].startswith({"en": "Not understood", "ru": "Непонятно", "pl": "Niezrozumiałe"}[language])
    assert ann.post(f"/puzzles/{one.id}/answer", {}).status_code == 400


def test_what_is_no_request_is_refused(ann):
    one = first_of(PuzzleKind.DUMP)
    nonsense: list[dict[str, object]] = [{"answer": 3}, {"text": "1" * 500}, {"reply": {}}]
    for body in nonsense:
        assert code_of(ann.post(f"/puzzles/{one.id}/answer", body)) == "malformed"
    for path in ("/puzzles/1830-dance-01", "/puzzles/1830-dance-01/solution", "/puzzles/x/symbols.svg"):
        missing = ann.get(path)
        assert (missing.status_code, code_of(missing)) == (404, "no_such_puzzle")


def test_runs_that_are_drawn_are_judged_without_a_word_about_better_ones(ann):
    for one in chosen(kind="runs", level=2)[:3]:
        told = ann.post(f"/puzzles/{one.id}/runs", {"runs": one.solution.answer["runs"][:1]}).json()
        assert not told["problems"]
        assert told["best"] == told["revenue"] == told["bound"]
        assert told["action"]["type"] == "run_trains"
        nothing = ann.post(f"/puzzles/{one.id}/runs", {"runs": []}).json()
        assert nothing["best"] == 0
    wrong = ann.post(f"/puzzles/{first_of(PuzzleKind.RUNS).id}/runs", {"runs": [{"train": 0, "stops": ["?"]}]})
    assert (wrong.status_code, code_of(wrong)) == (400, "no_action")
    assert ann.post(f"/puzzles/{first_of(PuzzleKind.TILE).id}/runs", {"runs": []}).status_code == 404


def test_strangers_answer_as_well(stranger):
    """An answer changes nothing, and whoever looks at a puzzle wants to know whether he is right."""
    dump, runs = first_of(PuzzleKind.DUMP), first_of(PuzzleKind.RUNS)
    told = answered(stranger, dump, dump.solution.answer)
    assert (told.status_code, told.json()["right"]) == (200, True)
    drawn = stranger.post(f"/puzzles/{runs.id}/runs", {"runs": runs.solution.answer["runs"][:1]})
    assert (drawn.status_code, drawn.json()["problems"]) == (200, [])


def test_strangers_are_let_in_to_nothing_else(stranger):
    one = first_of(PuzzleKind.DUMP)
    for path in (
        f"/puzzles/{one.id}",
        f"/puzzles/{one.id}/solution",
        f"/puzzles/{one.id}/answer/x",
        "/puzzles//answer",
    ):
        assert stranger.post(path, {"answer": {"shares": 1}}).status_code == 401, path
    big = stranger.post(f"/puzzles/{one.id}/answer", {"answer": {"shares": [1] * 100_000}})
    assert (big.status_code, code_of(big)) == (413, "too_large")


def test_answers_of_strangers_are_counted(settings):
    """By their address, as everything that they send."""
    one = first_of(PuzzleKind.DUMP)
    app = create_app(replace(settings, writes=Rate(0.001, 2)))
    with TestClient(app, base_url="http://localhost") as client:
        stranger = Browser(client)
        statuses = [answered(stranger, one, {"shares": 1}).status_code for _ in range(3)]
    assert statuses == [200, 200, 429]


def test_no_hex_is_a_list(ann):
    one = first_of(PuzzleKind.TILE)
    nonsense: list[object] = [[], {}, ["E11"], None, 3]
    for hex in nonsense:
        refused = answered(ann, one, {"hex": hex, "lay": "57:2"})
        assert (refused.status_code, code_of(refused)) == (400, "unread_answer")


def test_nobody_solves_puzzles_from_another_site(stranger):
    one = first_of(PuzzleKind.DUMP)
    answer = stranger.client.post(
        f"/api/v1/puzzles/{one.id}/answer",
        json={"answer": {"shares": 1}},
        headers={"Origin": "https://elsewhere.example"},
    )
    assert answer.status_code == 403


def test_a_lost_process_is_told_and_the_next_question_is_answered(ann, app, monkeypatch):
    one = first_of(PuzzleKind.DUMP)
    desk = app.state.services.puzzles

    def lose(*_):
        raise ProcessLost("gone")

    with monkeypatch.context() as patch:
        patch.setattr(desk.minds, "ask", lose)
        lost = answered(ann, one, {"shares": 1})
        assert (lost.status_code, code_of(lost)) == (503, "analysis_failed")
        assert lost.headers["Retry-After"]
    assert answered(ann, one, {"shares": 1}).status_code == 200
