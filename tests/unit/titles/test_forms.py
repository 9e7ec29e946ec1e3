"""Options that make another game of a title: for other numbers of players, and not in every profile."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.properties.playing import option_sets
from tresham.cli.bot_games import usual_seats
from tresham.cli.errors import Sorry
from tresham.cli.title_checks import check_offer
from tresham.server.errors import ApiError
from tresham.server.offers import check_offer as check_server_offer
from tresham.titles import PLATFORM, PROFILES, RULEBOOK, SHELF, GameForm, UnknownTitle, build

FORMS = {"duel": GameForm(range(2, 3)), "lesson": GameForm(range(4, 7), (RULEBOOK,))}


@pytest.fixture(autouse=True)
def shelf(monkeypatch):
    """1830 for three to five players, in two more forms."""
    plain = replace(SHELF["1830"], seats=range(3, 6), options=("quick", *FORMS), forms=FORMS)
    offer = replace(plain, build=lambda seats, options, profile: SHELF["1850"].build(seats, frozenset(), profile))
    monkeypatch.setitem(SHELF, "formed", replace(offer, key="formed"))


@pytest.mark.parametrize(
    ("seats", "options", "profile", "refused"),
    [
        (2, (), RULEBOOK, "seats"),
        (3, (), RULEBOOK, ""),
        (5, ("quick",), PLATFORM, ""),
        (6, ("quick",), RULEBOOK, "seats"),
        (2, ("duel",), PLATFORM, ""),
        (2, ("duel", "quick"), RULEBOOK, ""),
        (3, ("duel",), RULEBOOK, "seats"),
        (6, ("lesson",), RULEBOOK, ""),
        (3, ("lesson",), RULEBOOK, "seats"),
        (4, ("lesson",), PLATFORM, "profile"),
        (4, ("lesson", "duel"), RULEBOOK, "forms"),
    ],
)
def test_everybody_refuses_the_same(seats, options, profile, refused):
    asked = ("formed", seats, options, profile)
    if not refused:
        assert build(*asked).seats == seats
        check_offer(*asked)
        check_server_offer("formed", seats, list(options), profile)
        return
    with pytest.raises(UnknownTitle):
        build(*asked)
    with pytest.raises(Sorry) as sorry:
        check_offer(*asked)
    assert sorry.value.message == {
        "seats": "sorry-seats",
        "profile": "sorry-form-profile",
        "forms": "sorry-one-form",
    }.get(refused)
    with pytest.raises(ApiError) as said:
        check_server_offer("formed", seats, list(options), profile)
    assert said.value.code == {"seats": "seat_count", "profile": "form_profile", "forms": "one_form"}[refused]


def test_who_is_asked_for_a_usual_game():
    assert usual_seats("formed") == 3
    assert usual_seats("formed", ["duel"]) == 2
    assert usual_seats("formed", ["lesson"]) == 4


def test_random_games_are_played_in_every_form():
    sets = {(seats, profile): option_sets("formed", seats, profile) for seats in range(2, 8) for profile in PROFILES}
    assert list(SHELF["formed"].all_seats) == [2, 3, 4, 5, 6]
    assert sets[2, RULEBOOK] == sets[2, PLATFORM] == [("duel",)]
    assert sets[3, RULEBOOK] == [(), ("quick",)]
    assert sets[4, RULEBOOK] == [(), ("quick",), ("lesson",)]
    assert sets[4, PLATFORM] == [(), ("quick",)]
    assert sets[6, RULEBOOK] == [("lesson",)]
    assert sets[6, PLATFORM] == sets[7, RULEBOOK] == []
