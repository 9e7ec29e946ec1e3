"""The resources of `/api/v1`, one file for each kind."""

from __future__ import annotations

from fastapi import APIRouter

from . import games, past, play, stream, talk

ROUTERS: tuple[APIRouter, ...] = (games.router, play.router, past.router, talk.router, stream.router)
"""Those of the games; the application includes each under `/api/v1`."""
