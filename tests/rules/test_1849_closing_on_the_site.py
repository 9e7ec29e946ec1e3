"""1849 on the public site: what is different there when corporations close."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.sicily import shared
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import CorporationClosed, PresidencyPassed, SharesSold, TokenPlaced
from tresham.core.illegal import Illegal
from tresham.interop.xxgames.reader import Reader
from tresham.interop.xxgames.replay_on_site import Shadow, Untellable
from tresham.interop.xxgames.writer import Writer
from tresham.rules.ruin import RaisingFailed
from tresham.titles import SHELF

SITE = "18xx.games"
QUARTET = "Ann Bob Eve Dan"

# --- questions that are left over -------------------------------------------------------------------------------------


def before_the_sale(profile: str) -> Story:
    return shared(profile=profile, Ann="P 1 1", Bob="1 1 2").marker("RCS A9").cash("Ann 500").ready()


def dumped(profile: str = SITE) -> Story:
    """Ann's sale makes Bob, who could give the last certificate or two others, president of RCS, which closes by it."""
    story = before_the_sale(profile)
    story.when("Ann").sells("RCS", 1)
    assert len(story.happened(PresidencyPassed)) == 1
    assert not story.has_floated("RCS")
    return story


def swaps(story: Story) -> list[str]:
    return [choice.action.kind for choice in story.menu(act.ChooseSwap) if isinstance(choice.action, act.ChooseSwap)]


@rule("1849-PD-31")
def test_the_site_asks_for_certificates_of_a_corporation_that_has_closed() -> None:
    story = dumped()
    assert (story.to_act(), swaps(story)) == ("Ann", ["one"])
    story.when("Ann", refused="no_such_swap", rule="1849-9.5.3").takes_for_presidency("two")
    story.when("Ann").takes_for_presidency("one")
    assert (story.to_act(), swaps(story)) == ("Ann", [])
    assert (story.certs("Ann", "RCS"), story.certs("Bob", "RCS")) == ([], [])


@rule("1849-PD-31")
def test_such_an_answer_is_read_and_written() -> None:
    story = dumped()
    reader, writer = Reader(story.game, [1, 2, 3, 4]), Writer(story.game, [1, 2, 3, 4])
    entry = {"type": "choose", "entity": 1, "entity_type": "player", "choice": "One 20% cert"}
    assert reader.action(entry) == act.ChooseSwap(story.party("Ann"), "one")
    story.when("Ann").takes_for_presidency("one")
    assert writer.entries(story.game.node) == [entry]


@rule("1849-PD-31")
def test_of_several_questions_in_a_liquidation_the_last_is_asked() -> None:
    story = given("1849", QUARTET, SITE).phase("8").launched("CTL 100, ATA 100, RCS 100, IFT 100").launch_order("")
    story.papers("Ann", "CTL P, ATA P 1 1, RCS P 1 1").papers("Bob", "ATA 1 1 2, RCS 1 1 2").papers("Eve", "IFT P")
    story.marker("ATA C9, RCS B9, CTL F4, IFT F4").operated("CTL ATA RCS IFT").cash("Ann 10, CTL 0, IFT 50")
    story.operates("CTL", "trains").when("CTL").goes_bankrupt()
    assert [story.name(one.corp) for one in story.happened(PresidencyPassed)] == ["ATA", "RCS"]
    story.when("Ann").borrows()
    story.when("Ann").takes_for_presidency("two")
    assert (story.certs("pool", "ATA"), story.certs("pool", "RCS")) == ([1, 1, 2], [1, 1, 1, 1])


@rule("1849-PD-31")
def test_by_the_rulebook_nobody_is_asked() -> None:
    assert swaps(dumped("rulebook")) == []


@rule("1849-PD-31")
def test_a_game_by_the_rulebook_is_told_with_that_answer() -> None:
    ours, site = before_the_sale("rulebook"), before_the_sale(SITE)
    shadow = Shadow(ours.game, site.game)
    ours.when("Ann").sells("RCS", 1)
    ours.when("Ann").passes()
    for node in ours.game.line()[1:]:
        assert node.action is not None
        shadow.tell(node.action, node)
    told = [node.action.__class__ for node in site.game.line()[1:]]
    assert told == [act.SellShares, act.ChooseSwap, act.Pass]


# --- sales after which the site stands still --------------------------------------------------------------------------


