"""Which remarks the companion can make, with which parameters: read from its source."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import tresham

ROOM = Path(tresham.__file__).parent / "view" / "companion"


@cache
def remarks() -> dict[str, set[str]]:
    """By code: its parameters, which are the same wherever it is made."""
    found: dict[str, set[str]] = {}
    for file in sorted(ROOM.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "remark":
                code, params = ast.literal_eval(node.args[0]), {str(one.arg) for one in node.keywords}
                assert found.setdefault(code, params) == params, f"{code} has other parameters in {file.name}"
    return found
