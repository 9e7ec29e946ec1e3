"""Games recorded on 18xx.games replay with the same table after every action, menus and papers included."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.marks import ORACLE, needs_oracle
from tools.reference_menus import is_choice, menu_gaps
from tools.reference_tables import differing, facts
from tresham.core.codec import Codec
from tresham.core.game import Game
from tresham.core.table import Table
from tresham.interop.xxgames.certificates import CertBook
from tresham.interop.xxgames.names import Finder, PlayerId
from tresham.interop.xxgames.options import Lister
from tresham.interop.xxgames.replaying import PlayedEntry, replay
from tresham.interop.xxgames.slots import SlotBook
from tresham.interop.xxgames.standing_actions import END_GAME
from tresham.interop.xxgames.trace import Tracer
from tresham.interop.xxgames.writer import record
from tresham.report import past_runs
from tresham.titles import SHELF, names_on_site

pytestmark = needs_oracle

Json = dict[str, Any]
RECORDS = [path for title in SHELF for path in sorted((ORACLE / title).glob("*.json"))]


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def lines(path: Path) -> list[Json]:
    with gzip.open(path, "rt", encoding="utf8") as file:
        return [json.loads(line) for line in file if line.strip()]


class Followed:
    """A record as we play it, with what is said of each position while the game stands there."""

    def __init__(self, source: Json, menus: list[Json]) -> None:
        self.game, self.ids, played = replay(source)
        self.entries: list[PlayedEntry] = []
        self.gaps: list[tuple[Any, ...]] = []
        """Where their menus are not ours."""
        self.menus_left = {line["n"]: line for line in menus}
        """Menus of theirs to which there is no position of ours."""
        lister, tracer = Lister(self.game, self.ids), Tracer(self.game, self.ids)
        self.tables: dict[int | None, Json] = {None: tracer.line(0, None, [self.game.node])}
        """By the number of an action: the table after it."""
        for number in count():
            theirs = self.menus_left.pop(number, {})
            if is_choice(theirs):
                found = menu_gaps(self.game, lister.line(number), theirs)
                self.gaps += [(number, theirs["step"], gap) for gap in found]
            entry = next(played, None)
            if entry is None:
                break
            self.entries.append(entry)
            self.tables[entry.entry["id"]] = tracer.line(number + 1, entry.entry, entry.nodes)
        self.end = tracer.end(number)


class Recorded:
    """A record and what lies beside it. What takes long is done once for all tests of the record."""

    def __init__(self, path: Path) -> None:
        self.source: Json = json.loads(path.read_text(encoding="utf8"))
        menus = path.with_suffix(".options.jsonl.gz")
        self.menus = lines(menus) if menus.exists() else []
        """What the site offered before every action, if that was kept."""
        *self.trace, self.end = lines(path.with_suffix(".trace.jsonl.gz"))
        """The table of the site after every action, and how the game ended."""

    @cached_property
    def followed(self) -> Followed:
        """The whole game, played once: what comes of it is looked at by all tests."""
        return Followed(self.source, self.menus)

    @property
    def played(self) -> tuple[Game, list[PlayerId], list[PlayedEntry]]:
        """The game as it ended, for tests that look at what happened, not at where the game stands."""
        return self.followed.game, self.followed.ids, self.followed.entries

    @cached_property
    def states(self) -> dict[int | None, Json]:
        """By the number of an action: the table of the site."""
        return {line.get("id"): line["state"] for line in self.trace}


@pytest.fixture(scope="module", params=RECORDS, ids=name_of)
def recorded(request: pytest.FixtureRequest) -> Recorded:
    return Recorded(request.param)


def test_tables_and_menus_are_those_of_the_site(recorded: Recorded) -> None:
    """Where the site's list is not what it takes, `tools/reference_lists.py` knows it by what lies on the table.
    Everything else is the same, before and after every action."""
    ours = recorded.followed
    assert ours.gaps == []
    assert not ours.menus_left, "menus of theirs to which there is no position of ours"
    assert list(differences(ours.tables, recorded.trace)) == []
    assert told_result(ours.end) == told_result(recorded.end)


def differences(ours: dict[int | None, Json], trace: list[Json]) -> Iterator[tuple[Any, ...]]:
    """Where tables differ. Programmed actions change nothing on the table, and need no line of ours."""
    for theirs in trace:
        number, kind = theirs.get("id"), (theirs.get("action") or {}).get("type", "start")
        if number in ours:
            yield from ((number, kind, *gap) for gap in differing(facts(ours[number]), facts(theirs)).items())
        elif not kind.startswith("program_"):
            yield number, kind, "no line of ours"


def told_result(end: Json) -> dict[str, int]:
    """By the number of a player: his worth in the end."""
    assert end["end"]
    return {str(player): worth for player, worth in end["result"].items()}


def idle_passes(entry: Json) -> list[Json]:
    """Passes that the site made for a corporation right after an entry."""
    autos = entry.get("auto_actions", ())
    return [one for one in autos if one["type"] == "pass" and one["entity_type"] == "corporation"]


def test_an_export_tells_the_same_story_and_replays_to_the_same_states(recorded: Recorded) -> None:
    game, ids, all_played = recorded.played
    told = record(game, ids)
    assert told["result"] == recorded.source["result"]
    played_parts = [(played, part) for played in all_played for part in told_parts(played)]
    assert [gist(one) for one in told["actions"]] == [gist(part) for _, part in played_parts]
    assert [len(idle_passes(one)) for one in told["actions"]] == [
        sum(one not in played.parts for one in idle_passes(part)) for played, part in played_parts
    ]
    again, _, entries = replay(told)
    codec, line = Codec(game.title, game.players), game.line()
    for _ in entries:
        assert codec.digest(again.state) == codec.digest(line[again.ply].state)
    assert again.ply == game.ply


def told_parts(played: PlayedEntry) -> tuple[Json, ...]:
    """What an export tells of an entry: the end of a game is played once for each player, and told once."""
    return played.parts[:1] if played.entry["type"] == END_GAME else played.parts


def gist(entry: Json) -> tuple[Any, ...]:
    """What an entry is about. Anybody may end a game, and a private's power is chosen by it or by its owner."""
    spoken_for = entry["type"] in (END_GAME, "choose_ability")
    return entry["type"], None if spoken_for else entry["entity"], entry.get("train")


