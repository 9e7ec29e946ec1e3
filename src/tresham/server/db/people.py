"""Accounts, and what lets somebody in: sessions of browsers, tokens of programs, links to a table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import JSON, ForeignKey, Index, Integer, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from .base import Base


class Account(Base):
    """Somebody who plays here. `key` is the name as names are compared; `local` marks the one user of local mode."""

    __tablename__ = "users"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    name: Mapped[str] = mapped_column(String(64), unique=True)
    key: Mapped[str] = mapped_column(String(256), unique=True)
    skeleton: Mapped[str | None] = mapped_column(String(1024), index=True, unique=True)
    """What the name looks like. Of older accounts that look alike only the first has one."""
    password: Mapped[str | None] = mapped_column(Text)
    """What argon2 made of it; nobody can sign in to an account without one."""
    local: Mapped[bool] = mapped_column(default=False)
    settings: Mapped[dict[str, Any]] = mapped_column(JSON, default=dict)
    created_at: Mapped[int]
    left_at: Mapped[int | None]
    """When its member left for good; what is left is a place that moves and seats point to."""


class Session(Base):
    """A browser that is signed in. Only a digest of its cookie is kept."""

    __tablename__ = "sessions"

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    browser: Mapped[str] = mapped_column(String(40), server_default="")
    """In two words, so that its owner knows it again: `Firefox, Linux`."""
    created_at: Mapped[int]
    expires_at: Mapped[int]


class Token(Base):
    """A program that may act for somebody, within its scopes. Only a digest of its secret is kept."""

    __tablename__ = "tokens"

    id: Mapped[int] = mapped_column(Integer, primary_key=True)
    digest: Mapped[str] = mapped_column(String(64), unique=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    name: Mapped[str] = mapped_column(String(64))
    scopes: Mapped[list[str]] = mapped_column(JSON)
    created_at: Mapped[int]


class Invitation(Base):
    """A link that gives whoever follows it a seat at a table. Only a digest of its code is kept."""

    __tablename__ = "invitations"
    __table_args__ = (Index("ix_invitations_game", "game"),)

    digest: Mapped[str] = mapped_column(String(64), primary_key=True)
    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"))
    by: Mapped[int] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"))
    seat: Mapped[int | None]
    worth: Mapped[int]
    """So many accounts it can still make, where accounts are for the invited."""
    created_at: Mapped[int]
    expires_at: Mapped[int]


class Barred(Base):
    """Somebody who was sent away from a table, and may not take a seat there again."""

    __tablename__ = "barred"

    game: Mapped[str] = mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)
    user_id: Mapped[int] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), primary_key=True)
