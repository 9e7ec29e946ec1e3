"""The tutorial game of 18CZ from its first turn to the count: each thing is told when it first matters [18CZ-TUT.1].

It is one game in six lessons: each begins where the one before ended. BCB takes both 3-trains and buys the 4-train
when EKJ can just pay for the last train of all, so that everything happens that can happen.
"""

from __future__ import annotations

from ..lesson import Course, Goal, Lesson, LessonStep, NamedMove, move

TITLE = "18CZ"
OPTIONS = ("tutorial",)
SEATS = ("you", "Ada")
BCB, EKJ = "BCB", "EKJ"
PARDUBICE, HRADEC, SOUTH = "E16", "D17", "F15"
PRAHA, TOWNS = "E12", "E14"
KARLOVY_VARY, CHEB, KLADNO, EAST = "D5", "D3", "E10", "D7"

SAVES = (*(move("pass", EKJ),) * 2, move("run_trains", EKJ), move("pass", EKJ))
"""A turn in which Ada builds nothing, runs, and keeps her money."""


def _lay(corp: str, hex: str, tile: str, rotation: int) -> NamedMove:
    return move("lay_tile", corp, hex=hex, tile=tile, rotation=rotation)


FIRST_TURN = Lesson(
    "18CZ-first-turn",
    TITLE,
    SEATS,
    options=OPTIONS,
    minutes=5,
    facts={"cash": "cash BCB", "other": "cash EKJ"},
    steps=(
        LessonStep(
            "home",
            Goal(
                (
                    move("lay_tile", BCB, hex=PARDUBICE, tile="57", rotation=0),
                    move("lay_tile", BCB, hex=PARDUBICE, tile="57", exits=[0, 3]),
                )
            ),
            pages=((), ("corp:BCB",), (), (f"hex:{PARDUBICE}",)),
            facts={"cash": "cash BCB"},
            wrong=("lay_tile", "pass"),
        ),
        LessonStep(
            "second",
            Goal(
                (
                    move("lay_tile", BCB, hex=HRADEC, tile="57", rotation=0),
                    move("lay_tile", BCB, hex=HRADEC, tile="57", exits=[0, 3]),
                )
            ),
            pages=((f"hex:{HRADEC}",),),
            facts={"cash": "cash BCB"},
            wrong=("lay_tile", "pass"),
        ),
        LessonStep(
            "station",
            Goal((move("pass", BCB),)),
            pages=((), ("verb:pass",)),
            facts={"cash": "cash BCB", "train": "cheapest"},
            wrong=("place_token",),
        ),
        LessonStep(
            "train",
            Goal((move("buy_train", BCB),)),
            pages=((), ("verb:buy_train",)),
            facts={"cash": "cash BCB", "train": "cheapest"},
            replies=(
                move("lay_tile", EKJ, hex=KARLOVY_VARY, tile="57", rotation=1),
                move("lay_tile", EKJ, hex=CHEB, tile="57", rotation=1),
                move("pass", EKJ),
                move("buy_train", EKJ),
                move("pass", EKJ),
            ),
        ),
    ),
)

FIRST_RUN = Lesson(
    "18CZ-first-run",
    TITLE,
    SEATS,
    opening=FIRST_TURN.solution,
    options=OPTIONS,
    minutes=4,
    facts={"cash": "cash BCB", "other": "cash EKJ", "train": "cheapest"},
    steps=(
        LessonStep(
            "track",
            Goal(
                (
                    move("lay_tile", BCB, hex=SOUTH, tile="9", rotation=0),
                    move("lay_tile", BCB, hex=SOUTH, exits=[0, 3]),
                )
            ),
            pages=((), (f"hex:{SOUTH}",)),
            facts={"cash": "cash BCB"},
            wrong=("lay_tile", "pass"),
        ),
        LessonStep(
            "station",
            Goal((move("place_token", BCB, hex=HRADEC),)),
            pages=((), (f"hex:{HRADEC}",)),
            facts={"cash": "cash BCB"},
            wrong=("pass",),
        ),
        LessonStep(
            "run",
            Goal((move("run_trains", BCB),)),
            pages=((), ("main",)),
            facts={"best": "best BCB", "cash": "cash BCB"},
            replies=(
                move("lay_tile", EKJ, hex=EAST, tile="9", rotation=1),
                move("pass", EKJ),
                move("run_trains", EKJ),
                move("buy_train", EKJ),
            ),
        ),
    ),
)

