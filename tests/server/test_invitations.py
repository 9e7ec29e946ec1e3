"""Links to a table: who may make them, what they give, and when they end."""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import select, update

from tests.server.people import PASSWORD, Browser, code_of
from tresham.server.app import create_app
from tresham.server.db.people import Invitation


def opened(browser, visibility="private"):
    """A table with two open seats."""
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    answer = browser.post("/games", {"title": "1830", "seats": seats, "visibility": visibility})
    assert answer.status_code == 201, answer.text
    return answer.json()["id"]


@pytest.fixture
def ann(visitor):
    """The host of a table."""
    return visitor().register("Ann")


def names(browser, game):
    """Who sits where."""
    return [seat["user"] for seat in browser.get(f"/games/{game}").json()["seats"]]


def test_a_link_gives_a_seat_at_a_private_table(ann, visitor):
    game, bob = opened(ann), visitor().register("Bob")
    assert bob.get(f"/games/{game}").status_code in (403, 404)
    made = ann.post(f"/games/{game}/invitations").json()
    assert made["url"] == f"http://localhost/invitations/{made['code']}"
    assert bob.get(f"/invitations/{made['code']}").json() == {"game": game}
    assert bob.post(f"/invitations/{made['code']}").json() == {"game": game}
    assert sorted(filter(None, names(ann, game))) == ["Ann", "Bob"]
    assert bob.get(f"/games/{game}").status_code == 200


def test_a_link_to_a_certain_seat(ann, visitor):
    game = opened(ann)
    seats = ann.get(f"/games/{game}").json()["seats"]
    wanted = [seat["number"] for seat in seats if seat["kind"] == "open"][-1]
    code = ann.post(f"/games/{game}/invitations", {"seat": wanted}).json()["code"]
    visitor().register("Bob").post(f"/invitations/{code}")
    taken = {seat["number"]: seat["user"] for seat in ann.get(f"/games/{game}").json()["seats"]}
    assert taken[wanted] == "Bob"


def test_only_the_host_invites(ann, visitor):
    game, bob = opened(ann, "public"), visitor().register("Bob")
    assert bob.post(f"/games/{game}/invitations").status_code == 403
    assert visitor().post(f"/games/{game}/invitations").status_code == 401
    assert ann.post("/games/nothing-here/invitations").status_code == 404


def test_a_stranger_must_sign_in_first(ann, visitor):
    game = opened(ann)
    code = ann.post(f"/games/{game}/invitations").json()["code"]
    answer = visitor().post(f"/invitations/{code}")
    assert (answer.status_code, code_of(answer)) == (401, "not_signed_in")


def test_a_link_ends(client, ann, visitor):
    game, bob = opened(ann), visitor().register("Bob")
    code = ann.post(f"/games/{game}/invitations").json()["code"]
    with client.app.state.services.database.write() as rows:
        rows.execute(update(Invitation).values(expires_at=int(time.time()) - 1))
    for answer in (
        bob.get(f"/invitations/{code}"),
        bob.post(f"/invitations/{code}"),
        bob.post("/invitations/nonsense"),
    ):
        assert (answer.status_code, code_of(answer)) == (404, "no_invitation")


def test_the_code_itself_is_not_kept(client, ann):
    code = ann.post(f"/games/{opened(ann)}/invitations").json()["code"]
    with client.app.state.services.database.read() as rows:
        assert rows.get(Invitation, code) is None


def test_a_full_table_refuses_kindly(ann, visitor):
    game = opened(ann)
    code = ann.post(f"/games/{game}/invitations").json()["code"]
    for name in ("Bob", "Eve"):
        assert visitor().register(name).post(f"/invitations/{code}").status_code == 200
    assert visitor().register("Max").post(f"/invitations/{code}").status_code == 409


def test_where_accounts_are_for_the_invited_a_link_is_the_way_in(settings):
    open_to_all = create_app(settings)
    with TestClient(open_to_all, base_url="http://localhost") as client:
        ann = Browser(client).register("Ann")
        code = ann.post(f"/games/{opened(ann)}/invitations").json()["code"]
    for_the_invited = create_app(dataclasses.replace(settings, registration="invite"))
    with TestClient(for_the_invited, base_url="http://localhost") as client:
        stranger = Browser(client)
        refused = stranger.post("/users", {"name": "Bob", "password": PASSWORD})
        assert (refused.status_code, code_of(refused)) == (403, "invitation_needed")
        assert stranger.register("Bob", invitation=code).me["name"] == "Bob"


