"""Other sites, oversized and malformed requests, headers, and what never reaches a log."""

from __future__ import annotations

import dataclasses
import gzip
import json
import logging
from typing import Any

import pytest
from fastapi.testclient import TestClient

from tests.server.loops import run
from tests.server.people import API, PASSWORD, Browser, code_of
from tresham.server.app import create_app
from tresham.server.caller import User
from tresham.server.edge.request_bodies import BodyCheck, read_json
from tresham.server.edge.request_limits import Limiter, RequestLimits
from tresham.server.edge.security import HEADERS
from tresham.server.settings import Rate


@pytest.fixture
def ann(visitor):
    """A member."""
    return visitor().register("Ann")


@pytest.fixture
def local(settings):
    """A browser on a server without accounts."""
    with TestClient(create_app(dataclasses.replace(settings, mode="local")), base_url="http://localhost") as client:
        yield Browser(client)


# --- other sites ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://localhost.evil.example"},
        {"Origin": "http://localhost:81"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_changes_that_other_sites_ask_for_are_refused(ann, local, headers):
    for browser in (ann, local):
        answer = browser.put("/me/settings", {"theme": "dark"}, headers=headers)
        assert (answer.status_code, code_of(answer)) == (403, "cross_site")
        assert browser.get("/me/settings").json()["theme"] == "auto"


@pytest.mark.parametrize("told", ["", "x" * 64, "ключ".encode()])
def test_changes_without_the_token_are_refused(ann, local, told):
    for browser in (ann, local):
        answer = browser.put("/me/settings", {"theme": "dark"}, headers={"X-CSRF-Token": told})
        assert (answer.status_code, code_of(answer)) == (403, "csrf")
        assert browser.get("/me/settings").json()["theme"] == "auto"


def test_the_token_of_one_session_is_worth_nothing_in_another(ann, visitor):
    bob = visitor().register("Bob")
    answer = ann.put("/me/settings", {"theme": "dark"}, headers={"X-CSRF-Token": bob.csrf})
    assert code_of(answer) == "csrf"
    old = ann.csrf
    ann.sign_in("Ann")
    assert code_of(ann.put("/me/settings", {"theme": "dark"}, headers={"X-CSRF-Token": old})) == "csrf"


def test_even_signing_in_needs_the_token(visitor, ann):
    """Otherwise another site could sign somebody in to an account of its own."""
    stranger = visitor()
    credentials = {"name": "Ann", "password": PASSWORD}
    assert code_of(stranger.client.post(f"{API}/session", json=credentials)) == "csrf"
    assert code_of(stranger.client.post(f"{API}/users", json=credentials)) == "csrf"
    assert stranger.sign_in("Ann").me["name"] == "Ann"


def test_a_program_with_a_token_needs_no_cookie(ann, visitor):
    secret = ann.post("/tokens", {"name": "bot", "scopes": ["game:play"]}).json()["secret"]
    headers = {"Authorization": f"Bearer {secret}"}
    client = visitor().client
    client.cookies.clear()
    assert client.put(f"{API}/me/settings", json={"theme": "dark"}, headers=headers).status_code == 200
    wrong = {"Authorization": "Bearer nonsense"}
    answer = client.put(f"{API}/me/settings", json={"theme": "dark"}, headers=wrong)
    assert (answer.status_code, code_of(answer)) == (401, "bad_token")
    assert answer.headers["www-authenticate"] == "Bearer"


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:80", "localhost.evil.example", "127.0.0.1.evil.example", ""]
)
def test_a_house_without_doors_answers_to_its_own_names_only(local, host):
    """A name of another site may be made to lead here; its page would then be of our origin."""
    answer = local.client.get(f"{API}/session", headers={"Host": host})
    assert (answer.status_code, code_of(answer)) == (403, "other_host")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize(
    "host", ["localhost", "localhost:1830", "127.0.0.1:8000", "[::1]:1830", "LOCALHOST", "192.168.1.7:1830"]
)
def test_its_own_names(local, host):
    assert local.client.get(f"{API}/session", headers={"Host": host}).status_code == 200


def test_a_club_may_say_by_which_names_it_is_known(settings):
    app = create_app(dataclasses.replace(settings, hosts=("club.example",)))
    with TestClient(app, base_url="http://club.example") as client:
        assert client.get(f"{API}/version").status_code == 200
        assert client.get(f"{API}/version", headers={"Host": "other.example"}).status_code == 403


