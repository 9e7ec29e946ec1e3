"""Spoilt input: actions with something wrong about them, and plain data with something wrong in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from dataclasses import fields, replace
from random import Random
from typing import Any

from tresham.core import action as act
from tresham.core.game import Game
from tresham.core.ids import Party, Train

HUGE = 10**30

JUNK: tuple[Any, ...] = (
    *(None, True, False, -1, 0, 1, 2, 7, 10**6, 2**31, -HUGE, HUGE, 1.5, float("nan"), b"", object()),
    *("", "pay", "nobody", "0", "\x00", "Ann", "PRR"),
    *((), (0,), (0, 0), (-1,), (None,), ("",), ((),), ((0,),), (True,), (HUGE,), [], [0], {}, {"by": 3}, {0}),
    *(act.Pass, act.Pass(Party(3)), act.Run(Train(0), (), ()), (act.Run(Train(0), (), ()),)),
    *((act.Run(HUGE, (HUGE,), ((HUGE,),)),), (act.Run(None, None, None),)),  # type: ignore[arg-type]
)
"""Values that have no business in a field, and some that may fit by luck."""

VERBS: tuple[type[act.Action], ...] = tuple(
    kind for kind in vars(act).values() if isinstance(kind, type) and issubclass(kind, act.Action)
)


def spoilt_action(random: Random, game: Game, elsewhere: Sequence[act.Action]) -> Any:
    """An action that is wrong in some way: made from one of the menu, or from one that was right elsewhere."""
    near: dict[type[act.Action], list[act.Action]] = {}
    for choice in game.legal_actions().menu:
        near.setdefault(choice.action.__class__, []).append(choice.action)
    if near and random.random() < 0.6:
        action = random.choice(near[random.choice(list(near))])
    else:
        action = random.choice(elsewhere)
        if random.random() < 0.5:
            action = replace(action, by=game.actor)
    way: Callable[[Random, act.Action, int], Any] = random.choice(WAYS)
    return way(random, action, game.title.parties)


def _as_it_was(random: Random, action: act.Action, parties: int) -> Any:
    return action


def _of_another_party(random: Random, action: act.Action, parties: int) -> Any:
    return replace(action, by=Party(random.randrange(-2, parties + 3)))


def _with_another_number(random: Random, action: act.Action, parties: int) -> Any:
    """One number is changed a little, or a lot."""
    numbers = [one.name for one in fields(action) if getattr(action, one.name).__class__ is int]
    name = random.choice(numbers)
    value = getattr(action, name)
    changed: Any = random.choice(
        (value + 1, value - 1, -value, value * 7, value + random.randrange(-50, 50), HUGE, -HUGE)
    )
    return replace(action, **{name: changed})


def _with_junk(random: Random, action: act.Action, parties: int) -> Any:
    return replace(action, **{random.choice(fields(action)).name: random.choice(JUNK)})


def _with_another_row(random: Random, action: act.Action, parties: int) -> Any:
    """Rows get longer, shorter, doubled, reversed."""
    rows = [one.name for one in fields(action) if getattr(action, one.name).__class__ is tuple]
    if not rows:
        return _with_junk(random, action, parties)
    row: tuple[Any, ...] = getattr(action, rows[0])
    others: tuple[Any, ...] = (
        (),
        row[:-1],
        row[1:],
        row * 2,
        row[::-1],
        (*row, random.choice(JUNK)),
        (*row, random.randrange(80)),
    )
    return replace(action, **{rows[0]: random.choice(others)})


def _with_another_run(random: Random, action: act.Action, parties: int) -> Any:
    """One of the runs is spoilt."""
    if not isinstance(action, act.RunTrains) or not action.runs:
        return _with_another_row(random, action, parties)
    at = random.randrange(len(action.runs))
    run = action.runs[at]
    name = random.choice(("train", "stops", "legs"))
    value = getattr(run, name)
    near: tuple[Any, ...] = (value + 1,) if name == "train" else (value[1:], value[::-1], value * 2, (*value, ()))
    spoilt = replace(run, **{name: random.choice((*near, *JUNK))})
    return replace(action, runs=(*action.runs[:at], spoilt, *action.runs[at + 1 :]))


def _as_another_verb(random: Random, action: act.Action, parties: int) -> Any:
    """Another verb with as much of the old one as fits, and junk for the rest."""
    kind = random.choice(VERBS)
    return kind(**{one.name: getattr(action, one.name, random.choice(JUNK)) for one in fields(kind)})


def _with_small_numbers(random: Random, action: act.Action, parties: int) -> Any:
    """Any verb with small numbers everywhere: many of them exist, few of them are legal."""
    kind = random.choice(VERBS)
    given = {one.name: _small(random, str(one.type)) for one in fields(kind)}
    return kind(**{**given, "by": random.choice((action.by, random.randrange(parties)))})


def _small(random: Random, hint: str) -> Any:
    if hint.startswith("tuple"):
        return tuple(random.randrange(80) for _ in range(random.randrange(1, 3)))
    if hint == "str":
        return random.choice(("pay", "withhold", "half", ""))
    if hint == "Action":
        return act.Pass(Party(random.randrange(12)))
    if hint.endswith("None"):
        return random.choice((None, random.randrange(40)))
    return random.randrange(random.choice((12, 80, 400)))


def _offered(random: Random, action: act.Action, parties: int) -> Any:
    by = random.choice((action.by, Party(random.randrange(parties))))
    return act.Offer(by, random.choice((action, act.Offer(by, action), _with_junk(random, action, parties))))


def _no_action(random: Random, action: act.Action, parties: int) -> Any:
    return random.choice(JUNK)


def _with_a_near_number(random: Random, action: act.Action, parties: int) -> Any:
    """A number that names another thing of the same sort: this gets deepest into the rules."""
    numbers = [one.name for one in fields(action)[1:] if getattr(action, one.name).__class__ is int]
    if not numbers:
        return _with_another_run(random, action, parties)
    name = random.choice(numbers)
    return replace(action, **{name: max(0, getattr(action, name) + random.randrange(-12, 13))})


WAYS: tuple[Callable[[Random, act.Action, int], Any], ...] = (
    *(_as_it_was, _of_another_party, _with_another_number, _with_junk, _with_another_row, _with_another_run),
    *(_with_a_near_number, _with_a_near_number, _with_a_near_number, _with_another_row, _as_another_verb),
    *(_with_small_numbers, _offered, _no_action),
)


# --- plain data ------------------------------------------------------------------------------------------------------

Json = Any

JSON_JUNK: tuple[Json, ...] = (
    *(None, True, False, 0, 1, -1, 2, 10**30, -(10**30), 1.5, "", "x", "0", "-", "_", ",", "1830", "@Ann", "PRR"),
    *("PRR_0", "PRR_99", "E19", "E19.0", "2-0", "57-0-0", "100,0,6", "pass", "undo", "redo", "message", "\ud800"),
    *([], [[]], [None], [0], ["x"], {}, {"type": "pass"}, {"type": "undo", "action_id": []}, {"type": ["x"]}),
)


def spoilt_data(random: Random, data: Json) -> Json:
    """A copy with one to three things wrong in it."""
    copy: Json = deepcopy(data)
    for _ in range(random.choice((1, 1, 1, 2, 3))):
        copy = _spoil(random, copy)
    return copy


def _spoil(random: Random, data: Json) -> Json:
    """Go down to some place and damage what is there."""
    at: Json = data
    while True:
        keys = list(at) if isinstance(at, dict) else list(range(len(at))) if isinstance(at, list) else []
        if not keys:
            return random.choice(JSON_JUNK)
        key = random.choice(keys)
        inner = at[key]
        if isinstance(inner, dict | list) and inner and random.random() < 0.85:
            at = inner
            continue
        random.choice(DAMAGES)(random, at, key)
        return data


def _replaced(random: Random, at: Json, key: Any) -> None:
    at[key] = random.choice(JSON_JUNK)


def _removed(random: Random, at: Json, key: Any) -> None:
    del at[key]


def _swapped(random: Random, at: Json, key: Any) -> None:
    other = random.choice(list(at) if isinstance(at, dict) else range(len(at)))
    at[key], at[other] = at[other], at[key]


def _doubled(random: Random, at: Json, key: Any) -> None:
    if isinstance(at, list):
        at.insert(key, deepcopy(at[key]))
    else:
        at[f"{key}_"] = at.pop(key)


def _nudged(random: Random, at: Json, key: Any) -> None:
    """Numbers change a little, words lose a letter, anything else becomes a list of itself."""
    value = at[key]
    if value.__class__ is int:
        at[key] = value + random.choice((-1, 1, 100, -100))
    elif isinstance(value, str):
        at[key] = random.choice((value[:-1], value[1:], value * 2, value.swapcase()))
    else:
        at[key] = [value]


DAMAGES: tuple[Callable[[Random, Json, Any], None], ...] = (_replaced, _removed, _swapped, _doubled, _nudged)
