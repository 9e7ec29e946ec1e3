"""The life of a table: set up, joined, left, begun, found again in the lobby."""

from __future__ import annotations

import pytest

from tests.server.people import code_of
from tests.server.tables import NAMES, Company, hot_seat, look, play
from tresham.bots import BOTS


@pytest.fixture
def ann(visitor):
    return visitor().register("Ann")


def test_people_meet_at_a_table(visitor):
    company = Company(visitor, start=False, name="  Friday \n night ", visibility="public")
    table = look(company.ann, company.game)
    assert table["status"] == "open"
    assert table["name"] == "Friday night"
    assert [seat["kind"] for seat in table["seats"]] == ["human", "open", "open"]
    assert company.bob.post(f"/games/{company.game}/join", {"seat": 3}).json()["seats"][2]["name"] == "Bob"
    assert code_of(company.eve.post(f"/games/{company.game}/join", {"seat": 3})) == "no_open_seat"
    assert code_of(company.bob.post(f"/games/{company.game}/join", {})) == "already_seated"
    assert company.eve.post(f"/games/{company.game}/join").status_code == 200
    assert company.eve.post(f"/games/{company.game}/leave").json()["seats"][1]["kind"] == "open"
    assert code_of(company.eve.post(f"/games/{company.game}/leave")) == "not_seated"
    assert company.ann.post(f"/games/{company.game}/kick", {"seat": 3}).json()["seats"][2]["kind"] == "open"
    assert code_of(company.bob.post(f"/games/{company.game}/join")) == "barred"
    company.ann.delete(f"/games/{company.game}/barred/{company.bob.me['id']}")
    for one in (company.eve, company.bob):
        one.post(f"/games/{company.game}/join")
    begun = company.ann.post(f"/games/{company.game}/start").json()
    assert (begun["status"], begun["ply"], begun["acting"]) == ("active", 0, ["Ann"])
    assert [seat["name"] for seat in begun["seats"]] == ["Ann", "Eve", "Bob"]
    assert begun["round"]["kind"] == "auction"
    for path in ("join", "leave", "start"):
        assert code_of(company.ann.post(f"/games/{company.game}/{path}")) == "table_active"
    assert code_of(company.ann.delete(f"/games/{company.game}")) == "table_kept"


def test_open_seats_are_taken_away_at_the_start(visitor):
    company = Company(visitor, start=False)
    assert code_of(company.ann.post(f"/games/{company.game}/start")) == "seat_count"
    company.bob.post(f"/games/{company.game}/join")
    assert len(company.ann.post(f"/games/{company.game}/start").json()["seats"]) == 2


def test_a_table_can_be_taken_away_before_it_begins(visitor):
    company = Company(visitor, start=False)
    assert company.ann.delete(f"/games/{company.game}").status_code == 204
    assert code_of(company.ann.get(f"/games/{company.game}")) == "no_such_table"


def test_habits_can_be_changed_by_the_owner(visitor):
    company = Company(visitor, start=False)
    changed = company.ann.patch(f"/games/{company.game}", {"undo": "none", "name": "Quick one"}).json()
    assert (changed["undo"], changed["name"]) == ("none", "Quick one")
    assert company.ann.patch(f"/games/{company.game}", {"seed": 1}).status_code == 400


@pytest.mark.parametrize("habit", [{"undo": "free"}, {"route_help": "none"}])
def test_what_others_sat_down_to_stays_as_it_was(visitor, habit):
    company = Company(visitor)
    before = look(company.ann, company.game)
    assert code_of(company.ann.patch(f"/games/{company.game}", habit)) == "table_active"
    assert look(company.ann, company.game) == before
    assert company.ann.patch(f"/games/{company.game}", {"name": "Quick one"}).json()["name"] == "Quick one"


def test_the_seed_is_nobodys_business_until_the_end(visitor):
    company = Company(visitor)
    assert look(company.ann, company.game)["seed"] == 7
    assert look(company.bob, company.game)["seed"] is None


def test_the_order_is_drawn_when_so_agreed(ann):
    seats = [{"kind": "local", "name": name} for name in NAMES]
    orders = set()
    for _ in range(30):
        table = ann.post("/games", {"title": "1830", "seats": seats, "order": "random", "start": True}).json()
        names = tuple(seat["name"] for seat in table["seats"])
        assert [seat["number"] for seat in table["seats"]] == [1, 2, 3]
        assert ann.get(f"/games/{table['id']}/full").json()["view"]["players"][0]["name"] == names[0]
        orders.add(names)
    assert len(orders) > 1


def test_the_lobby_lists_public_tables_and_ones_own(visitor):
    company = Company(visitor, visibility="public")
    hidden = hot_seat(company.ann, "1849", seats=[{"kind": "local", "name": name} for name in ("Ann", "Kim", "Leo")])
    every, own, strangers = (
        {game["id"] for game in one.get(f"/games{query}").json()["games"]}
        for one, query in ((company.ann, ""), (company.ann, "?mine=1"), (visitor(), ""))
    )
    assert every == own == {company.game, hidden}
    assert strangers == {company.game}
    assert {game["id"] for game in company.ann.get("/games?title=1849").json()["games"]} == {hidden}
    assert company.ann.get("/games?status=finished").json()["games"] == []
    assert company.max.get("/games?mine=1").json()["games"] == []


