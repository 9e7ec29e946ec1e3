"""What each command does when all is well."""

import gzip
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.marks import ROOT
from tresham.titles import PROFILES, SHELF


def lines_of(path):
    """The lines of a JSON-lines file."""
    return [json.loads(text) for text in Path(path).read_text().splitlines()]


def test_titles_lists_the_shelf(tresham):
    found = {one["key"]: one for one in tresham("titles", "--json").json}
    assert set(found) == set(SHELF)
    assert found["1830"]["players"] == {"min": 2, "max": 6}
    assert found["1830"]["profiles"] == list(PROFILES)
    assert "multiple_brown_from_ipo" in found["1830"]["options"]
    assert "Robber Barons" in tresham("titles").out


def test_rules_are_read_by_number_section_and_words(tresham):
    (one,) = tresham("rules", "1849", "9.2.3", "--json").json
    assert (one["id"], one["chapter"]) == ("1849-9.2.3", "Stock rounds: Selling")
    assert [rule["id"] for rule in tresham("rules", "1849", "1849-9.2", "--json").json][:2] == [
        "1849-9.2.1",
        "1849-9.2.2",
    ]
    words = [rule["text"].lower() for rule in tresham("rules", "1830", "--search", "priority Deal", "--json").json]
    assert words
    assert all("priority" in text and "deal" in text for text in words)
    said = tresham("rules", "1849", "9.2.3").out
    assert "1849-9.2.3" in said
    assert "](" not in said


@pytest.mark.parametrize(("language", "one", "other"), [("ru", "поезда", "поездов"), ("pl", "pociąg", "pociągów")])
def test_rules_are_found_by_any_form_of_a_word(tresham, language, one, other):
    found = [tresham("rules", "1830", "--search", word, "--language", language, "--json").json for word in (one, other)]
    assert found[0] == found[1]
    assert len(found[0]) > 20


def test_a_rule_names_the_tests_that_prove_it(tresham):
    name, file = "test_promised_money_cannot_buy_the_offered_private", "tests/rules/test_1830_auction.py"
    (one,) = tresham("rules", "1830", "AU.5", "--json").json
    assert {"file": file, "name": name} in one["tests"]
    said = tresham("rules", "1830", "AU.5").out
    assert f"1830-AU.5 is proved by {len(one['tests'])} tests:" in said
    assert f"promised money cannot buy the offered private ({file})" in said
    assert "is proved by" not in tresham("rules", "1830", "--search", "priority").out, "only where one asks for it"


def test_a_rule_tells_when_it_applied_and_how_to_draw_the_map_of_that_moment(tresham):
    (one,) = tresham("rules", "1830", "TN.6", "--json").json
    [moment] = one["moments"]
    said = tresham("rules", "1830", "TN.6").out
    assert f"move {moment['ply']}: 2-trains rust: 6 trains leave the game" in said
    command = re.search(r"tresham (draw \S+1830\.json\.gz --at \d+ -o board\.svg)", said)
    assert command
    assert f"ply {moment['ply']} of 625" in " ".join(tresham(*command[1].split()).out.split())


def test_a_compressed_file_that_is_none_is_told(tresham, tmp_path):
    for content in (b"{}", gzip.compress(b"{}" * 100)[:20], gzip.compress(b"\xff\xff")):
        (tmp_path / "bad.json.gz").write_bytes(content)
        assert "bad.json.gz" in tresham("replay", str(tmp_path / "bad.json.gz")).complaint


def test_rules_that_are_not_there(tresham):
    assert "1849-9.2.3" in tresham("rules", "1849", "9.2.33").complaint
    assert "xyzzy" in tresham("rules", "1849", "--search", "xyzzy").complaint
    assert "1817" in tresham("rules", "1817").complaint
    assert (
        tresham("rules", "1849", "9.2", "--search", "token").complaint
        == "in 1849, nothing under '9.2' contains 'token'"
    )


def test_a_question_that_the_rulebook_leaves_open_is_found_by_its_number(tresham):
    """Rules refer to it, and it stands in a table."""
    for language, question in (("en", "Who must not pass"), ("ru", "Кому нельзя пасовать"), ("pl", "Komu nie wolno")):
        (one,) = tresham("rules", "1848", "C-03", "--language", language, "--json").json
        assert one["id"] == "1848-C-03"
        assert question in one["text"]
        assert "C-04" not in one["text"]


def test_a_title_may_be_in_small_letters(tresham):
    assert tresham("rules", "18cz", "IV.1.14", "--json").json == tresham("rules", "18CZ", "IV.1.14", "--json").json


def test_new_saves_a_game_that_replays(tresham):
    said = tresham(
        "new", "1830", "--players", "Ann,Bob", "--options", "optional_6_train", "--seed", "9", "-o", "a/g.json"
    )
    assert said.status == 0
    data = json.loads(Path("a/g.json").read_text())
    assert (data["players"], data["options"], data["seed"]) == (["Ann", "Bob"], ["optional_6_train"], 9)
    assert tresham("replay", "a/g.json", "--json").json["accepted"]


