"""1848: how the tables of its lessons come to be. In all of them you direct the South Australian Railway, SAR."""

from __future__ import annotations

from ..lesson import NamedMove, move

YOU, ADA, BEN = "@you", "@Ada", "@Ben"
SAR, CAR, NSW, BOE = "SAR", "CAR", "NSW", "BOE"


def share(player: str, corp: str) -> NamedMove:
    """A share, from wherever it is sold."""
    return move("buy_shares", player, corp=corp)


def train(corp: str, kind: str) -> NamedMove:
    """A train of the bank."""
    return move("buy_train", corp, train=kind, source="bank")


def passes(*who: str) -> tuple[NamedMove, ...]:
    """Passes, one after the other."""
    return tuple(move("pass", one) for one in who)


def runs_and_pays(corp: str) -> tuple[NamedMove, ...]:
    """No token, a run, and a dividend; trains are still to be bought."""
    return (*passes(corp), move("run_trains", corp), move("declare_dividend", corp, kind="pay"))


def quiet_turn(corp: str) -> tuple[NamedMove, ...]:
    """A turn in which nothing is built and nothing bought."""
    return (*passes(corp), *runs_and_pays(corp), *passes(corp))


_AUCTION = tuple(
    move("take_lot", player, private=private)
    for player, private in ((YOU, "P4"), (ADA, "P6"), (BEN, "P5"), (YOU, "P2"), (ADA, "P1"), (BEN, "P3"))
)
_FIRST_SHARES = (
    *(move("start_corporation", YOU, corp=SAR, price=70), share(ADA, CAR)),
    *(move("start_corporation", BEN, corp=NSW, price=70), share(YOU, SAR), share(ADA, CAR), share(BEN, NSW)),
    *(share(YOU, SAR), share(ADA, CAR), share(BEN, NSW), share(YOU, NSW), share(ADA, CAR), share(BEN, NSW)),
    *(*passes(YOU), share(ADA, SAR), share(BEN, SAR), *passes(YOU), share(ADA, SAR), share(BEN, SAR)),
    *(*passes(YOU), share(BEN, SAR), *passes(YOU)),
)


def _first_operating_round(ada: int, you: int, ben: int) -> tuple[NamedMove, ...]:
    """Everybody lays the first tile at home. Six 2-trains are bought, and Ben's threes begin phase 3."""
    return (
        *(move("lay_tile", CAR, hex="E2", tile="57", rotation=2), *(train(CAR, "2"),) * ada, *passes(CAR)),
        *(move("lay_tile", SAR, hex="G3", tile="6", rotation=2), *(train(SAR, "2"),) * you),
        *(passes(SAR) if you < 4 else ()),
        *(move("lay_tile", NSW, hex="F9", tile="6", rotation=1), train(NSW, "2"), *(train(NSW, "3"),) * ben),
        *passes(NSW),
    )


_SECOND_SHARES = (
    *(share(YOU, NSW), share(ADA, SAR), *passes(BEN), share(YOU, NSW), *passes(ADA, BEN)),
    *(share(YOU, NSW), *passes(ADA, BEN, YOU)),
)

CAR_RUNS = (
    *(move("lay_tile", CAR, hex="F3", tile="57", rotation=2), *passes(CAR)),
    *runs_and_pays(CAR),
)
"""CAR builds from Port Augusta to Port Pirie, and so to Adelaide, runs and pays."""
NSW_RUNS = (move("lay_tile", NSW, hex="E9", tile="57", rotation=0), *passes(NSW), *runs_and_pays(NSW), *passes(NSW))
"""NSW builds from Sydney to Newcastle, runs and pays."""

SECOND_STOCK_ROUND = (*_AUCTION, *_FIRST_SHARES, *_first_operating_round(ada=2, you=3, ben=2))
"""Phase 3 has begun: loans can be taken, and the Bank of England pays."""

SHORT_OF_MONEY = (
    *(*SECOND_STOCK_ROUND, *_SECOND_SHARES, *CAR_RUNS, train(CAR, "3"), *passes(CAR)),
    *(move("buy_private", SAR, private="P4", price=220), move("lay_tile", SAR, hex="G3", tile="237", rotation=5)),
    *passes(SAR),
)
"""SAR has three 2-trains and not quite the price of a 3."""

WITHOUT_TRAIN = (
    *(*_AUCTION, *_FIRST_SHARES, *_first_operating_round(ada=1, you=4, ben=3), *_SECOND_SHARES),
    *(*CAR_RUNS, train(CAR, "3"), train(CAR, "3"), train(CAR, "4"), *passes(CAR)),
)
"""CAR has just bought the first 4, and the four 2-trains of SAR are rust."""
