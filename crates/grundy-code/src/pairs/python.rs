//! Programs in Python.

use super::{Parts, Written};

pub(super) fn program(written: &Written<'_>) -> String {
    written.filled(&PARTS)
}

const PARTS: Parts = Parts {
    comment: "#",
    opening: "
import sys
",
    base: "
# The weights of the places.
WEIGHTS = [1]
while WEIGHTS[-1] < 2**64:
    WEIGHTS.append(WEIGHTS[-1] * {D})
",
    zeckendorf: "
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
    beatty: "

# The smaller number of pair n, and the larger one.
def lower(n):
    least, above = n, 2 * n + 1
    while above - least > 1:
        x = (least + above) // 2
        # x <= n * alpha, for the positive number alpha with 1 / alpha + 1 / (alpha + {R}) = 1.
        if x <= n or (x - n) * (x + ({R} - 1) * n) <= n * n:
            least = x
        else:
            above = x
    return least


def upper(n):
    return lower(n) + {R} * n


# Does the player to move lose at (x,y)?
def is_lost(x, y):
    n, rest = divmod(abs(x - y), {R})
    return rest == 0 and lower(n) == min(x, y)


# The first n for which a growing sequence comes to x.
def place(sequence, x):
    low, high = 0, x
    while low < high:
        n = (low + high) // 2
        if sequence(n) >= x:
            high = n
        else:
            low = n + 1
    return low


# The number that stands in a pair with x.
def partner(x):
    n = place(lower, x)
    return upper(n) if lower(n) == x else lower(place(upper, x))


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
    # From both: the difference becomes a multiple of {R} that is less than {R} away.
    for n in (y - x) // {R}, (y - x) // {R} + 1:
        if lower(n) < x and upper(n) < y:
            return lower(n), upper(n)
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
};
