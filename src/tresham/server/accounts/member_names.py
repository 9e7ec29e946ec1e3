"""Names of members: which may be chosen, and which look so much like another that they cannot be told apart."""

from __future__ import annotations

import re
import unicodedata

from ..errors import ApiError

LONGEST_NAME = 32
LONGEST_KEY = 2 * LONGEST_NAME
"""Some single signs stand for whole words, and are compared written out."""
MARKS_IN_NAMES = " -_.'’"

UNSEEN = re.compile(
    "[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164"
    "\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufff8\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""What Unicode calls default-ignorable: nobody sees it, not even where it counts as a letter."""

LETTERS = ("Lu", "Ll", "Lt", "Lo")
WRITTEN_TOGETHER = frozenset({"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "IDEOGRAPHIC", "HANGUL", "BOPOMOFO"})
"""Scripts of East Asia that make up one way of writing."""

LOOKS = {
    "0": "O",
    "1I": "l",
    "’": "'",
    "ɑ": "a",
    "ɡ": "g",
    "ıɩ": "i",
    "ȷ": "j",
    # Cyrillic
    "А": "A",
    "В": "B",
    "Е": "E",
    "З": "3",
    "ІӀӏ": "l",
    "Ј": "J",
    "К": "K",
    "М": "M",
    "Н": "H",
    "О": "O",
    "Р": "P",
    "С": "C",
    "Ѕ": "S",
    "Т": "T",
    "УҮ": "Y",
    "Х": "X",
    "Ԛ": "Q",
    "Ԝ": "W",
    "а": "a",
    "Ь": "b",
    "с": "c",
    "ԁ": "d",
    "е": "e",
    "һ": "h",
    "і": "i",
    "ј": "j",
    "о": "o",
    "р": "p",
    "ԛ": "q",
    "г": "r",
    "ѕ": "s",
    "уү": "y",
    "х": "x",
    "ԝ": "w",
    # Greek
    "Α": "A",
    "Β": "B",
    "Ε": "E",
    "Ζ": "Z",
    "Η": "H",
    "Ι": "l",
    "Κ": "K",
    "Μ": "M",
    "Ν": "N",
    "Ο": "O",
    "Ρ": "P",
    "Τ": "T",
    "Υ": "Y",
    "Χ": "X",
    "α": "a",
    "γ": "y",
    "ι": "i",
    "κ": "k",
    "ν": "v",
    "οσ": "o",
    "ρ": "p",
    "υ": "u",
    "χ": "x",
}
"""Letters of other alphabets, and digits, with the Latin letter they look like: the part of Unicode's confusables (UTS
39) that matters between Latin, Cyrillic and Greek. Other scripts are not compared with these."""
TABLE = str.maketrans({sign: look for signs, look in LOOKS.items() for sign in signs})


def clean_name(text: str) -> str:
    """A name as it will be shown: letters of one alphabet, digits and a few marks, spaces only between them.

    >>> clean_name("  Żaneta   K. ")
    'Żaneta K.'
    """
    name = re.sub(r" +", " ", unicodedata.normalize("NFC", text)).strip()
    sound = all(unicodedata.category(sign)[0] in "LMN" or sign in MARKS_IN_NAMES for sign in name)
    if not sound or UNSEEN.search(name) or not 1 <= len(name) <= LONGEST_NAME or not _begins_with_a_sign(name):
        raise ApiError(400, "bad_name", {"most": LONGEST_NAME})
    if len(key_of(name)) > LONGEST_KEY:
        raise ApiError(400, "name_too_long", {"most": LONGEST_KEY})
    if len(scripts_of(name)) > 1:
        raise ApiError(400, "mixed_name", {"name": name})
    return name


def _begins_with_a_sign(name: str) -> bool:
    """A letter or a digit is there, and a mark above or below has something to stand at."""
    return any(sign.isalnum() for sign in name) and unicodedata.category(name[0])[0] != "M"


def key_of(name: str) -> str:
    """A name as names are compared: capitals and other ways to write the same letters make no other person.

    >>> key_of("ANN") == key_of("ann") == key_of("Ａｎｎ")
    True
    """
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def skeleton_of(name: str) -> str:
    """What a name looks like: two names with one skeleton cannot be told apart at a glance.

    >>> skeleton_of("Ann") == skeleton_of("Аnn") == skeleton_of("Αnn"), skeleton_of("Bill0") == skeleton_of("BiIlO")
    (True, True)
    """
    plain = UNSEEN.sub("", unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name)))
    return unicodedata.normalize("NFD", plain.translate(TABLE).casefold())


def scripts_of(name: str) -> set[str]:
    """The alphabets of a name's letters, by the first word of Unicode's names for them; digits and marks have none.

    >>> sorted(scripts_of("Jan 3")), sorted(scripts_of("Jаn"))
    (['LATIN'], ['CYRILLIC', 'LATIN'])
    """
    letters = [sign for sign in unicodedata.normalize("NFKC", name) if unicodedata.category(sign) in LETTERS]
    words = {unicodedata.name(sign, "UNNAMED").split()[0] for sign in letters}
    return {"EAST ASIAN" if word in WRITTEN_TOGETHER else word for word in words}


def clean(name: str) -> str:
    """A name without letters that nobody sees."""
    seen = UNSEEN.sub("", "".join(letter if letter.isprintable() else " " for letter in name))
    return " ".join(seen.split())
