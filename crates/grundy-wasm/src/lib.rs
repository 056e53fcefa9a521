//! The engine of the page: questions and answers as JSON, worked on in slices.
//!
//! The page runs it in a worker: it [asks], [works] on each task a little at a time, and between two slices hears whether
//! somebody lost interest. A computation that cannot be left and taken up again [pauses](Outside::pause) in its midst,
//! where the browser can do that; elsewhere it begins anew, with more time. What may be asked is a
//! [`Question`](grundy_ask::Question).
//!
//! [asks]: ask
//! [works]: work
//!
//! ```
//! use grundy_wasm::Tasks;
//! use grundy_wasm::{Outside, Pause};
//!
//! /// Time stands still, and nobody else wants a turn.
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
mod words;

pub use tasks::{Outside, Pause, Tasks};

use grundy::Spent;
use std::cell::RefCell;
use tasks::Task;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker started.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

// Numbers only: the import must be the very object that this module exports, without glue around it.
#[wasm_bindgen(raw_module = "../pause.ts")]
extern "C" {
    /// Waits for its turn: 1, or 2 if the task was forgotten; 0 where nobody can wait.
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
    /// Borrowed only for a moment: while one task pauses, others are asked and worked on.
    static TASKS: RefCell<Tasks> = RefCell::default();
    /// What there was to say last.
    static WORD: RefCell<String> = RefCell::default();
}

/// Asks a question, which is JSON; the number of the task.
#[wasm_bindgen]
pub fn ask(question: &str) -> u32 {
    TASKS.with_borrow_mut(|tasks| tasks.ask(question))
}

/// Works on a task for about so many milliseconds, or until it is done if its computation can pause. What there is to say
/// is then the [`word`]. After an answer the task is gone.
#[wasm_bindgen]
pub fn work(task: u32, milliseconds: f64) {
    let mut asked = TASKS.with_borrow_mut(|tasks| tasks.take(task));
    let word = Task::advance(&mut asked, milliseconds, &Worker);
    TASKS.with_borrow_mut(|tasks| tasks.put(task, asked));
    WORD.set(word);
}

/// What there was to say after the latest [`work`], as JSON.
#[wasm_bindgen]
pub fn word() -> String {
    WORD.take()
}

/// Forgets a task.
#[wasm_bindgen]
pub fn forget(task: u32) {
    TASKS.with_borrow_mut(|tasks| tasks.forget(task));
}

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
