"""Playing and settling: the queue of effects, standing conditions, deals, and interrupts that nest."""

import pytest

from tests.unit.core.tiny import (
    ANN,
    BANK,
    BOB,
    EVE,
    Doing,
    Recipe,
    Ruling,
    TinyExtra,
    TinyQuestion,
    TinyTurn,
    next_turn,
    note,
    on_pass,
    passing,
    tiny,
    tiny_game,
    turn_player,
    words,
)
from tresham.core.action import Accept, Action, Bid, Decline, Offer, Pass, TakeLot
from tresham.core.agenda import AgendaMoved, agenda_move
from tresham.core.event import DealDeclined, DealOffered, Paid, Passed
from tresham.core.game import Game
from tresham.core.ids import Party, Private
from tresham.core.illegal import Illegal
from tresham.core.play import Answer
from tresham.core.stage import Choice
from tresham.core.state import Due
from tresham.core.table import Table
from tresham.core.title import Watch
from tresham.core.title_memory import Extras

OX = Private(0)


def stages_of(game: Game) -> list[str]:
    return [frame.stage for frame in game.state.agenda]


def refusal(game: Game, action: Action) -> str:
    """The code with which an action is refused, without a trace."""
    before = game.node
    with pytest.raises(Illegal) as refused:
        game.push(action)
    assert game.node is before
    assert refused.value.rule == f"TINY-{refused.value.code}"
    return refused.value.code


# --- finding the verb ------------------------------------------------------------------------------------------------


def test_turns_go_round():
    game = tiny_game()
    for player in (ANN, BOB, EVE, ANN):
        assert game.actor == game.to_act == player
        game.push(Pass(player))
    assert game.table().frame(TinyTurn).count == 4


def test_only_whoever_is_asked_may_speak():
    assert refusal(tiny_game(), Pass(BOB)) == "not_your_turn"


def test_only_what_is_open_can_be_done():
    assert refusal(tiny_game(), TakeLot(ANN, OX)) == "not_now"


def test_a_step_may_have_a_speaker_of_its_own():
    shout = Doing(TakeLot, lambda t, action: note(t, "shout"), speaker=EVE)
    stage = Ruling(turn_player, (shout, passing(next_turn, turn_player)))
    game = tiny_game(Recipe(stages={"tiny_turn": stage}))
    assert refusal(game, TakeLot(ANN, OX)) == "not_your_turn"
    assert words(game.push(TakeLot(EVE, OX))) == ["shout"]
    assert game.actor == ANN


def test_asides_are_open_to_others_and_keep_nobody_waiting():
    aside = Doing(TakeLot, lambda t, action: note(t, "aside"), lambda t: (Choice(TakeLot(BOB, OX)),))
    stage = Ruling(turn_player, (passing(next_turn, turn_player),), others=(aside,))
    game = tiny_game(Recipe(stages={"tiny_turn": stage}))
    assert [choice.action for choice in game.legal_actions().menu] == [Pass(ANN), TakeLot(BOB, OX)]
    assert words(game.push(TakeLot(BOB, OX))) == ["aside"]
    lonely = tiny_game(Recipe(stages={"tiny_turn": Ruling(turn_player, (), others=(aside,))}))
    assert lonely.over, "an aside alone keeps no frame on the agenda"


def test_of_several_verbs_for_one_action_the_suitable_one_plays():
    low = Doing(Bid, lambda t, action: note(t, "low"), fits=lambda t, action: action.amount < 10)
    high = Doing(Bid, lambda t, action: note(t, "high"))
    stage = Ruling(turn_player, (low, high, passing(next_turn, turn_player)))
    game = tiny_game(Recipe(stages={"tiny_turn": stage}))
    assert words(game.push(Bid(ANN, OX, 5))) == ["low"]
    assert words(game.push(Bid(ANN, OX, 50))) == ["high"]


def test_a_verb_that_does_not_wait_is_passed_over():
    idle = Doing(Pass, next_turn, lambda t: (Choice(Pass(turn_player(t))),), waits=False)
    assert tiny_game(Recipe(stages={"tiny_turn": Ruling(turn_player, (idle,))})).over


