"""A Sphinx extension: links find the anchors that a page of Markdown sets as HTML, such as those of the rules."""

from __future__ import annotations

import re
from typing import Any

from docutils import nodes  # type: ignore[import-untyped]  # it has no types
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform

ANCHOR = re.compile(r'<a id="([^"]+)">')


class KnowAnchors(SphinxTransform):
    """Tells MyST of the anchors of a page, as if they were headings."""

    default_priority = 800  # before MyST looks for what links mean

    def apply(self, **kwargs: Any) -> None:
        slugs = self.env.metadata[self.env.docname].setdefault("myst_slugs", {})
        for raw in self.document.findall(nodes.raw):
            for anchor in ANCHOR.findall(raw.astext()):
                slugs[anchor] = (raw.line or 0, anchor, anchor)
        self.document.myst_slugs = slugs


def setup(app: Sphinx) -> dict[str, bool]:
    """Called by Sphinx."""
    app.add_transform(KnowAnchors)
    return {"parallel_read_safe": True}
