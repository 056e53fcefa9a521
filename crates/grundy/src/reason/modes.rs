//! Why a heap with a mode is worth what it is worth, by the law of its rule.

use super::heap::divided;
use super::{Claim, KnownReason, Numbers, Reason};
use crate::law::modes::{ModeLaw, ModeLaws};
use crate::law::{Argument as _, Period};
use grundy_rules::{Budget, Failure, NimValue};

/// The longest period and the most modes of a table.
const MAX_TABLE: (u64, usize) = (16, 8);

/// The reason for a position from which on the values of its mode repeat.
///
/// # Errors
/// The caller's budget is spent.
pub(super) fn reason(
    laws: &mut ModeLaws,
    at: [u64; 2],
    budget: &mut Budget<'_>,
) -> Result<Option<KnownReason>, Failure> {
    let Some(found) = laws.law(at, budget)? else { return Ok(None) };
    let (Some(value), Some(proof)) = (found.law.value(at), found.proof()) else { return Ok(None) };
    let reason = periodic(&found.law, at, value);
    Ok(reason.map(|reason| KnownReason { reason, known_by: found.known_by(), reference: proof.reference() }))
}

fn periodic(law: &ModeLaw, at: [u64; 2], NimValue(value): NimValue) -> Option<Reason> {
    let Period { preperiod, period, .. } = law.period();
    let (heap, mode) = law.split(at);
    let beyond = heap.checked_sub(preperiod)?;
    let (like, times) = (preperiod + beyond % period, beyond / period);
    let [n, l] = [&law.names()[law.heap()], &law.names()[1 - law.heap()]];
    let shown = law.position(&heap.to_string(), &mode.to_string());
    let small = period <= MAX_TABLE.0 && law.modes().len() <= MAX_TABLE.1;
    let (numbers, here) = if small {
        (table(law), format!("{}, so G{shown} = {value}", divided(heap, period)))
    } else if times == 0 {
        return None;
    } else {
        let same = law.position(&like.to_string(), &mode.to_string());
        (Numbers::Told, format!("{heap} = {like} + {times}*{period}, so G{shown} = G{same} = {value}"))
    };
    let counts = if period == 1 {
        format!("So only {l} counts, as long as {n} is large enough.")
    } else {
        format!("So only {l} and the remainder of {n} divided by {period} count.")
    };
    let idea = format!("The values repeat: {}. {counts}", law.sentence());
    let aim = "leave a position of nim-value 0".into();
    Some(Reason { claim: Claim::Value(NimValue(value)), idea, numbers, here, aim, answer: None })
}

/// The values of each mode by the remainder of the heap, once they repeat.
fn table(law: &ModeLaw) -> Numbers {
    let Period { preperiod, period, .. } = law.period();
    let n = &law.names()[law.heap()];
    let head = std::iter::once(format!("{n} mod {period}")).chain((0..period).map(|r| r.to_string()));
    let rows = law.rows().map(|(mode, values)| {
        let by_remainder = (0..period).map(|remainder| {
            let heap = preperiod + (remainder + period - preperiod % period) % period;
            values[heap as usize].to_string()
        });
        std::iter::once(format!("G{}", law.position(n, &mode.to_string()))).chain(by_remainder).collect()
    });
    Numbers::Table { head: head.collect(), rows: rows.collect() }
}
