"""The Python package beside the program, the engine in Rust, and the same work in plain Python.

`scripts/python bench` runs this file and writes its output, a page, to bench/RESULTS-python.md. It needs the folder of the release
programs grundy and grundy-bench.
"""

from __future__ import annotations

import functools
import json
import math
import os
import platform
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Hashable, Iterable
from pathlib import Path
from typing import Any

import grundy
from grundy import _ask, _grundy
from grundy._python import Engine

ROUNDS = 7
CALL_ROUND_SECONDS = 0.05
VALUES = ("0.454", 10**8)
SOLVED = "nim : 3, 4, 5"
STACK_BYTES = 1 << 30


class Rust:
    """The engine in Rust, which measures itself: grundy-bench ask."""

    def __init__(self, programs: Path) -> None:
        words = [str(programs / "grundy-bench"), "ask"]
        self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def seconds(self, ask: str, **fields: object) -> float:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"ask": ask, **fields}) + "\n")
        self._process.stdin.flush()
        return float(self._process.stdout.readline()) / 1e9


class Wythoff:
    """Queens on a board: three lines of moves."""

    start = (70, 70)

    def moves(self, place: tuple[int, int]) -> list[tuple[int, int]]:
        a, b = place
        found = [(a - k, b) for k in range(1, a + 1)]
        found += [(a, b - k) for k in range(1, b + 1)]
        found += [(a - k, b - k) for k in range(1, min(a, b) + 1)]
        return found


class Nim:
    """Three heaps, sorted."""

    start = (12, 14, 15)

    def moves(self, heaps: tuple[int, ...]) -> list[tuple[int, ...]]:
        return [
            tuple(sorted((*heaps[:place], left, *heaps[place + 1 :])))
            for place, heap in enumerate(heaps)
            for left in range(heap)
        ]


class Chomp:
    """A bar of chocolate as the lengths of its rows; the first square is poisoned."""

    start = (7,) * 6

    def moves(self, rows: tuple[int, ...]) -> list[tuple[int, ...]]:
        return [
            tuple(length if row < bitten else min(length, left) for row, length in enumerate(rows))
            for bitten, most in enumerate(rows)
            for left in range(most)
            if bitten or left
        ]


class Kayles:
    """A row of 13 pins as the bits of a number."""

    start = (1 << 13) - 1

    def moves(self, pins: int) -> list[int]:
        places = range(pins.bit_length())
        one = [pins & ~(1 << place) for place in places if pins >> place & 1]
        return one + [pins & ~(3 << place) for place in places if pins >> place & 3 == 3]


class Subtract:
    """A heap from which a move takes 1, 3 or 4."""

    start = 50_000

    def moves(self, heap: int) -> list[int]:
        return [heap - take for take in (1, 3, 4) if take <= heap]


GAMES: tuple[type[Any], ...] = (Wythoff, Nim, Chomp, Kayles, Subtract)


def brute(moves: Callable[[Any], Iterable[Hashable]], start: Hashable) -> int:
    """The nim-value by the definition."""

    @functools.cache
    def value(position: Hashable) -> int:
        seen = {value(option) for option in moves(position)}
        least = 0
        while least in seen:
            least += 1
        return least

    return value(start)


def enumerated(moves: Callable[[Any], Iterable[Hashable]], start: Hashable) -> int:
    """The number of positions: the moves of each are listed once, and each option is looked up in a set."""
    found, todo = {start}, [start]
    while todo:
        for option in moves(todo.pop()):
            if option not in found:
                found.add(option)
                todo.append(option)
    return len(found)


def seconds(work: Callable[[], object]) -> float:
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def call_seconds(call: Callable[[], object]) -> float:
    """The least time of a call in many rounds."""

    def round_of(calls: int) -> float:
        start = time.perf_counter()
        for _ in range(calls):
            call()
        return time.perf_counter() - start

    calls = 1
    while round_of(calls) < CALL_ROUND_SECONDS:
        calls *= 2
    return min(round_of(calls) for _ in range(ROUNDS)) / calls


