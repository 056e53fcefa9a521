//! Games up to isomorphism: a game is the set of its options.

use crate::words::{NimValue, Outcome};
use rustc_hash::FxHashMap;

/// The number of a game. Games with the same options have the same number.
pub(super) type GameId = u32;

/// The game without moves.
const END: GameId = 0;

/// The largest number of games, and of sums of two games, that are kept.
const MAX_GAMES: usize = 1 << 22;

/// Every game met so far.
///
/// Options are numbered before the games they belong to, so two games have the same number exactly if their
/// trees are the same, equal branches counted once. That is the strictest equality to test: games of one
/// nim-value, or of one misère outcome, mostly differ here.
pub(super) struct Games {
    ids: FxHashMap<Box<[GameId]>, GameId>,
    options: Vec<Box<[GameId]>>,
    values: Vec<NimValue>,
    misere: Vec<Outcome>,
    sums: FxHashMap<(GameId, GameId), GameId>,
}

/// A sum of two games that is being built.
struct Frame {
    sum: (GameId, GameId),
    found: Vec<GameId>,
}

impl Games {
    pub(super) fn new() -> Games {
        let mut games = Games {
            ids: FxHashMap::default(),
            options: Vec::new(),
            values: Vec::new(),
            misere: Vec::new(),
            sums: FxHashMap::default(),
        };
        games.game(Vec::new());
        games
    }

    /// The game with these options.
    pub(super) fn game(&mut self, mut options: Vec<GameId>) -> GameId {
        options.sort_unstable();
        options.dedup();
        let options: Box<[GameId]> = options.into();
        if let Some(&id) = self.ids.get(&options) {
            return id;
        }
        let id = self.options.len() as GameId;
        let mut values: Vec<u64> = options.iter().map(|&o| self.values[o as usize].0).collect();
        values.sort_unstable();
        values.dedup();
        let mex = (0u64..).zip(&values).take_while(|(i, v)| i == *v).count();
        let wins =
            options.is_empty() || options.iter().any(|&o| self.misere[o as usize] == Outcome::Previous);
        self.values.push(NimValue(mex as u64));
        self.misere.push(if wins { Outcome::Next } else { Outcome::Previous });
        self.options.push(options.clone());
        self.ids.insert(options, id);
        id
    }

    /// The mex over all options.
    pub(super) fn value(&self, game: GameId) -> NimValue {
        self.values[game as usize]
    }

    /// The misère outcome by search.
    pub(super) fn misere(&self, game: GameId) -> Outcome {
        self.misere[game as usize]
    }

    /// The disjunctive sum of some games; `None` if it needs too many games.
    pub(super) fn sum(&mut self, games: &[GameId]) -> Option<GameId> {
        games.iter().try_fold(END, |sum, &game| self.add(sum, game))
    }

    fn add(&mut self, a: GameId, b: GameId) -> Option<GameId> {
        if let Some(sum) = self.known_sum(a, b) {
            return Some(sum);
        }
        let mut stack = vec![Frame { sum: (a.min(b), a.max(b)), found: Vec::new() }];
        while let Some(Frame { sum: (a, b), found }) = stack.last_mut() {
            let (left, right) = (&self.options[*a as usize], &self.options[*b as usize]);
            let next = match found.len() {
                i if i < left.len() => Some((left[i], *b)),
                i => right.get(i - left.len()).map(|&option| (*a, option)),
            };
            match next {
                Some((a, b)) => match self.known_sum(a, b) {
                    Some(sum) => found.push(sum),
                    None => stack.push(Frame { sum: (a.min(b), a.max(b)), found: Vec::new() }),
                },
                None => {
                    if self.sums.len().max(self.options.len()) >= MAX_GAMES {
                        return None;
                    }
                    let Frame { sum, found } = stack.pop()?;
                    let game = self.game(found);
                    self.sums.insert(sum, game);
                }
            }
        }
        self.known_sum(a, b)
    }

    fn known_sum(&self, a: GameId, b: GameId) -> Option<GameId> {
        match (a, b) {
            (END, other) | (other, END) => Some(other),
            _ => self.sums.get(&(a.min(b), a.max(b))).copied(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sums_are_games_move_for_move() {
        let mut games = Games::new();
        let one = games.game(vec![END]);
        let two = games.game(vec![END, one]);
        // * + * is not the end, although its nim-value is 0.
        let both = games.sum(&[one, one]).unwrap();
        assert_ne!(both, END);
        assert_eq!((games.value(both), games.misere(both)), (NimValue(0), Outcome::Next));
        // The options of *1 + *2 are *2, *1 and * + *.
        let sum = games.sum(&[two, END, one]).unwrap();
        assert_eq!(sum, games.game(vec![two, one, both]));
        assert_eq!((games.value(sum), games.misere(sum)), (NimValue(3), Outcome::Next));
        assert_eq!(games.sum(&[]), Some(END));
    }

    #[test]
    fn long_lines_of_play_do_not_recurse() {
        let mut games = Games::new();
        let line = (0..1000).fold(END, |next, _| games.game(vec![next]));
        let sum = games.sum(&[line, line]).unwrap();
        assert_eq!(games.value(sum), NimValue(0));
    }
}
