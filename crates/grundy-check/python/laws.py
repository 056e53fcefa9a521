"""Laws that automata read from digits, and that are proved for all heaps at once."""
from automata import FALSE, TRUE, Logic
from rules import BIT, Run, Take, as_where, asked, only, shaped, values

TABLE = {"base": range(2, 37), "states": list}
CODED = {"coding": {"value", "power", "odious"}, **TABLE}
HEAP, VALUE, OTHER, PART, WORTH, NIM = 0, 1, 2, 100, 200, 300

def relation(logic, move, c=1):
    """What a move says of the position (0, 1, …) and the parts (PART, PART + 1, …)."""
    def name(v):
        return v if v < c else PART + v - c
    hidden = range(PART + c * move.parts, PART + move.variables - c)
    return logic.joined([logic.atom(atom, name) for atom in move.atoms], hidden)

def relations(logic, moves):
    """Those of moves on heaps, if all that they leave is smaller than the heap."""
    for move in moves:
        found = relation(logic, move)
        for part in range(PART, PART + move.parts):
            smaller = logic.form("<=", 1, (1, part), (-1, HEAP))
            asked(logic.implies(found, smaller), "a part may be no smaller than its heap")
        yield move, found

def read_table(logic, x, tracks, most):
    """A machine of the file: what its states say, and for each value that they say the machine of it."""
    rows, symbols = shaped(x["states"], [list]), logic.symbols(len(tracks))
    asked(rows, "a machine without states")
    for row in rows:
        shaped(row, (most,) + (range(len(rows)),) * symbols)
    asked(all(row[0] == rows[row[1]][0] for row in rows), "zeros in front change what a machine says")
    said, steps = [row[0] for row in rows], [row[1:] for row in rows]
    return {v: logic.given(steps, [value == v for value in said], tracks) for v in {0, 1, *said}}

def codes(logic, coding, v):
    """The numbers that stand for values: all; b^value; 0 and b^j for the odious number that has j smaller
    ones; bits."""
    if coding == "bits":
        return logic.given([[0, 0] + [1] * (logic.base - 2), [1] * logic.base], [True, False], (v,))
    power = logic.power(v) if coding in ("power", "odious") else TRUE
    return logic.either(power, logic.form("=", 0, (1, v))) if coding == "odious" else power

def read_relation(logic, x, coding):
    """Pairs of heaps and codes: each heap has just one, which stands for a value."""
    own = read_table(logic, x, (HEAP, VALUE), BIT)[1]
    two = logic.both(own, logic.renamed(own, HEAP, OTHER))
    asked(logic.implies(TRUE, logic.exists(own, VALUE)), "some heap has no value")
    asked(logic.implies(two, logic.form("=", 0, (1, VALUE), (-1, OTHER))), "some heap has two values")
    asked(logic.implies(own, codes(logic, coding, VALUE)), "some code stands for no value")
    return own

def law_of(rule, head, claim):
    """Proves the law that a machine or a relation says, and gives it with its words and coding. By induction
    it is enough that parts are smaller, that each heap has one value, which no option has, and that each
    smaller value is an option's.

    A machine is turned into a relation: the code of v are its binary digits as digits of the base. So values
    and codes are in the same order, and xor is taken digit by digit, as it is in base 2 with values that are
    not coded."""
    name, x = only(shaped(claim, {"machine?": TABLE, "relation?": CODED}))
    logic, coding, size = Logic(x["base"]), x.get("coding", "bits"), len(x["states"])
    if name == "machine":
        own = FALSE
        for v, heaps in read_table(logic, x, (HEAP,), range(64)).items():
            code = sum(logic.base**i for i in range(6) if v >> i & 1)
            own = logic.either(own, logic.both(heaps, logic.form("=", -code, (1, VALUE))))
    else:
        own = read_relation(logic, x, coding)
    words = f"G(n) is read from the digits of n in base {logic.base} by a machine of {size} states" + {
        "bits": "", "value": ", which reads n and G(n)", "power": f", which reads n and {logic.base}^G(n)",
        "odious": f", which reads n and 0, or {logic.base}^j for the odious number after j ones"}[coding]
    runs = [move for move in rule.moves if isinstance(move, Run)]
    most = 2 if coding == "odious" else 1
    moves = [as_where(move, most) for move in rule.moves if not isinstance(move, Run)]
    xors = coding == "bits" or coding == "value" and logic.base == 2
    asked(xors or all(move.parts <= most for move in moves), "this coding does not fit so many parts")
    fits = bool(runs) == ("sums" in head) and (not runs or xors and coding == "value")
    asked(fits, "runs, and they alone, need `sums`, and values in base 2")
    if coding == "odious":
        odious(logic, own, list(relations(logic, moves)))
        return logic, own, words, coding
    optional = run_values(logic, own, runs, head["sums"]) if runs else FALSE
    for move, machine in relations(logic, moves):
        machines, hidden = [machine, logic.renamed(own, PART, VALUE)], [PART]
        if move.parts > 1:
            total = NIM + move.parts
            machines = [machine, logic.form("=", 0, (1, NIM)), logic.form("=", 0, (1, total), (-1, VALUE))]
            for i in range(move.parts):
                machines.append(logic.renamed(own, PART + i, WORTH + i))
                machines.append(logic.nim_sum(NIM + i, WORTH + i, NIM + i + 1))
            hidden = [v + i for i in range(move.parts) for v in (PART, WORTH, NIM)] + [total]
        optional = logic.either(optional, logic.joined(machines, hidden))
    asked(logic.never(own, optional), "some heap has an option of its own value")
    below = logic.joined([logic.renamed(own, HEAP, OTHER), codes(logic, coding, VALUE), logic.form(
        "<=", 1, (1, VALUE), (-1, OTHER))], [OTHER])
    asked(logic.implies(below, optional), "some heap has no option of some value below its own")
    return logic, own, words, coding

