"""Sentences about real games, and the small rules of names and money."""

from __future__ import annotations

from dataclasses import replace

import pytest

import tresham
from tests.forms import titles_with_options
from tests.unit.text.tables import PLAYERS, SETTINGS, random_game
from tresham.core.action import (
    Action,
    Bid,
    BuyPrivate,
    BuyShares,
    BuyTrain,
    ChooseSwap,
    DeclareDividend,
    DiscardTrain,
    LayPrivateTile,
    LayTile,
    Offer,
    Pass,
    PlaceToken,
    SellShares,
    TakeLoan,
    TakeLot,
)
from tresham.core.event import (
    CertsSwapped,
    CorporationClosed,
    DividendPaid,
    Passed,
    PlayerLeft,
    PriceMoved,
    PropertyPassed,
    SharesBought,
    SharesSold,
    TileDestroyed,
    TokenPlaced,
    TokensInherited,
    TrainBought,
    TrainsRusted,
)
from tresham.core.ids import BANK, POOL, Cell, Cert, Party, Private, Train, TrainKind
from tresham.core.illegal import Illegal
from tresham.core.stage import Choice
from tresham.core.state import Life
from tresham.core.title import Title
from tresham.rules.launching import HomeChoice, LaunchOrderDrawn
from tresham.rules.ruin import RuinFrame
from tresham.rules.shares import SwapChoice
from tresham.text import LANGUAGES, Scribe, describe, describe_choice, explain, render, title_about, word
from tresham.text.words import option_about, option_name
from tresham.titles import SHELF, build
from tresham.track.ids import Slot, Stop

TITLE = build("1830", 3)
ANN, BOB = TITLE.players[:2]
PRR = TITLE.corp("PRR")
SICILY = build("1849", 3, SHELF["1849"].options)
AFG = SICILY.corp("AFG")
SINGLE, LAST = Cert(1), Cert(7)
"""Certificates of AFG."""

MENUS = [next(one for one in SETTINGS if one.title == key and (key == "1830" or one.whims < 1)) for key in SHELF]


def scribe(language: str = "en") -> Scribe:
    return Scribe(TITLE, PLAYERS, language)


