"""Rules that misbehave, and calls from odd places: each gives a clear exception, and none ends the interpreter."""

from __future__ import annotations

import os
import pickle
import sys
import threading
import weakref
from collections.abc import Callable, Iterator
from typing import Any

import grundy
import pytest


class Given:
    """A rule with these options."""

    def __init__(self, moves: Callable[[Any], Any]) -> None:
        self.moves = moves


def solved(moves: Callable[[Any], Any], position: Any, **options: Any) -> Any:
    return grundy.solve(grundy.Rule(Given(moves))(position), **options)


def nim(n: int) -> list[int]:
    return list(range(n))


def forever() -> Iterator[int]:
    while True:
        yield 0


def test_a_budget_stops_options_without_end() -> None:
    assert solved(lambda n: forever(), 1, budget=0.05).stopped.why == "time"
    answer = grundy.values(lambda n: forever(), 3, budget=0.05).answer
    assert answer.stopped is not None
    assert answer.stopped.why == "time"


def test_options_without_end_are_refused() -> None:
    with pytest.raises(grundy.TooLargeError, match="do they end"):
        solved(lambda n: forever(), 1)
    with pytest.raises(grundy.TooLargeError, match="do they end"):
        grundy.values(lambda n: forever(), 3)


def test_positions_that_change_are_refused_or_solved() -> None:
    class Heap:
        """A position whose hash changes when its options are listed."""

        def __init__(self, coins: int) -> None:
            self.coins = coins

        def __eq__(self, other: object) -> bool:
            return isinstance(other, Heap) and self.coins == other.coins

        def __hash__(self) -> int:
            return hash(self.coins)

    def moves(heap: Heap) -> list[Heap]:
        heap.coins -= 1
        return [Heap(heap.coins)] if heap.coins > 0 else []

    answer = solved(moves, Heap(5), budget=5)
    assert answer.outcome in ("N", "P")


def test_a_list_that_changes_while_it_is_read() -> None:
    options: list[object] = []

    class Position:
        """A position that empties the list of options when it is hashed."""

        def __hash__(self) -> int:
            options.clear()
            return 1

        def __eq__(self, other: object) -> bool:
            options.clear()
            return self is other

    def moves(position: object) -> list[object]:
        options[:] = [Position() for _ in range(5)] if position == 0 else []
        return options

    assert solved(moves, 0, budget=5).outcome == "N"


@pytest.mark.parametrize("place", ["__hash__", "__eq__"])
def test_an_exception_of_a_position_arrives_intact(place: str) -> None:
    error = KeyError("mine")

    def fail(*_: object) -> Any:
        raise error

    kind = type("Position", (), {"__hash__": lambda self: 1, "__eq__": object.__eq__, place: fail})
    with pytest.raises(KeyError) as caught:
        solved(lambda p: [kind(), kind()] if p == 0 else [], 0)
    assert caught.value is error


def test_an_exception_between_two_options_arrives_intact() -> None:
    def moves(n: int) -> Iterator[int]:
        yield n // 2
        raise ZeroDivisionError("mine")

    with pytest.raises(ZeroDivisionError, match="mine"):
        solved(moves, 3)
    with pytest.raises(ZeroDivisionError, match="mine"):
        grundy.values(moves, 3)


@pytest.mark.parametrize("error", [SystemExit, KeyboardInterrupt, MemoryError, RecursionError, StopIteration])
def test_exceptions_that_end_things(error: type[BaseException]) -> None:
    def moves(n: int) -> list[int]:
        raise error

    if error is KeyboardInterrupt:
        assert solved(moves, 3).stopped.why == "cancelled"
        return
    with pytest.raises(error):
        solved(moves, 3)
    with pytest.raises(error):
        grundy.values(moves, 3)


def test_a_rule_that_raised_can_be_asked_again() -> None:
    bad = [True]

    def moves(n: int) -> list[int]:
        if bad[0] and n == 2:
            raise ZeroDivisionError
        return nim(n)

    position = grundy.Rule(Given(moves))(4)
    with pytest.raises(ZeroDivisionError):
        grundy.solve(position)
    bad[0] = False
    assert grundy.value(position) == 4


@pytest.mark.parametrize(
    "option",
    [-1, 10**30, -(10**30), 2**64, 1.5, float("nan"), "1", None, [[1]], (1, "a"), (1, -1), object(), type],
)
def test_what_is_no_option_is_refused(option: object) -> None:
    def options(n: int) -> Any:
        while n > 0:
            return [option]
        return []

    with pytest.raises(TypeError, match="no heap of 0 or more"):
        grundy.values(options, 3)


@pytest.mark.parametrize("option", [7, 2**63, 2**64 - 1])
def test_a_heap_that_grows_is_refused(option: int) -> None:
    def options(n: int) -> Any:
        while n > 0:
            return [option]
        return []

    with pytest.raises(grundy.GrundyError):
        grundy.values(options, 3)


def test_enormous_numbers_are_positions() -> None:
    assert solved(lambda n: [n >> 1] if n else [], 1 << 5000).remoteness == 5001


@pytest.mark.parametrize("to", [-1, 2**64, 2**128, 1.5, "x", [1]])
def test_what_is_no_last_heap_is_refused(to: Any) -> None:
    for rule in ("kayles", lambda n: [n ^ 1] if n == 3 else []):
        with pytest.raises((grundy.GrundyError, TypeError, ValueError, OverflowError)):
            grundy.values(rule, to)


