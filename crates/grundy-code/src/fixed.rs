//! Functions that are the same for all rules of a family, in each language.
//!
//! | function | what it does |
//! |---|---|
//! | `chain_value` | walks down from a heap, n → n − 1 − T(n), to the first heap that takes as many coins |
//! | `chain_move` | walks up from the first heap of the wanted value to the last one below n |
//! | `root_value`, `root_move` | the same for T(n) = ⌊√n⌋, many steps at once |
//!
//! For T(n) = ⌊√n⌋ a heap is t² + r, 0 <= r <= 2t, and a step leads to (t, r − t − 1) if r > t, and to (t −
//! 1, t + r − 2) otherwise. So from r <= t, r >= 2, two steps lead to (t − 1, r − 2), and from r = 1 one step
//! to (t − 1, t − 1): t is at least halved each time that r becomes 1.

use super::arithmetic::{self, Functions};

/// The functions of one language.
pub(super) struct Fixed {
    pub(super) chain_value: &'static str,
    pub(super) chain_move: &'static str,
    pub(super) root_value: &'static str,
    pub(super) root_move: &'static str,
    /// For each arithmetic family, in their order.
    pub(super) arithmetic: [Functions; 10],
}

pub(super) const CPP: Fixed = Fixed {
    chain_value: "\
u64 nim_value(u64 n) {
    for (;;) {
        // The first heap from which as many coins may be taken has their number as its value.
        u64 t = most(n), first = n;
        if (t > 0 && t < n && most(n - 1 - t) == t) {
            first = n - 1 - t;
            for (u64 low = 0; low < first;) {
                u64 middle = low + (first - low) / 2;
                if (most(middle) == t) first = middle;
                else low = middle + 1;
            }
        } else if (t > 0 && most(n - 1) == t) {
            first = n - 1;
        }
        if (t == 0 || first == n || (n - first) % (t + 1) == 0) return t;
        n -= ((n - first) / (t + 1) + 1) * (t + 1);
    }
}",
    chain_move: "\
// The heaps of a value are a chain: the first one from which t coins may be taken, and behind each heap
// the first m that has this heap at m - 1 - most(m). The last one below n is an option.
u64 m = 0, high = n;
while (m < high) {
    u64 middle = m + (high - m) / 2;
    if (most(middle) >= t) high = middle;
    else m = middle + 1;
}
for (;;) {
    u64 taken = most(m), low = m, high = n;
    if (n - m > taken + 1 && most(m + taken + 1) == taken) {
        // As many coins may be taken from several heaps of the chain.
        for (low += taken + 1; high - low > 1;) {
            u64 middle = low + (high - low) / 2;
            if (most(middle) == taken) low = middle;
            else high = middle;
        }
        m += (low - m) / (taken + 1) * (taken + 1);
        continue;
    }
    for (low++; low < high;) {
        u64 middle = low + (high - low) / 2;
        if (middle - m > most(middle)) high = middle;
        else low = middle + 1;
    }
    if (high == n) break;
    m = high;
}
left = {m};
return true;",
    root_value: "\
u64 nim_value(u64 n) {
    // Of heap t*t + r, r <= 2t.
    u64 t = most(n), r = n - t * t;
    if (r > t) r -= t + 1;
    while (r % 2 == 1) {
        t -= (r + 1) / 2;
        r = t;
    }
    return t - r / 2;
}",
    root_move: "\
// The heaps of this value, a*a + r with r <= a, up to the a of n.
u64 a = t, r = 0, top = most(n);
while (a < top) {
    if (r == a) {
        a++;
        r = 1;
    } else {
        u64 steps = min(a - r, top - a);
        a += steps;
        r += 2 * steps;
    }
}
u64 m = a * a + r;
if (m >= n) m -= a + 1;
else if (n - m > a + 1) m += a + 1;
left = {m};
return true;",
    arithmetic: arithmetic::CPP,
};

