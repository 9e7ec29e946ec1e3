"""What the catalogues say of 1850's market, in every language."""

from __future__ import annotations

import pytest

from tresham.text.catalogue import catalogue, slug
from tresham.titles.g1850.papers import CLOSED


@pytest.mark.parametrize(("language", "word"), [("en", "closed"), ("ru", "закрытие"), ("pl", "zerowanie")])
def test_black_cells_have_a_word(language: str, word: str) -> None:
    assert catalogue(language).say("colour", {"colour": slug(CLOSED)}) == word
