"""Refusals in a table: which rule stands behind a code in one case of it."""

from __future__ import annotations

from collections.abc import Callable

from tests.forms import titles_of_form, titles_with_options
from tests.story import Actor, Story
from tresham.titles import SHELF

Attempt = tuple[Story, str, Callable[[Actor], Story]]
"""A table, who acts there, and what he tries in vain."""


class Cases:
    """The cases of one title, each with the rule it stands in and a way to bring it about."""

    def __init__(self, title: str, form: str = "") -> None:
        self.title, self.form = title, form
        self.rules: dict[str, str] = {}
        self._tries: dict[str, Callable[[], Attempt]] = {}

    def __call__(self, key: str, rule: str) -> Callable[[Callable[[], Attempt]], Callable[[], Attempt]]:
        """Write a case down: `@case("pool_limit:issue", "1849-10.8.4")`."""

        def written(attempt: Callable[[], Attempt]) -> Callable[[], Attempt]:
            assert key not in self.rules, f"{key} stands twice in the table"
            self.rules[key], self._tries[key] = rule, attempt
            return attempt

        return written

    def judge(self, key: str) -> None:
        """Bring the case about: the refusal must have its code and cite its rule."""
        story, name, attempt = self._tries[key]()
        attempt(story.when(name, refused=key.partition(":")[0], rule=self.rules[key]))

    def forgotten(self) -> list[str]:
        """Cases that the title knows and the table does not."""
        usual = [title for title in titles_with_options(self.title) if not SHELF[self.title].forms_among(title.options)]
        known = {(key, rule) for title in usual for key, rule in title.cites.items() if ":" in key}
        if self.form:
            own = [pair for title in titles_of_form(self.title, self.form) for pair in title.cites.items()]
            known = {(key, rule) for key, rule in own if ":" in key} - known
        return sorted({key for key, _ in known} - set(self.rules))
