"""`tresham titles` and `new`: what can be played, and a new game as a file."""

from __future__ import annotations

from argparse import Namespace

import tresham

from ..core import saved
from ..core.printable import is_plain
from ..text import option_name, word
from ..titles import PROFILES, SHELF, Listing
from .errors import Sorry
from .files import write_text
from .screen import print_json, screen, table
from .title_checks import check_offer


def titles(args: Namespace) -> int:
    """The titles on the shelf."""
    shelf = [
        {
            "key": one.key,
            "name": one.name,
            "players": {"min": one.seats[0], "max": one.seats[-1]},
            "options": list(one.options),
            "forms": {
                option: {"players": {"min": form.seats[0], "max": form.seats[-1]}, "profiles": list(form.profiles)}
                for option, form in one.forms.items()
            },
            "profiles": list(PROFILES),
        }
        for one in SHELF.values()
    ]
    if args.json:
        print_json(shelf)
        return 0
    rows = [
        (
            one.key,
            one.name,
            span(one.seats),
            "\n".join(_option(one, key, args.language) for key in one.options),
            "\n".join(PROFILES),
        )
        for one in SHELF.values()
    ]
    names = ("title-key", "title-name", "players", "variants", "title-profiles")
    screen().print(table("", [word(name, args.language) for name in names], rows))
    return 0


def span(seats: range) -> str:
    """For how many players.

    >>> span(range(2, 7)), span(range(2, 3))
    ('2–6', '2')
    """
    return f"{seats[0]}–{seats[-1]}" if len(seats) > 1 else f"{seats[0]}"


def _option(listing: Listing, option: str, language: str) -> str:
    """An option; if it is another form of the game, what that is called and for how many it is."""
    if option not in listing.forms:
        return option
    return f"{option} ({span(listing.forms[option].seats)}): {option_name(listing.key, option, language)}"


def words_of(text: str | None) -> list[str]:
    """The words of a list written with commas.

    >>> words_of("Ann, Bob,Eve"), words_of(None)
    (['Ann', 'Bob', 'Eve'], [])
    """
    return [one.strip() for one in text.split(",")] if text else []


def new(args: Namespace) -> int:
    """Begin a game and save it."""
    players = words_of(args.players)
    if not all(players) or len(set(players)) < len(players):
        raise Sorry("sorry-names")
    if not all(map(is_plain, players)):
        raise Sorry("sorry-unshowable")
    options = words_of(args.options)
    check_offer(args.title, len(players), options, args.profile)
    game = tresham.new(args.title, players, options, args.seed, args.profile)
    write_text(args.output, saved.dump(game))
    what = {"title": game.title.key, "players": ", ".join(players), "profile": game.title.profile}
    screen().print(word("new-saved", args.language, file=args.output, **what))
    return 0
