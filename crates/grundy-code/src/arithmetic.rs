//! The functions of rules about divisors, remainders and binary ones, in each language, in the order of
//! [`ArithmeticFamily::ALL`](grundy_rules::formula::arithmetic::ArithmeticFamily::ALL).

/// The functions of a family.
#[derive(Clone, Copy)]
pub(super) struct Functions {
    /// The function `nim_value`.
    pub(super) value: &'static str,
    /// The body of the function that finds a move from `n` to the smaller nim-value `t`.
    pub(super) moves: &'static str,
}

pub(super) const CPP: [Functions; 10] = [
    Functions {
        value: "\
u64 nim_value(u64 n) {
    if (n == 0) return 0;
    u64 v = 0;
    for (; n % 2 == 0; n /= 2) v++;
    return v + 1;
}",
        moves: "left = {t == 0 ? 0 : n - (1ULL << (t - 1))};\nreturn true;",
    },
    Functions {
        value: "\
u64 nim_value(u64 n) {
    if (n == 0) return 0;
    u64 v = 0;
    for (; n % 2 == 0; n /= 2) v++;
    return v;
}",
        moves: "left = {n - (1ULL << t)};\nreturn true;",
    },
    Functions {
        value: "\
u64 nim_value(u64 n) {
    u64 ones = 0;
    for (; n > 0; n &= n - 1) ones++;
    return ones;
}",
        moves: "while (nim_value(n) > t) n &= n - 1;\nleft = {n};\nreturn true;",
    },
    Functions {
        value: "\
u64 nim_value(u64 n) {
    if (n < 2 || n % 2 == 0) return n == 1;
    // The place of the least prime divisor among the primes: slow where that is large.
    u64 place = 0;
    for (u64 p = 2;; p++) {
        bool prime = true;
        for (u64 d = 2; d <= p / d && prime; d++) prime = p % d != 0;
        place += prime;
        if (n % p == 0) return place;
    }
}",
        moves: CPP_COPRIME,
    },
    Functions {
        value: "\
u64 nim_value(u64 n) {
    if (n < 2) return 0;
    // The place of the least prime divisor among the primes: slow where that is large.
    u64 place = 0;
    for (u64 p = 2;; p++) {
        bool prime = true;
        for (u64 d = 2; d <= p / d && prime; d++) prime = p % d != 0;
        place += prime;
        if (n % p == 0) return place;
    }
}",
        moves: CPP_COPRIME,
    },
    Functions {
        value: "\
u64 nim_value(u64 n) {
    u64 primes = 0;
    for (u64 d = 2; d <= n / d; d++) {
        for (; n % d == 0; n /= d) primes++;
    }
    return primes + (n > 1);
}",
        moves: "\
// Without its least primes.
u64 m = t == 0 ? 1 : n, d = 2;
for (u64 more = t == 0 ? 0 : nim_value(n) - t; more > 0; more--) {
    while (m % d != 0) d++;
    m /= d;
}
left = {m};
return true;",
    },
    Functions {
        value: "\
u64 nim_value(u64 n) {
    if (n == 0) return 0;
    while (n % 2 == 0) n /= 2;
    return n / 2;
}",
        moves: "\
// An odd number, or where that divides n, with one 2 more than n has.
u64 m = 2 * t + 1;
if (n % m == 0) m *= 2 * (n & -n);
left = {m};
return true;",
    },
    Functions {
        value: "\
u64 nim_value(u64 n) {
    u64 log = 0;
    for (; n > 1; n /= 2) log++;
    return log;
}",
        moves: "left = {n >> (nim_value(n) - t)};\nreturn true;",
    },
    Functions {
        value: "\
u64 nim_value(u64 n) {
    if (n == 0) return 0;
    u64 log = 0;
    for (n--; n > 0; n /= 2) log++;
    return log;
}",
        moves: "left = {t == 0 ? 1 : ((n - 1) >> (nim_value(n) - t)) + 1};\nreturn true;",
    },
    Functions {
        value: "\
u64 nim_value(u64 n) {
    u64 log = 0;
    for (; n > 0; n = (n - 1) / 2) log++;
    return log;
}",
        moves: "left = {n % (n - ((1ULL << t) - 1))};\nreturn true;",
    },
];

const CPP_COPRIME: &str = "\
// The least heap of this value has no divisor in common with n.
u64 m = n > 1;
while (nim_value(m) != t) m++;
left = {m};
return true;";

