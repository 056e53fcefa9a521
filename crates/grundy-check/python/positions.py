"""What positions are worth: each entry is shown from those before it."""
import itertools
import json
import re

from automata import must_end
from periods import divisions, mex
from reading import BUDGET, NotChecked, Rejected, array_of, fields, number, read
from rules import Linear, Power, Run, Split, Take, Where, read_rule, show_rule


def position(head, lines):
    """Entries say what a part is worth, or is not, each from those before it: it *is* v if none of its options is v
    and each smaller number is one; it *is not* v if some option is v. An option is a sum of parts: it is v if all of
    them are known, and is not v if at most one is unknown and this one is not what would make it v. Nothing leans on
    itself, so all entries are true: whoever moves P + *v to something else can be answered."""
    kind = head["kind"]
    claimed = "nim_value" if kind == "nim-value" else "outcome"
    fields(head, ["format", "version", "kind", "position", claimed], ["components"])
    claim = head[claimed]
    if claimed == "nim_value":
        number(claim)
    if type(head["position"]) is not str or claimed == "outcome" and claim not in ("N", "P"):
        raise Rejected("the position or the outcome is wrong")
    if "components" not in head:
        raise NotChecked("the components are not given in core form")
    games, of, whole, texts = {}, [], [], []
    for component in array_of(head["components"]):
        if component is None:
            raise NotChecked("a component has no core form")
        if "rule" in fields(component, ["at"], ["rule", "game"]):
            fields(component, ["at", "rule"])
            game = games.setdefault(json.dumps(component["rule"], sort_keys=True), Heaps(read_rule(component["rule"])))
            parts = [game.part(array_of(at)) for at in array_of(component["at"])]
            texts.append(f"{show_rule(game.rule)} : {component['at']}")
        else:
            name = fields(component, ["at", "game"])["game"]
            if name not in ("cram", "chomp"):
                raise NotChecked("a game that this checker does not know")
            game = games.setdefault(name, Cram() if name == "cram" else Chomp())
            parts = game.parts(component["at"])
            texts.append(f"{name} : {ascii(component['at'])}")
        of.append(game)
        whole.append((game, parts))
    game = None
    while (line := lines.next()) is not None:
        entry = read(line)
        if "component" in entry:
            fields(entry, ["component"])
            if number(entry["component"]) >= len(of):
                raise Rejected("no such component")
            game = of[entry["component"]]
            continue
        says = "is" if "is" in entry else "not"
        fields(entry, ["at", says])
        if game is None or type(entry["at"]) is not str:
            raise Rejected("no `component` stands before this entry, or its place is no text")
        check_entry(game, entry["at"], says, number(entry[says]))
    total, unknown = 0, []
    for game in games.values():
        value, others = game.sum([part for other, parts in whole if other is game for part in parts])
        total, unknown = total ^ value, unknown + others
    known = total if not unknown else None
    is_not_zero = known or len(unknown) == 1 and total in unknown[0]
    if not (is_not_zero if claim == "N" else known == (0 if claim == "P" else claim)):
        raise Rejected("the entries do not show the claim")
    return (" + ".join(texts) + f"\n  has the {kind} {claim} under normal play, by definition\n"
            f"  (its text in the file, which is not compared: {ascii(head['position'])[:200]})")


def check_entry(game, text, says, v):
    """Shows one entry from those before."""
    part, found = game.read(text), set()
    for option in game.options(part):
        BUDGET.tick()
        value, unknown = game.sum(option)
        if not unknown:
            found.add(value)
        if says == "is" and (value == v if not unknown else len(unknown) > 1 or value ^ v not in unknown[0]):
            raise Rejected(f"{text[:80]} cannot be {v}: its option {str(option)[:200]} is, or is not shown to be "
                           "anything else")
    if says == "not" and v not in found:
        raise Rejected(f"{text[:80]} may be {v}: no option is shown to be {v}")
    if says == "is" and mex(found) < v:
        raise Rejected(f"{text[:80]} cannot be {v}, as no option is shown to be {mex(found)}")
    is_, not_ = game.shown.setdefault(part, [None, set()])
    game.shown[part] = [v, not_] if says == "is" else [is_, not_ | {v}]


