"""Every refusal of the server has its sentence in every language, and no sentence is without use."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

import tresham.server
from tests.unit.text.pages import pages
from tresham.bots import BOTS
from tresham.server.edge import error_answers
from tresham.text import LANGUAGES
from tresham.text.catalogue import slug

SOURCE = Path(tresham.server.__file__).parent
FILES = ("server.ftl", "house.ftl")


@cache
def strings() -> frozenset[str]:
    """Every string of the server's source."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(SOURCE.rglob("*.py"))]
    nodes = [node for tree in trees for node in ast.walk(tree)]
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


@cache
def codes() -> frozenset[str]:
    """The codes of all refusals: named where they are raised, or by status."""
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in sorted(SOURCE.rglob("*.py"))]
    calls = [node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call)]
    raised = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "ApiError"]
    named = {
        one.value
        for call in raised
        for one in call.args[1:2]
        if isinstance(one, ast.Constant) and isinstance(one.value, str)
    }
    assert len(named) > 30
    return frozenset({*named, *error_answers.CODES.values()})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_code_has_its_sentence(language):
    wanted = {f"api-{slug(code)}" for code in codes()} | {f"bot-{slug(name)}" for name in BOTS}
    assert sorted(wanted - set(pages(language))) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_without_use(language):
    used = {f"api-{slug(text)}" for text in strings()} | {f"bot-{slug(name)}" for name in BOTS} | strings()
    begun = tuple(f"api-{slug(text)}-" for text in strings() if text.endswith("_"))  # f"table_{status}"
    told = {name for name, page in pages(language).items() if page.file in FILES}
    assert sorted(name for name in told - used if not name.startswith(begun)) == []
