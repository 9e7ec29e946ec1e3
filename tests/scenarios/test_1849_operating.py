"""1849: worked examples about operating rounds: order, track, tokens, trains, phases, privates."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.sicily import COAST, others
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import TileLaid, TrainsRusted

PLAYERS = "Ann Bob Cleo Dan"
Lay = tuple[str, str, int]


def corporation(corp: str, *tiles: Lay, phase: str = "4", cash: int = 500, token: str = "", options: str = "") -> Story:
    """Ann's corporation on a board with these tiles."""
    story = given("1849", PLAYERS, options=options).phase(phase)
    for tile in tiles:
        story.tile(*tile)
    story.launched(f"{corp} 100").papers("Ann", f"{corp} P 1 1").operated(corp)
    if token:
        story.token(corp, token)
    return story.cash(f"{corp} {cash}")


def ends_round(story: Story) -> Story:
    """What is left of the round goes by."""
    now = story.round()
    while story.round() == now:
        story.goes_on()
    return story


# --- order, and a first turn -----------------------------------------------------------------------------------------


@rule("1849-S-29")
def test_five_corporations_operate_in_market_order() -> None:
    story = given("1849", PLAYERS).launched("RCS 100, SFA 100, IFT 100, ATA 100, CTL 100")
    for corp in ("RCS", "SFA", "IFT", "ATA", "CTL"):
        story.papers("Ann", f"{corp} P").operated(corp).cash(f"{corp} 150")
    story.marker("CTL C1, ATA E3, IFT F5, RCS F4, SFA F4").operating_round()
    assert [story.price(corp) for corp in ("RCS", "SFA", "IFT", "ATA", "CTL")] == [100, 100, 95, 95, 95]
    order: list[str] = []
    while story.round()[0] == "operating":
        if story.actor() not in order:
            order.append(story.actor())
        story.goes_on()
    assert order == ["RCS", "SFA", "IFT", "ATA", "CTL"]


@rule("1849-S-30")
def test_lilibeo_begins_with_a_train_for_trapani() -> None:
    story = given("1849", PLAYERS).launched("CTL 100").papers("Ann", "CTL P 1 1").cash("CTL 360").operating_round()
    story.comes_to("CTL", "trains")
    assert story.price("CTL") == 90
    story.when("CTL", refused="must_buy_train", rule="1849-10.6.1").passes()
    story.when("CTL").buys_train("4H", 100)
    assert story.cash_of("CTL") == 260
    story.comes_to("CTL", "run")
    assert (story.round()[:2], story.price("CTL")) == (("operating", 3), 90)
    story.when("CTL").runs(_4H="E1 C1")
    assert story.revenue() == 20 + 20
    story.when("CTL").declares("pay")
    assert story.price("CTL") == 90


# --- what track costs ------------------------------------------------------------------------------------------------

MOUNTAINS: list[Lay] = [("F2", "78", 2), ("E3", "79", 1)]
"""Narrow track from Marsala to Partinico."""
COSTS: list[tuple[str, str, list[Lay], Lay, int, int]] = [
    ("ATA", "", [], ("L12", "78", 5), 40, 40),
    ("ATA", "", [("M13", "675", 1), ("J12", "7", 5)], ("L12", "8", 1), 160, 80),
    ("RCS", "", [("B4", "7", 5)], ("D4", "3", 2), 40, 20),
    ("CTL", "", MOUNTAINS, ("D4", "679", 1), 10, 10),
    ("RCS", "", [("B4", "7", 5), ("D4", "3", 2)], ("D4", "682", 1), 10, 10),
    ("CTL", "", [*MOUNTAINS, ("D4", "679", 1)], ("D4", "680", 1), 40, 20),
    ("RCS", "", [("B4", "7", 5), ("D4", "682", 1)], ("D4", "697", 1), 40, 40),
    ("AFG", "H8", [], ("H8", "657", 0), 80, 40),
    ("AFG", "H8", [("H8", "657", 0)], ("H8", "662", 0), 80, 40),
    ("AFG", "M9", [], ("K9", "677", 0), 40, 40),
    ("AFG", "M9", [("L8", "8", 3), ("J8", "7", 5)], ("K9", "711", 0), 160, 80),
]


