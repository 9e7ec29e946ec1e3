"""The streams: everything once, in order, also after a break."""

from __future__ import annotations

from threading import Event
from time import sleep

import pytest
from httpx2 import Client
from sqlalchemy.exc import OperationalError

from tests.server.people import Browser
from tests.server.serving import PATIENCE, listening, serving
from tests.server.tables import Company, first_choice, hot_seat, look, play
from tests.server.test_undo import undo
from tresham.server.push.notifier import Notifier
from tresham.view import patched

LINES = {"Accept": "application/x-ndjson"}


@pytest.fixture
def address(app):
    with serving(app) as address:
        yield address


@pytest.fixture
def made(address):
    """Browsers on the listening server."""
    clients = []

    def one() -> Browser:
        clients.append(Client(base_url=address, timeout=PATIENCE))
        return Browser(clients[-1])

    yield one
    for client in clients:
        client.close()


@pytest.fixture
def company(made):
    return Company(made)


def test_a_reader_who_patches_sees_what_a_newcomer_sees(company):
    """First the whole position; then with every move the parts that changed, pictures and log included."""
    with listening(company.bob.client, f"/games/{company.game}/events?lang=pl") as stream:
        event, number, full = stream.next()
        assert (event, number, full["ply"]) == ("full", 0, 0)
        view, drawings, log = full["view"], full["drawings"], full["log"]
        for ply in range(1, 25):
            company.play()
            _, number, move = stream.next("move")
            assert (number, move["ply"], move["kind"]) == (ply, ply, "action")
            view = patched(view, move["parts"])
            drawings |= move["drawings"]
            log += move["lines"]
            fresh = company.bob.get(f"/games/{company.game}/full?lang=pl").json()
            assert view == fresh["view"]
            assert drawings == fresh["drawings"]
            assert log == fresh["log"]
            assert move["menu"] == fresh["menu"]
            for name, value in move["table"].items():
                assert fresh["table"][name] == value


def test_going_back_reaches_readers_and_latecomers_alike(company):
    """The line about it, and whether there is a way back or forward from there."""
    path = f"/games/{company.game}/events?lang=ru"
    with listening(company.bob.client, path) as stream:
        assert stream.next("full")[2]["can"] == {"undo": False, "redo": False}
        company.play(2)
        stream.next("move")
        assert stream.next("move")[2]["can"] == {"undo": True, "redo": False}
        undo(company.bob, company.game)
        _, _, move = stream.next("move")
        assert (move["gone"], move["can"]) == ([2], {"undo": False, "redo": True})
        [line] = move["lines"]
        assert (line["ply"], line["kind"], line["big"]) == (3, "undo", False)
        assert line["text"].startswith("Отмена (Bob): ")
    with listening(company.bob.client, f"{path}&since=2") as late:
        assert late.next("move")[2] == move


def test_requests_are_read_in_ones_own_language(company):
    paths = [f"/games/{company.game}/events?lang={language}" for language in ("en", "pl")]
    with listening(company.bob.client, paths[0]) as english, listening(company.eve.client, paths[1]) as polish:
        company.play(2)
        assert undo(company.ann, company.game).status_code == 202
        assert english.next("request")[2][0]["text"].startswith("Ann asks to take back 2 moves, from this one on: ")
        assert polish.next("request")[2][0]["text"].startswith("Ann prosi o cofnięcie 2 ruchów, począwszy od tego: ")


def test_only_who_is_to_act_gets_a_menu(company):
    paths = f"/games/{company.game}/events"
    with listening(company.bob.client, paths) as bob, listening(company.max.client, paths, **LINES) as max:
        assert bob.next()[2]["menu"] is None
        assert max.next()[2]["menu"] is None
        company.play()
        assert bob.next("move")[2]["menu"]["seat"] == "Bob"
        assert max.next("move")[2]["menu"] is None
        company.play()
        assert bob.next("move")[2]["menu"] is None


def test_each_reads_in_his_own_language(company):
    paths = [f"/games/{company.game}/events?lang={language}" for language in ("en", "ru", "pl")]
    with (
        listening(company.ann.client, paths[0]) as ann,
        listening(company.bob.client, paths[1]) as bob,
        listening(company.eve.client, paths[2], **LINES) as eve,
    ):
        company.play()
        told = [stream.next("move")[2]["lines"][0]["text"] for stream in (ann, bob, eve)]
    assert len(set(told)) == 3


def test_who_was_away_gets_what_was_missed(company):
    company.play(5)
    with listening(company.max.client, f"/games/{company.game}/events", **{"Last-Event-ID": "2"}) as stream:
        assert [stream.next()[:2] for _ in range(3)] == [("move", 3), ("move", 4), ("move", 5)]
        assert stream.next()[0] == "request"
        assert stream.next()[0] == "table"
        company.play()
        assert stream.next("move")[1] == 6
    with listening(company.max.client, f"/games/{company.game}/events?since=5") as stream:
        assert stream.next()[:2] == ("move", 6)
    for nonsense in ("99", "x", "0"):
        with listening(company.max.client, f"/games/{company.game}/events", **{"Last-Event-ID": nonsense}) as stream:
            assert stream.next()[:2] == ("full", 6)


