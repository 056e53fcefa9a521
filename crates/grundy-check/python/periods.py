"""Values by definition, and the theorems that decide a period from values alone."""
import itertools
import math
from collections import namedtuple
from operator import xor

from reading import BUDGET, Rejected, array_of, fields, number
from rules import Rule, Split, Take


def divisions(coins, heaps, kind, least=1):
    """The ways to divide coins into non-empty heaps, in ascending order."""
    if kind == "equal":
        if coins >= heaps and coins % heaps == 0:
            yield (coins // heaps,) * heaps
    elif heaps <= 1:
        if coins == 0 if heaps == 0 else coins >= least:
            yield (coins,) * heaps
    else:
        for a in range(least, coins // heaps + 1):
            BUDGET.tick()
            for rest in divisions(coins - a, heaps - 1, "different" if kind == "different" else "any",
                                  a + (kind == "different")):
                if kind != "unequal" or rest[-1] != a:
                    yield (a,) + rest


def mex(values):
    return next(v for v in itertools.count() if v not in values)


def values(rule, count):
    """G(0), …, G(count-1) by definition, for takes and splits."""
    takes = [move for move in rule.moves if isinstance(move, Take)]
    splits = [move for move in rule.moves if isinstance(move, Split)]
    G, divided = [0], {}

    def sums(coins, heaps, kind):
        """The nim-sums of all divisions."""
        if heaps == 2 and kind != "equal":
            half = (coins if kind == "any" else coins - 1) // 2
            return set(map(xor, G[1:half + 1], G[coins - 1:coins - half - 1:-1])) if half > 0 else ()
        found = set()
        for parts in divisions(coins, heaps, kind):
            total = 0
            for part in parts:
                total ^= G[part]
            found.add(total)
        return found

    for n in range(1, count):
        BUDGET.tick()
        seen = set()
        for least, most in takes:
            if n >= least:
                seen.update(G[0 if most is None else max(0, n - most):n - least + 1])
        for taken, heaps, kind, every in splits:
            for coins in range(n - taken, -1, -every) if every else (n - taken,):
                if coins >= heaps:
                    if (coins, heaps, kind) not in divided:
                        divided[coins, heaps, kind] = frozenset(sums(coins, heaps, kind))
                    seen |= divided[coins, heaps, kind]
        G.append(mex(seen))
    return G[:count]


def afford_values(rule, count):
    """What `values` costs."""
    steps = count
    for move in rule.moves:
        if isinstance(move, Take):
            steps += count * (1 + min(count, move.most or count) // 5)
        else:
            shape = count**max(move.heaps, 1) // math.factorial(max(move.heaps, 1)) // max(move.heaps, 1)
            steps += count + (shape // 2 if move.heaps == 2 else 5 * shape if move.heaps > 2 else 0)
            steps += count**2 // move.every if move.every else 0
    BUDGET.afford(count, steps)


Period = namedtuple("Period", "n0 p s values")


def read_period(claim):
    fields(claim, ["period"], ["values"])
    n0, p, s = array_of(claim["period"], 3)
    listed = [number(v) for v in array_of(claim["values"])] if "values" in claim else None
    return Period(number(n0), number(p, 1), number(s), listed)


def show_period(claim):
    n0, p, s, _ = claim
    grown = f" + {s}" if s else ""
    return (f"G(n+{p}) = G(n){grown} for all n >= {n0}, where {p} is the smallest such period, and then {n0} the "
            "smallest start")


def must_repeat(G, first, end, p, s):
    """Is G(n+p) = G(n)+s for first <= n < end?"""
    for n in range(first, end):
        if G[n + p] != G[n] + s:
            raise Rejected(f"G({n + p}) = {G[n + p]} is not G({n}) + {s} = {G[n] + s}")


def must_be_smallest(G, claim):
    """The law is proved: is p the smallest period, n0 then the smallest start, and are the values right?

    Two periods have the same growth s/p, and their difference is a period too, hence also their greatest common
    divisor: if p is not the smallest, then p/q is a period for some prime q, and by p it holds from n0 on."""
    n0, p, s, listed = claim

    def at(n):
        return G[n] if n < n0 + p else G[n0 + (n - n0) % p] + (n - n0) // p * s
    rest, q = p, 2
    while rest > 1:
        q = q if q * q <= rest else rest
        if rest % q == 0:
            if s % q == 0 and all(at(n + p // q) == at(n) + s // q for n in range(n0, n0 + p)):
                raise Rejected(f"the smallest period is not {p}: {p // q} is one")
            while rest % q == 0:
                rest //= q
        q += 1
    if n0 > 0 and at(n0 - 1 + p) == at(n0 - 1) + s:
        raise Rejected(f"the smallest start is not {n0}: {n0 - 1} is one")
    if listed is not None and listed != list(G[:n0 + p]):
        raise Rejected(f"the values are not those of the heaps 0..{n0 + p - 1}")


def moves_are(rule, fits, what):
    if rule.coordinates != 1 or not all(fits(move) for move in rule.moves):
        raise Rejected(f"this theorem is about {what}")


def window_repeat(rule, head):
    """Only takes, of at most m. Heap n >= m depends on the m values before it, in the same way for all n. So if the
    windows at n0+m and n0+m+p are equal, all that follows is."""
    claim = read_period(head["claim"])
    moves_are(rule, lambda move: isinstance(move, Take) and move.most is not None, "takes with a limit")
    n0, p, s, _ = claim
    m = max((move.most for move in rule.moves), default=0)
    if s:
        raise Rejected("values that depend on a window of values do not grow")
    afford_values(rule, n0 + p + m)
    G = values(rule, n0 + p + m)
    must_repeat(G, n0, n0 + m, p, 0)
    must_be_smallest(G, claim)
    return show_period(claim)


def covered_window(rule, head):
    """Only takes, and all numbers above m can be taken. The values of heaps 0..j are 0..w for some w, as each value
    has all smaller ones among its options. So of the heaps 0..n-m-1, all options of heap n, just the number u(n) of
    their values matters, and of the window of m values before n what exceeds u(n). This state decides
    G(n)-u(n) >= 0 and the next state; if it is the same at x and x+p, and u grew by s, all repeats from x on.
    If the claim is true the states agree at x = n0+2m+1 at the latest: by then both u(x) and u(x+p) are decided by
    heaps from n0 on, as G(n) >= u(n) exceeds all values of heaps below n-m."""
    claim = read_period(head["claim"])
    moves_are(rule, lambda move: isinstance(move, Take), "takes")
    n0, p, s, _ = claim
    m = min((move.least for move in rule.moves if move.most is None), default=0) - 1
    if m < 0:
        raise Rejected("not all large numbers can be taken")
    limited = [move for move in rule.moves if move.most is not None]
    for least, most in sorted(limited, key=lambda move: move.most, reverse=True):
        if least <= m <= most:
            m = least - 1
    x = n0 + 2 * m + 1
    afford_values(rule, x + p)
    G = values(rule, x + p)

    def state(x):
        u = max(G[:x - m], default=-1) + 1
        return u, [max(v - u, -1) for v in G[x - m:x]]
    (u, window), (later, repeated) = state(x), state(x + p)
    if later != u + s or window != repeated:
        raise Rejected(f"the windows before the heaps {x} and {x + p} differ")
    must_repeat(G, n0, x, p, s)
    must_be_smallest(G, claim)
    return show_period(claim)


def guy_smith(rule, head):
    """Takes with a limit and splits: at most k coins are taken and at most h heaps left. Let m = 1, but m = h where
    heaps must be different or not all equal, and P = p times the lcm of the numbers of heaps that must be equal.
    If G(n+p) = G(n) for n0 <= n < h(n0+mP)+k-p, with n0 >= 1, then for all n >= n0.

    Why: for N >= h(n0+mP)+k compare the options of N and N-P, where the law may be used below N (in steps of p). The
    largest part of an option of N is at least n0+mP: make it smaller by P. Where parts must differ, of the parts
    b, b-P, b-2P, … (at most h of them) make the last one that is there smaller: it stays n0 at least, and meets no
    other part. Back: the largest part of an option of N-P is at least n0; make it larger by P. Where j parts are
    equal each changes by P/j, a multiple of p. Values stay, so G(N) = G(N-P), which is G(N-p)."""
    claim = read_period(head["claim"])
    moves_are(rule, lambda move: isinstance(move, Take) and move.most is not None
              or isinstance(move, Split) and move.every is None, "takes with a limit and splits of a fixed place")
    n0, p, s, _ = claim
    if s:
        raise Rejected("this theorem is about periods without growth")
    splits = [move for move in rule.moves if isinstance(move, Split)]
    k = max([0] + [move.taken if isinstance(move, Split) else move.most for move in rule.moves])
    h = max([1] + [move.heaps for move in splits])
    m = h if any(move.kind in ("different", "unequal") for move in splits) else 1
    wide = p
    for move in splits:
        if move.kind == "equal":
            wide = wide * move.heaps // math.gcd(wide // p, move.heaps)
    end = h * (max(n0, 1) + m * wide) + k
    afford_values(rule, end)
    G = values(rule, end)
    must_repeat(G, n0, end - p, p, 0)
    must_be_smallest(G, claim)
    return show_period(claim)


def take_range(rule, head):
    """Take L..R. Let r = n mod (L+R), of class v = floor(r/L). Whoever takes t stays in no class: r-t is in a lower one,
    and where r < t, r-t+L+R >= r+L is in a higher one. Each class u < v is reached by taking (v-u)L; if that is more
    than R, then u = 0, and taking R leads to r-R < L. Without R: the options are all heaps up to n-L."""
    fields(head["claim"], ["range"])
    L, R = array_of(head["claim"]["range"], 2)
    number(L, 1), R is None or number(R, L)
    if rule != Rule(1, [Take(L, R)]):
        raise Rejected("the rule is not the one take that is claimed")
    return f"G(n) = floor(n/{L})" if R is None else f"G(n) = floor((n mod {L + R})/{L})"
