"""Refusals in a table: which rule stands behind a code in one case of it."""

from __future__ import annotations

from collections.abc import Callable

from tests.story import Actor, Story
from tresham.titles import PROFILES, SHELF, build

Attempt = tuple[Story, str, Callable[[Actor], Story]]
"""A table, who acts there, and what he tries in vain."""


class Cases:
    """The cases of one title, each with the rule it stands in and a way to bring it about."""

    def __init__(self, title: str) -> None:
        self.title = title
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
        listing = SHELF[self.title]
        titles = [build(self.title, listing.seats[1], listing.options, profile) for profile in PROFILES]
        known = {key for title in titles for key in title.cites if ":" in key}
        return sorted(known - set(self.rules))
