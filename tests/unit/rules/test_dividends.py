"""What becomes of revenue: kinds of dividends, who is paid for what, and how it is rounded."""

from __future__ import annotations

from dataclasses import replace

from tests.islet import CORPORATIONS, RAILWAY, TURN, islet, on_islet
from tests.story import Story
from tresham.core.action import DeclareDividend
from tresham.core.codec import Codec
from tresham.core.event import DividendPaid
from tresham.rules.operating import Part, never
from tresham.rules.paying import (
    Dividend,
    Paying,
    full,
    half,
    none,
    only_players_are_paid,
    stays,
    unsold_pays_corporation,
    up_per_holder,
)

THREE = (full(), half(stays), none())


def declares(paying: Paying, revenue: int, shares: int = 5) -> Story:
    """A railway of five shares has earned something: Ann holds three of them, Bob one; one is not sold."""
    dividend = Part("dividend", (paying,), never, "must_declare", after=paying.unless_paid)
    kind = replace(RAILWAY, certs=(2, *(1,) * (shares - 2)))
    corporations = tuple(replace(one, kind=kind) for one in CORPORATIONS)
    story = on_islet(islet(turn=(dividend, *TURN[-1:]), corporations=corporations))
    story.started("A 76").holds("Ann", "A 3").holds("Bob", "A 1").floated("A").cash("A 0, Ann 0, Bob 0")
    return story.token("A", "A1").operates("A", "dividend", revenue=revenue, ran=True)


def cash(story: Story) -> tuple[int, int, int]:
    return story.cash_of("Ann"), story.cash_of("Bob"), story.cash_of("A")


def test_half_is_kept_and_half_is_paid() -> None:
    story = declares(Paying(kinds=THREE), 130)
    offered = [choice.action for choice in story.menu(DeclareDividend)]
    assert [one.kind for one in offered if isinstance(one, DeclareDividend)] == ["pay", "half", "withhold"]
    before = story.cell("A")
    story.when("A").declares("half")
    assert cash(story) == (39, 13, 65)
    assert story.cell("A") == before


def test_a_half_is_told_and_read_again() -> None:
    story = declares(Paying(kinds=THREE), 130)
    story.when("A").declares("half")
    told = next(event for event in story.events if isinstance(event, DividendPaid))
    codec = Codec(story.title, story.game.players)
    assert (told.revenue, told.kept, told.per_share) == (130, 65, 13)
    assert codec.read_event(codec.write_event(told)) == told
    assert "kept" not in codec.write_event(replace(told, kept=0))


def test_a_half_that_leaves_nothing_to_keep_is_paid_in_full() -> None:
    story = declares(Paying(kinds=THREE), 5)
    story.when("A").declares("half")
    assert cash(story) == (3, 1, 0)


def test_a_title_without_halves_refuses_them() -> None:
    declares(Paying(), 130).when("A", refused="no_such_dividend").declares("half")


def test_shares_that_are_not_sold_may_pay_the_corporation() -> None:
    story = declares(Paying(unsold_pays_corporation), 100)
    story.when("A").declares("pay")
    assert cash(story) == (60, 20, 20)


def test_the_bank_may_keep_what_its_shares_earn() -> None:
    story = declares(Paying(only_players_are_paid), 100)
    story.when("A").declares("pay")
    assert cash(story) == (60, 20, 0)


def test_each_share_pays_a_whole_number_or_each_holder_gets_one() -> None:
    down, up = declares(Paying(), 52), declares(Paying(rounding=up_per_holder), 52)
    for story in (down, up):
        story.when("A").declares("pay")
    assert (cash(down)[:2], cash(up)[:2]) == ((30, 10), (32, 11))


def test_without_revenue_the_last_kind_counts() -> None:
    quiet = Dividend("withhold", lambda revenue, shares: revenue, stays)
    moved, stayed = declares(Paying(), 0), declares(Paying(kinds=(full(), quiet)), 0)
    assert (moved.cell("A"), stayed.cell("A")) == ("C1", "D1")
