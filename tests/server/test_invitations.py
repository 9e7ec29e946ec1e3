"""Links to a table: who may make them, what they give, and when they end."""

from __future__ import annotations

import dataclasses
import time

import pytest
from fastapi.testclient import TestClient
from sqlalchemy import update

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
