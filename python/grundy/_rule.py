"""Rules and positions."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, cast

from grundy import _ask
from grundy._python import Engine, HeapEngine

if TYPE_CHECKING:
    from collections.abc import Callable, Hashable

    from grundy._graph import Graph

_FUNCTIONS = ("certify", "code", "explain", "identify", "law", "outcome", "play", "solve", "value", "values", "winning_moves")
"""The functions that answer rules and positions."""

_CHECKED_TO = 64
"""A translation is compared with its function on the heaps from 0 to this one."""


class Rule:
    """What may be played: text, a set of numbers, or Python code.

    A set, a range or another iterable holds the numbers of coins that a move may take. A function maps a heap to its
    options, each of them a heap or a tuple of heaps. An object with `moves(position)` gives the options of a position,
    which is any hashable object. `engine` says who lists the moves: `"rust"` or `"python"`.

    A simple function is translated into the rule language, and the translation is compared with the function on the
    heaps from 0 to 64. All answers are then about the translation, which is `text`.

    >>> Rule("kayles").text
    'kayles'
    >>> Rule({1, 3, 4}).text
    'take {1, 3, 4}'
    >>> Rule(lambda n: [n - k for k in range(1, 4) if k <= n]).engine
    'rust'
    >>> Rule("nim")(3, 4, 5)
    Position('nim : 3, 4, 5')
    """

    __slots__ = ("__weakref__", "_code", "_python", "_text")

    _text: str | None
    _code: object
    _python: Engine | HeapEngine | None

    def __init__(self, rule: str | Iterable[int] | Callable[[int], object] | Rule | object, /) -> None:
        self._code, self._python = None, None
        # Its options are looked at when they are asked for.
        code: Any = rule
        if isinstance(rule, Rule):
            self._text, self._code, self._python = rule._text, rule._code, rule._python
        elif isinstance(rule, str):
            self._text = rule
            _ask.ask("rule", rule=rule)
        elif callable(getattr(rule, "moves", None)) and not isinstance(rule, type):
            self._text, self._code, self._python = None, rule, Engine(code.moves)
        elif isinstance(rule, type):
            raise TypeError(f"{rule.__name__} is a class: make an object of it, Rule({rule.__name__}())")
        elif callable(rule):
            self._text, self._code = _translation(rule), rule
            self._python = HeapEngine(code) if self._text is None else None
        elif isinstance(rule, Iterable):
            self._text = _take(rule)
        else:
            raise TypeError(f"{rule!r} is no rule: give text, numbers to take, a function or an object with moves()")

    @property
    def text(self) -> str | None:
        """The rule in the rule language; None for a rule whose moves are Python code."""
        return self._text

    @property
    def engine(self) -> str:
        """Who lists the moves: `"rust"`, or `"python"` for code that has no translation."""
        return "rust" if self._python is None else "python"

    @property
    def canonical(self) -> str | None:
        """The rule in its shortest form.

        >>> Rule("0.77").canonical
        '0.77'
        """
        return None if self._text is None else getattr(_ask.ask("rule", rule=self._text), "canonical", None)

    def __call__(self, *position: Any) -> Position:
        """A position of this rule: heaps, or one position of a rule with `moves`."""
        return Position._of(self, position)

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            # Python calls this only if the class has no such attribute.
            if name in _FUNCTIONS:
                raise AttributeError(f"a rule has no {name}: ask grundy.{name}(rule, ...)")
            raise AttributeError(f"a rule has no {name}")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rule):
            return NotImplemented
        return (self._text, self._identity()) == (other._text, other._identity())

    def __hash__(self) -> int:
        return hash((self._text, id(self._identity())))

    def _identity(self) -> object:
        return self._code if self._text is None else None

    def __reduce__(self) -> tuple[object, ...]:
        return Rule, (self._code if self._text is None else self._text,)

    def __copy__(self) -> Rule:
        return self

    def __deepcopy__(self, memo: object) -> Rule:
        return self

    def __repr__(self) -> str:
        return f"Rule({(self._code if self._text is None else self._text)!r})"


class Position:
    """A position: text, or a rule with its heaps. `+` is the disjunctive sum.

    >>> Position("nim : 3, 4") + Rule("kayles")(9)
    Position('nim : 3, 4 + kayles : 9')
    """

    __slots__ = ("__weakref__", "_place", "_rule", "_text")

    _text: str | None
    _rule: Rule | None
    _place: Hashable

    def __init__(self, text: str, /) -> None:
        _ask.ask("position", position=text)
        self._text, self._rule, self._place = text, None, None

    @staticmethod
    def _of(rule: Rule, place: tuple[Any, ...]) -> Position:
        position = Position.__new__(Position)
        position._rule = rule
        if rule.text is not None:
            position._text, position._place = f"{rule.text} : {_typed(place)}", None
            _ask.ask("position", position=position._text)
        elif isinstance(rule._python, HeapEngine):
            position._text, position._place = None, _heaps(place)
        else:
            if len(place) != 1:
                raise TypeError(f"a rule with moves() has one position at a time, and not {len(place)}")
            position._text, position._place = None, place[0]
        return position

    @property
    def text(self) -> str | None:
        """The position in the rule language; None for a rule whose moves are Python code."""
        return self._text

    @property
    def rule(self) -> Rule | None:
        """The rule of a position that was made from one."""
        return self._rule

    @property
    def place(self) -> Hashable:
        """The position as Python code knows it; None for a position in the rule language."""
        return self._place

    def graph(self, max_nodes: int = 2000) -> Graph:
        """The state graph of this position: all positions that can be reached, and the moves between them.

        >>> Position("nim : 2").graph().edges()
        [('nim : 2', 'nim : 1'), ('nim : 2', 'nim : 0'), ('nim : 1', 'nim : 0')]
        """
        from grundy._graph import Graph

        if self._text is not None:
            states = _ask.ask("states", position=self._text, max_nodes=max_nodes)
            names = [node.position for node in states.nodes]
            return Graph((names[step.from_], names[step.to]) for step in states.edges)
        assert self._rule is not None and self._rule._python is not None
        return Graph(self._rule._python.edges(cast("Any", self._place), max_nodes))

    def to_tikz(self) -> str:
        """The picture of the position in TikZ, for LaTeX.

        >>> "tikzpicture" in Position("nim : 3, 4, 5").to_tikz()
        True
        """
        from grundy._display import board

        drawn = board(self, "tex")
        if drawn is None:
            raise ValueError(f"{self!r} has no picture")
        return drawn

    def __add__(self, other: object) -> Position:
        if isinstance(other, str):
            other = Position(other)
        if not isinstance(other, Position):
            return NotImplemented
        if self._text is not None and other._text is not None:
            return Position(f"{self._text} + {other._text}")
        rule = self._rule
        if rule is not None and rule == other._rule and isinstance(rule._python, HeapEngine):
            assert isinstance(self._place, tuple) and isinstance(other._place, tuple)
            return rule(*self._place, *other._place)
        raise TypeError(
            "only positions in the rule language, and heaps of one rule, can be added; "
            "position.graph().position(place) makes a node of any position"
        )

    if not TYPE_CHECKING:

        def __getattr__(self, name: str) -> object:
            # Python calls this only if the class has no such attribute.
            if name in _FUNCTIONS:
                raise AttributeError(f"a position has no {name}: ask grundy.{name}(position, ...)")
            raise AttributeError(f"a position has no {name}")

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self._key() == other._key()

    def __hash__(self) -> int:
        return hash(self._key())

    def _key(self) -> tuple[object, ...]:
        return (self._text,) if self._text is not None else (self._rule, self._place)

    def __reduce__(self) -> tuple[object, ...]:
        return (Position, (self._text,)) if self._text is not None else (Position._of, (self._rule, self._given()))

    def _given(self) -> tuple[Any, ...]:
        heaps = self._rule is not None and isinstance(self._rule._python, HeapEngine)
        return self._place if heaps and isinstance(self._place, tuple) else (self._place,)

    def __copy__(self) -> Position:
        return self

    def __deepcopy__(self, memo: object) -> Position:
        return self

    def __repr__(self) -> str:
        return f"Position({self._text!r})" if self._text is not None else f"{self._rule!r}{self._given()!r}"

    def _repr_svg_(self) -> str | None:
        from grundy._display import board

        return board(self)


def _typed(place: tuple[Any, ...]) -> str:
    """Heaps, tuples of coordinates or text, as they are typed."""
    return ", ".join(f"({', '.join(map(str, one))})" if isinstance(one, tuple) else str(one) for one in place)


def _heaps(place: tuple[Any, ...]) -> tuple[int, ...]:
    for heap in place:
        if type(heap) is not int or heap < 0:
            raise TypeError(f"{heap!r} is no heap: a heap is a whole number of 0 or more")
    return tuple(sorted(place))


def _take(numbers: Iterable[object]) -> str:
    found: set[int] = set()
    for number in numbers:
        if type(number) is not int or number < 1:
            raise TypeError(f"a move cannot take {number!r} coins: give whole numbers of 1 or more")
        found.add(number)
        if len(found) > 1_000_000:
            raise ValueError("there are more than a million numbers to take")
    text = f"take {{{', '.join(map(str, sorted(found)))}}}"
    _ask.ask("rule", rule=text)
    return text


def _translation(function: Callable[[int], object]) -> str | None:
    """The rule of a function, if it has one with the same options on the first heaps."""
    from grundy._errors import GrundyError
    from grundy._translate import translate

    text = translate(function)
    if text is None:
        return None
    try:
        listed = _ask.ask("listing", rule=text, show="options", to=_CHECKED_TO, budget=1.0)
        known = getattr(listed, "options", ())
        if len(known) <= _CHECKED_TO:
            return None
        same = all(_options(function(heap)) == set(known[heap]) for heap in range(_CHECKED_TO + 1))
    except (GrundyError, TypeError, ArithmeticError, LookupError):
        return None
    if not same:
        return None
    # The shortest form is easier to read in answers, and means the same.
    shortest: str = _ask.ask("rule", rule=text).canonical
    return shortest


def _options(given: Any) -> set[tuple[int, ...]]:
    parts = ((one,) if isinstance(one, int) else tuple(one) for one in given)
    return {tuple(sorted(part for part in option if part != 0)) for option in parts}
