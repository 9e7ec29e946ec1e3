"""What is pressed runs as it is drawn: of equal runs those most like the last ones, in menus and rests of turns."""

import pytest

from tests.unit.rules.test_questions import GAMES, game, outings
from tests.unit.view.speaking import menu_of, voice
from tresham.core.action import RunTrains
from tresham.core.game import Game
from tresham.server.live.rest_of_turn import foretell
from tresham.view import routes
from tresham.view.table_names import TableNames


@pytest.mark.parametrize("name", GAMES)
def test_a_button_runs_what_is_drawn(name):
    whole, others = game(name), 0
    names = TableNames(whole.title, whole.players)
    for _, before, action in outings(name):
        at = Game(whole.title, whole.players, whole.seed, before)
        (shortest,) = [one.action for one in at.legal_actions().menu if isinstance(one.action, RunTrains)]
        shown = routes(at, names.party(action.by), voice(at))[0].action
        (offered,) = [one.action for one in menu_of(at).choices if one.kind == "run_trains"]
        rest = foretell(at, "run_pay", lambda node, passed: "")
        assert rest is not None
        assert offered == shown == next(one for one in rest.actions if one["type"] == "run_trains")
        others += names.codec.write_action(shortest) != shown
    assert others, "in some of these the shortest runs are not those of the last time"
