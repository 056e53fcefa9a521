//! The engine of the page: it takes questions as JSON, works in slices, and returns answers as JSON.
//!
//! The page runs the engine in a worker. The worker [asks] a [`Question`](grundy_ask::Question) and [works]
//! on each task for one slice at a time. Between two slices it learns which tasks the page has cancelled.
//! Some computations cannot resume after a slice. They [pause](Outside::pause) in the middle if the browser
//! supports that; otherwise each slice starts them again, with more time.
//!
//! [asks]: ask
//! [works]: work
//!
//! ```
//! use grundy_wasm::Tasks;
//! use grundy_wasm::{Outside, Pause};
//!
//! /// A clock that stands still, and no other task that wants a turn.
//! struct Nothing;
//!
//! impl Outside for Nothing {
//!     fn now(&self) -> f64 {
//!         0.0
//!     }
//!     fn pause(&self, _: &grundy::Spent) -> Pause {
//!         Pause::Over
//!     }
//! }
//!
//! let mut tasks = Tasks::default();
//! let task = tasks.ask(r#"{"ask":"at","rule":"kayles","heap":"1000000000000000000"}"#);
//! let answer = loop {
//!     let word: serde_json::Value = serde_json::from_str(&tasks.advance(task, 40.0, &Nothing))?;
//!     if let Some(done) = word.get("done") {
//!         break done.clone();
//!     }
//! };
//! assert_eq!(answer["nim_value"], 1);
//! assert_eq!(answer["known_by"], "proved");
//! # Ok::<(), serde_json::Error>(())
//! ```

mod tasks;
mod visitor_file;
mod words;

pub use tasks::{Outside, Pause, Tasks};

use grundy::Spent;
use grundy_ask::World;
use grundy_words::Language;
use std::cell::RefCell;
use std::collections::BTreeMap;
use tasks::Task;
use visitor_file::{VisitorFile, opened};
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker started.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

// Only numbers cross here: `wasm-bindgen` then adds no glue, and the engine imports the very object that
// `pause.ts` exports.
#[wasm_bindgen(raw_module = "../pause.ts")]
extern "C" {
    /// Waits for the next turn of this task. Returns 1 when the turn comes, 2 if the task was forgotten, and
    /// 0 if this browser cannot wait.
    fn pause(done: f64, work: f64) -> i32;
}

/// The worker that the engine runs in.
struct Worker;

impl Outside for Worker {
    fn now(&self) -> f64 {
        now()
    }

    fn pause(&self, spent: &Spent) -> Pause {
        match pause(spent.done as f64, spent.work as f64) {
            0 => Pause::Impossible,
            1 => Pause::Over,
            _ => Pause::Forgotten,
        }
    }
}

thread_local! {
    /// Borrow this only for a moment: while one task pauses, the worker asks and works on others.
    static TASKS: RefCell<Tasks> = RefCell::default();
    /// The questions that no slice has read yet, with the files of the visitor. Reading a question may need the rest of
    /// the engine, and only a slice can wait for it.
    static UNREAD: RefCell<BTreeMap<u32, (String, Option<VisitorFile>)>> = RefCell::default();
    /// The report of the latest slice.
    static WORD: RefCell<String> = RefCell::default();
}

/// Asks a question in JSON. Returns the number of its task. A question about a table reads this file.
#[wasm_bindgen]
pub fn ask(question: &str, file: Option<VisitorFile>) -> u32 {
    let task = TASKS.with_borrow_mut(Tasks::number);
    UNREAD.with_borrow_mut(|unread| unread.insert(task, (question.to_owned(), file)));
    task
}

/// Works on a task for about this many milliseconds, or until it is done if its computation can pause.
/// [`word`] then returns the report. The task is gone once it has answered.
#[wasm_bindgen]
pub fn work(task: u32, milliseconds: f64) {
    let mut asked = match UNREAD.with_borrow_mut(|unread| unread.remove(&task)) {
        Some((question, file)) => Some(read(&question, file.as_ref())),
        None => TASKS.with_borrow_mut(|tasks| tasks.take(task)),
    };
    let word = Task::advance(&mut asked, milliseconds, &Worker);
    TASKS.with_borrow_mut(|tasks| tasks.put(task, asked));
    WORD.set(word);
}

fn read(question: &str, file: Option<&VisitorFile>) -> Task {
    match file {
        Some(file) => Task::read(question, &World::without_files().opening(&|_| Ok(opened(file)))),
        None => Task::read(question, &World::without_files()),
    }
}

/// The report of the latest [`work`], as JSON.
#[wasm_bindgen]
pub fn word() -> String {
    WORD.take()
}

/// Hands over the texts of a language, by its code: later answers may be in it. Returns whether they can be read.
#[wasm_bindgen]
pub fn teach(language: &str, texts: &str) -> bool {
    Language::of(language).is_some_and(|language| grundy_words::teach(language, texts).is_ok())
}

/// Forgets a task.
#[wasm_bindgen]
pub fn forget(task: u32) {
    UNREAD.with_borrow_mut(|unread| unread.remove(&task));
    TASKS.with_borrow_mut(|tasks| tasks.forget(task));
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
