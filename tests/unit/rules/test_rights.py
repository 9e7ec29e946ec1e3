"""Rights with names, and places that only those may enter who have one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tests.islet import TURN, islet, on_islet
from tests.story import Story
from tresham.core.action import BuyRight, LayTile, RunTrains
from tresham.core.codec import Codec
from tresham.core.event import MarkerPlaced
from tresham.core.ids import BANK, Party
from tresham.core.table import Table
from tresham.core.title_memory import Extras
from tresham.rules.budgets import INSTEAD, in_first_turn, two_yellow_or_one_upgrade
from tresham.rules.laying import LayingTrack
from tresham.rules.marked_stops import MarkedStops, OnlyWithRight, SealedOff, doubled, reaching
from tresham.rules.network import has_route, network, own_stops, reaches
from tresham.rules.operating import OperatingTurn, Part
from tresham.rules.rights import (
    NAMELESS,
    OF_TOKEN,
    BuyingRight,
    LosingRights,
    Rights,
    holds,
    is_entitled,
    of_first,
    of_yellow_tile,
    rights_out,
)
from tresham.rules.tokens import Tokening
from tresham.track.ids import Hex

MINE = "mine"
BUDGET = in_first_turn(two_yellow_or_one_upgrade)
BUYING = BuyingRight("", 2, lambda t, corp: 80, MINE)


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
    title = islet(turn=(track, *TURN[1:]), extra=Extras("islet", Rights()), barred=OnlyWithRight(MINE, "C1"))
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
    towards_aton = SealedOff("A1", lambda t: t.state.phase == 1)

    def leads_there(story: Story) -> list[LayTile]:
        shut = towards_aton(story.table(), story.party("C"))
        return [lay for lay in lays(story) if story.atlas.exits[lay.lay] & shut >> lay.hex * 6 & 63]

    free = entitled(on_mine(laying=LayingTrack(), beyond=False))
    banned = entitled(on_mine(laying=LayingTrack(sealed=towards_aton), beyond=False))
    wanted = leads_there(free)[0]
    assert leads_there(banned) == []
    assert lays(banned), "other tiles may be laid"
    banned.when("C", refused="side_barred").do(wanted)
    later = entitled(on_mine(laying=LayingTrack(sealed=SealedOff("A1", lambda t: False)), beyond=False))
    assert leads_there(later) == leads_there(free)


# --- rights at a place ------------------------------------------------------------------------------------------------

HARBOUR = "harbour"


def dover(t: Table, corp: Party) -> Hex:
    return t.title.atlas.hex("C5")


EDGE = BuyingRight("", 3, lambda t, corp: 50, HARBOUR, place=dover, near=reaching(dover), instead=OF_TOKEN)


def by_the_sea(tile: str, *places: str, part: str = "token") -> Story:
    """C stands in Cork, from where track leads to these neighbours. Whoever has the right to the harbour of Dover is
    paid twice as much there."""
    turn = tuple(Part("token", (Tokening(), EDGE)) if one.name == "token" else one for one in TURN)
    title = islet(turn=turn, extra=Extras("islet", Rights()), stop_worths=MarkedStops({HARBOUR: doubled}))
    story = on_islet(title).phase("3").started("B 76, C 76").holds("Ann", "C 3").holds("Bob", "B 3").floated("B C")
    joined(story, "C3", tile, *places)
    story.tile("A5", "57", 1).token("B", "A5").token("C", "C3").operated("B C")
    return story.cash("C 200").trains("C 2").operates("C", part)


def test_the_place_of_a_right_must_be_reached() -> None:
    story = by_the_sea("57", "C1", "C5")
    assert len(story.menu(BuyRight)) == 1
    story.when("C").buys_right(HARBOUR)
    assert (story.cash_of("C"), story.happened(MarkerPlaced)[0].kind) == (150, HARBOUR)
    inland = by_the_sea("6", "C1", "B4").unsettled()
    assert inland.menu(BuyRight) == []
    inland.when("C", refused="right_not_reached").buys_right(HARBOUR)


def test_a_right_at_a_place_is_no_station_there() -> None:
    story = by_the_sea("57", "C1", "C5")
    story.when("C").buys_right(HARBOUR)
    t, corp = story.table(), story.party("C")
    assert (story.tokens_of("C"), story.charter("C")) == (["C3.0"], (40,))
    assert own_stops(t.title.atlas, t.state.board, corp) == stop(story, "C3")


def test_a_stop_pays_more_to_the_owner_of_the_right_there_and_to_nobody_else() -> None:
    story = by_the_sea("57", "C1", "C5", part="run")
    plain = story.when("C").would_earn(_2="C3 C5")
    marked = by_the_sea("57", "C1", "C5", part="run").board_marker(HARBOUR, "C", "C5")
    assert (plain, marked.when("C").would_earn(_2="C3 C5")) == (50, 80)
    others = by_the_sea("57", "C1", "C5", part="run").board_marker(HARBOUR, "B", "C5")
    assert others.when("C").would_earn(_2="C3 C5") == 50


def test_a_right_to_a_place_that_is_shut_without_it_is_bought_at_its_sides() -> None:
    def ely(t: Table, corp: Party) -> Hex:
        return t.title.atlas.hex("C1")

    near, story = reaching(ely), on_mine()
    t = story.ready().table()
    assert (near(t, story.party("C")), reaches(t, story.party("C"), stop(story, "C1"))) == (True, False)
    assert not near(t, story.party("A")), "its hex has no track"


def test_a_right_may_come_with_something_else_and_is_one_of_its_number() -> None:
    story = on_mine(replace(BUYING, count=1))
    one = replace(BUYING, count=1)
    story.after(lambda t: one.give(t, story.party("A")))
    story.after(lambda t: one.give(t, story.party("C")))
    t = story.table()
    assert [is_entitled(t, story.party(corp), MINE) for corp in "AC"] == [True, False]
    assert (story.cash_of("A"), holds(MINE)(t, story.party("A")), holds(MINE)(t, story.party("C"))) == (200, 1, None)


def test_it_may_take_the_place_of_one_thing_or_else_of_another() -> None:
    either = of_first(of_yellow_tile(BUDGET), OF_TOKEN)
    story = on_mine(replace(BUYING, instead=either))
    story.when("C").buys_right(MINE)
    assert (lays(story), story.table().frame(OperatingTurn).tokened) == ([], False)
    late = on_mine(replace(BUYING, instead=either), tally=(INSTEAD,)).unsettled()
    late.when("C").buys_right(MINE)
    assert late.table().frame(OperatingTurn).tokened
    on_mine(replace(BUYING, instead=either), tally=(INSTEAD,), tokened=True).unsettled().when(
        "C", refused="one_token_a_turn"
    ).buys_right(MINE)
