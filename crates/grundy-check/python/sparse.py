"""Sparse spaces: a period from a window of values that comes again."""
import itertools
import re
from array import array
from operator import xor

from periods import afford_values, moves_are, must_be_smallest, must_repeat, read_period, show_period, values
from reading import BUDGET, NotChecked, Rejected, fields, number
from rules import Split, Take


def sparse_window(rule, head, lines, segments):
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
    claim = read_period(head["claim"])
    moves_are(rule, lambda move: isinstance(move, Take) and move.most is not None
              or isinstance(move, Split) and move.every is None and move.heaps <= 2,
              "takes with a limit and splits into at most two heaps")
    fields(head["sparse"], ["mask", "parity", "width"])
    mask, parity, W = (head["sparse"][field] for field in ("mask", "parity", "width"))
    number(mask, 0, 2**32 - 1), number(W, 1)
    parity = parity if parity is None else number(parity, 0, 1)
    n0, p, s, _ = claim
    splits = [move for move in rule.moves if isinstance(move, Split)]
    takes = [move for move in rule.moves if isinstance(move, Take)]
    k = max([0] + [move.taken for move in splits] + [move.most for move in takes])
    if s:
        raise Rejected("this theorem is about periods without growth")
    if W < k:
        raise Rejected(f"the window {W} is smaller than {k}, which can be taken")
    if parity is not None and (p % 2 or any(move.heaps == 2 and move.taken % 2 != parity for move in splits)):
        raise Rejected("with a parity, p is even and all places that leave two heaps have this parity")
    S = 2 * W + 2
    x = max(n0 + W, S)
    afford_values(rule, S)
    G = values(rule, S)
    if max(G) > 0xffff:
        raise NotChecked("a value has more than 16 bits")
    common = [bytes((bin(v & mask).count("1") + (0 if parity is None else n + parity)) % 2 for v in range(1 << 16))
              for n in range(2)]
    rares = [[n, v] for n, v in enumerate(G) if n and not common[n % 2][v]]
    last = rares[-1][0] if rares else 0
    if W < last + k:
        raise Rejected(f"the window {W} is smaller than {last + k}: heap {last} is rare")
    windows, listed = {}, False
    for at, line in lines:
        if "rares" in line:
            if listed or str(fields(line, ["rares"])["rares"]) != str(rares):
                raise Rejected(f"the rare heaps are {str(rares)[:200]}", at)
            listed = True
            continue
        fields(line, ["window", "values"])
        if number(line["window"], S, x + p) <= max(windows, default=0):
            raise Rejected("windows stand in ascending order", at)
        text = line["values"]
        if type(text) is not str or len(text) != 4 * W or not re.fullmatch("[0-9a-f]*", text):
            raise Rejected(f"a window has {W} values of 4 small hexadecimal digits", at)
        windows[line["window"]] = at, array("H", [int(text[4 * i:4 * i + 4], 16) for i in range(W)])
    bounds = sorted({S, x + p} | set(windows))
    first, end = segments or (0, len(bounds) - 2)
    if end > len(bounds) - 2:
        raise NotChecked(f"the last segment is {len(bounds) - 2}")
    base, start, G = 0, array("H", G), array("H", G)
    if segments:
        for needed in {x, x + p, bounds[first]} - {S}:
            if needed not in windows:
                raise Rejected(f"no window before heap {needed}, which segments need")
        if windows[x + p][1] != (windows[x][1] if x in windows else start[x - W:]):
            raise Rejected(f"the windows before the heaps {x} and {x + p} differ", windows[x + p][0])
        if bounds[first] > S:
            base, G = bounds[first] - W, windows[bounds[first]][1][:]
    heaps = bounds[end + 1] - bounds[first]
    BUDGET.afford(heaps, heaps * (50 + sum(move.most - move.least + 1 for move in takes)))
    taps = {(r, 0) for move in takes for r in range(move.least, move.most + 1)}
    taps |= {(move.taken, 0) for move in splits if move.heaps == 1}
    pairs = {move.taken for move in splits if move.heaps == 2 and move.kind != "equal"}
    taps = sorted(taps | {(r + n, v) for r in pairs for n, v in rares})
    for i in range(first, end + 1):
        must_be_window(windows, bounds[i], G[bounds[i] - W - base:bounds[i] - base])
        for n in range(bounds[i], bounds[i + 1]):
            if not n % 256:
                BUDGET.tick()
            G.append(next_sparse(n, base, G, start, taps, pairs, common[n % 2], W))
    must_be_window(windows, bounds[end + 1], G[-W:])
    if segments:
        return (f"the segments {first}..{end} of 0..{len(bounds) - 2} (heaps {bounds[first]}..{bounds[end + 1] - 1})"
                f"; if all are right, then G(n+{p}) = G(n) for all n >= {x - W} (that this start and {p} are the "
                f"smallest, and the heaps from {n0} to there, are looked at without --segments)")
    must_repeat(G, n0, x, p, 0)
    must_be_smallest(G, claim)
    return show_period(claim)


def must_be_window(windows, at, found):
    """Are these the values that the file has before this heap, if it has them?"""
    line, listed = windows.get(at, (None, found))
    if listed != found:
        raise Rejected(f"not the values before heap {at}", line)


def next_sparse(n, base, G, start, taps, pairs, common, W):
    """The value of heap n, or the proof has a gap. G are the values from heap `base` on, `start` those from 0 on."""
    here = n - base
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
