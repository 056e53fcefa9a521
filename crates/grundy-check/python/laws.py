"""Laws that automata prove for all heaps, or all tuples, at once."""
from functools import reduce
from operator import or_

from automata import Logic
from periods import period_told
from rules import BIT, HEAP, PART, asked, only, shaped
from values import values

TABLE = {"base": range(2, 37), "states": list}
CODED = {"coding": {"value", "power", "odious"}, **TABLE}
VALUE, OTHER, WORTH = 301, 302, 401

def falling(logic, moves):
    """Moves on heaps and what they say, if all that they leave is smaller than the heap."""
    for move in moves:
        said = logic.moves(move)
        smaller = all(said <= logic.less(PART + i, HEAP) for i in range(move.parts))
        asked(smaller, "a part may be no smaller than its heap")
        yield move, said

def read_table(logic, x, tracks, most):
    """A machine of the file: for each value that its states say the relation of it."""
    rows, symbols = shaped(x["states"], [list]), logic.symbols(len(tracks))
    for row in rows:
        shaped(row, (most,) + (range(len(rows)),) * symbols)
    fits = rows and all(row[0] == rows[row[1]][0] for row in rows)
    asked(fits, "zeros in front change what a machine says, or there are no states")
    said, steps = [row[0] for row in rows], [row[1:] for row in rows]
    return {v: logic.table(steps, [value == v for value in said], *tracks) for v in {0, 1, *said}}

def codes(logic, coding):
    """The numbers that stand for values: all; b^value; 0 and b^j for the odious number (with an odd number of
    ones) that has j smaller ones; or the binary digits of the value as digits in base b."""
    if coding == "bits":
        return logic.table([[0, 0] + [1] * (logic.base - 2), [1] * logic.base], [True, False], VALUE)
    power = logic.always if coding == "value" else logic.power(VALUE)
    return power | logic.number(VALUE) if coding == "odious" else power

def read_relation(logic, x, coding):
    """Pairs of heaps and codes: each heap has just one, which stands for a value."""
    own = read_table(logic, x, (HEAP, VALUE), BIT)[1]
    asked(logic.always <= own.without(VALUE), "some heap has no value")
    asked(own & own(HEAP, OTHER) <= logic.equal(VALUE, OTHER), "some heap has two values")
    asked(own <= codes(logic, coding), "some code stands for no value")
    return own

