//! The principle of misère Nim, applied to a position.

use grundy_rules::NimValue;

/// The number of heaps of one, in words.
pub(crate) fn counted(ones: usize) -> String {
    match ones {
        0 => "no heap of one".into(),
        1 => "one heap of one".into(),
        n => format!("{n} heaps of one"),
    }
}

fn parity(count: usize) -> &'static str {
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
    match &large[..] {
        [] if ones == 0 => {
            "No coin is left, and under misère play the player who cannot move wins: the other one took the last \
             coin."
                .into()
        }
        [] => {
            let (number, who) = (parity(ones), if ones % 2 == 0 { "other player" } else { "player to move" });
            format!(
                "Only heaps of one are left: {}, an {number} number. They are taken one by one, and the {who} takes the \
                 last one and loses.",
                counted(ones)
            )
        }
        [heap] => format!(
            "Exactly one heap has two coins or more, the heap of {heap}; beside it {}. Now is the moment: \
             leave an odd number of heaps of one. {}",
            counted(ones),
            match ones % 2 {
                0 => format!("{ones} is even, so leave 1 coin of the {heap}."),
                _ => format!("{ones} is odd, so take all {heap} coins."),
            }
        ),
        _ => match sum.0 {
            0 => format!("{} heaps have two coins or more, and the nim-sum is 0: lost, as in normal play.", large.len()),
            _ => format!(
                "{} heaps have two coins or more, so play as in normal play: the nim-sum is {}, make it 0.",
                large.len(),
                sum.0
            ),
        },
    }
}
