"""What a new tile adds, and who can come there."""

from hypothesis import given

from tests.unit.track.brute import every_walk
from tests.unit.track.random_boards import networks
from tests.unit.track.sheets import small_atlas
from tresham.track.new_track import added_track, enters, seems_entered

STANDARD, NARROW, DUAL = 1, 2, 3


def test_only_new_track_is_added():
    atlas = small_atlas("A1 white\nA3 white", "8", "23", "78", "712")
    bare, curve = atlas.printed[atlas.hex("A1")], atlas.lay("8", 0)
    assert added_track(atlas, bare, curve) == ((0, 2, STANDARD),)
    assert added_track(atlas, curve, atlas.lay("712", 0)) == ((1, 3, NARROW),)
    assert added_track(atlas, curve, curve) == ()


def test_track_of_another_gauge_is_new():
    atlas = small_atlas("A1 white town\nA3 white", "3", "682", "697")
    pieces = added_track(atlas, atlas.lay("682", 0), atlas.lay("697", 0))
    assert {gauge for _, _, gauge in pieces} == {DUAL}
    assert len(pieces) == 4


@given(networks())
def test_where_walks_come_in_is_exact(network):
    atlas, lays, start, closed, barred = network
    if barred:
        return
    came = every_walk(atlas, lays, start, closed)["entries"]
    for side in range(len(lays) * 6):
        for gauge in (STANDARD, NARROW):
            expected = any(entered == side and gauges & gauge for entered, gauges in came)
            hex, edge = divmod(side, 6)
            assert enters(atlas, lays, start, closed, hex, edge, gauge, thorough=True) == expected
            assert expected or not enters(atlas, lays, start, closed, hex, edge, gauge, thorough=False)


@given(networks())
def test_what_seems_entered_is_entered(network):
    atlas, lays, start, closed, barred = network
    if barred:
        return
    came = every_walk(atlas, lays, start, closed)["entries"]
    for side in range(len(lays) * 6):
        for gauge in (STANDARD, NARROW, DUAL):
            hex, edge = divmod(side, 6)
            expected = any(entered == side and gauges & gauge for entered, gauges in came)
            assert expected or not seems_entered(atlas, lays, start, closed, hex, [(edge, gauge)])


def test_a_station_next_door_is_seen_at_once():
    atlas = small_atlas("A1 white city\nA3 white\nA5 white", "57", "9")
    city, plain = atlas.hex("A1"), atlas.hex("A3")
    lays = list(atlas.printed)
    edge = next(edge for edge in range(6) if atlas.mate[plain * 6 + edge] // 6 == city)
    assert not seems_entered(atlas, tuple(lays), 1, 0, plain, [(edge, STANDARD)])
    lays[city] = atlas.lay("57", edge % 3)  # straight through the city, towards its neighbour
    assert seems_entered(atlas, tuple(lays), 1, 0, plain, [(edge, STANDARD)])
    assert not seems_entered(atlas, tuple(lays), 1, 0, plain, [((edge + 1) % 6, STANDARD)])