def cost(corp: str, token: str, tiles: list[Lay], lay: Lay, engineer: str) -> int:
    """What a lay costs, depending on who owns the Studio di Ingegneria."""
    story = corporation(corp, *tiles, phase="10", token=token).owns(engineer, "SIGI").operates(corp)
    story.when(corp).lays(*lay)
    [laid] = story.happened(TileLaid)
    assert story.cash_of(corp) == 500 - laid.cost
    paid: int = laid.cost
    return paid


@rule("1849-S-31")
@pytest.mark.parametrize(("corp", "token", "tiles", "lay", "full", "with_studio"), COSTS)
def test_terrain_costs_by_gauge(corp: str, token: str, tiles: list[Lay], lay: Lay, full: int, with_studio: int) -> None:
    assert cost(corp, token, tiles, lay, "Bob") == full


@rule("1849-S-32")
@pytest.mark.parametrize(("corp", "token", "tiles", "lay", "full", "with_studio"), COSTS)
def test_terrain_costs_with_the_studio(
    corp: str, token: str, tiles: list[Lay], lay: Lay, full: int, with_studio: int
) -> None:
    assert cost(corp, token, tiles, lay, corp) == with_studio


@rule("1849-S-86")
def test_a_tile_is_not_paid_by_revenue_to_come() -> None:
    story = corporation("CTL", *COAST[:3], phase="12", cash=30).trains("CTL 10H").operates("CTL")
    story.when("CTL", refused="cannot_afford_tile", rule="1849-10.3.1.7").lays("F2", "79", 2)  # L.40
    story.when("CTL").passes()
    story.when("CTL").passes()
    story.when("CTL").runs_best()
    assert story.revenue() == 100


# --- where track may lie ---------------------------------------------------------------------------------------------


@rule("1849-S-33")
def test_acireale_waits_until_a_corporation_owns_the_corriere() -> None:
    story = others(corporation("IFT", ("H12", "653", 1), phase="6"), "CTL").owns("Bob", "SCE").trains("IFT 6H, CTL 6H")
    story.cash("CTL 100").operates("IFT", of=2)
    story.when("IFT", refused="hex_blocked", rule="1849-7.1.5").lays("G13", "58", 1)
    story.comes_to("CTL", "track").when("CTL").buys_private("SCE", 10)
    story.comes_to("IFT", "track")
    assert story.lays_offered("G13") == {("58", 1)}
    treasury = story.cash_of("IFT")
    story.when("IFT").lays("G13", "58", 1)
    assert (story.tile_at("G13"), story.cash_of("IFT")) == (("58", 1), treasury)


@rule("1849-S-34")
def test_few_tiles_fit_between_walls_and_the_sea() -> None:
    story = corporation("RCS", phase="6").operates("RCS")
    atlas = story.atlas

    def fitting(place: str) -> set[tuple[str, int]]:
        hex = atlas.hex(place)
        lays = atlas.upgrades(hex, atlas.printed[hex])
        return {(atlas.tiles[atlas.tile_of(lay)].name, atlas.rotation(lay)) for lay in lays}

    assert fitting("D8") == {("8", 2), ("78", 2)}
    assert fitting("G13") == {("58", 1), ("73", 1)}
    assert fitting("B4") == {("7", 5), ("77", 5)}
    for rotation in range(6):
        for tile, sides in (
            ("7", (0, 1)),
            ("8", (0, 2)),
            ("9", (0, 3)),
            ("77", (0, 1)),
            ("78", (0, 2)),
            ("79", (0, 3)),
        ):
            if 1 in {(side + rotation) % 6 for side in sides}:  # a south-western exit
                refusal = story.when("RCS", refused="track_leads_nowhere", rule="1849-10.3.0.5")
                refusal.lays("B4", tile, rotation)