THIRD_ROUND = (
    *(_lay(BCB, "G14", "7", 2), move("run_trains", BCB)),
    *(_lay(EKJ, "D9", "8", 5), move("pass", EKJ), move("run_trains", EKJ)),
)
"""Both build on, and nobody can pay for a 3-train."""
ON_TO_PRAHA = _lay(BCB, "F13", "4", 2)
"""BCB's fourth turn begins: its line comes to Praha by way of a town."""

GREEN_TRACK = Lesson(
    "18CZ-green-track",
    TITLE,
    SEATS,
    opening=(*FIRST_RUN.solution, *THIRD_ROUND, ON_TO_PRAHA),
    options=OPTIONS,
    minutes=4,
    facts={"cash": "cash BCB", "other": "cash EKJ"},
    steps=(
        LessonStep(
            "run",
            Goal((move("run_trains", BCB),)),
            pages=((), ("main",)),
            facts={"best": "best BCB", "cash": "cash BCB", "train": "cheapest"},
        ),
        LessonStep(
            "third",
            Goal((move("buy_train", BCB),)),
            pages=(("tab:trains", "verb:buy_train"),),
            facts={"cash": "cash BCB", "train": "cheapest"},
            wrong=("pass",),
            replies=(
                _lay(EKJ, KLADNO, "6", 2),
                *(move("pass", EKJ), move("run_trains", EKJ), move("pass", EKJ)),
            ),
        ),
        LessonStep(
            "upgrade",
            Goal(
                (
                    move("lay_tile", BCB, hex=PARDUBICE, tile="14", rotation=0),
                    move("lay_tile", BCB, hex=PARDUBICE),
                )
            ),
            pages=((), (f"hex:{PARDUBICE}",)),
            facts={"cash": "cash BCB"},
            wrong=("lay_tile", "pass"),
        ),
        LessonStep(
            "run-again",
            Goal((move("run_trains", BCB),)),
            pages=((), ("main",)),
            facts={"best": "best BCB"},
        ),
    ),
)

WAY_TO_PRAHA = Lesson(
    "18CZ-praha",
    TITLE,
    SEATS,
    opening=(*GREEN_TRACK.solution, *SAVES),
    options=OPTIONS,
    minutes=6,
    facts={"cash": "cash BCB", "other": "cash EKJ"},
    steps=(
        LessonStep(
            "towns",
            Goal(
                (
                    _lay(BCB, TOWNS, "55", 1),
                    move("lay_tile", BCB, hex=TOWNS, tile="55"),
                    *(_lay(BCB, TOWNS, tile, rotation) for tile in ("2", "69") for rotation in (1, 4)),
                )
            ),
            pages=((), (), (f"hex:{TOWNS}",)),
            facts={"other": "cash EKJ"},
            wrong=("lay_tile", "pass"),
        ),
        LessonStep(
            "run",
            Goal((move("run_trains", BCB),)),
            pages=((f"hex:{TOWNS}", "main"),),
            facts={"best": "best BCB"},
        ),
        LessonStep(
            "second",
            Goal((move("buy_train", BCB),)),
            pages=(("tab:trains",), ("verb:buy_train",)),
            facts={"cash": "cash BCB", "train": "cheapest"},
            wrong=("pass",),
            replies=SAVES,
        ),
        LessonStep(
            "praha",
            Goal((_lay(BCB, PRAHA, "8889", 1),)),
            pages=((f"hex:{PRAHA}",), (f"hex:{PRAHA}",)),
            facts={"cash": "cash BCB"},
            wrong=("lay_tile", "pass"),
        ),
        LessonStep(
            "three-trains",
            Goal((move("run_trains", BCB),)),
            pages=(("main",),),
            facts={"best": "best BCB"},
        ),
        LessonStep(
            "patience",
            Goal((move("pass", BCB),)),
            pages=(("tab:trains",), ("tab:trains",), ("verb:pass",)),
            facts={"cash": "cash BCB", "other": "cash EKJ", "fourth": "train 4", "fifth": "train 5"},
            wrong=("buy_train",),
            replies=SAVES,
        ),
    ),
)

