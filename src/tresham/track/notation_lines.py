"""Lines of the notation, cut into words, with errors that name the line."""

from __future__ import annotations

import re
from collections.abc import Iterator

from .ids import Colour

COLOURS = {colour.name.lower(): colour for colour in Colour}

_END = r"([0-9]|[a-z])(?::(\d)/(\d))?"
TRACK = re.compile(rf"{_END}([-~=]){_END}(!?)")
_WORD = re.compile(r'"[^"]*"|#.*|[^\s"]+')


class NotationLine:
    """One line, read word by word."""

    def __init__(self, number: int, text: str, words: list[str]) -> None:
        self.number = number
        self.text = text
        self.words = words
        self.at = 0

    def more(self) -> bool:
        """Is there another word?"""
        return self.at < len(self.words)

    def peek(self) -> str:
        """The next word, left in its place; empty at the end of the line."""
        return self.words[self.at] if self.more() else ""

    def take(self, what: str = "a word") -> str:
        """The next word, which must be there."""
        if not self.more():
            raise self.error(f"{what} is missing at the end")
        self.at += 1
        return self.words[self.at - 1]

    def plain(self, what: str) -> str:
        """The next word without its quotes."""
        return self.take(what).strip('"')

    def quoted(self, what: str) -> str:
        """The next word, which must be in quotes."""
        word = self.take(what)
        if not word.startswith('"'):
            raise self.error(f"{what} must be in double quotes, not {word!r}")
        return word.strip('"')

    def count(self, what: str) -> int:
        """The next word as a number."""
        word = self.take(what)
        if not word.isdecimal():
            raise self.error(f"{what} must be a number, not {word!r}")
        return int(word)

    def colour(self) -> Colour:
        """The next word as a colour."""
        word = self.take("a colour")
        if word not in COLOURS:
            raise self.error(f"{word!r} is no colour")
        return COLOURS[word]

    def edge(self, word: str) -> int:
        """A word as an edge."""
        if word not in {"0", "1", "2", "3", "4", "5"}:
            raise self.error(f"{word!r} is no edge, edges are 0 to 5")
        return int(word)

    def edges(self) -> list[str]:
        """All words that follow and begin with a digit and are no track."""
        found: list[str] = []
        while self.more() and self.peek()[0].isdigit() and not TRACK.fullmatch(self.peek()):
            found.append(self.take())
        if not found:
            raise self.error("an edge is missing")
        return found

    def error(self, problem: str) -> ValueError:
        """An error that names the line."""
        return ValueError(f"line {self.number}: {problem}: {self.text.strip()}")


def lines(text: str) -> Iterator[NotationLine]:
    """The lines of a text that are neither blank nor comments."""
    for number, line in enumerate(text.splitlines(), start=1):
        words = [word for word in _WORD.findall(line) if not word.startswith("#")]
        if words:
            if line.split("#")[0].count('"') % 2:
                raise ValueError(f"line {number}: a double quote is missing: {line.strip()}")
            yield NotationLine(number, line, words)
