"""The calendar is data: sets of rounds with what happens before and after them, and when an announced end comes."""

from __future__ import annotations

from dataclasses import replace

from tests.islet import AUCTION, NAMES, OPERATING, STOCK, TURN, islet, on_islet
from tests.story import Story
from tresham.core.event import EndAnnounced, GameEnded, Paid, RoundBegan
from tresham.core.game import Game
from tresham.core.ids import BANK, FIRST_PLAYER, Party
from tresham.core.state import Ending, Moment
from tresham.core.table import Table
from tresham.core.title import Title
from tresham.rules.calendar import Calendar, Round, Set, Sets, always_the_same, calendar, rounds_to_come, scheduled
from tresham.rules.discarding import DiscardDuty
from tresham.rules.endings import announce_end, end_with_turn
from tresham.rules.operating import CorporationTurn, OperatingFrame, OperatingRound, floated_before

PATIENCE = 400
ANN = Party(FIRST_PLAYER)


def played(title: Title) -> Game:
    """A game in which nobody does anything but pass, and takes the private first."""
    game = Game.start(title, NAMES)
    while not game.over and game.ply < PATIENCE:
        actions = list(game.legal_actions())
        passes = [one for one in actions if one.__class__.__name__ == "Pass"]
        game.push((passes or actions)[0])
    assert game.over
    return game


def rounds(game: Game) -> list[str]:
    """`S1 O1.1/2`: the rounds as they came."""
    told = [event for node in game.line() for event in node.events if isinstance(event, RoundBegan)]
    return [f"{one.kind[0].upper()}{one.turn}.{one.number}/{one.of}" for one in told]


def causes(game: Game) -> list[str]:
    return [event.cause for node in game.line() for event in node.events if isinstance(event, GameEnded)]


def on_calendar(sets: Sets, *opening: Round) -> Title:
    return islet(stages={"calendar": Calendar(opening, sets)})


# --- what follows what ------------------------------------------------------------------------------------------------


def test_a_schedule_is_played_as_it_is_printed_and_then_the_game_is_over() -> None:
    sets = (*(Set((STOCK, OPERATING.times(1))),) * 2, Set((STOCK, OPERATING.times(3))))
    game = played(on_calendar(scheduled(*sets), AUCTION))
    assert rounds(game) == ["A1.1/1", "S1.1/1", "O1.1/1", "S2.1/1", "O2.1/1", "S3.1/1", "O3.1/3", "O3.2/3", "O3.3/3"]
    assert causes(game) == ["schedule"]


def test_there_may_be_no_stock_round_and_no_opening() -> None:
    title = on_calendar(scheduled(*(Set((OPERATING.times(1),)),) * 3))
    story = Story(Game.start(title, NAMES)).started("A 76").holds("Ann", "A 3").floated("A").cash("A 500")
    story.token("A", "A1").operating_round(1)
    while not story.game.over:
        story.when("A").passes()
    assert [event.turn for node in story.game.line() for event in node.events if isinstance(event, RoundBegan)] == [
        2,
        3,
    ]
    assert causes(story.game) == ["schedule"]


def test_the_size_of_a_set_is_fixed_when_its_first_round_begins() -> None:
    def phase_goes_on(t: Table) -> None:
        t.state = replace(t.state, phase=t.title.phase("4"))

    operating = replace(OPERATING, before=(phase_goes_on,))
    game = played(on_calendar(scheduled(Set((STOCK, operating)), Set((STOCK, operating))), AUCTION))
    assert rounds(game) == ["A1.1/1", "S1.1/1", "O1.1/1", "S2.1/1", "O2.1/2", "O2.2/2"]


def test_effects_come_before_and_after_rounds_and_sets() -> None:
    told: list[str] = []

    def note(word: str):
        return lambda t: told.append(word)

    stock = replace(STOCK, before=(note("stock"),), after=(note("stock over"),))
    operating = replace(OPERATING.times(2), before=(note("round"),), after=(note("round over"),))
    played(on_calendar(scheduled(Set((stock, operating), (note("set"),), (note("set over"),))), AUCTION))
    assert told == ["set", "stock", "stock over", "round", "round over", "round", "round over", "set over"]


