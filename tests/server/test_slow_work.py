"""Whoever copies games without end takes only a part of the time; the moves have the rest."""

from threading import Event, Thread
from time import monotonic

import pytest

from tests.server.serving import PATIENCE
from tresham.server.db.waiting import Busy
from tresham.server.lobby.slow_work import MOST_WAITING, REST, SlowWorkQueue


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


def test_the_next_one_waits_longer_than_the_work_took(slow_work, hands):
    with slow_work.passing(1):
        hands.work(0.25)
    with slow_work.passing(1):
        pass
    assert hands.rests == [0, pytest.approx(0.25 * REST)]


def test_a_pause_that_is_over_keeps_nobody(slow_work, hands):
    with slow_work.passing(1):
        hands.work(0.25)
    hands.work(0.25 * REST)
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
    assert hands.rests == [0, pytest.approx(0.5 * REST)]


def test_one_at_a_time_and_nobody_waits_for_ever():
    slow_work, inside, go = SlowWorkQueue(), Event(), Event()

    def first():
        with slow_work.passing(PATIENCE):
            inside.set()
            go.wait(PATIENCE)

    thread = Thread(target=first)
    thread.start()
    assert inside.wait(PATIENCE)
    with pytest.raises(Busy), slow_work.passing(0.01):
        pass
    go.set()
    thread.join(PATIENCE)
    assert not thread.is_alive()


def test_nobody_waits_where_too_many_do():
    """Each of them keeps a thread, and all threads together are not many."""
    slow_work, go = SlowWorkQueue(), Event()

    def wait():
        with slow_work.passing(PATIENCE):
            go.wait(PATIENCE)

    threads = [Thread(target=wait) for _ in range(MOST_WAITING)]
    for thread in threads:
        thread.start()
    end, told = monotonic() + PATIENCE, ""
    while "too many" not in told and monotonic() < end:
        with pytest.raises(Busy) as caught, slow_work.passing(0.01):
            pass
        told = str(caught.value)
    assert "too many" in told
    go.set()
    for thread in threads:
        thread.join(PATIENCE)
    with slow_work.passing(PATIENCE):
        pass
