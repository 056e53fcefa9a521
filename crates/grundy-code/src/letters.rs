//! Programs of families: rules with letters in place of numbers, such as `take L..R`.

use super::mains::{MISERE_THEOREM, Played};
use super::request::{Language, Main, Request};
use super::{lines, style, whole};
use grundy::family::{FamilyLaw, FamilyTheorem, family_law};
use grundy_rules::{Budget, Failure, FamilyShape, RuleFamily};

/// A program for all rules of a family, and the theorem that it follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FamilyProgram {
    /// The text of the program.
    pub text: String,
    /// The theorem.
    pub theorem: FamilyTheorem,
}

/// The program of a family, if a theorem gives the nim-values of all its rules. The letters are arguments of
/// `nim_value` behind the heap, and `main` reads them first.
///
/// ```
/// use grundy_code::Language;
/// use grundy_rules::RuleFamily;
/// let family = RuleFamily::parse("take L..R").unwrap().unwrap();
/// let program = grundy_code::of_family(&family, &Language::Python.into())?;
/// assert!(program.text.contains("def nim_value(n, L, R):\n    return n % (L + R) // L\n"));
/// # Ok::<(), grundy_rules::Failure>(())
/// ```
///
/// # Errors
/// [`Failure::Refused`] if no theorem covers the family.
pub fn of_family(family: &RuleFamily, request: &Request) -> Result<FamilyProgram, Failure> {
    let Some(shape) = family.shape() else { return Err(no_theorem(family)) };
    // The theorem of a shape needs no search.
    let FamilyLaw::Theorem(theorem) = family_law(family, 0, &mut Budget::default())? else {
        return Err(no_theorem(family));
    };
    if request.misere && matches!(shape, FamilyShape::Quotient { .. }) {
        return Err(Failure::Refused(super::no_misere(family.text())));
    }
    let letters: Vec<String> = family.letters().iter().map(|letter| named(letter, family, request)).collect();
    let script = value(&shape, &letters, &|text| renamed(text, family, &letters));
    let head = head(family, &theorem, request);
    let text = whole::program(&head, &[], &script, request, &Played::Heaps { letters: &letters });
    Ok(FamilyProgram { text, theorem })
}

fn no_theorem(family: &RuleFamily) -> Failure {
    Failure::Refused(format!(
        "no theorem gives the nim-values of `{}` for all numbers, and a program with letters is written from one; \
         give the letters numbers",
        family.text()
    ))
}

/// The name of a letter in a program. Rust has no capital letters there.
fn named(letter: &str, family: &RuleFamily, request: &Request) -> String {
    let small = letter.to_lowercase();
    match request.language {
        Language::Rust if small == *letter => small,
        Language::Rust if family.letters().contains(&small) || small == "n" => format!("{small}_large"),
        Language::Rust => small,
        _ => letter.into(),
    }
}

/// An expression of the family with the names of the program.
fn renamed(text: &str, family: &RuleFamily, letters: &[String]) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match family.letters().iter().position(|letter| letter.chars().eq([c])) {
            Some(at) => out += &letters[at],
            None => out.push(c),
        }
    }
    out
}

/// The function `nim_value`, in the small language.
fn value(shape: &FamilyShape, letters: &[String], in_program: &dyn Fn(&str) -> String) -> String {
    let factor = |text: &str| {
        let text = in_program(text);
        if text.chars().all(|c| c.is_ascii_alphanumeric() || c == '_') { text } else { format!("({text})") }
    };
    let body = match shape {
        FamilyShape::Range { least, most } => {
            let rest = match most {
                None => "n".into(),
                Some(most) => format!("n % ({} + {})", factor(least), factor(most)),
            };
            if least == "1" {
                format!("return {rest}\n")
            } else {
                format!("return {rest} // {}\n", factor(least))
            }
        }
        FamilyShape::Two { smaller, larger } => {
            let (a, b) = (factor(smaller), factor(larger));
            format!(
                "rest = n % ({a} + {b})\nparity = rest // {a} % 2\nif rest < {b}:\n    return parity\nreturn 2 - parity\n"
            )
        }
        FamilyShape::Quotient { divisor } => {
            let c = factor(divisor);
            format!("while n % {c} != 0:\n    n -= 1 + n // {c}\nreturn n // {c}\n")
        }
    };
    let mut text = format!("def nim_value(n, {}) -> number:\n", letters.join(", "));
    body.lines().for_each(|line| text += &format!("    {line}\n"));
    text
}

/// The comment at the head.
fn head(family: &RuleFamily, theorem: &FamilyTheorem, request: &Request) -> String {
    let mut lines = vec![
        format!("The nim-values of {}. {}", family.text(), style::loses(request)),
        String::new(),
        format!("Law: G(n) = {}, for all numbers with {}.", theorem.formula, theorem.condition),
        format!("Known by theorem: {}.", theorem.reference),
    ];
    if request.misere {
        lines.push(format!("Misère play: {MISERE_THEOREM}."));
    }
    let bits = if request.language.largest().is_some() { 63 } else { 64 };
    lines.push(format!("All numbers, and the sums of letters, are below 2^{bits}."));
    if request.main != Main::Absent && request.main.plays() {
        lines.push(
            "There is no function that finds a winning move: its letters stand for any numbers.".into(),
        );
    }
    lines.extend([String::new(), "Written by `grundy code`.".into()]);
    lines::commented(&lines, request.language.comment())
}
