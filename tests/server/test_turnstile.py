"""Whoever copies games without end takes only a part of the time; the moves have the rest."""

from threading import Event, Thread

import pytest

from tresham.server.db.waiting import Busy
from tresham.server.lobby.slow_work import Turnstile


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
def turnstile(hands):
    return Turnstile(lambda: hands.now, hands.rest)


def test_the_first_is_not_kept_waiting(turnstile, hands):
    with turnstile.passing(1):
        hands.work(0.25)
    assert hands.rests == [0]


def test_the_next_one_waits_as_long_as_the_work_took(turnstile, hands):
    with turnstile.passing(1):
        hands.work(0.25)
    with turnstile.passing(1):
        pass
    assert hands.rests == [0, pytest.approx(0.25)]


def test_a_pause_that_is_over_keeps_nobody(turnstile, hands):
    with turnstile.passing(1):
        hands.work(0.25)
    hands.work(0.25)
    with turnstile.passing(1):
        pass
    assert hands.rests == [0, 0]


def test_work_that_fails_counts_too(turnstile, hands):
    def work():
        with turnstile.passing(1):
            hands.work(0.5)
            raise KeyError

    with pytest.raises(KeyError):
        work()
    with turnstile.passing(1):
        pass
    assert hands.rests == [0, pytest.approx(0.5)]


def test_one_at_a_time_and_nobody_waits_for_ever():
    turnstile, inside, go = Turnstile(), Event(), Event()

    def first():
        with turnstile.passing(10):
            inside.set()
            go.wait(10)

    thread = Thread(target=first)
    thread.start()
    assert inside.wait(10)
    with pytest.raises(Busy), turnstile.passing(0.01):
        pass
    go.set()
    thread.join(10)
    assert not thread.is_alive()
