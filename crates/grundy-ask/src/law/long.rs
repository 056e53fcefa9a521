//! Long runs: the engine for octal codes whose moves leave at most two heaps, advanced piece by piece.

use crate::{Checkpoint, SavedState, Saves};
use grundy::code::Code;
use grundy::law::sparse::{self, Second};
use grundy::law::{Found, Law};
use grundy::sequence::{Sparse, Step};
use grundy::{Budget, Failure, Heap, Ruleset, Why};
use grundy_words::say;
use std::io;

/// The second proof runs whenever it needs no more heaps than this.
const CONFIRM_UP_TO_HEAPS: u64 = 1 << 24;
/// The ticks of a piece of work between two checks of the budget.
const TICKS_PER_PIECE: u64 = 1 << 18;
/// The smallest piece, in heaps.
const MIN_PIECE_HEAPS: u64 = 64;
/// The largest piece, in heaps.
const MAX_PIECE_HEAPS: u64 = 1 << 16;
/// The largest first piece, in heaps. The cost of a heap grows along the run, so no later piece is larger
/// than all pieces before it together.
const MAX_FIRST_PIECE_HEAPS: u64 = 1 << 12;

/// A run that computes the nim-values of a code up to a given heap, or until it proves a period.
///
/// [`Work::advance`](crate::Work::advance) runs it within a budget. A program that reports each piece calls
/// [`advance`](LongRun::advance) itself; the run is then over before the program asks for the
/// answer.
pub struct LongRun {
    rule: String,
    code: Code,
    engine: Sparse,
    to: u64,
    digest: bool,
    memory: u64,
    begun: bool,
    resumed: bool,
    stage: Stage,
    second: Second,
}

/// What the run does next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// It computes values and looks for a proof of the period.
    Search,
    /// It computes the values up to this heap, for a second proof.
    Confirm(u64),
    /// Nothing: the run is over.
    Over,
}

impl LongRun {
    /// A run up to heap `to`; `digest` adds a chain of digests of the values. `None` if the engine does not
    /// support the rule.
    pub fn of(ruleset: &Ruleset, to: u64, digest: bool) -> Option<LongRun> {
        let Heap::Code(code) = ruleset.heap()? else { return None };
        let engine = Sparse::new(code)?.digest(digest);
        Some(LongRun {
            rule: ruleset.canonical().into(),
            code: code.clone(),
            engine,
            to,
            digest,
            memory: 0,
            begun: false,
            resumed: false,
            stage: Stage::Search,
            second: Second::Open,
        })
    }

    /// The engine: its state to save, its values and its report.
    pub fn engine(&self) -> &Sparse {
        &self.engine
    }

    /// The last heap of the run.
    pub fn to(&self) -> u64 {
        self.to
    }

    /// Whether the run continues an earlier one.
    pub fn is_resumed(&self) -> bool {
        self.resumed
    }

    /// Starts the run with `threads` threads. The values it keeps take at most `memory` bytes.
    pub fn begin(&mut self, threads: usize, memory: u64) {
        // The setters of the engine take it by value, so a new one fills its place meanwhile.
        if let Some(fresh) = Sparse::new(&self.code) {
            let engine = std::mem::replace(&mut self.engine, fresh);
            self.engine = engine.threads(threads).memory(memory);
        }
        (self.memory, self.begun) = (memory, true);
        self.settle();
    }

    /// Whether the run is over.
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// Computes the values of the next heaps, at most `heaps` of them.
    ///
    /// # Errors
    /// What stopped the engine. Once the law is proved, a stop is no error: the run is
    /// [over](LongRun::is_over).
    pub fn advance(&mut self, heaps: u64) -> Result<(), Why> {
        let last = match self.stage {
            Stage::Search => self.to,
            Stage::Confirm(last) => last,
            Stage::Over => return Ok(()),
        };
        let left = last.saturating_sub(self.engine.heaps()).saturating_add(1);
        let step = self.engine.advance(left.min(heaps));
        match (step, self.stage) {
            (Step::Stopped(_), Stage::Confirm(_)) => self.finish(),
            (Step::Stopped(why), _) => return Err(why),
            (Step::Running | Step::Done(_), _) => self.settle(),
        }
        Ok(())
    }

    /// Ends the run at its present heap. The answer omits a second proof that is not finished.
    pub fn finish(&mut self) {
        self.second = sparse::confirm(&self.engine);
        self.stage = Stage::Over;
    }

