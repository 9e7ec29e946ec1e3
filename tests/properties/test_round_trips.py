"""A game is a fold: played again, folded from events, saved and loaded, exported and imported, it stays the same."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence

import pytest

from tests.marks import ROOT
from tests.properties.playing import Setup, digests, finished, setups
from tresham.core import saved
from tresham.core.codec import Codec
from tresham.core.event import Event
from tresham.core.game import Game, Node
from tresham.core.table import Table
from tresham.interop.xxgames.replay_on_site import Untellable, in_one_bank
from tresham.interop.xxgames.replaying import replay
from tresham.interop.xxgames.writer import record
from tresham.titles import PLATFORM, PROFILES, SHELF, build

GAMES = setups(1)
EXPORTS = [Setup(title, seats, (), PLATFORM, 20) for title in SHELF for seats in SHELF[title].seats]
"""Every number of players once more in the profile of the site, besides those among `GAMES`."""


def through_json(data):
    return json.loads(json.dumps(data))


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_actions_and_events_lead_to_the_same_states(setup: Setup):
    game = finished(setup)
    played, folded = setup.start(), setup.start()
    codec = Codec(game.title, game.players)
    for node in game.line()[1:]:
        assert node.action is not None
        events = played.push(node.action)
        folded.fold(node.action, node.events)
        assert events == node.events
        assert played.state == folded.state == node.state
        if node.ply % 10 == 0 or node is game.node:
            assert codec.digest(played.state) == codec.digest(folded.state) == codec.digest(node.state)
    assert played.ply == folded.ply == game.ply
    assert played.scores() == folded.scores() == game.scores()


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_actions_and_events_survive_json(setup: Setup):
    game = finished(setup)
    codec = Codec(game.title, game.players)
    for node in game.line():
        if node.action is not None:
            assert codec.read_action(through_json(codec.write_action(node.action))) == node.action
        for event in node.events:
            again: Event = codec.read_event(through_json(codec.write_event(event)))
            assert again == event
            assert again.__class__ is event.__class__


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_every_choice_survives_json(setup: Setup):
    game = finished(setup)
    codec = Codec(game.title, game.players)
    for node in game.line()[::60]:
        for choice in Game(game.title, game.players, game.seed, node).legal_actions().menu:
            assert codec.read_action(through_json(codec.write_action(choice.action))) == choice.action


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_different_states_have_different_digests(setup: Setup):
    game = finished(setup)
    codec = Codec(game.title, game.players)
    seen: dict[str, str] = {}
    for node in game.line():
        told = json.dumps(codec.write_state(node.state), sort_keys=True)
        assert seen.setdefault(codec.digest(node.state), told) == told
        assert json.loads(told)["cash"] == list(node.state.cash)
    other = Codec(game.title, ["x" * (seat + 1) for seat in range(game.title.seats)])
    assert other.digest(game.state) != codec.digest(game.state), "the names belong to the state as it is told"


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_a_saved_game_comes_back(setup: Setup):
    game = finished(setup)
    text = saved.dump(game)
    data = json.loads(text)
    loaded = saved.load(data, build)
    assert loaded.state == game.state
    assert [node.events for node in loaded.line()[1:]] == [node.events for node in game.line()[1:]]
    assert saved.dump(loaded) == text
    audited = saved.audit(data, build)
    assert audited.state == game.state
    assert audited.scores() == game.scores()


def told_as_far_as_the_site_goes_on(game: Game) -> Game:
    """A game of the site's profile, up to the move at which the site's own program would break down."""
    line = game.line()
    fails = (ply for ply in range(1, len(line)) if _breaks_the_site(game, line[ply - 1], line[ply].events))
    return Game(game.title, game.players, game.seed, line[next(fails, len(line)) - 1])


def _breaks_the_site(game: Game, before: Node, events: Sequence[Event]) -> bool:
    return bool(SHELF[game.title.key].site_fails(Table(game.title, before.state), events))


@pytest.mark.parametrize("setup", [*(one for one in GAMES if one.profile == PLATFORM), *EXPORTS], ids=str)
def test_an_exported_game_is_imported_with_equal_digests_after_every_action(setup: Setup):
    game = told_as_far_as_the_site_goes_on(finished(setup))
    data = through_json(record(game))
    again, _, entries = replay(data)
    codec = Codec(game.title, game.players)
    states = {node.ply: node.state for node in game.line()}
    for number, _ in enumerate(entries):
        assert again.state == states[again.ply]
        if number % 10 == 0:
            assert codec.digest(again.state) == codec.digest(states[again.ply])
    assert again.ply == game.ply
    assert again.scores() == game.scores()
    assert through_json(record(again)) == data


def tiles(game: Game) -> dict[str, str]:
    """What lies where, by names: the site may draw a map with other hexes."""
    atlas = game.title.atlas
    laid = [(hex, lay) for hex, lay in enumerate(game.state.board.lays) if lay != atlas.printed[hex]]
    return {atlas.names[hex]: f"{atlas.tile_print(lay).name}:{lay % 6}" for hex, lay in laid}


@pytest.mark.parametrize("setup", [one for one in GAMES if one.profile != PLATFORM], ids=str)
def test_a_game_by_the_rulebook_is_told_as_on_the_site_or_not_at_all(setup: Setup):
    """The longest beginning that can be told is told, and comes back."""
    assert setup.profile in PROFILES
    line = finished(setup).line()
    told = 0
    for node in line[:: max(1, len(line) // 8)]:
        game = Game(finished(setup).title, finished(setup).players, setup.seed, node)
        try:
            data = through_json(record(game))
        except Untellable:
            continue
        told += 1
        again, _, entries = replay(data)
        for _ in entries:
            pass
        assert through_json(record(again)) == data
        assert again.state.cash == game.state.cash
        assert again.state.board.tokens == game.state.board.tokens
        assert tiles(again) == tiles(game)
        assert in_one_bank(game.title, again.state.certs) == in_one_bank(game.title, game.state.certs)
    on_the_site = PLATFORM in SHELF[setup.title].profiles_for(setup.options)
    assert bool(told) == on_the_site, "what the site has can be told from its beginning on, and nothing else"


def test_a_game_and_its_digests_are_the_same_in_another_process():
    """Nothing depends on the order of sets, which is another one in every process."""
    setup = setups(1)[1]
    program = (
        f"from tests.properties.playing import *; print(digests(play_on({setup!r}.start(), {setup.seed}, cap=300))[-1])"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", program],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": chaos, "PYTHONPATH": os.pathsep.join(["src", "."])},
            capture_output=True,
            text=True,
            check=True,
        ).stdout.strip()
        for chaos in ("1", "2")
    }
    assert found == {digests(finished(setup))[300]}
