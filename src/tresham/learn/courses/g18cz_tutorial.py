"""The tutorial game of 18CZ: its first rounds as its script has them, then the first green tile [18CZ-TUT.1]."""

from __future__ import annotations

from ..lesson import Course, Goal, Lesson, LessonStep, NamedMove, move

TITLE = "18CZ"
OPTIONS = ("tutorial",)
SEATS = ("you", "Ada")
BCB, EKJ = "BCB", "EKJ"
PARDUBICE, HRADEC, SOUTH = "E16", "D17", "F15"
KARLOVY_VARY, CHEB, EAST = "D5", "D3", "D7"


def _idle(corp: str, *before: NamedMove) -> tuple[NamedMove, ...]:
    """A round in which a corporation does nothing but run."""
    return (*before, move("run_trains", corp))


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
            pages=((), ("main",)),
            facts={"cash": "cash BCB", "train": "cheapest"},
            wrong=("place_token",),
        ),
        LessonStep(
            "train",
            Goal((move("buy_train", BCB),)),
            pages=((), ("main",)),
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

THIRD_ROUND = (*_idle(BCB, move("pass", BCB)), *_idle(EKJ, move("pass", EKJ), move("pass", EKJ)))
"""Nobody builds, and nobody can pay for a 3-train."""

GREEN_TRACK = Lesson(
    "18CZ-green-track",
    TITLE,
    SEATS,
    opening=(*FIRST_RUN.solution, *THIRD_ROUND, move("pass", BCB)),
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
            pages=(("tab:trains",),),
            facts={"cash": "cash BCB", "train": "cheapest"},
            wrong=("pass",),
            replies=(move("pass", EKJ), move("pass", EKJ), move("run_trains", EKJ), move("pass", EKJ)),
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
            pages=(("main",),),
            facts={"best": "best BCB"},
        ),
    ),
)

G18CZ_TUTORIAL = Course("18CZ-tutorial", (FIRST_TURN, FIRST_RUN, GREEN_TRACK))
