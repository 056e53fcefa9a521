"""Tests of games whose play need not end; the certificates are written as in `test_check`."""
import itertools
import random
import unittest

from test_check import mex, seal, verdict

def head(kind, graph, at, **claim):
    rows = [[name, list(options)] for name, options in graph.items()]
    return dict(format="grundy certificate", version=1, kind=kind, position="a text",
                components=[{"graph": rows, "at": [*at]}], **claim)

def outcomes(after, misere=False):
    """Who wins each position by the plainest definition: what is not decided in the end is a draw."""
    known = {}
    while True:
        more = {}
        for position in after.keys() - known.keys():
            options = [known.get(option) for option in after[position]]
            if "P" in options or misere and not options:
                more[position] = "N"
            elif all(outcome == "N" for outcome in options):
                more[position] = "P"
        if not more:
            return {position: known.get(position, "D") for position in after}
        known |= more

def values(graph):
    """A number for each node that has one, else the set of the heaps beside which the player to move wins."""
    most = len(graph) + 1
    after = {(x, n): [(y, n) for y in graph[x]] + [(x, k) for k in range(n)] for x in graph for n in range(most + 1)}
    won = outcomes(after)
    def value(x):
        found = [n for n in range(most + 1) if won[x, n] == "P"]
        return found[0] if found else {n for n in range(most + 1) if won[x, n] == "N"}
    return {x: value(x) for x in graph}

def lines(graph):
    """The entries for all nodes: numbers as soon as they follow from those before, then the infinite ones."""
    told, known, written = values(graph), {}, [{"component": 0}]
    while open_ := [x for x in graph if type(told[x]) is int and x not in known]:
        for x in open_:
            v = told[x]
            turns = [y for y in graph[x] if known.get(y, v) == v and y != x]
            if all(v in [known.get(z) for z in graph[y]] for y in turns) and x not in graph[x] and \
                    {*range(v)} <= {known.get(y) for y in graph[x]}:
                written += [{"at": y, "not": v} for y in turns] + [{"at": x, "is": v}]
                known[x] = v
    return written + [{"at": x, "infinite": sorted(told[x])} for x in graph if type(told[x]) is set]

class Loops(unittest.TestCase):
    def test_random_graphs(self):
        chance = random.Random(7)
        for _ in range(150):
            size = chance.randint(1, 7)
            graph = {f"n{x}": sorted({f"n{chance.randrange(size)}" for _ in range(chance.randint(0, 3))}) for x in range(size)}
            told, all_ = values(graph), lines(graph)
            self.assertEqual(verdict(seal(head("graph-values", graph, ["n0"], nodes=size), *all_))[0], "Verified", graph)
            for x in graph:
                number = type(told[x]) is int
                claim = {"nim_value": told[x]} if number else {"infinite": sorted(told[x])}
                kind = "nim-value" if number else "infinite-value"
                entries = [line for line in all_ if not number or "infinite" not in line]
                self.assertEqual(verdict(seal(head(kind, graph, [x], **claim), *entries))[0], "Verified", (graph, x))
                for wrong in ([{"nim_value": k} for k in range(4)] if number else [{"infinite": k} for k in ([], [0], [1], [0, 1])]):
                    expected = "Verified" if wrong == claim else "Rejected"
                    self.assertEqual(verdict(seal(head(kind, graph, [x], **wrong), *entries))[0], expected, (graph, x, wrong))
            for i, line in enumerate(all_):
                for k, more in itertools.product(range(-1, 3), ("is", "infinite")):
                    wrong = {"at": line.get("at"), more: k if more == "is" else [] if k < 0 else [k]}
                    if "at" in line and wrong != line and "not" not in line:
                        changed = [*all_[:i], wrong, *all_[i + 1:]]
                        self.assertEqual(verdict(seal(head("graph-values", graph, ["n0"], nodes=size), *changed))[0], "Rejected")
            self.assertEqual(verdict(seal(head("graph-values", graph, ["n0"], nodes=size + 1), *all_))[0], "Rejected")

    def test_sums(self):
        graph = {"a": ["a", "b"], "b": []}  # a is infinite, with 0
        entries = [{"component": 0}, {"at": "b", "is": 0}, {"at": "a", "infinite": [0]}]
        nim = {"rule": {"coordinates": 1, "moves": [{"take": [1, None]}]}, "at": [[1]]}
        one = [{"component": 1}, {"at": "1", "is": 1}]
        for at, more, right in ((["a"], one, [1]), (["a", "a"], one, []), (["a", "b"], one, [1]), (["b"], one, None), (["a"], [], None)):
            for told in ([], [0], [1]):
                sum_ = head("infinite-value", graph, at, infinite=told)
                sum_["components"].append(nim)
                expected = "Verified" if told == right else "Rejected"
                self.assertEqual(verdict(seal(sum_, *entries, *more))[0], expected, (at, told))

    def test_no_infinite_value_rests_on_itself_alone(self):
        # From a the only move leads to b, and back from b, or to the end. So a is 0 and b is 1.
        graph = {"a": ["b"], "b": ["a", "c"], "c": []}
        wrong = [{"component": 0}, {"at": "c", "is": 0}, {"at": "a", "infinite": []}, {"at": "b", "infinite": [0]}]
        found, why = verdict(seal(head("infinite-value", graph, ["a"], infinite=[]), *wrong))
        self.assertEqual((found, why), ("Rejected", "line 4: no infinite option lacks 0"))

    def test_what_stands_in_a_line(self):
        graph = {"a": ["a"]}
        entries = [{"component": 0}, {"at": "a", "infinite": []}]
        right = head("infinite-value", graph, ["a"], infinite=[])
        self.assertEqual(verdict(seal(right, *entries))[0], "Verified")
        for wrong in ([entries[1]], [entries[0]], entries + entries[1:], [entries[0], {"at": "a", "infinite": 0}],
                      [entries[0], {"at": "a", "infinite": [0]}], [entries[0], {"at": "a", "infinite": [], "is": 0}]):
            self.assertEqual(verdict(seal(right, *wrong))[0], "Rejected", wrong)
        for wrong in (dict(right, nodes=1), dict(right, infinite=[1, 0]), dict(right, infinite=None), dict(right, kind="nim-value"),
                      head("infinite-value", {"a": ["b"]}, ["a"], infinite=[]), head("infinite-value", graph, ["b"], infinite=[])):
            self.assertEqual(verdict(seal(wrong, *entries))[0], "Rejected", wrong)
        other = [entries[0], {"at": "b", "infinite": []}]
        self.assertEqual(verdict(seal(right, *other))[0], "Not checked")
        nim = head("nim-value", {"a": []}, ["a"], nim_value=0)
        self.assertEqual(verdict(seal(nim, entries[0], {"at": "a", "is": 0}))[0], "Verified")
        self.assertEqual(verdict(seal(nim, entries[0], {"at": "a", "is": 0}, {"at": "a", "infinite": []}))[0], "Rejected")

