//! What was lately seen that parts are not worth.

/// Values of options of some parts, the latest ones: no part is worth what one of its options is. A part that is asked for such
/// a value again need not be looked at.
#[derive(Default)]
pub(super) struct Denials(Vec<(u64, u64)>);

/// So many parts: with more, fewer parts are looked at again, but the processor's nearest memory gets scarce.
const PARTS: usize = 1 << 12;

impl Denials {
    /// The bytes that they take.
    pub(super) const BYTES: u64 = (PARTS * size_of::<(u64, u64)>()) as u64;

    /// Makes room for them, where there is none yet. Without room none is kept.
    pub(super) fn make_room(&mut self) {
        self.0.resize(PARTS, (0, 0));
    }

    /// The place of a part whose word has 64 bits, if places there are.
    #[inline]
    fn place(&self, part: u128) -> Option<(usize, u64)> {
        let part = u64::try_from(part).ok().filter(|_| !self.0.is_empty())?;
        Some(((part.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as usize % PARTS, part))
    }

    /// Has an option of a part been seen that is worth this?
    #[inline]
    pub(super) fn has(&self, part: u128, value: u64) -> bool {
        self.place(part).is_some_and(|(place, part)| {
            let (kept, values) = self.0[place];
            kept == part && value < 64 && values >> value & 1 == 1
        })
    }

    /// Options of a part are worth this: a bit for each value.
    #[inline]
    pub(super) fn add(&mut self, part: u128, values: u64) {
        if let Some((place, part)) = self.place(part) {
            let before = if self.0[place].0 == part { self.0[place].1 } else { 0 };
            self.0[place] = (part, before | values);
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
        denials.add(7, 1 << 63);
        assert!([0, 2, 63].into_iter().all(|value| denials.has(7, value)));
        assert!([1, 3, 64, 66].into_iter().all(|value| !denials.has(7, value)));
        // A larger word that ends like it.
        denials.add(1 << 64 | 7, 0b10);
        assert!(!denials.has(7, 1) && !denials.has(1 << 64 | 7, 1));
        // Others take their places.
        (0..1 << 16).for_each(|part| denials.add(part << 8, 0b1000));
        assert!(!denials.has(7, 0));
        assert!((0..1 << 16).filter(|part| denials.has(part << 8, 3)).count() <= PARTS);
        let mut nowhere = Denials::default();
        nowhere.add(7, 1);
        assert!(!nowhere.has(7, 0));
    }
}
