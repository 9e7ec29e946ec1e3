"""The hub: what is said once is heard once, and nobody waits for a slow reader."""

from __future__ import annotations

import asyncio
from time import monotonic

from tresham.server.caller import User
from tresham.server.push.streams import BELIEVED, WAITING, Hub, Line

ANN, BOB = User(1, "Ann"), User(2, "Bob")


def test_the_same_words_become_bytes_once():
    async def main():
        hub, lines = Hub(), [Line(ANN, "en"), Line(BOB, "en"), Line(None, "pl"), Line(None, "en", ndjson=True)]
        for line in lines:
            hub.join("g", line)
        said = {language: f'{{"in":"{language}"}}' for language in ("en", "pl")}
        hub.say("g", "move", 7, lambda line: said[line.language])
        heard = [one for line in lines if (one := await line.queue.get())]
        assert heard[0] is heard[1]
        assert heard[0].data == b'id: 7\nevent: move\ndata: {"in":"en"}\n\n'
        assert heard[2].data == b'id: 7\nevent: move\ndata: {"in":"pl"}\n\n'
        assert heard[3].data == b'{"event":"move","id":7,"data":{"in":"en"}}\n'

    asyncio.run(main())


def test_what_does_not_concern_somebody_is_not_sent():
    async def main():
        hub, ann, bob = Hub(), Line(ANN, "en"), Line(BOB, "en")
        hub.join("", ann)
        hub.join("", bob)
        hub.say("", "turn", None, lambda line: "{}" if line.user is BOB else None)
        await asyncio.sleep(0)
        assert (ann.queue.qsize(), bob.queue.qsize()) == (0, 1)

    asyncio.run(main())


def test_who_does_not_listen_is_let_go():
    async def main():
        hub, slow, quick = Hub(), Line(ANN, "en"), Line(BOB, "en")
        hub.join("g", slow)
        hub.join("g", quick)
        for ply in range(WAITING + 1):
            hub.say("g", "move", ply, lambda _: "{}")
            await asyncio.sleep(0)
            heard = await quick.queue.get()
            assert heard is not None
            assert heard.id == ply
        assert slow.queue.qsize() == 1
        assert await slow.queue.get() is None

    asyncio.run(main())


def test_who_is_there_is_known_across_workers(monkeypatch):
    async def main():
        hub, line = Hub(), Line(ANN, "en", names=("Ann", "Anna"))
        hub.join("g", line)
        hub.elsewhere("g", "w2", ("Bob",))
        assert hub.online("g") == {"Ann", "Anna", "Bob"}
        with monkeypatch.context() as later:
            later.setattr("tresham.server.push.streams.monotonic", lambda: monotonic() + BELIEVED + 1)
            assert hub.online("g") == {"Ann", "Anna"}, "the other worker may have died"
        hub.elsewhere("g", "w2", ())
        hub.leave("g", line)
        assert hub.online("g") == frozenset()
        assert hub.channels() == ()

    asyncio.run(main())
