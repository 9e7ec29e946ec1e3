"""1849: worked examples about emergencies, own shares, closing and the end of the game."""

from __future__ import annotations

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import EndAnnounced, GameEnded
from tresham.rules.ruin import PlayerLoans
from tresham.rules.tokens import slot_for


def rounds_left(story: Story) -> list[tuple[str, int, int, int]]:
    """The rounds that are played until the game is over, the present one included."""
    seen = []
    while not story.ready().game.over:
        if story.round() not in seen:
            seen.append(story.round())
        story.goes_on(keeps=True)
    return seen


def kinds(story: Story) -> set[type[act.Action]]:
    """The kinds of action on the menu."""
    return {type(choice.action) for choice in story.ready().game.legal_actions().menu}


@rule("1849-S-61", "1849-10.7.2", "1849-10.7.5")
def test_exactly_two_shares_are_sold_for_the_8h() -> None:
    story = given("1849", "A B C").phase("8").launched("CTL 100, ATA 100").marker("ATA E4").papers("A", "CTL P")
    story.papers("B", "ATA P 1").papers("A", "ATA 1 1 1").operated("CTL ATA").cash("CTL 120, A 60")
    story.operates("CTL", "trains")
    story.when("CTL", refused="cannot_afford_train").buys_train("8H", 350)
    story.when("A", refused="more_than_needed", rule="1849-10.7.2").sells("ATA", 3)
    assert story.sales_offered("ATA") == {1, 2}
    story.when("A").sells("ATA", 2)
    assert (story.cell("ATA"), story.cash_of("A"), story.sales_offered("ATA")) == ("E6", 240, set())
    story.when("CTL").buys_train("8H", 350)
    assert (story.cash_of("A"), story.cash_of("CTL"), story.trains_of("CTL")) == (10, 0, ["8H"])


@rule("1849-S-62", "1849-10.7.3", "1849-10.7.6", "1849-10.7.8")
def test_a_presidency_that_cannot_be_sold_saves_from_the_loan() -> None:
    story = given("1849", "A B C").phase("8").launched("CTL 100, ATA 68").marker("ATA A3").papers("A", "CTL P, ATA P 1")
    story.papers("B", "ATA 1").operated("CTL ATA").cash("CTL 20, A 50").operates("CTL", "trains")
    bank = story.cash_of("bank")
    assert kinds(story) == {act.SellShares, act.GoBankrupt}
    story.when("CTL").goes_bankrupt()
    assert (story.cell("ATA"), story.shares("pool", "ATA"), story.certs("A", "ATA")) == ("A4", 1, [2])
    assert (story.cash_of("A"), story.cash_of("bank")) == (0, bank + 20 + 50)
    assert (story.cell("CTL"), story.has_floated("CTL"), story.president("ATA")) == (None, False, "A")
    assert kinds(story) & {act.TakeLoan, act.LeaveGame} == set()


@rule("1849-S-63", "1849-10.7.7", "1849-13.10")
def test_without_shares_it_is_the_door_or_a_loan() -> None:
    def ruined() -> Story:
        story = given("1849", "A B C").phase("8").launched("CTL 100, ATA 68").papers("A", "CTL P").papers("B", "ATA P")
        story.operated("CTL ATA").cash("CTL 20, A 50").operates("CTL", "trains").when("CTL").goes_bankrupt()
        assert (story.to_act(), kinds(story), story.cell("CTL")) == ("A", {act.TakeLoan, act.LeaveGame}, None)
        return story

    story = ruined()
    story.when("A").leaves()
    assert (story.score("A"), story.cash_of("A")) == (0, 0)
    story = ruined()
    story.when("A").borrows()
    assert (story.cash_of("A"), story.score("A")) == (500, 0)


@rule("1849-S-63", "1849-13.10")
def test_500_now_are_750_later() -> None:
    story = given("1849", "A B C").phase("8").launched("CTL 100, ATA 68").papers("A", "CTL P").papers("B", "ATA P")
    story.operated("CTL ATA").cash("CTL 20, A 50").extra(loans=()).operates("CTL", "trains").when("CTL").goes_bankrupt()
    story.when("A").borrows()
    extra = story.game.state.extra[PlayerLoans]
    story = given("1849", "A B C").cash("A 1000").extra(loans=extra.loans).stock_round(6, "A")
    assert story.score("A") == 1000 - 750


