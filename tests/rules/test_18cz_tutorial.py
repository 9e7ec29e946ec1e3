"""18CZ: the tutorial game."""

from __future__ import annotations

import random

import pytest

from tests.czech import laid, rotation_to
from tests.marks import rule
from tests.story import Story
from tresham.core.action import DeclareDividend, Offer, Pass
from tresham.core.event import EndAnnounced, GameEnded
from tresham.core.game import Game
from tresham.titles.g18cz.tutorial_game import build

ORDER = ["BCB", "EKJ", "VBW", "BN", "NWB"]


def lesson(players: int = 2, seed: int = 1) -> Story:
    """A new tutorial game."""
    names = ["A", "B", "C", "D", "E"][:players]
    return Story(Game.start(build(players, "rulebook"), names, seed))


def at_trains(corp: str = "BCB", players: int = 4, phase: str = "T1", turn: int = 3) -> Story:
    """A corporation is about to buy trains; all have operated."""
    story = lesson(players).phase(phase)
    return story.operated(" ".join(ORDER[:players])).operates(corp, "trains", turn=turn)


@rule("18CZ-TUT.4", "18CZ-TUT.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_gets_one_by_lot(players: int) -> None:
    owners = {corp: lesson(players).president(corp) for corp in ORDER}
    assert sorted(owners[corp] for corp in ORDER[:players]) == [*"ABCDE"[:players]]
    assert {owners[corp] for corp in ORDER[players:]} <= {"nobody"}
    dealt = {tuple(lesson(players, seed).president(corp) for corp in ORDER[:players]) for seed in range(1, 40)}
    assert len(dealt) > 1


@rule("18CZ-TUT.5", "18CZ-TUT.6", "18CZ-TUT.20", "18CZ-TUT.7")
def test_five_home_stations_and_nothing_for_others() -> None:
    story = lesson(3)
    homes = {corp: story.tokens_of(corp) for corp in ORDER}
    assert homes == {"BCB": ["E16.0"], "EKJ": ["D5.0"], "VBW": ["I10.0"], "BN": ["E12.1"], "NWB": ["E12.0"]}
    assert [story.cash_of(corp) for corp in ORDER] == [150, 150, 150, 0, 0]
    assert story.charter("BCB") == (40, 100)
    assert [story.cash_of(corp) for corp in ORDER[:1]] == [150]
    assert lesson(5).cash_of("NWB") == 130
    cheb = laid(lesson(), "D5 57 D3 D7, D3 57 D1 D5").operated("BCB EKJ").operates("EKJ", "token", turn=2)
    assert cheb.tokens_offered() == {"D3.0"}


@rule("18CZ-TUT.8", "18CZ-TUT.1", "18CZ-TUT.17")
def test_turns_of_a_round() -> None:
    story = lesson(3)
    assert story.turns_of_round()[:1] == ["BCB"]
    story = lesson(3)
    seen = []
    while story.round()[1] == 1:
        if story.actor() not in seen:
            seen.append(story.actor())
        offered = story.ready().game.legal_actions().menu
        assert not any(isinstance(one.action, DeclareDividend | Offer) for one in offered)
        story.goes_on()
    assert seen == ["BCB", "EKJ", "VBW"]


@rule("18CZ-TUT.16", "18CZ-TUT.17", "18CZ-TUT.18", "18CZ-TUT.9")
def test_the_opening_of_the_script() -> None:
    story = lesson()
    story.when("BCB").lays("E16", "57", rotation_to(story, "E16", "57", "F15", "D17"))
    story.when("BCB").lays("D17", "57", rotation_to(story, "D17", "57", "E16", "C18"))
    story.comes_to("BCB", "trains").when("BCB").buys_train("2", 70)
    assert story.cash_of("BCB") == 60
    story.comes_to("EKJ", "track")
    story.when("EKJ").lays("D5", "57", rotation_to(story, "D5", "57", "D3", "D7"))
    story.when("EKJ").lays("D3", "57", rotation_to(story, "D3", "57", "D1", "D5"))
    story.comes_to("EKJ", "trains").when("EKJ").buys_train("2", 70)
    assert story.cash_of("EKJ") == 80
    story.comes_to("BCB", "track")
    story.when("BCB").lays("F15", "9", rotation_to(story, "F15", "9", "G14", "E16"))
    story.when("BCB").tokens("D17")
    story.when("BCB").runs_best()
    assert story.revenue() == 40
    assert story.cash_of("BCB") == 60
    story.comes_to("EKJ", "track")
    story.when("EKJ").lays("D7", "9", rotation_to(story, "D7", "9", "D5", "D9"))
    story.comes_to("EKJ", "run").when("EKJ").runs_best()
    story.when("EKJ").buys_train("2", 70)
    assert (story.cash_of("EKJ"), story.trains_of("EKJ"), story.phase_name()) == (50, ["2", "2"], "T1")
    assert (story.tokens_of("BCB"), story.trains_of("bank").count("2")) == (["D17.0", "E16.0"], 0)


@rule("18CZ-TUT.18", "18CZ-TUT.9")
def test_one_kind_after_the_other() -> None:
    story = at_trains().cash("BCB 900")
    story.when("BCB", refused="train_not_for_sale", rule="18CZ-TUT.18").buys_train("3", 120)
    for _ in range(4):
        story.when("BCB").buys_train("2", 70)
    assert story.trains_of("BCB") == ["2"] * 4
    assert story.trains_offered() == {}


@rule("18CZ-TUT.18")
def test_no_train_beyond_the_treasury() -> None:
    story = at_trains("EKJ", phase="T2").trains("pool 2, EKJ 2").cash("EKJ 119")
    story.when("EKJ", refused="cannot_afford_train", rule="18CZ-TUT.18").buys_train("3", 120)


@rule("18CZ-TUT.10", "18CZ-TUT.11", "18CZ-TUT.12", "18CZ-TUT.13")
def test_what_the_first_of_each_kind_brings() -> None:
    story = at_trains().depot("2 0").trains("EKJ 2 2").cash("BCB 900")
    story.when("BCB").buys_train("3", 120)
    assert (story.phase_name(), story.title.phases[1].tiles[-1].name) == ("T2", "GREEN")
    story = at_trains(phase="T2").depot("3 0").trains("EKJ 2 2, BCB 3 3 3, VBW 3").cash("BCB 900")
    story.when("BCB").buys_train("4", 250)
    assert (story.phase_name(), story.trains_of("EKJ")) == ("T3", [])
    story.when("BCB").discards("3")
    assert (story.trains_of("BCB"), story.trains_of("pool")) == (["3", "3", "4"], ["3"])
    story = at_trains(phase="T3").depot("4 0").trains("EKJ 3 3, BCB 4").cash("BCB 900")
    story.when("BCB").buys_train("5", 350)
    assert (story.phase_name(), story.trains_of("EKJ"), story.trains_of("BCB")) == ("T4", ["3", "3"], ["4", "5"])


@rule("18CZ-TUT.19", "18CZ-TUT.11", "18CZ-TUT.13")
def test_who_can_pay_must_buy() -> None:
    story = at_trains("EKJ", phase="T3").trains("pool 3").cash("EKJ 130")
    story.when("EKJ", refused="must_buy_train", rule="18CZ-TUT.19").passes()
    assert story.trains_offered() == {("3", "pool"): (120, 120)}
    story.when("EKJ").buys_train("3", 120, "pool")
    assert story.cash_of("EKJ") == 10


@rule("18CZ-TUT.14", "18CZ-TUT.19")
def test_no_train_and_no_money_is_the_end() -> None:
    story = at_trains("EKJ", phase="T3").trains("pool 3").cash("EKJ 110")
    assert story.happened(EndAnnounced)
    assert (story.game.over, story.round()[1]) == (False, 3)
    while not story.game.over:
        story.goes_on()
    assert story.happened(GameEnded)[0].cause == "stranded"


@rule("18CZ-TUT.19")
def test_without_trains_on_offer_nothing_happens() -> None:
    story = at_trains("EKJ", phase="T4").depot("2 0, 3 0, 4 0, 5 0").cash("EKJ 0")
    assert story.happened(EndAnnounced) == []


@rule("18CZ-TUT.14", "18CZ-TUT.15")
def test_after_ten_rounds_treasuries_decide() -> None:
    story = at_trains("BN", turn=10).trains("BN 2").cash("BCB 400, EKJ 300, VBW 200, BN 100")
    story.passes("BN")
    while not story.game.over:
        story.goes_on()
    winner = story.president("BCB")
    assert max(story.game.scores(), key=story.game.scores().__getitem__) == winner
    assert story.happened(GameEnded)[0].cause == "schedule"
    story.when(winner, refused="game_over", rule="18CZ-TUT.14").passes()


@rule("18CZ-TUT.1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_games_come_to_an_end(players: int) -> None:
    for seed in range(4):
        story, choose = lesson(players, seed), random.Random(seed)
        while not story.game.over:
            menu = story.game.legal_actions().menu
            story.game.push(choose.choice(menu).action)
            assert sum(story.game.state.cash) == story.title.money
        assert not any(isinstance(one.action, Pass) for one in story.game.legal_actions().menu)
