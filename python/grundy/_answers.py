"""Every answer, and every record inside one. `cargo xtask generate` writes this file from the types of grundy-ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grundy._bases import Document, Formula, Nodes, OfLoopyPosition, OfPosition, OfRule
from grundy._record import Record

if TYPE_CHECKING:
    from typing import Literal, TypeAlias

    AtAnswer: TypeAlias = "AtHeap | AtPlace"
    "The nim-value of a heap or of a tuple."

    Block: TypeAlias = "BlockParagraph | BlockList | BlockTable"
    "A block of a section."

    CertificateKind: TypeAlias = "Literal[\"nim-value\", \"outcome\", \"strategy\", \"infinite-value\", \"graph-values\", \"draw\"]"
    "The kind of a certificate of a position."

    CertifiedKind: TypeAlias = "Literal[\"law\"]"
    "The kind of a certificate of a law."

    CheckAnswer: TypeAlias = "PositionShown | GraphShown | LawShown | RejectedFile | NotChecked"
    "What a check of a certificate shows."

    Checkpoint: TypeAlias = "CheckpointHeaps | CheckpointPositions"
    "What a checkpoint file holds when the work ends."

    Convention: TypeAlias = "Literal[\"normal\", \"misere\"]"
    "The convention of play: who wins when no move is left."

    EndedBy: TypeAlias = "Literal[\"work\", \"memory\", \"time\", \"cancelled\", \"far\"]"
    "What ended the work."

    Equality: TypeAlias = "Literal[\"same-rules\", \"same-values\", \"decided\", \"seen\"]"
    "How far the equality of two sequences reaches."

    ExplainAnswer: TypeAlias = "Explained | ExplainStopped"
    "An explanation of who wins a position, or what ended the work."

    ExplainLawAnswer: TypeAlias = "ExplainedHeaps | ExplainedModes | ExplainedPairs"
    "The law of a rule, and why it holds."

    GamesAnswer: TypeAlias = "tuple[Game, ...] | Game"
    "All games of the catalogue, or one of them."

    GraphAnswer: TypeAlias = "PlainGraph | LoopyGraph | LabelledGraph"
    "The solved nodes of a state graph, in the order of the graph."

    Kind: TypeAlias = "Literal[\"syntax\", \"rule\", \"unsuited\", \"unknown\", \"too-large\", \"file\", \"internal\"]"
    "The kind of error in a refusal."

    KnownBy: TypeAlias = "Literal[\"definition\", \"theorem\", \"proved\", \"seen\"]"
    "How an answer is known."

    Language: TypeAlias = "Literal[\"cpp\", \"python\", \"rust\", \"java\", \"go\"]"
    "The language of a program."

    Law: TypeAlias = "LawPeriod | LawArithmetic | LawClasses | LawFormula | LawWindow | LawAutomatic | LawSynchronised | LawRegular | LawModes | LawModeMachines | LawPPositions | LawOutcomes | LawFamily"
    "A law: a finite description of all nim-values, of all P-positions, or of the laws of a family of rules."

    LawAnswer: TypeAlias = "HeapsLaw | ModesLaw | PairsLaw | MisereLaw | FamilyAnswer"
    "The law of a rule."

    ListingAnswer: TypeAlias = "OptionsListed | TupleOptionsListed | NimValuesListed | PPositionsListed | NPositionsListed | OutcomesListed | TupleOutcomesListed | PositionsCounted"
    "A list of options, P-positions or outcomes."

    MoveGrade: TypeAlias = "Literal[\"kept\", \"gave-away\", \"lost\"]"
    "The grade of a move."

    NoAnswer: TypeAlias = "NoAnswerError | NoAnswerStopped"
    "What JSON has in place of an answer."

    NodeLabel: TypeAlias = "Literal[\"win\", \"loss\", \"tie\"]"
    "Who wins where no move is left."

    Operation: TypeAlias = "Literal[\"sum\", \"product\"]"
    "An operation on two numbers."

    Outcome: TypeAlias = "Literal[\"N\", \"P\", \"T\", \"D\"]"
    "The outcome: who wins under best play."

    Part: TypeAlias = "int | tuple[int, ...] | str"
    "A part of a position: a heap is a number, a tuple is a list of numbers, and anything else is text."

    Places: TypeAlias = "tuple[int, ...] | tuple[tuple[int, ...], ...]"
    "Heaps, or tuples of coordinates."

    PlayedWith: TypeAlias = "Literal[\"heap\", \"points\", \"game\", \"graph\"]"
    "What a game is played with."

    RegularPart: TypeAlias = "int | tuple[int, int]"
    "A subsequence: 1 for the constant sequence 1, 1, 1, …, otherwise [step, rest] for G(step·n + rest)."

    ReplyAnswer: TypeAlias = "LegalMove"
    "The opponent's move."

    SolveAnswer: TypeAlias = "Solved | SoFar"
    "Who wins a position, or what is known after a limit ended the work."

    TartanAnswer: TypeAlias = "TartanTable | TartanBoard"
    "The nim-values of a product."

    Task: TypeAlias = "TaskTable | TaskGrid | TaskJudge | TaskGraph"
    "A task with its answers."

    Values: TypeAlias = "Literal[\"nimber\", \"order\", \"roots\"]"
    "The kind of value that an expression has."

    Verdict: TypeAlias = "Literal[\"verified\", \"verified in part\", \"rejected\", \"not checked\"]"
    "The verdict on a certificate."

    Wanted: TypeAlias = "Literal[\"nim-value\", \"outcome\"]"
    "The only result that a question about a position wants."

    What: TypeAlias = "Literal[\"rule\", \"row\", \"values\"]"
    "The kinds of subjects that can be recognised."


class AcceptState(Record):
    """A state of an automaton that accepts or rejects."""

    __slots__ = ()
    accepts: bool
    """Whether the automaton accepts input that ends in this state."""
    next: tuple[int, ...]
    """The next state for each digit, or for each pair of digits."""
    _names = {"accepts": "accepts", "next": "next"}
    _required = frozenset(("accepts", "next",))


class AlsoPairs(Record):
    """The same law of P-positions by another theorem."""

    __slots__ = ()
    reference: str
    """The theorem."""
    hypotheses: tuple[str, ...]
    """The finite hypotheses that were checked, in words."""
    formula: str
    """The P-positions in words."""
    _names = {"reference": "reference", "hypotheses": "hypotheses", "formula": "formula"}
    _required = frozenset(("reference", "hypotheses", "formula",))


class AlsoProved(Record):
    """A proof of the same law by another theorem."""

    __slots__ = ()
    reference: str
    """The theorem."""
    hypotheses: tuple[str, ...]
    """The finite hypotheses that were checked, in words."""
    _names = {"reference": "reference", "hypotheses": "hypotheses"}
    _required = frozenset(("reference", "hypotheses",))


class Area(Record):
    """A rectangle; the top left corner of the board is (0, 0)."""

    __slots__ = ()
    x: float
    """The left side."""
    y: float
    """The upper side."""
    width: float
    """The width."""
    height: float
    """The height."""
    _names = {"x": "x", "y": "y", "width": "width", "height": "height"}
    _required = frozenset(("x", "y", "width", "height",))


class Assumed(Record):
    """A law that gave a value although it is only seen."""

    __slots__ = ()
    rule: str
    """The rule."""
    canonical: str
    """The rule in its shortest form."""
    law: Law
    """The law, in the form of the question `law`."""
    seen_to: int
    """The law is seen in the values of all heaps up to this one."""
    from_: int | None
    """The law gave the values from this heap on."""
    _names = {"rule": "rule", "canonical": "canonical", "law": "law", "seen_to": "seen_to", "from_": "from"}
    _required = frozenset(("rule", "canonical", "law", "seen_to", "from",))
    _nested = {"law": ("LawPeriod", "LawArithmetic", "LawClasses", "LawFormula", "LawWindow", "LawAutomatic", "LawSynchronised", "LawRegular", "LawModes", "LawModeMachines", "LawPPositions", "LawOutcomes", "LawFamily")}


class AtHeap(Record):
    """The nim-value of a heap."""

    __slots__ = ()
    rule: str
    """The rule."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """Always normal play."""
    heap: int
    """The heap."""
    nim_value: int
    """Its nim-value."""
    known_by: KnownBy
    """How the value is known."""
    reference: str | None
    """The theorem, if the value follows from one."""
    form: ClosedForm | None
    """The law in closed form, if a law gives the value and has one."""
    heaps_computed: int
    """The number of heaps, from 0 on, whose values were computed."""
    assumed: Assumed | None
    """The law that gave the value, if that law is only seen."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "heap": "heap", "nim_value": "nim_value", "known_by": "known_by", "reference": "reference", "form": "form", "heaps_computed": "heaps_computed", "assumed": "assumed"}
    _required = frozenset(("rule", "canonical", "convention", "heap", "nim_value", "known_by", "reference", "heaps_computed",))
    _constants = {"convention": "normal"}
    _nested = {"form": ("ClosedForm",), "assumed": ("Assumed",)}


class AtPlace(Record):
    """The nim-value of a tuple, or of a number that a move need not decrease; or only who wins."""

    __slots__ = ()
    rule: str
    """The rule."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """Always normal play."""
    position: tuple[int, ...]
    """The coordinates."""
    nim_value: int | None
    """The nim-value; null if only the outcome is known."""
    outcome: Outcome
    """Who wins under best play."""
    known_by: KnownBy
    """How the value is known."""
    references: tuple[str, ...]
    """The theorems that the value follows from."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "position": "position", "nim_value": "nim_value", "outcome": "outcome", "known_by": "known_by", "references": "references"}
    _required = frozenset(("rule", "canonical", "convention", "position", "nim_value", "outcome", "known_by", "references",))
    _constants = {"convention": "normal"}


class BlockList(Record):
    """A list of sentences, one per line."""

    __slots__ = ()
    kind: Literal["list"]
    items: tuple[str, ...]
    """The sentences."""
    _names = {"kind": "kind", "items": "items"}
    _required = frozenset(("kind", "items",))
    _constants = {"kind": "list"}


class BlockParagraph(Record):
    """A paragraph of sentences."""

    __slots__ = ()
    kind: Literal["paragraph"]
    text: str
    """The sentences."""
    _names = {"kind": "kind", "text": "text"}
    _required = frozenset(("kind", "text",))
    _constants = {"kind": "paragraph"}


class BlockTable(Record):
    """A table of rows and columns."""

    __slots__ = ()
    kind: Literal["table"]
    caption: str
    """A short description of the table."""
    head: tuple[str, ...]
    """The headings of the columns."""
    rows: tuple[tuple[str, ...], ...]
    """The rows under the headings."""
    _names = {"kind": "kind", "caption": "caption", "head": "head", "rows": "rows"}
    _required = frozenset(("kind", "caption", "head", "rows",))
    _constants = {"kind": "table"}


class Certified(Record):
    """The summary of a written certificate of a position."""

    __slots__ = ()
    file: str | None
    """The file that contains the certificate."""
    kind: CertificateKind
    """What the certificate shows."""
    entries: int
    """The number of entries."""
    bytes: int
    """The size in bytes."""
    sha256: str
    """The SHA-256 of all bytes before the last line."""
    certificate: str | None
    """The text of the certificate, if it is not in a file."""
    _names = {"file": "file", "kind": "kind", "entries": "entries", "bytes": "bytes", "sha256": "sha256", "certificate": "certificate"}
    _required = frozenset(("kind", "entries", "bytes", "sha256",))


class CheckpointHeaps(Record):
    """A checkpoint of a search for a law."""

    __slots__ = ()
    file: str
    """The file."""
    heaps: int | None
    """The number of heaps whose values are saved; null if the program could not save."""
    _names = {"file": "file", "heaps": "heaps"}
    _required = frozenset(("file", "heaps",))


class CheckpointPositions(Record):
    """A checkpoint of a solver."""

    __slots__ = ()
    file: str
    """The file."""
    positions: int | None
    """The number of saved positions; null if the program could not save."""
    _names = {"file": "file", "positions": "positions"}
    _required = frozenset(("file", "positions",))


class ClosedForm(Record):
    """A law as a person would write it. It is equal to the law for all heaps."""

    __slots__ = ()
    nim_value: Written | None
    """G(n); null if the nim-values have no closed form, and under misère play."""
    p_positions: Written | None
    """The heaps from which the player to move loses, as a condition on n; null if no condition names them."""
    from_: int
    """The first heap that follows the formula of the nim-values."""
    exceptions: tuple[tuple[int, int], ...]
    """The heaps that do not follow the formula, with their nim-values. Heaps below `from` that are not in this list are left open."""
    _names = {"nim_value": "nim_value", "p_positions": "p_positions", "from_": "from", "exceptions": "exceptions"}
    _required = frozenset(("nim_value", "p_positions", "from", "exceptions",))
    _nested = {"nim_value": ("Written",), "p_positions": ("Written",)}


