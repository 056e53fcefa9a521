"""Help for tests: strategies for hypothesis, and a slow oracle that shares no code with the engine.

The strategies need hypothesis, which the package does not install.

>>> mex({0, 1, 3})
2
>>> nim_value(7, lambda n: [n - k for k in (1, 2, 3) if k <= n])
3
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable, Iterable

    from hypothesis.strategies import SearchStrategy

    T = TypeVar("T", bound=Hashable)


def mex(values: Iterable[int]) -> int:
    """The smallest number of 0 or more that is not among the values.

    >>> mex([])
    0
    """
    seen = set(values)
    return next(number for number in range(len(seen) + 1) if number not in seen)


def nim_value(position: T, moves: Callable[[T], Iterable[T]]) -> int:
    """The nim-value of a position by definition: the mex of the nim-values of its options.

    `moves` maps a position to its options, and positions are hashable. Play must end. There is no limit on the length
    of play.

    >>> nim_value((3, 5), lambda p: [(p[0] - 1, p[1])] if p[0] else [])
    1
    """
    return _labelled(position, moves, lambda values: mex(values))


def wins(position: T, moves: Callable[[T], Iterable[T]], *, misere: bool = False) -> bool:
    """Whether the player to move wins a position, by backward induction.

    >>> wins(4, lambda n: [n - k for k in (1, 2, 3) if k <= n])
    False
    """

    def label(options: list[int]) -> int:
        return int(misere) if not options else int(not all(options))

    return bool(_labelled(position, moves, label))


def _labelled(position: T, moves: Callable[[T], Iterable[T]], label: Callable[[list[int]], int]) -> int:
    """The label of a position, from the labels of its options, without recursion."""
    known: dict[T, int] = {}
    options: dict[T, list[T]] = {}
    path = [position]
    while path:
        top = path[-1]
        if top not in options:
            options[top] = list(moves(top))
        unknown = [option for option in options[top] if option not in known]
        if unknown:
            path.extend(unknown)
        else:
            known[top] = label([known[option] for option in options[top]])
            path.pop()
    return known[position]


def take_sets(most: int = 9) -> SearchStrategy[frozenset[int]]:
    """Sets of the numbers of coins that a move may take, up to `most`."""
    from hypothesis import strategies as st

    return st.frozensets(st.integers(1, most), min_size=1)


def octal_codes(digits: int = 4) -> SearchStrategy[str]:
    """Octal codes such as `0.77`, with up to so many digits."""
    from hypothesis import strategies as st

    return st.text("01234567", min_size=1, max_size=digits).map(lambda text: f"0.{text}")


def rules(most: int = 9) -> SearchStrategy[Any]:
    """Rules: take sets and octal codes."""
    from hypothesis import strategies as st

    from grundy._rule import Rule

    return st.one_of(take_sets(most), octal_codes()).map(Rule)


def positions(most_heaps: int = 3, most: int = 12) -> SearchStrategy[Any]:
    """Positions of one rule with up to `most_heaps` heaps of up to `most` coins."""
    from hypothesis import strategies as st

    heaps = st.lists(st.integers(0, most), min_size=1, max_size=most_heaps)
    return st.builds(lambda rule, heaps: rule(*heaps), rules(), heaps)
