//! Laws of families of rules, with letters in place of numbers.

use super::Law;
use super::text::{Wording, WriteWorded};
use crate::shape::law::{Family, FamilyClass};
use crate::shape::{self, Convention, KnownBy};
use crate::style::{Bold, labelled};
use crate::{Ended, Refused, Remedy};
use grundy::family::{FamilyLaw, FamilyTheorem, Member, Members, family_law};
use grundy::law::Found;
use grundy::{Budget, Failure, RuleError, RuleFamily, column_width};
use grundy_words::say;
use serde::Serialize;
use std::fmt::{self, Display as _, Formatter};

/// The law of a family of rules: by a theorem for all numbers, or seen in the rules with small numbers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct FamilyAnswer {
    /// The family, as typed.
    pub rule: String,
    /// Always null: a family has many rules.
    pub canonical: (),
    /// The letters.
    pub letters: Vec<String>,
    /// Always normal play.
    pub convention: Convention,
    /// The law; null if no law is known for all numbers.
    pub law: Option<shape::Law>,
    /// The law in a sentence.
    pub sentence: Option<String>,
    /// How the law is known.
    pub known_by: Option<KnownBy>,
    /// The theorem; for a law that is only seen, the range in which it is seen.
    pub reference: Option<String>,
    /// Always empty: the search checks no hypotheses for a family.
    pub hypotheses: Vec<String>,
    /// Always 0: each member of the family has values of its own.
    pub heaps_computed: u64,
    /// The rules with small numbers; absent if a theorem covers all numbers.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub members: Option<Vec<MemberLaw>>,
    /// What ended the work before the law was found.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stopped: Option<Ended>,
}

/// The law of one rule of a family.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct MemberLaw {
    /// The numbers for the letters.
    pub numbers: Vec<u64>,
    /// The rule in its shortest form.
    pub rule: String,
    /// The law of the rule; null if none was found.
    pub law: Option<shape::Law>,
    /// How the law is known.
    pub known_by: Option<KnownBy>,
    /// The law in a sentence, for the text.
    #[serde(skip)]
    sentence: Option<String>,
}

/// The search for a law of a family of rules.
pub struct FamilySearch {
    family: RuleFamily,
    to: u64,
}

impl FamilySearch {
    pub(super) fn begin(family: RuleFamily, asked: &Law) -> Result<FamilySearch, Refused> {
        let one_rule = [(asked.misere, "misere"), (asked.long || asked.digest, "long")];
        if let Some((_, what)) = one_rule.iter().find(|(asked, _)| *asked) {
            let message = say!("refused-one-rule", what = *what, family = family.text());
            return Err(
                Refused::unsuited(message).remedy(Remedy::Hint(say!("refused-help-give-letters-numbers")))
            );
        }
        Ok(FamilySearch { family, to: asked.to })
    }

    /// The family, as typed.
    pub fn text(&self) -> &str {
        self.family.text()
    }

    pub(super) fn advance(&mut self, budget: &mut Budget<'_>) -> Result<FamilyAnswer, Failure> {
        match family_law(&self.family, self.to, budget)? {
            FamilyLaw::Theorem(theorem) => Ok(self.by_theorem(&theorem)),
            FamilyLaw::Members(seen) if seen.members.is_empty() => Err(self.no_members()),
            FamilyLaw::Members(seen) => Ok(self.by_members(&seen)),
            _ => Ok(self.unknown()),
        }
    }

    pub(super) fn so_far(&self, ended: &Ended) -> FamilyAnswer {
        FamilyAnswer { stopped: Some(ended.clone()), ..self.unknown() }
    }

    /// The answer without a law.
    fn unknown(&self) -> FamilyAnswer {
        FamilyAnswer {
            rule: self.family.text().into(),
            canonical: (),
            letters: self.family.letters().to_vec(),
            convention: Convention::Normal,
            law: None,
            sentence: None,
            known_by: None,
            reference: None,
            hypotheses: Vec::new(),
            heaps_computed: 0,
            members: None,
            stopped: None,
        }
    }

