"""From a rule on the page to what proves it: its tests, and the sample game at the moment when it applied."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.web.conftest import NewScreen
from tests.web.screen import Screen
from tresham.report.rule_moments import rule_moments, sample_game

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
