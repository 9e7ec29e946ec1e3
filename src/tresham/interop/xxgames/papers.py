"""Which copy of a certificate lies where on the site: copies are alike, but a record must name the right ones.

The site keeps each holder's certificates in the order in which they came, and takes from the front when a presidency
is swapped. Our engine tells who sold how much to whom; this book repeats the site's bookkeeping from that.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core.event import CertGiven, Event, PresidencyPassed, PrivateExchanged, SharesBought, SharesSold
from ...core.ids import POOL, Cert, Party
from ...core.table import Table
from ...core.title import Title
from ...rules.shares import offering


class CertBook:
    """By corporation and holder: the certificates in the order in which they came."""

    def __init__(self, t: Table) -> None:
        self.title: Title = t.title
        self._held: dict[tuple[Party, Party], list[Cert]] = {}
        for corp in t.title.corps:
            self._held[corp, offering(t, corp)] = [Cert(cert) for cert in t.title.certs_of[corp]]

    def held(self, corp: Party, holder: Party) -> list[Cert]:
        """A holder's certificates of a corporation."""
        return self._held.setdefault((corp, holder), [])

    def ordinary(self, corp: Party, holder: Party) -> list[Cert]:
        """Those that are not the president's."""
        first = self.title.presidents_cert(corp)
        return [cert for cert in self.held(corp, holder) if cert != first]

    def block(self, corp: Party, seller: Party, shares: int) -> list[Cert]:
        """The certificates that a sale of so many shares names, the president's last."""
        ordinary = self.ordinary(corp, seller)
        if shares <= len(ordinary):
            return ordinary[:shares]
        return [*ordinary, self.title.presidents_cert(corp)]

    def _move(self, corp: Party, cert: Cert, old: Party, new: Party) -> None:
        self.held(corp, old).remove(cert)
        self.held(corp, new).append(cert)

    def follow(self, events: Sequence[Event], named: Sequence[Cert]) -> None:
        """Book what one action did; `named` are the certificates that the record names for it."""
        passed = [event for event in events if isinstance(event, PresidencyPassed)]
        for event in events:
            if isinstance(event, SharesSold):
                self._sold(event, named, next((one for one in passed if one.corp == event.corp), None))
            elif isinstance(event, SharesBought):
                for cert in named if named else event.certs:
                    self._move(event.corp, cert, event.source, event.by)
                self._swap(event.corp, passed, event.by)
            elif isinstance(event, PrivateExchanged):
                corp = self.title.cert_corp[event.cert]
                self._move(corp, named[0] if named else event.cert, event.source, event.by)
                self._swap(corp, passed, event.by)
            elif isinstance(event, CertGiven):
                corp = self.title.cert_corp[event.cert]
                source = next(who for (one, who), held in self._held.items() if one == corp and event.cert in held)
                self._move(corp, event.cert, source, event.to)

    def _swap(self, corp: Party, passed: Sequence[PresidencyPassed], buyer: Party) -> None:
        """A purchase made somebody president: he gives his first ordinary certificates for the president's."""
        for event in passed:
            if event.corp == corp and event.new == buyer:
                for cert in self.ordinary(corp, event.new)[: len(event.given)]:
                    self._move(corp, cert, event.new, event.old)
                self._move(corp, event.president_cert, event.old, event.new)

    def _sold(self, event: SharesSold, named: Sequence[Cert], passed: PresidencyPassed | None) -> None:
        """The named block goes to the pool, the president's certificate too; then the new president swaps it there."""
        corp, seller, first = event.corp, event.by, self.title.presidents_cert(event.corp)
        block = list(named) or self.block(corp, seller, event.shares)
        for cert in block:
            self._move(corp, cert, seller, POOL)
        if passed is None:
            return
        holder = POOL if first in block else seller
        kept = sum(self.title.cert_size[cert] for cert in self.held(corp, seller))
        target = seller if kept >= self.title.cert_size[first] else POOL
        for cert in self.ordinary(corp, passed.new)[: len(passed.given)]:
            self._move(corp, cert, passed.new, target)
        self._move(corp, first, holder, passed.new)
        spare = sum(self.title.cert_size[cert] for cert in block) - event.shares
        for cert in self.ordinary(corp, POOL)[:spare]:
            self._move(corp, cert, POOL, seller)
