"""1849: two gauges, a certificate of two shares, and an order in which corporations are founded."""

from __future__ import annotations

from ..lesson import Course, Goal, Lesson, LessonStep, NamedMove, move

TITLE = "1849"
YOU, ADA, BEN = "@you", "@Ada", "@Ben"
ATA, SFA, RCS, CTL = "ATA", "SFA", "RCS", "CTL"


def _share(player: str, corp: str) -> NamedMove:
    return move("buy_shares", player, corp=corp)


def _pass(*who: str) -> tuple[NamedMove, ...]:
    return tuple(move("pass", one) for one in who)


def _privates(first: str, second: str, third: str, price: int) -> tuple[NamedMove, ...]:
    """All privates at their price, in turn; the second player has RSA, and with it the first corporation."""
    takes = (first, "SCE"), (second, "SIGI"), (third, "CNM"), (first, "SMS"), (second, "RSA")
    return (*(move("take_lot", who, private=what) for who, what in takes), move("set_par", second, price=price))


GAUGES = Lesson(
    "1849-gauges",
    TITLE,
    ("Ada", "you", "Ben"),
    seed=5,
    opening=(
        *_privates(ADA, YOU, BEN, 100),
        *(*_pass(BEN, ADA), _share(YOU, ATA)) * 2,
        *_pass(BEN, ADA, YOU),
    ),
    minutes=5,
    facts={"cash": "cash @you", "treasury": "cash ATA"},
    steps=(
        LessonStep(
            "narrow",
            Goal((move("lay_tile", ATA, hex="L12", tile="78", rotation=5),)),
            pages=(("hex:M13", "hex:M11"), ("hex:L12",)),
            facts={"treasury": "cash ATA"},
            wrong=("lay_tile", "pass"),
            replies=_pass(ATA),
        ),
        LessonStep(
            "train",
            Goal((move("buy_train", ATA, train="4H"),)),
            pages=((), ("train:4H",)),
            facts={"treasury": "cash ATA", "cost": "train 4H"},
            replies=_pass(ATA, BEN, ADA, YOU),
        ),
        LessonStep(
            "standard",
            Goal((move("lay_tile", ATA, hex="N10", tile="58", rotation=2),)),
            pages=(("hex:N10",), ("hex:N10",)),
            facts={"treasury": "cash ATA"},
            wrong=("lay_tile", "pass"),
            replies=_pass(ATA),
        ),
        LessonStep(
            "run",
            Goal((move("run_trains", ATA),)),
            pages=(("hex:M13", "hex:L12", "hex:M11"), ("main",)),
            facts={"best": "best ATA"},
        ),
        LessonStep(
            "pay",
            Goal((move("declare_dividend", ATA, kind="pay"),)),
            pages=(("verb:declare_dividend:pay",),),
            facts={"price": "price ATA", "shares": "shares @you ATA"},
            wrong=("declare_dividend",),
        ),
    ),
)

LAST_CERTIFICATE = Lesson(
    "1849-last-certificate",
    TITLE,
    ("Ada", "Ben", "you"),
    seed=13,
    opening=(
        *_privates(ADA, BEN, YOU, 68),
        *(_share(YOU, SFA), _share(ADA, SFA), _share(BEN, SFA)),
    ),
    minutes=5,
    facts={"cash": "cash @you", "shares": "shares @you SFA", "treasury": "cash SFA"},
    steps=(
        LessonStep(
            "ordinary",
            Goal((_share(YOU, SFA),)),
            pages=(("corp:SFA",), ("verb:buy_shares:SFA",)),
            facts={"price": "price SFA"},
            wrong=("start_corporation", "pass"),
            replies=(_share(ADA, SFA), *_pass(BEN)),
        ),
        LessonStep(
            "sixth",
            Goal((_share(YOU, SFA),)),
            pages=(("verb:buy_shares:SFA",),),
            facts={"ben": "shares @Ben SFA", "cash": "cash @you"},
            wrong=("start_corporation", "pass"),
            replies=_pass(ADA, BEN),
        ),
        LessonStep(
            "last",
            Goal((_share(YOU, SFA),)),
            pages=(("corp:SFA",), ("verb:buy_shares:SFA",)),
            facts={"ben": "shares @Ben SFA", "cash": "cash @you", "price": "price SFA"},
            wrong=("start_corporation", "pass"),
            replies=(move("choose_swap", BEN, kind="one"), *_pass(ADA, BEN)),
        ),
        LessonStep(
            "decide",
            Goal((move("lay_tile", SFA, hex="J6", tile="657", rotation=2), move("lay_tile", SFA, hex="J6"))),
            pages=(("corp:SFA", "tab:market"), ("hex:J6",)),
            facts={"shares": "shares @you SFA", "treasury": "cash SFA", "price": "price SFA"},
            wrong=("pass",),
        ),
    ),
)

LAUNCH_ORDER = Lesson(
    "1849-launch-order",
    TITLE,
    ("Ada", "Ben", "you"),
    seed=13,
    opening=_privates(ADA, BEN, YOU, 68),
    minutes=5,
    facts={"cash": "cash @you", "treasury": "cash RCS", "shares": "shares @you RCS"},
    steps=(
        LessonStep(
            "found",
            Goal((move("start_corporation", YOU, corp=RCS, price=68),)),
            pages=(("corp:SFA",), ("corp:RCS",), ("start:RCS:C5",)),
            facts={"cash": "cash @you"},
            wrong=("start_corporation", "buy_shares", "pass"),
        ),
        LessonStep(
            "along",
            Goal((_share(YOU, RCS),)),
            pages=(("corp:RCS",), ("verb:buy_shares:RCS",)),
            facts={"treasury": "cash RCS", "cash": "cash @you"},
            wrong=("pass",),
        ),
        LessonStep(
            "second",
            Goal((_share(YOU, RCS),)),
            pages=(("verb:buy_shares:RCS",),),
            facts={"treasury": "cash RCS", "cash": "cash @you"},
            wrong=("pass",),
            replies=(move("start_corporation", ADA, corp=CTL, price=68), *_pass(ADA, BEN)),
        ),
        LessonStep(
            "wait",
            Goal((_share(YOU, RCS),)),
            pages=(("corp:CTL",), ("corp:ATA", "verb:buy_shares:RCS")),
            facts={"cash": "cash @you", "treasury": "cash RCS"},
            wrong=("start_corporation", "buy_shares", "pass"),
        ),
    ),
)

G1849 = Course("1849", (GAUGES, LAST_CERTIFICATE, LAUNCH_ORDER))
