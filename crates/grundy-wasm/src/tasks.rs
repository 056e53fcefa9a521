//! Tasks: questions, and the work on each of them, one slice at a time.

use crate::words::{exact, problem};
use grundy::{Budget, ControlFlow, Failure, Spent, Why};
use grundy_ask::{Ended, Kind, NoAnswer, Question, Refused, World};
use grundy_words::{Language, speaking};
use serde::Deserialize;
use serde_json::{Map, Value};
use std::cell::Cell;
use std::collections::BTreeMap;
use std::fmt;

/// The most memory that the tables of a task may take: the page has 4 GiB for everything.
const MAX_BYTES: u64 = 1 << 30;
/// How long a task may take if the question sets no limit.
const MAX_MILLISECONDS: f64 = 10_000.0;

/// The questions that the engine is working on.
#[derive(Default)]
pub struct Tasks {
    tasks: BTreeMap<u32, Task>,
    last: u32,
}

/// One question.
pub(crate) struct Task {
    work: Result<grundy_ask::Task, Refused>,
    /// The language of the answer.
    language: Language,
    /// The factor by which slices are longer than usual. A computation that can neither resume nor pause
    /// starts again in each slice: each slice is twice as long as the one before, so that the computation
    /// finishes in the end.
    patience: f64,
    /// The milliseconds of work so far.
    spent: f64,
    /// The most milliseconds of work.
    limit: f64,
    /// The steps of all slices together.
    steps: u64,
}

/// What the engine needs from its surroundings: a clock, and a way to give other tasks their turn.
pub trait Outside {
    /// Milliseconds since a fixed moment.
    fn now(&self) -> f64;

    /// Gives other tasks their turn in the middle of a computation that cannot resume after a slice. `spent`
    /// says how far the computation is.
    fn pause(&self, spent: &Spent) -> Pause;
}

/// How a pause ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pause {
    /// There was no pause: this browser cannot wait.
    Impossible,
    /// The computation may go on.
    Over,
    /// The page has forgotten the task.
    Forgotten,
}

impl Tasks {
    /// Asks a [question](Question) in JSON. Returns the number of its task.
    ///
    /// The field `limit` of the question sets the most milliseconds of work, and `language` the language of the
    /// answer. If the question has an error, the first slice reports it.
    pub fn ask(&mut self, question: &str) -> u32 {
        self.ask_in(question, &World::without_files())
    }

    /// Asks a question in JSON in this world, which may open the file of a table.
    pub fn ask_in(&mut self, question: &str, world: &World<'_>) -> u32 {
        let task = self.number();
        self.tasks.insert(task, Task::read(question, world));
        task
    }

    /// A new number for a task.
    pub(crate) fn number(&mut self) -> u32 {
        self.last = self.last.wrapping_add(1);
        self.last
    }

    /// Works on a task for about this many milliseconds, or until it is done if its computation can pause.
    ///
    /// The report is JSON, one of `{"done":…}`, `{"running":{"done","work"}}`, `{"stopped":…}` with an
    /// [`Ended`], and `{"error":…}` with a [`Problem`](grundy_ask::Problem). After all of them but `running`
    /// the task is gone. If a limit ends the work but part of the answer is known, the report is `done`, and
    /// the answer has the field `stopped`.
    pub fn advance(&mut self, task: u32, milliseconds: f64, outside: &dyn Outside) -> String {
        let mut asked = self.take(task);
        let word = Task::advance(&mut asked, milliseconds, outside);
        self.put(task, asked);
        word
    }

    /// Takes a task out, so that `self` is free for new questions while the task works.
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
    pub(crate) fn read(question: &str, world: &World<'_>) -> Task {
        let (work, Asked { limit, language }) = read(question, world);
        let limit = limit.unwrap_or(MAX_MILLISECONDS);
        Task { work, language, patience: 1.0, spent: 0.0, limit, steps: 0 }
    }

    /// Works on a task that was taken out. Sets it to `None` once it has answered.
    pub(crate) fn advance(asked: &mut Option<Task>, milliseconds: f64, outside: &dyn Outside) -> String {
        let nothing = || Word::error(&Refused::new(Kind::Unknown, "there is no such task"));
        let go_on = |task: &mut Task| speaking(task.language, || task.go_on(milliseconds, outside));
        let word = asked.as_mut().map_or_else(nothing, go_on);
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
        // The turns of other tasks do not count.
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

/// What a question says beside its own fields.
#[derive(Default)]
struct Asked {
    /// The most milliseconds of work.
    limit: Option<f64>,
    language: Language,
}

/// Reads a question, and what it says beside its own fields.
fn read(question: &str, world: &World<'_>) -> (Result<grundy_ask::Task, Refused>, Asked) {
    #[derive(Deserialize)]
    struct Envelope {
        limit: Option<f64>,
        language: Option<String>,
        #[serde(flatten)]
        question: Map<String, Value>,
    }
    let begin = |question: &str| Question::read(question)?.begin(world);
    match serde_json::from_str(question) {
        Ok(Envelope { limit, language, question }) => {
            let language = language.as_deref().and_then(Language::of).unwrap_or_default();
            let work = speaking(language, || begin(&Value::Object(question).to_string()));
            (work, Asked { limit, language })
        }
        // `Question::read` reports what is wrong.
        Err(_) => (begin(question), Asked::default()),
    }
}

/// The report of a slice.
enum Word {
    /// The answer, as JSON.
    Done(String),
    /// There is no answer yet.
    Running(Spent),
    /// There will be no answer. The JSON says why.
    Ended(String),
}

impl Word {
    fn error(refused: &Refused) -> Word {
        Word::none(&NoAnswer::Error(problem(refused)))
    }

    fn none(no_answer: &NoAnswer) -> Word {
        // A struct of texts and numbers always has a JSON form.
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
