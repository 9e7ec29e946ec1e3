"""The one way in which the rules say no."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType


class Illegal(Exception):
    """An action that a rule forbids: a code, the rule, and what a reader needs to understand it.

    Parameters are plain numbers, strings, or ids wrapped in `Named` so that texts can name them.
    """

    def __init__(self, code: str, rule: str, params: Mapping[str, object] | None = None) -> None:
        self.code = code
        self.rule = rule
        self.params: Mapping[str, object] = MappingProxyType(dict(params or {}))
        told = ", ".join(f"{name}={value}" for name, value in self.params.items())
        super().__init__(f"{code} [{rule}]" + (f" ({told})" if told else ""))

    def __reduce__(self) -> tuple[type[Illegal], tuple[str, str, dict[str, object]]]:
        return Illegal, (self.code, self.rule, dict(self.params))
