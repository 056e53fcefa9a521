//! Sets of nim-values as bitsets, moved by nim-addition.

/// The lower bits of all pairs at distance `1 << i`.
const LOWER_BITS: [u64; 6] = [
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
    for (i, low) in LOWER_BITS.iter().enumerate() {
        if by >> i & 1 == 1 {
            let d = 1 << i;
            word = (word & low) << d | word >> d & low;
        }
    }
    word
}

/// Adds to a set all `x xor by` for `x` in another. The lengths are powers of two; `to` is at least as long
/// as `from` and has room for `by`.
#[inline]
pub(super) fn union_moved(to: &mut [u64], from: &[u64], by: u32) {
    let (high, low) = ((by >> 6) as usize, by & 63);
    let base = high & !(from.len() - 1);
    let to = &mut to[base..base + from.len()];
    let high = high & (from.len() - 1);
    if low == 0 && from.len() >= 8 {
        return match high & 7 {
            0 => union_swapped::<0>(to, from, high),
            1 => union_swapped::<1>(to, from, high),
            2 => union_swapped::<2>(to, from, high),
            3 => union_swapped::<3>(to, from, high),
            4 => union_swapped::<4>(to, from, high),
            5 => union_swapped::<5>(to, from, high),
            6 => union_swapped::<6>(to, from, high),
            _ => union_swapped::<7>(to, from, high),
        };
    }
    for (i, &word) in from.iter().enumerate() {
        if word != 0 {
            to[i ^ high] |= if low == 0 { word } else { shuffle(word, low) };
        }
    }
}

/// Adds to `B` words the first `64 B` entries of a table, where entry `by` is moved by `xor by`. Overwrites
/// the table.
pub(super) fn move_together<const B: usize>(table: &mut [[u64; B]; 512], to: &mut [u64; B]) {
    // Halve the entries repeatedly: the upper half is moved by its bit and joins the lower half.
    let mut half = 32 * B;
    while half > 0 {
        let (lower, upper) = table[..2 * half].split_at_mut(half);
        for (lower, upper) in lower.iter_mut().zip(&*upper) {
            for i in 0..B {
                if half >= 64 {
                    lower[i] |= upper[i ^ (half / 64)];
                } else {
                    let low = LOWER_BITS[half.trailing_zeros() as usize];
                    lower[i] |= (upper[i] & low) << half | upper[i] >> half & low;
                }
            }
        }
        half /= 2;
    }
    to.iter_mut().zip(table[0]).for_each(|(to, word)| *to |= word);
}

/// The same for whole words, eight at a time: word `i` joins word `i xor high`. `SWAP` is `high mod 8`, a
/// compile-time constant, which saves single loads. Moving bits too was slower in this form: such sets have
/// many zero words.
fn union_swapped<const SWAP: usize>(to: &mut [u64], from: &[u64], high: usize) {
    for (i, from) in from.chunks_exact(8).enumerate() {
        let start = 8 * (i ^ (high / 8));
        let to = &mut to[start..start + 8];
        for j in 0..8 {
            to[j] |= from[j ^ SWAP];
        }
    }
}

/// Adds one set to another that is at least as long.
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

/// The number of words that hold all nim-sums of values up to `largest`: a power of two.
pub(super) fn words_for(largest: u32) -> usize {
    (largest as usize / 64 + 1).next_power_of_two()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn moving_many_is_nim_addition(values in prop::collection::vec(0u32..1024, 0..20), by in 0u32..4096, whole: bool) {
            let by = if whole { by & !63 } else { by };
            let (mut from, mut to, mut expected) = (vec![0; 16], vec![0; 64], vec![0; 64]);
            values.iter().for_each(|&v| insert(&mut from, v));
            union_moved(&mut to, &from, by);
            values.iter().for_each(|&v| insert(&mut expected, v ^ by));
            prop_assert_eq!(to, expected);
        }

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
        fn moving_together_is_moving_one_by_one(some in prop::collection::vec((0u32..512, 0u32..512), 0..9)) {
            let mut table = [[0; 8]; 512];
            some.iter().for_each(|&(by, value)| insert(&mut table[by as usize], value));
            let (mut found, mut expected) = ([1; 8], [1; 8]);
            some.iter().for_each(|&(by, value)| insert(&mut expected, value ^ by));
            move_together(&mut table, &mut found);
            prop_assert_eq!(found, expected);
            let (mut table, mut found, mut expected) = ([[0; 1]; 512], [0], [0]);
            some.iter().for_each(|&(by, value)| insert(&mut table[by as usize % 64], value % 64));
            some.iter().for_each(|&(by, value)| insert(&mut expected, (value ^ by) % 64));
            move_together(&mut table, &mut found);
            prop_assert_eq!(found, expected);
        }
    }
}
