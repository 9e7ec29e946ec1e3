"""Finding a table among many: by words, by what it is waiting for, by who plays there."""

from __future__ import annotations

import pytest

from tests.server.tables import Company, hot_seat
from tests.server.test_damage import spoil
from tresham.server.lobby import listing
from tresham.server.table_record import read_tables


def listed(browser, query: str) -> set[str]:
    """What somebody finds."""
    return {game["id"] for game in browser.get(f"/games?{query}").json()["games"]}


@pytest.fixture
def company(visitor):
    """Ann, Bob and Eve play; Ann is to move."""
    return Company(visitor, visibility="public", name="Ночной поезд")


@pytest.fixture
def bots(company):
    """Ann against a bot, at a table with a name."""
    seats = [{"kind": "me"}, {"kind": "bot", "name": "Żaneta"}, {"kind": "bot"}]
    body = {"title": "1849", "seats": seats, "name": "After lunch", "order": "fixed", "start": True}
    return company.ann.post("/games", body).json()["id"]


def test_tables_are_found_by_the_words_of_their_names_players_and_titles(company, bots):
    for words in ("ночной", "ПОЕЗД ночной", "bob", "1830", "eve 1830"):
        assert listed(company.ann, f"q={words}") == {company.game}, words
    for words in ("lunch", "żaneta", "ŻANETA after", "sicilian", "1849"):
        assert listed(company.ann, f"q={words}") == {bots}, words
    assert listed(company.ann, "q=lunch bob") == set()
    assert listed(company.ann, "q=%") == set()
    assert listed(company.ann, "q= ") == {company.game, bots}


def test_tables_are_found_by_whose_move_it_is(company, bots):
    assert listed(company.ann, "turn=1") == {company.game, bots}
    assert listed(company.bob, "turn=1") == set()
    company.play(1)
    assert listed(company.ann, "turn=1") == {bots}
    assert listed(company.bob, "turn=1") == {company.game}
    company.bob.put(f"/games/{company.game}/mine", {"archived": True})
    assert listed(company.bob, "turn=1") == set()


def test_tables_are_found_by_who_plays_there(company, bots):
    assert listed(company.ann, "with=bots") == {bots}
    assert listed(company.ann, "with=people") == {company.game}
    assert company.ann.get("/games?with=ghosts").status_code == 400


def test_strangers_have_no_moves_and_no_archive(company, visitor):
    for query in ("turn=1", "archived=1", "mine=1"):
        assert listed(visitor(), query) == set()
    assert listed(visitor(), "q=ночной") == {company.game}


def test_a_search_goes_on_where_it_stopped(visitor, monkeypatch):
    """It does not look through everything at once, and nothing is passed over."""
    monkeypatch.setattr(listing, "PAGE", 2)
    monkeypatch.setattr(listing, "LOOKED_THROUGH", 4)
    names = ["red", "red", "blue", "blue", "blue", "blue", "red", "blue", "red", "blue", "blue", "red"]
    ann = visitor().register("Ann")
    made = {hot_seat(ann, name=name): name for name in names}
    found, cursor = [], ""
    while cursor is not None:
        page = ann.get(f"/games?q=red&cursor={cursor}" if cursor else "/games?q=red").json()
        assert len(page["games"]) <= 2
        found += [game["id"] for game in page["games"]]
        cursor = page["cursor"]
    assert sorted(found) == sorted(game for game, name in made.items() if name == "red")


def test_a_search_reads_no_more_of_a_table_than_it_is_found_by(visitor, monkeypatch):
    """A thousand tables are looked through for one answer; read as a whole they would keep everybody waiting."""
    ann = visitor().register("Ann")
    for name in ("red", "blue", "blue"):
        hot_seat(ann, name=name)
    wanted = hot_seat(ann, name="green")
    shown: list[str] = []

    def reading(session, rows):
        shown.extend(row.id for row in rows)
        return read_tables(session, rows)

    monkeypatch.setattr(listing, "read_tables", reading)
    assert listed(ann, "q=green&turn=1&with=people") == {wanted}
    assert shown == [wanted]


def test_a_search_passes_over_what_cannot_be_read(app, visitor):
    ann = visitor().register("Ann")
    good, bad, unknown = (hot_seat(ann, name="red") for _ in range(3))
    spoil(app, bad, row={"acting": "oops"})
    spoil(app, unknown, row={"title": "1899"})
    for query in ("q=red", "turn=1", "with=people", "q=red&turn=1"):
        assert listed(ann, query) == {good}, query
