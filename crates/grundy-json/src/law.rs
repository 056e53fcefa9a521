//! Laws of nim-values.

use grundy::automaton::Numeration;
use grundy::law::{Found, Law, Part};
use serde_json::{Value, json};

/// A law as `{"kind","preperiod","period","saltus",…}`.
pub fn law(found: &Found) -> Value {
    match (&found.law, found.law.period()) {
        (Law::Window(law), period) => json!({
            "kind": "window",
            "preperiod": period.map(|period| period.preperiod),
            "period": period.map(|period| period.period),
            "saltus": period.map(|period| period.saltus),
            "sentence": law.sentence(),
            "most": law.window().most_text(),
            "from": law.window().from(),
        }),
        (law, Some(period)) => {
            let mut object = json!({
                "kind": period.kind(),
                "preperiod": period.preperiod,
                "period": period.period,
                "saltus": period.saltus,
            });
            if let Law::Range(range) = law {
                object["formula"] = json!(range.formula());
            }
            object
        }
        (Law::Range(range), None) => json!({
            "kind": "formula", "preperiod": null, "period": null, "saltus": null, "formula": range.formula(),
        }),
        (Law::Automatic(law), None) => {
            let mut object =
                json!({ "kind": "automatic", "preperiod": null, "period": null, "saltus": null });
            match law.numeration() {
                Numeration::Base(base) => object["base"] = json!(base),
                Numeration::Zeckendorf => object["numeration"] = json!("zeckendorf"),
            }
            let states = law.states().map(|(value, next)| json!({ "nim_value": value.0, "next": next }));
            object["states"] = states.collect();
            object
        }
        (Law::Synchronised(law), None) => {
            let mut object = json!({
                "kind": "synchronised", "preperiod": null, "period": null, "saltus": null, "base": law.base(), "coding": law.coding().word(),
                "states": law.states().map(|(accepts, next)| json!({ "accepts": accepts, "next": next })).collect::<Vec<_>>(),
            });
            if let Some(formula) = law.formula() {
                object["formula"] = json!(formula.formula());
                object["exceptions"] = json!(formula.exceptions());
            }
            object
        }
        (Law::Classes(law), None) => json!({
            "kind": "classes", "preperiod": law.preperiod(), "period": law.period(), "saltus": null, "saltuses": law.saltus(),
        }),
        (Law::Closed(law), None) => json!({
            "kind": "formula", "preperiod": null, "period": null, "saltus": null, "formula": law.formula(), "from": law.first(),
            "exceptions": law.exceptions(),
        }),
        (Law::Regular(law), None) => json!({
            "kind": "regular", "preperiod": null, "period": null, "saltus": null, "base": law.base(), "from": law.from(),
            "relations": law.relations(), "parts": law.parts().iter().map(|part| match part {
                Part::One => json!(1),
                Part::Of { step, rest } => json!([step, rest]),
            }).collect::<Vec<_>>(),
            "rows": law.rows().iter().map(|row| json!({ "terms": row.terms, "over": row.over })).collect::<Vec<_>>(),
            "start": law.start(),
        }),
        (Law::Arithmetic(law), None) => json!({
            "kind": "formula", "preperiod": null, "period": null, "saltus": null, "formula": law.formula(),
        }),
        (law, None) => json!({ "kind": law.kind(), "preperiod": null, "period": null, "saltus": null }),
    }
}
