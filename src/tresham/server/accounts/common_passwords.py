"""Passwords that are tried first: the words, runs and repetitions that most people think of."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from pathlib import Path

WORDS = Path(__file__).with_name("common_passwords.txt")
FEW_DIGITS = 11
"""Numbers up to this length are dates, telephones, and whatever a hand finds on the keypad."""
AROUND = 6
"""So many digits and marks around a word make it no other word."""
RUNS = (
    "abcdefghijklmnopqrstuvwxyz",
    "12345678901234567890",
    "qwertyuiop[]",
    "asdfghjkl;'",
    "zxcvbnm,./",
    "qwertzuiop",
    "azertyuiop",
    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.",
    "1qazxsw23edcvfr4",
    "zaq1xsw2cde3vfr4",
    "zaq12wsxcde34rfv",
    "1q2w3e4r5t6y7u8i9o0p",
    "q1w2e3r4t5y6u7i8o9p0",
    "12qwaszx",
    "a1b2c3d4e5f6g7h8i9",
    "qawsedrftgyhujikolp",
    "qweasdzxc",
    "йцукенгшщзхъ",
    "фывапролджэ",
    "ячсмитьбю",
)
"""Rows of the alphabet and the keyboard, and ways to zigzag over them."""
KEPT, TWO_WORDS = 8, 10
MARKS = "!.?*#"
PIECE = 3
"""Shorter pieces of a run are in every word."""
INSTEAD = str.maketrans("@0135$7!", "aoiesstl")


def is_common(password: str, name: str = "") -> bool:
    """Would somebody who guesses try this early, who knows for whom?

    >>> [is_common(one) for one in ("P@ssw0rd!", "qwerty123456", "zzzzzzzz", "dragon1984", "Ann-2001")]
    [True, True, True, True, False]
    >>> is_common("Ann-2001", "Ann"), is_common("correct horse battery"), is_common("vK3#pw9x")
    (True, False, False)
    """
    text = _plain(password)
    if text.isdigit() and len(text) <= FEW_DIGITS:
        return True
    unit = text[: (text + text).index(text, 1)]
    if len(set(text)) <= 2 or (len(unit) < len(text) and len(unit) <= AROUND):
        return True
    bare = {_bare(one) for one in (text, unit, text[::-1])}
    bare |= {_bare(text.rstrip(MARKS).translate(INSTEAD))}
    return _plain(name) in bare or any(map(_is_word, bare)) or _is_walk(text)


def _plain(text: str) -> str:
    return unicodedata.normalize("NFKC", text).casefold().strip()


def _bare(text: str) -> str:
    """A word without the few digits and marks around it; nothing if there are many."""
    found = re.fullmatch(r"([\W\d_]*)(.*?)([\W\d_]*)", text, re.DOTALL)
    assert found is not None
    return found[2] if len(found[1]) + len(found[3]) <= AROUND else ""


def _is_word(text: str) -> bool:
    """Is it a word that many choose, two short ones, or so much of one as old systems kept?"""
    words = _words()
    if text in words or (len(text) >= KEPT and any(word.startswith(text) for word in words)):
        return True
    return len(text) <= TWO_WORDS and any(text[:at] in words and text[at:] in words for at in range(1, len(text)))


def _is_walk(text: str) -> bool:
    """Is it made of pieces of runs, forward or backward, and perhaps a letter or mark at its end?"""
    rest = text.rstrip(MARKS) or text
    while rest:
        length = next((size for size in range(len(rest), PIECE - 1, -1) if _runs(rest[:size])), 0)
        if not length:
            return len(rest) == 1 and len(text) > PIECE
        rest = rest[length:]
    return True


def _runs(piece: str) -> bool:
    return len(set(piece)) == 1 or any(piece in run or piece[::-1] in run for run in RUNS)


@cache
def _words() -> frozenset[str]:
    lines = WORDS.read_text(encoding="utf-8").splitlines()
    return frozenset(word for line in lines if not line.startswith("#") for word in line.split()) - {""}