def test_undo_tells_what_is_gone_and_redo_what_is_back(made):
    ann = made().register("Ann")
    game = hot_seat(ann)
    play(ann, game, 4)
    with listening(ann.client, f"/games/{game}/events") as stream:
        view = stream.next("full")[2]["view"]
        undo(ann, game, 1)
        _, _, back = stream.next("move")
        assert (back["kind"], back["gone"], back["back"]) == ("undo", [2, 3, 4], [])
        assert [line["ply"] for line in back["lines"]] == [5]
        view = patched(view, back["parts"])
        assert view == ann.get(f"/games/{game}/full?at=1").json()["view"]
        ann.post(f"/games/{game}/redo", {"ply": 5, "to": 3})
        _, _, forth = stream.next("move")
        assert (forth["kind"], forth["gone"], forth["back"]) == ("redo", [], [2, 3])
        assert {line["ply"] for line in forth["lines"]} == {2, 3, 6}
        assert patched(view, forth["parts"]) == ann.get(f"/games/{game}/full?at=3").json()["view"]


def test_talk_requests_and_presence_are_told(company):
    company.play(2)
    with listening(company.ann.client, f"/games/{company.game}/events") as stream:
        stream.next("full")
        assert stream.next("presence")[2] == {"online": ["Ann"], "watching": 0}
        with listening(company.bob.client, f"/games/{company.game}/events") as other:
            other.next("full")
            assert stream.next("presence")[2] == {"online": ["Ann", "Bob"], "watching": 0}
            seats = look(company.max, company.game)["seats"]
            assert [seat["online"] for seat in seats] == [True, True, False]
        assert stream.next("presence")[2] == {"online": ["Ann"], "watching": 0}
        company.bob.post(f"/games/{company.game}/chat", {"text": "Well?"})
        assert stream.next("chat")[2]["text"] == "Well?"
        company.ann.post(f"/games/{company.game}/undo", {"ply": 2})
        (asked,) = stream.next("request")[2]
        assert (asked["by"], asked["waits_for"]) == ("Ann", ["Bob"])
        company.bob.post(f"/games/{company.game}/requests/1", {"accept": True})
        assert stream.next("move", "request")[:2] == ("move", 3)
        assert stream.next("request")[2] == []
        company.ann.patch(f"/games/{company.game}", {"name": "Renamed"})
        assert stream.next("table")[2]["name"] == "Renamed"


def test_an_open_table_tells_who_comes_and_when_it_begins(made):
    company = Company(made, start=False)
    with listening(company.ann.client, f"/games/{company.game}/events") as stream:
        assert stream.next("full")[2]["view"] is None
        company.bob.post(f"/games/{company.game}/join")
        assert stream.next("table")[2]["seats"][1]["name"] == "Bob"
        company.ann.post(f"/games/{company.game}/start")
        begun = stream.next("table")[2]
        assert begun["status"] == "active"
        first = {"ply": 0, "action": {"type": "pass", "by": f"@{begun['acting'][0]}"}}
        assert company.ann.post(f"/games/{company.game}/actions", first).status_code == 200
        assert stream.next("move")[1] == 1, "nobody has looked at the game before its first move"
    other = company.ann.post("/games", {"title": "1830", "seats": [{"kind": "me"}, {"kind": "open"}]}).json()["id"]
    with listening(company.ann.client, f"/games/{other}/events") as stream:
        stream.next("full")
        company.ann.delete(f"/games/{other}")
        assert stream.next("gone")[2] == {"game": other}


def test_ones_own_stream_tells_turns_and_tables(company):
    with listening(company.bob.client, "/me/events", **LINES) as stream:
        assert [game["id"] for game in stream.next("full")[2]["games"]] == [company.game]
        company.play()
        assert stream.next() == ("turn", None, {"game": company.game, "ply": 1, "seats": ["Bob"]})
        seats = [{"kind": "me"}, {"kind": "open"}]
        hidden = company.ann.post("/games", {"title": "1830", "seats": seats, "visibility": "link"}).json()["id"]
        public = company.ann.post("/games", {"title": "1830", "seats": seats, "visibility": "public"}).json()["id"]
        assert stream.next()[2]["id"] == public != hidden


def test_a_silent_line_is_kept_open(company, monkeypatch):
    monkeypatch.setattr("tresham.server.api.stream.QUIET", 0.05)
    with listening(company.max.client, f"/games/{company.game}/events") as stream:
        stream.next("full")
        body = {"ply": 0, "action": first_choice(company.ann, company.game)}
        while stream.blanks < 2:
            sleep(0.2)  # be silent for longer than a line may be
            company.ann.post(f"/games/{company.game}/chat", {"text": "anybody?"})
            stream.next("chat")
        company.ann.post(f"/games/{company.game}/actions", body)
        assert stream.next("move")[1] == 1


