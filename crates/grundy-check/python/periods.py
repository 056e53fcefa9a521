"""The theorems that decide a period from values: each gives G(0), G(1), …, up to a heap behind n0 + p, or raises."""
import itertools
import math
import re
from array import array
from functools import lru_cache
from operator import xor

from automata import explore
from rules import BUDGET, WORD, NotChecked, Split, Take, asked, shaped, values, xor_of

def must_repeat(G, first, end, p, s):
    """Is G(n+p) = G(n)+s for first <= n < end?"""
    n = next((n for n in range(first, end) if G[n + p] != G[n] + s), None)
    asked(n is None, f"G({n}+{p}) is not G({n}) + {s}")

def must_be_smallest(G, n0, p, s, listed):
    """The law is proved: is p the smallest period, n0 then the smallest start, and are the values right?

    Two periods have the same growth s/p, and their greatest common divisor is a period too: if p is not the smallest,
    then p/q is a period for some prime q, and by p it holds from n0 on."""
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
    """Only takes, and all numbers above m can be taken. The values of heaps 0..j are 0..w for some w, as each value
    has all smaller ones among its options. So of the heaps 0..n-m-1, all options of heap n, just the number u(n) of
    their values matters, and of the window of m values before n what exceeds u(n). This state decides G(n)-u(n) >= 0
    and the next state; if it is the same at x and x+p, and u grew by s, all repeats from x on. If the claim is true
    the states agree at x = n0+2m+1: by then u(x) and u(x+p) are decided by heaps from n0 on, as G(n) >= u(n)."""
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
    """Takes with a limit k: the last k values decide the next one. It is the following theorem without splits."""
    moves_are(rule, lambda move: isinstance(move, Take), "takes with a limit")
    return guy_smith(rule, n0, p, s, head)

def guy_smith(rule, n0, p, s, head):
    """Takes with a limit and splits: at most k coins are taken and at most h heaps left. Let m = 1, but m = h where
    heaps must be different or not all equal, and P = p times the lcm of the numbers of heaps that must be equal.
    If G(n+p) = G(n) for n0 <= n < h(n0+mP)+k-p, with n0 >= 1, then for all n >= n0.

    Why: for N >= h(n0+mP)+k compare the options of N and N-P, where the law may be used below N (in steps of p). The
    largest part of an option of N is at least n0+mP: make it smaller by P. Where parts must differ, of the parts
    b, b-P, b-2P, … (at most h of them) make the last one that is there smaller: it stays n0 at least, and meets no
    other part. Back: the largest part of an option of N-P is at least n0; make it larger by P. Where j parts are
    equal each changes by P/j, a multiple of p. Values stay, so G(N) = G(N-P), which is G(N-p)."""
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
    """Takes with a limit, and splits into at most two heaps. A mask divides values: a heap n >= 1 worth v is rare
    where the number of ones of v & mask (plus n + parity, if there is a parity) is even, else common. Ones of a
    nim-sum count, modulo 2, as the sum of both; with a parity c all places r of splits into two heaps are c modulo 2,
    and a + b = n - r. So a value that would make n common is left only by a pair (rare, common), or by a move to one
    heap.

    Heaps below S = 2W+2 are computed by definition. From S on, values are tried from 0: one that would make n common
    is G(n) if neither one heap nor a pair with a rare part has it (this is exact, as W >= k + the last rare heap);
    one that would make n rare must be found as an option, in one heap or in a pair (a, b) with a <= W-r. Then no heap
    from S on is rare, and all that was looked at are the W values before n (and the parity of n). So if those before
    x and x+p are equal, for x >= S (and p even, if there is a parity), then all heaps from x on repeat: what was an
    option of n-p, the same pair shows for n."""
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
    BUDGET.afford(S if segments else x + p)
    G = values(rule, S)
    if max(G) > 0xffff:
        raise NotChecked("a value has more than 16 bits")
    common = [bytes((bin(v & mask).count("1") + (0 if parity is None else n + parity)) % 2 for v in range(1 << 16))
              for n in range(2)]
    rares = [[n, v] for n, v in enumerate(G) if n and not common[n % 2][v]]
    asked(W >= max([0] + [n for n, _ in rares]) + most_taken(rule), f"the window {W} is too small: {rares[-1:]} is rare")
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
    if end > len(bounds) - 2:
        raise NotChecked(f"the last segment is {len(bounds) - 2}")
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
        asked(n not in windows or windows[n][1] == G[n - W - base:n - base], f"not the values before heap {n}",
              windows.get(n, (1,))[0])
        if n < bounds[end + 1]:
            G.append(next_sparse(n, G, n - base, start, taps, pairs, common[n % 2], W))
    if segments:
        return (f"the segments {first}..{end} of 0..{len(bounds) - 2} (heaps {bounds[first]}..{bounds[end + 1] - 1})"
                f"; if all are right, then G(n+{p}) = G(n) for all n >= {x - W} (that this start and {p} are the "
                f"smallest, and the heaps from {n0} to there, are looked at without --segments)")
    must_repeat(G, n0, x, p, 0)
    return G

