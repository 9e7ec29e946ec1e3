"""18CZ: corporations of three sizes, take-overs, and what a local railway is good for. You direct the BCB."""

from __future__ import annotations

from ..lesson import Course, Goal, Lesson, LessonStep, NamedMove, move

TITLE = "18CZ"
SEATS = ("you", "Ada", "Ben")
YOU, ADA, BEN = "@you", "@Ada", "@Ben"
EKJ, BCB, VBW, BN = "EKJ", "BCB", "VBW", "BN"


def _start(player: str, corp: str, price: int) -> NamedMove:
    return move("start_corporation", player, corp=corp, price=price)


def _train(corp: str, kind: str) -> NamedMove:
    return move("buy_train", corp, train=kind, source="bank")


def _pass(*who: str) -> tuple[NamedMove, ...]:
    return tuple(move("pass", one) for one in who)


FIRST_STOCK_ROUND = (
    *(move("take_lot", YOU, private="S1"), move("take_lot", ADA, private="S2"), *_pass(BEN, BEN, ADA, YOU)),
    _start(ADA, EKJ, 60),
)
OTHERS_BUILD = (
    *(move("lay_tile", EKJ, hex="D5", tile="57", rotation=0), *_pass(EKJ), *(_train(EKJ, "2a"),) * 3),
    *(move("lay_tile", VBW, hex="I10", tile="57", rotation=1), *_pass(VBW), *(_train(VBW, "2a"),) * 2, *_pass(VBW)),
)
"""The five a cards go to Ada and Ben."""

SIZES = Lesson(
    "18CZ-sizes",
    TITLE,
    SEATS,
    opening=FIRST_STOCK_ROUND,
    minutes=5,
    facts={"treasury": "cash BN", "price": "price BN"},
    steps=(
        LessonStep(
            "small",
            Goal((_start(YOU, BCB, 50),)),
            pages=((), ("corp:BCB",), ("start:BCB:B2",)),
            facts={"cash": "cash @you"},
            wrong=("start_corporation", "buy_shares", "pass"),
            replies=(
                *(_start(BEN, VBW, 60), *_pass(ADA, YOU, BEN), *OTHERS_BUILD),
                *(move("lay_tile", BCB, hex="E16", tile="57", rotation=0), *_pass(BCB)),
            ),
        ),
        LessonStep(
            "normal",
            Goal((_train(BCB, "2b"),)),
            pages=(("hex:E16",), ("train:2b",)),
            facts={"treasury": "cash BCB"},
            replies=(_train(BCB, "2b"), *_pass(BCB, BCB, BEN)),
        ),
        LessonStep(
            "medium",
            Goal((_start(YOU, BN, 60),)),
            pages=(("tab:trains",), ("corp:BN",), ("start:BN:D2",)),
            facts={"cash": "cash @you"},
            wrong=("start_corporation", "buy_shares", "pass"),
            replies=_pass(ADA, BEN),
        ),
        LessonStep(
            "share",
            Goal((move("buy_shares", YOU, corp=BN),)),
            pages=(("verb:buy_shares:BN",),),
            facts={"cash": "cash @you", "treasury": "cash BN", "price": "price BN"},
            wrong=("buy_shares", "pass"),
            replies=(*_pass(ADA, BEN, YOU), *_pass(BN, BN)),
        ),
        LessonStep(
            "plus",
            Goal((_train(BN, "2+2b"),)),
            pages=(("hex:E12",), ("tab:trains", "train:2+2b")),
            facts={"treasury": "cash BN", "cost": "train 2+2b"},
            wrong=("buy_train",),
        ),
    ),
)

MEDIUM_IN_TURN = (*(one for step in SIZES.steps[:-1] for one in (step.goal.moves[0], *step.replies)),)
"""What is played in the lesson on sizes, up to the train of the medium corporation."""

TAKE_OVER = Lesson(
    "18CZ-take-over",
    TITLE,
    SEATS,
    opening=(*FIRST_STOCK_ROUND, *MEDIUM_IN_TURN[:-1]),
    minutes=5,
    facts={"cash": "cash @you", "treasury": "cash BN", "trains": "trains BN"},
    steps=(
        LessonStep(
            "offer",
            Goal((move("take_over", BN, corp=BCB, price=60),)),
            pages=(("corp:BN", "corp:BCB"), ("corp:BCB",), ("verb:take_over:BCB",)),
            facts={
                "treasury": "cash BN",
                "small": "cash BCB",
                "price": "price BCB",
                "shares": "shares @you BCB",
                "trains": "trains BCB",
            },
            wrong=("take_over", "pass"),
        ),
        LessonStep(
            "turn",
            Goal((move("turn_train", BN),)),
            pages=(("hex:E16",), ("corp:BN",), ("verb:turn_train",)),
            facts={"cash": "cash @you", "treasury": "cash BN", "trains": "trains BN"},
            wrong=("scrap_train", "pass"),
        ),
        LessonStep(
            "second",
            Goal((move("turn_train", BN),)),
            pages=(("verb:turn_train",),),
            facts={"treasury": "cash BN"},
            wrong=("scrap_train", "pass"),
        ),
    ),
)

LOCAL = Lesson(
    "18CZ-local",
    TITLE,
    SEATS,
    opening=(
        *(*FIRST_STOCK_ROUND, _start(YOU, BCB, 50), *SIZES.steps[0].replies, _train(BCB, "2b")),
        *(*SIZES.steps[1].replies, *_pass(YOU, ADA), *_pass(EKJ, EKJ, VBW, VBW, VBW)),
    ),
    minutes=5,
    facts={"treasury": "cash BCB", "cash": "cash @you", "price": "price BCB"},
    steps=(
        LessonStep(
            "buy",
            Goal((move("buy_private", BCB, private="S1", price=45),)),
            pages=(("private:S1",), ("hex:E16", "hex:D17"), ("verb:buy_private:S1",)),
            facts={"treasury": "cash BCB", "cash": "cash @you"},
            wrong=("buy_private", "lay_tile", "pass"),
        ),
        LessonStep(
            "river",
            Goal(
                (
                    move("lay_private_tile", BCB, hex="D17", tile="57", rotation=0),
                    move("lay_private_tile", BCB, hex="D17"),
                )
            ),
            pages=(("hex:D17",),),
            facts={"treasury": "cash BCB", "cash": "cash @you"},
            wrong=("cash_private", "lay_tile"),
            replies=_pass(BCB),
        ),
        LessonStep("run", Goal((move("run_trains", BCB),)), pages=(("main",),), facts={"best": "best BCB"}),
        LessonStep(
            "pay",
            Goal((move("declare_dividend", BCB, kind="pay"),)),
            pages=(("verb:declare_dividend:pay",),),
            facts={"price": "price BCB"},
            wrong=("declare_dividend", "cash_private"),
        ),
        LessonStep(
            "cash",
            Goal((move("cash_private", BCB, private="S1"),)),
            pages=(("private:S1",), ("verb:cash_private",)),
            facts={"treasury": "cash BCB", "cash": "cash @you"},
            wrong=("pass",),
        ),
    ),
)

G18CZ = Course("18CZ", (SIZES, TAKE_OVER, LOCAL))
