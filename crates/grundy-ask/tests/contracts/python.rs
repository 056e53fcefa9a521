//! The classes of answers in the Python package.

use crate::Written;
use crate::schema::sentence;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fmt::Write as _;

const HEAD: &str = "\
\"\"\"Every answer, and every record inside one. `cargo xtask generate` writes this file from the types of grundy-ask.\"\"\"

from __future__ import annotations

from typing import TYPE_CHECKING

from grundy._bases import Document, Formula, Nodes, OfLoopyPosition, OfPosition, OfRule
from grundy._record import Record

if TYPE_CHECKING:
    from typing import Literal, TypeAlias
";

/// The words that cannot name an attribute.
const KEYWORDS: [&str; 8] = ["from", "with", "is", "in", "not", "or", "and", "if"];

/// The file of classes: all answers, and the other schemas.
pub fn file(contracts: &[Written], others: &[&Value]) -> String {
    let mut all = BTreeMap::new();
    for schema in contracts.iter().map(|written| &written.answer).chain(others.iter().copied()) {
        for (name, definition) in schema["$defs"].as_object().into_iter().flatten() {
            all.insert(name.clone(), definition.clone());
        }
        all.insert(title(schema), schema.clone());
    }
    let mut module = Module { all, classes: BTreeMap::new(), aliases: BTreeMap::new() };
    for name in module.all.keys().cloned().collect::<Vec<_>>() {
        let schema = module.all[&name].clone();
        module.declare(&name, &schema);
    }
    let mut text = HEAD.to_string();
    for alias in module.aliases.values() {
        text += alias;
    }
    let classes: Vec<&str> = module.classes.values().map(String::as_str).collect();
    text += &classes.concat();
    text += "\n\nANSWERS: dict[str, tuple[str, ...]] = {\n";
    for Written { name, answer, .. } in contracts {
        let classes = module.classes_of(&json!({ "$ref": format!("#/$defs/{}", title(answer)) }), "");
        writeln!(text, "    \"{name}\": {},", tuple(&classes)).expect("text");
    }
    text + "}\n\"\"\"The classes of the answer to each question.\"\"\"\n"
}

const OPTIONS_HEAD: &str = "\
\"\"\"The options of the questions that are functions. `cargo xtask generate` writes this file from the types of grundy-ask.\"\"\"

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

if TYPE_CHECKING:
    from os import PathLike
    from typing import Literal, TypeAlias

    from grundy._ask import Progress
";

/// The options of every run, and those that may end it early.
const RUN_OPTIONS: &str = "

class Run(TypedDict, total=False):
    \"\"\"The options of every question.\"\"\"

    progress: Progress
    \"\"\"A function that is called with the results, steps, bytes and seconds so far; or whether a line is written.\"\"\"
    checkpoint: str | PathLike[str] | None
    \"\"\"A file for the state of long work: the same call goes on from there.\"\"\"
    checkpoint_every: float
    \"\"\"The seconds between two saves.\"\"\"
";

/// The questions that are functions of the package, and the fields that these take by place.
const FUNCTIONS: [(&str, &[&str]); 10] = [
    ("at", &["rule", "heap"]),
    ("certify", &["position"]),
    ("certify-law", &["rule"]),
    ("check", &["certificate"]),
    ("code", &["rule", "lang"]),
    ("explain", &["position"]),
    ("identify", &["what", "values"]),
    ("law", &["rule"]),
    ("reply", &["position"]),
    ("solve", &["position"]),
];

