"""Which papers the naive player buys and sells, and what he founds."""

from __future__ import annotations

import pytest

from tests.australia import LINK
from tests.czech import railway
from tests.midwest import laid
from tests.story import Story, given
from tests.unit.bots.test_naive_taste import choices_of
from tresham.core import action as act


def founded(story: Story) -> set[str]:
    return {story.name(one.corp) for one in choices_of(story) if isinstance(one, act.StartCorporation)}


def shares_bought(story: Story) -> set[str]:
    found = [one.certs[0] for one in choices_of(story) if isinstance(one, act.BuyShares)]
    return {story.name(story.title.cert_corp[cert]) for cert in found}


def shares_sold(story: Story) -> set[tuple[str, int]]:
    found = [one for one in choices_of(story) if isinstance(one, act.SellShares)]
    return {(story.name(story.title.cert_corp[one.certs[0]]), one.shares) for one in found}


# --- what floats ------------------------------------------------------------------------------------------------------


def commonwealth(track: str) -> Story:
    """The Commonwealth Railways wait for track from Sydney to Adelaide; no other company can be had."""
    story = given("1848", "A B C D").phase("3").started("CAR 100, VR 100, NSW 100, SAR 100, FED 100, WA 100, QR 100")
    return laid(story, track).stock_round(2, "A").cash("A 600, B 0, C 0, D 0")


@pytest.mark.parametrize(("track", "founds"), [("", set()), (LINK, {"COM"})])
def test_nothing_is_founded_that_cannot_operate_although_its_shares_are_sold(track: str, founds: set[str]) -> None:
    """He once paid £640 for it in the first stock round, and it ran in the tenth."""
    assert founded(commonwealth(track)) == founds


@pytest.mark.parametrize(("track", "buys"), [("", False), (LINK, True)])
def test_nor_does_he_buy_shares_of_it(track: str, buys: bool) -> None:
    story = commonwealth(track).started("COM 100").holds("A", "COM 2")
    assert ("COM" in shares_bought(story)) == buys


@pytest.mark.parametrize(("room", "founds"), [(5, True), (3, True), (0, False)])
def test_who_has_no_room_for_all_that_floats_it_counts_on_others_who_have_nothing_else_to_buy(
    room: int, founds: bool
) -> None:
    """Four players may hold 16 papers each. All have money, and everything that runs is sold."""
    story = given("1830", "Ann Bob Eve Max").started("PRR 100, NYC 100, B&O 100, C&O 100, CPR 100")
    for corp, first in zip(("PRR", "NYC", "B&O", "C&O"), ("Ann", "Bob", "Eve", "Max"), strict=True):
        for player in ("Ann", "Bob", "Eve", "Max"):
            story.holds(player, f"{corp} {4 if player == first else 2}")
    story.holds("Ann", f"CPR {8 - room}").holds("Bob", f"CPR {2 + room}").floated("PRR NYC B&O C&O CPR")
    story.cash("Ann 900, Bob 900, Eve 900, Max 900").stock_round(5, "Ann")
    assert bool(founded(story)) == founds


# --- money that will be needed ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("treasury", "buys"), [(0, False), (200, True)])
def test_a_president_keeps_what_his_corporation_will_need_for_a_train(treasury: int, buys: bool) -> None:
    """BTE has lost its trains, and one costs 180 K; who has not that much is lent it and loses it twice."""
    story = railway("BTE EKJ").depot("2b 0, 3c 0").trains("EKJ 3d").cash(f"BTE {treasury}, A 90")
    story.stock_round(6, "A")
    assert ("EKJ" in shares_bought(story)) == buys


def lost(cash: int) -> Story:
    """NYC of Ann's has no train any more; Bob has as many of its shares as she has."""
    story = given("1830", "Ann Bob Eve").phase("5").started("NYC 100, PRR 100").holds("Ann", "NYC 4")
    story.holds("Bob", "NYC 4").holds("Eve", "NYC 2").floated("NYC").operated("NYC")
    return story.cash(f"NYC {cash}, Ann 10, Bob 10, Eve 10")


@pytest.mark.parametrize(("cash", "sales"), [(0, {("NYC", 2)}), (500, set())])
def test_shares_of_what_has_neither_train_nor_money_are_sold(cash: int, sales: set[tuple[str, int]]) -> None:
    assert shares_sold(lost(cash).stock_round(4, "Eve")) == sales


@pytest.mark.parametrize(("cash", "sells"), [(0, True), (500, False)])
def test_a_president_lets_somebody_else_answer_for_it(cash: int, sells: bool) -> None:
    assert bool(shares_sold(lost(cash).stock_round(4, "Ann"))) == sells
