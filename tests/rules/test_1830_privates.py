"""1830: private companies and their powers."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Actor, Story, given
from tresham.core.action import (
    BuyPrivate,
    BuyShares,
    ExchangePrivate,
    LayPrivateTile,
    LayTile,
    PlacePrivateToken,
    PlaceToken,
    SellPrivate,
)
from tresham.core.event import IncomePaid, PrivateClosed, RoundBegan
from tresham.core.ids import Cert
from tresham.core.legal import with_number

PROFILES = ("rulebook", "18xx.games")
ALL = ("SV", "CS", "DH", "MH", "CA", "BO")
INCOMES = {"SV": 5, "CS": 10, "DH": 15, "MH": 20, "CA": 25, "BO": 30}
RANGES = {"SV": (10, 40), "CS": (20, 80), "DH": (35, 140), "MH": (55, 220), "CA": (80, 320)}


def passes_until(story: Story, name: str) -> None:
    """Everybody passes until it is a player's turn."""
    while story.to_act() != name:
        story.when(story.to_act()).passes()


def up_to(story: Story, part: str, number: int = 1) -> Story:
    """As little as possible is done until a part of the turn in operating round `number` has come."""
    while (story.part(), story.round()[2]) != (part, number):
        story.goes_on(keeps=True)
    return story


def albany(profile: str = "rulebook", players: str = "Ann Bob Eve") -> Story:
    """Ann's NYC has its station in Albany, with track to the NE and SW, and a treasury of $500."""
    story = given("1830", players, profile).started("NYC 100").holds("Ann", "NYC 6").cash("NYC 500")
    return story.tile("E19", "57", 0).token("NYC", "E19").operated("NYC")


def cleveland(cash: int = 300, profile: str = "rulebook") -> Story:
    """Bob's C&O at home, with track to Columbus in H4 and a 2-train."""
    story = given("1830", "Ann Bob Eve", profile).started("C&O 100").holds("Bob", "C&O 6").token("C&O", "F6")
    return story.tile("G5", "9", 0).tile("H4", "57", 0).trains("C&O 2").operated("C&O").cash(f"C&O {cash}")


def scranton_line(story: Story) -> Story:
    """Track from Albany over F18 up to the edge of F16."""
    return story.tile("F18", "8", 1)


def offered(story: Story, kind: type[BuyPrivate] | type[SellPrivate]) -> dict[str, tuple[int, int]]:
    """Deals in privates on the menu, with their price ranges."""
    found = {}
    for choice in story.menu(kind):
        assert isinstance(choice.action, BuyPrivate | SellPrivate)
        assert (choice.field, choice.action.price) == ("price", choice.low)
        found[story.title.privates[choice.action.private].symbol] = (choice.low, choice.high)
    return found


# --- income and the certificate limit --------------------------------------------------------------------------------


@rule("1830-PV.1")
@pytest.mark.parametrize("private", ALL)
def test_a_private_pays_the_player_who_owns_it_when_an_operating_round_begins(private: str) -> None:
    story = given("1830", "Ann Bob Eve").owns("Bob", private).stock_round(2, "Ann")
    story.when("Ann").passes()
    story.when("Bob").passes()
    assert story.happened(IncomePaid) == []
    story.when("Eve").passes()
    assert story.cash_of("Bob") == 800 + INCOMES[private]
    assert story.cash_of("bank") == 9600 - INCOMES[private]
    assert (story.cash_of("Ann"), story.cash_of("Eve")) == (800, 800)


@rule("1830-PV.1")
@pytest.mark.parametrize("profile", PROFILES)
def test_privates_pay_corporations_too_and_in_every_operating_round(profile: str) -> None:
    story = albany(profile).floated("NYC").phase("3").owns("NYC", "SV DH").owns("Eve", "CA").stock_round(2, "Ann")
    story.everybody_passes()
    assert (story.cash_of("NYC"), story.cash_of("Eve")) == (520, 825)
    assert story.round() == ("operating", 2, 1, 2)
    up_to(story, "track", number=2)
    assert (story.cash_of("NYC"), story.cash_of("Eve")) == (540, 850)


def crowded(owner: str, private: str = "SV") -> Story:
    """Ann has ten certificates of a limit of eleven; somebody owns a private."""
    story = given("1830", "Ann Bob Eve Joe Kim Lee").started("NYC 67, PRR 67, C&O 67")
    story.holds("Ann", "NYC 6").holds("Bob", "PRR 4, C&O 2").holds("Ann", "PRR 4, C&O 1")
    return story.owns(owner, private).stock_round(2, "Ann")


@rule("1830-PV.2")
def test_a_private_of_a_player_counts_as_a_certificate() -> None:
    story = crowded("Ann")
    assert story.counted("Ann") == 11
    assert story.menu(BuyShares) == []
    story.when("Ann", refused="certificate_limit", rule="1830-BY.4").buys("C&O")


@rule("1830-PV.2")
def test_a_private_of_a_corporation_counts_for_nobody() -> None:
    story = crowded("NYC")
    assert [story.counted(name) for name in story.game.players] == [10, 4, 0, 0, 0, 0]
    story.when("Ann").buys("C&O")
    assert story.counted("Ann") == 11


# --- shut hexes ------------------------------------------------------------------------------------------------------

SHUT = [
    ("SV", "G15", "PRR", "H16", ("9", 2)),
    ("CS", "B20", "CPR", "A19", ("4", 2)),
    ("DH", "F16", "NYC", "E19", ("57", 1)),
    ("MH", "D18", "B&M", "E19", ("9", 2)),
    ("CA", "H18", "B&M", "G19.1", ("59", 1)),
    ("BO", "I13", "B&M", "J14", ("8", 3)),
    ("BO", "I15", "B&O", "I15", ("53", 0)),
]


def beside(private: str, corp: str, station: str, owner: str) -> Story:
    """A corporation with track to the edge of the hex of a private, in phase 3."""
    story = given("1830", "Ann Bob Eve").started(f"{corp} 100").holds("Bob", f"{corp} 6").cash(f"{corp} 500").phase("3")
    for place, tile, rotation in [("H16", "57", 2), ("J14", "57", 2), ("E19", "57", 2 if corp == "B&M" else 0)]:
        story.tile(place, tile, rotation)
    scranton_line(story).token(corp, station)
    return (story if owner == "closed" else story.owns(owner, private)).operates(corp)


@rule("1830-PV.3", "1830-TR.9")
@pytest.mark.parametrize(("private", "place", "corp", "station", "lay"), SHUT)
@pytest.mark.parametrize("owner", ["Ann", "Bob"])
def test_nobody_lays_track_in_the_hex_of_a_players_private(
    private: str, place: str, corp: str, station: str, lay: tuple[str, int], owner: str
) -> None:
    story = beside(private, corp, station, owner)
    assert story.lays_offered(place) == set()
    story.when(corp, refused="hex_blocked", rule="1830-TR.9").lays(place, *lay)


@rule("1830-PV.3", "1830-PV.7")
@pytest.mark.parametrize(("private", "place", "corp", "station", "lay"), SHUT)
def test_the_hex_is_open_once_the_private_is_closed(
    private: str, place: str, corp: str, station: str, lay: tuple[str, int]
) -> None:
    story = beside(private, corp, station, "closed")
    assert lay in story.lays_offered(place)
    assert story.when(corp).lays(place, *lay).tile_at(place) == lay


@rule("1830-PV.3")
@pytest.mark.parametrize(("private", "place", "corp", "station", "lay"), SHUT[:5])
@pytest.mark.parametrize("owner", ["ERIE", "its own"])
def test_the_hex_is_open_once_any_corporation_owns_the_private(
    private: str, place: str, corp: str, station: str, lay: tuple[str, int], owner: str
) -> None:
    story = beside(private, corp, station, corp if owner == "its own" else owner)
    assert lay in story.lays_offered(place)
    assert story.when(corp).lays(place, *lay).tile_at(place) == lay


@rule("1830-PV.3")
def test_upgrades_are_shut_out_too() -> None:
    for owner, refused in [("Bob", "hex_blocked"), ("PRR", None)]:
        story = given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 6").phase("3").owns(owner, "MH")
        story.tile("E19", "57", 2).tile("D18", "9", 2).token("NYC", "E19").operates("NYC")
        assert bool(story.lays_offered("D18")) == (refused is None)
        story.when("NYC", refused=refused, rule="1830-TR.9" if refused else None).lays("D18", "23", 2)


