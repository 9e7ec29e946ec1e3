"""1849: when the treasury cannot pay for a train that must be bought."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import CorporationClosed, Paid, PlayerLeft, PresidencyPassed, SharesSold
from tresham.rules.ruin import LoanTaken, PlayerLoans, RaisingFailed
from tresham.titles import PROFILES


def need(
    cash: str, anns: str = "ATA 1 1 1", phase: str = "8", profile: str = "rulebook", seats: str = "Ann Bob Eve"
) -> Story:
    """CTL joins Marsala and Trapani, has no train, and Ann presides with 20%; her papers of Bob's ATA bring L.90 each.

    Siracusa's track leads nowhere: ATA needs no train. Both have operated. In Phase 8 a train costs L.350.
    """
    story = given("1849", seats, profile).phase(phase).launched("CTL 100, ATA 100").marker("CTL F5, ATA E4")
    story.papers("Ann", "CTL P").papers("Bob", "ATA P 1").operated("CTL ATA")
    if anns:
        story.papers("Ann", anns)
    return story.cash("Ann 0, CTL 0").cash(cash).operates("CTL", "trains")


def questions(story: Story) -> set[type[act.Action]]:
    """The kinds of action on the menu."""
    return {type(choice.action) for choice in story.ready().game.legal_actions().menu}


def reach_trains(story: Story, corp: str) -> Story:
    """Everybody declines whatever comes before a corporation may buy trains."""
    while (story.actor(), story.part()) != (corp, "trains"):
        story.when(story.actor()).passes()
    return story


def is_gone(story: Story, corp: str) -> bool:
    """Has a corporation closed?"""
    return story.cell(corp) is None and not story.has_floated(corp)


# --- when there is an emergency ---------------------------------------------------------------------------------------


@rule("1849-10.7.1", "1849-10.7.5")
@pytest.mark.parametrize(("treasury", "help_"), [(350, 0), (349, 1), (100, 250), (0, 350)])
def test_the_president_adds_exactly_what_the_treasury_lacks(treasury: int, help_: int) -> None:
    story = need(f"CTL {treasury}, Ann 400")
    assert story.trains_offered() == {("8H", "bank"): (350, 350)}
    story.when("CTL").buys_train("8H", 350)
    assert (story.trains_of("CTL"), story.cash_of("CTL"), story.cash_of("Ann")) == (["8H"], 0, 400 - help_)
    assert [event.amount for event in story.happened(Paid)] == ([help_] if help_ else [])


@rule("1849-10.7.1")
def test_a_treasury_that_can_pay_the_cheapest_train_makes_no_emergency() -> None:
    story = need("CTL 350, Ann 0")
    assert (story.blocks_offered(), story.menu(act.GoBankrupt)) == (set(), [])
    story.when("Ann", refused="no_emergency", rule="1849-10.7.1").sells("ATA", 1)
    story.when("CTL", refused="no_emergency", rule="1849-10.7.1").goes_bankrupt()
    story = need("CTL 349, Ann 0")
    assert story.blocks_offered() == {("ATA", 1)}


@rule("1849-10.7.1")
def test_the_cheapest_train_may_lie_in_the_pool() -> None:
    story = need("CTL 199, Ann 100").trains("pool 6H")
    assert story.trains_offered() == {("6H", "pool"): (200, 200)}
    story.when("CTL").buys_train("6H", 200, "pool")
    assert (story.cash_of("CTL"), story.cash_of("Ann")) == (0, 99)
    story = need("CTL 200, Ann 100").trains("pool 6H")
    story.when("Ann", refused="no_emergency", rule="1849-10.7.1").sells("ATA", 1)


@rule("1849-10.7.1")
def test_a_corporation_with_a_train_is_in_no_emergency() -> None:
    story = need("CTL 100, Ann 900").trains("CTL 6H").trains("ATA 6H")
    story.when("CTL", refused="cannot_afford_train", rule="1849-10.0.5").buys_train("8H", 350)
    story.when("Ann", refused="no_emergency", rule="1849-10.7.1").sells("ATA", 1)
    assert (story.blocks_offered(), len(story.menu(act.Pass))) == (set(), 1)


@rule("1849-10.7.1", "1849-PD-15")
def test_a_corporation_without_a_route_is_in_no_emergency() -> None:
    story = given("1849", "Ann Bob Eve").phase("8").launched("ATA 100, CTL 100").papers("Ann", "ATA P, CTL 1 1")
    story.papers("Bob", "CTL P 1").operated("ATA CTL").trains("CTL 6H").cash("Ann 10, ATA 60").operates("ATA", "trains")
    story.when("Ann", refused="no_emergency", rule="1849-10.7.1").sells("CTL", 1)
    story.when("ATA", refused="cannot_afford_train", rule="1849-10.0.5").buys_train("8H", 350)
    story.when("ATA", refused="no_emergency", rule="1849-10.7.1").goes_bankrupt()
    assert (story.blocks_offered(), len(story.menu(act.Pass))) == (set(), 1)


@rule("1849-10.7.1")
def test_another_corporations_train_averts_the_emergency() -> None:
    story = need("CTL 75, Ann 10").trains("ATA 6H")
    assert story.trains_offered() == {("6H", "ATA"): (1, 75)}
    story.when("CTL", refused="must_buy_train", rule="1849-10.6.1").passes()
    story.when("CTL").offers.buys_train("6H", 75, "ATA")
    story.when("Bob").accepts()
    assert (story.cash_of("CTL"), story.cash_of("ATA"), story.cash_of("Ann")) == (0, 75, 10)
    assert (story.trains_of("CTL"), story.shares("Ann", "ATA")) == (["6H"], 3)


@rule("1849-10.7.1", "1849-10.7.5")
def test_the_president_adds_nothing_for_another_corporations_train() -> None:
    story = need("CTL 75, Ann 400").trains("ATA 8H")
    story.when("CTL", refused="train_price", rule="1849-10.6.4").offers.buys_train("8H", 76, "ATA")
    assert story.trains_offered() == {("8H", "bank"): (350, 350), ("8H", "ATA"): (1, 75)}


@rule("1849-10.7.1")
def test_nobody_is_forced_to_arrange_such_a_deal() -> None:
    story = need("CTL 75, Ann 10", anns="").trains("ATA 6H")
    assert len(story.menu(act.GoBankrupt)) == 1
    story.when("CTL").goes_bankrupt()
    assert is_gone(story, "CTL")


@rule("1849-10.7.1", "1849-10.7.5")
def test_after_a_share_is_sold_only_the_bank_sells_the_train() -> None:
    story = need("CTL 75, Ann 110").trains("ATA 6H")
    story.when("Ann").sells("ATA", 1)
    assert ("6H", "ATA") not in story.trains_offered()
    story.when("CTL", refused="bank_train_only", rule="1849-10.7.5").offers.buys_train("6H", 50, "ATA")
    story.when("Ann").sells("ATA", 1)
    story.when("CTL").buys_train("8H", 350)
    assert (story.cash_of("CTL"), story.cash_of("Ann")) == (0, 75 + 110 + 90 + 86 - 350)


# --- how much is sold -------------------------------------------------------------------------------------------------


@rule("1849-10.7.2")
def test_no_share_is_sold_while_cash_is_enough() -> None:
    story = need("CTL 100, Ann 250")
    assert story.blocks_offered() == set()
    story.when("Ann", refused="more_than_needed", rule="1849-10.7.2").sells("ATA", 1)
    story.when("CTL").buys_train("8H", 350)
    assert (story.cash_of("Ann"), story.shares("Ann", "ATA")) == (0, 3)


@rule("1849-10.7.2")
def test_shares_must_be_sold_when_cash_is_not_enough() -> None:
    story = need("CTL 100, Ann 249")
    assert story.blocks_offered() == {("ATA", 1)}
    assert (story.trains_offered(), story.menu(act.Pass), story.menu(act.GoBankrupt)) == ({}, [], [])
    story.when("CTL", refused="must_buy_train").passes()
    story.when("CTL", refused="cannot_afford_train").buys_train("8H", 350)
    story.when("Ann").sells("ATA", 1)
    assert story.blocks_offered() == set()
    story.when("Ann", refused="more_than_needed", rule="1849-10.7.2").sells("ATA", 1)
    story.when("CTL").buys_train("8H", 350)
    assert (story.cash_of("CTL"), story.cash_of("Ann")) == (0, 89)


@rule("1849-10.7.2")
@pytest.mark.parametrize(
    ("cash", "needed", "too_much"),
    [
        (160, ["1", "2"], ["1 1", "1 2", "1 1 2"]),
        (159, ["1", "1 1", "2"], ["1 2", "1 1 2"]),
        (70, ["1", "1 1", "2"], ["1 2", "1 1 2"]),
        (69, ["1", "1 1", "2", "1 2"], ["1 1 2"]),
    ],
)
def test_a_block_is_needed_if_it_would_not_do_without_its_smallest_certificate(
    cash: int, needed: list[str], too_much: list[str]
) -> None:
    # L.90 a share: with 160 in hand one share will do, with 159 or 70 two, with 69 three.
    for kinds in needed:
        story = need(f"CTL 100, Ann {cash}", "ATA 1 1 2")
        story.when("Ann").sells_papers("ATA", kinds)
        assert story.cash_of("Ann") == cash + 90 * sum(int(kind) for kind in kinds.split())
    for kinds in too_much:
        story = need(f"CTL 100, Ann {cash}", "ATA 1 1 2")
        story.when("Ann", refused="more_than_needed", rule="1849-10.7.2").sells_papers("ATA", kinds)


@rule("1849-10.7.2")
@pytest.mark.parametrize(
    ("bob", "lacking", "offered"),
    [
        ("1 1", 50, {1}),
        ("1 1", 100, {1}),
        ("1 1", 101, {1, 2}),
        ("2", 50, {2}),
        ("2", 101, {2}),
        ("1 1 2", 50, {1, 2}),
    ],
)
def test_of_the_presidents_certificate_no_more_is_sold_than_what_is_handed_over_for_it_must_be(
    bob: str, lacking: int, offered: set[int]
) -> None:
    """Ann has nothing but the president's certificate of ATA, L.100 a share: what she gets for it counts. Where that is
    only the last certificate, she cannot sell less."""
    story = president_in_need(bob, lacking)
    assert story.sales_offered("ATA") == offered
    for shares in {1, 2} - offered:
        code, rule = ("more_than_needed", "1849-10.7.2") if shares == 2 else ("no_exact_exchange", "1849-9.5.9")
        story.when("Ann", refused=code, rule=rule).sells_papers("ATA", "P", shares)
    story.when("Ann").sells_papers("ATA", "P", max(offered))
    assert story.cash_of("Ann") == 100 * max(offered)


def president_in_need(bob: str, lacking: int) -> Story:
    """Ann presides over CTL, whose train she must help to buy, and over ATA, of which Bob could take over."""
    story = given("1849", "Ann Bob Eve Dan").phase("8").launched("CTL 100, ATA 100").operated("CTL ATA")
    story.marker("CTL F5, ATA F4").papers("Ann", "CTL P, ATA P").papers("Bob", f"ATA {bob}")
    return story.cash(f"Ann 0, CTL {350 - lacking}").operates("CTL", "trains")


@rule("1849-10.7.2", "1849-9.5.3")
def test_who_sells_the_last_certificate_where_one_share_would_do_cannot_turn_it_into_two() -> None:
    """Bob could give two ordinary certificates, but of these one would be enough: only the last one is sold whole."""
    story = president_in_need("1 1 2", 50)
    story.when("Ann").sells_papers("ATA", "P", 2)
    assert story.menu(act.ChooseSwap) == []
    assert [story.certs(name, "ATA") for name in ("Ann", "Bob", "pool")] == [[], [2, 1, 1], [2]]
    story = president_in_need("1 1 2", 150)
    story.when("Ann").sells_papers("ATA", "P", 2)
    story.when("Ann").takes_for_presidency("two")
    assert [story.certs(name, "ATA") for name in ("Ann", "Bob", "pool")] == [[], [2, 2], [1, 1]]


@rule("1849-10.7.2")
def test_what_a_double_certificate_brings_too_much_stays_with_the_president() -> None:
    story = need("CTL 100, Ann 240", "ATA 1 2")
    story.when("Ann").sells_papers("ATA", "2")
    story.when("CTL").buys_train("8H", 350)
    assert (story.cash_of("Ann"), story.cash_of("CTL"), story.certs("Ann", "ATA")) == (240 + 180 - 250, 0, [1])


# --- what is sold -----------------------------------------------------------------------------------------------------


@rule("1849-10.7.3")
def test_the_president_chooses_what_to_sell_and_in_which_order() -> None:
    story = (
        need("CTL 100, Ann 100").launched("RCS 68").papers("Eve", "RCS P 1").papers("Ann", "RCS 1 1 1").operated("RCS")
    )
    assert story.blocks_offered() == {("ATA", 1), ("ATA", 2), ("RCS", 1), ("RCS", 2), ("RCS", 3)}
    story.when("Ann").sells("RCS", 1)
    assert story.blocks_offered() == {("ATA", 1), ("RCS", 1), ("RCS", 2)}
    story.when("Ann").sells("ATA", 1)
    assert (story.cash_of("Ann"), story.cell("RCS"), story.cell("ATA")) == (100 + 68 + 90, "C6", "E5")


@rule("1849-10.7.3")
def test_the_price_falls_after_each_sale() -> None:
    story = need("CTL 100, Ann 100")
    story.when("Ann").sells("ATA", 2)
    assert (story.cash_of("Ann"), story.cell("ATA")) == (280, "E6")
    story = need("CTL 100, Ann 100")
    story.when("Ann").sells("ATA", 1).when("Ann").sells("ATA", 1)
    assert (story.cash_of("Ann"), story.cell("ATA")) == (100 + 90 + 86, "E6")


@rule("1849-10.7.3")
def test_the_pool_takes_half_of_a_corporation() -> None:
    story = given("1849", "Ann Bob Eve").phase("8").launched("CTL 100, ATA 100").marker("ATA E4").papers("Ann", "CTL P")
    story.papers("Bob", "ATA P").papers("pool", "ATA 1 1 1 1").papers("Ann", "ATA 1 1").operated("CTL ATA")
    story.cash("Ann 0, CTL 200").operates("CTL", "trains")
    assert story.blocks_offered() == {("ATA", 1)}
    story.when("Ann", refused="pool_limit", rule="1849-9.2.5").sells("ATA", 2)


@rule("1849-10.7.3")
def test_shares_of_a_corporation_that_has_not_operated_cannot_be_sold() -> None:
    story = given("1849", "Ann Bob Eve").phase("8").launched("CTL 100, ATA 100").papers("Ann", "CTL P, ATA 1 1")
    story.papers("Bob", "ATA P 1").operated("CTL").cash("Ann 10, CTL 300").operates("CTL", "trains")
    assert story.blocks_offered() == set()
    story.when("Ann", refused="no_sale_yet", rule="1849-9.2.4").sells("ATA", 1)
    assert len(story.menu(act.GoBankrupt)) == 1


@rule("1849-10.7.3")
@pytest.mark.parametrize(("is_first", "offered"), [(True, set()), (False, {("CTL", 1)})])
def test_own_shares_are_not_sold_in_the_first_turn(is_first: bool, offered: set[tuple[str, int]]) -> None:
    story = need("CTL 300, Ann 10", "CTL 1 1").operates("CTL", "trains", is_first=is_first)
    assert story.blocks_offered() == offered
    if is_first:
        story.when("Ann", refused="no_sale_yet", rule="1849-9.2.4").sells("CTL", 1)


@rule("1849-10.7.3")
def test_shares_are_sold_in_the_very_round_in_which_their_corporation_first_operated() -> None:
    """ATA comes before CTL and has nothing to decide in its first turn."""
    story = given("1849", "Ann Bob Eve").phase("8").launched("CTL 68, ATA 100").papers("Ann", "CTL P, ATA 1 1")
    story.papers("Bob", "ATA P 1").operated("CTL").cash("Ann 0, CTL 300, ATA 0").operating_round()
    while story.actor() == "ATA":
        story.when("ATA").passes()
    while story.part() != "trains":
        story.when("CTL").passes()
    assert (story.cell("ATA"), story.blocks_offered()) == ("E4", {("ATA", 1)})
    story.when("Ann").sells("ATA", 1)
    assert story.cash_of("Ann") == 90


@rule("1849-10.7.3")
def test_the_presidency_of_the_operating_corporation_stays() -> None:
    story = need("CTL 100, Ann 60", "CTL 1").papers("Bob", "CTL 1 1 1")
    assert story.blocks_offered() == set()
    story.when("Ann", refused="presidency_at_stake", rule="1849-10.7.3").sells("CTL", 1)
    story = need("CTL 300, Ann 10", "CTL 1").papers("Bob", "CTL 1 1")
    assert story.blocks_offered() == {("CTL", 1)}
    story.when("Ann").sells("CTL", 1)
    assert (story.president("CTL"), story.cash_of("Ann")) == ("Ann", 10 + 95)


@rule("1849-10.7.3")
def test_the_presidency_of_another_corporation_may_go() -> None:
    story = given("1849", "Ann Bob Eve").phase("8").launched("CTL 100, ATA 100").marker("ATA E4").operated("CTL ATA")
    story.papers("Ann", "CTL P, ATA P 1").papers("Bob", "ATA 1 1").cash("Ann 100, CTL 100").operates("CTL", "trains")
    assert story.blocks_offered() == {("ATA", 1), ("ATA", 2)}
    story.when("Ann").sells("ATA", 2)
    assert [(one.old, one.new) for one in story.happened(PresidencyPassed)] == [
        (story.party("Ann"), story.party("Bob"))
    ]
    assert (story.president("ATA"), story.certs("Bob", "ATA"), story.certs("Ann", "ATA")) == ("Bob", [2], [1])
    assert story.cash_of("Ann") == 280


@rule("1849-10.7.3")
def test_a_sale_that_closes_the_operating_corporation_ends_its_turn() -> None:
    story = need("CTL 300, Ann 0", "CTL 1 1").marker("CTL A9")
    story.when("Ann").sells("CTL", 1)
    assert is_gone(story, "CTL")
    assert (story.cash_of("Ann"), story.trains_of("CTL"), story.shares("Ann", "CTL")) == (27, [], 0)
    assert questions(story) & {act.TakeLoan, act.LeaveGame} == set()
    assert story.actor() != "CTL"


@rule("1849-10.7.3", "1849-10.7.6")
def test_a_liquidation_that_closes_the_operating_corporation_by_its_price_ends_there() -> None:
    """Ann cannot raise the money. All she can sell is sold, her share of CTL first: that closes CTL, which needs no
    train any more. She keeps what the share brought and her other shares, and nobody asks her to borrow or to leave."""
    story = need("CTL 0, Ann 10", "CTL 1, ATA 1").marker("CTL A9, ATA B10")
    story.when("CTL").goes_bankrupt()
    assert [story.name(one.corp) for one in story.happened(CorporationClosed)] == ["CTL"]
    assert [story.name(one.corp) for one in story.happened(SharesSold)] == ["CTL"]
    assert story.happened(RaisingFailed) == []
    assert (story.cash_of("Ann"), story.shares("Ann", "ATA")) == (10 + 27, 1)
    assert questions(story) & {act.TakeLoan, act.LeaveGame} == set()


# --- the treasury's own certificates ----------------------------------------------------------------------------------


@rule("1849-10.7.4")
def test_the_corporation_sells_none_of_its_own_certificates() -> None:
    story = need("CTL 300, Ann 0")
    assert story.certs("CTL", "CTL") == [1, 1, 1, 1, 1, 1, 2]
    assert {choice.action.by for choice in story.menu(act.SellShares)} == {story.party("Ann")}
    story.when("CTL", refused="part_comes_later").sells_papers("CTL", "1")
    story = need("CTL 300, Ann 0", anns="")
    assert (story.blocks_offered(), len(story.menu(act.GoBankrupt))) == (set(), 1)
    story.when("CTL", refused="part_comes_later").sells_papers("CTL", "1")


# --- enough -----------------------------------------------------------------------------------------------------------


@rule("1849-10.7.5")
def test_help_is_for_the_cheapest_train() -> None:
    story = need("CTL 100, Ann 1500").trains("pool 6H")
    assert story.trains_offered() == {("6H", "pool"): (200, 200)}
    story.when("CTL", refused="cheapest_with_help", rule="1849-10.7.5").buys_train("8H", 350)
    story.when("CTL").buys_train("6H", 200, "pool")
    assert (story.cash_of("CTL"), story.cash_of("Ann")) == (0, 1400)


@rule("1849-10.7.5")
@pytest.mark.parametrize("profile", PROFILES)
def test_a_treasury_that_can_pay_for_one_train_gets_no_help_for_another(profile: str) -> None:
    story = need("CTL 210, Ann 1500", profile=profile).trains("pool 6H")
    story.when("CTL", refused="cheapest_with_help", rule="1849-10.7.5").buys_train("8H", 350)
    story.when("CTL").buys_train("6H", 200, "pool")
    assert (story.cash_of("CTL"), story.cash_of("Ann")) == (10, 1500)


@rule("1849-10.7.5")
def test_once_it_has_the_train_the_emergency_is_over() -> None:
    story = need("CTL 0, Ann 900")
    story.when("CTL").buys_train("8H", 350)
    assert (story.trains_of("CTL"), story.cash_of("Ann")) == (["8H"], 550)
    assert story.trains_of("bank")[0] == "10H"
    assert ("10H", "bank") not in story.trains_offered()


# --- not enough -------------------------------------------------------------------------------------------------------


@rule("1849-10.7.6")
@pytest.mark.parametrize(("cash", "fails"), [(79, True), (80, False)])
def test_the_raising_fails_only_when_everything_together_is_not_enough(cash: int, fails: bool) -> None:
    story = need(f"CTL 0, Ann {cash}")
    assert len(story.menu(act.GoBankrupt)) == fails
    if fails:
        story.when("CTL").goes_bankrupt()
        assert is_gone(story, "CTL")
    else:
        story.when("CTL", refused="not_bankrupt", rule="1849-10.7.6").goes_bankrupt()


@rule("1849-10.7.6", "1849-11.1")
def test_all_that_the_president_has_goes_with_the_corporation() -> None:
    story = need("CTL 20, Ann 10").launched("RCS 68").marker("ATA A4").papers("Eve", "RCS P 1").papers("Ann", "RCS 1")
    bank = story.operated("RCS").cash_of("bank")
    story.when("CTL").goes_bankrupt()
    sold = [(story.name(one.corp), one.shares, one.proceeds) for one in story.happened(SharesSold)]
    assert sold == [("RCS", 1, 68), ("ATA", 3, 3 * 54)]
    assert (story.cash_of("Ann"), story.cash_of("CTL"), story.cash_of("bank")) == (0, 0, bank + 10 + 20)
    assert (story.cell("ATA"), story.cell("RCS")) == ("A7", "C6")
    assert is_gone(story, "CTL")
    assert (story.shares("Ann", "ATA"), story.shares("Ann", "RCS"), story.shares("Ann", "CTL")) == (0, 0, 0)


@rule("1849-10.7.6")
def test_what_cannot_be_sold_stays_with_the_president() -> None:
    story = need("CTL 20, Ann 10", "ATA 1 1 1").papers("pool", "ATA 1 2")
    story.when("CTL").goes_bankrupt()
    assert (story.shares("Ann", "ATA"), story.shares("pool", "ATA"), story.cell("ATA")) == (1, 5, "E6")
    assert story.cash_of("Ann") == 0


@rule("1849-10.7.6")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_of_equal_blocks_the_one_with_the_fewest_certificates_is_sold(profile: str) -> None:
    story = need("CTL 20, Ann 10", "ATA 1 1 2", profile=profile).papers("pool", "ATA 1 1 1")
    story.when("CTL").goes_bankrupt()
    assert (story.certs("Ann", "ATA"), story.certs("pool", "ATA")) == ([1, 1], [1, 1, 1, 2])


@rule("1849-10.7.6")
def test_the_rest_of_the_round_goes_on() -> None:
    story = given("1849", "Ann Bob Eve").phase("8").launched("CTL 100, RCS 68").papers("Ann", "CTL P, RCS 1")
    story.papers("Bob", "RCS P 1").operated("CTL RCS").cash("Ann 10, CTL 20, RCS 900").tile("D6", "9", 2)
    story.tile("E7", "3", 2).operates("CTL", "trains", number=1, of=2)
    story.when("CTL").goes_bankrupt()
    story.when("Ann").borrows()
    assert (story.actor(), story.round()) == ("RCS", ("operating", 2, 1, 2))


# --- borrow or leave --------------------------------------------------------------------------------------------------


def ruined(profile: str = "rulebook", privates: str = "", seats: str = "Ann Bob Eve") -> Story:
    """Ann has lost CTL and has no share left."""
    story = need("CTL 20, Ann 50", "", profile=profile, seats=seats)
    if privates:
        story.owns("Ann", privates)
    story.when("CTL").goes_bankrupt()
    return story


@rule("1849-10.7.7")
def test_a_president_without_shares_borrows_or_leaves() -> None:
    story = ruined()
    assert (story.to_act(), questions(story)) == ("Ann", {act.TakeLoan, act.LeaveGame})
    story.when("Ann", refused="not_now").passes()
    story.when("Bob", refused="not_your_turn").borrows()
    bank = story.cash_of("bank")
    story.when("Ann").borrows()
    assert (story.cash_of("Ann"), story.cash_of("bank")) == (500, bank - 500)
    assert [one.amount for one in story.happened(LoanTaken)] == [500]


@rule("1849-10.7.7")
def test_privates_are_no_shares() -> None:
    story = ruined(privates="SCE RSA")
    assert questions(story) == {act.TakeLoan, act.LeaveGame}
    story.when("Ann").borrows()
    assert (story.owner("SCE"), story.owner("RSA")) == ("Ann", "Ann")


@rule("1849-10.7.7", "1849-13.10")
def test_whoever_leaves_loses_privates_and_ends_with_nothing() -> None:
    story = ruined(privates="SCE RSA")
    story.when("Ann").leaves()
    assert len(story.happened(PlayerLeft)) == 1
    assert (story.owner("SCE"), story.owner("RSA"), story.score("Ann")) == (None, None, 0)
    assert not story.game.over


@rule("1849-PD-16")
def test_on_the_public_site_whoever_leaves_keeps_privates() -> None:
    story = need("CTL 20, Ann 50", "", profile="18xx.games").owns("Ann", "SCE RSA").operating_round(number=1, of=2)
    reach_trains(story, "CTL").when("CTL").goes_bankrupt()
    story.when("Ann").leaves()
    assert (story.owner("SCE"), story.owner("RSA"), story.score("Ann")) == ("Ann", "Ann", 20 + 150)
    while story.round() == ("operating", 2, 1, 2):
        story.when(story.actor()).passes()
    assert (story.round(), story.cash_of("Ann")) == (("operating", 2, 2, 2), 5 + 25)


@rule("1849-10.7.7")
def test_the_seat_of_somebody_who_left_is_skipped_and_the_priority_deal_passes_left() -> None:
    story = need("CTL 20, Ann 50", "", seats="Ann Bob Eve Joe").priority("Ann")
    limits = [story.title.certificate_limit(story.table(), story.party(name)) for name in ("Bob", "Eve")]
    story.when("CTL").goes_bankrupt()
    story.when("Ann").leaves()
    assert story.priority_deal() == "Bob"
    while story.round()[0] != "stock":
        story.when(story.actor()).passes()
    turns = []
    while story.round()[0] == "stock":
        turns.append(story.actor())
        story.when(story.actor()).passes()
    assert turns == ["Bob", "Eve", "Joe"]
    assert [story.title.certificate_limit(story.table(), story.party(name)) for name in ("Bob", "Eve")] == limits


@rule("1849-10.7.8")
def test_a_president_with_shares_that_cannot_be_sold_plays_on_without_a_loan() -> None:
    story = need("CTL 20, Ann 50", "").launched("RCS 68").papers("Ann", "RCS P").operated("RCS").cash("RCS 0")
    story.when("CTL").goes_bankrupt()
    assert is_gone(story, "CTL")
    assert (story.cash_of("Ann"), story.certs("Ann", "RCS"), story.president("RCS")) == (0, [2], "Ann")
    assert questions(story) & {act.TakeLoan, act.LeaveGame} == set()
    assert story.score("Ann") == 2 * 68


@rule("1849-10.7.8")
@pytest.mark.parametrize("profile", ["rulebook", "18xx.games"])
def test_shares_of_a_corporation_that_has_not_operated_are_shares_too(profile: str) -> None:
    story = need("CTL 20, Ann 50", "", profile=profile).launched("RCS 68").papers("Bob", "RCS P").papers("Ann", "RCS 1")
    reach_trains(story.operating_round(), "CTL").when("CTL").goes_bankrupt()
    assert (story.cash_of("Ann"), story.shares("Ann", "RCS")) == (0, 1)
    assert questions(story) & {act.TakeLoan, act.LeaveGame} == set()


# --- loans ------------------------------------------------------------------------------------------------------------


@rule("1849-10.7.9", "1849-13.10")
@pytest.mark.parametrize(("loans", "worth"), [(1, 250), (2, 0)])
def test_every_loan_costs_750_at_the_end(loans: int, worth: int) -> None:
    story = given("1849", "Ann Bob Eve").launched("ATA 100").papers("Bob", "ATA P").papers("Ann", "ATA 1 1")
    story.cash("Ann 800").stock_round(3, "Bob")
    assert story.extra(loans=(story.party("Ann"),) * loans).score("Ann") == worth


@rule("1849-10.7.9")
def test_another_failure_brings_another_loan() -> None:
    story = need("CTL 20, Ann 50", "")
    story.extra(loans=(story.party("Ann"),)).when("CTL").goes_bankrupt()
    story.when("Ann").borrows()
    assert story.cash_of("Ann") == 500
    extra = story.game.state.extra[PlayerLoans]
    assert extra.loans == (story.party("Ann"), story.party("Ann"))


@rule("1849-10.7.9")
def test_a_loan_is_never_repaid_and_bears_no_interest() -> None:
    story = ruined()
    story.when("Ann").borrows()
    while story.round() != ("operating", 3, 1, 2):
        story.when(story.actor()).passes()
    assert story.cash_of("Ann") == 500
    assert questions(story) & {act.PayDebt, act.RedeemBond} == set()
    assert not story.happened(CorporationClosed)
