#!/usr/bin/env python3
"""A second checker of certificates: it shares no code with the first one, and is to be read in one sitting.

    python3 check.py FILE [--max-seconds 600] [--segments 2..3]        (`-` reads the standard input)

prints `Verified: …` and exactly what, `Rejected: line N: why`, or `Not checked: why`, and ends with 0, 1 or 3
(2: the file cannot be read). A certificate is a file of JSON lines. The first, the head, says what is
claimed, of which rule or position, and by which theorem; witnesses may follow; the last is the SHA-256 of all
bytes before it. Nothing in the file is trusted. Rules come in a core form of four kinds of moves
(`read_rule`), so that no game has to be known.

Words: G(n) is the nim-value of heap n, the mex (least number missing) among the values of its options; an
option with several parts is worth their nim-sum (xor). G(0) = 0. A law tells G(n) for all n. Each theorem is
one function: its docstring says what is checked and why that is enough.
"""
import argparse
import json
import re
import sys

from laws import CODED, TABLE, p_positions, sentence, sentence_period, sliding_window, take_range
from periods import covered_window, guy_smith, must_be_smallest, quotients, sparse_window, window_repeat
from positions import position
from rules import BIT, BUDGET, POSITIVE, WORD, NotChecked, Rejected, asked, lines_of, only, read_rule, shaped

PERIODS = {"window repeat": window_repeat, "covered window": covered_window, "guy-smith": guy_smith,
           "quotients": quotients, "sparse window": sparse_window, "sentence": sentence_period}
OTHERS = {("sentence", "machine"): sentence, ("sentence", "relation"): sentence,
          ("take range", "range"): take_range, ("sliding window", "sliding"): sliding_window,
          ("p-positions", "p_positions"): p_positions}
FIELDS = {"sentence": {"sums?": dict, "law?": dict}, "p-positions": {"measure": [list]}, "sparse window": {
    "sparse": {"mask": range(2**32), "parity": (BIT, None), "width": POSITIVE}}}
HEAD = {"format": str, "version": int, "kind": str, "rule": dict, "claim": dict, "theorem": str}
CLAIM = {"period?": (WORD, POSITIVE, WORD), "values?": [WORD], "machine?": TABLE, "relation?": CODED,
         "sliding?": bool, "range?": (POSITIVE, (POSITIVE, None)), "p_positions?": {**TABLE, "base": object}}

def law(head, lines, segments):
    name = str(head.get("theorem"))
    shaped(head, {**HEAD, **FIELDS.get(name, {})})
    rule, claim = read_rule(head["rule"]), shaped(head["claim"], CLAIM)
    lines, sparse = list(lines), name == "sparse window"
    asked(sparse or not lines and not segments, "this theorem needs no further lines, and has no segments")
    if "period" in claim and name in PERIODS and set(claim) <= {"period", "values"}:
        (n0, p, s), more = claim["period"], (lines, segments) if sparse else ()
        shown = PERIODS[name](rule, n0, p, s, head, *more)
        if not isinstance(shown, str):
            must_be_smallest(shown, n0, p, s, claim.get("values"))
            more = f" + {s}" if s else ""
            shown = (f"G(n+{p}) = G(n){more} for all n >= {n0}, where {p} is the smallest such period, and "
                     f"then {n0} the smallest start")
    else:
        key = name, only(claim)[0]
        asked(key in OTHERS, "no theorem of this name shows such a claim")
        shown = OTHERS[key](rule, claim[key[1]], head)
    return "\n".join(map(json.dumps, head["rule"]["moves"])) + f"\n  {shown}\n  by the theorem `{name}`"

def check(file, segments=None):
    """What is verified; raises Rejected or NotChecked."""
    lines = lines_of(file)
    try:
        head = next(lines, (1, {}))[1]
        known = (head.get("format"), str(head.get("version"))) == ("grundy certificate", "1")
        asked(known, "no grundy certificate of version 1")
        if head.get("kind") == "law":
            return law(head, lines, segments)
        known = head.get("kind") in ("nim-value", "outcome") and not segments
        asked(known, "unknown kind, or no segments")
        return position(head, lines)
    except NotChecked:
        for _ in lines:  # a file with a wrong digest is rejected, whatever it says
            pass
        raise
    except Rejected as rejected:
        rejected.line = rejected.line or 1
        raise
    except (MemoryError, RecursionError) as error:
        raise NotChecked(f"too large: {type(error).__name__}") from None

def main():
    """Reads the command line, and prints the verdict."""
    arguments = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    arguments.add_argument("file", help="a certificate, or - for the standard input")
    arguments.add_argument("--max-seconds", type=float, default=600)
    arguments.add_argument("--segments", help="a..b: check these segments of a sparse window only")
    given = arguments.parse_args()
    found = re.fullmatch(r"([0-9]{1,9})(\.\.([0-9]{1,9}))?", given.segments or "0")
    segments = found and (int(found[1]), int(found[3] or found[1]))
    if not given.max_seconds > 0 or not found or segments[0] > segments[1]:
        arguments.error("--max-seconds is a positive number, and segments are written 2..3")
    BUDGET.start(given.max_seconds)
    try:
        import resource
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, resource.getrlimit(resource.RLIMIT_AS)[1]))
    except (ImportError, ValueError, OSError):
        pass  # without such a limit the caps on tables must do
    try:
        with sys.stdin.buffer if given.file == "-" else open(given.file, "rb") as file:
            code, text = 0, f"Verified: {check(file, given.segments and segments)}"
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
