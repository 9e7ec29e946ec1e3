"""Map and tiles of 1849 as the rulebook lists them: sides by compass on the map; gauges std (s), nar (n), dual (d)."""

HEXES = """
    a12 | Milazzo port    | blue   | port    |   | 20       |     |         | SE std
    A5  | Palermo port    | blue   | port    |   | 10       |     |         | S std
    A13 | Milazzo         | grey   | town    |   | 10       |     |         | S std, NW std, SE std
    A15 |                 | grey   | track   |   |          |     |         | SW-S dual
    B2  |                 | white  | plain   |   |          | 40  | SW      |
    B4  |                 | white  | plain   |   |          |     | SW      |
    B12 |                 | white  | plain   |   |          |     |         |
    B14 | Messina         | yellow | city M  | 1 | 30       |     |         | S std
    C1  | Trapani         | grey   | city    | 1 | 20/30/40 |     | NE      | S dual, SE dual
    C3  | Alcamo          | white  | town    |   |          |     | NE      |
    C5  | Palermo         | yellow | city P  | 1 | 50       |     |         | SE std, NW std, N std
    C7  |                 | white  | plain   |   |          |     | SW      |
    C9  | St. Stefano     | grey   | town    |   | 10       |     |         | S nar, SW std, SE std
    C11 |                 | white  | plain   |   |          |     | S       |
    C13 |                 | grey   | track   |   |          |     |         | SW-NE nar, NW-N std
    C15 | Calabria        | grey   | end     |   | 10/30/90 |     |         | N dual
    D2  |                 | white  | plain   |   |          | 160 |         |
    D4  | Partinico       | white  | town    |   |          | 40  |         |
    D6  |                 | white  | plain   |   |          |     | NE      |
    D8  |                 | white  | plain   |   |          |     | S SW SE |
    D10 |                 | white  | plain   |   |          |     | S SW SE |
    D12 |                 | white  | plain   |   |          | 160 |         |
    D14 |                 | white  | plain   |   |          |     |         |
    E1  | Marsala         | grey   | city    | 1 | 20/30/40 |     |         | S dual, N dual, NE dual, SE dual
    E3  |                 | white  | plain   |   |          | 80  |         |
    E5  | Corleone        | white  | town    |   |          | 160 |         |
    E7  | Termini Imerese | white  | town    |   |          |     | NE      |
    E9  |                 | white  | plain   |   |          | 160 | NW NE   |
    E11 | Bronte          | white  | town    |   |          | 160 | NW N    |
    E13 | Taormina        | grey   | town    |   | 10       |     |         | S std, NW nar, NE std
    F2  |                 | white  | plain   |   |          | 160 |         |
    F4  |                 | white  | plain   |   |          | 160 |         |
    F6  |                 | white  | plain   |   |          | 80  |         |
    F8  |                 | white  | plain   |   |          | 160 | N       |
    F10 | Troina          | white  | town    |   |          | 160 | N       |
    F12 | Etna            | grey   | blocked |   |          |     |         |
    G1  | Mazzara         | white  | town    |   |          |     |         |
    G3  | Castelvetrano   | white  | town    |   |          |     |         |
    G5  |                 | white  | plain   |   |          | 160 |         |
    G7  |                 | white  | plain   |   |          | 80  |         |
    G9  | Castrogiovanni  | white  | town    |   |          | 80  |         |
    G11 |                 | white  | plain   |   |          | 160 |         |
    G13 | Acireale        | white  | town    |   |          |     |         |
    H2  |                 | white  | plain   |   |          |     |         |
    H4  | Sciacca         | white  | town    |   |          | 80  |         |
    H6  |                 | white  | plain   |   |          | 40  |         |
    H8  | Caltanissetta   | white  | city    | 1 |          | 80  |         |
    H10 |                 | white  | plain   |   |          | 40  |         |
    H12 | Catania         | yellow | city C  | 1 | 40       |     |         | SW std
    I5  |                 | white  | plain   |   |          | 80  |         |
    I7  | Canicatti       | white  | town    |   |          | 40  |         |
    I9  | Piazza Armerina | white  | town    |   |          | 160 |         |
    I11 |                 | yellow | track   |   |          |     |         | NW-NE std
    J6  | Girgenti        | white  | city    | 1 |          | 40  |         |
    J8  |                 | white  | plain   |   |          | 160 |         |
    J10 | Caltagirone     | white  | town    |   |          | 40  |         |
    J12 |                 | white  | plain   |   |          |     |         |
    K7  | Licata          | white  | town    |   |          |     |         |
    K9  |                 | yellow | track   |   |          | 160 |         | S-N nar
    K11 |                 | white  | plain   |   |          | 40  | S SW    |
    K13 | Augusta         | grey   | town    |   | 10       |     |         | S std, NW std, SE std
    L8  |                 | white  | plain   |   |          |     |         |
    L10 |                 | white  | plain   |   |          | 160 | NE      |
    L12 |                 | white  | plain   |   |          | 160 |         |
    L14 | Augusta port    | blue   | port    |   | 60       |     |         | NW std
    M9  | Terranova       | grey   | city    | 2 | 20/30/40 |     |         | SW dual, NW std, N nar, NE nar, SE std
    M11 | Ragusa          | yellow | city    | 1 | 20       | 40  | N SE    | SW std, NE nar
    M13 | Siracusa        | yellow | city S  | 1 | 10       |     |         | NW nar
    N8  | Terranova port  | blue   | port    |   | 20       |     |         | NE dual
    N10 | Vittoria        | white  | town    |   |          |     |         |
    N12 |                 | white  | plain   |   |          |     | NW      |
    O11 |                 | white  | plain   |   |          |     |         |
"""
"""Hex, place, colour, kind with letter, slots, value (three of them hold by phase), terrain, walls, track.

An "end" is a place off the map."""