class CodeAnswer(Record):
    """A program, and the law that it follows. The law is a theorem or proved."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str | None
    """The rule in its shortest form; null for a family of rules."""
    convention: Convention
    """Normal play or misère play."""
    lang: Language
    """The programming language."""
    code: str
    """The text of the program."""
    law: Law | None
    """The law; null if the program computes the values by definition, one heap after another."""
    known_by: KnownBy
    """How the values of the program are known: by a theorem, by a law that is proved, or by definition."""
    reference: str | None
    """The theorem; null by definition."""
    winning_moves: bool
    """Whether the program has a function that finds a winning move."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "lang": "lang", "code": "code", "law": "law", "known_by": "known_by", "reference": "reference", "winning_moves": "winning_moves"}
    _required = frozenset(("rule", "canonical", "convention", "lang", "code", "law", "known_by", "reference", "winning_moves",))
    _nested = {"law": ("LawPeriod", "LawArithmetic", "LawClasses", "LawFormula", "LawWindow", "LawAutomatic", "LawSynchronised", "LawRegular", "LawModes", "LawModeMachines", "LawPPositions", "LawOutcomes", "LawFamily")}


class Columns(Record):
    """A nim-sum in binary columns."""

    __slots__ = ()
    rows: tuple[ColumnsRow, ...]
    """The summands."""
    more: int
    """The number of further summands that are not shown."""
    sum: int
    """The nim-sum of all summands, shown or not."""
    bits: str
    """The nim-sum in binary."""
    _names = {"rows": "rows", "more": "more", "sum": "sum", "bits": "bits"}
    _required = frozenset(("rows", "more", "sum", "bits",))
    _nested = {"rows": ("ColumnsRow",)}


class ColumnsRow(Record):
    """A summand of a nim-sum."""

    __slots__ = ()
    label: str
    """The part of the position that has this nim-value."""
    nim_value: int
    """The nim-value of the part."""
    bits: str
    """The nim-value in binary, as wide as the other rows."""
    _names = {"label": "label", "nim_value": "nim_value", "bits": "bits"}
    _required = frozenset(("label", "nim_value", "bits",))


class Component(Record):
    """One game in a sum."""

    __slots__ = ()
    rule: str
    """The rule."""
    kind: PlayedWith
    """What the game is played with."""
    text: str
    """The parts of the component, as a user types them after the colon."""
    heaps: tuple[int, ...] | None
    """The heaps; null if the game is not played with heaps."""
    _names = {"rule": "rule", "kind": "kind", "text": "text", "heaps": "heaps"}
    _required = frozenset(("rule", "kind", "text", "heaps",))


class Drawn(Record):
    """A picture in the requested form."""

    __slots__ = ()
    text: str
    """The text of the picture."""
    _names = {"text": "text"}
    _required = frozenset(("text",))


class Ended(Record):
    """The limit, or the person, that ended the work: the field `stopped` of an answer."""

    __slots__ = ()
    why: EndedBy
    """What ended the work."""
    spent: Spent
    """What the work has spent."""
    checkpoint: Checkpoint | None
    """The checkpoint, if the program keeps one."""
    _names = {"why": "why", "spent": "spent", "checkpoint": "checkpoint"}
    _required = frozenset(("why", "spent",))
    _nested = {"spent": ("Spent",), "checkpoint": ("CheckpointHeaps", "CheckpointPositions")}


class EngineReport(Record):
    """The report of the engine for long runs on the nim-values of a code."""

    __slots__ = ()
    heaps: int
    """The values of all heaps below this one are known."""
    mask: str | None
    """The mask in binary. `...` means that all further digits are 1. Null without a sparse space."""
    mask_bits: tuple[int, ...] | None
    """The set bits of the mask below `mask_bits_from`, ascending; null without a sparse space."""
    mask_bits_from: int | None
    """The mask has every bit from this one on; null without a sparse space."""
    parity: int | None
    """The number that is added to the parity of the heap, if that parity counts too; otherwise null."""
    rare: int | None
    """The number of rare heaps; null without a sparse space."""
    rare_share: float | None
    """The share of rare heaps among the heaps from 1 on; null without a sparse space."""
    last_rare: HeapValue | None
    """The last rare heap; null if there is none."""
    rares: tuple[tuple[int, int], ...]
    """The rare heaps, each with its value."""
    maximum: HeapValue
    """The greatest value, and the first heap that has it."""
    histogram: tuple[int, ...]
    """The number of heaps with value 0, 1, 2, …"""
    fletcher32: str
    """The Fletcher checksum of the values as 16-bit words, with sums modulo 2^16, in eight hexadecimal digits."""
    digests: tuple[str, ...] | None
    """A chain of XXH3-128 digests, one for each 2^20 heaps, if the question wants it."""
    rares_complete: bool | None
    """Whether the list of rare heaps is complete. Absent if the question has no limit on the list."""
    _names = {"heaps": "heaps", "mask": "mask", "mask_bits": "mask_bits", "mask_bits_from": "mask_bits_from", "parity": "parity", "rare": "rare", "rare_share": "rare_share", "last_rare": "last_rare", "rares": "rares", "maximum": "maximum", "histogram": "histogram", "fletcher32": "fletcher32", "digests": "digests", "rares_complete": "rares_complete"}
    _required = frozenset(("heaps", "mask", "mask_bits", "mask_bits_from", "parity", "rare", "rare_share", "last_rare", "rares", "maximum", "histogram", "fletcher32",))
    _nested = {"last_rare": ("HeapValue",), "maximum": ("HeapValue",)}


class ExplainStopped(Record):
    """A position without an explanation, because a limit ended the work."""

    __slots__ = ()
    position: str
    """The position, as typed."""
    convention: Convention
    """The convention of play."""
    _names = {"position": "position", "convention": "convention", "stopped": "stopped"}
    _required = frozenset(("position", "convention", "stopped",))
    _nested = {"stopped": ("Ended",)}


class Explained(OfPosition, Document):
    """Who wins a position, and why."""

    __slots__ = ()
    position: str
    """The position, as typed."""
    convention: Convention
    """The convention of play for all other fields."""
    outcome: Outcome
    """Who wins under best play."""
    nim_value: int | None
    """The nim-value; null under misère play and for labelled games."""
    known_by: KnownBy
    """How the outcome is known."""
    references: tuple[str, ...]
    """The theorems that the outcome follows from."""
    reasons: tuple[PartReason, ...]
    """The reasons that laws and theorems give for parts of the position."""
    parts: tuple[PartValue, ...]
    """The nim-values of the parts of the position, and of the smaller parts that the explanation uses."""
    columns: Columns | None
    """The nim-sum in binary columns, if the position has several parts."""
    moves: tuple[ExplainedMove, ...]
    """The winning moves, and losing moves with their refutations. Equal places appear once."""
    winning_moves_total: int | None
    """The number of winning moves; null if it is not known exactly."""
    moves_total: int | None
    """The number of moves; null if it is not known exactly."""
    text: str
    """The whole explanation as text."""
    _names = {"position": "position", "convention": "convention", "outcome": "outcome", "nim_value": "nim_value", "known_by": "known_by", "references": "references", "reasons": "reasons", "parts": "parts", "columns": "columns", "moves": "moves", "winning_moves_total": "winning_moves_total", "moves_total": "moves_total", "text": "text"}
    _required = frozenset(("position", "convention", "outcome", "nim_value", "known_by", "references", "reasons", "parts", "columns", "moves", "winning_moves_total", "moves_total", "text",))
    _nested = {"reasons": ("PartReason",), "parts": ("PartValue",), "columns": ("Columns",), "moves": ("ExplainedMove",)}


class ExplainedHeaps(OfRule, Document):
    """The law of the nim-values of heaps, and why it holds."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    law: Law | None
    """The law; null if none was found."""
    form: ClosedForm | None
    """The law in closed form; null if none is known."""
    sentence: str | None
    """The law in a sentence."""
    known_by: KnownBy | None
    """How the law is known."""
    reference: str | None
    """The theorem; for a law that is only seen, the range in which it is seen."""
    hypotheses: tuple[str, ...]
    """The finite hypotheses that were checked, in words."""
    heaps_computed: int
    """The number of computed values, of the heaps 0, 1, 2, …"""
    engine: EngineReport | None
    """The report of the engine for long runs; absent if another engine ran."""
    also: tuple[AlsoProved, ...] | None
    """Proofs of the same law by other theorems; absent if there are none."""
    title: str
    """The title of the document."""
    sections: tuple[Section, ...]
    """The sections of the document, in order."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "law": "law", "form": "form", "sentence": "sentence", "known_by": "known_by", "reference": "reference", "hypotheses": "hypotheses", "heaps_computed": "heaps_computed", "engine": "engine", "also": "also", "stopped": "stopped", "title": "title", "sections": "sections"}
    _required = frozenset(("rule", "canonical", "convention", "law", "form", "sentence", "known_by", "reference", "hypotheses", "heaps_computed", "title", "sections",))
    _nested = {"law": ("LawPeriod", "LawArithmetic", "LawClasses", "LawFormula", "LawWindow", "LawAutomatic", "LawSynchronised", "LawRegular", "LawModes", "LawModeMachines", "LawPPositions", "LawOutcomes", "LawFamily"), "form": ("ClosedForm",), "engine": ("EngineReport",), "also": ("AlsoProved",), "stopped": ("Ended",), "sections": ("Section",)}


class ExplainedModes(OfRule, Document):
    """The law of the nim-values of a heap with a mode, and why it holds."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    law: Law | None
    """The law; null if none was found."""
    form: ClosedForm | None
    """The law in closed form; null if none is known."""
    sentence: str | None
    """The law in a sentence."""
    known_by: KnownBy | None
    """How the law is known."""
    reference: str | None
    """The theorem; for a law that is only seen, the range in which it is seen."""
    hypotheses: tuple[str, ...]
    """The finite hypotheses that were checked, in words."""
    heaps_computed: int
    """The number of heaps, from 0 on, whose values were computed in all modes."""
    title: str
    """The title of the document."""
    sections: tuple[Section, ...]
    """The sections of the document, in order."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "law": "law", "form": "form", "sentence": "sentence", "known_by": "known_by", "reference": "reference", "hypotheses": "hypotheses", "heaps_computed": "heaps_computed", "title": "title", "sections": "sections"}
    _required = frozenset(("rule", "canonical", "convention", "law", "form", "sentence", "known_by", "reference", "hypotheses", "heaps_computed", "title", "sections",))
    _nested = {"law": ("LawPeriod", "LawArithmetic", "LawClasses", "LawFormula", "LawWindow", "LawAutomatic", "LawSynchronised", "LawRegular", "LawModes", "LawModeMachines", "LawPPositions", "LawOutcomes", "LawFamily"), "form": ("ClosedForm",), "sections": ("Section",)}


class ExplainedMove(Record):
    """A move, and why it wins or which reply refutes it."""

    __slots__ = ()
    component: int
    """The component that changes, counted from 0."""
    place: int
    """The place in the component, counted from 0."""
    to: tuple[Part, ...]
    """What the move leaves at that place."""
    equal: int
    """The number of equal places that allow the same move."""
    text: str
    """The move in words."""
    wins: bool
    """Whether the move wins."""
    why: str | None
    """Why the move wins. For a losing move without a reply, why it loses."""
    refutation: Refutation | None
    """The winning reply to a losing move."""
    _names = {"component": "component", "place": "place", "to": "to", "equal": "equal", "text": "text", "wins": "wins", "why": "why", "refutation": "refutation"}
    _required = frozenset(("component", "place", "to", "equal", "text", "wins", "why", "refutation",))
    _nested = {"refutation": ("Refutation",)}


class ExplainedPairs(OfRule, Document):
    """The law of P-positions, and why it holds."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    law: Law | None
    """The law; null if none was found."""
    form: ClosedForm | None
    """The law in closed form; null if none is known."""
    sentence: str | None
    """The law in a sentence."""
    known_by: KnownBy | None
    """How the law is known."""
    reference: str | None
    """The theorem; for a law that is only seen, the range in which it is seen."""
    hypotheses: tuple[str, ...]
    """The finite hypotheses that were checked, in words."""
    heaps_computed: None
    """Always null: positions are pairs, not heaps."""
    p_positions: FirstPositions | None
    """The first P-positions, by definition; null if a limit ended the work before they were known."""
    also: tuple[AlsoPairs, ...] | None
    """The same law by another theorem; absent if there is none."""
    title: str
    """The title of the document."""
    sections: tuple[Section, ...]
    """The sections of the document, in order."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "law": "law", "form": "form", "sentence": "sentence", "known_by": "known_by", "reference": "reference", "hypotheses": "hypotheses", "heaps_computed": "heaps_computed", "p_positions": "p_positions", "also": "also", "stopped": "stopped", "title": "title", "sections": "sections"}
    _required = frozenset(("rule", "canonical", "convention", "law", "form", "sentence", "known_by", "reference", "hypotheses", "heaps_computed", "p_positions", "title", "sections",))
    _nested = {"law": ("LawPeriod", "LawArithmetic", "LawClasses", "LawFormula", "LawWindow", "LawAutomatic", "LawSynchronised", "LawRegular", "LawModes", "LawModeMachines", "LawPPositions", "LawOutcomes", "LawFamily"), "form": ("ClosedForm",), "p_positions": ("FirstPositions",), "also": ("AlsoPairs",), "stopped": ("Ended",), "sections": ("Section",)}


