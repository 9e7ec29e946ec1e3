"""Letters that command a screen instead of standing on it: escapes of terminals, and marks that turn text around."""

from __future__ import annotations

from unicodedata import category

COMMANDING = ("Cc", "Cf", "Cs", "Zl", "Zp")
"""Controls, invisible marks, halves of letters, ends of lines and paragraphs, as Unicode sorts them."""
JOINERS = "\u200c\u200d"
"""Invisible too, but some scripts cannot be written without them, nor can families of emoji."""


def commands(letter: str) -> bool:
    """Does a letter do something to the screen rather than being seen there?"""
    return category(letter) in COMMANDING and letter not in JOINERS


def is_plain(name: str) -> bool:
    r"""Can a name be shown anywhere as it is?

    >>> is_plain("Żaneta"), is_plain("\x1b[31m"), is_plain("Ann\u202e")
    (True, False, False)
    """
    return not any(map(commands, name))


def visible(text: str) -> str:
    r"""A text of which a screen shows every letter and obeys none; lines and tabs stay.

    >>> print(visible("Ann\x1b[31m\u202e"))
    Ann\x1b[31m\u202e
    """
    if text.isprintable():
        return text
    return "".join(_escaped(letter) if commands(letter) and letter not in "\n\t" else letter for letter in text)


def _escaped(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")
