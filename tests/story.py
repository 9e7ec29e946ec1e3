"""Stories in three parts: given a table, when somebody acts, then something holds. Names only, never numbers.

    story = given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 3").stock_round(2, "Ann")
    story.when("Ann").sells("NYC", 1)
    assert story.cell("NYC") == "G2"
    story.when("Ann", refused="sold_this_round", rule="1830-SR.6").buys("NYC")

`given` builds the state directly: it is a plain record. Money that appears comes from the bank, so that none is made.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import fields
from itertools import pairwise
from typing import Any

import pytest

from tresham.core import action as act
from tresham.core.event import Event
from tresham.core.frozen import but, moved, put
from tresham.core.game import Game, Node
from tresham.core.ids import BANK, FIRST_PLAYER, NO_CELL, NOBODY, POOL, Cert, Party, PhaseId, Private, Train
from tresham.core.illegal import Illegal
from tresham.core.play import settle
from tresham.core.state import Ending, Frame, Life, Moment, State
from tresham.core.table import Choice, Table
from tresham.rules.buying import next_cert
from tresham.rules.calendar import Calendar, CalendarFrame
from tresham.rules.launching import Launches
from tresham.rules.operating import CorporationTurn, OperatingFrame, OperatingTurn
from tresham.rules.selling import sale_blocks
from tresham.rules.shares import certs_held, offering, shares_held
from tresham.rules.stock import StockFrame, StockTurn
from tresham.rules.tokens import home_of, homes
from tresham.titles import build
from tresham.track.ids import Hex, Side, Stop

PATIENCE = 500
"""No story has so many actions."""


def given(title: str, players: str, profile: str = "rulebook", options: str = "", seed: int = 1) -> Story:
    """A new game; tell what is already there, then let somebody act."""
    names = players.split()
    return Story(Game.start(build(title, len(names), options.split(), profile), names, seed))


def entries(text: str) -> Iterator[list[str]]:
    """`"NYC 100, B&O 67"` -> ["NYC", "100"], ["B&O", "67"]."""
    for entry in text.split(","):
        yield entry.split()


class Story:
    """A table that is being set, played on and looked at."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.title = game.title
        self.atlas = game.title.atlas
        self._set = False
        self.events: tuple[Event, ...] = game.node.events
        """What the last action brought about."""

    # --- names -------------------------------------------------------------------------------------------------------

    def party(self, name: str) -> Party:
        """A player, a corporation, or "bank", "pool", "nobody"."""
        if name in self.game.players:
            return Party(FIRST_PLAYER + self.game.players.index(name))
        fixed = {"bank": BANK, "pool": POOL, "nobody": NOBODY}
        return fixed[name] if name in fixed else self.title.corp(name)

    def name(self, party: Party) -> str:
        """The name of a party."""
        if self.title.is_player(party):
            return self.game.players[party - FIRST_PLAYER]
        return self.title.corporation(party).symbol if self.title.is_corp(party) else ("nobody", "bank", "pool")[party]

    def stop(self, place: str) -> Stop:
        """`"E19"` or, for the second city of a hex, `"E11.1"`."""
        hex_name, _, number = place.partition(".")
        return Stop(self.atlas.first_stop[self.atlas.hex(hex_name)] + int(number or 0))

    # --- given -------------------------------------------------------------------------------------------------------

    def _change(self, **changes: Any) -> Story:
        assert not self._set, "the table is set: nothing more can be given once somebody has acted"
        self._put(but(self.game.state, **changes))
        return self

    def _put(self, state: State) -> None:
        self.game.node = Node(state, None, None, (), 0)

    def cash(self, text: str) -> Story:
        """Exactly so much cash: `"Ann 120, ERIE 100"`; the bank makes up the difference."""
        for name, amount in entries(text):
            party = self.party(name)
            cash = self.game.state.cash
            self._change(cash=moved(cash, BANK, party, int(amount) - cash[party]))
        return self

    def bank(self, amount: int) -> Story:
        """The bank has only so much; the rest goes to the first player."""
        cash = self.game.state.cash
        return self._change(cash=moved(cash, BANK, self.title.players[0], cash[BANK] - amount))

    def started(self, text: str) -> Story:
        """Corporations with their par prices: `"NYC 100, B&O 67"`."""
        for name, price in entries(text):
            cell = next(one for one in self.title.market.pars if self.title.cell_price[one] == int(price))
            corp, s = self.party(name), self.game.state
            self._change(
                par=put(s.par, corp, cell),
                price=put(s.price, corp, cell),
                stack=(*s.stack, corp),
                life=put(s.life, corp, Life.OPEN),
            )
        return self

    def marker(self, text: str) -> Story:
        """Where markers stand, in the order of their arrival: `"NYC G3, PRR G1"`."""
        for name, cell in entries(text):
            corp, s = self.party(name), self.game.state
            stack = (*(one for one in s.stack if one != corp), corp)
            self._change(price=put(s.price, corp, self.title.market.at(cell)), stack=stack)
        return self

    def holds(self, owner: str, text: str, president: bool = True) -> Story:
        """Shares from the offering: `"NYC 3"`. The first to hold two or more of a corporation is its president."""
        for name, number in entries(text):
            corp, left, wanted = self.party(name), int(number), []
            first = self.title.presidents_cert(corp)
            t = self.game.table()
            for cert in certs_held(t, offering(t, corp), corp):
                size = self.title.cert_size[cert]
                allowed = president and owner != "pool" if cert == first else True
                if allowed and size <= left:
                    wanted.append(cert)
                    left -= size
            assert left == 0, f"not enough shares of {name} left"
            certs = self.game.state.certs
            for cert in wanted:
                certs = put(certs, cert, self.party(owner))
            self._change(certs=certs)
        return self

    def papers(self, owner: str, text: str) -> Story:
        """Certificates by their kind, wherever they were: `"RCS P 1 1 2"` is the president's, two single ones and the
        double one."""
        for name, *kinds in entries(text):
            corp = self.party(name)
            first, *others = self.title.certs_of[corp]
            for kind in kinds:
                t = self.game.table()
                free = certs_held(t, offering(t, corp), corp)
                fitting = [first] if kind == "P" else [c for c in others if self.title.cert_size[c] == int(kind)]
                cert = next(Cert(one) for one in fitting if one in free)
                self._change(certs=put(self.game.state.certs, cert, self.party(owner)))
        return self

    def launched(self, text: str) -> Story:
        """Corporations of titles with a launch order, operational, their home tokens placed: `"RCS 100, ATA 68"`.

        Their treasuries are as `cash` says; who holds what, as `papers` says.
        """
        self.started(text)
        for name, _ in entries(text):
            corp = self.party(name)
            leave_order_of(self, corp)
            if any(owner == corp for owners in homes(self.title).values() for owner, _ in owners):
                hex, place = home_of(self.title, corp)
                self.token(name, f"{self.atlas.names[hex]}.{max(place, 0)}")
            self.floated(name)
        return self

    def launch_order(self, text: str) -> Story:
        """Which corporations can be founded, in their order; others that are not launched are not in the game."""
        order = tuple(self.party(name) for name in text.replace(",", " ").split())
        life = self.game.state.life
        for corp in self.title.corps:
            if corp in order:
                life = put(life, corp, Life.WAITING)
            elif life[corp] == Life.WAITING:
                life = put(life, corp, Life.ABSENT)
        return self._change(life=life).extra(launch=order)

    def fact(self, name: str) -> Any:
        """Something that a mechanism of the title remembers, by the name of its field."""
        return next(getattr(one, name) for one in self.ready().game.state.extra if hasattr(one, name))

    def extra(self, **facts: Any) -> Story:
        """The title's own facts, such as `extra(quake=3)`."""
        extra = self.game.state.extra
        for name, value in facts.items():
            record = next(one for one in extra if name in {field.name for field in fields(one)})
            extra = extra.but(record.__class__, **{name: value})
        return self._change(extra=extra)

    def port_marker(self, owner: str, place: str) -> Story:
        """A marker on a hex."""
        board = self.game.state.board
        marker = (self.atlas.hex(place), "port", self.party(owner))
        return self._change(board=but(board, markers=(*board.markers, marker)))

    def floated(self, text: str) -> Story:
        """Corporations that may operate; their treasuries are as `cash` says."""
        return self._change(floated=self.game.state.floated | self._mask(text))

    def operated(self, text: str) -> Story:
        """Corporations that have operated before."""
        return self._change(operated=self.game.state.operated | self._mask(text))

    def _mask(self, text: str) -> int:
        return sum(1 << self.party(name) for name in text.replace(",", " ").split())

    def owns(self, owner: str, text: str) -> Story:
        """Privates: `owns("Ann", "SV MH")`. Those that nobody is given are closed when the auction is over."""
        for name in text.replace(",", " ").split():
            self._change(privates=put(self.game.state.privates, self.title.private(name), self.party(owner)))
        return self

    def phase(self, name: str) -> Story:
        """A later phase: earlier trains are gone from the depot, and one of its own type is sold."""
        kinds = [one.starts or ("" if one.sold_from else self.title.phases[0].name) for one in self.title.trains]
        trains, faces = list(self.game.state.trains), self.game.state.faces
        for number, face in enumerate(faces):
            if face < kinds.index(name):
                trains[number] = NOBODY
        own = next(n for n, face in enumerate(faces) if face == kinds.index(name))
        if self.title.trains[kinds.index(name)].count is not None:
            trains[own] = NOBODY
        phases = [one.name for one in self.title.phases]
        return self._change(trains=tuple(trains), phase=PhaseId(phases.index(name)))

    def depot(self, text: str) -> Story:
        """How many cards of a type are left with the bank: `"4 0, 5 2"`."""
        for name, count in entries(text):
            kind = self.title.train_kind(name)
            cards = [n for n, face in enumerate(self.game.state.faces) if face == kind]
            free = [n for n in cards if self.game.state.trains[n] in (BANK, NOBODY)]
            trains = list(self.game.state.trains)
            for index, card in enumerate(reversed(free)):
                trains[card] = BANK if index < int(count) else NOBODY
            self._change(trains=tuple(trains))
        return self

    def trains(self, text: str) -> Story:
        """Who has which trains: `"NYC 2 3, PRR 4, pool 3"`."""
        for owner, *names in entries(text):
            for name in names:
                self._change(trains=put(self.game.state.trains, self._free_card(name), self.party(owner)))
        return self

    def _free_card(self, name: str) -> Train:
        s, kind = self.game.state, self.title.train_kind(name)
        for source in (NOBODY, BANK):
            for number, face in enumerate(s.faces):
                if face == kind and s.trains[number] == source:
                    return Train(number)
        raise AssertionError(f"no {name}-train left")

    def tile(self, place: str, name: str, rotation: int = 0) -> Story:
        """A tile that lies on the map."""
        board = self.game.state.board
        lays = put(board.lays, self.atlas.hex(place), self.atlas.lay(name, rotation))
        return self._change(board=but(board, lays=lays))

    def token(self, owner: str, *places: str) -> Story:
        """Stations that stand: `token("PRR", "H12", "E11.1")`."""
        for place in places:
            s, stop, corp = self.game.state, self.stop(place), self.party(owner)
            lay = s.board.lays[self.atlas.hex_of_stop[stop]]
            slot = next(one for one in self.atlas.slots(stop, lay) if s.board.tokens[one] == NOBODY)
            self._token_off_charter(corp)._change(board=but(s.board, tokens=put(s.board.tokens, slot, corp)))
        return self

    def _token_off_charter(self, corp: Party) -> Story:
        s = self.game.state
        return self._change(charter=put(s.charter, corp, s.charter[corp][1:]), homeless=s.homeless & ~(1 << corp))

    def token_beside(self, owner: str, place: str) -> Story:
        """A station that lies on a hex without track."""
        s, corp = self.game.state, self.party(owner)
        board = but(s.board, beside=(*s.board.beside, (self.atlas.hex(place), corp)))
        return self._token_off_charter(corp)._change(board=board)

    def spent(self, text: str) -> Story:
        """Powers of privates that are used up."""
        mask = sum(1 << self.title.private(name) for name in text.split())
        return self._change(spent=self.game.state.spent | mask)

    def priority(self, name: str) -> Story:
        """Who has the priority deal."""
        order = self.title.players
        at = order.index(self.party(name))
        return self._change(order=(*order[at:], *order[:at]))

    def stock_round(self, turn: int, player: str | None = None, **memory: Any) -> Story:
        """A stock round is under way; `memory` goes into its frame (passes, last)."""
        who = self.party(player) if player else self.game.state.order[0]
        if "last" in memory:
            memory["last"] = self.party(memory["last"])
        frames: tuple[Frame, ...] = (CalendarFrame("stock", turn, 1, 1), StockFrame(who, **memory), StockTurn(who))
        return self._change(agenda=frames)

    def operating_round(self, turn: int = 2, number: int = 1, of: int = 1, acted: str = "") -> Story:
        """An operating round is about to go on with the next corporation; homes are not yet placed."""
        return self._change(agenda=self._operating(CalendarFrame("operating", turn, number, of), self._mask(acted)))

    def _operating(self, calendar: CalendarFrame, acted: int) -> tuple[Frame, ...]:
        """An operating round, opened as the title does it."""
        stage, t = self.title.stages["calendar"], Table(self.title, but(self.game.state, agenda=(calendar,)))
        assert isinstance(stage, Calendar)
        here = stage.sets(calendar.turn)
        assert here is not None
        next(one for one in here.rounds if one.kind == "operating").open(t)
        t.amend(t.frame(OperatingFrame), acted=acted)
        return t.agenda

    def operates(
        self, corp: str, part: str = "track", turn: int = 2, number: int = 1, of: int = 1, **memory: Any
    ) -> Story:
        """A corporation is in the middle of its turn; `memory` goes into the turn (revenue, ran, tokened …)."""
        stage = self.title.stages["operating_turn"]
        assert isinstance(stage, CorporationTurn)
        at = [one.name for one in stage.parts].index(part)
        acting = self.party(corp)
        self._change(floated=self.game.state.floated | 1 << acting)
        frames = self._operating(CalendarFrame("operating", turn, number, of), 1 << acting)
        return self._change(agenda=(*frames, OperatingTurn(acting, at, **memory)))

    def over(self, cause: str) -> Story:
        """The game is over, since its end was announced for this reason."""
        return self._change(agenda=(), ending=Ending(cause, Moment.SET))

    def unsettled(self) -> Story:
        """The table stays as it was set, even where nobody has anything to decide."""
        self._set = True
        return self

    def ready(self) -> Story:
        """The table is set: settle it up to the first decision.

        Whoever plays on until something happens looks here before each action: if it never happens, the test fails.
        """
        assert self.game.ply < PATIENCE, "this story does not come to an end"
        if not self._set:
            calendar = self.table().find(CalendarFrame)
            if calendar is not None and calendar.kind != "auction":
                s = self.game.state
                unsold = sum(1 << n for n, owner in enumerate(s.privates) if owner == BANK)
                self._change(closed=s.closed | unsold)
            assert sum(self.game.state.cash) == self.title.money, "money was made or lost"
            self._set = True
            t = Table(self.title, self.game.state)
            settle(t)
            t.close()
            self._put(t.state)
            self.events = tuple(t.events)
        return self

    # --- when --------------------------------------------------------------------------------------------------------

    def when(self, name: str, refused: str | None = None, rule: str | None = None) -> Actor:
        """Somebody acts. With `refused`, the action must be refused with that code (and rule) and change nothing."""
        self.ready()
        return Actor(self, name, refused, rule)

    # --- then --------------------------------------------------------------------------------------------------------

    def table(self) -> Table:
        """The table, to look at with the functions of the rules."""
        return self.game.table()

    def cash_of(self, name: str) -> int:
        """Cash of a player, a corporation or the bank."""
        self.ready()
        return self.game.state.cash[self.party(name)]

    def shares(self, owner: str, corp: str) -> int:
        """Shares that somebody holds; `"ipo"` is the offering."""
        self.ready()
        t = self.table()
        party = offering(t, self.party(corp)) if owner == "ipo" else self.party(owner)
        return shares_held(t, party, self.party(corp))

    def certs(self, owner: str, corp: str) -> list[int]:
        """Sizes of the certificates that somebody holds."""
        t = self.ready().table()
        return [self.title.cert_size[cert] for cert in certs_held(t, self.party(owner), self.party(corp))]

    def president(self, corp: str) -> str:
        """Who is president."""
        return self.name(self.ready().table().president(self.party(corp)))

    def cell(self, corp: str) -> str | None:
        """The market cell of a corporation's marker, such as "G3"."""
        cell = self.ready().game.state.price[self.party(corp)]
        return None if cell == NO_CELL else self.title.market.cells[cell].name

    def has_floated(self, corp: str) -> bool:
        """May it operate?"""
        return bool(self.ready().game.state.floated >> self.party(corp) & 1)

    def owner(self, private: str) -> str | None:
        """Who owns an open private; none if it is closed."""
        s, number = self.ready().game.state, self.title.private(private)
        return None if s.closed >> number & 1 else self.name(s.privates[number])

    def trains_of(self, owner: str) -> list[str]:
        """The trains of a corporation, of the "pool", of the "bank" (depot), or out of the game ("nobody")."""
        s, party = self.ready().game.state, self.party(owner)
        return [self.title.trains[s.faces[n]].name for n, one in enumerate(s.trains) if one == party]

    def tile_at(self, place: str) -> tuple[str, int]:
        """Tile and rotation on a hex."""
        lay = self.ready().game.state.board.lays[self.atlas.hex(place)]
        return self.atlas.tiles[self.atlas.tile_of(lay)].name, self.atlas.rotation(lay)

    def tokens_of(self, corp: str) -> list[str]:
        """Where a corporation's stations stand: `["H12.0"]`."""
        s, party, found = self.ready().game.state, self.party(corp), []
        for slot, owner in enumerate(s.board.tokens):
            if owner == party:
                stop = self.atlas.stop_of_slot[slot]
                hex = self.atlas.hex_of_stop[stop]
                found.append(f"{self.atlas.names[hex]}.{stop - self.atlas.first_stop[hex]}")
        return found

    def charter(self, corp: str) -> tuple[int, ...]:
        """What each token left on a corporation's charter costs, the next one first."""
        return self.ready().game.state.charter[self.party(corp)]

    def to_act(self) -> str:
        """The player who must decide."""
        return self.name(self.ready().game.to_act)

    def actor(self) -> str:
        """The player or corporation whose turn it is."""
        return self.name(self.ready().game.actor)

    def part(self) -> str:
        """The part of the operating turn under way."""
        stage = self.title.stages["operating_turn"]
        assert isinstance(stage, CorporationTurn)
        return stage.parts[self.ready().table().frame(OperatingTurn).part].name

    def round(self) -> tuple[str, int, int, int]:
        """Kind of the round, its stock round's number, its number in the set, size of the set."""
        now = self.ready().table().frame(CalendarFrame)
        return now.kind, now.turn, now.number, now.of

    def phase_name(self) -> str:
        """The phase."""
        return self.title.phases[self.ready().game.state.phase].name

    def priority_deal(self) -> str:
        """Who has the priority deal."""
        return self.name(self.ready().game.state.order[0])

    def score(self, name: str) -> int:
        """What a player is worth."""
        return self.ready().game.scores()[name]

    def counted(self, name: str) -> int:
        """Papers that count against a player's certificate limit."""
        return self.title.certificates(self.ready().table(), self.party(name))

    def menu(self, kind: type[act.Action], by: str | None = None) -> list[Choice]:
        """The choices of one kind that are on offer; deals that need consent are unwrapped."""
        found = []
        for choice in self.ready().game.legal_actions().menu:
            inner = choice.action.deal if isinstance(choice.action, act.Offer) else choice.action
            if isinstance(inner, kind) and (by is None or inner.by == self.party(by)):
                found.append(Choice(inner, choice.field, choice.low, choice.high))
        return found

    def sales_offered(self, corp: str) -> set[int]:
        """How many shares of a corporation the player may sell in one block now."""
        of = self.title.cert_corp
        found = [choice.action for choice in self.menu(act.SellShares)]
        return {one.shares for one in found if isinstance(one, act.SellShares) and of[one.certs[0]] == self.party(corp)}

    def shares_offered(self) -> set[str]:
        """What the player may buy now: `{"NYC ipo", "PRR pool"}`."""
        found = set()
        for choice in self.menu(act.BuyShares):
            assert isinstance(choice.action, act.BuyShares)
            cert = choice.action.certs[0]
            source = "pool" if self.game.state.certs[cert] == POOL else "ipo"
            found.add(f"{self.name(self.title.cert_corp[cert])} {source}")
        return found

    def pars_offered(self, corp: str) -> set[int]:
        """Par prices at which the player may start a corporation now."""
        found = [choice.action for choice in self.menu(act.StartCorporation)]
        return {
            self.title.cell_price[one.cell]
            for one in found
            if isinstance(one, act.StartCorporation) and one.corp == self.party(corp)
        }

    def lays_offered(self, place: str) -> set[tuple[str, int]]:
        """Tiles with rotations that the corporation may lay on a hex now."""
        hex = self.atlas.hex(place)
        found = set()
        for choice in self.menu(act.LayTile):
            assert isinstance(choice.action, act.LayTile)
            if choice.action.hex == hex:
                lay = choice.action.lay
                found.add((self.atlas.tiles[self.atlas.tile_of(lay)].name, self.atlas.rotation(lay)))
        return found

    def tokens_offered(self) -> set[str]:
        """Cities where the corporation may put a station now: `{"J14.0"}`."""
        found = set()
        for choice in self.menu(act.PlaceToken):
            assert isinstance(choice.action, act.PlaceToken)
            hex = self.atlas.hex_of_stop[choice.action.stop]
            found.add(f"{self.atlas.names[hex]}.{choice.action.stop - self.atlas.first_stop[hex]}")
        return found

    def happened(self, kind: type[Event]) -> list[Any]:
        """Events of one kind that the last action brought about."""
        return [event for event in self.ready().events if isinstance(event, kind)]


