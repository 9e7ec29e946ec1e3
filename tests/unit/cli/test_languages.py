"""Everything that people read is in their language: output, complaints, help and usage."""

import json
import re
from pathlib import Path

import pytest

OTHERS = ("ru", "pl")

DATA = {
    *("tresham", "play", "titles", "new", "replay", "export", "audit", "selfplay", "draw", "bench", "title"),
    *("help", "version", "language", "json", "players", "bot", "options", "profile", "seed", "trace", "games"),
    "rulebook",
    *("save", "format", "root", "naive", "random", "out", "OUT", "board", "svg", "jsonl", "docs", "rules", "JSON"),
    *("Ann", "Bob", "Eve", "Railways", "Robber", "Barons", "Midwest", "Australia"),
    *("multiple", "brown", "from", "ipo", "optional", "train", "free", "runs"),
    *("The", "Game", "Sicilian", "delay", "ift", "reduced", "corps", "acquiring", "station", "tokens", "bonds"),
    *("electric", "dreams", "history", "moravia", "silesia", "tutorial"),
    *("routes", "company", "nodes", "report", "puzzle"),
    *("serve", "account", "watch", "host", "port", "database", "browser", "mode", "server", "local", "workers"),
    *("backup", "DATABASE", "TRESHAM", "running", "URL", "sqlite", "postgresql", "SQLite", "PostgreSQL", "Ctrl"),
}
"""What is the same in every language: names of commands, options, files, players, and what is typed or stored."""


def latin_words(text):
    """Words of Latin letters that are not data."""
    said = re.sub(r"--[a-z-]+", "", text)
    return {word for word in re.findall(r"[A-Za-z]{3,}", said) if word not in DATA}


def english_lines(tresham, language, *words):
    """The lines that are the same in English and in another language, those aside that have no words."""
    english, other = (tresham(*words, "--language", one) for one in ("en", language))
    assert english.status == other.status
    common = set((english.out + english.err).splitlines()) & set((other.out + other.err).splitlines())
    return {line for line in common if latin_words(line)}


@pytest.fixture
def files(saved, record, tmp_path):
    """Files in which something is wrong."""
    data = json.loads(Path(saved).read_text())
    Path("broken.json").write_text(json.dumps({**data, "moves": data["moves"][:40] + data["moves"][60:]}))
    site = json.loads(Path(record).read_text())
    Path("other.json").write_text(json.dumps({**site, "result": dict.fromkeys(site["result"], 1234)}))
    Path("refused.json").write_text(json.dumps({**site, "actions": site["actions"][:40] + site["actions"][60:]}))
    players = site["players"]
    Path("tea.json").write_text(json.dumps({"title": "1830", "players": players, "actions": [{"type": "", "id": 3}]}))
    Path("late.json").write_text(json.dumps({**site, "actions": [*site["actions"][:40], 7]}))
    Path("loose.json").write_text(json.dumps({"title": "1830", "players": players, "actions": [{"type": "bid"}]}))
    Path("seven.json").write_text(json.dumps({"title": "1830", "players": players, "actions": 7}))
    Path("nine.json").write_text('{"format": "tresham/9"}')
    Path("damaged.json").write_text('{"format": "tresham/1"}')
    Path("half.json").write_text("{")
    Path("list.json").write_text("[]")
    Path("empty.json").write_text("{}")
    (tmp_path / "src/tresham/titles").mkdir(parents=True)
    (tmp_path / "docs/rules").mkdir(parents=True)
    (tmp_path / "docs/rules/18ZZ.md").write_text("**18ZZ-SU.1** One.\n\n**18ZZ-SU.2** Two.\n")


