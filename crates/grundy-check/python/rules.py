"""Rules in core form: they are read, and shown as text."""
from collections import namedtuple

from reading import NotChecked, Rejected, array_of, fields, integer, number, only


Rule = namedtuple("Rule", "coordinates moves")
Take = namedtuple("Take", "least most")                       # n -> n-t for least <= t <= most (None: no limit)
Split = namedtuple("Split", "taken heaps kind every")         # n-taken(-every*t) coins in so many non-empty heaps
Run = namedtuple("Run", "least")                              # n -> m+1, m+2, ..., n-1 all together, m <= n-least
Where = namedtuple("Where", "parts variables atoms")          # the parts for which all atoms hold
Linear = namedtuple("Linear", "sign constant terms")          # constant + sum of coefficient*variable, = or <= 0
Power = namedtuple("Power", "base variable yes")              # the variable is, or is not, 1, base, base^2, ...


def read_rule(x):
    """Rules in core form. Every part that a take, split or run leaves is smaller than the heap; of a `where`, in whose
    atoms the variables are natural numbers (first the position, then the parts, then those that need only exist),
    this must be decided where it matters."""
    fields(x, ["coordinates", "moves"])
    c = number(x["coordinates"], 1)
    if c > 64:
        raise NotChecked("more than 64 coordinates")
    moves = [read_move(move, c) for move in array_of(x["moves"])]
    if len(moves) > 4096:
        raise NotChecked("more than 4096 kinds of move")
    if c > 1 and not all(isinstance(move, Where) for move in moves):
        raise Rejected("only `where` has more than one coordinate")
    return Rule(c, moves)


def read_move(x, c):
    if isinstance(x, dict) and "where" in x:
        fields(x, ["parts", "variables", "where"])
        parts, variables = number(x["parts"]), number(x["variables"], c)
        if variables < c + c * parts:
            raise Rejected("more parts than variables")
        if variables > 64:
            raise NotChecked("more than 64 variables")
        return Where(parts, variables, [read_atom(atom, variables) for atom in array_of(x["where"])])
    kind, of = only(x)
    if kind == "take":
        least, most = array_of(of, 2)
        return Take(number(least, 1), None if most is None else number(most, least))
    if kind == "run":
        return Run(number(of, 1))
    if kind != "split":
        raise Rejected(f"unknown move `{kind[:40]}`")
    fields(of, ["taken", "heaps", "kind"], ["every"])
    taken, heaps, kind = integer(of["taken"]), number(of["heaps"]), of["kind"]
    if kind not in (["any"] if heaps < 2 else ["any", "different", "equal", "unequal"]):
        raise Rejected(f"unknown kind of {heaps} heaps: {str(kind)[:40]}")
    if taken + max(heaps - 1, 0) < 1:
        raise Rejected("a heap that is left may be no smaller than before")
    if heaps > 16:
        raise NotChecked("more than 16 heaps are left")
    return Split(taken, heaps, kind, number(of["every"], 1) if "every" in of else None)


def read_atom(x, variables):
    if isinstance(x, dict) and "power" in x:
        fields(x, ["power", "of", "is"])
        if type(x["is"]) is not bool:
            raise Rejected("`is` is true or false")
        return Power(number(x["power"], 2), number(x["of"], 0, variables - 1), x["is"])
    kind, linear = only(x)
    if kind not in ("zero", "at_most_zero") or not array_of(linear):
        raise Rejected(f"unknown atom `{kind[:40]}`")
    terms, last = [], -1
    for term in linear[1:]:
        coefficient, last = array_of(term, 2)[0], number(term[1], last + 1, variables - 1)
        if integer(coefficient) == 0:
            raise Rejected("a coefficient is 0")
        terms.append((coefficient, last))
    return Linear("=" if kind == "zero" else "<=", integer(linear[0]), terms)


def show_rule(rule):
    return " | ".join(show_move(move, rule.coordinates) for move in rule.moves) or "no move"


def show_move(move, c):
    if isinstance(move, Take):
        if move.most is None:
            return f"take {move.least} or more"
        return f"take {move.least}" + (f"..{move.most}" if move.most > move.least else "")
    if isinstance(move, Run):
        return f"n -> all of m+1..n-1 for m in 0..n-{move.least}"
    if isinstance(move, Split):
        taken = f"{move.taken}" + (f" (or {move.every}, {2 * move.every}, … more)" if move.every else "")
        kind = {"any": "", "different": ", pairwise different", "equal": ", all equal", "unequal": ", not all equal"}
        return f"take {taken}, leave {move.heaps} heap{'s' * (move.heaps != 1)}" + kind[move.kind]
    names = ["n"] if c == 1 else [f"n{i + 1}" for i in range(c)]
    names += [f"p{i + 1}" for i in range(c * move.parts)]
    names += [f"x{i + 1}" for i in range(move.variables - len(names))]
    atoms = []
    for atom in move.atoms:
        if isinstance(atom, Power):
            atoms.append(f"{names[atom.variable]} is {'' if atom.yes else 'not '}a power of {atom.base}")
        else:
            terms = [f"{a:+d}*{names[v]}" for a, v in atom.terms] + [f"{atom.constant:+d}"] * (atom.constant != 0)
            atoms.append(f"{' '.join(terms) or '0'} {atom.sign} 0")
    tuples = [names[c + c * i:c + c * i + c] for i in range(move.parts)]
    parts = " + ".join(t[0] if c == 1 else f"({', '.join(t)})" for t in tuples)
    head = "n" if c == 1 else f"({', '.join(names[:c])})"
    return f"{head} -> {parts or 'nothing'} where {' and '.join(atoms) or 'always'}"
