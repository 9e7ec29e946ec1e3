"""Who holds what, who is president, and how many papers a player may have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache
from itertools import compress
from operator import ne
from typing import ClassVar, cast

from ..core.event import PresidencyPassed
from ..core.ids import NOBODY, POOL, Cert, Party
from ..core.state import Frame
from ..core.table import Table
from ..core.title import Title
from ..record import record
from .seats import clockwise


def offering(t: Table, corp: Party) -> Party:
    """Who holds the unsold shares: the bank's initial offering, or the corporation's own treasury."""
    return t.title.unsold[corp]


def pool_room(t: Table, corp: Party) -> int:
    """How many more shares of a corporation the pool takes."""
    return t.amount(t.title.kind_of[corp].pool_shares, corp) - shares_held(t, POOL, corp)


def certs_held(t: Table, party: Party, corp: Party) -> list[Cert]:
    """A party's certificates of a corporation, the president's first."""
    certs = t.state.certs
    return cast("list[Cert]", [cert for cert in t.title.certs_of[corp] if certs[cert] == party])


def shares_on(t: Table, certs: Iterable[Cert]) -> int:
    """How many shares some certificates stand for together."""
    sizes = t.title.cert_size
    return sum([sizes[cert] for cert in certs])


Holding = tuple[int, int]
"""What somebody has of a corporation: how many shares, and how many certificates they are on."""
NOTHING: Holding = (0, 0)


Split = Mapping[Party, Holding]
"""By holder: what he has of one corporation."""


@lru_cache(maxsize=1 << 13)
def _split(sizes: tuple[int, ...], owners: tuple[Party, ...]) -> Split:
    """Who holds how much of one corporation."""
    found: dict[Party, Holding] = {}
    for owner, size in zip(owners, sizes, strict=True):
        shares, papers = found.get(owner, (0, 0))
        found[owner] = (shares + size, papers + 1)
    return found


@record(frozen=True, slots=True)
class Hand:
    """What a party has of all corporations."""

    held: Mapping[Party, Holding]
    """By corporation; those of which it has nothing are left out."""
    papers: int
    """On so many certificates."""
    largest: int
    """Most shares of one corporation."""


@record(frozen=True, slots=True)
class _Papers:
    """Who holds what, of one set of certificates."""

    certs: tuple[Party, ...]
    rows: list[tuple[Party, ...]]
    """By corporation, as the title lists them: who holds each of its certificates."""
    splits: dict[Party, Split]
    """By corporation: who holds how much of it."""
    hands: dict[Party, Hand]
    """By party, of those who were asked for."""


def _rows(title: Title, certs: tuple[Party, ...]) -> list[tuple[Party, ...]]:
    """Who holds each certificate, corporation by corporation."""
    return [certs[place] for place in title.kept[_places]]


def _places(title: Title) -> list[slice]:
    """By corporation, as the title lists them: where its certificates are among all."""
    return [slice(first, last) for _, first, last, _ in title.papers]


def _latest_papers(title: Title) -> _Papers:
    """The papers of a title that were looked up last. Rules ask about the same ones again and again, and even to hash
    them takes longer than most questions."""
    certs = tuple(title.unsold[corp] for corp in title.cert_corp)
    rows = _rows(title, certs)
    found = {corp: _split(sizes, row) for (corp, _, _, sizes), row in zip(title.papers, rows, strict=True)}
    return _Papers(certs, rows, found, {})


def _papers(t: Table) -> _Papers:
    latest, certs = t.title.kept[_latest_papers], t.state.certs
    if latest.certs is not certs:
        latest = t.title.kept[_latest_papers] = _next_papers(t.title, latest, certs)
    return latest


def _next_papers(title: Title, before: _Papers, certs: tuple[Party, ...]) -> _Papers:
    """Mostly one corporation's certificates have other owners than before, and all the rest is known."""
    rows, splits, hands = _rows(title, certs), before.splits.copy(), before.hands.copy()
    for at in compress(range(len(rows)), map(ne, rows, before.rows)):
        corp, _, _, sizes = title.papers[at]
        splits[corp] = _split(sizes, rows[at])
        for old, new in zip(before.rows[at], rows[at], strict=True):
            if old != new:
                hands.pop(old, None)
                hands.pop(new, None)
    return _Papers(certs, rows, splits, hands)