    fn by_theorem(&self, theorem: &FamilyTheorem) -> FamilyAnswer {
        FamilyAnswer {
            law: Some(shape::Law::from(theorem)),
            sentence: Some(format!("G(n) = {}", theorem.formula)),
            known_by: Some(KnownBy::Theorem),
            reference: Some(theorem.reference.into()),
            ..self.unknown()
        }
    }

    fn by_members(&self, seen: &Members) -> FamilyAnswer {
        let members = Some(seen.members.iter().map(MemberLaw::of).collect());
        let Some(pattern) = &seen.pattern else { return FamilyAnswer { members, ..self.unknown() } };
        let letter = &self.family.letters()[0];
        let classes = pattern.classes.iter().map(|[preperiod, period, saltus]| FamilyClass {
            preperiod: preperiod.text(letter),
            period: period.text(letter),
            saltus: saltus.text(letter),
        });
        let last = seen.members.last().map_or(0, |member| member.numbers[0]);
        FamilyAnswer {
            law: Some(shape::Law::Family(Family {
                from: Some(pattern.from),
                classes: Some(classes.collect()),
                ..Family::default()
            })),
            sentence: Some(pattern.sentence(letter)),
            known_by: Some(KnownBy::Seen),
            reference: Some(format!("seen in the rules with {letter} from {} to {last}", pattern.from)),
            members,
            ..self.unknown()
        }
    }

    /// Why no numbers give a rule with a sequence of heaps, with the number 1 for each letter as the example.
    fn no_members(&self) -> Failure {
        let ones = vec![1; self.family.letters().len()];
        match self.family.member(&ones) {
            Err(error) => Failure::Rule(RuleError::Undefined(error.into())),
            Ok(_) => Failure::Refused(say!(
                "refused-no-sequence-heaps-whatever-letters",
                text = self.family.text()
            )),
        }
    }
}

impl MemberLaw {
    fn of(member: &Member) -> MemberLaw {
        let found = member.found.as_ref();
        MemberLaw {
            numbers: member.numbers.clone(),
            rule: member.rule.clone(),
            law: found.map(|found| shape::Law::from(&found.law)),
            known_by: found.map(|found| found.known_by().into()),
            sentence: found.map(Found::sentence),
        }
    }

    fn is_fact(&self) -> bool {
        matches!(self.known_by, Some(KnownBy::Theorem | KnownBy::Proved))
    }

    /// Preperiod, period and saltus in the short form of a table cell, such as `5/12+4`.
    fn cell(&self) -> Option<String> {
        let [preperiod, period, saltus] = self.law.as_ref()?.period()?;
        let preperiod = if preperiod == 0 { String::new() } else { format!("{preperiod}/") };
        let saltus = if saltus == 0 { String::new() } else { format!("+{saltus}") };
        Some(format!("{preperiod}{period}{saltus}"))
    }
}

impl WriteWorded for FamilyAnswer {
    fn write(&self, f: &mut Formatter<'_>, _: Wording<'_>) -> fmt::Result {
        Bold(&self.rule).fmt(f)?;
        writeln!(f)?;
        match (&self.law, &self.members) {
            (Some(shape::Law::Family(law)), None) => self.theorem(f, law),
            (_, Some(members)) => self.seen(f, members),
            _ => Ok(()),
        }
    }
}

impl FamilyAnswer {
    fn theorem(&self, f: &mut Formatter<'_>, law: &Family) -> fmt::Result {
        let sentence = self.sentence.as_deref().unwrap_or_default();
        labelled(f, &KnownBy::Theorem.words(), sentence)?;
        let condition = law.condition.as_deref().unwrap_or_default();
        writeln!(f, "  {}", say!("law-family-for", condition = condition))?;
        let reference = self.reference.as_deref().unwrap_or_default();
        writeln!(f, "  {}", say!("by-reference", reference = reference))
    }

