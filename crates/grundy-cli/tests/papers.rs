//! The documents of the repository match the code: the map, its limits, links between pages, and the
//! picture of the README.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("two folders up")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The names in a folder, of files or folders.
fn names(folder: &Path) -> BTreeSet<String> {
    let entries = std::fs::read_dir(folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    entries.map(|entry| entry.expect("an entry").file_name().into_string().expect("a plain name")).collect()
}

/// Texts between backticks, outside fenced blocks.
fn backticked(page: &str) -> impl Iterator<Item = &str> {
    page.split("```").step_by(2).flat_map(|prose| prose.split('`').skip(1).step_by(2))
}

#[test]
fn the_map_and_the_readme_are_short() {
    let map = read("docs/ARCHITECTURE.md");
    assert!(map.lines().count() <= 200, "the map has {} lines", map.lines().count());
    for line in map.lines() {
        assert!(line.chars().count() <= 110, "over 110 columns: {line}");
    }
    let readme = read("README.md").lines().count();
    assert!(readme <= 150, "README has {readme} lines");
}

#[test]
fn the_map_names_every_crate_and_no_other() {
    let map = read("docs/ARCHITECTURE.md");
    let table =
        map.split("| crate |").nth(1).expect("the table of crates").split("\n\n").next().expect("its rows");
    let listed: BTreeSet<String> = table
        .lines()
        .filter_map(|row| row.strip_prefix("| `")?.split('`').next())
        .map(String::from)
        .collect();
    assert_eq!(listed, names(&root().join("crates")));
}

#[test]
fn every_path_of_the_map_exists() {
    let map = read("docs/ARCHITECTURE.md");
    let paths: Vec<&str> =
        backticked(&map).filter(|text| text.contains('/') && !text.contains(' ')).collect();
    assert!(paths.len() > 10, "{paths:?}");
    for path in paths {
        assert!(root().join(path).exists(), "the map names {path}");
    }
}

#[test]
fn the_map_states_the_limits_of_the_code() {
    let map = read("docs/ARCHITECTURE.md");
    for (said, file, code) in [
        ("every 2^14 ticks", "crates/grundy-rules/src/budget.rs", "WATCH_EVERY: u64 = 1 << 14"),
        (
            "nests at most 200 deep",
            "crates/grundy-rules/src/notation/expression.rs",
            "MAX_DEPTH: usize = 200",
        ),
        ("at most 800 lines", "check", "> 800"),
        ("Rust 1.85 builds everything", "Cargo.toml", "rust-version = \"1.85\""),
    ] {
        let prose = map.split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(prose.contains(said), "the map does not say: {said}");
        assert!(read(file).contains(code), "{file} does not say: {code}");
    }
}

/// Pages that people write.
fn pages() -> Vec<PathBuf> {
    let mut pages: Vec<PathBuf> =
        ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "vectors/README.md", "web/README.md"]
            .iter()
            .map(|page| root().join(page))
            .collect();
    for folder in ["docs", "docs/notes", "docs/decisions", "book/src", "bench"] {
        let folder = root().join(folder);
        pages
            .extend(names(&folder).iter().filter(|name| name.ends_with(".md")).map(|name| folder.join(name)));
    }
    pages
}

#[test]
fn links_between_pages_lead_somewhere() {
    let mut followed = 0;
    for page in pages() {
        let text = std::fs::read_to_string(&page).expect("a page");
        for prose in text.split("```").step_by(2) {
            for link in prose.split("](").skip(1) {
                let target = link.split([')', '#']).next().expect("a target");
                if target.is_empty() || target.contains("://") {
                    continue;
                }
                let file = page.parent().expect("a folder").join(target);
                assert!(file.exists(), "{} links to {target}", page.display());
                followed += 1;
            }
        }
    }
    assert!(followed > 50, "{followed} links");
}

/// Each folder of notes lists all of its pages.
#[test]
fn every_note_and_decision_is_listed() {
    for folder in ["docs/notes", "docs/decisions"] {
        let list = read(&format!("{folder}/README.md"));
        for page in names(&root().join(folder)) {
            assert!(
                page == "README.md" || list.contains(&format!("({page})")),
                "{folder}/README.md lacks {page}"
            );
        }
    }
}

/// The README shows exactly the picture that the command beside it draws.
#[test]
fn the_picture_of_the_readme_is_drawn_by_its_command() {
    let readme = read("README.md");
    assert!(readme.contains("`grundy draw graph 'candies : 7' -o docs/pictures/candies.svg`"));
    let output = std::process::Command::new(env!("CARGO_BIN_EXE_grundy"))
        .args(["draw", "graph", "candies : 7", "--format", "svg"])
        .output()
        .expect("the program starts");
    assert!(output.status.success());
    assert_eq!(read("docs/pictures/candies.svg"), String::from_utf8_lossy(&output.stdout));
}
