//! The answer to a question of recognition.

use crate::shape::{Convention, KnownBy};
use crate::{Answer, Ended};
use grundy::Oeis;
use grundy::identify::{self, Candidate, Series};
use grundy::law::Period;
use grundy_words::say;
use serde::Serialize;
use std::fmt;

/// The largest number of values in the answer.
pub(super) const MAX_SHOWN_VALUES: u64 = 16;

/// The rules with the given nim-values, the relation between their heaps, and how each match is known.
///
/// If no rule matches, the list of matches is empty.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Identified {
    /// The rule, the row or the values of the question.
    pub asked: String,
    /// The kind of the question's subject.
    pub kind: What,
    /// The shortest form of the rule; null for a row and for values.
    pub canonical: Option<String>,
    /// Always normal play.
    pub convention: Convention,
    /// What the values were compared with; null for the catalogue.
    pub with: Option<String>,
    /// The sequences of the OEIS whose terms are the nim-values of the rule.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub oeis: Vec<InOeis>,
    /// The heap of the first value; in a row of positions, its number.
    pub from: u64,
    /// The first values, at most sixteen.
    #[cfg_attr(feature = "schema", schemars(length(max = 16)))]
    pub values: Vec<u64>,
    /// The number of known values; null if a law gives all of them.
    pub values_known: Option<u64>,
    /// The number of rules that were compared.
    pub rules_compared: usize,
    /// The matching rules, the best first.
    pub matches: Vec<Match>,
    /// The number of matching rules, including those that are not listed.
    pub matches_total: usize,
    /// Rules that agree in the first values and differ later.
    pub near: Vec<Near>,
    /// Whether there are too few values to distinguish rules.
    pub few: bool,
    /// Whether all known values are 0.
    pub zeros: bool,
    /// What ended the search early, before it compared all rules.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Ended>,
    #[serde(skip)]
    pub(super) text_parts: TextParts,
}

/// What the text needs in addition to the public fields.
#[derive(Clone, Debug)]
pub(super) struct TextParts {
    pub(super) reason: Option<String>,
    pub(super) matches: Vec<identify::Match>,
    pub(super) near: Vec<identify::Near>,
}

/// The kinds of subjects that can be recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum What {
    /// A rule.
    Rule,
    /// A row of positions.
    Row,
    /// Values.
    Values,
}

/// A rule with the same values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(transform = crate::shape::promises::equality))]
pub struct Match {
    /// The rule, as a user types it.
    pub rule: String,
    /// The shortest form of the rule; null for a row and for values.
    pub canonical: Option<String>,
    /// The name of the game; null if it has none.
    pub name: Option<String>,
    /// The sequences of the OEIS whose terms are the nim-values of this rule.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub oeis: Vec<InOeis>,
    /// The relation between the heaps of the two rules.
    pub relation: Relation,
    /// The first heap from which the relation holds.
    pub from: u64,
    /// How far the equality reaches.
    pub equality: Equality,
    /// How the equality is known.
    pub known_by: KnownBy,
    /// The last heap that was compared; null if the rules are the same or if their laws were compared.
    pub to: Option<u64>,
    /// The periods of the two sequences, which repeat together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub periods: Option<Periods>,
}

/// A sequence of the On-Line Encyclopedia of Integer Sequences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct InOeis {
    /// The number, such as `A002188`.
    pub number: String,
    /// The heap whose nim-value is the first term.
    pub first_heap: u64,
}

impl InOeis {
    /// The sequences of a rule in its shortest form.
    pub(super) fn of(canonical: Option<&str>) -> Vec<InOeis> {
        let sequences = canonical.into_iter().flat_map(Oeis::of);
        sequences.map(|one| InOeis { number: one.number.into(), first_heap: one.first_heap }).collect()
    }
}

/// The number, and where the sequence begins.
impl fmt::Display for InOeis {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&say!("oeis-from-heap", number = &self.number, heap = self.first_heap))
    }
}

/// A rule whose first values agree, and a later value differs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Near {
    /// The rule, as a user types it.
    pub rule: String,
    /// The shortest form of the rule; null for a row and for values.
    pub canonical: Option<String>,
    /// The name of the game; null if it has none.
    pub name: Option<String>,
    /// The relation between the heaps of the two rules.
    pub relation: Relation,
    /// The first heap that was compared.
    pub from: u64,
    /// The first heap whose value differs.
    pub heap: u64,
    /// The value of that heap in the question.
    pub here: u64,
    /// The value of the corresponding heap of this rule.
    pub there: u64,
}

/// The relation between the heaps of the question (here) and the heaps of another rule (there).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Relation {
    /// `shift`, `repeated-here`, `repeated-there`, `zeros-here`, `zeros-there` or `without-zeros`.
    pub kind: String,
    /// How often each value repeats, or the distance between zeros; 1 for a shift.
    pub factor: u64,
    /// The shift in heaps.
    pub shift: i64,
    /// The relation in a sentence.
    pub text: String,
}

