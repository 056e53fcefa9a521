//! The functions of [`fixed`](super::fixed) and [`arithmetic`](super::arithmetic) in the
//! [small language](super::script). The numbers have a sign, so heaps stay below 2^62.

use super::arithmetic::Functions;
use super::fixed::Fixed;

pub(super) const SCRIPTS: Fixed = Fixed {
    chain_value: "\
def nim_value(n) -> number:
    while true:
        # The first heap from which as many coins may be taken has their number as its value.
        t = most(n)
        first = n
        if t > 0 and t < n and most(n - 1 - t) == t:
            first = n - 1 - t
            low = 0
            while low < first:
                middle = low + (first - low) // 2
                if most(middle) == t:
                    first = middle
                else:
                    low = middle + 1
        elif t > 0 and most(n - 1) == t:
            first = n - 1
        if t == 0 or (n - first) % (t + 1) == 0:
            return t
        n -= ((n - first) // (t + 1) + 1) * (t + 1)
",
    chain_move: "\
# The heaps of a value are a chain: the first one from which t coins may be taken, and behind each heap
# the first m that has this heap at m - 1 - most(m). The last one below n is an option.
m = 0
top = n
while m < top:
    middle = m + (top - m) // 2
    if most(middle) >= t:
        top = middle
    else:
        m = middle + 1
while true:
    taken = most(m)
    low = m + 1
    high = n
    if n - m > taken + 1 and most(m + taken + 1) == taken:
        # As many coins may be taken from several heaps of the chain: from those below high.
        low = m + taken + 1
        while high - low > 1:
            middle = low + (high - low) // 2
            if most(middle) == taken:
                low = middle
            else:
                high = middle
        m += (low - m) // (taken + 1) * (taken + 1)
    else:
        while low < high:
            middle = low + (high - low) // 2
            if middle - m > most(middle):
                high = middle
            else:
                low = middle + 1
        if high == n:
            leave(m)
        m = high
",
    root_value: "\
def nim_value(n) -> number:
    # Of heap t*t + r, r <= 2t.
    t = most(n)
    r = n - t * t
    if r > t:
        r -= t + 1
    while r % 2 == 1:
        t -= (r + 1) // 2
        r = t
    return t - r // 2
",
    root_move: "\
# The heaps of this value, a*a + r with r <= a, up to the a of n.
a = t
r = 0
top = most(n)
while a < top:
    if r == a:
        a += 1
        r = 1
    else:
        steps = a - r
        if steps > top - a:
            steps = top - a
        a += steps
        r += 2 * steps
m = a * a + r
if m >= n:
    m -= a + 1
elif n - m > a + 1:
    m += a + 1
leave(m)
",
    arithmetic: [
        Functions {
            value: "\
def nim_value(n) -> number:
    if n == 0:
        return 0
    zeros = 0
    while n % 2 == 0:
        n //= 2
        zeros += 1
    return zeros + 1
",
            moves: "\
if t == 0:
    leave(0)
power = 1
while t > 1:
    power *= 2
    t -= 1
leave(n - power)
",
        },
        Functions {
            value: "\
def nim_value(n) -> number:
    if n == 0:
        return 0
    zeros = 0
    while n % 2 == 0:
        n //= 2
        zeros += 1
    return zeros
",
            moves: "\
power = 1
while t > 0:
    power *= 2
    t -= 1
leave(n - power)
",
        },
        Functions {
            value: "\
def nim_value(n) -> number:
    ones = 0
    while n > 0:
        ones += n % 2
        n //= 2
    return ones
",
            moves: "\
# Without its least binary ones.
while nim_value(n) > t:
    n = n & (n - 1)
leave(n)
",
        },
        Functions { value: COPRIME, moves: COPRIME_MOVE },
        Functions { value: PROPER_COPRIME, moves: COPRIME_MOVE },
        Functions {
            value: "\
def nim_value(n) -> number:
    primes = 0
    d = 2
    while d <= n // d:
        while n % d == 0:
            n //= d
            primes += 1
        d += 1
    if n > 1:
        primes += 1
    return primes
",
            moves: "\
if t == 0:
    leave(1)
# Without its least primes.
more = nim_value(n) - t
d = 2
while more > 0:
    while n % d != 0:
        d += 1
    n //= d
    more -= 1
leave(n)
",
        },
        Functions {
            value: "\
def nim_value(n) -> number:
    if n == 0:
        return 0
    while n % 2 == 0:
        n //= 2
    return n // 2
",
            moves: "\
# An odd number, or where that divides n, with one 2 more than n has.
m = 2 * t + 1
if n % m == 0:
    m *= 2
    while n % 2 == 0:
        n //= 2
        m *= 2
leave(m)
",
        },
        Functions {
            value: "\
def nim_value(n) -> number:
    log = 0
    while n > 1:
        n //= 2
        log += 1
    return log
",
            moves: "\
while nim_value(n) > t:
    n //= 2
leave(n)
",
        },
        Functions {
            value: "\
def nim_value(n) -> number:
    log = 0
    while n > 1:
        n = (n + 1) // 2
        log += 1
    return log
",
            moves: "\
while nim_value(n) > t:
    n = (n + 1) // 2
leave(n)
",
        },
        Functions {
            value: "\
def nim_value(n) -> number:
    log = 0
    while n > 0:
        n = (n - 1) // 2
        log += 1
    return log
",
            moves: "\
m = 0
while t > 0:
    m = 2 * m + 1
    t -= 1
leave(n % (n - m))
",
        },
    ],
};

const COPRIME: &str = "\
def nim_value(n) -> number:
    if n == 1:
        return 1
    if n % 2 == 0:
        return 0
    # The place of the least prime divisor among the primes: slow where that is large.
    place = 1
    p = 3
    while true:
        d = 3
        while d <= p // d and p % d != 0:
            d += 2
        if d > p // d:
            place += 1
            if n % p == 0:
                return place
        p += 2
";

const PROPER_COPRIME: &str = "\
def nim_value(n) -> number:
    if n < 2:
        return 0
    if n % 2 == 0:
        return 1
    # The place of the least prime divisor among the primes: slow where that is large.
    place = 1
    p = 3
    while true:
        d = 3
        while d <= p // d and p % d != 0:
            d += 2
        if d > p // d:
            place += 1
            if n % p == 0:
                return place
        p += 2
";

const COPRIME_MOVE: &str = "\
# The least heap of this value has no divisor in common with n.
m = 1
if n <= 1:
    m = 0
while nim_value(m) != t:
    m += 1
leave(m)
";
