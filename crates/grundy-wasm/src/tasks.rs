//! Tasks: questions that are being worked on, a slice at a time.

use crate::words::{exact, problem};
use grundy::{Budget, ControlFlow, Failure, Spent, Why};
use grundy_ask::{Ended, Kind, NoAnswer, Question, Refused, World};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt;

/// How much memory the tables of a task may take: the page has 4 GiB for everything.
const MAX_BYTES: u64 = 1 << 30;
/// How long a task may take where the question does not say.
const MAX_MILLISECONDS: f64 = 10_000.0;

/// The questions that are being worked on.
#[derive(Default)]
pub struct Tasks {
    tasks: BTreeMap<u32, Task>,
    last: u32,
}

/// One question.
pub(crate) struct Task {
    work: Result<grundy_ask::Task, Refused>,
    /// A computation that begins anew in each slice, for want of pauses, gets longer and longer ones, so that it ends
    /// all the same.
    patience: f64,
    /// Milliseconds that were worked, and that may be.
    spent: f64,
    limit: f64,
    /// Steps in all slices.
    steps: u64,
}

/// What is outside of the engine: a clock, and others who want their turn.
pub trait Outside {
    /// Milliseconds since some moment.
    fn now(&self) -> f64;

    /// Lets others have their turn in the midst of a computation that would otherwise have to begin anew. Told is how
    /// far it is: what [`Spent`] says.
    fn pause(&self, spent: &Spent) -> Pause;
}

/// How a pause ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// There was none: nobody can wait here.
    Impossible,
    /// The computation may go on.
    Over,
    /// Nobody wants the answer any more.
    Forgotten,
}

impl Tasks {
    /// Asks a [question](Question), which is JSON, and may say in `limit` how many milliseconds it may take; the number
    /// of the task. What is wrong with the question is the answer of its first slice.
    pub fn ask(&mut self, question: &str) -> u32 {
        self.last = self.last.wrapping_add(1);
        let (work, limit) = read(question);
        let limit = limit.unwrap_or(MAX_MILLISECONDS);
        self.tasks.insert(self.last, Task { work, patience: 1.0, spent: 0.0, limit, steps: 0 });
        self.last
    }

    /// Works on a task for about so many milliseconds, or until it is done if its computation can pause.
    ///
    /// The answer is JSON, one of `{"done":…}`, `{"running":{"done","work"}}`, `{"stopped":…}`, which is [`Ended`], and
    /// `{"error":…}`, which is a [`Problem`](grundy_ask::Problem); after all but `running` the task is gone. What is
    /// known where a limit ended the work is `done` too, and has the field `stopped`.
    pub fn advance(&mut self, task: u32, milliseconds: f64, outside: &dyn Outside) -> String {
        let mut asked = self.take(task);
        let word = Task::advance(&mut asked, milliseconds, outside);
        self.put(task, asked);
        word
    }

    /// Takes a task out, to be worked on while others may be asked.
    pub(crate) fn take(&mut self, task: u32) -> Option<Task> {
        self.tasks.remove(&task)
    }

    /// Puts a task back, unless it is gone.
    pub(crate) fn put(&mut self, task: u32, asked: Option<Task>) {
        self.tasks.extend(asked.map(|asked| (task, asked)));
    }

    /// Forgets a task.
    pub fn forget(&mut self, task: u32) {
        self.tasks.remove(&task);
    }
}

impl Task {
    /// Works on a task that was taken out; after an answer it is gone.
    pub(crate) fn advance(asked: &mut Option<Task>, milliseconds: f64, outside: &dyn Outside) -> String {
        let nothing = || Word::error(&Refused::new(Kind::Unknown, "there is no such task"));
        let word = asked.as_mut().map_or_else(nothing, |task| task.go_on(milliseconds, outside));
        if !matches!(word, Word::Running(_)) {
            *asked = None;
        }
        word.to_string()
    }

    fn go_on(&mut self, milliseconds: f64, outside: &dyn Outside) -> Word {
        let work = match &mut self.work {
            Ok(work) => work,
            Err(refused) => return Word::error(refused),
        };
        // Time in which others had their turn does not count.
        let start = Cell::new(outside.now());
        let worked = || outside.now() - start.get();
        let slice = milliseconds * self.patience;
        let (paused, end, next) = (Cell::new(false), self.limit - self.spent, Cell::new(slice));
        let (pauses, steps) = (!work.resumes(), self.steps);
        let mut budget = Budget::default().bytes(MAX_BYTES).watch(|spent| {
            let now = worked();
            if now >= end {
                return ControlFlow::Break(Why::Time);
            }
            if now < next.get() {
                return ControlFlow::Continue(());
            }
            let all = Spent { work: steps.saturating_add(spent.work), ..*spent };
            match if pauses { outside.pause(&all) } else { Pause::Impossible } {
                Pause::Impossible => {
                    paused.set(true);
                    ControlFlow::Break(Why::Cancelled)
                }
                Pause::Over => {
                    start.set(outside.now() - now);
                    next.set(now + slice);
                    ControlFlow::Continue(())
                }
                Pause::Forgotten => ControlFlow::Break(Why::Cancelled),
            }
        });
        let answer = work.advance(&mut budget);
        let spent = budget.spent();
        drop(budget);
        self.spent += worked();
        self.steps = self.steps.saturating_add(spent.work);
        match answer {
            Ok(answer) => Word::Done(exact(answer)),
            Err(Failure::Stopped(stopped)) if stopped.why == Why::Cancelled && paused.get() => {
                if !work.resumes() {
                    self.patience *= 2.0;
                }
                Word::Running(Spent { work: self.steps, ..stopped.spent })
            }
            Err(Failure::Stopped(stopped)) => {
                let mut ended = Ended::new(stopped, Some(self.spent / 1e3));
                ended.spent.work = self.steps;
                let so_far = work.so_far(&ended).map(exact);
                so_far.map_or_else(|| Word::none(&NoAnswer::Stopped(ended)), Word::Done)
            }
            Err(failure) => match Refused::of(failure) {
                Ok(refused) => Word::error(&refused),
                Err(stopped) => Word::none(&NoAnswer::Stopped(Ended::new(stopped, None))),
            },
        }
    }
}

/// Reads a question, and how many milliseconds it may take.
fn read(question: &str) -> (Result<grundy_ask::Task, Refused>, Option<f64>) {
    #[derive(Deserialize)]
    struct Limited {
        limit: Option<f64>,
        #[serde(flatten)]
        question: Map<String, Value>,
    }
    let begin = |question: &str| Question::read(question)?.begin(&World::without_files());
    match serde_json::from_str(question) {
        Ok(Limited { limit, question }) => (begin(&Value::Object(question).to_string()), limit),
        // It says what is wrong.
        Err(_) => (begin(question), None),
    }
}

/// What there is to say after a slice.
enum Word {
    /// The answer, as JSON.
    Done(String),
    /// None yet.
    Running(Spent),
    /// There will be none: what stands for it, as JSON.
    Ended(String),
}

impl Word {
    fn error(refused: &Refused) -> Word {
        Word::none(&NoAnswer::Error(problem(refused)))
    }

    fn none(no_answer: &NoAnswer) -> Word {
        // Structs of texts and numbers are always JSON.
        Word::Ended(serde_json::to_string(no_answer).unwrap_or_default())
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Word::Done(answer) => write!(f, "{{\"done\":{answer}}}"),
            Word::Running(Spent { done, work, .. }) => {
                write!(f, "{{\"running\":{{\"done\":{done},\"work\":{work}}}}}")
            }
            Word::Ended(why) => f.write_str(why),
        }
    }
}
