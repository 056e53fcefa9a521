"""State graphs: games given by their positions and the moves between them."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Any, cast

from grundy._ask import ask

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from grundy import _answers as a


class Graph:
    """A game given by its state graph.

    The edges are pairs of positions, a networkx digraph, an Arrow or pandas table with the columns `from` and `to`, or
    the text of a CSV, DOT or JSON file.

    >>> graph = Graph([(2, 1), (2, 0), (1, 0)])
    >>> graph.solve().nodes[0].nim_value
    2
    """

    __slots__ = ("_text",)

    def __init__(self, edges: str | Iterable[tuple[object, object]] | Any, /) -> None:
        self._text = edges if isinstance(edges, str) else _csv(_pairs(edges))

    @property
    def text(self) -> str:
        """The graph as the engine reads it."""
        return self._text

    def solve(self, start: object | None = None, **options: Any) -> a.GraphAnswer:
        """The nim-value and the outcomes of every node, or of those that can be reached from `start`."""
        node = None if start is None else str(start)
        return cast("a.GraphAnswer", ask("graph", graph=self._text, start=node, **options))

    def edges(self) -> list[tuple[str, str]]:
        """The moves, as pairs of names, for a graph that was made from pairs or a table."""
        rows = list(csv.reader(io.StringIO(self._text)))
        return [(row[0], row[1]) for row in rows[1:]]

    def to_networkx(self) -> Any:
        """The graph as a networkx digraph."""
        import networkx

        return networkx.DiGraph(self.edges())

    def __eq__(self, other: object) -> bool:
        return self._text == other._text if isinstance(other, Graph) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._text)

    def __reduce__(self) -> tuple[object, ...]:
        return Graph, (self._text,)

    def __repr__(self) -> str:
        return f"Graph({self._text!r})"


def _pairs(edges: Any) -> Iterator[tuple[object, object]]:
    """The edges of any source."""
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
