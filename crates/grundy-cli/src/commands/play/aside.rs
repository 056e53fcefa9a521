//! Requests that are no moves: a hint, the reason, saving the game; and complaints.

use super::table::Table;
use crate::fail::{self, Fail};
use crate::output::{Text, same};
use crate::show::bold;
use grundy::explain::{ExplainQuestion, explain};
use grundy::play::hint;
use grundy::{Failure, Why};
use grundy_ask::play::Event;
use grundy_words::say;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};

impl Table<'_> {
    /// Says the next step of the hint.
    pub(super) fn hint(&mut self) -> Result<(), Fail> {
        let mut budget = self.run.patient_budget("thinking");
        let at = self.record.positions.last().expect("a record has a position");
        let told = match &mut self.judge {
            Some(known) => known.judge(at, &mut budget).map(|judged| judged.hint()),
            None => hint(at, self.record.convention, &mut budget),
        };
        drop(budget);
        let told = match told {
            Ok(told) => told,
            Err(failure) => return self.failed(failure),
        };
        let steps = told.steps(self.at());
        let moved = told.moved.map(|m| m.in_words(self.at()));
        let event = Event::Hint { principle: &told.principle, r#move: moved.as_deref() };
        let (step, last) = (self.hints_given.min(steps.len() - 1), steps.len() - 1);
        self.tell(&event, || {
            let said = if step == last && moved.is_some() { bold(&steps[step]) } else { steps[step].clone() };
            let more = if step < last { " (`hint` again says more.)" } else { "" };
            format!("Hint: {said}{more}")
        })?;
        self.hints_given += 1;
        Ok(())
    }

    pub(super) fn why(&self) -> Result<(), Fail> {
        let question =
            ExplainQuestion { convention: self.record.convention, max_moves: 5, definition: false };
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
        let written = self.write(file, false);
        self.kept = written.is_ok();
        written.or_else(|why| self.complain(&why))
    }

    pub(super) fn save_as(&mut self, name: &str, replace: bool) -> Result<(), Fail> {
        let file = match (name, self.save) {
            ("", Some(file)) => file.to_path_buf(),
            ("", None) => return self.complain("say where: save FILE"),
            (name, _) => PathBuf::from(name),
        };
        match self.write(&file, replace) {
            Ok(()) => {
                let shown = file.display().to_string();
                self.tell(&Event::Saved { file: &shown }, || format!("Kept in {shown}."))
            }
            Err(why) => self.complain(&why),
        }
    }

    /// Writes the game to a file. A file that does not hold this game is replaced only if the player says so.
    fn write(&mut self, file: &Path, replace: bool) -> Result<(), String> {
        let shown = file.display();
        let mine = self.files.iter().any(|known| same(known, file));
        let replace = replace || mine;
        let there =
            || format!("{shown} is there already: choose another name, or replace it with `save! {shown}`");
        if !replace && file.exists() {
            return Err(there());
        }
        let written = Text::file(file).and_then(|mut text| {
            write!(text, "{}", self.record)?;
            if replace { text.keep() } else { text.keep_new() }
        });
        match written {
            Ok(()) if mine => Ok(()),
            Ok(()) => {
                self.files.push(file.to_path_buf());
                Ok(())
            }
            Err(error) if error.kind() == ErrorKind::AlreadyExists && !replace => Err(there()),
            Err(error) => {
                Err(say!("program-game-not-kept", file = shown.to_string(), error = error.to_string()))
            }
        }
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
