//! The guard of the limits: it ends the program when a computation ignores them.
//!
//! A computation asks its budget often, and stops by itself when a limit is reached. Then it shows what it found.
//! The guard is for computations that do not ask, such as the reading of a large file. It watches from a thread of
//! its own, and it is the only part of the program that sees how much memory all parts together take.

use crate::args::Limits;
use crate::fail::{self, Fail};
use grundy::{Spent, Stopped, Why};
use std::io::{IsTerminal as _, Write as _};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread::{self, Thread};
use std::time::{Duration, Instant};

/// The time between two looks of the guard.
const LOOK_EVERY: Duration = Duration::from_millis(5);

/// How long a computation may go on after its limit: the time to see the limit and to collect what it found.
const GRACE: Duration = Duration::from_millis(200);

/// Memory that counts for no limit: the code of the program, what was typed, and buffers.
const PROGRAM_BYTES: u64 = 8 << 20;

/// The guard of this program, once a run has started.
static GUARD: OnceLock<Guard> = OnceLock::new();

/// Watches the computations of this program.
#[derive(Clone)]
pub struct Guard {
    watched: Arc<Watched>,
    /// `None` if the system refuses the thread; then the budgets alone keep the limits.
    thread: Option<Thread>,
}

/// What the guard and the computations share.
struct Watched {
    began: Instant,
    max_memory: u64,
    max_time: Duration,
    json: bool,
    computation: Mutex<Computation>,
    interrupted: AtomicBool,
    /// Whether the program takes much more memory than its limit allows.
    heavy: AtomicBool,
    /// What the computation has spent: work, bytes, results.
    spent: [AtomicU64; 3],
    typing: Mutex<Typing>,
}

/// Whether a person types what the program reads. No clock runs before the end of it.
#[derive(Clone, Copy)]
enum Typing {
    Never,
    Now,
    Until(Instant),
}

/// The computation that runs now.
#[derive(Default)]
struct Computation {
    /// The number of watches on it, one inside the other; 0 for none.
    watches: usize,
    /// Tells it from others.
    number: u64,
    start: Option<Instant>,
}

impl Guard {
    /// Starts the thread of the guard.
    pub fn start(limits: &Limits, json: bool) -> Guard {
        let watched = Arc::new(Watched {
            began: Instant::now(),
            max_memory: limits.max_memory,
            max_time: Duration::try_from_secs_f64(limits.max_time).unwrap_or(Duration::MAX),
            json,
            computation: Mutex::default(),
            interrupted: AtomicBool::new(false),
            heavy: AtomicBool::new(false),
            spent: Default::default(),
            typing: Mutex::new(Typing::Never),
        });
        let own = held_bytes().saturating_add(PROGRAM_BYTES);
        let shared = watched.clone();
        let thread = thread::Builder::new().name("guard".into()).spawn(move || shared.guard(own));
        let guard = Guard { watched, thread: thread.ok().map(|handle| handle.thread().clone()) };
        GUARD.get_or_init(|| guard.clone());
        guard
    }

    /// Whether the system gave the guard its thread.
    pub fn has_thread(&self) -> bool {
        self.thread.is_some()
    }

    /// Guards a computation, whose clock started at `start`, until the watch is dropped. The computation must not
    /// write an answer meanwhile, because the guard could cut it off.
    pub fn watch(&self, start: Instant) -> Watch {
        let mut computation = self.watched.computation();
        if computation.watches == 0 {
            computation.number += 1;
            computation.start = Some(start);
        }
        computation.watches += 1;
        drop(computation);
        if let Some(thread) = &self.thread {
            thread.unpark();
        }
        Watch { watched: self.watched.clone() }
    }

    /// Notes that Ctrl-C was pressed; whether it was pressed before.
    pub fn interrupt(&self) -> bool {
        self.watched.interrupted.swap(true, Relaxed)
    }

    /// Whether Ctrl-C was pressed.
    pub fn is_interrupted(&self) -> bool {
        self.watched.interrupted.load(Relaxed)
    }

    /// Forgets Ctrl-C.
    pub fn forget_interrupt(&self) {
        self.watched.interrupted.store(false, Relaxed);
    }

    /// What ends a computation now that began at `start`, if anything does.
    pub fn ended(&self, start: Instant) -> Option<Why> {
        self.watched.ended(start)
    }

    /// The time since `start`, or since a person typed the last letter.
    pub fn elapsed(&self, start: Instant) -> Duration {
        self.watched.elapsed(start)
    }
}

/// Reads what a person types. The clock begins at the end of it.
pub fn while_typing<T>(read: impl FnOnce() -> T) -> T {
    let Some(Guard { watched, .. }) = GUARD.get() else { return read() };
    *watched.typing() = Typing::Now;
    let read = read();
    *watched.typing() = Typing::Until(Instant::now());
    read
}

/// The limit on memory, in bytes.
pub fn max_memory() -> u64 {
    GUARD.get().map_or(u64::MAX, |guard| guard.watched.max_memory)
}

