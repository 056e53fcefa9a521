"""State graphs: games given by their positions and the moves between them."""

from __future__ import annotations

import csv
import io
from collections.abc import Mapping
from os import PathLike
from typing import TYPE_CHECKING, Any, Literal, cast, overload

from grundy._ask import ask
from grundy._display import draw
from grundy._rule import Position

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from grundy import _answers as a


class Graph:
    """A game given by its state graph.

    The edges are pairs of positions, a dictionary from positions to their options, a networkx digraph, an Arrow or pandas
    table with the columns `from` and `to`, the text of a CSV, DOT or JSON file, or the path of such a file.

    >>> graph = Graph([(2, 1), (2, 0), (1, 0)])
    >>> graph.solve().nodes[0].nim_value
    2
    """

    __slots__ = ("_text",)

    def __init__(self, edges: str | PathLike[str] | Mapping[Any, Iterable[object]] | Iterable[tuple[object, object]] | Any, /) -> None:
        if isinstance(edges, PathLike):
            with open(edges, encoding="utf-8") as file:
                edges = file.read()
        self._text = edges if isinstance(edges, str) else _csv(_pairs(edges))

    @property
    def text(self) -> str:
        """The graph as the engine reads it."""
        return self._text

    @overload
    def solve(self, start: object | None = None, *, loopy: Literal[False] = False, **options: Any) -> a.PlainGraph: ...
    @overload
    def solve(self, start: object | None = None, *, loopy: bool, **options: Any) -> a.LoopyGraph: ...
    def solve(self, start: object | None = None, *, loopy: bool = False, **options: Any) -> Any:
        """The nim-value and the outcomes of every node, or of those that can be reached from `start`.

        With `loopy=True`, play may go on for ever, which is a draw (D).

        >>> token = Graph([("a", "b"), ("b", "a"), ("b", "end")])
        >>> [(node.id, node.nim_value, node.normal) for node in token.solve(loopy=True).nodes]
        [('a', 0, 'P'), ('b', 1, 'N'), ('end', 0, 'P')]
        """
        node = None if start is None else str(start)
        return ask("graph", graph=self._text, start=node, loopy=loopy, **options)

    def edges(self) -> list[tuple[str, str]]:
        """The moves, as pairs of names."""
        if self._text.lstrip().startswith("{"):
            import json

            return [(str(start), str(end)) for start, end in json.loads(self._text)["edges"]]
        rows = list(csv.reader(io.StringIO(self._text)))
        if not rows or [name.strip() for name in rows[0][:2]] != ["from", "to"]:
            raise ValueError("only the edges of pairs, CSV and JSON are listed, not those of DOT")
        return [(row[0], row[1]) for row in rows[1:] if row]

    def position(self, start: object) -> Position:
        """One node as a position of the rule language, which can be explained, drawn, played and added to others.

        >>> Graph([(2, 1), (2, 0), (1, 0)]).position(2)
        Position('graph {"2">"1", "2">"0", "1">"0"} : "2"')
        """
        moves = ", ".join(f"{_quoted(start)}>{_quoted(end)}" for start, end in self.edges())
        return Position(f"graph {{{moves}}} : {_quoted(str(start))}")

    def to_networkx(self) -> Any:
        """The graph as a networkx digraph."""
        import networkx

        return networkx.DiGraph(self.edges())

    def to_dot(self, start: object) -> str:
        """The picture of the graph from one node on, in DOT."""
        return self._drawn(start, "dot")

    def to_tikz(self, start: object) -> str:
        """The picture of the graph from one node on, in TikZ for LaTeX."""
        return self._drawn(start, "tex")

    def _drawn(self, start: object, format: str) -> str:
        return draw("graph", format=format, position=self.position(start).text)

    def _repr_svg_(self) -> str | None:
        try:
            edges = self.edges()
            # The picture begins at the first node that no move leads to.
            ends = {end for _, end in edges}
            start = next(start for start, _ in edges if start not in ends)
            return self._drawn(start, "svg") if len(edges) <= _MOST_DRAWN else None
        except (ValueError, StopIteration):
            return None

    def __eq__(self, other: object) -> bool:
        return self._text == other._text if isinstance(other, Graph) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._text)

    def __reduce__(self) -> tuple[object, ...]:
        return Graph, (self._text,)

    def __repr__(self) -> str:
        return f"Graph({self._text!r})"


_MOST_DRAWN = 400
"""The most moves in the picture of a notebook."""


def _quoted(name: str) -> str:
    """A name as the rule language writes it."""
    escaped = name.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _pairs(edges: Any) -> Iterator[tuple[object, object]]:
    """The edges of any source."""
    if isinstance(edges, Mapping):
        yield from ((start, end) for start, ends in edges.items() for end in ends)
        return
    if hasattr(edges, "to_pydict"):
        columns = edges.to_pydict()
        yield from zip(columns["from"], columns["to"], strict=True)
        return
    if hasattr(edges, "columns") and not callable(edges.columns):
        yield from zip(edges["from"], edges["to"], strict=True)
        return
    found: Any = edges.edges if hasattr(edges, "edges") else edges
    yield from cast("Iterable[tuple[object, object]]", found() if callable(found) else found)


def _csv(edges: Iterable[tuple[object, object]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(("from", "to"))
    for start, end in edges:
        writer.writerow((start, end))
    return text.getvalue()
