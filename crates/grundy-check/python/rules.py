"""What stands in a file: lines, their shapes, rules in core form; the options of a heap and values by definition."""
import hashlib
import itertools
import json
import time
from collections import namedtuple
from operator import xor

MAX_LINE, MAX_STATES, MAX_SYMBOLS, MAX_HEAPS = 16 << 20, 1 << 21, 1 << 16, 1 << 25
BIT, WORD, POSITIVE, SIGNED = range(2), range(2**64), range(1, 2**64), range(1 - 2**63, 2**63)

Rule = namedtuple("Rule", "coordinates moves")
Take = namedtuple("Take", "least most")                       # n -> n-t for least <= t <= most (None: no limit)
Split = namedtuple("Split", "taken heaps kind every")         # n-taken(-every*t) coins in so many non-empty heaps
Run = namedtuple("Run", "least")                              # n -> m+1, m+2, ..., n-1 all together, m <= n-least
Where = namedtuple("Where", "parts variables atoms")          # the parts for which all atoms hold
Linear = namedtuple("Linear", "sign constant terms")          # constant + sum of coefficient*variable, = or <= 0
Power = namedtuple("Power", "base variable yes")              # the variable is, or is not, 1, base, base^2, ...

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
    """The time that a check may take, and how many heaps it may look at."""

    def start(self, seconds):
        self.seconds, self.end = seconds, time.monotonic() + seconds

    def tick(self):
        if time.monotonic() > self.end:
            raise NotChecked(f"{self.seconds:g} s are over (--max-seconds allows more)")

    def afford(self, heaps):
        if heaps > MAX_HEAPS:
            raise NotChecked(f"this needs {heaps} heaps")

BUDGET = Budget()
BUDGET.start(600)

def asked(holds, why, line=None):
    if not holds:
        raise Rejected(why, line)

def lines_of(file):
    """The objects of a file with the numbers of their lines; the last line must be the digest of the others."""
    digest = hashlib.sha256()
    for number in itertools.count(1):
        BUDGET.tick()
        line = file.readline(MAX_LINE + 1)
        asked(len(line) <= MAX_LINE and line.endswith(b"\n"), "a line too long, or none with the SHA-256", number)
        if line.startswith(b'{"sha256":"'):
            right = digest.hexdigest()
            asked(line == b'{"sha256":"%s"}\n' % right.encode(), f"the SHA-256 of what stands before is {right}", number)
            return asked(not file.read(1), "the file goes on behind its SHA-256", number + 1)
        digest.update(line)
        try:
            found = json.loads(line.decode(), parse_int=whole, parse_float=whole, parse_constant=whole, object_pairs_hook=once)
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
    """x, if it has this shape: a range of whole numbers, a type, a set of texts, (what may be None, None), [each item],
    (the items), {field: shape, "field?": shape if it is there}."""
    fits = True
    if isinstance(shape, (range, type, set)):
        kind = {range: int, set: str}.get(type(shape), shape)
        fits = shape is object or type(x) is kind and (shape is kind or x in shape)
    elif isinstance(shape, dict):
        shapes = {field.rstrip("?"): inside for field, inside in shape.items()}
        for field in shaped(x, dict):
            asked(field in shapes, f"unknown field `{field[:40]}`")
            shaped(x[field], shapes[field])
        for field in shape:
            asked(field.endswith("?") or field in x, f"no field `{field}`")
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
    """Rules in core form. Every part that a take, split or run leaves is smaller than the heap; of a `where`, in whose
    atoms the variables are natural numbers (first the position, then the parts, then those that need only exist),
    this must be decided where it matters."""
    shaped(x, {"coordinates": POSITIVE, "moves": [MOVE]})
    if x["coordinates"] > 64 or len(x["moves"]) > 4096:
        raise NotChecked("more than 64 coordinates or 4096 kinds of move")
    return Rule(x["coordinates"], [read_move(*only(move), x["coordinates"]) for move in x["moves"]])

def read_move(name, of, c):
    if name == "where":
        fits = of["variables"] >= c * (1 + of["parts"]) and of.get("coordinates", 1) == c
        asked(fits, "more parts than variables, or the coordinates are not those of the rule")
        if of["variables"] > 64:
            raise NotChecked("more than 64 variables")
        return Where(of["parts"], of["variables"], [read_atom(*only(atom), of["variables"]) for atom in of["atoms"]])
    asked(c == 1, "only `where` has more than one coordinate")
    if name == "take":
        asked(of[1] is None or of[0] <= of[1], "no take ends before it begins")
        return Take(*of)
    if name == "run":
        return Run(of)
    asked(of["taken"] + max(of["heaps"] - 1, 0) >= 1, "a heap that is left may be no smaller than before")
    asked(of["heaps"] > 1 or of["kind"] == "any", "there is nothing to be different")
    if of["heaps"] > 16:
        raise NotChecked("more than 16 heaps are left")
    return Split(of["taken"], of["heaps"], of["kind"], of.get("every"))

