//! From blocks of moves to marks: gathers the values of the parts from the table of known values, xors them,
//! and stamps the results.

use super::Marks;
use grundy_rules::RuleError;
use grundy_rules::formula::block::{Block, BlockVisitor, Target};
use smallvec::SmallVec;

/// Buffers of a [`Gather`].
#[derive(Clone, Debug, Default)]
pub(crate) struct Buffers {
    places: Vec<i64>,
}

/// Marks the values of all options of one position, in a table in row-major order.
pub(crate) struct Gather<'a> {
    /// The values of all earlier positions.
    pub known: &'a [u32],
    /// The distance in the table between neighbours, for each coordinate.
    pub strides: &'a [usize],
    pub marks: &'a mut Marks,
    pub buffers: &'a mut Buffers,
    /// Makes the error for a move that does not lead to an earlier position.
    pub refuse: &'a dyn Fn(&[u64]) -> RuleError,
    /// The error of the first such move that came in a block.
    pub broken: Option<RuleError>,
}

/// The places of the values of one part in the table.
#[derive(Clone, Copy)]
enum Places<'b> {
    Strided { first: i64, step: i64 },
    Listed(&'b [i64]),
}

impl Places<'_> {
    /// Whether all of them are strided, and are places of earlier positions.
    fn within(self, len: usize, known: usize) -> bool {
        match self {
            Places::Strided { first, step } => {
                let last = first + step * (len as i64 - 1);
                first.min(last) >= 0 && first.max(last) < known as i64
            }
            Places::Listed(_) => false,
        }
    }

    #[inline(always)]
    fn at(self, i: usize) -> i64 {
        match self {
            Places::Strided { first, step } => first.wrapping_add(step.wrapping_mul(i as i64)),
            Places::Listed(places) => places[i],
        }
    }
}

/// The lanes whose masks are tested together.
const LANES_PER_GROUP: usize = 64;

/// The places of each part of a block. Where several coordinates do not stride together, computes the places
/// into `buffer`.
fn places<'b>(block: &Block<'b>, strides: &[usize], buffer: &'b mut Vec<i64>) -> SmallVec<[Places<'b>; 4]> {
    let arity = strides.len();
    let straight = |part: &[Target<'_>]| {
        part.iter().zip(strides).try_fold((0, 0), |(f, s), (target, &stride)| match target {
            Target::Affine { first, step } => Some((f + first * stride as i64, s + step * stride as i64)),
            Target::Lanes(_) => None,
        })
    };
    buffer.clear();
    if arity > 1 {
        for part in block.targets.chunks_exact(arity).filter(|part| straight(part).is_none()) {
            // Lanes without a move may hold anything.
            let place = |i| {
                let coordinates = part.iter().zip(strides);
                coordinates.fold(0i64, |p, (t, &s)| p.wrapping_add(t.at(i).wrapping_mul(s as i64)))
            };
            buffer.extend((0..block.len).map(place));
        }
    }
    let mut listed = buffer.chunks_exact(block.len);
    let place = |part: &[Target<'b>]| match (straight(part), part) {
        (Some((first, step)), _) => Places::Strided { first, step },
        (None, [Target::Lanes(lanes)]) => Places::Listed(lanes),
        (None, _) => Places::Listed(listed.next().unwrap_or_default()),
    };
    block.targets.chunks_exact(arity).map(place).collect()
}

