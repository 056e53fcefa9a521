"""The lines of a file, the shapes of what stands in them, and the time that a check may take."""
import hashlib
import itertools
import json
import time

MAX_LINE, MAX_STATES = 16 << 20, 1 << 20
BIT, WORD, POSITIVE, SIGNED = range(2), range(2**64), range(1, 2**64), range(1 - 2**63, 2**63)

class Rejected(Exception):
    """The file does not show its claim, which may be true or not."""

    def __init__(self, why, line=None):
        super().__init__(why)
        self.line = line

class NotChecked(Exception):
    """Nothing is known: it would take too long, or is beyond this checker."""

class Budget:
    """The time that a check may take, and how many heaps it may look at."""

    def start(self, seconds):
        self.seconds, self.end = seconds, time.monotonic() + seconds

    def tick(self):
        if time.monotonic() > self.end:
            raise NotChecked(f"{self.seconds:g} s are over (--max-seconds allows more)")

    def afford(self, heaps):
        if heaps > 1 << 25:
            raise NotChecked(f"this needs {heaps} heaps")

BUDGET = Budget()
BUDGET.start(600)

def lines_of(file):
    """The objects of a file with the numbers of their lines; the last line must be the digest of the others."""
    digest = hashlib.sha256()
    for number in itertools.count(1):
        BUDGET.tick()
        line = file.readline(MAX_LINE + 1)
        if len(line) > MAX_LINE or not line.endswith(b"\n"):
            raise Rejected(f"more than {MAX_LINE} bytes, or the file ends before the line with its SHA-256", number)
        if line.startswith(b'{"sha256":"'):
            if line != b'{"sha256":"%s"}\n' % digest.hexdigest().encode():
                raise Rejected(f"the SHA-256 of the bytes before this line is {digest.hexdigest()}", number)
            if file.read(1):
                raise Rejected("the file goes on behind its SHA-256", number + 1)
            return
        digest.update(line)
        try:
            found = read(line)
        except Rejected as why:
            raise Rejected(str(why), number) from None
        yield number, found

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
    return shaped(found, dict)

def shaped(x, shape):
    """x, if it has this shape: a range of whole numbers, a type, a set of texts, (what may be None, None), [each item],
    (the items), {field: shape, "field?": shape if it is there}."""
    fits = True
    if isinstance(shape, (range, type, set)):
        kind = {range: int, set: str}.get(type(shape), shape)
        fits = shape is object or type(x) is kind and (shape is kind or x in shape)
    elif isinstance(shape, dict):
        shapes = {field.rstrip("?"): inside for field, inside in shape.items()}
        for field in shaped(x, dict):
            if field not in shapes:
                raise Rejected(f"unknown field `{field[:40]}`")
            shaped(x[field], shapes[field])
        for field in shape:
            if not field.endswith("?") and field not in x:
                raise Rejected(f"no field `{field}`")
    elif shape[-1] is None:
        fits = x is None or shaped(x, shape[0]) is x
    else:
        shaped(x, list)
        inside = shape * len(x) if isinstance(shape, list) else shape
        fits = len(x) == len(inside) and all(shaped(item, one) is item for item, one in zip(x, inside))
    if not fits:
        raise Rejected(f"{str(x)[:40]} is not {str(shape)[:80]}")
    return x
