"""1850: presidents who protect a price, railways that buy their own shares back, and the way into the Mesabi Range."""

from __future__ import annotations

from ..lesson import Course, Goal, Lesson, LessonStep, NamedMove, move

TITLE = "1850"
YOU, ADA = "@you", "@Ada"
NP, GN, SOO = "NP", "GN", "SOO"
DULUTH, RANGE, MINE = "B11", "A10", "MRC"


def _share(player: str, corp: str) -> NamedMove:
    return move("buy_shares", player, corp=corp)


def _pass(*who: str) -> tuple[NamedMove, ...]:
    return tuple(move("pass", one) for one in who)


def _sale(shares: int) -> tuple[NamedMove, ...]:
    """Ada sells shares of NP and ends her turn."""
    return (move("sell_shares", ADA, corp=NP, shares=shares), *_pass(ADA))


TAKES = (YOU, "GRSC"), (ADA, "CM"), (YOU, "MRB"), (ADA, "GBC"), (YOU, MINE), (ADA, "WLG"), (YOU, "MMR")


def _first_stock_round(par_of_gn: int, with_ada: int) -> tuple[NamedMove, ...]:
    """The auction and the first purchases: you have six shares of NP at 68, Ada six of GN and so many of NP."""
    return (
        *(move("take_lot", who, private=what) for who, what in TAKES),
        *(move("start_corporation", ADA, corp=GN, price=par_of_gn), move("start_corporation", YOU, corp=NP, price=68)),
        *(_share(ADA, GN), _share(YOU, NP)) * 4,
        *(_share(ADA, NP), *_pass(YOU)) * with_ada,
    )


IDLE = _pass(GN, GN, GN)
"""A turn in which GN does nothing."""
PAYS = (*_pass(NP), move("run_trains", NP), move("declare_dividend", NP, kind="pay"), *_pass(NP, NP))
"""A turn in which NP runs and pays."""
TO_THE_MINE = (
    move("buy_private", NP, private=MINE, price=80),
    move("lay_tile", NP, hex=DULUTH, tile="57", rotation=2),
    *_pass(NP),
    move("buy_train", NP, train="2"),
    *_pass(NP),
)
"""NP's first turn: from now on its train runs from Duluth into the range."""

FIRST_ROUNDS = (*_first_stock_round(68, 3), *_pass(ADA), *IDLE, *_pass(NP, NP, NP))
"""You have six shares of NP, Ada three; nobody has laid track yet, and the second stock round begins."""

PROTECTION = Lesson(
    "1850-protection",
    TITLE,
    ("you", "Ada"),
    opening=(*FIRST_ROUNDS, *_pass(YOU), *_sale(1)),
    minutes=5,
    facts={"price": "price NP", "shares": "shares @you NP", "cash": "cash @you"},
    steps=(
        LessonStep(
            "fall",
            Goal(_pass(YOU)),
            pages=(("corp:NP",), ("corp:NP", "tab:market"), ("main",)),
            facts={"price": "price NP"},
            wrong=("buy_shares",),
        ),
        LessonStep(
            "wait",
            Goal(_pass(YOU)),
            pages=(("corp:NP", "tab:market"), ("main",)),
            facts={"price": "price NP", "ada": "shares @Ada NP"},
            replies=_sale(2),
        ),
        LessonStep(
            "protect",
            Goal((_share(YOU, NP),)),
            pages=(("corp:NP",), ("verb:buy_shares:NP",)),
            facts={"price": "price NP", "cash": "cash @you"},
            wrong=("pass",),
            replies=_pass(ADA),
        ),
        LessonStep(
            "done",
            Goal(_pass(YOU)),
            pages=(("corp:NP", "tab:market"), ("main",)),
            facts={"price": "price NP", "shares": "shares @you NP", "cash": "cash @you"},
        ),
    ),
)

FOUR_DIVIDENDS = (
    *_first_stock_round(90, 4),
    *(*IDLE, *TO_THE_MINE),
    *_pass(YOU, ADA),
    *(*IDLE, *PAYS),
    *(*_pass(YOU), move("start_corporation", ADA, corp=SOO, price=68), *_pass(ADA, YOU, ADA)),
    *(*PAYS, *IDLE),
    *(*_pass(YOU), _share(ADA, SOO), *_pass(ADA, YOU, ADA)),
    *(*PAYS, *IDLE),
)
"""NP is sold out: you have six shares, Ada four. It rose with dividends and rounds, and Ada has spent her money."""

