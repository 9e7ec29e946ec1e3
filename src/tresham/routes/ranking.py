"""Which of two plans is better: a single number says it all.

More money is better. Of equal plans, the one that changes less of what the trains did the last time; of those, the
one that uses fewer pieces of track. In a *value*, a unit of money weighs more than all changes that are possible, and
a change weighs more than all the track there is. So the search for the best plan is the search for the nicest one too.
"""

from __future__ import annotations


class Ranking:
    """How much a unit of money, a change and a piece of track weigh in a value."""

    def __init__(self, pieces: int, trains: int, remembers: bool) -> None:
        self.change = pieces * trains + 1 if remembers else 0
        self.gain = max(self.change - 1, 0) * pieces
        """The most that the track of one run can add to its value."""
        self._cost = (self.change + 1) * pieces * trains
        """The most that all the track can take from the value of a plan."""
        self.scale = self._cost + self.gain * trains + 1
        """The value of a unit of money."""

    def cost(self, track: int, last: int) -> int:
        """What the pieces of a run take from its value; less than nothing if they are those of the `last` time.

        A piece counts as a change if it is used and was not, or was used and is not: against a plan that stays at
        home, a piece of the last time mends one change, any other makes one.
        """
        cost = track.bit_count()
        if self.change:
            cost += self.change * (cost - 2 * (track & last).bit_count())
        return cost

    def worth(self, value: int) -> int:
        """The money in a value; or in the bound of a value, the most money that a plan below it can earn."""
        return (value + self._cost) // self.scale