@rule("1849-S-64", "1849-10.8.2", "1849-10.8.4", "1849-10.8.5")
def test_what_a_treasury_of_two_and_the_last_may_sell() -> None:
    def treasury(players: str, pool: str) -> Story:
        story = given("1849", "A B C").phase("8").launched("RCS 100").marker("RCS D4").papers("A", f"RCS {players}")
        return story.papers("pool", f"RCS {pool}").cash("RCS 0").operates("RCS", "finance")

    story = treasury("P 1 1 1", "1")
    assert (story.certs("RCS", "RCS"), story.sales_offered("RCS")) == ([1, 1, 2], {1, 2, 4})
    story.when("RCS", refused="last_certificate_last", rule="1849-10.8.5").sells_papers("RCS", "2")
    story.when("RCS", refused="last_certificate_last", rule="1849-10.8.5").sells_papers("RCS", "1 2")
    story.when("RCS").sells_papers("RCS", "1 1 2")
    assert (story.cash_of("RCS"), story.cell("RCS"), story.shares("pool", "RCS")) == (320, "D8", 5)
    story = treasury("P 1 1", "1 1")
    assert story.sales_offered("RCS") == {1, 2}
    story.when("RCS", refused="pool_limit").sells_papers("RCS", "1 1 2")


@rule("1849-S-65", "1849-10.8.6", "1849-10.8.7", "1849-10.8.8")
def test_one_ordinary_certificate_is_redeemed_for_63() -> None:
    def pool() -> Story:
        story = given("1849", "A B C").phase("8").launched("RCS 100, ATA 68").marker("RCS F8").papers("A", "RCS P 1 1")
        return story.papers("pool", "RCS 1 2").papers("B", "ATA P").cash("RCS 200").operates("RCS", "finance")

    story = pool()
    story.when("RCS", refused="last_certificate").buys_cert("RCS", 7)
    story.when("RCS").buys("RCS", "pool")
    assert (story.cash_of("RCS"), story.cell("RCS"), story.certs("pool", "RCS")) == (137, "F8", [2])
    assert story.actor() == "ATA"
    story = pool()
    story.when("RCS", refused="pool_limit").sells_papers("RCS", "1 1 1")
    story.when("RCS").sells_papers("RCS", "1")
    assert (story.cash_of("RCS"), story.actor(), story.certs("pool", "RCS")) == (263, "ATA", [1, 1, 2])


@rule("1849-S-66", "1849-11.1", "1849-11.2", "1849-11.3", "1849-11.4", "1849-11.5")
def test_palermos_railway_closes_and_comes_back_last() -> None:
    story = given("1849", "A B C D").phase("8").launched("ATA 100, RCS 68, CTL 68").launch_order("AFG SFA IFT")
    story.marker("RCS A9").papers("A", "RCS P 1").papers("B", "ATA P, RCS 1").papers("C", "CTL P").papers(
        "pool", "RCS 1"
    )
    story.operated("ATA RCS CTL").trains("RCS 6H, CTL 8H").owns("RCS", "SIGI").token("RCS", "M9").cash("RCS 90")
    bank = story.game.state.cash[story.party("bank")]
    story.tile("C5", "651", 5).token("ATA", "C5").operates("RCS", "dividend", number=1, of=1).ready()
    assert (story.cell("RCS"), story.trains_of("RCS"), story.owner("SIGI"), story.tokens_of("RCS")) == (
        None,
        [],
        None,
        [],
    )
    assert [story.shares(owner, "RCS") for owner in ("A", "B", "pool")] == [0, 0, 0]
    assert (story.cash_of("RCS"), story.cash_of("bank")) == (0, bank + 90)
    assert (story.tokens_of("ATA"), story.waiting()) == (["C5.0", "M13.0"], ["AFG", "SFA", "IFT"])
    kept = {corp: slot_for(story.table(), story.party(corp), story.stop("C5")) for corp in ("CTL", "RCS")}
    assert (kept["CTL"], kept["RCS"] is not None) == (None, True)
    while story.round()[0] != "stock":
        story.goes_on(keeps=True)
    assert story.waiting() == ["AFG", "SFA", "IFT", "RCS"]
    assert len(story.charter("RCS")) == 3


