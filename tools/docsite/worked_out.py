"""A Sphinx extension: what is worked out when an object is made is described, although no property is left of it."""

from __future__ import annotations

import sys
from types import ModuleType

from sphinx.application import Sphinx
from sphinx.pycode import ModuleAnalyzer
from sphinx.util.docstrings import prepare_docstring

import tresham


def describe(app: Sphinx) -> None:
    """Called before pages are read: as if the words of such an attribute stood beneath it, as they do with fields."""
    for module in [module for name, module in sys.modules.items() if name.startswith(f"{tresham.__name__}.")]:
        for kind in classes_of(module):
            for name, work_out in getattr(kind, "__worked_out__", {}).items():
                words = ModuleAnalyzer.for_module(module.__name__).find_attr_docs()
                words[kind.__qualname__, name] = prepare_docstring(work_out.__doc__ or "")


def classes_of(module: ModuleType) -> list[type]:
    """The classes that a module makes itself."""
    return [one for one in vars(module).values() if isinstance(one, type) and one.__module__ == module.__name__]


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.connect("builder-inited", describe)
    return {"parallel_read_safe": True}
