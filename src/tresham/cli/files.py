"""Reading and writing files, with clear words when that fails."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from ..core.saved import FORMAT
from .sorry import Sorry


def read_game_data(path: str) -> dict[str, Any]:
    """The JSON object in a file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise Sorry("sorry-not-text", file=path) from error
    try:
        data = json.loads(text)
    except json.JSONDecodeError as error:
        raise Sorry("sorry-not-json-at", file=path, line=str(error.lineno), column=str(error.colno)) from error
    except (ValueError, RecursionError) as error:
        raise Sorry("sorry-not-json", file=path) from error
    if not isinstance(data, dict) or not ("format" in data or is_record(data)):
        raise Sorry("sorry-no-game", file=path, format=FORMAT)
    if data.get("format", FORMAT) != FORMAT:
        raise Sorry("sorry-format", file=path, format=FORMAT)
    return data


def is_record(data: dict[str, Any]) -> bool:
    """Is this an 18xx.games record, rather than a saved game of ours?"""
    return "format" not in data and "actions" in data


def write_text(path: str | Path, text: str) -> None:
    """Write a file, folders included."""
    with writing(path) as file:
        file.write(text)


@contextmanager
def writing(path: str | Path) -> Iterator[TextIO]:
    """A file to write to; missing folders are made."""
    target = Path(path)
    target.parent.mkdir(parents=True, exist_ok=True)
    try:
        with target.open("w", encoding="utf-8") as file:
            yield file
    except UnicodeEncodeError as error:
        raise Sorry("sorry-letters", file=str(path)) from error
