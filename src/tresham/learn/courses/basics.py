"""18xx in a quarter of an hour: one small bay, from the first share to the last count. Each lesson goes on where the
one before it ended."""

from __future__ import annotations

from ..lesson import Course, Goal, Lesson, LessonStep, move

TITLE = "18AB"
SEATS = ("you", "Ada")
YOU, ADA = "@you", "@Ada"
BAY, HIL = "BAY", "HIL"

SHARES = Lesson(
    "shares",
    TITLE,
    SEATS,
    facts={"cash": "cash @you", "treasury": "cash BAY"},
    steps=(
        LessonStep(
            "start",
            Goal((move("start_corporation", YOU, corp=BAY, price=70),)),
            pages=((), ("corp:BAY",), ("start:BAY:D2", "cell:D2")),
            facts={"cash": "cash @you"},
            wrong=("start_corporation", "pass"),
            replies=(move("start_corporation", ADA, corp=HIL, price=70),),
        ),
        LessonStep(
            "float",
            Goal((move("buy_shares", YOU, corp=BAY),)),
            pages=(("corp:BAY",), ("verb:buy_shares:BAY",)),
            facts={"cash": "cash @you", "shares": "shares @you BAY"},
            wrong=("buy_shares", "pass"),
            replies=(move("buy_shares", ADA, corp=HIL),),
        ),
        LessonStep(
            "other",
            Goal((move("buy_shares", YOU, corp=HIL),)),
            pages=(("tab:corporations",), ("verb:buy_shares:HIL",)),
            facts={"cash": "cash @you", "treasury": "cash BAY"},
            wrong=("pass",),
            replies=(move("buy_shares", ADA, corp=BAY),),
        ),
    ),
)

TRACK = Lesson(
    "track",
    TITLE,
    SEATS,
    minutes=2,
    opening=SHARES.solution,
    facts={"treasury": "cash BAY", "price": "price BAY"},
    steps=(
        LessonStep(
            "lay",
            Goal(
                (
                    move("lay_tile", BAY, hex="B2", tile="9", rotation=2),
                    move("lay_tile", BAY, hex="B2", exits=[2, 5]),
                )
            ),
            pages=(("hex:A1",), ("hex:A1", "hex:C3"), ("hex:B2",)),
            facts={"treasury": "cash BAY"},
            wrong=("lay_tile", "pass"),
        ),
        LessonStep(
            "train",
            Goal((move("buy_train", BAY, train="2"),)),
            pages=(("tab:market",), ("train:2",)),
            facts={"treasury": "cash BAY", "cost": "train 2", "price": "price BAY"},
            wrong=("pass",),
        ),
        LessonStep(
            "done",
            Goal((move("pass", BAY),)),
            pages=(("verb:pass",),),
            facts={"treasury": "cash BAY", "price": "price BAY"},
            wrong=("buy_train",),
            replies=(
                move("lay_tile", HIL, hex="B4", tile="9", rotation=0),
                move("buy_train", HIL, train="2"),
                move("pass", HIL),
            ),
        ),
    ),
)

DIVIDEND = Lesson(
    "dividend",
    TITLE,
    SEATS,
    opening=TRACK.solution,
    facts={"bay": "price BAY", "hil": "price HIL"},
    steps=(
        LessonStep(
            "lay",
            Goal(
                (
                    move("lay_tile", BAY, hex="A3", tile="9", rotation=1),
                    move("lay_tile", BAY, hex="A3", exits=[1, 4]),
                )
            ),
            pages=(("hex:A1", "hex:C3"), ("hex:A3",)),
            facts={"treasury": "cash BAY"},
            wrong=("lay_tile", "pass"),
        ),
        LessonStep(
            "run", Goal((move("run_trains", BAY),)), pages=(("main", "hex:A1", "hex:C3"),), facts={"best": "best BAY"}
        ),
        LessonStep(
            "pay",
            Goal((move("declare_dividend", BAY, kind="pay"),)),
            pages=((), ("tab:market",), ("verb:declare_dividend:pay",)),
            facts={"cash": "cash @you", "price": "price BAY", "shares": "shares @you BAY"},
            wrong=("declare_dividend",),
        ),
        LessonStep(
            "second",
            Goal((move("buy_train", BAY, train="2"),)),
            pages=(("hex:A3", "train:2"),),
            facts={"treasury": "cash BAY", "cash": "cash @you", "price": "price BAY", "cost": "train 2"},
            wrong=("pass",),
        ),
        LessonStep(
            "done",
            Goal((move("pass", BAY),)),
            pages=(("verb:pass",),),
            facts={"treasury": "cash BAY", "cost": "train 3"},
            wrong=("buy_train",),
            replies=(
                move("run_trains", HIL),
                move("declare_dividend", HIL, kind="withhold"),
                move("pass", HIL),
            ),
        ),
    ),
)

SECOND_SET = (*DIVIDEND.solution, move("pass", YOU), move("pass", ADA))
"""Up to the second operating rounds: nobody has the money for another share."""

