"""Track, stations and the powers of privates, at the edge of what is allowed."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import PowerUsed, TokenPlaced
from tresham.core.illegal import Illegal

TRADES = "acquiring_station_tokens"


def refusal(story: Story, action: act.Action) -> Illegal:
    """Why an action is refused in a part of the turn that would be passed over if it had not been entered."""
    with pytest.raises(Illegal) as found:
        story.game.push(action)
    return found.value


# --- track ------------------------------------------------------------------------------------------------------------


@rule("1830-TR.1")
def test_a_second_tile_in_a_turn_is_neither_offered_nor_allowed() -> None:
    story = given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 6").cash("NYC 500").operated("NYC")
    story.tile("E19", "57", 0).token("NYC", "E19")
    atlas, corp = story.atlas, story.party("NYC")
    story.operates("NYC", laid=((atlas.hex("E19"), atlas.lay("57", 0)),))
    assert not [choice for choice in story.game.legal_actions().menu if isinstance(choice.action, act.LayTile)]
    found = refusal(story, act.LayTile(corp, atlas.hex("D20"), atlas.lay("8", 0)))
    assert (found.code, found.rule) == ("one_tile_a_turn", "1830-TR.1")


@rule("1830-TR.5")
@pytest.mark.parametrize("rotation", [0, 1, 2])
def test_a_station_in_the_next_hex_does_not_join_a_tile(rotation: int) -> None:
    """Track leads north-east and south-west from Albany (E19), not west to E17."""
    story = given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 6").cash("NYC 500").operated("NYC")
    story.tile("E19", "57", 0).token("NYC", "E19").operates("NYC")
    assert story.lays_offered("E17") == set()
    story.when("NYC", refused="not_connected", rule="1830-TR.5").lays("E17", "9", rotation)


@rule("1830-TR.8")
def test_copies_of_another_tile_do_not_count_as_copies_of_this_one() -> None:
    """There are four tiles 57 and two tiles 58."""
    story = given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 6").cash("NYC 500").operated("NYC")
    story.token("NYC", "E19").tile("B10", "57", 0).tile("B16", "57", 0).tile("H10", "57", 0)
    story.tile("E7", "58", 0).tile("F10", "58", 0).operates("NYC")
    story.when("NYC").lays("E19", "57", 0)
    assert story.tile_at("E19") == ("57", 0)


# --- stations ---------------------------------------------------------------------------------------------------------


def marsala(cash: int = 500, profile: str = "rulebook") -> Story:
    """Ann's CTL at home in Marsala, from where printed track leads to Trapani (C1); it owns the Marittima."""
    story = given("1849", "Ann Bob Eve Dan", profile).phase("6").launched("CTL 100").papers("Ann", "CTL P 1 1")
    return story.operated("CTL").cash(f"CTL {cash}").owns("CTL", "SMS")


@rule("1849-7.2.2")
def test_a_charter_without_stations_has_none_to_place() -> None:
    story = marsala().token("CTL", "M9", "B14").operates("CTL", "token")
    assert (story.part(), story.tokens_offered()) == ("token", set())
    story.when("CTL", refused="no_token_left", rule="1849-7.2.2").tokens("C1")


def pittsburgh(cash: int, **memory: bool) -> Story:
    """Ann's PRR reaches Pittsburgh (H10), where its second station would cost $40."""
    story = given("1830", "Ann Bob").started("PRR 100").holds("Ann", "PRR 6").token("PRR", "H12").cash(f"PRR {cash}")
    return story.tile("H10", "57", 1).operates("PRR", "token", **memory)


@rule("1830-TK.4")
def test_a_second_station_in_a_turn_is_refused() -> None:
    story = pittsburgh(500, tokened=True)
    found = refusal(story, act.PlaceToken(story.party("PRR"), story.stop("H10")))
    assert (found.code, found.rule) == ("one_token_a_turn", "1830-TK.4")


@rule("1830-TK.3")
def test_a_station_is_not_placed_on_credit() -> None:
    story = pittsburgh(39)
    found = refusal(story, act.PlaceToken(story.party("PRR"), story.stop("H10")))
    assert (found.code, found.params) == ("cannot_afford_token", {"cost": 40, "cash": 39})


@rule("1830-TK.2")
def test_erie_cannot_choose_a_city_that_is_taken() -> None:
    story = given("1830", "Ann Bob").phase("3").started("ERIE 100").holds("Ann", "ERIE 6").floated("ERIE")
    story.tile("E11", "59", 0).token("NYC", "E11.0").cash("ERIE 500").operating_round()
    assert len(story.menu(act.ChooseCity)) == 1
    story.when("ERIE", refused="no_free_slot").chooses_city("ERIE", "E11.0")
    story.when("ERIE").chooses_city("ERIE", "E11.1")
    assert story.tokens_of("ERIE") == ["E11.1"]


