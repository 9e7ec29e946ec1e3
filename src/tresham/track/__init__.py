"""Rails on hexes: tiles, maps, and what can be reached over them. Knows no money and no players."""
