"""Laws that automata prove for all heaps, or all tuples, at once."""
from functools import reduce

from automata import Logic, Relation
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

def codes(logic, coding, v):
    """The numbers that stand for values: all; b^value; 0 and b^j for the odious number (with an odd number of
    ones) that has j smaller ones; digits 0 and 1 alone."""
    if coding == "bits":
        return logic.table([[0, 0] + [1] * (logic.base - 2), [1] * logic.base], [True, False], v)
    power = logic.power(v) if coding in ("power", "odious") else logic.always
    return power | logic.number(v) if coding == "odious" else power

def read_relation(logic, x, coding):
    """Pairs of heaps and codes: each heap has just one, which stands for a value."""
    own = read_table(logic, x, (HEAP, VALUE), BIT)[1]
    asked(logic.always <= logic.join([HEAP], own), "some heap has no value")
    asked(own & own(HEAP, OTHER) <= logic.equal(VALUE, OTHER), "some heap has two values")
    asked(own <= codes(logic, coding, VALUE), "some code stands for no value")
    return own

def law_of(rule, head, claim):
    """Proves the law that a machine or a relation says, and gives it with its words and coding. By induction
    it is enough that parts are smaller, and that each heap has one value, which no option has, while each
    smaller value is an option's. A machine is turned into a relation: the code of v are its binary digits as
    digits of the base. So values and codes are in the same order, and xor is taken digit by digit, as in base
    2 with values that are not coded.

    A run leaves m+1..n-1, worth X(n-1) xor X(m), where X, the xor of the values of 1..n, is another relation,
    which is proved by X(0) = 0 and X(n) = X(n-1) xor G(n)."""
    name, x = only(shaped(claim, {"machine?": TABLE, "relation?": CODED}))
    logic, coding, sums = Logic(x["base"]), x.get("coding", "bits"), None
    if name == "machine":
        own = logic.never
        for v, heaps in read_table(logic, x, (HEAP,), range(64)).items():
            own |= heaps & logic.number(VALUE, sum(logic.base**i for i in range(6) if v >> i & 1))
    else:
        own = read_relation(logic, x, coding)
    moves = list(falling(logic, rule.moves))
    runs, most = any(move.kind == "run" for move in rule.moves), 2 if coding == "odious" else 1
    xors = coding == "bits" or coding == "value" and logic.base == 2
    asked(xors or all(move.parts <= most for move in rule.moves), "this coding does not fit so many parts")
    fits = runs == ("sums" in head) and (coding == "value" or not runs)
    asked(fits, "runs, and they alone, need `sums`, and values")
    if runs:
        asked(shaped(head["sums"], TABLE)["base"] == 2, "nim-sums are read in base 2")
        sums = read_relation(logic, head["sums"], "value")
        step = logic.join((HEAP, VALUE), logic.equal(PART, HEAP, 1), sums(PART, WORTH), own(HEAP, WORTH + 1),
                          logic.xor(VALUE, WORTH, WORTH + 1)) | logic.number(HEAP) & logic.number(VALUE)
        asked(step <= sums, "the sums are not those of the values")
    left = logic.never
    for move, said in moves:
        worth, parts = sums if move.kind == "run" else own, range(move.parts if coding != "odious" else 0)
        xor = logic.xor(VALUE, *[WORTH + i for i in parts])
        left |= logic.join((HEAP, VALUE), said, xor, *[worth(PART + i, WORTH + i) for i in parts])
    if coding == "odious":
        odious(logic, own, moves)
    else:
        asked(not own & left, "some heap has an option of its own value")
        greater = own(HEAP, OTHER), logic.less(VALUE, OTHER)
        below = logic.join((HEAP, VALUE), codes(logic, coding, VALUE), *greater)
        asked(below <= left, "some heap has no option of some value below its own")
    base, size = logic.base, len(x["states"])
    which = {"bits": "", "value": ", which reads n and G(n)", "power": f", which reads n and {base}^G(n)",
             "odious": f", which reads n and 0, or {base}^j for the odious number after j ones"}[coding]
    told = f"G(n) is read from the digits of n in base {base} by a machine of {size} states{which}"
    return own, told, coding