@rule("1830-TK.1")
def test_the_home_token_takes_the_first_slot_of_its_city() -> None:
    story = given("1830", "Ann Bob").phase("3").started("NYC 100").holds("Ann", "NYC 6").floated("NYC")
    story.tile("E19", "14").cash("NYC 500").operating_round().ready()
    [placed] = story.happened(TokenPlaced)
    assert placed.slot == story.atlas.slots(story.stop("E19"), story.atlas.lay("14", 0))[0]


# --- stations of others -----------------------------------------------------------------------------------------------


def trapani(cash: int, profile: str = "rulebook", phase: str = "6") -> Story:
    """CTL (Ann's) reaches Trapani, where IFT (Bob's) has its second station."""
    story = given("1849", "Ann Bob Eve", profile, TRADES).phase(phase)
    story.launched("CTL 100, IFT 68").papers("Ann", "CTL P").papers("Bob", "IFT P").token("IFT", "C1")
    return story.trains("CTL 6H, IFT 6H").operated("CTL IFT").cash(f"CTL {cash}, IFT 0")


def price_ranges(story: Story) -> list[tuple[int, int]]:
    """The lowest and highest prices of the stations on the menu."""
    return [(choice.low, choice.high) for choice in story.menu(act.BuyToken)]


@rule("1849-14.1.1")
def test_one_lira_is_enough_to_buy_a_station_and_none_is_not() -> None:
    story = trapani(1).operates("CTL", "token_trade")
    assert (story.part(), price_ranges(story)) == ("token_trade", [(1, 1)])
    story = trapani(0).operates("CTL", "token_trade").ready()
    assert (story.part() == "token_trade", price_ranges(story)) == (False, [])


def test_without_money_the_site_asks_but_offers_no_station() -> None:
    story = trapani(0, "18xx.games").operates("CTL", "token_trade")
    assert (story.part(), price_ranges(story)) == ("token_trade", [])


@rule("1849-14.1.1")
def test_the_menu_names_the_lowest_price_of_a_station() -> None:
    story = trapani(100, "18xx.games").operates("CTL", "token_trade")
    [choice] = story.menu(act.BuyToken)
    story.when("CTL").do(choice.action)
    assert (story.cash_of("CTL"), story.cash_of("IFT")) == (99, 1)


@rule("1849-14.1.1")
def test_the_refusal_tells_between_which_prices_a_station_is_sold() -> None:
    story = trapani(100, "18xx.games").operates("CTL", "token_trade").ready()
    [choice] = story.menu(act.BuyToken)
    assert isinstance(choice.action, act.BuyToken)
    found = refusal(story, act.BuyToken(choice.action.by, choice.action.slot, 101))
    assert (found.code, found.params) == ("token_trade_price", {"low": 1, "high": 100})


def buys_in_trapani(story: Story) -> act.BuyToken:
    """CTL buys the station of IFT in Trapani for L.50."""
    stop = story.stop("C1")
    lay = story.game.state.board.lays[story.atlas.hex("C1")]
    return act.BuyToken(story.party("CTL"), story.atlas.slots(stop, lay)[0], 50)


@rule("1849-14.1.1")
def test_before_phase_6_the_purchase_of_a_station_is_refused() -> None:
    story = trapani(100, phase="4").operates("CTL", "token_trade")
    found = refusal(story, buys_in_trapani(story))
    assert (found.code, found.rule) == ("no_token_trades_yet", "1849-14.1.1")


@rule("1849-14.1.5")
def test_a_second_purchase_of_a_station_in_a_turn_is_refused() -> None:
    story = trapani(100).operates("CTL", "token_trade", tally=("buy_token",))
    found = refusal(story, buys_in_trapani(story))
    assert (found.code, found.rule) == ("one_token_bought", "1849-14.1.5")


@rule("1849-14.1.2")
def test_nobody_is_asked_to_buy_a_station_where_none_is_for_sale() -> None:
    """From Messina (B14), CTL reaches Milazzo and its port; there are no stations of others on the map."""
    story = given("1849", "Ann Bob Eve", options=TRADES).phase("6").launched("CTL 100").papers("Ann", "CTL P")
    story.tile("B14", "655").token("CTL", "B14").trains("CTL 6H").operated("CTL").cash("CTL 100")
    story.operates("CTL", "token_trade").ready()
    assert story.part() != "token_trade"


# --- powers of privates -----------------------------------------------------------------------------------------------


def delaware(cash: int = 300) -> Story:
    """Bob's C&O at home in Cleveland; it owns DH."""
    story = given("1830", "Ann Bob Eve").started("C&O 100").holds("Bob", "C&O 6").token("C&O", "F6").owns("C&O", "DH")
    return story.operated("C&O").cash(f"C&O {cash}")


@rule("1830-PV.DH.1")
def test_the_tile_of_delaware_is_offered_to_who_has_just_enough() -> None:
    assert len(delaware(120).operates("C&O").menu(act.LayPrivateTile)) > 0
    assert delaware(119).operates("C&O").menu(act.LayPrivateTile) == []


