"""`tresham new-title`: the folder of a new title, and one pending test for each of its rules."""

from __future__ import annotations

import re
from argparse import Namespace
from pathlib import Path

from ..text import word
from .errors import Sorry
from .files import write_text
from .screen import screen

RULE_WORD = r"[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*"


def new_title(args: Namespace) -> int:
    """Make the files of a title; nothing that exists is touched."""
    key, root = args.key, Path(args.root)
    if not re.fullmatch(r"18[0-9A-Za-z]{2,}", key):
        raise Sorry("sorry-key", key=key)
    if not (root / "src/tresham/titles").is_dir():
        raise Sorry("sorry-no-checkout", root=str(root.resolve()))
    page, example = root / f"docs/rules/{key}.md", f"**{key}-SU.1**"
    if not page.is_file():
        raise Sorry("sorry-no-page", page=str(page), example=example)
    rules = rule_ids(key, page.read_text(encoding="utf-8"))
    if not rules:
        raise Sorry("sorry-no-rules", page=str(page), example=example)
    files = {root / path: text for path, text in contents(key, rules).items()}
    taken = [str(path) for path in files if path.exists()]
    if taken:
        raise Sorry("sorry-taken", files=", ".join(taken))
    out = screen()
    for path, text in files.items():
        write_text(path, text)
        out.print(str(path))
    out.print(word("new-title-made", args.language, count=len(rules), folder=f"g{key.lower()}"))
    return 0


def rule_ids(key: str, text: str) -> list[str]:
    """The ids that a page of rules sets in bold, in their order.

    >>> rule_ids("18XX", "**18XX-SU.1** Two play. See **18XX-SU.2**. **18XX-SU.1**")
    ['18XX-SU.1', '18XX-SU.2']
    """
    return list(dict.fromkeys(re.findall(rf"\*\*({re.escape(key)}-{RULE_WORD})\b", text)))


def contents(key: str, rules: list[str]) -> dict[str, str]:
    """By path: what the files of a new title say."""
    folder = f"src/tresham/titles/g{key.lower()}"
    return {
        f"{folder}/__init__.py": TITLE.replace("KEY", key),
        f"{folder}/map.py": MAP.replace("KEY", key),
        f"{folder}/papers.py": PAPERS.replace("KEY", key),
        f"{folder}/rules.py": f'"""What only {key} has."""\n',
        f"{folder}/cites.py": CITES.replace("KEY", key),
        f"tests/rules/test_{key.lower()}.py": tests(key, rules),
    }


def tests(key: str, rules: list[str]) -> str:
    """One pending test per rule."""
    parts = [f'"""The rules of {key}, one by one."""\n\nimport pytest\n\nfrom tests.marks import rule\n']
    for one in rules:
        name = re.sub(r"\W+", "_", one.removeprefix(f"{key}-")).lower()
        parts.append(f'\n\n@rule("{one}")\ndef test_{name}():\n    pytest.skip("{one} has no test yet")\n')
    return "".join(parts)


TITLE = '''"""KEY. The whole game on one page."""

from __future__ import annotations

from ...core.title import Title

NAME = "KEY"
SEATS = range(3, 7)
OPTIONS: tuple[str, ...] = ()


def build(seats: int, options: frozenset[str], profile: str) -> Title:
    """KEY for a number of players."""
    raise NotImplementedError("compose the stages of KEY here, from tresham.rules")
'''

MAP = '''"""The map of KEY and its tiles."""

from __future__ import annotations

TILES: dict[str, int | None] = {}
"""By name: how many copies; none for an endless supply."""
'''

PAPERS = '''"""KEY on paper: market, corporations, privates, trains, phases."""

from __future__ import annotations

from ...core.cards import Corporation, Phase, PrivateCompany, TrainType

CORPORATIONS: tuple[Corporation, ...] = ()
PRIVATES: tuple[PrivateCompany, ...] = ()
TRAINS: tuple[TrainType, ...] = ()
PHASES: tuple[Phase, ...] = ()
'''

CITES = '''"""Which rule of KEY stands behind each refusal."""

from __future__ import annotations

CITES: dict[str, str] = {}
"""By code of a refusal: the id of the rule in docs/rules/KEY.md."""
'''
