//! Decides for all heaps whether a closed formula agrees with an automaton.

use super::{Coding, Synchronised};
use crate::automaton::{Automaton, Decision};
use crate::law::closed::{Closed, Line, Part, Read};
use grundy_rules::logic::{Linear, Var};
use grundy_rules::{Budget, Stopped};

/// The heap and its code, as the automaton reads them; n + shift, and the function of it; a power.
const HEAP: Var = 0;
const CODE: Var = 1;
const ARGUMENT: Var = 2;
const FUNCTION_VALUE: Var = 3;
const POWER: Var = 4;

impl Closed {
    /// Whether the formula agrees with the automaton for all heaps from 0 on.
    ///
    /// The automaton has one code for each heap, so it is enough that each accepted pair satisfies the
    /// formula.
    ///
    /// # Errors
    /// The budget is spent.
    pub(in crate::law) fn is(&self, law: &Synchronised, budget: &mut Budget<'_>) -> Result<bool, Stopped> {
        let right = |(heap, value): &(u64, u32)| law.value(*heap) == Some((*value).into());
        if self.first > 0 || !self.exceptions.iter().all(right) {
            return Ok(false);
        }
        let mut decide = Decision::new(law.base(), budget);
        let Some(formula) = self.relation(law, &mut decide)? else { return Ok(false) };
        let mut wanted = law.automaton().clone();
        for &(heap, _) in &self.exceptions {
            let Ok(heap) = i64::try_from(heap) else { return Ok(false) };
            let exception = decide.zero(&linear(&[(HEAP, 1)], -heap))?;
            wanted = decide.without(&wanted, &exception)?;
        }
        decide.implies(&wanted, &formula)
    }

    /// The heaps with the codes of the formula's values; `None` where automata in this base cannot express
    /// it.
    fn relation(
        &self,
        law: &Synchronised,
        decide: &mut Decision<'_, '_>,
    ) -> Result<Option<Automaton>, Stopped> {
        let (base, coding) = (i64::from(law.base()), law.coding());
        let shift = decide.zero(&linear(&[(HEAP, 1), (ARGUMENT, -1)], self.shift))?;
        let Line { times, plus, over } = self.line;
        let k = self.base as i64;
        let exponent =
            matches!(self.shape.read, Read::Dividing(Part::Exponent) | Read::Below(Part::Exponent));
        let mut relations = vec![shift];
        match self.shape.read {
            Read::Dividing(_) | Read::Below(_) if k != base => return Ok(None),
            Read::Xor | Read::Ones { .. } if base != 2 => return Ok(None),
            Read::Not => return Ok(None),
            Read::Dividing(_) => relations.push(dividing(law.base())),
            Read::Below(_) => relations.extend([
                decide.power(POWER, true)?,
                decide.at_most_zero(&linear(&[(ARGUMENT, -1), (POWER, 1)], 0))?,
                decide.at_most_zero(&linear(&[(ARGUMENT, 1), (POWER, -k)], 1))?,
            ]),
            Read::Xor => relations.extend([
                decide.at_most_zero(&linear(&[(ARGUMENT, -1), (POWER, k)], 0))?,
                decide.at_most_zero(&linear(&[(ARGUMENT, 1), (POWER, -k)], 1 - k))?,
                decide.nim_sum([ARGUMENT, POWER, FUNCTION_VALUE])?,
            ]),
            Read::Ones { odd } => relations.push(ones(odd)),
        }
        match (exponent, coding) {
            // The code is k^(e + plus), where the power is k^e.
            (true, Coding::Powers) if (times, over) == (1, 1) => {
                let Some(more) = u32::try_from(plus.abs()).ok().and_then(|plus| k.checked_pow(plus)) else {
                    return Ok(None);
                };
                let (code, power) = if plus < 0 { (more, 1) } else { (1, more) };
                relations.push(decide.zero(&linear(&[(CODE, code), (POWER, -power)], 0))?);
            }
            (false, Coding::Plain) => {
                match self.shape.read {
                    Read::Dividing(Part::Power) | Read::Below(Part::Power) => {
                        relations.push(decide.zero(&linear(&[(FUNCTION_VALUE, 1), (POWER, -1)], 0))?);
                    }
                    Read::Dividing(_) | Read::Below(_) => {
                        let rest = linear(&[(ARGUMENT, 1), (FUNCTION_VALUE, -1), (POWER, -1)], 0);
                        relations.push(decide.zero(&rest)?);
                    }
                    _ => {}
                }
                relations.push(decide.zero(&linear(&[(CODE, over), (FUNCTION_VALUE, -times)], -plus))?);
            }
            _ => return Ok(None),
        }
        decide.joined(relations, [ARGUMENT, FUNCTION_VALUE, POWER]).map(Some)
    }
}

fn linear(terms: &[(Var, i64)], constant: i64) -> Linear {
    Linear { terms: terms.to_vec(), constant }
}

/// The power is the greatest power of the base that divides the number. Digits in pairs: zeros, then a
/// nonzero digit beside a 1, then any digits beside zeros.
fn dividing(base: u32) -> Automaton {
    let symbols = base * base;
    let next = (0..3 * symbols).map(|at| match (at / symbols, at % symbols % base, at % symbols / base) {
        (0, 0, 0) => 0,
        (0, 1.., 1) | (1, _, 0) => 1,
        _ => 2,
    });
    let read = Automaton::reading(base, vec![ARGUMENT, POWER], next.collect(), vec![false, true, false]);
    read.expect("leading zeros change nothing")
}

/// In base 2: the digits of the second number are those of the first, shifted one place up, and a last digit
/// that makes the number of ones odd, or even.
fn ones(odd: bool) -> Automaton {
    let wanted = u32::from(odd);
    // State 0: nothing is read. States 1 to 4: the digit of the first number that must come next in the
    // second, and whether the ones of the second, with this digit, have the wrong parity so far. State 5:
    // wrong.
    let next = (0..6 * 4u32).map(|at| {
        let (state, digit, there) = (at / 4, at % 2, at / 2 % 2);
        let (before, differs) = (state.wrapping_sub(1) % 2, state.wrapping_sub(1) / 2);
        match state {
            0 => 1 + digit + 2 * (digit ^ there ^ wanted),
            1..=4 if there == before => 1 + digit + 2 * (differs ^ digit),
            _ => 5,
        }
    });
    let accepting = vec![!odd, true, false, false, false, false];
    let read = Automaton::reading(2, vec![ARGUMENT, FUNCTION_VALUE], next.collect(), accepting);
    read.expect("leading zeros change nothing")
}
