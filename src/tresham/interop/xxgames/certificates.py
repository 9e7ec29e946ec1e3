"""Which copy of a certificate lies where on the site: copies are alike, but a record must name the right ones.

The site keeps each holder's certificates in the order in which they came, and takes from the front when a presidency
is swapped. Our engine tells who sold how much to whom; this book repeats the site's bookkeeping from that.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...core.event import (
    CertGiven,
    CertsSwapped,
    CorporationClosed,
    Event,
    PresidencyPassed,
    PrivateExchanged,
    SharesBought,
    SharesSold,
)
from ...core.ids import BANK, POOL, Cert, Party
from ...core.naming import Malformed
from ...core.table import Table
from ...core.title import Title
from ...rules.buy_backs import SharesReissued
from ...rules.shares import certs_held, offering
from ...rules.wards import WardDrawn


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

    def owner(self, corp: Party, cert: Cert) -> Party:
        """Who has a certificate."""
        for (one, who), held in self._held.items():
            if one == corp and cert in held:
                return who
        raise self._contradiction(cert, "nobody has")

    def ordinary(self, corp: Party, holder: Party) -> list[Cert]:
        """Those that are not the president's."""
        first = self.title.presidents_cert(corp)
        return [cert for cert in self.held(corp, holder) if cert != first]

    def _move(self, corp: Party, cert: Cert, old: Party, new: Party) -> None:
        if cert not in self.held(corp, old):
            raise self._contradiction(cert, "its giver does not have")
        self.held(corp, old).remove(cert)
        self.held(corp, new).append(cert)

    def _contradiction(self, cert: Cert, why: str) -> Malformed:
        corp = self.title.cert_corp[cert]
        name = f"{self.title.corporation(corp).symbol}_{cert - self.title.certs_of[corp].start}"
        return Malformed(f"the record names the certificate {name}, which {why}")

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
            elif isinstance(event, CertGiven) and not any(isinstance(one, SharesSold) for one in events):
                corp = self.title.cert_corp[event.cert]
                self._move(corp, event.cert, self.owner(corp, event.cert), event.to)
            elif isinstance(event, WardDrawn):
                source = self.owner(event.corp, event.certs[0])
                for place in range(len(event.certs)):  # the site takes every second one
                    self._move(event.corp, self.held(event.corp, source)[place], source, event.owner)
            elif isinstance(event, CertsSwapped):
                self._swapped(event)
            elif isinstance(event, SharesReissued):
                for cert in list(self.held(event.corp, event.corp)):
                    self._move(event.corp, cert, event.corp, BANK)
            elif isinstance(event, CorporationClosed):
                for holder in [who for one, who in self._held if one == event.corp]:
                    self._held[event.corp, holder] = []
                self._held[event.corp, event.corp] = [Cert(cert) for cert in self.title.certs_of[event.corp]]

    def _swap(self, corp: Party, passed: Sequence[PresidencyPassed], buyer: Party) -> None:
        """A purchase made somebody president: he gives his first ordinary certificates for the president's."""
        for event in passed:
            if event.corp == corp and event.new == buyer:
                for cert in self.alike(corp, event.new, event.given):
                    self._move(corp, cert, event.new, event.old)
                self._move(corp, event.president_cert, event.old, event.new)

    def _swapped(self, event: CertsSwapped) -> None:
        """The old president takes single certificates for the double one after all."""
        for cert in [one for one in self.held(event.corp, event.holder) if one in event.returned]:
            self._move(event.corp, cert, event.holder, event.new)
        singles = [one for one in self.ordinary(event.corp, event.new) if self.title.cert_size[one] == 1]
        for cert in singles[: len(event.given)]:
            self._move(event.corp, cert, event.new, event.holder)

    def alike(self, corp: Party, holder: Party, certs: Sequence[Cert]) -> list[Cert]:
        """A holder's first certificates that are as large as these, which may be other copies here."""
        sizes, chosen = self.title.cert_size, []
        for cert in certs:
            ordinary = [one for one in self.ordinary(corp, holder) if one not in chosen]
            fitting = [one for one in ordinary if sizes[one] == sizes[cert]]
            if not fitting:
                raise self._contradiction(cert, "has no equal in the hands of its giver")
            is_told_apart = not self.title.kind_of[corp].directed
            chosen.append(cert if is_told_apart and cert in fitting else fitting[0])
        return chosen

    def _sold(self, event: SharesSold, named: Sequence[Cert], passed: PresidencyPassed | None) -> None:
        """The named block goes to the pool, the president's certificate too; then the new president swaps it there."""
        corp, seller, first, sizes = event.corp, event.by, self.title.presidents_cert(event.corp), self.title.cert_size
        own = [cert for cert in event.certs if passed is None or cert not in passed.given]
        from_office = [first] if event.shares > sum(sizes[cert] for cert in own) else []
        block = list(named) or [*self.alike(corp, seller, own), *from_office]
        for cert in block:
            self._move(corp, cert, seller, event.to)
        if passed is None:
            return
        holder = POOL if first in block else seller
        kept = sum(sizes[cert] for cert in self.held(corp, seller))
        target = seller if kept >= sizes[first] else POOL
        for cert in self.alike(corp, passed.new, passed.given):
            self._move(corp, cert, passed.new, target)
        self._move(corp, first, holder, passed.new)
        spare = sum(sizes[cert] for cert in block) - event.shares
        for cert in [one for one in self.ordinary(corp, POOL) if sizes[one] == 1][:spare]:
            self._move(corp, cert, POOL, seller)


def alike_here(t: Table, corp: Party, holder: Party, named: Sequence[Cert]) -> tuple[Cert, ...]:
    """Certificates that a holder has here, for those that he has on the site; one that has no equal here stays as it is
    named, so that the rules say whose it is."""
    held, sizes, president = certs_held(t, holder, corp), t.title.cert_size, t.title.presidents_cert(corp)
    chosen: list[Cert] = []
    for cert in named:
        fitting = [president] if cert == president else [one for one in held if one != president]
        alike = [one for one in fitting if sizes[one] == sizes[cert] and one not in chosen]
        is_told_apart = not t.title.kind_of[corp].directed  # the site tells these apart in a way [1848-PD-15]
        chosen.append(alike[0] if alike and not (is_told_apart and cert in alike) else cert)
    return tuple(chosen)
