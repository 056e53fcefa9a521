"""The theorems that decide a period from values: each gives G(0), G(1), … behind n0 + p, or raises."""
import itertools
import math
import re
from array import array
from functools import lru_cache
from operator import xor

from automata import explore
from rules import BUDGET, MAX_HEAPS, WORD, Split, Take, able, asked, shaped, values, xor_of

def must_repeat(G, first, end, p, s):
    """Is G(n+p) = G(n)+s for first <= n < end?"""
    n = next((n for n in range(first, end) if G[n + p] != G[n] + s), None)
    asked(n is None, f"G({n}+{p}) is not G({n}) + {s}")

def must_be_smallest(G, n0, p, s, listed):
    """The law is proved: is p the smallest period, n0 then the smallest start, and are the values right?
    Two periods have the same growth s/p, and their greatest common divisor is a period too: if p is not the
    smallest, then p/q is a period for some prime q, and by p it holds from n0 on."""
    def at(n):
        return G[n] if n < n0 + p else G[n0 + (n - n0) % p] + (n - n0) // p * s
    rest, q = p, 2
    while rest > 1:
        q = q if q * q <= rest else rest
        if rest % q == 0:
            smaller = s % q == 0 and all(at(n + p // q) == at(n) + s // q for n in range(n0, n0 + p))
            asked(not smaller, f"the smallest period is not {p}: {p // q} is one")
        rest, q = (rest // q, q) if rest % q == 0 else (rest, q + 1)
    asked(n0 == 0 or at(n0 - 1 + p) != at(n0 - 1) + s, f"the smallest start is not {n0}: {n0 - 1} is one")
    asked(listed in (None, list(G[:n0 + p])), f"the values are not those of the heaps 0..{n0 + p - 1}")

def moves_are(rule, fits, what):
    asked(rule.coordinates == 1 and all(map(fits, rule.moves)), f"this theorem is about {what}")

def bounded(move):
    """A take with a limit, or a split of a fixed number of coins."""
    return isinstance(move, Take) and move.most is not None or isinstance(move, Split) and move.every is None

def most_taken(rule):
    return max([0] + [move.taken if isinstance(move, Split) else move.most for move in rule.moves])

def covered_window(rule, n0, p, s, head):
    """Takes, of all numbers above m. Heaps 0..n-m-1 have the values 0..u(n)-1, all options of n; of the m
    heaps before n it matters what exceeds u(n). This state decides G(n)-u(n) and the next state: if it is the
    same at x and x+p, and u grew by s, all repeats. True claims agree at x = n0+2m+1, as G(n) >= u(n): then
    u(x), u(x+p) are late enough."""
    moves_are(rule, lambda move: isinstance(move, Take), "takes")
    m = min((move.least for move in rule.moves if move.most is None), default=0) - 1
    asked(m >= 0, "not all large numbers can be taken")
    for least, most in sorted((move for move in rule.moves if move.most), key=lambda move: -move.most):
        m = least - 1 if least <= m <= most else m
    x = n0 + 2 * m + 1
    G = values(rule, x + p)

    def state(x, growth):
        u = max(G[:x - m], default=-1) + 1
        return u + growth, [max(v - u, -1) for v in G[x - m:x]]
    asked(state(x, s) == state(x + p, 0), f"the windows before the heaps {x} and {x + p} differ")
    must_repeat(G, n0, x, p, s)
    return G

def window_repeat(rule, n0, p, s, head):
    """Takes with a limit k: the last k values decide the next. It is the next theorem without splits."""
    moves_are(rule, lambda move: isinstance(move, Take), "takes with a limit")
    return guy_smith(rule, n0, p, s, head)

def guy_smith(rule, n0, p, s, head):
    """Takes and splits of at most k coins into at most h heaps. Let m = 1, but m = h where heaps must be
    different or not all equal; P = p times the lcm of the numbers of heaps that must be equal. It is enough
    that G(n+p) = G(n) for n0 <= n < h(n0+mP)+k-p, n0 >= 1: for larger N an option of N becomes one of N-P if
    its largest part (at least n0+mP) loses P; where parts must differ, the last one there is of b, b-P, b-2P,
    …; of j equal parts each loses P/j. Back likewise the largest part grows. Values stay, so G(N) = G(N-P),
    which is G(N-p) by the law below N."""
    moves_are(rule, bounded, "takes with a limit and splits of a fixed place")
    asked(s == 0, "such values do not grow")
    splits = [move for move in rule.moves if isinstance(move, Split)]
    h = max([1] + [move.heaps for move in splits])
    m = h if any(move.kind in ("different", "unequal") for move in splits) else 1
    wide = p
    for move in splits:
        if move.kind == "equal":
            wide = wide * move.heaps // math.gcd(wide // p, move.heaps)
    end = h * (max(n0, 1) + m * wide) + most_taken(rule)
    G = values(rule, end)
    must_repeat(G, n0, end - p, p, 0)
    return G

def sparse_window(rule, n0, p, s, head, lines, segments):
    """A heap n >= 1 worth v is rare where the number of ones of v & mask (+ n + parity) is even, else common;
    modulo 2 this adds up in nim-sums (with a parity, all places of splits are of it). So a value that would
    make n common is left only by one heap or a pair with a rare part. Below S = 2W+2 values are by
    definition; then they are tried from 0: a common one is looked for just there (W >= k + last rare heap, so
    that is exact), and a rare one must be found as an option, in a pair with a part up to W-r if need be. So
    no heap from S on is rare, and all that is looked at are W values (and the parity of n): if they are the
    same before x and x+p, all repeats from x >= S on."""
    moves_are(rule, lambda move: bounded(move) and (isinstance(move, Take) or move.heaps <= 2),
              "takes with a limit and splits into at most two heaps")
    asked(s == 0, "such values do not grow")
    mask, parity, W = (head["sparse"][field] for field in ("mask", "parity", "width"))
    splits = [move for move in rule.moves if isinstance(move, Split)]
    pairs = {move.taken for move in splits if move.heaps == 2}
    asked(parity is None or p % 2 == 0 and all(r % 2 == parity for r in pairs),
          "with a parity, p is even and all places that leave two heaps have this parity")
    S = 2 * W + 2
    x = max(n0 + W, S)
    able(segments or x + p <= MAX_HEAPS, f"this needs {x + p} heaps")
    G = values(rule, S)
    able(max(G) <= 0xffff, "a value has more than 16 bits")
    add = [0, 0] if parity is None else [parity, parity + 1]
    common = [bytes((bin(v & mask).count("1") + add[n]) % 2 for v in range(1 << 16)) for n in range(2)]
    rares = [[n, v] for n, v in enumerate(G) if n and not common[n % 2][v]]
    asked(W >= ([[0]] + rares)[-1][0] + most_taken(rule), f"the window {W} is too small for {rares[-1:]}")
    windows, listed = {}, False
    for number, line in lines:
        if "rares" in line:
            right = not listed and str(shaped(line, {"rares": [(WORD, WORD)]})["rares"]) == str(rares)
            asked(right, f"the rare heaps, which are told once, are {str(rares)[:200]}", number)
            listed = True
            continue
        shaped(line, {"window": range(S, x + p + 1), "values": str})
        at, text = line["window"], line["values"]
        fits = at > max(windows, default=0) and re.fullmatch("[0-9a-f]*", text) and len(text) == 4 * W
        asked(fits, f"windows ascend, and have {W} values of 4 small hexadecimal digits", number)
        windows[at] = number, array("H", [int(text[4 * i:4 * i + 4], 16) for i in range(W)])
    bounds = sorted({S, x + p} | set(windows))
    first, end = segments or (0, len(bounds) - 2)
    able(end <= len(bounds) - 2, f"the last segment is {len(bounds) - 2}")
    base, start, G = 0, array("H", G), array("H", G)
    if segments:
        missing = {x, x + p, bounds[first]} - {S} - set(windows)
        asked(not missing, f"segments need windows before the heaps {sorted(missing)}")
        same = windows[x + p][1] == (windows[x][1] if x in windows else start[x - W:])
        asked(same, f"the windows before the heaps {x} and {x + p} differ", windows[x + p][0])
        if bounds[first] > S:
            base, G = bounds[first] - W, windows[bounds[first]][1][:]
    taps = {(r, 0) for move in rule.moves if isinstance(move, Take) for r in range(move.least, move.most + 1)}
    taps |= {(move.taken, 0) for move in splits if move.heaps == 1}
    pairs = {move.taken for move in splits if move.heaps == 2 and move.kind != "equal"}
    taps = sorted(taps | {(r + n, v) for r in pairs for n, v in rares})
    for n in range(bounds[first], bounds[end + 1] + 1):
        if n in windows:
            asked(windows[n][1] == G[n - W - base:n - base], f"not the values before heap {n}", windows[n][0])
        if n < bounds[end + 1]:
            G.append(next_sparse(n, G, n - base, start, taps, pairs, common[n % 2], W))
    if segments:
        return (f"the segments {first}..{end} of 0..{len(bounds) - 2} are right; if all are, G(n+{p}) = G(n) "
                f"for all n >= {x - W} (the rest is looked at without --segments)")
    must_repeat(G, n0, x, p, 0)
    return G

def next_sparse(n, G, here, start, taps, pairs, common, W):
    """The value of heap n, which is `here` in G, or the proof has a gap; `start` are the values from 0 on."""
    BUDGET.tick()
    seen = {G[here - offset] ^ value for offset, value in taps}
    shown, reach = set(), 0
    for v in itertools.count():
        if v in seen:
            continue
        able(v <= 0xffff, "a value has more than 16 bits")
        if common[v]:
            return v
        while v not in shown:  # it would be rare
            asked(reach < W, f"no pair with a part in 1..{W} shows that heap {n} is not {v}")
            reach = min(W, 4 * reach + 32)
            for r, far in [(r, min(reach, W - r)) for r in pairs if r < W]:
                shown.update(map(xor, start[1:far + 1], reversed(G[here - r - far:here - r])))

def quotients(rule, n0, p, s, head):
    """Write heap n >= n0 as n0+i+p*q, 0 <= i < p, to be worth c_i + s*q. For each i an automaton reads the
    binary digits of q and a value w, and decides if w is left by an option; the claim is that never w = c_i +
    s*q is, and all smaller w are. It guesses the quotients q_j of the parts and t' (how often `every` was
    used, up to p/gcd), where left + sum of q_j + weight*t' = q. In a state, a block (carry of c_j + s*q_j, m)
    is m parts of one residue, so far with equal quotients; they may part ways, so that in the end it is seen
    which parts are equal."""
    moves_are(rule, lambda move: isinstance(move, Take) or isinstance(move, Split) and move.heaps <= 8,
              "takes, and splits into at most 8 heaps")
    first = max(n0, 1)  # parts are not empty; heap 0 is looked at apart
    G, splits, starts = values(rule, first + p), {}, [set() for _ in range(p)]
    for move in rule.moves:
        if isinstance(move, Split):
            splits.setdefault((move.heaps, move.kind), []).append((move.taken, move.every or 0))
            continue
        able((move.most or 0) - move.least < MAX_HEAPS, "so many numbers may be taken")
        for t, h in itertools.product(range(move.least, (move.most or move.least) + 1), (0, 1)):
            splits.setdefault((h, "any"), []).append((t, int(move.most is None)))
    for (heaps, kind), places in splits.items():
        for parts in itertools.combinations_with_replacement(range(1, first + p), heaps):
            BUDGET.tick()
            small, counts = [a for a in parts if a < first], {a: parts.count(a) for a in parts}
            never = {"any": False, "equal": len(counts) > 1, "different": len(set(small)) < len(small),
                     "unequal": small and len(counts) == 1}[kind]
            if never:
                continue
            how = "any" if kind == "unequal" and len(counts) > 1 else kind
            blocks = tuple(sorted((G[a], m) for a, m in counts.items() if a >= first))
            constant = xor_of(G[a] for a in small)
            for taken, every in places:
                for t in range(p // math.gcd(every, p)):
                    BUDGET.tick()
                    left, i = divmod(taken + every * t + sum(parts) - first, p)
                    starts[i].add((how, every // math.gcd(every, p), left, constant, blocks))

    @lru_cache(None)
    def after(states, q, w):
        BUDGET.tick()
        return frozenset().union(*[ways(state, q, w) for state in states])

    @lru_cache(None)
    def ways(state, q, w):
        return frozenset(quotient_step(s, state, q, w))

    @lru_cache(None)
    def found(states):
        path = set()
        while states not in path and not any(map(quotient_end, states)):
            path.add(states)
            states = after(states, 0, 0)
        return states not in path

    def successors(state):
        states, value, order = state
        for q, w in itertools.product((0, 1), repeat=2):
            digit = value + s * q & 1
            yield after(states, q, w), value + s * q >> 1, (w > digit) - (w < digit) or order
    for i in range(p):
        for states, value, order in explore((frozenset(starts[i]), G[first + i], 0), successors)[0]:
            order = -1 if value else order
            asked(order > 0 or found(states) == (order < 0), f"some heap {first + i} + {p}*q has an option "
                  "of its own value, or no option of some value below its own")
    must_repeat(G, n0, first, p, s)
    return G

def quotient_step(s, state, q, w):
    how, weight, left, constant, blocks = state
    for t in (0, 1) if weight else (0,):
        for ones in itertools.product(*[range(m + 1) for _, m in blocks]):
            total = left + sum(ones) + weight * t - q
            digit, after = constant, []
            for (carry, m), high in zip(blocks, ones):
                digit ^= (carry + s) * (high % 2) ^ carry * ((m - high) % 2)
                after += [((carry + s) >> 1, high)] * (high > 0) + [(carry >> 1, m - high)] * (m > high)
            if total % 2 == 0 and digit % 2 == w:
                yield how, weight, total // 2, constant >> 1, tuple(sorted(after))

def quotient_end(state):
    how, _, left, constant, blocks = state
    fits = {"any": True, "different": all(m == 1 for _, m in blocks), "equal": len(blocks) < 2,
            "unequal": len(blocks) > 1}
    return fits[how] and left == constant == 0 and all(carry == 0 for carry, _ in blocks)
