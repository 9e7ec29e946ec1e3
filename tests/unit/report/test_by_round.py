"""A game round by round: every number is found again by another way."""

from collections import defaultdict
from dataclasses import replace

import pytest

import tresham
from tests.unit.report.records import RECORDS, recorded
from tresham.core.event import RoundBegan, TrainsRun
from tresham.core.game import Game
from tresham.core.ids import BANK
from tresham.report import all_series, report_of, rounds_of
from tresham.view import look

everywhere = pytest.mark.parametrize("name", RECORDS)


def names(game: Game) -> list[tuple[str, int, int]]:
    return [
        (event.kind, event.turn, event.number)
        for node in game.line()
        for event in node.events
        if isinstance(event, RoundBegan)
    ]


@everywhere
def test_there_is_a_row_for_every_round_that_began(name):
    game = recorded(name)
    rounds = rounds_of(game)
    assert [(one.kind, one.turn, one.number) for one in rounds] == names(game)
    assert [one.begin for one in rounds][1:] == [one.end for one in rounds][:-1]
    assert (rounds[0].begin, rounds[-1].end) == (0, game.ply)
    assert all(one.over for one in rounds)


@everywhere
def test_revenue_is_what_trains_earned_between_two_beginnings(name):
    game = recorded(name)
    earned: list[dict[str, int]] = []
    for node in game.line():
        for event in node.events:
            if isinstance(event, RoundBegan):
                earned.append(defaultdict(int))
            elif isinstance(event, TrainsRun):
                earned[-1][game.title.corporation(event.by).symbol] += event.revenue
    runs = {game.title.corporation(corp).symbol for corp in game.title.corps if game.title.kind_of[corp].directed}
    found = [
        {corp.symbol: corp.revenue for corp in one.corporations if corp.revenue and corp.symbol in runs}
        for one in rounds_of(game)
    ]
    assert found == [{corp: sum for corp, sum in one.items() if sum} for one in earned]
    assert any(found)


def test_the_bank_of_england_earns_by_its_stations_and_has_a_row_too():
    earned = [
        corp.revenue
        for one in rounds_of(recorded("1848/3-random-rulebook"))
        for corp in one.corporations
        if corp.symbol == "BOE" and corp.revenue
    ]
    assert earned
    assert earned[0] == 20


@everywhere
def test_no_money_is_lost_between_the_rows(name):
    game = recorded(name)
    for one in rounds_of(game):
        parts = [player.cash for player in one.players] + [corp.cash for corp in one.corporations]
        assert sum(parts) + one.bank == game.title.money, one


@everywhere
def test_the_last_row_is_what_screens_show_at_the_end(name):
    game = recorded(name)
    view, last = look(game), rounds_of(game)[-1]
    assert {one.name: (one.worth, one.cash, one.out) for one in last.players} == {
        one.name: (one.worth, one.cash, one.out) for one in view.players
    }
    assert [dict(one.shares) for one in last.players] == [
        {held.corp: held.shares for held in one.holdings} for one in view.players
    ]
    shown = {one.symbol: (one.price, one.cash, [train.name for train in one.trains]) for one in view.corporations}
    assert {one.symbol: (one.price, one.cash, list(one.trains)) for one in last.corporations} == shown
    assert last.bank == game.state.cash[BANK]
    assert {one.name: one.worth for one in report_of(game).standings} == game.scores()


@everywhere
def test_a_row_is_what_the_same_game_shows_if_it_stops_there(name):
    """Where one action ended just one round, and nothing else came before the next: the row is that position."""
    game = recorded(name)
    nodes = game.line()
    compared = 0
    for one in rounds_of(game)[1:-1]:  # on the site privates of 1848 are worth something during the auction alone
        begun = [event for event in nodes[one.end].events if isinstance(event, RoundBegan)]
        if len(begun) != 1 or nodes[one.end].events.index(begun[0]) != len(nodes[one.end].events) - 2:
            continue  # the last event of all tells the agenda
        there = Game(game.title, game.players, game.seed, nodes[one.end])
        assert {player.name: player.worth for player in one.players} == there.scores()
        assert {player.name: player.cash for player in one.players} == {
            player.name: player.cash for player in look(there).players
        }
        compared += 1
    assert compared > 2


def test_worth_is_cash_with_shares_at_their_price_and_privates():
    """In 1830, counted by hand from the papers of each row."""
    game = recorded("1830/4-naive-rulebook")
    for one in rounds_of(game):
        prices = {corp.symbol: corp.price for corp in one.corporations}
        node = game.line()[one.end]
        for player in one.players:
            shares = sum(count * (prices[corp] or 0) for corp, count in player.shares)
            party = game.title.players[game.players.index(player.name)]
            owned = [
                private.value
                for number, private in enumerate(game.title.privates)
                if node.state.privates[number] == party and not node.state.closed >> number & 1
            ]
            assert player.worth == player.cash + shares + sum(owned)


def test_a_round_under_way_is_told_up_to_now():
    game = tresham.new("1830", ["Ann", "Bob", "Eve"])
    game.push(next(iter(game.legal_actions())))
    (one,) = rounds_of(game)
    assert (one.kind, one.over, one.begin, one.end) == ("auction", False, 0, 1)
    assert [player.cash for player in one.players] == [780, 800, 800]
    assert [player.worth for player in one.players] == [800, 800, 800]


def test_lines_have_a_value_for_every_round_and_revenue_only_for_operating_ones():
    report = report_of(recorded("1849/3-naive-rulebook"))
    series = {one.key: one for one in all_series(report)}
    assert list(series) == ["worth", "prices", "revenue", "cash", "shares"]
    assert all(len(values) == len(one.rounds) for one in series.values() for _, values in one.lines)
    assert {one.kind for one in series["revenue"].rounds} == {"operating"}
    assert [name for name, _ in series["worth"].lines] == [one.name for one in report.rounds[0].players]
    assert all(any(value is not None for value in values) for _, values in series["prices"].lines)


def test_nothing_can_be_drawn_of_a_game_without_rounds():
    report = replace(report_of(tresham.new("1830", ["Ann", "Bob"])), rounds=())
    assert all(one.lines == () for one in all_series(report))
