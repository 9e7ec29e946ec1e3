"""What a player may well try, and why not: the rules' own answers to natural tries."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from ..core.action import Action, LayTile, StartCorporation
from ..core.codec import snake
from ..core.game import Game
from ..core.ids import NOBODY, Party
from ..core.illegal import Illegal
from ..core.play import find_step, speaker, stage_of
from ..core.stage import Choice, Stage
from ..core.table import Table
from ..rules.laying import LayingTrack
from ..track.ids import Hex, Lay
from .choice_subject import About, about_action
from .menu_shapes import RefusalView
from .table_names import TableNames
from .wording import Wording


@dataclass(frozen=True)
class Refused:
    """A try, and the answer."""

    action: Action
    why: Illegal

    @property
    def reason(self) -> tuple[str, str]:
        """Two refusals with the same reason say the same."""
        return self.why.code, f"{self.why.rule} {self.why.params!r}"


def refusals(game: Game, wording: Wording, choices: Sequence[Choice]) -> tuple[RefusalView, ...]:
    """Everything refused that whoever is to act may well try; `choices` are what he may do."""
    found = refused_tries(game, choices)
    t, names, say = game.table(), TableNames(game.title, game.players), _Once(wording.explain)
    return tuple(_view(names, t, wording, one, say(one)) for one in _without_repetition(found))


def refused_tries(game: Game, choices: Sequence[Choice] = ()) -> list[Refused]:
    """All natural tries that are refused; what is among the `choices` is not even asked about."""
    if not game.state.agenda:
        return []
    t = game.table()
    stage = stage_of(t)
    allowed = {choice.action for choice in choices}
    tried = [action for action in _tries(t, stage, game.to_act) if action not in allowed]
    return [one for action in tried if (one := _refused(t, stage, action)) is not None]


def refusal_of(game: Game, action: Action) -> Illegal | None:
    """Why an action may not be done now; nothing if it may."""
    t = game.table()
    one = _refused(t, stage_of(t), action)
    return None if one is None else one.why


def _tries(t: Table, stage: Stage, asked: Party) -> Iterator[Action]:
    """Natural tries of a player for all verbs that are open, each once."""
    tried: set[Action] = set()
    steps = stage.steps(t)
    for step in (*steps, *(aside for aside in stage.asides(t) if aside not in steps)):
        by = step.actor(t) or stage.actor(t)
        for action in step.tries(t, by) if by != NOBODY else ():
            if action not in tried and speaker(t, action) == asked:
                tried.add(action)
                yield action


def _refused(t: Table, stage: Stage, action: Action) -> Refused | None:
    """The answer of the rules, if it is no."""
    try:
        find_step(t, stage, action).check(t, action)
    except Illegal as why:
        # Its traceback would hold on to all that was being looked at, in circles that only the collector finds.
        return Refused(action, why.with_traceback(None))
    return None


def _without_repetition(found: list[Refused]) -> Iterator[Refused]:
    """A corporation that cannot be started at any price, for one and the same reason, is named once."""
    reasons: dict[Party, set[tuple[str, str]]] = {}
    for one in found:
        if isinstance(one.action, StartCorporation):
            reasons.setdefault(one.action.corp, set()).add(one.reason)
    told: set[Party] = set()
    for one in found:
        if isinstance(one.action, StartCorporation) and len(reasons[one.action.corp]) == 1:
            if one.action.corp in told:
                continue
            told.add(one.action.corp)
        yield one


class _Once:
    """Says the same thing only once, and then remembers it."""

    def __init__(self, explain: Callable[[Illegal], str]) -> None:
        self._explain = explain
        self._said: dict[tuple[str, str], str] = {}

    def __call__(self, one: Refused) -> str:
        if one.reason not in self._said:
            self._said[one.reason] = self._explain(one.why)
        return self._said[one.reason]


def _view(names: TableNames, t: Table, wording: Wording, one: Refused, message: str) -> RefusalView:
    return RefusalView(
        action=names.codec.write_action(one.action),
        kind=snake(one.action.__class__.__name__),
        label=wording.describe(one.action),
        code=one.why.code,
        rule=one.why.rule,
        message=message,
        about=about_action(names, t.state, one.action),
    )


# --- tiles -----------------------------------------------------------------------------------------------------------


def refusals_at(game: Game, hex: str, wording: Wording) -> tuple[RefusalView, ...]:
    """Every tile of the box that cannot be laid on a hex now, and why: one entry per tile and reason, with all the
    rotations that it holds for. What keeps all tiles from the hex is told once, with `all` set; else the reason of the
    tile that comes nearest to lying there is marked as the `nearest`."""
    if not game.state.agenda:
        return ()
    t, names = game.table(), TableNames(game.title, game.players)
    stage = stage_of(t)
    laying = next((step for step in stage.steps(t) if isinstance(step, LayingTrack)), None)
    if laying is None:
        return ()
    by = laying.actor(t) or stage.actor(t)
    found = _refused_lays(t, stage, by, t.title.atlas.hex(hex))
    say = _Once(wording.explain)
    if len({reason for _, reason in found}) == 1 and sum(map(len, found.values())) == _all_lays(t):
        first = next(iter(found.values()))[0]
        return (_lay_view(names, t, first, say(first), {"all": True, "tile": "", "rotations": []}),)
    nearest = max(found.values(), key=lambda several: (_nearness(several[0].why.code), len(several)), default=None)
    return tuple(
        _lay_view(
            *(names, t, several[0], say(several[0])),
            {"all": False, "rotations": [_turn(one) for one in several], "nearest": several is nearest},
        )
        for several in found.values()
    )


WRONG_TILE = ("tile_does_not_fit", "track_leads_nowhere", "track_not_kept", "colour_not_yet", "no_such_tile_left")
ONLY_NOW = ("one_tile_a_turn", "cannot_afford_tile")
"""Reasons that have to do with the tile, and those of the moment; others have to do with the place."""


def _nearness(code: str) -> int:
    """How near a tile comes to being laid that is refused for a reason: the later it is looked at, the nearer."""
    if code in WRONG_TILE:
        return WRONG_TILE.index(code)
    return len(WRONG_TILE) + (1 + ONLY_NOW.index(code) if code in ONLY_NOW else 0)


def _all_lays(t: Table) -> int:
    atlas = t.title.atlas
    return 6 * sum(not tile.special for tile in atlas.tiles[: atlas.tile_count])


def _refused_lays(t: Table, stage: Stage, by: Party, hex: Hex) -> dict[tuple[int, tuple[str, str]], list[Refused]]:
    """By tile and reason: the lays that are refused."""
    atlas = t.title.atlas
    found: dict[tuple[int, tuple[str, str]], list[Refused]] = {}
    for tile in range(atlas.tile_count):
        for turn in range(6) if not atlas.tiles[tile].special else ():
            one = _refused(t, stage, LayTile(by, hex, Lay(tile * 6 + turn)))
            if one is not None:
                found.setdefault((tile, one.reason), []).append(one)
    return found


def _turn(one: Refused) -> int:
    assert isinstance(one.action, LayTile)
    return one.action.lay % 6


def _lay_view(names: TableNames, t: Table, one: Refused, message: str, more: About) -> RefusalView:
    return RefusalView(
        action=names.codec.write_action(one.action),
        kind=snake(one.action.__class__.__name__),
        label="",
        code=one.why.code,
        rule=one.why.rule,
        message=message,
        about={**about_action(names, t.state, one.action), **more},
    )
