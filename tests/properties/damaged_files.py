"""Damaged game files: records of 18xx.games and saved games that were sound until somebody laid hands on them."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from functools import cache
from random import Random
from typing import Any

from tests.properties.mutations import JSON_JUNK, spoilt_data
from tresham.titles import SHELF, build

Json = Any
Entry = dict[str, Any]
Way = Callable[[Random, list[Json]], None]
"""Does something to a list of entries."""

HUGE = 10**30


def damaged_file(random: Random, data: Json) -> tuple[str, str]:
    """What was done to a file, and its text."""
    if random.random() < 0.08:
        return "letters", _other_letters(random, json.dumps(data))
    if random.random() < 0.08:
        key = entries_key(data)
        head = spoilt_data(random, {name: value for name, value in data.items() if name != key})
        return "head", json.dumps({**head, key: data[key]} if isinstance(head, dict) else head)
    done, copy = [], deepcopy(data)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        name = random.choice(list(WAYS))
        WAYS[name](random, copy[entries_key(data)])
        done.append(name)
    return done[0], json.dumps(copy)


def entries_key(data: Json) -> str:
    """What a file calls its list of entries."""
    return "actions" if "actions" in data else "moves"


def _other_letters(random: Random, text: str) -> str:
    """Some letters are others now, or the rest is missing."""
    if random.random() < 0.2:
        return text[: random.randrange(len(text))]
    letters = list(text)
    for _ in range(random.randint(1, 4)):
        letters[random.randrange(len(letters))] = random.choice('0179{}[]",:aé-\\')
    return "".join(letters)


# --- the list --------------------------------------------------------------------------------------------------------


def _missing(random: Random, entries: list[Json]) -> None:
    first = random.randrange(len(entries))
    del entries[first : first + random.choice((1, 1, 1, 2, 5, 40))]


def _doubled(random: Random, entries: list[Json]) -> None:
    at = random.randrange(len(entries))
    entries.insert(at, deepcopy(entries[at]))


def _swapped(random: Random, entries: list[Json]) -> None:
    """Two entries have changed places, mostly neighbours."""
    a = random.randrange(len(entries))
    b = random.choice((max(0, a - 1), random.randrange(len(entries))))
    entries[a], entries[b] = entries[b], entries[a]


def _undone(random: Random, entries: list[Json]) -> None:
    """Somebody takes something back, or restores it, or wants something that is not there."""
    target = random.choice((None, 0, random.randrange(len(entries)), HUGE, *JSON_JUNK))
    kinds = ({"type": "undo"}, {"type": "undo", "action_id": target}, {"type": "redo"}, {"type": "message"})
    for _ in range(random.choice((1, 1, 3))):
        at = random.randrange(len(entries) + 1)
        entries.insert(at, {**random.choice(kinds), "entity": 1, "entity_type": "player", "id": at})


def _anything(random: Random, entries: list[Json]) -> None:
    entries[:] = spoilt if isinstance(spoilt := spoilt_data(random, entries), list) else [spoilt]


# --- an entry --------------------------------------------------------------------------------------------------------


def _some_entry(random: Random, entries: list[Json]) -> Entry:
    """An entry as the file has it; of a saved game, the action in it. A new one if that is damaged already."""
    entry = random.choice(entries) if entries else None
    if isinstance(entry, dict) and isinstance(entry.get("action"), dict):
        entry = entry["action"]
    return entry if isinstance(entry, dict) and entry else {"type": "pass"}


def _junk(random: Random, entries: list[Json]) -> None:
    entry = _some_entry(random, entries)
    entry[random.choice(list(entry))] = random.choice((HUGE, -HUGE, "9" * 5000, *JSON_JUNK))


def _nudged(random: Random, entries: list[Json]) -> None:
    """A number is another one, also the number in a name: this gets deepest into the rules."""
    entry = _some_entry(random, entries)
    key = random.choice(list(entry))
    entry[key] = _other_number(random, entry[key])


def _other_number(random: Random, value: Json) -> Json:
    if isinstance(value, list) and value:
        at = random.randrange(len(value))
        return [*value[:at], _other_number(random, value[at]), *value[at + 1 :]]
    if isinstance(value, dict) and value:
        key = random.choice(list(value))
        return {**value, key: _other_number(random, value[key])}
    if isinstance(value, str):
        digits = [at for at, letter in enumerate(value) if letter.isdigit()]
        at = random.choice(digits) if digits else len(value)
        return value[:at] + str(random.randrange(12)) + value[at + 1 :]
    if value.__class__ is int:
        return random.choice((value + 1, value - 1, -value, value * 10, value + random.randrange(-50, 50)))
    return value


def _borrowed(random: Random, entries: list[Json]) -> None:
    """A field has what it has in another entry."""
    entry = _some_entry(random, entries)
    key = random.choice(list(entry))
    others = [one for one in (_some_entry(random, entries) for _ in range(200)) if key in one]
    if others:
        entry[key] = deepcopy(random.choice(others)[key])


def _foreign(random: Random, entries: list[Json]) -> None:
    """A word of another title, or of another sort."""
    entry = _some_entry(random, entries)
    key = random.choice([name for name in entry if name != "type"] or ["entity"])
    word = random.choice(words_of_all_titles())
    entry[key] = [word] if isinstance(entry.get(key), list) else word


def _retyped(random: Random, entries: list[Json]) -> None:
    """An entry is of another type, and has still the fields of the first."""
    entry = _some_entry(random, entries)
    entry["type"] = random.choice((_some_entry(random, entries).get("type"), *TYPES))


def _automatic(random: Random, entries: list[Json]) -> None:
    """The site is said to have done something right after an entry."""
    entry = _some_entry(random, entries)
    entry["auto_actions"] = [deepcopy(_some_entry(random, entries)) for _ in range(random.choice((1, 1, 2)))]


def _without(random: Random, entries: list[Json]) -> None:
    """A field is missing."""
    entry = _some_entry(random, entries)
    del entry[random.choice(list(entry))]


TYPES = (
    *(
        "bid",
        "pass",
        "par",
        "buy_shares",
        "sell_shares",
        "buy_company",
        "lay_tile",
        "place_token",
        "buy_token",
        "assign",
    ),
    *("run_routes", "dividend", "buy_train", "discard_train", "take_loan", "payoff_loan", "payoff_debt", "choose"),
    *("bankrupt", "end_game", "undo", "redo", "message", "program_share_pass", "special_buy", "fly"),
)

WAYS: dict[str, Way] = {
    "missing": _missing,
    "doubled": _doubled,
    "swapped": _swapped,
    "undone": _undone,
    "anything": _anything,
    "junk": _junk,
    "nudged": _nudged,
    "borrowed": _borrowed,
    "foreign": _foreign,
    "retyped": _retyped,
    "automatic": _automatic,
    "without": _without,
}
"""By name: what may be done to a list of entries."""


@cache
def words_of_all_titles() -> tuple[str, ...]:
    """What things are called in records of any title: corporations, privates, certificates, hexes, cities, tiles,
    trains, market cells."""
    words: set[str] = set()
    for key, listing in SHELF.items():
        title = build(key, listing.seats[-1])
        symbols = [title.corporation(corp).symbol for corp in title.corps]
        words |= {*symbols, *(f"{symbol}_{number}" for symbol in symbols for number in (0, 1, 8, 40))}
        words |= {one.symbol for one in title.privates}
        words |= {name for hex in title.atlas.names for name in (hex, f"{hex}-0-0", f"{hex}-0", f"{hex}-0-1")}
        words |= {name for tile in title.atlas.tiles for name in (f"{tile.name}-0", f"{tile.name}-0-0")}
        words |= {name for train in title.trains for name in (train.name, f"{train.name}-0", f"{train.name}-7")}
        words |= {f"{cell.price},{cell.row},{cell.col}" for cell in title.market.cells}
    return tuple(sorted(words))
