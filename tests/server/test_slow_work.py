"""Whoever copies games without end takes only a part of the time; the moves have the rest."""

from threading import Event, Thread

import pytest

from tresham.server.db.waiting import Busy
from tresham.server.lobby.slow_work import SlowWorkQueue


class Hands:
    """A clock that goes on only when somebody works or rests."""

    def __init__(self):
        self.now = 128.0
        self.rests = []

    def work(self, seconds):
        self.now += seconds

    def rest(self, seconds):
        self.rests.append(seconds)
        self.now += seconds


@pytest.fixture
def hands():
    return Hands()


@pytest.fixture
def slow_work(hands):
    return SlowWorkQueue(lambda: hands.now, hands.rest)


def test_the_first_is_not_kept_waiting(slow_work, hands):
    with slow_work.passing(1):
        hands.work(0.25)
    assert hands.rests == [0]


def test_the_next_one_waits_as_long_as_the_work_took(slow_work, hands):
    with slow_work.passing(1):
        hands.work(0.25)
    with slow_work.passing(1):
        pass
    assert hands.rests == [0, pytest.approx(0.25)]


def test_a_pause_that_is_over_keeps_nobody(slow_work, hands):
    with slow_work.passing(1):
        hands.work(0.25)
    hands.work(0.25)
    with slow_work.passing(1):
        pass
    assert hands.rests == [0, 0]


def test_work_that_fails_counts_too(slow_work, hands):
    def work():
        with slow_work.passing(1):
            hands.work(0.5)
            raise KeyError

    with pytest.raises(KeyError):
        work()
    with slow_work.passing(1):
        pass
    assert hands.rests == [0, pytest.approx(0.5)]


def test_one_at_a_time_and_nobody_waits_for_ever():
    slow_work, inside, go = SlowWorkQueue(), Event(), Event()

    def first():
        with slow_work.passing(10):
            inside.set()
            go.wait(10)

    thread = Thread(target=first)
    thread.start()
    assert inside.wait(10)
    with pytest.raises(Busy), slow_work.passing(0.01):
        pass
    go.set()
    thread.join(10)
    assert not thread.is_alive()
