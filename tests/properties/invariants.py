"""What holds in every position of every title, whatever has been played: nothing is made, lost or held twice.

`check_state(game)` looks at one position and at the step that led to it; it raises AssertionError with the reason.
"""

from __future__ import annotations

from collections import Counter

from tresham.core.game import Game
from tresham.core.ids import BANK, NO_CELL, NOBODY, POOL, Party
from tresham.core.state import Due, Life, State
from tresham.core.table import Table
from tresham.core.title import Title
from tresham.rules.bonds import INTEREST
from tresham.rules.buy_backs import Reissued
from tresham.rules.launching import Launches
from tresham.rules.limits import train_limit
from tresham.rules.operating import CorporationTurn, OperatingTurn
from tresham.rules.pending_sales import SoldBlocks
from tresham.rules.protection import Protection
from tresham.rules.receivership import Receiverships
from tresham.rules.take_overs import DecidingAboutTrains, TrainsTaken
from tresham.rules.wards import wards
from tresham.titles.g18cz.site_trains import TrainMemory
from tresham.titles.g1848.site import SiteMemory

DISCARDING = ("discard", "trains_taken")
"""The stage of the duty to give up trains: only while it waits may a corporation have too many."""


def check_state(game: Game) -> None:
    """Everything that must hold now."""
    title, s = game.title, game.state
    check_money(title, s)
    check_papers(title, s)
    check_waiting_blocks(title, s)
    check_presidents(title, s)
    check_market(title, s)
    check_board(title, s)
    check_trains(title, s)
    if game.node.parent is not None:
        check_step(title, game.node.parent.state, s)


def check_money(title: Title, s: State) -> None:
    """No money is made or lost, nobody owes any, and what is promised is there."""
    cash = s.cash
    assert len(cash) == title.parties
    assert sum(cash) == title.money, f"there is {sum(cash)} in the game, not {title.money}"
    assert cash[NOBODY] == cash[POOL] == 0, "money lies where nobody can spend it"
    t = Table(title, s)
    turn = t.find(OperatingTurn)
    answering = [director for _, director in receiverships(s)]
    for party in (*title.players, *title.corps):
        owes = turn is not None and turn.corp == party and INTEREST in turn.tally
        owes = owes or (title.is_player(party) and title.profile != "rulebook" and party in answering)
        assert cash[party] >= 0 or owes, f"party {party} has {cash[party]}"
        assert t.purse(party) >= 0 or owes, f"party {party} has promised more than it has"
    for owner in title.seatless:
        assert not cash[owner] or title.profile != "rulebook", "somebody without a seat has money"
    assert not any(cash[corp] for corp in wards(t)), "a ward has money"


def check_papers(title: Title, s: State) -> None:
    """Each certificate and each private has one owner of the right kind; shares add up; the pool is not too full."""
    t, redeems = Table(title, s), s.extra.get(Reissued) is not None
    assert len(s.certs) == len(title.cert_corp)
    for corp in title.corps:
        kind, certs = title.kind_of[corp], title.certs_of[corp]
        offering = title.unsold[corp]
        held: Counter[Party] = Counter()
        places = {offering, POOL, *title.seatless} | ({corp} if redeems else set())
        for owner, size in zip(s.certs[certs.start : certs.stop], kind.certs, strict=True):
            known = owner in places or title.is_player(owner)
            known = owner == NOBODY if is_gone(title, s, corp) else known or (owner == NOBODY and s.life[corp].is_gone)
            assert known, f"party {owner} holds shares of {corp}"
            held[owner] += size
        assert held.total() == kind.shares
        assert held[POOL] <= t.amount(kind.pool_shares, corp), f"{held[POOL]} shares of {corp} lie in the pool"
        counts_for_good = kind.sells_to is not kind.unsold and isinstance(kind.float_shares, int)
        if s.floated >> corp & 1 and counts_for_good:
            out = kind.shares - sum(held[place] for place in {offering, corp})
            assert out >= t.amount(kind.float_shares, corp), f"of {corp} only {out} shares are out"
    assert len(s.privates) == len(title.privates)
    for owner in s.privates:
        assert owner == BANK or title.is_player(owner) or title.is_corp(owner), f"party {owner} owns a private"


