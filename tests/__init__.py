"""Tests of tresham; helpers are imported as `tests.marks`."""
