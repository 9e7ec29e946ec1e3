"""1849: the initial stock round, and what comes with the Reale Società d'Affari."""

from __future__ import annotations

import pytest

from tests.marks import rule
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import IncomePaid, LotDropped
from tresham.rules.launching import Launches

TRIO = "Ann Bob Eve"
QUARTET = "Ann Bob Eve Dan"
LOTS = ("SCE", "SIGI", "CNM", "SMS", "RSA")
FACES = (20, 45, 75, 110, 150)
PROFILES = ("rulebook", "18xx.games")


def opened(players: str = QUARTET, profile: str = "rulebook", first: str = "CTL") -> Story:
    """A new game in which the corporation that comes with RSA is known."""
    others = [name for name in ("AFG", "ATA", "CTL", "IFT", "RCS", "SFA") if name != first]
    return given("1849", players, profile).launch_order(" ".join([first, *others]))


def takes(story: Story, **lots: str) -> None:
    """Who buys what on offer: `takes(story, SCE="Ann")`."""
    for lot, name in lots.items():
        story.when(name).takes(lot)


def offered(story: Story) -> set[str]:
    """What may be bought at its price now."""
    found = [choice.action for choice in story.menu(act.TakeLot)]
    return {story.title.privates[one.private].symbol for one in found if isinstance(one, act.TakeLot)}


def biddable(story: Story) -> dict[str, tuple[int, int]]:
    """What may be bid on, with the lowest and the highest bid."""
    found = {}
    for choice in story.menu(act.Bid):
        assert isinstance(choice.action, act.Bid)
        found[story.title.privates[choice.action.private].symbol] = (choice.low, choice.high)
    return found


# --- turns -----------------------------------------------------------------------------------------------------------


@rule("1849-8.0.1")
def test_privates_are_offered_from_the_first_to_the_fifth() -> None:
    story = opened()
    for lot, face, name in zip(LOTS, FACES, ["Ann", "Bob", "Eve", "Dan", "Ann"], strict=True):
        assert offered(story) == {lot}
        had = story.cash_of(name)
        story.when(name).takes(lot)
        assert (story.owner(lot), story.cash_of(name)) == (name, had - face)


@rule("1849-8.0.1")
def test_the_priority_deal_begins_and_turns_go_clockwise() -> None:
    story = opened()
    assert story.priority_deal() == "Ann"
    story.when("Bob", refused="not_your_turn").takes("SCE")
    story.passes("Ann Bob")
    story.when("Dan", refused="not_your_turn").passes()
    story.passes("Eve Dan Ann")
    assert story.to_act() == "Bob"


@rule("1849-8.0.2")
def test_a_turn_is_one_purchase_one_bid_or_a_pass() -> None:
    story = opened()
    story.when("Ann").bids("SMS", 115)
    assert story.to_act() == "Bob"
    story.when("Bob").takes("SCE")
    assert story.to_act() == "Eve"
    story.when("Eve").passes()
    assert story.to_act() == "Dan"


@rule("1849-8.0.2")
def test_only_the_first_unsold_private_may_be_bought() -> None:
    story = opened()
    for lot in LOTS[1:]:
        story.when("Ann", refused="lot_not_offered", rule="1849-8.0.2").takes(lot)
    story.when("Ann").takes("SCE")
    story.when("Bob", refused="lot_sold", rule="1849-8.0.2").takes("SCE")
    story.when("Bob", refused="lot_sold", rule="1849-8.0.2").bids("SCE", 100)
    story.when("Bob", refused="lot_not_offered", rule="1849-8.0.2").takes("CNM")
    story.when("Bob").takes("SIGI")


@rule("1849-8.0.3")
def test_the_first_unsold_private_cannot_be_bid_on() -> None:
    story = opened()
    assert set(biddable(story)) == {"SIGI", "CNM", "SMS", "RSA"}
    story.when("Ann", refused="lot_offered", rule="1849-8.0.3").bids("SCE", 25)
    story.when("Ann").takes("SCE")
    assert set(biddable(story)) == {"CNM", "SMS", "RSA"}
    story.when("Bob", refused="lot_offered", rule="1849-8.0.3").bids("SIGI", 50)


