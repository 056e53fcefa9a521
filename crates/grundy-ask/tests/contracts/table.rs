//! The tables of the book, with one row for each field of an answer.

use crate::Written;
use crate::schema::sentence;
use serde_json::Value;
use std::fmt::Write as _;

/// The mark before a table of fields; the name of a question follows it.
const FIELDS_MARK: &str = "<!-- fields of ";
/// The mark before a table of kinds; the name of a type follows it.
const KINDS_MARK: &str = "<!-- kinds of ";
/// The mark after a table.
const END_MARK: &str = "<!-- end of fields -->";

/// The text of a page with new tables for all questions and types that its marks name.
pub fn page(page: &str, contracts: &[Written]) -> String {
    let fields = filled(page, FIELDS_MARK, |name| {
        let contract = contracts.iter().find(|contract| contract.name == name);
        table(&contract.unwrap_or_else(|| panic!("there is no question `{name}`")).answer)
    });
    filled(&fields, KINDS_MARK, |name| {
        let mut answers = contracts.iter().map(|contract| &contract.answer);
        let root = answers.find(|answer| answer["$defs"][name]["oneOf"].is_array());
        kinds_table(root.unwrap_or_else(|| panic!("`{name}` has no kinds")), name)
    })
}

/// The text of a page with new text between each mark `begin` and the mark after its table.
fn filled(page: &str, begin: &str, write: impl Fn(&str) -> String) -> String {
    let mut written = String::new();
    let mut rest = page;
    while let Some((before, after)) = rest.split_once(begin) {
        let (name, after) = after.split_once(" -->").expect("a name");
        let (_, after) = after.split_once(END_MARK).expect("an end of the table");
        written += &format!("{before}{begin}{name} -->\n\n{}\n{END_MARK}", write(name));
        rest = after;
    }
    written + rest
}

/// The fields that every kind has. The page explains them above the table.
const SHARED_FIELDS: [&str; 4] = ["kind", "preperiod", "period", "saltus"];

/// One row for each kind: its meaning, and the fields that only some kinds have.
fn kinds_table(root: &Value, name: &str) -> String {
    let rows = Rows { root, text: String::new(), seen: Vec::new() };
    let fields = |kind: &Value| -> Vec<String> {
        let fields = rows.resolved(kind)["properties"].as_object().into_iter().flatten();
        let field_text = |(name, field): (&String, &Value)| {
            let meaning = field["description"].as_str().map(sentence).unwrap_or_default();
            format!("`{name}`: {}", meaning.trim_end_matches('.'))
        };
        fields.filter(|(name, _)| !SHARED_FIELDS.contains(&name.as_str())).map(field_text).collect()
    };
    let mut text = String::from("| kind | meaning | fields |\n|---|---|---|\n");
    for kind in root["$defs"][name]["oneOf"].as_array().into_iter().flatten() {
        let name = kind["properties"]["kind"]["const"].as_str().expect("a kind");
        let meaning = kind["description"].as_str().map(sentence).unwrap_or_default();
        let row = format!("| `{name}` | {meaning} | {} |\n", fields(kind).join("; ").replace('|', "\\|"));
        text += &row;
    }
    text
}

fn table(schema: &Value) -> String {
    let mut rows = Rows { root: schema, text: "| field | meaning |\n|---|---|\n".into(), seen: Vec::new() };
    rows.fields(schema, "", &[schema]);
    rows.text
}

struct Rows<'a> {
    root: &'a Value,
    text: String,
    /// The paths that have a row.
    seen: Vec<String>,
}

impl<'a> Rows<'a> {
    /// Adds a row for each field of an object and of the objects in it.
    ///
    /// A field is optional unless every alternative that is a complete answer requires it.
    fn fields(&mut self, schema: &'a Value, path: &str, alternatives: &[&'a Value]) {
        let schema = self.resolved(schema);
        for (name, field) in schema["properties"].as_object().into_iter().flatten() {
            let path = format!("{path}{name}");
            if self.seen.contains(&path) {
                continue;
            }
            self.seen.push(path.clone());
            let meaning = field["description"].as_str().map(sentence).unwrap_or_default().replace('|', "\\|");
            let whole: Vec<&&Value> = alternatives
                .iter()
                .filter(|one| self.is_object(one) && !self.requires(one, "stopped"))
                .collect();
            let required = whole.iter().all(|one| self.requires(one, name));
            let optional = if required { "" } else { "*optional* " };
            write!(self.text, "| `{path}` | {optional}{}{meaning}", self.kind(field)).expect("text");
            // The page has a separate table for an end by a limit.
            let ended = path != "stopped" || self.root["title"].is_null();
            self.text += if ended { " |\n" } else { " See [Stopped](#stopped). |\n" };
            if let Some((inner, list)) = self.object(field).filter(|_| ended) {
                let mark = if list { "[]." } else { "." };
                self.fields(inner, &format!("{path}{mark}"), &[inner]);
            }
        }
        let all: Vec<&Value> =
            ["anyOf", "oneOf"].iter().filter_map(|key| schema[*key].as_array()).flatten().collect();
        for each in &all {
            self.fields(each, path, &all);
        }
    }

    fn is_object(&self, schema: &'a Value) -> bool {
        self.resolved(schema)["properties"].is_object()
    }

    fn requires(&self, schema: &'a Value, name: &str) -> bool {
        let required = self.resolved(schema)["required"].as_array();
        required.is_some_and(|all| all.iter().any(|each| each == name))
    }

    /// The possible words of a field, for a field with a fixed set of words.
    fn kind(&self, field: &'a Value) -> String {
        let words: Vec<String> = self.words(field).into_iter().map(|word| format!("`{word}`")).collect();
        if words.is_empty() { String::new() } else { format!("{}: ", words.join(", ")) }
    }

    fn words(&self, field: &'a Value) -> Vec<String> {
        let field = self.resolved(field);
        let own = field["enum"].as_array().into_iter().flatten().chain(field.get("const"));
        let mut words: Vec<String> = own.filter_map(|word| Some(word.as_str()?.to_string())).collect();
        for each in ["anyOf", "oneOf"].iter().filter_map(|key| field[*key].as_array()).flatten() {
            words.extend(self.words(each));
        }
        words
    }

    /// The object that a field holds, and whether it holds a list of them.
    fn object(&self, field: &'a Value) -> Option<(&'a Value, bool)> {
        let field = self.resolved(field);
        if field["properties"].is_object() {
            return Some((field, false));
        }
        if field["items"].is_object() {
            return self.object(&field["items"]).map(|(inner, _)| (inner, true));
        }
        let mut objects = field["anyOf"].as_array()?.iter().filter_map(|each| self.object(each));
        let one = objects.next()?;
        objects.next().is_none().then_some(one)
    }

    fn resolved(&self, schema: &'a Value) -> &'a Value {
        match schema["$ref"].as_str() {
            Some(name) => &self.root["$defs"][name.rsplit('/').next().unwrap_or_default()],
            None => schema,
        }
    }
}
