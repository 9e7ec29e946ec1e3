"""Reading and writing files, with clear words when that fails."""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO

from ..core.saved import FORMAT
from .errors import Sorry


def read_game_data(path: str) -> dict[str, Any]:
    """The JSON object in a file."""
    data = read_json(path)
    if not isinstance(data, dict) or not ("format" in data or is_record(data)):
        raise Sorry("sorry-no-game", file=path, format=FORMAT)
    if data.get("format", FORMAT) != FORMAT:
        raise Sorry("sorry-format", file=path, format=FORMAT)
    return data


def read_json(path: str) -> Any:
    """What a JSON file says."""
    return _parsed(path, _read_text(path), 1)


def read_json_lines(path: str) -> list[tuple[int, Any]]:
    """What a JSON-lines file says, line by line, each with its number; empty lines are left out."""
    lines = _read_text(path).split("\n")
    return [(number, _parsed(path, line, number)) for number, line in enumerate(lines, 1) if line.strip()]


def _read_text(path: str) -> str:
    try:
        content = Path(path).read_bytes()
        return (gzip.decompress(content) if path.endswith(".gz") else content).decode("utf-8-sig")
    except (UnicodeDecodeError, gzip.BadGzipFile, EOFError, zlib.error) as error:
        raise Sorry("sorry-not-text", file=path) from error


def _parsed(path: str, text: str, first_line: int) -> Any:
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        line, column = first_line + error.lineno - 1, error.colno
        raise Sorry("sorry-not-json-at", file=path, line=str(line), column=str(column)) from error
    except (ValueError, RecursionError) as error:
        raise Sorry("sorry-not-json", file=path) from error


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
