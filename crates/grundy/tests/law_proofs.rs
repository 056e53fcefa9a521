//! Explanations of laws: one for each theorem, stored in `law_proofs/`, and properties of all of them.
//!
//! `BLESS=1 cargo test -p grundy --test law_proofs` rewrites the files; read the difference.

use grundy::code::Code;
use grundy::document::{Block, Document, Section, Table};
use grundy::explain::explain_law;
use grundy::law::{Found, far_take, sparse};
use grundy::sequence::{Definition, Evaluator, Sequence, Sparse, Step};
use grundy::{Budget, Heap, KnownBy, Ruleset};
use proptest::prelude::*;
use std::path::Path;
use std::sync::Arc;

/// A file name and a rule for each theorem.
const RULES: [(&str, &str); 30] = [
    ("take", "take {1,3,4}"),
    ("guy-smith", "kayles"),
    ("guy-smith-different", "0.24!"),
    ("guy-smith-equal", "4.4="),
    ("quotients", "0.3F"),
    ("all-but", "take not {2,3,7}"),
    ("range", "take 1..5"),
    ("range-without-end", "take not {1,2}"),
    ("nim", "nim"),
    ("lasker", "lasker"),
    ("window", "take 1..floor(n/3)"),
    ("window-of-several", "n -> n-1 | n-k for k in 1..floor(n/3)"),
    ("residues", "take {k in 1..n if k = 1 or is_prime(k)}"),
    ("divisors", "take {k in 1..n if k divides n}"),
    ("ones", "take {k in 1..n if k bitand n = k}"),
    ("coprime", "take {k in 1..n if gcd(n,k) = 1}"),
    ("smaller-divisors", "n -> k for k in 1..n-1 if k divides n"),
    ("no-divisors", "n -> k for k in 1..n if not (k divides n)"),
    ("quotients-of-heaps", "n -> floor(n/k) for k in 2..n"),
    ("quotients-rounded-up", "n -> ceil(n/k) for k in 2..n"),
    ("remainders", "n -> n mod k for k in 1..n"),
    ("automatic", "n -> n-1 | floor(n/2) if n > 0"),
    ("automatic-period", "n -> n-2^k for k in 0..log2(n) if n > 0"),
    ("synchronised", "turn 1-3"),
    ("synchronised-powers", "n -> k for k in 0..floor(n/2) if n > 0"),
    ("synchronised-odious", "turn 3E"),
    ("synchronised-runs", "turn \"1+C\""),
    ("seen", "take {1,2,3,4*isqrt(n)+1}"),
    ("seen-formula", "n -> n-2^k for k in 0..log2(max(n,1)) if n mod 2^(k+1) = 0"),
    ("seen-relations", "n -> floor(n/2^k) for k in 1..log2(max(n,1)) if bit(n,k-1) != bit(n,k)"),
];

fn sequence(rule: &str) -> Sequence {
    Sequence::new(Arc::new(Ruleset::parse(rule).unwrap())).unwrap()
}

/// The explanation of the law that is found in this many values, and the law.
fn explained(rule: &str, to: u64) -> (Document, Option<Found>) {
    let (mut sequence, mut budget) = (sequence(rule), Budget::default());
    let found = sequence.find_law(to, &mut budget).unwrap();
    let computed = sequence.heaps_computed();
    (explain_law(&mut sequence, found.as_ref(), computed, &mut budget).unwrap(), found)
}

/// Compares with the stored text.
fn golden(name: &str, text: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/law_proofs").join(name);
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&path, text).unwrap();
    }
    let kept = std::fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()));
    assert_eq!(text, kept, "{name}");
}

#[test]
fn each_theorem_is_told() {
    for (name, rule) in RULES {
        golden(&format!("{name}.txt"), &explained(rule, 20_000).0.to_string());
    }
    golden("none.txt", &explained("grundy", 5000).0.to_string());
    golden("kayles.md", &explained("kayles", 20_000).0.markdown());
    golden("turnips.tex", &explained("turn 3E", 20_000).0.latex());
}

/// A repeat of the whole state, found by the engine for long runs.
#[test]
fn a_sparse_space_is_told() {
    let mut run = Sparse::new(&Code::parse("0.16").unwrap()).unwrap();
    let Step::Done(proof) = run.advance(1 << 20) else { panic!("no period") };
    let found = sparse::found(&proof);
    let told = explain_law(&mut sequence("0.16"), Some(&found), found.heaps_computed, &mut Budget::default());
    golden("sparse.txt", &told.unwrap().to_string());
}