pub(super) const PYTHON: Fixed = Fixed {
    chain_value: "\
def nim_value(n):
    while True:
        # The first heap from which as many coins may be taken has their number as its value.
        t, first = most(n), n
        if 0 < t < n and most(n - 1 - t) == t:
            low, first = 0, n - 1 - t
            while low < first:
                middle = (low + first) // 2
                if most(middle) == t:
                    first = middle
                else:
                    low = middle + 1
        elif t > 0 and most(n - 1) == t:
            first = n - 1
        steps, rest = divmod(n - first, t + 1)
        if t == 0 or rest == 0:
            return t
        n -= (steps + 1) * (t + 1)",
    chain_move: "\
# The heaps of a value are a chain: the first one from which t coins may be taken, and behind each heap
# the first m that has this heap at m - 1 - most(m). The last one below n is an option.
m, high = 0, n
while m < high:
    middle = (m + high) // 2
    if most(middle) >= t:
        high = middle
    else:
        m = middle + 1
while True:
    taken = most(m)
    if n - m > taken + 1 and most(m + taken + 1) == taken:
        # As many coins may be taken from several heaps of the chain.
        low, high = m + taken + 1, n
        while high - low > 1:
            middle = (low + high) // 2
            if most(middle) == taken:
                low = middle
            else:
                high = middle
        m += (low - m) // (taken + 1) * (taken + 1)
        continue
    low, high = m + 1, n
    while low < high:
        middle = (low + high) // 2
        if middle - m > most(middle):
            high = middle
        else:
            low = middle + 1
    if high == n:
        return [m]
    m = high",
    root_value: "\
def nim_value(n):
    # Of heap t*t + r, r <= 2t.
    t = most(n)
    r = n - t * t
    if r > t:
        r -= t + 1
    while r % 2 == 1:
        t -= (r + 1) // 2
        r = t
    return t - r // 2",
    root_move: "\
# The heaps of this value, a*a + r with r <= a, up to the a of n.
a, r, top = t, 0, most(n)
while a < top:
    if r == a:
        a, r = a + 1, 1
    else:
        steps = min(a - r, top - a)
        a, r = a + steps, r + 2 * steps
m = a * a + r
if m >= n:
    m -= a + 1
elif n - m > a + 1:
    m += a + 1
return [m]",
    arithmetic: arithmetic::PYTHON,
};

pub(super) const RUST: Fixed = Fixed {
    chain_value: "\
fn nim_value(mut n: u64) -> u64 {
    loop {
        // The first heap from which as many coins may be taken has their number as its value.
        let (t, mut first) = (most(n), n);
        if t > 0 && t < n && most(n - 1 - t) == t {
            let mut low = 0;
            first = n - 1 - t;
            while low < first {
                let middle = low + (first - low) / 2;
                if most(middle) == t { first = middle } else { low = middle + 1 }
            }
        } else if t > 0 && most(n - 1) == t {
            first = n - 1;
        }
        if t == 0 || first == n || (n - first) % (t + 1) == 0 {
            return t;
        }
        n -= ((n - first) / (t + 1) + 1) * (t + 1);
    }
}",
    chain_move: "\
// The heaps of a value are a chain: the first one from which t coins may be taken, and behind each heap
// the first m that has this heap at m - 1 - most(m). The last one below n is an option.
let (mut m, mut high) = (0, n);
while m < high {
    let middle = m + (high - m) / 2;
    if most(middle) >= t { high = middle } else { m = middle + 1 }
}
loop {
    let taken = most(m);
    let (mut low, mut high) = (m + 1, n);
    if n - m > taken + 1 && most(m + taken + 1) == taken {
        // As many coins may be taken from several heaps of the chain.
        low = m + taken + 1;
        while high - low > 1 {
            let middle = low + (high - low) / 2;
            if most(middle) == taken { low = middle } else { high = middle }
        }
        m += (low - m) / (taken + 1) * (taken + 1);
        continue;
    }
    while low < high {
        let middle = low + (high - low) / 2;
        if middle - m > most(middle) { high = middle } else { low = middle + 1 }
    }
    if high == n {
        return Some(vec![m]);
    }
    m = high;
}",
    root_value: "\
fn nim_value(n: u64) -> u64 {
    // Of heap t*t + r, r <= 2t.
    let mut t = most(n);
    let mut r = n - t * t;
    if r > t {
        r -= t + 1;
    }
    while r % 2 == 1 {
        t -= (r + 1) / 2;
        r = t;
    }
    t - r / 2
}",
    root_move: "\
// The heaps of this value, a*a + r with r <= a, up to the a of n.
let (mut a, mut r, top) = (t, 0, most(n));
while a < top {
    if r == a {
        (a, r) = (a + 1, 1);
    } else {
        let steps = (a - r).min(top - a);
        (a, r) = (a + steps, r + 2 * steps);
    }
}
let mut m = a * a + r;
if m >= n {
    m -= a + 1;
} else if n - m > a + 1 {
    m += a + 1;
}
Some(vec![m])",
    arithmetic: arithmetic::RUST,
};
