//! An axis: numbers from 0 on, several of them in one place if there are too many, and round numbers next to
//! it.

/// An axis from 0 to a last number.
#[derive(Clone, Debug)]
pub(crate) struct Axis {
    last: u64,
    /// How many numbers share a place.
    share: u64,
    /// How long the axis is.
    length: usize,
}

impl Axis {
    /// An axis of this length, with places at least one unit long.
    pub fn new(last: u64, length: usize) -> Axis {
        Axis { last, share: (last / length as u64) + 1, length }
    }

    /// How many numbers share a place.
    pub fn share(&self) -> u64 {
        self.share
    }

    /// How many places there are.
    pub fn bins(&self) -> usize {
        (self.last / self.share) as usize + 1
    }

    /// The place of a number.
    pub fn bin(&self, number: u64) -> usize {
        (number / self.share) as usize
    }

    /// The first number of a place.
    pub fn first(&self, bin: usize) -> u64 {
        bin as u64 * self.share
    }

    /// How long a place is.
    pub fn step(&self) -> f64 {
        self.length as f64 / self.bins() as f64
    }

    /// The middle of a number's place.
    pub fn middle(&self, number: u64) -> f64 {
        (self.bin(number) as f64 + 0.5) * self.step()
    }

    /// Round numbers at equal distances, about five to ten of them, 0 among them.
    pub fn ticks(&self) -> Vec<u64> {
        let mut step = 1u64;
        for factor in [2, 5, 10].iter().cycle() {
            if self.last / step <= 10 {
                break;
            }
            let ten = 10u64.pow(step.ilog10());
            step = ten.saturating_mul(*factor);
        }
        (0..=self.last / step).map(|i| i * step).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ticks_are_round_and_few() {
        assert_eq!(Axis::new(7, 100).ticks(), [0, 1, 2, 3, 4, 5, 6, 7]);
        assert_eq!(Axis::new(1_000_000, 700).ticks().len(), 11);
        for last in [0, 1, 9, 10, 11, 42, 99, 1234, 56_789, 10_000_000] {
            let ticks = Axis::new(last, 500).ticks();
            assert!((1..=11).contains(&ticks.len()) && (last < 4 || ticks.len() >= 5), "{last}: {ticks:?}");
            assert!(ticks.iter().all(|tick| *tick <= last));
        }
    }

    #[test]
    fn places_cover_all_numbers() {
        for (last, length) in [(0, 10), (9, 10), (10, 10), (99, 10), (100, 10), (1_000_003, 720)] {
            let axis = Axis::new(last, length);
            assert!(axis.bins() <= length && axis.bin(last) == axis.bins() - 1, "{last}");
            assert!(axis.step() >= 1.0 && axis.middle(last) <= length as f64);
        }
    }
}