def splits(t: Table) -> Mapping[Party, Split]:
    """By corporation: who holds how much of it; those who have nothing are left out."""
    return _papers(t).splits


def hand(t: Table, party: Party) -> Hand:
    """What a party has of all corporations."""
    papers = _papers(t)
    found = papers.hands.get(party)
    if found is None:
        held = {corp: split[party] for corp, split in papers.splits.items() if party in split}
        certs = largest = 0
        for shares, on in held.values():
            certs += on
            if shares > largest:
                largest = shares
        found = papers.hands[party] = Hand(held, certs, largest)
    return found


def holdings(t: Table, party: Party) -> Mapping[Party, Holding]:
    """What a party has, by corporation; those of which it has nothing are left out."""
    return hand(t, party).held


def shares_held(t: Table, party: Party, corp: Party) -> int:
    """How many shares of a corporation a party holds."""
    return _papers(t).splits[corp].get(party, NOTHING)[0]


def counted_certificates(t: Table, player: Party, free_zones: frozenset[str], with_privates: bool = True) -> int:
    """How many of a player's papers count against the limit: certificates outside the free zones, and mostly open
    privates."""
    papers = sum([papers for corp, (_, papers) in holdings(t, player).items() if t.zone(corp) not in free_zones])
    return papers + privates_held(t, player) if with_privates else papers


def privates_held(t: Table, player: Party) -> int:
    """How many open privates a player owns."""
    s = t.state
    if player not in s.privates:
        return 0
    return sum([owner == player and not s.closed >> private & 1 for private, owner in enumerate(s.privates)])


def heir(t: Table, corp: Party, keeps: int) -> Party:
    """Who becomes president when the president keeps so many shares: nobody, if he stays [1830-PR.2, 1830-PR.6]."""
    president = t.president(corp)
    needed = t.title.kind_of[corp].director
    if needed is None:
        return NOBODY
    if keeps >= needed:
        needed = keeps + 1
    rivals = [
        owner
        for owner, (held, _) in splits(t)[corp].items()
        if held >= needed and owner != president and owner in t.state.order
    ]
    if len(rivals) < 2:
        return rivals[0] if rivals else NOBODY
    best, most = NOBODY, 0
    for player in clockwise(t, president):
        held = shares_held(t, player, corp)
        if held >= needed and held > most:
            best, most = player, held
    return best


def swap_forms(t: Table, corp: Party, new: Party) -> list[tuple[Cert, ...]]:
    """What a new president can give for the president's certificate: one as large as it, or single shares."""
    size = t.title.cert_size[t.title.presidents_cert(corp)]
    own = certs_held(t, new, corp)
    singles = [cert for cert in own if t.title.cert_size[cert] == 1]
    doubles = [cert for cert in own if t.title.cert_size[cert] == size and cert != t.title.presidents_cert(corp)]
    return [(cert,) for cert in doubles[:1]] + ([tuple(singles[:size])] if len(singles) >= size else [])


def pass_presidency(t: Table, corp: Party, new: Party, given: tuple[Cert, ...]) -> None:
    """The new president gives ordinary certificates for the president's [1830-PR.3]."""
    t.emit(PresidencyPassed(corp, t.president(corp), new, t.title.presidents_cert(corp), given))


@record(frozen=True)
class SwapChoice(Frame):
    """A new president could give one double certificate or single ones: the old one may change his mind.

    The double one was given first. `holder` has it: the old president, or the pool if it was sold at once.
    """

    stage: ClassVar[str] = "swap"
    corp: Party
    old: Party
    new: Party
    holder: Party
    double: tuple[Cert, ...]
    singles: tuple[Cert, ...]

    @classmethod
    def comes_up(cls, title: Title) -> bool:
        return any(kind.largest_ordinary > 1 for kind in title.kind_of.values())

    def concerns(self) -> Party:
        return self.corp


def settle_presidency(t: Table, corp: Party) -> None:
    """Whoever has strictly more shares than the president takes over."""
    president = t.president(corp)
    if president != NOBODY:
        new = heir(t, corp, shares_held(t, president, corp))
        if new != NOBODY:
            forms = swap_forms(t, corp, new)
            pass_presidency(t, corp, new, forms[0])
            if len(forms) > 1:
                t.enter(SwapChoice(corp, president, new, president, *forms))
