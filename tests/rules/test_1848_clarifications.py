"""1848: questions that the rulebook leaves open, and how they are settled."""

from __future__ import annotations

from tests.australia import QUARTET, at, company, directed, fallen, in_need, lent
from tests.marks import rule
from tests.midwest import laid
from tests.story import Story, given

# --- shares ----------------------------------------------------------------------------------------------------------


@rule("1848-C-06")
def test_a_share_of_qr_without_par_counts_and_cannot_be_sold() -> None:
    story = company("CAR").holds("B", "QR 1", president=False).stock_round(2, "B")
    assert story.counted("B") == 1
    assert story.sales_offered("QR") == set()
    assert story.score("B") == 630


@rule("1848-C-15")
def test_shares_in_the_pool_have_been_bought() -> None:
    story = given("1848", QUARTET).started("VR 70").holds("A", "VR 2").holds("pool", "VR 3").stock_round(2, "B")
    story.when("B").buys("VR")
    assert (story.has_floated("VR"), story.cash_of("VR")) == (True, 700)


@rule("1848-C-19", "1848-12.2.2a")
def test_six_shares_of_the_bank_of_england_are_the_most() -> None:
    story = company("CAR").holds("B", "BOE 6").stock_round(2, "B")
    assert story.counted("B") == 6
    story.when("B", refused="holding_limit", rule="1848-12.2.2a").buys("BOE")


@rule("1848-C-20")
def test_the_bank_of_england_is_sold_without_restriction() -> None:
    story = company("CAR").holds("B", "BOE 6").stock_round(1, "B")
    assert story.sales_offered("BOE") == {1, 2, 3, 4, 5, 6}


@rule("1848-C-47", "1848-C-74")
def test_several_markers_rise_in_operating_order() -> None:
    story = company("CAR VR").holds("C", "CAR 4, VR 4").marker(f"CAR {at('R2C5')}, VR {at('R2C5')}")
    story.stock_round(2, "A").everybody_passes()
    assert story.markers_in(at("R1C5")) == ["CAR", "VR"]


# --- rounds ----------------------------------------------------------------------------------------------------------


@rule("1848-C-61", "1848-7.2a")
def test_an_operating_round_without_companies_is_held() -> None:
    story = given("1848", QUARTET).owns("A", "P1").owns("B", "P2").stock_round(1, "A").everybody_passes()
    assert story.purses() == [635, 640, 630, 630]
    assert story.round() == ("stock", 2, 1, 1)


@rule("1848-C-72", "1848-4.7b")
def test_p6_outlives_car_without_a_train() -> None:
    story = company("CAR VR", "3").owns("D", "P6").marker(f"CAR {at('R4C2')}").operates("CAR")
    story.when("CAR").takes_loan()
    assert story.owner("P6") == "D"


# --- loans -----------------------------------------------------------------------------------------------------------


@rule("1848-C-30", "1848-5.6.2a")
def test_the_first_loan_of_a_round_is_two_columns_whatever_there_was_before() -> None:
    story = lent(in_need("CAR 450"), "CAR", 5)
    story.when("CAR").buys_train("5", 500)
    assert (story.cell("CAR"), story.cash_of("CAR")) == (at("R2C6"), 50)


@rule("1848-C-34", "1848-8.4.2a")
def test_no_train_even_if_the_money_would_do_now() -> None:
    story = in_need("CAR 450", cell="R2C2")
    story.when("CAR").buys_train("5", 500)
    assert [corp for corp, _ in story.fact("receiverships")] == [story.party("CAR")]
    assert (story.trains_of("CAR"), story.trains_of("bank").count("5")) == ([], 2)


@rule("1848-C-35", "1848-C-24", "1848-8.4.4a")
def test_loans_that_run_out_on_the_way_stay_given() -> None:
    story = lent(in_need("CAR 100", cell="R1C16"), "SAR", 18)
    story.when("CAR").buys_train("5", 500)
    assert [corp for corp, _ in story.fact("receiverships")] == [story.party("CAR")]
    assert (story.price("BOE"), story.cash_of("BOE")) == (340, 0)


@rule("1848-C-32", "1848-5.6.3b")
def test_the_director_names_the_face_in_need() -> None:
    story = in_need("CAR 320", cell="R2C12")
    story.when("CAR").buys_train("5", 550, face="5+")
    assert (story.trains_of("CAR"), story.cash_of("CAR"), story.price("BOE")) == (["5+"], 70, 100)


# --- falls and debts -------------------------------------------------------------------------------------------------


