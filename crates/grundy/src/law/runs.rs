//! The first index of every period of the end of a sequence.

/// For every p in `1..=longest`, the first index from which the sequence has period p up to its end: the
/// smallest n₀ with `sequence[n] == sequence[n + p]` for all n₀ ≤ n < length − p. Entry p − 1 belongs to p.
///
/// This is the Z-function of the reversed sequence (Gusfield 1997, section 1.4): the longest common prefix of
/// the reversed sequence and its shift by p is the length of the run.
///
/// # Cost
/// Linear in the length of the sequence, whatever `longest`; `longest` numbers of memory.
pub(super) fn starts<T: Eq>(sequence: &[T], longest: usize) -> Vec<usize> {
    let len = sequence.len();
    let longest = longest.min(len);
    let from_end = |i: usize| &sequence[len - 1 - i];
    let mut common = vec![0usize; longest + 1];
    // The match that ends farthest so far: it covers left..right of the reversed sequence.
    let (mut left, mut right) = (0, 0);
    for p in 1..=longest {
        let mut run = if p < right { common[p - left].min(right - p) } else { 0 };
        while p + run < len && from_end(run) == from_end(p + run) {
            run += 1;
        }
        common[p] = run;
        if p + run > right {
            (left, right) = (p, p + run);
        }
    }
    // In place: a run of length r at distance p starts at length − p − r.
    for (p, run) in common.iter_mut().enumerate().skip(1) {
        *run = len - p - *run;
    }
    common.remove(0);
    common
}

#[cfg(test)]
mod tests {
    use super::starts;

    /// The definition, slowly.
    fn slow(sequence: &[u8], p: usize) -> usize {
        let mut n0 = sequence.len() - p;
        while n0 > 0 && sequence[n0 - 1] == sequence[n0 - 1 + p] {
            n0 -= 1;
        }
        n0
    }

    #[test]
    fn runs_agree_with_the_definition_on_all_short_words() {
        for len in 0..=12u32 {
            for word in 0..1u32 << len {
                let sequence: Vec<u8> = (0..len).map(|i| (word >> i & 1) as u8).collect();
                let got = starts(&sequence, sequence.len());
                let expected: Vec<usize> = (1..=sequence.len()).map(|p| slow(&sequence, p)).collect();
                assert_eq!(got, expected, "{sequence:?}");
            }
        }
    }
}