@rule("1849-S-67", "1849-9.4.1.1", "1849-9.4.1.2", "1849-9.4.1.3")
def test_garibaldi_waits_until_ragusa_has_a_second_slot() -> None:
    story = given("1849", "A B C D").phase("6").launched("CTL 100, ATA 100, IFT 68").launch_order("AFG SFA RCS")
    story.papers("A", "CTL P").papers("B", "ATA P").papers("C", "IFT P").token("CTL", "M9").token("ATA", "M11", "B14")
    story.token("IFT", "H8", "M9").trains("CTL 6H, ATA 6H, IFT 6H").operated("CTL ATA IFT").cash("ATA 100, A 500")
    story.operates("CTL", "token", number=1, of=1)
    assert story.waiting() == ["AFG", "SFA", "RCS"]
    story.when("CTL").tokens("C1")
    assert story.waiting() == ["SFA", "RCS"]
    while story.round()[0] != "stock":
        story.goes_on(keeps=True)
    story.when("A", refused="not_next_to_start", rule="1849-9.4.0.1").starts("AFG", 68)
    assert (story.pars_offered("AFG"), story.pars_offered("SFA")) == (set(), {68, 100, 144})
    while (story.actor(), story.round()[0]) != ("ATA", "operating"):
        story.goes_on(keeps=True)
    story.when("ATA").lays("M11", "670", 4)
    assert story.waiting() == ["SFA", "RCS"]
    while story.round()[0] != "stock":
        story.goes_on(keeps=True)
    assert story.waiting() == ["SFA", "RCS", "AFG"]


@rule("1849-S-69", "1849-13.1", "1849-13.2")
def test_a_dividend_of_350_at_340_ends_the_game_after_the_turn() -> None:
    story = given("1849", "A B C").phase("16").launched("RCS 100, CTL 68").marker("RCS O1").papers("A", "RCS P 1")
    story.papers("B", "CTL P").operated("RCS CTL").trains("RCS 16H, CTL 16H").cash("RCS 400")
    story.operates("RCS", "dividend", ran=True, revenue=350, number=1, of=3)
    story.when("RCS").declares("pay")
    assert (story.cell("RCS"), story.game.over, story.part()) == ("P1", False, "trains")
    story.when("RCS").buys_train("R6H", 350)
    story.when("RCS").sells_papers("RCS", "1")
    assert story.game.over
    assert [one.cause for one in story.happened(GameEnded)] == ["stock_market"]


@rule("1849-S-70", "1849-13.3", "1849-9.7.2")
def test_sold_out_at_328_operates_first_and_ends_the_game() -> None:
    story = given("1849", "A B C").phase("16").launched("RCS 100, CTL 68").marker("RCS P2").papers("B", "CTL P")
    story.papers("A", "RCS P 1 1 1 1").papers("C", "RCS 1 1 2").operated("RCS CTL").trains("RCS 16H, CTL 16H")
    story.launch_order("").stock_round(5, "A")
    for name in "ABC":
        story.when(name).passes()
    assert (story.cell("RCS"), story.round(), story.actor()) == ("P1", ("operating", 5, 1, 3), "RCS")
    assert rounds_left(story) == [("operating", 5, 1, 3)]
    assert story.cell("CTL") == "C5"


@rule("1849-S-71", "1849-13.5", "1849-13.7")
def test_a_bank_of_300_pays_350_and_the_set_is_finished() -> None:
    story = given("1849", "A B C").phase("8").launched("RCS 100").papers("A", "RCS P 1 1 1 1").papers("B", "RCS 1 1 2")
    story.operated("RCS").launch_order("").bank(300)
    story.operates("RCS", "dividend", ran=True, revenue=350, number=1, of=2)
    before = [story.cash_of(name) for name in "AB"]
    story.when("RCS").declares("pay")
    assert [story.cash_of(name) for name in "AB"] == [before[0] + 210, before[1] + 140]
    assert (story.cash_of("bank"), len(story.happened(EndAnnounced))) == (-50, 1)
    assert rounds_left(story)[-1] == ("operating", 2, 2, 2)


@rule("1849-S-71", "1849-13.5", "1849-13.7")
def test_a_bank_that_breaks_in_a_stock_round_of_phase_10_leaves_three_operating_rounds() -> None:
    story = given("1849", "A B C").phase("10").launched("RCS 100").papers("A", "RCS P 1").operated("RCS")
    story.launch_order("").bank(60).stock_round(5, "A")
    story.when("A").sells("RCS", 1)
    assert story.cash_of("bank") == -40
    assert rounds_left(story) == [("stock", 5, 1, 1), *(("operating", 5, number, 3) for number in (1, 2, 3))]


