"""Rights with names, and places that only those may enter who have one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.islet import TURN, islet, on_islet
from tests.story import Story
from tresham.core.action import BuyRight, LayTile, RunTrains
from tresham.core.codec import Codec
from tresham.core.ids import BANK, Party
from tresham.core.table import Table
from tresham.core.title_memory import Extras
from tresham.rules.budgets import in_first_turn, two_yellow_or_one_upgrade
from tresham.rules.laying import LayingTrack
from tresham.rules.network import has_route, network, reaches
from tresham.rules.operating import Part
from tresham.rules.rights import (
    NAMELESS,
    OF_TOKEN,
    BuyingRight,
    LosingRights,
    Rights,
    is_entitled,
    of_yellow_tile,
    rights_out,
)
from tresham.track.ids import Hex

MINE = "mine"
BUDGET = in_first_turn(two_yellow_or_one_upgrade)
BUYING = BuyingRight("", 2, lambda t, corp: 80, MINE)


def ely_is_a_mine(t: Table, corp: Party) -> int:
    """Only those with the right may enter Ely."""
    return 0 if is_entitled(t, corp, MINE) else 1 << t.title.atlas.first_stop[t.title.atlas.hex("C1")]


def joined(story: Story, place: str, tile: str, *neighbours: str) -> None:
    """A tile that leads from its hex to exactly these neighbours."""
    atlas, hex = story.atlas, story.atlas.hex(place)
    wanted = {edge for edge in range(6) if atlas.mate[hex * 6 + edge] // 6 in [atlas.hex(one) for one in neighbours]}
    exits = [sum(1 << edge for edge in wanted) == atlas.exits[atlas.lay(tile, turn)] for turn in range(6)]
    story.tile(place, tile, exits.index(True))


def on_mine(
    buying: BuyingRight = BUYING, laying: LayingTrack | None = None, beyond: bool = True, **memory: Any
) -> Story:
    """C stands in Cork with track from there to Ely, and beyond it to Aton; a train could run to Dover."""
    track = Part("track", (laying or LayingTrack(budget=BUDGET), buying))
    title = islet(turn=(track, *TURN[1:]), extra=Extras("islet", Rights()), barred=ely_is_a_mine)
    story = on_islet(title).phase("3").started("A 76, C 76").holds("Ann", "C 3").holds("Bob", "A 3")
    joined(story, "C3", "57", "C1", "C5")
    joined(story, "C1", "3", "C3", "B2")
    if beyond:
        joined(story, "B2", "8", "C1", "A1")
    story.token("C", "C3").token("A", "A1")
    return story.floated("A, C").cash("A 200, C 200").operates("C", **memory)


# --- named rights -----------------------------------------------------------------------------------------------------


def test_a_right_has_a_name_and_is_bought_once() -> None:
    story = on_mine(replace(BUYING, instead=of_yellow_tile(BUDGET)), is_first=True)
    story.when("C").buys_right(MINE)
    assert (story.cash_of("C"), is_entitled(story.table(), story.party("C"), MINE)) == (120, True)
    assert not is_entitled(story.table(), story.party("C"), NAMELESS)
    story.when("C", refused="right_owned").buys_right(MINE)


def test_rights_are_told_apart_by_their_names() -> None:
    on_mine().when("C", refused="not_now").buys_right("harbour")


def test_there_are_only_so_many() -> None:
    story = on_mine(replace(BUYING, count=1)).extra(named=((MINE, on_mine().party("A")),))
    story.when("C", refused="right_not_on_sale").buys_right(MINE)
    assert story.menu(BuyRight) == []


def test_its_price_may_depend_on_the_buyer() -> None:
    dear = replace(BUYING, price=lambda t, corp: 500 if corp == t.title.corp("C") else 80)
    on_mine(dear).when("C", refused="cannot_afford_right").buys_right(MINE)


def test_part_of_its_price_may_go_to_somebody_else() -> None:
    share = replace(BUYING, then=lambda t, corp: t.pay(BANK, t.title.corp("A"), 40, "right"))
    story = on_mine(share)
    story.when("C").buys_right(MINE)
    assert (story.cash_of("C"), story.cash_of("A")) == (120, 240)


def test_it_may_take_the_place_of_a_tile() -> None:
    story = on_mine(replace(BUYING, instead=of_yellow_tile(BUDGET)), is_first=True)
    story.when("C").buys_right(MINE)
    assert {story.atlas.colour(lay.lay).name for lay in lays(story)} == {"YELLOW"}, "one of two yellow tiles is left"
    late = on_mine(replace(BUYING, instead=of_yellow_tile(BUDGET)))
    late.when("C").buys_right(MINE)
    assert lays(late) == []


def test_it_may_take_the_place_of_a_token() -> None:
    story = on_mine(replace(BUYING, instead=OF_TOKEN), tokened=True)
    story.when("C", refused="one_token_a_turn").buys_right(MINE)


def test_it_may_have_a_place() -> None:
    def dover(t: Table, corp: Party) -> Hex:
        return t.title.atlas.hex("C5")

    story = on_mine(replace(BUYING, place=dover))
    story.when("C").buys_right(MINE)
    assert story.game.state.board.markers == ((story.atlas.hex("C5"), MINE, story.party("C")),)


def test_a_right_that_is_lost_comes_back_or_does_not() -> None:
    def lost(for_sale: frozenset[str]) -> tuple[bool, int]:
        story = on_mine()
        story.when("C").buys_right(MINE)
        t = story.table()
        LosingRights(for_sale)(t, story.party("C"))
        return is_entitled(t, story.party("C"), MINE), rights_out(t, MINE)

    assert (lost(frozenset()), lost(frozenset({MINE}))) == ((False, 1), (False, 0))


def test_actions_without_a_name_are_written_as_they_always_were() -> None:
    story = on_mine()
    codec = Codec(story.title, story.game.players)
    assert codec.write_action(BuyRight(story.party("C"))) == {"type": "buy_right", "by": "C"}
    assert codec.read_action({"type": "buy_right", "by": "C", "right": MINE}) == BuyRight(story.party("C"), MINE)


# --- places that are barred -------------------------------------------------------------------------------------------


def lays(story: Story) -> list[LayTile]:
    return [one.action for one in story.menu(LayTile) if isinstance(one.action, LayTile)]


def entitled(story: Story) -> Story:
    return story.extra(named=((MINE, story.party("C")),))


def stop(story: Story, place: str) -> int:
    return 1 << story.stop(place)


def test_only_holders_of_the_right_enter_a_barred_place() -> None:
    without, with_right = on_mine(), entitled(on_mine())
    for story, enters in ((without, False), (with_right, True)):
        t, corp = story.ready().table(), story.party("C")
        assert bool(network(t, corp).stops & stop(story, "C1")) is enters
        assert reaches(t, corp, stop(story, "C1")) is enters


def test_nobody_builds_on_what_lies_beyond_it() -> None:
    aton = on_mine().atlas.hex("A1")
    assert aton not in [lay.hex for lay in lays(on_mine())]
    assert aton in [lay.hex for lay in lays(entitled(on_mine()))]


def test_no_train_enters_it() -> None:
    def runs(story: Story) -> set[int]:
        story.trains("C 3").operates("C", "run")
        found = [one.action for one in story.menu(RunTrains)]
        return {stop for one in found if isinstance(one, RunTrains) for run in one.runs for stop in run.stops}

    ely = on_mine().stop("C1")
    assert (ely in runs(on_mine()), ely in runs(entitled(on_mine()))) == (False, True)


def test_a_run_to_it_is_refused() -> None:
    allowed = entitled(on_mine()).trains("C 3").operates("C", "run")
    offered = allowed.menu(RunTrains)[0].action
    story = on_mine().trains("C 3").operates("C", "run")
    story.when("C", refused="run_barred").do(offered)


def test_it_makes_no_route() -> None:
    def can_run(story: Story) -> bool:
        joined(story, "C3", "6", "C1", "B4")
        return has_route(story.ready().table(), story.party("C"))

    assert (can_run(on_mine()), can_run(entitled(on_mine()))) == (False, True)


def test_no_track_may_be_laid_towards_a_side() -> None:
    def towards_aton(t: Table, corp: Party) -> int:
        atlas = t.title.atlas
        shut = 0
        for side in range(atlas.hex("A1") * 6, atlas.hex("A1") * 6 + 6):
            shut |= 1 << atlas.mate[side] if atlas.mate[side] >= 0 else 0
        return shut

    def leads_there(story: Story) -> list[LayTile]:
        shut = towards_aton(story.table(), story.party("C"))
        return [lay for lay in lays(story) if story.atlas.exits[lay.lay] & shut >> lay.hex * 6 & 63]

    free = entitled(on_mine(laying=LayingTrack(), beyond=False))
    banned = entitled(on_mine(laying=LayingTrack(sealed=towards_aton), beyond=False))
    wanted = leads_there(free)[0]
    assert leads_there(banned) == []
    assert lays(banned), "other tiles may be laid"
    banned.when("C", refused="side_barred").do(wanted)