/// Ends the program if a limit or Ctrl-C ends the computation, for a wait that nothing else can end.
pub fn end_if_over() {
    let Some(Guard { watched, .. }) = GUARD.get() else { return };
    if let Some(why) = watched.ended(watched.start()) {
        end(why);
    }
}

/// Ends the program because of a limit, where no answer can begin.
pub fn end(why: Why) {
    if let Some(Guard { watched, .. }) = GUARD.get() {
        watched.say_and_exit(why, watched.elapsed(watched.start()));
    }
}

/// Keeps the guard on a computation.
pub struct Watch {
    watched: Arc<Watched>,
}

impl Watch {
    /// Notes what the computation has spent.
    pub fn spent(&self, spent: &Spent) {
        let Spent { work, bytes, done } = *spent;
        for (cell, number) in self.watched.spent.iter().zip([work, bytes, done]) {
            cell.store(number, Relaxed);
        }
    }
}

impl Drop for Watch {
    fn drop(&mut self) {
        let mut computation = self.watched.computation();
        computation.watches -= 1;
        if computation.watches == 0 {
            computation.start = None;
            self.watched.heavy.store(false, Relaxed);
        }
    }
}

impl Watched {
    fn computation(&self) -> MutexGuard<'_, Computation> {
        self.computation.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// When the computation began, or the program.
    fn start(&self) -> Instant {
        self.computation().start.unwrap_or(self.began)
    }

    fn typing(&self) -> MutexGuard<'_, Typing> {
        self.typing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn elapsed(&self, start: Instant) -> Duration {
        match *self.typing() {
            Typing::Never => start.elapsed(),
            Typing::Now => Duration::ZERO,
            Typing::Until(end) => start.max(end).elapsed(),
        }
    }

    fn ended(&self, start: Instant) -> Option<Why> {
        if self.interrupted.load(Relaxed) {
            Some(Why::Cancelled)
        } else if self.heavy.load(Relaxed) {
            Some(Why::Memory)
        } else {
            (self.elapsed(start) > self.max_time).then_some(Why::Time)
        }
    }

    /// The loop of the guard of a program that held `own` bytes before its first computation.
    fn guard(&self, own: u64) {
        // A computation counts what its tables hold; an allocator needs some more.
        let most = own.saturating_add(self.max_memory.saturating_add(self.max_memory / 4));
        let mut over: Option<(u64, Instant)> = None;
        loop {
            let (number, start) = {
                let computation = self.computation();
                (computation.number, computation.start)
            };
            let Some(start) = start else {
                over = None;
                thread::park();
                continue;
            };
            let held = held_bytes();
            self.heavy.store(held > most, Relaxed);
            let why = self.ended(start);
            over = match (why, over) {
                (None, _) => None,
                (Some(_), Some((same, since))) if same == number => Some((same, since)),
                (Some(_), _) => Some((number, Instant::now())),
            };
            // A computation that takes far more than its limit has no time left.
            let far_too_heavy = held > most.saturating_add(self.max_memory / 4);
            if let (Some(why), Some((_, since))) = (why, over) {
                if since.elapsed() > GRACE || far_too_heavy {
                    self.end(why, number, self.elapsed(start));
                }
            }
            thread::sleep(LOOK_EVERY);
        }
    }

    /// Ends the program, unless the computation has ended by itself.
    fn end(&self, why: Why, number: u64, after: Duration) {
        // Held until the program has ended, so that no answer appears after the message.
        let computation = self.computation();
        if computation.watches > 0 && computation.number == number {
            self.say_and_exit(why, after);
        }
    }

    fn say_and_exit(&self, why: Why, after: Duration) -> ! {
        let [work, bytes, done] = [0, 1, 2].map(|i: usize| self.spent[i].load(Relaxed));
        let stopped = Stopped { why, spent: Spent { work, bytes, done } };
        if std::io::stderr().is_terminal() {
            // Clears the progress line.
            let _ = write!(std::io::stderr(), "\r\x1b[2K");
        }
        Fail::Stopped(stopped, after.as_secs_f64()).report(self.json);
        std::process::exit(i32::from(fail::stopped_code(&stopped)));
    }
}

/// The bytes that the program holds in the memory of the machine, without pages of files: the system reads the code of
/// the program as it runs, and no limit counts that. 0 where the system does not say.
fn held_bytes() -> u64 {
    let all = || memory_stats::memory_stats().map_or(0, |stats| stats.physical_mem as u64);
    without_files().unwrap_or_else(all)
}

#[cfg(target_os = "linux")]
fn without_files() -> Option<u64> {
    let pages = std::fs::read_to_string("/proc/self/statm").ok()?;
    let mut pages = pages.split_whitespace().skip(1).map_while(|field| field.parse::<u64>().ok());
    let (resident, of_files) = (pages.next()?, pages.next()?);
    Some(resident.saturating_sub(of_files).saturating_mul(rustix::param::page_size() as u64))
}

#[cfg(not(target_os = "linux"))]
fn without_files() -> Option<u64> {
    None
}
