//! The rare heaps.

/// The rare heaps found so far and their squeezed values, ascending.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rares {
    list: Vec<(u64, u8)>,
    /// One bit for each heap up to the last rare one.
    bits: Vec<u64>,
    largest: u8,
}

impl Rares {
    pub(crate) fn push(&mut self, heap: u64, value: u8) {
        let word = (heap / 64) as usize;
        if self.bits.len() <= word {
            self.bits.resize(word + 1, 0);
        }
        self.bits[word] |= 1 << (heap % 64);
        self.list.push((heap, value));
        self.largest = self.largest.max(value);
    }

    pub(crate) fn list(&self) -> &[(u64, u8)] {
        &self.list
    }

    /// The squeezed value of a heap, if it is rare.
    pub(crate) fn value(&self, heap: u64) -> Option<u8> {
        if !self.contains(heap) {
            return None;
        }
        let place = self.list.binary_search_by_key(&heap, |&(rare, _)| rare).ok()?;
        Some(self.list[place].1)
    }

    /// The rare heaps in a range.
    pub(crate) fn within(&self, first: u64, end: u64) -> &[(u64, u8)] {
        let from = self.list.partition_point(|&(heap, _)| heap < first);
        let to = self.list.partition_point(|&(heap, _)| heap < end);
        &self.list[from..to.max(from)]
    }

    /// The largest squeezed value, or 0.
    pub(crate) fn largest(&self) -> u8 {
        self.largest
    }

    pub(crate) fn last(&self) -> u64 {
        self.list.last().map_or(0, |&(heap, _)| heap)
    }

    #[inline]
    pub(crate) fn contains(&self, heap: u64) -> bool {
        let word = usize::try_from(heap / 64).ok().and_then(|word| self.bits.get(word));
        word.is_some_and(|bits| bits >> (heap % 64) & 1 == 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_largest_value_need_not_be_that_of_the_last_heap() {
        let mut rares = Rares::default();
        assert_eq!(rares.largest(), 0);
        [(3, 5), (70, 9), (71, 2)].into_iter().for_each(|(heap, value)| rares.push(heap, value));
        assert_eq!((rares.largest(), rares.last(), rares.value(70), rares.value(4)), (9, 71, Some(9), None));
    }
}