@rule("1830-PV.DH.2")
def test_the_free_token_is_refused_without_the_tile_of_delaware() -> None:
    story = delaware().tile("F16", "57", 0).operates("C&O", "private_token")
    action = act.PlacePrivateToken(story.party("C&O"), story.title.private("DH"), story.stop("F16"))
    assert refusal(story, action).code == "no_such_power"


@rule("1830-PV.DH.2")
def test_the_free_token_is_the_one_token_of_the_turn() -> None:
    story = delaware().tile("F16", "57", 0)
    story.operates("C&O", "private_token", opened=story.title.private("DH"), tokened=True)
    action = act.PlacePrivateToken(story.party("C&O"), story.title.private("DH"), story.stop("F16"))
    found = refusal(story, action)
    assert (found.code, found.rule) == ("one_token_a_turn", "1830-TK.4")


@rule("1830-PV.MH.1")
@pytest.mark.parametrize("private", ["SV", "CS", "DH", "CA"])
def test_the_owner_of_mohawk_gives_back_no_other_private_for_a_share(private: str) -> None:
    story = given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 6")
    story.owns("Bob", f"MH {private}").stock_round(2, "Bob")
    story.when("Bob", refused="no_exchange", rule="1830-PV.MH.1").exchanges(private, "NYC")
    assert (story.owner(private), story.owner("MH"), story.shares("Bob", "NYC")) == ("Bob", "Bob", 0)
    story.when("Bob").exchanges("MH", "NYC")
    assert (story.owner(private), story.owner("MH"), story.shares("Bob", "NYC")) == ("Bob", None, 1)


@rule("1849-7.1.8")
def test_who_closes_the_marittima_has_used_its_power() -> None:
    story = marsala().operates("CTL", "token")
    story.when("CTL").closes_private("SMS")
    assert story.happened(PowerUsed) == [PowerUsed(story.title.private("SMS"), story.party("CTL"))]


def test_on_the_site_a_landing_ends_with_its_token() -> None:
    """CTL is asked even where there is no room for a token; once it has placed one, it is not asked again."""
    story = marsala(profile="18xx.games").operates("CTL", "landing")
    story.when("CTL").closes_private("SMS")
    story.when("CTL").passes()
    assert story.part() == "token"
    story.when("CTL").tokens("C1")
    assert story.part() != "token"
    story = marsala(profile="18xx.games").tile("C5", "651", 5).token("RCS", "C5").token("IFT", "C5")
    hex = story.atlas.hex("C5")
    story.operates("CTL", "token", confined=(hex,))
    assert (story.part(), story.tokens_offered()) == ("token", set())


# --- ways -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("corp", "asked"), [("RCS", True), ("SFA", False)])
def test_the_site_asks_for_runs_if_there_is_track_to_a_port_at_least(corp: str, asked: bool) -> None:
    """Printed track leads from Palermo, the home of RCS, to its port; there is none at the home of SFA."""
    story = given("1849", "Ann Bob Eve Dan", "18xx.games").phase("6").launched(f"{corp} 100").papers("Ann", f"{corp} P")
    story.operated(corp).trains(f"{corp} 6H").cash(f"{corp} 0").operates(corp, "run").ready()
    assert (story.part() == "run") == asked


def roundabout() -> Story:
    """PRR has stations in Altoona, Pittsburgh and Lancaster, and a roundabout way to Columbus (H4)."""
    story = given("1830", "Ann Bob Eve").phase("5").started("PRR 100").holds("Ann", "PRR 6").operated("PRR")
    story.tile("G5", "46", 3).tile("G7", "55", 2).tile("H4", "15", 3).tile("H6", "46", 0).tile("H8", "43", 1)
    story.tile("H10", "63", 2).tile("H14", "23", 1).tile("H16", "57", 1).token("PRR", "H12", "H10", "H16")
    return story.cash("PRR 100")


@rule("1830-TK.5")
def test_a_city_at_the_end_of_a_roundabout_way_is_near_enough_for_a_station() -> None:
    """Cleveland is kept for C&O: only Columbus is left."""
    story = roundabout().operates("PRR", "token")
    assert (story.part(), story.tokens_offered()) == ("token", {"H4.0"})
    story.when("PRR").tokens("H4")
    assert sorted(story.tokens_of("PRR")) == ["H10.0", "H12.0", "H16.0", "H4.0"]


@rule("1830-TR.5")
def test_a_city_at_the_end_of_a_roundabout_way_is_near_enough_for_a_tile() -> None:
    story = roundabout().operates("PRR")
    assert {tile for tile, _ in story.lays_offered("H4")} == {"63"}
    rotation = min(turn for _, turn in story.lays_offered("H4"))
    story.when("PRR").lays("H4", "63", rotation)
    assert story.tile_at("H4") == ("63", rotation)
