"""A server that listens on the loopback, for what a test client cannot do: streams that never end."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from typing import Any

import uvicorn
from fastapi import FastAPI
from httpx2 import Client, Response

from tresham.server.edge.http_protocol import TimedHttpProtocol

PATIENCE = 120
"""So many seconds something is waited for that comes at once on an idle machine; a busy one is no reason to fail."""


@contextmanager
def serving(app: FastAPI) -> Iterator[str]:
    """Runs an application in a thread; its address."""
    config = uvicorn.Config(
        app, port=0, http=TimedHttpProtocol, log_level="warning", ws="none", timeout_graceful_shutdown=5
    )
    server = uvicorn.Server(config)
    thread = Thread(target=server.run, daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield f"http://localhost:{port}"
    finally:
        app.state.services.streams.close()
        server.should_exit = True
        thread.join(PATIENCE)
    assert not thread.is_alive(), "the server did not stop"


class Stream:
    """Somebody who listens: reads one event after the other."""

    def __init__(self, response: Response) -> None:
        self._lines = response.iter_lines()
        self.ndjson = "ndjson" in response.headers["content-type"]
        self.blanks = 0

    def next(self, *wanted: str) -> tuple[str, Any, Any]:
        """The next event, or the next of some kind: its name, its number, what it says."""
        while True:
            event, number, data = self._one()
            if not wanted or event in wanted:
                return event, number, data

    def _one(self) -> tuple[str, Any, Any]:
        if self.ndjson:
            line = next(line for line in self._lines if line)
            one = json.loads(line)
            return one["event"], one.get("id"), one["data"]
        found: dict[str, str] = {}
        for line in self._lines:
            name, _, value = line.partition(": ")
            if line == ":":
                self.blanks += 1
            elif line:
                found[name] = value
            elif "data" in found:
                return found["event"], int(found["id"]) if "id" in found else None, json.loads(found["data"])
        raise EOFError("the stream ended")


@contextmanager
def listening(client: Client, path: str, **headers: str) -> Iterator[Stream]:
    """Opens a stream as some client."""
    with client.stream("GET", f"/api/v1{path}", headers=headers, timeout=PATIENCE) as response:
        assert response.status_code == 200, response.read()
        yield Stream(response)
