//! The nim-value of one heap or of one tuple, however large.

use crate::shape::{ClosedForm, Convention, KnownBy, Outcome};
use crate::solve::Assumed;
use crate::{Answer, Ask, Refused, Remedy, Work, World, no_sequence};
use grundy::law::{Form, Formula};
use grundy::sequence::Sequence;
use grundy::solve::{Question, Solver};
use grundy::{Budget, Failure, Ruleset, Stopped, Why, parse_number};
use grundy_words::say;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::sync::Arc;

/// Asks for the nim-value of one heap, or of one tuple of coordinates.
///
/// ```
/// use grundy::Budget;
/// use grundy_ask::{Ask, Work, World, at::{At, AtAnswer}};
/// let question = At { rule: "kayles".into(), heap: "10^18".into(), assume_seen: false, long: false };
/// let answer = question.begin(&World::without_files())?.advance(&mut Budget::default())?;
/// let AtAnswer::Heap(answer) = answer else { panic!("kayles is played with heaps") };
/// assert_eq!(answer.nim_value, 1);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct At {
    /// The rule.
    pub rule: String,
    /// The heap (`5`, `1_000`, `1e12`, `10^18`), or the coordinates (`(3, 10^18)`).
    pub heap: String,
    /// Whether to use a law that is only seen, if no law is proved.
    #[serde(default)]
    pub assume_seen: bool,
    /// Look for a law of a far heap as long as the budget allows, and not only for a few seconds.
    #[serde(default)]
    pub long: bool,
}

/// The nim-value of a heap or of a tuple.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(untagged)]
pub enum AtAnswer {
    /// The value of a heap.
    Heap(Box<AtHeap>),
    /// The value of a tuple.
    Place(AtPlace),
}

/// The nim-value of a heap.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(transform = crate::shape::promises::cited, extend("not" = { "anyOf": [{ "required": ["outcome"] }, { "required": ["position"] }] })))]
pub struct AtHeap {
    /// The rule.
    pub rule: String,
    /// The rule in its shortest form.
    pub canonical: String,
    /// Always normal play.
    #[cfg_attr(feature = "schema", schemars(extend("const" = "normal")))]
    pub convention: Convention,
    /// The heap.
    pub heap: u64,
    /// Its nim-value.
    pub nim_value: u64,
    /// How the value is known.
    pub known_by: KnownBy,
    /// The theorem, if the value follows from one.
    pub reference: Option<String>,
    /// The law in closed form, if a law gives the value and has one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub form: Option<ClosedForm>,
    /// The closed form in a sentence, if it is short.
    #[serde(skip)]
    sentence: Option<String>,
    /// The number of heaps, from 0 on, whose values were computed.
    pub heaps_computed: u64,
    /// The law that gave the value, if that law is only seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub assumed: Option<Assumed>,
}

/// The nim-value of a tuple, or of a number that a move need not decrease; or only who wins.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "schema", schemars(extend(
    "if" = { "properties": { "nim_value": { "const": 0 } } },
    "then" = { "properties": { "outcome": { "const": "P" } } },
    "not" = { "required": ["heap"] },
)))]
pub struct AtPlace {
    /// The rule.
    pub rule: String,
    /// The rule in its shortest form.
    pub canonical: String,
    /// Always normal play.
    #[cfg_attr(feature = "schema", schemars(extend("const" = "normal")))]
    pub convention: Convention,
    /// The coordinates.
    #[cfg_attr(feature = "schema", schemars(length(min = 1)))]
    pub position: Vec<u64>,
    /// The nim-value; null if only the outcome is known.
    pub nim_value: Option<u64>,
    /// Who wins under best play.
    #[cfg_attr(feature = "schema", schemars(extend("enum" = ["N", "P"])))]
    pub outcome: Outcome,
    /// How the value is known.
    pub known_by: KnownBy,
    /// The theorems that the value follows from.
    pub references: Vec<String>,
}

/// The work of finding one nim-value.
pub enum Valuing {
    /// The value of a heap.
    Heap(Box<Sequence>, u64),
    /// The value of a tuple.
    Place(Box<Solver>, Arc<Ruleset>, Vec<u64>),
}

impl Ask for At {
    const NAME: &'static str = "at";
    type Work = Valuing;

