"""The tool that compares us with the engine of 18xx.games finds where games part, and why."""

import gzip
import json
import re
import sys
from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import tresham
from tests.midwest import company
from tests.rules.test_18cz_site import beginner
from tests.rules.test_1849_closing_on_the_site import poor
from tests.story import Story
from tests.unit.interop.sample_records import sound
from tools.differential import arguments, exports, main
from tools.differential_jobs import export_partings
from tools.reference_causes import Parting, grouped, partings, rejection, scrubbed
from tools.reference_engine import Reference, Silent
from tools.reference_menus import Offer, menu_gaps, offers
from tools.reference_tables import STEPS, awaited, differing, facts, kind_of, same_step
from tresham.bots import TESTERS
from tresham.core.game import Game
from tresham.interop.xxgames.options import Lister
from tresham.interop.xxgames.replay_on_site import Untellable
from tresham.interop.xxgames.replaying import replay
from tresham.interop.xxgames.trace import Tracer
from tresham.titles import PLATFORM, SHELF, build

Json = dict[str, Any]
LINE = 40
"""Where their trace is made to differ."""


@cache
def _told() -> tuple[str, str]:
    game, ids, entries = replay(sound())
    tracer, lister = Tracer(game, ids), Lister(game, ids)
    lines, menus = [_with_step(tracer.line(0, None, [game.node]), game)], [lister.line(0)]
    for number, played in enumerate(entries, 1):
        lines.append(_with_step(tracer.line(number, played.entry, played.nodes), game))
        menus.append(lister.line(number))
    lines.append(tracer.end(number))
    return json.dumps(lines), json.dumps(menus)


def _with_step(line: Json, game: Game) -> Json:
    """The line as they would write it: they name what they wait for."""
    step = next((name for name, ours in STEPS.items() if awaited(game) in ours), "Unheard")
    return {**line, "state": {**line["state"], "step": step}}


@pytest.fixture
def trace() -> list[Json]:
    """Their trace of the sample, which is ours."""
    lines: list[Json] = json.loads(_told()[0])
    return lines


@pytest.fixture
def menus() -> list[Json]:
    """Their menus, which are ours too."""
    lines: list[Json] = json.loads(_told()[1])
    return lines


def entry_type(line: int) -> str:
    return str(sound()["actions"][line - 1]["type"])


# --- tables ----------------------------------------------------------------------------------------------------------


def test_equal_games_do_not_part(trace: list[Json], menus: list[Json]) -> None:
    assert partings(sound(), trace, menus) == []


def test_the_first_line_that_differs_is_named_with_its_field(trace: list[Json]) -> None:
    for line in trace[LINE:-1]:
        line["state"]["players"]["2"]["cash"] += 5
    (found,) = partings(sound(), trace)
    assert (found.kind, found.line) == (f"table: players.cash after {entry_type(LINE)}", LINE)
    assert found.detail.startswith("players.2.cash: ours ")


@pytest.mark.parametrize(
    ("section", "key", "value", "kind"),
    [
        ("corporations", "tokens", [["A1", 0, 0]], "corporations.tokens"),
        ("corporations", "trains", ["9"], "corporations.trains"),
        ("corporations", "last_run", {"revenue": 1}, "corporations.last_run"),
        ("players", "bankrupt", True, "players.bankrupt"),
        ("players", "shares", {"PRR": 90}, "players.shares"),
        ("companies", "closed", "yes", "companies.closed"),
    ],
)
def test_what_belongs_to_somebody_is_compared(trace: list[Json], section: str, key: str, value: Any, kind: str) -> None:
    ours, theirs = trace[LINE], deepcopy(trace[LINE])
    owner = next(
        name for name, one in theirs["state"][section].items() if not (section == "companies" and one["closed"])
    )
    theirs["state"][section][owner][key] = value
    found = differing(facts(ours), facts(theirs))
    assert {kind_of(path) for path in found} == {kind}


def test_copies_slots_and_what_is_not_there_are_let_be(trace: list[Json]) -> None:
    theirs = deepcopy(trace[LINE])
    for player in theirs["state"]["players"].values():
        player["cert_ids"] = {}
        player["debt"] = 0
    for corporation in theirs["state"]["corporations"].values():
        corporation["tokens"] = [[hex, city, 7] for hex, city, _ in reversed(corporation["tokens"])]
        corporation["loans"] = []
    theirs["state"]["hex_assignments"] = {"H12": []}
    theirs["state"]["auction"] = {"bids": {"SV": []}}
    assert differing(facts(trace[LINE]), facts(theirs)) == {}


