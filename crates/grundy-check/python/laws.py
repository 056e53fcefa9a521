"""The theorems: a law tells the values of all heaps, or the P-positions among all tuples (README.md)."""
import json
import math
from functools import reduce
from itertools import combinations_with_replacement, product
from operator import or_
from types import SimpleNamespace

from automata import Logic
from rules import BIT, FORMAT, HEAP, MAX_HEAPS, PART, POSITIVE, WORD, able, asked, read_rule, shaped
from values import SPARSE, covered_window, guy_smith, period_told, sparse_window, values

TABLE = {"base": range(2, 37), "states": list}
TOLD = {"machine?": TABLE, "relation?": {"coding": {"value", "power", "odious"}, **TABLE}}
VALUE, OTHER, WORTH = 301, 302, 401
ONE, TWO, ANY = {1}, {2}, {*range(65)}

def mex_told(own, below, left, where):  # what is left is never the own value, but each value below it
    asked(not left & own, f"{where} has an option of its own value")
    asked(below <= left, f"{where} has no option of some value below its own")

def read_table(logic, x, tracks, most):  # of a machine of the file: for each value said, the relation of it
    rows = shaped(x["states"], [(most,) + (range(len(x["states"])),) * len(logic.symbols(len(tracks)))])
    asked(rows and all(row[0] == rows[row[1]][0] for row in rows), "zeros in front change it, or no states")
    said, steps = [row[0] for row in rows], [row[1:] for row in rows]
    return {v: logic.table(steps, [value == v for value in said], *tracks) for v in {0, 1, *said}}

def read_relation(logic, x, code):  # pairs of heaps and codes: each heap has one, which stands for a value
    own = read_table(logic, x, (HEAP, VALUE), BIT)[1]
    asked(logic.always <= own.without(VALUE), "some heap has no value")
    asked(own & own(HEAP, OTHER) <= logic.equal(VALUE, OTHER), "some heap has two values")
    asked(own <= code, "some code stands for no value")
    return own

def sentence(law):
    """A machine or relation tells the law, or shows a period: it is decided that each value is the mex."""
    period, both = law.claim.get("period"), [HEAP, VALUE]
    asked((law.law is None) == (period is None), "a period, and nothing else, needs another law")
    shaped(law.claim, PERIOD if law.law else TOLD)
    (name, x), = shaped(law.law or law.claim, TOLD).items()
    logic, base, coding = Logic(x["base"]), x["base"], x.get("coding", "bits")
    bits = logic.table([[0, 0] + [1] * (base - 2), [1] * base], [True, False], VALUE)
    code, parts, says = {  # the numbers that stand for values, of how many the xor is read, and what they are
        "bits": (bits, ANY, ""),
        "value": (logic.always, ANY if base == 2 else {0, 1}, " and G(n)"),
        "power": (logic.power(VALUE), ONE, f" and {base}^G(n)"),
        "odious": (logic.power(VALUE) | logic.number(VALUE), {0, 1, 2},
                   f" and 0, or {base}^j for the odious number after j ones")}[coding]
    own = read_relation(logic, x, code) if name == "relation" else reduce(or_, [
        heaps & logic.number(VALUE, int(f"{v:b}", base))
        for v, heaps in read_table(logic, x, [HEAP], range(64)).items()])
    asked(all(map(logic.falls, law.moves)), "a part may be no smaller than its heap")
    asked(law.parts <= parts, "this coding does not fit so many parts")
    fits = ("run" in law.kinds) == (law.sums is not None) and (coding == "value" or not law.sums)
    asked(fits and (len(law.moves) == 1 or not law.sums), "one run, and it alone, needs `sums`, and values")
    left, sums = logic.never, own
    if law.sums:
        sums = read_relation(logic, shaped(law.sums, {**TABLE, "base": {base}}), code)
        step = logic.join(both, logic.equal(PART, HEAP, 1), sums(PART, WORTH), own(HEAP, WORTH + 1),
                          logic.xor(VALUE, WORTH, WORTH + 1)) | logic.number(HEAP) & logic.number(VALUE)
        asked(step <= sums, "the sums are not those of the values")
    for move in law.moves:
        worth, parts = sums if move.kind == "run" else own, range(move.parts)
        xor = logic.xor(VALUE, *[WORTH + i for i in parts])
        left |= logic.join(both, logic.moves(move), xor, *[worth(PART + i, WORTH + i) for i in parts])
    if coding == "odious":
        two, u, v = [HEAP, WORTH, WORTH + 1], WORTH, WORTH + 1
        below = logic.join(two, own, logic.power(u), logic.power(v), logic.less(u, VALUE), logic.less(v, u))
        pairs = [logic.join(two, logic.moves(move), own(PART, one), own(PART + 1, other))
                 for move in law.moves if move.parts == 2 for one, other in ((u, v), (v, u))]
        asked(below <= reduce(or_, pairs, logic.never), "some pair of smaller values is that of no option")
    mex_told(own, logic.join(both, code, own(HEAP, OTHER), logic.less(VALUE, OTHER)), left, "some heap")
    if period is None:
        return f"G(n) is told by a machine of {len(x['states'])} states that reads n{says} in base {base}"
    n0, p, s = period
    asked(n0 + p in WORD, "there are no such heaps")
    asked(coding == "value" or coding == "bits" and s == 0, "coded values show no such period")
    later = logic.join(both, own(PART, WORTH), logic.equal(HEAP, PART, p), logic.equal(VALUE, WORTH, s))
    asked(own & logic.linear("<=", n0, (-1, HEAP)) <= later, f"the law has not the period {p} from {n0} on")
    return period_told(law, values(law.moves, n0 + p), n0)

