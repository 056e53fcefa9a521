//! The files of JSON schemas.

use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema};
use serde_json::{Map, Value, json};

/// The schema of a type that is only written.
pub fn of<T: JsonSchema>() -> Value {
    written(SchemaSettings::draft2020_12().for_serialize().into_generator().into_root_schema_for::<T>())
}

/// A schema without null in optional fields: the writer omits such a field instead.
pub fn written(schema: Schema) -> Value {
    let mut schema = schema.to_value();
    never_null(&mut schema);
    schema
}

fn never_null(schema: &mut Value) {
    let required = schema["required"].as_array().cloned().unwrap_or_default();
    if let Some(fields) = schema.get_mut("properties").and_then(Value::as_object_mut) {
        let optional = fields.iter_mut().filter(|(name, _)| required.iter().all(|other| other != *name));
        optional.for_each(|(_, field)| without_null(field));
    }
    match schema {
        Value::Object(fields) => fields.values_mut().for_each(never_null),
        Value::Array(items) => items.iter_mut().for_each(never_null),
        _ => {}
    }
}

fn without_null(field: &mut Value) {
    if let Some(types) = field.get_mut("type").and_then(Value::as_array_mut) {
        types.retain(|one| one != "null");
        if let [one] = &types[..] {
            field["type"] = one.clone();
        }
    }
    let Some(all) = field.get_mut("anyOf").and_then(Value::as_array_mut) else { return };
    all.retain(|one| one["type"] != "null");
    if let [one] = &all[..] {
        let one = one.clone();
        let field = field.as_object_mut().expect("a schema of an object");
        field.shift_remove("anyOf");
        field.extend(one.as_object().cloned().unwrap_or_default());
    }
}

/// The text of a schema file.
pub fn file(name: &str, title: &str, answer: &Value) -> String {
    let mut schema = answer.clone();
    plain(&mut schema);
    let what = schema["description"].as_str().unwrap_or_default().to_string();
    let mut file = head(name, title, &what);
    for (key, value) in schema.as_object().expect("a schema of an object").clone() {
        file.entry(key).or_insert(value);
    }
    pretty(file)
}

/// The schema of an object with a single field.
pub fn wrapped(field: &str, inner: &Value) -> Value {
    let mut inner = inner.clone();
    let fields = inner.as_object_mut().expect("a schema of an object");
    let definitions = fields.shift_remove("$defs").unwrap_or_else(|| json!({}));
    fields.shift_remove("$schema");
    fields.shift_remove("title");
    let what = fields["description"].clone();
    json!({
        "description": what,
        "type": "object",
        "properties": { field: inner },
        "required": [field],
        "$defs": definitions,
    })
}

fn head(name: &str, title: &str, what: &str) -> Map<String, Value> {
    let what = format!("{what} Other fields may be added.");
    let head = json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": format!("urn:grundy:schema:{name}"),
        "title": title,
        "description": what.trim_start(),
    });
    match head {
        Value::Object(head) => head,
        _ => unreachable!("an object was written"),
    }
}

/// An object or list that fits in this many columns stays on one line.
const MAX_LINE_COLUMNS: usize = 110;

fn pretty(file: Map<String, Value>) -> String {
    let mut text = String::new();
    print(&mut text, &Value::Object(file), 0, 0);
    text + "\n"
}

/// Prints JSON. A value that fits on one line stays on one line, after a key of `before` characters.
fn print(text: &mut String, value: &Value, indent: usize, before: usize) {
    let line = one_line(value);
    let (open, items, close): (_, Vec<(String, &Value)>, _) = match value {
        Value::Object(fields) => {
            ('{', fields.iter().map(|(name, value)| (format!("\"{name}\": "), value)).collect(), '}')
        }
        Value::Array(items) => ('[', items.iter().map(|value| (String::new(), value)).collect(), ']'),
        _ => ('"', Vec::new(), '"'),
    };
    // The outermost object always takes several lines.
    if items.is_empty() || (indent > 0 && indent + before + line.chars().count() < MAX_LINE_COLUMNS) {
        text.push_str(&line);
        return;
    }
    text.push(open);
    for (place, (name, value)) in items.iter().enumerate() {
        text.push_str(if place == 0 { "\n" } else { ",\n" });
        text.push_str(&" ".repeat(indent + 2));
        text.push_str(name);
        print(text, value, indent + 2, name.chars().count());
    }
    text.push('\n');
    text.push_str(&" ".repeat(indent));
    text.push(close);
}

fn one_line(value: &Value) -> String {
    match value {
        Value::Object(fields) if fields.is_empty() => "{}".into(),
        Value::Object(fields) => {
            let fields: Vec<String> =
                fields.iter().map(|(name, value)| format!("\"{name}\": {}", one_line(value))).collect();
            format!("{{ {} }}", fields.join(", "))
        }
        Value::Array(items) => {
            let items: Vec<String> = items.iter().map(one_line).collect();
            format!("[{}]", items.join(", "))
        }
        plain => plain.to_string(),
    }
}

/// Turns descriptions into plain sentences without links, and moves each one to the front of its object.
pub fn plain(schema: &mut Value) {
    match schema {
        Value::Object(fields) => {
            if let Some(Value::String(text)) = fields.shift_remove("description") {
                fields.shift_insert(0, "description".into(), sentence(&text).into());
            }
            fields.values_mut().for_each(plain);
        }
        Value::Array(items) => items.iter_mut().for_each(plain),
        _ => {}
    }
}

/// The first paragraph of a doc comment, without links.
pub fn sentence(text: &str) -> String {
    let first = text.split("\n\n").next().unwrap_or_default();
    let mut plain = String::new();
    let mut rest = first;
    while let Some((before, link)) = rest.split_once('[') {
        plain += before;
        let Some((words, after)) = link.split_once(']') else {
            plain.push('[');
            rest = link;
            break;
        };
        let target = after.strip_prefix('(').and_then(|target| target.split_once(')'));
        if target.is_some() || (words.starts_with('`') && words.ends_with('`')) {
            plain += words;
        } else {
            plain += &format!("[{words}]");
        }
        rest = target.map_or(after, |(_, after)| after);
    }
    (plain + rest).split_whitespace().collect::<Vec<_>>().join(" ")
}
