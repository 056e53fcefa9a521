//! The commands of the book and of the README run, and print what stands there.

use std::path::Path;
use std::process::Command;

/// Runs the blocks of this kind in a text: after `$ ` a command, then what it prints. Returns the number of commands.
fn blocks(text: &str, kind: &str, printed: bool) -> usize {
    let folder = tempfile::tempdir().expect("a folder");
    let program = Path::new(super::PROGRAM).parent().expect("a folder").display().to_string();
    let path = format!("{program}:{}", std::env::var("PATH").unwrap_or_default());
    let mut run = 0;
    for block in text.split(&format!("```{kind}\n")).skip(1) {
        let block = &block[..block.find("```").expect("the block ends")];
        let mut lines = block.lines().peekable();
        while let Some(line) = lines.next() {
            let command = line.strip_prefix("$ ").unwrap_or(line);
            let mut wanted = String::new();
            while printed && lines.peek().is_some_and(|line| !line.starts_with("$ ")) {
                wanted += lines.next().expect("a line");
                wanted.push('\n');
            }
            let output = Command::new("sh")
                .args(["-c", command])
                .current_dir(folder.path())
                .env("PATH", &path)
                .output();
            let output = output.expect("sh starts");
            assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
            assert!(!printed || String::from_utf8_lossy(&output.stdout) == wanted, "{command}: {output:?}");
            run += 1;
        }
    }
    run
}

#[test]
fn the_chapter_shows_what_the_program_prints() {
    let chapter = include_str!("../../../../book/src/cluster.md");
    assert_eq!(blocks(chapter, "shell", true), 6);
}

#[test]
fn the_commands_of_the_readme_run() {
    assert_eq!(blocks(include_str!("../../README.md"), "sh", false), 3);
}
