"""1850: a president may stand up for the price of his corporation."""

from __future__ import annotations

from ..lesson import Course, Goal, Lesson, LessonStep, NamedMove, move

TITLE = "1850"
YOU, ADA = "@you", "@Ada"
NP, GN = "NP", "GN"


def _share(player: str, corp: str) -> NamedMove:
    return move("buy_shares", player, corp=corp)


def _pass(*who: str) -> tuple[NamedMove, ...]:
    return tuple(move("pass", one) for one in who)


def _sale(shares: int) -> tuple[NamedMove, ...]:
    """Ada sells shares of NP and ends her turn."""
    return (move("sell_shares", ADA, corp=NP, shares=shares), *_pass(ADA))


TAKES = (YOU, "GRSC"), (ADA, "CM"), (YOU, "MRB"), (ADA, "GBC"), (YOU, "MRC"), (ADA, "WLG"), (YOU, "MMR")
FIRST_ROUNDS = (
    *(move("take_lot", who, private=what) for who, what in TAKES),
    *(move("start_corporation", ADA, corp=GN, price=68), move("start_corporation", YOU, corp=NP, price=68)),
    *(_share(ADA, GN), _share(YOU, NP)) * 4,
    *(_share(ADA, NP), *_pass(YOU)) * 3,
    *_pass(ADA, GN, GN, GN, NP, NP, NP),
)
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
            pages=(("corp:NP",), ("group:shares",)),
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

G1850 = Course("1850", (PROTECTION,))
