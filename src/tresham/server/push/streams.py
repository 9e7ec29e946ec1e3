"""The streams: who watches what. Threads play, event loops write to sockets; this stands between them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from threading import Lock
from time import monotonic

from ..caller import User
from ..table_record import NOBODY_HERE, Presence

LOBBY = ""
"""The channel of everybody's own events."""

WAITING = 400
"""A reader who lets so many messages pile up is let go; he will come back and ask for what he missed."""

BELIEVED = 60.0
"""What another worker said about who is there holds so many seconds; it may have died since."""


@dataclass(frozen=True, slots=True)
class Message:
    """A message as it is written to a stream."""

    event: str
    id: int | None
    data: bytes


@dataclass(eq=False)
class Subscriber:
    """One reader of a stream."""

    user: User | None
    language: str
    ndjson: bool = False
    names: tuple[str, ...] = ()
    """The seats he has."""
    loop: asyncio.AbstractEventLoop = field(default_factory=asyncio.get_running_loop)
    queue: asyncio.Queue[Message | None] = field(default_factory=lambda: asyncio.Queue(WAITING))

    def deliver(self, message: Message) -> None:
        """In the reader's own loop: let him have a message, or hang up if he does not listen."""
        if self.queue.full():
            self.hang_up()
        else:
            self.queue.put_nowait(message)

    def hang_up(self) -> None:
        """In the reader's own loop: nothing more will come."""
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def part(self, last: Message) -> None:
        """In the reader's own loop: a last message after those that wait, and then nothing more."""
        self.deliver(last)
        if self.queue.full():
            self.hang_up()
        else:
            self.queue.put_nowait(None)


Said = Callable[[Subscriber], str | None]
"""What a reader is told: JSON, the same string for readers who are told the same; none if it does not concern him."""


class Streams:
    """Channels and their readers."""

    def __init__(self) -> None:
        self._channels: dict[str, set[Subscriber]] = {}
        self._elsewhere: dict[str, dict[str, tuple[float, Presence]]] = {}
        """By channel and other worker: who is there, and when it said so."""
        self._lock = Lock()

    def join(self, channel: str, reader: Subscriber) -> None:
        """Somebody begins to watch."""
        with self._lock:
            self._channels.setdefault(channel, set()).add(reader)

    def leave(self, channel: str, reader: Subscriber) -> None:
        """Somebody stops."""
        with self._lock:
            readers = self._channels.get(channel, set())
            readers.discard(reader)
            if not readers:
                self._channels.pop(channel, None)

    def subscribers(self, channel: str) -> tuple[Subscriber, ...]:
        """Who watches."""
        with self._lock:
            return tuple(self._channels.get(channel, ()))

    def channels(self) -> tuple[str, ...]:
        """What is watched."""
        with self._lock:
            return tuple(self._channels)

    def close(self) -> None:
        """Hang up on everybody: the server stops."""
        for channel in self.channels():
            for reader in self.subscribers(channel):
                if not reader.loop.is_closed():
                    reader.loop.call_soon_threadsafe(reader.hang_up)

    def dismiss(self, channel: str, event: str, data: str, whom: Callable[[Subscriber], bool]) -> None:
        """Some readers may watch no longer: they are told a last thing, and hear nothing that comes after it."""
        for reader in self.subscribers(channel):
            if whom(reader):
                self.leave(channel, reader)
                if not reader.loop.is_closed():
                    reader.loop.call_soon_threadsafe(reader.part, message(event, None, data, reader.ndjson))

    def let_go(self, user_id: int) -> None:
        """Hang up on somebody everywhere: whoever watches in that name has to show a valid key again."""
        for channel in self.channels():
            for reader in self.subscribers(channel):
                if reader.user is not None and reader.user.id == user_id and not reader.loop.is_closed():
                    reader.loop.call_soon_threadsafe(reader.hang_up)

    # --- who is there ------------------------------------------------------------------------------------------------

    def here(self, channel: str) -> Presence:
        """Who is there in this worker: the seats whose players watch, and how many others do. A member counts once,
        however many windows he has; strangers cannot be told apart."""
        readers = self.subscribers(channel)
        others = [reader for reader in readers if not reader.names]
        members = {reader.user.id for reader in others if reader.user is not None}
        strangers = sum(1 for reader in others if reader.user is None)
        return Presence(frozenset(name for reader in readers for name in reader.names), len(members) + strangers)

    def elsewhere(self, channel: str, worker: str, present: Presence) -> None:
        """Another worker tells who watches there."""
        with self._lock:
            if present != NOBODY_HERE:
                self._elsewhere.setdefault(channel, {})[worker] = monotonic(), present
            elif channel in self._elsewhere:
                self._elsewhere[channel].pop(worker, None)
                if not self._elsewhere[channel]:
                    del self._elsewhere[channel]

    def presence(self, channel: str) -> Presence:
        """Who watches anywhere. Who looks on through two workers counts twice."""
        with self._lock:
            told = self._elsewhere.get(channel, {}).values()
            all_of_them = [present for at, present in told if at > monotonic() - BELIEVED]
        all_of_them.append(self.here(channel))
        online = frozenset(name for present in all_of_them for name in present.online)
        return Presence(online, sum(present.watching for present in all_of_them))

    def end(self, channel: str, event: str, data: str) -> None:
        """There is nothing to watch any more: everybody is told so as the last thing."""
        self.dismiss(channel, event, data, lambda _: True)
        with self._lock:
            self._elsewhere.pop(channel, None)

    # --- speaking ----------------------------------------------------------------------------------------------------

    def say(self, channel: str, event: str, id: int | None, said: Said) -> None:
        """Tell everybody on a channel; what is the same for several is put into bytes once."""
        made: dict[tuple[str, bool], Message] = {}
        batches: dict[asyncio.AbstractEventLoop, list[tuple[Subscriber, Message]]] = {}
        for reader in self.subscribers(channel):
            data = said(reader)
            if data is None:
                continue
            key = data, reader.ndjson
            if key not in made:
                made[key] = message(event, id, data, reader.ndjson)
            batches.setdefault(reader.loop, []).append((reader, made[key]))
        for loop, batch in batches.items():
            if not loop.is_closed():
                loop.call_soon_threadsafe(_deliver, batch)


def message(event: str, id: int | None, data: str, ndjson: bool) -> Message:
    """A message in the form of its stream."""
    if ndjson:
        number = "" if id is None else f'"id":{id},'
        return Message(event, id, f'{{"event":"{event}",{number}"data":{data}}}\n'.encode())
    number = "" if id is None else f"id: {id}\n"
    return Message(event, id, f"{number}event: {event}\ndata: {data}\n\n".encode())


def _deliver(batch: list[tuple[Subscriber, Message]]) -> None:
    for reader, one in batch:
        reader.deliver(one)