def test_certificates_are_booked_as_on_the_site(recorded: Recorded) -> None:
    """Exports must name the copies that lie where the site has them."""
    game, ids, entries = recorded.played
    title, find, book = game.title, Finder(game, ids), CertBook(Table(game.title, game.line()[0].state))
    site = names_on_site(title)
    for played in entries:
        for node, part in zip(played.nodes, played.parts, strict=True):
            book.follow(node.events, [find.cert(name) for name in part.get("shares", [])])
        for number, player in zip(ids, title.players, strict=True):
            theirs = recorded.states[played.entry["id"]]["players"][str(number)]["cert_ids"]
            ours = {
                site.corp(title.corporation(corp).symbol): sorted(cert - title.certs_of[corp].start for cert in held)
                for corp in title.corps
                if (held := book.held(corp, player))
            }
            assert ours == theirs, played.entry


def test_stations_are_booked_in_the_slots_that_they_have_on_the_site(recorded: Recorded) -> None:
    """Records name a slot where a station is bought."""
    game, _, entries = recorded.played
    atlas, site, state = game.title.atlas, names_on_site(game.title), game.line()[0].state
    book = SlotBook(Table(game.title, state))
    for played in entries:
        for node in played.nodes:
            book.follow(node.events)
            state = node.state
        for symbol, theirs in recorded.states[played.entry["id"]]["corporations"].items():
            corp = game.title.corp(site.our_corp(symbol))
            stops = [atlas.stop_of_slot[slot] for slot, owner in enumerate(state.board.tokens) if owner == corp]
            ours = {(site.hex(atlas.names[atlas.hex_of_stop[stop]]), book.slot(stop, corp)) for stop in stops}
            assert ours <= {(hex, slot) for hex, _, slot in theirs["tokens"]}, played.entry


def test_no_recorded_run_is_better_than_the_best(recorded: Recorded) -> None:
    game, _, _ = recorded.played
    for outcome in past_runs(game):
        assert outcome.proven, outcome
        assert outcome.left >= 0, outcome
