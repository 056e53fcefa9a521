"""Any question by its name, with limits and progress."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

from grundy import _grundy
from grundy._record import Record, class_of, make

if TYPE_CHECKING:
    from collections.abc import Callable
    from os import PathLike

    Progress = Callable[[int, int, int, float], object] | bool | None

QUESTIONS: tuple[str, ...] = tuple(_grundy.questions())
"""The names of all questions."""

def ask(
    question: str,
    /,
    *,
    budget: float | None = None,
    max_memory: int | None = None,
    progress: Progress = None,
    checkpoint: str | PathLike[str] | None = None,
    checkpoint_every: float = 60.0,
    **fields: object,
) -> Any:
    """Ask any question by its name, with its fields as keyword arguments.

    A field whose name is a keyword of Python has an underscore at its end: `from_`. `language` is the code of the language
    of texts: `en`, `ro`, `pt`, `hu`, `zh`, `de`, `fr` or `es`. `budget` is the number of seconds
    after which the work stops, and `max_memory` is the number of bytes that its tables may take (2 GiB). If a limit or
    Ctrl-C ends the work, the answer says so in `stopped` and holds what is known by then.

    `checkpoint` is a file for the state of long work, such as the law of `0.106` or the nim-value of a large board. It is
    saved every `checkpoint_every` seconds and at the end, and the same call goes on from there.

    >>> ask("nimber", expression="(5 * 9 + 3) / 7").values[0]
    '12'
    """
    answer = _grundy.ask(question, fields, limits(budget, max_memory, progress, checkpoint, checkpoint_every))
    if answer.complete:
        kind = _COMPLETE.get(question)
        return _complete(question, answer) if kind is None else kind(answer)
    return make(answer, _classes_of(question) if answer.known else ("NoAnswerStopped",))


def _classes_of(question: str) -> tuple[str, ...]:
    """The classes of the answer to a question. They are loaded with the first answer, so that the import is quick."""
    from grundy._answers import ANSWERS

    return ANSWERS[question]


_COMPLETE: dict[str, type[Record]] = {}
"""The class of the complete answer to a question, for the questions that have one such class."""


def _complete(question: str, answer: _grundy.Answer) -> Any:
    """The record of a complete answer. If its class does not depend on the fields, the next one is made without them."""
    classes = tuple(name for name in _classes_of(question) if "stopped" not in class_of(name)._required)
    if len(classes) == 1:
        _COMPLETE[question] = class_of(classes[0])
    return make(answer, classes)


def limits(
    budget: float | None = None,
    max_memory: int | None = None,
    progress: Progress = None,
    checkpoint: str | PathLike[str] | None = None,
    checkpoint_every: float = 60.0,
) -> _grundy.Limits:
    """The limits of a run, and its checkpoint."""
    if budget is None and max_memory is None and progress is None and checkpoint is None:
        return _DEFAULT
    if progress is None:
        progress = _line_if_seen
    elif progress is True:
        progress = _line
    return _grundy.Limits(budget, max_memory, progress or None, checkpoint, checkpoint_every)


def _line_if_seen(done: int, work: int, held: int, seconds: float) -> None:
    """Write a line of progress if a person sees standard error: in a terminal or a notebook."""
    if "IPython" in sys.modules or (sys.stderr is not None and sys.stderr.isatty()):
        _line(done, work, held, seconds)


def _line(done: int, work: int, held: int, seconds: float) -> None:
    """Write one line of progress over the last one."""
    text = f"\r{done} known, {work} steps, {held >> 20} MiB, {seconds:.0f} s (Ctrl-C stops) "
    sys.stderr.write(text)
    sys.stderr.flush()


_DEFAULT = _grundy.Limits(None, None, _line_if_seen)
"""No limit on time, the default limit on memory, and a line of progress for a person."""