@pytest.fixture(params=["sqlite", "postgres"])
def invited_only(request, settings):
    """A server where accounts are for the invited, with Ann on it; on either kind of database."""
    url = settings.database_url if request.param == "sqlite" else request.getfixturevalue("postgres_url")
    settings = dataclasses.replace(settings, database_url=url)
    with TestClient(create_app(settings), base_url="http://localhost") as client:
        Browser(client).register("Ann")
    app = create_app(dataclasses.replace(settings, registration="invite"))
    with TestClient(app, base_url="http://localhost"):
        yield lambda: Browser(TestClient(app, base_url="http://localhost"))


def at_once(does: Callable[[int], int], threads: int = 10) -> list[int]:
    """What so many threads are answered that do the same thing at the same time."""
    with ThreadPoolExecutor(threads) as pool:
        return sorted(pool.map(does, range(threads)))


class TestEnding:
    def test_the_owner_sees_links_and_revokes_one(self, ann, visitor):
        game, bob = opened(ann), visitor().register("Bob")
        first, second = (ann.post(f"/games/{game}/invitations", {"seat": seat}).json() for seat in (2, None))
        listed = ann.get(f"/games/{game}/invitations").json()
        assert sorted((one["seat"] or 0, one["accounts_left"]) for one in listed) == [(0, 2), (2, 1)]
        assert {one["id"] for one in listed} == {first["id"], second["id"]}
        assert first["code"] not in str(listed)
        assert ann.delete(f"/games/{game}/invitations/{first['id']}").status_code == 204
        assert code_of(bob.post(f"/invitations/{first['code']}")) == "no_invitation"
        assert code_of(ann.delete(f"/games/{game}/invitations/{first['id']}")) == "no_invitation"
        assert bob.post(f"/invitations/{second['code']}").status_code == 200

    def test_only_the_owner_sees_and_ends_them(self, ann, visitor):
        game, bob = opened(ann, "public"), visitor().register("Bob")
        made, other = (ann.post(f"/games/{one}/invitations").json() for one in (game, opened(ann)))
        assert code_of(bob.get(f"/games/{game}/invitations")) == "not_owner"
        assert code_of(bob.delete(f"/games/{game}/invitations/{made['id']}")) == "not_owner"
        assert code_of(ann.delete(f"/games/{game}/invitations/{other['id']}")) == "no_invitation"
        assert bob.get(f"/invitations/{made['code']}").status_code == 200

    def test_there_is_an_end_to_links(self, ann):
        game = opened(ann)
        answers = [ann.post(f"/games/{game}/invitations") for _ in range(21)]
        assert {one.status_code for one in answers[:20]} == {201}
        assert code_of(answers[20]) == "too_many_invitations"

    @pytest.mark.parametrize("way", ["removed", "started"])
    def test_a_link_ends_with_its_table_and_with_its_start(self, client, ann, visitor, way):
        game = opened(ann)
        made = ann.post(f"/games/{game}/invitations").json()
        if way == "removed":
            assert ann.delete(f"/games/{game}").status_code == 204
        else:
            assert visitor().register("Bob").post(f"/invitations/{made['code']}").status_code == 200
            assert ann.post(f"/games/{game}/start").status_code == 200
        assert code_of(ann.get(f"/invitations/{made['code']}")) == "no_invitation"
        with client.app.state.services.database.read() as rows:
            assert rows.scalars(select(Invitation)).all() == []


class TestSentAway:
    @pytest.fixture
    def kicked(self, ann, visitor):
        """Bob sat at Ann's table by a link, and was sent away: the table, Bob, the link."""
        game, bob = opened(ann), visitor().register("Bob")
        code = ann.post(f"/games/{game}/invitations").json()["code"]
        assert bob.post(f"/invitations/{code}").status_code == 200
        assert ann.post(f"/games/{game}/kick", {"seat": 2}).status_code == 200
        return game, bob, code

    def test_the_links_end_and_he_does_not_come_back(self, ann, visitor, kicked):
        game, bob, code = kicked
        assert code_of(bob.post(f"/invitations/{code}")) == "no_invitation"
        another = ann.post(f"/games/{game}/invitations").json()["code"]
        assert code_of(bob.post(f"/invitations/{another}")) == "barred"
        assert ann.patch(f"/games/{game}", {"visibility": "public"}).status_code == 200
        assert code_of(bob.post(f"/games/{game}/join")) == "barred"
        assert names(ann, game) == ["Ann", None, None]
        assert visitor().register("Eve").post(f"/invitations/{another}").status_code == 200

    def test_the_owner_may_let_him_back_in(self, ann, kicked):
        game, bob, _ = kicked
        assert ann.get(f"/games/{game}/barred").json() == [{"id": bob.me["id"], "name": "Bob"}]
        assert ann.delete(f"/games/{game}/barred/{bob.me['id']}").status_code == 204
        assert ann.get(f"/games/{game}/barred").json() == []
        code = ann.post(f"/games/{game}/invitations").json()["code"]
        assert bob.post(f"/invitations/{code}").status_code == 200
        assert code_of(ann.delete(f"/games/{game}/barred/{bob.me['id']}")) == "not_found"

    def test_nobody_else_sees_or_lifts_it(self, ann, visitor, kicked):
        game, bob, _ = kicked
        ann.patch(f"/games/{game}", {"visibility": "public"})
        for one in (bob, visitor().register("Eve")):
            assert code_of(one.get(f"/games/{game}/barred")) == "not_owner"
            assert code_of(one.delete(f"/games/{game}/barred/{bob.me['id']}")) == "not_owner"

    def test_a_bot_or_a_neighbour_at_ones_own_screen_is_not_barred(self, ann):
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "local", "name": "Zoe"}]
        game = ann.post("/games", {"title": "1830", "seats": seats, "visibility": "link"}).json()["id"]
        code = ann.post(f"/games/{game}/invitations").json()["code"]
        for seat in (2, 3):
            assert ann.post(f"/games/{game}/kick", {"seat": seat}).status_code == 200
        assert ann.get(f"/games/{game}/barred").json() == []
        assert ann.get(f"/invitations/{code}").status_code == 200

    def test_who_leaves_of_his_own_will_may_come_back(self, ann, visitor):
        game, bob = opened(ann), visitor().register("Bob")
        code = ann.post(f"/games/{game}/invitations").json()["code"]
        bob.post(f"/invitations/{code}")
        bob.post(f"/games/{game}/leave")
        assert bob.post(f"/invitations/{code}").status_code == 200


