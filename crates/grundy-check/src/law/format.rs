//! The head of a law.

use super::wrong;
use crate::Fault;
use crate::format::{nullable, present};
use crate::json::Json;
use crate::machine::{Logic, Machine};
use grundy_rules::Budget;
use grundy_rules::logic::{Core, Move};
use serde::Deserialize;
use serde::de::{Deserializer, Error as _, IgnoredAny};
use std::fmt;

/// The first line.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Line {
    #[serde(rename = "format")]
    _format: IgnoredAny,
    #[serde(rename = "version")]
    _version: IgnoredAny,
    #[serde(rename = "kind")]
    _kind: IgnoredAny,
    rule: Core,
    claim: Claims,
    theorem: String,
    #[serde(default, deserialize_with = "present")]
    sparse: Option<Sparse>,
    #[serde(default, deserialize_with = "present")]
    law: Option<Claims>,
    #[serde(default, deserialize_with = "present")]
    sums: Option<Sums>,
    #[serde(default, deserialize_with = "present")]
    measure: Option<Vec<Vec<i64>>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Claims {
    #[serde(default, deserialize_with = "present")]
    period: Option<(u64, u64, u64)>,
    #[serde(default, deserialize_with = "present")]
    classes: Option<(u64, Vec<u64>)>,
    #[serde(default, deserialize_with = "present")]
    values: Option<Vec<u64>>,
    #[serde(default, deserialize_with = "present")]
    machine: Option<Table>,
    #[serde(default, deserialize_with = "present")]
    relation: Option<Relation>,
    #[serde(default, deserialize_with = "present")]
    sliding: Option<bool>,
    #[serde(default, deserialize_with = "present")]
    range: Option<(u64, Option<u64>)>,
    #[serde(default, deserialize_with = "present")]
    p_positions: Option<Positions>,
    #[serde(default, deserialize_with = "present")]
    beatty: Option<Beatty>,
}

/// The pairs of two Beatty sequences.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
struct Beatty {
    r: u64,
}

/// A machine that reads one digit of each coordinate at once; the number of a state is 1 if it accepts.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Positions {
    pub base: Base,
    states: Vec<Vec<u32>>,
}

/// How numbers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Base {
    Number(u32),
    /// As sums of Fibonacci numbers.
    Fibonacci,
}

impl<'de> Deserialize<'de> for Base {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Base, D::Error> {
        match Json::deserialize(from)? {
            Json::Text(word) if word == "fibonacci" => Ok(Base::Fibonacci),
            Json::Natural(base) if base <= u64::from(u32::MAX) => Ok(Base::Number(base as u32)),
            _ => Err(D::Error::custom("a base is a number, or `fibonacci`")),
        }
    }
}

/// The data that the theorem `sparse window` needs.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Sparse {
    pub mask: u32,
    #[serde(deserialize_with = "nullable")]
    pub parity: Option<u32>,
    pub width: u64,
}

/// States, each with a number, then the next state for each symbol.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    pub base: u32,
    states: Vec<Vec<u32>>,
}

/// The same for a relation between two numbers; the number of a state is 1 if it accepts.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Relation {
    pub base: u32,
    pub coding: Coding,
    states: Vec<Vec<u32>>,
}

/// The same for nim-sums, which are not coded.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
struct Sums {
    base: u32,
    states: Vec<Vec<u32>>,
}

/// The number that encodes a nim-value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Coding {
    Value,
    Power,
    Odious,
}

/// G(n + p) = G(n) + s for all n ≥ n₀.
pub(crate) struct Period {
    pub preperiod: u64,
    pub period: u64,
    pub saltus: u64,
    pub values: Option<Vec<u64>>,
}

/// G(n + p) = G(n) + s(n mod p) for all n ≥ n₀.
pub(crate) struct Classes {
    pub preperiod: u64,
    /// s(0) to s(p − 1).
    pub saltus: Vec<u64>,
    pub values: Option<Vec<u64>>,
}

pub(crate) enum Claim {
    Period(Period),
    Classes(Classes),
    Machine(Table),
    Relation(Relation),
    Sliding,
    Range(u64, Option<u64>),
    Positions(Positions),
    /// The pairs of r-Wythoff.
    Beatty(u64),
}

pub(crate) struct Head {
    pub rule: Core,
    pub claim: Claim,
    pub theorem: String,
    pub sparse: Option<Sparse>,
    /// The law that gives a period.
    pub law: Option<Claim>,
    /// The nim-sums of all smaller heaps, if neighbours are turned.
    pub sums: Option<Relation>,
    /// Weights of the coordinates: the first of these sums that changes in a move becomes smaller.
    pub measure: Option<Vec<Vec<i64>>>,
}

