"""Words: every event, refusal and action as a sentence, in English, Russian and Polish.

The engine contains no sentence; this package has them all, in Fluent catalogues under `locales/`, where plurals and
cases live. A `Scribe` knows the names at one table.

>>> import tresham
>>> from tresham.text import Scribe, describe, render
>>> game = tresham.new("1830", players=["Ann", "Bob", "Eve"])
>>> scribe = Scribe(game.title, game.players, "pl")
>>> action = next(iter(game.legal_actions()))
>>> describe(action, scribe.at(game.state))
'Kupić Schuylkill Valley za $20'
>>> [line for event in game.push(action) if (line := render(event, scribe.at(game.state)))]
['Ann kupuje Schuylkill Valley za $20']
"""

from __future__ import annotations

from .language import LANGUAGES, check_language, choose_language
from .scribe import Scribe
from .sentences import describe, describe_choice, explain, remark_of, render
from .words import (
    COUNTS,
    HEADINGS,
    PROMPTS,
    option_about,
    option_name,
    term_about,
    term_name,
    title_about,
    title_words,
    word,
)

__all__ = [
    "COUNTS",
    "HEADINGS",
    "LANGUAGES",
    "PROMPTS",
    "Scribe",
    "check_language",
    "choose_language",
    "describe",
    "describe_choice",
    "explain",
    "option_about",
    "option_name",
    "remark_of",
    "render",
    "term_about",
    "term_name",
    "title_about",
    "title_words",
    "word",
]
