"""Why a question has no answer: one exception for each kind of refusal."""

from __future__ import annotations


class GrundyError(ValueError):
    """A question without an answer.

    >>> import grundy
    >>> try:
    ...     grundy.solve("nim : 3, x")
    ... except grundy.GrundyError as error:
    ...     print(error.kind, error.span)
    syntax (9, 10)
    """

    kind: str = "error"
    message: str
    """What is wrong, in one sentence."""
    text: str | None
    """The whole text as it was probably meant, if it is known."""
    help: str | None
    """Advice, or the most similar known word."""
    remedy: str | None
    """What to ask instead."""
    line: int | None
    """The line of the error, counted from 1; None if no text is at fault."""
    span: tuple[int, int] | None
    """The first character of the error in its line, counted from 0, and the character after it."""

    def __init__(self, shown: str, **details: object) -> None:
        super().__init__(shown)
        column, length = details.get("column"), details.get("length")
        self.message = str(details.get("message", shown))
        self.text = _text(details.get("meant"))
        self.help = _text(details.get("help"))
        self.remedy = _text(details.get("remedy"))
        line = details.get("line")
        self.line = line if isinstance(line, int) else None
        self.span = None
        if isinstance(column, int) and isinstance(length, int):
            self.span = (column - 1, column - 1 + length)
        self._details = details

    def __reduce__(self) -> tuple[object, ...]:
        return _again, (type(self), str(self), self._details)


class RuleSyntaxError(GrundyError):
    """A text is not a rule, position, graph or expression. `span` is the place."""

    kind = "syntax"


class QuestionError(GrundyError, TypeError):
    """A field of a question is missing, unknown, or of the wrong kind."""

    kind = "syntax"


class RuleError(GrundyError):
    """The rule fails: play may go on for ever, or a move has no value."""

    kind = "rule"


class UnsuitedError(GrundyError):
    """The question does not apply to these rules."""

    kind = "unsuited"


class UnknownError(GrundyError):
    """No game, node or question has this name."""

    kind = "unknown"


class TooLargeError(GrundyError):
    """The answer would be too large."""

    kind = "too-large"


class FileError(GrundyError):
    """A file cannot be read or written."""

    kind = "file"


class InternalError(GrundyError):
    """The software contradicts itself. That is an error of grundy, not of the question."""

    kind = "internal"


_KINDS = {
    error.kind: error
    for error in (
        RuleSyntaxError,
        RuleError,
        UnsuitedError,
        UnknownError,
        TooLargeError,
        FileError,
        InternalError,
    )
}


def refusal(problem: dict[str, object], shown: str, remedy: str | None) -> GrundyError:
    """Make the exception for a refusal of the engine."""
    kind = _KINDS.get(str(problem.get("kind")), GrundyError)
    if kind is RuleSyntaxError and problem.get("line") is None:
        # No text is at fault.
        kind = QuestionError
    if remedy is not None:
        shown = f"{shown}\n{remedy}"
    return kind(shown, remedy=remedy, **problem)


def _text(value: object) -> str | None:
    return value if isinstance(value, str) else None


def _again(kind: type[GrundyError], shown: str, details: dict[str, object]) -> GrundyError:
    return kind(shown, **details)