def test_another_step_is_noticed_although_the_tables_are_equal(trace: list[Json]) -> None:
    at = next(n for n, line in enumerate(trace) if line.get("state", {}).get("step") == "BuyTrain")
    trace[at]["state"]["step"] = "Token"
    (found,) = partings(sound(), trace)
    assert (found.kind, found.line) == (f"step: ours trains, theirs Token after {entry_type(at)}", at)


def test_steps_that_nobody_knows_are_compared_with_nothing() -> None:
    assert same_step("trains", "Teatime")
    assert same_step(None, None)
    assert not same_step("trains", "Dividend")


def test_a_trace_that_ends_too_early_and_another_result(trace: list[Json]) -> None:
    (found,) = partings(sound(), trace[:LINE])
    assert (found.kind, found.line) == ("they stop", LINE)
    trace[-1]["result"]["1"] += 1
    (found,) = partings(sound(), trace)
    assert found.kind == "other result"


def test_what_we_refuse_and_what_we_cannot_read(trace: list[Json]) -> None:
    record = sound()
    record["actions"][LINE - 1] = {**record["actions"][0], "id": record["actions"][LINE - 1]["id"]}
    (found,) = partings(record, trace)
    assert (found.kind, found.line) == (f"we refuse not_now of {entry_type(LINE)}", LINE)
    record["actions"][LINE - 1]["company"] = "none"
    (found,) = partings(record, trace)
    assert found.kind.startswith("unreadable: move #: ")
    assert partings({**record, "title": "1899"}, trace)[0].line == 0


def test_programs_have_no_line_of_their_own(trace: list[Json]) -> None:
    record = sound()
    record["actions"].insert(30, {"type": "program_share_pass", "entity": 1, "entity_type": "player", "id": 9999})
    assert partings(record, trace) == []


# --- menus -----------------------------------------------------------------------------------------------------------


def test_the_first_menu_that_differs_does_not_hide_a_table_that_differs_later(
    trace: list[Json], menus: list[Json]
) -> None:
    at = next(line["n"] for line in menus if line["shares"] and line["n"] < LINE)
    menus[at]["step"] = "BuySellParShares"
    dropped = menus[at]["shares"].pop(0)
    trace[LINE]["state"]["bank"] += 1
    table, menu = partings(sound(), trace, menus)
    assert (table.line, menu.line) == (LINE, at)
    assert menu.kind == "menu: extra share in BuySellParShares"
    assert str(dropped[1]) in menu.detail


def test_offers_are_told_without_copies() -> None:
    line = {
        "lays": {"PRR": [["H10", "57", [1, 4]]]},
        "tokens": [["PRR", "57-3-0", 1]],
        "trains": [["PRR", "2-4", "2", 80, None], ["PRR", "2-1", None, 1, None], ["PRR", "D-0", "D", 800, "4-1"]],
        "shares": [["buy_shares", 1, ["PRR_3"], 10], ["par", 1, "B&O", "100,0,6"]],
    }
    assert offers(line) == {
        Offer("lay", "PRR", ("H10", "57", "1")),
        Offer("lay", "PRR", ("H10", "57", "4")),
        Offer("token", "PRR", ("57", "0")),
        Offer("train", "PRR", ("2", "2", "80", "")),
        Offer("train", "PRR", ("D", "D", "800", "in exchange")),
        Offer("share", "1", ("buy_shares", "PRR", "10")),
        Offer("share", "1", ("par", "B&O", "100,0,6")),
    }


def test_a_private_s_tile_may_be_listed_under_its_owner_too() -> None:
    lay = ["I8", "241", [1]]
    assert offers({"lays": {"P3": [lay], "2": [lay]}}) == offers({"lays": {"P3": [lay]}})
    game = tresham.new("1848", ["Ann", "Bob", "Eve"])
    ((kind, offer),) = menu_gaps(game, {"lays": {}}, {"actors": ["2"], "lays": {"2": [lay]}})
    assert (kind, offer.by) == ("missing lay", "2")


def test_where_a_private_s_tile_is_asked_for_only_its_own_list_counts() -> None:
    lay = ["I8", "241", [1]]
    listed = {"step": "TasmaniaTile", "actors": ["P3"], "lays": {"P3": [lay], "CAR": [lay]}}
    assert offers(listed) == offers({"lays": {"P3": [lay]}})
    assert len(offers(listed | {"step": "Track"})) == 2


