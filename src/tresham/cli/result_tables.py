"""Tables of a game, in the user's language."""

from __future__ import annotations

from collections.abc import Mapping

from rich.table import Table as Grid

from ..core.game import Game
from ..core.ids import NOBODY
from ..text import Scribe, word
from .recorded_games import ranking
from .screen import table


def standings(result: Mapping[str, int], currency: str, lang: str) -> str:
    """Players with what they are worth, in a line."""
    return ", ".join(word("standing", lang, currency, name=name, worth=worth) for name, worth in result.items())


def result_table(game: Game, scribe: Scribe) -> Grid:
    """The players, the richest first."""
    lang = scribe.language
    t = game.table()
    by_name = dict(zip(game.players, game.title.players, strict=True))
    ranked = ranking(game)
    rows = [
        (
            1 + sum(other > worth for _, other in ranked),
            name,
            scribe.money(worth),
            scribe.money(t.state.cash[by_name[name]]),
            game.title.certificates(t, by_name[name]),
        )
        for name, worth in ranked
    ]
    heading = word("result", lang) if game.over else word("players", lang)
    columns = [word(one, lang) for one in ("rank", "player", "worth", "cash", "certificates")]
    return table(heading, columns, rows, numbers=(0, 2, 3, 4))


def corporation_table(game: Game, scribe: Scribe) -> Grid:
    """The corporations that have been started, the dearest first."""
    lang, t = scribe.language, game.table()
    started = [corp for corp in game.title.corps if t.price(corp) is not None]
    rows = []
    for corp in sorted(started, key=lambda one: -(t.price(one) or 0)):
        president = t.president(corp)
        faces = t.state.faces
        trains = [game.title.trains[faces[n]].name for n, owner in enumerate(t.state.trains) if owner == corp]
        rows.append(
            (
                game.title.corporation(corp).symbol,
                word("none", lang) if president == NOBODY else scribe.party(president),
                scribe.money(t.price(corp) or 0),
                scribe.money(t.state.cash[corp]),
                " ".join(trains) or word("none", lang),
            )
        )
    columns = [scribe.say(f"ui-{one}") for one in ("corporation", "president", "price", "treasury", "trains")]
    return table(word("corporations", lang), columns, rows, numbers=(2, 3))