def poor(bobs: str = "", profile: str = SITE, eve: int = 500) -> Story:
    """A sale of Ann's closes RCS, the only thing that she, who has two shares, and Bob could deal in."""
    story = given("1849", QUARTET, profile).launched("RCS 100, CTL 100").marker("RCS A9, CTL F4").launch_order("ATA")
    story.papers("Eve", "RCS P, CTL P 1 1").papers("Ann", "RCS 1 1").papers("Bob", "RCS 1").operated("RCS CTL")
    if bobs:
        story.papers("Bob", bobs)
    return story.cash(f"Ann 0, Bob 0, Dan 0, Eve {eve}").stock_round(4, "Ann")


def blocks(story: Story) -> list[int]:
    """How many shares may be sold."""
    return [choice.action.shares for choice in story.menu(act.SellShares) if isinstance(choice.action, act.SellShares)]


@rule("1849-PD-30")
def test_a_sale_that_would_stop_the_site_is_refused_and_not_offered() -> None:
    story = poor()
    assert blocks(story) == [2]
    story.when("Ann", refused="standstill", rule="1849-PD-30").sells("RCS", 1)
    story.when("Ann").passes()
    assert (story.to_act(), blocks(story)) == ("Bob", [1])  # after Bob comes Eve, who can buy


@rule("1849-PD-30")
def test_it_is_allowed_if_the_next_player_has_something_to_do() -> None:
    story = poor(bobs="CTL 1")
    story.when("Ann").sells("RCS", 1)
    assert story.to_act() == "Bob"


@rule("1849-PD-30")
def test_it_is_allowed_if_the_seller_has_something_to_do() -> None:
    story = poor().papers("Ann", "CTL 1")
    story.when("Ann").sells("RCS", 1)
    assert story.to_act() == "Ann"


@rule("1849-PD-30")
def test_it_is_allowed_if_the_seller_could_do_nothing_more_even_if_nothing_closed() -> None:
    """When all of hers is sold the turn is Bob's already, who could buy from the pool: from him the site goes on."""
    story = poor()
    story.when("Ann").sells("RCS", 2)
    assert story.to_act() == "Eve"


@rule("1849-PD-30")
def test_it_is_allowed_if_a_question_comes_first() -> None:
    """Who is asked which certificates he takes answers, and then the site finds out who is next."""
    story = shared(profile=SITE, Ann="P 1 1", Bob="1 1 2").marker("RCS A9").cash("Ann 0, Bob 0, Eve 500, Dan 0")
    story.launch_order("").when("Ann").sells("RCS", 1)
    story.when("Ann").takes_for_presidency("one")
    assert story.round()[0] == "stock"


@rule("1849-PD-30")
def test_by_the_rulebook_it_is_allowed_and_such_a_game_is_untellable() -> None:
    ours, site = poor(profile="rulebook").ready(), poor().ready()
    ours.when("Ann").sells("RCS", 1)
    assert ours.to_act() == "Eve"
    node = ours.game.node
    assert node.action is not None
    with pytest.raises(Untellable) as untold:
        Shadow(ours.game, site.game).tell(node.action, node)
    assert isinstance(untold.value.reason, Illegal)
    assert (untold.value.ply, untold.value.reason.code) == (1, "standstill")


# --- the order of closings --------------------------------------------------------------------------------------------


def listed(story: Story) -> list[str]:
    """The corporations as the site lists them."""
    return [story.name(corp) for corp in story.fact("listed")]


def falling(profile: str) -> Story:
    """IFT, RCS and ATA, in this order on the market, fall to the closing cell when the stock round ends."""
    story = given("1849", QUARTET, profile).launched("CTL 100, IFT 68, RCS 68, ATA 68").launch_order("SFA AFG")
    for player, corp in (("Ann", "CTL"), ("Bob", "IFT"), ("Eve", "RCS"), ("Dan", "ATA")):
        story.papers(player, f"{corp} P").papers("pool", f"{corp} 1")
    if profile == SITE:
        story.extra(listed=tuple(story.party(corp) for corp in ("RCS", "CTL", "ATA", "IFT", "SFA", "AFG")))
    story.marker("IFT A9, RCS A9, ATA A9").cash("CTL 50").stock_round(4, "Ann")
    return story.everybody_passes()


@rule("1849-11.3")
def test_by_the_rulebook_whose_marker_fell_first_comes_back_first() -> None:
    assert [falling("rulebook").name(corp) for corp in falling("rulebook").fact("later")] == ["IFT", "RCS", "ATA"]


@rule("1849-PD-32")
def test_on_the_site_they_close_as_it_lists_them_and_are_listed_last() -> None:
    story = falling(SITE)
    assert [story.name(one.corp) for one in story.happened(CorporationClosed)] == ["RCS", "ATA", "IFT"]
    assert [story.name(corp) for corp in story.fact("later")] == ["RCS", "ATA", "IFT"]
    assert listed(story) == ["CTL", "SFA", "AFG", "RCS", "ATA", "IFT"]


