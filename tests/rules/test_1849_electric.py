"""1849, a variant: electric trains."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import PhaseBegan
from tresham.rules.operating import CorporationTurn
from tresham.rules.rights import RightBought, Rights
from tresham.titles import UnknownTitle, build

OTHERS = "acquiring_station_tokens bonds"
OPTIONS = f"{OTHERS} electric_dreams"
EAST = {"H12": ("653", 1), "G13": ("58", 1), "D14": ("8", 1), "D12": ("77", 4), "B14": ("656", 4)}
"""Catania, Acireale, Taormina, and from there to Messina two ways: standard over D14, narrow over D12."""


def electric(
    part: str, cash: str, phase: str = "12", marked: str = "", sold: int | None = None, profile: str = "rulebook"
) -> Story:
    """CTL (Ann's) joins Marsala and Trapani; RCS is Bob's. Some have bought a marker."""
    story = given("1849", "Ann Bob Eve", profile, OPTIONS).phase(phase).launched("CTL 100, RCS 68").launch_order("")
    story.papers("Ann", "CTL P").papers("Bob", "RCS P").operated("CTL RCS").trains("CTL 10H").cash("RCS 0").cash(cash)
    count = len(marked.split()) if sold is None else sold
    return story.extra(entitled=story.mask(marked), rights_sold=count).operates("CTL", part)


def east(train: str, phase: str = "12") -> Story:
    """IFT at home in Catania, about to run one train."""
    story = given("1849", "Ann Bob Eve", options=f"{OPTIONS} free_runs").phase(phase).launched("IFT 100")
    for place, (tile, rotation) in EAST.items():
        story.tile(place, tile, rotation)
    return story.papers("Ann", "IFT P").trains(f"IFT {train}").cash("IFT 0").operates("IFT", "run")


def has_marker(story: Story, corp: str) -> bool:
    """Does a corporation have a marker?"""
    extra = story.ready().game.state.extra[Rights]
    return bool(extra.entitled >> story.party(corp) & 1)


def trains_for_sale(story: Story) -> dict[str, int]:
    """Trains of the bank on the menu, with their prices."""
    s, found = story.ready().game.state, {}
    for choice in story.menu(act.BuyTrain):
        assert isinstance(choice.action, act.BuyTrain)
        if choice.field is None:
            found[story.title.trains[s.faces[choice.action.train]].name] = choice.action.price
    return found


def revenue(story: Story) -> int:
    """What the trains have earned."""
    before = story.cash_of("IFT")
    story.when("IFT").declares("withhold")
    return story.cash_of("IFT") - before


# --- the variant ------------------------------------------------------------------------------------------------------


@rule("1849-14.3.1")
@pytest.mark.parametrize("others", ["", "bonds", "acquiring_station_tokens", "delay_ift bonds"])
def test_only_together_with_the_two_other_variants(others: str) -> None:
    with pytest.raises(UnknownTitle, match="electric_dreams"):
        build("1849", 3, [*others.split(), "electric_dreams"])
    assert build("1849", 3, others.split()).key == "1849"
    assert build("1849", 3, OPTIONS.split()).options == frozenset(OPTIONS.split())


def test_the_public_site_leaves_that_to_the_players() -> None:
    assert build("1849", 3, ["electric_dreams"], "18xx.games").options == {"electric_dreams"}


@rule("1849-14.0.1")
@pytest.mark.parametrize(
    ("options", "parts"),
    [
        ("", ["trains", "finance"]),
        ("acquiring_station_tokens", ["token_trade", "trains", "finance"]),
        ("bonds", ["trains", "finance", "interest", "redeem_bond", "issue_bond"]),
        (
            "acquiring_station_tokens bonds electric_dreams",
            ["token_trade", "right", "trains", "finance", "interest", "redeem_bond", "issue_bond"],
        ),
    ],
)
@rule("1849-14.0.2")
def test_a_variant_is_played_only_if_it_was_agreed_on(options: str, parts: list[str]) -> None:
    turn = build("1849", 3, options.split()).stages["operating_turn"]
    assert isinstance(turn, CorporationTurn)
    assert [one.name for one in turn.parts] == ["track", "token", "run", "dividend", *parts, "privates"]


@rule("1849-14.0.2")
def test_the_order_of_a_turn_with_all_variants() -> None:
    """CTL can do something in every part; what it declines or has done does not come back."""
    story = given("1849", "Ann Bob Eve", options=OPTIONS).phase("12").launched("CTL 100, RCS 68")
    story.papers("Ann", "CTL P 1").papers("Bob", "RCS P").token("RCS", "C1").operated("CTL RCS").trains("CTL 10H")
    story.cash("CTL 2500")
    story.extra(bonds=1 << story.party("CTL")).operating_round()
    seen = []
    while story.actor() == "CTL":
        seen.append(story.part())
        menu = [choice.action for choice in story.game.legal_actions().menu]
        redeems = [one for one in menu if isinstance(one, act.RedeemBond)]
        passes = [one for one in menu if isinstance(one, act.Pass)]
        story.events = story.game.push((redeems or passes or menu)[-1])
    assert [one for one in dict.fromkeys(seen) if one != "privates"] == [
        "track",
        "run",
        "dividend",
        "token_trade",
        "right",
        "trains",
        "finance",
        "redeem_bond",
        "issue_bond",
    ]


# --- markers ----------------------------------------------------------------------------------------------------------


@rule("1849-14.3.2")
def test_the_treasury_buys_a_marker_from_the_bank() -> None:
    story = electric("right", "CTL 1150, Ann 900")
    bank = story.cash_of("bank")
    story.when("CTL").buys_right()
    assert (story.cash_of("CTL"), story.cash_of("bank"), story.cash_of("Ann")) == (50, bank + 1100, 900)
    assert (has_marker(story, "CTL"), has_marker(story, "RCS")) == (True, False)
    assert [one.price for one in story.happened(RightBought)] == [1100]


@rule("1849-14.3.2")
@pytest.mark.parametrize(("cash", "offered"), [(1099, 0), (1100, 1)])
def test_nobody_helps_to_pay_for_a_marker(cash: int, offered: int) -> None:
    story = electric("right", f"CTL {cash}, Ann 900")
    assert len(story.menu(act.BuyRight)) == offered
    assert (story.part() == "right") == bool(offered)


@rule("1849-14.3.2")
def test_one_marker_for_each_corporation() -> None:
    story = electric("right", "CTL 2000", marked="CTL").ready()
    assert (story.part(), story.menu(act.BuyRight)) == ("trains", [])
    story = electric("right", "CTL 2000")
    story.when("CTL").buys_right()
    assert (story.part(), story.menu(act.BuyRight)) == ("trains", [])


@rule("1849-14.3.2")
@pytest.mark.parametrize(("phase", "offered"), [("8", 0), ("10", 0), ("12", 1), ("16", 1)])
def test_markers_are_sold_from_the_first_12h_on(phase: str, offered: int) -> None:
    assert len(electric("right", "CTL 2000", phase).menu(act.BuyRight)) == offered


@rule("1849-14.3.2", "1849-14.0.2")
def test_markers_are_bought_before_trains() -> None:
    story = electric("trains", "CTL 2000")
    story.when("CTL", refused="part_is_over", rule="1849-14.3.5").buys_right()
    story = electric("run", "CTL 2000")
    story.when("CTL", refused="part_comes_later").buys_right()


@rule("1849-14.3.2")
def test_there_are_six_markers() -> None:
    story = given("1849", "Ann Bob Eve Joe", options=OPTIONS).phase("12")
    names = "AFG ATA IFT RCS SFA"
    story.launched("CTL 100").papers("Ann", "CTL P").trains("CTL 10H").cash("CTL 900")
    story.extra(entitled=story.mask(names), rights_sold=5).operates("CTL", "right")
    assert len(story.menu(act.BuyRight)) == 1


@rule("1849-14.3.3")
@pytest.mark.parametrize(
    ("phase", "sold", "price"), [("12", 0, 1100), ("12", 1, 800), ("12", 4, 800), ("16", 0, 800), ("16", 1, 550)]
)
def test_what_a_marker_costs(phase: str, sold: int, price: int) -> None:
    story = electric("right", f"CTL {price}", phase, sold=sold)
    story.when("CTL").buys_right()
    assert story.cash_of("CTL") == 0
    story = electric("right", f"CTL {price - 1}", phase, sold=sold)
    assert story.menu(act.BuyRight) == []


@rule("1849-14.3.3")
def test_the_first_marker_stays_the_first_even_if_its_owner_has_closed() -> None:
    story = electric("right", "CTL 900, RCS 0", marked="RCS").marker("RCS A9").operates("RCS", "dividend").ready()
    assert (story.cell("RCS"), has_marker(story, "RCS")) == (None, False)
    story.comes_to("CTL", "right", keeps=True)
    cash = story.cash_of("CTL")
    story.when("CTL").buys_right()
    assert story.cash_of("CTL") == cash - 800


@rule("1849-14.3.4")
def test_no_marker_passes_to_another_corporation() -> None:
    """Neither with an electric train nor with the presidency does RCS get the marker of CTL."""
    story = electric("trains", "RCS 600", marked="CTL").trains("CTL E").papers("Ann", "RCS 1").operates("RCS", "trains")
    assert {type(one.action) for one in story.game.legal_actions().menu} & {act.BuyRight} == set()
    assert not has_marker(story, "RCS")
    story = electric("right", "CTL 50", marked="RCS", sold=1).marker("RCS A9").operates("RCS", "dividend").ready()
    assert [has_marker(story, corp) for corp in ("CTL", "RCS")] == [False, False]


@rule("1849-14.3.5")
def test_the_buyer_of_the_first_12h_waits_for_its_next_turn() -> None:
    story = given("1849", "Ann Bob Eve", options=OPTIONS).phase("10").depot("10H 0").launched("CTL 100")
    story.launch_order("").papers("Ann", "CTL P").cash("CTL 3000").operates("CTL", "right", number=1, of=2).ready()
    assert story.part() == "trains"
    story.when("CTL").buys_train("12H", 800)
    assert (story.phase_name(), story.part(), trains_for_sale(story)) == ("12", "trains", {"16H": 1100})
    story.when("CTL", refused="part_is_over", rule="1849-14.3.5").buys_right()
    story.when("CTL", refused="train_needs_right", rule="1849-14.3.6").buys_train("E", 550)
    story.comes_to("CTL", "right", keeps=True)
    assert story.round() == ("operating", 2, 2, 2)
    story.when("CTL").buys_right()
    assert trains_for_sale(story) == {"16H": 1100, "E": 550}


# --- electric trains --------------------------------------------------------------------------------------------------


@rule("1849-14.3.6")
def test_there_are_six_electric_trains() -> None:
    story = electric("trains", "CTL 2000")
    assert story.trains_of("bank").count("E") == 6
    assert [one.price for one in story.title.trains if one.name == "E"] == [550]
    assert given("1849", "Ann Bob Eve", options=OTHERS).trains_of("bank").count("E") == 0


@rule("1849-14.3.6")
@pytest.mark.parametrize("phase", ["12", "16"])
def test_electric_trains_are_sold_to_corporations_with_a_marker(phase: str) -> None:
    story = electric("trains", "CTL 600", phase)
    assert "E" not in trains_for_sale(story)
    assert story.part() == "trains" or story.menu(act.BuyTrain) == []
    story = electric("trains", "CTL 600", phase, marked="CTL")
    assert trains_for_sale(story)["E"] == 550
    story.when("CTL", refused="face_value").buys_train("E", 549)
    story.when("CTL").buys_train("E", 550)
    assert (story.trains_of("CTL"), story.cash_of("CTL"), story.trains_of("bank").count("E")) == (["10H", "E"], 50, 5)
    assert (story.phase_name(), story.happened(PhaseBegan)) == (phase, [])


@rule("1849-14.3.6")
def test_without_a_marker_an_electric_train_is_refused() -> None:
    story = electric("trains", "CTL 1500")
    story.when("CTL", refused="train_needs_right", rule="1849-14.3.6").buys_train("E", 550)
    story = electric("trains", "CTL 549", "16", marked="CTL")
    story.when("CTL", refused="cannot_afford_train").buys_train("E", 550)


@rule("1849-14.3.6", "1849-14.3.4")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_without_a_marker_no_electric_train_is_bought_from_another_corporation(profile: str) -> None:
    story = electric("trains", "RCS 600, CTL 0", marked="CTL", profile=profile).trains("CTL E")
    story.operates("RCS", "trains")
    actions = [one.action for one in story.menu(act.BuyTrain)]
    faces = story.game.state.faces
    assert [story.title.train_name(one.train, faces) for one in actions if isinstance(one, act.BuyTrain)] == ["10H"]
    story.when("RCS", refused="train_needs_right").offers.buys_train("E", 500, "CTL")


@rule("1849-14.3.6", "1849-10.6.4")
def test_with_a_marker_an_electric_train_may_come_from_another_corporation() -> None:
    story = electric("trains", "RCS 600, CTL 0", marked="CTL RCS").trains("CTL E").operates("RCS", "trains")
    story.when("RCS").offers.buys_train("E", 500, "CTL")
    story.when("Ann").accepts()
    assert (story.trains_of("RCS"), story.cash_of("CTL")) == (["E"], 500)


@rule("1849-14.3.6")
def test_marker_and_train_may_be_bought_in_one_turn() -> None:
    story = electric("right", "CTL 1700")
    story.when("CTL").buys_right()
    story.when("CTL").buys_train("E", 550)
    assert (story.cash_of("CTL"), story.trains_of("CTL")) == (50, ["10H", "E"])


@rule("1849-14.3.6")
def test_electric_trains_count_against_the_limit() -> None:
    story = electric("trains", "CTL 2000", marked="CTL")
    story.when("CTL").buys_train("E", 550)
    assert story.part() != "trains"
    story = electric("trains", "CTL 2000", marked="CTL").trains("CTL E").ready()
    assert "E" not in trains_for_sale(story)


@rule("1849-14.3.6")
def test_before_the_first_12h_there_is_none_to_be_had() -> None:
    story = electric("trains", "CTL 2000", "10", marked="CTL")
    assert trains_for_sale(story) == {"10H": 550}
    story.when("CTL", refused="train_not_for_sale").buys_train("E", 550)


@rule("1849-14.3.6")
def test_electric_trains_never_retire() -> None:
    story = electric("trains", "CTL 1200", marked="RCS").trains("RCS E 8H")
    story.when("CTL").buys_train("16H", 1100)
    assert (story.phase_name(), story.trains_of("RCS")) == ("16", ["E"])


# --- runs -------------------------------------------------------------------------------------------------------------


@rule("1849-14.3.7", "1849-14.3.8")
def test_an_electric_train_runs_as_far_as_it_likes() -> None:
    """To Palermo and further it would not matter; here it is Catania to Calabria, which a 6H cannot do."""
    way = "H12 G13 E13 (D14) B14 (A15) C15"
    story = east("E")
    story.when("IFT").runs(_E=way)
    assert revenue(story) == 120 + 10 + 10 + 160 + 90
    story = east("R6H", "16")
    story.when("IFT", refused="run_too_long").runs(_R6H=way)


@rule("1849-14.3.7")
def test_there_is_no_limit_to_its_length() -> None:
    kind = next(one for one in build("1849", 3, OPTIONS.split()).trains if one.name == "E")
    assert kind.reach > 99


@rule("1849-14.3.7")
def test_an_electric_train_does_not_run_on_narrow_track() -> None:
    way = "H12 G13 E13 (D12 C13) B14 (A15) C15"
    story = east("E")
    story.when("IFT", refused="run_barred_track", rule="1849-14.3.7").runs(_E=way)
    story = east("12H")
    story.when("IFT").runs(_12H=way)
    assert revenue(story) == 60 + 10 + 10 + 80 + 90


@rule("1849-14.3.7")
def test_dual_track_will_do() -> None:
    """Marsala and Trapani are joined by dual track, and not doubled."""
    story = electric("run", "CTL 0", marked="CTL").trains("CTL E")
    story.when("CTL").runs(_E="E1 C1")
    story.when("CTL").declares("withhold")
    assert story.cash_of("CTL") == 40 + 40


@rule("1849-14.3.7")
def test_other_rules_of_routes_hold() -> None:
    story = east("E")
    story.when("IFT", refused="run_no_station").runs(_E="E13 (D14) B14")
    story = east("E").launched("ATA 68, RCS 68").papers("Bob", "ATA P, RCS P").token("ATA", "B14").token("RCS", "B14")
    story.when("IFT", refused="run_passes_blocked").runs(_E="H12 G13 E13 (D14) B14 (A15) C15")
    story.when("IFT").runs(_E="H12 G13 E13 (D14) B14")
    assert revenue(story) == 120 + 10 + 10 + 160


@rule("1849-14.3.7")
def test_the_program_knows_the_best_electric_run() -> None:
    story = east("E")
    story.when("IFT").runs_best()
    assert revenue(story) == 390


@rule("1849-14.3.8")
@pytest.mark.parametrize(("train", "earns"), [("E", 2 * 60 + 10), ("12H", 60 + 10)])
def test_only_electric_trains_get_the_double_of_catania(train: str, earns: int) -> None:
    story = east(train)
    way = {"_E": "H12 G13"} if train == "E" else {"_12H": "H12 G13"}
    story.when("IFT").runs(**way)
    assert revenue(story) == earns


@rule("1849-14.3.8")
def test_palermo_and_siracusa_pay_double_their_ports_and_neighbours_do_not() -> None:
    story = given("1849", "Ann Bob Eve", options=f"{OPTIONS} free_runs").phase("12").launched("RCS 100, ATA 68")
    story.papers("Ann", "RCS P, ATA P").tile("C5", "652", 5).tile("D6", "9", 2).tile("E7", "3", 2)
    story.tile("M13", "676", 1).trains("RCS E, ATA E").cash("RCS 0, ATA 0").operates("RCS", "run")
    story.when("RCS").runs(_E="A5 C5 (D6) E7")
    story.when("RCS").declares("withhold")
    assert story.cash_of("RCS") == 10 + 2 * 130 + 10
    story.comes_to("ATA", "run", keeps=True)
    story.when("ATA").runs(_E="M13 K13 L14")
    story.when("ATA").declares("withhold")
    assert story.cash_of("ATA") == 2 * 30 + 10 + 60


# --- emergencies ------------------------------------------------------------------------------------------------------


def need(phase: str, cash: str, marked: str) -> Story:
    """CTL must buy a train."""
    story = given("1849", "Ann Bob Eve", options=OPTIONS).phase(phase).launched("CTL 100").papers("Ann", "CTL P")
    story.launch_order("").operated("CTL").cash("Ann 0, CTL 0").cash(cash)
    return story.extra(entitled=story.mask(marked), rights_sold=1).operates("CTL", "trains")


@rule("1849-14.3.9")
def test_with_a_marker_the_electric_train_is_the_cheapest_in_phase_12() -> None:
    story = need("12", "CTL 100, Ann 1500", "CTL")
    assert trains_for_sale(story) == {"E": 550}
    story.when("CTL", refused="cheapest_with_help", rule="1849-10.7.5").buys_train("16H", 1100)
    story.when("CTL").buys_train("E", 550)
    assert (story.cash_of("CTL"), story.cash_of("Ann")) == (0, 1050)


@rule("1849-14.3.9")
def test_without_a_marker_it_does_not_count() -> None:
    story = need("12", "CTL 600, Ann 1500", "")
    assert trains_for_sale(story) == {"16H": 1100}
    story.when("CTL").buys_train("16H", 1100)
    assert (story.cash_of("CTL"), story.cash_of("Ann")) == (0, 1000)
    story = need("12", "CTL 600, Ann 400", "")
    assert len(story.menu(act.GoBankrupt)) == 1


@rule("1849-14.3.9")
@pytest.mark.parametrize(("marked", "must"), [("CTL", True), ("", False)])
def test_when_only_electric_trains_are_left_nobody_without_a_marker_must_buy(marked: str, must: bool) -> None:
    story = need("16", "CTL 600, Ann 1500", marked).depot("16H 0, R6H 0").ready()
    assert (story.part() == "trains") == must
    assert trains_for_sale(story) == ({"E": 550} if must else {})
    if must:
        story.when("CTL", refused="must_buy_train", rule="1849-10.6.1").passes()
