"""Which refusals the rules can raise, with which parameters: read from their source."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import tresham

SOURCE = Path(tresham.__file__).parent

AHEAD = {
    "run_needs_place",
}
"""Codes that no title raises yet: facilities that are only shown on Islet so far."""


@cache
def parameters() -> dict[str, set[str]]:
    """By code, or start of a code with a star: the parameters that every refusal of that code has."""
    found: dict[str, set[str]] = {}
    for folder in ("core", "rules", "titles"):
        for file in sorted((SOURCE / folder).rglob("*.py")):
            for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
                for code, names in _refusals(node):
                    found[code] = found.get(code, names) & names
    return found


def parameters_of(code: str) -> set[str]:
    """The parameters that a refusal of this code always has."""
    for name, names in parameters().items():
        if name == code or (name.endswith("*") and code.startswith(name[:-1])):
            return names
    return set()


def _refusals(node: ast.AST) -> list[tuple[str, set[str]]]:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in ("refuse", "require"):
        code = _code(node.args[0 if node.func.attr == "refuse" else 1])
        return [(code, {one.arg for one in node.keywords if one.arg})] if code else []
    if isinstance(node, ast.Tuple) and len(node.elts) == 2 and isinstance(node.elts[1], ast.Dict):
        code = _code(node.elts[0])
        return [(code, {str(_code(key)) for key in node.elts[1].keys if key})] if code else []
    return []


def _code(node: ast.expr) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
        return str(node.values[0].value) + "*"
    return None
