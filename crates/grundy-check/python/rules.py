"""What stands in a file: lines, their shapes, and rules in core form."""
import hashlib
import json
import time
from collections import namedtuple
from functools import partial

MAX_LINE, MAX_ENTRIES, MAX_SYMBOLS, MAX_HEAPS = 16 << 20, 1 << 22, 1 << 16, 1 << 25
MAX_FIELDS = 16
BIT, WORD, POSITIVE, SIGNED = range(2), range(2**64), range(1, 2**64), range(-2**63, 2**63)
HEAP, PART = 0, 1  # variables: a heap, then its parts (or coordinates of a tuple, then those of its parts)
POWER = {"base": range(2, 2**32), "of": WORD, "holds": bool}
ATOM = {"zero?": list, "at_most_zero?": list, "power?": POWER, "xor?": list}
KINDS = {"any", "different", "equal", "unequal"}
SPLIT = {"taken": SIGNED, "heaps": range(256), "kind": KINDS, "every?": POSITIVE}
WHERE = {"coordinates?": POSITIVE, "parts": WORD, "variables": range(1, 65), "atoms": [ATOM]}
FORMAT = {"format": {"grundy certificate"}, "version": {1}, "kind": str}
MOVE = {"take?": (POSITIVE, (POSITIVE, None)), "run?": POSITIVE, "split?": SPLIT, "where?": WHERE}

# Moves, which kinds they are, how many parts they leave, and the most coins that are taken (None: no limit).
Rule = namedtuple("Rule", "coordinates moves kinds parts limit")
# Options are parts for which all atoms (Logic.linear) hold. Kinds are `where`, `run`, `take` (may leave 0),
# and those of splits into parts >= 1; the last two take least, least + every, …, most coins. Powers: of base.
Move = namedtuple("Move", "kind parts atoms least most every base", defaults=(0, None, 1, 2))

class Rejected(Exception):  # the file does not show its claim, which may be true or not
    line = 1  # the last one that was read

class NotChecked(Exception):
    """Nothing is known: it would take too long, or is beyond this checker."""

def asked(holds, why, error=Rejected):
    if not holds:
        raise error(why)
able = partial(asked, error=NotChecked)

class Limits:  # by this processor time the check ends
    end = float("inf")

def tick():
    able(time.process_time() < Limits.end, "the time is over (--max-time allows more)")

def mex(values):
    return next(v for v in range(len(values) + 1) if v not in values)

def fields(pairs):
    asked(len(dict(pairs)) == len(pairs) <= MAX_FIELDS, "a field stands there twice, or too many do")
    return dict(pairs)

def whole(digits):  # 21 digits are enough to be out of all ranges
    asked(digits != "-0" and {*digits} <= {*"-0123456789"}, "a number that is not whole, or -0")
    return int(digits[:21])
JSON = json.JSONDecoder(parse_int=whole, parse_float=whole, parse_constant=whole, object_pairs_hook=fields)

def read(file):
    """The objects that stand in the lines, but for the last line, which is the digest of the others."""
    text, Rejected.line = file.read(), 1
    right = '\n{"sha256":"%s"}\n' % hashlib.sha256(text[:-78]).hexdigest()
    asked(text[-79:] == right.encode(), f"the last line is not {right[1:]}")
    for Rejected.line, line in enumerate(text[:-79].split(b"\n"), 1):
        asked(len(line) < MAX_LINE, "the line is too long")
        try:
            found = shaped(JSON.decode(line.decode()), dict)
            json.dumps(found, ensure_ascii=False).encode()  # half a character is no text
            yield found
        except (ValueError, RecursionError) as error:
            raise Rejected(f"not a line of a certificate: {str(error)[:120]}") from None

