//! Requests that are no moves: a hint, the reason, saving the game; and complaints.

use super::table::Table;
use crate::fail::{self, Fail};
use crate::output::Text;
use crate::show::bold;
use grundy::explain::{ExplainQuestion, explain};
use grundy::play::hint;
use grundy::{Failure, Why};
use grundy_ask::play::Event;
use std::io::Write as _;
use std::path::{Path, PathBuf};

impl Table<'_> {
    pub(super) fn hint(&self) -> Result<(), Fail> {
        let told = match hint(self.at(), self.record.convention, &mut self.run.patient_budget("thinking")) {
            Ok(told) => told,
            Err(failure) => return self.failed(failure),
        };
        let moved = told.moved.map(|m| m.in_words(self.at()));
        let event = Event::Hint { principle: &told.principle, r#move: moved.as_deref() };
        self.tell(&event, || {
            let mut chars = told.principle.chars();
            let first = chars.next().map(|c| c.to_uppercase().to_string()).unwrap_or_default();
            let principle = format!("{first}{}", chars.as_str());
            let stop = if principle.ends_with('.') { "" } else { "." };
            match &moved {
                Some(moved) => format!("Hint: {principle}{stop} {}", bold(moved)),
                None => format!("Hint: {principle}{stop}"),
            }
        })
    }

    pub(super) fn why(&self) -> Result<(), Fail> {
        let question = ExplainQuestion { convention: self.record.convention, max_moves: 5 };
        match explain(self.at(), &question, &mut self.run.patient_budget("explaining")) {
            Ok(explained) => {
                let text = explained.to_string();
                self.tell(&Event::Why { text: &text }, || text.trim_end().to_string())
            }
            Err(failure) => self.failed(failure),
        }
    }

    /// Saves the game in its file, if it has one.
    pub(super) fn keep(&mut self) -> Result<(), Fail> {
        let Some(file) = self.save else { return Ok(()) };
        let written = self.write(file);
        self.kept = written.is_ok();
        written.or_else(|why| self.complain(&why))
    }

    pub(super) fn save_as(&mut self, name: &str) -> Result<(), Fail> {
        let file = match (name, self.save) {
            ("", Some(file)) => file.to_path_buf(),
            ("", None) => return self.complain("say where: save FILE"),
            (name, _) => PathBuf::from(name),
        };
        if file.exists() && self.save != Some(&file) {
            return self.complain(&format!("{} is there already: choose another name", file.display()));
        }
        match self.write(&file) {
            Ok(()) => {
                let shown = file.display().to_string();
                self.tell(&Event::Saved { file: &shown }, || format!("Kept in {shown}."))
            }
            Err(why) => self.complain(&why),
        }
    }

    fn write(&self, file: &Path) -> Result<(), String> {
        let cannot = |why: String| format!("the game cannot be kept in {}: {why}", file.display());
        let mut text = Text::to(Some(file)).map_err(|fail| match fail {
            Fail::Bad(why) => why,
            fail => cannot(format!("{fail:?}")),
        })?;
        write!(text, "{}", self.record).and_then(|()| text.keep()).map_err(|error| cannot(error.to_string()))
    }

    /// Says that the input was not understood; the game is unchanged.
    pub(super) fn complain(&self, why: &str) -> Result<(), Fail> {
        self.tell(&Event::Error { message: why }, || format!("? {why}"))
    }

    /// Says that the library could not answer; the game goes on.
    pub(super) fn failed(&self, failure: Failure) -> Result<(), Fail> {
        match failure {
            Failure::Stopped(stopped) if stopped.why == Why::Cancelled => Ok(()),
            Failure::Stopped(stopped) => {
                let why = fail::stopped_text(&stopped, self.run.seconds());
                self.tell(&Event::Unknown { message: &why }, || format!("grundy does not know: {why}."))
            }
            failure => self.complain(&failure.to_string()),
        }
    }
}
