"""What a screen shows of a game, as plain data: positions, menus, refusals, routes, rules. No sentence, no picture."""

from .companion import Remark, companion
from .glossary import private_rules, terms_of
from .menus import menu, menu_for
from .plain_json import changed, patched, plain
from .position import look
from .refusing import refusals_at
from .routing import routes, runs_made
from .rule_tests import proofs_of
from .rulebook import rules_of
from .shapes import View
from .wording import Wording

__all__ = [
    "Remark",
    "View",
    "Wording",
    "changed",
    "companion",
    "look",
    "menu",
    "menu_for",
    "patched",
    "plain",
    "private_rules",
    "proofs_of",
    "refusals_at",
    "routes",
    "rules_of",
    "runs_made",
    "terms_of",
]
