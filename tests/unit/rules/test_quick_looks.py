"""Quick looks never say yes where the thorough one says no, and what is decided by them is what a list would tell."""

import gzip
import json
from collections.abc import Iterator
from functools import lru_cache

import pytest

from tests.marks import ROOT
from tresham.core import saved
from tresham.core.action import LayTile, Run, RunTrains
from tresham.core.game import Game
from tresham.core.illegal import Illegal
from tresham.core.table import Table
from tresham.rules.joining import Joins, Look
from tresham.rules.laying import LayingTrack
from tresham.rules.network import (
    has_route,
    latest_board,
    network,
    port_stops,
    reaches,
    stations_of_board,
    stops_reached,
)
from tresham.rules.operating import CorporationTurn, OperatingTurn
from tresham.rules.running import question, runs_worth
from tresham.rules.selling import Selling, allowed_blocks, may_sell
from tresham.rules.stock import PlayerTurn
from tresham.rules.token_trades import BuyingToken
from tresham.rules.tokens import Tokening
from tresham.titles import build
from tresham.titles.g1849.site_standstill import SellingUnlessAllStandsStill
from tresham.track.ids import Hex, Side

GAMES = ("1830/2-random-rulebook", "1830/3-naive-site", "1849/4-random-rulebook", "1849/4-naive-site")
"""Golden records: both profiles, sparse and dense boards."""


@lru_cache
def game(name: str) -> Game:
    """A golden record."""
    return saved.load(json.loads(gzip.decompress((ROOT / f"tests/golden/{name}.json.gz").read_bytes())), build)


def turns(name: str, every: int = 1) -> Iterator[tuple[Table, OperatingTurn]]:
    """Positions in the middle of operating turns, one of so many."""
    one = game(name)
    tables = [Table(one.title, node.state) for node in one.line() if node.state.agenda]
    found = [(t, turn) for t in tables if (turn := t.find(OperatingTurn)) is not None and t.top is turn]
    assert len(found) > 50
    return iter(found[::every])


def steps(t: Table, kind: type) -> list:
    """The steps of a kind in a corporation's turn."""
    stage = t.title.stages["operating_turn"]
    assert isinstance(stage, CorporationTurn)
    return [step for part in stage.parts for step in part.steps if isinstance(step, kind)]


@pytest.mark.parametrize("name", GAMES)
def test_a_look_from_the_hex_shows_only_what_is_joined(name):
    joined, shown = 0, 0
    for t, turn in turns(name, every=7):
        joins: Joins = steps(t, LayingTrack)[0].joins
        atlas, lays = t.title.atlas, t.state.board.lays
        for number in range(0, len(lays), 3):
            for lay in atlas.upgrades(Hex(number), lays[number])[::5]:
                looks = [joins(t, turn.corp, Hex(number), lay, look) for look in Look]
                assert looks[-1] or not any(looks), "a quick look says yes, the thorough one no"
                joined += looks[-1]
                shown += looks[0]
    assert joined > 20
    assert shown > joined / 2


def forget_stations(t):
    """Whatever is known already of where stations lead."""
    stations_of_board.cache_clear()
    t.title.atlas.kept.pop(latest_board, None)


@pytest.mark.parametrize("name", GAMES)
def test_a_part_is_open_if_and_only_if_its_list_is_not_empty(name):
    answers = set()
    for t, _ in turns(name, every=2):
        for step in (*steps(t, LayingTrack), *steps(t, Tokening), *steps(t, BuyingToken)):
            if not getattr(step, "asks_always", False):
                forget_stations(t)
                is_open = step.open(t)
                assert is_open == (next(step.choices(t), None) is not None) == step.open(t)
                answers.add((type(step), is_open))
    assert {(Tokening, True), (Tokening, False)} <= answers
    if name.endswith("rulebook"):
        assert {(LayingTrack, True), (LayingTrack, False)} <= answers


