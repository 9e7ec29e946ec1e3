"""Positions as a screen shows them, checked by hand."""

import pytest

import tresham
from tests.islet import islet, on_islet
from tests.properties.playing import finished, setups
from tests.story import given
from tests.unit.learn.walking import begun, do_step
from tests.unit.view.speaking import named, part
from tresham.core.action import LayTile
from tresham.core.market import bricks
from tresham.view import look

# --- where the game stands -------------------------------------------------------------------------------------------


def waiting(game):
    """Whose turn in this operating round is not over, in their order."""
    corps = [corp for corp in part(game, "corporations") if corp["order"] is not None and not corp["acted"]]
    return [corp["symbol"] for corp in sorted(corps, key=lambda corp: corp["order"])]


def test_who_is_still_to_act_is_told_in_every_round_also_where_everybody_has_operated_before():
    lesson, game = begun("18CZ-green-track")
    assert waiting(game) == ["BCB", "EKJ"]
    for _ in range(2):
        do_step(lesson, game)
    assert waiting(game) == ["BCB", "EKJ"]
    while part(game, "round")["actor"] == "BCB":
        game.push(next(iter(game.legal_actions())))
    assert waiting(game) == ["EKJ"]


def test_a_game_without_shares_has_neither_a_priority_nor_a_dividend():
    _, game = begun("18CZ-first-turn")
    now = part(game, "round")
    assert [step["name"] for step in now["steps"]] == ["track", "token", "run", "trains"]
    assert now["priority"] == ""


def test_a_game_begins_with_the_auction():
    game = tresham.new("1830", ["Ann", "Bob", "Eve"])
    now = part(game, "round")
    assert (now["kind"], now["turn"], now["number"], now["of"], now["phase"]) == ("auction", 1, 1, 1, "2")
    assert (now["actor"], now["seat"], now["priority"], now["bank"]) == ("@Ann", "Ann", "@Ann", 12000 - 2400)
    assert now["steps"] == [{"name": "auction", "state": "now", "idle": ""}]
    assert (now["ending"], now["over"]) == ("", False)


def test_a_corporations_turn_has_parts_and_its_president_decides():
    story = given("1830", "Ann Bob").phase("3").started("NYC 100").holds("Bob", "NYC 6").cash("NYC 500")
    story.token("NYC", "E19").operates("NYC")
    now = part(story.game, "round")
    assert (now["kind"], now["actor"], now["seat"]) == ("operating", "NYC", "Bob")
    states = {step["name"]: step["state"] for step in now["steps"]}
    assert list(states) == ["track", "private_token", "token", "run", "dividend", "trains", "privates"]
    assert states["track"] == "now"
    assert set(states.values()) == {"now", "later"}
    story.when("NYC").passes()
    later = {step["name"]: step["state"] for step in part(story.game, "round")["steps"]}
    assert later["track"] == "skipped"


def test_a_part_in_which_something_was_done_is_told_from_one_that_was_declined():
    story = given("1830", "Ann Bob").phase("3").started("NYC 100").holds("Bob", "NYC 6").cash("NYC 500")
    story.token("NYC", "E19").operates("NYC")
    lay = next(one.action for one in story.game.legal_actions().menu if isinstance(one.action, LayTile))
    story.game.push(lay)
    states = {step["name"]: step["state"] for step in part(story.game, "round")["steps"]}
    assert states["track"] in ("done", "now")
    while {step["name"]: step["state"] for step in part(story.game, "round")["steps"]}["track"] == "now":
        story.when("NYC").passes()
    states = {step["name"]: step["state"] for step in part(story.game, "round")["steps"]}
    assert states["track"] == "done"
    assert states["private_token"] == "skipped"


def idle(story):
    """Why the trains of whoever operates stay where they are."""
    return {step["name"]: step["idle"] for step in part(story.game, "round")["steps"] if step["idle"]}


def test_a_train_that_cannot_run_says_why():
    story = given("1830", "Ann Bob").phase("3").started("NYC 100").holds("Bob", "NYC 6").cash("NYC 500").trains("NYC 2")
    story.token("NYC", "E19").operates("NYC")
    assert idle(story) == {"run": "no_second_stop"}
    story.when("NYC").passes()
    assert idle(story) == {"run": "no_second_stop"}, "it is told when the run was passed over, too"


def test_a_corporation_that_has_no_train_or_somewhere_to_run_wonders_at_nothing():
    story = given("1830", "Ann Bob").phase("3").started("NYC 100").holds("Bob", "NYC 6").cash("NYC 500")
    assert idle(story.token("NYC", "E19").operates("NYC")) == {}
    story = given("1830", "Ann Bob").phase("3").started("B&M 100").holds("Bob", "B&M 6").cash("B&M 500")
    assert idle(story.trains("B&M 2").token("B&M", "E23").operates("B&M")) == {}


