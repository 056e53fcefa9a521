//! Tasks: questions that are being worked on, a slice at a time.

use crate::question::{self, Answer, Work};
use grundy::{Budget, ControlFlow, Failure, ParseError, RuleError, Spent, Why};
use serde_json::{Value, json};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt;

/// How much memory the tables of a task may take: the page has 4 GiB for everything.
const MOST_BYTES: u64 = 1 << 30;
/// How long a task may take where the question does not say.
const MOST_MILLISECONDS: f64 = 10_000.0;

/// The questions that are being worked on.
#[derive(Default)]
pub struct Tasks {
    tasks: BTreeMap<u32, Task>,
    last: u32,
}

/// One question.
pub(crate) struct Task {
    work: Result<Work, Value>,
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
    /// Asks a question, which is JSON (see [`question`]); the number of the task. What is wrong with it is the answer of
    /// its first slice.
    pub fn ask(&mut self, question: &str) -> u32 {
        self.last = self.last.wrapping_add(1);
        let work = question::read(question);
        let limit = question::limit(question).unwrap_or(MOST_MILLISECONDS);
        self.tasks.insert(self.last, Task { work, patience: 1.0, spent: 0.0, limit, steps: 0 });
        self.last
    }

    /// Works on a task for about so many milliseconds, or until it is done if its computation can pause.
    ///
    /// The answer is JSON, one of `{"done":…}`, `{"running":{"done","work"}}`, `{"stopped":{"why","work"}}` and
    /// `{"error":{"message","start","end","help"}}`; after all but `running` the task is gone.
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
        let nothing = || Word::Ended(json!({ "error": error("there is no such task") }));
        let word = asked.as_mut().map_or_else(nothing, |task| task.go_on(milliseconds, outside));
        if !matches!(word, Word::Running(_)) {
            *asked = None;
        }
        word.to_string()
    }

    fn go_on(&mut self, milliseconds: f64, outside: &dyn Outside) -> Word {
        let work = match &mut self.work {
            Ok(work) => work,
            Err(error) => return Word::Ended(json!({ "error": error })),
        };
        // Time in which others had their turn does not count.
        let start = Cell::new(outside.now());
        let worked = || outside.now() - start.get();
        let slice = milliseconds * self.patience;
        let (paused, end, next) = (Cell::new(false), self.limit - self.spent, Cell::new(slice));
        let (pauses, steps) = (!work.resumes(), self.steps);
        let mut budget = Budget::default().bytes(MOST_BYTES).watch(|spent| {
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
        let answer = work.go_on(&mut budget);
        let spent = budget.spent();
        drop(budget);
        self.spent += worked();
        self.steps = self.steps.saturating_add(spent.work);
        match answer {
            Ok(Answer::Text(text)) => Word::Done(text),
            Ok(Answer::Value(mut value)) => {
                naturals(&mut value);
                Word::Done(value.to_string())
            }
            Err(Failure::Stopped(stopped)) if stopped.why == Why::Cancelled && paused.get() => {
                if !work.resumes() {
                    self.patience *= 2.0;
                }
                Word::Running(Spent { work: self.steps, ..stopped.spent })
            }
            Err(Failure::Stopped(stopped)) => {
                Word::Ended(json!({ "stopped": { "why": stopped.why.word(), "work": self.steps } }))
            }
            Err(Failure::Rule(RuleError::Undefined(error))) => {
                Word::Ended(json!({ "error": parse_error("", &error) }))
            }
            Err(other) => Word::Ended(json!({ "error": error(&other.to_string()) })),
        }
    }
}

/// What there is to say after a slice.
enum Word {
    /// The answer, as JSON.
    Done(String),
    /// None yet.
    Running(Spent),
    /// There will be none.
    Ended(Value),
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Word::Done(answer) => write!(f, "{{\"done\":{answer}}}"),
            Word::Running(Spent { done, work, .. }) => {
                write!(f, "{{\"running\":{{\"done\":{done},\"work\":{work}}}}}")
            }
            Word::Ended(why) => why.fmt(f),
        }
    }
}

/// What is wrong, at no place.
pub fn error(message: &str) -> Value {
    json!({ "message": message, "start": null, "end": null, "help": null })
}

/// What is wrong with a text, and where: in UTF-16 units, as JavaScript counts.
pub fn parse_error(text: &str, error: &ParseError) -> Value {
    let line_start: usize = text.split_inclusive('\n').take(error.line.saturating_sub(1)).map(str::len).sum();
    let units = |characters: usize| -> usize {
        let before: usize = text[..line_start].encode_utf16().count();
        before + text[line_start..].chars().take(characters).map(char::len_utf16).sum::<usize>()
    };
    let placed = (!text.is_empty() && error.file.is_none()).then(|| {
        let start = error.column.saturating_sub(1);
        (units(start), units(start + error.length))
    });
    let (start, end) = placed.unzip();
    json!({ "message": error.sentence(), "start": start, "end": end, "help": error.help })
}

/// The largest whole number that JavaScript's numbers hold exactly.
const MOST_EXACT: u64 = (1 << 53) - 1;

/// Makes numbers text where they are too large for JavaScript's.
fn naturals(answer: &mut Value) {
    match answer {
        Value::Number(number) if number.as_u64().is_some_and(|number| number > MOST_EXACT) => {
            *answer = Value::String(number.to_string());
        }
        Value::Array(items) => items.iter_mut().for_each(naturals),
        Value::Object(fields) => fields.values_mut().for_each(naturals),
        _ => {}
    }
}