OUTPUT = [
    (("titles",), "Название", "Nazwa"),
    (("new", "1830", "--players", "Ann,Bob", "-o", "g.json"), "Сохранено: g.json", "Zapisano: g.json"),
    (("replay", "saved.json"), "принято: ", "przyjęto: "),
    (("replay", "saved.json"), "действий в секунду", "ruchów na sekundę"),
    (("replay", "other.json"), "другой итог: Ann $1234", "inny wynik: Ann $1234"),
    (("replay", "broken.json"), "отклонено: запись 41 из", "odrzucono: wpis 41 z"),
    (("audit", "saved.json"), "расхождений с нынешними правилами: 0", "niezgodności z obecnymi zasadami: 0"),
    (("export", "record.json", "-o", "x.json"), "Сохранено: x.json, ", "Zapisano: x.json, "),
    (("draw", "record.json", "--at", "30", "-o", "b.svg"), "действие 30 из", "ruch 30 z"),
    (("selfplay", "1830"), "1 партия, действий от", "1 partia, ruchów od"),
    (("selfplay", "1830", "--games", "2"), "2 партии", "2 partie"),
    (("selfplay", "1830"), "банкротство", "bankructwo"),
]


@pytest.mark.parametrize(("words", "russian", "polish"), OUTPUT, ids=lambda one: " ".join(one)[:20])
def test_output(tresham, files, words, russian, polish):
    for language, sentence in zip(OTHERS, (russian, polish), strict=True):
        assert sentence in tresham(*words, "--language", language).out
        if words != ("replay", "broken.json"):  # which quotes the entry as it is stored
            assert english_lines(tresham, language, *words) == set()
    assert words[1:] == ("broken.json",) or latin_words(tresham(*words, "--language", "ru").out) == set()


def test_new_title(tresham, files):
    assert "2 заготовки тестов; теперь" in tresham("new-title", "18ZZ", "--language", "ru").out
    assert "już istnieje" in tresham("new-title", "18ZZ", "--language", "pl").complaint


@pytest.mark.parametrize(
    ("language", "words"), [("ru", ("мерный цикл", "копия партии", "мкс")), ("pl", ("pętla wzorcowa", "krok wstecz"))]
)
def test_bench(tresham, few_games, language, words):
    said = tresham("bench", "--language", language).out
    assert all(word in said for word in words)
    assert not re.search(r"calibration|Operation|budget|actions|\byes\b|median\b", said)


def test_bench_of_routes(tresham, problem):
    Path("p.json").write_text(json.dumps(problem))
    assert "Лучшие маршруты, мс" in tresham("bench", "routes", "p.json", "--language", "ru").out
    assert "Najlepsze trasy, ms" in tresham("bench", "routes", "p.json", "--language", "pl").out
    assert english_lines(tresham, "ru", "bench", "routes", "p.json") == set()


def test_routes(tresham, saved, problem):
    Path("p.jsonl").write_text(f"{json.dumps(problem)}\n" * 2)
    assert "2 задачи, не доказано: 0" in tresham("routes", "p.jsonl", "--language", "ru").out
    assert "2 zadania, bez dowodu: 0" in tresham("routes", "p.jsonl", "--language", "pl").out
    words = ("routes", saved, "--company", "PRR", "--at", "300", "--language")
    assert "доказано: больше получить нельзя" in tresham(*words, "ru").out
    assert "dowiedzione: więcej uzyskać się nie da" in tresham(*words, "pl").out


@pytest.mark.parametrize("count", [1, 25])
def test_findings_of_an_audit(tresham, saved, monkeypatch, count):
    finding = {"ply": 5, "code": "x", "rule": "1830-SR.1", "text": "…"}
    monkeypatch.setattr("tresham.cli.auditing._disagreements", lambda data, lang: [finding] * count)
    russian, polish = (tresham("audit", saved, "--language", one).out for one in OTHERS)
    assert "ход 5: … [1830-SR.1]" in russian
    assert "ruch 5: … [1830-SR.1]" in polish
    assert ("и ещё 5" in russian) == ("i jeszcze 5" in polish) == (count == 25)


