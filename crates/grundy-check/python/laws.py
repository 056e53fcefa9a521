"""Laws that automata say, and that automata decide for all heaps at once."""
import itertools

from automata import (Options, condition, every, holds, linear, must_end, must_never, nim_sum, only_digit, order, read_machine,
                      reads)
from definition import mex, values
from periods import moves_are, must_repeat
from reading import BIT, BUDGET, Rejected, shaped
from rules import Linear, Run, Split, Take, Where, as_where, only, renamed, xor_of

TABLE = {"base": range(2, 1 << 16), "states": list}
CODINGS = {"value": "the code is the value", "power": "the code of v is {}^v",
           "odious": "0 stands for 0, {}^j for the odious number that has j smaller ones"}

def machine(rule, x, head):
    """G(n) is the value of the state in which the digits of n end. The sets of options of all heaps that end in one
    set of states are the same: each heap's value must be the mex of what the machine says of its options. All parts
    are smaller, so that by induction the machine is right."""
    base, table = law = read_machine(shaped(x, TABLE), 1)
    must_end(rule, base)
    if table[0][0] or any(isinstance(move, Run) for move in rule.moves):
        raise Rejected("G(0) is not 0, or a rule with runs, which needs a relation")
    moves = [as_where(move) for move in rule.moves]
    clauses = [(move.variables, condition(base, move.atoms) + [reads(law, [1 + i], True) for i in range(move.parts)])
               for move in moves]
    every(base, 1, [], [reads(law, [0], True), Options(base, 1, clauses).of(0)],
          lambda value, found: value == mex(found), "the mex of the options of some heap is not its value")

    def repeats(n0, p, s):
        later = condition(base, [Linear("=", p, [(1, 0), (-1, 1)]), Linear("<=", n0, [(-1, 0)])])
        every(base, 2, later, [reads(law, [0], True), reads(law, [1], True)],
              lambda value, other: other == value + s, f"the law has not the period {p} from {n0} on")
    return repeats, f"G(n) is read from the digits of n in base {base} by a machine of {len(table)} states"

def code(coding, base, variable):
    """The variable is the code of a value."""
    fits = {"value": (0, 1, 2), "power": (1,), "odious": (0, 1)}[coding]
    return only_digit(variable)._replace(end=lambda state: holds(state in fits))

def read_relation(x, coding):
    """A machine for the pairs (n, code): each n has just one code, which stands for a value, and 0 that of 0."""
    base, table = law = read_machine(x, 2, BIT)
    every(base, 1, [], [Options(base, 1, [(2, [reads(law, [0, 1])])]).of(0)], bool, "some heap has no code")
    every(base, 3, [reads(law, [0, 1]), reads(law, [0, 2])], [order(1, 2)], lambda sign: sign == 0,
          "some heap has two codes")
    every(base, 2, [reads(law, [0, 1])], [code(coding, base, 1)], lambda fits: fits is not None,
          f"some code is no power of {base}")
    if not table[table[0][1 + base] if coding == "power" else 0][0]:
        raise Rejected("the code of heap 0 does not stand for 0")
    return law

def must_be_mex(base, law, coding, options):
    """The law says which codes v belong to n: no option has the code v, and each smaller code of a value has one. That is
    enough where the order of codes is that of values."""
    every(base, 3, [law, code(coding, base, 2)], [options.of(0, 2), order(2, 1)],
          lambda found, sign: sign > 0 or bool(found) == (sign < 0),
          "some heap has an option of its own value, or no option of some value below its own")

