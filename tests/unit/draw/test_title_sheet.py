"""The sheet of a title: what never changes in a game."""

import json

import pytest

from tresham.draw import sheet
from tresham.text import LANGUAGES
from tresham.titles import SHELF, build


def title(key):
    return build(key, SHELF[key].seats[1])


@pytest.mark.parametrize("key", SHELF)
def test_the_further_faces_of_a_card_follow_it(key):
    """Pages tell by that which card they are faces of."""
    card, found = "", {}
    for one in sheet(title(key), "en")["trains"]:
        card = card if one["count"] == 0 else one["name"]
        found[one["name"]] = card
    assert found == {one.name: one.face_of or one.name for one in title(key).trains}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", SHELF)
def test_it_can_be_sent_and_has_everything(key, language):
    game, page = title(key), sheet(title(key), language)
    assert json.loads(json.dumps(page)) == page
    assert [hex["name"] for hex in page["hexes"]] == list(game.atlas.names)
    assert [one["symbol"] for one in page["corporations"]] == [one.symbol for one in game.corporations]
    assert [one["name"] for one in page["trains"]] == [one.name for one in game.trains]
    assert [one["name"] for one in page["phases"]] == [one.name for one in game.phases]
    assert len(page["tiles"]) == game.atlas.tile_count
    assert len(page["market"]["cells"]) == len(game.market.cells)
    assert all(one["about"] for one in (*page["privates"], *page["phases"], *page["market"]["zones"]))
    assert {zone["zone"] for zone in page["market"]["zones"]} == {cell.zone for cell in game.market.cells} - {""}


@pytest.mark.parametrize("key", SHELF)
def test_all_hexes_lie_within_the_frame_and_apart(key):
    page = sheet(title(key))
    left, top, width, height = page["frame"]
    places = {(hex["x"], hex["y"]) for hex in page["hexes"]}
    assert len(places) == len(page["hexes"])
    assert all(left < x < left + width and top < y < top + height for x, y in places)


def test_the_sheet_of_1830():
    page = sheet(title("1830"))
    assert (page["layout"], page["currency"]) == ("pointy", "${}")
    (pennsylvania,) = [one for one in page["corporations"] if one["symbol"] == "PRR"]
    assert (pennsylvania["shares"], pennsylvania["certs"], pennsylvania["tokens"]) == (
        10, [2, 1, 1, 1, 1, 1, 1, 1, 1], [0, 40, 100, 100],
    )  # fmt: skip
    assert (pennsylvania["float_shares"], pennsylvania["home"]) == (6, ["H12"])
    (par,) = [cell for cell in page["market"]["cells"] if cell["name"] == "G1"]
    assert (par["price"], par["par"], par["zone"]) == (100, True, "")
    assert par["moves"] == {"up": None, "down": "G2", "left": "F1", "right": "H1"}
    assert par["ledge"] == page["market"]["shifts"] == []
    (brown,) = [zone for zone in page["market"]["zones"] if zone["zone"] == "brown"]
    assert (brown["letters"], brown["name"]) == ("B", "brown")
    assert "several certificates" in brown["about"]
    (diesel,) = [one for one in page["trains"] if one["name"] == "D"]
    assert (diesel["count"], diesel["trade_in"]["4"], diesel["starts"]) == (None, 300, "D")
    (two,) = [one for one in page["trains"] if one["name"] == "2"]
    assert (two["price"], two["rusted_by"]) == (80, "4")
    tiles = {one["name"]: one for one in page["tiles"]}
    assert (tiles["57"]["colour"], tiles["57"]["count"]) == ("yellow", 4)
    assert tiles["57"]["upgrades"] == ["14", "15"]
    assert "63" in tiles["14"]["upgrades"]
    assert page["borders"].count("border wall") == 4


def test_the_sheet_of_1849():
    page = sheet(title("1849"), "ru")
    assert (page["layout"], page["currency"]) == ("flat", "L.{}")
    zones = {cell["zone"]: (cell["letters"], cell["zone_name"]) for cell in page["market"]["cells"]}
    assert zones["yellow"][1] == "жёлтый"
    assert zones["closed"][1] == "закрытие"
    letters = [letter for letter, _ in zones.values()]
    assert zones["blue"][0] == zones["blue end"][0]
    assert len(set(letters)) == len(letters) - 1
    (affari,) = [one for one in page["privates"] if one["symbol"] == "RSA"]
    assert (affari["value"], affari["revenue"], affari["low"]) == (150, 25, None)


def test_a_title_brings_the_words_that_the_page_has_otherwise():
    assert sheet(title("1848"))["words"] == "-president = director\nui-president = Director\n"
    assert "-president" in sheet(title("18CZ"), "ru")["words"]
    assert sheet(title("1830"))["words"] == "web-offering = IPO\n"
    assert "private-" not in sheet(title("1849"))["words"], "only what the page reads for itself"


def test_a_game_without_shares_says_so():
    whole, tutorial = (sheet(build("18CZ", 2, options)) for options in ((), ("tutorial",)))
    assert (whole["shares"], tutorial["shares"]) == (True, False)