class Family(Record):
    """One law for a family of rules: the formula of a theorem, or a pattern seen in the members."""

    __slots__ = ()
    preperiod: None
    """Always null."""
    period: None
    """Always null."""
    saltus: None
    """Always null."""
    formula: str | None
    """G(n) as a formula in the letters, by a theorem."""
    condition: str | None
    """The condition on the letters."""
    from_: int | None
    """The first number for the letter that follows the pattern."""
    classes: tuple[FamilyClass, ...] | None
    """Preperiod, period and saltus as formulas in the letter, for each residue class of the letter."""
    _names = {"preperiod": "preperiod", "period": "period", "saltus": "saltus", "formula": "formula", "condition": "condition", "from_": "from", "classes": "classes"}
    _required = frozenset(("preperiod", "period", "saltus",))
    _nested = {"classes": ("FamilyClass",)}


class FamilyAnswer(Formula):
    """The law of a family of rules: by a theorem for all numbers, or seen in the rules with small numbers."""

    __slots__ = ()
    rule: str
    """The family, as typed."""
    canonical: None
    """Always null: a family has many rules."""
    letters: tuple[str, ...]
    """The letters."""
    convention: Convention
    """Always normal play."""
    law: Law | None
    """The law; null if no law is known for all numbers."""
    sentence: str | None
    """The law in a sentence."""
    known_by: KnownBy | None
    """How the law is known."""
    reference: str | None
    """The theorem; for a law that is only seen, the range in which it is seen."""
    hypotheses: tuple[str, ...]
    """Always empty: the search checks no hypotheses for a family."""
    heaps_computed: int
    """Always 0: each member of the family has values of its own."""
    members: tuple[MemberLaw, ...] | None
    """The rules with small numbers; absent if a theorem covers all numbers."""
    _names = {"rule": "rule", "canonical": "canonical", "letters": "letters", "convention": "convention", "law": "law", "sentence": "sentence", "known_by": "known_by", "reference": "reference", "hypotheses": "hypotheses", "heaps_computed": "heaps_computed", "members": "members", "stopped": "stopped"}
    _required = frozenset(("rule", "canonical", "letters", "convention", "law", "sentence", "known_by", "reference", "hypotheses", "heaps_computed",))
    _nested = {"law": ("LawPeriod", "LawArithmetic", "LawClasses", "LawFormula", "LawWindow", "LawAutomatic", "LawSynchronised", "LawRegular", "LawModes", "LawModeMachines", "LawPPositions", "LawOutcomes", "LawFamily"), "members": ("MemberLaw",), "stopped": ("Ended",)}


class FamilyClass(Record):
    """The laws of one residue class of a letter."""

    __slots__ = ()
    preperiod: str
    """The preperiod as a formula in the letter."""
    period: str
    """The period as a formula in the letter."""
    saltus: str
    """The saltus as a formula in the letter."""
    _names = {"preperiod": "preperiod", "period": "period", "saltus": "saltus"}
    _required = frozenset(("preperiod", "period", "saltus",))


class FirstPositions(Record):
    """The first P-positions of a rule with two coordinates."""

    __slots__ = ()
    to: int
    """The largest coordinate of the computed positions."""
    first: tuple[tuple[int, int], ...]
    """The first P-positions (x, y), ordered by x, then y. The list omits (x, y) with x > y if (y, x) is a P-position too."""
    _names = {"to": "to", "first": "first"}
    _required = frozenset(("to", "first",))


class Game(Record):
    """A game in the catalogue."""

    __slots__ = ()
    name: str
    """The name to type."""
    title: str
    """The name that people write: `Dawson’s chess`."""
    aliases: tuple[str, ...]
    """Other names of the game."""
    group: str
    """The group of the game, by what people play it on."""
    rule: str | None
    """The rule, if the rule language can express it."""
    about: str
    """The rules of the game in one sentence."""
    known: str
    """What is known about the game, and who found it."""
    board: str | None
    """The notation of the board, which follows the name and precedes the colon."""
    notation: str
    """The notation of positions; empty if they are heaps, coins or tuples of numbers."""
    sample: str | None
    """A position to start from."""
    samples: tuple[str, ...]
    """Positions to start from, the best example first."""
    _names = {"name": "name", "title": "title", "aliases": "aliases", "group": "group", "rule": "rule", "about": "about", "known": "known", "board": "board", "notation": "notation", "sample": "sample", "samples": "samples"}
    _required = frozenset(("name", "title", "aliases", "group", "rule", "about", "known", "board", "notation", "sample", "samples",))


class GivenValues(Record):
    """A list of values in a question."""

    __slots__ = ()
    file: str | None
    """The file of the values, if a program read one; `-` is standard input."""
    first: int
    """The first heap."""
    count: int
    """The number of values."""
    _names = {"file": "file", "first": "first", "count": "count"}
    _required = frozenset(("first", "count",))


class Graded(Record):
    """The grades of a game, position by position."""

    __slots__ = ()
    convention: Convention
    """The convention of play."""
    stages: tuple[Stage, ...]
    """The positions, each with its outcome and the grade of the move from it."""
    winner: Literal[1, 2, None]
    """The player who wins, 1 or 2; null while a move is left."""
    _names = {"convention": "convention", "stages": "stages", "winner": "winner"}
    _required = frozenset(("convention", "stages", "winner",))
    _nested = {"stages": ("Stage",)}


class GraphLineAnswer(Record):
    """The line of best play from a node, and its options. The winner hurries; the loser delays, and so do players who tie."""

    __slots__ = ()
    node: str
    """The name of the node."""
    convention: Convention | None
    """The convention of play; null if the graph labels its ends."""
    outcome: Outcome
    """Who wins from the node."""
    remoteness: int | None
    """The number of moves left under best play; null for a draw."""
    line: tuple[str, ...]
    """The nodes of best play, the first one included. For a draw it is the first node alone, since best play goes on for ever."""
    options: tuple[GraphOption, ...]
    """The options, in the order of the graph."""
    _names = {"node": "node", "convention": "convention", "outcome": "outcome", "remoteness": "remoteness", "line": "line", "options": "options"}
    _required = frozenset(("node", "convention", "outcome", "remoteness", "line", "options",))
    _nested = {"options": ("GraphOption",)}


class GraphOption(Record):
    """An option of a node."""

    __slots__ = ()
    id: str
    """The name of the option."""
    outcome: Outcome
    """Who wins from there: at P, the move to this option wins."""
    remoteness: int | None
    """The number of moves left from there under best play; null for a draw."""
    reply: str | None
    """The best reply of the opponent; null if the opponent has no move."""
    _names = {"id": "id", "outcome": "outcome", "remoteness": "remoteness", "reply": "reply"}
    _required = frozenset(("id", "outcome", "remoteness", "reply",))


class GraphShown(Record):
    """A certificate that shows the values of all nodes of a state graph."""

    __slots__ = ()
    verdict: Verdict
    """Always `verified`."""
    position: str
    """A position on the graph, as the file writes it."""
    nodes: int
    """The number of nodes. The entries of the file give the value of each under normal play."""
    infinite_nodes: int
    """The number of nodes with an infinite value."""
    entries: int
    """The number of entries."""
    bytes: int
    """The size of the file in bytes."""
    sha256: str
    """The SHA-256 of all bytes before the last line."""
    seconds: float | None
    """The duration of the check in seconds, if the front end has a clock."""
    _names = {"verdict": "verdict", "position": "position", "nodes": "nodes", "infinite_nodes": "infinite_nodes", "entries": "entries", "bytes": "bytes", "sha256": "sha256", "seconds": "seconds"}
    _required = frozenset(("verdict", "position", "nodes", "infinite_nodes", "entries", "bytes", "sha256",))


class HeapValue(Record):
    """A heap and its value."""

    __slots__ = ()
    heap: int
    """The heap."""
    value: int
    """Its nim-value."""
    _names = {"heap": "heap", "value": "value"}
    _required = frozenset(("heap", "value",))


class HeapsLaw(OfRule, Formula):
    """The law of the nim-values of heaps, and how it is known. Its fields are null if no law was found."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    law: Law | None
    """The law; null if none was found."""
    form: ClosedForm | None
    """The law in closed form; null if none is known."""
    sentence: str | None
    """The law in a sentence."""
    known_by: KnownBy | None
    """How the law is known."""
    reference: str | None
    """The theorem; for a law that is only seen, the range in which it is seen."""
    hypotheses: tuple[str, ...]
    """The finite hypotheses that were checked, in words."""
    heaps_computed: int
    """The number of computed values, of the heaps 0, 1, 2, …"""
    engine: EngineReport | None
    """The report of the engine for long runs; absent if another engine ran."""
    also: tuple[AlsoProved, ...] | None
    """Proofs of the same law by other theorems; absent if there are none."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "law": "law", "form": "form", "sentence": "sentence", "known_by": "known_by", "reference": "reference", "hypotheses": "hypotheses", "heaps_computed": "heaps_computed", "engine": "engine", "also": "also", "stopped": "stopped"}
    _required = frozenset(("rule", "canonical", "convention", "law", "form", "sentence", "known_by", "reference", "hypotheses", "heaps_computed",))
    _nested = {"law": ("LawPeriod", "LawArithmetic", "LawClasses", "LawFormula", "LawWindow", "LawAutomatic", "LawSynchronised", "LawRegular", "LawModes", "LawModeMachines", "LawPPositions", "LawOutcomes", "LawFamily"), "form": ("ClosedForm",), "engine": ("EngineReport",), "also": ("AlsoProved",), "stopped": ("Ended",)}


class HintAnswer(Record):
    """Advice for the player to move."""

    __slots__ = ()
    principle: str
    """The principle, such as `make the nim-sum 0: heap 3 to 1`. If no move wins, it says so and why."""
    move: LegalMove | None
    """A move that follows the principle; null if no move wins."""
    _names = {"principle": "principle", "move": "move"}
    _required = frozenset(("principle", "move",))
    _nested = {"move": ("LegalMove",)}


class Identified(Record):
    """The rules with the given nim-values, the relation between their heaps, and how each match is known."""

    __slots__ = ()
    asked: str
    """The rule, the row or the values of the question."""
    kind: What
    """The kind of the question's subject."""
    canonical: str | None
    """The shortest form of the rule; null for a row and for values."""
    convention: Convention
    """Always normal play."""
    with_: str | None
    """What the values were compared with; null for the catalogue."""
    oeis: tuple[InOeis, ...] | None
    """The sequences of the OEIS whose terms are the nim-values of the rule."""
    from_: int
    """The heap of the first value; in a row of positions, its number."""
    values: tuple[int, ...]
    """The first values, at most sixteen."""
    values_known: int | None
    """The number of known values; null if a law gives all of them."""
    rules_compared: int
    """The number of rules that were compared."""
    matches: tuple[Match, ...]
    """The matching rules, the best first."""
    matches_total: int
    """The number of matching rules, including those that are not listed."""
    near: tuple[Near, ...]
    """Rules that agree in the first values and differ later."""
    few: bool
    """Whether there are too few values to distinguish rules."""
    zeros: bool
    """Whether all known values are 0."""
    _names = {"asked": "asked", "kind": "kind", "canonical": "canonical", "convention": "convention", "with_": "with", "oeis": "oeis", "from_": "from", "values": "values", "values_known": "values_known", "rules_compared": "rules_compared", "matches": "matches", "matches_total": "matches_total", "near": "near", "few": "few", "zeros": "zeros", "stopped": "stopped"}
    _required = frozenset(("asked", "kind", "canonical", "convention", "with", "from", "values", "values_known", "rules_compared", "matches", "matches_total", "near", "few", "zeros",))
    _nested = {"oeis": ("InOeis",), "matches": ("Match",), "near": ("Near",), "stopped": ("Ended",)}


class InOeis(Record):
    """A sequence of the On-Line Encyclopedia of Integer Sequences."""

    __slots__ = ()
    number: str
    """The number, such as `A002188`."""
    first_heap: int
    """The heap whose nim-value is the first term."""
    _names = {"number": "number", "first_heap": "first_heap"}
    _required = frozenset(("number", "first_heap",))


class Judged(Record):
    """A position to judge, and the judgement."""

    __slots__ = ()
    position: str
    """The position, as a user types it."""
    outcome: Outcome
    """Who wins."""
    winning_move: str | None
    """A winning move; null if there is none."""
    _names = {"position": "position", "outcome": "outcome", "winning_move": "winning_move"}
    _required = frozenset(("position", "outcome", "winning_move",))


class KeptValues(Record):
    """A file of all values."""

    __slots__ = ()
    file: str
    """The file."""
    heaps: int
    """The number of heaps whose values the file has, from heap 0 on."""
    _names = {"file": "file", "heaps": "heaps"}
    _required = frozenset(("file", "heaps",))


class Labelled(Record):
    """A position of a state graph to label."""

    __slots__ = ()
    position: str
    """The position, as a user types it."""
    outcome: Outcome
    """Who wins."""
    value: int | None
    """Its nim-value."""
    _names = {"position": "position", "outcome": "outcome", "value": "value"}
    _required = frozenset(("position", "outcome", "value",))


class LabelledGraph(Nodes):
    """The solved nodes of a state graph that labels its ends, in the order of the graph."""

    __slots__ = ()
    nodes: tuple[LabelledNode, ...]
    """The nodes."""
    _names = {"nodes": "nodes"}
    _required = frozenset(("nodes",))
    _nested = {"nodes": ("LabelledNode",)}