def test_a_lay_that_is_missing_is_told_with_the_reason() -> None:
    game, ids, entries = replay(sound())
    for played in entries:
        if awaited(game) == "track" and played.nodes:
            break
    ours = Lister(game, ids).line(0)
    who = next(iter(ours["lays"]))
    theirs = deepcopy(ours)
    theirs["lays"][who].append(["A1" if "A1" in game.title.atlas.names else game.title.atlas.names[0], "57", [0]])
    ((kind, offer),) = menu_gaps(game, ours, theirs)
    assert re.fullmatch("missing lay [a-z_]+", kind)
    assert offer.by == who


def test_a_sale_after_which_the_site_stands_still_is_not_missed() -> None:
    game = poor().ready().game
    ours = Lister(game, [1, 2, 3, 4]).line(0)
    assert list(menu_gaps(game, ours, {**ours, "shares": [*ours["shares"], ["sell_shares", 1, ["RCS_1"], 10]]})) == []
    more = ["sell_shares", 1, ["RCS_1", "RCS_2", "RCS_3"], 30]
    ((kind, _),) = menu_gaps(game, ours, {**ours, "shares": [*ours["shares"], more]})
    assert kind == "missing share"


# --- verdicts --------------------------------------------------------------------------------------------------------


def test_a_rejection_is_told_without_numbers_and_names() -> None:
    title = build("1830", 3, (), PLATFORM)
    bad = {
        "index": 77,
        "stage": "engine",
        "action": {"type": "buy_train"},
        "error": 'GameError: PRR cannot buy 2-3 for $80 at H12: {"type"=>"buy_train"}\nbacktrace',
    }
    found = rejection({"accepted": False, "first_rejected": bad}, title)
    assert found is not None
    assert found.kind == "engine refuses buy_train: GameError: … cannot buy #-# for $# at …"
    assert found.line == 77


def test_other_results_and_verdicts_that_are_none() -> None:
    title = build("1830", 3, (), PLATFORM)
    well = {"accepted": True, "accepted_actions": 9, "result_matches": True, "first_rejected": None}
    assert rejection(well, title) is None
    other = rejection({**well, "result_matches": False, "game_end_reason": "dnf"}, title)
    assert other is not None
    assert (other.kind, other.line) == ("other result, they end by dnf", 9)
    assert rejection({}, title) == Parting("no verdict", 0, "{}")


def test_a_difference_before_a_rejection_is_its_cause() -> None:
    refused, before, after = Parting("refuses", 50, "a"), Parting("table: cash", 20, "b"), Parting("they stop", 50, "")
    assert export_partings(None, []) == []
    assert export_partings(None, [before]) == [before]
    assert export_partings(refused, [after]) == [refused]
    assert export_partings(refused, [before]) == [Parting("refuses (before: table: cash)", 20, "b")]


def test_causes_are_grouped_the_most_frequent_first() -> None:
    rare, common = Parting("rare", 1, ""), Parting("common", 2, "")
    groups = grouped([("a", rare), ("b", common), ("c", common)])
    assert [(kind, [name for name, _ in games]) for kind, games in groups.items()] == [
        ("common", ["b", "c"]),
        ("rare", ["a"]),
    ]


def test_messages_of_no_title() -> None:
    assert scrubbed("") == ""
    assert scrubbed("no market cell 5,1,2\nmore") == "no market cell #,#,#"


# --- the engine ------------------------------------------------------------------------------------------------------

FAKE_GENERATOR = """
import json, os, pathlib, sys
title, kind, count, seed = sys.argv[1:]
assert pathlib.Path(os.environ["PEERS"], "18xx-ruby/lib/engine.rb").is_file()
here, target = pathlib.Path(__file__).parent, pathlib.Path(os.environ["OUT"], title)
target.mkdir(parents=True)
made = json.loads((here / "made.json").read_text())
for number in range(1, int(count) + 1):
    made["settings"]["seed"] = int(seed) + number
    (target / f"random-{number}.json").write_text(json.dumps(made))
    (target / f"random-{number}.trace.jsonl.gz").write_bytes((here / "made.trace.jsonl.gz").read_bytes())
"""

