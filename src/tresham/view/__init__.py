"""What a screen shows of a game, as plain data: positions, menus, refusals, routes, rules. No sentence, no picture."""

from .look import look
from .menus import menu, menu_for
from .parts import View
from .plain import changed, patched, plain
from .refusing import refusals_at
from .routing import routes
from .rulebook import rules_of
from .voice import Voice

__all__ = [
    "View",
    "Voice",
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
