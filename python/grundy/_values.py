"""Nim-values of consecutive heaps, in one piece of memory."""

from __future__ import annotations

from typing import TYPE_CHECKING, overload

from grundy import _grundy

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from grundy._answers import ValuesAnswer


class Values:
    """The nim-values of consecutive heaps: a read-only sequence that other libraries read without a copy.

    `numpy.asarray(values)`, Arrow libraries such as `pyarrow.array(values)` and `polars.Series(values)`, and
    `values.memory` share the memory of the values; from Python 3.12 on, `memoryview(values)` does too.

    >>> import grundy
    >>> values = grundy.values("kayles", 9)
    >>> values[6], len(values), list(values[7:])
    (3, 10, [2, 1, 4])
    >>> values.memory.readonly
    True
    """

    __slots__ = ("__weakref__", "answer", "memory", "start")

    answer: ValuesAnswer
    """The answer without its values: rule, convention, how the values are known, and what ended the work."""
    memory: memoryview[int]
    """The values as a read-only memoryview of 32-bit or 64-bit numbers."""
    start: int
    """The heap of the first value."""

    def __init__(self, answer: ValuesAnswer, data: bytes, size: int) -> None:
        self.answer = answer
        self.start = getattr(answer, "from_", 0)
        view = memoryview(data)
        self.memory = view.cast("I") if size == 4 else view.cast("Q")

    @property
    def stopped(self) -> object:
        """What ended the work before the last heap, or None."""
        return self.answer.stopped

    def __len__(self) -> int:
        return len(self.memory)

    @overload
    def __getitem__(self, place: int) -> int: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[int]: ...
    def __getitem__(self, place: int | slice) -> int | Sequence[int]:
        found = self.memory[place]
        return found if isinstance(found, int) else tuple(found)

    def __iter__(self) -> Iterator[int]:
        return iter(self.memory)

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Values):
            return self.answer == other.answer and self.memory == other.memory
        if isinstance(other, (list, tuple)):
            return len(other) == len(self) and all(a == b for a, b in zip(self, other, strict=True))
        return NotImplemented

    def __hash__(self) -> int:
        return hash((self.answer, bytes(self.memory)))

    def __reduce__(self) -> tuple[object, ...]:
        return Values, (self.answer, bytes(self.memory), self.memory.itemsize)

    def __buffer__(self, flags: int) -> memoryview[int]:
        return self.memory

    @property
    def __array_interface__(self) -> dict[str, object]:
        kind = ("<" if _LITTLE else ">") + f"u{self.memory.itemsize}"
        return {"version": 3, "shape": (len(self),), "typestr": kind, "data": self.memory}

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        """The values as an Arrow array, for libraries that read the Arrow C data interface."""
        data = self.memory.obj
        assert isinstance(data, bytes)
        return _grundy.arrow(data, self.memory.itemsize)

    def __repr__(self) -> str:
        shown = ", ".join(map(str, self.memory[:20])) + (", …" if len(self) > 20 else "")
        stopped = self.answer.stopped
        ended = f", stopped={stopped.why!r}" if stopped is not None else ""
        return f"Values([{shown}], start={self.start}{ended})"

    def to_pandas(self) -> object:
        """The values as a pandas Series, whose index is the heap."""
        import pandas

        return pandas.Series(self.memory, index=range(self.start, self.start + len(self)), name="nim_value")

    def to_polars(self) -> object:
        """The values as a polars Series."""
        import polars

        return polars.Series("nim_value", self.memory)

    def to_arrow(self) -> object:
        """The values as an array of pyarrow, in the same memory."""
        import pyarrow

        return pyarrow.array(self)

    def to_tikz(self) -> str:
        """The strip of these heaps in TikZ, for LaTeX.

        >>> import grundy
        >>> "tikzpicture" in grundy.values("kayles", 9).to_tikz()
        True
        """
        from grundy._display import strip

        drawn = strip(self, "tex")
        if drawn is None:
            raise ValueError(f"a strip shows 1 to 100 heaps of a rule in the rule language, and these are {len(self)}")
        return drawn

    def _repr_svg_(self) -> str | None:
        from grundy._display import strip

        return strip(self)


def _is_little() -> bool:
    import sys

    return sys.byteorder == "little"


_LITTLE = _is_little()
