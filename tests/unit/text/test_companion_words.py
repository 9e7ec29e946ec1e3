"""Every remark of the companion has its words, in every language, and they mention all that it knows."""

from __future__ import annotations

import pytest

from tests.unit.text.pages import pages
from tests.unit.text.remarks import remarks
from tresham.text import LANGUAGES
from tresham.text.catalogue import slug


def test_the_remarks_are_found_in_the_source():
    assert len(remarks()) > 50
    assert remarks()["lot_pays"] == {"private", "price", "income", "times"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", sorted(remarks()))
def test_a_remark_mentions_exactly_its_parameters(code: str, language: str):
    assert pages(language)[f"companion-{slug(code)}"].variables == remarks()[code]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_words_are_without_their_remark(language: str):
    written = {name for name, page in pages(language).items() if page.file == "companion.ftl"}
    assert written == {f"companion-{slug(code)}" for code in remarks()}