@rule("1849-8.0.3")
def test_a_private_with_a_bid_never_stands_for_plain_sale() -> None:
    story = opened()
    story.when("Ann").bids("SIGI", 50)
    story.when("Bob").takes("SCE")
    assert story.owner("SIGI") == "Ann"
    assert (story.to_act(), offered(story)) == ("Eve", {"CNM"})


# --- bids ------------------------------------------------------------------------------------------------------------


@rule("1849-8.0.4")
@pytest.mark.parametrize(("lot", "face"), list(zip(LOTS[1:], FACES[1:], strict=True)))
def test_a_first_bid_is_at_least_five_above_face_value(lot: str, face: int) -> None:
    story = opened()
    assert biddable(story)[lot] == (face + 5, 375)
    story.when("Ann", refused="bid_too_low", rule="1849-8.0.4").bids(lot, face + 4)
    story.when("Ann").bids(lot, face + 5)


@rule("1849-8.0.4")
def test_a_bid_is_at_least_five_above_the_best_one_and_need_not_be_a_multiple() -> None:
    story = opened()
    story.when("Ann").bids("SMS", 117)
    assert biddable(story)["SMS"] == (122, 375)
    story.when("Bob", refused="bid_too_low", rule="1849-8.0.4").bids("SMS", 121)
    story.when("Bob").bids("SMS", 123)
    story.when("Eve", refused="bid_too_low", rule="1849-8.0.4").bids("SMS", 127)
    story.when("Eve").bids("SMS", 375)


@rule("1849-8.0.5")
def test_money_of_a_bid_is_set_aside() -> None:
    story = opened()
    story.when("Ann").bids("RSA", 335)
    story.passes("Bob Eve Dan")
    assert story.cash_of("Ann") == 375, "set aside, not yet paid"
    assert offered(story) == {"SCE"}
    assert biddable(story) == {"RSA": (340, 375)}, "nothing else can be paid with 40"
    story.when("Ann", refused="bid_not_covered", rule="1849-8.0.5").bids("SIGI", 50)
    story.when("Ann").takes("SCE")
    story.passes("Bob Eve Dan")
    assert offered(story) == set()
    story.when("Ann", refused="cannot_afford_lot", rule="1849-8.0.5").takes("SIGI")


@rule("1849-8.0.5")
def test_the_lot_on_offer_cannot_be_paid_with_money_of_a_bid() -> None:
    story = opened()
    story.when("Ann").bids("RSA", 356)
    story.passes("Bob Eve Dan")
    assert offered(story) == set()
    story.when("Ann", refused="cannot_afford_lot", rule="1849-8.0.5").takes("SCE")
    story = opened()
    story.when("Ann").bids("RSA", 355)
    story.passes("Bob Eve Dan")
    story.when("Ann").takes("SCE")


@rule("1849-8.0.5")
def test_several_bids_add_up() -> None:
    story = opened()
    story.when("Ann").bids("SMS", 115)
    story.passes("Bob Eve Dan")
    story.when("Ann").bids("CNM", 100)
    story.passes("Bob Eve Dan")
    assert biddable(story)["RSA"] == (155, 160)
    story.when("Ann", refused="bid_not_covered", rule="1849-8.0.5").bids("RSA", 161)
    story.when("Ann").bids("RSA", 160)


@rule("1849-8.0.6")
def test_a_new_bid_replaces_the_players_old_one() -> None:
    story = opened()
    story.when("Ann").bids("SMS", 115)
    story.passes("Bob Eve Dan")
    assert biddable(story)["SMS"] == (120, 375), "the old bid counts towards the new one"
    story.when("Ann").bids("SMS", 370)
    story.passes("Bob Eve Dan")
    assert biddable(story)["SMS"] == (375, 375)
    story.when("Ann").passes()
    takes(story, SCE="Bob", SIGI="Eve", CNM="Dan")
    assert (story.owner("SMS"), story.cash_of("Ann")) == ("Ann", 5), "one bid, so there is no auction"


