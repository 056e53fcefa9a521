//! Rules by numbers: positions and moves get numbers as they are met, so that the tests of promises are compiled
//! once, and not for every game.

use crate::compact::Compact;
use crate::failure::Flow;
use crate::reason::Reason;
use crate::rules::{IllegalMove, Impartial, KnownMoves, Notation, Rules};
use crate::words::{NimValue, Outcome};
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;

/// The number of a position. Equal positions have equal numbers.
pub(super) type PositionId = usize;

/// The number of a move. Equal moves have equal numbers, until [`ByNumber::forget_moves`].
pub(super) type MoveId = usize;

/// What the tests ask of [`Rules`].
pub(super) trait ByNumber {
    fn moves(&mut self, at: PositionId, each: &mut dyn FnMut(MoveId) -> Flow) -> Flow;

    fn apply(&mut self, at: PositionId, m: MoveId) -> PositionId;

    fn play(&mut self, at: PositionId, m: MoveId) -> Result<PositionId, IllegalMove<MoveId>>;

    /// Forgets all moves, save those that were to be kept.
    fn forget_moves(&mut self);

    /// Forgets all moves, save those kept before and these. The kept ones have the numbers from 0 on.
    fn keep_moves(&mut self, moves: &[MoveId]);

    /// The position, as `Debug` shows it.
    fn show(&self, at: PositionId) -> String;

    /// The move, as `Debug` shows it.
    fn show_move(&self, m: MoveId) -> String;
}

/// What the tests ask of [`Impartial`].
pub(super) trait Hooks {
    fn rules(&mut self) -> &mut dyn ByNumber;

    fn parts(&mut self, at: PositionId) -> Vec<PositionId>;

    fn representative(&mut self, at: PositionId) -> PositionId;

    fn known(&self, at: PositionId) -> Option<NimValue>;

    fn known_outcome(&self, at: PositionId) -> Option<Outcome>;

    fn known_misere(&self, at: PositionId) -> Option<Outcome>;

    fn reason(&self, at: PositionId) -> Option<Reason>;

    fn known_moves(&mut self, at: PositionId, value: NimValue, limit: usize) -> Option<KnownMoves<MoveId>>;

    fn known_misere_moves(&mut self, at: PositionId, limit: usize) -> Option<KnownMoves<MoveId>>;

    fn compact(&self) -> Option<&dyn Compact>;

    fn words(&self, at: PositionId) -> Option<Vec<u128>>;

    fn exact_word(&self, at: PositionId) -> Option<u128>;

    /// What an exact word stands for, if it is not this position.
    fn misread_word(&self, at: PositionId, word: u128) -> Option<String>;
}

/// What the tests ask of [`Notation`].
pub(super) trait Texts {
    fn rules(&mut self) -> &mut dyn ByNumber;

    /// The text of a position, and how it fails to be read as this position.
    fn misread(&self, at: PositionId) -> Option<String>;

    fn move_texts(&self, at: PositionId, each: &mut dyn FnMut(String) -> Flow);
}

/// Rules of any type, with the positions and moves met so far.
pub(super) struct Numbered<'r, R: Rules> {
    rules: &'r R,
    positions: IndexSet<R::Position, FxBuildHasher>,
    moves: Vec<R::Move>,
    /// The number of moves that are kept; they stand first.
    kept: usize,
}

impl<'r, R: Rules> Numbered<'r, R> {
    pub(super) fn new(rules: &'r R) -> Self {
        Numbered { rules, positions: IndexSet::default(), moves: Vec::new(), kept: 0 }
    }

    pub(super) fn numbers(&mut self, positions: impl IntoIterator<Item = R::Position>) -> Vec<PositionId> {
        positions.into_iter().map(|position| self.number(position)).collect()
    }

    pub(super) fn position(&self, id: PositionId) -> &R::Position {
        &self.positions[id]
    }

    fn number(&mut self, position: R::Position) -> PositionId {
        self.positions.insert_full(position).0
    }

    fn numbers_of(&mut self, known: KnownMoves<R::Move>) -> KnownMoves<MoveId> {
        let first = known.first.into_iter().map(|m| move_number(&mut self.moves, m)).collect();
        KnownMoves { first, total: known.total }
    }
}

fn move_number<M: Eq>(moves: &mut Vec<M>, m: M) -> MoveId {
    moves.iter().position(|other| *other == m).unwrap_or_else(|| {
        moves.push(m);
        moves.len() - 1
    })
}

