//! The answer of `grundy identify`, as text and as JSON.

use crate::fail::{self, Fail};
use crate::show::bold;
use grundy::KnownBy;
use grundy::identify::{Equality, Identified, Match, Near, Relation, Series};
use grundy::law::Period;
use serde_json::{Value, json};
use std::io::Write;

/// What was recognised, and of what.
pub struct Answer<'a> {
    pub series: &'a Series<'a>,
    /// The one sequence to compare with, if not the catalogue.
    pub other: Option<&'a Series<'a>>,
    pub found: &'a Identified,
    /// How many matches are shown.
    pub most: usize,
    pub seconds: f64,
}

/// The number of values to show.
const SHOWN: u64 = 16;

impl Answer<'_> {
    pub fn code(&self) -> u8 {
        self.found.stopped.as_ref().map_or(0, fail::stopped_code)
    }

    fn kind(&self) -> &'static str {
        match self.series.ruleset() {
            Some(_) => "rule",
            None if self.series.is_row() => "row",
            None => "values",
        }
    }

    /// What is numbered here.
    fn heap(&self) -> &'static str {
        if self.series.is_row() { "number" } else { "heap" }
    }

    fn canonical(&self) -> Option<&str> {
        self.series.ruleset().map(|ruleset| ruleset.canonical())
    }

    pub fn json(&self) -> Value {
        let Answer { series, other, found, most, seconds } = self;
        let mut object = json!({
            "asked": series.text(),
            "kind": self.kind(),
            "canonical": self.canonical(),
            "convention": "normal",
            "with": other.map(|other| other.text()),
            "from": series.first(),
            "values": series.values(SHOWN),
            "values_known": found.values,
            "rules_compared": found.rules,
            "matches": found.matches.iter().take(*most).map(|found| self.match_json(found)).collect::<Vec<_>>(),
            "matches_total": found.matches.len(),
            "near": found.near.iter().map(|near| self.near_json(near)).collect::<Vec<_>>(),
            "few": found.few,
            "zeros": found.zeros,
        });
        if let Some(stopped) = &found.stopped {
            object["stopped"] = fail::stopped_json(stopped, *seconds);
        }
        object
    }

    fn relation_json(&self, relation: &Relation, other: &str) -> Value {
        json!({
            "kind": relation.kind(), "factor": relation.factor(), "shift": relation.by(),
            "text": relation.sentence(self.heap(), other),
        })
    }

    fn match_json(&self, found: &Match) -> Value {
        let candidate = &found.candidate;
        let mut object = json!({
            "rule": candidate.text, "canonical": candidate.canonical, "name": candidate.name,
            "relation": self.relation_json(&found.relation, &candidate.to_string()),
            "from": found.from,
        });
        let (equality, known_by, to) = match &found.equality {
            Equality::SameRules => ("same-rules", "definition", None),
            Equality::SameValues { known_by, to, .. } => ("same-values", known_by.word(), Some(to)),
            Equality::Decided { known_by } => ("decided", known_by.word(), None),
            Equality::Seen { to } => ("seen", "seen", Some(to)),
        };
        object["equality"] = json!(equality);
        object["known_by"] = json!(known_by);
        object["to"] = json!(to);
        if let Equality::SameValues { here, there, .. } = &found.equality {
            object["periods"] = json!({ "here": period(here), "there": period(there) });
        }
        object
    }

    fn near_json(&self, near: &Near) -> Value {
        let candidate = &near.candidate;
        json!({
            "rule": candidate.text, "canonical": candidate.canonical, "name": candidate.name,
            "relation": self.relation_json(&near.relation, &candidate.to_string()),
            "from": near.from, "heap": near.differs.heap, "here": near.differs.here, "there": near.differs.there,
        })
    }

    pub fn text(&self, out: &mut impl Write) -> Result<(), Fail> {
        let found = self.found;
        self.heading(out)?;
        if found.zeros && found.values != Some(0) {
            writeln!(out, "All known values are 0: the player to move loses.")?;
        }
        if found.few && found.stopped.is_none() {
            writeln!(
                out,
                "{} are few, and much fits by chance: more of them may tell rules apart.",
                self.count()
            )?;
        }
        let shown = &found.matches[..found.matches.len().min(self.most)];
        for group in shown.chunk_by(alike) {
            self.group_text(out, group)?;
        }
        match found.matches.len() - shown.len() {
            0 => {}
            more => writeln!(out, "… and {more} more (--max-matches {} shows them)", found.matches.len())?,
        }
        self.nothing(out)?;
        for near in &found.near {
            self.near_text(out, near)?;
        }
        if let Some(stopped) = &found.stopped {
            writeln!(out, "Stopped: {}.", fail::stopped_text(stopped, self.seconds))?;
        }
        Ok(())
    }

    fn count(&self) -> String {
        match self.found.values {
            Some(1) => "1 value".into(),
            Some(known) => format!("{known} values"),
            None => "all values".into(),
        }
    }

    fn heading(&self, out: &mut impl Write) -> Result<(), Fail> {
        let series = self.series;
        if self.kind() != "values" {
            writeln!(out, "{}", bold(series.text()))?;
        }
        if let Some(ruleset) = series.ruleset().filter(|ruleset| ruleset.text() != ruleset.canonical()) {
            let reason = ruleset.reason().map_or(String::new(), |reason| format!(": {reason}"));
            writeln!(out, "is {}{reason}", ruleset.canonical())?;
        }
        let values: Vec<String> = series.values(SHOWN).iter().map(u64::to_string).collect();
        let more = if self.found.values.is_none_or(|known| known > SHOWN) { " …" } else { "" };
        writeln!(out, "nim-values from {} {} on: {}{more}", self.heap(), series.first(), values.join(" "))?;
        Ok(())
    }

    /// One rule, or several without names that are related in the same way.
    fn group_text(&self, out: &mut impl Write, group: &[Match]) -> Result<(), Fail> {
        let Some(first) = group.first() else { return Ok(()) };
        let sentence = first.relation.sentence(self.heap(), &listed(group));
        match &first.equality {
            Equality::SameRules => {
                writeln!(
                    out,
                    "{}: {} has the same moves, heap for heap",
                    bold("the same rules"),
                    first.candidate
                )?;
            }
            Equality::Decided { known_by } => {
                writeln!(out, "{}: {sentence}, for {}", bold(known_by.word()), all(first))?;
                writeln!(out, "  both laws were compared for all heaps (see `grundy law`)")?;
            }
            Equality::SameValues { known_by, here, there, .. } => {
                let all = all(first);
                let to = group.iter().filter_map(compared_to).max().unwrap_or(0);
                writeln!(out, "{}: {sentence}, for {all}", bold(known_by.word()))?;
                let there =
                    if group.len() == 1 { format!(", {} there", shortly(there)) } else { String::new() };
                writeln!(
                    out,
                    "  by the laws ({} here{there}): equal to {} {to}, and then they repeat together",
                    shortly(here),
                    self.heap()
                )?;
            }
            Equality::Seen { .. } => {
                let to = group.iter().filter_map(compared_to).min().unwrap_or(0);
                writeln!(out, "{}: {sentence}, for n = {} to {to}", bold("seen"), first.from)?;
            }
        }
        if let Some(about) = first.candidate.about {
            writeln!(out, "  {about}")?;
        }
        Ok(())
    }

    /// What is said where nothing was found.
    fn nothing(&self, out: &mut impl Write) -> Result<(), Fail> {
        if !self.found.matches.is_empty() || self.found.stopped.is_some() {
            return Ok(());
        }
        match self.other {
            Some(other) => {
                writeln!(
                    out,
                    "Not the same as {}, nor after a shift or with values repeated.",
                    other.text()
                )?;
            }
            None => {
                let other = if self.canonical().is_some() { "other " } else { "" };
                writeln!(
                    out,
                    "No {other}rule of the catalogue ({} rules) has these values.",
                    self.found.rules
                )?;
            }
        }
        Ok(())
    }

    fn near_text(&self, out: &mut impl Write, near: &Near) -> Result<(), Fail> {
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
        writeln!(
            out,
            "{}: {candidate}{by} {agrees}{heap} {} is worth {} here and {} there",
            bold("differs"),
            differs.heap,
            differs.here,
            differs.there
        )?;
        Ok(())
    }
}

