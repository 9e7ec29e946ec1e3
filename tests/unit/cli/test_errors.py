"""Bad input gets one clear line and the status 1, never a traceback."""

import json
from pathlib import Path
from random import Random

import pytest


@pytest.mark.parametrize("words", [("replay",), ("export", "-o", "x.json"), ("audit",), ("draw", "-o", "x.svg")])
def test_files_that_are_no_games(tresham, words):
    command, rest = words[0], words[1:]
    assert "none.json: no such file" in tresham(command, "none.json", *rest).complaint
    Path("a.json").write_text("{")
    assert "a.json: not JSON" in tresham(command, "a.json", *rest).complaint
    Path("a.json").write_text("[" * 100_000)
    assert "a.json: not JSON" in tresham(command, "a.json", *rest).complaint
    Path("a.json").write_bytes(b"\xff\xfe\x00")
    assert "a.json: not a text file" in tresham(command, "a.json", *rest).complaint
    for text in ("[]", "7", '"x"', "{}", '{"players": []}'):
        Path("a.json").write_text(text)
        assert "neither a saved game" in tresham(command, "a.json", *rest).complaint
    Path("a.json").write_text('{"format": "tresham/9"}')
    assert "not a saved game of the format tresham/1" in tresham(command, "a.json", *rest).complaint
    Path("folder").mkdir()
    words_about_it = "no .json files" if command == "replay" else "a folder, not a file"
    assert words_about_it in tresham(command, "./folder", *rest).complaint


def test_unknown_titles_options_and_numbers_of_players(tresham):
    assert "no title '1899'" in tresham("new", "1899", "--players", "A,B", "-o", "g").complaint
    assert "no option tea" in tresham("new", "1830", "--players", "A,B", "--options", "tea", "-o", "g").complaint
    assert "2 to 6 players, not 1" in tresham("new", "1830", "--players", "A", "-o", "g").complaint
    assert "different names" in tresham("new", "1830", "--players", "A,A", "-o", "g").complaint
    assert "different names" in tresham("new", "1830", "--players", "A,,B", "-o", "g").complaint
    assert "no title '1899'" in tresham("selfplay", "1899").complaint
    assert "not 9" in tresham("selfplay", "1830", "--players", "9").complaint
    assert "at least one game" in tresham("selfplay", "1830", "--games", "0").complaint
    assert "not 1" in tresham("watch", "--players", "1").complaint
    assert "no title '1899'" in tresham("watch", "1899").complaint
    assert "neither a file nor a title" in tresham("draw", "1899", "-o", "m.svg").complaint
    assert "no language 'de'" in tresham("watch", "--language", "de").complaint


def test_a_record_of_an_unknown_title(tresham):
    players = [{"id": 1, "name": "A"}, {"id": 2, "name": "B"}]
    Path("r.json").write_text(json.dumps({"title": "1899", "players": players, "actions": []}))
    assert "no title '1899'" in tresham("replay", "r.json").complaint


@pytest.mark.parametrize(
    "actions",
    [
        7,
        [7],
        [{}],
        [{"type": "bid"}],
        [{"id": 1}],
        [{"type": "tea", "id": 1}],
        [{"type": "bid", "id": 1, "entity": "x"}],
        [{"type": "undo", "id": "x"}],
    ],
)
def test_records_that_make_no_sense(tresham, actions):
    players = [{"id": 1, "name": "A"}, {"id": 2, "name": "B"}]
    Path("r.json").write_text(json.dumps({"title": "1830", "players": players, "actions": actions}))
    said = tresham("replay", "r.json")
    assert said.status in (0, 1)
    if actions != [{"type": "undo", "id": "x"}]:
        assert "r.json" in said.complaint or "action" in said.complaint
    assert "inside" not in said.err


@pytest.mark.parametrize("command", ["replay", "export", "audit", "draw"])
@pytest.mark.parametrize("damage", ["action", "events", "move", "digest"])
def test_a_damaged_move_is_named(tresham, saved, command, damage):
    data = json.loads(Path(saved).read_text())
    if damage == "digest":
        data["moves"] = data["moves"][:50]
    if damage == "move":
        data["moves"][49] = 7
    else:
        data["moves"][49][damage] = [{"type": "tea"}]
    Path("d.json").write_text(json.dumps(data))
    rest = {"draw": ("-o", "x.svg"), "export": ("-o", "x.json")}.get(command, ())
    said = tresham(command, "d.json", *rest)
    if (command, damage) == ("replay", "events"):  # which plays the actions, and lets everything else be
        assert said.status == 0
    elif (command, damage) == ("replay", "action"):
        assert "d.json: entry 50 (id 50) cannot be read" in said.complaint
        assert "readable up to entry 49" in said.complaint
    elif (command, damage) != ("replay", "digest"):
        assert "d.json: move 50 of the game is damaged" in said.complaint


