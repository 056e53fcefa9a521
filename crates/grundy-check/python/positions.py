"""What positions are worth, and who wins them: each line is shown from those before it."""
import json
import re
from collections import Counter, namedtuple
from functools import lru_cache

from automata import Logic
from laws import falling
from rules import WORD, NotChecked, Power, Rejected, able, asked, mex, read_rule, shaped, xor_of
from values import options

HEAD = {"format": str, "version": int, "kind": str, "position": str, "components?": list}
Game = namedtuple("Game", "parts read options ends")  # `ends`: play is known to end, so equal parts cancel

class Sum:
    """A position as its components tell it: parts, each with the number of its game, one for equal rules."""

    def __init__(self, head, **claim):
        self.head, self.games, self.of, names = shaped(head, {**HEAD, **claim}), [], [], []
        able(None not in head.get("components", [None]), "some component is not given in core form")
        for component in shaped(head["components"], [dict]):
            name = component.get("rule", component.get("game"))
            able(type(name) is dict or str(name) in GAMES, "a game that this checker does not know")
            rule = {"rule": dict, "at": [[WORD]]}
            shaped(component, rule if type(name) is dict else {"game": str, "at": str})
            if name not in names:
                names.append(name)
                self.games.append(heaps(name) if type(name) is dict else GAMES[name])
            self.of.append(names.index(name))
        self.whole = [(i, part) for i, component in zip(self.of, head["components"])
                      for part in self.games[i].parts(component["at"])]

    def said(self, claim):
        return (f"{json.dumps(self.head['components'])}\n  {claim}\n"
                f"  (its text in the file, which is not compared: {ascii(self.head['position'])[:200]})")

class Values(Sum):
    """Entries say what a part is worth, or is not, each from those before it: it *is* v if none of its
    options is v and each smaller number is one; it *is not* v if some option is v. An option is a sum of
    parts: it is v if all of them are known, and is not v if at most one is unknown and this one is not what
    would make it v. Nothing leans on itself, so all entries are true: whoever moves P + *v to something else
    can be answered."""

    def __init__(self, head):
        name, shape = {"nim-value": ("nim_value", WORD), "outcome": ("outcome", {"N", "P"})}[head["kind"]]
        super().__init__(head, **{name: shape})
        self.claim, self.game, self.shown = head[name], None, {(i, (0,)): (0, set()) for i in self.of}

    def sum(self, parts):
        """The xor of what is known, and what each other part is not; equal parts cancel if play ends."""
        left = [one for one, number in Counter(parts).items()
                for _ in range(number % 2 if self.games[one[0]].ends else number)]
        known = [self.shown.get(one, (None, ())) for one in left]
        return xor_of(value or 0 for value, _ in known), [others for value, others in known if value is None]

    def add(self, entry):
        if "component" in entry:
            self.game = self.of[shaped(entry, {"component": range(len(self.of))})["component"]]
            return
        says = "is" if "is" in entry else "not"
        text, v = shaped(entry, {"at": str, says: WORD})["at"][:80], entry[says]
        asked(self.game is not None, "no `component` stands before this entry")
        parts, found = self.games[self.game].read(entry["at"]), set()
        asked(len(parts) == 1, f"{text} is not one part")
        for option in self.games[self.game].options(parts[0]):
            value, unknown = self.sum([(self.game, part) for part in option])
            found |= set() if unknown else {value}
            may_be = value == v if not unknown else len(unknown) > 1 or value ^ v not in unknown[0]
            if says == "is" and may_be:
                raise Rejected(f"{text} cannot be {v}: its option {str(option)[:200]} may be, too")
        asked(says == "is" or v in found, f"{text} may be {v}: no option is shown to be {v}")
        asked(says == "not" or mex(found) >= v, f"{text} cannot be {v}: no option is {mex(found)}")
        value, others = self.shown.get((self.game, parts[0]), (None, set()))
        self.shown[self.game, parts[0]] = (v, others) if says == "is" else (value, others | {v})

    def verdict(self):
        total, unknown = self.sum(self.whole)
        not_zero = total if not unknown else len(unknown) == 1 and total in unknown[0]
        is_claim = not unknown and total == (0 if self.claim == "P" else self.claim)
        asked(not_zero if self.claim == "N" else is_claim, "the entries do not show the claim")
        return self.said(f"has the {self.head['kind']} {self.claim} under normal play")

