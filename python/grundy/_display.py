"""Pictures and tables for notebooks, through the question `draw`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grundy._ask import ask
from grundy._errors import GrundyError

if TYPE_CHECKING:
    from grundy._record import Record
    from grundy._rule import Position
    from grundy._values import Values

_MOST_DRAWN = 100
"""The most heaps in the picture of a notebook."""


def draw(what: str, *, format: str = "svg", **fields: Any) -> str:
    """A picture as text: SVG, TikZ, DOT or plain text.

    >>> draw("strip", rule="kayles", to=5).startswith("<svg")
    True
    """
    text: str = getattr(ask("draw", what=what, format=format, **fields), "text", "")
    return text


def board(position: Position) -> str | None:
    """The picture of a position, if the engine can draw it."""
    if position.text is None:
        return None
    board: dict[str, Any] = {"position": position.text}
    heaps: dict[str, Any] = {"played": [position.text]}
    for what, fields in (("board", board), ("heaps", heaps)):
        try:
            return draw(what, **fields)
        except GrundyError:
            continue
    return None


def strip(values: Values) -> str | None:
    """The strip of heaps of a list of values."""
    rule = getattr(values.answer, "rule", None)
    if not isinstance(rule, str) or len(values) > _MOST_DRAWN or len(values) == 0:
        return None
    try:
        return draw("strip", rule=rule, from_=values.start, to=values.start + len(values) - 1)
    except GrundyError:
        return None


def formula(record: Record) -> str | None:
    """The closed form of a law as LaTeX, if there is one and it has no exceptions."""
    form = getattr(record, "form", None)
    if form is None or form.nim_value is None or form.exceptions:
        return None
    since = f" \\quad (n \\ge {form.from_})" if form.from_ else ""
    return f"$G(n) = {form.nim_value.latex}{since}$"


def table(record: Record) -> str:
    """The fields of a record as an HTML table."""
    from html import escape

    rows = "".join(
        f"<tr><th>{escape(name)}</th><td>{escape(_short(getattr(record, name)))}</td></tr>" for name in record
    )
    return f"<table><caption>{escape(type(record).__name__)}</caption>{rows}</table>"


def _short(value: object) -> str:
    text = value if isinstance(value, str) else repr(value)
    return text if len(text) <= 400 else text[:399] + "…"
