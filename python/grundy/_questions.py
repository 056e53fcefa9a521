"""The questions that people ask most, as functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, cast, overload

from grundy import _grundy
from grundy._ask import ask, limits
from grundy._python import HeapEngine, Verdict
from grundy._record import Record, make
from grundy._rule import Position, Rule
from grundy._values import Values

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from typing_extensions import Unpack

    from grundy import _answers as a
    from grundy import _options as o
    from grundy._ask import Progress

    AnyRule = str | Rule | Iterable[int] | Callable[[int], object] | object


class Value(int):
    """A nim-value: a whole number that knows how it is known.

    >>> import grundy
    >>> value = grundy.value("nim : 3, 4, 5")
    >>> value ^ 3, value.answer.known_by
    (1, 'theorem')
    """

    answer: Any
    """The whole answer."""


class Outcome(str):
    """An outcome, `"N"`, `"P"` or `"T"`: a text that knows how it is known.

    >>> import grundy
    >>> outcome = grundy.outcome("nim : 3, 4, 5")
    >>> outcome == "N", outcome.answer.convention
    (True, 'normal')
    """

    answer: Any
    """The whole answer."""


@overload
def solve(position: str, **options: Unpack[o.SolveOptions]) -> a.Solved: ...
@overload
def solve(
    position: str | Position,
    *,
    loopy: Literal[True],
    misere: bool = ...,
    max_moves: int = ...,
    budget: float | None = ...,
    max_memory: int | None = ...,
    progress: Progress = ...,
) -> a.LoopySolved: ...
@overload
def solve(
    position: str, *, budget: float | None = ..., max_memory: int | None = ..., **options: Unpack[o.SolveOptions]
) -> a.Solved | a.SoFar | a.NoAnswerStopped: ...
@overload
def solve(
    position: Position, *, budget: float | None = ..., max_memory: int | None = ..., **options: Unpack[o.SolveOptions]
) -> a.Solved | a.SoFar | a.NoAnswerStopped | Verdict: ...
def solve(position: str | Position, *, misere: bool = False, **options: Any) -> Any:
    """Who wins a position, and by which moves.

    `only="nim-value"` or `only="outcome"` finds only that, `remoteness=True` adds the number of moves left, `max_moves`
    limits the list of winning moves (20), and `assume_seen=True` uses a law that is only seen. With `loopy=True`, play may go
    on for ever, which is a draw; the answer is a `LoopySolved`. `budget`, `max_memory`, `progress` and `checkpoint` are
    those of `ask`.

    >>> answer = solve("nim : 3, 4, 5")
    >>> answer.outcome, answer.nim_value, [move.text for move in answer.winning_moves]
    ('N', 2, ['3 → 1 (take 2)'])
    """
    text = _text(position)
    if text is None:
        place = cast("Position", position)
        assert place.rule is not None
        engine = place.rule._python
        assert engine is not None
        spend = limits(*(options.pop(name, None) for name in ("budget", "max_memory", "progress")))
        if options:
            raise TypeError(f"a rule in Python has no option {next(iter(options))}")
        return engine.solve(cast("Any", place.place), misere, spend)
    if options.pop("loopy", False):
        return ask("solve-loopy", position=text, misere=misere, **options)
    return ask("solve", position=text, misere=misere, **options)


@overload
def outcome(position: str | Position, **options: Unpack[o.SolveOptions]) -> Outcome: ...
@overload
def outcome(
    position: str | Position,
    *,
    budget: float | None = ...,
    max_memory: int | None = ...,
    **options: Unpack[o.SolveOptions],
) -> Outcome | Record: ...
def outcome(position: str | Position, *, misere: bool = False, **options: Any) -> Any:
    """Who wins a position: `"N"`, the player to move, `"P"`, the other player, or `"T"`, nobody.

    >>> outcome("nim : 3, 4, 5")
    'N'
    >>> outcome("nim : 1, 1", misere=True)
    'N'
    """
    if _text(position) is not None:
        options["only"] = "outcome"
    answer = solve(position, misere=misere, **options)
    if answer.stopped is not None:
        return answer
    found = Outcome(getattr(answer, "outcome", ""))
    found.answer = answer
    return found


@overload
def value(position: str | Position, **options: Unpack[o.SolveOptions]) -> Value: ...
@overload
def value(
    position: str | Position,
    *,
    budget: float | None = ...,
    max_memory: int | None = ...,
    **options: Unpack[o.SolveOptions],
) -> Value | Record: ...
def value(position: str | Position, **options: Any) -> Any:
    """The nim-value of a position under normal play.

    >>> value("kayles : 9")
    4
    """
    if _text(position) is not None:
        options["only"] = "nim-value"
    answer = solve(position, **options)
    if answer.stopped is not None:
        return answer
    found = Value(getattr(answer, "nim_value", 0))
    found.answer = answer
    return found


@overload
def winning_moves(position: str | Position, **options: Unpack[o.SolveOptions]) -> tuple[Any, ...]: ...
@overload
def winning_moves(
    position: str | Position,
    *,
    budget: float | None = ...,
    max_memory: int | None = ...,
    **options: Unpack[o.SolveOptions],
) -> tuple[Any, ...] | Record: ...
def winning_moves(position: str | Position, *, misere: bool = False, **options: Any) -> Any:
    """The moves that win.

    >>> [move.after for move in winning_moves("nim : 3, 4, 5")]
    ['nim : 1, 4, 5']
    """
    answer = solve(position, misere=misere, **options)
    return answer if answer.stopped is not None else tuple(getattr(answer, "winning_moves", ()))


@overload
def explain(position: str | Position, **options: Unpack[o.ExplainOptions]) -> a.Explained: ...
@overload
def explain(
    position: str | Position,
    *,
    loopy: Literal[True],
    misere: bool = ...,
    max_moves: int = ...,
    budget: float | None = ...,
    max_memory: int | None = ...,
    progress: Progress = ...,
) -> a.LoopyExplained: ...
@overload
def explain(
    position: str | Position,
    *,
    budget: float | None = ...,
    max_memory: int | None = ...,
    **options: Unpack[o.ExplainOptions],
) -> a.Explained | a.ExplainStopped: ...
def explain(position: str | Position, *, misere: bool = False, **options: Any) -> Any:
    """Who wins a position, and why, step by step. With `loopy=True`, play may go on for ever, which is a draw.

    >>> explain("nim : 3, 4, 5").outcome
    'N'
    >>> explain("graph {a>b>a} : a", loopy=True).outcome
    'D'
    """
    if options.pop("loopy", False):
        return ask("explain-loopy", position=_needs_text(position), misere=misere, **options)
    return ask("explain", position=_needs_text(position), misere=misere, **options)


def values(
    rule: AnyRule,
    to: int = 50,
    *,
    from_: int = 0,
    assume_seen: bool = False,
    budget: float | None = None,
    max_memory: int | None = None,
    progress: Progress = None,
) -> Values:
    """The nim-values of the heaps from `from_` to `to`.

    >>> values("kayles", 9)
    Values([0, 1, 2, 3, 1, 4, 3, 2, 1, 4], start=0)
    """
    for name, heap in (("to", to), ("from_", from_)):
        if isinstance(heap, int) and heap < 0:
            raise ValueError(f"{name}={heap} is no heap: heaps are counted from 0")
    made = _rule(rule)
    spend = limits(budget, max_memory, progress)
    if isinstance(made, str):
        asked = {"rule": made, "from": from_, "to": to, "assume_seen": assume_seen}
        head, data, size = _grundy.values(asked, spend)
        kind = "NoAnswerStopped" if head.startswith('{"stopped":') else "ValuesAnswer"
        return Values(cast("a.ValuesAnswer", make(_grundy.Answer(head), (kind,))), data, size)
    if not isinstance(made._python, HeapEngine):
        raise TypeError("a rule with moves() has positions, not heaps: ask for the value of one of them")
    found, stopped = made._python.values(to, spend)
    answer: dict[str, object] = {"rule": repr(made), "canonical": repr(made), "convention": "normal", "from": from_}
    if stopped is not None:
        answer.update(_grundy.load(stopped))
    import array

    data = array.array("I", found[from_:]).tobytes()
    from grundy._answers import ValuesAnswer

    return Values(ValuesAnswer(answer | {"values": ()}), data, 4)


def at(
    rule: AnyRule,
    heap: int | tuple[int, ...] | str,
    *,
    budget: float | None = None,
    max_memory: int | None = None,
    **options: Unpack[o.AtOptions],
) -> a.AtHeap | a.AtPlace:
    """The nim-value of one heap, however large, or of one tuple of coordinates.

    >>> at("kayles", 10**18).nim_value
    1
    """
    place = heap if isinstance(heap, str) else str(heap)
    return cast("a.AtHeap", ask("at", rule=_rule_text(rule), heap=place, budget=budget, max_memory=max_memory, **options))


def law(
    rule: AnyRule,
    *,
    budget: float | None = None,
    max_memory: int | None = None,
    **options: Unpack[o.LawOptions],
) -> Any:
    """The law of a rule: what generates all its values, and how that is known.

    >>> kayles = law("kayles")
    >>> kayles.law.preperiod, kayles.law.period, kayles.known_by
    (71, 12, 'proved')

    A function without a translation has no text to prove anything about. Its first values, to `to` (500), are looked at, and
    their law is marked as seen.
    """
    made = _rule(rule)
    if isinstance(made, Rule) and isinstance(made._python, HeapEngine):
        known = values(made, options.pop("to", _FIRST_VALUES), budget=budget, max_memory=max_memory)
        if options:
            raise TypeError(f"the law of a rule in Python has no option {next(iter(options))}")
        # Without a value there is nothing but the limit that ended the work.
        return ask("law-of-values", values=list(known)) if len(known) else known.answer
    return ask("law", rule=_rule_text(made), budget=budget, max_memory=max_memory, **options)


def identify(
    what: str | Rule | Iterable[int] | Callable[[int], object],
    *,
    budget: float | None = None,
    max_memory: int | None = None,
    **options: Unpack[o.IdentifyOptions],
) -> a.Identified:
    """The known game with the same values as a rule, a row of positions, or a list of values.

    >>> identify([0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6]).matches[0].name
    'kayles'
    """
    if callable(what):
        what = Rule(what)
    if isinstance(what, Rule) and isinstance(what._python, HeapEngine):
        what = values(what)
    if isinstance(what, Rule):
        what = _needs_rule_text(what)
    elif not isinstance(what, str):
        what = ",".join(map(str, what))
    return cast("a.Identified", ask("identify", what=what, budget=budget, max_memory=max_memory, **options))


def code(
    rule: AnyRule,
    lang: o.Language = "python",
    *,
    budget: float | None = None,
    max_memory: int | None = None,
    **options: Unpack[o.CodeOptions],
) -> a.CodeAnswer:
    """A program that computes the nim-values of a rule: by its law, or by definition if no law is a fact.

    >>> print(code("nim").code.splitlines()[0].startswith("#"))
    True
    """
    return cast("a.CodeAnswer", ask("code", rule=_rule_text(rule), lang=lang, budget=budget, max_memory=max_memory, **options))


def play(
    position: str | Position,
    *,
    budget: float | None = None,
    max_memory: int | None = None,
    **options: Unpack[o.ReplyOptions],
) -> a.LegalMove:
    """The move of an opponent. `strength` says how well the opponent plays, and `seed` makes the choice repeatable.

    >>> play("nim : 3, 4, 5").after
    'nim : 1, 4, 5'
    """
    return cast("a.LegalMove", ask("reply", position=_needs_text(position), budget=budget, max_memory=max_memory, **options))


@overload
def certify(
    what: str | Position,
    *,
    budget: float | None = ...,
    max_memory: int | None = ...,
    **options: Unpack[o.CertifyOptions],
) -> a.Certified: ...
@overload
def certify(
    what: Rule,
    *,
    budget: float | None = ...,
    max_memory: int | None = ...,
    **options: Unpack[o.CertifyLawOptions],
) -> a.LawCertified: ...
def certify(what: str | Position | Rule, **options: Any) -> Any:
    """A certificate of the value or the outcome of a position, or of the law of a `Rule`.

    `check` verifies it without the solver. `show` says what the certificate of a position shows: `"nim-value"`,
    `"outcome"` or `"strategy"`.

    >>> check(certify("nim : 3, 4, 5")).verdict
    'verified'
    >>> certify(Rule("kayles")).theorem
    'guy-smith'
    """
    if isinstance(what, Rule):
        return ask("certify-law", rule=_needs_rule_text(what), **options)
    return ask("certify", position=_needs_text(what), **options)


def check(
    certificate: str | a.Certified | a.LawCertified,
    *,
    budget: float | None = None,
    max_memory: int | None = None,
    **options: Unpack[o.CheckOptions],
) -> Any:
    """Check a certificate from the rules alone: its text, or the answer of `certify`.

    >>> check("grundy certificate 1").verdict
    'rejected'
    """
    text = certificate if isinstance(certificate, str) else certificate.certificate
    return ask("check", certificate=text, budget=budget, max_memory=max_memory, **options)


def mex(numbers: Iterable[int]) -> int:
    """The smallest number that is not among these.

    >>> mex([0, 1, 3])
    2
    """
    return cast("int", ask("mex", numbers=" ".join(map(str, numbers))).mex)


def nim_sum(numbers: Iterable[int]) -> int:
    """The nim-sum of numbers: they are added in binary without carrying, which is xor.

    >>> nim_sum([3, 4, 5])
    2
    """
    return cast("int", ask("nim-sum", numbers=" ".join(map(str, numbers))).nim_sum)


_FIRST_VALUES = 500
"""The last heap of the values in which the law of a function without a translation is looked for."""


def _text(position: str | Position) -> str | None:
    if isinstance(position, str):
        return position
    if isinstance(position, Position):
        return position.text
    raise TypeError(f"{position!r} is no position: give text, or a rule with heaps such as Rule('nim')(3, 4, 5)")


def _needs_text(position: str | Position) -> str:
    text = _text(position)
    if text is None:
        raise TypeError(
            "the engine cannot read a rule in Python; solve, value, outcome and winning_moves answer its positions, and "
            "position.graph().position(place) makes a position that it can read"
        )
    return text


def _rule(rule: AnyRule) -> str | Rule:
    """The text of a rule, or a rule whose moves are Python code."""
    if isinstance(rule, str):
        return rule
    made = rule if isinstance(rule, Rule) else Rule(rule)
    return made if made.text is None else made.text


def _rule_text(rule: AnyRule) -> str:
    made = _rule(rule)
    return made if isinstance(made, str) else _needs_rule_text(made)


def _needs_rule_text(rule: Rule) -> str:
    if rule.text is None:
        raise TypeError(
            f"{rule!r} has no text in the rule language, so only solve, value, outcome, winning_moves, and for a function "
            "values, law and identify answer it"
        )
    return rule.text


