"""Impartial combinatorial games: who wins, with which move, why, and what is the law behind it.

>>> import grundy
>>> grundy.outcome("nim : 3, 4, 5")
'N'
>>> nim, kayles = grundy.Rule("nim"), grundy.Rule("kayles")
>>> grundy.value(nim(3, 4, 5) + kayles(9))
6
"""

from grundy._ask import QUESTIONS, ask
from grundy._display import Picture, draw
from grundy._errors import (
    FileError,
    GrundyError,
    InternalError,
    QuestionError,
    RuleError,
    RuleSyntaxError,
    TooLargeError,
    UnknownError,
    UnsuitedError,
)
from grundy._graph import Graph
from grundy._grundy import __version__
from grundy._python import Verdict
from grundy._questions import (
    Outcome,
    Value,
    at,
    certify,
    check,
    code,
    explain,
    identify,
    law,
    mex,
    nim_sum,
    outcome,
    play,
    solve,
    value,
    values,
    winning_moves,
)
from grundy._record import Record
from grundy._rule import Position, Rule
from grundy._values import Values

__all__ = [
    "QUESTIONS",
    "FileError",
    "Graph",
    "GrundyError",
    "InternalError",
    "Outcome",
    "Picture",
    "Position",
    "QuestionError",
    "Record",
    "Rule",
    "RuleError",
    "RuleSyntaxError",
    "TooLargeError",
    "UnknownError",
    "UnsuitedError",
    "Value",
    "Values",
    "Verdict",
    "__version__",
    "ask",
    "at",
    "certify",
    "check",
    "code",
    "draw",
    "explain",
    "identify",
    "law",
    "mex",
    "nim_sum",
    "outcome",
    "play",
    "solve",
    "value",
    "values",
    "winning_moves",
]


def __getattr__(name: str) -> object:
    """The module `grundy.testing`, which is loaded when it is first used, since it needs hypothesis."""
    if name == "testing":
        from importlib import import_module

        return import_module("grundy.testing")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
