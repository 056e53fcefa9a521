//! The text of a recognised game, for people.

use super::answer::{Identified, InOeis, MAX_SHOWN_VALUES, What};
use crate::Remedy;
use crate::style::Bold;
use grundy::KnownBy;
use grundy::identify::{Equality, Match, Near, Relation};
use grundy::law::Period;
use std::fmt::{self, Display as _};

/// A front end's wording of advice; `None` leaves the advice out.
pub type Wording<'a> = &'a dyn Fn(&Remedy) -> Option<String>;

impl fmt::Display for Identified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.worded(&|_| None).fmt(f)
    }
}

impl Identified {
    /// The text of the answer, with advice in the words of a front end.
    pub fn worded<'a>(&'a self, word: Wording<'a>) -> impl fmt::Display + 'a {
        Text { found: self, word }
    }
}

struct Text<'a> {
    found: &'a Identified,
    word: Wording<'a>,
}

impl fmt::Display for Text<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = self.found;
        self.heading(f)?;
        if found.zeros && found.values_known != Some(0) {
            writeln!(f, "All known values are 0: the player to move loses.")?;
        }
        if found.few && found.stopped.is_none() {
            let count = self.count();
            writeln!(f, "{count} are few, and much fits by chance: more of them may tell rules apart.")?;
        }
        for group in found.text_parts.matches.chunk_by(same_sentence) {
            self.group(f, group)?;
        }
        match found.matches_total - found.matches.len() {
            0 => {}
            more => {
                let all = found.matches_total as u64;
                let how = (self.word)(&Remedy::ListMatches { all });
                writeln!(f, "… and {more} more{}", how.map_or(String::new(), |how| format!(" ({how})")))?;
            }
        }
        self.no_match(f)?;
        found.text_parts.near.iter().try_for_each(|near| self.near(f, near))
    }
}

