"""Automata that decide sentences about all numbers.

Numbers are read digit by digit, the lowest first; behind the last digits are zeros without end. A part of a condition has a
start, a step (the state after one digit of each variable; None: no way on), and at its end says a number, or None where it
does not hold. The base may be "fibonacci": numbers are sums of 1, 2, 3, 5, 8, ..., no two of them neighbours.
"""
import itertools
from collections import namedtuple

from reading import BUDGET, MAX_STATES, WORD, NotChecked, Rejected, shaped
from rules import Linear, Power, Where, xor_of

Part = namedtuple("Part", "start step end")

def letters(base, width):
    radix = 2 if base == "fibonacci" else base
    if radix**width > 1 << 16:
        raise NotChecked(f"{width} variables in base {base}")
    return list(itertools.product(range(radix), repeat=width))

def holds(said):
    return 0 if said else None

def linear(base, atom):
    """constant + sum of terms = 0, or <= 0. What the digits read so far leave is carried: c + a*(d + b*x) = 0 is
    (c + a*d)/b + a*x = 0, where the division must leave nothing; for <= 0 it is rounded up."""
    if base == "fibonacci":
        return fibonacci(atom)

    def step(carry, digits):
        total = carry + sum(a * digits[v] for a, v in atom.terms)
        if atom.sign == "<=":
            return -(-total // base)
        return None if total % base else total // base
    return Part(atom.constant, step, lambda carry: holds(carry == 0 or carry < 0 and atom.sign == "<="))

def fibonacci(atom):
    """The same for sums of Fibonacci numbers F(0) = 1, F(1) = 2, F(2) = 3, ... (F(-1) = 1). Read the greatest first: with j
    digits to come, what was read is a*F(j) + b*F(j-1), and a digit sum e makes it (a + b + e)*F(j-1) + a*F(j-2). What comes is
    less than F(j) for each variable, so at most C*F(j), C the sum of all |coefficient|. F(j-1)/F(j) is from 1/2 to 1: so where
    a + b/2 and a + b exceed M = C + |constant| + 1, the whole is positive, and stays so; and likewise negative. The other states are
    finitely many. Then all is turned round: a set of states from which what was read leads to acceptance."""
    most = sum(abs(a) for a, _ in atom.terms) + abs(atom.constant) + 1
    adds = {d: sum(a * x for (a, _), x in zip(atom.terms, d)) for d in letters(2, len(atom.terms))}
    todo, before = [(0, 0)], {(0, 0): {}}
    for state in todo:
        BUDGET.tick()
        for letter, e in adds.items():
            a, b = state if type(state) is tuple else (0, 0)
            a, b = a + b + e, a
            after = state if type(state) is int else (a, b)
            for sign in (1, -1):
                if type(state) is tuple and sign * (2 * a + b) > 2 * most and sign * (a + b) > most:
                    after = sign
            if after not in before:
                before[after] = {}
                todo.append(after)
            before[after].setdefault(letter, []).append(state)
        if len(todo) * len(adds) > MAX_STATES:
            raise NotChecked("a linear form has too many states")

    def accepts(state):
        value = state if type(state) is int else sum(state) + atom.constant
        return value == 0 or value < 0 and atom.sign == "<="
    known = {}

    def step(states, digits):
        letter = tuple(digits[v] for _, v in atom.terms)
        if (states, letter) not in known:
            known[states, letter] = frozenset(x for state in states for x in before[state].get(letter, ()))
        return known[states, letter]
    return Part(frozenset(filter(accepts, todo)), step, lambda states: holds((0, 0) in states))

def numbers(base, count):
    """The first `count` variables are numbers: no neighbours in the Fibonacci base."""
    if base != "fibonacci":
        return []
    return [Part((0,) * count, lambda last, digits: None if any(map(min, last, digits)) else digits[:count], lambda last: 0)]

def only_digit(variable):
    """Has it no digit but 0 (0), just one, a 1 (1), or others (2)?"""
    def step(state, digits):
        return state if digits[variable] == 0 else 1 if digits[variable] == 1 and state == 0 else 2
    return Part(0, step, lambda state: state)

def condition(base, atoms):
    """All atoms."""
    def part(atom):
        if isinstance(atom, Linear):
            return linear(base, atom)
        if atom.base != base:
            raise Rejected(f"powers of {atom.base} are not read in base {base}")
        one = only_digit(atom.variable)
        return one._replace(end=lambda state: holds((state == 1) == atom.yes))
    return [part(atom) for atom in atoms]

def order(x, y):
    """How two numbers compare: -1, 0 or 1."""
    return Part(0, lambda before, digits: (digits[x] > digits[y]) - (digits[x] < digits[y]) or before, lambda sign: sign)

def reads(machine, variables, value=False):
    """A machine of the file reads some of the variables, and accepts, or gives its value."""
    base, table = machine
    places = [(v, (2 if base == "fibonacci" else base)**i) for i, v in enumerate(variables)]
    return Part(0, lambda state, digits: table[state][1 + sum(digits[v] * place for v, place in places)],
                lambda state: table[state][0] if value else holds(table[state][0]))

def nim_sum(total, terms):
    """In base 2: the xor of factor*variable (+ a start that is carried) is the variable `total`."""
    def step(carries, digits):
        sums = [carry + factor * digits[v] for carry, (factor, v) in zip(carries, terms)]
        return None if (sum(sums) + digits[total]) % 2 else tuple(x // 2 for x in sums)
    return Part((0,) * len(terms), step, lambda carries: holds(not any(carries)))

def advance(parts, states, digits):
    after = []
    for part, state in zip(parts, states):
        state = part.step(state, digits)
        if state is None:
            return None
        after.append(state)
    return tuple(after)

class Options:
    """An "or" of clauses: (how many variables, parts[, all starts of the first parts]). The first `visible` variables are
    read, the others need only exist: their digits are guessed. A state is the set of all (clause, states of its parts)
    that the guesses lead to."""

    def __init__(self, base, visible, clauses):
        self.visible, self.hidden = visible, [letters(base, clause[0] - visible) for clause in clauses]
        self.parts = [clause[1] + numbers(base, clause[0]) for clause in clauses]
        self.steps, self.sets, self.nexts, self.said, self.size = {}, {}, {}, {}, 0
        starts = [(i, (*begin, *[part.start for part in self.parts[i]][len(begin):]))
                  for i, clause in enumerate(clauses) for begin in (clause[2] if len(clause) > 2 else [()])]
        self.start = frozenset(starts)

    def ways(self, state, letter):
        """The states after one letter, whatever the hidden digits are."""
        if (state, letter) not in self.steps:
            BUDGET.tick()
            clause, states = state
            ways = (advance(self.parts[clause], states, letter + hidden) for hidden in self.hidden[clause])
            self.steps[state, letter] = frozenset((clause, after) for after in ways if after is not None)
        return self.steps[state, letter]

    def next(self, states, letter):
        if (states, letter) not in self.nexts:
            BUDGET.tick()
            found = frozenset().union(*[self.ways(state, letter) for state in states])
            self.size += len(found)
            if self.size > 16 * MAX_STATES:
                raise NotChecked("the sets of states become too many")
            self.nexts[states, letter] = self.sets.setdefault(found, found)
        return self.nexts[states, letter]

    def ends(self, states):
        """The xor of what the parts say, for all states in which they hold, as hidden numbers may have more digits."""
        if states not in self.said:
            path, said, at = set(), set(), states
            while at not in path:
                path.add(at)
                for clause, parts in at:
                    said.add(xor_of([part.end(state) for part, state in zip(self.parts[clause], parts)]))
                at = self.next(at, (0,) * self.visible)
            self.said[states] = frozenset(said - {None})
        return self.said[states]

    def of(self, *variables):
        """The part that reads these variables."""
        return Part(self.start, lambda states, digits: self.next(states, tuple(digits[v] for v in variables)), self.ends)

def every(base, width, given, asked, true, why):
    """For all numbers: where the given parts hold, is it true what the asked ones say?"""
    parts, alphabet = numbers(base, width) + given + asked, letters(base, width)
    start = tuple(part.start for part in parts)
    seen, todo = {start}, [start]
    while todo:
        BUDGET.tick()
        states = todo.pop()
        said = [part.end(state) for part, state in zip(parts, states)]
        if None not in said[:len(parts) - len(asked)] and not true(*said[len(parts) - len(asked):]):
            raise Rejected(why)
        for after in (advance(parts, states, letter) for letter in alphabet):
            if after is not None and after not in seen:
                if len(seen) >= MAX_STATES:
                    raise NotChecked(f"more than {MAX_STATES} states")
                seen.add(after)
                todo.append(after)

def must_never(base, variables, atoms, why):
    """Is there no way that all atoms hold?"""
    every(base, 0, [], [Options(base, 0, [(variables, condition(base, atoms))]).of()], lambda ways: not ways, why)

def must_end(rule, base):
    """Is every part smaller than its heap, so that play ends and values are decided from below?"""
    for move in rule.moves:
        for part in range(1, move.parts + 1) if isinstance(move, Where) else ():
            atoms = move.atoms + [Linear("<=", 0, [(1, 0), (-1, part)])]
            must_never(base, move.variables, atoms, "a part may be no smaller than its heap")

def read_machine(x, width, most=WORD):
    """A base, and states (value, next states)."""
    base = x["base"] if x["base"] == "fibonacci" else shaped(x["base"], range(2, 1 << 16))
    rows, symbols = shaped(x["states"], [list]), len(letters(base, width))
    if not 0 < symbols * len(rows) <= MAX_STATES:
        raise NotChecked(f"a machine of no steps or more than {MAX_STATES}")
    for row in rows:
        shaped(row, (most,) + (range(len(rows)),) * symbols)
    if any(row[0] != rows[row[1]][0] for row in rows):
        raise Rejected("zeros in front change what a machine says")
    return base, rows