def run_values(logic, own, runs, sums):
    """A run leaves m+1..n-1, worth X(n-1) xor X(m), where X, the xor of the values of 1..n, is another
    relation, which is proved by X(0) = 0 and X(n) = X(n-1) xor G(n)."""
    asked(shaped(sums, TABLE)["base"] == 2, "nim-sums are read in base 2")
    sums, optional = read_relation(logic, sums, "value"), FALSE
    first = logic.form("=", 0, (1, HEAP)), logic.form("=", 0, (1, VALUE))
    xor, before = logic.nim_sum(VALUE, WORTH, WORTH + 1), logic.form("=", 1, (-1, HEAP), (1, PART))
    earlier = [before, logic.renamed(sums, PART, WORTH), xor]
    step = logic.joined(earlier + [logic.renamed(own, HEAP, WORTH + 1)], [PART, WORTH, WORTH + 1])
    asked(logic.implies(logic.either(step, logic.both(*first)), sums), "the sums are not those of the values")
    for run in runs:
        start = [logic.form("<=", run.least, (-1, HEAP), (1, PART + 1))]
        start.append(logic.renamed(sums, PART + 1, WORTH + 1))
        optional = logic.either(optional, logic.joined(earlier + start, [PART, PART + 1, WORTH, WORTH + 1]))
    return optional

def odious(logic, own, moves):
    """Two parts, each worth 0 or odious (with an odd number of ones), one of them may be the heap 0. For each
    heap with the code T: the pair (T, 0) is no option, unless T = 0; if T = 0 no pair of equal codes is, else
    one is; and all pairs of codes J < I < T are options. That is enough: an odious number is left by (x, 0)
    only, as the xor of two odious ones is evil; 0 by equal ones; and an evil e with 0 < e < o is the xor of
    two different odious numbers below o, namely 2^b and e - 2^b for any bit b of e. So the mex is the number
    of T."""
    left, (u, v) = FALSE, (WORTH, WORTH + 1)
    for _, machine in moves:
        for one, other in ((u, v), (v, u)):
            both = [logic.renamed(own, PART, one), logic.renamed(own, PART + 1, other)]
            left = logic.either(left, logic.joined([machine] + both, [PART, PART + 1]))
    equal = logic.joined([left, logic.form("=", 0, (1, u), (-1, v))], [u, v])
    lost = logic.joined([own, logic.form("=", 0, (1, VALUE))], [VALUE])
    asked(logic.never(lost, equal), "some heap of value 0 has an option of value 0")
    asked(logic.implies(TRUE, logic.either(lost, equal)), "some heap has no option of value 0")
    worth = logic.joined([logic.renamed(own, HEAP, u), left, logic.form("=", 0, (1, v))], [])
    asked(logic.implies(worth, lost), "some heap has an option of its own value")
    order = [logic.form("<=", 1, (1, u), (-1, v)), logic.form("<=", 1, (1, v), (-1, VALUE))]
    wanted = logic.joined([own, *order, codes(logic, "odious", u), codes(logic, "odious", v)], [VALUE])
    asked(logic.implies(wanted, left), "some pair of smaller values is that of no option")

def sentence(rule, claim, head):
    """A law that a machine or relation says is proved for all heaps at once."""
    asked(rule.coordinates == 1 and "law" not in head, "laws of heaps need no other law")
    return law_of(rule, head, head["claim"])[2]

