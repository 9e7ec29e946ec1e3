"""What the companion says at a decision: the numbers of the position."""

from __future__ import annotations

from tests import australia, czech, midwest
from tests.story import Story, given
from tests.unit.learn.walking import do_step
from tresham.core.game import Game
from tresham.learn import LESSONS, opened
from tresham.text import LANGUAGES, Scribe, remark_of
from tresham.view import Remark, companion, terms_of


def said(story: Story, with_best_runs: bool = True) -> dict[str, dict[str, int | str]]:
    """By code: the numbers of what is said at a table."""
    return {one.code: one.params for one in companion(story.ready().game, with_best_runs)}


def told(game: Game, remark: Remark, language: str) -> str:
    return remark_of(remark.code, remark.params, Scribe(game.title, game.players, language).at(game.state))


def at_start() -> Story:
    return given("1830", "Ann Bob Eve")


# --- the auction -----------------------------------------------------------------------------------------------------


def test_a_private_on_offer_is_told_by_what_it_earns_and_when_it_closes():
    remarks = said(at_start())
    assert remarks["lot_pays"] == {"private": "Schuylkill Valley", "price": 20, "income": 5, "times": 4}
    before = 6 + 5 + 4  # all of the 2, 3 and 4 trains
    assert remarks["lot_closes"] == {"private": "Schuylkill Valley", "train": "5", "before": before}
    assert remarks["float_needs"] == {"shares": 6, "par": 67, "cost": 402, "cash": 800}


def test_the_sentences_have_the_numbers_in_every_language():
    game = at_start().ready().game
    lot = companion(game)[0]
    assert told(game, lot, "en") == (
        "Schuylkill Valley costs $20 and brings $5 each time privates pay: 4 payments earn its price."
    )
    assert all("$20" in told(game, lot, language) for language in ("ru", "pl"))
    assert lot.about == "private:SV"


def test_what_others_can_pay_is_told_only_where_one_bids():
    assert "rival_can_pay" in said(at_start())
    assert "rival_can_pay" not in said(given("1848", "Ann Bob Eve"))  # prices fall there, and nobody bids


def test_money_in_bids_is_bound():
    story = at_start()
    story.when("Ann").bids("BO", 300)
    story.when("Bob").passes()
    story.when("Eve").passes()
    assert said(story)["money_promised"] == {"promised": 300, "free": 500}


# --- stock rounds ----------------------------------------------------------------------------------------------------


def test_a_founder_hears_what_floating_alone_costs_and_what_the_treasury_has_then():
    remarks = said(at_start().cash("Ann 500").stock_round(1, "Ann"))
    assert remarks["float_alone"] == {"only": "any", "shares": 6, "par": 82, "cost": 492, "cash": 500}
    assert remarks["treasury_then"] == {"par": 82, "cash": 820, "train": "2", "price": 80, "count": 4}
    assert remarks["train_rusts"] == {"train": "2", "by": "4", "before": 6 + 5}


def test_whoever_cannot_float_alone_hears_how_many_others_must_buy():
    remarks = said(at_start().cash("Ann 300").stock_round(1, "Ann"))
    assert remarks["float_together"] == {"only": "any", "par": 67, "most": 4, "missing": 2, "cash": 300}


def test_a_share_that_came_with_a_private_need_not_be_bought_again():
    """Ann has a tenth of PRR: five more shares float it, which she can pay at 100. That is so of no other corporation,
    so it is named."""
    story = at_start().holds("Ann", "PRR 1").cash("Ann 500").stock_round(1, "Ann").ready()
    remark = next(one for one in companion(story.game) if one.code == "float_alone")
    assert remark.params == {"only": "PRR", "shares": 5, "par": 100, "cost": 500, "cash": 500}
    assert told(story.game, remark, "en") == (
        "$100 is the dearest start that you can float alone, with PRR only: 5 shares cost $500 of your $500."
    )
    assert all("PRR" in told(story.game, remark, language) for language in LANGUAGES)
    together = said(at_start().holds("Bob", "PRR 1").cash("Ann 300").stock_round(1, "Ann"))["float_together"]
    assert together == {"only": "PRR", "par": 67, "most": 4, "missing": 1, "cash": 300}