def test_when_the_agenda_is_empty_the_game_is_over():
    game = tiny_game(on_pass(lambda t, action: t.leave()))
    game.push(Pass(ANN))
    assert game.over
    assert game.actor == game.to_act == 0
    assert list(game.legal_actions()) == []
    assert refusal(game, Pass(ANN)) == "game_over"


def test_an_accident_while_playing_leaves_the_game_alone():
    def trip(t: Table, action: Action) -> None:
        note(t, "half done")
        raise ZeroDivisionError

    game = tiny_game(on_pass(trip))
    before = game.node
    with pytest.raises(ZeroDivisionError):
        game.push(Pass(ANN))
    assert game.node is before


# --- effects that are due --------------------------------------------------------------------------------------------


def queueing(*names: str) -> dict:
    """Effects that only say their names, and a pass that queues all of them before the turn goes on."""

    def queue(t: Table, action: Action) -> None:
        next_turn(t)
        for number, name in enumerate(names):
            t.then(name, number)
        note(t, "queued")

    effects = {name: lambda t, number, name=name: note(t, f"{name}{number}") for name in names}
    return {"do": queue, "effects": effects}


def test_effects_happen_in_the_order_in_which_they_were_queued():
    game = tiny_game(on_pass(**queueing("a", "b", "c")))
    assert words(game.push(Pass(ANN))) == ["queued", "a0", "b1", "c2"]
    assert stages_of(game) == ["tiny_turn"]
    assert game.actor == BOB


def test_an_effect_that_asks_leaves_the_rest_waiting():
    plan = queueing("a", "ask", "c")
    plan["effects"]["ask"] = lambda t, number: t.enter(TinyQuestion(EVE, number))
    game = tiny_game(on_pass(**plan))
    assert words(game.push(Pass(ANN))) == ["queued", "a0"]
    assert stages_of(game) == ["tiny_turn", "due", "tiny_question"]
    assert game.table().frame(Due).todo == (("c", (2,)),)
    assert game.actor == EVE
    assert refusal(game, Pass(BOB)) == "not_your_turn"
    assert words(game.push(Pass(EVE))) == ["answer 1", "c2"]
    assert game.actor == BOB


def test_the_last_effect_leaves_nothing_behind_when_it_asks():
    plan = queueing("ask")
    plan["effects"]["ask"] = lambda t, number: t.enter(TinyQuestion(EVE, number))
    game = tiny_game(on_pass(**plan))
    game.push(Pass(ANN))
    assert stages_of(game) == ["tiny_turn", "tiny_question"]


def test_an_effect_queued_by_an_effect_comes_behind_those_already_due():
    plan = queueing("a", "b")
    plan["effects"]["a"] = lambda t, number: t.then("late")
    plan["effects"]["late"] = lambda t: note(t, "late")
    game = tiny_game(on_pass(**plan))
    assert words(game.push(Pass(ANN))) == ["queued", "b1", "late"]


def test_two_questions_in_a_row_are_asked_in_their_order():
    plan = queueing("ask", "b", "again")
    plan["effects"]["ask"] = lambda t, number: t.enter(TinyQuestion(BOB, number))
    plan["effects"]["again"] = lambda t, number: t.enter(TinyQuestion(EVE, number))
    game = tiny_game(on_pass(**plan))
    game.push(Pass(ANN))
    assert game.actor == BOB
    assert words(game.push(Pass(BOB))) == ["answer 0", "b1"]
    assert game.actor == EVE
    assert words(game.push(Pass(EVE))) == ["answer 2"]
    assert stages_of(game) == ["tiny_turn"]


