"""Where `mutate_rules` tries its breaks quickly: the tests are collected once, and each break is tried in a fork.

The child puts the broken code into the functions that are already there, so nothing is imported again. That works where
only the insides of functions differ; what a module says when it is imported must be tried in a process of its own.
"""

from __future__ import annotations

import ast
import json
import os
import select
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any

UNSUITABLE = "unsuitable"
"""The answer where more than the insides of functions was changed."""
TOO_LONG = "(the tests ran too long)"

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Workshop:
    """A pytest plugin that takes over after the collection: it reads what to try, a line each, and answers likewise."""

    def __init__(self, asked: Any, told: int) -> None:
        self.asked = asked
        self.told = told
        """The file descriptor for answers."""

    def pytest_runtestloop(self, session: Any) -> bool:
        """Instead of running all tests, wait for breaks and run the tests that each asks for."""
        items = {item.nodeid: item for item in session.items}
        os.write(self.told, b'"ready"\n')
        for line in self.asked:
            wanted = json.loads(line)
            answer = self._in_a_fork(items, wanted)
            os.write(self.told, (json.dumps(answer) + "\n").encode())
        return True

    def _in_a_fork(self, items: dict[str, Any], wanted: dict[str, Any]) -> str | None:
        """The test that noticed the break, or none."""
        read, write = os.pipe()
        child = os.fork()
        if not child:
            os.setpgid(0, 0)
            try:
                answer = _tried(items, wanted)
            except BaseException as error:
                answer = f"({type(error).__name__} in the workshop)"
            os.write(write, json.dumps(answer).encode())
            os._exit(0)
        os.close(write)
        ready, _, _ = select.select([read], [], [], wanted["timeout"])
        data = os.read(read, 1 << 16) if ready else b""
        os.close(read)
        if not data:
            os.killpg(child, signal.SIGKILL)
        os.waitpid(child, 0)
        return json.loads(data) if data else TOO_LONG


def _tried(items: dict[str, Any], wanted: dict[str, Any]) -> str | None:
    from _pytest.runner import runtestprotocol

    if not put_in(wanted["module"], Path(wanted["path"]).read_text(encoding="utf-8"), wanted["source"]):
        return UNSUITABLE
    forget_results()
    chosen = [items[test] for test in wanted["tests"] if test in items]
    for index, item in enumerate(chosen):
        following = chosen[index + 1] if index + 1 < len(chosen) else None
        if any(report.failed for report in runtestprotocol(item, log=False, nextitem=following)):
            return str(item.nodeid)
    return None


def put_in(name: str, whole: str, broken: str) -> bool:
    """Give the functions of an imported module their broken code. False if something else differs too."""
    module = sys.modules.get(name)
    if module is None or outside_of_functions(whole) != outside_of_functions(broken):
        return False
    file = str(module.__file__)
    old, new = (dict(functions(compile(text, file, "exec", dont_inherit=True))) for text in (whole, broken))
    for path, code in new.items():
        if code != old[path]:
            function = _function(module, path)
            if function is None or function.__code__.co_freevars != code.co_freevars or makes_functions(code):
                return False
            function.__code__ = code
    return True


def makes_functions(code: CodeType) -> bool:
    """Does a function make others? Those that it made before, such as the policies of a title, keep their old code."""
    inner = [one.co_name for one in code.co_consts if isinstance(one, CodeType)]
    return any(name == "<lambda>" or not name.startswith("<") for name in inner)


def outside_of_functions(source: str) -> str:
    """What a module says apart from the bodies of its functions."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, Function):
            node.body = [ast.Pass()]
    return ast.dump(tree)


def functions(code: CodeType, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], CodeType]]:
    """The functions of a module and the methods of its classes, each with the way to it."""
    for one in code.co_consts:
        if isinstance(one, CodeType) and not one.co_name.startswith("<"):
            here = (*path, one.co_name)
            is_class = "__module__" in one.co_names and "__qualname__" in one.co_names
            if is_class:
                yield from functions(one, here)
            else:
                yield here, one


def _function(module: ModuleType, path: tuple[str, ...]) -> FunctionType | None:
    """The function at the end of a way, without what was put around it."""
    found: Any = module
    for name in path:
        found = vars(found).get(name)
        if found is None:
            return None
    for name in ("__wrapped__", "fget", "func", "__func__"):
        found = getattr(found, name, found)
    return found if isinstance(found, FunctionType) else None


def forget_results() -> None:
    """Empty every cache of the package."""
    for name, module in list(sys.modules.items()):
        if name.startswith("tresham"):
            for value in list(vars(module).values()):
                getattr(value, "cache_clear", lambda: None)()


def open_workshop(tests: list[str]) -> int:
    """Collect the tests and wait; what pytest itself has to say goes nowhere."""
    import pytest

    told = os.dup(1)
    asked = os.fdopen(os.dup(0), encoding="utf-8")
    nowhere = os.open(os.devnull, os.O_RDWR)
    os.dup2(nowhere, 0)
    os.dup2(nowhere, 1)
    return int(pytest.main(["-q", "-p", "no:cacheprovider", *tests], plugins=[Workshop(asked, told)]))


if __name__ == "__main__":
    sys.exit(open_workshop(sys.argv[1:]))
