"""1849: players, setup, the board, privates and corporations."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import CorporationClosed, IncomePaid, RoundBegan
from tresham.core.game import Game
from tresham.core.state import Life
from tresham.rules.launching import Launches
from tresham.titles import UnknownTitle, build
from tresham.track.ids import StopKind

TRIO = "Ann Bob Eve"
QUARTET = "Ann Bob Eve Dan"
QUINTET = "Ann Bob Eve Dan Kim"
CORPORATIONS = ("AFG", "ATA", "CTL", "IFT", "RCS", "SFA")
LOTS = ("SCE", "SIGI", "CNM", "SMS", "RSA")

TABLES = [(TRIO, ""), (QUARTET, "reduced_4p_corps"), (QUARTET, ""), (QUINTET, "")]
"""The ways to sit down: with five corporations, then with six."""


def drawn(seed: int, players: str = QUARTET, options: str = "", profile: str = "rulebook") -> list[str]:
    """The launch order of a new game."""
    return given("1849", players, profile, options, seed).waiting()


def sell_all_privates(story: Story, price: int = 68, home: str = "C1") -> Story:
    """Everybody in turn takes what is on offer; the first corporation starts at a price."""
    first = story.waiting()[0]
    for lot in LOTS:
        story.when(story.to_act()).takes(lot)
    story.when(story.to_act()).sets_par(first, price)
    return story.when("AFG").tokens(home) if first == "AFG" else story


# --- who plays, and with what ----------------------------------------------------------------------------------------


@rule("1849-1.1.1")
@pytest.mark.parametrize("seats", [0, 1, 2, 6])
def test_fewer_than_three_or_more_than_five_cannot_play(seats: int) -> None:
    with pytest.raises(UnknownTitle, match="3 to 5 players"):
        build("1849", seats)


@rule("1849-1.1.1")
@pytest.mark.parametrize("players", [TRIO, QUARTET, QUINTET])
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_three_four_or_five_play(players: str, profile: str) -> None:
    story = given("1849", players, profile)
    spoke = []
    for _ in players.split():
        spoke.append(story.to_act())
        story.when(spoke[-1]).passes()
    assert spoke == players.split()


@rule("1849-1.1.2")
@pytest.mark.parametrize(("table", "number"), list(zip(TABLES, [5, 5, 6, 6], strict=True)))
def test_how_many_corporations_are_in_the_game(table: tuple[str, str], number: int) -> None:
    story = given("1849", table[0], options=table[1])
    assert len(story.waiting()) == number
    waiting = {name for name in CORPORATIONS if story.game.state.life[story.party(name)] == Life.WAITING}
    assert waiting == set(story.waiting())


@rule("1849-1.1.3", "1849-9.1.1", "1849-2.0.4")
@pytest.mark.parametrize(
    ("table", "cash", "limit", "fewer"),
    list(zip(TABLES, [500, 375, 375, 300], [12, 9, 11, 9], [1, 1, 0, 0], strict=True)),
)
def test_cash_limit_and_trains_depend_on_players_and_corporations(
    table: tuple[str, str], cash: int, limit: int, fewer: int
) -> None:
    story = given("1849", table[0], options=table[1])
    assert {story.cash_of(name) for name in story.game.players} == {cash}
    assert {story.title.certificate_limit(story.table(), story.party(name)) for name in story.game.players} == {limit}
    trains = {"4H": 4, "6H": 4 - fewer, "8H": 3 - fewer, "10H": 2, "12H": 1, "16H": 5 - fewer, "R6H": 2}
    assert Counter(story.trains_of("bank")) == trains


@rule("1849-1.1.4", "1849-3.1")
def test_after_the_initial_round_stock_rounds_and_operating_rounds_take_turns() -> None:
    story = given("1849", TRIO)
    assert story.round()[0] == "auction"
    sell_all_privates(story)
    for turn in (1, 2, 3):
        assert story.round() == ("stock", turn, 1, 1)
        story.everybody_passes()
        while story.round()[0] == "operating":
            assert story.round() == ("operating", turn, 1, 1)
            story.when(story.actor()).passes()


@rule("1849-1.1.4")
@pytest.mark.parametrize(("phase", "rounds"), [("4", 1), ("6", 2), ("8", 2), ("10", 3), ("12", 3), ("16", 3)])
def test_the_phase_tells_how_many_operating_rounds_follow_a_stock_round(phase: str, rounds: int) -> None:
    story = given("1849", TRIO).phase(phase).stock_round(2, "Ann")
    story.everybody_passes()
    began = [(one.kind, one.number, one.of) for one in story.happened(RoundBegan)]
    assert began == [*(("operating", one, rounds) for one in range(1, rounds + 1)), ("stock", 1, 1)]


@rule("1849-1.1.5")
def test_the_richest_player_wins() -> None:
    story = given("1849", TRIO).launched("CTL 100, RCS 68").papers("Ann", "CTL P").papers("Bob", "RCS P 1")
    story.cash("Ann 300, Bob 295, Eve 499").stock_round(2, "Ann")
    assert [story.score(name) for name in TRIO.split()] == [500, 499, 499]
    assert story.ready().game.winners() == ("Ann",)


# --- setup -----------------------------------------------------------------------------------------------------------


@rule("1849-2.0.1", "1849-2.0.2")
@pytest.mark.parametrize(("table", "cash"), list(zip(TABLES, [500, 375, 375, 300], strict=True)))
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_the_players_take_1500_of_7760(table: tuple[str, str], cash: int, profile: str) -> None:
    story = given("1849", table[0], profile, table[1])
    assert sum(story.game.state.cash) == story.title.money == 7760
    assert story.cash_of("bank") == 6260
    assert [story.cash_of(name) for name in story.game.players] == [cash] * len(story.game.players)
    assert [story.cash_of(name) for name in CORPORATIONS] == [0] * 6


@rule("1849-2.0.3", "1849-7.1.1")
def test_five_privates_wait_at_the_bank() -> None:
    story = given("1849", TRIO)
    assert [(one.symbol, one.value, one.revenue) for one in story.title.privates] == [
        ("SCE", 20, 5),
        ("SIGI", 45, 10),
        ("CNM", 75, 15),
        ("SMS", 110, 20),
        ("RSA", 150, 25),
    ]
    assert [story.owner(lot) for lot in LOTS] == ["bank"] * 5


@rule("1849-2.0.5")
def test_the_trains_stand_in_line_and_only_the_first_are_on_sale() -> None:
    story = given("1849", QUARTET).launched("CTL 100").papers("Ann", "CTL P").cash("CTL 4000").operates("CTL", "trains")
    line = ["4H"] * 4 + ["6H"] * 4 + ["8H"] * 3 + ["10H"] * 2 + ["12H"] + ["16H"] * 5 + ["R6H"] * 2
    assert story.trains_of("bank") == line
    cards = [choice.action.train for choice in story.menu(act.BuyTrain) if isinstance(choice.action, act.BuyTrain)]
    assert {story.title.train_name(card, story.game.state.faces) for card in cards} == {"4H"}
    for name, price in [("6H", 200), ("8H", 350), ("10H", 550), ("12H", 800), ("16H", 1100), ("R6H", 350)]:
        story.when("CTL", refused="train_not_for_sale", rule="1849-10.6.3").buys_train(name, price)
    story.when("CTL").buys_train("4H", 100)


@rule("1849-2.0.6")
@pytest.mark.parametrize(("profile", "tiles"), [("rulebook", 168), ("18xx.games", 170)])
def test_the_tiles_of_the_box_are_limited(profile: str, tiles: int) -> None:
    story = given("1849", TRIO, profile)
    supply = [count for count in story.atlas.supply if count is not None]
    assert len(supply) == len(story.atlas.supply), "none is endless"
    assert sum(supply) == tiles


@rule("1849-2.0.7", "1849-7.2.1")
@pytest.mark.parametrize("corp", CORPORATIONS)
def test_eight_certificates_lie_in_the_treasury_the_last_one_at_the_bottom(corp: str) -> None:
    story = given("1849", QUARTET)
    assert story.certs(corp, corp) == [2, 1, 1, 1, 1, 1, 1, 2]
    assert story.shares(corp, corp) == 10
    assert (story.president(corp), story.cell(corp), story.has_floated(corp)) == ("nobody", None, False)


@rule("1849-2.0.8")
def test_32_hexes_are_difficult_ground_and_stay_so() -> None:
    story = given("1849", QUARTET).launched("CTL 100").papers("Ann", "CTL P").cash("CTL 500").phase("6")
    costs = Counter(story.atlas.terrain[story.atlas.hex(hex.name)] for hex in story.atlas.hexes)
    assert {cost: number for cost, number in costs.items() if cost} == {40: 9, 80: 7, 160: 16}
    story.operates("CTL")
    story.when("CTL").lays("F2", "8", 2)
    assert story.cash_of("CTL") == 500 - 160
    story = given("1849", QUARTET).launched("CTL 100").papers("Ann", "CTL P").cash("CTL 500").phase("6")
    story.tile("F2", "8", 2).operates("CTL")
    story.when("CTL").lays("F2", "25", 2)
    assert story.cash_of("CTL") == 500 - 160, "the second tile there costs as much"


@rule("1849-2.1.1")
@pytest.mark.parametrize("players", [TRIO, QUARTET, QUINTET])
def test_seat_1_has_the_priority_deal_and_turns_go_clockwise(players: str) -> None:
    story = given("1849", players)
    assert story.priority_deal() == "Ann"
    spoke = []
    for _ in range(2 * len(players.split())):
        spoke.append(story.to_act())
        story.when(spoke[-1]).passes()
    assert spoke == players.split() * 2


@rule("1849-2.2.1")
def test_every_order_of_the_corporations_is_equally_likely() -> None:
    title, places, orders = build("1849", 4), Counter[tuple[str, int]](), set()
    for seed in range(3000):
        order = Game.start(title, QUARTET.split(), seed).state.extra[Launches].launch
        names = tuple(title.corporation(corp).symbol for corp in order)
        assert sorted(names) == sorted(CORPORATIONS)
        orders.add(names)
        places.update((name, place) for place, name in enumerate(names))
    assert len(orders) > 650, "of 720"
    assert len(places) == 36
    assert all(430 < times < 570 for times in places.values()), "of 3000, 500 each"


@rule("1849-2.2.1")
def test_the_order_stays_as_it_was_drawn() -> None:
    story = given("1849", QUARTET, seed=151)
    assert story.waiting() == ["RCS", "ATA", "SFA", "IFT", "AFG", "CTL"]
    story.everybody_passes()
    assert story.waiting() == ["RCS", "ATA", "SFA", "IFT", "AFG", "CTL"]


@rule("1849-2.2.2")
@pytest.mark.parametrize(("players", "options"), [(TRIO, ""), (QUARTET, "reduced_4p_corps")])
def test_with_five_corporations_the_sixth_is_not_in_the_game(players: str, options: str) -> None:
    story = given("1849", players, options=options, seed=151)
    assert story.waiting() == ["RCS", "ATA", "SFA", "IFT", "AFG"]
    assert story.game.state.life[story.party("CTL")] == Life.ABSENT
    story = given("1849", players, options=options, seed=151)
    story.launched("RCS 100, ATA 100, SFA 68, IFT 68, AFG 68").papers("Ann", "RCS P").stock_round(2, "Ann")
    assert story.waiting() == []
    assert story.menu(act.StartCorporation) == []
    story.when("Ann", refused="already_started").starts("CTL", 68)


def beside_marsala(story: Story) -> Story:
    """AFG lives in Trapani, next to Marsala, and is about to place a token."""
    story.launched("AFG 100").token("AFG", "C1").papers("Ann", "AFG P").operated("AFG").operates("AFG", "token")
    return story


@rule("1849-2.2.2")
def test_no_slot_is_kept_for_a_corporation_that_was_removed() -> None:
    story = beside_marsala(given("1849", QUARTET).launch_order("CTL SFA"))
    assert story.tokens_offered() == set()
    story = beside_marsala(given("1849", QUARTET).launch_order("SFA"))
    assert story.tokens_offered() == {"E1.0"}
    story.when("AFG").tokens("E1")
    assert story.tokens_of("AFG") == ["C1.0", "E1.0"]


@rule("1849-2.2.3")
def test_trinacria_goes_to_the_fourth_place_and_those_it_passes_move_up() -> None:
    early = 0
    for seed in range(300):
        plain, delayed = drawn(seed), drawn(seed, options="delay_ift")
        if plain.index("IFT") > 2:
            assert delayed == plain
            continue
        early += 1
        others = [name for name in plain if name != "IFT"]
        assert delayed == [*others[:3], "IFT", *others[3:]]
    assert early > 100


@rule("1849-2.2.3")
def test_trinacria_may_be_late_even_if_the_sixth_is_removed() -> None:
    for seed in range(100):
        full, fewer = drawn(seed, options="delay_ift"), drawn(seed, TRIO, "delay_ift")
        assert fewer == full[:5]
        assert "IFT" not in fewer[:3]


@rule("1849-PD-04")
def test_on_the_site_trinacria_changes_places_with_the_fourth() -> None:
    """PD-04."""
    differ = 0
    for seed in range(300):
        plain, delayed = drawn(seed), drawn(seed, options="delay_ift", profile="18xx.games")
        assert plain == drawn(seed, profile="18xx.games")
        at = plain.index("IFT")
        if at > 2:
            assert delayed == plain
            continue
        swapped = list(plain)
        swapped[at], swapped[3] = swapped[3], swapped[at]
        assert delayed == swapped
        differ += delayed != drawn(seed, options="delay_ift")
    assert differ > 50


# --- the course of the game ------------------------------------------------------------------------------------------


@rule("1849-3.1")
def test_no_shares_are_traded_before_all_privates_are_owned() -> None:
    story = given("1849", QUARTET).launched("CTL 68").papers("Ann", "CTL P 1").operated("CTL")
    assert story.round() == ("auction", 1, 1, 1)
    for kind in (act.BuyShares, act.SellShares, act.StartCorporation):
        assert story.menu(kind) == []
    story.when("Ann", refused="not_now").buys("CTL")
    story.when("Ann", refused="not_now").sells("CTL", 1)
    story.when("Ann", refused="not_now").starts(story.waiting()[0], 68)
    for lot in LOTS[:4]:
        story.when(story.to_act()).takes(lot)
    story.when("Ann", refused="not_now").buys("CTL")
    story.when("Ann").takes("RSA")
    story.when("Ann").sets_par("SFA", 68)
    assert story.round() == ("stock", 1, 1, 1)
    story.when("Bob").buys("CTL")


@rule("1849-3.2")
def test_the_game_begins_in_phase_4() -> None:
    story = given("1849", TRIO)
    assert story.phase_name() == "4"
    sell_all_privates(story)
    for _ in range(12):
        story.when(story.actor()).passes()
    assert story.round()[1] > 2
    assert story.phase_name() == "4", "rounds alone bring no new phase"


@rule("1849-3.2")
def test_a_train_brings_the_next_phase() -> None:
    story = given("1849", QUARTET).launched("CTL 100").papers("Ann", "CTL P").cash("CTL 500").depot("4H 1")
    story.operates("CTL", "trains")
    story.when("CTL").buys_train("4H", 100)
    assert story.phase_name() == "4"
    story.when("CTL").buys_train("6H", 200)
    assert story.phase_name() == "6"


# --- the board -------------------------------------------------------------------------------------------------------


@rule("1849-4.1")
def test_cities_towns_and_ports_are_told_apart() -> None:
    story = given("1849", TRIO)
    found: dict[str, set[str]] = {"city": set(), "town": set(), "port": set(), "edge": set()}
    for number, hex in enumerate(story.atlas.hexes):
        for stop in story.atlas.hexes[number].tile.stops:
            kind = {StopKind.CITY: "city", StopKind.TOWN: "town"}.get(stop.kind, "port" if stop.port else "edge")
            found[kind].add(hex.name)
    assert found["city"] == {"B14", "C1", "C5", "E1", "H8", "H12", "J6", "M9", "M11", "M13"}
    assert found["port"] == {"a12", "A5", "L14", "N8"}
    assert found["edge"] == {"C15"}, "Calabria"
    assert len(found["town"]) == 20
    assert {"A13", "C9", "E13", "K13", "G13", "C3", "D4"} < found["town"]


@rule("1849-4.2")
def test_the_map_has_72_hexes() -> None:
    story = given("1849", TRIO)
    assert len(story.atlas.hexes) == 72
    colours = Counter(hex.tile.colour.name for hex in story.atlas.hexes)
    assert colours == {"WHITE": 50, "YELLOW": 7, "GREY": 11, "BLUE": 4}


# --- privates --------------------------------------------------------------------------------------------------------


@rule("1849-7.1.1")
@pytest.mark.parametrize("owner", ["Bob", "CTL"])
def test_a_private_has_one_owner_a_player_or_a_corporation(owner: str) -> None:
    story = given("1849", TRIO).launched("CTL 100").papers("Ann", "CTL P").owns(owner, "CNM").stock_round(2, "Ann")
    assert story.owner("CNM") == owner
    assert story.owner("SIGI") is None


@rule("1849-7.1.2")
@pytest.mark.parametrize(("private", "income"), list(zip(LOTS, [5, 10, 15, 20, 25], strict=True)))
@pytest.mark.parametrize("owner", ["Bob", "SFA"])
def test_privates_pay_at_the_start_of_every_operating_round(private: str, income: int, owner: str) -> None:
    story = given("1849", TRIO).launched("SFA 100").papers("Ann", "SFA P").owns(owner, private).phase("6")
    story.cash("Ann 0, Bob 0, Eve 0, SFA 100").launch_order("").stock_round(2, "Ann").ready()
    paid = [(story.name(one.owner), one.amount) for one in story.happened(IncomePaid)]
    assert (story.round(), paid) == (("operating", 2, 1, 2), [(owner, income)])
    had = 100 if owner == "SFA" else 0
    assert (story.cash_of(owner), story.cash_of("bank")) == (had + income, 7660 - income)
    while story.round() == ("operating", 2, 1, 2):
        story.when("SFA").passes()
    assert story.round() == ("operating", 2, 2, 2)
    assert [one.amount for one in story.happened(IncomePaid)] == [income]
    assert story.cash_of(owner) == had + 2 * income


@rule("1849-7.1.3")
def test_a_players_private_counts_as_a_certificate_that_of_a_corporation_for_nobody() -> None:
    story = given("1849", TRIO).launched("CTL 100").papers("Ann", "CTL P 1").owns("Ann", "SCE RSA").owns("CTL", "CNM")
    story.stock_round(2, "Ann")
    assert (story.counted("Ann"), story.counted("Bob")) == (4, 0)


@rule("1849-7.1.3", "1849-7.1.4")
def test_a_private_sold_to_a_corporation_makes_room() -> None:
    story = given("1849", TRIO).launched("CTL 100").papers("Ann", "CTL P").owns("Bob", "CNM").phase("6")
    story.cash("CTL 200").operates("CTL")
    assert story.counted("Bob") == 1
    story.when("CTL").offers.buys_private("CNM", 150)
    story.when("Bob").accepts()
    assert (story.owner("CNM"), story.counted("Bob"), story.counted("Ann")) == ("CTL", 0, 1)


@rule("1849-7.1.4")
def test_a_private_of_a_corporation_is_never_sold_again() -> None:
    story = given("1849", TRIO).launched("CTL 100, RCS 68").papers("Ann", "CTL P").papers("Bob", "RCS P").phase("6")
    story.owns("CTL", "CNM").cash("RCS 300").operates("RCS")
    assert story.menu(act.BuyPrivate) == []
    story.when("RCS", refused="private_not_for_sale", rule="1849-10.2.3").offers.buys_private("CNM", 75)
    story.when("CTL", refused="not_now").sells_private("CNM", "RCS", 75)


@rule("1849-7.1.4")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_players_do_not_trade_privates(profile: str) -> None:
    story = given("1849", TRIO, profile).launched("CTL 100").papers("Ann", "CTL P").owns("Bob", "CNM").phase("6")
    story.stock_round(2, "Ann")
    assert story.menu(act.BuyPrivate) == []
    assert story.menu(act.SellPrivate) == []
    story.when("Ann", refused="not_now").buys_private("CNM", 75)
    story.when("Ann", refused="not_now").offers.buys_private("CNM", 75)
    story.when("Bob", refused="not_now").sells_private("CNM", "Ann", 75)


@rule("1849-7.1.4")
def test_players_do_not_trade_privates_in_operating_rounds_either() -> None:
    story = given("1849", TRIO).launched("CTL 100").papers("Ann", "CTL P").owns("Bob", "CNM").phase("6")
    story.cash("CTL 200").operates("CTL")
    story.when("Eve", refused="not_your_turn").offers.buys_private("CNM", 75)
    story.when("Bob", refused="not_now").sells_private("CNM", "Eve", 75)


@rule("1849-7.1.9")
@pytest.mark.parametrize("first", ["CTL", "RCS", "IFT"])
def test_the_societa_daffari_brings_the_presidency_of_the_first_in_the_order(first: str) -> None:
    others = [name for name in CORPORATIONS if name != first]
    story = given("1849", QUARTET).launch_order(" ".join([first, *others]))
    for lot in LOTS:
        story.when(story.to_act()).takes(lot)
    for other in others:
        story.when("Ann", refused="other_corporation", rule="1849-8.1.1").sets_par(other, 68)
    story.when("Ann").sets_par(first, 68)
    assert (story.president(first), story.certs("Ann", first)) == ("Ann", [2])


@rule("1849-7.1.9")
@pytest.mark.parametrize("phase", ["6", "8", "10"])
def test_no_corporation_buys_the_societa_daffari(phase: str) -> None:
    story = given("1849", TRIO).launched("CTL 100").papers("Ann", "CTL P").owns("Ann", "RSA SCE").phase(phase)
    story.cash("CTL 500").operates("CTL")
    offered = [choice.action for choice in story.menu(act.BuyPrivate)]
    assert {one.private for one in offered if isinstance(one, act.BuyPrivate)} == {story.title.private("SCE")}
    for price in (1, 150, 300):
        story.when("CTL", refused="never_for_corporations", rule="1849-7.1.9").buys_private("RSA", price)
    story.when("CTL").buys_private("SCE", 1)


def affari(associate: str = "CTL") -> Story:
    """CTL has come with RSA, which Ann owns; it is about to buy its first train. Bob's RCS has two."""
    story = given("1849", TRIO).launched("CTL 100, RCS 68").papers("Ann", "CTL P").papers("Bob", "RCS P")
    story.owns("Ann", "RSA").trains("RCS 4H 4H").cash("CTL 400, RCS 300").operated("CTL RCS")
    return story.extra(associate=story.party(associate))