/// The file of options: the fields that each function takes by name.
pub fn options(contracts: &[Written]) -> String {
    let mut aliases = BTreeMap::new();
    let mut classes = String::from(RUN_OPTIONS);
    for (name, places) in FUNCTIONS {
        let question = &contracts.iter().find(|written| written.name == name).expect("a question").question;
        let all = question["$defs"].as_object().cloned().unwrap_or_default().into_iter().collect();
        let mut module = Module { all, classes: BTreeMap::new(), aliases: BTreeMap::new() };
        for (name, definition) in module.all.clone() {
            module.declare(&name, &definition);
        }
        aliases.append(&mut module.aliases);
        let title = pascal(name);
        write!(
            classes,
            "\n\nclass {title}Options(Run, total=False):\n    \"\"\"The options of `{name}`.\"\"\"\n\n"
        )
        .expect("text");
        let mut bare = true;
        for (key, field) in question["properties"].as_object().expect("fields") {
            if places.contains(&key.as_str()) {
                continue;
            }
            bare = false;
            let doc = sentence(field["description"].as_str().unwrap_or_default());
            writeln!(classes, "    {}: {}", attribute(key), module.of(field, &title)).expect("text");
            writeln!(classes, "    {}", docstring(&doc, "An option.")).expect("text");
        }
        if bare {
            classes.truncate(classes.trim_end().len());
            classes.push('\n');
        }
    }
    let aliases: Vec<String> = aliases.into_values().collect();
    [OPTIONS_HEAD, &aliases.concat(), &classes].concat()
}

struct Module {
    all: BTreeMap<String, Value>,
    classes: BTreeMap<String, String>,
    aliases: BTreeMap<String, String>,
}

impl Module {
    /// Declares the class of an object, or the alias of anything else.
    fn declare(&mut self, name: &str, schema: &Value) {
        if is_object(schema) {
            let class = self.class(name, schema);
            self.classes.insert(name.into(), class);
            return;
        }
        let doc = sentence(schema["description"].as_str().unwrap_or_default());
        let what = self.of(schema, name);
        self.aliases.insert(name.into(), format!("\n    {name}: TypeAlias = {what:?}\n    {doc:?}\n"));
    }

    fn class(&mut self, name: &str, schema: &Value) -> String {
        let schema = self.whole(schema);
        let nothing = Map::new();
        let fields = schema["properties"].as_object().unwrap_or(&nothing);
        let doc = sentence(schema["description"].as_str().unwrap_or_default());
        let mut text = format!(
            "\n\nclass {name}({}):\n    {}\n\n    __slots__ = ()\n",
            bases(name),
            docstring(&doc, "A record.")
        );
        let required: Vec<&str> =
            schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
        let (mut names, mut constants, mut nested) = (String::new(), String::new(), String::new());
        for (key, field) in fields.iter().filter(|(key, field)| !only_in_files(key, field)) {
            let place = format!("{name}{}", pascal(key));
            let (attribute, mut what) = (attribute(key), self.of(field, &place));
            if !required.contains(&key.as_str()) && !what.split(" | ").any(|one| one == "None") {
                what += " | None";
            }
            // Every record has the field `stopped`.
            if key != "stopped" {
                let doc = sentence(field["description"].as_str().unwrap_or_default());
                writeln!(text, "    {attribute}: {what}").expect("text");
                if !doc.is_empty() {
                    writeln!(text, "    {}", docstring(&doc, "")).expect("text");
                }
            }
            write!(names, "{attribute:?}: {key:?}, ").expect("text");
            if let Some(value) = field.get("const") {
                write!(constants, "{key:?}: {value}, ").expect("text");
            }
            let classes = self.classes_of(field, &place);
            if !classes.is_empty() {
                write!(nested, "{key:?}: {}, ", tuple(&classes)).expect("text");
            }
        }
        let part = |name: &str, items: &str| format!("    {name} = {{{}}}\n", items.trim_end_matches(", "));
        text += &part("_names", &names);
        if !required.is_empty() {
            let required: Vec<String> = required.iter().map(|name| format!("{name:?}")).collect();
            writeln!(text, "    _required = frozenset(({},))", required.join(", ")).expect("text");
        }
        if !constants.is_empty() {
            text += &part("_constants", &constants);
        }
        if !nested.is_empty() {
            text += &part("_nested", &nested);
        }
        text
    }

