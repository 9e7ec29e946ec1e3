"""The end by agreement: anybody may agree at any time, nobody must, and nobody has to wait for it."""

import pytest

import tresham
from tests.story import given
from tresham.core import action as act
from tresham.core.agreeing import unwilling
from tresham.core.codec import Codec
from tresham.core.event import AgreedToEnd, GameEnded, PlayedOn
from tresham.core.illegal import Illegal


def table():
    """A stock round; it is Ann's turn."""
    return given("1830", "Ann Bob Eve").stock_round(2, "Ann")


def ends(story, name):
    """Somebody would end the game here."""
    story.when(name).do(act.EndGame(story.party(name)))


def agreed(story):
    """Who would end the game here."""
    return {story.name(player) for player in story.title.players if story.game.state.agreed >> player & 1}


def test_it_takes_all_players_to_end_a_game():
    story = table()
    for name in ("Bob", "Ann"):
        ends(story, name)
        assert [type(event) for event in story.events] == [AgreedToEnd]
        assert not story.game.over
    worth = story.game.scores()
    ends(story, "Eve")
    assert story.game.over
    assert [event.cause for event in story.happened(GameEnded)] == ["agreement"]
    assert story.game.scores() == worth


def test_it_is_still_the_same_players_turn():
    story = table().ready()
    menu = story.game.legal_actions().menu
    for name in ("Ann", "Bob"):
        ends(story, name)
        assert (story.to_act(), story.game.legal_actions().menu) == ("Ann", menu)


def test_who_plays_on_takes_it_back():
    story = table()
    ends(story, "Ann")
    ends(story, "Bob")
    story.when("Ann").starts("NYC", 67)
    assert [event.by for event in story.happened(PlayedOn)] == [story.party("Ann")]
    assert agreed(story) == {"Bob"}
    ends(story, "Eve")
    assert not story.game.over
    ends(story, "Ann")
    assert story.game.over


def test_who_only_passes_does_not_take_it_back():
    story = table()
    ends(story, "Ann")
    story.when("Ann").passes()
    assert agreed(story) == {"Ann"}
    assert story.happened(PlayedOn) == []


def test_what_a_corporation_does_its_president_does():
    story = given("1830", "Ann Bob Eve").started("PRR 100").holds("Bob", "PRR 6").token("PRR", "H12")
    story.cash("PRR 1000").operates("PRR", "track")
    ends(story, "Bob")
    ends(story, "Ann")
    story.when("PRR").lays("H10", "57", 1)
    assert agreed(story) == {"Ann"}


def test_a_refused_action_takes_nothing_back():
    story = table()
    ends(story, "Ann")
    story.when("Ann", refused="not_now").do(act.GoBankrupt(story.party("Ann")))
    assert agreed(story) == {"Ann"}


def test_nobody_agrees_twice():
    story = table()
    ends(story, "Ann")
    story.when("Ann", refused="agreed_already", rule="1830-EG.1").do(act.EndGame(story.party("Ann")))


@pytest.mark.parametrize("name", ["PRR", "bank", "nobody"])
def test_only_players_agree(name):
    story = table()
    story.when("Ann", refused="not_in_the_game", rule="1830-EG.1").do(act.EndGame(story.party(name)))


def test_after_the_end_there_is_nothing_to_agree_to():
    story = table()
    for name in ("Ann", "Bob", "Eve"):
        ends(story, name)
    story.when("Ann", refused="game_over").do(act.EndGame(story.party("Ann")))


def test_it_is_on_no_menu_but_legal():
    game = table().ready().game
    legal, action = game.legal_actions(), act.EndGame(game.title.players[2])
    assert action in legal
    assert all(not isinstance(one, act.EndGame) for one in legal)
    assert all(not isinstance(choice.action, act.EndGame) for choice in legal.menu)
    game.push(action)
    assert action not in game.legal_actions()


def test_it_is_no_deal_that_one_could_offer():
    story = table().ready()
    with pytest.raises(Illegal):
        story.game.push(act.Offer(story.party("Ann"), act.EndGame(story.party("Ann"))))


def test_a_player_who_leaves_need_not_agree():
    story = given("1849", "Ann Bob Eve").phase("8").launched("CTL 100").papers("Ann", "CTL P").operated("CTL")
    story.cash("Ann 10, CTL 20").tile("D6", "9", 2).tile("E7", "3", 2).operates("CTL", "trains", number=1, of=2)
    story.when("CTL").goes_bankrupt()
    ends(story, "Bob")
    ends(story, "Eve")
    assert unwilling(story.game.state) == (story.party("Ann"),)
    story.when("Ann").leaves()
    assert [event.cause for event in story.happened(GameEnded)] == ["agreement"]


def test_it_is_taken_back_like_any_other_action():
    story = table()
    before = story.ready().game.state
    ends(story, "Bob")
    story.game.pop()
    assert story.game.state is before


def test_a_game_that_ended_so_is_saved_and_loaded():
    game = tresham.new("1849", ["Ann", "Bob", "Eve"])
    for player in game.title.players:
        game.push(act.EndGame(player))
    loaded = tresham.load(tresham.save(game))
    assert loaded.over
    assert loaded.state == game.state


def test_only_an_agreement_shows_in_the_fingerprint():
    game = tresham.new("1830", ["Ann", "Bob", "Eve"])
    codec = Codec(game.title, game.players)
    assert "agreed" not in codec.write_state(game.state)
    before = codec.digest(game.state)
    game.push(act.EndGame(game.title.players[1]))
    assert "agreed" in codec.write_state(game.state)
    assert codec.digest(game.state) != before