def sentence_period(rule, n0, p, s, head):
    """A period of such a law."""
    asked(rule.coordinates == 1 and "law" in head, "a period is read from another law of heaps")
    logic, own, _, coding = law_of(rule, head, head["law"])
    asked(coding == "value" or coding == "bits" and s == 0, "coded values show no such period")
    there = [logic.renamed(own, PART, WORTH), logic.form("=", p, (1, HEAP), (-1, PART)),
             logic.form("=", s, (1, VALUE), (-1, WORTH))]
    far = logic.both(own, logic.form("<=", n0, (-1, HEAP)))
    repeats = logic.implies(far, logic.joined(there, [PART, WORTH]))
    asked(repeats, f"the law has not the period {p} from {n0} on")
    return values(rule, n0 + p)

def take_range(rule, claim, head):
    """Take L..R. Let r = n mod (L+R), of class v = floor(r/L). Whoever takes t stays in no class: r-t is in a
    lower one, and where r < t, r-t+L+R >= r+L is in a higher one. Each class u < v is reached by taking
    (v-u)L; if that is more than R, then u = 0, and taking R leads to r-R < L. Without R: the options are all
    heaps up to n-L."""
    L, R = claim
    asked(rule == (1, [Take(L, R)]), "the rule is not the one take that is claimed")
    return f"G(n) = floor(n/{L})" if R is None else f"G(n) = floor((n mod {L + R})/{L})"

def sliding_window(rule, claim, head):
    """The options of n are the heaps L(n)..n-1, L(0) = 0, L(n)-L(n-1) is 0 or 1. Decided in base 2: with A(n,
    y), `y is an option of n`, A(n, y) gives y < n and A(n+1, y+1), and where y+1 < n also A(n, y+1); A(n+1,
    y) and y < n give A(n, y). Then by induction the values of L(n)..n are 0..n-L(n), each once: the window
    either grows, and n is worth the next number, or slides, and n takes the value of the heap L(n-1) that
    leaves."""
    fits = all(not isinstance(move, Run) and as_where(move).parts < 2 for move in rule.moves)
    fits = fits and rule.coordinates == 1 and claim is True
    asked(fits, "this theorem is about moves to one heap, and shows `sliding`: true")
    logic, y, n_next, y_next = Logic(2), PART, PART + 1, PART + 2
    option = logic.form("<=", 1, (0, HEAP), (0, y))  # never
    for _, found in relations(logic, [as_where(move, 1) for move in rule.moves]):
        option = logic.either(option, found)
    shifts = logic.form("=", 1, (1, HEAP), (-1, n_next)), logic.form("=", 1, (1, y), (-1, y_next))
    after = logic.joined([logic.renamed(option, n_next, y), shifts[0]], [n_next])
    above = logic.joined([logic.renamed(option, HEAP, y_next), shifts[1]], [y_next])
    both = logic.joined([logic.renamed(option, n_next, y_next), *shifts], [n_next, y_next])
    slides = (logic.implies(option, both)
              and logic.implies(logic.both(option, logic.form("<=", 2, (1, y), (-1, HEAP))), above)
              and logic.implies(logic.both(after, logic.form("<=", 1, (1, y), (-1, HEAP))), option))
    asked(slides, "the options of some heap n are no window that ends at n-1 and slides")
    return ("the options of n are the heaps L(n)..n-1, where L(n)-L(n-1) is 0 or 1; G(0) = 0, G(n) = n-L(n) "
            "if L(n) = L(n-1), else G(L(n-1))")

def p_positions(rule, x, head):
    """Tuples, each move to one tuple. Of some weighted sums of the coordinates the first one that a move
    changes becomes smaller, so play ends; no accepted position has an accepted option, and each other one
    has: so the accepted ones are the P-positions."""
    if x["base"] != "fibonacci":
        shaped(x["base"], TABLE["base"])
    c, logic, plain = rule.coordinates, Logic(x["base"]), Logic(2)
    fits = not any(isinstance(move, Run) or as_where(move).parts != 1 for move in rule.moves)
    asked(fits, "this theorem is about moves to one position")
    moves, parts = [as_where(move) for move in rule.moves], range(PART, PART + c)
    smaller = FALSE
    for weights in reversed(head["measure"]):
        shaped(weights, (range(2**32),) * c)
        change = [(a, at + v) for v, w in enumerate(weights) for a, at in ((-w, 0), (w, PART))]
        equal = plain.both(plain.form("=", 0, *change), smaller)
        smaller = plain.either(plain.form("<=", 1, *change), equal)
    lost = read_table(logic, x, tuple(range(c)), BIT)[1]
    there, wins = logic.renamed(lost, *parts), FALSE
    for move in moves:
        asked(plain.implies(relation(plain, move, c), smaller), "some move does not make the measure smaller")
        wins = logic.either(wins, logic.joined([relation(logic, move, c), there], parts))
    asked(logic.never(lost, wins), "some accepted position has an accepted option")
    asked(logic.implies(TRUE, logic.either(lost, wins)), "some other position has no accepted option")
    return f"the P-positions are what a machine of {len(x['states'])} states accepts, in base {x['base']}"
