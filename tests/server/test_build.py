"""The tools behind `make web` and `make test`: they do nothing twice, and say what is missing."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from tools import build_web, machine


def program(folder: Path, name: str, body: str) -> None:
    """A small program of our own."""
    file = folder / name
    file.write_text(f"#!/bin/sh\n{body}\n")
    file.chmod(0o755)


@pytest.fixture
def clone(tmp_path, monkeypatch):
    """A clone with a page to build, and an npm that writes down what it is asked for."""
    web, page, programs = tmp_path / "web", tmp_path / "page", tmp_path / "bin"
    for folder in (web / "src", tmp_path / "locales", programs):
        folder.mkdir(parents=True)
    (web / "package-lock.json").write_text("{}")
    (web / "src/app.ts").write_text("railways")
    program(programs, "node", "echo v20.19.5")
    build = f'[ "$2" != build ] || (mkdir -p {page} && touch {page}/index.html)'
    program(programs, "npm", f'mkdir -p {web}/node_modules; echo "$@" >> {tmp_path}/asked\n{build}')
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")
    places = {
        "ROOT": tmp_path,
        "WEB": web,
        "PAGE": page,
        "MODULES": web / "node_modules",
        "LOCK": web / "package-lock.json",
        "SOURCES": (web, tmp_path / "locales"),
    }
    for name, value in places.items():
        monkeypatch.setattr(build_web, name, value)
    return tmp_path


def asked(clone: Path) -> list[str]:
    """What npm was asked for since we last looked."""
    file = clone / "asked"
    words = [line.split(" --")[0] for line in file.read_text().splitlines()] if file.exists() else []
    file.unlink(missing_ok=True)
    return words


def test_the_page_is_built_once(clone):
    build_web.main([])
    assert asked(clone) == ["ci", "run build"]
    build_web.main([])
    assert asked(clone) == []


def test_and_again_when_a_source_changes(clone):
    build_web.main([])
    asked(clone)
    (clone / "web/src/app.ts").write_text("trains")
    build_web.main([])
    assert asked(clone) == ["run build"]
    (clone / "locales/en.ftl").write_text("train = train")
    build_web.main([])
    assert asked(clone) == ["run build"]
    (clone / "web/package-lock.json").write_text("{ }")
    build_web.main([])
    assert asked(clone) == ["ci", "run build"]


def test_and_when_it_was_removed(clone):
    build_web.main([])
    asked(clone)
    (clone / "page/index.html").unlink()
    build_web.main([])
    assert asked(clone) == ["run build"]


def test_checks_come_before_the_build(clone):
    build_web.main(["--check"])
    assert asked(clone) == ["ci", "run check", "run test", "run build"]
    build_web.main(["--check"])
    assert asked(clone) == ["run check", "run test"]


def test_what_fails_is_not_taken_for_built(clone, monkeypatch):
    program(clone / "bin", "npm", f'mkdir -p {clone}/web/node_modules; [ "$2" != build ]')
    for _ in range(2):
        with pytest.raises(SystemExit) as left:
            build_web.main([])
        assert left.value.code == 1


@pytest.mark.parametrize(("said", "version"), [("v20.19.5", (20, 19)), ("v24.1.0", (24, 1)), ("what?", ())])
def test_versions_of_node(clone, said, version):
    program(clone / "bin", "node", f"echo '{said}'")
    assert build_web.node_version(str(clone / "bin")) == version
    assert build_web.node_version(str(clone)) == ()


def test_an_old_node_is_replaced_by_the_one_from_pypi(clone, monkeypatch):
    program(clone / "bin", "node", "echo v18.20.0")
    installed: list[list[str]] = []
    monkeypatch.setattr("subprocess.run", _noting(installed, subprocess.run))
    monkeypatch.setattr("sys.executable", str(clone / "venv/bin/python"))
    path = build_web.with_node({"PATH": str(clone / "bin")})["PATH"]
    assert path.split(os.pathsep)[0] == str(clone / "venv/bin")
    assert installed == [
        ["install", "--quiet", "--disable-pip-version-check", "--require-hashes", "-r", str(build_web.NODE_LOCK)]
    ]


def _noting(installed, real):
    def run(command, **more):
        if "pip" in command:
            installed.append(command[3:])
            return None
        return real(command, **more)

    return run


def test_node_from_pypi_is_pinned():
    lines = [line.strip() for line in build_web.NODE_LOCK.read_text().splitlines()]
    wanted = [line for line in lines if line and not line.startswith(("#", "--hash="))]
    assert wanted
    assert all("==" in line for line in wanted)
    assert sum(line.startswith("--hash=sha256:") for line in lines) >= len(wanted)


def test_what_is_missing_is_told_with_the_command_to_run(monkeypatch, capsys):
    monkeypatch.setattr(machine, "find_chromium", lambda: None)
    monkeypatch.setattr(machine, "find_postgres", lambda: None)
    monkeypatch.setattr("os.geteuid", lambda: 1000)
    assert machine.main() == 1
    assert "sudo apt-get install --yes --no-install-recommends chromium postgresql" in capsys.readouterr().err


def test_root_installs_what_is_missing(monkeypatch):
    there: list[Path] = []
    ran: list[list[str]] = []
    monkeypatch.setattr(machine, "find_chromium", lambda: Path("/usr/bin/chromium"))
    monkeypatch.setattr(machine, "find_postgres", lambda: there[0] if there else None)
    monkeypatch.setattr("os.geteuid", lambda: 0)
    monkeypatch.setattr("shutil.which", lambda name: f"/usr/bin/{name}")

    class Done:
        returncode = 0

    def run(command, **_):
        ran.append(command)
        there.append(Path("/usr/lib/postgresql/15/bin"))
        return Done()

    monkeypatch.setattr("subprocess.run", run)
    assert machine.main() == 0
    assert [one[1] for one in ran] == ["update", "install"]
    assert ran[1][-1] == "postgresql"


def test_this_machine_has_what_the_tests_need():
    assert machine.missing() == []