impl Gather<'_> {
    /// Marks all moves `from..to`, whose parts stride through known values.
    fn all(&mut self, parts: &[Places<'_>], from: usize, to: usize) {
        let (known, (stamps, now)) = (self.known, self.marks.stamps());
        let mut mark = |v: u32| {
            if let Some(stamp) = stamps.get_mut(v as usize) {
                *stamp = now;
            }
        };
        let len = to - from;
        match *parts {
            [Places::Strided { first, step: 0 }] => mark(known[first as usize]),
            [Places::Strided { first, step }] => strided(known, first + step * from as i64, step, len, mark),
            // [a, n-a] and the like: one part climbs, the other descends.
            [Places::Strided { first: a, step: 1 }, Places::Strided { first: b, step: -1 }] => {
                let (a, b) = (a as usize + from, b as usize - from);
                let climb = known[a..a + len].iter();
                let descend = known[b + 1 - len..=b].iter().rev();
                climb.zip(descend).for_each(|(x, y)| mark(x ^ y));
            }
            [a, b] => (from..to).for_each(|i| mark(known[a.at(i) as usize] ^ known[b.at(i) as usize])),
            _ => (from..to).for_each(|i| mark(parts.iter().fold(0, |x, p| x ^ known[p.at(i) as usize]))),
        }
    }

    /// Marks those of the moves `from..` that the mask selects; their parts stride through known values.
    fn some(&mut self, parts: &[Places<'_>], from: usize, mask: &[u8]) {
        let (known, (stamps, now)) = (self.known, self.marks.stamps());
        for (j, _) in mask.iter().enumerate().filter(|(_, m)| **m != 0) {
            let value = parts.iter().fold(0, |x, p| x ^ known[p.at(from + j) as usize]);
            if let Some(stamp) = stamps.get_mut(value as usize) {
                *stamp = now;
            }
        }
    }

    /// Marks moves with any parts and any mask, and checks every place.
    fn checked(&mut self, block: &Block<'_>, parts: &[Places<'_>]) {
        let (known, (stamps, now)) = (self.known, self.marks.stamps());
        let mut place = |i: usize| {
            let value =
                (parts.iter()).try_fold(0, |x, p| Some(x ^ known.get(usize::try_from(p.at(i)).ok()?)?));
            match value {
                Some(value) => {
                    if let Some(stamp) = stamps.get_mut(value as usize) {
                        *stamp = now;
                    }
                    true
                }
                None => false,
            }
        };
        let wrong = match block.mask {
            None => (0..block.len).find(|&i| !place(i)),
            Some(mask) => (0..block.len).filter(|&i| mask[i] != 0).find(|&i| !place(i)),
        };
        if let Some(i) = wrong {
            let parts: Vec<u64> = block.targets.iter().map(|t| t.at(i) as u64).collect();
            self.broken = Some((self.refuse)(&parts));
        }
    }

    fn read(&mut self, block: &Block<'_>, parts: &[Places<'_>]) {
        if let ([Places::Listed(places)], None) = (parts, block.mask) {
            // The common case of `checked`, in its shortest form.
            let (known, (stamps, now)) = (self.known, self.marks.stamps());
            let mut all_known = true;
            for &place in *places {
                match known.get(place as usize) {
                    Some(&value) => {
                        if let Some(stamp) = stamps.get_mut(value as usize) {
                            *stamp = now;
                        }
                    }
                    None => all_known = false,
                }
            }
            if all_known {
                return;
            }
        }
        if !parts.iter().all(|p| p.within(block.len, self.known.len())) {
            return self.checked(block, parts);
        }
        let Some(mask) = block.mask else {
            return self.all(parts, 0, block.len);
        };
        // Masks are mostly empty (divisors, primes) or mostly full (one exception): test many lanes at a
        // time.
        for (group, lanes) in mask.chunks(LANES_PER_GROUP).enumerate() {
            let from = group * LANES_PER_GROUP;
            match lanes.iter().fold((0, 1), |(any, all), m| (any | m, all & m)) {
                (0, _) => {}
                (_, 0) => self.some(parts, from, lanes),
                _ => self.all(parts, from, from + lanes.len()),
            }
        }
    }
}

/// Visits the `len` values `known[first]`, `known[first + step]`, …; the places exist.
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
        let mut buffer = std::mem::take(&mut self.buffers.places);
        let parts = places(block, self.strides, &mut buffer);
        self.read(block, &parts);
        drop(parts);
        self.buffers.places = buffer;
    }

    fn one(&mut self, parts: &[u64]) -> Result<(), RuleError> {
        // Nothing precedes the first position, so it may not even have an option without parts.
        if self.known.is_empty() {
            return Err((self.refuse)(parts));
        }
        let mut value = 0;
        for part in parts.chunks_exact(self.strides.len()) {
            let place = part
                .iter()
                .zip(self.strides)
                .try_fold(0u64, |p, (&c, &s)| p.checked_add(c.checked_mul(s as u64)?));
            let known = place.and_then(|p| usize::try_from(p).ok()).and_then(|p| self.known.get(p));
            value ^= known.ok_or_else(|| (self.refuse)(parts))?;
        }
        self.marks.insert(value);
        Ok(())
    }
}

/// Follows the growing table and keeps a power of two above the xor of any of its values.
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
