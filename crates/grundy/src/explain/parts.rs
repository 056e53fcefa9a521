//! The nim-values of parts, and the options behind them.

use super::play::{self, To, is_nim, options};
use super::{Item, OptionValue, PartValue, law};
use crate::solve::{Solver, Worth};
use grundy_rules::{Budget, Component, Failure, Heap, KnownBy, NimValue, Ruleset};
use grundy_words::say;
use std::collections::BTreeMap;
use std::sync::Arc;

/// The most options of a part that are shown.
const MAX_OPTIONS: usize = 12;
/// The most smaller parts that are shown on the way to a part.
const MAX_STEPS: usize = 20;
/// The most options valued to find one of each value.
const MAX_VALUED_OPTIONS: usize = 20_000;
/// The most parts shown.
const MAX_PARTS: usize = 12;

/// An option with the nim-values of its parts.
pub(super) fn option_value(
    solver: &mut Solver,
    ruleset: &Arc<Ruleset>,
    to: &To,
    budget: &mut Budget<'_>,
) -> Result<OptionValue, Failure> {
    let nothing = if ruleset.heap().is_some() { "0".into() } else { say!("nothing-left") };
    let mut option = OptionValue { to: Vec::new(), values: Vec::new(), value: NimValue(0), nothing };
    for part in to {
        let value = solver.worths.worth(ruleset, part, budget)?.value;
        option.to.push(ruleset.show_part(part));
        option.values.push(value);
        option.value ^= value;
    }
    Ok(option)
}

/// The items on the nim-value of every part of these components; with the laws behind them, if wanted.
pub(super) fn items(
    solver: &mut Solver,
    worths: &[Vec<Worth>],
    defined: &[usize],
    laws: bool,
    budget: &mut Budget<'_>,
) -> Result<Vec<Item>, Failure> {
    let position = &*solver.position().clone();
    let mut items = Vec::new();
    let mut groups: Vec<(usize, BTreeMap<Vec<u64>, Worth>)> = Vec::new();
    for &c in defined {
        let component = &position.components[c];
        let known =
            groups.iter().position(|g| play::same(&position.components[g.0].ruleset, &component.ruleset));
        let group = known.unwrap_or_else(|| {
            groups.push((c, BTreeMap::new()));
            groups.len() - 1
        });
        for (part, worth) in component.parts.iter().zip(&worths[c]) {
            groups[group].1.insert(part.clone(), worth.clone());
        }
    }
    for (c, parts) in &groups {
        let component = &position.components[*c];
        if parts.is_empty() {
            continue;
        }
        if groups.len() > 1 || defined.len() < position.components.len() {
            items.push(Item::text(format!("{}:", component.ruleset.text())));
        }
        group(solver, component, parts, laws, &mut items, budget)?;
    }
    if items.iter().any(|item| matches!(item, Item::Value(value) if !value.options.is_empty())) {
        let several = |item: &Item| match item {
            Item::Value(value) => value.options.iter().any(|option| option.values.len() > 1),
            _ => false,
        };
        let mex = match items.iter().any(several) {
            true => say!("explain-mex-and-sum"),
            false => say!("explain-mex"),
        };
        items.insert(0, Item::Text(mex));
    }
    Ok(items)
}

fn group(
    solver: &mut Solver,
    component: &Component,
    parts: &BTreeMap<Vec<u64>, Worth>,
    laws: bool,
    items: &mut Vec<Item>,
    budget: &mut Budget<'_>,
) -> Result<(), Failure> {
    let ruleset = &component.ruleset;
    if is_nim(ruleset) {
        for (part, worth) in parts.iter().take(MAX_PARTS) {
            items.push(Item::Value(bare(ruleset, part, worth)));
        }
        more(parts.len(), items);
        items.extend(laws.then(|| Item::Text(law::nim())));
        return Ok(());
    }
    if matches!(ruleset.heap(), Some(Heap::Turning(_))) {
        items.push(Item::Text(say!("explain-heads")));
    }
    match steps(solver, ruleset, parts, budget)? {
        Some(steps) => items.extend(steps.into_iter().map(Item::Value)),
        None => {
            for (part, worth) in parts.iter().take(MAX_PARTS) {
                items.push(Item::Value(value(solver, ruleset, part, worth, budget)?));
            }
            more(parts.len(), items);
            let shown =
                items.iter().any(|item| matches!(item, Item::Value(value) if !value.options.is_empty()));
            if shown {
                items.push(Item::Text(say!("explain-options-likewise")));
            }
        }
    }
    let largest = parts.iter().next_back();
    let by_law = parts.iter().rev().find(|(_, worth)| worth.known_by != KnownBy::Definition);
    if let Some((part, worth)) = by_law.or(largest).filter(|_| laws) {
        items.extend(law::item(solver, ruleset, part[0], worth));
    }
    Ok(())
}

