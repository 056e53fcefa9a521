"""What positions are worth: each entry is shown from those before it."""
import json
import re

from automata import must_end
from definition import mex, options
from reading import BUDGET, WORD, NotChecked, Rejected, shaped
from rules import Power, Where, read_rule

HEAD = {"format": str, "version": int, "kind": str, "position": str, "components?": list}

def position(head, lines):
    """Entries say what a part is worth, or is not, each from those before it: it *is* v if none of its options is v
    and each smaller number is one; it *is not* v if some option is v. An option is a sum of parts: it is v if all of
    them are known, and is not v if at most one is unknown and this one is not what would make it v. Nothing leans on
    itself, so all entries are true: whoever moves P + *v to something else can be answered."""
    nim_value = head["kind"] == "nim-value"
    shaped(head, {**HEAD, **({"nim_value": WORD} if nim_value else {"outcome": {"N", "P"}})})
    claim = head["nim_value" if nim_value else "outcome"]
    if None in head.get("components", [None]):
        raise NotChecked("some component is not given in core form")
    games, of, whole = {}, [], {}
    for component in shaped(head["components"], [dict]):
        game = Heaps if "rule" in component else {"cram": Cram, "chomp": Chomp}.get(str(component.get("game")))
        if game is None:
            raise NotChecked("a game that this checker does not know")
        shaped(component, {"rule": dict, "at": [[WORD]]} if game is Heaps else {"game": str, "at": str})
        name = json.dumps(component.get("rule", component.get("game")), sort_keys=True)
        if name not in games:
            games[name] = Heaps(component["rule"]) if game is Heaps else game()
        of.append(games[name])
        whole.setdefault(name, []).extend(games[name].parts(component["at"]))
    game = None
    for number, entry in lines:
        try:
            if "component" in entry:
                game = of[shaped(entry, {"component": range(len(of))})["component"]]
                continue
            says = "is" if "is" in entry else "not"
            shaped(entry, {"at": str, says: WORD})
            if game is None:
                raise Rejected("no `component` stands before this entry")
            game.show(entry["at"], says, entry[says])
        except Rejected as why:
            raise Rejected(str(why), number) from None
    total, unknown = 0, []
    for name, parts in whole.items():
        value, others = games[name].sum(parts)
        total, unknown = total ^ value, unknown + others
    known = total if not unknown else None
    is_not_zero = known or len(unknown) == 1 and total in unknown[0]
    if not (is_not_zero if claim == "N" else known == (0 if claim == "P" else claim)):
        raise Rejected("the entries do not show the claim", 1)
    return (f"{json.dumps(head['components'])}\n  has the {head['kind']} {claim} under normal play, by definition\n"
            f"  (its text in the file, which is not compared: {ascii(head['position'])[:200]})")

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
            total ^= value or 0
            unknown += [others] if value is None else []
        return total, unknown

    def show(self, text, says, v):
        """Shows one entry from those before."""
        part, found = self.read(text), set()
        for option in self.options(part):
            BUDGET.tick()
            value, unknown = self.sum(option)
            if not unknown:
                found.add(value)
            if says == "is" and (value == v if not unknown else len(unknown) > 1 or value ^ v not in unknown[0]):
                raise Rejected(f"{text[:80]} cannot be {v}: its option {str(option)[:200]} is, or may be, too")
        if says == "not" and v not in found:
            raise Rejected(f"{text[:80]} may be {v}: no option is shown to be {v}")
        if says == "is" and mex(found) < v:
            raise Rejected(f"{text[:80]} cannot be {v}, as no option is shown to be {mex(found)}")
        value, others = self.shown.get(part, (None, set()))
        self.shown[part] = (v, others) if says == "is" else (value, others | {v})

class Heaps(Game):
    """Heaps or tuples, by rules in core form."""

    def __init__(self, rule):
        super().__init__()
        self.rule = read_rule(rule)
        self.ends = self.rule.coordinates == 1
        if self.ends:
            self.shown[0,] = 0, set()
            bases = [atom.base for move in self.rule.moves if isinstance(move, Where) for atom in move.atoms
                     if isinstance(atom, Power)]
            try:
                must_end(self.rule, bases[0] if bases else 2)
            except (Rejected, NotChecked):
                self.ends = False

    def parts(self, at):
        return [tuple(shaped(part, (WORD,) * self.rule.coordinates)) for part in at]

    def read(self, text):
        pattern = "[0-9]{1,20}" if self.rule.coordinates == 1 else r"\([0-9]{1,20}(, ?[0-9]{1,20})*\)"
        if not re.fullmatch(pattern, text):
            raise Rejected(f"{text[:80]} is no heap or tuple")
        return self.parts([[int(x) for x in re.findall("[0-9]+", text)]])[0]

    def options(self, part):
        for move in self.rule.moves:
            yield from options(move, part)

def sides(text, most):
    """`3x4`, if the text is one."""
    found = re.fullmatch(r" *([0-9]{1,9}) *x *([0-9]{1,9}) *", text)
    if found and 0 < int(found[1]) * int(found[2]) <= most:
        return int(found[1]), int(found[2])
    return None

class Cram(Game):
    """Dominoes on the free squares of a board. Parts are the regions of more than one square, in any orientation; a
    path is known by its length, as its bends do not matter."""

    def parts(self, text):
        size = sides(text, 128)
        rows = ["." * size[1]] * size[0] if size else [row.strip() for row in text[:999].strip().split("/")]
        if not all(row and len(row) == len(rows[0]) and set(row) <= {".", "#"} for row in rows):
            raise Rejected(f"{text[:80]} is no board")
        return self.regions({(y, x) for y, row in enumerate(rows) for x, sign in enumerate(row) if sign == "."})

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
        for square in part:
            for other in self.near(square, set(part)):
                if other > square:
                    yield self.regions(set(part) - {square, other})

class Chomp(Game):
    """Eat a square with all below and right of it; the top left one is poisoned. A bar is the lengths of its rows; rows
    and columns may be exchanged."""

    def parts(self, text):
        return [self.read(text)]

    def read(self, text):
        size = sides(text, 4096)
        if not size and not re.fullmatch("[0-9]{1,4}( *, *[0-9]{1,4}){0,99}", text.strip()):
            raise NotChecked(f"{text[:80]} is no bar that this checker knows")
        rows = [size[1]] * size[0] if size else [int(row) for row in text.split(",")]
        if rows != sorted(rows, reverse=True) or rows[-1] < 1:
            raise Rejected(f"{text[:80]} is no bar: no row is longer than the one above")
        return self.least(rows)

    def least(self, rows):
        return tuple(min(rows, [sum(row > x for row in rows) for x in range(rows[0])]))

    def options(self, part):
        for y in range(len(part)):
            for x in range(y == 0, part[y]):
                yield [self.least([row for row in part[:y] + tuple(min(row, x) for row in part[y:]) if row])]