def nobody_can_act(profile: str) -> Story:
    """RCS ends its turn, and the stock round goes by itself: nobody has money, or a share to sell. At its end the
    marker of RCS, of which three shares lie in the pool, falls to the closing cell."""
    story = given("1849", "Ann Bob Eve", profile).launched("RCS 68").launch_order("").papers("Ann", "RCS P")
    story.papers("pool", "RCS 1 1 1").marker("RCS A8").operated("RCS").cash("Ann 0, Bob 0, Eve 0, RCS 500")
    story.operating_round(2).ready()
    for _ in range(3):
        story.when("RCS").passes()
    return story


@rule("1849-PD-32")
def test_on_the_site_what_falls_while_rounds_go_by_themselves_closes_after_the_next_move() -> None:
    story = nobody_can_act(SITE)
    assert (story.happened(CorporationClosed), story.actor(), story.round()[:2]) == ([], "RCS", ("operating", 3))
    story.when("RCS").passes()
    assert [story.name(one.corp) for one in story.happened(CorporationClosed)] == ["RCS"]
    assert story.game.over


@rule("1849-PD-32")
def test_by_the_rulebook_it_closes_at_once_then_too() -> None:
    story = nobody_can_act("rulebook")
    assert len(story.happened(CorporationClosed)) == 1
    assert story.game.over


@rule("1849-PD-32")
def test_garibaldi_without_a_home_is_listed_behind_those_that_close() -> None:
    story = given("1849", QUARTET, SITE).launched("CTL 100, RCS 68, ATA 68, IFT 68, SFA 68").launch_order("AFG")
    story.token("RCS", "H8", "M11").token("ATA", "B14", "C1").token("IFT", "M9").marker("SFA A9")
    story.extra(listed=tuple(story.party(corp) for corp in ("AFG", "RCS", "CTL", "ATA", "IFT", "SFA")))
    for player, corp in (("Ann", "CTL"), ("Bob", "IFT"), ("Eve", "RCS"), ("Dan", "ATA"), ("Dan", "SFA")):
        story.papers(player, f"{corp} P")
    story.papers("pool", "SFA 1").papers("Ann", "SFA 1").operated("CTL SFA").stock_round(4, "Ann")
    slot = story.atlas.slots(story.stop("M9"), story.atlas.printed[story.atlas.hex("M9")])[1]
    story.comes_about(lambda t: t.emit(TokenPlaced(story.party("CTL"), slot, 0)))
    assert listed(story) == ["RCS", "CTL", "ATA", "IFT", "SFA", "AFG"]
    story.when("Ann").sells("SFA", 1)
    assert listed(story) == ["RCS", "CTL", "ATA", "IFT", "SFA", "AFG"]
    assert not story.has_floated("SFA")


# --- a president in ruin ----------------------------------------------------------------------------------------------


def need(anns: str, markers: str, profile: str = SITE) -> Story:
    """CTL needs a train; Ann presides and has L.10 and some papers. Bob presides over ATA, Eve over RCS."""
    story = given("1849", QUARTET, profile).phase("8").launched("CTL 100, ATA 100, RCS 100").launch_order("")
    story.papers("Ann", f"CTL P, {anns}").papers("Bob", "ATA P 1").papers("Eve", "RCS P 1").operated("CTL ATA RCS")
    return story.marker(markers).cash("Ann 10, CTL 0, ATA 90, RCS 90").operates("CTL", "trains")


@rule("1849-PD-32")
def test_on_the_site_a_liquidation_goes_on_although_the_corporation_falls_to_the_closing_cell() -> None:
    story = need("CTL 1, ATA 1", "CTL A9, ATA B10, RCS F4")
    story.when("CTL").goes_bankrupt()
    assert [story.name(one.corp) for one in story.happened(SharesSold)] == ["CTL", "ATA"]
    assert [story.name(one.corp) for one in story.happened(CorporationClosed)] == ["CTL"]
    assert len(story.happened(RaisingFailed)) == 1
    assert (story.cash_of("Ann"), story.to_act()) == (0, "Ann")
    assert {type(choice.action) for choice in story.game.legal_actions().menu} == {act.TakeLoan, act.LeaveGame}


@rule("1849-PD-32")
def test_on_the_site_what_was_sold_closes_before_the_corporation_that_is_lost() -> None:
    story = need("RCS 1, ATA 1", "CTL F4, RCS A9, ATA A9")
    story.extra(listed=tuple(story.party(corp) for corp in ("ATA", "CTL", "RCS", "IFT", "SFA", "AFG")))
    story.when("CTL").goes_bankrupt()
    assert story.waiting() == ["ATA", "RCS", "CTL"]


