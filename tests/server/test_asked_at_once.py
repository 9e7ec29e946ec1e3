"""What is worked out beside the server is asked by many at once: the same thing is worked out once, nobody takes all
places, and strangers ask like everybody else."""

from __future__ import annotations

from threading import Event, Thread
from typing import Any

import pytest
from httpx2 import Response

from tests.server.people import code_of
from tests.server.tables import hot_seat, play
from tresham.puzzles import PuzzleKind, chosen
from tresham.server.live.side_work import MOST_OF_ONE
from tresham.server.live.side_work import MOST_WAITING as PLACES

PATIENCE = 60
"""So many seconds something is waited for that comes at once on an idle machine."""


class SlowMinds:
    """Processes that say something when they are allowed to; what they were asked."""

    def __init__(self, minds: Any, answer: Any, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[str] = []
        self.go_on = Event()
        self._answer = answer
        monkeypatch.setattr(minds, "ask", self.ask)

    def ask(self, work: Any, *_: Any) -> Any:
        self.asked.append(work.__name__)
        assert self.go_on.wait(PATIENCE)
        return self._answer


@pytest.fixture
def ann(visitor):
    return visitor().register("Ann")


class AtOnce:
    """Requests that are under way together."""

    def __init__(self) -> None:
        self.answers: list[Response] = []
        self.threads: list[Thread] = []

    def send(self, browser: Any, path: str, body: Any = None) -> None:
        def ask() -> None:
            self.answers.append(browser.get(path) if body is None else browser.post(path, body))

        self.threads.append(Thread(target=ask, daemon=True))
        self.threads[-1].start()

    def statuses(self) -> list[int]:
        for thread in self.threads:
            thread.join(PATIENCE)
        return sorted(answer.status_code for answer in self.answers)


def waiting(desk: Any, number: int) -> None:
    """Until so many are in line."""
    for _ in range(PATIENCE * 100):
        if desk.side_work.waiting == number:
            return
        Event().wait(0.01)
    raise AssertionError(f"{desk.side_work.waiting} wait, not {number}")


def test_a_puzzle_that_many_open_at_once_is_worked_out_once(app, visitor, monkeypatch):
    """At noon a whole club opens the puzzle of the day."""
    desk, path = app.state.services.puzzles, f"/puzzles/{chosen(kind='dump')[0].id}"
    people = [visitor().register(name) for name in ("Ann", "Bob", "Eve")]
    minds, together = SlowMinds(desk.minds, {"id": "one"}, monkeypatch), AtOnce()
    for one in people:
        together.send(one, path)
    waiting(desk, len(people))
    minds.go_on.set()
    assert together.statuses() == [200, 200, 200]
    assert minds.asked == ["show_puzzle"]
    assert len({answer.text for answer in together.answers}) == 1


def test_a_report_that_many_want_is_written_once(app, ann, visitor, monkeypatch):
    analysis, game = app.state.services.analysis, hot_seat(ann)
    play(ann, game, 3)
    assert ann.patch(f"/games/{game}", {"visibility": "link"}).status_code == 200
    minds, together = SlowMinds(analysis.minds, "<p>A page", monkeypatch), AtOnce()
    for one in (ann, visitor(), visitor()):
        together.send(one, f"/games/{game}/report.html?lang=en")
    waiting(analysis, 3)
    minds.go_on.set()
    assert together.statuses() == [200, 200, 200]
    assert minds.asked == ["write_page"]
    play(ann, game)
    assert ann.get(f"/games/{game}/report.html?lang=en").status_code == 200
    assert minds.asked == ["write_page"] * 2, "a row later it is another report"


def test_nobody_takes_all_places_at_the_desk(app, ann, visitor, monkeypatch):
    """One who asks for much at once is told to wait; others are served."""
    desk = app.state.services.puzzles
    one = chosen(kind=PuzzleKind.DUMP)[0]
    minds, together = SlowMinds(desk.minds, {"id": "one"}, monkeypatch), AtOnce()
    assert MOST_OF_ONE < PLACES
    for _ in range(MOST_OF_ONE):
        together.send(ann, f"/puzzles/{one.id}/answer", {"answer": {"shares": 1}})
    waiting(desk, MOST_OF_ONE)
    refused = ann.post(f"/puzzles/{one.id}/answer", {"answer": {"shares": 1}})
    assert (refused.status_code, code_of(refused)) == (429, "asked_at_once")
    assert refused.headers["Retry-After"]
    together.send(visitor(), f"/puzzles/{one.id}/answer", {"answer": {"shares": 1}})
    waiting(desk, MOST_OF_ONE + 1)
    minds.go_on.set()
    assert together.statuses() == [200] * (MOST_OF_ONE + 1)
    assert ann.post(f"/puzzles/{one.id}/answer", {"answer": {"shares": 1}}).status_code == 200


def test_a_board_is_kept_as_it_is_sent(app, ann, monkeypatch):
    """What is kept of two hundred boards must not fill the memory: text takes a tenth of what it is made from."""
    path = f"/puzzles/{chosen(kind='dump')[0].id}"
    SlowMinds(app.state.services.puzzles.minds, {"view": {"players": ["Ann"]}}, monkeypatch).go_on.set()
    first = ann.get(path)
    kept = list(app.state.services.puzzles._told._kept.values())
    assert [type(one) for one in kept] == [str]
    assert ann.get(path).text == first.text == kept[0]
