"""`tresham puzzle`: shown, answered, solved."""

from datetime import date

import pytest

from tresham.puzzles import PuzzleWords, chosen, of_the_day


def test_the_puzzle_of_a_day_is_told_and_drawn(tresham, tmp_path):
    said = tresham("puzzle", "--day", "2026-11-18")
    one = of_the_day(date(2026, 11, 18))
    assert said.status == 0
    assert one.id in said.out
    assert "--answer" in said.out
    assert (tmp_path / f"out/puzzle-{one.id}.svg").read_text().startswith("<svg")


def test_without_a_day_it_is_that_of_today(tresham):
    assert tresham("puzzle", "--json").json["id"] == of_the_day(date.today()).id


def test_it_may_be_of_a_title_a_kind_and_a_level(tresham):
    told = tresham("puzzle", "--title", "1849", "--kind", "tile", "--level", "2", "--json").json
    assert (told["title"], told["kind"], told["level"]) == ("1849", "tile", 2)


def test_nothing_is_given_away_until_it_is_asked_for(tresham):
    one = chosen("1830", "dump")[0]
    told = tresham("puzzle", "--id", one.id, "--json").json
    assert "solution" not in told
    solved = tresham("puzzle", "--id", one.id, "--solution", "--json").json
    assert solved["solution"]["best"] == one.solution.best


def test_a_right_answer(tresham):
    one = chosen("1830", "dump")[0]
    said = tresham("puzzle", "--id", one.id, "--answer", one.solution.best)
    assert said.status == 0
    assert "Right" in said.out


def test_a_wrong_answer_says_how_far_off_it_is(tresham):
    one = chosen("1830", "runs")[0]
    said = tresham("puzzle", "--id", one.id, "--answer", "99: A1 B2")
    assert said.complaint.startswith("Not understood: 99: A1 B2.")
    tile = chosen("1830", "tile")[0]
    told = tresham("puzzle", "--id", tile.id, "--answer", PuzzleWords(tile, "en").example(), "--json")
    assert (told.status, told.json["verdict"]["outcome"]) in ((0, "right"), (1, "less"))


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (("--id", "1830-dance-01"), "there is no puzzle '1830-dance-01'; they are called 1830-"),
        (("--title", "1831"), "1831"),
        (("--level", "6"), "there is no level 6; puzzles have levels from 1 to 5"),
        (("--day", "tomorrow"), "'tomorrow' is no date; write it as 2026-11-30"),
        (("--title", "18CZ", "--kind", "rescue"), "there is no puzzle of that kind"),
        (("--id", "1830-rescue-01", "--title", "1848"), "there is no puzzle of that kind"),
    ],
)
def test_complaints(tresham, words, complaint):
    assert complaint in tresham("puzzle", *words).complaint


def test_for_a_kind_that_there_is_not_those_that_there_are_stand_in_words(tresham, capsys):
    with pytest.raises(SystemExit):
        tresham("puzzle", "--kind", "dance")
    said = capsys.readouterr().err
    assert all(kind in said for kind in ("'dance'", "runs", "tile", "dump", "rescue"))
    assert "PuzzleKind" not in said


def test_small_letters_will_do(tresham):
    assert tresham("puzzle", "--title", "18cz", "--json").json["title"] == "18CZ"
    one = next(one for one in chosen("1830", "rescue") if one.solution.best)
    sales = ", ".join(f"{sale['corp']} {sale['shares']}" for sale in one.solution.answer["sales"])
    assert tresham("puzzle", "--id", one.id, "--answer", f"Yes: {sales.lower()}").status == 0


@pytest.mark.parametrize(("language", "right"), [("ru", "Верно"), ("pl", "Dobrze")])
def test_other_languages(tresham, language, right):
    one = chosen("1850", "dump")[0]
    said = tresham("puzzle", "--id", one.id, "--answer", one.solution.best, "--language", language)
    assert right in said.out
    rescue = chosen("1849", "rescue")[0]
    assert "--answer" in tresham("puzzle", "--id", rescue.id, "--language", language).out


def test_a_solution_is_told_with_its_proof(tresham):
    one = chosen("1849", "tile")[0]
    said = tresham("puzzle", "--id", one.id, "--solution")
    assert f"{one.solution.tried} legal lay" in said.out