def read_atom(name, of, variables):
    if name == "power":
        return Power(of["base"], shaped(of["of"], range(variables)), of["holds"])
    terms = [tuple(shaped(term, (SIGNED, range(variables)))) for term in of[1:]]
    fits = of and all(a for a, _ in terms) and all(v < w for (_, v), (_, w) in zip(terms, terms[1:]))
    asked(fits, "a linear form is a constant, and coefficients that are not 0, with variables that ascend")
    return Linear("=" if name == "zero" else "<=", shaped(of[0], SIGNED), terms)

def mex(values):
    return next(v for v in itertools.count() if v not in values)

def xor_of(values):
    total = 0
    for value in values:
        total ^= value
    return total

def divisions(coins, heaps, kind, least=1):
    """The ways to divide coins into non-empty heaps, in ascending order."""
    different = kind == "different"
    if kind == "equal":
        if coins >= heaps and coins % heaps == 0:
            yield (coins // heaps,) * heaps
    elif heaps <= 1:
        if coins == 0 if heaps == 0 else coins >= least:
            yield (coins,) * heaps
    else:
        for a in range(least, coins // heaps + 1):
            for rest in divisions(coins - a, heaps - 1, "different" if different else "any", a + different):
                if kind != "unequal" or rest[-1] != a:
                    yield (a,) + rest

def options(move, part):
    """The options of a heap or tuple, each a list of parts."""
    n, c = part[0], len(part)
    if part == (0,):
        return
    if isinstance(move, Take):
        yield from ([(n - t,)] for t in range(move.least, min(n, move.most or n) + 1))
    elif isinstance(move, Run):
        yield from ([(i,) for i in range(m + 1, n)] for m in range(n - move.least + 1))
    elif isinstance(move, Split):
        for coins in range(n - move.taken, -1, -move.every) if move.every else (n - move.taken,):
            yield from ([(a,) for a in heaps] for heaps in divisions(coins, move.heaps, move.kind))
    else:
        forms = [(sign * atom.constant, [(sign * a, v) for a, v in atom.terms]) for atom in move.atoms
                 if isinstance(atom, Linear) for sign in ((1, -1) if atom.sign == "=" else (1,))]
        powers, hidden = [atom for atom in move.atoms if isinstance(atom, Power)], move.variables - c
        found = solutions(forms, powers, [*part] + [0] * hidden, [*part] + [None] * hidden)
        for parts in {x[c:c + c * move.parts] for x in found}:
            yield [parts[i:i + c] for i in range(0, len(parts), c)]

def solutions(forms, powers, low, high):
    """The variables from low to high (None: no bound) for which each form (constant, terms) is at most 0: each term is
    at most what the least of the others leave, which narrows the bounds; then one variable is tried."""
    for _ in range(64):
        BUDGET.tick()
        before = low[:], high[:]
        for constant, terms in forms:
            least = [a * low[v] if a > 0 else None if high[v] is None else a * high[v] for a, v in terms]
            for i, (a, v) in enumerate(terms):
                others = least[:i] + least[i + 1:]
                if None not in others:
                    room = -constant - sum(others)
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
                yield from solutions(forms, powers, low[:v] + [x] + low[v + 1:], high[:v] + [x] + high[v + 1:])
    elif None in high:
        raise NotChecked("a variable has no bound")
    elif all(constant + sum(a * low[v] for a, v in terms) <= 0 for constant, terms in forms) and all(
            is_power(low[power.variable], power.base) == power.yes for power in powers):
        yield tuple(low)

def is_power(x, base):
    while x > 1 and x % base == 0:
        x //= base
    return x == 1

def values(rule, count):
    """G(0), …, G(count-1) by definition, for heaps."""
    BUDGET.afford(count)
    G = [0]
    for n in range(1, count):
        seen = set()
        for move in rule.moves:
            BUDGET.tick()
            if isinstance(move, Take):
                seen.update(G[max(0, n - (move.most or n)):max(0, n - move.least + 1)])
            elif isinstance(move, Split) and move.heaps == 2 and move.kind != "equal" and not move.every:
                coins = n - move.taken
                half = (coins if move.kind == "any" else coins - 1) // 2
                seen.update(map(xor, G[1:half + 1], G[coins - 1:coins - half - 1:-1]) if half > 0 else ())
            else:
                for parts in options(move, (n,)):
                    BUDGET.tick()
                    seen.add(xor_of(G[a] for a, in parts))
        G.append(mex(seen))
    return G[:count]
