//! Long runs: the engine for codes that leave at most two heaps, in pieces.

use grundy::code::Code;
use grundy::law::sparse::{self, Second};
use grundy::law::{Found, Law};
use grundy::sequence::{Sparse, Step};
use grundy::{Budget, Failure, Heap, Ruleset, Why};

/// Up to this number of heaps a second proof is always worth it.
const CONFIRM_UP_TO_HEAPS: u64 = 1 << 24;
/// The ticks between two looks at the budget.
const TICKS_PER_PIECE: u64 = 1 << 18;
/// The smallest piece, in heaps.
const MIN_PIECE_HEAPS: u64 = 64;
/// The largest piece, in heaps.
const MAX_PIECE_HEAPS: u64 = 1 << 16;
/// The longest first piece; no other is longer than all before it, since what a heap costs grows.
const MAX_FIRST_PIECE_HEAPS: u64 = 1 << 12;

/// A run of the engine for long runs, up to a heap or to a proof of the period.
///
/// [`Work::advance`](crate::Work::advance) runs it within a budget. A program that saves its state runs it in pieces of
/// its own instead, and finds it over when it asks for the answer.
pub struct LongRun {
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

/// What is to be done next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Look for a proof.
    Search,
    /// Value the heaps up to this one, for a second proof.
    Confirm(u64),
    /// Nothing.
    Over,
}

impl LongRun {
    /// A run up to heap `to`, with a chain of digests or without; `None` for rules that the engine does not
    /// fit.
    pub fn of(ruleset: &Ruleset, to: u64, digest: bool) -> Option<LongRun> {
        let Heap::Code(code) = ruleset.heap()? else { return None };
        let engine = Sparse::new(code)?.digest(digest);
        Some(LongRun {
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

    /// The code that is played, for reading a state that was saved.
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// The engine, for saving its state, for its values and for its report.
    pub fn engine(&self) -> &Sparse {
        &self.engine
    }

    /// The last heap that is valued.
    pub fn to(&self) -> u64 {
        self.to
    }

    /// Goes on with the state of an earlier run.
    pub fn resume(&mut self, engine: Sparse) {
        self.engine = engine;
        self.resumed = true;
    }

    /// Does it go on with the state of an earlier run?
    pub fn is_resumed(&self) -> bool {
        self.resumed
    }

    /// Begins, with this number of threads and at most `memory` bytes for what is kept.
    pub fn begin(&mut self, threads: usize, memory: u64) {
        // The engine is set by value; a new one holds its place meanwhile.
        if let Some(fresh) = Sparse::new(&self.code) {
            let engine = std::mem::replace(&mut self.engine, fresh);
            self.engine = engine.threads(threads).memory(memory);
        }
        (self.memory, self.begun) = (memory, true);
        self.settle();
    }

    /// Is everything done?
    pub fn is_over(&self) -> bool {
        self.stage == Stage::Over
    }

    /// Values at most this number of heaps.
    ///
    /// # Errors
    /// The engine cannot go on. Where the law is proved already, the run is [over](LongRun::is_over) instead.
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

    /// Ends the run where it stands; a second proof that is not done is left out.
    pub fn finish(&mut self) {
        self.second = sparse::confirm(&self.engine);
        self.stage = Stage::Over;
    }

    /// The law, once it is proved.
    pub fn found(&self) -> Option<Found> {
        self.engine.proof().map(sparse::found)
    }

    /// The same law by a theorem that knows nothing of sparse spaces, where few heaps more were enough for
    /// it.
    pub fn second(&self) -> Option<&Found> {
        match &self.second {
            Second::Proved(found) => Some(found),
            _ => None,
        }
    }

    /// What contradicts the proof, in a sentence; then this library is wrong.
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

    /// Says what comes next, after some heaps.
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

    /// The last heap of the second proof, by the theorem of Guy and Smith, where it needs few heaps more: at
    /// most twice as many as were known, all within the question, and in memory.
    fn last_to_confirm(&self) -> Option<u64> {
        let proof = self.engine.proof()?;
        // The engine keeps values in seven eighths of its memory.
        let most = CONFIRM_UP_TO_HEAPS.max(proof.heaps.saturating_mul(2)).min(self.memory / 8 * 7);
        let needed = sparse::heaps_to_confirm(&self.engine)?;
        let kept = self.engine.kept().start <= proof.preperiod.saturating_sub(1);
        (needed <= most && needed - 1 <= self.to && kept).then_some(needed - 1)
    }

    /// Runs to the end, or to that of the budget.
    ///
    /// # Errors
    /// The end of the budget; the run may go on with another.
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

    /// Has the report digests?
    pub(super) fn has_digests(&self) -> bool {
        self.engine.has_digests()
    }

    /// Was a chain of digests asked for, which the state that was saved does not have?
    pub fn lacks_digests(&self) -> bool {
        self.digest && !self.engine.has_digests()
    }
}