def odious(logic, own, moves):
    """Two parts, each worth 0 or odious, one of them may be the heap 0. For each heap with the code T: the
    pair (T, 0) is no option, unless T = 0; if T = 0 no pair of equal codes is, else one is; and all pairs of
    codes J < I < T are options. That is enough: an odious number is left by (x, 0) only, as the xor of two
    odious ones is evil; 0 by equal ones; and an evil e with 0 < e < o is the xor of two different odious
    numbers below o, namely 2^b and e - 2^b for any bit b of e. So the mex is the number of T."""
    left, u, v = logic.never, WORTH, WORTH + 1
    for move, said in moves:
        empty = [logic.number(PART + i) for i in range(move.parts, 2)]
        for one, other in ((u, v), (v, u)):
            left |= logic.join((HEAP, u, v), said, *empty, own(PART, one), own(PART + 1, other))
    equal = logic.join([HEAP], left, logic.equal(u, v))
    lost = logic.join([HEAP], own, logic.number(VALUE))
    asked(not lost & equal, "some heap of value 0 has an option of value 0")
    asked(logic.always <= lost | equal, "some heap has no option of value 0")
    asked(own(HEAP, u) & left & logic.number(v) <= lost, "some heap has an option of its own value")
    pair = logic.less(u, v) & codes(logic, "odious", u) & codes(logic, "odious", v)
    wanted = logic.join((HEAP, u, v), own, pair, logic.less(v, VALUE))
    asked(wanted <= left, "some pair of smaller values is that of no option")

def sentence(rule, claim, head):
    """A law that a machine or relation says is proved for all heaps at once."""
    asked(rule.coordinates == 1 and "law" not in head, "laws of heaps need no other law")
    return law_of(rule, head, head["claim"])[1]

def sentence_period(rule, period, head):
    """A period of such a law."""
    n0, p, s = period
    asked(rule.coordinates == 1 and "law" in head, "a period is read from another law of heaps")
    own, _, coding = law_of(rule, head, head["law"])
    asked(coding == "value" or coding == "bits" and s == 0, "coded values show no such period")
    logic = own.logic
    steps = logic.equal(HEAP, PART, p), logic.equal(VALUE, WORTH, s)
    later = logic.join((HEAP, VALUE), own(PART, WORTH), *steps)
    far = own & logic.linear("<=", n0, (-1, HEAP))
    asked(far <= later, f"the law has not the period {p} from {n0} on")
    return values(rule, n0 + p)

def take_range(rule, claim, head):
    """Take L..R. Let r = n mod (L+R), of class v = floor(r/L). Whoever takes t stays in no class: r-t is in a
    lower one, and where r < t, r-t+L+R >= r+L is in a higher one. Each class u < v is reached by taking
    (v-u)L; if that is more than R, then u = 0, and taking R leads to r-R < L. Without R: the options are all
    heaps up to n-L."""
    L, R = claim
    fits = [(move.kind, move.least, move.most) for move in rule.moves] == [("take", L, R)]
    asked(fits, "the rule is not the one take that is claimed")
    return f"G(n) = floor(n/{L})" if R is None else f"G(n) = floor((n mod {L + R})/{L})"