def in_turn(*works: Callable[[], float], rounds: int = ROUNDS) -> list[float]:
    """The least of each time. The works run in turn, so that other programs disturb all of them alike."""
    least = [math.inf] * len(works)
    for _ in range(rounds):
        least = [min(one, work()) for one, work in zip(least, works, strict=True)]
    return least


def times(number: float) -> str:
    return f"{number:.0f}×" if number >= 20 else f"{number:.1f}×" if number >= 10 else f"{number:.2f}×"


def calls(rust: Rust) -> None:
    print("## A call beside the same question in Rust\n")
    print("| call | Python µs | Rust µs | beyond it µs | wanted | of these, the call into the extension |")
    print("|---|--:|--:|--:|--:|--:|")
    limits = _ask.limits()
    rows: list[tuple[str, Callable[[], object], str, dict[str, object]]] = [
        ('grundy.ask("mex", numbers="0 1 3")', lambda: grundy.ask("mex", numbers="0 1 3"), "mex", {"numbers": "0 1 3"}),
        (
            'grundy.ask("mex", numbers="0 1 3").mex',
            lambda: grundy.ask("mex", numbers="0 1 3").mex,
            "mex",
            {"numbers": "0 1 3"},
        ),
        (
            'grundy.ask("nimber", expression="3*4")',
            lambda: grundy.ask("nimber", expression="3*4"),
            "nimber",
            {"expression": "3*4"},
        ),
        (f'grundy.solve("{SOLVED}")', lambda: grundy.solve(SOLVED), "solve", {"position": SOLVED, "misere": False}),
        (
            f'grundy.value("{SOLVED}")',
            lambda: grundy.value(SOLVED),
            "solve",
            {"position": SOLVED, "misere": False, "only": "nim-value"},
        ),
        (
            f'grundy.outcome("{SOLVED}")',
            lambda: grundy.outcome(SOLVED),
            "solve",
            {"position": SOLVED, "misere": False, "only": "outcome"},
        ),
    ]
    for text, call, name, fields in rows:
        python, extension, alone = in_turn(
            lambda: call_seconds(call),
            lambda: call_seconds(lambda: _grundy.ask(name, fields, limits)),
            lambda: rust.seconds(name, **fields),
            rounds=3,
        )
        print(
            f"| `{text}` | {1e6 * python:.2f} | {1e6 * alone:.2f} | {1e6 * (python - alone):.2f} | 2.00 "
            f"| {1e6 * (extension - alone):.2f} |"
        )
    print(
        "\n* Rust begins the question and advances it to its answer as JSON, in a loop.\n"
        "* The goal is for the call of a question. `.mex`, `value` and `outcome` also read a field: with the first one, all fields"
        " become Python objects, and `value` and `outcome` make a number or a text that keeps the answer.\n"
    )


def rules() -> None:
    print("## Rules that are Python code beside the definition with functools.cache\n")
    print(
        "| rule | positions | moves | grundy ms | definition ms | ratio | wanted | moves alone ms | most that is possible |"
        " beyond the moves |"
    )
    print("|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|")
    ratios, bounds = [], []
    for game in GAMES:
        rule, start = game(), game.start
        known = grundy.Rule(rule)
        assert grundy.value(known(start)) == brute(rule.moves, start)
        engine = known._python
        assert isinstance(engine, Engine)
        explored = engine._explored
        ours, plain, bare = in_turn(
            lambda: seconds(lambda: grundy.solve(grundy.Rule(rule)(start))),
            lambda: seconds(lambda: brute(rule.moves, start)),
            lambda: seconds(lambda: enumerated(rule.moves, start)),
        )
        ratios.append(plain / ours)
        bounds.append(plain / bare)
        beyond = times((plain - bare) / (ours - bare)) if ours > bare else "–"
        print(
            f"| {game.__name__} {start} | {len(explored.positions())} | {len(explored.edges())} | {1e3 * ours:.1f} "
            f"| {1e3 * plain:.1f} | {times(plain / ours)} | 3× | {1e3 * bare:.1f} | {times(plain / bare)} | {beyond} |"
        )
    mean = [math.prod(numbers) ** (1 / len(numbers)) for numbers in (ratios, bounds)]
    print(f"| geometric mean | | | | | {times(mean[0])} | 3× | | {times(mean[1])} | |")
    compiled()
    print(
        "\n* grundy makes the rule and solves its first position; the definition is recursive, and a set holds the values of the"
        " options.\n"
        "* \"moves alone\" lists the moves of each position once, in plain Python, and looks each option up in a set. No engine is"
        " faster without the moves, so the definition's time divided by it is the most that is possible. \"beyond the moves\" divides"
        " what is left of both times.\n"
        "* The last row is a function that is translated into the rule language.\n"
    )