def test_a_founder_hears_what_his_own_corporation_lacks_before_he_hears_of_another():
    story = at_start().started("PRR 90, NYC 100").holds("Ann", "PRR 3").holds("Bob", "NYC 5").cash("Ann 390")
    remarks = said(story.stock_round(1, "Ann"))
    assert remarks["own_float_lacks"] == {"corp": "PRR", "missing": 3, "cost": 270, "cash": 390}
    assert not {"float_alone", "float_together", "treasury_then", "float_lacks"} & set(remarks)


def test_in_sicily_the_treasury_has_what_founding_leaves_it():
    """Two shares of 68 float it, and it pays for its tokens at once [1849-9.4.0.4]."""
    story = given("1849", "A B C").launch_order("ATA").cash("A 140").stock_round(1, "A")
    token_fee = story.title.corporation(story.party("ATA")).tokens[0]
    remarks = said(story)
    assert remarks["float_alone"] == {"only": "any", "shares": 2, "par": 68, "cost": 136, "cash": 140}
    assert remarks["treasury_then"]["cash"] == 136 - token_fee


def shareholders() -> Story:
    """Ann leads NYC, Bob has as much of it, and all of PRR that is sold."""
    story = at_start().started("NYC 100, PRR 82").holds("Ann", "NYC 3").holds("Bob", "NYC 3, PRR 2")
    return story.floated("NYC").operated("NYC").trains("NYC 2 2").cash("NYC 140, Bob 400, Ann 400")


def test_a_purchase_that_changes_the_presidency_is_told_with_what_comes_with_it():
    remarks = said(shareholders().stock_round(2, "Bob"))
    assert remarks["buy_makes_president"] == {"corp": "NYC", "old": "Ann", "trains": 2, "cash": 140}


def test_a_sale_that_changes_the_presidency_is_told_with_who_gets_it():
    remarks = said(shareholders().cash("Ann 0").stock_round(2, "Ann"))
    assert remarks["sale_passes_presidency"] == {"shares": 1, "corp": "NYC", "new": "Bob", "trains": 2, "cash": 140}
    assert remarks["sale_moves"] == {"shares": 1, "corp": "NYC", "price": 100, "then": 90}
    assert "float_alone" not in remarks


def test_a_certificate_of_two_shares_is_one_certificate_that_changes_the_presidency():
    """Bob has three shares as Ann has, and the last certificate is two more [1849-9.6.3]."""
    story = given("1849", "Ann Bob Eve").launched("SFA 68").papers("Ann", "SFA P 1").papers("Bob", "SFA 1 1 1")
    story.papers("Eve", "SFA 1 1").cash("Bob 200, SFA 100").operated("SFA").stock_round(2, "Bob").ready()
    remark = next(one for one in companion(story.game) if one.code == "buy_makes_president")
    assert told(story.game, remark, "en").startswith("One more certificate of SFA")


def test_what_a_corporation_may_buy_of_its_own_is_no_purchase_of_its_president():
    """Step 15 of a turn [1849-10.0.3]: a share from the pool goes to the treasury and not to Ann."""
    story = given("1849", "Ann Bob Eve").launched("RCS 100").papers("Ann", "RCS P 1").papers("pool", "RCS 1")
    remarks = said(story.cash("RCS 500").operated("RCS").operates("RCS", "finance"))
    assert not {"certificates", "share_paid", "share_fills_treasury"} & set(remarks)


def test_it_is_told_how_many_shares_are_missing_and_how_many_certificates_may_be_had():
    remarks = said(shareholders().cash("Eve 100").stock_round(2, "Eve"))
    assert remarks["float_lacks"] == {"corp": "PRR", "missing": 4}
    assert remarks["certificates"] == {"certs": 0, "limit": 20}


def sicily() -> Story:
    """Ann leads CTL, which has its president's certificate sold and L.160."""
    return given("1849", "Ann Bob Eve").launched("CTL 100").papers("Ann", "CTL P").cash("CTL 160, Ann 255, Bob 300")


def test_where_a_corporation_is_paid_for_its_shares_its_president_hears_what_it_would_have():
    assert said(sicily().stock_round(1, "Ann"))["share_fills_treasury"] == {"corp": "CTL", "price": 100, "cash": 260}
    assert "share_fills_treasury" not in said(sicily().stock_round(1, "Bob"))
    assert "share_fills_treasury" not in said(shareholders().stock_round(2, "Ann"))  # the bank is paid in 1830


def test_a_token_that_costs_nothing_is_called_so_in_every_language():
    remark = Remark("token_costs", {"corp": "CTL", "left": 2, "cost": 0, "cash": 560}, "term:token", 2)
    game = sicily().ready().game
    assert told(game, remark, "en") == "CTL has 2 tokens left; this one costs nothing: L.560 stay."
    assert all("L.0" not in told(game, remark, language) for language in LANGUAGES)


