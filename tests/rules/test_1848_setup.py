"""1848: what lies on the table before the game, as the pages of rules tell it."""

from __future__ import annotations

import re

import pytest

from tests import pages
from tests.marks import rule
from tests.pages import number
from tresham.titles import build
from tresham.titles.g1848 import papers
from tresham.titles.g1848.map import TILES


def table(heading: str) -> list[list[str]]:
    return pages.table("1848", heading)


@rule("1848-7.7.2a", "1848-5.3.7a")
def test_companies_and_what_their_tokens_cost() -> None:
    *railways, _ = build("1848", 4).corporations
    told = {row[0]: (row[1], int(row[3]), row[4]) for row in table("### The eight companies")}
    prices = {one.symbol: ", ".join(f"£{price}" if price else "free" for price in one.tokens) for one in railways}
    assert {one.symbol: (one.name, len(one.tokens), prices[one.symbol]) for one in railways} == told


@rule("1848-3.1.1c", "1848-3.1.1d", "1848-4.2a", "1848-4.3a", "1848-4.4a", "1848-4.5a", "1848-4.6a", "1848-4.7a")
def test_privates() -> None:
    rows = table("### Privates")
    for ours, (symbol, name, start, lowest, income, paid, *_) in zip(papers.PRIVATES, rows, strict=True):
        assert (ours.symbol, ours.name, ours.value, ours.revenue) == (symbol, name, number(start), number(income))
        assert ours.value - papers.LOWER_BY * papers.MOST_LOWERED == number(lowest)
        assert (f"£{ours.low}–{ours.high}" if ours.high else "–") == paid


@rule("1848-1.3b", "1848-8.2.2a", "1848-8.2.3a", "1848-8.2.4a", "1848-8.2.5b", "1848-9.8a")
def test_train_cards() -> None:
    others = {one.face_of: one for one in papers.TRAINS if one.face_of}
    rows = table("### Train cards")
    for ours, (card, count, price, dearer, gone) in zip(
        [one for one in papers.TRAINS if not one.face_of], rows, strict=True
    ):
        other = others.get(ours.name)
        faces = [ours] if other is None else [ours, other]
        assert "/".join(one.name for one in faces) == card
        assert ours.count == (None if count == "no limit" else int(count))
        assert [f"£{one.price:,}" for one in faces] == [
            text.partition(";")[0] for text in (price, dearer) if text != "–"
        ]
        assert {one.rusted_by for one in faces} == {None if gone == "stays" else gone.partition("/")[0]}


@rule("1848-9.1a", "1848-9.3a", "1848-9.4a", "1848-9.5a", "1848-9.6a", "1848-9.7a")
def test_phases() -> None:
    rows = {row[0]: row[1:] for row in table("### Phases at a glance")}
    phases = papers.PHASES
    assert rows["trains per company"] == [str(phase.limits["major"]) for phase in phases]
    assert rows["newest tile colour"] == [phase.tiles[-1].name.lower() for phase in phases]
    assert rows["operating rounds in a set"] == [str(phase.rounds) for phase in phases]
    sales = ["private_sales" in phase.allows for phase in phases]
    assert [word == "yes" for word in rows["companies may take over privates"]] == sales


@rule("1848-1.3a")
def test_how_many_there_are_of_each_tile() -> None:
    headings = re.findall(r"^\*\*(?:Yellow|Green|Brown|Grey|Blue), .*\*\*$", pages.page("1848"), re.M)
    assert {row[0]: int(row[1]) for heading in headings for row in table(heading)} == TILES


@rule("1848-PD-05")
@pytest.mark.parametrize(("profile", "counts"), [("rulebook", (3, 4)), ("18xx.games", (4, 3))])
def test_two_tiles_are_counted_otherwise_on_the_site(profile: str, counts: tuple[int, int]) -> None:
    atlas = build("1848", 4, profile=profile).atlas
    assert tuple(atlas.supply[atlas.tile(name)] for name in ("6", "57")) == counts
