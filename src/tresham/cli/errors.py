"""What went wrong, in one line and in the user's language."""

from __future__ import annotations

import errno
import sys

from ..core.illegal import Illegal
from ..core.printable import visible
from ..interop.xxgames.replay_on_site import Untellable
from ..text import word
from ..text.catalogue import Fact

FILE_TROUBLE = {
    errno.ENOENT: "sorry-missing",
    errno.EISDIR: "sorry-is-folder",
    errno.ENOTDIR: "sorry-not-folder",
    errno.EEXIST: "sorry-not-folder",
    errno.EACCES: "sorry-forbidden",
    errno.EPERM: "sorry-forbidden",
    errno.EROFS: "sorry-forbidden",
    errno.ENOSPC: "sorry-disk-full",
}
"""By what the system answers: what we say about the file."""


class Sorry(Exception):
    """Something that the user can mend: a message of the catalogues with its facts."""

    def __init__(self, message: str, /, **facts: Fact) -> None:
        super().__init__(message, facts)
        self.message = message
        self.facts = facts


def complain(text: str) -> None:
    """One line about what went wrong."""
    print("tresham: " + visible(" ".join(text.split())), file=sys.stderr)


def complaint_about(error: Exception, lang: str) -> str:
    """What to tell the user about an error."""
    match error:
        case Sorry():
            return word(error.message, lang, **error.facts)
        case OSError():
            return _file_trouble(error, lang)
        case Illegal():
            return word("sorry-refused", lang, code=error.code, rule=error.rule)
        case Untellable():
            return word("sorry-untellable", lang, move=error.ply)
        case ValueError():
            return word("sorry-value", lang, detail=str(error))
    return word("sorry-inside", lang, error=repr(error))


def trouble_of(error: OSError) -> str:
    """The message for what the system answers about a file."""
    return FILE_TROUBLE.get(error.errno or 0, "sorry-file")


def _file_trouble(error: OSError, lang: str) -> str:
    file, number, message = str(error.filename or "?"), error.errno or 0, trouble_of(error)
    if message != "sorry-file":
        return word(message, lang, file=file)
    return word(message, lang, file=file, code=errno.errorcode.get(number, str(number)))
