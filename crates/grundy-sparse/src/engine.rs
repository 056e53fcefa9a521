//! The engine as a value: it is started, advanced, queried, saved.

use crate::blocks::{Blocks, Leave};
use crate::list::List;
use crate::moves::Moves;
use crate::path::Path;
use crate::proof::{self, Proof};
use crate::report::{Report, Space};
use grundy_rules::Why;
use grundy_rules::code::Code;
use std::ops::Range;

/// Nim-values of a code that leaves at most two heaps, to very many heaps, until the period is proved.
///
/// The engine is a value: each call advances it by a number of heaps, it reads no clock, and it can be
/// [saved](Sparse::save) between two calls. It starts with all pairs; once it has found a sparse space it
/// needs only the rare heaps, in blocks of 64 heaps, in memory that does not grow. Values are always exact:
/// for each heap every rare value below its own is shown to be an option.
///
/// ```
/// use grundy_rules::code::Code;
/// use grundy_sparse::{Sparse, Step};
/// let mut run = Sparse::new(&Code::parse("0.16")?).unwrap();
/// let Step::Done(proof) = run.advance(1 << 20) else { panic!("no proof") };
/// assert_eq!((proof.preperiod, proof.period), (105_351, 149_459));
/// assert_eq!(run.report().space.unwrap().rares.len(), 52);
/// # Ok::<(), grundy_rules::ParseError>(())
/// ```
///
/// # Cost
/// Nanoseconds for each heap: about a third of a clock cycle for each rare heap and place that splits.
/// A byte for each heap kept, at most as much as [`memory`](Sparse::memory) allows.
///
/// # Laws
/// The values are those of the mex of all options; the instruction set and the number of calls do not change
/// an answer.
///
/// # Reference
/// E. R. Berlekamp, J. H. Conway, R. K. Guy, *Winning Ways*, chapter 4; A. Gangolli, T. Plambeck, *A note
/// on periodicity in some octal games*, Int. J. Game Theory 18 (1989), 311–320. The blocks, the witnesses
/// chosen by sample and the landmarks are ours.
pub struct Sparse {
    pub(crate) code: Code,
    pub(crate) moves: Moves,
    pub(crate) path: Path,
    pub(crate) limit: u64,
    pub(crate) threads: usize,
    pub(crate) digest: bool,
    pub(crate) mode: Mode,
    pub(crate) proof: Option<Proof>,
}

pub(crate) enum Mode {
    /// The start, and spaces that are not sparse.
    List(Box<List>),
    /// Sixty-four heaps at a time.
    Blocks(Box<Blocks>),
}

/// The result of a call to [`Sparse::advance`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// It can go on.
    Running,
    /// A period is proved.
    Done(Proof),
    /// It cannot go on: for [`Why::Memory`], it needs a value that is no longer kept.
    Stopped(Why),
}

impl Sparse {
    /// The bytes that the engine needs: with a smaller limit it stops at once.
    pub const LEAST_MEMORY: u64 = 1 << 17;

    /// The bytes that the engine may take if nobody says how many.
    pub(crate) const MAX_MEMORY_BY_DEFAULT: u64 = 1 << 30;

    /// An engine for this code; `None` if the code repeats for ever, may leave three heaps, or never leaves
    /// two heaps that may differ.
    pub fn new(code: &Code) -> Option<Sparse> {
        let moves = Moves::new(code)?;
        Some(Sparse {
            code: code.clone(),
            path: Path::available()[0],
            limit: Sparse::MAX_MEMORY_BY_DEFAULT,
            threads: 1,
            digest: false,
            mode: Mode::List(Box::new(List::new(&moves))),
            proof: None,
            moves,
        })
    }

    /// Chooses an instruction set, instead of the best one of the machine.
    pub fn path(mut self, path: Path) -> Sparse {
        self.path = path;
        if let Mode::Blocks(blocks) = &mut self.mode {
            blocks.path = path;
        }
        self
    }

    /// Limits the bytes for what is kept: values, and windows in which a repeat is looked for. Below
    /// [`LEAST_MEMORY`](Sparse::LEAST_MEMORY) it stops at once.
    pub fn memory(mut self, bytes: u64) -> Sparse {
        self.limit = bytes;
        if let Mode::Blocks(blocks) = &mut self.mode {
            blocks.set_memory(bytes);
        }
        self
    }

    /// Sets the number of threads: with two, one fills blocks while the other checks them.
    pub fn threads(mut self, threads: usize) -> Sparse {
        self.threads = threads;
        self
    }

    /// Adds a chain of digests to the report, one for each 2^20 heaps. To be set before the first heap.
    pub fn digest(mut self, digest: bool) -> Sparse {
        self.digest = digest;
        self
    }

    /// The code that is played.
    pub fn code(&self) -> &Code {
        &self.code
    }

    /// Whether the report has a chain of digests.
    pub fn has_digests(&self) -> bool {
        self.digest
    }

    /// The number of heaps whose values are known: 0 to `heaps()` − 1.
    pub fn heaps(&self) -> u64 {
        match &self.mode {
            Mode::List(list) => list.heaps(),
            Mode::Blocks(blocks) => blocks.heaps(),
        }
    }