def test_the_next_round_waits_until_a_question_at_the_end_of_a_set_is_answered() -> None:
    def too_many_trains(t: Table) -> None:
        t.pay(BANK, ANN, 1, "test")
        t.enter(DiscardDuty(t.title.corp("A")))

    sets = (Set((OPERATING.times(1),), after=(too_many_trains,)), Set((OPERATING.times(1),)))
    story = Story(Game.start(on_calendar(scheduled(*sets)), NAMES))
    story.started("A 76").holds("Ann", "A 3").floated("A").token("A", "A1").trains("A 2 2 2 3").cash("A 0")
    story.operating_round(1)
    while story.ready().table().find(DiscardDuty) is None:
        story.when("A").passes()
    assert story.round() == ("operating", 1, 1, 1)
    story.when("A").discards("2")
    assert story.round() == ("operating", 2, 1, 1)
    paid = [event for node in story.game.line() for event in node.events if isinstance(event, Paid)]
    assert len(paid) == 1, "what follows a round happens once"


# --- what is still to come -------------------------------------------------------------------------------------------


def to_come(sets: Sets, number: int, ending: Moment | None = None) -> int:
    """How many operating rounds will still begin, seen in the first set; of more than nine, nine are counted."""
    story = Story(Game.start(on_calendar(sets), NAMES)).started("A 76").holds("Ann", "A 3").floated("A")
    story.operating_round(1, number, 2)
    if ending is not None:
        story.change(ending=Ending("bank", ending))
    return rounds_to_come(story.table(), "operating", 9)


def test_of_a_schedule_one_knows_how_many_rounds_are_to_come() -> None:
    sets = scheduled(Set((STOCK, OPERATING.times(2))), Set((STOCK, OPERATING.times(3))))
    assert [to_come(sets, number) for number in (1, 2)] == [4, 3]


def test_without_a_schedule_there_may_be_any_number_until_an_end_is_announced() -> None:
    sets = always_the_same(STOCK, OPERATING.times(2))
    assert to_come(sets, 2) == 9
    assert [to_come(sets, 1, moment) for moment in (Moment.SET, Moment.NEXT_SET)] == [1, 3]


def test_in_a_stock_round_all_operating_rounds_of_its_set_are_to_come() -> None:
    sets = scheduled(Set((STOCK, OPERATING.times(2))), Set((STOCK, OPERATING.times(3))))
    story = Story(Game.start(on_calendar(sets), NAMES))
    assert rounds_to_come(story.stock_round(1, "Ann").table(), "operating", 9) == 5
    assert rounds_to_come(Story(Game.start(on_calendar(sets, AUCTION), NAMES)).table(), "operating", 9) == 5


# --- the end ----------------------------------------------------------------------------------------------------------


def ends(moment: Moment, when: str) -> Story:
    """Sets of two operating rounds; the end is announced when the second stock or the first operating round begins."""

    def announce(t: Table) -> None:
        if t.state.ending is None and (when == "operating" or calendar(t).turn == 2):
            announce_end(t, "bank", moment)

    stock = replace(STOCK, before=(announce,)) if when == "stock" else STOCK
    operating = OPERATING.times(2)
    operating = replace(operating, before=(announce,)) if when == "operating" else operating
    turn = CorporationTurn(parts=TURN, finish=(end_with_turn,))
    stages = {"calendar": Calendar((), always_the_same(stock, operating)), "operating_turn": turn}
    story = Story(Game.start(islet(stages=stages), NAMES))
    return story.started("A 76").holds("Ann", "A 3").floated("A").token("A", "A1").cash("A 10")


def test_the_end_may_come_at_once() -> None:
    game = Game.start(
        islet(
            stages={"calendar": Calendar((), scheduled(Set((STOCK,), (lambda t: announce_end(t, "x", Moment.NOW),))))}
        ),
        NAMES,
    )
    assert game.over


def finished(story: Story) -> list[str]:
    """The rounds that begin until the game is over."""
    while not story.ready().game.over:
        story.when(story.actor()).passes()
    return rounds(story.game)


