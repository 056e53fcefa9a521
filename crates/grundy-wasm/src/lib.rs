//! The engine of the page: questions and answers as JSON, worked on in slices.
//!
//! The page runs it in a worker: it [asks](Engine::ask), [advances](Engine::advance) each task a little at a time, and
//! between two slices hears whether somebody lost interest. What may be asked is in [`question`].
//!
//! ```
//! use grundy_wasm::Tasks;
//! let mut tasks = Tasks::default();
//! let task = tasks.ask(r#"{"ask":"at","rule":"kayles","heap":"1000000000000000000"}"#);
//! let answer = loop {
//!     let word = tasks.advance(task, 40.0, &|| 0.0);
//!     if let Some(done) = word.get("done") {
//!         break done.clone();
//!     }
//! };
//! assert_eq!(answer["nim_value"], 1);
//! assert_eq!(answer["known_by"], "proved");
//! ```

pub mod question;
mod tasks;

pub use tasks::Tasks;

use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Milliseconds since the worker started.
    #[wasm_bindgen(js_namespace = performance)]
    fn now() -> f64;
}

/// The engine as JavaScript sees it.
#[wasm_bindgen]
#[derive(Default)]
pub struct Engine {
    tasks: Tasks,
}

#[wasm_bindgen]
impl Engine {
    /// Nothing is asked yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Engine {
        Engine::default()
    }

    /// Asks a question, which is JSON; the number of the task.
    pub fn ask(&mut self, question: &str) -> u32 {
        self.tasks.ask(question)
    }

    /// Works on a task for about so many milliseconds; what there is to say, as JSON. After an answer the task is gone.
    pub fn advance(&mut self, task: u32, milliseconds: f64) -> String {
        self.tasks.advance(task, milliseconds, &now).to_string()
    }

    /// Forgets a task.
    pub fn forget(&mut self, task: u32) {
        self.tasks.forget(task);
    }
}
