"""What processes beside the server are asked to do in tests."""

from __future__ import annotations

import os
import signal
import time

from tresham.server.errors import ApiError


def number() -> int:
    return os.getpid()


def refuse() -> None:
    raise ApiError(422, "seat_count", {"seats": 9}, {"id": "1830-1"}, "No.", {"Retry-After": "7"})


def stumble(far: int) -> None:
    raise LookupError(f"over {far}")


def sleep(seconds: float) -> int:
    time.sleep(seconds)
    return os.getpid()


def die() -> None:
    os.kill(os.getpid(), signal.SIGKILL)
