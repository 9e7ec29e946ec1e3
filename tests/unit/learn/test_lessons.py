"""Every lesson keeps what it promises: it can be played to its end, and has words for all that may happen."""

import re

import pytest

from tests.unit.learn.walking import begun, do_step, script
from tests.unit.text.pages import pages
from tresham.core.game import Game
from tresham.learn import COURSES, LESSONS, progress, tell
from tresham.learn.lesson import YOU
from tresham.learn.named_moves import LessonTable
from tresham.learn.progress import DONE, STEP
from tresham.learn.telling import page_message, wrong_message
from tresham.text import LANGUAGES
from tresham.text.catalogue import catalogue
from tresham.titles import listing_of
from tresham.view import rules_of

every_lesson = pytest.mark.parametrize("key", LESSONS)
POINTS = re.compile(
    r"hex:\w+|corp:\S+|private:\S+|train:[\w+]+|cell:\w+|start:\S+|group:\w+|verb:[\w:]+|own:\w+|tab:\w+|main|need|finish"
)
RULE = re.compile(r"\b18[\dA-Z]{2}-[A-Z\d]+(?:[.-][A-Za-z\d]+)*")
"""How the page finds the rules that a lesson names."""


def messages(lesson):
    """Every message of a lesson, with the facts it may mention."""
    found = {f"lesson-{lesson.key}": set(), f"lesson-{lesson.key}-end": {"you", *lesson.facts}}
    for step in lesson.steps:
        facts = {"you", *step.facts}
        found |= {page_message(lesson, step, number): facts for number, _ in enumerate(step.pages, 1)}
        found |= {wrong_message(lesson, step, verb): facts for verb in ("", *step.wrong)}
    return found


def rules_named(lesson, language):
    """By message of a lesson: the rules that it names."""
    words = catalogue(language, lesson.title)
    return {name: RULE.findall(words.say(name, dict.fromkeys(facts, 0))) for name, facts in messages(lesson).items()}


