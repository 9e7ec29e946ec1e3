"""1850 on the public site: what a corporation may do in its turn at odd moments."""

from __future__ import annotations

from tests.marks import rule
from tests.midwest import TO_MESABI, company, laid

SITE = "18xx.games"


@rule("1850-DIFF.32")
def test_a_token_by_the_land_grant_even_if_no_track_was_laid() -> None:
    """Not as long as track may be laid; but when it was declined."""
    story = laid(company("GN", profile=SITE), TO_MESABI).owns("GN", "WLG").trains("GN 2")
    story.owns("P1", "MRC").change(closed=1 << story.title.private("MRC")).operates("GN")
    story.when("GN", refused="after_normal_track").buys_right("mesabi", "WLG")
    story.when("GN").passes()
    assert story.part() != "track"
    story.when("GN").buys_right("mesabi", "WLG")
    assert (story.fact("granted"), story.owner("WLG"), story.cash_of("GN")) == (1, "GN", 420)
    story.when("GN", refused="right_owned").buys_right("mesabi", "WLG")
