"""When: one action, allowed or refused."""

from __future__ import annotations

from typing import TYPE_CHECKING, Self

import pytest

from tresham.core import action as act
from tresham.core.ids import Private
from tresham.core.illegal import Illegal

if TYPE_CHECKING:
    from tests.story import Story


class Doing:
    """Somebody at the table, about to do one thing."""

    def __init__(self, story: Story, name: str, refused: str | None, rule: str | None) -> None:
        self.story = story
        self.by = story.party(name)
        self.refused, self.rule = refused, rule
        self.offering = False

    def do(self, action: act.Action) -> Story:
        """Play any action; everything else here ends up in this."""
        story = self.story
        if self.offering:
            action = act.Offer(self.by, action)
        if self.refused is None:
            assert self.rule is None, "a rule is cited only for a refusal"
            story.events = story.game.push(action)
            return story
        before = story.game.node
        with pytest.raises(Illegal) as refusal:
            story.game.push(action)
        assert refusal.value.code == self.refused, refusal.value
        assert self.rule is None or refusal.value.rule == self.rule, refusal.value
        assert story.game.node is before
        return story

    @property
    def offers(self) -> Self:
        """Propose what comes next to the other side: `when("PRR").offers.buys_private("SV", 20)`."""
        self.offering = True
        return self

    def _private(self, name: str) -> Private:
        return self.story.title.private(name)
