//! From blocks of moves to marks: the values of the parts are gathered from the table of known
//! values, xored, and stamped.

use super::Marks;
use grundy_rules::RuleError;
use grundy_rules::formula::block::{Block, BlockVisitor, Target};

/// Buffers of a [`Gather`].
#[derive(Clone, Debug, Default)]
pub(crate) struct Buffers {
    values: Vec<u32>,
    places: Vec<i64>,
}

/// Marks the values of all options of one position of a table in row-major order.
pub(crate) struct Gather<'a> {
    /// The values of all earlier positions.
    pub known: &'a [u32],
    /// The distance in the table of neighbours in each coordinate.
    pub strides: &'a [usize],
    pub marks: &'a mut Marks,
    pub buffers: &'a mut Buffers,
    /// Refuses a move that does not lead to an earlier position.
    pub refuse: &'a dyn Fn(&[u64]) -> RuleError,
    /// The first move that does not, if it came in a block.
    pub broken: Option<RuleError>,
}

/// Where the values of one part stand in the table.
#[derive(Clone, Copy)]
enum Places {
    Strided { first: i64, step: i64 },
    /// In the buffer, from this index.
    Listed(usize),
}

impl Places {
    /// Are all of them places of earlier positions?
    fn within(self, len: usize, known: usize) -> bool {
        match self {
            Places::Strided { first, step } => {
                let last = first + step * (len as i64 - 1);
                first.min(last) >= 0 && first.max(last) < known as i64
            }
            Places::Listed(_) => false,
        }
    }
}

impl Gather<'_> {
    /// One entry per part.
    fn places(&mut self, block: &Block<'_>) -> smallvec::SmallVec<[Places; 4]> {
        self.buffers.places.clear();
        let mut all = smallvec::SmallVec::new();
        for part in block.targets.chunks_exact(self.strides.len()) {
            let mut straight = Some((0, 0));
            for (target, &stride) in part.iter().zip(self.strides) {
                straight = match (straight, target) {
                    (Some((f, s)), Target::Affine { first, step }) => {
                        Some((f + first * stride as i64, s + step * stride as i64))
                    }
                    _ => None,
                };
            }
            all.push(match straight {
                Some((first, step)) => Places::Strided { first, step },
                None => {
                    let at = self.buffers.places.len();
                    let strides = self.strides;
                    self.buffers.places.extend((0..block.len).map(|i| {
                        // Lanes that are not moves may hold anything.
                        (part.iter().zip(strides))
                            .fold(0i64, |p, (t, &s)| p.wrapping_add(t.at(i).wrapping_mul(s as i64)))
                    }));
                    Places::Listed(at)
                }
            });
        }
        all
    }

    /// Any number of parts, any mask: the xor is built up part by part.
    fn general(&mut self, block: &Block<'_>, parts: &[Places]) {
        let chosen = |i: usize| block.mask.is_none_or(|m| m[i] != 0);
        let values = &mut self.buffers.values;
        values.clear();
        values.resize(block.len, 0);
        for &places in parts {
            if let (Places::Strided { first, step }, true) = (places, places.within(block.len, self.known.len())) {
                let mut out = values.iter_mut();
                strided(self.known, first, step, block.len, |v| {
                    if let Some(out) = out.next() {
                        *out ^= v;
                    }
                });
                continue;
            }
            for (i, value) in values.iter_mut().enumerate().filter(|(i, _)| chosen(*i)) {
                let place = match places {
                    Places::Strided { first, step } => first + step * i as i64,
                    Places::Listed(at) => self.buffers.places[at + i],
                };
                match usize::try_from(place).ok().and_then(|p| self.known.get(p)) {
                    Some(v) => *value ^= v,
                    None => {
                        let parts: Vec<u64> = block.targets.iter().map(|t| t.at(i) as u64).collect();
                        self.broken.get_or_insert_with(|| (self.refuse)(&parts));
                        return;
                    }
                }
            }
        }
        let (stamps, now) = self.marks.stamps();
        let mark = |v: u32| {
            if let Some(stamp) = stamps.get_mut(v as usize) {
                *stamp = now;
            }
        };
        match block.mask {
            None => values.iter().copied().for_each(mark),
            Some(mask) => chosen_of(values.iter().copied(), mask).for_each(mark),
        }
    }
}

