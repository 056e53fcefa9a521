"""Tests of the second checker: what is true is verified, what is false never is, and hostile files do no harm.

    python3 -m unittest            (in this folder; well under 60 s)

The certificates are written here, by small code of its own: values by brute force, machines by the kernel of the data.
"""
import contextlib
import hashlib
import io
import itertools
import json
import os
import random
import subprocess
import sys
import time
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import check  # noqa: E402
from rules import NotChecked, Rejected  # noqa: E402

VECTORS = os.path.join(HERE, "..", "..", "..", "vectors")

def seal(*lines):
    """A file of these lines (objects, or bytes as they stand) with its digest."""
    text = b"".join(x if isinstance(x, bytes) else json.dumps(x).encode() + b"\n" for x in lines)
    return text + b'{"sha256":"%s"}\n' % hashlib.sha256(text).hexdigest().encode()

def verdict(file, seconds=20, segments=None):
    """`Verified`, `Rejected` or `Not checked`, and what is said."""
    with contextlib.redirect_stderr(io.StringIO()):
        try:
            return "Verified", check.check(io.BytesIO(file), segments, seconds)
        except Rejected as why:
            assert why.line >= 1
            return "Rejected", f"line {why.line}: {why}"
        except NotChecked as why:
            return "Not checked", str(why)

def law(moves, claim, theorem, coordinates=1, **others):
    rule = {"coordinates": coordinates, "moves": moves}
    return dict(format="grundy certificate", version=1, kind="law", rule=rule, claim=claim, theorem=theorem, **others)

def period(n0, p, s, values=None):
    return {"period": [n0, p, s]} | ({} if values is None else {"values": values})

def classes(n0, saltus, values=None):
    return {"classes": [n0, saltus]} | ({} if values is None else {"values": values})

def take(least, most=-1):
    return {"take": [least, least if most == -1 else most]}

def split(taken, heaps, kind="any", **every):
    return {"split": dict(taken=taken, heaps=heaps, kind=kind, **every)}

def code(text):
    left, right = text.split(".")
    digits = [(0, left)] + list(enumerate(right, 1))
    return [split(r, h) for r, digit in digits for h in range(4) if int(digit, 16) >> h & 1]

def where(parts, variables, *atoms, coordinates=1):
    more = {"coordinates": coordinates} if coordinates > 1 else {}
    return {"where": dict(more, parts=parts, variables=variables, atoms=list(atoms))}

def zero(constant, *terms):
    return {"zero": [constant] + [list(term) for term in terms]}

def below(constant, *terms):
    """At most zero."""
    return {"at_most_zero": [constant] + [list(term) for term in terms]}

def quotient(k):
    """n -> floor(n/k), n >= 1."""
    return where(1, 2, below(0, (-1, 0), (k, 1)), below(1 - k, (1, 0), (-k, 1)), below(1, (-1, 0)))

MARK = [take(1), quotient(2)]
POWERS = [where(1, 3, zero(0, (-1, 0), (1, 1), (1, 2)), {"power": {"base": 2, "of": 2, "holds": True}})]
NIM_SUM = [where(1, 3, {"xor": [0, 1, 2]}, below(0, (-1, 0), (1, 2)), below(1, (-1, 0), (1, 1)))]  # n xor k < n, k <= n
HALF = [where(1, 2, below(1, (-1, 0), (1, 1)), below(0, (1, 0), (-2, 1)))]  # take 1..floor(n/2)
MOCK = [where(0, 1, below(1, (-1, 0))), where(1, 2, below(1, (-1, 0), (1, 1)), below(1, (-1, 1))),
        where(2, 3, below(1, (1, 1), (-1, 2)), below(1, (-1, 0), (1, 2)), below(1, (-1, 1)))]
TURNIPS = [where(2, 4, zero(0, (-1, 0), (1, 1), (2, 3)), zero(0, (-1, 0), (1, 2), (1, 3)), below(1, (-1, 3)))]
LASKER = [take(1, None), split(0, 2)]
TWO_HEAPS = [where(1, 4, below(1, (-1, i), (1, 2 + i)), zero(0, (1, 1 - i), (-1, 3 - i)), coordinates=2) for i in (0, 1)]
QUEEN = where(1, 5, below(1, (-1, 4)), zero(0, (-1, 0), (1, 2), (1, 4)), zero(0, (-1, 1), (1, 3), (1, 4)), coordinates=2)

# ---- The definition, as slow as it is plain ----

def mex(values):
    return next(v for v in itertools.count() if v not in values)

def heaps_of(coins, count, least=1):
    if count == 0:
        return [()] if coins == 0 else []
    return [(a,) + rest for a in range(least, coins + 1) for rest in heaps_of(coins - a, count - 1, a)]

def options(move, n):
    """The options of a heap, each a tuple of parts."""
    (kind, of), = move.items()
    if kind == "take":
        return [(n - t,) for t in range(of[0], n + 1) if of[1] is None or t <= of[1]]
    if kind == "run":
        return [tuple(range(m + 1, n)) for m in range(n - of + 1)]
    if kind == "split":
        fits = {"any": lambda p: True, "different": lambda p: len(set(p)) == len(p),
                "equal": lambda p: len(set(p)) == 1, "unequal": lambda p: len(set(p)) > 1}[of["kind"]]
        sums = range(n - of["taken"], -1, -of["every"]) if "every" in of else [n - of["taken"]]
        return [p for coins in sums if coins >= 0 for p in heaps_of(coins, of["heaps"]) if fits(p)]
    found = []
    for x in itertools.product([n], *[range(n + 2)] * (of["variables"] - 1)):
        def holds(atom):
            if "power" in atom:
                base, v, holds = atom["power"].values()
                return (x[v] in [base**j for j in range(64)]) == holds
            if "xor" in atom:
                return not x[atom["xor"][0]] ^ x[atom["xor"][1]] ^ x[atom["xor"][2]]
            (sign, (constant, *terms)), = atom.items()
            total = constant + sum(a * x[v] for a, v in terms)
            return total == 0 if sign == "zero" else total <= 0
        if all(holds(atom) for atom in of["atoms"]):
            found.append(x[1:1 + of["parts"]])
    return found