class LabelledNode(Record):
    """A solved node of a labelled game."""

    __slots__ = ()
    id: str
    """The name of the node, always text."""
    label: NodeLabel | None
    """Who wins at a node without moves, as the graph says; null for a node with moves."""
    outcome: Outcome
    """Who wins, for the player to move."""
    remoteness: int
    """The number of moves left under best play."""
    best: tuple[str, ...]
    """The options that win, or that keep a tie."""
    _names = {"id": "id", "label": "label", "outcome": "outcome", "remoteness": "remoteness", "best": "best"}
    _required = frozenset(("id", "label", "outcome", "remoteness", "best",))


class LabelledTable(Record):
    """A table of all positions is written."""

    __slots__ = ()
    position: str
    """The position from which all others are reached."""
    file: str
    """The file of the table."""
    positions: int
    """The number of positions."""
    moves: int
    """The number of different moves between them."""
    longest_play: int
    """The number of moves of the longest play."""
    _names = {"position": "position", "file": "file", "positions": "positions", "moves": "moves", "longest_play": "longest_play"}
    _required = frozenset(("position", "file", "positions", "moves", "longest_play",))


class LawArithmetic(Record):
    """G(n + period) = G(n) + saltus from heap `preperiod` on."""

    __slots__ = ()
    kind: Literal["arithmetic"]
    preperiod: int
    """The smallest heap from which the law holds."""
    period: int
    """The smallest period."""
    saltus: int
    """What each period adds to the values."""
    formula: str | None
    """The same law as a formula, if a theorem gives one."""
    _names = {"kind": "kind", "preperiod": "preperiod", "period": "period", "saltus": "saltus", "formula": "formula"}
    _required = frozenset(("kind", "preperiod", "period", "saltus",))
    _constants = {"kind": "arithmetic"}


class LawAutomatic(Record):
    """A finite automaton that reads the digits of the heap, the lowest digit first."""

    __slots__ = ()
    kind: Literal["automatic"]
    preperiod: None
    """Always null."""
    period: None
    """Always null."""
    saltus: None
    """Always null."""
    base: int | None
    """The base of the digits."""
    numeration: str | None
    """`zeckendorf`, if the heap is written as a sum of Fibonacci numbers."""
    states: tuple[ValueState, ...]
    """The states; the automaton starts in the first one."""
    _names = {"kind": "kind", "preperiod": "preperiod", "period": "period", "saltus": "saltus", "base": "base", "numeration": "numeration", "states": "states"}
    _required = frozenset(("kind", "preperiod", "period", "saltus", "states",))
    _constants = {"kind": "automatic"}
    _nested = {"states": ("ValueState",)}


class LawCertified(Record):
    """The summary of a written certificate of a law."""

    __slots__ = ()
    file: str | None
    """The file that contains the certificate."""
    kind: CertifiedKind
    """The kind of certificate: always `law`."""
    theorem: str
    """The theorem that proves the law, as the file names it."""
    bytes: int
    """The size of the file in bytes."""
    sha256: str
    """The SHA-256 of all bytes before the last line."""
    certificate: str | None
    """The text of the certificate, if it is not in a file."""
    _names = {"file": "file", "kind": "kind", "theorem": "theorem", "bytes": "bytes", "sha256": "sha256", "certificate": "certificate"}
    _required = frozenset(("kind", "theorem", "bytes", "sha256",))


class LawClasses(Record):
    """An arithmetic law with its own saltus for each residue class."""

    __slots__ = ()
    kind: Literal["classes"]
    preperiod: int
    """The smallest heap from which the law holds."""
    period: int
    """The period."""
    saltus: None
    """Always null: see `saltuses`."""
    saltuses: tuple[int, ...]
    """The saltus of each residue class; the class of heap `preperiod` is the first."""
    _names = {"kind": "kind", "preperiod": "preperiod", "period": "period", "saltus": "saltus", "saltuses": "saltuses"}
    _required = frozenset(("kind", "preperiod", "period", "saltus", "saltuses",))
    _constants = {"kind": "classes"}


class LawFamily(Record):
    """One law for a family of rules: the formula of a theorem, or a pattern seen in the members."""

    __slots__ = ()
    preperiod: None
    """Always null."""
    period: None
    """Always null."""
    saltus: None
    """Always null."""
    formula: str | None
    """G(n) as a formula in the letters, by a theorem."""
    condition: str | None
    """The condition on the letters."""
    from_: int | None
    """The first number for the letter that follows the pattern."""
    classes: tuple[FamilyClass, ...] | None
    """Preperiod, period and saltus as formulas in the letter, for each residue class of the letter."""
    kind: Literal["family"]
    _names = {"preperiod": "preperiod", "period": "period", "saltus": "saltus", "formula": "formula", "condition": "condition", "from_": "from", "classes": "classes", "kind": "kind"}
    _required = frozenset(("preperiod", "period", "saltus", "kind",))
    _constants = {"kind": "family"}
    _nested = {"classes": ("FamilyClass",)}


class LawFormula(Record):
    """A formula in n."""

    __slots__ = ()
    kind: Literal["formula"]
    preperiod: None
    """Always null."""
    period: None
    """Always null."""
    saltus: None
    """Always null."""
    formula: str
    """The formula."""
    from_: int | None
    """The first heap that follows the formula, if the law is only seen."""
    exceptions: tuple[tuple[int, int], ...] | None
    """The heaps that do not follow the formula, with their values."""
    _names = {"kind": "kind", "preperiod": "preperiod", "period": "period", "saltus": "saltus", "formula": "formula", "from_": "from", "exceptions": "exceptions"}
    _required = frozenset(("kind", "preperiod", "period", "saltus", "formula",))
    _constants = {"kind": "formula"}


class LawModeMachines(Record):
    """The nim-values of a heap with a mode: for each mode, a finite automaton reads the digits of the heap, the lowest digit first."""

    __slots__ = ()
    kind: Literal["mode-machines"]
    preperiod: None
    """Always null."""
    period: None
    """Always null."""
    saltus: None
    """Always null."""
    heap: str
    """The name of the coordinate that is the heap."""
    mode: str
    """The name of the coordinate that is the mode."""
    base: int | None
    """The base of the digits."""
    forms: tuple[str, ...]
    """The machines in closed form, as far as they have one."""
    modes: tuple[ModeMachine, ...]
    """The modes, ascending."""
    _names = {"kind": "kind", "preperiod": "preperiod", "period": "period", "saltus": "saltus", "heap": "heap", "mode": "mode", "base": "base", "forms": "forms", "modes": "modes"}
    _required = frozenset(("kind", "preperiod", "period", "saltus", "heap", "mode", "base", "forms", "modes",))
    _constants = {"kind": "mode-machines"}
    _nested = {"modes": ("ModeMachine",)}


class LawModes(Record):
    """The nim-values of a heap with a mode, a coordinate that takes finitely many values: for each mode, G(n + period) = G(n) from heap `preperiod` on."""

    __slots__ = ()
    kind: Literal["modes"]
    preperiod: int
    """The smallest heap from which the law holds in all modes."""
    period: int
    """The smallest period of all modes together."""
    saltus: int
    """Always 0."""
    heap: str
    """The name of the coordinate that is the heap."""
    mode: str
    """The name of the coordinate that is the mode."""
    modes: tuple[ModeValues, ...]
    """The modes, ascending."""
    _names = {"kind": "kind", "preperiod": "preperiod", "period": "period", "saltus": "saltus", "heap": "heap", "mode": "mode", "modes": "modes"}
    _required = frozenset(("kind", "preperiod", "period", "saltus", "heap", "mode", "modes",))
    _constants = {"kind": "modes"}
    _nested = {"modes": ("ModeValues",)}


class LawOutcomes(Record):
    """The outcomes of one heap under misère play."""

    __slots__ = ()
    kind: Literal["outcomes"]
    preperiod: int
    """The smallest heap from which the outcomes are periodic."""
    period: int
    """The smallest period."""
    saltus: int
    """Always 0."""
    lost: tuple[int, ...]
    """The heaps below preperiod + period from which the player to move loses."""
    _names = {"kind": "kind", "preperiod": "preperiod", "period": "period", "saltus": "saltus", "lost": "lost"}
    _required = frozenset(("kind", "preperiod", "period", "saltus", "lost",))
    _constants = {"kind": "outcomes"}


class LawPPositions(Record):
    """A law of P-positions that are pairs: an automaton or a formula."""

    __slots__ = ()
    preperiod: None
    """Always null."""
    period: None
    """Always null."""
    saltus: None
    """Always null."""
    numeration: str | None
    """The numeration of an automaton: `base` or `zeckendorf`."""
    base: int | None
    """The base of the digits."""
    periods: tuple[PlainPeriod, PlainPeriod] | None
    """The period in each coordinate, if the automaton is periodic."""
    states: tuple[AcceptState, ...] | None
    """The states of the automaton; it starts in the first one."""
    formula: str | None
    """The formula."""
    r: int | None
    """The r of r-Wythoff."""
    kind: Literal["p-positions"]
    _names = {"preperiod": "preperiod", "period": "period", "saltus": "saltus", "numeration": "numeration", "base": "base", "periods": "periods", "states": "states", "formula": "formula", "r": "r", "kind": "kind"}
    _required = frozenset(("preperiod", "period", "saltus", "kind",))
    _constants = {"kind": "p-positions"}
    _nested = {"periods": ("PlainPeriod",), "states": ("AcceptState",)}


class LawPeriod(Record):
    """G(n + period) = G(n) from heap `preperiod` on."""

    __slots__ = ()
    kind: Literal["period"]
    preperiod: int
    """The smallest heap from which the law holds."""
    period: int
    """The smallest period."""
    saltus: int
    """Always 0."""
    formula: str | None
    """The same law as a formula, if a theorem gives one."""
    _names = {"kind": "kind", "preperiod": "preperiod", "period": "period", "saltus": "saltus", "formula": "formula"}
    _required = frozenset(("kind", "preperiod", "period", "saltus",))
    _constants = {"kind": "period"}


class LawRegular(Record):
    """A regular sequence: linear relations between subsequences."""

    __slots__ = ()
    kind: Literal["regular"]
    preperiod: None
    """Always null."""
    period: None
    """Always null."""
    saltus: None
    """Always null."""
    base: int
    """The base of the subsequences."""
    from_: int
    """The first heap of the relations."""
    relations: tuple[str, ...]
    """The relations as text."""
    parts: tuple[RegularPart, ...]
    """The subsequences that occur in the relations."""
    rows: tuple[RegularRow, ...]
    """The relations as numbers."""
    start: tuple[tuple[int, ...], ...]
    """The first values of the parts."""
    _names = {"kind": "kind", "preperiod": "preperiod", "period": "period", "saltus": "saltus", "base": "base", "from_": "from", "relations": "relations", "parts": "parts", "rows": "rows", "start": "start"}
    _required = frozenset(("kind", "preperiod", "period", "saltus", "base", "from", "relations", "parts", "rows", "start",))
    _constants = {"kind": "regular"}
    _nested = {"rows": ("RegularRow",)}


class LawShown(Record):
    """A certificate that shows a law of all heaps of a rule."""

    __slots__ = ()
    verdict: Verdict
    """`verified`, or `verified in part` if only some segments were checked."""
    rule: RuleShown
    """The core form of the rule, as the file writes it."""
    moves: str
    """The core form in words."""
    claim: str
    """The claim."""
    theorem: str
    """The theorem whose hypotheses were verified."""
    covered: str | None
    """The part that was checked; null if all segments were checked."""
    bytes: int
    """The size of the file in bytes."""
    sha256: str
    """The SHA-256 of all bytes before the last line."""
    seconds: float | None
    """The duration of the check in seconds, if the front end has a clock."""
    _names = {"verdict": "verdict", "rule": "rule", "moves": "moves", "claim": "claim", "theorem": "theorem", "covered": "covered", "bytes": "bytes", "sha256": "sha256", "seconds": "seconds"}
    _required = frozenset(("verdict", "rule", "moves", "claim", "theorem", "covered", "bytes", "sha256",))
    _nested = {"rule": ("RuleShown",)}


class LawSynchronised(Record):
    """A finite automaton that reads the heap and its value together."""

    __slots__ = ()
    kind: Literal["synchronised"]
    preperiod: None
    """Always null."""
    period: None
    """Always null."""
    saltus: None
    """Always null."""
    base: int
    """The base of the digits."""
    coding: str
    """How the automaton reads the value together with the heap."""
    states: tuple[AcceptState, ...]
    """The states; the automaton starts in the first one."""
    formula: str | None
    """The same law as a formula, if one was found."""
    exceptions: tuple[tuple[int, int], ...] | None
    """The heaps that do not follow the formula, with their values."""
    _names = {"kind": "kind", "preperiod": "preperiod", "period": "period", "saltus": "saltus", "base": "base", "coding": "coding", "states": "states", "formula": "formula", "exceptions": "exceptions"}
    _required = frozenset(("kind", "preperiod", "period", "saltus", "base", "coding", "states",))
    _constants = {"kind": "synchronised"}
    _nested = {"states": ("AcceptState",)}


