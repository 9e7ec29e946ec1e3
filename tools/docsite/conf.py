"""How Sphinx builds the site; `tools/build_docs.py` gives it the pages."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))  # where our extensions are

project = "tresham"
author = "The tresham authors"
extensions = ["myst_parser", "sphinx.ext.autodoc", "anchors", "markdown_docstrings", "worked_out"]

myst_heading_anchors = 3

autodoc_default_options = {"members": True, "undoc-members": True}
autodoc_member_order = "bysource"
autodoc_preserve_defaults = True
add_module_names = False
toc_object_entries_show_parents = "hide"
python_use_unqualified_type_names = True

html_theme = "alabaster"  # comes with Sphinx and fetches nothing from the web
html_theme_options = {
    "description": "plays 18xx railway games",
    "page_width": "1150px",
    "sidebar_width": "270px",
    "show_powered_by": False,
}
html_sidebars = {"**": ["about.html", "searchfield.html", "navigation.html"]}
html_show_sourcelink = False
html_copy_source = False
html_show_copyright = False
