"""The page: the built files of `web/`, kept in memory with their compressed form."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from ...text.catalogue import catalogue
from ..caller import language_of
from ..errors import ApiError

FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
HASHED = "assets/"
"""Files in this folder have their hash in their name, so they never change."""
WORTH_PACKING = ("text/", "application/json", "application/javascript", "image/svg+xml", "application/manifest+json")
TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".webmanifest": "application/manifest+json"}
"""What some systems have other opinions about."""
INDEX = "index.html"


@dataclass(frozen=True, slots=True)
class StaticFile:
    """One file of the page."""

    content: bytes
    packed: bytes | None
    kind: str
    tag: str
    keep: str

    @classmethod
    def read(cls, file: Path, name: str) -> StaticFile:
        """A file as it will be sent."""
        content = file.read_bytes()
        kind = TYPES.get(file.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        packed = gzip.compress(content, 9, mtime=0) if kind.startswith(WORTH_PACKING) else None
        tag = f'"{hashlib.sha256(content).hexdigest()[:32]}"'
        return cls(content, packed, kind, tag, FOREVER if name.startswith(HASHED) else ASK_AGAIN)

    def answer(self, request: Request) -> Response:
        """The file, or word that the reader has it already."""
        headers = {"ETag": self.tag, "Cache-Control": self.keep, "Vary": "Accept-Encoding"}
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if self.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self.packed, media_type=self.kind, headers={**headers, "Content-Encoding": "gzip"})
        return Response(self.content, media_type=self.kind, headers=headers)


class StaticFiles:
    """All files of the page. Every address that is no file is a place inside it, so it gets the page itself."""

    def __init__(self, folder: Path) -> None:
        files = sorted(file for file in folder.rglob("*") if file.is_file()) if folder.is_dir() else []
        names = [file.relative_to(folder).as_posix() for file in files]
        self._files = {name: StaticFile.read(file, name) for name, file in zip(names, files, strict=True)}

    def answer(self, request: Request, path: str) -> Response:
        """What lies at a path."""
        file = self._files.get(path)
        if file is None and "." in path.rpartition("/")[2]:
            raise ApiError(404, "not_found")
        file = file or self._files.get(INDEX)
        return file.answer(request) if file else _not_built(request)


def _not_built(request: Request) -> Response:
    """A clone in which nobody has built the page yet."""
    lang = language_of(request)
    words = catalogue(lang).say("server-no-page", {})
    html = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>tresham</title><p>{words}</p></html>'
    return HTMLResponse(html, 503, headers={"Cache-Control": ASK_AGAIN})
