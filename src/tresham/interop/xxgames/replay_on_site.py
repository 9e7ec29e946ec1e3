"""A game by the rulebook, played again as it would have gone on the site."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import islice, pairwise

from ...core import action as act
from ...core.agreeing import CAUSE as AGREEMENT
from ...core.agreeing import unwilling
from ...core.codec import Codec
from ...core.event import BidWithdrawn, Event, GameEnded, Passed
from ...core.game import Game, Node
from ...core.ids import BANK, POOL, Party
from ...core.illegal import Illegal
from ...core.state import State
from ...core.table import Table
from ...core.title import Title
from ...titles import PLATFORM, SHELF, build
from ...track.ids import Side, Stop
from ...track.links import ALL_STOPS, links


class Untellable(ValueError):
    """The site's rules do not allow what happened in this game."""

    def __init__(self, ply: int, reason: Illegal | str) -> None:
        super().__init__(ply, reason)  # as they were given, so that it can be handed from process to process
        self.ply = ply
        self.reason = reason

    def __str__(self) -> str:
        return f"move {self.ply} cannot be told in a record: {self.reason}"


def on_the_site(game: Game) -> Game:
    """The same game in the profile of the site: it asks more often, knows no consent, and forbids a few things."""
    if game.title.profile == PLATFORM:
        for before, node in pairwise(game.line()):
            _check_that_site_goes_on(Table(game.title, before.state), node.events, node.ply)
        return game
    listing = SHELF.get(game.title.key)
    if listing is None or PLATFORM not in listing.profiles_for(game.title.options):
        raise Untellable(0, "the site does not have this game")
    title = build(game.title.key, game.title.seats, game.title.options, PLATFORM)
    shadow = Shadow(game, Game.start(title, game.players, game.seed))
    deal: act.Action | None = None
    for node in game.line()[1:]:
        if isinstance(node.action, act.Offer):
            deal = node.action.deal
        elif isinstance(node.action, act.Accept) and deal is not None:
            shadow.tell(_as_purchase(deal), node)
        elif node.action is not None and not isinstance(node.action, act.Decline | act.EndGame):
            shadow.tell(_as_purchase(node.action), node)
        shadow.decline_for_those_passed_over(node)
    if any(isinstance(event, GameEnded) and event.cause == AGREEMENT for event in game.node.events):
        for player in unwilling(shadow.told.state):
            shadow.told.push(act.EndGame(player))
    return shadow.told


def _check_that_site_goes_on(t: Table, events: Sequence[Event], ply: int) -> None:
    """Refuse a move with which the program of the site breaks down."""
    why_not = SHELF[t.title.key].site_fails(t, events)
    if why_not:
        raise Untellable(ply, why_not)


def _as_purchase(action: act.Action) -> act.Action:
    """On the site a private always changes hands by an action of the buyer."""
    if isinstance(action, act.SellPrivate):
        return act.BuyPrivate(action.buyer, action.private, action.price)
    return action


def in_one_bank(title: Title, certs: tuple[Party, ...]) -> tuple[Party, ...]:
    """By certificate: who has it; where sold shares lie with all others in the bank, the site's pool is that too
    [18CZ-DIFF.2]."""
    kind_of, corp_of = title.kind_of, title.cert_corp
    return tuple(
        BANK if owner == POOL and (kind := kind_of[corp_of[cert]]).sells_to is kind.unsold else owner
        for cert, owner in enumerate(certs)
    )


