"""Spoilt files: saved games and records of 18xx.games are read, or refused with a clear reason; never a traceback."""

import json
from collections.abc import Callable
from functools import lru_cache
from random import Random
from typing import Any

import pytest

import tresham
from tests.properties.mutations import spoilt_data
from tests.properties.playing import Setup, play_on
from tresham.core import action as act
from tresham.core import saved
from tresham.core.codec import Codec
from tresham.core.illegal import Illegal
from tresham.core.naming import Malformed
from tresham.core.saved import Disagreement
from tresham.interop.xxgames.replaying import replay
from tresham.interop.xxgames.writer import record
from tresham.titles import PLATFORM, UnknownTitle, build

CLEAR = (Malformed, UnknownTitle, Illegal, Disagreement)
"""What a reader may say."""

STRETCHES = ((0, 60, 60), (200, 20, 20), (420, 20, 12))
"""Where the damage is done: after so many moves, in the next so many; and how often: every time all is read anew."""


@lru_cache(maxsize=8)
def sample(profile: str, length: int) -> Any:
    """A game, not over yet."""
    setup = Setup("1830", 3, (), profile, 3)
    return play_on(setup.start(), setup.seed, cap=length)


def complaint(read: Callable[..., object], *args: Any) -> str | None:
    """The reason why something is refused, more than a word; none if it is read."""
    try:
        read(*args)
    except CLEAR as error:
        reason = str(error)
    else:
        return None
    assert len(reason) > 10
    return reason


@pytest.mark.parametrize(("start", "length", "tries"), STRETCHES)
def test_a_spoilt_saved_game_is_read_or_clearly_refused(start: int, length: int, tries: int):
    data = saved.save(sample("rulebook", start + length))
    random = Random(start)
    refused = 0
    for _ in range(tries):
        spoilt = {**data, "moves": [*data["moves"][:start], *_list(spoilt_data(random, data["moves"][start:]))]}
        refused += sum(complaint(read, spoilt, build) is not None for read in (saved.load, saved.audit))
    assert refused > tries // 2


def _list(value: Any) -> list[Any]:
    return value if isinstance(value, list) else [value]


def test_spoilt_actions_and_events_are_read_or_clearly_refused():
    game = sample("rulebook", 440)
    codec = Codec(game.title, game.players)
    random = Random(5)
    moves = saved.save(game)["moves"]
    for _ in range(4000):
        move = random.choice(moves)
        for read, data in (
            (codec.read_action, move["action"]),
            (codec.read_event, random.choice(move["events"] or [0])),
        ):
            complaint(read, spoilt_data(random, data))


def test_a_saved_game_with_a_spoilt_head_is_read_or_clearly_refused():
    data = saved.save(sample("rulebook", 12))
    head = {key: value for key, value in data.items() if key != "moves"}
    random = Random(1)
    for _ in range(100):
        spoilt = spoilt_data(random, head)
        if isinstance(spoilt, dict):
            spoilt = {**spoilt, "moves": data["moves"]}
        complaint(saved.load, spoilt, build)
        complaint(saved.audit, spoilt, build)


@pytest.mark.parametrize("key", ["format", "title", "players", "moves"])
def test_a_saved_game_that_lacks_something_is_refused(key: str):
    data = saved.save(sample("rulebook", 12))
    del data[key]
    for read in (saved.load, saved.audit):
        with pytest.raises(CLEAR):
            read(data, build)


@pytest.mark.parametrize("junk", [None, 0, True, "tresham/1", [], {}, [{}], {"format": "tresham/2"}], ids=repr)
def test_what_is_no_saved_game_is_refused(junk: Any):
    for read in (saved.load, saved.audit):
        with pytest.raises(Malformed):
            read(junk, build)


def test_a_wrong_digest_is_noticed():
    data = saved.save(sample("rulebook", 30))
    data["moves"][-1]["digest"] = "0" * 24
    with pytest.raises(Malformed):
        saved.load(data, build)
    with pytest.raises(Disagreement) as found:
        saved.audit(data, build)
    assert found.value.ply == 30


def test_swapped_events_are_noticed():
    data = saved.save(sample("rulebook", 30))
    first, last = data["moves"][0], data["moves"][-1]
    first["events"], last["events"] = last["events"], first["events"]
    with pytest.raises(Malformed):
        saved.load(data, build)


def test_a_doubled_move_is_noticed():
    data = saved.save(sample("rulebook", 30))
    data["moves"].insert(20, data["moves"][20])
    with pytest.raises(Disagreement) as found:
        saved.audit(data, build)
    assert found.value.ply == 22


def test_a_truncated_file_is_refused():
    text = tresham.save(sample("rulebook", 30))
    for end in range(0, len(text) - 2, len(text) // 40):
        with pytest.raises(Malformed, match="not a saved game"):
            tresham.load(text[:end])


@pytest.mark.parametrize("text", ["", "\0", "null", "[" * 100_000, "9" * 5000, '{"format": "tresham/1"', "Infinity"])
def test_what_is_no_json_is_refused(text: str):
    with pytest.raises(Malformed):
        tresham.load(text)


def test_a_deal_about_a_deal_about_a_deal_is_refused_however_deep():
    game = sample("rulebook", 12)
    codec = Codec(game.title, game.players)
    wire = codec.write_action(act.Pass(game.actor))
    deep: act.Action = act.Pass(game.actor)
    for _ in range(5000):
        wire = {"type": "offer", "by": "@Ann", "deal": wire}
        deep = act.Offer(game.actor, deep)
    with pytest.raises(Malformed):
        codec.read_action(wire)
    with pytest.raises(Illegal):
        game.copy().push(deep)


# --- records of the site ---------------------------------------------------------------------------------------------


def read_record(data: Any) -> None:
    game, _, entries = replay(data)
    for _ in entries:
        pass
    assert game.ply >= 0


@pytest.mark.parametrize(("start", "length", "tries"), STRETCHES)
def test_a_spoilt_record_is_read_or_clearly_refused(start: int, length: int, tries: int):
    data = json.loads(json.dumps(record(sample(PLATFORM, start + length))))
    random = Random(start)
    refused = 0
    for _ in range(2 * tries):
        actions = [*data["actions"][:start], *_list(spoilt_data(random, data["actions"][start:]))]
        refused += complaint(read_record, {**data, "actions": actions}) is not None
    assert refused > tries // 2


def test_a_record_with_a_spoilt_head_is_read_or_clearly_refused():
    data = json.loads(json.dumps(record(sample(PLATFORM, 12))))
    head = {key: value for key, value in data.items() if key != "actions"}
    random = Random(2)
    for _ in range(100):
        spoilt = spoilt_data(random, head)
        if isinstance(spoilt, dict):
            spoilt = {**spoilt, "actions": data["actions"]}
        complaint(read_record, spoilt)


@pytest.mark.parametrize("kind", [[], {}, ["pass"], None, 0, "", "fly"], ids=repr)
def test_an_entry_of_no_readable_type_is_refused(kind: Any):
    data = record(sample(PLATFORM, 12))
    data["actions"].append({"type": kind, "entity": 1, "entity_type": "player", "id": 13})
    with pytest.raises(Malformed):
        read_record(data)


@pytest.mark.parametrize("junk", [None, 0, "1830", [], {}, [{}], {"title": "1830"}], ids=repr)
def test_what_is_no_record_is_refused(junk: Any):
    with pytest.raises(Malformed):
        read_record(junk)