def test_the_end_may_come_with_the_turn() -> None:
    story = ends(Moment.TURN, "operating").stock_round(1, "Ann", passes=2)
    assert finished(story)[-1] == "O1.1/2"


def test_an_end_announced_in_a_stock_round_waits_for_the_set_that_it_opens() -> None:
    story = ends(Moment.SET, "stock").operating_round(1, 2, 2)
    assert finished(story) == ["S2.1/1", "O2.1/2", "O2.2/2"]


def test_an_end_announced_in_an_operating_round_comes_when_the_set_is_complete() -> None:
    assert finished(ends(Moment.SET, "operating").stock_round(1, "Ann", passes=2))[-1] == "O1.2/2"


def test_the_end_may_wait_for_the_whole_set_that_follows_the_next_stock_round() -> None:
    story = ends(Moment.NEXT_SET, "operating").stock_round(1, "Ann", passes=2)
    assert finished(story)[-3:] == ["S2.1/1", "O2.1/2", "O2.2/2"]
    told = [event for node in story.game.line() for event in node.events if isinstance(event, EndAnnounced)]
    assert [one.moment for one in told] == [Moment.NEXT_SET, Moment.SET]


def test_an_end_comes_nearer_but_never_goes_away() -> None:
    t = on_islet().ready().table()
    announce_end(t, "bank", Moment.SET)
    announce_end(t, "schedule", Moment.NEXT_SET)
    announce_end(t, "stock_market", Moment.TURN)
    announce_end(t, "bank", Moment.SET)
    assert [event.cause for event in t.events if isinstance(event, EndAnnounced)] == ["bank", "stock_market"]


# --- who acts in a round ----------------------------------------------------------------------------------------------


def three_railways(**round: object) -> Story:
    stage = OperatingRound(**round)  # type: ignore[arg-type]  # the fields of the stage
    story = on_islet(islet(stages={"operating": stage})).started("A 76, B 76, C 76")
    story.marker("A G1, B F1, C E1").holds("Ann", "A 3, B 3, C 3")
    return story.token("A", "A1").token("B", "A5").token("C", "C3").cash("A 10, B 10, C 10")


def acting(story: Story) -> list[str]:
    """Who acts in the round, one after the other."""
    found: list[str] = []
    while story.ready().round()[0] == "operating":
        if story.actor() not in found:
            found.append(story.actor())
        story.when(story.actor()).passes()
    return found


def enters(t: Table, now: OperatingFrame) -> int:
    """C has a place in the round whether it has floated or not."""
    return floated_before(t, now) | 1 << t.title.corp("C")


def floats_in_turn_of(symbol: str):
    """C floats when the turn of another one begins."""

    def begin(t: Table, corp: Party) -> None:
        if corp == t.title.corp(symbol):
            t.state = replace(t.state, floated=t.state.floated | 1 << t.title.corp("C"))

    return begin


def has_floated(t: Table, corp: Party) -> bool:
    return bool(t.state.floated >> corp & 1)


def test_whoever_floats_during_a_round_waits_for_the_next() -> None:
    story = three_railways(begin=(floats_in_turn_of("A"),)).floated("A, B").operating_round(1)
    assert acting(story) == ["A", "B"]


def test_a_corporation_may_enter_the_round_under_way() -> None:
    story = three_railways(begin=(floats_in_turn_of("A"),), eligible=enters, ready=has_floated)
    assert acting(story.floated("A, B").operating_round(1)) == ["A", "B", "C"]


def test_a_corporation_whose_place_has_gone_by_is_not_called_again() -> None:
    story = three_railways(begin=(floats_in_turn_of("B"),), eligible=enters, ready=has_floated)
    story.marker("C H1")
    assert acting(story.floated("A, B").operating_round(1)) == ["A", "B"]


def test_the_order_of_a_round_is_a_policy() -> None:
    story = three_railways(order=lambda t, now, corps: [one for one in t.title.corps if corps >> one & 1])
    story.marker("C H1")
    assert acting(story.floated("A, B, C").operating_round(1)) == ["A", "B", "C"]
