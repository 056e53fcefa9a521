//! Which functions of the engine are in which half, and how the halves reach each other.

use crate::module::{Fallible, Module};
use std::collections::{BTreeMap, BTreeSet};

/// A function up to this many bytes is in both halves if both call it: calls from one module into another are slower.
const COPIED_BYTES: usize = 160;

/// What both halves are made from.
pub struct Plan<'a> {
    pub module: Module<'a>,
    /// The functions of the first half.
    pub kept: Vec<u32>,
    /// The functions of the rest, some of which are in both halves.
    pub others: Vec<u32>,
    /// The functions of the first half that the rest imports, with the names of their exports.
    pub shared: BTreeMap<u32, String>,
    /// The functions of the rest that the first half or a table names, with their places in table 0.
    pub missing: BTreeMap<u32, u32>,
    /// The size of table 0.
    pub places: u64,
}

impl<'a> Plan<'a> {
    pub fn new(module: Module<'a>, ran: &BTreeSet<u32>) -> Fallible<Plan<'a>> {
        let first = module.first();
        let all = first..module.functions.len() as u32;
        let names = all.clone().map(|function| Ok((function, module.named(function)?)));
        let names = names.collect::<Fallible<BTreeMap<u32, Vec<u32>>>>()?;
        // A function that calls the page stays in the first half, so that the rest imports nothing of the page.
        let calls_page = |function: &u32| names[function].iter().any(|named| *named < first);
        let kept: BTreeSet<u32> = all.clone().filter(|each| ran.contains(each) || calls_page(each)).collect();
        let mut others: BTreeSet<u32> = all.filter(|function| !kept.contains(function)).collect();
        let mut shared = BTreeSet::new();
        let mut open: Vec<u32> = others.iter().copied().collect();
        while let Some(function) = open.pop() {
            for named in &names[&function] {
                if kept.contains(named) {
                    if calls_page(named) || module.body(*named).range().len() > COPIED_BYTES {
                        shared.insert(*named);
                    } else if others.insert(*named) {
                        open.push(*named);
                    }
                }
            }
        }
        let shared =
            shared.into_iter().enumerate().map(|(at, function)| (function, at.to_string())).collect();
        let mut missing = BTreeMap::new();
        for (slot, function) in &module.slots {
            if *function >= first && !kept.contains(function) {
                missing.entry(*function).or_insert(*slot);
            }
        }
        let mut places = module.tables[0].initial;
        let exported = module.exports.iter().filter(|export| export.kind == wasmparser::ExternalKind::Func);
        let called = kept.iter().flat_map(|function| &names[function]).copied();
        for function in called.chain(exported.map(|export| export.index)) {
            if function >= first && !kept.contains(&function) && !missing.contains_key(&function) {
                missing.insert(function, u32::try_from(places)?);
                places += 1;
            }
        }
        let (kept, others) = (ordered(&module, kept), ordered(&module, others));
        Ok(Plan { module, kept, others, shared, missing, places })
    }

    /// The tables and globals, with the names that they have between the halves.
    pub fn tables_and_globals(&self) -> Vec<(String, u32)> {
        let tables = (0..self.module.tables.len() as u32).map(|at| (format!("t{at}"), at));
        let globals = (0..self.module.globals.len() as u32).map(|at| (format!("g{at}"), at));
        tables.chain(globals).collect()
    }
}

/// Puts functions of one type, and those that begin alike, side by side: gzip finds only repetitions within 32 KiB. The
/// first half is 24 kB smaller that way.
fn ordered(module: &Module<'_>, functions: BTreeSet<u32>) -> Vec<u32> {
    let mut ordered: Vec<u32> = functions.into_iter().collect();
    ordered.sort_by_key(|each| (module.functions[*each as usize], &module.bytes[module.body(*each).range()]));
    ordered
}
