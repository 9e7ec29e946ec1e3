"""Processes beside the server: they answer, refuse, die and hang without taking anything else with them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from threading import Event, Thread

import pytest

from tests.server.side_work import die, number, refuse, sleep, stumble
from tresham.server.db.waiting import Busy
from tresham.server.errors import ApiError
from tresham.server.process_loop import WorkFailed
from tresham.server.side_processes import ProcessLost, SideProcesses

LONG = 60.0


@pytest.fixture
def processes():
    made = SideProcesses(1, patience=LONG, limit=LONG)
    yield made
    made.close()


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def wait_until_gone(pid: int) -> None:
    end = time.monotonic() + LONG
    while is_there(pid):
        assert time.monotonic() < end
        time.sleep(0.02)


def test_one_process_answers_all(processes):
    first = processes.ask(number)
    assert first != os.getpid()
    assert processes.ask(max, 3, 5) == 5
    assert processes.ask(number) == first


def test_whoever_serves_comes_first(processes):
    assert processes.ask(os.nice, 0) > os.nice(0)


def test_a_refusal_arrives_as_it_was_said(processes):
    with pytest.raises(ApiError) as caught:
        processes.ask(refuse)
    said = caught.value
    assert (said.status, said.code, said.params, said.message) == (422, "seat_count", {"seats": 9}, "No.")
    assert (said.rule, said.headers) == ({"id": "1830-1"}, {"Retry-After": "7"})


def test_what_nobody_foresaw_is_told_with_the_place_where_it_happened(processes):
    before = processes.ask(number)
    with pytest.raises(WorkFailed, match=r"in stumble(?s:.*)LookupError: over 7"):
        processes.ask(stumble, 7)
    assert processes.ask(number) == before


def test_what_cannot_travel_is_no_answer_and_takes_no_place(processes):
    for _ in range(3):
        with pytest.raises(Exception, match=r"pickle|local object"):
            processes.ask(lambda: 1)
    assert processes.ask(abs, -1) == 1


def test_one_that_dies_is_replaced(processes):
    first = processes.ask(number)
    for _ in range(3):
        with pytest.raises(ProcessLost):
            processes.ask(die)
    second = processes.ask(number)
    assert second != first
    assert not is_there(first)


def test_one_that_dies_while_it_has_nothing_to_do_is_not_even_missed(processes):
    first = processes.ask(number)
    os.kill(first, signal.SIGKILL)
    wait_until_gone(first)
    assert processes.ask(number) != first


@pytest.mark.parametrize("luggage", [b"", bytes(10**7)], ids=["while it works", "before it has listened"])
def test_one_that_hangs_is_ended(processes, luggage):
    first = processes.ask(number)
    os.kill(first, signal.SIGSTOP)
    processes.limit = 0.5
    with pytest.raises(ProcessLost):
        processes.ask(len, luggage)
    wait_until_gone(first)
    processes.limit = LONG
    assert processes.ask(len, luggage) == len(luggage)


def test_nobody_waits_for_ever_for_his_turn():
    processes = SideProcesses(1, patience=0.1, limit=LONG)
    begun, answers = Event(), []

    def first() -> None:
        begun.set()
        answers.append(processes.ask(sleep, 2))

    thread = Thread(target=first)
    thread.start()
    assert begun.wait(LONG)
    time.sleep(0.2)
    with pytest.raises(Busy):
        processes.ask(number)
    thread.join(LONG)
    assert len(answers) == 1, "who was first is answered"
    assert processes.ask(number) == answers[0]
    processes.close()


def test_all_end_when_they_are_told_to_whatever_they_are_at():
    processes = SideProcesses(2, patience=LONG, limit=LONG)
    lost: list[BaseException] = []

    def wait() -> None:
        try:
            processes.ask(sleep, LONG)
        except ProcessLost as error:
            lost.append(error)

    thread = Thread(target=wait)
    thread.start()
    idle = processes.ask(sleep, 0.5)
    processes.close()
    thread.join(LONG)
    assert len(lost) == 1
    assert not is_there(idle)
    with pytest.raises(ProcessLost):
        processes.ask(number)


KILLED = """
import os, time, sys
from threading import Thread
from tests.server.side_work import number, sleep
from tresham.server.side_processes import SideProcesses
processes = SideProcesses(2, 60, 60)
print(processes.ask(number), flush=True)
Thread(target=processes.ask, args=(sleep, 600), daemon=True).start()
time.sleep(1)
print(processes.ask(number), flush=True)
time.sleep(600)
"""


def test_they_end_with_their_server_even_if_that_is_killed():
    """The one that works and the one that waits."""
    with subprocess.Popen([sys.executable, "-c", KILLED], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = {int(server.stdout.readline()) for _ in range(2)}
        assert all(is_there(pid) for pid in pids)
        server.kill()
    assert len(pids) == 2
    for pid in pids:
        wait_until_gone(pid)