class TestAccountsForTheInvited:
    def new(self, stranger, code, name):
        return stranger.post("/users", {"name": name, "password": PASSWORD, "invitation": code})

    def test_a_link_makes_one_account_for_each_open_seat(self, invited_only):
        ann = invited_only().sign_in("Ann")
        game = opened(ann)
        code = ann.post(f"/games/{game}/invitations").json()["code"]
        bob = invited_only()
        assert code_of(self.new(bob, code, "Ann")) == "name_taken", "and that costs nothing"
        assert self.new(bob, code, "Bob").status_code == 201
        answers = [self.new(invited_only(), code, name) for name in ("Eve", "Max", "Zoe")]
        assert [one.status_code for one in answers] == [201, 403, 403]
        assert code_of(answers[2]) == "invitation_spent"
        listed = ann.get(f"/games/{game}/invitations").json()
        assert [one["accounts_left"] for one in listed] == [0]

    @pytest.mark.parametrize("way", ["removed", "started", "full", "revoked"])
    def test_a_link_that_leads_nowhere_makes_none(self, invited_only, way):
        ann = invited_only().sign_in("Ann")
        game = opened(ann)
        made = ann.post(f"/games/{game}/invitations", {"seat": 2 if way == "full" else None}).json()
        if way == "full":
            other = ann.post(f"/games/{game}/invitations", {"seat": 2}).json()["code"]
            bob = invited_only().register("Bob", invitation=other)
            assert bob.post(f"/invitations/{other}").status_code == 200
        elif way == "started":
            bob = invited_only().register("Bob", invitation=made["code"])
            assert bob.post(f"/invitations/{made['code']}").status_code == 200
            assert ann.post(f"/games/{game}/start").status_code == 200
        elif way == "removed":
            assert ann.delete(f"/games/{game}").status_code == 204
        else:
            assert ann.delete(f"/games/{game}/invitations/{made['id']}").status_code == 204
        answer = self.new(invited_only(), made["code"], "Zoe")
        assert answer.status_code == 403
        assert code_of(answer) == ("invitation_spent" if way == "full" else "invitation_needed")

    def test_ten_at_once_become_as_many_as_there_are_seats(self, invited_only):
        ann = invited_only().sign_in("Ann")
        code = ann.post(f"/games/{opened(ann)}/invitations").json()["code"]
        strangers = [invited_only() for _ in range(10)]
        names = ["Bob", "Eve", "Max", "Zoe", "Kim", "Leo", "Mia", "Ned", "Pia", "Sam"]
        made = at_once(lambda one: self.new(strangers[one], code, names[one]).status_code)
        assert made == [201] * 2 + [403] * 8

    def test_ten_at_once_take_the_seats_there_are(self, settings, invited_only):
        ann = invited_only().sign_in("Ann")
        codes = [ann.post(f"/games/{opened(ann)}/invitations").json()["code"] for _ in range(6)]
        names = ["Bob", "Eve", "Max", "Zoe", "Kim", "Leo", "Mia", "Ned", "Pia", "Sam"]
        people = [invited_only().register(name, invitation=codes[n // 2]) for n, name in enumerate(names)]
        taken = at_once(lambda one: people[one].post(f"/invitations/{codes[5]}").status_code)
        assert taken == [200] * 2 + [409] * 8