def test_interrupts_nest():
    """Every answer but the last asks the next question, and each leaves its own effect waiting below."""
    deepest = 6

    def answer(t: Table, action: Action) -> None:
        question = t.frame(TinyQuestion)
        t.leave()
        note(t, f"answer {question.about}")
        if question.about < deepest:
            t.enter(Due((("ask", (question.about + 1,)), ("after", (question.about,)))))

    def ask(t: Table, number: int) -> None:
        t.enter(TinyQuestion((ANN, BOB, EVE)[number % 3], number))

    recipe = Recipe(
        stages={
            "tiny_turn": Ruling(turn_player, (passing(lambda t, action: ask(t, 1), turn_player),)),
            "tiny_question": Ruling(lambda t: t.frame(TinyQuestion).to, (passing(answer, lambda t: t.top.to),)),  # type: ignore[attr-defined]
        },
        effects={"ask": ask, "after": lambda t, number: note(t, f"after {number}")},
    )
    game = tiny_game(recipe)
    states = [game.state]
    game.push(Pass(ANN))
    for number in range(1, deepest):
        states.append(game.state)
        assert stages_of(game) == ["tiny_turn", *["due"] * (number - 1), "tiny_question"]
        assert words(game.push(Pass(game.actor))) == [f"answer {number}"]
    told = words(game.push(Pass(game.actor)))
    assert told == [f"answer {deepest}", *(f"after {number}" for number in range(deepest - 1, 0, -1))]
    assert stages_of(game) == ["tiny_turn"]
    for _ in range(deepest + 1):
        game.pop()
    assert game.state is states[0]


# --- standing conditions ---------------------------------------------------------------------------------------------


def test_a_watch_is_tried_after_each_of_its_events_until_all_is_quiet():
    """Money trickles down until nobody has more than the next one."""

    def trickle(t: Table) -> None:
        cash = t.state.cash
        if cash[ANN] > cash[BOB]:
            t.pay(ANN, BOB, 1, "trickle")

    game = tiny_game(on_pass(lambda t, action: t.pay(BANK, ANN, 8, "gift"), watches=(Watch((Paid,), trickle),)))
    events = game.push(Pass(ANN))
    assert [event.purpose for event in events if isinstance(event, Paid)] == ["gift", *["trickle"] * 4]
    assert game.state.cash[ANN] == game.state.cash[BOB] == 14


def test_a_watch_sleeps_through_other_events():
    game = tiny_game(on_pass(next_turn, watches=(Watch((Paid,), lambda t: note(t, "woken")),)))
    assert words(game.push(Pass(ANN))) == []


def test_watches_wake_in_the_order_of_the_title_and_wake_each_other():
    heard: list[str] = []
    watches = (
        Watch((Passed,), lambda t: t.pay(BANK, ANN, 1, "first") if t.state.cash[ANN] < 12 else None),
        Watch((Passed, Paid), lambda t: heard.append("second")),
    )
    game = tiny_game(on_pass(lambda t, action: t.emit(Passed(ANN, "x")), watches=watches))
    game.push(Pass(ANN))
    assert heard == ["second", "second"]
    assert game.state.cash[ANN] == 11


def test_a_watch_is_woken_by_what_happens_while_settling():
    plan = queueing("a")
    plan["effects"]["a"] = lambda t, number: t.pay(BANK, EVE, 1, "late")
    watch = Watch((Paid,), lambda t: note(t, "woken"))
    game = tiny_game(on_pass(**plan, watches=(watch,)))
    assert words(game.push(Pass(ANN))) == ["queued", "woken"]


def test_a_watch_is_woken_by_the_beginning():
    begin = (lambda t: t.enter(TinyTurn()), lambda t: t.pay(BANK, EVE, 1, "gift"))
    game = tiny_game(Recipe(begin=begin, watches=(Watch((Paid,), lambda t: note(t, "woken")),)))
    assert words(game.node.events) == ["woken"]


def test_a_watch_may_ask_a_question():
    """The question interrupts before the next turn; the condition holds no more when it is tried again."""

    def ask(t: Table) -> None:
        if t.find(TinyQuestion) is None and t.state.cash[ANN] == 11:
            t.enter(TinyQuestion(EVE))

    def act(t: Table, action: Action) -> None:
        next_turn(t)
        t.pay(BANK, ANN, 1, "gift")

    game = tiny_game(on_pass(act, watches=(Watch((Paid,), ask),)))
    game.push(Pass(ANN))
    assert game.actor == EVE
    game.push(Pass(EVE))
    assert game.actor == BOB


# --- deals -----------------------------------------------------------------------------------------------------------