/// A period whose values were not kept.
#[test]
fn a_far_period_of_a_take_set_is_told() {
    let mut taken = sequence("take {1,3,4}");
    let Some(Heap::Take(set)) = taken.ruleset().heap().cloned() else { panic!("a set") };
    let found = far_take(&set, 1000, &mut 0, &mut Budget::default()).unwrap().unwrap();
    let near = explain_law(&mut taken, Some(&found), 11, &mut Budget::default()).unwrap().to_string();
    let found = Found { heaps_computed: 1 << 30, ..found };
    let far = explain_law(&mut taken, Some(&found), 1 << 30, &mut Budget::default()).unwrap().to_string();
    assert!(!near.contains("need not be kept") && far.contains("need not be kept"), "{far}");
}

fn paragraphs(section: &Section) -> Vec<&str> {
    let texts = section.blocks.iter().filter_map(|block| match block {
        Block::Paragraph(text) => Some(text.as_str()),
        _ => None,
    });
    texts.collect()
}

/// The values that tables show, by heap.
fn shown(document: &Document) -> Vec<(u64, u64)> {
    let tables =
        document.sections.iter().flat_map(|section| &section.blocks).filter_map(|block| match block {
            Block::Table(table) if table.caption.contains("values, by definition") => Some(table),
            _ => None,
        });
    let mut values = Vec::new();
    for Table { head, rows, .. } in tables {
        for row in rows {
            let first = row[0].parse::<u64>().unwrap_or(0);
            for (column, cell) in head.iter().zip(row).skip(1).filter(|(_, cell)| !cell.is_empty()) {
                values.push((
                    first + column.trim_start_matches('+').parse::<u64>().unwrap(),
                    cell.parse().unwrap(),
                ));
            }
        }
    }
    values
}

/// The statements of a document agree with the law found, with the definition, and with the values of the
/// law.
fn agrees(rule: &str, document: &Document, found: &Found) {
    let statement = paragraphs(&document.sections[0]);
    let how = match found.known_by() {
        KnownBy::Proved => "Proved for this very rule",
        KnownBy::Theorem => "True by a published theorem",
        _ => "Only seen",
    };
    let last = statement.last().unwrap();
    assert!(last.starts_with(how), "{rule}: {last}");
    if let grundy::law::Law::Period(law) = &found.law {
        let plus = if law.saltus > 0 { format!(" + {}", law.saltus) } else { String::new() };
        let from = if law.preperiod > 0 { format!(" ≥ {}", law.preperiod) } else { String::new() };
        let all = if !found.is_fact() { "every computed n" } else { "all n" };
        let wanted = format!("G(n+{}) = G(n){plus} for {all}{from} (", law.period);
        let told = statement.iter().any(|line| line.contains(&wanted));
        // G(n) = n says as much.
        assert!(told || statement[1] == "The law: G(n) = n.", "{rule}: {statement:?}");
    }
    let text = document.to_string();
    if !found.is_fact() {
        assert!(!text.contains("roved") || text.contains("not proved"), "{rule}: {text}");
        assert!(!text.contains("for all n"), "{rule}: {text}");
    }
    let ruleset = Ruleset::parse(rule).unwrap();
    let (mut slow, mut values) = (Definition::new(ruleset.heap().unwrap()), Vec::new());
    for (heap, value) in shown(document) {
        while values.len() as u64 <= heap {
            let next = slow.value(&values, &mut Budget::default()).unwrap();
            values.push(next);
        }
        assert_eq!(u64::from(values[heap as usize]), value, "{rule}: G({heap})");
    }
    // The example ends in a value: `… so G(1000000) = G(4) = 1.`
    let example = document.sections.iter().find(|section| section.heading == "An example");
    if let Some(said) =
        example.map(|section| paragraphs(section)[0]).filter(|said| said.contains("G(1000000) = "))
    {
        let value: u64 = said.trim_end_matches('.').rsplit(' ').next().unwrap().parse().unwrap();
        let wanted = sequence(rule).value(1_000_000, &mut Budget::default()).unwrap();
        assert_eq!(value, wanted.value.0, "{rule}: {said}");
    }
}

#[test]
fn what_is_told_agrees_with_the_law() {
    for (_, rule) in RULES {
        let (document, found) = explained(rule, 20_000);
        agrees(rule, &document, &found.unwrap());
    }
}

