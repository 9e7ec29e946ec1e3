"""Random boards: small maps full of tiles that no rule would let lie together."""

from functools import cache

from hypothesis import strategies as st

from tests.unit.track.sheets import small_atlas
from tresham.track.ids import Colour, Layout

PLAIN_MAP = """
    A1 white
    A3 white
    B2 white
    B4 white
    B6 white
    C1 white
    C3 white
    C5 white
    D2 white
    D4 white
"""
MAP_WITH_AREAS = """
    A1 red offboard 10  5-a
    A3 white
    A5 grey city 20  0-a 1-a 0-1
    B2 white
    B4 white
    C1 white
    C3 white
    D2 white
    D4 red offboard 10 2-a! 3-a!
"""
STANDARD = """
    3 4 58 1 2 55 7 8 9 57 14 15 59 16 18 19 20 23 24 25 26 27 28 29 63 64 66 68 39 40 41 42 43 44 45 46 47 70
"""
TWO_GAUGES = """
    7 8 9 77 78 79 3 73 74 644 645 657 658 23 24 25 677 678 692 699 710 711 712 713 714 715 660 664 668 680 681 690
    39 40 646 647 648 672 673 696 697 652 656
"""


@cache
def atlas_of(text, layout, two_gauges):
    """One atlas for all boards of a kind."""
    return small_atlas(text, *(TWO_GAUGES if two_gauges else STANDARD).split(), layout=layout)


@st.composite
def boards(draw):
    """An atlas and what lies on it. Few kinds of tiles lie on one board, so that loops and junctions meet."""
    text = draw(st.sampled_from([PLAIN_MAP, MAP_WITH_AREAS]))
    atlas = atlas_of(text, draw(st.sampled_from(Layout)), draw(st.booleans()))
    names = [tile.name for tile in atlas.tiles[: atlas.tile_count]]
    kinds = draw(st.lists(st.sampled_from(names), min_size=2, max_size=6))
    lays = list(atlas.printed)
    for hex, lay in enumerate(atlas.printed):
        if atlas.colour(lay) is Colour.WHITE:
            lays[hex] = atlas.lay(draw(st.sampled_from(kinds)), draw(st.integers(0, 5)))
    return atlas, tuple(lays)


@st.composite
def networks(draw):
    """A board with stations, closed stops and barred stops, as bitmasks."""
    atlas, lays = draw(boards())
    stops = [stop for hex, lay in enumerate(lays) for stop in atlas.stops(hex, lay)] or [0]
    start, closed, barred = (
        sum(1 << stop for stop in draw(st.sets(st.sampled_from(stops), min_size=least, max_size=most)))
        for least, most in ((1, 3), (0, 4), (0, 2))
    )
    return atlas, lays, start, closed & ~start, barred & ~start
