"""`tresham account` and `tresham backup`: what the host of a server does for its members."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from getpass import getpass
from pathlib import Path

from ..text import word
from .databases import address_of, openable
from .screen import screen
from .sorry import Sorry


def account(args: Namespace) -> int:
    """Make an account, or give a new password to somebody who has lost theirs; it is asked for, or read from a pipe."""
    from ..server.accounts import named, register, set_password
    from ..server.bell import tell_workers
    from ..server.db.engine import Database, make_engine
    from ..server.db.migrate import upgrade
    from ..server.errors import ApiError, sentence
    from ..server.settings import from_environment

    chosen = {"database_url": args.database} if args.database else {}
    url = from_environment(os.environ, **chosen).database_url
    with openable(url):
        engine = make_engine(url)
        upgrade(engine)
    database = Database(engine)
    try:
        found, password = named(database, args.name), _password(args.language)
        if found is not None:
            set_password(database, found, password)
            tell_workers(database, found.id)
        made = found or register(database, args.name, password)
    except ApiError as refused:
        raise Sorry("sorry-account", reason=sentence(refused.code, args.language, refused.params)) from None
    finally:
        database.close()
    screen().print(word("account-changed" if found else "account-made", args.language, name=made.name))
    return 0


def backup(args: Namespace) -> int:
    """Copy the database of a server as it is at one moment, while the server runs."""
    from ..server.db.backup import back_up
    from ..server.db.looking import sqlite_path
    from ..server.settings import from_environment

    named = args.database and (address_of(args.database) or args.database)
    url = named or from_environment(os.environ).database_url
    with openable(url):
        source = sqlite_path(url)
        if source is None:
            raise Sorry("sorry-backup-elsewhere")
        try:
            games, moves = back_up(source, Path(args.file))
        except FileExistsError:
            raise Sorry("sorry-taken", files=args.file) from None
    screen().print(word("backup-saved", args.language, file=args.file, games=games, moves=moves))
    return 0


def _password(lang: str) -> str:
    """Typed twice without being shown, or the first line of what is piped in."""
    if not sys.stdin.isatty():
        return sys.stdin.readline().rstrip("\n")
    first = getpass(word("account-password", lang) + " ")
    if getpass(word("account-again", lang) + " ") != first:
        raise Sorry("sorry-passwords-differ")
    return first
