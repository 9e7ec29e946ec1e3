"""The games that can be played."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from ..core.event import Event
from ..core.references import checked
from ..core.table import Table
from ..core.title import Title
from . import g18ab, g18cz, g1830, g1848, g1849, g1850
from .g18ab import rules_of_words as primer_words
from .g18cz import rules_of_words as czech_words
from .g18cz.site import is_listed
from .g1830 import rules_of_words as northeast_words
from .g1848 import rules_of_words as australian_words
from .g1848.map import SITE_HEXES
from .g1848.site import SITE_CORPORATIONS
from .g1848.site_falls import site_fails as australia_fails
from .g1849 import rules_of_words as sicilian_words
from .g1849.site import MARKER_NAMES, PHASE_NAMES
from .g1849.site_ruin import site_fails as sicily_fails
from .g1850 import rules_of_words as midwest_words
from .g1850.places import GOAL
from .g1850.site import RIGHT_NAMES
from .g1850.site import site_fails as midwest_fails
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
class GameForm:
    """Another game in the same box, which an option chooses: for how many it is, and in which profiles it is played."""

    seats: range
    profiles: tuple[str, ...] = PROFILES


@dataclass(frozen=True)
class Listing:
    """A title on the shelf."""

    key: str
    name: str
    seats: range
    """For how many the usual game is."""
    options: tuple[str, ...]
    build: Callable[[int, frozenset[str], str], Title]
    needs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """Options that are played only together with others."""
    site: SiteNames = OUR_NAMES
    base: str = ""
    """The title whose rules hold as far as its own do not say otherwise."""
    site_fails: Callable[[Table, Sequence[Event]], str] = never_fails
    """Why the program of the site breaks down when a move at this table brings this about; empty if it does not."""
    forms: Mapping[str, GameForm] = field(default_factory=dict)
    """Options that make another game of it; of these one at most is chosen."""
    terms: Mapping[str, str] = field(default_factory=dict)
    """By term of the glossary: the ids of the rules that tell of it."""
    private_rules: Mapping[str, str] = field(default_factory=dict)
    """By private: the ids of the rules that tell what it does."""
    event_rules: Mapping[str, str] = field(default_factory=dict)
    """By event, or one case of it (`price_moved:sale`): the ids of the rules that it follows from."""

    @property
    def plain_options(self) -> tuple[str, ...]:
        """Options that leave it the same game, and may all be chosen together."""
        return tuple(option for option in self.options if option not in self.forms)

    def forms_among(self, options: Iterable[str]) -> list[str]:
        """The forms that are chosen."""
        return [option for option in self.forms if option in set(options)]

    def seats_for(self, options: Iterable[str]) -> range:
        """For how many players it is with these options."""
        chosen = self.forms_among(options)
        return self.forms[chosen[0]].seats if chosen else self.seats

    def profiles_for(self, options: Iterable[str]) -> tuple[str, ...]:
        """The profiles in which it is played with these options."""
        chosen = self.forms_among(options)
        return self.forms[chosen[0]].profiles if chosen else PROFILES

    @property
    def all_seats(self) -> range:
        """From the fewest to the most players, whatever the form."""
        every = [self.seats, *(form.seats for form in self.forms.values())]
        return range(min(one.start for one in every), max(one.stop for one in every))


SHELF = {
    "1830": Listing(
        "1830",
        g1830.NAME,
        g1830.SEATS,
        g1830.OPTIONS,
        g1830.build,
        terms=northeast_words.TERMS,
        private_rules=northeast_words.PRIVATES,
        event_rules=northeast_words.EVENTS,
    ),
    "1848": Listing(
        "1848",
        g1848.NAME,
        g1848.SEATS,
        g1848.OPTIONS,
        g1848.build,
        site=AUSTRALIA_ON_THE_SITE,
        site_fails=australia_fails,
        terms=australian_words.TERMS,
        private_rules=australian_words.PRIVATES,
        event_rules=australian_words.EVENTS,
    ),
    "1849": Listing(
        "1849",
        g1849.NAME,
        g1849.SEATS,
        g1849.OPTIONS,
        g1849.build,
        g1849.NEEDS,
        ON_THE_SITE,
        site_fails=sicily_fails,
        terms=sicilian_words.TERMS,
        private_rules=sicilian_words.PRIVATES,
        event_rules=sicilian_words.EVENTS,
    ),
    "1850": Listing(
        "1850",
        g1850.NAME,
        g1850.SEATS,
        g1850.OPTIONS,
        g1850.build,
        site=MIDWEST_ON_THE_SITE,
        base="1830",
        site_fails=midwest_fails,
        terms=midwest_words.TERMS,
        private_rules=midwest_words.PRIVATES,
        event_rules=midwest_words.EVENTS,
    ),
    "18CZ": Listing(
        "18CZ",
        g18cz.NAME,
        g18cz.SEATS,
        g18cz.OPTIONS,
        g18cz.build,
        site=CZECH_ON_THE_SITE,
        forms={option: GameForm(seats, (RULEBOOK,)) for option, seats in g18cz.FORMS.items()},
        terms=czech_words.TERMS,
        private_rules=czech_words.PRIVATES,
        event_rules=czech_words.EVENTS,
    ),
}

PRIMERS = {
    g18ab.KEY: Listing(g18ab.KEY, g18ab.NAME, g18ab.SEATS, g18ab.OPTIONS, g18ab.build, terms=primer_words.TERMS),
}
"""Titles that lessons are played with, and that nobody is offered otherwise."""


def listing_of(key: str) -> Listing | None:
    """A title by its key, on the shelf or beside it."""
    return SHELF.get(key) or PRIMERS.get(key)


def title_name(key: str) -> str:
    """What a title is called."""
    found = listing_of(key)
    return key if found is None else found.name


def names_on_site(title: Title) -> SiteNames:
    """What the public site calls things of a title."""
    found = listing_of(title.key)
    return OUR_NAMES if found is None else found.site


class UnknownTitle(ValueError):
    """There is no such game, or not in this form."""


def profile_named(word: str) -> str:
    """The profile with this name, or with this former name; other words stay as they are."""
    return OLD_PROFILES.get(word, word)


def build(key: str, seats: int, options: Iterable[str] = (), profile: str = RULEBOOK) -> Title:
    """A title with its options, number of players and profile settled."""
    profile = profile_named(profile)
    listing = listing_of(key)
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
    forms, room = listing.forms_among(chosen), listing.seats_for(chosen)
    if len(forms) > 1:
        raise UnknownTitle(f"{key} is played as one of {', '.join(forms)}, not as several of them")
    if seats not in room:
        raise UnknownTitle(f"{' '.join((key, *forms))} is for {room[0]} to {room[-1]} players, not {seats}")
    if profile not in PROFILES:
        raise UnknownTitle(f"no profile {profile!r}; there are {', '.join(PROFILES)}")
    if profile not in listing.profiles_for(chosen):
        raise UnknownTitle(f"{key} with {forms[0]} is not played in the profile {profile!r}")
    return _built(key, seats, chosen, profile)


@lru_cache(maxsize=64)
def _built(key: str, seats: int, options: frozenset[str], profile: str) -> Title:
    """Titles never change, so all games of the same kind share one."""
    listing = listing_of(key)
    assert listing is not None, "who calls has looked"
    return checked(listing.build(seats, options, profile))
