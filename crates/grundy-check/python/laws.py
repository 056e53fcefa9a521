"""Laws that automata say, and that automata decide for all heaps at once."""
import itertools

from automata import as_where, condition, explore, happens, larger, must_end, options, read_machine, reads
from periods import mex, moves_are, must_be_smallest, read_period, show_period
from reading import BUDGET, MAX_STATES, WORD, NotChecked, Rejected, array_of, fields, number, only
from rules import Linear, Rule, Run, Take, Where


def machine(rule, x, head):
    """G(n) is the value of the state in which the digits of n end. The sets of options of all heaps that end in one
    set of states are the same: each heap's value must be the mex of what the machine says of its options. All parts
    are smaller, so that by induction the machine is right."""
    fields(x, ["base", "states"])
    base, table = read_machine(x, 1, WORD)
    must_end(rule, base)
    if table[0][0] or any(isinstance(move, Run) for move in rule.moves):
        raise Rejected("G(0) is not 0, or a rule with runs, which needs a relation")
    clauses = []
    for move in map(as_where, rule.moves):
        values = [reads(table, base, [1 + i], lambda value: value) for i in range(move.parts)]
        clauses.append((move.variables, condition(move.atoms, base) + values))
    found, start = options(base, 1, clauses)

    def look(state):
        if table[state[0]][0] != mex(found.ends(state[1])):
            right = mex(found.ends(state[1]))
            raise Rejected(f"the mex of the options of some heap is not {table[state[0]][0]}, but {right}")
    explore((0, start), range(base),
            lambda state, d: (table[state[0]][1 + d], found.next(state[1], (d,))), look)

    def at(n):
        state = 0
        while n:
            state, n = table[state][1 + n % base], n // base
        return table[state][0]

    def repeats(n0, p, s):
        """Reads n and n+p side by side."""
        def step(state, d):
            one, other, carry, order, start = state
            up = carry + d
            order = larger(order, d, start % base)
            return table[one][1 + d], table[other][1 + up % base], up // base, order, start // base

        def look(state):
            if state[2] == state[4] == 0 <= state[3] and table[state[1]][0] != table[state[0]][0] + s:
                raise Rejected(f"the law has not the period {p} from {n0} on")
        explore((0, 0, p, 0, n0), range(base), step, look)
    return at, repeats, f"G(n) is read from the digits of n in base {base} by a machine of {len(table)} states"


CODINGS = {"value": "the code is the value", "power": "the code of v is {}^v",
           "odious": "0 stands for 0, {}^j for the odious number that has j smaller ones"}


def read_relation(x, coding, base=None):
    """A machine for the pairs (n, code): each n has just one code, which stands for a value, and 0 that of 0."""
    base, table = read_machine(x, 2)
    found, start = options(base, 1, [(2, [reads(table, base, [0, 1])])])

    def total(state):
        if not found.ends(state):
            raise Rejected("some heap has no code")
    explore(start, range(base), lambda state, d: found.next(state, (d,)), total)

    def one(state):
        if table[state[0]][0] and table[state[1]][0] and state[2]:
            raise Rejected("some heap has two codes")
    explore((0, 0, False), list(itertools.product(range(base), repeat=3)),
            lambda state, d: (table[state[0]][1 + d[0] + base * d[1]], table[state[1]][1 + d[0] + base * d[2]],
                              state[2] or d[1] != d[2]), one)

    def means(state):
        if table[state[0]][0] and not is_code(coding, state[1]):
            raise Rejected(f"some code is no power of {base}")
    explore((0, 0), list(itertools.product(range(base), repeat=2)),
            lambda state, d: (table[state[0]][1 + d[0] + base * d[1]], ones(state[1], d[1])), means)
    if not table[table[0][1 + base] if coding == "power" else 0][0]:
        raise Rejected("the code of heap 0 does not stand for 0")
    return base, table


def ones(state, digit):
    """0: no digit but 0; 1: just one, a 1; 2: others."""
    return state if digit == 0 else 1 if digit == 1 and state == 0 else 2


def is_code(coding, state):
    return coding == "value" or state == 1 or coding == "odious" and state == 0


