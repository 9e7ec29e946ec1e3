"""Every reason why a route problem cannot be read has its sentence in every language."""

import ast
from pathlib import Path

import pytest

from tests.unit.text.pages import pages
from tresham.routes import json_fields, problem_json
from tresham.text import LANGUAGES
from tresham.text.catalogue import slug

PLACE = "ui-problem-place"
"""The beginning of each sentence: which file, and which object in it."""
WHERE = {"file", "part", "at"}


def reasons():
    """By code: the parameters of its refusals, as the reader's source has them."""
    found: dict[str, set[str]] = {}
    for module in (json_fields, problem_json):
        for node in ast.walk(ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "refuse":
                code, names = node.args[0], {one.arg for one in node.keywords if one.arg}
                assert isinstance(code, ast.Constant)
                assert found.setdefault(str(code.value), names) == names
    return found


def words(variable):
    """All words that the reader uses for a parameter."""
    texts = [Path(str(module.__file__)).read_text(encoding="utf-8") for module in (json_fields, problem_json)]
    nodes = [node for text in texts for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    if variable == "part":
        given = [node.args[1] for node in nodes if getattr(node.func, "id", "") in ("Fields", "_each")]
    else:
        given = [node.args[-1] for node in nodes if getattr(node.func, "attr", "") in ("_value", "_typed")]
        given += [one.value for node in nodes for one in node.keywords if one.arg == variable]
    return {node.value for node in given if isinstance(node, ast.Constant)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_for_every_reason_and_a_reason_for_every_sentence(language):
    told = {name for name, page in pages(language).items() if page.file == "problems.ftl"}
    assert told == {PLACE, *(f"ui-problem-{slug(code)}" for code in reasons())}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(reasons()))
def test_a_sentence_mentions_exactly_what_the_refusal_knows(code, language):
    assert pages(language)[f"ui-problem-{slug(code)}"].variables == reasons()[code]
    assert pages(language)[PLACE].variables == WHERE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_of_the_reader_is_known(language):
    assert pages(language)[PLACE].words("part") == words("part") == {"problem", "node", "link", "train", "bonus"}
    kinds = words("wanted")
    assert kinds == {"object", "list", "number", "flag", "text"}
    assert pages(language)["ui-problem-wrong-type"].words("wanted") == kinds
