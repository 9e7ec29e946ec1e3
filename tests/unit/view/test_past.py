"""What is read from the events of a game, backwards."""

from dataclasses import replace

import tresham
from tests.story import given
from tresham.core.event import CorporationFloated, DividendPaid, DividendWithheld
from tresham.core.game import Node
from tresham.view.past import LastTurn, acting_order, last_turns

GAME = tresham.new("1849", ["Ann", "Bob", "Eve"])
ATA, RCS = GAME.title.corp("ATA"), GAME.title.corp("RCS")
BOTH = replace(GAME.state, operated=1 << ATA | 1 << RCS)


def after(*moves):
    """A game of which only these events are known, move by move."""
    node = Node(BOTH, None, None, (), 0)
    for events in moves:
        node = Node(BOTH, node, None, tuple(events), node.ply + 1)
    return node


def test_the_latest_turn_counts():
    node = after([DividendPaid(ATA, 80, 8, ())], [DividendWithheld(ATA, 120)], [DividendPaid(RCS, 50, 5, ())])
    assert last_turns(node) == {ATA: LastTurn(120, "withhold"), RCS: LastTurn(50, "pay")}


def test_a_corporation_that_came_back_has_no_past():
    node = after([DividendPaid(ATA, 80, 8, ())], [CorporationFloated(ATA, 0)])
    assert last_turns(node) == {}


def test_the_order_is_not_confused_by_the_round_before():
    """In the first of two rounds all have acted; in the second nobody but the first one has."""
    story = given("1830", "Ann Bob").phase("3").started("NYC 100, B&O 90").holds("Ann", "NYC 6").holds("Bob", "B&O 6")
    story.floated("NYC, B&O").operated("NYC, B&O").token("NYC", "E19").token("B&O", "I15").cash("NYC 10, B&O 10")
    story.operating_round(2, 1, 2).ready()
    for _ in range(40):
        order = [story.name(corp) for corp in acting_order(story.title, story.game.node)]
        assert sorted(order) == ["B&O", "NYC"]
        if story.round()[2] == 2:
            break
        story.when(story.actor()).passes()
    assert story.round()[2] == 2
    assert order[0] == story.actor()
