//! Programs whose functions are all in the [small language](super::script).

use super::mains::{Played, functions};
use super::request::{Language, Request};
use super::script::{Table, translated};

/// The program with these tables and functions, and the `main` that is requested.
pub(super) fn program(
    head: &str,
    tables: &[Table],
    script: &str,
    request: &Request,
    played: &Played<'_>,
) -> String {
    let language = request.language;
    let mut text = head.to_string();
    text += match language {
        Language::Cpp => {
            "\n#include <cstdint>\n#include <iostream>\n#include <sstream>\n#include <string>\n\nusing namespace std;\ntypedef uint64_t u64;\n\n"
        }
        Language::Python | Language::Java | Language::Go => "\n{IMPORTS}\n",
        Language::Rust => "\n",
    };
    let gap = if language == Language::Python { "\n\n" } else { "\n" };
    for table in tables {
        text += &table.written(language);
    }
    text += if tables.is_empty() { "" } else { gap };
    text += &translated(script, language);
    for function in functions(request, played) {
        text += gap;
        text += &translated(&function, language);
    }
    match language {
        Language::Python => super::python::finished(&text),
        Language::Java | Language::Go => super::scripted::finished(&text, language),
        Language::Cpp | Language::Rust => text,
    }
}