@rule("1849-8.0.6")
def test_many_players_may_bid_on_one_private_and_one_on_many() -> None:
    story = opened()
    story.when("Ann").bids("RSA", 155)
    story.when("Bob").bids("RSA", 160)
    story.when("Eve").bids("RSA", 165)
    story.when("Dan").bids("RSA", 170)
    story.when("Ann").bids("SMS", 115)
    story.when("Bob").bids("CNM", 80)
    story.when("Eve").bids("SIGI", 50)
    story.when("Dan").takes("SCE")
    assert [story.owner(lot) for lot in LOTS] == ["Dan", "Eve", "Bob", "Ann", "bank"]
    assert story.to_act() == "Ann", "the lowest of four bids on RSA"


# --- what has bids ---------------------------------------------------------------------------------------------------


@rule("1849-8.0.7")
def test_a_lone_bidder_buys_at_once_and_so_on_down_the_row() -> None:
    story = opened()
    story.when("Ann").bids("SIGI", 52)
    story.when("Bob").bids("CNM", 80)
    story.when("Eve").bids("RSA", 155)
    story.when("Dan").takes("SCE")
    assert story.privates_sold() == [("SCE", "Dan", 20), ("SIGI", "Ann", 52), ("CNM", "Bob", 80)]
    assert (story.to_act(), offered(story)) == ("Ann", {"SMS"}), "SMS has no bid, RSA has to wait"
    assert story.purses() == [323, 295, 375, 355]


@rule("1849-8.0.7")
def test_the_row_may_be_sold_to_its_end() -> None:
    story = opened()
    for name, lot, bid in [("Ann", "SIGI", 50), ("Bob", "CNM", 80), ("Eve", "SMS", 115), ("Dan", "RSA", 155)]:
        story.when(name).bids(lot, bid)
    story.when("Ann").takes("SCE")
    assert [story.owner(lot) for lot in LOTS] == ["Ann", "Ann", "Bob", "Eve", "Dan"]
    story.when("Dan").sets_par("CTL", 68)
    assert story.round() == ("stock", 1, 1, 1)


def contested() -> Story:
    """Bids of Ann, Bob and Eve on SIGI: 50, 60, 70. Dan has just bought SCE."""
    story = opened()
    story.when("Ann").bids("SIGI", 50)
    story.when("Bob").bids("SIGI", 60)
    story.when("Eve").bids("SIGI", 70)
    story.when("Dan").takes("SCE")
    return story


@rule("1849-8.0.8")
def test_the_lowest_bidder_raises_or_drops_out_until_one_is_left() -> None:
    story = contested()
    assert story.to_act() == "Ann"
    story.when("Ann", refused="bid_too_low", rule="1849-8.0.4").bids("SIGI", 74)
    story.when("Ann").bids("SIGI", 75)
    assert story.to_act() == "Bob"
    story.when("Bob").passes()
    assert story.to_act() == "Eve"
    story.when("Eve").bids("SIGI", 91)
    assert story.to_act() == "Ann"
    story.when("Ann").passes()
    assert story.privates_sold() == [("SIGI", "Eve", 91)]
    assert story.purses() == [375, 375, 375 - 91, 355]


@rule("1849-8.0.8")
def test_only_earlier_bidders_take_part() -> None:
    story = contested()
    story.when("Dan", refused="not_your_turn").bids("SIGI", 100)
    story.when("Ann", refused="lot_not_contested", rule="1849-8.0.8").bids("CNM", 80)
    story.when("Ann", refused="not_now").takes("SIGI")
    story.passes("Ann Bob")
    assert (story.owner("SIGI"), story.cash_of("Eve")) == ("Eve", 305)


@rule("1849-8.0.8")
def test_money_of_those_who_dropped_out_is_free_again() -> None:
    story = opened()
    story.when("Ann").bids("SIGI", 375)
    story.when("Bob").passes()
    story.when("Eve").passes()
    story.when("Dan").takes("SCE")
    assert story.owner("SIGI") == "Ann"
    story = opened()
    story.when("Ann").bids("SIGI", 300)
    story.when("Bob").bids("SIGI", 305)
    story.when("Eve").takes("SCE")
    story.when("Ann").passes()
    assert (story.owner("SIGI"), story.to_act()) == ("Bob", "Dan")
    story.when("Dan").passes()
    assert biddable(story)["RSA"] == (155, 375), "Ann has all her money again"


