"""A train leaves the bank: bought, exported, given away or removed, it begins every phase up to its own."""

from __future__ import annotations

from dataclasses import replace

from tests.islet import TRAINS, islet, on_islet
from tests.story import Story
from tresham.core.cards import Phase, TrainType
from tresham.core.event import PhaseBegan, PrivateClosed, TrainAdded, TrainScrapped, TrainsRusted
from tresham.core.ids import Train
from tresham.core.title import Title
from tresham.rules.phases import export_train, give_train, remove_from_depot, turn_train
from tresham.track.ids import Colour

YELLOW = (Colour.YELLOW,)


def railways(title: Title | None = None) -> Story:
    """Three railways with money, of which A is about to buy trains."""
    story = on_islet(title).cash("A 1000, B 1000, C 1000").started("A 76, B 76, C 76")
    return story.holds("Ann", "A 3").holds("Bob", "B 3").holds("Eve", "C 3").floated("A B C")


def told(story: Story) -> list[str]:
    """What came about, in its order: phases and rust."""
    names = [one.name for one in story.title.trains]
    lines = {
        PhaseBegan: lambda e: f"phase {story.title.phases[e.phase].name}",
        TrainsRusted: lambda e: f"{names[e.kind]} rusts",
        TrainScrapped: lambda e: f"{names[e.kind]} {e.reason}",
        PrivateClosed: lambda e: "privates close",
    }
    return [lines[event.__class__](event) for event in story.events if event.__class__ in lines]


def card(story: Story, name: str, owner: str = "bank") -> Train:
    kind, party, s = story.title.train_kind(name), story.party(owner), story.game.state
    return Train(next(n for n, face in enumerate(s.faces) if face == kind and s.trains[n] == party))


# --- phases passed over ----------------------------------------------------------------------------------------------


def test_all_phases_up_to_that_of_the_train_begin_in_their_order() -> None:
    story = railways().owns("Eve", "OX").depot("2 0, 3 0, 4 0").trains("B 2 2 3").operates("A", "trains")
    story.when("A").buys_train("5", 320)
    assert told(story) == ["phase 3", "phase 4", "2 rusts", "phase 5", "3 rusts", "privates close"]
    assert (story.phase_name(), story.trains_of("A"), story.trains_of("B")) == ("5", ["5"], [])


def test_a_phase_waits_for_what_the_one_before_it_asks() -> None:
    story = railways().owns("Eve", "OX").depot("2 0, 3 0, 4 0").trains("C 3 4 4").operates("A", "trains")
    story.when("A").buys_train("5", 320)
    assert (story.phase_name(), story.actor(), told(story)) == ("4", "C", ["phase 3", "phase 4"])
    story.when("C").discards("4")
    assert told(story) == ["phase 5", "3 rusts", "privates close"]
    assert (story.trains_of("C"), story.trains_of("pool"), story.actor()) == (["4"], ["4"], "A")


def test_earlier_trains_stay_on_sale_and_bring_no_phase_back() -> None:
    story = railways().depot("2 0, 3 0").operates("A", "trains")
    story.comes_about(remove_from_depot, card(story, "5"), "removed")
    assert told(story)[0] == "5 removed"
    assert (story.phase_name(), story.trains_of("bank")) == ("5", ["4", "4", "5"])
    story.when("A").buys_train("4", 240)
    assert (story.phase_name(), told(story)) == ("5", [])


# --- other ways out of the depot -------------------------------------------------------------------------------------


def test_an_export_counts_as_a_sale_also_between_rounds() -> None:
    story = railways().depot("2 0, 3 0").trains("B 2 2 2, C 3 3 4").stock_round(2, "Ann")
    story.comes_about(export_train)
    assert told(story) == ["4 exported", "phase 3", "phase 4", "2 rusts"]
    assert (story.actor(), story.trains_of("B"), story.trains_of("bank")) == ("C", [], ["5"])
    story.when("C").discards("3")
    assert (story.actor(), story.trains_of("pool")) == ("Ann", ["3"])


def test_an_endless_type_is_renewed_when_one_is_exported() -> None:
    story = railways().depot("2 0, 3 0, 4 0").stock_round(2, "Ann").comes_about(export_train)
    assert (story.trains_of("bank"), len(story.happened(TrainAdded))) == (["5"], 1)


