"""What stands in a file: lines, their shapes, rules in core form; and values by definition."""
import hashlib
import itertools
import json
import time
from collections import namedtuple
from functools import lru_cache
from operator import xor

MAX_LINE, MAX_STATES, MAX_SYMBOLS, MAX_HEAPS = 16 << 20, 1 << 21, 1 << 16, 1 << 25
BIT, WORD, POSITIVE, SIGNED = range(2), range(2**64), range(1, 2**64), range(1 - 2**63, 2**63)

Rule = namedtuple("Rule", "coordinates moves")
Take = namedtuple("Take", "least most")                # n -> n-t for least <= t <= most (None: no limit)
Split = namedtuple("Split", "taken heaps kind every")  # n-taken(-every*t) coins in so many non-empty heaps
Run = namedtuple("Run", "least")                       # n -> m+1, m+2, ..., n-1 all together, m <= n-least
Where = namedtuple("Where", "parts variables atoms")   # the parts for which all atoms hold
Linear = namedtuple("Linear", "sign constant terms")   # constant + sum of coefficient*variable, = or <= 0
Power = namedtuple("Power", "base variable yes")       # the variable is, or is not, 1, base, base^2, ...

KINDS = {"any", "different", "equal", "unequal"}
ATOM = {"zero?": list, "at_most_zero?": list, "power?": {"base": range(2, 2**32), "of": WORD, "holds": bool}}
MOVE = {"take?": (POSITIVE, (POSITIVE, None)), "run?": POSITIVE,
        "split?": {"taken": SIGNED, "heaps": WORD, "kind": KINDS, "every?": POSITIVE},
        "where?": {"coordinates?": POSITIVE, "parts": WORD, "variables": WORD, "atoms": [ATOM]}}

class Rejected(Exception):
    """The file does not show its claim, which may be true or not."""

    def __init__(self, why, line=None):
        super().__init__(why)
        self.line = line

class NotChecked(Exception):
    """Nothing is known: it would take too long, or is beyond this checker."""

class Budget:
    """The time that a check may take."""

    def start(self, seconds):
        self.seconds, self.end = seconds, time.monotonic() + seconds

    def tick(self):
        able(time.monotonic() <= self.end, f"{self.seconds:g} s are over (--max-seconds allows more)")

BUDGET = Budget()
BUDGET.start(600)

def asked(holds, why, *line):
    if not holds:
        raise Rejected(why, *line)

def able(can, why):
    if not can:
        raise NotChecked(why)

def lines_of(file):
    """The objects of a file with the numbers of their lines; the last is the digest of the others."""
    digest = hashlib.sha256()
    for number in itertools.count(1):
        BUDGET.tick()
        line = file.readline(MAX_LINE + 1)
        fits = len(line) <= MAX_LINE and line.endswith(b"\n")
        asked(fits, "a line is too long, or there is none with the SHA-256", number)
        if line.startswith(b'{"sha256":"'):
            right = digest.hexdigest()
            asked(line == b'{"sha256":"%s"}\n' % right.encode(), f"the right SHA-256 is {right}", number)
            return asked(not file.read(1), "the file goes on behind its SHA-256", number + 1)
        digest.update(line)
        try:
            found = json.loads(line.decode(), parse_int=whole, parse_float=whole, parse_constant=whole,
                               object_pairs_hook=once)
            yield number, shaped(found, dict)
        except (Rejected, ValueError, RecursionError) as error:
            raise Rejected(f"not a line of a certificate: {str(error)[:120]}", number) from None

def whole(text):
    asked(len(text) <= 20 and text.lstrip("-").isdigit(), f"{text[:24]} is no whole number of 64 bits")
    return int(text)

def once(pairs):
    asked(len(dict(pairs)) == len(pairs), "a field stands there twice")
    return dict(pairs)

