"""Garibaldi's home on the public site: the token that lies first on its charter, wherever that was put."""

from __future__ import annotations

from dataclasses import dataclass, field

from ...core.event import CorporationClosed, TileDestroyed, TokenPlaced, TokenTaken
from ...core.state import UNTOLD
from ...core.table import Table
from ...core.title import Watch
from ...core.title_memory import Extra
from ...rules.launching import Launches, forget_home, settle_home, tokens_on_map
from ...rules.mechanism import Mechanism
from ...track.ids import Hex
from .facts import GARIBALDI


@dataclass(frozen=True)
class GaribaldisTokens(Extra):
    """Where Garibaldi's tokens stand, in the order of its charter; none where one is still on it."""

    places: tuple[Hex | None, ...] = field(default=(), metadata={UNTOLD: True})


def follow_tokens(t: Table) -> None:
    """A watch: a token that is placed comes from the first place of the charter that has one, and one that was sold
    goes back to its own place; that of a destroyed token is gone. What lies first is the home [1849-PD-20]."""
    corp, before = t.title.corp(GARIBALDI), t.extra(GaribaldisTokens).places
    here = tokens_on_map(t, corp)
    total = len(t.state.charter[corp]) + len(here)
    places = [hex if hex in here else None for hex in before if len(before) <= total or hex is None or hex in here]
    places += [None] * (total - len(places))
    for hex in here:
        if hex not in places:
            places[places.index(None)] = hex
    if tuple(places) != before:
        t.change_extra(GaribaldisTokens, places=tuple(places))
    home = next((hex for owner, hex in t.extra(Launches).chosen if owner == corp), None)
    if home != places[0]:
        forget_home(t, corp)
        if places[0] is not None:
            settle_home(t, corp, places[0])


CHARTER = Mechanism(
    remembers=(GaribaldisTokens(),),
    watches=(Watch((TokenPlaced, TokenTaken, TileDestroyed, CorporationClosed), follow_tokens),),
)