FAKE_REFEREE = """
import json, pathlib, sys
(pathlib.Path(__file__).parent / "asked").open("a").write(" ".join(sys.argv[1:]) + chr(10))
for file in (word for word in sys.argv[1:] if not word.startswith("--")):
    record = json.loads(pathlib.Path(file).read_text())
    refused = {"index": 3, "stage": "offered", "error": "not 7", "action": record["actions"][2]}
    if len(record["players"]) == 3:
        refused = None
    print(json.dumps({"record": file, "accepted": refused is None, "first_rejected": refused}))
    if "--trace" in sys.argv:
        print(json.dumps({"n": 0, "state": {}}))
"""


@pytest.fixture
def engine(tmp_path: Path, trace: list[Json]) -> list[str]:
    """A pretended engine, written in Python: how the tool is told of it."""
    checkout, scripts = tmp_path / "engine", tmp_path / "scripts"
    (checkout / "lib").mkdir(parents=True)
    (checkout / "lib/engine.rb").write_text("")
    scripts.mkdir()
    (scripts / "gen.rb").write_text(FAKE_GENERATOR)
    (scripts / "validate.rb").write_text(FAKE_REFEREE)
    trace[LINE]["state"]["bank"] += 1
    (scripts / "made.json").write_text(json.dumps(sound()))
    packed = gzip.compress("\n".join(json.dumps(line) for line in trace).encode())
    (scripts / "made.trace.jsonl.gz").write_bytes(packed)
    where = ["--reference", str(checkout), "--scripts", str(scripts), "--ruby", sys.executable]
    return [*where, "--title", "1830", "--processes", "1", "--output", str(tmp_path / "out")]


