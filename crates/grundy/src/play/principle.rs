//! The principle of misère Nim, applied to a position.

use grundy_rules::NimValue;
use grundy_words::say;

/// The number of heaps of one, in words.
pub(crate) fn counted(ones: usize) -> String {
    say!("counted-heaps-of-one", count = ones)
}

/// Whether a number is even or odd, as messages are told.
pub(crate) fn parity(count: usize) -> &'static str {
    if count % 2 == 0 { "even" } else { "odd" }
}

/// The heaps of two coins or more, the number of heaps of one, and the nim-sum.
pub(crate) fn told_apart(heaps: &[u64]) -> (Vec<u64>, usize, NimValue) {
    let ones = heaps.iter().filter(|&&heap| heap == 1).count();
    let large = heaps.iter().copied().filter(|&heap| heap > 1).collect();
    (large, ones, NimValue(heaps.iter().fold(0, |sum, heap| sum ^ heap)))
}

/// The rule of misère Nim applied to these heaps.
pub(crate) fn this_position(heaps: &[u64]) -> String {
    let (large, ones, sum) = told_apart(heaps);
    match (&large[..], sum) {
        ([], _) if ones == 0 => say!("hint-misere-over"),
        ([], _) => say!("hint-misere-only-ones", parity = parity(ones), ones = counted(ones)),
        ([heap], _) => say!(
            "hint-misere-one-large",
            parity = parity(ones),
            heap = heap,
            count = ones,
            ones = counted(ones)
        ),
        (large, NimValue(0)) => say!("hint-misere-several-large-lost", count = large.len()),
        (large, NimValue(sum)) => say!("hint-misere-several-large", count = large.len(), sum = sum),
    }
}

/// What to look for in these heaps, before a hint says what follows from it.
pub(super) fn look_at(heaps: &[u64]) -> Option<String> {
    let (large, ones, _) = told_apart(heaps);
    match &large[..] {
        [] if ones == 0 => None,
        [] => Some(say!("hint-misere-look-only-ones")),
        [heap] => Some(say!("hint-misere-look-one-large", heap = heap, ones = counted(ones))),
        large => Some(say!("hint-misere-look-several-large", count = large.len())),
    }
}
