"""What cannot be told in a record is told from process to process."""

import pickle

import pytest

from tresham.core.illegal import Illegal
from tresham.interop.xxgames.replay_on_site import Untellable


@pytest.mark.parametrize("reason", ["the site fails there", Illegal("standstill", "1849-PD-30", {"room": 2})])
def test_it_comes_through_as_it_was(reason: Illegal | str) -> None:
    sent = Untellable(7, reason)
    got = pickle.loads(pickle.dumps(sent))
    assert (got.ply, str(got), type(got.reason)) == (7, str(sent), type(reason))
    assert "move 7" in str(got)