def test_games_that_part_are_told_by_cause_and_kept(engine: list[str], tmp_path: Path, capsys: Any) -> None:
    words = [*engine, "--replays", "3", "--batch", "2", "--exports", "1", "--players", "2", "--bot", "naive"]
    assert main([*words, "--seed", "500"]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "4 games, 4 part" in said
    assert "table: bank after" in said
    assert "offered refuses" in said
    kept = sorted(path.name for path in (tmp_path / "out/replays").iterdir())
    assert kept == sorted(
        f"1830-reference-{seed}.{end}" for seed in (500, 501, 700) for end in ("json", "parting.json", "trace.jsonl.gz")
    )
    note = json.loads((tmp_path / "out/replays/1830-reference-500.parting.json").read_text())
    assert note[0]["line"] == LINE
    assert (tmp_path / "out/exports/1830-2-naive-500-0.verdict.json").is_file()


def asked(tmp_path: Path) -> list[tuple[int, bool]]:
    """How many records the referee was asked about each time, and whether for tables too."""
    lines = (tmp_path / "scripts/asked").read_text().splitlines()
    return [(line.count(".json"), "--trace" in line) for line in lines]


def test_one_process_judges_many_records_and_tells_tables_of_those_it_refuses(
    engine: list[str], tmp_path: Path, capsys: Any
) -> None:
    words = ["--replays", "0", "--exports", "1", "--players", "2-3", "--bot", "naive", "--cells"]
    assert main([*engine, *words, "--verdicts"]) == 1
    assert asked(tmp_path) == [(2, False), (1, True)]
    said = capsys.readouterr().out
    assert "2 games, 1 part" in said
    rows = [re.findall(r"\w+", line)[-3:] for line in said.splitlines() if "naive" in line and "our bots" in line]
    assert rows == [["0", "1", "0"], ["1", "0", "0"]]
    told = [json.loads(line) for line in (tmp_path / "out/outcomes.jsonl").read_text().splitlines()]
    assert [(one["players"], one["bot"], one["is"]) for one in told] == [(2, "naive", "parts"), (3, "naive", "equal")]


def test_a_record_at_which_the_referee_fails_does_not_take_the_others_with_it(
    engine: list[str], tmp_path: Path, capsys: Any
) -> None:
    script = FAKE_REFEREE.replace("refused = None", "sys.exit('three is a crowd')")
    (tmp_path / "scripts/validate.rb").write_text(script)
    main([*engine, "--replays", "0", "--exports", "1", "--players", "2-4", "--bot", "naive"])
    assert asked(tmp_path) == [(3, True), (1, True), (1, True), (1, True)]
    told = [json.loads(line) for line in (tmp_path / "out/outcomes.jsonl").read_text().splitlines()]
    causes = {one["players"]: one["partings"][0]["kind"] for one in told}
    assert causes[3] == "no answer: validate.rb failed: three is a crowd"
    assert causes[2].startswith("offered refuses")
    assert causes[4].startswith("offered refuses")


def test_games_made_before_the_generator_failed_are_compared(engine: list[str], tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "scripts/gen.rb").write_text(FAKE_GENERATOR + "    if number == 2: sys.exit('tired')\n")
    assert main([*engine, "--replays", "3", "--exports", "0"]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "3 games, 3 part" in said
    assert "no answer: gen.rb failed: tired" in said


def test_what_cannot_be_told_is_counted_by_itself(
    engine: list[str], tmp_path: Path, capsys: Any, monkeypatch: Any
) -> None:
    def record(game: Game) -> Json:
        raise Untellable(7, "no words")

    monkeypatch.setattr("tools.differential_jobs.record", record)
    assert main([*engine, "--replays", "0", "--exports", "1", "--players", "2", "--bot", "naive", "--cells"]) == 1
    said = capsys.readouterr().out
    assert "cannot be told: no words" in said
    (row,) = (re.findall(r"\w+", line)[-3:] for line in said.splitlines() if "naive" in line and "our bots" in line)
    assert row == ["0", "0", "1"]


def test_games_made_before_are_compared_without_an_engine(engine: list[str], tmp_path: Path, capsys: Any) -> None:
    scripts = tmp_path / "scripts"
    assert main(["--records", str(scripts), "--processes", "1", "--output", str(tmp_path / "out")]) == 1
    assert "1 games, 1 part" in capsys.readouterr().out
    assert main(["--records", str(tmp_path / "engine"), "--processes", "1"]) == 1, "nothing was compared"


def test_an_engine_that_does_not_answer_is_a_cause_of_its_own(engine: list[str], tmp_path: Path, capsys: Any) -> None:
    (tmp_path / "scripts/gen.rb").write_text("import sys; sys.exit('no such title')")
    (tmp_path / "scripts/validate.rb").write_text("import time; time.sleep(60)")
    words = ["--replays", "1", "--exports", "1", "--players", "2", "--bot", "naive", "--patience", "1"]
    assert main([*engine, *words]) == 1
    said = " ".join(capsys.readouterr().out.split())
    assert "no answer: gen.rb failed: no such title" in said
    assert "no answer: validate.rb took longer than 1 s" in said


@pytest.mark.parametrize("answer", ["", "print(7)", "print('{')", "print('{\"state\": 1}')"])
def test_what_is_no_verdict(engine: list[str], tmp_path: Path, answer: str) -> None:
    (tmp_path / "scripts/validate.rb").write_text(answer)
    reference = Reference(tmp_path / "engine", tmp_path / "scripts", sys.executable, 30)
    (said,) = reference.validate([tmp_path / "a.json"], tables=True).values()
    assert isinstance(said, Silent)
    assert str(said).startswith("no verdict")
    (tmp_path / "scripts/gen.rb").write_text("")
    with pytest.raises(Silent, match="no game"):
        list(reference.generate("1830", 1, 1, tmp_path))


def test_without_an_engine_it_says_what_is_missing(tmp_path: Path, capsys: Any, monkeypatch: Any) -> None:
    for name in ("TRESHAM_REFERENCE", "TRESHAM_REFERENCE_SCRIPTS"):
        monkeypatch.delenv(name, raising=False)
    assert main([]) == 2
    said = capsys.readouterr().out
    assert "--reference or TRESHAM_REFERENCE" in said
    assert "--scripts or TRESHAM_REFERENCE_SCRIPTS" in said
    monkeypatch.setenv("TRESHAM_REFERENCE", str(tmp_path))
    assert main(["--scripts", str(tmp_path), "--ruby", "no-such-ruby"]) == 2
    said = "".join(capsys.readouterr().out.split())
    for file in ("lib/engine.rb", "gen.rb", "validate.rb", "no-such-ruby"):
        assert file in said


def test_all_titles_numbers_of_players_bots_and_options_are_played() -> None:
    reference = Reference(None, None, "ruby", 1)
    jobs = [game for batch in exports(arguments(["--exports", "40"]), reference) for game in batch.games]
    assert {job.title for job in jobs} == set(SHELF)
    for title, listing in SHELF.items():
        here = [job for job in jobs if job.title == title]
        assert {job.seats for job in here} == set(listing.seats)
        assert {option for job in here for option in job.options} == set(listing.plain_options)
        assert {job.bot for job in here} == set(TESTERS)
    assert len({job.seed for job in jobs}) == len({job.name for job in jobs}) == len(jobs)


# --- where their list is not what they take --------------------------------------------------------------------------


def menus_apart(story: Story, deal: str, by: str | int, corp: str) -> list[str]:
    """What parts if their list does not have a deal in shares that ours has."""
    ours = Lister(story.game, [1, 2, 3, 4]).line(0)
    theirs = deepcopy(ours)
    theirs["shares"] = [one for one in ours["shares"] if (one[0], one[1], one[2][0].split("_")[0]) != (deal, by, corp)]
    assert theirs["shares"] != ours["shares"]
    return [kind for kind, _ in menu_gaps(story.game, ours, theirs)]


@pytest.mark.parametrize(("treasury", "pool", "apart"), [(1, 0, []), (0, 0, ["extra share"]), (1, 1, ["extra share"])])
def test_an_offering_may_be_missing_behind_treasury_shares_and_for_no_other_reason(
    treasury: int, pool: int, apart: list[str]
) -> None:
    story = company("GN", profile=PLATFORM).holds("P2", "GN 1").holds("GN", f"GN {treasury}")
    story.holds("pool", f"GN {pool}").stock_round(2, "P2").ready()
    assert menus_apart(story, "buy_shares", 2, "GN") == apart


@pytest.mark.parametrize(("cash", "apart"), [(0, []), (500, ["extra share"])])
def test_a_redemption_may_be_missing_if_it_takes_money_of_the_round(cash: int, apart: list[str]) -> None:
    story = company("GN", profile=PLATFORM).holds("P2", "GN 2").holds("P3", "GN 1").holds("GN", "GN 1")
    story.cash(f"GN {cash}, P2 300").stock_round(2, "P1")
    story.when("P1").reissues("GN").when("P2").buys("GN").done("P2").passes("P3 P4")
    assert menus_apart(story, "buy_shares", "GN", "GN") == apart


def lays_apart(story: Story, who: str, lay: list[Any]) -> list[str]:
    """What parts if their list has a tile that ours does not have."""
    ours = Lister(story.game, range(1, len(story.game.players) + 1)).line(0)
    theirs = deepcopy(ours)
    theirs.setdefault("lays", {}).setdefault(who, []).append(lay)
    return [kind for kind, _ in menu_gaps(story.game, ours, theirs)]


def test_a_private_is_listed_with_its_tile_in_any_rotation_where_track_comes() -> None:
    story = company("UP", profile=PLATFORM).owns("UP", "GBC").operates("UP")
    story.when("UP").lays("I4", "57", 1)
    assert lays_apart(story, "GBC", ["I6", "9", [0]]) == []
    assert lays_apart(story, "GBC", ["E6", "9", [0]]) == ["missing lay not_connected"]
    assert lays_apart(story, "UP", ["I6", "9", [0]]) == ["missing lay one_tile_a_turn"]


@pytest.mark.parametrize(("by", "apart"), [("M3", []), ("ATE", ["missing lay not_now"])])
def test_a_local_railway_is_listed_with_tiles_that_its_waiting_station_would_have_to_reach(
    by: str, apart: list[str]
) -> None:
    story = beginner("ATE 80 3", PLATFORM).owns("ATE", "M3")
    story.when("ATE").chooses_city("ATE", "B9.0").when("ATE").lays("B9", "8864", 0)
    assert lays_apart(story, by, ["C10", "3", [1]]) == apart


def test_where_a_right_leads_that_came_with_a_private_is_listed_once_somebody_has_built() -> None:
    story = company("NP", profile=PLATFORM).owns("P1", "MRC").trains("NP 3").operates("NP", "trains", of=2)
    story.when("NP").buys_private("MRC", 80)
    story.finishes_round()
    assert (story.actor(), story.part()) == ("NP", "track")
    ours = Lister(story.game, [1, 2, 3, 4]).line(0)
    theirs = deepcopy(ours) | {"actors": ["NP"]}
    place, tile, turns = theirs["lays"]["NP"].pop(0)
    assert not list(menu_gaps(story.game, ours, theirs))
    story.when("NP").lays(place, tile, turns[0])
    assert [kind for kind, _ in menu_gaps(story.game, ours, theirs)] == ["extra lay"] * len(turns)
