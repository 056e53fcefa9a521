//! What was recognised.

use crate::shape::{Convention, KnownBy, promises};
use crate::{Answer, Ended};
use grundy::identify::{self, Candidate, Series};
use grundy::law::Period;
use schemars::JsonSchema;
use serde::Serialize;

/// How many of the values are shown.
pub(super) const MAX_SHOWN_VALUES: u64 = 16;

/// Which rules have these nim-values, by which relation of the heaps, and how that is known.
///
/// No rule found is an answer too: the list of matches is empty.
#[derive(Clone, Debug, Serialize, JsonSchema)]
pub struct Identified {
    /// The rule, the row or the values.
    pub asked: String,
    /// What was asked about.
    pub kind: What,
    /// The shortest form of a rule; null for a row and for values.
    pub canonical: Option<String>,
    /// Normal play.
    pub convention: Convention,
    /// What it was compared with; null for the catalogue.
    pub with: Option<String>,
    /// The heap, or the number, of the first value.
    pub from: u64,
    /// The first values, sixteen at most.
    #[schemars(length(max = 16))]
    pub values: Vec<u64>,
    /// How many values were known; null where a law gives all of them.
    pub values_known: Option<u64>,
    /// With how many rules the values were compared.
    pub rules_compared: usize,
    /// Rules with these values, the best first.
    pub matches: Vec<Match>,
    /// How many such rules there are, listed or not.
    pub matches_total: usize,
    /// Rules that have the same values at first, and differ.
    pub near: Vec<Near>,
    /// Were there too few values to tell rules apart?
    pub few: bool,
    /// Were all values that are known 0?
    pub zeros: bool,
    /// What ended the search before all rules were compared.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Ended>,
    #[serde(skip)]
    pub(super) said: Said,
}

/// What the text needs beside the fields.
#[derive(Clone, Debug)]
pub(super) struct Said {
    pub(super) reason: Option<String>,
    pub(super) matches: Vec<identify::Match>,
    pub(super) near: Vec<identify::Near>,
}

/// What can be recognised.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "lowercase")]
pub enum What {
    /// A rule.
    Rule,
    /// A row of positions.
    Row,
    /// Values.
    Values,
}

/// A rule with these values.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(transform = promises::equality)]
pub struct Match {
    /// The text to type.
    pub rule: String,
    /// Its shortest form; null for a row and for values.
    pub canonical: Option<String>,
    /// What people call it.
    pub name: Option<String>,
    /// Which heap is compared with which.
    pub relation: Relation,
    /// The first heap here of which it is said.
    pub from: u64,
    /// In what sense the two are equal.
    pub equality: Equality,
    /// How that is known.
    pub known_by: KnownBy,
    /// The last heap that was compared; null for the same rules, and where the laws were compared.
    pub to: Option<u64>,
    /// The periods that repeat together.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub periods: Option<Periods>,
}

/// A rule that has these values at first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Near {
    /// The text to type.
    pub rule: String,
    /// Its shortest form; null for a row and for values.
    pub canonical: Option<String>,
    /// What people call it.
    pub name: Option<String>,
    /// Which heap is compared with which.
    pub relation: Relation,
    /// The first heap here that was compared.
    pub from: u64,
    /// The first heap here that differs.
    pub heap: u64,
    /// Its value.
    pub here: u64,
    /// What it would have to be.
    pub there: u64,
}

/// Which heap here is compared with which heap there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Relation {
    /// `shift`, `repeated-here`, `repeated-there`, `zeros-here`, `zeros-there` or `without-zeros`.
    pub kind: String,
    /// How often a value is repeated, or how far zeros stand apart; 1 for a shift.
    pub factor: u64,
    /// By how many heaps it is shifted.
    pub shift: i64,
    /// The relation in a sentence.
    pub text: String,
}

/// In what sense two sequences are equal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Equality {
    /// The same moves, heap for heap.
    SameRules,
    /// The same values for all heaps, compared until both laws repeat together.
    SameValues,
    /// The same values for all heaps, since the laws were compared.
    Decided,
    /// The same values as far as they were computed.
    Seen,
}

/// The periods of both.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Periods {
    /// Of what was asked about.
    pub here: Recurrence,
    /// Of the rule that was found, in the heaps there.
    pub there: Recurrence,
}

/// G(n + period) = G(n) + saltus from heap `preperiod` on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Recurrence {
    /// The smallest heap from which on it holds.
    pub preperiod: u64,
    /// The period.
    pub period: u64,
    /// What is added.
    pub saltus: u64,
}

/// What was asked about.
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
    /// What is numbered here.
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
        most: usize,
        stopped: Option<Ended>,
    ) -> Identified {
        let Subject { asked, kind, canonical, reason, from, values } = subject;
        Identified {
            asked,
            kind,
            canonical,
            convention: Convention::Normal,
            with,
            from,
            values,
            values_known: found.values,
            rules_compared: found.rules,
            matches: found.matches.iter().take(most).map(|one| Match::new(one, kind)).collect(),
            matches_total: found.matches.len(),
            near: found.near.iter().map(|near| Near::new(near, kind)).collect(),
            few: found.few,
            zeros: found.zeros,
            stopped,
            said: Said { reason, matches: found.matches.into_iter().take(most).collect(), near: found.near },
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
