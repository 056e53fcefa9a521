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
use grundy_words::say;

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
            Some(2) => say!("law-window-halves"),
            Some(c) => say!("law-window-quotient", divisor = c),
            None => self.general_sentence(),
        }
    }

    /// The law as a sentence, in the form of the theorem.
    pub fn general_sentence(&self) -> String {
        let most = self.window.most_text();
        match self.window.from() {
            0 => say!("law-window", most = most),
            from => say!("law-window-from", most = most, from = from),
        }
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
        let moves = match from {
            0 => say!("checked-window-moves", most = most),
            from => say!("checked-window-moves-from", most = most, from = from),
        };
        vec![moves, say!("checked-window-grows", growth = self.window.reason())]
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
        say!("heading-why-for-all"),
        [
            say!("proof-window-options", most = most),
            say!("proof-window-claim"),
            say!("proof-window-grows"),
            say!("proof-window-slides"),
            say!("proof-window-end"),
        ],
    );
    let checked = say!("proof-window-checked", growth = law.window().reason());
    let mut checks = Section::of(say!("heading-checked"), [checked]);
    let steps = |n: u64| {
        let (now, then) = (law.window().most(n), n.checked_sub(1).map(|n| law.window().most(n)));
        let how = match then {
            None => say!("proof-window-no-move"),
            Some(then) if now > then => say!("proof-window-top-grows", now = now),
            Some(_) => format!("G({})", n - 1 - now),
        };
        Some(vec![n.to_string(), now.to_string(), how, told.value(n)?.to_string()])
    };
    let rows: Vec<Vec<String>> = (0..=TABLE_TO).map_while(steps).collect();
    if !rows.is_empty() {
        let by_law = [say!("proof-window-by-law"), say!("proof-window-by-definition")];
        let head = ["n", "T(n)"].map(String::from).into_iter().chain(by_law).collect();
        let caption = say!("proof-window-first-heaps");
        checks.blocks.push(Block::Table(Table { caption, head, rows }));
    }
    vec![why, checks, example(law)]
}

/// Explains a walk down the heaps of one value.
fn example(law: &SlidingWindow) -> Section {
    let (mut n, mut walk) = (EXAMPLE, vec![format!("G({EXAMPLE})")]);
    let mut grew = None;
    for _ in 0..MAX_EXAMPLE_STEPS {
        let most = law.window().most(n);
        if n == 0 {
            break;
        }
        if most > law.window().most(n - 1) {
            grew = Some(most);
            break;
        }
        n -= 1 + most;
        walk.push(format!("G({n})"));
    }
    let walk = walk.join(" = ");
    let text = match grew {
        Some(most) => say!(
            "proof-window-walk-grows",
            walk = walk,
            most = most,
            heap = n,
            below = n - 1,
            less = most - 1
        ),
        None if n == 0 => say!("proof-window-walk", walk = format!("{walk} = 0")),
        None => {
            let value = law.value(EXAMPLE, &mut grundy_rules::Budget::default()).map_or(0, |value| value.0);
            say!("proof-window-walk-on", walk = walk, value = value)
        }
    };
    Section::of(say!("heading-example"), [text])
}
