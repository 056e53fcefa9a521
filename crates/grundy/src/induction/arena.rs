//! Parts of positions as numbers: the common form of games of every kind in a sum.

use grundy_rules::{Budget, ControlFlow, Failure, Ruleset};
use indexmap::IndexSet;
use rustc_hash::FxBuildHasher;
use smallvec::SmallVec;
use std::sync::Arc;

/// A part (a heap, a tuple, a node) of some ruleset, interned.
pub type PartId = u32;

/// A sum of parts: their numbers in ascending order, without dead parts. There are many sums, and most have
/// few parts.
pub type Sum = SmallVec<[PartId; 4]>;

/// A part by its ruleset's number and its own coordinates.
type Key = (u32, SmallVec<[u64; 2]>);

/// Every part found so far, each with its options as sums of parts.
///
/// Two components with the same rules share their parts, so that equal heaps are solved once. A part without
/// options is *dead*: it changes nothing in any sum and is never listed.
pub struct Arena {
    rulesets: Vec<Arc<Ruleset>>,
    /// A part's number is its place.
    keys: IndexSet<Key, FxBuildHasher>,
    options: Vec<Option<Arc<[Sum]>>>,
    /// The parts from which play is known to end.
    pub(super) ended: Vec<bool>,
}

/// The bytes that one part takes, tables included (a rough estimate).
const PART_BYTES: u64 = 120;

impl Arena {
    /// An arena for parts of these rulesets.
    pub fn new() -> Arena {
        Arena { rulesets: Vec::new(), keys: IndexSet::default(), options: Vec::new(), ended: Vec::new() }
    }

    /// The number of a ruleset; rulesets with the same canonical form share one.
    pub fn ruleset(&mut self, ruleset: &Arc<Ruleset>) -> u32 {
        let same = |r: &Arc<Ruleset>| Arc::ptr_eq(r, ruleset) || r.is_same(ruleset);
        match self.rulesets.iter().position(same) {
            Some(i) => i as u32,
            None => {
                self.rulesets.push(ruleset.clone());
                self.rulesets.len() as u32 - 1
            }
        }
    }

    /// The number of known parts.
    pub(super) fn len(&self) -> usize {
        self.keys.len()
    }

    /// The number of a part.
    pub fn part(&mut self, ruleset: u32, part: &[u64], budget: &mut Budget<'_>) -> Result<PartId, Failure> {
        let key = (ruleset, SmallVec::from_slice(part));
        if let Some(id) = self.keys.get_index_of(&key) {
            return Ok(id as PartId);
        }
        budget.reserve(PART_BYTES + 8 * part.len() as u64)?;
        self.options.push(None);
        self.ended.push(false);
        let (id, _) = self.keys.insert_full(key);
        Ok(id as PartId)
    }

    /// The ruleset and the numbers of a part.
    pub fn key(&self, id: PartId) -> (u32, &[u64]) {
        let (ruleset, part) = &self.keys[id as usize];
        (*ruleset, part)
    }

    /// The ruleset of a part.
    pub fn ruleset_of(&self, id: PartId) -> &Arc<Ruleset> {
        &self.rulesets[self.keys[id as usize].0 as usize]
    }

    /// Writes a part.
    pub fn show(&self, id: PartId) -> String {
        let (ruleset, part) = self.key(id);
        self.rulesets[ruleset as usize].show_part(part)
    }

    /// The options of a part, if they have been generated.
    pub fn known_options(&self, id: PartId) -> Option<&[Sum]> {
        self.options[id as usize].as_deref()
    }

    /// The distinct options of a part, with dead parts, since only their own options show that they are dead.
    ///
    /// # Errors
    /// The rule's own failure, or a spent budget.
    pub fn options(&mut self, id: PartId, budget: &mut Budget<'_>) -> Result<Arc<[Sum]>, Failure> {
        if let Some(options) = &self.options[id as usize] {
            return Ok(options.clone());
        }
        let (index, part) = self.keys[id as usize].clone();
        let ruleset = self.rulesets[index as usize].clone();
        let arity = ruleset.arity();
        let mut raw: Vec<SmallVec<[u64; 4]>> = Vec::new();
        // The enumeration borrows the budget, so memory is accounted afterwards.
        let (room, mut held) = (budget.bytes_left(), 0u64);
        ruleset.options(&part, budget, &mut |option| {
            held += 32 + 8 * option.len() as u64;
            if held > room {
                return ControlFlow::Break(grundy_rules::Halt::Enough);
            }
            raw.push(SmallVec::from_slice(option));
            ControlFlow::Continue(())
        })?;
        budget.reserve(held)?;
        let mut options: Vec<Sum> = Vec::with_capacity(raw.len());
        for option in raw {
            let mut sum = Sum::new();
            for part in option.chunks(arity) {
                sum.push(self.part(index, part, budget)?);
            }
            sum.sort_unstable();
            options.push(sum);
        }
        options.sort_unstable();
        options.dedup();
        let options: Arc<[Sum]> = options.into();
        self.options[id as usize] = Some(options.clone());
        Ok(options)
    }

    /// A sum without its dead parts, in ascending order.
    ///
    /// # Errors
    /// The rule's own failure, or a spent budget.
    pub fn live(
        &mut self,
        parts: impl IntoIterator<Item = PartId>,
        budget: &mut Budget<'_>,
    ) -> Result<Sum, Failure> {
        let mut live = Sum::new();
        for part in parts {
            let dead = match self.known_options(part) {
                Some(options) => options.is_empty(),
                None => self.options(part, budget)?.is_empty(),
            };
            if !dead {
                live.push(part);
            }
        }
        live.sort_unstable();
        Ok(live)
    }
}

impl Default for Arena {
    fn default() -> Self {
        Arena::new()
    }
}