SCRAP = Lesson(
    "18CZ-scrap",
    TITLE,
    SEATS,
    opening=WAY_TO_PRAHA.solution,
    options=OPTIONS,
    minutes=5,
    facts={"cash": "cash BCB", "other": "cash EKJ"},
    steps=(
        LessonStep(
            "green",
            Goal((_lay(BCB, PRAHA, "8891", 1),)),
            pages=((), (f"hex:{PRAHA}",)),
            facts={"cash": "cash BCB", "other": "cash EKJ", "fifth": "train 5"},
            wrong=("lay_tile", "pass"),
        ),
        LessonStep(
            "station",
            Goal((move("pass", BCB),)),
            pages=((f"hex:{PRAHA}",), ("verb:pass",)),
            facts={"cash": "cash BCB", "fourth": "train 4"},
            wrong=("place_token",),
        ),
        LessonStep(
            "run",
            Goal((move("run_trains", BCB),)),
            pages=(("main",),),
            facts={"best": "best BCB"},
        ),
        LessonStep(
            "fourth",
            Goal((move("buy_train", BCB, train="4"),)),
            pages=(("tab:trains",), ("verb:buy_train",)),
            facts={"cash": "cash BCB", "fourth": "train 4"},
            wrong=("pass",),
            replies=(move("pass", EKJ), move("pass", EKJ), move("buy_train", EKJ, train="5")),
        ),
        LessonStep(
            "return",
            Goal((move("discard_train", BCB, train="3"),)),
            pages=(("corp:EKJ",), ("tab:trains",), ("verb:discard_train:3",)),
            facts={"other": "cash EKJ", "third": "train 3", "fifth": "train 5"},
            wrong=("discard_train",),
        ),
    ),
)

LAST_ROUND = Lesson(
    "18CZ-last-round",
    TITLE,
    SEATS,
    opening=SCRAP.solution,
    options=OPTIONS,
    minutes=5,
    facts={"cash": "cash BCB", "other": "cash EKJ"},
    steps=(
        LessonStep(
            "brown",
            Goal((_lay(BCB, PRAHA, "8892", 0), move("lay_tile", BCB, hex=PRAHA))),
            pages=((), (f"hex:{PRAHA}",)),
            facts={"cash": "cash BCB"},
            wrong=("lay_tile", "pass"),
            replies=(move("pass", BCB),),
        ),
        LessonStep(
            "run",
            Goal((move("run_trains", BCB),)),
            pages=(("main",),),
            facts={"best": "best BCB"},
            replies=SAVES,
        ),
        LessonStep(
            "home",
            Goal((_lay(BCB, PARDUBICE, "611", 0), move("lay_tile", BCB, hex=PARDUBICE))),
            pages=((), (f"hex:{PARDUBICE}",)),
            facts={"other": "cash EKJ", "third": "train 3"},
            wrong=("lay_tile", "pass"),
            replies=(move("pass", BCB),),
        ),
        LessonStep(
            "last-run",
            Goal((move("run_trains", BCB),)),
            pages=(("main",),),
            facts={"best": "best BCB"},
            replies=SAVES,
        ),
    ),
)

G18CZ_TUTORIAL = Course("18CZ-tutorial", (FIRST_TURN, FIRST_RUN, GREEN_TRACK, WAY_TO_PRAHA, SCRAP, LAST_ROUND))
