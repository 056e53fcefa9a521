//! Sets of nim-values as bitsets, moved by nim-addition.

/// Bits at the distance `1 << i` from their partners, the lower ones of each pair.
const LOW: [u64; 6] = [
    0x5555_5555_5555_5555,
    0x3333_3333_3333_3333,
    0x0f0f_0f0f_0f0f_0f0f,
    0x00ff_00ff_00ff_00ff,
    0x0000_ffff_0000_ffff,
    0x0000_0000_ffff_ffff,
];

/// Moves bit `i` of a word to bit `i xor by`, for `by < 64`.
#[inline]
fn shuffle(mut word: u64, by: u32) -> u64 {
    for (i, low) in LOW.iter().enumerate() {
        if by >> i & 1 == 1 {
            let d = 1 << i;
            word = (word & low) << d | word >> d & low;
        }
    }
    word
}

/// Adds to a set all `x xor by` for `x` in another. The lengths are powers of two, `to` is not the
/// shorter one and has room for `by`.
#[inline]
pub(super) fn union_moved(to: &mut [u64], from: &[u64], by: u32) {
    let (high, low) = ((by >> 6) as usize, by & 63);
    let base = high & !(from.len() - 1);
    let to = &mut to[base..base + from.len()];
    let high = high & (from.len() - 1);
    for (i, &word) in from.iter().enumerate() {
        if word != 0 {
            to[i ^ high] |= if low == 0 { word } else { shuffle(word, low) };
        }
    }
}

/// The union of 64 words, of which word `by` is moved by `xor by`.
pub(super) fn move_together(words: &[u64; 64]) -> u64 {
    // Halve their number six times: the words of the upper half are moved by its bit and join the lower half.
    let mut words = *words;
    for (i, low) in LOW.iter().enumerate().rev() {
        let d = 1 << i;
        let (lower, upper) = words[..2 * d].split_at_mut(d);
        for (to, &word) in lower.iter_mut().zip(&*upper) {
            *to |= (word & low) << d | word >> d & low;
        }
    }
    words[0]
}

/// Adds one set to another that is not shorter.
#[inline]
pub(super) fn union(to: &mut [u64], from: &[u64]) {
    to.iter_mut().zip(from).for_each(|(to, from)| *to |= from);
}

/// Puts a value into a set that has room for it.
#[inline]
pub(super) fn insert(set: &mut [u64], value: u32) {
    set[value as usize / 64] |= 1 << (value % 64);
}

/// The smallest number that is not in the set.
pub(super) fn mex(set: &[u64]) -> usize {
    match set.iter().position(|&word| word != u64::MAX) {
        Some(i) => 64 * i + set[i].trailing_ones() as usize,
        None => 64 * set.len(),
    }
}

/// How many words hold all nim-sums of values up to `largest`: a power of two.
pub(super) fn words_for(largest: u32) -> usize {
    (largest as usize / 64 + 1).next_power_of_two()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn moving_is_nim_addition(values in prop::collection::vec(0u32..256, 0..20), by in 0u32..1024) {
            let mut from = vec![0; 4];
            values.iter().for_each(|&v| insert(&mut from, v));
            let mut to = vec![0; 16];
            union_moved(&mut to, &from, by);
            let mut expected = vec![0; 16];
            values.iter().for_each(|&v| insert(&mut expected, v ^ by));
            prop_assert_eq!(to, expected);
            let plain = (0..).find(|v| !values.contains(v)).unwrap();
            prop_assert_eq!(mex(&from), plain as usize);
        }

        #[test]
        fn moving_together_is_moving_one_by_one(some in prop::collection::vec((0usize..64, any::<u64>()), 0..9)) {
            let mut words = [0; 64];
            some.iter().for_each(|&(by, word)| words[by] |= word & word.rotate_left(9));
            let expected = (0..64).fold(0, |all, by| all | shuffle(words[by], by as u32));
            prop_assert_eq!(move_together(&words), expected);
        }
    }
}