@pytest.mark.parametrize("name", GAMES)
def test_somebody_may_sell_if_and_only_if_there_is_a_sale_to_list_and_all_that_is_listed_is_legal(name):
    stage, answers = game(name).title.stages["stock_turn"], set()
    assert isinstance(stage, PlayerTurn)
    selling = stage.selling
    if isinstance(selling, SellingUnlessAllStandsStill):
        selling = selling.selling
    assert isinstance(selling, Selling)
    for t in (Table(game(name).title, node.state) for node in game(name).line()[::3] if node.state.agenda):
        for player in t.state.order:
            listed = list(allowed_blocks(t, selling.terms, player))
            assert may_sell(t, selling.terms, player) == bool(listed)
            assert len(set(listed)) == len(listed)
            for sale in listed:
                selling.terms.check(t, sale)
            answers.add(bool(listed))
    assert answers == {True, False}


@pytest.mark.parametrize("name", GAMES)
def test_what_is_reached_is_what_the_network_has(name):
    for t, turn in turns(name, every=5):
        stops = network(t, turn.corp).stops
        forget_stations(t)
        every = [1 << stop for stop in range(t.title.atlas.stop_count)]
        for stop in (*every[::3], stops, *every):  # with some knowledge, and with more and more of it
            assert reaches(t, turn.corp, stop) == bool(stops & stop)
        assert not reaches(t, turn.corp, 0)
        assert sum(1 << stop for stop in stops_reached(t, turn.corp)) == stops
        forget_stations(t)
        assert sum(1 << stop for stop in stops_reached(t, turn.corp)) == stops


def test_a_train_can_run_where_a_link_leads_away_from_a_station():
    answers = set()
    for t, turn in (one for name in GAMES for one in turns(name, every=3)):
        forget_stations(t)
        asked, ports = question(t, turn.corp), port_stops(t.title.atlas)
        ends = [(link.a, link.b) for link in asked.problem.links if asked.problem.stops[link.a].own]
        ends += [(link.a, link.b) for link in asked.problem.links if asked.problem.stops[link.b].own]
        leading = [pair for pair in ends if not any(ports >> asked.stops[end] & 1 for end in pair)]
        assert has_route(t, turn.corp) == has_route(t, turn.corp) == bool(leading)
        answers.add(bool(leading))
    assert answers == {True, False}


@pytest.mark.parametrize("name", GAMES)
def test_runs_are_worth_the_same_by_the_question_and_by_the_board(name):
    seen = 0
    for node in game(name).line():
        action = node.action
        if isinstance(action, RunTrains) and action.runs and node.parent:
            t = Table(game(name).title, node.parent.state)
            assert question(t, action.by).worth(action.runs) == runs_worth(t, action.by, action.runs)
            seen += 1
    assert seen > 20


def test_what_is_no_answer_is_worth_nothing_at_all():
    for node in game(GAMES[1]).line():
        action = node.action
        if isinstance(action, RunTrains) and action.runs and node.parent:
            t = Table(game(GAMES[1]).title, node.parent.state)
            asked, run = question(t, action.by), action.runs[0]
            for spoilt in (
                Run(run.train, run.stops, run.legs[1:]),
                Run(run.train, run.stops, ((Side(0), Side(0)), *run.legs[1:])),
                Run(run.train, (*run.stops, run.stops[0]), (*run.legs, run.legs[0])),
            ):
                assert asked.worth((spoilt,)) is None
                with pytest.raises(Illegal):
                    runs_worth(t, action.by, (spoilt,))
            assert asked.worth((run, run)) is None


def test_a_lay_that_a_look_from_the_hex_misses_is_still_allowed():
    missed = 0
    for t, turn in turns("1849/4-random-rulebook", every=3):
        laying = steps(t, LayingTrack)[0]
        for choice in laying.choices(t):
            action = choice.action
            assert isinstance(action, LayTile)
            if not laying.joins(t, turn.corp, action.hex, action.lay, Look.BACK):
                missed += 1
                laying.check(t, action)
    assert missed