def relation(rule, x, head):
    """The machine says which codes belong to n. Coding `value`: of several parts xor is taken digit by digit, in base 2;
    `power` has one part only; `odious` see `odious`. A run leaves m+1..n-1, worth X(n-1) xor X(m), where X, the xor of
    the values of 1..n, is another relation, proved by X(n) = X(n-1) xor G(n)."""
    coding = shaped(x, {"coding": set(CODINGS), **TABLE})["coding"]
    base, table = law = read_relation(x, coding)
    must_end(rule, base)
    runs = [move for move in rule.moves if isinstance(move, Run)]
    moves = [as_where(move) for move in rule.moves if not isinstance(move, Run)]
    parts, most = max([move.parts for move in moves] + [1 + bool(runs)]), {"value": 64 if base == 2 else 1, "power": 1, "odious": 2}
    if runs and coding != "value" or parts > most[coding] or bool(runs) != ("sums" in head):
        raise Rejected("this coding or base does not fit so many parts; runs, and they alone, need `sums`")
    clauses = []
    for move in moves:  # n, the code of all, parts and hidden variables, codes of parts
        count = move.variables + 1
        codes = [count + i for i in range(move.parts)] if move.parts > 1 else [1]
        add = [nim_sum(1, [(1, v) for v in codes])] if move.parts > 1 else []
        clauses.append((max(count, codes[-1] + 1), add + condition(base, renamed(move.atoms, lambda v: v + (v > 0)))
                        + [reads(law, [2 + i, v]) for i, v in enumerate(codes)]))
    if runs:
        sums = read_relation(shaped(head["sums"], TABLE), "value")
        if sums[0] != 2:
            raise Rejected("nim-sums are read in base 2")
        before = condition(2, [Linear("=", 1, [(-1, 0), (1, 2)])])  # n, X(n), n-1, X(n-1), G(n)
        total = Options(2, 2, [(5, [nim_sum(1, [(1, 3), (1, 4)]), reads(sums, [2, 3]), reads(law, [0, 4])] + before)])
        every(2, 2, [total.of(0, 1)._replace(end=lambda name: holds(total.ends(name)))], [reads(sums, [0, 1])],
              lambda sum_: sum_ is not None, "the sums are not those of the values")
        clauses += [(6, [nim_sum(1, [(1, 4), (1, 5)]), reads(sums, [2, 4]), reads(sums, [3, 5])] + before + condition(
            2, [Linear("<=", move.least, [(-1, 0), (1, 3)])])) for move in runs]  # n, w, n-1, m, X(n-1), X(m)
    if coding == "odious":
        odious(moves, base, law)
    else:
        must_be_mex(base, reads(law, [0, 1]), coding, Options(base, 2, clauses))

    def repeats(n0, p, s):
        if coding != "value":
            raise Rejected("a period is read from values that are not coded")
        later = condition(base, [Linear("=", p, [(1, 0), (-1, 2)]), Linear("=", s, [(1, 1), (-1, 3)]),
                                 Linear("<=", n0, [(-1, 0)])])
        every(base, 4, later + [reads(law, [0, 1])], [reads(law, [2, 3])], lambda other: other is not None,
              f"the law has not the period {p} from {n0} on")
    return repeats, (f"G(n) is read from the digits of n in base {base} by a relation of {len(table)} states ("
                         + CODINGS[coding].format(base) + ")")

def odious(moves, base, law):
    """One or two parts, each worth 0 or odious (with an odd number of ones); one part x counts as the pair (x, 0). For
    each heap with the code T: the pair (T, 0) is no option; if T = 0 no pair of equal codes is, else one is; and all
    pairs of codes J < I < T are options. That is enough: an odious number is left by (x, 0) only, as the xor of two
    odious ones is evil; 0 by equal ones; and an evil e with 0 < e < o is the xor of two different odious numbers
    below o, namely 2^b and e - 2^b for any bit b of e. So the mex is the number of T."""
    pairs, equal = [], []
    for move in moves:
        last = move.variables
        for codes in ([1, 2], [2, 1]):  # n, I, J, parts and hidden variables
            zero = [Linear("=", 0, [(1, codes[1])])] * (move.parts == 1)
            pairs.append((last + 2, condition(base, zero + renamed(move.atoms, lambda v: v + 2 * (v > 0)))
                          + [reads(law, [3 + i, v]) for i, v in zip(range(move.parts), codes)]))
        zero = [Linear("=", 0, [(1, last)])] * (move.parts == 1)
        equal.append((last + 1, condition(base, move.atoms + zero) + [reads(law, [1 + i, last]) for i in range(move.parts)]))
    (pairs, equal) = Options(base, 3, pairs), Options(base, 1, equal)

    def right(found, same, value, one, two, sign, below):
        if bool(same) != (value != 0) or value and sign == 0 and two == 0 and found:
            return False
        return not (sign < 0 and below < 0 and one == 1 and two < 2) or bool(found)
    every(base, 4, [reads(law, [0, 1])], [pairs.of(0, 2, 3), equal.of(0), only_digit(1), only_digit(2), only_digit(3), order(2, 1),
          order(3, 2)], right, "some heap is 0 with an option 0, or not, and has none; or it has an option of its own value; or not all "
          "pairs of smaller codes are among its options")