SIDES = """
    B2  | S=D2 SE=C3
    B4  | S=D4 SE=C5
    B12 | S=D12 SW=C11 SE=C13
    B14 | S=D14 SW=C13 NW=A13 NE=A15
    C3  | S=E3 SW=D2 NW=B2 SE=D4
    C5  | S=E5 SW=D4 NW=B4 N=A5 SE=D6
    C7  | S=E7 SE=D8
    C11 | SW=D10 NE=B12 SE=D12
    D2  | S=F2 SW=E1 NW=C1 N=B2 NE=C3 SE=E3
    D4  | S=F4 SW=E3 NW=C3 N=B4 NE=C5 SE=E5
    D6  | S=F6 SW=E5 NW=C5 SE=E7
    D8  | NW=C7 NE=C9
    D10 | NW=C9 NE=C11
    D12 | SW=E11 NW=C11 N=B12 NE=C13 SE=E13
    D14 | SW=E13 N=B14
    E3  | S=G3 SW=F2 NW=D2 N=C3 NE=D4 SE=F4
    E5  | S=G5 SW=F4 NW=D4 N=C5 NE=D6 SE=F6
    E7  | S=G7 SW=F6 NW=D6 N=C7 SE=F8
    E9  | S=G9 SW=F8 N=C9 SE=F10
    E11 | S=G11 SW=F10 NE=D12
    F2  | S=H2 SW=G1 NW=E1 N=D2 NE=E3 SE=G3
    F4  | S=H4 SW=G3 NW=E3 N=D4 NE=E5 SE=G5
    F6  | S=H6 SW=G5 NW=E5 N=D6 NE=E7 SE=G7
    F8  | S=H8 SW=G7 NW=E7 NE=E9 SE=G9
    F10 | S=H10 SW=G9 NW=E9 NE=E11 SE=G11
    G1  | N=E1 NE=F2 SE=H2
    G3  | SW=H2 NW=F2 N=E3 NE=F4 SE=H4
    G5  | S=I5 SW=H4 NW=F4 N=E5 NE=F6 SE=H6
    G7  | S=I7 SW=H6 NW=F6 N=E7 NE=F8 SE=H8
    G9  | S=I9 SW=H8 NW=F8 N=E9 NE=F10 SE=H10
    G11 | S=I11 SW=H10 NW=F10 N=E11 SE=H12
    G13 | SW=H12 N=E13
    H2  | NW=G1 N=F2 NE=G3
    H4  | NW=G3 N=F4 NE=G5 SE=I5
    H6  | S=J6 SW=I5 NW=G5 N=F6 NE=G7 SE=I7
    H8  | S=J8 SW=I7 NW=G7 N=F8 NE=G9 SE=I9
    H10 | S=J10 SW=I9 NW=G9 N=F10 NE=G11 SE=I11
    H12 | S=J12 SW=I11 NW=G11 NE=G13
    I5  | NW=H4 N=G5 NE=H6 SE=J6
    I7  | S=K7 SW=J6 NW=H6 N=G7 NE=H8 SE=J8
    I9  | S=K9 SW=J8 NW=H8 N=G9 NE=H10 SE=J10
    I11 | S=K11 SW=J10 NW=H10 N=G11 NE=H12 SE=J12
    J6  | NW=I5 N=H6 NE=I7 SE=K7
    J8  | S=L8 SW=K7 NW=I7 N=H8 NE=I9 SE=K9
    J10 | S=L10 SW=K9 NW=I9 N=H10 NE=I11 SE=K11
    J12 | S=L12 SW=K11 NW=I11 N=H12 SE=K13
    K7  | NW=J6 N=I7 NE=J8 SE=L8
    K9  | S=M9 SW=L8 NW=J8 N=I9 NE=J10 SE=L10
    K11 | NW=J10 N=I11 NE=J12 SE=L12
    L8  | NW=K7 N=J8 NE=K9 SE=M9
    L10 | S=N10 SW=M9 NW=K9 N=J10 SE=M11
    L12 | S=N12 SW=M11 NW=K11 N=J12 SE=M13
    M11 | S=O11 SW=N10 NW=L10 NE=L12
    M13 | SW=N12 NW=L12 N=K13
    N10 | NW=M9 N=L10 NE=M11 SE=O11
    N12 | SW=O11 N=L12 NE=M13
    O11 | NW=N10 N=M11 NE=N12
"""
"""Over which sides a tile may have track, and what lies there."""

