"""What stands in a file: lines, their shapes, and rules in core form."""
import hashlib
import json
from collections import namedtuple
from functools import reduce
from itertools import count, cycle
from operator import xor

MAX_LINE, MAX_ENTRIES, MAX_SYMBOLS, MAX_HEAPS = 16 << 20, 1 << 22, 1 << 16, 1 << 25
BIT, WORD, POSITIVE, SIGNED = range(2), range(2**64), range(1, 2**64), range(1 - 2**63, 2**63)
HEAP, PART = 0, 1  # variables: a heap, then its parts (or coordinates of a tuple, then those of its parts)

Rule = namedtuple("Rule", "told coordinates moves")
# Options are the parts for which all atoms hold. Takes and splits take least, least + every, …, most coins
# (None: no limit), and leave parts of `size` coins at least, which may be any, different, equal, or unequal.
Move = namedtuple("Move", "kind parts atoms least most every size", defaults=(0, None, 1, 0))
# number + sum of coefficient*variable = 0, or <= 0; or the variable is a power of the number, or is none.
Atom = namedtuple("Atom", "sign number terms")

ATOM = {"zero?": list, "at_most_zero?": list, "power?": {"base": range(2, 2**32), "of": WORD, "holds": bool}}
SPLIT = {"taken": SIGNED, "heaps": WORD, "kind": {"any", "different", "equal", "unequal"}, "every?": POSITIVE}
WHERE = {"coordinates?": POSITIVE, "parts": WORD, "variables": WORD, "atoms": [ATOM]}
MOVE = {"take?": (POSITIVE, (POSITIVE, None)), "run?": POSITIVE, "split?": SPLIT, "where?": WHERE}

class Rejected(Exception):
    """The file does not show its claim, which may be true or not."""

class NotChecked(Exception):
    """Nothing is known: it would take too long, or is beyond this checker."""

def asked(holds, why, error=Rejected):
    if not holds:
        raise error(why)

def able(can, why):
    asked(can, why, NotChecked)

def mex(values):
    return next(v for v in count() if v not in values)

def xor_of(values):
    return reduce(xor, values, 0)

def lines_of(file):
    """The lines of a file but the last, which is the digest of the others."""
    text = file.read()
    text, last = text[:-78], text[-78:]
    right = '{"sha256":"%s"}\n' % hashlib.sha256(text).hexdigest()
    asked(last == right.encode() and text[-1:] == b"\n", f"the last line is not {right}")
    return text[:-1].split(b"\n")

def read_line(line):
    """The object that stands there; numbers are whole, and no field stands there twice."""
    def number(text):
        asked(len(text) <= 20, f"{text[:24]} has more than 64 bits")
        return int(text)

    def fields(pairs):
        asked(len(dict(pairs)) == len(pairs), "a field stands there twice")
        return dict(pairs)
    asked(len(line) <= MAX_LINE, "the line is too long")
    try:
        return shaped(json.loads(line.decode(), parse_int=number, object_pairs_hook=fields), dict)
    except (ValueError, RecursionError) as error:
        raise Rejected(f"not a line of a certificate: {str(error)[:120]}") from None

def shaped(x, shape):
    """x, if it has this shape: a type; one of a range or a set; (shape or, None); [each item]; (the items);
    {field: shape, "field?": shape if it is there}."""
    kind, inside = type(shape), ()
    if kind is tuple and shape[-1] is None:
        return x if x is None else shaped(x, shape[0])
    if kind is dict:
        shapes = {field.rstrip("?"): its for field, its in shape.items()}
        fits = type(x) is dict and {field for field in shape if field in shapes} <= set(x) <= set(shapes)
        inside = [(x[field], shapes[field]) for field in x] if fits else ()
    elif kind in (list, tuple):
        fits = type(x) is list and (kind is list or len(x) == len(shape))
        inside = zip(x, cycle(shape)) if fits else ()
    else:
        fits = type(x) is shape if kind is type else type(x) in (int, *[str] * (kind is set)) and x in shape
    if not fits:
        raise Rejected(f"{str(x)[:40]} is not {str(list(shape) if kind is dict else shape)[:80]}")
    for one, its in inside:
        shaped(one, its)
    return x

def only(x):
    """The name and the content of the one field."""
    asked(len(x) == 1, "just one field should stand in some object")
    return next(iter(x.items()))

def read_rule(x):
    """A rule in core form. What a take, split or run leaves is smaller than the heap; of a `where` this is
    decided where it matters. Heap 0 has no options."""
    shaped(x, {"coordinates": range(1, 65), "moves": [MOVE]})
    moves = [read_move(*only(move), x["coordinates"]) for move in x["moves"]]
    return Rule(x["moves"], x["coordinates"], moves)

def read_move(name, of, c):
    if name == "where":
        fits = of["variables"] >= c * (1 + of["parts"]) and of.get("coordinates", 1) == c
        asked(fits, "more parts than variables, or the coordinates are not those of the rule")
        able(of["variables"] <= 64, "more than 64 variables")
        atoms = [read_atom(*only(atom), range(of["variables"])) for atom in of["atoms"]]
        return Move(name, of["parts"], (*atoms, *[Atom("<=", 1, ((-1, HEAP),))] * (c == 1)))
    asked(c == 1, "only `where` has more than one coordinate")
    if name == "run":  # it leaves m+1, …, n-1 all together, and its two "parts" are n-1 and m <= n - least
        last, m = Atom("=", 1, ((-1, HEAP), (1, PART))), Atom("<=", of, ((-1, HEAP), (1, PART + 1)))
        return Move(name, 2, (last, m), of)
    take = name == "take"
    least, most = of if take else (of["taken"], None if "every" in of else of["taken"])
    heaps, kind, every = (1, "any", 1) if take else (of["heaps"], of["kind"], of.get("every", 1))
    asked(most is None or least <= most, "no take ends before it begins")
    asked(least + max(heaps - 1, 0) >= 1, "a heap that is left may be no smaller than before")
    asked(heaps > 1 or kind == "any", "there is nothing to be different")
    able(heaps <= 12, "more than 12 heaps are left")
    *parts, steps = range(PART, PART + heaps + 1)
    sign, pairs = "=" if kind == "equal" else "<=", zip(parts, parts[1:])  # parts ascend
    atoms = [Atom("=", least, ((-1, HEAP), *[(1, part) for part in parts], (every, steps)))]
    atoms += [] if most is None else [Atom("<=", least - most, ((1, steps),))]
    atoms += [] if take else [Atom("<=", 1, ((-1, part),)) for part in parts]
    atoms += [Atom(sign, int(kind == "different"), ((1, part), (-1, more))) for part, more in pairs]
    atoms += [Atom("<=", 1, ((1, PART), (-1, parts[-1])))] if kind == "unequal" else []
    return Move(kind, heaps, tuple(atoms), least, most, every, 1 - take)

def read_atom(name, of, places):
    if name == "power":
        return Atom("power" if of["holds"] else "no power", of["base"], ((1, shaped(of["of"], places)),))
    terms = [shaped(term, (SIGNED, places)) for term in of[1:]]
    fits = of and all(a for a, _ in terms) and all(v < w for (_, v), (_, w) in zip(terms, terms[1:]))
    asked(fits, "a linear form is a constant, and coefficients that are not 0, with variables that ascend")
    return Atom("=" if name == "zero" else "<=", shaped(of[0], SIGNED), tuple(map(tuple, terms)))
