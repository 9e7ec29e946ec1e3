"""A president is a player or nobody."""

from dataclasses import replace

from tests.islet import CORPORATIONS, RAILWAY, islet, on_islet
from tests.story import Story
from tresham.core.action import SellShares
from tresham.core.ids import Cert

FUND = replace(RAILWAY, name="fund", certs=(1,) * 5, directed=False)
"""A kind whose first certificate is like all the others."""


def with_fund() -> Story:
    """Islet, where nobody directs C."""
    a, b, c = CORPORATIONS
    return on_islet(islet(corporations=(a, b, replace(c, kind=FUND))))


def test_whoever_holds_the_directors_certificate_is_president():
    assert on_islet().started("A 76").holds("Bob", "A 2").unsettled().president("A") == "Bob"


def test_a_kind_without_director_has_no_president_whoever_holds_its_first_certificate():
    story = with_fund().started("C 76").holds("Bob", "C 3").unsettled()
    assert story.game.state.certs[story.title.certs_of[story.party("C")].start] == story.party("Bob")
    assert story.president("C") == "nobody"


def test_the_pool_is_never_president():
    story = on_islet().started("A 76").papers("pool", "A P").unsettled()
    assert story.president("A") == "nobody"


def test_a_corporation_that_owns_itself_has_no_president():
    story = on_islet().papers("A", "A P").unsettled()
    assert story.president("A") == "nobody"


def test_every_certificate_of_a_kind_without_director_is_for_sale_and_nobody_becomes_president():
    story = with_fund().started("C 76").stock_round(2, "Ann")
    story.when("Ann").buys("C")
    assert (story.shares("Ann", "C"), story.president("C")) == (1, "nobody")
    story.when("Ann").passes()
    story.when("Bob").buys("C").when("Bob").passes()
    story.when("Eve").buys("C").when("Eve").passes()
    story.when("Ann").buys("C")
    assert (story.shares("Ann", "C"), story.president("C")) == (2, "nobody")


def test_every_certificate_of_a_kind_without_director_can_be_sold_again():
    story = with_fund().started("C 76").holds("Ann", "C 3").holds("Bob", "C 1").stock_round(2, "Ann")
    assert story.sales_offered("C") == {1, 2, 3}
    first = Cert(story.title.certs_of[story.party("C")].start)
    story.when("Ann").do(SellShares(story.party("Ann"), (first,), 1))
    assert (story.shares("pool", "C"), story.president("C")) == (1, "nobody")


def test_a_kind_without_director_is_not_started():
    story = with_fund().cash("Ann 400").stock_round(2, "Ann")
    assert (story.pars_offered("A"), story.pars_offered("C")) == ({76, 70, 65}, set())
    story.when("Ann", refused="already_started").starts("C", 76)
