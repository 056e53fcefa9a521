#!/usr/bin/env python3
"""A second checker of certificates: it shares no code with the first one, and is to be read in one sitting.

    python3 check.py FILE [--max-seconds 600] [--segments 2..3]        (`-` reads the standard input)

prints `Verified: …` and exactly what, `Rejected: line N: why`, or `Not checked: why`, and ends with 0, 1 or 3 (2:
the file cannot be read). A certificate is a file of JSON lines. The first, the head, says what is claimed, of which rules
or position, and by which theorem; witnesses may follow; the last is the SHA-256 of all bytes before it. Nothing in the
file is trusted. Rules come in a core form of four kinds of moves (`read_rule`), so that no game has to be known.

Words: G(n) is the nim-value of heap n, the mex (least number missing) among the values of its options; an option with
several parts is worth their nim-sum (xor). G(0) = 0. A law tells G(n) for all n. Each theorem below is one function:
its docstring says what is checked, and why that is enough. Order: files, rules, values by definition, periods, sparse
spaces, automata, quotients, laws by automata, positions.
"""
import argparse
import re
import sys

from laws import p_positions, sentence, sliding_window
from periods import covered_window, guy_smith, take_range, window_repeat
from positions import position
from quotients import quotients
from reading import BUDGET, Lines, NotChecked, Rejected, fields, read
from rules import read_rule, show_rule
from sparse import sparse_window

THEOREMS = {  # name: function, fields that it needs, fields that it may have
    "window repeat": (window_repeat, [], []),
    "covered window": (covered_window, [], []),
    "guy-smith": (guy_smith, [], []),
    "sparse window": (sparse_window, ["sparse"], []),
    "quotients": (quotients, [], []),
    "sentence": (sentence, [], ["sums", "law"]),
    "sliding window": (sliding_window, [], []),
    "take range": (take_range, [], []),
    "p-positions": (p_positions, ["measure"], []),
}


def law(head, lines, segments):
    name = head.get("theorem")
    if type(name) is not str or name not in THEOREMS:
        raise Rejected("unknown theorem")
    theorem, needed, allowed = THEOREMS[name]
    fields(head, ["format", "version", "kind", "rule", "claim", "theorem"] + needed, allowed)
    rule = read_rule(head["rule"])
    if not isinstance(head["claim"], dict):
        raise Rejected("the claim is no object")
    if segments and name != "sparse window":
        raise Rejected("only a sparse window has segments")
    others, size = [], 0
    while (line := lines.next()) is not None:
        size += len(line)
        if name != "sparse window":
            raise Rejected("this theorem needs no further lines")
        if size > 1 << 28:
            raise NotChecked("more than 256 MiB of windows")
        others.append((lines.number, read(line)))
    lines.number = 1  # what is wrong from here on is the claim
    shown = theorem(rule, head, others, segments) if name == "sparse window" else theorem(rule, head)
    return f"{show_rule(rule)}\n  {shown}\n  by the theorem `{name}`"


def check(file, segments=None):
    """What is verified; raises Rejected or NotChecked."""
    lines = Lines(file)
    try:
        try:
            return verify(lines, segments)
        except NotChecked:
            while not lines.ended:  # a file with a wrong digest is rejected, whatever it says
                lines.next()
            raise
    except Rejected as rejected:
        rejected.line = rejected.line or lines.number
        raise
    except (MemoryError, RecursionError) as error:
        raise NotChecked(f"too large: {type(error).__name__}") from None


def verify(lines, segments):
    """What the file claims and shows."""
    head = read(lines.next() or b"")
    if head.get("format") != "grundy certificate" or head.get("version") != 1 or head["version"] is True:
        raise Rejected("no grundy certificate of version 1")
    kind = head.get("kind")
    if kind == "law":
        return law(head, lines, segments)
    if kind not in ("nim-value", "outcome"):
        raise Rejected("unknown kind")
    if segments:
        raise Rejected("only a sparse window has segments")
    return position(head, lines)


def main():
    """Reads the command line, and prints the verdict."""
    arguments = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    arguments.add_argument("file", help="a certificate, or - for the standard input")
    arguments.add_argument("--max-seconds", type=float, default=600)
    arguments.add_argument("--segments", help="a..b: check these segments of a sparse window only")
    given = arguments.parse_args()
    if not given.max_seconds > 0:
        arguments.error("--max-seconds is a positive number")
    segments = None
    if given.segments:
        if not re.fullmatch(r"[0-9]{1,9}(\.\.[0-9]{1,9})?", given.segments):
            arguments.error("segments are written 2..3")
        segments = tuple(int(x) for x in given.segments.split(".."))
        segments = segments[0], segments[-1]
        if segments[0] > segments[1]:
            arguments.error("segments are written 2..3")
    BUDGET.start(given.max_seconds)
    try:
        import resource
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, resource.getrlimit(resource.RLIMIT_AS)[1]))
    except (ImportError, ValueError, OSError):
        pass  # without such a limit the caps above must do
    try:
        with sys.stdin.buffer if given.file == "-" else open(given.file, "rb") as file:
            code, text = 0, f"Verified: {check(file, segments)}"
    except Rejected as rejected:
        code, text = 1, f"Rejected: line {rejected.line}: {rejected}"
    except NotChecked as stopped:
        code, text = 3, f"Not checked: {stopped}"
    except KeyboardInterrupt:
        code, text = 130, "Not checked: interrupted"
    except OSError as error:
        code, text = 2, f"cannot read {given.file}: {error.strerror}"
    except Exception as error:
        code, text = 3, f"Not checked: an error in this checker, please report it ({error!r})"
    for out in (sys.stdout, sys.stderr):
        out.reconfigure(errors="backslashreplace")
    text = "".join(c if c.isprintable() or c == "\n" else "?" for c in text)
    print(text, file=sys.stderr if code == 2 else sys.stdout)
    return code


if __name__ == "__main__":
    sys.exit(main())