def test_a_damaged_entry_of_a_record_is_named(tresham, record):
    data = json.loads(Path(record).read_text())
    for damage, words in (
        (7, "entry 12 (id ?)"),
        ({"type": "tea", "id": 13}, "entry 12 (id 13)"),
        ({"id": 3}, "12 (id 3)"),
        ({"type": "tea", "id": "9" * 5000}, f"12 (id {'9' * 200})"),
    ):
        data["actions"][11] = damage
        Path("d.json").write_text(json.dumps(data))
        complaint = tresham("replay", "d.json").complaint
        assert f"{words} cannot be read" in complaint
        assert "readable up to entry 11" in complaint
        assert tresham("replay", "d.json", "--until", "11", "--json").json["entries"] == 11
    data["actions"][11] = {**json.loads(Path(record).read_text())["actions"][11], "entity": 999}
    Path("d.json").write_text(json.dumps(data))
    assert "entry 12 (id 12) cannot be read" in tresham("draw", "d.json", "-o", "x.svg").complaint
    data["actions"][0] = 7
    Path("d.json").write_text(json.dumps(data))
    assert "readable" not in tresham("replay", "d.json").complaint


def test_entries_that_do_not_exist(tresham, saved):
    assert "there is no entry 99999" in tresham("replay", saved, "--until", "99999").complaint
    assert "there is no entry -1" in tresham("replay", saved, "--until", "-1").complaint
    assert tresham("replay", saved, "--until", "0", "--json").json["actions"] == 0


def test_places_that_cannot_be_written(tresham, saved):
    Path("file").write_text("")
    for words in (("new", "1830", "--players", "A,B"), ("draw", "1830"), ("export", saved)):
        assert tresham(*words, "-o", "file/x").complaint
        assert tresham(*words, "-o", ".").complaint
    assert tresham("replay", saved, "--trace", "file/x").complaint
    assert tresham("selfplay", "1830", "--save", "file/x").complaint


def test_plies_that_do_not_exist(tresham, saved):
    assert "there is no ply 99999" in tresham("draw", saved, "--at", "99999", "-o", "x.svg").complaint
    assert "there is no ply -1" in tresham("draw", saved, "--at", "-1", "-o", "x.svg").complaint


def test_audit_wants_a_saved_game(tresham, record):
    assert "use tresham replay" in tresham("audit", record).complaint


def test_new_title_wants_a_page_of_rules(tresham, tmp_path):
    assert "not a checkout" in tresham("new-title", "18ZZ").complaint
    (tmp_path / "src/tresham/titles").mkdir(parents=True)
    assert "write the rules first" in tresham("new-title", "18ZZ").complaint
    (tmp_path / "docs/rules").mkdir(parents=True)
    (tmp_path / "docs/rules/18ZZ.md").write_text("Nothing yet.")
    assert "no rule ids" in tresham("new-title", "18ZZ").complaint
    assert "looks like 1830" in tresham("new-title", "../../x").complaint


@pytest.mark.parametrize("command", ["replay", "audit", "draw", "export"])
def test_corrupted_saved_games(tresham, saved_text, command):
    """Letters of a file are changed; whatever comes of it, nobody sees our insides."""
    data = json.loads(saved_text)
    random, text = Random(1830), json.dumps({**data, "moves": data["moves"][:120]})
    rest = {"draw": ("-o", "x.svg"), "export": ("-o", "x.json")}.get(command, ())
    for _ in range(25):
        letters = list(text)
        for _ in range(random.randint(1, 4)):
            letters[random.randrange(len(letters))] = random.choice('0179{}[]",:aé-')
        Path("c.json").write_text("".join(letters))
        said = tresham(command, "c.json", *rest)
        assert said.status in (0, 1)
        assert "inside" not in said.err, said.err


def test_usage_errors_leave_with_2(tresham):
    for words in (("dance",), ("replay",), ("selfplay", "1830", "--games", "many"), ("watch", "--bot", "genius")):
        with pytest.raises(SystemExit) as left:
            tresham(*words)
        assert left.value.code == 2


def test_insides_are_shown_on_demand_only(tresham, monkeypatch):
    monkeypatch.setattr("tresham.cli.new_games.PROFILES", None)
    assert "something went wrong inside" in tresham("titles").complaint
    monkeypatch.setenv("TRESHAM_DEBUG", "1")
    with pytest.raises(TypeError):
        tresham("titles")
