"""A mechanism is plugged into a title as one thing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from tests.islet import NAMES, islet
from tresham.core.action import PayDebt
from tresham.core.event import PriceMoved, RoundBegan
from tresham.core.fact import Fact
from tresham.core.game import Game
from tresham.core.ids import BANK, Party
from tresham.core.stage import Choice, Step
from tresham.core.table import Table
from tresham.core.title import Watch
from tresham.core.title_memory import Extra
from tresham.rules.mechanism import Mechanism, plugged
from tresham.rules.operating import CorporationTurn, OperatingTurn, Part


@dataclass(frozen=True)
class Floods(Extra):
    """How often the sea came."""

    floods: int = 0


def rises(t: Table) -> None:
    """Every round brings a flood."""
    t.change_extra(Floods, floods=t.extra(Floods).floods + 1)


def told(t: Table, party: Party) -> int | None:
    return t.extra(Floods).floods or None


class Damming(Step[PayDebt]):
    """Pay for a dam."""

    takes = PayDebt

    def candidates(self, t: Table) -> Iterator[Choice]:
        yield Choice(PayDebt(t.frame(OperatingTurn).corp))

    def check(self, t: Table, action: PayDebt) -> None:
        t.require("dam" not in t.frame(OperatingTurn).tally, "no_debt")
        t.require(t.purse(action.by) >= 10, "cannot_pay_debt")

    def play(self, t: Table, action: PayDebt) -> None:
        turn = t.frame(OperatingTurn)
        t.amend(turn, tally=(*turn.tally, "dam"))
        t.pay(action.by, BANK, 10, "dam")


FLOODS = Mechanism(
    remembers=(Floods(),),
    parts=(Part("dam", (Damming(),)),),
    before="run",
    watches=(Watch((RoundBegan,), rises),),
    effects={"flood": rises},
    facts=(Fact("floods", told),),
    closing=(lambda t, corp: rises(t),),
)


def parts(title: Any) -> list[str]:
    turn = title.stages["operating_turn"]
    assert isinstance(turn, CorporationTurn)
    return [part.name for part in turn.parts]


def test_all_of_it_comes_with_one_line() -> None:
    title = plugged(islet(), FLOODS)
    assert title.extra[Floods] == Floods()
    assert parts(title) == ["track", "token", "dam", "run", "dividend", "trains", "privates"]
    assert title.watches[-1].do is rises
    assert title.effects["flood"] is rises
    assert [fact.key for fact in title.facts] == ["floods"]
    assert len(title.closing) == 1


def test_a_title_without_it_knows_nothing_of_it() -> None:
    assert islet().extra.get(Floods) is None
    assert "dam" not in parts(islet())


def test_it_works_from_the_first_event_on() -> None:
    game = Game.start(plugged(islet(), FLOODS), NAMES, 1)
    assert game.state.extra[Floods].floods == 1


def test_without_a_place_its_parts_come_last() -> None:
    assert parts(plugged(islet(), Mechanism(parts=FLOODS.parts)))[-1] == "dam"


def test_mechanisms_keep_their_order() -> None:
    first, second = (Mechanism(parts=(Part(name, ()),), before="run") for name in ("one", "two"))
    assert parts(plugged(islet(), first, second))[2:4] == ["one", "two"]


@pytest.mark.parametrize(
    ("one", "complaint"),
    [
        (Mechanism(before="sleep", parts=FLOODS.parts), "a turn has no part sleep"),
        (Mechanism(effects={"close_privates": rises}), "two of the effect close_privates"),
        (Mechanism(stages={"stock": islet().stages["stock"]}), "two of the stage stock"),
    ],
)
def test_what_does_not_fit_is_found_at_once(one: Mechanism, complaint: str) -> None:
    with pytest.raises(ValueError, match=complaint):
        plugged(islet(), one)


def test_the_same_mechanism_twice_is_one_too_many() -> None:
    only_memory = Mechanism(remembers=(Floods(),))
    with pytest.raises(ValueError, match="two mechanisms remember something called floods"):
        plugged(islet(), only_memory, only_memory)


def test_watches_of_a_mechanism_come_after_those_of_the_title() -> None:
    title = plugged(islet(watches=(Watch((PriceMoved,), rises),)), FLOODS)
    assert title.watches[-2].on == (PriceMoved,)