def sentence(law):
    """A law that a machine or relation says, or a period of it. By induction it is enough that parts are
    smaller, and that each heap has one value, which no option has, while each smaller one is an option's.
    Here values are coded in the same order (`codes`), and so that their xor is that of the digits, if it is
    asked for. A run leaves m+1..n-1, worth X(n-1) xor X(m), where X(n), the xor of the values of 1..n, is
    another relation, which is proved by X(0) = 0 and X(n) = X(n-1) xor G(n)."""
    head, period, both = law.head, law.claim.get("period"), [HEAP, VALUE]
    fits = law.rule.coordinates == 1 and ("law" in head) == (period is not None)
    asked(fits, "it is about heaps, and for a period, and nothing else, needs another law")
    name, x = only(shaped(head.get("law", law.claim), {"machine?": TABLE, "relation?": CODED}))
    logic, base, coding = Logic(x["base"]), x["base"], x.get("coding", "bits")
    if name == "relation":
        own = read_relation(logic, x, coding)
    else:
        machine = read_table(logic, x, [HEAP], range(64)).items()
        own = reduce(or_, [heaps & logic.number(VALUE, int(f"{v:b}", base)) for v, heaps in machine])
    moves, left, sums = [*falling(logic, law.rule.moves)], logic.never, own
    runs, most = any(move.kind == "run" for move, _ in moves), max([0] + [move.parts for move, _ in moves])
    fits = coding == "bits" or coding == "value" and base == 2 or most <= 1 + (coding == "odious")
    asked(fits, "this coding does not fit so many parts")
    fits = runs == ("sums" in head) and (coding == "value" or not runs)
    asked(fits, "runs, and they alone, need `sums`, and values")
    if runs:
        sums = read_relation(logic, shaped(head["sums"], {**TABLE, "base": {base}}), "value")
        step = logic.join(both, logic.equal(PART, HEAP, 1), sums(PART, WORTH), own(HEAP, WORTH + 1),
                          logic.xor(VALUE, WORTH, WORTH + 1)) | logic.number(HEAP) & logic.number(VALUE)
        asked(step <= sums, "the sums are not those of the values")
    for move, said in moves if coding != "odious" else ():
        worth, parts = sums if move.kind == "run" else own, range(move.parts)
        xor = logic.xor(VALUE, *[WORTH + i for i in parts])
        left |= logic.join(both, said, xor, *[worth(PART + i, WORTH + i) for i in parts])
    left = odious(logic, own, moves) if coding == "odious" else left
    asked(not own & left, "some heap has an option of its own value")
    below = logic.join(both, codes(logic, coding), own(HEAP, OTHER), logic.less(VALUE, OTHER))
    asked(below <= left, "some heap has no option of some value below its own")
    if period is None:
        code = {"bits": "", "value": " and G(n)", "power": f" and {base}^G(n)",
                "odious": f" and 0, or {base}^j for the odious number after j ones"}[coding]
        return f"G(n) is told by a machine of {len(x['states'])} states that reads n{code} in base {base}"
    n0, p, s = period
    asked(coding == "value" or coding == "bits" and s == 0, "coded values show no such period")
    later = logic.join(both, own(PART, WORTH), logic.equal(HEAP, PART, p), logic.equal(VALUE, WORTH, s))
    far = own & logic.linear("<=", n0, (-1, HEAP))
    asked(far <= later, f"the law has not the period {p} from {n0} on")
    return period_told(law, values(law.rule, n0 + p), n0)

def odious(logic, own, moves):
    """What is left by at most two parts, each worth 0 or odious: an odious number by it and 0 only, as the
    xor of two odious ones is evil; 0 by equal ones. An evil e with 0 < e < o is the xor of two different
    odious numbers below o, 2^b and e - 2^b for any bit b of e: enough that all such pairs are options."""
    pairs, u, v = logic.never, WORTH, WORTH + 1
    for move, said in moves:
        empty = [logic.number(PART + i) for i in range(move.parts, 2)]
        for one, other in ((u, v), (v, u)):
            pairs |= logic.join([HEAP, u, v], said, *empty, own(PART, one), own(PART + 1, other))
    code = codes(logic, "odious")
    wanted = logic.join([HEAP, u, v], own, logic.less(u, VALUE), logic.less(v, u), code(u), code(v))
    asked(wanted <= pairs, "some pair of smaller values is that of no option")
    xor = logic.equal(u, VALUE) & logic.number(v) | logic.equal(u, v) & logic.number(VALUE)
    return logic.join([HEAP, VALUE], pairs, xor)

def take_range(law):
    """Take L..R. Let r = n mod (L+R), of class v = floor(r/L). Whoever takes t stays in no class: r-t is in a
    lower one, and where r < t, r-t+L+R >= r+L is in a higher one. Each class u < v is reached by taking
    (v-u)L; if that is more than R, then u = 0, and taking R leads to r-R < L. Without R: the options are all
    heaps up to n-L."""
    L, R = law.claim["range"]
    asked(law.rule.told == [{"take": [L, R]}], "the rule is not the one take that is claimed")
    return f"G(n) = floor(n/{L})" if R is None else f"G(n) = floor((n mod {L + R})/{L})"

