"""1849: how corporations close, and how they come back."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core.event import CorporationClosed, PriceMoved
from tresham.core.frozen import put
from tresham.rules.bonds import Bonds
from tresham.rules.rights import Rights


def doomed(profile: str = "rulebook", waiting: str = "AFG SFA IFT", first: str = "RCS", options: str = "") -> Story:
    """RCS (Ann's, in L.27) has much to lose and no train that could run; CTL and ATA are the others."""
    story = given("1849", "Ann Bob Eve Joe", profile, options).phase("8").launched("ATA 100, RCS 68, CTL 100")
    story.launch_order(waiting).marker("RCS A9").operated("RCS ATA CTL").papers("Ann", "RCS P 1 1")
    story.papers("Bob", "ATA P, RCS 1").papers("pool", "RCS 1").papers("Eve", "CTL P").trains("CTL 8H")
    return story.cash("RCS 120, CTL 0, ATA 0").operates(first, "dividend", number=1, of=1)


def rich(story: Story) -> Story:
    """RCS owns trains, a private, two more tokens and the marker in its port."""
    return story.trains("RCS 6H 6H").owns("RCS", "SIGI").token("RCS", "M9", "B14").board_marker("port", "RCS", "A5")


def markers(story: Story) -> list[tuple[str, str]]:
    """Where markers lie on the map, and whose they are."""
    return [(story.atlas.names[hex], story.name(owner)) for hex, _, owner in story.ready().game.state.board.markers]


# --- what closes a corporation ----------------------------------------------------------------------------------------


@rule("1849-11.1")
@pytest.mark.parametrize(
    ("cell", "closes"), [("A9", True), ("B10", True), ("A8", False), ("B9", False), ("C10", False)]
)
def test_a_marker_without_revenue_reaches_closed(cell: str, closes: bool) -> None:
    story = doomed().marker(f"RCS {cell}").ready()
    assert (story.cell("RCS") is None) == closes
    assert len(story.happened(CorporationClosed)) == closes


@rule("1849-11.1")
@pytest.mark.parametrize(
    ("cell", "shares", "closes"), [("A8", 1, False), ("A8", 2, True), ("A7", 2, False), ("B9", 2, False)]
)
def test_sales_in_a_stock_round_close_a_corporation(cell: str, shares: int, closes: bool) -> None:
    story = doomed().marker(f"RCS {cell}").stock_round(3, "Ann").cash("Ann 0")
    price = {"A8": 34, "A7": 41, "B9": 31}[cell]
    story.when("Ann").sells("RCS", shares)
    assert (story.cell("RCS") is None) == closes
    assert story.cash_of("Ann") == shares * price


@rule("1849-11.1")
def test_shares_in_the_pool_close_a_corporation_at_the_end_of_a_stock_round() -> None:
    story = doomed().stock_round(3, "Ann")
    story.comes_to_round("operating", keeps=True)
    assert (story.cell("RCS"), story.has_floated("RCS")) == (None, False)
    story = doomed("rulebook").marker("RCS B10").stock_round(3, "Ann")
    story.comes_to_round("operating", keeps=True)
    assert story.cell("RCS") == "B10"


@rule("1849-11.1")
def test_money_that_cannot_be_raised_closes_a_corporation() -> None:
    story = given("1849", "Ann Bob Eve").phase("8").launched("CTL 100").papers("Ann", "CTL P").cash("Ann 10, CTL 20")
    story.operates("CTL", "trains").when("CTL").goes_bankrupt()
    assert (story.cell("CTL"), story.has_floated("CTL")) == (None, False)


# --- what is lost -----------------------------------------------------------------------------------------------------


@rule("1849-11.2")
def test_all_that_it_had_is_gone() -> None:
    story = rich(doomed())
    bank = story.game.state.cash[story.party("bank")]
    story.ready()
    assert (story.cell("RCS"), story.tokens_of("RCS"), story.trains_of("RCS")) == (None, [], [])
    assert (story.owner("SIGI"), markers(story)) == (None, [])
    assert (story.cash_of("RCS"), story.cash_of("bank")) == (0, bank + 120)
    assert [story.shares(owner, "RCS") for owner in ("Ann", "Bob", "pool", "ipo")] == [0, 0, 0, 10]
    assert story.cash_of("Ann") == story.title.purse


@rule("1849-11.2")
def test_its_trains_never_return() -> None:
    story = rich(doomed()).ready()
    gone = story.trains_of("nobody")
    assert gone.count("6H") == 4
    assert (story.trains_of("pool"), story.trains_of("bank").count("6H")) == ([], 0)


@rule("1849-11.2")
def test_what_belongs_to_others_stays() -> None:
    story = rich(doomed()).owns("Ann", "SCE").owns("CTL", "CNM").board_marker("port", "CTL", "N8").ready()
    assert (story.owner("SCE"), story.owner("CNM"), markers(story)) == ("Ann", "CTL", [("N8", "CTL")])
    assert (story.trains_of("CTL"), story.tokens_of("CTL"), story.shares("Eve", "CTL")) == (["8H"], ["E1.0"], 2)


@rule("1849-PD-27")
def test_on_the_public_site_its_port_marker_stays_but_belongs_to_nobody() -> None:
    story = doomed("18xx.games").board_marker("port", "RCS", "A5").board_marker("port", "CTL", "N8").operating_round()
    story.comes_to_round("stock", keeps=True)
    assert (story.cell("RCS"), markers(story)) == (None, [("A5", "nobody"), ("N8", "CTL")])


@rule("1849-11.2")
def test_certificates_no_longer_count_against_the_limit() -> None:
    story = doomed().marker("RCS A8").stock_round(3, "Ann")
    counted = [story.counted(name) for name in ("Ann", "Bob")]
    story.when("Ann").sells("RCS", 2)
    assert counted == [3, 2]
    assert [story.counted(name) for name in ("Ann", "Bob")] == [0, 1]


# --- founding anew ----------------------------------------------------------------------------------------------------


@rule("1849-11.3")
def test_it_waits_at_the_end_of_the_order_for_the_next_stock_round() -> None:
    story = doomed().ready()
    assert story.waiting() == ["AFG", "SFA", "IFT"]
    assert story.comes_to_round("stock", keeps=True).waiting() == ["AFG", "SFA", "IFT", "RCS"]


@rule("1849-11.3")
def test_it_is_not_founded_in_the_stock_round_in_which_it_closed() -> None:
    story = doomed(waiting="").marker("RCS A8").stock_round(3, "Ann").cash("Ann 900, Bob 900")
    story.when("Ann").sells("RCS", 2)
    assert story.waiting() == []
    assert story.pars_offered("RCS") == set()
    story.when("Ann", refused="not_next_to_start", rule="1849-9.4.0.1").starts("RCS", 68)
    story.when("Ann").passes()
    assert (story.to_act(), story.pars_offered("RCS")) == ("Bob", set())
    story.comes_to_round("operating", keeps=True).comes_to_round("stock", keeps=True)
    assert (story.waiting(), story.pars_offered("RCS")) == (["RCS"], {68, 100, 144})


@rule("1849-11.3")
def test_several_come_back_in_the_order_in_which_they_closed() -> None:
    story = doomed(waiting="AFG").marker("ATA B10, RCS A9").operating_round()
    story.comes_to_round("stock", keeps=True)
    assert story.waiting() == ["AFG", "RCS", "ATA"]


@rule("1849-11.4", "1849-10.4.6")
def test_its_home_is_kept_for_it_again() -> None:
    story = doomed(first="RCS").tile("C5", "651", 5).token("ATA", "C5").tile("B4", "7", 5).tile("D4", "682", 1)
    story.tile("C3", "3", 5).tile("E3", "714").tile("F2", "78", 2).tile("G3", "58", 1).tile("H2", "8", 2)
    story.tile("G1", "58", 3)
    story.comes_to_round("operating", to="CTL", keeps=True)
    assert story.part() == "track"
    story.when("CTL").passes()
    assert story.tokens_of("RCS") == []
    story.when("CTL", refused="slot_reserved", rule="1849-10.4.6").tokens("C5")
    assert "C5.0" not in story.tokens_offered()


@rule("1849-11.4")
def test_garibaldis_home_is_not_kept() -> None:
    story = given("1849", "Ann Bob Eve Joe").phase("8").launched("CTL 68, AFG 100").launch_order("").marker("AFG A9")
    story.papers("Ann", "AFG P").papers("Eve", "CTL P").token("AFG", "C1").operated("AFG CTL")
    story.extra(chosen=((story.party("AFG"), story.atlas.hex("C1")),)).trains("CTL 8H").operates("AFG", "dividend")
    story.comes_to_round("operating", to="CTL", keeps=True)
    while story.part() != "token":
        story.when("CTL").passes()
    story.when("CTL").tokens("C1")
    assert story.tokens_of("CTL") == ["C1.0", "E1.0"]


@rule("1849-11.5")
def test_it_is_founded_anew_like_any_other() -> None:
    story = rich(doomed(waiting="")).cash("Ann 1000")
    story.comes_to_round("stock", to="Ann", keeps=True)
    assert story.shares("ipo", "RCS") == 10
    story.when("Ann").starts("RCS", 144)
    assert (story.cell("RCS"), story.cash_of("Ann"), story.cash_of("RCS")) == ("I3", 1000 - 288, 288 - 130)
    assert (story.tokens_of("RCS"), len(story.charter("RCS"))) == (["C5.0"], 2)
    assert (story.certs("RCS", "RCS"), story.certs("Ann", "RCS")) == ([1, 1, 1, 1, 1, 1, 2], [2])
    assert (story.trains_of("RCS"), story.owner("SIGI")) == ([], None)


@rule("1849-11.5")
def test_tokens_lost_in_the_earthquake_come_back_with_it() -> None:
    """RCS has lost one token in Messina: two are left to it, one of them on the charter."""
    story = doomed(waiting="").cash("Ann 1000")
    story.change(charter=put(story.game.state.charter, story.party("RCS"), (0,)))
    story.comes_to_round("stock", to="Ann", keeps=True)
    story.when("Ann").starts("RCS", 68)
    assert len(story.charter("RCS")) == 2


@rule("1849-11.5", "1849-9.2.4")
def test_its_new_shares_are_not_sold_before_it_has_operated() -> None:
    story = doomed(waiting="").cash("Ann 1000")
    story.comes_to_round("stock", to="Ann", keeps=True)
    story.when("Ann").starts("RCS", 68)
    story.when("Ann").buys("RCS")
    story.when("Ann").passes()
    story.comes_to_round("stock", to="Ann", keeps=True)
    story.when("Ann", refused="no_sale_yet", rule="1849-9.2.4").sells("RCS", 1)
    assert story.sales_offered("RCS") == set()


@rule("1849-11.5")
def test_bond_and_electric_marker_are_gone() -> None:
    def left(story: Story) -> tuple[int, int]:
        extra = story.game.state.extra
        return extra[Bonds].bonds, extra[Rights].entitled

    options = "bonds acquiring_station_tokens electric_dreams"
    story = doomed(waiting="", options=options).cash("Ann 2000, RCS 700")
    mark = 1 << story.party("RCS")
    story.extra(bonds=mark, entitled=mark, rights_sold=1)
    assert left(story) == (mark, mark)
    story.comes_to_round("stock", to="Ann", keeps=True)
    assert left(story) == (0, 0)
    story.when("Ann").starts("RCS", 68)
    assert left(story) == (0, 0)


# --- the round goes on ------------------------------------------------------------------------------------------------


@rule("1849-11.6")
def test_the_turn_of_a_closed_corporation_is_over() -> None:
    story = rich(doomed()).ready()
    assert (story.actor(), story.round()) == ("ATA", ("operating", 2, 1, 1))
    story.when("RCS", refused="not_your_turn").passes()


@rule("1849-11.6")
def test_a_corporation_that_closed_before_its_turn_has_none() -> None:
    """Ann must help CTL, and the share of RCS that she sells closes RCS."""
    story = given("1849", "Ann Bob Eve").phase("8").launched("CTL 100, RCS 68").marker("RCS A9").operated("CTL RCS")
    story.papers("Ann", "CTL P, RCS 1").papers("Bob", "RCS P 1").cash("CTL 330, Ann 0").operates("CTL", "trains")
    story.when("Ann").sells("RCS", 1)
    assert (story.cell("RCS"), story.cash_of("Ann"), story.actor()) == (None, 27, "CTL")
    story.when("CTL").buys_train("8H", 350)
    assert (story.trains_of("CTL"), story.cash_of("Ann")) == (["8H"], 7)
    story.comes_to_round("stock", keeps=True)
    assert story.tokens_of("RCS") == []


@rule("1849-11.6")
def test_in_a_stock_round_the_seller_keeps_the_turn() -> None:
    story = doomed().marker("RCS A8").stock_round(3, "Ann").cash("Ann 500")
    story.when("Ann").sells("RCS", 2)
    assert [one.corp for one in story.happened(PriceMoved)] == [story.party("RCS")]
    assert story.actor() == "Ann"
    story.when("Ann").starts("AFG", 68)
    assert story.cash_of("Ann") == 500 + 68 - 136


# --- while Garibaldi finds no city ------------------------------------------------------------------------------------


def blocked(profile: str) -> Story:
    """As `doomed`, but all cities where AFG could settle are full and nobody else waits for being founded."""
    story = doomed(profile, waiting="AFG").launched("IFT 68").papers("Joe", "IFT P").trains("CTL 8H")
    story.token("CTL", "C1", "M9").token("ATA", "M11", "B14").token("IFT", "H8", "M9")
    return story.extra(launch=()).operating_round()


@rule("1849-11.3", "1849-9.4.1.2", "1849-PD-22")
def test_a_closed_corporation_is_founded_anew_while_garibaldi_is_blocked() -> None:
    story = blocked("rulebook").cash("Ann 900").comes_to_round("stock", to="Ann", keeps=True)
    assert story.waiting() == ["RCS"]
    story.when("Ann").starts("RCS", 68)
    assert story.tokens_of("RCS") == ["C5.0"]


@rule("1849-PD-22")
def test_on_the_public_site_nothing_is_founded_any_more_then() -> None:
    story = blocked("18xx.games").comes_to_round("stock", keeps=True)
    assert (story.waiting(), story.cell("RCS")) == ([], None)
    story.comes_to_round("operating", keeps=True).comes_to_round("stock", keeps=True)
    assert story.waiting() == []
