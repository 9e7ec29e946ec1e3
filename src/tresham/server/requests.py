"""What requests bring (docs/api.md)."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from .db.words import Order, RouteHelp, Undo, Visibility
from .offers import MOST_SEATS
from .responses import Json

MOST_ACTIONS = 64
MOST_ROWS = 10**6
SEEDS = 2**31


class RequestBody(BaseModel):
    """What is not asked for is an error, so that a misspelt word is noticed."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewSeat(RequestBody):
    """Who is to sit where: I, somebody else on my screen, whoever comes, or a bot."""

    kind: Literal["me", "local", "open", "bot"]
    name: str | None = Field(None, min_length=1, max_length=40)
    bot: str | None = Field(None, max_length=32)


class NewGame(RequestBody):
    """A new table; or a document, and then everything else is in it."""

    title: str | None = Field(None, max_length=16)
    name: str | None = Field(None, max_length=80)
    seats: list[NewSeat] = Field(default_factory=list, max_length=MOST_SEATS)
    options: list[str] = Field(default_factory=list, max_length=32)
    profile: str = Field("rulebook", max_length=16)
    seed: int | None = Field(None, ge=0, lt=SEEDS)
    order: Order = "random"
    undo: Undo | None = None
    visibility: Visibility | None = None
    route_help: RouteHelp = "best"
    start: bool = False
    document: Json | None = Field(None, alias="import")
    until: int | None = Field(None, ge=0, le=MOST_ROWS)
    """Of a document: so many of its entries and no more."""


class Changes(RequestBody):
    """What may be changed about a table."""

    name: str | None = Field(None, max_length=80)
    undo: Undo | None = None
    visibility: Visibility | None = None
    route_help: RouteHelp | None = None


class OwnMarks(RequestBody):
    """What a table is to one member; what is not named stays as it was."""

    archived: bool | None = None
    may_go: bool | None = None


class ChosenSeat(RequestBody):
    """A seat by its number; the first open one if none is named."""

    seat: int | None = Field(None, ge=1, le=MOST_SEATS)


class Moves(RequestBody):
    """An action or several, with the ply they answer."""

    ply: int = Field(ge=0, le=MOST_ROWS)
    action: Json | None = None
    actions: list[Json] | None = Field(None, min_length=1, max_length=MOST_ACTIONS)


class Finish(RequestBody):
    """The rest of a turn in one click."""

    ply: int = Field(ge=0, le=MOST_ROWS)
    how: Literal["run_pay", "run_withhold", "done"]


class Jump(RequestBody):
    """Back or forward, to a row if one is named."""

    ply: int = Field(ge=0, le=MOST_ROWS)
    to: int | None = Field(None, ge=0, le=MOST_ROWS)


class PlayOn(RequestBody):
    """Bots play on in a what-if: so many moves at most, and which bot."""

    ply: int = Field(ge=0, le=MOST_ROWS)
    moves: int = Field(1, ge=1, le=MOST_ACTIONS)
    bot: Literal["naive", "random"] = "naive"


class BeginLesson(RequestBody):
    """Where one stopped, or from the beginning."""

    again: bool = False


class UndoAnswer(RequestBody):
    """Yes or no."""

    accept: bool


class Words(RequestBody):
    """Something to say."""

    text: str = Field(min_length=1, max_length=2000)


class Notes(RequestBody):
    """Something to remember."""

    text: str = Field(max_length=20_000)


class NewBranch(RequestBody):
    """What if? From which row on, under which name, and may others look."""

    at: int | None = Field(None, ge=0, le=MOST_ROWS)
    name: str | None = Field(None, max_length=80)
    shared: bool = False


class PuzzleAnswer(RequestBody):
    """An answer to a puzzle: as data in the form of its kind, or as it is typed."""

    answer: Json | None = None
    text: str | None = Field(None, max_length=400)


class DrawnRuns(RequestBody):
    """Runs drawn by hand, as in the action `run_trains`; ways between stops may be left out."""

    runs: list[Json] = Field(max_length=32)
