#!/usr/bin/env python3
"""A second checker of certificates: it shares no code with the first one, and is to be read in one sitting.

    python3 check.py FILE [--max-seconds 600] [--segments 2..3]        (`-` reads the standard input)

prints `Verified: …` and exactly what, `Rejected: line N: why`, or `Not checked: why`, and ends with 0, 1 or 3
(2: no such file). A certificate is a file of JSON lines, in which nothing is trusted. The first, the head,
says what is claimed, of which rule or position, by which theorem; witnesses may follow; the last is the
SHA-256 of all before it. Rules come in a core form of four kinds of moves, so that no game has to be known.

Words: G(n) is the nim-value of heap n, the mex (least number missing) among the values of its options; an
option with several parts is worth their nim-sum (xor). G(0) = 0. A law tells G(n) for all n. Each theorem is
one function: its docstring says what is checked and why that is enough.
"""
import argparse
import json
import signal
import sys
from collections import namedtuple

import laws
import periods
from positions import position
from rules import BIT, POSITIVE, WORD, NotChecked, Rejected, asked, lines_of, read_line, read_rule, shaped

HEAD = {"format": str, "version": int, "kind": str, "rule": dict, "theorem": str}
PERIOD = {"period": (WORD, POSITIVE, WORD), "values?": [WORD]}
SPARSE = {"mask": range(2**32), "parity": (BIT, None), "width": POSITIVE}
SAID = {"period?": PERIOD["period"], "values?": [WORD], "machine?": laws.TABLE, "relation?": laws.CODED}
PAIRS = {"base": {"fibonacci", *range(2, 37)}, "states": list}
THEOREMS = {  # the proof, what is claimed, and what else the head tells
    "window repeat": (periods.guy_smith, PERIOD, {}),
    "guy-smith": (periods.guy_smith, PERIOD, {}),
    "covered window": (periods.covered_window, PERIOD, {}),
    "quotients": (periods.quotients, PERIOD, {}),
    "sparse window": (periods.sparse_window, PERIOD, {"sparse": SPARSE}),
    "sentence": (laws.sentence, SAID, {"law?": dict, "sums?": laws.TABLE}),
    "take range": (laws.take_range, {"range": (POSITIVE, (POSITIVE, None))}, {}),
    "sliding window": (laws.sliding_window, {"sliding": bool}, {}),
    "p-positions": (laws.p_positions, {"p_positions": PAIRS}, {"measure": [list]}),
    "fraenkel": (laws.fraenkel, {"beatty": {"r": POSITIVE}}, {})}

Law = namedtuple("Law", "theorem rule claim head lines segments")

def law(head, entries, segments):
    """What all heaps of a rule are worth, by a theorem."""
    name, lines = str(head.get("theorem")), list(entries)
    proof, claim, more = THEOREMS.get(name, (None, {}, {}))
    asked(proof, "no theorem of this name is known")
    shaped(head, {**HEAD, "claim": claim, **more})
    asked(name == "sparse window" or not lines and not segments, "this theorem needs no further lines")
    shown = proof(Law(name, read_rule(head["rule"]), head["claim"], head, lines, segments))
    return "\n  ".join(["\n".join(map(json.dumps, head["rule"]["moves"])), shown, f"by the theorem `{name}`"])

KINDS = {"law": law, "nim-value": position, "outcome": position, "strategy": position}

def late(*_):
    raise NotChecked("the time is over (--max-seconds allows more)")

def check(file, segments=None, seconds=600):
    """What is verified; raises Rejected or NotChecked."""
    timer, at = hasattr(signal, "setitimer"), 1

    def entries():
        nonlocal at
        for at, line in enumerate(lines, 2):
            yield read_line(line)
        at = 1
    if timer:
        signal.signal(signal.SIGALRM, late)
        signal.setitimer(signal.ITIMER_REAL, seconds, 1)
    try:
        first, *lines = lines_of(file)
        head = read_line(first)
        known = (head.get("format"), str(head.get("version"))) == ("grundy certificate", "1")
        asked(known and head.get("kind") in list(KINDS), "no certificate of version 1, or of an unknown kind")
        return KINDS[head["kind"]](head, entries(), segments)
    except Rejected as rejected:
        rejected.line = at
        raise
    except (MemoryError, RecursionError) as error:
        raise NotChecked(f"too large: {type(error).__name__}") from None
    finally:
        if timer:
            signal.setitimer(signal.ITIMER_REAL, 0)

def main():
    """Reads the command line, and prints the verdict."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("file", help="a certificate, or - for the standard input")
    parser.add_argument("--max-seconds", type=float, default=600)
    parser.add_argument("--segments", help="a..b: check these segments of a sparse window only",
                        type=lambda text: [int(x) for x in text.split("..")])
    given = parser.parse_args()
    segments = given.segments and (given.segments[0], given.segments[-1])
    if not 0 < given.max_seconds < 1e9 or segments and not 0 <= segments[0] <= segments[1]:
        parser.error("--max-seconds is a positive number, and segments are written 2..3")
    try:
        import resource
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, resource.getrlimit(resource.RLIMIT_AS)[1]))
    except (ImportError, ValueError, OSError):
        pass  # without such a limit the caps on tables must do
    try:
        with sys.stdin.buffer if given.file == "-" else open(given.file, "rb") as file:
            code, text = 0, f"Verified: {check(file, segments, given.max_seconds)}"
    except Rejected as why:
        code, text = 1, f"Rejected: line {why.line}: {why}"
    except OSError as why:
        code, text = 2, f"cannot read {given.file}: {why.strerror}"
    except BaseException as why:
        code, text = 3, f"Not checked: {why if type(why) is NotChecked else repr(why)}"
    out = sys.stderr if code == 2 else sys.stdout
    out.reconfigure(errors="backslashreplace")
    print("".join(c if c.isprintable() or c == "\n" else "?" for c in text), file=out)
    return code

if __name__ == "__main__":
    sys.exit(main())
