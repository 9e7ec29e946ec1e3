"""From a rule on the page to what proves it: its tests, and the sample game at the moment when it applied."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.unit.learn.walking import do_step, goal
from tests.web.conftest import NewScreen
from tests.web.hands import Hands
from tests.web.screen import Screen
from tresham.core.codec import Codec
from tresham.learn import LESSONS, opened
from tresham.report.rule_moments import rule_moments, sample_game
from tresham.titles import SHELF

RULE = "1830-TN.6"


def rule_of(screen: Screen) -> Locator:
    """The rule on its page, both lists unfolded."""
    screen.go(f"/rules/1830#{RULE}")
    rule = screen.page.locator(f"article[id='{RULE}']")
    rule.locator("[data-test=proofs] summary").click()
    rule.locator("[data-test=moments] summary").click()
    return rule


def table_of(screen: Screen) -> str:
    """Where the page is now, once it is at a table."""
    expect(screen.page).to_have_url(re.compile("/table/"))
    return screen.page.url.split("/table/")[1].split("?")[0]


def test_a_rule_leads_to_its_tests_and_to_a_moment_of_the_sample_game(desk: Screen) -> None:
    [moment] = rule_moments("1830", "en")[RULE]
    rule = rule_of(desk)
    expect(rule.get_by_text("rusting trains leave play everywhere for nothing")).to_be_visible()
    expect(rule.get_by_text(moment.text)).to_be_visible()
    desk.shot("rule-proofs")
    rule.locator("[data-test=moment]").click()
    expect(desk.band).to_contain_text(f"History: ply {moment.ply} of {sample_game('1830').ply}")
    expect(desk.log).to_contain_text(moment.text)
    desk.shot("rule-moment")
    table = table_of(desk)
    rule_of(desk).locator("[data-test=moment]").click()
    assert table_of(desk) == table, "the sample that is open already is opened again"


def test_a_phone_has_room_for_the_proofs_of_a_rule(screens: NewScreen, home: str) -> None:
    phone = screens(home, "phone", "ru")
    expect(rule_of(phone).locator("[data-test=moment]")).to_be_visible()
    phone.shot("rule-proofs")
    assert phone.page.evaluate("() => document.documentElement.scrollWidth") <= 390


def test_a_link_to_a_chapter_leads_to_its_heading_in_every_language(screens: NewScreen, home: str) -> None:
    tiles = ("en", "Tiles", "Component tables: Tiles"), ("pl", "Kafelki", "Tabele elementów: Kafelki")
    for language, link, heading in tiles:
        screen = screens(home, language=language)
        screen.go("/rules/1830#1830-SU.5")
        screen.page.locator("article[id='1830-SU.5']").get_by_role("link", name=link, exact=True).click()
        expect(screen.page.get_by_role("heading", name=heading, exact=True)).to_be_in_viewport()


@pytest.mark.parametrize(("language", "letters"), [("ru", "[а-я]{3}"), ("pl", "[ąęłńóśźż]")])
def test_the_rule_behind_a_refusal_speaks_the_readers_language(
    screens: NewScreen, home: str, language: str, letters: str
) -> None:
    """And so does the list of chapters."""
    screen = screens(home, language=language)
    for title in SHELF:
        screen.go(f"/rules/{title}")
        chapters = screen.page.locator("main .book nav a")
        expect(chapters.first).to_be_visible()
        told = [one for one in chapters.all_inner_texts() if re.search(letters, one, re.IGNORECASE)]
        assert len(told) > chapters.count() / 4, title
        rules = screen.page.locator("main .book article > div > :first-child").all_inner_texts()
        told = [one for one in rules if re.search(letters, one)]
        assert len(told) > 0.8 * len(rules) > 20, title


def test_a_link_out_of_what_a_search_found_shows_the_rest_again(desk: Screen) -> None:
    desk.go("/rules/1850")
    search = desk.page.get_by_role("searchbox")
    search.fill("1850-AU.1 ")
    expect(desk.page.locator("article[id='1830-AU.2']")).to_have_count(0)
    desk.page.locator("article[id='1850-AU.1']").get_by_role("link", name="1830-AU.2", exact=True).click()
    expect(desk.page.locator("article[id='1830-AU.2']")).to_be_in_viewport()
    expect(search).to_have_value("")


def test_a_search_finds_all_forms_of_its_words_or_says_that_there_are_none(screens: NewScreen, home: str) -> None:
    screen = screens(home, language="ru")
    screen.go("/rules/1830")
    search, found = screen.page.get_by_role("searchbox"), screen.page.locator("main .book article")
    search.fill("поездов покупки")
    expect(found.first).to_contain_text("поезд")
    search.fill("абракадабра")
    expect(found).to_have_count(0)
    expect(screen.page.locator("main [role=status]")).to_have_text("Ни в одном правиле нет этих слов.")


def test_the_guide_leads_to_the_rules_that_it_names(screens: NewScreen, home: str) -> None:
    screen, lesson = screens(home), LESSONS["1850-buy-back"]
    table = screen.send("POST", f"/lessons/{lesson.key}", {"again": True})
    screen.go(f"/table/{table['id']}")
    game = opened(lesson, next(seat["name"] for seat in table["seats"] if seat["yours"]))
    codec, hands = Codec(game.title, game.players), Hands(screen, table["id"])
    for number, _ in enumerate(lesson.steps):
        expect(screen.page.locator(f"[data-test=coach][data-where=step][data-step='{number}']")).to_be_visible()
        hands.do(codec.write_action(goal(lesson, game)))
        do_step(lesson, game)
    with screen.page.expect_popup() as opening:
        screen.part("coach-text").get_by_role("link", name="1850-SR.RI.3", exact=True).click()
    rule = opening.value.locator("article[id='1850-SR.RI.3']")
    expect(rule).to_be_in_viewport()
    expect(rule).to_have_class(re.compile("target"))
