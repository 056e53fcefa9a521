//! Random numbers from a seed: the same seed gives the same game.

/// Numbers by Steele, Lea and Flood's SplitMix64 (2014).
pub(super) struct Dice(u64);

impl Dice {
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

    /// A number below `end`, which is at least 1; uniform up to one part in 2^64.
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