def leave_order_of(story: Story, corp: Party) -> None:
    """A launched corporation is no longer in the launch order."""
    waiting = story.game.state.extra.get(Launches)
    if waiting is not None:
        story.extra(launch=tuple(one for one in waiting.launch if one != corp))


class Actor:
    """Somebody at the table, about to do one thing."""

    def __init__(self, story: Story, name: str, refused: str | None, rule: str | None) -> None:
        self.story = story
        self.by = story.party(name)
        self.refused, self.rule = refused, rule
        self.offering = False

    def do(self, action: act.Action) -> Story:
        """Play any action; everything else here ends up in this."""
        story = self.story
        if self.offering:
            action = act.Offer(self.by, action)
        if self.refused is None:
            assert self.rule is None, "a rule is cited only for a refusal"
            story.events = story.game.push(action)
            return story
        before = story.game.node
        with pytest.raises(Illegal) as refusal:
            story.game.push(action)
        assert refusal.value.code == self.refused, refusal.value
        assert self.rule is None or refusal.value.rule == self.rule, refusal.value
        assert story.game.node is before
        return story

    @property
    def offers(self) -> Actor:
        """Propose what comes next to the other side: `when("PRR").offers.buys_private("SV", 20)`."""
        self.offering = True
        return self

    # --- auction and shares ------------------------------------------------------------------------------------------

    def passes(self) -> Story:
        return self.do(act.Pass(self.by))

    def takes(self, lot: str) -> Story:
        """Buys the private on offer."""
        return self.do(act.TakeLot(self.by, self._private(lot)))

    def bids(self, lot: str, amount: int) -> Story:
        return self.do(act.Bid(self.by, self._private(lot), amount))

    def sets_par(self, corp: str, price: int) -> Story:
        """Sets the par price of a corporation that came with a private."""
        return self.do(act.SetPar(self.by, self.story.party(corp), self._par(price)))

    def starts(self, corp: str, price: int) -> Story:
        """Buys a president's certificate."""
        return self.do(act.StartCorporation(self.by, self.story.party(corp), self._par(price)))

    def _par(self, price: int) -> Any:
        market = self.story.title.market
        pars = [cell for cell in market.pars if market.cells[cell].price == price]
        others = [number for number, cell in enumerate(market.cells) if cell.price == price]
        return (pars or others)[0]

    def _private(self, name: str) -> Private:
        return self.story.title.private(name)

    def buys(self, corp: str, source: str = "ipo", count: int = 1) -> Story:
        """Buys ordinary certificates from the offering ("ipo") or the "pool"."""
        t, party = self.story.table(), self.story.party(corp)
        holder = offering(t, party) if source == "ipo" else POOL
        first = self.story.title.presidents_cert(party)
        held = [cert for cert in certs_held(t, holder, party) if cert != first]
        assert len(held) >= count, "that many certificates are not there: use buys_cert for what is not for sale"
        return self.do(act.BuyShares(self.by, tuple(held[:count])))

    def buys_cert(self, corp: str, index: int) -> Story:
        """Buys one certificate of a corporation by its index, wherever it is; 0 is the president's."""
        cert = Cert(self.story.title.certs_of[self.story.party(corp)][index])
        return self.do(act.BuyShares(self.by, (cert,)))

    def sells(self, corp: str, shares: int) -> Story:
        """Sells shares, ordinary certificates first."""
        blocks = list(sale_blocks(self.story.table(), self.by, self.story.party(corp)))
        return self.do(next(block for block in blocks if block.shares == shares))

    def sells_papers(self, corp: str, kinds: str, shares: int | None = None) -> Story:
        """Sells certificates by their kind: `sells_papers("RCS", "1 2")`; `shares` if a part of the president's is."""
        t, party = self.story.table(), self.story.party(corp)
        own, sizes, chosen = certs_held(t, self.by, party), self.story.title.cert_size, []
        first = self.story.title.presidents_cert(party)
        for kind in kinds.split():
            fitting = [c for c in own if (c == first) == (kind == "P") and c not in chosen]
            chosen.append(next(c for c in fitting if kind == "P" or sizes[c] == int(kind)))
        total = sum(sizes[cert] for cert in chosen)
        return self.do(act.SellShares(self.by, tuple(chosen), total if shares is None else shares))

    def takes_for_presidency(self, kind: str) -> Story:
        """What the old president takes: "one" double certificate or "two" single ones."""
        return self.do(act.ChooseSwap(self.by, kind))

    def exchanges(self, private: str, corp: str, source: str = "ipo") -> Story:
        """Gives a private back for a share."""
        t, party = self.story.table(), self.story.party(corp)
        cert = next_cert(t, offering(t, party) if source == "ipo" else POOL, party)
        assert cert is not None
        return self.do(act.ExchangePrivate(self.by, self._private(private), cert))

    def buys_private(self, private: str, price: int) -> Story:
        return self.do(act.BuyPrivate(self.by, self._private(private), price))

    def sells_private(self, private: str, buyer: str, price: int) -> Story:
        return self.do(act.SellPrivate(self.by, self._private(private), self.story.party(buyer), price))

    def accepts(self) -> Story:
        return self.do(act.Accept(self.by))

    def declines(self) -> Story:
        return self.do(act.Decline(self.by))

    # --- the board ---------------------------------------------------------------------------------------------------

    def lays(self, place: str, tile: str, rotation: int = 0) -> Story:
        atlas = self.story.atlas
        return self.do(act.LayTile(self.by, atlas.hex(place), atlas.lay(tile, rotation)))

    def lays_with(self, private: str, place: str, tile: str, rotation: int = 0) -> Story:
        """Lays the tile that a private allows."""
        atlas = self.story.atlas
        lay = atlas.lay(tile, rotation)
        return self.do(act.LayPrivateTile(self.by, self._private(private), atlas.hex(place), lay))

    def tokens(self, place: str) -> Story:
        """Puts a station: `tokens("E19")`, `tokens("E11.1")`."""
        return self.do(act.PlaceToken(self.by, self.story.stop(place)))

    def tokens_with(self, private: str, place: str) -> Story:
        """Puts the station that a private allows."""
        return self.do(act.PlacePrivateToken(self.by, self._private(private), self.story.stop(place)))

    def chooses_city(self, corp: str, place: str) -> Story:
        return self.do(act.ChooseCity(self.by, self.story.party(corp), self.story.stop(place)))

    # --- trains ------------------------------------------------------------------------------------------------------

    def runs(self, **ways: str) -> Story:
        """Runs trains: `runs(_2="H12 (H14) H16")`; places in brackets are passed. `_2b` is a second 2-train."""
        return self.do(act.RunTrains(self.by, tuple(self._run(train, way) for train, way in ways.items())))

    def runs_best(self) -> Story:
        """Takes the run that the menu offers."""
        choice = self.story.menu(act.RunTrains)[0]
        return self.do(choice.action)

    def _run(self, train: str, way: str) -> act.Run:
        kind, nth = re.fullmatch(r"_(R?[0-9]+H|[0-9]+|[DE])([a-z]?)", train).groups()  # type: ignore[union-attr]
        s = self.story.game.state
        cards = [n for n, face in enumerate(s.faces) if self.story.title.trains[face].name == kind]
        own = [n for n in cards if s.trains[n] == self.by] or cards
        card = Train(own["bcdefg".find(nth) + 1 if nth else 0])
        words = re.findall(r"\([^)]*\)|\S+", way)
        stops = [self.story.stop(word) for word in words if not word.startswith("(")]
        legs: list[tuple[Side, ...]] = []
        for a, b in pairwise(stops):
            legs.append(self._leg(a, self._passed(words, len(legs)), b))
        return act.Run(card, tuple(stops), tuple(legs))

    def _passed(self, words: list[str], leg: int) -> list[Hex]:
        """The hexes in brackets between the stops number `leg` and `leg + 1`."""
        at = -1
        for word in words:
            if not word.startswith("("):
                at += 1
            elif at == leg:
                return [self.story.atlas.hex(name) for name in word.strip("()").split()]
        return []

    def _leg(self, a: Stop, passed: list[Hex], b: Stop) -> tuple[Side, ...]:
        atlas, sides = self.story.atlas, []
        hexes = [atlas.hex_of_stop[a], *passed, atlas.hex_of_stop[b]]
        for here, there in pairwise(hexes):
            edge = next(e for e in range(6) if atlas.mate[here * 6 + e] // 6 == there)
            sides += [Side(here * 6 + edge), atlas.mate[here * 6 + edge]]
        return tuple(sides)

    def declares(self, kind: str) -> Story:
        """ "pay" or "withhold"."""
        return self.do(act.DeclareDividend(self.by, kind))

    def buys_train(self, name: str, price: int, source: str = "bank", trade: str | None = None) -> Story:
        """Buys a train from the "bank", the "pool" or another corporation."""
        traded = None if trade is None else self._card(trade, self.by)
        return self.do(act.BuyTrain(self.by, self._card(name, self.story.party(source)), price, traded))

    def discards(self, name: str) -> Story:
        return self.do(act.DiscardTrain(self.by, self._card(name, self.by)))

    def _card(self, name: str, owner: Party) -> Train:
        s, kind = self.story.game.state, self.story.title.train_kind(name)
        return Train(next(n for n, face in enumerate(s.faces) if face == kind and s.trains[n] == owner))

    def goes_bankrupt(self) -> Story:
        return self.do(act.GoBankrupt(self.by))

    # --- rights, loans, bonds ----------------------------------------------------------------------------------------

    def closes_private(self, private: str) -> Story:
        """Closes a private for what it then allows."""
        return self.do(act.ClosePrivate(self.by, self._private(private)))

    def places_marker(self, private: str, place: str) -> Story:
        return self.do(act.PlaceMarker(self.by, self._private(private), self.story.atlas.hex(place)))

    def borrows(self) -> Story:
        return self.do(act.TakeLoan(self.by))

    def leaves(self) -> Story:
        """Gives up the seat."""
        return self.do(act.LeaveGame(self.by))

    def pays_debt(self) -> Story:
        return self.do(act.PayDebt(self.by))

    def buys_token(self, owner: str, place: str, price: int) -> Story:
        """Takes over another corporation's station."""
        story, stop = self.story, self.story.stop(place)
        tokens, lay = story.game.state.board.tokens, story.game.state.board.lays[story.atlas.hex_of_stop[stop]]
        slots = story.atlas.slots(stop, lay)
        slot = next((one for one in slots if tokens[one] == story.party(owner)), slots[0])
        return self.do(act.BuyToken(self.by, slot, price))

    def buys_right(self) -> Story:
        """Buys a right that the bank sells."""
        return self.do(act.BuyRight(self.by))

    def issues_bond(self) -> Story:
        return self.do(act.IssueBond(self.by))

    def redeems_bond(self) -> Story:
        return self.do(act.RedeemBond(self.by))
