"""What answers can do besides holding their fields: write themselves, and ask for a proof or a certificate."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from grundy._record import Record

if TYPE_CHECKING:
    from grundy import _answers as a


class OfPosition(Record):
    """An answer about a position."""

    __slots__ = ()
    position: str
    """The position, as typed."""
    convention: a.Convention
    """The convention of play."""

    @property
    def proof(self) -> a.Explained:
        """Why the position is won or lost, step by step: the answer of `explain`.

        >>> import grundy
        >>> print(grundy.solve("nim : 1, 1").proof.text.splitlines()[0])
        nim : 1, 1   (normal play: whoever makes the last move wins)
        """
        from grundy._ask import ask

        return cast("a.Explained", ask("explain", position=self.position, misere=self._misere()))

    def certificate(self, **options: Any) -> a.Certified:
        """A certificate of the position, which `check` verifies without the solver.

        `show` says what it certifies: `"nim-value"`, `"outcome"` or `"strategy"`.

        >>> import grundy
        >>> grundy.check(grundy.solve("kayles : 9").certificate()).verdict
        'verified'
        """
        from grundy._ask import ask

        return cast("a.Certified", ask("certify", position=self.position, misere=self._misere(), **options))

    def _misere(self) -> bool:
        return self.convention == "misere"


class OfLoopyPosition(Record):
    """An answer about a position whose play may go on for ever."""

    __slots__ = ()
    position: str
    """The position, as typed."""
    convention: a.Convention
    """The convention of play."""

    @property
    def proof(self) -> a.LoopyExplained:
        """Why the position is won, lost or a draw: the answer of `explain` with `loopy=True`.

        >>> import grundy
        >>> answer = grundy.solve("graph {west>east>west, east>home} : west", loopy=True)
        >>> [(move.text, move.answer.text) for move in answer.proof.moves]
        [('west → east', 'east → home')]
        """
        from grundy._ask import ask

        misere = self.convention == "misere"
        return cast("a.LoopyExplained", ask("explain-loopy", position=self.position, misere=misere))

    def certificate(self, **options: Any) -> a.Certified:
        """A certificate of the position, which `check` verifies without the solver.

        `show` says what it certifies: `"nim-value"`, which may be infinite, `"strategy"`, which may be a draw, or
        `"graph-values"`, all nodes of a graph.

        >>> import grundy
        >>> answer = grundy.solve("graph {a>a, a>b} : a", loopy=True)
        >>> grundy.check(answer.certificate()).infinite
        (0,)
        """
        from grundy._ask import ask

        misere = self.convention == "misere"
        return cast("a.Certified", ask("certify", position=self.position, misere=misere, loopy=True, **options))


class OfRule(Record):
    """An answer about the law of a rule."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""

    @property
    def proof(self) -> a.ExplainedHeaps | a.ExplainedModes | a.ExplainedPairs:
        """Why the law holds: its theorem and proof in the numbers of this rule. A law that is only seen is marked.

        >>> import grundy
        >>> grundy.law("kayles").proof.title
        'The law of kayles'
        """
        from grundy._ask import ask

        return cast("a.ExplainedHeaps", ask("explain-law", rule=self.rule, to=self._to()))

    def certificate(self, **options: Any) -> a.LawCertified:
        """A certificate of the law, which `check` verifies from the rule alone.

        >>> import grundy
        >>> grundy.check(grundy.law("kayles").certificate(), rule="0.77").verdict
        'verified'
        """
        from grundy._ask import ask

        options.setdefault("to", self._to())
        return cast("a.LawCertified", ask("certify-law", rule=self.rule, **options))

    def _to(self) -> int:
        """The last heap of the search that found the law."""
        return max(_DEFAULT_TO, getattr(self, "heaps_computed", None) or 0)


class Formula(Record):
    """An answer that is a formula: a law."""

    __slots__ = ()

    def to_latex(self) -> str:
        """The law as a LaTeX formula, without the signs that begin and end it.

        >>> import grundy
        >>> print(grundy.law("0.07").to_latex())
        G(n + 34) = G(n) \\quad (n \\ge 53)
        """
        from grundy._display import formula

        return formula(self)

    def _repr_latex_(self) -> str:
        return f"${self.to_latex()}$"


class Nodes(Record):
    """An answer with nodes, which have names.

    >>> import grundy
    >>> grundy.Graph([(2, 1), (2, 0), (1, 0)]).solve()[2].nim_value
    2
    """

    __slots__ = ()
    nodes: tuple[Any, ...]
    """The nodes."""

    def __getitem__(self, name: object) -> Any:
        for node in self.nodes:
            if node.id == str(name):
                return node
        raise KeyError(name)


class Document(Record):
    """An answer that is a document: a proof or an explanation."""

    __slots__ = ()

    def to_latex(self) -> str:
        """The whole document as LaTeX.

        >>> import grundy
        >>> print(grundy.law("kayles").proof.to_latex().splitlines()[0])
        \\subsection*{The law of kayles}
        """
        return self._document("latex")

    def to_markdown(self) -> str:
        """The whole document as Markdown. Notebooks show it.

        >>> import grundy
        >>> print(grundy.explain("nim : 3, 4, 5").to_markdown().splitlines()[0])
        # nim : 3, 4, 5   (normal play: whoever makes the last move wins)
        """
        return self._document("markdown")

    def _repr_markdown_(self) -> str:
        return self.to_markdown()

    def _document(self, form: str) -> str:
        held = self._held
        written = None if isinstance(held, dict) else getattr(held, form)()
        if written is None:
            raise ValueError(f"{type(self).__name__} has no document: ask the question again")
        return cast("str", written)


_DEFAULT_TO = 20_000
"""The last heap of the question `law`, if the question names none."""
