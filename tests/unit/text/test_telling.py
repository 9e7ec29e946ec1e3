"""Sentences about real games, and the small rules of names and money."""

from __future__ import annotations

import pytest

import tresham
from tests.unit.text.tables import PLAYERS, random_game
from tresham.core.action import Bid, BuyPrivate, BuyShares, DeclareDividend, LayTile, Offer, Pass, TakeLot
from tresham.core.event import DividendPaid, Passed, SharesSold, TokenPlaced, TrainsRusted
from tresham.core.ids import BANK, POOL, Cert, Party, Private, Train, TrainKind
from tresham.core.illegal import Illegal
from tresham.core.table import Choice
from tresham.text import LANGUAGES, Scribe, describe, describe_choice, explain, render, title_about, word
from tresham.text.words import option_about, option_name
from tresham.titles import SHELF, build
from tresham.track.ids import Slot, Stop

TITLE = build("1830", 3)
ANN, BOB = TITLE.players[:2]
PRR = TITLE.corp("PRR")


def scribe(language: str = "en") -> Scribe:
    return Scribe(TITLE, PLAYERS, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seed", range(4))
def test_real_games_can_be_told_from_end_to_end(seed, language):
    game = random_game(seed)
    told = Scribe(game.title, game.players, language)
    for node in game.line():
        for event in node.events:
            line = render(event, told.at(node.state))
            assert (line is not None) == event.loud
            assert line is None or is_clean(line), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_menu_of_a_game_has_labels(language):
    game = random_game(1)
    told = Scribe(game.title, game.players, language)
    for node in game.line()[::5]:
        here = told.at(node.state)
        for choice in tresham.Game(game.title, game.players, game.seed, node).legal_actions().menu[:40]:
            label = describe_choice(choice, here)
            assert is_clean(label), label
            assert is_clean(describe(choice.action, told))


def is_clean(text: str) -> bool:
    return bool(text.strip()) and not any(mark in text for mark in ("{", "}", "  ", "unknown", "None", " ,", "()"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_refusals_of_a_real_game_explain_themselves(language):
    """Whoever tries the actions of other moments is told why not."""
    game, told = random_game(2), Scribe(random_game(2).title, PLAYERS, language)
    actions = [node.action for node in game.line() if node.action is not None]
    refusals: dict[str, Illegal] = {}
    for number, node in enumerate(game.line()[::3]):
        for action in actions[number::197]:
            try:
                tresham.Game(game.title, game.players, game.seed, node).push(action)
            except Illegal as refused:
                refusals[refused.code] = refused
    assert len(refusals) > 5
    assert all(is_clean(explain(refused, told)) for refused in refusals.values())


def test_a_silent_event_has_no_line():
    game = tresham.new("1830", PLAYERS)
    assert [line for event in game.node.events if (line := render(event, scribe()))] == ["Private auction"]


@pytest.mark.parametrize(
    ("shares", "line"),
    [
        (1, "Ann продаёт 1 акцию PRR за $67"),
        (3, "Ann продаёт 3 акции PRR за $67"),
        (5, "Ann продаёт 5 акций PRR за $67"),
    ],
)
def test_russian_counts(shares, line):
    assert render(SharesSold(ANN, PRR, (), shares, 67), scribe("ru")) == line


@pytest.mark.parametrize(
    ("count", "line"),
    [
        (1, "Pociągi 2 są złomowane: z gry wypada 1 pociąg"),
        (2, "Pociągi 2 są złomowane: z gry wypadają 2 pociągi"),
        (5, "Pociągi 2 są złomowane: z gry wypada 5 pociągów"),
    ],
)
def test_polish_counts(count, line):
    assert render(TrainsRusted(TrainKind(0), (Train(0),) * count), scribe("pl")) == line


@pytest.mark.parametrize(
    ("language", "sums"),
    [
        ("en", ["$80", "$1,100", "$12,000", "-$40"]),
        ("ru", ["$80", "$1100", "$12\u00a0000", "-$40"]),
        ("pl", ["$80", "$1100", "$12\u00a0000", "-$40"]),
    ],
)
def test_money(language, sums):
    assert [scribe(language).money(amount) for amount in (80, 1100, 12000, -40)] == sums


def test_parties():
    assert [scribe("pl").party(party) for party in (BANK, POOL, BOB, PRR)] == ["bank", "giełda", "Bob", "PRR"]


def test_a_player_called_bank_is_still_a_player():
    told = Scribe(TITLE, ("bank", "pool", "{ $by }"))
    assert told.party_sort(ANN) == "player"
    assert render(Passed(Party(ANN + 2), "stock"), told) == "{ $by } passes"


def test_places_have_their_names_and_cities_their_sides():
    atlas = TITLE.atlas
    new_york = Stop(atlas.first_stop[atlas.hex("G19")])
    game = tresham.new("1830", PLAYERS)
    assert scribe().hex(atlas.hex("E19")) == "E19 (Albany)"
    assert scribe().hex(atlas.hex("D16")) == "D16"
    assert scribe().stop(new_york) == "G19 (New York & Newark: 1)"
    assert scribe().at(game.state).stop(new_york) == "G19 (New York & Newark: NE)"
    assert scribe("ru").at(game.state).stop(new_york) == "G19 (New York & Newark: СВ)"


def test_payouts_are_listed():
    event = DividendPaid(PRR, 120, 12, ((ANN, 60), (PRR, 24)))
    assert render(event, scribe()) == "PRR pays out $120, $12 a share: Ann $60, PRR $24"


def test_what_is_free_has_no_price():
    assert render(TokenPlaced(PRR, Slot(0), 0), scribe()) == "PRR places a token in A19 (Montreal)"
    assert render(TokenPlaced(PRR, Slot(0), 40), scribe()) == "PRR places a token in A19 (Montreal) for $40"


def test_labels_without_a_position():
    atlas = TITLE.atlas
    lay = LayTile(PRR, atlas.hex("E19"), atlas.lay("57", 1))
    assert describe(lay, scribe()) == "Lay tile 57 on E19 (Albany), exits W-E"
    assert describe(Bid(ANN, Private(3), 115), scribe()) == "Bid $115 for Mohawk & Hudson"
    assert describe(BuyShares(ANN, (Cert(1),)), scribe()) == "Buy 1 share of PRR"
    assert describe(DeclareDividend(PRR, "pay"), scribe()) == "Pay a dividend"
    assert describe(Pass(ANN), scribe()) == "Pass"
    assert describe(Offer(PRR, BuyPrivate(PRR, Private(0), 30)), scribe("ru")) == (
        "Предложить: Купить Schuylkill Valley за $30"
    )


def test_labels_with_a_position_know_the_price():
    game = tresham.new("1830", PLAYERS)
    assert describe(TakeLot(ANN, Private(0)), scribe().at(game.state)) == "Buy Schuylkill Valley for $20"
    assert describe(TakeLot(ANN, Private(1)), scribe().at(game.state)) == "Buy Champlain & St. Lawrence"


def test_a_choice_with_an_open_number_says_how_far_it_goes():
    choice = Choice(Bid(ANN, Private(1), 45), "amount", 45, 800)
    assert describe_choice(choice, scribe()) == "Bid $45 for Champlain & St. Lawrence (or more, up to $800)"


def test_a_refusal_names_the_private():
    refused = Illegal("hex_blocked", "1830-TR.9", {"private": "SV"})
    assert explain(refused, scribe()) == "Schuylkill Valley keeps this hex shut while a player owns it."


def test_what_is_not_in_the_catalogue_is_an_error():
    with pytest.raises(LookupError, match="illegal-no-such-code"):
        explain(Illegal("no_such_code", "1830-SU.1"), scribe())
    with pytest.raises(ValueError, match="cannot say"):
        explain(Illegal("hex_blocked", "1830-TR.9"), scribe())


def test_names_must_match_the_seats():
    with pytest.raises(ValueError, match="2 names for 3 seats"):
        Scribe(TITLE, ("Ann", "Bob"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_papers_of_every_title_are_explained(language):
    for key, offer in SHELF.items():
        title = build(key, offer.seats[0])
        told = Scribe(title, [f"P{seat}" for seat in range(title.seats)], language)
        texts = [told.private_about(Private(number)) for number in range(len(title.privates))]
        texts += [told.phase_about(title.phase(phase.name)) for phase in title.phases]
        texts += [text(key, option, language) for option in offer.options for text in (option_name, option_about)]
        texts += [told.step("private_token"), told.round("stock"), told.zone("yellow"), title_about(key, language)]
        assert all(is_clean(text) for text in texts)


def test_words_of_the_interface():
    assert word("player-count", "ru", count=5) == "5 игроков"
    assert word("winner", "en", "${}", name="Ann", worth=5210) == "Ann wins with $5,210."
