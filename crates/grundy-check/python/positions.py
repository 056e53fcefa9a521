"""What positions are worth, and who wins them: each line is shown from those before it."""
import json
import re
from collections import Counter, namedtuple
from functools import lru_cache

from laws import falling
from rules import WORD, NotChecked, Rejected, able, asked, mex, read_rule, shaped
from values import logic_of, options

HEAD = {"format": str, "version": int, "kind": str, "position": str, "components?": list}
Game = namedtuple("Game", "parts options ends")  # `ends`: play is known to end, so equal parts cancel

class Sum:
    """A position as its components tell it: the games, by their rules, and all parts, each with its game."""

    def __init__(self, head, **claim):
        self.head, self.games, self.of, self.whole = shaped(head, {**HEAD, **claim}), {}, [], []
        able(None not in head.get("components", [None]), "some component is not given in core form")
        for component in shaped(head["components"], [dict]):
            heap = {"rule": dict, "at": [[WORD]]}
            told = shaped(component, heap if "rule" in component else {"game": str, "at": str})
            told = told["rule" if "rule" in told else "game"]
            able(type(told) is dict or told in GAMES, "a game that this checker does not know")
            self.of.append(json.dumps(told))
            self.games[self.of[-1]] = game = heaps(told) if type(told) is dict else GAMES[told]
            self.whole += [(self.of[-1], part) for part in game.parts(component["at"])]

class Values(Sum):
    """Entries say what a part is worth, or is not, each from those before it: it *is* v if v is the least
    number that none of its options is; it *is not* v if some option is v. An option is a sum of parts: it is
    v if all are known, and is not v if just one is unknown, and this is not what would make it v. Nothing
    leans on itself, so all entries are true: whoever moves P + *v to something else can be answered."""

    def __init__(self, head):
        super().__init__(head, **{"nim_value?": WORD, "outcome?": {"N", "P"}})
        asked(head["kind"].replace("-", "_") in head and len(head) == 6, "the claim is not of the kind told")
        self.game, self.known, self.others = None, {(game, (0,)): 0 for game in self.games}, set()

    def worth(self, parts):
        """The xor of what is known, and the rest; equal parts cancel if play ends."""
        value, unknown = 0, []
        for one, number in Counter(parts).items():
            if one in self.known:
                value ^= self.known[one] * (number % 2)
            else:
                unknown += [one] * (number % 2 if self.games[one[0]].ends else number)
        return value, unknown

    def is_not(self, worth, v):
        value, unknown = worth
        return len(unknown) == 1 and (*unknown[0], value ^ v) in self.others if unknown else value != v

    def add(self, entry):
        if "component" in entry:
            self.game = self.of[shaped(entry, {"component": range(len(self.of))})["component"]]
            return
        says = "is" if "is" in entry else "not"
        text, v = shaped(entry, {"at": str, says: WORD})["at"], entry[says]
        asked(self.game, "no `component` stands before this entry")
        (parts, options, _), text = self.games[self.game], text[:80]
        part, *more = parts(entry["at"]) or [None, None]
        asked(not more, f"{text} is not one part")
        worths = [self.worth((self.game, part) for part in option) for option in options(part)]
        found = {value for value, unknown in worths if not unknown}
        if says == "is":
            asked(all(self.is_not(worth, v) for worth in worths), f"{text} may have an option of value {v}")
            asked(mex(found) == v, f"{text} cannot be {v}, as no option is shown to be {mex(found)}")
            self.known[self.game, part] = v
        else:
            asked(v in found, f"{text} may be {v}: no option is shown to be {v}")
            self.others.add((self.game, part, v))

    def verdict(self):
        worth, v = self.worth(self.whole), self.head.get("nim_value", 0)
        lost = self.head.get("outcome") != "N"
        asked(worth == (v, []) if lost else self.is_not(worth, 0), "the entries do not show the claim")
        return f"has the {self.head['kind']} {self.head.get('outcome', v)} under normal play"

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
        return tuple(sorted(one for one in parts if any(True for _ in self.games[one[0]].options(one[1]))))

    def read(self, told):
        parts = [(self.of[i], text) for i, text in shaped(told, [(range(len(self.of)), str)])]
        return self.live((game, part) for game, text in parts for part in self.games[game].parts(text))

    def moves(self, game, part):
        """What may come of a part."""
        return {self.live((game, part) for part in option) for option in self.games[game].options(part)}

    def options(self, position):
        return {tuple(sorted([*position[:i], *position[i + 1:], *more]))
                for i, one in enumerate(position) for more in self.moves(*one)}

    def add(self, entry):
        shaped(entry, {"lost": list, "answers": [(list, (WORD, None))]})
        lost = self.read(entry["lost"])
        left = self.options(lost)
        asked(left or not self.misere, "under misère play a position without moves is no loss")
        for told, k in entry["answers"]:
            option = self.read(told)
            asked(option in left, f"{str(told)[:80]} is no option, or is answered twice")
            left.remove(option)
            right = self.misere and not option if k is None else any(
                goal in self.options(option) for goal in self.lost[k:k + 1])
            asked(right, f"this is no answer to {str(told)[:80]}")
        asked(not left, f"there is no answer to {str(left)[:200]}")
        self.lost.append(lost)
        self.answers += len(entry["answers"])

    def verdict(self):
        whole, last, wins = self.live(self.whole), self.lost[-1:], self.head["winner"] == "next"
        won = last[0] in self.options(whole) if last else self.misere and not whole
        asked(won if wins else last == [whole], "the last entry does not show the claim")
        wins, play = "wins" if wins else "loses", "misère" if self.misere else "normal"
        return (f"the player to move {wins} under {play} play (by definition)\n"
                f"  the strategy answers {self.answers} positions of the opponent")

