//! The set of values that the options of one position have, and its mex.

/// A set of small numbers that is emptied in constant time: a stamp per value. It grows with the values that
/// are inserted.
///
/// ```
/// let mut marks = grundy_rules::Marks::default();
/// marks.clear();
/// for v in [0, 1, 4, 7, 12] {
///     marks.insert(v);
/// }
/// assert_eq!(marks.mex(), 2);
/// marks.clear();
/// assert_eq!(marks.mex(), 0);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Marks {
    stamps: Vec<u32>,
    now: u32,
}

impl Marks {
    /// Empties the set.
    #[inline]
    pub fn clear(&mut self) {
        self.now = self.now.wrapping_add(1);
        if self.now == 0 {
            self.stamps.fill(0);
            self.now = 1;
        }
    }

    /// Puts a value into the set.
    #[inline]
    pub fn insert(&mut self, value: u32) {
        match self.stamps.get_mut(value as usize) {
            Some(stamp) => *stamp = self.now,
            None => self.grow(value),
        }
    }

    #[cold]
    fn grow(&mut self, value: u32) {
        self.stamps.resize((value as usize + 1).next_power_of_two().max(64), 0);
        self.stamps[value as usize] = self.now;
    }

    /// Whether the value is in the set.
    #[inline]
    pub fn contains(&self, value: u32) -> bool {
        self.stamps.get(value as usize) == Some(&self.now)
    }

    /// Makes room for all values below `bound`, so that [`stamps`](Marks::stamps) can be written
    /// without a check.
    pub fn reserve(&mut self, bound: usize) {
        if self.stamps.len() < bound {
            self.stamps.resize(bound.next_power_of_two().max(64), 0);
        }
    }

    /// The stamps and the stamp that means "in the set", for inner loops.
    #[inline]
    pub fn stamps(&mut self) -> (&mut [u32], u32) {
        (&mut self.stamps, self.now)
    }

    /// The smallest number that is not in the set.
    #[inline]
    pub fn mex(&self) -> u32 {
        self.stamps.iter().position(|&s| s != self.now).unwrap_or(self.stamps.len()) as u32
    }

    /// Bytes held.
    pub fn bytes(&self) -> u64 {
        4 * self.stamps.capacity() as u64
    }
}