class Game:
    """What was shown of the parts of one game: for each, its value or None, and what it is not."""
    ends = True

    def __init__(self):
        self.shown = {}

    def sum(self, parts):
        """The xor of what is known, and for each other part what it is not. Where play ends, equal parts cancel."""
        total, unknown, odd = 0, [], set()
        for part in parts if self.ends else ():
            odd ^= {part}
        for part in odd if self.ends else parts:
            value, others = self.shown.get(part, (None, ()))
            if value is None:
                unknown.append(others)
            else:
                total ^= value
        return total, unknown


class Heaps(Game):
    """Heaps or tuples, by rules in core form."""

    def __init__(self, rule):
        super().__init__()
        self.rule, self.ends = rule, rule.coordinates == 1
        atoms = [atom for move in rule.moves if isinstance(move, Where) for atom in move.atoms]
        try:
            if self.ends:
                must_end(rule, next((atom.base for atom in atoms if isinstance(atom, Power)), 2))
        except (Rejected, NotChecked):
            self.ends = False
        if rule.coordinates == 1:
            self.shown[0,] = [0, set()]

    def part(self, at):
        return tuple(number(x) for x in array_of(list(at), self.rule.coordinates))

    def read(self, text):
        pattern = "[0-9]{1,20}" if self.rule.coordinates == 1 else r"\([0-9]{1,20}(, ?[0-9]{1,20})*\)"
        if not re.fullmatch(pattern, text):
            raise Rejected(f"{text[:80]} is no heap or tuple")
        return self.part(int(x) for x in re.findall("[0-9]+", text))

    def options(self, part):
        """All options, as tuples of parts."""
        n = part[0]
        if part == (0,):
            return
        for move in self.rule.moves:
            if isinstance(move, Take):
                for t in range(move.least, min(n, n if move.most is None else move.most) + 1):
                    yield ((n - t,),)
            elif isinstance(move, Run):
                for m in range(n - move.least + 1):
                    yield tuple((i,) for i in range(m + 1, n))
            elif isinstance(move, Split):
                for coins in range(n - move.taken, -1, -move.every) if move.every else (n - move.taken,):
                    for heaps in divisions(coins, move.heaps, move.kind):
                        yield tuple((a,) for a in heaps)
            else:
                c, seen = len(part), set()
                for found in solutions(move, list(part) + [0] * (move.variables - c), part):
                    parts = tuple(found[c + c * i:2 * c + c * i] for i in range(move.parts))
                    if parts not in seen:
                        seen.add(parts)
                        yield parts


def solutions(move, low, high):
    """The values of all variables for which the atoms hold: bounds are narrowed, and one variable is tried."""
    low, high = list(low), list(high) + [None] * (len(low) - len(high))
    for _ in range(64):
        BUDGET.tick()
        before = low[:], high[:]
        for atom in move.atoms:
            if isinstance(atom, Linear):
                for sign in (1, -1) if atom.sign == "=" else (1,):
                    narrow(sign * atom.constant, [(sign * a, v) for a, v in atom.terms], low, high)
        if any(b is not None and a > b for a, b in zip(low, high)):
            return
        if before == (low, high):
            break
    free = [(b - a, v) for v, (a, b) in enumerate(zip(low, high)) if b is not None and a < b]
    if free:
        v = min(free)[1]
        powers = [a.base for a in move.atoms if isinstance(a, Power) and a.yes and a.variable == v]
        tried = (powers[0]**j for j in itertools.count()) if powers else range(low[v], high[v] + 1)
        for x in itertools.takewhile(lambda x: x <= high[v], tried):
            if x >= low[v]:
                yield from solutions(move, low[:v] + [x] + low[v + 1:], high[:v] + [x] + high[v + 1:])
    elif None in high:
        raise NotChecked("a variable has no bound")
    elif all(holds(atom, low) for atom in move.atoms):
        yield tuple(low)