@rule("1849-7.1.10")
@pytest.mark.parametrize("source", ["bank", "pool", "RCS"])
def test_the_societa_closes_with_the_first_train_of_its_corporation(source: str) -> None:
    story = affari().trains("pool 4H").operates("CTL", "trains")
    assert story.owner("RSA") == "Ann"
    if source == "RCS":
        story.when("CTL").offers.buys_train("4H", 1, "RCS")
        assert story.owner("RSA") == "Ann"
        story.when("Bob").accepts()
    else:
        story.when("CTL").buys_train("4H", 100, source)
    assert story.trains_of("CTL") == ["4H"]
    assert story.owner("RSA") is None


@rule("1849-7.1.10")
def test_the_societa_does_not_care_for_trains_of_others() -> None:
    story = affari().operates("RCS", "trains")
    story.when("RCS").buys_train("4H", 100)
    assert story.owner("RSA") == "Ann"


@rule("1849-7.1.10")
def test_the_societa_survives_its_corporation_and_what_that_does_later() -> None:
    story = affari().marker("CTL A9").launch_order("SFA").cash("Ann 600, Bob 0, Eve 0, RCS 0")
    story.operates("CTL", "run")
    assert [story.name(one.corp) for one in story.happened(CorporationClosed)] == ["CTL"]
    assert story.owner("RSA") == "Ann"
    while story.round()[0] == "operating":
        story.when(story.actor()).passes()
    story.when("Ann").starts("SFA", 68)
    while story.pars_offered("CTL") == set():
        story.when(story.actor()).passes()
    story.when("Ann").starts("CTL", 100)
    while story.actor() != "CTL" or story.part() != "trains":
        story.when(story.actor()).passes()
    story.when("CTL").buys_train("4H", 100)
    assert story.trains_of("CTL") == ["4H"]
    assert story.owner("RSA") == "Ann"