def test_the_lobby_comes_page_by_page(ann):
    seats = [{"kind": "me"}, {"kind": "open"}]
    made = [ann.post("/games", {"title": "1830", "seats": seats}).json()["id"] for _ in range(53)]
    first = ann.get("/games").json()
    second = ann.get(f"/games?cursor={first['cursor']}").json()
    assert len(first["games"]) == 50
    assert second["cursor"] is None
    assert sorted(game["id"] for game in first["games"] + second["games"]) == sorted(made)
    assert code_of(ann.get("/games?cursor=yesterday")) == "malformed"


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"title": "1899"}, "no_title"),
        ({"title": None}, "no_title"),
        ({"options": ["nonsense"]}, "no_option"),
        ({"profile": "nonsense"}, "no_profile"),
        ({"seats": [{"kind": "me"}]}, "seat_count"),
        ({"seats": [{"kind": "me"}, {"kind": "local", "name": "Ann"}]}, "name_twice"),
        ({"seats": [{"kind": "me"}, {"kind": "local"}]}, "seat_without_name"),
        ({"seats": [{"kind": "me"}, {"kind": "local", "name": "\u200b"}]}, "seat_without_name"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "deep thought"}]}, "no_bot"),
        ({"seats": [{"kind": "me"}, {"kind": "open", "bot": "naive"}]}, "seat_and_bot"),
        ({"seed": -1}, "malformed"),
        ({"seed": 2**31}, "malformed"),
        ({"undo": "sometimes"}, "malformed"),
        ({"surprise": 1}, "malformed"),
    ],
)
@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_table_that_cannot_be(ann, change, code, language):
    body = {"title": "1830", "seats": [{"kind": "me"}, {"kind": "open"}], **change}
    answer = ann.post(f"/games?lang={language}", body)
    assert answer.status_code == (400 if code == "malformed" else 422)
    assert code_of(answer) == code
    assert answer.json()["error"]["lang"] == language


def test_the_former_name_of_the_rulebook_is_understood(ann):
    body = {"title": "1830", "seats": [{"kind": "me"}, {"kind": "open"}], "profile": "seed"}
    made = ann.post("/games", body).json()
    assert made["profile"] == "rulebook"


def test_options_that_need_others_say_so(ann):
    seats = [{"kind": "local", "name": name} for name in NAMES]
    answer = ann.post("/games", {"title": "1849", "seats": seats, "options": ["electric_dreams"]})
    assert code_of(answer) in ("option_needs", "no_option")


@pytest.mark.parametrize("bot", sorted(BOTS))
def test_bots_have_names_of_their_own(ann, bot):
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}, {"kind": "bot", "bot": bot, "name": "Hal"}]
    table = ann.post("/games", {"title": "1830", "seats": seats}).json()
    assert [(seat["kind"], seat["bot"]) for seat in table["seats"]] == [("human", None), ("bot", bot), ("bot", bot)]
    assert len({seat["name"] for seat in table["seats"]}) == 3
    assert table["undo"] == "free"


def test_talk_and_notes(visitor):
    company = Company(visitor)
    assert company.bob.post(f"/games/{company.game}/chat", {"text": " Hello! "}).status_code == 201
    company.ann.post(f"/games/{company.game}/chat", {"text": "Привет"})
    lines = company.max.get(f"/games/{company.game}/chat").json()
    assert [(line["n"], line["by"], line["text"]) for line in lines] == [(1, "Bob", "Hello!"), (2, "Ann", "Привет")]
    assert [line["n"] for line in company.max.get(f"/games/{company.game}/chat?since=1").json()] == [2]
    assert code_of(company.bob.post(f"/games/{company.game}/chat", {"text": "  "})) == "malformed"
    company.bob.put(f"/games/{company.game}/notes", {"text": "sell early"})
    company.bob.put(f"/games/{company.game}/notes", {"text": "sell late"})
    assert company.bob.get(f"/games/{company.game}/notes").json() == {"text": "sell late"}
    assert company.ann.get(f"/games/{company.game}/notes").json() == {"text": ""}


@pytest.mark.parametrize("title", ["1830", "1849", "1850"])
def test_pictures_and_files(ann, title):
    game = hot_seat(ann, title)
    play(ann, game, 12)
    for name in ("map", "market", "tiles", "symbols"):
        answer = ann.get(f"/games/{game}/{name}.svg?lang=ru")
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.text.startswith("<svg")
    assert ann.get(f"/games/{game}/map.svg?at=0").text != ""
    assert code_of(ann.get(f"/games/{game}/map.svg?at=99")) == "no_such_ply"
    saved = ann.get(f"/games/{game}/export")
    assert "attachment" in saved.headers["content-disposition"]
    assert (saved.json()["format"], len(saved.json()["moves"])) == ("tresham/1", 12)
