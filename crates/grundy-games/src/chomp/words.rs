//! Chomp on words: bars of rows have even ones, those of several layers odd ones.

use super::solid::is_solid;
use super::{Chomp, boxes, stacks, staircase};
use grundy_rules::Flow;
use grundy_rules::compact::{Compact, Ranked};

impl Compact for Chomp {
    fn options(&self, part: u128, each: &mut dyn FnMut(&[u128]) -> Flow) -> Flow {
        if is_solid(part) { boxes::options(part, each) } else { staircase::options(part, each) }
    }

    /// The number of squares without the poisoned one.
    fn size(&self, part: u128) -> u32 {
        if is_solid(part) { boxes::size(part) } else { staircase::size(part) }
    }

    fn ranked(&self, part: u128) -> Option<Box<dyn Ranked>> {
        if is_solid(part) {
            stacks::ranked(part).map(|stacks| Box::new(stacks) as Box<dyn Ranked>)
        } else {
            staircase::ranked(part).map(|bars| Box::new(bars) as Box<dyn Ranked>)
        }
    }
}
