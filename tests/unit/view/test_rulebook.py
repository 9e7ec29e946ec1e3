"""Every rule that a refusal cites can be read, in a clone and in an installed package."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.forms import titles_with_options
from tresham.titles import SHELF
from tresham.view import rules_of

ROOT = Path(__file__).resolve().parents[3]


@pytest.mark.parametrize("title", SHELF)
def test_every_cited_rule_is_found(title):
    ids = [rule.id for rule in rules_of(title) if rule.id]
    assert len(ids) == len(set(ids))
    for one in titles_with_options(title):
        assert sorted(set(one.cites.values()) - set(ids)) == []


@pytest.mark.parametrize("title", SHELF)
def test_every_rule_has_a_chapter_and_words(title):
    for rule in rules_of(title):
        assert rule.chapter
        assert rule.text.strip()
        assert "<a id=" not in rule.text
        assert not rule.text.startswith("#")


def test_rules_stand_in_their_chapters():
    (selling,) = [rule for rule in rules_of("1830") if rule.id == "1830-SL.1"]
    assert selling.chapter == "Stock rounds: Selling"


def test_a_title_without_rules_is_an_error():
    with pytest.raises(LookupError):
        rules_of("1817")


def test_the_package_brings_them_along(tmp_path):
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=ROOT, check=True, capture_output=True,
    )  # fmt: skip
    (wheel,) = tmp_path.glob("*.whl")
    unpacked = tmp_path / "unpacked"
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(unpacked)
    code = "from tresham.view import rules_of; import tresham; print(tresham.__file__, len(rules_of('1849')))"
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=tmp_path, env={"PYTHONPATH": str(unpacked)}, check=True, capture_output=True,
        text=True,
    )  # fmt: skip
    where, count = done.stdout.split()
    assert Path(where).is_relative_to(unpacked)
    assert int(count) == len(rules_of("1849"))