def quotients(law):
    """Heap n0 + i + p*q, i < p, is worth c_i + s_i*q: for each i an automaton reads q and an option."""
    each, moves, logic, q, w = "classes" in law.claim, law.moves, Logic(2), 1, 2
    n0, *told = shaped(law.claim, CLASSES if each else PERIOD)["classes" if each else "period"]
    asked(n0 + (len(told[0]) if each else told[0]) in WORD, "there are no such heaps")
    first, p = max(n0, 1), len(told[0]) if each else told[0]  # parts are not empty; heap 0 is looked at apart
    asked(p, "there is no class")
    G, starts = values(moves, first + p), [set() for _ in range(p)]
    s = [told[0][n % p] if each else told[1] for n in range(first + p)]  # of each heap
    for kind, heaps, _, least, most, every, _ in moves:
        lap = math.lcm(every, p)  # after so many coins the residues come again
        end, weight = (least + lap, lap // p) if most is None else (most + 1, 0)
        able((end - least) // every < MAX_HEAPS, "so many numbers may be taken")
        for parts in combinations_with_replacement(range(kind != "take", first + p), heaps):
            # (carry of c_j + s_j*q_j, s_j, or -1 where q_j is 0, m): m parts of one residue j, with equal q_j
            blocks = tuple(sorted((G[a], s[a] if a >= first else -1, parts.count(a)) for a in {*parts}))
            for taken in range(least, end, every) if kind != "equal" or len(blocks) == 1 else ():
                left, i = divmod(taken + sum(parts) - first, p)
                starts[i].add((kind, weight, left, blocks))
    def ways(state):  # the next states, by the digits of q and w
        (kind, weight, left, blocks), found = state, [set() for _ in range(4)]
        for t, *high in product(range(1 + (weight > 0)), *[range(m * (u >= 0) + 1) for _, u, m in blocks]):
            parted = [(carry + s_j * one, s_j, m) for (carry, s_j, whole), ones in zip(blocks, high)
                      for one, m in ((0, whole - ones), (1, ones)) if m]
            total, digit = left + sum(high) + weight * t, sum(c * m for c, _, m in parted) % 2
            after = tuple(sorted((carry >> 1, s_j, m) for carry, s_j, m in parted))
            found[total % 2 + 2 * digit].add((kind, weight, total // 2, after))
        return found
    def ends(state):
        kind, _, left, blocks = state
        return left == 0 and all(carry == 0 for carry, _, _ in blocks) and {
            "different": all(m == 1 for _, _, m in blocks), "equal": len(blocks) < 2,
            "unequal": len(blocks) > 1}.get(kind, True)
    for i in range(p):
        option, c, s_i = logic.guessed([q, w], starts[i], ways, ends), G[first + i], s[first + i]
        own, below = logic.linear("=", c, (s_i, q), (-1, w)), logic.linear("<=", 1 - c, (-s_i, q), (1, w))
        mex_told(own, below, option, f"some heap {first + i} + {p}*q")
    fits = (n0 or G[p] == G[0] + s[0]) and law.claim.get("values", G[:n0 + p]) == G[:n0 + p]
    asked(fits or not each, "the values of the first heaps are not as claimed")
    law_of_classes = f"G(n+{p}) = G(n) + s(n mod {p}) for all n >= {n0}, where s(0), s(1), ... = {told[0]}"
    return law_of_classes if each else period_told(law, G, first)

def take_range(law):
    """Take L..R, or L and more, by its formula."""
    L, R = law.claim["range"]
    asked(law.rule["moves"] == [{"take": [L, R]}], "the rule is not the one take that is claimed")
    return f"G(n) = floor(n/{L})" if R is None else f"G(n) = floor((n mod {L + R})/{L})"

def sliding_window(law):
    """The options of n are the heaps L(n)..n-1, where L(0) = 0 and L grows by 0 or 1: decided in base 2."""
    logic, n, y, n_next, y_next = Logic(2), HEAP, PART, OTHER, WORTH
    A = reduce(or_, map(logic.moves, law.moves), logic.less(n, y) & logic.less(y, n))  # y is an option of n
    n_later, y_later = logic.equal(n, n_next, 1), logic.equal(y, y_next, 1)
    slides = (A <= logic.less(y, n) & logic.join([n, y], A(n_next, y_next), n_later, y_later)
              and A & logic.less(y, n, 2) <= logic.join([n, y], A(n, y_next), y_later)
              and logic.join([n, y], A(n_next, y), n_later) & logic.less(y, n) <= A)
    asked(slides, "the options of some heap n are no window that ends at n-1 and slides")
    return ("the options of n are the heaps L(n)..n-1, where L(n)-L(n-1) is 0 or 1; G(0) = 0, G(n) = n-L(n) "
            "if L(n) = L(n-1), else G(L(n-1))")

def p_positions(law):
    """The accepted tuples are the P-positions: play ends, and it is decided who can move to one."""
    c, x = law.coordinates, law.claim["p_positions"]
    logic, plain, position, option = Logic(x["base"]), Logic(2), range(c), range(c, 2 * c)
    smaller, wins = plain.never, logic.never
    asked(law.measure, "there is no measure")
    for weights in reversed(law.measure):
        shaped(weights, (range(2**32),) * c)
        change = [*zip(weights, option), *zip([-w for w in weights], position)]
        smaller = plain.linear("<=", 1, *change) | plain.linear("=", 0, *change) & smaller
    lost = read_table(logic, x, position, BIT)[1]
    for move in law.moves:
        asked(plain.moves(move, c) <= smaller, "some move does not make the measure smaller")
        wins |= logic.join(position, logic.moves(move, c), lost(*option))
    mex_told(lost, logic.always - lost, wins, "some position")
    return f"the P-positions are what a machine of {len(x['states'])} states accepts, in base {x['base']}"

def fraenkel(law):
    """r-Wythoff: takes are from one heap, or k and l coins from both, |k-l| < r (Fraenkel 1982)."""
    r, logic, (x, y, u, v) = law.claim["beatty"]["r"], Logic(2), range(4)
    options = reduce(or_, [logic.moves(move, 2) for move in law.moves], logic.never)
    near = [logic.linear("<=", 1 - r, (a, x), (-a, u), (-a, y), (a, v)) for a in (1, -1)]
    right = logic.join(range(4), logic.less(u, x), logic.less(v, y), *near)
    right |= logic.equal(x, u) & logic.less(v, y) | logic.equal(y, v) & logic.less(u, x)
    asked(options <= right and right <= options, f"the moves are not those of {r}-Wythoff")
    return (f"the P-positions are the pairs (A_n, A_n + {r}n) and their mirror images, where A_n is the "
            f"least number that is no A_i and no A_i + {r}i with i < n")

PERIOD, STEADY = ({"period": (WORD, POSITIVE, s), "values?": [WORD]} for s in (range(2**32), {0}))
CLASSES = {"classes": (WORD, [range(2**32)]), "values?": [WORD]}
PAIRS = {"base": {"fibonacci", *range(2, 37)}, "states": list}
SPLITS = {"take", "any", "different", "equal", "unequal"}
ALL, BOTH = SPLITS | {"run", "where"}, {True, False}
# The proof, the claim, what else the head tells; of the moves: coordinates, kinds, parts, are takes limited?
THEOREMS = {
    "window repeat": (guy_smith, STEADY, {}, (ONE, {"take"}, ONE, {True})),
    "guy-smith": (guy_smith, STEADY, {}, (ONE, SPLITS, ANY, {True})),
    "covered window": (covered_window, PERIOD, {}, (ONE, {"take"}, ONE, {False})),
    "quotients": (quotients, dict, {}, (ONE, SPLITS, {*range(9)}, BOTH)),
    "sparse window": (sparse_window, STEADY, {"sparse": SPARSE}, (ONE, SPLITS, {0, 1, 2}, {True})),
    "sentence": (sentence, dict, {"law?": dict, "sums?": TABLE}, (ONE, ALL, ANY, BOTH)),
    "take range": (take_range, {"range": (POSITIVE, (POSITIVE, None))}, {}, (ONE, {"take"}, ONE, BOTH)),
    "sliding window": (sliding_window, {"sliding": {True}}, {}, (ONE, ALL, ONE, BOTH)),
    "p-positions": (p_positions, {"p_positions": PAIRS}, {"measure": [list]}, (ANY, ALL, ONE, BOTH)),
    "fraenkel": (fraenkel, {"beatty": {"r": range(1, 2**63)}}, {}, (TWO, ALL, ONE, BOTH))}

def law(head, entries, segments):
    """What all heaps of a rule are worth, by a theorem."""
    proof, claim, more, about = THEOREMS[shaped(head.get("theorem"), {*THEOREMS})]
    shaped(head, {**FORMAT, "rule": dict, "theorem": str, "claim": claim, **more})
    far = claim in (PERIOD, STEADY) and sum(head["claim"]["period"][:2]) not in WORD
    asked(not far, "there are no such heaps")
    rule, lines = read_rule(head["rule"]), list(entries)
    fits = rule.coordinates in about[0] and rule.kinds <= about[1] and rule.parts <= about[2]
    asked(fits and (rule.limit is not None) in about[3], "this theorem is not about such moves")
    asked("sparse" in more or not lines and not segments, "this theorem needs no further lines")
    told = {"law": None, "sums": None, **head, **rule._asdict(), "lines": lines, "segments": segments}
    shown = "\n".join(map(json.dumps, head["rule"]["moves"]))
    return f"{shown}\n  {proof(SimpleNamespace(**told))}\n  by the theorem `{head['theorem']}`"
