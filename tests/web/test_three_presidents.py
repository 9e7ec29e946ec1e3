"""1850 at three screens: what only one of the players is asked comes to that player's screen, and the others see whom
they wait for."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.club import join_club, play_to, seat
from tests.web.conftest import NewScreen
from tests.web.screen import Screen
from tresham.core.action import Offer, RedeemShare
from tresham.core.game import Game
from tresham.rules.protection import Protection


@pytest.fixture
def members(screens: NewScreen, club: str) -> dict[str, Screen]:
    """Three members of the club by their names, each with a screen; one of them with a phone."""
    sizes = {"Ann": "desktop", "Bob": "phone", "Eve": "laptop"}
    sitting = {name: screens(club, size) for name, size in sizes.items()}
    return {join_club(screen, name): screen for name, screen in sitting.items()}


def offer_of(game: Game) -> Offer | None:
    """An offer to buy a share back from another player that may be made now."""
    offers = (one.action for one in game.legal_actions().menu if isinstance(one.action, Offer))
    return next((offer for offer in offers if isinstance(offer.deal, RedeemShare)), None)


def only_one_is_asked(members: dict[str, Screen], asked: str, question: str) -> None:
    """One player has the buttons that answer a question; the others are told whom they wait for."""
    for name, screen in members.items():
        button = screen.page.locator("aside.left").get_by_role("button", name=re.compile(question))
        if name == asked:
            expect(button).to_be_visible()
        else:
            expect(screen.band).to_contain_text(f"Waiting for {asked}")
            expect(button).to_have_count(0)
            expect(screen.primary).to_have_count(0)


def test_a_protection_prompt_comes_to_the_president_alone(members: dict[str, Screen]) -> None:
    table, game = play_to(members, "1850", "random", lambda game: isinstance(game.state.agenda[-1], Protection))
    frame = game.state.agenda[-1]
    assert isinstance(frame, Protection)
    president, corp = seat(game, frame.block.president), game.title.corporation(frame.block.corp).symbol
    assert president != seat(game, frame.block.seller)
    for screen in members.values():
        screen.go(f"/table/{table}")
    only_one_is_asked(members, president, f"^Protect the price: buy .* of {corp} from the pool")
    his = members[president]
    expect(his.page.locator("aside.left")).to_contain_text("then the price stays")
    expect(his.page.locator("aside.left")).to_contain_text(f"price of {corp} goes to")
    his.shot("protection")
    his.calm()
    his.page.locator("aside.left").get_by_role("button", name=re.compile("^Protect the price")).click()
    for screen in members.values():
        if screen.size == "phone":
            screen.page.locator("[data-phone=log]").click()
        expect(screen.log).to_contain_text(f"{president} protects the price of {corp}")


def test_a_buy_back_wants_the_consent_of_the_owner_alone(members: dict[str, Screen]) -> None:
    table, game = play_to(members, "1850", "naive", lambda game: offer_of(game) is not None)
    offer, president = offer_of(game), seat(game, game.to_act)
    assert offer
    assert isinstance(offer.deal, RedeemShare)
    owner = seat(game, game.state.certs[offer.deal.cert])
    corp = game.title.corporation(game.title.cert_corp[offer.deal.cert]).symbol
    for screen in members.values():
        screen.go(f"/table/{table}")
    said = re.compile(rf"^Make an offer: Redeem a share of {corp} from {owner} for \$\d+")
    members[president].calm()
    members[president].page.locator("aside.left").get_by_role("button", name=said).first.click()
    only_one_is_asked(members, owner, "^Accept the offer")
    his = members[owner]
    his.shot("buy-back")
    his.calm()
    his.page.locator("aside.left").get_by_role("button", name="Accept the offer").click()
    for screen in members.values():
        if screen.size == "phone":
            screen.page.locator("[data-phone=log]").click()
        expect(screen.log).to_contain_text(f"{corp} redeems 1 share of its own")
