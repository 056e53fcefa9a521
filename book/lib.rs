//! The book and the README, compiled: every Rust block in them runs as a test of this crate. Their
//! console blocks run against the built program in `crates/grundy-cli/tests/book.rs`.

#[doc = include_str!("../README.md")]
mod readme {}

#[doc = include_str!("src/first-games.md")]
mod first_games {}

#[doc = include_str!("src/rules.md")]
mod rules {}

#[doc = include_str!("src/graphs.md")]
mod graphs {}

#[doc = include_str!("src/games.md")]
mod games {}

#[doc = include_str!("src/positions.md")]
mod positions {}

#[doc = include_str!("src/values-and-laws.md")]
mod values_and_laws {}

#[doc = include_str!("src/programs.md")]
mod programs {}

#[doc = include_str!("src/machines.md")]
mod machines {}

#[doc = include_str!("src/recognition.md")]
mod recognition {}

#[doc = include_str!("src/long-runs.md")]
mod long_runs {}

#[doc = include_str!("src/cluster.md")]
mod cluster {}

#[doc = include_str!("src/misere.md")]
mod misere {}

#[doc = include_str!("src/nimbers.md")]
mod nimbers {}

#[doc = include_str!("src/certificates.md")]
mod certificates {}

#[doc = include_str!("src/theory.md")]
mod theory {}

#[doc = include_str!("src/draw.md")]
mod draw {}

#[doc = include_str!("src/play.md")]
mod play {}

#[doc = include_str!("src/page.md")]
mod page {}

#[doc = include_str!("src/shell.md")]
mod shell {}

#[doc = include_str!("src/json.md")]
mod json {}

#[doc = include_str!("src/library.md")]
mod library {}

#[doc = include_str!("src/python.md")]
mod python {}

#[doc = include_str!("src/own-game.md")]
mod own_game {}

#[doc = include_str!("src/contests.md")]
mod contests {}

#[cfg(test)]
mod tests {
    use std::path::Path;

    /// A chapter that is written but not listed here, or not in the summary, would not be tested.
    #[test]
    fn every_chapter_is_tested_and_in_the_summary() {
        let book = Path::new(env!("CARGO_MANIFEST_DIR"));
        let crate_text = include_str!("lib.rs");
        let summary = include_str!("src/SUMMARY.md");
        let mut chapters = 0;
        for entry in std::fs::read_dir(book.join("src")).expect("the chapters") {
            let name = entry.expect("a chapter").file_name().into_string().expect("a plain name");
            if name == "SUMMARY.md" || !name.ends_with(".md") {
                continue;
            }
            chapters += 1;
            let text = std::fs::read_to_string(book.join("src").join(&name)).expect("a chapter");
            assert!(
                !text.contains(",ignore") && !text.contains("```ignore"),
                "{name} hides a block from the tests"
            );
            assert!(
                crate_text.contains(&format!("include_str!(\"src/{name}\")")),
                "book/lib.rs lacks {name}"
            );
            assert!(summary.contains(&format!("({name})")), "SUMMARY.md lacks {name}");
        }
        assert!(chapters > 0);
    }
}
