"""Slots are alike, but a record names one where a station is bought: the one in which the site has it."""

from __future__ import annotations

from tests.sicily import COAST
from tests.story import Story, given
from tresham.core import action as act
from tresham.core.event import CorporationClosed, TileLaid, TokenPlaced, TokenReturned, TokenTaken
from tresham.core.state import Life
from tresham.interop.xxgames.reader import Reader
from tresham.interop.xxgames.slots import SlotBook
from tresham.interop.xxgames.writer import Writer
from tresham.track.ids import Slot

IDS = [1, 2, 3, 4]


def palermo(ata: bool = False) -> Story:
    """CTL reaches Palermo, where IFT has a station in the second slot; the first is ATA's, or empty."""
    story = given("1849", "Ann Bob Eve Dan", "18xx.games", "acquiring_station_tokens").phase("6").launch_order("")
    for place, tile, rotation in (*COAST, ("C5", "651", 5)):
        story.tile(place, tile, rotation)
    story.launched("CTL 100, IFT 68, ATA 68, SFA 68").papers("Ann", "CTL P").papers("Bob", "IFT P")
    story.papers("Eve", "ATA P").papers("Dan", "SFA P").operated("CTL IFT ATA SFA").cash("CTL 100")
    story.token("ATA", "C5").token("IFT", "C5")
    if not ata:
        story.change(**vars(TokenReturned(story.party("ATA"), slots(story, "C5")[0], 0).apply(story.game.state)))
    return story.operates("CTL", "token_trade").ready()


def slots(story: Story, place: str) -> tuple[Slot, ...]:
    stop = story.stop(place)
    return story.atlas.slots(stop, story.game.state.board.lays[story.atlas.hex_of_stop[stop]])


def closing(story: Story, corp: str, *places: Slot) -> CorporationClosed:
    party = story.party(corp)
    return CorporationClosed(party, Life.WAITING, 0, story.title.printed[party], (), places, (), (), ())


def where(story: Story, book: SlotBook, place: str, corps: str) -> dict[str, int]:
    """In which slots the stations of corporations stand, or would stand."""
    return {corp: book.slot(story.stop(place), story.party(corp)) for corp in corps.split()}


def test_a_bought_station_comes_to_the_first_free_slot() -> None:
    story = palermo()
    book = SlotBook(story.table())
    assert where(story, book, "C5", "IFT") == {"IFT": 1}
    book.follow([TokenTaken(story.party("CTL"), story.party("IFT"), slots(story, "C5")[1], 5)])
    assert where(story, book, "C5", "CTL") == {"CTL": 0}
    assert book.owner(story.stop("C5"), 1) is None


def test_a_slot_is_kept_for_a_home_to_come() -> None:
    """RCS is at home in Palermo."""
    story = given("1849", "Ann Bob Eve Dan", "18xx.games").tile("C5", "651", 5).launched("IFT 68").ready()
    book, (first, second) = SlotBook(story.table()), slots(story, "C5")
    book.follow([TokenPlaced(story.party("IFT"), second, 0)])
    assert where(story, book, "C5", "IFT RCS") == {"IFT": 1, "RCS": 0}
    book.follow([TokenPlaced(story.party("RCS"), first, 0), closing(story, "IFT", second)])
    assert where(story, book, "C5", "RCS CTL") == {"RCS": 0, "CTL": 1}
    book.follow([closing(story, "RCS", first)])
    assert where(story, book, "C5", "CTL RCS") == {"CTL": 1, "RCS": 0}


def test_a_new_tile_carries_stations_to_its_first_slots() -> None:
    story = palermo()
    book = SlotBook(story.table())
    book.follow([TileLaid(story.party("CTL"), story.atlas.hex("C5"), story.atlas.lay("651", 2), 0)])
    assert where(story, book, "C5", "IFT CTL") == {"IFT": 0, "CTL": 1}


def test_records_name_a_station_by_the_slot_that_it_has_on_the_site() -> None:
    """ATA came last to Palermo, but stands in the first slot here."""
    story = palermo(ata=True)
    game, (first, second) = story.game, slots(story, "C5")
    reader, writer = Reader(game, IDS), Writer(game, IDS)
    tile = TileLaid(story.party("CTL"), story.atlas.hex("C5"), story.atlas.lay("651", 5), 0)
    for book in (reader.slots, writer.slots):
        book.follow([closing(story, "ATA", first), tile, TokenPlaced(story.party("ATA"), first, 0)])
        assert where(story, book, "C5", "IFT ATA") == {"IFT": 0, "ATA": 1}
    story.when("CTL").buys_token("IFT", "C5", 20)
    [told] = writer.entries(game.node)
    assert (told["type"], told["slot"]) == ("buy_token", 0)
    game.pop()
    reader.find.remember_tile({"hex": "C5", "tile": "651-0"})
    entry = {**told, "city": "651-0-0"}
    assert reader.action(entry) == act.BuyToken(story.party("CTL"), second, 20)
    assert reader.action({**entry, "slot": 1}) == act.BuyToken(story.party("CTL"), first, 20)