@rule("1830-PV.3")
def test_tokens_and_routes_are_never_shut_out() -> None:
    story = scranton_line(albany()).tile("F16", "57", 1).trains("NYC 2").owns("Bob", "DH").operates("NYC", "token")
    assert story.tokens_offered() == {"F16.0"}
    story.when("NYC").tokens("F16")
    story.when("NYC").runs(_2="E19 (F18) F16")
    story.when("NYC").declares("withhold")
    assert story.cash_of("NYC") == 500 - 40 + 40


# --- deals between players -------------------------------------------------------------------------------------------


def dealers(turn: int = 2, player: str = "Ann", profile: str = "rulebook", cash: str = "Ann 800") -> Story:
    """Ann owns SV and BO, Bob owns CA and a share of NYC, which has more for sale."""
    story = given("1830", "Ann Bob Eve", profile).started("NYC 100").holds("Eve", "NYC 2").holds("Bob", "NYC 1")
    return story.owns("Ann", "SV BO").owns("Bob", "CA").cash(cash).stock_round(turn, player)


@rule("1830-PV.4", "1830-CL.6")
def test_a_player_buys_a_private_in_his_own_turn_if_the_owner_agrees() -> None:
    story = dealers(player="Bob")
    assert offered(story, BuyPrivate) == {"SV": (1, 800), "BO": (1, 800)}
    story.when("Bob", refused="needs_consent", rule="1830-PV.4").buys_private("SV", 33)
    story.when("Bob").offers.buys_private("SV", 33)
    assert story.to_act() == "Ann"
    story.when("Ann").accepts()
    assert story.owner("SV") == "Bob"
    assert (story.cash_of("Ann"), story.cash_of("Bob")) == (833, 767)
    assert story.to_act() == "Bob"


@rule("1830-PV.4", "1830-CL.6")
def test_a_player_sells_a_private_in_his_own_turn_if_the_buyer_agrees() -> None:
    story = dealers(player="Ann")
    assert offered(story, SellPrivate) == {"SV": (1, 800), "BO": (1, 800)}
    story.when("Ann", refused="needs_consent", rule="1830-PV.4").sells_private("SV", "Eve", 1)
    story.when("Ann").offers.sells_private("SV", "Eve", 1)
    story.when("Eve").accepts()
    assert story.owner("SV") == "Eve"
    assert (story.cash_of("Ann"), story.cash_of("Eve")) == (801, 799)
    assert story.to_act() == "Ann"


@rule("1830-PV.4")
def test_a_deal_that_is_declined_changes_nothing() -> None:
    story = dealers(player="Bob")
    story.when("Bob").offers.buys_private("SV", 33)
    story.when("Ann").declines()
    assert story.owner("SV") == "Ann"
    assert (story.cash_of("Ann"), story.cash_of("Bob"), story.to_act()) == (800, 800, "Bob")


@rule("1830-PV.4")
def test_privates_change_hands_only_in_the_turn_of_buyer_or_seller() -> None:
    story = dealers(player="Eve")
    story.when("Bob", refused="not_your_turn").offers.buys_private("SV", 33)
    story.when("Ann", refused="not_your_turn").offers.sells_private("SV", "Bob", 33)
    assert set(offered(story, BuyPrivate)) == {"SV", "BO", "CA"}
    story.when("Eve").offers.buys_private("SV", 33)


@rule("1830-PV.4")
@pytest.mark.parametrize("profile", PROFILES)
def test_no_private_changes_hands_in_the_first_stock_round(profile: str) -> None:
    story = dealers(turn=1, player="Bob", profile=profile)
    assert offered(story, BuyPrivate) == {}
    assert offered(story, SellPrivate) == {}
    buyer = story.when("Bob", refused="no_private_trade_now", rule="1830-PV.4")
    (buyer.offers if profile == "rulebook" else buyer).buys_private("SV", 33)


@rule("1830-PV.4")
def test_no_private_is_sold_to_a_player_in_the_first_stock_round_or_an_operating_round() -> None:
    story = dealers(turn=1, player="Ann")
    story.when("Ann", refused="no_private_trade_now", rule="1830-PV.4").offers.sells_private("SV", "Bob", 33)
    story = albany().owns("Ann", "SV").operates("NYC")
    assert offered(story, SellPrivate) == {}
    story.when("Ann", refused="not_now").offers.sells_private("SV", "Bob", 33)
    story.when("Bob", refused="not_your_turn").offers.buys_private("SV", 33)


@rule("1830-PV.4")
@pytest.mark.parametrize("price", [-5, 0, 801])
def test_a_deal_between_players_costs_at_least_1_and_no_more_than_the_buyer_has(price: int) -> None:
    story = dealers(player="Bob")
    story.when("Bob", refused="trade_price", rule="1830-PV.4").offers.buys_private("SV", price)
    story.when("Bob", refused="trade_price", rule="1830-PV.4").offers.sells_private("CA", "Eve", price)


@rule("1830-PV.4")
@pytest.mark.parametrize("price", [1, 800])
def test_any_price_from_1_to_the_buyers_cash_will_do(price: int) -> None:
    story = dealers(player="Bob")
    story.when("Bob").offers.buys_private("SV", price)
    assert story.when("Ann").accepts().cash_of("Bob") == 800 - price


@rule("1830-PV.4")
@pytest.mark.parametrize("cash", [0, 1])
def test_who_has_a_dollar_may_deal_and_who_has_none_may_not(cash: int) -> None:
    prices = {"SV": (1, 1), "BO": (1, 1)} if cash else {}
    assert offered(dealers(player="Bob", cash=f"Bob {cash}"), BuyPrivate) == prices
    assert offered(dealers(player="Ann", cash=f"Bob {cash}, Eve {cash}"), SellPrivate) == prices


@rule("1830-PV.4")
def test_nobody_buys_his_own_private_or_sells_that_of_another() -> None:
    story = dealers(player="Bob")
    story.when("Bob", refused="private_not_for_sale").buys_private("CA", 33)
    story.when("Bob", refused="private_not_for_sale").sells_private("SV", "Eve", 33)
    story.when("Bob", refused="private_not_for_sale").sells_private("CA", "Bob", 33)


@rule("1830-PV.2", "1830-PV.4")
def test_a_private_bought_from_a_player_must_fit_under_the_certificate_limit() -> None:
    story = crowded("Bob", private="SV CS").stock_round(2, "Ann")
    assert set(offered(story, BuyPrivate)) == {"SV", "CS"}
    story.when("Ann").offers.buys_private("SV", 20)
    story.when("Bob").accepts()
    assert story.counted("Ann") == 11
    assert offered(story, BuyPrivate) == {}
    story.when("Ann", refused="certificate_limit", rule="1830-BY.4").offers.buys_private("CS", 20)


@rule("1830-PV.2", "1830-PV.4")
def test_a_private_is_not_sold_to_a_player_at_his_certificate_limit() -> None:
    story = crowded("Ann").owns("Bob", "CS").stock_round(2, "Bob")
    buyers = [one.action.buyer for one in story.menu(SellPrivate) if isinstance(one.action, SellPrivate)]
    assert [story.name(buyer) for buyer in buyers] == ["Eve", "Joe", "Kim", "Lee"]
    story.when("Bob", refused="certificate_limit", rule="1830-BY.4").offers.sells_private("CS", "Ann", 20)
    story = crowded("NYC").owns("Bob", "CS").stock_round(2, "Bob")
    story.when("Bob").offers.sells_private("CS", "Ann", 20)
    assert story.when("Ann").accepts().counted("Ann") == 11


@rule("1830-PV.4", "1830-CL.6")
def test_a_private_from_a_player_is_not_the_purchase_of_the_turn() -> None:
    story = dealers(player="Bob")
    story.when("Bob").offers.buys_private("SV", 33)
    story.when("Ann").accepts()
    story.when("Bob").buys("NYC")
    assert story.to_act() == "Bob"
    assert set(offered(story, BuyPrivate)) == {"BO"}
    story.when("Bob").offers.buys_private("BO", 250)
    story.when("Ann").accepts()
    assert (story.owner("BO"), story.shares("Bob", "NYC")) == ("Bob", 2)
    story.when("Bob", refused="one_purchase", rule="1830-SR.2").buys("NYC")