    /// The heaps whose values are still held.
    pub fn kept(&self) -> Range<u64> {
        match &self.mode {
            Mode::List(list) => 0..list.heaps(),
            Mode::Blocks(blocks) => blocks.past.kept(),
        }
    }

    /// About how many options the next heap costs.
    pub fn steps(&self) -> u64 {
        let splits = self.moves.splits.len() as u64;
        match &self.mode {
            Mode::List(list) => 1 + list.parts() * splits,
            // Sixty-four heaps at a time, a few for the price of one.
            Mode::Blocks(blocks) => 1 + blocks.rares.list().len() as u64 * splits / 8,
        }
    }

    /// The period, when it is proved.
    pub fn proof(&self) -> Option<&Proof> {
        self.proof.as_ref()
    }

    /// Finds the values of this many more heaps, or stops when a period is proved. After that it goes on
    /// without looking for another.
    pub fn advance(&mut self, heaps: u64) -> Step {
        if self.limit < Self::LEAST_MEMORY {
            return Step::Stopped(Why::Memory);
        }
        let goal = self.heaps().saturating_add(heaps);
        let proved = self.proof.is_some();
        while self.heaps() < goal {
            if let Err(why) = self.go(goal) {
                return Step::Stopped(why);
            }
            if let (false, Some(found)) = (proved, &self.proof) {
                return Step::Done(found.clone());
            }
        }
        Step::Running
    }

    fn go(&mut self, goal: u64) -> Result<(), Why> {
        match &mut self.mode {
            Mode::List(list) => {
                if list.go(goal, self.path, self.limit)? {
                    if let Some(blocks) = list.blocks(&self.moves, self.digest, self.path, self.limit) {
                        self.mode = Mode::Blocks(Box::new(blocks));
                    }
                }
                Ok(())
            }
            Mode::Blocks(blocks) => {
                // A caller who goes on after a proof wants values.
                let look = self.proof.is_none();
                while blocks.heaps() < goal {
                    let step = if self.threads > 1 && blocks.can_pipeline(goal) {
                        blocks.pipeline(goal, look)
                    } else {
                        blocks.step(goal).map(|()| blocks.settle(look))
                    };
                    let repeat = match step {
                        Ok(repeat) => repeat,
                        Err(Leave::Stopped(why)) => return Err(why),
                        Err(Leave::ToList) => return self.leave_blocks(),
                    };
                    if let Some(repeat) = repeat {
                        self.proof = Some(proof::found(blocks, repeat));
                        // The theorem of Guy and Smith compares all values from the preperiod on.
                        blocks.past.keep_all();
                        return Ok(());
                    }
                }
                Ok(())
            }
        }
    }

    fn leave_blocks(&mut self) -> Result<(), Why> {
        let known = self.values(0..self.heaps()).ok_or(Why::Memory)?;
        // The list finds a new mask, and blocks are tried with it when the number of heaps has grown by half.
        let retry = known.len() + known.len() / 2;
        self.mode = Mode::List(Box::new(List::after(&self.moves, known, retry)));
        Ok(())
    }

    /// The nim-values of some heaps, if they are still kept.
    pub fn values(&self, heaps: Range<u64>) -> Option<Vec<u32>> {
        match &self.mode {
            Mode::List(list) => {
                let (from, to) = (usize::try_from(heaps.start).ok()?, usize::try_from(heaps.end).ok()?);
                list.known.get(from..to).map(<[u32]>::to_vec)
            }
            Mode::Blocks(blocks) => blocks.values(heaps),
        }
    }

    /// The window width W: from heap 2W + 2 on, the last W values determine the next one, as far as this run
    /// has checked: no heap is rare, a pair with a part below W shows each rare value that must be shown, and
    /// no move takes more than W coins. `None` if no sparse space was found.
    pub fn width(&self) -> Option<u64> {
        let Mode::Blocks(blocks) = &self.mode else { return None };
        let largest = blocks.moves.last_place() as u64;
        let witnesses = blocks.reached.max(blocks.reach);
        // Heaps read before the blocks began, or where equal heaps were needed, count as the start.
        let start = blocks.began.max(blocks.halved + 1) / 2;
        Some((blocks.rares.last() + largest).max(witnesses).max(start))
    }

    /// A report of the run so far.
    pub fn report(&self) -> Report {
        let (tally, space, reach, kept) = match &self.mode {
            Mode::List(list) => (list.tallied(self.digest), list.space(&self.moves), 0, 0..list.heaps()),
            Mode::Blocks(blocks) => {
                let class = blocks.class;
                let full = |&(heap, squeezed): &(u64, u8)| (heap, class.expand(heap, squeezed.into(), true));
                let rares = blocks.rares.list().iter().map(full).collect();
                let space = Space { mask: class.mask, parity: class.parity, rares };
                (blocks.tallied(), Some(space), blocks.reached.max(blocks.reach), blocks.past.kept())
            }
        };
        Report {
            heaps: self.heaps(),
            space,
            reach,
            maximum: tally.maximum,
            fletcher: tally.fletcher(),
            digests: tally.digests().to_vec(),
            histogram: tally.histogram,
            kept,
            path: self.path,
            blocks: matches!(self.mode, Mode::Blocks(_)),
        }
    }
}
