"""Tables that are put away, and tables that are taken away for good."""

from __future__ import annotations

import pytest

from tests.server.people import code_of
from tests.server.tables import Company, hot_seat, look, play
from tresham.server.lobby import removing


def listed(browser, query: str = "") -> list[str]:
    """What somebody finds in the lobby."""
    return [game["id"] for game in browser.get(f"/games{query}").json()["games"]]


def mark(browser, game: str, **marks: bool):
    """What a table is to somebody."""
    return browser.put(f"/games/{game}/mine", marks)


@pytest.fixture
def company(visitor):
    """Three people and a game that has begun."""
    return Company(visitor, visibility="public")


def test_the_archive_is_each_members_own(company):
    answer = mark(company.bob, company.game, archived=True)
    assert answer.json()["you"]["archived"]
    assert company.game not in listed(company.bob)
    assert listed(company.bob, "?archived=1") == [company.game]
    for other in (company.ann, company.eve, company.max):
        assert company.game in listed(other)
        assert listed(other, "?archived=1") == []
    assert not look(company.ann, company.game)["you"]["archived"]
    assert mark(company.bob, company.game, archived=False).json()["you"]["archived"] is False
    assert company.game in listed(company.bob)


def test_what_is_put_away_is_played_on_all_the_same(company):
    mark(company.ann, company.game, archived=True)
    company.play(2)
    assert look(company.bob, company.game)["ply"] == 2
    assert company.game not in listed(company.ann)


def test_an_owner_without_a_seat_puts_a_table_away(visitor):
    ann = visitor().register("Ann")
    game = ann.post("/games", {"title": "1830", "seats": [{"kind": "bot"}, {"kind": "bot"}]}).json()["id"]
    assert mark(ann, game, archived=True).json()["you"]["archived"]
    assert listed(ann) == []


def test_a_member_marks_nothing_that_is_not_named(company):
    mark(company.bob, company.game, archived=True)
    kept = mark(company.bob, company.game, may_go=True).json()["you"]
    assert (kept["archived"], kept["may_go"]) == (True, True)
    assert mark(company.bob, company.game, surprise=True).status_code == 400


@pytest.mark.parametrize("over", [False, True], ids=["running", "over"])
def test_a_game_with_others_goes_when_all_of_them_agree(company, over):
    company.play(1)
    if over:
        for one in (company.ann, company.bob, company.eve):
            table = look(company.ann, company.game)
            action = {"type": "end_game", "by": f"@{one.me['name']}"}
            assert (
                one.post(f"/games/{company.game}/actions", {"ply": table["ply"], "action": action}).status_code == 200
            )
        assert look(company.ann, company.game)["status"] == "finished"
    assert look(company.ann, company.game)["kept_by"] == ["Bob", "Eve"]
    mark(company.bob, company.game, may_go=True)
    refused = company.ann.delete(f"/games/{company.game}")
    assert (refused.status_code, code_of(refused)) == (409, "table_kept")
    assert refused.json()["error"]["params"]["names"] == "Eve"
    assert mark(company.eve, company.game, may_go=True).json()["kept_by"] == []
    assert company.ann.delete(f"/games/{company.game}").status_code == 204
    assert code_of(company.bob.get(f"/games/{company.game}")) == "no_such_table"


def test_whoever_agreed_may_think_better_of_it(company):
    for wish in (True, False):
        mark(company.bob, company.game, may_go=wish)
    mark(company.eve, company.game, may_go=True)
    assert look(company.ann, company.game)["kept_by"] == ["Bob"]


def test_when_play_goes_on_nobody_has_agreed(company):
    for one in (company.bob, company.eve):
        mark(one, company.game, may_go=True)
    company.play(1)
    assert look(company.ann, company.game)["kept_by"] == ["Bob", "Eve"]
    assert code_of(company.ann.delete(f"/games/{company.game}")) == "table_kept"


def test_who_has_left_for_good_keeps_no_table(company):
    company.play(1)
    mark(company.eve, company.game, may_go=True)
    assert company.bob.send("DELETE", "/me", {"password": "correct horse battery", "chat": "keep"}).status_code == 200
    assert look(company.ann, company.game)["kept_by"] == []
    assert company.ann.delete(f"/games/{company.game}").status_code == 204


def test_before_the_start_the_owner_needs_nobodys_word(visitor):
    company = Company(visitor, start=False)
    company.bob.post(f"/games/{company.game}/join")
    assert look(company.bob, company.game)["kept_by"] == []
    assert company.ann.delete(f"/games/{company.game}").status_code == 204