def relation(rule, x, head):
    """The machine says which codes belong to n. For each n with the code v: no option has the code v, and each smaller
    code of a value (order of codes is that of values) is an option's. Coding `value`: of several parts xor is taken
    digit by digit, in base 2; `power` has one part only; `odious` see `odious`. A run leaves m+1..n-1, worth
    X(n-1) xor X(m), where X, the xor of the values of 1..n, is another relation, proved by X(n) = X(n-1) xor G(n)."""
    fields(x, ["base", "coding", "states"])
    coding = x["coding"]
    if type(coding) is not str or coding not in CODINGS:
        raise Rejected("unknown coding")
    base, table = read_relation(x, coding)
    must_end(rule, base)
    runs = [move for move in rule.moves if isinstance(move, Run)]
    moves = [as_where(move) for move in rule.moves if not isinstance(move, Run)]
    parts = max([move.parts for move in moves] + [2 * bool(runs)], default=1)
    if runs and coding != "value" or parts > {"value": 1 if base != 2 else 64, "power": 1, "odious": 2}[coding] or bool(runs) != ("sums" in head):
        raise Rejected("this coding or base does not fit so many parts; runs, and they alone, need `sums`")
    if coding == "odious":
        odious(moves, base, table)
    else:
        clauses = []
        for move in moves:
            count = move.variables + 1
            codes = [1] if move.parts == 1 else [count + i for i in range(move.parts)]
            laws = [reads(table, base, [2 + i, code]) for i, code in enumerate(codes)]
            add = [] if move.parts == 1 else [add_codes(1, codes)]
            shifted = condition(move.atoms, base, lambda v: v + (v > 0))
            clauses.append((count + (move.parts > 1) * move.parts, add + shifted + laws))
        if runs:
            fields(head["sums"], ["base", "states"])
            two, sums = read_relation(head["sums"], "value")
            if two != 2:
                raise Rejected("nim-sums are read in base 2")
            # n, X(n), n-1, X(n-1), G(n)
            before = condition([Linear("=", 1, [(1, 2), (-1, 0)])], 2)
            found, start = options(2, 2, [(5, [add_codes(1, [3, 4])] + before
                                           + [reads(sums, 2, [2, 3]), reads(table, 2, [0, 4])])])

            def look(state):
                if found.ends(state[1]) and not sums[state[0]][0]:
                    raise Rejected("the sums are not those of the values")
            explore((0, start), list(itertools.product((0, 1), repeat=2)),
                    lambda state, d: (sums[state[0]][1 + d[0] + 2 * d[1]], found.next(state[1], d)), look)
            for move in runs:  # n, w, n-1, m, X(n-1), X(m)
                clauses.append((6, [add_codes(1, [4, 5])] + before
                                + condition([Linear("<=", move.least, [(1, 3), (-1, 0)])], 2)
                                + [reads(sums, 2, [2, 4]), reads(sums, 2, [3, 5])]))
        found, start = options(base, 2, clauses)

        def step(state, d):
            n, v, w = d
            return (table[state[0]][1 + n + base * v], found.next(state[1], (n, w)), larger(state[2], w, v),
                    ones(state[3], w))

        def compare(state):
            law, name, order, code = state
            if table[law][0] and order <= 0 and is_code(coding, code) and bool(found.ends(name)) != (order < 0):
                raise Rejected("some heap has " + ("no option of some value below its own" if order else
                                                   "an option of its own value"))
        explore((0, start, 0, 0), list(itertools.product(range(base), repeat=3)), step, compare)

    def at(n):
        """The code is looked for digit by digit."""
        codes, place = {0: 0}, 1
        while True:
            BUDGET.tick()
            if n == 0:
                for state, code in codes.items():
                    if table[state][0]:
                        return {"value": code, "power": exponent(code, base), "odious": odious_of(code, base)}[coding]
            after = {}
            for state, code in codes.items():
                for d in range(base):
                    after.setdefault(table[state][1 + n % base + base * d], code + d * place)
            codes, place, n = after, place * base, n // base

    def repeats(n0, p, s):
        """Reads n and n+p, and their codes, side by side."""
        if s and coding != "value":
            raise Rejected("only values themselves may grow")

        def step(state, d):
            one, other, up, add, order, start = state
            up, add = up + d[0], add + d[1]
            return (table[one][1 + d[0] + base * d[1]], table[other][1 + up % base + base * (add % base)], up // base,
                    add // base, larger(order, d[0], start % base), start // base)

        def look(state):
            one, other, up, add, order, start = state
            if up == add == start == 0 <= order and table[one][0] and not table[other][0]:
                raise Rejected(f"the law has not the period {p} from {n0} on")
        explore((0, 0, p, s, 0, n0), list(itertools.product(range(base), repeat=2)), step, look)
    return at, repeats, (f"G(n) is read from the digits of n in base {base} by a relation of {len(table)} states ("
                         + CODINGS[coding].format(base) + ")")


def add_codes(total, codes):
    """The xor of codes, digit by digit in base 2."""
    def step(state, digits):
        return None if (digits[total] + sum(digits[code] for code in codes)) % 2 else 0
    return [0], step, lambda state: 0


def exponent(code, base):
    return next(j for j in itertools.count() if base**j >= code)


def odious_of(code, base):
    """0, or the odious number with j smaller ones: one of 2j and 2j+1."""
    j = exponent(code, base)
    return code and 2 * j + (bin(j).count("1") + 1) % 2


def odious(moves, base, table):
    """One or two parts, each worth 0 or odious (with an odd number of ones); one part x counts as the pair (x, 0). For
    each heap with the code T: the pair (T, 0) is no option; if T = 0 no pair of equal codes is, else one is; and all
    pairs of codes J < I < T are options. That is enough: an odious number is left by (x, 0) only, as the xor of two
    odious ones is evil; 0 by equal ones; and an evil e with 0 < e < o is the xor of two different odious numbers
    below o, namely 2^b and e - 2^b for any bit b of e. So the mex is the number of T."""
    pairs, equal = [], []
    for move in moves:
        for codes in ([1, 2], [2, 1]):  # n, I, J, parts and hidden variables
            laws = [reads(table, base, [3 + i, code]) for i, code in zip(range(move.parts), codes)]
            zero = [] if move.parts == 2 else [Linear("=", 0, [(1, codes[1])])]
            pairs.append((move.variables + 2, condition(zero, base)
                          + condition(move.atoms, base, lambda v: v + 2 * (v > 0)) + laws))
        code = move.variables
        zero = [] if move.parts == 2 else [Linear("=", 0, [(1, code)])]
        laws = [reads(table, base, [1 + i, code]) for i in range(move.parts)]
        equal.append((code + 1, condition(move.atoms + zero, base) + laws))
    (pairs, pair), (equal, same) = options(base, 3, pairs), options(base, 1, equal)

    def step(state, d):
        n, T, I, J = d
        law, pair, same, value, one, two, order, below = state
        return (table[law][1 + n + base * T], pairs.next(pair, (n, I, J)), equal.next(same, (n,)), ones(value, T),
                ones(one, I), ones(two, J), larger(order, I, T), larger(below, J, I))

    def look(state):
        law, pair, same, value, one, two, order, below = state
        if not table[law][0]:
            return
        if bool(equal.ends(same)) != (value != 0):
            raise Rejected("some heap is 0 with an option 0, or not 0 without one")
        if value and order == 0 and two == 0 and pairs.ends(pair):
            raise Rejected("some heap has an option of its own value")
        if order < 0 and below < 0 and one == 1 and two < 2 and not pairs.ends(pair):
            raise Rejected("some heap has not all pairs of smaller codes among its options")
    explore((0, pair, same, 0, 0, 0, 0, 0), list(itertools.product(range(base), repeat=4)), step, look)


def sentence(rule, head):
    """A law that a machine or relation says is proved for all heaps at once; or a period of such a law."""
    if rule.coordinates != 1:
        raise Rejected("laws are about heaps")
    laws = {"machine": machine, "relation": relation}
    name, x = only(head["claim"]) if len(head["claim"]) == 1 else ("period", None)
    if name in laws:
        if "law" in head:
            raise Rejected("`law` belongs to periods")
        return laws[name](rule, x, head)[2]
    claim = read_period(head["claim"])
    name, x = only(head.get("law"))
    if name not in laws:
        raise Rejected(f"unknown law `{name[:40]}`")
    at, repeats, text = laws[name](rule, x, head)
    repeats(claim.n0, claim.p, claim.s)
    BUDGET.afford(claim.n0 + claim.p, 100 * (claim.n0 + claim.p))
    must_be_smallest([at(n) for n in range(claim.n0 + claim.p)], claim)
    return f"{show_period(claim)}; {text}"


def sliding_window(rule, head):
    """The options of n are the heaps L(n)..n-1, L(0) = 0, L(n)-L(n-1) is 0 or 1. Decided in base 2: with A(n, y), `y
    is an option of n`, A(n, y) gives y < n and A(n+1, y+1), and where y+1 < n also A(n, y+1); A(n+1, y) and y < n
    give A(n, y).
    Then by induction the values of L(n)..n are 0..n-L(n), each once: the window either grows, and n is worth the next
    number, or slides, and n takes the value of the heap L(n-1) that leaves."""
    if head["claim"] != {"sliding": True} or type(head["claim"]["sliding"]) is not bool:
        raise Rejected("this theorem shows `sliding`: true")
    moves_are(rule, lambda move: not isinstance(move, Run) and as_where(move).parts == 1, "moves to one heap")
    found, start = options(2, 2, [(w.variables, condition(w.atoms, 2)) for w in map(as_where, rule.moves)])

    def step(state, d):
        (n, y), (a, b, c, e, up, add, order, next_order) = d, state
        n1, y1 = n + up, y + add
        return (found.next(a, d), found.next(b, (n, y1 % 2)), found.next(c, (n1 % 2, y)),
                found.next(e, (n1 % 2, y1 % 2)), n1 // 2, y1 // 2, larger(order, y, n), larger(next_order, y1 % 2, n))

    def look(state):
        a, b, c, e, up, add, order, next_order = state
        if up == add == 0:
            a, b, c, e = (bool(found.ends(name)) for name in (a, b, c, e))
            if a and (order >= 0 or next_order < 0 and not b or not e) or c and order < 0 and not a:
                raise Rejected("the options of some heap n are no window that ends at n-1 and slides")
    explore((start, start, start, start, 1, 1, 0, 0), list(itertools.product((0, 1), repeat=2)), step, look)
    return ("the options of n are the heaps L(n)..n-1, where L(n)-L(n-1) is 0 or 1; G(0) = 0, G(n) = n-L(n) if "
            "L(n) = L(n-1), else G(L(n-1))")


def p_positions(rule, head):
    """Tuples, each move to one tuple. A weighted sum of the coordinates becomes smaller with each move, so play ends;
    no accepted position has an accepted option, and each other one has: so the accepted ones are the P-positions."""
    c = rule.coordinates
    fields(head["claim"], ["p_positions"])
    x = fields(head["claim"]["p_positions"], ["base", "states"])
    if x["base"] == "fibonacci":
        raise NotChecked("this checker does not know the Fibonacci base")
    if number(x["base"], 2, 1 << 16)**c > MAX_STATES:
        raise NotChecked("too many coordinates")
    base, table = read_machine(x, c)
    weights = [number(w, 0, 2**63 - 1) for w in array_of(head["measure"], c)]
    moves_are(Rule(1, rule.moves), lambda move: isinstance(move, Where) and move.parts == 1
              or c == 1 and isinstance(move, Take), "moves to one position")
    moves = [move if isinstance(move, Where) else as_where(move) for move in rule.moves]
    smaller = [(w, v) for v, w in enumerate(weights) if w] + [(-w, c + v) for v, w in enumerate(weights) if w]
    for move in moves:
        if happens(base, move.variables, condition(move.atoms + [Linear("<=", 0, smaller)], base)):
            raise Rejected("some move does not make the measure smaller")
    target = reads(table, base, list(range(c, 2 * c)))
    found, start = options(base, c, [(move.variables, condition(move.atoms, base) + [target]) for move in moves])

    def look(state):
        if bool(table[state[0]][0]) == bool(found.ends(state[1])):
            raise Rejected("some accepted position has an accepted option, or some other has none")
    explore((0, start), list(itertools.product(range(base), repeat=c)), lambda state, d: (
        table[state[0]][1 + sum(x * base**i for i, x in enumerate(d))], found.next(state[1], d)), look)
    return f"the P-positions are those that a machine of {len(table)} states accepts, digit by digit in base {base}"
