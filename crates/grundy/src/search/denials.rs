//! What was lately seen that parts are not worth.

use super::table::mix::mixed;

/// Values of options of some parts, the latest ones: no part is worth what one of its options is. A part that is asked for such
/// a value again need not be looked at.
///
/// An entry is what the mixed word of a part has beyond the number of its place, above a bit for each value.
#[derive(Default)]
pub(super) struct Denials(Vec<u64>);

/// So many parts: with fewer, more parts are looked at again; more take memory that is near the processor from others.
const PARTS: usize = 1 << VALUES;

/// Values below this are kept.
const VALUES: u64 = 16;

/// The bits that are values.
const KEPT: u64 = (1 << VALUES) - 1;

impl Denials {
    /// The bytes that they take.
    pub(super) const BYTES: u64 = (PARTS * size_of::<u64>()) as u64;

    /// Makes room for them, where there is none yet. Without room none is kept.
    pub(super) fn make_room(&mut self) {
        self.0.resize(PARTS, 0);
    }

    /// The place of a part whose word has 64 bits, if places there are, and its entry without values.
    #[inline]
    fn place(&self, part: u128) -> Option<(usize, u64)> {
        let part = u64::try_from(part).ok().filter(|_| !self.0.is_empty())?;
        let mixed = mixed(part);
        Some((mixed as usize % PARTS, mixed & !KEPT))
    }

    /// Has an option of a part been seen that is worth this?
    #[inline]
    pub(super) fn has(&self, part: u128, value: u64) -> bool {
        self.place(part).is_some_and(|(place, part)| {
            let kept = self.0[place];
            kept & !KEPT == part && value < VALUES && kept >> value & 1 == 1
        })
    }

    /// Options of a part are worth this: a bit for each value.
    #[inline]
    pub(super) fn add(&mut self, part: u128, values: u64) {
        if let Some((place, part)) = self.place(part) {
            let kept = self.0[place];
            let before = if kept & !KEPT == part { kept } else { part };
            self.0[place] = before | values & KEPT;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_seen_last_is_known_and_nothing_else() {
        let mut denials = Denials::default();
        denials.make_room();
        assert!((0..70).all(|value| !denials.has(0, value) && !denials.has(7, value)));
        denials.add(7, 0b101);
        denials.add(7, 1 << 15 | 1 << 16 | 1 << 63);
        assert!([0, 2, 15].into_iter().all(|value| denials.has(7, value)));
        // Larger values are not kept.
        assert!([1, 3, 14, 16, 17, 63, 64, 66].into_iter().all(|value| !denials.has(7, value)));
        // A larger word that ends like it.
        denials.add(1 << 64 | 7, 0b10);
        assert!(!denials.has(7, 1) && !denials.has(1 << 64 | 7, 1));
        // Others take their places.
        (0..1 << 20).for_each(|part| denials.add(part << 8, 0b1000));
        assert!(!denials.has(7, 0));
        assert!((0..1 << 20).filter(|part| denials.has(part << 8, 3)).count() <= PARTS);
        let mut nowhere = Denials::default();
        nowhere.add(7, 1);
        assert!(!nowhere.has(7, 0));
    }
}
