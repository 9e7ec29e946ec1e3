"""Shapes that several resources share."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Query
from pydantic import BaseModel, ConfigDict


class Shape(BaseModel):
    """What comes in or goes out. A field that nobody knows is a mistake that must not pass unnoticed."""

    model_config = ConfigDict(extra="forbid")


class RuleLink(Shape):
    """The rule behind a refusal."""

    title: str
    id: str
    url: str


class ProblemFacts(Shape):
    """Why something was refused."""

    code: str
    message: str
    lang: Literal["en", "ru", "pl"]
    rule: RuleLink | None
    params: dict[str, Any]


class ProblemShape(Shape):
    """Every refusal."""

    error: ProblemFacts


LanguageQuery = Annotated[
    Literal["en", "ru", "pl"] | None, Query(description="The language of sentences in the answer.")
]