def shaped(x, shape):
    """x, if it has this shape: a range of whole numbers, a type, a set of texts, (what may be None, None),
    [each item], (the items), {field: shape, "field?": shape if it is there}."""
    fits = True
    if isinstance(shape, (range, type, set)):
        kind = {range: int, set: str}.get(type(shape), shape)
        fits = shape is object or type(x) is kind and (shape is kind or x in shape)
    elif isinstance(shape, dict):
        shapes = {field.rstrip("?"): inside for field, inside in shape.items()}
        for field in shaped(x, dict):
            asked(field in shapes, f"unknown field `{field[:40]}`")
            shaped(x[field], shapes[field])
        missing = [field for field in shape if not field.endswith("?") and field not in x]
        asked(not missing, f"there are no fields {missing}")
    elif shape[-1] is None:
        fits = x is None or shaped(x, shape[0]) is x
    else:
        shaped(x, list)
        inside = shape * len(x) if isinstance(shape, list) else shape
        fits = len(x) == len(inside) and all(shaped(item, one) is item for item, one in zip(x, inside))
    if not fits:
        raise Rejected(f"{str(x)[:40]} is not {str(shape)[:80]}")
    return x

def only(x):
    """The name and the content of the one field."""
    asked(len(x) == 1, "just one field should stand in some object")
    return next(iter(x.items()))

def read_rule(x):
    """Each part that a take, split or run leaves is smaller than the heap; of a `where`, with atoms about
    natural numbers (the position, the parts, and those that need only exist), this is decided where it
    matters."""
    shaped(x, {"coordinates": range(1, 65), "moves": [MOVE]})
    return Rule(x["coordinates"], [read_move(*only(move), x["coordinates"]) for move in x["moves"]])

def read_move(name, of, c):
    if name == "where":
        fits = of["variables"] >= c * (1 + of["parts"]) and of.get("coordinates", 1) == c
        asked(fits, "more parts than variables, or the coordinates are not those of the rule")
        able(of["variables"] <= 64, "more than 64 variables")
        atoms = [read_atom(*only(atom), range(of["variables"])) for atom in of["atoms"]]
        return Where(of["parts"], of["variables"], atoms)
    asked(c == 1, "only `where` has more than one coordinate")
    if name == "take":
        asked(of[1] is None or of[0] <= of[1], "no take ends before it begins")
        return Take(*of)
    if name == "run":
        return Run(of)
    asked(of["taken"] + max(of["heaps"] - 1, 0) >= 1, "a heap that is left may be no smaller than before")
    asked(of["heaps"] > 1 or of["kind"] == "any", "there is nothing to be different")
    able(of["heaps"] <= 16, "more than 16 heaps are left")
    return Split(of["taken"], of["heaps"], of["kind"], of.get("every"))

def read_atom(name, of, variables):
    if name == "power":
        return Power(of["base"], shaped(of["of"], variables), of["holds"])
    terms = [tuple(shaped(term, (SIGNED, variables))) for term in of[1:]]
    fits = of and all(a for a, _ in terms) and all(v < w for (_, v), (_, w) in zip(terms, terms[1:]))
    asked(fits, "a linear form is a constant, and coefficients that are not 0, with variables that ascend")
    return Linear("=" if name == "zero" else "<=", shaped(of[0], SIGNED), terms)

def as_where(move, parts=0):
    """A move on heaps as `where`; heaps of size 0, worth nothing, are added until it leaves so many parts."""
    if isinstance(move, Take):
        most = [] if move.most is None else [Linear("<=", -move.most, [(1, 0), (-1, 1)])]
        move = Where(1, 2, [Linear("<=", move.least, [(-1, 0), (1, 1)])] + most)
    elif isinstance(move, Split):
        h, kind = move.heaps, move.kind  # in ascending order
        total = [(-1, 0)] + [(1, i + 1) for i in range(h)] + ([(move.every, h + 1)] if move.every else [])
        atoms = [Linear("=", move.taken, total)] + [Linear("<=", 1, [(-1, 1 + i)]) for i in range(h)]
        sign = "=" if kind == "equal" else "<="
        atoms += [Linear(sign, int(kind == "different"), [(1, i), (-1, i + 1)]) for i in range(1, h)]
        atoms += [Linear("<=", 1, [(1, 1), (-1, h)])] * (kind == "unequal")
        move = Where(h, 1 + h + bool(move.every), atoms)
    more = max(parts - move.parts, 0)

    def name(v):
        return v + more * (v > move.parts)
    atoms = [Power(atom.base, name(atom.variable), atom.yes) if isinstance(atom, Power) else
             Linear(atom.sign, atom.constant, [(a, name(v)) for a, v in atom.terms]) for atom in move.atoms]
    empty = [Linear("=", 0, [(1, 1 + move.parts + i)]) for i in range(more)]
    return Where(move.parts + more, move.variables + more, atoms + empty)

