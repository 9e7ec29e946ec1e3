"""Two doors for files, the command line and a server: what is said about a file there, and whether that is true."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Protocol

from fastapi.testclient import TestClient

from tests.server.people import Browser, code_of
from tresham.cli.arguments import parser
from tresham.cli.errors import Sorry, complaint_about
from tresham.interop.xxgames.replay_on_site import Untellable
from tresham.server.app import create_app
from tresham.server.settings import NO_LIMIT, Settings

ACCEPTED = "accepted"
FOR_PEOPLE = 5
REFUSALS = range(400, 500)
"""What HTTP answers if the fault is not the server's."""


@dataclass(frozen=True)
class Verdict:
    """What is said about a file: a code, and up to which entry the file is sound, if that is told."""

    code: str
    until: int | None = None


class Door(Protocol):
    """Where files are brought."""

    def judge(self, text: str, language: str) -> Verdict:
        """What is said about a file; it must be said, and in words."""

    def opens(self, text: str, until: int | None) -> None:
        """The file, or so many entries of it, is what was said."""


def judged(door: Door, text: str, language: str = "en") -> Verdict:
    """What is said about a file; and it is true."""
    verdict = door.judge(text, language)
    if verdict.until is not None or verdict.code == ACCEPTED:
        door.opens(text, verdict.until)
    return verdict


class CommandLine:
    """`tresham replay`, which may not fail otherwise than by a complaint of its own."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / "brought.json"

    def judge(self, text: str, language: str) -> Verdict:
        """The form for scripts is asked for, and now and then that for people too."""
        self._write(text)
        try:
            told = json.loads(_command("replay", self.file, "--json", "--language", language))
            if len(text) % FOR_PEOPLE == 0:
                _command("replay", self.file, "--language", language)
        except Sorry as sorry:
            return _said(sorry, language)
        if told["refused"]:
            return Verdict(f"refused {told['refused']['code']}", told["refused"]["number"] - 1)
        if told["differs"]:
            return Verdict("other_rules", told["differs"] - 1)
        return Verdict(ACCEPTED if told["recorded_result"] in (None, told["result"]) else "other_result")

    def opens(self, text: str, until: int | None) -> None:
        """It plays; of the whole, a record is made, where its events are sound too and the site allows it."""
        self._write(text)
        rest = [] if until is None else ["--until", str(until)]
        assert json.loads(_command("replay", self.file, "--json", *rest))["accepted"]
        if until is None:
            with suppress(Sorry, Untellable):
                _command("export", self.file, "-o", self.file.with_suffix(".out"))

    def _write(self, text: str) -> None:
        self.file.write_text(text, encoding="utf-8", errors="replace")


def _said(sorry: Sorry, language: str) -> Verdict:
    assert len(complaint_about(sorry, language)) > 10
    until = sorry.facts.get("until")
    return Verdict(sorry.message.removeprefix("sorry-").replace("-", "_"), until if isinstance(until, int) else None)


def _command(*words: object) -> str:
    args = parser("en").parse_args([str(one) for one in words])
    args.language = getattr(args, "language", "en")
    with redirect_stdout(io.StringIO()) as said:
        args.run(args)
    return said.getvalue()


class Server:
    """A server on one's own machine."""

    def __init__(self, guest: Browser) -> None:
        self.guest = guest

    def judge(self, text: str, language: str) -> Verdict:
        """A file brought from the page."""
        return self._bring(text, None, language)

    def opens(self, text: str, until: int | None) -> None:
        """It becomes a table."""
        assert self._bring(text, until, "en").code == ACCEPTED

    def _bring(self, text: str, until: int | None, language: str) -> Verdict:
        """A table that comes of it is taken away again."""
        rest = "" if until is None else f', "until": {until}'
        body = f'{{"import": {text}{rest}}}'.encode(errors="replace")
        headers = {"Content-Type": "application/json"}
        answer = self.guest.send("POST", f"/games?lang={language}", content=body, headers=headers)
        if answer.status_code == 201:
            assert self.guest.delete(f"/games/{answer.json()['id']}").status_code == 204
            return Verdict(ACCEPTED)
        assert answer.status_code in REFUSALS, f"{answer.status_code}: {answer.text[:300]}"
        code, params = code_of(answer), answer.json()["error"]["params"]
        return Verdict(code if answer.json()["error"]["rule"] is None else f"refused {code}", params.get("until"))


@contextmanager
def server_in(folder: Path) -> Iterator[Server]:
    """A server for this machine alone and without limits, with its database in a folder."""
    page = folder / "page"
    page.mkdir()
    (page / "index.html").write_text("<!doctype html><title>tresham</title>")
    url = f"sqlite:///{folder / 'fuzz.sqlite'}"
    settings = Settings(url, mode="local", page=page, bot_workers=0, warm=False)
    app = create_app(replace(settings, reads=NO_LIMIT, writes=NO_LIMIT, copies=NO_LIMIT))
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=False) as client:
        yield Server(Browser(client))
