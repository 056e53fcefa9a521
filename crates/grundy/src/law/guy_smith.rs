//! The theorem of Guy and Smith on periods of take-and-break codes.

use super::Law;
use super::Period;
use super::cited::{Cited, stated};
use super::claim::Statement;
use super::repeat::{Repeat, Repeated};
use super::told::Told;
use crate::document::{Block, Section};
use grundy_rules::code::Code;
use grundy_words::say;
use serde::{Deserialize, Serialize};

/// The parameters of a take-and-break code for the theorem of Guy and Smith.
///
/// Let a move take at most k coins (the place of the last non-zero digit; digits left of the point take none
/// or add some) and leave at most h heaps, each smaller than the original heap. If n₀ ≥ 1 and
///
/// > G(n + p) = G(n) for all n₀ ≤ n < h·(n₀ + m·p′) + k − p,
///
/// then the equation holds for all n ≥ n₀. Here m = 1 if all digits are plain, and m = h if some digit
/// requires the heaps left to be distinct (`!`) or not all equal (`?`). p′ is p times the least common
/// multiple of the numbers of heaps that digits require to be equal (`=`), or p without such digits. A
/// preperiod of 0 is tested separately, with the bound for n₀ = 1.
///
/// ```
/// use grundy::law::{GuySmith, Repeat};
/// // Kayles, 0.77: at most two coins are taken, at most two heaps are left.
/// let kayles = GuySmith { last_place: 2, parts: 2, distinct: false, equal: vec![] };
/// assert_eq!(kayles.last_heap(71, 12), Some(167));
/// // Grundy's game, 4!.0: plainly, heap 11 would "prove" the period 3, and G(13) = 3, G(10) = 0.
/// let plainly = GuySmith { last_place: 0, parts: 2, distinct: false, equal: vec![] };
/// assert_eq!(plainly.last_heap(3, 3), Some(11));
/// assert_eq!(GuySmith { distinct: true, ..plainly }.last_heap(3, 3), Some(17));
/// ```
///
/// A code with repeats `[ ]` or with a digit `*` has no such bounds; do not ask for them.
///
/// # Laws
/// The proof is by induction on N. Let N ≥ h(n₀ + m·p′) + k, let G(i + p) = G(i) for n₀ ≤ i < N − p, and
/// compare the options of heap N with those of heap N − p′. Since k is smaller than both, no move removes
/// either heap.
///
/// * From N: the heaps left have together at least N − k coins, and the largest, b, at least n₀ + m·p′.
///   *Plain digit:* replace b by b − p′. *Distinct heaps:* among b − p′, b − 2p′, … let b − i·p′ be the first
///   that is not among the heaps left; then i ≤ h; replace b − (i − 1)p′ by it. The heaps stay distinct, and
///   because a new number enters, not all equal. *j equal heaps:* each has at least n₀ + p′; reduce each by
///   p′/j, a multiple of p.
/// * From N − p′, similarly: the largest heap has at least n₀ coins; add p′ to it (to one of the largest,
///   which then exceeds all others), or p′/j to each of j equal heaps.
///
/// All changed heaps lie between n₀ and N − 1 and change by multiples of p, so their nim-values stay. Hence
/// G(N) = G(N − p′), which is G(N − p′ − p) = G(N − p) by what is already known.
///
/// # Reference
/// Guy & Smith, The G-values of various games, Proc. Cambridge Philos. Soc. 52 (1956) 514–526, for plain
/// digits and two heaps; Siegel, Combinatorial Game Theory (2013), chapter IV. The factors m and p′ for
/// restricted digits are new here. For digits `=` the hypothesis needs the period p itself over the whole
/// range, not only p′: an odd number of equal heaps moves each by p′/j, which need not be a multiple of p′.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GuySmith {
    /// k: the place of the last non-zero digit; 0 if there is none right of the point.
    pub last_place: u64,
    /// h: the largest number of heaps that a move can leave; less than 1 counts as 1. A larger number is safe
    /// too, and proves later: the literature's bound for octal codes has h = 2, even where no digit splits.
    pub parts: u64,
    /// Whether some digit requires heaps that are distinct (`!`) or not all equal (`?`).
    pub distinct: bool,
    /// The numbers of heaps that some digit requires to be equal (`=`).
    pub equal: Vec<u64>,
}

impl GuySmith {
    /// The parameters of a code; `None` where the theorem does not apply: for repeats, and for digits that
    /// allow any number of heaps.
    pub fn of_code(code: &Code) -> Option<GuySmith> {
        Some(GuySmith {
            last_place: code.last_place()?,
            parts: code.most_heaps()?.into(),
            distinct: code.wants_unequal(),
            equal: code.equal_counts()?.into_iter().map(u64::from).collect(),
        })
    }

    /// The factor by which the digits `=` lengthen the period in the bound.
    pub(crate) fn stretch(&self) -> Option<u64> {
        self.equal.iter().filter(|&&j| j > 1).try_fold(1u64, |lcm, &j| (lcm / gcd(lcm, j)).checked_mul(j))
    }

    pub(crate) fn heaps(&self) -> u64 {
        self.equal.iter().copied().fold(self.parts.max(1), u64::max)
    }

