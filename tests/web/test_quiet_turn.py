"""A turn in which nothing is built or bought: one click, on a button that says beforehand what it will do."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.turns import before_a_purchase, beginning_of_turn, first_forced_purchase
from tests.web.conftest import NewScreen
from tests.web.positions import open_game, open_new, open_position
from tests.web.screen import Screen

SAYS = {
    "en": r"Run for {m}, pay {m} a share(, price {m} → {m})?, done",
    "ru": r"Рейсы на {m}, дивиденды {m} на акцию(, цена {m} → {m})?, конец хода",
    "pl": r"Przejazdy za {m}, dywidenda {m} na akcję(, kurs {m} → {m})?, koniec tury",
}
MONEY = r"(?:L\.|\$)\d+"


def count_clicks(screen: Screen) -> None:
    """From here on the page counts clicks and keys."""
    screen.page.evaluate(
        "() => { window.pressed = 0; for (const kind of ['click', 'keydown'])"
        " addEventListener(kind, () => { window.pressed += 1 }, true) }"
    )


def clicks(screen: Screen) -> int:
    return int(screen.page.evaluate("window.pressed"))


def corporation(screen: Screen) -> str:
    """Whose turn it is."""
    return screen.page.locator("aside.left header .mark").first.inner_text()


@pytest.mark.parametrize(("title", "size"), [("1830", "desktop"), ("1849", "phone"), ("1850", "desktop")])
def test_a_quiet_turn_is_one_click(screens: NewScreen, home: str, title: str, size: str) -> None:
    screen = screens(home, size)
    open_game(screen, beginning_of_turn(title))
    expect(screen.primary).to_have_text(re.compile(SAYS["en"].format(m=MONEY)))
    expect(screen.part("effects")).to_contain_text("Lay no track")
    screen.shot(f"quiet-{title}")
    corp, said = corporation(screen), screen.primary.inner_text()
    count_clicks(screen)
    screen.primary.click()
    expect(screen.band).not_to_contain_text(f"for {corp}")
    expect(screen.page.locator(".game")).to_have_attribute("aria-busy", "false")
    assert clicks(screen) == 1
    run, share, *prices = re.findall(MONEY, said)
    if size == "phone":
        screen.page.locator("button[data-phone=log]").click()
    expect(screen.log).to_contain_text(re.compile(rf"{re.escape(corp)} runs for {re.escape(run)}\b"))
    expect(screen.log).to_contain_text(
        re.compile(rf"{re.escape(corp)} pays out {re.escape(run)}, {re.escape(share)} a share")
    )
    if prices:
        expect(screen.log).to_contain_text(re.compile(rf"{re.escape(corp)}.*{re.escape(prices[1])}\b"))


@pytest.mark.parametrize("language", SAYS)
def test_the_button_tells_its_sums_in_every_language(screens: NewScreen, home: str, language: str) -> None:
    screen = screens(home, language=language)
    open_game(screen, beginning_of_turn("1849"))
    expect(screen.primary).to_have_text(re.compile(SAYS[language].format(m=MONEY)))
    screen.shot(f"quiet-{language}")


def test_enter_plays_the_quiet_turn_too(desk: Screen) -> None:
    open_game(desk, beginning_of_turn("1830"))
    corp = corporation(desk)
    expect(desk.primary).to_contain_text("Run for")
    desk.step(lambda: desk.page.keyboard.press("Enter"))
    expect(desk.band).not_to_contain_text(f"for {corp}")


def test_one_undo_takes_back_what_one_click_did(desk: Screen) -> None:
    open_game(desk, beginning_of_turn("1830"))
    expect(desk.primary).to_contain_text("Run for")
    corp, said = corporation(desk), desk.primary.inner_text()
    desk.step(desk.primary.click)
    expect(desk.log).to_contain_text(f"{corp} lays no track")
    desk.step(desk.part("undo").click)
    expect(desk.primary).to_have_text(said)
    expect(desk.log.locator("p.line:not(.jump)", has_text=f"{corp} lays no track")).to_have_count(0)


def test_a_tile_and_the_rest_of_the_turn_are_two_clicks_and_one_undo(desk: Screen) -> None:
    """The hex, and the button that says what comes after the tile; it knows the new track already."""
    open_game(desk, beginning_of_turn("1830"))
    corp, said = corporation(desk), desk.primary.inner_text()
    count_clicks(desk)
    desk.page.locator("[data-target]").first.click()
    both = desk.part("both")
    expect(both).to_have_text(re.compile(rf"^Lay tile \S+ on \S+.*, run for {MONEY}, pay {MONEY} a share.*, done"))
    desk.shot("both")
    desk.step(both.click)
    expect(desk.band).not_to_contain_text(f"for {corp}")
    assert clicks(desk) == 2
    expect(desk.log).to_contain_text(f"{corp} lays tile")
    expect(desk.log).to_contain_text(f"{corp} pays out")
    desk.step(desk.part("undo").click)
    expect(desk.primary).to_have_text(said)


def test_a_train_is_bought_from_before_the_run(desk: Screen) -> None:
    open_game(desk, before_a_purchase())
    ahead = desk.part("trains-ahead")
    expect(ahead).to_contain_text(re.compile(rf"run for {MONEY}, pay {MONEY} a share"))
    corp = corporation(desk)
    desk.shot("trains-ahead")
    desk.step(ahead.get_by_role("button").first.click)
    for deed in ("lays no track", "runs for", "pays out", "buys a"):
        expect(desk.log).to_contain_text(f"{corp} {deed}")


def test_a_train_that_must_be_bought_may_be_the_last_thing_of_the_turn(desk: Screen) -> None:
    open_game(desk, first_forced_purchase())
    corp = corporation(desk)
    expect(desk.primary).to_have_text(re.compile("^Buy a 2a-train"))
    desk.calm()
    count_clicks(desk)
    desk.page.locator(".lead [data-test=and-done]").click()
    expect(desk.band).not_to_contain_text(f"for {corp}")
    assert clicks(desk) == 1


def test_to_run_and_withhold_is_one_click(desk: Screen) -> None:
    open_game(desk, beginning_of_turn("1830"))
    corp = corporation(desk)
    kept = desk.part("course-withhold")
    expect(kept).to_contain_text(re.compile(rf"^Withhold {MONEY}run for {MONEY}"))
    desk.step(kept.click)
    expect(desk.log).to_contain_text(f"{corp} withholds")


def test_a_tile_a_run_and_no_dividend_are_two_clicks(desk: Screen) -> None:
    """What is picked on the map goes before every way through the rest of the turn."""
    open_game(desk, before_a_purchase())
    corp = corporation(desk)
    count_clicks(desk)
    desk.page.locator("[data-target]").first.click()
    kept = desk.page.locator(".pair", has=desk.part("course-withhold")).get_by_role("button").last
    expect(kept).to_have_text("& done")
    desk.shot("and-done")
    desk.step(kept.click)
    assert clicks(desk) == 2
    for deed in ("lays tile", "runs for", "withholds"):
        expect(desk.log).to_contain_text(f"{corp} {deed}")
    expect(desk.band).not_to_contain_text(f"for {corp}")


def test_a_position_that_has_changed_is_not_played_on(desk: Screen) -> None:
    """Somebody acts between the reading and the click: the button meant another position."""
    open_game(desk, beginning_of_turn("1830"))
    desk.expect_refusal(409)
    expect(desk.primary).to_contain_text("Run for")
    before = desk.ply
    desk.page.route(
        "**/finish?*", lambda route: route.continue_(post_data={**route.request.post_data_json, "ply": before - 1})
    )
    desk.primary.click()
    expect(desk.page.get_by_role("alert").locator("code")).to_have_text("stale")
    assert desk.ply == before


def test_runs_drawn_by_hand_are_run_as_they_are_drawn(desk: Screen) -> None:
    """The best runs are another button, and it says so."""
    open_position(desk, "1830", 60, "run_trains", options=("free_runs",))
    expect(desk.primary).to_contain_text(re.compile(r"^Run for \$\d+, pay "))
    best = re.findall(MONEY, desk.primary.inner_text())[0]
    way = desk.page.locator(".runs .way").first
    expect(way).to_contain_text(" – ")
    stops = (way.get_attribute("data-stops") or "").split()
    desk.page.locator("aside.left").get_by_role("button", name="Clear").click()
    expect(desk.primary).to_have_text("Run for $0")
    expect(desk.primary).not_to_have_class(re.compile("primary"))
    expect(desk.part("finish")).to_contain_text(f"Run the best instead: run for {best}, pay ")
    before = desk.ply
    for stroke in ("Enter", "Shift+Enter"):
        desk.page.keyboard.press(stroke)
    for stop in stops:
        desk.page.locator(f"[data-target='{stop}']").click()
    expect(desk.primary).to_have_text(re.compile(r"^Run for \$[1-9]\d*\b"))
    drawn = re.findall(MONEY, desk.primary.inner_text())
    assert len(drawn) == 1
    assert drawn[0] != best
    assert desk.ply == before, "no key has run anything else"
    desk.shot("drawn-runs")
    desk.step(desk.primary.click)
    expect(desk.log).to_contain_text(f"runs for {drawn[0]}:")
    expect(desk.log).not_to_contain_text(f"runs for {best}")


def test_the_best_runs_are_run_by_the_button_that_says_so(desk: Screen) -> None:
    open_position(desk, "1830", 60, "run_trains")
    expect(desk.primary).to_contain_text("Run for")
    best = re.findall(MONEY, desk.primary.inner_text())[0]
    desk.page.locator("aside.left").get_by_role("button", name="Clear").click()
    desk.step(desk.part("finish").click)
    expect(desk.log).to_contain_text(f"runs for {best}")


def test_a_train_can_still_be_bought_after_the_run(desk: Screen) -> None:
    """Beside the whole rest of the turn stands the run alone."""
    open_position(desk, "1830", 60, "run_trains")
    desk.step(desk.part("run").click)
    expect(desk.primary).to_have_text(re.compile(r"^Pay \$\d+ a share, price .*, done"))
    desk.step(lambda: desk.click(re.compile(r"^Pay \$\d+ a share price of")))
    expect(desk.page.locator("aside.left").get_by_role("button", name=re.compile("^Buy a "))).not_to_have_count(0)


def test_where_nothing_is_due_nothing_is_green_and_enter_declines_nothing(desk: Screen) -> None:
    open_new(desk, "1830")
    expect(desk.primary).to_have_text(re.compile("Pass"))
    expect(desk.primary).not_to_have_class(re.compile("primary"))
    before = desk.ply
    desk.page.keyboard.press("Enter")
    desk.page.keyboard.press("[")
    assert desk.ply == before
    desk.step(desk.primary.click)
    expect(desk.log).to_contain_text("Ann passes")
    desk.step(lambda: desk.page.keyboard.press("Shift+Enter"))
    expect(desk.log).to_contain_text("Bob passes")
    desk.primary.focus()
    desk.step(lambda: desk.page.keyboard.press("Enter"))
    expect(desk.log).to_contain_text("Eve passes")
