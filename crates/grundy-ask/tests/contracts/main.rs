//! Contracts for other languages: the schemas in `schemas/`, the types of the page, the classes of the Python
//! package, and the tables of the book.
//!
//! The types of questions and answers determine all of them. `cargo xtask generate` writes them, and this
//! test compares.

mod python;
mod schema;
mod table;
mod typescript;

use grundy_ask::grade::Graded;
use grundy_ask::law::Progress;
use grundy_ask::play::Event;
use grundy_ask::{Contract, Ended, Problem, contracts};
use serde_json::Value;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The schemas of a question and of its answer, as they are written.
struct Written {
    name: &'static str,
    question: Value,
    answer: Value,
}

impl From<Contract> for Written {
    fn from(Contract { name, question, answer }: Contract) -> Written {
        Written { name, question: question.to_value(), answer: schema::written(answer) }
    }
}

/// The name, title and schema of JSON that only the program writes, in addition to answers.
fn program_schemas() -> [(&'static str, &'static str, Value); 3] {
    [
        ("play", "grundy play --format json", schema::of::<Event<'_>>()),
        ("progress", "grundy law --progress json", schema::of::<Progress<'_>>()),
        ("replay", "grundy replay --format json", schema::of::<Graded>()),
    ]
}

fn schema_file(name: &str) -> PathBuf {
    PathBuf::from(format!("schemas/{name}.json"))
}

/// Every generated file, with its expected text.
fn generated() -> Vec<(PathBuf, String)> {
    let contracts: Vec<Written> = contracts().into_iter().map(Written::from).collect();
    let (problem, ended) = (schema::of::<Problem>(), schema::of::<Ended>());
    let types = typescript::file(&contracts, &[&problem, &ended]);
    let classes = python::file(&contracts, &[&problem, &ended]);
    let options = python::options(&contracts);
    // A refusal and an end by a limit each have their own field.
    let separate = [("error", &problem), ("stopped", &ended)].map(|(name, inner)| Written {
        name,
        question: Value::Null,
        answer: schema::wrapped(name, inner),
    });
    let all: Vec<Written> = contracts.into_iter().chain(separate).collect();
    let mut files: Vec<(PathBuf, String)> = all
        .iter()
        .map(|Written { name, answer, .. }| {
            (schema_file(name), schema::file(name, &format!("the answer to `{name}`"), answer))
        })
        .collect();
    files.extend(
        program_schemas()
            .into_iter()
            .map(|(name, title, what)| (schema_file(name), schema::file(name, title, &what))),
    );
    files.push(("web/src/engine/types.ts".into(), types));
    files.push(("python/grundy/_answers.py".into(), classes));
    files.push(("python/grundy/_options.py".into(), options));
    let book = PathBuf::from("book/src/json.md");
    let page = fs::read_to_string(root().join(&book)).expect("the page of the book");
    files.push((book, table::page(&page, &all)));
    files
}

#[test]
fn generated_files_follow_the_types() {
    let generate = std::env::var_os("GRUNDY_GENERATE").is_some();
    let mut stale = Vec::new();
    for (path, text) in generated() {
        let file = root().join(&path);
        if fs::read_to_string(&file).is_ok_and(|found| found == text) {
            continue;
        }
        if generate {
            fs::write(&file, text).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
        } else {
            stale.push(path.display().to_string());
        }
    }
    assert!(
        stale.is_empty(),
        "these files do not follow the types of questions and answers: {}\n`cargo xtask generate` writes them",
        stale.join(", ")
    );
}