def test_a_field_that_holds_itself_is_refused() -> None:
    own: list[object] = []
    own.append(own)
    with pytest.raises((grundy.GrundyError, TypeError, RecursionError)):
        grundy.ask("grade", played=own)


@pytest.mark.parametrize("value", [object(), b"x", 2**70, -(2**70), 1j, {1: 2}, {None: 1}, "\ud800", float("inf")])
def test_what_is_no_field_is_refused(value: object) -> None:
    for name in ("numbers", "budget_", "x", "\ud800"):
        fields: dict[str, Any] = {name: value}
        with pytest.raises((grundy.GrundyError, TypeError, ValueError)):
            grundy.ask("mex", **fields)


@pytest.mark.parametrize("limit", [{"budget": float("nan")}, {"budget": -1}, {"max_memory": -1}, {"max_memory": 2**70}])
def test_what_is_no_limit_is_refused(limit: dict[str, Any]) -> None:
    with pytest.raises((ValueError, OverflowError)):
        grundy.solve("nim : 3", **limit)


def test_progress_that_raises_or_asks_again() -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("mine")

    with pytest.raises(ZeroDivisionError, match="mine"):
        grundy.values("0.007", 10**7, progress=fail, budget=30)
    asked = []

    def again(*_: object) -> None:
        asked.append(grundy.value("nim : 3, 4, 5"))

    answer = grundy.values("0.007", 10**7, progress=again, budget=1.6)
    assert answer.stopped is not None
    assert set(asked) == {2}


def test_another_rule_may_be_asked_while_one_is_explored() -> None:
    inner = grundy.Rule(Given(nim))

    def moves(n: int) -> list[int]:
        assert grundy.value(inner(n)) == n
        return nim(n)

    assert solved(moves, 6).nim_value == 6


def test_two_rules_that_ask_each_other() -> None:
    rules: list[grundy.Rule] = []

    def asking(other: int) -> grundy.Rule:
        return grundy.Rule(Given(lambda n: [grundy.value(rules[other](n))]))

    rules += [asking(1), asking(0)]
    with pytest.raises(RuntimeError, match="its own rule"):
        grundy.value(rules[0](3))


def test_the_moves_of_a_rule_may_be_dropped_while_they_run() -> None:
    class Rule:
        def moves(self, n: int) -> list[int]:
            vars(self).clear()
            return nim(n)

    rule = Rule()
    seen = weakref.ref(rule)
    position = grundy.Rule(rule)(5)
    del rule
    assert grundy.value(position) == 5
    del position
    assert seen() is None


def test_threads_share_a_rule() -> None:
    rule = grundy.Rule(Given(nim))
    found: list[object] = []

    def ask(n: int) -> None:
        try:
            for one in range(n, n + 30):
                found.append(grundy.value(rule(one)) == one)
                found.append(grundy.value("nim : 3, 4, 5") == 2)
        except BaseException as error:
            found.append(error)

    threads = [threading.Thread(target=ask, args=(n,)) for n in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8 * 60
    assert all(one is True for one in found)


def test_threads_share_an_answer() -> None:
    answer = grundy.solve("nim : 3, 4, 5")
    found: list[object] = []
    wait = threading.Barrier(8)

    def read() -> None:
        wait.wait()
        found.append((answer.to_json(), str(answer), hash(answer), repr(answer), pickle.loads(pickle.dumps(answer)) == answer))

    threads = [threading.Thread(target=read) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(found) == 8
    assert len(set(found)) == 1


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no fork")
@pytest.mark.filterwarnings("ignore:This process:DeprecationWarning")
def test_a_child_process_asks_on() -> None:
    rule = grundy.Rule(Given(nim))
    assert grundy.value(rule(3)) == 3
    answer = grundy.solve("nim : 3, 4, 5")
    child = os.fork()
    if child == 0:
        status = 1
        try:
            same = answer == grundy.solve("nim : 3, 4, 5") and grundy.value(rule(9)) == 9
            more = grundy.values("0.16", 100_000)[-1] == grundy.at("0.16", 100_000).nim_value
            status = 0 if same and more and str(answer) else 2
        finally:
            os._exit(status)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0


def test_records_are_read_only_all_the_way_down() -> None:
    answer = grundy.solve("nim : 3, 4, 5")
    for one in (answer, answer.winning_moves[0]):
        for name in ("outcome", "text", "_held", "_hash", "new"):
            with pytest.raises(AttributeError):
                setattr(one, name, 1)
        with pytest.raises(AttributeError):
            delattr(one, "_held")
    assert answer == grundy.solve("nim : 3, 4, 5")


def test_records_are_collected() -> None:
    answer = grundy.solve("nim : 3, 4, 5")
    seen = weakref.ref(answer)
    assert answer.outcome == "N"
    del answer
    assert seen() is None


def test_a_thousand_calls_keep_no_object() -> None:
    def calls() -> None:
        for _ in range(1000):
            assert grundy.solve("nim : 3, 4, 5").winning_moves[0].heap == 0
            with pytest.raises(grundy.GrundyError):
                grundy.solve("nim : -")

    calls()
    # Only a debug build of Python counts all references.
    counts = getattr(sys, "gettotalrefcount", sys.getallocatedblocks)
    before = counts()
    calls()
    assert counts() - before < 500
