"""The words of a puzzle, for one reader: question, position, verdict, solution and proof."""

from __future__ import annotations

from ..core.action import LayTile
from ..core.event import TrainsRun
from ..core.game import Game, Node
from ..core.ids import NOBODY, POOL, Party
from ..core.table import Table
from ..rules.running import question, running_trains, runs_worth
from ..rules.shares import holdings, shares_held
from ..text import Scribe, explain, word
from ..track.ids import Hex, Lay
from .best_tile_puzzles import lays
from .dump_puzzles import holders
from .judging import Judgement, UnreadAnswer, solution_verdict
from .puzzle import Puzzle, PuzzleKind
from .rescue_puzzles import bill_of
from .shipped import position_of, subject_of

ROUTED = (PuzzleKind.RUNS, PuzzleKind.TILE)

Fact = tuple[str, str]
"""A line about the position: what it is about, and what is so."""


class PuzzleWords:
    """Says what there is to say about one puzzle in one language."""

    def __init__(self, one: Puzzle, language: str) -> None:
        self.puzzle = one
        self.game: Game = position_of(one)
        self.subject = subject_of(one, self.game)
        self.language = language
        self.scribe = Scribe(self.game.title, self.game.players, language, self.game.state)

    # --- the question ------------------------------------------------------------------------------------------------

    def heading(self) -> str:
        """Which puzzle it is."""
        one = self.puzzle
        return self.scribe.say("puzzle-heading", id=one.id, title=one.title, kind=self.kind(), level=one.level)

    def kind(self) -> str:
        """What is asked, in a word or two."""
        return self.scribe.say("puzzle-kind", kind=self.puzzle.kind)

    def question(self) -> str:
        """What is asked."""
        about = {"corp": self.puzzle.corp}
        if self.puzzle.kind not in ROUTED:
            about["player"] = self.puzzle.player
        return self.scribe.say(f"puzzle-question-{self.puzzle.kind}", **about)

    def form(self) -> str:
        """How an answer is typed."""
        return self.scribe.say(f"puzzle-form-{self.puzzle.kind}", example=self.example())

    def unread(self, error: UnreadAnswer) -> str:
        """What was not understood."""
        return self.scribe.say(f"puzzle-unread-{error.kind}", what=error.what, example=self.example())

    def example(self) -> str:
        """An answer that can be understood, right or wrong."""
        atlas, kind, t = self.game.title.atlas, self.puzzle.kind, self.game.table()
        if kind is PuzzleKind.RUNS:
            hexes = [atlas.names[atlas.hex_of_stop[stop]] for stop in question(t, self.subject.corp).stops]
            names = [self.scribe.train(train) for train in running_trains(t, self.subject.corp)]
            return "; ".join(f"{name}: {hexes[0]} {hexes[-1]}" for name in names[:2])
        if kind is PuzzleKind.TILE:
            lay = next(lays(self.game))
            return f"{atlas.names[lay.hex]} {self.scribe.tile(lay.lay)} {lay.lay % 6}"
        if kind is PuzzleKind.DUMP:
            return "1"
        corps = [self.game.title.corporation(corp).symbol for corp in holdings(t, self.subject.player)]
        sales = ", ".join(f"{corp} 1" for corp in corps[:2])
        return f"{word('yes', self.language)}: {sales}"

    # --- the position ------------------------------------------------------------------------------------------------

    def facts(self) -> list[Fact]:
        """What must be known, line by line."""
        phase = (self._head("phase"), self.scribe.phase(self.game.state.phase))
        if self.puzzle.kind in ROUTED:
            return [phase, *self._of_trains()]
        return [phase, *(self._of_shares() if self.puzzle.kind is PuzzleKind.DUMP else self._of_need())]

    def _head(self, name: str) -> str:
        """A heading in the title's own words: in Russian the treasury of 18CZ is called otherwise."""
        return self.scribe.say(f"ui-{name}")

    def _of_trains(self) -> list[Fact]:
        t, corp = self.game.table(), self.subject.corp
        names = [self.scribe.train(train) for train in running_trains(t, corp)]
        trains = ", ".join(self.scribe.say("puzzle-train", train=name) for name in names)
        facts = [(self._head("treasury"), self.scribe.money(t.purse(corp))), (self._head("trains"), trains)]
        revenue = _last_revenue(self.game.node, corp)
        return facts if revenue is None else [*facts, (self.scribe.say("puzzle-fact-last"), self.scribe.money(revenue))]

    def _of_shares(self) -> list[Fact]:
        t, corp = self.game.table(), self.subject.corp
        facts = [(self.scribe.party(one), self._shares(count)) for one, count in holders(self.game, corp)]
        most = t.amount(t.title.kind_of[corp].pool_shares, corp)
        pool = self.scribe.say("puzzle-fact-pool", most=most), self._shares(shares_held(t, POOL, corp))
        return [(self._head("price"), self.scribe.money(t.price(corp) or 0)), *facts, pool]

    def _of_need(self) -> list[Fact]:
        t, bill, say = self.game.table(), bill_of(self.game), self.scribe.say
        assert bill is not None
        player = self.scribe.party(bill.seller)
        facts = [
            (say("puzzle-fact-train"), self.scribe.money(bill.amount)),
            (self._head("treasury"), self.scribe.money(t.purse(bill.payer))),
            (say("puzzle-fact-cash", player=player), self.scribe.money(t.purse(bill.seller))),
            (say("puzzle-fact-missing"), self.scribe.money(bill.lack(t))),
        ]
        for corp, (shares, _) in holdings(t, bill.seller).items():
            president = t.president(corp)
            told = say(
                "puzzle-holding",
                player=player,
                count=shares,
                price=t.price(corp) or 0,
                pool=shares_held(t, POOL, corp),
                president="—" if president == NOBODY else self.scribe.party(president),
            )
            facts.append((self.game.title.corporation(corp).symbol, told))
        return facts

    def _shares(self, count: int) -> str:
        return word("share-count", self.language, count=count)

    # --- the answer --------------------------------------------------------------------------------------------------

    def verdict(self, found: Judgement) -> str:
        """What came of an answer."""
        outcome, value, missing = found.outcome, found.value or 0, 0
        if outcome in ("right", "less"):
            outcome = f"{outcome}-{self.puzzle.kind}"
            missing = self.puzzle.solution.best - value
        elif outcome == "short":
            outcome, missing = ("stuck", 0) if found.value is None else (outcome, found.value)
        reason = "" if found.refusal is None else explain(found.refusal, self.scribe)
        return self.scribe.say("puzzle-verdict", outcome=outcome, value=value, missing=missing, reason=reason)

    def solution(self) -> list[str]:
        """A right answer, line by line."""
        one, say = self.puzzle.solution, self.scribe.say
        if self.puzzle.kind is PuzzleKind.DUMP:
            return [say("puzzle-solution-dump", count=one.best)]
        if self.puzzle.kind is PuzzleKind.RESCUE:
            sales = [
                say("puzzle-solution-sale", corp=sale["corp"], shares=self._shares(sale["shares"]))
                for sale in one.answer["sales"]
            ]
            return sales or [say("puzzle-solution-lost")]
        return self._routed_solution()

    def _routed_solution(self) -> list[str]:
        found, one, say = solution_verdict(self.puzzle), self.puzzle.solution, self.scribe.say
        assert found.state is not None
        scribe, t = self.scribe.at(found.state), Table(self.game.title, found.state)
        runs = [
            say(
                "puzzle-solution-runs",
                train=scribe.train(run.train),
                stops=" – ".join(map(scribe.stop, run.stops)),
                worth=runs_worth(t, self.subject.corp, (run,)),
            )
            for run in found.runs
        ]
        if self.puzzle.kind is PuzzleKind.RUNS:
            return [*runs, say("puzzle-total", best=one.best)]
        lay = self._lay()
        told = {"tile": scribe.tile(lay.lay), "hex": scribe.hex(lay.hex), "track": scribe.track(lay.lay)}
        return [say("puzzle-solution-tile", best=one.best, **told), *runs]

    def _lay(self) -> LayTile:
        """The tile of the solution."""
        atlas, answer = self.game.title.atlas, self.puzzle.solution.answer
        name, _, turn = answer["lay"].rpartition(":")
        tile = [one.name for one in atlas.tiles].index(name)
        return LayTile(self.subject.corp, Hex(atlas.names.index(answer["hex"])), Lay(tile * 6 + int(turn)))

    def proof(self) -> list[str]:
        """How it is known."""
        one, say = self.puzzle.solution, self.scribe.say
        hard = ", ".join(say("puzzle-trait", trait=trait) for trait in one.traits)
        lines = []
        if self.puzzle.kind is PuzzleKind.RUNS:
            lines = [say("puzzle-proof-runs", tried=one.tried, nodes=one.nodes)]
            lines += [] if one.runner_up is None else [say("puzzle-proof-greedy", runner=one.runner_up)]
        elif self.puzzle.kind is PuzzleKind.TILE:
            lines = [say("puzzle-proof-tile", tried=one.tried, runner=one.runner_up or 0)]
        elif self.puzzle.kind is PuzzleKind.DUMP:
            lines = [say("puzzle-proof-dump", tried=one.tried)]
        else:
            lines = [say("puzzle-proof-rescue", nodes=one.nodes, good=one.equal)]
        return [*lines, say("puzzle-hard", traits=hard)] if hard else lines


def _last_revenue(node: Node, corp: Party) -> int | None:
    """What the trains of a corporation earned the last time, if they ever ran."""
    at: Node | None = node
    while at is not None:
        for event in reversed(at.events):
            if isinstance(event, TrainsRun) and event.by == corp:
                return event.revenue
        at = at.parent
    return None