def is_gone(title: Title, s: State, corp: Party) -> bool:
    """Has a corporation closed for good, with all its shares?"""
    return s.life[corp] == Life.CLOSED and s.certs[title.certs_of[corp].start] == NOBODY


def receiverships(s: State) -> tuple[tuple[Party, Party], ...]:
    """The corporations that have fallen, with their last directors."""
    known = s.extra.get(Receiverships)
    return () if known is None else known.receiverships


def check_waiting_blocks(title: Title, s: State) -> None:
    """What was sold and is not settled lies in the pool, and its marker has not moved."""
    for frame in s.agenda:
        if isinstance(frame, SoldBlocks | Protection):
            for block in frame.blocks if isinstance(frame, SoldBlocks) else (frame.block,):
                assert sum(title.cert_size[cert] for cert in block.certs) == block.shares
                assert all(s.certs[cert] == POOL for cert in block.certs), "a block is not in the pool any more"
                stands = title.cell_price[s.price[block.corp]] == block.price
                assert stands or title.profile != "rulebook", "a price has moved too early"


def check_presidents(title: Title, s: State) -> None:
    """Whoever is president holds the president's certificate, and nobody else has strictly more shares."""
    for corp in title.corps:
        certs = title.certs_of[corp]
        president = s.certs[certs.start]
        if not title.kind_of[corp].directed:
            continue
        if s.life[corp] == Life.OPEN:
            assert title.is_player(president) or president in title.seatless, f"{corp} is open and has no president"
        if title.is_player(president):
            held: Counter[Party] = Counter()
            for owner, size in zip(s.certs[certs.start : certs.stop], title.kind_of[corp].certs, strict=True):
                held[owner] += size
            for player in title.players:
                assert held[player] <= held[president], f"player {player} has more of {corp} than its president"
        assert president != POOL, f"the president's certificate of {corp} lies in the pool"


def check_market(title: Title, s: State) -> None:
    """Open corporations, and no others, have a marker; each marker has one place in the order of arrival."""
    assert len(set(s.stack)) == len(s.stack)
    for corp in title.corps:
        is_open = s.life[corp] == Life.OPEN and title.kind_of[corp].directed
        if not title.market.cells:
            assert s.price[corp] == NO_CELL
            continue
        assert (s.price[corp] != NO_CELL) == (s.par[corp] != NO_CELL) == (corp in s.stack) == is_open
        if s.floated >> corp & 1 or s.operated >> corp & 1:
            assert is_open
    assert set(s.order) <= set(title.players)
    assert len(set(s.order)) == len(s.order)


def check_board(title: Title, s: State) -> None:
    """Tokens add up and stand in slots that exist; no more tiles lie on the map than there are."""
    atlas, board, free_ones = title.atlas, s.board, wards(Table(title, s))
    placed = Counter(board.tokens) + Counter(owner for _, owner in board.beside)
    for corp in title.corps:
        tokens = 0 if is_gone(title, s, corp) else len(title.corporation(corp).tokens)
        in_all = placed[corp] + len(s.charter[corp])
        lost = s.extra.get(Launches) is not None and s.life[corp] == Life.OPEN and in_all < tokens
        inherited = Life.TAKEN_OVER in s.life and (in_all > tokens or s.life[corp] == Life.TAKEN_OVER)
        fallen = [one for one, _ in receiverships(s)]
        inherited = inherited or (corp in fallen if title.kind_of[corp].directed else bool(fallen))
        inherited = inherited or (in_all == tokens + 1 and bool(lines_gone(title, s)))
        assert in_all == tokens or lost or inherited, f"{corp} has {in_all} of {tokens} tokens"
        printed = (0,) * len(title.printed[corp]) if corp in free_ones else title.printed[corp]
        assert s.charter[corp] == printed or not s.homeless >> corp & 1
    for slot, owner in enumerate(board.tokens):
        if owner != NOBODY:
            assert title.is_corp(owner) or title.is_owner(owner)
            stop = atlas.stop_of_slot[slot]
            assert slot in atlas.slots(stop, board.lays[atlas.hex_of_stop[stop]]), (
                f"a token in slot {slot}, which is gone"
            )
    laid = Counter(atlas.tile_of(lay) for lay, printed in zip(board.lays, atlas.printed, strict=True) if lay != printed)
    for tile, count in laid.items():
        supply = atlas.supply[tile]
        assert supply is None or count <= supply, f"{count} tiles {atlas.tiles[tile].name}, but there are {supply}"


