"""Relations between natural numbers that automata read, and what logic makes of them.

An automaton reads the digits of several numbers at once, the lowest first; behind the last digits are zeros
without end, which change nothing. Equations, inequalities, powers and nim-sums are such relations, and so is
what "and", "not" and "there is" make of them: so a sentence about all numbers is decided (Büchi 1960). In the
base "fibonacci" numbers are sums of 1, 2, 3, 5, 8, …, no two of them neighbours; no other rows of digits are
accepted.
"""
from collections import namedtuple
from functools import reduce
from operator import add, or_

from rules import BUDGET, MAX_STATES, MAX_SYMBOLS, Linear, Power, able, asked

# The variables, ascending; the next states by symbols (the first digit counts least); which states accept.
Machine = namedtuple("Machine", "tracks rows accepts")
TRUE, FALSE = Machine((), [[0]], [True]), Machine((), [[0]], [False])

def explore(start, successors):
    """All states that can be reached from the start, and for each the numbers of the next ones."""
    number, states, rows, size = {start: 0}, [start], [], 0
    for state in states:
        BUDGET.tick()
        row = []
        for to in successors(state):
            place = number.get(to)
            if place is None:
                place = number[to] = len(states)
                states.append(to)
            row.append(place)
        rows.append(row)
        size += len(row)
        able(size <= MAX_STATES, "an automaton has too many states")
    return states, rows

def smallest(tracks, rows, accepts):
    """Moore 1956: states are told apart by what they accept, then by where they lead, until nothing
    changes."""
    kind, count = [int(accept) for accept in accepts], 0
    while True:
        BUDGET.tick()
        number = {}
        seen = ((own, *map(kind.__getitem__, row)) for own, row in zip(kind, rows))
        kind = [number.setdefault(key, len(number)) for key in seen]
        if len(number) == count:
            break
        count = len(number)
    first = dict(zip(reversed(kind), reversed(range(len(kind)))))
    rows = [[kind[to] for to in rows[first[k]]] for k in range(count)]
    return Machine(tuple(tracks), rows, [accepts[first[k]] for k in range(count)])

