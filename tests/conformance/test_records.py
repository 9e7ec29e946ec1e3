"""Games recorded on 18xx.games replay with the same table after every action, menus and papers included."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from tests.marks import ORACLE, needs_oracle
from tools.reference_menus import is_choice, menu_gaps
from tresham.core.codec import Codec
from tresham.interop.xxgames.certificates import CertBook
from tresham.interop.xxgames.names import Finder
from tresham.interop.xxgames.options import Lister
from tresham.interop.xxgames.reader import PlayedEntry, replay
from tresham.interop.xxgames.slots import SlotBook
from tresham.interop.xxgames.standing_actions import END_GAME
from tresham.interop.xxgames.trace import Tracer
from tresham.interop.xxgames.writer import record
from tresham.report import past_runs
from tresham.titles import SHELF, names_on_site

pytestmark = needs_oracle


RECORDS = [path for title in SHELF for path in sorted((ORACLE / title).glob("*.json"))]
WITH_OPTIONS = [path for path in RECORDS if path.with_suffix(".options.jsonl.gz").exists()]
TOOLS = ORACLE.parent / "tools"


def name_of(path: Path) -> str:
    return f"{path.parent.name}-{path.stem}"


def lines(path: Path) -> list[dict[str, Any]]:
    with gzip.open(path, "rt", encoding="utf8") as file:
        return [json.loads(line) for line in file if line.strip()]


def run_tool(name: str, ours: Path, theirs: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(TOOLS / name), str(ours), str(theirs)], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_every_line_of_the_trace_is_equal(path: Path, tmp_path: Path) -> None:
    game, ids, entries = replay(json.loads(path.read_text(encoding="utf8")))
    tracer, ours = Tracer(game, ids), tmp_path / "trace.jsonl"
    with ours.open("w", encoding="utf8") as file:
        file.write(json.dumps(tracer.line(0, None, [game.node])) + "\n")
        for number, played in enumerate(entries, 1):
            file.write(json.dumps(tracer.line(number, played.entry, played.nodes)) + "\n")
        file.write(json.dumps(tracer.end(number)) + "\n")
    verdict = run_tool("compare_trace", ours, path.with_suffix(".trace.jsonl.gz"))
    assert verdict.returncode == 0, verdict.stdout


@pytest.mark.parametrize("path", WITH_OPTIONS, ids=name_of)
def test_the_menu_offers_what_the_site_offers(path: Path) -> None:
    """Where the site's list is not what it takes, `tools/reference_lists.py` knows it by what lies on the table.
    Everything else is the same, before every action."""
    game, ids, entries = replay(json.loads(path.read_text(encoding="utf8")))
    lister, left = Lister(game, ids), {line["n"]: line for line in lines(path.with_suffix(".options.jsonl.gz"))}
    for number in count():
        theirs = left.pop(number, {})
        if is_choice(theirs):
            assert list(menu_gaps(game, lister.line(number), theirs)) == [], (number, theirs["step"])
        if next(entries, None) is None:
            break
    assert not left, "menus of theirs to which there is no position of ours"


def idle_passes(entry: dict[str, Any]) -> list[dict[str, Any]]:
    """Passes that the site made for a corporation right after an entry."""
    autos = entry.get("auto_actions", ())
    return [one for one in autos if one["type"] == "pass" and one["entity_type"] == "corporation"]


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_an_export_tells_the_same_story_and_replays_to_the_same_states(path: Path) -> None:
    source = json.loads(path.read_text(encoding="utf8"))
    game, ids, entries = replay(source)
    all_played = list(entries)
    told = record(game, ids)
    assert told["result"] == source["result"]
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


def told_parts(played: PlayedEntry) -> tuple[dict[str, Any], ...]:
    """What an export tells of an entry: the end of a game is played once for each player, and told once."""
    return played.parts[:1] if played.entry["type"] == END_GAME else played.parts


def gist(entry: dict[str, Any]) -> tuple[Any, ...]:
    """What an entry is about. Anybody may end a game, and a private's power is chosen by it or by its owner."""
    spoken_for = entry["type"] in (END_GAME, "choose_ability")
    return entry["type"], None if spoken_for else entry["entity"], entry.get("train")


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_certificates_are_booked_as_on_the_site(path: Path) -> None:
    """Exports must name the copies that lie where the site has them."""
    game, ids, entries = replay(json.loads(path.read_text(encoding="utf8")))
    title, find, book = game.title, Finder(game, ids), CertBook(game.table())
    site = names_on_site(title)
    states = {line.get("id"): line["state"] for line in lines(path.with_suffix(".trace.jsonl.gz")) if "state" in line}
    for played in entries:
        for node, part in zip(played.nodes, played.parts, strict=True):
            book.follow(node.events, [find.cert(name) for name in part.get("shares", [])])
        for number, player in zip(ids, title.players, strict=True):
            theirs = states[played.entry["id"]]["players"][str(number)]["cert_ids"]
            ours = {
                site.corp(title.corporation(corp).symbol): sorted(cert - title.certs_of[corp].start for cert in held)
                for corp in title.corps
                if (held := book.held(corp, player))
            }
            assert ours == theirs, played.entry


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_stations_are_booked_in_the_slots_that_they_have_on_the_site(path: Path) -> None:
    """Records name a slot where a station is bought."""
    game, _, entries = replay(json.loads(path.read_text(encoding="utf8")))
    atlas, book, site = game.title.atlas, SlotBook(game.table()), names_on_site(game.title)
    states = {line.get("id"): line["state"] for line in lines(path.with_suffix(".trace.jsonl.gz")) if "state" in line}
    for played in entries:
        for node in played.nodes:
            book.follow(node.events)
        for symbol, theirs in states[played.entry["id"]]["corporations"].items():
            corp = game.title.corp(site.our_corp(symbol))
            stops = [atlas.stop_of_slot[slot] for slot, owner in enumerate(game.state.board.tokens) if owner == corp]
            ours = {(site.hex(atlas.names[atlas.hex_of_stop[stop]]), book.slot(stop, corp)) for stop in stops}
            assert ours <= {(hex, slot) for hex, _, slot in theirs["tokens"]}, played.entry


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_no_recorded_run_is_better_than_the_best(path: Path) -> None:
    game, _, entries = replay(json.loads(path.read_text(encoding="utf8")))
    list(entries)
    for outcome in past_runs(game):
        assert outcome.proven, outcome
        assert outcome.left >= 0, outcome
