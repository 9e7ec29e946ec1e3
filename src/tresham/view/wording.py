"""Who says things in the reader's language."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..core.action import Action
from ..core.illegal import Illegal
from ..core.stage import Choice
from ..core.trial import Trial


@dataclass(frozen=True)
class Wording:
    """This room has no words: whoever asks for a menu brings somebody who has."""

    label: Callable[[Choice, Trial], str]
    """A line of the menu, and how it would go."""
    describe: Callable[[Action], str]
    """An action."""
    explain: Callable[[Illegal], str]
    """A refusal."""
