"""`tresham play` and `tresham serve`: the game in the browser, for this machine alone or for a whole club."""

from __future__ import annotations

import os
import socket
import sys
import webbrowser
from argparse import Namespace
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..text import word
from ..titles import SHELF
from .databases import served_alone
from .errors import Sorry
from .screen import screen

if TYPE_CHECKING:
    import uvicorn

    from ..server.settings import Settings

HOST, PORT = "127.0.0.1", 1830
LOCAL, SERVER = "local", "server"
MODES = (SERVER, LOCAL)
EVERYWHERE = ("0.0.0.0", "::", "")
GRACE = 3
"""So many seconds those who are still connected may keep a server that is told to stop."""


def play(args: Namespace) -> int:
    """Open a house for one: a server on this machine, its games in the user's own folder, the page in the browser."""
    if args.title is not None and args.title not in SHELF:
        raise Sorry("sorry-no-title", title=repr(args.title), known=", ".join(SHELF))
    settings = _settings(mode=LOCAL, database_url=args.database or _own_database())
    listening = _listen(args.host, _port(args), any_port=args.port is None)
    address = _address(args.host, listening.getsockname()[1])
    page = f"{address}/new?title={args.title}" if args.title else address
    with listening, served_alone(settings.database_url, address):
        return _run(settings, listening, lambda: _show(page, args.language, open_it=not args.no_browser))


def serve(args: Namespace) -> int:
    """Run a server until it is told to stop."""
    chosen = {"database_url": args.database, "mode": args.mode}
    settings = _settings(**{name: value for name, value in chosen.items() if value is not None})
    if args.workers < 1 or (args.workers > 1 and settings.database_url.startswith("sqlite")):
        raise Sorry("sorry-workers")
    listening = _listen(args.host, _port(args), any_port=False)
    address = _address(args.host, listening.getsockname()[1])
    with listening, served_alone(settings.database_url, address):
        if args.workers == 1:
            return _run(settings, listening, lambda: _show(address, args.language, open_it=False))
        _show(address, args.language, open_it=False)
        return _run_workers(settings, listening, args.workers)


def _port(args: Namespace) -> int:
    port: int | None = args.port
    return PORT if port is None else port


def _settings(**chosen: Any) -> Settings:
    from ..server.settings import BadSetting, from_environment

    try:
        return from_environment(os.environ, **chosen)
    except BadSetting as error:
        raise Sorry("sorry-setting", name=error.name, value=error.value) from None


def _own_database() -> str:
    """The user's own games, in the folder that the system has for such things."""
    if os.environ.get("TRESHAM_DATABASE_URL"):
        return os.environ["TRESHAM_DATABASE_URL"]
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData/Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library/Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share")
    folder = base / "tresham"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'games.sqlite'}"


def _listen(host: str, port: int, any_port: bool) -> socket.socket:
    """A socket at the port; at a free one if it is taken and nobody insisted."""
    for wanted in (port, 0) if any_port else (port,):
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        # With the protocol named, connections send at once; otherwise the system waits 40 ms for more to send.
        made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            made.bind((host, wanted))
        except (OSError, OverflowError):
            made.close()
        else:
            return made
    raise Sorry("sorry-port", host=host, port=str(port))


def _address(host: str, port: int) -> str:
    shown = HOST if host in EVERYWHERE else host
    return f"http://[{shown}]:{port}" if ":" in shown else f"http://{shown}:{port}"


def _show(address: str, lang: str, open_it: bool) -> None:
    """Tell where the page is, and open it where there is somewhere to open it."""
    screen().print(word("serving-at", lang, address=address))
    sys.stdout.flush()
    if open_it and _has_display():
        webbrowser.open(address)


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin") or os.environ.get("BROWSER"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _configuration(app: Any, **more: Any) -> uvicorn.Config:
    """No line per request: invitations and other secrets stand in addresses."""
    import uvicorn

    from ..server.edge.file_descriptors import BACKLOG
    from ..server.edge.http_protocol import TimedHttpProtocol

    return uvicorn.Config(
        app,
        http=TimedHttpProtocol,
        ws="none",
        backlog=BACKLOG,
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
        **more,
    )


def _run(settings: Settings, listening: socket.socket, announce: Callable[[], None]) -> int:
    """One process, until Ctrl+C or a signal."""
    import uvicorn

    from ..server.app import create_app
    from ..server.edge.file_descriptors import ask_for_more

    ask_for_more()

    class Announcing(uvicorn.Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                announce()

    server = Announcing(_configuration(create_app(settings)))
    with suppress(KeyboardInterrupt):  # that is how it is told to stop
        server.run(sockets=[listening])
    return 0 if server.started else 1


def _run_workers(settings: Settings, listening: socket.socket, workers: int) -> int:
    """Several processes behind one socket; they read the settings from their environment."""
    from uvicorn.supervisors import Multiprocess

    from ..server.edge.file_descriptors import ask_for_more
    from ..server.settings import environment_of

    ask_for_more()
    os.environ.update(environment_of(settings))
    config = _configuration("tresham.server.app:from_settings_in_environment", factory=True, workers=workers)
    Multiprocess(config, sockets=[listening]).run()
    return 0
