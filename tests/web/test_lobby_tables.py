"""The tables of the lobby: found, named, put away and taken away; who is there now."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Locator, expect

from tests.web.club import join_club, sit_down
from tests.web.conftest import NewScreen
from tests.web.screen import Screen


def row(screen: Screen, game: str) -> Locator:
    """A table among the tables that were found."""
    return screen.part("tables").locator(f"[data-table='{game}']")


def new_table(screen: Screen, name: str = "", title: str = "1830", kind: str = "local") -> str:
    """A game around one screen, or against bots; its id."""
    seats = [{"kind": "me", "name": "Ann"}, *({"kind": kind, "name": one} for one in ("Bob", "Eve"))]
    wish = {"title": title, "seats": seats, "name": name, "order": "fixed", "seed": 7, "start": True}
    return str(screen.send("POST", "/games", wish)["id"])


@pytest.fixture
def mark() -> str:
    """A word that no other table of this server has in its name."""
    return f"t{time.time_ns() % 10**9}"


def manage(screen: Screen, game: str) -> Locator:
    """Opens what may be done with a table."""
    row(screen, game).locator("[data-test=manage]").click()
    menu = screen.part("tables").locator("[data-test=table-menu]")
    expect(menu).to_be_visible()
    return menu


def find(screen: Screen, words: str) -> None:
    screen.part("find-table").fill(words)


def test_tables_are_found_by_words_and_by_what_they_are(desk: Screen, mark: str) -> None:
    friends = new_table(desk, f"Friday {mark}")
    bots = new_table(desk, f"Lunch {mark}", "1849", "bot")
    desk.go()
    find(desk, f"friday {mark}")
    expect(row(desk, bots)).to_have_count(0)
    expect(row(desk, friends)).to_contain_text(f"Friday {mark}")
    expect(row(desk, friends)).to_contain_text("Waiting for Ann")
    find(desk, mark)
    expect(row(desk, bots)).to_be_visible()
    desk.shot("lobby-search")
    desk.part("with-filter").select_option("bots")
    expect(row(desk, friends)).to_have_count(0)
    expect(row(desk, bots)).to_be_visible()
    desk.part("with-filter").select_option("all")
    desk.part("title-filter").select_option("1830")
    expect(row(desk, bots)).to_have_count(0)
    expect(row(desk, friends)).to_be_visible()
    desk.page.locator("[data-view=finished]").click()
    expect(desk.part("nothing")).to_have_text("No table is like that.")


def test_a_table_is_named_put_away_taken_out_and_removed(desk: Screen, mark: str) -> None:
    game = new_table(desk, f"Old {mark}")
    desk.go()
    find(desk, mark)
    menu = manage(desk, game)
    desk.shot("lobby-menu")
    menu.locator("[data-test=table-name]").fill(f"New {mark}")
    menu.locator("[data-test=rename]").click()
    expect(row(desk, game)).to_contain_text(f"New {mark}")
    manage(desk, game).locator("[data-test=archive]").click()
    expect(row(desk, game)).to_have_count(0)
    desk.page.locator("[data-view=archived]").click()
    expect(row(desk, game)).to_contain_text(f"New {mark}")
    manage(desk, game).locator("[data-test=archive]").click()
    expect(row(desk, game)).to_have_count(0)
    desk.page.locator("[data-view=running]").click()
    menu = manage(desk, game)
    menu.locator("[data-test=remove]").click()
    expect(menu.get_by_role("alert")).to_contain_text("It goes for good")
    menu.locator("[data-test=remove-now]").click()
    expect(row(desk, game)).to_have_count(0)
    desk.expect_refusal(404)
    desk.go(f"/table/{game}")
    expect(desk.page.get_by_role("heading", level=1)).to_have_text("There is no such table.")


def test_on_a_phone_your_move_comes_first(screens: NewScreen, home: str, mark: str) -> None:
    phone = screens(home, "phone")
    new_table(phone, f"Mine {mark}")
    phone.go()
    mine = phone.page.locator(".list.now").first
    expect(mine).to_be_visible()
    expect(phone.part("shelf")).to_be_visible()
    box, shelf = mine.bounding_box(), phone.part("shelf").bounding_box()
    assert box is not None
    assert shelf is not None
    assert box["y"] < 200
    assert box["y"] < shelf["y"]
    phone.shot("lobby-phone")
    phone.go("/settings")
    phone.page.get_by_role("navigation").get_by_role("link", name="Lobby").click()
    expect(phone.part("shelf")).to_be_visible()
    wide = phone.page.evaluate("() => document.documentElement.scrollWidth")
    assert wide <= 390


@pytest.fixture
def club_table(screens: NewScreen, club: str) -> tuple[dict[str, Screen], str]:
    """Two members of a club, and a game between them that Ann has set up."""
    ann, bob = screens(club), screens(club)
    members = {join_club(ann, "Ann"): ann, join_club(bob, "Bob"): bob}
    return members, sit_down(members, "1830")


def test_the_lobby_tells_who_is_at_a_table(
    club_table: tuple[dict[str, Screen], str], screens: NewScreen, club: str
) -> None:
    members, game = club_table
    (ann_name, ann), (bob_name, bob) = members.items()
    bob.go()
    find(bob, ann_name)
    expect(row(bob, game)).to_be_visible()
    ann.go(f"/table/{game}")
    expect(ann.band).to_be_visible()
    expect(row(bob, game).locator("[data-test=here]")).to_have_text(f"{ann_name} is there now")
    bob.shot("lobby-presence")
    onlooker = screens(club)
    onlooker.go(f"/table/{game}")
    expect(ann.part("onlookers")).to_have_text("1 looks on")
    expect(row(bob, game)).to_contain_text("1 looks on")
    ann.shot("onlookers")
    onlooker.go("/rules/1830")
    expect(ann.part("onlookers")).to_have_count(0)
    ann.go("/rules/1830")
    expect(row(bob, game).locator("[data-test=here]")).to_have_count(0)
    bob.go(f"/table/{game}")
    ann.go(f"/table/{game}")
    away = ann.page.locator("aside.right .players article", has_text=bob_name).locator(".dot.on")
    expect(away).to_have_count(1)
    bob.go("/rules/1830")
    expect(away).to_have_count(0)


def test_a_game_with_others_is_removed_when_they_agree(club_table: tuple[dict[str, Screen], str]) -> None:
    members, game = club_table
    (ann_name, ann), (bob_name, bob) = members.items()
    for screen in (ann, bob):
        screen.go()
        find(screen, ann_name)
    kept = manage(ann, game).locator("[data-test=kept]")
    expect(kept).to_contain_text(bob_name)
    ann.shot("lobby-kept")
    manage(bob, game).locator("[data-test=may-go]").click()
    expect(kept).to_have_count(0)
    menu = ann.part("tables").locator("[data-test=table-menu]")
    bob.go(f"/table/{game}")
    # His line is open when the lobby knows of him: now he will hear the last that is said there.
    expect(row(ann, game).locator("[data-test=here]")).to_contain_text(bob_name)
    bob.expect_refusal(404)
    menu.locator("[data-test=remove]").click()
    menu.locator("[data-test=remove-now]").click()
    expect(bob.page.get_by_role("heading", level=1)).to_have_text("There is no such table.")
    expect(row(ann, game)).to_have_count(0)