@rule("1830-DIFF.1")
def test_on_the_site_a_private_is_bought_without_asking_and_is_the_purchase_of_the_turn() -> None:
    story = dealers(player="Bob", profile="18xx.games")
    story.when("Bob").buys_private("SV", 33)
    assert (story.owner("SV"), story.cash_of("Ann"), story.cash_of("Bob")) == ("Bob", 833, 767)
    assert (story.menu(BuyShares), offered(story, BuyPrivate)) == ([], {})
    story.when("Bob", refused="one_purchase", rule="1830-SR.2").buys("NYC")
    story.when("Bob", refused="one_purchase", rule="1830-SR.2").buys_private("BO", 33)
    story.when("Bob").passes()
    story.when("Eve").passes()
    story.when("Ann").passes()
    assert (story.round(), story.to_act()) == (("stock", 2, 1, 1), "Bob")


@rule("1830-DIFF.1")
def test_on_the_site_who_has_bought_a_share_buys_no_private() -> None:
    story = dealers(player="Bob", profile="18xx.games")
    story.when("Bob").buys("NYC")
    assert offered(story, BuyPrivate) == {}
    story.when("Bob", refused="one_purchase", rule="1830-SR.2").buys_private("SV", 33)


@rule("1830-DIFF.1")
def test_on_the_site_nobody_sells_a_private_in_his_own_turn() -> None:
    story = dealers(player="Ann", profile="18xx.games")
    assert offered(story, SellPrivate) == {}
    story.when("Ann", refused="not_now").sells_private("SV", "Bob", 33)


# --- sales to corporations -------------------------------------------------------------------------------------------


@rule("1830-PV.5")
@pytest.mark.parametrize("private", list(RANGES))
@pytest.mark.parametrize("phase", ["3", "4"])
def test_a_corporation_pays_from_half_to_twice_the_face_value(private: str, phase: str) -> None:
    low, high = RANGES[private]
    for price in (low, high):
        story = albany().phase(phase).owns("Bob", private).operates("NYC")
        assert offered(story, BuyPrivate) == {private: (low, high)}
        story.when("NYC", refused="private_price", rule="1830-PV.5").offers.buys_private(private, low - 1)
        story.when("NYC", refused="private_price", rule="1830-PV.5").offers.buys_private(private, high + 1)
        story.when("NYC").offers.buys_private(private, price)
        story.when("Bob").accepts()
        assert story.owner(private) == "NYC"
        assert (story.cash_of("NYC"), story.cash_of("Bob")) == (500 - price, 800 + price)


@rule("1830-PV.5")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("phase", ["2", "5", "6", "D"])
def test_outside_phases_3_and_4_no_corporation_buys_a_private(phase: str, profile: str) -> None:
    story = albany(profile).phase(phase).owns("Ann", "SV CS DH MH CA").operates("NYC")
    assert offered(story, BuyPrivate) == {}
    for private, (low, _) in RANGES.items():
        story.when("NYC", refused="no_private_sales_now", rule="1830-PV.5").buys_private(private, low)


@rule("1830-PV.5")
def test_a_private_is_paid_from_the_treasury() -> None:
    story = albany().cash("NYC 99").phase("3").owns("Bob", "DH CA").operates("NYC")
    assert offered(story, BuyPrivate) == {"DH": (35, 99), "CA": (80, 99)}
    story.when("NYC", refused="cannot_afford_private", rule="1830-OR.4").offers.buys_private("DH", 100)
    story.when("NYC").offers.buys_private("DH", 99)
    assert story.when("Bob").accepts().cash_of("NYC") == 0


@rule("1830-PV.5")
@pytest.mark.parametrize(("cash", "offer"), [(34, {}), (35, {"DH": (35, 35)}), (141, {"DH": (35, 140)})])
def test_the_price_offered_stays_within_range_and_treasury(cash: int, offer: dict[str, tuple[int, int]]) -> None:
    story = albany().cash(f"NYC {cash}").phase("3").owns("Bob", "DH").operates("NYC")
    assert offered(story, BuyPrivate) == offer


@rule("1830-PV.5")
def test_the_owner_must_agree_to_sell_to_a_corporation() -> None:
    story = albany().phase("3").owns("Bob", "DH").operates("NYC")
    story.when("NYC", refused="needs_consent", rule="1830-PV.5").buys_private("DH", 70)
    story.when("NYC").offers.buys_private("DH", 70)
    assert story.to_act() == "Bob"
    story.when("Bob").declines()
    assert (story.owner("DH"), story.cash_of("NYC"), story.to_act()) == ("Bob", 500, "Ann")


@rule("1830-PV.5")
def test_a_president_who_sells_his_own_private_agrees_with_himself() -> None:
    story = albany().phase("3").owns("Ann", "DH").operates("NYC")
    story.when("NYC", refused="needs_no_consent").offers.buys_private("DH", 140)
    story.when("NYC").buys_private("DH", 140)
    assert (story.owner("DH"), story.cash_of("NYC"), story.cash_of("Ann")) == ("NYC", 360, 940)


@rule("1830-DIFF.1")
def test_on_the_site_the_owner_is_not_asked() -> None:
    story = albany("18xx.games").phase("3").owns("Bob", "DH").operates("NYC")
    story.when("NYC").buys_private("DH", 35)
    assert (story.owner("DH"), story.cash_of("Bob")) == ("NYC", 835)


@rule("1830-PV.5")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("part", ["track", "token", "run", "dividend", "trains", "privates"])
def test_a_private_may_be_bought_at_any_moment_of_the_turn(part: str, profile: str) -> None:
    story = scranton_line(albany(profile)).tile("F16", "57", 1).phase("3").trains("NYC 2").owns("Ann", "SV")
    up_to(story.operates("NYC"), part)
    cash = story.cash_of("NYC")
    assert offered(story, BuyPrivate) == {"SV": (10, 40)}
    story.when("NYC").buys_private("SV", 40)
    assert (story.owner("SV"), story.cash_of("NYC")) == ("NYC", cash - 40)


@rule("1830-PV.5")
def test_only_the_corporation_in_turn_buys_privates() -> None:
    story = albany().started("PRR 67").holds("Bob", "PRR 6").floated("PRR").cash("PRR 300").phase("3").owns("Bob", "DH")
    story.operates("NYC")
    story.when("PRR", refused="not_your_turn").buys_private("DH", 70)
    story = albany().phase("3").owns("Bob", "DH").stock_round(2, "Ann")
    story.when("NYC", refused="not_your_turn").buys_private("DH", 70)


@rule("1830-PV.6")
def test_a_private_of_a_corporation_is_never_for_sale() -> None:
    story = albany().phase("3").owns("PRR", "DH").owns("NYC", "SV").operates("NYC")
    assert offered(story, BuyPrivate) == {}
    story.when("NYC", refused="private_not_for_sale", rule="1830-PV.6").buys_private("DH", 70)
    story.when("NYC", refused="not_your_turn").offers.sells_private("SV", "Bob", 20)
    story = albany().phase("3").owns("NYC", "SV").stock_round(2, "Bob")
    assert offered(story, BuyPrivate) == {}
    story.when("Bob", refused="private_not_for_sale", rule="1830-PV.6").offers.buys_private("SV", 20)


@rule("1830-PV.6")
@pytest.mark.parametrize("buyer", ["bank", "pool", "NYC"])
def test_a_player_cannot_sell_a_private_to_the_bank_or_the_pool(buyer: str) -> None:
    story = dealers(player="Ann")
    assert {one.action.buyer for one in story.menu(SellPrivate) if isinstance(one.action, SellPrivate)} == {
        story.party("Bob"),
        story.party("Eve"),
    }
    story.when("Ann", refused="private_not_for_sale", rule="1830-PV.6").sells_private("SV", buyer, 1)


# --- closing ---------------------------------------------------------------------------------------------------------


def before_the_5(depot: str = "4 0") -> Story:
    """NYC is about to buy a train in phase 4; Bob, Eve and PRR own privates."""
    story = albany().cash("NYC 900").phase("4").depot(depot).owns("Bob", "SV DH BO").owns("Eve", "MH CA")
    return story.owns("PRR", "CS").operates("NYC", "trains", number=1, of=2)


@rule("1830-PV.7")
def test_the_first_5_train_closes_every_private() -> None:
    story = before_the_5()
    story.when("NYC").buys_train("5", 450)
    assert [story.owner(private) for private in ALL] == [None] * 6
    assert len(story.happened(PrivateClosed)) == 6