impl<R: Rules> ByNumber for Numbered<'_, R> {
    fn moves(&mut self, at: PositionId, each: &mut dyn FnMut(MoveId) -> Flow) -> Flow {
        let moves = &mut self.moves;
        self.rules.moves(&self.positions[at], &mut |m| each(move_number(moves, m)))
    }

    fn apply(&mut self, at: PositionId, m: MoveId) -> PositionId {
        let option = self.rules.apply(&self.positions[at], &self.moves[m]);
        self.number(option)
    }

    fn play(&mut self, at: PositionId, m: MoveId) -> Result<PositionId, IllegalMove<MoveId>> {
        match self.rules.play(&self.positions[at], &self.moves[m]) {
            Ok(option) => Ok(self.number(option)),
            Err(IllegalMove(m)) => Err(IllegalMove(move_number(&mut self.moves, m))),
        }
    }

    fn forget_moves(&mut self) {
        self.moves.truncate(self.kept);
    }

    fn keep_moves(&mut self, moves: &[MoveId]) {
        let keep: Vec<R::Move> = moves.iter().map(|&m| self.moves[m].clone()).collect();
        self.forget_moves();
        for m in keep {
            move_number(&mut self.moves, m);
        }
        self.kept = self.moves.len();
    }

    fn show(&self, at: PositionId) -> String {
        format!("{:?}", self.positions[at])
    }

    fn show_move(&self, m: MoveId) -> String {
        format!("{:?}", self.moves[m])
    }
}

impl<R: Impartial> Hooks for Numbered<'_, R> {
    fn rules(&mut self) -> &mut dyn ByNumber {
        self
    }

    fn parts(&mut self, at: PositionId) -> Vec<PositionId> {
        let mut parts = Vec::new();
        self.rules.parts(&self.positions[at], &mut |part| parts.push(part));
        self.numbers(parts)
    }

    fn representative(&mut self, at: PositionId) -> PositionId {
        let representative = self.rules.representative(self.positions[at].clone());
        self.number(representative)
    }

    fn known(&self, at: PositionId) -> Option<NimValue> {
        self.rules.known(&self.positions[at])
    }

    fn known_outcome(&self, at: PositionId) -> Option<Outcome> {
        self.rules.known_outcome(&self.positions[at])
    }

    fn known_misere(&self, at: PositionId) -> Option<Outcome> {
        self.rules.known_misere(&self.positions[at])
    }

    fn reason(&self, at: PositionId) -> Option<Reason> {
        self.rules.reason(&self.positions[at])
    }

    fn known_moves(&mut self, at: PositionId, value: NimValue, limit: usize) -> Option<KnownMoves<MoveId>> {
        let known = self.rules.known_moves(&self.positions[at], value, limit)?;
        Some(self.numbers_of(known))
    }

    fn known_misere_moves(&mut self, at: PositionId, limit: usize) -> Option<KnownMoves<MoveId>> {
        let known = self.rules.known_misere_moves(&self.positions[at], limit)?;
        Some(self.numbers_of(known))
    }

    fn compact(&self) -> Option<&dyn Compact> {
        self.rules.compact()
    }

    fn words(&self, at: PositionId) -> Option<Vec<u128>> {
        self.rules.words(&self.positions[at])
    }

    fn exact_word(&self, at: PositionId) -> Option<u128> {
        self.rules.exact_word(&self.positions[at])
    }

    fn misread_word(&self, at: PositionId, word: u128) -> Option<String> {
        let read = self.rules.of_exact_word(word);
        (read.as_ref() != Some(&self.positions[at])).then(|| format!("{word} stands for {read:?}"))
    }
}

impl<R: Notation> Texts for Numbered<'_, R> {
    fn rules(&mut self) -> &mut dyn ByNumber {
        self
    }

    fn misread(&self, at: PositionId) -> Option<String> {
        let position = &self.positions[at];
        let text = self.rules.show_position(position);
        match self.rules.parse_position(&text) {
            Ok(read) if read == *position => None,
            Ok(read) => Some(format!("written {text:?}, read {read:?}")),
            Err(error) => Some(format!("written {text:?}, refused: {error}")),
        }
    }

    fn move_texts(&self, at: PositionId, each: &mut dyn FnMut(String) -> Flow) {
        let position = &self.positions[at];
        let _ = self.rules.moves(position, &mut |m| each(self.rules.show_move(position, &m)));
    }
}
