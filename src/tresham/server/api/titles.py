"""`/titles` and `/bots`: what can be played, by which rules, against whom."""

from __future__ import annotations

from threading import Lock
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from ...bots import BOTS
from ...report.rule_moments import rule_moments, sample_file, sample_text
from ...text import option_about, option_name, term_about, term_name, title_about
from ...text.catalogue import catalogue, slug
from ...titles import PROFILES, SHELF, Listing, listing_of
from ...view import private_rules, proofs_of, rules_of, terms_of
from ...view.shapes import RuleView
from ..caller import language_of
from ..db.waiting import PATIENCE, alone_with
from ..edge.request_bodies import ReadOnce
from ..errors import ApiError
from ..live.pictures import miniature_of
from .common import SVG, json, kept_picture, sends
from .shapes import LanguageQuery, Shape

router = APIRouter(tags=["titles"], route_class=ReadOnce)

TitleKey = Annotated[str, Path(max_length=16)]

ONE_SAMPLE = Lock()
"""The first who asks for moments has a whole game played; those who ask meanwhile wait, and do not play it too."""


class OptionCard(Shape):
    """An optional rule, and the others that it is played together with; or another form of the game, of which one at
    most is played."""

    key: str
    name: str
    about: str
    needs: list[str]
    seats: tuple[int, int] | None
    """Of a form: the fewest and the most players."""
    profiles: list[str]
    """How it is played."""


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


class ProvingTest(Shape):
    """A test that proves a rule: where it stands, and what it says."""

    file: str
    name: str
    words: str


class Rule(Shape):
    """One rule in our own words, and what proves that it is kept."""

    id: str
    chapter: str
    text: str
    tests: list[ProvingTest]


class MomentCard(Shape):
    """When a rule applied in the sample game: after so many moves this happened, or that was tried and refused."""

    ply: int
    text: str
    tried: str


class TermCard(Shape):
    """A word of the trade, what it means in this title, and the rules that tell of it."""

    key: str
    name: str
    about: str
    rules: list[str]


class Glossary(Shape):
    """What a title's words mean, and where its rules tell of its privates."""

    terms: list[TermCard]
    privates: dict[str, list[str]]


@router.get("/titles")
def titles(request: Request, lang: LanguageQuery = None) -> list[TitleCard]:
    """The shelf."""
    return [_card(one, language_of(request)) for one in SHELF.values()]


@router.get("/titles/{title}/rules")
def rules(request: Request, title: TitleKey, lang: LanguageQuery = None) -> list[Rule]:
    """The rules of a title in the reader's language; refusals cite them by their ids."""
    if listing_of(title) is None:
        raise ApiError(404, "not_found")
    return [_rule(one) for one in rules_of(title, language_of(request))]


@router.get("/titles/{title}/moments")
def moments(request: Request, title: TitleKey, lang: LanguageQuery = None) -> dict[str, list[MomentCard]]:
    """By rule: when it applied in the sample game of the title; nothing of a title without one."""
    if listing_of(title) is None:
        raise ApiError(404, "not_found")
    with alone_with(ONE_SAMPLE, PATIENCE):
        found = rule_moments(title, language_of(request))
    return {
        rule: [MomentCard(ply=one.ply, text=one.text, tried=one.tried) for one in several]
        for rule, several in found.items()
    }


@router.get("/titles/{title}/sample", responses=sends("application/json", schema="object"), response_class=Response)
def sample(title: TitleKey) -> Response:
    """The sample game as a file, to be opened like any other."""
    if listing_of(title) is None or sample_file(title) is None:
        raise ApiError(404, "not_found")
    return json(sample_text(title))


@router.get("/titles/{title}/map.svg", responses=sends(SVG), response_class=Response)
def small_map(request: Request, title: TitleKey) -> Response:
    """The printed map, as small as a card and without words."""
    if title not in SHELF:
        raise ApiError(404, "not_found")
    return kept_picture(request, *miniature_of(title), keep="public, max-age=3600")


@router.get("/titles/{title}/glossary")
def glossary(request: Request, title: TitleKey, lang: LanguageQuery = None) -> Glossary:
    """What the words of a title mean, in the reader's language; ids lead to its rules."""
    if listing_of(title) is None:
        raise ApiError(404, "not_found")
    language = language_of(request)
    cards = [
        TermCard(
            key=one.key,
            name=term_name(title, one.key, language),
            about=term_about(title, one.key, language),
            rules=list(one.rules),
        )
        for one in terms_of(title)
    ]
    return Glossary(terms=cards, privates={one: list(rules) for one, rules in private_rules(title).items()})


@router.get("/bots")
def bots(request: Request, lang: LanguageQuery = None) -> list[BotCard]:
    """Who plays when nobody else does."""
    words = catalogue(language_of(request))

    def card(name: str) -> BotCard:
        message = f"bot-{slug(name)}"
        return BotCard(name=name, label=words.say(message, {}), about=words.say(message, {}, "about"))

    return [card(name) for name in BOTS]


def _rule(one: RuleView) -> Rule:
    tests = [ProvingTest(file=test.file, name=test.name, words=test.words) for test in proofs_of(one.id)]
    return Rule(id=one.id, chapter=one.chapter, text=one.text, tests=tests)


def _card(one: Listing, lang: str) -> TitleCard:
    options = [
        OptionCard(
            key=option,
            name=option_name(one.key, option, lang),
            about=option_about(one.key, option, lang),
            needs=list(one.needs.get(option, ())),
            seats=_span(one.forms[option].seats) if option in one.forms else None,
            profiles=list(one.profiles_for((option,))),
        )
        for option in one.options
    ]
    return TitleCard(
        key=one.key,
        name=one.name,
        about=title_about(one.key, lang),
        seats=_span(one.seats),
        options=options,
        profiles=list(PROFILES),
        bots=list(BOTS),
    )


def _span(seats: range) -> tuple[int, int]:
    return seats[0], seats[-1]
