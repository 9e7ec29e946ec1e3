"""1848: loans of the Bank of England, companies that fall to it, and its shares."""

from __future__ import annotations

from ..lesson import Course, Goal, Lesson, LessonStep, move
from .g1848_tables import (
    ADA,
    BEN,
    BOE,
    CAR,
    CAR_RUNS,
    NSW,
    NSW_RUNS,
    SAR,
    SECOND_STOCK_ROUND,
    SHORT_OF_MONEY,
    WITHOUT_TRAIN,
    YOU,
    passes,
    quiet_turn,
    runs_and_pays,
    share,
    train,
)

TITLE = "1848"
SEATS = ("you", "Ada", "Ben")

LOANS = Lesson(
    "1848-loans",
    TITLE,
    SEATS,
    opening=SHORT_OF_MONEY,
    minutes=5,
    facts={"price": "price SAR", "bank": "price BOE", "treasury": "cash SAR"},
    steps=(
        LessonStep(
            "borrow",
            Goal((move("borrow", SAR),)),
            pages=(("corp:SAR", "train:3"), ("corp:BOE",), ("cell:E4", "cell:C4", "tab:market", "verb:borrow")),
            facts={"treasury": "cash SAR", "cost": "train 3", "price": "price SAR"},
            wrong=("run_trains", "buy_private"),
        ),
        LessonStep(
            "run",
            Goal((move("run_trains", SAR),)),
            pages=(("cell:C4", "tab:market"), ("corp:BOE", "tab:market"), ("main",)),
            facts={"treasury": "cash SAR", "price": "price SAR", "bank": "price BOE", "best": "best SAR"},
        ),
        LessonStep(
            "pay",
            Goal((move("declare_dividend", SAR, kind="pay"),)),
            pages=(("cell:C4", "cell:A4", "tab:market"), ("verb:declare_dividend:pay",)),
            facts={"price": "price SAR"},
            wrong=("declare_dividend",),
        ),
        LessonStep(
            "buy",
            Goal((train(SAR, "3"),)),
            pages=(("cell:D4", "tab:market"), ("train:3",)),
            facts={"treasury": "cash SAR", "price": "price SAR", "cost": "train 3"},
            wrong=("pass", "buy_train"),
            replies=passes(SAR),
        ),
    ),
)

FALL = Lesson(
    "1848-fall",
    TITLE,
    SEATS,
    opening=WITHOUT_TRAIN,
    minutes=5,
    facts={"cash": "cash @you", "worth": "worth @you", "bank": "price BOE"},
    steps=(
        LessonStep(
            "greed",
            Goal((move("buy_private", SAR, private="P4", price=220),)),
            pages=(("corp:SAR", "train:4"), ("private:P4",), ("verb:buy_private:P4",)),
            facts={"treasury": "cash SAR", "cost": "train 4", "cash": "cash @you", "worth": "worth @you"},
            wrong=("buy_private",),
        ),
        LessonStep(
            "more",
            Goal((move("buy_private", SAR, private="P2", price=80),)),
            pages=(("verb:buy_private:P2",),),
            facts={"treasury": "cash SAR", "cash": "cash @you"},
            wrong=("buy_private",),
        ),
        LessonStep(
            "idle",
            Goal(passes(SAR)),
            pages=(("corp:SAR",), ("cell:E4", "cell:D4", "main")),
            facts={"price": "price SAR"},
            wrong=("lay_tile", "borrow"),
            replies=passes(SAR),
        ),
        LessonStep(
            "fall",
            Goal((train(SAR, "4"),)),
            pages=(("cell:D4", "tab:market"), ("cell:D4", "cell:B4", "cell:A4", "tab:market"), ("train:4",)),
            facts={
                "treasury": "cash SAR",
                "cost": "train 4",
                "price": "price SAR",
                "ada": "shares @Ada SAR",
                "ben": "shares @Ben SAR",
            },
            wrong=("borrow", "buy_train"),
        ),
    ),
)