def narrow(constant, terms, low, high):
    """constant + sum of terms <= 0: each term is at most what the least of the others leave."""
    least = [a * low[v] if a > 0 else None if high[v] is None else a * high[v] for a, v in terms]
    for i, (a, v) in enumerate(terms):
        others = least[:i] + least[i + 1:]
        if None not in others:
            room = -constant - sum(others)
            if a > 0:
                high[v] = room // a if high[v] is None else min(high[v], room // a)
            else:
                low[v] = max(low[v], -(room // -a))


def holds(atom, x):
    if isinstance(atom, Power):
        v = x[atom.variable]
        while v > 1 and v % atom.base == 0:
            v //= atom.base
        return (v == 1) == atom.yes
    total = atom.constant + sum(a * x[v] for a, v in atom.terms)
    return total == 0 if atom.sign == "=" else total <= 0


def sides(text, most):
    """`3x4`, if the text is one."""
    found = re.fullmatch(r" *([0-9]{1,9}) *x *([0-9]{1,9}) *", text)
    if found and 0 < int(found[1]) * int(found[2]) <= most:
        return int(found[1]), int(found[2])
    return None


class Cram(Game):
    """Dominoes on the free squares of a board. Parts are the regions of more than one square, in any orientation; a
    path is known by its length, as its bends do not matter."""

    def squares(self, text):
        if type(text) is not str or len(text) > 999:
            raise Rejected("no board")
        size = sides(text, 128)
        rows = ["." * size[1]] * size[0] if size else [row.strip() for row in text.strip().split("/")]
        if not all(row and len(row) == len(rows[0]) and set(row) <= {".", "#"} for row in rows):
            raise Rejected(f"{text[:80]} is no board")
        return {(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "."}

    def parts(self, text):
        return self.regions(self.squares(text))

    def regions(self, squares):
        found, squares = [], set(squares)
        while squares:
            region, todo = set(), [squares.pop()]
            while todo:
                square = todo.pop()
                region.add(square)
                near = self.near(square, squares)
                squares.difference_update(near)
                todo += near
            if len(region) > 1:
                found.append(self.least(region))
        return found

    def near(self, square, squares):
        y, x = square
        return [other for other in ((y, x + 1), (y + 1, x), (y, x - 1), (y - 1, x)) if other in squares]

    def least(self, region):
        degrees = [len(self.near(square, region)) for square in region]
        if max(degrees) <= 2 and sum(degrees) == 2 * len(region) - 2:
            return tuple((0, x) for x in range(len(region)))
        forms = []
        for turn in range(8):
            form = [(y if turn & 1 else -y, x if turn & 2 else -x) for y, x in region]
            form = [(x, y) for y, x in form] if turn & 4 else form
            top, left = min(y for y, x in form), min(x for y, x in form)
            forms.append(tuple(sorted((y - top, x - left) for y, x in form)))
        return min(forms)

    def read(self, text):
        parts = self.parts(text)
        if len(parts) != 1:
            raise Rejected(f"{text[:80]} is not one region")
        return parts[0]

    def options(self, part):
        free = set(part)
        for square in part:
            for other in self.near(square, free)[:]:
                if other > square:
                    yield self.regions(free - {square, other})


class Chomp(Game):
    """Eat a square with all below and right of it; the top left one is poisoned. A bar is the lengths of its rows; rows
    and columns may be exchanged."""

    def parts(self, text):
        return [self.read(text)]

    def read(self, text):
        size = sides(text, 4096) if type(text) is str else None
        if size:
            rows = [size[1]] * size[0]
        elif type(text) is str and re.fullmatch("[0-9]{1,4}( *, *[0-9]{1,4}){0,99}", text.strip()):
            rows = [int(row) for row in text.split(",")]
        else:
            raise NotChecked(f"{str(text)[:80]} is no bar that this checker knows")
        if rows != sorted(rows, reverse=True) or rows[-1] < 1:
            raise Rejected(f"{text[:80]} is no bar: no row is longer than the one above")
        return self.least(rows)

    def least(self, rows):
        columns = [sum(row > x for row in rows) for x in range(rows[0])]
        return tuple(min(rows, columns))

    def options(self, part):
        for y in range(len(part)):
            for x in range(y == 0, part[y]):
                rows = part[:y] + tuple(min(row, x) for row in part[y:])
                yield [self.least([row for row in rows if row])]
