//! Sliding windows: a move takes any number of coins up to a limit that grows slowly with the heap.

mod chain;
mod written;

use super::cited::Cited;
use super::claim::{Claim, Statement};
use super::told::Told;
use super::{Evidence, Found, Law, Moves, Period};
use crate::document::{Block, Section, Table};
use grundy_rules::formula::show::simplified;
use grundy_rules::formula::window::Window;
use grundy_rules::{Budget, NimValue, Stopped};

/// The law of a rule whose options from heap n are exactly the heaps n − T(n), …, n − 1, where T(0) = 0 and
/// T(n) − T(n−1) is 0 or 1: G(0) = 0, and for n ≥ 1
///
/// * G(n) = T(n) if T(n) = T(n−1) + 1,
/// * G(n) = G(n − 1 − T(n)) if T(n) = T(n−1).
///
/// In terms of L(n) = n − T(n), the smallest heap that can be reached: G(n) = n − L(n) if L(n) = L(n−1),
/// otherwise G(L(n−1)).
///
/// ```
/// use grundy::{Budget, Heap, NimValue, Ruleset, law::SlidingWindow};
/// let ruleset = Ruleset::parse("take 1..floor(n/2)").unwrap();
/// let Some(Heap::Formula(rule)) = ruleset.heap().cloned() else { panic!() };
/// let law = SlidingWindow::of(&rule).unwrap();
/// assert_eq!(law.sentence(), "G(2m) = m and G(2m+1) = G(m)");
/// assert_eq!(law.value(10u64.pow(18) - 1, &mut Budget::default()), Ok(NimValue(1_907_348_632_812)));
/// ```
///
/// # Laws
/// The values of the heaps n − T(n), …, n are 0, …, T(n), each exactly once. This is true for n = 0. If it is
/// true for n − 1, there are two cases.
///
/// * T(n) = T(n−1) + 1: the options of n are the heaps n − 1 − T(n−1), …, n − 1, whose values are 0, …,
///   T(n−1). So G(n) = T(n−1) + 1 = T(n), and the values of the window of n are 0, …, T(n).
/// * T(n) = T(n−1): the options of n are the same heaps without the first one, n − 1 − T(n). So the value of
///   that heap is the only one of 0, …, T(n) that is missing, and it is G(n).
///
/// So the heaps of one value v form a chain: it starts with the first heap a with T(a) = v, and the heap
/// after h is the first n with n − 1 − T(n) = h. The first heap of the chain of n determines the value of n.
/// The move from n to value v leads to the last heap of the chain of v below n, if it can be reached.
///
/// # Cost
/// One step passes all heaps that take the same number of coins, and for ⌊√n⌋ and ⌊(n+b)/c⌋ also runs of such
/// stretches: some hundred steps for ⌊√n⌋, at most about c·ln(n/c) for ⌊(n+b)/c⌋, whatever n is.
#[derive(Clone, Debug)]
pub struct SlidingWindow {
    window: Window,
    /// The rule, in the normal style of the rule language, which defines the window.
    rule: String,
}

impl SlidingWindow {
    /// The law of a formula, if its form shows that it is a sliding window.
    pub fn of(formula: &grundy_rules::formula::Formula) -> Option<SlidingWindow> {
        let rule = || simplified(formula.syntax());
        Window::of(formula).map(|window| SlidingWindow { window, rule: rule() })
    }

    /// The window: the number of coins that may be taken.
    pub fn window(&self) -> &Window {
        &self.window
    }

    /// The law, proved by the form of the rule.
    pub fn found(&self) -> Found {
        Found { law: Law::Window(self.clone()), by: Evidence::Proved(self.clone().into()), heaps_computed: 0 }
    }

    /// The law as a sentence, in the shortest form that fits this T.
    pub fn sentence(&self) -> String {
        match self.window.divisor() {
            Some(2) => "G(2m) = m and G(2m+1) = G(m)".into(),
            Some(c) => format!("G(n) = n/{c} if {c} divides n, else G(n-1-floor(n/{c}))"),
            None => self.general_sentence(),
        }
    }

    /// The law as a sentence, in the form of the theorem.
    pub fn general_sentence(&self) -> String {
        let from = match self.window.from() {
            0 => String::new(),
            from => format!(" for n >= {from}, and 0 below"),
        };
        format!(
            "G(0) = 0, and G(n) = T(n) if T(n) > T(n-1), else G(n-1-T(n)), where T(n) = {}{from}",
            self.window.most_text()
        )
    }

