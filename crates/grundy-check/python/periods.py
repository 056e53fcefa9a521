"""The theorems that decide a period from values: each gives G(0), G(1), … behind n0 + p, or raises."""
import itertools
import math
import re
from array import array
from functools import lru_cache
from operator import xor

from automata import Logic
from rules import MAX_HEAPS, WORD, able, asked, shaped, xor_of
from values import values

def repeating(G, first, end, p, s):
    """The values, if G(n+p) = G(n)+s for first <= n < end."""
    n = next((n for n in range(first, end) if G[n + p] != G[n] + s), None)
    asked(n is None, f"G({n}+{p}) is not G({n}) + {s}")
    return G

def smallest(G, n0, p, s, listed):
    """The law is proved: is p the smallest period, n0 then the smallest start, and are the values right? Two
    periods have the same growth s/p, and their greatest common divisor is a period, too: so a smaller one
    divides p, and by p it holds from n0 on."""
    G = list(G[:n0 + p])
    asked(listed in (None, G), f"the values are not those of the heaps 0..{n0 + p - 1}")
    G += [v + s for v in G[n0:]]
    for q in (q for q in range(1, p // 2 + 1) if p % q == 0 and s * q % p == 0):
        shorter = all(G[n + q] == G[n] + s * q // p for n in range(n0, n0 + p))
        asked(not shorter, f"the smallest period is not {p}: {q} is one")
    asked(n0 == 0 or G[n0 - 1 + p] != G[n0 - 1] + s, f"the smallest start is not {n0}: {n0 - 1} is one")
    growth = f" + {s}" if s else ""
    return (f"G(n+{p}) = G(n){growth} for all n >= {n0}, where {p} is the smallest such period, and "
            f"then {n0} the smallest start")

def bounded(move):
    """A take with a limit, or a split of a fixed number of coins."""
    return move.kind not in ("run", "where") and move.most is not None

def window(rule, period, head):
    """Takes: of all numbers above m, or of none. In the first case heaps 0..n-m-1 have the values 0..u(n)-1,
    all options of n; else let u(n) be 0. Of the m heaps before n it matters what is at least u(n). This state
    decides G(n)-u(n) and the next state: if it is the same at x and x+p, and u grew by s, all repeats. True
    claims agree at x = n0+2m+1, as G(n) >= u(n): then u(x), u(x+p) are late enough."""
    n0, p, s = period
    above = any(move.most is None for move in rule.moves)
    fits = all(move.kind == "take" for move in rule.moves) and above == (head["theorem"] == "covered window")
    asked(fits, "this theorem is about takes, and `covered window` if all large numbers can be taken")

    def taken(t):
        return any(move.least <= t <= (move.most or t) for move in rule.moves)
    ends = {end for move in rule.moves for end in (move.least - 1, move.most or 0)}
    m = next((end for end in sorted(ends, reverse=True) if taken(end) != taken(end + 1)), 0)
    x = n0 + 2 * m + 1
    G = values(rule, x + p)

    def state(x, growth):
        u = max(G[:x - m], default=-1) + 1 if above else 0
        return above and u + growth, [max(v - u, -1) for v in G[x - m:x]]
    same = state(x, s) == state(x + p, 0) and (above or s == 0)
    asked(same, f"the windows before the heaps {x} and {x + p} differ")
    return repeating(G, n0, x, p, s)

def guy_smith(rule, period, head):
    """Takes and splits of at most k coins into at most h heaps. Let m = 1, but m = h where heaps must be
    different or not all equal; P = p times the lcm of the numbers of heaps that must be equal. It is enough
    that G(n+p) = G(n) for n0 <= n < h(n0+mP)+k-p, n0 >= 1: for larger N an option of N becomes one of N-P if
    its largest part (at least n0+mP) loses P; where parts must differ, the last one there is of b, b-P, b-2P,
    …; of j equal parts each loses P/j. Back likewise the largest part grows. Values stay, so G(N) = G(N-P),
    which is G(N-p) by the law below N."""
    n0, p, s = period
    asked(s == 0 and all(map(bounded, rule.moves)), "this is about takes with a limit, and no growth")
    h, wide = max([1] + [move.parts for move in rule.moves]), 1
    m = h if any(move.kind in ("different", "unequal") for move in rule.moves) else 1
    for move in rule.moves:
        wide = wide * move.parts // math.gcd(wide, move.parts) if move.kind == "equal" else wide
    end = h * (max(n0, 1) + m * p * wide) + max([0] + [move.most for move in rule.moves])
    return repeating(values(rule, end), n0, end - p, p, 0)

def sparse_window(rule, period, head, lines, segments):
    """A heap n >= 1 worth v is rare where the number of ones of v & mask (+ n + parity) is even, else common;
    modulo 2 this adds up in nim-sums (with a parity, all places of splits are of it). So a value that would
    make n common is left only by one heap or a pair with a rare part. Below S = 2W+2 values are by
    definition; then a common one is looked for just there (W >= k + last rare heap, so that is exact), and a
    rare one must be found as an option, in a pair with a part up to W-r if need be. So no heap from S on is
    rare, and all that is looked at are W values (and the parity of n): if they are the same before x and x+p,
    all repeats from x >= S on. The way there is cut where the file tells windows; a segment leads from one to
    the next."""
    n0, p, s = period
    fits = s == 0 and all(bounded(move) and move.parts <= 2 for move in rule.moves)
    asked(fits, "this is about takes with a limit, splits into at most two heaps, and no growth")
    mask, parity, W = (head["sparse"][field] for field in ("mask", "parity", "width"))
    pairs = {move.most for move in rule.moves if move.parts == 2}
    fits = parity is None or p % 2 == 0 and all(r % 2 == parity for r in pairs)
    asked(fits, "with a parity, p is even and all places that leave two heaps have this parity")
    S, x = 2 * W + 2, max(n0 + W, 2 * W + 2)
    able(segments or x + p <= MAX_HEAPS, f"this needs {x + p} heaps")
    G = start = values(rule, S)
    able(max(G) <= 0xffff, "a value has more than 16 bits")
    adds = [0, 0] if parity is None else [parity, parity + 1]
    common = [bytes((bin(v & mask).count("1") + add) % 2 for v in range(1 << 16)) for add in adds]
    rares = [[n, v] for n, v in enumerate(G) if n and not common[n % 2][v]]
    fits = W >= ([[0]] + rares)[-1][0] + max([0] + [move.most for move in rule.moves])
    asked(fits, f"the window {W} is too small for {rares[-1:]}")
    told = read_windows(lines, range(S, x + p + 1), W, rares)
    bounds = sorted({S, x + p} | set(told))
    first, last = segments or (0, len(bounds) - 2)
    able(last <= len(bounds) - 2, f"the last segment is {len(bounds) - 2}")
    taps = {(t, 0) for move in rule.moves if move.parts == 1 for t in range(move.least, move.most + 1)}
    apart = {move.most for move in rule.moves if move.parts == 2 and move.kind != "equal"}
    taps = sorted(taps | {(r + n, v) for r in apart for n, v in rares})
    told.setdefault(S, (None, array("H", G[S - W:])))
    if segments:
        missing = {x, x + p, bounds[first]} - set(told)
        asked(not missing, f"segments need windows before the heaps {sorted(missing)}")
        same = told[x][1] == told[x + p][1]
        asked(same, f"the windows before the heaps {x} and {x + p} differ", told[x + p][0])
    base = bounds[first] - W if bounds[first] > S else 0
    G = array("H", told[bounds[first]][1] if base else start)
    for n in range(bounds[first], bounds[last + 1] + 1):
        if n in told:
            asked(told[n][1] == G[n - W - base:], f"not the values before heap {n}", told[n][0])
        if n < bounds[last + 1]:
            G.append(next_sparse(n, G, start, taps, apart, common[n % 2], W))
    if segments:
        return (f"the segments {first}..{last} of 0..{len(bounds) - 2} are right; if all are, G(n+{p}) = "
                f"G(n) for all n >= {x - W} (the rest is looked at without --segments)")
    return repeating(G, n0, x, p, 0)

def read_windows(lines, places, W, rares):
    """The windows that the file tells, each with its line: the W values before some heaps."""
    told, listed = {}, False
    for number, line in enumerate(lines, 2):
        if "rares" in line:
            right = not listed and str(shaped(line, {"rares": [(WORD, WORD)]})["rares"]) == str(rares)
            asked(right, f"the rare heaps, which are told once, are {str(rares)[:200]}", number)
            listed = True
            continue
        shaped(line, {"window": places, "values": str})
        at, text = line["window"], line["values"]
        fits = at > max(told, default=0) and re.fullmatch("[0-9a-f]*", text) and len(text) == 4 * W
        asked(fits, f"windows ascend, and have {W} values of 4 small hexadecimal digits", number)
        told[at] = number, array("H", [int(text[4 * i:4 * i + 4], 16) for i in range(W)])
    return told

def next_sparse(n, G, start, taps, pairs, common, W):
    """The value of heap n, the next of G, or the proof has a gap; `start` are the values from 0 on."""
    seen, reach, v = {G[-offset] ^ value for offset, value in taps}, 0, 0
    while True:
        v = next(v for v in itertools.count(v) if v not in seen)
        able(v <= 0xffff, "a value has more than 16 bits")
        if common[v]:
            return v
        asked(reach < W, f"no pair with a part in 1..{W} shows that heap {n} is not {v}")
        reach = min(W, 4 * reach + 32)
        for r in pairs:
            far = max(min(reach, W - r), 0)
            seen.update(map(xor, start[1:far + 1], reversed(G[len(G) - r - far:len(G) - r])))

def quotients(rule, period, head):
    """Write heap n >= n0 as n0+i+p*q, 0 <= i < p, to be worth c_i + s*q. For each i an automaton reads the
    binary digits of q and a value w, and decides if w is left by an option; the claim is that never w = c_i +
    s*q is, and all smaller w are. It guesses the quotients q_j of the parts and t' (how often `every` was
    used, up to p/gcd), where left + sum of q_j + weight*t' = q. In a state, a block (carry of c_j + s*q_j, m)
    is m parts of one residue, so far with equal quotients; they may part ways, so that in the end it is seen
    which parts are equal."""
    (n0, p, s), logic, q, w = period, Logic(2), 1, 2
    fits = all(move.kind not in ("run", "where") and move.parts <= 8 for move in rule.moves)
    asked(fits, "this theorem is about takes, and splits into at most 8 heaps")
    first = max(n0, 1)  # parts are not empty; heap 0 is looked at apart
    G, starts = values(rule, first + p), [set() for _ in range(p)]
    for move in rule.moves:
        take = move.kind == "take"
        able((move.most or 0) - move.least < MAX_HEAPS, "so many numbers may be taken")
        every = move.every if move.most is None else 0
        places = range(move.least, (move.least if move.most is None else move.most) + 1)
        for heaps in (0, 1) if take else (move.parts,):
            for parts in itertools.combinations_with_replacement(range(1, first + p), heaps):
                small, counts = [a for a in parts if a < first], {a: parts.count(a) for a in parts}
                never = {"equal": len(counts) > 1, "different": len(set(small)) < len(small),
                         "unequal": small and len(counts) == 1}.get(move.kind)
                kind = "any" if take or move.kind == "unequal" and len(counts) > 1 else move.kind
                blocks = tuple(sorted((G[a], m) for a, m in counts.items() if a >= first))
                constant, step = xor_of(G[a] for a in small), p // math.gcd(every, p)
                for taken, t in itertools.product(() if never else places, range(step)):
                    left, i = divmod(taken + every * t + sum(parts) - first, p)
                    starts[i].add((kind, every * step // p, left, constant, blocks))

    @lru_cache(None)
    def ways(state):
        """The next states, by the digits of q and w."""
        how, weight, left, constant, blocks = state
        found = [set() for _ in range(4)]
        for t, *ones in itertools.product((0, 1) if weight else (0,), *[range(m + 1) for _, m in blocks]):
            total, digit, after = left + sum(ones) + weight * t, constant, []
            for (carry, m), high in zip(blocks, ones):
                digit ^= (carry + s) * (high % 2) ^ carry * ((m - high) % 2)
                after += [((carry + s) >> 1, high)] * (high > 0) + [(carry >> 1, m - high)] * (m > high)
            after = how, weight, total // 2, constant >> 1, tuple(sorted(after))
            found[total % 2 + 2 * (digit % 2)].add(after)
        return found

    @lru_cache(None)
    def ends(state):
        how, _, left, constant, blocks = state
        fits = {"any": True, "different": all(m == 1 for _, m in blocks), "equal": len(blocks) < 2,
                "unequal": len(blocks) > 1}
        return fits[how] and left == constant == 0 and all(carry == 0 for carry, _ in blocks)
    for i in range(p):
        option, c = logic.guessed((q, w), starts[i], ways, ends), G[first + i]
        own, below = logic.linear("=", c, (s, q), (-1, w)), logic.linear("<=", 1 - c, (-s, q), (1, w))
        asked(not option & own and below <= option, f"some heap {first + i} + {p}*q has an option of its own "
              "value, or no option of some value below its own")
    return repeating(G, n0, first, p, s)