def sicilian(language: str = "en") -> Scribe:
    return Scribe(SICILY, PLAYERS, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_real_games_can_be_told_from_end_to_end(setting, language):
    game = random_game(setting)
    told = Scribe(game.title, game.players, language)
    for node in game.line():
        for event in node.events:
            line = render(event, told.at(node.state))
            assert (line is not None) == event.loud
            assert line is None or is_clean(line), line


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", MENUS, ids=str)
def test_every_menu_of_a_game_has_labels(setting, language):
    game = random_game(setting)
    told = Scribe(game.title, game.players, language)
    for node in game.line()[::5]:
        here = told.at(node.state)
        for choice in tresham.Game(game.title, game.players, game.seed, node).legal_actions().menu[:40]:
            label = describe_choice(choice, here)
            assert is_clean(label), label
            assert is_clean(describe(choice.action, told))


@pytest.mark.parametrize("setting", MENUS, ids=str)
def test_labels_tell_actions_apart(setting):
    """All that one label may stand for looks the same: copies of a train, tiles turned to the same track."""
    game = random_game(setting)
    for node in game.line()[::3]:
        here = Scribe(game.title, game.players).at(node.state)
        labels: dict[str, set[object]] = {}
        for choice in tresham.Game(game.title, game.players, game.seed, node).legal_actions().menu:
            labels.setdefault(describe(choice.action, here), set()).add(look(game.title, choice.action))
        assert [(label, looks) for label, looks in labels.items() if len(looks) > 1] == []


def look(title: Title, action: Action) -> object:
    match action:
        case Offer(deal=deal):
            return Offer, look(title, deal)
        case LayTile(by=by, hex=hex, lay=lay) | LayPrivateTile(by=by, hex=hex, lay=lay):
            return by, hex, title.atlas.tile_of(lay), title.atlas.fan(lay)
        case BuyTrain(by=by, price=price):
            return by, price
        case DiscardTrain(by=by):
            return by
    return action


def is_clean(text: str) -> bool:
    return bool(text.strip()) and not any(mark in text for mark in ("{", "}", "  ", "unknown", "None", " ,", "()"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("setting", MENUS, ids=str)
def test_refusals_of_a_real_game_explain_themselves(setting, language):
    """Whoever tries the actions of other moments is told why not."""
    game = random_game(setting)
    told = Scribe(game.title, PLAYERS, language)
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


def test_lire():
    assert [sicilian("en").money(amount) for amount in (100, 1100, -750)] == ["L.100", "L.1,100", "-L.750"]
    assert [sicilian(language).money(1100) for language in ("ru", "pl")] == ["L.1100", "L.1100"]


def test_no_line_ends_between_a_sum_and_its_currency():
    for title in [title for key in SHELF for title in titles_with_options(key)]:
        told = Scribe(title, [f"P{seat}" for seat in range(title.seats)], "en")
        assert " " not in told.money(12000), title.key


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


def test_a_dividend_that_nobody_gets_lists_nobody():
    event = DividendPaid(PRR, 120, 12, ())
    assert render(event, scribe()) == "PRR pays out $120, $12 a share"
    assert render(event, scribe("ru")) == "PRR выплачивает $120, по $12 на акцию"
    assert render(event, scribe("pl")) == "PRR wypłaca $120, po $12 na akcję"


def test_what_is_free_has_no_price():
    assert render(TokenPlaced(PRR, Slot(0), 0), scribe()) == "PRR places a token in A19 (Montreal)"
    assert render(TokenPlaced(PRR, Slot(0), 40), scribe()) == "PRR places a token in A19 (Montreal) for $40"


def test_labels_without_a_position():
    atlas = TITLE.atlas
    lay = LayTile(PRR, atlas.hex("E19"), atlas.lay("57", 1))
    assert describe(lay, scribe()) == "Lay tile 57 on E19 (Albany), track W-E"
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


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_title_says_in_its_own_words_why_shares_are_not_sold_yet(language):
    """In 1830 none may be sold in the first round; in 1849 only those of a corporation that has not operated."""
    refused = Illegal("no_sale_yet", "")
    told = {
        "en": (
            "No shares may be sold yet.",
            "Shares of this corporation can be sold only after its first operating turn.",
        ),
        "ru": (
            "Продавать акции пока нельзя.",
            "Акции этой корпорации можно продавать только после её первого операционного хода.",
        ),
        "pl": (
            "Akcji nie można jeszcze sprzedawać.",
            "Akcje tej spółki można sprzedawać dopiero po jej pierwszej turze operacyjnej.",
        ),
    }
    assert (explain(refused, scribe(language)), explain(refused, sicilian(language))) == told[language]


# --- what 1849 brought ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "words"),
    [("4H", "a 4H train"), ("8H", "an 8H train"), ("16H", "a 16H train"), ("R6H", "an R6H train"), ("E", "an E train")],
)
def test_trains_have_their_article(name, words):
    kind = TrainKind(next(number for number, one in enumerate(SICILY.trains) if one.name == name))
    bought = TrainBought(AFG, Train(0), kind, BANK, 350, BANK)
    assert render(bought, sicilian()) == f"AFG buys {words} for L.350"
    assert render(bought, sicilian("ru")) == f"AFG покупает поезд {name} за L.350"


def test_the_last_certificate_has_its_name():
    assert render(SharesBought(ANN, AFG, (LAST,), 2, AFG, AFG, 200), sicilian()) == (
        "Ann buys the last certificate of AFG from the treasury for L.200"
    )
    assert render(SharesSold(ANN, AFG, (LAST,), 2, 200), sicilian("ru")) == (
        "Ann продаёт последний сертификат AFG за L.200"
    )
    assert render(SharesSold(ANN, AFG, (SINGLE, LAST), 3, 300), sicilian("pl")) == (
        "Ann sprzedaje 3 akcje AFG (z ostatnim certyfikatem) za L.300"
    )
    assert render(CertsSwapped(AFG, ANN, BOB, (LAST,), (Cert(1), Cert(2))), sicilian()) == (
        "Ann takes 2 ordinary certificates of AFG from Bob instead of the last one"
    )


def test_a_corporation_deals_in_its_own_shares():
    assert render(SharesSold(AFG, AFG, (SINGLE,), 1, 90), sicilian()) == "AFG issues 1 share of its own for L.90"
    assert render(SharesBought(AFG, AFG, (SINGLE,), 1, POOL, BANK, 90), sicilian("ru")) == (
        "AFG выкупает 1 свою акцию из пула за L.90"
    )
    assert describe(SellShares(AFG, (Cert(1), Cert(2)), 2), sicilian("pl")) == "Wyemitować 2 akcje AFG"
    assert describe(BuyShares(AFG, (LAST,)), sicilian()) == "Redeem the last certificate of AFG"


def test_a_sale_says_what_becomes_of_special_certificates():
    sales = {
        (SINGLE, Cert(2)): "Sell 2 shares of AFG",
        (LAST,): "Sell the last certificate of AFG",
        (SINGLE, LAST): "Sell 3 shares of AFG (with the last certificate)",
        (SINGLE, Cert(0)): "Sell 3 shares of AFG (swapping the president's certificate)",
        (LAST, Cert(0)): "Sell 4 shares of AFG (with the last certificate, swapping the president's)",
    }
    for certs, label in sales.items():
        shares = sum(SICILY.cert_size[cert] for cert in certs)
        assert describe(SellShares(ANN, certs, shares), sicilian()) == label


def test_track_has_its_gauge():
    atlas = SICILY.atlas
    lays = [
        LayTile(AFG, atlas.hex(hex), atlas.lay(tile, 2)) for hex, tile in (("H8", "657"), ("F2", "78"), ("F2", "25"))
    ]
    assert [describe(lay, sicilian()) for lay in lays] == [
        "Lay tile 657 on H8 (Caltanissetta), track SE, NW (narrow)",
        "Lay tile 78 on F2, track NW-NE (narrow)",
        "Lay tile 25 on F2, track S-NW, NW-NE",
    ]


def test_the_launch_order_names_who_is_absent():
    corps = tuple(SICILY.corps)
    assert render(LaunchOrderDrawn(corps[:5], corps[5:], 0), sicilian()) == (
        "Launch order: AFG, ATA, CTL, IFT, RCS. Not in this game: SFA"
    )
    assert render(LaunchOrderDrawn(corps, (), 0), sicilian()) == "Launch order: AFG, ATA, CTL, IFT, RCS, SFA"


def test_what_goes_with_a_corporation_is_told():
    nothing = CorporationClosed(AFG, Life.WAITING, 0, (40, 0, 0), (), (), (), (), ())
    assert render(nothing, sicilian()) == "AFG closes and may be started again later"
    much = CorporationClosed(AFG, Life.WAITING, 35, (40, 0, 0), (), (), (Train(0), Train(4)), (Private(0),), ())
    assert render(much, sicilian()) == (
        "AFG closes and may be started again later; its L.35 goes to the bank; its trains leave the game: 4H, 6H; "
        "closed with it: Società Corriere Etnee"
    )


def test_disasters():
    messina = SICILY.atlas.hex("B14")
    lay = SICILY.atlas.printed[messina]
    assert render(TileDestroyed(messina, lay, (), ()), sicilian()) == "B14 (Messina) lies in ruins"
    assert render(TileDestroyed(messina, lay, (Slot(0),), (AFG,)), sicilian("ru")) == (
        "B14 (Messina) лежит в руинах; потерян маркер станции: AFG"
    )
    assert render(PlayerLeft(ANN, (BOB,), ()), sicilian("pl")) == "Ann odchodzi z gry"


def test_the_cell_of_closing_has_no_price():
    market = SICILY.market
    cells = {cell.name: Cell(number) for number, cell in enumerate(market.cells)}
    assert render(PriceMoved(AFG, cells["A9"], cells["A10"], "no_dividend"), sicilian()) == (
        "AFG: L.27 → closed (no dividend; market cell A10)"
    )


@pytest.mark.parametrize(
    ("action", "frame", "label", "without"),
    [
        (
            ChooseSwap(ANN, "two"),
            SwapChoice(AFG, ANN, BOB, ANN, (LAST,), (Cert(1), Cert(2))),
            "Take two ordinary certificates of AFG for the president's certificate",
            "Take two ordinary certificates for the president's certificate",
        ),
        (
            PlaceToken(AFG, Stop(SICILY.atlas.first_stop[SICILY.atlas.hex("H8")])),
            HomeChoice(AFG),
            "Make H8 (Caltanissetta) the home of AFG",
            "Place a token in H8 (Caltanissetta)",
        ),
        (TakeLoan(ANN), RuinFrame(ANN), "Take a loan of L.500 and play on", "Take a loan and play on"),
    ],
    ids=["swap", "home", "loan"],
)
def test_labels_know_how_the_game_stands(action, frame, label, without):
    game = tresham.new("1849", PLAYERS, options=SHELF["1849"].options)
    asked = replace(game.state, agenda=(*game.state.agenda, frame))
    assert describe(action, sicilian().at(asked)) == label
    assert describe(action, sicilian()) == without


def test_zones_of_the_market_have_names():
    assert [sicilian().zone(zone) for zone in ("yellow", "blue end", "closed")] == ["yellow", "blue, the end", "closed"]


def test_what_a_corporation_leaves_to_another_is_told():
    ata = SICILY.corp("ATA")
    trains = PropertyPassed(AFG, ata, (Train(0), Train(4)), ())
    assert render(trains, sicilian()) == "ATA gets from AFG trains: 4H, 6H"
    assert render(trains, sicilian("ru")) == "AFG → ATA: поезда 4H, 6H"
    private = PropertyPassed(AFG, ata, (), (Private(0),))
    assert render(private, sicilian("pl")) == "AFG → ATA: Società Corriere Etnee"
    tokens = TokensInherited(ata, AFG, (Slot(0),), (100,))
    place = sicilian().slot(Slot(0))
    assert render(tokens, sicilian()) == f"ATA gets the tokens of AFG; on the map: {place}; to be placed for L.100"
    assert render(TokensInherited(ata, AFG, (), ()), sicilian("ru")) == "ATA получает маркеры станций AFG"
    gone = CorporationClosed(AFG, Life.TAKEN_OVER, 0, (), (), (), (), (), ())
    assert render(gone, sicilian()) == "AFG is no more: it has been taken over"


def test_names_must_match_the_seats():
    with pytest.raises(ValueError, match="2 names for 3 seats"):
        Scribe(TITLE, ("Ann", "Bob"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_papers_of_every_title_are_explained(language):
    for title in [title for key in SHELF for title in titles_with_options(key)]:
        key, offer = title.key, SHELF[title.key]
        told = Scribe(title, [f"P{seat}" for seat in range(title.seats)], language)
        texts = [told.private_about(Private(number)) for number in range(len(title.privates))]
        texts += [told.phase_about(title.phase(phase.name)) for phase in title.phases]
        texts += [told.zone_about(cell.zone) for cell in title.market.cells if cell.zone]
        texts += [text(key, option, language) for option in offer.options for text in (option_name, option_about)]
        texts += [told.step("private_token"), told.round("stock"), told.zone("yellow"), title_about(key, language)]
        assert all(is_clean(text) for text in texts)


def test_words_of_the_interface():
    assert word("player-count", "ru", count=5) == "5 игроков"
    assert word("winner", "en", "${}", name="Ann", worth=5210) == "Ann wins with $5,210."
