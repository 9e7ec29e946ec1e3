"""Builds the site: the pages of `docs/`, the README, and a reference for users of the library from its docstrings.

python tools/build_docs.py                 # into out/docs; open out/docs/index.html
python tools/build_docs.py --into FOLDER   # elsewhere

Whatever Sphinx warns of is an error: a link or an anchor that leads nowhere, a docstring that cannot be read.
"""

from __future__ import annotations

import argparse
import importlib
import re
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType

from sphinx.cmd.build import build_main

ROOT = Path(__file__).resolve().parent.parent
DOCS = ROOT / "docs"
OPTIONS = ("-q", "-W", "--keep-going", "-b", "html", "-c", str(ROOT / "tools/docsite"))
"""How Sphinx is to build: quietly, and with warnings as errors."""
ROOT_PAGES = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}
"""Pages that lie beside `docs/` -> their names on the site, where all lie together."""

REFERENCE = (
    "tresham",
    "tresham.core.game",
    "tresham.core.legal",
    "tresham.core.illegal",
    "tresham.core.action",
    "tresham.core.event",
    "tresham.core.state",
    "tresham.core.title",
    "tresham.core.cards",
    "tresham.core.market",
    "tresham.core.table",
    "tresham.core.stage",
    "tresham.core.ids",
    "tresham.titles",
    "tresham.rules.running",
    "tresham.routes",
    "tresham.track.ids",
    "tresham.track.notation",
    "tresham.track.tiles",
    "tresham.track.atlas",
    "tresham.track.reach",
    "tresham.track.links",
    "tresham.draw",
    "tresham.text",
    "tresham.view",
    "tresham.bots",
    "tresham.interop.xxgames.reader",
    "tresham.interop.xxgames.replaying",
    "tresham.interop.xxgames.writer",
)
"""The modules that a user of the library meets."""

CHAPTERS = {
    "Begin": ("tutorial", "hosting", "api"),
    "Rules": ("rules/*", "rules/*/*"),
    "The house": ("design", "strange", "adr/README", "contributing", "changelog"),
    "Reference": tuple(f"reference/{module}" for module in REFERENCE),
}
"""The contents of the site, by chapter."""


def main(words: Sequence[str] | None = None) -> int:
    """Build the site anew."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--into", type=Path, default=ROOT / "out/docs", help="the folder of the site")
    into = parser.parse_args(words).into
    with tempfile.TemporaryDirectory() as name:
        pages, trees = Path(name, "pages"), Path(name, "trees")
        lay_out(pages)
        shutil.rmtree(into, ignore_errors=True)
        return build_main([*OPTIONS, "-d", str(trees), str(pages), str(into)])


def lay_out(pages: Path) -> None:
    """Put all pages into one folder: those of `docs/`, those beside it, and those of the reference."""
    shutil.copytree(DOCS, pages, ignore=lambda _, names: [name for name in names if name.startswith(".")])
    shutil.copy(ROOT / "LICENSE", pages / "LICENSE")
    for old, new in ROOT_PAGES.items():
        shutil.copy(ROOT / old, pages / new)
    for page in pages.glob("**/*.md"):
        page.write_text(moved_links(page.read_text(encoding="utf-8")), encoding="utf-8")
    write_reference(pages / "reference")
    for caption, names in CHAPTERS.items():
        append(pages / "index.md", contents(names, caption))
    append(pages / "adr/README.md", contents(("[0-9]*", "template")))


def moved_links(text: str) -> str:
    """A page whose links lead to where pages lie on the site.

    >>> moved_links("[map](docs/design.md#4-core), [names](../CONTRIBUTING.md), [readme](../../README.md)")
    '[map](design.md#4-core), [names](contributing.md), [readme](../index.md)'
    """
    text = re.sub(r"\]\(docs/", "](", text)
    for old, new in ROOT_PAGES.items():
        text = re.sub(rf"\]\((?:\.\./)?((?:\.\./)*){re.escape(old)}", rf"](\g<1>{new}", text)
    return text


def write_reference(folder: Path) -> None:
    """One page for each module. What a module has from another one with a page is told there."""
    folder.mkdir()
    for module in REFERENCE:
        borrowed = elsewhere(module)
        lines = [f".. automodule:: {module}", f"   :exclude-members: {', '.join(borrowed)}"]
        links = [f"[`{name}`]({home}.md)" for name, home in borrowed.items()]
        also = f"\nAlso here: {', '.join(links)}.\n" if links else ""
        page = "\n".join([f"# {module}\n", "```{eval-rst}", *lines, "```", also])
        (folder / f"{module}.md").write_text(page, encoding="utf-8")


def elsewhere(module: str) -> dict[str, str]:
    """By name that a module offers and another page tells of: that other module.

    >>> elsewhere("tresham")["Game"]
    'tresham.core.game'
    """
    found = importlib.import_module(module)
    homes = {name: _home(getattr(found, name)) for name in getattr(found, "__all__", ())}
    return {name: home for name, home in homes.items() if home != module and home in REFERENCE}


def _home(thing: object) -> str:
    """The module where a thing is defined, or that it is."""
    return thing.__name__ if isinstance(thing, ModuleType) else getattr(thing, "__module__", "")


def contents(names: Sequence[str], caption: str = "") -> str:
    """Pages for the sidebar."""
    heading = [f":caption: {caption}"] if caption else []
    return "\n".join(["```{toctree}", ":hidden:", ":glob:", *heading, "", *names, "```"])


def append(page: Path, text: str) -> None:
    """Add a paragraph to a page."""
    page.write_text(f"{page.read_text(encoding='utf-8')}\n{text}\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
