"""How Sphinx builds the site of the Python package. `scripts/python docs` runs it."""

import sys
from importlib.metadata import version as version_of
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

project = "grundy"
version = release = version_of("grundy")
extensions = ["myst_nb", "sphinx.ext.autodoc", "parts"]

# Every notebook runs while the site is built, and an error in a cell ends the build.
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 60
nb_merge_streams = True
myst_enable_extensions = ["colon_fence", "dollarmath"]
myst_heading_anchors = 3

# The docstrings mark code as Markdown does.
default_role = "literal"
autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True}
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 100
add_module_names = False
toc_object_entries_show_parents = "hide"

html_theme = "furo"
html_title = f"grundy {version}"
html_static_path = ["style"]
html_css_files = ["site.css"]
html_show_copyright = False
html_show_sphinx = False
html_theme_options = {"top_of_page_buttons": []}
# Formulas become MathML, which browsers show by themselves: a page loads nothing from elsewhere.
html_math_renderer = "mathml"