@rule("1849-S-35")
def test_palermos_standard_track_is_continued_in_standard_gauge() -> None:
    story = corporation("RCS").operates("RCS")
    story.when("RCS", refused="other_gauge", rule="1849-10.3.0.3").lays("B4", "77", 5)
    story.when("RCS").lays("B4", "7", 5)
    assert (story.tile_at("B4"), story.cash_of("RCS")) == (("7", 5), 500)
    # a later standard tile ends against narrow track
    later = corporation("RCS", ("B4", "7", 5), ("C3", "73", 3)).operates("RCS")  # Alcamo: narrow to D4 and B2
    later.when("RCS").lays("D4", "3", 2)
    assert later.tile_at("D4") == ("3", 2)


@rule("1849-S-36")
def test_akragas_begins_in_girgenti() -> None:
    for engineer, paid in (("Bob", 40), ("SFA", 20)):
        story = corporation("SFA").owns(engineer, "SIGI").operates("SFA")
        story.when("SFA").lays("J6", "657", 2)
        assert (story.tile_at("J6"), story.cash_of("SFA")) == (("657", 2), 500 - paid)


@rule("1849-S-38")
def test_palermo_has_its_own_tile_in_one_rotation() -> None:
    for rotation in range(6):
        story = corporation("RCS", phase="6").operates("RCS")
        if rotation == 5:
            story.when("RCS").lays("C5", "651", 5)
            assert story.tile_at("C5") == ("651", 5)
        else:
            story.when("RCS", refused="track_leads_nowhere").lays("C5", "651", rotation)
    for rotation in range(6):
        story = corporation("RCS", ("H8", "657", 0), phase="6").operates("RCS")
        story.when("RCS", refused="tile_does_not_fit").lays("C5", "660", rotation)
        story.when("RCS", refused="tile_does_not_fit").lays("H8", "651", rotation)


@rule("1849-S-82")
@pytest.mark.parametrize("way", [("G1", "3", 3), ("D2", "7", 0)])
def test_a_crossing_is_laid_by_who_comes_in_its_gauge(way: Lay) -> None:
    story = corporation("CTL", ("F2", "78", 2), phase="6").operates("CTL")
    story.when("CTL", refused="no_new_track", rule="1849-10.3.0.10").lays("F2", "712", 1)
    for engineer, paid in (("Bob", 160), ("CTL", 80)):
        story = corporation("CTL", ("F2", "78", 2), way, phase="6").owns(engineer, "SIGI").operates("CTL")
        story.when("CTL").lays("F2", "712", 1)
        assert (story.tile_at("F2"), story.cash_of("CTL")) == (("712", 1), 500 - paid)


@rule("1849-S-85")
def test_a_replaced_tile_is_available_again() -> None:
    story = corporation("CTL", ("F2", "25", 4), ("F6", "25", 0), ("D2", "8", 1), phase="10", cash=1000)
    story.trains("CTL 10H").operates("CTL", of=3)
    story.when("CTL", refused="no_such_tile_left", rule="1849-10.3.0.11").lays("D2", "25", 1)
    story.when("CTL").lays("F2", "40", 0)
    ends_round(story).comes_to("CTL", "track")
    story.when("CTL").lays("D2", "25", 1)
    assert story.tile_at("D2") == ("25", 1)
    ends_round(story).comes_to("CTL", "track")
    story.when("CTL", refused="no_such_tile_left", rule="1849-10.3.0.11").lays("D2", "40", 1)


# --- tokens ----------------------------------------------------------------------------------------------------------