def market_place(afterwards=lambda t, action: note(t, "played")) -> Recipe:
    """Ann may bid to anybody; Bob must agree."""

    def buy(t: Table, action: Bid) -> None:
        t.pay(action.by, BOB, action.amount, "deal")
        next_turn(t)

    bid = Doing(
        Bid,
        buy,
        lambda t: (Choice(Bid(ANN, OX, 1), "amount", 1, 10),),
        forbids=lambda t, action: action.amount > 10,
        agrees=lambda t, action: BOB if action.amount else action.by,
    )
    verbs = (bid, passing(next_turn, turn_player))
    return Recipe(stages={"tiny_turn": Ruling(turn_player, verbs, afterwards=afterwards)})


def test_a_deal_needs_consent():
    assert refusal(tiny_game(market_place()), Bid(ANN, OX, 5)) == "needs_consent"


def test_the_menu_shows_an_offer_with_its_open_number():
    choice = tiny_game(market_place()).legal_actions().menu[0]
    assert choice == Choice(Offer(ANN, Bid(ANN, OX, 1)), "amount", 1, 10)


def test_an_accepted_deal_happens_as_if_it_had_been_played_at_once():
    game = tiny_game(market_place())
    deal = Bid(ANN, OX, 5)
    events = game.push(Offer(ANN, deal))
    assert [event for event in events if isinstance(event, DealOffered)] == [DealOffered(ANN, BOB, deal)]
    assert game.state.agenda[-1] == Answer(BOB, deal)
    assert game.actor == game.to_act == BOB
    assert [choice.action for choice in game.legal_actions().menu] == [Accept(BOB), Decline(BOB)]
    assert words(game.push(Accept(BOB))) == ["played"]
    assert game.state.cash[ANN] == 5
    assert game.state.cash[BOB] == 15
    assert stages_of(game) == ["tiny_turn"]


def test_after_a_refused_deal_all_is_as_before():
    game = tiny_game(market_place())
    before = game.state
    game.push(Offer(ANN, Bid(ANN, OX, 5)))
    events = game.push(Decline(BOB))
    assert DealDeclined(BOB, Bid(ANN, OX, 5)) in events
    assert words(events) == []
    assert game.state == before


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Accept(ANN), "not_your_turn"),
        (Decline(EVE), "not_your_turn"),
        (Pass(BOB), "not_now"),
        (Offer(ANN, Bid(ANN, OX, 5)), "not_now"),
    ],
)
def test_while_an_answer_is_awaited_nothing_else_is_heard(action: Action, code: str):
    game = tiny_game(market_place())
    game.push(Offer(ANN, Bid(ANN, OX, 5)))
    assert refusal(game, action) == code


@pytest.mark.parametrize(
    ("action", "code"),
    [
        (Offer(ANN, Bid(ANN, OX, 11)), "too_much"),
        (Offer(ANN, Bid(ANN, OX, 0)), "needs_no_consent"),
        (Offer(ANN, Pass(ANN)), "needs_no_consent"),
        (Offer(BOB, Bid(ANN, OX, 5)), "not_your_turn"),
        (Offer(ANN, Bid(BOB, OX, 5)), "not_your_turn"),
        (Accept(ANN), "not_now"),
        (Decline(ANN), "not_now"),
    ],
)
def test_an_offer_is_checked_like_the_deal_itself(action: Action, code: str):
    assert refusal(tiny_game(market_place()), action) == code


def test_an_offer_of_an_offer_is_no_deal():
    assert refusal(tiny_game(market_place()), Offer(ANN, Offer(ANN, Bid(ANN, OX, 5)))) == "no_such_thing"


def test_an_interrupt_may_come_between_a_deal_and_the_next_turn():
    game = tiny_game(market_place(afterwards=lambda t, action: t.enter(TinyQuestion(EVE))))
    game.push(Offer(ANN, Bid(ANN, OX, 5)))
    game.push(Accept(BOB))
    assert game.actor == EVE
    game.push(Pass(EVE))
    assert game.actor == BOB


# --- the agenda ------------------------------------------------------------------------------------------------------