def shaped(x, shape):
    """x, if it has this shape: a type; one of a range or a set; (shape or, None); [each item]; (the items);
    {field: shape, "field?": shape if it is there}, and if all may be missing, just one field is there."""
    kind, fits, inside = type(shape), type(x) is shape, ()
    if kind in (range, set):
        fits = type(x) in ({int} if kind is range else set(map(type, shape))) and x in shape
    elif kind is tuple and shape[-1] is None:
        return x if x is None else shaped(x, shape[0])
    elif kind is dict and type(x) is dict:
        shapes = {field.rstrip("?"): its for field, its in shape.items()}
        fits = shape.keys() & shapes <= x.keys() <= shapes.keys()
        asked(not fits or len(x) == 1 or shape.keys() & shapes, "just one field should stand in some object")
        inside = [(its, shapes.get(field)) for field, its in x.items()]
    elif kind in (list, tuple) and type(x) is list:
        fits, inside = kind is list or len(x) == len(shape), zip(x, shape * len(x) if kind is list else shape)
    if not fits:
        raise Rejected(f"{str(x)[:40]} is not {str(list(shape) if kind is dict else shape)[:80]}")
    for one, its in inside:
        shaped(one, its)
    return x

def read_rule(x):
    """What takes, splits and runs leave is smaller than the heap; of a `where` this is decided if needed."""
    c = shaped(x, {"coordinates": range(1, 65), "moves": [MOVE]})["coordinates"]
    moves = [read_move(*one, c) for move in x["moves"] for one in move.items()]
    kinds, parts, most = ({getattr(move, name) for move in moves} for name in ("kind", "parts", "most"))
    return Rule(c, moves, kinds, parts, None if None in most else max({0, *most}))

def read_move(name, of, c):
    asked(c == (of.get("coordinates", 1) if name == "where" else 1), "not the coordinates of the rule")
    if name == "where":
        asked(of["variables"] >= c * (1 + of["parts"]), "more parts than variables")
        atoms = [read_atom(*one, range(of["variables"])) for atom in of["atoms"] for one in atom.items()]
        base = next((base for sign, base, *_ in atoms if sign[-1] != "="), 2)
        return Move(name, of["parts"], (*atoms, *[("<=", 1, (-1, HEAP))] * (c == 1)), base=base)
    if name == "run":  # it leaves m+1, …, n-1 all together, and its two "parts" are n-1 and m <= n - least
        return Move(name, 2, (("=", 1, (-1, HEAP), (1, PART)), ("<=", of, (-1, HEAP), (1, PART + 1))), of)
    if name == "take":
        of = {"taken": of[0], "most": of[1], "heaps": 1, "kind": name}
    least, heaps, kind, every = of["taken"], of["heaps"], of["kind"], of.get("every", 1)
    most = of.get("most", None if "every" in of else least)
    asked(most is None or least <= most, "no take ends before it begins")
    asked(least + max(heaps - 1, 0) >= 1, "a heap that is left may be no smaller than before")
    asked(heaps > 1 or kind in ("any", "take"), "there is nothing to be different")
    able(heaps <= 12, "more than 12 heaps are left")
    *parts, steps = range(PART, PART + heaps + 1)
    sign, by = {"equal": ("=", 0), "different": ("<=", 1)}.get(kind, ("<=", 0))  # parts ascend
    atoms = [("=", least, (-1, HEAP), *[(1, part) for part in parts], (every, steps))]
    atoms += [(sign, by, (1, part), (-1, more)) for part, more in zip(parts, parts[1:])]
    atoms += [("<=", 1, (-1, part)) for part in parts if kind != "take"]
    atoms += [] if most is None else [("<=", least - most, (1, steps))]
    atoms += [("<=", 1, (1, PART), (-1, parts[-1]))] if kind == "unequal" else []
    return Move(kind, heaps, tuple(atoms), least, most, every)

def read_atom(name, of, places):
    if name == "power":
        return "power" if of["holds"] else "no power", of["base"], (1, shaped(of["of"], places))
    if name == "xor":
        asked(len({*shaped(of, [places])}) == len(of) == 3, "no nim-sum of three different variables")
        return name, 2, *[(1, v) for v in of]
    number, *terms = of or [None]
    terms = [tuple(shaped(term, (SIGNED, places))) for term in terms]
    fits = all(a for a, _ in terms) and all(v < w for (_, v), (_, w) in zip(terms, terms[1:]))
    asked(fits, "a linear form is a constant, and coefficients that are not 0, with variables that ascend")
    return "=" if name == "zero" else "<=", shaped(number, SIGNED), *terms
