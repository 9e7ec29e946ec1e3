"""Records of 18xx.games: read them through our own checks, write ours in their form, trace them state by state."""