LIST = re.compile(rf"\w+: (?:\w+ )?{RULE.pattern}(?:(?:, | \w+ ){RULE.pattern})+\.")
"""Rules that stand together behind what was said."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_names_one_rule_at_most_and_several_stand_behind_all_sentences(language):
    for lesson in LESSONS.values():
        words = catalogue(language, lesson.title)
        for name, facts in messages(lesson).items():
            sentences = re.split(r"(?<=[.!?]) ", words.say(name, dict.fromkeys(facts, 0)))
            several = [one for one in sentences if len(RULE.findall(one)) > 1]
            assert all(LIST.fullmatch(one) for one in several), name
            assert several in ([], sentences[-1:]), name


def test_keys_are_unique():
    assert len(LESSONS) == sum(len(course.lessons) for course in COURSES)
    for lesson in LESSONS.values():
        assert len({step.key for step in lesson.steps}) == len(lesson.steps)


@every_lesson
def test_a_lesson_is_for_one_learner_at_a_table_that_there_is(key):
    lesson = LESSONS[key]
    listing = listing_of(lesson.title)
    assert listing is not None
    assert lesson.seats.count(YOU) == 1
    assert len(lesson.seats) in listing.seats_for(lesson.options)


@every_lesson
def test_a_lesson_can_be_played_to_its_end_by_its_own_goals(key):
    lesson, game = begun(key)
    script(lesson, game)
    for number, _ in enumerate(lesson.steps):
        found = progress(lesson, game)
        assert (found.where, found.step) == (STEP, number)
        assert game.to_act == game.title.players[lesson.seats.index(YOU)]
        do_step(lesson, game)
    assert progress(lesson, game).where == DONE


@every_lesson
def test_whatever_meets_a_goal_can_be_answered(key):
    """Not only the move that the guide would make."""
    lesson, game = begun(key)
    table = LessonTable(lesson, game)
    for step in lesson.steps:
        for action in game.legal_actions():
            if any(table.means(one, game.state, action) for one in step.goal.moves):
                other = game.copy()
                other.push(action)
                script(lesson, other)
        do_step(lesson, game)


@every_lesson
def test_what_is_pointed_at_is_there(key):
    lesson, game = begun(key)
    title = game.title
    known = {f"hex:{one}" for one in title.atlas.names} | {f"corp:{one.symbol}" for one in title.corporations}
    known |= {f"start:{one.symbol}" for one in title.corporations} | {f"train:{one.name}" for one in title.trains}
    known |= {f"cell:{one.name}" for one in title.market.cells} | {f"private:{one.symbol}" for one in title.privates}
    for step in lesson.steps:
        for point in (one for page in step.pages for one in page):
            assert POINTS.fullmatch(point), point
            point = re.sub(r"^(start:[^:]+):\w+$", r"\1", point)
            if point.partition(":")[0] in ("hex", "corp", "start", "train", "cell", "private"):
                assert point in known


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_mentions_only_its_facts_and_none_is_without_use(language):
    here = {name: page for name, page in pages(language).items() if page.file.startswith("lessons")}
    wanted: dict[str, set[str]] = {"lesson-beyond": set(), **{f"course-{course.key}": set() for course in COURSES}}
    for lesson in LESSONS.values():
        wanted |= messages(lesson)
    assert sorted(set(wanted) - set(here)) == []
    assert sorted(set(here) - set(wanted)) == []
    assert {name: here[name].variables - facts for name, facts in wanted.items() if here[name].variables - facts} == {}


def test_no_fact_is_read_for_nothing():
    idle = []
    for lesson in LESSONS.values():
        for step in lesson.steps:
            texts = [name for name in messages(lesson) if name.startswith(f"lesson-{lesson.key}-{step.key}-")]
            used = set().union(*(pages("en")[name].variables for name in texts))
            idle += [(lesson.key, step.key, fact) for fact in step.facts if fact not in used]
    assert idle == []


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_rules_that_a_lesson_names_are_those_of_its_title_and_the_same_in_every_language(key, language):
    lesson = LESSONS[key]
    ids = {rule.id for rule in rules_of(lesson.title, language)}

    assert {rule for rules in rules_named(lesson, language).values() for rule in rules} <= ids
    assert rules_named(lesson, language) == rules_named(lesson, "en")


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_a_lesson_tells_all_its_pages_in_every_language(key, language):
    lesson, game = begun(key)
    for number, step in enumerate(lesson.steps):
        said = tell(lesson, game, language)
        assert (said.step, said.steps, len(said.pages)) == (number, len(lesson.steps), len(step.pages))
        assert all(page.text and "{" not in page.text for page in said.pages)
        do_step(lesson, game)
    end = tell(lesson, game, language)
    assert end.where == DONE
    assert end.pages[0].text


@pytest.mark.parametrize("language", LANGUAGES)
@every_lesson
def test_every_wrong_move_of_the_menu_teaches_something(key, language):
    lesson, game = begun(key)
    for number, _ in enumerate(lesson.steps):
        for action in list(game.legal_actions())[:30]:
            other = game.copy()
            other.push(action)
            if progress(lesson, other).step == number:
                said = tell(lesson, other, language)
                assert said.feedback
                assert said.back == game.ply
                assert said.pages == tell(lesson, game, language).pages
        do_step(lesson, game)


def at_the_end(key: str) -> Game:
    lesson, game = begun(key)
    for _ in lesson.steps:
        do_step(lesson, game)
    return game


def test_the_first_course_shows_how_one_loses_and_how_one_does_not():
    """Without a train in time Ada is ahead; with it she is not."""

    def ahead(game: Game) -> int:
        t = game.table()
        you, ada = game.title.players
        return game.title.score(t, you) - game.title.score(t, ada)

    assert ahead(at_the_end("without-train")) < 0 < ahead(at_the_end("foresight"))