@rule("1849-S-37")
def test_palermo_is_kept_for_sicula() -> None:
    story = corporation("CTL", *COAST, phase="10", options="free_runs").trains("CTL 10H").operates("CTL", "token")
    story.when("CTL", refused="slot_reserved", rule="1849-10.4.6").tokens("C5")
    story.when("CTL").passes()
    story.when("CTL").runs(_10H="E1 G1 (H2) G3 (E3) C3 D4 (B4) C5 A5")  # through Palermo to the port
    assert story.revenue() == 30 + 10 + 10 + 10 + 10 + 50 + 10
    green = corporation("CTL", *COAST, phase="10").operates("CTL")
    green.when("CTL").lays("C5", "651", 5)
    green.when("CTL").tokens("C5")
    assert green.tokens_of("CTL") == ["C5.0", "E1.0"]
    second = others(corporation("CTL", *COAST, ("C5", "651", 5), phase="10"), "IFT C5").operates("CTL", "token")
    second.when("CTL", refused="slot_reserved", rule="1849-10.4.6").tokens("C5")


@rule("1849-S-39")
def test_akragas_lands_in_messina() -> None:
    story = corporation("SFA", phase="8").owns("SFA", "SMS").trains("SFA 6H").operates("SFA")
    story.when("SFA").closes_private("SMS")
    story.when("SFA").lays("B14", "655")
    story.when("SFA", refused="one_tile_a_turn").lays("J6", "657", 2)
    story.when("SFA").tokens("B14")
    assert (story.cash_of("SFA"), story.owner("SMS"), story.tokens_of("SFA")) == (500, None, ["B14.0", "J6.0"])
    story.when("SFA", refused="one_token_a_turn").tokens("M9")
    story.when("SFA").runs(_6H="a12 A13 B14 (A15) C15")
    assert story.revenue() == 20 + 10 + 50 + 30


@rule("1849-S-83")
@pytest.mark.parametrize(("tokens", "beyond"), [("RCS", True), ("RCS, IFT C5", False)])
def test_full_palermo_is_an_end(tokens: str, beyond: bool) -> None:
    def fresh(part: str) -> Story:
        """Standard track goes on from Palermo to Girgenti."""
        south = [("D6", "8", 0), ("F6", "9", 0), ("H6", "9", 0), ("J6", "644", 2)]
        story = corporation("CTL", *COAST, *south, ("C5", "651", 5), phase="16", options="free_runs")
        story.launch_order("ATA")  # Girgenti is nobody's home
        return others(story, tokens).trains("CTL 16H").operates("CTL", part)

    story = fresh("run")
    story.when("CTL").runs(_16H="E1 G1 (H2) G3 (E3) C3 D4 (B4) C5")
    assert story.revenue() == 40 + 10 * 4 + 90
    story = fresh("run")
    way = "E1 G1 (H2) G3 (E3) C3 D4 (B4) C5 (D6 F6 H6) J6"
    if beyond:
        story.when("CTL").runs(_16H=way)
        assert story.revenue() == 40 + 10 * 4 + 90 + 20
    else:
        story.when("CTL", refused="run_passes_blocked", rule="1849-10.1.3").runs(_16H=way)
    assert bool(fresh("track").lays_offered("D6")) == beyond
    assert ("J6.0" in fresh("token").tokens_offered()) == beyond


# --- trains and phases -----------------------------------------------------------------------------------------------


@rule("1849-S-55")
def test_the_first_10h_beside_two_8h() -> None:
    story = others(corporation("IFT", phase="8", cash=600), "RCS").trains("IFT 8H 8H, RCS 6H, pool 6H").depot("8H 0")
    story.cash("RCS 400").operates("IFT", "trains")
    story.when("IFT").buys_train("10H", 550)
    assert (story.phase_name(), story.trains_of("RCS"), story.trains_of("pool")) == ("10", [], [])
    assert story.happened(TrainsRusted)
    assert {type(choice.action) for choice in story.menu(act.Action)} == {act.DiscardTrain}
    story.when("IFT").discards("8H")
    assert (story.trains_of("IFT"), story.trains_of("pool"), story.cash_of("IFT")) == (["8H", "10H"], ["8H"], 50)
    story.comes_to("RCS", "trains")
    story.when("RCS").buys_train("8H", 350, "pool")
    assert (story.trains_of("RCS"), story.cash_of("RCS")) == (["8H"], 50)


