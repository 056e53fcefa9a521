//! Laws of families of rules.

use grundy::RuleFamily;
use grundy::family::{FamilyLaw, Members};
use grundy_ask::shape::Law;
use grundy_ask::shape::law::{Family, FamilyClass};
use serde_json::{Value, json};

/// The answer to `grundy law` for a rule with letters; without a law if the search was stopped.
pub fn family(family: &RuleFamily, found: Option<&FamilyLaw>) -> Value {
    let mut object = json!({
        "rule": family.text(),
        "canonical": null,
        "letters": family.letters(),
        "convention": "normal",
        "law": null,
        "known_by": null,
        "reference": null,
        "hypotheses": [],
        "heaps_computed": 0,
    });
    match found {
        Some(FamilyLaw::Theorem(theorem)) => {
            object["law"] = json!(Law::Family(Family {
                formula: Some(theorem.formula.clone()),
                condition: Some(theorem.condition.clone()),
                ..Family::default()
            }));
            object["known_by"] = json!("theorem");
            object["reference"] = json!(theorem.reference);
        }
        Some(FamilyLaw::Members(seen)) => members(&mut object, family, seen),
        _ => {}
    }
    object
}

fn members(object: &mut Value, family: &RuleFamily, seen: &Members) {
    let shown = seen.members.iter().map(|member| {
        json!({
            "numbers": member.numbers,
            "rule": member.rule,
            "law": member.found.as_ref().map(|found| Law::from(&found.law)),
            "known_by": member.found.as_ref().map(|found| found.known_by().word()),
        })
    });
    object["members"] = shown.collect();
    let Some(pattern) = &seen.pattern else { return };
    let letter = &family.letters()[0];
    let classes = pattern.classes.iter().map(|[preperiod, period, saltus]| FamilyClass {
        preperiod: preperiod.text(letter),
        period: period.text(letter),
        saltus: saltus.text(letter),
    });
    object["law"] = json!(Law::Family(Family {
        from: Some(pattern.from),
        classes: Some(classes.collect()),
        ..Family::default()
    }));
    object["known_by"] = json!("seen");
    let last = seen.members.last().map_or(0, |member| member.numbers[0]);
    object["reference"] = json!(format!("seen in the rules with {letter} from {} to {last}", pattern.from));
}