@rule("1849-8.0.8")
def test_in_an_auction_a_bid_must_be_covered_too() -> None:
    story = opened()
    story.when("Ann").bids("SIGI", 50)
    story.when("Bob").bids("SIGI", 60)
    story.passes("Eve Dan")
    story.when("Ann").bids("RSA", 305)
    story.when("Bob").passes()
    story.when("Eve").takes("SCE")
    assert biddable(story) == {"SIGI": (65, 70)}
    story.when("Ann", refused="bid_not_covered", rule="1849-8.0.5").bids("SIGI", 71)
    story.when("Ann").bids("SIGI", 70)


@rule("1849-8.0.9")
def test_play_goes_on_left_of_the_last_direct_buyer() -> None:
    story = contested()
    story.passes("Ann Bob")
    assert (story.owner("SIGI"), story.to_act()) == ("Eve", "Ann"), "Dan was the last to buy what was on offer"
    story = opened()
    story.when("Ann").bids("SIGI", 50)
    story.when("Bob").takes("SCE")
    assert (story.owner("SIGI"), story.to_act()) == ("Ann", "Eve")


# --- the end of a round ----------------------------------------------------------------------------------------------


@rule("1849-8.0.10")
@pytest.mark.parametrize("players", ["Ann Bob Eve", "Ann Bob Eve Dan", "Ann Bob Eve Dan Kim"])
def test_a_round_ends_after_as_many_passes_as_there_are_players(players: str) -> None:
    story = opened(players)
    names = players.split()
    for name in names[:-1]:
        story.when(name).passes()
        assert story.happened(LotDropped) == []
    story.when(names[-1]).passes()
    assert [one.price for one in story.happened(LotDropped)] == [15]


@rule("1849-8.0.10")
def test_a_bid_begins_the_count_anew() -> None:
    story = opened(TRIO)
    story.passes("Ann Bob")
    story.when("Eve").bids("SMS", 115)
    story.passes("Ann Bob")
    assert story.happened(LotDropped) == []
    story.when("Eve").passes()
    assert [one.price for one in story.happened(LotDropped)] == [15]
    assert story.to_act() == "Ann", "left of Eve, who was the last to act"


@rule("1849-8.0.11")
def test_an_unsold_first_private_gets_cheaper_and_nobody_is_paid() -> None:
    story = opened(TRIO)
    for price in (15, 10, 5):
        story.passes(TRIO)
        assert [one.price for one in story.happened(LotDropped)] == [price]
        assert story.happened(IncomePaid) == []
        assert (story.round(), story.to_act()) == (("auction", 1, 1, 1), "Ann")
    story.when("Ann").takes("SCE")
    assert story.purses() == [495, 500, 500]
    assert offered(story) == {"SIGI"}
    story.when("Bob").takes("SIGI")
    assert story.cash_of("Bob") == 455, "the others keep their price"


@rule("1849-8.0.11")
def test_the_first_private_at_its_lower_price_needs_no_more_cash_than_that() -> None:
    story = opened(TRIO).cash("Ann 14, Bob 19")
    assert story.to_act() == "Eve", "the others have not even 20"
    story.when("Eve").passes()
    assert story.to_act() == "Bob", "at 15"
    story.when("Bob").takes("SCE")
    assert story.cash_of("Bob") == 4


@rule("1849-8.0.12")
def test_at_nothing_the_first_player_offered_it_at_five_must_take_it() -> None:
    story = opened(TRIO)
    for _ in range(3):
        story.passes(TRIO)
    story.passes("Ann Bob")
    assert story.owner("SCE") == "bank"
    story.passes("Eve")
    assert (story.owner("SCE"), story.purses()) == ("Ann", [500, 500, 500])
    assert (story.to_act(), offered(story)) == ("Bob", {"SIGI"})


def at_five(profile: str = "rulebook") -> Story:
    """SCE is asked at five; Ann is the first to whom it is."""
    story = opened(TRIO, profile)
    for _ in range(3):
        story.passes(TRIO)
    assert story.to_act() == "Ann"
    return story


@rule("1849-8.0.12")
def test_bids_in_the_last_round_change_nothing_about_who_must_take_it() -> None:
    story = at_five()
    story.when("Ann").passes()
    story.when("Bob").bids("SIGI", 50)
    story.passes("Eve Ann Bob")
    assert story.privates_sold() == [("SCE", "Ann", 0), ("SIGI", "Bob", 50)]
    assert story.to_act() == "Bob", "left of Ann"


