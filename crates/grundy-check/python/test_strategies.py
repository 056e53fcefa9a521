"""Tests of winning strategies and r-Wythoff; the certificates are written as in `test_check`."""
import functools
import itertools
import json
import random
import unittest

from test_check import HALF, QUEEN, TWO_HEAPS, below, code, law, mex, options, seal, take, verdict, where, zero

def wythoff(r):
    """Take from one heap, or k and l coins from both, |k-l| < r."""
    both = where(1, 4, below(1, (-1, 0), (1, 2)), below(1, (-1, 1), (1, 3)), below(1 - r, (1, 0), (-1, 1), (-1, 2), (1, 3)),
                 below(1 - r, (-1, 0), (1, 1), (1, 2), (-1, 3)), coordinates=2)
    return TWO_HEAPS + [both]

class Fraenkel(unittest.TestCase):
    def head(self, moves, r, **more):
        return law(moves, {"beatty": {"r": r}}, "fraenkel", 2, **more)

    def test_the_moves_decide(self):
        for r in (1, 2, 3, 10**15):
            self.assertEqual(verdict(seal(self.head(wythoff(r), r)))[0], "Verified", r)
            for wrong in [self.head(wythoff(r), r + 1), self.head(wythoff(r + 1), r), self.head(TWO_HEAPS, r), self.head([], r),
                          self.head(wythoff(r)[1:], r), self.head(wythoff(r), 0), self.head(wythoff(r), r, measure=[[1, 1]]),
                          self.head(wythoff(r) + [where(1, 4, zero(0, (1, 0), (-1, 2)), zero(0, (1, 1), (-1, 3)), coordinates=2)], r),
                          law(code("0.77"), {"beatty": {"r": r}}, "fraenkel"), law(wythoff(r), {"beatty": r}, "fraenkel", 2)]:
                self.assertEqual(verdict(seal(wrong))[0], "Rejected", wrong)
        self.assertEqual(verdict(seal(self.head(wythoff(1), 1) | {"theorem": "p-positions"}))[0], "Rejected")
        queen = self.head(TWO_HEAPS + [QUEEN], 1)
        self.assertEqual(verdict(seal(queen))[0], "Verified")

    def test_the_pairs_are_the_p_positions(self):
        for r in (1, 2, 3):
            lost, used = set(), set()
            for a, b in sorted(itertools.product(range(25), repeat=2), key=sum):
                if not any(a == u or b == v or abs(a - u - b + v) < r for u, v in lost if u <= a and v <= b):
                    lost.add((a, b))
            pairs = set()
            for n in range(25):
                a = mex(used)
                used |= {a, a + r * n}
                pairs |= {(a, a + r * n), (a + r * n, a)}
            self.assertEqual(lost, {pair for pair in pairs if max(pair) < 25})