def test_replay_of_a_saved_game(tresham, saved):
    said = tresham("replay", saved, "--json")
    assert said.status == 0
    told = said.json
    assert told["accepted"]
    assert told["finished"]
    assert told["refused"] is None
    assert told["format"] == "tresham/1"
    assert told["profile"] == "rulebook"
    assert told["actions"] == told["entries"] > 100
    assert set(told["result"]) == {"Ann", "Bob", "Eve"}
    assert told["actions_per_second"] > 0
    assert "accepted: all" in tresham("replay", saved).out


def test_replay_of_a_record_with_trace_and_menus(tresham, record):
    said = tresham("replay", record, "--trace", "t.jsonl", "--options", "o.jsonl", "--json")
    assert said.json["accepted"]
    assert said.json["profile"] == "18xx.games"
    assert said.json["result"] == said.json["recorded_result"]
    trace, options = lines_of("t.jsonl"), lines_of("o.jsonl")
    count = said.json["entries"]
    assert [line["n"] for line in trace[:-1]] == list(range(count + 1))
    assert trace[0]["action"] is None
    assert trace[0]["state"]["bank"] == 9600
    assert trace[-1]["end"]
    assert trace[-1]["actions"] == count
    assert [line["n"] for line in options] == list(range(count))
    assert any(line["lays"] for line in options)


def test_replay_tells_the_first_refused_action(tresham, saved):
    data = json.loads(Path(saved).read_text())
    del data["moves"][40:60]
    Path("broken.json").write_text(json.dumps(data))
    said = tresham("replay", "broken.json", "--json")
    assert said.status == 1
    refused = said.json["refused"]
    assert refused["number"] > 40
    assert refused["rule"].startswith("1830-")
    assert refused["text"]
    shown = tresham("replay", "broken.json")
    assert shown.status == 1
    assert f"{refused['code']} [{refused['rule']}]" in shown.out
    assert refused["text"] in shown.out


@pytest.mark.parametrize(
    ("language", "sentence"),
    [("en", "its move 30 leads to"), ("ru", "его ход 30 приводит"), ("pl", "jego ruch 30 prowadzi")],
)
def test_replay_tells_where_other_rules_lead_elsewhere(tresham, saved, language, sentence):
    data = json.loads(Path(saved).read_text())
    for move in data["moves"][29:]:
        move["digest"] = "0" * 24
    Path("other.json").write_text(json.dumps(data))
    said = tresham("replay", "other.json", "--json")
    assert (said.status, said.json["accepted"], said.json["differs"]) == (1, True, 30)
    shown = tresham("replay", "other.json", "--language", language)
    assert shown.status == 1
    assert sentence in shown.out
    whole = tresham("replay", saved, "--json")
    assert (whole.status, whole.json["differs"]) == (0, None)
    by_other_rules = tresham("replay", saved, "--profile", "18xx.games", "--json")
    assert by_other_rules.json["differs"] is None


def test_a_record_with_another_result_is_not_what_it_says(tresham, record):
    data = json.loads(Path(record).read_text())
    data["result"]["2"] += 5
    Path("other.json").write_text(json.dumps(data))
    said = tresham("replay", "other.json", "--json")
    assert (said.status, said.json["accepted"]) == (1, True)
    assert said.json["recorded_result"] != said.json["result"]
    assert "another result" in tresham("replay", "other.json").out
    for result in ({}, {"1": "much"}, 7):
        Path("other.json").write_text(json.dumps({**data, "result": result}))
        assert tresham("replay", "other.json").status == 0
    until = tresham("replay", record, "--until", "30", "--json")
    assert (until.status, until.json["entries"], until.json["finished"]) == (0, 30, False)


@pytest.mark.parametrize(("language", "heading"), [("ru", "Итог"), ("pl", "Wynik")])
def test_replay_speaks_the_users_language(tresham, saved, monkeypatch, language, heading):
    assert heading in tresham("replay", saved, "--language", language).out
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    assert heading in tresham("replay", saved).out


def test_export_writes_a_record_that_replays_to_the_same_result(tresham):
    words = ("--players", "3", "--seed", "3", "--profile", "18xx.games")
    game = tresham("selfplay", "1830", *words, "--save", "games", "--json").json["games"][0]
    assert tresham("export", game["file"], "-o", "out.json").status == 0
    again = tresham("replay", "out.json", "--json").json
    assert again["accepted"]
    assert again["format"] == "18xx.games"
    assert again["result"] == game["result"]


def test_audit_finds_nothing_in_a_game_by_the_present_rules(tresham, saved):
    said = tresham("audit", saved, "--json")
    assert said.status == 0
    assert said.json["disagreements"] == []
    assert "0 judged otherwise" in tresham("audit", saved).out


