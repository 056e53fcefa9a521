//! Selective Nim: take one coin from each of any heaps.

use super::text::{numbers, show_numbers};
use grundy_rules::reason::listed;
use grundy_rules::{
    Bundle, Claim, Flow, Group, Impartial, KnownMoves, Named, NimValue, Notation, Numbers, Outcome,
    ParseError, Play, Reason, Rules,
};
use grundy_words::say;
use std::ops::ControlFlow;

/// The row in the catalogue.
pub const ROW: Named = Named {
    name: "selective-nim",
    aliases: &["another-game", "selective"],
    group: Group::Heaps,
    play: Play::Game(Bundle::of::<SelectiveNim>()),
    about: "Choose one or more heaps and take exactly one coin from each of them.",
    known: "The player to move wins exactly when some heap is odd, and only by taking from all odd heaps: a \
            selective compound (Smith 1966).",
    notation: "the heaps",
    samples: &["selective-nim : 3,2,0,4", "selective-nim : 2,4"],
};

/// The selective compound of heaps, with moves of one coin. A position is the list of heaps.
///
/// A move chooses one or more heaps that are not empty and takes one coin from each. This is not a
/// disjunctive sum, so the position has no smaller parts.
///
/// ```
/// use grundy_games::selective_nim::SelectiveNim;
/// use grundy_rules::{Impartial, Outcome};
/// assert_eq!(SelectiveNim.known_outcome(&vec![3, 2, 0, 4]), Some(Outcome::Next));
/// assert_eq!(SelectiveNim.known_outcome(&vec![4, 2]), Some(Outcome::Previous));
/// ```
///
/// # Reference
/// C. A. B. Smith, *Graphs and composite games*, J. Combinatorial Theory 1 (1966): in a selective compound
/// the player to move loses exactly when every component is lost, here: when every heap is even. As a contest
/// problem: CSES 2208.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SelectiveNim;

impl Rules for SelectiveNim {
    type Position = Vec<u64>;
    /// The places of the chosen heaps, counted from 0, ascending.
    type Move = Vec<usize>;

    fn moves(&self, heaps: &Vec<u64>, each: &mut dyn FnMut(Vec<usize>) -> Flow) -> Flow {
        let free: Vec<usize> = (0..heaps.len()).filter(|&place| heaps[place] > 0).collect();
        // Each choice is followed by those that extend it; `chosen` are indices of `free`.
        let mut chosen: Vec<usize> = Vec::new();
        loop {
            let next = chosen.last().map_or(0, |last| last + 1);
            if next < free.len() {
                chosen.push(next);
            } else {
                chosen.pop();
                match chosen.last_mut() {
                    Some(last) => *last += 1,
                    None => return ControlFlow::Continue(()),
                }
            }
            each(chosen.iter().map(|&i| free[i]).collect())?;
        }
    }

    fn apply(&self, heaps: &Vec<u64>, chosen: &Vec<usize>) -> Vec<u64> {
        let mut next = heaps.clone();
        chosen.iter().for_each(|&place| next[place] -= 1);
        next
    }
}

impl Impartial for SelectiveNim {
    fn representative(&self, mut heaps: Vec<u64>) -> Vec<u64> {
        heaps.retain(|&heap| heap > 0);
        heaps.sort_unstable();
        heaps
    }

    /// Lost positions have nim-value 0; the theorem does not give the other values.
    fn known(&self, heaps: &Vec<u64>) -> Option<NimValue> {
        (self.known_outcome(heaps)? == Outcome::Previous).then_some(NimValue(0))
    }

    fn known_outcome(&self, heaps: &Vec<u64>) -> Option<Outcome> {
        let odd = heaps.iter().any(|heap| heap % 2 == 1);
        Some(if odd { Outcome::Next } else { Outcome::Previous })
    }

    /// The only winning move takes from all odd heaps.
    fn known_moves(&self, heaps: &Vec<u64>, value: NimValue, limit: usize) -> Option<KnownMoves<Vec<usize>>> {
        let odd: Vec<usize> = (0..heaps.len()).filter(|&place| heaps[place] % 2 == 1).collect();
        let wins = if odd.is_empty() { None } else { Some(odd) };
        (value == NimValue(0)).then(|| KnownMoves::all(wins, limit))
    }

    fn reason(&self, heaps: &Vec<u64>) -> Option<Reason> {
        let odd: Vec<usize> = (1..).zip(heaps).filter(|(_, heap)| *heap % 2 == 1).map(|(at, _)| at).collect();
        let here = match &odd[..] {
            [] => say!("reason-selective-even"),
            [one] => say!("reason-selective-one-odd", place = one),
            _ => say!("reason-selective-odd", places = listed(&odd, "and")),
        };
        Some(Reason {
            claim: self.known_outcome(heaps).map(Claim::Outcome)?,
            idea: say!("reason-selective"),
            numbers: Numbers::Told,
            here,
            aim: say!("aim-selective"),
            answer: Some(say!("answer-selective")),
        })
    }

    fn reference(&self) -> Option<&'static str> {
        Some(
            "C. A. B. Smith, Graphs and composite games, J. Combinatorial Theory 1 (1966): selective compounds",
        )
    }
}

impl Notation for SelectiveNim {
    fn parse_position(&self, text: &str) -> Result<Vec<u64>, ParseError> {
        Ok(numbers(text)?.into_iter().map(|(heap, _)| heap).collect())
    }

    fn show_position(&self, heaps: &Vec<u64>) -> String {
        show_numbers(heaps)
    }

    /// The places of the heaps, from 1.
    fn show_move(&self, _from: &Vec<u64>, chosen: &Vec<usize>) -> String {
        let places: Vec<String> = chosen.iter().map(|place| (place + 1).to_string()).collect();
        format!("heap{} {}", if places.len() == 1 { "" } else { "s" }, places.join(","))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_rules::promises;

    #[test]
    fn promises() {
        let starts = [vec![], vec![5], vec![0, 3, 2], vec![2, 2, 4], vec![1, 2, 0, 3], vec![1, 1, 2, 1, 2]];
        promises::all(&SelectiveNim, starts.clone()).unwrap();
        promises::notation(&SelectiveNim, starts).unwrap();
    }

    #[test]
    fn every_choice_once() {
        let mut names = Vec::new();
        let heaps = vec![2, 0, 1, 1];
        let _ = SelectiveNim.moves(&heaps, &mut |m| {
            names.push(SelectiveNim.show_move(&heaps, &m));
            ControlFlow::Continue(())
        });
        assert_eq!(
            names,
            ["heap 1", "heaps 1,3", "heaps 1,3,4", "heaps 1,4", "heap 3", "heaps 3,4", "heap 4"]
        );
    }

    /// A hundred heaps have 2^100 - 1 moves.
    #[test]
    fn many_heaps() {
        let heaps: Vec<u64> = (0..100).map(|i| u64::MAX - i).collect();
        let known = SelectiveNim.known_moves(&heaps, NimValue(0), 9).unwrap();
        assert_eq!((known.total, known.first[0].len()), (Some(1), 50));
        assert!(SelectiveNim.play(&heaps, &vec![0, 1, 2]).is_ok());
    }

    #[test]
    fn refused() {
        for (text, column) in [("1,,2", 3), ("-1", 1), ("1 and 2", 3)] {
            assert_eq!(SelectiveNim.parse_position(text).unwrap_err().column, column, "{text}");
        }
    }
}
