"""Which language a reader gets."""

from __future__ import annotations

from typing import Final

LANGUAGES: Final = ("en", "ru", "pl")
"""The languages that every catalogue is written in; the first is the one for everybody else."""


def known_language(tag: str) -> str | None:
    """The language that a tag such as `ru`, `ru-RU` or `ru_RU.UTF-8` asks for, if there is a catalogue for it."""
    word = tag.strip().replace("-", "_").split("_")[0].split(".")[0].split("@")[0].lower()
    return word if word in LANGUAGES else None


def check_language(tag: str) -> str:
    """The language of a tag; ValueError if nobody has written it."""
    language = known_language(tag)
    if language is None:
        raise ValueError(f"no language {tag!r}; there are {', '.join(LANGUAGES)}")
    return language


def choose_language(choice: str | None = None, environment: str = "") -> str:
    """What the reader chose, or what the machine is set to, or English.

    A choice that cannot be met is an error; a machine set to another language is not. The setting may be a list, the
    most wanted first.

    >>> choose_language(environment="ru_RU.UTF-8"), choose_language("pl", "ru_RU.UTF-8"), choose_language()
    ('ru', 'pl', 'en')
    """
    if choice:
        return check_language(choice)
    for tag in environment.split(":"):
        language = known_language(tag)
        if language is not None:
            return language
    return LANGUAGES[0]