@rule("1830-PV.7")
def test_a_closed_private_pays_nothing_and_counts_for_nothing() -> None:
    story = before_the_5()
    assert story.counted("Bob") == 3
    story.when("NYC").buys_train("5", 450)
    assert (story.counted("Bob"), story.counted("Eve")) == (0, 0)
    up_to(story, "track", number=2)
    assert [story.cash_of(name) for name in ("Bob", "Eve", "PRR")] == [800, 800, 0]
    assert story.score("Bob") == 800


@rule("1830-PV.7")
def test_the_last_4_train_closes_nothing() -> None:
    story = before_the_5("4 1")
    story.when("NYC").buys_train("4", 300)
    assert [story.owner(private) for private in ALL] == ["Bob", "PRR", "Bob", "Eve", "Eve", "Bob"]


@rule("1830-PV.7", "1830-PV.6")
def test_a_closed_private_is_not_for_sale() -> None:
    story = mohawk()
    story.when("Bob").exchanges("MH", "NYC")
    story.when("Bob", refused="private_not_for_sale").sells_private("MH", "Eve", 50)
    story.when("Bob").passes()
    assert offered(story, BuyPrivate) == {}
    story.when("Eve", refused="private_not_for_sale").offers.buys_private("MH", 50)
    story = albany().phase("3").owns("Bob", "MH").operates("NYC")
    story.when("Bob").exchanges("MH", "NYC")
    assert offered(story, BuyPrivate) == {}
    story.when("NYC", refused="private_not_for_sale").offers.buys_private("MH", 55)


@rule("1830-PV.7", "1830-PV.MH.1")
def test_a_closed_private_has_no_power_left() -> None:
    story = before_the_5()
    story.when("NYC").buys_train("5", 450)
    up_to(story, "track", number=2)
    assert story.menu(ExchangePrivate) == []
    story.when("Eve", refused="no_exchange", rule="1830-PV.MH.1").exchanges("MH", "NYC")


@rule("1830-PV.8")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("holder", ["Bob", "NYC"])
def test_nothing_on_the_menu_closes_a_private_but_the_exchange_of_mohawk(profile: str, holder: str) -> None:
    """Every action on offer is tried."""
    operating = albany(profile).phase("3").owns(holder, "SV CS DH MH CA").owns("Ann", "BO").operates("NYC")
    dealing = albany(profile).phase("3").owns(holder, "SV CS DH MH CA").owns("Ann", "BO").stock_round(2, "Bob")
    for story in (operating, dealing):
        before = [story.owner(private) is None for private in ALL]
        closing = []
        for choice in story.game.legal_actions().menu:
            game = story.game.copy()
            game.push(with_number(choice, choice.low))
            if [one is None for one in map(Story(game).owner, ALL)] != before:
                closing.append(choice.action)
        assert [type(action) for action in closing] == ([ExchangePrivate] if holder == "Bob" else [])


@rule("1830-PV.8", "1830-PV.SV.1")
@pytest.mark.parametrize("private", ["SV", "CS", "DH", "CA", "BO"])
def test_only_mohawk_can_be_given_back(private: str) -> None:
    story = albany().owns("Bob", private).stock_round(2, "Bob")
    assert story.menu(ExchangePrivate) == []
    story.when("Bob", refused="no_exchange", rule="1830-PV.MH.1").exchanges(private, "NYC")
    assert story.owner(private) == "Bob"


# --- SV --------------------------------------------------------------------------------------------------------------


@rule("1830-PV.SV.1")
def test_schuylkill_valley_has_no_power() -> None:
    for owner in ("Ann", "NYC"):
        story = albany().phase("3").owns(owner, "SV").operates("NYC")
        for kind in (LayPrivateTile, PlacePrivateToken, ExchangePrivate):
            assert story.menu(kind) == []
        story.when("NYC", refused="not_now").lays_with("SV", "G15", "9", 2)


# --- CS --------------------------------------------------------------------------------------------------------------


def champlain_menu(story: Story) -> set[tuple[str, int]]:
    """What CS may lay on B20 now."""
    found = set()
    for choice in story.menu(LayPrivateTile):
        assert isinstance(choice.action, LayPrivateTile)
        assert choice.action.hex == story.atlas.hex("B20")
        lay = choice.action.lay
        found.add((story.atlas.tiles[story.atlas.tile_of(lay)].name, story.atlas.rotation(lay)))
    return found


CHAMPLAIN = {
    *(("3", turn) for turn in (0, 1, 4, 5)),
    *(("58", turn) for turn in (0, 2, 4, 5)),
    *(("4", turn) for turn in (1, 2)),
}
"""No track of B20 may lead NE, off the map."""


@rule("1830-PV.CS.1", "1830-PV.CS.2")
@pytest.mark.parametrize("profile", PROFILES)
def test_champlain_offers_every_town_tile_that_fits_burlington(profile: str) -> None:
    story = albany(profile).owns("NYC", "CS").operates("NYC")
    menu = champlain_menu(story)
    straight = {("4", turn % 3) for tile, turn in menu if tile == "4"}
    assert {one for one in menu if one[0] != "4"} | straight == CHAMPLAIN


@rule("1830-PV.CS.1")
@pytest.mark.parametrize("lay", sorted(CHAMPLAIN))
def test_champlain_lays_without_connection_and_free_of_charge(lay: tuple[str, int]) -> None:
    story = albany().cash("NYC 0").owns("NYC", "CS").operates("NYC")
    assert story.lays_offered("B20") == set()
    story.when("NYC").lays_with("CS", "B20", *lay)
    assert story.tile_at("B20") == lay
    assert story.cash_of("NYC") == 0


@rule("1830-PV.CS.2")
@pytest.mark.parametrize("lay", [("4", 0), ("3", 2), ("3", 3), ("58", 1), ("58", 3)])
def test_champlain_lays_no_track_off_the_map(lay: tuple[str, int]) -> None:
    story = albany().owns("NYC", "CS").operates("NYC")
    story.when("NYC", refused="track_leads_nowhere", rule="1830-TR.6").lays_with("CS", "B20", *lay)


@rule("1830-PV.CS.1")
@pytest.mark.parametrize("lay", [("57", 1), ("9", 1), ("7", 0), ("69", 0)])
def test_champlain_lays_town_tiles_only(lay: tuple[str, int]) -> None:
    story = albany().owns("NYC", "CS").operates("NYC")
    story.when("NYC", refused="tile_does_not_fit", rule="1830-PV.CS.1").lays_with("CS", "B20", *lay)


@rule("1830-PV.CS.1")
def test_champlain_lays_in_burlington_only_and_once_only() -> None:
    story = albany().owns("NYC", "CS").operates("NYC", number=1, of=2)
    story.when("NYC", refused="no_such_power").lays_with("CS", "E7", "58", 1)
    story.when("NYC").lays_with("CS", "B20", "4", 2)
    story.when("NYC", refused="no_such_power").lays_with("CS", "B20", "4", 1)
    up_to(story, "track", number=2)
    assert story.menu(LayPrivateTile) == []
    story.when("NYC", refused="no_such_power").lays_with("CS", "B20", "4", 1)


@rule("1830-PV.CS.1")
def test_a_spent_power_is_gone_even_if_burlington_is_empty() -> None:
    story = albany().owns("NYC", "CS").spent("CS").operates("NYC")
    assert story.menu(LayPrivateTile) == []
    story.when("NYC", refused="no_such_power").lays_with("CS", "B20", "4", 2)


@rule("1830-PV.CS.1")
@pytest.mark.parametrize("owner", ["Ann", "PRR"])
def test_champlain_lays_only_for_the_corporation_that_owns_it(owner: str) -> None:
    story = albany().owns(owner, "CS").floated("PRR").operates("NYC")
    assert story.menu(LayPrivateTile) == []
    story.when("NYC", refused="no_such_power").lays_with("CS", "B20", "4", 2)
    story.when(owner, refused="no_such_power").lays_with("CS", "B20", "4", 2)


@rule("1830-PV.CS.1", "1830-TR.8")
def test_champlain_lays_only_tiles_that_are_left() -> None:
    story = albany().owns("NYC", "CS").tile("E7", "58", 1).tile("F10", "58", 0).operates("NYC")
    assert {tile for tile, _ in champlain_menu(story)} == {"3", "4"}
    story.when("NYC", refused="no_such_tile_left", rule="1830-TR.8").lays_with("CS", "B20", "58", 0)


@rule("1830-PV.CS.2")
def test_burlington_must_be_empty_for_champlain() -> None:
    story = albany().owns("NYC", "CS").tile("B20", "58", 0).operates("NYC")
    assert story.menu(LayPrivateTile) == []
    story.when("NYC", refused="hex_not_empty", rule="1830-PV.CS.2").lays_with("CS", "B20", "4", 2)


