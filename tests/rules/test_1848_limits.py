"""1848: who is above the certificate limit, when he must sell, and how much."""

from __future__ import annotations

from tests.australia import directed, fallen
from tests.marks import rule
from tests.story import Story, given
from tresham.rules.stock import must_come_down
from tresham.titles.g1848.profiles import ENOUGH
from tresham.view import look

# --- when ------------------------------------------------------------------------------------------------------------


def deposed(bank: int = 6) -> Story:
    """A directs SAR with as many shares as C has; six shares of the Bank of England bring him to the limit of 12. It is
    C's turn, and A has had none yet."""
    story = given("1848", "A B C D E F")
    directed(directed(story, "A", "SAR", 100, 3), "B", "VR", 100, 4)
    story.holds("A", "VR 4", president=False).holds("A", f"BOE {bank}").holds("C", "SAR 3")
    return story.stock_round(2, "C")


@rule("1848-C-29", "1848-12.2.1c")
def test_who_comes_above_the_limit_before_his_first_turn_sells_in_the_next_round_too() -> None:
    story = deposed().when("C").buys("SAR")
    assert (story.president("SAR"), story.counted("A")) == ("C", 13)
    story.passes("D E F").when("A", refused="certificate_limit", rule="1848-12.2.1a").buys_cert("SAR", 8)
    story.passes("A")
    assert story.to_act() == "B"
    story.comes_to_round("operating").comes_to_round("stock", to="A")
    story.when("A", refused="over_limit", rule="1848-12.2.1c").passes()


@rule("1848-C-29", "1848-12.2.1c")
def test_who_was_above_it_when_the_round_began_sells_though_he_loses_a_directorship_too() -> None:
    story = deposed(bank=7).when("C").buys("SAR")
    assert (story.president("SAR"), story.counted("A")) == ("C", 14)
    story.passes("D E F").when("A", refused="over_limit", rule="1848-12.2.1c").passes()


@rule("1848-C-29", "1848-12.2.1c")
def test_who_gives_a_directorship_away_himself_must_come_down_all_the_same() -> None:
    """A has eleven certificates, one too many. He sells one of the two shares with which he directs QR."""
    story = given("1848", "A B C")
    for corp, shares in (("SAR", 6), ("VR", 6), ("QR", 2)):
        directed(story, "A", corp, shares=shares)
    fallen(story, ("NSW", "A"), ("FED", "A"), ("WA", "B")).holds("B", "QR 3").stock_round(3, "A")
    story.when("A").sells("QR", 1)
    assert (story.president("QR"), story.counted("A")) == ("B", 11)
    story.when("A", refused="over_limit", rule="1848-12.2.1c").passes()


@rule("1848-C-29", "1848-12.2.1c")
def test_who_could_sell_nothing_in_his_first_turn_need_not_sell_later() -> None:
    """All pools are full; then B takes a share out of one."""
    story = given("1848", "A B C")
    for corp in ("SAR", "VR", "QR"):
        directed(story, "A", corp, shares=5).holds("pool", f"{corp} 5")
    fallen(story, ("NSW", "A"), ("FED", "A"), ("WA", "B")).stock_round(3, "C").passes("C")
    assert (story.counted("A"), story.to_act()) == (12, "B")
    story.when("B").buys("SAR", "pool")
    story.passes("C")
    assert (story.to_act(), story.sales_offered("SAR")) == ("A", {1})
    story.when("A", refused="certificate_limit", rule="1848-12.2.1a").buys("VR", "pool")
    story.passes("A")
    assert story.to_act() == "B"


# --- how much --------------------------------------------------------------------------------------------------------


def above(profile: str = "rulebook") -> Story:
    """A directs SAR, VR and QR with six shares each, on 15 certificates. Three companies are lost, two by A: his limit
    is 10. Of each company four certificates can go, in one sale a turn."""
    story = given("1848", "A B C", profile)
    for corp in ("SAR", "VR", "QR"):
        directed(story, "A", corp, shares=6)
    return fallen(story, ("NSW", "A"), ("FED", "A"), ("WA", "B")).stock_round(3, "A")


@rule("1848-12.2.1c", "1848-C-55", "1848-C-29")
def test_nobody_stays_above_the_limit_by_selling_too_little_of_everything() -> None:
    story = above()
    assert (story.counted("A"), story.sales_offered("SAR")) == (15, {1, 2, 3, 4})
    story.when("A").sells("SAR", 1)
    story.when("A").sells("VR", 1)
    story.when("A", refused="stays_above_limit", rule="1848-12.2.1c").sells("QR", 2)
    assert story.sales_offered("QR") == {3, 4}
    story.when("A").sells("QR", 3)
    assert story.counted("A") == 10


@rule("1848-12.2.1c", "1848-C-29")
def test_who_cannot_come_down_to_the_limit_comes_as_near_as_he_can() -> None:
    """The pools of SAR and VR take one share each, that of QR two."""
    story = above().holds("pool", "SAR 4, VR 4, QR 3")
    assert [story.sales_offered(corp) for corp in ("SAR", "VR", "QR")] == [{1}, {1}, {2}]
    for corp, shares in (("QR", 2), ("SAR", 1), ("VR", 1)):
        story.when("A").sells(corp, shares)
    assert (story.counted("A"), story.to_act()) == (11, "B")


@rule("1848-12.2.1c", "1848-12.4.2a")
def test_the_bank_of_england_may_be_sold_share_by_share() -> None:
    story = above().holds("A", "BOE 2").holds("pool", "SAR 4, VR 4, QR 4")
    story.when("A").sells("BOE", 1)
    story.when("A").sells("BOE", 1)
    assert story.sales_offered("SAR") == {1}


@rule("1848-12.2.1c", "1848-6.2d")
def test_a_director_who_gives_up_his_office_gets_two_certificates_first() -> None:
    """A must lose three certificates of QR, and B has four shares of it: three shares are not enough."""
    story = above().holds("B", "QR 4").holds("pool", "SAR 4, VR 4")
    assert story.sales_offered("QR") == {4, 5}
    story.when("A").sells("QR", 4)
    assert (story.counted("A"), story.president("QR")) == (12, "B")


def test_on_the_site_he_may_stay_above_it() -> None:
    story = above("18xx.games")
    for corp in ("SAR", "VR", "QR"):
        story.when("A").sells(corp, 1)
    assert story.counted("A") == 12


@rule("1848-12.2.1c")
def test_between_stock_rounds_nobody_is_asked_to_come_down() -> None:
    """What A's shares would bring is told in an operating round too, and there he need not come down."""
    story = above()
    sar = story.title.corp("SAR")
    assert (must_come_down(story.table(), story.party("A")), ENOUGH(story.table(), story.party("A"), sar)) == (True, 1)
    story.operates("SAR", "track").ready()
    assert (story.counted("A"), must_come_down(story.table(), story.party("A"))) == (15, False)
    (seen,) = (one for one in look(story.game).players if one.name == "A")
    assert seen.liquid > seen.cash