class Strategy(Sum):
    """Entries are whole positions that whoever is to move loses: each option has an answer, an option of it
    that is an earlier entry, or under misère play no moves at all. A position without moves is lost under
    normal play only. Nothing cancels, but parts without moves are dropped."""

    def __init__(self, head):
        super().__init__(head, convention={"normal", "misere"}, winner={"next", "previous"})
        self.misere, self.lost, self.answers = head["convention"] == "misere", [], 0
        self.moves = lru_cache(None)(self.moves)

    def live(self, parts):
        """A position: its parts that have options, in order."""
        return tuple(sorted((i, part) for i, part in parts if any(True for _ in self.games[i].options(part))))

    def read(self, told):
        parts = [(self.of[component], text) for component, text in shaped(told, [(range(len(self.of)), str)])]
        return self.live((i, part) for i, text in parts for part in self.games[i].read(text))

    def moves(self, one):
        """What may come of a part."""
        return {self.live((one[0], part) for part in option) for option in self.games[one[0]].options(one[1])}

    def reaches(self, position, goal):
        """Is the goal an option?"""
        for one in set(position):
            rest, more = Counter(position) - Counter([one]), Counter(goal)
            if not rest - more and tuple(sorted((more - rest).elements())) in self.moves(one):
                return True
        return False

    def add(self, entry):
        shaped(entry, {"lost": list, "answers": [(list, (WORD, None))]})
        lost = self.read(entry["lost"])
        left = {tuple(sorted([*lost[:i], *lost[i + 1:], *more]))
                for i, one in enumerate(lost) for more in self.moves(one)}
        asked(left or not self.misere, "under misère play a position without moves is no loss")
        for told, k in entry["answers"]:
            option = self.read(told)
            asked(option in left, f"{str(told)[:80]} is no option, or is answered twice")
            left.remove(option)
            right = self.misere and not option if k is None else [
                goal for goal in self.lost[k:k + 1] if self.reaches(option, goal)]
            asked(right, f"this is no answer to {str(told)[:80]}")
        asked(not left, f"there is no answer to {str(left)[:200]}")
        self.lost.append(lost)
        self.answers += len(entry["answers"])

    def verdict(self):
        whole, wins, last = self.live(self.whole), self.head["winner"] == "next", self.lost[-1:]
        shown = last == [whole]
        if wins:
            shown = self.reaches(whole, last[0]) if last else self.misere and not whole
        asked(shown, "the last entry does not show the claim")
        wins, play = "wins" if wins else "loses", "misère" if self.misere else "normal"
        return self.said(f"the player to move {wins} under {play} play (by definition)\n"
                         f"  the strategy answers {self.answers} positions of the opponent")

def heaps(told):
    """Heaps or tuples by a rule in core form."""
    rule = read_rule(told)
    wheres = [move for move in rule.moves if move.kind == "where"]
    bases = [atom.base for move in wheres for atom in move.atoms if isinstance(atom, Power)] + [2]
    try:
        ends = rule.coordinates == 1 and list(falling(Logic(bases[0]), wheres)) is not None
    except (Rejected, NotChecked):
        ends = False

    def parts(at):
        return [tuple(shaped(part, (WORD,) * rule.coordinates)) for part in at]

    def read(text):
        pattern = "[0-9]{1,20}" if rule.coordinates == 1 else r"\([0-9]{1,20}(, ?[0-9]{1,20})*\)"
        asked(re.fullmatch(pattern, text), f"{text[:80]} is no heap or tuple")
        return parts([[int(x) for x in re.findall("[0-9]+", text)]])

    def all_options(part):
        return (option for move in rule.moves for option in options(move, part))
    return Game(parts, read, all_options, ends)

def sides(text, most):
    """`3x4`, if the text is one."""
    found = re.fullmatch(r" *([0-9]{1,9}) *x *([0-9]{1,9}) *", text)
    return (int(found[1]), int(found[2])) if found and 0 < int(found[1]) * int(found[2]) <= most else None

def cram(text):
    """Dominoes on the free squares of a board. Parts are the regions of more than one square, in any
    orientation; a path is known by its length, as its bends do not matter."""
    size = sides(text, 128)
    rows = ["." * size[1]] * size[0] if size else [row.strip() for row in text[:999].strip().split("/")]
    fits = all(row and len(row) == len(rows[0]) and set(row) <= {".", "#"} for row in rows)
    asked(fits, f"{text[:80]} is no board")
    return regions({(y, x) for y, row in enumerate(rows) for x in range(len(row)) if row[x] == "."})

def regions(squares):
    found = []
    while squares:
        region, todo = set(), [squares.pop()]
        for square in todo:
            region.add(square)
            near = beside(square, squares)
            squares.difference_update(near)
            todo += near
        found += [least(region)] if len(region) > 1 else []
    return found

def beside(square, squares):
    y, x = square
    return [other for other in ((y, x + 1), (y + 1, x), (y, x - 1), (y - 1, x)) if other in squares]

def least(region):
    degrees = [len(beside(square, region)) for square in region]
    if max(degrees) <= 2 and sum(degrees) == 2 * len(region) - 2:
        return tuple((0, x) for x in range(len(region)))
    forms = []
    for a, b, turned in ((a, b, turned) for a in (1, -1) for b in (1, -1) for turned in (0, 1)):
        form = [(b * x, a * y) if turned else (a * y, b * x) for y, x in region]
        top, left = map(min, zip(*form))
        forms.append(tuple(sorted((y - top, x - left) for y, x in form)))
    return min(forms)

def cram_options(part):
    return (regions(set(part) - {a, b}) for a in part for b in beside(a, set(part)) if b > a)

def chomp(text):
    """Eat a square with all below and right of it; the top left one is poisoned. A bar is the lengths of its
    rows; rows and columns may be exchanged."""
    size = sides(text, 4096)
    fits = size or re.fullmatch("[0-9]{1,4}( *, *[0-9]{1,4}){0,99}", text.strip())
    able(fits, f"{text[:80]} is no bar that this checker knows")
    rows = [size[1]] * size[0] if size else [int(row) for row in text.split(",")]
    asked(rows == sorted(rows, reverse=True) and rows[-1] > 0, f"{text[:80]} is no bar: no descent")
    return [upright(rows)]

def upright(rows):
    return tuple(min(rows, [sum(row > x for row in rows) for x in range(rows[0])]))

def chomp_options(part):
    return ([upright([row for row in part[:y] + tuple(min(row, x) for row in part[y:]) if row])]
            for y in range(len(part)) for x in range(y == 0, part[y]))

GAMES = {"cram": Game(cram, cram, cram_options, True), "chomp": Game(chomp, chomp, chomp_options, True)}
