"""Which messages the command line says: read from its source."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import tresham.cli
from tests.unit.text.pages import pages

SOURCE = Path(tresham.cli.__file__).parent
SAYING = {"word", "say", "Sorry"}
"""Functions whose first argument is the name of a message."""

BY_FIGURE = "ui-figure-"
"""Figures of the benchmark are called by their own names."""


@cache
def named_at_once() -> frozenset[str]:
    """The messages that are named where they are said."""
    calls = [node for node in _nodes() if isinstance(node, ast.Call) and node.args and _name(node.func) in SAYING]
    return frozenset(
        f"ui-{call.args[0].value}"
        for call in calls
        if isinstance(call.args[0], ast.Constant) and isinstance(call.args[0].value, str)
    )


@cache
def in_use() -> frozenset[str]:
    """Messages named anywhere: at once, in a table, or by the name of a figure."""
    words = {node.value for node in _nodes() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    told = {message for message, page in pages("en").items() if page.file.startswith("commands")}
    return named_at_once() | {one for one in told if one.removeprefix("ui-") in words or one.startswith(BY_FIGURE)}


@cache
def _nodes() -> tuple[ast.AST, ...]:
    files = sorted(SOURCE.glob("*.py"))
    return tuple(node for file in files for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""
