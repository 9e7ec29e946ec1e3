"""How a server is set up: by its environment, by the options of the command line, or by a test."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from math import inf
from pathlib import Path
from socket import gethostname
from typing import Any, Literal, TypeVar

Number = TypeVar("Number", int, float)
Mode = Literal["local", "server"]
Registration = Literal["open", "invite", "closed"]

PREFIX = "TRESHAM_"
LOOPBACK = ("localhost", "127.0.0.1", "[::1]")
MEMORY = 512
PAGE = Path(__file__).parent / "page"


class BadSetting(ValueError):
    """A setting that makes no sense: its name in the environment, and what it was."""

    def __init__(self, name: str, value: str) -> None:
        super().__init__(f"{name}={value}")
        self.name = name
        self.value = value


@dataclass(frozen=True, slots=True)
class Rate:
    """So many requests a second in the long run, and so many at once. A burst of 0 lifts the limit.

    >>> Rate.read("0.5/10"), str(Rate(5, 20))
    (Rate(per_second=0.5, burst=10), '5/20')
    """

    per_second: float
    burst: int

    @classmethod
    def read(cls, text: str) -> Rate:
        """A rate as the environment writes it; `0/0` is no limit."""
        per_second, _, burst = text.partition("/")
        made = cls(float(per_second), int(burst))
        if made.burst < 0 or (made.burst > 0 and not 0 < made.per_second < 1e9):
            raise ValueError(text)
        return made

    def __str__(self) -> str:
        return f"{self.per_second:g}/{self.burst}"


NO_LIMIT = Rate(0, 0)


@dataclass(frozen=True, slots=True)
class Settings:
    """One server. Each field is read from the environment variable of its name: `TRESHAM_DATABASE_URL`, …"""

    database_url: str = "sqlite:///tresham.sqlite"
    """SQLite for one process, `postgresql://…` for any number."""
    mode: Mode = "server"
    """local: no accounts, whoever opens the page is the one local user."""
    registration: Registration = "open"
    """Who may make an account: everybody, those with a link to a table, or nobody."""
    hosts: tuple[str, ...] = ()
    """Names under which the server answers; empty: any. Local mode without it answers to this machine's own names."""
    session_days: int = 30
    body_limit: int = 256 * 1024
    """The most bytes a request may bring; and one of a member that brings a whole game."""
    import_limit: int = 4 * 1024 * 1024
    depth_limit: int = 64
    """How deep the JSON of a request may be nested."""
    reads: Rate = field(default=Rate(30, 300))
    """Requests of one user, or of one address without an account; then those that change something."""
    writes: Rate = field(default=Rate(10, 60))
    logins: Rate = field(default=Rate(0.1, 10))
    """Attempts to sign in, from one address and for one name."""
    accounts: Rate = field(default=Rate(0.01, 20))
    """New accounts from one address."""
    copies: Rate = field(default=Rate(0.2, 20))
    """Whole games of one member: what-ifs, and games from files."""
    tables: int = 200
    """Tables that one member keeps, what-ifs, and running tables with nobody but bots. 0: no limit."""
    branches: int = 50
    bot_tables: int = 5
    streams: int = 20
    """Streams of one member at once; the strangers of an address have twice as many together. 0: no limit."""
    connections: int = 2000
    """Connections to one worker at once, if the system has descriptors for so many; half of them may be streams."""
    bot_workers: int = 1
    """Processes in which bots think; with 0 they are left to another server on the same database."""
    bot_delay: float = 0.0
    """How many seconds a bot waits before it moves, so that people can follow."""
    memory: int = MEMORY
    """So many megabytes each worker uses to keep games open; the one that was not asked for longest is closed first."""
    warm: bool = True
    """Draw every title once when the server starts, so that the first player need not wait."""
    page: Path = PAGE
    """Where the built page lies."""

    @property
    def local(self) -> bool:
        """No accounts here."""
        return self.mode == "local"

    @property
    def answers_to(self) -> tuple[str, ...]:
        """The names under which it answers; empty: any. Whoever is let in without a password must come by our own name,
        or any site could rebind its name to this machine and play our games. Addresses cannot be rebound."""
        own = gethostname().lower()
        return self.hosts or ((*LOOPBACK, own, f"{own}.local") if self.local else ())


CHOICES = {"mode": ("local", "server"), "registration": ("open", "invite", "closed")}


def from_environment(environment: Mapping[str, str], **chosen: Any) -> Settings:
    """The settings named in the environment; what is `chosen` otherwise has precedence."""
    found: dict[str, Any] = {}
    for one in fields(Settings):
        name = PREFIX + one.name.upper()
        if environment.get(name):
            found[one.name] = _read(name, one.name, one.default, environment[name])
    return Settings(**{**found, **chosen})


def environment_of(settings: Settings) -> dict[str, str]:
    """The environment that another process reads the same settings from.

    >>> from_environment(environment_of(Settings(mode="local"))) == Settings(mode="local")
    True
    """
    return {PREFIX + one.name.upper(): _written(getattr(settings, one.name)) for one in fields(Settings)}


def _read(name: str, field_name: str, default: Any, text: str) -> Any:
    if field_name in CHOICES and text not in CHOICES[field_name]:
        raise BadSetting(name, text)
    try:
        match default:
            case bool():
                return {"0": False, "1": True}[text]
            case int():
                return _not_below_0(int(text))
            case float():
                return _not_below_0(float(text))
            case Rate():
                return Rate.read(text)
            case tuple():
                return tuple(part.strip().lower() for part in text.split(",") if part.strip())
            case Path():
                return Path(text)
    except (ValueError, KeyError):
        raise BadSetting(name, text) from None
    return text


def _not_below_0(number: Number) -> Number:
    if not 0 <= number < inf:
        raise ValueError(number)
    return number


def _written(value: Any) -> str:
    if isinstance(value, bool):
        return str(int(value))
    return ",".join(value) if isinstance(value, tuple) else str(value)