def test_a_game_stays_as_long_as_others_try_something_out_from_it(company):
    """Also from a what-if of it."""
    company.play(2)
    own = company.ann.post(f"/games/{company.game}/branches", {"shared": True}).json()["id"]
    theirs = company.max.post(f"/games/{own}/branches", {}).json()["id"]
    for one in (company.bob, company.eve):
        mark(one, company.game, may_go=True)
    for game in (company.game, own):
        refused = company.ann.delete(f"/games/{game}")
        assert (refused.status_code, code_of(refused)) == (409, "what_if_of_others")
        assert refused.json()["error"]["params"]["names"] == "Max"
    assert company.max.delete(f"/games/{theirs}").status_code == 204
    assert company.ann.delete(f"/games/{company.game}").status_code == 204
    assert code_of(company.ann.get(f"/games/{own}")) == "no_such_table"


def test_a_what_if_goes_and_its_game_stays(visitor):
    ann = visitor().register("Ann")
    game = hot_seat(ann)
    play(ann, game, 2)
    branch = ann.post(f"/games/{game}/branches", {}).json()["id"]
    assert ann.delete(f"/games/{branch}").status_code == 204
    assert look(ann, game)["ply"] == 2
    assert ann.get(f"/games/{game}/branches").json() == []


def test_another_name_is_no_move(company, app):
    """The lobby tells when somebody moved last."""
    company.play(1)
    before = look(company.ann, company.game)["updated_at"]
    app.state.services.games.clock = lambda: before + 1000
    named = company.ann.patch(f"/games/{company.game}", {"name": "Friday"}).json()
    assert (named["name"], named["updated_at"]) == ("Friday", before)
    assert company.ann.patch(f"/games/{company.game}", {"name": " "}).json()["name"] == ""


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_refusals_name_those_who_keep_a_table(company, language):
    answer = company.ann.delete(f"/games/{company.game}?lang={language}")
    assert answer.json()["error"]["message"].endswith("Bob, Eve.")


def test_what_ifs_are_taken_away_one_by_one_so_that_others_move_meanwhile(visitor, monkeypatch):
    """Fifty what-ifs of a long game are a million rows: all moves of the club would wait for one change like that."""
    ann = visitor().register("Ann")
    game = hot_seat(ann)
    play(ann, game, 2)
    branch = ann.post(f"/games/{game}/branches", {}).json()["id"]
    deeper = ann.post(f"/games/{branch}/branches", {}).json()["id"]
    other = ann.post(f"/games/{game}/branches", {}).json()["id"]
    changes: list[tuple[int, str]] = []
    real = removing.take_away

    def take_away(session, table, user):
        changes.append((id(session), table.id))
        return real(session, table, user)

    monkeypatch.setattr(removing, "take_away", take_away)
    assert ann.delete(f"/games/{game}").status_code == 204
    taken = [table for _, table in changes]
    assert (set(taken[:-1]), taken[-1]) == ({branch, deeper, other}, game)
    assert taken.index(deeper) < taken.index(branch)
    assert all(ann.get(f"/games/{one}").status_code == 404 for one in taken)


def test_nothing_is_taken_away_of_a_table_that_stays(company):
    company.play(2)
    own = company.ann.post(f"/games/{company.game}/branches", {}).json()["id"]
    assert code_of(company.ann.delete(f"/games/{company.game}")) == "table_kept"
    assert look(company.ann, own)["ply"] == 2


def test_who_leaves_a_table_that_was_put_away_finds_it_in_the_lobby(visitor):
    """The archive is for tables of one's own."""
    company = Company(visitor, start=False, visibility="public")
    company.bob.post(f"/games/{company.game}/join")
    mark(company.bob, company.game, archived=True)
    assert listed(company.bob) == []
    company.bob.post(f"/games/{company.game}/leave")
    assert listed(company.bob) == [company.game]
    assert listed(company.bob, "?archived=1") == []


def test_a_what_if_that_goes_meanwhile_is_gone(visitor, app, monkeypatch):
    ann = visitor().register("Ann")
    game = hot_seat(ann)
    play(ann, game, 2)
    branch = ann.post(f"/games/{game}/branches", {}).json()["id"]
    lobby, real = app.state.services.lobby, app.state.services.lobby.take_away

    def taken_twice(game_id, user):
        real(game_id, user)
        if game_id == branch:
            real(game_id, user)

    monkeypatch.setattr(lobby, "take_away", taken_twice)
    assert ann.delete(f"/games/{game}").status_code == 204
    assert {ann.get(f"/games/{one}").status_code for one in (game, branch)} == {404}
