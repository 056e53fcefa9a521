//! The theorem of Guy and Smith on periods of take-and-break codes.

use super::Law;
use super::Period;
use super::cited::{Cited, stated};
use super::claim::Statement;
use super::repeat::{Repeat, Repeated};
use super::told::{Told, count};
use crate::document::{Block, Section};
use grundy_rules::code::Code;
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
            format!("a move takes at most {k} coins and leaves at most {h} heaps"),
            format!("G(n+{p}) = G(n) for {n0} <= n <= {}", last.saturating_sub(p)),
        ];
        if self.distinct {
            lines.push(format!("heaps must differ: the bound counts {h} shifts of the period"));
        }
        if let Some(stretch) = self.stretch().filter(|&stretch| stretch > 1) {
            lines.push(format!("heaps must be equal: the bound counts {stretch} times the period"));
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
    let step_is = if stretch == 1 { String::new() } else { format!(" = {stretch}*{p}") };
    let mut why = Section::of(
        "Why finitely many checks are enough",
        [
            format!(
                "A move of {} takes at most {} from a heap (the last digit that is not 0 stands at place k = {k}) and leaves at most {}, each \
                 smaller than the one that was there.",
                told.rule(),
                count(k, "coin"),
                count(h, "heap")
            ),
            format!(
                "The theorem: if G(n+{p}) = G(n) for all n from {from} to {end}, then for all n from {from} on. The reason is that a heap N \
                 above {last} = {h}*{big} + {k} - 1 is so large that each move leaves a large heap, and a large heap can be made {step} \
                 smaller without changing its value."
            ),
            format!(
                "So let N be larger than {last}, and suppose that the equation holds for all smaller numbers, that is, wherever both of its \
                 heaps are below N. We compare the options of N with those of N-{step}{step_is}. (Neither heap can be taken whole, since both have \
                 more than {}.)",
                count(k, "coin")
            ),
        ],
    );
    for sentence in moves(theorem, from, big, step) {
        why = why.with(Block::Paragraph(sentence));
    }
    let so = if stretch == 1 {
        format!("So the options of N and of N-{step} have the same values, and G(N) = G(N-{p}).")
    } else {
        format!(
            "So the options of N and of N-{step} have the same values, and G(N) = G(N-{step}). By what is known of smaller heaps that is \
             G(N-{step}+{p}), and so on up to G(N-{p})."
        )
    };
    why = why.with(Block::Paragraph(format!(
        "{so} Now the equation is known up to N, and the same argument works for N+1, without an end."
    )));
    let zero =
        if n0 == 0 { " Heap 0 is not spoken of in the theorem: there G was compared, too." } else { "" };
    let mut checks = Section::of(
        "What was checked",
        [format!(
            "The heaps 0 to {last} were valued by definition, and G(n+{p}) = G(n) was found true for n = {n0} to {end}: {}.{zero}",
            count(end - n0 + 1, "equation")
        )],
    );
    checks.blocks.extend(told.table());
    vec![why, checks]
}

/// Explains the exchange of moves in both directions.
fn moves(theorem: &GuySmith, from: u64, big: u64, step: u64) -> Vec<String> {
    let (k, h) = (theorem.last_place, theorem.heaps());
    let large = match h {
        1 => format!("leaves one heap of N-{k} coins or more, so its heap b has {big} coins or more"),
        _ => format!(
            "leaves heaps of together N-{k} coins or more, which is {h}*{big} or more; so the largest of these at most {h} heaps, b, has {big} \
             coins or more"
        ),
    };
    let mut text = vec![format!(
        "Each move from N has a partner from N-{step}. A move from N {large}. Play the same move with b-{step} in place of b: it is a move from \
         N-{step}, by the same digit. As b-{step} is {from} or more, G(b-{step}) = G(b), and what is left has the same value."
    )];
    if theorem.distinct {
        text.push(format!(
            "But where a digit asks for heaps that are different (or not all equal), b-{step} may be among the heaps left already. Of the {h} numbers \
             b-i*{step}, for i = 1 to {h}, at most {} can be among the other heaps left; take the first that is not. It is {from} or more, \
             and b-(i-1)*{step} is among those left. Replace that one by b-i*{step}, which is {step} less and a new number: the heaps stay \
             different, and the values are the same.",
            h - 1
        ));
    }
    let equal: Vec<String> = theorem.equal.iter().filter(|&&j| j > 1).map(u64::to_string).collect();
    if !equal.is_empty() {
        text.push(format!(
            "Where a digit asks for j equal heaps (here j is {}), each of them is so large, and each is made {step}/j smaller. That is a whole number \
             of periods, so again the values are the same.",
            equal.join(" or ")
        ));
    }
    let different = match theorem.distinct {
        true => " (It is then larger than all others, so the heaps stay different.)",
        false => "",
    };
    let alike =
        if equal.is_empty() { "" } else { " (Of j equal heaps each is made larger by the j-th part of it.)" };
    text.push(format!(
        "The other way round it is easier. A move from N-{step} leaves a largest heap of {} or more; make it {step} larger, and it is a \
         move from N that leaves the same value.{different}{alike} All heaps that were changed are {from} or more and below N, where the \
         equation is known.",
        count(from, "coin")
    ));
    text
}
