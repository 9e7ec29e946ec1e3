"""What the tests need from the machine itself: a Chromium, a PostgreSQL, on Linux strace. What is missing is installed
where we may.

python tools/machine.py    # says nothing when all is there
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
CLUSTER_TOOLS = ("initdb", "pg_ctl")
CLUSTERS = Path("/usr/lib/postgresql")
"""Debian keeps the programs of each version apart."""


def find_chromium() -> Path | None:
    """A real Chromium: the one named by TRESHAM_CHROMIUM, or the first that is installed."""
    names = (os.environ.get("TRESHAM_CHROMIUM", ""), *BROWSERS)
    return next((Path(found) for name in names if name and (found := shutil.which(name))), None)


def find_postgres() -> Path | None:
    """The folder of a PostgreSQL server's programs, the newest one that Debian has first."""
    versions = sorted(CLUSTERS.glob("*/bin"), key=lambda folder: _number(folder.parent.name), reverse=True)
    on_path = shutil.which(CLUSTER_TOOLS[0])
    folders = [*versions, *([Path(on_path).resolve().parent] if on_path else [])]
    return next((folder for folder in folders if all((folder / tool).is_file() for tool in CLUSTER_TOOLS)), None)


def _number(name: str) -> int:
    found = re.match(r"\d+", name)
    return int(found[0]) if found else 0


def missing() -> list[str]:
    """The packages of Debian that bring what is not there."""
    wanted: dict[str, object] = {"chromium": find_chromium(), "postgresql": find_postgres()}
    if sys.platform == "linux":
        wanted["strace"] = shutil.which("strace")
    return [package for package, found in wanted.items() if found is None]


def main() -> int:
    """Install what is missing, or say how."""
    packages = missing()
    if not packages:
        return 0
    command = ["apt-get", "install", "--yes", "--no-install-recommends", *packages]
    if shutil.which("apt-get") is None or os.geteuid() != 0:
        print(f"the tests need {' and '.join(packages)}; install them: sudo {' '.join(command)}", file=sys.stderr)
        return 1
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["apt-get", "update"], command):
        print(" ".join(words), flush=True)
        if subprocess.run(words, env=quiet, stdout=subprocess.DEVNULL).returncode:
            print(f"failed; install by hand: {' '.join(command)}", file=sys.stderr)
            return 1
    return 1 if missing() else 0


if __name__ == "__main__":
    sys.exit(main())
