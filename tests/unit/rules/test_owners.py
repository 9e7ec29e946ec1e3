"""Owners without a seat: they own, they never act, and others speak for their corporations."""

from dataclasses import replace

import pytest

from tests.islet import CORPORATIONS, NAMES, islet, on_islet
from tests.story import Story
from tresham.core.action import Action, LayTile, Pass, PlaceToken
from tresham.core.cards import Owner
from tresham.core.codec import Codec
from tresham.core.event import DividendPaid, Paid
from tresham.core.ids import BANK, NOBODY, Party
from tresham.core.references import checked
from tresham.core.saved import load, save
from tresham.core.table import Table
from tresham.core.title import Title
from tresham.draw.board import board_svg
from tresham.rules.operating import CorporationTurn, OperatingTurn
from tresham.text import Scribe
from tresham.text.sentences import render
from tresham.view.position import look

HERMIT = Owner("HM", "The Hermit", "#123456")


def by_turns(t: Table, party: Party, verb: type[Action] | None) -> Party:
    """Ann lays the Hermit's track, Bob places his stations; Ann does the rest."""
    if not t.title.is_corp(party) or t.president(party) != NOBODY:
        return t.president(party) if t.title.is_corp(party) else party
    ann, bob = t.title.players[:2]
    turn, stage = t.find(OperatingTurn), t.title.stages["operating_turn"]
    assert isinstance(stage, CorporationTurn)
    at_stations = turn is not None and stage.parts[turn.part].name == "token"
    return bob if verb is PlaceToken or (verb in (Pass, None) and at_stations) else ann


def with_hermit() -> Title:
    return islet(owners=(HERMIT,), decider=by_turns)


def hermitage() -> Story:
    """The Hermit owns half of A and more; Eve has one share of it."""
    story = on_islet(with_hermit()).started("A 76, B 76").holds("HM", "A 3").holds("Eve", "A 1").floated("A B")
    story.holds("Bob", "B 3").operated("A B").trains("A 2").cash("A 100, HM 0, Eve 100")
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
    assert story.table().decider(story.party("HM")) == story.party("HM")
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
