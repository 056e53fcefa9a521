//! The messages that the crates of the workspace name are those of the English texts.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// Areas whose messages stand in the sources by their full names.
const AREAS: [&str; 3] = ["error-", "refused-", "program-"];

/// The texts of all files with this ending below a folder.
fn texts(folder: &Path, ending: &str, each: &mut dyn FnMut(&str)) {
    for file in fs::read_dir(folder).unwrap().map(|file| file.unwrap().path()) {
        if file.is_dir() {
            texts(&file, ending, each);
        } else if file.extension().is_some_and(|found| found == ending) {
            each(&fs::read_to_string(&file).unwrap());
        }
    }
}

fn is_name(word: &str) -> bool {
    AREAS.iter().any(|area| word.starts_with(area))
        && word.bytes().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-')
}

#[test]
fn sources_name_the_messages_of_the_english_texts() {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut written = BTreeSet::new();
    texts(&here.join("texts/en"), "ftl", &mut |text| {
        let names = text.lines().filter_map(|line| line.split_once(" =")).map(|(name, _)| name);
        written.extend(names.filter(|name| is_name(name)).map(str::to_owned));
    });
    let mut named = BTreeSet::new();
    for folder in fs::read_dir(here.join("..")).unwrap().map(|folder| folder.unwrap().path().join("src")) {
        if folder.is_dir() {
            texts(&folder, "rs", &mut |text| {
                named.extend(text.split('"').filter(|word| is_name(word)).map(str::to_owned));
            });
        }
    }
    // A crate that was published alone has no other crates beside it.
    if !named.is_empty() {
        let unwritten: Vec<&String> = named.difference(&written).collect();
        assert!(unwritten.is_empty(), "no English text is called {unwritten:?}");
        let unused: Vec<&String> = written.difference(&named).collect();
        assert!(unused.is_empty(), "no source names {unused:?}");
    }
}
