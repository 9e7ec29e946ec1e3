"""1849, a variant: stations are bought from other corporations."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import DealDeclined, TokenPlaced, TokenTaken

OPTION = "acquiring_station_tokens"
WEST = {"B4": ("7", 5), "C3": ("3", 5), "G3": ("58", 1), "H2": ("8", 2), "G1": ("58", 3)}
WEST_GREEN = {"C5": ("651", 5), "D4": ("682", 1), "E3": ("714", 0)}
"""Track of standard gauge from Palermo over Partinico, Alcamo and Castelvetrano to Marsala."""


def west(phase: str = "6", profile: str = "rulebook", options: str = OPTION, joined: bool = True) -> Story:
    """CTL (Ann's) reaches Palermo, where RCS (Eve's) is at home and IFT (Bob's) has its second station."""
    story = given("1849", "Ann Bob Eve", profile, options).phase(phase)
    for place, (tile, rotation) in (WEST_GREEN | (WEST if joined else {})).items():
        story.tile(place, tile, rotation)
    story.launched("CTL 100, IFT 68, RCS 68").papers("Ann", "CTL P").papers("Bob", "IFT P").papers("Eve", "RCS P")
    story.token("IFT", "C5").trains("CTL 6H, IFT 6H").operated("CTL IFT RCS")
    return story.cash("CTL 100, IFT 0, RCS 0").operates("CTL", "token_trade" if options else "trains")


def stock(story: Story, corp: str) -> int:
    """Stations left on a charter."""
    return len(story.charter(corp))


def for_sale(story: Story) -> list[tuple[str, str, int, int]]:
    """Stations on the menu: where, whose, lowest and highest price."""
    found = []
    for choice in story.menu(act.BuyToken):
        assert isinstance(choice.action, act.BuyToken)
        hex = story.atlas.hex_of_stop[story.atlas.stop_of_slot[choice.action.slot]]
        owner = story.game.state.board.tokens[choice.action.slot]
        found.append((story.atlas.names[hex], story.name(owner), choice.low, choice.high))
    return found


def buy(story: Story, owner: str, place: str, price: int, by: str = "CTL", seller: str = "Bob") -> Story:
    """An agreed purchase."""
    story.when(by).offers.buys_token(owner, place, price)
    return story.when(seller).accepts()


def go_on(story: Story, corp: str, part: str) -> None:
    """Everybody declines until a corporation comes to a part of its turn; no station is for sale before."""
    while story.round()[0] != "operating" or (story.actor(), story.part()) != (corp, part):
        assert for_sale(story) == []
        story.goes_on(keeps=True)


# --- the deal ---------------------------------------------------------------------------------------------------------


@rule("1849-14.1.1")
def test_treasury_pays_treasury() -> None:
    story = west()
    assert for_sale(story) == [("C5", "IFT", 1, 100)]
    bank, ann, bob = (story.cash_of(name) for name in ("bank", "Ann", "Bob"))
    buy(story, "IFT", "C5", 75)
    assert (story.cash_of("CTL"), story.cash_of("IFT")) == (25, 75)
    assert [story.cash_of(name) for name in ("bank", "Ann", "Bob")] == [bank, ann, bob]
    assert len(story.happened(TokenTaken)) == 1


@rule("1849-14.1.1")
def test_the_other_president_must_agree() -> None:
    story = west()
    story.when("CTL", refused="needs_consent", rule="1849-14.1.1").buys_token("IFT", "C5", 75)
    story.when("CTL").offers.buys_token("IFT", "C5", 75)
    assert story.to_act() == "Bob"
    story.when("Bob").declines()
    assert len(story.happened(DealDeclined)) == 1
    assert (story.cash_of("CTL"), story.tokens_of("IFT")) == (100, ["C5.0", "H12.0"])
    assert story.actor() == "CTL"


@rule("1849-14.1.1")
def test_who_presides_over_both_agrees_with_herself() -> None:
    story = given("1849", "Ann Bob Eve", options=OPTION).phase("6").launched("CTL 100, IFT 68")
    story.papers("Ann", "CTL P, IFT P").token("IFT", "C1").trains("CTL 6H, IFT 6H").cash("CTL 100")
    story.operates("CTL", "token_trade").when("CTL", refused="needs_no_consent").offers.buys_token("IFT", "C1", 60)
    story.when("CTL").buys_token("IFT", "C1", 60)
    assert story.tokens_of("CTL") == ["C1.0", "E1.0"]


@rule("1849-14.1.1")
@pytest.mark.parametrize(("price", "legal"), [(0, False), (1, True), (100, True), (101, False)])
def test_any_price_that_the_treasury_can_pay(price: int, legal: bool) -> None:
    story = west()
    if legal:
        buy(story, "IFT", "C5", price)
        assert story.cash_of("CTL") == 100 - price
    else:
        story.when("CTL", refused="token_trade_price", rule="1849-14.1.1").offers.buys_token("IFT", "C5", price)


@rule("1849-14.1.1")
@pytest.mark.parametrize("phase", ["6", "8", "10", "12", "16"])
def test_from_phase_6_on(phase: str) -> None:
    assert len(for_sale(west(phase))) == 1


@rule("1849-14.1.1")
def test_not_in_phase_4() -> None:
    story = west("4").cash("CTL 150")
    assert (story.part(), for_sale(story)) == ("trains", [])


@rule("1849-PD-20")
def test_in_phase_4_the_site_asks_and_lists_nothing_but_would_take_it() -> None:
    story = west("4", "18xx.games").cash("CTL 150")
    assert (story.part(), for_sale(story)) == ("token_trade", [])
    story.when("CTL").passes()
    assert story.part() == "trains"
    story = west("4", "18xx.games").cash("CTL 150")
    story.when("CTL").buys_token("IFT", "C5", 75)
    assert story.tokens_of("CTL") == ["C5.0", "E1.0"]


@rule("1849-14.1.1")
def test_an_empty_slot_is_nobodys_to_sell() -> None:
    story = west()
    story.when("CTL", refused="no_token_there", rule="1849-14.1.1").buys_token("IFT", "C1", 50)
    story.when("CTL", refused="no_token_there", rule="1849-14.1.1").buys_token("CTL", "E1", 50)


@rule("1849-14.1.1", "1849-14.0.2")
def test_stations_are_bought_between_dividend_and_trains() -> None:
    story = west().operates("CTL", "token")
    story.when("CTL", refused="part_comes_later").buys_token("IFT", "C5", 50)
    story = west().operates("CTL", "dividend", ran=True, revenue=100)
    story.when("CTL", refused="part_comes_later").buys_token("IFT", "C5", 50)
    story.when("CTL").declares("pay")
    assert story.part() == "token_trade"
    story.when("CTL").passes()
    assert story.part() == "trains"
    story.when("CTL", refused="part_is_over").buys_token("IFT", "C5", 50)


@rule("1849-14.0.1", "1849-14.1.1")
def test_without_the_variant_nothing_is_for_sale() -> None:
    story = west(options="")
    story.when("CTL", refused="not_now").buys_token("IFT", "C5", 50)
    assert for_sale(story) == []


# --- what the buyer needs ---------------------------------------------------------------------------------------------


@rule("1849-14.1.2")
def test_the_end_of_a_route_is_near_enough() -> None:
    """Palermo is full of others' stations: CTL reaches it and gets no further, to Termini Imerese for instance."""
    story = west().tile("D6", "9", 2).tile("E7", "3", 2)
    assert for_sale(story) == [("C5", "IFT", 1, 100)]


@rule("1849-14.1.2")
def test_a_city_that_is_not_reached_is_too_far() -> None:
    story = west(joined=False).token("IFT", "C1")
    assert for_sale(story) == [("C1", "IFT", 1, 100)]
    story.when("CTL", refused="city_not_connected").offers.buys_token("IFT", "C5", 50)


@rule("1849-14.1.2")
def test_a_city_behind_a_full_one_is_too_far() -> None:
    """From Palermo, IFT reaches Marsala, which CTL fills; ATA's station in Trapani lies behind it."""
    story = west().token("ATA", "C1").papers("Bob", "ATA P").operates("IFT", "token_trade").cash("IFT 100")
    story.ready()
    assert (story.actor(), for_sale(story)) == ("IFT", [])
    assert story.part() != "token_trade"
    story = west().token("ATA", "C1").papers("Bob", "ATA P").ready()
    assert for_sale(story) == [("C1", "ATA", 1, 100), ("C5", "IFT", 1, 100)]


@rule("1849-14.1.2")
def test_an_unplaced_station_is_needed() -> None:
    story = west().token("CTL", "C1", "M9").token("IFT", "M11")
    assert stock(story, "CTL") == 0
    story.ready()
    assert (story.part(), for_sale(story)) == ("trains", [])
    story = west().token("CTL", "C1")
    assert (stock(story, "CTL"), for_sale(story)) == (1, [("C5", "IFT", 1, 100)])


def test_without_an_unplaced_station_the_site_asks_but_refuses() -> None:
    story = west(profile="18xx.games").token("CTL", "C1", "M9")
    assert (story.part(), for_sale(story)) == ("token_trade", [])
    story.when("CTL", refused="no_token_left", rule="1849-7.2.2").buys_token("IFT", "C5", 50)


@rule("1849-14.1.2")
def test_one_station_of_a_corporation_in_a_hex() -> None:
    """CTL has a station in Terranova, where IFT has the other; another one of IFT stands in Trapani."""
    story = given("1849", "Ann Bob Eve", options=OPTION).phase("6").launched("CTL 100, IFT 68").papers("Ann", "CTL P")
    story.papers("Bob", "IFT P").token("CTL", "M9").token("IFT", "M9", "C1").trains("CTL 6H").cash("CTL 100")
    story.operates("CTL", "token_trade")
    assert for_sale(story) == [("C1", "IFT", 1, 100)]
    story.when("CTL", refused="second_token_in_hex", rule="1849-10.4.5").offers.buys_token("IFT", "M9", 50)


# --- what happens to the stations -------------------------------------------------------------------------------------


@rule("1849-14.1.3")
def test_the_buyers_station_replaces_the_sellers_which_goes_back_to_its_charter() -> None:
    story = west()
    assert (stock(story, "CTL"), stock(story, "IFT")) == (2, 1)
    buy(story, "IFT", "C5", 75)
    assert (story.tokens_of("CTL"), story.tokens_of("IFT"), story.tokens_of("RCS")) == (
        ["C5.0", "E1.0"],
        ["H12.0"],
        ["C5.0"],
    )
    assert (stock(story, "CTL"), stock(story, "IFT")) == (1, 2)


@rule("1849-14.1.3")
def test_a_station_that_was_sold_may_be_placed_again() -> None:
    """From Terranova, IFT reaches Ragusa over Vittoria."""
    story = given("1849", "Ann Bob Eve", options=OPTION).phase("6").launched("CTL 100, IFT 68").papers("Ann", "CTL P")
    story.papers("Bob", "IFT P").token("IFT", "C1", "M9").tile("N10", "58", 2).trains("CTL 6H").cash("CTL 100")
    story.tile("M11", "670", 4).operates("CTL", "token_trade")
    assert stock(story, "IFT") == 0
    buy(story, "IFT", "C1", 10)
    assert stock(story, "IFT") == 1
    while (story.actor(), story.part()) != ("IFT", "token"):
        story.when(story.actor()).passes()
    assert story.tokens_offered() == {"M11.0"}
    story.when("IFT").tokens("M11")
    assert (story.tokens_of("IFT"), stock(story, "IFT")) == (["H12.0", "M9.0", "M11.0"], 0)


# --- homes ------------------------------------------------------------------------------------------------------------


@rule("1849-14.1.4")
def test_home_stations_are_never_sold() -> None:
    story = west()
    story.when("CTL", refused="home_token", rule="1849-14.1.4").offers.buys_token("RCS", "C5", 90)
    assert for_sale(story) == [("C5", "IFT", 1, 100)]


def trapani(chosen: str) -> Story:
    """AFG (Bob's) has its home in one of Trapani and Terranova, and a station in the other; CTL reaches Trapani."""
    story = given("1849", "Ann Bob Eve", options=OPTION).phase("6").launched("CTL 100, AFG 68").papers("Ann", "CTL P")
    story.papers("Bob", "AFG P").token("AFG", "C1", "M9").trains("CTL 6H").cash("CTL 100")
    if chosen:
        story.extra(chosen=((story.party("AFG"), story.atlas.hex(chosen)),))
    return story.operates("CTL", "token_trade")


@rule("1849-14.1.4")
def test_the_home_that_garibaldi_chose_is_a_home() -> None:
    story = trapani("M9")
    assert for_sale(story) == [("C1", "AFG", 1, 100)]
    story = trapani("C1").ready()
    assert (for_sale(story), story.part() == "token_trade") == ([], False)


def after_the_earthquake(profile: str) -> Story:
    """AFG (Bob's) had its home in Messina and another station in Trapani; CTL buys the first 12H."""
    story = given("1849", "Ann Bob Eve", profile, OPTION).phase("10").depot("10H 0").launched("CTL 100, AFG 68")
    story.launch_order("").papers("Ann", "CTL P").papers("Bob", "AFG P").token("AFG", "B14", "C1").operated("AFG CTL")
    story.extra(chosen=((story.party("AFG"), story.atlas.hex("B14")),)).cash("CTL 900").trains("AFG 10H")
    story.operates("CTL", "trains", number=1, of=2).when("CTL").buys_train("12H", 800)
    assert story.tokens_of("AFG") == ["C1.0"]
    return story


@rule("1849-14.1.4")
def test_after_the_earthquake_garibaldi_has_no_home_to_protect() -> None:
    story = after_the_earthquake("rulebook")
    go_on(story, "CTL", "token_trade")
    assert [one[:2] for one in for_sale(story)] == [("C1", "AFG")]


@rule("1849-PD-20")
def test_on_the_public_site_garibaldis_next_station_is_protected_then() -> None:
    story = after_the_earthquake("18xx.games")
    while story.round() == ("operating", 2, 1, 2):
        story.goes_on(keeps=True)
    go_on(story, "CTL", "finance")
    assert story.round() == ("operating", 2, 2, 2)


def charter(story: Story) -> list[str]:
    """Where Garibaldi's tokens stand, in the order of the charter that the site keeps."""
    return [story.atlas.names[hex] if hex is not None else "-" for hex in story.fact("places")]


@rule("1849-PD-20")
def test_on_the_public_site_garibaldis_home_is_what_lies_first_on_its_charter() -> None:
    """AFG, at home in Messina, had a station in Terranova before the one in Trapani."""
    story = given("1849", "Ann Bob Eve", "18xx.games", OPTION).phase("10").depot("10H 0").launched("CTL 100, AFG 68")
    story.launch_order("").papers("Ann", "CTL P").papers("Bob", "AFG P").token("AFG", "B14", "C1", "M9")
    home, second, third = (story.atlas.hex(name) for name in ("B14", "M9", "C1"))
    story.extra(chosen=((story.party("AFG"), home),), places=(home, second, third)).operated("AFG CTL")
    story.cash("CTL 900").trains("AFG 10H").operates("CTL", "trains", number=1, of=2)
    story.when("CTL").buys_train("12H", 800)
    assert charter(story) == ["M9", "C1"]
    while story.round() == ("operating", 2, 1, 2):
        story.goes_on(keeps=True)
    go_on(story, "CTL", "token_trade")
    assert [one[:2] for one in for_sale(story)] == [("C1", "AFG")]
    story.when("CTL").buys_token("AFG", "C1", 20)
    assert charter(story) == ["M9", "-"]


@rule("1849-PD-20")
def test_while_that_place_has_its_token_on_the_charter_garibaldi_sells_none() -> None:
    """AFG lost Messina when its second token was sold; its third stands in Trapani. There the site would break down."""
    story = given("1849", "Ann Bob Eve", "18xx.games", OPTION).phase("12").launched("CTL 100, AFG 68")
    story.launch_order("").papers("Ann", "CTL P").papers("Bob", "AFG P").token("AFG", "C1").trains("CTL 12H")
    story.extra(places=(None, story.atlas.hex("C1"))).cash("CTL 300").operates("CTL", "token_trade")
    assert (story.part(), for_sale(story)) == ("token_trade", [])
    story.when("CTL", refused="home_token", rule="1849-14.1.4").buys_token("AFG", "C1", 20)


@rule("1849-PD-20")
def test_on_the_public_site_a_token_comes_from_the_first_place_of_the_charter_that_has_one() -> None:
    """AFG is at home in Terranova and has stations in Trapani and Caltanissetta; the one in Trapani is sold."""
    story = given("1849", "Ann Bob Eve", "18xx.games", OPTION).phase("6").launched("CTL 100, AFG 68")
    story.launch_order("").papers("Ann", "CTL P").papers("Bob", "AFG P").token("AFG", "M9", "C1", "H8")
    home, second, third = (story.atlas.hex(name) for name in ("M9", "C1", "H8"))
    story.extra(chosen=((story.party("AFG"), home),), places=(home, second, third)).cash("CTL 300").trains("CTL 6H")
    story.operates("CTL", "token_trade").when("CTL").buys_token("AFG", "C1", 20)
    assert charter(story) == ["M9", "-", "H8"]
    [slot] = story.atlas.slots(story.stop("M11"), story.atlas.printed[story.atlas.hex("M11")])
    story.comes_about(lambda t: t.emit(TokenPlaced(story.party("AFG"), slot, 0)))
    assert charter(story) == ["M9", "M11", "H8"]
    assert story.fact("chosen") == ((story.party("AFG"), home),)


@rule("1849-14.1.4")
def test_the_chosen_home_is_remembered_from_the_founding_on() -> None:
    story = given("1849", "Ann Bob Eve", options=OPTION).phase("6").launched("CTL 100").launch_order("AFG")
    story.papers("Ann", "CTL P").trains("CTL 6H").cash("CTL 300, Bob 500").operated("CTL").stock_round(3, "Bob")
    story.when("Bob").starts("AFG", 68)
    story.when("AFG").tokens("C1")
    go_on(story, "CTL", "trains")


# --- once a turn ------------------------------------------------------------------------------------------------------


def two_on_sale(profile: str = "rulebook") -> Story:
    """CTL reaches stations of IFT in Palermo and in Trapani."""
    story = west(profile=profile).token("IFT", "C1")
    assert for_sale(story) == [("C1", "IFT", 1, 100), ("C5", "IFT", 1, 100)]
    return story


@rule("1849-14.1.5")
def test_one_station_is_bought_in_a_turn() -> None:
    story = two_on_sale()
    buy(story, "IFT", "C5", 10)
    assert (story.part(), for_sale(story)) == ("trains", [])


@rule("1849-PD-20")
def test_on_the_public_site_one_may_follow_another() -> None:
    """It is not listed, but it would be taken."""
    story = two_on_sale("18xx.games")
    story.when("CTL").buys_token("IFT", "C5", 10)
    assert (story.part(), for_sale(story)) == ("token_trade", [])
    story.when("CTL").buys_token("IFT", "C1", 20)
    assert (story.tokens_of("CTL"), story.cash_of("CTL")) == (["C1.0", "C5.0", "E1.0"], 70)


@rule("1849-14.1.5")
def test_a_station_placed_in_the_same_turn_does_no_harm() -> None:
    story = west().operates("CTL", "token")
    story.when("CTL").tokens("C1")
    assert story.part() == "run"
    story.when("CTL").runs_best()
    story.when("CTL").declares("withhold")
    buy(story, "IFT", "C5", 75)
    assert story.tokens_of("CTL") == ["C1.0", "C5.0", "E1.0"]