class LawWindow(Record):
    """The law of a rule that allows any number of coins up to a slowly growing limit."""

    __slots__ = ()
    kind: Literal["window"]
    preperiod: int | None
    """The preperiod, if there is a period."""
    period: int | None
    """The period, if there is one."""
    saltus: int | None
    """The saltus, if there is a period."""
    sentence: str
    """The law in a sentence."""
    most: str
    """The largest number of coins that a move takes."""
    from_: int
    """The first heap of the window."""
    _names = {"kind": "kind", "preperiod": "preperiod", "period": "period", "saltus": "saltus", "sentence": "sentence", "most": "most", "from_": "from"}
    _required = frozenset(("kind", "preperiod", "period", "saltus", "sentence", "most", "from",))
    _constants = {"kind": "window"}


class LegalMove(Record):
    """A legal move, and the position after it."""

    __slots__ = ()
    text: str
    """The move in words: `5 → 3 (take 2)`."""
    component: int
    """The component that changes, counted from 0."""
    after: str
    """The whole position after the move, as a user types it."""
    _names = {"text": "text", "component": "component", "after": "after"}
    _required = frozenset(("text", "component", "after",))


class ListedLaw(Formula):
    """The law that is seen in a list of values."""

    __slots__ = ()
    rule: None
    """Always null: no rule is known."""
    canonical: None
    """Always null: no rule is known."""
    convention: Convention
    """Always normal play."""
    values: GivenValues
    """The list of values in the question."""
    law: Law | None
    """The law; null if none is seen."""
    sentence: str | None
    """The law in a sentence."""
    known_by: Literal["seen", None]
    """How the law is known: `seen`; null without a law."""
    reference: str | None
    """The range in which the law is seen."""
    hypotheses: tuple[str, ...]
    """Always empty: there are no hypotheses to check."""
    heaps_computed: int
    """Always 0: the values come from the question."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "values": "values", "law": "law", "sentence": "sentence", "known_by": "known_by", "reference": "reference", "hypotheses": "hypotheses", "heaps_computed": "heaps_computed"}
    _required = frozenset(("rule", "canonical", "convention", "values", "law", "sentence", "known_by", "reference", "hypotheses", "heaps_computed",))
    _nested = {"values": ("GivenValues",), "law": ("LawPeriod", "LawArithmetic", "LawClasses", "LawFormula", "LawWindow", "LawAutomatic", "LawSynchronised", "LawRegular", "LawModes", "LawModeMachines", "LawPPositions", "LawOutcomes", "LawFamily")}


class LoopyExplained(OfLoopyPosition, Document):
    """Who wins a position whose play may go on for ever, and why."""

    __slots__ = ()
    position: str
    """The position, as typed."""
    convention: Convention
    """The convention of play."""
    outcome: Outcome
    """Who wins under best play: N, P, or nobody (D)."""
    nim_value: int | None
    """The nim-value; null if the value is infinite, and under misère play."""
    infinite: tuple[int, ...] | None
    """For an infinite value, the nim-values of the options that have one; null if the value is finite, and under misère play."""
    remoteness: int | None
    """The number of moves left under best play; null for a draw, and if the search for it is too large."""
    parts: tuple[LoopyPart, ...]
    """The parts of the position; none under misère play."""
    moves: tuple[LoopyMove, ...]
    """The best moves, then others."""
    moves_complete: bool
    """Whether the list holds all moves."""
    text: str
    """The whole explanation as text."""
    _names = {"position": "position", "convention": "convention", "outcome": "outcome", "nim_value": "nim_value", "infinite": "infinite", "remoteness": "remoteness", "parts": "parts", "moves": "moves", "moves_complete": "moves_complete", "text": "text"}
    _required = frozenset(("position", "convention", "outcome", "nim_value", "infinite", "remoteness", "parts", "moves", "moves_complete", "text",))
    _nested = {"parts": ("LoopyPart",), "moves": ("LoopyMove",)}


class LoopyGraph(Nodes):
    """The solved nodes of a state graph whose play may go on for ever, in the order of the graph."""

    __slots__ = ()
    nodes: tuple[LoopyNode, ...]
    """The nodes."""
    _names = {"nodes": "nodes"}
    _required = frozenset(("nodes",))
    _nested = {"nodes": ("LoopyNode",)}


class LoopyMove(Record):
    """A move, and what it does."""

    __slots__ = ()
    text: str
    """The move in words."""
    component: int
    """The component that changes, counted from 0."""
    after: str
    """The whole position after the move, as a user types it."""
    leaves: Outcome
    """Who wins the position after the move, where the opponent is to move."""
    best: bool
    """Whether the move wins, or keeps a draw."""
    remoteness: int | None
    """The number of moves left after it under best play; null for a draw, and if the search for it is too large."""
    answer: LegalMove | None
    """For a move that loses, the answer that wins; null for other moves."""
    _names = {"text": "text", "component": "component", "after": "after", "leaves": "leaves", "best": "best", "remoteness": "remoteness", "answer": "answer"}
    _required = frozenset(("text", "component", "after", "leaves", "best", "remoteness", "answer",))
    _nested = {"answer": ("LegalMove",)}


class LoopyNode(Record):
    """A solved node of a loopy game."""

    __slots__ = ()
    id: str
    """The name of the node, always text."""
    nim_value: int | None
    """The nim-value under normal play; null if the value is infinite."""
    infinite: tuple[int, ...] | None
    """For an infinite value, the nim-values of the options that have one; null if the value is finite."""
    normal: Outcome
    """Who wins under normal play."""
    misere: Outcome
    """Who wins under misère play."""
    remoteness_normal: int | None
    """The number of moves left under best normal play; null for a draw."""
    remoteness_misere: int | None
    """The number of moves left under best misère play; null for a draw."""
    best: tuple[str, ...]
    """The options that win under normal play, or that keep the draw."""
    best_misere: tuple[str, ...]
    """The options that win under misère play, or that keep the draw."""
    _names = {"id": "id", "nim_value": "nim_value", "infinite": "infinite", "normal": "normal", "misere": "misere", "remoteness_normal": "remoteness_normal", "remoteness_misere": "remoteness_misere", "best": "best", "best_misere": "best_misere"}
    _required = frozenset(("id", "nim_value", "infinite", "normal", "misere", "remoteness_normal", "remoteness_misere", "best", "best_misere",))


class LoopyPart(Record):
    """A part of a position, and its value under normal play."""

    __slots__ = ()
    rule: str
    """The rule of the part."""
    part: str
    """The part, as a user types it."""
    nim_value: int | None
    """The nim-value; null if the value is infinite."""
    infinite: tuple[int, ...] | None
    """For an infinite value, the nim-values of the options that have one; null if the value is finite."""
    _names = {"rule": "rule", "part": "part", "nim_value": "nim_value", "infinite": "infinite"}
    _required = frozenset(("rule", "part", "nim_value", "infinite",))


class LoopySolved(OfLoopyPosition):
    """Who wins a position whose play need not end."""

    __slots__ = ()
    position: str
    """The position."""
    convention: Convention
    """The convention of play."""
    outcome: Outcome
    """Who wins under best play: N, P, or nobody (D)."""
    nim_value: int | None
    """The nim-value; null if the value is infinite, and under misère play."""
    infinite: tuple[int, ...] | None
    """For an infinite value, the nim-values of the options that have one; null if the value is finite, and under misère play."""
    best_moves: tuple[LegalMove, ...]
    """The moves that win, or that keep the draw."""
    best_moves_complete: bool
    """Whether the list holds all of them."""
    _names = {"position": "position", "convention": "convention", "outcome": "outcome", "nim_value": "nim_value", "infinite": "infinite", "best_moves": "best_moves", "best_moves_complete": "best_moves_complete"}
    _required = frozenset(("position", "convention", "outcome", "nim_value", "infinite", "best_moves", "best_moves_complete",))
    _nested = {"best_moves": ("LegalMove",)}


class Match(Record):
    """A rule with the same values."""

    __slots__ = ()
    rule: str
    """The rule, as a user types it."""
    canonical: str | None
    """The shortest form of the rule; null for a row and for values."""
    name: str | None
    """The name of the game; null if it has none."""
    oeis: tuple[InOeis, ...] | None
    """The sequences of the OEIS whose terms are the nim-values of this rule."""
    relation: Relation
    """The relation between the heaps of the two rules."""
    from_: int
    """The first heap from which the relation holds."""
    equality: Equality
    """How far the equality reaches."""
    known_by: KnownBy
    """How the equality is known."""
    to: int | None
    """The last heap that was compared; null if the rules are the same or if their laws were compared."""
    periods: Periods | None
    """The periods of the two sequences, which repeat together."""
    _names = {"rule": "rule", "canonical": "canonical", "name": "name", "oeis": "oeis", "relation": "relation", "from_": "from", "equality": "equality", "known_by": "known_by", "to": "to", "periods": "periods"}
    _required = frozenset(("rule", "canonical", "name", "relation", "from", "equality", "known_by", "to",))
    _nested = {"oeis": ("InOeis",), "relation": ("Relation",), "periods": ("Periods",)}


class MemberLaw(Record):
    """The law of one rule of a family."""

    __slots__ = ()
    numbers: tuple[int, ...]
    """The numbers for the letters."""
    rule: str
    """The rule in its shortest form."""
    law: Law | None
    """The law of the rule; null if none was found."""
    known_by: KnownBy | None
    """How the law is known."""
    _names = {"numbers": "numbers", "rule": "rule", "law": "law", "known_by": "known_by"}
    _required = frozenset(("numbers", "rule", "law", "known_by",))
    _nested = {"law": ("LawPeriod", "LawArithmetic", "LawClasses", "LawFormula", "LawWindow", "LawAutomatic", "LawSynchronised", "LawRegular", "LawModes", "LawModeMachines", "LawPPositions", "LawOutcomes", "LawFamily")}


class MexAnswer(Record):
    """The mex of numbers."""

    __slots__ = ()
    numbers: tuple[int, ...]
    """The numbers."""
    mex: int
    """The smallest number that is not among them."""
    _names = {"numbers": "numbers", "mex": "mex"}
    _required = frozenset(("numbers", "mex",))


class MisereLaw(Formula):
    """The law of the outcomes of one heap under misère play."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    law: Law | None
    """The law; null if none was found."""
    form: ClosedForm | None
    """The law in closed form; null if none is known."""
    sentence: str | None
    """The law in a sentence."""
    known_by: KnownBy | None
    """How the law is known."""
    reference: str | None
    """The theorem; for a law that is only seen, the range in which it is seen."""
    hypotheses: tuple[str, ...]
    """The finite hypotheses that were checked, in words."""
    heaps_computed: int
    """The number of computed values of normal play, of the heaps 0, 1, 2, …"""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "law": "law", "form": "form", "sentence": "sentence", "known_by": "known_by", "reference": "reference", "hypotheses": "hypotheses", "heaps_computed": "heaps_computed", "stopped": "stopped"}
    _required = frozenset(("rule", "canonical", "convention", "law", "form", "sentence", "known_by", "reference", "hypotheses", "heaps_computed",))
    _nested = {"law": ("LawPeriod", "LawArithmetic", "LawClasses", "LawFormula", "LawWindow", "LawAutomatic", "LawSynchronised", "LawRegular", "LawModes", "LawModeMachines", "LawPPositions", "LawOutcomes", "LawFamily"), "form": ("ClosedForm",), "stopped": ("Ended",)}


class ModeMachine(Record):
    """The automaton of one mode."""

    __slots__ = ()
    mode: int
    """The value of the coordinate that is the mode."""
    states: tuple[ValueState, ...]
    """The states; the automaton starts in the first one."""
    _names = {"mode": "mode", "states": "states"}
    _required = frozenset(("mode", "states",))
    _nested = {"states": ("ValueState",)}


class ModeValues(Record):
    """The nim-values in one mode."""

    __slots__ = ()
    mode: int
    """The value of the coordinate that is the mode."""
    nim_values: tuple[int, ...]
    """The nim-values of the heaps below preperiod + period."""
    _names = {"mode": "mode", "nim_values": "nim_values"}
    _required = frozenset(("mode", "nim_values",))


class ModesLaw(OfRule, Formula):
    """The law of the nim-values of a rule (n, l) where n is a heap and l a mode that takes finitely many values."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    law: Law | None
    """The law; null if none was found."""
    form: ClosedForm | None
    """The law in closed form; null if none is known."""
    sentence: str | None
    """The law in a sentence."""
    known_by: KnownBy | None
    """How the law is known."""
    reference: str | None
    """The theorem; for a law that is only seen, the range in which it is seen."""
    hypotheses: tuple[str, ...]
    """The finite hypotheses that were checked, in words."""
    heaps_computed: int
    """The number of heaps, from 0 on, whose values were computed in all modes."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "law": "law", "form": "form", "sentence": "sentence", "known_by": "known_by", "reference": "reference", "hypotheses": "hypotheses", "heaps_computed": "heaps_computed"}
    _required = frozenset(("rule", "canonical", "convention", "law", "form", "sentence", "known_by", "reference", "hypotheses", "heaps_computed",))
    _nested = {"law": ("LawPeriod", "LawArithmetic", "LawClasses", "LawFormula", "LawWindow", "LawAutomatic", "LawSynchronised", "LawRegular", "LawModes", "LawModeMachines", "LawPPositions", "LawOutcomes", "LawFamily"), "form": ("ClosedForm",)}


