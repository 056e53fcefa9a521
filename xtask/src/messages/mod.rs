//! Messages and their calls: every call of `say!` names a message, with the arguments of its English text, and every
//! message has a call, or stands by its name in a source, from where it is said later.

mod calls;
#[cfg(test)]
mod tests;
mod texts;

use calls::Call;
use std::collections::{BTreeMap, BTreeSet};
use std::io;
use std::path::{Path, PathBuf};
use texts::Texts;

/// Where the English texts lie, from the root of the workspace.
const ENGLISH: &str = "crates/grundy-words/texts/en";

/// How the messages about games begin, which are found by the names of the games.
const OF_GAMES: &str = "game-";

/// The number of messages, and what is wrong with them.
pub fn of_workspace(workspace: &Path) -> io::Result<(usize, Vec<String>)> {
    let texts = texts::read(&workspace.join(ENGLISH))?;
    let mut calls: Vec<(PathBuf, Call)> = Vec::new();
    let mut named = BTreeSet::new();
    for entry in std::fs::read_dir(workspace.join("crates"))? {
        for file in sources(&entry?.path().join("src"))? {
            let source = std::fs::read_to_string(&file)?;
            named.extend(source.split('"').filter(|word| texts.contains_key(*word)).map(str::to_owned));
            let found = calls::of(&source);
            let name = file.strip_prefix(workspace).unwrap_or(&file).to_path_buf();
            calls.extend(found.into_iter().map(|call| (name.clone(), call)));
        }
    }
    Ok((texts.len(), problems(&texts, &calls, &named)))
}

/// The Rust files below a folder, in a fixed order; none if there is no such folder.
fn sources(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    if !folder.is_dir() {
        return Ok(found);
    }
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            found.extend(sources(&path)?);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            found.push(path);
        }
    }
    found.sort();
    Ok(found)
}

fn problems(texts: &Texts, calls: &[(PathBuf, Call)], named: &BTreeSet<String>) -> Vec<String> {
    let mut problems = Vec::new();
    let mut used: BTreeSet<&str> = named.iter().map(String::as_str).collect();
    for (file, Call { line, id, given }) in calls {
        let place = format!("{}:{line}", file.display());
        used.insert(id);
        match texts.get(id) {
            None => problems.push(format!("{place}: no English text has the name {id}")),
            Some(wanted) if wanted != given => {
                problems.push(format!(
                    "{place}: {id} is told {}, and its text needs {}",
                    list(given),
                    list(wanted)
                ));
            }
            Some(_) => {}
        }
    }
    let unused = texts.keys().filter(|id| !used.contains(id.as_str()) && !id.starts_with(OF_GAMES));
    problems.extend(unused.map(|id| format!("{ENGLISH}: nothing says {id}")));
    problems
}

fn list(names: &BTreeSet<String>) -> String {
    match names.is_empty() {
        true => "nothing".into(),
        false => names.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(", "),
    }
}

/// The messages of texts, each with the names of its arguments.
type Messages = BTreeMap<String, BTreeSet<String>>;
