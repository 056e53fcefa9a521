"""Laws with growth: periods in which all values grow, for takes and splits."""
import itertools
import math

from automata import Subsets, explore, larger
from periods import afford_values, moves_are, must_be_smallest, must_repeat, read_period, show_period, values
from reading import BUDGET, Rejected
from rules import Split, Take


def quotients(rule, head):
    """Takes and splits, and a law that may grow: write heap n >= n0 as n0+i+p*q with 0 <= i < p; it should be worth
    c_i + s*q, where c_i = G(n0+i). That is the mex of its options for all q if no option has this value, and each
    smaller one has some option. Both are decided by an automaton that reads the binary digits of q and of a value w:
    is w left by an option? It guesses the digits of the quotients q_1, …, q_h of the parts and of t' (how often
    `every` was used, up to p/gcd), with q_1 + … + q_h + weight*t' = q + d, and adds c_j + s*q_j digit by digit.

    A state is (kind, weight, what is left of the equation, xor of the constant parts, blocks): a block (carry, m)
    stands for m parts of one residue with equal quotients so far, which may part ways: so it is seen in the end
    whether they are different, or equal."""
    claim = read_period(head["claim"])
    moves_are(rule, lambda move: isinstance(move, Take) or isinstance(move, Split) and move.heaps <= 4,
              "takes, and splits into at most 4 heaps")
    n0, p, s, _ = claim
    first = max(n0, 1)  # parts are not empty; heap 0 is looked at apart
    afford_values(rule, first + p)
    G = values(rule, first + p)
    splits = []
    for move in rule.moves:
        if isinstance(move, Split):
            splits.append(move)
        elif move.most is None:
            splits += [Split(move.least, h, "any", 1) for h in (0, 1)]
        else:
            BUDGET.afford(0, 10 * (move.most - move.least + 1))
            splits += [Split(t, h, "any", None) for t in range(move.least, move.most + 1) for h in (0, 1)]
    starts = [set() for _ in range(p)]
    for heaps, kind in sorted({(move.heaps, move.kind) for move in splits}):
        BUDGET.afford(0, 20 * math.comb(first + p + heaps, heaps) * len(splits))
        for size, constant, blocks, how in residues(G, first, heaps, kind):
            for move in splits:
                if (move.heaps, move.kind) == (heaps, kind):
                    common = math.gcd(move.every or p, p)
                    for t in range(p // common):
                        BUDGET.tick()
                        i = (move.taken + (move.every or 0) * t + size - first) % p
                        d = (first + i - move.taken - (move.every or 0) * t - size) // p
                        starts[i].add((how, (move.every or 0) // common, -d, constant, blocks))
    found = Subsets(lambda state, letter: quotient_step(s, state, letter), quotient_end, (0, 0))

    def step(state, letter):
        name, carry, order = state
        value = carry + s * letter[0]
        return found.next(name, letter), value >> 1, larger(order, letter[1], value & 1)

    def look(state):
        name, carry, order = state
        order = -1 if carry else order
        if order <= 0 and bool(found.ends(name)) != (order < 0):
            wrong = "no option of some value below the one" if order else "an option of the value"
            raise Rejected(f"some heap {first + i} + {p}*q has {wrong} that is claimed for it")
    for i in range(p):
        explore((found.of(starts[i]), G[first + i], 0), list(itertools.product((0, 1), repeat=2)), step, look)
    must_repeat(G, n0, first, p, s)
    must_be_smallest(G, claim)
    return show_period(claim)


def residues(G, first, heaps, kind):
    """The ways to choose the parts: constants 1..first-1, or residues of larger heaps. Gives the sum of the parts, as
    far as it is known, the xor of the constants, blocks of residues, and what is still to be seen of them."""
    for parts in itertools.combinations_with_replacement(range(1, len(G)), heaps):
        counts = [(a, parts.count(a)) for a in sorted(set(parts))]
        if kind == "equal" and len(counts) > 1 or kind == "different" and any(m > 1 for a, m in counts if a < first):
            continue
        how = "any" if kind == "unequal" and len(counts) > 1 or all(m == 1 for a, m in counts) else kind
        if kind == "unequal" and how != "any" and parts[0] < first:
            continue
        constant, blocks = 0, []
        for a, m in counts:
            if a < first:
                constant ^= G[a] * (m % 2)
            else:
                blocks += [(G[a], 1)] * m if how == "any" else [(G[a], m)]
        yield sum(parts), constant, tuple(sorted(blocks)), how


def quotient_step(s, state, letter):
    how, weight, left, constant, blocks = state
    for t in (0, 1) if weight else (0,):
        for ones in itertools.product(*[range(m + 1) for _, m in blocks]):
            total = left + sum(ones) + weight * t - letter[0]
            digit, after = constant, []
            for (carry, m), high in zip(blocks, ones):
                digit ^= (carry + s) * (high % 2) ^ carry * ((m - high) % 2)
                after += [((carry + s) >> 1, high)] * (high > 0) + [(carry >> 1, m - high)] * (m > high)
            if total % 2 == 0 and digit % 2 == letter[1]:
                yield how, weight, total // 2, constant >> 1, tuple(sorted(after))


def quotient_end(state):
    how, _, left, constant, blocks = state
    fits = {"any": True, "different": all(m == 1 for _, m in blocks), "equal": len(blocks) < 2,
            "unequal": len(blocks) > 1}
    return 0 if fits[how] and left == constant == 0 and all(carry == 0 for carry, _ in blocks) else None