/// The values whose mask is not 0.
fn chosen_of<'a>(values: impl Iterator<Item = u32> + 'a, mask: &'a [u8]) -> impl Iterator<Item = u32> + 'a {
    values.zip(mask).filter(|(_, m)| **m != 0).map(|(v, _)| v)
}

/// Visits `known[first]`, `known[first + step]`, …, `len` values; the places exist.
#[inline(always)]
fn strided(known: &[u32], first: i64, step: i64, len: usize, mut each: impl FnMut(u32)) {
    let first = first as usize;
    match step {
        1 => known[first..first + len].iter().for_each(|&v| each(v)),
        -1 => known[first + 1 - len..=first].iter().rev().for_each(|&v| each(v)),
        _ => {
            let mut at = first;
            for _ in 0..len {
                each(known[at]);
                at = at.wrapping_add_signed(step as isize);
            }
        }
    }
}

impl BlockVisitor for Gather<'_> {
    fn block(&mut self, block: &Block<'_>) {
        if block.len == 0 || self.broken.is_some() {
            return;
        }
        let parts = self.places(block);
        if !parts.iter().all(|p| p.within(block.len, self.known.len())) {
            return self.general(block, &parts);
        }
        let (known, (stamps, now)) = (self.known, self.marks.stamps());
        let mut mark = |v: u32| {
            if let Some(stamp) = stamps.get_mut(v as usize) {
                *stamp = now;
            }
        };
        match (&parts[..], block.mask) {
            (&[Places::Strided { first, step: 0 }], None) => mark(known[first as usize]),
            (&[Places::Strided { first, step }], None) => strided(known, first, step, block.len, mark),
            // Sparse masks are the rule (divisors, primes): skip eight lanes at a time.
            (&[Places::Strided { first, step }], Some(mask)) => {
                for (i, eight) in mask.chunks(8).enumerate() {
                    if eight.iter().fold(0, |any, m| any | m) == 0 {
                        continue;
                    }
                    for (j, _) in eight.iter().enumerate().filter(|(_, m)| **m != 0) {
                        mark(known[(first + step * (8 * i + j) as i64) as usize]);
                    }
                }
            }
            // [a, n-a] and its like: one part climbs, the other descends.
            (&[Places::Strided { first: a, step: 1 }, Places::Strided { first: b, step: -1 }], None) => {
                let (a, b) = (a as usize, b as usize);
                let climb = known[a..a + block.len].iter();
                let descend = known[b + 1 - block.len..=b].iter().rev();
                climb.zip(descend).for_each(|(x, y)| mark(x ^ y));
            }
            _ => self.general(block, &parts),
        }
    }

    fn one(&mut self, parts: &[u64]) -> Result<(), RuleError> {
        let mut value = 0;
        for part in parts.chunks_exact(self.strides.len()) {
            let place = part.iter().zip(self.strides).try_fold(0u64, |p, (&c, &s)| {
                p.checked_add(c.checked_mul(s as u64)?)
            });
            let known = place.and_then(|p| usize::try_from(p).ok()).and_then(|p| self.known.get(p));
            value ^= known.ok_or_else(|| (self.refuse)(parts))?;
        }
        self.marks.insert(value);
        Ok(())
    }
}

/// Follows the table as it grows and knows a power of two above the xor of any of its values.
#[derive(Clone, Debug, Default)]
pub(crate) struct Bound {
    seen: usize,
    bits: u32,
}

impl Bound {
    pub fn follow(&mut self, known: &[u32]) -> usize {
        if known.len() < self.seen {
            *self = Bound::default();
        }
        self.bits = known[self.seen..].iter().fold(self.bits, |bits, v| bits | v);
        self.seen = known.len();
        1usize.checked_shl(32 - self.bits.leading_zeros()).unwrap_or(usize::MAX)
    }
}