@rule("1830-PV.CS.2")
def test_champlain_may_come_before_or_after_the_normal_tile() -> None:
    first = albany().owns("NYC", "CS").operates("NYC")
    first.when("NYC").lays_with("CS", "B20", "4", 2)
    first.when("NYC").lays("D20", "8", 0)
    second = albany().owns("NYC", "CS").operates("NYC")
    second.when("NYC").lays("D20", "8", 0)
    second.when("NYC").lays_with("CS", "B20", "4", 2)
    for story in (first, second):
        assert (story.tile_at("D20"), story.tile_at("B20")) == (("8", 0), ("4", 2))
        assert story.owner("CS") == "NYC"


@rule("1830-PV.CS.2", "1830-DIFF.15")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("part", ["track", "token", "run", "dividend", "trains", "privates"])
def test_champlain_lays_at_any_point_of_the_turn(part: str, profile: str) -> None:
    story = scranton_line(albany(profile)).tile("F16", "57", 1).trains("NYC 2").owns("NYC", "CS").operates("NYC")
    up_to(story, part)
    assert champlain_menu(story) != set()
    story.when("NYC").lays_with("CS", "B20", "4", 2)
    assert story.tile_at("B20") == ("4", 2)


@rule("1830-PV.CS.2")
def test_champlain_does_not_lay_in_a_stock_round() -> None:
    story = albany().owns("NYC", "CS").stock_round(2, "Ann")
    assert story.menu(LayPrivateTile) == []
    story.when("NYC", refused="not_now").lays_with("CS", "B20", "4", 2)


@rule("1830-PV.CS.2")
def test_champlain_stays_open_and_goes_on_paying() -> None:
    story = albany().owns("NYC", "CS").operates("NYC", number=1, of=2)
    story.when("NYC").lays_with("CS", "B20", "4", 2)
    up_to(story, "track", number=2)
    assert story.owner("CS") == "NYC"
    assert story.cash_of("NYC") == 510


# --- DH --------------------------------------------------------------------------------------------------------------


def delaware(cash: int = 300, profile: str = "rulebook") -> Story:
    """C&O owns DH."""
    return cleveland(cash, profile).owns("C&O", "DH")


@rule("1830-PV.DH.1")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("rotation", [0, 1, 2])
def test_delaware_lays_in_scranton_without_connection_for_120(rotation: int, profile: str) -> None:
    story = delaware(profile=profile).operates("C&O")
    assert story.lays_offered("F16") == set()
    story.when("C&O", refused="not_connected").lays("F16", "57", rotation)
    story.when("C&O").lays_with("DH", "F16", "57", rotation)
    assert story.tile_at("F16") == ("57", rotation)
    assert (story.cash_of("C&O"), story.owner("DH")) == (180, "C&O")


@rule("1830-PV.DH.1")
def test_delaware_does_not_lay_on_credit() -> None:
    story = delaware(cash=119).operates("C&O")
    assert story.menu(LayPrivateTile) == []
    story.when("C&O", refused="cannot_afford_tile", rule="1830-TR.7").lays_with("DH", "F16", "57", 0)
    story = delaware(cash=120).operates("C&O")
    assert story.when("C&O").lays_with("DH", "F16", "57", 0).cash_of("C&O") == 0


@rule("1830-PV.DH.1")
def test_the_tile_of_delaware_is_the_track_action_of_the_turn() -> None:
    story = delaware().operates("C&O")
    story.when("C&O").lays_with("DH", "F16", "57", 0)
    assert story.menu(LayTile) == []
    story.when("C&O", refused="one_tile_a_turn").lays("G7", "58", 2)
    story = delaware().operates("C&O")
    story.when("C&O").lays("I3", "9", 0)
    assert story.menu(LayPrivateTile) == []
    story.when("C&O", refused="one_tile_a_turn").lays_with("DH", "F16", "57", 0)


@rule("1830-PV.DH.1")
def test_delaware_lays_one_tile_in_one_empty_hex() -> None:
    story = delaware().phase("3").operates("C&O")
    story.when("C&O", refused="tile_does_not_fit").lays_with("DH", "F16", "14", 0)
    story.when("C&O", refused="no_such_power").lays_with("DH", "H10", "57", 0)
    story = delaware().tile("F16", "57", 0).operates("C&O")
    assert story.menu(LayPrivateTile) == []
    story.when("C&O", refused="hex_not_empty", rule="1830-PV.DH.1").lays_with("DH", "F16", "57", 1)


@rule("1830-PV.DH.1", "1830-TR.8")
def test_delaware_needs_a_tile_that_is_left() -> None:
    story = delaware().tile("B10", "57", 0).tile("B16", "57", 1).tile("H10", "57", 0).operates("C&O")
    assert story.menu(LayPrivateTile) == []
    story.when("C&O", refused="no_such_tile_left", rule="1830-TR.8").lays_with("DH", "F16", "57", 0)


@rule("1830-PV.DH.1")
@pytest.mark.parametrize("owner", ["Bob", "NYC"])
def test_delaware_lays_only_for_the_corporation_that_owns_it(owner: str) -> None:
    story = cleveland().owns(owner, "DH").operates("C&O")
    assert story.menu(LayPrivateTile) == []
    story.when("C&O", refused="no_such_power").lays_with("DH", "F16", "57", 0)


@rule("1830-PV.DH.2")
@pytest.mark.parametrize("profile", PROFILES)
def test_delaware_brings_a_free_token_in_the_same_turn(profile: str) -> None:
    story = delaware(profile=profile).operates("C&O")
    story.when("C&O").lays_with("DH", "F16", "57", 0)
    assert len(story.menu(PlacePrivateToken)) == 1
    story.when("C&O", refused="no_such_power").tokens_with("DH", "H4")
    story.when("C&O").tokens_with("DH", "F16")
    assert sorted(story.tokens_of("C&O")) == ["F16.0", "F6.0"]
    assert story.cash_of("C&O") == 180
    assert (story.menu(PlaceToken), story.menu(PlacePrivateToken)) == ([], [])
    story.when("C&O", refused="one_token_a_turn").tokens("H4")


@rule("1830-PV.DH.2")
def test_without_the_tile_of_delaware_there_is_no_free_token() -> None:
    story = delaware().tile("F16", "57", 0).operates("C&O")
    for reason in ("part_comes_later", "no_such_power"):
        assert story.menu(PlacePrivateToken) == []
        story.when("C&O", refused=reason).tokens_with("DH", "F16")
        story.when("C&O").passes()


@rule("1830-PV.DH.2")
def test_the_free_token_must_be_one_that_is_left() -> None:
    story = delaware().tile("H10", "57", 0).token("C&O", "H4", "H10").operates("C&O")
    story.when("C&O").lays_with("DH", "F16", "57", 0)
    assert story.menu(PlacePrivateToken) == []
    story.when("C&O", refused="no_token_left").tokens_with("DH", "F16")
    assert sorted(story.tokens_of("C&O")) == ["F6.0", "H10.0", "H4.0"]


@rule("1830-CL.18", "1830-PV.DH.2")
@pytest.mark.parametrize("profile", PROFILES)
def test_after_the_free_token_the_next_one_costs_100(profile: str) -> None:
    story = delaware(profile=profile).operates("C&O", number=1, of=2)
    story.when("C&O").lays_with("DH", "F16", "57", 0)
    story.when("C&O").tokens_with("DH", "F16")
    up_to(story, "token", number=2)
    cash = story.cash_of("C&O")
    story.when("C&O").tokens("H4")
    assert story.cash_of("C&O") == cash - 100


@rule("1830-PV.DH.3", "1830-CL.18")
def test_the_free_token_cannot_be_kept_for_later() -> None:
    story = delaware().operates("C&O", number=1, of=2)
    story.when("C&O").lays_with("DH", "F16", "57", 0)
    story.when("C&O").passes()
    up_to(story, "token", number=2)
    assert story.menu(PlacePrivateToken) == []
    story.when("C&O", refused="no_such_power").tokens_with("DH", "F16")
    story.when("C&O", refused="city_not_connected", rule="1830-TK.5").tokens("F16")
    cash = story.cash_of("C&O")
    story.when("C&O").tokens("H4")
    assert story.cash_of("C&O") == cash - 40


