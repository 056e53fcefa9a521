"""The theorems that decide a period from values."""
import json
import math
import re
from array import array
from collections import Counter
from functools import lru_cache
from itertools import combinations_with_replacement, count, product
from operator import xor

from automata import Logic
from rules import MAX_HEAPS, NotChecked, able, asked, shaped, xor_of
from values import values

def period_told(law, G, end):
    """The claim, which is shown for n >= end, from the values up to end+p: is it so from n0 on, are p and n0
    the smallest, and are the values right? Two periods have the same growth s/p, and their greatest common
    divisor is a period, too: so a smaller one divides p, and by p it holds from n0 on."""
    n0, p, s = law.claim["period"]
    n = next((n for n in range(n0, end) if G[n + p] != G[n] + s), None)
    asked(n is None, f"G({n}+{p}) is not G({n}) + {s}")
    G = list(G[:n0 + p])
    asked(law.claim.get("values", G) == G, f"the values are not those of the heaps 0..{n0 + p - 1}")
    G += [v + s for v in G[n0:]]
    for q in (q for q in range(1, p // 2 + 1) if p % q == 0 and s * q % p == 0):
        shorter = all(G[n + q] == G[n] + s * q // p for n in range(n0, n0 + p))
        asked(not shorter, f"the smallest period is not {p}: {q} is one")
    asked(n0 == 0 or G[n0 - 1 + p] != G[n0 - 1] + s, f"the smallest start is not {n0}: {n0 - 1} is one")
    growth = f" + {s}" if s else ""
    return (f"G(n+{p}) = G(n){growth} for all n >= {n0}, where {p} is the smallest such period, and "
            f"then {n0} the smallest start")

def covered_window(law):
    """Takes, among them of all numbers above m, so that heaps 0..n-m-1 have the values 0..u(n)-1, all options
    of n. Of the m heaps before n it matters what is at least u(n): this decides G(n)-u(n), and so on. If all
    of it has grown by s from x to x+p, all repeats. True claims grow from x = n0+2m+1 on, as G(n) >= u(n)."""
    (n0, p, s), moves = law.claim["period"], law.rule.moves
    fits = all("take" in move for move in law.rule.told) and any(move.most is None for move in moves)
    asked(fits, "this theorem is about takes, of all large numbers, too")
    m = max(t for t in [move.least - 1 for move in moves]
            if not any(move.least <= t <= (move.most or t) for move in moves))
    x = n0 + 2 * m + 1
    G = values(law.rule, x + p)
    asked(max(G[:x - m]) + s == max(G[:x - m + p]), f"the windows before the heaps {x} and {x + p} differ")
    return period_told(law, G, x)

def guy_smith(law):
    """Takes and splits of at most k coins into at most h heaps. Let m = 1, but m = h where heaps must be
    different or not all equal; P = p times the lcm of the numbers of heaps that must be equal. It is enough
    that G(n+p) = G(n) for n0 <= n < h(n0+mP)+k-p, n0 >= 1: for larger N an option of N becomes one of N-P if
    its largest part (at least n0+mP) loses P; where parts must differ, the last one there is of b, b-P, b-2P,
    …; of j equal parts each loses P/j. Back likewise the largest part grows. Values stay, so G(N) = G(N-P),
    which is G(N-p) by the law below N. For takes alone (h = 1) this is a repeat of windows."""
    (n0, p, s), moves = law.claim["period"], law.rule.moves
    fits = law.theorem == "guy-smith" or all("take" in move for move in law.rule.told)
    fits = fits and s == 0 and all(move.most is not None for move in moves)
    asked(fits, "this is about takes with a limit (or splits), and windows that do not grow")
    h, k = max([1] + [move.parts for move in moves]), max([0] + [move.most for move in moves])
    m = h if any(move.kind in ("different", "unequal") for move in moves) else 1
    equal = {move.parts for move in moves if move.kind == "equal"}
    P = p * next(j for j in count(1) if all(j % parts == 0 for parts in equal))
    end = h * (max(n0, 1) + m * P) + k
    return period_told(law, values(law.rule, end), end - p)

def sparse_window(law):
    """A heap n >= 1 worth v is rare where the number of ones of v & mask (+ n + parity) is even, else common;
    modulo 2 this adds up in nim-sums (with a parity, all places of splits are of it). So a value that would
    make n common is left only by one heap or a pair with a rare part. Below S = 2W+2 values are by
    definition; then a common one is looked for just there (W >= k + last rare heap, so that is exact), and a
    rare one must be found as an option, in a pair with a part up to W-r if need be. So no heap from S on is
    rare, and all that is looked at are W values (and the parity of n): if they are the same before x and
    x+p, all repeats from x >= S on. A segment leads from a window that the file tells to the next."""
    (n0, p, s), moves, sparse = law.claim["period"], law.rule.moves, law.head["sparse"]
    fits = s == 0 and all(move.most is not None and move.parts <= 2 for move in moves)
    asked(fits, "this is about takes with a limit, splits into at most two heaps, and no growth")
    mask, parity, W = sparse["mask"], sparse["parity"], sparse["width"]
    fits = parity is None or p % 2 == 0 and all(move.most % 2 == parity for move in moves if move.parts == 2)
    asked(fits, "with a parity, p is even and all places that leave two heaps have this parity")
    S, x, (first, last) = 2 * W + 2, max(n0 + W, 2 * W + 2), law.segments or (0, math.inf)
    able(law.segments or x + p <= MAX_HEAPS, f"this needs {x + p} heaps")
    start, adds = values(law.rule, S), (0, 0) if parity is None else (parity, parity + 1)
    able(max(start) <= 0xffff, "a value has more than 16 bits")
    common = [bytes((bin(v & mask).count("1") + add) % 2 for v in range(1 << 16)) for add in adds]
    rares = [[n, v] for n, v in enumerate(start) if n and not common[n % 2][v]]
    fits = W >= max([0] + [move.most for move in moves]) + ([[0]] + rares)[-1][0]
    asked(fits, f"the window {W} is too small for {rares[-1:]}")
    told = [json.dumps(line) for line in law.lines if "rares" in line]
    asked(told in ([], [json.dumps({"rares": rares})]), f"the rare heaps, told once, are {str(rares)[:200]}")
    pairs = {move.most for move in moves if move.parts == 2 and move.kind != "equal"}
    taps = {(t, 0) for move in moves if move.parts == 1 for t in range(move.least, move.most + 1)}
    taps = sorted(taps | {(r + n, v) for r in pairs for n, v in rares})
    G, n, segment = array("H", start), S, -1
    before = G[-W:] if x == S else None
    for at, window in windows(law.lines, S, x + p, W):
        segment += at > n
        if at == n or first <= segment <= last:
            for n in range(n, at):
                G.append(next_sparse(n, G, start, taps, pairs, common[n % 2], W))
        else:
            asked(window, f"segments need the window before heap {at}")
            G = window
        asked(window in (None, G[-W:]), f"not the values before heap {at}")
        n, before = at, G[-W:] if at == x else before
    if not law.segments:
        return period_told(law, G, x)
    able(last <= segment, f"the last segment is {segment}")
    asked(before == G[-W:], f"the windows before the heaps {x} and {x + p} differ, or are not told")
    return (f"the segments {first}..{last} of 0..{segment} are right; if all are, G(n+{p}) = G(n) for all "
            f"n >= {x - W} (the rest is looked at without --segments)")

def windows(lines, S, end, W):
    """The windows that the file tells: the W values before some heaps, which ascend up to the end."""
    at = S - 1
    for line in lines:
        if "rares" not in line:
            at = shaped(line, {"window": range(at + 1, end + 1), "values": str})["window"]
            fits = re.fullmatch(f"[0-9a-f]{{{4 * W}}}", line["values"])
            asked(fits, f"the window before heap {at} has not {W} values of 4 small hexadecimal digits")
            yield at, array("H", [int(line["values"][4 * i:4 * i + 4], 16) for i in range(W)])
    if at < end:
        yield end, None

def next_sparse(n, G, start, taps, pairs, common, W):
    """The value of heap n, the next of G, or the proof has a gap; `start` are the values from 0 on."""
    seen, reach = {G[-offset] ^ value for offset, value in taps}, 0
    for v in range(1 << 16):
        while v not in seen:
            if common[v]:
                return v
            asked(reach < W, f"no pair with a part in 1..{W} shows that heap {n} is not {v}")
            reach = min(W, 4 * reach + 32)
            for r in pairs:
                far = min(reach, W - r)
                seen.update(map(xor, start[1:far + 1], G[-r - 1:-r - far - 1:-1]))
    raise NotChecked("a value has more than 16 bits")

def quotients(law):
    """Write heap n >= n0 as n0+i+p*q, 0 <= i < p, to be worth c_i + s*q. For each i an automaton reads the
    binary digits of q and a value w, and decides if w is left by an option; the claim is that never w = c_i +
    s*q is, and all smaller w are. It guesses the quotients q_j of the parts (0 for those below n0) and t'
    (how often `every` was used, up to p/gcd), where left + sum of q_j + weight*t' = q. In a state, a block
    (carry of c_j + s*q_j, is there a q_j, m) is m parts of one residue, so far with equal quotients; they may
    part ways, so that in the end it is seen which parts are equal."""
    (n0, p, s), moves, logic, q, w = law.claim["period"], law.rule.moves, Logic(2), 1, 2
    fits = all(move.kind not in ("run", "where") and move.parts <= 8 for move in moves)
    asked(fits, "this theorem is about takes, and splits into at most 8 heaps")
    first = max(n0, 1)  # parts are not empty; heap 0 is looked at apart
    G, starts = values(law.rule, first + p), [set() for _ in range(p)]
    for kind, heaps, _, least, most, every, size in moves:
        step = p // math.gcd(every, p)
        taken, weight = range(least, least + every * step, every), every * step // p
        if most is not None:
            able(most - least < MAX_HEAPS, "so many numbers may be taken")
            taken, weight = range(least, most + 1), 0
        for parts in combinations_with_replacement(range(size, first + p), heaps):
            few = sum(a < first for a in parts) if kind == "any" else 0  # of these only the xor matters
            joined, apart = xor_of(G[a] for a in parts[:few]), Counter(parts[few:]).items()
            blocks = sorted([(joined, False, 1)] * (joined > 0) + [(G[a], a >= first, m) for a, m in apart])
            for t in taken if kind != "equal" or len(apart) == 1 else ():
                left, i = divmod(t + sum(parts) - first, p)
                starts[i].add((kind, weight, left, tuple(blocks)))

    @lru_cache(None)
    def ways(state):
        """The next states, by the digits of q and w."""
        kind, weight, left, blocks = state
        found = [set() for _ in range(4)]
        for t, *ones in product(range(1 + (weight > 0)), *[range(m * far + 1) for _, far, m in blocks]):
            total, digit, after = left + sum(ones) + weight * t, 0, []
            for (carry, far, m), high in zip(blocks, ones):
                digit ^= (carry + s) * (high % 2) ^ carry * ((m - high) % 2)
                after += [((carry + s) >> 1, far, high)] if high else []
                after += [(carry >> 1, far, m - high)] if m > high else []
            found[total % 2 + 2 * (digit % 2)].add((kind, weight, total // 2, tuple(sorted(after))))
        return found

    @lru_cache(None)
    def ends(state):
        kind, _, left, blocks = state
        fits = {"any": True, "different": all(m == 1 for _, _, m in blocks), "equal": len(blocks) < 2,
                "unequal": len(blocks) > 1}
        return fits[kind] and left == 0 and all(carry == 0 for carry, _, _ in blocks)
    for i in range(p):
        option, c = logic.guessed([q, w], starts[i], ways, ends), G[first + i]
        own, below = logic.linear("=", c, (s, q), (-1, w)), logic.linear("<=", 1 - c, (-s, q), (1, w))
        asked(not option & own and below <= option, f"some heap {first + i} + {p}*q has an option of its own "
              "value, or no option of some value below its own")
    return period_told(law, G, first)