def sliding_window(rule, claim, head):
    """The options of n are the heaps L(n)..n-1, L(0) = 0, L(n)-L(n-1) is 0 or 1. Decided in base 2: with A(n,
    y), `y is an option of n`, A(n, y) gives y < n and A(n+1, y+1), and where y+1 < n also A(n, y+1); A(n+1,
    y) and y < n give A(n, y). Then by induction the values of L(n)..n are 0..n-L(n), each once: the window
    either grows, and n is worth the next number, or slides, and n takes the value of the heap L(n-1) that
    leaves."""
    fits = rule.coordinates == 1 and all(move.parts == 1 for move in rule.moves)
    asked(fits and claim, "this theorem is about moves to one heap, and shows `sliding`: true")
    logic, n, y, n_next, y_next = Logic(2), HEAP, PART, OTHER, WORTH
    A = logic.linear("<=", 1, (0, n), (0, y))  # never
    for _, said in falling(logic, rule.moves):
        A |= said
    n_later, y_later = logic.equal(n, n_next, 1), logic.equal(y, y_next, 1)
    slides = (A <= logic.join((n, y), A(n_next, y_next), n_later, y_later)
              and A & logic.less(y, n, 2) <= logic.join((n, y), A(n, y_next), y_later)
              and logic.join((n, y), A(n_next, y), n_later) & logic.less(y, n) <= A)
    asked(slides, "the options of some heap n are no window that ends at n-1 and slides")
    return ("the options of n are the heaps L(n)..n-1, where L(n)-L(n-1) is 0 or 1; G(0) = 0, G(n) = n-L(n) "
            "if L(n) = L(n-1), else G(L(n-1))")

def p_positions(rule, x, head):
    """Tuples, each move to one tuple. Of some weighted sums of the coordinates the first one that a move
    changes becomes smaller, so play ends; no accepted position has an accepted option, and each other one
    has: so the accepted ones are the P-positions."""
    c, logic, plain = rule.coordinates, Logic(x["base"]), Logic(2)
    asked(all(move.parts == 1 for move in rule.moves), "this theorem is about moves to one position")
    position, option = range(HEAP, HEAP + c), range(PART, PART + c)
    smaller, wins = plain.never, logic.never
    for weights in reversed(head["measure"]):
        shaped(weights, (range(2**32),) * c)
        change = [*zip(weights, option), *zip([-w for w in weights], position)]
        smaller = plain.linear("<=", 1, *change) | plain.linear("=", 0, *change) & smaller
    lost = read_table(logic, x, position, BIT)[1]
    for move in rule.moves:
        asked(plain.moves(move, c) <= smaller, "some move does not make the measure smaller")
        wins |= logic.join(position, logic.moves(move, c), lost(*option))
    asked(not lost & wins, "some accepted position has an accepted option")
    asked(logic.always <= lost | wins, "some other position has no accepted option")
    return f"the P-positions are what a machine of {len(x['states'])} states accepts, in base {x['base']}"

def fraenkel(rule, claim, head):
    """r-Wythoff, if just the options are (u, v), by taking from one heap, or k and l coins from both, |k-l| <
    r. Then (Fraenkel 1982), with B_n = A_n + r*n: each number is in just one pair, and the differences of two
    pairs (or mirror images) are r apart or more, so none leads to another. Of other positions a <= b, b leads
    to A_n if a = B_n, and to B_n if a = A_n and b > B_n; else b-a < r*n, and (A_m, B_m) is reached, m =
    floor((b-a)/r) < n, as l-k < r."""
    r, logic, (x, y), (u, v) = claim["r"], Logic(2), (HEAP, HEAP + 1), (PART, PART + 1)
    asked(rule.coordinates == 2 and all(move.parts == 1 for move in rule.moves), "it is about pairs")
    options = reduce(Relation.__or__, [logic.moves(move, 2) for move in rule.moves], logic.never)
    one = logic.equal(x, u) & logic.less(v, y) | logic.equal(y, v) & logic.less(u, x)
    both = logic.less(u, x) & logic.less(v, y)
    for sign in (1, -1):
        both &= logic.linear("<=", 1 - r, (sign, x), (-sign, u), (-sign, y), (sign, v))
    asked(options <= one | both and one | both <= options, f"the moves are not those of {r}-Wythoff")
    return (f"the P-positions are the pairs (A_n, A_n + {r}n) and their mirror images, where A_n is the "
            f"least number that is no A_i and no A_i + {r}i with i < n")