RUST = Lesson(
    "rust",
    TITLE,
    SEATS,
    opening=SECOND_SET,
    facts={"trains": "trains BAY", "treasury": "cash BAY", "cost": "train 4"},
    steps=(
        LessonStep(
            "run", Goal((move("run_trains", BAY),)), pages=(("tab:trains",), ("main",)), facts={"best": "best BAY"}
        ),
        LessonStep(
            "pay",
            Goal((move("declare_dividend", BAY, kind="pay"),)),
            pages=(("verb:declare_dividend:pay",),),
            facts={"treasury": "cash BAY"},
            wrong=("declare_dividend",),
        ),
        LessonStep(
            "keep",
            Goal((move("pass", BAY),)),
            pages=((), ("verb:pass",)),
            facts={"treasury": "cash BAY", "cost": "train 3", "hil": "cash HIL"},
            wrong=("buy_train",),
            replies=(
                move("run_trains", HIL),
                move("declare_dividend", HIL, kind="withhold"),
                move("buy_train", HIL, train="3"),
            ),
        ),
        LessonStep(
            "again",
            Goal((move("pass", BAY),)),
            pages=((), ("verb:pass",)),
            facts={"hil": "cash HIL"},
            wrong=("lay_tile",),
        ),
        LessonStep("run-again", Goal((move("run_trains", BAY),)), pages=(("main",),), facts={"best": "best BAY"}),
        LessonStep(
            "pay-again",
            Goal((move("declare_dividend", BAY, kind="pay"),)),
            pages=(("verb:declare_dividend:pay",),),
            wrong=("declare_dividend",),
            replies=(
                move("pass", HIL),
                move("run_trains", HIL),
                move("declare_dividend", HIL, kind="withhold"),
                move("buy_train", HIL, train="4"),
            ),
        ),
    ),
)

THIRD_STOCK_ROUND = (move("buy_shares", YOU, corp=HIL), move("pass", YOU), move("pass", ADA), move("pass", YOU))

WITHOUT_TRAIN = Lesson(
    "without-train",
    TITLE,
    SEATS,
    minutes=2,
    opening=(*RUST.solution, *THIRD_STOCK_ROUND),
    facts={"you_worth": "worth @you", "ada_worth": "worth @Ada", "price": "price BAY"},
    steps=(
        LessonStep(
            "duty",
            Goal((move("pass", BAY),)),
            pages=(("tab:trains",), ("verb:pass",)),
            facts={"treasury": "cash BAY", "cost": "train 4", "cash": "cash @you", "price": "price BAY"},
            wrong=("lay_tile",),
        ),
        LessonStep(
            "sell",
            Goal((move("sell_shares", YOU, corp=HIL, shares=1),)),
            pages=(("need",), ("verb:sell_shares:HIL",)),
            facts={"treasury": "cash BAY", "cost": "train 4", "cash": "cash @you", "hil": "price HIL"},
            wrong=("sell_shares",),
        ),
        LessonStep(
            "buy",
            Goal((move("buy_train", BAY, train="4"),)),
            pages=(("train:4",),),
            facts={"treasury": "cash BAY", "cost": "train 4", "cash": "cash @you", "hil": "price HIL"},
            wrong=("sell_shares",),
            replies=(move("pass", HIL), move("run_trains", HIL), move("declare_dividend", HIL, kind="pay")),
        ),
    ),
)

FORESIGHT = Lesson(
    "foresight",
    TITLE,
    SEATS,
    minutes=2,
    opening=(*SECOND_SET, move("run_trains", BAY)),
    facts={"you_worth": "worth @you", "ada_worth": "worth @Ada"},
    steps=(
        LessonStep(
            "pay",
            Goal((move("declare_dividend", BAY, kind="pay"),)),
            pages=((), ("verb:declare_dividend:pay",)),
            facts={"treasury": "cash BAY", "cost": "train 3"},
            wrong=("declare_dividend",),
        ),
        LessonStep(
            "third",
            Goal((move("buy_train", BAY, train="3"),)),
            pages=(("train:3",),),
            facts={"treasury": "cash BAY", "cost": "train 3"},
            wrong=("pass",),
            replies=(
                move("pass", HIL),
                move("run_trains", HIL),
                move("declare_dividend", HIL, kind="withhold"),
                move("buy_train", HIL, train="4"),
            ),
        ),
        LessonStep(
            "calm",
            Goal((move("pass", BAY),)),
            pages=(("tab:trains",), ("verb:pass",)),
            wrong=("lay_tile",),
        ),
        LessonStep("run", Goal((move("run_trains", BAY),)), pages=(("main",),), facts={"best": "best BAY"}),
        LessonStep(
            "last",
            Goal((move("declare_dividend", BAY, kind="pay"),)),
            pages=(("verb:declare_dividend:pay",),),
            facts={"cash": "cash @you"},
            wrong=("declare_dividend",),
            replies=(move("pass", HIL), move("run_trains", HIL), move("declare_dividend", HIL, kind="pay")),
        ),
    ),
)

BASICS = Course("basics", (SHARES, TRACK, DIVIDEND, RUST, WITHOUT_TRAIN, FORESIGHT))
