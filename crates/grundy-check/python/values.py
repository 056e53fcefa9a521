"""Options and values by definition, and the theorems that decide a period from values."""
import json
import math
import re
from array import array
from functools import lru_cache
from itertools import count, product
from operator import xor

from automata import Logic
from rules import BIT, MAX_HEAPS, POSITIVE, WORD, NotChecked, able, asked, mex, shaped, xor_of

SPARSE = {"mask": range(2**32), "parity": (BIT, None), "width": POSITIVE}

def logic_of(moves):
    """That of the powers in the moves, else base 2."""
    return Logic(next((base for move in moves for sign, base, *_ in move.atoms if "power" in sign), 2))

@lru_cache(None)
def read_by(move, c):
    """What reads a position and the parts of an option; its rows; how much larger than all coordinates
    together (and 1) parts may be; and the digits of the parts, in the order of the rows."""
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

def values(moves, number):
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
        for move in moves:
            kind, heaps, _, least, most, every = move
            fewest = max(0 if most is None else n - most, heaps * (kind != "take"))
            coins = range(n - least, fewest - 1, -every)
            if kind in ("run", "where") or kind in ("different", "unequal") and heaps > 2:
                seen.update(xor_of(G[a] for a, in parts) for parts in options(move, (n,)))
            elif heaps == 1:
                seen.update(G[coins[-1]:coins[0] + 1:every] if coins else ())
            else:
                seen.update(*[left(heaps, kind, k) for k in coins])
        G.append(mex(seen))
    return G[:number]

