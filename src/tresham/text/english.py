"""Small grammar of English that no catalogue can hold."""

from __future__ import annotations

VOWELS = "aeiou"
SPOKEN_WITH_VOWEL = "AEFHILMNORSX"
"""Letters whose own names begin with a vowel: an E, an R."""


def article(name: str) -> str:
    """The article before a name, as it is spoken: a number, a word, or letters one by one.

    >>> [article(name) for name in ("4H", "8H", "10H", "18", "110", "D", "E", "R6H", "Express")]
    ['a', 'an', 'a', 'an', 'a', 'a', 'an', 'an', 'an']
    """
    number = name[: len(name) - len(name.lstrip("0123456789"))]
    if number:
        # Eleven and eighteen also begin 1100, 1830 and 18000, but not 110 or 180000.
        vowel = number[0] == "8" or (number[:2] in ("11", "18") and len(number) in (2, 4, 5))
    elif name.isupper() or not name.isalpha():
        vowel = name[:1] in SPOKEN_WITH_VOWEL
    else:
        vowel = name[0].lower() in VOWELS
    return "an" if vowel else "a"
