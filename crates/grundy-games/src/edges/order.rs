//! Orders: each edge means that its first end lies below its second one.

use super::Builder;
use crate::squares::bits;
use grundy_rules::graph::names::clip;
use grundy_rules::{ParseError, Span};
use grundy_words::say;

/// The length from which a cycle is cut in messages.
const MAX_SHOWN_CYCLE: usize = 12;

impl Builder<'_> {
    /// Notes that b lies above a. Returns whether the edge is new.
    pub(super) fn relation(&mut self, a: u32, b: u32, span: &Span) -> Result<bool, ParseError> {
        if self.graph.above[b as usize] >> a & 1 == 1 {
            let mut names: Vec<String> =
                self.way_up(b, a).iter().map(|&at| clip(&self.graph.names[at as usize])).collect();
            if names.len() > MAX_SHOWN_CYCLE {
                names.splice(MAX_SHOWN_CYCLE / 2..names.len() - MAX_SHOWN_CYCLE / 2, ["…".to_string()]);
            }
            let cycle = format!("{} < {}", clip(&self.graph.names[a as usize]), names.join(" < "));
            let message = say!("error-game-order-goes-round-cycle", cycle = cycle);
            return Err(ParseError::at(self.text, span.clone(), message)
                .help(say!("error-game-help-each-element-must-lie-above")));
        }
        let higher = self.graph.above[b as usize];
        for above in self.graph.above.iter_mut().filter(|above| **above >> a & 1 == 1) {
            *above |= higher;
        }
        Ok(self.seen.insert([a, b]))
    }

    /// Edges up from one vertex to another, which is the same or lies above it.
    fn way_up(&self, from: u32, to: u32) -> Vec<u32> {
        let mut way = vec![from];
        let mut at = from;
        let below =
            bits((0..).zip(&self.graph.above).fold(0, |below, (v, above)| below | (above >> to & 1) << v));
        let below: Vec<u32> = below.collect();
        while at != to {
            let next = self.graph.ends.iter().find(|[low, high]| *low == at && below.contains(high));
            let Some(&[_, high]) = next else { break };
            way.push(high);
            at = high;
        }
        way
    }
}
