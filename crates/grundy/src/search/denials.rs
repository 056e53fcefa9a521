//! The nim-values that recent searches have excluded for a part.

use super::table::mix::mixed;

/// The values of options of recent parts. A part does not have the value of any of its options, so a repeated
/// question for such a value needs no look at the part.
///
/// An entry holds the mixed word of a part above the bits of its place, and one bit for each value.
#[derive(Default)]
pub(super) struct Denials(Vec<u64>);

/// The number of places: with fewer, more parts are looked at again; more would displace other data from the
/// cache.
const PLACES: usize = 1 << VALUE_BITS;

/// The number of smallest values that are kept.
const VALUE_BITS: u64 = 16;

/// The bits of an entry that are values.
const VALUE_MASK: u64 = (1 << VALUE_BITS) - 1;

impl Denials {
    /// The bytes of all places.
    pub(super) const BYTES: u64 = (PLACES * size_of::<u64>()) as u64;

    /// Makes room, where there is none yet. Without room it keeps nothing.
    pub(super) fn make_room(&mut self) {
        self.0.resize(PLACES, 0);
    }

    /// The place of a part, and its entry without values; `None` without room, or if its word has more than
    /// 64 bits.
    #[inline]
    fn place(&self, part: u128) -> Option<(usize, u64)> {
        let part = u64::try_from(part).ok().filter(|_| !self.0.is_empty())?;
        let mixed = mixed(part);
        Some((mixed as usize % PLACES, mixed & !VALUE_MASK))
    }

    /// Whether an option of a part is known to have this value.
    #[inline]
    pub(super) fn has(&self, part: u128, value: u64) -> bool {
        self.place(part).is_some_and(|(place, part)| {
            let kept = self.0[place];
            kept & !VALUE_MASK == part && value < VALUE_BITS && kept >> value & 1 == 1
        })
    }

    /// Records values of options of a part, as a bit for each.
    #[inline]
    pub(super) fn add(&mut self, part: u128, values: u64) {
        if let Some((place, part)) = self.place(part) {
            let kept = self.0[place];
            let before = if kept & !VALUE_MASK == part { kept } else { part };
            self.0[place] = before | values & VALUE_MASK;
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
        // A larger word with the same low bits.
        denials.add(1 << 64 | 7, 0b10);
        assert!(!denials.has(7, 1) && !denials.has(1 << 64 | 7, 1));
        // Others take their places.
        (0..1 << 20).for_each(|part| denials.add(part << 8, 0b1000));
        assert!(!denials.has(7, 0));
        assert!((0..1 << 20).filter(|part| denials.has(part << 8, 3)).count() <= PLACES);
        let mut nowhere = Denials::default();
        nowhere.add(7, 1);
        assert!(!nowhere.has(7, 0));
    }
}
