"""Pieces of rules that titles compose, one file per chapter of a rulebook."""
