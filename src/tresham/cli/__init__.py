"""The command line: `tresham titles`, `new`, `replay`, `play`, `serve` and the rest, for people and for scripts.

People get coloured text and progress bars, scripts get `--json` on standard output and nothing else there. The status
is 0 when all is well and 1 when it is not; what went wrong is told in one line on standard error. All that people
read is in their language: the one named by `--language`, or that of their system.
"""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

MISSING = {
    "rich": "cli",
    "fluent": "text",
    **dict.fromkeys(
        ("alembic", "anyio", "argon2", "fastapi", "psycopg", "pydantic", "sqlalchemy", "starlette", "uvicorn"), "server"
    ),
}
"""By package: which extra of tresham brings it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    try:
        from .arguments import parser
        from .screen import forgiving_output, language
        from .usage import language_named, speaking
    except ImportError as error:
        return _incomplete(error)
    forgiving_output()
    calm_collector()
    words = sys.argv[1:] if argv is None else argv
    lang = language(language_named(words))
    with speaking(lang):
        args = parser(lang).parse_args(words)
    try:
        lang = args.language = language(getattr(args, "language", None))
        status: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has had enough; let nothing more be flushed into the closed pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        return _interrupted(lang)
    except ImportError as error:
        return _incomplete(error)
    except Exception as error:
        return _failed(error, lang)
    return status


def calm_collector() -> None:
    """Positions never form circles, so the garbage collector finds nothing in them: let it look seldom."""
    gc.freeze()
    gc.set_threshold(100_000, 20, 100)


def _interrupted(lang: str) -> int:
    from ..text import word
    from .errors import complain

    complain(word("sorry-interrupted", lang))
    return 1


def _failed(error: Exception, lang: str) -> int:
    """Tell what went wrong, in one line; who wants to see where may set TRESHAM_DEBUG."""
    from .errors import complain, complaint_about

    if os.environ.get("TRESHAM_DEBUG"):
        raise error
    complain(complaint_about(error, lang))
    return 1


def _incomplete(error: ImportError) -> int:
    """Say which packages are missing: in every language at once, for without them there are no catalogues."""
    extra = MISSING.get((error.name or "").split(".")[0])
    if extra is None:
        raise error
    needs = "more packages are needed / нужны ещё пакеты / potrzebne są jeszcze pakiety"
    print(f"tresham: {needs}: pip install 'tresham[{extra}]'", file=sys.stderr)
    return 1