def test_a_train_that_does_not_come_far_enough_says_so():
    """Trapani lies elsewhere here, so from Marsala the next stop is five hexes away, and a 4H train counts four."""
    story = given("1849", "Ann Bob Cleo Dan").phase("6").launched("CTL 100").papers("Ann", "CTL P").operated("CTL")
    story.tile("C1", "9").tile("G1", "8", 3).tile("H2", "8", 2).tile("G3", "8", 1).tile("E3", "9", 0).tile("C3", "3", 5)
    assert idle(story.trains("CTL 4H").operates("CTL", "run")) == {"run": "out_of_reach"}


def test_a_duty_comes_before_the_parts_of_the_turn():
    """Cleo buys the first 8H, so Ann's corporation has a train too many."""
    story = given("1849", "Ann Bob Cleo Dan").phase("6")
    story.launched("ATA 100").papers("Ann", "ATA P 1 1").trains("ATA 6H 6H 6H 6H")
    story.launched("RCS 100").papers("Cleo", "RCS P 1 1").operated("RCS").depot("6H 0").cash("RCS 600")
    story.operates("RCS", "trains")
    story.when("RCS").buys_train("8H", 350)
    now = part(story.game, "round")
    assert (now["actor"], now["seat"]) == ("ATA", "Ann")
    assert now["steps"][0] == {"name": "discard", "state": "now", "idle": ""}
    assert [step["state"] for step in now["steps"]].count("now") == 1
    assert {step["name"]: step["state"] for step in now["steps"]}["trains"] == "later"


def test_a_bid_off_names_the_lot_and_what_is_promised():
    game = given("1830", "Ann Bob Eve")
    game.when("Ann").bids("DH", 75)
    game.when("Bob").bids("DH", 80)
    game.when("Eve").takes("SV")
    game.when("Ann").takes("CS")
    now, privates = part(game.game, "round"), part(game.game, "privates")
    assert (now["steps"], now["seat"]) == ([{"name": "bid_off", "state": "now", "idle": ""}], "Ann")
    assert named(privates, "DH")["bids"] == [["Bob", 80], ["Ann", 75]]
    assert named(privates, "DH")["price"] == 70
    assert named(privates, "SV") == {
        "symbol": "SV", "owner": "@Eve", "closed": False, "spent": False, "bids": [], "price": None,
    }  # fmt: skip
    assert named(privates, "BO")["owner"] == "bank"
    players = part(game.game, "players")
    assert [(one["cash"], one["promised"]) for one in players] == [(760, 75), (800, 80), (780, 0)]


def test_a_price_that_fell_is_the_price_that_is_asked():
    story = given("1830", "Ann Bob")
    for name in ("Ann", "Bob"):
        story.when(name).passes()
    assert named(part(story.game, "privates"), "SV")["price"] == 15


def test_an_announced_end_has_its_cause():
    story = given("1830", "Ann Bob").phase("3").started("NYC 100").holds("Ann", "NYC 6").token("NYC", "E19")
    story.tile("E19", "57", 1).tile("E17", "9", 1).tile("E21", "9", 1).tile("E23", "57", 1).trains("NYC 2")
    story.cash("NYC 200").bank(10).operates("NYC", "run")
    story.when("NYC").runs_best()
    assert part(story.game, "round")["ending"] == ""
    story.when("NYC").declares("pay")
    now = part(story.game, "round")
    assert (now["ending"], now["over"], now["bank"]) == ("bank", False, 10 - 6 * 4)


# --- players ---------------------------------------------------------------------------------------------------------


def test_a_player_has_cash_papers_and_worth():
    story = given("1830", "Ann Bob Eve").started("NYC 100, B&O 67").holds("Ann", "NYC 3, B&O 2").holds("Bob", "NYC 2")
    story.owns("Ann", "SV").cash("Ann 300").stock_round(2, "Ann")
    ann = named(part(story.game, "players"), "Ann")
    assert (ann["cash"], ann["promised"], ann["worth"]) == (300, 0, 300 + 3 * 100 + 2 * 67 + 20)
    assert (ann["certs"], ann["cert_limit"]) == (4, 20)
    assert ann["holdings"] == [
        {"corp": "NYC", "shares": 3, "certs": 2, "president": True, "special": ""},
        {"corp": "B&O", "shares": 2, "certs": 1, "president": True, "special": ""},
    ]
    assert (ann["privates"], ann["out"], ann["facts"]) == (["SV"], False, [])


