//! Runs every ```` ```console ```` block of the book and the README against the built program, and
//! compares its output with the text (a line `...` stands for any lines, `[..]` for any characters;
//! `? 2` after a command is its exit code).
//!
//! `TRYCMD=overwrite cargo test -p grundy-cli --test book` writes the present output into the text;
//! read the difference before you commit it.
//!
//! Commands that need a shell (pipes), or print a `\` (which trycmd would turn into `/`), stand in
//! ```` ```sh ```` blocks of the chapters, as `$ COMMAND` and its output; those run under `sh`. Commands
//! that write Parquet run if the program can (`--features full`).

#[test]
fn console_blocks_of_the_book_and_the_readme() {
    // Run commands where a reader of the README does: in the root of the repository.
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("two folders up");
    std::env::set_current_dir(root).expect("the root of the repository");
    let cases = trycmd::TestCases::new();
    cases.env("NO_COLOR", "1");
    cases.register_bin("grundy", std::path::Path::new(env!("CARGO_BIN_EXE_grundy")));
    cases.case(root.join("book/src/*.md"));
    cases.case(root.join("README.md"));
}

#[cfg(unix)]
#[test]
fn shell_blocks_of_the_book() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("two folders up");
    let program = std::path::Path::new(env!("CARGO_BIN_EXE_grundy")).parent().expect("a folder").to_owned();
    let mut path = program.into_os_string();
    path.push(":");
    path.push(std::env::var_os("PATH").unwrap_or_default());
    let mut run = 0;
    for chapter in std::fs::read_dir(root.join("book/src")).expect("the chapters") {
        let text = std::fs::read_to_string(chapter.expect("a chapter").path()).expect("a text");
        for block in text.split("```sh\n").skip(1) {
            let block = &block[..block.find("```").expect("the block ends")];
            let (command, printed) = block.split_once('\n').expect("a command and what it prints");
            let command = command.strip_prefix("$ ").expect("a command");
            if command.contains(".parquet") && !cfg!(feature = "parquet") {
                continue;
            }
            let output = std::process::Command::new("sh")
                .args(["-c", command])
                .current_dir(root)
                .env("NO_COLOR", "1")
                .env("PATH", &path)
                .output()
                .expect("sh starts");
            assert_eq!(String::from_utf8_lossy(&output.stdout), printed, "{command}");
            assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{command}");
            run += 1;
        }
    }
    assert!(run > 0);
}

/// Runs every command of the table of figures, and writes its pictures in every form for print and screen.
#[test]
fn the_figures_of_the_sources_are_drawn() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("two folders up");
    let text = std::fs::read_to_string(root.join("book/src/draw.md")).expect("the chapter");
    let (_, table) = text.split_once("## The figures of the sources").expect("the table");
    let table = &table[..table.find("\n## ").expect("its end")];
    let mut run = 0;
    for command in table.split('`').filter(|piece| piece.starts_with("grundy ")) {
        let mut words = vec![String::new()];
        let mut quoted = false;
        for c in command.chars() {
            match c {
                '\'' => quoted = !quoted,
                ' ' if !quoted => words.push(String::new()),
                c => words.last_mut().expect("a word").push(c),
            }
        }
        let formats: &[&[&str]] = match words[1].as_str() {
            "draw" => &[&[], &["--format", "svg"], &["--format", "tex"]],
            _ => &[&[]],
        };
        for format in formats {
            let output = std::process::Command::new(env!("CARGO_BIN_EXE_grundy"))
                .args(&words[1..])
                .args(*format)
                .output()
                .expect("the program starts");
            assert!(output.status.success(), "{command}: {}", String::from_utf8_lossy(&output.stderr));
            let begins = match format {
                [_, "svg"] => "<svg ",
                [_, "tex"] => "% needs \\usepackage{tikz}",
                _ => "",
            };
            let drawn = String::from_utf8_lossy(&output.stdout);
            assert!(drawn.starts_with(begins) && drawn.len() > 100, "{command}: {drawn}");
        }
        run += 1;
    }
    assert_eq!(run, 18, "commands of the table");
}
