"""The engine against slow definitions that share no code with it."""

from __future__ import annotations

import grundy
from grundy import testing
from hypothesis import given, settings
from hypothesis import strategies as st

HEAPS = st.lists(st.integers(0, 9), min_size=1, max_size=3)


def moves_of(numbers: frozenset[int]):  # type: ignore[no-untyped-def]
    """The options of a sum of heaps from which a move takes one of these numbers of coins."""

    def moves(heaps: tuple[int, ...]) -> list[tuple[int, ...]]:
        return [
            tuple(sorted(heaps[:place] + (heap - take,) + heaps[place + 1 :]))
            for place, heap in enumerate(heaps)
            for take in numbers
            if take <= heap
        ]

    return moves


@settings(deadline=None)
@given(testing.take_sets(), HEAPS)
def test_take_sets_have_the_values_of_the_definition(numbers: frozenset[int], heaps: list[int]) -> None:
    start = tuple(sorted(heaps))
    position = grundy.Rule(numbers)(*heaps)
    assert grundy.value(position) == testing.nim_value(start, moves_of(numbers))
    for misere in (False, True):
        expected = "N" if testing.wins(start, moves_of(numbers), misere=misere) else "P"
        assert grundy.outcome(position, misere=misere) == expected


@settings(deadline=None)
@given(testing.take_sets(), HEAPS)
def test_a_class_has_the_values_of_its_rule(numbers: frozenset[int], heaps: list[int]) -> None:
    class Game:
        def moves(self, heaps: tuple[int, ...]) -> list[tuple[int, ...]]:
            return list(moves_of(numbers)(heaps))

    place = tuple(sorted(heaps))
    python, rust = grundy.Rule(Game())(place), grundy.Rule(numbers)(*heaps)
    assert grundy.value(python) == grundy.value(rust)
    for misere in (False, True):
        assert grundy.outcome(python, misere=misere) == grundy.outcome(rust, misere=misere)


@settings(deadline=None, max_examples=30)
@given(testing.take_sets())
def test_a_function_is_compiled_and_has_the_values_of_its_rule(numbers: frozenset[int]) -> None:
    rule = grundy.Rule(lambda n: [n - k for k in numbers if k <= n])
    assert rule.engine == "rust"
    assert list(grundy.values(rule, 40)) == list(grundy.values(grundy.Rule(numbers), 40))


@settings(deadline=None, max_examples=30)
@given(testing.octal_codes())
def test_recorded_moves_have_the_values_of_their_code(code: str) -> None:
    known = grundy.ask("listing", rule=code, show="options", to=25).options
    table = [[tuple(option) for option in row] for row in known]
    rule = grundy.Rule(lambda n: table[n])
    assert rule.engine == "python"
    assert list(grundy.values(rule, 25)) == list(grundy.values(code, 25))


@settings(deadline=None, max_examples=30)
@given(testing.positions())
def test_certificates_of_positions_are_verified(position: grundy.Position) -> None:
    assert grundy.check(grundy.certify(position)).verdict == "verified"
