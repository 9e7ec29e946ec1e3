"""Small maps for the tests of track."""

from tresham.track.atlas import Atlas, compile_atlas
from tresham.track.ids import Gauge, Layout, Stop
from tresham.track.new_track import added_track
from tresham.track.notation import parse_map
from tresham.track.tiles import CATALOGUE

EVERYTHING = """
    a12                    blue    offboard 20 port  5-a
    A15                    grey    1=5
    B14  Messina           yellow  city 30 @1 "M"  0-a
    C13                    grey    1~4 2-3  walls 0
    M9   Terranova         grey    city white 20 grey 30 black 40 x2  1=a 2-a 3~a 4~a 5-a
    A2   Northwest         red     offboard yellow 30 brown 40 mark GN mark NP  4-a! 0:1/2-a:1/2! 0:2/2-a:2/2!
    B1                     red     3:1/2-4 3:2/2-5
    G6   Adelaide          white   city  border gauge 4  home SAR a  from green "K"
    E12  Praha             white   city 20 in Praha city 20 in Praha "P"  5-a 3-b  water 10 hill 20  home NWB a
    A8                     white   "SX"  border area 0 5 4  home SX
    D13                    white   stub 0  mountain 40  blocked CS blocked "M H"
    E5   Toll & Tower      white   town  border toll 3:40 5:20  walls 1 2  goal GN goal "M P"
"""


def anything_goes(hex, old, new):
    """Any tile may lie anywhere: for boards that no rule would allow."""
    return True


def small_atlas(text: str, *tiles: str, layout: Layout = Layout.POINTY) -> Atlas:
    """The atlas of a small map, with tiles (all of them unless told) that may lie anywhere."""
    return compile_atlas(parse_map(layout, text), dict.fromkeys(tiles or CATALOGUE), anything_goes)


def board(atlas: Atlas, **laid: tuple[str, int]):
    """What lies on each hex: the printed map, but for some tiles with their rotations."""
    lays = list(atlas.printed)
    for name, (tile, rotation) in laid.items():
        lays[atlas.hex(name)] = atlas.lay(tile, rotation)
    return tuple(lays)


def stop(atlas: Atlas, name: str, index: int = 0) -> Stop:
    """A stop by its hex and its position there."""
    return Stop(atlas.first_stop[atlas.hex(name)] + index)


def stop_mask(atlas: Atlas, *names: str) -> int:
    """A bitmask of stops, each given as a hex (its first stop) or as hex and position, `G19.1`."""
    mask = 0
    for name in names:
        place, _, index = name.partition(".")
        mask |= 1 << stop(atlas, place, int(index or 0))
    return mask


def side_mask(atlas: Atlas, *names: str) -> int:
    """A bitmask of sides, each given as hex and edge, `G19/3`."""
    mask = 0
    for name in names:
        place, _, edge = name.partition("/")
        mask |= 1 << atlas.hex(place) * 6 + int(edge)
    return mask


def gauges_added(atlas, old, new):
    """All gauges of the track that one lay has and another had not."""
    found = Gauge(0)
    for _, _, gauge in added_track(atlas, old, new):
        found |= Gauge(gauge)
    return found
