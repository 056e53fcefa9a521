//! Functions of the rule language in a program, one text for each language.

use grundy_rules::formula::ast::Function;

/// A function of natural numbers below 2^64.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Helper {
    /// Its name in a program.
    pub(super) name: &'static str,
    /// Whether it returns yes or no.
    pub(super) asks: bool,
    pub(super) function: Function,
    pub(super) cpp: &'static str,
    pub(super) python: &'static str,
    pub(super) rust: &'static str,
    /// In the small language.
    pub(super) script: &'static str,
}

impl Helper {
    /// All of them, in the order of programs.
    pub(super) fn all() -> impl Iterator<Item = &'static Helper> {
        ALL.iter()
    }
}

const ALL: &[Helper] = &[
    Helper {
        name: "gcd_of",
        asks: false,
        function: Function::Gcd,
        cpp: "\
// The greatest common divisor.
u64 gcd_of(u64 a, u64 b) {
    return b == 0 ? a : gcd_of(b, a % b);
}
",
        python: "\
# The greatest common divisor.
def gcd_of(a, b):
    return a if b == 0 else gcd_of(b, a % b)
",
        rust: "
// The greatest common divisor.
fn gcd_of(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd_of(b, a % b) }
}
",
        script: "\
# The greatest common divisor.
def gcd_of(a, b) -> number:
    while b > 0:
        rest = a % b
        a = b
        b = rest
    return a
",
    },
    Helper {
        name: "binary_ones",
        asks: false,
        function: Function::Popcount,
        cpp: "\
// How many binary digits are 1.
u64 binary_ones(u64 n) {
    u64 ones = 0;
    for (; n > 0; n /= 2) ones += n % 2;
    return ones;
}
",
        python: "\
# How many binary digits are 1.
def binary_ones(n):
    return bin(n).count(\"1\")
",
        rust: "
// How many binary digits are 1.
fn binary_ones(n: u64) -> u64 {
    u64::from(n.count_ones())
}
",
        script: "\
# How many binary digits are 1.
def binary_ones(n) -> number:
    ones = 0
    while n > 0:
        ones += n % 2
        n //= 2
    return ones
",
    },
    Helper {
        name: "digit_sum",
        asks: false,
        function: Function::DigitSum,
        cpp: "\
// The sum of the decimal digits.
u64 digit_sum(u64 n) {
    u64 sum = 0;
    for (; n > 0; n /= 10) sum += n % 10;
    return sum;
}
",
        python: "\
# The sum of the decimal digits.
def digit_sum(n):
    return sum(map(int, str(n)))
",
        rust: "
// The sum of the decimal digits.
fn digit_sum(n: u64) -> u64 {
    if n == 0 { 0 } else { n % 10 + digit_sum(n / 10) }
}
",
        script: "\
# The sum of the decimal digits.
def digit_sum(n) -> number:
    sum = 0
    while n > 0:
        sum += n % 10
        n //= 10
    return sum
",
    },
    Helper {
        name: "valuation",
        asks: false,
        function: Function::Valuation,
        cpp: "\
// How often p divides n, which is at least 1.
u64 valuation(u64 n, u64 p) {
    u64 times = 0;
    for (; n > 0 && n % p == 0; n /= p) times++;
    return times;
}
",
        python: "\
# How often p divides n, which is at least 1.
def valuation(n, p):
    return 1 + valuation(n // p, p) if n > 0 and n % p == 0 else 0
",
        rust: "
// How often p divides n, which is at least 1.
fn valuation(n: u64, p: u64) -> u64 {
    if n > 0 && n % p == 0 { 1 + valuation(n / p, p) } else { 0 }
}
",
        script: "\
# How often p divides n, which is at least 1.
def valuation(n, p) -> number:
    times = 0
    while n > 0 and n % p == 0:
        n //= p
        times += 1
    return times
",
    },
    Helper {
        name: "is_prime",
        asks: true,
        function: Function::IsPrime,
        cpp: "\
// Is n prime? By trial division.
bool is_prime(u64 n) {
    for (u64 d = 2; d <= n / d; d++)
        if (n % d == 0) return false;
    return n > 1;
}
",
        python: "\
# Is n prime? By trial division.
def is_prime(n):
    d = 2
    while d * d <= n and n % d:
        d += 1
    return n > 1 and d * d > n
",
        rust: "
// Is n prime? By trial division.
fn is_prime(n: u64) -> bool {
    n > 1 && (2..).take_while(|d| *d <= n / d).all(|d| n % d > 0)
}
",
        script: "\
# Is n prime? By trial division.
def is_prime(n) -> truth:
    d = 2
    while d <= n // d:
        if n % d == 0:
            return false
        d += 1
    return n > 1
",
    },
    Helper {
        name: "is_square",
        asks: true,
        function: Function::IsSquare,
        cpp: "\
// Is n a square?
bool is_square(u64 n) {
    u64 root = 0;
    for (u64 bit = 1ULL << 31; bit > 0; bit /= 2)
        if ((root + bit) * (root + bit) <= n) root += bit;
    return root * root == n;
}
",
        python: "\
# Is n a square?
def is_square(n):
    return math.isqrt(n) ** 2 == n
",
        rust: "
// Is n a square?
fn is_square(n: u64) -> bool {
    n.isqrt().pow(2) == n
}
",
        script: "\
# Is n a square?
def is_square(n) -> truth:
    root = 0
    bit = 1073741824
    while bit > 0:
        if (root + bit) * (root + bit) <= n:
            root += bit
        bit //= 2
    return root * root == n
",
    },
    Helper {
        name: "is_power",
        asks: true,
        function: Function::IsPower,
        cpp: "\
// Is n a power of the base, 1 among them?
bool is_power(u64 n, u64 base) {
    while (n > 1 && n % base == 0) n /= base;
    return n == 1;
}
",
        python: "\
# Is n a power of the base, 1 among them?
def is_power(n, base):
    while n > 1 and n % base == 0:
        n //= base
    return n == 1
",
        rust: "
// Is n a power of the base, 1 among them?
fn is_power(n: u64, base: u64) -> bool {
    if n > 1 && n % base == 0 { is_power(n / base, base) } else { n == 1 }
}
",
        script: "\
# Is n a power of the base, 1 among them?
def is_power(n, base) -> truth:
    while n > 1 and n % base == 0:
        n //= base
    return n == 1
",
    },
    Helper {
        name: "is_fibonacci",
        asks: true,
        function: Function::IsFibonacci,
        cpp: "\
// Is n one of 0, 1, 2, 3, 5, 8, …?
bool is_fibonacci(u64 n) {
    u64 a = 0, b = 1;
    while (b < n && a <= n - b) {
        b += a;
        a = b - a;
    }
    return n == 0 || b == n;
}
",
        python: "\
# Is n one of 0, 1, 2, 3, 5, 8, …?
def is_fibonacci(n):
    a, b = 0, 1
    while a < n:
        a, b = b, a + b
    return a == n
",
        rust: "
// Is n one of 0, 1, 2, 3, 5, 8, …?
fn is_fibonacci(n: u64) -> bool {
    let (mut a, mut b) = (0, 1);
    while b < n && a <= n - b {
        (a, b) = (b, a + b);
    }
    n == 0 || b == n
}
",
        script: "\
# Is n one of 0, 1, 2, 3, 5, 8, ...?
def is_fibonacci(n) -> truth:
    a = 0
    b = 1
    while b < n:
        b += a
        a = b - a
    return n == 0 or b == n
",
    },
    Helper {
        name: "has_digit",
        asks: true,
        function: Function::HasDigit,
        cpp: "\
// Is d one of the decimal digits of n?
bool has_digit(u64 n, u64 d) {
    for (; n >= 10; n /= 10)
        if (n % 10 == d) return true;
    return n == d;
}
",
        python: "\
# Is d one of the decimal digits of n?
def has_digit(n, d):
    return d < 10 and str(d) in str(n)
",
        rust: "
// Is d one of the decimal digits of n?
fn has_digit(n: u64, d: u64) -> bool {
    n % 10 == d || (n >= 10 && has_digit(n / 10, d))
}
",
        script: "\
# Is d one of the decimal digits of n?
def has_digit(n, d) -> truth:
    while n >= 10:
        if n % 10 == d:
            return true
        n //= 10
    return n == d
",
    },
];
