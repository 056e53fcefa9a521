"""What positions are worth, and who wins them: each line is shown from those before it."""
import json
import re
from collections import Counter, namedtuple
from functools import lru_cache, reduce
from operator import xor

from automata import Logic
from rules import FORMAT, WORD, Rejected, able, asked, mex, read_rule, shaped
from values import options

# The parts that a text or list tells; the options of a part; is play known to end, so equal parts cancel?
Game = namedtuple("Game", "parts options ends")

def position(head, entries, segments):
    """What a sum is worth, or who wins. A part stands with the name of its game, which is its rule."""
    claim, shown = CLAIMS[shaped(head.get("kind"), {*CLAIMS})]
    shaped(head, {**FORMAT, "position": str, "components?": list, **claim})
    asked(head.get("components", [None]), "there are no components")
    able(None not in head.get("components", [None]), "some component is not given in core form")
    asked(not segments, "positions have no segments")
    games, of, whole = {}, [], []
    for x in shaped(head["components"], [dict]):
        name, game = placed(x, len(of))
        of.append(name)
        games[name] = game
        whole += [(of[-1], part) for part in game.parts(x["at"])]
    return (f"{json.dumps(head['components'])}\n  {shown(head, entries, games, of, whole)}\n"
            f"  (its text in the file, which is not compared: {ascii(head['position'])[:200]})")

def placed(x, place):
    """The name of the game of a component, and the game. Equal rules are one game, equal graphs two."""
    if "rule" in x:
        shaped(x, {"rule": dict, "at": [[WORD]]})
        return str(read_rule(x["rule"])[:2]), heaps(x["rule"])
    if "graph" in x:
        shaped(x, {"graph": [(str, [str])], "at": [str]})
        return f"graph {place}", graph(x["graph"])
    able(shaped(x, {"game": str, "at": str})["game"] in BOARDS, "a game that this checker does not know")
    return x["game"], BOARDS[x["game"]]

def worth_told(head, entries, games, of, whole):
    """Entries say that a part *is* v, if v is the mex of its options, or *is not* v, if some option is v. In
    the end others say that it is *infinite*: no option has another value, and one goes on for ever."""
    known, others, name, lists, kind = {(name, (0,)): 0 for name in games}, set(), None, {}, head["kind"]
    def worth(parts):  # the xor of what is known, and the rest; equal parts cancel if play ends
        parts = Counter(parts)
        rest = {one: k % 2 if games[one[0]].ends else k for one, k in parts.items() if one not in known}
        return reduce(xor, [known.get(one, 0) for one in parts.elements()], 0), [*Counter(rest).elements()]
    def is_not(value, unknown, v):
        return value != v if not unknown else len(unknown) == 1 and (*unknown[0], value ^ v) in others
    for entry in entries:
        if "component" in entry:
            name = of[shaped(entry, {"component": range(len(of))})["component"]]
            continue
        says = next((says for says in ("is", "infinite") if says in entry), "not")
        text, v = shaped(entry, {"at": str, says: [WORD] if says == "infinite" else WORD})["at"], entry[says]
        asked(name, "no `component` stands before this entry")
        part, *more = games[name].parts(text) or [None, None]
        asked(not more, f"{text[:80]} is not one part")
        if says == "infinite":
            asked(kind in ("infinite-value", "graph-values"), "nothing infinite shows this claim")
            asked(v == sorted({*v}), "the numbers do not ascend")
            asked((name, part) not in lists, f"{text[:80]} is infinite already")
            lists[name, part] = Rejected.line, v
            continue
        worths = [worth((name, part) for part in option) for option in games[name].options(part)]
        found = {value for value, unknown in worths if not unknown}
        if says == "is":
            asked(all(is_not(*each, v) for each in worths), f"{text[:80]} may have an option of value {v}")
            asked(mex(found) == v, f"{text[:80]} cannot be {v}, as no option is shown to be {mex(found)}")
            known[name, part] = v
        else:
            asked(v in found, f"{text[:80]} may be {v}: no option is shown to be {v}")
            others.add((name, part, v))
    def value(parts):  # a number, a set for an infinite value, or None; with two infinite parts nobody wins
        parts = list(parts)
        loops = [lists[one][1] for one in parts if one in lists]
        number, unknown = worth(one for one in parts if one not in lists)
        if unknown or not loops:
            return None if unknown else number
        return {number ^ k for k in loops[0]} if len(loops) < 2 else set()
    for (name, part), (Rejected.line, told) in lists.items():
        values = [value((name, part) for part in option) for option in games[name].options(part)]
        asked(None not in values, f"an option of {str(part)[:80]} has no value")
        numbers = {v for v in values if type(v) is int}
        asked(numbers == {*told}, f"the options of {str(part)[:80]} are the numbers {sorted(numbers)}")
        lacks = any(type(v) is set and mex(told) not in v for v in values)
        asked(lacks, f"no infinite option lacks {mex(told)}")
    Rejected.line += 1
    if kind == "infinite-value":
        told = head["infinite"]
        asked(told == sorted({*told}) and value(whole) == {*told}, "the entries do not show the claim")
        return f"has an infinite value, with the numbers {told} among its options, under normal play"
    if kind == "graph-values":
        asked(len(of) == 1 and of[0] == "graph 0", "this is no position on one graph")
        nodes = [name for name, _ in head["components"][0]["graph"]]
        asked(len(nodes) == head["nodes"], "these are not all nodes")
        asked(None not in [value([(of[0], node)]) for node in nodes], "some node has no value")
        return f"each of the {len(nodes)} nodes has its value, {len(lists)} an infinite one, in normal play"
    v, wins = head.get("nim_value", 0), head.get("outcome") == "N"
    asked(is_not(*worth(whole), 0) if wins else worth(whole) == (v, []), "the entries do not show the claim")
    return f"has the {kind} {head.get('outcome', v)} under normal play"

