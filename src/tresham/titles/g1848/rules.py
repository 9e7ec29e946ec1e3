"""What only 1848 has."""

from __future__ import annotations

from ...core.event import CertGiven, ParSet
from ...core.ids import Party, TrainKind
from ...core.table import Table
from ...rules.calendar import calendar
from ...rules.endings import cash_and_shares
from ...rules.floating import give_share
from ...rules.insolvency import debt_of
from ...rules.joined_homes import OnceJoined
from ...rules.lasting_powers import ServesOwner
from ...rules.loans import Lender, LessForFirst, loans_given
from ...rules.receivership import in_receivership
from ...rules.stock import StockTurn
from ...rules.train_help import Help, TradeMeans, needs_help
from .map import ADELAIDE, SYDNEY
from .papers import (
    BANK_OF_ENGLAND,
    CENTRAL_PAR,
    END,
    FIRST_LOAN,
    FURTHER_LOAN,
    LAST_FALLS,
    LAST_LOANS,
    LOAN,
    LOANS,
    RECEIVERSHIP,
)

LENDER = Lender(BANK_OF_ENGLAND, LOAN, LOANS, LessForFirst(FIRST_LOAN, FURTHER_LOAN), RECEIVERSHIP, "fall")
"""The Bank of England [1848-5.6]."""
SERVES = ServesOwner("powers")
"""Privates serve their owner and his companies from the first 3 on [1848-4.1e]."""
JOINED = OnceJoined("COM", (SYDNEY, ADELAIDE), "com_unjoined")
"""The Commonwealth Railways wait for track from Sydney to Adelaide, or for the first 6 [1848-5.3.2a, 1848-5.3.5a]."""

# --- what privates bring ---------------------------------------------------------------------------------------------


def queensland_share(t: Table, player: Party) -> None:
    """The Trans-Australian Railway brings a share of the Queensland Government Railway [1848-4.6a]."""
    give_share(t, t.title.corp("QR"), player)


def central_director(t: Table, player: Party) -> None:
    """The North Australian Railway brings the director's certificate of the Central Australian Railway, at a fixed par
    price [1848-4.7a]."""
    corp = t.title.corp("CAR")
    cell = next(cell for cell in t.title.market.pars if t.title.cell_price[cell] == CENTRAL_PAR)
    t.emit(ParSet(corp, cell, player))
    t.emit(CertGiven(t.title.presidents_cert(corp), player))


# --- shares ----------------------------------------------------------------------------------------------------------


def is_bank_of_england(t: Table, corp: Party) -> bool:
    """Is this the Bank of England?"""
    return not t.title.kind_of[corp].directed


def sale_window(t: Table, corp: Party) -> bool:
    """Companies are sold from the second stock round on, the Bank of England always [1848-12.4.1a, 1848-C-20]."""
    return calendar(t).turn > 1 or is_bank_of_england(t, corp)


def one_sale_a_turn(t: Table, corp: Party) -> bool:
    """All shares of a company that are sold in a turn are one sale [1848-C-55]; the Bank of England's price does not
    move, so there it does not matter."""
    turn = t.find(StockTurn)
    if turn is None or not turn.blocks:
        return True
    return corp not in [sold for sold, _, _ in turn.blocks] or is_bank_of_england(t, corp)


# --- trains ----------------------------------------------------------------------------------------------------------


def in_need(t: Table, corp: Party, face: TrainKind) -> bool:
    """Compulsory loans are for a company that must buy and cannot pay the cheapest train of the bank; then for any
    face of it [1848-8.4.1b]."""
    return needs_help(t, corp)


def by_treasury_alone(t: Table, help: Help, corp: Party) -> TradeMeans:
    """No compulsory loan is taken for another company's train [1848-C-32]."""
    own = t.purse(corp)
    return TradeMeans(own, own)


# --- the end ---------------------------------------------------------------------------------------------------------


def highest_price(t: Table) -> bool:
    """A marker has reached the highest cell [1848-13.1a]."""
    return bool(t.corps_in(END))


def many_loans(t: Table) -> bool:
    """The Bank of England has given so many loans that the end is near [1848-13.1a]."""
    return loans_given(t) >= LAST_LOANS


def many_ruins(t: Table) -> bool:
    """The Bank of England runs so many companies that the end is near [1848-13.1a]."""
    return len(in_receivership(t)) >= LAST_FALLS


def wealth(t: Table, player: Party) -> int:
    """Cash and shares, less what is owed [1848-13.2a]."""
    return cash_and_shares(t, player) - debt_of(t, player)