    /// The law as a period, where at most t coins may ever be taken, and t may be taken from heap a on: the
    /// heaps after those from a − t on in their chains are t + 1 larger. The period is the smallest one,
    /// since t + 1 consecutive heaps have different values, and no heap below a has the value t of heap a.
    pub fn period(&self) -> Option<Period> {
        let (a, t) = self.window.top()?;
        Some(Period::plain(a - t, t.checked_add(1)?))
    }

    /// The nim-value of heap `n`.
    ///
    /// # Errors
    /// The budget is spent.
    pub fn value(&self, n: u64, budget: &mut Budget<'_>) -> Result<NimValue, Stopped> {
        Ok(NimValue(self.window.most(self.first(n, budget)?)))
    }

    /// The move from heap `n` to nim-value `value`: the heap left. All options have different values, so
    /// there is at most one.
    ///
    /// ```
    /// use grundy::{Budget, Heap, NimValue, Ruleset, law::SlidingWindow};
    /// let ruleset = Ruleset::parse("take 1..floor(n/2)").unwrap();
    /// let Some(Heap::Formula(rule)) = ruleset.heap().cloned() else { panic!() };
    /// let law = SlidingWindow::of(&rule).unwrap();
    /// let moves = law.moves(10u64.pow(18), NimValue(0), 9, &mut Budget::default()).unwrap();
    /// assert_eq!(moves.first, [576_460_752_303_423_487]);   // 2^59 - 1
    /// ```
    ///
    /// # Errors
    /// The budget is spent.
    ///
    /// # Cost
    /// That of a value.
    pub fn moves(
        &self,
        n: u64,
        value: NimValue,
        limit: usize,
        budget: &mut Budget<'_>,
    ) -> Result<Moves<u64>, Stopped> {
        let none = Moves { total: 0, first: Vec::new() };
        let most = self.window.most(n);
        if most == 0 || value.0 > most {
            return Ok(none);
        }
        let first = least(0, n, |m| self.window.most(m) >= value.0);
        if first == n {
            return Ok(none);
        }
        let heap = self.last(first, n - 1, budget)?;
        Ok(if heap < n - most {
            none
        } else {
            Moves { total: 1, first: vec![heap].into_iter().take(limit).collect() }
        })
    }
}

/// The smallest number in `low..=high` for which `holds`; it must hold for all larger ones and for `high`.
fn least(low: u64, high: u64, mut holds: impl FnMut(u64) -> bool) -> u64 {
    let (mut low, mut high) = (low, high);
    while low < high {
        let middle = low + (high - low) / 2;
        if holds(middle) { high = middle } else { low = middle + 1 }
    }
    high
}

impl Cited for SlidingWindow {
    const CITATION: &'static str =
        "sliding windows (by induction, the values of the heaps n-T(n) to n are 0 to T(n), each once)";

    fn hypotheses(&self) -> Vec<String> {
        let (most, from) = (self.window.most_text(), self.window.from());
        let below = if from > 0 { format!("; heaps below {from} have no moves") } else { String::new() };
        vec![
            format!("a move takes from 1 to T(n) coins, T(n) = {most}{below}"),
            format!("T(0) = 0, and T(n) grows by 0 or 1 with each coin, for all n: {}", self.window.reason()),
        ]
    }

    fn shows_in_the_form(&self) -> bool {
        true
    }
    fn sections(&self, told: &Told<'_>) -> Vec<Section> {
        explained(told, self)
    }

    fn certificate(&self, _: &Law) -> Result<Statement, String> {
        Ok(Statement::new(Claim::Sliding { sliding: true }, "sliding window"))
    }
}

/// The heaps of the table, and the most steps of an example.
const TABLE_TO: u64 = 15;
const MAX_EXAMPLE_STEPS: usize = 12;
/// The heap of the example.
const EXAMPLE: u64 = 1000;

/// Explains why the law holds.
fn explained(told: &Told<'_>, law: &SlidingWindow) -> Vec<Section> {
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
    let rows: Vec<Vec<String>> = (0..=TABLE_TO).map_while(steps).collect();
    if !rows.is_empty() {
        let head = ["n", "T(n)", "by the law", "G(n) by definition"].map(String::from).to_vec();
        checks.blocks.push(Block::Table(Table { caption: "The first heaps".into(), head, rows }));
    }
    vec![why, checks, example(law)]
}

/// Explains a walk down the heaps of one value.
fn example(law: &SlidingWindow) -> Section {
    let (mut n, mut walk) = (EXAMPLE, vec![format!("G({EXAMPLE})")]);
    let mut end = String::from(" and so on");
    for _ in 0..MAX_EXAMPLE_STEPS {
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