def next_sparse(n, G, here, start, taps, pairs, common, W):
    """The value of heap n, or the proof has a gap. G ends before heap n, at `here`; `start` are the values from 0 on."""
    BUDGET.tick()
    seen = {G[here - offset] ^ value for offset, value in taps}
    shown, reach = set(), 0
    for v in itertools.count():
        if v in seen:
            continue
        if v > 0xffff:
            raise NotChecked("a value has more than 16 bits")
        if common[v]:
            return v
        while v not in shown:  # it would be rare
            asked(reach < W, f"no pair with a part in 1..{W} shows that heap {n} is not {v}, which would be rare")
            reach = min(W, 4 * reach + 32)
            for r, far in [(r, min(reach, W - r)) for r in pairs if r < W]:
                shown.update(map(xor, start[1:far + 1], reversed(G[here - r - far:here - r])))

def quotients(rule, n0, p, s, head):
    """Takes and splits, and a law that may grow: write heap n >= n0 as n0+i+p*q with 0 <= i < p; it should be worth
    c_i + s*q, where c_i = G(n0+i). That is the mex of its options for all q if no option has this value, and each
    smaller one has some option. Both are decided by an automaton that reads the binary digits of q and of a value w:
    is w left by an option? It guesses the digits of the quotients q_1, …, q_h of the parts and of t' (how often
    `every` was used, up to p/gcd), with q_1 + … + q_h + weight*t' = q + d, and adds c_j + s*q_j digit by digit.

    A state is (kind, weight, what is left of the equation, xor of the constant parts, blocks): a block (carry, m)
    stands for m parts of one residue with equal quotients so far, which may part ways: so it is seen in the end
    whether they are different, or equal."""
    moves_are(rule, lambda move: isinstance(move, Take) or isinstance(move, Split) and move.heaps <= 4,
              "takes, and splits into at most 4 heaps")
    first = max(n0, 1)  # parts are not empty; heap 0 is looked at apart
    G = values(rule, first + p)
    splits = {}
    for move in rule.moves:
        if isinstance(move, Split):
            splits.setdefault((move.heaps, move.kind), []).append((move.taken, move.every or 0))
        else:
            BUDGET.afford((move.most or move.least) - move.least)
            for h in (0, 1):
                splits.setdefault((h, "any"), []).extend((t, int(move.most is None)) for t in range(
                    move.least, (move.most or move.least) + 1))
    starts = [set() for _ in range(p)]
    for (heaps, kind), places in splits.items():
        for size, constant, blocks, how in residues(G, first, heaps, kind):
            for taken, every in places:
                common = math.gcd(every, p)
                for t in range(p // common):
                    BUDGET.tick()
                    d, i = divmod(taken + every * t + size - first, p)
                    starts[i].add((how, every // common, d, constant, blocks))

    @lru_cache(None)
    def after(states, letter):
        BUDGET.tick()
        return frozenset().union(*[ways(state, *letter) for state in states])

    @lru_cache(None)
    def ways(state, q, w):
        return frozenset(quotient_step(s, state, q, w))

    @lru_cache(None)
    def found(states):
        path = set()
        while states not in path:
            path.add(states)
            if any(map(quotient_end, states)):
                return True
            states = after(states, (0, 0))
        return False

    def successors(state):
        states, value, order = state
        for q, w in itertools.product((0, 1), repeat=2):
            digit = value + s * q & 1
            yield after(states, (q, w)), value + s * q >> 1, (w > digit) - (w < digit) or order
    for i in range(p):
        for states, value, order in explore((frozenset(starts[i]), G[first + i], 0), successors)[0]:
            order = -1 if value else order
            asked(order > 0 or found(states) == (order < 0), f"some heap {first + i} + {p}*q has an option of the value "
                  "that is claimed for it, or no option of some value below its own")
    must_repeat(G, n0, first, p, s)
    return G

def residues(G, first, heaps, kind):
    """The ways to choose the parts: constants 1..first-1, or residues of larger heaps. Gives the sum of the parts, as
    far as it is known, the xor of the constants, blocks of residues, and what is still to be seen of them."""
    for parts in itertools.combinations_with_replacement(range(1, len(G)), heaps):
        BUDGET.tick()
        counts = [(a, parts.count(a)) for a in sorted(set(parts))]
        how = "any" if kind == "unequal" and len(counts) > 1 or all(m == 1 for a, m in counts) else kind
        if kind == "equal" and len(counts) > 1 or kind == "different" and any(m > 1 for a, m in counts if a < first):
            continue
        if how == "unequal" and parts[0] < first:
            continue
        blocks = [(a, m) for a, m in counts if a >= first]
        blocks = [(G[a], 1) for a, m in blocks for _ in range(m)] if how == "any" else [(G[a], m) for a, m in blocks]
        yield sum(parts), xor_of(G[a] for a in parts if a < first), tuple(sorted(blocks)), how

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