pub(super) const PYTHON: [Functions; 10] = [
    Functions {
        value: "def nim_value(n):\n    return (n & -n).bit_length()",
        moves: "return [0 if t == 0 else n - 2 ** (t - 1)]",
    },
    Functions {
        value: "def nim_value(n):\n    return (n & -n).bit_length() - 1 if n > 0 else 0",
        moves: "return [n - 2**t]",
    },
    Functions {
        value: "def nim_value(n):\n    return bin(n).count(\"1\")",
        moves: "while nim_value(n) > t:\n    n &= n - 1\nreturn [n]",
    },
    Functions {
        value: "\
def nim_value(n):
    if n < 2 or n % 2 == 0:
        return int(n == 1)
    # The place of the least prime divisor among the primes: slow where that is large.
    primes, p = [2], 2
    while n % p:
        p += 1
        if all(p % q for q in primes if q * q <= p):
            primes.append(p)
    return len(primes)",
        moves: PYTHON_COPRIME,
    },
    Functions {
        value: "\
def nim_value(n):
    if n < 2:
        return 0
    # The place of the least prime divisor among the primes: slow where that is large.
    primes, p = [2], 2
    while n % p:
        p += 1
        if all(p % q for q in primes if q * q <= p):
            primes.append(p)
    return len(primes)",
        moves: PYTHON_COPRIME,
    },
    Functions {
        value: "\
def nim_value(n):
    primes, d = 0, 2
    while d * d <= n:
        while n % d == 0:
            n //= d
            primes += 1
        d += 1
    return primes + (n > 1)",
        moves: "\
if t == 0:
    return [1]
# Without its least primes.
d = 2
for _ in range(nim_value(n) - t):
    while n % d:
        d += 1
    n //= d
return [n]",
    },
    Functions {
        value: "def nim_value(n):\n    return n // (n & -n) // 2 if n > 0 else 0",
        moves: "\
# An odd number, or where that divides n, with one 2 more than n has.
m = 2 * t + 1
return [m if n % m else m * 2 * (n & -n)]",
    },
    Functions {
        value: "def nim_value(n):\n    return max(n.bit_length() - 1, 0)",
        moves: "return [n >> nim_value(n) - t]",
    },
    Functions {
        value: "def nim_value(n):\n    return (n - 1).bit_length() if n > 0 else 0",
        moves: "return [(n - 1 >> nim_value(n) - t) + 1]",
    },
    Functions {
        value: "def nim_value(n):\n    return (n + 1).bit_length() - 1",
        moves: "return [n % (n - (2**t - 1))]",
    },
];

const PYTHON_COPRIME: &str = "\
# The least heap of this value has no divisor in common with n.
m = int(n > 1)
while nim_value(m) != t:
    m += 1
return [m]";

pub(super) const RUST: [Functions; 10] = [
    Functions {
        value: "fn nim_value(n: u64) -> u64 {\n    if n == 0 { 0 } else { u64::from(n.trailing_zeros()) + 1 }\n}",
        moves: "Some(vec![if t == 0 { 0 } else { n - (1 << (t - 1)) }])",
    },
    Functions {
        value: "fn nim_value(n: u64) -> u64 {\n    if n == 0 { 0 } else { n.trailing_zeros().into() }\n}",
        moves: "Some(vec![n - (1 << t)])",
    },
    Functions {
        value: "fn nim_value(n: u64) -> u64 {\n    n.count_ones().into()\n}",
        moves: "let mut m = n;\nwhile nim_value(m) > t {\n    m &= m - 1;\n}\nSome(vec![m])",
    },
    Functions {
        value: "\
fn nim_value(n: u64) -> u64 {
    if n < 2 || n % 2 == 0 {
        return (n == 1).into();
    }
    // The place of the least prime divisor among the primes: slow where that is large.
    let prime = |p: &u64| (2..).take_while(|d| *d <= p / d).all(|d| p % d != 0);
    (1..).zip((2..).filter(prime)).find(|(_, p)| n % p == 0).map_or(0, |(place, _)| place)
}",
        moves: RUST_COPRIME,
    },
    Functions {
        value: "\
fn nim_value(n: u64) -> u64 {
    if n < 2 {
        return 0;
    }
    // The place of the least prime divisor among the primes: slow where that is large.
    let prime = |p: &u64| (2..).take_while(|d| *d <= p / d).all(|d| p % d != 0);
    (1..).zip((2..).filter(prime)).find(|(_, p)| n % p == 0).map_or(0, |(place, _)| place)
}",
        moves: RUST_COPRIME,
    },
    Functions {
        value: "\
fn nim_value(mut n: u64) -> u64 {
    let (mut primes, mut d) = (0, 2);
    while d <= n / d {
        while n % d == 0 {
            n /= d;
            primes += 1;
        }
        d += 1;
    }
    primes + u64::from(n > 1)
}",
        moves: "\
if t == 0 {
    return Some(vec![1]);
}
// Without its least primes.
let (mut m, mut d) = (n, 2);
for _ in t..nim_value(n) {
    while m % d != 0 {
        d += 1;
    }
    m /= d;
}
Some(vec![m])",
    },
    Functions {
        value: "fn nim_value(n: u64) -> u64 {\n    if n == 0 { 0 } else { (n >> n.trailing_zeros()) / 2 }\n}",
        moves: "\
// An odd number, or where that divides n, with one 2 more than n has.
let m = 2 * t + 1;
Some(vec![if n % m != 0 { m } else { m << (n.trailing_zeros() + 1) }])",
    },
    Functions {
        value: "fn nim_value(n: u64) -> u64 {\n    n.checked_ilog2().unwrap_or(0).into()\n}",
        moves: "Some(vec![n >> (nim_value(n) - t)])",
    },
    Functions {
        value: "\
fn nim_value(n: u64) -> u64 {
    n.saturating_sub(1).checked_ilog2().map_or(0, |log| u64::from(log) + 1)
}",
        moves: "Some(vec![if t == 0 { 1 } else { ((n - 1) >> (nim_value(n) - t)) + 1 }])",
    },
    Functions {
        value: "fn nim_value(n: u64) -> u64 {\n    (u128::from(n) + 1).ilog2().into()\n}",
        moves: "Some(vec![n % (n - ((1 << t) - 1))])",
    },
];

const RUST_COPRIME: &str = "\
// The least heap of this value has no divisor in common with n.
(u64::from(n > 1)..).find(|m| nim_value(*m) == t).map(|m| vec![m])";