def position(head, entries, segments):
    """What a position is worth, or who wins."""
    certificate = (Strategy if head["kind"] == "strategy" else Values)(head)
    asked(not segments, "positions have no segments")
    for entry in entries:
        certificate.add(entry)
    return (f"{json.dumps(head['components'])}\n  {certificate.verdict()}\n"
            f"  (its text in the file, which is not compared: {ascii(head['position'])[:200]})")

def heaps(told):
    """Heaps or tuples by a rule in core form."""
    rule = read_rule(told)
    c, wheres = rule.coordinates, [move for move in rule.moves if move.kind == "where"]
    try:
        ends = c == 1 and all(falling(logic_of(wheres), wheres))
    except (Rejected, NotChecked):
        ends = False

    def parts(at):
        if type(at) is str:
            pattern = "[0-9]{1,20}" if c == 1 else r"\([0-9]{1,20}(, ?[0-9]{1,20})*\)"
            asked(re.fullmatch(pattern, at), f"{at[:80]} is no heap or tuple")
            at = [[int(x) for x in re.findall("[0-9]+", at)]]
        return [tuple(shaped(part, (WORD,) * c)) for part in at]
    return Game(parts, lambda part: (option for move in rule.moves for option in options(move, part)), ends)

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
    return regions({(y, x) for y, row in enumerate(rows) for x, square in enumerate(row) if square == "."})

def near(y, x):
    return {(y, x + 1), (y + 1, x), (y, x - 1), (y - 1, x)}

def regions(squares):
    found = []
    while squares:
        region = edge = {min(squares)}
        while edge:
            squares = squares - edge
            edge = {other for square in edge for other in near(*square)} & squares
            region = region | edge
        found += [least(region)] if len(region) > 1 else []
    return found

def least(region):
    """The first of all that it may be turned into."""
    degrees, forms = [len(near(*square) & region) for square in region], []
    if max(degrees) <= 2 and sum(degrees) == 2 * len(region) - 2:
        return tuple((0, x) for x in range(len(region)))
    for _ in range(4):
        region = [(x, -y) for y, x in region]
        for form in region, [(-y, x) for y, x in region]:
            top, left = map(min, zip(*form))
            forms.append(tuple(sorted((y - top, x - left) for y, x in form)))
    return min(forms)

def cram_options(part):
    dominoes = [{(y, x), other} for y, x in part for other in ((y, x + 1), (y + 1, x)) if other in part]
    return (regions(set(part) - domino) for domino in dominoes)

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

GAMES = {"cram": Game(cram, cram_options, True), "chomp": Game(chomp, chomp_options, True)}
