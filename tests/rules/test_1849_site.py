"""1849 on the public site: what it remembers of the map."""

from __future__ import annotations

import pytest

from tests.story import Story, given
from tresham.titles import PROFILES
from tresham.titles.site_views import views_of

SITE = "18xx.games"


def trapani_is_taken(profile: str = SITE, options: str = "", tiles: str = "") -> Story:
    """CTL in Marsala reaches Trapani, where RCS has its token; RCS operates after CTL, and will close.

    ATA in Siracusa comes last."""
    story = given("1849", "Ann Bob Eve", profile, options).phase("8").launched("CTL 100, RCS 68, ATA 68")
    story.marker("CTL F5, RCS A9, ATA A8").operated("CTL RCS ATA").token("RCS", "C1")
    story.papers("Ann", "CTL P").papers("Bob", "RCS P 1").papers("Eve", "ATA P").trains("CTL 8H")
    return story.tiles(tiles).cash("CTL 500, RCS 500, ATA 500").operating_round(of=2).ready()


def up_to_second_round(story: Story) -> Story:
    """RCS closes, and CTL operates again."""
    story.comes_to_round("operating", 2, "CTL")
    assert (story.cell("RCS"), story.tokens_of("RCS")) == (None, [])
    return story


@pytest.mark.parametrize("profile", PROFILES)
def test_who_found_no_place_for_a_token_is_not_asked_again(profile: str) -> None:
    story = up_to_second_round(trapani_is_taken(profile))
    story.when("CTL").passes()
    if profile == SITE:
        assert story.part() == "run"
    else:
        assert story.tokens_offered() == {"C1.0"}


def test_a_token_that_goes_with_a_bankruptcy_is_still_seen() -> None:
    """Bob has nothing to sell, so that nothing happens before RCS closes; the next turn begins at once."""
    story = given("1849", "Ann Bob Eve", SITE).phase("8").launched("CTL 100, RCS 68, ATA 68")
    story.marker("CTL F5, RCS E5, ATA D5").operated("CTL RCS ATA").token("RCS", "C1").trains("CTL 8H")
    story.papers("Ann", "CTL P").papers("Bob", "RCS P, ATA P").cash("CTL 500, RCS 0, Bob 0").operating_round()
    story.comes_to("RCS", "trains").when("RCS").goes_bankrupt()
    assert (story.cell("RCS"), story.actor()) == (None, "ATA")
    seen = {(owner, viewers) for _, owner, viewers in views_of(story.table()).ghosts}
    assert seen == {(story.party("RCS"), story.mask("CTL"))}


def test_a_tile_shows_that_there_is_a_place_now() -> None:
    story = trapani_is_taken().comes_to("ATA", "track")
    place = sorted(story.hexes_offered())[0]
    tile, turn = sorted(story.lays_offered(place))[0]
    story.when("ATA").lays(place, tile, turn)
    up_to_second_round(story).when("CTL").passes()
    assert story.tokens_offered() == {"C1.0"}


def test_the_home_of_a_new_corporation_goes_unnoticed_until_a_tile_is_laid() -> None:
    story = given("1849", "Ann Bob Eve", SITE).launched("CTL 100").launch_order("IFT").papers("Ann", "CTL P")
    story.cash("CTL 500, Bob 500").operated("CTL").trains("CTL 4H").operating_round().comes_to_round("stock", to="Bob")
    story.when("Bob").starts("IFT", 68)
    catania = story.atlas.slots(story.stop("H12"), story.game.state.board.lays[story.atlas.hex("H12")])[0]
    assert views_of(story.table()).ghosts == ((catania, story.party("nobody"), story.mask("CTL")),)
    story.comes_to_round("operating", to="CTL")
    tile, turn = sorted(story.lays_offered("D2"))[0]
    story.when("CTL").lays("D2", tile, turn)
    assert views_of(story.table()).ghosts == ()


@pytest.mark.parametrize(("options", "still_seen"), [("", set()), ("acquiring_station_tokens", {"RCS"})])
def test_nobody_looks_at_the_map_after_placing_a_token_unless_stations_are_for_sale(
    options: str, still_seen: set[str]
) -> None:
    """That CTL can run is known already, so it looks at the map in its next turn; meanwhile RCS closes."""
    story = trapani_is_taken(options=options, tiles="D2 9/1, C3 58/5, D4 58/2, C5 651/1")
    story.comes_to("CTL", "token").when("CTL").tokens("C5")
    ghosts = views_of(up_to_second_round(story).table()).ghosts
    assert {story.name(owner) for _, owner, by in ghosts if by & story.mask("CTL")} == still_seen
