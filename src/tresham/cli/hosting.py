"""`tresham account` and `tresham backup`: what the host of a server does for its members."""

from __future__ import annotations

import json
import os
import sys
from argparse import Namespace
from getpass import getpass
from pathlib import Path
from time import time
from typing import TYPE_CHECKING

from ..text import word
from .databases import address_of, openable
from .errors import Sorry
from .files import write_text
from .screen import screen

if TYPE_CHECKING:
    from ..server.db.engine import Database
    from ..server.db.people import Account


def account(args: Namespace) -> int:
    """Make an account, or give a new password to somebody who has lost theirs; or tell what is kept about a member, or
    let him go for good."""
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
        does = _export if args.export else _delete if args.delete else _admit
        told, facts = does(database, args)
    except ApiError as refused:
        raise Sorry("sorry-account", reason=sentence(refused.code, args.language, refused.params)) from None
    finally:
        database.close()
    screen().print(word(told, args.language, **facts))
    return 0


Told = tuple[str, dict[str, str]]
"""A sentence of the catalogue, and its facts."""


def _admit(database: Database, args: Namespace) -> Told:
    """The password is asked for, or read from a pipe."""
    from ..server.accounts.accounts import named, register, set_password
    from ..server.push.worker_bus import tell_workers

    found, password = named(database, args.name), _password(args.language)
    if found is None:
        return "account-made", {"name": register(database, args.name, password).name}
    set_password(database, found, password)
    tell_workers(database, found.id)
    return "account-changed", {"name": found.name}


def _export(database: Database, args: Namespace) -> Told:
    from ..server.accounts.account_data import account_data

    found = _known(database, args.name)
    text = json.dumps(account_data(database, found.id, int(time())), ensure_ascii=False, indent=1)
    write_text(args.export, text + "\n")
    return "account-exported", {"name": found.name, "file": args.export}


def _delete(database: Database, args: Namespace) -> Told:
    from ..server.accounts.deletion import delete_account
    from ..server.push.worker_bus import WorkerBus

    found = _known(database, args.name)
    with database.write() as session:
        delete_account(session, found.id, args.erase_chat, int(time())).tell_workers(WorkerBus(database), session)
    return "account-deleted", {"name": found.name}


def _known(database: Database, name: str) -> Account:
    from ..server.accounts.accounts import named

    found = named(database, name)
    if found is None or found.local:
        raise Sorry("sorry-no-account", name=name)
    return found


def backup(args: Namespace) -> int:
    """Copy the database of a server as it is at one moment, while the server runs."""
    from ..server.db.backup import back_up
    from ..server.db.read_only import sqlite_path
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