COMPLAINTS = [
    (("replay", "missing"), "missing: нет такого файла", "missing: nie ma takiego pliku"),
    (("export", "src", "-o", "x"), "это папка", "to folder"),
    (("new", "1830", "--players", "A,B", "-o", "half.json/x"), "не папка", "a nie folder"),
    (("new", "1830", "--players", "A,B", "-o", "x" * 300), "не читается и не записывается", "ani zapisać"),
    (("replay", "half.json"), "это не JSON (строка 1", "to nie jest JSON (wiersz 1"),
    (("replay", "nine.json"), "не сохранённая партия формата", "nie jest zapisana partia w formacie"),
    (("replay", "damaged.json"), "партия повреждена", "partia jest uszkodzona"),
    (("audit", "broken.json"), "ход 41 этой партии повреждён", "ruch 41 tej partii jest uszkodzony"),
    (("replay", "tea.json"), "запись 1 (id 3) не читается", "nie da się odczytać wpisu 1 (id 3)"),
    (("replay", "loose.json"), "запись 1 (id ?) не читается", "nie da się odczytać wpisu 1 (id ?)"),
    (("replay", "late.json"), "до записи 40 включительно", "do wpisu 40 włącznie"),
    (("replay", "tea.json", "--until", "2"), "записи 2 нет", "nie ma wpisu 2"),
    (("replay", "src"), "нет файлов .json", "nie ma plików .json"),
    (("replay", "src", "--until", "2"), "только для одного файла", "tylko pojedynczego pliku"),
    (("replay", "seven.json"), "нет списка действий", "brak listy ruchów"),
    (("draw", "refused.json", "-o", "x"), "отклонено", "jest niedozwolony"),
    (("audit", "record.json"), "используйте tresham replay", "proszę użyć tresham replay"),
    (("draw", "1899", "-o", "x"), "это не файл и не игра", "to ani plik, ani gra"),
    (("draw", "saved.json", "--at", "9999", "-o", "x"), "действия 9999 нет", "nie ma ruchu 9999"),
    (("new", "1899", "--players", "A,B", "-o", "x"), "нет игры '1899'", "nie ma gry '1899'"),
    (("watch", "--options", "tea"), "нет дополнительных правил tea", "nie ma wariantu tea"),
    (
        ("new", "1849", "--players", "A,B,C", "--options", "electric_dreams", "-o", "x"),
        "только вместе с",
        "wymaga także",
    ),
    (("selfplay", "1830", "--players", "9"), "от 2 до 6, а не 9", "od 2 do 6, a nie 9"),
    (("selfplay", "1830", "--games", "0"), "хотя бы одна партия", "choć jedna partia"),
    (("new", "1830", "--players", "A,A", "-o", "x"), "разные имена", "różne imiona"),
    (("routes", "half.json"), "это не JSON", "to nie jest JSON"),
    (("routes", "list.json"), "здесь нет задачи о маршрутах", "nie ma tu zadania o trasach"),
    (("routes", "empty.json"), "задача о маршрутах не читается", "nie da się odczytać tego zadania"),
    (("routes", "saved.json"), "чьи маршруты нужны: --company", "czyje trasy znaleźć: --company"),
    (("routes", "saved.json", "--at", "3"), "--at годится только для партий", "--at dotyczy tylko partii"),
    (("routes", "saved.json", "--history", "--nodes", "3"), "не годится вместе с --history", "nie pasuje do --history"),
    (("routes", "empty.json"), "нет поля 'nodes'", "brak pola 'nodes'"),
    (("routes", "empty.json", "--nodes", "0"), "хотя бы один узел", "choć jednego węzła"),
    (("routes", "saved.json", "--company", "XYZ"), "нет корпорации 'XYZ'", "nie ma spółki 'XYZ'"),
    (("routes", "saved.json", "--company", "PRR", "--at", "0"), "у PRR нет поездов", "PRR nie ma pociągów"),
    (("new-title", "x"), "ключ игры выглядит", "klucz gry wygląda"),
    (("new-title", "18ZY"), "сначала напишите правила", "najpierw proszę opisać zasady"),
]


@pytest.mark.parametrize(("words", "russian", "polish"), COMPLAINTS, ids=lambda one: " ".join(one)[:20])
def test_complaints(tresham, saved, record, files, words, russian, polish):
    assert russian in tresham(*words, "--language", "ru").complaint
    assert polish in tresham(*words, "--language", "pl").complaint