LAWS = {"machine": machine, "relation": relation}

def sentence(rule, claim, head):
    """A law that a machine or relation says is proved for all heaps at once."""
    moves_are(rule, lambda move: True, "heaps")
    if "law" in head:
        raise Rejected("`law` belongs to periods")
    name, x = only(head["claim"])
    return LAWS[name](rule, x, head)[1]

def sentence_period(rule, n0, p, s, head):
    """A period of such a law."""
    moves_are(rule, lambda move: True, "heaps")
    name, x = only(shaped(head.get("law"), {"machine?": dict, "relation?": dict}))
    repeats, _ = LAWS[name](rule, x, head)
    repeats(n0, p, s)
    return values(rule, n0 + p)

def quotients(rule, n0, p, s, head):
    """Takes and splits, and a law that may grow: write heap n >= n0 as n0+i+p*q with 0 <= i < p; it should be worth
    c_i + s*q, where c_i = G(n0+i). For each variable of a move (heap, parts, how often `every` was used) its residue is
    chosen, or it is a heap below n0; what is left are conditions about the quotients q, decided in base 2: no option
    has the value of its heap, and each smaller value is one's. An option is worth the xor of the c_j + s*q_j."""
    moves_are(rule, lambda move: isinstance(move, Take) or isinstance(move, Split) and move.heaps <= 4,
              "takes, and splits into at most 4 heaps")
    first = max(n0, 1)  # heap 0 is looked at apart
    G = values(rule, first + p)
    clauses = [{} for _ in range(p)]
    for move in map(as_where, rule.moves):
        residues = [range(first + p)] * move.parts + [range(p)] * (move.variables - move.parts - 1)
        equation = move.atoms[0] if move.atoms[0].sign == "=" else None  # tells the residue of n, as that of 1*n
        for chosen in itertools.product(*residues):
            BUDGET.tick()
            place = {0: 0}  # of the quotients: q, w, those of the parts and of what is hidden
            for v, a in enumerate(chosen, 1):
                if a >= first or v > move.parts:
                    place[v] = len(place) + 1
            here = range(p) if equation is None else [
                (equation.constant - first + sum(a * chosen[v - 1] for a, v in equation.terms[1:])) % p]
            for i in here:
                forms = [divided(atom, (first + i, *chosen), place, p) for atom in move.atoms]
                if None not in forms:
                    forms = [form for form in forms if form]
                    parts = [v for v in range(1, 1 + move.parts) if v in place]
                    sure = xor_of(G[chosen[v - 1]] for v in range(1, 1 + move.parts) if v not in place)
                    shape = tuple((sign, terms) for sign, _, terms in forms), tuple(place[v] for v in parts), len(place) + 1
                    begin = (*[constant for _, constant, _ in forms], (sure, *[G[chosen[v - 1]] for v in parts]))
                    clauses[i].setdefault(shape, set()).add(begin)
    for i, shapes in enumerate(clauses):
        options = [(count, [linear(2, Linear(sign, 0, terms)) for sign, terms in forms]
                    + [nim_sum(1, [(0, 0)] + [(s, v) for v in parts])], begins)
                   for (forms, parts, count), begins in shapes.items()]
        law = nim_sum(1, [(s, 0)])._replace(start=(G[first + i],))
        must_be_mex(2, law, "value", Options(2, 2, options))
    must_repeat(G, n0, first, p, s)
    return G

