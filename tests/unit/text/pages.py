"""The catalogues as the tests read them: which messages there are, and what each of them mentions."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LOCALES = Path(str(files("tresham.text").joinpath("locales")))
PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass
class Page(Visitor):
    """One message: the variables it mentions, and by which words it chooses."""

    file: str = ""
    variables: set[str] = field(default_factory=set)
    choices: list[tuple[str, tuple[str, ...]]] = field(default_factory=list)
    """Pairs of a variable and the keys of its variants, the default last."""

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        assert isinstance(node.selector, ast.VariableReference)
        keys = sorted(node.variants, key=lambda variant: variant.default)
        names = tuple(one.key.name if isinstance(one.key, ast.Identifier) else one.key.value for one in keys)
        self.choices.append((node.selector.id.name, names))
        self.generic_visit(node)

    def words(self, variable: str) -> set[str]:
        """The words among which the message chooses by a variable; plural forms and numbers are not words."""
        keys = {key for name, names in self.choices if name == variable for key in names}
        return {key for key in keys - PLURALS if not key.isdigit()}


@cache
def pages(language: str) -> dict[str, Page]:
    """By id: every message of a language; what a title says in its own words, as `illegal-no-sale-yet@1849`. Two
    messages with one id, or a page that cannot be parsed, are errors."""
    found: dict[str, Page] = {}
    for file in sorted((LOCALES / language).rglob("*.ftl"), key=lambda file: (is_of_title(file), file)):
        for entry in FluentParser(with_spans=False).parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                own = is_of_title(file) and entry.id.name in found
                name = f"{entry.id.name}@{file.stem}" if own else entry.id.name
                assert name not in found, f"{name} stands twice in {language}"
                page = Page(file.relative_to(LOCALES / language).as_posix())
                page.visit(entry)
                found[name] = page
    return found


def is_of_title(file: Path) -> bool:
    """Is this the page of one title?"""
    return file.parent.name == "titles"
