//! Programs in Python.

use super::{Parts, Written};

pub(super) fn program(written: &Written<'_>) -> String {
    crate::python::finished(&written.filled(&PARTS))
}

const PARTS: Parts = Parts {
    comment: "#",
    opening: "
{IMPORTS}
",
    base: "\
# The weights of the places.
WEIGHTS = [1]
while WEIGHTS[-1] < 2**64:
    WEIGHTS.append(WEIGHTS[-1] * {D})
",
    zeckendorf: "\
# The weights of the places: Fibonacci numbers.
WEIGHTS = [1, 2]
while WEIGHTS[-1] < 2**64:
    WEIGHTS.append(WEIGHTS[-1] + WEIGHTS[-2])
",
    lost: "
# For each state its next state for the digits a of x and b of y, at a + {D} * b; and whether the digits of a
# P-position may end there.
NEXT = [
{NEXT}
]
ENDS = [
{ENDS}
]


# The digits of a number, the last one first.
def digits(n):
    found = []
    for weight in reversed(WEIGHTS):
        digit, n = divmod(n, weight)
        found.append(digit)
    return found[::-1]


# Does the player to move lose at (x,y)?
def is_lost(x, y):
    state = 0
    for a, b in zip(digits(x), digits(y)):
        state = NEXT[state][a + {D} * b]
    return ENDS[state]
",
    replies: "

# A machine that reads x, y, and what a winning move makes of them, at a + {D} * b + {D^2} * (a' + {D} * b').
MOVE = [
{MOVE}
]
MADE = [
{MADE}
]


# The position behind a winning move; None where every move loses.
def winning_move(x, y):
    read = [a + {D} * b for a, b in zip(digits(x), digits(y))]
    # The states that a move can come to, each with what it has made of x and y by then.
    made = {0: (0, 0)}
    for weight, digit in zip(WEIGHTS, read):
        before, made = made, {}
        for state, (x, y) in before.items():
            for pair in range({D^2}):
                to = MOVE[state][digit + {D^2} * pair]
                made.setdefault(to, (x + pair % {D} * weight, y + pair // {D} * weight))
    return next((made[state] for state in made if MADE[state]), None)
",
    beatty: "\
# floor(n * alpha), alpha = {ALPHA}.
def lower(n):
    return {FLOOR}


# Does the player to move lose at (x,y)?
def is_lost(x, y):
    k = abs(x - y)
    return {MULTIPLE}lower({PAIR}) == min(x, y)
",
    beatty_moves: "

# The number that stands in a pair with x.
def partner(x):
    # The smaller numbers of n pairs are below x.
    n = {BELOW}
    return x + {R*(N+1)} if lower(n + 1) == x else {OTHER}


# The position behind a winning move; None where every move loses.
def winning_move(x, y):
    if is_lost(x, y):
        return None
    if x > y:
        return winning_move(y, x)[::-1]
    # From one number.
    if partner(x) < y:
        return x, partner(x)
    if partner(y) < x:
        return partner(y), y
{BOTH}",
    both: [
        "    # From both, the same number: the difference stays.
    k = y - x
    return lower(k), lower(k) + k
",
        "    # From both: a pair whose difference is less than {R} away.
    k = y - x
    for n in range({PAIR}, {PAIR} + 2):
        if lower(n) < x and lower(n) + {R*N} < y:
            return lower(n), lower(n) + {R*N}
",
    ],
    golden: "\
# Does the player to move lose at (x,y)? With phi = (1 + sqrt(5)) / 2, b < phi * a where b * (b - a) < a * a.
def is_lost(x, y):
    a, b = min(x, y), max(x, y)
    return a == 0 or {DIFFERENT}b * (b - a) < a * a
",
    golden_moves: "

# The position behind a winning move; None where every move loses.
def winning_move(x, y):
    if is_lost(x, y):
        return None
    low, high = min(x, y), max(x, y)
    # As often as possible, or once less.
    times = {ENDS} // low
    if times > 1 and is_lost(low, high - (times - 1) * low):
        times -= 1
    left = high - times * low
    return (low, left) if x <= y else (left, low)
",
    main_with_moves: "

# Each line read is a position, x and y. Each line printed says which player wins, and the position behind a
# winning move.
def main():
    for line in sys.stdin:
        found = winning_move(*map(int, line.split()))
        print(\"second\" if found is None else \"first %d %d\" % found)


if __name__ == \"__main__\":
    main()
",
    main: "

# Each line read is a position, x and y. Each line printed says which player wins.
def main():
    for line in sys.stdin:
        print(\"second\" if is_lost(*map(int, line.split())) else \"first\")


if __name__ == \"__main__\":
    main()
",
    brackets: ["[", "]"],
    words: ["True", "False"],
    divided: "//",
    and: "and",
    separator: "\n\n",
};
