"""What the site needs beyond Sphinx: formulas as MathML, the named types of answers and options, and links to them."""

from __future__ import annotations

import ast
import inspect
from importlib import import_module
from typing import TYPE_CHECKING

from docutils import nodes
from docutils.utils.math import MathError
from docutils.utils.math.latex2mathml import tex2mathml
from sphinx.util import logging
from sphinx.util.docutils import SphinxDirective
from sphinx.util.nodes import make_refnode

if TYPE_CHECKING:
    from sphinx.addnodes import pending_xref
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment
    from sphinx.writers.html5 import HTML5Translator

LOG = logging.getLogger(__name__)
MADE_BY_USERS = ("grundy.Rule", "grundy.Position", "grundy.Graph")
MODULES = {"a": "grundy._answers", "o": "grundy._options"}


def formula(translator: HTML5Translator, node: nodes.math | nodes.math_block) -> None:
    """Write a formula in LaTeX as MathML. A formula that cannot be read is a warning, which ends the build."""
    block = isinstance(node, nodes.math_block)
    try:
        shown = tex2mathml(node.astext(), as_block=block)
    except MathError as error:
        LOG.warning("this formula cannot be read: %s", error, location=node)
        shown = node.astext()
    # A word joiner keeps the comma behind a formula in its line.
    translator.body.append(f'<div class="formula">{shown}</div>' if block else f"{shown}&#8288;")
    raise nodes.SkipNode


class NamedTypes(SphinxDirective):
    """The named types of a module, which exist for type checkers only: autodoc does not see them."""

    required_arguments = 1

    def run(self) -> list[nodes.Node]:
        """Describe each type with its members and its sentence."""
        module = self.arguments[0]
        lines = [f".. py:currentmodule:: {module}", ""]
        for name, value, sentence in types(inspect.getsource(import_module(module))):
            lines += [f".. py:type:: {name}", f"   :canonical: {value}", "", f"   {sentence}", ""]
        return self.parse_text_to_nodes("\n".join(lines))


def types(source: str) -> list[tuple[str, str, str]]:
    """The name, the value and the sentence of each type in a source text."""
    found = []
    for block in ast.parse(source).body:
        inside = block.body if isinstance(block, ast.If) else []
        for alias, text in zip(inside, inside[1:], strict=False):
            match alias, text:
                case (
                    ast.AnnAssign(target=ast.Name(id=name), value=ast.Constant(value=str(value))),
                    ast.Expr(value=ast.Constant(value=str(sentence))),
                ):
                    found.append((name, value, sentence))
    return found


def signature(_: Sphinx, what: str, name: str, *event: object) -> tuple[str, None] | None:
    """No signature for a class that only the package makes."""
    only_made = what in ("class", "exception") and name not in MADE_BY_USERS
    return ("", None) if only_made and event[-2] is not None else None


def link(app: Sphinx, env: BuildEnvironment, node: pending_xref, shown: nodes.Element) -> nodes.reference | None:
    """The link of an answer or of options, which the package imports under one letter for type checkers."""
    module, _, name = node.get("reftarget", "").partition(".")
    full = f"{MODULES.get(module)}.{name}"
    found = env.domains.python_domain.objects.get(full)
    return found and make_refnode(app.builder, node["refdoc"], found.docname, found.node_id, shown, full)


def setup(app: Sphinx) -> dict[str, bool]:
    """Add all of it to Sphinx."""
    app.add_html_math_renderer("mathml", (formula, None), (formula, None))
    app.add_directive("named-types", NamedTypes)
    app.connect("autodoc-process-signature", signature)
    app.connect("missing-reference", link)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
