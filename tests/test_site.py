"""The site of `make docs`: it builds without a warning, its links lead somewhere, and it needs no network."""

import doctest
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from tests.marks import ROOT
from tools import build_docs
from tools.docsite import markdown_docstrings

EXAMPLES = ("README.md", "docs/tutorial.md")
LENIENT = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Page(HTMLParser):
    """What a page of the site points to, and what can be pointed to on it."""

    def __init__(self, file: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.assets: list[str] = []
        self.ids: set[str] = set()
        self.feed(file.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if value and name == "id":
                self.ids.add(value)
            elif value and name == "href" and tag == "a":
                self.links.append(value)
            elif value and name in ("src", "href"):
                self.assets.append(value)


def astray(pages: dict[Path, Page], at: Path, link: str) -> bool:
    """Does a link on a page lead to a file or to a place on a page that is not there?"""
    where = urlsplit(link)
    if where.scheme:
        return False
    target = (at.parent / unquote(where.path)).resolve() if where.path else at
    if target in pages:
        return bool(where.fragment) and unquote(where.fragment) not in pages[target].ids
    return not target.is_file()


def test_the_site_is_built_without_a_warning_and_leads_nobody_astray(tmp_path):
    """One test, so that it is built once however many processes run the suite."""
    site = tmp_path / "site"
    command = [sys.executable, str(ROOT / "tools/build_docs.py"), "--into", str(site)]
    built = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=600, check=False)
    assert (built.returncode, built.stdout, built.stderr) == (0, "", "")

    pages = {file: Page(file) for file in sorted(site.resolve().glob("**/*.html"))}
    names = {file.relative_to(site.resolve()).as_posix() for file in pages}
    for source in ROOT.glob("docs/**/*.md"):
        assert source.relative_to(ROOT / "docs").with_suffix(".html").as_posix() in names
    assert {f"reference/{module}.html" for module in build_docs.REFERENCE} <= names
    assert {"index.html", "changelog.html", "contributing.html", "search.html"} <= names

    assert [(file.name, link) for file, page in pages.items() for link in page.links if astray(pages, file, link)] == []
    assert [asset for page in pages.values() for asset in page.assets if urlsplit(asset).scheme or "//" in asset] == []
    styles = "".join(file.read_text(encoding="utf-8") for file in site.glob("**/*.css"))
    assert re.findall(r"(?:url\(|@import)[^;)]*//.*", styles) == []

    rules = pages[site.resolve() / "rules/1830.html"]
    assert "1830-SR.6" in rules.ids
    assert "#1830-SL.2" in rules.links
    running = (site / "reference/tresham.rules.running.html").read_text(encoding="utf-8")
    assert "../rules/1830.html#1830-RT.11" in pages[site.resolve() / "reference/tresham.rules.running.html"].links
    assert 'title="tresham.core.table.Table"' in running  # signatures have their types
    titles = (site / "reference/tresham.core.title.html").read_text(encoding="utf-8")
    assert 'id="tresham.core.title.Title.players"' in titles
    assert "The seats, clockwise." in titles  # though it is worked out at once


@pytest.mark.parametrize("page", EXAMPLES)
def test_examples_on_a_page(page, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    result = doctest.testfile(str(ROOT / page), module_relative=False, optionflags=LENIENT)
    assert result.attempted
    assert result.failed == 0


def test_every_example_of_the_tutorial_is_run():
    """Whoever shows Python on that page shows what it answers, too."""
    text = (ROOT / "docs/tutorial.md").read_text(encoding="utf-8")
    opened = [line for line in text.splitlines() if line.startswith("```") and line != "```"]
    assert opened
    assert set(opened) == {"```pycon"}


@pytest.mark.parametrize("module", [build_docs, markdown_docstrings], ids=lambda module: module.__name__)
def test_examples_of_the_builder(module):
    result = doctest.testmod(module, optionflags=LENIENT)
    assert result.attempted
    assert result.failed == 0


@pytest.mark.parametrize(("anchor", "is_fine"), [("1830-SR.6", True), ("1830-SR.7", False)])
def test_a_link_to_a_rule_that_is_not_there_fails_the_build(tmp_path, anchor, is_fine):
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "index.md").write_text(f"# Page\n\n[a rule](rules.md#{anchor})\n\n```{{toctree}}\nrules\n```\n")
    (pages / "rules.md").write_text('# Rules\n\n<a id="1830-SR.6"></a>**1830-SR.6** See [above](#1830-SR.6).\n')
    command = [sys.executable, "-m", "sphinx", *build_docs.OPTIONS, str(pages), str(tmp_path / "site")]
    built = subprocess.run(command, capture_output=True, text=True, timeout=600, check=False)
    assert (built.returncode == 0) is is_fine
    assert is_fine is (anchor not in built.stderr)
