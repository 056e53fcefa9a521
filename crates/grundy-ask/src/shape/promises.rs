//! What the fields of an answer promise each other, in its schema.

use schemars::Schema;
use serde_json::{Value, json};

/// What is proved or known by a theorem says by which one.
pub(crate) fn cited(schema: &mut Schema) {
    promise(
        schema,
        json!({
            "if": { "properties": { "known_by": { "enum": ["proved", "theorem"] } }, "required": ["known_by"] },
            "then": { "properties": { "reference": { "type": "string", "minLength": 1 } } },
        }),
    );
}

/// There is a law where it is said how it is known, and only there; and it is [`cited`].
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

/// What is said of two rules with equal values follows from how they are equal.
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