@rule("1849-PD-05")
def test_on_the_site_the_free_private_goes_to_whom_comes_next() -> None:
    """PD-05."""
    story = at_five("18xx.games")
    story.when("Ann").passes()
    story.when("Bob").bids("SIGI", 50)
    story.passes("Eve Ann Bob")
    assert story.privates_sold() == [("SCE", "Eve", 0), ("SIGI", "Bob", 50)]
    assert story.to_act() == "Ann"
    story = at_five("18xx.games")
    story.passes(TRIO)
    assert (story.owner("SCE"), story.to_act()) == ("Ann", "Bob"), "without bids there is no difference"


@rule("1849-8.0.12", "1849-8.0.14")
def test_a_free_private_counts_as_bought_from_the_offer() -> None:
    story = at_five()
    for name, lot, bid in [("Ann", "SIGI", 50), ("Bob", "CNM", 80), ("Eve", "SMS", 115), ("Ann", "RSA", 155)]:
        story.when(name).bids(lot, bid)
    story.passes("Bob Eve Ann")
    assert [story.owner(lot) for lot in LOTS] == ["Ann", "Ann", "Bob", "Eve", "Ann"]
    story.when("Ann").sets_par("CTL", 100)
    assert (story.priority_deal(), story.to_act()) == ("Bob", "Bob")


@rule("1849-8.0.13")
@pytest.mark.parametrize("profile", PROFILES)
def test_owned_privates_pay_when_a_round_ends_with_others_unsold(profile: str) -> None:
    story = opened(QUARTET, profile)
    takes(story, SCE="Ann", SIGI="Bob")
    story.passes("Eve Dan Ann")
    assert story.happened(IncomePaid) == []
    story.passes("Bob")
    assert [(story.name(one.owner), one.amount) for one in story.happened(IncomePaid)] == [("Ann", 5), ("Bob", 10)]
    assert story.purses() == [360, 340, 375, 375]
    assert (story.to_act(), offered(story)) == ("Eve", {"CNM"})
    assert story.happened(LotDropped) == []


@rule("1849-8.0.13")
def test_the_priority_deal_goes_left_of_the_last_who_acted() -> None:
    story = opened(TRIO)
    takes(story, SCE="Ann", SIGI="Bob")
    assert story.priority_deal() == "Ann"
    story.passes("Eve Ann Bob")
    assert (story.to_act(), story.priority_deal()) == ("Eve", "Eve")
    story.when("Eve").passes()
    story.when("Ann").bids("RSA", 155)
    story.passes("Bob Eve Ann")
    assert (story.to_act(), story.priority_deal()) == ("Bob", "Bob")


@rule("1849-8.0.13")
def test_bids_stand_in_the_next_round() -> None:
    story = opened(TRIO)
    story.when("Ann").takes("SCE")
    story.when("Bob").bids("SMS", 300)
    story.passes("Eve Ann Bob")
    assert (story.to_act(), story.cash_of("Ann")) == ("Eve", 485)
    story.passes("Eve Ann")
    assert biddable(story) == {"CNM": (80, 200), "SMS": (305, 500), "RSA": (155, 200)}
    story.passes("Bob")
    takes(story, SIGI="Eve", CNM="Ann")
    assert (story.owner("SMS"), story.cash_of("Bob")) == ("Bob", 200)


@rule("1849-8.0.13")
def test_bids_stand_when_the_first_private_gets_cheaper() -> None:
    story = opened(TRIO)
    story.when("Ann").bids("SIGI", 60)
    story.passes("Bob Eve Ann")
    story.when("Bob").takes("SCE")
    assert story.privates_sold() == [("SCE", "Bob", 15), ("SIGI", "Ann", 60)]
    assert story.to_act() == "Eve"