def strategy(head, entries, games, of, whole):
    """Entries are lost positions: an option of each option is an earlier one, or (misère) it has no moves.
    From a draw each option is answered so, or is a draw, and one is."""
    misere, lost, told = head["convention"] == "misere", [], [(range(len(of)), str)]
    draws, kept, is_draw, play = set(), [], head["kind"] == "draw", "misère" if misere else "normal"
    def live(parts):  # parts without moves are dropped
        return tuple(sorted(one for one in parts if any(True for _ in games[one[0]].options(one[1]))))
    @lru_cache(None)
    def moves(name, part):
        return {live((name, part) for part in option) for option in games[name].options(part)}
    def after(position):
        return {tuple(sorted([*position[:i], *position[i + 1:], *more]))
                for i, one in enumerate(position) for more in moves(*one)}
    def read(parts):
        return live((of[i], part) for i, text in parts for part in games[of[i]].parts(text))
    for entry in entries:
        says = "draw" if is_draw and "draw" in entry else "lost"
        more = {"draws": [told]} if says == "draw" else {}
        shaped(entry, {says: told, "answers": [(told, (WORD, None))]} | more)
        position, answered = read(entry[says]), {read(option): k for option, k in entry["answers"]}
        more = [read(option) for option in entry.get("draws", [])]
        asked(answered or more or not misere, "under misère play a position without moves is no loss")
        once = len(answered) == len(entry["answers"])
        once = once and sorted([*answered, *more]) == sorted(after(position))
        asked(once, "each option needs just one answer, and nothing else is answered")
        for option, k in answered.items():
            right = misere and not option if k is None else after(option).intersection(lost[k:k + 1])
            asked(right, f"this is no answer to {str(option)[:80]}")
        if says == "lost":
            lost.append(position)
            continue
        asked(more and position not in draws, "no option is a draw, or the position stands there twice")
        draws.add(position)
        kept += [(Rejected.line, option) for option in more]
    if is_draw:
        for Rejected.line, option in kept:
            asked(option in draws, f"no entry says that {str(option)[:80]} is a draw")
        asked(live(whole) in draws, "no entry says that the position is a draw")
        return f"nobody wins under {play} play (by definition, through {len(draws)} draws)"
    whole, wins = live(whole), head["winner"] == "next"
    won = lost[-1] in after(whole) if lost else misere and not whole
    asked(won if wins else lost[-1:] == [whole], "the last entry does not show the claim")
    wins = "wins" if wins else "loses"
    return f"the player to move {wins} under {play} play (by definition, through {len(lost)} lost positions)"

CLAIMS = {"nim-value": ({"nim_value": WORD}, worth_told), "outcome": ({"outcome": {"N", "P"}}, worth_told),
          "infinite-value": ({"infinite": [WORD]}, worth_told), "graph-values": ({"nodes": WORD}, worth_told),
          "draw": ({"convention": {"normal", "misere"}}, strategy),
          "strategy": ({"convention": {"normal", "misere"}, "winner": {"next", "previous"}}, strategy)}