pub(crate) fn head(line: &[u8], budget: &mut Budget<'_>) -> Result<Head, Fault> {
    let Line { rule, claim, theorem, sparse, law, sums, measure, .. } = crate::json::read(line, budget)?;
    let law = law.map(Claims::one).transpose()?;
    let sums = sums.map(|Sums { base, states }| Relation { base, coding: Coding::Value, states });
    let head = Head { rule, claim: claim.one()?, theorem, sparse, law, sums, measure };
    head.tells_no_more()?;
    Ok(head)
}

impl Head {
    /// Refuses fields that belong to another theorem or claim.
    fn tells_no_more(&self) -> Result<(), Fault> {
        let sentence = self.theorem == "sentence";
        let period = matches!(self.claim, Claim::Period(_));
        let runs = matches!(self.rule.moves[..], [Move::Run(_)]);
        let fields = [
            ("sparse", self.sparse.is_some(), self.theorem == "sparse window"),
            ("law", self.law.is_some(), sentence && period),
            ("sums", self.sums.is_some(), sentence && runs),
            ("measure", self.measure.is_some(), self.theorem == "p-positions"),
        ];
        match fields.into_iter().find(|(_, told, asked)| *told && !asked) {
            Some((name, ..)) => wrong(format!("the field `{name}` is no part of such a proof")),
            None => Ok(()),
        }
    }
}

impl Claims {
    /// The single claim of the head.
    fn one(self) -> Result<Claim, Fault> {
        let unfit = self.values.is_some() && self.period.is_none() && self.classes.is_none()
            || self.period.is_some() && self.classes.is_some()
            || self.sliding == Some(false);
        // The values belong to one of these two.
        let periodic = match (self.period, self.classes) {
            (Some((preperiod, period, saltus)), _) => {
                Some(Claim::Period(Period { preperiod, period, saltus, values: self.values }))
            }
            (None, Some((preperiod, saltus))) => {
                Some(Claim::Classes(Classes { preperiod, saltus, values: self.values }))
            }
            (None, None) => None,
        };
        let mut all = [
            periodic,
            self.machine.map(Claim::Machine),
            self.relation.map(Claim::Relation),
            self.sliding.map(|_| Claim::Sliding),
            self.range.map(|(least, most)| Claim::Range(least, most)),
            self.p_positions.map(Claim::Positions),
            self.beatty.map(|pairs| Claim::Beatty(pairs.r)),
        ]
        .into_iter()
        .flatten();
        match (all.next(), all.next(), unfit) {
            (Some(Claim::Period(period)), None, false) => {
                possible(period.preperiod, period.period, &[period.saltus], &period.values)?;
                Ok(Claim::Period(period))
            }
            (Some(Claim::Classes(classes)), None, false) => {
                let Classes { preperiod, saltus, values } = &classes;
                possible(*preperiod, saltus.len() as u64, saltus, values)?;
                Ok(Claim::Classes(classes))
            }
            (Some(claim), None, false) => Ok(claim),
            _ => wrong(
                "a claim is one of `period` or `classes` (with `values` or without), `machine`, `relation`, `sliding`, `range`, \
                 `p_positions`, `beatty`",
            ),
        }
    }
}

