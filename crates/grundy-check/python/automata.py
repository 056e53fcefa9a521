"""Relations between natural numbers that automata read, and what logic makes of them (README.md tells more).

An automaton reads the digits of several numbers at once, the lowest first; behind the last digits are zeros
without end, which change nothing. In the base "fibonacci" numbers are sums of 1, 2, 3, 5, 8, …, no two of
them neighbours. So a sentence about all numbers is decided (Büchi 1960).
"""
import operator
from collections import namedtuple
from functools import lru_cache, partialmethod, reduce
from itertools import product

from rules import MAX_ENTRIES, MAX_SYMBOLS, able, asked, xor_of

GOLDEN = 354224848179261915075, 573147844013817084101  # F(100) and F(101), in their ratio up to 2^-136

class Relation(namedtuple("Relation", "logic tracks rows accepts")):
    """Its logic; the variables, ascending; the next states by symbols, in which the digit of the first
    variable counts least; and which states accept."""

    def __bool__(self):
        return any(self.logic.legal(self).accepts)  # does it hold for any numbers?
    def __le__(self, other):
        return not self - other  # does this one imply the other?

    def __call__(self, *names):
        """The same of other variables, told in the order of the tracks."""
        return Relation(self.logic, sorted(names), self.reading(sorted(names), names), self.accepts)

    def reading(self, tracks, names):
        """The rows where these tracks are read, and its own have these names."""
        places, base = [0], self.logic.base
        able(len(self.rows) * self.logic.symbols(len(tracks)) <= MAX_ENTRIES, "an automaton is too large")
        for track in tracks:
            weight = base**names.index(track) if track in names else 0
            places = [x + d * weight for d in range(base) for x in places]
        return [[row[x] for x in places] for row in self.rows]

    def paired(self, says, other):
        """Both are read at once."""
        tracks = sorted({*self.tracks, *other.tracks})
        left, right = (one.reading(tracks, one.tracks) for one in (self, other))
        return self.logic.built(tracks, (0, 0), lambda state: zip(left[state[0]], right[state[1]]),
                                lambda state: says(self.accepts[state[0]], other.accepts[state[1]]))
    __and__, __or__ = partialmethod(paired, operator.and_), partialmethod(paired, operator.or_)
    __sub__ = partialmethod(paired, operator.gt)  # the first one holds, and not the other

    def without(self, hidden):
        """There is a number for the hidden variable, guessed; it may have more digits than the others."""
        tracks = [track for track in self.tracks if track != hidden]
        own, size = self.logic.legal(self), self.logic.symbols(len(tracks))
        rows = own.reading(tracks + [hidden], own.tracks)
        lost = {s for s, row in enumerate(rows) if set(row) == {s} and not own.accepts[s]}
        ways = [[set(row[x::size]) - lost for x in range(size)] for row in rows]
        return self.logic.guessed(tracks, [0], ways.__getitem__, own.accepts.__getitem__)

