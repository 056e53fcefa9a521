//! Preperiods, periods and saltus that are linear in a letter, by residue class.

use super::Member;
use crate::law::Period;
use grundy_words::say;

/// The periods of the members k = from, from + 1, … of a family: for each residue of k modulo m, the
/// preperiod, the period and the saltus are linear in k.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pattern {
    /// The first k of the pattern.
    pub from: u64,
    /// For each residue of k, from 0 on, the preperiod, the period and the saltus.
    pub classes: Vec<[Line; 3]>,
}

/// (slope·k + shift) / over, a whole number for each k of a residue class modulo `over`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    slope: i128,
    shift: i128,
    over: i128,
}

/// The most classes, and the most first members that do not fit.
const MAX_CLASSES: usize = 6;
const MAX_EXCEPTIONS: usize = 6;
/// The fewest points that confirm a line.
const MIN_POINTS: usize = 3;

impl Line {
    /// The line through two points.
    fn through((x, y): (i128, i128), (x2, y2): (i128, i128)) -> Line {
        Line { slope: y2 - y, shift: y * (x2 - x) - (y2 - y) * x, over: x2 - x }
    }

    fn at(&self, k: i128) -> Option<i128> {
        let sum = self.slope * k + self.shift;
        (sum % self.over == 0).then(|| sum / self.over)
    }

    fn reduced(self) -> Line {
        let gcd = |mut a: i128, mut b: i128| {
            while b != 0 {
                (a, b) = (b, a % b);
            }
            a.abs()
        };
        // Points have different x, so this is not 0.
        let common = gcd(gcd(self.slope, self.shift), self.over);
        Line { slope: self.slope / common, shift: self.shift / common, over: self.over / common }
    }

    /// The line in the rule language.
    pub fn text(&self, letter: &str) -> String {
        let product = match self.slope {
            0 => String::new(),
            1 => letter.to_string(),
            -1 => format!("-{letter}"),
            slope => format!("{slope}*{letter}"),
        };
        let sum = match (product.as_str(), self.shift) {
            ("", shift) => shift.to_string(),
            (_, 0) => product,
            (_, shift) if shift < 0 => format!("{product} - {}", -shift),
            (_, shift) => format!("{product} + {shift}"),
        };
        match self.over {
            1 => sum,
            over if self.shift == 0 || self.slope == 0 => format!("{sum}/{over}"),
            over => format!("({sum})/{over}"),
        }
    }
}

impl Pattern {
    /// The pattern with the fewest classes, then the fewest exceptions, in the periods of members k = 1, 2, …
    pub(super) fn of(members: &[Member]) -> Option<Pattern> {
        let point = |member: &Member| {
            let period = member.found.as_ref()?.law.period()?;
            Some((member.numbers[0], [period.preperiod, period.period, period.saltus]))
        };
        // Start after the last member without a period.
        let known = members.iter().rev().map_while(point).count();
        let points: Vec<(u64, [u64; 3])> =
            members[members.len() - known..].iter().filter_map(point).collect();
        (1..=MAX_CLASSES).find_map(|m| {
            let last = MAX_EXCEPTIONS.min(points.len().checked_sub(m * MIN_POINTS)?);
            (0..=last).find_map(|first| fit(&points[first..], m))
        })
    }

    /// The period of member k, if the pattern covers it.
    pub fn period(&self, k: u64) -> Option<Period> {
        let lines = self.classes.get((k % self.classes.len() as u64) as usize).filter(|_| k >= self.from)?;
        let at = |line: &Line| u64::try_from(line.at(k.into())?).ok();
        Some(Period { preperiod: at(&lines[0])?, period: at(&lines[1])?, saltus: at(&lines[2])? })
    }

    /// The pattern in words: `G(n + k+1) = G(n) for n >= 0 if k mod 2 = 0, …`.
    pub fn sentence(&self, letter: &str) -> String {
        let equation = |[preperiod, period, saltus]: &[Line; 3]| {
            let grown = saltus.text(letter);
            let grown = if grown == "0" { String::new() } else { format!(" + {grown}") };
            let equation = format!("G(n + {}) = G(n){grown}", period.text(letter));
            say!("family-pattern", equation = equation, from = preperiod.text(letter))
        };
        // Classes with the same equation share a sentence.
        let mut told: Vec<(String, Vec<String>)> = Vec::new();
        for (residue, lines) in self.classes.iter().enumerate() {
            let (equation, residue) = (equation(lines), residue.to_string());
            match told.iter_mut().find(|(other, _)| *other == equation) {
                Some((_, residues)) => residues.push(residue),
                None => told.push((equation, vec![residue])),
            }
        }
        let m = self.classes.len();
        let classes = told.into_iter().map(|(equation, residues)| {
            let or = |first, second| say!("family-or", first = first, second = second);
            let residues = residues.into_iter().reduce(or).unwrap_or_default();
            match m {
                1 => equation,
                _ => say!(
                    "family-pattern-if",
                    law = equation,
                    letter = letter,
                    modulus = m,
                    residues = residues
                ),
            }
        });
        let all = classes.reduce(|first, second| say!("family-patterns", first = first, second = second));
        all.unwrap_or_default()
    }
}

/// The lines of m classes through all these points.
fn fit(points: &[(u64, [u64; 3])], m: usize) -> Option<Pattern> {
    let classes = (0..m).map(|residue| {
        let own: Vec<_> = points.iter().filter(|(k, _)| *k % m as u64 == residue as u64).collect();
        let [(first, at_first), .., (last, at_last)] = own[..] else { return None };
        let mut lines = [Line { slope: 0, shift: 0, over: 1 }; 3];
        for (which, line) in lines.iter_mut().enumerate() {
            let place = |k: &u64, values: &[u64; 3]| (i128::from(*k), i128::from(values[which]));
            *line = Line::through(place(first, at_first), place(last, at_last)).reduced();
            if !own.iter().all(|(k, values)| line.at((*k).into()) == Some(values[which].into())) {
                return None;
            }
        }
        (own.len() >= MIN_POINTS).then_some(lines)
    });
    Some(Pattern { from: points.first()?.0, classes: classes.collect::<Option<_>>()? })
}
