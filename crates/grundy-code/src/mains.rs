//! The functions that say who wins, and `main`, in the [small language](super::script).

use super::request::{Main, Request};

/// What a position is, and how a program finds out who wins it.
pub(super) enum Played<'a> {
    /// Heaps, whose nim-values are added. The letters are further arguments of `nim_value`.
    Heaps { letters: &'a [String] },
    /// Heaps with modes, whose nim-values are added: the arguments of `nim_value` in their order.
    Modes { arguments: [&'a str; 2] },
    /// Two numbers.
    Pairs,
}

/// Who loses a sum of heaps of take sets under misère play.
///
/// # Laws
/// Let s be the least number that may be taken, and G the nim-values of normal play. First, G(n) = 0 exactly if
/// G(n+s) = 1, by induction over n. Let G(n) = 0; then G(n+s) > 0. If it were 2 or more, an option n+s−k would
/// have the value 1, k ≠ s. It is no heap below s, which have the value 0; so n−k is a heap, of value 0 by
/// induction, and an option of n. Let G(n+s) = 1; if G(n) > 0, an option n−k had the value 0, and n+s−k the value
/// 1, which is an option of n+s.
///
/// The claim: a sum is lost if its nim-sum is 0 and a value exceeds 1, or if its nim-sum is 1 and none does. From
/// a position that is claimed to be lost every move leads to one that is not, as in Nim. From another one there is
/// a move to a lost one as in misère Nim, or no move, which wins. The only further case is a sum of heaps of value
/// 0 with a move. There a heap n ≥ s has an option of value 1: n−s itself has this value, or it has an option
/// n−s−k of value 0, and then n−k has the value 1.
///
/// # Reference
/// T. S. Ferguson, *On sums of graph games with last player losing*, International Journal of Game Theory 3
/// (1974).
const MISERE: &str = "\
# Does the player to move lose? From the nim-sum of the heaps and their largest nim-value. As in normal play if
# a value is 2 or more, and the other way round if none is.
def is_lost(nim_sum, largest) -> truth:
    return (nim_sum == 0) == (largest > 1)
";

/// The theorem of misère play, and its source.
pub(super) const MISERE_THEOREM: &str = "a sum is lost if its nim-sum is 0 and a nim-value is 2 or more, or if its \
    nim-sum is 1 and none is (T. S. Ferguson, On sums of graph games with last player losing, 1974)";

/// The functions behind `nim_value`, in their order; `main` is the last one, if the program has one.
pub(super) fn functions(request: &Request, played: &Played<'_>) -> Vec<String> {
    let misere = (request.misere && matches!(played, Played::Heaps { .. })).then(|| MISERE.to_string());
    misere.into_iter().chain(main(request, played)).collect()
}

/// `main`, and the comment before it.
fn main(request: &Request, played: &Played<'_>) -> Option<String> {
    let [first, second] = [&request.winners[0], &request.winners[1]].map(|word| quoted(word));
    let (tests, depth) = match request.main {
        Main::Absent => return None,
        Main::Lines => return Some(lines(request, played)),
        Main::Tests => (true, 2),
        Main::Single => (false, 1),
    };
    let test = match played {
        Played::Heaps { letters } => {
            let (before, each, say) = sum(request, letters, "read()", [&first, &second]);
            format!("heaps = read()\n{before}for heap in range(0, heaps):\n{each}say({say})\n")
        }
        Played::Modes { arguments: [x, y] } => format!(
            "heaps = read()\nnim_sum = 0\nfor heap in range(0, heaps):\n    {x} = read()\n    {y} = read()\n    nim_sum ^= \
             nim_value({x}, {y})\nsay(if nim_sum > 0, {first}, {second})\n"
        ),
        Played::Pairs => format!("x = read()\ny = read()\nsay(if is_lost(x, y), {second}, {first})\n"),
    };
    let what = match played {
        Played::Heaps { .. } => "the number of heaps, then the heaps",
        Played::Modes { .. } => "the number of heaps, then two numbers for each",
        Played::Pairs => "two numbers",
    };
    let letters = played.letters();
    let named = if letters.is_empty() { String::new() } else { format!("{}, then ", letters.join(" and ")) };
    let mut text = match tests {
        true => format!(
            "# Reads {named}the number of tests. Each test is {what}.\n# Each line printed names the winner of a \
             test.\n"
        ),
        false => format!("# Reads {named}{what}. Prints the winner.\n"),
    };
    text += "def main() -> nothing:\n";
    letters.iter().for_each(|letter| text += &format!("    {letter} = read()\n"));
    text += if tests { "    tests = read()\n    for test in range(0, tests):\n" } else { "" };
    for line in test.lines() {
        text += &format!("{}{line}\n", "    ".repeat(depth));
    }
    Some(text)
}

/// The lines that add the values of heaps: those before the loop, those for a heap, and what is printed.
fn sum(
    request: &Request,
    letters: &[String],
    heap: &str,
    [first, second]: [&str; 2],
) -> (String, String, String) {
    let mut arguments = vec![heap.to_string()];
    arguments.extend_from_slice(letters);
    let value = format!("nim_value({})", arguments.join(", "));
    match request.misere {
        false => (
            "nim_sum = 0\n".into(),
            format!("    nim_sum ^= {value}\n"),
            format!("if nim_sum > 0, {first}, {second}"),
        ),
        true => (
            "nim_sum = 0\nlargest = 0\n".into(),
            format!(
                "    value = {value}\n    nim_sum ^= value\n    if value > largest:\n        largest = value\n"
            ),
            format!("if is_lost(nim_sum, largest), {second}, {first}"),
        ),
    }
}

/// `main` where each line is a position, without a winning move.
fn lines(request: &Request, played: &Played<'_>) -> String {
    let letters = match played {
        Played::Heaps { letters } => *letters,
        Played::Modes { .. } => return MODES_MAIN.into(),
        // Programs of pairs have a main of their own.
        Played::Pairs => return String::new(),
    };
    let (before, each, say) = sum(request, letters, "n", ["\"first\"", "\"second\""]);
    let (said, number) = match request.misere {
        true => ("which\n# player wins", ""),
        false => ("its nim-sum,\n# and which player wins", "nim_sum, "),
    };
    let mut text = String::new();
    if !letters.is_empty() {
        text += &format!("# The first line read is {}.\n", letters.join(" and "));
    }
    text += &format!(
        "# Each line read is a position, its heaps with spaces between them. Each line printed says {said}.\n"
    );
    text += "def main() -> nothing:\n";
    if !letters.is_empty() {
        text += &format!("    first_line({})\n", letters.join(", "));
    }
    text += "    for line in lines():\n";
    let body = format!("{before}for n in words(line):\n{each}say({number}{say})\n");
    for line in body.lines() {
        text += &format!("        {line}\n");
    }
    text
}

/// `main` where each line is a sum of heaps with modes.
const MODES_MAIN: &str = "\
# Each line read is a position, two numbers for each heap. Each line printed says its nim-sum,
# and which player wins.
def main() -> nothing:
    for line in lines():
        nim_sum = 0
        before = 0
        place = 0
        for number in words(line):
            if place == 1:
                nim_sum ^= nim_value(before, number)
            before = number
            place = 1 - place
        say(nim_sum, if nim_sum > 0, \"first\", \"second\")
";

impl Played<'_> {
    fn letters(&self) -> &[String] {
        match self {
            Played::Heaps { letters } => letters,
            Played::Modes { .. } | Played::Pairs => &[],
        }
    }
}

/// A word as a literal, which is the same in all languages.
fn quoted(word: &str) -> String {
    format!("\"{}\"", word.replace('\\', "\\\\").replace('"', "\\\""))
}
