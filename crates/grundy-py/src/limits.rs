//! The limits of a run: time, memory, Ctrl-C, and a progress report.

use crate::refused::to_python;
use grundy::{Budget, ControlFlow, Failure, Spent, Stopped, Why};
use grundy_ask::{Checkpoint, Ended, Refused};
use pyo3::exceptions::{PyKeyboardInterrupt, PyValueError};
use pyo3::prelude::*;
use std::cell::Cell;
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// The time between two looks at the signals that Python has received.
const SIGNALS_EVERY: Duration = Duration::from_millis(15);
/// The time between two reports of progress.
const PROGRESS_EVERY: Duration = Duration::from_millis(200);
/// How long work is silent before it reports progress.
const SILENT_FOR: Duration = Duration::from_secs(1);

/// The checkpoint of a run.
pub struct Place {
    /// The file.
    pub file: PathBuf,
    /// The time between two saves.
    pub every: Duration,
}

/// What a run may spend, in seconds and in bytes of tables, and its checkpoint. `progress` is called with the results, steps,
/// bytes and seconds spent, a few times a second, once the work has lasted longer than a second.
#[pyclass(module = "grundy._grundy", frozen)]
pub struct Limits {
    seconds: Option<Duration>,
    bytes: u64,
    progress: Option<Py<PyAny>>,
    checkpoint: Option<Place>,
}

#[pymethods]
impl Limits {
    #[new]
    #[pyo3(signature = (budget=None, max_memory=None, progress=None, checkpoint=None, checkpoint_every=60.0))]
    fn new(
        budget: Option<f64>,
        max_memory: Option<u64>,
        progress: Option<Py<PyAny>>,
        checkpoint: Option<PathBuf>,
        checkpoint_every: f64,
    ) -> PyResult<Limits> {
        if checkpoint_every.is_nan() || checkpoint_every < 0.0 {
            return Err(PyValueError::new_err(format!(
                "checkpoint_every is a number of seconds, so it cannot be {checkpoint_every}"
            )));
        }
        let every = Duration::try_from_secs_f64(checkpoint_every).unwrap_or(Duration::MAX);
        let seconds = match budget {
            Some(seconds) if seconds.is_nan() || seconds < 0.0 => {
                return Err(PyValueError::new_err(format!(
                    "budget is a number of seconds, so it cannot be {seconds}"
                )));
            }
            // A time that is too long for a clock is no limit.
            Some(seconds) => Duration::try_from_secs_f64(seconds).ok(),
            None => None,
        };
        let checkpoint = checkpoint.map(|file| Place { file, every });
        Ok(Limits { seconds, bytes: max_memory.unwrap_or(Limits::MAX_BYTES), progress, checkpoint })
    }
}

/// Why a run has no result.
pub enum Fault {
    /// The question has no answer.
    Refused(Refused),
    /// A limit ended the work.
    Stopped(Stopped),
    /// Python raised an exception.
    Raised(PyErr),
}

impl From<Failure> for Fault {
    fn from(failure: Failure) -> Fault {
        match Refused::of(failure) {
            Ok(refused) => Fault::Refused(refused),
            Err(stopped) => Fault::Stopped(stopped),
        }
    }
}

impl From<Refused> for Fault {
    fn from(refused: Refused) -> Fault {
        Fault::Refused(refused)
    }
}

impl From<Stopped> for Fault {
    fn from(stopped: Stopped) -> Fault {
        Fault::Stopped(stopped)
    }
}

impl From<PyErr> for Fault {
    fn from(error: PyErr) -> Fault {
        Fault::Raised(error)
    }
}

/// The clock of one run.
pub struct Clock<'a> {
    limits: &'a Limits,
    start: Instant,
    next_signals: Instant,
    next_progress: Instant,
    raised: Option<PyErr>,
    checkpoint: Option<Checkpoint>,
}

impl Limits {
    /// The default limit on the bytes of tables, as in the program.
    const MAX_BYTES: u64 = 2 << 30;