impl Text<'_> {
    fn heap(&self) -> &'static str {
        self.found.kind.heap()
    }

    fn count(&self) -> String {
        match self.found.values_known {
            Some(1) => "1 value".into(),
            Some(known) => format!("{known} values"),
            None => "all values".into(),
        }
    }

    fn heading(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = self.found;
        if found.kind != What::Values {
            Bold(&found.asked).fmt(f)?;
            writeln!(f)?;
        }
        if let Some(canonical) = found.canonical.as_ref().filter(|canonical| **canonical != found.asked) {
            let reason =
                found.text_parts.reason.as_ref().map_or(String::new(), |reason| format!(": {reason}"));
            writeln!(f, "is {canonical}{reason}")?;
        }
        found.oeis.iter().try_for_each(|one| writeln!(f, "{one}"))?;
        let values: Vec<String> = found.values.iter().map(u64::to_string).collect();
        let more = if found.values_known.is_none_or(|known| known > MAX_SHOWN_VALUES) { " …" } else { "" };
        writeln!(f, "nim-values from {} {} on: {}{more}", self.heap(), found.from, values.join(" "))
    }

    /// One sentence for a rule, or for several nameless rules with the same relation.
    fn group(&self, f: &mut fmt::Formatter<'_>, group: &[Match]) -> fmt::Result {
        let Some(first) = group.first() else { return Ok(()) };
        let sentence = first.relation.sentence(self.heap(), &listed(group));
        match &first.equality {
            Equality::SameRules => {
                Bold("the same rules").fmt(f)?;
                writeln!(f, ": {} has the same moves, heap for heap", first.candidate)?;
            }
            Equality::Decided { known_by } => {
                Bold(known_by.word()).fmt(f)?;
                writeln!(f, ": {sentence}, for {}", range(first))?;
                let see = (self.word)(&Remedy::ReadLaws);
                let see = see.map_or(String::new(), |see| format!(" ({see})"));
                writeln!(f, "  both laws were compared for all heaps{see}")?;
            }
            Equality::SameValues { known_by, here, there, .. } => {
                let to = group.iter().filter_map(compared_to).max().unwrap_or(0);
                Bold(known_by.word()).fmt(f)?;
                writeln!(f, ": {sentence}, for {}", range(first))?;
                let there =
                    if group.len() == 1 { format!(", {} there", period_text(there)) } else { String::new() };
                writeln!(
                    f,
                    "  by the laws ({} here{there}): equal to {} {to}, and then they repeat together",
                    period_text(here),
                    self.heap()
                )?;
            }
            Equality::Seen { .. } => {
                let to = group.iter().filter_map(compared_to).min().unwrap_or(0);
                Bold("seen").fmt(f)?;
                writeln!(f, ": {sentence}, for n = {} to {to}", first.from)?;
            }
        }
        first.candidate.about.map_or(Ok(()), |about| writeln!(f, "  {about}"))?;
        let named = group.iter().filter(|_| group.len() == 1);
        let sequences = named.flat_map(|found| InOeis::of(found.candidate.canonical.as_deref()));
        sequences.into_iter().try_for_each(|one| writeln!(f, "  {one}"))
    }

    /// A sentence if nothing matches.
    fn no_match(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let found = self.found;
        if !found.text_parts.matches.is_empty() || found.matches_total > 0 || found.stopped.is_some() {
            return Ok(());
        }
        match &found.with {
            Some(other) => writeln!(f, "Not the same as {other}, nor after a shift or with values repeated."),
            None => {
                let other = if found.canonical.is_some() { "other " } else { "" };
                let rules = found.rules_compared;
                writeln!(f, "No {other}rule of the catalogue ({rules} rules) has these values.")
            }
        }
    }

    fn near(&self, f: &mut fmt::Formatter<'_>, near: &Near) -> fmt::Result {
        let (candidate, differs) = (&near.candidate, &near.differs);
        let heap = self.heap();
        let by = match near.relation {
            Relation::Shift { by: 0 } => String::new(),
            Relation::Shift { by } => format!(" (with its heap n{by:+})"),
            _ => format!(" ({})", near.relation.sentence(heap, &candidate.to_string())),
        };
        let agrees = match differs.heap.checked_sub(1).filter(|last| *last >= near.from) {
            Some(last) => format!("agrees to {heap} {last}; "),
            None => String::new(),
        };
        Bold("differs").fmt(f)?;
        writeln!(
            f,
            ": {candidate}{by} {agrees}{heap} {} is worth {} here and {} there",
            differs.heap, differs.here, differs.there
        )
    }
}

/// The range of heaps of a match, such as `all n ≥ 5`.
fn range(found: &Match) -> String {
    if found.from == 0 { "all n".into() } else { format!("all n ≥ {}", found.from) }
}

/// Whether one sentence can state both matches.
fn same_sentence(one: &Match, next: &Match) -> bool {
    let kind = |found: &Match| match &found.equality {
        Equality::SameRules => None,
        Equality::SameValues { known_by, .. } | Equality::Decided { known_by } => Some(*known_by),
        Equality::Seen { .. } => Some(KnownBy::Seen),
    };
    let nameless = one.candidate.name.is_none() && next.candidate.name.is_none();
    nameless && (one.relation, one.from, kind(one)) == (next.relation, next.from, kind(next))
}

/// The names as a list: `0.26, 0.222 and 0.223`.
fn listed(group: &[Match]) -> String {
    let names: Vec<String> = group.iter().map(|found| found.candidate.to_string()).collect();
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        _ => names.concat(),
    }
}

/// The last heap of the comparison; `None` if it has no end.
fn compared_to(found: &Match) -> Option<u64> {
    match found.equality {
        Equality::SameRules | Equality::Decided { .. } => None,
        Equality::SameValues { to, .. } | Equality::Seen { to } => Some(to),
    }
}

/// A period in short: `period 34 from heap 53 on`.
fn period_text(law: &Period) -> String {
    let saltus = if law.saltus > 0 { format!(", saltus {}", law.saltus) } else { String::new() };
    format!("period {}{saltus} from heap {} on", law.period, law.preperiod)
}
