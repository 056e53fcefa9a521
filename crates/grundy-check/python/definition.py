"""The options of heaps and tuples, and values by definition."""
import itertools
from operator import xor

from reading import BUDGET, NotChecked
from rules import Linear, Power, Run, Split, Take, xor_of

def mex(values):
    return next(v for v in itertools.count() if v not in values)

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
        for t in range(move.least, min(n, n if move.most is None else move.most) + 1):
            yield [(n - t,)]
    elif isinstance(move, Run):
        for m in range(n - move.least + 1):
            yield [(i,) for i in range(m + 1, n)]
    elif isinstance(move, Split):
        for coins in range(n - move.taken, -1, -move.every) if move.every else (n - move.taken,):
            for heaps in divisions(coins, move.heaps, move.kind):
                yield [(a,) for a in heaps]
    else:
        forms = [(sign * atom.constant, [(sign * a, v) for a, v in atom.terms]) for atom in move.atoms
                 if isinstance(atom, Linear) for sign in ((1, -1) if atom.sign == "=" else (1,))]
        powers = [atom for atom in move.atoms if isinstance(atom, Power)]
        hidden = move.variables - c
        found = solutions(forms, powers, [*part] + [0] * hidden, [*part] + [None] * hidden)
        for parts in {x[c:c + c * move.parts] for x in found}:
            yield [parts[i:i + c] for i in range(0, len(parts), c)]

def solutions(forms, powers, low, high):
    """The variables from low to high (None: no bound) for which each form (constant, terms) is at most 0: each term is at
    most what the least of the others leave, which narrows the bounds; then one variable is tried."""
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