def test_liquid_is_what_could_be_sold_and_no_more():
    """Ann can sell all three shares of NYC, since Bob takes the presidency over; none of B&O; one of ERIE: the pool is
    full then."""
    story = given("1830", "Ann Bob Eve").started("NYC 100, B&O 67, ERIE 71").holds("Ann", "NYC 3, B&O 2")
    story.holds("Bob", "NYC 2", president=False).holds("Bob", "ERIE 2").holds("pool", "ERIE 4")
    story.holds("Ann", "ERIE 3", president=False).cash("Ann 300").stock_round(2, "Ann")
    assert named(part(story.game, "players"), "Ann")["liquid"] == 300 + 3 * 100 + 1 * 71


def test_nothing_can_be_sold_in_the_first_round():
    story = given("1830", "Ann Bob").started("NYC 100").holds("Ann", "NYC 5").cash("Ann 300").stock_round(1, "Ann")
    assert named(part(story.game, "players"), "Ann")["liquid"] == 300


def test_the_last_certificate_is_told():
    story = given("1849", "Ann Bob Cleo Dan").launched("RCS 100").papers("Bob", "RCS P").papers("Ann", "RCS 1 2")
    story.stock_round(2, "Ann")
    held = named(part(story.game, "players"), "Ann")["holdings"]
    assert held == [{"corp": "RCS", "shares": 3, "certs": 2, "president": False, "special": "last"}]


# --- corporations ----------------------------------------------------------------------------------------------------


def test_a_charter_shows_what_lies_on_it():
    story = given("1830", "Ann Bob").phase("4").started("NYC 100").holds("Ann", "NYC 4").holds("pool", "NYC 2")
    story.floated("NYC").operated("NYC").marker("NYC G2").token("NYC", "E19").trains("NYC 3 4").cash("NYC 750")
    story.owns("NYC", "SV").stock_round(3, "Ann")
    nyc = named(part(story.game, "corporations"), "NYC")
    assert (nyc["life"], nyc["president"], nyc["floated"], nyc["operated"]) == ("open", "@Ann", True, True)
    assert (nyc["cash"], nyc["price"], nyc["par"], nyc["cell"]) == (750, 90, 100, "G2")
    assert [train["name"] for train in nyc["trains"]] == ["3", "4"]
    assert (nyc["train_limit"], nyc["tokens"], nyc["tokens_total"]) == (3, [40, 100, 100], 4)
    assert (nyc["offering"], nyc["pool"], nyc["privates"], nyc["order"]) == (4, 2, ["SV"], 1)
    assert (nyc["last_revenue"], nyc["last_dividend"]) == (None, "")
    waiting = named(part(story.game, "corporations"), "PRR")
    assert (waiting["life"], waiting["price"], waiting["cell"], waiting["president"]) == ("waiting", None, "", "")
    assert (waiting["offering"], waiting["order"], waiting["tokens"]) == (10, None, [0, 40, 100, 100])


def test_the_last_dividend_is_remembered_and_who_ran_is_marked():
    story = given("1830", "Ann Bob").phase("3").started("NYC 100").holds("Ann", "NYC 6").token("NYC", "E19")
    story.tile("E19", "57", 1).tile("E17", "9", 1).tile("E21", "9", 1).tile("E23", "57", 1)
    story.trains("NYC 2 2").cash("NYC 0").operates("NYC", "run")
    story.when("NYC").runs_best()
    nyc = named(part(story.game, "corporations"), "NYC")
    assert [train["ran"] for train in nyc["trains"]].count(True) == 1
    assert (nyc["last_revenue"], nyc["last_dividend"]) == (None, "")
    story.when("NYC").declares("withhold")
    nyc = named(part(story.game, "corporations"), "NYC")
    assert (nyc["last_revenue"], nyc["last_dividend"]) == (40, "withhold")


def test_the_order_of_the_round_keeps_those_who_have_acted():
    """B&O pays and rises above NYC, which acted first all the same."""
    story = given("1830", "Ann Bob").phase("3").started("NYC 100, B&O 90, PRR 82").holds("Ann", "NYC 6, B&O 6")
    story.holds("Bob", "PRR 6").floated("NYC, B&O, PRR").cash("NYC 10, B&O 10, PRR 10")
    story.operating_round(2).ready()
    order = {one.symbol: one.order for one in look(story.game).corporations}
    assert (order["NYC"], order["B&O"], order["PRR"], order["ERIE"]) == (1, 2, 3, None)
    while story.actor() != "PRR":
        story.when(story.actor()).passes()
    assert story.cell("NYC") != "G1"
    order = {one.symbol: one.order for one in look(story.game).corporations}
    assert (order["NYC"], order["B&O"], order["PRR"]) == (1, 2, 3)


