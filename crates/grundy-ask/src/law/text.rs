//! The text of laws, for people.

use super::HeapsLaw;
use crate::Remedy;
use crate::shape::{self, KnownBy};
use crate::style::{Bold, labelled};
use grundy_words::say;
use std::fmt::{self, Display as _, Formatter};

/// The text omits the table of an automaton with more states.
pub(super) const MAX_PRINTED_STATES: usize = 30;

/// A front end's wording of advice; `None` leaves the advice out.
pub type Wording<'a> = &'a dyn Fn(&Remedy) -> Option<String>;

/// A text that a function writes.
pub(super) struct Written<F>(pub F);

impl<F: Fn(&mut Formatter<'_>) -> fmt::Result> fmt::Display for Written<F> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.0(f)
    }
}

/// An answer whose text may contain advice.
pub(super) trait WriteWorded {
    fn write(&self, f: &mut Formatter<'_>, word: Wording<'_>) -> fmt::Result;
}

/// The rule, and its shortest form if that differs.
pub(super) fn heading(f: &mut Formatter<'_>, rule: &str, canonical: &str) -> fmt::Result {
    Bold(rule).fmt(f)?;
    writeln!(f)?;
    if rule == canonical { Ok(()) } else { writeln!(f, "{}", say!("is-canonical", canonical = canonical)) }
}

/// A line in place of an automaton that has too many states to print.
pub(super) fn too_many_states(f: &mut Formatter<'_>, states: usize, word: Wording<'_>) -> fmt::Result {
    let text = match word(&Remedy::ReadJson) {
        Some(how) => say!("law-read-json-how", states = states, how = how),
        None => say!("law-read-json", states = states),
    };
    writeln!(f, "  {text}")
}

impl WriteWorded for HeapsLaw {
    fn write(&self, f: &mut Formatter<'_>, word: Wording<'_>) -> fmt::Result {
        heading(f, &self.known.rule, &self.known.canonical)?;
        self.law_and_proofs(f, word)?;
        if let Some(report) = self.engine.as_ref().filter(|report| report.heaps > 0) {
            report.fmt(f)?;
        }
        self.list_files(f)
    }
}

impl HeapsLaw {
    /// The text of the rule, and of its shortest form if that differs.
    pub fn heading(&self) -> impl fmt::Display + '_ {
        Written(|f: &mut Formatter<'_>| heading(f, &self.known.rule, &self.known.canonical))
    }

    /// The text of the law and its proofs, with advice in the words of a front end.
    pub fn facts<'a>(&'a self, word: Wording<'a>) -> impl fmt::Display + 'a {
        Written(move |f: &mut Formatter<'_>| self.law_and_proofs(f, word))
    }

    /// The text that names the files of the values and of the certificate.
    pub fn files(&self) -> impl fmt::Display + '_ {
        Written(|f: &mut Formatter<'_>| self.list_files(f))
    }

    /// The law and its proofs, or a sentence that no law was found.
    fn law_and_proofs(&self, f: &mut Formatter<'_>, word: Wording<'_>) -> fmt::Result {
        match (&self.known.law, self.known.known_by) {
            (Some(law), Some(known_by)) => self.law(f, law, known_by, word)?,
            _ => self.no_law(f, word)?,
        }
        for also in self.also.iter().flatten() {
            writeln!(f, "  {}", say!("law-also-proved", reference = &also.reference))?;
            checked(f, &also.hypotheses)?;
        }
        Ok(())
    }

    fn law(
        &self,
        f: &mut Formatter<'_>,
        law: &shape::Law,
        known_by: KnownBy,
        word: Wording<'_>,
    ) -> fmt::Result {
        let mut lines = self.lines().iter();
        let first = lines.next().map_or("", |line| line);
        labelled(f, &known_by.words(), first)?;
        for line in lines {
            writeln!(f, "  {line}")?;
        }
        let reference = self.known.reference.as_deref().unwrap_or_default();
        match known_by {
            KnownBy::Seen => {
                let computed = self.heaps_computed;
                let seen = say!("law-seen-is-no-theorem", reference = reference, count = computed);
                writeln!(f, "  {seen}")?;
            }
            _ => writeln!(f, "  {}", say!("by-reference", reference = reference))?,
        }
        if let shape::Law::Automatic { states, .. } = law {
            machine(f, states, word)?;
        }
        if known_by == KnownBy::Proved { checked(f, &self.known.hypotheses) } else { Ok(()) }
    }

    fn no_law(&self, f: &mut Formatter<'_>, word: Wording<'_>) -> fmt::Result {
        let none = match self.heaps_computed.checked_sub(1) {
            None => say!("law-none-no-heap"),
            Some(last) => say!("law-none-to", last = last),
        };
        writeln!(f, "{none}")?;
        if self.heaps_computed > self.to {
            let no_proof = match word(&Remedy::LookFurther) {
                Some(how) => say!("law-none-is-no-proof-how", how = how),
                None => say!("law-none-is-no-proof"),
            };
            writeln!(f, "{no_proof}")?;
        }
        match word(&Remedy::ReadTried) {
            Some(how) => writeln!(f, "{how}."),
            None => Ok(()),
        }
    }

    /// The files of the values and of the certificate.
    fn list_files(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if let Some(kept) = &self.kept {
            writeln!(f, "{}", say!("law-values-kept", count = kept.heaps, file = &kept.file))?;
        }
        match &self.certificate {
            Some(certificate) => writeln!(f, "{certificate}"),
            None => Ok(()),
        }
    }
}

/// The table of an automaton with a value for each state, if it is small enough to read.
pub(super) fn checked(f: &mut Formatter<'_>, hypotheses: &[String]) -> fmt::Result {
    let lines = hypotheses.iter().map(|hypothesis| say!("checked-hypothesis", hypothesis = hypothesis));
    lines.into_iter().try_for_each(|line| writeln!(f, "  {line}"))
}

pub(super) fn machine(
    f: &mut Formatter<'_>,
    states: &[shape::law::ValueState],
    word: Wording<'_>,
) -> fmt::Result {
    if states.len() > MAX_PRINTED_STATES {
        return too_many_states(f, states.len(), word);
    }
    let digits = states.first().map_or(0, |state| state.next.len());
    let digits: Vec<String> = (0..digits).map(|digit| format!("{digit:>3}")).collect();
    writeln!(f, "  {}{}", say!("law-machine-head"), digits.concat())?;
    for (place, state) in states.iter().enumerate() {
        let next: Vec<String> = state.next.iter().map(|next| format!("{next:>3}")).collect();
        writeln!(f, "  {place:>5}  {:>5}       {}", state.nim_value, next.concat())?;
    }
    Ok(())
}
