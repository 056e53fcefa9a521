//! Budgets: how much work and memory a computation may spend, and who may stop it.
//!
//! Work is counted in deterministic ticks (about one option looked at), so that a run stops at the same place
//! on every machine. The library reads no clock: a caller who wants a time limit, a progress line or Ctrl-C
//! passes a [watch](Budget::watch), which the budget calls at regular numbers of ticks.

use crate::failure::{Failure, Spent, Stopped, Why};
use std::ops::ControlFlow;

/// How many ticks pass between two looks at the watch.
const WATCH_EVERY: u64 = 1 << 14;

/// Called at regular numbers of ticks; it may end the computation.
type Watch<'a> = Box<dyn FnMut(&Spent) -> ControlFlow<Why> + 'a>;

/// What a computation may spend. Pass it by `&mut`; it remembers what was spent.
///
/// ```
/// use grundy_rules::{Budget, Why};
/// let mut budget = Budget::work(1000);
/// assert!(budget.spend(999).is_ok());
/// assert_eq!(budget.spend(2).unwrap_err().why, Why::Work);
/// ```
pub struct Budget<'a> {
    max_work: u64,
    max_bytes: u64,
    spent: Spent,
    next_watch: u64,
    watch: Option<Watch<'a>>,
}

impl Default for Budget<'_> {
    /// No limit on work, 2 GiB of memory.
    fn default() -> Self {
        Budget { max_work: u64::MAX, max_bytes: 2 << 30, spent: Spent::default(), next_watch: 0, watch: None }
    }
}

impl<'a> Budget<'a> {
    /// A budget of `max_work` ticks, with the default limit on memory.
    pub fn work(max_work: u64) -> Self {
        Budget { max_work, ..Budget::default() }
    }

    /// Limits the memory held in tables.
    pub fn bytes(mut self, max_bytes: u64) -> Self {
        self.max_bytes = max_bytes;
        self
    }

    /// Calls `watch` every few ten thousand ticks; it may end the computation.
    pub fn watch(mut self, watch: impl FnMut(&Spent) -> ControlFlow<Why> + 'a) -> Self {
        self.watch = Some(Box::new(watch));
        self
    }

    /// What has been spent.
    pub fn spent(&self) -> Spent {
        self.spent
    }

    /// Notes how far the computation has come, for the watch.
    pub fn progress(&mut self, done: u64) {
        self.spent.done = done;
    }

    /// Spends `ticks` of work.
    ///
    /// # Errors
    /// [`Stopped`] when the limit is passed or the watch says so.
    #[inline]
    pub fn spend(&mut self, ticks: u64) -> Result<(), Stopped> {
        self.spent.work = self.spent.work.saturating_add(ticks);
        if self.spent.work >= self.next_watch || self.spent.work > self.max_work {
            return self.look();
        }
        Ok(())
    }

    #[cold]
    fn look(&mut self) -> Result<(), Stopped> {
        if self.spent.work > self.max_work {
            return Err(self.stop(Why::Work));
        }
        self.next_watch = self.spent.work.saturating_add(WATCH_EVERY);
        match self.watch.as_mut().map(|watch| watch(&self.spent)) {
            Some(ControlFlow::Break(why)) => Err(self.stop(why)),
            _ => Ok(()),
        }
    }

    /// Runs a computation that may spend at most `ticks` of this budget; `None` if it needs more.
    ///
    /// ```
    /// use grundy_rules::{Budget, Failure};
    /// let mut budget = Budget::default();
    /// let spend = |ticks| move |budget: &mut Budget<'_>| Ok(budget.spend(ticks)?);
    /// assert_eq!(budget.within(10, spend(9)), Ok(Some(())));
    /// assert_eq!(budget.within(10, spend(11)), Ok(None));
    /// ```
    ///
    /// # Errors
    /// Any other failure of the computation.
    pub fn within<T>(
        &mut self,
        ticks: u64,
        run: impl FnOnce(&mut Budget<'a>) -> Result<T, Failure>,
    ) -> Result<Option<T>, Failure> {
        let all = self.max_work;
        let some = self.spent.work.saturating_add(ticks);
        self.max_work = all.min(some);
        let found = run(self);
        self.max_work = all;
        match found {
            Err(Failure::Stopped(stopped)) if stopped.why == Why::Work && some <= all => Ok(None),
            found => found.map(Some),
        }
    }

    /// Accounts for `bytes` more held in tables.
    ///
    /// # Errors
    /// [`Stopped`] when the limit on memory is passed.
    pub fn reserve(&mut self, bytes: u64) -> Result<(), Stopped> {
        let held = self.spent.bytes.saturating_add(bytes);
        if held > self.max_bytes {
            return Err(self.stop(Why::Memory));
        }
        self.spent.bytes = held;
        Ok(())
    }

    /// How many more bytes may be held, for code that gathers things while the budget is lent out.
    pub fn bytes_left(&self) -> u64 {
        self.max_bytes.saturating_sub(self.spent.bytes)
    }

    /// Accounts for `bytes` given back.
    pub fn release(&mut self, bytes: u64) {
        self.spent.bytes = self.spent.bytes.saturating_sub(bytes);
    }

    /// The answer of a computation that must stop now.
    pub fn stop(&self, why: Why) -> Stopped {
        Stopped { why, spent: self.spent }
    }
}
