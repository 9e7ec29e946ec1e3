# 18AB: what its papers say.

title-18ab = The primer: two railways on a small bay, for the first lessons

## Phases

phase-18ab-2 = yellow tiles, 3 trains a corporation, 2 operating rounds
phase-18ab-3 = green tiles
phase-18ab-4 = 2 trains a corporation, 2-trains rust
