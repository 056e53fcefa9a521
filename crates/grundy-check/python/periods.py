"""The theorems that decide a period from values alone: each gives G(0), G(1), … or raises."""
import itertools
import math
import re
from array import array
from operator import xor

from definition import values
from reading import BUDGET, WORD, NotChecked, Rejected, shaped
from rules import Rule, Split, Take

def must_repeat(G, first, end, p, s):
    """Is G(n+p) = G(n)+s for first <= n < end?"""
    for n in range(first, end):
        if G[n + p] != G[n] + s:
            raise Rejected(f"G({n + p}) = {G[n + p]} is not G({n}) + {s} = {G[n] + s}")

def must_be_smallest(G, n0, p, s, listed):
    """The law is proved: is p the smallest period, n0 then the smallest start, and are the values right?

    Two periods have the same growth s/p, and their difference is a period too, hence also their greatest common
    divisor: if p is not the smallest, then p/q is a period for some prime q, and by p it holds from n0 on."""
    def at(n):
        return G[n] if n < n0 + p else G[n0 + (n - n0) % p] + (n - n0) // p * s
    rest, q = p, 2
    while rest > 1:
        q = q if q * q <= rest else rest
        if rest % q == 0:
            if s % q == 0 and all(at(n + p // q) == at(n) + s // q for n in range(n0, n0 + p)):
                raise Rejected(f"the smallest period is not {p}: {p // q} is one")
            rest //= q
        else:
            q += 1
    if n0 > 0 and at(n0 - 1 + p) == at(n0 - 1) + s:
        raise Rejected(f"the smallest start is not {n0}: {n0 - 1} is one")
    if listed is not None and listed != list(G[:n0 + p]):
        raise Rejected(f"the values are not those of the heaps 0..{n0 + p - 1}")

def moves_are(rule, fits, what):
    if rule.coordinates != 1 or not all(fits(move) for move in rule.moves):
        raise Rejected(f"this theorem is about {what}")

def bounded(move):
    """A take with a limit, or a split of a fixed number of coins."""
    return isinstance(move, Take) and move.most is not None or isinstance(move, Split) and move.every is None

def most_taken(rule):
    return max([0] + [move.taken if isinstance(move, Split) else move.most for move in rule.moves])

def must_not_grow(s):
    if s:
        raise Rejected("values that depend on a window of values do not grow: this theorem has s = 0")

def covered_window(rule, n0, p, s, head):
    """Only takes, and all numbers above m can be taken. The values of heaps 0..j are 0..w for some w, as each value
    has all smaller ones among its options. So of the heaps 0..n-m-1, all options of heap n, just the number u(n) of
    their values matters, and of the window of m values before n what exceeds u(n). This state decides
    G(n)-u(n) >= 0 and the next state; if it is the same at x and x+p, and u grew by s, all repeats from x on.
    If the claim is true the states agree at x = n0+2m+1 at the latest: by then both u(x) and u(x+p) are decided by
    heaps from n0 on, as G(n) >= u(n) exceeds all values of heaps below n-m."""
    moves_are(rule, lambda move: isinstance(move, Take), "takes")
    m = min((move.least for move in rule.moves if move.most is None), default=0) - 1
    if m < 0:
        raise Rejected("not all large numbers can be taken")
    for least, most in sorted((move for move in rule.moves if move.most), key=lambda move: -move.most):
        m = least - 1 if least <= m <= most else m
    x = n0 + 2 * m + 1
    G = values(rule, x + p)

    def state(x):
        u = max(G[:x - m], default=-1) + 1
        return u, [max(v - u, -1) for v in G[x - m:x]]
    (u, window), (later, repeated) = state(x), state(x + p)
    if later != u + s or window != repeated:
        raise Rejected(f"the windows before the heaps {x} and {x + p} differ")
    must_repeat(G, n0, x, p, s)
    return G

def guy_smith(rule, n0, p, s, head):
    """`window repeat` is the case of takes alone. Takes with a limit and splits: at most k coins are taken and at most h heaps left. Let m = 1, but m = h where
    heaps must be different or not all equal, and P = p times the lcm of the numbers of heaps that must be equal.
    If G(n+p) = G(n) for n0 <= n < h(n0+mP)+k-p, with n0 >= 1, then for all n >= n0.

    Why: for N >= h(n0+mP)+k compare the options of N and N-P, where the law may be used below N (in steps of p). The
    largest part of an option of N is at least n0+mP: make it smaller by P. Where parts must differ, of the parts
    b, b-P, b-2P, … (at most h of them) make the last one that is there smaller: it stays n0 at least, and meets no
    other part. Back: the largest part of an option of N-P is at least n0; make it larger by P. Where j parts are
    equal each changes by P/j, a multiple of p. Values stay, so G(N) = G(N-P), which is G(N-p)."""
    moves_are(rule, bounded, "takes with a limit and splits of a fixed place")
    must_not_grow(s)
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

def take_range(rule, claim, head):
    """Take L..R. Let r = n mod (L+R), of class v = floor(r/L). Whoever takes t stays in no class: r-t is in a lower one,
    and where r < t, r-t+L+R >= r+L is in a higher one. Each class u < v is reached by taking (v-u)L; if that is more
    than R, then u = 0, and taking R leads to r-R < L. Without R: the options are all heaps up to n-L."""
    L, R = claim
    if rule != Rule(1, [Take(L, R)]):
        raise Rejected("the rule is not the one take that is claimed")
    return f"G(n) = floor(n/{L})" if R is None else f"G(n) = floor((n mod {L + R})/{L})"

def sparse_window(rule, n0, p, s, head, lines, segments):
    """Takes with a limit, and splits into at most two heaps. A mask divides values: a heap n >= 1 worth v is rare
    where the number of ones of v & mask (plus n + parity, if there is a parity) is even, else common. Ones of a
    nim-sum count, modulo 2, as the sum of both; with a parity c all places r of splits into two heaps are c modulo 2,
    and a + b = n - r. So a value that would make n common is left only by a pair (rare, common), or by a move to one
    heap.

    Heaps below S = 2W+2 are computed by definition. From S on, values are tried from 0: one that would make n common
    is G(n) if neither one heap nor a pair with a rare part has it (this is exact, as W >= k + the last rare heap);
    one that would make n rare must be found as an option, in one heap or in a pair (a, b) with a <= W-r. Then no heap
    from S on is rare, and all that was looked at are the W values before n (and the parity of n). So if those before x
    and x+p are equal, for x >= S (and p even, if there is a parity), then all heaps from x on repeat: what was an
    option of n-p, the same pair shows for n."""
    moves_are(rule, lambda move: bounded(move) and (isinstance(move, Take) or move.heaps <= 2),
              "takes with a limit and splits into at most two heaps")
    must_not_grow(s)
    mask, parity, W = (head["sparse"][field] for field in ("mask", "parity", "width"))
    splits = [move for move in rule.moves if isinstance(move, Split)]
    if parity is not None and (p % 2 or any(move.heaps == 2 and move.taken % 2 != parity for move in splits)):
        raise Rejected("with a parity, p is even and all places that leave two heaps have this parity")
    S = 2 * W + 2
    x = max(n0 + W, S)
    BUDGET.afford(x + p if not segments else S)
    G = values(rule, S)
    if max(G) > 0xffff:
        raise NotChecked("a value has more than 16 bits")
    common = [bytes((bin(v & mask).count("1") + (0 if parity is None else n + parity)) % 2 for v in range(1 << 16))
              for n in range(2)]
    rares = [[n, v] for n, v in enumerate(G) if n and not common[n % 2][v]]
    if W < (rares[-1][0] if rares else 0) + most_taken(rule):
        raise Rejected(f"the window {W} is too small: heap {rares[-1:]} is rare, {most_taken(rule)} can be taken")
    windows, listed = {}, False
    for number, line in lines:
        if "rares" in line:
            if listed or str(shaped(line, {"rares": [(WORD, WORD)]})["rares"]) != str(rares):
                raise Rejected(f"the rare heaps are {str(rares)[:200]}", number)
            listed = True
            continue
        shaped(line, {"window": range(S, x + p + 1), "values": str})
        at, text = line["window"], line["values"]
        if at <= max(windows, default=0) or not re.fullmatch("[0-9a-f]*", text) or len(text) != 4 * W:
            raise Rejected(f"windows ascend, and have {W} values of 4 small hexadecimal digits", number)
        windows[at] = number, array("H", [int(text[4 * i:4 * i + 4], 16) for i in range(W)])
    bounds = sorted({S, x + p} | set(windows))
    first, end = segments or (0, len(bounds) - 2)
    if end > len(bounds) - 2:
        raise NotChecked(f"the last segment is {len(bounds) - 2}")
    base, start, G = 0, array("H", G), array("H", G)
    if segments:
        if {x, x + p, bounds[first]} - {S} - set(windows):
            raise Rejected(f"segments need windows before the heaps {x}, {x + p} and {bounds[first]}")
        if windows[x + p][1] != (windows[x][1] if x in windows else start[x - W:]):
            raise Rejected(f"the windows before the heaps {x} and {x + p} differ", windows[x + p][0])
        if bounds[first] > S:
            base, G = bounds[first] - W, windows[bounds[first]][1][:]
    taps = {(r, 0) for move in rule.moves if isinstance(move, Take) for r in range(move.least, move.most + 1)}
    taps |= {(move.taken, 0) for move in splits if move.heaps == 1}
    pairs = {move.taken for move in splits if move.heaps == 2 and move.kind != "equal"}
    taps = sorted(taps | {(r + n, v) for r in pairs for n, v in rares})
    for n in range(bounds[first], bounds[end + 1] + 1):
        if n in windows and windows[n][1] != G[n - W - base:n - base]:
            raise Rejected(f"not the values before heap {n}", windows[n][0])
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
        while v not in shown:
            if reach >= W:  # all were tried
                raise Rejected(f"no pair with a part in 1..{W} shows that heap {n} is not {v}, which would be rare")
            reach = min(W, 4 * reach + 32)
            for r in pairs:
                far = min(reach, W - r)
                if far > 0:
                    shown.update(map(xor, start[1:far + 1], reversed(G[here - r - far:here - r])))
