//! The law of rules with letters for numbers: `grundy law 'take L..R'`.

use super::{Fail, LawArgs};
use crate::args::Plain;
use crate::fail;
use crate::input::Typed;
use crate::run::Run;
use crate::show::{bold, out};
use grundy::family::{FamilyLaw, Member, Members, family_law};
use grundy::{Failure, RuleFamily};
use std::io::Write;

/// The family that was typed, if letters stand for numbers in it.
pub fn typed(typed: &Typed) -> Result<Option<RuleFamily>, Fail> {
    if typed.lines().is_some() {
        return Ok(None);
    }
    RuleFamily::parse(&typed.text).map_err(|error| typed.hint(error))
}

/// Finds and shows the law of a family.
pub fn run(family: &RuleFamily, args: &LawArgs, run: &Run) -> Result<u8, Fail> {
    let asked = [
        (args.misere, "--misere"),
        (args.certificate.is_some(), "--certificate"),
        (args.long.asked() || args.long.keep.is_some(), "an option for long runs"),
    ];
    if let Some((_, what)) = asked.iter().find(|(asked, _)| *asked) {
        return Err(Fail::Bad(format!(
            "{what} is for one rule, and `{}` stands for many: give the letters numbers",
            family.text()
        )));
    }
    let (law, stopped) = match family_law(family, args.to, &mut run.budget("looking for laws")) {
        Ok(law) => (Some(law), None),
        Err(Failure::Stopped(why)) => (None, Some((why, run.seconds()))),
        Err(failure) => return Err(run.fail(failure)),
    };
    if matches!(&law, Some(FamilyLaw::Members(seen)) if seen.members.is_empty()) {
        return Err(no_members(family));
    }
    let mut out = out();
    match args.format {
        Plain::Json => {
            let mut object = grundy_json::family(family, law.as_ref());
            if let Some((stopped, seconds)) = &stopped {
                object["stopped"] = fail::stopped_json(stopped, *seconds);
            }
            writeln!(out, "{object}")?;
        }
        Plain::Text => {
            writeln!(out, "{}", bold(family.text()))?;
            match &law {
                Some(FamilyLaw::Theorem(theorem)) => {
                    writeln!(out, "{}: G(n) = {}", bold("theorem"), theorem.formula)?;
                    writeln!(out, "  for all n, and all numbers with {}", theorem.condition)?;
                    writeln!(out, "  by {}", theorem.reference)?;
                }
                Some(FamilyLaw::Members(members)) => text(&mut out, family, members)?,
                _ => {}
            }
            if let Some((stopped, seconds)) = &stopped {
                writeln!(out, "Stopped: {}.", fail::stopped_text(stopped, *seconds))?;
            }
        }
    }
    out.flush()?;
    Ok(stopped.map_or(0, |(stopped, _)| fail::stopped_code(&stopped)))
}

fn text(out: &mut impl Write, family: &RuleFamily, seen: &Members) -> Result<(), Fail> {
    match family.letters() {
        [row, column] if seen.members.iter().all(|member| cell(member).is_some()) => {
            grid(out, row, column, &seen.members)?;
        }
        letters => {
            let column = |i: usize| {
                let numbers = seen.members.iter().map(|member| member.numbers[i]);
                numbers.max().map_or(1, |most| most.to_string().len()).max(letters[i].len())
            };
            let row = |texts: Vec<String>| {
                let texts = texts.iter().enumerate().map(|(i, text)| format!("{text:>0$}", column(i)));
                texts.collect::<Vec<_>>().join("  ")
            };
            writeln!(out, "  {}  the law", row(letters.to_vec()))?;
            for member in &seen.members {
                let law = match &member.found {
                    Some(found) => format!("{}: {}", found.known_by().word(), found.sentence()),
                    None => "none was found".into(),
                };
                writeln!(out, "  {}  {law}", row(member.numbers.iter().map(u64::to_string).collect()))?;
            }
        }
    }
    let known =
        if seen.are_facts() { "Each of these laws is a fact." } else { "Not all of these laws are facts." };
    let Some(pattern) = &seen.pattern else {
        writeln!(
            out,
            "{known} No theorem is known here that speaks of all numbers, and no pattern is seen in them."
        )?;
        return Ok(());
    };
    let letter = &family.letters()[0];
    writeln!(out, "{}: {}", bold("seen"), pattern.sentence(letter))?;
    let (from, to) = (pattern.from, seen.members.last().map_or(0, |member| member.numbers[0]));
    writeln!(out, "  for {letter} from {from} to {to}. {known} That it goes on like this is not proved.")?;
    Ok(())
}

/// Why no numbers give a rule, shown by some of them.
fn no_members(family: &RuleFamily) -> Fail {
    let ones = vec![1; family.letters().len()];
    family.member(&ones).err().map_or_else(
        || Fail::Bad(format!("`{}` has no sequence of heaps, whatever the letters are", family.text())),
        Fail::from,
    )
}

/// Period, preperiod and saltus as a cell of a table, as short as can be.
fn cell(member: &Member) -> Option<String> {
    let law = member.found.as_ref()?.law.period()?;
    let preperiod = if law.preperiod == 0 { String::new() } else { format!("{}/", law.preperiod) };
    let saltus = if law.saltus == 0 { String::new() } else { format!("+{}", law.saltus) };
    Some(format!("{preperiod}{}{saltus}", law.period))
}

/// The periods of all members with two numbers.
fn grid(out: &mut impl Write, row: &str, column: &str, members: &[Member]) -> Result<(), Fail> {
    let most = |i: usize| members.iter().map(|member| member.numbers[i]).max().unwrap_or(0);
    let at = |numbers: [u64; 2]| {
        let member = members.iter().find(|member| member.numbers == numbers)?;
        cell(member)
    };
    let width = members.iter().filter_map(cell).map(|cell| cell.len()).max().unwrap_or(1).max(2);
    writeln!(
        out,
        "The period of each rule, {row} downwards and {column} to the right (n0/p where it begins at heap n0, p+s where the values grow by s):"
    )?;
    let head: Vec<String> = (1..=most(1)).map(|b| format!("{b:>width$}")).collect();
    writeln!(out, "  {row:>2} {column}  {}", head.join("  "))?;
    for a in 1..=most(0) {
        let cells = (1..=most(1)).map(|b| format!("{:>width$}", at([a, b]).unwrap_or_else(|| "–".into())));
        writeln!(out, "  {a:>2}{0:1$}  {2}", "", 1 + column.len(), cells.collect::<Vec<_>>().join("  "))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy::Budget;

    #[test]
    fn two_letters_are_a_table() {
        let family = RuleFamily::parse("take {1, a+1, b+2}").expect("few letters").expect("letters");
        let FamilyLaw::Members(seen) = family_law(&family, 500, &mut Budget::default()).expect("no limit")
        else {
            panic!("a theorem")
        };
        let mut shown = Vec::new();
        text(&mut shown, &family, &seen).expect("a table");
        let shown = String::from_utf8(shown).expect("text");
        let rows: Vec<&str> = shown.lines().skip(1).take(3).map(str::trim).collect();
        // take {1,2,3} repeats every 4 heaps, take {1,2,4} every 3, take {1,3,4} every 7.
        assert!(rows[0].starts_with("a b"), "{shown}");
        assert!(rows[1].split_whitespace().take(3).eq(["1", "4", "3"]), "{shown}");
        assert!(rows[2].split_whitespace().take(3).eq(["2", "2", "7"]), "{shown}");
    }
}
