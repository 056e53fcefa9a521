"""Pictures and tables for notebooks, through the question `draw`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from grundy._ask import ask
from grundy._errors import TooLargeError, UnsuitedError

if TYPE_CHECKING:
    from grundy._record import Record
    from grundy._rule import Position
    from grundy._values import Values

_MOST_DRAWN = 100
"""The most heaps in the picture of a notebook."""


class Picture(str):
    """A picture as text, which notebooks show.

    >>> draw("heaps", played=["nim : 3, 4, 5"]).form
    'svg'
    """

    form: str
    """`"svg"`, `"tex"` (TikZ), `"dot"` or `"txt"`."""

    def _repr_svg_(self) -> str | None:
        return str(self) if self.form == "svg" else None


def draw(what: str, *, format: str = "svg", **fields: Any) -> Picture:
    """A picture as text, which notebooks show. `format` is `"svg"`, `"tex"` (TikZ), `"dot"` (state graphs) or `"txt"`.

    `what` is one of these, with these fields:

    * `"heaps"`: heaps of coins, or a whole game: `played` (a list of positions), `misere`, `players`
    * `"strip"`: a strip of heaps, with the P-positions hatched: `rule`, `from_`, `to`, `misere`, `moves`
    * `"table"`: nim-values in rows: `rule`, `to`, `width`
    * `"plot"`: the nim-sequence as dots: `rule`, `to`
    * `"pairs"`: two coordinates: `rule`, `to`, `show`
    * `"xor"`: the table of nim-sums, or of nim-products: `to`, `product`
    * `"graph"`: the state graph of a position: `position`, `misere`, `merge`, `max_nodes`
    * `"board"`: the board of a position: `position`, `misere`

    `theme` is `"both"`, `"light"` or `"dark"`. `figure` holds `answers` (`"shown"`, `"hidden"` for an exercise, `"alone"`
    for its key, `"apart"`), `title`, `width` and `language`.

    >>> draw("strip", rule="kayles", to=5).startswith("<svg")
    True
    """
    text: str = getattr(ask("draw", what=what, format=format, **fields), "text", "")
    picture = Picture(text)
    picture.form = format
    return picture


def board(position: Position, format: str = "svg") -> str | None:
    """The picture of a position, if the engine can draw it."""
    if position.text is None:
        return None
    board: dict[str, Any] = {"position": position.text}
    heaps: dict[str, Any] = {"played": [position.text]}
    for what, fields in (("board", board), ("heaps", heaps)):
        try:
            return draw(what, format=format, **fields)
        except (UnsuitedError, TooLargeError):
            continue
    return None


def strip(values: Values, format: str = "svg") -> str | None:
    """The strip of heaps of a list of values."""
    rule = getattr(values.answer, "rule", None)
    if not isinstance(rule, str) or len(values) > _MOST_DRAWN or len(values) == 0:
        return None
    try:
        return draw("strip", format=format, rule=rule, from_=values.start, to=values.start + len(values) - 1)
    except (UnsuitedError, TooLargeError):
        return None


def formula(record: Record) -> str:
    """A law as LaTeX: its closed form, or its period, or else its sentence."""
    form, law = getattr(record, "form", None), getattr(record, "law", None)
    # A law of modes is a list.
    kind = getattr(law, "kind", None)
    if form is not None and form.nim_value is not None and not form.exceptions:
        text, first = f"G(n) = {form.nim_value.latex}", form.from_
    elif law is not None and kind in ("period", "arithmetic"):
        saltus = f" + {law.saltus}" if law.saltus else ""
        text, first = f"G(n + {law.period}) = G(n){saltus}", law.preperiod
    else:
        sentence = getattr(record, "sentence", None) or "no law was found"
        text, first = f"\\text{{{_in_text(str(sentence))}}}", 0
    since = f" \\quad (n \\ge {first})" if first else ""
    seen = " \\quad \\text{(only seen)}" if getattr(record, "known_by", None) == "seen" else ""
    return text + since + seen


def _in_text(sentence: str) -> str:
    """A sentence inside of a LaTeX formula."""
    for letter in "\\{}$&#_%^~":
        sentence = sentence.replace(letter, f"\\{letter}" if letter in "{}$&#_%" else f"\\char`\\{letter} ")
    return sentence


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