    /// An object with the fields that it takes from another definition.
    fn whole(&self, schema: &Value) -> Value {
        let Some(base) = schema["$ref"].as_str() else { return schema.clone() };
        let mut base = self.whole(&self.all[target(base)]);
        for (key, field) in schema["properties"].as_object().into_iter().flatten() {
            base["properties"][key] = field.clone();
        }
        for name in schema["required"].as_array().into_iter().flatten() {
            base["required"].as_array_mut().expect("the fields that are required").push(name.clone());
        }
        base
    }

    /// A Python type. Declares the classes of the objects inside, whose names begin with `place`.
    fn of(&mut self, schema: &Value, place: &str) -> String {
        if is_object(schema) {
            return self.inner(schema, place);
        }
        if let Some(name) = schema["$ref"].as_str() {
            return target(name).into();
        }
        if let Some(value) = schema.get("const") {
            return format!("Literal[{}]", literal(value));
        }
        if let Some(values) = schema["enum"].as_array() {
            return format!("Literal[{}]", values.iter().map(literal).collect::<Vec<_>>().join(", "));
        }
        if let Some(all) = alternatives(schema) {
            let all: Vec<Value> = all.iter().map(|one| with_common(schema, one)).collect();
            if all.iter().all(|one| one["const"].is_string()) {
                let words: Vec<String> = all.iter().map(|one| literal(&one["const"])).collect();
                return format!("Literal[{}]", words.join(", "));
            }
            let types: Vec<String> = all.iter().map(|one| self.of(one, &variant(place, one, &all))).collect();
            return union(types);
        }
        match &schema["type"] {
            Value::Array(types) => {
                let of = |one: &Value| {
                    let mut single = schema.clone();
                    single["type"] = one.clone();
                    single
                };
                let types: Vec<Value> = types.iter().map(of).collect();
                union(types.iter().map(|one| self.of(one, place)).collect())
            }
            Value::String(one) => match one.as_str() {
                "array" => self.list(schema, place),
                "integer" => "int".into(),
                "number" => "float".into(),
                "boolean" => "bool".into(),
                "string" => "str".into(),
                "null" => "None".into(),
                _ => "dict[str, object]".into(),
            },
            _ => "object".into(),
        }
    }

    fn list(&mut self, schema: &Value, place: &str) -> String {
        if let Some(places) = schema["prefixItems"].as_array() {
            let places: Vec<String> = places.iter().map(|one| self.of(one, place)).collect();
            return format!("tuple[{}]", places.join(", "));
        }
        let item = self.of(&schema["items"], place);
        match (schema["minItems"].as_u64(), schema["maxItems"].as_u64()) {
            (Some(least), Some(most)) if least == most => {
                format!("tuple[{}]", vec![item; least as usize].join(", "))
            }
            _ => format!("tuple[{item}, ...]"),
        }
    }

    /// The class of an object without a name of its own.
    fn inner(&mut self, schema: &Value, place: &str) -> String {
        if !self.classes.contains_key(place) {
            self.classes.insert(place.into(), String::new());
            let class = self.class(place, schema);
            self.classes.insert(place.into(), class);
        }
        place.into()
    }

    /// The classes of the records in a value.
    fn classes_of(&self, schema: &Value, place: &str) -> Vec<String> {
        if is_object(schema) {
            return vec![place.into()];
        }
        if let Some(name) = schema["$ref"].as_str() {
            let name = target(name);
            let definition = &self.all[name];
            return if is_object(definition) { vec![name.into()] } else { self.classes_of(definition, name) };
        }
        if let Some(all) = alternatives(schema) {
            let all: Vec<Value> = all.iter().map(|one| with_common(schema, one)).collect();
            return all.iter().flat_map(|one| self.classes_of(one, &variant(place, one, &all))).collect();
        }
        let items = schema["prefixItems"].as_array().into_iter().flatten().chain(schema.get("items"));
        items.flat_map(|one| self.classes_of(one, place)).collect()
    }
}