def table(*frames) -> Table:
    t = Table(tiny(), tiny_game(Recipe(begin=())).state)
    for frame in frames:
        t.enter(frame)
    return t


def test_amending_means_the_very_frame_not_one_like_it():
    low, high = TinyTurn(ANN, 1), TinyTurn(ANN, 1)
    t = table(low, TinyQuestion(), high)
    changed = t.amend(low, count=2)
    assert t.agenda == (TinyTurn(ANN, 2), TinyQuestion(), TinyTurn(ANN, 1))
    assert t.agenda[0] is changed
    assert t.agenda[2] is high


def test_amending_a_frame_that_is_there_twice_means_the_nearest():
    frame = TinyTurn(ANN, 1)
    t = table(frame, TinyQuestion(), frame)
    t.amend(frame, count=9)
    assert [one.count for one in t.agenda if isinstance(one, TinyTurn)] == [1, 9]


def test_a_frame_that_is_not_on_the_agenda_cannot_be_amended():
    t = table(TinyTurn(ANN, 1))
    with pytest.raises(LookupError):
        t.amend(TinyTurn(ANN, 1), count=2)


def test_find_and_frame_mean_the_nearest_of_a_kind():
    t = table(TinyTurn(ANN), TinyTurn(BOB), TinyQuestion())
    assert t.frame(TinyTurn) == t.find(TinyTurn) == TinyTurn(BOB)
    assert t.find(Due) is None
    with pytest.raises(LookupError):
        t.frame(Due)


def test_cutting_a_party_takes_its_frames_out_wherever_they_lie():
    answer = Answer(ANN, Bid(BOB, OX, 5))
    t = table(TinyTurn(BOB), TinyTurn(ANN), TinyQuestion(BOB), TinyQuestion(EVE), answer)
    t.cut(BOB)
    assert t.agenda == (TinyTurn(ANN), TinyQuestion(EVE))


def test_the_state_learns_of_the_agenda_when_the_action_is_over():
    t = table(TinyTurn(ANN))
    assert not t.state.agenda
    t.close()
    assert list(t.state.agenda) == [TinyTurn(ANN)]
    t.end_game("bored")
    t.leave()
    t.close()
    assert list(t.state.agenda) == []
    assert [event.__class__.__name__ for event in t.events] == ["AgendaMoved", "GameEnded", "AgendaMoved"]


def test_promised_money_cannot_be_spent():
    t = table(TinyTurn(ANN, 3), TinyTurn(ANN, 4), TinyTurn(BOB, 5))
    assert (t.purse(ANN), t.purse(BOB), t.purse(EVE)) == (3, 5, 10)


def test_no_money_is_told_when_none_moves():
    t = table()
    t.pay(ANN, BOB, 0, "nothing")
    assert t.events == []


def test_a_title_may_keep_facts_of_its_own():
    t = Table(tiny(), tiny_game(Recipe(extra=Extras("tiny", TinyExtra()), begin=())).state)
    t.change_extra(TinyExtra, storms=2)
    assert t.extra(TinyExtra).storms == 2


def test_who_speaks_for_a_party_is_the_president_unless_the_title_says_otherwise():
    title = tiny()
    t = Table(title, tiny_game(Recipe(begin=())).state)
    railway = title.corp("TR")
    assert t.decider(railway) == t.president(railway) == 0
    assert t.decider(ANN) == ANN


def test_what_an_action_does_to_the_agenda_is_one_silent_event():
    game = tiny_game()
    before, (moved,) = game.state, game.push(Pass(ANN))
    assert isinstance(moved, AgendaMoved)
    assert not moved.loud
    assert moved.apply(before).agenda == game.state.agenda != before.agenda


def test_frames_that_stay_are_not_told_again():
    bottom, old, new = TinyTurn(ANN), TinyTurn(BOB), TinyTurn(EVE)
    assert agenda_move((bottom, old), (bottom, new, old)) == AgendaMoved(1, (new, old))
    assert agenda_move((bottom, old), (bottom,)) == AgendaMoved(1, ())
    assert agenda_move((bottom, old), (bottom, old)) is None


def test_loud_events():
    assert Passed(Party(0), "x").loud
