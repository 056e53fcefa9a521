//! Laws of P-positions.

use grundy::automaton::Numeration;
use grundy::law::Period;
use grundy::law::positions::Lost;
use serde_json::{Value, json};

/// A law of the P-positions of pairs: a machine that reads digits, or a formula.
pub fn law_of_pairs(law: &Lost) -> Value {
    let mut object = json!({ "kind": "p-positions", "preperiod": null, "period": null, "saltus": null });
    match law {
        Lost::Machine(law) => {
            match law.numeration() {
                Numeration::Base(base) => {
                    object["numeration"] = json!("base");
                    object["base"] = json!(base);
                }
                Numeration::Zeckendorf => object["numeration"] = json!("zeckendorf"),
            }
            if let Some(periods) = law.periods() {
                let shown =
                    |period: Period| json!({ "preperiod": period.preperiod, "period": period.period });
                object["periods"] = json!(periods.map(shown));
            }
            let states = law.states().map(|(accepts, next)| json!({ "accepts": accepts, "next": next }));
            object["states"] = states.collect();
        }
        Lost::Beatty(law) => {
            object["formula"] = json!(law.sentence());
            object["r"] = json!(law.r());
        }
        _ => {}
    }
    object
}