def lines_gone(title: Title, s: State) -> list[Party]:
    """Owners of a single station, whose station is another's now or has left the map."""
    lines = [owner for owner in title.seatless if not title.owner(owner).has_purse]
    return [owner for owner in lines if owner not in s.board.tokens]


def gives_up_later(title: Title, s: State) -> Party:
    """On the public site a corporation that took too many trains over gives some up when it is about to buy trains."""
    stage = title.stages.get(TrainsTaken.stage)
    if not isinstance(stage, DecidingAboutTrains) or not stage.returns_excess:
        return NOBODY
    return next((frame.corp for frame in s.agenda if isinstance(frame, OperatingTurn)), NOBODY)


def are_asked_when_trains_are_bought(title: Title, s: State) -> bool:
    """18CZ on the public site: after an export nobody may be thought of, and when somebody is again, it is not before
    trains can be bought [18CZ-DIFF.26]."""
    memory = s.extra.get(TrainMemory)
    if memory is None:
        return False
    turn, stage = (
        next((one for one in s.agenda if isinstance(one, OperatingTurn)), None),
        title.stages["operating_turn"],
    )
    assert isinstance(stage, CorporationTurn)
    before_trains = turn is not None and stage.parts[turn.part].name == "take_over"
    return bool(memory.crowd_forgotten) or before_trains


def are_asked_later(s: State) -> bool:
    """1848 on the public site: when a company has fallen, the next one plays first until it has paid [1848-PD-31], and
    it may be that nobody is thought of until the next train changes hands [1848-PD-38]."""
    memory = s.extra.get(SiteMemory)
    if memory is None or not receiverships(s):
        return False
    playing = any(isinstance(frame, OperatingTurn) and not frame.paid for frame in s.agenda)
    return playing or bool(memory.discards_forgotten)


def check_trains(title: Title, s: State) -> None:
    """All cards are there, with owners of the right kind; nobody has too many, unless he is just giving them up."""
    assert len(s.trains) == len(s.faces)
    card_of = title.depot.card_of
    cards = Counter(card_of[face] for face in s.faces)
    for number, one in enumerate(title.trains):
        if one.runs_once and one.count == 0:
            assert cards[number] <= 1  # type: ignore[index]
        elif one.count is not None:
            assert cards[number] == one.count  # type: ignore[index]
        else:
            depot = [owner for owner, face in zip(s.trains, s.faces, strict=True) if face == number and owner == BANK]
            assert len(depot) == 1, f"{len(depot)} cards of the endless {one.name} lie in the depot"
    uncounted = title.depot.uncounted
    owned = Counter(owner for owner, face in zip(s.trains, s.faces, strict=True) if face not in uncounted)
    due = [effect for frame in s.agenda if isinstance(frame, Due) for effect, _ in frame.todo]
    discarding = any(frame.stage in DISCARDING for frame in s.agenda) or "discard_trains" in due or are_asked_later(s)
    discarding = discarding or are_asked_when_trains_are_bought(title, s)
    fallen = [one for one, _ in receiverships(s)]
    for owner, count in owned.items():
        assert owner in (NOBODY, BANK, POOL) or title.is_corp(owner), f"party {owner} owns a train"
        if title.is_corp(owner) and not discarding and owner not in (*fallen, gives_up_later(title, s)):
            limit = train_limit(Table(title, s), owner)
            assert count <= limit, f"{owner} has {count} trains, the limit is {limit}"


def check_step(title: Title, before: State, after: State) -> None:
    """What never comes back: scrapped trains, closed privates, used powers, past phases."""
    for number, owner in enumerate(before.trains):
        assert owner != NOBODY or after.trains[number] == NOBODY, f"train {number} is back from the scrap heap"
        assert after.faces[number] in title.depot.faces_of[before.faces[number]], f"train {number} is another one now"
    assert before.closed & ~after.closed == 0, "a closed private is open again"
    assert before.spent & ~after.spent == 0, "a used power is fresh again"
    assert before.phase <= after.phase, "a phase has come back"
    assert len(after.trains) >= len(before.trains), "a train card has vanished"