def compiled() -> None:
    last = 30_000

    def by_definition() -> int:
        return brute(lambda n: [n - k for k in range(1, 40) if k <= n], last)

    def ours() -> int:
        return grundy.values(grundy.Rule(lambda n: [n - k for k in range(1, 40) if k <= n]), last)[-1]

    assert ours() == by_definition()
    made, plain = in_turn(lambda: seconds(ours), lambda: seconds(by_definition))
    print(
        f"| `lambda n: [n - k for k in range(1, 40) if k <= n]` to {last} | {last + 1} | | {1e3 * made:.2f} | {1e3 * plain:.1f} "
        f"| {times(plain / made)} | 20× | | | |"
    )


def values(rust: Rust, programs: Path) -> None:
    rule, to = VALUES
    print(f"## `grundy.values(\"{rule}\", {to})` beside the program and a loop in Rust\n")
    shared = Path("/dev/shm")
    with tempfile.TemporaryDirectory(dir=shared if shared.is_dir() else None) as folder:
        words = [str(programs / "grundy"), "values", rule, "--to", str(to), "--output", f"{folder}/values.npy"]
        package, program, loop = in_turn(
            lambda: seconds(lambda: grundy.values(rule, to)),
            lambda: seconds(lambda: subprocess.run(words, check=True, capture_output=True)),
            lambda: rust.seconds("values", rule=rule, to=to),
            rounds=5,
        )
    print("| beside | seconds | Python s | speed of Python | wanted |")
    print("|---|--:|--:|--:|--:|")
    for name, peer in (("`grundy values` that writes an .npy file in memory", program), ("Rust that fills a `Vec<u32>`", loop)):
        print(f"| {name} | {peer:.3f} | {package:.3f} | {100 * peer / package:.0f} % | 95 % |")
    print()


def head() -> None:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    about = {name.strip(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
    machine = f"{about.get('model name', platform.machine())} (family {about.get('cpu family')}, model {about.get('model')})"
    git = ["git", "describe", "--always", "--dirty", "--exclude=*", "--abbrev=8"]
    commit = subprocess.run(git, capture_output=True, text=True, check=False).stdout.strip()
    rustc = subprocess.run(["rustc", "--version"], capture_output=True, text=True, check=False).stdout.strip()
    print("# The Python package beside Rust and plain Python\n")
    print("`scripts/python bench` wrote this page.\n")
    print(
        f"{time.strftime('%Y-%m-%d')}; {machine}, {os.cpu_count()} threads; Python {platform.python_version()}; {rustc}; "
        f"commit {commit}; the least of {ROUNDS} rounds, in turn.\n"
    )


def main() -> None:
    programs = Path(sys.argv[1])
    rust = Rust(programs)
    head()
    calls(rust)
    rules()
    values(rust, programs)


# The definition recurses as deep as play is long.
sys.setrecursionlimit(1_000_000)
threading.stack_size(STACK_BYTES)
running = threading.Thread(target=main)
running.start()
running.join()
