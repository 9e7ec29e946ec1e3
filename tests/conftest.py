"""What every test may rely on: deterministic examples in CI, well-formed rule ids, the recorded games."""

import gc
import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests.marks import ORACLE

RULE_ID = re.compile(r"18[0-9A-Z]{2}-[A-Za-z0-9]+([.-][A-Za-z0-9]+)*")

# `make test` asks for `ci`: the same examples every time. A game is slow to draw, so there is no deadline per example.
slow_is_fine = [HealthCheck.too_slow, HealthCheck.data_too_large]
settings.register_profile("dev", deadline=None, suppress_health_check=slow_is_fine)
settings.register_profile("ci", parent=settings.get_profile("dev"), derandomize=True, print_blob=True)
settings.register_profile("thorough", parent=settings.get_profile("dev"), max_examples=2000)
settings.load_profile("dev")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """A mark without an id, or with a misspelt one, would prove nothing."""
    for item in items:
        for mark in item.iter_markers("rule"):
            if not mark.args or not all(isinstance(name, str) and RULE_ID.fullmatch(name) for name in mark.args):
                raise pytest.UsageError(f"{item.nodeid}: @rule takes ids like '1830-SU.1', not {mark.args}")


def pytest_collection_finish() -> None:
    """What has been collected stays to the end: the garbage collector need not look at it again and again, nor look
    for garbage whenever a large file is read."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


@pytest.fixture(scope="session")
def oracle() -> Path:
    """The folder of recorded games; a test that asks for it is skipped where there is none."""
    if not ORACLE.is_dir():
        pytest.skip("no recorded games at ../shared/oracle")
    return ORACLE
