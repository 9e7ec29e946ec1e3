"""Owners without a seat: they own, they never act, and others speak for their corporations."""

from dataclasses import replace
from typing import Any

import pytest

from tests.islet import CORPORATIONS, NAMES, islet, on_islet
from tests.story import Story
from tresham.core.action import GoBankrupt, LayTile, Pass, PlaceToken, SellShares
from tresham.core.cards import Owner
from tresham.core.codec import Codec
from tresham.core.event import DividendPaid, Paid
from tresham.core.ids import BANK, NOBODY, Party
from tresham.core.play import speaker
from tresham.core.references import checked
from tresham.core.saved import load, save
from tresham.core.table import Table
from tresham.core.title import Title
from tresham.draw.board import board_svg
from tresham.rules.raising import guarantor
from tresham.rules.steering import Steering
from tresham.rules.tokens import CityChoice
from tresham.text import Scribe
from tresham.text.sentences import render
from tresham.track.ids import Hex
from tresham.view.position import look

HERMIT = Owner("HM", "The Hermit", "#123456")


def by_turns(t: Table, party: Party, matter: str) -> Party:
    """Bob places the Hermit's stations, Ann does the rest."""
    ann, bob = t.title.players[:2]
    return bob if matter in ("token", "city", "double_station") else ann


def with_hermit(**changes: Any) -> Title:
    return islet(owners=(HERMIT,), decider=Steering(by_turns), **changes)


def hermitage(trains: str = "A 2", **changes: Any) -> Story:
    """The Hermit owns half of A and more; Eve has one share of it."""
    story = on_islet(with_hermit(**changes)).started("A 76, B 76").holds("HM", "A 3").holds("Eve", "A 1").floated("A B")
    story.holds("Bob", "B 3").operated("A B").trains(trains).cash("A 100, HM 0, Eve 100")
    story.tile("A1", "57", 1).tile("A3", "9", 1).tile("A5", "57", 1)
    return story.token("A", "A1").token("B", "A5")


def test_the_numbers_of_all_others_stay_as_they_are():
    plain, more = islet(), with_hermit()
    assert (plain.players, plain.corps, plain.parties) == (more.players, more.corps, more.parties - 1)
    assert more.seatless == (Party(plain.parties),)
    assert plain.seatless == ()
    hermit = more.seatless[0]
    assert (more.is_player(hermit), more.is_corp(hermit), more.is_owner(hermit)) == (False, False, True)
    assert not any(more.is_owner(party) for party in (NOBODY, BANK, *more.players, *more.corps))


def test_whoever_has_no_seat_is_no_president():
    story = hermitage().unsettled()
    assert (story.president("A"), story.president("B")) == ("nobody", "Bob")
    assert story.name(story.table().decider(story.party("HM"))) == "Ann", "he never speaks himself"
    plain = on_islet(islet(owners=(HERMIT,)))
    assert plain.table().decider(plain.party("HM")) == NOBODY


def test_by_verb_another_player_speaks_for_his_corporation():
    story = hermitage().operates("A", "track")
    assert (story.actor(), story.to_act()) == ("A", "Ann")
    t = story.table()
    assert story.name(t.decider(story.party("A"), LayTile)) == "Ann"
    assert story.name(t.decider(story.party("A"), PlaceToken)) == "Bob"
    assert story.name(t.decider(story.party("B"), LayTile)) == "Bob"
    open_city = hermitage().tile("C3", "57", 0).operates("A", "token").unsettled()
    assert open_city.name(open_city.game.table().decider(open_city.party("A"), Pass)) == "Bob"


def test_whoever_steers_in_a_matter_is_asked_in_it_and_may_decline():
    story = hermitage().operates("A", "token").unsettled()
    assert story.name(speaker(story.table(), Pass(story.party("A")))) == "Bob"
    story = hermitage().operates("A", "run").unsettled()
    t, corp = story.table(), story.party("A")
    assert story.name(t.decider(corp)) == "Ann"
    t.enter(CityChoice(corp, Hex(0), corp))
    assert story.name(t.decider(corp)) == "Bob", "it is about a station"


def test_a_deal_with_his_corporation_is_agreed_to_by_whoever_speaks_for_it_in_that_matter():
    def trains_are_eves(t: Table, party: Party, matter: str) -> Party:
        return t.title.players[2] if matter == "trains" else t.title.players[0]

    story = on_islet(replace(with_hermit(), decider=Steering(trains_are_eves))).started("A 76, B 76").holds("HM", "A 3")
    story.holds("Bob", "B 3").floated("A B").operated("A B").trains("A 2 3, B 3").cash("B 100").operates("B", "trains")
    story.when("B").offers.buys_train("2", 50, "A")
    assert story.to_act() == "Eve"


# --- who pays for his corporation ------------------------------------------------------------------------------------


def without_train(**changes: Any) -> Story:
    """A has a route, no train, and less than one costs; Ann has money, but it is not hers."""
    story = hermitage("B 2", **changes).cash("A 30, HM 60, Ann 400, Bob 400, Eve 400").holds("Ann", "C 2")
    return story.started("C 76").holds("HM", "B 1").operates("A", "trains")


def hermit_answers(t: Table, corp: Party) -> Party:
    """The Hermit's money stands behind what he owns."""
    president = t.president(corp)
    return t.title.seatless[0] if president == NOBODY else president