@rule("1830-PV.DH.3")
def test_the_power_of_delaware_works_once_and_does_not_close_it() -> None:
    story = delaware().operates("C&O", number=1, of=2)
    story.when("C&O").lays_with("DH", "F16", "57", 0)
    up_to(story, "track", number=2)
    assert story.owner("DH") == "C&O"
    assert story.happened(IncomePaid)[0].amount == 15
    assert story.menu(LayPrivateTile) == []
    story.when("C&O", refused="no_such_power").lays_with("DH", "F16", "57", 1)
    story = delaware().spent("DH").operates("C&O")
    assert story.menu(LayPrivateTile) == []
    story.when("C&O", refused="no_such_power").lays_with("DH", "F16", "57", 1)


def rivals(owner: str) -> Story:
    """NYC has track to the edge of F16, then C&O is to operate."""
    story = scranton_line(albany()).started("C&O 67").holds("Bob", "C&O 6").floated("C&O").token("C&O", "F6")
    return story.operated("C&O").cash("C&O 300").trains("NYC 2").owns(owner, "DH").operates("NYC")


@rule("1830-PV.DH.4")
def test_once_a_corporation_owns_delaware_anybody_may_build_in_scranton() -> None:
    story = rivals("C&O")
    story.when("NYC").lays("F16", "57", 1)
    assert story.cash_of("NYC") == 380
    story.when("NYC").tokens("F16")
    assert story.cash_of("NYC") == 340
    assert "F16.0" in story.tokens_of("NYC")


@rule("1830-PV.DH.4", "1830-PV.DH.1")
def test_once_somebody_has_built_in_scranton_the_power_is_gone() -> None:
    story = rivals("C&O")
    story.when("NYC").lays("F16", "57", 1)
    while story.actor() != "C&O":
        story.goes_on(keeps=True)
    assert story.menu(LayPrivateTile) == []
    story.when("C&O", refused="hex_not_empty", rule="1830-PV.DH.1").lays_with("DH", "F16", "57", 1)


@rule("1830-PV.DH.4")
def test_while_a_player_owns_delaware_nobody_builds_in_scranton() -> None:
    rivals("Bob").when("NYC", refused="hex_blocked", rule="1830-TR.9").lays("F16", "57", 1)


# --- MH --------------------------------------------------------------------------------------------------------------


def mohawk(shares: int = 0, cell: str = "G1", profile: str = "rulebook") -> Story:
    """Bob owns MH and some shares of NYC, whose president is Ann; SR2, Bob's turn."""
    story = given("1830", "Ann Bob Eve", profile).started("NYC 100").marker(f"NYC {cell}").holds("Ann", "NYC 2")
    if shares:
        story.holds("Bob", f"NYC {shares}", president=False)
    return story.owns("Bob", "MH").stock_round(2, "Bob")


def takes_cert(actor: Actor, corp: str, index: int) -> Story:
    """Tries to exchange MH for any certificate, wherever it is."""
    title = actor.story.title
    cert = Cert(title.certs_of[title.corp(corp)][index])
    return actor.do(ExchangePrivate(actor.by, title.private("MH"), cert))


@rule("1830-PV.MH.1")
@pytest.mark.parametrize("profile", PROFILES)
def test_mohawk_is_exchanged_for_a_share_from_the_offering(profile: str) -> None:
    story = mohawk(profile=profile)
    assert len(story.menu(ExchangePrivate, by="Bob")) == 1
    story.when("Bob").exchanges("MH", "NYC")
    assert (story.certs("Bob", "NYC"), story.shares("ipo", "NYC")) == ([1], 7)
    assert (story.cash_of("Bob"), story.cash_of("bank")) == (800, 9600)
    assert story.cell("NYC") == "G1"


@rule("1830-PV.MH.1")
def test_mohawk_is_exchanged_for_a_share_from_the_pool() -> None:
    story = given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 2").holds("pool", "NYC 1")
    story.owns("Bob", "MH").stock_round(2, "Bob")
    assert len(story.menu(ExchangePrivate)) == 2
    story.when("Bob").exchanges("MH", "NYC", "pool")
    assert (story.shares("Bob", "NYC"), story.shares("pool", "NYC"), story.shares("ipo", "NYC")) == (1, 0, 7)
    assert story.cash_of("Bob") == 800


@rule("1830-PV.MH.1")
def test_only_an_ordinary_share_of_nyc_that_the_bank_has_is_given_for_mohawk() -> None:
    story = given("1830", "Ann Bob Eve").started("NYC 100, PRR 100").holds("Ann", "NYC 6, PRR 2")
    story.holds("Eve", "NYC 4").owns("Bob", "MH").stock_round(2, "Bob")
    assert story.menu(ExchangePrivate) == []
    takes_cert(story.when("Bob", refused="not_for_sale"), "NYC", 1)
    takes_cert(story.when("Bob", refused="no_exchange", rule="1830-PV.MH.1"), "PRR", 8)
    story = given("1830", "Ann Bob Eve").owns("Bob", "MH").stock_round(2, "Bob")
    takes_cert(story.when("Bob", refused="presidents_certificate_first"), "NYC", 0)


@rule("1830-PV.MH.1")
def test_only_the_owner_exchanges_mohawk() -> None:
    story = mohawk()
    assert story.menu(ExchangePrivate, by="Ann") == []
    story.when("Ann", refused="no_exchange", rule="1830-PV.MH.1").exchanges("MH", "NYC")


@rule("1830-PV.MH.1")
@pytest.mark.parametrize(
    ("shares", "cell", "legal"),
    [(5, "G1", True), (6, "G1", False), (6, "C5", False), (6, "B5", True), (6, "B7", True)],
)
def test_the_exchange_needs_less_than_60_percent_or_an_orange_or_brown_cell(
    shares: int, cell: str, legal: bool
) -> None:
    story = mohawk(shares, cell)
    assert bool(story.menu(ExchangePrivate)) == legal
    story.when("Bob", refused=None if legal else "holding_limit").exchanges("MH", "NYC")
    assert story.shares("Bob", "NYC") == shares + legal


@rule("1830-PV.MH.1", "1830-PR.2")
def test_the_exchange_may_bring_the_presidency() -> None:
    story = mohawk(2)
    story.when("Bob").exchanges("MH", "NYC")
    assert story.president("NYC") == "Bob"
    assert (story.certs("Bob", "NYC"), story.certs("Ann", "NYC")) == ([2, 1], [1, 1])


@rule("1830-PV.MH.2")
@pytest.mark.parametrize("profile", PROFILES)
def test_the_exchange_neither_uses_nor_ends_the_turn(profile: str) -> None:
    story = mohawk(profile=profile)
    story.when("Bob").exchanges("MH", "NYC")
    assert story.to_act() == "Bob"
    story.when("Bob").buys("NYC")
    assert story.shares("Bob", "NYC") == 2
    story.when("Bob", refused="one_purchase", rule="1830-SR.2").buys("NYC")


@rule("1830-PV.MH.2")
def test_the_exchange_may_follow_a_purchase_and_a_sale_in_the_own_turn() -> None:
    story = mohawk(1)
    story.when("Bob").buys("NYC")
    story.when("Bob").exchanges("MH", "NYC")
    assert story.shares("Bob", "NYC") == 3
    story = mohawk(1)
    story.when("Bob").sells("NYC", 1)
    story.when("Bob").exchanges("MH", "NYC")
    assert story.shares("Bob", "NYC") == 1


@rule("1830-PV.MH.2", "1830-DIFF.9")
def test_in_another_players_turn_the_exchange_comes_before_he_acts() -> None:
    story = mohawk(1).priority("Ann").stock_round(2, "Ann")
    assert len(story.menu(ExchangePrivate, by="Bob")) == 1
    story.when("Bob").exchanges("MH", "NYC")
    assert (story.to_act(), story.shares("Bob", "NYC")) == ("Ann", 2)
    story = mohawk(1).stock_round(2, "Ann")
    story.when("Ann").buys("NYC")
    assert story.to_act() == "Ann"
    assert story.menu(ExchangePrivate) == []
    story.when("Bob", refused="not_between_turns", rule="1830-PV.MH.2").exchanges("MH", "NYC")


