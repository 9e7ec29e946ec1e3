"""1830: what an auction ties up, who decides when trains rust, and who pays when a treasury cannot."""

from __future__ import annotations

from ..lesson import Course, Goal, Lesson, LessonStep, NamedMove, move

TITLE = "1830"
YOU, ADA, BEN, EVA, MAX = "@you", "@Ada", "@Ben", "@Eva", "@Max"
PRR, NYC, BO, CO = "PRR", "NYC", "B&O", "C&O"


def _take(player: str, private: str) -> NamedMove:
    return move("take_lot", player, private=private)


def _bid(player: str, private: str, amount: int) -> NamedMove:
    return move("bid", player, private=private, amount=amount)


def _share(player: str, corp: str) -> NamedMove:
    return move("buy_shares", player, corp=corp)


def _train(corp: str, kind: str) -> NamedMove:
    return move("buy_train", corp, train=kind, source="bank")


def _pass(*who: str) -> tuple[NamedMove, ...]:
    return tuple(move("pass", one) for one in who)


AUCTION = Lesson(
    "1830-auction",
    TITLE,
    ("you", "Ada", "Ben", "Eva", "Max"),
    minutes=5,
    facts={"cash": "cash @you", "par": "price B&O"},
    steps=(
        LessonStep(
            "bid",
            Goal((_bid(YOU, "MH", 115),)),
            pages=((), ("private:SV",), ("private:MH",)),
            facts={"cash": "cash @you"},
            wrong=("take_lot", "bid", "pass"),
            replies=(_bid(ADA, "DH", 75), _bid(BEN, "MH", 120), *_pass(EVA, MAX)),
        ),
        LessonStep(
            "tie",
            Goal((_bid(YOU, "BO", 225),)),
            pages=(("private:MH",), ("private:BO",)),
            facts={"cash": "cash @you", "free": "free @you"},
            wrong=("take_lot", "bid", "pass"),
            replies=(*_pass(ADA, BEN, EVA), _take(MAX, "SV")),
        ),
        LessonStep(
            "cheapest",
            Goal((_take(YOU, "CS"),)),
            pages=(("private:CS",), ("private:CS", "private:DH", "private:MH")),
            facts={"free": "free @you"},
            wrong=("bid", "pass"),
        ),
        LessonStep(
            "bid-off",
            Goal((_bid(YOU, "MH", 125),)),
            pages=(("private:DH",), ("private:MH",)),
            facts={"free": "free @you"},
            wrong=("bid", "pass"),
            replies=_pass(BEN, ADA, BEN, EVA, MAX),
        ),
        LessonStep(
            "tied",
            Goal(_pass(YOU)),
            pages=(("private:CA",), ("main",)),
            facts={"cash": "cash @you", "free": "free @you"},
            wrong=("bid",),
            replies=(_take(ADA, "CA"),),
        ),
        LessonStep(
            "par",
            Goal((move("set_par", YOU, corp=BO, price=67),)),
            pages=(("private:BO",), ("corp:B&O", "tab:market")),
            facts={"cash": "cash @you"},
            wrong=("set_par",),
        ),
    ),
)


def _until_the_rush(rusher: str, owner: str) -> tuple[NamedMove, ...]:
    """Two seats. The rusher has PRR with a full treasury; the owner has B&O with nothing but 2-trains."""
    auction = (
        *(_take(rusher, "SV"), _take(owner, "CS"), _take(rusher, "DH")),
        *(_take(owner, "MH"), _take(rusher, "CA"), _take(owner, "BO")),
        move("set_par", owner, corp=BO, price=67),
    )
    first_shares = (
        move("start_corporation", rusher, corp=PRR, price=71),
        _share(owner, BO),
        *(_share(rusher, PRR), _share(owner, BO)) * 3,
        move("start_corporation", rusher, corp=NYC, price=67),
        move("start_corporation", owner, corp=CO, price=67),
        *(_share(rusher, NYC), _share(owner, CO)) * 4,
        *(_share(rusher, BO), _share(owner, PRR)) * 2,
    )
    first_operations = (
        *(move("lay_tile", PRR, hex="H10", tile="57", rotation=1), *_pass(PRR), _train(PRR, "2"), *_pass(PRR)),
        *(move("lay_tile", BO, hex="J14", tile="57", rotation=0), move("place_token", BO, hex="J14")),
        *(_train(BO, "2"),) * 4,
        move("lay_tile", NYC, hex="E19", tile="57", rotation=0),
        *(_train(NYC, "2"), _train(NYC, "3"), _train(NYC, "3"), *_pass(NYC, NYC)),
        *(move("lay_tile", CO, hex="G5", tile="9", rotation=0), _train(CO, "3"), _train(CO, "3"), *_pass(CO, CO)),
    )
    second_shares = (*_pass(rusher), _share(owner, PRR), *_pass(owner, rusher, owner))
    return (*auction, *first_shares, *first_operations, *second_shares, *_pass(PRR, PRR))


