"""18CZ: the turn of a corporation, its track and its local railways."""

from __future__ import annotations

import pytest

from tests.czech import laid, operating, railway, rotation_to
from tests.marks import rule
from tests.story import Story
from tresham.core.action import (
    BuyPrivate,
    CashPrivate,
    DeclareDividend,
    DiscardTrain,
    RunTrains,
    ScrapTrain,
    TurnTrain,
)
from tresham.rules.operating import CorporationTurn


@rule("18CZ-VIII.3.1")
def test_the_parts_of_a_turn() -> None:
    stage = operating("EKJ").title.stages["operating_turn"]
    assert isinstance(stage, CorporationTurn)
    names = [part.name for part in stage.parts]
    assert names[:6] == ["track", "token", "run", "dividend", "take_over", "trains"]


@rule("18CZ-VIII.3.1", "18CZ-VIII.10.2")
def test_run_and_income_are_not_skipped() -> None:
    story = laid(railway("EKJ"), "D5 57 D3 D7, D3 57 D1 D5").trains("EKJ 2a").operates("EKJ", "run")
    story.when("EKJ", refused="must_run", rule="18CZ-VIII.3.1").passes()
    story.when("EKJ", refused="part_comes_later", rule="18CZ-VIII.3.1").buys_train("3d", 120)
    story.when("EKJ").runs_best()
    story.when("EKJ", refused="must_declare", rule="18CZ-VIII.8.5").passes()
    story.when("EKJ").declares("pay")
    story.when("EKJ").buys_train("3d", 120)
    assert (story.menu(RunTrains), story.part()) == ([], "trains")


@rule("18CZ-VIII.1.1", "18CZ-V.2")
def test_the_director_speaks_and_the_treasury_pays() -> None:
    story = laid(railway("EKJ"), "D5 57 C4 E6").holds("B", "EKJ 1", president=False).operates("EKJ")
    assert story.to_act() == "A"
    before = story.purses()
    story.when("EKJ").lays("E6", "9", rotation_to(story, "E6", "9", "D5", "F7"))
    assert (story.cash_of("EKJ"), story.purses()) == (480, before)
    story = laid(railway("EKJ"), "D5 57 C4 E6").cash("EKJ 19").operates("EKJ")
    story.when("EKJ", refused="cannot_afford_tile").lays("E6", "9", rotation_to(story, "E6", "9", "D5", "F7"))


# --- local railways --------------------------------------------------------------------------------------------------


@rule("18CZ-IV.1.3")
def test_locals_do_nothing_by_themselves() -> None:
    story = laid(railway("EKJ"), "D5 57 D3 D7").owns("A", "S1").operates("EKJ")
    story.when("EKJ", refused="no_such_power").lays_with("S1", "D7", "9", rotation_to(story, "D7", "9", "D5", "D9"))


@rule("18CZ-IV.1.14", "18CZ-IV.1.8")
def test_a_local_never_comes_back() -> None:
    story = railway("BTE KFN").owns("KFN", "M1").owns("A", "M2").trains("BTE 2+2b").operates("BTE")
    story.when("BTE", refused="private_not_for_sale", rule="18CZ-IV.1.14").offers.buys_private("M1", 10)
    bought = [choice.action for choice in story.menu(BuyPrivate)]
    assert [story.title.privates[one.private].symbol for one in bought if isinstance(one, BuyPrivate)] == ["M2"]
    story.when("BTE", refused="not_your_private", rule="18CZ-IV.1.13").cashes("M2")


@rule("18CZ-VIII.3.4", "18CZ-VIII.3.3", "18CZ-IV.1.13")
@pytest.mark.parametrize("part", ["track", "token", "run", "dividend", "take_over", "trains"])
def test_locals_at_any_time(part: str) -> None:
    story = laid(railway("BTE EKJ"), "D3 57 D1 D5, D5 57 D3 D7").owns("BTE", "M1").owns("A", "S1").trains("BTE 2+2b")
    story.operates("BTE", part, ran=part in ("dividend", "take_over", "trains"), revenue=40).unsettled()
    story.when("BTE").cashes("M1")
    assert story.cash_of("BTE") == 545
    story.when("BTE").buys_private("S1", 45)
    assert story.owner("S1") == "BTE"