@rule("1849-8.0.14")
@pytest.mark.parametrize("profile", PROFILES)
def test_the_first_stock_round_begins_left_of_the_last_direct_buyer(profile: str) -> None:
    story = opened(QUARTET, profile)
    takes(story, SCE="Ann", SIGI="Bob", CNM="Eve")
    story.when("Dan").bids("RSA", 155)
    story.passes("Ann")
    story.when("Bob").takes("SMS")
    assert story.owner("RSA") == "Dan"
    story.when("Dan").sets_par("CTL", 68)
    assert (story.round(), story.to_act(), story.priority_deal()) == (("stock", 1, 1, 1), "Eve", "Eve")


@rule("1849-8.0.14")
def test_a_cheaper_first_private_counts_as_well() -> None:
    story = opened(TRIO)
    story.passes(TRIO)
    for name, lot, bid in [("Ann", "SIGI", 50), ("Bob", "CNM", 80), ("Eve", "SMS", 115), ("Ann", "RSA", 155)]:
        story.when(name).bids(lot, bid)
    story.when("Bob").takes("SCE")
    story.when("Ann").sets_par("CTL", 68)
    assert (story.priority_deal(), story.to_act()) == ("Eve", "Eve")


# --- the Reale Società d'Affari --------------------------------------------------------------------------------------


def affari(first: str, profile: str = "rulebook") -> Story:
    """Ann has just bought RSA; a corporation is the first in the order."""
    story = opened(QUARTET, profile, first)
    takes(story, SCE="Ann", SIGI="Bob", CNM="Eve", SMS="Dan", RSA="Ann")
    return story


@rule("1849-8.1.1", "1849-8.1.6")
def test_its_buyer_gets_the_first_corporation_for_nothing() -> None:
    story = affari("IFT")
    assert story.cash_of("Ann") == 375 - 20 - 150
    story.when("Ann").sets_par("IFT", 100)
    assert (story.president("IFT"), story.certs("Ann", "IFT")) == ("Ann", [2])
    assert story.cash_of("Ann") == 205
    assert story.certs("IFT", "IFT") == [1, 1, 1, 1, 1, 1, 2]


@rule("1849-8.1.1")
def test_whoever_wins_it_with_a_bid_gets_the_corporation_too() -> None:
    story = opened(first="SFA")
    story.when("Ann").bids("RSA", 155)
    story.when("Bob").bids("RSA", 200)
    takes(story, SCE="Eve", SIGI="Dan", CNM="Ann", SMS="Bob")
    story.when("Ann").passes()
    assert (story.owner("RSA"), story.to_act()) == ("Bob", "Bob")
    story.when("Bob").sets_par("SFA", 68)
    assert (story.president("SFA"), story.cash_of("Bob")) == ("Bob", 375 - 110 - 200)


@rule("1849-8.1.2")
def test_its_price_is_68_or_100() -> None:
    story = affari("CTL")
    cells = [choice.action.cell for choice in story.menu(act.SetPar) if isinstance(choice.action, act.SetPar)]
    assert {story.title.cell_price[cell] for cell in cells} == {68, 100}
    for price in (144, 216):
        story.when("Ann", refused="par_not_yet", rule="1849-9.4.0.2").sets_par("CTL", price)
    story.when("Ann", refused="no_par_cell", rule="1849-9.4.0.2").sets_par("CTL", 90)
    story.when("Ann", refused="not_now").passes()
    story.when("Ann").sets_par("CTL", 68)
    assert story.cell("CTL") == "C5"
    story = affari("CTL")
    story.when("Ann").sets_par("CTL", 100)
    assert story.cell("CTL") == "F4"


@rule("1849-8.1.3")
@pytest.mark.parametrize("corp", ["ATA", "CTL", "IFT", "RCS", "SFA"])
def test_nothing_but_price_token_and_treasury_is_settled(corp: str) -> None:
    story = affari(corp)
    story.when("Ann").sets_par(corp, 68)
    assert story.round() == ("stock", 1, 1, 1), "there is nothing more to decide"
    assert story.score("Ann") == story.cash_of("Ann") + 136


