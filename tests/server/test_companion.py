"""The companion: facts about a decision, for whoever has to make it."""

from __future__ import annotations

import re
from typing import Any

from tests.server.people import Browser
from tests.server.tables import Company, hot_seat, play
from tests.server.test_titles import LETTERS


def heard(browser: Browser, game: str, lang: str = "en") -> dict[str, Any]:
    answer = browser.get(f"/games/{game}/companion?lang={lang}")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def codes(browser: Browser, game: str) -> list[str]:
    return [one["code"] for one in heard(browser, game)["remarks"]]


def test_whoever_is_to_decide_hears_the_numbers_in_his_language(visitor):
    company = Company(visitor)
    english = heard(company.ann, company.game)
    assert english["ply"] == 0
    first = english["remarks"][0]
    assert (first["code"], first["about"]) == ("lot_pays", "private:SV")
    assert first["text"].startswith("Schuylkill Valley costs $20 and brings $5")
    for language in ("ru", "pl"):
        text = heard(company.ann, company.game, language)["remarks"][0]["text"]
        assert "$20" in text
        assert re.search(LETTERS[language], text)


def test_others_hear_nothing_until_it_is_their_turn(visitor):
    company = Company(visitor)
    assert codes(company.bob, company.game) == []
    assert codes(company.max, company.game) == []
    company.play()
    assert codes(company.ann, company.game) == []
    assert codes(company.bob, company.game)[0] == "lot_pays"


def test_strangers_hear_nothing_of_a_hidden_table(visitor):
    company = Company(visitor)
    assert company.ann.patch(f"/games/{company.game}", {"visibility": "private"}).status_code == 200
    assert company.max.get(f"/games/{company.game}/companion").status_code == 404


def test_at_a_hot_seat_every_decision_is_the_readers(visitor):
    browser = visitor().register("Ann")
    game = hot_seat(browser)
    for _ in range(3):
        assert "lot_pays" in codes(browser, game)
        play(browser, game)
