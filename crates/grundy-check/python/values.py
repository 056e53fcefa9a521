"""Options and nim-values by definition."""
from functools import lru_cache
from itertools import count, product
from operator import xor

from automata import Logic
from rules import HEAP, MAX_HEAPS, PART, NotChecked, Power, able, mex, xor_of

@lru_cache(None)
def read_by(move, c):
    """The automaton that reads a position and the parts of an option, and how much larger than all
    coordinates together (and 1) these may be."""
    position, parts = range(HEAP, HEAP + c), range(PART, PART + c * move.parts)
    said = Logic(([atom.base for atom in move.atoms if isinstance(atom, Power)] + [2])[0]).moves(move, c)
    for factor in (1, 1 << 10):
        terms = [(-factor, v) for v in position]
        if all(said <= said.logic.linear("<=", -factor, (1, part), *terms) for part in parts):
            return said, said.reading([*position, *parts], said.tracks), factor
    raise NotChecked("an option may be large, or there are endlessly many")

def options(move, part):
    """The options of a heap or tuple, each a list of parts: from the last digits on it is found from which
    states the digits of the position can be read to an end, then from the first on how."""
    c, steps, found = len(part), [], [(0, (0,) * (len(part) * move.parts))]
    if move.kind == "run":
        able(part[0] <= MAX_HEAPS >> 5, "so many options")
        return ([(i,) for i in range(m + 1, part[0])] for m in range(part[0] - move.least + 1))
    said, rows, factor = read_by(move, c)
    base, live = said.logic.base, {s for s, accept in enumerate(said.accepts) if accept}
    symbols, size = list(product(range(base), repeat=c * move.parts)), base**c
    length = next(j for j in count() if base**j > factor * (sum(part) + 1))
    for j in reversed(range(length)):
        low = sum(x // base**j % base * base**i for i, x in enumerate(part))
        steps.append([[(to, base**j, y) for to, y in zip(row[low::size], symbols) if to in live]
                      for row in rows])
        live = {s for s, ways in enumerate(steps[-1]) if ways}
    for step in reversed(steps):
        found = [(to, tuple(map(lambda a, d: a + d * place, parts, reversed(y))))
                 for s, parts in found for to, place, y in step[s]]
        able(len(found) <= MAX_HEAPS >> 5, "so many options")
    return [[parts[i:i + c] for i in range(0, len(parts), c)] for s, parts in found]

def values(rule, number):
    """G(0), G(1), … of so many heaps."""
    able(number <= MAX_HEAPS, f"this needs {number} heaps")
    G = [0]

    def left(h, kind, coins):
        """The values of so many coins in h heaps."""
        if h < 2 or kind == "equal":
            fits = coins >= h and coins % h == 0 if h else coins == 0
            return {G[coins // h] if h % 2 else 0} if fits else ()
        if h == 2:
            half = (coins - (kind != "any")) // 2
            return set(map(xor, G[1:half + 1], G[coins - 1:coins - half - 1:-1])) if half > 0 else ()
        return {G[a] ^ value for a in range(1, coins) for value in kept(h - 1, kind, coins - a)}
    kept = lru_cache(None)(left)
    for n in range(1, number):
        seen = set()
        for move in rule.moves:
            coins = range(n - move.least, -1 if move.most is None else max(n - move.most, 0) - 1, -move.every)
            if move.kind == "take":
                seen.update(G[coins[-1]:coins[0] + 1] if coins else ())
            elif move.kind in ("any", "equal") or move.kind in ("different", "unequal") and move.parts == 2:
                seen.update(*[left(move.parts, move.kind, k) for k in coins])
            else:
                seen.update(xor_of(G[a] for a, in parts) for parts in options(move, (n,)))
        G.append(mex(seen))
    return G[:number]
