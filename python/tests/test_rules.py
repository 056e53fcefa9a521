"""Rules from text, numbers, functions and classes."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import grundy
import pytest

STEP = 3


def thirds(n: int) -> list[int]:
    """One coin, or two thirds of the heap."""
    return [n - 1, n // STEP] if n >= STEP else [n - 1] if n > 0 else []


def collected(n: int) -> list[int]:
    """A loop that collects, as most people write it."""
    found = []
    for k in (1, 3, 4):
        if k > n:
            break
        found.append(n - k)
    return found


def until(n: int) -> Iterator[int]:
    for k in [1, 3, 4]:
        if n >= k:
            yield n - k
        else:
            break


def yielded(n: int) -> Iterator[tuple[int, ...]]:
    for a in range(1, n):
        b = n - a
        if a >= b:
            continue
        yield a, b


def guarded(n: int) -> set[int]:
    if n == 0:
        return set()
    if n % 2:
        return {n - 1}
    half = n >> 1
    return {half, n - 1}


def squares(n: int) -> list[int]:
    options: list[int] = []
    for i in range(1, math.isqrt(n) + 1):
        options += [n - i**2]
    return options


def both(n: int) -> list[object]:
    options: list[object] = [n - 1] if n > 0 else []
    for k in range(2, n + 1):
        if math.gcd(k, n) == k:
            options.append([n // k, n // k])
        elif k == 3:
            options.extend(n - j for j in (2, 3) if j < n)
    return options


FUNCTIONS: list[tuple[Callable[[int], object], str]] = [
    (lambda n: [n - k for k in range(1, 4) if k <= n], "take 1..3"),
    (lambda n: {n - k for k in {1, 3, 4} if n >= k}, "take {1,3,4}"),
    (lambda n: [(a, n - 1 - a) for a in range(n)] + [(a, n - 2 - a) for a in range(n - 1)], "kayles"),
    (lambda n: range(max(0, n - 2), n), "take {1,2}"),
    (lambda n: [n - 1] if n % 2 == 1 else [n // 2] if n else [], "n -> n-1 if n odd | floor(n/2) if n even and n > 0"),
    (collected, "take {1,3,4}"),
    (until, "take {1,3,4}"),
    (yielded, "grundy"),
    (guarded, "n -> n-1 if n > 0 | floor(n/2) if n even and n > 0"),
    (squares, "take squares"),
    (both, "n -> n-1 if n > 0 | [n/k, n/k] for k in 2..n if k divides n | n-2 if n > 2 and not 3 divides n | n-3 if n > 3 and not 3 divides n"),
    (thirds, "n -> n-1 if n > 0 | floor(n/3) if n >= 3"),
]


@pytest.mark.parametrize(("function", "text"), FUNCTIONS)
def test_simple_functions_are_compiled(function: Callable[[int], object], text: str) -> None:
    rule = grundy.Rule(function)
    assert rule.engine == "rust"
    assert list(grundy.values(rule, 60)) == list(grundy.values(text, 60))


def test_functions_in_one_line_are_told_apart() -> None:
    one, two = grundy.Rule(lambda n: [n - k for k in (1, 2) if k <= n]), grundy.Rule(lambda n: [n - 1] if n else [])
    assert (one.text, two.text) == ("take {1,2}", "take {1}")


def test_other_functions_stay_in_python() -> None:
    def options(n: int) -> list[int]:
        found = []
        while n > 0:
            n -= 1
            found.append(n)
        return found

    rule = grundy.Rule(options)
    assert rule.engine == "python"
    assert list(grundy.values(rule, 9)) == list(range(10))
    assert grundy.value(rule(3, 4) + rule(5)) == 3 ^ 4 ^ 5


def test_functions_without_a_translation_have_seen_laws() -> None:
    def options(n: int) -> list[int]:
        return sorted(n - k for k in range(1, 4) if k <= n and str(k))

    assert grundy.Rule(options).engine == "python"
    law = grundy.law(options)
    assert (law.known_by, law.law.period) == ("seen", 4)
    assert grundy.identify(options) == grundy.identify(grundy.values(options))
    assert grundy.identify(options).matches[0].relation.kind == "shift"
    with pytest.raises(TypeError, match="misere"):
        grundy.law(options, misere=True)
    assert grundy.law(options, budget=0).stopped.why == "time"
    with pytest.raises(ValueError, match="to=-1 is no heap"):
        grundy.values("kayles", -1)
    with pytest.raises(ValueError, match="from_=-1 is no heap"):
        grundy.values("kayles", from_=-1)


def test_a_missing_method_names_the_function() -> None:
    rule: Any = grundy.Rule("nim")
    with pytest.raises(AttributeError, match=r"ask grundy.law\(rule"):
        rule.law()
    with pytest.raises(AttributeError, match=r"ask grundy.outcome\(position"):
        rule(3, 4).outcome
    assert not hasattr(rule, "colour")


def test_a_translation_that_differs_is_not_used() -> None:
    def lost(n: int) -> list[int]:
        found = [n - 1] if n else []
        if n > 70:
            return []
        return found

    def changed(n: int) -> list[int]:
        if n > 70:
            n = 3
        return [n - 1] if n else []

    def two(n: int) -> list[int]:
        found, other = [], []
        for k in range(1, n + 1):
            found.append(n - k)
            if k > 70:
                other.append(n - k)
        return found

    def mixed(n: int) -> Iterator[int]:
        found = []
        if n > 70:
            found.append(n - 1)
        yield from range(n)

    def cut(n: int) -> list[int]:
        found = []
        for k in range(1, 200):
            if k == 70:
                break
            if k <= n:
                found.append(n - k)
        return found

    def unordered(n: int) -> list[int]:
        found = []
        for k in (1, 80, 2):
            if k > n + 10:
                break
            if k <= n:
                found.append(n - k)
        return found

    def moving(n: int) -> list[int]:
        """The condition holds for a while, and fails again."""
        found = []
        for k in range(1, n + 1):
            bound = (k + 5) % 80
            if k > bound:
                break
            found.append(n - k)
        return found

    def inner(n: int) -> list[int]:
        found = []
        for k in range(1, n + 1):
            if n > 60:
                if n > 70:
                    continue
                found.append(n - k)
            found.append(n - k)
        return found

    def unbound(n: int) -> Iterator[int]:
        if n <= 70:
            m = 1
        if n:
            yield n - m  # pyright: ignore[reportPossiblyUnboundVariable]

    def silent(n: int) -> Any:
        found = [n - 1] if n else []
        if n <= 70:
            return found

    functions: list[Callable[[int], object]] = [
        lost,
        changed,
        two,
        mixed,
        cut,
        unordered,
        moving,
        inner,
        unbound,
        silent,
    ]
    assert [grundy.Rule(one).engine for one in functions] == ["python"] * len(functions)
    limit = [2]
    rule = grundy.Rule(lambda n: [n - 1 for _ in range(n) if n <= limit[0]])
    assert rule.engine == "python"


def test_numbers_make_take_sets() -> None:
    assert grundy.Rule(range(1, 4)).canonical == grundy.Rule("take 1..3").canonical
    assert grundy.Rule({1, 3, 4}) == grundy.Rule([4, 3, 1])


def test_a_verdict_is_printed_like_an_answer() -> None:
    verdict = grundy.solve(grundy.Rule(Given(lambda n: [n - 1] if n else []))(3))
    assert str(verdict).splitlines() == [
        "3   (normal play)",
        "N: the player to move wins; nim-value 1   (by definition, from the options)",
        "The only winning move:",
        "  2",
    ]


def test_deep_play_needs_no_recursion() -> None:
    class Line:
        def moves(self, n: int) -> list[int]:
            return [n - 1] if n else []

    answer = grundy.solve(grundy.Rule(Line())(100_000))
    assert isinstance(answer, grundy.Verdict)
    assert (answer.outcome, answer.remoteness) == ("P", 100_000)


class Given:
    """A rule with these options."""

    def __init__(self, moves: Callable[[Any], Any]) -> None:
        self.moves = moves


def test_an_exception_of_a_rule_arrives_intact() -> None:
    error = ZeroDivisionError("mine")

    def moves(position: object) -> list[object]:
        raise error

    with pytest.raises(ZeroDivisionError) as caught:
        grundy.solve(grundy.Rule(Given(moves))(1))
    assert caught.value is error
    assert caught.traceback[-1].name == "moves"


@pytest.mark.parametrize(
    ("moves", "error", "words"),
    [
        (lambda p: [[p]], TypeError, "not hashable"),
        (lambda p: None, TypeError, "not its options"),
        (lambda p: 7, TypeError, "not its options"),
        (lambda p: [1 - p], grundy.RuleError, "cycle"),
    ],
)
def test_wrong_rules_are_refused(moves: Callable[[Any], Any], error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        grundy.solve(grundy.Rule(Given(moves))(1))


def test_a_rule_may_not_ask_about_itself() -> None:
    rules: list[grundy.Rule] = []
    rules.append(grundy.Rule(Given(lambda p: [grundy.value(rules[0](p - 1))])))
    with pytest.raises(RuntimeError, match="its own rule"):
        grundy.value(rules[0](3))
    with pytest.raises(RuntimeError, match="its own rule"):
        grundy.value(rules[0](2))


def test_a_rule_that_never_ends_is_stopped() -> None:
    answer = grundy.solve(grundy.Rule(Given(lambda p: [p + 1]))(0), budget=0.1)
    assert answer.stopped is not None
    assert answer.stopped.why == "time"


@pytest.mark.parametrize("rule", [{1, -2}, {"a"}, {True}, 3.5, None, Given])
def test_what_is_no_rule_is_refused(rule: object) -> None:
    with pytest.raises(TypeError):
        grundy.Rule(rule)


@pytest.mark.parametrize("heaps", [(-1,), ("x",), (1.5,), (10**30,)])
def test_what_is_no_heap_is_refused(heaps: tuple[Any, ...]) -> None:
    with pytest.raises(grundy.GrundyError):
        grundy.Rule("nim")(*heaps)