    /// The law, once the run has proved it.
    pub fn found(&self) -> Option<Found> {
        self.engine.proof().map(sparse::found)
    }

    /// The same law by the theorem of Guy and Smith, which does not use sparse spaces. `None` if that proof
    /// needs too many more heaps.
    pub fn second(&self) -> Option<&Found> {
        match &self.second {
            Second::Proved(found) => Some(found),
            _ => None,
        }
    }

    /// A sentence about the contradiction between the two proofs. `Some` means that this library has a bug.
    pub fn contradiction(&self, rule: &str) -> Option<String> {
        let Second::Contradicted(heap) = self.second else { return None };
        let law = match self.found().map(|found| found.law) {
            Some(Law::Period(law)) => format!("preperiod {}, period {}", law.preperiod, law.period),
            _ => "the period".into(),
        };
        Some(format!(
            "the two proofs for {rule} contradict each other: {law} by the repeat of the state does not hold at heap \
             {heap}"
        ))
    }

    /// Chooses the next stage.
    fn settle(&mut self) {
        if self.stage == Stage::Search && self.engine.proof().is_some() {
            self.stage = self.last_to_confirm().map_or(Stage::Over, Stage::Confirm);
        }
        match self.stage {
            Stage::Search if self.engine.heaps() > self.to => self.stage = Stage::Over,
            Stage::Confirm(last) if self.engine.heaps() > last => self.finish(),
            _ => {}
        }
    }

    /// The last heap that a second proof needs, by the theorem of Guy and Smith. `None` if that is too far:
    /// more than twice the known heaps, beyond the last heap of the question, or more values than the memory
    /// holds.
    fn last_to_confirm(&self) -> Option<u64> {
        let proof = self.engine.proof()?;
        // Values take seven eighths of the engine's memory.
        let most = CONFIRM_UP_TO_HEAPS.max(proof.heaps.saturating_mul(2)).min(self.memory / 8 * 7);
        let needed = sparse::heaps_to_confirm(&self.engine)?;
        let kept = self.engine.kept().start <= proof.preperiod.saturating_sub(1);
        (needed <= most && needed - 1 <= self.to && kept).then_some(needed - 1)
    }

    /// Runs until the run is over or the budget ends.
    ///
    /// # Errors
    /// [`Failure::Stopped`] if the budget ends. The run can continue with another budget.
    pub(super) fn run(&mut self, budget: &mut Budget<'_>) -> Result<(), Failure> {
        if !self.begun {
            self.begin(1, budget.bytes_left());
        }
        while !self.is_over() {
            let (heaps, steps) = (self.engine.heaps(), self.engine.steps());
            let piece = (TICKS_PER_PIECE / steps)
                .clamp(MIN_PIECE_HEAPS, MAX_PIECE_HEAPS)
                .min(heaps.max(MAX_FIRST_PIECE_HEAPS));
            self.advance(piece).map_err(|why| budget.stop(why))?;
            budget.progress(self.engine.heaps());
            budget.spend(steps.saturating_mul(self.engine.heaps() - heaps))?;
        }
        Ok(())
    }

    /// Whether the report has digests.
    pub(super) fn has_digests(&self) -> bool {
        self.engine.has_digests()
    }
}

impl Saves for &mut LongRun {
    fn rule(&self) -> &str {
        &self.rule
    }

    fn results(&mut self) -> u64 {
        self.engine.heaps()
    }

    fn bytes(&mut self) -> u64 {
        0
    }

    fn is_renewed(&self, _ticks: u64) -> bool {
        false
    }

    fn save(&mut self, out: &mut dyn io::Write) -> io::Result<()> {
        self.engine.save(out)
    }

    fn load(&mut self, saved: SavedState<'_>, budget: &mut Budget<'_>) -> Result<u64, String> {
        saved.belongs_to(&self.rule)?;
        let engine = match Sparse::load_within(&self.code, budget.bytes_left(), saved.state) {
            Ok(engine) => engine,
            Err(why) => return Err(saved.no_good(&why)),
        };
        if engine.heaps() != saved.results {
            return Err(say!(
                "refused-state-holds-other-heaps",
                results = saved.results,
                heaps = engine.heaps()
            ));
        }
        if self.digest && !engine.has_digests() {
            return Err(say!("refused-begun-without-digests"));
        }
        (self.engine, self.resumed) = (engine, true);
        Ok(saved.results)
    }

    fn told(&self, file: String, heaps: Option<u64>) -> Checkpoint {
        Checkpoint::Heaps { file, heaps }
    }
}
