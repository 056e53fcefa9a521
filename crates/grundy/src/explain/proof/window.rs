//! Sliding windows.

use super::super::document::{Block, Section, Table};
use super::Told;
use crate::law::SlidingWindow;

/// The heaps of the table, and the most steps of an example.
const SHOWN: u64 = 15;
const STEPS: usize = 12;
/// The heap of the example.
const EXAMPLE: u64 = 1000;

pub(super) fn reasons(told: &Told<'_>, law: &SlidingWindow) -> Vec<Section> {
    let most = law.window().most_text();
    let why = Section::of(
        "Why it holds for all heaps",
        [
            format!(
                "From n coins any number from 1 to T(n) may be taken, where T(n) = {most}. So the options of n are the heaps n-T(n), …, n-1: a \
                 window of T(n) heaps that ends just before n. T(0) = 0, and with each coin more T grows by 0 or 1, so the window either \
                 grows by one heap on the right, or slides to the right by one heap."
            ),
            "Claim: the heaps n-T(n), …, n (the window and n itself) have the values 0, 1, …, T(n), each of them once. For n = 0 that is true: \
             heap 0 has the value 0. Suppose that it is true for n-1."
                .into(),
            "If T(n) = T(n-1)+1, the window of n consists of the window of n-1 and the heap n-1. By the claim for n-1 these have the values 0, …, \
             T(n-1), each once. The smallest number that is missing is T(n-1)+1 = T(n), so G(n) = T(n), and the claim is true for n."
                .into(),
            "If T(n) = T(n-1), one heap has left: n-1-T(n). The heaps that are still in the window have all values from 0 to T(n) but that of the \
             heap that has left. So the smallest number that is missing is just its value, G(n) = G(n-1-T(n)), and the claim is true for n."
                .into(),
            "So it is true for all n, one after the other. In short: a value that leaves the window comes back with the next heap.".into(),
        ],
    );
    let mut checks = Section::of(
        "What was checked",
        [format!(
            "The values need no check at all. That T grows by 0 or 1 for all n shows in the form of the rule: {}.",
            law.window().reason()
        )],
    );
    let steps = |n: u64| {
        let (now, then) = (law.window().most(n), n.checked_sub(1).map(|n| law.window().most(n)));
        let how = match then {
            None => "no move".to_string(),
            Some(then) if now > then => format!("T grows: {now}"),
            Some(_) => format!("G({})", n - 1 - now),
        };
        Some(vec![n.to_string(), now.to_string(), how, told.value(n)?.to_string()])
    };
    let rows: Vec<Vec<String>> = (0..=SHOWN).map_while(steps).collect();
    if !rows.is_empty() {
        let head = ["n", "T(n)", "by the law", "G(n) by definition"].map(String::from).to_vec();
        checks.blocks.push(Block::Table(Table { caption: "The first heaps".into(), head, rows }));
    }
    vec![why, checks, example(law)]
}

/// A walk down the heaps of one value.
fn example(law: &SlidingWindow) -> Section {
    let (mut n, mut walk) = (EXAMPLE, vec![format!("G({EXAMPLE})")]);
    let mut end = String::from(" and so on");
    for _ in 0..STEPS {
        let most = law.window().most(n);
        if n == 0 {
            end = " = 0".into();
            break;
        }
        if most > law.window().most(n - 1) {
            end = format!(" = {most}, since T({n}) = {most} is larger than T({}) = {}", n - 1, most - 1);
            break;
        }
        n -= 1 + most;
        walk.push(format!("G({n})"));
    }
    let value = law.value(EXAMPLE, &mut grundy_rules::Budget::default()).map_or(0, |value| value.0);
    let end = if end == " and so on" { format!(" and so on, at last {value}") } else { end };
    let text = format!("Go from n to n-1-T(n) as long as T does not grow at n: {}{end}.", walk.join(" = "));
    Section::of("An example", [text])
}
