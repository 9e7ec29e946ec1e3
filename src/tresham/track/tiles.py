"""The catalogue: every tile of every title, at rotation 0, in the notation of `notation.py`.

Numbers are those of the common tile list of 18xx games; a `p` at the end marks the purple tiles of 18CZ.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from .notation import parse_tiles
from .prints import TilePrint

_TEXT = """
    1     yellow  town 10 town 10              1-a 3-a 0-b 4-b
    2     yellow  town 10 town 10              0-a 3-a 1-b 2-b
    3     yellow  town 10                      0-a 1-a
    4     yellow  town 10                      0-a 3-a
    5     yellow  city 20                      0-a 1-a
    6     yellow  city 20                      0-a 2-a
    7     yellow                               0-1
    8     yellow                               0-2
    9     yellow                               0-3
    55    yellow  town 10 town 10              0-a 3-a 1-b 4-b
    56    yellow  town 10 town 10              0-a 2-a 1-b 3-b
    57    yellow  city 20                      0-a 3-a
    58    yellow  town 10                      0-a 2-a
    69    yellow  town 10 town 10              0-a 3-a 2-b 4-b
    73    yellow  town 10                      0~a 2~a
    74    yellow  town 10                      0~a 3~a
    77    yellow                               0~1
    78    yellow                               0~2
    79    yellow                               0~3
    128   yellow  city 30 city 30 "Chi"        0-a 2-b
    201   yellow  city 30 "Y"                  0-a 1-a
    202   yellow  city 30 "Y"                  0-a 2-a
    235   yellow  city 30 city 30 "OO"         0-a
    621   yellow  city 30 "Y"                  0-a 3-a
    644   yellow  city 20                      0~a 1-a
    645   yellow  city 20                      0~a 2-a
    657   yellow  city 20                      0~a 3-a
    658   yellow  city 20                      0-a 2~a
    659   yellow  city 20                      0-a 1~a
    679   yellow  town 10                      0~a 1~a
    8889  yellow  city 30 in Praha city 30 in Praha city 30 in Praha "P"  2-a 3-b 4-c
    8890  yellow  city 30 in Praha city 30 in Praha city 30 in Praha "P"  0-a 2-b 4-c

    14    green   city 30 x2                   0-a 1-a 3-a 4-a
    14p   green   city 30 x2                   1-a 2-a 4-a 5-a  special
    15    green   city 30 x2                   0-a 1-a 2-a 3-a
    15p   green   city 30 x2                   0-a 1-a 2-a 3-a  special
    16    green                                0-2 1-3
    17    green                                0-4 1-3
    18    green                                0-3 1-2
    19    green                                0-3 2-4
    20    green                                0-3 1-4
    23    green                                0-3 0-4
    24    green                                0-2 0-3
    25    green                                0-2 0-4
    26    green                                0-3 0-5
    27    green                                0-1 0-3
    28    green                                0-4 0-5
    29    green                                0-1 0-2
    30    green                                0-1 0-4
    31    green                                0-2 0-5
    53    green   city 50 "B"                  0-a 2-a 4-a
    54    green   city 60 city 60 "NY"         0-a 1-a 2-b 3-b
    59    green   city 40 city 40 "OO"         0-a 2-b
    129   green   city 50 city 50 x2 "Chi"     0-a 5-a 1-b 2-b
    132   green   city 30 x2 "M"               0-a 1-a 2-a
    141   green   town 10                      0-a 1-a 3-a
    142   green   town 10                      0-a 3-a 5-a
    143   green   town 10                      0-a 1-a 2-a
    144   green   town 10                      0-a 2-a 4-a
    207   green   city 40 x2 "Y"               0-a 1-a 2-a 3-a
    208   green   city 40 x2 "Y"               0-a 1-a 3-a 4-a
    236   green   city 40 x2 "K"               0-a 1-a 3-a
    237   green   city 40 x2 "K"               0-a 3-a 5-a
    238   green   city 40 x2 "K"               0-a 1-a 2-a
    619   green   city 30 x2                   0-a 2-a 3-a 4-a
    622   green   city 40 x2 "Y"               0-a 2-a 3-a 4-a
    624   green                                0-1 1-2
    650   green                                0~1 1~2
    651   green   city 90 x2 "P"               0-a 1~a 2~a 3-a 4-a
    653   green   city 60 x2 "C"               0-a 1~a 3-a
    655   green   city 50 x2 "M"               0-a 2-a 4-a
    660   green   city 30 x2                   0-a 1~a 3-a 4~a
    661   green   city 30 x2                   0~a 1-a 3~a 4-a
    662   green   city 30 x2                   0~a 1~a 3-a 4-a
    663   green   city 30 x2                   0~a 1-a 3-a 4~a
    664   green   city 30 x2                   0-a 1~a 2~a 3-a
    665   green   city 30 x2                   0~a 1-a 2-a 3~a
    666   green   city 30 x2                   0-a 1~a 2-a 3~a
    667   green   city 30 x2                   0-a 1-a 2~a 3~a
    668   green   city 30 x2                   0-a 2~a 3-a 4~a
    669   green   city 30 x2                   0~a 2-a 3~a 4-a
    670   green   city 30 x2                   0~a 2-a 3-a 4~a
    671   green   city 30 x2                   0~a 2~a 3-a 4-a
    675   green   city 20 "S"                  0-a 1~a 2-a
    677   green                                0~3 0~4
    678   green                                0~2 0~3
    680   green   town 10                      0~a 1~a 2-a 3-a
    681   green   town 10                      0~a 1-a 2~a 3-a
    682   green   town 10                      0~a 1-a 2-a 3~a
    683   green   town 10                      0-a 1~a 2~a 3-a
    684   green   town 10                      0~a 2~a 3-a 4-a
    685   green   town 10                      0~a 2-a 3-a 4~a
    686   green   town 10                      0~a 2-a 3~a 4-a
    687   green   town 10                      0-a 2~a 3-a 4~a
    688   green   town 10                      0~a 1-a 3-a 4~a
    689   green   town 10                      0~a 1~a 3-a 4-a
    690   green   town 10                      0-a 1~a 3-a 4~a
    691   green   town 10                      0~a 1-a 3~a 4-a
    692   green                                0~3 0~5
    693   green                                0~1 0~3
    694   green                                0~4 0~5
    695   green                                0~1 0~2
    699   green                                0~2 0~4
    700   green   town 10                      0-a 1~a 2-a 3~a
    701   green   town 10                      0-a 1-a 2~a 3~a
    702   green   town 10                      0-a 2~a 3~a 4-a
    703   green   town 10                      0-a 2-a 3~a 4~a
    704   green   city 30 x2                   0-a 2-a 3~a 4~a
    705   green   city 30 x2                   0-a 2~a 3~a 4-a
    706   green   city 30 x2                   0~a 1~a 2-a 3-a
    707   green   city 30 x2                   0~a 1-a 2~a 3-a
    708   green                                0~1 0~4
    709   green                                0~2 0~5
    710   green                                0~2 1-3
    711   green                                0~3 2-4
    712   green                                0-2 1~3
    713   green                                0-3 2~4
    714   green                                0-3 1~4
    715   green                                0~3 1-4
    887p  green   town 20                      0-a 1-a 2-a 3-a  special
    888p  green   town 20                      1-a 2-a 4-a 5-a  special
    8859  green   city 40 city 40 "OO"         0-a 3-a 2-b 5-b
    8860  green   city 40 city 40 "OO"         1-a 5-a 2-b 4-b
    8863  green   city 40 city 40 "OO"         0-a 1-a 2-b 5-b
    8864  green   city 40 city 40 "OO"         1-a 5-a 2-b 3-b
    8865  green   city 40 city 40 "OO"         1-a 5-a 3-b 4-b
    8866p green   town 20                      1-a 2-a 3-a 5-a  special
    8885  green   city 40 city 40 "OO"         0-a 2-a 1-b 3-b
    8891  green   city 40 in Praha city 40 in Praha city 40 in Praha city 40 in Praha "P"  0-a 2-b 3-c 4-d

    39    brown                               0-1 0-2 1-2
    40    brown                               0-2 0-4 2-4
    41    brown                               0-1 0-3 1-3
    42    brown                               0-3 0-5 3-5
    43    brown                               0-2 0-3 1-2 1-3
    44    brown                               0-1 0-3 1-4 3-4
    45    brown                               0-3 0-4 2-3 2-4
    46    brown                               0-2 0-3 2-4 3-4
    47    brown                               0-3 0-4 1-3 1-4
    61    brown   city 60 "B"                 0-a 2-a 3-a 4-a
    62    brown   city 80 x2 city 80 x2 "NY"  0-a 1-a 2-b 3-b
    63    brown   city 40 x2                  0-a 1-a 2-a 3-a 4-a 5-a
    64    brown   city 50 city 50 "OO"        0-a 2-a 3-b 4-b
    65    brown   city 50 city 50 "OO"        0-a 4-a 2-b 3-b
    66    brown   city 50 city 50 "OO"        0-a 3-a 1-b 2-b
    67    brown   city 50 city 50 "OO"        0-a 3-a 2-b 4-b
    68    brown   city 50 city 50 "OO"        0-a 3-a 1-b 4-b
    70    brown                               0-1 0-2 1-3 2-3
    130   brown   city 70 x4 "Chi"            0-a 1-a 2-a 5-a
    133   brown   city 50 x2 "M"              0-a 1-a 2-a
    135   brown   city 50 x2 "P"              0-a 1-a 3-a 4-a 5-a
    145   brown   town 20                     0-a 1-a 3-a 4-a
    146   brown   town 20                     0-a 1-a 2-a 3-a
    147   brown   town 20                     0-a 2-a 3-a 4-a
    216   brown   city 50 x2 "Y"              0-a 1-a 2-a 3-a 4-a
    216p  brown   city 50 x2 "Y"              0-a 1-a 2-a 3-a 4-a  special
    239   brown   city 60 x3 "K"              0-a 1-a 2-a 3-a
    611   brown   city 40 x2                  0-a 1-a 2-a 3-a 4-a
    611p  brown   city 40 x2                  0-a 1-a 2-a 3-a 4-a  special
    646   brown                               0~2 0~4 2~4
    647   brown                               0~1 0~2 1~2
    648   brown                               0~1 0~3 1~3
    649   brown                               0~3 0~5 3~5
    652   brown   city 130 x2 "P"             0=a 1=a 2=a 3=a 4-a
    654   brown   city 90 x2 "C"              0-a 2=a 3-a 4=a
    656   brown   city 80 x2 "M"              0=a 2-a 3~a 4-a
    672   brown   city 40 x2                  0=a 1=a 3=a 4=a
    673   brown   city 40 x2                  0=a 1=a 2=a 3=a
    674   brown   city 40 x2                  0=a 2=a 3=a 4=a
    676   brown   city 30 x2 "S"              0=a 1=a 2-a
    696   brown   town 20                     0=a 1=a 3=a 4=a
    697   brown   town 20                     0=a 1=a 2=a 3=a
    698   brown   town 20                     0=a 2=a 3=a 4=a
    889p  brown   town 30                     0-a 1-a 3-a 4-a 5-a  special
    8892  brown   city 60 x4 "P"              0-a 1-a 2-a 3-a 4-a 5-a
    8894p brown   city 60 x2 "OO"             2-a 3-a 4-a 5-a  special
    8895p brown   city 60 x2 "OO"             0-a 2-a 4-a 5-a  special
    8896p brown   city 60 x2 "OO"             0-a 2-a 3-a 5-a  special

    131   grey    city 100 x4 "Chi"  0-a 1-a 2-a 4-a 5-a
    134   grey    city 60 x3 "M"     0-a 1-a 2-a
    138   grey    city 60 x2 "P"     0-a 1-a 2-a 3-a 4-a 5-a
    240   grey    city 80 x3 "K"     0-a 1-a 2-a 3-a
    595p  grey    city 60 x2         0-a 1-a 2-a 3-a 4-a 5-a  special
    915   grey    city 50 x3         0-a 1-a 2-a 3-a 4-a
    8857p grey    city 70 x3 "Y"     0-a 1-a 2-a 3-a 4-a 5-a  special
    8893  grey    city 80 x4 "P"     0-a 1-a 2-a 3-a 4-a 5-a

    8894  red     city yellow 20 green 30 brown 40 grey 50 "Ug" mark 50  0-a! 1-a!
    8895  red     city yellow 20 green 30 brown 40 grey 50 "kk" mark 50  0-a! 1-a!
    8896  red     city yellow 20 green 30 brown 40 grey 50 "SX" mark 50  0-a! 1-a!
    8897  red     city yellow 20 green 30 brown 40 grey 50 "PR" mark 50  0-a! 1-a!
    8898  red     city yellow 20 green 30 brown 40 grey 50 "BY" mark 50  0-a! 1-a!

    241   blue    offboard 50 @1 "TAS" mark anchor  1-a! 2-a!
"""

CATALOGUE: Mapping[str, TilePrint] = MappingProxyType({tile.name: tile for tile in parse_tiles(_TEXT)})
"""All tiles by name."""
