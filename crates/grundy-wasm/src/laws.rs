//! Laws, and why they hold.

use grundy::explain::{explain_law, explain_positions};
use grundy::law::positions::{self, pairs_rule};
use grundy::sequence::Sequence;
use grundy::{Budget, Failure, Ruleset, Why};
use grundy_ask::{Refused, World, shape};
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::Arc;

/// How far values are looked at where nothing is said.
const LAW_TO: u64 = 20_000;

/// The law of the nim-values, or of the P-positions of pairs.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Law {
    /// The rule.
    rule: String,
    /// How far the values are looked at.
    to: Option<u64>,
}

/// The search for a law; it begins again with each budget, or pauses.
pub type Search = dyn FnMut(&mut Budget<'_>) -> Result<Value, Failure>;

pub fn law(Law { rule, to }: Law) -> Result<Box<Search>, Refused> {
    let ruleset = World::without_files().ruleset(&rule)?;
    if pairs_rule(&ruleset).is_some() {
        return Ok(of_pairs(ruleset));
    }
    let Some(mut sequence) = Sequence::new(ruleset.clone()) else {
        return Err(Refused::unsuited(format!(
            "laws are looked for in rules of one heap, and of two coordinates; `{}` is neither",
            ruleset.text()
        )));
    };
    let to = to.unwrap_or(LAW_TO);
    let (mut found, mut stopped) = (None, None);
    Ok(Box::new(move |budget| {
        if found.is_none() {
            found = Some(match sequence.find_law(to, budget) {
                Ok(found) => found,
                Err(Failure::Stopped(why)) if why.why != Why::Cancelled => {
                    stopped = Some(why.why.word());
                    sequence.seen()
                }
                Err(failure) => return Err(failure),
            });
        }
        let found = found.clone().flatten();
        let proved = found.as_ref().filter(|found| found.is_fact());
        let computed = sequence.heaps_computed();
        let proof = match proved {
            Some(_) if stopped.is_none() => Some(explain_law(&mut sequence, proved, computed, budget)?),
            _ => None,
        };
        Ok(json!({
            "rule": ruleset.text(),
            "law": found.as_ref().map(|found| shape::Law::from(&found.law)),
            "known_by": found.as_ref().map(|found| found.known_by().word()),
            "sentence": found.as_ref().map(|found| found.sentence()),
            "reference": found.as_ref().map(|found| found.reference()),
            "heaps": computed,
            "proof": proof.as_ref().map(grundy_json::sections),
            "stopped": stopped,
        }))
    }))
}

/// The law of the P-positions of pairs.
fn of_pairs(ruleset: Arc<Ruleset>) -> Box<Search> {
    Box::new(move |budget| {
        let Some(looked) = positions::of_rule(&ruleset, budget)? else {
            return Err(Failure::Refused(format!(
                "the positions of `{}` are too many to look at",
                ruleset.text()
            )));
        };
        let found = looked.found.as_ref();
        let proved = found.filter(|found| found.is_fact());
        let document = proved.map(|_| explain_positions(&ruleset, &looked));
        Ok(json!({
            "rule": ruleset.text(),
            "law": found.map(|found| shape::Law::from(&found.law)),
            "known_by": found.map(|found| found.known_by().word()),
            "sentence": found.map(|found| found.law.sentence()),
            "reference": found.map(|found| found.reference()),
            "heaps": looked.to + 1,
            "proof": document.as_ref().map(grundy_json::sections),
            "stopped": null,
        }))
    })
}
