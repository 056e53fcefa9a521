"""Options and nim-values by definition."""
from functools import lru_cache
from itertools import product
from operator import xor

from automata import Logic
from rules import MAX_HEAPS, NotChecked, able, mex, xor_of

def logic_of(moves):
    """That of the powers in the moves, else base 2."""
    return Logic(next((atom.number for move in moves for atom in move.atoms if "power" in atom.sign), 2))

@lru_cache(None)
def read_by(move, c):
    """The automaton that reads a position and the parts of an option; its rows; how much larger than all
    coordinates together (and 1) parts may be; and the digits of the parts, in the order of the rows."""
    said, told = logic_of([move]).moves(move, c), c * (1 + move.parts)
    for factor in (1, 1 << 10):
        terms = [(-factor, v) for v in range(c)]
        if all(said <= said.logic.linear("<=", -factor, (1, part), *terms) for part in range(c, told)):
            digits = [y[::-1] for y in product(range(said.logic.base), repeat=told - c)]
            return said, said.reading(range(told), said.tracks), factor, digits
    raise NotChecked("an option may be large, or there are endlessly many")

def options(move, part):
    """The options of a heap or tuple, each a list of parts."""
    c = len(part)
    if move.kind == "run":
        able(part[0] <= MAX_HEAPS >> 5, "so many options")
        return ([(i,) for i in range(m + 1, part[0])] for m in range(part[0] - move.least + 1))
    said, rows, factor, symbols = read_by(move, c)
    base = said.logic.base

    @lru_cache(None)
    def read(state, place):
        """What the digits of all parts from some place on may be."""
        if place > factor * (sum(part) + 1):
            return [(0,) * c * move.parts] if said.accepts[state] else []
        low = sum(x // place % base * base**i for i, x in enumerate(part))
        found = [tuple(map(lambda d, x: d * place + x, digits, high)) for digits, to in
                 zip(symbols, rows[state][low::base**c]) for high in read(to, place * base)]
        able(len(found) <= MAX_HEAPS >> 5, "so many options")
        return found
    return [[found[i:i + c] for i in range(0, len(found), c)] for found in read(0, 1)]

def values(rule, number):
    """G(0), G(1), … of so many heaps."""
    able(number <= MAX_HEAPS, f"this needs {number} heaps")
    G = [0]

    @lru_cache(None)
    def left(h, kind, coins):
        """The values of so many coins in h heaps."""
        if h < 2:
            return {G[coins]} if h or coins == 0 else ()
        if kind == "equal":
            return {G[coins // h] if h % 2 else 0} if coins % h == 0 else ()
        if h == 2:
            half = (coins - (kind != "any")) // 2
            return set(map(xor, G[1:half + 1], G[coins - 1:coins - half - 1:-1]))
        return {G[a] ^ value for a in range(1, coins) for value in left(h - 1, kind, coins - a)}
    for n in range(1, number):
        seen = set()
        for move in rule.moves:
            fewest = max(0 if move.most is None else n - move.most, move.parts * move.size)
            coins = range(n - move.least, fewest - 1, -move.every)
            if move.kind in ("run", "where") or move.kind in ("different", "unequal") and move.parts > 2:
                seen.update(xor_of(G[a] for a, in parts) for parts in options(move, (n,)))
            elif move.parts == 1:
                seen.update(G[coins[-1]:coins[0] + 1:move.every] if coins else ())
            else:
                seen.update(*[left(move.parts, move.kind, k) for k in coins])
        G.append(mex(seen))
    return G[:number]
