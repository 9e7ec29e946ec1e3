"""The first things that people type: nothing at all, and words with a slip in them."""

import subprocess
import sys

import pytest

from tresham.cli.arguments import COMMANDS

SENTENCES = {
    "en": ("tresham play starts a game", "did you mean play?"),
    "ru": ("tresham play начинает партию", "может быть, play?"),
    "pl": ("tresham play rozpoczyna grę", "czy chodziło o play?"),
}


@pytest.mark.parametrize("language", SENTENCES)
def test_without_words_it_says_what_it_can_do(tresham, language):
    said = tresham("--language", language)
    assert said.status == 0
    assert said.err == ""
    assert SENTENCES[language][0] in said.out
    assert all(f"\n  {name} " in said.out for name in COMMANDS)
    assert tresham().out == tresham("--language", "en").out


def complaint(tresham, capsys, *words):
    """What is said about a command line that makes no sense."""
    with pytest.raises(SystemExit) as left:
        tresham(*words)
    assert left.value.code == 2
    return capsys.readouterr().err


@pytest.mark.parametrize("language", SENTENCES)
def test_a_slip_in_the_name_of_a_command(tresham, capsys, language):
    assert SENTENCES[language][1] in complaint(tresham, capsys, "--language", language, "plya")


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (("Play",), "play"),
        (("reply", "game.json"), "replay"),
        (("newtitle",), "new-title"),
        (("bench", "route"), "routes"),
        (("watch", "--bot", "navie"), "naive"),
        (("watch", "--playrs", "3"), "--players"),
        (("titles", "--jsn"), "--json"),
        (("new", "1830", "--payers=A,B", "--players", "A,B", "-o", "x"), "--players"),
    ],
)
def test_other_slips(tresham, capsys, words, meant):
    assert f"did you mean {meant}?" in complaint(tresham, capsys, *words)


@pytest.mark.parametrize("words", [("dance",), ("watch", "--bot", "genius"), ("titles", "--tea"), ("titles", "x")])
def test_nothing_is_guessed_where_nothing_is_near(tresham, capsys, words):
    said = complaint(tresham, capsys, *words)
    assert words[-1] in said
    assert "did you mean" not in said


def test_it_runs_as_a_module():
    done = subprocess.run([sys.executable, "-m", "tresham", "--version"], capture_output=True, text=True, timeout=120)
    assert (done.returncode, done.stdout[:8], done.stderr) == (0, "tresham ", "")
    done = subprocess.run([sys.executable, "-m", "tresham", "plya"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 2
    assert done.stderr.startswith("usage: tresham [")
