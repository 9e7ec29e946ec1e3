"""Clients as browsers and programs are: with cookies, with the token against other sites, with a language."""

from __future__ import annotations

from typing import Any

from httpx2 import Client, Response

API = "/api/v1"
PASSWORD = "correct horse battery"


class Browser:
    """Somebody at a browser: keeps cookies, and sends the CSRF token with every change."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.csrf = ""
        self.me: Any = None
        self._learn(self.get("/session"))

    def get(self, path: str, **more: Any) -> Response:
        """Look."""
        return self.client.get(API + path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> Response:
        """Change something."""
        return self.send("POST", path, body, **more)

    def put(self, path: str, body: Any = None, **more: Any) -> Response:
        """Replace something."""
        return self.send("PUT", path, body, **more)

    def patch(self, path: str, body: Any = None, **more: Any) -> Response:
        """Change a part of something."""
        return self.send("PATCH", path, body, **more)

    def delete(self, path: str, **more: Any) -> Response:
        """Remove something."""
        return self.send("DELETE", path, **more)

    def send(self, method: str, path: str, body: Any = None, headers: Any = None, **more: Any) -> Response:
        """Any request, as our page sends it."""
        told = {"X-CSRF-Token": self.csrf, "Origin": str(self.client.base_url).rstrip("/"), **(headers or {})}
        if body is not None:
            more["json"] = body
        return self.client.request(method, API + path, headers=told, **more)

    def register(self, name: str, password: str = PASSWORD, **more: Any) -> Browser:
        """Make an account, and be signed in."""
        return self._learn(self.post("/users", {"name": name, "password": password, **more}))

    def sign_in(self, name: str, password: str = PASSWORD) -> Browser:
        """Sign in."""
        return self._learn(self.post("/session", {"name": name, "password": password}))

    def sign_out(self) -> Browser:
        """Sign out."""
        return self._learn(self.delete("/session"))

    def _learn(self, answer: Response) -> Browser:
        assert answer.status_code in (200, 201), answer.text
        self.csrf, self.me = answer.json()["csrf"], answer.json()["user"]
        return self


def code_of(answer: Response) -> str:
    """The code of a refusal, which has the one shape."""
    body = answer.json()
    assert set(body) == {"error"}
    assert set(body["error"]) == {"code", "message", "lang", "rule", "params"}
    assert body["error"]["message"]
    return str(body["error"]["code"])
