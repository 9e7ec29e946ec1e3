"""What a screen shows of a game, as plain data: positions, menus, refusals, routes, rules. No sentence, no picture."""

from .menus import menu, menu_for
from .plain_json import changed, patched, plain
from .position import look
from .refusing import refusals_at
from .routing import routes
from .rulebook import rules_of
from .shapes import View
from .wording import Wording

__all__ = [
    "View",
    "Wording",
    "changed",
    "look",
    "menu",
    "menu_for",
    "patched",
    "plain",
    "refusals_at",
    "routes",
    "rules_of",
]
