"""What argparse itself says: its headings and complaints, from our catalogues."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

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
