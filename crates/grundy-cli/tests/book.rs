//! Every ```` ```console ```` block of the book and the README runs against the built program, and
//! what it prints is compared with what is written there (a line `...` stands for any lines, `[..]`
//! for any characters; `? 2` after a command is its exit code).
//!
//! `TRYCMD=overwrite cargo test -p grundy-cli --test book` writes what the program says now into the
//! text; read the difference before you commit it.

#[test]
fn console_blocks_of_the_book_and_the_readme() {
    // Commands run where a reader of the README stands: in the root of the repository.
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("two folders up");
    std::env::set_current_dir(root).expect("the root of the repository");
    let cases = trycmd::TestCases::new();
    cases.env("NO_COLOR", "1");
    cases.register_bin("grundy", std::path::Path::new(env!("CARGO_BIN_EXE_grundy")));
    cases.case(root.join("book/src/*.md"));
    cases.case(root.join("README.md"));
}
