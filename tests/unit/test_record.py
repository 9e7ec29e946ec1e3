"""What is worked out once is worked out without keeping others waiting."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from threading import Event, Thread

import pytest

from tests.marks import ROOT
from tresham.record import at_once, cached_property, ready_made

LONG = 30
"""So many seconds turn a wait without end into a failure."""


class Thing:
    """Something with an attribute that takes long for one of them."""

    def __init__(self, number, ready):
        self.number = number
        self.ready = ready
        self.times = 0

    @cached_property
    def square(self):
        """The square of its number."""
        self.times += 1
        assert self.ready.wait(LONG), "one thing keeps all others waiting"
        return self.number**2


def test_it_is_worked_out_once_and_has_its_words():
    thing = Thing(3, Event())
    thing.ready.set()
    assert (thing.square, thing.square, thing.times) == (9, 9, 1)
    assert Thing.square.__doc__ == "The square of its number."


def test_nobody_waits_until_another_one_is_done():
    slow, quick = Thing(3, Event()), Thing(4, Event())
    quick.ready.set()
    waiting = Thread(target=lambda: slow.square, daemon=True)
    waiting.start()
    found = []
    other = Thread(target=lambda: found.append(quick.square), daemon=True)
    other.start()
    other.join(LONG / 2)
    slow.ready.set()
    waiting.join(LONG)
    other.join(LONG)
    assert found == [16]
    assert not waiting.is_alive()


def test_no_module_takes_the_one_with_the_lock():
    """On Python 3.11 that of the standard library holds one lock for all objects of a class."""
    locking = re.compile(r"from functools import .*\bcached_property\b|functools\.cached_property\(")
    sources = [file for file in (ROOT / "src").rglob("*.py") if file.name != "record.py"]
    assert [file.name for file in sources if locking.search(file.read_text())] == []


@ready_made
@dataclass(frozen=True)
class Oblong:
    """Something of which more follows."""

    width: int
    height: int

    @at_once
    def area(self):
        return self.width * self.height

    @at_once
    def is_large(self):
        return self.area > 10


def test_what_is_worked_out_at_once_is_a_plain_attribute():
    oblong = Oblong(3, height=4)
    assert vars(oblong) == {"width": 3, "height": 4, "area": 12, "is_large": True}
    assert "area" not in vars(Oblong), "no property is left in its way"


def test_another_object_works_it_out_anew():
    oblong = Oblong(3, 4)
    assert vars(replace(oblong, height=2)) == {"width": 3, "height": 2, "area": 6, "is_large": False}
    assert oblong == Oblong(3, 4)
    assert hash(oblong) == hash(Oblong(3, 4))


def test_a_class_that_works_nothing_out_at_once_says_so():
    class Unready:
        @at_once
        def size(self):
            return 3

    with pytest.raises(TypeError, match="Unready is not ready_made"):
        _ = Unready().size