@rule("18CZ-VIII.3.4")
def test_in_the_middle_of_a_take_over() -> None:
    story = railway("EKJ BTE").trains("EKJ 2b, BTE 2+2b").owns("BTE", "M1").cash("BTE 900").operates("BTE", "take_over")
    story.when("BTE").offers.takes_over("EKJ", 70)
    story.when("A").accepts()
    assert {type(one.action) for one in story.ready().game.legal_actions().menu} >= {TurnTrain, ScrapTrain, CashPrivate}
    story.when("BTE").cashes("M1")
    story.when("BTE").turns_train("2b", "2+2b")
    assert story.trains_of("BTE") == ["2+2b", "2+2b"]


# --- track -----------------------------------------------------------------------------------------------------------


@rule("18CZ-VIII.4.5", "18CZ-VIII.4.7", "18CZ-VIII.4.6", "18CZ-VIII.4.1")
@pytest.mark.parametrize(
    ("place", "near", "tiles"),
    [
        ("D7", "D5", {"7", "8", "9"}),
        ("E4", "D5", {"3", "4", "58"}),
        ("D5", "D3", {"5", "6", "57"}),
        ("E14", "E16", {"1", "2", "55", "56", "69"}),
        ("G20", "F19", {"201", "202", "621"}),
        ("E12", "", {"8889", "8890"}),
    ],
)
def test_what_goes_where(place: str, near: str, tiles: set[str]) -> None:
    story = railway("BN")
    if near:
        hex = story.atlas.hex(place)
        atlas = story.atlas
        edge = next(edge for edge in range(6) if atlas.names[atlas.mate[hex * 6 + edge] // 6] == near)
        home = {"D5": "D5", "D3": "D3", "E16": "E16"}.get(near)
        if home:
            behind = atlas.names[atlas.mate[atlas.hex(home) * 6 + edge] // 6]
            laid(story, f"{home} 57 {place} {behind}").token("BN", home)
        else:
            laid(story, "F19 9 E18 G20, E18 8 E16 F19, E16 57 E14 E18").token("BN", "E16")
    assert {tile for tile, _ in story.operates("BN").lays_offered(place)} == tiles


@rule("18CZ-VIII.4.5")
def test_one_of_the_two_tracks_is_enough() -> None:
    story = laid(railway("BCB"), "E16 57 E14 E18").operates("BCB")
    assert ("55", rotation_with(story, "55")) in story.lays_offered("E14")


def rotation_with(story: Story, tile: str) -> int:
    """A rotation of a tile on E14 that leads to E16."""
    return next(turn for turn in range(6) if story.atlas.exits[story.atlas.lay(tile, turn)] >> 4 & 1)


@rule("18CZ-VIII.5.1", "18CZ-VIII.5.2")
@pytest.mark.parametrize(("phase", "colours"), [("c", set()), ("d", {"green"}), ("g", {"green"}), ("i", {"green"})])
def test_one_colour_after_the_other(phase: str, colours: set[str]) -> None:
    story = laid(railway("EKJ", phase), "D5 57 D3 D7").operates("EKJ")
    lays = story.lays_offered("D5")
    assert {
        story.atlas.tiles[story.atlas.tile_of(story.atlas.lay(*lay))].colour.name.lower() for lay in lays
    } == colours
    if phase != "c":
        story.when("EKJ", refused="tile_does_not_fit", rule="18CZ-VIII.5.1").lays("D5", "611", 0)


@rule("18CZ-VIII.5.2")
@pytest.mark.parametrize(("phase", "tile", "new"), [("g", "14", "611"), ("i", "611", "595p")])
def test_brown_and_grey_in_their_phases(phase: str, tile: str, new: str) -> None:
    story = railway("EKJ", phase).tile("D5", tile, 0).operates("EKJ")
    assert (new in {name for name, _ in story.lays_offered("D5")}) == (not new.endswith("p"))


@rule("18CZ-VIII.5.6")
def test_plain_track_stays_plain_and_towns_stay_towns() -> None:
    story = laid(railway("EKJ"), "D5 57 D3 D7, D7 9 D5 D9").operates("EKJ")
    story.when("EKJ", refused="tile_does_not_fit", rule="18CZ-VIII.5.6").lays("D7", "14", 0)
    story = laid(railway("EKJ"), "D5 57 C6 E4").tile("E4", "4", 0).operates("EKJ")
    assert story.lays_offered("E4") == set()
    story.when("EKJ", refused="tile_does_not_fit", rule="18CZ-VIII.5.6").lays("E4", "14", 0)


@rule("18CZ-VIII.5.6")
@pytest.mark.parametrize(
    ("old", "new"), [("1", "888p"), ("55", "888p"), ("2", "887p"), ("56", "887p"), ("69", "8866p")]
)
def test_two_towns_become_one(old: str, new: str) -> None:
    story = railway("BCB").tile("E14", old, 0)
    merged = story.atlas.special_upgrades(story.atlas.hex("E14"), story.atlas.lay(old, 0))
    assert {story.atlas.tiles[story.atlas.tile_of(lay)].name for lay in merged} == {new}


@rule("18CZ-VIII.5.8", "18CZ-VIII.6.3", "18CZ-VIII.4.4")
def test_free_spaces_let_everybody_through() -> None:
    west = "D5 57 D3 D7, D7 9 D5 D9, D9 8 D7 E10, E10 57 D9 F11"
    story = laid(railway("EKJ BCB"), west).operates("EKJ")
    assert "F11" in story.hexes_offered()
    story = laid(railway("EKJ BCB"), west).token("BCB", "E10").operates("EKJ")
    assert "F11" not in story.hexes_offered()
    story.when("EKJ", refused="not_connected", rule="18CZ-VIII.4.4").lays(
        "F11", "4", rotation_to(story, "F11", "4", "E10", "G12")
    )


# --- trains ----------------------------------------------------------------------------------------------------------


@rule("18CZ-VIII.10.3", "18CZ-VIII.12.7", "18CZ-VIII.12.11", "18CZ-VIII.12.2", "18CZ-VIII.12.9", "18CZ-VIII.12.10")
@pytest.mark.parametrize(
    ("corp", "phase", "trains", "card", "price"),
    [
        ("EKJ", "a", "2a 2a 2a", "2a", 70),
        ("BTE", "d", "2+2b 2+2b 2+2c", "3d", 180),
        ("BTE", "f", "3+3d 3+3e", "4f", 400),
        ("EKJ", "h", "4e", "5h", 350),
        ("BTE", "i", "4+4f", "5i", 500),
        ("kk", "d", "3Ed 3Ed 3Ed", "3d", 250),
        ("kk", "j", "5Eh 6Ei", "5j", 1000),
    ],
)
def test_how_many_trains(corp: str, phase: str, trains: str, card: str, price: int) -> None:
    story = railway(corp, phase).cash(f"{corp} 9999").trains(f"{corp} {trains}").operates(corp, "trains").unsettled()
    face = {"EKJ": None, "BTE": "+", "kk": "E"}[corp]
    chosen = (
        None
        if face is None
        else next(one.name for one in story.title.trains if one.face_of == card and face in one.name)
    )
    story.when(corp, refused="train_limit", rule="18CZ-VIII.10.4").buys_train(card, price, face=chosen)


@rule("18CZ-VIII.10.10", "18CZ-VIII.10.6", "18CZ-VIII.12.4")
def test_any_number_of_trains_in_card_order() -> None:
    story = railway("BTE", "b").cash("BTE 900").depot("2b 1").operates("BTE", "trains")
    assert {name for name, _ in story.trains_offered()} == {"2b"}
    story.when("BTE", refused="train_not_for_sale", rule="18CZ-VIII.10.6").buys_train("3c", 80, face="2+2c")
    story.when("BTE").buys_train("2b", 80, face="2+2b")
    story.when("BTE").buys_train("3c", 80, face="2+2c")
    assert story.phase_name() == "c"
    story.when("BTE", refused="face_value", rule="18CZ-VIII.10.6").buys_train("3c", 81, face="2+2c")
    story.when("BTE").buys_train("3c", 80, face="2+2c")
    assert story.trains_of("BTE") == ["2+2b", "2+2c", "2+2c"]


@rule("18CZ-VIII.10.8", "18CZ-VIII.9.9")
def test_no_train_is_given_up_by_choice() -> None:
    story = railway("BTE EKJ", "f").trains("BTE 4+4f 3d").operates("BTE", "trains").unsettled()
    assert story.menu(ScrapTrain) == story.menu(TurnTrain) == story.menu(DiscardTrain) == []
    story.when("BTE", refused="not_now").scraps_train("3d")
    story.when("BTE", refused="not_now").turns_train("3d", "3+3d")


@rule("18CZ-VIII.12.7", "18CZ-VIII.12.11", "18CZ-VIII.12.10", "18CZ-VIII.12.8", "18CZ-VIII.12.9", "18CZ-VIII.12.6")
@pytest.mark.parametrize(
    ("corp", "phase", "card", "face", "victim", "older", "left"),
    [
        ("OFE", "f", "4f", None, "EKJ", "2a 3c", ["3c"]),
        ("BTE", "f", "4f", "4+4f", "KFN", "2+2b 3+3d", ["3+3d"]),
        ("OFE", "g", "5g", None, "EKJ", "3c 4f", ["4f"]),
        ("BTE", "h", "5h", "5+5h", "KFN", "3+3d 4+4f", ["4+4f"]),
        ("kk", "i", "5i", "6Ei", "SX", "3Ed 4Ef", ["4Ef"]),
        ("kk", "j", "5j", "8Ej", "SX", "4Ef 5Eh", ["5Eh"]),
    ],
)
def test_what_a_sale_scraps(
    corp: str, phase: str, card: str, face: str | None, victim: str, older: str, left: list[str]
) -> None:
    story = railway(f"{corp} {victim}", phase).cash(f"{corp} 9999").trains(f"{victim} {older}")
    price = next(one.price for one in story.title.trains if one.name == (face or card))
    story.operates(corp, "trains").when(corp).buys_train(card, price, face=face)
    assert story.trains_of(victim) == left


@rule("18CZ-VIII.10.9", "18CZ-IV.2.b.1", "18CZ-IV.2.c.1")
def test_no_larger_trains() -> None:
    story = railway("EKJ BTE", "d").cash("EKJ 900, BTE 900").operates("EKJ", "trains")
    story.when("EKJ", refused="train_of_other_kind", rule="18CZ-VIII.10.9").buys_train("3d", 180, face="3+3d")
    story = railway("BTE", "d").cash("BTE 900").operates("BTE", "trains")
    story.when("BTE", refused="train_of_other_kind", rule="18CZ-VIII.10.9").buys_train("3d", 250, face="3Ed")


@rule("18CZ-VIII.10.1")
def test_the_last_place_is_kept_for_the_own_kind() -> None:
    story = railway("BTE", "f").trains("BTE 3c").cash("BTE 900").operates("BTE", "trains")
    story.when("BTE", refused="place_for_duty", rule="18CZ-VIII.10.1").buys_train("4f", 250)


@rule("18CZ-DIFF.7")
def test_on_the_site_trains_are_traded_from_the_start() -> None:
    story = railway("OFE MW", "a", profile="18xx.games").trains("MW 2a").operates("OFE", "trains")
    assert ("2a", "MW") in story.trains_offered()


@rule("18CZ-DIFF.20")
def test_on_the_site_any_run_will_do() -> None:
    story = (
        laid(railway("EKJ", profile="18xx.games"), "D5 57 D3 D7, D3 57 D1 D5").trains("EKJ 3c").operates("EKJ", "run")
    )
    story.when("EKJ").runs(**{"3c": "D5 D3"})
    assert {type(one.action) for one in story.ready().game.legal_actions().menu} >= {DeclareDividend}