def test_nothing_is_exported_from_an_empty_depot() -> None:
    title = islet(trains=(*TRAINS[:3], replace(TRAINS[3], count=1)))
    story = railways(title).depot("2 0, 3 0, 4 0, 5 0").stock_round(2, "Ann").comes_about(export_train)
    assert story.events == ()


def test_a_gift_begins_a_phase_like_a_purchase() -> None:
    story = railways().depot("2 0").stock_round(2, "Ann")
    story.comes_about(give_train, story.party("B"), card(story, "3"), story.title.train_kind("3"))
    assert (told(story), story.trains_of("B"), story.cash_of("B")) == (["phase 3"], ["3"], 1000)


# --- faces that scrap faces ------------------------------------------------------------------------------------------

LETTERS = (
    TrainType("2a", 70, 2, 2, scrapped_by=frozenset({"4e"})),
    TrainType("2b", 70, 2, 3, starts="b", scrapped_by=frozenset({"4e"})),
    TrainType("2+2b", 80, 2, 0, face_of="2b", scrapped_by=frozenset({"4+4f"})),
    TrainType("4e", 250, 4, 3, starts="e"),
    TrainType("3+3e", 180, 3, 0, face_of="4e"),
    TrainType("4f", 250, 4, None, starts="f"),
    TrainType("4+4f", 400, 4, 0, face_of="4f"),
)
PHASES = tuple(Phase(letter, {"major": 3}, YELLOW, 1, ("yellow",)) for letter in "abef")


def letters() -> Story:
    """B has a card as 2+2, C has two as 2, a third as 2 lies in the pool; the next cards are lettered e."""
    story = railways(islet(trains=LETTERS, phases=PHASES)).depot("2a 0, 2b 0")
    return story.trains("B 2+2b, C 2a 2b, pool 2a").operates("A", "trains")


def test_a_purchase_scraps_by_the_face_that_is_bought() -> None:
    story = letters()
    story.when("A").buys_train("4e", 180, face="3+3e")
    assert told(story) == ["phase b", "phase e"]
    story.when("A").buys_train("4e", 250)
    assert told(story) == ["2a rusts", "2b rusts"]
    assert (story.trains_of("B"), story.trains_of("C"), story.trains_of("pool")) == (["2+2b"], [], [])
    assert story.trains_of("A") == ["3+3e", "4e"]


def test_an_exported_card_is_sold_in_all_its_faces() -> None:
    story = letters().comes_about(export_train)
    assert told(story) == ["4e exported", "phase b", "2a rusts", "2b rusts", "phase e"]


def test_a_card_turned_to_another_face_scraps_what_a_sale_would_and_begins_no_phase() -> None:
    story = letters().trains("A 3+3e")
    story.comes_about(turn_train, story.party("A"), card(story, "3+3e", "A"), story.title.train_kind("4e"))
    assert (told(story), story.trains_of("A"), story.phase_name()) == (["2a rusts", "2b rusts"], ["4e"], "a")


def test_no_card_is_bought_for_a_face_that_is_scrapped() -> None:
    story = letters().trains("pool 2+2b").comes_about(export_train)
    story.when("A", refused="wrong_face").buys_train("2+2b", 70, "pool", face="2b")
    story.when("A").buys_train("2+2b", 80, "pool")
    assert story.trains_of("A") == ["2+2b"]


def test_a_card_leaves_the_depot_when_its_last_face_is_scrapped() -> None:
    """The first 4 begins the phase that scraps both faces of the cards that nobody has bought."""
    two_faced = (
        TrainType("2", 80, 2, 3, rusted_by="4"),
        TrainType("2+", 90, 2, 0, rusted_by="4", face_of="2"),
        *TRAINS[1:],
    )
    story = railways(islet(trains=two_faced)).depot("2 1, 3 0").trains("B 2 2+").operates("A", "trains")
    story.comes_about(remove_from_depot, card(story, "4"), "removed")
    assert told(story) == ["4 removed", "phase 3", "phase 4", "2 rusts", "2+ rusts"]
    assert (story.trains_of("B"), story.trains_of("bank")) == ([], ["4", "5"])
