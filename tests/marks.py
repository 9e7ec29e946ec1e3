"""Marks that tests wear."""

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
ORACLE = ROOT.parent / "shared" / "oracle"
"""Recorded games with the whole table after every action; beside the repository, not part of it."""

needs_oracle = pytest.mark.skipif(not ORACLE.is_dir(), reason="no recorded games at ../shared/oracle")


def rule(*ids: str) -> pytest.MarkDecorator:
    """The rules that a test proves, by their ids: `@rule("1830-SU.1")`."""
    return pytest.mark.rule(*ids)
