"""1849: the earthquake of Messina."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import TileDestroyed, TrainsRun

PLAYERS = "Ann Bob Cleo Dan"


def eve(tile: tuple[str, int] | None, tokens: str = "", profile: str = "rulebook", at: int = 1) -> Story:
    """Ann's Lilibeo is about to buy the first 12H; `tokens` are Bob's, such as `"AFG B14, IFT B14"`."""
    story = given("1849", PLAYERS, profile).phase("10").launched("CTL 100").papers("Ann", "CTL P 1 1").operated("CTL")
    if tile is not None:
        story.tile("B14", *tile)
    for entry in tokens.split(",") if tokens else ():
        corp, *places = entry.split()
        story.launched(f"{corp} 68").papers("Bob", f"{corp} P 1 1").operated(corp).cash(f"{corp} 200")
        story.token(corp, *places)
        if corp == "AFG":
            chosen = ((story.party("AFG"), story.atlas.hex(places[0])),)
            story.extra(chosen=chosen)
    story.depot("10H 0").cash("CTL 1000").trains("CTL 10H")
    return story.operates("CTL", "trains", number=at, of=3)


def along_the_coast(story: Story) -> Story:
    """Trinacria has track from Catania to Messina, and a train."""
    return story.tile("H12", "653", 1).tile("G13", "58", 1).tile("D14", "8", 1).trains("IFT 10H")


def shakes(story: Story) -> Story:
    """The first 12H is bought."""
    story.when("CTL").buys_train("12H", 800)
    return story


# --- when ------------------------------------------------------------------------------------------------------------


@rule("1849-12.1")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_the_first_12h_brings_the_earthquake_at_once(profile: str) -> None:
    story = eve(("655", 0), "IFT B14", profile=profile)
    assert story.tile_at("B14") == ("655", 0)
    shakes(story)
    assert len(story.happened(TileDestroyed)) == 1
    assert (story.tile_at("B14")[0], story.tokens_of("IFT")) == ("B14", ["H12.0"])
    assert story.actor() == "CTL"


@rule("1849-12.1")
def test_there_is_one_earthquake_only() -> None:
    story = shakes(eve(("655", 0), "IFT B14"))
    assert story.trains_of("bank").count("12H") == 0
    later = given("1849", PLAYERS).phase("12").launched("CTL 100").papers("Ann", "CTL P 1 1").token("CTL", "B14")
    later.cash("CTL 1200").operates("CTL", "trains")
    later.when("CTL").buys_train("16H", 1100)
    assert later.tokens_of("CTL") == ["B14.0", "E1.0"]


# --- the tile --------------------------------------------------------------------------------------------------------


@rule("1849-12.2")
@pytest.mark.parametrize("tile", [("655", 0), ("655", 2), ("656", 4), None])
def test_messina_is_as_printed_again(tile: tuple[str, int] | None) -> None:
    story = shakes(eve(tile, "IFT B14"))
    fresh = given("1849", PLAYERS)
    assert story.tile_at("B14") == fresh.tile_at("B14")
    atlas = story.atlas
    hex = atlas.hex("B14")
    lay = story.game.state.board.lays[hex]
    [stop] = atlas.stops(hex, lay)
    assert dict(atlas.stop_print(stop, lay).worth) == {"": 30}
    assert len(atlas.slots(stop, lay)) == 1
    assert atlas.exits[lay] == 1 << 0  # the south


@rule("1849-12.2", "1849-PD-01")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
@pytest.mark.parametrize("tile", [("655", 0), ("656", 4)])
def test_the_tiles_of_messina_are_there_to_be_laid_again(profile: str, tile: tuple[str, int]) -> None:
    story = along_the_coast(eve(tile, "IFT", profile=profile, at=3))
    shakes(story)
    story.finishes_turn().comes_to("IFT", "track")
    story.finishes_turn().comes_to("IFT", "track")
    story.when("IFT").lays("B14", "655")
    story.finishes_turn().comes_to("IFT", "track")
    story.when("IFT").lays("B14", "656", 4)
    assert (story.tile_at("B14"), story.round()[:3]) == (("656", 4), ("operating", 3, 2))


@rule("1849-12.2")
def test_a_run_to_messina_is_worth_30_now() -> None:
    before = along_the_coast(eve(("655", 0), "IFT"))
    while (before.actor(), before.part()) != ("IFT", "run"):
        before.goes_on()
    before.when("IFT").runs_best()
    assert [run.revenue for run in before.happened(TrainsRun)] == [60 + 10 + 10 + 50 + 30]  # on to Calabria
    after = shakes(along_the_coast(eve(("655", 0), "IFT")))
    while (after.actor(), after.part()) != ("IFT", "run"):
        after.goes_on()
    after.when("IFT").runs_best()
    assert [run.revenue for run in after.happened(TrainsRun)] == [60 + 10 + 10 + 30]  # the way to Calabria is lost


# --- the tokens ------------------------------------------------------------------------------------------------------


@rule("1849-12.3")
def test_all_tokens_in_messina_are_lost_for_good() -> None:
    story = shakes(eve(("656", 4), "AFG H8 B14, IFT B14"))
    assert (story.tokens_of("AFG"), story.tokens_of("IFT")) == (["H8.0"], ["H12.0"])
    assert (len(story.charter("AFG")), len(story.charter("IFT"))) == (1, 1)  # none comes back


@rule("1849-12.3")
def test_tokens_elsewhere_stay() -> None:
    story = shakes(eve(("655", 0), "AFG M9 H8, IFT B14"))
    assert (story.tokens_of("AFG"), story.tokens_of("CTL")) == (["H8.0", "M9.0"], ["E1.0"])


@rule("1849-12.3")
def test_a_lost_token_is_missing_on_the_charter() -> None:
    story = shakes(eve(("655", 0), "IFT B14 M9"))
    assert len(story.charter("IFT")) == 0
    story.finishes_turn().comes_to("IFT", "track")
    while story.actor() == "IFT":
        assert story.menu(act.PlaceToken) == []
        story.goes_on()


# --- Garibaldi -------------------------------------------------------------------------------------------------------


@rule("1849-12.4")
def test_garibaldi_closes_if_it_has_nothing_but_messina() -> None:
    story = eve(("655", 0), "AFG B14").trains("AFG 10H").owns("AFG", "CNM").papers("Cleo", "AFG 1")
    bank = story.cash_of("bank")
    shakes(story)
    assert not story.has_floated("AFG")
    assert (story.tokens_of("AFG"), story.trains_of("AFG"), story.owner("CNM")) == ([], [], None)
    assert (story.cell("AFG"), story.shares("Bob", "AFG"), story.shares("Cleo", "AFG")) == (None, 0, 0)
    assert (story.cash_of("AFG"), story.cash_of("bank")) == (0, bank + 800 + 200)
    assert (story.actor(), story.part()) == ("CTL", "finance")


@rule("1849-12.4")
@pytest.mark.parametrize("places", ["B14 C1", "C1 B14", "M9"])
def test_garibaldi_stays_with_a_token_in_another_city(places: str) -> None:
    story = shakes(eve(("655", 0), f"AFG {places}"))
    assert story.has_floated("AFG")
    assert story.tokens_of("AFG") == [f"{one}.0" for one in places.split() if one != "B14"]


@rule("1849-12.4")
def test_no_other_corporation_closes() -> None:
    story = shakes(eve(("656", 4), "AFG H8 B14, IFT B14"))
    assert all(story.has_floated(corp) for corp in ("AFG", "IFT", "CTL"))


@rule("1849-12.4")
def test_garibaldis_own_12h_may_be_its_end() -> None:
    story = given("1849", PLAYERS).phase("10").launched("AFG 100, CTL 68").papers("Bob", "AFG P 1 1")
    story.papers("Ann", "CTL P").token("AFG", "B14").depot("10H 0").cash("AFG 1000, CTL 100").trains("CTL 10H")
    story.operates("AFG", "trains")
    story.when("AFG").buys_train("12H", 800)
    assert (story.has_floated("AFG"), story.actor()) == (False, "CTL")  # its turn is over
    assert story.trains_of("AFG") == []


@rule("1849-PD-36")
@pytest.mark.parametrize(("profile", "part"), [("rulebook", "trains"), ("18xx.games", "finance")])
def test_on_the_site_the_next_corporation_buys_no_train_then(profile: str, part: str) -> None:
    """CTL has none, and must have one."""
    story = given("1849", PLAYERS, profile).phase("10").launched("AFG 100, CTL 68, RCS 68").papers("Bob", "AFG P 1 1")
    story.papers("Ann", "CTL P 1 1").papers("Cleo", "RCS P 1 1").token("AFG", "B14").depot("10H 0").tile("D6", "9", 2)
    story.tile("E7", "3", 2).cash("AFG 1000, CTL 900, RCS 900").operated("CTL RCS").operates("AFG", "trains")
    story.when("AFG").buys_train("12H", 800)
    assert (story.has_floated("AFG"), story.actor()) == (False, "CTL")
    while story.part() in ("track", "token"):
        story.when("CTL").passes()
    assert (story.actor(), story.part()) == ("CTL", part)
    if part == "finance":
        story.finishes_turn().comes_to("RCS", "trains")  # only the next one


# --- ruins -----------------------------------------------------------------------------------------------------------


@rule("1849-12.5")
def test_messina_is_not_upgraded_before_the_next_stock_round() -> None:
    story = shakes(along_the_coast(eve(("655", 0), "IFT")))
    seen = []
    while story.round()[0] == "operating":
        if (story.actor(), story.part()) == ("IFT", "track"):
            assert story.lays_offered("B14") == set()
            story.when("IFT", refused="hex_barred", rule="1849-12.5").lays("B14", "655")
            seen.append(story.round()[2])
        story.goes_on()
    assert seen == [1, 2, 3]


@rule("1849-12.5")
def test_messina_is_upgraded_again_in_the_next_set() -> None:
    story = shakes(along_the_coast(eve(("655", 0), "IFT", at=3)))
    story.finishes_turn().comes_to("IFT", "track")
    assert (story.round()[:3], story.lays_offered("B14")) == (("operating", 2, 3), set())
    story.finishes_turn().comes_to("IFT", "track")
    assert story.round()[:3] == ("operating", 3, 1)
    assert {tile for tile, _ in story.lays_offered("B14")} == {"655"}
    story.when("IFT").lays("B14", "655")
    assert story.tile_at("B14") == ("655", 0)


@rule("1849-12.5")
def test_tokens_may_be_placed_in_the_ruins() -> None:
    story = shakes(along_the_coast(eve(("655", 0), "AFG M9 B14, IFT")))
    story.finishes_turn().comes_to("IFT", "token")
    assert "B14.0" in story.tokens_offered()
    story.when("IFT").tokens("B14")
    assert story.tokens_of("IFT") == ["B14.0", "H12.0"]
    assert story.round()[:3] == ("operating", 2, 1)


@rule("1849-12.3", "1849-PD-20")
@pytest.mark.parametrize(("profile", "is_home"), [("rulebook", False), ("18xx.games", True)])
def test_only_the_site_makes_another_city_the_home_of_garibaldi(profile: str, is_home: bool) -> None:
    story = given("1849", PLAYERS, profile, "acquiring_station_tokens").phase("10").launched("CTL 100, AFG 68")
    story.papers("Ann", "CTL P 1 1, AFG P 1 1").token("AFG", "B14", "C1").trains("CTL 10H, AFG 10H")
    story.extra(chosen=((story.party("AFG"), story.atlas.hex("B14")),)).operated("CTL AFG").cash("CTL 1000")
    story.operating_round(number=1, of=2)
    while story.part() != "trains":
        story.goes_on()
    shakes(story)
    assert story.tokens_of("AFG") == ["C1.0"]
    while story.round()[2] == 1 or (story.actor(), story.part()) != ("CTL", "dividend"):
        story.goes_on()
    story.when("CTL").declares("withhold")
    if is_home:
        assert (story.part(), story.menu(act.BuyToken)) == ("finance", [])
    else:
        assert story.part() == "token_trade"
        story.when("CTL").buys_token("AFG", "C1", 20)
        assert story.tokens_of("CTL") == ["C1.0", "E1.0"]