@rule("1849-S-72", "1849-13.9", "1849-13.10")
def test_scores_of_374_and_of_nothing() -> None:
    story = given("1849", "A B C").phase("10").launched("RCS 100, ATA 100").marker("RCS M4, ATA E4")
    story.papers("A", "RCS P 1").papers("B", "ATA P").papers("A", "ATA 1 1").owns("A", "RSA").cash("A 320, C 500")
    story.extra(loans=(story.party("A"), story.party("C"))).stock_round(6, "A")
    assert story.score("A") == 320 + 624 + 180 - 750 == 374
    assert story.score("C") == 0


@rule("1849-S-79", "1849-13.10", "1849-PD-17")
def test_a_borrower_who_left_later_has_nothing_and_on_the_public_site_minus_750() -> None:
    for profile, worth in (("rulebook", 0), ("18xx.games", -750)):
        story = given("1849", "A B C", profile).phase("16").launched("RCS 100, CTL 68").papers("A", "RCS P")
        story.papers("C", "CTL P").operated("RCS CTL").cash("C 20, CTL 10").extra(loans=(story.party("C"),))
        story.operating_round(number=3, of=3)
        while not story.menu(act.GoBankrupt):
            story.goes_on(keeps=True)
        story.when("CTL").goes_bankrupt()
        story.when("C").leaves()
        assert story.score("C") == worth


@rule("1849-S-89", "1849-10.8.3", "1849-11.5")
def test_certificates_are_sold_from_the_second_turn_on() -> None:
    story = given("1849", "A B C").phase("8").launch_order("ATA").cash("A 500").stock_round(3, "A")
    story.when("A").starts("ATA", 100)
    offered: list[set[int]] = []
    while len(offered) < 2:
        if story.round()[0] == "operating" and story.round()[2] > len(offered):
            offered.append(turn_offers(story))
        else:
            story.goes_on(keeps=True)
    assert offered == [set(), {1, 2, 3, 4, 5}]


def turn_offers(story: Story) -> set[int]:
    """How many shares the corporation may sell somewhere in its turn, which is played to its end."""
    found, now = set(), story.round()
    while story.round() == now:
        found |= {one.action.shares for one in story.menu(act.SellShares) if isinstance(one.action, act.SellShares)}
        story.goes_on(keeps=True)
    return found


@rule("1849-S-90", "1849-13.6")
def test_the_game_ends_when_the_second_of_three_leaves() -> None:
    story = given("1849", "A B C").phase("8").launched("CTL 100, ATA 68").papers("A", "CTL P").papers("B", "ATA P")
    story.launch_order("").tile("L12", "78", 5).operated("CTL ATA").cash("A 0, B 0, CTL 0, ATA 0")
    story.operating_round(number=1, of=2)
    for corp, name, is_over in (("CTL", "A", False), ("ATA", "B", True)):
        while not story.menu(act.GoBankrupt, by=corp):
            story.goes_on(keeps=True)
        story.when(corp).goes_bankrupt()
        story.when(name).leaves()
        assert story.game.over == is_over
    assert [one.cause for one in story.happened(GameEnded)] == ["one_player"]


@rule("1849-S-91", "1849-10.7.1", "1849-10.7.5")
def test_400_buy_an_r6h_and_no_help_a_16h() -> None:
    story = given("1849", "A B C").phase("16").launched("CTL 100").papers("A", "CTL P").operated("CTL")
    story.cash("CTL 400, A 2000").operates("CTL", "trains")
    story.when("CTL", refused="must_buy_train", rule="1849-10.6.1").passes()
    story.when("CTL", refused="cheapest_with_help", rule="1849-10.7.5").buys_train("16H", 1100)
    story.when("CTL", refused="no_emergency", rule="1849-10.7.1").goes_bankrupt()
    story.when("CTL").buys_train("R6H", 350)
    assert (story.cash_of("CTL"), story.cash_of("A"), story.trains_of("CTL")) == (50, 2000, ["R6H"])


@rule("1849-S-94", "1849-5.7", "1849-11.6")
def test_at_27_without_a_train_it_closes_in_the_middle_of_its_turn() -> None:
    story = given("1849", "A B C").phase("8").launched("CTL 68, ATA 100").marker("CTL A9, ATA B10").papers("A", "CTL P")
    story.papers("B", "ATA P").operated("CTL ATA").cash("CTL 900").operating_round(number=1, of=2)
    parts = []
    while story.actor() == "CTL":
        parts.append(story.part())
        story.goes_on(keeps=True)
    assert set(parts) <= {"track", "token"}
    assert (story.cell("CTL"), story.trains_of("CTL"), story.cash_of("CTL")) == (None, [], 0)
    assert (story.actor(), story.round()) == ("ATA", ("operating", 2, 1, 2))
