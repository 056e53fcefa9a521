//! Tasks: questions that are being worked on, a slice at a time.

use crate::question::{self, Work};
use grundy::{Budget, ControlFlow, Failure, ParseError, RuleError, Why};
use serde_json::{Value, json};
use std::cell::Cell;
use std::collections::BTreeMap;

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
struct Task {
    work: Result<Work, Value>,
    /// A computation that begins anew in each slice gets longer and longer ones, so that it ends all the same.
    patience: f64,
    /// Milliseconds that were worked, and that may be.
    spent: f64,
    limit: f64,
    /// Steps in all slices.
    steps: u64,
}

/// A clock, in milliseconds.
type Clock<'a> = &'a dyn Fn() -> f64;

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

    /// Works on a task for about so many milliseconds of this clock.
    ///
    /// The answer is one of `{"done":…}`, `{"running":{"done","work"}}`, `{"stopped":{"why","work"}}` and
    /// `{"error":{"message","start","end","help"}}`; after all but `running` the task is gone.
    pub fn advance(&mut self, task: u32, milliseconds: f64, clock: Clock<'_>) -> Value {
        let Some(asked) = self.tasks.get_mut(&task) else {
            return json!({ "error": error("there is no such task") });
        };
        let word = asked.advance(milliseconds, clock);
        if word.get("running").is_none() {
            self.tasks.remove(&task);
        }
        word
    }

    /// Forgets a task.
    pub fn forget(&mut self, task: u32) {
        self.tasks.remove(&task);
    }
}

impl Task {
    fn advance(&mut self, milliseconds: f64, clock: Clock<'_>) -> Value {
        let work = match &mut self.work {
            Ok(work) => work,
            Err(error) => return json!({ "error": error }),
        };
        let start = clock();
        let slice = milliseconds * self.patience;
        let (paused, limit) = (Cell::new(false), self.limit - self.spent);
        let mut budget = Budget::default().bytes(MOST_BYTES).watch(|_| {
            let now = clock() - start;
            if now >= limit {
                return ControlFlow::Break(Why::Time);
            }
            if now >= slice {
                paused.set(true);
                return ControlFlow::Break(Why::Cancelled);
            }
            ControlFlow::Continue(())
        });
        let answer = work.go_on(&mut budget);
        let spent = budget.spent();
        drop(budget);
        self.spent += clock() - start;
        self.steps = self.steps.saturating_add(spent.work);
        match answer {
            Ok(mut answer) => {
                naturals(&mut answer);
                // The macro would copy it.
                Value::Object([("done".to_owned(), answer)].into_iter().collect())
            }
            Err(Failure::Stopped(stopped)) if stopped.why == Why::Cancelled && paused.get() => {
                if !work.resumes() {
                    self.patience *= 2.0;
                }
                json!({ "running": { "done": stopped.spent.done, "work": self.steps } })
            }
            Err(Failure::Stopped(stopped)) => {
                json!({ "stopped": { "why": stopped.why.word(), "work": self.steps } })
            }
            Err(Failure::Rule(RuleError::Undefined(error))) => json!({ "error": parse_error("", &error) }),
            Err(other) => json!({ "error": error(&other.to_string()) }),
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