/// For which heaps it is said.
fn all(found: &Match) -> String {
    if found.from == 0 { "all n".into() } else { format!("all n ≥ {}", found.from) }
}

/// Are they told in one sentence?
fn alike(one: &Match, next: &Match) -> bool {
    let kind = |found: &Match| match &found.equality {
        Equality::SameRules => None,
        Equality::SameValues { known_by, .. } | Equality::Decided { known_by } => Some(*known_by),
        Equality::Seen { .. } => Some(KnownBy::Seen),
    };
    let nameless = one.candidate.name.is_none() && next.candidate.name.is_none();
    nameless && (one.relation, one.from, kind(one)) == (next.relation, next.from, kind(next))
}

/// `0.26, 0.222 and 0.223`.
fn listed(group: &[Match]) -> String {
    let names: Vec<String> = group.iter().map(|found| found.candidate.to_string()).collect();
    match names.split_last() {
        Some((last, others)) if !others.is_empty() => format!("{} and {last}", others.join(", ")),
        _ => names.concat(),
    }
}

/// The last heap that was compared.
fn compared_to(found: &Match) -> Option<u64> {
    match found.equality {
        Equality::SameRules | Equality::Decided { .. } => None,
        Equality::SameValues { to, .. } | Equality::Seen { to } => Some(to),
    }
}

fn period(law: &Period) -> Value {
    json!({ "preperiod": law.preperiod, "period": law.period, "saltus": law.saltus })
}

/// `period 34 from heap 53 on`.
fn shortly(law: &Period) -> String {
    let saltus = if law.saltus > 0 { format!(", saltus {}", law.saltus) } else { String::new() };
    format!("period {}{saltus} from heap {} on", law.period, law.preperiod)
}