# --- corporations ----------------------------------------------------------------------------------------------------


@rule("1849-7.2.1")
def test_six_corporations_their_homes_and_fees() -> None:
    story = given("1849", QUARTET)
    fees = {one.symbol: sum(one.tokens) for one in story.title.corporations}
    assert fees == {"AFG": 40, "ATA": 30, "CTL": 40, "IFT": 90, "RCS": 130, "SFA": 40}
    homes = {"ATA": "M13", "CTL": "E1", "IFT": "H12", "RCS": "C5", "SFA": "J6"}
    for corp, home in homes.items():
        story = given("1849", QUARTET).launch_order(corp).cash("Ann 600").stock_round(2, "Ann")
        story.when("Ann").starts(corp, 100)
        assert story.tokens_of(corp) == [f"{home}.0"]
        assert story.cash_of(corp) == 200 - fees[corp]


@rule("1849-7.2.2")
def test_one_fee_pays_for_three_tokens_and_there_are_no_more() -> None:
    story = given("1849", QUARTET).launched("CTL 100").papers("Ann", "CTL P").cash("CTL 50").operates("CTL", "token")
    assert len(story.charter("CTL")) == 2
    story.when("CTL").tokens("C1")
    assert story.cash_of("CTL") == 50, "the fee at the launch has paid for it"
    story = given("1849", QUARTET).launched("CTL 100").papers("Ann", "CTL P").token("CTL", "M9", "M11")
    story.operates("CTL", "token")
    assert len(story.charter("CTL")) == 0
    assert story.tokens_offered() == set()
    assert story.part() != "token"


