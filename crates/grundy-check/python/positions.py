"""What positions are worth: each entry is shown from those before it."""
import json
import re
from collections import Counter

from automata import Logic
from laws import relations
from rules import (BUDGET, WORD, NotChecked, Power, Rejected, Where, able, as_where, asked, mex, options,
                   read_rule, shaped, xor_of)

HEAD = {"format": str, "version": int, "kind": str, "position": str, "components?": list}

def position(head, lines):
    """Entries say what a part is worth, or is not, each from those before it: it *is* v if none of its
    options is v and each smaller number is one; it *is not* v if some option is v. An option is a sum of
    parts: it is v if all of them are known, and is not v if at most one is unknown and this one is not what
    would make it v. Nothing leans on itself, so all entries are true: whoever moves P + *v to something else
    can be answered."""
    said = {"nim-value": ("nim_value", WORD), "outcome": ("outcome", {"N", "P"})}[head["kind"]]
    shaped(head, {**HEAD, said[0]: said[1]})
    claim, games, of, whole, game = head[said[0]], {}, [], {}, None
    able(None not in head.get("components", [None]), "some component is not given in core form")
    for component in shaped(head["components"], [dict]):
        kind = Heaps if "rule" in component else GAMES.get(str(component.get("game")))
        able(kind, "a game that this checker does not know")
        shaped(component, {"rule": dict, "at": [[WORD]]} if kind is Heaps else {"game": str, "at": str})
        name = json.dumps(component.get("rule", component.get("game")), sort_keys=True)
        games[name] = games.get(name) or kind(component.get("rule"))
        of.append(games[name])
        whole.setdefault(name, []).extend(games[name].parts(component["at"]))
    for number, entry in lines:
        try:
            if "component" in entry:
                game = of[shaped(entry, {"component": range(len(of))})["component"]]
                continue
            says = "is" if "is" in entry else "not"
            shaped(entry, {"at": str, says: WORD})
            asked(game, "no `component` stands before this entry")
            game.show(entry["at"], says, entry[says])
        except Rejected as why:
            raise Rejected(str(why), number) from None
    sums = [games[name].sum(parts) for name, parts in whole.items()]
    total, unknown = xor_of(value for value, _ in sums), [others for _, more in sums for others in more]
    not_zero = total if not unknown else len(unknown) == 1 and total in unknown[0]
    asked(not_zero if claim == "N" else not unknown and total == (0 if claim == "P" else claim),
          "the entries do not show the claim", 1)
    return (f"{json.dumps(head['components'])}\n  has the {head['kind']} {claim} under normal play\n"
            f"  (its text in the file, which is not compared: {ascii(head['position'])[:200]})")

class Heaps:
    """Heaps or tuples by rules in core form; `shown`: for each part its value or None, and what it is not."""
    ends = True

    def __init__(self, rule):
        self.shown, self.rule = {}, read_rule(rule)
        moves = [move for move in self.rule.moves if isinstance(move, Where)]
        self.ends = self.rule.coordinates == 1
        if self.ends:
            self.shown[0,] = 0, set()
            bases = [atom.base for move in moves for atom in move.atoms if isinstance(atom, Power)]
            try:
                list(relations(Logic((bases + [2])[0]), [as_where(move, 1) for move in moves]))
            except (Rejected, NotChecked):
                self.ends = False

    def parts(self, at):
        return [tuple(shaped(part, (WORD,) * self.rule.coordinates)) for part in at]

    def read(self, text):
        pattern = "[0-9]{1,20}" if self.rule.coordinates == 1 else r"\([0-9]{1,20}(, ?[0-9]{1,20})*\)"
        asked(re.fullmatch(pattern, text), f"{text[:80]} is no heap or tuple")
        return self.parts([[int(x) for x in re.findall("[0-9]+", text)]])[0]

    def options(self, part):
        return (option for move in self.rule.moves for option in options(move, part))

    def sum(self, parts):
        """The xor of what is known, and what each other part is not; equal parts cancel if play ends."""
        parts = [part for part, count in Counter(parts).items() if count % 2] if self.ends else parts
        known = [self.shown.get(part, (None, ())) for part in parts]
        return xor_of(value or 0 for value, _ in known), [others for value, others in known if value is None]

    def show(self, text, says, v):
        """Shows one entry from those before."""
        part, found = self.read(text), set()
        for option in self.options(part):
            BUDGET.tick()
            value, unknown = self.sum(option)
            if not unknown:
                found.add(value)
            may_be = value == v if not unknown else len(unknown) > 1 or value ^ v not in unknown[0]
            if says == "is" and may_be:
                raise Rejected(f"{text[:80]} cannot be {v}: its option {str(option)[:200]} may be, too")
        asked(says == "is" or v in found, f"{text[:80]} may be {v}: no option is shown to be {v}")
        asked(says == "not" or mex(found) >= v, f"{text[:80]} cannot be {v}: no option is {mex(found)}")
        value, others = self.shown.get(part, (None, set()))
        self.shown[part] = (v, others) if says == "is" else (value, others | {v})

def sides(text, most):
    """`3x4`, if the text is one."""
    found = re.fullmatch(r" *([0-9]{1,9}) *x *([0-9]{1,9}) *", text)
    return (int(found[1]), int(found[2])) if found and 0 < int(found[1]) * int(found[2]) <= most else None

class Cram(Heaps):
    """Dominoes on the free squares of a board. Parts are the regions of more than one square, in any
    orientation; a path is known by its length, as its bends do not matter."""

    def __init__(self, _):
        self.shown = {}

    def parts(self, text):
        size = sides(text, 128)
        rows = ["." * size[1]] * size[0] if size else [row.strip() for row in text[:999].strip().split("/")]
        fits = all(row and len(row) == len(rows[0]) and set(row) <= {".", "#"} for row in rows)
        asked(fits, f"{text[:80]} is no board")
        return self.regions({(y, x) for y, row in enumerate(rows) for x in range(len(row)) if row[x] == "."})

    def regions(self, squares):
        found = []
        while squares:
            region, todo = set(), [squares.pop()]
            for square in todo:
                region.add(square)
                near = self.near(square, squares)
                squares.difference_update(near)
                todo += near
            found += [self.least(region)] if len(region) > 1 else []
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
        asked(len(parts) == 1, f"{text[:80]} is not one region")
        return parts[0]

    def options(self, part):
        squares = set(part)
        return (self.regions(squares - {a, b}) for a in part for b in self.near(a, squares) if b > a)

class Chomp(Cram):
    """Eat a square with all below and right of it; the top left one is poisoned. A bar is the lengths of its
    rows; rows and columns may be exchanged."""

    def parts(self, text):
        return [self.read(text)]

    def read(self, text):
        size = sides(text, 4096)
        fits = size or re.fullmatch("[0-9]{1,4}( *, *[0-9]{1,4}){0,99}", text.strip())
        able(fits, f"{text[:80]} is no bar that this checker knows")
        rows = [size[1]] * size[0] if size else [int(row) for row in text.split(",")]
        asked(rows == sorted(rows, reverse=True) and rows[-1] > 0, f"{text[:80]} is no bar: no descent")
        return self.least(rows)

    def least(self, rows):
        return tuple(min(rows, [sum(row > x for row in rows) for x in range(rows[0])]))

    def options(self, part):
        return ([self.least([row for row in part[:y] + tuple(min(row, x) for row in part[y:]) if row])]
                for y in range(len(part)) for x in range(y == 0, part[y]))

GAMES = {"cram": Cram, "chomp": Chomp}