def sliding_window(law):
    """The options of n are the heaps L(n)..n-1, L(0) = 0, L(n)-L(n-1) is 0 or 1. Decided in base 2: with A(n,
    y), `y is an option of n`, A(n, y) gives y < n and A(n+1, y+1), and where y+1 < n also A(n, y+1); A(n+1,
    y) and y < n give A(n, y). Then by induction the values of L(n)..n are 0..n-L(n), each once: the window
    either grows, and n is worth the next number, or slides, and n takes the value of the heap L(n-1) that
    leaves."""
    fits = law.rule.coordinates == 1 and all(move.parts == 1 for move in law.rule.moves)
    asked(fits and law.claim["sliding"], "this theorem is about moves to one heap, and shows `sliding`: true")
    logic, n, y, n_next, y_next = Logic(2), HEAP, PART, OTHER, WORTH
    nothing = logic.less(n, y) & logic.less(y, n)
    A = reduce(or_, [said for _, said in falling(logic, law.rule.moves)], nothing)
    n_later, y_later = logic.equal(n, n_next, 1), logic.equal(y, y_next, 1)
    slides = (A <= logic.join([n, y], A(n_next, y_next), n_later, y_later)
              and A & logic.less(y, n, 2) <= logic.join([n, y], A(n, y_next), y_later)
              and logic.join([n, y], A(n_next, y), n_later) & logic.less(y, n) <= A)
    asked(slides, "the options of some heap n are no window that ends at n-1 and slides")
    return ("the options of n are the heaps L(n)..n-1, where L(n)-L(n-1) is 0 or 1; G(0) = 0, G(n) = n-L(n) "
            "if L(n) = L(n-1), else G(L(n-1))")

def p_positions(law):
    """Tuples, each move to one tuple. Of some weighted sums of the coordinates the first one that a move
    changes becomes smaller, so play ends; no accepted position has an accepted option, and each other one
    has: so the accepted ones are the P-positions."""
    (c, moves), x = law.rule[1:], law.claim["p_positions"]
    logic, plain, position, option = Logic(x["base"]), Logic(2), range(c), range(c, 2 * c)
    asked(all(move.parts == 1 for move in moves), "this theorem is about moves to one position")
    smaller, wins = plain.never, logic.never
    for weights in reversed(law.head["measure"]):
        shaped(weights, (range(2**32),) * c)
        change = [*zip(weights, option), *zip([-w for w in weights], position)]
        smaller = plain.linear("<=", 1, *change) | plain.linear("=", 0, *change) & smaller
    lost = read_table(logic, x, position, BIT)[1]
    for move in moves:
        asked(plain.moves(move, c) <= smaller, "some move does not make the measure smaller")
        wins |= logic.join(position, logic.moves(move, c), lost(*option))
    asked(not lost & wins, "some accepted position has an accepted option")
    asked(logic.always <= lost | wins, "some other position has no accepted option")
    return f"the P-positions are what a machine of {len(x['states'])} states accepts, in base {x['base']}"

def fraenkel(law):
    """r-Wythoff, if just the options are (u, v), by taking from one heap, or k and l coins from both, |k-l| <
    r. Then (Fraenkel 1982), with B_n = A_n + r*n: each number is in just one pair, and the differences of two
    pairs (or mirror images) are r apart or more, so none leads to another. Of other positions a <= b, b leads
    to A_n if a = B_n, and to B_n if a = A_n and b > B_n; else b-a < r*n, and (A_m, B_m) is reached, m =
    floor((b-a)/r) < n, as l-k < r."""
    (c, moves), r, logic, (x, y, u, v) = law.rule[1:], law.claim["beatty"]["r"], Logic(2), range(4)
    asked(c == 2 and all(move.parts == 1 for move in moves), "this theorem is about moves to one pair")
    options = reduce(or_, [logic.moves(move, 2) for move in moves], logic.never)
    right = logic.less(u, x) & logic.less(v, y)
    for sign in (1, -1):
        right &= logic.linear("<=", 1 - r, (sign, x), (-sign, u), (-sign, y), (sign, v))
    right |= logic.equal(x, u) & logic.less(v, y) | logic.equal(y, v) & logic.less(u, x)
    asked(options <= right and right <= options, f"the moves are not those of {r}-Wythoff")
    return (f"the P-positions are the pairs (A_n, A_n + {r}n) and their mirror images, where A_n is the "
            f"least number that is no A_i and no A_i + {r}i with i < n")
