"""The games that can be played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from ..core.event import Event
from ..core.references import checked
from ..core.table import Table
from ..core.title import Title
from . import g18cz, g1830, g1848, g1849, g1850
from .g18cz.site import is_listed
from .g1848.map import SITE_HEXES
from .g1848.site import SITE_CORPORATIONS
from .g1849.site import MARKER_NAMES, PHASE_NAMES
from .g1850.places import GOAL
from .g1850.site import RIGHT_NAMES, site_fails
from .site_names import OUR_NAMES, SiteNames

RULEBOOK = "rulebook"
PLATFORM = "18xx.games"
PROFILES = (RULEBOOK, PLATFORM)
"""Default play follows the rulebook; the other profile reproduces a public site's deviations, for its records."""
OLD_PROFILES = {"seed": RULEBOOK}
"""What profiles were called in files and databases that are older."""

ON_THE_SITE = SiteNames(PHASE_NAMES, MARKER_NAMES)
AUSTRALIA_ON_THE_SITE = SiteNames(hexes=SITE_HEXES, corporations=SITE_CORPORATIONS)
CZECH_ON_THE_SITE = SiteNames(lists=is_listed, is_boundless=True)
MIDWEST_ON_THE_SITE = SiteNames(markers={GOAL: "{}"}, rights=RIGHT_NAMES)


def never_fails(t: Table, events: Sequence[Event]) -> str:
    """It always goes on."""
    return ""


@dataclass(frozen=True)
class Listing:
    """A title on the shelf."""

    key: str
    name: str
    seats: range
    options: tuple[str, ...]
    build: Callable[[int, frozenset[str], str], Title]
    needs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Options that are played only together with others."""
    site: SiteNames = OUR_NAMES
    base: str = ""
    """The title whose rules hold as far as its own do not say otherwise."""
    site_fails: Callable[[Table, Sequence[Event]], str] = never_fails
    """Why the program of the site breaks down when a move at this table brings this about; empty if it does not."""


SHELF = {
    "1830": Listing("1830", g1830.NAME, g1830.SEATS, g1830.OPTIONS, g1830.build),
    "1848": Listing("1848", g1848.NAME, g1848.SEATS, g1848.OPTIONS, g1848.build, site=AUSTRALIA_ON_THE_SITE),
    "1849": Listing("1849", g1849.NAME, g1849.SEATS, g1849.OPTIONS, g1849.build, g1849.NEEDS, ON_THE_SITE),
    "1850": Listing(
        "1850",
        g1850.NAME,
        g1850.SEATS,
        g1850.OPTIONS,
        g1850.build,
        site=MIDWEST_ON_THE_SITE,
        base="1830",
        site_fails=site_fails,
    ),
    "18CZ": Listing("18CZ", g18cz.NAME, g18cz.SEATS, g18cz.OPTIONS, g18cz.build, site=CZECH_ON_THE_SITE),
}


def names_on_site(title: Title) -> SiteNames:
    """What the public site calls things of a title."""
    return SHELF[title.key].site if title.key in SHELF else OUR_NAMES


class UnknownTitle(ValueError):
    """There is no such game, or not in this form."""


def profile_named(word: str) -> str:
    """The profile with this name, or with this former name; other words stay as they are."""
    return OLD_PROFILES.get(word, word)


def build(key: str, seats: int, options: Iterable[str] = (), profile: str = RULEBOOK) -> Title:
    """A title with its options, number of players and profile settled."""
    profile = profile_named(profile)
    listing = SHELF.get(key)
    if listing is None:
        raise UnknownTitle(f"no title {key!r}; there are {', '.join(SHELF)}")
    chosen = frozenset(options)
    unknown = chosen - set(listing.options)
    if unknown:
        raise UnknownTitle(f"{key} has no option {', '.join(sorted(unknown))}; it has {', '.join(listing.options)}")
    for option in sorted(chosen if profile == RULEBOOK else ()):
        missing = [other for other in listing.needs.get(option, ()) if other not in chosen]
        if missing:
            raise UnknownTitle(f"{key} has {option} only together with {', '.join(listing.needs[option])}")
    if seats not in listing.seats:
        raise UnknownTitle(f"{key} is for {listing.seats[0]} to {listing.seats[-1]} players, not {seats}")
    if profile not in PROFILES:
        raise UnknownTitle(f"no profile {profile!r}; there are {', '.join(PROFILES)}")
    return _built(key, seats, chosen, profile)


@lru_cache(maxsize=64)
def _built(key: str, seats: int, options: frozenset[str], profile: str) -> Title:
    """Titles never change, so all games of the same kind share one."""
    return checked(SHELF[key].build(seats, options, profile))