/// How far the equality of two sequences reaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Equality {
    /// The rules have the same moves, heap for heap.
    SameRules,
    /// All values are equal: they were compared until both laws repeat together.
    SameValues,
    /// All values are equal: the laws themselves were compared.
    Decided,
    /// The computed values are equal; later values may differ.
    Seen,
}

/// The periods of two sequences.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Periods {
    /// The period of the question's sequence.
    pub here: Recurrence,
    /// The period of the matching rule, in that rule's own heaps.
    pub there: Recurrence,
}

/// The law G(n + period) = G(n) + saltus from heap `preperiod` on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Recurrence {
    /// The smallest heap from which the law holds.
    pub preperiod: u64,
    /// The period.
    pub period: u64,
    /// The saltus: what each period adds to the values.
    pub saltus: u64,
}

/// The subject of a question of recognition.
pub(super) struct Subject {
    asked: String,
    kind: What,
    canonical: Option<String>,
    reason: Option<String>,
    from: u64,
    values: Vec<u64>,
}

impl Subject {
    pub(super) fn of(series: &Series<'_>) -> Subject {
        let kind = match series.ruleset() {
            Some(_) => What::Rule,
            None if series.is_row() => What::Row,
            None => What::Values,
        };
        Subject {
            asked: series.text().into(),
            kind,
            canonical: series.ruleset().map(|ruleset| ruleset.canonical().into()),
            reason: series.ruleset().and_then(|ruleset| ruleset.reason()).map(Into::into),
            from: series.first(),
            values: series.values(MAX_SHOWN_VALUES),
        }
    }
}

impl What {
    /// The noun for an index: rows number positions, rules have heaps.
    pub(super) fn heap(self) -> &'static str {
        match self {
            What::Row => "number",
            What::Rule | What::Values => "heap",
        }
    }
}

impl Identified {
    pub(super) fn new(
        subject: Subject,
        with: Option<String>,
        found: identify::Identified,
        max_matches: usize,
        stopped: Option<Ended>,
    ) -> Identified {
        let Subject { asked, kind, canonical, reason, from, values } = subject;
        Identified {
            asked,
            kind,
            oeis: InOeis::of(canonical.as_deref()),
            canonical,
            convention: Convention::Normal,
            with,
            from,
            values,
            values_known: found.values,
            rules_compared: found.rules,
            matches: found.matches.iter().take(max_matches).map(|one| Match::new(one, kind)).collect(),
            matches_total: found.matches.len(),
            near: found.near.iter().map(|near| Near::new(near, kind)).collect(),
            few: found.few,
            zeros: found.zeros,
            stopped,
            text_parts: TextParts {
                reason,
                matches: found.matches.into_iter().take(max_matches).collect(),
                near: found.near,
            },
        }
    }
}

impl Match {
    fn new(found: &identify::Match, what: What) -> Match {
        let (equality, known_by, to) = match found.equality {
            identify::Equality::SameRules => (Equality::SameRules, grundy::KnownBy::Definition, None),
            identify::Equality::SameValues { known_by, to, .. } => (Equality::SameValues, known_by, Some(to)),
            identify::Equality::Decided { known_by } => (Equality::Decided, known_by, None),
            identify::Equality::Seen { to } => (Equality::Seen, grundy::KnownBy::Seen, Some(to)),
        };
        let periods = match &found.equality {
            identify::Equality::SameValues { here, there, .. } => {
                Some(Periods { here: here.into(), there: there.into() })
            }
            _ => None,
        };
        let Candidate { text, canonical, name, .. } = found.candidate.clone();
        Match {
            relation: Relation::new(&found.relation, &found.candidate, what),
            rule: text,
            oeis: InOeis::of(canonical.as_deref()),
            canonical,
            name: name.map(Into::into),
            from: found.from,
            equality,
            known_by: known_by.into(),
            to,
            periods,
        }
    }
}

impl Near {
    fn new(near: &identify::Near, what: What) -> Near {
        let Candidate { text, canonical, name, .. } = near.candidate.clone();
        Near {
            relation: Relation::new(&near.relation, &near.candidate, what),
            rule: text,
            canonical,
            name: name.map(Into::into),
            from: near.from,
            heap: near.differs.heap,
            here: near.differs.here,
            there: near.differs.there,
        }
    }
}

impl Relation {
    fn new(relation: &identify::Relation, there: &Candidate, what: What) -> Relation {
        Relation {
            kind: relation.kind().into(),
            factor: relation.factor(),
            shift: relation.by(),
            text: relation.sentence(what.heap(), &there.to_string()),
        }
    }
}

impl From<&Period> for Recurrence {
    fn from(law: &Period) -> Recurrence {
        let &Period { preperiod, period, saltus } = law;
        Recurrence { preperiod, period, saltus }
    }
}

impl Answer for Identified {
    fn ended(&self) -> Option<&Ended> {
        self.stopped.as_ref()
    }
}