/// The base classes of an answer: what it can do besides holding its fields.
fn bases(class: &str) -> &'static str {
    match class {
        "Solved" => "OfPosition",
        "LoopySolved" => "OfLoopyPosition",
        "Explained" => "OfPosition, Document",
        "LoopyExplained" => "OfLoopyPosition, Document",
        "HeapsLaw" | "ModesLaw" | "PairsLaw" => "OfRule, Formula",
        "FamilyAnswer" | "ListedLaw" | "MisereLaw" => "Formula",
        "PlainGraph" | "LoopyGraph" | "LabelledGraph" => "Nodes",
        "ExplainedHeaps" | "ExplainedModes" | "ExplainedPairs" => "OfRule, Document",
        _ => "Record",
    }
}

/// Whether only the program fills a field, because it writes files: Python has methods for them.
fn only_in_files(key: &str, field: &Value) -> bool {
    let summary = || field["anyOf"].is_array() || field["$ref"].is_string();
    matches!(key, "kept" | "no_certificate") || (key == "certificate" && summary())
}

fn title(schema: &Value) -> String {
    schema["title"].as_str().expect("a schema with a title").into()
}

fn target(reference: &str) -> &str {
    reference.rsplit('/').next().unwrap_or_default()
}

fn alternatives(schema: &Value) -> Option<&Vec<Value>> {
    ["oneOf", "anyOf"].iter().find_map(|key| schema[*key].as_array())
}

/// Whether the schema describes one kind of object with named fields.
fn is_object(schema: &Value) -> bool {
    alternatives(schema).is_none()
        && (schema["properties"].is_object() || (schema["type"] == "object" && schema.get("$ref").is_none()))
}

/// An alternative with the fields that all of them share.
fn with_common(schema: &Value, one: &Value) -> Value {
    let Some(common) = schema["properties"].as_object() else { return one.clone() };
    let mut one = one.clone();
    for (key, field) in common {
        one["properties"][key] = field.clone();
    }
    let mut required = one["required"].as_array().cloned().unwrap_or_default();
    required.extend(schema["required"].as_array().cloned().unwrap_or_default());
    one["required"] = required.into();
    one
}

/// The name of an alternative: its constant, or else the first field that no other alternative has.
fn variant(place: &str, one: &Value, all: &[Value]) -> String {
    let constant = one["properties"]
        .as_object()
        .and_then(|fields| fields.values().find_map(|field| field["const"].as_str()));
    let own = |name: &&str| all.iter().filter(|other| other["properties"].get(*name).is_some()).count() == 1;
    let field = || one["required"].as_array()?.iter().filter_map(Value::as_str).find(own);
    format!("{place}{}", constant.or_else(field).map(pascal).unwrap_or_default())
}

fn pascal(name: &str) -> String {
    let word = |word: &str| word[..1].to_uppercase() + &word[1..];
    name.split(|c: char| !c.is_ascii_alphanumeric()).filter(|part| !part.is_empty()).map(word).collect()
}

fn attribute(key: &str) -> String {
    let plain = key.replace('-', "_");
    if KEYWORDS.contains(&key) { plain + "_" } else { plain }
}

fn literal(value: &Value) -> String {
    match value {
        Value::Bool(true) => "True".into(),
        Value::Bool(false) => "False".into(),
        Value::Null => "None".into(),
        plain => plain.to_string(),
    }
}

fn union(types: Vec<String>) -> String {
    let mut all: Vec<String> = Vec::new();
    for one in types {
        if !all.contains(&one) {
            all.push(one);
        }
    }
    all.join(" | ")
}

fn tuple(names: &[String]) -> String {
    let names: Vec<String> = names.iter().map(|name| format!("{name:?},")).collect();
    format!("({})", names.join(" ").trim_end_matches(if names.len() > 1 { "," } else { "" }))
}

fn docstring(doc: &str, default: &str) -> String {
    let doc = if doc.is_empty() { default } else { doc };
    format!("\"\"\"{}\"\"\"", doc.replace('\\', "\\\\"))
}
