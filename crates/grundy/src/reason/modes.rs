//! Why a heap with a mode is worth what it is worth, by the law of its rule.

use super::heap::{divided, so};
use super::{Claim, KnownReason, Numbers, Reason};
use crate::law::modes::{ModeLaw, ModeLaws, ModeRows, ModeValues};
use crate::law::{Argument as _, Automatic, Period};
use grundy_rules::{Budget, Failure, NimValue};
use grundy_words::say;

/// The longest period and the most modes of a table.
const MAX_TABLE: (u64, usize) = (16, 8);

/// The reason for a position from which on the values of its mode repeat, or are read by a machine.
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
    let reason = match found.law.values() {
        ModeValues::Rows(rows) => periodic(&found.law, rows, at, value),
        ModeValues::Machines(machines) => read(&found.law, machines, at, value),
    };
    Ok(reason.map(|reason| KnownReason { reason, known_by: found.known_by(), reference: proof.reference() }))
}

fn periodic(law: &ModeLaw, rows: &ModeRows, at: [u64; 2], NimValue(value): NimValue) -> Option<Reason> {
    let Period { preperiod, period, .. } = rows.period;
    let (heap, mode) = law.split(at);
    let beyond = heap.checked_sub(preperiod)?;
    let (like, times) = (preperiod + beyond % period, beyond / period);
    let [n, l] = [&law.names()[law.heap()], &law.names()[1 - law.heap()]];
    let shown = law.position(&heap.to_string(), &mode.to_string());
    let small = period <= MAX_TABLE.0 && law.modes().len() <= MAX_TABLE.1;
    let (numbers, here) = if small {
        (table(law, rows), so(divided(heap, period), format!("G{shown} = {value}")))
    } else if times == 0 {
        return None;
    } else {
        let same = law.position(&like.to_string(), &mode.to_string());
        let here = so(format!("{heap} = {like} + {times}*{period}"), format!("G{shown} = G{same} = {value}"));
        (Numbers::Told, here)
    };
    let idea = match period {
        1 => say!("reason-modes-repeat-at-once", law = law.sentence(), mode = l, heap = n),
        _ => say!("reason-modes-repeat", law = law.sentence(), mode = l, heap = n, period = period),
    };
    let aim = say!("aim-leave-value-zero");
    Some(Reason { claim: Claim::Value(NimValue(value)), idea, numbers, here, aim, answer: None })
}

/// The way of the machine of a mode through the digits of the heap.
fn read(law: &ModeLaw, machines: &[Automatic], at: [u64; 2], NimValue(value): NimValue) -> Option<Reason> {
    let (heap, mode) = law.split(at);
    let machine = machines.get(law.modes().binary_search(&mode).ok()?)?;
    let [digits, steps] = machine.walk(heap);
    let [n, l] = [&law.names()[law.heap()], &law.names()[1 - law.heap()]];
    let [numeration, forms] = [machine.numeration().in_words(), law.forms().join("; ")];
    let idea = match forms.is_empty() {
        true => say!("reason-modes-machine", mode = l, heap = n, numeration = &numeration),
        false => {
            say!("reason-modes-machine-in-short", mode = l, heap = n, numeration = &numeration, forms = forms)
        }
    };
    let shown = law.position(&heap.to_string(), &mode.to_string());
    let here = say!(
        "reason-modes-machine-goes",
        number = heap,
        digits = digits,
        numeration = numeration,
        which = format!("{l} = {mode}"),
        steps = steps,
        value = value,
        formula = format!("G{shown} = {value}")
    );
    let aim = say!("aim-leave-value-zero");
    Some(Reason {
        claim: Claim::Value(NimValue(value)),
        idea,
        numbers: Numbers::Told,
        here,
        aim,
        answer: None,
    })
}

/// The values of each mode by the remainder of the heap, once they repeat.
fn table(law: &ModeLaw, ModeRows { period, values }: &ModeRows) -> Numbers {
    let Period { preperiod, period, .. } = *period;
    let n = &law.names()[law.heap()];
    let head = std::iter::once(format!("{n} mod {period}")).chain((0..period).map(|r| r.to_string()));
    let rows = law.modes().iter().zip(values).map(|(mode, values)| {
        let by_remainder = (0..period).map(|remainder| {
            let heap = preperiod + (remainder + period - preperiod % period) % period;
            values[heap as usize].to_string()
        });
        std::iter::once(format!("G{}", law.position(n, &mode.to_string()))).chain(by_remainder).collect()
    });
    Numbers::Table { head: head.collect(), rows: rows.collect() }
}
