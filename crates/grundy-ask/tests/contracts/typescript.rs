//! The TypeScript types of the page.

use crate::Written;
use crate::schema::sentence;
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use std::fmt::Write as _;

const HEAD: &str = "\
// What the page asks the engine, and what it answers. `cargo xtask generate` writes this file from the types of
// crates/grundy-ask.

/** A natural number: text where it is above 2^53 - 1. */
export type Natural = number | string;
";

const TAIL: &str = "
/** What the engine says after each slice of work. What is known where a limit ended the work is `done` too. */
export type Word<Answer> =
  | { done: Answer }
  | { running: { done: number; work: number } }
  | { stopped: Ended }
  | { error: Problem };
";

/// The file of types: all questions and answers, and the other schemas.
pub fn file(contracts: &[Written], others: &[&Value]) -> String {
    let mut types = Types::default();
    let mut questions =
        String::from("\n/** Every question, by its name: what is asked, and what is answered. */\n");
    questions += "export interface Questions {\n";
    for Written { name, question, answer } in contracts {
        let (asked, answered) = (types.root(question, "Question"), types.root(answer, ""));
        write!(questions, "  /** {} */\n  ", description(question).unwrap_or_default()).expect("text");
        writeln!(questions, "{}: [{asked}, {answered}];", key(name)).expect("text");
    }
    questions += "}\n";
    others.iter().for_each(|schema| {
        types.root(schema, "");
    });
    let declarations: Vec<String> = types.declared.into_values().collect();
    HEAD.to_string() + &questions + &declarations.concat() + TAIL
}

/// The declarations by name.
#[derive(Default)]
struct Types {
    declared: BTreeMap<String, String>,
}

impl Types {
    /// Declares a root schema and its definitions. Returns its name, which ends in `ending`.
    fn root(&mut self, schema: &Value, ending: &str) -> String {
        for (name, definition) in schema["$defs"].as_object().into_iter().flatten() {
            self.declare(name, definition);
        }
        let name = schema["title"].as_str().expect("a schema with a title").to_string() + ending;
        self.declare(&name, schema);
        name
    }

    fn declare(&mut self, name: &str, schema: &Value) {
        let doc = documentation(schema, "");
        let declaration = match schema["properties"].as_object() {
            Some(_) if schema.get("oneOf").is_none() && schema.get("anyOf").is_none() => {
                format!("\n{doc}export interface {name} {}\n", object(schema, ""))
            }
            _ if schema["type"] == "object" && schema.get("oneOf").is_none() => {
                format!("\n{doc}export type {name} = Record<string, never>;\n")
            }
            _ => format!("\n{doc}export type {name} ={};\n", variants(schema)),
        };
        let before = self.declared.insert(name.to_string(), declaration.clone());
        assert!(
            before.as_ref().is_none_or(|before| *before == declaration),
            "two types have the name {name}: rename one of them\n{}{declaration}",
            before.unwrap_or_default()
        );
    }
}

/// A union with one alternative per line and their common fields, or a single type.
fn variants(schema: &Value) -> String {
    match alternatives(schema) {
        Some(all) if all.len() > 1 => {
            let line = |each| format!("\n{}  | {}", documentation(each, "  "), of(each, "  "));
            let lines: String = all.iter().map(line).collect();
            match schema["properties"].is_object() {
                true => format!(" {} & ({lines}\n)", object(schema, "")),
                false => lines,
            }
        }
        _ => format!(" {}", of(schema, "")),
    }
}

fn alternatives(schema: &Value) -> Option<&Vec<Value>> {
    ["oneOf", "anyOf"].iter().find_map(|key| schema[*key].as_array())
}

/// An inline type.
fn of(schema: &Value, indent: &str) -> String {
    if let Some(name) = schema["$ref"].as_str() {
        let name = name.rsplit('/').next().unwrap_or_default();
        return match schema["properties"].is_object() {
            true => format!("{name} & {}", object(schema, indent)),
            false => name.to_string(),
        };
    }
    if let Some(value) = schema.get("const") {
        return value.to_string();
    }
    if let Some(values) = schema["enum"].as_array() {
        return union(values.iter().map(Value::to_string));
    }
    if let Some(all) = alternatives(schema) {
        return union(all.iter().map(|each| of(each, indent)));
    }
    match &schema["type"] {
        Value::Array(types) => union(types.iter().map(|one| {
            let mut single = schema.clone();
            single["type"] = one.clone();
            of(&single, indent)
        })),
        Value::String(one) => match one.as_str() {
            "object" => object(schema, indent),
            "array" => list(schema, indent),
            "integer" if large(schema) => "Natural".into(),
            "integer" | "number" => "number".into(),
            plain => plain.to_string(),
        },
        _ => "unknown".into(),
    }
}

/// Whether the number can be too large for JavaScript.
fn large(schema: &Value) -> bool {
    matches!(schema["format"].as_str(), Some("uint64" | "int64" | "uint128"))
}

fn union(types: impl Iterator<Item = String>) -> String {
    let mut all: Vec<String> = Vec::new();
    for one in types {
        if !all.contains(&one) {
            all.push(one);
        }
    }
    all.join(" | ")
}

fn list(schema: &Value, indent: &str) -> String {
    if let Some(places) = schema["prefixItems"].as_array() {
        let places: Vec<String> = places.iter().map(|place| of(place, indent)).collect();
        return format!("[{}]", places.join(", "));
    }
    let item = of(&schema["items"], indent);
    match (schema["minItems"].as_u64(), schema["maxItems"].as_u64()) {
        (Some(least), Some(most)) if least == most => format!("[{}]", vec![item; least as usize].join(", ")),
        _ if item.contains(" | ") => format!("({item})[]"),
        _ => format!("{item}[]"),
    }
}

fn object(schema: &Value, indent: &str) -> String {
    let inner = format!("{indent}  ");
    let nothing = Map::new();
    let fields = schema["properties"].as_object().unwrap_or(&nothing);
    let required =
        |name: &str| schema["required"].as_array().is_some_and(|all| all.iter().any(|each| each == name));
    let mut text = String::from("{\n");
    for (name, field) in fields {
        let optional = if required(name) { "" } else { "?" };
        text += &documentation(field, &inner);
        writeln!(text, "{inner}{}{optional}: {};", key(name), of(field, &inner)).expect("text");
    }
    text + indent + "}"
}

fn key(name: &str) -> String {
    let plain = name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    if plain { name.into() } else { format!("\"{name}\"") }
}

fn description(schema: &Value) -> Option<String> {
    schema["description"].as_str().map(sentence).filter(|text| !text.is_empty())
}

fn documentation(schema: &Value, indent: &str) -> String {
    description(schema).map_or_else(String::new, |text| format!("{indent}/** {text} */\n"))
}
