"""Automata that decide whether an option exists.

Numbers are read digit by digit, the lowest first. A part of a condition is a triple (starts, step, ends): a state
reads one digit of each variable (None: no way on), and at the end gives a number, or None where the part fails.
"""
import itertools

from reading import BUDGET, MAX_STATES, NotChecked, Rejected, array_of, number
from rules import Linear, Power, Take, Where


def linear(base, atom, rename):
    """constant + sum of terms = 0, or <= 0. What the digits read so far leave is carried: c + a*(d + b*x) = 0 is
    (c + a*d)/b + a*x = 0, where the division must leave nothing; for <= 0 it is rounded up."""
    terms = [(a, rename(v)) for a, v in atom.terms]

    def step(carry, digits):
        total = carry + sum(a * digits[v] for a, v in terms)
        if atom.sign == "<=":
            return -(-total // base)
        return None if total % base else total // base
    return [atom.constant], step, lambda carry: 0 if carry == 0 or carry < 0 and atom.sign == "<=" else None


def power(base, atom, rename):
    """Just one digit is not 0, and it is 1."""
    if atom.base != base:
        raise Rejected(f"powers of {atom.base} are not read in base {base}")
    v = rename(atom.variable)

    def step(state, digits):
        state = (state if digits[v] == 0 else 1 if digits[v] == 1 and state == 0 else 2)
        return None if state == 2 and atom.yes else state
    return [0], step, lambda state: 0 if (state == 1) == atom.yes else None


def reads(table, base, variables, end=lambda value: 0 if value else None):
    """A machine of the file reads some of the variables; it accepts, or (with another `end`) gives its value."""
    def step(state, digits):
        return table[state][1 + sum(digits[v] * base**i for i, v in enumerate(variables))]
    return [0], step, lambda state: end(table[state][0])


class Subsets:
    """Sets of states, found as they are needed: which states can be reached, whatever hidden variables are? `step`
    gives the next states by a letter, `end` what a state says at the end, or None."""

    def __init__(self, step, end, zero):
        self.step, self.end, self.zero = step, end, zero
        self.names, self.states, self.steps = {}, [], {}
        self.sets, self.members, self.nexts, self.found, self.size = {}, [], {}, {}, 0

    def of(self, states):
        members = set()
        for state in states:
            if state not in self.names:
                self.names[state] = len(self.states)
                self.states.append(state)
            members.add(self.names[state])
        return self.known(frozenset(members))

    def known(self, members):
        if members not in self.sets:
            self.size += 1 + len(members)
            if self.size > 16 * MAX_STATES:
                raise NotChecked("the sets of states become too many")
            self.sets[members] = len(self.members)
            self.members.append(members)
        return self.sets[members]

    def next(self, name, letter):
        if (name, letter) not in self.nexts:
            found = set()
            for state in self.members[name]:
                if (state, letter) not in self.steps:
                    BUDGET.tick()
                    after = self.of(self.step(self.states[state], letter))
                    self.steps[state, letter] = self.members[after]
                found |= self.steps[state, letter]
            BUDGET.tick()
            self.nexts[name, letter] = self.known(frozenset(found))
        return self.nexts[name, letter]

    def ends(self, name):
        """All that the states say, as hidden variables may have more digits than those that are seen."""
        if name not in self.found:
            path, said = {}, set()
            at = name
            while at not in path:
                path[at] = None
                said.update(self.end(self.states[state]) for state in self.members[at])
                at = self.next(at, self.zero)
            self.found[name] = frozenset(said - {None})
        return self.found[name]


def options(base, visible, clauses):
    """The subset automaton of an "or" of clauses (number of variables, parts of the condition), and its start. The
    first `visible` variables are read, the others need only exist; the numbers at the ends are added as nim-sums."""
    digits = range(base)
    for count, _ in clauses:
        if base**(count - visible) > 1 << 16:
            raise NotChecked(f"{count} variables in base {base}")

    def step(state, letter):
        clause, states = state
        count, parts = clauses[clause]
        for hidden in itertools.product(digits, repeat=count - visible):
            after = []
            for (_, step, _), state in zip(parts, states):
                state = step(state, letter + hidden)
                if state is None:
                    break
                after.append(state)
            else:
                yield clause, tuple(after)

    def end(state):
        total = 0
        for (_, _, end), state in zip(clauses[state[0]][1], state[1]):
            value = end(state)
            if value is None:
                return None
            total ^= value
        return total
    found = Subsets(step, end, (0,) * visible)
    starts = [(i, states) for i, (_, parts) in enumerate(clauses)
              for states in itertools.product(*[part[0] for part in parts])]
    return found, found.of(starts)


def explore(start, letters, step, look):
    """Looks at every state that can be reached."""
    seen, todo = {start}, [start]
    while todo:
        BUDGET.tick()
        state = todo.pop()
        look(state)
        for letter in letters:
            after = step(state, letter)
            if after is not None and after not in seen:
                if len(seen) >= MAX_STATES:
                    raise NotChecked(f"more than {MAX_STATES} states")
                seen.add(after)
                todo.append(after)


def larger(before, x, y):
    """How two numbers compare, by their next digits: -1, 0 or 1."""
    return (x > y) - (x < y) or before


def as_where(move):
    """Moves on one heap as `where`; what leaves nothing leaves one part 0, which is worth the same."""
    if isinstance(move, Where):
        if move.parts:
            return move
        def later(v):
            return v + (v > 0)
        atoms = [Power(a.base, later(a.variable), a.yes) if isinstance(a, Power) else
                 Linear(a.sign, a.constant, [(c, later(v)) for c, v in a.terms]) for a in move.atoms]
        return Where(1, move.variables + 1, atoms + [Linear("=", 0, [(1, 1)])])
    if isinstance(move, Take):
        atoms = [Linear("<=", move.least, [(-1, 0), (1, 1)])]
        atoms += [] if move.most is None else [Linear("<=", -move.most, [(1, 0), (-1, 1)])]
        return Where(1, 2, atoms)
    h = max(move.heaps, 1)
    total = [(-1, 0)] + [(1, i + 1) for i in range(h)] + ([(move.every, h + 1)] if move.every else [])
    atoms = [Linear("=", move.taken, total)]
    atoms.append(Linear("<=", 1, [(-1, 1)]) if move.heaps else Linear("=", 0, [(1, 1)]))
    for i in range(1, h):  # in ascending order
        if move.kind == "equal":
            atoms.append(Linear("=", 0, [(1, i), (-1, i + 1)]))
        else:
            atoms.append(Linear("<=", int(move.kind == "different"), [(1, i), (-1, i + 1)]))
    if move.kind == "unequal":
        atoms.append(Linear("<=", 1, [(1, 1), (-1, h)]))
    return Where(h, 1 + h + (move.every is not None), atoms)


def condition(atoms, base, rename=lambda v: v):
    return [linear(base, atom, rename) if isinstance(atom, Linear) else power(base, atom, rename) for atom in atoms]


def happens(base, variables, parts):
    """Can the condition be true?"""
    found, start = options(base, 0, [(variables, parts)])
    return bool(found.ends(start))


def must_end(rule, base):
    """Is every part smaller than its heap, so that play ends and values are decided from below?"""
    for move in rule.moves:
        for part in range(1, move.parts + 1) if isinstance(move, Where) else ():
            not_smaller = Linear("<=", 0, [(1, 0), (-1, part)])
            if happens(base, move.variables, condition(move.atoms + [not_smaller], base)):
                raise Rejected("a part may be no smaller than its heap")


def read_machine(x, width, most=1):
    """A base, and states (value, next states): a table of whole numbers."""
    base = number(x["base"], 2, 1 << 16)
    rows = array_of(x["states"])
    letters = base**width
    if letters * len(rows) > MAX_STATES:
        raise NotChecked(f"a machine of more than {MAX_STATES} steps")
    for row in rows or array_of(None):
        number(array_of(row, letters + 1)[0], 0, most)
        for after in row[1:]:
            number(after, 0, len(rows) - 1)
    def look(state):
        if rows[state][0] != rows[rows[state][1]][0]:
            raise Rejected("zeros in front change what a machine says")
    explore(0, range(letters), lambda state, letter: rows[state][1 + letter], look)
    return base, rows