def indebted() -> Story:
    """A owes £50: SAR has fallen and he had nothing to sell. VR of D's acts next."""
    story = given("1848", QUARTET).phase("3")
    directed(story, "A", "SAR", 80, 5).holds("B", "SAR 2").holds("C", "SAR 1").cash("SAR 0, A 90")
    directed(story, "D", "VR").holds("A", "VR 1").marker(f"SAR {at('R4C2')}").cash("D 0").owns("A", "P1")
    laid(story, "H6 57 H5 H7").tile("H5", "57", 1).trains("VR 3")
    return story


@rule("1848-C-26", "1848-5.5.3b", "1848-5.5.3c")
def test_income_goes_into_the_debt_first() -> None:
    story = indebted().holds("pool", "VR 3").operates("SAR", of=2)
    story.when("SAR").takes_loan()
    total = sum(story.game.state.cash)
    if story.to_act() == "A":
        story.when("A").sells("VR", 1)
        assert story.score("A") == -50 + 100
    before = story.score("A")
    story.comes_to_round("operating", 2)
    assert story.score("A") == before + 5, "P1 has paid"
    assert sum(story.game.state.cash) == total == 12000


@rule("1848-C-26")
def test_a_debtor_buys_nothing() -> None:
    story = given("1848", QUARTET).phase("3")
    directed(story, "A", "SAR", 80, 5).holds("B", "SAR 2").holds("C", "SAR 1").cash("SAR 0, A 90")
    directed(story, "D", "VR").marker(f"SAR {at('R4C2')}").operates("SAR").when("SAR").takes_loan()
    story.comes_to_round("stock")
    assert (story.cash_of("A"), story.score("A")) == (0, -50)
    asked = set()
    while story.round()[0] == "stock":
        asked.add(story.to_act())
        story.goes_on()
    assert asked == {"B", "C", "D"}, "he has nothing to sell and can buy nothing"


@rule("1848-C-12", "1848-5.5.5a")
def test_a_fallen_companys_privates_and_rights_are_lost() -> None:
    story = company("CAR VR", "3").owns("CAR", "P2 P4").marker(f"CAR {at('R4C2')}").operates("CAR")
    story.when("CAR").takes_loan()
    assert (story.owner("P2"), story.owner("P4")) == (None, None)


@rule("1848-C-67", "1848-5.5.5b")
def test_stations_of_the_bank_of_england_block() -> None:
    story = laid(company("SAR VR", "3"), "H6 57 H5 H7, H5 57 H6 H4, H4 6 H5 G3, G3 57 H4 F3, F3 57 G3 E2")
    story.marker(f"SAR {at('R4C2')}").trains("VR 4+").operates("SAR").when("SAR").takes_loan()
    story.comes_to("VR", "run")
    story.when("VR", refused="run_passes_blocked", rule="1848-10.1.2e").runs(**{"4+": "H5 H4 G3 F3"})
    assert story.tokens_of("BOE") == ["G3.0"]


@rule("1848-C-28", "1848-5.5.4b")
def test_a_former_directors_losses_add_up() -> None:
    story = fallen(given("1848", "A B C D E"), ("SAR", "B"), ("VR", "B"), ("QR", "B"))
    limits = [story.title.certificate_limit(story.table(), player) for player in story.title.players]
    assert limits == [10, 7, 10, 10, 10]


# --- trains ----------------------------------------------------------------------------------------------------------


@rule("1848-C-37", "1848-8.3.5a")
def test_a_diesel_in_exchange_at_the_limit() -> None:
    story = company("CAR", "6").depot("6 0").trains("CAR 4 5").cash("CAR 1200").operates("CAR", "trains")
    story.when("CAR", refused="train_limit", rule="1848-8.3.5a").buys_train("8", 800)
    story.when("CAR").buys_train("8", 800, trade="4", face="D")
    assert sorted(story.trains_of("CAR")) == ["5", "D"]


@rule("1848-C-38", "1848-8.2.4c")
def test_an_8_is_not_traded_for() -> None:
    story = company("CAR", "6").depot("6 0").trains("CAR 4").cash("CAR 1200").operates("CAR", "trains")
    story.when("CAR", refused="no_trade_in", rule="1848-8.2.4c").buys_train("8", 500, trade="4")


@rule("1848-C-40", "1848-8.1b")
def test_excess_trains_go_in_operating_order_from_the_one_in_turn() -> None:
    story = company("SAR VR NSW", "4").depot("4 0").trains("SAR 3 3+, VR 3 4 4+, NSW 3 4 2E").cash("VR 900")
    story.trains("NSW 3+").marker(f"SAR {at('R2C7')}, NSW {at('R2C6')}, VR {at('R2C5')}")
    story.cash("SAR 900").operates("SAR", "trains").when("SAR").buys_train("5", 500)
    assert story.actor() == "SAR"
    story.when("SAR").discards("5")
    assert story.actor() == "NSW"
    story.when("NSW", refused="train_stays", rule="1848-8.1b").discards("2E")
    story.when("NSW").discards("3")
    assert story.actor() == "VR"