def test_no_other_site_may_read(ann):
    answer = ann.get("/session", headers={"Origin": "https://evil.example"})
    assert "access-control-allow-origin" not in answer.headers


# --- what comes in ----------------------------------------------------------------------------------------------------


def raw(browser, content, kind="application/json", path="/me/settings", method="PUT"):
    """A request with any body."""
    headers = {"X-CSRF-Token": browser.csrf, "Content-Type": kind}
    return browser.client.request(method, API + path, content=content, headers=headers)


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"",
        b"null",
        b'{"theme": "dark"',
        b"\xff\xfe",
        b'{"zoom": NaN}',
        b'{"zoom": Infinity}',
        b'{"zoom": 1e999}',
        b'{"note": "\\u0000"}',
        b'{"note": "\\ud800"}',
        b'{"zoom": ' + b"9" * 5000 + b"}",
    ],
)
def test_what_is_no_json_is_refused(ann, body):
    answer = raw(ann, body)
    assert (answer.status_code, code_of(answer)) == (400, "malformed")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_forms_of_other_pages_are_refused(ann, kind):
    answer = raw(ann, b'{"theme": "dark"}', kind)
    assert (answer.status_code, code_of(answer)) == (415, "not_json")


def test_the_kind_may_name_its_letters(ann):
    assert raw(ann, b'{"theme": "dark"}', "application/json; charset=utf-8").status_code == 200


def test_large_requests_are_refused(ann, settings):
    long = json.dumps({"note": "x" * settings.body_limit}).encode()
    answer = raw(ann, long)
    assert (answer.status_code, code_of(answer)) == (413, "too_large")