    pub(crate) fn shifts(&self) -> u64 {
        if self.distinct { self.heaps() } else { 1 }
    }
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

impl Repeat for GuySmith {
    fn last_heap(&self, preperiod: u64, period: u64) -> Option<u64> {
        let shift = period.checked_mul(self.stretch()?)?.checked_mul(self.shifts())?;
        let largest = preperiod.max(1).checked_add(shift)?;
        largest.checked_mul(self.heaps())?.checked_add(self.last_place)?.checked_sub(1)
    }

    fn reference(&self) -> String {
        let mut text = String::from(Repeated::<GuySmith>::CITATION);
        if self.heaps() > 2 {
            text += ", for moves that leave more than two heaps";
        }
        if self.distinct {
            text += "; with the bound for digits ! and ?";
        }
        if self.stretch() != Some(1) {
            text += "; with the bound for digits =";
        }
        text
    }

    fn hypotheses(&self, n0: u64, p: u64) -> Vec<String> {
        let last = self.last_heap(n0, p).unwrap_or(u64::MAX);
        let (h, k) = (self.heaps(), self.last_place);
        let mut lines = vec![
            say!("checked-takes-and-leaves", coins = k, heaps = h),
            say!("checked-repeats-to", period = p, from = n0, last = last.saturating_sub(p)),
        ];
        if self.distinct {
            lines.push(say!("checked-heaps-differ", shifts = h));
        }
        if let Some(stretch) = self.stretch().filter(|&stretch| stretch > 1) {
            lines.push(say!("checked-heaps-equal", times = stretch));
        }
        lines
    }
}

impl Cited for Repeated<GuySmith> {
    const CITATION: &'static str = "Guy & Smith 1956, The G-values of various games";

    fn reference(&self) -> String {
        self.theorem.reference()
    }

    fn hypotheses(&self) -> Vec<String> {
        self.theorem.hypotheses(self.period.preperiod, self.period.period)
    }
    fn sections(&self, told: &Told<'_>) -> Vec<Section> {
        explained(told, self)
    }

    fn certificate(&self, law: &Law) -> Result<Statement, String> {
        let last = self.theorem.last_heap(self.period.preperiod, self.period.period);
        let windows = last.is_none_or(|last| last >= BY_DEFINITION_BELOW);
        stated(law, "guy-smith").map(|statement| Statement { windows, ..statement })
    }
}

/// The most values that are found by definition without choosing a faster engine.
const BY_DEFINITION_BELOW: u64 = 20_000;

/// Explains why a period that lasts long enough never ends.
fn explained(told: &Told<'_>, proof: &Repeated<GuySmith>) -> Vec<Section> {
    let (theorem, Period { preperiod: n0, period: p, .. }) = (&proof.theorem, proof.period);
    let (k, h, m) = (theorem.last_place, theorem.heaps(), theorem.shifts());
    let stretch = theorem.stretch().unwrap_or(1);
    let Some(last) = theorem.last_heap(n0, p) else { return vec![told.checked()] };
    let from = n0.max(1);
    let (big, step) = (from + m * p * stretch, p * stretch);
    let end = last - p;
    let step_is = if stretch == 1 { step.to_string() } else { format!("{step} = {stretch}*{p}") };
    let mut why = Section::of(
        say!("heading-why-finite"),
        [
            say!("proof-guy-smith-moves", rule = told.rule(), coins = k, heaps = h),
            say!(
                "proof-guy-smith-theorem",
                period = p,
                from = from,
                end = end,
                last = last,
                heaps = h,
                big = big,
                coins = k,
                step = step
            ),
            say!("proof-guy-smith-compare", coins = k, last = last, step = step_is),
        ],
    );
    for sentence in moves(theorem, from, big, step) {
        why = why.with(Block::Paragraph(sentence));
    }
    why = why.with(Block::Paragraph(match stretch {
        1 => say!("proof-guy-smith-so", step = step, period = p),
        _ => say!("proof-guy-smith-so-on", step = step, period = p),
    }));
    let count = end - n0 + 1;
    let checked =
        say!("proof-guy-smith-checked", count = count, last = last, period = p, from = n0, end = end);
    let checked = if n0 == 0 { say!("proof-guy-smith-zero", checked = checked) } else { checked };
    let mut checks = Section::of(say!("heading-checked"), [checked]);
    checks.blocks.extend(told.table());
    vec![why, checks]
}

/// Explains the exchange of moves in both directions.
fn moves(theorem: &GuySmith, from: u64, big: u64, step: u64) -> Vec<String> {
    let (k, h) = (theorem.last_place, theorem.heaps());
    let mut text = vec![match h {
        1 => say!("proof-guy-smith-one-heap", step = step, coins = k, big = big, from = from),
        _ => say!("proof-guy-smith-heaps", step = step, coins = k, heaps = h, big = big, from = from),
    }];
    if theorem.distinct {
        text.push(say!("proof-guy-smith-distinct", step = step, heaps = h, others = h - 1, from = from));
    }
    let equal = theorem.equal.iter().filter(|&&j| j > 1).map(u64::to_string);
    let equal = equal.reduce(|first, second| say!("proof-guy-smith-or", first = first, second = second));
    let said = |whether: bool| if whether { "yes" } else { "no" };
    let (distinct, alike) = (said(theorem.distinct), said(equal.is_some()));
    text.extend(equal.map(|numbers| say!("proof-guy-smith-equal", numbers = numbers, step = step)));
    text.push(say!("proof-guy-smith-back", from = from, step = step, distinct = distinct, equal = alike));
    text
}