def mex(values):
    return next(v for v in itertools.count() if v not in values)

def xor_of(values):
    total = 0
    for value in values:
        total ^= value
    return total

def options(move, part):
    """The options of a heap or tuple, each a list of parts."""
    n, c = part[0], len(part)
    if isinstance(move, Run):
        yield from ([(i,) for i in range(m + 1, n)] for m in range(n - move.least + 1))
    elif part != (0,):
        move = as_where(move) if c == 1 else move
        forms = [(sign * atom.constant, [(sign * a, v) for a, v in atom.terms]) for atom in move.atoms
                 if isinstance(atom, Linear) for sign in ((1, -1) if atom.sign == "=" else (1,))]
        powers, hidden = [atom for atom in move.atoms if isinstance(atom, Power)], move.variables - c
        found = solutions(forms, powers, [*part] + [0] * hidden, [*part] + [None] * hidden)
        for parts in {x[c:c + c * move.parts] for x in found}:
            yield [parts[i:i + c] for i in range(0, len(parts), c)]

def solutions(forms, powers, low, high):
    """The variables from low to high (None: no bound) for which each form (constant, terms) is at most 0: a
    term is at most what the least of the others leave, which narrows the bounds; then one variable is
    tried."""
    for _ in range(64):
        BUDGET.tick()
        before = low[:], high[:]
        for constant, terms in forms:
            least = [a * low[v] if a > 0 else None if high[v] is None else a * high[v] for a, v in terms]
            for i, (a, v) in enumerate(terms):
                if None not in least[:i] + least[i + 1:]:
                    room = -constant - sum(least[:i] + least[i + 1:])
                    if a > 0:
                        high[v] = room // a if high[v] is None else min(high[v], room // a)
                    else:
                        low[v] = max(low[v], -(room // -a))
        if any(b is not None and a > b for a, b in zip(low, high)):
            return
        if before == (low, high):
            break
    free = [(b - a, v) for v, (a, b) in enumerate(zip(low, high)) if b is not None and a < b]
    if free:
        v = min(free)[1]
        bases = [power.base for power in powers if power.yes and power.variable == v]
        tried = (bases[0]**j for j in itertools.count()) if bases else range(low[v], high[v] + 1)
        for x in itertools.takewhile(lambda x: x <= high[v], tried):
            if x >= low[v]:
                bounds = (side[:v] + [x] + side[v + 1:] for side in (low, high))
                yield from solutions(forms, powers, *bounds)
    else:
        able(None not in high, "a variable has no bound")
        if all(constant + sum(a * low[v] for a, v in terms) <= 0 for constant, terms in forms) and all(
                is_power(low[power.variable], power.base) == power.yes for power in powers):
            yield tuple(low)

def is_power(x, base):
    while x > 1 and x % base == 0:
        x //= base
    return x == 1

def values(rule, count):
    """G(0), …, G(count-1) by definition, for heaps."""
    able(count <= MAX_HEAPS, f"this needs {count} heaps")
    G = [0]

    def left(h, kind, coins):
        """The values of so many coins in h heaps."""
        if h < 2 or kind == "equal":
            fits = coins >= h and coins % h == 0 if h else coins == 0
            return {G[coins // h] if h % 2 else 0} if fits else ()
        if h == 2:
            half = (coins - (kind != "any")) // 2
            return set(map(xor, G[1:half + 1], G[coins - 1:coins - half - 1:-1])) if half > 0 else ()
        BUDGET.tick()
        return {G[a] ^ value for a in range(1, coins) for value in kept(h - 1, kind, coins - a)}
    kept = lru_cache(None)(left)
    for n in range(1, count):
        seen = set()
        for move in rule.moves:
            BUDGET.tick()
            if isinstance(move, Take):
                seen.update(G[max(0, n - (move.most or n)):max(0, n - move.least + 1)])
            elif isinstance(move, Split) and (move.heaps < 3 or move.kind in ("any", "equal")):
                coins = range(n - move.taken, -1, -move.every) if move.every else (n - move.taken,)
                seen.update(*[left(move.heaps, move.kind, c) for c in coins])
            else:
                seen.update(xor_of(G[a] for a, in parts) for parts in options(move, (n,)))
        G.append(mex(seen))
    return G[:count]
