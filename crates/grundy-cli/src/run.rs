//! The clock, Ctrl-C and the progress line of a run.

use crate::args::Limits;
use crate::fail::Fail;
use crate::guard::{Guard, Watch};
use crate::mask::Mask;
use crate::show::err;
use grundy::{Budget, ControlFlow, Failure, Spent, Why};
use indicatif::{ProgressBar, ProgressStyle};
use std::cell::Cell;
use std::io::IsTerminal as _;
use std::time::{Duration, Instant};

/// How long a run is silent before it shows progress.
pub const PROGRESS_AFTER: Duration = Duration::from_millis(700);

/// A run with its limits; its clock starts when it is made.
///
/// A guard ends the program where work ignores the limits: from the start of the run to its first budget, and while
/// it [computes](Run::compute). It does not touch the run while an answer is written.
pub struct Run {
    start: Instant,
    limits: Limits,
    guard: Guard,
    /// On what comes before the first budget: the reading of arguments and files.
    beginning: Cell<Option<Watch>>,
}

impl Run {
    /// Starts the clock, and listens for Ctrl-C; a second Ctrl-C ends the program at once.
    pub fn start(limits: &Limits, json: bool) -> Run {
        // The threads that start here only wait. A line editor gets the signals instead of them.
        let mask = Mask::new();
        let guard = Guard::start(limits, json);
        // The handler takes the signal over before it starts its thread, so first see whether threads can start.
        if guard.has_thread() {
            let heard = guard.clone();
            let _ = ctrlc::set_handler(move || {
                if heard.interrupt() {
                    std::process::exit(i32::from(crate::fail::EXIT_INTERRUPTED));
                }
            });
        }
        drop(mask);
        let start = Instant::now();
        let beginning = Cell::new(Some(guard.watch(start)));
        Run { start, limits: limits.clone(), guard, beginning }
    }

    /// The same run with a fresh clock, for the next question.
    pub fn again(&self) -> Run {
        let (limits, guard) = (self.limits.clone(), self.guard.clone());
        Run { start: Instant::now(), limits, guard, beginning: Cell::default() }
    }

    /// Ends the guarded beginning of the run. The first budget does so too.
    pub fn begun(&self) {
        self.beginning.take();
    }

    /// Computes with a budget that the clock, the memory limit and Ctrl-C can end, and that shows progress. A
    /// computation that ignores its budget ends the program, so it must not write an answer.
    pub fn compute<T>(&self, what: &'static str, computation: impl FnOnce(&mut Budget<'_>) -> T) -> T {
        let watch = self.guard.watch(self.start);
        let mut budget = self.watched(what, 0, |spent| {
            watch.spent(spent);
            None
        });
        computation(&mut budget)
    }

    /// A budget for work whose results must not be lost, such as a game at play: no limit ends the program.
    pub fn patient_budget<'a>(&'a self, what: &'static str) -> Budget<'a> {
        self.watched(what, 0, |_| None)
    }

    /// A patient budget with `taken` bytes in use already. At the time `until` it ends and sets `paused`.
    pub fn budget_until<'a>(
        &'a self,
        what: &'static str,
        taken: u64,
        until: Option<Instant>,
        paused: &'a Cell<bool>,
    ) -> Budget<'a> {
        self.watched(what, taken, move |_| {
            until.filter(|until| Instant::now() >= *until).map(|_| {
                paused.set(true);
                Why::Cancelled
            })
        })
    }

    fn watched<'a>(
        &'a self,
        what: &'static str,
        taken: u64,
        look: impl Fn(&Spent) -> Option<Why> + 'a,
    ) -> Budget<'a> {
        self.begun();
        let bar = Bar::new(what);
        Budget::default().bytes(self.limits.max_memory.saturating_sub(taken)).watch(move |spent| {
            if let Some(why) = self.ended().or_else(|| look(spent)) {
                return ControlFlow::Break(why);
            }
            bar.show(spent, self.guard.elapsed(self.start));
            ControlFlow::Continue(())
        })
    }

    /// Whether Ctrl-C, the clock or the memory of the machine ends the run now.
    pub fn ended(&self) -> Option<Why> {
        self.guard.ended(self.start)
    }

    /// Whether Ctrl-C was pressed.
    pub fn interrupted(&self) -> bool {
        self.guard.is_interrupted()
    }

    /// Forgets Ctrl-C, so that the rest of the program can run.
    pub fn heard(&self) {
        self.guard.forget_interrupt();
    }

    /// The number of bytes that tables may take.
    pub fn max_memory(&self) -> u64 {
        self.limits.max_memory
    }

    /// Seconds since the start.
    pub fn seconds(&self) -> f64 {
        self.guard.elapsed(self.start).as_secs_f64()
    }

    /// Says something on standard error, with `--verbose`.
    pub fn say(&self, what: impl FnOnce() -> String) {
        if self.limits.verbose {
            use std::io::Write as _;
            let _ = writeln!(err(), "{}", what());
        }
    }

    /// A failure of the library, with the time it took.
    pub fn fail(&self, failure: Failure) -> Fail {
        Fail::of(failure, self.seconds())
    }
}

/// A progress line that is not shown yet.
pub fn spinner(what: &'static str) -> ProgressBar {
    let bar = ProgressBar::hidden();
    let style = ProgressStyle::with_template("{spinner} {prefix} {msg}");
    bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_spinner()));
    bar.set_prefix(what);
    bar
}

/// A progress line on a terminal; nothing elsewhere.
struct Bar {
    bar: Option<ProgressBar>,
}

impl Bar {
    fn new(what: &'static str) -> Bar {
        Bar { bar: std::io::stderr().is_terminal().then(|| spinner(what)) }
    }

    fn show(&self, spent: &Spent, elapsed: Duration) {
        let Some(bar) = &self.bar else { return };
        if elapsed < PROGRESS_AFTER {
            return;
        }
        if bar.is_hidden() {
            bar.set_draw_target(indicatif::ProgressDrawTarget::stderr_with_hz(4));
        }
        bar.set_message(format!(
            "{} known, {} steps, {} MiB, {:.0} s (Ctrl-C stops)",
            spent.done,
            spent.work,
            spent.bytes >> 20,
            elapsed.as_secs_f64()
        ));
        bar.tick();
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}
