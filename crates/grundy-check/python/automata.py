"""Relations between natural numbers that automata read, and what logic makes of them.

An automaton reads the digits of several numbers at once, the lowest first; behind the last digits are zeros
without end, which change nothing. Equations, inequalities, powers and nim-sums are such relations, and so is
what "and", "or", "not" and "there is" make of them: so a sentence about all numbers is decided (Büchi 1960).
In the base "fibonacci" numbers are sums of 1, 2, 3, 5, 8, …, no two of them neighbours; no other rows of
digits are accepted.
"""
from functools import lru_cache, reduce
from itertools import product

from rules import HEAP, MAX_ENTRIES, MAX_SYMBOLS, PART, Linear, able, asked, xor_of

class Relation:
    """Its logic; the variables, ascending; the next states by symbols, in which the digit of the first
    variable counts least; and which states accept."""

    def __init__(self, logic, tracks, rows, accepts):
        self.logic, self.tracks, self.rows, self.accepts = logic, tracks, rows, accepts

    def __bool__(self):
        """Does it hold for any numbers?"""
        return any(self.accepts)

    def __and__(self, other):
        return self.paired(other, lambda x, y: x and y)

    def __or__(self, other):
        return self.logic.legal(self.paired(other, lambda x, y: x or y))

    def __sub__(self, other):
        return self.logic.legal(self.paired(other, lambda x, y: x and not y))

    def __le__(self, other):
        """Does this one imply the other?"""
        return not self - other

    def __call__(self, *names):
        """The same of other variables, told in the order of the tracks."""
        tracks = tuple(sorted(names))
        return Relation(self.logic, tracks, self.reading(tracks, names), self.accepts)

    def reading(self, tracks, names):
        """The rows where these tracks are read, and its own have these names."""
        places, base = [0], self.logic.base
        able(len(self.rows) * self.logic.symbols(len(tracks)) <= MAX_ENTRIES, "an automaton is too large")
        for track in tracks:
            weight = base**names.index(track) if track in names else 0
            places = [x + d * weight for d in range(base) for x in places]
        return [[row[x] for x in places] for row in self.rows]

    def paired(self, other, says):
        """Both are read at once."""
        tracks = tuple(sorted({*self.tracks, *other.tracks}))
        left, right = (one.reading(tracks, one.tracks) for one in (self, other))
        return self.logic.built(tracks, (0, 0), lambda state: zip(left[state[0]], right[state[1]]),
                                lambda state: says(self.accepts[state[0]], other.accepts[state[1]]))

    def without(self, hidden):
        """There is a number for the hidden variable, which is guessed; it may have more digits than the
        others."""
        tracks = tuple(track for track in self.tracks if track != hidden)
        rows, size = self.reading(tracks + (hidden,), self.tracks), self.logic.symbols(len(tracks))
        lost = {s for s, row in enumerate(rows) if set(row) == {s} and not self.accepts[s]}
        ways = [[set(row[x::size]) - lost for x in range(size)] for row in rows]
        return self.logic.guessed(tracks, [0], ways.__getitem__, self.accepts.__getitem__)

