"""Answers are judged by what they do on the engine, however they are written."""

import pytest

from tresham.core.action import SellShares
from tresham.puzzles import PuzzleKind, PuzzleWords, UnreadAnswer, chosen, judge, position_of, read_answer, subject_of
from tresham.puzzles.best_tile_puzzles import lays
from tresham.puzzles.rescue_puzzles import sales_in_need
from tresham.text import LANGUAGES
from tresham.view.table_names import codec_of

MALFORMED: dict[PuzzleKind, list[object]] = {
    PuzzleKind.RUNS: [{}, [], "3", {"runs": 3}, {"runs": ["E11"]}, {"runs": [{"train": 0, "stops": ["Z99.0"]}]}],
    PuzzleKind.TILE: [{}, None, {"hex": "Z99", "lay": "57:1"}, {"lay": "57:1"}, {"tile": 57}],
    PuzzleKind.DUMP: [{}, 3, {"shares": "3"}, {"shares": -1}, {"shares": True}, {"shares": 1.5}],
    PuzzleKind.RESCUE: [{}, {"saved": 1}, {"saved": True, "sales": "all"}, {"saved": True, "sales": [{"corp": "Q"}]}],
}
TYPED_NONSENSE = {
    PuzzleKind.RUNS: ["", "everything", "99: A1 B2", "3 E19 F20"],
    PuzzleKind.TILE: ["", "57", "E11 57 2 1"],
    PuzzleKind.DUMP: ["", "three", "-1"],
    PuzzleKind.RESCUE: ["", "perhaps", "yes: two of them"],
}


def first_of(kind, **more):
    """The easiest puzzle of a kind."""
    return min(chosen(kind=kind, **more), key=lambda one: (one.level, one.id))


@pytest.mark.parametrize("kind", PuzzleKind)
def test_what_is_no_answer_is_said_so(kind):
    one = first_of(kind)
    for answer in MALFORMED[kind]:
        with pytest.raises(UnreadAnswer) as caught:
            judge(one, answer)
        assert caught.value.kind is kind
    for text in TYPED_NONSENSE[kind]:
        with pytest.raises(UnreadAnswer):
            read_answer(one, text)


@pytest.mark.parametrize("title", ["1830", "1848", "1849", "1850", "18CZ"])
def test_the_example_of_a_puzzle_is_understood(title):
    """Whoever types what he is shown gets a verdict, right or wrong."""
    some = [one for kind in PuzzleKind for one in chosen(title, kind)[:3]]
    assert len(some) >= 9
    for one in some:
        for language in LANGUAGES:
            words = PuzzleWords(one, language)
            assert words.verdict(judge(one, read_answer(one, words.example())))


def test_no_runs_at_all_earn_nothing():
    one = first_of("runs")
    verdict = judge(one, {"runs": []})
    assert (verdict.is_right, verdict.outcome, verdict.value) == (False, "less", 0)


def test_runs_may_go_the_other_way_round_and_leave_their_track_to_be_found():
    for one in chosen("1830", "runs")[:5]:
        backwards = [{"train": run["train"], "stops": run["stops"][::-1]} for run in one.solution.answer["runs"]]
        assert judge(one, {"runs": backwards}).is_right


def test_typed_runs_are_those_of_the_solution():
    for one in chosen("1830", "runs")[:5]:
        game = position_of(one)
        names = PuzzleWords(one, "en").scribe
        runs = one.solution.answer["runs"]
        text = "; ".join(f"{names.train(run['train'])}: {' '.join(run['stops'])}" for run in runs)
        assert judge(one, read_answer(one, text)).is_right, (text, game.ply)


def test_runs_over_track_that_is_not_there_are_refused_with_their_rule():
    one = first_of("runs", title="1830")
    [run, *_] = one.solution.answer["runs"]
    verdict = judge(one, {"runs": [{"train": run["train"], "stops": [run["stops"][0], run["stops"][0]]}]})
    assert verdict.outcome == "refused"
    assert verdict.refusal is not None
    assert verdict.refusal.rule.startswith("1830-")


def test_every_other_tile_earns_less():
    one = first_of("tile", title="1849")
    game = position_of(one)
    codec = codec_of(game.title, game.players)
    verdicts = []
    for lay in lays(game):
        written = codec.write_action(lay)
        verdicts.append(judge(one, {"hex": written["hex"], "lay": written["lay"]}))
    assert sum(verdict.is_right for verdict in verdicts) == one.solution.equal
    assert max(v.value or 0 for v in verdicts if not v.is_right) == one.solution.runner_up


def test_a_tile_without_its_turns_counts_as_it_is_best():
    one = first_of("tile", title="1830")
    answer = one.solution.answer
    assert judge(one, {"hex": answer["hex"], "tile": answer["lay"].partition(":")[0]}).is_right


def test_a_tile_that_may_not_be_laid_is_refused():
    one = first_of("tile", title="1830")
    assert judge(one, {"hex": one.solution.answer["hex"], "lay": "63:0"}).outcome == "refused"


def test_one_share_more_or_less_is_wrong():
    for one in chosen(kind="dump"):
        fewest = one.solution.best
        assert judge(one, {"shares": fewest - 1}).outcome in ("not-enough", "cannot-sell")
        assert judge(one, {"shares": fewest + 1}).outcome in ("too-many", "cannot-sell")
        assert judge(one, {"shares": 99}).outcome == "cannot-sell"


def test_who_says_yes_shows_the_sales():
    one = next(one for one in chosen(kind="rescue") if one.solution.best)
    short = judge(one, {"saved": True, "sales": []})
    assert short.outcome == "short"
    assert short.value
    assert judge(one, {"saved": False}).outcome == "can-be-saved"
    assert judge(one, {"saved": True, "sales": [{"corp": one.corp, "shares": 99}]}).outcome == "refused"


def test_where_nothing_helps_no_sale_does():
    one = next(one for one in chosen(kind="rescue") if not one.solution.best)
    game = position_of(one)
    assert judge(one, {"saved": False, "sales": []}).outcome == "lost"
    for sale in sales_in_need(game, subject_of(one, game)):
        assert isinstance(sale, SellShares)
        symbol = game.title.corporation(game.title.cert_corp[sale.certs[0]]).symbol
        assert not judge(one, {"saved": True, "sales": [{"corp": symbol, "shares": sale.shares}]}).is_right