def test_who_may_not_know_a_table_any_more_hears_nothing_of_it(company):
    path = f"/games/{company.game}/events"
    with listening(company.max.client, path) as max, listening(company.bob.client, path, **LINES) as bob:
        max.next("full")
        bob.next("full")
        company.ann.patch(f"/games/{company.game}", {"visibility": "private"})
        company.ann.post(f"/games/{company.game}/chat", {"text": "Among ourselves"})
        assert max.next("gone", "table", "chat")[::2] == ("gone", {"game": company.game})
        with pytest.raises(EOFError):
            max.next()
        assert bob.next("chat")[2]["text"] == "Among ourselves"


def test_who_takes_a_seat_while_he_watches_is_there(made):
    company = Company(made, start=False)
    with listening(company.bob.client, f"/games/{company.game}/events") as stream:
        stream.next("full")
        company.bob.post(f"/games/{company.game}/join")
        assert stream.next("table")[2]["seats"][1]["online"]


def test_who_looks_on_is_counted(company, made):
    path = f"/games/{company.game}/events"
    with listening(company.ann.client, path) as stream:
        stream.next("full")
        stream.next("presence")
        with listening(company.max.client, path), listening(made().client, path):
            counts = [stream.next("presence")[2]["watching"] for _ in range(2)]
            assert counts == [1, 2]
            assert look(company.ann, company.game)["watching"] == 2
        assert [stream.next("presence")[2]["watching"] for _ in range(2)] == [1, 0]


def test_the_lobby_hears_who_is_at_ones_tables(made):
    """Those who play there, and everybody if the table is in everybody's lobby."""
    company = Company(made, visibility="link")
    with listening(company.bob.client, "/me/events") as bob, listening(company.max.client, "/me/events") as max:
        bob.next("full")
        with listening(company.ann.client, f"/games/{company.game}/events"):
            assert bob.next("presence")[2] == {"game": company.game, "online": ["Ann"], "watching": 0}
        assert bob.next("presence")[2]["online"] == []
        company.ann.patch(f"/games/{company.game}", {"visibility": "public"})
        with listening(company.ann.client, f"/games/{company.game}/events"):
            assert max.next("presence")[2]["online"] == ["Ann"]


def test_a_table_that_is_taken_away_ends_its_streams_and_leaves_memory(app, company):
    """So do the what-ifs that go with it."""
    games = app.state.services.games
    company.play(2)
    branch = company.ann.post(f"/games/{company.game}/branches", {}).json()["id"]
    for one in (company.bob, company.eve):
        one.put(f"/games/{company.game}/mine", {"may_go": True})
    paths = [f"/games/{game}/events" for game in (company.game, branch)]
    with (
        listening(company.bob.client, paths[0]) as bob,
        listening(company.ann.client, paths[1]) as ann,
        listening(company.bob.client, "/me/events") as lobby,
    ):
        bob.next("full")
        ann.next("full")
        assert company.game in games.cache
        assert branch in games.cache
        assert company.ann.delete(f"/games/{company.game}").status_code == 204
        for stream, game in ((bob, company.game), (ann, branch)):
            assert stream.next("gone")[2] == {"game": game}
            with pytest.raises(EOFError):
                stream.next()
        assert [lobby.next("gone")[2]["game"] for _ in paths] == [branch, company.game]
    assert len(games.cache) == 0


def test_a_request_that_play_overtakes_is_taken_from_the_table(company):
    company.play(2)
    with listening(company.bob.client, f"/games/{company.game}/events") as stream:
        stream.next("full")
        company.ann.post(f"/games/{company.game}/undo", {"ply": 2})
        assert len(stream.next("request")[2]) == 1
        company.play()
        assert stream.next("move")[1] == 3
        assert stream.next("request")[2] == []


@pytest.mark.parametrize("way", ["token", "sessions", "session"])
def test_a_key_that_is_taken_back_opens_no_stream_and_keeps_none(company, made, way):
    answer = company.bob.post("/tokens", {"name": "spy", "scopes": ["game:read"]}).json()
    key = {"Authorization": f"Bearer {answer['secret']}"} if way == "token" else {}
    spy = made().client if way == "token" else company.bob.client
    other = company.bob if way != "sessions" else made().sign_in("Bob")
    with listening(spy, f"/games/{company.game}/events", **key) as stream:
        stream.next("full")
        other.delete(f"/tokens/{answer['id']}" if way == "token" else f"/{'me/' * (way == 'sessions')}{way}")
        with pytest.raises(EOFError):
            stream.next("move")


def test_a_database_that_goes_away_breaks_no_stream(company, monkeypatch, caplog):
    """Who is there cannot be told to other workers just now; everything else can, and nobody hears a crash."""
    away = OperationalError("NOTIFY", {}, Exception("the database is restarted"))
    tried = Event()

    def fail(*_):
        tried.set()
        raise away

    monkeypatch.setattr(Notifier, "announce", fail)
    with listening(company.ann.client, f"/games/{company.game}/events") as stream:
        assert stream.next()[0] == "full"
        company.play()
        assert stream.next("move")[1] == 1
        assert tried.is_set()
        tried.clear()
    assert tried.wait(20), "she is gone, and that is tried to be told"
    assert [one for one in caplog.records if one.exc_info] == []