class Shadow:
    """Follows a game on the site's table. The two maps may be drawn otherwise, so places go by their names."""

    def __init__(self, game: Game, told: Game) -> None:
        self.told = told
        self.title = game.title
        self._from, self._to = Codec(game.title, game.players), Codec(told.title, told.players)

    def tell(self, action: act.Action, node: Node) -> None:
        """Play an action; where the site asks a corporation for something that we skip, decline there first."""
        assert node.parent is not None
        told = self.told
        while True:
            reason: Illegal | str = "the site's table looks otherwise"
            if self._same_table(node.parent.state):
                translated = self._translated(action)
                try:
                    before = told.table()
                    _check_that_site_goes_on(before, told.push(translated), node.ply)
                    return
                except Illegal as refused:
                    reason = refused
                if isinstance(action, act.Pass) and told.actor != action.by:
                    return  # the site passed over somebody who, by the rulebook, could still have offered a deal
            if not self._decline():
                raise Untellable(node.ply, reason)

    def decline_for_those_passed_over(self, node: Node) -> None:
        """Players who had nothing to do after an action: where the site asks them, they decline."""
        passed = [event.by for event in node.events if isinstance(event, Passed | BidWithdrawn)]
        for player in passed[isinstance(node.action, act.Pass) :]:
            if self.told.actor == player and self.title.is_player(player):
                self.told.push(act.Pass(player))

    def _decline(self) -> bool:
        """Let the corporation whose turn it is decline a part of it, or a player give the only answer that there is;
        false if that cannot be done."""
        told = self.told
        if told.title.is_corp(told.actor):
            answer: act.Action = act.Pass(told.actor)
        else:
            answers = list(islice(told.legal_actions(), 2))
            if len(answers) != 1:
                return False
            answer = answers[0]
        try:
            told.push(answer)
        except Illegal:
            return False
        return True

    def _translated(self, action: act.Action) -> act.Action:
        """The action on the site's map."""
        if self.title.atlas.names == self.told.title.atlas.names:
            return action
        if isinstance(action, act.RunTrains):
            return act.RunTrains(action.by, tuple(self._run(run) for run in action.runs))
        return self._to.read_action(self._from.write_action(action))

    def _run(self, run: act.Run) -> act.Run:
        """A run over the same hexes; those that only the site has lie in between unasked."""
        here, there = self.title.atlas, self.told.title.atlas
        stops = tuple(self._stop(stop) for stop in run.stops)
        legs = []
        for a, b, leg in zip(stops, stops[1:], run.legs, strict=False):
            names = [here.names[side // 6] for side in (*leg[::2], leg[-1])]
            legs.append(self._leg(a, b, [name for name in names if name in there.names]))
        return replace(run, stops=stops, legs=tuple(legs))

    def _stop(self, stop: Stop) -> Stop:
        here, there = self.title.atlas, self.told.title.atlas
        hex = here.hex_of_stop[stop]
        return Stop(there.first_stop[there.hex(here.names[hex])] + stop - here.first_stop[hex])

    def _leg(self, a: Stop, b: Stop, names: list[str]) -> tuple[Side, ...]:
        """The way between two stops that passes these hexes, and perhaps some that our map does not have."""
        atlas, lays = self.told.title.atlas, self.told.state.board.lays
        for link in links(atlas, lays, 1 << a, closed=ALL_STOPS):
            if b not in (link.a, link.b):
                continue
            sides = link.sides if link.a == a else link.sides[::-1]
            passed = [atlas.names[side // 6] for side in (*sides[::2], sides[-1])]
            if [name for name in passed if name in self.title.atlas.names] == names:
                return sides
        raise Untellable(0, "a way does not exist on the site's map")

    def _same_table(self, state: State) -> bool:
        """Do the two tables look alike, whoever is to act?"""
        told = self.told.state
        alike = all(getattr(state, name) == getattr(told, name) for name in _ON_THE_TABLE)
        alike = alike and in_one_bank(self.title, state.certs) == in_one_bank(self.title, told.certs)
        tokens = state.board.tokens == told.board.tokens and state.board.beside == told.board.beside
        return alike and tokens and _tiles(self.title, state) == _tiles(self.told.title, told)


_ON_THE_TABLE = (
    *("cash", "privates", "closed", "trains", "faces", "price", "par", "stack"),
    *("life", "floated", "operated", "spent", "charter", "order", "phase"),
)
"""What two tables must have in common: all but the map, whose turn it is, and what a title notes for itself."""


def _tiles(title: Title, state: State) -> dict[str, tuple[str, int]]:
    """By hex: the tile that was laid there."""
    atlas = title.atlas
    return {
        atlas.names[hex]: (atlas.tiles[atlas.tile_of(lay)].name, atlas.rotation(lay))
        for hex, lay in enumerate(state.board.lays)
        if lay != atlas.printed[hex]
    }
