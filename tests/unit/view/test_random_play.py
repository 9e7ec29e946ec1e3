"""Whatever is played, in any title: a view can be sent, its money adds up, its menu plays, its refusals are refused."""

import json
from typing import Any

import pytest

from tests.properties.playing import Setup, at, by_duty, finished, refusal, setups
from tests.unit.view.speaking import menu_of, voice
from tresham.core.cards import Place
from tresham.core.codec import Codec
from tresham.core.game import Game
from tresham.core.ids import BANK
from tresham.core.legal import with_number
from tresham.core.state import State
from tresham.draw import changed_hexes, drawings
from tresham.rules.operating import OperatingFrame, OperatingTurn
from tresham.view import changed, look, patched, plain, refusals_at, routes
from tresham.view.routing import as_drawn
from tresham.view.shapes import View

GAMES = setups(1)


def positions(setup: Setup, step: int) -> list[Game]:
    """Positions of a whole game, so many plies apart."""
    game = finished(setup)
    return [at(game, node) for node in game.line()[::step]]


def money_in(view: View, state: State) -> int:
    """All that is shown; what a bank that never runs out has is not, and is added."""
    players, corporations = (one.cash for one in view.players), (one.cash for one in view.corporations)
    bank = state.cash[BANK] if view.round.bank is None else view.round.bank
    return bank + sum(players) + sum(corporations)


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_every_position_can_be_sent_and_nothing_is_lost_in_it(setup: Setup):
    for game in positions(setup, 13):
        title, view = game.title, look(game)
        sent = plain(view)
        assert json.loads(json.dumps(sent)) == sent
        assert money_in(view, game.state) == title.money
        assert (view.round.bank is None) == title.endless_bank
        for one, corp in zip(view.corporations, title.corporations, strict=True):
            held = [holding for player in view.players for holding in player.holdings if holding.corp == one.symbol]
            own = 0 if corp.kind.unsold is Place.TREASURY else one.own
            shares = sum(holding.shares for holding in held) + one.offering + one.pool + own
            assert shares == (0 if one.life in ("closed", "taken_over") else corp.kind.shares)
            assert sum(holding.president for holding in held) == (one.president != "")
        assert [one.name for one in view.board] == list(title.atlas.names)
        assert all(left is None or left >= 0 for _, left in view.tiles)
        assert all(player.liquid >= player.cash >= player.promised for player in view.players if player.cash >= 0)
        assert {player.name: player.worth for player in view.players} == game.scores()


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_the_round_says_who_is_to_act(setup: Setup):
    for game in by_duty(setup, 3):
        now = look(game).round
        assert now.over == game.over == (now.seat == "") == (now.actor == "") == (now.steps == ())
        assert [step.state for step in now.steps].count("now") == (not game.over)
        assert now.kind in ("auction", "draft", "stock", "operating")
        assert 1 <= now.number <= now.of
        assert (now.ending != "") >= now.over


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_the_order_of_operation_numbers_those_who_operate(setup: Setup):
    for game in positions(setup, 5):
        order = {one.symbol: one.order for one in look(game).corporations if one.order is not None}
        assert sorted(order.values()) == list(range(1, len(order) + 1))
        t = game.table()
        now, turn = t.find(OperatingFrame), t.find(OperatingTurn)
        if now is not None and turn is not None and game.state.floated >> turn.corp & 1:
            acted = (now.acted & game.state.floated).bit_count()
            assert order[game.title.corporation(turn.corp).symbol] == acted, "all before it have acted, and nobody else"


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_changed_parts_make_the_new_view_of_the_old_one(setup: Setup):
    game = finished(setup)
    line = game.line()
    start = len(line) // 3
    old = look(at(game, line[start]))
    sent = plain(old)
    pictures = plain(drawings(game.title, line[start].state))
    for before, node in zip(line[start:], line[start + 1 : start + 90], strict=False):
        new = look(at(game, node))
        parts = changed(old, new)
        sent = patched(sent, parts)
        assert sent == plain(new)
        hexes = changed_hexes(game.title, before.state, node.state)
        pictures |= plain(drawings(game.title, node.state, "en", hexes))
        old = new
    assert pictures == plain(drawings(game.title, node.state))
    assert changed(old, look(at(game, node))) == {}


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_all_of_the_menu_plays_and_costs_what_it_says(setup: Setup):
    for game in by_duty(setup, 2):
        codec, before = Codec(game.title, game.players), game.node
        view = menu_of(game)
        json.dumps(plain(view))
        menu = game.legal_actions().menu
        assert len(view.choices) == len(menu)
        for shown, choice in zip(view.choices, menu, strict=True):
            action = codec.read_action(shown.action)
            assert action == as_drawn(game, choice.action)
            if shown.field:
                assert (shown.low, shown.high) == (choice.low, choice.high)
                action = with_number(choice, shown.high)
            by = action.by
            events = game.push(action)
            game.pop()
            assert game.node is before
            assert shown.seat in game.players
            assert shown.label or shown.kind == "lay_tile"
            if shown.kind == "lay_tile" and not shown.label:  # one of many, shown on the map with its price
                (cost,) = [event.cost for event in events if hasattr(event, "cost")]
                assert shown.cost == cost
            assert by == choice.action.by


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_every_refusal_is_one(setup: Setup):
    for game in by_duty(setup, 3):
        codec = Codec(game.title, game.players)
        for shown in menu_of(game).refused:
            why = refusal(game, codec.read_action(shown.action))
            assert why is not None
            assert (why.code, why.rule) == (shown.code, shown.rule)
            assert shown.label
            assert shown.message


