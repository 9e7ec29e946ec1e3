"""Every event, refusal and action has its sentence in every language, and no sentence is without use."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from tests.forms import titles_with_options
from tests.unit.text import commands, reasons
from tests.unit.text.pages import PLURALS, pages
from tests.unit.text.refusals import AHEAD, parameters, parameters_of
from tests.unit.text.tables import PLAYERS, SETTINGS, kinds_of, loud_events, random_game, sample
from tresham.core.action import Action
from tresham.core.event import Event
from tresham.core.title import Title
from tresham.rules.operating import CorporationTurn, Part, never
from tresham.text import COUNTS, HEADINGS, LANGUAGES, PROMPTS, Scribe
from tresham.text.catalogue import Fact, catalogue, slug
from tresham.text.prospects import prospects
from tresham.text.sentences import facts_by_field, facts_of, message_of
from tresham.titles import SHELF, build
from tresham.view import terms_of
from tresham.view.idle_trains import NO_SECOND_STOP, NO_STATION, OUT_OF_REACH

TITLES = [title for key in SHELF for title in titles_with_options(key)]
SCRIBE = Scribe(build("1830", len(PLAYERS)), PLAYERS)
CITED = {code.partition(":")[0] for title in TITLES for code in title.cites}
CODES = sorted(CITED | AHEAD)

UNTOLD = {
    "CharterDealt": {"cert", "chance"},  # the corporation says it
    "CorporationClosed": {"tokens", "certs", "slots", "markers", "certs_to"},  # all are gone, whatever they were
    "CorporationLeftOut": {"chance"},
    "LaunchOrderDrawn": {"chance"},
    "WardDrawn": {"chance"},
    "PlayerLeft": {"order"},
    "PresidencyPassed": {"president_cert"},
    "SharesBought": {"payee"},
    "TileDestroyed": {"lay", "slots"},
    "TileLaid": {"carried"},
    "TokenTaken": {"returns_at"},  # of interest when it is placed again
    "TokenSettled": {"hex"},  # the slot says it
    "TrainBought": {"train", "payee"},  # the kind says it
    "TrainDiscarded": {"train"},
    "TrainGiven": {"train"},
    "TrainScrapped": {"train"},
    "TrainTurned": {"train"},
}
"""Fields that the log leaves out on purpose. A new field is told, or listed here."""

NOT_NUMBERS = {("do-choose-swap", "kind")}
"""Words that look like plural forms: one double certificate, or two."""

ELSEWHERE = ("server.ftl", "house.ftl", "web", "problems.ftl", "report.ftl", "lessons", "companion.ftl", "puzzles.ftl")
"""Pages of the server, the browser, route problems, reports, lessons, the companion and puzzles, whose own tests know
what is in use."""

CONTAINERS = {"calendar", "stock", "operating", "operating_turn", "sleeping_money", "sold_blocks"}
"""Stages that wait for nobody themselves."""


def parts_of(title: Title) -> list[Part]:
    return [part for stage in title.stages.values() if isinstance(stage, CorporationTurn) for part in stage.parts]


def steps_of(title: Title) -> set[str]:
    """Everything that can be up for decision in a title."""
    return {part.name for part in parts_of(title)} | (set(title.stages) - CONTAINERS) | {"answer"}


def messages_of_title(title: Title) -> set[str]:
    key = slug(title.key)
    return {
        f"title-{key}",
        *(f"private-{key}-{slug(one.symbol)}" for one in title.privates),
        *(f"phase-{key}-{slug(one.name)}" for one in title.phases),
        *(f"zone-{key}-{slug(one.zone)}" for one in title.market.cells if one.zone),
        *(f"option-{key}-{slug(one)}" for one in SHELF[title.key].options),
    }


def not_on_shelf() -> list[str]:
    """Pages of titles that nobody can play yet; their words wait for them."""
    folder = Path(str(files("tresham.text"))) / "locales" / "en" / "titles"
    return [f"titles/{page.name}" for page in folder.glob("*.ftl") if page.stem not in SHELF]


def on_the_map() -> set[str]:
    """What the pen says of a map to those who cannot see it."""
    pages_of_the_pen = Path(str(files("tresham.draw"))).glob("*.py")
    return {name for page in pages_of_the_pen for name in re.findall(r'"(map-[a-z-]+)"', page.read_text("utf-8"))}


def messages_in_use() -> set[str]:
    used = {"do-open-number", "line", "side", "colour", "party-nobody", "party-bank", "party-pool"}
    used |= {message_of(kind) for kind in (*loud_events(), *kinds_of(Action))}
    used |= {f"illegal-{slug(code)}" for code in CODES}
    used |= {f"round-{kind}" for kind in ("auction", "draft", "stock", "operating")}
    used |= {f"{word}-{slug(step)}" for word in ("step", "hint") for title in TITLES for step in steps_of(title)}
    used |= {f"term-{slug(term.key)}" for key in SHELF for term in terms_of(key)}
    used |= {f"idle-{slug(why)}" for why in (NO_STATION, NO_SECOND_STOP, OUT_OF_REACH)}
    used |= {f"ui-{name}" for name in (*HEADINGS, *PROMPTS, *COUNTS)} | commands.in_use()
    used |= {f"fact-{slug(fact.key)}" for title in TITLES for fact in title.facts} | on_the_map()
    return used.union(*map(messages_of_title, TITLES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_and_nothing_is_without_use(language):
    assert sorted(messages_in_use() - set(pages(language))) == []
    known = pages(language)
    files = {name: known.get(name.partition("@")[0], page).file for name, page in known.items()}
    here = {name for name, file in files.items() if not file.startswith((*ELSEWHERE, *not_on_shelf()))}
    used = messages_in_use() | {f"short-{name}" for name in messages_in_use() if name.startswith("step-")}
    assert sorted(name for name in here if name.partition("@")[0] not in used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_title_says_in_its_own_words_mentions_no_more_than_what_all_say(language):
    own = {name: page for name, page in pages(language).items() if "@" in name}
    assert sorted({name.partition("@")[2] for name in own}) == ["1830", "1848", "1849", "1850", "18CZ"]
    for name, page in own.items():
        assert page.variables <= pages(language)[name.partition("@")[0]].variables


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", loud_events(), ids=lambda kind: kind.__name__)
def test_a_line_of_the_log_mentions_only_what_the_event_knows(kind, language):
    page = pages(language)[message_of(kind)]
    assert page.variables - set(facts_of(sample(kind), SCRIBE)) == set()


@pytest.mark.parametrize("kind", loud_events(), ids=lambda kind: kind.__name__)
def test_every_field_of_an_event_is_told_or_left_out_on_purpose(kind: type[Event]):
    used = pages("en")[message_of(kind)].variables
    told = {name for name, facts in facts_by_field(sample(kind), SCRIBE).items() if used & set(facts)}
    untold = set(facts_by_field(sample(kind), SCRIBE)) - told
    assert untold == UNTOLD.get(kind.__name__, set())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", kinds_of(Action), ids=lambda kind: kind.__name__)
def test_a_label_mentions_only_what_the_action_knows(kind, language):
    action = sample(kind)
    known = {*facts_of(action, SCRIBE), *prospects(action, SCRIBE, None)}
    assert pages(language)[message_of(kind)].variables - known == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_a_refusal_mentions_exactly_its_parameters(code, language):
    assert pages(language)[f"illegal-{slug(code)}"].variables == parameters_of(code)


def test_refusals_found_in_the_rules_are_cited():
    """Otherwise the parameters above were not those of the rules."""
    named = {code for code in parameters() if not code.endswith("*")}
    assert len(named) > 50
    assert sorted(named - set(CODES)) == []


def test_what_no_title_raises_yet_is_cited_by_none():
    assert sorted(AHEAD & CITED) == []


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != "en"])
@pytest.mark.parametrize("message", sorted(pages("en")))
def test_all_languages_mention_the_same_things_and_choose_by_the_same_words(message, language):
    english, other = pages("en")[message], pages(language)[message]
    assert other.variables == english.variables
    assert other.file == english.file
    for variable in english.variables:
        assert other.words(variable) == english.words(variable), variable


@pytest.mark.parametrize(
    ("language", "forms"), [("en", {"one", "other"}), ("ru", {"one", "few", "many"}), ("pl", {"one", "few", "many"})]
)
def test_plurals_have_the_forms_of_their_language(language, forms):
    for name, page in pages(language).items():
        for variable, keys in page.choices:
            if set(keys) & (PLURALS - {"other"}) and (name, variable) not in NOT_NUMBERS:
                assert set(keys) & PLURALS == forms, f"{name} by {variable}"


@pytest.mark.parametrize(("message", "variable", "word"), sorted(reasons.words()))
def test_every_word_of_the_rules_is_known_to_its_message(message, variable, word):
    assert word in pages("en")[message].words(variable) - {"other"}


@pytest.mark.parametrize("message", ["passed", "do-pass"])
def test_every_part_of_a_turn_that_may_be_declined_is_known_to_the_pass(message):
    parts = {part.name for title in TITLES for part in parts_of(title) if part.optional is not never}
    assert sorted(parts - pages("en")[message].words("step")) == []


def test_every_word_that_events_carry_is_known_to_their_message():
    """Reasons, purposes and causes are chosen by word; one that is not there would be told as something vague."""
    for setting in SETTINGS:
        game = random_game(setting)
        told = Scribe(game.title, game.players)
        for event in (event for node in game.line() for event in node.events if event.loud):
            message = message_of(event.__class__)
            page = pages("en").get(f"{message}@{game.title.key}") or pages("en")[message]
            for name, facts in facts_by_field(event, told).items():
                if isinstance(getattr(event, name), str):
                    known = page.words(name) | ({"auction", "draft", "stock"} if name == "step" else set())
                    assert facts[name] in known, f"{event}: {name}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_tile_is_laid_with_one_word_in_the_panel_and_on_the_map(language):
    said = catalogue(language).say
    tile: dict[str, Fact] = {"tile": "9", "hex": "B2", "track": "", "cost": 0, "sum": "$20", "turns": 0}
    labels = [said(one, tile) for one in ("do-lay-tile", "web-lay", "web-lay-for", "board-lay-it", "board-lay-for")]
    labels.append(said("web-way", {**tile, "cost": "free"}))
    assert {label.split()[0] for label in labels} == {labels[0].split()[0]}