class Move(Record):
    """A winning move."""

    __slots__ = ()
    component: int
    """The component that changes, counted from 0."""
    heap: int | None
    """The index of the heap or tuple in the component, counted from 0 as typed; null in a state graph. In a game that names its moves, the index of the independent part."""
    from_: Part
    """The part before the move: the size of a heap, the coordinates of a tuple, otherwise the position as text."""
    to: tuple[Part, ...]
    """What the move leaves in its place: non-empty heaps, ascending; tuples as lists; otherwise the position as text."""
    move: str | None
    """The name of the move, if the game names its moves."""
    leaves: str | None
    """In such a game, the whole position of the component after the move."""
    text: str
    """The move in words. The wording may change in a new version."""
    after: str
    """The whole position after the move, as a user types it."""
    _names = {"component": "component", "heap": "heap", "from_": "from", "to": "to", "move": "move", "leaves": "leaves", "text": "text", "after": "after"}
    _required = frozenset(("component", "heap", "from", "to", "text", "after",))


class MovesAnswer(Record):
    """The legal moves of a position."""

    __slots__ = ()
    position: str
    """The position, as typed."""
    moves: tuple[LegalMove, ...]
    """The first moves, ordered by component, then by place, then as the rule lists them."""
    moves_complete: bool
    """Whether the list holds every move."""
    _names = {"position": "position", "moves": "moves", "moves_complete": "moves_complete"}
    _required = frozenset(("position", "moves", "moves_complete",))
    _nested = {"moves": ("LegalMove",)}


class NPositionsListed(Record):
    """The positions from which the player to move wins."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    from_: int
    """The first heap; with two coordinates, the first number in each."""
    n_positions: Places
    """The positions from which the player to move wins."""
    to: int
    """The last heap whose winner is known; with several coordinates, the last first coordinate."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "from_": "from", "n_positions": "n_positions", "to": "to", "stopped": "stopped"}
    _required = frozenset(("rule", "canonical", "convention", "from", "n_positions", "to",))
    _nested = {"stopped": ("Ended",)}


class Near(Record):
    """A rule whose first values agree, and a later value differs."""

    __slots__ = ()
    rule: str
    """The rule, as a user types it."""
    canonical: str | None
    """The shortest form of the rule; null for a row and for values."""
    name: str | None
    """The name of the game; null if it has none."""
    relation: Relation
    """The relation between the heaps of the two rules."""
    from_: int
    """The first heap that was compared."""
    heap: int
    """The first heap whose value differs."""
    here: int
    """The value of that heap in the question."""
    there: int
    """The value of the corresponding heap of this rule."""
    _names = {"rule": "rule", "canonical": "canonical", "name": "name", "relation": "relation", "from_": "from", "heap": "heap", "here": "here", "there": "there"}
    _required = frozenset(("rule", "canonical", "name", "relation", "from", "heap", "here", "there",))
    _nested = {"relation": ("Relation",)}


class NimSumAnswer(Record):
    """The nim-sum of numbers."""

    __slots__ = ()
    numbers: tuple[int, ...]
    """The numbers."""
    nim_sum: int
    """Their nim-sum."""
    _names = {"numbers": "numbers", "nim_sum": "nim_sum"}
    _required = frozenset(("numbers", "nim_sum",))


class NimValuesListed(Record):
    """The nim-values of positions."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    from_: int
    """The first heap; with two coordinates, the first number in each."""
    positions: Places
    """The positions."""
    nim_values: tuple[int, ...]
    """The nim-value of each position, in order."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "from_": "from", "positions": "positions", "nim_values": "nim_values", "stopped": "stopped"}
    _required = frozenset(("rule", "canonical", "convention", "from", "positions", "nim_values",))
    _nested = {"stopped": ("Ended",)}


class NimberAnswer(Record):
    """The value of an expression of nimbers."""

    __slots__ = ()
    expression: str
    """The expression."""
    kind: Values
    """The kind of the values."""
    values: tuple[str, ...]
    """The value. Roots come in pairs, the smaller one first; the list is empty if no root is below 2^128."""
    bits: Literal[1, 2, 4, 8, 16, 32, 64, 128]
    """The number of bits of the smallest field that contains all numbers of the expression."""
    _names = {"expression": "expression", "kind": "kind", "values": "values", "bits": "bits"}
    _required = frozenset(("expression", "kind", "values", "bits",))


class NoAnswerError(Record):
    """The question has no answer."""

    __slots__ = ()
    error: Problem
    _names = {"error": "error"}
    _required = frozenset(("error",))
    _nested = {"error": ("Problem",)}


class NoAnswerStopped(Record):
    """The work ended before anything was known."""

    __slots__ = ()
    _names = {"stopped": "stopped"}
    _required = frozenset(("stopped",))
    _nested = {"stopped": ("Ended",)}


class Node(Record):
    """A solved node."""

    __slots__ = ()
    id: str
    """The name of the node, always text."""
    nim_value: int
    """The nim-value under normal play."""
    normal: Outcome
    """Who wins under normal play."""
    misere: Outcome
    """Who wins under misère play."""
    remoteness_normal: int
    """The number of moves left under best normal play."""
    remoteness_misere: int
    """The number of moves left under best misère play."""
    best: tuple[str, ...]
    """The options that win under normal play."""
    best_misere: tuple[str, ...]
    """The options that win under misère play."""
    _names = {"id": "id", "nim_value": "nim_value", "normal": "normal", "misere": "misere", "remoteness_normal": "remoteness_normal", "remoteness_misere": "remoteness_misere", "best": "best", "best_misere": "best_misere"}
    _required = frozenset(("id", "nim_value", "normal", "misere", "remoteness_normal", "remoteness_misere", "best", "best_misere",))


class NotChecked(Record):
    """A check that a limit ended."""

    __slots__ = ()
    verdict: Verdict
    """Always `not checked`."""
    _names = {"verdict": "verdict", "stopped": "stopped"}
    _required = frozenset(("verdict", "stopped",))
    _nested = {"stopped": ("Ended",)}


class OptionsListed(Record):
    """The options of each heap."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    from_: int
    """The first heap; with two coordinates, the first number in each."""
    options: tuple[tuple[tuple[int, ...], ...], ...]
    """The options of each heap, in order. An option is a list of heaps."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "from_": "from", "options": "options"}
    _required = frozenset(("rule", "canonical", "convention", "from", "options",))


class OutcomesListed(Record):
    """Who wins each heap."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    from_: int
    """The first heap; with two coordinates, the first number in each."""
    outcomes: str
    """One letter per heap, in order."""
    to: int
    """The last heap whose winner is known."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "from_": "from", "outcomes": "outcomes", "to": "to", "stopped": "stopped"}
    _required = frozenset(("rule", "canonical", "convention", "from", "outcomes", "to",))
    _nested = {"stopped": ("Ended",)}


class PPositions(Record):
    """A law of P-positions that are pairs: an automaton or a formula."""

    __slots__ = ()
    preperiod: None
    """Always null."""
    period: None
    """Always null."""
    saltus: None
    """Always null."""
    numeration: str | None
    """The numeration of an automaton: `base` or `zeckendorf`."""
    base: int | None
    """The base of the digits."""
    periods: tuple[PlainPeriod, PlainPeriod] | None
    """The period in each coordinate, if the automaton is periodic."""
    states: tuple[AcceptState, ...] | None
    """The states of the automaton; it starts in the first one."""
    formula: str | None
    """The formula."""
    r: int | None
    """The r of r-Wythoff."""
    _names = {"preperiod": "preperiod", "period": "period", "saltus": "saltus", "numeration": "numeration", "base": "base", "periods": "periods", "states": "states", "formula": "formula", "r": "r"}
    _required = frozenset(("preperiod", "period", "saltus",))
    _nested = {"periods": ("PlainPeriod",), "states": ("AcceptState",)}


class PPositionsListed(Record):
    """The positions from which the player to move loses."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    from_: int
    """The first heap; with two coordinates, the first number in each."""
    p_positions: Places
    """The positions from which the player to move loses."""
    to: int
    """The last heap whose winner is known; with several coordinates, the last first coordinate."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "from_": "from", "p_positions": "p_positions", "to": "to", "stopped": "stopped"}
    _required = frozenset(("rule", "canonical", "convention", "from", "p_positions", "to",))
    _nested = {"stopped": ("Ended",)}


class PairsLaw(OfRule, Formula):
    """The law of the P-positions of a rule with two coordinates."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    law: Law | None
    """The law; null if none was found."""
    form: ClosedForm | None
    """The law in closed form; null if none is known."""
    sentence: str | None
    """The law in a sentence."""
    known_by: KnownBy | None
    """How the law is known."""
    reference: str | None
    """The theorem; for a law that is only seen, the range in which it is seen."""
    hypotheses: tuple[str, ...]
    """The finite hypotheses that were checked, in words."""
    heaps_computed: None
    """Always null: positions are pairs, not heaps."""
    p_positions: FirstPositions | None
    """The first P-positions, by definition; null if a limit ended the work before they were known."""
    also: tuple[AlsoPairs, ...] | None
    """The same law by another theorem; absent if there is none."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "law": "law", "form": "form", "sentence": "sentence", "known_by": "known_by", "reference": "reference", "hypotheses": "hypotheses", "heaps_computed": "heaps_computed", "p_positions": "p_positions", "also": "also", "stopped": "stopped"}
    _required = frozenset(("rule", "canonical", "convention", "law", "form", "sentence", "known_by", "reference", "hypotheses", "heaps_computed", "p_positions",))
    _nested = {"law": ("LawPeriod", "LawArithmetic", "LawClasses", "LawFormula", "LawWindow", "LawAutomatic", "LawSynchronised", "LawRegular", "LawModes", "LawModeMachines", "LawPPositions", "LawOutcomes", "LawFamily"), "form": ("ClosedForm",), "p_positions": ("FirstPositions",), "also": ("AlsoPairs",), "stopped": ("Ended",)}


class PartOption(Record):
    """An option of a part."""

    __slots__ = ()
    to: tuple[str, ...]
    """What the move leaves, part by part."""
    values: tuple[int, ...]
    """The nim-values of these parts."""
    nim_value: int
    """Their nim-sum."""
    _names = {"to": "to", "values": "values", "nim_value": "nim_value"}
    _required = frozenset(("to", "values", "nim_value",))


class PartReason(Record):
    """Why a part has its nim-value or its outcome, by a law or a theorem."""

    __slots__ = ()
    rule: str
    """The rule of the part."""
    part: str
    """The part, as a user types it."""
    nim_value: int | None
    """The nim-value; null if the reason says only who wins."""
    outcome: Outcome
    """Who wins the part alone."""
    known_by: KnownBy
    """How the reason is known."""
    reference: str
    """The theorem."""
    idea: str
    """What counts in every position of the rule."""
    here: str
    """What the numbers of this part say."""
    aim: str
    """What a winning move does."""
    answer: str | None
    """How the winner answers every move; null if no simple rule is known."""
    _names = {"rule": "rule", "part": "part", "nim_value": "nim_value", "outcome": "outcome", "known_by": "known_by", "reference": "reference", "idea": "idea", "here": "here", "aim": "aim", "answer": "answer"}
    _required = frozenset(("rule", "part", "nim_value", "outcome", "known_by", "reference", "idea", "here", "aim", "answer",))


class PartValue(Record):
    """The nim-value of a part, and the options that show it."""

    __slots__ = ()
    rule: str
    """The rule of the part."""
    part: str
    """The part, as a user types it."""
    asked: bool
    """Whether the position itself contains the part. Otherwise moves from the position lead to it."""
    nim_value: int
    """The nim-value of the part."""
    known_by: KnownBy
    """How the nim-value is known."""
    options: tuple[PartOption, ...]
    """The options: all of them, one for each smaller nim-value, or none if a law explains more."""
    options_complete: bool
    """Whether the list holds every option."""
    options_total: int | None
    """The number of options; null if it is not known exactly."""
    _names = {"rule": "rule", "part": "part", "asked": "asked", "nim_value": "nim_value", "known_by": "known_by", "options": "options", "options_complete": "options_complete", "options_total": "options_total"}
    _required = frozenset(("rule", "part", "asked", "nim_value", "known_by", "options", "options_complete", "options_total",))
    _nested = {"options": ("PartOption",)}


class Periods(Record):
    """The periods of two sequences."""

    __slots__ = ()
    here: Recurrence
    """The period of the question's sequence."""
    there: Recurrence
    """The period of the matching rule, in that rule's own heaps."""
    _names = {"here": "here", "there": "there"}
    _required = frozenset(("here", "there",))
    _nested = {"here": ("Recurrence",), "there": ("Recurrence",)}


class PlainGraph(Nodes):
    """The solved nodes of a state graph whose play always ends, in the order of the graph."""

    __slots__ = ()
    nodes: tuple[Node, ...]
    """The nodes."""
    _names = {"nodes": "nodes"}
    _required = frozenset(("nodes",))
    _nested = {"nodes": ("Node",)}


class PlainPeriod(Record):
    """A period without a saltus."""

    __slots__ = ()
    preperiod: int
    """The smallest number from which the period holds."""
    period: int
    """The period."""
    _names = {"preperiod": "preperiod", "period": "period"}
    _required = frozenset(("preperiod", "period",))


class PositionAnswer(Record):
    """A position as the software reads it."""

    __slots__ = ()
    position: str
    """The position."""
    components: tuple[Component, ...]
    """The components of the position, which is their sum."""
    board: bool
    """Whether the position has a board to draw."""
    labelled: bool
    """Whether labels decide who wins at the end, and not the last move."""
    _names = {"position": "position", "components": "components", "board": "board", "labelled": "labelled"}
    _required = frozenset(("position", "components", "board", "labelled",))
    _nested = {"components": ("Component",)}


