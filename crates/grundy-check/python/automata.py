"""Relations between natural numbers that automata read, and what logic makes of them (README.md tells more).

An automaton reads the digits of several numbers at once, the lowest first; behind the last digits are zeros
without end, which change nothing. In the base "fibonacci" numbers are sums of 1, 2, 3, 5, 8, …, no two of
them neighbours. So a sentence about all numbers is decided (Büchi 1960)."""
from collections import namedtuple
from functools import lru_cache, partialmethod, reduce
from itertools import product
from operator import and_, gt, mul, or_, xor

from rules import HEAP, MAX_ENTRIES, MAX_SYMBOLS, PART, able, asked, tick

class Relation(namedtuple("Relation", "logic tracks rows accepts")):
    """Its logic; the variables, ascending; the next states by symbols, in which the digit of the first
    variable counts least; and which states accept."""
    def __bool__(self):
        return any(self.logic.legal(self).accepts)  # does it hold for any numbers?
    def __le__(self, other):
        return not self - other  # does this one imply the other?
    def __call__(self, *names):  # the same of other variables, told in the order of the tracks
        return Relation(self.logic, sorted(names), self.reading(sorted(names), names), self.accepts)
    def reading(self, tracks, names):  # the rows where these tracks are read, and its own have these names
        symbols = self.logic.symbols(len(tracks))
        able(len(self.rows) * len(symbols) <= MAX_ENTRIES, "an automaton is too large")
        weights = [self.logic.base**names.index(track) if track in names else 0 for track in tracks]
        places = [sum(map(mul, digits, weights)) for digits in symbols]
        return [[row[x] for x in places] for row in self.rows]
    def both(self, says, other):  # both are read at once; of `-` the first one holds, and not the other
        tracks = sorted({*self.tracks, *other.tracks})
        left, right = (one.reading(tracks, one.tracks) for one in (self, other))
        return self.logic.built(tracks, (0, 0), lambda state: zip(left[state[0]], right[state[1]]),
                                lambda state: says(self.accepts[state[0]], other.accepts[state[1]]))
    __and__, __or__, __sub__ = partialmethod(both, and_), partialmethod(both, or_), partialmethod(both, gt)
    def without(self, hidden):  # the hidden variable is some number, which is guessed; it may be the longest
        tracks = [track for track in self.tracks if track != hidden]
        own, size = self.logic.legal(self), len(self.logic.symbols(len(tracks)))
        rows = own.reading(tracks + [hidden], own.tracks)
        lost = {s for s, row in enumerate(rows) if set(row) == {s} and not own.accepts[s]}
        ways = [[set(row[x::size]) - lost for x in range(size)] for row in rows]
        return self.logic.guessed(tracks, [0], ways.__getitem__, own.accepts.__getitem__)

@lru_cache(None)
class Logic:  # it builds relations in one base; there is one for each
    def __init__(self, base):
        self.fibonacci, self.base = base == "fibonacci", 2 if base == "fibonacci" else base
        self.always, self.never = (Relation(self, (), [[0]], [yes]) for yes in (True, False))
    @lru_cache(16)
    def symbols(self, number):  # the digits of so many variables, in the order of the rows
        able(self.base**min(number, 64) <= MAX_SYMBOLS, f"{number} variables in base {self.base}")
        return [digits[::-1] for digits in product(range(self.base), repeat=number)]
    def built(self, tracks, start, successors, accepts):
        """The smallest automaton: of all states reached those are told apart that differ in what they accept,
        zeros behind it included, then in where they lead, until nothing changes (Moore 1956)."""
        number, states, rows = {start: 0}, [start], []
        for state in states:
            tick()
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
            tick()
            size, number = len(set(kind)), {}
            kind = [number.setdefault((k, *[kind[to] for to in r]), len(number)) for k, r in zip(kind, rows)]
        rows, more = zip(*dict(zip(kind, zip(rows, more))).values())  # one state of each kind, in order
        return Relation(self, tracks, [[kind[to] for to in row] for row in rows], more)
    def guessed(self, tracks, starts, ways, accepts):
        """An automaton that guesses its way among the next states, which ways(state) tells by symbols."""
        number, states, none = {}, [], [frozenset()] * len(self.symbols(len(tracks)))
        def met(found):  # sets of numbers, which stand for the states, are soon united
            states.extend({*found} - number.keys())
            number.update(zip(states[len(number):], range(len(number), len(states))))
            return frozenset(map(number.__getitem__, found))
        rows = lru_cache(None)(lambda i: [met(found) for found in ways(states[i])])
        return self.built(tracks, met(starts), lambda now: map(frozenset.union, none, *map(rows, now)),
                          lambda now: any(accepts(states[i]) for i in now))
    def table(self, rows, accepts, *tracks):  # a relation told state by state
        return self.built(range(len(tracks)), 0, rows.__getitem__, accepts.__getitem__)(*tracks)
    def legal(self, relation):  # without neighbours among Fibonacci numbers: with them all may be accepted
        far = [[0, 1], [0, 2], [2, 2]], [True, True, False]
        return reduce(and_, [Relation(self, (v,), *far) for v in relation.tracks if self.fibonacci], relation)
    def join(self, keep, *relations):
        """All hold, for some numbers that are not kept: those are hidden first that are joined to few."""
        hidden = {v for one in relations for v in one.tracks} - set(keep)
        for v in sorted(hidden, key=lambda v: sum(len(one.tracks) for one in relations if v in one.tracks)):
            about, others = ([one for one in relations if (v in one.tracks) == has] for has in (True, False))
            relations = [*others, self.join({v for one in about for v in one.tracks}, *about).without(v)]
        return reduce(and_, sorted(relations, key=lambda one: len(one.rows)) or [self.always])
    @lru_cache(1 << 12)
    def form(self, sign, number, *factors):
        """number + sum of factor*variable = 0, or <= 0: then there is a number that makes it 0."""
        if sign == "<=":
            return self.form("=", number, *factors, 1).without(len(factors))
        adds = [sum(map(mul, factors, digits)) for digits in self.symbols(len(factors))]
        low, high = 354224848179261915075, 573147844013817084101  # F(100), F(101): their ratio up to 2^-136
        most, a = max(map(abs, adds)), number * low // high
        golden = [(a + i, number - a - i) for i in range(-most - 2, most + 3)] if self.fibonacci else []
        def after(state, e):  # what the digits so far leave: c after c + e are divided by the base; or (a, b)
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
    def power(self, variable, yes=True):  # it is, or is not, 1, b, b², …, where b is the base
        steps = [[0, 1] + [2] * (self.base - 2), [1] + [2] * (self.base - 1), [2] * self.base]
        return self.table(steps, [not yes, yes, not yes], variable)
    def xor(self, *variables):  # the nim-sum of all is 0, if their digits are 0 and 1; of two: they are equal
        row = [int(reduce(xor, digits) != 0) for digits in self.symbols(len(variables))]
        return self.table([row, [1] * len(row)], [True, False], *variables)
    @lru_cache(None)
    def moves(self, move, c=1):  # what a move says of the position and the parts
        return self.join(range(c * (1 + move.parts)), *[self.linear(*atom) for atom in move.atoms])
    def falls(self, move):  # is all that a move leaves smaller than the heap?
        return all(self.moves(move) <= self.less(PART + i, HEAP) for i in range(move.parts))

KEPT = [method for method in vars(Logic.__wrapped__).values() if hasattr(method, "cache_clear")]
