"""What the lessons of 1850 promise to show does happen there."""

from tests.unit.learn.walking import begun, do_step
from tresham.core.game import Game
from tresham.core.ids import Party
from tresham.rules.rights import rights_out
from tresham.rules.shares import shares_held
from tresham.view.table_names import TableNames


def after(key: str, steps: int) -> Game:
    lesson, game = begun(key)
    for _ in lesson.steps[:steps]:
        do_step(lesson, game)
    return game


def party(game: Game, name: str) -> Party:
    return Party(TableNames(game.title, game.players).codec.parties.index(name))


def cash(game: Game, name: str) -> int:
    return game.state.cash[party(game, name)]


def shares(game: Game, owner: str, corp: str) -> int:
    return shares_held(game.table(), party(game, owner), party(game, corp))


def par(game: Game, corp: str) -> int:
    return game.title.cell_price[game.state.par[party(game, corp)]]


def test_a_share_is_given_up_for_more_than_it_then_costs_and_its_railway_pays_the_difference():
    before, redeemed, reissued, bought = (after("1850-buy-back", steps) for steps in range(4))
    assert [shares(game, "@Zoe", "NP") for game in (before, redeemed, bought)] == [6, 5, 6]
    assert [shares(game, "NP", "NP") for game in (before, redeemed, reissued)] == [0, 1, 0]
    assert [par(game, "NP") for game in (before, reissued)] == [68, 82]
    assert {game.table().price(party(game, "NP")) for game in (before, redeemed, reissued, bought)} == {110}
    assert cash(bought, "@Zoe") - cash(before, "@Zoe") == cash(before, "NP") - cash(bought, "NP") == 110 - 82
    assert cash(reissued, "@Ada") < par(reissued, "NP")


def test_what_the_sale_brought_sleeps_until_the_round_is_over():
    bought, over = after("1850-buy-back", 3), after("1850-buy-back", 4)
    np = party(bought, "NP")
    assert bought.table().purse(np) == cash(bought, "NP") - 82
    assert over.table().purse(np) == cash(over, "NP")


def test_no_tile_leads_to_the_range_before_a_railway_owns_the_mine():
    def leads_north_west(game: Game) -> bool:
        names = TableNames(game.title, game.players).codec
        lays = [names.write_action(action) for action in game.legal_actions()]
        return any(one["type"] == "lay_tile" and one["hex"] == "B11" and one["lay"] == "57:2" for one in lays)

    assert [leads_north_west(after("1850-mesabi", steps)) for steps in (0, 1)] == [False, True]


def test_a_token_comes_with_the_mine_and_half_of_what_others_pay():
    assert [rights_out(after("1850-mesabi", steps).table(), "mesabi") for steps in (0, 1, 5)] == [0, 1, 2]
    run, toll = after("1850-mesabi", 4), after("1850-mesabi", 5)
    toll_of_gn, income_of_the_mine, share_in_the_offering = 40, 15, 5
    assert cash(toll, "NP") - cash(run, "NP") == toll_of_gn + income_of_the_mine + share_in_the_offering
    token, train = 80, 80
    assert cash(run, "GN") - cash(toll, "GN") == token + train
