"""Rules in core form, and their moves as conditions."""
from collections import namedtuple

from reading import POSITIVE, SIGNED, WORD, NotChecked, Rejected, shaped

Rule = namedtuple("Rule", "coordinates moves")
Take = namedtuple("Take", "least most")                       # n -> n-t for least <= t <= most (None: no limit)
Split = namedtuple("Split", "taken heaps kind every")         # n-taken(-every*t) coins in so many non-empty heaps
Run = namedtuple("Run", "least")                              # n -> m+1, m+2, ..., n-1 all together, m <= n-least
Where = namedtuple("Where", "parts variables atoms")          # the parts for which all atoms hold
Linear = namedtuple("Linear", "sign constant terms")          # constant + sum of coefficient*variable, = or <= 0
Power = namedtuple("Power", "base variable yes")              # the variable is, or is not, 1, base, base^2, ...

ATOM = {"zero?": list, "at_most_zero?": list, "power?": {"base": range(2, 2**32), "of": WORD, "holds": bool}}
MOVE = {"take?": (POSITIVE, (POSITIVE, None)), "run?": POSITIVE,
        "split?": {"taken": SIGNED, "heaps": WORD, "kind": {"any", "different", "equal", "unequal"}, "every?": POSITIVE},
        "where?": {"coordinates?": POSITIVE, "parts": WORD, "variables": WORD, "atoms": [ATOM]}}

def only(x):
    """The name and the content of the one field."""
    if len(x) != 1:
        raise Rejected(f"{str(x)[:40]} is no object of one field")
    return next(iter(x.items()))

def read_rule(x):
    """Rules in core form. Every part that a take, split or run leaves is smaller than the heap; of a `where`, in whose
    atoms the variables are natural numbers (first the position, then the parts, then those that need only exist),
    this must be decided where it matters."""
    shaped(x, {"coordinates": POSITIVE, "moves": [MOVE]})
    if x["coordinates"] > 64 or len(x["moves"]) > 4096:
        raise NotChecked("more than 64 coordinates or 4096 kinds of move")
    return Rule(x["coordinates"], [read_move(*only(move), x["coordinates"]) for move in x["moves"]])

def read_move(name, of, c):
    if name == "where":
        if of["variables"] < c * (1 + of["parts"]) or of.get("coordinates", 1) != c:
            raise Rejected("more parts than variables, or the coordinates are not those of the rule")
        if of["variables"] > 64:
            raise NotChecked("more than 64 variables")
        return Where(of["parts"], of["variables"], [read_atom(*only(atom), of["variables"]) for atom in of["atoms"]])
    if c > 1 or name == "take" and of[1] is not None and of[1] < of[0]:
        raise Rejected("only `where` has more than one coordinate, and no take ends before it begins")
    if name == "take":
        return Take(*of)
    if name == "run":
        return Run(of)
    if of["taken"] + max(of["heaps"] - 1, 0) < 1 or of["heaps"] < 2 and of["kind"] != "any":
        raise Rejected("a heap that is left may be no smaller than before, or there is nothing to be different")
    if of["heaps"] > 16:
        raise NotChecked("more than 16 heaps are left")
    return Split(of["taken"], of["heaps"], of["kind"], of.get("every"))

def read_atom(name, of, variables):
    if name == "power":
        return Power(of["base"], shaped(of["of"], range(variables)), of["holds"])
    terms = [tuple(shaped(term, (SIGNED, range(variables)))) for term in of[1:]]
    if not of or any(a == 0 for a, _ in terms) or any(v >= w for (_, v), (_, w) in zip(terms, terms[1:])):
        raise Rejected("a linear form is a constant, and coefficients that are not 0, with variables that ascend")
    return Linear("=" if name == "zero" else "<=", shaped(of[0], SIGNED), terms)

def renamed(atoms, rename):
    return [Power(atom.base, rename(atom.variable), atom.yes) if isinstance(atom, Power) else
            Linear(atom.sign, atom.constant, [(a, rename(v)) for a, v in atom.terms]) for atom in atoms]

def as_where(move):
    """Moves on one heap as `where`; what leaves nothing leaves one part 0, which is worth the same."""
    if isinstance(move, Where):
        if move.parts:
            return move
        return Where(1, move.variables + 1, renamed(move.atoms, lambda v: v + (v > 0)) + [Linear("=", 0, [(1, 1)])])
    if isinstance(move, Take):
        atoms = [Linear("<=", move.least, [(-1, 0), (1, 1)])]
        return Where(1, 2, atoms + ([] if move.most is None else [Linear("<=", -move.most, [(1, 0), (-1, 1)])]))
    h = max(move.heaps, 1)
    total = [(-1, 0)] + [(1, i + 1) for i in range(h)] + ([(move.every, h + 1)] if move.every else [])
    some = [Linear("<=", 1, [(-1, i)]) for i in range(1, h + 1)] if move.heaps else [Linear("=", 0, [(1, 1)])]
    atoms = [Linear("=", move.taken, total)] + some + in_order(move.kind, list(range(1, h + 1)))
    return Where(h, 1 + h + (move.every is not None), atoms)

def in_order(kind, parts):
    """These parts in ascending order, as the kind wants them; of `any` each order will do."""
    if kind == "any":
        return []
    sign = "=" if kind == "equal" else "<="
    atoms = [Linear(sign, int(kind == "different"), [(1, i), (-1, j)]) for i, j in zip(parts, parts[1:])]
    return atoms + ([Linear("<=", 1, [(1, parts[0]), (-1, parts[-1])])] if kind == "unequal" else [])

def xor_of(values):
    """The nim-sum; None if one is None."""
    total = 0
    for value in values:
        if value is None:
            return None
        total ^= value
    return total