@rule("1830-DIFF.9")
def test_on_the_site_the_exchange_may_come_in_the_middle_of_another_turn() -> None:
    story = given("1830", "Ann Bob Eve", "18xx.games").started("NYC 100, PRR 100").holds("Ann", "NYC 3, PRR 3")
    story.owns("Bob", "MH").stock_round(2, "Ann")
    story.when("Ann").sells("PRR", 1)
    assert story.to_act() == "Ann"
    story.when("Bob").exchanges("MH", "NYC")
    assert story.shares("Bob", "NYC") == 1
    story = albany("18xx.games").owns("Bob", "MH").operates("NYC")
    story.when("NYC").lays("D20", "8", 0)
    assert story.actor() == "NYC"
    story.when("Bob").exchanges("MH", "NYC")
    assert story.shares("Bob", "NYC") == 1


@rule("1830-PV.MH.2", "1830-CL.5")
@pytest.mark.parametrize("player", ["Ann", "Bob"])
def test_mohawk_is_exchanged_in_the_first_stock_round_even_before_nyc_has_a_price(player: str) -> None:
    story = given("1830", "Ann Bob Eve").owns("Bob", "MH").stock_round(1, player)
    assert story.score("Bob") == 800 + 110
    story.when("Bob").exchanges("MH", "NYC")
    assert (story.certs("Bob", "NYC"), story.president("NYC"), story.cell("NYC")) == ([1], "nobody", None)
    assert story.score("Bob") == 800
    assert story.to_act() == player


@rule("1830-CL.5")
@pytest.mark.parametrize("profile", PROFILES)
def test_a_share_from_mohawk_has_no_price_until_nyc_is_opened(profile: str) -> None:
    story = given("1830", "Ann Bob Eve", profile).owns("Bob", "MH").stock_round(2, "Bob")
    story.when("Bob").exchanges("MH", "NYC")
    story.when("Bob", refused="unpriced_share", rule="1830-SL.4").sells("NYC", 1)
    story.when("Bob").passes()
    story.when("Eve").starts("NYC", 82)
    passes_until(story, "Bob")
    assert story.score("Bob") == 882
    story.when("Bob").sells("NYC", 1)
    assert story.cash_of("Bob") == 882


@rule("1830-CL.5", "1830-PV.MH.2")
def test_mohawk_may_be_exchanged_while_the_auction_goes_on() -> None:
    story = given("1830", "Ann Bob Eve Joe")
    for lot in ("SV", "CS", "DH", "MH"):
        story.when(story.to_act()).takes(lot)
    assert story.to_act() == "Ann"
    story.when("Joe").exchanges("MH", "NYC")
    assert (story.owner("MH"), story.certs("Joe", "NYC"), story.to_act()) == (None, [1], "Ann")


def two_corporations() -> Story:
    """NYC acts before C&O; Eve owns MH."""
    story = albany().started("C&O 67").holds("Bob", "C&O 6").floated("C&O").token("C&O", "F6").cash("C&O 300")
    return story.operated("C&O").owns("Eve", "MH")


@rule("1830-PV.MH.2")
def test_mohawk_is_exchanged_before_a_corporation_acts() -> None:
    story = two_corporations().floated("NYC").operating_round()
    assert (story.actor(), story.part()) == ("NYC", "track")
    assert len(story.menu(ExchangePrivate, by="Eve")) == 1
    story.when("Eve").exchanges("MH", "NYC")
    assert (story.shares("Eve", "NYC"), story.actor()) == (1, "NYC")


@rule("1830-PV.MH.2")
def test_mohawk_is_exchanged_between_the_turns_of_corporations() -> None:
    story = two_corporations().operates("NYC")
    while story.actor() == "NYC":
        story.goes_on(keeps=True)
    assert story.actor() == "C&O"
    story.when("Eve").exchanges("MH", "NYC")
    assert story.shares("Eve", "NYC") == 1


@rule("1830-PV.MH.2")
def test_mohawk_is_not_exchanged_once_a_corporation_has_laid_track() -> None:
    story = two_corporations().operates("NYC")
    story.when("NYC").lays("D20", "8", 0)
    assert story.actor() == "NYC"
    assert story.menu(ExchangePrivate) == []
    story.when("Eve", refused="not_between_turns", rule="1830-PV.MH.2").exchanges("MH", "NYC")


@rule("1830-PV.MH.2")
def test_mohawk_is_not_exchanged_once_a_corporation_has_declined_to_lay_track() -> None:
    story = scranton_line(two_corporations()).tile("F16", "57", 1).operates("NYC")
    story.when("NYC").passes()
    assert (story.actor(), story.part()) == ("NYC", "token")
    assert story.menu(ExchangePrivate) == []
    story.when("Eve", refused="not_between_turns", rule="1830-PV.MH.2").exchanges("MH", "NYC")


@rule("1830-PV.MH.2")
def test_mohawk_is_not_exchanged_once_a_corporation_has_bought_a_private() -> None:
    story = two_corporations().phase("3").owns("Ann", "DH").operates("NYC")
    story.when("NYC").buys_private("DH", 35)
    assert (story.actor(), story.part()) == ("NYC", "track")
    story.when("Eve", refused="not_between_turns", rule="1830-PV.MH.2").exchanges("MH", "NYC")


@rule("1830-PV.MH.2")
def test_mohawk_is_exchanged_before_a_corporation_that_can_only_buy_trains() -> None:
    story = two_corporations().started("ERIE 67").holds("Bob", "ERIE 2").holds("Ann", "ERIE 4").cash("ERIE 670")
    story.floated("ERIE").operates("NYC")
    while story.actor() != "ERIE":
        story.goes_on(keeps=True)
    assert story.part() == "trains"
    assert len(story.menu(ExchangePrivate, by="Eve")) == 1
    story.when("Eve").exchanges("MH", "NYC")
    assert story.shares("Eve", "NYC") == 1


@rule("1830-PV.MH.2")
def test_the_exchange_ignores_the_certificate_limit() -> None:
    story = given("1830", "Ann Bob Eve Joe Kim Lee").started("NYC 67, PRR 67, C&O 67")
    story.holds("Ann", "PRR 6").holds("Bob", "NYC 5, C&O 2").holds("Ann", "NYC 4, C&O 1").owns("Ann", "MH")
    story.stock_round(2, "Ann")
    assert story.counted("Ann") == 11
    story.when("Ann", refused="certificate_limit", rule="1830-BY.4").buys("NYC")
    story.when("Ann").exchanges("MH", "NYC")
    assert (story.counted("Ann"), story.shares("Ann", "NYC")) == (11, 5)


@rule("1830-PV.MH.3")
@pytest.mark.parametrize("profile", PROFILES)
def test_the_exchange_closes_mohawk(profile: str) -> None:
    story = mohawk(profile=profile)
    story.when("Bob").exchanges("MH", "NYC")
    assert (story.owner("MH"), story.counted("Bob")) == (None, 1)
    story.when("Bob", refused="no_exchange", rule="1830-PV.MH.1").exchanges("MH", "NYC")
    story.when("Bob").passes()
    story.when("Eve").passes()
    story.when("Ann").passes()
    assert story.round() == ("stock", 3, 1, 1)
    assert story.cash_of("Bob") == 800


@rule("1830-PV.MH.3")
@pytest.mark.parametrize(("source", "floats"), [("ipo", True), ("pool", False)])
def test_a_share_from_the_offering_helps_to_float_one_from_the_pool_does_not(source: str, floats: bool) -> None:
    story = given("1830", "Ann Bob Eve").started("NYC 82").holds("Ann", "NYC 4").holds("pool", "NYC 1")
    story.owns("Bob", "MH").stock_round(2, "Bob")
    assert not story.has_floated("NYC")
    story.when("Bob").exchanges("MH", "NYC", source)
    assert story.has_floated("NYC") == floats
    assert story.cash_of("NYC") == (820 if floats else 0)


@rule("1830-PV.MH.3")
@pytest.mark.parametrize("profile", PROFILES)
def test_a_corporation_cannot_exchange_mohawk(profile: str) -> None:
    operating = albany(profile).owns("NYC", "MH").operates("NYC")
    dealing = albany(profile).owns("NYC", "MH").stock_round(2, "Ann")
    for story in (operating, dealing):
        assert story.menu(ExchangePrivate) == []
        story.when("NYC", refused="no_exchange", rule="1830-PV.MH.1").exchanges("MH", "NYC")
        story.when("Ann", refused="no_exchange", rule="1830-PV.MH.1").exchanges("MH", "NYC")
        assert story.owner("MH") == "NYC"


