"""How somebody who cannot raise the money is ruined on the public site."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...core.ids import NOBODY, Party
from ...core.state import UNTOLD
from ...core.table import Table
from ...core.title_memory import Extra
from ...rules.emergency import GoingBankrupt, largest
from ...rules.market import market_order
from ...rules.mechanism import Mechanism
from ...rules.operating import OperatingFrame
from ...rules.ruin import RuinFrame
from ...rules.selling import allowed_blocks


@dataclass(frozen=True)
class Ruined(Extra):
    """Who has yet to be asked whether he borrows or leaves."""

    ruined: Party = field(default=NOBODY, metadata={UNTOLD: True})


def all_at_once(t: Table, how: GoingBankrupt, player: Party, corp: Party) -> None:
    """All that can be sold is sold in one go, corporation by corporation; whatever closes by that closes afterwards
    [1849-PD-32]."""
    for one in market_order(t):
        blocks = [block for block in allowed_blocks(t, how.terms, player) if t.title.cert_corp[block.certs[0]] == one]
        if blocks:
            how.terms.sell(t, largest(blocks))
    how.ruin(t, player, corp)


def face_ruin_while_somebody_operates(t: Table, player: Party) -> None:
    """If no corporation of the round is left, the question waits for a round that has one [1849-PD-33]."""
    if player in t.state.certs:
        return
    now = t.find(OperatingFrame)
    if now is not None and now.eligible & t.state.floated:
        t.enter(RuinFrame(player))
    else:
        t.change_extra(Ruined, ruined=player)


def ask_ruined(t: Table, corp: Party) -> None:
    """A corporation's turn begins: whoever is ruined is asked first [1849-PD-33]."""
    player = t.extra(Ruined).ruined
    if player != NOBODY:
        t.change_extra(Ruined, ruined=NOBODY)
        t.enter(RuinFrame(player))


RUINS = Mechanism(remembers=(Ruined(),))
