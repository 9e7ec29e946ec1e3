"""Games recorded on 18xx.games replay with the same table after every action, menus and papers included."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.marks import ORACLE, needs_oracle
from tresham.cli.past_runs import outcomes
from tresham.core.action import Action, LayPrivateTile, LayTile
from tresham.core.codec import Codec
from tresham.core.game import Game
from tresham.core.illegal import Illegal
from tresham.interop.xxgames.certificates import CertBook
from tresham.interop.xxgames.names import Finder
from tresham.interop.xxgames.options import Lister
from tresham.interop.xxgames.reader import replay
from tresham.interop.xxgames.trace import Tracer
from tresham.interop.xxgames.writer import record
from tresham.titles import SHELF

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
def test_the_menu_offers_what_the_site_offers(path: Path, tmp_path: Path) -> None:
    """The site lists tile lays whatever they cost and, in some titles, whether or not they bring new track; all that we
    do not offer must be refused for such a reason."""
    game, ids, entries = replay(json.loads(path.read_text(encoding="utf8")))
    lister, ours = Lister(game, ids), tmp_path / "options.jsonl"
    theirs = {line["n"]: line for line in lines(path.with_suffix(".options.jsonl.gz"))}
    with ours.open("w", encoding="utf8") as file:
        number = 0
        while True:
            line = lister.line(number)
            file.write(json.dumps(line) + "\n")
            for who, hex_name, tile, turn in set(lays(theirs.get(number, {}))) - set(lays(line)):
                assert refusal(game, who, hex_name, tile, turn) in UNLISTED, (number, who, hex_name, tile, turn)
            if next(entries, None) is None:
                break
            number += 1
    verdict = run_tool("compare_options", ours, path.with_suffix(".options.jsonl.gz"))
    assert verdict.returncode == 0, verdict.stdout


def lays(line: dict[str, Any]) -> list[tuple[str, str, str, int]]:
    return [
        (who, hex_name, tile, turn)
        for who, offers in (line.get("lays") or {}).items()
        for hex_name, tile, turns in offers
        for turn in turns
    ]


UNLISTED = ("cannot_afford_tile", "no_new_track")
"""Why the site's list of tile lays contains more than it would take."""


def refusal(game: Game, who: str, hex_name: str, tile: str, turn: int) -> str | None:
    """Why a tile may not be laid, if it may not."""
    hex, lay = game.title.atlas.hex(hex_name), game.title.atlas.lay(tile, turn)
    if who in {one.symbol for one in game.title.privates}:
        action: Action = LayPrivateTile(game.actor, game.title.private(who), hex, lay)
    else:
        action = LayTile(game.title.corp(who), hex, lay)
    try:
        game.copy().push(action)
    except Illegal as refused:
        return refused.code
    return None


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
    original = [part for played in all_played for part in played.parts]
    assert [(one["type"], one["entity"]) for one in told["actions"]] == [
        (one["type"], one["entity"]) for one in original
    ]
    assert [len(idle_passes(one)) for one in told["actions"]] == [
        sum(one not in played.parts for one in idle_passes(part)) for played in all_played for part in played.parts
    ]
    again, _, entries = replay(told)
    codec = Codec(game.title, game.players)
    for node, _ in zip(game.line()[1:], entries, strict=True):
        assert codec.digest(again.state) == codec.digest(node.state)


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_certificates_are_booked_as_on_the_site(path: Path) -> None:
    """Exports must name the copies that lie where the site has them."""
    game, ids, entries = replay(json.loads(path.read_text(encoding="utf8")))
    title, find, book = game.title, Finder(game, ids), CertBook(game.table())
    states = {line.get("id"): line["state"] for line in lines(path.with_suffix(".trace.jsonl.gz")) if "state" in line}
    for played in entries:
        for node, part in zip(played.nodes, played.parts, strict=True):
            book.follow(node.events, [find.cert(name) for name in part.get("shares", [])])
        for number, player in zip(ids, title.players, strict=True):
            theirs = states[played.entry["id"]]["players"][str(number)]["cert_ids"]
            ours = {
                title.corporation(corp).symbol: sorted(cert - title.certs_of[corp].start for cert in held)
                for corp in title.corps
                if (held := book.held(corp, player))
            }
            assert ours == theirs, played.entry


@pytest.mark.parametrize("path", RECORDS, ids=name_of)
def test_no_recorded_run_is_better_than_the_best(path: Path) -> None:
    game, _, entries = replay(json.loads(path.read_text(encoding="utf8")))
    list(entries)
    for outcome in outcomes(game):
        assert outcome.proven, outcome
        assert outcome.left >= 0, outcome
