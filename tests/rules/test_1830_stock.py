"""1830: stock rounds. Turns, buying, selling, par prices and floating."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import CorporationFloated, Passed
from tresham.core.ids import BANK, POOL, Cert
from tresham.rules.market import operating_order

TRIO = "Ann Bob Eve"
QUARTET = "Ann Bob Eve Dan"
SEXTET = "Ann Bob Eve Dan Kim Lou"
"""Six players: $400 each, 11 certificates."""


def auctioned(story: Story, buyers: str) -> Story:
    """The six privates are taken one after the other by these players; B&O starts at $100."""
    lots = ("SV", "CS", "DH", "MH", "CA", "BO")
    for name, lot in zip(buyers.split(), lots, strict=True):
        story.when(name).takes(lot)
    return story.when(buyers.split()[-1]).sets_par("B&O", 100)


# --- turns -----------------------------------------------------------------------------------------------------------


@rule("1830-SR.1")
def test_the_holder_of_the_priority_deal_opens_and_turns_go_clockwise() -> None:
    story = given("1830", QUARTET).priority("Eve").operating_round(turn=2)
    assert story.round() == ("stock", 3, 1, 1)
    for name in ("Eve", "Dan", "Ann"):
        assert story.to_act() == name
        story.when(name).passes()
    assert story.to_act() == "Bob"


@rule("1830-SR.1")
def test_nobody_acts_out_of_turn() -> None:
    story = given("1830", TRIO).started("NYC 67").holds("Ann", "NYC 2").stock_round(2, "Bob")
    story.when("Eve", refused="not_your_turn", rule="1830-SR.1").buys("NYC")
    story.when("Ann", refused="not_your_turn", rule="1830-SR.1").passes()
    story.when("Bob").buys("NYC")


@rule("1830-SR.1")
def test_the_first_stock_round_begins_left_of_the_last_buyer_in_the_auction() -> None:
    story = given("1830", TRIO)
    story.when("Ann").passes()
    auctioned(story, "Bob Eve Ann Bob Eve Ann")
    assert story.round() == ("stock", 1, 1, 1)
    assert story.to_act() == "Bob"


@rule("1830-SR.2", "1830-CL.1")
def test_sell_buy_sell_in_one_turn() -> None:
    story = given("1830", TRIO).started("NYC 100, PRR 90").holds("Ann", "NYC 4, PRR 3").cash("Ann 500")
    story.stock_round(2, "Ann")
    story.when("Ann").sells("NYC", 1)
    story.when("Ann").sells("PRR", 1)
    assert story.cash_of("Ann") == 500 + 100 + 90
    story.when("Ann").starts("CPR", 67)
    story.when("Ann").sells("NYC", 1)
    assert story.cash_of("Ann") == 690 - 134 + 90


@rule("1830-SR.6", "1830-CL.1")
def test_what_was_just_bought_may_be_sold_in_the_same_turn() -> None:
    story = given("1830", TRIO).started("NYC 100").holds("Ann", "NYC 2").holds("Bob", "NYC 1").cash("Bob 500")
    story.stock_round(2, "Bob")
    story.when("Bob").buys("NYC")
    story.when("Bob").sells("NYC", 2)
    assert story.cash_of("Bob") == 500 - 100 + 200
    assert story.shares("pool", "NYC") == 2


@rule("1830-SR.2")
def test_only_one_certificate_is_bought_in_a_turn() -> None:
    story = given("1830", TRIO).started("NYC 67, PRR 67").holds("Ann", "NYC 2, PRR 2").holds("pool", "NYC 2")
    story.stock_round(2, "Ann")
    assert story.shares_offered() == {"NYC ipo", "NYC pool", "PRR ipo"}
    story.when("Ann", refused="one_purchase", rule="1830-SR.2").buys("NYC", count=2)
    story.when("Ann").buys("NYC")
    assert story.shares_offered() == set()
    assert story.menu(act.StartCorporation) == []
    story.when("Ann", refused="one_purchase", rule="1830-SR.2").buys("NYC")
    story.when("Ann", refused="one_purchase", rule="1830-SR.2").buys("NYC", "pool")
    story.when("Ann", refused="one_purchase", rule="1830-SR.2").buys("PRR")
    story.when("Ann", refused="one_purchase", rule="1830-SR.2").starts("CPR", 67)


@rule("1830-SR.2")
def test_a_new_corporation_is_the_one_purchase_too() -> None:
    story = given("1830", TRIO).started("NYC 67").holds("Ann", "NYC 3").stock_round(2, "Ann")
    story.when("Ann").starts("PRR", 67)
    story.when("Ann", refused="one_purchase", rule="1830-SR.2").buys("NYC")
    story.when("Ann", refused="one_purchase", rule="1830-SR.2").starts("CPR", 67)
    assert story.sales_offered("NYC") == {1}


@rule("1830-SR.2")
def test_a_turn_without_purchase_or_sale_is_a_pass_any_other_is_not() -> None:
    story = given("1830", TRIO).started("NYC 67").holds("Ann", "NYC 3").stock_round(2, "Ann")
    story.when("Ann").passes()
    assert [event.by for event in story.happened(Passed)] == [story.party("Ann")]
    story.when("Bob").buys("NYC")
    story.when("Bob").passes()
    assert story.happened(Passed) == []
    story.passes("Eve")
    story.when("Ann").sells("NYC", 1)
    story.when("Ann").passes()
    assert story.happened(Passed) == []


@rule("1830-DIFF.1")
def test_on_the_site_a_private_bought_from_a_player_is_the_purchase_of_the_turn() -> None:
    story = given("1830", TRIO, profile="18xx.games").started("NYC 67").holds("Ann", "NYC 3").owns("Bob", "SV")
    story.stock_round(2, "Ann")
    story.when("Ann").buys_private("SV", 20)
    story.when("Ann", refused="one_purchase", rule="1830-SR.2").buys("NYC")
    story = given("1830", TRIO).started("NYC 67").holds("Ann", "NYC 2").owns("Bob", "SV").stock_round(2, "Ann")
    story.when("Ann").offers.buys_private("SV", 20)
    story.when("Bob").accepts()
    story.when("Ann").buys("NYC")


@rule("1830-SR.3")
def test_who_has_passed_may_act_again_when_the_turn_comes_back() -> None:
    story = given("1830", TRIO).started("NYC 67").holds("Eve", "NYC 2").stock_round(2, "Ann")
    story.passes("Ann")
    story.when("Bob").buys("NYC")
    story.passes("Bob Eve")
    story.when("Ann").buys("NYC")
    assert story.shares("Ann", "NYC") == 1


@rule("1830-SR.4")
def test_the_round_ends_only_when_all_pass_in_succession() -> None:
    story = given("1830", TRIO).started("NYC 67").holds("Ann", "NYC 2").stock_round(2, "Ann")
    story.passes("Ann Bob")
    story.when("Eve").buys("NYC")
    story.passes("Eve Ann Bob")
    assert (story.round(), story.to_act()) == (("stock", 2, 1, 1), "Eve")
    story.passes("Eve")
    assert story.round() == ("stock", 3, 1, 1), "nothing has floated, so the operating round is empty"


@rule("1830-SR.5")
@pytest.mark.parametrize(("last", "next_first"), [("Ann", "Bob"), ("Bob", "Eve"), ("Dan", "Ann")])
@pytest.mark.parametrize("deed", ["buys", "sells", "starts"])
def test_the_priority_deal_goes_left_of_the_last_who_bought_or_sold(last: str, next_first: str, deed: str) -> None:
    story = given("1830", QUARTET).started("NYC 67").holds("Eve", "NYC 2").holds(last, "NYC 1").stock_round(2, last)
    {
        "buys": lambda: story.when(last).buys("NYC"),
        "sells": lambda: story.when(last).sells("NYC", 1),
        "starts": lambda: story.when(last).starts("PRR", 67),
    }[deed]()
    story.done(last)
    while story.round() == ("stock", 2, 1, 1):
        story.when(story.to_act()).passes()
    assert story.priority_deal() == next_first
    assert (story.round(), story.to_act()) == (("stock", 3, 1, 1), next_first)


@rule("1830-SR.5")
def test_the_priority_deal_stays_when_nobody_bought_or_sold() -> None:
    story = given("1830", QUARTET).priority("Eve").stock_round(2)
    story.passes("Eve Dan Ann Bob")
    assert story.round() == ("stock", 3, 1, 1)
    assert story.priority_deal() == "Eve"


@rule("1830-SR.6")
def test_who_has_sold_does_not_buy_that_corporation_until_the_next_stock_round() -> None:
    story = given("1830", TRIO).started("NYC 67, PRR 67").holds("Ann", "NYC 4, PRR 2").stock_round(2, "Ann")
    story.when("Ann").sells("NYC", 1)
    assert story.shares_offered() == {"PRR ipo"}
    story.when("Ann", refused="sold_this_round", rule="1830-SR.6").buys("NYC", "pool")
    story.when("Ann", refused="sold_this_round", rule="1830-SR.6").buys("NYC", "ipo")
    story.passes("Ann")
    story.when("Bob").buys("NYC", "pool")
    story.passes("Bob Eve")
    story.when("Ann", refused="sold_this_round", rule="1830-SR.6").buys("NYC")
    story.when("Ann").buys("PRR")
    story.passes("Ann Bob Eve Ann")
    assert story.round() == ("stock", 3, 1, 1)
    story.passes("Bob Eve")
    story.when("Ann").buys("NYC")


@rule("1830-SR.7")
def test_nothing_is_sold_in_the_first_stock_round() -> None:
    story = given("1830", TRIO).started("NYC 67").holds("Ann", "NYC 4").stock_round(1, "Ann")
    assert story.menu(act.SellShares) == []
    story.when("Ann", refused="no_sale_yet", rule="1830-SR.7").sells("NYC", 1)
    story = given("1830", TRIO).started("NYC 67").holds("Ann", "NYC 4").stock_round(2, "Ann")
    assert story.sales_offered("NYC") == {1, 2}
    story.when("Ann").sells("NYC", 1)


@rule("1830-SR.7")
def test_nothing_is_sold_in_the_auction() -> None:
    story = given("1830", TRIO).started("NYC 67").holds("Ann", "NYC 4")
    assert story.menu(act.SellShares) == []
    story.when("Ann", refused="not_now").sells("NYC", 1)


# --- buying ----------------------------------------------------------------------------------------------------------


@rule("1830-BY.1")
@pytest.mark.parametrize(("source", "price"), [("ipo", 100), ("pool", 82)])
def test_the_offering_sells_at_par_and_the_pool_at_the_market_price(source: str, price: int) -> None:
    story = given("1830", TRIO).started("NYC 100").marker("NYC G3").holds("Ann", "NYC 2").holds("pool", "NYC 2")
    story.stock_round(2, "Bob")
    cash, bank, left = story.cash_of("Bob"), story.cash_of("bank"), story.shares(source, "NYC")
    story.when("Bob").buys("NYC", source)
    assert story.cash_of("Bob") == cash - price
    assert story.cash_of("bank") == bank + price
    assert story.cash_of("NYC") == 0
    assert (story.shares("Bob", "NYC"), story.shares(source, "NYC")) == (1, left - 1)


@rule("1830-BY.1")
def test_players_do_not_sell_shares_to_each_other() -> None:
    story = given("1830", TRIO).started("NYC 67").holds("Ann", "NYC 4").stock_round(2, "Bob")
    story.when("Bob", refused="not_for_sale", rule="1830-BY.1").buys_cert("NYC", 1)
    assert story.shares_offered() == {"NYC ipo"}


@rule("1830-BY.2")
def test_a_corporation_is_opened_by_its_presidents_certificate_at_twice_par() -> None:
    story = given("1830", TRIO).stock_round(2, "Ann")
    story.when("Ann", refused="presidents_certificate_first", rule="1830-BY.2").buys("NYC")
    assert story.shares_offered() == set()
    cash, bank = story.cash_of("Ann"), story.cash_of("bank")
    story.when("Ann").starts("NYC", 76)
    assert story.certs("Ann", "NYC") == [2]
    assert (story.cash_of("Ann"), story.cash_of("bank")) == (cash - 152, bank + 152)
    story.done("Ann")
    story.when("Bob", refused="already_started", rule="1830-BY.2").starts("NYC", 76)
    assert story.pars_offered("NYC") == set()
    story.when("Bob").buys("NYC")
    assert story.certs("Bob", "NYC") == [1]


@rule("1830-BY.2")
def test_shares_that_come_with_privates_do_not_open_a_corporation_but_the_one_of_bo_does() -> None:
    story = auctioned(given("1830", TRIO), "Ann Bob Eve Ann Bob Eve")
    story.when("Ann").exchanges("MH", "NYC")
    assert (story.certs("Ann", "NYC"), story.certs("Bob", "PRR"), story.certs("Eve", "B&O")) == ([1], [1], [2])
    for name in ("NYC", "PRR"):
        story.when("Ann", refused="presidents_certificate_first", rule="1830-BY.2").buys(name)
        assert story.pars_offered(name) == {67, 71, 76, 82, 90, 100}
    assert story.pars_offered("B&O") == set()
    assert story.shares_offered() == {"B&O ipo"}
    story.when("Ann").buys("B&O")
    assert story.certs("Ann", "B&O") == [1]


@rule("1830-BY.3")
def test_a_share_needs_its_full_price_in_cash() -> None:
    story = given("1830", TRIO).started("NYC 90").marker("NYC G1").holds("Ann", "NYC 2").holds("pool", "NYC 1")
    story.cash("Bob 90, Eve 89").stock_round(2, "Bob")
    assert story.shares_offered() == {"NYC ipo"}
    story.when("Bob", refused="cannot_afford_share", rule="1830-BY.3").buys("NYC", "pool")
    story.when("Bob").buys("NYC", "ipo")
    assert story.cash_of("Bob") == 0
    story.passes("Bob")
    assert story.to_act() == "Ann", "Eve can do nothing and is passed over"


@rule("1830-BY.3")
def test_a_presidents_certificate_needs_twice_par_in_cash() -> None:
    story = given("1830", TRIO).cash("Ann 180").stock_round(2, "Ann")
    assert story.pars_offered("NYC") == {67, 71, 76, 82, 90}
    story.when("Ann", refused="cannot_afford_share", rule="1830-BY.3").starts("NYC", 100)
    story.when("Ann").starts("NYC", 90)
    assert story.cash_of("Ann") == 0


@rule("1830-BY.3")
def test_sales_of_the_same_turn_help_to_pay() -> None:
    story = given("1830", TRIO).started("NYC 67, PRR 90").holds("Ann", "NYC 3").holds("Bob", "PRR 2").cash("Ann 23")
    story.stock_round(2, "Ann")
    story.when("Ann", refused="cannot_afford_share", rule="1830-BY.3").buys("PRR")
    story.when("Ann").sells("NYC", 1)
    story.when("Ann").buys("PRR")
    assert story.cash_of("Ann") == 0


def ten_papers(players: str = SEXTET) -> Story:
    """Ann has ten certificates that count; six may have eleven. C&O belongs to Bob."""
    story = given("1830", players).started("NYC 67, PRR 67, C&O 67").holds("Ann", "NYC 6, PRR 6").holds("Bob", "C&O 2")
    return story.stock_round(2, "Ann")


@rule("1830-BY.4")
def test_the_last_certificate_below_the_limit_may_be_bought() -> None:
    story = ten_papers()
    assert story.counted("Ann") == 10
    story.when("Ann").buys("C&O")
    assert story.counted("Ann") == 11


@rule("1830-BY.4")
def test_a_presidents_certificate_counts_once() -> None:
    story = ten_papers()
    story.when("Ann").starts("B&M", 67)
    assert story.counted("Ann") == 11


@rule("1830-BY.4")
def test_nothing_more_is_bought_at_the_limit() -> None:
    story = ten_papers().holds("Ann", "C&O 1")
    assert story.counted("Ann") == 11
    story.when("Ann", refused="certificate_limit", rule="1830-BY.4").buys("C&O")
    story.when("Ann", refused="certificate_limit", rule="1830-BY.4").starts("B&M", 67)
    assert story.shares_offered() == set()
    assert story.menu(act.StartCorporation) == []


@rule("1830-BY.4", "1830-MK.7")
@pytest.mark.parametrize("cell", ["E7", "D7", "B7"])
def test_certificates_in_coloured_zones_neither_count_nor_are_refused(cell: str) -> None:
    story = ten_papers().holds("Ann", "C&O 1").marker(f"C&O {cell}").owns("Ann", "SV")
    assert story.counted("Ann") == 11, "SV and the ten white certificates"
    assert story.shares_offered() == {"C&O ipo"}
    story.when("Ann").buys("C&O")
    assert story.counted("Ann") == 11


@rule("1830-BY.4")
def test_selling_makes_room_for_a_purchase() -> None:
    story = ten_papers().holds("Ann", "C&O 1")
    story.when("Ann").sells("NYC", 1)
    story.when("Ann").buys("C&O")
    assert story.counted("Ann") == 11


def ann_holds(shares: int, cell: str) -> Story:
    """Ann is president of CPR, whose marker stands in a cell; more is in the pool."""
    story = given("1830", TRIO).started("CPR 67").marker(f"CPR {cell}").holds("Ann", f"CPR {shares}")
    return story.holds("pool", "CPR 1").stock_round(2, "Ann")


@rule("1830-BY.5")
def test_sixty_per_cent_is_the_most() -> None:
    story = ann_holds(5, "F7")
    story.when("Ann").buys("CPR")
    assert story.shares("Ann", "CPR") == 6
    story.passes("Ann Bob Eve")
    story.when("Ann", refused="holding_limit", rule="1830-BY.5").buys("CPR")
    story.when("Ann", refused="holding_limit", rule="1830-BY.5").buys("CPR", "pool")
    assert story.shares_offered() == set()


@rule("1830-BY.5", "1830-MK.7")
@pytest.mark.parametrize(("cell", "free"), [("F7", False), ("E7", False), ("D7", True), ("B7", True)])
def test_only_orange_and_brown_lift_the_sixty_per_cent(cell: str, free: bool) -> None:
    story = ann_holds(6, cell)
    for source in ("ipo", "pool"):
        assert (f"CPR {source}" in story.shares_offered()) == free
    if free:
        story.when("Ann").buys("CPR", "pool")
        assert story.shares("Ann", "CPR") == 7
    else:
        story.when("Ann", refused="holding_limit", rule="1830-BY.5").buys("CPR", "pool")


@rule("1830-CL.7")
def test_sixty_per_cent_are_always_the_presidents_certificate_and_four_more() -> None:
    story = given("1830", TRIO).started("NYC 67").holds("Ann", "NYC 4").holds("Bob", "NYC 4").stock_round(2, "Bob")
    story.when("Bob").buys("NYC")
    assert story.certs("Bob", "NYC") == [2, 1, 1, 1]
    story.passes("Bob Eve Ann")
    story.when("Bob").buys("NYC")
    assert story.certs("Bob", "NYC") == [2, 1, 1, 1, 1], "five certificates, sixty per cent"


@rule("1830-CL.7")
@pytest.mark.parametrize(("shares", "certs"), [(5, 4), (6, 5)])
def test_a_sixth_certificate_would_be_more_than_sixty_per_cent(shares: int, certs: int) -> None:
    story = ann_holds(shares, "F7")
    assert len(story.certs("Ann", "CPR")) == certs
    assert bool(story.shares_offered()) == (certs < 5)


# --- the brown zone --------------------------------------------------------------------------------------------------


def brown(players: str = TRIO, options: str = "") -> Story:
    """CPR stands at $27 with three shares in the pool and three in the offering, ERIE at $20; Bob has both."""
    story = given("1830", players, options=options).started("CPR 67, ERIE 67, NYC 67").marker("CPR B7, ERIE B8")
    story.holds("Bob", "CPR 4, ERIE 2, NYC 2").holds("pool", "CPR 3, ERIE 2")
    return story.stock_round(2, "Ann")


@rule("1830-BY.6", "1830-MK.7")
def test_any_number_of_brown_certificates_may_be_taken_from_the_pool() -> None:
    story = brown().cash("Ann 54")
    story.when("Ann", refused="cannot_afford_share", rule="1830-BY.3").buys("CPR", "pool", 3)
    story.when("Ann").buys("CPR", "pool")
    assert story.shares_offered() == {"CPR pool"}
    story.when("Ann").buys("CPR", "pool")
    assert (story.cash_of("Ann"), story.shares("Ann", "CPR")) == (0, 2)


@rule("1830-BY.6")
def test_brown_certificates_may_be_taken_at_one_stroke() -> None:
    story = brown().cash("Ann 100")
    story.when("Ann").buys("CPR", "pool", 3)
    assert (story.cash_of("Ann"), story.shares("Ann", "CPR"), story.shares("pool", "CPR")) == (19, 3, 0)


@rule("1830-BY.6")
def test_brown_certificates_of_one_corporation_and_from_the_pool_only() -> None:
    story = brown()
    story.when("Ann").buys("CPR", "pool")
    for corp, source in (("CPR", "ipo"), ("ERIE", "pool"), ("ERIE", "ipo"), ("NYC", "ipo")):
        story.when("Ann", refused="one_purchase").buys(corp, source)
    story.when("Ann", refused="one_purchase").starts("PRR", 67)


@rule("1830-BY.6", "1830-CL.8")
def test_the_offering_sells_one_brown_certificate_and_then_the_pool_is_shut() -> None:
    story = brown()
    story.when("Ann", refused="one_purchase").buys("CPR", "ipo", 2)
    story.when("Ann").buys("CPR", "ipo")
    story.when("Ann", refused="one_purchase").buys("CPR", "ipo")
    story.when("Ann", refused="one_purchase").buys("CPR", "pool")
    assert story.shares_offered() == set()


@rule("1830-BY.6", "1830-MK.7")
@pytest.mark.parametrize(("cell", "several"), [("F7", False), ("E7", False), ("D7", False), ("B7", True)])
def test_only_brown_allows_several_certificates(cell: str, several: bool) -> None:
    story = brown().marker(f"CPR {cell}")
    story.when("Ann").buys("CPR", "pool")
    assert story.shares_offered() == ({"CPR pool"} if several else set())


@rule("1830-BY.6", "1830-SR.2")
def test_brown_certificates_are_one_purchase_with_no_sale_in_between() -> None:
    story = brown().holds("Ann", "NYC 1")
    story.when("Ann").buys("CPR", "pool")
    story.when("Ann").sells("NYC", 1)
    assert story.shares_offered() == set()
    story.when("Ann", refused="one_purchase", rule="1830-SR.2").buys("CPR", "pool")


@rule("1830-CL.8")
def test_an_option_lets_several_brown_certificates_come_from_the_offering() -> None:
    story = brown(options="multiple_brown_from_ipo")
    story.when("Ann").buys("CPR", "ipo", 2)
    story.when("Ann").buys("CPR", "ipo")
    assert (story.shares("Ann", "CPR"), story.cash_of("Ann")) == (3, 800 - 3 * 67)
    story.when("Ann", refused="one_purchase").buys("ERIE", "ipo")


# --- selling ---------------------------------------------------------------------------------------------------------


def bob_sells(shares: int = 4, cell: str = "G1") -> Story:
    """Bob, who is not president, has shares of CPR and no money; Ann presides."""
    story = given("1830", TRIO).started("CPR 100").marker(f"CPR {cell}").holds("Ann", f"CPR {shares}")
    return story.holds("Bob", f"CPR {shares}").cash("Bob 0").stock_round(2, "Bob")


@rule("1830-SL.1")
def test_all_shares_of_one_sale_fetch_the_same_price_from_the_bank() -> None:
    story = bob_sells()
    bank = story.cash_of("bank")
    story.when("Bob").sells("CPR", 3)
    assert (story.cash_of("Bob"), story.cash_of("bank")) == (300, bank - 300)
    assert story.shares("pool", "CPR") == 3
    assert story.cell("CPR") == "G4"


@rule("1830-SL.1")
def test_separate_sales_fetch_lower_and_lower_prices() -> None:
    story = bob_sells()
    for price, cell in ((100, "G2"), (90, "G3"), (82, "G4")):
        cash = story.cash_of("Bob")
        story.when("Bob").sells("CPR", 1)
        assert (story.cash_of("Bob") - cash, story.cell("CPR")) == (price, cell)


@rule("1830-SL.1")
def test_one_sells_only_what_one_has_and_one_corporation_at_a_time() -> None:
    story = (
        given("1830", TRIO).started("CPR 67, NYC 67").holds("Ann", "CPR 3").holds("Bob", "CPR 1, NYC 3").stock_round(2)
    )
    of_cpr, of_nyc = ([Cert(one) for one in story.title.certs_of[story.party(name)]] for name in ("CPR", "NYC"))
    ann = story.party("Ann")
    story.when("Ann", refused="not_your_shares").do(act.SellShares(ann, (of_nyc[1],), 1))
    story = given("1830", TRIO).started("CPR 67, NYC 67").holds("Ann", "CPR 3, NYC 3").stock_round(2)
    story.when("Ann", refused="mixed_shares").do(act.SellShares(ann, (of_cpr[1], of_nyc[1]), 2))
    story.when("Ann", refused="shares_do_not_add_up").do(act.SellShares(ann, (of_cpr[1],), 2))
    story.when("Ann", refused="not_your_shares").do(act.SellShares(ann, (of_cpr[1], of_cpr[1]), 2))
    story.when("Ann", refused="not_your_shares").do(act.SellShares(ann, (), 0))


@rule("1830-SL.2")
@pytest.mark.parametrize(("pool", "most"), [(1, 4), (2, 3), (4, 1), (5, 0)])
def test_the_pool_takes_half_of_a_corporation(pool: int, most: int) -> None:
    story = given("1830", TRIO).started("CPR 67").holds("pool", f"CPR {pool}")
    if pool < 4:
        story.holds("Eve", "CPR 2")
    held = min(5, 8 - pool) if pool < 4 else 10 - pool
    story.holds("Ann", f"CPR {held}").stock_round(2, "Ann")
    assert story.sales_offered("CPR") == set(range(1, most + 1))
    story.when("Ann", refused="pool_limit", rule="1830-SL.2").sells("CPR", most + 1)
    if most:
        story.when("Ann").sells("CPR", most)
        assert story.shares("pool", "CPR") == 5


@rule("1830-SL.3")
def test_the_presidents_certificate_never_lies_in_the_pool() -> None:
    story = given("1830", TRIO).started("CPR 67").holds("Ann", "CPR 2").holds("Bob", "CPR 2").stock_round(2, "Ann")
    story.when("Ann").sells("CPR", 2)
    assert story.certs("pool", "CPR") == [1, 1]
    assert story.certs("Bob", "CPR") == [2]
    assert story.certs("Ann", "CPR") == []


@rule("1830-SL.3")
def test_without_a_successor_the_presidents_certificate_cannot_be_sold() -> None:
    story = given("1830", TRIO).started("CPR 67").holds("Ann", "CPR 2").holds("Bob", "CPR 1").stock_round(2, "Ann")
    assert story.sales_offered("CPR") == set()
    for shares in (1, 2):
        story.when("Ann", refused="presidents_certificate").sells("CPR", shares)


@rule("1830-SL.4")
def test_shares_of_a_corporation_that_has_not_floated_may_be_sold() -> None:
    story = given("1830", TRIO).started("CPR 76").holds("Ann", "CPR 3").cash("Ann 0").stock_round(2, "Ann")
    assert not story.has_floated("CPR")
    story.when("Ann").sells("CPR", 1)
    assert (story.cash_of("Ann"), story.shares("pool", "CPR"), story.cell("CPR")) == (76, 1, "G5")


@rule("1830-SL.4")
def test_shares_without_a_par_price_cannot_be_sold() -> None:
    story = given("1830", TRIO).holds("Ann", "PRR 1").stock_round(2, "Ann")
    assert story.sales_offered("PRR") == set()
    story.when("Ann", refused="unpriced_share", rule="1830-SL.4").sells("PRR", 1)
    story.when("Ann").passes()
    story.when("Bob").starts("PRR", 67)
    story.passes("Eve")
    assert story.sales_offered("PRR") == {1}
    story.when("Ann").sells("PRR", 1)


@rule("1830-SL.5")
def test_who_begins_above_the_certificate_limit_must_sell_before_anything_else() -> None:
    story = ten_papers().holds("Ann", "C&O 3").owns("Bob", "SV")
    assert story.counted("Ann") == 13
    for _ in range(2):
        assert {choice.action.__class__ for choice in story.game.legal_actions().menu} == {act.SellShares}
        story.when("Ann", refused="over_limit", rule="1830-SL.5").passes()
        story.when("Ann", refused="over_limit", rule="1830-SL.5").buys("C&O")
        story.when("Ann", refused="over_limit", rule="1830-SL.5").starts("B&M", 67)
        story.when("Ann", refused="over_limit", rule="1830-SL.5").offers.buys_private("SV", 20)
        story.when("Ann").sells("NYC", 1)
    assert story.counted("Ann") == 11
    story.passes("Ann")
    assert story.to_act() == "Bob"


@rule("1830-SL.5")
def test_exactly_at_the_limit_nobody_is_forced_to_sell() -> None:
    story = ten_papers().holds("Ann", "C&O 1")
    assert story.counted("Ann") == 11
    story.passes("Ann")


@rule("1830-SL.5")
def test_after_the_forced_sale_the_turn_goes_on_as_usual() -> None:
    story = ten_papers().holds("Ann", "C&O 2").started("B&M 67").holds("Eve", "B&M 2")
    story.when("Ann").sells("NYC", 2)
    assert story.counted("Ann") == 10
    story.when("Ann").buys("B&M")
    assert story.counted("Ann") == 11


@rule("1830-SL.5")
def test_who_can_sell_nothing_keeps_too_many_certificates() -> None:
    story = given("1830", SEXTET).started("NYC 67, PRR 67, CPR 67, C&O 67, B&M 67").marker("B&M E7")
    for corp in ("NYC", "PRR", "CPR"):
        story.holds("Ann", f"{corp} 5").holds("pool", f"{corp} 5")
    story.holds("Bob", "C&O 2, B&M 2").stock_round(2, "Ann")
    assert story.counted("Ann") == 12
    assert story.menu(act.SellShares) == []
    assert story.shares_offered() == {"B&M ipo"}
    story.when("Ann", refused="certificate_limit", rule="1830-BY.4").buys("C&O")
    story.passes("Ann")


@rule("1830-SL.6")
def test_more_than_sixty_per_cent_outside_orange_and_brown_must_be_sold_down() -> None:
    story = ann_holds(8, "E7")
    for left in (7, 6):
        assert {choice.action.__class__ for choice in story.game.legal_actions().menu} == {act.SellShares}
        story.when("Ann", refused="over_holding", rule="1830-SL.6").passes()
        story.when("Ann").sells("CPR", 1)
        assert story.shares("Ann", "CPR") == left
    story.passes("Ann")
    assert story.to_act() == "Bob"


@rule("1830-SL.6")
@pytest.mark.parametrize(("cell", "forced"), [("F7", True), ("E7", True), ("D7", False), ("B7", False)])
def test_only_orange_and_brown_protect_more_than_sixty_per_cent(cell: str, forced: bool) -> None:
    story = ann_holds(7, cell)
    assert bool(story.menu(act.Pass)) != forced
    if forced:
        story.when("Ann", refused="over_holding", rule="1830-SL.6").starts("B&M", 67)
    else:
        story.when("Ann").starts("B&M", 67)


@rule("1830-SL.6")
def test_exactly_sixty_per_cent_need_not_be_sold() -> None:
    ann_holds(6, "F7").passes("Ann")


# --- par prices and floating -----------------------------------------------------------------------------------------

PARS = [(67, "G6"), (71, "G5"), (76, "G4"), (82, "G3"), (90, "G2"), (100, "G1")]


@rule("1830-IPO.1")
@pytest.mark.parametrize(("price", "cell"), PARS)
def test_par_prices_and_their_cells(price: int, cell: str) -> None:
    story = given("1830", TRIO).stock_round(2, "Ann")
    assert story.pars_offered("C&O") == {67, 71, 76, 82, 90, 100}
    story.when("Ann").starts("C&O", price)
    assert story.cell("C&O") == cell
    assert story.cash_of("Ann") == 800 - 2 * price


@rule("1830-IPO.1")
@pytest.mark.parametrize("cell", ["B1", "F5", "G7", "G8", "C1", "D1", "E1", "F1", "H2", "H1", "G9"])
def test_no_other_cell_is_a_par_price(cell: str) -> None:
    story = given("1830", TRIO).stock_round(2, "Ann")
    start = act.StartCorporation(story.party("Ann"), story.party("C&O"), story.title.market.at(cell))
    story.when("Ann", refused="no_par_cell", rule="1830-IPO.1").do(start)


@rule("1830-IPO.1")
def test_several_corporations_share_a_par_price_and_the_newcomer_goes_under() -> None:
    story = given("1830", TRIO).cash("Ann 2000, Bob 2000, Eve 2000").stock_round(2, "Ann")
    for name, corp in (("Ann", "NYC"), ("Bob", "B&M"), ("Eve", "PRR")):
        story.when(name).starts(corp, 82)
        story.done(name)
    assert [story.cell(corp) for corp in ("NYC", "B&M", "PRR")] == ["G3"] * 3
    mask = sum(1 << story.party(corp) for corp in ("NYC", "B&M", "PRR"))
    order = operating_order(story.table(), mask)
    assert [story.name(corp) for corp in order] == ["NYC", "B&M", "PRR"]


@rule("1830-IPO.2")
def test_par_is_fixed_for_good() -> None:
    story = given("1830", TRIO).stock_round(2, "Ann")
    story.when("Ann").starts("NYC", 76)
    story.passes("Bob")
    story.when("Eve").buys("NYC")
    story.when("Eve").sells("NYC", 1)
    assert story.cell("NYC") == "G5"
    par = act.SetPar(story.party("Ann"), story.party("NYC"), story.title.market.at("G1"))
    story.when("Ann", refused="not_now").do(par)
    story.when("Ann", refused="already_started").starts("NYC", 100)
    cash = story.cash_of("Ann")
    story.when("Ann").buys("NYC", "ipo")
    assert cash - story.cash_of("Ann") == 76
    assert story.title.cell_price[story.game.state.par[story.party("NYC")]] == 76


@rule("1830-IPO.2")
def test_the_par_price_chosen_with_bo_is_the_price_of_the_offering() -> None:
    story = given("1830", TRIO)
    for name, lot in (("Ann", "SV"), ("Bob", "CS"), ("Eve", "DH"), ("Ann", "MH"), ("Bob", "CA"), ("Eve", "BO")):
        story.when(name).takes(lot)
    assert {choice.action.__class__ for choice in story.game.legal_actions().menu} == {act.SetPar}
    story.when("Eve").sets_par("B&O", 71)
    assert story.cell("B&O") == "G5"
    cash = story.cash_of("Ann")
    story.when("Ann").buys("B&O")
    assert cash - story.cash_of("Ann") == 71


@rule("1830-IPO.3", "1830-IPO.4")
def test_a_corporation_floats_with_the_sixth_share_and_not_with_the_fifth() -> None:
    story = given("1830", TRIO).started("NYC 90").holds("Ann", "NYC 4").stock_round(2, "Bob")
    story.when("Bob").buys("NYC")
    assert (story.has_floated("NYC"), story.cash_of("NYC")) == (False, 0)
    story.passes("Bob")
    story.when("Eve").buys("NYC")
    assert (story.has_floated("NYC"), story.cash_of("NYC")) == (True, 900)
    assert [event.capital for event in story.happened(CorporationFloated)] == [900]


@rule("1830-IPO.3")
def test_shares_in_the_pool_count_for_floating_but_buying_them_does_not_add_any() -> None:
    story = given("1830", TRIO).started("NYC 67").holds("Ann", "NYC 2").holds("pool", "NYC 3").stock_round(2, "Bob")
    story.when("Bob").buys("NYC", "pool")
    assert not story.has_floated("NYC")
    story.passes("Bob")
    story.when("Eve").buys("NYC", "ipo")
    assert story.has_floated("NYC")


@rule("1830-IPO.3")
def test_the_share_of_camden_amboy_counts_for_floating() -> None:
    story = given("1830", TRIO).cash("Ann 2000, Bob 2000, Eve 2000")
    auctioned(story, "Ann Bob Eve Ann Bob Eve")
    assert story.shares("Bob", "PRR") == 1
    story.when("Ann").starts("PRR", 67)
    for name in ("Bob", "Eve"):
        story.when(name).buys("PRR")
    assert not story.has_floated("PRR")
    story.when("Ann").buys("PRR")
    assert (story.has_floated("PRR"), story.shares("ipo", "PRR"), story.cash_of("PRR")) == (True, 4, 670)


@rule("1830-IPO.3")
def test_the_certificate_of_baltimore_ohio_counts_for_floating() -> None:
    story = given("1830", TRIO).cash("Ann 2000, Bob 2000, Eve 2000")
    auctioned(story, "Ann Bob Eve Ann Bob Eve")
    for name in ("Ann", "Bob", "Eve"):
        story.when(name).buys("B&O")
    assert not story.has_floated("B&O")
    story.when("Ann").buys("B&O")
    assert (story.has_floated("B&O"), story.shares("ipo", "B&O"), story.cash_of("B&O")) == (True, 4, 1000)


@rule("1830-IPO.3")
def test_the_share_of_mohawk_hudson_counts_for_floating() -> None:
    story = given("1830", TRIO).started("NYC 71").holds("Ann", "NYC 5").owns("Bob", "MH").stock_round(2, "Bob")
    assert not story.has_floated("NYC")
    story.when("Bob").exchanges("MH", "NYC")
    assert (story.has_floated("NYC"), story.cash_of("NYC")) == (True, 710)


@rule("1830-IPO.3")
def test_the_share_of_mohawk_hudson_from_the_pool_was_counted_before() -> None:
    story = given("1830", TRIO).started("NYC 71").holds("Ann", "NYC 4").holds("pool", "NYC 1").owns("Bob", "MH")
    story.stock_round(2, "Bob").when("Bob").exchanges("MH", "NYC", "pool")
    assert not story.has_floated("NYC")


@rule("1830-IPO.3")
def test_sales_to_the_pool_never_unfloat_a_corporation() -> None:
    story = given("1830", TRIO).started("NYC 67").holds("Ann", "NYC 3").holds("Bob", "NYC 2").stock_round(2, "Eve")
    story.when("Eve").buys("NYC")
    story.when("Eve").sells("NYC", 1)
    story.when("Ann").sells("NYC", 1)
    story.passes("Ann")
    story.when("Bob").sells("NYC", 2)
    story.passes("Bob Eve Ann Bob")
    assert story.shares("pool", "NYC") == 4
    assert (story.has_floated("NYC"), story.cash_of("NYC")) == (True, 670)
    assert (story.round(), story.actor()) == (("operating", 2, 1, 1), "NYC")


@rule("1830-IPO.4")
@pytest.mark.parametrize("cell", ["G6", "H2", "B7"])
def test_the_capital_is_ten_times_par_whatever_the_market_says(cell: str) -> None:
    story = given("1830", TRIO).started("NYC 82").marker(f"NYC {cell}").holds("Ann", "NYC 5").stock_round(2, "Bob")
    story.when("Bob").buys("NYC")
    assert story.cash_of("NYC") == 820


@rule("1830-IPO.4")
def test_later_sales_from_the_offering_pay_the_bank() -> None:
    story = given("1830", TRIO).started("NYC 82").holds("Ann", "NYC 5").stock_round(2, "Bob")
    story.when("Bob").buys("NYC")
    story.passes("Bob")
    bank = story.cash_of("bank")
    story.when("Eve").buys("NYC")
    assert (story.cash_of("NYC"), story.cash_of("bank")) == (820, bank + 82)
    assert story.happened(CorporationFloated) == []


@rule("1830-CL.9", "1830-IPO.4", "1830-DIFF.2")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_the_capital_is_paid_at_once_but_spent_from_the_next_operating_round_on(profile: str) -> None:
    story = given("1830", TRIO, profile).started("NYC 100").holds("Ann", "NYC 5").owns("Bob", "SV").phase("3")
    bank = story.stock_round(2, "Bob").cash_of("bank")
    story.when("Bob").buys("NYC")
    assert (story.cash_of("bank"), story.cash_of("NYC")) == (bank + 100 - 1000, 1000)
    assert [one for one in story.game.legal_actions() if one.by == story.party("NYC")] == []
    story.when("NYC", refused="not_now").buys_train("3", 180)
    story.when("NYC", refused="not_your_turn").buys_private("SV", 20)
    while story.round()[0] == "stock":
        story.when(story.to_act()).passes()
    assert story.actor() == "NYC"
    assert story.menu(act.BuyPrivate, by="NYC") != []
    assert story.cash_of("NYC") == 1000


@rule("1830-IPO.5")
def test_a_floated_corporation_operates_in_every_operating_round_and_others_in_none() -> None:
    story = given("1830", TRIO).started("NYC 67, PRR 100").holds("Ann", "NYC 5").holds("Bob", "PRR 5").phase("3")
    story.stock_round(2, "Eve").when("Eve").buys("NYC")
    story.passes("Eve Ann Bob Eve")
    acted = set()
    while story.round()[0] == "operating":
        acted.add((story.actor(), story.round()[2]))
        story.when(story.actor()).passes()
    assert acted == {("NYC", 1), ("NYC", 2)}


@rule("1830-IPO.5")
def test_a_corporation_that_floats_in_an_operating_round_waits_for_the_next() -> None:
    story = given("1830", TRIO).started("NYC 67, PRR 100").holds("Ann", "NYC 5").holds("Bob", "PRR 6").floated("PRR")
    story.owns("Eve", "MH").phase("3").stock_round(2, "Ann")
    story.passes("Ann Bob Eve")
    assert (story.round(), story.actor()) == (("operating", 2, 1, 2), "PRR")
    story.when("Eve").exchanges("MH", "NYC")
    assert story.has_floated("NYC")
    acted = []
    while story.round()[0] == "operating":
        if (story.round()[2], story.actor()) not in acted:
            acted.append((story.round()[2], story.actor()))
        story.when(story.actor()).passes()
    assert acted == [(1, "PRR"), (2, "PRR"), (2, "NYC")]


@rule("1830-BY.1")
def test_one_purchase_is_of_one_corporation_and_from_one_place() -> None:
    story = given("1830", "Ann Bob Eve").started("CPR 100, NYC 100").marker("CPR B7, NYC C8")
    story.holds("Bob", "CPR 2, NYC 2").holds("pool", "CPR 2, NYC 2").stock_round(2, "Ann").ready()
    pool, offered = (
        [cert for cert in story.title.certs_of[story.party("CPR")] if story.game.state.certs[cert] == owner]
        for owner in (POOL, BANK)
    )
    other = next(c for c in story.title.certs_of[story.party("NYC")] if story.game.state.certs[c] == POOL)
    for certs in ((pool[0], other), (pool[0], offered[0])):
        refused = story.when("Ann", refused="mixed_shares", rule="1830-SL.1")
        refused.do(act.BuyShares(story.party("Ann"), tuple(Cert(cert) for cert in certs)))


@rule("1830-SR.2", "1830-BY.6")
def test_a_sale_before_the_purchase_does_not_shorten_it() -> None:
    story = given("1830", "Ann Bob Eve").started("CPR 100, NYC 100").marker("CPR B7")
    story.holds("Bob", "CPR 2, NYC 2").holds("pool", "CPR 2").holds("Ann", "NYC 1").stock_round(2, "Ann")
    story.when("Ann").sells("NYC", 1)
    story.when("Ann").buys("CPR", "pool").when("Ann").buys("CPR", "pool")
    assert story.shares("Ann", "CPR") == 2