    fn begin(self, world: &World<'_>) -> Result<Valuing, Refused> {
        let ruleset = world.ruleset(&self.rule)?;
        if matches!(ruleset.kind(), grundy::Kind::Points(_)) && !ruleset.is_labelled() {
            let typed = self.heap.trim();
            let inner = typed.strip_prefix('(').and_then(|rest| rest.strip_suffix(')')).unwrap_or(typed);
            let numbers = inner.split(',').map(parse_number).collect::<Result<Vec<u64>, _>>()?;
            let shown: Vec<String> = numbers.iter().map(u64::to_string).collect();
            let text = match &shown[..] {
                [number] => format!("{} : {number}", ruleset.text()),
                _ => format!("{} : ({})", ruleset.text(), shown.join(",")),
            };
            let mut solver = Solver::new(world.position(&text)?);
            if self.assume_seen {
                solver.worths.assume_seen();
            }
            return Ok(Valuing::Place(Box::new(solver), ruleset, numbers));
        }
        let heap = parse_number(&self.heap)?;
        let mut sequence =
            Sequence::new(ruleset.clone()).ok_or_else(|| no_sequence(&ruleset, Remedy::AskPosition))?;
        if self.assume_seen {
            sequence.assume_seen();
        }
        if self.long {
            sequence.look_on();
        }
        Ok(Valuing::Heap(Box::new(sequence), heap))
    }
}

impl Work for Valuing {
    type Answer = AtAnswer;

    fn advance(&mut self, budget: &mut Budget<'_>) -> Result<AtAnswer, Failure> {
        match self {
            Valuing::Heap(sequence, heap) => {
                let value = sequence.value(*heap, budget)?;
                let found = sequence.law().filter(|_| value.known_by != grundy::KnownBy::Definition);
                let form = found.and_then(|found| Form::of(found, sequence.values()));
                Ok(AtAnswer::Heap(Box::new(AtHeap {
                    rule: sequence.ruleset().text().into(),
                    canonical: sequence.ruleset().canonical().into(),
                    convention: Convention::Normal,
                    heap: *heap,
                    nim_value: value.value.0,
                    known_by: value.known_by.into(),
                    reference: value.reference,
                    form: form.as_ref().map(ClosedForm::from),
                    sentence: form.and_then(short),
                    heaps_computed: sequence.heaps_computed(),
                    assumed: Assumed::of(sequence),
                })))
            }
            Valuing::Place(solver, ruleset, numbers) => {
                let answer = solver.solve(&Question { max_moves: 0, ..Question::default() }, budget)?;
                Ok(AtAnswer::Place(AtPlace {
                    rule: ruleset.text().into(),
                    canonical: ruleset.canonical().into(),
                    convention: Convention::Normal,
                    position: numbers.clone(),
                    nim_value: answer.nim_value.map(|value| value.0),
                    outcome: answer.outcome.into(),
                    known_by: answer.known_by.into(),
                    references: answer.references,
                }))
            }
        }
    }

    fn resumes(&self) -> bool {
        // For larger heaps and for tuples, the search for a law or the solver starts over.
        matches!(self, Valuing::Heap(sequence, heap)
            if *heap <= Sequence::LAW_SOUGHT_TO && !sequence.is_undecided(*heap))
    }

    fn remedy(&mut self, stopped: &Stopped) -> Option<Remedy> {
        match self {
            Valuing::Heap(sequence, _) if stopped.why != Why::Cancelled => {
                sequence.noticed().as_ref().map(Remedy::assume_seen)
            }
            _ => None,
        }
    }

    fn engine(&mut self) -> Option<String> {
        Some(match self {
            Valuing::Heap(sequence, _) => {
                format!("engine: {}; {} values computed", sequence.engine(), sequence.heaps_computed())
            }
            Valuing::Place(solver, ..) => solver.engines(),
        })
    }
}

/// A formula of the values in a sentence. A list by remainders is too long beside a number.
fn short(form: Form) -> Option<String> {
    match form.value {
        Some(Formula::Residues { .. }) => None,
        _ => form.value_sentence(),
    }
}

/// The bare value, for scripts. [`Answer::aside`] says how it is known.
impl fmt::Display for AtAnswer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AtAnswer::Heap(answer) => writeln!(f, "{}", answer.nim_value),
            AtAnswer::Place(AtPlace { nim_value: Some(value), .. }) => writeln!(f, "{value}"),
            AtAnswer::Place(answer) => writeln!(f, "{}", answer.outcome.letter()),
        }
    }
}

impl Answer for AtAnswer {
    fn aside(&self) -> Option<String> {
        let by = |reference: &String| format!(" ({reference})");
        Some(match self {
            AtAnswer::Heap(answer) => {
                let by: String = answer.reference.iter().map(by).collect();
                let way = answer.known_by.words();
                match &answer.sentence {
                    Some(sentence) => say!("labelled", label = way, text = sentence) + &by,
                    None => way + &by,
                }
            }
            AtAnswer::Place(answer) => {
                let by: String = answer.references.iter().map(by).collect();
                let way = answer.known_by.words();
                match answer.nim_value {
                    None => say!("at-who-wins", way = way) + &by,
                    Some(_) => way + &by,
                }
            }
        })
    }
}
