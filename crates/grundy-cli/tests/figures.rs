//! Figures and worksheets as the program writes them: formats by extension, options, refusals.

mod common;

use common::{folder, grundy};

fn written(args: &[&str], name: &str) -> Vec<u8> {
    let folder = folder("figures");
    let path = folder.join(name).display().to_string();
    let output = grundy(&[args, &["-o", &path]].concat());
    assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
    std::fs::read(&path).expect("the file")
}

fn refused(args: &[&str]) -> String {
    let output = grundy(args);
    assert_eq!(output.status.code(), Some(2), "{args:?}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn the_extension_sets_the_format() {
    let heaps = ["draw", "heaps", "nim : 3, 4, 5", "--labels", "A,B,C", "--width", "8cm", "--language", "hu"];
    assert!(written(&heaps, "a.pdf").starts_with(b"%PDF-"));
    assert!(written(&heaps, "a.png").starts_with(b"\x89PNG"));
    let svg = String::from_utf8(written(&heaps, "a.svg")).unwrap();
    assert!(
        svg.contains("width=\"8cm\"") && svg.contains("soron következő") && svg.contains(">B</text>"),
        "{svg}"
    );
    let tex = String::from_utf8(written(&heaps, "a.tex")).unwrap();
    // Only a comment can have the sign itself.
    assert!(
        tex.contains("use as bounding box") && tex.contains("3 → 1") && tex.contains("3 $\\to$ 1"),
        "{tex}"
    );
}

#[test]
fn options_of_figures_reach_the_picture() {
    let text = |args: &[&str]| String::from_utf8(grundy(&[&["draw"], args].concat()).stdout).unwrap();
    let strip = ["strip", "take 1..3", "--to", "8"];
    let hidden =
        text(&[&strip[..], &["--no-answer", "--title", "Exercise 1", "--caption", "Good luck!"]].concat());
    assert!(
        hidden.starts_with("Exercise 1") && hidden.contains("Good luck!") && !hidden.contains('P'),
        "{hidden}"
    );
    let key = text(&[&strip[..], &["--answer-key", "--no-title"]].concat());
    assert_eq!(key, "Answers\n  P-positions: 0 4 8\n");
    let both = text(&[&strip[..], &["--answer-key", "--no-answer", "--language", "es"]].concat());
    assert!(both.contains(" _  _") && both.ends_with("Soluciones\n  Posiciones P: 0 4 8\n"), "{both}");
}

#[test]
fn what_a_figure_cannot_have_is_refused() {
    for (args, says) in [
        (&["draw", "strip", "nim", "--labels", "A"][..], "labels are names of heaps or boards"),
        (&["draw", "xor", "--width", "8"], "has no unit"),
        (&["draw", "table", "nim", "--width", "20"], "--columns 20"),
        (&["draw", "heaps", "nim : 3", "--labels", "A,B"], "2 labels for 1"),
        (&["draw", "strip", "nim", "--to", "5", "--moves", "9"], "has no heap 9"),
        (&["draw", "xor", "--title", "a", "--no-title"], "cannot be used with"),
        (&["draw", "xor", "--language", "xx"], "possible values: en, ro, pt, hu, zh, de, fr, es"),
        (&["worksheet", "even-number-addicts"], "labelled"),
        (&["worksheet", "cram 2x3", "--tasks", "table"], "two coordinates"),
        (&["worksheet", "nim", "-o", "sheet.doc"], "does not say how"),
    ] {
        let why = refused(args);
        assert!(why.contains(says), "{args:?}: {why}");
    }
    let folder = folder("chinese");
    let path = folder.join("a.pdf").display().to_string();
    let why = refused(&["draw", "xor", "--language", "zh", "-o", &path]);
    assert!(why.contains('尼') && why.contains("SVG"), "{why}");
    assert!(!folder.join("a.pdf").exists());
}

#[test]
fn a_worksheet_has_its_key_on_a_second_page() {
    let sheet = ["worksheet", "take 1..3", "--seed", "7"];
    let pages = |extra: &[&str], name: &str| {
        let file = written(&[&sheet[..], extra].concat(), name);
        String::from_utf8_lossy(&file).matches("/Type /Page\n").count()
    };
    assert_eq!((pages(&[], "a.pdf"), pages(&["--key"], "b.pdf"), pages(&["--no-key"], "c.pdf")), (2, 1, 1));
    let tex = String::from_utf8(written(&sheet, "a.tex")).unwrap();
    assert!(tex.starts_with("\\documentclass") && tex.matches("\\begin{tikzpicture}").count() == 2);
    let [tasks, key] = [&[][..], &["--key"]]
        .map(|extra| String::from_utf8(written(&[&sheet[..], extra].concat(), "a.svg")).unwrap());
    assert!(tasks.contains(">Name</text>") && !tasks.contains("take 2"), "{tasks}");
    assert!(key.contains("Answers") && key.contains(">0, 1, 2</text>"), "{key}");
    assert_eq!(tasks, String::from_utf8(written(&sheet, "b.svg")).unwrap());
}