@rule("1849-7.2.3")
def test_the_holder_of_the_presidents_certificate_decides() -> None:
    story = given("1849", QUARTET).launched("CTL 100").papers("Ann", "CTL 1 1 1").papers("Bob", "CTL P 1")
    story.cash("CTL 300").operates("CTL")
    assert (story.president("CTL"), story.to_act(), story.actor()) == ("Bob", "Bob", "CTL")


@rule("1849-7.2.4")
def test_nobody_takes_more_than_sixty_per_cent() -> None:
    story = given("1849", TRIO).launched("CTL 68").papers("Ann", "CTL P 1 1 1").papers("pool", "CTL 1")
    story.stock_round(2, "Ann")
    story.when("Ann").buys("CTL")
    assert story.shares("Ann", "CTL") == 6
    story = given("1849", TRIO).launched("CTL 68").papers("Ann", "CTL P 1 1 1 1").papers("pool", "CTL 1")
    story.stock_round(2, "Ann")
    assert story.shares_offered() == set()
    story.when("Ann", refused="holding_limit", rule="1849-7.2.4").buys("CTL")
    story.when("Ann", refused="holding_limit", rule="1849-7.2.4").buys("CTL", "pool")


@rule("1849-7.2.4", "1849-9.6.1")
def test_a_last_certificate_counts_as_twenty_per_cent_of_the_sixty() -> None:
    story = given("1849", TRIO).launched("CTL 68").papers("Ann", "CTL P 1 1 1").papers("Bob", "CTL 1 1")
    story.papers("pool", "CTL 2").stock_round(2, "Ann")
    story.when("Ann", refused="holding_limit", rule="1849-7.2.4").buys("CTL", "pool")
    story = given("1849", TRIO).launched("CTL 68").papers("Ann", "CTL P 1 1").papers("Bob", "CTL 1 1")
    story.papers("pool", "CTL 2").stock_round(2, "Ann")
    story.when("Ann").buys("CTL", "pool")
    assert story.shares("Ann", "CTL") == 6


@rule("1849-7.2.4")
def test_the_treasury_may_hold_more_than_sixty_per_cent() -> None:
    story = given("1849", TRIO).launched("CTL 68").papers("Ann", "CTL P").papers("pool", "CTL 1").cash("CTL 100")
    story.operated("CTL").operates("CTL", "finance")
    assert story.shares("CTL", "CTL") == 7
    story.when("CTL").buys("CTL", "pool")
    assert story.shares("CTL", "CTL") == 8