RESCUE = Lesson(
    "1848-rescue",
    TITLE,
    SEATS,
    opening=WITHOUT_TRAIN,
    minutes=5,
    facts={"worth": "worth @you", "price": "price SAR"},
    steps=(
        LessonStep(
            "lay",
            Goal(
                (
                    move("lay_tile", SAR, hex="G3", tile="237", rotation=5),
                    move("lay_tile", SAR, hex="G3", tile="238"),
                )
            ),
            pages=(("corp:SAR", "train:4"), ("hex:G3",)),
            facts={"treasury": "cash SAR", "cost": "train 4"},
            wrong=("buy_private", "borrow", "lay_tile", "pass"),
        ),
        LessonStep(
            "token",
            Goal(passes(SAR)),
            pages=(("hex:F3", "main"),),
            facts={"treasury": "cash SAR", "cost": "train 4"},
            wrong=("place_token",),
        ),
        LessonStep(
            "buy",
            Goal((train(SAR, "4"),)),
            pages=(("cell:D4", "tab:market"), ("train:4",)),
            facts={"treasury": "cash SAR", "cost": "train 4", "price": "price SAR"},
            wrong=("borrow", "buy_private", "buy_train"),
            replies=(*passes(SAR), *NSW_RUNS, *quiet_turn(CAR), *quiet_turn(NSW), *passes(SAR, SAR)),
        ),
        LessonStep("run", Goal((move("run_trains", SAR),)), pages=((), ("main",)), facts={"best": "best SAR"}),
        LessonStep(
            "pay",
            Goal((move("declare_dividend", SAR, kind="pay"),)),
            pages=(("cell:D4", "verb:declare_dividend:pay"),),
            facts={"price": "price SAR", "treasury": "cash SAR"},
            wrong=("declare_dividend",),
        ),
    ),
)

BANK_SHARES = Lesson(
    "1848-bank",
    TITLE,
    SEATS,
    opening=SECOND_STOCK_ROUND,
    minutes=5,
    facts={"cash": "cash @you", "bank": "price BOE"},
    steps=(
        LessonStep(
            "buy",
            Goal((share(YOU, BOE),)),
            pages=(("corp:BOE",), ("corp:BOE",), ("verb:buy_shares:BOE",)),
            facts={"cash": "cash @you", "bank": "price BOE"},
            wrong=("buy_shares", "start_corporation", "pass", "sell_shares"),
            replies=passes(ADA, BEN),
        ),
        LessonStep(
            "second",
            Goal((share(YOU, BOE),)),
            pages=(("verb:buy_shares:BOE",),),
            facts={"cash": "cash @you", "bank": "price BOE"},
            wrong=("buy_shares", "pass"),
            replies=(*passes(ADA, BEN, YOU), *CAR_RUNS, train(CAR, "3"), move("borrow", CAR), *passes(CAR)),
        ),
        LessonStep(
            "borrow",
            Goal((move("borrow", SAR),)),
            pages=((), ("corp:BOE",), ("verb:borrow",)),
            facts={"cash": "cash @you", "bank": "price BOE", "price": "price SAR", "shares": "shares @you BOE"},
            wrong=("lay_tile", "pass"),
            replies=(
                *(*passes(SAR), *runs_and_pays(SAR), *passes(SAR)),
                *(move("borrow", NSW), *NSW_RUNS),
                *(*quiet_turn(CAR), *quiet_turn(SAR), *quiet_turn(NSW)),
                *(share(ADA, BOE), *passes(BEN)),
            ),
        ),
        LessonStep(
            "sell",
            Goal((move("sell_shares", YOU, corp=BOE, shares=2), move("sell_shares", YOU, corp=BOE, shares=1))),
            pages=(("corp:BOE",), ("verb:sell_shares:BOE",)),
            facts={"cash": "cash @you", "bank": "price BOE", "shares": "shares @you BOE", "price": "price SAR"},
            wrong=("sell_shares", "buy_shares", "pass"),
        ),
    ),
)

G1848 = Course("1848", (LOANS, FALL, RESCUE, BANK_SHARES))
