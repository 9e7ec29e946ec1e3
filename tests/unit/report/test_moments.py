"""Key moments: found again in what changed from position to position."""

import itertools

import pytest

from tests.unit.report.records import RECORDS, recorded
from tresham.core.action import RunTrains
from tresham.core.event import TrainsRun
from tresham.core.game import Game, Node
from tresham.core.table import Table
from tresham.report import moments_of, phases_of
from tresham.report.moments import MOMENTS
from tresham.report.wording import ReportWords
from tresham.text import LANGUAGES, Scribe, render

everywhere = pytest.mark.parametrize("name", RECORDS)


def steps(game: Game) -> list[tuple[Node, Node]]:
    line = game.line()
    return list(itertools.pairwise(line))


def plies(game: Game, kind: str) -> list[int]:
    return [one.ply for one in moments_of(game) if one.kind == kind]


@everywhere
def test_every_change_of_phase_is_there(name):
    game = recorded(name)
    changed = [new.ply for old, new in steps(game) if old.state.phase != new.state.phase]
    assert sorted(set(plies(game, "phase"))) == changed


@everywhere
def test_every_corporation_that_floats_is_there(name):
    game = recorded(name)
    begun = [new.ply for old, new in steps(game) if new.state.floated & ~old.state.floated]
    assert sorted(set(plies(game, "float"))) == begun


@everywhere
def test_every_president_who_is_deposed_by_another_is_there(name):
    game, title = recorded(name), recorded(name).title
    deposed = set()
    for old, new in steps(game):
        for corp in title.corps:
            before, after = Table(title, old.state).president(corp), Table(title, new.state).president(corp)
            if before != after and title.is_player(before) and title.is_player(after):
                deposed.add((new.ply, title.corporation(corp).symbol))
    told = {(one.ply, one.parties[0]) for one in moments_of(game) if one.kind == "presidency"}
    assert deposed <= told


@everywhere
def test_the_biggest_runs_are_the_biggest(name):
    game = recorded(name)
    earned = sorted(
        (event.revenue for node in game.line() for event in node.events if isinstance(event, TrainsRun)), reverse=True
    )
    told = sorted((one.amount or 0 for one in moments_of(game) if one.kind == "big_run"), reverse=True)
    assert told == [sum for sum in earned[:3] if sum]
    nodes = game.line()
    assert all(isinstance(nodes[ply].action, RunTrains) for ply in plies(game, "big_run"))


@pytest.mark.parametrize(
    ("name", "kind", "count"),
    [
        ("1830/6-random-site", "bankruptcy", 1),
        ("1848/3-random-rulebook", "receivership", 7),
        ("1849/3-naive-rulebook", "destruction", 1),
        ("1849/5-random-site", "closing", 15),
        ("1849/5-random-site", "leaving", 1),
        ("18CZ/3-naive-rulebook", "take_over", 10),
        ("18CZ/3-naive-rulebook", "closing", 0),
        ("1848/3-random-rulebook", "closing", 0),
    ],
)
def test_rare_moments_are_told_once(name, kind, count):
    assert len(plies(recorded(name), kind)) == count


@everywhere
def test_every_moment_is_a_line_of_the_log(name):
    game = recorded(name)
    nodes = game.line()
    for language in LANGUAGES:
        words, scribe = ReportWords(game, language), Scribe(game.title, game.players, language)
        for one in moments_of(game):
            node = nodes[one.ply]
            told = [render(event, scribe.at(node.state)) for event in node.events if event.loud]
            assert words.sentence(one) in told
            assert words.say("kind", kind=one.kind)


def test_every_kind_has_a_word_of_its_own():
    words = ReportWords(recorded("1830/4-naive-rulebook"), "en")
    assert len({words.say("kind", kind=kind) for kind in MOMENTS}) == len(MOMENTS)


@everywhere
def test_phases_follow_one_another_without_a_gap(name):
    game = recorded(name)
    spans = phases_of(game)
    assert (spans[0].begin, spans[-1].end) == (0, game.ply)
    assert [one.begin for one in spans[1:]] == [one.end for one in spans[:-1]]
    assert spans[-1].name == game.title.phases[game.state.phase].name