def successors_without(machine, place, base):
    """For each state and symbol without the digit at this place, the set of next states, as the ones of a
    number. Where nothing is accepted any more is left out."""
    weight, symbols = base**place, len(machine.rows[0])
    ones = [0 if not accept and set(row) == {s} else 1 << s
            for s, (row, accept) in enumerate(zip(machine.rows, machine.accepts))]
    groups = [range(x, x + weight * base, weight) for x in range(symbols) if x // weight % base == 0]
    return [[reduce(or_, [ones[row[x]] for x in group]) for group in groups] for row in machine.rows]

def from_all(rows, mask):
    """The next sets, by symbols, from all states of a set."""
    after = [0] * len(rows[0])
    while mask:
        after = list(map(or_, after, rows[(mask & -mask).bit_length() - 1]))
        mask &= mask - 1
    return after

class Logic:
    """Builds machines in one base."""

    def __init__(self, base):
        self.fibonacci, self.base, self.known = base == "fibonacci", 2 if base == "fibonacci" else base, {}

    def symbols(self, count):
        able(self.base**min(count, 64) <= MAX_SYMBOLS, f"{count} variables in base {self.base}")
        return self.base**count

    def places(self, tracks, some):
        """For each symbol of all tracks, that of some of them, in the order given."""
        self.symbols(len(tracks))
        places = [0]
        for track in tracks:
            weight = self.base**some.index(track) if track in some else 0
            places = [x + d * weight for d in range(self.base) for x in places]
        return places

    def built(self, tracks, start, successors, accepts):
        states, rows = explore(start, successors)
        return smallest(tracks, rows, [accepts(state) for state in states])

    def numbers(self, tracks):
        """Fibonacci numbers in a sum are no neighbours."""
        letters = range(self.symbols(len(tracks)))
        return self.built(tracks, 0, lambda last: [-1 if last < 0 or last & x else x for x in letters],
                          lambda last: last >= 0)

    def product(self, a, b, says):
        """States, rows and acceptance of a machine that runs both."""
        tracks = tuple(sorted({*a.tracks, *b.tracks}))
        if self.fibonacci and says(False, False) | says(True, False) | says(False, True):
            a, b = (self.both(x, self.numbers(tracks)) for x in (a, b))
        count = len(b.rows)
        of_a, of_b = (self.places(tracks, x.tracks) for x in (a, b))
        left, right = [None] * len(a.rows), [None] * count

        def successors(state):
            x, y = divmod(state, count)
            if left[x] is None:
                left[x] = [count * a.rows[x][symbol] for symbol in of_a]
            if right[y] is None:
                right[y] = [b.rows[y][symbol] for symbol in of_b]
            return map(add, left[x], right[y])
        states, rows = explore(0, successors)
        return tracks, rows, [says(a.accepts[state // count], b.accepts[state % count]) for state in states]

    def both(self, *machines):
        """All of them hold."""
        whole = TRUE
        for machine in sorted(machines, key=lambda machine: len(machine.rows)):
            both = None if whole is TRUE else self.product(whole, machine, lambda x, y: x and y)
            whole = smallest(*both) if both else machine
        return whole

    def either(self, a, b):
        return smallest(*self.product(a, b, lambda x, y: x or y))

    def never(self, a, b):
        return not any(self.product(a, b, lambda x, y: x and y)[2])

    def implies(self, a, b):
        return not any(self.product(a, b, lambda x, y: x and not y)[2])

    def exists(self, machine, hidden):
        """There is a number for the hidden variable; it may have more digits than the others."""
        if hidden not in machine.tracks:
            return machine
        place = machine.tracks.index(hidden)
        after = successors_without(machine, place, self.base)
        good, before = sum(1 << s for s, accept in enumerate(machine.accepts) if accept), None
        while good != before:
            before = good
            good |= sum(1 << s for s, row in enumerate(after) if row[0] & good and not good >> s & 1)
        tracks = machine.tracks[:place] + machine.tracks[place + 1:]
        return self.built(tracks, 1, lambda mask: from_all(after, mask), lambda mask: mask & good > 0)

    def joined(self, machines, hidden):
        """All hold, for some hidden numbers: the variable that joins the fewest tracks goes first."""
        machines, hidden = list(machines), set(hidden)
        while hidden:
            variable = min(sorted(hidden), key=lambda v: len({
                track for machine in machines if v in machine.tracks for track in machine.tracks}))
            hidden.remove(variable)
            about = [machine for machine in machines if variable in machine.tracks]
            machines = [machine for machine in machines if variable not in machine.tracks]
            machines.append(self.exists(self.both(*about), variable))
        return self.both(*machines)

    def renamed(self, machine, *names):
        """The same of other variables, told in the order of the tracks."""
        tracks = tuple(sorted(names))
        places = self.places(tracks, names)
        return Machine(tracks, [[row[symbol] for symbol in places] for row in machine.rows], machine.accepts)

    def given(self, rows, accepts, tracks):
        """A machine of the file."""
        machine = smallest(tracks, rows, accepts)
        return self.both(machine, self.numbers(tracks)) if self.fibonacci else machine

    def form(self, sign, constant, *terms):
        """constant + sum of coefficient*variable = 0, or <= 0. What the digits read so far leave is carried:
        c + a*(d + b*x) = 0 is (c + a*d)/b + a*x = 0, where the division must leave nothing; for <= 0 it is
        rounded up."""
        key = sign, constant, tuple(a for a, _ in terms)
        if key not in self.known:
            adds, base = [0], self.base
            self.symbols(len(terms))
            for a, _ in terms:
                adds = [x + a * d for d in range(base) for x in adds]
            tracks = range(len(terms))
            if self.fibonacci:
                self.known[key] = self.fibonacci_form(sign, constant, tracks, adds)
            elif sign == "=":
                self.known[key] = self.built(tracks, constant, lambda carry: [
                    None if carry is None or (carry + x) % base else (carry + x) // base for x in adds],
                    lambda carry: carry == 0)
            else:
                self.known[key] = self.built(tracks, constant, lambda carry: [
                    -(-(carry + x) // base) for x in adds], lambda carry: carry <= 0)
        return self.renamed(self.known[key], *[v for _, v in terms])

    def fibonacci_form(self, sign, constant, tracks, adds):
        """Read the greatest digit first: with j to come, what was read is a*F(j) + b*F(j-1), where F(-1) =
        F(0) = 1, F(1) = 2, and a digit sum e makes it (a+b+e)*F(j-1) + a*F(j-2). What comes is less than F(j)
        for each variable, so at most C*F(j), C the sum of all |coefficient|; F(j-1)/F(j) is from 1/2 to 1. So
        where a + b/2 and a + b both exceed C + |constant|, the sign is decided. Then all is turned round: the
        states from which acceptance is reached."""
        most = max(adds) - min(adds) + abs(constant) + 1

        def successors(state):
            if type(state) is int:
                return [state] * len(adds)
            a, b = state
            both = [(2 * x + a, 2 * (x + a), x) for e in adds for x in [a + b + e]]
            most2 = 2 * most
            return [1 if min(y, z) > most2 else -1 if max(y, z) < -most2 else (x, a) for y, z, x in both]
        states, rows = explore((0, 0), successors)
        before = [[0] * len(adds) for _ in states]
        for s, row in enumerate(rows):
            for symbol, to in enumerate(row):
                before[to][symbol] |= 1 << s
        ends = [state if type(state) is int else sum(state) + constant for state in states]
        start = sum(1 << s for s, end in enumerate(ends) if end == 0 or end < 0 and sign == "<=")
        machine = self.built(tracks, start, lambda mask: from_all(before, mask), lambda mask: mask & 1 > 0)
        return self.both(machine, self.numbers(tracks))

    def power(self, variable, yes=True):
        """It is, or is not, 1, b, b², …, where b is the base."""
        self.symbols(1)
        steps = [[0, 1] + [2] * (self.base - 2), [1] + [2] * (self.base - 1), [2] * self.base]
        return Machine((variable,), steps, [not yes, yes, not yes])

    def nim_sum(self, *variables):
        """Three variables whose nim-sum is 0, if the digits of all are 0 and 1."""
        digits = [[symbol // self.base**i % self.base for i in range(3)] for symbol in range(self.base**3)]
        row = [0 if max(ds) < 2 and sum(ds) % 2 == 0 else 1 for ds in digits]
        return Machine(tuple(sorted(variables)), [row, [1] * len(row)], [True, False])

    def atom(self, atom, name):
        """An atom of a move, with its variables renamed."""
        if isinstance(atom, Linear):
            return self.form(atom.sign, atom.constant, *[(a, name(v)) for a, v in atom.terms])
        asked(atom.base == self.base and not self.fibonacci, f"powers of {atom.base} not read in this base")
        return self.power(name(atom.variable), atom.yes)