@rule("1849-S-56")
def test_two_8h_leave_no_room_for_the_first_16h() -> None:
    story = corporation("IFT", phase="12", cash=2000).trains("IFT 8H 8H").operates("IFT", "trains")
    assert story.menu(act.BuyTrain) == []
    story.when("IFT", refused="train_limit").buys_train("16H", 1100)
    story = corporation("IFT", phase="12", cash=2000).trains("IFT 8H").operates("IFT", "trains")
    story.when("IFT").buys_train("16H", 1100)
    assert story.trains_of("IFT") == ["16H"]


@rule("1849-S-57")
def test_the_first_6h_opens_green_tiles_and_144_at_once() -> None:
    story = others(corporation("CTL"), "RCS").depot("4H 0").cash("RCS 100, Cleo 400").launch_order("SFA")
    story.operates("CTL", "trains", number=1, of=1)
    story.when("CTL").buys_train("6H", 200)
    story.comes_to("RCS", "track").when("RCS").lays("C5", "651", 5)
    ends_round(story)
    assert story.round() == ("stock", 3, 1, 1)
    while story.actor() != "Cleo":
        story.when(story.actor()).passes()
    assert story.pars_offered("SFA") == {68, 100, 144}
    ends_round(story)
    assert story.round() == ("operating", 3, 1, 2)


@rule("1849-S-58")
def test_the_first_8h_retires_every_4h() -> None:
    story = others(corporation("IFT", phase="6"), "CTL").trains("IFT 4H, CTL 4H, pool 4H").depot("6H 0")
    story.cash("CTL 400").operates("IFT", "trains", of=2)
    story.when("IFT").buys_train("8H", 350)
    assert [story.trains_of(owner) for owner in ("IFT", "CTL", "pool")] == [["8H"], [], []]
    assert (story.actor(), story.part()) == ("IFT", "finance")
    story.comes_to("CTL", "token").when("CTL").passes()  # Lilibeo has a route to Trapani
    assert (story.actor(), story.part()) == ("CTL", "trains")
    story.when("CTL", refused="must_buy_train", rule="1849-10.6.1").passes()
    story.when("CTL").buys_train("8H", 350)


@rule("1849-S-59")
def test_another_corporations_train_is_no_emergency() -> None:
    story = others(corporation("CTL", phase="6", cash=75), "RCS").trains("RCS 6H").cash("RCS 0, Ann 500")
    story.operates("CTL", "trains")
    for wrong in (0, 76):
        story.when("CTL", refused="train_price", rule="1849-10.6.4").offers.buys_train("6H", wrong, "RCS")
    story.when("CTL").offers.buys_train("6H", 75, "RCS")
    story.when("Bob").accepts()
    assert (story.trains_of("CTL"), story.trains_of("RCS")) == (["6H"], [])
    assert [story.cash_of(name) for name in ("CTL", "RCS", "Ann")] == [0, 75, 500]


@rule("1849-S-88")
def test_an_r6h_instead_of_a_16h() -> None:
    story = corporation("IFT", phase="12", cash=3000).operates("IFT", "trains")
    story.when("IFT", refused="train_not_for_sale", rule="1849-10.6.3").buys_train("R6H", 350)
    story.when("IFT").buys_train("16H", 1100)
    assert story.phase_name() == "16"
    prices = {choice.action.price for choice in story.menu(act.BuyTrain) if isinstance(choice.action, act.BuyTrain)}
    assert prices == {1100, 350}
    story.when("IFT").buys_train("R6H", 350)
    assert (story.phase_name(), story.trains_of("IFT"), story.cash_of("IFT")) == ("16", ["16H", "R6H"], 1550)


# --- privates --------------------------------------------------------------------------------------------------------


