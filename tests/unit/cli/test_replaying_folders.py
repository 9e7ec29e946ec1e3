"""A folder of game files by one command: what is wrong with one of them stops none of the others."""

import json
from pathlib import Path

import pytest

from tresham.cli.recorded_games import open_recorded
from tresham.cli.replaying_folders import ReplayJob, play_file


@pytest.fixture
def folder(record_text, saved_text):
    """Two sound files, five others, and one that is none of our business."""
    Path("games/more").mkdir(parents=True)
    record, saved = json.loads(record_text), json.loads(saved_text)
    actions = record["actions"]
    files = {
        "sound": record,
        "more/saved": saved,
        "unreadable": {**record, "actions": [*actions[:40], {"type": "tea", "id": 77}, *actions[40:]]},
        "refused": {**record, "actions": [*actions[:40], *actions[60:]]},
        "result": {**record, "result": {"1": 1, "2": 2, "3": 3}},
        "rules": {**saved, "moves": [{**move, "digest": "0" * 24} for move in saved["moves"]]},
    }
    for name, data in files.items():
        Path(f"games/{name}.json").write_text(json.dumps(data))
    Path("games/half.json").write_text("{")
    Path("games/notes.txt").write_text("nothing")
    return "games"


@pytest.mark.parametrize("processes", [1, 2])
def test_all_files_are_played_and_what_is_wrong_is_listed(tresham, folder, processes):
    said = tresham("replay", folder, "--json", "--processes", processes)
    assert (said.status, said.err) == (1, "")
    told = said.json
    assert (told["folder"], told["files"], told["failed"], told["processes"]) == ("games", 7, 5, processes)
    games = {Path(row["file"]).stem: row for row in told["games"]}
    assert [row["file"] for row in told["games"]] == sorted(row["file"] for row in told["games"])
    problems = {name: row["problem"] for name, row in games.items() if row["problem"]}
    assert set(problems) == {"unreadable", "refused", "result", "rules", "half"}
    assert {name: problem["code"] for name, problem in problems.items() if name != "refused"} == {
        "unreadable": "unreadable_entry",
        "result": "other_result",
        "rules": "other_rules",
        "half": "not_json_at",
    }
    assert problems["unreadable"]["number"] == 41
    assert problems["refused"]["number"] == games["refused"]["refused"]["number"] > 40
    assert problems["rules"]["number"] == 1
    assert all(str(row["file"]) in row["problem"]["text"] for row in told["games"] if row["problem"])
    assert games["sound"]["accepted"]
    assert games["sound"]["actions"] + games["saved"]["actions"] < told["actions"]


def test_people_get_one_line_for_each_failure_and_a_summary(tresham, folder):
    said = tresham("replay", folder, "--processes", "1")
    lines = said.out.splitlines()
    assert (said.status, len(lines)) == (1, 6)
    assert lines[-1].startswith("7 files, 5 failed; ")
    assert any("games/unreadable.json: entry 41 (id 77) cannot be read" in line for line in lines)
    assert any(line.startswith("games/refused.json: refused: entry ") for line in lines)


def test_every_line_names_its_file(tresham, record_text):
    """Also where it is told of single files without it, and of files that are not there any more."""
    Path("other.json").write_text(json.dumps({**json.loads(record_text), "title": "1846"}))
    Path("gone.json").symlink_to("nowhere")
    said = tresham("replay", ".", "--processes", "1")
    other, gone = sorted(said.out.splitlines()[:-1], reverse=True)
    assert other.startswith("other.json: no title '1846'")
    assert gone.startswith("gone.json: no such file")
    problems = [row["problem"]["code"] for row in tresham("replay", ".", "--json", "--processes", "1").json["games"]]
    assert problems == ["missing", "no_title"]


@pytest.mark.parametrize(
    ("language", "words"), [("en", "2 files, all of them"), ("ru", "файлов: 2, все"), ("pl", "2 pliki, wszystkie")]
)
def test_the_summary_speaks_the_users_language(tresham, record_text, language, words):
    for name in ("a", "b"):
        Path(f"{name}.json").write_text(record_text)
    said = tresham("replay", ".", "--language", language, "--processes", "1")
    assert (said.status, said.err) == (0, "")
    assert words in said.out


def test_a_fault_of_ours_stops_none_of_the_others(tresham, folder, monkeypatch):
    def faulty(file, profile):
        assert "refused" not in file, "we have a fault"
        return open_recorded(file, profile)

    monkeypatch.setattr("tresham.cli.replaying_folders.open_recorded", faulty)
    told = tresham("replay", folder, "--json", "--processes", "1").json
    problem = next(row["problem"] for row in told["games"] if "refused" in row["file"])
    assert (told["files"], told["failed"], problem["code"]) == (7, 5, "inside")
    assert "we have a fault" in problem["text"]
    monkeypatch.setenv("TRESHAM_DEBUG", "1")
    with pytest.raises(AssertionError, match="we have a fault"):
        play_file(ReplayJob("refused.json", None, "en"))


@pytest.mark.parametrize("option", ["--trace", "--options"])
def test_what_is_for_single_files_only(tresham, folder, option):
    assert f"{option} is for a single file only" in tresham("replay", folder, option, "x").complaint