    /// The limit on the bytes of tables.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// The checkpoint of a run, if it has one.
    pub fn checkpoint(&self) -> Option<&Place> {
        self.checkpoint.as_ref()
    }

    /// Whether there is a limit on time.
    pub fn has_time(&self) -> bool {
        self.seconds.is_some()
    }

    /// Starts the clock of a run.
    pub fn start(&self) -> Clock<'_> {
        let start = Instant::now();
        let (next_signals, next_progress) = (start + SIGNALS_EVERY, start + SILENT_FOR);
        Clock { limits: self, start, next_signals, next_progress, raised: None, checkpoint: None }
    }
}

impl Clock<'_> {
    /// A budget with these limits, which this clock watches.
    pub fn budget(&mut self) -> Budget<'_> {
        Budget::default().bytes(self.limits.bytes).watch(|spent| flow(self.look(spent)))
    }

    /// The same budget, with `taken` bytes in use already. At the time `until` it ends and sets `paused`.
    pub fn budget_until<'b>(
        &'b mut self,
        taken: u64,
        until: Option<Instant>,
        paused: &'b Cell<bool>,
    ) -> Budget<'b> {
        Budget::default().bytes(self.limits.bytes.saturating_sub(taken)).watch(move |spent| {
            flow(self.look(spent).or_else(|| {
                until.filter(|until| Instant::now() >= *until).map(|_| {
                    paused.set(true);
                    Why::Cancelled
                })
            }))
        })
    }

    /// Notes what the checkpoint holds.
    pub fn note(&mut self, checkpoint: Checkpoint) {
        self.checkpoint = Some(checkpoint);
    }

    /// The end of the work, with the time it took and its checkpoint.
    pub fn ended(&self, stopped: Stopped) -> Ended {
        let mut ended = Ended::new(stopped, Some(self.start.elapsed().as_secs_f64()));
        ended.checkpoint = self.checkpoint.clone();
        ended
    }

    /// The exception of a run that Python ended. A keyboard interrupt is the end of a budget, and no exception.
    pub fn raised(&mut self) -> PyResult<()> {
        self.raised.take().map_or(Ok(()), Err)
    }

    /// The exception for a run without an answer, or the end of the work.
    pub fn fault(&mut self, py: Python<'_>, fault: Fault) -> PyResult<Ended> {
        self.raised()?;
        match fault {
            Fault::Refused(refused) => Err(to_python(py, &refused)),
            Fault::Stopped(stopped) => Ok(self.ended(stopped)),
            Fault::Raised(error) if error.is_instance_of::<PyKeyboardInterrupt>(py) => {
                Ok(self.ended(Budget::default().stop(Why::Cancelled)))
            }
            Fault::Raised(error) => Err(error),
        }
    }

    fn look(&mut self, spent: &Spent) -> Option<Why> {
        let now = Instant::now();
        if self.limits.seconds.is_some_and(|seconds| now - self.start >= seconds) {
            return Some(Why::Time);
        }
        if now < self.next_signals {
            return None;
        }
        self.next_signals = now + SIGNALS_EVERY;
        match Python::attach(|py| self.listen(py, spent, now)) {
            Ok(()) => None,
            Err(error) => {
                if Python::attach(|py| !error.is_instance_of::<PyKeyboardInterrupt>(py)) {
                    self.raised = Some(error);
                }
                Some(Why::Cancelled)
            }
        }
    }

    fn listen(&mut self, py: Python<'_>, spent: &Spent, now: Instant) -> PyResult<()> {
        py.check_signals()?;
        if now < self.next_progress {
            return Ok(());
        }
        self.next_progress = now + PROGRESS_EVERY;
        let seconds = (now - self.start).as_secs_f64();
        match &self.limits.progress {
            Some(progress) => progress.call1(py, (spent.done, spent.work, spent.bytes, seconds)).map(drop),
            None => Ok(()),
        }
    }
}

fn flow(ended: Option<Why>) -> ControlFlow<Why> {
    ended.map_or(ControlFlow::Continue(()), ControlFlow::Break)
}