TILES = """
    3   | 4  | town   | 0s 1s               | 10  |   | 680 682 684 685 689 701
    4   | 4  | town   | 0s 3s               | 10  |   | 683 687 690 691
    7   | 4  | track  | 0-1s                |     |   | 26 27 28 29 30 31 624
    8   | 10 | track  | 0-2s                |     |   | 23 24 25 28 29 30 31 710 711 712
    9   | 6  | track  | 0-3s                |     |   | 23 24 26 27 713 714 715
    58  | 4  | town   | 0s 2s               | 10  |   | 681 686 688 700 702 703
    73  | 4  | town   | 0n 2n               | 10  |   | 681 684 685 687 688 700
    74  | 3  | town   | 0n 3n               | 10  |   | 682 686 690 691
    77  | 4  | track  | 0-1n                |     |   | 650 692 693 694 695 708 709
    78  | 10 | track  | 0-2n                |     |   | 677 678 694 695 699 708 709 710 712 713
    79  | 7  | track  | 0-3n                |     |   | 677 678 692 693 711 714 715
    644 | 2  | city   | 0n 1s               | 20  | 1 | 661 663 664 665 666 668 669 671 705 706 707
    645 | 2  | city   | 0n 2s               | 20  | 1 | 660 662 664 665 668 669 670 671 704 705 706
    657 | 2  | city   | 0n 3s               | 20  | 1 | 662 663 666 667 670 671 704 705 706 707
    658 | 2  | city   | 0s 2n               | 20  | 1 | 661 662 664 665 667 668 669 670 671 704 705
    659 | 2  | city   | 0s 1n               | 20  | 1 | 660 663 664 665 666 667 668 669 670 704 707
    679 | 2  | town   | 0n 1n               | 10  |   | 680 683 689 701 702 703
    23  | 3  | track  | 0-3s 0-4s           |     |   | 41
    24  | 3  | track  | 0-3s 0-2s           |     |   | 42
    25  | 2  | track  | 0-2s 0-4s           |     |   | 40
    26  | 1  | track  | 0-3s 0-5s           |     |   | 42
    27  | 1  | track  | 0-3s 0-1s           |     |   | 41
    28  | 1  | track  | 0-4s 0-5s           |     |   | 39
    29  | 1  | track  | 0-2s 0-1s           |     |   | 39
    30  | 1  | track  | 0-4s 0-1s           |     |   | 42
    31  | 1  | track  | 0-2s 0-5s           |     |   | 41
    624 | 1  | track  | 0-1s 1-2s           |     |   | 39
    650 | 1  | track  | 0-1n 1-2n           |     |   | 647
    651 | 1  | city P | 0s 1n 2n 3s 4s      | 90  | 2 | 652
    653 | 1  | city C | 0s 1n 3s            | 60  | 2 | 654
    655 | 1  | city M | 0s 2s 4s            | 50  | 2 | 656
    660 | 1  | city   | 0s 1n 3s 4n         | 30  | 2 | 672
    661 | 1  | city   | 0n 1s 3n 4s         | 30  | 2 | 672
    662 | 1  | city   | 0n 1n 3s 4s         | 30  | 2 | 672
    663 | 1  | city   | 0n 1s 3s 4n         | 30  | 2 | 672
    664 | 1  | city   | 0s 1n 2n 3s         | 30  | 2 | 673
    665 | 1  | city   | 0n 1s 2s 3n         | 30  | 2 | 673
    666 | 1  | city   | 0s 1n 2s 3n         | 30  | 2 | 673
    667 | 1  | city   | 0s 1s 2n 3n         | 30  | 2 | 673
    668 | 1  | city   | 0s 2n 3s 4n         | 30  | 2 | 674
    669 | 1  | city   | 0n 2s 3n 4s         | 30  | 2 | 674
    670 | 1  | city   | 0n 2s 3s 4n         | 30  | 2 | 674
    671 | 1  | city   | 0n 2n 3s 4s         | 30  | 2 | 674
    675 | 1  | city S | 0s 1n 2s            | 20  | 1 | 676
    677 | 3  | track  | 0-3n 0-4n           |     |   | 648
    678 | 3  | track  | 0-3n 0-2n           |     |   | 649
    680 | 1  | town   | 0n 1n 2s 3s         | 10  |   | 697
    681 | 1  | town   | 0n 1s 2n 3s         | 10  |   | 697
    682 | 1  | town   | 0n 1s 2s 3n         | 10  |   | 697
    683 | 1  | town   | 0s 1n 2n 3s         | 10  |   | 697
    684 | 1  | town   | 0n 2n 3s 4s         | 10  |   | 698
    685 | 1  | town   | 0n 2s 3s 4n         | 10  |   | 698
    686 | 1  | town   | 0n 2s 3n 4s         | 10  |   | 698
    687 | 1  | town   | 0s 2n 3s 4n         | 10  |   | 698
    688 | 1  | town   | 0n 1s 3s 4n         | 10  |   | 696
    689 | 1  | town   | 0n 1n 3s 4s         | 10  |   | 696
    690 | 1  | town   | 0s 1n 3s 4n         | 10  |   | 696
    691 | 1  | town   | 0n 1s 3n 4s         | 10  |   | 696
    692 | 1  | track  | 0-3n 0-5n           |     |   | 649
    693 | 1  | track  | 0-3n 0-1n           |     |   | 648
    694 | 1  | track  | 0-4n 0-5n           |     |   | 647
    695 | 1  | track  | 0-2n 0-1n           |     |   | 647
    699 | 2  | track  | 0-2n 0-4n           |     |   | 646
    700 | 1  | town   | 0s 1n 2s 3n         | 10  |   | 697
    701 | 1  | town   | 0s 1s 2n 3n         | 10  |   | 697
    702 | 1  | town   | 0s 2n 3n 4s         | 10  |   | 698
    703 | 1  | town   | 0s 2s 3n 4n         | 10  |   | 698
    704 | 1  | city   | 0s 2s 3n 4n         | 30  | 2 | 674
    705 | 1  | city   | 0s 2n 3n 4s         | 30  | 2 | 674
    706 | 1  | city   | 0n 1n 2s 3s         | 30  | 2 | 673
    707 | 1  | city   | 0n 1s 2n 3s         | 30  | 2 | 673
    708 | 1  | track  | 0-4n 0-1n           |     |   | 649
    709 | 1  | track  | 0-2n 0-5n           |     |   | 648
    710 | 1  | track  | 0-2n 1-3s           |     |   |
    711 | 1  | track  | 0-3n 2-4s           |     |   |
    712 | 1  | track  | 0-2s 1-3n           |     |   |
    713 | 1  | track  | 0-3s 2-4n           |     |   |
    714 | 1  | track  | 0-3s 1-4n           |     |   |
    715 | 1  | track  | 0-3n 1-4s           |     |   |
    39  | 1  | track  | 0-2s 0-1s 1-2s      |     |   |
    40  | 1  | track  | 0-2s 2-4s 0-4s      |     |   |
    41  | 1  | track  | 0-3s 0-1s 1-3s      |     |   |
    42  | 1  | track  | 0-3s 3-5s 0-5s      |     |   |
    646 | 1  | track  | 0-2n 2-4n 0-4n      |     |   |
    647 | 1  | track  | 0-2n 0-1n 1-2n      |     |   |
    648 | 1  | track  | 0-3n 0-1n 1-3n      |     |   |
    649 | 1  | track  | 0-3n 3-5n 0-5n      |     |   |
    652 | 1  | city P | 0d 1d 2d 3d 4s      | 130 | 2 |
    654 | 1  | city C | 0s 2d 3s 4d         | 90  | 2 |
    656 | 1  | city M | 0d 2s 3n 4s         | 80  | 2 |
    672 | 1  | city   | 0d 1d 3d 4d         | 40  | 2 |
    673 | 2  | city   | 0d 1d 2d 3d         | 40  | 2 |
    674 | 2  | city   | 0d 2d 3d 4d         | 40  | 2 |
    676 | 1  | city S | 0d 1d 2s            | 30  | 2 |
    696 | 3  | town   | 0d 1d 3d 4d         | 20  |   |
    697 | 2  | town   | 0d 1d 2d 3d         | 20  |   |
    698 | 2  | town   | 0d 2d 3d 4d         | 20  |   |
"""
"""Tile, how many, kind with letter, track by sides and gauges, value, slots, tiles that may replace it."""


def rows(table: str) -> list[list[str]]:
    """The cells of a table, line by line."""
    return [[cell.strip() for cell in line.split("|")] for line in table.strip().splitlines()]