class Logic:
    """Builds relations in one base."""

    def __init__(self, base):
        self.fibonacci, self.base = base == "fibonacci", 2 if base == "fibonacci" else base
        self.always, self.never = (Relation(self, (), [[0]], [yes]) for yes in (True, False))

    def symbols(self, number):
        able(self.base**min(number, 64) <= MAX_SYMBOLS, f"{number} variables in base {self.base}")
        return self.base**number

    def built(self, tracks, start, successors, accepts):
        """The smallest automaton: states are told apart by what they accept, zeros behind it included, then
        by where they lead, until nothing changes (Moore 1956)."""
        states, rows = explore(start, successors)
        kind, more, size = None, [bool(accepts(state)) for state in states], 0
        while kind != more:
            kind, more = more, [own or more[row[0]] for own, row in zip(more, rows)]
        while size != len(set(kind)):
            size, number = len(set(kind)), {}
            seen = ((own, *map(kind.__getitem__, row)) for own, row in zip(kind, rows))
            kind = [number.setdefault(key, len(number)) for key in seen]
        first = dict(zip(reversed(kind), reversed(range(len(kind)))))
        rows = [[kind[to] for to in rows[first[k]]] for k in range(size)]
        return Relation(self, tuple(tracks), rows, [more[first[k]] for k in range(size)])

    def guessed(self, tracks, starts, ways, accepts):
        """An automaton that guesses its way, told by sets of states: ways(state) are the next ones, by
        symbols."""
        nowhere = [set()] * self.symbols(len(tracks))
        return self.built(tracks, frozenset(starts), lambda states: [
            frozenset().union(*sets) for sets in zip(nowhere, *map(ways, states))],
            lambda states: any(map(accepts, states)))

    def table(self, rows, accepts, *tracks):
        """A relation told state by state."""
        found = self.built(range(len(tracks)), 0, rows.__getitem__, accepts.__getitem__)
        return self.legal(found(*tracks))

    def legal(self, relation):
        """Fibonacci numbers in a sum are no neighbours."""
        for track in relation.tracks if self.fibonacci else ():
            relation &= Relation(self, (track,), [[0, 1], [0, 2], [2, 2]], [True, True, False])
        return relation

    def join(self, keep, *relations):
        """All hold, for some numbers that are not kept: the variable that joins the fewest tracks is hidden
        first."""
        relations, hidden = list(relations), {v for one in relations for v in one.tracks} - set(keep)
        while hidden:
            about = {v: [one for one in relations if v in one.tracks] for v in hidden}
            v = min(sorted(hidden), key=lambda v: len({track for one in about[v] for track in one.tracks}))
            hidden.remove(v)
            relations = [one for one in relations if v not in one.tracks] + [self.all(about[v]).without(v)]
        return self.all(relations)

    def all(self, relations):
        relations = sorted(relations, key=lambda relation: len(relation.rows)) or [self.always]
        return reduce(Relation.__and__, relations)

    def linear(self, sign, constant, *terms):
        """constant + sum of coefficient*variable = 0, or <= 0."""
        return self.form(sign, constant, *[a for a, _ in terms])(*[v for _, v in terms])

    @lru_cache(None)
    def form(self, sign, constant, *factors):
        """What the digits read so far leave is carried: c + a*(d + b*x) = 0 is (c + a*d)/b + a*x = 0, where
        the division must leave nothing; for <= 0 it is rounded up."""
        tracks, base = range(len(factors)), self.base
        if self.fibonacci and sign == "<=":  # there is a number that makes it 0
            return self.form("=", constant, *factors, 1).without(len(tracks))
        self.symbols(len(factors))
        adds = [sum(a * d for a, d in zip(factors, reversed(digits)))
                for digits in product(range(base), repeat=len(factors))]
        if self.fibonacci:
            return self.fibonacci_form(constant, tracks, adds)
        if sign == "<=":
            return self.built(tracks, constant, lambda c: (-(-(c + x) // base) for x in adds),
                              lambda c: c <= 0)
        return self.built(tracks, constant, lambda c: (
            None if c is None or (c + x) % base else (c + x) // base for x in adds), lambda c: c == 0)

    def fibonacci_form(self, constant, tracks, adds):
        """Read the greatest digit first: with j digits to come, what was read is a*F(j) + b*F(j-1), where
        F(-1) = F(0) = 1, F(1) = 2, and digits that add e make it (a+b+e)*F(j-1) + a*F(j-2). What comes is at
        most C*F(j), C the sum of all |coefficient|, and F(j-1)/F(j) is from 1/2 to 1: where a + b/2 and a + b
        both exceed C + |constant|, or both are below its negative, 0 is out of reach. Then all is turned
        round."""
        far = 2 * (max(adds) - min(adds) + abs(constant) + 1)

        def successors(state):
            for a, b in [(sum(state) + e, state[0]) for e in adds if state]:
                least, most = sorted((2 * a + b, 2 * (a + b)))
                yield (a, b) if least <= far and most >= -far else ()
        states, rows = explore((0, 0), successors)
        before = [[set() for _ in adds] for _ in states]
        for s, row in enumerate(rows):
            for symbol, to in enumerate(row):
                before[to][symbol].add(s)
        ends = [s for s, state in enumerate(states) if state and sum(state) + constant == 0]
        return self.legal(self.guessed(tracks, ends, before.__getitem__, lambda s: s == 0))

    def equal(self, a, b, by=0):
        return self.linear("=", by, (1, a), (-1, b))  # a + by = b

    def less(self, a, b, by=1):
        return self.linear("<=", by, (1, a), (-1, b))  # a + by <= b

    def number(self, variable, n=0):
        return self.linear("=", -n, (1, variable))

    def power(self, variable, yes=True):
        """It is, or is not, 1, b, b², …, where b is the base."""
        steps = [[0, 1] + [2] * (self.base - 2), [1] + [2] * (self.base - 1), [2] * self.base]
        return self.table(steps, [not yes, yes, not yes], variable)

    def xor(self, *variables):
        """The nim-sum of all is 0, if their digits are 0 and 1; of two: they are equal."""
        self.symbols(len(variables))
        row = [int(xor_of(digits) != 0) for digits in product(range(self.base), repeat=len(variables))]
        return self.table([row, [1] * len(row)], [True, False], *variables)

    def moves(self, move, c=1):
        """What a move says of the position and the parts."""
        atoms, position = [], range(HEAP, HEAP + c)
        for atom in move.atoms:
            if isinstance(atom, Linear):
                atoms.append(self.linear(atom.sign, atom.constant, *atom.terms))
            else:
                asked(atom.base == self.base and not self.fibonacci, "powers not read in this base")
                atoms.append(self.power(atom.variable, atom.yes))
        return self.join([*position, *range(PART, PART + c * move.parts)], *atoms)

def explore(start, successors):
    """All states that can be reached, and for each the numbers of the next ones."""
    number, states, rows, size = {start: 0}, [start], [], 0
    for state in states:
        row = []
        for to in successors(state):
            if to not in number:
                number[to] = len(states)
                states.append(to)
            row.append(number[to])
        rows.append(row)
        size += len(row)
        able(size <= MAX_ENTRIES, "an automaton is too large")
    return states, rows