def test_a_share_of_the_bank_of_england_is_weighed_by_what_it_paid():
    """It never runs, yet it pays in every operating round [1848-5.4.3a]."""
    lesson = LESSONS["1848-bank"]
    game = opened(lesson, "Zoe")
    for _ in ("buy", "second", "borrow"):
        do_step(lesson, game)
    remarks = {one.code: one.params for one in companion(game)}
    assert remarks["share_paid"] == {"corp": "BOE", "paid": 10, "price": 100}


def test_cards_whose_other_face_is_up_are_counted_for_a_founder_too():
    """A medium corporation runs the plus face of cards that lie with their plain one up [18CZ-VIII.10.9]."""
    remarks = said(czech.market("EKJ 70").cash("A 300"))
    then = remarks["treasury_then"]
    assert then["count"] == int(then["cash"]) // int(then["price"]) > 0


def test_a_president_hears_that_a_train_will_cost_his_own_money():
    story = at_start().started("PRR 100").phase("4").holds("Ann", "PRR 2").holds("Bob", "PRR 4").floated("PRR")
    story.operated("PRR").token("PRR", "H12").tile("H10", "57", 1).cash("PRR 120").stock_round(3, "Ann")
    assert said(story)["trainless"] == {"corp": "PRR", "price": 300, "cash": 120, "lack": 180}


# --- operating turns -------------------------------------------------------------------------------------------------


def railway(part: str, cash: str = "PRR 200", **memory: int | bool) -> Story:
    """Ann has half of PRR, Bob a tenth; it has a 2 train and track from Altoona to Pittsburgh."""
    story = at_start().started("PRR 90").holds("Ann", "PRR 5").holds("Bob", "PRR 1").floated("PRR").operated("PRR")
    story.token("PRR", "H12").tile("H10", "57", 1).trains("PRR 2").cash(cash)
    return story.operates("PRR", part, **memory)


