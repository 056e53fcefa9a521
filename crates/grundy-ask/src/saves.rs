//! The state of work on a question, which a later run can go on from.

use crate::Checkpoint;
use grundy::Budget;
use grundy_words::say;
use std::io::{self, Read, Write};

/// Work with a state that can be saved between two budgets, and loaded before the first one.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, SavedState, Saves, Work, World, solve::{Solve, Wanted}};
/// let question = || Solve { position: "cram 3x5".into(), only: Some(Wanted::NimValue), ..Solve::default() };
/// let mut work = question().begin(&World::without_files())?;
/// work.advance(&mut Budget::default())?;
/// let mut file = Vec::new();
/// let mut state = work.saves()?.expect("a search");
/// state.save(&mut file)?;
/// let (rule, results) = (state.rule().to_string(), state.results());
///
/// let mut later = question().begin(&World::without_files())?;
/// let saved = SavedState { rule: &rule, results, program: "0.1.0", state: &mut &file[..] };
/// let known = later.saves()?.expect("a search").load(saved, &mut Budget::default())?;
/// assert_eq!(known, results);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Laws
/// Work that goes on from a saved state has the same answer.
pub trait Saves {
    /// The rule that the state belongs to, in canonical form.
    fn rule(&self) -> &str;

    /// The number of results in the state: heaps from 0 on, or positions.
    fn results(&mut self) -> u64;

    /// The bytes of memory that the results take, and that the next budget does not count.
    fn bytes(&mut self) -> u64;

    /// Whether a state with as many results as before may still be another one, after this much work.
    fn is_renewed(&self, ticks: u64) -> bool;

    /// Writes the state.
    ///
    /// # Errors
    /// `out` fails.
    fn save(&mut self, out: &mut dyn Write) -> io::Result<()>;

    /// Goes on from a saved state. Returns the number of its results.
    ///
    /// # Errors
    /// The state belongs to another rule, is damaged, or takes more memory than the budget has. Then it says why.
    fn load(&mut self, saved: SavedState<'_>, budget: &mut Budget<'_>) -> Result<u64, String>;

    /// What an answer says of a checkpoint with this many results; `None` if nothing could be saved.
    fn told(&self, file: String, results: Option<u64>) -> Checkpoint;
}

/// A saved state, as a checkpoint holds it.
pub struct SavedState<'a> {
    /// The rule that the state belongs to.
    pub rule: &'a str,
    /// The number of results.
    pub results: u64,
    /// The version of the program that wrote it.
    pub program: &'a str,
    /// The state itself.
    pub state: &'a mut dyn Read,
}

impl SavedState<'_> {
    /// Checks that the state belongs to this rule.
    ///
    /// # Errors
    /// It belongs to another one.
    pub fn belongs_to(&self, rule: &str) -> Result<(), String> {
        if self.rule == rule {
            return Ok(());
        }
        let [theirs, ours] = [self.rule, rule].map(crate::style::shortened);
        Err(say!("refused-state-belongs-to-another", theirs = theirs, ours = ours))
    }

    /// Why the engine does not read the state.
    pub fn no_good(&self, why: &dyn std::fmt::Display) -> String {
        say!("refused-state-is-no-good", program = self.program, why = why.to_string())
    }
}
