"""1830: setup and sequence."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core.action import BuyTrain, LayTile
from tresham.core.event import RoundBegan
from tresham.core.game import Game
from tresham.titles import UnknownTitle, build

TILE_COUNTS = """
    1 1, 2 1, 3 2, 4 2, 7 4, 8 8, 9 7, 55 1, 56 1, 57 4, 58 2, 69 1,
    14 3, 15 2, 16 1, 18 1, 19 1, 20 1, 23 3, 24 3, 25 1, 26 1, 27 1, 28 1, 29 1, 53 2, 54 1, 59 2,
    39 1, 40 1, 41 2, 42 2, 43 2, 44 1, 45 2, 46 2, 47 1, 61 2, 62 1, 63 3, 64 1, 65 1, 66 1, 67 1, 68 1, 70 1
"""


@rule("1830-SU.2", "1830-SU.7")
@pytest.mark.parametrize(
    ("players", "cash", "limit"),
    [("A B", 1200, 28), ("A B C", 800, 20), ("A B C D", 600, 16), ("A B C D E", 480, 13), ("A B C D E F", 400, 11)],
)
def test_money_and_limits_depend_on_the_number_of_players(players: str, cash: int, limit: int) -> None:
    story = given("1830", players)
    assert [story.cash_of(name) for name in players.split()] == [cash] * len(players.split())
    assert story.cash_of("bank") == 9600
    assert sum(story.game.state.cash) == 12000
    assert story.title.certificate_limit(story.table(), story.party("A")) == limit


@rule("1830-SR.6", "1830-SL.1", "1830-MK.1")
def test_who_has_sold_may_not_buy_back_in_the_same_round() -> None:
    story = given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 3").stock_round(2, "Ann")
    cash = story.cash_of("Ann")
    story.when("Ann").sells("NYC", 1)
    assert story.cell("NYC") == "G2"
    assert story.cash_of("Ann") == cash + 100
    story.when("Ann", refused="sold_this_round", rule="1830-SR.6").buys("NYC", "pool")


@rule("1830-SU.1")
@pytest.mark.parametrize("seats", [0, 1, 7, 8])
def test_fewer_than_two_or_more_than_six_cannot_play(seats: int) -> None:
    with pytest.raises(UnknownTitle, match="2 to 6 players"):
        build("1830", seats)


@rule("1830-SU.1")
@pytest.mark.parametrize("names", ["P1 P2", "P1 P2 P3", "P1 P2 P3 P4", "P1 P2 P3 P4 P5", "P1 P2 P3 P4 P5 P6"])
def test_turns_go_round_in_the_order_of_the_seats(names: str) -> None:
    story = given("1830", names)
    order = names.split()
    spoke = []
    for _ in range(2 * len(order)):
        spoke.append(story.to_act())
        story.when(story.to_act()).passes()
    assert spoke == order * 2


@rule("1830-SU.1")
def test_seats_stay_as_they_are_when_the_priority_moves() -> None:
    story = given("1830", "Ann Bob Eve Joe").priority("Eve").stock_round(2)
    spoke = []
    for _ in range(4):
        spoke.append(story.to_act())
        story.when(spoke[-1]).passes()
    assert spoke == ["Eve", "Joe", "Ann", "Bob"]


@rule("1830-SU.3")
def test_six_privates_wait_in_order_of_face_value() -> None:
    story = given("1830", "Ann Bob Eve")
    papers = [(one.symbol, one.name, one.value, one.revenue) for one in story.title.privates]
    assert papers == [
        ("SV", "Schuylkill Valley", 20, 5),
        ("CS", "Champlain & St. Lawrence", 40, 10),
        ("DH", "Delaware & Hudson", 70, 15),
        ("MH", "Mohawk & Hudson", 110, 20),
        ("CA", "Camden & Amboy", 160, 25),
        ("BO", "Baltimore & Ohio", 220, 30),
    ]
    assert [story.owner(one.symbol) for one in story.title.privates] == ["bank"] * 6


@rule("1830-SU.3")
@pytest.mark.parametrize("corp", ["PRR", "NYC", "CPR", "B&O", "C&O", "ERIE", "NYNH", "B&M"])
def test_all_nine_certificates_of_a_corporation_begin_in_the_offering(corp: str) -> None:
    story = given("1830", "Ann Bob Eve")
    assert story.certs("bank", corp) == [2, 1, 1, 1, 1, 1, 1, 1, 1]
    assert story.shares("ipo", corp) == 10
    assert story.shares("pool", corp) == 0
    assert story.cell(corp) is None


@rule("1830-SU.3")
def test_there_are_eight_corporations_and_72_certificates() -> None:
    story = given("1830", "Ann Bob Eve")
    assert len(story.title.corporations) == 8
    assert len(story.game.state.certs) == 72


@rule("1830-SU.4")
def test_trains_are_stacked_from_2_to_d() -> None:
    story = given("1830", "Ann Bob Eve")
    assert story.trains_of("bank") == ["2"] * 6 + ["3"] * 5 + ["4"] * 4 + ["5"] * 3 + ["6"] * 2 + ["D"]
    cards = [(one.name, one.price, one.rusted_by) for one in story.title.trains]
    assert cards == [
        ("2", 80, "4"),
        ("3", 180, "6"),
        ("4", 300, "D"),
        ("5", 450, None),
        ("6", 630, None),
        ("D", 1100, None),
    ]


def shopping(profile: str = "rulebook") -> Story:
    """NYC, rich and at the end of its turn, in the first phase."""
    story = given("1830", "Ann Bob Eve", profile).started("NYC 100").holds("Ann", "NYC 6").token("NYC", "E19")
    return story.cash("NYC 3000").operates("NYC", "trains")


@rule("1830-SU.4")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_at_first_only_2_trains_are_on_sale(profile: str) -> None:
    story = shopping(profile)
    offered = [choice.action for choice in story.menu(BuyTrain)]
    names = [story.title.train_name(one.train, story.game.state.faces) for one in offered if isinstance(one, BuyTrain)]
    assert names == ["2"]
    for train, price in [("3", 180), ("4", 300), ("5", 450), ("6", 630), ("D", 1100)]:
        story.when("NYC", refused="train_not_for_sale", rule="1830-TN.3").buys_train(train, price)
    story.when("NYC").buys_train("2", 80)
    assert story.trains_of("NYC") == ["2"]


@rule("1830-SU.5")
def test_the_tile_supply_is_that_of_the_box() -> None:
    atlas = given("1830", "Ann Bob Eve").atlas
    supply = {tile.name: count for tile, count in zip(atlas.tiles, atlas.supply, strict=True) if count}
    assert supply == {name: int(count) for name, count in (word.split() for word in TILE_COUNTS.split(","))}


@rule("1830-SU.5")
def test_at_first_only_yellow_tiles_may_be_laid() -> None:
    story = given("1830", "Ann Bob Eve").started("B&O 100").holds("Ann", "B&O 6").token("B&O", "I15").cash("B&O 900")
    story.operates("B&O")
    tiles = [choice.action.lay for choice in story.menu(LayTile) if isinstance(choice.action, LayTile)]
    assert {story.atlas.tiles[lay // 6].name for lay in tiles} == {"7", "8", "9", "57"}
    story.when("B&O", refused="colour_not_yet", rule="1830-TR.2").lays("I15", "53")
    story.when("B&O").lays("J14", "57", 0)


@rule("1830-SU.6")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_the_game_begins_in_phase_2_with_the_auction(profile: str) -> None:
    story = given("1830", "Ann Bob Eve", profile)
    assert story.round() == ("auction", 1, 1, 1)
    assert story.phase_name() == "2"
    assert story.to_act() == "Ann"
    story.when("Bob", refused="not_your_turn").takes("SV")


def sell_all_privates(story: Story) -> None:
    """Everybody in turn takes what is on offer."""
    for lot in ("SV", "CS", "DH", "MH", "CA", "BO"):
        story.when(story.to_act()).takes(lot)
    story.when(story.to_act()).sets_par("B&O", 100)


@rule("1830-SU.6", "1830-SEQ.1")
def test_the_auction_is_the_opening_of_the_first_stock_round() -> None:
    story = given("1830", "Ann Bob Eve")
    sell_all_privates(story)
    assert story.round() == ("stock", 1, 1, 1)


@rule("1830-SEQ.1")
def test_rounds_follow_in_turn_until_the_game_ends() -> None:
    story = given("1830", "Ann Bob Eve")
    sell_all_privates(story)
    for turn in (1, 2, 3):
        assert story.round() == ("stock", turn, 1, 1)
        story.everybody_passes()
        began = [(one.kind, one.turn, one.number, one.of) for one in story.happened(RoundBegan)]
        assert began == [("operating", turn, 1, 1), ("stock", turn + 1, 1, 1)]


@rule("1830-SEQ.2")
@pytest.mark.parametrize(("phase", "rounds"), [("2", 1), ("3", 2), ("4", 2), ("5", 3), ("6", 3), ("D", 3)])
def test_the_phase_at_the_end_of_a_stock_round_tells_how_many_operating_rounds_follow(phase: str, rounds: int) -> None:
    story = given("1830", "Ann Bob Eve").phase(phase).stock_round(2, "Ann")
    story.everybody_passes()
    began = [(one.kind, one.number, one.of) for one in story.happened(RoundBegan)]
    sets = [("operating", number, rounds) for number in range(1, rounds + 1)]
    assert began == [*sets, ("stock", 1, 1)]


@rule("1830-SEQ.2")
@pytest.mark.parametrize(
    ("phase", "depot", "train", "price", "of", "later"),
    [("2", "2 0", "3", 180, 1, 2), ("4", "4 0", "5", 450, 2, 3)],
)
def test_a_new_phase_changes_the_number_only_after_the_next_stock_round(
    phase: str, depot: str, train: str, price: int, of: int, later: int
) -> None:
    story = given("1830", "Ann Bob Eve").started("NYC 100").holds("Ann", "NYC 6").token("NYC", "E19").operated("NYC")
    story.phase(phase).depot(depot).cash("NYC 2000").operates("NYC", "trains", number=1, of=of)
    story.when("NYC").buys_train(train, price)
    assert story.phase_name() == train
    played = []
    while story.round()[0] == "operating":
        played.append(story.round()[2:])
        story.when("NYC").passes()
    assert sorted(set(played)) == [(number, of) for number in range(1, of + 1)]
    assert story.round() == ("stock", 3, 1, 1)
    story.everybody_passes()
    assert story.round() == ("operating", 3, 1, later)


@rule("1830-SEQ.3")
def test_who_watches_what_happens_knows_every_holding() -> None:
    story = given("1830", "Ann Bob Eve")
    sell_all_privates(story)
    story.when("Ann").starts("NYC", 76)
    story.when("Bob").buys("NYC")
    watcher = Game.start(build("1830", 3), ["Ann", "Bob", "Eve"], 1)
    for node in story.game.line()[1:]:
        watcher.fold(node.action, node.events)
    seen = Story(watcher)
    assert [seen.cash_of(name) for name in ("Ann", "Bob", "Eve")] == [800 - 20 - 110 - 152, 800 - 40 - 160 - 76, 510]
    assert [seen.shares(name, "NYC") for name in ("Ann", "Bob", "Eve")] == [2, 1, 0]
    assert watcher.state == story.game.state


@rule("1830-SEQ.3")
def test_cash_and_holdings_of_all_players_can_be_read_whoever_acts() -> None:
    story = given("1830", "Ann Bob Eve").started("NYC 100").holds("Bob", "NYC 3").cash("Ann 7, Bob 8, Eve 9")
    story.owns("Eve", "SV").token("NYC", "E19").trains("NYC 2 2").stock_round(2, "Ann")
    assert story.to_act() == "Ann"
    assert [story.cash_of(name) for name in ("Ann", "Bob", "Eve")] == [7, 8, 9]
    assert (story.shares("Bob", "NYC"), story.owner("SV")) == (3, "Eve")
    assert (story.tokens_of("NYC"), story.trains_of("NYC")) == (["E19.0"], ["2", "2"])
    assert list(story.game.scores().values()) == [7, 8 + 300, 9 + 20]