@pytest.mark.parametrize("setup", GAMES[::2], ids=str)
def test_a_tile_is_on_the_menu_or_refused(setup: Setup):
    laying = [game for game in by_duty(setup, 3) if any(one.kind == "lay_tile" for one in menu_of(game).choices)]
    for game in laying:
        codec = Codec(game.title, game.players)
        offered: dict[str, set[Any]] = {}
        for choice in menu_of(game).choices:
            if choice.kind == "lay_tile":
                place = (choice.about["tile"], choice.about["rotation"])
                offered.setdefault(str(choice.about["hex"]), set()).add(place)
        for hex in (*list(offered)[:3], game.title.atlas.names[0]):
            told = refusals_at(game, hex, voice(game))
            for one in told:
                why = refusal(game, codec.read_action(one.action))
                assert why is not None
                assert (why.code, why.rule) == (one.code, one.rule)
            if told and told[0].about["all"]:
                assert hex not in offered
                continue
            rotations: Any = [(one.about["tile"], turn) for one in told for turn in one.about["rotations"]]  # type: ignore[attr-defined]
            ordinary = [tile for tile in game.title.atlas.tiles[: game.title.atlas.tile_count] if not tile.special]
            assert len(rotations) == len(set(rotations))
            assert set(rotations) | offered.get(hex, set()) == {(t.name, turn) for t in ordinary for turn in range(6)}
            assert set(rotations).isdisjoint(offered.get(hex, set()))


@pytest.mark.parametrize("setup", GAMES, ids=str)
def test_the_best_runs_can_be_drawn_by_their_stops(setup: Setup):
    running = [game for game in by_duty(setup, 12) if any(one.kind == "run_trains" for one in menu_of(game).choices)]
    for game in running:
        symbol = look(game).round.actor
        best, runs = routes(game, symbol, voice(game))
        wanted = [{"train": run.train, "stops": list(run.stops)} for run in best.runs]
        view, drawn = routes(game, symbol, voice(game), wanted)
        assert view.revenue == best.revenue == best.best
        assert view.action is not None
        assert refusal(game, Codec(game.title, game.players).read_action(view.action)) is None
        assert len(drawn) == len(runs)