@rule("1849-8.1.4")
@pytest.mark.parametrize("profile", PROFILES)
@pytest.mark.parametrize(
    ("corp", "at_68", "at_100"),
    [("AFG", 96, 160), ("ATA", 106, 170), ("CTL", 96, 160), ("IFT", 46, 110), ("RCS", 6, 70), ("SFA", 96, 160)],
)
def test_the_bank_pays_its_treasury_less_the_fee(corp: str, at_68: int, at_100: int, profile: str) -> None:
    for price, treasury in [(68, at_68), (100, at_100)]:
        story = affari(corp, profile)
        bank = story.cash_of("bank")
        story.when("Ann").sets_par(corp, price)
        assert (story.cash_of(corp), story.cash_of("bank")) == (treasury, bank - treasury)


@rule("1849-8.1.5")
@pytest.mark.parametrize(
    ("corp", "home"), [("ATA", "M13"), ("CTL", "E1"), ("IFT", "H12"), ("RCS", "C5"), ("SFA", "J6")]
)
@pytest.mark.parametrize("profile", PROFILES)
def test_its_first_token_goes_to_its_home(corp: str, home: str, profile: str) -> None:
    story = affari(corp, profile)
    assert story.tokens_of(corp) == []
    story.when("Ann").sets_par(corp, 68)
    assert story.tokens_of(corp) == [f"{home}.0"]
    assert len(story.charter(corp)) == 2


@rule("1849-8.1.5", "1849-9.4.1.1")
@pytest.mark.parametrize("home", ["C1", "H8", "M9", "M11", "B14"])
def test_garibaldi_chooses_its_home_at_once(home: str) -> None:
    story = affari("AFG")
    story.when("Ann").sets_par("AFG", 100)
    assert (story.round()[0], story.actor(), story.to_act()) == ("auction", "AFG", "Ann")
    assert story.tokens_offered() == {"B14.0", "C1.0", "H8.0", "M9.0", "M11.0"}
    story.when("AFG", refused="no_home_there", rule="1849-9.4.1.1").tokens("C5")
    story.when("Bob", refused="not_now").passes()
    story.when("AFG").tokens(home)
    assert story.tokens_of("AFG") == [f"{home}.0"]
    assert (story.round(), story.to_act()) == (("stock", 1, 1, 1), "Bob")


@rule("1849-PD-07")
def test_on_the_site_garibaldi_chooses_when_the_stock_round_begins() -> None:
    """PD-07."""
    story = affari("AFG", "18xx.games")
    story.when("Ann").sets_par("AFG", 100)
    assert (story.round(), story.actor()) == (("stock", 1, 1, 1), "AFG")
    assert story.tokens_of("AFG") == []
    story.when("Bob", refused="not_now").passes()
    story.when("AFG").tokens("M11")
    assert (story.tokens_of("AFG"), story.to_act()) == (["M11.0"], "Bob")


@rule("1849-8.1.6")
def test_no_further_certificates_are_bought_with_it() -> None:
    story = affari("CTL")
    story.when("Ann", refused="not_now").buys("CTL")
    story.when("Ann").sets_par("CTL", 68)
    assert story.to_act() == "Bob", "Ann's next certificate waits for her turn"
    story.when("Ann", refused="not_your_turn").buys("CTL")
    assert story.certs("CTL", "CTL") == [1, 1, 1, 1, 1, 1, 2]
    assert story.has_floated("CTL")


@rule("1849-8.1.7")
@pytest.mark.parametrize("profile", PROFILES)
def test_the_second_corporation_is_the_next_to_be_founded(profile: str) -> None:
    story = affari("RCS", profile)
    story.when("Ann").sets_par("RCS", 68)
    assert [story.name(corp) for corp in story.table().extra(Launches).launch] == ["AFG", "ATA", "CTL", "IFT", "SFA"]
    story.when("Bob", refused="already_started", rule="1849-9.4.0.1").starts("RCS", 68)
    story.when("Bob", refused="not_next_to_start", rule="1849-9.4.0.1").starts("ATA", 68)
    assert story.pars_offered("AFG") == {68, 100}


@rule("1849-PD-26")
@pytest.mark.parametrize(("profile", "asked"), [("rulebook", "Bob"), ("18xx.games", "Ann")])
def test_the_site_asks_who_can_afford_nothing(profile: str, asked: str) -> None:
    story = given("1849", "Ann Bob Eve Joe Kim", profile)
    story.when("Ann").bids("RSA", story.cash_of("Ann")).passes("Bob Eve Joe Kim")
    assert story.to_act() == asked
