"""Records that contradict themselves: refused with the number of the entry, whatever is wrong with it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.story import given
from tests.unit.interop.sample_records import first, sound, with_the_certificate_of_another
from tresham.core.ids import Cert
from tresham.core.illegal import Illegal
from tresham.core.naming import Malformed
from tresham.interop.xxgames.certificates import CertBook, alike_here
from tresham.interop.xxgames.recorded_routes import way_of
from tresham.interop.xxgames.replaying import replay
from tresham.interop.xxgames.standing_actions import entries_of

Entry = dict[str, Any]


def complaint(data: dict[str, Any]) -> Malformed:
    """Why a record cannot be read."""
    with pytest.raises(Malformed) as found:
        for _ in replay(data)[2]:
            pass
    return found.value


def test_the_sample_is_sound() -> None:
    data = sound()
    assert len(list(replay(data)[2])) == len(data["actions"])


def test_a_certificate_that_the_seller_does_not_have() -> None:
    data, number, name = with_the_certificate_of_another()
    problem = complaint(data)
    assert problem.move == number
    assert f"certificate {name}" in str(problem)


def test_a_lot_for_another_price_than_it_has() -> None:
    data = sound()
    at = first(data, "bid", company="SV")
    data["actions"][at]["price"] += 5
    assert complaint(data).move == at + 1


@pytest.mark.parametrize(
    "damage",
    [
        {"type": "pass", "entity": "CA", "entity_type": "company"},
        {"auto_actions": None},
        {"auto_actions": 7},
        {"auto_actions": [7]},
        {"auto_actions": [{}]},
        {"auto_actions": [{"type": "pass"}]},
        {"type": "buy_shares", "shares": []},
        {"type": "buy_shares", "shares": None},
        {"type": "buy_shares", "shares": ["PRR_0", 7]},
        {"type": "bid", "company": "DH", "price": float("inf")},
        {"type": "bid", "company": "DH", "price": "9" * 5000},
        {"type": "undo", "action_id": []},
        {"type": "undo", "action_id": "3"},
        {"id": None},
        {"id": True},
        {"type": None},
        {"type": "redo", "id": "x"},
    ],
    ids=lambda damage: repr(damage)[:60],
)
def test_an_entry_that_makes_no_sense_is_named(damage: Entry) -> None:
    data = sound()
    data["actions"][4] = {**data["actions"][4], **damage}
    assert complaint(data).move == 5


def test_an_entry_nested_without_end_is_named() -> None:
    data = sound()
    nested: list[Any] = []
    for _ in range(20_000):
        nested = [nested]
    data["actions"][4]["entity"] = nested
    assert complaint(data).move == 5


def test_what_stands_before_an_unsound_entry_is_counted() -> None:
    """Two entries are undone, so the damaged sixth is the fourth that counts."""
    data = sound()
    one = data["actions"][0]
    undo = {**one, "type": "undo", "id": 3}
    damaged = {"type": "undo", "action_id": {}, "id": 6}
    data["actions"][:6] = [one, {**data["actions"][1], "id": 2}, undo, *data["actions"][1:3], damaged]
    assert [entry["id"] for entry in entries_of(data["actions"])][-1] == 6
    assert complaint(data).move == 4


def test_trains_that_earn_something_else() -> None:
    """To whom a bonus is counted does not matter; what all trains earn does."""
    data = sound()
    at = next(at for at, entry in enumerate(data["actions"]) if entry.get("routes"))
    earned = sum(route["revenue"] for route in data["actions"][at]["routes"])
    data["actions"][at]["routes"][0]["revenue"] += 10
    problem = complaint(data)
    assert (problem.move, str(earned + 10) in str(problem)) == (at + 1, True)
    for route in data["actions"][at]["routes"]:
        del route["revenue"]
    assert len(list(replay(data)[2])) == len(data["actions"])


def test_two_players_with_one_id() -> None:
    data = sound()
    data["players"][1]["id"] = data["players"][0]["id"]
    with pytest.raises(Malformed, match="one id"):
        replay(data)


def test_a_player_without_such_a_certificate_is_refused_by_the_rules() -> None:
    """The entry can be read, only the shares are not his: the refusal says which rule forbids it."""
    data = sound()
    at = first(data, "buy_shares")
    seller = data["actions"][at]["entity"]
    corp = data["actions"][at]["shares"][0].split("_")[0]
    other = next(one["id"] for one in data["players"] if one["id"] != seller)
    turn = next(n for n, entry in enumerate(data["actions"]) if n > at + 20 and entry["entity"] == other)
    sale = {"type": "sell_shares", "entity": other, "entity_type": "player", "percent": 60, "id": 999}
    data["actions"][turn:] = [{**sale, "shares": [f"{corp}_{number}" for number in range(1, 7)]}]
    with pytest.raises(Illegal):
        for _ in replay(data)[2]:
            pass


def test_a_certificate_that_nobody_has_is_told() -> None:
    story = given("1830", "Ann Bob")
    t = story.game.table()
    title, book = t.title, CertBook(t)
    corp, player = title.corp("PRR"), title.players[0]
    cert = Cert(title.certs_of[corp][1])
    with pytest.raises(Malformed, match="certificate"):
        book.alike(corp, player, [cert])
    book.held(corp, book.owner(corp, cert)).remove(cert)
    with pytest.raises(Malformed, match="certificate"):
        book.owner(corp, cert)
    assert alike_here(t, corp, player, [cert]) == (cert,)


def test_a_route_over_endless_double_cities_is_judged_at_once() -> None:
    """Each hex has two stops; to try all combinations would take longer than anybody lives."""
    story = given("1830", "Ann Bob")
    atlas, lays = story.atlas, story.game.state.board.lays
    double = next(name for hex, name in enumerate(atlas.names) if len(atlas.stops(atlas.hex(name), lays[hex])) == 2)
    route = {"hexes": [double] * 60, "connections": [[double, double]] * 59, "train": "2-0"}
    with pytest.raises(Malformed, match="no such way"):
        way_of(atlas, lays, route)
