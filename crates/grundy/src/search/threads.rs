//! A search on several threads.

use super::desk::Desk;
use super::known::Known;
use super::observer::Observer;
use super::searcher::{Pause, Searcher};
use super::together::{Found, Question, Together};
use grundy_rules::compact::Compact;
use grundy_rules::{Budget, ControlFlow, Stopped, Why};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// Finishes a search that has started, with other searches that start on the same question. All read and
/// write one table, and each prefers parts that no other search is busy with.
///
/// # Errors
/// The budget is spent. Where memory or threads for the others are missing, the search continues without
/// them.
pub(super) fn share<G: Compact>(
    known: &mut Known<G>,
    first: &mut Searcher,
    question: Question,
    threads: usize,
    observer: &mut impl Observer,
    budget: &mut Budget<'_>,
) -> Result<Found, Stopped> {
    let together = Together::default();
    let found = all_go_on(known, first, &together, question, threads, observer, budget);
    if found.is_err() {
        first.give_up(&mut Desk::new(known, None, observer), budget);
    }
    found
}

fn all_go_on<G: Compact>(
    known: &mut Known<G>,
    first: &mut Searcher,
    together: &Together,
    question: Question,
    threads: usize,
    observer: &mut impl Observer,
    budget: &mut Budget<'_>,
) -> Result<Found, Stopped> {
    for question in first.questions() {
        together.enter(question);
    }
    let mut others: Vec<Searcher> = Vec::new();
    others.resize_with(threads.saturating_sub(1), || {
        let mut other = Searcher::default();
        other.ask(question);
        other
    });
    loop {
        // Each gets a share of the remaining memory, and accounts for its own use.
        let bytes = budget.bytes_left() / (2 * threads as u64);
        let all = bytes * others.len() as u64;
        budget.reserve(all)?;
        let (known_now, stop) = (&*known, &AtomicBool::new(false));
        let (pause, work) = std::thread::scope(|scope| {
            let help = |other| {
                let help = move || help(other, known_now, together, stop, bytes);
                std::thread::Builder::new().spawn_scoped(scope, help).ok()
            };
            let helping: Vec<_> = others.iter_mut().filter_map(help).collect();
            let pause = first.go_on(&mut Desk::new(known_now, Some(together), observer), u64::MAX, budget);
            stop.store(pause.is_err(), Relaxed);
            let work: u64 = helping
                .into_iter()
                .map(|help| help.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
                .sum();
            (pause, work)
        });
        budget.release(all);
        let pause = pause?;
        budget.spend(work)?;
        others.retain(Searcher::is_on_its_way);
        match pause {
            Pause::Found(found) => return Ok(found),
            _ => known.grow(question.0, budget),
        }
    }
}

/// Continues one of the searches; returns its work. A search that runs out of memory ends.
fn help<G: Compact>(
    searcher: &mut Searcher,
    known: &Known<G>,
    together: &Together,
    stop: &AtomicBool,
    bytes: u64,
) -> u64 {
    let watch = |_: &_| {
        if stop.load(Relaxed) { ControlFlow::Break(Why::Cancelled) } else { ControlFlow::Continue(()) }
    };
    let mut budget = Budget::default().bytes(bytes).watch(watch);
    let nobody = &mut ();
    let desk = &mut Desk::new(known, Some(together), nobody);
    // It may already hold more than its new share.
    let enough = budget.reserve(searcher.held());
    if enough.and_then(|()| searcher.go_on(desk, u64::MAX, &mut budget)).is_err() {
        searcher.give_up(desk, &mut budget);
    }
    budget.spent().work
}

#[cfg(test)]
mod tests {
    use super::*;
    use grundy_games::cram::Cram;
    use grundy_rules::{Impartial, Notation};
    use proptest::prelude::*;

    fn known() -> Known<Cram> {
        Known::new(Cram)
    }

    fn shared(
        known: &mut Known<Cram>,
        question: Question,
        threads: usize,
        budget: &mut Budget<'_>,
    ) -> Result<Found, Stopped> {
        let mut first = Searcher::default();
        first.ask(question);
        share(known, &mut first, question, threads, &mut (), budget)
    }

    proptest! {
        #[test]
        fn threads_find_what_one_finds(free in any::<u32>(), threads in 1usize..5, bytes in 100_000u64..1_000_000) {
            let square = |at: usize| if free >> at & 1 == 1 { '.' } else { '#' };
            let row = |row: usize| (0..6).map(|column| square(row * 6 + column)).collect::<String>();
            let text = (0..5).map(row).collect::<Vec<_>>().join("/");
            for part in Cram.words(&Cram.parse_position(&text).unwrap()).unwrap() {
                let budget = &mut Budget::default();
                let expected = crate::search::Nimbers::new(Cram).value(&[part], budget).unwrap().0;
                let mut budget = Budget::default().bytes(bytes);
                for goal in (0..4).map(Some) {
                    let found = shared(&mut known(), (part, goal), threads, &mut budget).unwrap();
                    prop_assert!(found.is_none_or(|value| value == expected));
                    prop_assert_eq!(found == goal, goal == Some(expected));
                }
                prop_assert_eq!(shared(&mut known(), (part, None), threads, &mut budget).unwrap(), Some(expected));
            }
        }
    }

    #[test]
    fn all_stop_together_and_go_on_later() {
        let board = Cram.words(&Cram.parse_position("5x6").unwrap()).unwrap()[0];
        let (mut known, mut first, mut stops) = (known(), Searcher::default(), 0);
        let value = loop {
            first.ask((board, None));
            let budget = &mut Budget::work(40_000);
            match share(&mut known, &mut first, (board, None), 3, &mut (), budget) {
                Ok(found) => break found,
                Err(stopped) => assert_eq!(stopped.why, Why::Work),
            }
            assert!(!first.is_on_its_way());
            stops += 1;
        };
        assert_eq!(value, Some(2));
        assert!(stops > 0);
    }
}
