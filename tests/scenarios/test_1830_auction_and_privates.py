"""1830: the worked examples about the start, the auction and the privates, with their numbers."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core.action import BuyPrivate, ExchangePrivate, LayPrivateTile, LayTile, PlaceToken
from tresham.core.event import PrivateSold, RoundBegan

PROFILES = ("rulebook", "18xx.games")
FOUR = "P1 P2 P3 P4"


def pass_round(story: Story, first: str) -> None:
    """A full circle of passes that begins with a player."""
    assert story.to_act() == first
    for _ in story.game.players:
        story.when(story.to_act()).passes()


@rule("1830-SC.1")
@pytest.mark.parametrize("profile", PROFILES)
def test_four_players_have_600_each_and_16_certificates(profile: str) -> None:
    story = given("1830", FOUR, profile)
    assert story.purses() == [600, 600, 600, 600]
    assert story.cash_of("bank") == 9600
    assert [story.title.certificate_limit(story.table(), story.party(name)) for name in FOUR.split()] == [16] * 4


@rule("1830-SC.2")
@pytest.mark.parametrize("profile", PROFILES)
def test_everybody_buys_what_is_on_offer(profile: str) -> None:
    story = given("1830", "P1 P2 P3", profile)
    for player, lot in [("P1", "SV"), ("P2", "CS"), ("P3", "DH"), ("P1", "MH"), ("P2", "CA"), ("P3", "BO")]:
        story.when(player).takes(lot)
    story.when("P3").sets_par("B&O", 100)
    assert story.purses() == [670, 600, 510]
    assert story.certs("P2", "PRR") == [1]
    assert (story.president("B&O"), story.certs("P3", "B&O"), story.cell("B&O")) == ("P3", [2], "G1")
    assert (story.round(), story.to_act()) == (("stock", 1, 1, 1), "P1")
    assert story.cash_of("bank") == 10220


@rule("1830-SC.3")
@pytest.mark.parametrize("profile", PROFILES)
def test_two_bids_lead_to_a_bid_off(profile: str) -> None:
    story = given("1830", FOUR, profile)
    story.when("P1").bids("DH", 75)
    story.when("P2", refused="bid_too_low", rule="1830-AU.3").bids("DH", 79)
    story.when("P2").bids("DH", 80)
    story.when("P3").takes("SV")
    story.when("P4").takes("CS")
    assert story.to_act() == "P1"
    story.when("P1", refused="bid_too_low", rule="1830-AU.3").bids("DH", 84)
    story.when("P1").bids("DH", 85)
    story.when("P2").bids("DH", 90)
    story.when("P1").passes()
    assert story.owner("DH") == "P2"
    assert story.purses() == [600, 510, 580, 560]
    assert story.to_act() == "P1"


@rule("1830-SC.4")
@pytest.mark.parametrize("profile", PROFILES)
def test_nobody_wants_the_first_private_and_a_bid_waits(profile: str) -> None:
    story = given("1830", FOUR, profile)
    story.when("P1").passes()
    story.when("P2").bids("CS", 45)
    pass_round(story, "P3")
    for _ in ("from 15", "from 10"):
        pass_round(story, "P3")
    assert story.owner("SV") == "bank"
    pass_round(story, "P3")
    assert [(story.name(one.buyer), one.price) for one in story.happened(PrivateSold)] == [("P3", 0), ("P2", 45)]
    assert (story.owner("SV"), story.owner("CS")) == ("P3", "P2")
    assert story.purses() == [600, 555, 600, 600]
    assert story.to_act() == "P4"


@rule("1830-SC.4")
def test_after_the_first_circle_the_first_private_costs_15() -> None:
    story = given("1830", FOUR)
    story.when("P1").passes()
    story.when("P2").bids("CS", 45)
    pass_round(story, "P3")
    story.when("P3").takes("SV")
    assert story.purses() == [600, 555, 585, 600]


@rule("1830-SC.5")
@pytest.mark.parametrize("profile", PROFILES)
def test_a_circle_of_passes_pays_the_privates_already_sold(profile: str) -> None:
    story = given("1830", FOUR, profile)
    story.when("P1").passes()
    story.when("P2").bids("DH", 75)
    story.when("P3").takes("SV")
    story.when("P4").takes("CS")
    story.when("P1").bids("BO", 225)
    before = story.purses()
    pass_round(story, "P2")
    assert [after - old for after, old in zip(story.purses(), before, strict=True)] == [0, 15, 5, 10]
    assert story.to_act() == "P2"
    assert story.bids_offered() == {"CA": (165, 540), "BO": (230, 540)}
    story.when("P2").takes("MH")
    assert story.purses()[1] == before[1] + 15 - 110


def committed(baltimore: int, camden: int) -> Story:
    """P1 has bids on BO and CA; it is his turn again, and MH is on offer."""
    story = given("1830", FOUR)
    story.when("P1").bids("BO", baltimore)
    for player, lot in [("P2", "SV"), ("P3", "CS"), ("P4", "DH")]:
        story.when(player).takes(lot)
    story.when("P1").bids("CA", camden)
    for name in ("P2", "P3", "P4"):
        story.when(name).passes()
    return story


@rule("1830-SC.6")
def test_a_bidder_commits_no_more_than_his_cash() -> None:
    story = given("1830", FOUR)
    for lot, amount in [("BO", 225), ("CA", 165)]:
        story.when("P1").bids(lot, amount)
        for name in ("P2", "P3", "P4"):
            story.when(name).passes()
    highest = {lot: high for lot, (_, high) in story.bids_offered().items()}
    assert highest == {"CS": 210, "DH": 210, "MH": 210, "CA": 375, "BO": 435}
    story.when("P1", refused="bid_not_covered", rule="1830-AU.4").bids("MH", 211)
    story.when("P1", refused="bid_not_covered", rule="1830-AU.4").bids("BO", 436)
    story.when("P1").bids("MH", 210)


@rule("1830-SC.6")
def test_a_bidder_may_put_all_that_is_left_on_one_private() -> None:
    story = committed(225, 165)
    story.when("P1").bids("BO", 435)
    for name in ("P2", "P3"):
        story.when(name).passes()
    story.when("P4").takes("MH")
    assert (story.owner("CA"), story.owner("BO")) == ("P1", "P1")
    assert story.cash_of("P1") == 0


@rule("1830-SC.6")
def test_committed_money_does_not_buy_the_offered_private() -> None:
    """Of 600, bids leave either 110 or 109 for MH at 110."""
    story = committed(225, 265)
    assert story.when("P1").takes("MH").owner("MH") == "P1"
    story = committed(225, 266)
    story.when("P1", refused="cannot_afford_lot", rule="1830-AU.5").takes("MH")


# --- privates --------------------------------------------------------------------------------------------------------


@rule("1830-SC.22")
@pytest.mark.parametrize("profile", PROFILES)
def test_camden_shuts_philadelphia_until_a_corporation_owns_it(profile: str) -> None:
    story = given("1830", "P1 P2 P3", profile).started("PRR 100, B&M 67").holds("P1", "PRR 6").holds("P2", "B&M 6")
    story.phase("3").owns("P1", "CA").token("PRR", "H12").token("B&M", "G19.1").operated("PRR B&M")
    story.floated("PRR B&M").cash("PRR 400, B&M 100").operating_round()
    assert story.actor() == "PRR"
    story.when("PRR", refused="hex_blocked", rule="1830-TR.9").lays("H18", "59", 1)
    story.when("PRR").buys_private("CA", 160)
    while story.actor() == "PRR":
        story.when("PRR").passes()
    assert story.actor() == "B&M"
    assert ("59", 1) in story.lays_offered("H18")
    assert story.when("B&M").lays("H18", "59", 1).tile_at("H18") == ("59", 1)


@rule("1830-SC.22")
def test_nobody_may_lay_in_philadelphia_while_a_player_owns_camden() -> None:
    story = given("1830", "P1 P2 P3").started("B&M 67").holds("P2", "B&M 6").phase("3").owns("P1", "CA")
    story.token("B&M", "G19.1").cash("B&M 200").operates("B&M")
    assert story.lays_offered("H18") == set()
    for rotation in range(6):
        story.when("B&M", refused="hex_blocked", rule="1830-TR.9").lays("H18", "59", rotation)


@rule("1830-SC.23")
@pytest.mark.parametrize("profile", PROFILES)
def test_champlain_adds_a_free_tile_in_burlington(profile: str) -> None:
    story = given("1830", "P1 P2 P3", profile).started("NYC 100").holds("P1", "NYC 6").cash("NYC 200")
    story.owns("NYC", "CS").tile("E19", "57", 0).token("NYC", "E19").operated("NYC").operates("NYC", number=1, of=2)
    story.when("NYC").lays("D20", "8", 0)
    story.when("NYC").lays_with("CS", "B20", "4", 2)
    assert (story.tile_at("D20"), story.tile_at("B20")) == (("8", 0), ("4", 2))
    assert story.cash_of("NYC") == 200
    assert story.owner("CS") == "NYC"
    assert story.menu(LayPrivateTile) == []
    story.when("NYC", refused="no_such_power").lays_with("CS", "B20", "4", 1)


@rule("1830-SC.24")
@pytest.mark.parametrize("profile", PROFILES)
def test_delaware_brings_a_tile_and_a_token_in_scranton(profile: str) -> None:
    story = (
        given("1830", "P1 P2 P3", profile).started("C&O 100").holds("P1", "C&O 6").cash("C&O 300").token("C&O", "F6")
    )
    story.owns("C&O", "DH").tile("G5", "9", 0).tile("H4", "57", 0).trains("C&O 2").operated("C&O")
    story.operates("C&O", number=1, of=2)
    story.when("C&O").lays_with("DH", "F16", "57", 0)
    story.when("C&O").tokens_with("DH", "F16")
    assert story.cash_of("C&O") == 180
    assert sorted(story.tokens_of("C&O")) == ["F16.0", "F6.0"]
    assert (story.menu(LayTile), story.menu(PlaceToken)) == ([], [])
    story.when("C&O").runs_best()
    story.when("C&O").declares("pay")
    while story.round()[2] == 1 or story.part() == "track":
        story.when("C&O").passes()
    assert story.cash_of("C&O") == 180 + 15
    assert story.when("C&O").tokens("H4").cash_of("C&O") == 195 - 100


@rule("1830-SC.25")
@pytest.mark.parametrize(("shares", "cell", "legal"), [(5, "G3", True), (6, "G3", False), (6, "B5", True)])
@pytest.mark.parametrize("profile", PROFILES)
def test_mohawk_is_exchanged_up_to_60_percent(shares: int, cell: str, legal: bool, profile: str) -> None:
    story = given("1830", "P1 P2 P3", profile).started("NYC 82").marker(f"NYC {cell}").holds("P2", f"NYC {shares}")
    story.owns("P2", "MH").stock_round(2, "P2")
    assert len(story.menu(ExchangePrivate)) == legal
    story.when("P2", refused=None if legal else "holding_limit").exchanges("MH", "NYC")
    assert story.shares("P2", "NYC") == shares + legal
    assert story.owner("MH") == (None if legal else "P2")


@rule("1830-SC.26")
@pytest.mark.parametrize("profile", PROFILES)
def test_baltimore_is_shut_until_the_corporation_buys_its_first_train(profile: str) -> None:
    story = given("1830", "P1 P2 P3", profile).started("B&O 100, B&M 67").holds("P1", "B&O 6").holds("P2", "B&M 6")
    story.owns("P1", "BO").tile("J14", "57", 2).token("B&M", "J14").operated("B&M").floated("B&O B&M")
    story.cash("B&O 1000, B&M 200").operating_round()
    assert (story.actor(), story.tokens_of("B&O")) == ("B&O", ["I15.0"])
    story.when("B&O", refused="hex_blocked", rule="1830-TR.9").lays("I15", "53", 0)
    story.when("B&O", refused="hex_blocked", rule="1830-TR.9").lays("I13", "8", 3)
    while story.part() != "trains":
        story.when("B&O").passes()
    story.when("B&O").buys_train("2", 80)
    assert story.owner("BO") is None
    while story.actor() == "B&O":
        story.when("B&O").passes()
    assert (story.round()[2], story.actor()) == (1, "B&M")
    story.when("B&M", refused="colour_not_yet", rule="1830-TR.2").lays("I15", "53", 0)
    assert story.when("B&M").lays("I13", "8", 3).tile_at("I13") == ("8", 3)


@rule("1830-SC.26")
def test_baltimore_can_be_upgraded_once_the_private_is_closed() -> None:
    story = given("1830", "P1 P2 P3").started("B&O 100").holds("P1", "B&O 6").token("B&O", "I15").operated("B&O")
    story.phase("3").owns("P1", "BO").cash("B&O 1000").operates("B&O", number=1, of=2)
    story.when("B&O", refused="hex_blocked", rule="1830-TR.9").lays("I15", "53", 0)
    while story.part() != "trains":
        story.when("B&O").passes()
    story.when("B&O").buys_train("3", 180)
    while story.round()[2] == 1:
        story.when("B&O").passes()
    assert story.when("B&O").lays("I15", "53", 0).tile_at("I15") == ("53", 0)


@rule("1830-SC.27")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(("phase", "allowed"), [("2", False), ("3", True), ("4", True), ("5", False)])
def test_delaware_costs_a_corporation_35_to_140(phase: str, allowed: bool, profile: str) -> None:
    story = given("1830", "P1 P2 P3", profile).started("PRR 100").holds("P1", "PRR 6").cash("PRR 900").phase(phase)
    story.owns("P1", "DH BO").token("PRR", "H12").operates("PRR")
    deals = [(choice.action, choice.low, choice.high) for choice in story.menu(BuyPrivate)]
    assert [(low, high) for _, low, high in deals] == ([(35, 140)] if allowed else [])
    code = "private_price" if allowed else "no_private_sales_now"
    story.when("PRR", refused=code, rule="1830-PV.5").buys_private("DH", 34)
    story.when("PRR", refused=code, rule="1830-PV.5").buys_private("DH", 141)
    story.when("PRR", refused="never_for_corporations" if allowed else code).buys_private("BO", 220)
    if allowed:
        assert story.when("PRR").buys_private("DH", 35).owner("DH") == "PRR"
    else:
        story.when("PRR", refused=code, rule="1830-PV.5").buys_private("DH", 70)


@rule("1830-SC.27")
def test_delaware_is_sold_for_140_at_most() -> None:
    story = given("1830", "P1 P2 P3").started("PRR 100").holds("P1", "PRR 6").cash("PRR 900").phase("3")
    story.owns("P2", "DH").token("PRR", "H12").operates("PRR")
    story.when("PRR").offers.buys_private("DH", 140)
    story.when("P2").accepts()
    assert (story.cash_of("PRR"), story.cash_of("P2")) == (760, 940)


@rule("1830-SC.37")
@pytest.mark.parametrize("profile", PROFILES)
def test_a_set_of_one_operating_round_stays_one_when_the_first_3_is_bought(profile: str) -> None:
    story = given("1830", "P1 P2 P3", profile).started("PRR 100").holds("P1", "PRR 6").floated("PRR").cash("PRR 900")
    story.token("PRR", "H12").operated("PRR").depot("2 0").stock_round(2, "P1")
    pass_round(story, "P1")
    assert story.round() == ("operating", 2, 1, 1)
    while story.part() != "trains":
        story.when("PRR").passes()
    story.when("PRR").buys_train("3", 180)
    assert (story.phase_name(), story.round()) == ("3", ("operating", 2, 1, 1))
    story.when("PRR").passes()
    assert story.round() == ("stock", 3, 1, 1)
    pass_round(story, "P1")
    assert [(one.kind, one.number, one.of) for one in story.happened(RoundBegan)] == [("operating", 1, 2)]
    while story.round()[2] == 1:
        story.when("PRR").passes()
    assert story.round() == ("operating", 3, 2, 2)