class Draws(unittest.TestCase):
    def certificate(self, graph, at, misere):
        """Lost nodes by the moves that are left, then the draws; in one component, and without the nodes that end."""
        won, told = outcomes(graph, misere), lambda x: [[0, x]] if graph[x] else []
        numbers, written = {}, []
        def answer(x):
            return next((numbers[y] for y in graph[x] if y in numbers), None)
        while lost := [x for x in graph if won[x] == "P" and x not in numbers and
                       all(answer(y) is not None or misere and not graph[y] for y in graph[x])]:
            for x in lost:
                written.append({"lost": told(x), "answers": [[told(y), answer(y)] for y in graph[x]]})
                numbers[x] = len(numbers)
        for x in graph:
            if won[x] == "D":
                answers = {str(told(y)): [told(y), answer(y)] for y in graph[x] if won[y] == "N"}
                written.append({"draw": told(x), "answers": [*answers.values()], "draws": [told(y) for y in graph[x] if won[y] == "D"]})
        return head("draw", graph, [at], convention="misere" if misere else "normal"), written, won

    def test_random_graphs(self):
        chance = random.Random(3)
        for _ in range(200):
            size, misere = chance.randint(1, 7), chance.random() < 0.5
            graph = {f"n{x}": sorted({f"n{chance.randrange(size)}" for _ in range(chance.randint(0, 3))}) for x in range(size)}
            # Nodes without options are one whole position, so a draw may have one of them as an option.
            ends = [x for x in graph if not graph[x]]
            graph = {x: sorted({y if graph[y] else ends[0] for y in graph[x]}) for x in graph}
            for at in graph:
                first, written, won = self.certificate(graph, at, misere)
                self.assertEqual(verdict(seal(first, *written))[0], "Verified" if won[at] == "D" else "Rejected", (graph, at, misere))
                if won[at] != "D":
                    continue
                self.assertEqual(verdict(seal(dict(first, kind="strategy"), *written))[0], "Rejected")
                self.assertEqual(verdict(seal(dict(first, winner="next"), *written))[0], "Rejected")
                for i, line in enumerate(written):
                    for wrong in ({**line, "draws": []}, {**line, "answers": line["answers"] + [[[[0, at]], 0]]},
                                  {**line, "lost": [[0, at]]}, {"lost": [[0, at]], "answers": []}):
                        changed = [*written[:i], wrong, *written[i + 1:]]
                        self.assertEqual(verdict(seal(first, *changed))[0], "Rejected", (graph, wrong))
                self.assertEqual(verdict(seal(first, *written, written[-1]))[0], "Rejected")

if __name__ == "__main__":
    unittest.main()
