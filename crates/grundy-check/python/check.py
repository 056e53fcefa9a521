#!/usr/bin/env python3
"""A second checker of certificates: it shares no code with the first one, and is to be read in one sitting.

It prints `Verified: …` and exactly what, `Rejected: line N: why`, or `Not checked: why`, and ends with 0, 1
or 3 (2: no such file). With `--segments 2..3` it looks at these segments of a sparse window alone."""
import argparse
import contextlib
import signal
import sys

from laws import law
from positions import position
from rules import NotChecked, Rejected, able, read

def check(file, segments=None, seconds=600):
    """What is verified; raises Rejected or NotChecked."""
    timer = getattr(signal, "setitimer", None)
    try:
        if timer:
            signal.signal(signal.SIGALRM, lambda *_: able(0, "the time is over (--max-seconds allows more)"))
            timer(signal.ITIMER_REAL, seconds, 1)
        head = next(lines := read(file))
        return (law if head.get("kind") == "law" else position)(head, lines, segments)
    except (MemoryError, RecursionError) as error:
        raise NotChecked(f"too large: {type(error).__name__}") from None
    finally:
        timer and timer(signal.ITIMER_REAL, 0)

def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", help="a certificate, or - for the standard input")
    parser.add_argument("--max-seconds", type=float, default=600)
    parser.add_argument("--segments", help="a..b or a", type=lambda text: [int(x) for x in text.split("..")])
    given = parser.parse_args()
    segments = given.segments and (given.segments[0], given.segments[-1])
    if not 0 < given.max_seconds < 1e9 or segments and not 0 <= segments[0] <= segments[1]:
        parser.error("--max-seconds is a positive number, and segments are written 2..3")
    with contextlib.suppress(ImportError, ValueError, OSError):  # without it the caps on tables must do
        import resource
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, resource.getrlimit(resource.RLIMIT_AS)[1]))
    try:
        with open(0 if given.file == "-" else given.file, "rb") as file:
            code, text = 0, f"Verified: {check(file, segments, given.max_seconds)}"
    except OSError as why:
        parser.error(f"cannot read {ascii(given.file)}: {why.strerror}")
    except Rejected as why:
        code, text = 1, f"Rejected: line {why.line}: {why}"
    except BaseException as why:
        code, text = 3, f"Not checked: {why if type(why) is NotChecked else repr(why)}"
    sys.stdout.reconfigure(errors="backslashreplace")
    print("".join(c if c.isprintable() or c == "\n" else "?" for c in text))
    return code

if __name__ == "__main__":
    sys.exit(main())