def period_told(law, G, end):
    """The claim is shown from `end` on: by the values up to end + p, is it so from n0 on, and smallest?"""
    n0, p, s = law.claim["period"]
    n = next((n for n in range(n0, end) if G[n + p] != G[n] + s), None)
    asked(n is None, f"G({n}+{p}) is not G({n}) + {s}")
    G = list(G[:n0 + p])
    asked(law.claim.get("values", G) == G, f"the values are not those of the heaps 0..{n0 + p - 1}")
    G += [v + s for v in G[n0:]]
    smaller = (q for q in range(1, p // 2 + 1) if p % q == 0 == s * q % p)  # q has the same growth s/p
    q = next((q for q in smaller if all(G[n + q] == G[n] + s * q // p for n in range(n0, n0 + p))), None)
    asked(q is None, f"the smallest period is not {p}: {q} is one")
    asked(n0 == 0 or G[n0 - 1 + p] != G[n0 - 1] + s, f"the smallest start is not {n0}: {n0 - 1} is one")
    growth = f" + {s}" if s else ""
    return (f"G(n+{p}) = G(n){growth} for all n >= {n0}, where {p} is the smallest such period, and "
            f"then {n0} the smallest start")

def covered_window(law):
    """The last m values come again, less the number of those of all heaps before, which are options then."""
    (n0, p, s), moves = law.claim["period"], law.moves
    asked(law.kinds <= {"take"} and law.limit is None, "this is about takes, of all large numbers, too")
    gaps = [move.least - 1 for move in moves]  # m is the largest number that cannot be taken
    m = max(t for t in gaps if not any(move.least <= t <= (move.most or t) for move in moves))
    x = n0 + 2 * m + 1
    G = values(moves, x + p)
    asked(max(G[:x - m]) + s == max(G[:x - m + p]), f"the windows before the heaps {x} and {x + p} differ")
    return period_told(law, G, x)

def guy_smith(law):
    """The period holds up to a bound, from at most k coins that are taken and h heaps that are left."""
    n0, p, s = law.claim["period"]
    fits = law.limit is not None and s == 0 and (law.theorem == "guy-smith" or law.kinds <= {"take"})
    asked(fits, "this is about takes with a limit (or splits), and windows that do not grow")
    h = max({1, *law.parts})
    m = h if law.kinds & {"different", "unequal"} else 1
    equal = [move.parts for move in law.moves if move.kind == "equal"]
    P = p * next(j for j in count(1) if all(j % parts == 0 for parts in equal))
    end = h * (max(n0, 1) + m * P) + law.limit
    return period_told(law, values(law.moves, end), end - p)

def sparse_window(law):
    """The last W values come again, where beyond W there is no rare heap, and none is left open."""
    (n0, p, s), moves, (mask, parity, W) = law.claim["period"], law.moves, map(law.sparse.get, SPARSE)
    fits = law.limit is not None and s == 0 and law.parts <= {0, 1, 2}
    asked(fits, "this is about takes with a limit, splits into at most two heaps, and no growth")
    pairs = [move.most for move in moves if move.parts == 2 and move.kind != "equal"]
    fits = parity is None or p % 2 == 0 and all(move.most % 2 == parity for move in moves if move.parts == 2)
    asked(fits, "with a parity, p is even and all places that leave two heaps have this parity")
    S, x, (first, last) = 2 * W + 2, max(n0 + W, 2 * W + 2), law.segments or (0, math.inf)
    able(law.segments or x + p <= MAX_HEAPS, f"this needs {x + p} heaps")
    start = values(moves, S)
    able(max(start) <= 0xffff, "a value has more than 16 bits")
    adds = [0, 0] if parity is None else [parity, parity + 1]
    common = [bytes((bin(v & mask).count("1") + add) % 2 for v in range(1 << 16)) for add in adds]
    rares = [[n, v] for n, v in enumerate(start) if n and not common[n % 2][v]]
    asked(W >= law.limit + max([0, *[n for n, _ in rares]]), f"the window {W} is too small for {rares[-1:]}")
    taps = {(t, 0) for move in moves if move.parts == 1 for t in range(move.least, move.most + 1)}
    taps |= {(r + n, v) for r in pairs for n, v in rares}
    G, told = array("H", start), windows(law.lines, rares, S, x + p, W)
    asked(told.setdefault(S, G[-W:]) == G[-W:], f"not the values before heap {S}")
    ends = sorted({*told, x + p})
    for segment, (n, at) in enumerate(zip(ends, ends[1:])):
        if first <= segment <= last:
            for n in range(n, at):
                seen = {G[-offset] ^ v for offset, v in taps}
                v = next((v for v in range(1 << 16) if v not in seen and common[n % 2][v]), None)
                able(v is not None, "a value has more than 16 bits")
                shown = (start[a] ^ G[-r - a] for a in range(1, W + 1) for r in pairs if a + r <= W)
                missing = {w for w in range(v) if w not in seen}
                for w in shown if missing else ():
                    missing.discard(w)
                    if not missing:
                        break
                asked(not missing, "no pair with a part in 1..W shows that some heap is not rare")
                G.append(v)
            asked(told.get(at, G[-W:]) == G[-W:], f"not the values before heap {at}")
        else:
            asked(at in told, f"segments need the window before heap {at}")
            G = told[at][:]
    if not law.segments:
        return period_told(law, G, x)
    able(last < len(ends) - 1, f"the last segment is {len(ends) - 2}")
    asked(told.get(x) == G[-W:], f"the windows before the heaps {x} and {x + p} differ, or are not told")
    return (f"the segments {first}..{last} of 0..{len(ends) - 2} are right; if all are, G(n+{p}) = G(n) for "
            f"all n >= {x - W} (the rest is looked at without --segments)")

def windows(lines, rares, S, end, W):
    """The windows that the file tells: the W values before some heaps, which ascend up to the end."""
    lists = [line for line in lines if "rares" in line]
    same = [shaped(line, {"rares": [(WORD, WORD)]})["rares"] == rares for line in lists]
    asked(same in ([], [True]), f"the rare heaps, told once, are {str(rares)[:200]}")
    told, at = {}, S - 1
    for line in [line for line in lines if "rares" not in line]:
        at = shaped(line, {"window": range(at + 1, end + 1), "values": str})["window"]
        fits = re.fullmatch(f"[0-9a-f]{{{4 * W}}}", line["values"])
        asked(fits, f"the window before heap {at} has not {W} values of 4 small hexadecimal digits")
        told[at] = array("H", [int(line["values"][4 * i:4 * i + 4], 16) for i in range(W)])
    return told