BUY_BACK = Lesson(
    "1850-buy-back",
    TITLE,
    ("you", "Ada"),
    opening=FOUR_DIVIDENDS,
    minutes=5,
    facts={"price": "price NP", "shares": "shares @you NP", "cash": "cash @you", "treasury": "cash NP"},
    steps=(
        LessonStep(
            "redeem",
            Goal((move("redeem_share", YOU, corp=NP, source=YOU),)),
            pages=(("corp:NP",), ("corp:NP",), ("own:redeem_share",)),
            facts={"price": "price NP", "par": "par NP", "treasury": "cash NP"},
            wrong=("sell_shares", "offer", "pass"),
            replies=_pass(ADA),
        ),
        LessonStep(
            "reissue",
            Goal((move("reissue_shares", YOU, corp=NP),)),
            pages=(("corp:NP", "tab:market"), ("corp:NP",), ("verb:reissue_shares",)),
            facts={"price": "price NP", "cash": "cash @you", "treasury": "cash NP", "par": "par NP"},
            wrong=("pass",),
            replies=_pass(ADA),
        ),
        LessonStep(
            "buy",
            Goal((_share(YOU, NP),)),
            pages=(("corp:NP",), ("verb:buy_shares:NP",)),
            facts={"price": "price NP", "par": "par NP", "ada": "cash @Ada"},
            wrong=("pass",),
        ),
        LessonStep(
            "sleep",
            Goal(_pass(YOU)),
            pages=(("corp:NP",), ("main",)),
            facts={"cash": "cash @you", "treasury": "cash NP", "par": "par NP"},
            replies=_pass(ADA, YOU),
        ),
    ),
)

MESABI = Lesson(
    "1850-mesabi",
    TITLE,
    ("you", "Ada"),
    opening=(
        *_first_stock_round(82, 3),
        *_pass(ADA),
        move("lay_tile", GN, hex="D9", tile="57", rotation=2),
        move("lay_tile", GN, hex="C8", tile="8", rotation=3),
        *IDLE,
    ),
    minutes=6,
    facts={"treasury": "cash NP"},
    steps=(
        LessonStep(
            "mine",
            Goal((move("buy_private", NP, private=MINE, price=80),)),
            pages=((f"hex:{RANGE}",), (f"private:{MINE}",), (f"verb:buy_private:{MINE}",)),
            facts={"treasury": "cash NP"},
            wrong=("lay_tile", "buy_private", "pass"),
        ),
        LessonStep(
            "track",
            Goal(
                (
                    move("lay_tile", NP, hex=DULUTH, tile="57", rotation=2),
                    move("lay_tile", NP, hex=DULUTH, tile="57", exits=[2, 5]),
                )
            ),
            pages=((f"private:{MINE}", "corp:NP"), (f"hex:{DULUTH}",)),
            facts={"treasury": "cash NP"},
            wrong=("lay_tile", "pass"),
            replies=_pass(NP),
        ),
        LessonStep(
            "train",
            Goal((move("buy_train", NP, train="2"),)),
            pages=((f"hex:{RANGE}", f"hex:{DULUTH}"), ("verb:buy_train",)),
            facts={"treasury": "cash NP", "train": "train 2"},
            replies=(
                *_pass(NP, YOU, ADA),
                move("lay_tile", GN, hex="B9", tile="9", rotation=0),
                *IDLE,
                *_pass(NP),
            ),
        ),
        LessonStep(
            "run",
            Goal((move("run_trains", NP),)),
            pages=(("hex:B9", f"hex:{RANGE}"), (f"hex:{RANGE}",), ("main",)),
            facts={"best": "best NP"},
        ),
        LessonStep(
            "pay",
            Goal((move("declare_dividend", NP, kind="pay"),)),
            pages=(("verb:declare_dividend:pay",),),
            facts={"best": "best NP"},
            wrong=("declare_dividend",),
            replies=(
                *_pass(NP, NP, YOU, ADA),
                move("buy_right", GN),
                *_pass(GN),
                move("buy_train", GN, train="2", source="bank"),
                *_pass(GN, GN, NP),
            ),
        ),
        LessonStep(
            "toll",
            Goal((move("run_trains", NP),)),
            pages=(("corp:GN", "corp:NP"), (f"private:{MINE}",), ("main",)),
            facts={"other": "cash GN", "treasury": "cash NP", "best": "best NP"},
        ),
    ),
)

G1850 = Course("1850", (PROTECTION, BUY_BACK, MESABI))
