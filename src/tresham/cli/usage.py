"""What argparse itself says: its headings and complaints, from our catalogues."""

from __future__ import annotations

import argparse
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from difflib import get_close_matches
from typing import Any, NoReturn

from ..core.printable import visible
from ..text import word
from ..text.language import known_language

SENTENCES = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positionals",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "%(prog)s: error: %(message)s\n": "argparse-error",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "the following arguments are required: %s": "argparse-required",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "expected one argument": "argparse-expected-one",
    "invalid %(type)s value: %(value)r": "argparse-not-a-number",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-invalid-choice",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "ignored explicit argument %r": "argparse-ignored",
}
"""By what argparse would say: the name of our message. Numbers are the only type that our options have."""


@contextmanager
def speaking(lang: str) -> Iterator[None]:
    """While this lasts, argparse speaks a language: it looks its sentences up by a function that we exchange."""
    before = vars(argparse)["_"]

    def said(text: str) -> str:
        if text not in SENTENCES:
            return text
        return word(SENTENCES[text], lang) + text[len(text.rstrip()) :]

    vars(argparse)["_"] = said
    try:
        yield
    finally:
        vars(argparse)["_"] = before


def language_named(argv: Sequence[str]) -> str | None:
    """The language that a command line asks for, before it is understood: help and usage are told in it too.

    >>> language_named(["play", "--language", "ru"]), language_named(["--language=pl_PL"]), language_named(["play"])
    ('ru', 'pl', None)
    """
    for one, following in zip(argv, [*argv[1:], ""], strict=False):
        if one == "--language":
            return known_language(following)
        if one.startswith("--language="):
            return known_language(one.partition("=")[2])
    return None


class Parser(argparse.ArgumentParser):
    """A parser that guesses what was meant by a word that it does not know."""

    def __init__(self, *, lang: str, **more: Any) -> None:
        super().__init__(**more)
        self.lang = lang

    def error(self, message: str) -> NoReturn:
        """Leave with a complaint; it may quote a file's name, and that may contain anything."""
        super().error(visible(message))

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """An option that nobody knows is complained about here, where it is known what could have been meant."""
        found, strays = super().parse_known_args(args, namespace)
        for stray in strays:
            guess = meant(stray.partition("=")[0], self._option_string_actions)
            if guess and stray.startswith("--"):
                self.error(self._guess(stray, guess))
        return found, strays

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        guess = None if action.choices is None else meant(str(value), map(str, action.choices))
        if guess and value not in (action.choices or ()):
            raise argparse.ArgumentError(action, self._guess(value, guess))
        super()._check_value(action, value)

    def _guess(self, word_typed: str, guess: str) -> str:
        return word("argparse-meant", self.lang, word=repr(word_typed), meant=guess)


def meant(typed: str, known: Iterable[str]) -> str | None:
    """The known word that is nearest to what was typed, if any is near.

    >>> meant("plya", ["play", "replay", "draw"]), meant("dance", ["play", "replay", "draw"])
    ('play', None)
    """
    # The dashes of options are alike in all of them and say nothing.
    by_letters = {one.lstrip("-"): one for one in known}
    near = get_close_matches(typed.lstrip("-").lower(), list(by_letters), 1)
    return by_letters[near[0]] if near else None
