//! Finds the period of a finite take set without keeping its values.

use std::collections::VecDeque;

/// The first return of the last max S nim-values of a finite take set, in a stream of values.
///
/// This is Brent's search: it keeps the window of some heap, and replaces it at ever longer distances by the
/// current one. Hashes only save comparisons; it reports a return after comparing the windows themselves. The
/// distance to the first return is the smallest period, because a window determines all that follows.
///
/// ```
/// use grundy::law::WindowRepeat;
/// let mut repeat = WindowRepeat::new(4);   // take {1,3,4}
/// let sequence = [0, 1, 0, 1, 2, 3, 2].iter().cycle();
/// let period = sequence.take(50).find_map(|&value| repeat.push(value));
/// assert_eq!(period, Some(7));
/// ```
///
/// # Cost
/// Constant time per value on average; memory for two windows, however many values pass. It needs at most
/// three times as many values as there are up to the end of preperiod, window and period.
///
/// # Reference
/// Brent, An improved Monte Carlo factorization algorithm, BIT 20 (1980) 176–184.
#[derive(Clone, Debug)]
pub struct WindowRepeat {
    largest: usize,
    window: VecDeque<u32>,
    hash: u64,
    /// The factor of a value in the hash when it leaves the window.
    leaving: u64,
    kept: Vec<u32>,
    kept_hash: u64,
    /// The number of values since the kept window, and the number at which it is replaced.
    distance: u64,
    replace: u64,
}

const HASH_FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;

impl WindowRepeat {
    /// A search for a set whose largest number is `largest`. It allocates as values come.
    pub fn new(largest: usize) -> WindowRepeat {
        WindowRepeat {
            largest,
            window: VecDeque::new(),
            hash: 0,
            leaving: HASH_FACTOR.wrapping_pow(u32::try_from(largest).unwrap_or(u32::MAX)),
            kept: Vec::new(),
            kept_hash: 0,
            distance: 0,
            replace: 0,
        }
    }

    /// Takes the nim-value of the next heap, from heap 0 on; returns the period as soon as the window
    /// returns.
    pub fn push(&mut self, value: u32) -> Option<u64> {
        let mixed = |v: u32| u64::from(v) + 1;
        self.window.push_back(value);
        self.hash = self.hash.wrapping_mul(HASH_FACTOR).wrapping_add(mixed(value));
        if self.window.len() > self.largest {
            let gone = self.window.pop_front().map_or(0, mixed);
            self.hash = self.hash.wrapping_sub(gone.wrapping_mul(self.leaving));
        }
        if self.window.len() < self.largest {
            return None;
        }
        self.distance += 1;
        if self.replace > 0 && self.hash == self.kept_hash && self.window.iter().eq(&self.kept) {
            return Some(self.distance);
        }
        if self.distance >= self.replace {
            self.kept.clear();
            self.kept.extend(&self.window);
            self.kept_hash = self.hash;
            self.distance = 0;
            self.replace = (2 * self.replace).max(1);
        }
        None
    }
}

/// The preperiod, from two streams of the same nim-sequence: the smallest n₀ with G(n + p) = G(n) for all n₀
/// ≤ n < `end`, where `later` is the stream without its first p values.
///
/// For a take set, `end` is the heap at which [`WindowRepeat`] reported, so the equation is known beyond it.
/// Two engines that run p heaps apart give the streams.
///
/// ```
/// let sequence = [5, 4, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1];
/// assert_eq!(grundy::law::preperiod(sequence, sequence.into_iter().skip(2), 10), 2);
/// ```
pub fn preperiod(
    sequence: impl IntoIterator<Item = u32>,
    later: impl IntoIterator<Item = u32>,
    end: u64,
) -> u64 {
    let mut n0 = 0;
    for (n, (now, then)) in (0..end).zip(sequence.into_iter().zip(later)) {
        if now != then {
            n0 = n + 1;
        }
    }
    n0
}
