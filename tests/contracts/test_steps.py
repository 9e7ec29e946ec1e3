"""What every step of every title promises, whatever it is about.

What it offers passes its own check, can be played and can be taken back to the very state. What its check accepts, it
offers. Asking changes nothing, and neither does a refusal. Nothing is made, lost or owned twice.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

from tests.contracts.worlds import WORLDS, by_verb, seen_in
from tests.properties.invariants import check_state
from tests.properties.menus import Menu, ends, every_bid, every_lay, everything
from tests.properties.playing import refusal
from tresham import core, rules, titles
from tresham.core import action as act
from tresham.core import event
from tresham.core.codec import Codec
from tresham.core.game import Game
from tresham.core.ids import BANK, Private, Train
from tresham.core.legal import with_number
from tresham.core.play import stage_of
from tresham.core.stage import Step
from tresham.core.table import Table
from tresham.titles import SHELF
from tresham.track.ids import Slot

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

BEYOND = ("ProtectingPrice", "RedeemingShare", "ReissuingShares", "ExtraLaying", "BuyingRight")
"""Verbs that only some titles have."""

VERBS = [
    *(("islet", verb) for verb in ISLET),
    *(("exchange", verb) for verb in (*BEYOND, "EmergencySelling", "GoingBankrupt")),
    *((title, verb) for title in SHELF for verb in OPERATING),
    *(("1850", verb) for verb in BEYOND),
]


NOT_TOGETHER = {"Refusing", "BuyingTokenUnlisted"}
"""What they accept and what they offer differs on purpose: the one accepts nothing, the other repeats the site's."""


def verbs_of_the_house() -> list[type[Step[Any]]]:
    """All verbs, whether some title is built with them or not."""
    for room in (core, rules, titles):
        for module in walk_packages(room.__path__, f"{room.__name__}."):
            import_module(module.name)
    found = [kind for kind in Step.__subclasses__() if kind.__module__.startswith("tresham.")]
    return sorted(found, key=lambda kind: kind.__name__)


@pytest.mark.parametrize(("world", "verb"), VERBS)
def test_random_play_comes_to_the_verb(world: str, verb: str) -> None:
    """Otherwise the promises below would prove nothing about it."""
    assert seen_in(world).positions.get(verb)


def test_every_verb_of_the_house_is_looked_at() -> None:
    """Some list what they offer faster than by their check: here, too, both must say the same."""
    verbs = {kind.__name__ for kind in verbs_of_the_house()}
    seen = {verb for world in WORLDS for verb in seen_in(world).positions}
    assert verbs - seen <= NOT_TOGETHER


@pytest.mark.parametrize("verb", verbs_of_the_house(), ids=lambda verb: str(verb.__name__))
def test_a_verb_has_candidates_or_says_what_it_offers_and_what_may_be_tried(verb: type[Step[Any]]) -> None:
    """Screens ask every verb what may be tried with it."""
    if verb.candidates is Step.candidates:
        assert verb.choices is not Step.choices
        assert verb.tries is not Step.tries or not verb.explained


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


@pytest.mark.parametrize("world", WORLDS)
def test_a_step_is_open_if_and_only_if_it_has_something_to_offer(world: str) -> None:
    """A pass is open only where somebody is asked who could do nothing else."""
    for game in positions(world):
        t = game.table()
        for step in stage_of(t).steps(t):
            if step.takes is not act.Pass:
                assert step.open(t) == (next(step.choices(t), None) is not None), step


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
    for game in positions(world, WORLDS[world].tried):
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
    yield from with_privates(game)
    if game.title.key == "islet":
        yield from every_lay(game)
    for deal in (*every_bid(game, 12), *every_train_deal(game), *every_token_deal(game)):
        yield deal
        yield act.Offer(game.actor, deal)


def as_others(game: Game) -> Iterator[act.Action]:
    """The first choice of each verb, in the name of everybody else."""
    for choices in by_verb(game).values():
        first = choices[0].action
        for party in (*game.title.players, *game.title.corps):
            if party != first.by:
                yield replace(first, by=party)


def with_privates(game: Game) -> Iterator[act.Action]:
    """Every tile that is on offer, as the normal one of the turn and by leave of every private; rights as well."""
    lots = [Private(number) for number in range(len(game.title.privates))]
    for choice in game.legal_actions().menu:
        match choice.action:
            case act.LayTile(by=by, hex=hex, lay=lay) | act.LayPrivateTile(by=by, hex=hex, lay=lay):
                yield act.LayTile(by, hex, lay)
                yield from (act.LayPrivateTile(by, lot, hex, lay) for lot in lots)
            case act.BuyRight(by=by, right=right):
                yield from (act.BuyRight(by, right, lot) for lot in (None, *lots))


def beside_the_range(game: Game) -> Iterator[act.Action]:
    """Numbers just below the lowest and just above the highest on offer, and every bid on every other lot."""
    for choice in game.legal_actions().menu:
        if choice.field is not None:
            yield from (with_number(choice, number) for number in (choice.low - 1, choice.high + 1))
            if isinstance(choice.action, act.Bid):
                yield from (replace(choice.action, private=Private(lot)) for lot in range(len(game.title.privates)))


def every_token_deal(game: Game) -> Iterator[act.BuyToken]:
    """Every slot of the map, at prices that are too low, the lowest, all that there is, and too high."""
    by = game.actor
    for slot in map(Slot, range(len(game.state.board.tokens))):
        yield from (act.BuyToken(by, slot, price) for price in (0, 1, game.state.cash[by], game.state.cash[by] + 1))


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