@rule("1849-S-60")
def test_what_a_corporation_may_pay_for_the_marittima() -> None:
    for amount in (1, 110, 220):
        story = corporation("RCS", phase="6").owns("Ann", "SMS RSA").cash("Ann 0").operates("RCS")
        story.when("RCS").buys_private("SMS", amount)
        assert (story.owner("SMS"), story.cash_of("Ann"), story.cash_of("RCS")) == ("RCS", amount, 500 - amount)
    story = corporation("RCS", phase="6").owns("Ann", "SMS RSA").operates("RCS")
    story.when("RCS", refused="private_price", rule="1849-10.2.2").buys_private("SMS", 221)
    story.when("RCS", refused="never_for_corporations", rule="1849-7.1.9").buys_private("RSA", 150)
    for phase in ("4", "12"):
        story = corporation("RCS", phase=phase).owns("Ann", "SCE SIGI CNM SMS RSA").operates("RCS")
        assert story.menu(act.BuyPrivate) == []
        for private in ("SCE", "SIGI", "CNM", "SMS", "RSA"):
            story.when("RCS", refused="no_private_sales_now", rule="1849-10.2.1").buys_private(private, 20)


@rule("1849-S-87")
def test_a_sold_private_pays_the_corporation() -> None:
    story = given("1849", PLAYERS).phase("6").launched("CTL 100, RCS 68").operated("CTL RCS").trains("CTL 6H")
    story.papers("Ann", "CTL P 1 1 1 1, RCS P 1").owns("Ann", "CNM").cash("CTL 500, Ann 0").operates("CTL", of=2)
    assert story.counted("Ann") == 8
    story.when("CTL").buys_private("CNM", 150)
    assert (story.counted("Ann"), story.cash_of("Ann"), story.cash_of("CTL")) == (7, 150, 350)
    story.comes_to("CTL", "dividend").when("CTL").declares("withhold")
    treasury = story.cash_of("CTL")
    ends_round(story)
    assert story.cash_of("CTL") == treasury + 15


# --- the earthquake --------------------------------------------------------------------------------------------------


@rule("1849-S-68")
def test_the_earthquake_of_messina() -> None:
    story = given("1849", PLAYERS).phase("10").launched("CTL 100, AFG 68, IFT 68, RCS 68").operated("CTL AFG IFT RCS")
    story.papers("Ann", "CTL P 1 1").papers("Bob", "AFG P, IFT P").papers("Cleo", "RCS P").owns("Dan", "SIGI")
    story.tile("B14", "656", 4).tile("C5", "651", 5).token("AFG", "B14", "C5").token("IFT", "B14").trains(
        "CTL 10H, IFT 10H"
    )
    story.extra(chosen=((story.party("AFG"), story.atlas.hex("B14")),)).depot("10H 0")
    story.tile("H12", "653", 1).tile("G13", "58", 1).tile("D14", "8", 1).cash("CTL 1000, IFT 0, AFG 0, RCS 0")
    story.operates("CTL", "trains", number=2, of=3)
    story.when("CTL").buys_train("12H", 800)
    assert story.tile_at("B14")[0] == "B14"
    assert (story.tokens_of("AFG"), story.tokens_of("IFT"), story.has_floated("AFG")) == (["C5.0"], ["H12.0"], True)
    assert (len(story.charter("AFG")), len(story.charter("IFT"))) == (1, 1)  # neither comes back
    assert story.owner("SIGI") is None
    for number in (2, 3):
        story.comes_to("IFT", "track")
        assert story.round()[:3] == ("operating", 2, number)
        story.when("IFT", refused="hex_barred", rule="1849-12.5").lays("B14", "655")
        story.comes_to("IFT", "token")
        assert "B14.0" in story.tokens_offered()  # its one slot is free
        story.comes_to("IFT", "run").when("IFT").runs_best()
        assert story.revenue() == 60 + 10 + 10 + 30
        ends_round(story)
    story.comes_to("IFT", "track")
    assert story.round()[:3] == ("operating", 3, 1)
    story.when("IFT").lays("B14", "655")
    ends_round(story).comes_to("IFT", "track").when("IFT").lays("B14", "656", 4)
    assert story.tile_at("B14") == ("656", 4)
