//! Codeforces 1738C, Even Number Addicts. Alice and Bob take numbers from a list in turn, Alice first,
//! until none is left; Alice wins when the sum of hers is even. Who wins?
//!
//! Theory: not the last move decides but a stated ending, so there are no nim-values: the rule is a
//! labelled game, and the turn is part of its positions. Only parities count, and of these the odd numbers
//! mod 4 and the even ones mod 2 (the theorem of the contest's editorial; the test of the contest
//! examples compares it with full search). The small position that is left is solved by definition.
//!
//! Cost: one step for each number.

mod contest;

use contest::{ANY, Fault, Input, budget, winner};
use grundy::solve::Outcomes;
use grundy::{Convention, Ruleset};
use std::io::Write;
use std::process::ExitCode;
use std::sync::Arc;

fn main() -> ExitCode {
    contest::run(answer)
}

fn answer(input: &mut Input, out: &mut dyn Write) -> Result<(), Fault> {
    let rule = Ruleset::parse(
        "(odd,even,sum) -> (odd-1,even,(sum+1-turn) mod 2) | (odd,even-1,sum) ; \
         at end: first wins if sum = 0, else second wins",
    );
    let mut game = Outcomes::new(Arc::new(rule.expect("a rule")), Convention::Normal);
    for _ in input.tests()? {
        let (mut odd, mut even) = (0, 0);
        for i in 1..=input.number("how many numbers there are", ANY)? {
            let number = input.integer(format_args!("number {i}"))?;
            let count = if number % 2 == 0 { &mut even } else { &mut odd };
            *count += 1;
        }
        let outcome = game.outcome(&[odd % 4, even % 2, 0, 0], &mut budget())?;
        writeln!(out, "{}", winner(outcome, "Alice", "Bob"))?;
    }
    Ok(())
}