class Logic:
    """Builds relations in one base."""

    def __init__(self, base):
        self.fibonacci, self.base = base == "fibonacci", 2 if base == "fibonacci" else base
        self.always, self.never = (Relation(self, (), [[0]], [yes]) for yes in (True, False))

    def symbols(self, number):
        able(self.base**min(number, 64) <= MAX_SYMBOLS, f"{number} variables in base {self.base}")
        return self.base**number

    def built(self, tracks, start, successors, accepts):
        """The smallest automaton: of all states reached those are told apart that differ in what they accept,
        zeros behind it included, then in where they lead, until nothing changes (Moore 1956)."""
        number, states, rows = {start: 0}, [start], []
        for state in states:
            rows.append([])
            for to in successors(state):
                if number.setdefault(to, len(states)) == len(states):
                    states.append(to)
                rows[-1].append(number[to])
            able(len(rows) * len(rows[-1]) <= MAX_ENTRIES, "an automaton is too large")
        kind, more, size = None, [bool(accepts(state)) for state in states], 0
        while kind != more:
            kind, more = more, [own or more[row[0]] for own, row in zip(more, rows)]
        while size != len(set(kind)):
            size, number = len(set(kind)), {}
            seen = ((own, *map(kind.__getitem__, row)) for own, row in zip(kind, rows))
            kind = [number.setdefault(key, len(number)) for key in seen]
        rows, more = zip(*dict(zip(kind, zip(rows, more))).values())  # one state of each kind, in order
        return Relation(self, tracks, [[kind[to] for to in row] for row in rows], more)

    def guessed(self, tracks, starts, ways, accepts):
        """An automaton that guesses its way among the next states, which ways(state) tells by symbols."""
        nowhere = [set()] * self.symbols(len(tracks))
        return self.built(tracks, frozenset(starts), lambda states: [
            frozenset().union(*sets) for sets in zip(nowhere, *map(ways, states))],
            lambda states: any(map(accepts, states)))

    def table(self, rows, accepts, *tracks):
        """A relation told state by state."""
        return self.built(range(len(tracks)), 0, rows.__getitem__, accepts.__getitem__)(*tracks)

    def legal(self, relation):
        """Without neighbours among Fibonacci numbers; before, it does not matter what of them is accepted."""
        for track in relation.tracks if self.fibonacci else ():
            relation = relation & Relation(self, (track,), [[0, 1], [0, 2], [2, 2]], [True, True, False])
        return relation

    def join(self, keep, *relations):
        """All hold, for some numbers that are not kept: those are hidden first that are joined to few."""
        hidden = {v for one in relations for v in one.tracks} - set(keep)
        for v in sorted(hidden, key=lambda v: sum(len(one.tracks) for one in relations if v in one.tracks)):
            about, others = ([one for one in relations if (v in one.tracks) == has] for has in (True, False))
            relations = [*others, self.join({v for one in about for v in one.tracks}, *about).without(v)]
        return reduce(operator.and_, sorted(relations, key=lambda one: len(one.rows)) or [self.always])

    @lru_cache(1 << 12)
    def form(self, sign, number, *factors):
        """number + sum of factor*variable = 0, or <= 0: then there is a number that makes it 0."""
        if sign == "<=":
            return self.form("=", number, *factors, 1).without(len(factors))
        self.symbols(len(factors))
        adds = [sum(a * d for a, d in zip(factors, reversed(digits)))
                for digits in product(range(self.base), repeat=len(factors))]
        most, (low, high) = max(map(abs, adds)), GOLDEN
        a = number * low // high
        golden = [(a + i, number - a - i) for i in range(-most - 2, most + 3)] if self.fibonacci else []

        def after(state, e):
            """What the digits so far leave: c after c + e are divided by the base; or (a, b)."""
            if self.fibonacci:  # a*F(j) + b*F(j-1) before place j, where F(-1) = F(0) = 1
                a, b = state[1], state[0] + e - state[1]
                return {(a, b)} if abs(a * low - b * high) <= (3 * most + 1) * low else ()
            return () if (state + e) % self.base else {(state + e) // self.base}
        return self.guessed(range(len(factors)), golden or [number],
                            lambda state: [after(state, e) for e in adds], lambda state: state in (0, (0, 0)))

    def linear(self, sign, number, *terms):
        """number + sum of coefficient*variable = 0, or <= 0; a variable is (no) power; a nim-sum is 0."""
        names = [v for _, v in terms]
        if sign in ("=", "<="):
            return self.form(sign, number, *[a for a, _ in terms])(*names)
        asked(number == self.base and not self.fibonacci, "powers or nim-sums not read in this base")
        return self.xor(*names) if sign == "xor" else self.power(*names, sign == "power")

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

    @lru_cache(None)
    def moves(self, move, c=1):
        """What a move says of the position and the parts."""
        atoms = [self.linear(*atom) for atom in move.atoms]
        return self.join(range(c * (1 + move.parts)), *atoms)
