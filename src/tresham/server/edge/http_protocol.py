"""Connections: how many may be open at once, and for how long without saying what they want.

uvicorn waits for ever for the end of a request that has begun. Whoever opens many connections and says little would use
up the descriptors of the process, and nobody else could come in. Here a silent guest is shown out after a while, and at
once when somebody else needs the room.
"""

from __future__ import annotations

import asyncio
import socket
from collections import Counter
from functools import cache
from typing import Any, Final, Protocol

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol

from .addresses import Proxies, neighbourhood

SPEAKS: Final = {h11.IDLE: 15.0, h11.SEND_BODY: 120.0}
"""What is awaited of a guest, and how many seconds he has for it: a request, and the rest of its body."""
READS: Final = 60.0
"""So many seconds a guest may leave unread what he asked for."""


class Guest(Protocol):
    """Somebody at the door."""

    address: str
    is_proxy: bool

    def show_out(self) -> None:
        """End it."""


class OpenConnections:
    """All who are connected to one worker. Only its event loop deals with it, so it needs no lock."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.most_of_one = max(most // 4, 1)
        """No address has more than these, but for proxies, which speak for many."""
        self._by_address: Counter[str] = Counter()
        self._silent: dict[Guest, None] = {}
        """Those whose word is awaited, the longest first."""

    def __len__(self) -> int:
        return self._by_address.total()

    def enter(self, guest: Guest) -> bool:
        """One more. Where there is no room, whoever has been silent longest has to go; if nobody is, the new one."""
        if self._by_address[guest.address] >= self.most_of_one and not guest.is_proxy:
            leaves = next((one for one in self._silent if one.address == guest.address), None)
        elif len(self) >= self.most:
            leaves = next(iter(self._silent), None)
        else:
            self._by_address[guest.address] += 1
            return True
        if leaves is None:
            return False
        leaves.show_out()
        self._by_address[guest.address] += 1
        return True

    def leave(self, guest: Guest) -> None:
        """Somebody has gone."""
        self.hears(guest)
        self._by_address[guest.address] -= 1
        if not self._by_address[guest.address]:
            del self._by_address[guest.address]

    def awaits(self, guest: Guest) -> None:
        """It is his turn to speak."""
        self.hears(guest)
        self._silent[guest] = None

    def hears(self, guest: Guest) -> None:
        """He has said what he wants."""
        self._silent.pop(guest, None)


class TimedHttpProtocol(H11Protocol):
    """One connection, as uvicorn serves it, but with an end to patience."""

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.open_connections: OpenConnections = self.app_state["open_connections"]
        self.address = ""
        self.is_proxy = False
        self._inside = False
        self._awaited: Any = None
        self._until: asyncio.TimerHandle | None = None
        self._unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in uvicorn itself
        """Somebody comes to the door."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self.address = neighbourhood(host)
        self.is_proxy = _proxies(self.config).include(host)
        self._inside = self.open_connections.enter(self)
        if self._inside:
            _notice_the_dead(transport)
            self._look()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone, of himself or not."""
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """He says something."""
        super().data_received(data)
        self._look()

    def on_response_complete(self) -> None:
        """He has his answer."""
        super().on_response_complete()
        self._look()

    def pause_writing(self) -> None:
        """He does not read what he gets."""
        super().pause_writing()
        self._unread = self.loop.call_later(READS, self.show_out)

    def resume_writing(self) -> None:
        """He reads again."""
        super().resume_writing()
        if self._unread is not None:
            self._unread.cancel()

    def show_out(self) -> None:
        """End it, without waiting for anything."""
        self._leave()
        self.transport.abort()

    def _look(self) -> None:
        """Whose turn is it to speak? The time runs from when it became his: a letter now and then does not stop it."""
        awaited = self.conn.their_state
        if not self._inside or awaited is self._awaited:
            return
        self._awaited = awaited
        if self._until is not None:
            self._until.cancel()
        if awaited in SPEAKS:
            self._until = self.loop.call_later(SPEAKS[awaited], self.show_out)
            self.open_connections.awaits(self)
        else:
            self.open_connections.hears(self)

    def _leave(self) -> None:
        for timer in (self._until, self._unread):
            if timer is not None:
                timer.cancel()
        if self._inside:
            self._inside = False
            self.open_connections.leave(self)


@cache
def _proxies(config: Config) -> Proxies:
    trusted = config.forwarded_allow_ips
    return Proxies(trusted if isinstance(trusted, str) else ",".join(trusted))


def _notice_the_dead(transport: asyncio.Transport) -> None:
    """Whoever vanished without a word, such as a closed laptop, does not keep his stream; not every system can tell."""
    line = transport.get_extra_info("socket")
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    if option is not None and line is not None and line.family in (socket.AF_INET, socket.AF_INET6):
        line.setsockopt(socket.IPPROTO_TCP, option, int(READS * 1000))
