#!/usr/bin/env python3
"""A second checker of certificates: it shares no code with the first one, and is to be read in one sitting.

It prints `Verified: …` and exactly what, `Rejected: line N: why`, or `Not checked: why`, and ends with 0, 1
or 3 (2: no such file). With `--segments 2..3` it looks at these segments of a sparse window alone."""
import argparse
import contextlib
import re
import signal
import sys
import time

import automata
import positions
from laws import law
from positions import position
from rules import Limits, NotChecked, Rejected, read, tick

def check(file, segments=None, seconds=600, memory=4 << 30):
    """What is verified; raises Rejected or NotChecked."""
    timer = getattr(signal, "setitimer", None)
    Limits.end = time.process_time() + seconds
    try:
        if timer:
            signal.signal(signal.SIGPROF, lambda *_: tick())
            timer(signal.ITIMER_PROF, seconds + 0.01, 0.1)
        with at_most(memory):
            head = next(lines := read(file))
            return (law if head.get("kind") == "law" else position)(head, lines, segments)
    except (MemoryError, RecursionError) as error:
        raise NotChecked(f"too large: {type(error).__name__}") from None
    finally:
        timer and timer(signal.ITIMER_PROF, 0)
        for kept in (automata.Logic, positions.turned, *automata.KEPT):
            kept.cache_clear()

@contextlib.contextmanager
def at_most(memory):
    """This number of bytes more than now may be held. Where no system counts them, the caps on tables do."""
    try:
        import resource
        with open("/proc/self/statm", encoding="ascii") as pages:
            now = int(pages.read().split()[0]) * resource.getpagesize()
        before = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (now + memory, before[1]))
    except (ImportError, ValueError, OSError):
        yield
        return
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_AS, before)

def size(text):
    """A number of bytes, as in 32M."""
    number, unit = re.fullmatch("([0-9]{1,12})([KMG]?)", text).groups()
    return int(number) << {"": 0, "K": 10, "M": 20, "G": 30}[unit]

def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", help="a certificate, or - for the standard input")
    parser.add_argument("--max-time", type=float, default=600, help="seconds of processor time")
    parser.add_argument("--max-memory", default="4G", help="bytes, as in 32M")
    parser.add_argument("--segments", help="a..b or a", type=lambda text: [int(x) for x in text.split("..")])
    given = parser.parse_args()
    segments = given.segments and (given.segments[0], given.segments[-1])
    if not 0 < given.max_time < 1e9 or segments and not 0 <= segments[0] <= segments[1]:
        parser.error("--max-time is a positive number, and segments are written 2..3")
    if not re.fullmatch("[0-9]{1,12}[KMG]?", given.max_memory):
        parser.error("--max-memory is a number of bytes, as in 32M")
    try:
        with open(0 if given.file == "-" else given.file, "rb") as file:
            code, text = 0, f"Verified: {check(file, segments, given.max_time, size(given.max_memory))}"
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