class PositionShown(Record):
    """A certificate that shows the value, the outcome or the strategy of a position."""

    __slots__ = ()
    verdict: Verdict
    """Always `verified`."""
    position: str
    """The position, as the file writes it."""
    convention: Convention
    """The convention of play."""
    outcome: Outcome
    """Who wins under best play."""
    nim_value: int | None
    """The nim-value; null for a certificate of an outcome or a strategy, and for an infinite value."""
    infinite: tuple[int, ...] | None
    """For an infinite value, the nim-values of the options that have one; absent for other certificates."""
    entries: int
    """The number of entries; in a strategy, the number of positions with the opponent to move."""
    answers: int | None
    """The number of the opponent's moves that the strategy answers; absent for other certificates."""
    bytes: int
    """The size of the file in bytes."""
    sha256: str
    """The SHA-256 of all bytes before the last line."""
    seconds: float | None
    """The duration of the check in seconds, if the front end has a clock."""
    _names = {"verdict": "verdict", "position": "position", "convention": "convention", "outcome": "outcome", "nim_value": "nim_value", "infinite": "infinite", "entries": "entries", "answers": "answers", "bytes": "bytes", "sha256": "sha256", "seconds": "seconds"}
    _required = frozenset(("verdict", "position", "convention", "outcome", "nim_value", "entries", "bytes", "sha256",))


class PositionsCounted(Record):
    """A number of positions."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    from_: int
    """The first heap; with two coordinates, the first number in each."""
    outcome: Outcome
    """The outcome that is counted."""
    count: int
    """The number of positions."""
    known_by: KnownBy
    """How the number is known."""
    reference: str | None
    """The theorem behind the law that gave the number."""
    to: int
    """The last heap that is counted; with several coordinates, the last first coordinate."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "from_": "from", "outcome": "outcome", "count": "count", "known_by": "known_by", "reference": "reference", "to": "to", "stopped": "stopped"}
    _required = frozenset(("rule", "canonical", "convention", "from", "outcome", "count", "known_by", "reference", "to",))
    _nested = {"stopped": ("Ended",)}


class Problem(Record):
    """A refusal as JSON: the field `error`."""

    __slots__ = ()
    kind: Kind
    """The kind of error."""
    message: str
    """A sentence that says what is wrong."""
    help: str | None
    """Advice, or the most similar known word."""
    meant: str | None
    """The whole text as it was probably meant. It can be read."""
    file: str | None
    """The file that contains the text."""
    line: int | None
    """The line, counted from 1; absent if no text is at fault."""
    column: int | None
    """The column in characters, counted from 1."""
    length: int | None
    """The length of the error, in characters."""
    _names = {"kind": "kind", "message": "message", "help": "help", "meant": "meant", "file": "file", "line": "line", "column": "column", "length": "length"}
    _required = frozenset(("kind", "message",))


class Recurrence(Record):
    """The law G(n + period) = G(n) + saltus from heap `preperiod` on."""

    __slots__ = ()
    preperiod: int
    """The smallest heap from which the law holds."""
    period: int
    """The period."""
    saltus: int
    """The saltus: what each period adds to the values."""
    _names = {"preperiod": "preperiod", "period": "period", "saltus": "saltus"}
    _required = frozenset(("preperiod", "period", "saltus",))


class Refutation(Record):
    """A reply that refutes a move."""

    __slots__ = ()
    component: int
    """The component that changes, counted from 0."""
    from_: Part
    """The part that the reply changes, as the refuted move leaves it."""
    to: tuple[Part, ...]
    """What the reply leaves in its place."""
    text: str
    """The reply in words."""
    _names = {"component": "component", "from_": "from", "to": "to", "text": "text"}
    _required = frozenset(("component", "from", "to", "text",))


class RegularRow(Record):
    """A linear combination of subsequences."""

    __slots__ = ()
    terms: tuple[tuple[int, int], ...]
    """The parts of the sum, counted from 0, with their factors."""
    over: int
    """The divisor of the sum."""
    _names = {"terms": "terms", "over": "over"}
    _required = frozenset(("terms", "over",))


class RejectedFile(Record):
    """A file that does not prove its claim, and why."""

    __slots__ = ()
    verdict: Verdict
    """Always `rejected`."""
    line: int
    """The first line that fails, counted from 1."""
    why: str
    """What is wrong with that line."""
    seconds: float | None
    """The duration of the check in seconds, if the front end has a clock."""
    _names = {"verdict": "verdict", "line": "line", "why": "why", "seconds": "seconds"}
    _required = frozenset(("verdict", "line", "why",))


class Relation(Record):
    """The relation between the heaps of the question (here) and the heaps of another rule (there)."""

    __slots__ = ()
    kind: str
    """`shift`, `repeated-here`, `repeated-there`, `zeros-here`, `zeros-there` or `without-zeros`."""
    factor: int
    """How often each value repeats, or the distance between zeros; 1 for a shift."""
    shift: int
    """The shift in heaps."""
    text: str
    """The relation in a sentence."""
    _names = {"kind": "kind", "factor": "factor", "shift": "shift", "text": "text"}
    _required = frozenset(("kind", "factor", "shift", "text",))


class Row(Record):
    """A heap of a table."""

    __slots__ = ()
    heap: int
    """Its size."""
    options: tuple[int, ...]
    """The nim-values of its options, ascending, each once."""
    value: int
    """Its nim-value."""
    _names = {"heap": "heap", "options": "options", "value": "value"}
    _required = frozenset(("heap", "options", "value",))


