"""Every rule that a refusal cites can be read, in a clone and in an installed package."""

import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.forms import titles_with_options
from tresham.text import LANGUAGES
from tresham.titles import PRIMERS, SHELF
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", [*SHELF, *PRIMERS])
def test_every_link_within_a_rulebook_has_a_target(title, language):
    """A rule by its id, or a chapter by its place, which is what the page calls it."""
    book = rules_of(title, language)
    chapters = dict.fromkeys(rule.chapter for rule in book)
    targets = {rule.id for rule in book} | {f"chapter-{place}" for place, _ in enumerate(chapters)}
    links = {link for rule in book for link in re.findall(r"\]\(#([^)]*)\)", rule.text)}
    assert sorted(links - targets) == []


@pytest.mark.parametrize(
    ("language", "chapter"), [("en", "Component tables: Tiles"), ("pl", "Tabele elementów: Kafelki")]
)
def test_a_link_to_a_chapter_leads_there_whatever_it_is_called(language, chapter):
    book = rules_of("1830", language)
    [setting_up] = [rule.text for rule in book if rule.id == "1830-SU.5"]
    place = list(dict.fromkeys(rule.chapter for rule in book)).index(chapter)
    assert f"](#chapter-{place})" in setting_up


def test_a_link_to_the_base_of_a_title_leads_to_its_rules_below():
    [auction] = [rule.text for rule in rules_of("1850") if rule.id == "1850-AU.1"]
    assert "[1830-AU.2](#1830-AU.2)" in auction


def test_a_link_to_a_heading_that_both_books_have_stays_within_its_own():
    book = rules_of("1850")
    chapters = list(dict.fromkeys(rule.chapter for rule in book))

    def leads_to(id):
        [text] = [rule.text for rule in book if rule.id == id]
        return [chapters[int(place)] for place in re.findall(r"#chapter-(\d+)", text)]

    assert leads_to("1830-SU.5") == ["1830: Component tables: Tiles"]
    [own] = leads_to("1850-SU.5")
    assert own.startswith("Component tables")


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