/// A reader of LaTeX that only checks what a fragment must keep.
fn is_sound_latex(text: &str) -> Result<(), String> {
    let (mut depth, mut math, mut tables) = (0i32, false, 0);
    let mut chars = text.chars().peekable();
    let wrong = |why: &str, rest: &std::iter::Peekable<std::str::Chars<'_>>| {
        let rest: String = rest.clone().take(40).collect();
        Err(format!("{why} before {rest:?}"))
    };
    while let Some(c) = chars.next() {
        match c {
            '\\' => {
                let letters: String =
                    std::iter::from_fn(|| chars.next_if(|c| c.is_ascii_alphabetic())).collect();
                match letters.as_str() {
                    "" if math && chars.next_if_eq(&' ').is_some() => {}
                    "" => drop(chars.next_if(|c| "\\{}_&%#$".contains(*c)).ok_or("a backslash alone")?),
                    "begin" | "end" => {
                        let name: String = chars.clone().take_while(|c| *c != '}').skip(1).collect();
                        if name == "tabular" {
                            tables += if letters == "begin" { 1 } else { -1 };
                        }
                    }
                    "subsection" => drop(chars.next()),
                    "paragraph" | "item" | "hline" | "textbackslash" | "textasciicircum"
                    | "textasciitilde" | "ldots" => {}
                    "le" | "ge" | "ne" | "to" | "cdot" | "times" | "lfloor" | "rfloor" | "lceil"
                    | "rceil" | "left" | "right" | "bmod" | "oplus" | "operatorname" | "varphi" | "sqrt"
                    | "log" | "gcd" | "min" | "max" | "lbrace" | "rbrace"
                        if math => {}
                    other => return wrong(&format!("\\{other}"), &chars),
                }
            }
            '{' => depth += 1,
            '}' if depth == 0 => return wrong("a brace too many", &chars),
            '}' => depth -= 1,
            '$' => math = !math,
            '&' if tables == 1 => {}
            '<' | '>' | '^' | '_' if math => {}
            // The line between the columns.
            '|' if math || (depth == 1 && tables == 1) => {}
            '_' | '&' | '%' | '#' | '^' | '~' | '<' | '>' | '|' => return wrong(&c.to_string(), &chars),
            c if c.is_control() && c != '\n' => return wrong("a control character", &chars),
            _ => {}
        }
    }
    if depth != 0 || math || tables != 0 {
        return Err("something is left open".into());
    }
    Ok(())
}

#[test]
fn the_latex_of_each_theorem_is_sound() {
    for (_, rule) in RULES {
        is_sound_latex(&explained(rule, 20_000).0.latex()).unwrap_or_else(|why| panic!("{rule}: {why}"));
    }
    for broken in ["{", "}", "a_b", "50%", "x & y", "$x", "\\foo", "a < b", "\\begin{tabular}{r|r}"] {
        assert!(is_sound_latex(broken).is_err(), "{broken}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    /// LaTeX and Markdown show any text as it is, without interpreting it.
    #[test]
    fn any_text_is_escaped(text in r"[ -~≥…⌊⌋→éß☃\t]{0,60}") {
        let table = Table {
            caption: text.clone(),
            head: vec![text.clone(), "n".into()],
            rows: vec![vec![text.clone(), text.clone()]],
        };
        let blocks = vec![Block::Paragraph(text.clone()), Block::List(vec![text.clone()]), Block::Table(table)];
        let sections = vec![Section { heading: text.clone(), blocks }];
        let document = Document { title: text.clone(), sections };
        let latex = document.latex();
        prop_assert!(is_sound_latex(&latex).is_ok(), "{:?}\n{}", is_sound_latex(&latex), latex);
        // Each row of a Markdown table has as many bars as the table.
        let markdown = document.markdown();
        for line in markdown.lines().filter(|line| line.starts_with("| ")) {
            let bars = line.replace("\\\\", "").replace("\\|", "").matches('|').count();
            prop_assert_eq!(bars, 3, "{}", line);
        }
    }

    /// A text that starts like another kind of block is still a paragraph.
    #[test]
    fn the_beginning_of_a_text_is_escaped(sign in r"\t? {0,5}([|>+=-]|[0-9]{1,3}[.)])") {
        let text = format!("{sign} is a text");
        let sections = vec![Section { heading: "Signs".into(), blocks: vec![Block::Paragraph(text.clone())] }];
        let document = Document { title: "Signs".into(), sections };
        let markdown = document.markdown();
        let line = markdown.lines().last().expect("a paragraph");
        let sign = sign.trim_start();
        let (number, mark) = sign.split_at(sign.len() - 1);
        prop_assert_eq!(line, format!("{number}\\{mark} is a text"));
    }

    /// Small sets and codes, whatever law they have.
    #[test]
    fn laws_of_small_rules_are_told_as_they_are(
        set in prop::collection::btree_set(1u64..12, 1..5),
        not in any::<bool>(),
        digits in prop::collection::vec(0u8..8, 1..4),
    ) {
        let set: Vec<String> = set.iter().map(u64::to_string).collect();
        let taken = format!("take {}{{{}}}", if not { "not " } else { "" }, set.join(","));
        let code = format!("0.{}", digits.iter().map(u8::to_string).collect::<String>());
        for rule in [taken, code] {
            let (document, found) = explained(&rule, 3000);
            match found {
                Some(found) => agrees(&rule, &document, &found),
                None => prop_assert!(paragraphs(&document.sections[0])[0].ends_with("none is claimed."), "{}", rule),
            }
        }
    }
}