fn more(parts: usize, items: &mut Vec<Item>) {
    if parts > MAX_PARTS {
        items.push(Item::Text(say!("and-more", count = parts - MAX_PARTS)));
    }
}

fn bare(ruleset: &Ruleset, part: &[u64], worth: &Worth) -> PartValue {
    PartValue {
        rule: ruleset.text().into(),
        part: ruleset.show_part(part),
        asked: true,
        value: worth.value,
        known_by: worth.known_by,
        options: Vec::new(),
        complete: false,
        options_total: None,
    }
}

/// A part with all its options, or with one option of each smaller value.
fn value(
    solver: &mut Solver,
    ruleset: &Arc<Ruleset>,
    part: &[u64],
    worth: &Worth,
    budget: &mut Budget<'_>,
) -> Result<PartValue, Failure> {
    let mut value = bare(ruleset, part, worth);
    let found = options(ruleset, part, MAX_VALUED_OPTIONS, budget)?;
    if !found.complete {
        value.options_total = play::count(ruleset, part, &mut 200_000, budget)?;
        return Ok(value);
    }
    value.options_total = Some(found.first.len() as u128);
    if found.first.len() <= MAX_OPTIONS {
        value.complete = true;
        for to in &found.first {
            value.options.push(option_value(solver, ruleset, to, budget)?);
        }
    } else if worth.value.0 <= MAX_OPTIONS as u64 {
        let mut of: BTreeMap<u64, OptionValue> = BTreeMap::new();
        for to in &found.first {
            let option = option_value(solver, ruleset, to, budget)?;
            if option.value < worth.value {
                of.entry(option.value.0).or_insert(option);
            }
        }
        value.options = of.into_values().collect();
    }
    Ok(value)
}

/// The parts and all smaller ones that can be reached, the smallest first, if there are few.
fn steps(
    solver: &mut Solver,
    ruleset: &Arc<Ruleset>,
    parts: &BTreeMap<Vec<u64>, Worth>,
    budget: &mut Budget<'_>,
) -> Result<Option<Vec<PartValue>>, Failure> {
    let mut found: BTreeMap<Vec<u64>, Vec<To>> = BTreeMap::new();
    let mut open: Vec<Vec<u64>> = parts.keys().take(MAX_STEPS + 1).cloned().collect();
    while let Some(part) = open.pop() {
        if found.contains_key(&part) {
            continue;
        }
        let all = options(ruleset, &part, MAX_OPTIONS, budget)?;
        if found.len() >= MAX_STEPS || !all.complete {
            return Ok(None);
        }
        open.extend(all.first.iter().flatten().cloned());
        if ruleset.heap().is_some() && all.first.iter().any(Vec::is_empty) {
            open.push(vec![0]);
        }
        found.insert(part, all.first);
    }
    let mut steps = Vec::new();
    while !found.is_empty() {
        // Play ends, so some part has only options that are already listed.
        let ready = |all: &Vec<To>| !all.iter().flatten().any(|part| found.contains_key(part));
        let Some(part) = found.iter().find(|(_, all)| ready(all)).map(|(part, _)| part.clone()) else {
            return Ok(None);
        };
        let all = found.remove(&part).unwrap_or_default();
        let worth = match parts.get(&part) {
            Some(worth) => worth.clone(),
            None => solver.worths.worth(ruleset, &part, budget)?,
        };
        let mut value = PartValue {
            asked: parts.contains_key(&part),
            complete: true,
            options_total: Some(all.len() as u128),
            ..bare(ruleset, &part, &worth)
        };
        for to in &all {
            value.options.push(option_value(solver, ruleset, to, budget)?);
        }
        steps.push(value);
    }
    Ok(Some(steps))
}