def alone(profile: str = SITE) -> Story:
    """Ann has lost CTL, the only corporation, and all her shares; it is Bob who could found the next one."""
    story = given("1849", QUARTET, profile).phase("8").launched("CTL 100").launch_order("ATA").papers("Ann", "CTL P")
    story.operated("CTL").cash("Ann 10, CTL 0, Bob 900, Eve 0, Dan 0").operates("CTL", "trains")
    story.when("CTL").goes_bankrupt()
    return story


@rule("1849-PD-33")
def test_on_the_site_a_ruin_is_faced_when_a_corporation_operates_again() -> None:
    story = alone()
    assert (story.round()[0], story.to_act()) == ("stock", "Bob")
    story.when("Bob").starts("ATA", 100)
    story.passes("Bob Bob")
    assert (story.round()[0], story.to_act()) == ("operating", "Ann")
    story.when("Ann").borrows()
    assert (story.actor(), story.part(), story.cash_of("Ann")) == ("ATA", "track", 500)


@rule("1849-PD-33")
def test_by_the_rulebook_it_is_faced_at_once() -> None:
    assert (alone("rulebook").round()[0], alone("rulebook").to_act()) == ("operating", "Ann")


@rule("1849-PD-33")
@pytest.mark.parametrize(("bobs", "fails"), [("CTL 1 1", True), ("CTL 1", False)])
def test_the_site_fails_when_a_president_who_has_left_cannot_pay(bobs: str, fails: bool) -> None:
    """It looks for somebody with two shares who sits next to a player that sits no longer."""
    story = given("1849", QUARTET, SITE).phase("8").launched("CTL 100, ATA 100").papers("Ann", "CTL P")
    story.papers("Bob", bobs).papers("Dan", "ATA P").operated("CTL ATA").cash("Ann 10, CTL 0, ATA 50")
    story.marker("CTL G3, ATA F4").extra(ruined=story.party("Ann")).operating_round()
    story.when("Ann").leaves()
    story.comes_to("CTL", "trains")
    before = story.game.table()
    story.when("CTL").goes_bankrupt()
    assert bool(SHELF["1849"].site_fails(before, story.game.node.events)) == fails


@rule("1849-PD-33")
def test_on_the_site_whoever_has_left_and_is_ruined_again_can_only_borrow() -> None:
    story = given("1849", QUARTET, SITE).phase("8").launched("CTL 100, ATA 100").papers("Ann", "CTL P")
    story.papers("Bob", "CTL 1").papers("Dan", "ATA P").operated("CTL ATA").cash("Ann 10, CTL 0, ATA 50")
    story.marker("CTL G3, ATA F4").extra(ruined=story.party("Ann")).operating_round()
    story.when("Ann").leaves()
    story.comes_to("CTL", "trains").when("CTL").goes_bankrupt()
    assert story.to_act() == "Ann"
    assert [type(action) for action in story.game.legal_actions()] == [act.TakeLoan]
    story.when("Ann", refused="not_now").leaves()
    story.when("Ann").borrows()
    assert story.cash_of("Ann") == 500


@rule("1849-PD-33")
def test_the_site_fails_when_the_presidency_passes_from_somebody_who_has_left() -> None:
    """Ann keeps the president's certificate of CTL although she has left; Bob buys a third share."""
    story = given("1849", QUARTET, SITE).phase("8").launched("CTL 100").papers("Ann", "CTL P").papers("Bob", "CTL 1 1")
    story.operated("CTL").cash("Bob 500").change(order=tuple(map(story.party, ("Bob", "Eve", "Dan"))))
    story.stock_round(3, "Bob")
    before = story.game.table()
    story.when("Bob").buys("CTL")
    assert any(isinstance(event, PresidencyPassed) for event in story.game.node.events)
    assert "left the game" in SHELF["1849"].site_fails(before, story.game.node.events)


@rule("1849-PD-33")
def test_on_the_site_too_while_there_is_a_corporation_even_if_it_has_operated() -> None:
    story = given("1849", QUARTET, SITE).phase("8").launched("CTL 100, ATA 100").papers("Ann", "CTL P")
    story.papers("Bob", "ATA P").operated("CTL ATA").cash("Ann 10, CTL 0, ATA 50").marker("ATA G3, CTL F4")
    story.operating_round(acted="ATA").comes_to("CTL", "trains").when("CTL").goes_bankrupt()
    assert (story.round()[0], story.to_act()) == ("operating", "Ann")