/// Checks that such heaps can exist.
fn possible(n0: u64, p: u64, saltus: &[u64], values: &Option<Vec<u64>>) -> Result<(), Fault> {
    let end = n0.checked_add(p);
    let fits = |values: &Vec<u64>| Some(values.len() as u64) == end;
    if p == 0 || end.is_none() || !values.as_ref().is_none_or(fits) {
        return wrong(
            "a period is at least 1, and the values are those of the heaps below preperiod + period",
        );
    }
    if saltus.iter().any(|saltus| *saltus > u64::from(u32::MAX)) {
        return wrong("the saltus is larger than values are here");
    }
    Ok(())
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Claim::Period(Period { preperiod, period, saltus, .. }) => {
                let more = if *saltus == 0 { String::new() } else { format!(" + {saltus}") };
                write!(
                    f,
                    "G(n+{period}) = G(n){more} for all n >= {preperiod}; no smaller period, no smaller preperiod"
                )
            }
            Claim::Classes(Classes { preperiod, saltus, .. }) => {
                let p = saltus.len();
                write!(f, "G(n+{p}) = G(n) + s(n mod {p}) for all n >= {preperiod}, with s(0), s(1), … = ")?;
                // Runs of one number are written together, since a list may be long.
                let runs = saltus.chunk_by(|a, b| a == b).map(|run| match run.len() {
                    1 => run[0].to_string(),
                    times => format!("{times} times {}", run[0]),
                });
                f.write_str(&runs.collect::<Vec<_>>().join(", "))
            }
            Claim::Machine(table) => write!(
                f,
                "the machine with {} states reads G(n) from the digits of n in base {}, for all n",
                table.states.len(),
                table.base
            ),
            Claim::Relation(relation) => {
                let what = match relation.coding {
                    Coding::Value => "G(n)",
                    Coding::Power => "the power of the base with the exponent G(n)",
                    Coding::Odious => "the code of G(n) among the odious numbers",
                };
                write!(
                    f,
                    "of all numbers the machine with {} states accepts {what} alone together with n in base {}, for all n",
                    relation.states.len(),
                    relation.base
                )
            }
            Claim::Sliding => write!(
                f,
                "the options of n are the heaps L(n) to n-1; G(n) = n - L(n) where L(n) = L(n-1), else G(L(n-1)), for all n"
            ),
            Claim::Range(least, Some(most)) => {
                write!(f, "G(n) = floor((n mod ({least} + {most}))/{least}) for all n")
            }
            Claim::Range(least, None) => write!(f, "G(n) = floor(n/{least}) for all n"),
            Claim::Positions(positions) => {
                let base = match positions.base {
                    Base::Number(base) => format!("in base {base}"),
                    Base::Fibonacci => "as sums of Fibonacci numbers (Zeckendorf)".into(),
                };
                write!(
                    f,
                    "the P-positions under normal play are those that a machine with {} states accepts, which reads all coordinates \
                     together {base}",
                    positions.states.len()
                )
            }
            Claim::Beatty(r) => write!(
                f,
                "the P-positions under normal play are the pairs (A,B) and (B,A), where A is the least number in none of the pairs \
                 before, and B = A + {r}n, n = 0, 1, 2, …"
            ),
        }
    }
}

/// The numbers of the states, and all steps concatenated.
fn flat(states: &[Vec<u32>]) -> Option<(Vec<u32>, Vec<u32>)> {
    let width = states.first()?.len();
    let whole = states.iter().all(|row| row.len() == width);
    let row = |row: &Vec<u32>| row.split_first().map(|(number, steps)| (*number, steps.to_vec()));
    let all: Vec<(u32, Vec<u32>)> = states.iter().map(row).collect::<Option<_>>()?;
    let (numbers, steps): (Vec<u32>, Vec<Vec<u32>>) = all.into_iter().unzip();
    whole.then(|| (numbers, steps.concat()))
}

const BROKEN_MACHINE: &str = "the machine is broken: steps are missing, or lead nowhere, or zeros behind the last digit change what it says";

impl Table {
    /// The values that it gives, each with the machine that accepts the heaps of this value, as variable 0.
    pub fn by_value(&self, logic: &mut Logic<'_, '_>) -> Result<Vec<Machine>, Fault> {
        let Some((outputs, next)) = flat(&self.states) else { return wrong(BROKEN_MACHINE) };
        let most = outputs.iter().copied().max().unwrap_or(0);
        if most > MAX_VALUE {
            return wrong(format!("the values of a machine are at most {MAX_VALUE}"));
        }
        let mut all = Vec::new();
        for value in 0..=most {
            let accepts = outputs.iter().map(|output| *output == value).collect();
            let Some(machine) = logic.given(&[0], next.clone(), accepts)? else {
                return wrong(BROKEN_MACHINE);
            };
            all.push(machine);
        }
        Ok(all)
    }
}

/// Larger values need relations.
const MAX_VALUE: u32 = 63;

impl Relation {
    /// The machine, which reads the variables 0 and 1.
    pub fn machine(&self, logic: &mut Logic<'_, '_>) -> Result<Machine, Fault> {
        accepting(logic, &self.states, &[0, 1])
    }
}

impl Positions {
    /// The machine, which reads the coordinates as variables 0, 1, …
    pub fn machine(&self, logic: &mut Logic<'_, '_>, coordinates: usize) -> Result<Machine, Fault> {
        accepting(logic, &self.states, &(0..coordinates).collect::<Vec<_>>())
    }
}

/// The machine of states that begin with 1 if they accept, else with 0.
fn accepting(logic: &mut Logic<'_, '_>, states: &[Vec<u32>], tracks: &[usize]) -> Result<Machine, Fault> {
    let Some((accepts, next)) = flat(states) else { return wrong(BROKEN_MACHINE) };
    if accepts.iter().any(|accepts| *accepts > 1) {
        return wrong("a state of a relation begins with 0 or 1");
    }
    let accepts = accepts.iter().map(|accepts| *accepts == 1).collect();
    match logic.given(tracks, next, accepts)? {
        Some(machine) => Ok(machine),
        None => wrong(BROKEN_MACHINE),
    }
}
