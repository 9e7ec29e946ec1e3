"""Damaged files by the command line and over HTTP: accepted or refused with a code, and `until` is true.

`tools/fuzz_files.py` does the same with thousands of files.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from random import Random

import pytest

from tests.properties.damaged_files import WAYS, damaged_file, words_of_all_titles
from tests.properties.file_readers import CommandLine, judged, server_in
from tests.properties.playing import Setup, play_on
from tresham.core import saved
from tresham.interop.xxgames.writer import record
from tresham.text import LANGUAGES
from tresham.titles import PLATFORM, RULEBOOK, SHELF

FILES = 16
LENGTH = 90


@cache
def sample(title: str, profile: str) -> str:
    """A game that is not over yet, as a file."""
    setup = Setup(title, 3, (), profile, 5)
    game = play_on(setup.start(), setup.seed, cap=LENGTH)
    return json.dumps(record(game) if profile == PLATFORM else saved.save(game))


@pytest.mark.parametrize("title", SHELF)
@pytest.mark.parametrize("profile", [PLATFORM, RULEBOOK])
def test_the_command_line_says_up_to_where_all_is_well(title: str, profile: str, tmp_path: Path) -> None:
    random, door, codes = Random(f"{title} {profile}"), CommandLine(tmp_path), set()
    for _ in range(FILES):
        _, text = damaged_file(random, json.loads(sample(title, profile)))
        codes.add(judged(door, text, random.choice(LANGUAGES)).code)
    assert len(codes) > 3


def test_a_server_says_up_to_where_all_is_well(tmp_path: Path) -> None:
    random, codes = Random(7), set()
    with server_in(tmp_path) as server:
        for _ in range(FILES // 2):
            title, profile = random.choice(list(SHELF)), random.choice((PLATFORM, RULEBOOK))
            _, text = damaged_file(random, json.loads(sample(title, profile)))
            codes.add(judged(server, text, random.choice(LANGUAGES)).code)
    assert len(codes) > 2


@pytest.mark.parametrize("name", WAYS)
def test_every_way_does_damage_and_leaves_the_original_alone(name: str) -> None:
    data = json.loads(sample("1830", PLATFORM))
    random, before = Random(name), json.dumps(data["actions"])
    spoilt = []
    for _ in range(20):
        entries = json.loads(before)
        WAYS[name](random, entries)
        spoilt.append(json.dumps(entries) != before)
    assert sum(spoilt) > 10


def test_the_same_dice_do_the_same_damage() -> None:
    data = json.loads(sample("1830", PLATFORM))
    assert damaged_file(Random(3), data) == damaged_file(Random(3), data)
    assert json.dumps(data) == sample("1830", PLATFORM)


def test_words_of_all_titles_are_those_of_records() -> None:
    assert {"PRR", "PRR_0", "H12", "57-0", "2-0", "100,0,6", "CA"} <= set(words_of_all_titles())
