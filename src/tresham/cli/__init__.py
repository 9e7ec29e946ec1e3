"""The command line: `tresham titles`, `new`, `replay`, `play` and the rest, for people and for scripts.

People get coloured text and progress bars, scripts get `--json` on standard output and nothing else there. The status
is 0 when all is well and 1 when it is not; what went wrong is told in one line on standard error.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

MISSING = {"rich": "cli", "fluent": "text"}
"""By package: which extra of tresham brings it."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run one command; the exit status."""
    try:
        from .arguments import parser
        from .screen import complain, forgiving_output
    except ImportError as error:
        return _incomplete(error)
    forgiving_output()
    args = parser().parse_args(argv)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except BrokenPipeError:
        # Whoever read our output has had enough; let nothing more be flushed into the closed pipe.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except KeyboardInterrupt:
        complain("interrupted")
        return 1
    except Exception as error:
        return _failed(error)
    return status


def _failed(error: Exception) -> int:
    """Tell what went wrong, in one line; who wants to see where may set TRESHAM_DEBUG."""
    from .screen import complain, complaint_about

    if os.environ.get("TRESHAM_DEBUG"):
        raise error
    complain(complaint_about(error))
    return 1


def _incomplete(error: ImportError) -> int:
    extra = MISSING.get((error.name or "").split(".")[0])
    if extra is None:
        raise error
    print(f"tresham: the command line needs more packages: pip install 'tresham[{extra}]'", file=sys.stderr)
    return 1
