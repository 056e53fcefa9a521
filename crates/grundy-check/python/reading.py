"""What is wrong with a file, the time a check may take, the lines of a file, and their fields."""
import hashlib
import json
import sys
import time

MAX_LINE = 16 << 20
MAX_HEAPS = 1 << 25
MAX_STATES = 1 << 20
WORD = 2**64 - 1


class Rejected(Exception):
    """The file does not show its claim, which may be true or not."""

    def __init__(self, why, line=None):
        super().__init__(why)
        self.line = line


class NotChecked(Exception):
    """Nothing is known: it would take too long, or is beyond this checker."""


class Budget:
    """The time that a check may take."""

    def __init__(self):
        self.start(600)

    def start(self, seconds):
        self.seconds, self.end = seconds, time.monotonic() + seconds

    def tick(self):
        if time.monotonic() > self.end:
            raise NotChecked(f"{self.seconds:g} s are over (--max-seconds allows more)")

    def afford(self, heaps, steps):
        """Refuses at once what cannot be done, and announces what takes long; ten million steps are about a second."""
        if heaps > MAX_HEAPS or steps > 10**8 * self.seconds:
            raise NotChecked(f"this needs {heaps} heaps and about {steps:.1e} steps")
        if steps > 10**8:
            print(f"check.py: {heaps} heaps, about {steps / 10**7:.0f} s", file=sys.stderr, flush=True)


BUDGET = Budget()


class Lines:
    """The lines of a file one by one; None where the digest of the others stood, as it must, at the end."""

    def __init__(self, file):
        self.file, self.number, self.digest, self.ended = file, 0, hashlib.sha256(), False

    def next(self):
        BUDGET.tick()
        self.number += 1
        line = self.file.readline(MAX_LINE + 1)
        if len(line) > MAX_LINE:
            raise Rejected(f"more than {MAX_LINE} bytes")
        if not line.endswith(b"\n"):
            raise Rejected("the file ends before the line with its SHA-256")
        if not line.startswith(b'{"sha256":"'):
            self.digest.update(line)
            return line
        if line != b'{"sha256":"%s"}\n' % self.digest.hexdigest().encode():
            raise Rejected(f"the SHA-256 of the bytes before this line is {self.digest.hexdigest()}")
        if self.file.read(1):
            raise Rejected("the file goes on behind its SHA-256", self.number + 1)
        self.ended = True
        return None


def read(line):
    """A line as a JSON object, strictly: no repeated fields, and no numbers but whole ones."""
    def whole(text):
        return int(text) if len(text) <= 20 else no(text)

    def no(text):
        raise Rejected(f"{text[:24]} is no whole number of 64 bits")

    def once(pairs):
        if len(dict(pairs)) < len(pairs):
            raise Rejected("a field stands there twice")
        return dict(pairs)
    try:
        found = json.loads(line.decode(), parse_int=whole, parse_float=no, parse_constant=no, object_pairs_hook=once)
    except (ValueError, RecursionError) as error:
        raise Rejected(f"not a line of a certificate: {str(error)[:80]}") from None
    if not isinstance(found, dict):
        raise Rejected("not a line of a certificate: no object")
    return found


def number(x, least=0, most=WORD):
    if type(x) is not int or not least <= x <= most:
        raise Rejected(f"{str(x)[:40]} is no whole number from {least} to {most}")
    return x


def integer(x):
    return number(x, 1 - 2**63, 2**63 - 1)


def fields(x, needed, others=()):
    """Is this an object with these fields, perhaps some of the others, and no more?"""
    if not isinstance(x, dict):
        raise Rejected(f"{str(x)[:40]} is no object")
    for field in needed:
        if field not in x:
            raise Rejected(f"no field `{field}`")
    for field in x:
        if field not in needed and field not in others:
            raise Rejected(f"unknown field `{field[:40]}`")
    return x


def array_of(x, length=None):
    if not isinstance(x, list) or length not in (None, len(x)):
        raise Rejected(f"{str(x)[:40]} is no list" + (f" of {length}" if length is not None else ""))
    return x


def only(x):
    """The name and the content of the one field."""
    if not isinstance(x, dict) or len(x) != 1:
        raise Rejected(f"{str(x)[:40]} is no object of one field")
    return next(iter(x.items()))