def test_large_requests_are_refused_even_if_they_do_not_tell_their_length(ann, settings):
    parts = (b"x" * 10_000 for _ in range(settings.body_limit // 10_000 + 1))
    answer = raw(ann, parts)
    assert (answer.status_code, code_of(answer)) == (413, "too_large")


@pytest.mark.parametrize(("megabytes", "heard"), [(5, 5), (100, 33)])
def test_a_file_that_is_too_large_is_heard_out_within_reason(settings, megabytes, heard):
    """A browser listens only when it has sent everything: whoever hangs up earlier is a broken line to it."""
    parts = iter([{"type": "http.request", "body": b"x" * 2**20, "more_body": True}] * (megabytes - 1))
    last = {"type": "http.request", "body": b"x" * 2**20, "more_body": False}
    read, sent = [], []

    async def receive():
        read.append(1)
        return next(parts, last)

    async def send(message):
        sent.append(message)

    async def app(scope, receive, send):
        raise AssertionError("it must not come so far")

    scope: dict[str, Any] = {"type": "http", "method": "PUT", "path": "/api/v1/me/settings", "query_string": b""}
    scope |= {"headers": [], "state": {"user": User(1, "Ann")}}
    run(BodyCheck(app, settings, RequestLimits(settings))(scope, receive, send))
    assert sent[0]["status"] == 413
    assert len(read) == heard


def test_whole_games_may_be_larger(ann, settings):
    answer = raw(ann, b'{"import": "' + b"x" * settings.body_limit + b'"}', path="/games", method="POST")
    assert answer.status_code == 422
    tooth = raw(ann, b'{"import": "' + b"x" * settings.import_limit + b'"}', path="/games", method="POST")
    assert tooth.status_code == 413


@pytest.mark.parametrize("deep", [b"[" * 100_000, b'{"a":' * 5_000 + b"1" + b"}" * 5_000, b'[["a"], ' * 70])
def test_deep_requests_are_refused(ann, deep):
    answer = raw(ann, deep)
    assert (answer.status_code, code_of(answer)) == (400, "too_deep")


def test_brackets_in_strings_are_not_depth():
    read_json(json.dumps({"note": "[" * 500 + '"\\' + "{" * 500}).encode(), 3)


def test_letters_that_cannot_be_stored_are_refused_in_addresses(ann):
    assert code_of(ann.client.get(f"{API}/games?title=%00")) == "malformed"
    assert ann.client.get(f"{API}/games/%00").status_code in (400, 404)


def test_unknown_fields_are_not_ignored(visitor):
    answer = visitor().post("/users", {"name": "Eve", "password": PASSWORD, "admin": True})
    assert (answer.status_code, code_of(answer)) == (400, "malformed")
    assert "admin" in answer.json()["error"]["params"]["where"]


@pytest.mark.parametrize("path", ["/nothing", "/titles/1999/rules", "/"])
def test_what_is_not_there(ann, path):
    answer = ann.get(path)
    assert (answer.status_code, code_of(answer)) == (404, "not_found")
    assert code_of(ann.post("/nothing", {})) == "not_found"


def test_wrong_verbs(ann):
    answer = ann.post("/titles", {})
    assert (answer.status_code, code_of(answer)) == (405, "method_not_allowed")


def test_refusals_are_told_in_the_language_of_the_reader(visitor):
    stranger = visitor()
    told = {lang: stranger.get(f"/me/settings?lang={lang}").json()["error"]["message"] for lang in ("en", "ru", "pl")}
    assert len(set(told.values())) == 3
    assert stranger.get("/me/settings", headers={"Accept-Language": "pl"}).json()["error"]["message"] == told["pl"]


# --- how much ---------------------------------------------------------------------------------------------------------


def test_a_bucket_fills_by_and_by():
    now = [0.0]
    limiter = Limiter(Rate(2, 3), clock=lambda: now[0])
    assert [limiter.take("ann") for _ in range(4)] == [0, 0, 0, 0.5]
    assert limiter.take("bob") == 0
    now[0] = 0.5
    assert [limiter.take("ann") for _ in range(2)] == [0, 0.5]
    now[0] = 100
    assert [limiter.take("ann") for _ in range(4)] == [0, 0, 0, 0.5]


def test_buckets_of_strangers_do_not_fill_the_memory(monkeypatch):
    monkeypatch.setattr("tresham.server.edge.request_limits.MOST_KEYS", 100)
    limiter = Limiter(Rate(0.001, 2), clock=lambda: 0.0)
    for number in range(1000):
        limiter.take(f"address {number}")
    assert len(limiter._buckets) <= 101


@pytest.mark.parametrize(("limit", "ask"), [("reads", "get"), ("writes", "put")])
def test_whoever_asks_too_much_has_to_wait_and_nobody_else(settings, limit, ask):
    app = create_app(dataclasses.replace(settings, **{limit: Rate(0.01, 10)}))
    with TestClient(app, base_url="http://localhost") as client:
        ann = Browser(client).register("Ann")
        bob = Browser(TestClient(app, base_url="http://localhost")).register("Bob")

        def request(browser):
            return browser.get("/me/settings") if ask == "get" else browser.put("/me/settings", {"theme": "dark"})

        answers = [request(ann) for _ in range(11)]
        assert answers[0].status_code == 200
        assert (answers[-1].status_code, code_of(answers[-1])) == (429, "too_many")
        assert int(answers[-1].headers["retry-after"]) >= 1
        assert request(bob).status_code == 200


def test_new_accounts_are_limited_too(settings):
    app = create_app(dataclasses.replace(settings, accounts=Rate(0.01, 2)))
    with TestClient(app, base_url="http://localhost") as client:
        names = ("Ann", "Bob", "Eve")
        answers = [Browser(client).post("/users", {"name": name, "password": PASSWORD}) for name in names]
        assert [one.status_code for one in answers] == [201, 201, 429]


# --- what goes out ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/assets/a-1.js", "/api/v1/version", "/api/v1/nothing", "/nothing.js"])
def test_every_answer_has_the_protecting_headers(ann, path):
    headers = ann.client.get(path).headers
    for name, value in HEADERS.items():
        assert headers[name] == value
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "frame-ancestors 'none'" in policy
    assert "http:" not in policy
    assert "https:" not in policy
    assert "unsafe-eval" not in policy
    assert "*" not in policy
    assert "server" not in headers


def test_whoever_came_by_https_stays_with_it(app, client):
    for path in ("/", "/api/v1/version", "/api/v1/nothing"):
        assert "strict-transport-security" not in client.get(path).headers
        safe = TestClient(app, base_url="https://club.example")
        assert safe.get(path).headers["strict-transport-security"] == "max-age=15552000"


def test_answers_of_the_interface_are_not_kept(ann):
    assert ann.get("/session").headers["cache-control"] == "no-store"


def test_something_unforeseen_is_told_in_the_same_shape(app, client, visitor, monkeypatch):
    def broken(*_):
        raise RuntimeError("the secret of the house")

    browser = visitor()
    monkeypatch.setattr("tresham.server.api.people.account_of", broken)
    browser.register("Ann")
    answer = browser.get("/me/settings")
    assert (answer.status_code, code_of(answer)) == (500, "inside")
    assert "secret" not in answer.text
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_a_lost_database_is_told_as_such(settings, postgres):
    app = create_app(dataclasses.replace(settings, database_url=postgres.new_database()))
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
        ann = Browser(client).register("Ann")
        postgres.stop()
        try:
            answer = ann.get("/me/settings")
            assert (answer.status_code, code_of(answer)) == (503, "unavailable")
            assert answer.headers["retry-after"]
        finally:
            postgres.start()
        assert ann.get("/me/settings").status_code == 200


def test_passwords_and_secrets_never_reach_a_log(settings, caplog, capfd):
    """Not even when everything is logged, and every way to sign in is tried."""
    caplog.set_level(logging.DEBUG)
    with TestClient(create_app(settings), base_url="http://localhost", raise_server_exceptions=False) as client:
        ann = Browser(client).register("Ann", "a password to find")
        secret = ann.post("/tokens", {"name": "bot", "scopes": ["game:play"]}).json()["secret"]
        cookies = [client.cookies["tresham"]]
        raw(ann, b'{"name": "Ann", "password": "a password to find"', path="/session", method="POST")
        ann.post("/session", {"name": "Ann", "password": "a password to find", "more": 1})
        ann.post("/session", {"name": "Ann", "password": "another one to find"})
        ann.post("/users", {"name": "Ann", "password": "a password to find"})
        ann.put("/me/password", {"old": "a password to find", "new": "third one to find"})
        cookies.append(client.cookies["tresham"])
    said = caplog.text + "".join(capfd.readouterr())
    for one in ("to find", secret, ann.csrf, *cookies):
        assert one not in said


def test_what_was_sent_is_not_sent_back(visitor):
    """A refusal may end up in a screenshot."""
    stranger = visitor()
    bodies = (
        {"name": 1, "password": "find me " * 200},
        {"name": "x", "password": ["find me"]},
        {"password": "find me"},
    )
    for body in bodies:
        assert "find me" not in stranger.post("/session", body).text


# --- the page ---------------------------------------------------------------------------------------------------------


def test_every_address_is_a_place_in_the_page(client, page):
    for path in ("/", "/new", "/table/abc/at/12", "/invitations/xyz"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert answer.text == (page / "index.html").read_text()
        assert answer.headers["content-type"].startswith("text/html")
        assert answer.headers["cache-control"] == "no-cache"


def test_files_with_hashes_are_kept_for_ever_and_packed(client, page):
    answer = client.get("/assets/a-1.js", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]
    assert answer.content == (page / "assets/a-1.js").read_bytes()
    assert int(answer.headers["content-length"]) < len(gzip.compress(answer.content)) + 50
    plain = client.get("/assets/a-1.js", headers={"Accept-Encoding": "identity"})
    assert "content-encoding" not in plain.headers
    assert client.get("/assets/a-1.js", headers={"If-None-Match": plain.headers["etag"]}).status_code == 304


@pytest.mark.parametrize("path", ["/assets/b-2.js", "/favicon.png", "/..%2f..%2fetc/passwd.txt", "/test.sqlite"])
def test_files_that_are_not_there(client, path):
    assert client.get(path).status_code == 404


def test_a_clone_without_the_page_says_how_to_build_it(settings, tmp_path):
    app = create_app(dataclasses.replace(settings, page=tmp_path / "nowhere"))
    with TestClient(app, base_url="http://localhost") as client:
        for lang in ("en", "ru", "pl"):
            answer = client.get("/", headers={"Accept-Language": lang})
            assert answer.status_code == 503
            assert "make web" in answer.text
            assert f'lang="{lang}"' in answer.text


def test_large_answers_are_packed(client):
    answer = client.get(f"{API}/titles", headers={"Accept-Encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.json()