def test_a_game_that_no_record_can_tell(tresham, saved, monkeypatch):
    from tresham.interop.xxgames.replay_on_site import Untellable

    def untellable(game):
        raise Untellable(7, "not_now")

    monkeypatch.setattr("tresham.cli.exporting.record", untellable)
    monkeypatch.setattr("tresham.cli.selfplaying.record", untellable)
    assert "хода 7 этой партии" in tresham("export", saved, "-o", "x", "--language", "ru").complaint
    words = ("selfplay", "1830", "--save", "s", "--format", "18xx.games", "--language")
    assert "партия 0: не может быть записана" in tresham(*words, "ru").out
    assert "partia 0: nie da się jej zapisać" in tresham(*words, "pl").out


def test_what_goes_wrong_inside(tresham, monkeypatch):
    monkeypatch.setattr("tresham.cli.new_games.PROFILES", None)
    assert "внутренняя ошибка" in tresham("titles", "--language", "ru").complaint
    assert "błąd wewnętrzny" in tresham("titles", "--language", "pl").complaint


def test_an_interruption(tresham, monkeypatch):
    def interrupted(*_):
        raise KeyboardInterrupt

    monkeypatch.setattr("tresham.cli.new_games.table", interrupted)
    assert tresham("titles", "--language", "ru").complaint == "прервано"
    assert tresham("titles", "--language", "pl").complaint == "przerwano"


def test_an_unknown_language_is_complained_about_in_that_of_the_system(tresham, monkeypatch):
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert tresham("titles", "--language", "de").complaint == "nie ma języka 'de'; są en, ru, pl"


def test_the_language_of_the_system_and_the_place_of_the_option(tresham, monkeypatch):
    assert "Nazwa" in tresham("--language", "pl", "titles").out
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    assert "Название" in tresham("titles").out
    assert "Nazwa" in tresham("titles", "--language=pl").out
    assert "нет игры" in tresham("watch", "1899").complaint


def test_json_is_the_same_in_every_language(tresham, saved):
    one, *others = (tresham("audit", saved, "--json", "--language", lang).out for lang in ("en", "ru", "pl"))
    assert others == [one, one]
    keys = [set(tresham("replay", saved, "--json", "--language", lang).json) for lang in ("en", "ru", "pl")]
    assert keys[0] == keys[1] == keys[2]


def shown(tresham, capsys, *words):
    """What is shown by a command line that argparse answers itself."""
    with pytest.raises(SystemExit) as left:
        tresham(*words)
    said = capsys.readouterr()
    return left.value.code, said.out + said.err


@pytest.mark.parametrize(
    "command",
    [
        "",
        "play",
        "serve",
        "account",
        "backup",
        "watch",
        "titles",
        "new",
        "replay",
        "export",
        "audit",
        "selfplay",
        "draw",
        "routes",
        "bench",
        "bench routes",
        "new-title",
    ],
)
def test_help(tresham, capsys, command):
    words = command.split()
    status, russian = shown(tresham, capsys, *words, "--language", "ru", "--help")
    assert status == 0
    assert russian.startswith("использование: tresham")
    assert latin_words(russian) == set()
    _, polish = shown(tresham, capsys, *words, "--language", "pl", "--help")
    assert "opcje:" in polish
    assert not re.search(r"usage|show|exit|arguments|where|how many", polish)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("dance",), "такого варианта нет: 'dance'"),
        (("replay",), "не хватает аргументов: ФАЙЛ"),
        (("watch", "--seed", "x"), "аргумент --seed: это не целое число: 'x'"),
        (("watch", "--seed"), "аргумент --seed: нужно одно значение"),
        (("watch", "--tea"), "непонятные аргументы: --tea"),
        (("selfplay", "1830", "--s", "3"), "неоднозначный ключ: --s"),
        (("titles", "--json=3"), "у этого ключа не бывает значения: '3'"),
    ],
)
def test_usage(tresham, capsys, monkeypatch, words, sentence):
    monkeypatch.setenv("LANG", "ru_RU.UTF-8")
    status, said = shown(tresham, capsys, *words)
    assert status == 2
    assert sentence in said
    assert "ошибка: " in said


def test_argparse_speaks_english_again_afterwards(tresham):
    import argparse

    tresham("titles", "--language", "ru")
    assert vars(argparse)["_"]("options") == "options"
