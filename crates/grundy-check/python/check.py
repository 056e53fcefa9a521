#!/usr/bin/env python3
"""A second checker of certificates: it shares no code with the first one, and is to be read in one sitting.

    python3 check.py FILE [--max-seconds 600] [--segments 2..3]        (`-` reads the standard input)

prints `Verified: …` and exactly what, `Rejected: line N: why`, or `Not checked: why`, and ends with 0, 1 or 3
(2: no such file). A certificate is a file of JSON lines. The first, the head, says what is claimed, of which
rule or position, and by which theorem; witnesses may follow; the last is the SHA-256 of all bytes before it.
Nothing in the file is trusted. Rules come in a core form of four kinds of moves (`read_rule`), so that no
game has to be known.

Words: G(n) is the nim-value of heap n, the mex (least number missing) among the values of its options; an
option with several parts is worth their nim-sum (xor). G(0) = 0. A law tells G(n) for all n. Each theorem is
one function: its docstring says what is checked and why that is enough.
"""
import argparse
import json
import re
import signal
import sys

import laws
import periods
from positions import Strategy, Values
from rules import BIT, POSITIVE, WORD, NotChecked, Rejected, asked, lines_of, read_rule, shaped

SPARSE = {"mask": range(2**32), "parity": (BIT, None), "width": POSITIVE}
THEOREMS = {  # by name and claim: the proof, and what else the head tells
    ("window repeat", "period"): (periods.window, {}),
    ("covered window", "period"): (periods.window, {}),
    ("guy-smith", "period"): (periods.guy_smith, {}),
    ("quotients", "period"): (periods.quotients, {}),
    ("sparse window", "period"): (periods.sparse_window, {"sparse": SPARSE}),
    ("sentence", "period"): (laws.sentence_period, {"law": dict, "sums?": dict}),
    ("sentence", "machine"): (laws.sentence, {"sums?": dict}),
    ("sentence", "relation"): (laws.sentence, {"sums?": dict}),
    ("take range", "range"): (laws.take_range, {}),
    ("sliding window", "sliding"): (laws.sliding_window, {}),
    ("p-positions", "p_positions"): (laws.p_positions, {"measure": [list]}),
    ("fraenkel", "beatty"): (laws.fraenkel, {})}
HEAD = {"format": str, "version": int, "kind": str, "rule": dict, "claim": dict, "theorem": str}
PAIRS = {"base": {"fibonacci", *range(2, 37)}, "states": list}
CLAIM = {"period?": (WORD, POSITIVE, WORD), "values?": [WORD], "range?": (POSITIVE, (POSITIVE, None)),
         "machine?": laws.TABLE, "relation?": laws.CODED, "p_positions?": PAIRS, "beatty?": {"r": POSITIVE},
         "sliding?": bool}

class Law:
    """What all heaps of a rule are worth, by a theorem."""

    def __init__(self, head):
        claim = shaped(head.get("claim"), CLAIM)
        key = str(head.get("theorem")), " ".join(set(claim) - ({"values"} if "period" in claim else set()))
        asked(key in THEOREMS, "no theorem of this name shows such a claim")
        self.proof, more = THEOREMS[key]
        self.head, self.rule, self.lines = shaped(head, {**HEAD, **more}), read_rule(head["rule"]), []
        self.claim, self.values = claim[key[1]], claim.get("values")

    def add(self, entry):
        asked(self.proof is periods.sparse_window, "this theorem needs no further lines")
        self.lines.append(entry)

    def verdict(self, segments=None):
        more = (self.lines, segments) if self.proof is periods.sparse_window else ()
        asked(more or not segments, "this theorem has no segments")
        shown = self.proof(self.rule, self.claim, self.head, *more)
        if not isinstance(shown, str):
            shown = periods.smallest(shown, *self.claim, self.values)
        return "\n  ".join(["\n".join(map(json.dumps, self.head["rule"]["moves"])), shown,
                            f"by the theorem `{self.head['theorem']}`"])

KINDS = {"law": Law, "nim-value": Values, "outcome": Values, "strategy": Strategy}

def late(*_):
    raise NotChecked("the time is over (--max-seconds allows more)")

def check(file, segments=None, seconds=600):
    """What is verified; raises Rejected or NotChecked."""
    lines, at, timer = lines_of(file), 1, getattr(signal, "setitimer", lambda *_: None)
    if hasattr(signal, "SIGALRM"):
        signal.signal(signal.SIGALRM, late)
    try:
        timer(getattr(signal, "ITIMER_REAL", 0), seconds, 1)
        head = next(lines, {})
        known = (head.get("format"), str(head.get("version"))) == ("grundy certificate", "1")
        asked(known, "no grundy certificate of version 1")
        kind = KINDS.get(str(head.get("kind")))
        asked(kind and (kind is Law or not segments), "unknown kind, or no segments")
        certificate = kind(head)
        for at, line in enumerate(lines, 2):
            certificate.add(line)
        at = 1
        return certificate.verdict(*[segments] * bool(segments))
    except NotChecked:
        for _ in lines:  # a file with a wrong digest is rejected, whatever it says
            pass
        raise
    except Rejected as rejected:
        rejected.line = rejected.line or at
        raise
    except (MemoryError, RecursionError) as error:
        raise NotChecked(f"too large: {type(error).__name__}") from None
    finally:
        timer(getattr(signal, "ITIMER_REAL", 0), 0)

def main():
    """Reads the command line, and prints the verdict."""
    arguments = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    arguments.add_argument("file", help="a certificate, or - for the standard input")
    arguments.add_argument("--max-seconds", type=float, default=600)
    arguments.add_argument("--segments", help="a..b: check these segments of a sparse window only")
    given = arguments.parse_args()
    found = re.fullmatch(r"([0-9]{1,9})(\.\.([0-9]{1,9}))?", given.segments or "0")
    segments = found and (int(found[1]), int(found[3] or found[1]))
    if not 0 < given.max_seconds < 1e9 or not found or segments[0] > segments[1]:
        arguments.error("--max-seconds is a positive number, and segments are written 2..3")
    try:
        import resource
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, resource.getrlimit(resource.RLIMIT_AS)[1]))
    except (ImportError, ValueError, OSError):
        pass  # without such a limit the caps on tables must do
    try:
        with sys.stdin.buffer if given.file == "-" else open(given.file, "rb") as file:
            code, text = 0, f"Verified: {check(file, given.segments and segments, given.max_seconds)}"
    except Rejected as rejected:
        code, text = 1, f"Rejected: line {rejected.line}: {rejected}"
    except (NotChecked, KeyboardInterrupt) as stopped:
        code, text = 3, f"Not checked: {str(stopped) or 'interrupted'}"
    except OSError as error:
        code, text = 2, f"cannot read {given.file}: {error.strerror}"
    except Exception as error:
        code, text = 3, f"Not checked: an error in this checker, please report it ({error!r})"
    out = sys.stderr if code == 2 else sys.stdout
    out.reconfigure(errors="backslashreplace")
    print("".join(c if c.isprintable() or c == "\n" else "?" for c in text), file=out)
    return code

if __name__ == "__main__":
    sys.exit(main())