    fn seen(&self, f: &mut Formatter<'_>, members: &[MemberLaw]) -> fmt::Result {
        match &self.letters[..] {
            [row, column] if members.iter().all(|member| member.cell().is_some()) => {
                grid(f, row, column, members)?;
            }
            letters => list(f, letters, members)?,
        }
        let known = match members.iter().all(MemberLaw::is_fact) {
            true => say!("law-family-all-facts"),
            false => say!("law-family-not-all-facts"),
        };
        let Some(shape::Law::Family(Family { from: Some(from), .. })) = &self.law else {
            return writeln!(f, "{}", say!("law-family-no-pattern", known = known));
        };
        let letter = &self.letters[0];
        let sentence = self.sentence.as_deref().unwrap_or_default();
        labelled(f, &KnownBy::Seen.words(), sentence)?;
        let to = members.last().map_or(0, |member| member.numbers[0]);
        let seen = say!("law-family-seen", letter = letter, from = from, to = to, known = known);
        writeln!(f, "  {seen}")
    }
}

/// A table with one row for the law of each member.
fn list(f: &mut Formatter<'_>, letters: &[String], members: &[MemberLaw]) -> fmt::Result {
    let column = |i: usize| {
        let numbers = members.iter().map(|member| member.numbers[i]);
        numbers.max().map_or(1, |most| most.to_string().len()).max(column_width([&*letters[i]]))
    };
    let row = |texts: Vec<String>| {
        let texts = texts.iter().enumerate().map(|(i, text)| format!("{text:>0$}", column(i)));
        texts.collect::<Vec<_>>().join("  ")
    };
    writeln!(f, "  {}  {}", row(letters.to_vec()), say!("law-family-head"))?;
    for member in members {
        let law = match (member.known_by, &member.sentence) {
            (Some(known_by), Some(sentence)) => {
                say!("labelled", label = known_by.words(), text = sentence)
            }
            _ => say!("law-family-none"),
        };
        writeln!(f, "  {}  {law}", row(member.numbers.iter().map(u64::to_string).collect()))?;
    }
    Ok(())
}

/// A grid of the periods of all members of a family with two letters.
fn grid(f: &mut Formatter<'_>, row: &str, column: &str, members: &[MemberLaw]) -> fmt::Result {
    let most = |i: usize| members.iter().map(|member| member.numbers[i]).max().unwrap_or(0);
    let at = |numbers: [u64; 2]| members.iter().find(|member| member.numbers == numbers)?.cell();
    let width = members.iter().filter_map(MemberLaw::cell).map(|cell| cell.len()).max().unwrap_or(1).max(2);
    writeln!(f, "{}", say!("law-family-grid", row = row, column = column))?;
    let head: Vec<String> = (1..=most(1)).map(|b| format!("{b:>width$}")).collect();
    writeln!(f, "  {row:>2} {column}  {}", head.join("  "))?;
    for a in 1..=most(0) {
        let cells = (1..=most(1)).map(|b| format!("{:>width$}", at([a, b]).unwrap_or_else(|| "–".into())));
        writeln!(
            f,
            "  {a:>2}{0:1$}  {2}",
            "",
            1 + column_width([column]),
            cells.collect::<Vec<_>>().join("  ")
        )?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use crate::law::Law;
    use crate::{Ask as _, Work as _, World};
    use grundy::Budget;

    #[test]
    fn two_letters_are_a_table() {
        let question = Law { rule: "take {1, a+1, b+2}".into(), to: 500, ..Law::default() };
        let mut work = question.begin(&World::without_files()).expect("few letters");
        let shown = work.advance(&mut Budget::default()).expect("no limit").to_string();
        let rows: Vec<&str> = shown.lines().skip(2).take(3).map(str::trim).collect();
        // take {1,2,3} repeats every 4 heaps, take {1,2,4} every 3, take {1,3,4} every 7.
        assert!(rows[0].starts_with("a b"), "{shown}");
        assert!(rows[1].split_whitespace().take(3).eq(["1", "4", "3"]), "{shown}");
        assert!(rows[2].split_whitespace().take(3).eq(["2", "2", "7"]), "{shown}");
    }
}
