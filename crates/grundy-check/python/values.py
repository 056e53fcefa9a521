"""Options and values by definition, and the theorems that decide a period from values."""
import math
from array import array
from functools import lru_cache, reduce
from operator import xor

from automata import Logic
from rules import BIT, MAX_HEAPS, POSITIVE, WORD, able, asked, mex, shaped, tick

SPARSE = {"mask": range(2**32), "parity": (BIT, None), "width": POSITIVE}

def options(move, part):
    """The options of a heap or tuple, each a list of parts: what is accepted with these coordinates."""
    c, logic = len(part), Logic(move.base)
    if move.kind == "run":
        able(part[0] <= MAX_HEAPS >> 5, "so many options")
        return ([(i,) for i in range(m + 1, part[0])] for m in range(part[0] - move.least + 1))
    told = range(c, c * (1 + move.parts))
    left = logic.join(told, logic.moves(move, c), *[logic.number(*x) for x in enumerate(part)])
    rows, symbols = left.reading(told, left.tracks), logic.symbols(len(told))
    lost = next((k for k, row in enumerate(rows) if {*row} == {k} and not left.accepts[k]), None)
    @lru_cache(None)
    def read(state):  # what the digits of all parts from here on may be; if endlessly many, a RecursionError
        if left.accepts[state] and rows[state] == [state] + [lost] * (len(symbols) - 1):
            return [(0,) * len(told)]
        found = [tuple(d + logic.base * x for d, x in zip(digits, high)) for digits, to in
                 zip(symbols, rows[state]) if to != lost for high in read(to)]
        able(len(found) <= MAX_HEAPS >> 5, "so many options")
        return found
    return [[found[i:i + c] for i in range(0, len(found), c)] for found in read(0)]

def values(moves, number):
    """G(0), G(1), … of so many heaps."""
    able(number <= MAX_HEAPS, f"this needs {number} heaps")
    G = [0]
    @lru_cache(None)
    def left(h, kind, coins):  # the values of so many coins in h heaps
        if h == 0:
            return {0} if coins == 0 else ()
        if kind == "equal":
            return {G[coins // h] if h % 2 else 0} if coins % h == 0 else ()
        if h == 2:
            half = (coins - (kind != "any")) // 2
            return set(map(xor, G[1:half + 1], G[coins - 1:coins - half - 1:-1]))
        return {G[a] ^ value for a in range(1, coins) for value in left(h - 1, kind, coins - a)}
    for n in range(1, number):
        tick()
        seen = set()
        for move in moves:
            kind, h, _, least, most, every, _ = move
            coins = range(n - least, max(0 if most is None else n - most, h * (kind != "take")) - 1, -every)
            if kind in ("run", "where") or kind in ("different", "unequal") and h > 2:
                seen.update(reduce(xor, [G[a] for a, in parts], 0) for parts in options(move, (n,)))
            elif h == 1:
                seen.update(G[coins[-1]:coins[0] + 1:every] if coins else ())
            else:
                seen.update(*[left(h, kind, k) for k in coins])
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
    return (f"G(n+{p}) = G(n){f' + {s}' if s else ''} for all n >= {n0}, where {p} is the smallest such "
            f"period, and then {n0} the smallest start")

def covered_window(law):
    """The last m values come again, less the number of those before: options, as all t > m are taken."""
    (n0, p, s), moves, gaps = law.claim["period"], law.moves, [move.least - 1 for move in law.moves]
    m = max(t for t in gaps if not any(move.least <= t <= (move.most or t) for move in moves))
    G = values(moves, (x := n0 + 2 * m + 1) + p)
    asked(max(G[:x - m]) + s == max(G[:x - m + p]), f"the windows before the heaps {x} and {x + p} differ")
    return period_told(law, G, x)

def guy_smith(law):
    """The period holds up to a bound, from at most k coins that are taken and h heaps that are left."""
    (n0, p, s), h = law.claim["period"], max({1, *law.parts})
    P = p * math.lcm(*[move.parts for move in law.moves if move.kind == "equal"])
    end = h * (max(n0, 1) + P * (h if law.kinds & {"different", "unequal"} else 1)) + law.limit
    return period_told(law, values(law.moves, end), end - p)

def sparse_window(law):
    """The last W values come again, where beyond W there is no rare heap, and none is left open."""
    (n0, p, s), moves, (mask, parity, W) = law.claim["period"], law.moves, map(law.sparse.get, SPARSE)
    pairs = [move.most for move in moves if move.parts == 2 and move.kind != "equal"]
    fits = parity is None or p % 2 == 0 and all(move.most % 2 == parity for move in moves if move.parts == 2)
    asked(fits, "with a parity, p is even and all places that leave two heaps have this parity")
    S, x, (first, last) = 2 * W + 2, max(n0 + W, 2 * W + 2), law.segments or (0, MAX_HEAPS)
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
    segments = [*zip(sorted(told), sorted({*told, x + p} - {S}))]
    for begin, end in segments[first:last + 1]:
        G = told[begin][:] if law.segments else G
        for n in range(begin, end):
            tick()
            seen = {G[-offset] ^ v for offset, v in taps}
            v = next((v for v in range(1 << 16) if v not in seen and common[n % 2][v]), None)
            able(v is not None, "a value has more than 16 bits")
            shown = (start[a] ^ G[-r - a] for a in range(1, W + 1) for r in pairs if a + r <= W)
            missing = {*range(v)} - seen
            while missing and (w := next(shown, None)) is not None:
                missing.discard(w)
            asked(not missing, "no pair with a part in 1..W shows that some heap is not rare")
            G.append(v)
        asked(told.setdefault(end, G[-W:]) == G[-W:], f"not the values before heap {end}")
    if not law.segments:
        return period_told(law, G, x)
    able(last < len(segments), f"the last segment is {len(segments) - 1}")
    asked(x in told and told[x] == told.get(x + p), f"the windows at {x} and {x + p} differ, or are not told")
    return (f"the segments {first}..{last} of 0..{len(segments) - 1} are right; if all are, G(n+{p}) = G(n) "
            f"for all n >= {x - W} (the rest is looked at without --segments)")

def windows(lines, rares, S, end, W):
    """The rare heaps, if the file tells them, and its windows: the W values before heaps that ascend."""
    told, at = {}, S - 1
    for line in lines:
        if "rares" in line:
            same = shaped(line, {"rares": [(WORD, WORD)]})["rares"] == rares and not told
            asked(same, f"the rare heaps, told before all windows, are {str(rares)[:200]}")
        else:
            shaped(line, {"window": range(at + 1, end + 1), "values": str})
            at, text = line["window"], line["values"]
            fits = len(text) == 4 * W and {*text} <= {*"0123456789abcdef"}
            asked(fits, f"the window before heap {at} has not {W} values of 4 small hexadecimal digits")
            told[at] = array("H", [int(text[i:i + 4], 16) for i in range(0, 4 * W, 4)])
    return told
