"""What stands in a file: lines, their shapes, and rules in core form."""
import hashlib
import json
from collections import namedtuple
from functools import reduce
from itertools import count, cycle
from operator import xor

MAX_LINE, MAX_ENTRIES, MAX_SYMBOLS, MAX_HEAPS = 16 << 20, 1 << 22, 1 << 16, 1 << 25
BIT, WORD, POSITIVE, SIGNED = range(2), range(2**64), range(1, 2**64), range(1 - 2**63, 2**63)
HEAP, PART, HIDDEN = 1, 101, 201  # variables: a heap or the coordinates of a tuple; parts; others

Rule = namedtuple("Rule", "coordinates moves")
# Options are the parts for which all atoms hold. Takes and splits take least, least + every, …, most (None:
# no limit), and leave one heap or none (take), or non-empty heaps (any, different, equal, unequal).
Move = namedtuple("Move", "kind parts atoms least most every")
Linear = namedtuple("Linear", "sign constant terms")  # constant + sum of coefficient*variable, = or <= 0
Power = namedtuple("Power", "base variable yes")      # the variable is, or is not, 1, base, base^2, …

ATOM = {"zero?": list, "at_most_zero?": list, "power?": {"base": range(2, 2**32), "of": WORD, "holds": bool}}
SPLIT = {"taken": SIGNED, "heaps": WORD, "kind": {"any", "different", "equal", "unequal"}, "every?": POSITIVE}
WHERE = {"coordinates?": POSITIVE, "parts": WORD, "variables": WORD, "atoms": [ATOM]}
MOVE = {"take?": (POSITIVE, (POSITIVE, None)), "run?": POSITIVE, "split?": SPLIT, "where?": WHERE}

class Rejected(Exception):
    """The file does not show its claim, which may be true or not."""

    def __init__(self, why, line=None):
        super().__init__(why)
        self.line = line

class NotChecked(Exception):
    """Nothing is known: it would take too long, or is beyond this checker."""

def asked(holds, why, line=None):
    if not holds:
        raise Rejected(why, line)

def able(can, why):
    if not can:
        raise NotChecked(why)

def mex(values):
    return next(v for v in count() if v not in values)

def xor_of(values):
    return reduce(xor, values, 0)

def lines_of(file):
    """The objects of a file, one in each line; the last is the digest of the others."""
    digest = hashlib.sha256()
    for number in count(1):
        line = file.readline(MAX_LINE + 1)
        fits = len(line) <= MAX_LINE and line.endswith(b"\n")
        asked(fits, "a line is too long, or there is none with the SHA-256", number)
        if line.startswith(b'{"sha256":"'):
            fits = line == b'{"sha256":"%s"}\n' % digest.hexdigest().encode() and not file.read(1)
            return asked(fits, f"the last line is the SHA-256 of the others, {digest.hexdigest()}", number)
        digest.update(line)
        try:
            found = shaped(json.loads(line.decode(), parse_int=whole, parse_float=whole, parse_constant=whole,
                                      object_pairs_hook=once), dict)
        except (Rejected, ValueError, RecursionError) as error:
            raise Rejected(f"not a line of a certificate: {str(error)[:120]}", number) from None
        yield found

def whole(text):
    asked(len(text) <= 20 and text.lstrip("-").isdigit(), f"{text[:24]} is no whole number of 64 bits")
    return int(text)

def once(pairs):
    asked(len(dict(pairs)) == len(pairs), "a field stands there twice")
    return dict(pairs)

def shaped(x, shape):
    """x, if it has this shape: a type; one of a range or a set; (shape or, None); [each item]; (the items);
    {field: shape, "field?": shape if it is there}."""
    kind, inside = type(shape), ()
    if kind is dict:
        must, may = {field for field in shape if field[-1] != "?"}, {field.rstrip("?") for field in shape}
        fits = type(x) is dict and must <= set(x) <= may
        inside = [(x[field], shape.get(field) or shape[field + "?"]) for field in x] if fits else ()
    elif kind is tuple and shape[-1] is None:
        fits, inside = True, () if x is None else [(x, shape[0])]
    elif kind in (list, tuple):
        fits = type(x) is list and (kind is list or len(x) == len(shape))
        inside = zip(x, cycle(shape)) if fits else ()
    else:
        right = {type: [shape], range: [int], set: [int, str]}[kind]
        fits = type(x) in right and (kind is type or x in shape)
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
    return Rule(x["coordinates"], [read_move(*only(move), x["coordinates"]) for move in x["moves"]])

def read_move(name, of, c):
    if name == "where":
        told = c * (1 + of["parts"])
        fits = of["variables"] >= told and of.get("coordinates", 1) == c
        asked(fits, "more parts than variables, or the coordinates are not those of the rule")
        able(of["variables"] <= 64, "more than 64 variables")
        names = [*range(HEAP, HEAP + c), *range(PART, PART + told - c), *range(HIDDEN, HIDDEN + 64)]
        atoms = [read_atom(*only(atom), names[:of["variables"]]) for atom in of["atoms"]]
        return Move(name, of["parts"], (*atoms, *[Linear("<=", 1, ((-1, HEAP),))] * (c == 1)), 0, 0, 1)
    asked(c == 1, "only `where` has more than one coordinate")
    if name == "run":  # it leaves m+1, …, n-1 all together, and its two "parts" are n-1 and m <= n - least
        last, m = Linear("=", 1, ((-1, HEAP), (1, PART))), Linear("<=", of, ((-1, HEAP), (1, PART + 1)))
        return Move(name, 2, (last, m), of, None, 1)
    if name == "take":
        (least, most), every, heaps, kind = of, 1, 1, name
        asked(most is None or least <= most, "no take ends before it begins")
    else:
        least, every, heaps, kind = of["taken"], of.get("every", 1), of["heaps"], of["kind"]
        most = None if "every" in of else least
        asked(least + max(heaps - 1, 0) >= 1, "a heap that is left may be no smaller than before")
        asked(heaps > 1 or kind == "any", "there is nothing to be different")
        able(heaps <= 12, "more than 12 heaps are left")
    parts, sign = range(PART, PART + heaps), "=" if kind == "equal" else "<="  # in ascending order
    atoms = [Linear("=", least, ((-1, HEAP), *[(1, part) for part in parts], (every, HIDDEN)))]
    atoms += [] if most is None else [Linear("<=", least - most, ((1, HIDDEN),))]
    atoms += [Linear("<=", 1, ((-1, part),)) for part in parts if kind != "take"]
    atoms += [Linear(sign, int(kind == "different"), ((1, part), (-1, part + 1))) for part in parts[:-1]]
    atoms += [Linear("<=", 1, ((1, parts[0]), (-1, parts[-1])))] if kind == "unequal" else []
    return Move(kind, heaps, tuple(atoms), least, most, every)

def read_atom(name, of, names):
    places = range(len(names))
    if name == "power":
        return Power(of["base"], names[shaped(of["of"], places)], of["holds"])
    terms = [shaped(term, (SIGNED, places)) for term in of[1:]]
    fits = of and all(a for a, _ in terms) and all(v < w for (_, v), (_, w) in zip(terms, terms[1:]))
    asked(fits, "a linear form is a constant, and coefficients that are not 0, with variables that ascend")
    sign, constant = "=" if name == "zero" else "<=", shaped(of[0], SIGNED)
    return Linear(sign, constant, tuple((a, names[v]) for a, v in terms))
