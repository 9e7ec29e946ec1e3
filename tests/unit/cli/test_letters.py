"""Whatever letters a file contains, none of them commands the terminal."""

import json
from pathlib import Path

import pytest

from tresham.cli.bot_games import moves
from tresham.core.game import Game
from tresham.core.printable import visible
from tresham.core.saved import dump
from tresham.interop.xxgames.writer import record
from tresham.titles import build

ESCAPES = "\x1b]0;pwned\x07\x1b[31m"
NASTY = f"Mal{ESCAPES}\x9b2J\u202egro\u2066"
FORBIDDEN = set("\x1b\x07\x9b\u202e\u2066\r\x08")


def finished(profile):
    """A finished game of a player who has such a name; the library began such games once."""
    game = Game.start(build("1830", 3, (), profile), [NASTY, "Bob", "Eve"], 7)
    for _ in moves(game, "random", 7):
        pass
    return game


@pytest.fixture(scope="module")
def texts():
    """Such a game as a saved file, and as a record."""
    return dump(finished("rulebook")), json.dumps(record(finished("18xx.games")))


@pytest.fixture
def nasty(tmp_path, monkeypatch, texts):
    """Files of such games, whole and broken ones."""
    monkeypatch.chdir(tmp_path)
    for name, text in zip(("saved", "record"), texts, strict=True):
        Path(f"{name}.json").write_text(text)
    data = json.loads(Path("saved.json").read_text())
    Path("broken.json").write_text(json.dumps({**data, "moves": data["moves"][:40] + data["moves"][60:]}))
    site = json.loads(Path("record.json").read_text())
    Path("other.json").write_text(json.dumps({**site, "result": dict.fromkeys(site["result"], 1234)}))
    Path("refused.json").write_text(json.dumps({**site, "actions": site["actions"][:40] + site["actions"][60:]}))
    Path("tea.json").write_text(json.dumps({**site, "actions": [{"type": NASTY, "id": 3}]}))
    Path("title.json").write_text(json.dumps({**site, "title": NASTY}))
    Path("option.json").write_text(json.dumps({**data, "options": [NASTY]}))
    Path("profile.json").write_text(json.dumps({**data, "profile": NASTY}))
    Path(f"{NASTY}.json").write_text("{")


COMMANDS = [
    ("replay", "saved.json"),
    ("replay", "record.json"),
    ("replay", "broken.json"),
    ("replay", "other.json"),
    ("replay", "refused.json"),
    ("replay", "tea.json"),
    ("replay", "title.json"),
    ("replay", "option.json"),
    ("replay", "profile.json"),
    ("replay", f"{NASTY}.json"),
    ("replay", f"missing{NASTY}"),
    ("audit", "saved.json"),
    ("audit", "option.json"),
    ("export", "saved.json", "-o", f"out{NASTY}.json"),
    ("export", "refused.json", "-o", "x.json"),
    ("draw", "saved.json", "-o", f"x{NASTY}.svg"),
    ("routes", "saved.json", "--company", "PRR", "--at", "300"),
    ("routes", "saved.json", "--company", NASTY),
    ("routes", "saved.json", "--history"),
    ("new", "1830", "--players", f"{NASTY},Bob", "-o", "x"),
    ("watch", NASTY),
]


FOR_SCRIPTS = [(*words, "--json") for words in COMMANDS if words[0] in ("replay", "audit", "routes")]


@pytest.mark.parametrize("words", [*COMMANDS, *FOR_SCRIPTS], ids=lambda words: ascii(" ".join(words))[:32])
def test_nothing_of_a_file_commands_the_terminal(tresham, nasty, words):
    said = tresham(*words)
    assert not FORBIDDEN & set(said.out + said.err)
    assert said.out + said.err


def test_what_would_command_the_terminal_is_shown_as_it_is_written(tresham, nasty):
    assert "Mal\\x1b]0;pwned\\x07\\x1b[31m\\x9b2J\\u202egro\\u2066" in tresham("replay", "saved.json").out


def test_usage_errors_show_such_letters_too(tresham, capsys):
    with pytest.raises(SystemExit):
        tresham("titles", NASTY)
    assert not FORBIDDEN & set(capsys.readouterr().err)


@pytest.mark.parametrize("name", ["Żaneta", "Аня", "日本", "👩‍👧", "a b", "naïve", "1\u00a0000"])
def test_letters_of_all_languages_stay(name):
    assert visible(name) == name


def test_new_games_have_no_such_names(tresham):
    import tresham as library

    for name in (ESCAPES, "a\nb", "Ann\u202e", "\x7f", "\ud800"):
        with pytest.raises(ValueError, match="name"):
            library.new("1830", players=[name, "Bob"])
    assert "cannot be shown" in tresham("new", "1830", "--players", "Ann\x1b[31m,Bob", "-o", "x").complaint
    assert not Path("x").exists()


def test_older_files_with_such_names_still_load(nasty):
    import tresham as library

    assert library.load(Path("saved.json").read_text()).players[0] == NASTY
