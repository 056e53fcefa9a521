//! Shared by the tests of the built program: run it, read its JSON and the vectors, write the rulesets
//! of the vectors in the rule language.
#![allow(dead_code, reason = "each test file uses its own part")]

pub mod rulesets;

use std::ops::Deref;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

use serde_json::Value;
use sha2::{Digest, Sha256};
use tempfile::TempDir;

/// Whether `GRUNDY_VECTORS=slow` asks for the slow limits. The everyday run reads every row of the same
/// files with smaller limits.
pub fn slow() -> bool {
    std::env::var_os("GRUNDY_VECTORS").is_some_and(|v| v == "slow")
}

/// The folder that holds `vectors/`, `schemas/` and `book/`.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("two folders up").to_path_buf()
}

/// A file of vectors.
pub fn vectors(name: &str) -> Value {
    let path = root().join("vectors").join(name);
    let text = std::fs::read_to_string(&path).unwrap_or_else(|e| panic!("{}: {e}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// A fresh file for input, in the folder that cargo gives to integration tests.
pub fn scratch(name: &str, content: &str) -> PathBuf {
    static COUNT: AtomicUsize = AtomicUsize::new(0);
    let count = COUNT.fetch_add(1, Ordering::Relaxed);
    let dir = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("vectors-{}", std::process::id()));
    std::fs::create_dir_all(&dir).expect("the scratch folder");
    let path = dir.join(format!("{count}-{name}"));
    std::fs::write(&path, content).expect("the scratch file");
    path
}

/// An empty folder that is removed with its test.
pub struct Folder(TempDir);

impl AsRef<Path> for Folder {
    fn as_ref(&self) -> &Path {
        self.0.path()
    }
}

impl Deref for Folder {
    type Target = Path;

    fn deref(&self) -> &Path {
        self.0.path()
    }
}

/// A fresh folder, where cargo lets integration tests write.
pub fn folder(name: &str) -> Folder {
    let made = tempfile::Builder::new().prefix(name).tempdir_in(env!("CARGO_TARGET_TMPDIR"));
    Folder(made.expect("a folder"))
}

/// Runs the built program.
pub fn grundy<S: AsRef<str>>(args: &[S]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_grundy"))
        .args(args.iter().map(AsRef::as_ref))
        .stdin(Stdio::null())
        .env("NO_COLOR", "1")
        .output()
        .expect("the built program starts")
}

/// Runs the program with `--format json` and reads its answer, or says what went wrong.
pub fn json<S: AsRef<str>>(args: &[S]) -> Result<Value, String> {
    let mut args: Vec<&str> = args.iter().map(AsRef::as_ref).collect();
    args.extend(["--format", "json"]);
    let output = grundy(&args);
    if output.status.code() != Some(0) {
        let error = String::from_utf8_lossy(&output.stderr);
        return Err(format!("{args:?}: {}, {}", output.status, error.trim_end()));
    }
    serde_json::from_slice(&output.stdout).map_err(|e| format!("{args:?}: {e}"))
}

/// The nim-values of the heaps 0, 1, … (`count` of them).
pub fn values(rule: &str, count: u64) -> Result<Vec<u64>, String> {
    let to = count.checked_sub(1).ok_or("no heap was asked for")?;
    let answer = json(&["values", rule, "--from", "0", "--to", &to.to_string()])?;
    let values = whole_numbers(&answer["values"]).map_err(|e| format!("values '{rule}': {e}"))?;
    expect("how many values", &values.len(), &(count as usize))?;
    Ok(values)
}

/// The answer of `law RULE --to N`.
pub fn law(rule: &str, to: u64) -> Result<Value, String> {
    json(&["law", rule, "--to", &to.to_string()])
}

/// The answer of `solve POSITION`.
pub fn solve(position: &str, misere: bool) -> Result<Value, String> {
    if misere { json(&["solve", position, "--misere"]) } else { json(&["solve", position]) }
}

/// Whether a law is claimed as a fact.
pub fn claimed(answer: &Value) -> bool {
    !answer["law"].is_null() && matches!(answer["known_by"].as_str(), Some("proved" | "theorem"))
}

/// `(preperiod, period, saltus)` of a law that is a period or an arithmetic period.
pub fn period(answer: &Value) -> Option<(u64, u64, u64)> {
    let law = &answer["law"];
    match law["kind"].as_str() {
        Some("period" | "arithmetic") => {
            Some((law["preperiod"].as_u64()?, law["period"].as_u64()?, law["saltus"].as_u64()?))
        }
        _ => None,
    }
}

/// The winning moves as `[component, heap, to]`, in the order in which they were written.
pub fn winning_moves(answer: &Value) -> Result<Vec<Value>, String> {
    if answer["winning_moves_complete"] != true {
        return Err(format!("the list of winning moves is not complete: {answer}"));
    }
    let moves = answer["winning_moves"].as_array().ok_or_else(|| format!("no winning moves: {answer}"))?;
    if answer["winning_moves_total"] != moves.len() {
        return Err(format!("the total differs from the list of {}: {answer}", moves.len()));
    }
    Ok(moves.iter().map(|m| serde_json::json!([m["component"], m["heap"], m["to"]])).collect())
}

/// An array of whole numbers.
pub fn whole_numbers(array: &Value) -> Result<Vec<u64>, String> {
    array
        .as_array()
        .and_then(|a| a.iter().map(Value::as_u64).collect())
        .ok_or_else(|| format!("not an array of whole numbers: {array}"))
}

/// SHA-256 of the decimal values joined by commas, as `vectors/README.md` says.
pub fn sha256(values: &[u64]) -> String {
    let text: Vec<String> = values.iter().map(u64::to_string).collect();
    Sha256::digest(text.join(",")).iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Compares, and says what differs.
pub fn expect<T: PartialEq + std::fmt::Debug>(what: &str, found: &T, wanted: &T) -> Result<(), String> {
    if found == wanted { Ok(()) } else { Err(format!("{what}: found {found:?}, the vectors say {wanted:?}")) }
}

/// Compares values, and points at the first heap that differs.
pub fn expect_values(found: &[u64], wanted: &[u64]) -> Result<(), String> {
    match found.iter().zip(wanted).position(|(f, w)| f != w) {
        Some(n) => Err(format!("heap {n}: found {}, the vectors say {}", found[n], wanted[n])),
        None => Ok(()),
    }
}

/// The array at `key`. Panics if the vectors lack it, because a test without rows proves nothing.
pub fn rows<'a>(vectors: &'a Value, key: &str) -> &'a [Value] {
    let rows = vectors[key].as_array().unwrap_or_else(|| panic!("the vectors have no `{key}`"));
    assert!(!rows.is_empty(), "`{key}` is empty");
    rows
}

/// Checks every row, on all cores, and reports every row that failed, not only the first.
pub fn check_all<T: Sync>(rows: &[T], check: impl Fn(&T) -> Result<(), String> + Sync) {
    assert!(!rows.is_empty(), "there is nothing to check");
    let next = AtomicUsize::new(0);
    let failures = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(1, usize::from).min(rows.len());
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some((i, row)) = {
                    let i = next.fetch_add(1, Ordering::Relaxed);
                    rows.get(i).map(|row| (i, row))
                } {
                    if let Err(why) = check(row) {
                        failures.lock().unwrap_or_else(PoisonError::into_inner).push((i, why));
                    }
                }
            });
        }
    });
    let mut failures = failures.into_inner().unwrap_or_else(PoisonError::into_inner);
    failures.sort();
    if !failures.is_empty() {
        let shown: Vec<String> = failures.iter().take(20).map(|(i, why)| format!("row {i}: {why}")).collect();
        panic!("{} of {} rows differ:\n{}", failures.len(), rows.len(), shown.join("\n"));
    }
}