class Strategies(unittest.TestCase):
    def head(self, components, winner, convention="normal"):
        return dict(format="grundy certificate", version=1, kind="strategy", position="a text", convention=convention,
                    winner=winner, components=components)

    def heaps(self, moves, heaps, convention):
        """A certificate for a sum of heaps, found by search."""
        @functools.lru_cache(None)
        def after(position):
            found = set()
            for i, n in enumerate(position):
                for move in moves:
                    for parts in options(move, n):
                        found.add(tuple(sorted(position[:i] + parts + position[i + 1:])))
            return sorted({tuple(n for n in option if n) for option in found})

        @functools.lru_cache(None)
        def wins(position):
            following = after(position)
            return any(not wins(option) for option in following) if following else convention == "misere"
        numbers, lines = {}, []

        def show(position):
            if position not in numbers:
                answers = []
                for option in after(position):
                    answer = next((other for other in after(option) if not wins(other)), None)
                    answers.append([[[n % 2, str(n)] for n in option], answer if answer is None else show(answer)])
                numbers[position] = len(lines)
                lines.append({"lost": [[0, str(n)] for n in position], "answers": answers})
            return numbers[position]
        heaps = tuple(sorted(heaps))
        last = next((option for option in after(heaps) if not wins(option)), None) if wins(heaps) else heaps
        if last is not None:
            show(last)
        rule = {"coordinates": 1, "moves": moves}
        components = [{"rule": rule, "at": [[n] for n in heaps[:1]]}, {"rule": rule, "at": [[n] for n in heaps[1:]]}]
        return self.head(components, "next" if wins(heaps) else "previous", convention), lines

    def test_heaps(self):
        for moves, convention in itertools.product((code("0.77"), [take(1, None)], code("0.137"), HALF), ("normal", "misere")):
            for heaps in [(), (1,), (1, 1), (1, 1, 1), (2, 2), (3, 4), (1, 2, 3), (2, 3, 4), (6,)]:
                head, lines = self.heaps(moves, heaps, convention)
                found, text = verdict(seal(head, *lines))
                self.assertEqual(found, "Verified", (head, lines, text))
                self.assertIn(("wins" if head["winner"] == "next" else "loses") + " under " +
                              convention.replace("e", "è", 1) if convention == "misere" else "normal", text)
                other = {"next": "previous", "previous": "next"}[head["winner"]]
                self.assertEqual(verdict(seal(dict(head, winner=other), *lines))[0], "Rejected", (head, lines))

    def test_changed_lines(self):
        chance = random.Random(5)
        for moves, convention in itertools.product((code("0.77"), [take(1, None)]), ("normal", "misere")):
            head, lines = self.heaps(moves, (1, 2, 3), convention)
            self.assertEqual(verdict(seal(dict(head, convention={"normal": "misere", "misere": "normal"}[convention]), *lines))[0],
                             "Rejected")
            for i, line in enumerate(lines):
                self.assertEqual(verdict(seal(head, *lines[:i], *lines[i + 1:]))[0], "Rejected")
                for j, (told, k) in enumerate(line["answers"]):
                    rest = line["answers"][:j] + line["answers"][j + 1:]
                    for answers in [rest, rest + [[told, k]] * 2, rest + [[told, len(lines)]], rest + [[told, i]],
                                    rest + [[told, None if k is not None else 0]], rest + [[told + [[0, "7"]], k]],
                                    rest + [[told, -1]], rest + [[told, "0"]], rest + [[told]]]:
                        wrong = dict(line, answers=answers)
                        self.assertEqual(verdict(seal(head, *lines[:i], wrong, *lines[i + 1:]))[0], "Rejected", (line, wrong))
                for wrong in [{}, dict(line, more=1), dict(line, lost=line["lost"] + [[0, "1"]]), dict(line, lost=[[2, "1"]]),
                              dict(line, lost=[[0, 1]]), dict(line, lost=[[0, "x"]]), {"component": 0}]:
                    self.assertEqual(verdict(seal(head, *lines[:i], wrong, *lines[i + 1:]))[0], "Rejected", wrong)
            swapped = lines[:]
            i, j = chance.sample(range(len(lines)), 2)
            swapped[i], swapped[j] = lines[j], lines[i]
            self.assertEqual(verdict(seal(head, *swapped))[0], "Rejected")
            idle = dict(lines[0], lost=lines[0]["lost"] + [[1, "0"]])  # parts without moves do not matter
            self.assertEqual(verdict(seal(head, idle, *lines[1:]))[0], "Verified")

    def test_misere_play_knows_no_nim_values(self):
        nim = {"rule": {"coordinates": 1, "moves": [take(1, None)]}, "at": [[1], [1]]}
        for convention, winner in (("normal", "previous"), ("misere", "next")):
            head, lines = self.heaps([take(1, None)], (1, 1), convention)
            self.assertEqual(head["winner"], winner)
            told = '[1, "' in json.dumps(lines)  # there is no component 1
            self.assertEqual(verdict(seal(dict(head, components=[nim]), *lines))[0], "Rejected" if told else "Verified")
            one = json.loads(json.dumps(lines).replace('[1, "', '[0, "'))
            self.assertEqual(verdict(seal(dict(head, components=[nim]), *one))[0], "Verified")
        lost = {"lost": [], "answers": []}
        empty = dict(nim, at=[])
        for at, convention, winner, lines, right in [
                (empty, "normal", "previous", [lost], True), (empty, "misere", "next", [], True), (empty, "misere", "next", [lost], False),
                (empty, "normal", "previous", [], False), (empty, "normal", "next", [], False), (nim, "misere", "next", [], False),
                (empty, "misere", "previous", [], False), (nim, "normal", "previous", [lost], False)]:
            found, text = verdict(seal(self.head([at], winner, convention), *lines))
            self.assertEqual(found == "Verified", right, (at, convention, winner, lines, text))

    def test_boards_and_tuples(self):
        end, won = {"lost": [], "answers": []}, [[], None]
        cram, chomp = {"game": "cram", "at": "2x2"}, {"game": "chomp", "at": "2x2"}
        two = {"rule": {"coordinates": 2, "moves": TWO_HEAPS}, "at": [[1, 1]]}
        for component, convention, winner, lines in [
                (cram, "normal", "previous", [end, {"lost": [[0, "2x2"]], "answers": [[[[0, "./."]], 0]]}]),
                (cram, "misere", "next", [{"lost": [[0, "1x2"]], "answers": [won]}]),
                (chomp, "normal", "next", [end, {"lost": [[0, "2,1"]], "answers": [[[[0, "2"]], 0]]}]),
                (chomp, "misere", "next", [{"lost": [[0, "1,1"]], "answers": [won]}]),
                (two, "normal", "previous", [end, {"lost": [[0, "(1, 1)"]], "answers": [[[[0, "(0, 1)"]], 0], [[[0, "(1,0)"]], 0]]}]),
                (two, "misere", "next", [{"lost": [[0, "(0, 1)"]], "answers": [won]}])]:
            found, text = verdict(seal(self.head([component], winner, convention), *lines))
            self.assertEqual(found, "Verified", (component, convention, text))
            for other in ({"normal": "misere", "misere": "normal"}[convention], "misère"):
                self.assertEqual(verdict(seal(self.head([component], winner, other), *lines))[0], "Rejected")
        self.assertEqual(verdict(seal(self.head([None], "next")))[0], "Not checked")

if __name__ == "__main__":
    unittest.main()
