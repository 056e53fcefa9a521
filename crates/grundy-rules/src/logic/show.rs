//! Clauses as text.

use super::{Atom, Clause, Core, Kind, Linear, Move, Split};
use std::fmt;

impl fmt::Display for Linear {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut first = true;
        for &(var, coefficient) in &self.terms {
            let sign = match (first, coefficient < 0) {
                (true, false) => "",
                (true, true) => "-",
                (false, false) => " + ",
                (false, true) => " - ",
            };
            match coefficient.unsigned_abs() {
                1 => write!(f, "{sign}x{var}")?,
                times => write!(f, "{sign}{times}*x{var}")?,
            }
            first = false;
        }
        match (first, self.constant) {
            (true, constant) => write!(f, "{constant}"),
            (false, 0) => Ok(()),
            (false, constant) if constant < 0 => write!(f, " - {}", constant.unsigned_abs()),
            (false, constant) => write!(f, " + {constant}"),
        }
    }
}

/// The terms with positive coefficients, and those with negative ones, negated.
fn sides(form: &Linear) -> (Linear, Linear) {
    let side = |sign: i64| Linear {
        terms: form
            .terms
            .iter()
            .filter(|term| term.1.signum() == sign)
            .map(|&(v, c)| (v, c.saturating_abs()))
            .collect(),
        constant: if form.constant.signum() == sign { form.constant.saturating_abs() } else { 0 },
    };
    (side(1), side(-1))
}

impl fmt::Display for Atom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Atom::Zero(form) => match form.terms.iter().rev().find(|term| term.1.unsigned_abs() == 1) {
                Some(&(var, sign)) => {
                    let mut rest = form.clone();
                    rest.terms.retain(|term| term.0 != var);
                    let value = Linear::default().plus(-sign, &rest).unwrap_or_default();
                    write!(f, "x{var} = {value}")
                }
                None => write!(f, "{} = {}", sides(form).0, sides(form).1),
            },
            Atom::AtMostZero(form) => write!(f, "{} <= {}", sides(form).0, sides(form).1),
            Atom::Xor([x, y, z]) => write!(f, "x{x} xor x{y} = x{z}"),
            Atom::Power { base, of, holds } => {
                write!(f, "x{of} is {}a power of {base}", if *holds { "" } else { "not " })
            }
        }
    }
}

impl fmt::Display for Clause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.atoms.is_empty() {
            return write!(f, "always");
        }
        for (i, atom) in self.atoms.iter().enumerate() {
            write!(f, "{}{atom}", if i == 0 { "" } else { " and " })?;
        }
        Ok(())
    }
}

impl fmt::Display for Split {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.taken {
            added if added < 0 => write!(f, "add {}", added.unsigned_abs())?,
            taken => write!(f, "take {taken}")?,
        }
        if let Some(every) = self.every {
            write!(f, " or a multiple of {every} more")?;
        }
        let kind = match self.kind {
            Kind::Any => "",
            Kind::Different => "different ",
            Kind::Equal => "equal ",
            Kind::Unequal => "not all equal ",
        };
        match self.heaps {
            0 => write!(f, ", leave no heap"),
            1 => write!(f, ", leave 1 heap"),
            heaps => write!(f, ", leave {heaps} {kind}heaps"),
        }
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Move::Take(least, Some(most)) if least == most => write!(f, "take {least}"),
            Move::Take(least, Some(most)) => write!(f, "take {least} to {most}"),
            Move::Take(least, None) => write!(f, "take {least} or more"),
            Move::Split(split) => write!(f, "{split}"),
            Move::Run(least) => write!(f, "turn {least} or more neighbours"),
            Move::Where(clause) => {
                let names = |from: usize, to: usize| {
                    (from..to).map(|var| format!("x{var}")).collect::<Vec<_>>().join(", ")
                };
                let (own, told) = (names(0, clause.coordinates), names(clause.coordinates, clause.told()));
                write!(f, "{own} to ({told}) where {clause}")
            }
        }
    }
}

impl fmt::Display for Core {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.moves.is_empty() {
            return write!(f, "no moves");
        }
        for (i, each) in self.moves.iter().enumerate() {
            write!(f, "{}{each}", if i == 0 { "" } else { " | " })?;
        }
        Ok(())
    }
}
