"""`/titles` and `/bots`: what can be played, by which rules, against whom."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request

from ...bots import BOTS
from ...text import option_about, option_name, title_about
from ...text.catalogue import catalogue, slug
from ...titles import PROFILES, SHELF, Listing
from ...view import rules_of
from ..caller import language_of
from ..edge.request_bodies import ReadOnce
from ..errors import ApiError
from .shapes import LanguageQuery, Shape

router = APIRouter(tags=["titles"], route_class=ReadOnce)

TitleKey = Annotated[str, Path(max_length=16)]


class OptionCard(Shape):
    """An optional rule, and the others that it is played together with."""

    key: str
    name: str
    about: str
    needs: list[str]


class TitleCard(Shape):
    """A title on the shelf."""

    key: str
    name: str
    about: str
    seats: tuple[int, int]
    """The fewest and the most players."""
    options: list[OptionCard]
    profiles: list[str]
    bots: list[str]


class BotCard(Shape):
    """A bot that can take a seat: the name to ask for it by, what to call it, how it plays."""

    name: str
    label: str
    about: str


class Rule(Shape):
    """One rule in our own words."""

    id: str
    chapter: str
    text: str


@router.get("/titles")
def titles(request: Request, lang: LanguageQuery = None) -> list[TitleCard]:
    """The shelf."""
    return [_card(one, language_of(request)) for one in SHELF.values()]


@router.get("/titles/{title}/rules")
def rules(title: TitleKey, lang: LanguageQuery = None) -> list[Rule]:
    """The rules of a title; refusals cite them by their ids. They are written in English, whatever is asked for."""
    if title not in SHELF:
        raise ApiError(404, "not_found")
    return [Rule(id=one.id, chapter=one.chapter, text=one.text) for one in rules_of(title)]


@router.get("/bots")
def bots(request: Request, lang: LanguageQuery = None) -> list[BotCard]:
    """Who plays when nobody else does."""
    words = catalogue(language_of(request))

    def card(name: str) -> BotCard:
        message = f"bot-{slug(name)}"
        return BotCard(name=name, label=words.say(message, {}), about=words.say(message, {}, "about"))

    return [card(name) for name in BOTS]


def _card(one: Listing, lang: str) -> TitleCard:
    options = [
        OptionCard(
            key=option,
            name=option_name(one.key, option, lang),
            about=option_about(one.key, option, lang),
            needs=list(one.needs.get(option, ())),
        )
        for option in one.options
    ]
    return TitleCard(
        key=one.key,
        name=one.name,
        about=title_about(one.key, lang),
        seats=(one.seats[0], one.seats[-1]),
        options=options,
        profiles=list(PROFILES),
        bots=list(BOTS),
    )