def heaps(told):
    """Heaps or tuples by a rule in core form."""
    c, moves, *_ = read_rule(told)
    ends = c == 1 and all(Logic(move.base).falls(move) for move in moves if move.kind == "where")
    def parts(at):
        if type(at) is str:
            pattern = "[0-9]{1,20}" if c == 1 else r"\([0-9]{1,20}(, ?[0-9]{1,20})*\)"
            able("^" not in at, "a power in the place of a number")
            asked(re.fullmatch(pattern, at.strip(" ")), f"{at[:80]} is no heap or tuple")
            at = [[int(x) for x in re.findall("[0-9]+", at)]]
        return [tuple(shaped(part, (WORD,) * c)) for part in at]
    after = lru_cache(1 << 10)(lambda part: [option for move in moves for option in options(move, part)])
    return Game(parts, after, ends)

def graph(told):
    """Nodes of a state graph, each by the name that stands in the list of nodes with their options."""
    rows = {name: sorted({*options}) for name, options in told}
    asked(len(rows) == len(told) and {x for row in rows.values() for x in row} <= {*rows}, "this is no graph")
    def nodes(at):
        able(type(at) is list or at in rows, f"{str(at)[:80]} is no node as it stands in the graph")
        asked(type(at) is str or {*at} <= {*rows}, "some node is not in the graph")
        return [at] if type(at) is str else at
    return Game(nodes, lambda node: ([option] for option in rows[node]), False)

def rectangle(text, most):  # the lengths of the rows of `3x4`, if the text is one
    found = re.fullmatch(r" *([0-9]{1,9}) *x *([0-9]{1,9}) *", text)
    rows, columns = map(int, found.groups()) if found else (0, 0)
    return [columns] * rows if 0 < rows * columns <= most else []

def cram(text):
    """Dominoes on the free squares of a board, as regions."""
    rows = ["." * row for row in rectangle(text, 128)] or [row.strip() for row in text[:999].split("/")]
    asked(rows[0] and len({*map(len, rows)}) == 1 and {*"".join(rows)} <= {*".#"}, f"{text[:80]} is no board")
    return regions({(y, x) for y, row in enumerate(rows) for x, square in enumerate(row) if square == "."})

def regions(squares):
    """The connected regions of two squares or more, each in the first of the forms it may be turned into."""
    found = []
    while squares:
        region = [squares.pop()]
        for y, x in region:
            region += (near := squares & {(y, x + 1), (y + 1, x), (y, x - 1), (y - 1, x)})
            squares -= near
        found += [turned(frozenset(region))] if len(region) > 1 else []
    return found

@lru_cache(1 << 12)
def turned(region):  # the first of the forms that it may be turned into; the bends of a path do not matter
    places, forms = dominoes(region), []
    if len(places) < len(region) and [*Counter(x for one in places for x in one).values()].count(1) == 2:
        return tuple((0, x) for x in range(len(region)))
    for i in range(8):
        region = [(x, y) for y, x in region] if i % 2 else [(-y, x) for y, x in region]
        top, left = map(min, zip(*region))
        forms.append(sorted([(y - top, x - left) for y, x in region]))
    return tuple(min(forms))

def dominoes(squares):
    return [{(y, x), other} for y, x in squares for other in ((y, x + 1), (y + 1, x)) if other in squares]

def chomp(text):
    """Eat a square with all below and right of it; the top left one is poisoned. The lengths of the rows."""
    told = re.fullmatch("[0-9]{1,4}( *, *[0-9]{1,4}){0,99}", text.strip())
    rows = rectangle(text, 4096) or told and [int(row) for row in text.split(",")]
    able(rows, f"{text[:80]} is no bar that this checker knows")
    asked(rows == sorted(rows, reverse=True) and rows[-1] > 0, f"{text[:80]} is no bar: no descent")
    return [upright(rows)]

def upright(rows):  # empty rows are dropped; rows and columns may be exchanged
    return tuple(min([row for row in rows if row], [sum(row > x for row in rows) for x in range(rows[0])]))

BOARDS = {"cram": Game(cram, lambda part: (regions({*part} - one) for one in dominoes(part)), True),
          "chomp": Game(chomp, lambda bar: ([upright(bar[:y] + tuple(min(row, x) for row in bar[y:]))]
                                            for y in range(len(bar)) for x in range(y == 0, bar[y])), True)}
