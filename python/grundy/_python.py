"""Rules that are Python code: their positions are explored, and the engine labels them."""

from __future__ import annotations

from _thread import allocate_lock, get_ident
from typing import TYPE_CHECKING, Literal

from grundy import _grundy
from grundy._ask import limits
from grundy._errors import TooLargeError
from grundy._record import Record, make

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from grundy._ask import Progress


class Verdict(Record):
    """Who wins a position of a rule in Python.

    >>> import grundy
    >>> class Subtract:
    ...     def moves(self, n):
    ...         return [n - k for k in (1, 2) if k <= n]
    >>> verdict = grundy.solve(grundy.Rule(Subtract())(4))
    >>> verdict.outcome, verdict.nim_value, verdict.winning_moves, verdict.engine
    ('N', 1, (3,), 'python')
    """

    __slots__ = ()
    position: Hashable
    """The position."""
    convention: Literal["normal", "misere"]
    """The convention of play."""
    outcome: Literal["N", "P"]
    """Who wins under best play: the player to move (N) or the other one (P)."""
    nim_value: int | None
    """The nim-value; None under misère play."""
    remoteness: int
    """The number of moves left under best play."""
    winning_moves: tuple[Hashable, ...]
    """The options that win."""
    known_by: Literal["definition"]
    """How the outcome is known: by definition, from all options."""
    engine: Literal["python"]
    """The moves are those of Python code."""

    def __str__(self) -> str:
        who = "N: the player to move wins" if self.outcome == "N" else "P: the player to move loses"
        value = "" if self.nim_value is None else f"; nim-value {self.nim_value}"
        play = "normal" if self.convention == "normal" else "misère"
        moves = [f"  {move!r}" for move in self.winning_moves]
        head = {0: "No winning move.", 1: "The only winning move:"}.get(len(moves), "Winning moves:")
        lines = [f"{self.position!r}   ({play} play)", f"{who}{value}   (by definition, from the options)", head]
        return "\n".join([*lines, *moves])
    _names = {
        name: name
        for name in (
            "position",
            "convention",
            "outcome",
            "nim_value",
            "remoteness",
            "winning_moves",
            "known_by",
            "engine",
        )
    }


class Turns:
    """A lock that a rule cannot take twice: its own code must not ask about it."""

    __slots__ = ("_lock", "_owner")

    def __init__(self) -> None:
        self._lock = allocate_lock()
        self._owner: int | None = None

    def __enter__(self) -> None:
        if self._owner == get_ident():
            raise RuntimeError("the code of a rule asked about its own rule, whose positions are being explored")
        self._lock.acquire()
        self._owner = get_ident()

    def __exit__(self, *_: object) -> None:
        self._owner = None
        self._lock.release()


class Engine:
    """The positions of a rule in Python that are known so far."""

    def __init__(self, moves: Callable[..., Iterable[Hashable]]) -> None:
        self._explored = _grundy.Explored(moves)
        self._turns = Turns()

    def solve(self, position: Hashable, misere: bool, limits: _grundy.Limits) -> Record:
        """Who wins a position."""
        with self._turns:
            worth, stopped = self._explored.worth(position, misere, limits)
        if stopped is not None or worth is None:
            ended: Record = make(_grundy.Answer(stopped or "{}"), ("NoAnswerStopped",))
            return ended
        outcome, value, remoteness, winning = worth
        return Verdict(
            {
                "position": position,
                "convention": "misere" if misere else "normal",
                "outcome": outcome,
                "nim_value": value,
                "remoteness": remoteness,
                "winning_moves": tuple(winning),
                "known_by": "definition",
                "engine": "python",
            }
        )


    def edges(self, start: Hashable, max_nodes: int) -> list[tuple[str, str]]:
        """The moves between the positions that can be reached, as pairs of names."""
        if self.solve(start, False, limits()).stopped is not None:
            raise KeyboardInterrupt
        with self._turns:
            places, moves = self._explored.positions(), self._explored.edges()
        options: dict[int, list[int]] = {}
        for here, there in moves:
            options.setdefault(here, []).append(there)
        # In the order of a search by breadth.
        order = [places.index(start)]
        reached, found = set(order), []
        for here in order:
            for there in options.get(here, ()):
                found.append((str(places[here]), str(places[there])))
                if there not in reached:
                    reached.add(there)
                    order.append(there)
        if len(order) > max_nodes:
            raise TooLargeError(f"the graph has {len(order)} positions: allow them with max_nodes={len(order)}")
        return found


class HeapEngine:
    """A function from a heap to its options, which have no translation into the rule language."""

    def __init__(self, options: Callable[[int], Iterable[object]]) -> None:
        self._options = options
        self._recorded = _grundy.Recorded(options)
        self._turns = Turns()
        self._sums = Engine(self._moves)

    def values(self, to: int, limits: _grundy.Limits) -> tuple[list[int], str | None]:
        """The nim-values of the heaps from 0 to `to`, and JSON that says why if a limit ended the work."""
        with self._turns:
            return self._recorded.value_to(to, limits)

    def solve(self, heaps: tuple[int, ...], misere: bool, limits: _grundy.Limits) -> Record:
        """Who wins a sum of heaps."""
        return self._sums.solve(tuple(sorted(heap for heap in heaps if heap)), misere, limits)

    def edges(self, heaps: tuple[int, ...], max_nodes: int) -> list[tuple[str, str]]:
        """The moves between the positions that can be reached, as pairs of names."""
        return self._sums.edges(tuple(sorted(heap for heap in heaps if heap)), max_nodes)

    def _moves(self, heaps: tuple[int, ...]) -> list[tuple[int, ...]]:
        found = []
        for place, heap in enumerate(heaps):
            rest = heaps[:place] + heaps[place + 1 :]
            for option in self._options(heap):
                parts = (option,) if isinstance(option, int) else tuple(option)  # type: ignore[arg-type]
                found.append(tuple(sorted(rest + tuple(part for part in parts if part))))
        return found
