//! HackerRank, Move the Coins. Coins lie on the nodes of a tree, and a move takes one or more coins from a
//! node to its parent; a player who cannot move loses. Each query hangs the subtree of u on the node v of the
//! given tree: does the first player win then (YES, NO), or does v lie in that subtree (INVALID)?
//!
//! Theory: staircase Nim on a tree: the nodes at odd depth are heaps of Nim, the others do not matter. If the
//! subtree moves by an odd number of levels, its odd and its even nodes change places.
//!
//! Cost: one step for each node and each query.

mod contest;

use contest::tree::Tree;
use contest::{ANY, Fault, Input, winner};
use grundy::NimValue;
use std::io::Write;
use std::process::ExitCode;

fn main() -> ExitCode {
    contest::run(answer)
}

fn answer(input: &mut Input, out: &mut dyn Write) -> Result<(), Fault> {
    let n = input.number("the number of nodes", 1..=u32::MAX.into())?;
    let coins = input.numbers(n, "node", ANY)?;
    let Tree { order, parent } = Tree::read(input, n)?;

    let nodes = order.len();
    let (mut odd, mut place) = (vec![false; nodes], vec![0; nodes]);
    for (i, &node) in order.iter().enumerate() {
        (odd[node], place[node]) = (i > 0 && !odd[parent[node]], i);
    }
    // For each subtree: its number of nodes, and its nim-sums at odd and at even depth.
    let mut size = vec![1; nodes];
    let mut sums = vec![[NimValue(0); 2]; nodes];
    for &node in order.iter().rev() {
        sums[node][usize::from(!odd[node])] ^= NimValue(coins[node]);
        if node > 0 {
            let below = sums[node];
            size[parent[node]] += size[node];
            (0..2).for_each(|i| sums[parent[node]][i] ^= below[i]);
        }
    }

    for i in 1..=input.number("the number of queries", ANY)? {
        let u = input.number(format_args!("the node u of query {i}"), 1..=n)? as usize - 1;
        let v = input.number(format_args!("the node v of query {i}"), 1..=n)? as usize - 1;
        if (place[u]..place[u] + size[u]).contains(&place[v]) {
            writeln!(out, "INVALID")?;
            continue;
        }
        let mut sum = sums[0][0];
        if odd[v] == odd[u] {
            sum ^= sums[u][0] ^ sums[u][1];
        }
        writeln!(out, "{}", winner(sum.outcome(), "YES", "NO"))?;
    }
    Ok(())
}
