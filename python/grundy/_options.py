"""The options of the questions that are functions. `cargo xtask generate` writes this file from the types of grundy-ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from os import PathLike
    from typing import Literal, TypeAlias

    from grundy._ask import Progress

    Language: TypeAlias = "Literal[\"cpp\", \"python\", \"rust\", \"java\", \"go\"]"
    "The language of a program."

    Main: TypeAlias = "Literal[\"lines\", \"tests\", \"single\", \"none\"]"
    "What the function `main` of a program reads and prints."

    Shown: TypeAlias = "Literal[\"nim-value\", \"outcome\", \"strategy\", \"graph-values\"]"
    "What a certificate of a position shows."

    Strength: TypeAlias = "Literal[\"perfect\", \"mistakes\", \"random\"]"
    "How well an opponent plays."

    Wanted: TypeAlias = "Literal[\"nim-value\", \"outcome\"]"
    "The only result that a question about a position wants."


class Run(TypedDict, total=False):
    """The options of every question."""

    progress: Progress
    """A function that is called with the results, steps, bytes and seconds so far; or whether a line is written."""
    checkpoint: str | PathLike[str] | None
    """A file for the state of long work: the same call goes on from there."""
    checkpoint_every: float
    """The seconds between two saves."""


class AtOptions(Run, total=False):
    """The options of `at`."""

    assume_seen: bool
    """Whether to use a law that is only seen, if no law is proved."""
    long: bool
    """Look for a law of a far heap as long as the budget allows, and not only for a few seconds."""


class CertifyOptions(Run, total=False):
    """The options of `certify`."""

    misere: bool
    """Whether play is misère: the last mover loses."""
    show: Shown | None
    """What the certificate shows. The default shows as much as the answer knows."""
    loopy: bool
    """Whether play may go on for ever, which is a draw."""


class CertifyLawOptions(Run, total=False):
    """The options of `certify-law`."""

    to: int
    """Compute values up to this heap at most, in the search for the law."""


class CheckOptions(Run, total=False):
    """The options of `check`."""

    rule: str | None
    """Reject a certificate that is not about this rule."""
    segments: tuple[int, int] | None
    """Check only these segments of a long run: the first and the last one, counted from 0."""


class CodeOptions(Run, total=False):
    """The options of `code`."""

    to: int
    """Compute values up to this heap at most, in the search for the law."""
    main: Main
    """What the function `main` reads and prints."""
    winners: tuple[str, str]
    """The words that `main` prints for the winner of a test: for the player who moves first, and for the other."""
    misere: bool
    """Whether the last mover loses: misère play."""


class ExplainOptions(Run, total=False):
    """The options of `explain`."""

    misere: bool
    """Whether play is misère: the last mover loses."""
    max_moves: int
    """Show at most this many winning moves, and at most this many refuted moves."""
    definition: bool
    """Whether to show the options and their mex too, if a law or theorem gives the reason."""


class IdentifyOptions(Run, total=False):
    """The options of `identify`."""

    with_: str | None
    """Compare only with this rule, these values, or this row. The default compares with the catalogue."""
    from_: int
    """The heap of the first value, if `what` holds values."""
    to: int
    """Compare values up to this heap, unless a law reaches further."""
    max_matches: int
    """List at most this many matching rules."""


class LawOptions(Run, total=False):
    """The options of `law`."""

    to: int
    """Compute values up to this heap at most."""
    misere: bool
    """Whether to find the period of the outcomes of one heap under misère play. The rule must be a take set."""
    long: bool
    """Whether to use the engine for long runs for small heaps too, if it supports the rule."""
    digest: bool
    """Whether the engine for long runs reports a chain of digests, one for each 2^20 values."""


class ReplyOptions(Run, total=False):
    """The options of `reply`."""

    misere: bool
    """Whether play is misère: the last mover loses."""
    strength: Strength
    """How well the opponent plays."""
    seed: int
    """The seed of the random numbers. The same seed gives the same move."""


class SolveOptions(Run, total=False):
    """The options of `solve`."""

    misere: bool
    """Whether play is misère: the last mover loses."""
    only: Wanted | None
    """Find only this, and list no moves."""
    remoteness: bool
    """Whether to find the remoteness of the whole position, by search."""
    max_moves: int
    """List at most this many winning moves."""
    assume_seen: bool
    """Whether to use a law that is only seen, if no law is proved."""