def test_audit_lists_every_move_that_would_be_judged_otherwise(tresham, saved, monkeypatch):
    """Where the present rules refuse a stored move, the rest is still looked at."""
    import tresham.core.game as game
    from tresham.core.illegal import Illegal
    from tresham.core.play import play as real

    def strict(t, action, steps):
        if type(action).__name__ == "TakeLot":
            raise Illegal("not_now", "1830-OR.3")
        real(t, action, steps)

    monkeypatch.setattr(game, "play", strict)
    said = tresham("audit", saved, "--json")
    assert said.status == 1
    found = said.json["disagreements"]
    assert len(found) > 1
    assert {one["code"] for one in found} == {"not_now"}


def test_selfplay_plays_the_same_games_for_the_same_seed(tresham):
    words = ("selfplay", "1830", "--players", "3", "--games", "2", "--seed", "5", "--json")
    one, other = tresham(*words).json, tresham(*words).json
    assert one["games"] == other["games"]
    assert one["games"][0]["digest"] != one["games"][1]["digest"]
    assert all(game["finished"] for game in one["games"])
    assert tresham(*words[:-2], "6", "--json").json["games"] != one["games"]


def test_records_come_from_games_as_the_site_plays_them_unless_told_otherwise(tresham):
    words = ("selfplay", "1830", "--games", "1", "--save", "games", "--json", "--format")
    assert tresham(*words, "18xx.games").json["profile"] == "18xx.games"
    assert tresham(*words, "tresham").json["profile"] == "rulebook"
    assert tresham(*words, "18xx.games", "--profile", "rulebook").json["profile"] == "rulebook"


def test_selfplay_shows_a_table(tresham):
    said = tresham("selfplay", "1830", "--games", "1")
    assert said.status == 0
    assert "1 game," in said.out


def test_draw_a_title_and_a_position(tresham, saved):
    assert tresham("draw", "1830", "-o", "map.svg").status == 0
    assert tresham("draw", saved, "--at", "300", "-o", "deep/down/300.svg").status == 0
    assert tresham("draw", saved, "-o", "last.svg").status == 0
    pictures = [Path(name).read_text() for name in ("map.svg", "deep/down/300.svg", "last.svg")]
    assert len(set(pictures)) == 3
    assert all(ElementTree.fromstring(picture).tag.endswith("svg") for picture in pictures)


@pytest.mark.parametrize(("language", "words"), [("en", "wins with"), ("ru", "Победа"), ("pl", "Wygrana")])
def test_watch_tells_a_whole_game(tresham, language, words):
    said = tresham("watch", "--bot", "random", "--seed", "4", "--language", language, "-o", "b.svg")
    assert said.status == 0
    assert said.err == ""
    assert words in said.out
    assert "Schuylkill Valley" in said.out
    assert Path("b.svg").read_text().startswith("<svg")


@pytest.mark.parametrize(
    ("language", "here", "elsewhere"), [("en", "Director", "President"), ("ru", "Директор", "Президент")]
)
def test_watch_has_the_words_of_the_title(tresham, language, here, elsewhere):
    said = tresham("watch", "1848", "--bot", "random", "--seed", "7", "--language", language, "-o", "b.svg")
    assert here in said.out
    assert elsewhere not in said.out


def test_watch_draws_into_out_unless_told_otherwise(tresham):
    assert tresham("watch", "--bot", "random", "--seed", "4").status == 0
    assert Path("out/1830.svg").is_file()


def test_new_title_makes_a_folder_and_a_pending_test_per_rule(tresham, tmp_path):
    (tmp_path / "src/tresham/titles").mkdir(parents=True)
    (tmp_path / "docs/rules").mkdir(parents=True)
    (tmp_path / "docs/rules/18ZZ.md").write_text("**18ZZ-SU.1** Two play.\n\n**18ZZ-PV.BO.1** It closes.\n")
    assert tresham("new-title", "18ZZ").status == 0
    folder = Path("src/tresham/titles/g18zz")
    assert {file.name for file in folder.iterdir()} == {"__init__.py", "map.py", "papers.py", "rules.py", "cites.py"}
    for file in (*folder.iterdir(), Path("tests/rules/test_18zz.py")):
        compile(file.read_text(), str(file), "exec")
    tests = Path("tests/rules/test_18zz.py").read_text()
    assert '@rule("18ZZ-SU.1")\ndef test_su_1():\n    pytest.skip("18ZZ-SU.1' in tests
    assert '@rule("18ZZ-PV.BO.1")\ndef test_pv_bo_1():' in tests
    assert "already there" in tresham("new-title", "18ZZ").complaint


def test_the_readme_names_every_command(tresham, capsys):
    with pytest.raises(SystemExit) as left:
        tresham("--help")
    assert left.value.code == 0
    readme = (ROOT / "README.md").read_text()
    shown = capsys.readouterr().out
    commands = "play serve account backup watch titles new replay export audit selfplay draw routes bench new-title"
    for command in commands.split():
        assert f"`tresham {command}" in readme
        assert command in shown
