"""What every step of every title promises, whatever it is about.

What it offers passes its own check, can be played and can be taken back to the very state. What its check accepts, it
offers. Asking changes nothing, and neither does a refusal. Nothing is made, lost or owned twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.contracts.worlds import WORLDS, by_verb, seen_in
from tests.properties.invariants import check_state
from tests.properties.menus import Menu, ends, every_bid, every_lay, everything
from tests.properties.playing import refusal
from tresham.core import action as act
from tresham.core import event
from tresham.core.codec import Codec
from tresham.core.game import Game
from tresham.core.ids import BANK, Private, Train
from tresham.core.legal import with_number
from tresham.core.table import Step, Table
from tresham.titles import SHELF

ISLET = (
    "TakingLot",
    "Bidding",
    "Overbidding",
    "SettingPar",
    "Starting",
    "Buying",
    "Selling",
    "LayingTrack",
    "Tokening",
    "RunningTrains",
    "Paying",
    "BuyingTrains",
    "EmergencySelling",
    "GoingBankrupt",
    "Discarding",
    "BuyingPrivate",
    "Accepting",
    "Declining",
    "Passing",
)
"""The verbs of the made-up title."""
OPERATING = ("LayingTrack", "Tokening", "RunningTrains", "Paying", "BuyingTrains")
"""Of the real titles' verbs these are reached at least."""

VERBS = [("islet", verb) for verb in ISLET] + [(title, verb) for title in SHELF for verb in OPERATING]


@pytest.mark.parametrize(("world", "verb"), VERBS)
def test_random_play_comes_to_the_verb(world: str, verb: str) -> None:
    """Otherwise the promises below would prove nothing about it."""
    assert seen_in(world).positions.get(verb)


@pytest.mark.parametrize(
    "kind",
    [event.PresidencyPassed, event.WentBankrupt, event.TrainsRusted, event.BidWithdrawn, event.GameEnded],
    ids=lambda kind: kind.__name__,
)
def test_random_play_on_the_islet_comes_to_rare_events(kind: type[event.Event]) -> None:
    assert kind in seen_in("islet").events


@pytest.mark.parametrize("world", WORLDS)
def test_what_a_step_offers_passes_its_check_and_asking_changes_nothing(world: str) -> None:
    for game in positions(world):
        t = game.table()
        for step, choice in game.legal_actions().by_step():
            for action in ends(choice):
                checks(step, t, action.deal if isinstance(action, act.Offer) else action)
        assert t.state is game.state
        assert not t.events


def checks(step: Step[Any], t: Table, action: act.Action) -> None:
    assert isinstance(action, step.takes)
    step.check(t, action)


@pytest.mark.parametrize("world", WORLDS)
def test_what_is_offered_is_played_and_taken_back_to_the_very_state(world: str) -> None:
    for game in positions(world):
        before, digest = game.node, digest_of(game)
        for choice in game.legal_actions().menu:
            for action in ends(choice):
                game.push(action)
                check_state(game)
                assert game.pop() == action
                assert game.node is before
        assert digest_of(game) == digest


@pytest.mark.parametrize("world", WORLDS)
def test_what_is_accepted_is_offered_and_a_refusal_changes_nothing(world: str) -> None:
    for game in positions(world, 5):
        menu, before, digest = Menu(game), game.node, digest_of(game)
        for action in candidates(game):
            refused = refusal(game, action)
            if refused is None:
                assert game.pop() == action
            assert menu.offers(action) == (refused is None), f"{action}: {refused}"
            assert game.node is before
        assert digest_of(game) == digest


def positions(world: str, most: int = 100) -> Iterator[Game]:
    """The positions that are kept, so many for a verb, each of them once."""
    met = {id(game.node): game for games in seen_in(world).positions.values() for game in games[:most]}
    yield from met.values()


def digest_of(game: Game) -> str:
    return Codec(game.title, game.players).digest(game.state)


def candidates(game: Game) -> Iterator[act.Action]:
    """Actions that take few numbers, good and bad, and some that name a price; deals are proposed, too."""
    yield from everything(game)
    yield from as_others(game)
    yield from beside_the_range(game)
    if game.title.key == "islet":
        yield from every_lay(game)
    for deal in (*every_bid(game, 12), *every_train_deal(game)):
        yield deal
        yield act.Offer(game.actor, deal)


def as_others(game: Game) -> Iterator[act.Action]:
    """The first choice of each verb, in the name of everybody else."""
    for choices in by_verb(game).values():
        first = choices[0].action
        for party in (*game.title.players, *game.title.corps):
            if party != first.by:
                yield replace(first, by=party)


def beside_the_range(game: Game) -> Iterator[act.Action]:
    """Numbers just below the lowest and just above the highest on offer, and every bid on every other lot."""
    for choice in game.legal_actions().menu:
        if choice.field is not None:
            yield from (with_number(choice, number) for number in (choice.low - 1, choice.high + 1))
            if isinstance(choice.action, act.Bid):
                yield from (replace(choice.action, private=Private(lot)) for lot in range(len(game.title.privates)))


def every_train_deal(game: Game) -> Iterator[act.BuyTrain]:
    """Every train card at prices that are too low, the lowest, the printed one, all that there is, and too high; and in
    exchange for every other card, whosever it is."""
    s, by = game.state, game.actor
    cash = s.cash[by]
    for number, (owner, face) in enumerate(zip(s.trains, s.faces, strict=True)):
        printed = game.title.trains[face].price
        for price in sorted({0, 1, printed, printed + 1, cash, cash + 1} if owner != BANK else {printed - 1, printed}):
            yield act.BuyTrain(by, Train(number), price)
        for traded in range(len(s.trains)) if owner == BANK else ():
            for rebate in sorted({0, *game.title.trains[face].trade_in.values()}):
                yield act.BuyTrain(by, Train(number), printed - rebate, Train(traded))
