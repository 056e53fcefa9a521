//! Random numbers from a seed: the same seed gives the same game.

/// Random numbers for games and exercises that can be made again.
///
/// ```
/// use grundy::play::Dice;
/// let mut dice = Dice::new(7);
/// let faces: Vec<u128> = (0..100).map(|_| dice.below(6)).collect();
/// assert!((0..6).all(|face| faces.contains(&face)));
/// assert_eq!(Dice::new(7).below(6), faces[0]);
/// ```
///
/// # Reference
/// G. L. Steele, D. Lea & C. H. Flood, *Fast splittable pseudorandom number generators*, 2014: SplitMix64.
#[derive(Clone, Debug)]
pub struct Dice(u64);

impl Dice {
    /// Dice that give the same numbers for the same seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// A number below `end`, uniform up to one part in 2^64.
    ///
    /// # Panics
    /// `end` is 0.
    pub fn below(&mut self, end: u128) -> u128 {
        let wide = (u128::from(self.next()) << 64) | u128::from(self.next());
        wide % end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_face_comes_up_about_as_often() {
        let mut dice = Dice::new(1);
        let mut faces = [0u32; 6];
        (0..6000).for_each(|_| faces[dice.below(6) as usize] += 1);
        assert!(faces.iter().all(|n| (850..1150).contains(n)), "{faces:?}");
        assert_eq!(Dice::new(7).below(1 << 70), Dice::new(7).below(1 << 70));
        assert_ne!(Dice::new(7).below(1 << 70), Dice::new(8).below(1 << 70));
    }
}