@rule("1830-CL.21")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("moment", ["own turn", "between turns"])
def test_the_exchange_neither_moves_the_priority_nor_interrupts_passes(profile: str, moment: str) -> None:
    story = given("1830", "Ann Bob Eve", profile).started("NYC 100").holds("Ann", "NYC 2").priority("Ann")
    story.owns("Bob", "MH").stock_round(2)
    story.when("Ann").passes()
    if moment == "own turn":
        story.when("Bob").exchanges("MH", "NYC")
    story.when("Bob").passes()
    if moment == "between turns":
        story.when("Bob").exchanges("MH", "NYC")
    assert story.to_act() == "Eve"
    story.when("Eve").passes()
    assert story.happened(RoundBegan)[0].kind == "operating"
    assert story.round() == ("stock", 3, 1, 1)
    assert story.priority_deal() == "Ann"


# --- CA --------------------------------------------------------------------------------------------------------------


@rule("1830-PV.CA.1")
def test_a_later_owner_of_camden_gets_no_share() -> None:
    story = given("1830", "Ann Bob Eve").owns("Ann", "CA").holds("Ann", "PRR 1", president=False).stock_round(2, "Bob")
    story.when("Bob").offers.buys_private("CA", 200)
    story.when("Ann").accepts()
    assert story.owner("CA") == "Bob"
    assert (story.shares("Ann", "PRR"), story.shares("Bob", "PRR"), story.shares("ipo", "PRR")) == (1, 0, 9)


@rule("1830-PV.CA.1")
def test_a_corporation_that_buys_camden_gets_no_share() -> None:
    story = albany().phase("3").owns("Bob", "CA").operates("NYC")
    story.when("NYC").offers.buys_private("CA", 80)
    story.when("Bob").accepts()
    assert story.owner("CA") == "NYC"
    assert story.shares("ipo", "PRR") == 10


@rule("1830-PV.CA.1")
def test_camden_stays_open_after_handing_out_its_share() -> None:
    story = given("1830", "Ann Bob")
    for lot in ("SV", "CS", "DH", "MH", "CA"):
        story.when(story.to_act()).takes(lot)
    assert (story.owner("CA"), story.shares("Ann", "PRR")) == ("Ann", 1)
    story.when("Bob").passes()
    story.when("Ann").passes()
    assert [one.amount for one in story.happened(IncomePaid)] == [5, 10, 15, 20, 25]


def camden() -> Story:
    """Bob has the share that came with CA; PRR has no par price yet."""
    return given("1830", "Ann Bob Eve").owns("Bob", "CA").holds("Bob", "PRR 1", president=False).stock_round(2, "Bob")


@rule("1830-PV.CA.2")
def test_the_share_of_camden_has_no_price_until_prr_is_opened() -> None:
    story = camden()
    assert story.score("Bob") == 800 + 160
    story.when("Bob", refused="unpriced_share", rule="1830-SL.4").sells("PRR", 1)
    story.when("Bob").passes()
    story.when("Eve").starts("PRR", 71)
    passes_until(story, "Bob")
    assert story.score("Bob") == 800 + 160 + 71
    story.when("Bob").sells("PRR", 1)
    assert story.cash_of("Bob") == 871


@rule("1830-PV.CA.2")
def test_the_share_of_camden_counts_as_a_certificate() -> None:
    assert camden().counted("Bob") == 2


@rule("1830-PV.CA.2")
def test_the_share_of_camden_counts_toward_60_percent() -> None:
    story = given("1830", "Ann Bob Eve").owns("Bob", "CA").started("PRR 67").holds("Bob", "PRR 5").stock_round(2, "Bob")
    story.when("Bob").buys("PRR")
    assert story.shares("Bob", "PRR") == 6
    story = camden()
    story.when("Bob").starts("PRR", 67)
    assert (story.shares("Bob", "PRR"), story.president("PRR")) == (3, "Bob")
    for held in (4, 5, 6):
        bobs_next_turn(story)
        assert story.when("Bob").buys("PRR").shares("Bob", "PRR") == held
    bobs_next_turn(story)
    story.when("Bob", refused="holding_limit", rule="1830-BY.5").buys("PRR")


def bobs_next_turn(story: Story) -> None:
    """Bob's turn is over, and the others pass."""
    if story.to_act() == "Bob":
        story.when("Bob").passes()
    passes_until(story, "Bob")


# --- BO --------------------------------------------------------------------------------------------------------------


@rule("1830-PV.BO.2")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize("price", [1, 110, 220, 440])
@pytest.mark.parametrize("phase", ["3", "4"])
def test_no_corporation_ever_buys_baltimore_and_ohio(price: int, phase: str, profile: str) -> None:
    story = albany(profile).phase(phase).owns("Ann", "BO").operates("NYC")
    assert offered(story, BuyPrivate) == {}
    story.when("NYC", refused="never_for_corporations", rule="1830-PV.BO.2").buys_private("BO", price)


@rule("1830-PV.BO.2")
def test_baltimore_and_ohio_stays_with_an_owner_who_is_no_longer_president() -> None:
    story = given("1830", "Ann Bob Eve").started("B&O 67").holds("Ann", "B&O 2").holds("Bob", "B&O 2")
    story.owns("Ann", "BO").stock_round(2, "Bob")
    story.when("Bob").buys("B&O")
    assert (story.president("B&O"), story.owner("BO")) == ("Bob", "Ann")


@rule("1830-PV.BO.2")
def test_baltimore_and_ohio_may_be_traded_without_the_presidency() -> None:
    story = given("1830", "Ann Bob Eve").started("B&O 67").holds("Ann", "B&O 2").owns("Ann", "BO").stock_round(2, "Ann")
    story.when("Ann").offers.sells_private("BO", "Bob", 250)
    story.when("Bob").accepts()
    assert (story.owner("BO"), story.president("B&O")) == ("Bob", "Ann")
    assert (story.cash_of("Ann"), story.cash_of("Bob"), story.shares("Bob", "B&O")) == (1050, 550, 0)


def baltimore(buyer: str = "B&O", profile: str = "rulebook") -> Story:
    """A corporation is to buy trains; Eve owns BO, PRR has a 2-train to sell and the pool has another."""
    story = given("1830", "Ann Bob Eve", profile).started("B&O 67, NYC 67, PRR 67").holds("Ann", "B&O 6, NYC 6, PRR 6")
    story.token("B&O", "I15").token("NYC", "E19").trains("PRR 2, pool 2").cash("B&O 500, NYC 500").owns("Eve", "BO")
    return story.operates(buyer, "trains")


@rule("1830-PV.BO.3")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(("source", "price"), [("bank", 80), ("pool", 80), ("PRR", 1)])
def test_baltimore_and_ohio_closes_with_the_first_train_of_the_corporation(
    source: str, price: int, profile: str
) -> None:
    story = baltimore(profile=profile)
    assert story.owner("BO") == "Eve"
    story.when("B&O").buys_train("2", price, source)
    assert story.trains_of("B&O") == ["2"]
    assert story.owner("BO") is None


@rule("1830-PV.BO.3")
def test_baltimore_and_ohio_closes_once() -> None:
    story = baltimore()
    assert len(story.when("B&O").buys_train("2", 80).happened(PrivateClosed)) == 1
    assert story.when("B&O").buys_train("2", 80).happened(PrivateClosed) == []


@rule("1830-PV.BO.3")
def test_trains_of_others_do_not_close_baltimore_and_ohio() -> None:
    story = baltimore("NYC")
    for source, price in (("bank", 80), ("pool", 80), ("PRR", 1)):
        story.when("NYC").buys_train("2", price, source)
        assert story.owner("BO") == "Eve"


@rule("1830-PV.BO.3")
def test_baltimore_and_ohio_does_not_wait_for_the_next_round_to_stop_paying() -> None:
    story = baltimore().stock_round(2, "Ann")
    story.everybody_passes()
    assert story.cash_of("Eve") == 830
    story = baltimore()
    story.when("B&O").buys_train("2", 80)
    while story.round()[0] == "operating":
        story.goes_on(keeps=True)
    story.everybody_passes()
    assert story.cash_of("Eve") == 800


@rule("1830-DIFF.1")
def test_on_the_site_a_player_pays_no_more_for_a_private_than_a_corporation_might() -> None:
    story = given("1830", "Ann Bob Eve", profile="18xx.games").owns("Bob", "SV").stock_round(2, "Ann")
    assert [(one.low, one.high) for one in story.menu(BuyPrivate)] == [(1, 40)]
    story.when("Ann", refused="trade_price", rule="1830-PV.4").buys_private("SV", 41)
    story.when("Ann").buys_private("SV", 40)
    assert story.owner("SV") == "Ann"