RUST = Lesson(
    "1830-rust",
    TITLE,
    ("you", "Ada"),
    opening=_until_the_rush(YOU, ADA),
    minutes=5,
    facts={"treasury": "cash PRR", "trains": "trains PRR", "price": "price PRR"},
    steps=(
        LessonStep(
            "run",
            Goal((move("run_trains", PRR),)),
            pages=(("tab:trains",), ("corp:B&O",), ("main",)),
            facts={"best": "best PRR", "theirs": "trains B&O", "treasury": "cash B&O"},
        ),
        LessonStep(
            "pay",
            Goal((move("declare_dividend", PRR, kind="pay"),)),
            pages=(("verb:declare_dividend:pay",),),
            facts={"treasury": "cash PRR", "three": "train 3", "four": "train 4"},
            wrong=("declare_dividend",),
        ),
        LessonStep(
            "third",
            Goal((_train(PRR, "3"),)),
            pages=(("train:3",), ("train:3",)),
            facts={"treasury": "cash PRR", "three": "train 3"},
            wrong=("pass", "buy_train"),
        ),
        LessonStep(
            "fourth",
            Goal((_train(PRR, "4"),)),
            pages=(("train:4",), ("corp:B&O", "train:4")),
            facts={"treasury": "cash PRR", "four": "train 4", "theirs": "trains B&O"},
            wrong=("pass", "buy_train"),
        ),
        LessonStep(
            "done",
            Goal(_pass(PRR)),
            pages=(("corp:B&O",), ("main",)),
            facts={"trains": "trains PRR", "four": "train 4", "treasury": "cash B&O", "cash": "cash @Ada"},
            wrong=("buy_train",),
            replies=(
                *_pass(PRR, BO),
                move("sell_shares", ADA, corp=PRR, shares=1),
                _train(BO, "4"),
            ),
        ),
    ),
)

RUSHED = (
    move("run_trains", PRR),
    move("declare_dividend", PRR, kind="pay"),
    *(_train(PRR, "3"), _train(PRR, "4"), *_pass(PRR, PRR)),
)

EMERGENCY = Lesson(
    "1830-emergency",
    TITLE,
    ("Ada", "you"),
    opening=(*_until_the_rush(ADA, YOU), *RUSHED),
    minutes=5,
    facts={"cash": "cash @you", "price": "price B&O"},
    steps=(
        LessonStep(
            "duty",
            Goal(_pass(BO)),
            pages=(("tab:trains",), ("corp:B&O",), ("main",)),
            facts={"treasury": "cash B&O", "cash": "cash @you", "four": "train 4", "price": "price B&O"},
            wrong=("lay_tile", "buy_private"),
        ),
        LessonStep(
            "sell",
            Goal((move("sell_shares", YOU, corp=PRR, shares=1),)),
            pages=(("need",), ("verb:sell_shares:PRR", "corp:PRR")),
            facts={
                "treasury": "cash B&O",
                "cash": "cash @you",
                "four": "train 4",
                "prr": "price PRR",
                "co": "price C&O",
            },
            wrong=("sell_shares", "buy_train", "buy_private"),
        ),
        LessonStep(
            "buy",
            Goal((_train(BO, "4"),)),
            pages=(("train:4",),),
            facts={"treasury": "cash B&O", "cash": "cash @you", "four": "train 4", "prr": "price PRR"},
            wrong=("buy_train",),
            replies=(
                *_pass(NYC, NYC, NYC, CO, CO, CO, PRR, PRR),
                *(move("run_trains", PRR), move("declare_dividend", PRR, kind="pay"), *_pass(PRR, PRR, BO)),
            ),
        ),
        LessonStep("run", Goal((move("run_trains", BO),)), pages=(("main",),), facts={"best": "best B&O"}),
        LessonStep(
            "pay",
            Goal((move("declare_dividend", BO, kind="pay"),)),
            pages=(("verb:declare_dividend:pay",),),
            facts={"cash": "cash @you", "shares": "shares @you B&O"},
            wrong=("declare_dividend",),
        ),
    ),
)

G1830 = Course("1830", (AUCTION, RUST, EMERGENCY))