def divided(atom, chosen, place, p):
    """The atom where variable v is chosen[v], or chosen[v] + p*q where q has a place: an atom of the q as (sign, constant,
    terms); () if it always holds, None if never."""
    constant = atom.constant + sum(a * chosen[v] for a, v in atom.terms)
    terms = tuple((a, place[v]) for a, v in atom.terms if v in place)
    constant, rest = -(-constant // p), constant % p
    if atom.sign == "=":
        return None if rest or constant and not terms else (atom.sign, constant, terms) if terms else ()
    if constant <= 0 and all(a < 0 for a, _ in terms):
        return ()
    return None if constant > 0 and all(a > 0 for a, _ in terms) else (atom.sign, constant, terms)

def sliding_window(rule, claim, head):
    """The options of n are the heaps L(n)..n-1, L(0) = 0, L(n)-L(n-1) is 0 or 1. Decided in base 2: with A(n, y), `y
    is an option of n`, A(n, y) gives y < n and A(n+1, y+1), and where y+1 < n also A(n, y+1); A(n+1, y) and y < n
    give A(n, y).
    Then by induction the values of L(n)..n are 0..n-L(n), each once: the window either grows, and n is worth the next
    number, or slides, and n takes the value of the heap L(n-1) that leaves."""
    moves_are(rule, lambda move: not isinstance(move, Run) and as_where(move).parts == 1, "moves to one heap")
    if claim is not True:
        raise Rejected("this theorem shows `sliding`: true")
    options = Options(2, 2, [(w.variables, condition(2, w.atoms)) for w in map(as_where, rule.moves)])

    def right(a, b, c, e, sign, next_sign):
        return not (a and (sign >= 0 or next_sign < 0 and not b or not e) or c and sign < 0 and not a)
    every(2, 4, condition(2, [Linear("=", 1, [(1, 0), (-1, 2)]), Linear("=", 1, [(1, 1), (-1, 3)])]),  # n, y, n+1, y+1
          [options.of(0, 1), options.of(0, 3), options.of(2, 1), options.of(2, 3), order(1, 0), order(3, 0)], right,
          "the options of some heap n are no window that ends at n-1 and slides")
    return ("the options of n are the heaps L(n)..n-1, where L(n)-L(n-1) is 0 or 1; G(0) = 0, G(n) = n-L(n) if "
            "L(n) = L(n-1), else G(L(n-1))")

def p_positions(rule, x, head):
    """Tuples, each move to one tuple. Of some weighted sums of the coordinates the first one that a move changes becomes smaller, so
    play ends; no accepted position has an accepted option, and each other one has: so the accepted ones are the P-positions."""
    c = rule.coordinates
    base, table = law = read_machine(shaped(x, {"base": object, "states": list}), c, BIT)
    measure = shaped(head["measure"], [(range(2**63),) * c])
    if any(isinstance(move, Run) or as_where(move).parts != 1 for move in rule.moves):
        raise Rejected("this theorem is about moves to one position")
    moves = [as_where(move) for move in rule.moves]
    changes = [[(w, v) for v, w in enumerate(weights) if w] + [(-w, c + v) for v, w in enumerate(weights) if w]
               for weights in measure]
    for i, move in itertools.product(range(len(measure) + 1), moves):
        kept = [Linear("=", 0, change) for change in changes[:i]] + [Linear("<=", 1, change) for change in changes[i:i + 1]]
        must_never(2, move.variables, move.atoms + kept, "some move does not make the measure smaller")
    there = list(range(c, 2 * c))
    options = Options(base, c, [(move.variables, condition(base, move.atoms) + [reads(law, there)]) for move in moves])
    every(base, c, [], [reads(law, list(range(c))), options.of(*range(c))], lambda lost, found: (lost is None) == bool(found),
          "some accepted position has an accepted option, or some other has none")
    return f"the P-positions are those that a machine of {len(table)} states accepts, digit by digit in base {base}"
