"""What the user sees: text, tables, progress bars, JSON, and in which language."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from ..core.printable import visible
from ..text import LANGUAGES, choose_language, word
from ..text.language import known_language
from .errors import Sorry

PIPE_WIDTH = 120
"""How wide tables may be where no terminal says."""


def forgiving_output() -> None:
    """A terminal that lacks a letter shows a question mark; nothing fails for that."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


class Screen(Console):
    """A console that files cannot command: what their texts contain is shown, whatever it would do to a terminal."""

    def render_str(self, text: str, **more: Any) -> Text:
        """Every text passes here on its way to the terminal, cells of tables too."""
        return super().render_str(visible(text), **more)


def screen(to_stderr: bool = False) -> Console:
    """Where text for people goes. Names are shown as they are, whatever brackets they contain."""
    stream = sys.stderr if to_stderr else sys.stdout
    width = None if stream.isatty() else PIPE_WIDTH
    return Screen(file=stream, width=width, markup=False, highlight=False, emoji=False, soft_wrap=True)


def progress(console: Console | None = None) -> Progress:
    """A progress bar on standard error, gone when the work is done; none where nobody watches."""
    console = console or screen(to_stderr=True)
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)


def table(title: str, columns: Sequence[str], rows: Iterable[Sequence[object]], numbers: Sequence[int] = ()) -> Table:
    """A table; the columns named in `numbers` are flush right. Without names of columns there is no line for them."""
    made = Table(title=title or None, title_justify="left", title_style="bold", show_header=any(columns))
    for index, name in enumerate(columns):
        made.add_column(name, justify="right" if index in numbers else "left")
    for row in rows:
        made.add_row(*(str(cell) for cell in row))
    return made


def short_number(value: float, lang: str) -> str:
    """Three digits that count, and all before the point."""
    return word("bench-number", lang, value=round(value) if value >= 100 else float(f"{value:.3g}"))


def print_json(data: Any) -> None:
    """Machine-readable output, in letters that every terminal has."""
    print(json.dumps(data, indent=2))


def language(choice: str | None) -> str:
    """The language that was asked for, or that of the environment, or English."""
    if choice and known_language(choice) is None:
        raise Sorry("sorry-language", language=repr(choice), known=", ".join(LANGUAGES))
    return choose_language(choice, locale_of(os.environ))


def locale_of(environment: Any) -> str:
    """The user's languages as the environment names them, the most wanted first.

    >>> locale_of({"LANG": "pl_PL.UTF-8"}), locale_of({"LANG": "en_GB", "LANGUAGE": "ru:pl"})
    ('pl_PL.UTF-8', 'ru:pl')
    """
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    setting = next((environment[name] for name in names if environment.get(name)), "")
    if setting.split(".")[0] in ("", "C", "POSIX"):
        return str(setting)
    return str(environment.get("LANGUAGE") or setting)
