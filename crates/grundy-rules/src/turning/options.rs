//! The sets of places that may be turned, found one after the other.

use super::{Reach, Turn};
use crate::failure::{Flow, Halt, RuleError};
use std::ops::ControlFlow;

/// Options of more places than this are not listed.
const MAX_PARTS: u64 = 1 << 20;

type Each<'a> = &'a mut dyn FnMut(&[u64]) -> Flow;

pub(super) fn options(turn: &Turn, heap: u64, each: Each<'_>) -> Flow {
    if heap == 0 {
        return ControlFlow::Continue(());
    }
    // The leftmost place that may be turned.
    let lowest = match turn.shape.reach {
        Reach::Within(n) => heap.saturating_sub(n - 1).max(1),
        _ => 1,
    };
    if turn.shape.first && lowest > 1 {
        return ControlFlow::Continue(());
    }
    let most = turn.most.unwrap_or(u64::MAX).min(heap - lowest + 1);
    let mut places = Vec::new();
    for coins in turn.least..=most {
        if turn.shape.first && coins == 1 && heap > 1 {
            continue;
        }
        if turn.shape.reach == Reach::Consecutive && turn.shape.first && coins < heap {
            if most < heap {
                break;
            }
            if heap - 1 > MAX_PARTS {
                return too_many(heap, heap - 1);
            }
            continue;
        }
        if coins - 1 > MAX_PARTS {
            return too_many(heap, coins - 1);
        }
        one_number(turn, heap, lowest, coins - 1, &mut places, each)?;
    }
    ControlFlow::Continue(())
}

fn too_many(heap: u64, parts: u64) -> Flow {
    ControlFlow::Break(Halt::Broken(RuleError::TooMany { heap, parts }))
}

/// The options with `others` other places.
fn one_number(
    turn: &Turn,
    heap: u64,
    lowest: u64,
    others: u64,
    places: &mut Vec<u64>,
    each: Each<'_>,
) -> Flow {
    let first = turn.shape.first;
    if others == 0 {
        return each(&[]);
    }
    if turn.shape.reach == Reach::Consecutive {
        places.clear();
        places.extend(heap - others..heap);
        return each(places);
    }
    if turn.shape.equal {
        // The widest spacing has the leftmost places.
        let widest = (heap - lowest) / others;
        let narrowest = if first { (heap - 1).div_ceil(others) } else { 1 };
        for gap in (narrowest..=widest).rev() {
            places.clear();
            places.extend((1..=others).rev().map(|i| heap - i * gap));
            each(places)?;
        }
        return ControlFlow::Continue(());
    }
    if turn.shape.symmetric {
        let last = if first { 1 } else { heap - others };
        // An odd number of places between the outer two needs a middle.
        let inner = others - 1;
        let step = 1 + inner % 2;
        let mut left = lowest + if inner % 2 == 1 { (lowest ^ heap) & 1 } else { 0 };
        let mut half = Vec::new();
        while left <= last {
            let between = (heap - left - 1) / 2;
            subsets(left + 1, left + between, inner / 2, &mut half, &mut |half| {
                places.clear();
                places.push(left);
                places.extend_from_slice(half);
                places.extend((inner % 2 == 1).then_some(left + (heap - left) / 2));
                places.extend(half.iter().rev().map(|place| left + (heap - place)));
                each(places)
            })?;
            left = left.saturating_add(step);
        }
        return ControlFlow::Continue(());
    }
    if first {
        return subsets(2, heap - 1, others - 1, places, &mut |rest| {
            let mut all = Vec::with_capacity(rest.len() + 1);
            all.push(1);
            all.extend_from_slice(rest);
            each(&all)
        });
    }
    subsets(lowest, heap - 1, others, places, each)
}

/// The subsets of `lowest..=highest` with `count` members, in lexicographic order.
fn subsets(lowest: u64, highest: u64, count: u64, chosen: &mut Vec<u64>, each: Each<'_>) -> Flow {
    if count > (highest + 1).saturating_sub(lowest) {
        return ControlFlow::Continue(());
    }
    chosen.clear();
    chosen.extend(lowest..lowest + count);
    loop {
        each(chosen)?;
        // The last member that can still grow resets those after it.
        let room = |i: usize, place: u64| place < highest - (count - 1 - i as u64);
        let Some(i) = (0..chosen.len()).rev().find(|&i| room(i, chosen[i])) else {
            return ControlFlow::Continue(());
        };
        let next = chosen[i] + 1;
        for (further, slot) in chosen[i..].iter_mut().enumerate() {
            *slot = next + further as u64;
        }
    }
}
