"""The resources of `/api/v1`, one file for each kind."""

from __future__ import annotations

from fastapi import APIRouter

from . import analysis, games, learn, past, play, puzzles, stream, talk

ROUTERS: tuple[APIRouter, ...] = (
    games.router,
    play.router,
    past.router,
    analysis.router,
    talk.router,
    stream.router,
    learn.router,
    puzzles.router,
)
"""Those of the games, lessons and puzzles; the application includes each under `/api/v1`."""
