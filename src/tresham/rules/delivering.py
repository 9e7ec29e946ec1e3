"""What is delivered when a sale makes somebody else president: the seller gets ordinary certificates for his own."""

from __future__ import annotations

from typing import Protocol, final

from ..core.action import SellShares
from ..core.ids import NOBODY, Cert, Party
from ..core.table import Table
from .shares import SwapChoice, certs_held, heir, shares_held, shares_on, swap_forms

Form = tuple[Cert, ...]
"""What a new president gives for the president's certificate."""


class Exchange(Protocol):
    """How a sale is delivered that makes somebody else president."""

    def forms(self, t: Table, action: SellShares, corp: Party, new: Party) -> list[Form]:
        """What a new president can give so that the seller can deliver what he has announced."""

    def give_back(self, t: Table, action: SellShares, corp: Party, given: Form) -> None:
        """The sale is done: what the seller gets back if he has delivered more than he sold."""

    def ask(self, t: Table, question: SwapChoice) -> None:
        """The seller is asked what he would rather have been given: now or later."""


@final
class ExactExchange:
    """The seller delivers exactly what he has announced [1830-PR.3, 1849-9.5.9]."""

    def forms(self, t: Table, action: SellShares, corp: Party, new: Party) -> list[Form]:
        rest = part_of_presidents(t, action, corp)
        return [form for form in swap_forms(t, corp, new) if not rest or t.title.cert_size[form[0]] <= rest]

    def give_back(self, t: Table, action: SellShares, corp: Party, given: Form) -> None:
        """Nothing: he has delivered what he sold."""

    def ask(self, t: Table, question: SwapChoice) -> None:
        t.enter(question)


EXACT = ExactExchange()


def deliveries(t: Table, exchange: Exchange, action: SellShares) -> dict[Form, tuple[Cert, ...]]:
    """What is sold: by what the seller may get for his certificate if somebody else becomes president; by nothing, if
    nobody does."""
    corp = t.title.cert_corp[action.certs[0]]
    keeps = shares_held(t, action.by, corp) - action.shares
    new = heir(t, corp, keeps) if t.president(corp) == action.by else NOBODY
    if new == NOBODY:
        return {(): action.certs}
    own, rest = _without_presidents(t, action, corp), part_of_presidents(t, action, corp)
    return {form: (*own, *_worth(t, form, rest)) for form in exchange.forms(t, action, corp, new)}


def singles(t: Table, party: Party, corp: Party) -> list[Cert]:
    """A party's certificates of one share."""
    return [cert for cert in certs_held(t, party, corp) if t.title.cert_size[cert] == 1]


def kept_singles(t: Table, action: SellShares, corp: Party) -> list[Cert]:
    """The certificates of one share that a seller does not sell."""
    return [cert for cert in singles(t, action.by, corp) if cert not in action.certs]


def _without_presidents(t: Table, action: SellShares, corp: Party) -> tuple[Cert, ...]:
    return tuple(cert for cert in action.certs if cert != t.title.presidents_cert(corp))


def part_of_presidents(t: Table, action: SellShares, corp: Party) -> int:
    """How many shares of a sale come from the president's certificate."""
    return action.shares - shares_on(t, _without_presidents(t, action, corp))


def _worth(t: Table, certs: Form, shares: int) -> tuple[Cert, ...]:
    """As many of these certificates as make so many shares; a double one where change is given for it."""
    taken: list[Cert] = []
    for cert in certs:
        if shares > 0:
            taken.append(cert)
            shares -= t.title.cert_size[cert]
    return tuple(taken)