def test_track_is_weighed_by_what_the_trains_earn_as_it_lies():
    story = railway("track")
    remarks = said(story)
    revenue = remarks["earns_now"]["revenue"]
    assert remarks["earns_now"] == {"corp": "PRR", "revenue": revenue, "trains": 1}
    assert isinstance(revenue, int)
    assert revenue > 0
    story.when("PRR").passes()
    story.when("PRR").passes()
    assert said(story)["runs_proven"] == {"corp": "PRR", "revenue": revenue, "per_share": revenue // 10}
    assert remarks["next_colour"] == {"colour": "green", "train": "3", "before": 5}


def test_what_trains_can_earn_is_not_told_where_the_table_does_without_that_help():
    assert not {"earns_now", "runs_proven"} & set(said(railway("track"), with_best_runs=False))


def test_a_right_of_the_bank_is_told_by_its_price_and_by_how_many_are_left():
    """UP owns the mine, and track leads GN there [1850-MES.5]; nobody has one of the four tokens yet."""
    story = midwest.laid(midwest.company("GN UP"), midwest.TO_MESABI).owns("UP", "MRC").operates("GN", "track").ready()
    remark = next(one for one in companion(story.game) if one.code == "right_costs")
    assert remark.params == {"right": "mesabi", "corp": "GN", "cost": 80, "cash": 500, "left": 4}
    assert remark.about == "term:mesabi"
    assert told(story.game, remark, "en") == (
        "A Mesabi token, bought in place of a yellow tile, costs GN $80 of $500; 4 are left."
    )
    last = Remark("right_costs", {**remark.params, "left": 1}, "", 3)
    assert told(story.game, last, "en").endswith("; it is the last one.")


def test_without_a_train_its_price_is_told():
    story = at_start().started("PRR 90").holds("Ann", "PRR 6").floated("PRR").token("PRR", "H12").cash("PRR 900")
    remarks = said(story.operates("PRR", "track"))
    assert remarks["no_train_yet"] == {"corp": "PRR", "train": "2", "price": 80, "cash": 900}


def test_a_dividend_is_told_by_shares_prices_and_the_next_train():
    remarks = said(railway("dividend", "PRR 50", revenue=60, ran=True))
    assert remarks["paying"] == {"paid": 6, "mine": 30, "price": 90, "then": 100, "move": "up"}
    assert remarks["withholding"]["cash"] == 110
    assert (remarks["withholding"]["move"], remarks["withholding"]["then"]) == ("down", 82)
    assert remarks["train_if_kept"] == {"train": "2", "price": 80, "cash": 110, "left": 50}


def test_what_a_share_gets_is_told_where_the_pool_has_some_too():
    """The corporation is paid for those in the pool."""
    remarks = said(railway("dividend", "PRR 50", revenue=60, ran=True).holds("pool", "PRR 2"))
    assert (remarks["paying"]["paid"], remarks["paying"]["mine"]) == (6, 30)


def test_no_sum_for_one_share_is_told_where_there_is_none_that_fits():
    """A owns three of four shares: of 30 K he gets 22.50, rounded up as a whole [18CZ-VIII.8.7]."""
    story = czech.operating("EKJ", "dividend", revenue=30, ran=True).holds("A", "EKJ 1")
    remarks = said(story)
    assert (remarks["paying"]["paid"], remarks["paying"]["mine"]) == (0, 23)
    game = story.game
    remark = next(one for one in companion(game) if one.code == "paying")
    assert told(game, remark, "en").startswith("Paying gives you 23\u00a0K; the price")
    runs = Remark("runs_proven", {"corp": "EKJ", "revenue": 30, "per_share": 0}, "", 3)
    assert told(game, runs, "en") == "The trains of EKJ can earn 30\u00a0K. It is proven that nothing better exists."


def test_what_comes_to_the_edge_of_the_market_has_no_price_there_but_is_lost():
    """By revenue that is kept [1848-11.2a], by a sale [1849-9.2.3], by a block that nobody takes [1850-MK.8]."""
    kept = said(australia.operating("CAR", "dividend", revenue=60, ran=True).marker(f"CAR {australia.at('R2C1')}"))
    assert kept["withholding_ruins"] == {"corp": "CAR"}
    assert "withholding" not in kept
    sale = said(sicily().marker("CTL A9").operated("CTL").papers("Ann", "CTL 1").stock_round(2, "Ann"))
    assert sale["sale_ruins"] == {"shares": 1, "corp": "CTL"}
    assert "sale_moves" not in sale
    story = given("1849", "Ann Bob Eve").launched("CTL 100").papers("Ann", "CTL P 1 1").papers("Bob", "CTL 1 1")
    more = said(story.marker("CTL A8").operated("CTL").cash("Ann 0").stock_round(2, "Ann"))
    assert more["sale_ruins"] == {"shares": 2, "corp": "CTL"}
    assert "sale_passes_presidency" not in more  # nobody leads what is lost
    story = midwest.company("KATY GN").marker("KATY A8").holds("P2", "KATY 1").stock_round(2, "P2").ready()
    block = said(midwest.sold(story, "P2", ("KATY", 1)))
    assert block["lets_fall_ruins"] == {"corp": "KATY"}
    assert "lets_fall" not in block


def test_where_a_turn_without_revenue_is_the_end_it_is_said_before_anything_is_spent():
    """At the edge the marker of a corporation without a train goes over it [1848-11.2a, 1850-MK.8]."""
    australian, midwestern = australia.operating("CAR"), midwest.operating("KATY")
    assert said(australian.marker(f"CAR {australia.at('R2C1')}"))["idle_ruins"] == {"corp": "CAR"}
    assert said(midwestern.marker("KATY A8"))["idle_ruins"] == {"corp": "KATY"}
    assert "idle_ruins" not in said(australia.operating("CAR").marker(f"CAR {australia.at('R2C2')}"))
    assert "idle_ruins" not in said(midwest.operating("KATY", "trains").marker("KATY A8"))


def test_a_loan_is_weighed_only_as_near_to_receivership_as_it_leads():
    """Two columns for a loan [1848-5.6.2a]: far from the edge nobody thinks of it, two columns away it is the end."""
    far = said(australia.operating("CAR").marker(f"CAR {australia.at('R2C8')}"))
    assert (far["loan"]["amount"], "ruin_near" in far, "loan_ruins" in far) == (100, False, False)
    near = said(australia.operating("CAR").marker(f"CAR {australia.at('R2C2')}"))
    assert near["ruin_near"] == {"corp": "CAR", "columns": 2}
    assert near["loan_ruins"] == {"corp": "CAR"}
    assert "loan" not in near


def test_where_only_a_loan_is_to_be_decided_it_is_spoken_of_first():
    story = australia.operating("CAR", "trains").trains("CAR 3 3 3 3").marker(f"CAR {australia.at('R2C8')}")
    remarks = companion(story.ready().game)
    assert next(one.weight for one in remarks if one.code == "loan") == max(one.weight for one in remarks)


def test_it_is_told_whether_the_next_train_can_be_paid_at_all():
    assert said(railway("dividend", "PRR 90", revenue=60, ran=True))["train_anyway"]["cash"] == 90
    short = said(railway("dividend", "PRR 0", revenue=60, ran=True))
    assert short["train_too_dear"] == {"train": "2", "price": 80, "cash": 60, "lack": 20}


def test_the_depot_is_counted_and_what_the_next_train_does():
    """One 2 train is sold already, and the four that are left come before the first 3 train."""
    remarks = said(railway("trains").depot("2 4"))
    assert remarks["depot"] == {"train": "2", "left": 4, "next": "3", "price": 180}
    assert remarks["own_train_rusts"] == {"corp": "PRR", "train": "2", "by": "4", "before": 4 + 5}
    assert remarks["train_room"] == {"corp": "PRR", "have": 1, "limit": 4}


def test_a_purchase_that_makes_trains_rust_tells_whose():
    story = at_start().started("PRR 90, NYC 90").holds("Ann", "PRR 6").holds("Bob", "NYC 6").floated("PRR NYC")
    story.phase("3").depot("3 0").trains("NYC 2 2, PRR 2").cash("PRR 400").operates("PRR", "trains")
    remarks = said(story)
    assert remarks["buy_rusts"] == {"train": "4", "old": "2", "owners": "PRR, NYC"}
    assert remarks["depot"]["next"] == "5"
    assert "next_rusts" not in remarks  # the 4 has made them rust by then


def test_a_train_sold_early_waits_for_the_phase_of_its_release():
    """The 4 rusts with the diesel, which is sold as soon as a 6 is: all 4s and 5s that are left, and one 6."""
    story = at_start().started("PRR 90").holds("Ann", "PRR 6").floated("PRR").phase("4")
    story.trains("PRR 4").depot("4 1, 5 3, 6 2").cash("PRR 400").operates("PRR", "trains")
    assert said(story)["own_train_rusts"] == {"corp": "PRR", "train": "4", "by": "D", "before": 1 + 3 + 1}


def test_who_gives_up_a_train_in_the_turn_of_another_hears_nothing_of_what_that_one_may_do():
    """EKJ may keep two trains; meanwhile BTE, whose turn it is, could deal in locals [18CZ-VIII.12.14]."""
    story = czech.railway("BTE EKJ", "d").marker("EKJ D2").depot("3d 0").trains("EKJ 2a 2a 2b").owns("BTE", "S1")
    story.owns("B", "S2").cash("BTE 900").operates("BTE", "trains").when("BTE").buys_train("4e", 180, face="3+3e")
    remarks = {one.code: one.params for one in companion(story.game)}
    assert story.actor() == "EKJ"
    assert {choice.action.by for choice in story.game.legal_actions().menu} == {story.party("EKJ"), story.party("BTE")}
    assert "train_rusts" in remarks
    assert not {"own_private", "others_private", "bank_takes"} & set(remarks)


def test_who_must_buy_a_train_hears_who_pays():
    story = at_start().started("PRR 100, NYC 82").phase("4").holds("Ann", "PRR 2").holds("Bob", "PRR 1, NYC 3")
    story.holds("Ann", "NYC 2").token("PRR", "H12").tile("H10", "57", 1).floated("PRR NYC")
    remarks = said(story.cash("Ann 70, PRR 100").operates("PRR", "trains"))
    assert remarks["must_buy_with_help"] == {"corp": "PRR", "price": 300, "cash": 100, "who": "Ann", "lack": 200}
    assert remarks["can_raise"] == {"lack": 130, "raised": 2 * 82}


def test_the_bank_is_mentioned_when_it_runs_low():
    assert "bank_left" not in said(railway("track"))
    assert said(railway("track").bank(900))["bank_left"] == {"left": 900}


def test_no_more_than_four_things_are_said_and_each_links_to_a_word_of_the_title():
    remarks = companion(shareholders().stock_round(2, "Bob").ready().game)
    assert len(remarks) == 4
    words = {f"term:{term.key}" for term in terms_of("1830")}
    assert {one.about for one in remarks} <= words


def test_after_the_end_nothing_is_left_to_weigh():
    story = at_start().over("bank")
    assert companion(story.game) == ()