def test_whoever_speaks_for_a_corporation_does_not_pay_for_it():
    story = without_train()
    t, corp = story.table(), story.party("A")
    assert (guarantor(t, corp), story.to_act()) == (NOBODY, "Ann")
    story.when("A", refused="cannot_afford_train").buys_train("2", 80)
    assert story.menu(SellShares) == []


def test_a_title_may_say_that_his_corporations_need_no_train():
    story = without_train(owes_train=lambda t, corp: t.president(corp) != NOBODY)
    assert story.menu(GoBankrupt) == []
    assert story.actor() != "A" or story.menu(Pass)


def test_a_title_may_let_him_pay():
    story = without_train(guarantor=hermit_answers)
    story.when("A").buys_train("2", 80)
    [helped] = [one for one in story.happened(Paid) if one.purpose == "help"]
    assert (story.name(helped.payer), helped.amount) == ("HM", 50)
    assert (story.cash_of("A"), story.cash_of("HM"), story.cash_of("Ann"), story.trains_of("A")) == (0, 10, 400, ["2"])


def test_then_he_sells_his_shares_too_and_whoever_speaks_for_him_says_which():
    story = without_train(guarantor=hermit_answers).cash("HM 0")
    sales = [one.action for one in story.menu(SellShares)]
    assert {(story.name(one.by), story.name(speaker(story.table(), one))) for one in sales} == {("HM", "Ann")}
    story.when("HM").sells("B", 1)
    assert (story.cash_of("HM"), story.shares("HM", "B")) == (76, 0)
    story.when("A").buys_train("2", 80)
    assert (story.cash_of("HM"), story.trains_of("A")) == (26, ["2"])


def test_he_is_never_asked_for_a_turn():
    story = hermitage().stock_round(2, "Ann")
    asked = []
    while story.round()[0] == "stock":
        asked.append(story.to_act())
        story.when(asked[-1]).passes()
    assert asked == ["Ann", "Bob", "Eve"]
    assert story.party("HM") not in story.game.state.order


def test_nobody_becomes_president_of_his_corporation_without_more_shares_and_he_is_not_dispossessed():
    story = hermitage().stock_round(2, "Eve")
    story.when("Eve").buys("A")
    assert (story.shares("Eve", "A"), story.president("A")) == (2, "nobody")
    assert story.certs("HM", "A") == [2, 1]


def test_his_shares_earn_nothing_and_players_are_paid_as_usual():
    story = hermitage().operates("A", "dividend", revenue=50, ran=True)
    story.when("A").declares("pay")
    [paid] = story.happened(DividendPaid)
    assert paid.payouts == ((story.party("Eve"), 10),)
    assert story.cash_of("HM") == 0


def test_he_has_a_name_in_what_is_written():
    title = with_hermit()
    codec, hermit = Codec(title, NAMES), title.seatless[0]
    paid = Paid(BANK, hermit, 20, "capital")
    assert codec.write_event(paid)["payee"] == "HM"
    assert codec.read_event(codec.write_event(paid)) == paid
    assert codec.write_state(hermitage().game.state)["certs"][:4] == ["HM", "HM", "@Eve", "bank"]


def test_a_game_with_him_is_saved_and_loaded():
    story = on_islet(with_hermit())
    story.game.push(next(iter(story.game.legal_actions())))
    again = load(save(story.game), lambda *about: story.title)
    assert again.state == story.game.state


def test_two_of_one_name_are_found_when_the_title_is_built():
    with pytest.raises(ValueError, match="two corporations or owners are called A"):
        checked(islet(owners=(replace(HERMIT, symbol="A"),)))


def test_he_is_told_of_by_his_name():
    title = replace(with_hermit(), key="1830")  # whose words Islet borrows
    scribe = Scribe(title, NAMES, "en")
    assert scribe.party(title.seatless[0]) == "The Hermit"
    assert scribe.party_sort(title.seatless[0]) == "owner"
    assert "The Hermit" in (render(Paid(BANK, title.seatless[0], 20, "capital"), scribe) or "")


def test_screens_show_what_he_owns():
    story = hermitage().owns("HM", "OX").cash("HM 30").operates("A", "track").ready()
    seen = look(story.game)
    [hermit] = seen.owners
    assert (hermit.symbol, hermit.name, hermit.cash, hermit.privates) == ("HM", "The Hermit", 30, ("OX",))
    assert [(one.corp, one.shares, one.president) for one in hermit.holdings] == [("A", 3, False)]
    assert next(one for one in seen.corporations if one.symbol == "A").president == ""
    assert look(on_islet().game).owners == ()


def test_his_tokens_are_drawn_with_his_letters():
    story = hermitage().token_beside("HM", "C3")
    assert 'data-corp="HM"' in board_svg(story.title, story.game.state)


def test_screens_tell_what_lies_in_a_treasury_from_what_is_on_offer():
    story = hermitage().holds("B", "B 1").operates("A", "track").ready()
    b = next(one for one in look(story.game).corporations if one.symbol == "B")
    assert (b.offering, b.pool, b.own) == (1, 0, 1)


def test_he_is_listed_after_the_corporations():
    assert Codec(with_hermit(), NAMES).parties[-2:] == (CORPORATIONS[-1].symbol, "HM")
