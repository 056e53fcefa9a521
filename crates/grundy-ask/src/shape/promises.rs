//! Conditions between the fields of an answer, as parts of its JSON schema.

use schemars::Schema;
use serde_json::{Value, json};

/// A value that is proved or follows from a theorem names the theorem.
pub(crate) fn cited(schema: &mut Schema) {
    promise(
        schema,
        json!({
            "if": { "properties": { "known_by": { "enum": ["proved", "theorem"] } }, "required": ["known_by"] },
            "then": { "properties": { "reference": { "type": "string", "minLength": 1 } } },
        }),
    );
}

/// An answer has a law if and only if it says how the law is known. The law is [`cited`].
pub(crate) fn law_known(schema: &mut Schema) {
    promise(
        schema,
        json!({
            "if": { "properties": { "law": { "type": "null" } } },
            "then": { "properties": { "known_by": { "type": "null" } } },
            "else": { "properties": { "known_by": { "type": "string" } } },
        }),
    );
    cited(schema);
}

/// The kind of equality of two rules determines the other fields of a match.
pub(crate) fn equality(schema: &mut Schema) {
    let facts = json!({ "enum": ["theorem", "proved"] });
    for (kind, known_by, to, repeats) in [
        ("same-rules", json!({ "const": "definition" }), "null", false),
        ("decided", facts.clone(), "null", false),
        ("same-values", facts, "integer", true),
        ("seen", json!({ "const": "seen" }), "integer", false),
    ] {
        let periods = json!({ "required": ["periods"] });
        promise(
            schema,
            json!({
                "if": { "properties": { "equality": { "const": kind } } },
                "then": {
                    "properties": { "known_by": known_by, "to": { "type": to } },
                    "allOf": [if repeats { periods } else { json!({ "not": periods }) }],
                },
            }),
        );
    }
}

fn promise(schema: &mut Schema, promise: Value) {
    let all = schema.ensure_object().entry("allOf").or_insert_with(|| json!([]));
    if let Value::Array(all) = all {
        all.push(promise);
    }
}