def test_facts_of_1849_need_no_code_of_the_screen():
    story = given("1849", "Ann Bob Cleo Dan", options="bonds").phase("8").launch_order("SFA RCS")
    story.launched("ATA 100").papers("Ann", "ATA P").extra(
        bonds=1 << story.party("ATA"), loans=(story.party("Bob"),) * 2
    )
    story.extra(associate=story.party("ATA"), quake=3).stock_round(4, "Ann")
    railways, players = part(story.game, "corporations"), part(story.game, "players")
    assert named(railways, "RCS")["facts"] == [
        {"key": "launch", "value": 2, "money": False},
        {"key": "token_fee", "value": 130, "money": True},
    ]
    assert named(railways, "ATA")["facts"] == [
        {"key": "came_with", "value": "RSA", "money": False},
        {"key": "bond", "value": 500, "money": True},
    ]
    assert named(players, "Bob")["facts"] == [{"key": "debt", "value": 1500, "money": True}]
    assert named(players, "Ann")["facts"] == []
    assert part(story.game, "facts") == [{"key": "quake", "value": 3, "money": False}]


# --- map, market, trains ---------------------------------------------------------------------------------------------


def test_tiles_and_tokens_lie_where_they_lie():
    story = given("1830", "Ann Bob").phase("3").started("NYC 100").holds("Ann", "NYC 6")
    story.tile("E19", "14", 2).token("NYC", "E19").token("PRR", "E19").stock_round(2, "Ann")
    albany, bare = (named(part(story.game, "board"), name) for name in ("E19", "E17"))
    assert (albany["tile"], albany["rotation"], albany["laid"]) == ("14", 2, True)
    assert albany["tokens"] == [[0, 0, "NYC"], [0, 1, "PRR"]]
    assert (bare["laid"], bare["tokens"]) == (False, [])
    tiles = dict(part(story.game, "tiles"))
    assert tiles["14"] == 2
    assert tiles["57"] == 4


def test_tokens_beside_and_markers_are_shown():
    story = given("1830", "Ann Bob").started("ERIE 100").holds("Ann", "ERIE 6").token_beside("ERIE", "E11")
    assert named(part(story.operates("ERIE").game, "board"), "E11")["beside"] == ["ERIE"]
    ports = given("1849", "Ann Bob Cleo Dan").launched("ATA 100").papers("Ann", "ATA P")
    ports.board_marker("port", "ATA", "a12")
    assert named(part(ports.stock_round(2, "Ann").game, "board"), "a12")["markers"] == [["port", "ATA"]]


def test_markers_lie_in_the_order_in_which_they_came():
    story = given("1830", "Ann Bob").started("NYC 100, PRR 100, B&O 67").holds("Ann", "NYC 2, PRR 2, B&O 2")
    story.marker("NYC G1").stock_round(2, "Ann")
    shown = part(story.game, "market")
    assert shown["markers"] == [["G1", ["PRR", "NYC"]], ["G6", ["B&O"]]]
    assert dict(shown["ways"]) == {
        "G1": [["right", "H1"], ["down", "G2"], ["left", "F1"]],
        "G6": [["up", "G5"], ["right", "H6"], ["down", "G7"], ["left", "F6"]],
    }


@pytest.mark.parametrize(("phase", "right"), [("12", None), ("16", "N1")])
def test_where_a_marker_can_go_depends_on_the_phase(phase, right):
    story = given("1849", "Ann Bob Eve").phase(phase).launched("RCS 100").marker("RCS M1").papers("Ann", "RCS P")
    ((cell, ways),) = part(story.stock_round(2, "Ann").game, "market")["ways"]
    assert (cell, dict(ways).get("right")) == ("M1", right)


def test_among_bricks_a_marker_rises_and_falls():
    chart = bricks("45 53 58; 40 50p 55", {})
    story = on_islet(islet(market=chart)).started("A 50").holds("Ann", "A 3").stock_round(2, "Ann")
    ((cell, ways),) = part(story.game, "market")["ways"]
    assert (cell, ways) == ("B2", [["right", "C2"], ["rise", "B1"], ["left", "A2"], ["fall", "A1"]])


def test_the_depot_counts_what_is_left():
    story = given("1830", "Ann Bob").phase("3").started("NYC 100").holds("Ann", "NYC 6").trains("NYC 3, pool 4")
    depot = part(story.stock_round(2, "Ann").game, "depot")
    assert dict(depot["stock"])["3"] == 4
    assert dict(depot["stock"])["D"] is None
    assert depot["next"] == "3"
    assert [train["name"] for train in depot["pool"]] == ["4"]


def test_a_finished_game_shows_its_last_round():
    game = finished(setups(1)[0])
    now = part(game, "round")
    assert now["over"]
    assert now["turn"] > 1
    assert now["ending"] in ("bank", "bankrupt", "stalemate")


def test_a_bank_that_never_runs_out_is_not_counted():
    assert part(tresham.new("18CZ", ["Ann", "Bob", "Eve"]), "round")["bank"] is None
