//! HackerRank, 5 Days of Game Theory, Deforestation (format from memory). A move cuts an edge of a tree that
//! grows from node 1, and what no longer hangs on the root falls away; a player who cannot move loses. Who
//! wins, Alice, who begins, or Bob?
//!
//! Theory: green Hackenbush on a tree. By the colon principle the branches above a node may be replaced by
//! one stalk as long as their nim-sum, so a node is worth the nim-sum of the nodes above it, each one longer
//! (Winning Ways, chapter 7).
//!
//! Cost: one step for each node.

mod contest;

use contest::tree::Tree;
use contest::{Fault, Input, winner};
use grundy::NimValue;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    contest::run(answer)
}

fn answer(input: &mut Input, out: &mut dyn Write) -> Result<(), Fault> {
    for _ in input.tests()? {
        let n = input.number("the number of nodes", 1..=u32::MAX.into())?;
        let Tree { order, parent } = Tree::read(input, n)?;
        let mut stalk = vec![NimValue(0); order.len()];
        for &node in order[1..].iter().rev() {
            let longer = NimValue(stalk[node].0 + 1);
            stalk[parent[node]] ^= longer;
        }
        writeln!(out, "{}", winner(stalk[0].outcome(), "Alice", "Bob"))?;
    }
    Ok(())
}
