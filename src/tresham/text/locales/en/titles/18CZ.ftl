# 18CZ: what its papers say.

title-18cz = Railways of Bohemia, Moravia and Silesia: small, medium and large corporations that take each other over

-president = director
ui-president = Director

# The trains have letters in their names: a 3+3d train.
-train = {" "}train

## Local railways

-small-local = The corporation that owns it may use it once, in its own turn: either to lay a green tile edged in purple besides its usual track, or to build over a river for free. Any corporation may own it.
-medium-local = The corporation that owns it may use it once, in its own turn: either to lay a green or brown tile edged in purple besides its usual track, or to build over a river or a hill for free. Medium and large corporations may own it.
-large-local = The corporation that owns it may use it once, in its own turn: either to lay a green, brown or grey tile edged in purple besides its usual track, or to build over a river, a hill or a mountain for free. Only large corporations may own it.

private-18cz-s1 = { -small-local }
private-18cz-s2 = { -small-local }
private-18cz-s3 = { -small-local }
private-18cz-s4 = { -small-local }
private-18cz-s5 = { -small-local }
private-18cz-s6 = { -small-local }
private-18cz-m1 = { -medium-local }
private-18cz-m2 = { -medium-local }
private-18cz-m3 = { -medium-local }
private-18cz-m4 = { -medium-local }
private-18cz-m5 = { -medium-local }
private-18cz-m6 = { -medium-local }
private-18cz-l1 = { -large-local }
private-18cz-l2 = { -large-local }
private-18cz-l3 = { -large-local }
private-18cz-l4 = { -large-local }
private-18cz-l5 = { -large-local }
private-18cz-l6 = { -large-local }

## Phases

phase-18cz-a = yellow tiles, 3 trains a corporation, small corporations
phase-18cz-b = medium corporations, corporations may buy local railways from players and trains from each other
phase-18cz-c = nothing new
phase-18cz-d = green tiles, large corporations, red tiles pay { MONEY(30) }
phase-18cz-e = 2 trains a small corporation; a 4 scraps all 2s
phase-18cz-f = 2 trains a medium corporation; a 4+4 scraps all 2+2s
phase-18cz-g = brown tiles, red tiles pay { MONEY(40) }; a 5 scraps all 2s and 3s
phase-18cz-h = 1 train a small corporation; a 5+5 scraps all 2+2s and 3+3s
phase-18cz-i = grey tiles, red tiles pay { MONEY(50) }, 1 train a medium corporation; a 6E scraps all 3Es
phase-18cz-j = 2 trains a large corporation; an 8E scraps all 3Es and 4Es
