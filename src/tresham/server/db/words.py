"""The words that stand in the tables of games."""

from __future__ import annotations

from typing import Literal

Status = Literal["open", "active", "finished"]
Order = Literal["random", "fixed"]
Undo = Literal["free", "turn", "request", "none"]
Visibility = Literal["public", "link", "private"]
RouteHelp = Literal["best", "check", "none"]
SeatKind = Literal["human", "bot", "open"]
MoveKind = Literal["action", "undo", "redo"]