def brute(moves, count):
    G = [0]
    for n in range(1, count):
        values = set()
        for move in moves:
            for parts in options(move, n):
                if any(part >= n for part in parts):
                    return None
                value = 0
                for part in parts:
                    value ^= G[part]
                values.add(value)
        G.append(mex(values))
    return G

def run_machine(table, letters):
    state = 0
    for letter in letters:
        state = table[state][1 + letter]
    return table[state][0]

def says(claim, G):
    """Does the claim fit these values by definition?"""
    count = len(G)
    if "period" in claim:
        n0, p, s = claim["period"]
        values = claim.get("values")
        if n0 + 2 * p > count or values is not None and values != G[:n0 + p]:
            return False
        return all(G[n + p] == G[n] + s for n in range(n0, count - p)) and (
            n0 == 0 or G[n0 - 1 + p] != G[n0 - 1] + s)
    if "machine" in claim:
        base, table = claim["machine"]["base"], claim["machine"]["states"]
        return all(run_machine(table, [n // base**i % base for i in range(20)]) == G[n] for n in range(count))
    if "relation" in claim:
        base, coding, table = (claim["relation"][field] for field in ("base", "coding", "states"))
        odious = [n for n in range(1 << 10) if bin(n).count("1") % 2]
        for n in range(count):
            digits = [n // base**i % base for i in range(60)]
            v = G[n] if coding == "value" else base**G[n] if coding == "power" else (
                G[n] and base**odious.index(G[n]))
            if not run_machine(table, [d + base * (v // base**i % base) for i, d in enumerate(digits)]):
                return False
        return True
    if "range" in claim:
        L, R = claim["range"]
        return G == [n // L if R is None else n % (L + R) // L for n in range(count)]
    return None

# ---- Machines from data ----

def kernel(f, base, depth=60):
    """The machine of a sequence: a state is a subsequence f(base^e * i + r)."""
    def seen(e, r):
        return tuple(f(e * i + r) for i in range(depth))
    todo, names, rows = [(1, 0)], {seen(1, 0): 0}, []
    for e, r in todo:
        row = [f(r)]
        for d in range(base):
            after = seen(e * base, r + e * d)
            if after not in names:
                names[after] = len(todo)
                todo.append((e * base, r + e * d))
            row.append(names[after])
        rows.append(row)
    return {"base": base, "states": rows}

def pairs(f, base, depth=50):
    """The machine of all pairs (n, f(n))."""
    def seen(e, r, s):
        rest = [f(e * i + r) - s for i in range(depth)]
        return tuple(x // e if x >= 0 and x % e == 0 else None for x in rest)
    todo, names, rows = [(1, 0, 0)], {seen(1, 0, 0): 0}, []
    for e, r, s in todo:
        row = [int(f(r) == s)]
        for letter in range(base * base):
            after = e * base, r + e * (letter % base), s + e * (letter // base)
            if seen(*after) not in names:
                names[seen(*after)] = len(todo)
                todo.append(after)
            row.append(names[seen(*after)])
        rows.append(row)
    return {"base": base, "states": rows}

def relation(f, base=2, coding="value"):
    return {"relation": dict(pairs(f, base), coding=coding)}

def mark(n, k=2, known={}):
    """G of n -> n-1 | floor(n/k), filled from below."""
    G = known.setdefault(k, [0])
    while len(G) <= n:
        G.append(mex({G[len(G) - 1], G[len(G) // k]}))
    return G[n]

def mock(n):
    return 0 if n == 0 else 2 * (n - 1) + (bin(n - 1).count("1") + 1) % 2

def ruler(n):
    return n & -n

def xor_of_ruler(n):
    return n ^ n >> 1

def lowest_two(n):
    """3^(place of the lowest ternary digit 2), or 0."""
    place = 1
    while n:
        if n % 3 == 2:
            return place
        n, place = n // 3, 3 * place
    return 0

def lasker(n):
    return n and [n - 1, n, n, n + 1][n % 4]

def good():
    """Laws that are true, of every theorem: name, head."""
    yield "subtraction", law([take(1), take(3, 4)], period(0, 7, 0, [0, 1, 0, 1, 2, 3, 2]), "window repeat")
    yield "no move", law([], period(0, 1, 0), "window repeat")
    yield "all but", law([take(1), take(4, 6), take(8, None)], period(0, 4, 2), "covered window")
    yield "all but more", law([take(1), take(3, 8), take(11), take(13, None)], period(94, 22, 8), "covered window")
    yield "nim", law([take(1, None)], period(0, 1, 1), "covered window")
    yield "kayles", law(code("0.77"), period(71, 12, 0), "guy-smith")
    yield "dawson", law(code("0.137"), period(52, 34, 0), "guy-smith")
    yield "0.8", law(code("0.8"), period(1, 3, 1), "quotients")
    yield "0.3F", law(code("0.3F"), period(0, 6, 3), "quotients")
    yield "0.3F by classes", law(code("0.3F"), classes(0, [3] * 6, [0, 1, 2, 0, 1, 2]), "quotients")
    yield "4.9", law(code("4.9"), period(16, 12, 4), "quotients")
    yield "0.07", law(code("0.07"), period(53, 34, 0), "quotients")
    yield "lasker", law(LASKER, period(1, 4, 4), "quotients")
    yield "kinds", law([take(1), split(1, 2, "equal"), split(1, 2, "different")], brute_period(
        [take(1), split(1, 2, "equal"), split(1, 2, "different")], 60), "guy-smith")
    yield "every", law([split(1, 1, every=2)], period(1, 2, 0), "quotients")
    yield "mark", law(MARK, {"machine": kernel(mark, 2)}, "sentence")
    yield "mark 3", law([take(1), quotient(3)], {"machine": kernel(lambda n: mark(n, 3), 3)}, "sentence")
    yield "powers", law(POWERS, {"machine": kernel(lambda n: n % 3, 2)}, "sentence")
    yield "powers, period", law(POWERS, period(0, 3, 0), "sentence", law={"machine": kernel(lambda n: n % 3, 2)})
    yield "mock turtles", law(MOCK, relation(mock), "sentence")
    yield "ruler", law([{"run": 1}], relation(ruler), "sentence", sums=pairs(xor_of_ruler, 2))
    yield "turnips", law(TURNIPS, relation(lowest_two, 3, "odious"), "sentence")
    yield "lasker, relation", law(LASKER, relation(lasker), "sentence")
    yield "lasker, period", law(LASKER, period(1, 4, 4), "sentence", law=relation(lasker))
    yield "nim-sums", law(NIM_SUM, relation(lambda n: n and n - (1 << n.bit_length() - 1) + 1, 2, "value"), "sentence")
    yield "powers of powers", law([take(1, 2)], relation(lambda n: 2**(n % 3), 2, "power"), "sentence")
    yield "half", law(HALF, {"sliding": True}, "sliding window")
    yield "range", law([take(2, 5)], {"range": [2, 5]}, "take range")
    yield "at least", law([take(3, None)], {"range": [3, None]}, "take range")
    yield "two heaps", law(TWO_HEAPS, {"p_positions": {"base": 2, "states": [[1, 0, 1, 1, 0], [0, 1, 1, 1, 1]]}},
                           "p-positions", 2, measure=[[1, 1]])

def brute_period(moves, count):
    """The smallest period that is seen."""
    G = brute(moves, count)
    return min((period(n0, p, 0) for p in range(1, count // 4) for n0 in range(count // 4)
                if all(G[n] == G[n + p] for n in range(n0, count - p))), key=lambda c: c["period"][1::-1])

def sparse(text, n0, p):
    """The head and the values of a code whose values split into rare and common ones by their number of ones."""
    G = fast(code(text), n0 + 2 * p)
    rares = [[n, v] for n, v in enumerate(G) if n and bin(v).count("1") % 2 == 0]
    width = rares[-1][0] + len(text) - 2
    head = law(code(text), period(n0, p, 0), "sparse window",
               sparse={"mask": 2**32 - 1, "parity": None, "width": width})
    return head, G, rares, width

def fast(moves, count):
    """`brute` for codes with at most two heaps."""
    G = [0]
    for n in range(1, count):
        seen = set()
        for move in (move["split"] for move in moves):
            coins = n - move["taken"]
            if move["heaps"] == 2:
                seen.update(G[a] ^ G[coins - a] for a in range(1, coins // 2 + 1))
            elif coins >= move["heaps"] and (coins == 0 or move["heaps"]):
                seen.add(G[coins])
        G.append(mex(seen))
    return G

def numbers_in(x, path=()):
    """Where whole numbers stand in an object."""
    if type(x) is int:
        yield path
    for key, inside in x.items() if isinstance(x, dict) else enumerate(x) if isinstance(x, list) else ():
        yield from numbers_in(inside, path + (key,))

def changed(x, path, to):
    if not path:
        return to(x)
    copy = dict(x) if isinstance(x, dict) else list(x)
    copy[path[0]] = changed(copy[path[0]], path[1:], to)
    return copy

class Laws(unittest.TestCase):
    def test_good_laws_are_verified(self):
        for name, head in good():
            with self.subTest(name):
                found, text = verdict(seal(head))
                self.assertEqual(found, "Verified", text)
                self.assertIn(head["theorem"], text)
                self.assertIn(str(head["claim"].get("period", [""])[0]), text)

    def test_the_definition_agrees_with_what_is_verified(self):
        for name, head in good():
            moves = head["rule"]["moves"]
            if head["rule"]["coordinates"] == 1 and says(head["claim"], [0]) is not None:
                wide = max([move.get("where", {}).get("variables", 0) for move in moves] + [1])
                count = sum(head["claim"].get("period", [0])) * 2 + {1: 90, 2: 60, 3: 25, 4: 20}[wide]
                with self.subTest(name):
                    quick = all("split" in move and move["split"]["heaps"] < 3 and len(move["split"]) == 3
                                and move["split"]["kind"] == "any" for move in moves)
                    self.assertTrue(says(head["claim"], (fast if quick else brute)(moves, count)))

    def test_a_changed_number_is_rejected_or_true(self):
        """With the digest made right again."""
        chance = random.Random(7)
        seen = {"Verified": 0, "Rejected": 0, "Not checked": 0}
        for name, head in good():
            if head["theorem"] in ("sliding window", "p-positions") or name in ("all but more", "4.9", "turnips"):
                continue
            places = [path for path in numbers_in(head) if path[0] != "version"]
            for path in chance.sample(places, min(len(places), 16)):
                for to in (lambda x: x + 1, lambda x: x - 1, lambda x: 2 * x + 3):
                    new = changed(head, path, to)
                    found, text = verdict(seal(new), 0.25)
                    seen[found] += 1
                    if found == "Verified":
                        moves = new["rule"]["moves"]
                        wide = max([move.get("where", {}).get("variables", 0) for move in moves] + [1])
                        if wide > 4:
                            continue  # more variables that nothing is asked of
                        many = any(move.get("split", {}).get("heaps", 0) > 2 for move in moves)
                        quick = all("split" in move and not many and len(move["split"]) == 3
                                    and move["split"]["kind"] == "any" for move in moves)
                        count = 2000 if quick else {1: 60 if many else 300, 2: 60, 3: 25, 4: 16}[wide]
                        G = (fast if quick else brute)(moves, count)
                        self.assertTrue(says(new["claim"], G), (name, path, new))
        self.assertGreater(seen["Rejected"], 500, seen)
        self.assertGreater(seen["Verified"], 5, seen)

    def test_every_changed_machine_is_rejected_or_true(self):
        head = law(MARK, {"machine": kernel(mark, 2)}, "sentence")
        table = head["claim"]["machine"]["states"]
        for i, j in itertools.product(range(len(table)), range(3)):
            for to in range(len(table)):
                new = changed(head, ("claim", "machine", "states", i, j), lambda x: to)
                if verdict(seal(new))[0] == "Verified":
                    self.assertTrue(says(new["claim"], [mark(n) for n in range(3000)]), (i, j, to))
        head = law([{"run": 1}], relation(ruler), "sentence", sums=pairs(xor_of_ruler, 2))
        for field, table in (("claim", head["claim"]["relation"]["states"]), ("sums", head["sums"]["states"])):
            place = ("claim", "relation", "states") if field == "claim" else ("sums", "states")
            for i, j in itertools.product(range(len(table)), range(5)):
                for to in range(len(table)):
                    new = changed(head, place + (i, j), lambda x: to)
                    if new != head and verdict(seal(new))[0] == "Verified":
                        self.assertTrue(says(new["claim"], [ruler(n) for n in range(600)]))

    def test_windows_that_slide_and_others(self):
        for a, b, c, d in itertools.product(range(-1, 3), range(1, 4), range(-2, 3), (1, 2)):
            moves = [where(1, 2, below(d, (-1, 0), (1, 1)), below(c, *[(a, 0)] * (a != 0), (-b, 1)))]  # a*n + c <= b*y <= b*(n-d)
            least = [min([y for y, in options(moves[0], n)], default=n) for n in range(40)]
            windows = all(sorted(y for y, in options(moves[0], n)) == list(range(least[n], n)) for n in range(40))
            slides = windows and all(least[n + 1] - least[n] in (0, 1) for n in range(39))
            found, _ = verdict(seal(law(moves, {"sliding": True}, "sliding window")))
            self.assertEqual(found == "Verified", slides, (a, b, c, d))

    def test_changed_p_positions(self):
        """Two heaps of Nim, and Wythoff's moves: the machine must say just the P-positions."""
        rows = [[1, 0, 1, 1, 0], [0, 1, 1, 1, 1]]
        for moves, right in ((TWO_HEAPS, True), (TWO_HEAPS + [QUEEN], False)):
            for i, j, to in itertools.product(range(2), range(5), range(2)):
                new = changed(rows, (i, j), lambda x: to)
                head = law(moves, {"p_positions": {"base": 2, "states": new}}, "p-positions", 2, measure=[[1, 1]])
                self.assertEqual(verdict(seal(head))[0] == "Verified", right and new == rows, (moves, new))

    def test_wythoff_in_sums_of_fibonacci_numbers(self):
        """The smaller number ends in an even number of zeros, and the larger one is it, shifted by a place."""
        def step(state, x, y):
            who, owed, zeros = state  # 0: none yet, 1: x leads, 2: y leads, 3: wrong; what the other must show next
            if who == 0:
                return (0, 0, 1 - zeros) if x == y == 0 else (3, 0, 0) if zeros or x == y else (1 + y, 1, 0)
            lead, follow = (x, y) if who == 1 else (y, x)
            return (who, lead, 0) if who < 3 and follow == owed else (3, 0, 0)
        todo, rows = [(0, 0, 0)], []
        for state in todo:
            after = [step(state, letter % 2, letter // 2) for letter in range(4)]
            todo += [new for new in dict.fromkeys(after) if new not in todo]
            rows.append([int(state[0] < 3 and state[1] == 0)] + [todo.index(new) for new in after])

        def head(moves, rows, base="fibonacci", measure=((1, 1),)):
            claim = {"p_positions": {"base": base, "states": rows}}
            return law(moves, claim, "p-positions", 2, measure=[list(weights) for weights in measure])
        found, text = verdict(seal(head(TWO_HEAPS + [QUEEN], rows)), 60)
        self.assertEqual(found, "Verified", text)
        self.assertEqual(verdict(seal(head(TWO_HEAPS, rows)), 60)[0], "Rejected")
        self.assertEqual(verdict(seal(head(TWO_HEAPS + [QUEEN], rows, 2)), 60)[0], "Rejected")
        for i in range(len(rows)):
            if todo[i][0] < 3:
                wrong = changed(rows, (i, 0), lambda x: 1 - x)
                self.assertEqual(verdict(seal(head(TWO_HEAPS + [QUEEN], wrong)), 60)[0], "Rejected", i)
        same = [[1, 0, 1, 1, 0], [0, 1, 1, 1, 1]]  # two equal numbers have equal sums, too
        for measure, right in ((((1, 1),), True), (((2, 3), (1, 0)), True), (((1, 0), (0, 1)), True), (((1, 0),), False),
                               ((), False)):
            found, text = verdict(seal(head(TWO_HEAPS, same, measure=measure)), 60)
            self.assertEqual(found == "Verified", right, (measure, text))

    def test_false_laws(self):
        for head, why in [
            (law([split(0, 2, "different")], period(3, 3, 0), "guy-smith"), "G(10+3) is not G(10)"),
            (law([take(1), take(3, 4)], period(0, 14, 0), "window repeat"), "7 is one"),
            (law([take(1), take(3, 4)], period(1, 7, 0), "window repeat"), "0 is one"),
            (law([take(1), take(3, 4)], period(0, 7, 0, [0] * 7), "window repeat"), "the values"),
            (law([take(1), take(3, 4)], period(0, 7, 1), "window repeat"), "1 is not {0}"),
            (law([take(1), take(3, None)], period(0, 7, 0), "window repeat"), "about such moves"),
            (law([take(1), take(3, 4)], period(0, 7, 0), "covered window"), "about such moves"),
            (law(LASKER, period(1, 4, 0), "guy-smith"), "about such moves"),
            (law(code("0.77"), period(71, 24, 0), "quotients"), "12 is one"),
            (law(code("0.3F"), period(0, 6, 2), "quotients"), "its own value"),
            (law(code("0.3F"), classes(0, [3, 3, 3, 3, 3, 2]), "quotients"), "value"),
            (law(code("0.3F"), classes(0, [2, 3, 3, 3, 3, 3]), "quotients"), "value"),
            (law(code("0.3F"), classes(0, [3] * 6, [0, 1, 2, 0, 1, 1]), "quotients"), "first heaps"),
            (law(code("0.3F"), classes(0, [3] * 5), "quotients"), "value"),
            (law(code("0.3F"), classes(0, []), "quotients"), "no class"),
            (law(code("0.77"), classes(71, [0] * 12), "guy-smith"), "is not ['period', 'values?']"),
            (law([take(1)], {"range": [1, 2]}, "take range"), "not the one take"),
            (law([take(2, 7)], {"sliding": True}, "sliding window"), "no window"),
            (law(MARK, {"sliding": True}, "sliding window"), "no window"),
            (law(HALF, {"sliding": False}, "sliding window"), "False is not {True}"),
            (law(LASKER, period(1, 4, 4) | relation(mock), "sentence", law=relation(lasker)), "is not ['period', 'values?']"),
            (law(LASKER, period(1, 4, 4), "sentence"), "a period, and nothing else, needs another law"),
            (law([take(1) | {"run": 1}], period(0, 2, 0), "guy-smith"), "just one field"),
            (law([take(1), {}], period(0, 2, 0), "guy-smith"), "just one field"),
            (law(HALF, {"sliding": 1}, "sliding window"), "1 is not {True}"),
            (law([{"run": 2}], relation(ruler), "sentence", sums=pairs(xor_of_ruler, 2)), "below its own"),
            (law([{"run": 1}], relation(ruler), "sentence"), "needs `sums`"),
            (law([{"run": 1}], relation(ruler), "sentence", sums=pairs(ruler, 2)), "the sums are not"),
            (law([split(0, 2)], relation(lambda n: 2**0, 2, "power"), "sentence"), "does not fit"),
            (law([split(1, 0)], relation(lambda n: 2**0, 2, "power"), "sentence"), "does not fit"),
            (law([], period(0, 1, 0), "guy-smith", 2), "not about such moves"),
            (law(POWERS, {"machine": kernel(lambda n: n % 3, 3)}, "sentence"), "powers or nim-sums not read in this base"),
            (law(NIM_SUM, {"machine": kernel(lambda n: n % 3, 3)}, "sentence"), "powers or nim-sums not read in this base"),
            (law([where(1, 2, {"xor": [0, 1, 1]})], period(0, 3, 0), "sentence"), "no nim-sum of three different"),
            (law([where(1, 3, {"xor": [0, 1, 3]})], period(0, 3, 0), "sentence"), "is not range"),
            (law([where(1, 2)], {"machine": {"base": 2, "states": [[0, 0, 0]]}}, "sentence"), "no smaller"),
            (law([where(1, 2, zero(0, (1, 0), (-1, 1)))], {"machine": {"base": 2, "states": [[0, 0, 0]]}},
                 "sentence"), "no smaller"),
            (law(MARK, {"machine": {"base": 2, "states": [[0, 1, 0], [1, 0, 1]]}}, "sentence"), "zeros in front"),
            (law([take(1)], {"relation": {"base": 2, "coding": "value", "states": [[1, 0, 0, 0, 0]]}}, "sentence"),
             "two values"),
            (law([take(1)], {"relation": {"base": 2, "coding": "value", "states": [[1, 0, 1, 1, 1], [0, 1, 1, 1, 1]]}},
                 "sentence"), "no value"),
            (law(TWO_HEAPS, {"p_positions": {"base": 2, "states": [[1, 0, 1, 1, 0], [0, 1, 1, 1, 1]]}},
                 "p-positions", 2, measure=[[1, 0]]), "measure"),
            (law(TWO_HEAPS, {"p_positions": {"base": 2, "states": [[1, 0, 0, 1, 0], [0, 1, 1, 1, 1]]}},
                 "p-positions", 2, measure=[[1, 1]]), "option of its own value"),
        ]:
            found, text = verdict(seal(head))
            self.assertEqual(found, "Rejected", (head, text))
            self.assertIn(why, text)

    def test_no_false_period_of_a_short_code(self):
        """Every repetition of some length that small values show is tried; what is verified holds for 800 heaps."""
        verified = 0
        codes = ["0.%s%s%s" % digits for digits in itertools.product("0467", "0367", "0267")]
        kinds = [[split(r, 2, kind)] + extra for r in (0, 1, 2) for kind in ("different", "unequal", "equal")
                 for extra in ([], [take(1)], [take(2, 3)]) if r or kind != "equal"]
        for moves in [code(text) for text in codes] + kinds:
            G = brute(moves, 160) if moves in kinds else fast(moves, 800)
            tried = [(n0, p) for p in range(1, 20) for n0 in range(24)
                     if all(G[n] == G[n + p] for n in range(n0, n0 + p + 4))][:8]
            for (n0, p), theorem in itertools.product(tried, ("guy-smith", "quotients")):
                if verdict(seal(law(moves, period(n0, p, 0), theorem)))[0] == "Verified":
                    verified += 1
                    self.assertTrue(says(period(n0, p, 0), G), (moves, n0, p))
        self.assertGreater(verified, 40)

    def test_reference_periods(self):
        with open(os.path.join(VECTORS, "periods_octal3.json")) as file:
            proved = json.load(file)["proved"]
        for text, n0, p, need, _ in [row for row in proved if row[3] < 700][::7]:
            self.assertEqual(verdict(seal(law(code(text), period(n0, p, 0), "guy-smith")))[0], "Verified", text)
        with open(os.path.join(VECTORS, "periods_subtraction.json")) as file:
            for numbers, n0, p, _ in json.load(file)["entries"][::9]:
                head = law([take(t) for t in numbers], period(n0, p, 0), "window repeat")
                self.assertEqual(verdict(seal(head))[0], "Verified", numbers)

class SparseSpaces(unittest.TestCase):
    def test_whole_and_in_segments(self):
        head, G, rares, W = sparse("0.450", 498, 20)
        self.assertEqual(verdict(seal(head))[0], "Verified")
        self.assertEqual(verdict(seal(head, {"rares": rares}))[0], "Verified")
        S = 2 * W + 2
        x = max(498 + W, S)
        G = fast(code("0.450"), x + 20)

        def window(e):
            return {"window": e, "values": "".join(f"{v:04x}" for v in G[e - W:e])}
        lines = [window(e) for e in (S + 5, S + 100, x, x + 20)]
        file = seal(head, {"rares": rares}, *lines)
        self.assertEqual(verdict(file)[0], "Verified")
        for segments in [(0, 0), (1, 1), (1, 3), (0, 3)]:
            found, text = verdict(file, segments=segments)
            self.assertEqual(found, "Verified", text)
            self.assertIn(f"segments {segments[0]}..{segments[1]} of 0..3", text)
        self.assertEqual(verdict(file, segments=(4, 4))[0], "Not checked")
        self.assertEqual(verdict(seal(head, *lines[:2]), segments=(0, 0))[0], "Rejected")
        for i, place in itertools.product(range(4), (3, 4 * W // 2 + 3, 4 * W - 1)):
            text = lines[i]["values"]
            wrong = dict(lines[i], values=text[:place] + ("1" if text[place] != "1" else "2") + text[place + 1:])
            broken = seal(head, *lines[:i], wrong, *lines[i + 1:])
            self.assertEqual(verdict(broken)[0], "Rejected")
            self.assertIn("Rejected", [verdict(broken, segments=(j, j))[0] for j in range(4)])
        for wrong in [{"rares": rares[1:]}, {"rares": [[True, True]] + rares[1:]}, {"window": S, "values": ""}, {},
                      {"window": 5, "values": "0" * 4 * W}, {"window": S, "values": "g" * 4 * W}]:
            self.assertEqual(verdict(seal(head, wrong))[0], "Rejected", wrong)
        self.assertEqual(verdict(seal(head, lines[1], lines[0]))[0], "Rejected")

    def test_what_is_not_a_sparse_space(self):
        head, G, rares, W = sparse("0.450", 498, 20)
        for path, to in [(("sparse", "width"), W - 2), (("sparse", "mask"), 1), (("sparse", "mask"), 2**32 - 2),
                         (("sparse", "mask"), 0), (("sparse", "parity"), 1), (("sparse", "parity"), 0),
                         (("claim", "period", 1), 40), (("claim", "period", 1), 10), (("claim", "period", 0), 499),
                         (("claim", "period", 0), 497), (("claim", "period", 2), 1), (("sparse", "parity"), False)]:
            self.assertEqual(verdict(seal(changed(head, path, lambda x: to)))[0], "Rejected", (path, to))
        wide = changed(head, ("sparse", "width"), lambda x: x + 300)
        self.assertEqual(verdict(seal(wide))[0], "Verified")

    def test_a_parity(self):
        """A mask that needs the parity of the heap: whatever is verified agrees with Guy and Smith."""
        with open(os.path.join(VECTORS, "periods_octal3.json")) as file:
            rows = [row for row in json.load(file)["proved"] if 50 < row[1] + row[2] < 400 and row[2] % 2 == 0]
        verified = 0
        for text, n0, p, _, _ in rows:
            places = {r for r, digit in enumerate(text[2:], 1) if int(digit) & 4}
            if len({r % 2 for r in places}) != 1:
                continue
            c = places.pop() % 2
            G = fast(code(text), 400)
            for mask in range(1, 16):
                rare = [n for n in range(1, 400) if (bin(G[n] & mask).count("1") + n + c) % 2 == 0]
                width = (rare[-1] if rare else 0) + len(text)
                for start, long in ((n0, p), (n0 + 1, p), (n0, p // 2 * 2 + 2)):
                    if width < 150:
                        full = mask | 2**32 - 16
                        head = law(code(text), period(start, long, 0), "sparse window",
                                   sparse={"mask": full, "parity": c, "width": width})
                        if verdict(seal(head))[0] == "Verified":
                            verified += 1
                            self.assertEqual((start, long), (n0, p))
        self.assertGreater(verified, 0)

class Positions(unittest.TestCase):
    KAYLES = {"rule": {"coordinates": 1, "moves": code("0.77")}, "at": [[3], [5]]}

    def head(self, components, **claim):
        kind = "nim-value" if "nim_value" in claim else "outcome"
        return dict(format="grundy certificate", version=1, kind=kind, position="a text", components=components, **claim)

    def entries(self, *entries):
        return [{"component": 0}] + [dict(at=at, **says) for at, says in entries]

    def test_heaps(self):
        shown = self.entries(*[(str(n), {"is": v}) for n, v in enumerate([0, 1, 2, 3, 1, 4])])
        self.assertEqual(verdict(seal(self.head([self.KAYLES], nim_value=7), *shown))[0], "Verified")
        self.assertEqual(verdict(seal(self.head([self.KAYLES], outcome="N"), *shown))[0], "Verified")
        for head in [self.head([self.KAYLES], nim_value=6), self.head([self.KAYLES], outcome="P")]:
            self.assertEqual(verdict(seal(head, *shown))[0], "Rejected")
        for i in range(1, len(shown)):
            for v in range(6):
                wrong = shown[:i] + [dict(shown[i], **{"is": v})] + shown[i + 1:]
                expected = "Verified" if v == shown[i]["is"] else "Rejected"
                self.assertEqual(verdict(seal(self.head([self.KAYLES], nim_value=7), *wrong))[0], expected, (i, v))
        self.assertEqual(verdict(seal(self.head([None], nim_value=7)))[0], "Not checked")
        self.assertEqual(verdict(seal(self.head([dict(game="clobber", at="xo")], nim_value=7)))[0], "Not checked")
        head = self.head([self.KAYLES], nim_value=7)
        del head["components"]
        self.assertEqual(verdict(seal(head))[0], "Not checked")

    def test_boards(self):
        cram = {"game": "cram", "at": ".#./..."}
        shown = self.entries(("1x2", {"is": 1}), ("./.", {"is": 1}), ("1x3", {"is": 1}), (".../.##/.##", {"is": 0}),
                             ("2x2", {"not": 0}))
        found, text = verdict(seal(self.head([cram], nim_value=0), *shown[:-1]))
        self.assertEqual(verdict(seal(self.head([cram], nim_value=0), *shown))[0], "Rejected")
        self.assertEqual(found, "Verified", text)
        chomp = {"game": "chomp", "at": "3,2"}
        shown = self.entries(("1", {"is": 0}), ("1,1", {"is": 1}), ("3", {"is": 2}), ("2,1", {"is": 0}),
                             ("2x2", {"is": 2}), ("3,1", {"is": 3}), ("2,2,1", {"is": 0}))
        found, text = verdict(seal(self.head([chomp], outcome="P"), *shown))
        self.assertEqual(found, "Verified", text)
        for i in range(1, len(shown)):
            self.assertEqual(verdict(seal(self.head([chomp], outcome="P"), *shown[:i], *shown[i + 1:]))[0], "Rejected")
        for at in ["", "#", "1x2+", "..x", "./..", "0x3", "999999x999999", "1,2", "\n", "٣"]:
            self.assertNotEqual(verdict(seal(self.head([cram], nim_value=1), *self.entries((at, {"is": 1}))))[0],
                                "Verified")

    def test_tuples(self):
        nim = {"rule": {"coordinates": 2, "moves": TWO_HEAPS}, "at": [[1, 2]]}
        value = {(a, b): a ^ b for a in range(2) for b in range(3)}
        shown = self.entries(*[(str(at), {"is": v}) for at, v in value.items()])
        found, text = verdict(seal(self.head([nim], nim_value=3), *shown))
        self.assertEqual(found, "Verified", text)
        self.assertEqual(verdict(seal(self.head([nim], nim_value=3), *shown[:-2], shown[-1]))[0], "Rejected")

    def test_options_may_be_larger(self):
        """(a, b) -> (a-1, y), y <= 5000*b + 2: finitely many, however large."""
        moves = [where(1, 4, zero(1, (-1, 0), (1, 2)), below(-2, (-5000, 1), (1, 3)), coordinates=2)]
        game = {"rule": {"coordinates": 2, "moves": moves}, "at": [[1, 0]]}
        shown = self.entries(*[(f"(0, {y})", {"is": 0}) for y in range(3)], ("(1, 0)", {"is": 1}))
        self.assertEqual(verdict(seal(self.head([game], nim_value=1), *shown))[0], "Verified")
        self.assertEqual(verdict(seal(self.head([game], nim_value=1), *shown[:3], *shown[4:]))[0], "Rejected")

    def test_where_play_does_not_end_nothing_cancels(self):
        stay = {"coordinates": 1, "moves": [where(1, 2, zero(0, (1, 0), (-1, 1)))]}
        for at in ([[4], [4]], [[4]]):
            for shown in ([], self.entries(("4", {"is": 0})), self.entries(("4", {"is": 1}))):
                head = self.head([{"rule": stay, "at": at}], nim_value=0)
                self.assertEqual(verdict(seal(head, *shown))[0], "Rejected")
        two = self.head([dict(self.KAYLES, at=[[9], [9]])], nim_value=0)
        self.assertEqual(verdict(seal(two))[0], "Verified")

    def test_hidden_variables(self):
        free = {"coordinates": 1, "moves": [where(1, 3, below(1, (-1, 0), (1, 1)), zero(0, (1, 1), (-1, 2)))]}
        shown = self.entries(("1", {"is": 1}), ("2", {"is": 2}))
        self.assertEqual(verdict(seal(self.head([{"rule": free, "at": [[2]]}], nim_value=2), *shown))[0], "Verified")
        wild = {"coordinates": 1, "moves": [where(1, 3, below(1, (-1, 0), (1, 1)), {"power": {"base": 2, "of": 2, "holds": True}})]}
        self.assertEqual(verdict(seal(self.head([{"rule": wild, "at": [[2]]}], nim_value=2), *shown))[0], "Verified")
        endless = {"coordinates": 1, "moves": [where(1, 2)]}
        self.assertEqual(verdict(seal(self.head([{"rule": endless, "at": [[2]]}], nim_value=2), *shown))[0], "Not checked")
        powers = {"coordinates": 1, "moves": POWERS}
        shown = self.entries(*[(str(n), {"is": n % 3}) for n in range(1, 18)])
        found, text = verdict(seal(self.head([{"rule": powers, "at": [[17]]}], nim_value=2), *shown))
        self.assertEqual(found, "Verified", text)

class Hostile(unittest.TestCase):
    def test_every_changed_byte_is_rejected(self):
        chance = random.Random(3)
        kayles = Positions().head([Positions.KAYLES], nim_value=7)
        for lines in ([law([take(1), take(3, 4)], period(0, 7, 0), "window repeat")], [kayles, {"component": 0}],
                      [law(MARK, {"machine": kernel(mark, 2)}, "sentence")]):
            file = seal(*lines)
            for i in range(len(file)):
                for new in (file[i] ^ 1, chance.randrange(256), 10, 48):
                    if new != file[i]:
                        wrong = file[:i] + bytes([new]) + file[i + 1:]
                        self.assertEqual(verdict(wrong)[0], "Rejected", wrong)
            for wrong in [file[:-1], file + b"\n", file + file, file[:20], b""]:
                self.assertEqual(verdict(wrong)[0], "Rejected")

    def test_no_file_is_a_traceback(self):
        head = law([take(1), take(3, 4)], period(0, 7, 0), "window repeat")
        text = json.dumps(head)
        lines = [text.replace('"version": 1', f'"version": {v}') for v in ("2", "1.0", "true", "NaN", "1e400", "[]", "null")]
        lines += [text.replace("[0, 7, 0]", claim) for claim in (
            "[0, 1000000000000000000, 0]", "[18446744073709551616, 7, 0]", "[0, -7, 0]", "[0, 7.0, 0]", "[0, true, 0]",
            "[0, 7]", "[0, 7, 0, 0]", '"7"', "{}", "[0, 0, 0]", "[0, " + "9" * 5000 + ", 0]", "[" * 900 + "]" * 900)]
        lines += ["[" * 10**5, '{"format":' * 10**5, "\ufeff" + text, text + text, text[:-1] + ', "version": 1}', "3", "{}",
                  "null", '"x"', text[:-1] + ', "more": 1}', text.replace("window repeat", "no theorem"), "\x00",
                  text.replace('"window repeat"', '["window repeat"]'), text.replace('"law"', '"\\ud800"')]
        for line in lines:
            self.assertIn(verdict(seal(line.encode() + b"\n"))[0], ("Rejected", "Not checked"), line[:200])
        for file in [b"\xff\xfe\n", b"\n", b"{}", b"a" * ((16 << 20) + 9), seal(b"\xff\n"), b"\n" * 1000]:
            self.assertEqual(verdict(file)[0], "Rejected")

    def test_absurd_sizes_end_soon(self):
        huge = 10**18
        machine = {"base": 2, "states": [[0, 0, 0]]}
        cases = [
            law(code("0.77"), period(71, huge, 0), "guy-smith"), law(code("0.77"), period(huge, 12, 0), "guy-smith"),
            law(code("0.77"), period(71, huge, 0), "quotients"), law([take(1, huge)], period(0, huge + 1, 0), "quotients"),
            law([take(1, huge)], period(0, huge + 1, 0), "window repeat"),
            law([take(huge, None)], period(0, huge, 1), "covered window"),
            law([split(-huge, 3)], period(0, 1, 0), "guy-smith"), law([split(1, huge)], period(0, 1, 0), "guy-smith"),
            law([split(huge, 2)], period(0, 1, 0), "guy-smith"), law([split(1, 2, every=huge)], period(0, huge, 0), "quotients"),
            law([take(1, huge)], period(0, 7, 0), "sparse window", sparse={"mask": 1, "parity": None, "width": huge}),
            law(code("0.450"), period(huge, huge, 0), "sparse window", sparse={"mask": 7, "parity": None, "width": 210}),
            law([where(1, 60)], {"machine": machine}, "sentence"), law([where(huge, huge)], {"machine": machine}, "sentence"),
            law([where(1, 2, below(1, (-1, 0), (1, 1)), below(huge, (-3 * huge // 7, 0), (huge // 3 + 1, 1)))],
                {"machine": machine}, "sentence"),
            law([take(huge)], {"machine": machine}, "sentence"),
            law([take(1)], {"machine": {"base": huge, "states": [[0]]}}, "sentence"),
            law([take(1)], {"machine": {"base": 2, "states": []}}, "sentence"),
            law([take(1)], {"machine": {"base": 2, "states": [[0, 0]]}}, "sentence"),
            law([take(1)], {"machine": {"base": 2, "states": [[0, 0, 1]]}}, "sentence"),
            law([take(1)], {"machine": {"base": 2, "states": [[0, 0, -1]]}}, "sentence"),
            law(POWERS, period(0, 3 * huge, 0), "sentence", law={"machine": kernel(lambda n: n % 3, 2)}),
            law([take(1)], {"relation": {"base": 60000, "coding": "value", "states": [[0]]}}, "sentence"),
            law(TWO_HEAPS, {"p_positions": {"base": "fibonacci", "states": [[1] * 5]}}, "p-positions", 2, measure=[[1, 1]]),
            law([], {"p_positions": {"base": 2, "states": [[1] * 5]}}, "p-positions", huge, measure=[[1, 1]]),
        ]
        for head in cases:
            start = time.monotonic()
            found, text = verdict(seal(head), 2)
            self.assertIn(found, ("Rejected", "Not checked"), head)
            self.assertLess(time.monotonic() - start, 30, (head, text))
        far = Positions().head([{"rule": {"coordinates": 1, "moves": LASKER}, "at": [[huge]]}], nim_value=7)
        for entry in ({"is": 1}, {"not": 1}, {"is": huge}):
            self.assertIn(verdict(seal(far, {"component": 0}, dict(at=str(huge), **entry)), 1)[0], ("Rejected", "Not checked"))

    def test_objects_of_other_shapes(self):
        """Each value of a head is replaced by others of every type."""
        def places(x, path=()):
            yield path
            for key, inside in x.items() if isinstance(x, dict) else enumerate(x) if isinstance(x, list) else ():
                yield from places(inside, path + (key,))
        heads = [law([take(1), split(1, 2), {"run": 1}], period(0, 7, 0, [1]), "guy-smith"),
                 law(POWERS, period(0, 3, 0), "sentence", law={"machine": kernel(lambda n: n % 3, 2)}),
                 law([{"run": 1}], relation(ruler), "sentence", sums=pairs(xor_of_ruler, 2)),
                 law(code("0.4"), period(0, 7, 0), "sparse window", sparse={"mask": 1, "parity": None, "width": 9}),
                 law(TWO_HEAPS, {"p_positions": {"base": 2, "states": [[1] * 5]}}, "p-positions", 2, measure=[[1, 1]]),
                 Positions().head([Positions.KAYLES, {"game": "cram", "at": "1x2"}], nim_value=7)]
        for head in heads:
            for path in places(head):
                for new in (None, True, 10**30, "x", [], {}, [None], {"x": 0}, 1.5, [[[]]], ""):
                    other = changed(head, path, lambda x: new)
                    if json.dumps(other) != json.dumps(head):
                        self.assertTrue(verdict(seal(other), 2)[0] != "Verified" or new == [], (path, new))

    def test_the_checker_stays_small(self):
        lines = []
        for name in sorted(os.listdir(HERE)):
            if name.endswith(".py") and not name.startswith("test_"):
                with open(os.path.join(HERE, name), encoding="utf-8") as file:
                    lines += file.read().splitlines()
        self.assertLess(len(lines), 940)
        self.assertEqual([line for line in lines if len(line) > 110], [])

    def test_the_program(self):
        def program(file, *arguments):
            done = subprocess.run([sys.executable, os.path.join(HERE, "check.py"), "-", *arguments], input=file,
                                  capture_output=True)
            self.assertEqual(b"Traceback" in done.stderr, False, done.stderr)
            return done.returncode, done.stdout.decode()
        good = seal(law([take(1), take(3, 4)], period(0, 7, 0), "window repeat"))
        code_, text = program(good)
        self.assertEqual(code_, 0)
        self.assertTrue(text.startswith('Verified: {"take": [1, 1]}\n{"take": [3, 4]}\n  G(n+7) = G(n) for all n >= 0, '), text)
        self.assertEqual(program(good.replace(b"7", b"8"))[0], 1)
        self.assertEqual(program(seal(law(code("0.77"), period(71, 10**9, 0), "guy-smith")))[0], 3)
        self.assertEqual(program(good, "--max-time", "nan")[0], 2)
        self.assertEqual(program(good, "--max-memory", "much")[0], 2)
        code_, text = program(seal(law(code("0.77"), period(71, 12 * 10**5, 0), "guy-smith")), "--max-time", "0.3")
        self.assertEqual((code_, "the time is over" in text), (3, True), text)
        code_, text = program(seal(law([take(1)], period(3 * 10**6, 2, 0), "window repeat")), "--max-memory", "8M")
        self.assertEqual((code_, "too large" in text), (3, True), text)
        missing = subprocess.run([sys.executable, os.path.join(HERE, "check.py"), "no such file"], capture_output=True)
        self.assertEqual(missing.returncode, 2)

if __name__ == "__main__":
    unittest.main()
