"""Builds the page: `web/` with the Node of this machine, or with the one that PyPI has; nothing if it is up to date.

python tools/build_web.py            # build if a source has changed
python tools/build_web.py --check    # and first svelte-check and vitest
"""

from __future__ import annotations

import argparse
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src/tresham/server/page"
MODULES = WEB / "node_modules"
LOCK = WEB / "package-lock.json"
NODE_LOCK = ROOT / "requirements/node.lock"
SOURCES = (WEB, ROOT / "src/tresham/text/locales")
"""The page speaks with our catalogues, so they are part of it."""
LEAST_NODE = (20, 19)


def main(words: Sequence[str] | None = None) -> int:
    """Build what has to be built."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--check", action="store_true", help="run svelte-check and vitest before the build")
    args = parser.parse_args(words)
    sources = digest(files_of(SOURCES))
    if not args.check and is_built(sources):
        return 0
    environment = with_node(dict(os.environ))
    install(environment)
    for script in ("check", "test") if args.check else ():
        npm(environment, "run", script)
    if not is_built(sources):
        npm(environment, "run", "build")
        _stamp("built").write_text(sources)
    return 0


def files_of(folders: Iterable[Path]) -> list[Path]:
    """The sources below folders, without what was installed or built there."""
    found = []
    for folder in folders:
        for place, inner, names in os.walk(folder):
            inner[:] = [name for name in inner if name != MODULES.name and not name.startswith(".")]
            found += [Path(place, name) for name in names]
    return sorted(found)


def digest(files: Iterable[Path]) -> str:
    """One digest of many files. Times would lie: a clone gives every file the same."""
    made = hashlib.sha256()
    for file in files:
        made.update(f"{file.relative_to(ROOT).as_posix()}\0".encode())
        made.update(hashlib.sha256(file.read_bytes()).digest())
    return made.hexdigest()


def is_built(sources: str) -> bool:
    """Is the page there, and made of these sources?"""
    return (PAGE / "index.html").is_file() and _said(_stamp("built")) == sources


def install(environment: dict[str, str]) -> None:
    """The packages of the lock file, exactly."""
    wanted = digest([LOCK])
    if _said(_stamp("installed")) != wanted:
        npm(environment, "ci", "--no-audit", "--no-fund", "--loglevel=error")
        _stamp("installed").write_text(wanted)


def npm(environment: dict[str, str], *words: str) -> None:
    """Run npm in `web/`; what it says is shown."""
    program = shutil.which("npm", path=environment["PATH"])
    if program is None:
        sys.exit("npm is missing beside node; install it, or remove that node from the PATH")
    print(f"npm {' '.join(words)}", flush=True)
    done = subprocess.run([program, *words], cwd=WEB, env=environment)
    if done.returncode:
        sys.exit(done.returncode)


def with_node(environment: dict[str, str]) -> dict[str, str]:
    """An environment in which there is a Node that is new enough: the machine's own, or the one from PyPI in .venv."""
    if node_version(environment["PATH"]) >= LEAST_NODE:
        return environment
    here = Path(sys.executable).parent
    changed = {**environment, "PATH": f"{here}{os.pathsep}{environment['PATH']}"}
    if node_version(changed["PATH"]) < LEAST_NODE:
        print(f"no Node {'.'.join(map(str, LEAST_NODE))} on this machine: installing the one from PyPI", flush=True)
        pip = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        subprocess.run([*pip, "--require-hashes", "-r", str(NODE_LOCK)], check=True)
    return changed


def node_version(path: str) -> tuple[int, ...]:
    """The version of the first Node on a search path; none is the lowest."""
    program = shutil.which("node", path=path)
    if program is None or shutil.which("npm", path=path) is None:
        return ()
    said = subprocess.run([program, "--version"], capture_output=True, text=True).stdout
    found = re.fullmatch(r"v(\d+)\.(\d+)\..*", said.strip())
    return tuple(map(int, found.groups())) if found else ()


def _stamp(name: str) -> Path:
    return MODULES / f".tresham-{name}"


def _said(file: Path) -> str:
    return file.read_text() if file.is_file() else ""


if __name__ == "__main__":
    sys.exit(main())
