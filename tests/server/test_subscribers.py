"""The streams: what is said once is heard once, and nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
from time import monotonic

from tests.server.loops import run
from tresham.server.caller import User
from tresham.server.push.streams import BELIEVED, WAITING, Streams, Subscriber
from tresham.server.table_record import NOBODY_HERE, Presence

ANN, BOB = User(1, "Ann"), User(2, "Bob")


def test_the_same_words_become_bytes_once():
    async def main():
        streams = Streams()
        readers = [
            Subscriber(ANN, "en"),
            Subscriber(BOB, "en"),
            Subscriber(None, "pl"),
            Subscriber(None, "en", ndjson=True),
        ]
        for reader in readers:
            streams.join("g", reader)
        said = {language: f'{{"in":"{language}"}}' for language in ("en", "pl")}
        streams.say("g", "move", 7, lambda reader: said[reader.language])
        heard = [one for reader in readers if (one := await reader.queue.get())]
        assert heard[0] is heard[1]
        assert heard[0].data == b'id: 7\nevent: move\ndata: {"in":"en"}\n\n'
        assert heard[2].data == b'id: 7\nevent: move\ndata: {"in":"pl"}\n\n'
        assert heard[3].data == b'{"event":"move","id":7,"data":{"in":"en"}}\n'

    run(main())


def test_what_does_not_concern_somebody_is_not_sent():
    async def main():
        streams, ann, bob = Streams(), Subscriber(ANN, "en"), Subscriber(BOB, "en")
        streams.join("", ann)
        streams.join("", bob)
        streams.say("", "turn", None, lambda reader: "{}" if reader.user is BOB else None)
        await asyncio.sleep(0)
        assert (ann.queue.qsize(), bob.queue.qsize()) == (0, 1)

    run(main())


def test_who_does_not_listen_is_let_go():
    async def main():
        streams, slow, quick = Streams(), Subscriber(ANN, "en"), Subscriber(BOB, "en")
        streams.join("g", slow)
        streams.join("g", quick)
        for ply in range(WAITING + 1):
            streams.say("g", "move", ply, lambda _: "{}")
            await asyncio.sleep(0)
            heard = await quick.queue.get()
            assert heard is not None
            assert heard.id == ply
        assert slow.queue.qsize() == 1
        assert await slow.queue.get() is None

    run(main())


def test_who_is_there_is_known_across_workers(monkeypatch):
    async def main():
        streams, reader = Streams(), Subscriber(ANN, "en", names=("Ann", "Anna"))
        streams.join("g", reader)
        streams.elsewhere("g", "w2", Presence(frozenset({"Bob"}), 2))
        assert streams.presence("g") == Presence(frozenset({"Ann", "Anna", "Bob"}), 2)
        with monkeypatch.context() as later:
            later.setattr("tresham.server.push.streams.monotonic", lambda: monotonic() + BELIEVED + 1)
            assert streams.presence("g") == Presence(frozenset({"Ann", "Anna"})), "the other worker may have died"
        streams.elsewhere("g", "w2", NOBODY_HERE)
        streams.leave("g", reader)
        assert streams.presence("g") == NOBODY_HERE
        assert streams.channels() == ()

    run(main())


def test_a_member_looks_on_once_however_many_windows_he_has():
    async def main():
        streams = Streams()
        for reader in (ANN, ANN, BOB, None, None):
            streams.join("g", Subscriber(reader, "en"))
        assert streams.presence("g") == Presence(watching=4)

    run(main())


def test_when_there_is_nothing_to_watch_any_more_everybody_is_told_and_let_go():
    async def main():
        streams, readers = Streams(), [Subscriber(ANN, "en", names=("Ann",)), Subscriber(None, "pl")]
        for reader in readers:
            streams.join("g", reader)
        streams.elsewhere("g", "w2", Presence(frozenset({"Bob"})))
        streams.end("g", "gone", '{"game":"g"}')
        for reader in readers:
            last = await reader.queue.get()
            assert last is not None
            assert last.event == "gone"
            assert await reader.queue.get() is None
        assert streams.presence("g") == NOBODY_HERE

    run(main())
