"""The board in a real browser: laying tiles, tokens, runs and par prices with mouse, keys and fingers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from tests.web.conftest import NewScreen
from tests.web.positions import open_position
from tests.web.screen import Screen


def hexes(screen: Screen) -> Locator:
    """Hexes that can be clicked."""
    return screen.page.locator("[data-target]")


def target(screen: Screen, name: str) -> Locator:
    return screen.page.locator(f"[data-target='{name}']")


def spot(screen: Screen) -> Locator:
    """The panel that tells what can be done on the picked hex."""
    return screen.part("spot")


def at_rest(screen: Screen, where: Locator) -> FloatRect:
    """Where something is once the map has stopped moving."""
    before, now = None, where.bounding_box()
    while now is None or now != before:
        screen.laid_out()
        before, now = now, where.bounding_box()
    return now


def ghost(screen: Screen) -> str:
    """The tile that would be laid, and how often it is turned."""
    found = screen.page.locator(".ghost > use").first
    turn = re.fullmatch(r"rotate\((\d+)\)", found.get_attribute("transform") or "")
    assert turn
    return f"{(found.get_attribute('href') or '').removeprefix('#tile-')}:{int(turn[1]) // 60}"


def view(screen: Screen) -> str:
    """Where the window looks at the map."""
    return screen.page.locator("svg.map > g").get_attribute("transform") or ""


@pytest.fixture
def track(desk: Screen) -> Screen:
    """1849, when IFT may lay track."""
    open_position(desk, "1849", 60, "lay_tile")
    expect(target(desk, "G9")).to_be_visible()
    return desk


def test_a_tile_is_laid_with_two_clicks(track: Screen) -> None:
    page = track.page
    target(track, "G9").click()
    expect(page.locator(".ghost")).to_be_visible()
    laid = ghost(track).split(":")[0]
    track.shot("board-lay")
    track.step(lambda: page.locator(".controls .primary").click())
    expect(page.locator(f".grounds [data-tile='{laid}']")).to_have_count(1)
    expect(track.log).to_contain_text(f"lays tile {laid} on G9")
    expect(page.locator(".ghost")).to_have_count(0)


def test_where_a_second_click_lays_the_tile_a_double_click_does_not(track: Screen) -> None:
    track.page.evaluate("() => localStorage.setItem('tresham.habits', JSON.stringify({again: 'lay'}))")
    track.page.reload()
    before = track.ply
    target(track, "G9").dblclick()
    track.calm()  # a move would be under way already
    assert track.ply == before
    track.step(lambda: target(track, "G9").click())


def test_a_tile_is_turned_and_changed(track: Screen) -> None:
    page = track.page
    target(track, "G9").click()
    first = ghost(track)
    page.mouse.wheel(0, 120)
    expect(page.locator(f"[data-way='{first}']")).to_have_attribute("aria-pressed", "false")
    page.mouse.wheel(0, -120)
    expect(page.locator(f"[data-way='{first}']")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("r")
    assert ghost(track) != first
    page.keyboard.press("Shift+R")
    assert ghost(track) == first
    page.keyboard.press("t")
    assert ghost(track).split(":")[0] != first.split(":")[0]
    page.keyboard.press("Escape")
    expect(page.locator(".ghost")).to_have_count(0)


def test_a_way_to_lay_is_seen_under_the_mouse_and_laid_by_a_press(track: Screen) -> None:
    """Hex and way: two clicks for any tile in any turn. Without a mouse the first press shows it, the second lays."""
    page, before = track.page, track.ply
    target(track, "G9").click()
    first = ghost(track)
    ways = page.locator("[data-way]")
    other = ways.and_(page.locator("[aria-pressed=false]")).last
    way = other.get_attribute("data-way") or ""
    other.hover()
    expect(page.locator(".ghost > use").first).to_have_attribute("transform", f"rotate({int(way[-1]) * 60})")
    page.mouse.move(5, 5)
    assert ghost(track) == first
    other.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-way='{way}']")).to_have_attribute("aria-pressed", "true")
    assert track.ply == before
    page.locator(f"[data-way='{first}']").hover()
    assert ghost(track) == first
    track.shot("board-ways")
    track.step(lambda: page.locator(f"[data-way='{first}']").click())
    expect(track.log).to_contain_text(f"lays tile {first.split(':')[0]} on G9")


def test_a_refused_tile_is_grey_and_tells_its_rule(track: Screen) -> None:
    page = track.page
    target(track, "G9").click()
    refused, why_not = page.locator(".strip .tile.refused").first, track.part("refused-tiles")
    said = why_not.get_attribute("title") or ""
    assert re.fullmatch(r"\d+ tiles may not be laid: see why", said)
    expect(why_not).to_have_accessible_name(said)
    expect(why_not.locator(".count")).to_have_text(said.split()[0])
    expect(refused).to_have_count(0)
    why_not.click()
    expect(refused).to_have_attribute("aria-disabled", "true")
    refused.hover()
    why = spot(track).locator(".why")
    expect(why).to_contain_text(re.compile(r"\w+ .*Rule 1849-\d"))
    track.shot("board-refused")
    page.mouse.move(5, 5)  # whatever comes to lie under it would be asked about
    why_not.press("Enter")
    expect(why).to_have_count(0)
    why_not.press("Enter")
    expect(refused).to_be_visible()
    expect(why).to_have_count(0)
    refused.hover()
    with track.context.expect_page() as opened:
        why.get_by_role("link").click()
    rule = why.get_by_role("link").inner_text().removeprefix("Rule ")
    expect(opened.value.locator("body")).to_contain_text(rule)


def test_a_hex_without_choices_tells_what_it_is_and_why_nothing_can_be_laid(track: Screen) -> None:
    track.page.locator("polygon[data-hex='F12']").click()
    expect(spot(track).locator(".says")).to_contain_text("F12 Etna")
    expect(spot(track).locator(".why")).to_contain_text("Rule 1849")
    track.page.keyboard.press("Escape")
    expect(spot(track)).to_have_count(0)


def test_the_map_is_played_with_the_keyboard_alone(track: Screen) -> None:
    page = track.page
    reached = page.locator("[data-target][tabindex='0']")
    expect(reached).to_have_count(1)
    first = reached.get_attribute("data-target")
    reached.focus()
    page.keyboard.press("ArrowRight")
    focused = page.evaluate("document.activeElement.dataset.target")
    assert focused != first
    page.keyboard.press("Enter")
    expect(page.locator(".ghost")).to_be_visible()
    track.step(lambda: page.keyboard.press("Enter"))
    expect(track.log).to_contain_text(re.compile(rf"lays tile \w+ on {focused}"))


def test_screen_readers_hear_every_hex(track: Screen) -> None:
    names = target(track, "G9").get_attribute("aria-label") or ""
    assert names.startswith("G9 Castrogiovanni: yellow tile 4")
    assert "ways to lay a tile" in names
    said = track.page.locator(".board .visually-hidden li")
    assert said.count() == track.page.locator("polygon[data-hex]").count()


def test_the_map_is_moved_and_stays_where_it_is_after_a_move(track: Screen) -> None:
    page, whole = track.page, view(track)
    box = page.locator("svg.map").bounding_box()
    assert box
    page.mouse.move(box["x"] + 80, box["y"] + 80)
    page.mouse.wheel(0, -240)
    expect(page.locator("svg.map > g")).not_to_have_attribute("transform", whole)
    near = view(track)
    page.mouse.down()
    page.mouse.move(box["x"] + 140, box["y"] + 120, steps=4)
    page.mouse.up()
    moved = view(track)
    assert moved != near
    track.step(lambda: track.click("Lay no track"))
    assert view(track) == moved
    page.get_by_role("button", name="Show the whole map").click()
    expect(page.locator("svg.map > g")).to_have_attribute("transform", whole)


def test_a_private_brings_a_second_way_to_lay(desk: Screen) -> None:
    open_position(desk, "1830", 30, "lay_private_tile")
    target(desk, "B20").click()
    spot(desk).get_by_role("button", name="Track by right of CS").click()
    desk.shot("board-private-lay")
    desk.step(lambda: desk.page.locator(".controls .primary").click())
    expect(desk.log).to_contain_text("uses the right of Champlain & St. Lawrence")
    expect(desk.log).to_contain_text(re.compile(r"lays tile \w+ on B20"))


def test_a_token_is_placed_in_a_slot_that_is_lit(desk: Screen) -> None:
    open_position(desk, "1830", 200, "place_token")
    hexes(desk).first.click()
    place = spot(desk).locator(".primary")
    expect(place).to_contain_text(re.compile(r"Place a token in \w+ .*for \$\d+"))
    expect(desk.page.locator(".lights use.token")).to_be_visible()
    desk.shot("board-token")
    desk.step(place.click)
    expect(desk.log).to_contain_text("places a token in")


def test_the_best_runs_are_shown_and_can_be_changed_by_clicks(desk: Screen) -> None:
    open_position(desk, "1849", 350, "run_trains")
    page = desk.page
    proof = page.locator(".runs .proof")
    expect(proof).to_have_text("proven best")
    expect(page.locator("g[data-run]")).not_to_have_count(0)
    best = page.locator(".runs .total strong").inner_text()
    last = (page.locator(".runs .way").first.get_attribute("data-stops") or "").split()[-1]
    target(desk, last).click()
    expect(proof).to_contain_text("below the best")
    expect(page.locator(".runs .problem")).to_contain_text("Rule 1849-10.5")
    assert page.locator(".runs .total strong").inner_text() != best
    desk.shot("board-runs")
    page.keyboard.press("3")
    expect(proof).to_have_text("proven best")
    desk.step(desk.part("run").click)
    expect(desk.log).to_contain_text(f"runs for {best}")


@pytest.mark.parametrize("title", ["1830", "18CZ"])
def test_runs_are_told_by_the_names_that_the_whole_map_has(desk: Screen, title: str) -> None:
    """Those of hexes are too small to be written there."""
    open_position(desk, title, 60, "run_trains")
    way = desk.page.locator(".runs .way").first
    expect(way).to_contain_text(" – ")
    on_map = set(desk.page.locator(".words-afar .name").all_text_contents())
    hexes = (way.get_attribute("title") or "").split(" – ")
    places = way.inner_text().split(" – ")
    assert len(places) == len(hexes)
    assert places != hexes
    known = {"".join(name.split()) for name in on_map} | set(hexes)
    assert all(
        "".join(re.split(" & |, ", place)[0].split()) in known or "".join(place.split()) in known for place in places
    )


def test_runs_are_drawn_stop_by_stop_where_the_table_gives_no_help(desk: Screen) -> None:
    open_position(desk, "1849", 350, "run_trains", route_help="check")
    page = desk.page
    proof = page.locator(".runs .proof")
    expect(page.locator(".runs .way")).to_have_text("does not run")
    expect(page.locator("g[data-run]")).to_have_count(0)
    for stop in ("C15", "B14", "E13", "G13", "H12", "K13"):
        target(desk, f"{stop}.0").click()
    expect(proof).to_contain_text("below the best")
    expect(page.locator("g[data-run]")).not_to_have_count(0)


def test_a_corporation_is_started_on_the_market(desk: Screen) -> None:
    open_position(desk, "1830", 20, "start_corporation")
    desk.tab("market")
    page = desk.page
    expect(page.locator(".par-offer").first).to_contain_text(re.compile(r"shares? affordable"))
    corp = page.locator(".start [aria-pressed=true]").inner_text().split()[-1]
    desk.shot("board-par")
    desk.step(page.locator(".choose").first.click)
    expect(desk.log).to_contain_text(re.compile(rf"sets the par price of {re.escape(corp)}"))
    page.locator(f".marker[aria-label^='{corp},']").hover()
    expect(page.locator(".market .path")).to_contain_text(re.compile(rf"{re.escape(corp)}.*→"))


def test_a_finger_turns_and_lays_a_tile_on_a_phone(screens: NewScreen, home: str) -> None:
    phone = screens(home, "phone")
    open_position(phone, "1849", 60, "lay_tile")
    target(phone, "G9").tap()
    sheet = spot(phone)
    expect(sheet).to_be_visible()
    expect(phone.page.locator(".ghost")).to_be_visible()
    first = ghost(phone)
    box = at_rest(phone, target(phone, "G9"))
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    hand = phone.context.new_cdp_session(phone.page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x - 20, "y": y}]})
    for far in range(-15, 25, 5):
        hand.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x + far, "y": y}]})
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    turned = first.split(":")[1]
    expect(phone.page.locator(".ghost > use").first).not_to_have_attribute("transform", f"rotate({int(turned) * 60})")
    phone.shot("board-lay")
    tick = sheet.locator(".tick")
    size = tick.bounding_box()
    assert size
    assert size["height"] >= 44
    laid = ghost(phone).split(":")[0]
    tick.click()
    expect(phone.page.locator(f".grounds [data-tile='{laid}']")).to_have_count(1)


def agree_to_end(screen: Screen, name: str) -> None:
    """Somebody at another screen would end the game here."""
    game = screen.page.url.rsplit("/", 1)[1].partition("?")[0]
    action = {"type": "end_game", "by": f"@{name}"}
    screen.send("POST", f"/games/{game}/actions", {"ply": screen.ply, "action": action})
    expect(screen.part("would-end")).to_contain_text(name)


def test_who_agrees_to_end_the_game_disturbs_nobody_who_lays_a_tile(track: Screen) -> None:
    target(track, "G9").click()
    track.page.keyboard.press("t")
    chosen = ghost(track)
    others = [name for name in ("Ann", "Bob", "Eve") if name not in track.band.inner_text()]
    agree_to_end(track, others[0])
    expect(spot(track)).to_be_visible()
    assert ghost(track) == chosen
    track.shot("board-lay-would-end")
    track.step(lambda: track.page.locator(".controls .primary").click())
    expect(track.log).to_contain_text(f"lays tile {chosen.split(':')[0]} on G9")


def test_who_agrees_to_end_the_game_does_not_wipe_out_a_drawn_run(desk: Screen) -> None:
    open_position(desk, "1849", 60, "run_trains")
    desk.page.get_by_role("button", name="Clear", exact=True).click()
    expect(desk.part("choose")).to_be_visible()
    others = [name for name in ("Ann", "Bob", "Eve") if name not in desk.band.inner_text()]
    agree_to_end(desk, others[0])
    expect(desk.part("choose")).to_be_visible()
    expect(desk.page.get_by_role("button", name="Best runs", exact=True)).to_be_enabled()