class RuleAnswer(Record):
    """A rule as the software reads it."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    reason: str | None
    """Why the shortest form has the same moves; null if that is obvious."""
    kind: PlayedWith
    """What the game is played with."""
    coordinates: int
    """The number of coordinates of a part: 1 for heaps."""
    labelled: bool
    """Whether labels decide who wins at the end, and not the last move."""
    sequence: bool
    """Whether the rule has a nim-sequence, one value for each heap."""
    game: Game | None
    """The game of the catalogue that has the same moves; null if there is none."""
    sample: str | None
    """A position to start from; null if none is known."""
    _names = {"rule": "rule", "canonical": "canonical", "reason": "reason", "kind": "kind", "coordinates": "coordinates", "labelled": "labelled", "sequence": "sequence", "game": "game", "sample": "sample"}
    _required = frozenset(("rule", "canonical", "reason", "kind", "coordinates", "labelled", "sequence", "game", "sample",))
    _nested = {"game": ("Game",)}


class RuleShown(Record):
    """A rule in its core form."""

    __slots__ = ()
    coordinates: int
    """The number of coordinates of a part: 1 for heaps."""
    moves: tuple[RuleShownMoves, ...]
    """The moves."""
    _names = {"coordinates": "coordinates", "moves": "moves"}
    _required = frozenset(("coordinates", "moves",))
    _nested = {"moves": ("RuleShownMoves",)}


class RuleShownMoves(Record):
    """A record."""

    __slots__ = ()
    _names = {}


class Section(Record):
    """A section of a document: a heading and blocks of text."""

    __slots__ = ()
    heading: str
    """The heading."""
    blocks: tuple[Block, ...]
    """The blocks under the heading."""
    _names = {"heading": "heading", "blocks": "blocks"}
    _required = frozenset(("heading", "blocks",))
    _nested = {"blocks": ("BlockParagraph", "BlockList", "BlockTable")}


class SoFar(Record):
    """What is known about a position after a limit ended the work."""

    __slots__ = ()
    position: str
    """The position."""
    convention: Convention
    """The convention of play."""
    outcome: Outcome | None
    """Who wins, if that is known and only the list of winning moves is incomplete."""
    nim_value: int | None
    """The nim-value, under the same condition."""
    _names = {"position": "position", "convention": "convention", "stopped": "stopped", "outcome": "outcome", "nim_value": "nim_value"}
    _required = frozenset(("position", "convention", "stopped",))
    _nested = {"stopped": ("Ended",)}


class Solved(OfPosition):
    """Who wins a position, and every winning move."""

    __slots__ = ()
    position: str
    """The position."""
    convention: Convention
    """The convention of play for all other fields."""
    only: Wanted | None
    """The only result that the question wants. Then the list of winning moves is empty."""
    outcome: Outcome
    """Who wins under best play."""
    nim_value: int | None
    """The nim-value; null under misère play, for labelled games, if the question wants only the outcome, and if a theorem gives only the outcome."""
    remoteness: int | None
    """The number of moves left under best play; null if the question does not want it or it was not found."""
    known_by: KnownBy
    """How the outcome is known: the weakest of the arguments that it follows from."""
    references: tuple[str, ...]
    """The theorems that the outcome follows from."""
    winning_moves: tuple[Move, ...]
    """The winning moves: one for each component, heap and result. Equal heaps have separate moves."""
    winning_moves_total: int | None
    """The number of winning moves; null if it is not known exactly."""
    winning_moves_complete: bool
    """Whether the list holds every winning move."""
    assumed: tuple[Assumed, ...] | None
    """The laws that gave values although they are only seen, one for each rule."""
    _names = {"position": "position", "convention": "convention", "only": "only", "outcome": "outcome", "nim_value": "nim_value", "remoteness": "remoteness", "known_by": "known_by", "references": "references", "winning_moves": "winning_moves", "winning_moves_total": "winning_moves_total", "winning_moves_complete": "winning_moves_complete", "assumed": "assumed"}
    _required = frozenset(("position", "convention", "outcome", "nim_value", "remoteness", "known_by", "references", "winning_moves", "winning_moves_total", "winning_moves_complete",))
    _nested = {"winning_moves": ("Move",), "assumed": ("Assumed",)}


class SparseAnswer(Record):
    """The law of a code with its sparse space, which is in the field `engine`."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    law: Law | None
    """The law; null if none was found."""
    form: ClosedForm | None
    """The law in closed form; null if none is known."""
    sentence: str | None
    """The law in a sentence."""
    known_by: KnownBy | None
    """How the law is known."""
    reference: str | None
    """The theorem; for a law that is only seen, the range in which it is seen."""
    hypotheses: tuple[str, ...]
    """The finite hypotheses that were checked, in words."""
    heaps_computed: int
    """The number of computed values, of the heaps 0, 1, 2, …"""
    engine: EngineReport | None
    """The report of the engine for long runs; absent if another engine ran."""
    also: tuple[AlsoProved, ...] | None
    """Proofs of the same law by other theorems; absent if there are none."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "law": "law", "form": "form", "sentence": "sentence", "known_by": "known_by", "reference": "reference", "hypotheses": "hypotheses", "heaps_computed": "heaps_computed", "engine": "engine", "also": "also", "stopped": "stopped"}
    _required = frozenset(("rule", "canonical", "convention", "law", "form", "sentence", "known_by", "reference", "hypotheses", "heaps_computed",))
    _nested = {"law": ("LawPeriod", "LawArithmetic", "LawClasses", "LawFormula", "LawWindow", "LawAutomatic", "LawSynchronised", "LawRegular", "LawModes", "LawModeMachines", "LawPPositions", "LawOutcomes", "LawFamily"), "form": ("ClosedForm",), "engine": ("EngineReport",), "also": ("AlsoProved",), "stopped": ("Ended",)}


class Spent(Record):
    """What work on a question has spent."""

    __slots__ = ()
    seconds: float | None
    """The time in seconds, if the front end has a clock."""
    work: int
    """The work in ticks; a tick is about one option examined."""
    bytes: int
    """The memory of the tables, in bytes."""
    done: int
    """The progress of the computation, in its own unit, such as heaps or positions."""
    _names = {"seconds": "seconds", "work": "work", "bytes": "bytes", "done": "done"}
    _required = frozenset(("work", "bytes", "done",))


class Stage(Record):
    """A position of a played game."""

    __slots__ = ()
    position: str
    """The position."""
    player: Literal[1, 2]
    """The player to move, 1 or 2; player 1 began."""
    outcome: Outcome
    """Who wins under best play: `N` for the player to move."""
    nim_value: int | None
    """The nim-value; null under misère play, for labelled games, and if a theorem gives only the outcome."""
    move: str | None
    """The move from this position, in words; null at the last position."""
    grade: MoveGrade | None
    """The grade of the move; null at the last position."""
    better: str | None
    """A move that would have kept the win, in words, if the move gave it away."""
    _names = {"position": "position", "player": "player", "outcome": "outcome", "nim_value": "nim_value", "move": "move", "grade": "grade", "better": "better"}
    _required = frozenset(("position", "player", "outcome", "nim_value", "move", "grade",))


class State(Record):
    """A position of a state graph."""

    __slots__ = ()
    x: float
    """The horizontal centre of the node."""
    y: float
    """The vertical centre of the node."""
    label: str
    """A name short enough to fit in the node."""
    position: str
    """The position, as a user types it."""
    outcome: Outcome
    """Who wins under best play."""
    nim_value: int | None
    """The nim-value; null under misère play and for labelled games."""
    remoteness: int
    """The number of moves left under best play."""
    level: int
    """The length of the longest play from this position."""
    _names = {"x": "x", "y": "y", "label": "label", "position": "position", "outcome": "outcome", "nim_value": "nim_value", "remoteness": "remoteness", "level": "level"}
    _required = frozenset(("x", "y", "label", "position", "outcome", "nim_value", "remoteness", "level",))


class StatesAnswer(Record):
    """A state graph arranged in levels. Coordinates are rounded to tenths."""

    __slots__ = ()
    width: float
    """The width of the picture; the top left corner is (0, 0)."""
    height: float
    """The height of the picture."""
    start: int
    """The index of the node where play starts."""
    nodes: tuple[State, ...]
    """The positions."""
    edges: tuple[Step, ...]
    """The moves."""
    _names = {"width": "width", "height": "height", "start": "start", "nodes": "nodes", "edges": "edges"}
    _required = frozenset(("width", "height", "start", "nodes", "edges",))
    _nested = {"nodes": ("State",), "edges": ("Step",)}


class Step(Record):
    """A move of a state graph."""

    __slots__ = ()
    from_: int
    """The index of the node before the move."""
    to: int
    """The index of the node after the move."""
    wins: bool
    """Whether the move wins."""
    via: tuple[tuple[float, float], ...]
    """The points where the arrow bends."""
    _names = {"from_": "from", "to": "to", "wins": "wins", "via": "via"}
    _required = frozenset(("from", "to", "wins", "via",))


class TableAnswer(Record):
    """A table of nim-values."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    from_: int
    """The first heap; with two coordinates, the first number in each."""
    rows: tuple[tuple[int, ...], ...]
    """The nim-values, one row for each first coordinate."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "from_": "from", "rows": "rows"}
    _required = frozenset(("rule", "canonical", "convention", "from", "rows",))


class TableMove(Record):
    """A move, and what it leaves."""

    __slots__ = ()
    text: str
    """The move in words: `5 → 3 (take 2)`."""
    after: str
    """The position after the move."""
    outcome: Outcome
    """Who wins from there: P if the move wins."""
    nim_value: int | None
    """The nim-value of the position after the move, under normal play; null for labelled games."""
    remoteness: int
    """The number of moves left after it, under best play."""
    _names = {"text": "text", "after": "after", "outcome": "outcome", "nim_value": "nim_value", "remoteness": "remoteness"}
    _required = frozenset(("text", "after", "outcome", "nim_value", "remoteness",))


class TableSolved(Record):
    """Who wins a position, by a table of all positions."""

    __slots__ = ()
    position: str
    """The position."""
    convention: Convention
    """The convention of play."""
    outcome: Outcome
    """Who wins under best play."""
    nim_value: int | None
    """The nim-value under normal play; null for labelled games."""
    remoteness: int
    """The number of moves left under best play."""
    moves: tuple[TableMove, ...]
    """The legal moves, the best ones first; empty for a node of a file of moves, since a table has no moves."""
    moves_complete: bool
    """Whether these are all moves."""
    _names = {"position": "position", "convention": "convention", "outcome": "outcome", "nim_value": "nim_value", "remoteness": "remoteness", "moves": "moves", "moves_complete": "moves_complete"}
    _required = frozenset(("position", "convention", "outcome", "nim_value", "remoteness", "moves", "moves_complete",))
    _nested = {"moves": ("TableMove",)}


class TartanBoard(Record):
    """The nim-value of a board."""

    __slots__ = ()
    rules: tuple[str, str]
    """The two games, as typed."""
    canonical: tuple[str, str]
    """The two games in their shortest form."""
    convention: Convention
    """Always normal play."""
    known_by: KnownBy
    """How the values are known."""
    reference: str
    """The theorem that gives the values."""
    heads: tuple[tuple[int, int], ...]
    """The heads, each as row and column, counted from 1."""
    values: tuple[int, ...]
    """The nim-value of each head by itself."""
    nim_value: int
    """The nim-value of the board."""
    outcome: Outcome
    """Who wins under best play."""
    _names = {"rules": "rules", "canonical": "canonical", "convention": "convention", "known_by": "known_by", "reference": "reference", "heads": "heads", "values": "values", "nim_value": "nim_value", "outcome": "outcome"}
    _required = frozenset(("rules", "canonical", "convention", "known_by", "reference", "heads", "values", "nim_value", "outcome",))


class TartanTable(Record):
    """The nim-values of single heads."""

    __slots__ = ()
    rules: tuple[str, str]
    """The two games, as typed."""
    canonical: tuple[str, str]
    """The two games in their shortest form."""
    convention: Convention
    """Always normal play."""
    known_by: KnownBy
    """How the values are known."""
    reference: str
    """The theorem that gives the values."""
    from_: int
    """The first row and column."""
    rows: tuple[tuple[int, ...], ...]
    """The nim-value of a head in each row and column."""
    _names = {"rules": "rules", "canonical": "canonical", "convention": "convention", "known_by": "known_by", "reference": "reference", "from_": "from", "rows": "rows"}
    _required = frozenset(("rules", "canonical", "convention", "known_by", "reference", "from", "rows",))


class TaskGraph(Record):
    """A state graph to label."""

    __slots__ = ()
    task: Literal["graph"]
    position: str
    """The position where play starts."""
    nodes: tuple[Labelled, ...]
    """The positions that it reaches, itself among them, with what is to be written at each."""
    _names = {"task": "task", "position": "position", "nodes": "nodes"}
    _required = frozenset(("task", "position", "nodes",))
    _constants = {"task": "graph"}
    _nested = {"nodes": ("Labelled",)}


class TaskGrid(Record):
    """A grid of nim-values to fill in."""

    __slots__ = ()
    task: Literal["grid"]
    rows: tuple[tuple[int, ...], ...]
    """The nim-values: row a, column b, both from 0."""
    _names = {"task": "task", "rows": "rows"}
    _required = frozenset(("task", "rows",))
    _constants = {"task": "grid"}


class TaskJudge(Record):
    """Positions to judge."""

    __slots__ = ()
    task: Literal["judge"]
    positions: tuple[Judged, ...]
    """The positions."""
    _names = {"task": "task", "positions": "positions"}
    _required = frozenset(("task", "positions",))
    _constants = {"task": "judge"}
    _nested = {"positions": ("Judged",)}


class TaskTable(Record):
    """A table of heaps to fill in."""

    __slots__ = ()
    task: Literal["table"]
    rows: tuple[Row, ...]
    """The heaps."""
    _names = {"task": "task", "rows": "rows"}
    _required = frozenset(("task", "rows",))
    _constants = {"task": "table"}
    _nested = {"rows": ("Row",)}


class TouchAnswer(Record):
    """The board of a position, and the rectangles that each move changes."""

    __slots__ = ()
    svg: str
    """The board as SVG."""
    width: float
    """The width of the board."""
    height: float
    """The height of the board."""
    moves: tuple[TouchMove, ...]
    """The moves."""
    moves_complete: bool
    """Whether the list holds every move."""
    _names = {"svg": "svg", "width": "width", "height": "height", "moves": "moves", "moves_complete": "moves_complete"}
    _required = frozenset(("svg", "width", "height", "moves", "moves_complete",))
    _nested = {"moves": ("TouchMove",)}


class TouchMove(Record):
    """A move, and the areas of the board that it changes."""

    __slots__ = ()
    text: str
    """The move in words: `5 → 3 (take 2)`."""
    component: int
    """The component that changes, counted from 0."""
    after: str
    """The whole position after the move, as a user types it."""
    areas: tuple[Area, ...]
    """The rectangles that change; empty if the position after the move has a different board."""
    _names = {"text": "text", "component": "component", "after": "after", "areas": "areas"}
    _required = frozenset(("text", "component", "after", "areas",))
    _nested = {"areas": ("Area",)}


class TupleOptionsListed(Record):
    """The options of each tuple of coordinates."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    from_: int
    """The first heap; with two coordinates, the first number in each."""
    positions: tuple[tuple[int, ...], ...]
    """The tuples, the last coordinate counting fastest."""
    options: tuple[tuple[tuple[tuple[int, ...], ...], ...], ...]
    """The options of each tuple, in order. An option is a sum of tuples."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "from_": "from", "positions": "positions", "options": "options"}
    _required = frozenset(("rule", "canonical", "convention", "from", "positions", "options",))


class TupleOutcomesListed(Record):
    """Who wins each tuple of coordinates."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    from_: int
    """The first heap; with two coordinates, the first number in each."""
    positions: tuple[tuple[int, ...], ...]
    """The tuples whose winner is known, the last coordinate counting fastest."""
    outcomes: str
    """One letter per tuple, in order."""
    to: int
    """The last first coordinate."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "from_": "from", "positions": "positions", "outcomes": "outcomes", "to": "to", "stopped": "stopped"}
    _required = frozenset(("rule", "canonical", "convention", "from", "positions", "outcomes", "to",))
    _nested = {"stopped": ("Ended",)}


class ValueState(Record):
    """A state of an automaton with a value for each state."""

    __slots__ = ()
    nim_value: int
    """The nim-value of a heap whose digits end in this state."""
    next: tuple[int, ...]
    """The next state for each digit."""
    _names = {"nim_value": "nim_value", "next": "next"}
    _required = frozenset(("nim_value", "next",))


class ValuesAnswer(Record):
    """The nim-values of consecutive heaps, from heap `from` on."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    canonical: str
    """The rule in its shortest form."""
    convention: Convention
    """The convention of play."""
    from_: int
    """The first heap; with two coordinates, the first number in each."""
    values: tuple[int, ...]
    """One nim-value per heap, in order."""
    known_by: KnownBy | None
    """`seen`, if some values come from a law that is only seen."""
    assumed: Assumed | None
    """That law."""
    _names = {"rule": "rule", "canonical": "canonical", "convention": "convention", "from_": "from", "values": "values", "known_by": "known_by", "assumed": "assumed", "stopped": "stopped"}
    _required = frozenset(("rule", "canonical", "convention", "from", "values",))
    _nested = {"assumed": ("Assumed",), "stopped": ("Ended",)}


class WorksheetAnswer(Record):
    """A sheet of exercises and its key."""

    __slots__ = ()
    rule: str
    """The rule, as typed."""
    seed: int
    """The seed that gives this sheet again."""
    tasks: tuple[Task, ...]
    """The tasks, with their answers."""
    sheet: str
    """The page with the tasks, in the requested form."""
    key: str
    """The page with the answers, in the requested form."""
    _names = {"rule": "rule", "seed": "seed", "tasks": "tasks", "sheet": "sheet", "key": "key"}
    _required = frozenset(("rule", "seed", "tasks", "sheet", "key",))
    _nested = {"tasks": ("TaskTable", "TaskGrid", "TaskJudge", "TaskGraph")}


class Written(Record):
    """A formula or a condition."""

    __slots__ = ()
    text: str
    """As text."""
    latex: str
    """In LaTeX, for mathematics."""
    _names = {"text": "text", "latex": "latex"}
    _required = frozenset(("text", "latex",))


class XorTableAnswer(Record):
    """A table of nim-sums or nim-products."""

    __slots__ = ()
    operation: Operation
    """The operation."""
    to: int
    """The last row and column."""
    rows: tuple[tuple[int, ...], ...]
    """The results: row a, column b holds the result for a and b."""
    _names = {"operation": "operation", "to": "to", "rows": "rows"}
    _required = frozenset(("operation", "to", "rows",))


ANSWERS: dict[str, tuple[str, ...]] = {
    "at": ("AtHeap", "AtPlace"),
    "certify": ("Certified",),
    "certify-law": ("LawCertified",),
    "check": ("PositionShown", "GraphShown", "LawShown", "RejectedFile", "NotChecked"),
    "code": ("CodeAnswer",),
    "draw": ("Drawn",),
    "explain": ("Explained", "ExplainStopped"),
    "explain-law": ("ExplainedHeaps", "ExplainedModes", "ExplainedPairs"),
    "explain-loopy": ("LoopyExplained",),
    "games": ("Game", "Game"),
    "grade": ("Graded",),
    "graph": ("PlainGraph", "LoopyGraph", "LabelledGraph"),
    "graph-line": ("GraphLineAnswer",),
    "hint": ("HintAnswer",),
    "identify": ("Identified",),
    "label": ("LabelledTable",),
    "law": ("HeapsLaw", "ModesLaw", "PairsLaw", "MisereLaw", "FamilyAnswer"),
    "law-of-values": ("ListedLaw",),
    "listing": ("OptionsListed", "TupleOptionsListed", "NimValuesListed", "PPositionsListed", "NPositionsListed", "OutcomesListed", "TupleOutcomesListed", "PositionsCounted"),
    "mex": ("MexAnswer",),
    "moves": ("MovesAnswer",),
    "nimber": ("NimberAnswer",),
    "nim-sum": ("NimSumAnswer",),
    "position": ("PositionAnswer",),
    "reply": ("LegalMove",),
    "rule": ("RuleAnswer",),
    "solve": ("Solved", "SoFar"),
    "solve-loopy": ("LoopySolved",),
    "solve-table": ("TableSolved",),
    "sparse": ("SparseAnswer",),
    "states": ("StatesAnswer",),
    "table": ("TableAnswer",),
    "tartan": ("TartanTable", "TartanBoard"),
    "touch": ("TouchAnswer",),
    "values": ("ValuesAnswer",),
    "worksheet": ("WorksheetAnswer",),
    "xor-table": ("XorTableAnswer",),
}
"""The classes of the answer to each question."""
